"""Chapter 13: chance (CI-13.1 to CI-13.25, CI-13a)."""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from faubourg.core.actions import Actions
from faubourg.core.bits import bit, count_bits
from faubourg.core.state import FINE
from faubourg.games.city.numbering import (
    ALL_DISTRICTS,
    BANK,
    BONUS,
    CALL,
    CARD_IDS,
    CHOOSE,
    COLOURS,
    DEMOLISH,
    DISTRICT_IDS,
    DRAW,
    FIRST_HAZARD,
    FIRST_KEPT,
    GIVE,
    GO,
    HAZARD,
    INDUSTRIAL,
    KIND_IDS,
    KINDS,
    PARKING,
    PASS,
    PRISON,
    RAIL,
    REMOVE,
    RESIDENTIAL,
    SEWAGE,
    SQUARES,
    TAKE,
    WIND,
    Arrival,
    Frame,
    Step,
    colour_set,
)
from faubourg.games.city.refusals import (
    CARD_NOT_IN_PILE,
    COLOUR_COMPLETE,
    DISTRICT_OWNED,
    NO_BONUS,
    NONE_LEFT,
    NOT_ANOTHERS,
    NOT_YOURS,
    TOO_DEAR,
)
from faubourg.games.city.rules import auction, building, debt, jail, money, owners, permits, turn
from faubourg.games.estate.bidding import next_of

if TYPE_CHECKING:
    from faubourg.games.city.state import City

# The squares to which cards send: Quartier des Affaires and Bellevue.
BUSINESS: Final[i64] = 24
BELLEVUE: Final[i64] = 39


def clause(card: i64) -> str:
    """Card n is clause CI-13.n."""
    return f"CI-13.{card}"


# The pile


def refusal_draw(state: "City", card: i64) -> i64:
    return FINE if state.pile.can_draw(card) else CARD_NOT_IN_PILE


def fill_draw(state: "City", actions: Actions) -> None:
    state.pile.fill(actions, DRAW)


def draw(state: "City", place: i64) -> None:
    """CI-4g Nature names the card."""
    seat: i64 = state.turn
    card: i64 = place + 1
    state.pile.draw(place)
    state.last_card = card
    if state.telling:
        state.tell("card-drawn", "CI-4g", {"seat": int(seat), "card": CARD_IDS[place]})
    state.frames.set_step(Step.LANDED)
    if FIRST_KEPT <= card < FIRST_KEPT + 4:
        # CI-13.17, CI-13.18 Jail cards, CI-13.19 the taxi and CI-13.20 the tax dodge are kept.
        state.held[seat] |= bit(card - FIRST_KEPT)
        if state.telling:
            state.tell("card-kept", clause(card), {"seat": int(seat), "card": CARD_IDS[place]})
        return
    # CI-13a The others go under the pile at once, before being obeyed.
    state.pile.put_under(place)
    state.frames.push(Frame.CARD, Step.OBEY, card)


def put_back(state: "City", seat: i64, card: i64) -> None:
    """CI-13a A kept card goes under the pile when it is used; 0 is the first that can be kept."""
    state.held[seat] &= ~bit(card)
    state.pile.put_under(FIRST_KEPT - 1 + card)


# Obeying


def go_on_card(state: "City") -> bool:
    """Whether the drawer must choose."""
    frames = state.frames
    step: i64 = frames.step()
    if step == Step.CHOOSE:
        state.actor = state.turn
        return True
    if step == Step.OBEYED:
        frames.pop()
        return False
    frames.set_step(Step.OBEYED)
    obey(state, frames.a())
    return False


def obey(state: "City", card: i64) -> None:
    seat: i64 = state.turn
    figures = state.figures
    if card == 1:
        collect_from_neighbour(state)
    elif card == 4:
        # CI-13.4
        jail.arrest(state)
    elif card == 5:
        # CI-13.5
        advance_to(state, GO, card)
    elif card == 6:
        # CI-13.6 For each sewage plant on one's districts.
        plants: i64 = count_bits(state.kinds[SEWAGE] & state.owned[seat])
        pay_card(state, card, plants * figures.sewage)
    elif card == 7:
        # CI-13.7
        advance_to(state, BUSINESS, card)
    elif card == 8:
        # CI-13.8
        advance_to(state, BELLEVUE, card)
    elif card == 16:
        # CI-13.16
        turn.retreat(state, 3, Arrival.CARD, "CI-13.16")
    elif card == 25:
        # CI-13.25
        advance_to(state, PARKING, card)
    elif card == 12 and state.owned[seat] == 0:
        # CI-13.12
        pay_card(state, card, figures.own_none)
    elif (card in (11, 22) and state.owned[seat] == 0) or (card == 23 and state.owned[seat] & state.hazards == 0):
        # CI-13.11, CI-13.22 Whoever owns nothing, CI-13.23 or has no hazard, gets money.
        receive_card(state, card, figures.consolation)
    else:
        begin_choice(state, card)


def collect_from_neighbour(state: "City") -> None:
    # CI-13.1, CI-10f The next player clockwise still in.
    seat: i64 = state.turn
    neighbour: i64 = next_of(state.playing, seat, state.seats)
    amount: i64 = state.figures.neighbour
    paid = debt.charge(state, neighbour, seat, amount)
    if paid and state.telling:
        particulars: dict[str, object] = {"seat": int(seat), "payer": int(neighbour), "amount": int(amount)}
        state.tell("neighbour-paid", "CI-13.1", particulars)


def advance_to(state: "City", square: i64, card: i64) -> None:
    # CI-13a "Advance" pays the salary when it passes GO.
    steps: i64 = (square - state.places[state.turn] + SQUARES) % SQUARES
    turn.advance(state, steps, Arrival.CARD, clause(card))


def pay_card(state: "City", card: i64, amount: i64) -> None:
    seat: i64 = state.turn
    if amount == 0:
        tell_nothing(state)
        return
    paid = debt.charge(state, seat, BANK, amount)
    if paid and state.telling:
        state.tell("cash-paid", clause(card), {"seat": int(seat), "amount": int(amount)})


def receive_card(state: "City", card: i64, amount: i64) -> None:
    money.receive(state, state.turn, amount)
    if state.telling:
        state.tell("cash-received", clause(card), {"seat": int(state.turn), "amount": int(amount)})


def tell_nothing(state: "City") -> None:
    # CI-13a An instruction that cannot be carried out: the card does nothing.
    if state.telling:
        state.tell("nothing-to-do", "CI-13a", {"seat": int(state.turn)})


# Choosing


def hazard_of(state: "City") -> i64:
    """CI-13.9, CI-13.10, CI-13.15 The hazard that the card places; 0 while it is still to be chosen."""
    card: i64 = state.frames.a()
    if card == 9:
        return PRISON
    return SEWAGE if card == 10 else state.frames.b()


def begin_choice(state: "City", card: i64) -> None:
    frames = state.frames
    # CI-13.15 None stands: any hazard in stock; with one kind left there is nothing to choose.
    if card == 15 and state.bonuses == 0:
        kinds: i64 = hazards_in_stock(state)
        if count_bits(kinds) == 1:
            frames.set_b(FIRST_HAZARD + only_kind(kinds))
    if targets(state, card) == 0 and not must_choose_kind(state, card):
        tell_nothing(state)
        return
    frames.set_step(Step.CHOOSE)


def only_kind(kinds: i64) -> i64:
    place: i64 = 0
    while (kinds >> place) & 1 == 0:
        place += 1
    return place


def hazards_in_stock(state: "City") -> i64:
    """The hazards there are still some of, as a set, dump first."""
    found: i64 = 0
    for kind in range(FIRST_HAZARD, KINDS):
        if permits.left_of(state, kind) > 0:
            found |= bit(kind - FIRST_HAZARD)
    return found


def must_choose_kind(state: "City", card: i64) -> bool:
    """CI-13.15 Whether the drawer must first say which hazard."""
    if card != 15 or state.bonuses or state.frames.b():
        return False
    return hazards_in_stock(state) != 0 and state.hazards != ALL_DISTRICTS


def targets(state: "City", card: i64) -> i64:
    """The districts that a card may be used on, as a set."""
    seat: i64 = state.turn
    mine: i64 = state.owned[seat]
    if card == 2:
        return state.unowned
    if card == 3:
        return state.unowned if state.figures.take <= state.cash[seat] else 0
    if card in (11, 22):
        return building.sites(state, seat)
    if card == 12:
        return mine
    # CI-13.13, CI-13.21
    if card in (13, 21):
        return ALL_DISTRICTS & ~state.rails if building.rails_left(state) > 0 else 0
    if card == 14:
        return takeable(state)
    if card == 15 and state.bonuses:
        return state.bonuses
    if card == 23:
        return mine & state.hazards
    if card == 24:
        return permits.bonus_ground(state, seat, WIND)
    hazard: i64 = hazard_of(state)
    return permits.free_ground(state, hazard) if hazard else 0


def takeable(state: "City") -> i64:
    """CI-13.14 Districts of others, unless the colour is all one player's."""
    found: i64 = ALL_DISTRICTS & ~state.unowned & ~state.owned[state.turn]
    for colour in range(COLOURS):
        districts: i64 = colour_set(colour)
        if owner_of_colour(state, districts) != BANK:
            found &= ~districts
    return found


def owner_of_colour(state: "City", districts: i64) -> i64:
    """Who owns all these districts; BANK is nobody."""
    for seat in range(state.seats):
        if districts & ~state.owned[seat] == 0:
            return seat
    return BANK


def base_of(state: "City", card: i64) -> i64:
    """The kind of move by which a card is used."""
    if card == 2:
        return CALL
    if card in (3, 14):
        return TAKE
    if card == 11:
        return RESIDENTIAL
    if card == 22:
        return INDUSTRIAL
    if card == 12:
        return GIVE
    if card in (13, 21):
        return RAIL
    if card == 15 and state.bonuses:
        return DEMOLISH
    if card == 23:
        return REMOVE
    return BONUS if card == 24 else HAZARD


def is_optional(card: i64) -> bool:
    """CI-13a The drawer must act, except where it says "may"."""
    return card == 3


def fill_choice(state: "City", actions: Actions) -> None:
    card: i64 = state.frames.a()
    if must_choose_kind(state, card):
        actions.add_bits(hazards_in_stock(state), CHOOSE)
        return
    if is_optional(card):
        actions.add(PASS)
    actions.add_bits(targets(state, card), base_of(state, card))


def refusal_target(state: "City", seat: i64, district: i64) -> i64:
    """What is wrong with a district for the card that is being obeyed."""
    card: i64 = state.frames.a()
    if (targets(state, card) >> district) & 1:
        return FINE
    if card == 2:
        return DISTRICT_OWNED
    if card == 3:
        return DISTRICT_OWNED if (state.unowned >> district) & 1 == 0 else TOO_DEAR
    if card in (11, 22):
        return building.refusal_site(state, seat, district)
    if card == 12:
        return NOT_YOURS
    if card in (13, 21):
        return building.refusal_rail_site(state, district)
    if card == 14:
        is_anothers = ((state.unowned | state.owned[seat]) >> district) & 1 == 0
        return COLOUR_COMPLETE if is_anothers else NOT_ANOTHERS
    if card == 15 and state.bonuses:
        return NO_BONUS
    if card == 23:
        return permits.refusal_own_hazard(state, seat, district)
    if card == 24:
        return permits.refusal_bonus(state, seat, WIND, district)
    return permits.refusal_free_ground(state, hazard_of(state), district)


def refusal_kind(state: "City", kind: i64) -> i64:
    # CI-13.15 Any hazard in stock.
    return FINE if permits.left_of(state, kind) > 0 else NONE_LEFT


def choose_kind(state: "City", kind: i64) -> None:
    state.frames.set_b(kind)


def decline(state: "City") -> None:
    state.frames.set_step(Step.OBEYED)


def use_on(state: "City", district: i64) -> None:
    """The drawer has chosen a district."""
    frames = state.frames
    seat: i64 = state.turn
    card: i64 = frames.a()
    hazard: i64 = hazard_of(state)
    frames.set_step(Step.OBEYED)
    if card == 2:
        auction.call(state, district, seat)
    elif card == 3:
        money.pay_bank(state, seat, state.figures.take)
        owners.give_title(state, district, seat)
        tell_taken(state, district, BANK, state.figures.take)
    elif card in (11, 22):
        building.place_block(state, seat, district, card == 22, 0, clause(card))
    elif card == 12:
        give_back(state, district)
    elif card in (13, 21):
        building.place_rail(state, district, clause(card))
    elif card == 14:
        owner: i64 = owners.owner_of(state, district)
        state.owned[owner] &= ~bit(district)
        state.owned[seat] |= bit(district)
        tell_taken(state, district, owner, 0)
    elif card == 15 and state.bonuses:
        demolish(state, district)
    elif card == 23:
        permits.remove_free(state, seat, district, 0, "CI-13.23")
    elif card == 24:
        permits.place(state, WIND, district, "CI-13.24")
    else:
        permits.place(state, hazard, district, clause(card))


def tell_taken(state: "City", district: i64, owner: i64, amount: i64) -> None:
    if state.telling:
        particulars: dict[str, object] = {"seat": int(state.turn), "district": DISTRICT_IDS[district]}
        particulars["owner"] = int(owner)
        particulars["amount"] = int(amount)
        state.tell("district-taken", "CI-13.3" if owner == BANK else "CI-13.14", particulars)


def give_back(state: "City", district: i64) -> None:
    # CI-13.12 What stands on it returns to stock, a mortgage lapses, the railroad stays.
    seat: i64 = state.turn
    amount: i64 = state.figures.give_back
    owners.take_back(state, district, seat)
    state.residential[district] = 0
    state.industrial[district] = 0
    permits.clear(state, district)
    state.stadiums &= ~bit(district)
    state.skyscrapers &= ~bit(district)
    if state.tower == district:
        state.tower = -1
    money.receive(state, seat, amount)
    if state.telling:
        particulars: dict[str, object] = {"seat": int(seat), "district": DISTRICT_IDS[district]}
        state.tell("district-returned", "CI-13.12", particulars | {"amount": int(amount)})


def demolish(state: "City", district: i64) -> None:
    # CI-13.15
    kind: i64 = permits.kind_on(state, district)
    permits.clear(state, district)
    if state.telling:
        particulars: dict[str, object] = {"seat": int(state.turn), "district": DISTRICT_IDS[district]}
        state.tell("bonus-removed", "CI-13.15", particulars | {"piece": KIND_IDS[kind]})
