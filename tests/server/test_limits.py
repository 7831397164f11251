"""How often who may do what."""

from pathlib import Path

import pytest

from faubourg.server.socket import limits
from faubourg.server.socket.limits import LimitFigures, Limits, Rule

# The client, where it is built, and how many files it had when the figures were chosen.
DIST = Path(__file__).resolve().parent.parent.parent / "web" / "dist"
FILES = 278


class Hands:
    """A clock set by hand."""

    def __init__(self) -> None:
        self.time = 1000.0

    def __call__(self) -> float:
        return self.time


@pytest.fixture
def hands() -> Hands:
    return Hands()


@pytest.fixture
def two(hands: Hands) -> Limits:
    """Two at once, then one a second."""
    return Limits(LimitFigures(chat=Rule(1, 2), sockets=2), hands)


def test_a_burst_is_allowed_and_then_no_more(two: Limits) -> None:
    assert [two.allow("chat", "a") for _ in range(3)] == [True, True, False]


def test_keys_and_rules_do_not_disturb_each_other(two: Limits) -> None:
    assert [two.allow("chat", "a") for _ in range(3)] == [True, True, False]
    assert two.allow("chat", "b")
    assert two.allow("messages", "a")


def test_a_bucket_fills_up_with_time_but_never_above_its_burst(two: Limits, hands: Hands) -> None:
    assert [two.allow("chat", "a") for _ in range(3)] == [True, True, False]
    hands.time += 1
    assert [two.allow("chat", "a") for _ in range(2)] == [True, False]
    hands.time += 3600
    assert [two.allow("chat", "a") for _ in range(3)] == [True, True, False]


def test_retry_after_tells_when_to_come_back(two: Limits, hands: Hands) -> None:
    assert two.retry_after("chat", "a") == 0
    two.allow("chat", "a")
    assert two.retry_after("chat", "a") == 0
    two.allow("chat", "a")
    assert two.retry_after("chat", "a") == pytest.approx(1)
    hands.time += 0.75
    assert not two.allow("chat", "a")
    assert two.retry_after("chat", "a") == pytest.approx(0.25)
    hands.time += 0.25
    assert two.allow("chat", "a")


def test_asking_in_vain_costs_nothing(two: Limits, hands: Hands) -> None:
    for _ in range(100):
        two.allow("chat", "a")
    hands.time += 1
    assert two.allow("chat", "a")


def test_full_buckets_are_forgotten(two: Limits, hands: Hands) -> None:
    for number in range(1000):
        two.allow("chat", str(number))
        hands.time += 1
    assert len(two.rules["chat"].kept) < 10


def test_a_flood_of_keys_does_not_fill_the_memory(two: Limits, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "MOST_BUCKETS", 100)
    for number in range(1000):
        two.allow("chat", str(number))
    assert len(two.rules["chat"].kept) <= 100


def test_a_flood_of_other_keys_does_not_free_a_key_that_is_used(two: Limits, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "MOST_BUCKETS", 100)
    assert [two.allow("chat", "a") for _ in range(2)] == [True, True]
    for number in range(1000):
        two.allow("chat", str(number))
        assert not two.allow("chat", "a")


def test_a_connection_keeps_its_bucket_itself(two: Limits) -> None:
    one, other = two.meter("chat"), two.meter("chat")
    assert [one.allow() for _ in range(3)] == [True, True, False]
    assert other.allow()
    assert two.rules["chat"].kept == {}


def test_sockets_are_counted_by_address(two: Limits) -> None:
    assert [two.open_socket("a") for _ in range(3)] == [True, True, False]
    assert two.open_socket("b")
    two.close_socket("a")
    assert two.open_socket("a")
    for address in "aab":
        two.close_socket(address)
    assert two.open_sockets == {}


def test_what_turned_out_large_is_owed(two: Limits, hands: Hands) -> None:
    assert two.allow("chat", "a")
    two.charge("chat", "a", 3)
    assert two.retry_after("chat", "a") == pytest.approx(3)
    hands.time += 2.5
    assert not two.allow("chat", "a")
    hands.time += 0.5
    assert two.allow("chat", "a")
    # Of somebody who is not known nothing is taken.
    two.charge("chat", "b", 3)
    assert two.allow("chat", "b")


def test_an_allowance_runs_out_and_grows_again(two: Limits, hands: Hands) -> None:
    allowance = two.allowance("chat")
    assert [allowance.spend(1) for _ in range(4)] == [True, False, False, False]
    assert allowance.wait() == pytest.approx(2.2)
    hands.time += 2
    assert not allowance.refill()
    hands.time += 0.5
    assert allowance.refill()
    hands.time += 3600
    # Never above the burst, however long it was not used.
    allowance.refill()
    assert allowance.left == 2


def test_twenty_people_at_one_address_load_every_file_of_the_page_at_once(hands: Hands) -> None:
    built = [path for path in DIST.rglob("*") if path.is_file() and path.suffix not in (".br", ".gz")]
    each = max(len(built), FILES)
    usual = Limits(now=hands)
    assert all(usual.allow("files", "router") for _ in range(20 * each))
    assert not all(usual.allow("files", "router") for _ in range(10 * each)), "Files are counted by nothing"


def test_measurements_can_do_without_limits() -> None:
    free = Limits(LimitFigures.off())
    assert all(free.allow(rule, "a") for rule in free.rules for _ in range(5000))


def test_an_unknown_rule_is_a_mistake(two: Limits) -> None:
    with pytest.raises(KeyError):
        two.allow("nonsense", "a")
