"""Chapters 4 and 11: the rent or tax of a landing, and the cards that refuse it (CI-4b, CI-4e, CI-11f, CI-13.20)."""

from mypy_extensions import i64

from faubourg.games.city.numbering import DODGE, NO_DISTRICT, SORT_OF, TAX_DODGE, USE_DODGE, Sort, Step
from faubourg.games.city.rules import kept, landing
from faubourg.games.city.state import City
from faubourg.games.estate import buying, debts, money, owners, rent
from faubourg.games.estate.bids import STEP
from faubourg.games.estate.districts import BANK, DISTRICT_IDS

# Rent


def owe_rent(state: City, district: i64, owner: i64) -> None:
    """CI-4b Rent, unless mortgaged."""
    seat: i64 = state.turn
    if buying.is_free_of_rent(state, district, owner, "CI-10c"):
        return
    amount: i64 = rent.rent_due(state, district, owner)
    # CI-11f Its holder may refuse a rent.
    if state.held[seat] & DODGE:
        state.frames.set_step(Step.RENT)
        landing.set_due(state, amount)
        return
    collect_rent(state, district, amount)


def collect_rent(state: City, district: i64, amount: i64) -> None:
    """CI-4b The player of the turn owes rent for the district."""
    clause = "CI-11a" if rent.blocks_counted(state, district) == 0 else "CI-11b"
    buying.collect(state, district, owners.owner_of(state, district), amount, clause)


def refuse_rent(state: City, district: i64, amount: i64, owner: i64) -> None:
    # CI-11f The dodge refuses one rent, and returns to Free Parking. While it is owed the district may change hands.
    state.held[state.turn] &= ~DODGE
    buying.tell_rent(state, "rent-refused", "CI-11f", district, owner, amount)


def take_dodge(state: City, seat: i64) -> None:
    # CI-11f, CI-4h Whoever lands on Free Parking takes it, from the holder too.
    holder: i64 = BANK
    for other in range(state.seats):
        if state.held[other] & DODGE:
            holder = other
            state.held[other] &= ~DODGE
    state.held[seat] |= DODGE
    if state.telling:
        state.tell("dodge-taken", "CI-4h", {"seat": int(seat), "holder": int(holder)})


# Tax


def owe_tax(state: City) -> None:
    seat: i64 = state.turn
    # CI-4e Only if one owns an industrial block.
    if not has_industry(state, seat):
        state.tell_seat("no-tax", "CI-4e", seat)
        return
    # CI-13.20
    if state.held[seat] & TAX_DODGE:
        state.frames.set_step(Step.TAX)
        landing.set_due(state, state.figures.tax)
        return
    pay_tax(state)


def has_industry(state: City, seat: i64) -> bool:
    """CI-10c Blocks of mortgaged districts count, too."""
    left: i64 = state.owned[seat]
    district: i64 = 0
    while left:
        if left & 1 and state.industrial[district]:
            return True
        left >>= 1
        district += 1
    return False


def pay_tax(state: City) -> None:
    # CI-4e
    debts.charge_for(state, state.turn, state.figures.tax, "tax-paid", "CI-4e")


# What is asked


def apply(state: City, move: i64) -> None:
    """The rent or tax that was asked for is settled one way or the other."""
    amount: i64 = landing.due(state)
    district: i64 = landing.district(state)
    landing.set_due(state, 0)
    state.frames.set_step(Step.JUMP if state.frames.step() == Step.RENT else Step.LANDED)
    if move == USE_DODGE:
        dodge(state, amount, BANK if district == NO_DISTRICT else owners.owner_of(state, district))
    elif district == NO_DISTRICT:
        pay_tax(state)
    else:
        collect_rent(state, district, amount)


def dodge_debt(state: City) -> None:
    """A card refuses the rent or tax that is an open debt. The landing is the frame below."""
    amount: i64 = debts.amount(state)
    creditor: i64 = debts.creditor(state)
    debts.drop(state)
    dodge(state, amount, creditor)


def dodge(state: City, amount: i64, owner: i64) -> None:
    """A card refuses the rent or tax of the landing on top."""
    district: i64 = landing.district(state)
    if district != NO_DISTRICT:
        # CI-11f
        refuse_rent(state, district, amount, owner)
        return
    # CI-13.20
    kept.put_back(state, state.turn, 3)
    money.tell_amount(state, "tax-refused", "CI-13.20", state.turn, amount)


def ask(state: City, seat: i64) -> dict[str, object]:
    district: i64 = landing.district(state)
    found: dict[str, object] = {}
    if district != NO_DISTRICT:
        found = {"district": DISTRICT_IDS[district], "owner": int(owners.owner_of(state, district))}
    return found | {"amount": int(landing.due(state)), "cash": int(state.cash[seat])}


def fits(state: City) -> bool:
    """A rent or tax that a card can refuse."""
    seat: i64 = state.turn
    amount: i64 = landing.due(state)
    if state.frames.step() == Step.TAX:
        has_card = state.held[seat] & TAX_DODGE != 0
        return has_card and SORT_OF[landing.square(state)] == Sort.TAX and amount == state.figures.tax
    district: i64 = landing.district(state)
    if district == NO_DISTRICT or state.held[seat] & DODGE == 0 or amount <= 0 or amount % STEP:
        return False
    return owners.owner_of(state, district) not in (BANK, seat)
