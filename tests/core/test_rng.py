"""The generator of random numbers."""

import pytest

from faubourg import Rng


def test_the_same_seed_gives_the_same_numbers_on_every_machine() -> None:
    rng = Rng(7)
    assert [int(rng.word()) for _ in range(6)] == WORDS_OF_SEVEN
    rng = Rng("seven")
    assert [int(rng.below(100)) for _ in range(12)] == BELOW_OF_SEVEN


WORDS_OF_SEVEN = [2462677165, 1077277579, 3198345673, 316502199, 3621122335, 2796037485]
BELOW_OF_SEVEN = [61, 60, 76, 20, 67, 18, 62, 84, 51, 38, 53, 37]


def test_a_number_and_its_text_are_the_same_seed() -> None:
    assert [int(Rng(12).word()) for _ in range(3)] == [int(Rng("12").word()) for _ in range(3)]


def test_other_seeds_give_other_numbers() -> None:
    assert len({int(Rng(seed).word()) for seed in range(1000)}) == 1000


def test_words_have_32_bits_and_use_them_all() -> None:
    rng = Rng(1)
    words = [int(rng.word()) for _ in range(2000)]
    assert min(words) >= 0
    assert max(words) < 2**32
    for place in range(32):
        share = sum(word >> place & 1 for word in words) / len(words)
        assert 0.45 < share < 0.55


@pytest.mark.parametrize("bound", [1, 2, 3, 6, 7, 40])
def test_numbers_below_a_bound_are_even(bound: int) -> None:
    rng = Rng(f"even {bound}")
    draws = 4000
    counts = [0] * bound
    for _ in range(draws):
        counts[int(rng.below(bound))] += 1
    expected = draws / bound
    # Chi squared, far beyond what chance allows for 40 outcomes.
    assert sum((count - expected) ** 2 / expected for count in counts) < 80


def test_a_bound_that_does_not_divide_is_not_biased() -> None:
    """With plain scaling two thirds of 2^32 would give the results 0, 1 mod 3 otherwise than evenly."""
    bound = 3 << 29
    rng = Rng("biased")
    counts = [0, 0, 0]
    for _ in range(3000):
        counts[int(rng.below(bound)) % 3] += 1
    assert max(counts) - min(counts) < 200


def test_the_largest_bound_works() -> None:
    rng = Rng(3)
    draws = [int(rng.below(2**31)) for _ in range(200)]
    assert max(draws) < 2**31
    assert max(draws) > 2**30


def test_a_bound_of_one_is_always_zero() -> None:
    rng = Rng(4)
    assert {int(rng.below(1)) for _ in range(20)} == {0}
