"""Perft: counting the ways to go on from a position, Nature's outcomes one by one."""

from fractions import Fraction

from faubourg import NATURE, State


def lines_from(state: State, depth: int) -> int:
    """Every line of play of so many moves; one that ends sooner counts as one."""
    if depth == 0 or state.over:
        return 1
    count = 0
    for move in state.legal():
        after = state.clone()
        after.play(move)
        count += lines_from(after, depth - 1)
    return count


def unchecked_lines_from(state: State, depth: int) -> int:
    """The same without asking whether each move is legal, the last move of a line not even made."""
    moves = state.legal()
    if depth == 1 or not moves:
        return max(1, len(moves))
    count = 0
    for move in moves:
        after = state.clone()
        after.apply(move)
        count += unchecked_lines_from(after, depth - 1)
    return count


def places_from(state: State, depth: int) -> set[str]:
    if depth == 0 or state.over:
        return {state.digest()}
    found: set[str] = set()
    for move in state.legal():
        after = state.clone()
        after.apply(move)
        found |= places_from(after, depth - 1)
    return found


def chances(state: State, depth: int) -> Fraction:
    """The odds of all lines together, if seats choose evenly: one, unless Nature's weights are wrong."""
    if depth == 0 or state.over:
        return Fraction(1)
    moves = state.legal()
    weights = state.weights() if state.actor == NATURE else [1] * len(moves)
    assert len(weights) == len(moves)
    total = Fraction(0)
    for move, weight in zip(moves, weights):
        after = state.clone()
        after.apply(move)
        total += Fraction(weight, sum(weights)) * chances(after, depth - 1)
    return total
