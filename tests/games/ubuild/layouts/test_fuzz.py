"""Texts changed at random: none crashes the checker, and it accepts just what may be generated."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from faubourg import InputError, Rng
from faubourg.games.ubuild.layouts.agreement import may_be_generated
from faubourg.games.ubuild.layouts.box import Box
from faubourg.games.ubuild.layouts.checker import check_text
from faubourg.games.ubuild.layouts.fuzz import BATCH, Fuzzer
from faubourg.games.ubuild.layouts.layout import laid
from faubourg.games.ubuild.layouts.mutation import mutated
from faubourg.games.ubuild.layouts.plan import Plan, read_plan
from tests.games.ubuild.boxes import ADVANCED, BEGINNER, BOX, CLASSIC, STRAIGHT, examples, is_accepted
from tests.games.ubuild.geometry import assert_mirrored, assert_turned, mirrored_plan
from tests.games.ubuild.plane import can_be_laid

MUTATED = 20_000
OF_THE_TRACK = {
    "layout-end-turns",
    "layout-not-closed",
    "layout-overlap",
    "layout-touch",
    "layout-railroad-touches",
    "layout-railroads-touch",
    "layout-first-turn",
}


@pytest.mark.clause("UB-2h")
def test_ub_2h_no_text_crashes_and_the_checker_accepts_just_what_may_be_generated() -> None:
    rng = Rng("mutated layouts")
    texts = examples(12)
    accepted: list[Plan] = []
    codes: set[str] = set()
    for number in range(MUTATED):
        text = mutated(rng, texts[number % len(texts)])
        try:
            plan = check_text(text, BOX)
        except InputError as problem:
            codes.add(problem.code)
            assert_refused_rightly(text, problem.code)
            continue
        accepted.append(plan)
        assert may_be_generated(plan, BOX), text
        assert can_be_laid(plan.turns, plan.is_open), text
        assert plan.text() == text
    # The changes are such that every part of the checker has something to say; railroads alone hardly ever meet.
    assert codes >= OF_THE_TRACK - {"layout-railroads-touch"}
    assert all(code.startswith("layout-") for code in codes)
    assert len(accepted) > MUTATED // 50
    # Wherever their first step leads, and in a mirror, they are the same.
    for plan in accepted[:: len(accepted) // 60]:
        ours = laid(plan, BOX)
        for heading in range(1, 6):
            assert_turned(ours, laid(plan, BOX, heading), heading)
        assert_mirrored(ours, laid(mirrored_plan(plan), BOX))


def assert_refused_rightly(text: str, code: str) -> None:
    try:
        plan = read_plan(text)
    except InputError:
        return
    assert not may_be_generated(plan, BOX), text
    if code in OF_THE_TRACK:
        assert not can_be_laid(plan.turns, plan.is_open), text


@given(st.sampled_from(examples()), st.integers(0, 80), st.text(max_size=4))
def test_any_letters_put_into_a_text_are_read_or_refused(text: str, place: int, put: str) -> None:
    is_accepted(text[:place] + put + text[place + len(put) :])


# Searching


@pytest.mark.parametrize("text", [BEGINNER, CLASSIC, ADVANCED, STRAIGHT])
def test_printed_layouts_might_have_been_generated(text: str) -> None:
    assert may_be_generated(read_plan(text), BOX)


def test_the_same_seed_makes_the_same_texts() -> None:
    one, same, other = (searched(seed) for seed in (1, 1, 2))
    assert one.findings.refused == same.findings.refused != other.findings.refused
    assert (one.findings.texts, one.findings.faults) == (2 * BATCH, [])
    assert one.findings.accepted + sum(one.findings.refused.values()) == one.findings.texts


def searched(seed: int) -> Fuzzer:
    fuzzer = Fuzzer(BOX, seed)
    fuzzer.search()
    fuzzer.search()
    return fuzzer


def test_a_batch_may_end_before_it_is_full() -> None:
    fuzzer = Fuzzer(BOX, 1)
    fuzzer.search(3)
    assert fuzzer.findings.texts == 3


def crashing(text: str, box: Box, mode: int) -> Plan:
    raise ZeroDivisionError


def refusing(text: str, box: Box, mode: int) -> Plan:
    raise InputError("layout-begins", {})


def lenient(text: str, box: Box, mode: int) -> Plan:
    """As if bridges could stand anywhere."""
    return read_plan(text)


def careless(text: str, box: Box, mode: int) -> Plan:
    """Another layout than the one it was given."""
    return check_text(BEGINNER if text != BEGINNER else CLASSIC, box)


def test_a_checker_that_is_wrong_is_found_out() -> None:
    close = "b1-gob0brjabre0fpg0gjj0-rsrsrssrsrsrss"
    found = []
    for check, text in ((crashing, BEGINNER), (refusing, BEGINNER), (lenient, close), (careless, BEGINNER)):
        fuzzer = Fuzzer(BOX, 1, check)
        fuzzer.judge(text)
        found += [(fault.problem, fault.detail) for fault in fuzzer.findings.faults]
    assert found == [
        ("crash", "ZeroDivisionError"),
        ("refused-wrongly", "layout-begins"),
        ("accepted-wrongly", ""),
        ("rewritten", ""),
    ]
