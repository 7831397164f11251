"""Rent (CI-11a to CI-11e, UB-6a)."""

from mypy_extensions import i64

from faubourg.core.bits import lowest
from faubourg.games.estate.districts import BANK, COLOUR_OF, LEVELS, colour_set
from faubourg.games.estate.state import Estate


def blocks_counted(state: Estate, district: i64) -> i64:
    # CI-11c, CI-8e Under a hazard only industrial blocks count.
    blocks: i64 = state.industrial[district]
    if (state.hazards >> district) & 1 == 0:
        blocks += state.residential[district]
    return blocks


def has_skyscraper(state: Estate, district: i64) -> bool:
    """CI-9b, CI-7c Whether a skyscraper stands in the district's colour, whoever owns it."""
    return state.skyscrapers & colour_set(COLOUR_OF[district]) != 0


def has_tower(state: Estate, owner: i64) -> bool:
    """CI-9d, CI-7c The tower works for the owner of the district it stands on."""
    return owner != BANK and holds_tower(state, state.owned[owner])


def holds_tower(state: Estate, districts: i64) -> bool:
    return state.tower >= 0 and (districts >> state.tower) & 1 == 1


def factor(state: Estate, district: i64, has_tower: bool) -> i64:
    # CI-11d, CI-9e Doubled by the colour's skyscraper or the owner's tower, never twice.
    return 2 if has_tower or has_skyscraper(state, district) else 1


def card_rent(state: Estate, district: i64) -> i64:
    # CI-11a, CI-11b By the number of blocks; none is bare land.
    return state.rents[district * LEVELS + blocks_counted(state, district)]


def rent_of(state: Estate, district: i64, owner: i64) -> i64:
    """What a district of that owner would bring, were it not mortgaged; CI-11e is the booklet's example."""
    return card_rent(state, district) * factor(state, district, has_tower(state, owner))


def rent_due(state: Estate, district: i64, owner: i64) -> i64:
    # CI-10c A mortgaged district earns nothing.
    if (state.mortgaged >> district) & 1:
        return 0
    return rent_of(state, district, owner)


def sum_of_rents(state: Estate, seat: i64) -> i64:
    """CI-15a, UB-11b What all districts of a seat would bring now."""
    return rents_of(state, state.owned[seat])


def wealth(state: Estate, seat: i64) -> i64:
    """CI-15a, UB-11b Cash, and for each district the rent another player would pay there now; mortgaged nothing."""
    return state.cash[seat] + sum_of_rents(state, seat)


def rents_of(state: Estate, districts: i64) -> i64:
    """What these districts, as a set, would bring to whoever owned them and no others."""
    left: i64 = districts & ~state.mortgaged
    doubled = holds_tower(state, districts)
    total: i64 = 0
    while left:
        district: i64 = lowest(left)
        left &= left - 1
        total += card_rent(state, district) * factor(state, district, doubled)
    return total


# Mortgages


def mortgage_value(state: Estate, district: i64, owner: i64) -> i64:
    # CI-10b The rent at that moment; UB-8a for the blocks that count, without skyscraper or tower.
    return card_rent(state, district) if state.terms.by_blocks else rent_of(state, district, owner)


def mortgages_of(state: Estate, districts: i64) -> i64:
    """CI-10a, UB-8e What mortgages of these districts, as a set, would bring to whoever owned them and no others."""
    if not state.terms.by_blocks:
        return rents_of(state, districts)
    left: i64 = districts & ~state.mortgaged
    total: i64 = 0
    while left:
        total += card_rent(state, lowest(left))
        left &= left - 1
    return total


def means(state: Estate, seat: i64) -> i64:
    """CI-7b, CI-10a, UB-8e Cash, and what mortgages would bring."""
    return state.cash[seat] + mortgages_of(state, state.owned[seat])


def lift_cost(state: Estate, district: i64) -> i64:
    # CI-10d The recorded sum; UB-8c the rent as it is now, and never less than was received.
    recorded: i64 = state.sums[district]
    if not state.terms.by_blocks:
        return recorded
    return max(recorded, card_rent(state, district))
