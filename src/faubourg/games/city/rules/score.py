"""Chapter 15: counting (CI-15a)."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from faubourg.core.bits import count_bits
from faubourg.core.ranking import ranked
from faubourg.games.estate import rent

if TYPE_CHECKING:
    from faubourg.games.city.state import City


def wealth_of(state: "City", seat: i64) -> i64:
    # CI-15a Cash, and for each district the rent another player would pay there now; mortgaged nothing.
    return rent.means(state, seat)


def scores(state: "City") -> list[int]:
    return [int(wealth_of(state, seat)) for seat in range(state.seats)]


def place_of_fall(state: "City", seat: i64) -> i64:
    """CI-14c How late a seat went out: 1 for the first that did; 0 for one that is still in."""
    order: i64 = state.fallen
    number: i64 = 0
    found: i64 = 0
    while order:
        number += 1
        if order & 7 == seat + 1:
            found = number
        order >>= 3
    return number - found + 1 if found else 0


def standing(state: "City", seat: i64) -> tuple[int, int, int, int, int]:
    """CI-15a Wealth, then cash, then districts. CI-14c Whoever is still in comes before all who are out."""
    in_play = int(state.playing >> seat & 1)
    districts = int(count_bits(state.owned[seat]))
    return in_play, int(place_of_fall(state, seat)), int(wealth_of(state, seat)), int(state.cash[seat]), districts


def ranking(state: "City") -> list[list[int]]:
    """The seats, best first; who is equal in all shares a place."""
    return ranked([standing(state, seat) for seat in range(state.seats)])


def decided_by(state: "City") -> str:
    """CI-15a What told the winner from the second; nothing, if they share the win."""
    best = ranking(state)
    if len(best[0]) > 1:
        return "tie"
    one = standing(state, best[0][0])
    two = standing(state, best[1][0])
    if one[0] != two[0]:
        return "last"
    if one[2] != two[2]:
        return "wealth"
    return "cash" if one[3] != two[3] else "districts"


def tell_result(state: "City") -> None:
    particulars: dict[str, object] = {"scores": scores(state), "ranking": ranking(state)}
    state.tell("match-over", state.end_clause(), particulars | {"decided_by": decided_by(state)})
