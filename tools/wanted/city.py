"""What `tools/golden.py` looks for in City: ways to end, and the positions of the perft tables.

An hour is ended by the clock, which no policy plays; its record is a story in tests/games/city/test_story.py. A match
that reaches the limit of 50,000 decisions would be a record too long to keep.
"""

from collections.abc import Callable

from faubourg import State
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
    sold_by_debtors,
    with_mortgages,
)

SHORT = {"rounds": 6}


def all_out_but_one(finish: Finish) -> bool:
    return ended("last", "last")(finish) and sum(player["out"] is True for player in finish.players()) == (
        finish.match.seats - 1
    )


def dodged(kind: str) -> Callable[[Finish], bool]:
    """Somebody has refused a rent or a tax that was an open debt."""
    return lambda finish: any(asked["kind"] == "debt" and kind in events for asked, events in finish.told)


def rode_back(finish: Finish) -> bool:
    """Whoever had passed GO has driven back before it: the salary that waited was not paid."""
    rides = [events for asked, events in finish.told if asked["kind"] == "taxi" and asked["params"]["salary"] != 0]
    return any("card-used" in events and "salary-paid" not in events for events in rides)


def some_out(finish: Finish) -> bool:
    """The rounds have ended it with somebody out, and two or more still in."""
    return ended("rounds")(finish) and any(player["out"] is True for player in finish.players())


def endings() -> list[Ending]:
    """Every way in which a match of City can end without a clock, for every number of seats."""
    found = [Ending(f"{seats}-rounds", seats, ended("rounds", "wealth"), SHORT) for seats in (2, 3, 4, 5, 6)]
    found += [
        Ending(f"{seats}-last", seats, all_out_but_one, {"length": "last", "first": 0}) for seats in (2, 3, 4, 5, 6)
    ]
    return [
        *found,
        Ending("4-some-out", 4, some_out, {"rounds": 15}),
        Ending("3-mortgages", 3, with_mortgages, {"rounds": 15}),
        Ending("3-dodged-debt", 3, dodged("rent-refused"), {"rounds": 15}),
        Ending("4-dodged-tax", 4, dodged("tax-refused"), {"rounds": 20}),
        Ending("3-taxi-back", 3, rode_back, {"rounds": 20}),
        Ending("4-debtors-deal", 4, sold_by_debtors, {"rounds": 15}, dealing),
        Ending("2-winner-in-jail", 2, in_jail, SHORT),
        Ending("4-careful", 4, ended("rounds", "wealth"), {"rounds": 10}, careful),
        Ending("2-more-cash", 2, ended("rounds", "cash"), {"rounds": 2}, neutral),
        Ending("2-more-districts", 2, ended("rounds", "districts"), {"rounds": 3}, neutral),
        Ending("2-shared", 2, ended("rounds", "tie"), {"rounds": 1}, neutral),
        Ending("3-shared", 3, ended("rounds", "tie"), {"rounds": 1}, neutral),
    ]


def waits_for_salary(state: State) -> bool:
    """Whoever has passed GO decides on a taxi."""
    return state.prompt(state.actors()[0])["params"]["salary"] != 0


def positions() -> list[Position]:
    long = {"rounds": 40}
    return [
        Position("first-roll", 4, in_phase("roll", 1)),
        Position("dice", 3, in_phase("dice", 4)),
        Position("buy", 3, asked("buy", 3, can("buy"))),
        Position("opening", 2, in_phase("opening", 2)),
        Position("bid", 4, asked("bid", 5, lambda state: 5 <= len(state.legal()) <= 12)),
        Position("permit", 4, in_phase("permit", 3)),
        Position("press", 2, in_phase("press", 6)),
        Position("blocks", 3, asked("act", 6, can("residential", "industrial"))),
        Position("rail", 3, asked("act", 6, can("rail"))),
        Position("landmarks", 3, asked("act", 10, can("stadium", "skyscraper")), long),
        Position("jump", 3, in_phase("jump", 10), long),
        Position("draw", 4, in_phase("draw", 3)),
        Position("card", 4, in_phase("card", 10), long),
        Position("call", 4, in_phase("call", 5), long),
        Position("rent", 4, in_phase("rent", 5), long),
        Position("debt", 4, asked("debt", 5, can("mortgage")), long),
        Position("debt-dodge", 3, asked("debt", 5, can("dodge", "mortgage")), long),
        Position("taxi-past-go", 4, asked("taxi", 5, waits_for_salary), long),
        Position("live-opening", 3, in_phase("opening", 2), {"auctions": "live"}),
        Position("bankruptcy", 4, nested("turn", "bankruptcy", "auction"), long),
        Position("jail", 4, asked("roll", 5, can("bail")), long),
    ]
