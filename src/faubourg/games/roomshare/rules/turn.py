"""Chapter 4: how a turn begins and ends (RS-4.4a to RS-4.5); what is played in it has modules of its own."""

from mypy_extensions import i64

from faubourg.core.actors import NATURE
from faubourg.core.bits import bit, count_bits
from faubourg.core.secret import Secret
from faubourg.core.state import FINE
from faubourg.games.roomshare.numbering import CARD_IDS, Phase, Refused
from faubourg.games.roomshare.rules import ending
from faubourg.games.roomshare.rules.board import reserve_of
from faubourg.games.roomshare.state import RoomShare


def begin(state: RoomShare) -> None:
    """The turn of `state.turn` begins."""
    state.turns += 1
    state.actor = state.turn
    # RS-8.2a In a duel a turn is a tenant placed, without a card.
    state.phase = Phase.PLACE if state.table.duel else Phase.PLAY


def end_effect(state: RoomShare) -> None:
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


def receiver(state: RoomShare) -> i64:
    """Who gets the next card: in a turn the player of the turn, at set-up the first with too few; -1 is nobody."""
    if state.phase == Phase.DRAW:
        return state.turn
    for place in range(state.seats):
        seat: i64 = (state.first + place) % state.seats
        if count_bits(state.hands[seat]) < state.figures.hand:
            return seat
    return -1


def refusal_draw(state: RoomShare, card: i64) -> i64:
    # RS-4.4a A card of the draw pile.
    return FINE if state.pile.can_draw(card) else Refused.NOT_IN_PILE


def draw(state: RoomShare, card: i64) -> None:
    # RS-4.4a Draw one, so that the hand is complete again.
    state.pile.draw(card)
    state.hands[state.turn] |= bit(card)
    if state.telling:
        seat = int(state.turn)
        state.tell("card-drawn", "RS-4.4a", {"seat": seat, "card": Secret(seat, CARD_IDS[card])})
    pass_on(state)


def pass_on(state: RoomShare) -> None:
    # RS-5.0 A turn that ends with an empty reserve brings the last chance.
    if reserve_of(state, state.turn) == 0:
        ending.start(state)
        return
    # RS-4.5 The turn passes clockwise.
    state.turn = (state.turn + 1) % state.seats
    state.tell_seat("turn-passed", "RS-4.5", state.turn)
    begin(state)
