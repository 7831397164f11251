"""The moves of City: each a number, a typed move and a line of text."""

from typing import Final

from faubourg.core.codec import Codec, Verb
from faubourg.games.city import numbering
from faubourg.games.city.numbering import Step
from faubourg.games.estate import bids
from faubourg.games.estate.dice import THROW_IDS
from faubourg.games.estate.districts import DISTRICT_IDS
from faubourg.games.estate.moves import OpenMoves
from faubourg.games.estate.terms import Clauses, Moves, Terms

# With the steps at which all of these, and nothing else, may be chosen; else the chapter says what may.
VERBS: Final = [
    Verb(numbering.ROLL, "roll"),
    Verb(numbering.BAIL, "bail"),
    Verb(numbering.JAIL_CARD, "jail-card", (Step.FINE,)),
    Verb(numbering.BUY, "buy"),
    Verb(numbering.DECLINE, "decline"),
    Verb(numbering.PAY, "pay", (Step.FINE, Step.RENT, Step.TAX)),
    Verb(numbering.USE_DODGE, "dodge", (Step.RENT, Step.TAX)),
    Verb(numbering.PASS, "pass", (Step.TAXI,)),
    Verb(numbering.BUILD, "build"),
    Verb(numbering.DONE, "done"),
    Verb(numbering.ACCEPT, "accept", (Step.ASK,)),
    Verb(numbering.REFUSE, "refuse", (Step.ASK,)),
    Verb(numbering.OUT, "out"),
    Verb(numbering.BANKRUPT, "bankrupt"),
    Verb(numbering.USE_TAXI, "taxi", (Step.TAXI,), squares=numbering.TAXI_WAYS),
    Verb(numbering.CHOOSE, "choose", hazard=numbering.KIND_IDS[4:]),
    Verb(numbering.CALL, "call", district=DISTRICT_IDS),
    Verb(numbering.JUMP, "jump", district=DISTRICT_IDS),
    Verb(numbering.TAKE, "take", district=DISTRICT_IDS),
    Verb(numbering.GIVE, "give", district=DISTRICT_IDS),
    Verb(numbering.RESIDENTIAL, "residential", district=DISTRICT_IDS),
    Verb(numbering.INDUSTRIAL, "industrial", district=DISTRICT_IDS),
    Verb(numbering.RAIL, "rail", district=DISTRICT_IDS),
    Verb(numbering.BONUS, "bonus", district=DISTRICT_IDS),
    Verb(numbering.HAZARD, "hazard", district=DISTRICT_IDS),
    Verb(numbering.REMOVE, "remove", district=DISTRICT_IDS),
    Verb(numbering.DEMOLISH, "demolish", district=DISTRICT_IDS),
    Verb(numbering.STADIUM, "stadium", district=DISTRICT_IDS),
    Verb(numbering.SKYSCRAPER, "skyscraper", district=DISTRICT_IDS),
    Verb(numbering.TOWER, "tower", district=DISTRICT_IDS),
    Verb(numbering.MORTGAGE, "mortgage", district=DISTRICT_IDS),
    Verb(numbering.LIFT, "lift", district=DISTRICT_IDS),
    Verb(numbering.BID, "bid", amount=bids.rungs()),
    Verb(numbering.FIRST, "first", seat=range(numbering.MOST_SEATS)),
    Verb(numbering.DICE, "dice", (Step.DICE,), throw=THROW_IDS),
    Verb(numbering.PRESS, "press", (Step.PRESS,), shown=numbering.PRESS_IDS),
    Verb(numbering.DRAW, "draw", card=numbering.CARD_IDS),
    Verb(numbering.TIME_AUCTION, "time", what=numbering.TIME_IDS),
]

MOVES: Final = Moves(VERBS)
OPEN: Final = OpenMoves(MOVES, numbering.DICE, numbering.DEAL_CARD_IDS)
CODEC: Final = Codec(VERBS, OPEN.typed, OPEN.code)

TERMS: Final = Terms(
    MOVES,
    Clauses(
        buy="CI-4a",
        auction="CI-5a",
        out="CI-5c",
        deal="CI-7a",
        debtor_deal="CI-7b",
        debt="CI-10a",
        mortgage="CI-10b",
        lift="CI-10d",
        arrest="CI-12a",
        bail="CI-12c",
        build="CI-6b",
        stadium="CI-9a",
        skyscraper="CI-9b",
        tower="CI-9d",
        first="CI-1d",
        rounds="CI-1e",
    ),
    by_blocks=False,
)
