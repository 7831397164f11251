"""Golden playthroughs: what a game tells everybody, move by move, as text that a change of the rules would change.

    python tools/golden.py roomshare              write tests/playthroughs/roomshare/*.txt
    python tools/golden.py roomshare --endings    endings/*.record: the known matches again, or a search for new ones
    python tools/golden.py roomshare --positions  write the positions of the perft tables, positions/*.json

A game needs only its folder with a matches.toml: for each match its seats, its seed and its options; for endings and
positions also tools/wanted/<game>.py. What the files say is frozen by tests; read the difference before you commit new
ones.
"""

import argparse
import json
import sys
import tomllib
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from hashlib import blake2b
from importlib import import_module
from itertools import count
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent
FOLDER: Final = ROOT / "tests" / "playthroughs"

if __name__ == "__main__":
    sys.path[:0] = [str(ROOT)]

import faubourg  # noqa: E402
from faubourg import NATURE, Match, Rng, Seeded, State  # noqa: E402
from faubourg.core.state import Choice, Prompt  # noqa: E402

# Told in full: every decision of the set-up and so many after it, then every tenth; every so many the whole view.
FIRST_TOLD: Final = 40
THEN_EVERY: Final = 10
VIEW_EVERY: Final = 20
WIDTH: Final = 110


# Playthroughs


@dataclass(frozen=True)
class Plan:
    """A match to be told: who sits there, what is played, and the seed of every choice."""

    name: str
    seats: int
    seed: int
    options: Mapping[str, object] = field(default_factory=dict)


def is_frozen(game_id: str) -> bool:
    """Whether the game says which matches are to be told."""
    return (FOLDER / game_id / "matches.toml").is_file()


def not_frozen(game_id: str) -> str:
    """Empty, or what is missing in the game's folder and how to come by it."""
    folder = (FOLDER / game_id).relative_to(ROOT).as_posix()
    if not is_frozen(game_id):
        return (
            f"The game {game_id} has no frozen matches: write {folder}/matches.toml, with seats, seed and options of a "
            f"match or two for each number of seats, and run `python tools/golden.py {game_id}`."
        )
    unseen = sorted(set(faubourg.game(game_id).seats) - {plan.seats for plan in plans(game_id)})
    if unseen:
        numbers = ", ".join(map(str, unseen))
        return f"The game {game_id} has no frozen match of {numbers} seats: add one to {folder}/matches.toml."
    names = ["numbering.txt", *(f"{plan.name}.txt" for plan in plans(game_id))]
    missing = [name for name in names if not (FOLDER / game_id / name).is_file()]
    if missing:
        return f"{folder} has no {', '.join(missing)}: run `python tools/golden.py {game_id}`."
    return ""


def plans(game_id: str) -> list[Plan]:
    tables = tomllib.loads((FOLDER / game_id / "matches.toml").read_text("utf-8"))
    return [Plan(name, table["seats"], table["seed"], table.get("options", {})) for name, table in tables.items()]


def golden_files(game_id: str) -> dict[str, str]:
    """What the game's folder should hold, by name of file."""
    found = {f"{plan.name}.txt": playthrough(game_id, plan) for plan in plans(game_id)}
    found["numbering.txt"] = numbering(game_id)
    return found


def numbering(game_id: str) -> str:
    """Every listed number with its text."""
    game = faubourg.game(game_id)
    lines = [f"policy {game.policy}", f"listed {game.listed}"]
    lines += [f"{code} {game.text(code)}" for code in range(game.listed)]
    return "\n".join(lines) + "\n"


def playthrough(game_id: str, plan: Plan) -> str:
    """A whole match, its moves chosen at random by the plan's seed."""
    game = faubourg.game(game_id)
    match = Match(game, plan.seats, Seeded(plan.seed), plan.options, auto_nature=False)
    rng = Rng(f"golden {plan.seed}")
    lines = [
        f"{game.id}, rules {game.rules_version}, {plan.seats} seats, seed {plan.seed}",
        "options " + compact(match.options),
    ]
    decided = 0
    for number in count():
        state = match.state
        if state.over:
            break
        actor, move = random_move(match, rng)
        is_told = state.turns == 0 or decided < FIRST_TOLD or number % THEN_EVERY == 0
        decided += state.turns > 0
        lines += ["", f"== {number} =="] if is_told else [""] if lines[-1].startswith(("state", "  ")) else []
        if is_told:
            lines += told_before(state, actor)
        match.play(move, actor)
        lines.append(f"{actor_name(actor)} plays {state.text(move)} ({move})")
        if is_told:
            lines += told_after(match, whole=number % VIEW_EVERY == 0)
    lines += ["", "== over ==", *told_after(match, whole=True)]
    lines += [f"scores {match.state.scores()}", f"ranking {match.state.ranking()}", f"returns {match.state.returns()}"]
    return "\n".join(lines) + "\n"


def random_move(match: Match, rng: Rng) -> tuple[int, int]:
    """One of the actors and one of its listed moves; Nature's is the dealer's."""
    state = match.state
    actors = state.actors()
    actor = actors[int(rng.below(len(actors)))]
    if actor == NATURE:
        return actor, match.dealer.pick(state, match.draws)
    moves = state.legal(actor)
    return actor, moves[int(rng.below(len(moves)))]


def told_before(state: State, actor: int) -> list[str]:
    """What the actor is asked, and what may be answered."""
    lines = []
    if actor == NATURE:
        lines.append("asked " + compact(state.prompt(None)))
        texts = [
            state.text(move) + (f"*{weight}" if weight > 1 else "")
            for move, weight in zip(state.legal(), state.weights(), strict=True)
        ]
        return lines + wrapped("legal ", grouped(texts))
    lines.append("asked " + compact(state.prompt(actor)))
    lines += wrapped("legal ", grouped([state.text(move) for move in state.legal(actor)]))
    lines += [f"open {compact(form.as_dict())}" for form in state.forms(actor)]
    choices = state.choices(actor)
    lines.append(f"choices {len(choices)} {short_digest(choices)}")
    for reason, targets in refused_targets(choices).items():
        lines += wrapped(f"refused {reason}: ", targets)
    return lines


def refused_targets(choices: list[Choice]) -> dict[str, list[str]]:
    found: dict[str, list[str]] = {}
    for choice in choices:
        refusal = choice["refusal"]
        if refusal is not None:
            found.setdefault(f"{refusal['code']} {refusal['clause']}", []).extend(choice["targets"])
    return found


def told_after(match: Match, whole: bool) -> list[str]:
    """What happened and what can be seen, by the spectator, and by a seat where it differs."""
    state = match.state
    public = match.events(None)
    lines = [f"  {compact(event)}" for event in public]
    for seat in range(match.seats):
        for event, known in zip(public, match.events(seat), strict=True):
            if known != event:
                lines.append(f"  seat {seat} sees {compact(known)}")
    views = {"-": state.view(None)} | {str(seat): state.view(seat) for seat in range(match.seats)}
    lines.append("views " + " ".join(f"{seat}:{short_digest(view)}" for seat, view in views.items()))
    if whole:
        lines += whole_views(state, match.seats)
    lines.append(f"state {state.digest()}")
    return lines


def whole_views(state: State, seats: int) -> list[str]:
    """The spectator's view, a line for each thing in it, and of every seat's the lines that differ."""
    public = view_lines(state.view(None))
    lines = ["view of a spectator", *(f"  {line}" for line in public)]
    for seat in range(seats):
        own = [line for line in view_lines(state.view(seat)) if line not in public]
        lines += [f"  seat {seat}: {line}" for line in own]
    return lines


def view_lines(view: Mapping[str, object]) -> list[str]:
    lines = []
    for name, value in view.items():
        if isinstance(value, list) and value and isinstance(value[0], dict):
            lines += [f"{name}: {compact(item)}" for item in value]
        else:
            lines.append(f"{name}: {compact(value)}")
    return lines


def grouped(texts: list[str]) -> list[str]:
    """Moves that differ in their last word only, together: `place red b2n c1e;`."""
    groups: dict[str, list[str]] = {}
    for text in texts:
        start, _, last = text.rpartition(" ")
        groups.setdefault(start, []).append(last)
    words: list[str] = []
    for start, lasts in groups.items():
        words += [*start.split(), *lasts]
        words[-1] += ";"
    return words


def wrapped(start: str, words: list[str]) -> list[str]:
    lines = [start.rstrip()]
    for word in words:
        if len(lines[-1]) + len(word) >= WIDTH:
            lines.append("   ")
        lines[-1] += f" {word}"
    return lines


def actor_name(actor: int) -> str:
    return "nature" if actor == NATURE else f"seat {actor}" if actor >= 0 else "clock"


def compact(value: object) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


def short_digest(value: object) -> str:
    text = json.dumps(value, sort_keys=True, separators=(",", ":"))
    return blake2b(text.encode(), digest_size=5).hexdigest()


# Endings and positions. Which ones a game wants is in tools/wanted/<game>.py.

Policy = Callable[[State, Rng], int]


@dataclass(frozen=True)
class Finish:
    """A finished match, and the moves of its seats as text, each with the phase it was made in."""

    match: Match
    lines: list[tuple[str, str]]
    # By phase, the standing when it was first asked about: what it would have been without.
    standings: Mapping[str, list[list[int]]]
    # For each of the lines, what was asked and the kinds of what it brought about.
    told: list[tuple[Prompt, list[object]]]

    @property
    def view(self) -> dict[str, object]:
        return self.match.state.view(None)

    @property
    def reason(self) -> object:
        return self.view["decided_by"]

    def players(self) -> list[Mapping[str, object]]:
        players = self.view["players"]
        assert isinstance(players, list)
        return players

    def texts(self, phase: str) -> list[str]:
        """The moves made in a phase, in order."""
        return [text for asked, text in self.lines if asked == phase]


@dataclass(frozen=True)
class Ending:
    """A way in which a match can end, and how to come across it."""

    name: str
    seats: int
    is_it: Callable[[Finish], bool]
    options: Mapping[str, object] = field(default_factory=dict)
    policy: Policy | None = None
    data: str | None = None


@dataclass(frozen=True)
class Position:
    """A position for perft: the first of a random match that fits."""

    name: str
    seats: int
    is_it: Callable[[State], bool]
    options: Mapping[str, object] = field(default_factory=dict)


def endings(game_id: str) -> list[Ending]:
    """Every way in which a match can end, for every number of seats and every variant."""
    found: list[Ending] = import_module(f"tools.wanted.{game_id}").endings()
    return found


def positions(game_id: str) -> list[Position]:
    found: list[Position] = import_module(f"tools.wanted.{game_id}").positions()
    return found


def at_random(state: State, rng: Rng) -> int:
    moves = state.legal()
    return moves[int(rng.below(len(moves)))]


def search(game_id: str, ending: Ending, known: Path) -> Finish:
    """The match that is known to end so, if it still does; else that of the first seed that does."""
    return next(finish for finish in finishes(game_id, ending, known) if ending.is_it(finish))


def finishes(game_id: str, ending: Ending, known: Path) -> Iterator[Finish]:
    if known.exists():
        found = played_again(game_id, ending, known.read_text("utf-8").split("\n"))
        if found is not None:
            yield found
    for seed in count(1):
        yield play_out(game_id, ending, seed, ending.policy or at_random)


def played_again(game_id: str, ending: Ending, lines: list[str]) -> Finish | None:
    """The seats' moves of a record, whatever its digests say; None when they are no longer legal."""
    seed = next(int(line.split(" ")[2]) for line in lines if line.startswith("dealer seeded"))
    moves = iter([int(line.split(" ")[1]) for line in lines if line[:1].isdigit()])
    try:
        return play_out(game_id, ending, seed, lambda state, rng: next(moves))
    except (faubourg.IllegalMove, StopIteration):
        return None


def play_out(game_id: str, ending: Ending, seed: int, policy: Policy) -> Finish:
    match = faubourg.new(game_id, ending.seats, seed, ending.options, data=ending.data)
    rng = Rng(f"ending {seed}")
    lines: list[tuple[str, str]] = []
    standings: dict[str, list[list[int]]] = {}
    told: list[tuple[Prompt, list[object]]] = []
    while not match.state.over:
        state = match.state
        asked = state.prompt(state.actors()[0])
        phase = asked["kind"]
        if phase not in standings:
            standings[phase] = state.ranking()
        move = policy(state, rng)
        lines.append((phase, state.text(move)))
        match.play(move)
        told.append((asked, [event["kind"] for event in match.events(None)]))
    return Finish(match, lines, standings, told)


def in_phase(phase: str, turns: int) -> Callable[[State], bool]:
    return lambda state: state.turns >= turns and state.view(None)["phase"] == phase


def find_position(game_id: str, position: Position) -> State:
    for seed in count(1):
        match = Match(faubourg.game(game_id), position.seats, Seeded(seed), position.options, auto_nature=False)
        rng = Rng(f"position {seed}")
        while not match.state.over:
            if position.is_it(match.state):
                return match.state
            actor, move = random_move(match, rng)
            match.play(move, actor)
    raise AssertionError


# The command


def write(path: Path, text: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    is_new = not path.exists() or path.read_text("utf-8") != text
    path.write_text(text, "utf-8")
    print(f"{'written ' if is_new else 'the same'} {path.relative_to(ROOT)} {len(text.encode())}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=faubourg.game_ids())
    parser.add_argument("--endings", action="store_true", help="search a match for every way to end (minutes)")
    parser.add_argument("--only", default="", help="only the endings whose name begins so")
    parser.add_argument("--positions", action="store_true", help="find the positions of the perft tables")
    arguments = parser.parse_args()
    folder = FOLDER / arguments.game
    if arguments.endings:
        for ending in [ending for ending in endings(arguments.game) if ending.name.startswith(arguments.only)]:
            path = folder / "endings" / f"{ending.name}.record"
            finish = search(arguments.game, ending, path)
            write(path, finish.match.save())
            print("   ", finish.match.state.ranking(), finish.reason, finish.match.state.scores())
    elif arguments.positions:
        for position in positions(arguments.game):
            found = find_position(arguments.game, position)
            write(folder / "positions" / f"{position.name}.json", found.dump() + "\n")
    else:
        for name, text in golden_files(arguments.game).items():
            write(folder / name, text)


if __name__ == "__main__":
    main()
