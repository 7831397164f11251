"""Matches and records that several of these tests need."""

from collections.abc import Callable
from hashlib import blake2b

import faubourg
from faubourg import NATURE, InputError, Match, Rng


def play_on(match: Match, decisions: int, seed: int = 0) -> Match:
    """So many decisions of seats, at random."""
    rng = Rng(f"play on {seed}")
    for _ in range(decisions):
        if match.state.over:
            break
        moves = match.state.legal()
        match.play(moves[int(rng.below(len(moves)))])
    return match


def short_duel(decisions: int = 12, seed: int = 5) -> Match:
    return play_on(faubourg.new("roomshare", 2, seed, {"duel": True}), decisions)


def until(match: Match, asked: Callable[[Match], bool], seed: int = 0) -> Match:
    """Play at random until the match is as wanted."""
    rng = Rng(f"until {seed}")
    while not asked(match):
        assert not match.state.over
        moves = match.state.legal()
        match.play(moves[int(rng.below(len(moves)))])
    return match


def asks(kind: str) -> Callable[[Match], bool]:
    """Whether the actor is asked for that."""
    return lambda match: match.state.actor != NATURE and prompt_kind(match) == kind


def prompt_kind(match: Match) -> str:
    return match.state.prompt(match.state.actors()[0])["kind"]


def sealed_again(lines: list[str]) -> str:
    """A record of these lines, without the last, and a checksum that fits them."""
    digest = blake2b("\n".join(lines).encode(), digest_size=16).hexdigest()
    return "\n".join([*lines, f"end {digest}"]) + "\n"


def lines_of(record: str) -> list[str]:
    """The lines that the checksum is about."""
    return record.rstrip("\n").split("\n")[:-1]


def edited(record: str, old: str, new: str) -> str:
    """A record with one text in it exchanged for another, and a checksum that fits."""
    assert record.count(old) == 1, f"{old!r} occurs {record.count(old)} times"
    return sealed_again(lines_of(record.replace(old, new)))


def complaint(record: object) -> InputError:
    """What is wrong with a record; nothing but an InputError may come of reading it."""
    try:
        faubourg.load(record)  # type: ignore[arg-type]
    except InputError as problem:
        return problem
    raise AssertionError("the record was accepted")


def data_with(*changes: tuple[str, str]) -> str:
    """The built-in figures of Room Share with some lines changed."""
    text = faubourg.game("roomshare").data
    for old, new in changes:
        assert text.count(old) == 1, f"{old!r} occurs {text.count(old)} times"
        text = text.replace(old, new)
    return text
