"""What a browser sends over the WebSocket."""

from typing import Annotated, Literal

from pydantic import Field, TypeAdapter

from faubourg.server.wire.kinds import (
    LONGEST_CHAT,
    LONGEST_GESTURE,
    Model,
    Move,
    Moves,
    MoveText,
    Phrase,
    RequestId,
    Seat,
    Seq,
)


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
    """What is the number of this move, such as "bid 370" or "deal 1 red2+jail1 get 500", and could it be made after
    these moves, which are drafted?"""

    type: Literal["check"]
    id: RequestId
    seat: Seat
    seq: Seq
    # In the game's notation.
    text: MoveText
    moves: Annotated[list[Move], Field(max_length=LONGEST_GESTURE)] = Field(default=[])


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
    """Agree or not to the request to go back whose id is `request`, at the position after entry `seq`. An answer to one
    that was withdrawn, refused or has fallen is refused, whatever is asked for now."""

    type: Literal["answer-undo"]
    id: RequestId
    seat: Seat
    seq: Seq
    request: RequestId
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


class SayPhrase(Model):
    """A line of chat that needs no typing, and is read by each in their own language."""

    type: Literal["phrase"]
    id: RequestId
    seat: Seat | None
    phrase: Phrase


class AskHint(Model):
    type: Literal["hint"]
    id: RequestId
    seat: Seat
    seq: Seq


class Ping(Model):
    type: Literal["ping"]
    id: RequestId


FromClient = Annotated[
    Hello | AskDraft | Play | Check | Suggest | Undo | AnswerUndo | Back | Resign | Say | SayPhrase | AskHint | Ping,
    Field(discriminator="type"),
]
FROM_CLIENT: TypeAdapter[FromClient] = TypeAdapter(FromClient)
