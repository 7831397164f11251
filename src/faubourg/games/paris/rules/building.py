"""Chapter 3: building (PA-3a to PA-3f)."""

from mypy_extensions import i64

from faubourg.core.actions import Actions
from faubourg.core.bits import bit
from faubourg.core.state import FINE
from faubourg.games.paris.numbering import ALL_STREETS, HOTEL, HOUSE, LOT_IDS, Kind, Refused
from faubourg.games.paris.rules import payment
from faubourg.games.paris.rules.lots import hotel_cost, houses_on
from faubourg.games.paris.state import Paris


def building_sites(state: Paris, seat: i64) -> i64:
    """PA-2c, PA-3c, PA-3d The seat's streets without a hotel: not stations, not utilities."""
    return state.owned[seat] & ALL_STREETS & ~state.hotels


def refusal_site(state: Paris, seat: i64, street: i64) -> i64:
    """What houses and hotels have in common."""
    # PA-2c Lots or buildings, not both.
    if state.kind == Kind.LOTS:
        return Refused.OTHER_ACTION
    # PA-2c On a street of your own.
    if (state.owned[seat] >> street) & 1 == 0:
        return Refused.NOT_YOUR_STREET
    # PA-3c At most one hotel, and no houses beside it.
    if (state.hotels >> street) & 1:
        return Refused.HOTEL_ALREADY
    # PA-5a Nothing is added to the action after the last hotel. PA-3e There is no other one.
    return Refused.LAST_HOTEL_CHOSEN if state.hotels_left == 0 else FINE


def refusal_house(state: Paris, seat: i64, street: i64) -> i64:
    refused: i64 = refusal_site(state, seat, street)
    if refused != FINE:
        return refused
    # PA-3c At most three houses; neither a full colour nor even building is required.
    if houses_on(state, street) == 3:
        return Refused.THREE_HOUSES_ALREADY
    # PA-3e Houses are limited.
    if state.houses_left == 0:
        return Refused.NO_HOUSES_LEFT
    # PA-3a, PA-2d
    return FINE if state.figures.house_price <= payment.budget(state, seat) else Refused.TOO_DEAR


def refusal_hotel(state: Paris, seat: i64, street: i64) -> i64:
    refused: i64 = refusal_site(state, seat, street)
    if refused != FINE:
        return refused
    # PA-3b, PA-2d; PA-3e without houses in the bank a direct hotel is still possible.
    return FINE if hotel_cost(state, street) <= payment.budget(state, seat) else Refused.TOO_DEAR


def fill_buildings(state: Paris, actions: Actions, seat: i64) -> None:
    sites: i64 = building_sites(state, seat)
    # PA-5a Nothing is added after the last hotel.
    if sites == 0 or state.hotels_left == 0:
        return
    figures = state.figures
    budget: i64 = payment.budget(state, seat)
    full: i64 = sites & state.ones & state.twos
    # PA-3a, PA-3c, PA-3e
    if state.houses_left > 0 and figures.house_price <= budget:
        actions.add_bits(sites & ~full, HOUSE)
    # PA-3b
    ready: i64 = 0
    if figures.hotel_price <= budget:
        ready |= full
    if figures.direct_price <= budget:
        ready |= sites & ~full
    actions.add_bits(ready, HOTEL)


def build_house(state: Paris, street: i64) -> None:
    # PA-3a, PA-3f A house, placed at once.
    place: i64 = bit(street)
    if state.ones & place:
        state.twos |= place
    state.ones ^= place
    state.houses_left -= 1
    cost: i64 = state.figures.house_price
    payment.choose(state, HOUSE + street, Kind.BUILDINGS, cost)
    if state.telling:
        state.tell("house-built", "PA-3a", {"seat": int(state.turn), "lot": LOT_IDS[street], "cost": int(cost)})


def build_hotel(state: Paris, street: i64) -> None:
    houses: i64 = houses_on(state, street)
    cost: i64 = hotel_cost(state, street)
    place: i64 = bit(street)
    # PA-3b, PA-3f The houses return to the bank, where they can be bought again at once.
    state.ones &= ~place
    state.twos &= ~place
    state.houses_left += houses
    state.hotels |= place
    state.hotels_left -= 1
    if houses != 3:
        state.direct |= place
    payment.choose(state, HOTEL + street, Kind.BUILDINGS, cost)
    if state.telling:
        particulars: dict[str, object] = {"seat": int(state.turn), "lot": LOT_IDS[street], "cost": int(cost)}
        state.tell("hotel-built", "PA-3b", particulars | {"houses": int(houses)})
