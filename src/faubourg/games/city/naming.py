"""What the ids of City look like, for whoever turns them into words: `faubourg.text.phrases` says how."""

from typing import Final

# The pattern of each sort of id; its named groups are the parts that the message `name-<sort>` is given.
SORTS: Final[dict[str, object]] = {
    "district": r"(?P<districts>[a-z]+\d)",
    "colour": r"(?P<colours>[a-z]+)",
    "square": r"(?P<squares>\d+)",
    "card": r"chance(?P<number>\d+)",
    "kept": r"jail1|jail2|taxi|tax-dodge|dodge",
    "piece": r"(?P<pieces>[a-z]+)",
    "shows": r"(?P<blocks>\d)",
    "problem": r"money|players|titles|pieces|cards|clock|offers|frames|actor",
}

# The sorts that a parameter or a target may be of; the first whose pattern fits is meant.
PARAMS: Final[dict[str, object]] = {
    "district": ["district"],
    "districts": ["district"],
    "colour": ["colour"],
    "square": ["square"],
    "from": ["square"],
    "to": ["square"],
    "card": ["card", "kept"],
    "cards": ["card", "kept"],
    "asset": ["kept", "district"],
    "offered": ["kept", "district"],
    "wanted": ["kept", "district"],
    "piece": ["piece"],
    "bonus": ["piece"],
    "hazard": ["piece"],
    "owner": ["seat"],
    "holder": ["seat"],
    "partner": ["seat"],
    "proposer": ["seat"],
    "payer": ["seat"],
    "leader": ["seat"],
    "creditor": ["seat"],
    "shows": ["shows", "piece"],
    "problem": ["problem"],
}
