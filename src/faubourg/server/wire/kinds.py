"""What models of the wire are made of: the protocol's version, its limits, and values within them."""

from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field

from faubourg.core import data as data_files
from faubourg.core.notation import LONGEST_LINE

PROTOCOL = 2

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
# 32 bytes in hexadecimal: a hash, or what a browser has drawn at random; and the same, or nothing.
Bytes32 = Annotated[str, Field(pattern="^[0-9a-f]{64}$")]
Bytes32OrNone = Annotated[str, Field(pattern="^([0-9a-f]{64})?$")]
MoveText = Annotated[str, Field(min_length=1, max_length=LONGEST_TEXT)]
Moves = Annotated[list[Move], Field(min_length=1, max_length=LONGEST_GESTURE)]
Milliseconds = int
Status = Literal["waiting", "playing", "over", "closed"]
# What can be said without typing: each reader is shown it in their own language, as `phrase-<word>`.
Phrase = Literal["hello", "luck", "well-played", "thanks", "oops", "thinking", "your-turn", "again"]
Params = dict[str, int | str]


class Model(BaseModel):
    model_config = ConfigDict(strict=True, extra="forbid", frozen=True)
