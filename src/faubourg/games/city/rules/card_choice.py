"""Chapter 13: the chance cards whose drawer chooses (CI-13.2 to CI-13.24, CI-13a). The frame of a card: the card, from
1, and the hazard chosen for card 15."""

from mypy_extensions import i64

from faubourg.core.actions import Actions
from faubourg.core.bits import bit, count_bits, lowest, with_cell
from faubourg.core.frames import NO_FRAME
from faubourg.core.state import FINE, NOT_ASKED_NOW
from faubourg.games.city import numbering
from faubourg.games.city.numbering import FIRST_HAZARD, FIRST_KEPT, KINDS, PRISON, SEWAGE, WIND, Frame, Refused, Step
from faubourg.games.city.rules import building, permits
from faubourg.games.city.state import City
from faubourg.games.estate import auction, blocks, money, owners
from faubourg.games.estate.districts import ALL_DISTRICTS, BANK, COLOURS, DISTRICT_IDS, DISTRICTS, colour_set

# The frame


def card_obeyed(state: City) -> i64:
    return state.frames.a()


def hazard_chosen(state: City) -> i64:
    """CI-13.15 0 while none is."""
    return state.frames.b()


def clause(card: i64) -> str:
    """Card n is clause CI-13.n."""
    return f"CI-13.{card}"


def tell_nothing(state: City) -> None:
    # CI-13a An instruction that cannot be carried out: the card does nothing.
    state.tell_seat("nothing-to-do", "CI-13a", state.turn)


# What can be chosen


def hazard_of(state: City) -> i64:
    """CI-13.9, CI-13.10, CI-13.15 The hazard that the card places; 0 while it is still to be chosen."""
    card: i64 = card_obeyed(state)
    if card == 9:
        return PRISON
    return SEWAGE if card == 10 else hazard_chosen(state)


def begin_choice(state: City, card: i64) -> None:
    # CI-13.15 None stands: any hazard in stock; with one kind left there is nothing to choose.
    if card == 15 and state.bonuses == 0:
        kinds: i64 = hazards_in_stock(state)
        if count_bits(kinds) == 1:
            choose_kind(state, FIRST_HAZARD + lowest(kinds))
    if targets(state, card) == 0 and not must_choose_kind(state, card):
        tell_nothing(state)
        return
    state.frames.set_step(Step.CHOOSE)


def hazards_in_stock(state: City) -> i64:
    """The hazards there are still some of, as a set, dump first."""
    found: i64 = 0
    for kind in range(FIRST_HAZARD, KINDS):
        if permits.left_of(state, kind) > 0:
            found |= bit(kind - FIRST_HAZARD)
    return found


def must_choose_kind(state: City, card: i64) -> bool:
    """CI-13.15 Whether the drawer must first say which hazard."""
    if card != 15 or state.bonuses or hazard_chosen(state):
        return False
    return hazards_in_stock(state) != 0 and state.hazards != ALL_DISTRICTS


def targets(state: City, card: i64) -> i64:
    """The districts that a card may be used on, as a set."""
    seat: i64 = state.turn
    mine: i64 = state.owned[seat]
    if card == 2:
        return state.unowned
    if card == 3 and state.figures.take > state.cash[seat]:
        return 0
    if card == 3:
        return state.unowned
    if card in (11, 22):
        return blocks.with_room(state, seat)
    if card == 12:
        return mine
    # CI-13.13, CI-13.21
    if card in (13, 21) and building.rails_left(state) <= 0:
        return 0
    if card in (13, 21):
        return ALL_DISTRICTS & ~state.rails
    if card == 14:
        return takeable(state)
    if card == 15 and state.bonuses:
        return state.bonuses
    if card == 23:
        return mine & state.hazards
    if card == 24:
        return permits.bonus_ground(state, seat, WIND)
    hazard: i64 = hazard_of(state)
    if hazard == 0:
        return 0
    return permits.free_ground(state, hazard)


def takeable(state: City) -> i64:
    """CI-13.14 Districts of others, unless the colour is all one player's."""
    found: i64 = ALL_DISTRICTS & ~state.unowned & ~state.owned[state.turn]
    for colour in range(COLOURS):
        districts: i64 = colour_set(colour)
        if owner_of_colour(state, districts) != BANK:
            found &= ~districts
    return found


def owner_of_colour(state: City, districts: i64) -> i64:
    """Who owns all these districts; BANK is nobody."""
    for seat in range(state.seats):
        if districts & ~state.owned[seat] == 0:
            return seat
    return BANK


def base_of(state: City, card: i64) -> i64:
    """The kind of move by which a card is used."""
    if card == 2:
        return numbering.CALL
    if card in (3, 14):
        return numbering.TAKE
    if card == 11:
        return numbering.RESIDENTIAL
    if card == 22:
        return numbering.INDUSTRIAL
    if card == 12:
        return numbering.GIVE
    if card in (13, 21):
        return numbering.RAIL
    if card == 15 and state.bonuses:
        return numbering.DEMOLISH
    if card == 23:
        return numbering.REMOVE
    return numbering.BONUS if card == 24 else numbering.HAZARD


def is_optional(card: i64) -> bool:
    """CI-13a The drawer must act, except where it says "may"."""
    return card == 3


def fill(state: City, actions: Actions) -> None:
    card: i64 = card_obeyed(state)
    if must_choose_kind(state, card):
        actions.add_bits(hazards_in_stock(state), numbering.CHOOSE)
        return
    if is_optional(card):
        actions.add(numbering.PASS)
    actions.add_bits(targets(state, card), base_of(state, card))


def refusal(state: City, move: i64, seat: i64) -> i64:
    card: i64 = card_obeyed(state)
    if must_choose_kind(state, card):
        kind: i64 = FIRST_HAZARD + move - numbering.CHOOSE
        return refusal_kind(state, kind) if FIRST_HAZARD <= kind < KINDS else NOT_ASKED_NOW
    if move == numbering.PASS and is_optional(card):
        return FINE
    base: i64 = base_of(state, card)
    return refusal_target(state, seat, move - base) if base <= move < base + DISTRICTS else NOT_ASKED_NOW


def apply(state: City, move: i64) -> None:
    if move == numbering.PASS:
        state.frames.set_step(Step.OBEYED)
    elif move < numbering.CALL:
        choose_kind(state, FIRST_HAZARD + move - numbering.CHOOSE)
    else:
        use_on(state, (move - numbering.CALL) % DISTRICTS)


def ask(state: City) -> dict[str, object]:
    return {"card": numbering.CARD_IDS[card_obeyed(state) - 1]}


def fits(state: City, above: i64) -> bool:
    """Whether the row of a card can be, under a frame of that kind."""
    card: i64 = card_obeyed(state)
    chosen: i64 = hazard_chosen(state)
    step: i64 = state.frames.step()
    if not 1 <= card <= numbering.CARDS or FIRST_KEPT <= card < FIRST_KEPT + 4 or state.frames.c() != 0:
        return False
    if chosen and (card != 15 or not FIRST_HAZARD <= chosen < KINDS):
        return False
    if above == NO_FRAME:
        if step != Step.CHOOSE or card in (1, 4, 5, 6, 7, 8, 16, 25):
            return False
        return targets(state, card) != 0 or must_choose_kind(state, card)
    if step != Step.OBEYED:
        return False
    if above == Frame.LANDING:
        return card in (5, 7, 8, 16, 25)
    if above == Frame.AUCTION:
        return card == 2
    return above == Frame.DEBT and card in (1, 6, 12)


def refusal_target(state: City, seat: i64, district: i64) -> i64:
    """What is wrong with a district for the card that is being obeyed."""
    card: i64 = card_obeyed(state)
    if (targets(state, card) >> district) & 1:
        return FINE
    # CI-13.2, CI-13.3 Without the cash for it nothing was asked.
    if card in (2, 3):
        return Refused.DISTRICT_OWNED
    if card in (11, 22):
        return blocks.refusal_room(state, seat, district)
    if card == 12:
        return Refused.NOT_YOURS
    if card in (13, 21):
        return building.refusal_rail_site(state, district)
    if card == 14:
        is_anothers = ((state.unowned | state.owned[seat]) >> district) & 1 == 0
        return Refused.COLOUR_COMPLETE if is_anothers else Refused.NOT_ANOTHERS
    if card == 15 and state.bonuses:
        return Refused.NO_BONUS
    if card == 23:
        return permits.refusal_own_hazard(state, seat, district)
    if card == 24:
        return permits.refusal_bonus(state, seat, WIND, district)
    return permits.refusal_free_ground(state, hazard_of(state), district)


def refusal_kind(state: City, kind: i64) -> i64:
    # CI-13.15 Any hazard in stock.
    return FINE if permits.left_of(state, kind) > 0 else Refused.NONE_LEFT


def choose_kind(state: City, kind: i64) -> None:
    state.frames.set_b(kind)


def use_on(state: City, district: i64) -> None:
    """The drawer has chosen a district."""
    seat: i64 = state.turn
    card: i64 = card_obeyed(state)
    hazard: i64 = hazard_of(state)
    state.frames.set_step(Step.OBEYED)
    if card == 2:
        auction.call(state, district, seat)
    elif card == 3:
        money.pay_bank(state, seat, state.figures.take)
        owners.give_title(state, district, seat)
        tell_taken(state, district, BANK, state.figures.take)
    elif card in (11, 22):
        blocks.place_block(state, seat, district, card == 22, 0, clause(card))
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


def tell_taken(state: City, district: i64, owner: i64, amount: i64) -> None:
    if state.telling:
        particulars: dict[str, object] = {"seat": int(state.turn), "district": DISTRICT_IDS[district]}
        particulars["owner"] = int(owner)
        particulars["amount"] = int(amount)
        state.tell("district-taken", "CI-13.3" if owner == BANK else "CI-13.14", particulars)


def give_back(state: City, district: i64) -> None:
    # CI-13.12 What stands on it returns to stock, a mortgage lapses, the railroad stays.
    seat: i64 = state.turn
    amount: i64 = state.figures.give_back
    owners.take_back(state, district, seat)
    state.residential = with_cell(state.residential, district, 0)
    state.industrial = with_cell(state.industrial, district, 0)
    permits.clear(state, district)
    state.stadiums &= ~bit(district)
    state.skyscrapers &= ~bit(district)
    if state.tower == district:
        state.tower = -1
    money.receive(state, seat, amount)
    money.tell_price(state, "district-returned", "CI-13.12", seat, district, amount)


def demolish(state: City, district: i64) -> None:
    # CI-13.15
    kind: i64 = permits.kind_on(state, district)
    permits.clear(state, district)
    if state.telling:
        particulars: dict[str, object] = {"seat": int(state.turn), "district": DISTRICT_IDS[district]}
        state.tell("bonus-removed", "CI-13.15", particulars | {"piece": numbering.KIND_IDS[kind]})
