"""The server's bots: honest gestures, and processes that come when needed and go with the server."""

import asyncio
import os
import pickle
import signal
import subprocess
import sys
import time
from collections.abc import Awaitable, Callable
from dataclasses import replace
from pathlib import Path

import pytest

import faubourg
from faubourg.bots.player import bot
from faubourg.core.data import data_digest
from faubourg.core.rng import Rng
from faubourg.core.state import State
from faubourg.server.bots import thinking
from faubourg.server.bots.pool import BotPool
from faubourg.server.bots.tasks import BotFailed, BotTask
from faubourg.server.socket.limits import LimitFigures
from tests.patience import LONG, PATIENCE

CHECKOUT = Path(__file__).resolve().parent.parent.parent
# The server's own worker, and a bot that thinks for ever.
ENDLESS = "tests.server.endless"
A_THOUGHT = 10  # hundredths of a second: no worker is so long about reading a task


def task_for(match: faubourg.Match, name: str = "random", seed: str = "a table 1") -> BotTask:
    seat = int(match.state.actor)
    dump = match.state.imagine(seat, Rng("imagined")).dump()
    return BotTask("roomshare", None, dump, seat, name, 20, seed)


def new_task(name: str = "random", seed: str = "a table 1") -> BotTask:
    return task_for(faubourg.new("roomshare", seats=2, seed=7), name, seed)


def with_pool(work: Callable[[BotPool], Awaitable[None]], timeout: float = PATIENCE, idle: float = 300.0) -> None:
    """Run a test's work with a pool of one, and leave no process behind."""

    async def run() -> None:
        pool = BotPool(1, timeout, idle, ENDLESS)
        await pool.start()
        try:
            await asyncio.wait_for(work(pool), LONG)
        finally:
            await pool.close()

    asyncio.run(run())


def pid_of(pool: BotPool) -> int:
    worker = pool.desks[0].worker
    assert worker is not None
    return worker.pid


def is_alive(pid: int) -> bool:
    """Whether a process runs; one that only waits to be buried does not."""
    try:
        status = Path(f"/proc/{pid}/stat").read_text(encoding="utf-8")
    except (FileNotFoundError, ProcessLookupError):
        return False
    return status.rpartition(")")[2].split()[0] != "Z"


def test_a_task_can_be_pickled() -> None:
    task = new_task()
    assert pickle.loads(pickle.dumps(task)) == task


def test_a_bot_plays_a_whole_match_in_gestures_that_the_match_accepts() -> None:
    async def work(pool: BotPool) -> None:
        match = faubourg.new("roomshare", seats=2, seed=3)
        while not match.state.over:
            task = task_for(match, seed=f"t {match.state.decisions}")
            match.play_all([*await pool.choose(task)], task.seat)

    with_pool(work)


def test_the_same_task_gets_the_same_answer_and_another_seed_another() -> None:
    async def work(pool: BotPool) -> None:
        assert await pool.choose(new_task("greedy")) == await pool.choose(new_task("greedy"))
        answers = [await pool.choose(new_task(seed=f"seed {number}")) for number in range(20)]
        assert len({tuple(answer) for answer in answers}) > 1

    with_pool(work)


def test_a_gesture_never_runs_past_nature_another_seat_or_the_turn() -> None:
    rng = Rng(5)
    lengths = set()
    for seed in range(4):
        match = faubourg.new("roomshare", seats=3, seed=seed)
        while not match.state.over:
            seat = int(match.state.actor)
            moves = thinking.gesture(match.state.imagine(seat, rng), seat, "random", None, rng)
            lengths.add(len(moves))
            walk: State = match.state.clone()
            for move in moves[:-1]:
                walk.play(move, seat)
                assert walk.actor == seat
                assert walk.turns == match.state.turns
            match.play_all([*moves], seat)
    # Else nothing was told.
    assert max(lengths) > 1


def test_a_hint_is_a_legal_move_and_reproducible() -> None:
    async def work(pool: BotPool) -> None:
        match = faubourg.new("roomshare", seats=2, seed=7)
        hint = await pool.hint(task_for(match))
        assert match.state.can_play(hint.move)
        assert await pool.hint(task_for(match)) == hint

    with_pool(work)


def test_no_process_is_started_before_the_first_task() -> None:
    async def work(pool: BotPool) -> None:
        assert pool.desks[0].worker is None
        await pool.choose(new_task())
        assert is_alive(pid_of(pool))

    with_pool(work)


def test_an_idle_worker_goes_home_and_the_next_task_finds_another() -> None:
    async def work(pool: BotPool) -> None:
        await pool.choose(new_task())
        first = pid_of(pool)
        while is_alive(first):
            await asyncio.sleep(0.05)
        assert await pool.choose(new_task())
        assert pid_of(pool) != first

    with_pool(work, idle=0.2)


def test_a_worker_that_dies_is_replaced_and_the_task_is_asked_again() -> None:
    async def work(pool: BotPool) -> None:
        answer = await pool.choose(new_task())
        os.kill(pid_of(pool), signal.SIGSTOP)
        asked = asyncio.create_task(pool.choose(new_task()))
        await asyncio.sleep(0.1)
        os.kill(pid_of(pool), signal.SIGKILL)
        assert await asked == answer

    with_pool(work)


def test_a_worker_that_hangs_is_replaced_and_the_task_is_asked_again() -> None:
    async def work(pool: BotPool) -> None:
        answer = await pool.choose(new_task())
        first = pid_of(pool)
        os.kill(first, signal.SIGSTOP)
        # The stopped worker is given half a second; its replacement as long as it takes.
        pool.desks[0].timeout = 0.5
        asked = asyncio.create_task(pool.choose(new_task()))
        await asyncio.sleep(0.1)
        pool.desks[0].timeout = PATIENCE
        assert await asked == answer
        assert not is_alive(first)

    with_pool(work)


def test_a_task_that_always_takes_too_long_fails_after_two_attempts() -> None:
    async def work(pool: BotPool) -> None:
        with pytest.raises(BotFailed) as failed:
            await pool.choose(new_task("endless"))
        assert failed.value.code in ("slow", "lost")
        assert pool.desks[0].worker is None

    with_pool(work, timeout=1.0)


@pytest.mark.parametrize(
    ("task", "code"),
    [
        (replace(new_task(), game="chess"), "unknown-game"),
        (replace(new_task(), bot="nobody"), "unknown-bot"),
        (replace(new_task(), dump="{}"), "dump-missing-field"),
        (replace(new_task(), seat=1 - new_task().seat), "ValueError"),
    ],
)
def test_a_task_that_cannot_be_done_is_answered_with_a_code_and_the_worker_stays(task: BotTask, code: str) -> None:
    async def work(pool: BotPool) -> None:
        with pytest.raises(BotFailed) as failed:
            await pool.choose(task)
        assert failed.value.code == code
        first = pid_of(pool)
        assert await pool.choose(new_task())
        assert pid_of(pool) == first

    with_pool(work)


def test_tasks_are_done_in_the_order_in_which_they_came() -> None:
    async def work(pool: BotPool) -> None:
        done: list[int] = []

        async def one(number: int) -> None:
            await pool.choose(new_task())
            done.append(number)

        await asyncio.gather(*(one(number) for number in range(6)))
        assert done == list(range(6))

    with_pool(work)


def test_cancelling_a_task_that_waits_or_runs_harms_no_other() -> None:
    async def work(pool: BotPool) -> None:
        expected = await pool.choose(new_task("greedy", "last"))
        long = new_task("endless")
        running = asyncio.create_task(pool.choose(long))
        waiting = asyncio.create_task(pool.choose(long))
        last = asyncio.create_task(pool.choose(new_task("greedy", "last")))
        await asyncio.sleep(0.2)
        waiting.cancel()
        running.cancel()
        assert await last == expected
        assert pool.busy() == 0

    with_pool(work)


def test_closing_answers_whoever_waits_and_leaves_no_process() -> None:
    async def work(pool: BotPool) -> None:
        await pool.choose(new_task())
        pid = pid_of(pool)
        long = new_task("endless")
        asked = [asyncio.create_task(pool.choose(long)) for _ in range(3)]
        await asyncio.sleep(0.1)
        await pool.close()
        answers = await asyncio.gather(*asked, return_exceptions=True)
        assert [type(answer) for answer in answers] == [BotFailed] * 3
        assert not is_alive(pid)

    with_pool(work)


def test_closing_while_a_worker_is_being_hired_leaves_no_process() -> None:
    async def work(pool: BotPool) -> None:
        asked = asyncio.create_task(pool.choose(new_task()))
        await asyncio.sleep(0)
        await pool.close()
        await asyncio.gather(asked, return_exceptions=True)
        assert pool.desks[0].worker is None

    with_pool(work)


def test_the_event_loop_goes_on_while_a_bot_thinks() -> None:
    async def work(pool: BotPool) -> None:
        await pool.choose(new_task())
        asked = asyncio.create_task(pool.choose(new_task("endless")))
        # It thinks for ever: a loop that waited for it would not come to its end.
        for _ in range(100):
            await asyncio.sleep(0.001)
        assert not asked.done()
        asked.cancel()

    with_pool(work)


def worked(pid: int) -> int:
    """How long a process has used a processor, in hundredths of a second."""
    return int(Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[11])


def wait_until(is_so: Callable[[], bool]) -> None:
    deadline = time.monotonic() + PATIENCE
    while not is_so():
        assert time.monotonic() < deadline
        time.sleep(0.02)


SERVER = """
import asyncio, sys
from tests.server.test_bots import ENDLESS, new_task, pid_of
from faubourg.server.bots.pool import BotPool

async def serve():
    pool = BotPool(1, worker=ENDLESS)
    await pool.choose(new_task())
    print(pid_of(pool), flush=True)
    if sys.argv[1] == "thinking":
        await pool.choose(new_task("endless"))
    await asyncio.sleep(600)

asyncio.run(serve())
"""


@pytest.mark.parametrize("when", ["idle", "thinking"])
def test_a_killed_server_leaves_no_worker_behind(when: str) -> None:
    path = os.pathsep.join([str(CHECKOUT), *sys.path])
    server = subprocess.Popen(
        [sys.executable, "-c", SERVER, when], stdout=subprocess.PIPE, env={**os.environ, "PYTHONPATH": path}
    )
    with server:
        assert server.stdout is not None
        pid = int(server.stdout.readline())
        assert is_alive(pid)
        if when == "thinking":
            before = worked(pid)
            wait_until(lambda: worked(pid) > before + A_THOUGHT)
        server.kill()
    wait_until(lambda: not is_alive(pid))


def test_ctrl_c_and_a_polite_stop_are_the_servers_to_decide() -> None:
    async def work(pool: BotPool) -> None:
        await pool.choose(new_task())
        first = pid_of(pool)
        os.kill(first, signal.SIGINT)
        os.kill(first, signal.SIGTERM)
        assert await pool.choose(new_task())
        assert pid_of(pool) == first

    with_pool(work)


def test_a_bot_knows_only_what_is_handed_to_it() -> None:
    match = faubourg.new("roomshare", seats=2, seed=7)
    seat = int(match.state.actor)
    imagined = match.state.imagine(seat, Rng(1))
    alone = bot("random").choose(imagined.clone(), seat, Rng("s"))
    task = BotTask("roomshare", None, imagined.dump(), seat, "random", None, "s")
    assert (
        thinking.answer({"kind": "choose", **{name: getattr(task, name) for name in task.__slots__}})["moves"][0]
        == alone
    )


def test_who_plays_at_many_tables_does_not_keep_the_bots_of_others_waiting() -> None:
    async def work(pool: BotPool) -> None:
        order: list[str] = []

        async def ask(home: str) -> None:
            await pool.choose(replace(new_task(), home=home))
            order.append(home)

        await asyncio.gather(*(ask(home) for home in "aaaab"))
        assert order == ["a", "b", "a", "a", "a"]

    with_pool(work)


def test_a_worker_is_not_told_for_whom_it_thinks() -> None:
    async def work(pool: BotPool) -> None:
        sent: list[bytes] = []

        async def note(task: bytes, home: str | None = None) -> bytes:
            sent.append(task)
            assert home == "192.0.2.1"
            return b'{"moves": [1]}'

        pool.do = note  # type: ignore[method-assign]
        assert await pool.choose(replace(new_task(), home="192.0.2.1")) == [1]
        assert b"192.0.2.1" not in sent[0]

    with_pool(work)


def test_whoever_brings_as_many_data_files_as_they_may_has_each_read_once() -> None:
    data = faubourg.game("roomshare").data
    files = [f"{data}# {number}\n" for number in range(int(LimitFigures().tables.burst))]
    thinking.known_game.cache_clear()
    for _ in range(2):
        for text in files:
            thinking.known_game("roomshare", text, data_digest(text))
    assert thinking.known_game.cache_info().misses == len(files)
