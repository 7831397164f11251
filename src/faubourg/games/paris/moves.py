"""The moves of Paris: each a number, a typed move and a line of text."""

from typing import Final

from faubourg.core.codec import Codec, Verb
from faubourg.games.paris import numbering
from faubourg.games.paris.numbering import CARD_IDS, COLOUR_IDS, LOT_IDS, MOST_SEATS, STREET_IDS

CODEC: Final = Codec(
    [
        Verb(numbering.BUY, "buy", lot=LOT_IDS),
        Verb(numbering.HOUSE, "house", lot=STREET_IDS),
        Verb(numbering.HOTEL, "hotel", lot=STREET_IDS),
        Verb(numbering.DONE, "done"),
        Verb(numbering.PASS, "pass"),
        Verb(numbering.PAY, "pay", card=CARD_IDS),
        Verb(numbering.FIRST, "first", seat=range(MOST_SEATS)),
        Verb(numbering.TURN_UP, "turn up", lot=LOT_IDS),
        Verb(numbering.BACK, "back", colour=COLOUR_IDS),
        Verb(numbering.DRAW, "draw", card=CARD_IDS[: numbering.MONEY]),
    ]
)
