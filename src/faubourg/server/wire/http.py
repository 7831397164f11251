"""What the HTTP interface takes and gives: tables, seats and links, games and rulebooks, replays."""

from typing import Annotated, Literal

from pydantic import Field

from faubourg.bots.ready import USUAL
from faubourg.server.wire.kinds import (
    LONGEST_NAME,
    MOST_SEATS,
    Bytes32,
    Bytes32OrNone,
    Milliseconds,
    Model,
    Name,
    Params,
    Seat,
    Status,
)


class TimeControl(Model):
    """Seconds for each decision, and a bank of seconds for the whole match that is drawn on after them."""

    move: Annotated[int, Field(ge=5, le=604_800)]
    bank: Annotated[int, Field(ge=0, le=604_800)] = 0


class Settings(Model):
    """What the creator of a table decides besides the rules."""

    # Listed for everybody; else only whoever has the link finds it.
    open: bool = False
    watch: bool = True
    chat: bool = True
    live_score: bool = True
    # Whether people may ask what a bot would do.
    hints: bool = True
    time: TimeControl | None = None
    # Seconds after somebody's last connection has dropped in which nobody may put a bot in their place.
    grace: Annotated[int, Field(ge=30, le=600)] = 120


class Place(Model):
    """One seat of a new table: mine (several: hot-seat), kept for me, open to whoever comes, or a bot's.

    On a seat that is kept one sits down afterwards, as everybody does, when the dealer's commitment is known.
    """

    kind: Literal["me", "kept", "open", "bot"]
    name: Annotated[str, Field(max_length=LONGEST_NAME)] = ""
    bot: Annotated[str, Field(max_length=24)] = USUAL
    # As for whoever sits down.
    promise: Bytes32OrNone = ""


class NewTable(Model):
    game: Annotated[str, Field(max_length=24)]
    options: dict[str, object] = {}  # noqa: RUF012 (pydantic copies it)
    # The text of a data file, for figures and names of one's own; None plays with the game's.
    data: str | None = None
    places: Annotated[list[Place], Field(min_length=1, max_length=MOST_SEATS)]
    settings: Settings = Settings()


class SeatInfo(Model):
    seat: int
    kind: Literal["empty", "person", "bot"]
    name: str
    # The bot that sits here, or plays for somebody: a level, or one of earlier days.
    bot: str | None
    # The level that plays in its place as long as this server is not ready for it; null if it plays itself.
    instead: str | None
    # A bot plays for a person who is away.
    away: bool
    resigned: bool
    present: bool
    mine: bool
    # For a person who is not there: from when on others may put a bot in their place.
    bot_from: Milliseconds | None


class UndoRequest(Model):
    """Somebody asks to go back to the position after entry `to`; every person must agree. It was made at the position
    after entry `seq`, and falls with the next entry."""

    # No other request at this table ever has the same.
    id: int
    seq: int
    by: int
    to: int
    agreed: list[int]


class TableInfo(Model):
    """What everybody at or beside a table may know of it."""

    id: str
    game: str
    options: dict[str, object]
    # Played with other figures than those built in now: a data file of its own, or what was built in once.
    own_data: bool
    # The digest of its figures and names: tables with the same one play with the same.
    data_digest: str
    status: Status
    seats: list[SeatInfo]
    settings: Settings
    # Whether this browser created it.
    host: bool
    created: Milliseconds
    # The server's clock when this was written.
    now: Milliseconds
    watchers: int
    # The dealer: SHA-256 of its seed from the beginning, the seed at the end.
    commitment: str
    # By seat: SHA-256 of the bytes that it will reveal; empty for a bot and for whoever takes no part. A match of the
    # older scheme has no list.
    promises: list[str]
    # All seats are taken, and those that have promised bytes are to reveal them now.
    revealing: bool
    # By seat, from the start of the match: the bytes it has revealed; empty if none.
    entropies: list[str]
    seed: str | None
    undo: UndoRequest | None
    # The table of the next match of the same people, and its game.
    rematch: str | None
    rematch_game: str | None
    # Codes of what a reader should know, such as rules that changed on the way.
    notes: list[str]


class TableSummary(Model):
    """A line of "my tables" or of the open tables."""

    id: str
    game: str
    status: Status
    names: list[str]
    # Seats of this browser, and whether one of them is asked.
    mine: list[int]
    asked: bool
    free: int
    updated: Milliseconds
    # The seats of people, also of those who have resigned; the others are bots', or free.
    people: list[int]
    # Of a match that is over: who won, several if they share it. Who had resigned has not, even if their bot has.
    winners: list[int]


class TableList(Model):
    tables: list[TableSummary]


class Created(Model):
    table: str
    # The options that were given and have no effect.
    idle: list[str] = []  # noqa: RUF012 (pydantic copies it)


class Sit(Model):
    seat: Seat | None = None
    name: Name
    # SHA-256 of 32 random bytes, which are to be revealed when the match starts; empty takes no part in the draws.
    promise: Bytes32OrNone = ""
    # What pages of the older scheme send; it counts for nothing.
    entropy: Bytes32OrNone = ""


class Reveal(Model):
    """The bytes that a seat has promised, once all seats are taken. Sent again they are taken again."""

    seat: Seat
    entropy: Bytes32


class Rematch(Model):
    """Another game for the same people, with its usual options; None is the same game as it was played."""

    game: Annotated[str, Field(max_length=24)] | None = None


class SeatOnly(Model):
    seat: Seat


class PutBot(Model):
    """A bot for an empty seat, of the kind that is named; or for a person who is not there, where the table's own plays
    and none is chosen: what is named counts for nothing."""

    seat: Seat
    bot: Annotated[str, Field(max_length=24)] = USUAL


class SeatLink(Model):
    """A personal link: whoever opens `/seat#code` once takes the seat."""

    code: str


class House(Model):
    """Who can open what is open here, as whoever sits at the machine is told."""

    # What others in the house open, such as http://192.168.1.5:8017/; None if only this machine can.
    root: str | None = None
    # What they would open if they were let in; None if the machine is in no network of a house.
    offered: str | None = None
    # Whether whoever asks may let them in, and out.
    switch: bool = False


class LetIn(Model):
    open: bool


class UseLink(Model):
    code: Annotated[str, Field(min_length=16, max_length=64)]


class LinkUsed(Model):
    """The seat is taken over; `code` is the next personal link."""

    table: str
    seat: int
    code: str


class PlayOn(Model):
    """A new match against bots from a position of a finished one: of a table, or of a record. The seat is kept."""

    table: Annotated[str, Field(max_length=40)] | None = None
    record: str | None = None
    step: Annotated[int, Field(ge=0, lt=100_000)]
    seat: Seat
    bot: Annotated[str, Field(max_length=24)] = USUAL


class Need(Model):
    option: str
    value: str


class Clash(Model):
    """Another option, and a value of it."""

    option: str
    value: object


class OptionInfo(Model):
    name: str
    kind: Literal["flag", "choice", "number", "seat", "order", "text"]
    default: object
    values: list[str]
    # Between which a number lies; how many values an order has, or letters a text.
    low: int
    high: int
    # Which a text is made of. Whether it is good the game says, when it is asked or a table is opened with it.
    letters: str
    # Another option, and the value of it without which this one has no effect: it need not be shown then.
    needs: Need | None
    # How many must play for it to be anything but the usual; and what else it cannot be chosen with.
    seats: list[int]
    clashes: list[Clash]


class ShareInfo(Model):
    """A share of victories, as people say it: so many of so many, rounded."""

    wins: int
    of: int


class LevelInfo(Model):
    """A level of bots, and what was measured of it: its share of the victories against the level below alone, at a
    table of two, where a half is fair, and of four, where a quarter is. What nobody has measured is null."""

    name: str
    of_two: ShareInfo | None
    of_four: ShareInfo | None
    # Of CPU for a decision, where the rules are compiled.
    milliseconds: float | None
    # Whether it answers within a second as the rules run on this server; a table that names it is played by the
    # strongest below it that does.
    ready: bool


class GameInfo(Model):
    id: str
    title: str
    # How many can play at all, and with the usual options; with others it may be fewer.
    seats: list[int]
    usual_seats: list[int]
    rules_version: str
    options: list[OptionInfo]
    # Every name that a bot of a table may have, those of earlier days included; and the levels that people choose
    # from, the weakest first.
    bots: list[str]
    levels: list[LevelInfo]
    # Who plays where nobody has chosen.
    usual_bot: str


class GameList(Model):
    games: list[GameInfo]


class CheckOptions(Model):
    """Options as they are chosen for a table; those that are not given are the usual ones."""

    options: dict[str, object] = {}  # noqa: RUF012 (pydantic copies it)
    # How many are to play, if that is known: what fits no such table is refused too, unless other seats are needed.
    seats: int | None = None


class OptionsChecked(Model):
    """All options by name, and how many can play with them."""

    options: dict[str, object]
    seats: list[int]
    # Those that were given and have no effect.
    idle: list[str]


class DataChecked(Model):
    """A data file that a table can be played with."""

    # It is the game's own, unchanged.
    builtin: bool
    digest: str


class ClauseInfo(Model):
    id: str
    text: str
    rulings: list[str]
    mark: str | None


class ChapterInfo(Model):
    number: str
    title: str
    clauses: list[ClauseInfo]


class RulebookInfo(Model):
    game: str
    language: str
    title: str
    introduction: str
    chapters: list[ChapterInfo]


class Problem(Model):
    """Why a request was refused; the sentence is `error-<code>` of the text files."""

    code: str
    params: Params = {}  # noqa: RUF012 (pydantic copies it)


# Replays


class Draw(Model):
    """One of Nature's draws: its number, the odds, and the place that came up. A browser can compute it again."""

    number: int
    weights: list[int]
    place: int


class Step(Model):
    """One entry of a finished match. Secrets are marked `{"secret": owner, "value"}`.

    `view` holds the parts of the view that changed, and `places` the places of long lists that did; everything else is
    as it was. `texts` are the moves in the game's notation, Nature's included.
    """

    seq: int
    # A seat, -2 for chance or -3 for the clock.
    actor: int
    turn: int
    at: Milliseconds
    texts: list[str]
    events: list[dict[str, object]]
    view: dict[str, object]
    places: dict[str, dict[str, object]]
    draws: list[Draw]
    # For an undo: the entry after which the match went on.
    undo_to: int | None


class Replay(Model):
    table: str | None
    game: str
    options: dict[str, object]
    scene: dict[str, object]
    names: list[str]
    bots: list[str | None]
    rules_version: str
    over: bool
    # The dealer: its kind, SHA-256 of its seed, the seats' bytes, and the seed; "fair" is the older scheme.
    dealer: Literal["seeded", "scripted", "fair", "fair-2"]
    commitment: str
    entropies: list[str]
    seed: str | None
    # By seat: SHA-256 of its bytes, as it was promised before anybody revealed any; none in the older scheme.
    promises: list[str]
    # The numbers of draws that were made under rules which are not here: no step shows them.
    unseen: list[int]
    # The match as a record, written under the rules it was played by.
    record: str
    notes: list[str]
    first_view: dict[str, object]
    steps: list[Step]
