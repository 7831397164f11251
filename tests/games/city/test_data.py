"""The data file of City: wrong figures are refused, corrected ones are played by."""

from typing import Unpack

import pytest

import faubourg
from faubourg import Game, InputError
from faubourg.core.data import data_digest
from faubourg.text.messages import Messages
from tests.games.city.positions import GAME, Position, cash, draw, land, legal, play, rent, seen, table

DATA = GAME.data


def changed(old: str, new: str, heading: str) -> str:
    """The built-in file with one line changed, the first after the heading of its table."""
    start = DATA.index(f"[{heading}]")
    assert old in DATA[start:], old
    return DATA[:start] + DATA[start:].replace(old, new, 1)


def other(old: str, new: str, heading: str) -> Game:
    return faubourg.game("city", changed(old, new, heading))


@pytest.mark.clause("CI-2b")
def test_a_corrected_price_is_played_by() -> None:
    game = other("lightblue1 = { value = 1000", "lightblue1 = { value = 900", "prices")
    state = play(land(table(game=game), "lightblue1"), "buy")
    assert cash(state) == 36800
    assert not game.builtin


@pytest.mark.clause("CI-2c")
def test_a_corrected_rent_is_played_by() -> None:
    game = other("bare = { value = 60", "bare = { value = 70", "rents.lightblue1")
    assert rent(table(game=game, owned={1: "lightblue1"}), "lightblue1") == 70


@pytest.mark.clause("CI-6a")
def test_the_odds_of_build_are_figures() -> None:
    game = other("odds_rail = { value = 1", "odds_rail = { value = 2", "unit")
    assert play(table(game=game, step="act"), "build").weights() == [1, 1, 1, 2]


@pytest.mark.clause("CI-1f")
def test_stock_may_be_corrected_and_may_be_none() -> None:
    game = other("stadium = { value = 2", "stadium = { value = 0", "stock")
    assert legal(table(game=game, owned={0: "pink1 pink2"}), "stadium") == []


@pytest.mark.parametrize(
    ("old", "new", "heading", "code"),
    [
        ("cash = { value = 37700", "cash = { value = 37705", "start", "data-bad-amount"),
        ("cash = { value = 37700", "cash = { value = -10", "start", "data-bad-amount"),
        ("tax = { value = 2000", "tax = { value = 0", "board", "data-bad-amount"),
        ("rail = { value = 8", "rail = { value = 23", "stock", "data-bad-figure"),
        ("tower = { value = 1", "tower = { value = 2", "stock", "data-bad-figure"),
        ("seconds = { value = 50", "seconds = { value = 0", "unit", "data-bad-figure"),
        ("brown1 = { value = 600", "brown9 = { value = 600", "prices", "data-missing"),
        ('removal = { value = 500, mark = "B" }', 'removal = { value = 500, mark = "X" }', "hazards", "data-bad-mark"),
        ("[buildings]", "[buildings]\nextra = { value = 1, mark = 'R' }", "buildings", "data-unknown"),
        ('fr = "Bellevue"', 'fr = ""', "names.districts", "data-bad-name"),
    ],
)
def test_figures_that_cannot_be_played_are_refused(old: str, new: str, heading: str, code: str) -> None:
    with pytest.raises(InputError) as caught:
        faubourg.game("city", changed(old, new, heading))
    assert caught.value.code == code


def test_the_scene_says_where_figures_come_from() -> None:
    marks = GAME.scene()["marks"]
    assert isinstance(marks, dict)
    assert marks["rents"] == ["B", "S"]
    assert marks["start"] == ["S"]


# Every figure that can be corrected is played by


def figure(name: str, value: int, heading: str) -> Game:
    """The game with one figure changed, whatever it was."""
    start = DATA.index(f"[{heading}]")
    line = next(line for line in DATA[start:].split("\n") if line.startswith(f"{name} = "))
    return faubourg.game("city", changed(line, f'{name} = {{ value = {value}, mark = "B" }}', heading))


@pytest.mark.clause("CI-1b", "CI-3a", "CI-9f")
def test_corrected_cash_and_salaries_are_paid() -> None:
    assert cash(figure("cash", 40000, "start").start(2)) == 40000
    assert cash(land(table(places={0: 35}, cash={0: 0}, game=figure("salary", 1500, "board")), 0)) == 1500
    game = figure("stadium_salary", 700, "board")
    state = land(table(places={0: 35}, cash={0: 0}, owned={0: "red1"}, stadiums="red1", game=game), 0)
    assert cash(state) == 2700


@pytest.mark.clause("CI-4e", "CI-12c")
def test_corrected_tax_and_bail_are_paid() -> None:
    state = table(owned={0: "red1"}, industrial={"red1": 1}, game=figure("tax", 1800, "board"))
    assert cash(land(state, 4)) == 37700 - 1800
    assert cash(play(table(jail={0: 1}, game=figure("bail", 400, "board")), "bail")) == 37300
    third = table(jail={0: 3}, owned={0: "pink2"}, game=figure("bail", 400, "board"))
    assert cash(play(third, "roll", "dice 1 2")) == 37300


@pytest.mark.clause("CI-5a", "CI-5c")
def test_corrected_seconds_are_counted() -> None:
    options = {"auctions": "live", "extension": True}
    for name, seconds, extends in (("seconds", 40, 5), ("last_seconds", 50, 7)):
        game = figure(name, 40 if name == "seconds" else 7, "unit")
        state = play(land(table(game=game, options=options), "lightblue1"), "decline", "bid 10")
        assert (state.timers()[0].seconds, state.timers()[0].extends) == (seconds, extends)


@pytest.mark.clause("CI-5a")
def test_the_seconds_for_an_opening_price_are_a_figure_that_older_files_lack() -> None:
    def seconds(game: Game) -> list[int]:
        state = play(land(table(game=game, options={"auctions": "live"}), "lightblue1"), "decline")
        return [timer.seconds for timer in state.timers()]

    assert seconds(figure("opening_seconds", 7, "unit")) == [7, 50]
    line = 'opening_seconds = { value = 10, mark = "R" }\n'
    assert line in DATA
    # A table that was opened with such a file goes on with it; a new one needs the figure.
    older = DATA.replace(line, "")
    assert seconds(faubourg.game("city", older, digest=data_digest(older))) == [10, 50]
    with pytest.raises(InputError) as missing:
        faubourg.game("city", older)
    assert missing.value.code == "data-missing"
    # Nobody has longer to name a price than the auction lasts.
    assert seconds(figure("seconds", 8, "unit")) == [8, 8]
    with pytest.raises(InputError) as wrong:
        figure("opening_seconds", 0, "unit")
    assert (wrong.value.code, wrong.value.params["low"]) == ("data-bad-figure", 1)


@pytest.mark.clause("CI-2b", "CI-6b", "CI-9b")
@pytest.mark.parametrize("piece", ["residential", "industrial", "skyscraper"])
def test_corrected_building_costs_are_paid(piece: str) -> None:
    game = figure("pink1", 770, f"costs.{piece}")
    state = table(owned={0: "pink1 pink2 pink3"}, step="act", unit="1", game=game)
    assert cash(play(state, f"{piece} pink1")) == 37700 - 770


@pytest.mark.clause("CI-9a", "CI-9d")
def test_corrected_prices_of_stadium_and_tower_are_paid() -> None:
    owned = {0: "pink1 pink2 pink3 brown1 brown2"}
    assert cash(play(table(owned=owned, game=figure("stadium", 1990, "buildings")), "stadium pink1")) == 35710
    assert cash(play(table(owned=owned, game=figure("tower", 6990, "buildings")), "tower pink1")) == 30710


@pytest.mark.clause("CI-8d", "CI-8f")
def test_a_hazards_corrected_size_and_price_per_block_are_paid() -> None:
    for game, price in ((figure("dump", 5, "hazards"), 2500), (figure("removal", 300, "hazards"), 600)):
        state = table(owned={0: "red1"}, pieces={"dump": "red1"}, game=game)
        assert cash(play(state, "remove red1")) == 37700 - price


@pytest.mark.clause("CI-13.1", "CI-13.3", "CI-13.6", "CI-13.11", "CI-13.12")
def test_corrected_amounts_of_the_cards_are_paid() -> None:
    def amount(name: str, card: int, *lines: str, **others: Unpack[Position]) -> int:
        others["game"] = figure(name, 330, "chance")
        return cash(play(draw(card, **others), *lines)) - 37700

    assert amount("neighbour", 1) == 330
    assert amount("take", 3, "take red1") == -330
    assert amount("sewage", 6, owned={0: "red1"}, pieces={"sewage": "red1"}) == -330
    assert amount("consolation", 11) == 330
    assert amount("give_back", 12, "give red1", owned={0: "red1"}) == 330
    assert amount("own_none", 12) == -330


@pytest.mark.clause("CI-1f")
@pytest.mark.parametrize(
    "piece",
    ["rail", "skyscraper", "tower", "park", "school", "water", "wind", "dump", "prison", "sewage", "power"],
)
def test_corrected_stock_is_what_the_bank_has(piece: str) -> None:
    state = figure(piece, 0, "stock").start(2)
    bank = seen(state)["bank"]["stock"]
    assert [name for name, left in bank.items() if left == 0] == [piece]


def test_a_corrected_name_is_shown() -> None:
    game = other('fr = "Bellevue"', 'fr = "Belle Vue"', "names.districts")
    districts = game.scene()["districts"]
    assert isinstance(districts, list)
    assert districts[-1]["names"] == {"fr": "Belle Vue", "en": "Bellevue"}


def test_a_wrong_figure_is_refused_with_its_line() -> None:
    with pytest.raises(InputError) as caught:
        figure("salary", 1995, "board")
    line = next(number for number, text in enumerate(DATA.split("\n"), 1) if text.startswith("salary = "))
    assert caught.value.params["line"] == line
    assert caught.value.code == "data-bad-amount"
    told = Messages("en").say_with("error-data-bad-amount", caught.value.params)
    assert told.endswith("“board.salary” must be a multiple of 10 from 10 to 100000.")


def test_the_built_in_text_given_as_data_counts_as_built_in() -> None:
    assert faubourg.game("city", DATA).builtin
    assert not other('fr = "Bellevue"', 'fr = "Belle Vue"', "names.districts").builtin
