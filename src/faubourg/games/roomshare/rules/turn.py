"""Chapter 4: a turn (RS-4.1 to RS-4.5), but for evictions, which have a module of their own."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from faubourg.core.actions import Actions
from faubourg.core.actors import NATURE
from faubourg.core.bits import bit, count_bits, lowest
from faubourg.core.secret import Secret
from faubourg.core.state import FINE
from faubourg.games.roomshare.numbering import (
    ARRANGE,
    ARROWS,
    CARD_KIND,
    COLOUR_IDS,
    COLOURS,
    DEAL,
    EVICT,
    FIRST,
    LAND,
    LAY,
    LIMIT,
    PASS,
    PLACE,
    PLACES,
    RENOVATE,
    RENOVATE_NOTHING,
    SWAP_FIRST,
    SWAP_NOTHING,
    SWAP_SECOND,
    TAKE,
    Phase,
    card_id,
    place_id,
)
from faubourg.games.roomshare.refusals import ARROW_TAKEN, NO_KEY_TENANT, NOT_IN_HAND, NOT_IN_PILE, RESERVE_LACKS
from faubourg.games.roomshare.rules import ending, eviction, incidents, setup, variants
from faubourg.games.roomshare.rules.board import living, reserve_of, settle, taken

if TYPE_CHECKING:
    from faubourg.games.roomshare.state import RoomShare


def apply(state: "RoomShare", move: i64) -> None:
    """Hand a legal move to its chapter."""
    state.decisions += 1
    if move < PLACE:
        play_card(state, move)
    elif move < TAKE:
        place(state, (move - PLACE) // PLACES, (move - PLACE) % PLACES)
    elif move < EVICT:
        incidents.take(state, move - TAKE)
    elif move < LAND:
        eviction.evict(state, move - EVICT)
    elif move < SWAP_FIRST:
        eviction.land(state, move - LAND)
    elif move < SWAP_SECOND:
        incidents.choose_first(state, move - SWAP_FIRST)
    elif move < SWAP_NOTHING:
        incidents.swap(state, move - SWAP_SECOND)
    elif move == SWAP_NOTHING:
        incidents.swap_nothing(state)
    elif move < RENOVATE_NOTHING:
        incidents.renovate(state, move - RENOVATE)
    elif move == RENOVATE_NOTHING:
        incidents.renovate_nothing(state)
    elif move == PASS:
        ending.decline(state)
    elif move < ARRANGE:
        setup.draw_first(state, move - FIRST)
    elif move < LAY:
        setup.draw_arrangement(state, move - ARRANGE)
    elif move < DEAL:
        setup.lay(state, move - LAY)
    elif state.phase == Phase.DEAL:
        setup.deal(state, move - DEAL)
    else:
        draw(state, move - DEAL)
    # RS-9f The limit on decisions.
    if state.decisions >= LIMIT and not state.over:
        ending.cut_short(state)


def begin(state: "RoomShare") -> None:
    """The turn of `state.turn` begins."""
    state.turns += 1
    state.actor = state.turn
    # RS-8.2a In a duel a turn is a tenant placed, without a card.
    state.phase = Phase.PLACE if state.table.duel else Phase.PLAY


def refusal_play(state: "RoomShare", seat: i64, card: i64) -> i64:
    # RS-4.1 A card of your own hand.
    if (state.hands[seat] >> card) & 1 == 0:
        return NOT_IN_HAND
    # RS-4.2c Any of them may be played, even one that can do nothing.
    return FINE


def play_card(state: "RoomShare", card: i64) -> None:
    # RS-4.1 Choose a card of your hand and show it.
    state.hands[state.turn] &= ~bit(card)
    state.shown = card
    if state.telling:
        state.tell("card-played", "RS-4.1", {"seat": int(state.turn), "card": card_id(card)})
    # RS-4.2a A key lets a tenant in; RS-4.2b an event has an effect of its own.
    if CARD_KIND[card] < COLOURS:
        state.phase = Phase.PLACE
    else:
        incidents.start(state, CARD_KIND[card])


def rooms(state: "RoomShare", seat: i64) -> i64:
    """The flats that a tenant may be placed in now."""
    if state.phase == Phase.LAST_CHANCE:
        return ending.rooms(state, seat)
    if state.table.duel:
        return variants.rooms(state)
    kind: i64 = CARD_KIND[state.shown]
    if kind < COLOURS:
        # RS-4.2a A key: where a tenant of its colour lives.
        return living(state, kind)
    return incidents.rooms(state, seat, kind)


def refusal_room(state: "RoomShare", seat: i64, flat: i64) -> i64:
    """What is wrong with a flat, if anything, by the chapter that lets a tenant in."""
    if (rooms(state, seat) >> flat) & 1:
        return FINE
    if state.phase == Phase.LAST_CHANCE:
        return ending.refusal_room(state, seat, flat)
    if state.table.duel:
        return variants.refusal_room()
    kind: i64 = CARD_KIND[state.shown]
    return NO_KEY_TENANT if kind < COLOURS else incidents.refusal_room(kind)


def refusal_place(state: "RoomShare", seat: i64, colour: i64, flat: i64, arrow: i64) -> i64:
    # RS-4.2a A tenant of your own reserve, of any colour in it.
    if state.reserve[seat * 4 + colour] == 0:
        return RESERVE_LACKS
    refused: i64 = refusal_room(state, seat, flat)
    if refused != FINE:
        return refused
    # RS-2d An arrow holds at most one tenant.
    if (taken(state, arrow) >> flat) & 1:
        return ARROW_TAKEN
    return FINE


def fill_places(state: "RoomShare", actions: Actions, seat: i64) -> None:
    allowed: i64 = rooms(state, seat)
    # RS-2d On a free arrow.
    up: i64 = ~taken(state, 0)
    right: i64 = ~taken(state, 1)
    down: i64 = ~taken(state, 2)
    left: i64 = ~taken(state, 3)
    actions.make_room(COLOURS * PLACES + 1)
    items = actions.items
    count: i64 = actions.count
    for colour in range(COLOURS):
        # RS-4.2a Any colour of the reserve.
        if state.reserve[seat * 4 + colour] == 0:
            continue
        flats: i64 = allowed
        while flats:
            flat: i64 = lowest(flats)
            flats &= flats - 1
            move: i64 = PLACE + colour * PLACES + flat * ARROWS
            # Each is written and counted only if the arrow is free: branches would be guessed wrong too often.
            items[count] = move
            count += (up >> flat) & 1
            items[count] = move + 1
            count += (right >> flat) & 1
            items[count] = move + 2
            count += (down >> flat) & 1
            items[count] = move + 3
            count += (left >> flat) & 1
    actions.count = count


def place(state: "RoomShare", colour: i64, spot: i64) -> None:
    # RS-4.2a From the reserve to a free arrow.
    seat: i64 = state.actor
    state.reserve[seat * 4 + colour] -= 1
    settle(state, colour, spot // ARROWS, spot % ARROWS)
    if state.telling:
        clause = placing_clause(state)
        state.tell("placed", clause, {"seat": int(seat), "colour": COLOUR_IDS[colour], "place": place_id(spot)})
    if state.phase == Phase.LAST_CHANCE:
        ending.next_chance(state)
    else:
        eviction.go_on(state)


def placing_clause(state: "RoomShare") -> str:
    """The clause by which a tenant is being placed."""
    if state.phase == Phase.LAST_CHANCE:
        return "RS-5.1a"
    if state.table.duel:
        return "RS-8.2a"
    kind: i64 = CARD_KIND[state.shown]
    return "RS-4.2a" if kind < COLOURS else incidents.CLAUSES[kind]


def end_effect(state: "RoomShare") -> None:
    """The card's effect and all evictions are done."""
    state.chain = ()
    # RS-8.2b A duel has no draw step.
    if state.table.duel:
        pass_on(state)
        return
    # RS-4.4a Discard the card played. RS-3k Discards lie face up.
    state.pile.discard(state.shown)
    state.shown = -1
    # RS-4.4b The pile is empty: all discards, the card just played included, are shuffled into a new one.
    if state.pile.is_empty():
        state.pile.reshuffle()
        if state.telling:
            state.tell("reshuffled", "RS-4.4b", {"cards": int(state.pile.size())})
    state.phase = Phase.DRAW
    state.actor = NATURE


def receiver(state: "RoomShare") -> i64:
    """Who gets the next card: in a turn the player of the turn, at set-up the first with too few; -1 is nobody."""
    if state.phase == Phase.DRAW:
        return state.turn
    for place in range(state.seats):
        seat: i64 = (state.first + place) % state.seats
        if count_bits(state.hands[seat]) < state.figures.hand:
            return seat
    return -1


def refusal_draw(state: "RoomShare", card: i64) -> i64:
    # RS-4.4a A card of the draw pile.
    return FINE if state.pile.can_draw(card) else NOT_IN_PILE


def draw(state: "RoomShare", card: i64) -> None:
    # RS-4.4a Draw one, so that the hand is complete again.
    state.pile.draw(card)
    state.hands[state.turn] |= bit(card)
    if state.telling:
        seat = int(state.turn)
        state.tell("card-drawn", "RS-4.4a", {"seat": seat, "card": Secret(seat, card_id(card))})
    pass_on(state)


def pass_on(state: "RoomShare") -> None:
    # RS-5.0 A turn that ends with an empty reserve brings the last chance.
    if reserve_of(state, state.turn) == 0:
        ending.start(state)
        return
    # RS-4.5 The turn passes clockwise.
    state.turn = (state.turn + 1) % state.seats
    if state.telling:
        state.tell("turn-passed", "RS-4.5", {"seat": int(state.turn)})
    begin(state)
