"""The hard case as a story: a debt inside a railroad jump inside a chance card inside a double; a debt to the bank.

Moves are lines of text, dice and cards are scripted; cash and owners are asserted on the way. Railroads stand on
districts only, so a card can lead to a jump and never the other way round. The record is frozen beside the
playthroughs.
"""

from itertools import pairwise
from pathlib import Path
from typing import cast

import pytest

from faubourg import CLOCK, Rng
from faubourg.core.dealer import Scripted, Seeded
from faubourg.core.match import Match
from faubourg.core.record import load_record
from faubourg.games.city.game import CityGame
from faubourg.games.city.view import CityView

STORIES = Path(__file__).parents[2] / "playthroughs" / "city" / "stories"
GAME = CityGame()

DRAWS = [
    *("dice 2 3", "press rail"),
    *("dice 5 6", "press rail"),
    *("dice 4 6", "press 3"),
    *("dice 1 3",),
    *("dice 2 4", "draw chance10"),
    *("dice 2 4", "press 3"),
    *("dice 4 4", "draw chance8"),
    *("dice 2 4", "draw chance6"),
]


def play(match: Match, story: str) -> None:
    """Lines such as `0 roll`: who plays, and what."""
    for line in story.strip().split("\n"):
        seat, _, move = line.strip().partition(" ")
        assert match.state.actors() == [int(seat)], (line, match.state.actors(), match.state.prompt(int(seat)))
        match.play(match.state.parse(move), int(seat))


def view(match: Match) -> CityView:
    return cast(CityView, match.state.view(None))


def cash(match: Match) -> list[int]:
    return [player["cash"] for player in view(match)["players"]]


def owners(match: Match) -> dict[str, int]:
    return {each["id"]: each["owner"] for each in view(match)["districts"] if each["owner"] is not None}


def refusal(match: Match, move: str) -> tuple[str, str]:
    refused = match.state.why_not(match.state.parse(move))
    assert refused is not None
    return refused.code, refused.clause


def told_story() -> Match:
    match = Match(GAME, 3, Scripted(list(DRAWS)), {"first": 0})
    # Seat 0 comes to a permit and gets a railroad; seat 1 buys, and gets the second one.
    play(match, "0 roll\n0 bonus brown1\n0 build\n0 rail darkblue2\n0 done")
    play(match, "1 roll\n1 buy\n1 build\n1 rail orange1\n1 done")
    play(match, "2 roll\n2 build\n2 done")
    # Seat 0 buys, and spends nearly everything on a deal.
    play(match, "0 roll\n0 buy\n0 deal 1 pink1 pay 35820\n1 accept\n0 done")
    assert cash(match) == [680, 72120, 37700]
    # A sewage plant for seat 0; industry for seat 2.
    play(match, "1 roll\n1 hazard lightblue3\n1 done")
    play(
        match,
        "2 roll\n2 buy\n2 pass\n2 build\n2 industrial orange1\n2 industrial orange1\n2 industrial orange1\n2 done",
    )
    assert cash(match) == [680, 72120, 29900]
    # A double, a card that leads to Bellevue, which is too dear: it is auctioned.
    play(match, "0 roll")
    assert view(match)["nested"] == ["turn", "landing", "card", "landing"]
    assert refusal(match, "buy") == ("too-dear", "CI-4a")
    play(match, "0 decline\n0 bid 10\n1 bid 500\n2 out\n0 out")
    assert owners(match)["darkblue2"] == 1
    # From there by railroad past GO to Les Halles, where the rent is more than all cash.
    assert view(match)["phase"] == "jump"
    play(match, "0 jump orange1")
    assert view(match)["nested"] == ["turn", "landing", "card", "landing", "debt"]
    debt = view(match)["debt"]
    assert debt is not None
    assert (debt["debtor"], debt["creditor"], debt["amount"], debt["missing"]) == (0, 2, 2800, 120)
    assert refusal(match, "bankrupt") == ("mortgages-cover", "CI-10a")
    # A deal over the debt is refused, and cannot be repeated.
    play(match, "0 deal 2 lightblue3 get 800")
    assert view(match)["nested"][-2:] == ["debt", "deal"]
    play(match, "2 refuse")
    assert refusal(match, "deal 2 lightblue3 get 800") == ("offer-repeated", "CI-7a")
    assert refusal(match, "deal 1 lightblue3 pay 10") == ("no-relief", "CI-7b")
    # Two mortgages cover it; the debt is paid at once.
    play(match, "0 mortgage lightblue3\n0 mortgage pink1")
    assert cash(match) == [60, 71620, 32700]
    assert view(match)["nested"] == ["turn"]
    # The double gives another roll, to a card that asks for more than there is.
    play(match, "0 done\n0 roll")
    assert view(match)["nested"] == ["turn", "landing", "card", "debt"]
    play(match, "0 deal 1 pink1 get 500\n1 refuse")
    return match


@pytest.mark.clause("CI-3d", "CI-6g", "CI-7b", "CI-10a", "CI-10f", "CI-14a", "CI-14c")
def test_a_debt_inside_a_jump_inside_a_card_inside_a_double_ends_in_a_bankruptcy_with_auctions() -> None:
    match = told_story()
    play(match, "0 bankrupt")
    # The bank auctions both districts in board order, seat 1 speaking first.
    assert view(match)["nested"] == ["turn", "bankruptcy", "auction"]
    auction = view(match)["auction"]
    assert auction is not None
    assert (auction["district"], auction["caller"], auction["low"]) == ("lightblue3", None, 10)
    play(match, "1 bid 100\n2 bid 200\n1 out")
    assert owners(match) == {"lightblue3": 2, "orange1": 2, "darkblue2": 1}
    # The last one in may still take the reserve.
    play(match, "1 out\n2 bid 10")
    assert owners(match)["pink1"] == 2
    assert cash(match) == [0, 71620, 32490]
    # Mortgages have lapsed, the hazard has stayed, and the turn has passed on.
    by_id = {district["id"]: district for district in view(match)["districts"]}
    assert not by_id["lightblue3"]["mortgaged"]
    assert by_id["lightblue3"]["hazard"] == "sewage"
    assert view(match)["players"][0]["out"]
    assert (view(match)["turn"], view(match)["phase"], match.state.actors()) == (1, "roll", [1])
    assert view(match)["bank"]["money"] == 3 * 37700 - 71620 - 32490


def test_the_story_is_told_as_it_was() -> None:
    match = told_story()
    play(match, "0 bankrupt\n1 bid 100\n2 bid 200\n1 out\n1 out\n2 bid 10")
    frozen = (STORIES / "hard-case.record").read_text("utf-8")
    assert match.save() == frozen
    loaded = load_record(frozen, lambda id, data, digest: GAME, None, check_draws=False)
    assert loaded.state.dump() == match.state.dump()


# A second story, of the rules on time, taxis and debtors.

WAY_OUT_DRAWS = [
    *("dice 2 4",),
    *("dice 4 5", "press 3"),
    *("dice 3 4", "draw chance25"),
    *("dice 1 2",),
    *("dice 2 6", "draw chance19"),
    *("dice 2 3",),
    *("dice 1 2",),
    *("dice 1 4", "draw chance8"),
]


def tell(match: Match, *lines: str) -> None:
    """Lines such as `0 roll`, also where several may act; `clock time auction` is the clock's."""
    for line in lines:
        who, _, move = line.partition(" ")
        match.play(match.state.parse(move), CLOCK if who == "clock" else int(who))


def way_out() -> Match:
    match = Match(GAME, 3, Scripted(list(WAY_OUT_DRAWS)), {"first": 0, "auctions": "live"})
    # Nobody names a price: the bank opens, and the auction ends when its time is up.
    tell(match, "0 roll", "0 decline")
    assert [(timer.kind, timer.seconds) for timer in match.state.timers()] == [("opening", 10), ("auction", 50)]
    tell(match, "clock time auction", "1 bid 100", "0 bid 150", "clock time auction", "0 done")
    assert owners(match) == {"lightblue1": 0}
    # Seat 1 builds where seat 0 will come to, and seat 2 gets the rent dodge.
    tell(match, "1 roll", "1 buy", "1 build", *["1 industrial lightblue3"] * 3, "1 done", "2 roll", "2 done")
    # Seat 0 gives nearly all cash away while nothing is owed, and comes to owe a rent.
    tell(match, "0 deal 2 lightblue1 pay 37450", "2 accept", "0 deal 2 lightblue1 pay 0", "2 accept", "0 roll")
    assert (cash(match), view(match)["nested"]) == ([100, 33500, 75150], ["turn", "landing", "debt"])
    # Nothing may be given away now, but a fair price may be asked, and any price paid for the dodge.
    assert refusal(match, "deal 2 lightblue1 get 50") == ("estate-shrinks", "CI-7b")
    assert refusal(match, "deal 2 lightblue1 pay 0") == ("no-relief", "CI-7b")
    tell(match, "0 deal 2 lightblue1 get 60", "2 refuse", "0 deal 2 lightblue1+dodge pay 90", "2 accept")
    assert refusal(match, "bankrupt") == ("dodge-does", "CI-11f")
    tell(match, "0 dodge", "0 done")
    assert (cash(match), view(match)["parking"]) == ([10, 33500, 75240], True)
    # Seat 1 gets the taxi, and rides it over GO from where a card has led.
    tell(match, "1 roll", "1 done", "2 roll", "2 bonus red1", "2 done", "0 roll", "0 pass", "0 done")
    tell(match, "1 roll", "1 pass")
    assert (view(match)["phase"], cash(match)[1]) == ("taxi", 33500)
    tell(match, "1 taxi 1")
    assert (view(match)["players"][1]["square"], cash(match)[1]) == (0, 35500)
    return match


@pytest.mark.clause("CI-5a", "CI-7b", "CI-11f", "CI-13.19")
def test_a_debtors_way_out_is_told_as_it_was() -> None:
    match = way_out()
    frozen = (STORIES / "way-out.record").read_text("utf-8")
    assert match.save() == frozen
    loaded = load_record(frozen, lambda id, data, digest: GAME, None, check_draws=False)
    assert loaded.state.digest() == match.state.digest()


def an_hour() -> Match:
    """Three play at random with live auctions; the hour runs out twice, and nobody wants a third."""
    match = Match(GAME, 3, Seeded(11), {"length": "hour", "auctions": "live", "extension": True})
    rng = Rng("an hour")
    hours = 0
    while not match.state.over:
        state = match.state
        due = [timer.move for timer in state.timers() if timer.kind == "hour"]
        if due and len(match.entries) >= 150 * (hours + 1):
            hours += 1
            match.play(due[0], CLOCK)
        elif view(match)["phase"] == "hour":
            match.play(state.parse("accept" if hours == 1 else "refuse"))
        else:
            timed = [timer.move for timer in state.timers() if timer.kind != "hour"]
            if timed and rng.below(6) == 0:
                match.play(timed[0], CLOCK)
            else:
                actors = state.actors()
                actor = actors[int(rng.below(len(actors)))]
                match.play(int(state.filled(actor).pick(rng)), actor)
    return match


@pytest.mark.clause("CI-1e", "CI-5a", "CI-5c", "CI-16a")
def test_an_hour_that_was_prolonged_once_is_told_as_it_was() -> None:
    match = an_hour()
    assert view(match)["hour"] == 2
    assert view(match)["ended_by"] == "hour"
    assert match.save() == (STORIES / "two-hours.record").read_text("utf-8")
    clocked = [match.state.text(entry.code) for entry in match.entries if entry.actor == CLOCK]
    assert clocked.count("time hour") == 2
    assert "time auction" in clocked
    # CI-5a Once at least before any price was named.
    texts = [match.state.text(entry.code) for entry in match.entries]
    assert "time auction" in [after for before, after in pairwise(texts) if before.startswith(("decline", "call"))]
    loaded = load_record(match.save(), lambda id, data, digest: GAME, None, check_draws=True)
    assert loaded.state.ranking() == match.state.ranking()
