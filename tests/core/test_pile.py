"""Piles: an unordered set of unseen cards, and what may be imagined of the hands drawn from it."""

from collections import Counter
from itertools import combinations, permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from faubourg import Rng
from faubourg.core.actions import Actions
from faubourg.core.bits import bits_of, cells_of, count_bits, numbers_of, set_of
from faubourg.core.pile import Pile, imagine_hands, new_pile

ANY_BACK = (1 << 62) - 1


def outcomes(pile: Pile) -> list[int]:
    actions = Actions()
    pile.fill(actions, 100)
    return [move - 100 for move in actions.moves()]


def test_every_unseen_card_can_be_drawn_and_no_other() -> None:
    pile = new_pile(set_of([0, 3, 61]))
    assert outcomes(pile) == [0, 3, 61]
    assert [card for card in range(62) if pile.can_draw(card)] == [0, 3, 61]
    assert pile.size() == 3


def test_a_pile_holds_as_many_cards_as_there_are_bits() -> None:
    pile = new_pile(ANY_BACK)
    assert pile.size() == 62
    for card in range(62):
        pile.draw(card)
        assert not pile.can_draw(card)
        assert pile.size() == 61 - card
        pile.discard(card)
    assert pile.is_empty()
    pile.reshuffle()
    assert bits_of(pile.unseen) == list(range(62))
    assert pile.discards == 0


def test_a_reshuffle_makes_the_discards_the_unseen_cards_of_a_new_shuffle() -> None:
    pile = new_pile(set_of([1, 2, 3, 4]))
    for card in (1, 2, 3, 4):
        pile.draw(card)
    for card in (2, 4):
        pile.discard(card)
    pile.reshuffle()
    assert outcomes(pile) == [2, 4]
    assert pile.discards == 0
    assert pile.shuffles == (set_of([1, 2, 3, 4]), set_of([2, 4]))


def test_cards_put_under_the_pile_come_last_and_in_order() -> None:
    pile = new_pile(set_of([1, 2]))
    pile.put_under(9)
    pile.put_under(5)
    assert pile.size() == 4
    assert outcomes(pile) == [1, 2]
    assert not pile.can_draw(9)
    pile.draw(2)
    pile.draw(1)
    assert not pile.is_empty()
    assert outcomes(pile) == [9]
    assert not pile.can_draw(5)
    pile.draw(9)
    assert outcomes(pile) == [5]
    pile.draw(5)
    assert pile.is_empty()
    assert outcomes(pile) == []


def test_a_card_in_a_hand_was_drawn_from_the_last_shuffle_that_held_it() -> None:
    pile = new_pile(set_of([1, 2, 3]))
    for card in (1, 2, 3):
        pile.draw(card)
    pile.discard(2)
    pile.reshuffle()
    pile.draw(2)
    assert bits_of(pile.drawn_from(0)) == [1, 3]
    assert bits_of(pile.drawn_from(1)) == [2]


def test_a_clone_is_independent() -> None:
    pile = new_pile(set_of([1, 2]))
    copy = pile.clone()
    copy.draw(1)
    copy.discard(1)
    copy.put_under(7)
    assert outcomes(pile) == [1, 2]
    assert pile.discards == 0
    assert pile.under == ()


def imagined(pile: Pile, hands: list[list[int]], seat: int, backs: list[int], rng: Rng) -> tuple[tuple[int, ...], ...]:
    """The hands after one imagination; that no card is lost is checked on the way."""
    copy = pile.clone()
    cells = cells_of([int(set_of(hand)) for hand in hands])
    imagine_hands(copy, cells, seat, cells_of(backs), rng)
    found = [bits_of(cell) for cell in numbers_of(cells)]
    before = sorted([card for hand in hands for card in hand] + bits_of(pile.unseen))
    assert sorted([card for hand in found for card in hand] + bits_of(copy.unseen)) == before
    assert [len(hand) for hand in found] == [len(hand) for hand in hands]
    assert (copy.discards, copy.under, copy.shuffles) == (pile.discards, pile.under, pile.shuffles)
    return tuple(tuple(hand) for hand in found)


def drawn_pile(cards: list[int], hands: list[list[int]]) -> Pile:
    pile = new_pile(set_of(cards))
    for hand in hands:
        for card in hand:
            pile.draw(card)
    return pile


def test_every_possible_hand_is_imagined_equally_often() -> None:
    hands = [[0, 1], [2, 3], [4]]
    pile = drawn_pile(list(range(7)), hands)
    rng = Rng("frequency")
    draws = 9000
    counts = Counter(imagined(pile, hands, 0, [ANY_BACK], rng) for _ in range(draws))
    # Of the five cards that seat 0 does not see, two are seat 1's and one is seat 2's: 10 x 3 ways.
    assert all(hand[0] == (0, 1) for hand in counts)
    possible = {
        ((0, 1), two, (one,)) for two in combinations(range(2, 7), 2) for one in sorted(set(range(2, 7)) - set(two))
    }
    assert set(counts) == possible
    expected = draws / len(possible)
    assert sum((count - expected) ** 2 / expected for count in counts.values()) < 70  # 29 degrees of freedom


def test_a_spectator_imagines_every_hand() -> None:
    hands = [[0], [1], [2]]
    pile = drawn_pile([0, 1, 2], hands)
    rng = Rng("spectator")
    counts = Counter(imagined(pile, hands, -1, [ANY_BACK], rng) for _ in range(3000))
    assert set(counts) == {tuple((card,) for card in order) for order in permutations((0, 1, 2))}
    assert min(counts.values()) > 400


def test_a_hand_is_known_exactly_when_the_pile_has_run_out() -> None:
    hands = [[0, 1], [2, 3]]
    pile = drawn_pile([0, 1, 2, 3], hands)
    rng = Rng("known")
    for _ in range(50):
        assert imagined(pile, hands, 0, [ANY_BACK], rng) == ((0, 1), (2, 3))


def test_cards_are_permuted_within_one_shuffle_only() -> None:
    # Cards 0 to 3 were drawn from the first shuffle; 4 to 7 went back and make up the second.
    pile = new_pile(set_of(list(range(8))))
    for card in range(8):
        pile.draw(card)
    for card in (4, 5, 6, 7):
        pile.discard(card)
    pile.reshuffle()
    hands = [[0, 1], [2, 4], [3, 5]]
    pile.draw(4)
    pile.draw(5)
    rng = Rng("shuffles")
    counts = Counter(imagined(pile, hands, 0, [ANY_BACK], rng) for _ in range(3000))
    for hand in counts:
        assert hand[0] == (0, 1)
        # Of the first shuffle only 2 and 3 are hidden: each of the others has one of them, and one of the second.
        assert {hand[1][0], hand[2][0]} == {2, 3}
        assert {hand[1][1], hand[2][1]} <= {4, 5, 6, 7}
    assert len(counts) == 2 * 4 * 3


def test_cards_are_permuted_within_one_back_only() -> None:
    hands = [[0], [1, 5], [2]]
    pile = drawn_pile(list(range(8)), hands)
    backs = [set_of([0, 1, 2, 3]), set_of([4, 5, 6, 7])]
    rng = Rng("backs")
    counts = Counter(imagined(pile, hands, 0, [int(back) for back in backs], rng) for _ in range(3000))
    for hand in counts:
        assert hand[1][0] in (1, 2, 3)
        assert hand[1][1] in (4, 5, 6, 7)
        assert hand[2][0] in (1, 2, 3)
    assert len(counts) == 3 * 2 * 4


def test_cards_put_under_the_pile_are_known_and_stay() -> None:
    pile = new_pile(set_of([1, 2, 3]))
    pile.draw(3)
    pile.put_under(3)
    pile.draw(1)
    rng = Rng("under")
    for _ in range(30):
        hands = imagined(pile, [[], [1]], 0, [ANY_BACK], rng)
        assert hands[1] in ((1,), (2,))


@given(st.permutations(range(12)), st.integers(0, 3), st.integers(0, 2**32))
def test_whatever_is_dealt_an_imagination_keeps_sizes_and_loses_nothing(order: list[int], seat: int, seed: int) -> None:
    hands = [sorted(order[0:3]), sorted(order[3:6]), sorted(order[6:8]), []]
    pile = drawn_pile(list(range(12)), hands)
    found = imagined(pile, hands, seat, [ANY_BACK], Rng(seed))
    assert list(found[seat]) == hands[seat]


@pytest.mark.parametrize("cards", [[31], [0, 31], [30, 31, 32, 33], list(range(62))])
def test_high_cards_are_drawn_and_imagined_like_low_ones(cards: list[int]) -> None:
    """A 1 shifted by 31 or more has been a trap of the compiled build."""
    pile = new_pile(set_of(cards))
    rng = Rng("high")
    hand = cards[-1:]
    pile.draw(hand[0])
    pile.discard(hand[0])
    assert bits_of(pile.discards) == hand
    assert count_bits(pile.unseen) == len(cards) - 1
    pile.discards = 0
    for _ in range(20):
        found = imagined(pile, [[], hand], 0, [ANY_BACK], rng)
        assert found[1][0] in cards
