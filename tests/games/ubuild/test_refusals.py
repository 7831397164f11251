"""What is refused because it is not asked for now, or for a reason that no other chapter's test is about."""

from collections.abc import Callable

import pytest

from faubourg import CLOCK, NATURE, State
from faubourg.games.estate import dealing
from faubourg.games.estate.deals import deal_code
from faubourg.games.ubuild.numbering import Refused
from faubourg.games.ubuild.state import UBuild
from tests.games.city.positions import refused, set_of, why
from tests.games.ubuild.positions import table
from tests.games.ubuild.test_dump import POSITIONS

# By position: a move that another moment asks for, and the clause of what is asked instead.
NOT_NOW = [
    ("roll", "done", "UB-3a"),
    ("jail", "done", "UB-9c"),
    ("act", "roll", "UB-3c"),
    ("buy", "roll", "UB-4a"),
    ("opening", "out", "UB-7a"),
    ("bid", "roll", "UB-7a"),
    ("permit", "pass", "UB-5b"),
    ("permit", "mortgage red2", "UB-5b"),
    ("permit", "deal 1 red2 get 10", "UB-5b"),
    ("permit-bonus", "place park", "UB-5b"),
    ("skyscraper", "tower red2", "UB-5f"),
    ("step", "done", "UB-5e"),
    ("permit-step", "pass", "UB-5b"),
    ("blocks", "pass", "UB-10.3"),
    ("residential", "industrial red2", "UB-10.4"),
    ("industrial", "residential red2", "UB-10.4"),
    ("hazard", "place school", "UB-10.5"),
    ("bonus", "place power", "UB-10.5"),
    ("move", "remove power", "UB-10.7"),
    ("call", "pass", "UB-10.15"),
    ("half-price", "call red3", "UB-10.15"),
    ("take", "pass", "UB-10.17"),
    ("remove", "give red2", "UB-10.17"),
    ("debt", "lift red2", "UB-8e"),
    ("debt", "roll", "UB-8e"),
    ("deal", "done", "UB-7b"),
]
# The same for Nature and the clock.
NOT_NATURES = [
    ("first", "dice 1 2", NATURE, "UB-3i"),
    ("dice", "die 2", NATURE, "UB-3a"),
    ("die", "dice 1 2", NATURE, "UB-3a"),
    ("draw", "dice 1 2", NATURE, "UB-4f"),
    ("minutes", "roll", CLOCK, "UB-3a"),
]


def position(name: str) -> State:
    make: Callable[[], State] = POSITIONS[name]
    return make()


@pytest.mark.parametrize(("name", "move", "clause"), NOT_NOW)
def test_what_is_not_asked_now_is_refused_with_the_clause_of_what_is(name: str, move: str, clause: str) -> None:
    assert why(position(name), move) == ("not-asked-now", clause)


@pytest.mark.parametrize(("name", "move", "actor", "clause"), NOT_NATURES)
def test_nature_and_the_clock_too_do_only_what_is_asked(name: str, move: str, actor: int, clause: str) -> None:
    assert why(position(name), move, actor) == ("not-asked-now", clause)


@pytest.mark.clause("UB-3a", "UB-3i")
def test_nobody_throws_dice_or_draws_a_card_of_their_choice() -> None:
    for move in ("dice 6 6", "draw chance1", "first 0"):
        assert why(table(), move)[0] == "nature-decides"
    assert why(table(), "time match")[0] == "clock-decides"


def test_what_is_no_move_is_none_in_any_position() -> None:
    for make in POSITIONS.values():
        state = make()
        for actor in state.actors():
            refusal = state.why_not(state.game.listed, actor)
            assert refusal is not None
            assert refusal.code == "unknown-move"


@pytest.mark.clause("UB-5f", "UB-5g", "UB-5h")
@pytest.mark.parametrize(
    ("move", "cash", "clause", "cost"),
    [
        ("skyscraper red2", 3990, "UB-5f", 4000),
        ("stadium red2", 1990, "UB-5g", 2000),
        ("tower red2", 6990, "UB-5h", 7000),
    ],
)
def test_what_stands_on_a_site_has_its_price(move: str, cash: int, clause: str, cost: int) -> None:
    owned = {0: "red2 red3 brown1 brown2"}
    state = table(owned=owned, cash={0: cash}, options={"stadium": True})
    particulars = {"district": "red2", "cost": cost, "cash": cash, "missing": 10}
    assert refused(state, move) == ("too-dear", clause, particulars)
    assert state.parse(move) in table(owned=owned, cash={0: cash + 10}, options={"stadium": True}).legal()


@pytest.mark.clause("UB-1e", "UB-5b")
def test_a_permit_places_what_is_left_on_a_site_that_is_free() -> None:
    assert why(position("permit"), "place school") == ("none-left", "UB-2b")
    assert refused(position("permit-bonus"), "site 25") == (
        "site-taken",
        "UB-1e",
        {"piece": "park", "site": 25, "there": "school"},
    )


@pytest.mark.clause("UB-10.7", "UB-10.17")
def test_cards_about_hazards_and_swaps_are_about_what_there_is() -> None:
    assert why(position("move"), "step sewage 1") == ("not-standing", "UB-10.7")
    assert why(position("remove"), "remove sewage") == ("not-standing", "UB-10.17")
    assert why(position("give"), "give red3") == ("not-yours", "UB-10.17")
    assert why(position("give"), "give green3") == ("not-plain", "UB-10.17")
    assert why(position("take"), "take green3") == ("not-anothers", "UB-10.17")


@pytest.mark.clause("UB-7b")
def test_nobody_has_cards_to_deal_with() -> None:
    state = table(owned={0: "red2"})
    assert isinstance(state, UBuild)
    assert dealing.refusal(state, deal_code(1, set_of("red2"), 1, 10), 0) == Refused.NOT_OF_THE_TWO
