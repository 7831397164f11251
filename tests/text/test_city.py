"""Everything that City says in codes becomes a sentence, what random matches hardly ever meet too."""

import ast
import re
from collections.abc import Iterator

import pytest

import faubourg
from faubourg.core.actors import CLOCK, NATURE
from faubourg.core.state import State
from faubourg.core.told import MATCH_ENDED
from faubourg.games.city import naming
from faubourg.games.city.events import EVENTS
from faubourg.games.city.moves import CODEC
from faubourg.games.city.numbering import CARD_IDS, FIRST, HELD_IDS, REASONS, TIME_IDS
from faubourg.games.city.prompts import CLAUSES
from faubourg.games.estate.districts import PIECE_IDS
from faubourg.text.language import LANGUAGES, Language
from faubourg.text.messages import PACKAGE, Messages, message_file
from faubourg.text.phrases import Phrases
from tests.games.city.positions import PINK, draw, land, play, table
from tests.text.test_phrases import SETS, Listener, heard, loud, told

# Told by a name: what several rules have in common is told in one place, and what all games tell by the core.
NAMED_EVENTS = {
    MATCH_ENDED,
    *("bonus-built", "hazard-built", "stadium-built", "skyscraper-built", "tower-built"),
    *("district-bought", "district-won", "district-returned", "mortgaged", "mortgage-lifted"),
    *("deal-refused", "deal-expired"),
}


# The cards on which the figures of the data file are printed.
PRINTED = {1: ["neighbour"], 3: ["take"], 6: ["sewage"], 11: ["consolation"], 12: ["give_back", "own_none"]}
PRINTED |= {22: ["consolation"], 23: ["consolation"]}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_cards_say_the_figures_of_the_data_file(language: Language) -> None:
    names = {name for card in PRINTED.values() for name in card}
    others = {name: 610 + 10 * place for place, name in enumerate(sorted(names))}
    above, heading, data = faubourg.game("city").data.partition("[chance]\n")
    for name, figure in others.items():
        data = re.sub(rf"(?<=\b{name} = {{ value = )\d+", str(figure), data, count=1)
    phrases = Phrases(faubourg.game("city", above + heading + data), language, strict=True)
    for card, printed in PRINTED.items():
        said = phrases.card_help(f"chance{card}").partition("(CI-")[0]
        assert [int(number) for number in re.findall(r"\d+", said)] == [others[name] for name in printed], said


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_code_of_city_has_a_message(language: Language) -> None:
    messages = Messages(language, "city")
    keys = {f"refusal-{code}" for code, _ in REASONS.rows}
    keys |= {f"phase-{phase}" for phase in (*CLAUSES, "card", "over")}
    keys |= {f"prompt-{kind}" for kind in (*CLAUSES, "card", "time")}
    keys |= {f"choice-{verb.word}" for verb in CODEC.verbs if verb.base < FIRST}
    keys |= {f"event-{kind}" for kind in told("city") | told("estate") & {*EVENTS} | NAMED_EVENTS}
    keys |= {f"name-{sort}" for sort in naming.SORTS}
    keys |= {f"card-{card}-help" for card in (*CARD_IDS, *HELD_IDS)}
    keys |= {f"timer-{kind}" for kind in (*TIME_IDS, "opening")}
    keys |= {f"decided-{code}" for code in ("wealth", "cash", "districts", "last", "tie")}
    assert {key for key in keys if not messages.knows(key)} == set()


def test_events_that_are_told_by_a_name_are_all_known_here() -> None:
    """Any text of the rules that looks like an event and has a message is one that is told."""
    events = set(re.findall(r"^event-([\w-]+) =", message_file("en", "city").read_text("utf-8"), re.MULTILINE))
    texts = {MATCH_ENDED, *(f"{piece}-built" for piece in PIECE_IDS)}
    for path in [*(PACKAGE / "games/city/rules").glob("*.py"), *(PACKAGE / "games/estate").glob("*.py")]:
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                texts.add(node.value)
    assert events == ((told("city") | told("estate")) & events) | NAMED_EVENTS
    assert events <= texts


@pytest.mark.parametrize(
    ("language", "mortgage", "deal", "give_up", "card"),
    [
        ("en", "mortgage,", "propose a deal", "go bankrupt", "With a card"),
        ("fr", "hypothéquez,", "proposez un échange", "faillite", "Avec une carte"),
    ],
)
def test_a_debtor_is_told_what_is_possible(
    language: Language, mortgage: str, deal: str, give_up: str, card: str
) -> None:
    for owned, blocks, held in (
        ("", 0, ""),
        ("brown1", 0, ""),
        ("brown1", 8, ""),
        ("brown1", 0, "dodge"),
        ("", 0, "dodge"),
    ):
        state = table(
            2,
            cash={0: 0},
            owned={0: owned, 1: "red3"},
            held={0: held},
            residential={"brown1": blocks} if blocks else {},
            industrial={"red3": 1},
            places={0: 19},
        )
        land(state, "red3")
        if held:
            play(state, "pay")
        prompt = state.prompt(0)
        kinds = {choice["kind"] for choice in state.choices(0) if choice["refusal"] is None}
        said = Phrases(state.game, language, ["Anna", "Bob"], strict=True).prompt(prompt, 0)
        assert prompt["kind"] == "debt"
        assert (mortgage in said) == ("mortgage" in kinds) == bool(owned), said
        assert (give_up in said) == ("bankrupt" in kinds) == (not blocks and not held), said
        assert (card in said) == ("dodge" in kinds) == bool(held), said
        assert (deal in said) == bool(state.forms(0)), said


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("owned", "cash", "message"),
    [("", 37_700, "act-nowhere"), ("red1", 1000, "act-no-room"), ("red1", 1500, "act-build")],
)
def test_whoever_is_shown_blocks_that_cannot_be_built_is_told_why(
    owned: str, cash: int, message: str, language: Language
) -> None:
    state = table(step="act", owned={0: owned} if owned else {}, unit="2", cash={0: cash})
    said = Phrases(state.game, language, ["Anna", "Bob"], strict=True).prompt(state.prompt(0), 0)
    can_build = {"residential", "industrial"} & {move["kind"] for move in state.choices(0) if move["refusal"] is None}
    assert bool(can_build) == (message == "act-build")
    wanted = {
        "act-nowhere": ("own no district", "aucun quartier où construire"),
        "act-no-room": ("No district of yours has room", "Aucun de vos quartiers n’a de place"),
        "act-build": ("You may build 2 more blocks", "Vous pouvez construire encore 2 bâtiments"),
    }
    assert wanted[message][language == "fr"] in said


# Scenes: moves as lines; a line that begins with `!` is refused.

RED = {0: "red1 brown1", 1: "red2 green1", 2: "red3"}


def scenes() -> Iterator[tuple[State, list[str]]]:
    game = loud("city")
    live = table(4, owned=RED, cash={0: 500, 1: 700}, out=(3,), options={"auctions": "live"}, game=game)
    wrong = ["!deal 3 red1 get 10", "!deal 1 red3 get 10", "!deal 1 nothing get 10"]
    wrong += ["!deal 1 red2 pay 510", "!deal 1 red1 get 720"]
    yield live, [*wrong, "deal 1 red1 get 100", "clock: time offer", "!deal 1 red1 get 100"]
    made = ["deal 1 red1 get 100", "refuse", "deal 1 red1 get 90", "accept", "deal 1 brown1 get 10", "refuse"]
    yield table(owned=RED, game=game), [*made, "!deal 1 brown1 get 20"]
    owing = land(table(owned=RED, cash={0: 100}, places={0: 19}, industrial={"red3": 1}, game=game), "red3")
    yield owing, ["!deal 1 red1 pay 0", "deal 2 red1 get 300", "accept", "bankrupt"]
    armed = table(owned=RED, held={0: "dodge"}, cash={0: 0}, places={0: 19}, industrial={"red3": 1}, game=game)
    yield land(armed, "red3"), ["pay", "!bankrupt", "!deal 1 red1 get 10", "dodge"]
    bare = table(owned=RED, cash={0: 100}, places={0: 19}, industrial={"red3": 1}, game=game)
    yield land(bare, "red3"), ["!dodge", "!deal 1 red1 get 10"]
    yield table(owned=RED, mortgaged={"red3": 200}, places={0: 19}, game=game), ["roll", "dice 1 4"]
    late = table(places={0: 36}, held={0: "taxi"}, options={"auctions": "live"}, game=game)
    yield late, ["roll", "dice 1 4", "taxi 2", "decline", "clock: time auction", "clock: time auction"]
    covered = table(owned=RED, cash={0: 900}, places={0: 19}, industrial={"red3": 1}, game=game)
    yield land(covered, "red3"), ["!bankrupt", "mortgage red1"]
    hour = table(2, options={"length": "hour"}, game=game)
    yield hour, ["clock: time hour", "roll", "dice 4 6", "done", "accept", "accept"]
    jailed = table(jail={0: 3}, held={0: "jail2"}, owned={0: "pink2"}, game=game)
    yield jailed, ["roll", "dice 1 2", "jail-card"]
    poor = table(jail={0: 3}, held={0: "jail1"}, cash={0: 0}, game=game)
    yield poor, ["roll", "dice 1 2", "pay", "!bankrupt", "jail-card"]
    taxed = table(owned={0: "red1"}, industrial={"red1": 1}, held={0: "tax-dodge"}, game=game)
    yield taxed, ["roll", "dice 1 3", "dodge"]
    yield table(owned={0: "red1"}, industrial={"red1": 1}, game=game), ["roll", "dice 1 3"]
    plants = table(places={0: 4}, owned={0: "red1"}, pieces={"sewage": "red1"}, game=game)
    yield plants, ["roll", "dice 1 2", "draw chance6"]
    yield table(places={0: 4}, game=game), ["roll", "dice 1 2", "draw chance11"]
    yield table(places={0: 4}, game=game), ["roll", "dice 1 2", "draw chance15", "choose prison", "hazard red1"]
    yield draw(14, owned={1: PINK, 2: "red1"}, game=game), ["!take pink1"]
    rails = "brown1 brown2 lightblue1 lightblue2 lightblue3 pink1 pink2 pink3"
    yield table(step="act", rails=rails, game=game), ["build", "press rail"]
    yield land(table(rails=rails, owned={0: "lightblue1"}, game=game), "lightblue1"), ["!jump lightblue1"]
    full = table(owned={0: f"{PINK} brown1 brown2"}, residential={"pink1": 8}, step="act", unit="1", game=game)
    yield full, ["!residential pink1", "skyscraper pink2", "!skyscraper pink1", "tower brown1"]
    spent = table(owned={0: "pink1 pink2"}, stadiums="red1 green1", game=game)
    yield spent, ["!stadium pink1"]


def listen(listener: Listener, state: State, lines: list[str]) -> None:
    """All that is said at every position on the way."""
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


def test_every_message_of_city_is_said_somewhere() -> None:
    text = message_file("en", "city").read_text(encoding="utf-8")
    own = set(re.findall(r"^((?:prompt|choice|event|refusal)-[\w-]+) =", text, re.MULTILINE))
    met = {key for id, number in SETS if id == "city" for key in heard(id, number)}
    for state, lines in scenes():
        listener = Listener(state.game, int(state.seats), 1)
        listen(listener, state, lines)
        met |= listener.met
    assert own - met == set()
