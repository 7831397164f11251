"""What `tools/golden.py` looks for in U-Build: ways to end, and the positions of the perft tables.

Minutes are ended by the clock, which no policy plays, and a match that reaches the limit of 50,000 decisions would be a
record too long to keep: both are stories in tests/games/ubuild/test_story.py.
"""

from collections.abc import Callable, Mapping

from faubourg import Match, Rng, State
from tools.golden import Ending, Finish, Position, in_phase
from tools.wanted.estate import (
    asked,
    can,
    careful,
    dealing,
    ended,
    in_jail,
    nested,
    neutral,
    one_of,
    sold_by_debtors,
    with_mortgages,
)

RAILROADS = {"mode": "beginner", "layout": "b1-jae0fpg0brgjj0gob0br-srssslsssrsrss-o"}
FREESTYLE = {"layout": "c1-gol0j0brgjh0g0fpk0d0brjab0a0-rssrsssrsssrssrsssrsss"}
BEGINNER = {"mode": "beginner"}
ADVANCED = {"mode": "advanced"}


def rounds(number: int, others: Mapping[str, object] | None = None) -> dict[str, object]:
    return {"length": "rounds", "rounds": number, **(others or {})}


def patient(state: State, rng: Rng) -> int:
    """At random, but nobody mortgages anything while there is something else to do: else nobody would ever build."""
    moves = [move for move in state.legal() if not state.text(move).startswith("mortgage ")]
    return one_of(state, rng, moves)


def ruinous(state: State, rng: Rng) -> int:
    """As neutral, but the first seat bids all it has, and whoever owns something mortgages it at once: the others may
    then have the same cash and more districts."""
    texts = {state.text(move): move for move in state.legal()}
    everything = f"bid {int(state.scores()[0])}"
    if state.actors() == [0] and state.view(None)["auction"] is not None and state.can_play(state.parse(everything)):
        return state.parse(everything)
    mortgages = [move for text, move in texts.items() if text.startswith("mortgage ")]
    return mortgages[0] if mortgages else neutral(state, rng)


# By which debt


def owed(match: Match) -> str:
    """What the bankrupt could not pay; empty if nobody is."""
    if match.state.view(None)["ended_by"] != "bankruptcy":
        return ""
    view = before_the_end(match).view(None)
    card, below = view["card"], view["nested"]
    assert isinstance(below, list)
    if below[-2] == "turn":
        return "bail"
    if below[-2] == "card":
        assert isinstance(card, dict)
        return f"{card['card']}-{'open' if card['open'] else 'closed'}"
    if view["steps"]:
        return "toll-in-passing"
    return "toll" if view["space"] in bridges(view) else "rent"


def before_the_end(match: Match) -> State:
    """The position in which the last move was made."""
    kept = match.path()
    return match.state_after(len(kept) - 1, kept)


def bridges(view: Mapping[str, object]) -> list[int]:
    found = view["bridges"]
    assert isinstance(found, list)
    return [bridge["space"] for bridge in found]


def by(kind: str) -> Callable[[Finish], bool]:
    """The first bankruptcy came by that."""
    return lambda finish: owed(finish.match) == kind


def to_the_second(finish: Finish) -> bool:
    """UB-11a Of several creditors the left neighbour was paid in full, and the next one was not."""
    if owed(finish.match) != "chance10-open":
        return False
    debt, turn = before_the_end(finish.match).view(None)["debt"], finish.view["turn"]
    assert isinstance(debt, dict)
    assert isinstance(turn, int)
    return bool(debt["creditor"] == (turn + 2) % finish.match.seats)


def mortgaged_too(finish: Finish) -> bool:
    """UB-11a What a player's debtor had mortgaged has gone to the bank, the rest to the player."""
    if owed(finish.match) != "rent":
        return False
    before = before_the_end(finish.match).view(None)
    districts, debt = before["districts"], before["debt"]
    assert isinstance(districts, list)
    assert isinstance(debt, dict)
    return {each["mortgaged"] for each in districts if each["owner"] == debt["debtor"]} == {True, False}


def with_landmark(finish: Finish) -> bool:
    """UB-11a, UB-11b A skyscraper that has gone back to the bank still doubles somebody's rent."""
    districts = finish.view["districts"]
    assert isinstance(districts, list)
    back = {each["id"][:-1] for each in districts if each["skyscraper"] and each["owner"] is None}
    return ended("bankruptcy")(finish) and any(
        each["doubled"] == "skyscraper" and each["owner"] is not None and each["id"][:-1] in back for each in districts
    )


def with_every_landmark(finish: Finish) -> bool:
    """The stadium, the tower and a skyscraper stand, and a hazard beside them."""
    sites = finish.view["sites"]
    assert isinstance(sites, list)
    return ended("rounds")(finish) and {"stadium", "tower", "skyscraper", "power"} <= {each["piece"] for each in sites}


def endings() -> list[Ending]:
    """Every way in which a match of U-Build can end without a clock, for every number of seats, mode and debt."""
    found = [Ending(f"{seats}-bankruptcy", seats, by("rent")) for seats in (2, 3, 4, 5, 6)]
    found += [
        Ending(f"{seats}-rounds", seats, ended("rounds", "wealth"), rounds(6, {"stadium": seats == 6}))
        for seats in (2, 3, 4, 5, 6)
    ]
    debts = {
        "toll": ("toll", 4),
        "toll-in-passing": ("toll-in-passing", 3),
        "bail": ("bail", 3),
        "card8": ("chance8-open", 4),
        "card9": ("chance9-open", 3),
        "card10-paid": ("chance10-open", 4),
        "card10-taken": ("chance10-closed", 5),
        "card11-paid": ("chance11-open", 2),
        "card11-taken": ("chance11-closed", 4),
        "card14": ("chance14-open", 2),
    }
    found += [Ending(f"{seats}-{name}", seats, by(kind), {}, patient) for name, (kind, seats) in debts.items()]
    return [
        *found,
        Ending("5-second-creditor", 5, to_the_second, {}, patient),
        Ending("4-mortgaged-too", 4, mortgaged_too),
        Ending("3-skyscraper-returned", 3, with_landmark, BEGINNER, patient),
        Ending("4-beginner", 4, by("rent"), BEGINNER, patient),
        Ending("2-railroads", 2, ended("bankruptcy"), {**RAILROADS, "first": 1}, patient),
        Ending("3-freestyle", 3, ended("bankruptcy"), FREESTYLE, patient),
        Ending("6-advanced", 6, by("rent"), ADVANCED, patient),
        Ending("2-landmarks", 2, with_every_landmark, rounds(60, ADVANCED), careful),
        Ending("2-winner-in-jail", 2, in_jail, rounds(5)),
        Ending("3-mortgages", 3, with_mortgages, rounds(8)),
        Ending("4-debtors-deal", 4, sold_by_debtors, rounds(20), dealing),
        Ending("6-bankruptcy-more-cash", 6, ended("bankruptcy", "cash"), {}, patient),
        Ending("3-bankruptcy-more-districts", 3, ended("bankruptcy", "districts"), {}, ruinous),
        Ending("6-bankruptcy-shared", 6, ended("bankruptcy", "tie"), {}, patient),
        Ending("2-more-cash", 2, ended("rounds", "cash"), rounds(2), neutral),
        Ending("2-more-districts", 2, ended("rounds", "districts"), rounds(3, ADVANCED), neutral),
        Ending("2-shared", 2, ended("rounds", "tie"), rounds(1), neutral),
        Ending("3-shared", 3, ended("rounds", "tie"), rounds(1, BEGINNER), neutral),
    ]


# Positions


def can_be_paid(state: State) -> bool:
    """UB-8e Mortgages cover the debt, in more than one way."""
    moves = [state.text(move) for move in state.legal()]
    return "bankrupt" not in moves and len(moves) >= 3


def toll_waits(state: State) -> bool:
    """UB-3f A move waits on a bridge for its toll."""
    return state.view(None)["steps"] != 0 and can_be_paid(state)


def owed_to_the_drawer(state: State) -> bool:
    """UB-8e A debt out of turn."""
    return state.actors() != [state.view(None)["turn"]]


def obeys(card: int) -> Callable[[State], bool]:
    def is_it(state: State) -> bool:
        found = state.view(None)["card"]
        return isinstance(found, dict) and found["card"] == f"chance{card}"

    return is_it


def positions() -> list[Position]:
    return [
        Position("first", 6, in_phase("first", 0)),
        Position("roll", 4, in_phase("roll", 1)),
        Position("dice", 3, in_phase("dice", 4)),
        Position("die", 3, in_phase("dice", 4), BEGINNER),
        Position("railroads", 2, in_phase("dice", 6), RAILROADS),
        Position("freestyle", 5, in_phase("roll", 8), FREESTYLE),
        Position("buy", 3, asked("buy", 3, can("buy"))),
        Position("opening", 2, in_phase("opening", 2), BEGINNER),
        Position("bid", 4, asked("bid", 5, lambda state: 5 <= len(state.legal()) <= 12)),
        Position("permit", 4, asked("permit", 3, can("place", "step")), ADVANCED),
        Position("site", 4, in_phase("site", 3)),
        Position("landmark", 3, asked("site", 6, nested("turn", "site")), BEGINNER),
        Position("step", 3, in_phase("step", 3), ADVANCED),
        Position("blocks", 3, asked("act", 5, can("residential", "industrial"))),
        Position("paid-step", 3, asked("act", 4, can("step")), ADVANCED),
        Position("landmarks", 3, asked("act", 6, can("skyscraper")), BEGINNER),
        Position("stadium", 4, asked("roll", 4, can("stadium")), {"stadium": True}),
        Position("draw", 4, in_phase("draw", 3)),
        Position("card-blocks", 3, asked("card", 2, obeys(3))),
        Position("card-hazard", 4, asked("card", 2, obeys(5)), ADVANCED),
        Position("card-auction", 3, asked("card", 2, obeys(15)), BEGINNER),
        Position("card-swap", 3, asked("card", 2, obeys(17)), ADVANCED),
        Position("debt", 4, asked("debt", 4, can_be_paid)),
        Position("toll", 3, asked("debt", 3, toll_waits), ADVANCED),
        Position("owed-to-the-drawer", 3, asked("debt", 3, owed_to_the_drawer)),
        Position("jail", 4, asked("roll", 4, can("bail"))),
        Position("jail-beginner", 3, asked("roll", 4, can("bail")), BEGINNER),
    ]
