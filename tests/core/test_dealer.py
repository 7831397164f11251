"""Dealers: draws that are reproducible, written down, recorded, or fair."""

import hmac
from collections import Counter
from collections.abc import Callable
from hashlib import sha256

import pytest

import faubourg
from faubourg import NATURE, Fair, IllegalMove, InputError, Match, Recorded, Scripted, Seeded
from faubourg.core.dealer import Sealed, commitment, dealer_from, is_whole, promised, weighted_place
from faubourg.core.state import digest_of
from tests.core.matches import lines_of, play_on, sealed_again

SEED = bytes(range(32))
ENTROPIES = [b"\x01" * 32, b"", b"\xff" * 32, b""]


def draws_of(match: Match) -> list[int]:
    return [entry.code for entry in match.entries if entry.actor == NATURE]


def fair_match(seed: bytes = SEED, entropies: list[bytes] | None = None) -> Match:
    return faubourg.new("roomshare", 4, dealer=Fair(seed, ENTROPIES if entropies is None else entropies))


def test_a_number_falls_on_the_place_that_its_weight_covers() -> None:
    assert [weighted_place([2, 0, 3], rest) for rest in range(5)] == [0, 0, 2, 2, 2]


def test_the_same_seed_deals_the_same_match() -> None:
    one, two = (play_on(faubourg.new("roomshare", 4, seed=7), 40) for _ in range(2))
    assert one.save() == two.save()
    assert draws_of(one) != draws_of(faubourg.new("roomshare", 4, seed=8))


def test_a_seeded_draw_depends_on_its_number_only() -> None:
    state = faubourg.game("roomshare").start(4)
    assert [Seeded(3).pick(state, number) for number in range(20)] == [
        Seeded(3).pick(state, number) for number in range(20)
    ]
    assert len({Seeded(3).pick(state, number) for number in range(40)}) == 4


def test_seeded_draws_follow_the_weights() -> None:
    match = faubourg.new("roomshare", 2, seed=0, options={"first": 0}, auto_nature=False)
    match.play(match.state.legal()[0])
    assert match.state.weights() == [8, 3, 3]
    counts = Counter(Seeded(1).pick(match.state, number) for number in range(2000))
    shares = [counts[move] / 2000 for move in match.state.legal()]
    assert shares == pytest.approx([8 / 14, 3 / 14, 3 / 14], abs=0.04)


def test_a_script_is_dealt_line_by_line_and_then_another_dealer_goes_on() -> None:
    script = ["first 3", "corners green blue red yellow", "lay haunted", "lay suite"]
    match = faubourg.new("roomshare", 4, dealer=Scripted(script, then=Seeded(1)))
    assert [match.state.text(code) for code in draws_of(match)[:4]] == script
    assert match.dealer.header() == ["scripted"]
    assert match.state.view(None)["first"] == 3


def test_a_script_that_runs_out_says_so_and_nothing_has_happened() -> None:
    with pytest.raises(InputError) as caught:
        faubourg.new("roomshare", 4, dealer=Scripted(["first 3"]))
    assert caught.value.code == "script-ran-out"
    assert caught.value.params == {"draws": 1}


def test_a_script_with_an_impossible_draw_is_refused() -> None:
    with pytest.raises(IllegalMove) as caught:
        faubourg.new("roomshare", 2, dealer=Scripted(["first 3"]))
    assert caught.value.refusal.code == "no-such-seat"
    with pytest.raises(InputError):
        faubourg.new("roomshare", 2, dealer=Scripted(["first nobody"]))


def test_recorded_draws_are_dealt_by_number_and_then_another_dealer_goes_on() -> None:
    known = faubourg.new("roomshare", 3, seed=5)
    moves = {entry.draw: entry.code for entry in known.entries}
    again = faubourg.new("roomshare", 3, dealer=Recorded(moves, then=Seeded(99)))
    assert draws_of(again) == draws_of(known)
    assert again.dealer.header() == ["seeded", "99"]
    partly = faubourg.new("roomshare", 3, dealer=Recorded({0: moves[0]}, then=Seeded(99)))
    assert draws_of(partly)[0] == moves[0]
    assert (
        draws_of(partly)[1:]
        == [entry.code for entry in faubourg.new("roomshare", 3, dealer=Recorded({0: moves[0]}, Seeded(99))).entries][
            1:
        ]
    )


def test_a_recorded_dealer_speaks_for_the_one_behind_it() -> None:
    dealer = Recorded({}, Fair(SEED, []))
    assert dealer.header() == ["fair", commitment(SEED)]
    assert dealer.secret() == SEED.hex()
    assert dealer.can_check()
    assert not Recorded({}, Scripted([])).can_check()


# Fair draws


def test_the_commitment_is_the_hash_of_the_seed() -> None:
    assert commitment(SEED) == sha256(SEED).hexdigest()
    assert Fair(SEED, ENTROPIES).header() == ["fair", sha256(SEED).hexdigest(), "01" * 32, "-", "ff" * 32, "-"]


def draw_by_hand(seed: bytes, entropies: list[bytes], number: int, bound: int) -> int:
    """Draw k as the rules of fair play describe it, written without looking at the dealer."""
    for attempt in range(100):
        words = [entropy.hex() for entropy in entropies] + [str(number), str(attempt)]
        value = int.from_bytes(hmac.new(seed, "|".join(words).encode(), sha256).digest()[:8], "big")
        if value < 2**64 - 2**64 % bound:
            return value % bound
    raise AssertionError


def test_every_fair_draw_can_be_computed_by_hand() -> None:
    match = play_on(fair_match(), 30)
    state = match.game.start(4)
    for entry in match.entries:
        if entry.actor == NATURE:
            outcomes = [
                move for move, weight in zip(state.legal(), state.weights(), strict=True) for _ in range(weight)
            ]
            assert entry.code == outcomes[draw_by_hand(SEED, ENTROPIES, entry.draw, len(outcomes))]
        state.play(entry.code, entry.actor)
    assert state.digest() == match.state.digest()


def test_another_entropy_of_any_seat_changes_the_draws() -> None:
    usual = draws_of(fair_match())
    for seat in range(4):
        entropies = list(ENTROPIES)
        entropies[seat] = b"\x33" * 32
        other = draws_of(fair_match(entropies=entropies))
        same = sum(one == two for one, two in zip(usual, other))
        assert same < len(usual) - 8, f"seat {seat} changed too little"
    assert draws_of(fair_match(seed=b"\x00" * 32)) != usual


def test_who_sent_the_entropy_matters() -> None:
    assert draws_of(fair_match(entropies=ENTROPIES)) != draws_of(fair_match(entropies=ENTROPIES[::-1]))


def test_rejection_sampling_is_even() -> None:
    dealer = Fair(SEED, ENTROPIES)
    counts = Counter(dealer.below(6, number) for number in range(6000))
    assert sorted(counts) == [0, 1, 2, 3, 4, 5]
    assert sum((count - 1000) ** 2 / 1000 for count in counts.values()) < 25


def test_values_past_the_last_whole_multiple_are_thrown_away() -> None:
    """With a bound just above half of 2^64 about every second value must be drawn again."""
    dealer = Fair(SEED, [])
    bound = 2**63 + 1
    for number in range(40):
        assert dealer.below(bound, number) == draw_by_hand(SEED, [], number, bound)
    first = [int.from_bytes(hmac.digest(SEED, dealer.message(n, 0), "sha256")[:8], "big") for n in range(40)]
    assert any(value >= bound for value in first)


def test_a_seed_or_entropy_of_another_length_is_refused() -> None:
    """Its record could not be read back."""
    with pytest.raises(ValueError, match="32 bytes"):
        Fair(b"short", [])
    with pytest.raises(ValueError, match="32 bytes"):
        Fair(SEED, [b"short"])


def test_the_seed_is_in_a_record_only_when_the_match_is_over() -> None:
    match = play_on(fair_match(), 5)
    assert SEED.hex() not in match.save()
    assert SEED.hex() in match.save(reveal=True)
    play_on(match, 10_000)
    assert match.state.over
    assert SEED.hex() in match.save()


def test_a_finished_fair_record_verifies() -> None:
    match = play_on(fair_match(), 10_000)
    again = faubourg.verify(match.save())
    assert again.state.digest() == match.state.digest()
    assert again.save() == match.save()
    assert isinstance(again.dealer, Fair)


def test_a_sealed_record_can_be_looked_at_but_not_played_on() -> None:
    match = play_on(fair_match(), 6)
    again = faubourg.load(match.save())
    assert isinstance(again.dealer, Sealed)
    assert again.state.digest() == match.state.digest()
    assert again.save() == match.save()
    before = again.state.digest(), len(again.entries), again.draws
    with pytest.raises(InputError) as caught:
        play_on(again, 20)
    assert caught.value.code == "seed-not-revealed"
    # What needed no draw was made; the move that needed one was not.
    assert again.state.actor != NATURE
    assert again.draws == before[2]
    assert len(again.save().split("\n")) >= len(match.save().split("\n"))


def test_a_sealed_record_cannot_be_verified() -> None:
    with pytest.raises(InputError) as caught:
        faubourg.verify(play_on(fair_match(), 6).save())
    assert caught.value.code == "draws-cannot-be-checked"
    assert caught.value.params == {"dealer": "fair"}


def test_whoever_knows_the_seed_goes_on_as_if_nothing_had_been() -> None:
    straight = play_on(play_on(fair_match(), 6), 10_000, seed=3)
    match = faubourg.load(play_on(fair_match(), 6).save(), Fair(SEED, ENTROPIES))
    assert play_on(match, 10_000, seed=3).save() == straight.save()


def exchanged_draw(match: Match) -> str:
    """The record of a match with another arrangement of the corners, all digests and the checksum computed anew."""
    other = Match(match.game, match.seats, match.dealer, match.options, auto_nature=False)
    for entry in match.entries:
        moves = other.state.legal()
        changed = moves[(moves.index(entry.code) + 1) % len(moves)] if entry.draw == 1 else entry.code
        other.play(changed, entry.actor)
    return other.save(reveal=True)


@pytest.mark.parametrize("make", [lambda: faubourg.new("roomshare", 4, seed=5), fair_match], ids=["seeded", "fair"])
def test_a_record_with_one_draw_exchanged_loads_but_does_not_verify(make: Callable[[], Match]) -> None:
    match = make()
    faubourg.verify(match.save(reveal=True))
    record = exchanged_draw(match)
    assert sum(one != two for one, two in zip(lines_of(record), lines_of(match.save(reveal=True)), strict=True)) > 1
    assert faubourg.load(record).state.digest() != match.state.digest()
    with pytest.raises(InputError) as caught:
        faubourg.verify(record)
    assert caught.value.code == "draw-differs"
    assert caught.value.params["draw"] == 1
    line = caught.value.params["line"]
    assert isinstance(line, int)
    assert record.split("\n")[line - 1].endswith(" 1")


def test_a_scripted_record_cannot_be_verified() -> None:
    match = faubourg.new("roomshare", 4, dealer=Scripted(["first 3"], Seeded(1)))
    with pytest.raises(InputError) as caught:
        faubourg.verify(match.save())
    assert caught.value.code == "draws-cannot-be-checked"


def test_a_seed_that_was_not_committed_to_is_refused() -> None:
    lines = lines_of(play_on(fair_match(), 5).save(reveal=True))
    wrong = [f"secret {'00' * 32}" if line.startswith("secret") else line for line in lines]
    with pytest.raises(InputError) as caught:
        faubourg.load(sealed_again(wrong))
    assert caught.value.code == "seed-not-committed"
    assert caught.value.params == {"line": 7}


# Bytes that are promised first


# One seat revealed, one promised nothing, one kept back what it had promised, one promised nothing.
PROMISES = [commitment(b"\x01" * 32), "", commitment(b"\xee" * 32), ""]
REVEALED = [b"\x01" * 32, b"", b"", b""]


def promised_match() -> Match:
    return faubourg.new("roomshare", 4, dealer=Fair(SEED, REVEALED, PROMISES))


def test_the_record_says_of_each_seat_what_it_promised_and_whether_it_revealed_it() -> None:
    words = Fair(SEED, REVEALED, PROMISES).header()
    assert words == ["fair-2", commitment(SEED), f"{PROMISES[0]}:{'01' * 32}", "-", f"{PROMISES[2]}:-", "-"]


def test_the_draws_follow_from_what_was_revealed_and_a_promise_alone_changes_nothing() -> None:
    assert draws_of(promised_match()) == draws_of(fair_match(entropies=REVEALED))


def test_a_record_with_promises_is_verified_and_goes_on() -> None:
    match = play_on(promised_match(), 8)
    again = faubourg.verify(match.save(reveal=True))
    assert again.dealer.header() == match.dealer.header()
    assert draws_of(play_on(again, 5)) == draws_of(play_on(match, 5))


@pytest.mark.parametrize("reveal", [True, False])
def test_bytes_that_were_not_promised_are_refused_even_while_the_seed_is_secret(reveal: bool) -> None:
    lines = lines_of(play_on(promised_match(), 5).save(reveal))
    wrong = [line.replace(f"{PROMISES[2]}:-", f"{PROMISES[2]}:{'ab' * 32}") for line in lines]
    assert wrong != lines
    with pytest.raises(InputError) as caught:
        faubourg.load(sealed_again(wrong))
    assert (caught.value.code, caught.value.params) == ("entropy-not-promised", {"seat": 3, "line": 7})


def test_a_dealer_cannot_be_made_with_bytes_that_were_not_promised() -> None:
    with pytest.raises(ValueError, match="seat 1"):
        Fair(SEED, [b"", b"\x01" * 32], ["", ""])
    with pytest.raises(ValueError, match="seat 2"):
        Fair(SEED, [b"", b""], ["", "", PROMISES[0]])


def test_where_all_bytes_are_at_hand_each_is_promised_and_revealed() -> None:
    dealer = promised(SEED, ENTROPIES)
    assert dealer.promises == [commitment(entropy) if entropy else "" for entropy in ENTROPIES]
    assert dealer.entropies == ENTROPIES


@pytest.mark.parametrize("seats", [PROMISES[:3], [*PROMISES, ""]])
def test_a_record_whose_dealer_knows_of_another_number_of_seats_is_refused(seats: list[str]) -> None:
    lines = lines_of(promised_match().save())
    words = ["dealer", "fair-2", commitment(SEED), *(f"{promise}:-" if promise else "-" for promise in seats)]
    wrong = [" ".join(words) if line.startswith("dealer") else line for line in lines]
    with pytest.raises(InputError) as caught:
        faubourg.load(sealed_again(wrong))
    assert (caught.value.code, caught.value.params) == ("record-bad-dealer", {"line": 7})


def test_a_position_put_into_a_record_is_noted() -> None:
    match = play_on(promised_match(), 5)
    other = play_on(faubourg.new("roomshare", 4, seed=3), 9).state.dump()
    for dump, notes in ((other, ["position-taken-over"]), (match.state.dump(), [])):
        digest = digest_of(dump)
        lines = [
            *lines_of(match.save(reveal=True)),
            f"resume {match.game.rules_version} {digest} {dump}",
            f"= {digest}",
        ]
        for read in (faubourg.load, faubourg.verify):
            assert read(sealed_again(lines)).notes == notes


def test_a_dealer_that_skips_draws_until_it_likes_one_is_refused() -> None:
    match = play_on(promised_match(), 5)
    last = [line for line in lines_of(match.save(reveal=True)) if line.startswith("n ")][-1]
    _, code, number = last.split(" ")
    lines = lines_of(match.save(reveal=True).replace(last, f"n {code} {int(number) + 3}"))
    for read in (faubourg.load, faubourg.verify):
        with pytest.raises(InputError) as caught:
            read(sealed_again(lines))
        assert caught.value.code == "record-bad-draw"


# The dealer of a record


@pytest.mark.parametrize(
    ("words", "secret"),
    [
        (["seeded"], ""),
        (["seeded", "x"], ""),
        (["seeded", "1" * 41], ""),
        (["seeded", "-"], ""),
        (["seeded", "1", "2"], ""),
        (["seeded", "1"], "00" * 32),
        (["scripted", "x"], ""),
        (["scripted"], "00"),
        (["fair"], ""),
        (["fair", commitment(SEED)], "zz"),
        (["fair", commitment(SEED)], SEED.hex()[2:]),
        (["fair", commitment(SEED), "zz"], SEED.hex()),
        (["fair", commitment(SEED), ""], SEED.hex()),
        (["fair", commitment(SEED), "00"], SEED.hex()),
        (["fair", commitment(bytes(32))], SEED.hex()),
        (["fair-2"], ""),
        (["fair-2", commitment(SEED), PROMISES[0]], ""),
        (["fair-2", commitment(SEED), "zz:-"], ""),
        (["fair-2", commitment(SEED), "-:-"], ""),
        (["fair-2", commitment(SEED), ":-"], ""),
        (["fair-2", commitment(SEED), ""], ""),
        (["fair-2", commitment(SEED), f"{PROMISES[0]}:"], ""),
        (["fair-2", commitment(SEED), f"{PROMISES[0]}:-:-"], ""),
        (["fair-2", commitment(bytes(32)), f"{PROMISES[0]}:-"], SEED.hex()),
        (["chance", "1"], ""),
        ([""], ""),
    ],
)
def test_a_dealer_that_cannot_be_is_refused(words: list[str], secret: str) -> None:
    with pytest.raises(InputError) as caught:
        dealer_from(words, secret)
    assert caught.value.code in ("record-bad-dealer", "seed-not-committed")


def test_every_dealer_of_a_record_is_found_again() -> None:
    for dealer in (
        Seeded(-3),
        Seeded(10**30),
        Scripted([]),
        Fair(SEED, ENTROPIES),
        Fair(SEED, REVEALED, PROMISES),
    ):
        again = dealer_from(dealer.header(), dealer.secret())
        assert type(again) is type(dealer)
        assert again.header() == dealer.header()


@pytest.mark.parametrize(("word", "is_it"), [("0", True), ("-12", True), ("", False), ("1.0", False), ("²", False)])
def test_whole_numbers_are_told_from_other_words(word: str, is_it: bool) -> None:
    assert is_whole(word) is is_it


def test_a_dealer_of_ones_own_can_deal() -> None:
    class Last(faubourg.Dealer):
        def pick(self, state: faubourg.State, number: int) -> int:
            return state.legal()[-1]

        def header(self) -> list[str]:
            return ["scripted"]

    match = faubourg.new("roomshare", 4, dealer=Last())
    assert match.state.text(match.entries[0].code) == "first 3"
    assert match.dealer.secret() == ""
    assert faubourg.load(match.save()).state.digest() == match.state.digest()
