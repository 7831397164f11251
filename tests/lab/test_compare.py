"""Comparisons: the same luck on both sides, honest intervals, and the same result however the work is divided."""

import argparse
import math
import random
from pathlib import Path
from statistics import stdev

import pytest

import faubourg
from faubourg.bots.arena import Contest
from faubourg.cli.compare import read_side, read_until
from faubourg.cli.main import main
from faubourg.cli.measuring import cores
from faubourg.core.measures import RATIO, SHARE, VICTORIES, WHOLE, Figure, Sums, add, note, note_both
from faubourg.lab.comparison import BLOCK, FIRST_WINS, SETTLED, Comparison, compare, measures_of
from faubourg.lab.estimate import FEW, Estimate, always, estimate, mean, percent
from faubourg.lab.words import Words
from faubourg.text.language import LANGUAGES, Language
from faubourg.text.messages import Messages


def duel(**options: object) -> Contest:
    return Contest("roomshare", ["random"], 2, {"duel": True, **options}, 3)


def test_a_game_does_not_differ_from_itself() -> None:
    found = compare(duel(), duel(), 60)
    assert found.matches == 60
    assert [(one.value, one.low, one.high) for one in found.differences()] == [(0, 0, 0)] * len(measures_of(duel()))


def test_a_change_that_only_counts_otherwise_changes_only_the_counting() -> None:
    found = {one.name: one for one in compare(duel(), duel(royal="suite"), 100).differences()}
    assert found["turns"].value == found["decisions"].value == found["choices"].value == 0
    assert found["spread"].one != found["spread"].other
    # The same luck: far fewer matches are needed.
    assert found["spread"].saved > 1


def test_the_sums_are_the_same_for_any_number_of_processes() -> None:
    # One that is not a multiple of the blocks.
    wanted = 8 * BLOCK + 3
    alone = compare(duel(), duel(royal="suite"), wanted)
    told: list[int] = []
    assert compare(duel(), duel(royal="suite"), wanted, jobs=2, advance=told.append).sums == alone.sums
    assert sum(told) == alone.matches == wanted


def test_it_stops_where_the_wanted_precision_is_reached() -> None:
    found = compare(duel(), duel(royal="suite"), 4000, ("spread", 2.0))
    assert FEW <= found.matches < 4000
    assert found.is_precise()
    again = compare(duel(), duel(royal="suite"), 4000, ("spread", 2.0), jobs=2)
    assert (again.matches, again.sums) == (found.matches, found.sums)
    # Whoever may stop at any time has wider intervals.
    fixed = Comparison(found.one, found.other, 4000, None, found.matches, found.sums)
    assert found.reach("spread") > 1.2 * fixed.reach("spread")


def test_intervals_hold_at_all_times_at_once() -> None:
    rng = random.Random(5)
    missed = 0
    sequences = 300
    for _ in range(sequences):
        total = squares = 0.0
        for count in range(1, 800):
            value = rng.gauss(0.0, 2.0)
            total, squares = total + value, squares + value * value
            if count >= FEW:
                deviation = math.sqrt((squares - total * total / count) / (count - 1))
                if abs(total / count) > always(deviation, count, 400):
                    missed += 1
                    break
    # 95 % would be 15; a plain interval, looked at so often, misses some 80.
    assert missed <= 15


# What was typed


@pytest.mark.parametrize(
    ("arguments", "answer"),
    [
        (["roomshare", "paris"], "different games"),
        (["roomshare", ":until=3"], "until"),
        (["roomshare:seats=9", "roomshare"], "9"),
        (["roomshare:seats=x", "roomshare"], "x"),
        (["roomshare:bots=", "roomshare"], "bots"),
        (["roomshare:bots=nobody", "roomshare"], "nobody"),
        (["roomshare", ":data=/nowhere/file.toml"], "nowhere"),
        (["roomshare", "roomshare", "--until", "turns=soon"], "soon"),
        (["roomshare", "roomshare", "--until", "turns=nan"], "nan"),
        (["roomshare", "roomshare", "--until", "turns=-1"], "-1"),
        (["roomshare", "roomshare", "--until", "luck=1"], "luck"),
        (["roomshare", "roomshare", "--matches", "1"], "1"),
    ],
)
def test_what_cannot_be_compared_is_said(arguments: list[str], answer: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["compare", *arguments]) == 2
    said = capsys.readouterr().err
    assert answer in said
    assert len(said.splitlines()) == 1


@pytest.mark.parametrize(("language", "words"), [("en", "the first wins"), ("fr", "le premier gagne")])
def test_the_differences_are_told(language: str, words: str, capsys: pytest.CaptureFixture[str]) -> None:
    sides = ["roomshare:duel,seats=2,bots=random", ":duel,royal=suite,seats=2,bots=random+random"]
    assert main(["--lang", language, "compare", *sides, "--matches", "120", "--until", "spread=50", "--jobs", "1"]) == 0
    said = capsys.readouterr().out
    assert words in said
    assert said.count(" %") >= 4
    assert f"{FEW} " in said


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", faubourg.game_ids())
def test_whoever_says_how_precise_may_call_a_measure_as_the_table_does(game: str, language: Language) -> None:
    contest, words = Contest(game, ["random"]), Words(language, game)
    for name in measures_of(contest):
        scale = 100 if name in (FIRST_WINS, SETTLED) else 1
        for called in (name, words.say(f"measure-{name}"), words.say(f"measure-{name}").upper()):
            assert read_until(f"{called}=0,5", contest, Messages(language)) == (name, 0.5 / scale)


@pytest.mark.parametrize(("language", "called"), [("en", "spread"), ("fr", "Écart")])
def test_it_stops_at_the_precision_that_was_typed(
    language: str, called: str, capsys: pytest.CaptureFixture[str]
) -> None:
    sides = ["roomshare:duel,seats=2,bots=random", ":royal=suite"]
    command = ["compare", *sides, "--matches", "4000", "--until", f"{called}=2", "--jobs", "1"]
    assert main(["--lang", language, *command]) == 0
    stopped = int(capsys.readouterr().out.splitlines()[0].partition(":")[2].split()[0])
    assert FEW <= stopped < 4000


def test_help_says_what_holds_when_nobody_says(capsys: pytest.CaptureFixture[str]) -> None:
    usual = {"simulate": ["10000", "random"], "compare": ["2000"], "report": ["2000", "greedy"], "arena": ["400"]}
    for command, values in usual.items():
        for language, words in (("en", "unless said otherwise"), ("fr", "sauf indication contraire")):
            assert main(["--lang", language, command, "--help"]) == 0
            said = " ".join(capsys.readouterr().out.split())
            for value in (*values, "1", str(cores())):
                assert f"({value} {words})" in said
            # A switch that is off needs no word, and what has to be said has no other value.
            assert f"(False {words})" not in said
            assert f"(None {words})" not in said


def test_the_other_side_is_like_the_first_but_for_what_it_names(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(faubourg.game("roomshare").data + "# mine\n", encoding="utf-8")
    args = argparse.Namespace(seed=1, playouts=None)
    first, name = read_side(f"roomshare:seats=3,bots=random+greedy,royal=suite,data={file}", args)
    assert name == str(file)
    for text in (":renovation", "roomshare:renovation"):
        other, other_name = read_side(text, args, first, name)
        assert (other.seats, other.bots, other.data, other_name) == (3, first.bots, first.data, name)
        assert other.options == {"royal": "suite", "renovation": True}
    # Where fewer can play, as many as can; the last bot fills the seats, however many they are.
    largest, _ = read_side("ubuild", args)
    assert largest.seats > read_side(":mode=beginner", args, largest)[0].seats == 4
    assert read_side(":seats=4", args, first, name)[0].bots == ["random", "greedy", "greedy", "greedy"]
    assert read_side(":bots=random", args, first, name)[0].bots == ["random"] * 3


def test_the_heading_says_both_sides(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(faubourg.game("roomshare").data + "# mine\n", encoding="utf-8")
    sides = ["roomshare:seats=3,bots=random", f":duel,seats=2,bots=random+greedy,data={file}"]
    assert main(["compare", *sides, "--matches", "2", "--jobs", "1"]) == 0
    one, other = capsys.readouterr().out.splitlines()[1:3]
    assert one == "A: 3 seats, bots: random, built-in data file."
    assert other.startswith("B: 2 seats, ")
    assert other.endswith(", bots: random + greedy, data file mine.toml.")
    assert main(["compare", "roomshare:duel,seats=2,bots=random", ":royal=suite", "--matches", "2", "--jobs", "1"]) == 0
    one, other = capsys.readouterr().out.splitlines()[1:3]
    # What only the other names is said of the first, too.
    assert one.count(":") == other.count(":") == 3
    assert one[1:] != other[1:]
    assert main(["compare", "roomshare:duel,seats=2,bots=random", "roomshare", "--matches", "2", "--jobs", "1"]) == 0
    said = capsys.readouterr().out
    assert "nothing differs" in said
    assert "leaves out zero" in said
    # So is a data file that nobody has changed.
    file.write_text(faubourg.game("roomshare").data, encoding="utf-8")
    sides = ["roomshare:duel,seats=2,bots=random", f":data={file}"]
    assert main(["compare", *sides, "--matches", "2", "--jobs", "1"]) == 0
    assert "nothing differs" in capsys.readouterr().out


def test_sides_of_different_games_are_refused() -> None:
    with pytest.raises(faubourg.InputError):
        compare(duel(), Contest("paris", ["random"]), 10)
    with pytest.raises(faubourg.InputError):
        compare(duel(), duel(), 10, ("luck", 1.0))


# Estimates


def test_a_mean_has_its_interval_and_a_share_too() -> None:
    sums: Sums = {"matches": 100}
    for value in [10, 20] * 50:
        note(sums, "turns", value)
    reach = 1.959964 * stdev([10, 20] * 50) / 10
    found = estimate(sums, Figure("turns"))
    assert found is not None
    assert (found.value, found.low, found.high) == pytest.approx((15, 15 - reach, 15 + reach))
    add(sums, "few", 50)
    share = estimate(sums, Figure("few", SHARE))
    assert share is not None
    assert (round(share.low, 1), round(share.high, 1)) == (40.4, 59.6)
    assert estimate(sums, Figure("few", SHARE, "nothing")) is None


def test_many_cases_of_few_matches_count_as_few() -> None:
    sums: Sums = {"matches": 50, "players": 200, "won-with-x": 50 * WHOLE, "owned-x": 100}
    victories = estimate(sums, Figure("won-with", VICTORIES, "owned"), "-x")
    assert victories == percent(0.5, 50)
    assert victories is not None
    assert victories.is_poor
    assert not Estimate(1.0, 0.5, 1.5, FEW).is_poor
    assert mean(100, 1000, 200, 50).cases == 50


def test_a_ratio_knows_how_both_vary_together() -> None:
    sums: Sums = {"matches": 100}
    for number in range(100):
        note_both(sums, "rent", "spent", 3 * number, 2 * number)
    found = estimate(sums, Figure("rent", RATIO, "spent"))
    assert found is not None
    # Always the same: no doubt is left.
    assert (found.value, found.low, found.high) == pytest.approx((150, 150, 150))
    assert estimate(sums, Figure("rent", RATIO, "nothing")) is None
