"""Chapter 11: counting (UB-11b)."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from faubourg.core.bits import count_bits
from faubourg.core.ranking import told_apart
from faubourg.games.estate import rent

if TYPE_CHECKING:
    from faubourg.games.ubuild.state import UBuild


def wealth_of(state: "UBuild", seat: i64) -> i64:
    # UB-11b Cash, and the rent of each unmortgaged district as another player would pay it.
    return rent.wealth(state, seat)


def standings(state: "UBuild") -> list[tuple[int, ...]]:
    """UB-11b Wealth, then cash, then districts. UB-11a The bankrupt comes last."""
    found: list[tuple[int, ...]] = []
    for seat in range(state.seats):
        in_play = int(state.playing >> seat & 1)
        rest = int(state.cash[seat]), int(count_bits(state.owned[seat]))
        found.append((in_play, int(wealth_of(state, seat)), *rest))
    return found


def decided_by(state: "UBuild") -> str:
    """UB-11b What told the winner from the second; nothing, if they share the win."""
    return told_apart(standings(state), ("last", "wealth", "cash", "districts"))
