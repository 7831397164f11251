"""The moves of Room Share: each a number, a typed move and a line of text."""

from typing import Final

from faubourg.core.codec import Codec, Verb
from faubourg.games.roomshare import numbering
from faubourg.games.roomshare.numbering import ARROW_IDS, CARD_IDS, COLOUR_IDS, FLAT_IDS, PLACE_IDS, Phase, permutation

PAIR_IDS: Final = [
    ARROW_IDS[numbering.PAIR_ONE[pair]] + ARROW_IDS[numbering.PAIR_TWO[pair]] for pair in range(numbering.PAIRS)
]
# RS-3e The corners from top left to bottom right.
CORNER_IDS: Final = [
    " ".join([COLOUR_IDS[colour] for colour in permutation(number)]) for number in range(numbering.ARRANGEMENTS)
]

CODEC: Final = Codec(
    [
        Verb(numbering.PLAY, "play", (Phase.PLAY,), card=CARD_IDS),
        Verb(numbering.PLACE, "place", (Phase.PLACE, Phase.LAST_CHANCE), colour=COLOUR_IDS, place=PLACE_IDS),
        Verb(numbering.TAKE, "take", (Phase.TAKE,), place=PLACE_IDS),
        Verb(numbering.EVICT, "evict", (Phase.CHAIN, Phase.FORCE), flat=FLAT_IDS),
        Verb(numbering.LAND, "land", (Phase.LAND,), arrow=ARROW_IDS),
        Verb(numbering.SWAP_FIRST, "swap", (Phase.SWAP_FIRST,), place=PLACE_IDS),
        Verb(numbering.SWAP_SECOND, "with", (Phase.SWAP_SECOND,), place=PLACE_IDS),
        Verb(numbering.SWAP_NOTHING, "swap nothing", (Phase.SWAP_FIRST,)),
        Verb(numbering.RENOVATE, "renovate", (Phase.RENOVATE,), flat=FLAT_IDS, arrows=PAIR_IDS),
        Verb(numbering.RENOVATE_NOTHING, "renovate nothing", (Phase.RENOVATE,)),
        Verb(numbering.PASS, "pass", (Phase.LAST_CHANCE,)),
        Verb(numbering.FIRST, "first", (Phase.FIRST,), seat=range(numbering.MOST_SEATS)),
        Verb(numbering.ARRANGE, "corners", (Phase.ARRANGE,), colours=CORNER_IDS),
        Verb(numbering.LAY, "lay", (Phase.LAY,), kind=numbering.KIND_IDS),
        Verb(numbering.DEAL, "draw", (Phase.DEAL, Phase.DRAW), card=CARD_IDS),
    ]
)
