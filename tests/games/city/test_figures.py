"""The figures and names of City that are built in, in the words of the rulebook."""

import pytest

from tests.games.city.positions import GAME

# CI-2b, CI-2c By district: both names, price, costs (residential, industrial, skyscraper), rents.
TITLES: dict[str, tuple[str, str, int, tuple[int, int, int], list[int]]] = {
    "brown1": ("Quartier Sud", "South Side", 600, (500, 1000, 2000), [20, 100, 200, 400, 800, 1600, 2200, 3000, 5500]),
    "brown2": (
        "Cité Administrative",
        "Civic Centre",
        600,
        (500, 1000, 2000),
        [40, 200, 400, 800, 1600, 2200, 3000, 4000, 7000],
    ),
    "lightblue1": (
        "Rive Gauche",
        "Left Bank",
        1000,
        (500, 1000, 2000),
        [60, 300, 600, 1200, 1800, 2500, 3500, 5000, 7500],
    ),
    "lightblue2": (
        "Quartier Latin",
        "Latin Quarter",
        1000,
        (500, 1000, 2000),
        [60, 300, 600, 1200, 1800, 2500, 3500, 5000, 7500],
    ),
    "lightblue3": (
        "Cité Universitaire",
        "University",
        1200,
        (500, 1000, 2000),
        [80, 400, 800, 1500, 2500, 3500, 4500, 6000, 8500],
    ),
    "pink1": (
        "Plein Ouest",
        "Far West",
        1400,
        (1000, 2000, 3000),
        [100, 500, 1000, 2000, 3000, 4000, 5000, 6500, 9000],
    ),
    "pink2": (
        "Quartier de la Gare",
        "Station Quarter",
        1400,
        (1000, 2000, 3000),
        [100, 500, 1000, 2000, 3000, 4000, 5000, 6500, 9000],
    ),
    "pink3": ("Les Docks", "The Docks", 1600, (1000, 2000, 3000), [120, 600, 1200, 2400, 3500, 4500, 5500, 7000, 9500]),
    "orange1": (
        "Les Halles",
        "Market Halls",
        1800,
        (1000, 2000, 3000),
        [140, 700, 1400, 2800, 3800, 4800, 6000, 7500, 10000],
    ),
    "orange2": (
        "Quartier de l’Hôpital",
        "Hospital Quarter",
        1800,
        (1000, 2000, 3000),
        [140, 700, 1400, 2800, 3800, 4800, 6000, 7500, 10000],
    ),
    "orange3": (
        "Parc Floral",
        "Flower Park",
        2000,
        (1000, 2000, 3000),
        [160, 800, 1600, 3000, 4000, 5000, 6000, 8000, 11000],
    ),
    "red1": (
        "Quartier Nord",
        "North Side",
        2200,
        (1500, 3000, 4000),
        [180, 900, 1800, 3500, 4500, 5500, 6500, 8500, 12000],
    ),
    "red2": (
        "Rive Droite",
        "Right Bank",
        2200,
        (1500, 3000, 4000),
        [180, 900, 1800, 3500, 4500, 5500, 6500, 8500, 12000],
    ),
    "red3": (
        "Quartier des Affaires",
        "Business Quarter",
        2400,
        (1500, 3000, 4000),
        [200, 1000, 2000, 3800, 4800, 5800, 6800, 8800, 13500],
    ),
    "yellow1": (
        "Vieille Ville",
        "Old Town",
        2600,
        (1500, 3000, 4000),
        [220, 1100, 2200, 4000, 5000, 6000, 7000, 8000, 14000],
    ),
    "yellow2": (
        "Hôtel de Ville",
        "City Hall",
        2600,
        (1500, 3000, 4000),
        [220, 1100, 2200, 4000, 5000, 6000, 7000, 10000, 14000],
    ),
    "yellow3": (
        "Centre-Ville",
        "Downtown",
        2800,
        (1500, 3000, 4000),
        [240, 1200, 2400, 4200, 5200, 6200, 8200, 10500, 15000],
    ),
    "green1": (
        "Haute Ville",
        "Uptown",
        3000,
        (2000, 4000, 5000),
        [260, 1300, 2600, 4400, 5300, 6500, 8500, 11000, 15500],
    ),
    "green2": (
        "Grand Est",
        "Far East",
        3000,
        (2000, 4000, 5000),
        [260, 1300, 2600, 4400, 5300, 6500, 8500, 11000, 15500],
    ),
    "green3": (
        "Vieux Port",
        "Old Port",
        3200,
        (2000, 4000, 5000),
        [280, 1500, 3000, 4500, 5500, 7000, 9000, 12000, 16000],
    ),
    "darkblue1": (
        "La Marina",
        "The Marina",
        3500,
        (2000, 4000, 5000),
        [350, 1750, 4500, 5500, 7000, 9000, 11000, 16000, 18000],
    ),
    "darkblue2": (
        "Bellevue",
        "Bellevue",
        4000,
        (2000, 4000, 5000),
        [500, 3000, 5000, 8000, 10000, 12000, 15000, 18000, 20000],
    ),
}
NAMES: dict[str, tuple[str, str]] = {
    "colour brown": ("marron", "brown"),
    "colour lightblue": ("bleu ciel", "light blue"),
    "colour pink": ("rose", "pink"),
    "colour orange": ("orange", "orange"),
    "colour red": ("rouge", "red"),
    "colour yellow": ("jaune", "yellow"),
    "colour green": ("vert", "green"),
    "colour darkblue": ("bleu foncé", "dark blue"),
    "square go": ("Départ", "GO"),
    "square chance": ("Chance", "Chance"),
    "square tax": ("Taxe industrielle", "Industry tax"),
    "square permit": ("Permis de construire", "Permit"),
    "square jail": ("Prison", "Jail"),
    "square auction": ("Enchères", "Auction"),
    "square parking": ("Parc gratuit", "Free Parking"),
    "square arrest": ("Allez en prison", "Go to jail"),
    "piece residential": ("bâtiment résidentiel", "residential block"),
    "piece industrial": ("bâtiment industriel", "industrial block"),
    "piece rail": ("gare", "railroad"),
    "piece stadium": ("stade", "stadium"),
    "piece skyscraper": ("gratte-ciel", "skyscraper"),
    "piece tower": ("tour", "tower"),
    "piece park": ("parc", "park"),
    "piece school": ("école", "school"),
    "piece water": ("château d’eau", "water tower"),
    "piece wind": ("champ d’éoliennes", "wind farm"),
    "piece dump": ("décharge", "dump"),
    "piece prison": ("prison", "prison"),
    "piece sewage": ("usine de traitement des eaux usées", "sewage plant"),
    "piece power": ("centrale électrique", "power station"),
}


@pytest.mark.clause("CI-2b", "CI-2c")
@pytest.mark.parametrize("id", TITLES)
def test_a_title_is_the_one_of_the_rulebook(id: str) -> None:
    districts = GAME.scene()["districts"]
    assert isinstance(districts, list)
    title = next(each for each in districts if each["id"] == id)
    french, english, price, costs, rents = TITLES[id]
    assert title["names"] == {"fr": french, "en": english}
    assert (title["price"], title["rents"]) == (price, rents)
    assert (title["residential"], title["industrial"], title["skyscraper"]) == costs


def test_everything_has_its_name() -> None:
    scene = GAME.scene()
    colours, squares, pieces = scene["colours"], scene["squares"], scene["pieces"]
    assert isinstance(colours, dict)
    assert isinstance(squares, list)
    assert isinstance(pieces, dict)
    found = {f"colour {id}": colour["names"] for id, colour in colours.items()}
    found |= {f"square {each['sort']}": each["names"] for each in squares if each["district"] is None}
    found |= {f"piece {id}": piece["names"] for id, piece in pieces.items()}
    assert found == {id: {"fr": french, "en": english} for id, (french, english) in NAMES.items()}


@pytest.mark.clause("CI-1b", "CI-1f", "CI-3a", "CI-4e", "CI-5a", "CI-8d", "CI-9a", "CI-9d", "CI-9f", "CI-12c")
def test_every_other_figure_is_the_one_of_the_rulebook() -> None:
    scene = GAME.scene()
    assert [scene[name] for name in ("start", "salary", "stadium_salary", "tax", "bail", "removal")] == [
        37700,
        2000,
        1000,
        2000,
        500,
        500,
    ]
    assert scene["seconds"] == {"auction": 50, "opening": 10, "last": 5}
    assert scene["odds"] == [1, 1, 1, 1]
    assert scene["chance"] == {
        "neighbour": 1000,
        "take": 500,
        "sewage": 1000,
        "consolation": 500,
        "give_back": 1000,
        "own_none": 1000,
    }
    pieces = scene["pieces"]
    assert isinstance(pieces, dict)
    assert {id: piece["size"] for id, piece in pieces.items() if piece["size"]} == {
        "dump": 2,
        "prison": 4,
        "sewage": 3,
        "power": 3,
    }
    assert (pieces["stadium"]["price"], pieces["tower"]["price"]) == (2000, 7000)
    assert (scene["offers"], scene["blocks"], scene["step"]) == (3, 8, 10)
