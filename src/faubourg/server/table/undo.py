"""Taking back: alone what nobody has seen the consequences of, further only if every person agrees."""

from bisect import bisect_right
from functools import partial
from itertools import takewhile

from faubourg.core.refusal import IllegalMove, Refusal
from faubourg.core.state import State
from faubourg.server.table.clocks import clocks_after
from faubourg.server.table.entry import Body
from faubourg.server.table.gestures import check_fresh, check_playing, turned_away
from faubourg.server.table.head import Head
from faubourg.server.table.host import Attempt, Host
from faubourg.server.table.table import Table
from faubourg.server.time.timers import Timers, put_back, running
from faubourg.server.wire.http import UndoRequest
from faubourg.server.wire.requests import AnswerUndo

# Nobody holds up a table for ever by playing and taking back.
MOST_AT_A_STRETCH = 10
# Of the last so many entries of a table so many may be undos, whoever asks and whoever agrees.
LATELY = 100
MOST_LATELY = 30


async def undo_alone(host: Host, table: Table, seat: int, seq: int) -> int:
    """Take back the seat's own moves since the last draw."""
    async with table.lock:
        check_fresh(table, seq)
        assert table.match is not None
        point = table.match.undo_point(seat)
        if point < 0:
            raise IllegalMove(Refusal("nothing-to-undo", table.state.clause_now(), {}))
        if undos_at_a_stretch(table, seat) >= MOST_AT_A_STRETCH:
            raise turned_away("too-many-undos")
        check_undos_lately(table)
        # The clock runs on: taking back gains no time.
        return await undo_to_line(host, table, seat, point, anew=False)


def undos_at_a_stretch(table: Table, seat: int) -> int:
    """How often a seat has taken back since anybody else has moved."""
    own = takewhile(lambda entry: entry.actor == seat, reversed(table.log))
    return sum(entry.undo_to is not None for entry in own)


def check_undos_lately(table: Table) -> None:
    """Nor does one who sits on every seat play and take back for ever."""
    if sum(entry.undo_to is not None for entry in table.log[-LATELY:]) >= MOST_LATELY:
        raise turned_away("too-many-undos")


async def ask_undo(host: Host, table: Table, seat: int, seq: int, to: int) -> int:
    """Ask everybody to go back to the position after entry `to`; done at once if nobody else must be asked."""
    async with table.lock:
        check_fresh(table, seq)
        if not 1 <= to < table.seq:
            raise IllegalMove(Refusal("nothing-to-undo", table.state.clause_now(), {}))
        check_reach(table, table.log[to - 1].end)
        check_undos_lately(table)
        agreed = same_guest(table, seat)
        if set(agreed) >= set(table.head.people()):
            return await undo_to_entry(host, table, seat, to)

        def ask(head: Head) -> None:
            # Also one that was made where this worker has not arrived yet.
            if head.undo is not None and head.undo.seq >= table.seq:
                raise turned_away("undo-already-asked")
            # The number of the head that brings it: the store gives each only once.
            head.undo = UndoRequest(id=table.version + 1, seq=table.seq, by=seat, to=to, agreed=agreed)

        await host.change(table, ask)
        return table.seq


async def answer_undo(host: Host, table: Table, seat: int, answer: AnswerUndo) -> int:
    """Agree or not; when the last person has agreed the table goes back, when one refuses nothing does.

    The store's own head decides which request is open, and its key whether the table still stands where that was made:
    whatever workers know of each other, what all have agreed to is done there and nowhere else.
    """
    async with table.lock:
        check_playing(table)
        agreeing = same_guest(table, seat)
        if is_said_again(table, answer, agreeing):
            return table.seq

        def note(head: Head) -> None:
            request = head.undo
            if request is None or request.id != answer.request or not request.seq == answer.seq == table.seq:
                raise turned_away("undo-gone")
            agreed = sorted({*request.agreed, *agreeing})
            head.undo = request.model_copy(update={"agreed": agreed}) if answer.agree else None

        await host.change(table, note)
        request = table.head.undo
        if request is not None and set(request.agreed) >= set(table.head.people()):
            return await undo_to_entry(host, table, request.by, request.to)
        return table.seq


def is_said_again(table: Table, answer: AnswerUndo, agreeing: list[int]) -> bool:
    """Whether they have agreed before, and others have not: nothing follows from it, and nobody is told again."""
    request = table.undo_request()
    if request is None or not answer.agree or (request.id, request.seq) != (answer.request, answer.seq):
        return False
    return set(agreeing) <= set(request.agreed) and not set(table.head.people()) <= set(request.agreed)


def same_guest(table: Table, seat: int) -> list[int]:
    """All seats of the guest who sits there: they share one mind."""
    return table.head.seats_of(table.head.seats[seat].guest) or [seat]


def check_reach(table: Table, point: int) -> None:
    """Nobody goes back to a position of other rules."""
    assert table.match is not None
    if not table.match.can_undo_to(point):
        raise IllegalMove(Refusal("nothing-to-undo", table.state.clause_now(), {}))


async def undo_to_entry(host: Host, table: Table, seat: int, to: int) -> int:
    return await undo_to_line(host, table, seat, table.log[to - 1].end, anew=True)


async def undo_to_line(host: Host, table: Table, seat: int, point: int, *, anew: bool) -> int:
    """Store an entry that says where the match goes on; nothing is deleted. The time for the decision begins anew, or
    goes on if it ran."""
    check_reach(table, point)
    match = table.match
    assert match is not None
    state = match.state_at(point)
    to = bisect_right(table.log, point, key=lambda entry: entry.end)
    now = host.clock.now()
    timers = timers_after(table, to, state, now)
    due = table.due
    if anew or (due is not None and not due.due):
        due = clocks_after(table, due, state.actors(), timers, now)
    body = Body([{"undo": point}], [], due, timers, undo_to=to)
    row = host.row(table, seat, (), body, state.actors(), "playing")
    if not await host.keep(table, Attempt(partial(match.undo_to, point), row, body)):
        await host.catch_up(table)
        raise turned_away("stale", seq=table.seq)
    return row.seq


def timers_after(table: Table, to: int, state: State, now: int) -> Timers:
    """What still runs runs on; what has ended since has again what was left of it at the entry gone back to."""
    then = put_back(table.log[to - 1].timers, table.log[to - 1].at, now) if to else ()
    return running((*then, *table.timers), state.timers(), now)
