"""The moves of Paris: each a number, a typed move and a line of text."""

from typing import Final

from faubourg.core.codec import Codec, Verb
from faubourg.games.paris import numbering
from faubourg.games.paris.numbering import CARD_IDS, COLOUR_IDS, LOT_IDS, MOST_SEATS, STREET_IDS, Phase

CODEC: Final = Codec(
    [
        Verb(numbering.BUY, "buy", (Phase.ACT,), lot=LOT_IDS),
        Verb(numbering.HOUSE, "house", (Phase.ACT,), lot=STREET_IDS),
        Verb(numbering.HOTEL, "hotel", (Phase.ACT,), lot=STREET_IDS),
        Verb(numbering.DONE, "done", (Phase.ACT,)),
        Verb(numbering.PASS, "pass", (Phase.ACT,)),
        Verb(numbering.PAY, "pay", (Phase.PAY,), card=CARD_IDS),
        Verb(numbering.FIRST, "first", (Phase.FIRST,), seat=range(MOST_SEATS)),
        Verb(numbering.TURN_UP, "turn up", (Phase.MARKET, Phase.REFILL), lot=LOT_IDS),
        Verb(numbering.BACK, "back", (Phase.OPEN, Phase.BACK), colour=COLOUR_IDS),
        Verb(numbering.DRAW, "draw", (Phase.DRAW,), card=CARD_IDS[: numbering.MONEY]),
    ]
)
