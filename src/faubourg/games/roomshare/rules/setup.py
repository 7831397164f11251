"""Chapter 3: setting the table (RS-3a to RS-3k). Nature draws what the table has not fixed."""

from mypy_extensions import i64

from faubourg.core.actions import Actions
from faubourg.core.actors import NATURE
from faubourg.core.bits import bit, count_bits
from faubourg.core.secret import Secret
from faubourg.core.state import FINE
from faubourg.games.roomshare import numbering
from faubourg.games.roomshare.numbering import HAUNTED, OUTER, OUTER_FLATS, ROYAL, SUITE, Phase, Refused, permutation
from faubourg.games.roomshare.options import NO_ROYAL
from faubourg.games.roomshare.rules import turn
from faubourg.games.roomshare.rules.board import settle
from faubourg.games.roomshare.state import RoomShare


def begin(state: RoomShare) -> None:
    """The table is set as far as nobody draws."""
    fill_reserves(state)
    go_on(state)


def fill_reserves(state: RoomShare) -> None:
    figures = state.figures
    for seat in range(state.seats):
        # RS-3b Tenants of the own colour.
        state.reserve[seat * 4 + state.table.own[seat]] = figures.own
        if state.seats == 3:
            # RS-3c Three players: some of the unused colour each.
            state.reserve[seat * 4 + state.table.second[seat]] = figures.second_of_three
        if state.seats == 2:
            # RS-3d Two players: a second colour each.
            state.reserve[seat * 4 + state.table.second[seat]] = figures.second_of_two


def go_on(state: RoomShare) -> None:
    """Ask Nature for the next thing that is not yet settled; when all is, the first turn begins."""
    state.actor = NATURE
    # RS-3i The table may name the first player.
    if state.first < 0 and state.table.first < 0:
        state.phase = Phase.FIRST
        return
    if state.first < 0:
        name_first(state, state.table.first)
    # RS-3e The table may arrange the corners.
    if state.phase <= Phase.ARRANGE:
        if state.table.arrangement < 0:
            state.phase = Phase.ARRANGE
            return
        arrange(state, state.table.arrangement)
    if state.laid < OUTER_FLATS:
        state.phase = Phase.LAY
        return
    # RS-3h Everybody gets a hand; RS-8.2a in a duel nobody does.
    if not state.table.duel and turn.receiver(state) >= 0:
        state.phase = Phase.DEAL
        return
    state.turn = state.first
    turn.begin(state)


def draw_first(state: RoomShare, seat: i64) -> None:
    """Nature names the first player."""
    name_first(state, seat)
    go_on(state)


def name_first(state: RoomShare, seat: i64) -> None:
    state.first = seat
    state.turn = seat
    state.phase = Phase.ARRANGE
    state.tell_seat("first-player", "RS-3i", seat)


def refusal_first(state: RoomShare, seat: i64) -> i64:
    # RS-3i One of the players begins.
    return FINE if seat < state.seats else Refused.NO_SUCH_SEAT


def draw_arrangement(state: RoomShare, number: i64) -> None:
    """Nature arranges the corners."""
    arrange(state, number)
    go_on(state)


def arrange(state: RoomShare, number: i64) -> None:
    colours = permutation(number)
    for place in range(numbering.COLOURS):
        colour: i64 = colours[place]
        corner: i64 = numbering.CORNERS[place]
        # RS-3e The last tenant of each colour stands on the inner arrow of its corner.
        settle(state, colour, corner, numbering.INNER_ARROWS[place])
        # RS-3f Three players: the unused colour's other two stand on the up and down arrows there.
        if state.seats == 3 and state.table.owner[colour] < 0:
            settle(state, colour, corner, 0)
            settle(state, colour, corner, 2)
    state.phase = Phase.LAY
    if state.telling:
        state.tell("corners", "RS-3e", {"colours": [numbering.COLOUR_IDS[colour] for colour in colours]})


def kind_left(state: RoomShare, kind: i64) -> i64:
    """How many apartments of a kind have still to be laid."""
    # RS-3a The standard game has no royal suite; RS-8.1a with it, one of another kind stays in the box.
    total: i64 = state.figures.flats[kind]
    if state.table.royal != NO_ROYAL:
        if kind == ROYAL:
            total = 1
        elif kind == state.table.royal:
            total -= 1
    if kind == SUITE:
        return total - count_bits(state.suites)
    if kind == HAUNTED:
        return total - count_bits(state.haunted)
    if kind == ROYAL:
        return total - count_bits(state.royals)
    # RS-3e Six classic ones form the block.
    laid: i64 = state.laid - count_bits(state.suites | state.haunted | state.royals)
    return total - len(numbering.BLOCK) - laid


def refusal_lay(state: RoomShare, kind: i64) -> i64:
    # RS-3g What is shuffled and laid are the apartments that are left.
    return FINE if kind_left(state, kind) > 0 else Refused.KIND_USED_UP


def fill_lay(state: RoomShare, actions: Actions) -> None:
    # RS-3g All remaining apartments are equally likely, so a kind weighs what is left of it.
    for kind in range(numbering.KINDS):
        left: i64 = kind_left(state, kind)
        if left > 0:
            actions.add_weighted(numbering.LAY + kind, left)


def lay(state: RoomShare, kind: i64) -> None:
    # RS-3g The outer flats are laid face up, row by row.
    flat: i64 = OUTER[state.laid]
    if kind == SUITE:
        state.suites |= bit(flat)
    elif kind == HAUNTED:
        state.haunted |= bit(flat)
    elif kind == ROYAL:
        state.royals |= bit(flat)
    state.laid += 1
    if state.telling:
        clause = "RS-3g" if kind != ROYAL else "RS-8.1a"
        state.tell("flat-laid", clause, {"flat": numbering.FLAT_IDS[flat], "flat_kind": numbering.KIND_IDS[kind]})
    go_on(state)


def deal(state: RoomShare, card: i64) -> None:
    # RS-3h Cards one by one, seat by seat from the first player, hidden from the others; RS-3k the rest is hidden too.
    seat: i64 = turn.receiver(state)
    state.pile.draw(card)
    state.hands[seat] |= bit(card)
    if state.telling:
        state.tell("card-drawn", "RS-3h", {"seat": int(seat), "card": Secret(seat, numbering.CARD_IDS[card])})
    go_on(state)
