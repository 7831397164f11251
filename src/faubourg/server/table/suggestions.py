"""Suggesting: whoever refuses a deal may say which one they would accept. It is no move; the table only repeats it."""

from faubourg.core.refusal import IllegalMove
from faubourg.core.state import State
from faubourg.server.table.gestures import check_fresh, turned_away
from faubourg.server.table.head import Head
from faubourg.server.table.host import Host
from faubourg.server.table.table import Table
from faubourg.server.wire.answers import Suggestion


async def suggest(host: Host, table: Table, seat: int, seq: int, to: int, text: str) -> int:
    """Tell everybody which deal the seat would accept, if `to` offered it."""
    async with table.lock:
        check_fresh(table, seq)
        if to >= len(table.head.seats):
            raise turned_away("no-such-seat", seat=to)
        move = table.state.parse(text)
        if table.game.partner_of(move) != seat:
            raise turned_away("not-a-suggestion")
        refusal = where_offered(table.state, seat, to).why_not(move, to)
        if refusal is not None:
            raise IllegalMove(refusal)
        said = Suggestion(type="suggestion", seat=seat, to=to, move=move, text=table.state.text(move), seq=table.seq)

        def note(head: Head) -> None:
            head.suggestion = said

        # Kept with the table, so that the tabs at other workers are told too.
        await host.change(table, note)
        table.publish_suggestion()
        return table.seq


def refused_by(table: Table, seat: int, moves: list[int]) -> int | None:
    """Whose deal the seat refuses with these moves; None if it refuses none."""
    state = table.state
    return state.proposer() if state.is_asked(seat) and moves[0] == state.refusing() else None


def where_offered(state: State, seat: int, to: int) -> State:
    """The position in which `to` could offer it: this one, or the one after the seat has refused what is open."""
    if not state.is_asked(to) and state.is_asked(seat):
        refuse = state.refusing()
        if state.can_play(refuse, seat):
            state = state.clone()
            state.play(refuse, seat)
    if not state.is_asked(to):
        raise turned_away("no-suggestion-now")
    return state
