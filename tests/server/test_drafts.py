"""Drafts: what a seat would see after some moves, before anything is stored."""

import pytest

from faubourg.server.wire.kinds import LONGEST_TEXT
from tests.games.city.positions import land, table
from tests.server.city import LIVE, party
from tests.server.harness import Json, Tab, a_while, run, serving

FIRST = {"first": 0}


async def whole_turn(tab: Tab) -> list[int]:
    """Moves of the seat that is asked, until somebody else or Nature must decide."""
    moves: list[int] = []
    following = tab.moves()
    while following:
        moves.append(following[0])
        draft = await tab.ask("draft", seat=tab.seat, seq=tab.seq, moves=moves)
        assert draft["type"] == "draft", draft
        following = [choice["move"] for choice in draft["choices"] if choice["move"] is not None]
    return moves


def test_a_draft_is_answered_as_the_match_drafts_it(url: str) -> None:
    async def work() -> None:
        async with serving(url) as house:
            pair = await house.pair(options=FIRST)
            match = house.server.host.tables[pair.table].match
            assert match is not None
            moves = await whole_turn(pair.one)
            for count in range(len(moves) + 1):
                answer = await pair.one.ask("draft", seat=0, seq=1, moves=moves[:count])
                wanted = match.draft([*moves[:count]], 0)
                assert (answer["type"], answer["seq"], answer["moves"]) == ("draft", 1, moves[:count])
                assert answer["view"] == wanted.view
                assert answer["prompt"] == wanted.prompt
                assert answer["choices"] == wanted.choices
                assert answer["forms"] == [form.as_dict() for form in wanted.forms]
                assert answer["events"] == wanted.events
            # An empty draft is the position as it is.
            assert pair.one.state is not None
            empty = await pair.one.ask("draft", seat=0, seq=1, moves=[])
            assert empty["view"] == pair.one.state["view"]

    run(work())


def test_a_draft_stores_nothing_and_nobody_else_hears_of_it(url: str) -> None:
    async def work() -> None:
        async with serving(url) as house:
            pair = await house.pair(options=FIRST)
            table = house.server.host.tables[pair.table]
            before = table.state.digest()
            await whole_turn(pair.one)
            await a_while()
            # Nothing but the welcome and who is there.
            assert {message["type"] for message in pair.two.unread} <= {"table"}
            assert table.state.digest() == before
            assert len(await house.server.store.entries(pair.table)) == 1

    run(work())


def test_a_draft_shows_nothing_of_what_nature_will_draw(url: str) -> None:
    async def work() -> None:
        async with serving(url) as house:
            pair = await house.pair(options=FIRST)
            moves = await whole_turn(pair.one)
            assert await pair.one.refusal("draft", seat=0, seq=1, moves=[*moves, moves[0]]) == "gesture-too-long"
            answer = await pair.one.ask("draft", seat=0, seq=1, moves=moves)
            assert (answer["choices"], answer["forms"]) == ([], [])
            await pair.one.play(*moves)
            # Another seat has no draft now, and an old position has none.
            asked = await pair.asked()
            idle = await pair.waiting()
            assert await idle.refusal("draft", seat=idle.seat, seq=idle.seq, moves=[moves[0]]) == "not-your-turn"
            assert await asked.refusal("draft", seat=asked.seat, seq=1, moves=[]) == "stale"
            assert await asked.refusal("draft", seat=asked.seat, seq=asked.seq + 1, moves=[]) == "stale"
            assert await asked.refusal("draft", seat=idle.seat, seq=asked.seq, moves=[]) == "not-your-seat"

    run(work())


def test_a_move_can_be_checked_without_being_made(url: str) -> None:
    async def work() -> None:
        async with serving(url) as house:
            pair = await house.pair(options=FIRST)
            tab = pair.one
            move = tab.moves()[0]
            text = house.server.host.tables[pair.table].state.text(move)
            fine = await tab.ask("check", seat=0, seq=1, text=f" {text.upper()} ")
            assert (fine["type"], fine["move"], fine["refusal"]) == ("checked", move, None)
            assert await tab.refusal("check", seat=0, seq=0, text=text) == "stale"
            theirs = await pair.two.ask("check", seat=1, seq=1, text=text)
            assert (theirs["move"], theirs["refusal"]["code"]) == (move, "not-your-turn")
            assert theirs["refusal"]["clause"].startswith("RS-")
            for odd in ("x", "\u202e", "9" * LONGEST_TEXT):
                wrong = await tab.ask("check", seat=0, seq=1, text=odd)
                assert (wrong["move"], wrong["refusal"]["code"]) == (None, "unreadable-move")
            for more in ({"move": move}, {"text": ""}, {"text": "x" * (LONGEST_TEXT + 1)}, {"text": 1}):
                assert await tab.refusal("check", **{"seat": 0, "seq": 1, "text": text, **more}) == "bad-message"
            assert house.server.host.tables[pair.table].seq == 1

    run(work())


@pytest.mark.parametrize("options", [{}, LIVE], ids=["in turn", "live"])
def test_a_move_is_checked_after_those_that_are_drafted(url: str, options: Json) -> None:
    async def work() -> None:
        async with serving(url) as house:
            found = await party(house, land(table(3, options=options), "lightblue1"))
            tab, seq = found.tabs[0], found.seq
            decline = found.move("decline")
            early = await tab.ask("check", seat=0, seq=seq, text="bid 1250")
            assert early["refusal"] is not None
            fine = await tab.ask("check", seat=0, seq=seq, text="bid 1250", moves=[decline])
            assert (fine["type"], fine["refusal"]) == ("checked", None)
            high = await tab.ask("check", seat=0, seq=seq, text="bid 999990", moves=[decline])
            assert high["refusal"]["code"] == "bid-too-high"
            assert await tab.refusal("check", seat=0, seq=seq, text="bid 1250", moves=[decline, decline]) != "stale"
            assert found.seq == seq
            await tab.play(decline, fine["move"])
            assert found.view()["auction"]["bid"] == 1250

    run(work())


def test_a_hint_is_a_move_that_can_be_made(url: str) -> None:
    async def work() -> None:
        async with serving(url) as house:
            pair = await house.pair(options=FIRST)
            hinted = await pair.one.ask("hint", seat=0, seq=1)
            assert hinted["type"] == "hinted"
            assert hinted["move"] in pair.one.moves()
            assert await pair.two.refusal("hint", seat=1, seq=1) == "not-your-turn"
            assert await pair.one.refusal("hint", seat=0, seq=9) == "stale"

    run(work())
