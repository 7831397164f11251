"""U-Build: what a layout is like to play, measured by matches of bots on it (UB-2h)."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Final, final

from faubourg.bots.crew import spread
from faubourg.bots.heuristics.ubuild_tally import Story, Tally, beyond, times
from faubourg.bots.player import ask_bot, bot
from faubourg.core.actors import NATURE
from faubourg.core.refusal import InputError
from faubourg.core.request import Done
from faubourg.core.rng import Rng
from faubourg.core.shared import Shared
from faubourg.core.state import State
from faubourg.games import game
from faubourg.games.estate.districts import BANK, DISTRICT_IDS
from faubourg.games.ubuild.game import UBuildGame
from faubourg.games.ubuild.layouts.checker import check_text
from faubourg.games.ubuild.layouts.layout import Layout
from faubourg.games.ubuild.numbering import MODE_IDS, Sort
from faubourg.games.ubuild.state import UBuild

if TYPE_CHECKING:
    from faubourg.bots.heuristics.ubuild_request_types import AskJudge, BoardJudged, Judged

# More would keep a server busy for too long.
MOST_MATCHES: Final = 2000
# How long people take for a turn.
SECONDS: Final = 25
BOT: Final = "greedy"
# Matches of a piece: few enough that nobody waits long for the next figures.
BATCH: Final = 5

# A piece as it is sent to another process: the text of a data file that is not built in, and its name.
Batch = tuple[str | None, str]


def silent(matches: int) -> None:
    """Nobody waits for news of so many matches more."""


def judge(found: UBuildGame, asked: "AskJudge", jobs: int = 1, advance: Callable[[int], None] = silent) -> "Judged":
    """Measure a layout beside the printed one of its mode; `advance` is told how many matches more are done."""
    data = None if found.builtin else found.data
    done: dict[str, dict[str, object]] = {}
    for name, tally in spread(play_batch, [(data, name) for name in pieces(found, asked)], jobs):
        done[name] = tally
        advance(matches_of(name))
    return so_far(found, asked, done)


# Pieces: some matches on one layout. Their names have the layout, seats, seed, the number of the first, and how many.


def pieces(found: UBuildGame, asked: "AskJudge") -> list[str]:
    """In turn on the layout and on the printed one, so that both are known about as well at any time."""
    matches, seats = asked["matches"], asked["seats"]
    if not 1 <= matches <= MOST_MATCHES:
        raise InputError("layout-judge-matches", {"given": matches, "most": MOST_MATCHES})
    check_text(asked["layout"], found.figures.box)
    for layout in boards(found, asked):
        # What cannot be played is refused before anything is.
        found.start(seats, options_on(layout))
    names: list[str] = []
    for first in range(0, matches, BATCH):
        count = min(BATCH, matches - first)
        for layout in boards(found, asked):
            names.append(f"{layout.text} {seats} {asked['seed']} {first} {count}")
    return names


def boards(found: UBuildGame, asked: "AskJudge") -> list[Layout]:
    """The layout and the printed one of its mode, or that alone."""
    layout = found.layouts.of(asked["layout"])
    printed = found.layouts.of(found.figures.box.printed[layout.mode])
    return [layout] if layout.text == printed.text else [layout, printed]


def options_on(layout: Layout) -> dict[str, object]:
    return {"mode": MODE_IDS[layout.mode], "layout": layout.text}


def matches_of(name: str) -> int:
    return int(name.rsplit(" ", maxsplit=1)[-1])


def play_batch(batch: Batch) -> tuple[str, dict[str, object]]:
    """A piece, in any process."""
    data, name = batch
    found = game("ubuild", data)
    assert isinstance(found, UBuildGame)
    return name, play_piece(found, name)


def play_piece(found: UBuildGame, name: str) -> dict[str, object]:
    text, seats, seed, first, count = name.split(" ")
    layout = found.layouts.of(text)
    tally = Tally(int(layout.spaces))
    for number in range(int(first), int(first) + int(count)):
        tally.add(play_match(found.start(int(seats), options_on(layout)), f"{seed}/{number}"))
    return tally.packed()


def play_match(state: State, seed: str) -> Story:
    """One match of bots, whose randomness follows from its seed alone."""
    assert isinstance(state, UBuild)
    story = Story(int(state.layout.spaces))
    player = bot(BOT)
    nature = Rng(seed)
    mind = Rng(f"{seed}/bots")
    while not state.over:
        actor = int(state.actor)
        if actor == NATURE:
            # Only by dice and cards does a pawn come anywhere.
            state.play(state.filled(NATURE).pick(nature), NATURE)
        else:
            state.play(ask_bot(player, state, actor, mind), actor)
        note(state, story)
    winners = state.ranking()[0]
    story.turns = int(state.turns)
    story.bankrupt = 0.0 if state.truncated else 1.0
    story.first = 1 / len(winners) if int(state.first) in winners else 0.0
    return story


def note(state: UBuild, story: Story) -> None:
    """What the last play did."""
    for event in state.happened():
        given = event.params
        if event.kind == "rent-paid":
            story.rents[DISTRICT_IDS.index(str(given["district"]))] += whole(given["amount"])
        elif event.kind == "debt" and whole(given["owner"]) != BANK and whole(given["seat"]) == state.turn:
            # UB-8e A rent that cash did not cover; what a card makes one pay is paid on a bridge, or by others.
            district = state.layout.districts[state.places[state.turn]]
            if district >= 0:
                story.rents[district] += whole(given["amount"])
        elif event.kind == "bridge-closed":
            # UB-3f, UB-4f Nobody closes a bridge who has not paid.
            story.tolls[whole(given["space"])] += 1


def whole(given: object) -> int:
    assert isinstance(given, int)
    return given


# What it comes to


def so_far(found: UBuildGame, asked: "AskJudge", done: Done) -> "Judged":
    layouts = boards(found, asked)
    return {
        "mode": MODE_IDS[layouts[0].mode],
        "seats": asked["seats"],
        "matches": asked["matches"],
        "judged": board_so_far(found, layouts[0], asked, done),
        "printed": board_so_far(found, layouts[-1], asked, done),
    }


@final
class Running:
    """What some pieces on a layout came to, and which: whoever asks again wants those and more."""

    def __init__(self, spaces: int) -> None:
        self.spaces = spaces
        self.tally = Tally(spaces)
        self.names: set[str] = set()

    def begin_anew(self) -> None:
        self.tally = Tally(self.spaces)
        self.names = set()

    def add(self, names: list[str], done: Done) -> None:
        for name in names:
            if name not in self.names:
                self.tally.add_packed(done[name])
                self.names.add(name)


# A board: the data file, what the names of its pieces begin with, and its spaces.
Board = tuple[str, str, int]


def new_running(board: Board) -> Running:
    return Running(board[2])


# As many boards as some dozens of people ask about at once.
RUNNING: Final[Shared[Board, Running]] = Shared(new_running, 64)


def board_so_far(found: UBuildGame, layout: Layout, asked: "AskJudge", done: Done) -> "BoardJudged | None":
    """Only what was not counted before is looked at: of hundreds of pieces most were there a moment ago."""
    spaces = int(layout.spaces)
    start = f"{layout.text} {asked['seats']} {asked['seed']} "
    names = [name for name in done if name.startswith(start)]
    running = RUNNING.of((found.data_digest, start, spaces))
    if not running.names.issubset(names):
        # Somebody wants other matches than those before: the many are kept, the few are soon counted.
        if len(names) > len(running.names):
            running.begin_anew()
        else:
            running = Running(spaces)
    running.add(names, done)
    return summed_up(layout, running.tally, asked["seats"]) if running.names else None


def summed_up(layout: Layout, tally: Tally, seats: int) -> "BoardJudged":
    count = tally.matches
    turns = tally.turns().mean(count)
    districts = [district for district in layout.districts if district >= 0]
    rents = [(district, tally.rent(district).mean(count)) for district in districts]
    rents.sort(key=lambda pair: -pair[1]["value"])
    bridges = [int(space) for space in range(layout.spaces) if layout.sorts[space] == Sort.BRIDGE]
    return {
        "layout": layout.text,
        "matches": count,
        "turns": turns,
        "minutes": times(turns, SECONDS / 60),
        "bankrupt": tally.share(tally.bankrupt),
        "first": beyond(tally.share(tally.first), 1 / seats),
        "districts": [{"district": DISTRICT_IDS[district], "rent": rent} for district, rent in rents],
        "bridges": [{"space": space, "tolls": tally.tolls(space).mean(count)} for space in bridges],
    }
