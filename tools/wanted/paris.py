"""What `tools/golden.py` looks for in Paris: every way to end, and the positions of the perft tables.

No match of Paris can reach the limit on decisions: the money pile runs out long before.
"""

from collections.abc import Callable

from faubourg import NATURE, Rng, State
from faubourg.games.paris.numbering import DONE, HOTEL
from faubourg.games.paris.rules import building, payment
from faubourg.games.paris.state import Paris
from tools.golden import Ending, Finish, Position, in_phase

EVERY_VARIANT = {"crisis": "lots", "dynamic": True, "harmony": True, "first": 1}


def one_of(state: State, rng: Rng, moves: list[int]) -> int:
    """One of these at random; of all legal moves if there are none."""
    wanted = moves or state.legal()
    return wanted[int(rng.below(len(wanted)))]


def without_hotels(state: State, rng: Rng) -> int:
    """At random, but nobody ever builds a hotel."""
    return one_of(state, rng, [move for move in state.legal() if not state.text(move).startswith("hotel")])


def idle(state: State, rng: Rng) -> int:
    """Nobody ever buys anything."""
    return state.parse("pass")


def patient(state: State, rng: Rng) -> int:
    """Nobody buys anything before the pile has run out; then whoever can does."""
    passing = state.parse("pass")
    if money(state)["runs"] == 0:
        return passing
    return one_of(state, rng, [move for move in state.legal() if move != passing])


def busy(state: State, rng: Rng) -> int:
    """Nobody passes who can buy, and an action goes on as long as it can."""
    closing = (state.parse("pass"), state.parse("done"))
    return one_of(state, rng, [move for move in state.legal() if move not in closing])


def money(state: State) -> dict[str, object]:
    found = state.view(None)["money"]
    assert isinstance(found, dict)
    return found


def ended(by: str, reason: str = "") -> Callable[[Finish], bool]:
    """The match was ended by that, and decided by the reason, if one is given."""
    return lambda finish: finish.view["ended_by"] == by and reason in ("", finish.reason)


def second_run_ends(finish: Finish) -> bool:
    return ended("money")(finish) and finish.reason == "points"


def crisis_decides(finish: Finish) -> bool:
    """Without what idle lots cost, somebody else had won."""
    points = [player["points"] for player in finish.players()]
    before = [point["total"] - point["crisis"] for point in points if isinstance(point, dict)]
    return finish.reason == "points" and before.index(max(before)) != finish.match.state.ranking()[0][0]


def below_zero(finish: Finish) -> bool:
    return min(finish.match.state.scores()) < 0


def start_cards_paid(finish: Finish) -> bool:
    """Every start card was paid."""
    return len({text for _, text in finish.lines if text.startswith("pay start")}) == finish.match.seats - 1


def hotels_at_once(finish: Finish) -> bool:
    """The last action bought two hotels, the sixth among them."""
    state = before_done(finish)
    return sum(item >= HOTEL for item in state.items) >= 2


def hotel_cuts_off(finish: Finish) -> bool:
    """The sixth hotel came after other pieces, and others could still have been paid."""
    state = before_done(finish)
    sites = building.building_sites(state, state.turn) & ~(state.ones & state.twos)
    return len(state.items) > 1 and sites != 0 and payment.budget(state, state.turn) >= state.figures.house_price


def before_done(finish: Finish) -> Paris:
    """The last position in which an action was not yet closed."""
    match = finish.match
    kept = match.path()
    last = max(place for place, number in enumerate(kept) if match.entries[number].code == DONE)
    state = match.state_after(last, kept)
    assert isinstance(state, Paris)
    return state


def endings() -> list[Ending]:
    """Every way in which a match of Paris can end, for every number of seats and every variant."""
    found = [Ending(f"{seats}-sixth-hotel", seats, ended("hotels", "points")) for seats in (4, 3, 2)]
    found += [Ending(f"{seats}-money-twice", seats, second_run_ends, {}, without_hotels) for seats in (4, 3, 2)]
    found += [Ending(f"{seats}-nothing-to-draw", seats, ended("nothing-to-draw"), {}, idle) for seats in (4, 2)]
    found += [
        Ending("3-after-a-shuffle-that-waited", 3, ended("money"), {}, patient),
        Ending("4-more-hotels", 4, lambda finish: finish.reason == "hotels"),
        Ending("2-more-lots", 2, lambda finish: finish.reason == "lots", {}, without_hotels),
        Ending("3-shared", 3, lambda finish: finish.reason == "tie" and len(finish.match.state.ranking()[0]) == 2),
        Ending("4-two-hotels-at-once", 4, lambda finish: ended("hotels")(finish) and hotels_at_once(finish), {}, busy),
        Ending(
            "3-sixth-hotel-cuts-off", 3, lambda finish: ended("hotels")(finish) and hotel_cuts_off(finish), {}, busy
        ),
        Ending("4-crisis", 4, crisis_decides, {"crisis": "lots"}),
        Ending("4-crisis-of-streets", 4, crisis_decides, {"crisis": "streets"}),
        Ending("2-crisis-below-zero", 2, below_zero, {"crisis": "lots"}, patient),
        Ending("3-dynamic", 3, ended("hotels", "points"), {"dynamic": True}),
        Ending("4-harmony", 4, ended("hotels", "points"), {"harmony": True}),
        Ending("2-every-variant", 2, ended("hotels"), EVERY_VARIANT, busy),
    ]
    found += [
        Ending(f"{seats}-start-cash", seats, start_cards_paid, {"start_cash": True, "first": seats - 1})
        for seats in (4, 3, 2)
    ]
    return found


def asked(phase: str, turns: int, is_it: Callable[[State], bool]) -> Callable[[State], bool]:
    fits = in_phase(phase, turns)
    return lambda state: fits(state) and is_it(state)


def positions() -> list[Position]:
    return [
        Position("first-draw", 4, in_phase("draw", 1)),
        Position("first-back", 3, in_phase("back", 1)),
        Position("first-action", 2, in_phase("act", 1), {"dynamic": True}),
        Position("action", 4, asked("act", 20, lambda state: len(state.legal()) >= 10)),
        Position("harmony", 3, asked("act", 12, lambda state: len(state.legal()) >= 8), {"harmony": True}),
        Position("more", 3, asked("act", 8, lambda state: state.parse("done") in state.legal())),
        Position("payment", 2, asked("pay", 8, lambda state: len(state.legal()) >= 4)),
        Position("refill", 4, in_phase("refill", 5)),
        Position("small-pile", 4, lambda state: state.actor != NATURE and pile(state) == 2),
        Position("run-out", 3, lambda state: state.actor == NATURE and pile(state) == 1),
        Position("last-turn", 4, asked("act", 1, lambda state: money(state)["last_turn"] is True)),
        Position("sixth-hotel", 4, asked("act", 1, one_hotel_left)),
    ]


def pile(state: State) -> object:
    return money(state)["pile"]


def one_hotel_left(state: State) -> bool:
    """The next hotel is the sixth, and can be bought."""
    bank = state.view(None)["bank"]
    assert isinstance(bank, dict)
    return bank["hotels"] == 1 and any(state.text(move).startswith("hotel") for move in state.legal())
