"""What the ids of Room Share look like, for whoever turns them into words: `faubourg.text.phrases` says how."""

from typing import Final

# The pattern of each sort of id; its named groups are the parts that the message `name-<sort>` is given.
SORTS: Final[dict[str, object]] = {
    "address": r"(?P<column>[a-e])(?P<floor>[0-3])",
    "flat": r"(?P<address>[a-e][0-3])",
    "arrow": r"[nesw]",
    "place": r"(?P<address>[a-e][0-3])(?P<arrow>[nesw])",
    "card": r"(?P<cards>[a-z]+)(?P<number>\d)",
    "card-kind": r"(?P<cards>[a-z]+)",
    "colour": r"(?P<colours>[a-z]+)",
    "flat-kind": r"(?P<kinds>[a-z]+)",
    "problem": r"two-on-an-arrow|tenants|cards|flats|phase|actor",
}

# The sorts that a parameter or a target may be of; the first whose pattern fits is meant.
PARAMS: Final[dict[str, object]] = {
    "flat": ["flat"],
    "from": ["place", "flat"],
    "to": ["place", "flat"],
    "place": ["place", "flat"],
    "places": ["place", "flat"],
    "other": ["place", "flat"],
    "first": ["place", "flat"],
    "arrow": ["place", "arrow"],
    "direction": ["arrow"],
    "card": ["card", "card-kind"],
    "card_kind": ["card-kind"],
    "key": ["colour"],
    "colour": ["colour"],
    "colours": ["colour"],
    "second_colours": ["colour"],
    "corners": ["colour"],
    "own": ["colour"],
    "kind": ["flat-kind"],
    "flat_kind": ["flat-kind"],
    "reserve": ["seat"],
    "problem": ["problem"],
}
