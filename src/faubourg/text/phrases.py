"""Sentences for what the engine says in codes: prompts, choices, events, refusals and results.

The engine names a kind or a code and gives parameters: ids, seats, numbers, lists of them. The kind or code finds the
message (`prompt-land`, `event-placed`, `refusal-arrow-taken`), and every parameter is handed over in words:

    an id      `$colour` is its name, `$colour-id` the id itself, to choose a variant by; an id may be a whole number
    a seat     `$seat` is the player's name, `$seat-who` is "you" for the one who reads, else "other"; of another seat
               beside `$seat` it may also be "same", or "nobody" where no player is meant (the bank, say)
    a list     `$places` is "this and that", `$places-count` how many
    a secret   of somebody else is None: `$card` is empty and `$card-id` is "none"
    the rest   numbers and texts as they are
    a figure   of the data file need not be told: of a table of the scene that holds only whole numbers, each is there
               in every sentence: `$chance-card8` is the entry `card8` of the table `chance`

How an id is called is not written here. The `naming` of a game's scene says what its ids look like and which parameters
hold them; its .ftl has a message `name-<sort>` for each sort of id, which is given the parts of the id; and what has a
proper name in the data file is called by that name, found in the scene too. So a name that is corrected in the data
file is corrected in every sentence, and a client that has the scene can say the same.
"""

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import NamedTuple

from faubourg.core.actors import ANYONE, CLOCK, NATURE
from faubourg.core.game import Game
from faubourg.core.options import SEAT as SEAT_OPTION
from faubourg.core.options import TEXT as TEXT_OPTION
from faubourg.core.refusal import IllegalMove, InputError, Param, Refusal
from faubourg.core.state import Choice, Prompt
from faubourg.text.language import Language
from faubourg.text.messages import Messages


class Naming(NamedTuple):
    """What the ids of a game look like, and which parameters hold them.

    `sorts`: the pattern of each sort of id. Its named groups are the parts that `name-<sort>` is given, besides `$id`:
    a group called like another sort is said as one, a group called like a table of the scene by its name there, any
    other as it stands.
    `params`: the sorts that a parameter, or the target of a choice, may be of; the first whose pattern fits is meant.
    """

    sorts: Mapping[str, str]
    params: Mapping[str, tuple[str, ...]]


# The sort of seats, which all games share: seats have names, not patterns.
SEAT = "seat"
SEATS = {"seat": (SEAT,), "actor": (SEAT,), "actors": (SEAT,)}


def naming_of(scene: Mapping[str, object]) -> Naming:
    """What a game's scene says of its ids; nothing, if it says nothing."""
    naming = scene.get("naming", {})
    assert isinstance(naming, dict)
    params = {name: tuple(sorts) for name, sorts in naming.get("params", {}).items()}
    return Naming(naming.get("sorts", {}), params)


class Phrases:
    """All that can be said about a game, in one language and with the players' names.

    Without names the players are numbered from 1. Of a match with options of its own things are called as its scene
    calls them. As in `Messages`, what has no text is shown by its codes, and is a KeyError when `strict`.
    """

    def __init__(
        self,
        game: Game,
        language: Language,
        names: Sequence[str] | None = None,
        *,
        options: Mapping[str, object] | None = None,
        strict: bool = False,
    ) -> None:
        self.messages = Messages(language, game.id, strict=strict)
        scene = game.scene(options)
        naming = naming_of(scene)
        self._patterns = {sort: re.compile(pattern) for sort, pattern in naming.sorts.items()}
        self._params = {**SEATS, **naming.params}
        self._tables = names_in(scene, language)
        self._figures = figures_in(scene)
        self._kinds = {option.name: option.kind for option in game.options}
        self._players = [printable(name) for name in names or ()]
        self._known: dict[tuple[str, str], str] = {}

    # What the engine says

    def prompt(self, prompt: Prompt, seat: int | None = None) -> str:
        """What is asked, or whom one waits for; `seat` is the one who reads."""
        return self._say(f"prompt-{prompt['kind']}", self._spoken(prompt["params"], seat))

    def event(self, event: Mapping[str, object], seat: int | None = None) -> str:
        """What happened, as projected for that seat, which is called "you"; None is a spectator."""
        params = {name: value for name, value in event.items() if name not in ("kind", "clause")}
        spoken = self._spoken(params, seat)
        ranking = params.get("ranking")
        if isinstance(ranking, list) and ranking:
            spoken |= self._verdict(ranking, params.get("scores"), params.get("decided_by"), seat)
        return self._say(f"event-{event['kind']}", spoken).strip()

    def choice(self, choice: Choice, prompt: Prompt) -> str:
        """What a choice would do, or why its target cannot be chosen.

        A target `sort:id` is the parameter `$sort`, a second of its sort `$sort-2`; those of the prompt are there too.
        """
        targets = [target_of(target) for target in choice["targets"]]
        refused = choice["refusal"]
        if refused is not None:
            return self._refused([self._named(sort, id) for sort, id in targets], self.refusal(refused))
        params = dict(prompt["params"])
        numbers: dict[str, int] = {}
        spoken: dict[str, Param] = {}
        for sort, id in targets:
            numbers[sort] = numbers.get(sort, 0) + 1
            name = sort if numbers[sort] == 1 else f"{sort}-{numbers[sort]}"
            params.pop(name, None)
            spoken |= {name: self._named(sort, id), f"{name}-id": id}
        if choice["cost"] is not None:
            params |= {"cost": choice["cost"], "gain": -choice["cost"]}
        return self._say(f"choice-{choice['kind']}", self._spoken(params, None) | spoken)

    def refusal(self, problem: Refusal | IllegalMove | Mapping[str, object]) -> str:
        """Why a move is refused, with the clause; the problem as it is or as a choice carries it."""
        if isinstance(problem, Mapping):
            code, clause, params = problem["code"], problem["clause"], problem["params"]
        else:
            refusal = problem.refusal if isinstance(problem, IllegalMove) else problem
            code, clause, params = refusal.code, refusal.clause, refusal.params
        spoken = self._spoken(params if isinstance(params, Mapping) else {}, None)
        return f"{self._say(f'refusal-{code}', spoken)} ({clause})"

    def error(self, problem: InputError) -> str:
        """Why something given from outside cannot be used."""
        return self.messages.say_with(f"error-{problem.code}", self._spoken(problem.params, None))

    def result(self, view: Mapping[str, object], seat: int | None = None) -> list[str]:
        """The end of a match, a sentence a line: who wins, by what, and everybody's place. Empty before the end."""
        ranking = view.get("ranking")
        players = view.get("players")
        if not isinstance(ranking, list) or not ranking or not isinstance(players, list):
            return []
        scores = [player.get("score") if isinstance(player, Mapping) else None for player in players]
        verdict = self._verdict(ranking, scores, view.get("decided_by"), seat)
        lines = [self.messages.say("result-truncated")] if view.get("truncated") else []
        lines += [str(line) for line in (verdict["winner"], verdict["decided"]) if line]
        place = 1
        for tied in ranking:
            names = self._joined([self.player(one) for one in tied])
            lines.append(
                self.messages.say("result-place", place=place, players=names, score=self._score(scores, tied[0]))
            )
            place += len(tied)
        return lines

    # How things are called

    def card(self, id: str) -> str:
        """A card by its id, or a kind of card."""
        return self._named("card", id)

    def player(self, seat: int, reader: int | None = None) -> str:
        """The name of a player, of chance or of the clock; the reader is "you"."""
        if seat == NATURE:
            return self.messages.say("name-nature")
        if seat == CLOCK:
            return self.messages.say("name-clock")
        if seat == reader:
            return self.messages.say("name-you")
        if 0 <= seat < len(self._players) and self._players[seat]:
            return self._players[seat]
        return self.messages.say("name-player", number=seat + 1)

    def name(self, sort: str, id: str) -> str:
        """What an id of that sort is called; the id itself if it is none."""
        known = self._known.get((sort, id))
        if known is not None:
            return known
        found = self._match(sort, id)
        if found is None:
            if self.messages.strict:
                raise KeyError(f"{id!r} is no {sort}")
            return id
        said = self.messages.say_with(f"name-{sort}", {"id": id, **self._parts(found)})
        self._known[sort, id] = said
        return said

    def card_help(self, id: str) -> str:
        """What a card, or a kind of card, does: the message of its part `cards`, if its id has one."""
        for sort in self._params.get("card", ()):
            found = self._match(sort, id)
            if found is not None:
                return self._say(f"card-{found.groupdict().get('cards', id)}-help", {})
        return self._say(f"card-{id}-help", {})

    def phase(self, phase: str) -> str:
        return self.messages.say(f"phase-{phase}")

    def option(self, name: str) -> str:
        return self.messages.say(f"option-{name}")

    def option_help(self, name: str) -> str:
        return self.messages.say(f"option-{name}-help")

    def option_value(self, name: str, value: object) -> str:
        """A value of an option: by its own message, else by what it holds; an empty text is none.

        A text may be anything, and is no key of a message: it is called as a parameter of that name would be.
        """
        code = "none" if value in (None, "") else str(value).lower() if isinstance(value, bool) else str(value)
        if self._kinds.get(name) == TEXT_OPTION and isinstance(value, str) and value:
            return self._named(name, value)
        if self.messages.knows(f"option-{name}-{code}"):
            return self.messages.say(f"option-{name}-{code}")
        if isinstance(value, (list, tuple)):
            return self._joined([self._named(name, str(item)) for item in value])
        return self.player(value) if type(value) is int and self._kinds.get(name) == SEAT_OPTION else code

    def _refused(self, targets: list[str], reason: str) -> str:
        """Why a target cannot be chosen; it is named once only."""
        if all(target in reason for target in targets):
            return self.messages.say("choice-impossible", reason=reason)
        return self.messages.say("choice-refused", targets=self._joined(targets), reason=reason)

    # How parameters become words

    def _say(self, key: str, spoken: Mapping[str, Param]) -> str:
        """A sentence, which may also name the figures of the data file."""
        # Without a text the codes are shown, and no figures that nobody asked for.
        return self.messages.say_with(key, {**self._figures, **spoken} if self.messages.knows(key) else spoken)

    def _spoken(self, params: Mapping[str, object], reader: int | None) -> dict[str, Param]:
        """The parameters in words, as the top of this module says."""
        spoken: dict[str, Param] = {}
        for name, value in params.items():
            if value is None:
                spoken |= {name: "", f"{name}-id": "none"}
            elif isinstance(value, bool):
                spoken[name] = str(value).lower()
            elif isinstance(value, int) and SEAT in self._params.get(name, ()):
                same = name != SEAT and value == params.get(SEAT)
                who = "nobody" if value == ANYONE else "you" if value == reader else "same" if same else "other"
                spoken |= {name: self.player(value), f"{name}-who": who}
            elif isinstance(value, int):
                spoken[name] = self._numbered(name, value)
            elif isinstance(value, str):
                spoken |= {name: self._named(name, value), f"{name}-id": value}
            elif isinstance(value, list) and all(isinstance(item, (str, int)) for item in value):
                spoken |= {name: self._joined(self._items(name, value, reader)), f"{name}-count": len(value)}
        return spoken

    def _items(self, name: str, values: list[str | int], reader: int | None) -> Iterator[str]:
        is_seat = SEAT in self._params.get(name, ())
        for value in values:
            if isinstance(value, str):
                yield self._named(name, value)
            else:
                yield self.player(value, reader) if is_seat else str(value)

    def _named(self, param: str, value: str) -> str:
        """The name of what a parameter holds; a value of no sort is said as it stands."""
        sorts = self._params.get(param, ())
        for sort in sorts:
            if self._match(sort, value) is not None:
                return self.name(sort, value)
        if sorts and self.messages.strict:
            raise KeyError(f"{value!r} is no {' or '.join(sorts)}")
        return value

    def _numbered(self, param: str, value: int) -> Param:
        """The name of what has that number, if the parameter holds such things; else the number."""
        for sort in self._params.get(param, ()):
            if self._match(sort, str(value)) is not None:
                return self.name(sort, str(value))
        return value

    def _match(self, sort: str, id: str) -> re.Match[str] | None:
        pattern = self._patterns.get(sort)
        return None if pattern is None else pattern.fullmatch(id)

    def _parts(self, found: re.Match[str]) -> dict[str, Param]:
        """What the name of an id is made of, besides the id."""
        parts: dict[str, Param] = {}
        for part, value in found.groupdict().items():
            if part in self._patterns:
                parts[part] = self.name(part, value)
            elif part in self._tables:
                if value not in self._tables[part] and self.messages.strict:
                    raise KeyError(f"the scene has no {value!r} among its {part}")
                parts[part] = self._tables[part].get(value, value)
            else:
                parts[part] = int(value) if value.isdecimal() else value
        return parts

    def _joined(self, names: Iterable[str]) -> str:
        """This, that and the other."""
        *others, last = list(names) or [self.messages.say("list-none")]
        if not others:
            return last
        start = others[0]
        for name in others[1:]:
            start = self.messages.say("list-more", first=start, second=name)
        return self.messages.say("list-last", first=start, second=last)

    def _score(self, scores: object, seat: int) -> str:
        score = scores[seat] if isinstance(scores, list) and 0 <= seat < len(scores) else None
        return self.messages.say("name-score", score=score) if isinstance(score, int) else "?"

    def _verdict(self, ranking: list[list[int]], scores: object, code: object, reader: int | None) -> dict[str, Param]:
        """Who wins, and what told the winner from the second. A shared victory was decided by nothing."""
        best = ranking[0]
        params: dict[str, Param] = {
            "winners": self._joined([self.player(one, reader) for one in best]),
            "winners-count": len(best),
            "winners-who": "you" if best == [reader] else "other",
            "score": self._score(scores, best[0]),
        }
        decided = "tie" if len(best) > 1 else code
        return {
            "winner": self.messages.say_with("result-winner", params),
            "decided": self.messages.say(f"decided-{decided}") if isinstance(decided, str) else "",
        }


def target_of(target: str) -> tuple[str, str]:
    """The sort and the id of a choice's target; without a colon it is just a target."""
    sort, colon, id = target.partition(":")
    return (sort, id) if colon else ("target", target)


def printable(name: str) -> str:
    """A name that somebody typed, without what could disturb a terminal."""
    return "".join(letter for letter in name if letter.isprintable())


def names_in(scene: Mapping[str, object], language: Language) -> dict[str, dict[str, str]]:
    """The proper names of a scene, by table and id.

    A table holds its things by id, or lists them each with its `id`; a thing's name is the first text it has in that
    language: `{"colours": {"red": {"fr": "rouge", "en": "red"}}}`.
    """
    tables: dict[str, dict[str, str]] = {}
    for table, content in scene.items():
        for id, thing in things_of(content):
            name = name_of(thing, language)
            if name is not None:
                tables.setdefault(table, {})[id] = name
    return tables


def figures_in(scene: Mapping[str, object]) -> dict[str, Param]:
    """The figures of a scene, by the name of their table and their own."""
    found: dict[str, Param] = {}
    for table, content in scene.items():
        figures = content if isinstance(content, Mapping) else {}
        if all(type(figure) is int for figure in figures.values()):
            found |= {f"{table}-{name}": figure for name, figure in figures.items()}
    return found


def things_of(content: object) -> Iterator[tuple[str, object]]:
    if isinstance(content, Mapping):
        yield from ((str(id), thing) for id, thing in content.items())
    elif isinstance(content, list):
        yield from ((str(thing["id"]), thing) for thing in content if isinstance(thing, Mapping) and "id" in thing)


def name_of(thing: object, language: Language) -> str | None:
    if not isinstance(thing, Mapping):
        return None
    name = thing.get(language)
    if isinstance(name, str):
        return name
    return next((found for part in thing.values() if (found := name_of(part, language)) is not None), None)
