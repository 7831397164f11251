"""What is measured of matches of Room Share."""

from typing import Final, cast, final

from mypy_extensions import i64

from faubourg.core.bits import count_bits
from faubourg.core.event import Event
from faubourg.core.measures import (
    SHARE,
    VICTORIES,
    Chapter,
    Figure,
    Kind,
    Measures,
    Row,
    Sums,
    Witness,
    add,
    note,
    shares_of,
)
from faubourg.core.state import State
from faubourg.core.told import DECISIONS
from faubourg.games.roomshare.numbering import ALL_FLATS, CARD_KIND_IDS, FLAT_IDS, FLATS, KIND_IDS
from faubourg.games.roomshare.options import ROYAL_IDS
from faubourg.games.roomshare.rules.board import full, holding, inhabited, kind_of, reserve_of, tenants_in
from faubourg.games.roomshare.rules.score import counts_with
from faubourg.games.roomshare.state import RoomShare

COLUMNS: Final = ["empty_flats", "shared_flats", "full_flats", "reserves"]

COURSE: Final = Chapter(
    "course",
    [Figure("evicted", digits=2), Figure("moved", digits=2), Figure("chains", digits=2), Figure("longest", digits=2)],
)
OF_CARDS: Final = [Figure("played", digits=2), Figure("won-with", VICTORIES, "players")]
OF_FLATS: Final = [
    Figure("lodged", digits=2),
    Figure("points", digits=2),
    Figure("emptied", digits=2),
    Figure("counting", SHARE),
]
OF_KINDS: Final = [Figure("laid", digits=2), Figure("points", digits=2)]


@final
class RoomShareMeasures(Measures):
    def __init__(self) -> None:
        # RS-5.0
        super().__init__(COLUMNS, ["reserve"])

    def first(self, state: State) -> i64:
        assert isinstance(state, RoomShare)
        return state.first

    def ended(self, state: State) -> str:
        return DECISIONS if state.truncated else "reserve"

    def count(self, state: State, row: Row) -> None:
        assert isinstance(state, RoomShare)
        row.add(count_bits(ALL_FLATS & ~inhabited(state)))
        row.add(count_bits(holding(state, state.figures.sharing)))
        row.add(count_bits(full(state)))
        left: i64 = 0
        for seat in range(state.seats):
            left += reserve_of(state, seat)
        row.add(left)

    def kinds(self) -> list[Kind]:
        by_seats = [Kind(seats, {}) for seats in (4, 2, 3)]
        # RS-8.1, RS-8.2 The variants.
        return [*by_seats, Kind(4, {"renovation": True}), Kind(2, {"duel": True})]

    def witness(self) -> Witness | None:
        return RoomShareWitness()

    def chapters(self, kind: Kind) -> list[Chapter]:
        found = [COURSE]
        if not kind.options.get("duel"):
            # RS-8.1b The renovation cards come last.
            cards = CARD_KIND_IDS if kind.options.get("renovation") else CARD_KIND_IDS[:-1]
            found.append(Chapter("cards", OF_CARDS, "card-kind", cards, "won-with"))
        flats = Chapter("flats", OF_FLATS, "flat", tuple(FLAT_IDS), "points")
        # RS-8.1a So does the royal suite.
        is_royal = kind.options.get("royal", ROYAL_IDS[0]) != ROYAL_IDS[0]
        flat_kinds = KIND_IDS if is_royal else KIND_IDS[:-1]
        return [*found, flats, Chapter("flat-kinds", OF_KINDS, "flat-kind", flat_kinds, "points")]


@final
class RoomShareWitness(Witness):
    def __init__(self) -> None:
        super().__init__(True)
        # Kinds of card, with who played one; and how often each was played, and each flat evicted.
        self.players: set[tuple[str, int]] = set()
        self.played: Sums = {}
        self.emptied: Sums = {}
        self.moved = 0
        self.chains = 0
        self.longest = 0

    def hear(self, state: State, events: list[Event]) -> None:
        for event in events:
            kind, params = event.kind, event.params
            if kind == "card-played":
                card = str(params["card"]).rstrip("0123456789")
                add(self.played, card, 1)
                self.players.add((card, cast(int, params["seat"])))
            elif kind == "moved":
                self.moved += 1
            elif kind == "evicted":
                add(self.emptied, str(params["flat"]), 1)
                # RS-4.3f The place of the flat in its chain.
                number = cast(int, params["number"])
                self.chains += number == 1
                self.longest = max(self.longest, number)

    def tell(self, state: State, sums: Sums) -> None:
        assert isinstance(state, RoomShare)
        note(sums, "evicted", sum(self.emptied.values()))
        note(sums, "moved", self.moved)
        note(sums, "chains", self.chains)
        note(sums, "longest", self.longest)
        shares = shares_of(state)
        for card in CARD_KIND_IDS:
            note(sums, f"played-{card}", self.played.get(card, 0))
        for card, seat in self.players:
            add(sums, f"players-{card}", 1)
            add(sums, f"won-with-{card}", shares[seat])
        self.tell_flats(state, sums)

    def tell_flats(self, state: RoomShare, sums: Sums) -> None:
        by_kind: Sums = {}
        for flat in range(FLATS):
            id = FLAT_IDS[flat]
            kind = KIND_IDS[kind_of(state, flat)]
            lodged: i64 = tenants_in(state, flat)
            counting = counts_with(state, flat, lodged)
            points = points_in(state, flat) if counting else 0
            note(sums, f"lodged-{id}", int(lodged))
            note(sums, f"points-{id}", points)
            note(sums, f"emptied-{id}", self.emptied.get(id, 0))
            add(sums, f"counting-{id}", 1 if counting else 0)
            add(by_kind, kind, points)
            add(by_kind, f"laid-{kind}", 1)
        for kind in KIND_IDS:
            note(sums, f"points-{kind}", by_kind.get(kind, 0))
            note(sums, f"laid-{kind}", by_kind.get(f"laid-{kind}", 0))


def points_in(state: RoomShare, flat: i64) -> int:
    """RS-6a to RS-6d What the tenants of a flat that counts bring to those whose own colour they are."""
    tenants: i64 = 0
    for seat in range(state.seats):
        row: i64 = state.table.own[seat] * 4
        for arrow in range(4):
            tenants += (state.tenants[row + arrow] >> flat) & 1
    return int(tenants * state.figures.points[kind_of(state, flat)])
