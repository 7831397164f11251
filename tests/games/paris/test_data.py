"""The figures of Paris: ours are built in, wrong ones are refused, corrected ones are played by."""

from collections.abc import Mapping

import pytest

import faubourg
from faubourg import Game, InputError
from tests.games.paris.positions import GAME, legal, lot, on_sale, play, player, refused, seen, table

DATA = GAME.data

STREETS = {
    "brown": [("Boulevard de Belleville", 60), ("Rue Lecourbe", 60)],
    "lightblue": [("Rue de Vaugirard", 100), ("Rue de Courcelles", 100), ("Avenue de la République", 120)],
    "pink": [("Boulevard de la Villette", 140), ("Avenue de Neuilly", 140), ("Rue de Paradis", 160)],
    "orange": [("Avenue Mozart", 180), ("Boulevard Saint-Michel", 180), ("Place Pigalle", 200)],
    "red": [("Avenue Matignon", 220), ("Boulevard Malesherbes", 220), ("Avenue Henri-Martin", 240)],
    "yellow": [("Faubourg Saint-Honoré", 260), ("Place de la Bourse", 260), ("Rue La Fayette", 280)],
    "green": [("Avenue de Breteuil", 300), ("Avenue Foch", 300), ("Boulevard des Capucines", 320)],
    "darkblue": [("Avenue des Champs-Élysées", 350), ("Rue de la Paix", 400)],
}
RENTS = {
    "brown": [0, 1, 1, 1, 3],
    "lightblue": [0, 1, 1, 1, 3],
    "pink": [0, 1, 1, 2, 4],
    "orange": [0, 1, 1, 2, 4],
    "red": [0, 1, 1, 2, 4],
    "yellow": [0, 1, 2, 2, 5],
    "green": [1, 1, 2, 3, 5],
    "darkblue": [1, 1, 2, 3, 6],
}
MONEY = {
    "brown": [50, 100, 150, 200, 300],
    "orange": [50, 100, 150, 200, 300],
    "red": [50, 100, 150, 200, 300],
    "darkblue": [50, 100, 150, 200, 300],
    "lightblue": [100, 100, 150, 150, 300],
    "green": [100, 100, 150, 150, 300],
    "pink": [100, 150, 200, 200, 200],
    "yellow": [100, 150, 200, 200, 200],
}


def changed(old: str, new: str, table: str = "") -> str:
    """The built-in file with one line changed, the first after the heading of its table."""
    start = DATA.index(f"[{table}]") if table else 0
    assert old in DATA[start:], old
    return DATA[:start] + DATA[start:].replace(old, new, 1)


def other(name: str, value: int, table: str) -> Game:
    """The game with one figure changed."""
    start = DATA.index(f"[{table}]")
    line = next(line for line in DATA[start:].split("\n") if line.startswith(f"{name} = "))
    mark = line[line.index("mark") :]
    return faubourg.game("paris", changed(line, f"{name} = {{ value = {value}, {mark}", table))


def refusal(data: str) -> tuple[str, Mapping[str, object]]:
    with pytest.raises(InputError) as caught:
        faubourg.game("paris", data)
    return caught.value.code, caught.value.params


def lots() -> list[dict[str, object]]:
    found = GAME.scene()["lots"]
    assert isinstance(found, list)
    return found


# What is built in


@pytest.mark.clause("PA-4a")
def test_pa_4a_the_lots_have_these_names_and_prices() -> None:
    found: dict[str, list[tuple[object, object]]] = {}
    for each in lots():
        names = each["names"]
        assert isinstance(names, dict)
        if each["sort"] == "street":
            assert names["fr"] == names["en"]
            found.setdefault(str(each["colour"]), []).append((names["fr"], each["price"]))
    assert found == STREETS
    others = [(each["id"], each["names"], each["price"]) for each in lots() if each["sort"] != "street"]
    gares = ["Gare Montparnasse", "Gare de Lyon", "Gare du Nord", "Gare Saint-Lazare"]
    assert others == [
        *((f"station{number}", {"fr": name, "en": name}, 200) for number, name in enumerate(gares, start=1)),
        ("utility1", {"fr": "Compagnie d’électricité", "en": "Electricity company"}, 150),
        ("utility2", {"fr": "Compagnie des eaux", "en": "Water company"}, 150),
    ]


@pytest.mark.clause("PA-4a")
def test_pa_4a_the_eight_colours_have_their_names() -> None:
    colours = GAME.scene()["colours"]
    assert isinstance(colours, dict)
    names = {id: (colour["names"]["fr"], colour["names"]["en"]) for id, colour in colours.items()}
    assert names == {
        "brown": ("marron", "brown"),
        "lightblue": ("bleu clair", "light blue"),
        "pink": ("rose", "pink"),
        "orange": ("orange", "orange"),
        "red": ("rouge", "red"),
        "yellow": ("jaune", "yellow"),
        "green": ("vert", "green"),
        "darkblue": ("bleu foncé", "dark blue"),
    }
    assert colours["green"]["streets"] == ["green1", "green2", "green3"]


@pytest.mark.clause("PA-4b")
def test_pa_4b_the_rents_go_by_colour_and_buildings() -> None:
    assert {str(each["colour"]): each["rents"] for each in lots() if each["sort"] == "street"} == RENTS
    assert all(each["rents"] is None for each in lots() if each["sort"] != "street")


@pytest.mark.clause("PA-4b")
@pytest.mark.parametrize("colour", list(RENTS))
def test_pa_4b_every_street_pays_what_its_colour_says(colour: str) -> None:
    for number, (_, _price) in enumerate(STREETS[colour], start=1):
        street = f"{colour}{number}"
        for houses in range(4):
            state = table(phase="back", owned={1: street}, houses={street: houses})
            assert lot(state, street)["rent"] == RENTS[colour][houses]
            assert player(play(state, f"back {colour}"), 1)["tokens"] == RENTS[colour][houses]
        state = table(phase="back", owned={1: street}, hotels=street)
        assert lot(state, street)["rent"] == RENTS[colour][4]
        assert player(play(state, f"back {colour}"), 1)["tokens"] == RENTS[colour][4]


@pytest.mark.clause("PA-4c")
def test_pa_4c_five_money_cards_have_each_back_and_all_together_make_6500() -> None:
    cards = GAME.scene()["cards"]
    assert isinstance(cards, list)
    found: dict[str, list[int]] = {}
    for card in cards:
        if card["back"]:
            found.setdefault(card["back"], []).append(card["value"])
        assert card["names"] == {"fr": str(card["value"]), "en": str(card["value"])}
    assert found == MONEY
    assert sum(sum(values) for values in found.values()) == 6500
    assert [(card["id"], card["value"]) for card in cards if card["back"] is None] == [
        ("start1", 50),
        ("start2", 100),
        ("start3", 150),
    ]


def test_the_scene_tells_prices_points_and_where_figures_come_from() -> None:
    scene = GAME.scene({"crisis": "streets"})
    assert scene["prices"] == {"house": 100, "hotel": 100, "direct": 400}
    assert scene["points"] == {"house": 1, "hotel": 2, "utility": 1, "stations": [4, 9, 16, 25], "crisis": 1}
    assert (scene["on_sale"], scene["runs"]) == (4, 2)
    assert scene["start"] == {"2": ["start2"], "3": ["start1", "start2"], "4": ["start1", "start2", "start3"]}
    assert scene["marks"] == {
        "buildings": ["B"],
        "tokens": ["B"],
        "market": ["B"],
        "ending": ["R"],
        "points": ["B"],
        "start": ["R"],
        "prices": ["I"],
        "rents": ["R"],
        "money": ["R"],
        "names": ["I"],
    }
    assert scene["options"] == {
        "crisis": "streets",
        "dynamic": False,
        "harmony": False,
        "start_cash": False,
        "first": None,
    }


# What is refused


@pytest.mark.parametrize(
    ("name", "value", "table", "low", "high"),
    [
        ("houses", 67, "buildings", 0, 66),
        ("hotels", 0, "buildings", 1, 22),
        ("hotels", 23, "buildings", 1, 22),
        ("house_price", 0, "buildings", 1, 10_000),
        ("hotel_price", 10_001, "buildings", 1, 10_000),
        ("direct_price", 0, "buildings", 1, 10_000),
        ("ones", -1, "tokens", 0, 1000),
        ("on_sale", 0, "market", 1, 28),
        ("on_sale", 29, "market", 1, 28),
        ("runs", 0, "ending", 1, 5),
        ("runs", 6, "ending", 1, 5),
        ("house", 100, "points", 0, 99),
        ("hotel", -1, "points", 0, 99),
        ("utility", 100, "points", 0, 99),
        ("stations_four", 1000, "points", 0, 999),
        ("crisis", -1, "points", 0, 99),
        ("card1", 0, "start", 1, 10_000),
        ("red1", 0, "prices", 1, 10_000),
        ("hotel", 100, "rents.red", 0, 99),
        ("card5", 0, "money.red", 1, 10_000),
    ],
)
def test_a_figure_that_cannot_be_played_is_refused_with_its_line(
    name: str, value: int, table: str, low: int, high: int
) -> None:
    with pytest.raises(InputError) as caught:
        other(name, value, table)
    assert caught.value.code == "data-bad-figure"
    params = caught.value.params
    assert (params["entry"], params["low"], params["high"]) == (f"{table}.{name}", low, high)
    line = DATA.split("\n")[int(params["line"]) - 1]
    assert line.startswith(f"{name} = ")


def test_what_is_missing_unknown_unnamed_or_too_large_is_refused() -> None:
    assert refusal(changed('red1 = { value = 220, mark = "I" }\n', ""))[0] == "data-missing"
    assert refusal(DATA + 'red4 = { fr = "Rue", en = "Rue", mark = "I" }\n')[0] == "data-unknown"
    assert refusal(changed('fr = "Rue Lecourbe"', 'fr = ""'))[0] == "data-bad-name"
    assert refusal(changed('mark = "B"', 'mark = "Z"'))[0] == "data-bad-mark"
    assert refusal(DATA + "#" * 900 + "\n" + ("#" * 900 + "\n") * 80)[0] == "data-too-large"


# What is corrected is played by


def test_corrected_prices_are_paid() -> None:
    game = other("red1", 50, "prices")
    state = table(on_sale="red1", hands={0: "red1"}, game=game)
    assert legal(state) == ["buy red1", "pass"]
    for name, line, cost in (("house_price", "house red1", 70), ("direct_price", "hotel red1", 90)):
        built = play(table(owned={0: "red1"}, hands={0: "red2"}, game=other(name, cost, "buildings")), line)
        assert seen(built)["basket"]["cost"] == cost
    hotel = table(owned={0: "red1"}, houses={"red1": 3}, hands={0: "red2"}, game=other("hotel_price", 80, "buildings"))
    assert seen(play(hotel, "hotel red1"))["basket"]["cost"] == 80


def test_corrected_values_change_what_a_card_pays_and_the_order_of_payment() -> None:
    state = table(on_sale="yellow1", hands={0: "red1 red5"}, game=other("card1", 350, "money.red"))
    assert player(state, 0)["hand"] == ["cash-red1", "cash-red5"]
    play(state, "buy yellow1", "done")
    assert legal(state) == ["pay cash-red1", "pay cash-red5"]


def test_corrected_counts_limit_buildings_market_and_tokens() -> None:
    few = table(owned={0: "red1"}, houses={"red1": 1}, hands={0: "red5"}, game=other("houses", 1, "buildings"))
    assert refused(few, "house red1")[0] == "no-houses-left"
    one = table(owned={0: "red1"}, hands={0: "red5 pink2"}, game=other("hotels", 1, "buildings"))
    assert play(one, "hotel red1", "done", "pay cash-red5", "pay cash-pink2").over
    market = play(other("on_sale", 2, "market").start(2, {"first": 0}), "turn up red1", "turn up red2")
    assert on_sale(market) == ["red1", "red2"]
    assert seen(market)["phase"] == "open"
    for name, points in (("ones", 20), ("fives", 100), ("tens", 200)):
        state = table(tokens={1: 130}, game=other(name, 0, "tokens"))
        assert seen(state)["bank"]["credit"] == {"ones": 20, "fives": 50, "tens": 60}[name], points


def test_corrected_points_are_counted() -> None:
    owned = {0: "red1 red2 station1 utility1"}
    for name, more in (("house", 1), ("hotel", 1), ("utility", 1), ("stations_one", 1)):
        value = {"house": 2, "hotel": 3, "utility": 2, "stations_one": 5}[name]
        state = table(owned=owned, houses={"red1": 1}, hotels="red2", game=other(name, value, "points"))
        assert state.scores()[0] == 1 + 2 + 4 + 1 + more
    crisis = table(owned={0: "red1"}, options={"crisis": "lots"}, game=other("crisis", 3, "points"))
    assert crisis.scores()[0] == -3


def test_a_pile_that_may_run_out_once_makes_the_first_time_the_last() -> None:
    state = table(phase="draw", hands={1: "red1"}, pile="red2", game=other("runs", 1, "ending"))
    play(state, "draw cash-red2")
    assert seen(state)["money"]["last_turn"] is True


def test_corrected_start_cards_are_given() -> None:
    state = other("card2", 80, "start").start(2, {"start_cash": True, "first": 0})
    assert player(state, 1)["start"] == 80
