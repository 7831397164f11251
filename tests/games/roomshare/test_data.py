"""The figures of Room Share: the booklet's are built in, wrong ones are refused, corrected ones are played by."""

from collections.abc import Mapping

import pytest

import faubourg
from faubourg import NATURE, Game, InputError, Match, Rng, State

DATA = faubourg.game("roomshare").data


def changed(old: str, new: str) -> str:
    assert DATA.count(old) == 1, f"{old!r} occurs {DATA.count(old)} times"
    return DATA.replace(old, new)


def line_of(text: str) -> int:
    """The line on which a text begins in the built-in file."""
    assert DATA.count(text) == 1, f"{text!r} occurs {DATA.count(text)} times"
    return DATA[: DATA.index(text)].count("\n") + 1


def refusal(data: str) -> tuple[str, Mapping[str, object]]:
    with pytest.raises(InputError) as caught:
        faubourg.game("roomshare", data)
    return caught.value.code, caught.value.params


def players(state: State) -> list[dict[str, object]]:
    found = state.view(None)["players"]
    assert isinstance(found, list)
    return found


def laid(match: Match) -> dict[str, int]:
    """How many apartments of each kind lie on the table."""
    flats = match.state.view(None)["flats"]
    assert isinstance(flats, list)
    kinds = [flat["kind"] for flat in flats]
    return {kind: kinds.count(kind) for kind in sorted(set(kinds))}


def deck(**options: object) -> list[str]:
    """Every card that can be dealt first."""
    match = faubourg.new("roomshare", 4, 1, options, auto_nature=False)
    while not match.state.text(match.state.legal()[0]).startswith("draw"):
        match.play(match.state.legal()[0])
    return [match.state.text(move).removeprefix("draw ") for move in match.state.legal()]


# What the booklet prints


@pytest.mark.clause("RS-2a", "RS-3b", "RS-3e")
def test_four_players_have_eight_tenants_each_and_one_on_the_board() -> None:
    state = faubourg.new("roomshare", 4, 1).state
    assert [player["reserve"] for player in players(state)] == [{"red": 8}, {"blue": 8}, {"yellow": 8}, {"green": 8}]
    assert tenants(state) == {"red": 1, "blue": 1, "yellow": 1, "green": 1}


@pytest.mark.clause("RS-2a", "RS-3c", "RS-3f")
def test_three_players_share_six_of_the_unused_colour_and_three_stand_on_the_board() -> None:
    state = faubourg.new("roomshare", 3, 1).state
    assert [player["reserve"] for player in players(state)] == [
        {"red": 8, "green": 2},
        {"blue": 8, "green": 2},
        {"yellow": 8, "green": 2},
    ]
    assert tenants(state) == {"red": 1, "blue": 1, "yellow": 1, "green": 3}


@pytest.mark.clause("RS-2a", "RS-3d")
def test_two_players_have_sixteen_tenants_each() -> None:
    state = faubourg.new("roomshare", 2, 1).state
    assert [player["reserve"] for player in players(state)] == [{"red": 8, "green": 8}, {"blue": 8, "yellow": 8}]
    assert tenants(state) == {"red": 1, "blue": 1, "yellow": 1, "green": 1}


def tenants(state: State) -> dict[str, int]:
    flats = state.view(None)["flats"]
    assert isinstance(flats, list)
    there = [colour for flat in flats for colour in flat["tenants"].values() if colour]
    return {colour: there.count(colour) for colour in ("red", "blue", "yellow", "green")}


@pytest.mark.clause("RS-2b", "RS-3a")
def test_there_are_fourteen_classic_apartments_three_suites_and_three_haunted_ones() -> None:
    assert laid(faubourg.new("roomshare", 4, 1)) == {"classic": 14, "suite": 3, "haunted": 3}


@pytest.mark.clause("RS-2b", "RS-8.1a")
@pytest.mark.parametrize("kind", ["classic", "suite", "haunted"])
def test_the_royal_suite_replaces_one_apartment(kind: str) -> None:
    expected = {"classic": 14, "suite": 3, "haunted": 3, "royal": 1}
    expected[kind] -= 1
    assert laid(faubourg.new("roomshare", 4, 1, {"royal": kind})) == expected


@pytest.mark.clause("RS-2c", "RS-3a")
def test_there_are_five_keys_of_each_colour_and_two_of_each_event() -> None:
    expected = [f"{colour}{number}" for colour in ("red", "blue", "yellow", "green") for number in range(1, 6)]
    events = ["communication", "departure", "eviction", "contract", "swap"]
    expected += [f"{event}{number}" for event in events for number in (1, 2)]
    assert deck() == expected
    assert len(expected) == 30


@pytest.mark.clause("RS-2c", "RS-8.1b")
def test_the_two_renovations_are_shuffled_in_by_a_variant() -> None:
    assert deck(renovation=True) == [*deck(), "renovation1", "renovation2"]


@pytest.mark.clause("RS-3h")
def test_a_hand_has_three_cards() -> None:
    for seats in (2, 3, 4):
        state = faubourg.new("roomshare", seats, 1).state
        assert [player["cards"] for player in players(state)] == [3] * seats
        assert state.view(None)["pile"] == 30 - 3 * seats


@pytest.mark.clause("RS-6a", "RS-6b", "RS-6c", "RS-6d")
def test_the_scene_shows_what_each_kind_pays() -> None:
    scene = faubourg.game("roomshare").scene()
    kinds = scene["kinds"]
    assert isinstance(kinds, dict)
    assert {kind: entry["points"] for kind, entry in kinds.items()} == {
        "classic": 1,
        "suite": 2,
        "haunted": -2,
        "royal": 3,
    }
    assert (scene["sharing"], scene["hand"]) == (3, 3)


@pytest.mark.clause("RS-6a", "RS-6b", "RS-6c", "RS-6d")
@pytest.mark.parametrize("royal", ["none", "classic"])
def test_scores_are_what_the_booklet_pays(royal: str) -> None:
    """Counted here from what a spectator sees, at every turn of some matches."""
    for seed in range(4):
        match = faubourg.new("roomshare", 4, seed, {"royal": royal})
        rng = Rng(seed)
        while not match.state.over:
            moves = match.state.legal()
            match.play(moves[int(rng.below(len(moves)))])
            assert match.state.scores() == counted(match.state, {"classic": 1, "suite": 2, "royal": 3, "haunted": -2})


def counted(state: State, points: Mapping[str, int], sharing: int = 3) -> list[int]:
    flats = state.view(None)["flats"]
    assert isinstance(flats, list)
    scores = [0] * int(state.seats)
    for player in players(state):
        for flat in flats:
            there = [colour for colour in flat["tenants"].values() if colour]
            if flat["kind"] == "haunted" or len(there) == sharing:
                seat = player["seat"]
                assert isinstance(seat, int)
                scores[seat] += points[flat["kind"]] * there.count(player["colour"])
    return scores


def test_every_printed_figure_is_marked_as_printed_and_the_only_ruling_as_ours() -> None:
    lines = [line for line in DATA.split("\n") if "value = " in line]
    assert len(lines) == 22
    assert [line.split(" ")[0] for line in lines if 'mark = "B"' not in line] == ["free"]
    assert 'free = { value = 20, mark = "R" }' in lines


@pytest.mark.parametrize(
    ("path", "french", "english"),
    [
        ("colours.red", "rouge", "red"),
        ("cards.departure", "Jour de départ", "Departure day"),
        ("cards.renovation", "Rénovation", "Renovation"),
        ("kinds.haunted", "appartement hanté", "haunted apartment"),
    ],
)
def test_names_are_in_the_scene_in_both_languages(path: str, french: str, english: str) -> None:
    table, key = path.split(".")
    names = faubourg.game("roomshare").scene()[table]
    assert isinstance(names, dict)
    entry = names[key]["names"] if table == "kinds" else names[key]
    assert entry == {"fr": french, "en": english}


# What is refused


LINES = [number for number, line in enumerate(DATA.split("\n"), start=1) if " = {" in line]


def path_at(number: int) -> str:
    """The path of the entry on a line."""
    lines = DATA.split("\n")
    table = next(line for line in reversed(lines[:number]) if line.startswith("["))
    return f"{table.strip('[]')}.{lines[number - 1].split(' ')[0]}"


def with_line(number: int, *replacement: str) -> str:
    lines = DATA.split("\n")
    lines[number - 1 : number] = replacement
    return "\n".join(lines)


@pytest.mark.parametrize("number", LINES, ids=path_at)
def test_an_entry_that_is_missing_misspelt_or_unmarked_is_refused_with_its_line(number: int) -> None:
    path = path_at(number)
    line = DATA.split("\n")[number - 1]
    table = DATA.split("\n").index(f"[{path.rpartition('.')[0]}]") + 1
    assert refusal(with_line(number)) == ("data-missing", {"line": table, "entry": path})
    assert refusal(with_line(number, "x" + line)) == ("data-missing", {"line": table, "entry": path})
    marks = {"line": number, "entry": path, "marks": "B, S, I, R"}
    assert refusal(with_line(number, line.replace(', mark = "', ', mark = "x'))) == ("data-bad-mark", marks)
    assert refusal(with_line(number, f"{line.split(' ')[0]} = 3")) == ("data-no-entry", {"line": number, "entry": path})


@pytest.mark.parametrize("number", [n for n in LINES if "value" in DATA.split("\n")[n - 1]], ids=path_at)
@pytest.mark.parametrize("value", ["-10", "1001", "3.0", '"3"', "true", "99999999999999999999"])
def test_a_silly_figure_is_refused_with_its_line(number: int, value: str) -> None:
    line = DATA.split("\n")[number - 1]
    before, _, rest = line.partition("value = ")
    code, params = refusal(with_line(number, f"{before}value = {value},{rest.partition(',')[2]}"))
    assert code == "data-bad-figure"
    assert (params["line"], params["entry"]) == (number, path_at(number))


@pytest.mark.parametrize("name", ['""', "7", '" "', '"' + "n" * 61 + '"', '"a\\u0007"'])
def test_a_bad_name_is_refused_with_its_line(name: str) -> None:
    code, params = refusal(changed('fr = "rouge"', f"fr = {name}"))
    line = line_of('red = { fr = "rouge"')
    assert (code, params) == (
        "data-bad-name",
        {"line": line, "entry": "names.colours.red", "language": "fr", "most": 60},
    )


def test_an_unknown_entry_is_refused_with_its_line() -> None:
    line = line_of("[points]\n") + 1
    code, params = refusal(changed("[points]\n", "[points]\npenthouse = { value = 1, mark = 'B' }\n"))
    assert (code, params) == ("data-unknown", {"line": line, "entry": "points.penthouse"})
    code, params = refusal(changed("[points]\n", "[point]\nx = 1\n[points]\n"))
    assert (code, params["entry"]) == ("data-unknown", "point")


def test_a_misspelt_table_is_missing() -> None:
    code, params = refusal(changed("[points]\n", "[point]\n"))
    assert (code, params["entry"]) == ("data-missing", "points.sharing")


def test_what_is_not_toml_is_refused_with_its_line() -> None:
    line = line_of("own = { value")
    assert refusal(changed("own = { value = 8", "own = { value = = 8")) == ("data-not-toml", {"line": line})
    assert refusal("not a data file")[0] == "data-not-toml"
    assert refusal("\x00\x01")[0] == "data-not-toml"
    assert refusal("")[0] == "data-missing"


def test_too_large_a_file_is_refused() -> None:
    assert refusal(DATA + "#\n" * 40_000) == ("data-too-large", {"most": 65536})


@pytest.mark.clause("RS-2b", "RS-3g")
@pytest.mark.parametrize(("old", "new", "total"), [("classic", 13, 19), ("suite", 4, 21), ("haunted", 1, 18)])
def test_there_must_be_twenty_apartments(old: str, new: int, total: int) -> None:
    value = {"classic": 14, "suite": 3, "haunted": 3}[old]
    code, params = refusal(changed(f"{old} = {{ value = {value},", f"{old} = {{ value = {new},"))
    line = line_of("classic = { value = 14")
    assert (code, params) == ("data-flats-do-not-fill", {"line": line, "entry": "flats.classic", "total": total})


def several(*changes: tuple[str, str]) -> str:
    text = DATA
    for old, new in changes:
        assert text.count(old) == 1
        text = text.replace(old, new)
    return text


@pytest.mark.parametrize(
    ("changes", "entry", "most"),
    [
        ([("per_colour = { value = 9", "per_colour = { value = 8")], "tenants.own", 7),
        (
            [("per_colour = { value = 9", "per_colour = { value = 8"), ("own = { value = 8", "own = { value = 7")],
            "tenants.second_of_two",
            7,
        ),
        (
            [
                ("per_colour = { value = 9", "per_colour = { value = 8"),
                ("own = { value = 8", "own = { value = 7"),
                ("second_of_two = { value = 8", "second_of_two = { value = 7"),
            ],
            "tenants.second_of_three",
            1,
        ),
    ],
)
def test_there_must_be_tenants_enough_for_every_reserve(changes: list[tuple[str, str]], entry: str, most: int) -> None:
    code, params = refusal(several(*changes))
    assert (code, params["entry"], params["most"]) == ("data-too-many-tenants", entry, most)
    assert params["line"] == line_of(f"{entry.removeprefix('tenants.')} = {{")


def test_there_must_be_cards_for_four_hands_and_one_to_draw() -> None:
    few = [("keys_per_colour = { value = 5", "keys_per_colour = { value = 1")]
    few += [
        (f"{event} = {{ value = 2", f"{event} = {{ value = 1") for event in ("communication", "departure", "contract")
    ]
    faubourg.game("roomshare", several(*few[:-1], ("hand = { value = 3", "hand = { value = 2")))
    code, params = refusal(several(*few))
    assert code == "data-too-few-cards"
    assert (params["cards"], params["needed"], params["line"]) == (11, 13, line_of("hand = { value"))


# What is played by


def game_with(*changes: tuple[str, str]) -> Game:
    return faubourg.game("roomshare", several(*changes))


def played_out(game: Game, seats: int, seed: int, **options: object) -> Match:
    match = faubourg.new("roomshare", seats, seed, options, data=game.data)
    rng = Rng(seed)
    while not match.state.over:
        moves = match.state.legal()
        match.play(moves[int(rng.below(len(moves)))])
    return match


def test_a_suite_worth_five_pays_five() -> None:
    game = game_with(("suite = { value = 2,", "suite = { value = 5,"))
    differs = False
    for seed in range(6):
        state = played_out(game, 4, seed).state
        assert state.scores() == counted(state, {"classic": 1, "suite": 5, "royal": 3, "haunted": -2})
        differs = differs or state.scores() != counted(state, {"classic": 1, "suite": 2, "royal": 3, "haunted": -2})
    assert differs


def test_figures_may_pay_for_two_who_share() -> None:
    game = game_with(("sharing = { value = 3", "sharing = { value = 2"))
    for seed in range(3):
        state = played_out(game, 4, seed).state
        assert state.scores() == counted(state, {"classic": 1, "suite": 2, "royal": 3, "haunted": -2}, sharing=2)


def test_a_hand_of_two_is_dealt_and_filled_up_to_two() -> None:
    match = faubourg.new("roomshare", 4, 3, data=several(("hand = { value = 3", "hand = { value = 2")))
    rng = Rng(3)
    while not match.state.over:
        cards = {player["cards"] for player in players(match.state)}
        assert cards in ({2}, {1, 2})
        moves = match.state.legal()
        match.play(moves[int(rng.below(len(moves)))])


def test_fewer_tenants_make_a_shorter_match() -> None:
    game = game_with(("own = { value = 8", "own = { value = 2"))
    match = played_out(game, 4, 1)
    assert faubourg.verify(match.save()).state.digest() == match.state.digest()
    assert sum(entry.actor != NATURE for entry in match.entries) < 60


def test_fewer_cards_are_dealt() -> None:
    game = game_with(("keys_per_colour = { value = 5", "keys_per_colour = { value = 4"))
    state = faubourg.new("roomshare", 4, 1, data=game.data).state
    assert state.view(None)["pile"] == 26 - 12


def test_a_corrected_name_is_shown() -> None:
    colours = game_with(('en = "red"', 'en = "crimson"')).scene()["colours"]
    assert isinstance(colours, dict)
    assert colours["red"]["en"] == "crimson"
    built_in = faubourg.game("roomshare").scene()["colours"]
    assert isinstance(built_in, dict)
    assert built_in["red"]["en"] == "red"


@pytest.mark.clause("RS-5.1b")
def test_a_crowd_in_the_last_chance_may_be_two() -> None:
    game = game_with(("crowded = { value = 3", "crowded = { value = 2"))
    for seed in range(10):
        match = faubourg.new("roomshare", 4, seed, data=game.data)
        rng = Rng(seed)
        while match.state.view(None)["last_chance"] is None:
            moves = match.state.legal()
            match.play(moves[int(rng.below(len(moves)))])
        flats = match.state.view(None)["flats"]
        assert isinstance(flats, list)
        homes = {flat["id"]: sum(1 for colour in flat["tenants"].values() if colour) for flat in flats}
        for move in match.state.legal():
            text = match.state.text(move)
            assert text == "pass" or homes[text.split()[-1][:2]] < 2


def test_the_built_in_text_given_as_data_counts_as_built_in() -> None:
    for text in (DATA, DATA.replace("\n", "\r\n")):
        game = faubourg.game("roomshare", text)
        assert game.builtin
        assert game.data == DATA
        assert game.data_digest == faubourg.game("roomshare").data_digest
    assert not faubourg.game("roomshare", DATA + "\n").builtin


def test_the_built_in_game_is_made_once() -> None:
    assert faubourg.game("roomshare") is faubourg.game("roomshare")
    assert faubourg.game("roomshare", DATA) is not faubourg.game("roomshare")
