"""The moves of Room Share: each a number, a typed move and a line of text."""

from typing import Final, final

from faubourg.core.codec import Codec, Verb
from faubourg.core.notation import TypedMove
from faubourg.games.roomshare.numbering import (
    ARRANGE,
    ARRANGEMENTS,
    ARROW_IDS,
    CARDS,
    COLOUR_IDS,
    DEAL,
    EVICT,
    FIRST,
    FLAT_IDS,
    KIND_IDS,
    LAND,
    LAY,
    MOST_SEATS,
    PAIR_ONE,
    PAIR_TWO,
    PAIRS,
    PASS,
    PLACE,
    PLACES,
    PLAY,
    RENOVATE,
    RENOVATE_NOTHING,
    SWAP_FIRST,
    SWAP_NOTHING,
    SWAP_SECOND,
    TAKE,
    card_id,
    permutation,
    place_id,
)

PLACE_IDS: Final = [place_id(place) for place in range(PLACES)]
CARD_IDS: Final = [card_id(card) for card in range(CARDS)]
PAIR_IDS: Final = [ARROW_IDS[PAIR_ONE[pair]] + ARROW_IDS[PAIR_TWO[pair]] for pair in range(PAIRS)]
CORNER_IDS: Final = [tuple(COLOUR_IDS[colour] for colour in permutation(number)) for number in range(ARRANGEMENTS)]


@final
class Play(TypedMove):
    """Show a card: `play red3`."""

    def __init__(self, card: str) -> None:
        super().__init__("play", card)
        self.card = card


@final
class Place(TypedMove):
    """Put a tenant of a colour on an arrow: `place red b2n`."""

    def __init__(self, colour: str, place: str) -> None:
        super().__init__("place", colour, place)
        self.colour = colour
        self.place = place


@final
class Take(TypedMove):
    """Take a tenant off the board: `take b2n`."""

    def __init__(self, place: str) -> None:
        super().__init__("take", place)
        self.place = place


@final
class Evict(TypedMove):
    """Evict an apartment: `evict b2`."""

    def __init__(self, flat: str) -> None:
        super().__init__("evict", flat)
        self.flat = flat


@final
class Land(TypedMove):
    """Put the tenant who moves on an arrow: `land e`."""

    def __init__(self, arrow: str) -> None:
        super().__init__("land", arrow)
        self.arrow = arrow


@final
class SwapFirst(TypedMove):
    """Choose the first of two tenants who change places: `swap b2n`."""

    def __init__(self, place: str) -> None:
        super().__init__("swap", place)
        self.place = place


@final
class SwapSecond(TypedMove):
    """Choose the second: `with c1e`."""

    def __init__(self, place: str) -> None:
        super().__init__("with", place)
        self.place = place


@final
class SwapNothing(TypedMove):
    """Swap two of the same colour: `swap nothing`."""

    def __init__(self) -> None:
        super().__init__("swap nothing")


@final
class Renovate(TypedMove):
    """Exchange two tenants of one apartment: `renovate b2 ne`."""

    def __init__(self, flat: str, arrows: str) -> None:
        super().__init__("renovate", flat, arrows)
        self.flat = flat
        self.arrows = arrows


@final
class RenovateNothing(TypedMove):
    """Exchange two of the same colour: `renovate nothing`."""

    def __init__(self) -> None:
        super().__init__("renovate nothing")


@final
class Pass(TypedMove):
    """Decline the last chance: `pass`."""

    def __init__(self) -> None:
        super().__init__("pass")


@final
class First(TypedMove):
    """Nature names the first player: `first 2`."""

    def __init__(self, seat: int) -> None:
        super().__init__("first", seat)
        self.seat = seat


@final
class Arrange(TypedMove):
    """Nature arranges the corners, top left to bottom right: `corners red blue yellow green`."""

    def __init__(self, colours: tuple[str, ...]) -> None:
        super().__init__("corners", *colours)
        self.colours = colours


@final
class Lay(TypedMove):
    """Nature lays the next outer apartment: `lay suite`."""

    def __init__(self, kind: str) -> None:
        super().__init__("lay", kind)
        self.kind = kind


@final
class Deal(TypedMove):
    """Nature deals a card to whoever draws: `draw red3`."""

    def __init__(self, card: str) -> None:
        super().__init__("draw", card)
        self.card = card


CODEC: Final = Codec(
    [
        Verb(PLAY, Play, CARD_IDS),
        Verb(PLACE, Place, COLOUR_IDS, PLACE_IDS),
        Verb(TAKE, Take, PLACE_IDS),
        Verb(EVICT, Evict, FLAT_IDS),
        Verb(LAND, Land, ARROW_IDS),
        Verb(SWAP_FIRST, SwapFirst, PLACE_IDS),
        Verb(SWAP_SECOND, SwapSecond, PLACE_IDS),
        Verb(SWAP_NOTHING, SwapNothing),
        Verb(RENOVATE, Renovate, FLAT_IDS, PAIR_IDS),
        Verb(RENOVATE_NOTHING, RenovateNothing),
        Verb(PASS, Pass),
        Verb(FIRST, First, range(MOST_SEATS)),
        Verb(ARRANGE, Arrange, CORNER_IDS),
        Verb(LAY, Lay, KIND_IDS),
        Verb(DEAL, Deal, CARD_IDS),
    ]
)
