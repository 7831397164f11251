"""What the server sends over the WebSocket: answers, and news that nobody has asked for."""

from typing import Annotated, Literal

from pydantic import Field, TypeAdapter

from faubourg.server.wire.http import TableInfo
from faubourg.server.wire.kinds import Milliseconds, Model, Params, Phrase


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
    # Who made that entry, not who is asked now: a seat, -2 for chance or -3 for the clock.
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
    # A seat, -2 for chance or -3 for the clock.
    actor: int
    at: Milliseconds
    events: list[dict[str, object]]
    undo_to: int | None


class ChatLine(Model):
    number: int
    seat: int | None
    name: str
    # Empty where it is a phrase.
    text: str
    phrase: Phrase | None
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
    """What the strongest level that is ready would do, and how sure it is that nothing else is better: from 0 to 1, and
    in a word, whose sentence is `hint-<confidence>` of the text files. Of a deal that it would offer no figure is
    known."""

    type: Literal["hinted"]
    id: int
    seq: int
    move: int
    # In the game's notation: an open move is among no choices.
    text: str
    # Who gives it, and who would if this server were ready for it.
    level: str
    wanted: str
    sure: float | None
    confidence: str


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
