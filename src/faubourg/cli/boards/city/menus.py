"""The legal moves in the order in which people look for them: what the turn is about, then what else is possible."""

from typing import Final, cast

from faubourg.cli.boards.city.facts import Facts
from faubourg.cli.menu import Row
from faubourg.core.state import Choice

# In which order the parts of a move are asked for.
ORDER: Final = ("verb", "district")
# What a turn is about comes first, whatever ends the question last.
FIRST: Final = ("roll", "buy", "accept", "pay", "jail-card", "bail", "dodge", "build", "bid")
LAST: Final = ("done", "pass", "decline", "refuse", "out", "bankrupt")
# Of sixty bids so many are listed; any other amount can be typed.
BIDS: Final = 5


def rows_of(choices: list[Choice], facts: Facts) -> list[Row]:
    bids = [choice for choice in choices if choice["kind"] == "bid"]
    kept = [choice for choice in choices if choice["kind"] != "bid"] + offered_bids(bids, facts)
    return [Row(cast(int, choice["move"]), parts_of(choice)) for choice in sorted(kept, key=rank)]


def rank(choice: Choice) -> int:
    kind = choice["kind"]
    if kind in FIRST:
        return FIRST.index(kind) - len(FIRST)
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
    """What a choice is about: its verb, and the district if there is one."""
    parts = {"verb": choice["kind"]}
    for target in choice["targets"]:
        sort, _, id = target.partition(":")
        if sort == "district":
            parts["district"] = id
    if choice["kind"] == "bid":
        parts["amount"] = str(choice["cost"])
    return parts
