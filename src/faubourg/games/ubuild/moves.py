"""The moves of U-Build: each a number, a typed move and a line of text."""

from typing import Final

from faubourg.core.codec import Codec, Verb
from faubourg.games.estate import bids
from faubourg.games.estate.dice import THROW_IDS
from faubourg.games.estate.districts import DISTRICT_IDS
from faubourg.games.estate.moves import OpenMoves
from faubourg.games.estate.terms import Clauses, Moves, Terms
from faubourg.games.ubuild import numbering
from faubourg.games.ubuild.numbering import Step

HAZARD_IDS: Final = numbering.KIND_IDS[3:]

# With the step at which these, and nothing else, may be chosen; else the chapter says what may.
VERBS: Final = [
    Verb(numbering.ROLL, "roll"),
    Verb(numbering.BAIL, "bail"),
    Verb(numbering.BUY, "buy"),
    Verb(numbering.DECLINE, "decline"),
    Verb(numbering.PASS, "pass"),
    Verb(numbering.DONE, "done"),
    Verb(numbering.STOP, "stop"),
    Verb(numbering.ACCEPT, "accept", (Step.ASK,)),
    Verb(numbering.REFUSE, "refuse", (Step.ASK,)),
    Verb(numbering.OUT, "out"),
    Verb(numbering.BANKRUPT, "bankrupt"),
    Verb(numbering.REMOVE, "remove", hazard=HAZARD_IDS),
    Verb(numbering.PLACE, "place", piece=numbering.KIND_IDS),
    Verb(numbering.STEP, "step", hazard=HAZARD_IDS, direction=numbering.DIRECTION_IDS),
    Verb(numbering.SITE, "site", site=range(1, int(numbering.MOST_SITES) + 1)),
    Verb(numbering.CALL, "call", district=DISTRICT_IDS),
    Verb(numbering.TAKE, "take", district=DISTRICT_IDS),
    Verb(numbering.GIVE, "give", district=DISTRICT_IDS),
    Verb(numbering.RESIDENTIAL, "residential", district=DISTRICT_IDS),
    Verb(numbering.INDUSTRIAL, "industrial", district=DISTRICT_IDS),
    Verb(numbering.STADIUM, "stadium", district=DISTRICT_IDS),
    Verb(numbering.SKYSCRAPER, "skyscraper", district=DISTRICT_IDS),
    Verb(numbering.TOWER, "tower", district=DISTRICT_IDS),
    Verb(numbering.MORTGAGE, "mortgage", district=DISTRICT_IDS),
    Verb(numbering.LIFT, "lift", district=DISTRICT_IDS),
    Verb(numbering.BID, "bid", amount=bids.rungs()),
    Verb(numbering.FIRST, "first", seat=range(numbering.MOST_SEATS)),
    Verb(numbering.DIE, "die", throw=range(1, 7)),
    Verb(numbering.DICE, "dice", throw=THROW_IDS),
    Verb(numbering.DRAW, "draw", card=numbering.CARD_IDS),
    Verb(numbering.TIME_UP, "time", what=numbering.TIME_IDS),
]

MOVES: Final = Moves(VERBS)
# UB-7b Deals are of districts and money only.
OPEN: Final = OpenMoves(MOVES, numbering.DICE, ())
CODEC: Final = Codec(VERBS, OPEN.typed, OPEN.code)

TERMS: Final = Terms(
    MOVES,
    Clauses(
        buy="UB-4a",
        auction="UB-7a",
        out="UB-7a",
        deal="UB-7b",
        debtor_deal="UB-7b",
        debt="UB-8e",
        mortgage="UB-8a",
        lift="UB-8c",
        arrest="UB-9a",
        bail="UB-9c",
        build="UB-5a",
        stadium="UB-5g",
        skyscraper="UB-5f",
        tower="UB-5h",
        first="UB-3i",
        rounds="UB-11c",
    ),
    by_blocks=True,
)
