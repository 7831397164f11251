"""What the ids of U-Build look like, for whoever turns them into words: `faubourg.text.phrases` says how."""

from typing import Final

# The pattern of each sort of id; its named groups are the parts that the message `name-<sort>` is given.
SORTS: Final[dict[str, object]] = {
    "district": r"(?P<districts>[a-z]+\d)",
    "colour": r"(?P<colours>[a-z]+)",
    "space": r"(?P<spaces>\d+)",
    "site": r"s(?P<number>\d+)",
    "card": r"chance(?P<number>\d+)",
    "piece": r"(?P<pieces>[a-z]+)",
    "problem": r"money|players|titles|pieces|sites|cards|clock|offers|frames|actor",
}

# The sorts that a parameter or a target may be of; the first whose pattern fits is meant.
PARAMS: Final[dict[str, object]] = {
    "district": ["district"],
    "districts": ["district"],
    "other": ["district"],
    "colour": ["colour"],
    "space": ["space"],
    "from": ["space"],
    "to": ["space"],
    "start": ["site"],
    "site": ["site"],
    "card": ["card"],
    "asset": ["district"],
    "offered": ["district"],
    "wanted": ["district"],
    "piece": ["piece"],
    "pieces": ["piece"],
    "there": ["piece"],
    "owner": ["seat"],
    "partner": ["seat"],
    "proposer": ["seat"],
    "leader": ["seat"],
    "creditor": ["seat"],
    "problem": ["problem"],
}
