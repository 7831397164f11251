"""Everything that U-Build says in codes becomes a sentence, what random matches hardly ever meet too."""

import re
from collections.abc import Iterator
from typing import cast

import pytest

import faubourg
from faubourg.core.actors import CLOCK, NATURE
from faubourg.core.game import Game
from faubourg.core.refusal import InputError
from faubourg.core.state import State
from faubourg.games.ubuild import naming
from faubourg.games.ubuild.events import EVENTS
from faubourg.games.ubuild.layouts.checker import check_text
from faubourg.games.ubuild.layouts.generator import generated
from faubourg.games.ubuild.layouts.plan import LONGEST, MODE_LETTERS, OPEN
from faubourg.games.ubuild.layouts.tile import CODES, SINGLES
from faubourg.games.ubuild.moves import CODEC
from faubourg.games.ubuild.numbering import CARD_IDS, FIRST, REASONS, TIME_IDS
from faubourg.games.ubuild.prompts import CLAUSES
from faubourg.text.language import LANGUAGES, Language
from faubourg.text.messages import Messages, message_file
from faubourg.text.phrases import Phrases
from faubourg.text.rulebook import Rulebook
from tests.games.city.positions import play
from tests.games.ubuild.boxes import BEGINNER, BOX
from tests.games.ubuild.positions import Position, draw, land, table
from tests.text.test_phrases import SETS, Listener, heard, loud
from tools.steps import ROOT

# The printed board of Beginner, its two bridges side by side.
BRIDGES_CLOSE = BEGINNER.replace("g0br", "g0").replace("b0br", "b0brbr")
LAYOUTS = ROOT / "src" / "faubourg" / "games" / "ubuild" / "layouts"
# What these find is wrong with a layout that is being built: a printed one is complete.
OF_THE_WORKSHOP = {"draft", "workbench"}
RED = {0: "red2 brown1", 1: "red3 green2", 2: "yellow2"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_code_of_ubuild_has_a_message(language: Language) -> None:
    messages = Messages(language, "ubuild")
    keys = {f"refusal-{code}" for code, _ in REASONS.rows}
    keys |= {f"phase-{phase}" for phase in (*CLAUSES, "over")}
    keys |= {f"prompt-{kind}" for kind in (*CLAUSES, "time")}
    keys |= {f"choice-{verb.word}" for verb in CODEC.verbs if verb.base < FIRST}
    keys |= {f"event-{kind}" for kind in EVENTS if kind != "match-over"}
    keys |= {f"name-{sort}" for sort in naming.SORTS}
    keys |= {f"card-{card}-help" for card in CARD_IDS}
    keys |= {f"timer-{kind}" for kind in TIME_IDS}
    keys |= {f"decided-{code}" for code in ("wealth", "cash", "districts", "last", "tie")}
    assert {key for key in keys if not messages.knows(key)} == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_text_of_a_board_is_told_as_it_is_read(language: Language) -> None:
    told = re.findall(r"-?\w+", Rulebook("ubuild", language).clause("UB-12g").text)
    assert {*BEGINNER.split("-"), *CODES[: int(SINGLES) + 1], *MODE_LETTERS, str(LONGEST), OPEN} <= {*told}
    for seed in range(9):
        turns = generated(BOX, seed % 3, seed, is_open=False).split("-")[2]
        assert turns.count("r") - turns.count("l") == 6


@pytest.mark.parametrize(
    ("language", "letter", "number", "departs"),
    [("en", "by letter", "by number", "we depart"), ("fr", "par une lettre", "par numéro", "nous nous écartons")],
)
def test_the_rulebook_says_how_boards_name_tiles_and_where_it_departs_from_the_booklet(
    language: Language, letter: str, number: str, departs: str
) -> None:
    rulebook = Rulebook("ubuild", language)
    own_box = rulebook.clause("UB-12b").text
    assert (letter in own_box, number in own_box, "UB-12g" in own_box) == (True, False, True)
    [ruling] = rulebook.clause("UB-8c").rulings
    assert departs in ruling


def sentences(state: State, language: Language) -> list[str]:
    """What seat 0 is told of the last play."""
    phrases = Phrases(state.game, language, ["Anna", "Bob"], options=state.options.values)
    return [phrases.event(event, 0) for event in state.events(0)]


def why_not(state: State, move: str, language: Language) -> str:
    refusal = state.why_not(state.parse(move), 0)
    assert refusal is not None
    return Phrases(state.game, language, ["Anna", "Bob"], options=state.options.values).refusal(refusal)


@pytest.mark.parametrize(("language", "said"), [("en", "toll of 1,000"), ("fr", "1\u202f000 de péage")])
def test_a_toll_is_told_alike_where_one_crosses_and_where_one_lands(language: Language, said: str) -> None:
    for space in (5, 6):
        found = sentences(land(table(2, places={0: 2}, bridges=(5,), game=loud("ubuild")), space), language)
        assert [sentence for sentence in found if said in sentence and "cross" not in sentence], found


@pytest.mark.parametrize(
    ("language", "never", "gone"), [("en", "has none", "none left"), ("fr", "n’en a pas", "reste plus")]
)
def test_what_a_match_never_had_is_not_said_to_have_run_out(language: Language, never: str, gone: str) -> None:
    state = table(2, owned={0: "red2 red3"}, step="act", options={"mode": "beginner"})
    assert never in why_not(state, "industrial red2", language)
    assert never in why_not(state, "stadium red2", language)
    built = table(2, owned={0: "red2 red3"}, stadium=("red2", 27), options={"stadium": True})
    assert gone in why_not(built, "stadium red3", language)


@pytest.mark.parametrize(("language", "die", "dice"), [("en", "the die", "the dice"), ("fr", "le dé", "les dés")])
def test_one_die_is_not_called_dice(language: Language, die: str, dice: str) -> None:
    for mode, said in (("beginner", die), ("classic", dice)):
        state = table(2, options={"mode": mode})
        phrases = Phrases(state.game, language, ["Anna", "Bob"], options=state.options.values)
        prompt, [rolling] = state.prompt(0), [choice for choice in state.choices(0) if choice["kind"] == "roll"]
        assert phrases.prompt(prompt).endswith(f"{said}.")
        assert phrases.choice(rolling, prompt).endswith(said)


def asked(state: State, language: Language) -> str:
    """What seat 0 is asked."""
    return Phrases(state.game, language, ["Anna", "Bob"], options=state.options.values).prompt(state.prompt(0), 0)


@pytest.mark.parametrize(
    ("language", "build", "move"), [("en", "build up", "move a hazard"), ("fr", "construisez", "déplacez")]
)
def test_nobody_is_told_to_do_what_they_cannot(language: Language, build: str, move: str) -> None:
    """UB-3c, UB-3d, UB-5a, UB-5e Blocks and steps of hazards are asked for exactly where some move makes them."""
    owner = {0: "brown1"}
    states = [
        table(owned={}, pieces={"power": 5}, step="act"),
        table(owned=owner, step="act"),
        table(owned=owner, pieces={"power": 5}, step="act"),
        # A hazard that stands elsewhere is not one's own to move.
        table(owned={0: "red2"}, pieces={"power": 5}, step="act"),
        # Blocks that cannot be paid for, nor a step; and that there is no room for.
        table(owned=owner, pieces={"power": 5}, cash={0: 100}, step="act"),
        table(owned=owner, pieces={"power": 5}, residential={"brown1": 8}, step="act"),
    ]
    done = table(owned={0: "brown1 brown2"}, step="act")
    play(done, "residential brown1", "residential brown2", "residential brown1")
    found = set()
    for state in [*states, done]:
        kinds = {choice["kind"] for choice in state.choices(0) if choice["refusal"] is None}
        can = bool(kinds & {"residential", "industrial"}), "step" in kinds
        said = asked(state, language)
        assert (build in said, move in said) == can, said
        found.add(can)
    assert len(found) == 4


def game_with(figures: dict[str, int]) -> Game:
    """U-Build with other figures on its cards."""
    data = faubourg.game("ubuild").data
    for name, figure in figures.items():
        data, count = re.subn(rf"^{name} = {{ value = \d+", f"{name} = {{ value = {figure}", data, flags=re.MULTILINE)
        assert count == 1, name
    return faubourg.game("ubuild", data)


OTHERS = {"card3_open": 4, "card3_closed": 6, "card8": 610, "card9": 620, "card10": 630, "card11": 640, "card12": 7}
OTHERS["card14"] = 650


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_cards_say_the_figures_of_the_data_file(language: Language) -> None:
    game = game_with(OTHERS)
    assert {*OTHERS} == {*cast(dict[str, int], game.scene()["chance"])}
    for card in {name.removeprefix("card").partition("_")[0] for name in OTHERS}:
        said = Phrases(game, language, strict=True).card_help(f"chance{card}").removesuffix(f"(UB-10.{card})")
        printed = [figure for name, figure in OTHERS.items() if name.partition("_")[0] == f"card{card}"]
        assert {int(number) for number in re.findall(r"\d+", said)} == {*printed}, said
    assert any("610" in sentence for sentence in sentences(draw(8, open=True, game=game), language))
    assert "6 " in asked(draw(3, open=False, owned={0: "brown1"}, game=game), language)


@pytest.mark.parametrize(("language", "one", "two"), [("en", "1 space ", "2 spaces "), ("fr", "1 case ", "2 cases ")])
def test_one_space_is_not_said_in_the_plural(language: Language, one: str, two: str) -> None:
    assert one in Phrases(game_with({"card12": 1}), language).card_help("chance12")
    assert two in Phrases(game_with({"card12": 2}), language).card_help("chance12")


@pytest.mark.parametrize(
    ("language", "before", "after"),
    [
        ("en", "Put 2 free blocks on one district", "Put one more free block on {}."),
        ("fr", "Placez gratuitement 2 bâtiments", "Placez gratuitement encore un bâtiment sur {}."),
    ],
)
def test_half_a_card_of_blocks_asks_for_the_other_half(language: Language, before: str, after: str) -> None:
    state = draw(3, open=False, owned={0: "brown1 red2"})
    name = Phrases(state.game, language).name("district", "brown1")
    assert before in asked(state, language)
    play(state, "residential brown1")
    assert asked(state, language).endswith(after.format(name))
    more = draw(3, open=False, owned={0: "brown1"}, game=game_with({"card3_closed": 4}))
    play(more, "residential brown1")
    assert "3 " in asked(more, language)


@pytest.mark.parametrize(("language", "may"), [("en", "You may swap"), ("fr", "Vous pouvez échanger")])
def test_who_has_given_a_district_is_asked_what_for(language: Language, may: str) -> None:
    state = draw(17, open=True, owned={0: "red2", 1: "lightblue1"})
    assert may in asked(state, language)
    play(state, "give red2")
    assert may not in asked(state, language)
    assert Phrases(state.game, language).name("district", "red2") in asked(state, language)


@pytest.mark.parametrize(
    ("language", "why", "free", "bound"),
    [
        ("en", "Far East is protected by a bonus building: school.", "or stop here.", "it may not stop here."),
        (
            "fr",
            "Grand Est est à l’abri grâce à un bâtiment bonus\u00a0: école.",
            "ou arrêtez-vous là.",
            "on ne peut pas s’arrêter là.",
        ),
    ],
)
def test_a_hazard_is_told_whether_it_may_stop(language: Language, why: str, free: str, bound: str) -> None:
    state = table(owned={0: "green3"}, pieces={"power": 42, "school": 37}, step="act")
    play(state, "step power 2")
    assert "stop" not in [choice["kind"] for choice in state.choices(0)]
    assert asked(state, language).endswith(bound)
    assert why_not(state, "stop", language).startswith(why)
    other = table(owned={0: "yellow2"}, pieces={"power": 33, "prison": 34, "school": 32}, step="act")
    assert asked(play(other, "step power 4"), language).endswith(free)


@pytest.mark.parametrize(
    ("language", "mortgage", "deal", "give_up"),
    [("en", ": mortgage", "propose a deal", "go bankrupt"), ("fr", ": hypothéquez", "proposez un échange", "faillite")],
)
def test_a_debtor_is_told_what_is_possible(language: Language, mortgage: str, deal: str, give_up: str) -> None:
    for owned, blocks in (("", 0), ("brown1", 0), ("brown1 red2", 8)):
        state = table(
            2,
            cash={0: 0},
            owned={0: owned, 1: "red3"},
            residential={"brown1": blocks} if blocks else {},
            industrial={"red3": 1},
            places={0: 9},
        )
        land(state, 13)
        kinds = {choice["kind"] for choice in state.choices(0) if choice["refusal"] is None}
        said = asked(state, language).replace("\u00a0", "")
        assert state.prompt(0)["kind"] == "debt"
        assert (mortgage.replace("\u00a0", "") in said) == ("mortgage" in kinds) == bool(owned), said
        assert (give_up in said) == ("bankrupt" in kinds) == (not blocks), said
        assert deal in said


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("text", ["", "b1", "b2-go-s", "b1-gob0brjae0fpg0brgjj0-rsrsrssrsrsrs", BRIDGES_CLOSE])
def test_a_printed_layout_is_explained_as_one_that_is_checked(language: Language, text: str) -> None:
    messages = Messages(language, "ubuild", strict=True)
    with pytest.raises(InputError) as alone:
        check_text(text, BOX, 0)
    with pytest.raises(InputError) as printed:
        faubourg.game("ubuild", faubourg.game("ubuild").data.replace(BEGINNER, text))
    said = messages.sentence(printed.value)
    assert said.endswith(messages.sentence(alone.value))
    assert "layout-" not in said


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_printed_layout_that_is_open_is_said_to_be(language: Language) -> None:
    text = BEGINNER[: BEGINNER.rindex("-") + 1] + "s" * 14 + "-o"
    with pytest.raises(InputError) as printed:
        faubourg.game("ubuild", faubourg.game("ubuild").data.replace(BEGINNER, text))
    said = Messages(language, "ubuild", strict=True).sentence(printed.value)
    assert {"en": "a printed layout is closed", "fr": "un plateau imprimé est fermé"}[language] in said


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_printed_layout_may_have_every_fault(language: Language) -> None:
    text = message_file(language, "ubuild").read_text(encoding="utf-8")
    modules = [one for one in LAYOUTS.glob("*.py") if one.stem not in OF_THE_WORKSHOP]
    faults = {code for one in modules for code in re.findall(r'"(layout-[a-z-]+)"', one.read_text(encoding="utf-8"))}
    assert faults == set(re.findall(r"^    \[(layout-[a-z-]+)\] \{ error-\1 \}$", text, re.MULTILINE))


@pytest.mark.parametrize(("language", "said"), [("en", "The clock decides"), ("fr", "C’est l’horloge")])
def test_a_seat_is_told_that_time_is_for_the_clock(language: Language, said: str) -> None:
    state = table(2, options={"length": "minutes"})
    assert why_not(state, "time match", language).startswith(said)
    assert not why_not(state, "dice 1 2", language).startswith(said)


# Scenes: moves as lines; a line that begins with `!` is refused.


def scenes() -> Iterator[tuple[State, list[str]]]:
    game = loud("ubuild")
    wrong = ["!deal 0 red2 get 10", "!deal 1 yellow2 get 10", "!deal 1 nothing get 10", "!deal 1 pink1 get 10"]
    wrong += ["!deal 1 red3 pay 510", "!deal 1 red2 get 720", "!bail", "!lift red2", "!mortgage red3"]
    yield table(owned=RED, cash={0: 500, 1: 700}, game=game), [*wrong, "deal 1 red2 get 100", "refuse"]
    made = ["deal 1 red2 get 100", "refuse", "!deal 1 red2 get 100", "deal 1 red2 get 90", "accept"]
    made += ["deal 1 brown1 get 10", "refuse", "!deal 1 brown1 get 20", "mortgage brown1", "!lift brown1"]
    yield table(owned=RED, game=game), made
    owing: Position = {"owned": RED, "places": {0: 9}, "industrial": {"red3": 1}, "cash": {0: 100}, "game": game}
    yield land(table(**owing), 13), ["!deal 1 red2 pay 0", "!deal 2 red2 get 10", "bankrupt"]
    owing["cash"] = {0: 820}
    yield land(table(**owing), 13), ["!bankrupt", "deal 1 red2 get 200", "accept"]
    toll = table(owned=RED, cash={0: 990}, places={0: 4}, bridges=(5,), game=game)
    yield land(toll, 7), ["mortgage red2"]
    yield land(table(owned=RED, mortgaged={"red3": 200}, places={0: 9}, game=game), 13), ["done"]
    yield table(jail={0: 3}, owned=RED, pieces={"power": 27}, game=game), ["roll", "dice 1 2"]
    jailed = ["roll", "dice 1 2", "!residential red2", "!step power 0", "done"]
    yield table(jail={0: 1}, owned=RED, pieces={"power": 27}, game=game), jailed
    yield table(jail={0: 1}, game=game), ["bail"]
    yield table(doubles=2, game=game), ["roll", "dice 2 2"]
    full = table(owned={0: "brown1 brown2"}, residential={"brown1": 8}, step="act", game=game)
    blocks = ["!residential brown1", *["industrial brown2"] * 3, "!residential brown2"]
    yield full, [*blocks, "skyscraper brown1", "!site 20", "!site 60", "site 5", "!skyscraper brown2", "!tower brown1"]
    towers = table(owned={0: "brown1 brown2 red2 red3"}, options={"stadium": True}, game=game)
    yield (
        towers,
        ["tower red2", "site 27", "stadium red3", "!site 27", "site 29", "!stadium brown1", "!skyscraper green2"],
    )
    yield table(owned={0: "red2"}, step="act", game=game), ["!skyscraper red2", "!stadium red2", "!residential pink1"]
    single = {"mode": "beginner", "layout": "b1-gob0brjac0fpi0brgjj0-rsrsrssrsrsrss"}
    yield table(2, owned={0: "pink1"}, options=single, game=game), ["!skyscraper pink1", "roll", "die 4"]
    paid = table(owned={0: "yellow2"}, pieces={"power": 33, "prison": 34, "school": 32}, step="act", game=game)
    steps = [
        "!step power 0",
        "!step sewage 1",
        "!step power 1",
        "step power 4",
        "!step power 1",
        "!step prison 4",
        "stop",
    ]
    yield paid, [*steps, "!residential yellow2"]
    yield table(owned={0: "red2"}, pieces={"power": 33}, step="act", game=game), ["!step power 1"]
    between = table(owned={0: "green3"}, pieces={"power": 42, "school": 37}, step="act", game=game)
    yield between, ["step power 2", "!stop"]
    yield table(owned={0: "yellow2"}, pieces={"power": 33, "prison": 35}, step="act", game=game), ["!step power 4"]
    permit = table(places={0: 2}, owned={0: "yellow1", 1: "yellow2"}, pieces={"school": 32}, game=game)
    yield land(permit, 9), ["!place school", "place power", "!site 31", "!site 1", "site 33"]
    bonus = table(places={0: 2}, owned={0: "yellow1", 1: "yellow2"}, pieces={"power": 33}, game=game)
    yield land(bonus, 9), ["place park", "!site 31", "!site 1", "site 32"]
    yield land(table(places={0: 2}, owned={0: "yellow1"}, game=game), 9), ["!place power", "place school"]
    yield land(table(places={0: 2}, game=game), 9), ["done"]
    swap = {0: "red2 brown1", 1: "red3 pink2", 2: "lightblue1"}
    lines = ["!give brown1", "!give red3", "give red2", "!take red3", "!take pink2", "!take brown1", "take lightblue1"]
    yield draw(17, open=True, owned=swap, residential={"pink2": 1}, game=game), lines
    hazards = {"power": 33, "prison": 38}
    removing = draw(17, open=False, owned={0: "yellow2"}, pieces=hazards, game=game)
    yield removing, ["!remove prison", "!remove sewage", "remove power"]
    yield draw(3, open=False, owned={0: "brown1 red2"}, game=game), ["residential red2", "!residential brown1"]
    yield draw(7, open=True, owned={1: "green2"}, pieces={"power": 38}, game=game), ["step power 1"]
    yield draw(15, open=False, owned={1: "red2"}, game=game), ["!take red2", "take red3"]
    yield (
        draw(15, open=True, owned={1: "red2"}, game=game),
        ["!call red2", "call red3", "bid 50", "!bid 50", "out", "out"],
    )
    for card in (8, 9, 10, 11, 12, 13, 14, 16):
        yield draw(card, open=True, owned=RED, residential={"red2": 1}, game=game), []
        yield draw(card, open=False, owned=RED, residential={"red2": 1}, game=game), []
    timed = table(2, options={"length": "minutes"}, game=game)
    yield timed, ["clock: time match", "roll", "dice 1 5", "done"]
    yield table(2, options={"length": "rounds", "rounds": 2}, turn=1, game=game), ["roll", "dice 1 5", "done"]
    yield game.start(2), ["!first 4", "first 1", "roll", "dice 1 2", "buy", "!skyscraper lightblue1"]
    yield land(table(pile="chance9", game=game), 5), ["!draw chance8", "draw chance9"]
    lifted = table(owned={0: "red2 red3"}, mortgaged={"red2": 180}, places={0: 20}, step="act", game=game)
    yield lifted, ["!residential red2", "lift red2", "done", "roll", "dice 1 2"]
    around = {"power": 5, "prison": 1, "sewage": 4}
    crowded: Position = {"owned": {0: "brown1 brown2"}, "pieces": around, "stadium": ("brown1", 6), "game": game}
    crowded["options"] = {"mode": "advanced"}
    yield table(**crowded), ["!skyscraper brown1"]
    poor = land(table(cash={0: 0}, game=game), 4)
    yield poor, ["!buy", "decline", "out", "out"]


def listen(listener: Listener, state: State, lines: list[str]) -> None:
    """All that is said at every position on the way."""
    listener.events(state)
    for line in lines:
        say_position(listener, state)
        if line.startswith("!"):
            refusal = state.why_not(state.parse(line[1:]))
            assert refusal is not None, line
            for speaker in listener.speakers:
                listener.check(f"refusal-{refusal.code}", speaker.refusal(refusal), refusal.params)
        else:
            play(state, line)
            listener.events(state)


def say_position(listener: Listener, state: State) -> None:
    listener.position(state)
    for actor in [*state.actors(), *([CLOCK] if state.is_asked(CLOCK) else [])]:
        prompt = state.ask(actor)
        for speaker in listener.speakers:
            listener.check(f"prompt-{prompt['kind']}", speaker.prompt(prompt), prompt["params"])
        for choice in state.choices(actor) if actor not in (NATURE, CLOCK) else []:
            kind = "refused" if choice["refusal"] is not None else choice["kind"]
            for speaker in listener.speakers:
                said = speaker.choice(choice, prompt)
                listener.check(f"choice-{kind}", said, [choice["targets"], prompt["params"]])


def met_in_scenes() -> set[str]:
    met: set[str] = set()
    for state, lines in scenes():
        listener = Listener(state.game, int(state.seats), 1, state.options.values)
        listen(listener, state, lines)
        met |= listener.met
    return met


def test_every_message_of_ubuild_is_said_somewhere() -> None:
    text = message_file("en", "ubuild").read_text(encoding="utf-8")
    own = set(re.findall(r"^((?:prompt|choice|event|refusal)-[\w-]+) =", text, re.MULTILINE))
    met = {key for id, number in SETS if id == "ubuild" for key in heard(id, number)} | met_in_scenes()
    assert own - met == set()
