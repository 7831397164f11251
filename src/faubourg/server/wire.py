"""What goes over the wire: every message of the WebSocket and every body of the HTTP interface, as strict models.

A field that is not named here is refused. TypeScript's types and the documents of the protocol are made from these
models by `tools/wire.py`.
"""

from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field, TypeAdapter

from faubourg.core import data as data_files
from faubourg.core.notation import LONGEST_LINE

PROTOCOL = 1

# A browser must hold every number exactly.
MOVE_LIMIT = 2**53
LONGEST_GESTURE = 64
LONGEST_NAME = 24
LONGEST_CHAT = 300
# A move in the game's notation.
LONGEST_TEXT = LONGEST_LINE
# In bytes of UTF-8: the game that reads a file refuses a larger one.
LARGEST_DATA = data_files.LARGEST
LARGEST_MESSAGE = 16_384
MOST_SEATS = 6

Move = Annotated[int, Field(ge=0, lt=MOVE_LIMIT)]
Seat = Annotated[int, Field(ge=0, lt=MOST_SEATS)]
Seq = Annotated[int, Field(ge=0, lt=MOVE_LIMIT)]
RequestId = Annotated[int, Field(ge=0, lt=MOVE_LIMIT)]
Name = Annotated[str, Field(min_length=1, max_length=LONGEST_NAME)]
Entropy = Annotated[str, Field(pattern="^([0-9a-f]{64})?$")]
MoveText = Annotated[str, Field(min_length=1, max_length=LONGEST_TEXT)]
Moves = Annotated[list[Move], Field(min_length=1, max_length=LONGEST_GESTURE)]
Milliseconds = int
Status = Literal["waiting", "playing", "over", "closed"]
Params = dict[str, int | str]


class Model(BaseModel):
    model_config = ConfigDict(strict=True, extra="forbid", frozen=True)


# Tables


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
    time: TimeControl | None = None


class Place(Model):
    """One seat of a new table: mine (several: hot-seat), kept for me, open to whoever comes, or a bot's.

    On a seat that is kept one sits down afterwards, as everybody does: with bytes that are chosen when the dealer's
    commitment is known.
    """

    kind: Literal["me", "kept", "open", "bot"]
    name: Annotated[str, Field(max_length=LONGEST_NAME)] = ""
    bot: Annotated[str, Field(max_length=24)] = "greedy"
    entropy: Entropy = ""


class NewTable(Model):
    game: Annotated[str, Field(max_length=24)]
    options: dict[str, object] = {}
    # The text of a data file, for figures and names of one's own; None plays with the game's.
    data: str | None = None
    places: Annotated[list[Place], Field(min_length=1, max_length=MOST_SEATS)]
    settings: Settings = Settings()


class SeatInfo(Model):
    seat: int
    kind: Literal["empty", "person", "bot"]
    name: str
    # The strength of the bot that sits here, or plays for somebody.
    bot: str | None
    # A bot plays for a person who is away.
    away: bool
    resigned: bool
    present: bool
    mine: bool


class UndoRequest(Model):
    """Somebody asks to go back to the position after entry `to`; every person must agree."""

    by: int
    to: int
    agreed: list[int]


class TableInfo(Model):
    """What everybody at or beside a table may know of it."""

    id: str
    game: str
    options: dict[str, object]
    # Played with a data file of its own.
    own_data: bool
    # The digest of its figures and names: tables with the same one play with the same.
    data_digest: str
    status: Status
    seats: list[SeatInfo]
    settings: Settings
    # Whether this browser created it.
    host: bool
    created: Milliseconds
    watchers: int
    # The dealer: H(seed) from the beginning, the seats' entropies from the start, the seed at the end.
    commitment: str
    entropies: list[str]
    seed: str | None
    undo: UndoRequest | None
    rematch: str | None
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


class TableList(Model):
    tables: list[TableSummary]


class Created(Model):
    table: str


class Sit(Model):
    seat: Seat | None = None
    name: Name
    entropy: Entropy = ""


class SeatOnly(Model):
    seat: Seat


class PutBot(Model):
    seat: Seat
    bot: Annotated[str, Field(max_length=24)] = "greedy"


class SeatLink(Model):
    """A personal link: whoever opens `/seat#code` once takes the seat."""

    code: str


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
    bot: Annotated[str, Field(max_length=24)] = "greedy"


class OptionInfo(Model):
    name: str
    kind: Literal["flag", "choice", "number", "seat", "order"]
    default: object
    values: list[str]
    low: int
    high: int


class GameInfo(Model):
    id: str
    title: str
    seats: list[int]
    rules_version: str
    options: list[OptionInfo]
    bots: list[str]


class GameList(Model):
    games: list[GameInfo]


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
    params: Params = {}


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
    # The dealer: its kind, H(seed), the entropies, and the seed.
    dealer: Literal["seeded", "scripted", "fair"]
    commitment: str
    entropies: list[str]
    seed: str | None
    # The match as a record, written under the rules it was played by.
    record: str
    notes: list[str]
    first_view: dict[str, object]
    steps: list[Step]


# From the browser


class Hello(Model):
    """The first message: which of this browser's seats this tab shows; None watches. Sent again to change it."""

    type: Literal["hello"]
    protocol: int
    seat: Seat | None


class AskDraft(Model):
    """Show me the position after these moves. An empty list shows the position as it is."""

    type: Literal["draft"]
    id: RequestId
    seat: Seat
    seq: Seq
    moves: Annotated[list[Move], Field(max_length=LONGEST_GESTURE)]


class Play(Model):
    """Make these moves, all or none, at the position after entry `seq`. While several may act at once, as in a live
    auction, an earlier `seq` of the same count will do: the moves are judged where the table stands now."""

    type: Literal["play"]
    id: RequestId
    seat: Seat
    seq: Seq
    moves: Moves


class Check(Model):
    """What is the number of this move, such as "bid 370" or "deal 1 red2+jail1 get 500", and could it be made?"""

    type: Literal["check"]
    id: RequestId
    seat: Seat
    seq: Seq
    # In the game's notation.
    text: MoveText


class Suggest(Model):
    """I would accept this deal, if `to` offered it: it is no move, and nothing follows from it but that everybody is
    told. It is made after an offer of theirs was refused, or while it is still open."""

    type: Literal["suggest"]
    id: RequestId
    seat: Seat
    seq: Seq
    to: Seat
    # As `to` would offer it, with `seat` as the partner.
    text: MoveText


class Undo(Model):
    """Take back my own last moves, or ask everybody to go back to the position after entry `to`."""

    type: Literal["undo"]
    id: RequestId
    seat: Seat
    seq: Seq
    to: Seq | None = None


class AnswerUndo(Model):
    type: Literal["answer-undo"]
    id: RequestId
    seat: Seat
    agree: bool


class Back(Model):
    """I am here again: no bot plays for me any more."""

    type: Literal["back"]
    id: RequestId
    seat: Seat


class Resign(Model):
    type: Literal["resign"]
    id: RequestId
    seat: Seat


class Say(Model):
    """A line of chat; a spectator's has no seat."""

    type: Literal["say"]
    id: RequestId
    seat: Seat | None
    text: Annotated[str, Field(min_length=1, max_length=LONGEST_CHAT)]


class AskHint(Model):
    type: Literal["hint"]
    id: RequestId
    seat: Seat
    seq: Seq


class Ping(Model):
    type: Literal["ping"]
    id: RequestId


FromClient = Annotated[
    Hello | AskDraft | Play | Check | Suggest | Undo | AnswerUndo | Back | Resign | Say | AskHint | Ping,
    Field(discriminator="type"),
]
FROM_CLIENT: TypeAdapter[FromClient] = TypeAdapter(FromClient)


# To the browser


class PromptInfo(Model):
    kind: str
    clause: str
    params: dict[str, object]


class RefusalInfo(Model):
    """The sentence is `refusal-<code>` of the text files."""

    code: str
    clause: str
    params: Params


class ChoiceInfo(Model):
    move: int | None
    kind: str
    targets: list[str]
    cost: int | None
    refusal: RefusalInfo | None


class BidFormInfo(Model):
    kind: Literal["bid"]
    low: int
    high: int
    step: int


class DealFormInfo(Model):
    kind: Literal["deal"]
    partners: list[int]
    assets: list[str]


FormInfo = BidFormInfo | DealFormInfo


class ClockInfo(Model):
    """When the seats that are asked run out of time, by the server's clock, which reads `now`.

    `due` includes what is left in the bank; until `bank_from` only the time for this decision passes.
    """

    now: Milliseconds
    due: Milliseconds
    bank_from: Milliseconds
    bank: list[Milliseconds]


class TimerInfo(Model):
    """What the clock ends at `due`, in ms of the server's time, which is `now`: an auction, the hour. One that extends
    ends so many seconds after a bid that was made in its last so many."""

    kind: str
    number: int
    now: Milliseconds
    due: Milliseconds
    seconds: int
    extends: int


class State(Model):
    """The position after entry `seq`, as the seat may know it; `events` are what that entry did."""

    type: Literal["state"]
    seq: int
    seat: int | None
    actor: int
    at: Milliseconds
    undo_to: int | None
    view: dict[str, object]
    prompt: PromptInfo
    choices: list[ChoiceInfo]
    forms: list[FormInfo]
    events: list[dict[str, object]]
    clock: ClockInfo | None
    timers: list[TimerInfo]
    # Whether the seat can take back its last moves alone.
    can_undo: bool
    # For whoever has sent the gesture: the id of that request. It is stored as this entry, and not acknowledged again.
    ack: int | None = None


class LogEntry(Model):
    seq: int
    actor: int
    at: Milliseconds
    events: list[dict[str, object]]
    undo_to: int | None


class ChatLine(Model):
    number: int
    seat: int | None
    name: str
    text: str
    at: Milliseconds


class Suggestion(Model):
    """The deal that `seat` would accept, if `to` offered it. It holds until the turn passes, until `to` makes an offer,
    or until another is suggested."""

    type: Literal["suggestion"]
    seat: int
    to: int
    # As `to` would offer it: as a number, and in the game's notation.
    move: int
    text: str
    seq: int


class Welcome(Model):
    """The answer to hello: everything, in one message. `state` is None while the table waits for players."""

    type: Literal["welcome"]
    protocol: int
    seat: int | None
    table: TableInfo
    scene: dict[str, object]
    log: list[LogEntry]
    chat: list[ChatLine]
    state: State | None
    suggestion: Suggestion | None


class Drafted(Model):
    type: Literal["draft"]
    id: int
    seq: int
    moves: list[int]
    view: dict[str, object]
    prompt: PromptInfo
    choices: list[ChoiceInfo]
    forms: list[FormInfo]
    events: list[dict[str, object]]


class Ack(Model):
    """What was asked is done and stored; for a gesture `seq` is its entry."""

    type: Literal["ack"]
    id: int
    seq: int


class Refused(Model):
    """Nothing was done. Where the rules refuse there is a clause, and the sentence is `refusal-<code>` of the text
    files; where the table does there is none, and it is `error-<code>`."""

    type: Literal["refused"]
    id: int | None
    code: str
    clause: str | None
    params: Params
    seq: int


class Checked(Model):
    """`move` is the number to draft and to play; None for a text that is no move of this game."""

    type: Literal["checked"]
    id: int
    move: int | None
    refusal: RefusalInfo | None


class Hinted(Model):
    type: Literal["hinted"]
    id: int
    seq: int
    move: int


class TableNews(Model):
    type: Literal["table"]
    table: TableInfo


class ChatNews(Model):
    type: Literal["chat"]
    line: ChatLine


class Pong(Model):
    type: Literal["pong"]
    id: int
    now: Milliseconds


class Goodbye(Model):
    """The last message before the server closes the connection; `error-<code>` says why."""

    type: Literal["bye"]
    code: str
    # Whether to come back soon.
    again: bool


FromServer = Annotated[
    Welcome | State | Drafted | Ack | Refused | Checked | Suggestion | Hinted | TableNews | ChatNews | Pong | Goodbye,
    Field(discriminator="type"),
]
FROM_SERVER: TypeAdapter[FromServer] = TypeAdapter(FromServer)
