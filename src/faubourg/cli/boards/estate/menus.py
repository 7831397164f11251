"""The legal moves in the order in which people look for them: what the turn is about, then what else is possible."""

from collections.abc import Callable
from typing import Final, NamedTuple, cast

from faubourg.cli.boards.estate.facts import Facts
from faubourg.cli.menu import Row
from faubourg.core.state import Choice

# What ends the question comes last.
LAST: Final = ("done", "stop", "pass", "decline", "refuse", "out", "bankrupt")
# Of sixty bids so many are listed; any other amount can be typed.
BIDS: Final = 5


class Listing(NamedTuple):
    """How a game lists its moves: the kinds that a turn is about come first; and what parts a choice has, of which
    people are asked in the given order."""

    first: tuple[str, ...]
    order: tuple[str, ...]
    parts: Callable[[Choice], dict[str, str]]


def rows_of(choices: list[Choice], listing: Listing, facts: Facts) -> list[Row]:
    bids = [choice for choice in choices if choice["kind"] == "bid"]
    kept = [choice for choice in choices if choice["kind"] != "bid"] + offered_bids(bids, facts)
    kept.sort(key=lambda choice: rank(choice, listing.first))
    return [Row(cast(int, choice["move"]), listing.parts(choice)) for choice in kept]


def rank(choice: Choice, first: tuple[str, ...]) -> int:
    kind = choice["kind"]
    if kind in first:
        return first.index(kind) - len(first)
    return LAST.index(kind) + 1 if kind in LAST else 0


def offered_bids(bids: list[Choice], facts: Facts) -> list[Choice]:
    """The least bid, and the rungs next to a quarter, a half, three quarters and all of the price; above the price the
    next rungs."""
    if len(bids) <= BIDS:
        return bids
    price = min(facts.prices[bids[0]["targets"][0].partition(":")[2]], bids[-1]["cost"] or 0)
    found = bids[:1]
    for part in range(1, BIDS):
        above = [bid for bid in bids if bid not in found and (bid["cost"] or 0) >= price * part // (BIDS - 1)]
        found += above[:1]
    return found


def parts_of(choice: Choice) -> dict[str, str]:
    """What a choice is about: its verb, the district if there is one, and of a bid the amount."""
    parts = {"verb": choice["kind"]} | targets_in(choice, "district")
    if choice["kind"] == "bid":
        parts["amount"] = str(choice["cost"])
    return parts


def targets_in(choice: Choice, *sorts: str) -> dict[str, str]:
    """The targets of these sorts, one of each."""
    found = [target.partition(":") for target in choice["targets"]]
    return {sort: id for sort, _, id in found if sort in sorts}
