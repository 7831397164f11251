"""Writes phrases.json: what `faubourg.text.phrases` says of random matches, for its twin in TypeScript to say too.

python web/tests/make_phrases.py, from the top of the project, whenever the sentences or the rules have changed.
"""

import json
import random
from collections import Counter
from collections.abc import Mapping
from pathlib import Path

import faubourg
from faubourg.text.language import LANGUAGES
from faubourg.text.phrases import Phrases

GAME = "roomshare"
NAMES = ["Anna", "Bob", "", "Zoé\u200b"]
# How many sentences of one kind are kept, and how many matches are played to find them.
KEPT = 2
MATCHES: list[tuple[int, dict[str, object]]] = [
    (4, {"royal": "suite", "renovation": True}),
    (3, {"royal": "haunted"}),
    (2, {}),
    (2, {"duel": True}),
]

FILE = Path(__file__).with_name("phrases.json")

Case = dict[str, object]


class Collection:
    """Sentences, some of each kind, in every language."""

    def __init__(self) -> None:
        self.cases: list[Case] = []
        self.phrases = {language: Phrases(faubourg.game(GAME), language, NAMES) for language in LANGUAGES}
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
    match = faubourg.new(GAME, seats=seats, seed=number, options=dict(options))
    chance = random.Random(number)
    while not match.state.over:
        seat = match.state.actor
        if seat >= 0:
            look(found, match, seat, seats)
        match.play(chance.choice(match.state.legal()))
        for reader in (0, None):
            for event in match.events(reader):
                found.add("event", f"{event['kind']}/{reader}", dict(event), event, reader)
    view = match.state.view(0)
    for reader in (0, None):
        found.add("result", reader, {key: view[key] for key in ("ranking", "players", "decided_by")}, view, reader)


def look(found: Collection, match: faubourg.Match, seat: int, seats: int) -> None:
    state = match.state
    for reader in (seat, (seat + 1) % seats):
        prompt = state.prompt(reader)
        found.add("prompt", prompt["kind"], dict(prompt), prompt, reader)
    prompt = state.prompt(seat)
    for choice in state.choices(seat):
        refused = choice["refusal"]
        if refused is None:
            found.add("choice", choice["kind"], dict(choice), choice, prompt)
        else:
            found.add("refusal", refused["code"], dict(refused), refused)


def made() -> str:
    found = Collection()
    for number, (seats, options) in enumerate(MATCHES):
        play(found, seats, options, number)
    scene = faubourg.game(GAME).scene()
    kept = {key: scene[key] for key in ("naming", "colours", "kinds", "cards")}
    fixture = {"game": GAME, "names": NAMES, "scene": kept, "cases": found.cases}
    lines = [json.dumps(case, ensure_ascii=False) for case in found.cases]
    head = json.dumps({**fixture, "cases": []}, ensure_ascii=False)
    return head.removesuffix("]}") + "\n" + ",\n".join(lines) + "\n]}\n"


if __name__ == "__main__":
    FILE.write_text(made(), encoding="utf-8")
