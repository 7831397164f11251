"""What may be known of a position. Everything is public but the hands (RS-3j, RS-3k)."""

from typing import Final, TypedDict

from mypy_extensions import i64

from faubourg.core.bits import bits_of, count_bits
from faubourg.core.kept import Kept
from faubourg.core.secret import Secret
from faubourg.core.view import MatchView, match_view, result_view, seat_or_none
from faubourg.games.roomshare import numbering
from faubourg.games.roomshare.numbering import ARROW_IDS, ARROWS, CARD_IDS, COLOUR_IDS, COLOURS, FLAT_IDS, FLATS
from faubourg.games.roomshare.rules import eviction, score
from faubourg.games.roomshare.rules.board import kind_of, tenant_at
from faubourg.games.roomshare.state import RoomShare


class FlatView(TypedDict):
    """One apartment; `tenants` by arrow, None where it is free. The kind is None until the apartment is laid.
    `counts` if whoever lives there would score for it now."""

    id: str
    kind: str | None
    tenants: dict[str, str | None]
    counts: bool


class PlayerView(TypedDict):
    """One player; the hand is known to its owner alone."""

    seat: int
    colour: str
    second: str | None
    reserve: dict[str, int]
    cards: int
    hand: list[str] | None
    score: int


class EvictionView(TypedDict):
    """An eviction under way: who lands next, and where."""

    flat: str
    colour: str
    direction: str | None
    landing: str
    lifted: list[str]


class RoomShareView(MatchView):
    """The whole view of a seat."""

    flats: list[FlatView]
    players: list[PlayerView]
    pile: int
    discards: list[str]
    shown: str | None
    eviction: EvictionView | None
    chain: list[str]
    swap_first: str | None
    last_chance: int | None


# How many of the outer flats lie when a flat does.
LAID_AT: Final = bytes(0 if flat in numbering.BLOCK else numbering.OUTER.index(flat) + 1 for flat in range(FLATS))
# Apartments as they are written, by all that can be seen of them; forgotten when they become too many.
FLAT_VIEWS: Final[dict[int, Kept]] = {}
MOST_FLAT_VIEWS: Final = 20_000


def whole_view(state: RoomShare) -> dict[str, object]:
    """The fields of RoomShareView, hands still wrapped as secrets."""
    return {
        **match_view(state, numbering.PHASE_IDS[state.phase], state.turn),
        "first": seat_or_none(state.first),
        "flats": [flat_view(state, flat) for flat in range(FLATS)],
        "players": [player_view(state, seat) for seat in range(state.seats)],
        "pile": int(state.pile.size()),
        "discards": [CARD_IDS[card] for card in bits_of(state.pile.discards)],
        "shown": CARD_IDS[state.shown] if state.shown >= 0 else None,
        "eviction": eviction_view(state) if state.evicting >= 0 else None,
        "chain": [FLAT_IDS[flat] for flat in state.chain],
        "swap_first": numbering.PLACE_IDS[state.swap_place] if state.swap_place >= 0 else None,
        "last_chance": seat_or_none(state.trigger),
        **result_view(state),
    }


def flat_view(state: RoomShare, flat: i64) -> dict[str, object]:
    """One apartment. Most are as they were a move ago."""
    kind: i64 = kind_of(state, flat) if is_laid(state, flat) else -1
    key: i64 = (kind + 1) * FLATS + flat
    lodged: i64 = 0
    for arrow in range(ARROWS):
        colour: i64 = tenant_at(state, flat, arrow)
        lodged += 1 if colour >= 0 else 0
        key = key * (COLOURS + 1) + colour + 1
    counts = score.counts_with(state, flat, lodged)
    key = key * 2 + (1 if counts else 0)
    known = FLAT_VIEWS.get(key)
    if known is not None:
        return known
    if len(FLAT_VIEWS) >= MOST_FLAT_VIEWS:
        FLAT_VIEWS.clear()
    tenants: dict[str, object] = {}
    for arrow in range(ARROWS):
        colour = tenant_at(state, flat, arrow)
        tenants[ARROW_IDS[arrow]] = COLOUR_IDS[colour] if colour >= 0 else None
    kind_id = numbering.KIND_IDS[kind] if kind >= 0 else None
    made = Kept({"id": FLAT_IDS[flat], "kind": kind_id, "tenants": tenants, "counts": counts})
    FLAT_VIEWS[key] = made
    return made


def is_laid(state: RoomShare, flat: i64) -> bool:
    """The block lies from the start, the outer flats one after the other."""
    return LAID_AT[flat] <= state.laid


def player_view(state: RoomShare, seat: i64) -> dict[str, object]:
    reserve: dict[str, object] = {}
    for colour in range(COLOURS):
        if colour == state.table.own[seat] or colour == state.table.second[seat] or state.reserve[seat * 4 + colour]:
            reserve[COLOUR_IDS[colour]] = int(state.reserve[seat * 4 + colour])
    second: i64 = state.table.second[seat]
    return {
        "seat": int(seat),
        # RS-3j Own and second colours are public.
        "colour": COLOUR_IDS[state.table.own[seat]],
        "second": COLOUR_IDS[second] if second >= 0 else None,
        "reserve": reserve,
        # RS-3k How many cards is public; which they are is not, at the end neither.
        "cards": int(count_bits(state.hands[seat])),
        "hand": Secret(int(seat), [CARD_IDS[card] for card in bits_of(state.hands[seat])]),
        "score": int(score.score_of(state, seat)),
    }


def eviction_view(state: RoomShare) -> dict[str, object]:
    arrow: i64 = eviction.mover_arrow(state)
    lifted: list[object] = []
    queue: i64 = state.lifted
    while queue:
        lifted.append(COLOUR_IDS[(queue & 7) - 1])
        queue >>= 3
    return {
        "flat": FLAT_IDS[state.evicting],
        "colour": COLOUR_IDS[eviction.landing_colour(state)],
        "direction": ARROW_IDS[arrow] if arrow >= 0 else None,
        "landing": FLAT_IDS[eviction.landing_flat(state)],
        "lifted": lifted,
    }
