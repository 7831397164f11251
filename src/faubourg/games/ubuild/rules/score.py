"""Chapter 11: counting (UB-11b)."""

from mypy_extensions import i64

from faubourg.core.bits import count_bits
from faubourg.games.estate import rent
from faubourg.games.ubuild.state import UBuild


def wealth_of(state: UBuild, seat: i64) -> i64:
    # UB-11b Cash, and the rent of each unmortgaged district as another player would pay it.
    return rent.wealth(state, seat)


def standing(state: UBuild, seat: i64) -> tuple[int, ...]:
    """UB-11b Wealth, then cash, then districts. UB-11a The bankrupt comes last."""
    in_play = int(state.playing >> seat & 1)
    return in_play, int(wealth_of(state, seat)), int(state.cash[seat]), int(count_bits(state.owned[seat]))
