"""Writes phrases.json: what `faubourg.text.phrases` says of random matches, for its twin in TypeScript to say too.

python web/tests/make_phrases.py, from the top of the project, whenever the sentences or the rules have changed.
"""

import json
import random
from collections import Counter
from collections.abc import Mapping
from pathlib import Path

import faubourg
from faubourg.core.forms import DealForm
from faubourg.core.state import State
from faubourg.text.language import LANGUAGES
from faubourg.text.phrases import Phrases

NAMES = ["Anna", "Bob", "", "Zoé\u200b"]
# How many sentences of one kind are kept, and how many matches are played to find them.
KEPT = 2
MATCHES: dict[str, list[tuple[int, dict[str, object]]]] = {
    "roomshare": [
        (4, {"royal": "suite", "renovation": True}),
        (3, {"royal": "haunted"}),
        (2, {}),
        (2, {"duel": True}),
    ],
    "paris": [(3, {"dynamic": True}), (2, {})],
    "city": [(4, {"rounds": 30}), (3, {"rounds": 60}), (2, {"rounds": 100})],
    "ubuild": [
        (4, {"length": "rounds", "rounds": 30, "stadium": True}),
        (3, {"mode": "advanced", "length": "rounds", "rounds": 30}),
        (2, {"mode": "beginner", "length": "rounds", "rounds": 20}),
    ],
}
# How often somebody proposes a deal where one may be proposed.
OFTEN = 0.1

FILE = Path(__file__).with_name("phrases.json")

Case = dict[str, object]


class Collection:
    """Sentences of a game, some of each kind, in every language."""

    def __init__(self, game: str) -> None:
        self.game = game
        self.cases: list[Case] = []
        self.phrases = {language: Phrases(faubourg.game(game), language, NAMES) for language in LANGUAGES}
        self._seen: Counter[str] = Counter()

    def add(self, what: str, kind: object, given: Case, *args: object) -> None:
        key = f"{what}/{kind}"
        if self._seen[key] >= KEPT or any(case["what"] == what and case["given"] == given for case in self.cases):
            return
        self._seen[key] += 1
        said: dict[str, object] = {}
        for language, phrases in self.phrases.items():
            text = getattr(phrases, what)(*args)
            # The browser shows the clause as a link.
            said[language] = text.removesuffix(f" ({given['clause']})") if what == "refusal" else text
        self.cases.append({"what": what, "given": given, "args": list(args[1:]), **said})


def play(found: Collection, seats: int, options: Mapping[str, object], number: int) -> None:
    match = faubourg.new(found.game, seats=seats, seed=number, options=dict(options))
    chance = random.Random(number)
    while not match.state.over:
        seat = match.state.actor
        if seat >= 0:
            look(found, match, seat, seats)
        match.play(any_move(match.state, chance))
        for reader in (0, None):
            for event in match.events(reader):
                found.add("event", about(event, reader), dict(event), event, reader)
    view = match.state.view(0)
    for reader in (0, None):
        found.add("result", reader, {key: view[key] for key in ("ranking", "players", "decided_by")}, view, reader)


def any_move(state: State, chance: random.Random) -> int:
    """A legal one, and now and then a deal."""
    for form in state.forms() if state.actor >= 0 and chance.random() < OFTEN else ():
        if isinstance(form, DealForm) and form.assets:
            move = state.parse(f"deal {chance.choice(form.partners)} {chance.choice(form.assets)} get 10")
            if state.can_play(move):
                return move
    return chance.choice(state.legal())


def about(event: Mapping[str, object], reader: int | None) -> str:
    """What makes an event another sentence: who reads it, and whether somebody is concerned or nobody, as the bank."""
    nobody = [name for name, value in event.items() if value == -1]
    return f"{event['kind']}/{reader}/{nobody}"


def look(found: Collection, match: faubourg.Match, seat: int, seats: int) -> None:
    state = match.state
    for reader in (seat, (seat + 1) % seats):
        prompt = state.prompt(reader)
        found.add("prompt", about({"kind": prompt["kind"], **prompt["params"]}, None), dict(prompt), prompt, reader)
    prompt = state.prompt(seat)
    for choice in state.choices(seat):
        refused = choice["refusal"]
        if refused is None:
            found.add("choice", choice["kind"], dict(choice), choice, prompt)
        else:
            found.add("refusal", refused["code"], dict(refused), refused)


def fixture_of(game: str) -> str:
    """The cases of one game, one a line."""
    found = Collection(game)
    for number, (seats, options) in enumerate(MATCHES[game]):
        play(found, seats, options, number)
    head = {"game": game, "names": NAMES, "scene": faubourg.game(game).scene(), "cases": []}
    lines = [json.dumps(case, ensure_ascii=False) for case in found.cases]
    return json.dumps(head, ensure_ascii=False).removesuffix("]}") + "\n" + ",\n".join(lines) + "\n]}"


def made() -> str:
    return "[\n" + ",\n".join(map(fixture_of, MATCHES)) + "\n]\n"


if __name__ == "__main__":
    FILE.write_text(made(), encoding="utf-8")
