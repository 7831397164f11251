"""The codec: number <-> typed move <-> line of text."""

from typing import final

from faubourg.core.notation import TypedMove, index_of, unreadable, words_of
from faubourg.core.options import shown
from faubourg.core.refusal import InputError
from faubourg.games.roomshare.numbering import (
    ARRANGE,
    ARROW_IDS,
    COLOUR_IDS,
    DEAL,
    EVICT,
    FIRST,
    KIND_IDS,
    LAND,
    LAY,
    LISTED,
    PAIR_ONE,
    PAIR_TWO,
    PASS,
    PLACE,
    PLAY,
    RENOVATE,
    RENOVATE_NOTHING,
    SWAP_FIRST,
    SWAP_NOTHING,
    SWAP_SECOND,
    TAKE,
    card_id,
    flat_id,
    permutation,
    permutation_number,
    place_id,
)

FLAT_IDS = tuple(flat_id(flat) for flat in range(20))
PLACE_IDS = tuple(place_id(place) for place in range(80))
CARD_IDS = tuple(card_id(card) for card in range(32))
PAIR_IDS = tuple(ARROW_IDS[PAIR_ONE[pair]] + ARROW_IDS[PAIR_TWO[pair]] for pair in range(6))
SEAT_IDS = ("0", "1", "2", "3")


@final
class Play(TypedMove):
    """Show a card: `play red3`."""

    def __init__(self, card: str) -> None:
        self.card = card

    def line(self) -> str:
        return f"play {self.card}"


@final
class Place(TypedMove):
    """Put a tenant of a colour on an arrow: `place red b2n`."""

    def __init__(self, colour: str, place: str) -> None:
        self.colour = colour
        self.place = place

    def line(self) -> str:
        return f"place {self.colour} {self.place}"


@final
class Take(TypedMove):
    """Take a tenant off the board: `take b2n`."""

    def __init__(self, place: str) -> None:
        self.place = place

    def line(self) -> str:
        return f"take {self.place}"


@final
class Evict(TypedMove):
    """Evict an apartment: `evict b2`."""

    def __init__(self, flat: str) -> None:
        self.flat = flat

    def line(self) -> str:
        return f"evict {self.flat}"


@final
class Land(TypedMove):
    """Put the tenant who moves on an arrow: `land e`."""

    def __init__(self, arrow: str) -> None:
        self.arrow = arrow

    def line(self) -> str:
        return f"land {self.arrow}"


@final
class SwapFirst(TypedMove):
    """Choose the first of two tenants who change places: `swap b2n`."""

    def __init__(self, place: str) -> None:
        self.place = place

    def line(self) -> str:
        return f"swap {self.place}"


@final
class SwapSecond(TypedMove):
    """Choose the second: `with c1e`."""

    def __init__(self, place: str) -> None:
        self.place = place

    def line(self) -> str:
        return f"with {self.place}"


@final
class SwapNothing(TypedMove):
    """Swap two of the same colour: `swap nothing`."""

    def line(self) -> str:
        return "swap nothing"


@final
class Renovate(TypedMove):
    """Exchange two tenants of one apartment: `renovate b2 ne`."""

    def __init__(self, flat: str, arrows: str) -> None:
        self.flat = flat
        self.arrows = arrows

    def line(self) -> str:
        return f"renovate {self.flat} {self.arrows}"


@final
class RenovateNothing(TypedMove):
    """Exchange two of the same colour: `renovate nothing`."""

    def line(self) -> str:
        return "renovate nothing"


@final
class Pass(TypedMove):
    """Decline the last chance: `pass`."""

    def line(self) -> str:
        return "pass"


@final
class First(TypedMove):
    """Nature names the first player: `first 2`."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def line(self) -> str:
        return f"first {self.seat}"


@final
class Arrange(TypedMove):
    """Nature arranges the corners, top left to bottom right: `corners red blue yellow green`."""

    def __init__(self, colours: tuple[str, ...]) -> None:
        self.colours = colours

    def line(self) -> str:
        return "corners " + " ".join(self.colours)


@final
class Lay(TypedMove):
    """Nature lays the next outer apartment: `lay suite`."""

    def __init__(self, kind: str) -> None:
        self.kind = kind

    def line(self) -> str:
        return f"lay {self.kind}"


@final
class Deal(TypedMove):
    """Nature deals a card to whoever draws: `draw red3`."""

    def __init__(self, card: str) -> None:
        self.card = card

    def line(self) -> str:
        return f"draw {self.card}"


def move_of(code: int) -> TypedMove:
    """The typed move behind a number."""
    if type(code) is not int or not 0 <= code < LISTED:
        raise InputError("no-such-move", {"move": shown(code), "listed": int(LISTED)})
    if code < PLACE:
        return Play(CARD_IDS[code])
    if code < TAKE:
        return Place(COLOUR_IDS[(code - PLACE) // 80], PLACE_IDS[(code - PLACE) % 80])
    if code < EVICT:
        return Take(PLACE_IDS[code - TAKE])
    if code < LAND:
        return Evict(FLAT_IDS[code - EVICT])
    if code < SWAP_FIRST:
        return Land(ARROW_IDS[code - LAND])
    if code < SWAP_SECOND:
        return SwapFirst(PLACE_IDS[code - SWAP_FIRST])
    if code < SWAP_NOTHING:
        return SwapSecond(PLACE_IDS[code - SWAP_SECOND])
    if code == SWAP_NOTHING:
        return SwapNothing()
    if code < RENOVATE_NOTHING:
        return Renovate(FLAT_IDS[(code - RENOVATE) // 6], PAIR_IDS[(code - RENOVATE) % 6])
    if code == RENOVATE_NOTHING:
        return RenovateNothing()
    if code == PASS:
        return Pass()
    return nature_move_of(code)


def nature_move_of(code: int) -> TypedMove:
    if code < ARRANGE:
        return First(int(code - FIRST))
    if code < LAY:
        return Arrange(tuple(COLOUR_IDS[colour] for colour in permutation(code - ARRANGE)))
    if code < DEAL:
        return Lay(KIND_IDS[code - LAY])
    return Deal(CARD_IDS[code - DEAL])


def text_of(code: int) -> str:
    """A number as a line of text."""
    return move_of(code).line()


def code_of(move: object) -> int:
    """The number of a typed move."""
    if not isinstance(move, TypedMove):
        raise InputError("unreadable-move", {"text": shown(move)})
    return parse(move.line())


def parse(text: str) -> int:
    """A line of text as a number."""
    words = words_of(text)
    if not words:
        raise unreadable(text)
    verb = words[0]
    rest = words[1:]
    if verb == "pass" and not rest:
        return int(PASS)
    if verb in ("swap", "renovate") and rest == ["nothing"]:
        return int(SWAP_NOTHING if verb == "swap" else RENOVATE_NOTHING)
    if verb == "corners" and len(rest) == 4 and len(set(rest)) == 4:
        return int(ARRANGE) + permutation_number([index_of(COLOUR_IDS, word, text) for word in rest])
    if verb == "place" and len(rest) == 2:
        return int(PLACE) + index_of(COLOUR_IDS, rest[0], text) * 80 + index_of(PLACE_IDS, rest[1], text)
    if verb == "renovate" and len(rest) == 2:
        return int(RENOVATE) + index_of(FLAT_IDS, rest[0], text) * 6 + index_of(PAIR_IDS, rest[1], text)
    if len(rest) == 1:
        return parse_single(verb, rest[0], text)
    raise unreadable(text)


def parse_single(verb: str, word: str, text: str) -> int:
    """A verb with a single target."""
    if verb == "play":
        return int(PLAY) + index_of(CARD_IDS, word, text)
    if verb == "take":
        return int(TAKE) + index_of(PLACE_IDS, word, text)
    if verb == "evict":
        return int(EVICT) + index_of(FLAT_IDS, word, text)
    if verb == "land":
        return int(LAND) + index_of(ARROW_IDS, word, text)
    if verb == "swap":
        return int(SWAP_FIRST) + index_of(PLACE_IDS, word, text)
    if verb == "with":
        return int(SWAP_SECOND) + index_of(PLACE_IDS, word, text)
    if verb == "first":
        return int(FIRST) + index_of(SEAT_IDS, word, text)
    if verb == "lay":
        return int(LAY) + index_of(KIND_IDS, word, text)
    if verb == "draw":
        return int(DEAL) + index_of(CARD_IDS, word, text)
    raise unreadable(text)
