"""Everything the engine says in codes becomes a sentence, in both languages, and says nothing that is secret."""

import ast
import functools
import itertools
import random
import re
from collections.abc import Iterator, Mapping
from pathlib import Path

import pytest

import faubourg
from faubourg.core.actors import CLOCK, NATURE
from faubourg.core.state import Choice, Prompt, State
from faubourg.games.paris import naming as paris_naming
from faubourg.games.paris import numbering as paris_numbering
from faubourg.games.roomshare.numbering import (
    CARD_KIND_IDS,
    DEAL,
    EVICT,
    PHASE_IDS,
    REASONS,
    RENOVATE_NOTHING,
    SWAP_NOTHING,
    TAKE,
    Phase,
    Refused,
)
from faubourg.games.roomshare.rules.board import settle
from faubourg.games.roomshare.state import RoomShare
from faubourg.text import messages
from faubourg.text.language import LANGUAGES, Language
from faubourg.text.messages import PACKAGE, Messages, message_file
from faubourg.text.phrases import Phrases, names_in, naming_of
from tests.toy.game import ToyGame

NAMES = ["Ada", "Bruno", "Chloé", "Émile"]

# Per position, so that whole matches stay affordable: choices of each sort, and moves that are tried at random.
CHOICES = 4
TRIES = 6


def loud(id: str) -> faubourg.Game:
    """A game whose data file has all proper names in capitals: what is in small letters did not come from there."""
    data = faubourg.game(id).data
    return faubourg.game(
        id, re.sub(r'(?:fr|en) = "([^"]*)"', lambda name: name[0].replace(name[1], name[1].upper()), data)
    )


@functools.cache
def phrases(id: str, language: Language) -> Phrases:
    return Phrases(faubourg.game(id), language, NAMES, strict=True)


def texts_in(value: object) -> Iterator[str]:
    """Every text inside a parameter, a target's after its colon."""
    if isinstance(value, str):
        yield value.rpartition(":")[2]
    elif isinstance(value, Mapping):
        for item in value.values():
            yield from texts_in(item)
    elif isinstance(value, list):
        for item in value:
            yield from texts_in(item)


def faults(sentence: str, ids: Iterator[str]) -> list[str]:
    """What no sentence may have: signs of a template, gaps, and ids that stand there as if they were names."""
    found = [sign for sign in ("{", "}", "$", "  ", "None", " .", "()", "?") if sign in sentence]
    if not sentence or sentence != sentence.strip():
        found.append("blank")
    # An id may stand in brackets beside its name: that is how it is typed.
    found += [id for id in set(ids) if re.search(rf"(?<![\w(]){re.escape(id)}(?![\w)’])", sentence)]
    return found


class Listener:
    """Says all there is to say at a position, in both languages, and remembers what it has met."""

    def __init__(self, game: faubourg.Game, seats: int, seed: int, options: Mapping[str, object] | None = None) -> None:
        self.rng = random.Random(seed)
        self.seats = seats
        self.speakers = [Phrases(game, language, NAMES, options=options, strict=True) for language in LANGUAGES]
        self.met: set[str] = set()

    def check(self, what: str, said: str, params: object) -> None:
        self.met.add(what)
        assert faults(said, texts_in(params)) == [], f"{what}: {said!r}"

    def position(self, state: State) -> None:
        for seat in [*range(self.seats), None]:
            prompt = state.prompt(seat)
            for speaker in self.speakers:
                self.check(f"prompt-{prompt['kind']}", speaker.prompt(prompt, seat), prompt["params"])
        for actor in state.actors():
            prompt = state.ask(actor)
            for speaker in self.speakers:
                self.check(f"prompt-{prompt['kind']}", speaker.prompt(prompt), prompt["params"])
            if actor >= 0:
                self.choices(state.choices(actor), prompt)
            self.refusals(state, actor)

    def choices(self, choices: list[Choice], prompt: Prompt) -> None:
        offered = [choice for choice in choices if choice["refusal"] is None]
        refused = [choice for choice in choices if choice["refusal"] is not None]
        # The last ones are of other kinds: nothing, pass.
        some = self.rng.sample(offered, min(CHOICES, len(offered))) + offered[-1:]
        for choice in some + self.rng.sample(refused, min(CHOICES, len(refused))):
            kind = "refused" if choice["refusal"] is not None else choice["kind"]
            for speaker in self.speakers:
                self.check(f"choice-{kind}", speaker.choice(choice, prompt), [choice["targets"], prompt["params"]])

    def refusals(self, state: State, actor: int) -> None:
        moves = [self.rng.randrange(state.game.listed) for _ in range(TRIES)]
        # Near a legal move are those of its kind, which are refused for better reasons.
        legal = state.legal(actor)
        moves += [abs(self.rng.choice(legal) + self.rng.randint(-9, 9)) for _ in range(TRIES)]
        for move in moves:
            refusal = state.why_not(move, actor)
            if refusal is not None:
                for speaker in self.speakers:
                    said = speaker.refusal(refusal)
                    assert said == speaker.refusal(refusal.as_dict())
                    assert said.endswith(f" ({refusal.clause})")
                    self.check(f"refusal-{refusal.code}", said, refusal.params)

    def events(self, state: State) -> None:
        for seat in [*range(self.seats), None]:
            for whole, event in zip(state.happened(), state.events(seat), strict=True):
                assert event["kind"] == whole.kind, "a parameter called `kind` hides that of the event"
                params = {name: value for name, value in event.items() if name not in ("kind", "clause", "decided_by")}
                for speaker in self.speakers:
                    self.check(f"event-{event['kind']}", speaker.event(event, seat), params)

    def match(self, state: State) -> State:
        while not state.over:
            self.position(state)
            actor, move = self.turn(state)
            state.play(move, actor)
            self.events(state)
        self.position(state)
        return state

    def turn(self, state: State) -> tuple[int, int]:
        """Who acts, and how: Nature by its odds, now and then the clock, else one of those who are asked."""
        if state.actor == NATURE:
            return NATURE, self.rng.choices(state.legal(), state.weights())[0]
        timers = state.timers()
        if timers and self.rng.random() < 0.01:
            return CLOCK, self.rng.choice(timers).move
        actors = state.actors()
        actor = actors[0] if len(actors) == 1 else self.rng.choice(actors)
        return actor, self.bold(state, actor)

    def bold(self, state: State, actor: int) -> int:
        """A move at random, but the last one offered more often than chance would: to pass, or to change nothing."""
        legal = state.legal(actor)
        return legal[-1] if self.rng.random() < 0.1 else self.rng.choice(legal)


@functools.cache
def heard(id: str, number: int) -> frozenset[str]:
    """The messages met in a match with one of the option sets of a game; every one is checked."""
    game = loud(id)
    seats, options = game.option_sets()[number]
    listener = Listener(game, seats, number, options)
    state = listener.match(game.start(seats, options))
    for seat in [*range(seats), None]:
        for speaker in listener.speakers:
            lines = speaker.result(state.view(seat), seat)
            assert len(lines) > len(state.ranking())
            for line in lines:
                listener.check("result", line, [])
    return frozenset(listener.met)


SETS = [(id, number) for id in faubourg.game_ids() for number in range(len(faubourg.game(id).option_sets()))]


@pytest.mark.parametrize(("id", "number"), SETS)
def test_whole_matches_are_told_in_sentences(id: str, number: int) -> None:
    assert {"prompt-wait", "prompt-over", "choice-refused", "event-match-over", "result"} <= heard(id, number)


# Nothing is missing, and nothing is there for no reason


# How the rules tell, and in which place they say what kind of event it is.
TELLING = {"tell": 0, "tell_seat": 0, "tell_amount": 1, "tell_rent": 1, "charge_for": 3}


def told(id: str) -> set[str]:
    """The kinds of event that the rules of a game tell."""
    found: set[str] = set()
    for path in (PACKAGE / "games" / id).rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            match node:
                case ast.Call(func=ast.Attribute(attr=name) | ast.Name(id=name), args=given) if name in TELLING:
                    match given[TELLING[name] : TELLING[name] + 1]:
                        case [ast.Constant(str(kind))]:
                            found.add(kind)
    return found


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("id", faubourg.game_ids())
def test_every_event_and_option_has_a_message(id: str, language: Language) -> None:
    messages = Messages(language, id)
    keys = {f"event-{kind}" for kind in told(id)} | {"name-score", "decided-tie"}
    for option in faubourg.game(id).options:
        values: tuple[str, ...] = {"choice": option.values, "flag": ("true", "false")}.get(option.kind, ())
        if option.default is None:
            values = ("none",)
        keys |= {f"option-{option.name}", f"option-{option.name}-help"}
        keys |= {f"option-{option.name}-{value}" for value in values}
    assert {key for key in keys if not messages.knows(key)} == set()
    assert naming_of(faubourg.game(id).scene()).sorts


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_code_of_room_share_has_a_message(language: Language) -> None:
    messages = Messages(language, "roomshare")
    keys = {f"refusal-{code}" for code, _ in REASONS.rows} | {f"phase-{phase}" for phase in PHASE_IDS}
    keys |= {f"card-{kind}-help" for kind in CARD_KIND_IDS}
    keys |= {f"prompt-{phase}" for phase in PHASE_IDS if phase != "place"}
    keys |= {f"prompt-place-{kind}" for kind in ("key", "communication", "contract", "duel")} | {"prompt-stay"}
    keys |= {f"decided-{code}" for code in ("score", "reserve", "order", "first-turn", "tie")}
    assert {key for key in keys if not messages.knows(key)} == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_code_of_paris_has_a_message(language: Language) -> None:
    messages = Messages(language, "paris")
    phases = paris_numbering.PHASE_IDS
    keys = {f"refusal-{code}" for code, _ in paris_numbering.REASONS.rows} | {f"phase-{phase}" for phase in phases}
    keys |= {f"prompt-{kind}" for kind in (*phases, "more", "last-hotel")} | {
        f"name-{sort}" for sort in paris_naming.SORTS
    }
    keys |= {f"decided-{code}" for code in ("points", "hotels", "lots", "tie")}
    assert {key for key in keys if not messages.knows(key)} == set()


def rare(language: Language) -> dict[str, str]:
    """What hardly ever comes about in a match at random: neighbours that are both full, and a few refusals."""
    speaker = phrases("roomshare", language)
    game = faubourg.game("roomshare")
    state = game.start(4, {"first": 0})
    assert isinstance(state, RoomShare)
    for arrow in range(4):
        settle(state, arrow, 7, arrow)
        settle(state, 3 - arrow, 12, arrow)
    state.phase = Phase.CHAIN
    state.actor = 0
    said = {}
    for number, move in (
        (Refused.TAKE_LAST, TAKE + 28),
        (Refused.EVICT_BLOCKED, EVICT + 7),
        (Refused.EVICT_NOT_FEWEST, EVICT + 7),
        (Refused.NO_EQUAL_TENANTS, SWAP_NOTHING),
        (Refused.NO_EQUAL_FLATMATES, RENOVATE_NOTHING),
    ):
        refusal = state.explain(number, move, 0)
        said[f"refusal-{refusal.code}"] = speaker.refusal(refusal)
    # Up is full: right, down and left go, then the one who stays.
    for line in ("evict c1", "land n", "land n", "land n"):
        state.play(state.parse(line))
    said["prompt-stay"] = speaker.prompt(state.prompt(0))
    state.play(state.parse("land w"))
    said["event-stayed"] = speaker.event(state.events(0)[0], 0)
    state.telling = True
    state.truncate()
    said["event-match-ended"] = speaker.event(state.events(0)[-2], 0)
    return said


def test_every_message_of_room_share_is_said_somewhere() -> None:
    text = message_file("en", "roomshare").read_text(encoding="utf-8")
    own = set(re.findall(r"^((?:prompt|choice|event|refusal)-[\w-]+) =", text, re.MULTILINE))
    met = {key for id, number in SETS if id == "roomshare" for key in heard(id, number)}
    for language in LANGUAGES:
        said = rare(language)
        assert [faults(sentence, iter(())) for sentence in said.values()] == [[]] * len(said)
        assert own - met - said.keys() == set()


def test_every_message_of_paris_is_said_somewhere() -> None:
    text = message_file("en", "paris").read_text(encoding="utf-8")
    own = set(re.findall(r"^((?:prompt|choice|event|refusal)-[\w-]+) =", text, re.MULTILINE))
    met = {key for id, number in SETS if id == "paris" for key in heard(id, number)}
    # Nobody has bought anything by the time the money pile runs out: that takes forty turns of passing.
    assert own - met == {"event-no-rent-no-pile"}
    for language in LANGUAGES:
        said = phrases("paris", language).event({"kind": "no-rent-no-pile", "clause": "PA-2g"})
        assert faults(said, iter(())) == []


def test_refusals_and_errors_can_be_said_with_bare_ids() -> None:
    """An exception is printed without Phrases: its message has only the parameters that the engine gives."""
    for id in faubourg.game_ids():
        text = message_file("en", id).read_text(encoding="utf-8")
        for message in re.findall(r"^(?:refusal|error)-[\w-]+ =.*(?:\n .*|\n\})*", text, re.MULTILINE):
            assert re.findall(r"\$\w+-(?:id|who|count)", message) == [], message
    assert "red" in str(faubourg.InputError("second-colour-taken", {"colour": "red"}))


# Secrets


def draws(state: State, rng: random.Random) -> Iterator[State]:
    """The positions of a match at random where Nature draws a card."""
    while not state.over:
        if state.actor == faubourg.NATURE and state.legal()[0] >= DEAL:
            yield state
        state.play(rng.choices(state.legal(), state.weights())[0] if state.actor < 0 else rng.choice(state.legal()))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_hidden_draw_is_told_in_the_same_words_whatever_the_card(language: Language) -> None:
    speaker = phrases("roomshare", language)
    for state in itertools.islice(draws(faubourg.game("roomshare").start(3), random.Random(1)), 20):
        said: dict[int | None, set[bytes]] = {None: set(), 0: set(), 1: set(), 2: set()}
        for card in state.legal():
            after = state.clone()
            after.play(card)
            for seat, sentences in said.items():
                event = next(event for event in after.events(seat) if event["kind"] == "card-drawn")
                sentences.add(speaker.event(event, seat).encode())
        kinds = {state.text(card) for card in state.legal()}
        assert sorted(map(len, said.values())) == [1, 1, 1, len(kinds)]
        assert len(said[None]) == 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_money_card_drawn_is_told_by_its_value_to_one_player_and_by_its_back_to_the_others(
    language: Language,
) -> None:
    speaker = phrases("paris", language)
    state = faubourg.game("paris").start(3, {"first": 1})
    for line in ("turn up red1", "turn up red2", "turn up red3", "turn up station1", "back green"):
        state.play(state.parse(line))
    said: dict[int | None, set[str]] = {None: set(), 0: set(), 1: set(), 2: set()}
    for card in state.legal():
        after = state.clone()
        after.play(card)
        for seat, sentences in said.items():
            event = next(event for event in after.events(seat) if event["kind"] == "card-drawn")
            sentences.add(speaker.event(event, seat))
    # Five green cards of three values: 100, 150 and 300.
    assert {seat: len(sentences) for seat, sentences in said.items()} == {None: 1, 0: 1, 1: 3, 2: 1}
    assert said[None] == said[0] == said[2]


# What the sentences look like


def test_money_is_said_in_numbers() -> None:
    refusal = faubourg.Refusal("too-dear", "PA-2d", {"lot": "darkblue2", "cost": 400, "cash": 340, "missing": 60})
    assert phrases("paris", "fr").refusal(refusal) == (
        "Rue de la Paix\u00a0: il manque 60, car le total serait de 400 et vous avez 340. (PA-2d)"
    )
    assert phrases("paris", "en").refusal(refusal) == (
        "Rue de la Paix: you lack 60, for the total would be 400 and you have 340. (PA-2d)"
    )
    paid = {"kind": "action-paid", "clause": "PA-2d", "seat": 1, "cost": 180, "paid": 200, "change": 20}
    assert phrases("paris", "en").event(paid, 1) == "You have paid 200 for 180 and lose 20."
    assert phrases("paris", "fr").event(paid, 0) == "Bruno a payé 200 pour 180 et perd 20."
    assert phrases("paris", "fr").card("cash-red3") == "150 (dos rouge)"
    assert phrases("paris", "en").card("start2") == "100 (start cash)"


B2N = {"fr": "2e étage gauche, flèche vers le haut (b2n)", "en": "second floor left, up arrow (b2n)"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_things_have_names(language: Language) -> None:
    speaker = phrases("roomshare", language)
    french = language == "fr"
    assert speaker.name("place", "b2n") == B2N[language]
    assert speaker.name("flat", "a0") == (
        "rez-de-chaussée fond gauche (a0)" if french else "ground floor far left (a0)"
    )
    assert speaker.name("flat", "e1") == ("1er étage fond droite (e1)" if french else "first floor far right (e1)")
    assert speaker.name("flat", "c3") == ("3e étage milieu (c3)" if french else "third floor middle (c3)")
    assert speaker.card("red3") == ("Clé rouge n°\u00a03" if french else "Red key no. 3")
    assert speaker.card("departure") == ("Jour de départ" if french else "Departure day")
    assert speaker.name("colour", "green") == ("vert" if french else "green")
    assert speaker.card_help("swap2") == speaker.card_help("swap") != speaker.card_help("red1")
    assert speaker.card_help("blue5").endswith("(RS-4.2a).")


def test_players_have_names_and_the_reader_is_addressed() -> None:
    event = {"kind": "placed", "clause": "RS-4.2a", "seat": 1, "colour": "red", "place": "b2n"}
    french, english = phrases("roomshare", "fr"), phrases("roomshare", "en")
    assert french.event(event, 1) == f"Vous mettez un locataire rouge au {B2N['fr']}."
    assert french.event(event, 0) == f"Bruno met un locataire rouge au {B2N['fr']}."
    assert english.event(event, 1) == f"You put one red tenant at {B2N['en']}."
    assert english.event(event, None) == f"Bruno puts one red tenant at {B2N['en']}."
    nameless = Phrases(faubourg.game("roomshare"), "fr", strict=True)
    assert nameless.event(event, None) == f"Joueur 2 met un locataire rouge au {B2N['fr']}."
    assert nameless.prompt({"kind": "wait", "clause": "RS-4.1", "params": {"actors": [2]}}) == "On attend Joueur 3."
    assert nameless.prompt({"kind": "wait", "clause": "RS-3h", "params": {"actors": [-2]}}) == "On attend le hasard."


def test_a_refusal_says_why_and_names_its_clause() -> None:
    refusal = faubourg.Refusal("no-key-tenant", "RS-4.2a", {"key": "red", "colour": "blue", "flat": "b2", "arrow": "n"})
    assert phrases("roomshare", "fr").refusal(refusal) == (
        "Aucun locataire rouge n’habite au 2e étage gauche (b2)\u00a0: "
        "une clé ouvre seulement là où vit un locataire de sa couleur. (RS-4.2a)"
    )
    assert phrases("roomshare", "en").refusal(faubourg.IllegalMove(refusal)) == (
        "No red tenant lives at second floor left (b2): a key opens only where a tenant of its colour lives. (RS-4.2a)"
    )


def test_a_refused_target_is_named_once() -> None:
    speaker = phrases("roomshare", "en")
    prompt: Prompt = {"kind": "force", "clause": "RS-7c", "params": {"card": "eviction1", "card_kind": "eviction"}}
    refusal: dict[str, object] = {"code": "evict-empty", "clause": "RS-7c", "params": {"flat": "b2"}}
    choice: Choice = {"move": None, "kind": "force", "targets": ["flat:b2"], "cost": None, "refusal": refusal}
    said = speaker.choice(choice, prompt)
    assert said == f"Not possible. {speaker.refusal(refusal)}"
    assert speaker.choice(choice | {"targets": ["flat:c2"]}, prompt) == said.replace(
        "possible.", "possible: second floor middle (c2)."
    )


def test_whose_reserve_a_tenant_goes_to() -> None:
    event = {"kind": "taken", "clause": "RS-7b", "seat": 1, "colour": "red", "place": "b2n", "reserve": 1}
    french = phrases("roomshare", "fr")
    assert french.event(event, 1).endswith("\u00a0; il va dans votre réserve.")
    assert french.event(event, 0).endswith("\u00a0; il va dans sa propre réserve.")
    assert french.event(event | {"reserve": 0}, 0).endswith("\u00a0; il va dans votre réserve.")
    assert french.event(event | {"reserve": 0}, 1).endswith("\u00a0; Ada le remet dans sa réserve.")


def test_an_error_names_things_too() -> None:
    with pytest.raises(faubourg.InputError) as caught:
        faubourg.new("roomshare", 2, options={"colours": ["red", "blue"], "second_colours": ["green", "blue"]})
    assert "la couleur bleu " in phrases("roomshare", "fr").error(caught.value)


def test_names_in_the_data_file_are_the_names_in_the_sentences() -> None:
    data = faubourg.game("roomshare").data.replace('"rouge"', '"cerise"').replace('"Clé rouge"', '"Clé cerise"')
    speaker = Phrases(faubourg.game("roomshare", data), "fr", NAMES, strict=True)
    assert speaker.card("red1") == "Clé cerise n°\u00a01"
    event = {"kind": "stayed", "clause": "RS-4.3d", "colour": "red", "place": "b2n"}
    assert speaker.event(event).startswith("Le locataire cerise ")


@pytest.fixture
def written_toy(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> ToyGame:
    """A toy whose street is called in its scene by where it begins, and that has words for it."""

    def scene(self: ToyGame, options: Mapping[str, object] | None = None) -> dict[str, object]:
        begins = str(self.complete(options)["street"])[0].upper()
        quarters = {"f": {"fr": f"Gare {begins}", "en": f"Station {begins}"}}
        naming = {"sorts": {"street": "(?P<quarters>[a-f])[a-f]*"}, "params": {"street": ["street"], "lot": ["street"]}}
        return {"quarters": quarters, "naming": naming}

    (tmp_path / "en.ftl").write_text(
        "name-street = { $quarters } ({ $id })\noption-street-fab = never said\noption-street-none = no street\n"
        "event-sold = Sold: { $lot }.\n"
    )
    monkeypatch.setattr(ToyGame, "scene", scene)
    file = messages.message_file
    monkeypatch.setattr(
        messages, "message_file", lambda lang, game: tmp_path / f"{lang}.ftl" if game == "toy" else file(lang, game)
    )
    return ToyGame()


def test_names_of_a_match_are_those_of_its_options(written_toy: ToyGame) -> None:
    event = {"kind": "sold", "clause": "TOY-1d", "lot": "f"}
    assert Phrases(written_toy, "en").event(event) == "Sold: Station A (f)."
    assert Phrases(written_toy, "en", options={"street": "fab"}).event(event) == "Sold: Station F (f)."


def test_a_text_is_called_by_the_scene_and_is_no_key(written_toy: ToyGame) -> None:
    speaker = Phrases(written_toy, "en", options={"street": "fab"}, strict=True)
    assert speaker.option_value("street", "fab") == "Station F (fab)"
    assert speaker.option_value("street", "") == "no street"
    with pytest.raises(KeyError):
        speaker.option_value("street", "xyz")
    assert Phrases(written_toy, "en").option_value("street", "xyz") == "xyz"


@pytest.mark.parametrize(
    ("ranking", "decided_by", "lines"),
    [
        (
            [[1], [0]],
            "reserve",
            [
                "Bruno l’emporte avec 1 point.",
                "Les scores sont à égalité\u00a0: c’est la réserve la moins remplie qui l’emporte.",
                "1. Bruno\u00a0: 1 point",
                "2. Ada\u00a0: 1 point",
            ],
        ),
        (
            [[0], [1]],
            "score",
            [
                "Vous l’emportez avec 1 point.",
                "Personne d’autre n’a autant de points.",
                "1. Ada\u00a0: 1 point",
                "2. Bruno\u00a0: 1 point",
            ],
        ),
        (
            [[0, 1]],
            "score",
            [
                "Victoire partagée\u00a0: vous et Bruno, avec 1 point.",
                "Rien ne les départage.",
                "1. Ada et Bruno\u00a0: 1 point",
            ],
        ),
    ],
)
def test_the_result_in_words(ranking: list[list[int]], decided_by: str, lines: list[str]) -> None:
    view = {"ranking": ranking, "decided_by": decided_by, "truncated": False, "players": [{"score": 1}, {"score": 1}]}
    speaker = phrases("roomshare", "fr")
    assert speaker.result(view, 0) == lines
    assert speaker.result(view | {"truncated": True}, 0)[1:] == lines
    assert speaker.result(view | {"ranking": None}) == []
    event = {"kind": "match-over", "clause": "RS-6f", "scores": [1, 1], "ranking": ranking, "decided_by": decided_by}
    assert speaker.event(event, 0) == f"La partie est finie. {lines[0]} {lines[1]}"


def test_options_have_labels_and_values() -> None:
    french = phrases("roomshare", "fr")
    assert french.option("royal") == "Suite royale"
    assert french.option_value("royal", "suite") == "à la place d’une suite"
    assert french.option_value("duel", True) == "sans cartes"
    assert french.option_value("first", None) == "tiré au sort"
    assert french.option_value("first", 1) == "Bruno"
    assert french.option_value("corners", ["green", "blue", "red", "yellow"]) == "vert, bleu, rouge et jaune"
    assert "RS-8.2a" in french.option_help("duel")
    assert french.phase("last-chance") == "Dernière chance"


# When something is missing


def test_what_cannot_be_named_is_an_error_only_when_strict() -> None:
    lenient = Phrases(faubourg.game("roomshare"), "en", NAMES)
    event = {"kind": "placed", "clause": "RS-4.2a", "seat": 9, "colour": "pink", "place": "z9"}
    assert lenient.event(event) == "Player 10 puts one pink tenant at z9."
    assert [lenient.name("place", "z9"), lenient.card("Z"), lenient.name("lot", "b")] == ["z9", "Z", "b"]
    assert lenient.card_help("Z") == "card-Z-help"
    assert (
        lenient.event({"kind": "strange", "clause": "RS-1a", "colour": "red"})
        == "event-strange colour=red colour-id=red"
    )
    with pytest.raises(KeyError, match="pink"):
        phrases("roomshare", "en").event(event)
    with pytest.raises(KeyError, match="z9"):
        phrases("roomshare", "en").name("place", "z9")
    with pytest.raises(KeyError, match="event-strange"):
        phrases("roomshare", "en").event({"kind": "strange", "clause": "RS-1a"})


def test_a_typed_name_cannot_write_on_the_terminal() -> None:
    speaker = Phrases(faubourg.game("roomshare"), "en", ["\x1b[31mA{ $x }\n", "\x07"], strict=True)
    assert speaker.player(0) == "[31mA{ $x }"
    assert speaker.player(1) == "Player 2"
    assert speaker.event({"kind": "passed", "clause": "RS-5.1a", "seat": 0}) == "[31mA{ $x } passes."


def test_proper_names_are_found_wherever_a_scene_has_them() -> None:
    scene = {
        "colours": {"red": {"fr": "rouge", "en": "red"}},
        "kinds": {"suite": {"points": 2, "names": {"fr": "suite", "en": "Suite"}}},
        "lots": [{"id": "a", "name": {"fr": "Le Havre", "en": "Havre"}}, {"id": "b"}, 3],
        "hand": 3,
    }
    assert names_in(scene, "en") == {"colours": {"red": "red"}, "kinds": {"suite": "Suite"}, "lots": {"a": "Havre"}}


# In the options' sentences: what these games leave to the data file, in figures or in words.
FIGURES = {"city": r"\d", "paris": r"\d|\b(?:four|quatre|a point|un point)\b"}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("id", FIGURES)
def test_options_say_no_figure_that_a_data_file_may_correct(id: str, language: Language) -> None:
    lines = re.findall(r"^option-\S+ = (.*)", message_file(language, id).read_text(encoding="utf-8"), re.MULTILINE)
    said = [re.sub(r"\(\w\w-.*?\)", "", line) for line in lines]
    assert said
    assert [line for line in said if re.search(FIGURES[id], line)] == []
