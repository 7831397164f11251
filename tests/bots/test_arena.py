"""The arena: fair seats, right intervals, the same result however the work is divided."""

from collections import Counter

import pytest

import faubourg
from faubourg.bots.arena import Contest, Played, Tally, hold, lineups, wilson
from faubourg.cli.main import main


def held(
    jobs: int, matches: int = 12, seed: int = 7, bots: tuple[str, ...] = ("greedy", "random")
) -> list[list[object]]:
    """Everything but the time that it took."""
    contest = Contest("roomshare", list(bots), 3, {}, seed, 50)
    played = sorted(hold(contest, matches, jobs), key=lambda match: match.number)
    return [[match.number, match.scores, match.places, match.shares, match.decisions, match.chosen] for match in played]


def test_the_result_is_the_same_for_any_number_of_processes() -> None:
    alone = held(1)
    assert [match[0] for match in alone] == list(range(12))
    assert held(2) == alone


def test_another_seed_gives_another_result() -> None:
    assert held(1, 3, seed=8) != held(1, 3, seed=7)


def test_a_contest_is_played_by_the_figures_it_is_given() -> None:
    built_in = faubourg.game("roomshare").data
    figure = 'classic = { value = 1, mark = "B" }'
    data = built_in.replace(figure, figure.replace("1", "7"))
    scores = []
    for own, jobs in ((built_in, 1), (data, 1), (data, 2)):
        contest = Contest("roomshare", ["random"], 2, {}, 7, data=own)
        scores.append([match.scores for match in sorted(hold(contest, 6, jobs), key=lambda match: match.number)])
    # The same matches, counted otherwise.
    assert scores[0] != scores[1] == scores[2]
    with pytest.raises(faubourg.InputError):
        Contest("roomshare", ["random"], data="a = 1")


# Seats


@pytest.mark.parametrize(
    "bots", [["a", "r", "r", "r"], ["a", "b", "c", "d"], ["a", "a", "b", "b"], ["a", "b"], ["a", "a", "a"], ["a"]]
)
def test_every_bot_sits_everywhere_equally_often(bots: list[str]) -> None:
    found = lineups(bots)
    for rounds in range(1, len(found) // len(bots) + 1):
        for seat in range(len(bots)):
            counted = Counter(lineup[seat] for lineup in found[: rounds * len(bots)])
            assert counted == {name: bots.count(name) * rounds for name in bots}
    assert all(sorted(lineup) == sorted(bots) for lineup in found)


def test_the_last_bot_takes_the_seats_that_are_left() -> None:
    assert Contest("roomshare", ["greedy", "random"]).bots == ["greedy", "random", "random", "random"]
    assert Contest("roomshare", ["greedy"], 2).bots == ["greedy", "greedy"]


@pytest.mark.parametrize(("bots", "seats", "code"), [([], 4, "too-many-bots"), (["random"] * 3, 2, "too-many-bots")])
def test_a_wrong_number_of_bots_is_refused(bots: list[str], seats: int, code: str) -> None:
    with pytest.raises(faubourg.InputError) as caught:
        Contest("roomshare", bots, seats)
    assert caught.value.code == code


# Figures


def test_a_contest_is_counted_by_bot() -> None:
    tally = Tally(Contest("roomshare", ["greedy", "random"], 3))
    # The lineups: greedy on seat 0, then on seat 1.
    tally.add(Played(0, [5, 3, 1], [1.0, 2.0, 3.0], [1.0, 0.0, 0.0], 100, [0] * 3, [0.0] * 3))
    tally.add(Played(1, [4, 4, 0], [1.5, 1.5, 3.0], [0.5, 0.5, 0.0], 100, [0] * 3, [0.0] * 3))
    greedy, others = tally.results()
    assert (greedy.matches, greedy.seats_taken, greedy.wins, greedy.score) == (2, 2, 1.5, 9)
    assert (others.matches, others.seats_taken, others.wins, others.score) == (2, 4, 0.5, 8)
    assert greedy.rate() == 0.75
    assert others.rate() == 0.125
    assert greedy.mean_place() == 1.25
    assert others.mean_place() == 9.5 / 4
    assert greedy.interval() == wilson(1.5, 2)


@pytest.mark.parametrize(
    ("wins", "matches", "low", "high"),
    [
        (0, 10, 0.0, 0.2775),
        (10, 10, 0.7225, 1.0),
        (50, 100, 0.4038, 0.5962),
        (81, 263, 0.2553, 0.3662),
        (0, 0, 0.0, 1.0),
    ],
)
def test_wilson_s_interval(wins: float, matches: int, low: float, high: float) -> None:
    assert wilson(wins, matches) == pytest.approx((low, high), abs=5e-5)


# The command


def test_the_command_prints_a_line_for_each_bot(capsys: pytest.CaptureFixture[str]) -> None:
    command = (
        "arena roomshare --bots greedy,random --matches 3 --seats 2 --option duel --playouts 20 --jobs 1 --lang en"
    )
    assert main(command.split()) == 0
    lines = capsys.readouterr().out.splitlines()
    # Three matches are no whole round of two seats.
    assert lines[0] == "Room Share, 2 seats: 4 matches, seed 1."
    assert [line.split()[0] for line in lines[1:4]] == ["bot", "greedy", "random"]
    assert main([*command.split()[:-1], "fr"]) == 0
    assert "graine 1" in capsys.readouterr().out


@pytest.mark.parametrize(
    "words",
    [
        "--bots genius",
        "--bots random,random,random,random,random",
        "--matches 0",
        "--matches many",
        "--seats 9",
        "--playouts 0",
        "--jobs 0",
        "--option colour=red",
        "--option royal=garden",
    ],
)
def test_bad_input_is_one_sentence_and_exit_2(words: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["arena", "roomshare", "--lang", "en", *words.split()]) == 2
    shown = capsys.readouterr()
    assert shown.out == ""
    assert len(shown.err.splitlines()) == 1
    assert "Traceback" not in shown.err


def test_ctrl_c_ends_cleanly_with_what_was_played(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    real = hold

    def interrupted(contest: Contest, matches: int, jobs: int, runner: None = None) -> object:
        for played in real(contest, matches, jobs):
            yield played
            if played.number == 3:
                raise KeyboardInterrupt

    monkeypatch.setattr("faubourg.cli.arena.hold", interrupted)
    assert main(["arena", "roomshare", "--bots", "random", "--matches", "40", "--jobs", "1", "--lang", "en"]) == 130
    shown = capsys.readouterr()
    assert "Interrupted: 4 of 40 matches were played." in shown.out
    assert shown.err == ""
