"""Rules that change under a match: it goes on from where the old ones led, or from its last position, or says why."""

import json
from dataclasses import replace
from typing import Any, cast

import pytest

import faubourg
from faubourg.core.state import digest_of
from faubourg.server.store.opening import open_store
from faubourg.server.store.store import EntryRow, Store, TableRow
from tests.server.harness import ME, OPEN, House, Pair, problem_of, run, serving

# A version that no game has reached.
LATER = "99"
FIRST = {"duel": True, "first": 0}


class Tampered:
    """A store whose entries read as if the rules led elsewhere: a move of the second entry is another one."""

    def __init__(self, store: Store, dump: str | None = None) -> None:
        self.store = store
        self.dump = dump

    def __getattr__(self, name: str) -> Any:
        return getattr(self.store, name)

    async def entries(self, table: str, after: int = 0, limit: int | None = None) -> list[EntryRow]:
        return [self.changed(row) for row in await self.store.entries(table, after, limit)]

    def changed(self, row: EntryRow) -> EntryRow:
        if self.dump is not None and row.dump is not None:
            row = replace(row, dump=self.dump)
        if row.seq != 2:
            return row
        body = json.loads(row.body)
        body["lines"][0][1] += 1
        return replace(row, body=json.dumps(body))


async def returned(house: House, pair: Pair) -> Pair:
    ann, bob = await house.browser(), await house.browser()
    ann.client.cookies.set("guest", pair.ann.cookie)
    bob.client.cookies.set("guest", pair.bob.cookie)
    return Pair(ann, bob, pair.table, await ann.tab(pair.table, 0), await bob.tab(pair.table, 1))


async def begun(url: str, gestures: int, game: str = "roomshare") -> tuple[Pair, dict[str, object]]:
    """A match that was begun under the first rules, and what its players saw of the board last."""
    async with serving(url) as house:
        pair = await house.pair(options=FIRST if game == "roomshare" else {"first": 0}, game=game)
        await pair.play(gestures)
        await pair.level()
        assert pair.one.state is not None
        return pair, pair.one.state["view"]


async def closed_record(house: House, pair: Pair) -> str:
    house.bots.may_answer.clear()
    for tab in pair.tabs:
        await tab.ack("resign", seat=tab.seat)
    answer = await pair.ann.get(f"/api/tables/{pair.table}/record")
    assert answer.status_code == 200
    return answer.text


def change_rules(monkeypatch: pytest.MonkeyPatch, game: str = "roomshare", version: str = LATER) -> None:
    monkeypatch.setattr(faubourg.game(game), "rules_version", version)


@pytest.mark.parametrize("game", faubourg.game_ids())
def test_where_new_rules_lead_to_the_same_position_the_match_goes_on(
    game: str, each_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work() -> None:
        pair, view = await begun(each_url, 6, game)
        version = faubourg.game(game).rules_version
        change_rules(monkeypatch, game)
        async with serving(each_url) as house:
            again = await returned(house, pair)
            assert again.one.state is not None
            assert again.one.state["view"] == view
            assert again.one.info["notes"] == []
            assert [entry["seq"] for entry in again.one.welcome["log"]][:7] == [1, 2, 3, 4, 5, 6, 7]
            await again.play(3)
            await again.level()
            seq = again.one.seq
        # Once more under the same rules: nothing is resumed twice.
        async with serving(each_url) as house:
            again = await returned(house, pair)
            assert again.one.seq == seq
            await again.play()
            match = faubourg.load(await closed_record(house, again))
            assert match.rules_version == version
            assert match.state.digest() == house.server.host.tables[pair.table].state.digest()

    run(work())


def test_where_new_rules_lead_elsewhere_the_match_goes_on_from_its_last_position(
    each_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work() -> None:
        pair, _ = await begun(each_url, 6)
        rows: list[EntryRow] = []
        async with serving(each_url) as house:
            rows = await house.server.store.entries(pair.table)
        last = [row.dump for row in rows if row.dump is not None][-1]
        assert last is not None
        kept = json.loads(last)
        change_rules(monkeypatch)
        async with serving(each_url, store=cast(Store, Tampered(open_store(each_url)))) as house:
            again = await returned(house, pair)
            assert again.one.info["notes"] == ["rules-changed"]
            state = house.server.host.tables[pair.table].state
            assert json.loads(state.dump()) == {**kept, "rules_version": LATER}
            # The log still tells what happened.
            assert [entry["seq"] for entry in again.one.welcome["log"]] == list(range(1, len(rows) + 2))
            await again.play(4)
            await again.level()
            seq = again.one.seq
        async with serving(each_url) as house:
            again = await returned(house, pair)
            assert (again.one.seq, again.one.info["notes"]) == (seq, ["rules-changed"])
            await again.play(2)
            match = faubourg.load(await closed_record(house, again))
            assert match.notes == ["stretch-not-verified"]
            replay = (await again.ann.get(f"/api/tables/{pair.table}/replay")).json()
            assert replay["steps"]

    run(work())


def test_a_position_that_new_rules_refuse_is_refused_clearly_and_nothing_is_lost(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work() -> None:
        pair, view = await begun(url, 4)
        with monkeypatch.context() as meanwhile:
            change_rules(meanwhile)
            tampered = Tampered(open_store(url), dump='{"game":"roomshare","rules_version":"1"}')
            async with serving(url, store=cast(Store, tampered)) as house:
                ann = await house.browser()
                ann.client.cookies.set("guest", pair.ann.cookie)
                refused = problem_of(await ann.get(f"/api/tables/{pair.table}"))
                assert refused == (422, "table-other-rules")
                tab = await ann.silent_tab(pair.table)
                assert await tab.goodbye() == "table-other-rules"
                # Others go on, and the list says that the table is there.
                assert [line["id"] for line in await ann.tables()] == [pair.table]
                other = await house.pair(options=FIRST)
                await other.play(2)
        async with serving(url) as house:
            again = await returned(house, pair)
            assert again.one.state is not None
            assert again.one.state["view"] == view
            await again.play()

    run(work())


def test_a_stored_match_that_its_own_rules_do_not_lead_to_is_said_to_be_broken(url: str) -> None:
    async def work() -> None:
        pair, _ = await begun(url, 4)
        async with serving(url, store=cast(Store, Tampered(open_store(url)))) as house:
            ann = await house.browser()
            assert problem_of(await ann.get(f"/api/tables/{pair.table}")) == (422, "table-broken")

    run(work())


def test_finished_matches_open_under_any_later_rules(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work() -> None:
        async with serving(url) as house:
            pair = await house.pair(options=FIRST)
            await pair.play(5)
            await closed_record(house, pair)
            replay = (await pair.ann.get(f"/api/tables/{pair.table}/replay")).json()
        change_rules(monkeypatch)
        tampered = Tampered(open_store(url), dump="{}")
        async with serving(url, store=cast(Store, tampered)) as house:
            stranger = await house.browser()
            assert (await stranger.get(f"/api/tables/{pair.table}/replay")).json() == replay

    run(work())


def test_the_replay_of_a_match_is_kept_as_soon_as_it_is_closed(url: str) -> None:
    async def work() -> None:
        async with serving(url) as house:
            pair = await house.pair(options=FIRST)
            house.bots.may_answer.clear()
            for tab in pair.tabs:
                await tab.ack("resign", seat=tab.seat)
            await house.server.replays.finish()
            assert await house.server.store.replay(pair.table) is not None

    run(work())


class FirstRules:
    """A store that Paris was played at under its first rules, when the housing crisis was a flag and meant streets."""

    def __init__(self, store: Store) -> None:
        self.store = store

    def __getattr__(self, name: str) -> Any:
        return getattr(self.store, name)

    async def table(self, id: str) -> TableRow | None:
        row = await self.store.table(id)
        if row is None:
            return None
        return replace(row, head=row.head | {"options": row.head["options"] | {"crisis": True}, "rules_version": "1"})

    async def entries(self, table: str, after: int = 0, limit: int | None = None) -> list[EntryRow]:
        return [self.changed(row) for row in await self.store.entries(table, after, limit)]

    def changed(self, row: EntryRow) -> EntryRow:
        if row.dump is None:
            return row
        fields = json.loads(row.dump)
        fields |= {"options": fields["options"] | {"crisis": True}, "rules_version": "1"}
        dump = json.dumps(fields, sort_keys=True, separators=(",", ":"))
        return replace(row, dump=dump, digest=digest_of(dump))


@pytest.mark.clause("PA-6a")
def test_pa_6a_a_table_of_the_first_rules_goes_on_with_its_form_of_the_crisis(each_url: str) -> None:
    async def work() -> None:
        async with serving(each_url) as house:
            pair = await house.pair(options={"first": 0, "crisis": "streets"}, game="paris")
            await pair.play(8)
            await pair.level()
            assert pair.one.state is not None
            seen = pair.one.state["view"]
        async with serving(each_url, store=cast(Store, FirstRules(open_store(each_url)))) as house:
            again = await returned(house, pair)
            assert again.one.state is not None
            assert again.one.state["view"] == seen
            assert again.one.info["notes"] == []
            assert again.one.info["options"]["crisis"] == "streets"
            assert again.one.welcome["scene"]["options"]["crisis"] == "streets"
            await again.play(2)
            match = faubourg.load(await closed_record(house, again))
            assert (match.rules_version, match.options["crisis"]) == ("1", "streets")
            rematch = (await again.ann.fine(f"/api/tables/{pair.table}/rematch"))["table"]
            assert (await again.ann.info(rematch))["options"]["crisis"] == "streets"

    run(work())


def test_a_table_that_waited_while_the_rules_changed_begins_under_the_new_ones(
    each_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work() -> None:
        pair, _ = await begun(each_url, 2)
        async with serving(each_url) as house:
            again = await returned(house, pair)
            waiting = await again.ann.create([ME, OPEN], options=FIRST)
        change_rules(monkeypatch)
        async with serving(each_url) as house:
            again = await returned(house, pair)
            await again.bob.sit(waiting, "Bob")
            match = house.server.host.tables[waiting].match
            assert match is not None
            assert (match.rules_version, match.notes) == (LATER, [])
            assert match.save().splitlines()[2] == f"rules {LATER}"

    run(work())
