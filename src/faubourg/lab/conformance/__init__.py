"""What every game promises, checked at any position of any match.

`check_position` looks at one position, `check_match` plays a whole random match, `check_game` looks at what does not
depend on a position. Whatever does not hold is a `Violation`, a sentence that says where and what.
"""

from faubourg.lab.conformance.game import check_game
from faubourg.lab.conformance.match import Tally, check_match, match_digest, match_digests
from faubourg.lab.conformance.moves import open_moves, random_turn
from faubourg.lab.conformance.position import check_position
from faubourg.lab.conformance.secrets import Companion, check_secrets
from faubourg.lab.conformance.violation import Violation, clauses_of

__all__ = [
    "Companion",
    "Tally",
    "Violation",
    "check_game",
    "check_match",
    "check_position",
    "check_secrets",
    "clauses_of",
    "match_digest",
    "match_digests",
    "open_moves",
    "random_turn",
]
