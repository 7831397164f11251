"""What is looked for in all games of districts: ways to play on purpose, and questions about a finish or a position."""

from collections.abc import Callable
from itertools import pairwise

from faubourg import Rng, State
from tools.golden import Finish, in_phase

# How to play


def one_of(state: State, rng: Rng, moves: list[int]) -> int:
    """One of these at random; of all legal moves if there are none."""
    wanted = moves or state.legal()
    return wanted[int(rng.below(len(wanted)))]


def careful(state: State, rng: Rng) -> int:
    """At random, but bids stay below a tenth of the cash, and nobody goes on building."""
    texts = {state.text(move): move for move in state.legal()}
    bids = [move for text, move in texts.items() if text.startswith("bid ")]
    if bids:
        low = [move for text, move in texts.items() if text.startswith("bid ") and int(text[4:]) <= 2000]
        return one_of(state, rng, [*low, *(move for text, move in texts.items() if text == "out")] or bids)
    return one_of(state, rng, [])


def dealing(state: State, rng: Rng) -> int:
    """At random, but a debtor tries to sell a district to somebody, for a sum that need not be allowed."""
    prompt = state.prompt(state.actors()[0])
    owned = [text.split()[1] for text in map(state.text, state.legal()) if text.startswith("mortgage ")]
    if prompt["kind"] == "debt" and owned:
        partner, sold = int(rng.below(int(state.seats))), owned[int(rng.below(len(owned)))]
        offer = state.parse(f"deal {partner} {sold} get {10 + 10 * int(rng.below(100))}")
        if state.can_play(offer):
            return offer
    return one_of(state, rng, [])


def neutral(state: State, rng: Rng) -> int:
    """Nobody buys; whoever must open bids what the district is worth, and nobody raises: wealth never changes."""
    texts = {state.text(move): move for move in state.legal()}
    auction = state.view(None)["auction"]
    if "out" in texts:
        return texts["out"]
    if isinstance(auction, dict):
        return state.parse(f"bid {rent_of(state, auction['district'])}")
    for wanted in ("decline", "pass", "done", "roll"):
        if wanted in texts:
            return texts[wanted]
    return one_of(state, rng, [])


def rent_of(state: State, district: str) -> int:
    districts = state.view(None)["districts"]
    assert isinstance(districts, list)
    return next(int(each["rent"]) for each in districts if each["id"] == district)


# What has happened


def ended(by: str, reason: str = "") -> Callable[[Finish], bool]:
    """The match was ended by that, and decided by the reason, if one is given."""
    return lambda finish: finish.view["ended_by"] == by and reason in ("", finish.reason)


def in_jail(finish: Finish) -> bool:
    """The winner sits in jail."""
    winner = finish.players()[finish.match.state.ranking()[0][0]]
    return ended("rounds", "wealth")(finish) and winner["jailed"] is True


def with_mortgages(finish: Finish) -> bool:
    """Somebody has mortgaged, and is still in."""
    districts = finish.view["districts"]
    assert isinstance(districts, list)
    return ended("rounds")(finish) and any(district["mortgaged"] for district in districts)


def sold_by_debtors(finish: Finish) -> bool:
    """An offer of a debtor was accepted, and one was refused."""
    answers = [after for (asked, _), (then, after) in pairwise(finish.lines) if asked == "debt" and then == "deal"]
    return ended("rounds")(finish) and {"accept", "refuse"} <= set(answers)


# Positions


def asked(phase: str, turns: int, is_it: Callable[[State], bool]) -> Callable[[State], bool]:
    fits = in_phase(phase, turns)
    return lambda state: fits(state) and is_it(state)


def can(*verbs: str) -> Callable[[State], bool]:
    """Moves that begin so are legal."""
    return lambda state: all(any(state.text(move).startswith(verb) for move in state.legal()) for verb in verbs)


def nested(*kinds: str) -> Callable[[State], bool]:
    return lambda state: state.view(None)["nested"] == list(kinds)
