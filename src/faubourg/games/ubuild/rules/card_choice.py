"""Chapter 10: the chance cards whose drawer chooses (UB-10.3 to UB-10.7, UB-10.15, UB-10.17). The frame of a card: the
card, from 1; whether the bridge is open; and how far it has been obeyed."""

from typing import Final

from mypy_extensions import i64

from faubourg.core.actions import Actions
from faubourg.core.bits import bit
from faubourg.core.frames import NO_FRAME
from faubourg.core.state import FINE, NOT_ASKED_NOW
from faubourg.games.estate import auction, blocks, money, owners
from faubourg.games.estate.districts import BANK, DISTRICT_IDS, DISTRICTS
from faubourg.games.ubuild import numbering
from faubourg.games.ubuild.numbering import Frame, Mode, Piece, Refused, Step
from faubourg.games.ubuild.rules import building, hazards, permits
from faubourg.games.ubuild.state import UBuild

# Of the blocks of card 3: how many are placed, above the district that was chosen, from 1.
PLACED: Final[i64] = 32


# The frame


def card_obeyed(state: UBuild) -> i64:
    return state.frames.a()


def is_open(state: UBuild) -> bool:
    """UB-10a The half for the bridge's new position."""
    return state.frames.b() == 1


def chosen(state: UBuild) -> i64:
    """UB-10.3, UB-10.17 The district chosen first; below zero while none is."""
    if card_obeyed(state) in (3, 17):
        return state.frames.c() % PLACED - 1
    return -1


def others(state: UBuild) -> i64:
    """UB-10.10, UB-10.11 Who has still to pay or be paid, as a set."""
    return state.frames.c()


def set_others(state: UBuild, seats: i64) -> None:
    state.frames.set_c(seats)


def clause(card: i64) -> str:
    """Card n is clause UB-10.n."""
    return f"UB-10.{card}"


def tell_nothing(state: UBuild) -> None:
    # UB-10b What cannot be done: tough luck.
    state.tell_seat("nothing-to-do", "UB-10b", state.turn)


# What can be chosen


def first_move(state: UBuild) -> i64:
    """The first of the moves by which a card is obeyed, after PASS."""
    card: i64 = card_obeyed(state)
    if card in (3, 4):
        return numbering.RESIDENTIAL
    if card in (5, 6):
        return numbering.PLACE
    if card == 7:
        return numbering.STEP
    if card == 15:
        return numbering.CALL if is_open(state) else numbering.TAKE
    if not is_open(state):
        return numbering.REMOVE
    # UB-10.17 First what is given, then what is taken.
    return numbering.GIVE if chosen(state) < 0 else numbering.TAKE


def last_move(first: i64) -> i64:
    """Where the moves of that kind end."""
    if first == numbering.REMOVE:
        return numbering.PLACE
    if first == numbering.PLACE:
        return numbering.STEP
    if first == numbering.STEP:
        return numbering.SITE
    return numbering.STADIUM if first == numbering.RESIDENTIAL else first + DISTRICTS


def is_possible(state: UBuild) -> bool:
    """UB-10b Whether there is anything to choose."""
    first: i64 = first_move(state)
    return any(refusal_move(state, move, state.turn) == FINE for move in range(first, last_move(first)))


def is_optional(state: UBuild) -> bool:
    """UB-10c The drawer must act, except where it says "may"."""
    card: i64 = card_obeyed(state)
    return (card == 15 and not is_open(state)) or (card == 17 and is_open(state) and chosen(state) < 0)


def begin_choice(state: UBuild) -> None:
    if is_possible(state):
        state.frames.set_step(Step.CHOOSE)
    else:
        tell_nothing(state)


def fill(state: UBuild, actions: Actions) -> None:
    if is_optional(state):
        actions.add(numbering.PASS)
    first: i64 = first_move(state)
    for move in range(first, last_move(first)):
        if refusal_move(state, move, state.turn) == FINE:
            actions.add(move)


# What is wrong


def refusal(state: UBuild, move: i64, seat: i64) -> i64:
    if move == numbering.PASS:
        return FINE if is_optional(state) else NOT_ASKED_NOW
    first: i64 = first_move(state)
    return refusal_move(state, move, seat) if first <= move < last_move(first) else NOT_ASKED_NOW


def refusal_move(state: UBuild, move: i64, seat: i64) -> i64:
    """What is wrong with a move of the kind that the card asks for."""
    card: i64 = card_obeyed(state)
    if card in (3, 4):
        return refusal_block(state, move, seat)
    if card in (5, 6):
        # UB-10.5 A hazard if open, a bonus building if closed; UB-10.6 the reverse.
        is_bonus = (card == 6) == is_open(state)
        is_asked = (move - numbering.PLACE < numbering.FIRST_HAZARD) == is_bonus
        return permits.refusal_kind(state, seat, move - numbering.PLACE) if is_asked else NOT_ASKED_NOW
    if card == 7:
        step: i64 = move - numbering.STEP
        return hazards.refusal_first(state, hazards.kind_of(step), step, steps_given(state))
    if card == 15:
        district: i64 = move - first_move(state)
        return auction.refusal_call(state, district) if is_open(state) else refusal_bargain(state, district)
    if not is_open(state):
        return refusal_remove(state, numbering.FIRST_HAZARD + move - numbering.REMOVE)
    if move >= numbering.GIVE:
        return refusal_give(state, seat, move - numbering.GIVE)
    return refusal_for(state, seat, move - numbering.TAKE, chosen(state))


def refusal_block(state: UBuild, move: i64, seat: i64) -> i64:
    is_industrial = move >= numbering.INDUSTRIAL
    district: i64 = move - (numbering.INDUSTRIAL if is_industrial else numbering.RESIDENTIAL)
    # UB-10.4 Industrial if closed; residential if open, and in Beginner.
    is_wrong = is_industrial == (is_open(state) or state.table.mode == Mode.BEGINNER)
    if card_obeyed(state) == 4 and is_wrong:
        return NOT_ASKED_NOW
    # UB-10.3 All on one district.
    if chosen(state) >= 0 and district != chosen(state):
        return Refused.OTHER_DISTRICT
    return building.refusal_free(state, seat, district, is_industrial)


def blocks_given(state: UBuild) -> i64:
    """UB-10.3, UB-10.4"""
    if card_obeyed(state) == 4:
        return 1
    return state.figures.blocks_open if is_open(state) else state.figures.blocks_closed


def steps_given(state: UBuild) -> i64:
    # UB-10.7 One site if open, one or two if closed.
    if is_open(state):
        return 1
    return numbering.MOST_STEPS


def half_price(state: UBuild, district: i64) -> i64:
    """UB-10.15 In whole tens, and not less than half."""
    return (state.figures.prices[district] + 10) // 20 * 10


def refusal_bargain(state: UBuild, district: i64) -> i64:
    refused: i64 = auction.refusal_call(state, district)
    if refused != FINE:
        return refused
    return FINE if half_price(state, district) <= state.cash[state.turn] else Refused.TOO_DEAR


def refusal_remove(state: UBuild, kind: i64) -> i64:
    # UB-10.17 One that touches a district of the drawer.
    site: i64 = state.stands[kind]
    if site < 0:
        return Refused.NOT_STANDING
    return FINE if state.layout.districts_at[site] & state.owned[state.turn] else Refused.NOT_BESIDE_YOURS


def is_plain(state: UBuild, district: i64) -> bool:
    """UB-10.17 Unmortgaged, without blocks, skyscraper, stadium or tower."""
    if ((state.mortgaged | state.skyscrapers) >> district) & 1 or district in (state.stadium, state.tower):
        return False
    return blocks.blocks_on(state, district) == 0


def refusal_give(state: UBuild, seat: i64, district: i64) -> i64:
    if not owners.owns(state, seat, district):
        return Refused.NOT_YOURS
    if not is_plain(state, district):
        return Refused.NOT_PLAIN
    is_wanted = any(refusal_for(state, seat, other, district) == FINE for other in range(DISTRICTS))
    return FINE if is_wanted else Refused.TOO_HIGH


def refusal_for(state: UBuild, seat: i64, district: i64, given: i64) -> i64:
    """UB-10.17 What is wrong with taking a district for another: such a one, of the same or a lower price."""
    if (permits.others_districts(state, seat) >> district) & 1 == 0:
        return Refused.NOT_ANOTHERS
    if not is_plain(state, district):
        return Refused.NOT_PLAIN
    prices = state.figures.prices
    return FINE if prices[district] <= prices[given] else Refused.TOO_HIGH


# What is done


def apply(state: UBuild, move: i64, seat: i64) -> None:
    card: i64 = card_obeyed(state)
    frames = state.frames
    # UB-10.17 What is given waits for what is taken.
    if numbering.GIVE <= move < numbering.RESIDENTIAL:
        frames.set_c(move - numbering.GIVE + 1)
        return
    frames.set_step(Step.OBEYED)
    if move == numbering.PASS:
        return
    if card in (3, 4):
        give_block(state, move, seat)
    elif card in (5, 6):
        permits.choose_site(state, Piece.FIRST_KIND + move - numbering.PLACE, BANK)
    elif card == 7:
        hazards.begin(state, seat, move - numbering.STEP, steps_given(state), 0, clause(card))
    elif move < numbering.PLACE:
        hazards.remove(state, seat, numbering.FIRST_HAZARD + move - numbering.REMOVE, clause(card))
    elif move < numbering.TAKE:
        auction.call(state, move - numbering.CALL, seat)
    elif card == 15:
        take_bargain(state, move - numbering.TAKE, seat)
    else:
        swap(state, seat, chosen(state), move - numbering.TAKE)


def give_block(state: UBuild, move: i64, seat: i64) -> None:
    # UB-10.3, UB-10.4 Free; as many as fit on that district.
    is_industrial = move >= numbering.INDUSTRIAL
    district: i64 = move - (numbering.INDUSTRIAL if is_industrial else numbering.RESIDENTIAL)
    building.place_block(state, seat, district, is_industrial, 0, clause(card_obeyed(state)))
    placed: i64 = state.frames.c() // PLACED + 1
    state.frames.set_c(placed * PLACED + district + 1)
    if placed < blocks_given(state) and is_possible(state):
        state.frames.set_step(Step.CHOOSE)


def take_bargain(state: UBuild, district: i64, seat: i64) -> None:
    # UB-10.15
    price: i64 = half_price(state, district)
    money.pay_bank(state, seat, price)
    owners.give_title(state, district, seat)
    money.tell_price(state, "district-bought", "UB-10.15", seat, district, price)


def swap(state: UBuild, seat: i64, mine: i64, theirs: i64) -> None:
    # UB-10.17
    other: i64 = owners.owner_of(state, theirs)
    state.owned[seat] ^= bit(mine) | bit(theirs)
    state.owned[other] ^= bit(mine) | bit(theirs)
    if state.telling:
        particulars: dict[str, object] = {"seat": int(seat), "owner": int(other)}
        pair: dict[str, object] = {"district": DISTRICT_IDS[mine], "other": DISTRICT_IDS[theirs]}
        state.tell("districts-swapped", "UB-10.17", particulars | pair)


def ask(state: UBuild) -> dict[str, object]:
    found: dict[str, object] = {"card": numbering.CARD_IDS[card_obeyed(state) - 1], "open": is_open(state)}
    found["blocks"] = int(blocks_given(state) - state.frames.c() // PLACED) if card_obeyed(state) in (3, 4) else 0
    found["district"] = DISTRICT_IDS[chosen(state)] if chosen(state) >= 0 else None
    return found


# What can be


def fits(state: UBuild, above: i64) -> bool:
    """Whether the row of a card can be, under a frame of that kind."""
    card: i64 = card_obeyed(state)
    step: i64 = state.frames.step()
    if not 1 <= card <= numbering.CARDS or state.frames.b() not in (0, 1) or not progress_fits(state, step):
        return False
    if above == NO_FRAME:
        return step == Step.CHOOSE and card in (3, 4, 5, 6, 7, 15, 17) and is_possible(state)
    if step == Step.PAYING:
        return above == Frame.DEBT and card in (10, 11)
    if step != Step.OBEYED:
        return False
    if above == Frame.LANDING:
        return card in (1, 12, 13, 16)
    if above == Frame.SITE:
        return card in (5, 6)
    if above == Frame.HAZARD:
        return card == 7 and not is_open(state)
    if above == Frame.AUCTION:
        return card == 15 and is_open(state)
    return above == Frame.DEBT and card in (8, 9, 14) and is_open(state)


def progress_fits(state: UBuild, step: i64) -> bool:
    """UB-10.3, UB-10.10, UB-10.11, UB-10.17 How far the card has been obeyed."""
    card: i64 = card_obeyed(state)
    progress: i64 = state.frames.c()
    if progress == 0:
        return True
    if progress < 0:
        return False
    if card in (10, 11):
        return step == Step.PAYING and progress & ~state.playing & ~bit(state.turn) == 0
    if step != Step.CHOOSE:
        return False
    if card == 3:
        placed: i64 = progress // PLACED
        mine = (state.owned[state.turn] >> chosen(state)) & 1 == 1 if chosen(state) >= 0 else False
        return mine and 0 < placed < blocks_given(state)
    is_given = card == 17 and is_open(state) and progress < PLACED
    return is_given and refusal_give(state, state.turn, chosen(state)) == FINE
