"""The head of a table: all that its people and the host have decided, kept as one JSON document.

Guests appear as hashes of their tokens only.
"""

from contextlib import suppress
from typing import Any, Literal

from pydantic import BaseModel, ConfigDict, field_validator, model_validator

from faubourg.bots.ready import USUAL, playing
from faubourg.core.dealer import FAIR, OLDER, Fair, commitment
from faubourg.core.game import Game
from faubourg.core.options import read_options
from faubourg.core.refusal import InputError
from faubourg.games import game
from faubourg.server.wire.answers import Suggestion
from faubourg.server.wire.http import SeatInfo, Settings, TableInfo, UndoRequest


class SeatHead(BaseModel):
    model_config = ConfigDict(extra="forbid")

    kind: Literal["empty", "person", "bot"] = "empty"
    name: str = ""
    guest: str | None = None
    # An empty seat kept for somebody who played the match before.
    reserved: str | None = None
    bot: str | None = None
    away: bool = False
    resigned: bool = False
    # In ms: when a worker lost the person's last connection. Written only where others must be told.
    left: int = 0
    # The hash of the bytes that this seat's browser has drawn, and the bytes, once it has revealed them.
    promise: str = ""
    entropy: str = ""

    @property
    def is_bot_run(self) -> bool:
        """Whether a bot decides here: its own seat, or that of somebody who is away or has resigned."""
        return self.kind == "bot" or self.away or self.resigned

    @property
    def is_person(self) -> bool:
        return self.kind == "person" and not self.resigned

    @property
    def strength(self) -> str:
        """The bot that was asked for; for whoever has resigned or run out of time, the usual one."""
        return self.bot or USUAL


class Head(BaseModel):
    model_config = ConfigDict(extra="forbid")

    game: str
    options: dict[str, Any]
    # The text of a data file of the table's own; None plays with a built-in one.
    data: str | None
    # The digest of the figures it plays with from beginning to end; a head of earlier days does not say it.
    data_digest: str | None = None
    rules_version: str
    settings: Settings
    seats: list[SeatHead]
    host: str
    # The dealer's seed, a secret until the match is over.
    seed: str
    # How its draws follow from the seats' bytes, settled when the match starts; a head of earlier days does not say it.
    scheme: Literal["fair", "fair-2"] = OLDER
    # While a full table waits for its seats to reveal: until when, in ms.
    reveal_by: int | None = None
    # The position from which a match "plays on".
    start_dump: str | None = None
    undo: UndoRequest | None = None
    suggestion: Suggestion | None = None
    # The table of the next match and what is played there; a head of earlier days does not say what.
    rematch: str | None = None
    rematch_game: str | None = None
    notes: list[str] = []

    @field_validator("undo", mode="before")
    @classmethod
    def drop_nameless(cls, asked: object) -> object:
        """A request to go back of earlier days has no name by which it could be answered."""
        return None if isinstance(asked, dict) and "id" not in asked else asked

    @model_validator(mode="after")
    def name_options(self) -> "Head":
        """Options that were called otherwise once, as they are called now. Others are refused by the game."""
        with suppress(InputError):
            self.options = read_options(game(self.game).options, self.options, len(self.seats))
        return self

    def dealer(self) -> Fair:
        entropies = [bytes.fromhex(seat.entropy) for seat in self.seats]
        return Fair(bytes.fromhex(self.seed), entropies, self.promises() if self.scheme == FAIR else None)

    def promises(self) -> list[str]:
        return [seat.promise for seat in self.seats]

    def silent(self) -> list[int]:
        """The seats that have promised bytes and not revealed them."""
        return [number for number, seat in enumerate(self.seats) if seat.promise and not seat.entropy]

    def guests(self) -> tuple[str, ...]:
        """Who sits here, or is expected."""
        return tuple(dict.fromkeys(who for seat in self.seats if (who := seat.guest or seat.reserved)))

    def seats_of(self, guest: str | None) -> list[int]:
        return [number for number, seat in enumerate(self.seats) if guest is not None and seat.guest == guest]

    def kept_for(self, guest: str | None) -> list[int]:
        return [number for number, seat in enumerate(self.seats) if guest is not None and seat.reserved == guest]

    def people(self) -> list[int]:
        """The seats whose people still play, at the table or away."""
        return [number for number, seat in enumerate(self.seats) if seat.is_person]

    def bot_run(self) -> frozenset[int]:
        return frozenset(number for number, seat in enumerate(self.seats) if seat.is_bot_run)

    def names(self) -> list[str]:
        return [seat.name for seat in self.seats]

    def bots(self) -> list[str | None]:
        """By seat: the strength of the bot that sat there at the end."""
        return [seat.strength if seat.is_bot_run else None for seat in self.seats]

    def thinker(self, number: int) -> str:
        """The bot that plays at a seat: the one asked for, or the strongest that is ready in its place."""
        return playing(self.game, self.seats[number].strength)

    def info(
        self,
        id: str,
        figures: Game,
        status: str,
        created: int,
        guest: str | None,
        now: int,
        present: set[int],
        bots_from: list[int | None],
        watchers: int,
        undo: UndoRequest | None,
    ) -> TableInfo:
        """What a guest may know of the table; the seed only when no draw can follow, a request to go back only while it
        can be answered."""
        done = status in ("over", "closed")
        return TableInfo.model_construct(
            id=id,
            game=self.game,
            options=self.options,
            own_data=figures.data_digest != game(self.game).data_digest,
            data_digest=figures.data_digest,
            status=status,
            seats=[
                self.seat_info(number, guest, number in present, bot_from) for number, bot_from in enumerate(bots_from)
            ],
            settings=self.settings,
            host=guest is not None and guest == self.host,
            created=created,
            now=now,
            watchers=watchers,
            commitment=commitment(bytes.fromhex(self.seed)),
            promises=self.promises() if status == "waiting" or self.scheme == FAIR else [],
            revealing=self.reveal_by is not None,
            entropies=[] if status == "waiting" else [seat.entropy for seat in self.seats],
            seed=self.seed if done else None,
            undo=undo,
            rematch=self.rematch,
            rematch_game=self.rematch_game,
            notes=self.notes,
        )

    def seat_info(self, number: int, guest: str | None, present: bool, bot_from: int | None) -> SeatInfo:
        seat, thinker = self.seats[number], self.thinker(number)
        return SeatInfo.model_construct(
            seat=number,
            kind=seat.kind,
            name=seat.name,
            bot=seat.strength if seat.is_bot_run else None,
            instead=thinker if seat.is_bot_run and thinker != seat.strength else None,
            away=seat.away,
            resigned=seat.resigned,
            present=present,
            mine=guest is not None and guest in (seat.guest, seat.reserved),
            bot_from=bot_from,
        )
