"""Chapter 4: squares (CI-4a to CI-4i). A landing goes from step to step until its square is settled."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from faubourg.core.actions import Actions
from faubourg.core.actors import NATURE
from faubourg.core.state import FINE
from faubourg.games.city.numbering import (
    BANK,
    BUY,
    CALL,
    DECLINE,
    DISTRICT_AT,
    DISTRICT_IDS,
    DODGE,
    NO_DISTRICT,
    PASS,
    SORT_OF,
    SQUARE_OF,
    SQUARES,
    TAX_DODGE,
    TAXI,
    USE_TAXI,
    Arrival,
    Frame,
    Sort,
    Step,
)
from faubourg.games.city.refusals import TOO_DEAR
from faubourg.games.city.rules import auction, building, chance, debt, jail, money, owners, permits, rent, turn

if TYPE_CHECKING:
    from faubourg.games.city.state import City


def go_on_landing(state: "City") -> bool:
    """Whether the landing asks somebody."""
    frames = state.frames
    step: i64 = frames.step()
    state.actor = state.turn
    if step == Step.TAXI:
        # CI-13.19 On landing by dice or card, before obeying.
        if state.held[state.turn] & TAXI:
            return True
        end_move(state, 0)
    elif step == Step.SQUARE:
        obey(state)
    elif step == Step.DRAW:
        state.actor = NATURE
        return True
    elif step == Step.CALL:
        return asks(state, state.unowned != 0, "CI-4d")
    elif step == Step.PERMIT:
        return asks(state, permits.can_use_permit(state, state.turn, frames.a()), "CI-8a")
    elif step == Step.JUMP:
        if building.can_travel(state):
            return True
        frames.pop()
    elif step == Step.LANDED:
        frames.pop()
    else:
        return True
    return False


def asks(state: "City", is_possible: bool, clause: str) -> bool:
    """What cannot be done is not asked."""
    if not is_possible:
        state.frames.set_step(Step.LANDED)
        if state.telling:
            state.tell("nothing-to-do", clause, {"seat": int(state.turn)})
    return is_possible


def obey(state: "City") -> None:
    """CI-3b Do what the square says."""
    frames = state.frames
    sort: i64 = SORT_OF[frames.a()]
    frames.set_step(Step.LANDED)
    if sort == Sort.DISTRICT:
        obey_district(state, DISTRICT_AT[frames.a()])
    elif sort == Sort.CHANCE:
        # CI-4g
        frames.set_step(Step.DRAW)
    elif sort == Sort.TAX:
        obey_tax(state)
    elif sort == Sort.PERMIT:
        # CI-4f
        frames.set_step(Step.PERMIT)
    elif sort == Sort.AUCTION:
        # CI-4d
        frames.set_step(Step.CALL)
    elif sort == Sort.PARKING:
        # CI-4h
        rent.take_dodge(state, state.turn)
    elif sort == Sort.ARREST:
        # CI-4i
        jail.arrest(state)


def obey_district(state: "City", district: i64) -> None:
    frames = state.frames
    seat: i64 = state.turn
    # CI-4c On one's own nothing is due, but a railroad may be used.
    frames.set_step(Step.JUMP)
    if (state.unowned >> district) & 1:
        # CI-4a
        frames.set_step(Step.BUY)
        return
    owner: i64 = owners.owner_of(state, district)
    if owner == seat:
        return
    # CI-4b Rent, unless mortgaged.
    if (state.mortgaged >> district) & 1:
        if state.telling:
            particulars: dict[str, object] = {"seat": int(seat), "district": DISTRICT_IDS[district]}
            state.tell("no-rent", "CI-10c", particulars | {"owner": int(owner)})
        return
    amount: i64 = rent.rent_due(state, district, owner)
    # CI-11f Its holder may refuse a rent.
    if state.held[seat] & DODGE:
        frames.set_step(Step.RENT)
        frames.set_c(amount)
        return
    rent.collect_rent(state, district, amount)


def obey_tax(state: "City") -> None:
    seat: i64 = state.turn
    # CI-4e Only if one owns an industrial block.
    if not has_industry(state, seat):
        if state.telling:
            state.tell("no-tax", "CI-4e", {"seat": int(seat)})
        return
    # CI-13.20
    if state.held[seat] & TAX_DODGE:
        state.frames.set_step(Step.TAX)
        state.frames.set_c(state.figures.tax)
        return
    pay_tax(state)


def has_industry(state: "City", seat: i64) -> bool:
    """CI-10c Blocks of mortgaged districts count, too."""
    left: i64 = state.owned[seat]
    district: i64 = 0
    while left:
        if left & 1 and state.industrial[district]:
            return True
        left >>= 1
        district += 1
    return False


def pay_tax(state: "City") -> None:
    # CI-4e
    paid = debt.charge(state, state.turn, BANK, state.figures.tax)
    if paid and state.telling:
        state.tell("tax-paid", "CI-4e", {"seat": int(state.turn), "amount": int(state.figures.tax)})


# What is asked


def refusal_buy(state: "City", seat: i64) -> i64:
    # CI-4a At the printed price.
    return FINE if state.figures.prices[DISTRICT_AT[state.frames.a()]] <= state.cash[seat] else TOO_DEAR


def fill_buy(state: "City", actions: Actions, seat: i64) -> None:
    if refusal_buy(state, seat) == FINE:
        actions.add(BUY)
    actions.add(DECLINE)
    turn.fill_extras(state, actions, seat)


def fill_call(state: "City", actions: Actions, seat: i64) -> None:
    # CI-4d One may, and need not.
    actions.add(PASS)
    actions.add_bits(state.unowned, CALL)
    turn.fill_extras(state, actions, seat)


def fill_taxi(state: "City", actions: Actions) -> None:
    actions.add(PASS)
    for way in range(4):
        actions.add(USE_TAXI + way)


def buy(state: "City", seat: i64) -> None:
    # CI-4a
    district: i64 = DISTRICT_AT[state.frames.a()]
    price: i64 = state.figures.prices[district]
    state.frames.set_step(Step.JUMP)
    money.pay_bank(state, seat, price)
    owners.give_title(state, district, seat)
    if state.telling:
        particulars: dict[str, object] = {"seat": int(seat), "district": DISTRICT_IDS[district]}
        state.tell("district-bought", "CI-4a", particulars | {"amount": int(price)})


def decline(state: "City", seat: i64) -> None:
    # CI-4a Or it must be auctioned.
    district: i64 = DISTRICT_AT[state.frames.a()]
    state.frames.set_step(Step.JUMP)
    if state.telling:
        state.tell("district-declined", "CI-4a", {"seat": int(seat), "district": DISTRICT_IDS[district]})
    auction.call(state, district, seat)


def end_charge(state: "City") -> i64:
    """The rent or tax that was asked for is settled one way or the other; how much it was."""
    frames = state.frames
    amount: i64 = frames.c()
    frames.set_c(0)
    frames.set_step(Step.JUMP if frames.step() == Step.RENT else Step.LANDED)
    return amount


def pay_charge(state: "City") -> None:
    """Rent or tax, though a card could refuse it."""
    amount: i64 = end_charge(state)
    district: i64 = DISTRICT_AT[state.frames.a()]
    if district == NO_DISTRICT:
        pay_tax(state)
    else:
        rent.collect_rent(state, district, amount)


def use_dodge(state: "City") -> None:
    """A card refuses the rent or tax that is asked for, or that is an open debt."""
    frames = state.frames
    amount: i64 = frames.b()
    creditor: i64 = frames.c()
    is_owed = frames.kind() == Frame.DEBT
    if is_owed:
        frames.pop()
    else:
        amount = end_charge(state)
    district: i64 = DISTRICT_AT[frames.a()]
    if district != NO_DISTRICT:
        # CI-11f
        rent.refuse_rent(state, district, amount, creditor if is_owed else owners.owner_of(state, district))
        return
    # CI-13.20
    chance.put_back(state, state.turn, 3)
    if state.telling:
        state.tell("tax-refused", "CI-13.20", {"seat": int(state.turn), "amount": int(amount)})


def taxi_steps(way: i64) -> i64:
    """CI-13.19 One or two squares either way."""
    return way - 2 if way < 2 else way - 1


def take_taxi(state: "City", way: i64) -> None:
    frames = state.frames
    seat: i64 = state.turn
    steps: i64 = taxi_steps(way)
    chance.put_back(state, seat, 2)
    if state.telling:
        state.tell("card-used", "CI-13.19", {"seat": int(seat), "card": "chance19"})
    # The first square is ignored, the new one is a landing; and no second taxi.
    turn.move_pawn(state, (state.places[seat] + steps + SQUARES) % SQUARES, Arrival.TAXI, "CI-13.19")
    end_move(state, steps)
    frames.set_a(state.places[seat])
    frames.set_b(Arrival.TAXI)


def is_salary_due(state: "City", steps: i64) -> bool:
    """CI-3a, CI-13.19 Whether the steps forwards of a move, less those backwards, reach or pass GO from where it began,
    if so many more are made."""
    return state.frames.c() * SQUARES + state.frames.a() + steps >= SQUARES


def end_move(state: "City", steps: i64) -> None:
    """CI-13.19 The taxi has been used, for so many steps, or not: roll or card and taxi were one move."""
    is_due = is_salary_due(state, steps)
    state.frames.set_c(0)
    state.frames.set_step(Step.SQUARE)
    if is_due:
        turn.pay_salary(state, state.turn)


def jump(state: "City", district: i64) -> None:
    # CI-6g Clockwise, so it pays the salary when it passes GO; and it is not a landing.
    frames = state.frames
    seat: i64 = state.turn
    start: i64 = state.places[seat]
    turn.move_pawn(state, SQUARE_OF[district], Arrival.JUMP, "CI-6g")
    if state.places[seat] < start:
        turn.pay_salary(state, seat)
    frames.set_step(Step.SQUARE)
    frames.set_a(state.places[seat])
    frames.set_b(Arrival.JUMP)


def pass_by(state: "City") -> None:
    """What one may and does not."""
    frames = state.frames
    if frames.step() == Step.TAXI:
        end_move(state, 0)
    else:
        frames.set_step(Step.LANDED)


def place_by_permit(state: "City", kind: i64, district: i64) -> None:
    # CI-8a
    state.frames.set_step(Step.LANDED)
    permits.place(state, kind, district, "CI-8a")
