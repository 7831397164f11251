"""What the ids of Paris look like, for whoever turns them into words: `faubourg.text.phrases` says how."""

from typing import Final

# The pattern of each sort of id; its named groups are the parts that the message `name-<sort>` is given.
SORTS: Final[dict[str, object]] = {
    "lot": r"(?P<lots>[a-z]+\d)",
    "colour": r"(?P<colours>[a-z]+)",
    "card": r"(?P<cards>cash-(?P<colour>[a-z]+)\d)",
    "start-card": r"(?P<cards>start\d)",
    "piece": r"house|hotel",
    "action": r"lots|buildings",
    "problem": r"lots|buildings|tokens|cards|basket|phase|actor",
}

# The sorts that a parameter or a target may be of; the first whose pattern fits is meant.
PARAMS: Final[dict[str, object]] = {
    "lot": ["lot"],
    "lots": ["lot"],
    "colour": ["colour"],
    "card": ["card", "start-card"],
    "last": ["card", "start-card"],
    "suggested": ["card", "start-card"],
    "piece": ["piece"],
    "action": ["action"],
    "owner": ["seat"],
    "problem": ["problem"],
}
