"""The position of a U-Build match: its fields, and the rules it hands its moves to."""

from typing import TYPE_CHECKING, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from faubourg.core.actions import Actions
from faubourg.core.actors import ANYONE, CLOCK
from faubourg.core.bits import NO_CELLS, bit, cells_of
from faubourg.core.choices import offered
from faubourg.core.fields import Ledger
from faubourg.core.forms import Form, Timer
from faubourg.core.frames import Frames, empty_frames
from faubourg.core.observation import Observation
from faubourg.core.pile import Pile, new_pile
from faubourg.core.refusal import Refusal
from faubourg.core.rng import Rng
from faubourg.core.state import Choice, Prompt
from faubourg.games.estate import offers
from faubourg.games.estate.districts import ALL_DISTRICTS, COLOURS, DISTRICTS
from faubourg.games.estate.state import Estate
from faubourg.games.ubuild import choices, invariants, observation, prompts, refusals, sites, view
from faubourg.games.ubuild.figures import Figures
from faubourg.games.ubuild.layouts.layout import Layout
from faubourg.games.ubuild.numbering import (
    ALL_CARDS,
    CARDS,
    KINDS,
    MOST_SPACES,
    PIECES,
    REFUSE,
    TERMS,
    Frame,
    Piece,
    Step,
)
from faubourg.games.ubuild.options import UBuildOptions
from faubourg.games.ubuild.rules import ending, phases, score, turn

if TYPE_CHECKING:
    from faubourg.core.game import Game

# What may stand on a site: each kind once, a skyscraper of each colour, the stadium and the tower.
SLOTS: Final[i64] = KINDS + COLOURS + 2


@final
class UBuild(Estate):
    """Districts are bits of one number, and so are spaces. What can be counted is counted once: a dump leaves those
    fields out."""

    def __init__(
        self,
        game: "Game",
        table: UBuildOptions,
        figures: Figures,
        layout: Layout,
        seats: i64,
        pile: Pile,
        frames: Frames,
    ) -> None:
        rents, prices, costs, bail = figures.rents, figures.prices, figures.costs, figures.bail
        super().__init__(game, table, seats, TERMS, rents, prices, costs, bail, layout.in_play, False, frames)
        self.table: UBuildOptions = table
        self.figures: Figures = figures
        self.layout: Layout = layout
        # By seat: the pawn's space.
        self.places: vec[i64] = NO_CELLS
        # UB-1e By slot (`sites` names them), the site of what stands there; -1 while it does not stand.
        self.standing: vec[i64] = NO_CELLS
        self.pile: Pile = pile
        # UB-3f, UB-4g The spaces of the bridges that are open, as a set.
        self.bridges: i64 = 0
        # UB-5g, UB-5h The district with which the stadium is recorded; -1 while it is not built.
        self.stadium: i64 = -1
        # UB-8f The districts mortgaged or lifted in this turn, as a set.
        self.changed: i64 = 0
        # Counted: the districts that a bonus building touches, the sites that are taken, and the blocks in stock.
        self.protected: i64 = 0
        self.taken_low: i64 = 0
        self.taken_high: i64 = 0
        self.residential_left: i64 = 0
        self.industrial_left: i64 = 0
        # UB-11c Whether the time has run out.
        self.time_up: bool = False
        # UB-10 The last chance card drawn, from 1; 0 before the first.
        self.last_card: i64 = 0

    def clone(self) -> "UBuild":
        pile, frames = self.pile.clone(), self.frames.clone()
        copy = UBuild(self.game, self.table, self.figures, self.layout, self.seats, pile, frames)
        copy.copy_estate(self)
        copy.places = self.places[:]
        copy.standing = self.standing[:]
        copy.bridges = self.bridges
        copy.stadium = self.stadium
        copy.changed = self.changed
        copy.protected = self.protected
        copy.taken_low = self.taken_low
        copy.taken_high = self.taken_high
        copy.residential_left = self.residential_left
        copy.industrial_left = self.industrial_left
        copy.time_up = self.time_up
        copy.last_card = self.last_card
        return copy

    def declare(self, ledger: Ledger) -> None:
        super().declare(ledger)
        pile = self.pile
        layout = self.layout
        self.places = ledger.cells("places", self.places, 0, layout.spaces - 1, self.seats)
        self.standing = ledger.cells("standing", self.standing, -1, layout.sites - 1, SLOTS)
        pile.unseen = ledger.number("unseen", pile.unseen, 0, ALL_CARDS)
        pile.under = ledger.row("under", pile.under, 0, CARDS - 1)
        self.bridges = ledger.number("bridges", self.bridges, 0, bit(MOST_SPACES) - 1)
        self.stadium = ledger.number("stadium", self.stadium, -1, DISTRICTS - 1)
        self.changed = ledger.number("changed", self.changed, 0, ALL_DISTRICTS)
        self.time_up = ledger.flag("time_up", self.time_up)
        self.last_card = ledger.number("last_card", self.last_card, 0, CARDS)

    def recount(self) -> None:
        super().recount()
        sites.recount(self)
        self.residential_left = self.stock(Piece.RESIDENTIAL)
        self.industrial_left = self.stock(Piece.INDUSTRIAL)
        for district in range(DISTRICTS):
            self.residential_left -= self.residential[district]
            self.industrial_left -= self.industrial[district]

    def stock(self, piece: i64) -> i64:
        """UB-2a, UB-2b, UB-2c How many of a piece the mode has."""
        # UB-2b An option adds the stadium to Classic.
        if piece == Piece.STADIUM and self.table.stadium:
            return 1
        return self.figures.stock[self.table.mode * PIECES + piece]

    def is_asked(self, seat: i64) -> bool:
        if seat == CLOCK:
            return ending.is_running(self)
        return seat == self.actor and not self.over

    def go_on(self) -> None:
        phases.go_on(self)

    def row_fits(self, above: i64) -> bool:
        return phases.row_fits(self, above)

    def is_free(self, seat: i64) -> bool:
        return turn.is_free(self, seat)

    def fill(self, actions: Actions, seat: i64) -> None:
        phases.fill(self, actions, seat)

    def refusal(self, move: i64, seat: i64) -> i64:
        return phases.refusal(self, move, seat)

    def explain(self, number: i64, move: i64, seat: i64) -> Refusal:
        return refusals.explain(self, number, move, seat)

    def apply(self, move: i64, seat: i64 = ANYONE) -> None:
        phases.apply(self, move, self.actor if seat == ANYONE else seat)

    def forms(self, seat: int | None = None) -> list[Form]:
        who = self.who(seat)
        return phases.forms(self, who) if who >= 0 and self.is_asked(who) else []

    def timers(self) -> list[Timer]:
        return ending.timers(self) if ending.is_running(self) else []

    def ask(self, seat: i64) -> Prompt:
        return prompts.ask(self, seat)

    def clause_now(self) -> str:
        # As in `State`, without working out what else a prompt says.
        return self.end_clause() if self.over else prompts.clause_of(self)

    def offer(self, seat: i64) -> list[Choice]:
        return offered(self, seat)

    def choice_of(self, move: i64, seat: i64) -> Choice:
        return choices.choice_of(self, move, seat)

    def candidates(self, seat: i64) -> list[tuple[str, int]]:
        return choices.candidates(self, seat)

    def whole_view(self) -> dict[str, object]:
        return view.whole_view(self)

    def proposer(self) -> int:
        # UB-7b
        return int(offers.proposer(self)) if self.frames.kind() == Frame.DEAL else -1

    def refusing(self) -> int:
        return int(REFUSE) if self.frames.kind() == Frame.DEAL else -1

    def scores(self) -> list[int]:
        return [int(score.wealth_of(self, seat)) for seat in range(self.seats)]

    def standings(self) -> list[tuple[int, ...]]:
        return score.standings(self)

    def describe(self, found: Observation, seat: i64) -> None:
        observation.describe(self, found, seat)

    def broken(self) -> str:
        return invariants.broken(self)

    def seen(self, move: int, seat: int | None) -> int:
        # UB-10 Chance cards are read aloud: nothing is hidden.
        return move

    def imagine(self, seat: int | None, rng: Rng) -> "UBuild":
        self.check_viewer(seat)
        return self.clone()


def new_state(game: "Game", table: UBuildOptions, figures: Figures, layout: Layout, seats: i64) -> UBuild:
    """UB-3i Everybody on GO with the same cash, nothing owned, everything in stock; UB-4g every bridge is closed."""
    none = [0] * int(seats)
    nothing = [0] * int(DISTRICTS)
    state = UBuild(game, table, figures, layout, seats, new_pile(ALL_CARDS), empty_frames())
    state.cash = cells_of([int(figures.start_cash[table.mode])] * int(seats))
    state.owned = cells_of(none)
    state.places = cells_of(none)
    state.jail = cells_of(none)
    state.residential = cells_of(nothing)
    state.industrial = cells_of(nothing)
    state.sums = cells_of(nothing)
    state.standing = cells_of([-1] * int(SLOTS))
    state.playing = invariants.everybody(seats)
    state.frames.push(Frame.TURN, Step.FIRST)
    state.recount()
    return state
