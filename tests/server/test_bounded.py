"""Texts come from outside, and there is no end of them: whatever is kept of them, it is never more than so much."""

import functools
import gc
import itertools
import tracemalloc

import pytest

import faubourg
from faubourg.bots.requests import request_of
from faubourg.core.refusal import InputError
from faubourg.games import MAKERS
from faubourg.games.ubuild.layouts.generator import generated
from faubourg.server.bots import thinking
from faubourg.server.lobby.games import checked_options
from faubourg.server.lobby.questions import read_question
from faubourg.server.wire import http
from tests.games.ubuild.boxes import BOX
from tests.server.harness import ME, OPEN, run, serving
from tests.toy.game import ToyGame
from tests.toy.numbering import LOT_LETTERS
from tests.toy.state import STREETS

# Different ones, and so many before them that whatever is kept at all is full.
TEXTS, LAYOUTS, FIRST = 1_000, 300, 100
# Far less than one thing each, and more than Python itself takes and gives.
SOME = 40_000


@pytest.fixture(autouse=True)
def _toy(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(MAKERS, "toy", ToyGame)


def streets(count: int) -> list[str]:
    """TOY-1d Each lot once, in any order."""
    every = itertools.chain.from_iterable(itertools.permutations(LOT_LETTERS, size) for size in (6, 5, 4))
    found = ["".join(street) for street in itertools.islice(every, count)]
    assert len(set(found)) == count
    return found


def endless() -> dict[str, int]:
    """What every cache without a limit holds."""
    wrappers = [one for one in gc.get_objects() if isinstance(one, functools._lru_cache_wrapper)]
    return {repr(one): one.cache_info().currsize for one in wrappers if one.cache_info().maxsize is None}


def look_at(layout: str) -> None:
    """All that is made of a text where a match of it is played, saved and read."""
    match = faubourg.new("ubuild", seats=3, seed=1, options={"mode": "beginner", "layout": layout})
    game, seat = match.game, match.state.actor
    game.scene(match.options)
    assert game.restore(match.state.dump()).options.values["layout"] == layout
    assert faubourg.load(match.save()).options["layout"] == layout
    seen = match.state.imagine(seat, faubourg.Rng(1)).dump()
    task = {"kind": "choose", "game": "ubuild", "data": None, "dump": seen, "seat": seat, "seed": 1, "bot": "random"}
    thinking.answer({**task, "playouts": None})


def memory_after(every: list[str]) -> int:
    for layout in every:
        look_at(layout)
    gc.collect()
    return tracemalloc.get_traced_memory()[0]


def test_hundreds_of_texts_leave_nothing_behind() -> None:
    # Of a game that is compiled: mypyc keeps the cells that interpreted code, as the toy's, hands to a function.
    every = [generated(BOX, 0, seed) for seed in range(FIRST + LAYOUTS)]
    tracemalloc.start()
    try:
        before = memory_after(every[:FIRST])
        held = endless()
        assert memory_after(every[FIRST:]) - before < SOME
    finally:
        tracemalloc.stop()
    assert endless() == held


def ask(every: list[str]) -> None:
    """As the routes do."""
    street = request_of(faubourg.game("toy"), "street")
    for text in every:
        checked_options("toy", http.CheckOptions(options={"street": text}, seats=2))
        street.answer(read_question(street, {"street": text}))
        with pytest.raises(InputError):
            checked_options("toy", http.CheckOptions(options={"street": text + "x"}))


def test_a_server_that_is_asked_about_a_thousand_texts_keeps_few() -> None:
    every = streets(FIRST + TEXTS)
    ask(every[:FIRST])
    held = endless()
    ask(every[FIRST:])
    assert endless() == held
    assert len(STREETS.kept) == STREETS.most


def test_tables_of_many_texts_are_forgotten_with_what_was_made_of_them(url: str) -> None:
    async def work() -> None:
        async with serving(url) as house:
            ann = await house.browser()
            host = house.server.host
            for street in streets(2 * STREETS.most):
                table = await ann.create([ME, OPEN], game="toy", options={"street": street})
                assert (await ann.info(table))["options"]["street"] == street
                host.forget(host.tables[table])
            assert len(STREETS.kept) == STREETS.most
            assert len(host.games.own.kept) == 0
            assert not host.tables

    run(work())
