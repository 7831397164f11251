"""The figures of U-Build that are built in, in the words of the rulebook; and data files that cannot be played."""

import pytest

from faubourg import InputError
from faubourg.core.bits import numbers_of
from faubourg.core.data import Sheet, Shelf
from faubourg.games.city.figures import Figures as CityFigures
from faubourg.games.estate.districts import DISTRICT_IDS
from faubourg.games.ubuild.figures import Figures
from faubourg.games.ubuild.layouts.box import PERMIT
from faubourg.games.ubuild.layouts.layout import built
from faubourg.games.ubuild.numbering import MODE_IDS, PIECE_IDS
from tests.games.ubuild.boxes import BOX, DATA, FIGURES


def stock(mode: str) -> dict[str, int]:
    """The pieces of a mode of which there are any."""
    first = MODE_IDS.index(mode) * len(PIECE_IDS)
    counts = numbers_of(FIGURES.stock)[first : first + len(PIECE_IDS)]
    return {piece: count for piece, count in zip(PIECE_IDS, counts) if count}


def changed(old: str, new: str, heading: str) -> str:
    """The built-in file with one line changed, the first after the heading of its table."""
    start = DATA.index(f"[{heading}]")
    assert old in DATA[start:], old
    return DATA[:start] + DATA[start:].replace(old, new, 1)


@pytest.mark.clause("UB-1b")
def test_ub_1b_the_doubles_are_those_of_the_rulebook() -> None:
    names = [names["fr"] for names in FIGURES.district_names]
    assert len(names) == int(PERMIT)
    tiles = [names[space] if space < len(names) else "permit" for space in BOX.spaces]
    assert [" + ".join(tiles[place : place + 2]) for place in range(0, 24, 2)] == [
        "Quartier Sud + Cité Administrative",
        "Rive Gauche + Quartier Latin",
        "Cité Universitaire + Plein Ouest",
        "Quartier de la Gare + Les Docks",
        "Les Halles + Quartier de l’Hôpital",
        "Parc Floral + Quartier Nord",
        "Rive Droite + Quartier des Affaires",
        "Vieille Ville + Hôtel de Ville",
        "Centre-Ville + Haute Ville",
        "Grand Est + Vieux Port",
        "permit + La Marina",
        "permit + Bellevue",
    ]


@pytest.mark.clause("UB-1c")
def test_ub_1c_titles_are_those_of_city() -> None:
    city = CityFigures(Sheet(Shelf("faubourg.games.city", "city").running()))
    assert numbers_of(FIGURES.prices) == numbers_of(city.prices)
    assert numbers_of(FIGURES.costs) == numbers_of(city.costs)
    assert numbers_of(FIGURES.rents) == numbers_of(city.rents)
    assert FIGURES.district_names == city.district_names
    assert FIGURES.colour_names == city.colour_names
    assert FIGURES.rents[DISTRICT_IDS.index("pink3") * 9 + 4] == 3500
    assert [FIGURES.price_of(piece, 5) for piece in range(5)] == [1000, 2000, 3000, 2000, 7000]


@pytest.mark.clause("UB-2a", "UB-2b", "UB-2c")
def test_every_mode_has_its_stock_and_start_money() -> None:
    assert numbers_of(FIGURES.start_cash) == [12900, 19700, 31700]
    assert stock("beginner") == {"residential": 40, "skyscraper": 2, "school": 1, "power": 1}
    kinds = {"school": 1, "park": 1, "power": 1, "prison": 1}
    assert stock("classic") == {"residential": 40, "industrial": 20, "skyscraper": 2, "tower": 1, **kinds}
    advanced = {"residential": 40, "industrial": 40, "skyscraper": 3, "stadium": 1, "tower": 1, "wind": 1, "sewage": 1}
    assert stock("advanced") == advanced | kinds
    assert sum(stock("advanced").values()) == 91


@pytest.mark.clause("UB-3f", "UB-3g", "UB-5e", "UB-5g", "UB-5h", "UB-9c")
def test_every_other_figure_is_the_one_of_the_rulebook() -> None:
    assert [FIGURES.salary, FIGURES.stadium_salary, FIGURES.toll, FIGURES.bail] == [2000, 3000, 1000, 500]
    assert [FIGURES.hazard_step, FIGURES.stadium_price, FIGURES.tower_price] == [1000, 2000, 7000]
    assert FIGURES.amounts == {8: 500, 9: 1000, 10: 200, 11: 500, 14: 100}
    assert [FIGURES.blocks_open, FIGURES.blocks_closed, FIGURES.card_steps] == [1, 2, 3]


def test_spaces_and_pieces_have_the_names_of_the_rulebook() -> None:
    assert {id: (names["fr"], names["en"]) for id, names in FIGURES.space_names.items()} == {
        "go": ("Départ", "GO"),
        "jail": ("Prison", "Jail"),
        "parking": ("Parc gratuit", "Free Parking"),
        "arrest": ("Allez en prison", "Go to jail"),
        "bridge": ("Pont", "Bridge"),
        "permit": ("Permis de construire", "Permit"),
        "railroad": ("Gare", "Railroad"),
    }
    assert {id: (names["fr"], names["en"]) for id, names in FIGURES.piece_names.items()} == {
        "residential": ("bâtiment résidentiel", "residential block"),
        "industrial": ("bâtiment industriel", "industrial block"),
        "skyscraper": ("gratte-ciel", "skyscraper"),
        "stadium": ("stade", "stadium"),
        "tower": ("tour", "tower"),
        "school": ("école", "school"),
        "park": ("parc", "park"),
        "wind": ("champ d’éoliennes", "wind farm"),
        "power": ("centrale électrique", "power station"),
        "prison": ("prison", "prison"),
        "sewage": ("usine de traitement des eaux usées", "sewage plant"),
    }


def test_figures_say_where_they_come_from() -> None:
    assert FIGURES.marks["tiles"] == ["R"]
    assert FIGURES.marks["start"] == ["I", "R"]
    assert FIGURES.marks["board"] == ["B"]


@pytest.mark.parametrize(
    ("old", "new", "heading", "code"),
    [
        ("beginner = { value = 12900", "beginner = { value = 12905", "start", "data-bad-amount"),
        ("toll = { value = 1000", "toll = { value = 0", "board", "data-bad-amount"),
        ("power = { value = 1", "power = { value = 2", "stock.advanced", "data-bad-figure"),
        ("residential = { value = 40", "residential = { value = 177", "stock.classic", "data-bad-figure"),
        ("card12 = { value = 3", "card12 = { value = 14", "chance", "data-bad-figure"),
        ("brown1 = { value = 600", "brown9 = { value = 600", "prices", "data-missing"),
        ("salary = {", "extra = { value = 1, mark = 'R' }\nsalary = {", "board", "data-unknown"),
        ('fr = "Pont"', 'fr = ""', "names.spaces", "data-bad-name"),
        ('first = "brown1"', 'first = "brown9"', "tiles", "data-bad-tile"),
        ('first = "brown1", ', "", "tiles", "data-bad-tile"),
        ('first = "brown1"', "first = 3", "tiles", "data-bad-tile"),
        ('second = "brown2"', 'second = "brown1"', "tiles", "data-tile-twice"),
        ('first = "brown1"', 'first = "permit"', "tiles", "data-permits"),
        ('second = "darkblue1"', 'second = "permit"', "tiles", "data-permits"),
        ('text = "b1-go', 'text = "b1-og', "layouts", "data-bad-layout"),
        ("b1-gob0brjae0fpg0brgjj0-r", "b1-gok0brjae0fpg0brgjj0-r", "layouts", "data-bad-layout"),
        (
            "b1-gob0brjae0fpg0brgjj0-rsrsrssrsrsrss",
            "b1-gob0brjae0fpg0brgjj0-ssssssssssssss-o",
            "layouts",
            "data-bad-layout",
        ),
        ('text = "c1', 'text = "b1', "layouts", "data-bad-layout"),
        ('text = "c1', 'tex = "c1', "layouts", "data-bad-layout"),
    ],
)
def test_figures_that_cannot_be_played_are_refused_with_their_line(old: str, new: str, heading: str, code: str) -> None:
    text = changed(old, new, heading)
    with pytest.raises(InputError) as caught:
        Figures(Sheet(text))
    assert caught.value.code == code
    line = caught.value.params["line"]
    assert isinstance(line, int)
    assert line > text[: text.index(f"[{heading}]")].count("\n")


def test_a_box_with_other_tiles_and_layouts_makes_another_board_of_the_same_text() -> None:
    text = changed('first = "brown1", second = "brown2"', 'first = "brown2", second = "brown1"', "tiles")
    other = Figures(Sheet(text)).box
    ours, theirs = (built(BOX.printed[1], box) for box in (BOX, other))
    assert numbers_of(ours.districts)[1:3] == [0, 1]
    assert numbers_of(theirs.districts)[1:3] == [1, 0]


def test_a_corrected_printed_layout_is_played_by() -> None:
    text = changed("b1-gob0brjae0fpg0", "b1-gob0brjaa0fpg0", "layouts")
    assert Figures(Sheet(text)).box.doubles[0] == 1 + 2 + 64 + 512
