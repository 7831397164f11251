"""Numbers and geometry of Room Share: what never changes, whatever the data file says."""

from typing import Final

from mypy_extensions import i64

from faubourg.core.refusal import Reasons

# RS-2a The colours. RS-2d The arrows: up, right, down, left.
COLOURS: Final[i64] = 4
ALL_COLOURS: Final[i64] = 15
COLOUR_IDS: Final = ("red", "blue", "yellow", "green")
ARROWS: Final[i64] = 4
# Where the sets of flats by arrow, whatever the colour, follow those by colour and arrow.
TAKEN: Final[i64] = 16
ARROW_IDS: Final = ("n", "e", "s", "w")

# RS-3g Twenty apartments ("flats"), five wide and four high, numbered row by row from the top left.
FLATS: Final[i64] = 20
COLUMNS: Final[i64] = 5
PLACES: Final[i64] = 80
ALL_FLATS: Final[i64] = (1 << 20) - 1
COLUMN_IDS: Final = "abcde"

# RS-4.3c The neighbour that each arrow points at, the edges joined: flat * 4 + arrow.
NEIGHBOUR: Final = bytes(
    ((flat // 5 + down) % 4) * 5 + (flat % 5 + right) % 5
    for flat in range(20)
    for down, right in ((-1, 0), (0, 1), (1, 0), (0, -1))
)

# RS-3e The block of six, its corners (top left, top right, bottom left, bottom right) and their inner arrows.
BLOCK: Final = (6, 7, 8, 11, 12, 13)
CORNERS: Final = bytes((6, 8, 11, 13))
INNER_ARROWS: Final = bytes((1, 3, 1, 3))
ARRANGEMENTS: Final[i64] = 24
# RS-3g The fourteen around it, row by row.
OUTER: Final = bytes(flat for flat in range(20) if flat not in (6, 7, 8, 11, 12, 13))
OUTER_FLATS: Final[i64] = 14

# RS-2b The kinds of apartment.
CLASSIC: Final[i64] = 0
SUITE: Final[i64] = 1
HAUNTED: Final[i64] = 2
ROYAL: Final[i64] = 3
KINDS: Final[i64] = 4
KIND_IDS: Final = ("classic", "suite", "haunted", "royal")

# RS-2c The cards: keys 0-19 by colour, then events 20-31 by kind.
CARDS: Final[i64] = 32
KEY_CARDS: Final[i64] = 20
KEYS_PER_COLOUR: Final[i64] = 5
EVENTS_PER_KIND: Final[i64] = 2
COMMUNICATION: Final[i64] = 4
DEPARTURE: Final[i64] = 5
FORCED_EVICTION: Final[i64] = 6
NEW_CONTRACT: Final[i64] = 7
SWAP: Final[i64] = 8
RENOVATION: Final[i64] = 9
CARD_KINDS: Final[i64] = 10
# What a card is: the colour of its key, or the kind of its event.
CARD_KIND: Final = bytes(card // 5 if card < 20 else 4 + (card - 20) // 2 for card in range(32))
CARD_KIND_IDS: Final = (*COLOUR_IDS, "communication", "departure", "eviction", "contract", "swap", "renovation")

# The two arrows of each pair, for a renovation.
PAIRS: Final[i64] = 6
PAIR_ONE: Final = bytes((0, 0, 0, 1, 1, 2))
PAIR_TWO: Final = bytes((1, 2, 3, 2, 3, 3))

MOST_SEATS: Final[i64] = 4

# The moves (RS-9a): a base per kind plus its target. Players' first, then Nature's.
PLAY: Final[i64] = 0
PLACE: Final[i64] = 32
TAKE: Final[i64] = 352
EVICT: Final[i64] = 432
LAND: Final[i64] = 452
SWAP_FIRST: Final[i64] = 456
SWAP_SECOND: Final[i64] = 536
SWAP_NOTHING: Final[i64] = 616
RENOVATE: Final[i64] = 617
RENOVATE_NOTHING: Final[i64] = 737
PASS: Final[i64] = 738
POLICY: Final[i64] = 739
FIRST: Final[i64] = 739
ARRANGE: Final[i64] = 743
LAY: Final[i64] = 767
DEAL: Final[i64] = 771
LISTED: Final[i64] = 803


class Phase:
    """What is being decided."""

    FIRST: Final = 0
    ARRANGE: Final = 1
    LAY: Final = 2
    DEAL: Final = 3
    PLAY: Final = 4
    PLACE: Final = 5
    TAKE: Final = 6
    FORCE: Final = 7
    CHAIN: Final = 8
    LAND: Final = 9
    SWAP_FIRST: Final = 10
    SWAP_SECOND: Final = 11
    RENOVATE: Final = 12
    DRAW: Final = 13
    LAST_CHANCE: Final = 14
    OVER: Final = 15


PHASE_IDS: Final = (
    "first-player",
    "arrange",
    "lay",
    "deal",
    "play-card",
    "place",
    "take",
    "force",
    "chain",
    "land",
    "swap-first",
    "swap-second",
    "renovate",
    "draw",
    "last-chance",
    "over",
)


REASONS: Final = Reasons()


class Refused:
    """What can be wrong with a move: code and clause. Without a clause it is that of what is being decided."""

    NOT_IN_HAND: Final = REASONS.add("not-in-hand", "RS-4.1")
    RESERVE_LACKS: Final = REASONS.add("reserve-lacks", "RS-4.2a")
    NO_KEY_TENANT: Final = REASONS.add("no-key-tenant", "RS-4.2a")
    ARROW_TAKEN: Final = REASONS.add("arrow-taken", "RS-2d")
    NOBODY_LIVES_THERE: Final = REASONS.add("nobody-lives-there", "RS-7a")
    NOT_EMPTY_NOR_OWN: Final = REASONS.add("not-empty-nor-own", "RS-7d")
    DUEL_EMPTY: Final = REASONS.add("duel-empty", "RS-8.2a")
    NO_OWN_TENANT: Final = REASONS.add("no-own-tenant", "RS-5.1a")
    LAST_CHANCE_CROWDED: Final = REASONS.add("last-chance-crowded", "RS-5.1b")
    NOBODY_THERE: Final = REASONS.add("nobody-there")
    TAKE_OWN: Final = REASONS.add("take-own", "RS-7b")
    TAKE_LAST: Final = REASONS.add("take-last", "RS-7b")
    EVICT_EMPTY: Final = REASONS.add("evict-empty", "RS-7c")
    EVICT_NOT_FULL: Final = REASONS.add("evict-not-full", "RS-4.3b")
    EVICT_BLOCKED: Final = REASONS.add("evict-blocked", "RS-4.3e")
    EVICT_NOT_FEWEST: Final = REASONS.add("evict-not-fewest", "RS-4.3f")
    NO_SWAP_PARTNER: Final = REASONS.add("no-swap-partner", "RS-7e")
    SWAP_SAME_FLAT: Final = REASONS.add("swap-same-flat", "RS-7e")
    SWAP_SAME_COLOUR: Final = REASONS.add("swap-same-colour", "RS-7e")
    SWAP_LOWER: Final = REASONS.add("swap-lower", "RS-7e")
    NO_EQUAL_TENANTS: Final = REASONS.add("no-equal-tenants", "RS-7e")
    RENOVATE_SAME_COLOUR: Final = REASONS.add("renovate-same-colour", "RS-7f")
    NO_EQUAL_FLATMATES: Final = REASONS.add("no-equal-flatmates", "RS-7f")
    NO_SUCH_SEAT: Final = REASONS.add("no-such-seat", "RS-3i")
    KIND_USED_UP: Final = REASONS.add("kind-used-up", "RS-3g")
    NOT_IN_PILE: Final = REASONS.add("not-in-pile", "RS-3h")


# RS-9f A match that lasts so many decisions is ended as it stands.
LIMIT: Final[i64] = 5000


def permutation(number: i64) -> list[int]:
    """The arrangement of that number: which colour stands at each of the four corners, in lexicographic order."""
    left = [0, 1, 2, 3]
    found: list[int] = []
    for size in (6, 2, 1, 1):
        found.append(left.pop(int(number) // size))
        number %= size
    return found


def permutation_number(colours: list[int]) -> int:
    """The number of an arrangement."""
    left = [0, 1, 2, 3]
    number = 0
    for size, colour in zip((6, 2, 1, 1), colours, strict=True):
        number += left.index(colour) * size
        left.remove(colour)
    return number


# Column letter and floor, counted from below: the top left flat is `a3`.
FLAT_IDS: Final = [f"{COLUMN_IDS[flat % 5]}{3 - flat // 5}" for flat in range(20)]
# An arrow of a flat: `b2n`.
PLACE_IDS: Final = [flat + arrow for flat in FLAT_IDS for arrow in ARROW_IDS]
# A card by what it is and its number among its like: `red3`, `swap1`.
CARD_IDS: Final = [f"{CARD_KIND_IDS[CARD_KIND[card]]}{(card % 5 if card < 20 else card % 2) + 1}" for card in range(32)]
