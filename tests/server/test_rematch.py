"""Rematches: the same people, everybody one seat on, at one table for all who ask; and playing on from a position."""

import asyncio

import pytest

import faubourg
from faubourg.server.lobby.lobby import rematch_head
from faubourg.server.store.store import TableRow
from tests.server.harness import BOT, ME, House, Pair, run, serving
from tests.server.replayed import with_views

DUEL = {"duel": True, "first": 0}
OTHERS = [{"kind": "open"}, {"kind": "bot", "bot": "random", "name": "Robo"}]


async def closed(house: House, pair: Pair) -> None:
    house.bots.may_answer.clear()
    for tab in pair.tabs:
        await tab.ack("resign", seat=tab.seat)


def test_whoever_asks_second_is_sent_to_the_same_table(each_url: str) -> None:
    async def work() -> None:
        async with serving(each_url) as house:
            pair = await house.pair(options=DUEL, settings={"chat": False})
            path = f"/api/tables/{pair.table}/rematch"
            assert await pair.ann.refused(path) == (403, "match-not-over")
            await closed(house, pair)
            stranger = await house.browser()
            assert await stranger.refused(path) == (403, "not-seated")
            answers = await asyncio.gather(pair.ann.fine(path), pair.bob.fine(path), pair.bob.fine(path))
            [new] = {answer["table"] for answer in answers}
            await pair.one.until(lambda tab: tab.info["rematch"] == new)
            info = await pair.ann.info(new)
            assert info["status"] == "waiting"
            assert info["settings"]["chat"] is False
            assert info["options"]["duel"] is True
            assert info["commitment"] != pair.one.info["commitment"]

    run(work())


def test_seats_are_rotated_and_kept_for_their_people(url: str) -> None:
    async def work() -> None:
        async with serving(url) as house:
            house.bots.may_answer.clear()
            ann, bob, stranger = [await house.browser() for _ in range(3)]
            table = await ann.create([ME, *OTHERS], options={"first": 0})
            await bob.sit(table, "Bob")
            for who, seat in ((ann, 0), (bob, 1)):
                await (await who.tab(table, seat)).ack("resign", seat=seat)
            new = (await ann.fine(f"/api/tables/{table}/rematch"))["table"]
            seats = (await ann.info(new))["seats"]
            assert [seat["name"] for seat in seats] == ["Bob", "Robo", "Ann"]
            assert [seat["kind"] for seat in seats] == ["empty", "bot", "empty"]
            # It is among both people's tables before they have sat down.
            assert new in [line["id"] for line in await bob.tables()]
            path = f"/api/tables/{new}/sit"
            assert await stranger.refused(path, {"name": "X", "seat": 0}) == (403, "seat-reserved")
            assert await stranger.refused(path, {"name": "X"}) == (409, "table-full")
            assert (await ann.sit(new, "Ann"))["seats"][2]["mine"]
            info = await bob.sit(new, "Bob")
            assert info["status"] == "playing"
            assert [seat["name"] for seat in info["seats"]] == ["Bob", "Robo", "Ann"]

    run(work())


def test_another_game_takes_the_same_people_along(url: str) -> None:
    async def work() -> None:
        async with serving(url) as house:
            pair = await house.pair(options=DUEL, settings={"chat": False})
            await closed(house, pair)
            path = f"/api/tables/{pair.table}/rematch"
            for unknown in ("chess", ""):
                assert await pair.ann.refused(path, {"game": unknown}) == (404, "unknown-game")
            assert pair.one.info["rematch"] is None
            new = (await pair.ann.fine(path, {"game": "paris"}))["table"]
            await pair.two.until(lambda tab: tab.info["rematch"] == new)
            assert pair.two.info["rematch_game"] == "paris"
            info = await pair.bob.info(new)
            assert (info["game"], info["status"], info["settings"]["chat"]) == ("paris", "waiting", False)
            assert [seat["name"] for seat in info["seats"]] == ["Bob", "Ann"]
            assert [seat["mine"] for seat in info["seats"]] == [True, False]
            # Whoever asks second is sent to the same table, whatever it is that they would have chosen.
            assert (await pair.bob.fine(path))["table"] == new

    run(work())


def test_another_game_is_refused_where_it_has_no_room_for_all(url: str) -> None:
    async def work() -> None:
        async with serving(url) as house:
            ann = await house.browser()
            table = await ann.create([ME, *[BOT] * 5], game="city", options={"rounds": 1})
            await (await ann.tab(table, 0)).ack("resign", seat=0)
            path = f"/api/tables/{table}/rematch"
            assert (await ann.refused(path, {"game": "roomshare"}))[1] == "bad-seats"
            assert (await ann.info(table))["rematch"] is None

    run(work())


def test_a_seat_that_was_kept_can_be_given_up_or_given_to_a_bot(url: str) -> None:
    async def work() -> None:
        async with serving(url) as house:
            pair = await house.pair(options=DUEL)
            await closed(house, pair)
            new = (await pair.ann.fine(f"/api/tables/{pair.table}/rematch"))["table"]
            await pair.ann.sit(new, "Ann")
            await pair.bob.fine(f"/api/tables/{new}/leave", {"seat": 0})
            info = await pair.ann.fine(f"/api/tables/{new}/bot", {"seat": 0})
            assert info["status"] == "playing"

    run(work())


def test_a_match_is_played_on_against_bots_from_a_position_of_a_finished_one(url: str) -> None:
    async def work() -> None:
        async with serving(url) as house:
            pair = await house.pair(options=DUEL)
            wanted = {"table": pair.table, "step": 3, "seat": 1, "bot": "random"}
            await pair.play(5)
            await pair.level()
            assert await pair.ann.refused("/api/play-on", wanted) == (403, "match-not-over")
            await closed(house, pair)
            third = with_views((await pair.ann.get(f"/api/tables/{pair.table}/replay")).json())["steps"][2]
            new = (await pair.ann.fine("/api/play-on", wanted))["table"]
            assert (await pair.ann.info(new))["status"] == "waiting"
            await pair.ann.fine(f"/api/tables/{new}/sit", {"name": "Zoé"})
            house.bots.may_answer.set()
            info = await pair.ann.info(new)
            assert [seat["kind"] for seat in info["seats"]] == ["bot", "person"]
            assert info["notes"] == ["played-on"]
            first = (await house.server.store.entries(new))[0]
            board = faubourg.game("roomshare").restore(str(first.dump)).view(None)
            assert board["flats"] == third["view"]["flats"]
            tab = await pair.ann.tab(new, 1)
            await tab.until(lambda tab: bool(tab.moves()))
            await tab.play()
            await tab.ack("resign", seat=1)
            record = (await pair.ann.get(f"/api/tables/{new}/record")).text
            assert faubourg.verify(record).state.turns >= 1
            for wrong, code in (
                ({"step": 999}, "no-such-step"),
                ({"seat": 2}, "no-such-seat"),
                ({"bot": "hal"}, "unknown-bot"),
                ({"table": None}, "bad-request"),
                ({"table": None, "record": "nonsense"}, "record-foreign"),
                ({"record": "both"}, "bad-request"),
            ):
                assert (await pair.ann.refused("/api/play-on", {**wanted, **wrong}))[1] == code

    run(work())


def test_a_record_file_is_opened_as_a_replay_and_a_changed_one_refused(url: str) -> None:
    async def work() -> None:
        async with serving(url) as house:
            ann = await house.browser()
            match = faubourg.new("roomshare", seats=2, seed=4, options={"duel": True})
            for _ in range(5):
                match.play(match.state.legal()[0])
            text = match.save()
            kind = {"content-type": "text/plain"}
            answer = await ann.client.post("/api/replays", content=text, headers=kind)
            assert len(answer.json()["steps"]) == 6
            for wrong, code in (
                (text.replace("seeded 4", "seeded 5"), "record-edited"),
                ("", "bad-request"),
                ("hello", "record-foreign"),
                # To verify these would take minutes.
                (text + "undo 1\n" * 1000, "record-too-large"),
                (text + "= 0\n" * 40_000, "record-too-large"),
                (b"\xff\xfe", "bad-request"),
            ):
                refused = await ann.client.post("/api/replays", content=wrong, headers=kind)
                assert (refused.status_code, refused.json()["code"]) == (422, code)
            table = await ann.create([ME, BOT])
            refused = await ann.get(f"/api/tables/{table}/replay")
            assert refused.json()["code"] == "match-not-over"

    run(work())


def test_of_two_workers_who_open_the_rematch_at_once_both_lead_to_it(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work() -> None:
        async with serving(url) as house:
            pair = await house.pair(options=DUEL)
            await closed(house, pair)
            store, lobby = house.server.store, house.server.lobby
            look = store.table

            async def overtaken(id: str) -> TableRow | None:
                found = await look(id)
                head = house.server.host.tables[pair.table].head
                if found is None:
                    monkeypatch.undo()
                    await lobby.open(rematch_head(head, head.host), id)
                return found

            monkeypatch.setattr(store, "table", overtaken)
            new = (await pair.ann.fine(f"/api/tables/{pair.table}/rematch"))["table"]
            assert (await pair.bob.fine(f"/api/tables/{pair.table}/rematch"))["table"] == new
            assert (await pair.ann.info(new))["status"] == "waiting"

    run(work())
