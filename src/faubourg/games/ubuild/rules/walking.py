"""Chapters 3 and 10: how a pawn walks (UB-3a, UB-3f, UB-3g, UB-10c). The frame of a landing: the space where the move
ends, how the pawn comes there, and the steps it has still to go."""

from mypy_extensions import i64

from faubourg.core.bits import bit
from faubourg.games.estate import debts, money
from faubourg.games.estate.districts import BANK
from faubourg.games.ubuild.numbering import ARRIVAL_IDS, Arrival, Frame, Sort, Step
from faubourg.games.ubuild.rules import landmarks
from faubourg.games.ubuild.state import UBuild

# The frame


def goal(state: UBuild) -> i64:
    """The space where the move ends."""
    return state.frames.a()


def district(state: UBuild) -> i64:
    """The district where the move ends; below zero elsewhere."""
    return state.layout.districts[state.frames.a()]


def arrival(state: UBuild) -> i64:
    return state.frames.b()


def steps_left(state: UBuild) -> i64:
    return state.frames.c()


# Setting out


def advance(state: UBuild, steps: i64, arrival: i64) -> None:
    """UB-3a Clockwise; UB-2g a railroad counts as no step."""
    spaces: i64 = state.layout.spaces
    end: i64 = (state.places[state.turn] + steps) % spaces
    state.frames.push(Frame.LANDING, Step.WALK, end, arrival, steps)


def advance_to(state: UBuild, space: i64) -> None:
    """UB-10c By a card, to the next such space clockwise."""
    spaces: i64 = state.layout.spaces
    advance(state, (space - state.places[state.turn] + spaces) % spaces, Arrival.CARD)


def retreat(state: UBuild, steps: i64) -> None:
    """UB-10.12 Backwards."""
    spaces: i64 = state.layout.spaces
    end: i64 = (state.places[state.turn] - steps + spaces) % spaces
    state.frames.push(Frame.LANDING, Step.WALK, end, Arrival.BACK, steps)


# Walking


def walk(state: UBuild) -> None:
    """As far as the next open bridge that is crossed, or to the end."""
    seat: i64 = state.turn
    spaces: i64 = state.layout.spaces
    start: i64 = state.places[seat]
    place: i64 = start
    left: i64 = steps_left(state)
    is_back = arrival(state) == Arrival.BACK
    while left > 0:
        left -= 1
        if is_back:
            place = place - 1 if place > 0 else spaces - 1
        else:
            place += 1
            if place == spaces:
                place = 0
                # UB-3g Passing or landing on GO pays; moves backwards do not.
                arrive(state, start, place)
                start = place
                pay_salary(state, seat)
        # UB-3f Crossing an open bridge, not landing on it.
        if (state.bridges >> place) & 1 and left > 0:
            break
    arrive(state, start, place)
    state.frames.set_c(left)
    if left > 0:
        # UB-3f The toll is due when the bridge is met: unpaid, it stops the move.
        state.frames.set_step(Step.CROSS)
        pay_toll(state, seat, "UB-3f")
    else:
        state.frames.set_step(Step.SPACE)


def arrive(state: UBuild, start: i64, place: i64) -> None:
    """The pawn has come so far without anything to settle."""
    seat: i64 = state.turn
    state.places[seat] = place
    if state.telling and start != place:
        particulars: dict[str, object] = {"seat": int(seat), "from": int(start), "to": int(place)}
        by: i64 = arrival(state)
        clause = "UB-3a" if by == Arrival.DICE else "UB-10c"
        state.tell("moved", clause, particulars | {"by": ARRIVAL_IDS[by]})


def pay_salary(state: UBuild, seat: i64) -> None:
    # UB-3g, UB-5g
    amount: i64 = landmarks.salary(state, seat)
    money.receive(state, seat, amount)
    if state.telling:
        clause = "UB-5g" if landmarks.has_stadium(state, seat) else "UB-3g"
        state.tell("salary-paid", clause, {"seat": int(seat), "amount": int(amount)})


# Bridges


def pay_toll(state: UBuild, seat: i64, clause: str) -> None:
    amount: i64 = state.figures.toll
    paid = debts.charge(state, seat, BANK, amount)
    if paid and state.telling:
        particulars: dict[str, object] = {"seat": int(seat), "space": int(state.places[seat])}
        state.tell("toll-paid", clause, particulars | {"amount": int(amount)})


def turn_bridge(state: UBuild, clause: str) -> None:
    """The bridge under the pawn is closed if it is open, and opened if it is closed."""
    seat: i64 = state.turn
    space: i64 = state.places[seat]
    state.bridges ^= bit(space)
    if state.telling:
        kind = "bridge-opened" if (state.bridges >> space) & 1 else "bridge-closed"
        state.tell(kind, clause, {"seat": int(seat), "space": int(space)})


def crossing_fits(state: UBuild) -> bool:
    """Whether the pawn can wait for a toll here, with so far to go."""
    layout = state.layout
    left: i64 = steps_left(state)
    place: i64 = state.places[state.turn]
    if not 0 < left < layout.spaces or layout.sorts[place] != Sort.BRIDGE or (state.bridges >> place) & 1 == 0:
        return False
    ahead: i64 = layout.spaces - left if arrival(state) == Arrival.BACK else left
    return (place + ahead) % layout.spaces == goal(state)
