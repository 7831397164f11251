"""Built-in figures that are corrected: what began with the earlier ones goes on with them, new tables take the new."""

from dataclasses import replace
from typing import Any, cast

import pytest

import faubourg
from faubourg.core.fields import data_of
from faubourg.server.store.opening import open_store
from faubourg.server.store.store import Store, TableRow
from tests.server.corrected import AFTER, BEFORE, DIGEST, figures_corrected
from tests.server.harness import BOT, ME, OPEN, Browser, House, run, serving
from tests.server.test_data_files import PLAIN, close, file_of, points_of, returned

DUEL = {"duel": True, "first": 0}
BOT_FIRST = {"duel": True, "first": 1}


class Unnamed:
    """A store of earlier days, when heads did not name the figures of their table."""

    def __init__(self, store: Store) -> None:
        self.store = store

    def __getattr__(self, name: str) -> Any:
        return getattr(self.store, name)

    async def table(self, id: str) -> TableRow | None:
        row = await self.store.table(id)
        if row is None:
            return None
        return replace(row, head={name: value for name, value in row.head.items() if name != "data_digest"})


async def figures_at(browser: Browser, table: str) -> tuple[str, int]:
    """The data file of a table, and the points of a suite in its scene."""
    tab = await browser.tab(table, None)
    info = await browser.info(table)
    text, name = await file_of(browser, f"/api/tables/{table}/data")
    assert info["data_digest"] == faubourg.game("roomshare", text).data_digest
    assert info["own_data"] is (text != AFTER), "the figures of the rulebook, or others"
    assert ("roomshare.toml" in name) is (text == AFTER)
    return text, points_of(tab.welcome["scene"])


async def with_bot(house: House, ann: Browser) -> str:
    """A table where the bot plays first, and Ann has been asked."""
    table = await ann.create([ME, BOT], options=BOT_FIRST)
    await (await ann.tab(table, 0)).until(lambda tab: bool(tab.moves()))
    return table


def test_a_table_goes_on_with_the_figures_it_began_with_and_a_new_one_takes_the_new(each_url: str) -> None:
    async def work() -> None:
        async with serving(each_url) as house:
            pair = await house.pair(options=DUEL)
            await pair.play(4)
            await pair.level()
            assert pair.one.state is not None
            seen = pair.one.state["view"]
            waiting = await pair.ann.create([ME, OPEN], options=DUEL)
        with figures_corrected():
            async with serving(each_url) as house:
                again = await returned(house, pair)
                assert again.one.state is not None
                assert again.one.state["view"] == seen
                assert again.one.info["notes"] == []
                for table in (pair.table, waiting):
                    assert await figures_at(again.ann, table) == (BEFORE, 2)
                await again.bob.sit(waiting, "Bob")
                assert points_of((await again.bob.tab(waiting, 1)).welcome["scene"]) == 2
                new = await again.ann.create([ME, OPEN], options=DUEL)
                assert await figures_at(again.ann, new) == (AFTER, 5)
                await again.play(2)
                match = faubourg.verify(await close(house, again))
                assert (match.game.data, match.game.builtin) == (BEFORE, True)

    run(work())


def test_bots_and_hints_know_the_figures_of_the_table(url: str) -> None:
    async def work() -> None:
        async with serving(url) as house:
            ann = await house.browser()
            table = await with_bot(house, ann)
            cookie = ann.cookie
        with figures_corrected():
            async with serving(url) as house:
                ann = await house.browser()
                ann.client.cookies.set("guest", cookie)
                tab = await ann.tab(table, 0)
                assert (await tab.ask("hint", seat=0, seq=tab.seq))["move"] in tab.moves()
                seq = tab.seq
                await tab.play(tab.moves()[0])
                await tab.until(lambda tab: tab.seq > seq + 1 and bool(tab.moves()))
                assert {data_of(task.dump) for task in house.bots.asked} == {DIGEST}

    run(work())


def test_a_finished_match_is_shown_and_played_on_with_its_figures_and_a_rematch_takes_the_new(url: str) -> None:
    async def work() -> None:
        async with serving(url) as house:
            pair = await house.pair(options=DUEL)
            await pair.play(3)
            record = await close(house, pair)
        with figures_corrected():
            async with serving(url) as house:
                again = await returned(house, pair)
                replay = (await again.ann.get(f"/api/tables/{pair.table}/replay")).json()
                assert points_of(replay["scene"]) == 2
                opened = await again.ann.client.post("/api/replays", content=record.encode(), headers=PLAIN)
                assert points_of(opened.json()["scene"]) == 2
                wanted = [{"table": pair.table}, {"record": record}]
                for source in wanted:
                    new = (await again.ann.fine("/api/play-on", source | {"step": 2, "seat": 0}))["table"]
                    assert await figures_at(again.ann, new) == (BEFORE, 2)
                    await again.ann.sit(new, "Ann")
                    assert (await again.ann.info(new))["status"] == "playing"
                rematch = (await again.ann.fine(f"/api/tables/{pair.table}/rematch"))["table"]
                assert await figures_at(again.ann, rematch) == (AFTER, 5)

    run(work())


def test_a_table_of_earlier_days_finds_its_figures_in_its_dumps(url: str) -> None:
    async def work() -> None:
        async with serving(url) as house:
            pair, over = await house.pair(options=DUEL), await house.pair(options=DUEL)
            for each in (pair, over):
                await each.play(3)
            await close(house, over)
            played_on = (await over.ann.fine("/api/play-on", {"table": over.table, "step": 2, "seat": 0}))["table"]
            waiting = await pair.ann.create([ME, OPEN], options=DUEL)
        with figures_corrected():
            async with serving(url, store=cast(Store, Unnamed(open_store(url)))) as house:
                again = await returned(house, pair)
                for table in (pair.table, played_on):
                    assert await figures_at(again.ann, table) == (BEFORE, 2)
                # What has not begun takes the figures of today,
                assert await figures_at(again.ann, waiting) == (AFTER, 5)
                await again.bob.sit(waiting, "Bob")
                await again.play(2)
            # and keeps them: whatever changes a head names its figures.
            async with serving(url) as house:
                again = await returned(house, pair)
                row = await house.server.store.table(waiting)
                assert row is not None
                assert row.head["data_digest"] == faubourg.game("roomshare").data_digest
                assert await figures_at(again.ann, waiting) == (AFTER, 5)
                assert await figures_at(again.ann, pair.table) == (BEFORE, 2)

    run(work())


def test_whoever_gives_an_earlier_file_plays_with_it_also_once_more(url: str) -> None:
    async def work() -> None:
        async with serving(url) as house:
            ann = await house.browser()
            with figures_corrected():
                checked = await ann.client.post("/api/games/roomshare/check-data", content=BEFORE, headers=PLAIN)
                assert checked.json() == {"builtin": False, "digest": DIGEST}
                pair = await house.pair(options=DUEL, data=BEFORE)
                assert await figures_at(pair.ann, pair.table) == (BEFORE, 2)
                record = await close(house, pair)
                assert f"\ndata {DIGEST} built-in\n" in record
                rematch = (await pair.ann.fine(f"/api/tables/{pair.table}/rematch"))["table"]
                assert await figures_at(pair.ann, rematch) == (BEFORE, 2)

    run(work())


def test_figures_that_never_were_built_in_close_a_table_in_words(url: str) -> None:
    async def work() -> None:
        with figures_corrected():
            async with serving(url) as house:
                pair = await house.pair(options=DUEL)
                await pair.play(2)
        async with serving(url) as house:
            ann = await house.browser()
            assert await (await ann.silent_tab(pair.table)).goodbye() == "table-other-rules"

    run(work())


def test_a_record_made_before_the_correction_is_verified_and_written_again_as_it_was() -> None:
    match = faubourg.new("roomshare", 3, seed=4)
    for _ in range(20):
        match.play(match.state.legal()[0])
    record = match.save()
    with figures_corrected():
        again = faubourg.verify(record)
        assert (again.save(), again.game.data) == (record, BEFORE)
        again.play(again.state.legal()[0])
        assert faubourg.new("roomshare", 3, seed=4).game.data == AFTER
        assert faubourg.game("roomshare", digest=DIGEST) is again.game, "it is made once"
        newer = faubourg.new("roomshare", 3, seed=4).save()
    with pytest.raises(faubourg.InputError) as caught:
        faubourg.load(newer)
    assert (caught.value.code, caught.value.params) == ("record-other-data", {"line": 6})


@pytest.mark.parametrize("digest", ["", "../../../../etc/passwd", "0" * 32, "0" * 31 + "/", DIGEST.upper()])
def test_a_digest_of_nothing_that_was_ever_built_in_is_refused(digest: str) -> None:
    with pytest.raises(faubourg.InputError) as caught:
        faubourg.game("roomshare", digest=digest)
    assert caught.value.code == "unknown-figures"
    assert "Room Share" in str(caught.value)
