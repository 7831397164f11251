"""Chapter 3: a turn (CI-3a to CI-3e), and how it passes on."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from faubourg.core.actions import Actions
from faubourg.core.actors import NATURE
from faubourg.core.state import FINE
from faubourg.games.city.numbering import (
    ARRIVAL_IDS,
    BAIL,
    BUILD,
    DICE,
    DONE,
    HIGHER_DIE,
    JAIL_CARD,
    LOWER_DIE,
    ROLL,
    SQUARES,
    THROWS,
    Arrival,
    Frame,
    Step,
    Unit,
)
from faubourg.games.city.rules import building, deal, debt, ending, jail, landmarks, money, permits
from faubourg.games.estate.bidding import next_of

if TYPE_CHECKING:
    from faubourg.games.city.state import City


def begin(state: "City", seat: i64) -> None:
    """The turn of a seat begins."""
    frames = state.frames
    state.turns += 1
    state.turn = seat
    frames.set_step(Step.ROLL)
    frames.set_a(seat)
    frames.set_b(0)
    frames.set_c(Unit.UNPRESSED)
    deal.forget_offers(state)


def go_on_turn(state: "City") -> bool:
    """Whether the turn asks somebody."""
    step: i64 = state.frames.step()
    if step in (Step.ROLL, Step.ACT, Step.FINE):
        state.actor = state.turn
        return True
    if step == Step.END:
        end(state)
        return False
    if step == Step.LEAVE:
        # CI-12c The fine is settled: one moves by that roll.
        jail.leave(state, state.turn)
        state.frames.set_step(Step.ACT)
        advance(state, state.low_die + state.high_die, Arrival.DICE, "CI-3a")
        return False
    state.actor = NATURE
    return True


# Rolling and moving


def fill_roll(state: "City", actions: Actions, seat: i64) -> None:
    actions.add(ROLL)
    if state.jail[seat]:
        # CI-12c
        if jail.refusal_bail(state, seat) == FINE:
            actions.add(BAIL)
        if jail.refusal_card(state, seat) == FINE:
            actions.add(JAIL_CARD)
    fill_extras(state, actions, seat)


def roll(state: "City") -> None:
    state.frames.set_step(Step.DICE)


def fill_dice(state: "City", actions: Actions) -> None:
    # CI-3a Two dice: a double is half as likely as two different numbers.
    for throw in range(THROWS):
        actions.add_weighted(DICE + throw, 1 if LOWER_DIE[throw] == HIGHER_DIE[throw] else 2)


def throw_dice(state: "City", throw: i64) -> None:
    """Nature throws."""
    frames = state.frames
    seat: i64 = state.turn
    state.low_die = LOWER_DIE[throw]
    state.high_die = HIGHER_DIE[throw]
    is_double = state.low_die == state.high_die
    if state.telling:
        dice = [int(state.low_die), int(state.high_die)]
        state.tell("dice-rolled", "CI-3a", {"seat": int(seat), "dice": dice, "double": is_double})
    frames.set_c(Unit.UNPRESSED)
    if state.jail[seat]:
        if not is_double:
            jail.fail(state, seat)
            return
        # CI-12c A double moves you out by it, with no further roll.
        jail.leave(state, seat)
    elif is_double:
        # CI-3d The third double in a row sends to jail instead of moving.
        if frames.b() == 2:
            jail.arrest(state)
            return
        frames.set_b(frames.b() + 1)
    else:
        frames.set_b(0)
    frames.set_step(Step.ACT)
    advance(state, state.low_die + state.high_die, Arrival.DICE, "CI-3a")


def advance(state: "City", steps: i64, arrival: i64, clause: str) -> None:
    """CI-3a Clockwise; then a landing, with the salary when GO is passed or reached."""
    seat: i64 = state.turn
    end: i64 = state.places[seat] + steps
    move_pawn(state, end % SQUARES, arrival, clause)
    state.frames.push(Frame.LANDING, Step.TAXI, state.places[seat], arrival, end // SQUARES)


def retreat(state: "City", steps: i64, arrival: i64, clause: str) -> None:
    """CI-3a Backwards, never with a salary; then a landing."""
    seat: i64 = state.turn
    end: i64 = state.places[seat] - steps
    move_pawn(state, (end + SQUARES) % SQUARES, arrival, clause)
    state.frames.push(Frame.LANDING, Step.TAXI, state.places[seat], arrival, -1 if end < 0 else 0)


def move_pawn(state: "City", square: i64, arrival: i64, clause: str) -> None:
    seat: i64 = state.turn
    start: i64 = state.places[seat]
    state.places[seat] = square
    if state.telling:
        particulars: dict[str, object] = {"seat": int(seat), "from": int(start), "to": int(square)}
        state.tell("moved", clause, particulars | {"by": ARRIVAL_IDS[arrival]})


def pay_salary(state: "City", seat: i64) -> None:
    # CI-3a, CI-9f
    amount: i64 = landmarks.salary(state, seat)
    money.receive(state, seat, amount)
    if state.telling:
        clause = "CI-3a" if amount == state.figures.salary else "CI-9f"
        state.tell("salary-paid", clause, {"seat": int(seat), "amount": int(amount)})


# Acting


def is_free(state: "City", seat: i64) -> bool:
    """CI-3e A point of the seat's own turn at which nothing is owed and no auction, offer or card choice is open."""
    if seat != state.turn:
        return False
    kind: i64 = state.frames.kind()
    step: i64 = state.frames.step()
    if kind == Frame.TURN:
        return step in (Step.ROLL, Step.ACT)
    return kind == Frame.LANDING and step in (Step.BUY, Step.CALL, Step.PERMIT, Step.JUMP)


def fill_extras(state: "City", actions: Actions, seat: i64) -> None:
    # CI-3e Hazards removed, stadiums, skyscrapers and the tower bought, mortgages lifted.
    permits.fill_remove(state, actions, seat)
    landmarks.fill_landmarks(state, actions, seat)
    debt.fill_lift(state, actions, seat)


def fill_act(state: "City", actions: Actions, seat: i64) -> None:
    # CI-3c Build, if you like; CI-12b in jail, too.
    if building.refusal_press(state) == FINE:
        actions.add(BUILD)
    actions.add(DONE)
    building.fill_unit(state, actions, seat)
    fill_extras(state, actions, seat)


def finish_roll(state: "City") -> None:
    """CI-3d After a double one rolls again; else the turn is over."""
    state.frames.set_step(Step.ROLL if state.frames.b() else Step.END)
    state.frames.set_c(Unit.UNPRESSED)


# Passing on


def end(state: "City") -> None:
    following: i64 = next_of(state.playing, state.turn, state.seats)
    # CI-1e Time is up, and this turn has been played out.
    if state.time_up:
        state.frames.push(Frame.QUESTION, Step.ASK, following)
        return
    if ending.is_new_round(state, following) and ending.end_round(state):
        return
    # CI-1d Clockwise.
    if state.telling:
        state.tell("turn-passed", "CI-1d", {"seat": int(following)})
    begin(state, following)
