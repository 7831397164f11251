"""Chapter 4: the card of a turn and the tenant it lets in (RS-4.1, RS-4.2a to RS-4.2c); RS-8.2a in a duel no card."""

from mypy_extensions import i64

from faubourg.core.actions import Actions
from faubourg.core.bits import bit, lowest
from faubourg.core.state import FINE
from faubourg.games.roomshare import numbering
from faubourg.games.roomshare.numbering import ARROWS, CARD_KIND, COLOUR_IDS, COLOURS, PLACE_IDS, PLACES, Phase, Refused
from faubourg.games.roomshare.rules import ending, eviction, incidents
from faubourg.games.roomshare.rules.board import inhabited, living, settle, taken
from faubourg.games.roomshare.state import RoomShare


def refusal_play(state: RoomShare, seat: i64, card: i64) -> i64:
    # RS-4.1 A card of your own hand.
    if (state.hands[seat] >> card) & 1 == 0:
        return Refused.NOT_IN_HAND
    # RS-4.2c Any of them may be played, even one that can do nothing.
    return FINE


def play_card(state: RoomShare, card: i64) -> None:
    # RS-4.1 Choose a card of your hand and show it.
    state.hands[state.turn] &= ~bit(card)
    state.shown = card
    if state.telling:
        state.tell("card-played", "RS-4.1", {"seat": int(state.turn), "card": numbering.CARD_IDS[card]})
    # RS-4.2a A key lets a tenant in; RS-4.2b an event has an effect of its own.
    if CARD_KIND[card] < COLOURS:
        state.phase = Phase.PLACE
    else:
        incidents.start(state, CARD_KIND[card])


def rooms(state: RoomShare, seat: i64) -> i64:
    """The flats that a tenant may be placed in now."""
    if state.phase == Phase.LAST_CHANCE:
        return ending.rooms(state, seat)
    if state.table.duel:
        # RS-8.2a Any apartment that holds at least one tenant; RS-8.2c placing is compulsory.
        return inhabited(state)
    kind: i64 = CARD_KIND[state.shown]
    if kind < COLOURS:
        # RS-4.2a A key: where a tenant of its colour lives.
        return living(state, kind)
    return incidents.rooms(state, seat, kind)


def refusal_room(state: RoomShare, seat: i64, flat: i64) -> i64:
    """What is wrong with a flat, if anything, by the chapter that lets a tenant in."""
    if (rooms(state, seat) >> flat) & 1:
        return FINE
    if state.phase == Phase.LAST_CHANCE:
        return ending.refusal_room(state, seat, flat)
    if state.table.duel:
        # RS-8.2a Nobody lives there.
        return Refused.DUEL_EMPTY
    kind: i64 = CARD_KIND[state.shown]
    return Refused.NO_KEY_TENANT if kind < COLOURS else incidents.refusal_room(kind)


def refusal_place(state: RoomShare, seat: i64, colour: i64, flat: i64, arrow: i64) -> i64:
    # RS-4.2a A tenant of your own reserve, of any colour in it.
    if state.reserve[seat * 4 + colour] == 0:
        return Refused.RESERVE_LACKS
    refused: i64 = refusal_room(state, seat, flat)
    if refused != FINE:
        return refused
    # RS-2d An arrow holds at most one tenant.
    if (taken(state, arrow) >> flat) & 1:
        return Refused.ARROW_TAKEN
    return FINE


def fill_places(state: RoomShare, actions: Actions, seat: i64) -> None:
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
            move: i64 = numbering.PLACE + colour * PLACES + flat * ARROWS
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


def place(state: RoomShare, colour: i64, spot: i64) -> None:
    # RS-4.2a From the reserve to a free arrow.
    seat: i64 = state.actor
    state.reserve[seat * 4 + colour] -= 1
    settle(state, colour, spot // ARROWS, spot % ARROWS)
    if state.telling:
        clause = placing_clause(state)
        state.tell("placed", clause, {"seat": int(seat), "colour": COLOUR_IDS[colour], "place": PLACE_IDS[spot]})
    if state.phase == Phase.LAST_CHANCE:
        ending.next_chance(state)
    else:
        eviction.go_on(state)


def placing_clause(state: RoomShare) -> str:
    """The clause by which a tenant is being placed."""
    if state.phase == Phase.LAST_CHANCE:
        return "RS-5.1a"
    if state.table.duel:
        return "RS-8.2a"
    kind: i64 = CARD_KIND[state.shown]
    return "RS-4.2a" if kind < COLOURS else incidents.CLAUSES[kind]
