"""What can be wrong with a move: a number in the rules, a code and a clause outside."""

from typing import Final

from mypy_extensions import i64

NOT_IN_HAND: Final[i64] = 10
RESERVE_LACKS: Final[i64] = 11
NO_KEY_TENANT: Final[i64] = 12
ARROW_TAKEN: Final[i64] = 13
NOBODY_LIVES_THERE: Final[i64] = 14
NOT_EMPTY_NOR_OWN: Final[i64] = 15
DUEL_EMPTY: Final[i64] = 16
NO_OWN_TENANT: Final[i64] = 17
LAST_CHANCE_CROWDED: Final[i64] = 18
NOBODY_THERE: Final[i64] = 19
TAKE_OWN: Final[i64] = 20
TAKE_LAST: Final[i64] = 21
EVICT_EMPTY: Final[i64] = 22
EVICT_NOT_FULL: Final[i64] = 23
EVICT_BLOCKED: Final[i64] = 24
EVICT_NOT_FEWEST: Final[i64] = 25
NO_SWAP_PARTNER: Final[i64] = 26
SWAP_SAME_FLAT: Final[i64] = 27
SWAP_SAME_COLOUR: Final[i64] = 28
SWAP_LOWER: Final[i64] = 29
NO_EQUAL_TENANTS: Final[i64] = 30
RENOVATE_SAME_COLOUR: Final[i64] = 31
NO_EQUAL_FLATMATES: Final[i64] = 32
NO_SUCH_SEAT: Final[i64] = 33
KIND_USED_UP: Final[i64] = 34
NOT_IN_PILE: Final[i64] = 35

# Code and clause by number, from NOT_IN_HAND on.
TABLE: Final = (
    ("not-in-hand", "RS-4.1"),
    ("reserve-lacks", "RS-4.2a"),
    ("no-key-tenant", "RS-4.2a"),
    ("arrow-taken", "RS-2d"),
    ("nobody-lives-there", "RS-7a"),
    ("not-empty-nor-own", "RS-7d"),
    ("duel-empty", "RS-8.2a"),
    ("no-own-tenant", "RS-5.1a"),
    ("last-chance-crowded", "RS-5.1b"),
    ("nobody-there", ""),
    ("take-own", "RS-7b"),
    ("take-last", "RS-7b"),
    ("evict-empty", "RS-7c"),
    ("evict-not-full", "RS-4.3b"),
    ("evict-blocked", "RS-4.3e"),
    ("evict-not-fewest", "RS-4.3f"),
    ("no-swap-partner", "RS-7e"),
    ("swap-same-flat", "RS-7e"),
    ("swap-same-colour", "RS-7e"),
    ("swap-lower", "RS-7e"),
    ("no-equal-tenants", "RS-7e"),
    ("renovate-same-colour", "RS-7f"),
    ("no-equal-flatmates", "RS-7f"),
    ("no-such-seat", "RS-3i"),
    ("kind-used-up", "RS-3g"),
    ("not-in-pile", "RS-3h"),
)
