"""The tool that fits the rents of Paris: what it plays with, and what it counts."""

from faubourg import Rng, game
from tools.rents import LEARNING, SEATS, Measured, is_ladder, measure, neighbour, rents_in, with_rents

BUILT_IN = game("paris").data


def test_other_rents_change_the_rents_of_a_data_file_and_nothing_else() -> None:
    rents = rents_in(BUILT_IN)
    higher = tuple(tuple(rent + 1 for rent in row) for row in rents)
    changed = with_rents(BUILT_IN, higher)
    assert rents_in(changed) == higher
    assert with_rents(changed, rents) == BUILT_IN


def test_rents_never_fall_with_the_price_or_with_buildings() -> None:
    rents = rents_in(BUILT_IN)
    assert is_ladder(rents)
    assert not is_ladder((rents[-1], *rents[1:]))
    assert not is_ladder((*rents[:-1], rents[-1][::-1]))


def test_the_search_tries_ladders_near_the_last_one() -> None:
    rents = rents_in(BUILT_IN)
    tried = neighbour(rents, Rng("neighbour"))
    assert tried != rents
    assert is_ladder(tried)


def test_the_same_seed_gives_the_same_figures_however_the_work_is_shared() -> None:
    found = [measure(BUILT_IN, 20, 3, jobs, LEARNING) for jobs in (1, 2)]
    assert found[0] == found[1]
    assert found[0].paid.keys() == set(SEATS)
    assert min(found[0].earned.values()) > 0


def test_a_wish_that_comes_first_outweighs_those_after_it() -> None:
    fine = dict.fromkeys(SEATS, 0.0)
    turns = dict.fromkeys(SEATS, 15.0)
    by_hotel = dict.fromkeys(SEATS, 1.0)
    met = Measured(fine, fine, turns, by_hotel, {"brown": 1.0, "red": 2.0})
    assert met.cost() == 0
    past = Measured(fine, fine | {4: 0.2}, turns, by_hotel, met.earned)
    apart = Measured(fine, fine, turns, by_hotel, {"brown": 1.0, "red": 6.0})
    assert past.cost() > apart.cost() > 0
