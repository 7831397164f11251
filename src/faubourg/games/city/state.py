"""The position of a City match: its fields, and the rules it hands its moves to."""

from typing import TYPE_CHECKING, final

from librt.vecs import vec
from mypy_extensions import i64

from faubourg.core.actions import Actions
from faubourg.core.actors import ANYONE, CLOCK, SEVERAL
from faubourg.core.bits import NO_CELLS, bits_of, cells_of
from faubourg.core.choices import offered
from faubourg.core.fields import Ledger
from faubourg.core.forms import Form, Timer
from faubourg.core.frames import Frames, empty_frames
from faubourg.core.observation import Observation
from faubourg.core.pile import Pile, new_pile
from faubourg.core.refusal import Refusal
from faubourg.core.rng import Rng
from faubourg.core.state import Choice, Prompt
from faubourg.games.city import choices, invariants, observation, prompts, refusals, view
from faubourg.games.city.figures import Figures
from faubourg.games.city.numbering import (
    ALL_CARDS,
    ALL_HELD,
    CARDS,
    FIRST_HAZARD,
    KINDS,
    REFUSE,
    SQUARES,
    TERMS,
    Frame,
    Step,
)
from faubourg.games.city.options import CityOptions
from faubourg.games.city.rules import deal, debt, phases, score, turn
from faubourg.games.estate import bidding, offers
from faubourg.games.estate.districts import ALL_DISTRICTS, DISTRICTS
from faubourg.games.estate.state import MOST_CASH, Estate

if TYPE_CHECKING:
    from faubourg.core.game import Game


@final
class City(Estate):
    """Districts are bits of one number. What can be counted is counted once: a dump leaves those fields out."""

    def __init__(
        self, game: "Game", table: CityOptions, figures: Figures, seats: i64, pile: Pile, frames: Frames
    ) -> None:
        rents, prices, costs, bail = figures.rents, figures.prices, figures.costs, figures.bail
        super().__init__(game, table, seats, TERMS, rents, prices, costs, bail, ALL_DISTRICTS, table.live, frames)
        self.table: CityOptions = table
        self.figures: Figures = figures
        # By seat: the pawn's square, what it holds as a set.
        self.places: vec[i64] = NO_CELLS
        self.held: vec[i64] = NO_CELLS
        # CI-8 By kind of bonus building and hazard, the districts with one.
        self.kinds: vec[i64] = NO_CELLS
        self.pile: Pile = pile
        # CI-14c Who is out, in the order they went, in digits of three bits.
        self.fallen: i64 = 0
        # Sets of districts.
        self.rails: i64 = 0
        self.stadiums: i64 = 0
        # Counted: where a bonus building stands.
        self.bonuses: i64 = 0
        # CI-1e Hours begun, and whether the present one has run out.
        self.hours: i64 = 1
        self.time_up: bool = False
        # CI-13 The last chance card drawn, from 1; 0 before the first.
        self.last_card: i64 = 0

    def clone(self) -> "City":
        copy = City(self.game, self.table, self.figures, self.seats, self.pile.clone(), self.frames.clone())
        copy.copy_estate(self)
        copy.places = self.places[:]
        copy.held = self.held[:]
        copy.kinds = self.kinds[:]
        copy.fallen = self.fallen
        copy.rails = self.rails
        copy.stadiums = self.stadiums
        copy.bonuses = self.bonuses
        copy.hours = self.hours
        copy.time_up = self.time_up
        copy.last_card = self.last_card
        return copy

    def declare(self, ledger: Ledger) -> None:
        super().declare(ledger)
        pile = self.pile
        self.places = ledger.cells("places", self.places, 0, SQUARES - 1, self.seats)
        self.held = ledger.cells("held", self.held, 0, ALL_HELD, self.seats)
        self.kinds = ledger.cells("kinds", self.kinds, 0, ALL_DISTRICTS, KINDS)
        pile.unseen = ledger.number("unseen", pile.unseen, 0, ALL_CARDS)
        pile.under = ledger.row("under", pile.under, 0, CARDS - 1)
        self.fallen = ledger.number("fallen", self.fallen, 0, 1 << 18)
        self.rails = ledger.number("rails", self.rails, 0, ALL_DISTRICTS)
        self.stadiums = ledger.number("stadiums", self.stadiums, 0, ALL_DISTRICTS)
        self.hours = ledger.number("hours", self.hours, 1, MOST_CASH)
        self.time_up = ledger.flag("time_up", self.time_up)
        self.last_card = ledger.number("last_card", self.last_card, 0, CARDS)

    def recount(self) -> None:
        super().recount()
        self.bonuses = 0
        self.hazards = 0
        for kind in range(KINDS):
            if kind < FIRST_HAZARD:
                self.bonuses |= self.kinds[kind]
            else:
                self.hazards |= self.kinds[kind]

    def actors(self) -> list[int]:
        if self.actor != SEVERAL:
            return super().actors()
        # CI-5c Live, everybody who may raise.
        return bits_of(bidding.raisers(self))

    def is_asked(self, seat: i64) -> bool:
        if seat == CLOCK:
            return phases.may_run_out(self)
        if self.actor != SEVERAL:
            return seat == self.actor and not self.over
        return 0 <= seat < self.seats and (bidding.raisers(self) >> seat) & 1 == 1

    def go_on(self) -> None:
        phases.go_on(self)

    def row_fits(self, above: i64) -> bool:
        return phases.row_fits(self, above)

    def is_free(self, seat: i64) -> bool:
        return turn.is_free(self, seat)

    def cards_dealt(self, seat: i64) -> i64:
        return deal.dealable(self.held[seat])

    def card_ids(self, cards: i64) -> list[str]:
        return deal.card_ids(cards)

    def swap_cards(self, seat: i64, other: i64, cards: i64) -> None:
        deal.swap_cards(self, seat, other, cards)

    def settles_debt(self, cards: i64) -> bool:
        return deal.held_set(cards) & debt.dodge_for(self) != 0

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
        return phases.timers(self)

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

    def bot_answer(self) -> i64:
        # CI-1e Bots say no to another hour.
        return REFUSE if self.frames.kind() == Frame.QUESTION else -1

    def proposer(self) -> int:
        # CI-7a
        return int(offers.proposer(self)) if self.frames.kind() == Frame.DEAL else -1

    def refusing(self) -> int:
        return int(REFUSE) if self.frames.kind() == Frame.DEAL else -1

    def scores(self) -> list[int]:
        return score.scores(self)

    def standings(self) -> list[tuple[int, ...]]:
        return score.standings(self)

    def describe(self, found: Observation, seat: i64) -> None:
        observation.describe(self, found, seat)

    def broken(self) -> str:
        return invariants.broken(self)

    def seen(self, move: int, seat: int | None) -> int:
        # CI-13 Chance cards are read aloud: nothing is hidden.
        return move

    def imagine(self, seat: int | None, rng: Rng) -> "City":
        self.check_viewer(seat)
        return self.clone()


def new_state(game: "Game", table: CityOptions, figures: Figures, seats: i64) -> City:
    """CI-1b, CI-1c Everybody on GO with the same cash, nothing owned, everything in stock."""
    none = [0] * int(seats)
    nothing = [0] * int(DISTRICTS)
    state = City(game, table, figures, seats, new_pile(ALL_CARDS), empty_frames())
    state.cash = cells_of([int(figures.start_cash)] * int(seats))
    state.owned = cells_of(none)
    state.places = cells_of(none)
    state.jail = cells_of(none)
    state.held = cells_of(none)
    state.residential = cells_of(nothing)
    state.industrial = cells_of(nothing)
    state.sums = cells_of(nothing)
    state.kinds = cells_of([0] * int(KINDS))
    state.playing = invariants.everybody(seats)
    state.frames.push(Frame.TURN, Step.FIRST)
    return state
