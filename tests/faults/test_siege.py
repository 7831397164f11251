"""The short form of the siege: what one address sends, nobody else notices, and the server's memory does not either.

`python -m bench.siege` measures the same on an idle machine, at length.
"""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

import faubourg
from bench.attacks import ATTACKS
from bench.household import PEOPLE
from bench.siege import GOAL_MB, SHORT, Row, Siege, table_of

# In ms; the goal on an idle machine is 100 at the 99th of a hundred.
LATEST = 2000.0
# A bot has to think, in one process with the bots of all others: on a busy machine that takes its time.
LATEST_BOT = 5000.0
# How many times as long an attack is tried until it has met its end: on a busy machine the attacker, whose priority is
# low, may have hardly begun.
TIMES = (1, 2, 4, 8, 16)
# Whoever does this is turned away at once: a connection is cut, or something is refused. Small frames are only read
# more slowly within this time, and hellos wait until the last welcome was read: that they are cut is not asked here.
TURNED_AWAY = (
    "posts that break off",
    "bodies without an end",
    "pings, unread",
    "half requests",
    "socket openings",
    "GET /api/games",
    "trailers without an end",
    "GET rulebooks and files",
    "nasty data files",
    "a hogged desk",
    "odd handshakes",
    "bots on kept seats",
    "costly heads",
    "unknown fields",
)


@pytest.fixture(scope="module")
def siege(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Siege]:
    code = Path(faubourg.__file__).resolve().parent.parent
    with Siege(code, tmp_path_factory.mktemp("siege"), SHORT) as siege:
        yield siege


def check_others(row: Row) -> None:
    assert not row.lost, f"{row.lost} questions of others were never answered, or their connections cut"
    assert not row.others_refused, f"Others were refused: {row.others_refused}"


def check_memory(row: Row) -> None:
    assert not row.is_stopped, f"The server had {row.peak:.0f} MB, and the attack was ended"
    assert row.peak < GOAL_MB, f"The server had {row.peak:.0f} MB"


@pytest.mark.parametrize("name", ATTACKS)
def test_nobody_else_notices_an_attack(siege: Siege, name: str) -> None:
    for times in TIMES:
        row = siege.attack(name, times)
        check_memory(row)
        check_others(row)
        assert row.max < LATEST, f"Somebody else waited {row.max:.0f} ms for an answer"
        assert row.bot_max < LATEST_BOT, f"Somebody else's bot took {row.bot_max:.0f} ms to move"
        if has_met_its_end(row) and were_there(row):
            break
    else:
        assert were_there(row), f"The others were answered only {row.answers} times, by their bot {row.bot_answers}"
        pytest.fail(f"All of {row.sent} bytes on {row.opened} connections was listened to")


def has_met_its_end(row: Row) -> bool:
    """Something was attacked, and where that is to be turned away it was."""
    return bool(row.opened and (row.attack not in TURNED_AWAY or row.cut or row.refused))


def were_there(row: Row) -> bool:
    """The others played, and so did their bot: in a short time it may happen that both only bid, at once."""
    return row.answers > 20 and row.bot_answers > 0


def test_a_siege_is_shown_beside_an_earlier_one() -> None:
    bots = Row("tiny pongs", bot_answers=9, bot_p99=8.0, bot_max=9.0)
    before = replace(bots, sent=2_000_000, opened=1, answers=50, p99=19_000.0, max=19_500.0, peak=80.0)
    after = replace(bots, sent=90_000, opened=9, cut=9, answers=50, p99=4.0, max=6.0, peak=81.0)
    line = table_of([after], [before]).splitlines()[-1]
    for shown in ("2.0 MB > 90.0 kB", "80 > 81", "19000.0 > 4.0", "0 > 9", "reached"):
        assert shown in line, f"{shown} is not in {line}"
    assert table_of([before], []).endswith("NOT reached: p99")


def test_twenty_people_behind_one_router_are_all_served(siege: Siege) -> None:
    row = siege.household()
    assert row.answered == PEOPLE, f"Only {row.answered} of {PEOPLE} could play; refused: {row.refused}"
    assert not row.cut, f"{row.cut} of their connections were cut"
    check_memory(row)
    check_others(row)
    assert were_there(row), f"They were answered only {row.answers} times, by a bot {row.bot_answers}"
