"""Questions whose answers grow: done piece by piece, kept, metered, and only for as long as somebody asks."""

import asyncio
import contextlib

import pytest

from faubourg.bots.requests import request_of
from faubourg.core.refusal import InputError
from faubourg.games import MAKERS
from faubourg.server.archive.reading import answered
from faubourg.server.archive.records import Records
from faubourg.server.lobby import studies
from faubourg.server.lobby.studies import Studies
from faubourg.server.operation.recordpool import CPU, RecordPool
from faubourg.server.socket.limits import LimitFigures, Rule
from faubourg.server.wire.json import codec
from tests.games.ubuild.boxes import BEGINNER
from tests.server.harness import run, serving, until
from tests.toy.game import ToyGame

ADDRESS = "/api/games/toy/ask/walk"
JUDGE = "/api/games/ubuild/ask/judge"
RARE = 1e-9


@pytest.fixture(autouse=True)
def _toy(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(MAKERS, "toy", ToyGame)


class Walker:
    """Does pieces in this process, for in another the toy is not known; each takes a second by a clock of its own.

    While `may_go` is cleared it never comes to an end; where it is `away` there is no answer."""

    def __init__(self) -> None:
        self.done: list[str] = []
        self.homes: list[str | None] = []
        self.time = 0.0
        self.away = False
        self.may_go = asyncio.Event()
        self.may_go.set()
        self.left = 0

    async def do(self, task: bytes, home: str | None = None) -> bytes:
        if self.away:
            raise InputError("record-not-read", {})
        self.homes.append(home)
        try:
            await self.may_go.wait()
        except asyncio.CancelledError:
            self.left += 1
            raise
        self.time += 1
        self.done.append(task.partition(b"\n")[2].decode())
        return answered(task)

    async def close(self) -> None:
        pass

    def studies(self, busy: list[bool] | None = None) -> Studies:
        waits = [] if busy is None else busy
        return Studies(Records(self), lambda: bool(waits) and waits.pop(), lambda: self.time)


async def ask(found: Studies, street: str, home: str = "one") -> object:
    game = ToyGame()
    request = request_of(game, "walk")
    assert request.study is not None
    return codec.loads(await found.answer(game, request, request.study, {"street": street}, home))


def test_whoever_asks_again_is_told_more(monkeypatch: pytest.MonkeyPatch) -> None:
    # Two pieces of a second each.
    monkeypatch.setattr(studies, "SPELL", 1.5)

    async def work() -> None:
        walker = Walker()
        found = walker.studies()
        assert await ask(found, "abcde") == {"lots": 5, "walked": 2}
        assert await ask(found, "abcde") == {"lots": 5, "walked": 4}
        assert await ask(found, "abcde") == {"lots": 5, "walked": 5}
        # All is known, and kept for everybody: a part of it, too.
        assert await ask(found, "abcde", "two") == {"lots": 5, "walked": 5}
        assert await ask(found, "ca", "two") == {"lots": 2, "walked": 2}
        assert len(walker.done) == len(set(walker.done)) == 5

    run(work())


def test_pieces_are_kept_by_game_figures_and_rules(monkeypatch: pytest.MonkeyPatch) -> None:
    async def work() -> None:
        walker = Walker()
        found = walker.studies()
        await ask(found, "a")
        (piece,) = found.kept
        game = ToyGame()
        assert piece[:4] == ("toy", game.data_digest, game.rules_version, "walk")
        # Of very many the first are forgotten.
        monkeypatch.setattr(studies, "MOST_PIECES", 2)
        for lot in "bcd":
            await ask(found, lot)
        assert len(found.kept) == 2
        await ask(found, "a")
        assert len(walker.done) == 5

    run(work())


def test_bots_at_tables_go_first_though_not_for_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(studies, "GLANCE", 0.001)

    async def work() -> None:
        walker = Walker()
        waits = [True] * 5
        await ask(walker.studies(waits), "a")
        # It looked until they were done.
        assert waits == []
        monkeypatch.setattr(studies, "COURTESY", -1.0)
        waits = [True] * 5
        assert await ask(walker.studies(waits), "a") == {"lots": 1, "walked": 1}
        assert len(waits) == 4

    run(work())


def test_what_is_known_is_told_where_no_more_can_be_found() -> None:
    async def work() -> None:
        walker = Walker()
        found = walker.studies()
        await ask(found, "a")
        walker.away = True
        assert await ask(found, "ab") == {"lots": 2, "walked": 1}
        with pytest.raises(InputError) as refused:
            await ask(found, "b")
        assert refused.value.code == "request-not-read"

    run(work())


def test_two_who_ask_for_the_same_do_not_do_the_same() -> None:
    async def work() -> None:
        walker = Walker()
        found = walker.studies()
        walker.may_go.clear()
        both = [asyncio.create_task(ask(found, "ab", home)) for home in ("one", "two")]
        await until(lambda: len(walker.homes) == 2)
        walker.may_go.set()
        await asyncio.gather(*both)
        assert sorted(walker.done) == sorted(set(walker.done))
        assert set(walker.homes) == {"one", "two"}

    run(work())


def test_a_page_that_is_left_takes_its_work_along(url: str) -> None:
    async def work() -> None:
        async with serving(url) as house:
            walker = Walker()
            walker.may_go.clear()
            house.server.studies = walker.studies()
            ann = await house.browser()
            asking = asyncio.create_task(ann.post(ADDRESS, {"street": "ab"}))
            await until(lambda: len(walker.homes) == 1)
            asking.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await asking
            await until(lambda: walker.left == 1)
            assert not house.server.studies.under_way
            # The next one is served.
            walker.may_go.set()
            assert await ann.fine(ADDRESS, {"street": "ab"}) == {"lots": 2, "walked": 1}

    run(work())


def test_studies_and_questions_are_metered_by_address(url: str) -> None:
    async def work() -> None:
        figures = LimitFigures(asks=Rule(RARE, 4), studies=Rule(RARE, 2))
        async with serving(url, figures=figures) as house:
            house.server.studies = Walker().studies()
            ann = await house.browser()
            for _ in range(2):
                await ann.fine(ADDRESS, {"street": "a"})
            assert await ann.refused(ADDRESS, {"street": "a"}) == (429, "too-fast")
            await ann.fine("/api/games/toy/ask/street", {"street": "a"})
            assert await ann.refused("/api/games/toy/ask/street", {"street": "a"}) == (429, "too-fast")
            # Everything else goes on.
            assert (await ann.get("/api/games")).status_code == 200

    run(work())


def test_what_cannot_be_asked_is_refused_before_anything_is_done(url: str) -> None:
    async def work() -> None:
        async with serving(url) as house:
            walker = Walker()
            house.server.studies = walker.studies()
            ann = await house.browser()
            assert await ann.refused(ADDRESS, {"street": "ff"}) == (422, "toy-lot-twice")
            assert await ann.refused(ADDRESS, {"street": "x" * 5000}) == (413, "too-large")
            assert walker.homes == []

    run(work())


def test_a_judgement_that_cannot_be_made_is_refused_before_bots_play(url: str) -> None:
    fine: dict[str, object] = {"layout": BEGINNER, "seats": 2, "matches": 5, "seed": 3}
    odd: list[tuple[dict[str, object], str]] = [
        ({"seats": 9}, "bad-seats"),
        ({"seats": 5}, "seats-for-options"),
        ({"matches": 0}, "layout-judge-matches"),
        ({"matches": 2**62}, "layout-judge-matches"),
        ({"layout": ""}, "layout-ends"),
        ({"layout": "b1-go-s"}, "layout-tile-missing"),
        ({"layout": "x" * 121}, "layout-too-long"),
        ({"seed": 10**30}, "bad-request"),
        ({"seats": "2"}, "bad-request"),
        ({"seats": None}, "bad-request"),
        ({"jobs": 64}, "bad-request"),
    ]

    async def work() -> None:
        async with serving(url) as house:
            walker = Walker()
            house.server.studies = walker.studies()
            ann = await house.browser()
            for wrong, code in odd:
                assert await ann.refused(JUDGE, {**fine, **wrong}) == (422, code)
            assert walker.homes == []

    run(work())


def test_a_judgement_is_made_in_a_process_of_the_lowest_priority(url: str) -> None:
    async def work() -> None:
        async with serving(url, records=True) as house:
            pool = house.server.studies.records.reader
            assert isinstance(pool, RecordPool)
            # The last to get a processor has time to wait for it.
            assert all(desk.timeout > 2 * CPU for desk in pool.desks)
            house.server.studies.now = Walker().studies().now
            ann = await house.browser()
            asked = {"layout": BEGINNER, "seats": 2, "matches": 1, "seed": 3}
            found = await ann.fine(JUDGE, asked)
            assert found["judged"] == found["printed"]
            assert found["judged"]["matches"] == 1
            (desk,) = pool.desks
            assert desk.worker is not None
            with open(f"/proc/{desk.worker.pid}/stat") as stat:
                assert int(stat.read().rpartition(")")[2].split()[16]) == 19

    run(work())
