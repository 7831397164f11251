"""The position of a City match: its fields, and the rules it hands its moves to."""

from typing import TYPE_CHECKING, final

from librt.vecs import vec
from mypy_extensions import i64

from faubourg.core.actions import Actions
from faubourg.core.actors import ANYONE, CLOCK, SEVERAL
from faubourg.core.bits import bits_of, cells_of, numbers_of
from faubourg.core.forms import Form, Timer
from faubourg.core.frames import Frames, empty_frames
from faubourg.core.observation import Observation
from faubourg.core.pile import Pile, new_pile
from faubourg.core.refusal import Refusal
from faubourg.core.rng import Rng
from faubourg.core.state import Choice, Prompt, State
from faubourg.games.city import choices, explanation, invariants, observation, offering, prompts, view
from faubourg.games.city.figures import Figures
from faubourg.games.city.numbering import (
    ALL_CARDS,
    ALL_DISTRICTS,
    BANK,
    DISTRICTS,
    KINDS,
    REFUSE,
    Frame,
    Step,
)
from faubourg.games.city.options import CityOptions
from faubourg.games.city.rules import auction, legality, playing, score

if TYPE_CHECKING:
    from faubourg.core.game import Game


@final
class City(State):
    """Districts are bits of one number. What can be counted is counted once: a dump leaves those fields out."""

    def __init__(
        self,
        game: "Game",
        table: CityOptions,
        figures: Figures,
        seats: i64,
        cash: vec[i64],
        owned: vec[i64],
        places: vec[i64],
        jail: vec[i64],
        held: vec[i64],
        residential: vec[i64],
        industrial: vec[i64],
        sums: vec[i64],
        kinds: vec[i64],
        offers: vec[i64],
        pile: Pile,
        frames: Frames,
    ) -> None:
        super().__init__(game, table, seats)
        self.table: CityOptions = table
        self.figures: Figures = figures
        # By seat: cash, districts as a set, the pawn's square, what it holds as a set.
        self.cash: vec[i64] = cash
        self.owned: vec[i64] = owned
        self.places: vec[i64] = places
        self.held: vec[i64] = held
        # CI-12 By seat: 0 when free, else one more than the failed rolls.
        self.jail: vec[i64] = jail
        # By district: blocks, and the sum recorded for a mortgage.
        self.residential: vec[i64] = residential
        self.industrial: vec[i64] = industrial
        self.sums: vec[i64] = sums
        # CI-8 By kind of bonus building and hazard, the districts with one.
        self.kinds: vec[i64] = kinds
        # CI-7a What was offered in vain this turn, in pairs: the move with who offered it, and what it came to.
        self.offers: vec[i64] = offers
        self.pile: Pile = pile
        self.frames: Frames = frames
        # What players have paid the bank, less what it has paid them.
        self.bank: i64 = 0
        # CI-14c The seats still in, as a set; the others in the order they went, in digits of three bits.
        self.playing: i64 = 0
        self.fallen: i64 = 0
        # Sets of districts.
        self.mortgaged: i64 = 0
        self.rails: i64 = 0
        self.stadiums: i64 = 0
        self.skyscrapers: i64 = 0
        # CI-9d The district of the tower; -1 while it is not built.
        self.tower: i64 = -1
        # Counted: what nobody owns; where a bonus building stands, where a hazard does.
        self.unowned: i64 = ALL_DISTRICTS
        self.bonuses: i64 = 0
        self.hazards: i64 = 0
        # Whose turn it is, who began, and the round, from 1.
        self.turn: i64 = 0
        self.first: i64 = -1
        self.round: i64 = 0
        # CI-7a Offers made this turn, not counting those over debts.
        self.offered: i64 = 0
        # CI-3a The last throw; 0 before the first.
        self.low_die: i64 = 0
        self.high_die: i64 = 0
        # CI-5c The present auction: the seats out of it, who spoke last, who called it; and how many there were.
        self.dropped: i64 = 0
        self.spoke: i64 = 0
        self.caller: i64 = BANK
        self.auctions: i64 = 0
        # CI-1e Hours begun, and whether the present one has run out.
        self.hours: i64 = 1
        self.time_up: bool = False
        # CI-13 The last chance card drawn, from 1; 0 before the first.
        self.last_card: i64 = 0

    def clone(self) -> "City":
        copy = City(
            self.game,
            self.table,
            self.figures,
            self.seats,
            self.cash[:],
            self.owned[:],
            self.places[:],
            self.jail[:],
            self.held[:],
            self.residential[:],
            self.industrial[:],
            self.sums[:],
            self.kinds[:],
            self.offers[:],
            self.pile.clone(),
            self.frames.clone(),
        )
        copy.copy_common(self)
        copy.bank = self.bank
        copy.playing = self.playing
        copy.fallen = self.fallen
        copy.mortgaged = self.mortgaged
        copy.rails = self.rails
        copy.stadiums = self.stadiums
        copy.skyscrapers = self.skyscrapers
        copy.tower = self.tower
        copy.unowned = self.unowned
        copy.bonuses = self.bonuses
        copy.hazards = self.hazards
        copy.turn = self.turn
        copy.first = self.first
        copy.round = self.round
        copy.offered = self.offered
        copy.low_die = self.low_die
        copy.high_die = self.high_die
        copy.dropped = self.dropped
        copy.spoke = self.spoke
        copy.caller = self.caller
        copy.auctions = self.auctions
        copy.hours = self.hours
        copy.time_up = self.time_up
        copy.last_card = self.last_card
        return copy

    def actors(self) -> list[int]:
        if self.actor != SEVERAL:
            return super().actors()
        # CI-5c Live, everybody who may raise.
        return bits_of(auction.raisers(self))

    def is_asked(self, seat: i64) -> bool:
        if seat == CLOCK:
            return offering.is_timed(self)
        if self.actor != SEVERAL:
            return seat == self.actor and not self.over
        return 0 <= seat < self.seats and (auction.raisers(self) >> seat) & 1 == 1

    def fill(self, actions: Actions, seat: i64) -> None:
        legality.fill(self, actions, seat)

    def refusal(self, move: i64, seat: i64) -> i64:
        return legality.refusal(self, move, seat)

    def explain(self, number: i64, move: i64, seat: i64) -> Refusal:
        return explanation.explain(self, number, move, seat)

    def apply(self, move: i64, seat: i64 = ANYONE) -> None:
        playing.apply(self, move, self.actor if seat == ANYONE else seat)

    def forms(self, seat: int | None = None) -> list[Form]:
        who = self.who(seat)
        return offering.forms(self, who) if who >= 0 and self.is_asked(who) else []

    def timers(self) -> list[Timer]:
        return offering.timers(self)

    def ask(self, seat: i64) -> Prompt:
        return prompts.ask(self, seat)

    def clause_now(self) -> str:
        # As in `State`, without working out what else a prompt says.
        return self.end_clause() if self.over else prompts.clause_of(self)

    def offer(self, seat: i64) -> list[Choice]:
        return choices.offer(self, seat)

    def whole_view(self) -> dict[str, object]:
        return view.whole_view(self)

    def bot_answer(self) -> i64:
        # CI-1e Bots say no to another hour.
        return REFUSE if self.frames.kind() == Frame.QUESTION else -1

    def proposer(self) -> int:
        # CI-7a
        return int(self.frames.a()) if self.frames.kind() == Frame.DEAL else -1

    def refusing(self) -> int:
        return int(REFUSE) if self.frames.kind() == Frame.DEAL else -1

    def scores(self) -> list[int]:
        return score.scores(self)

    def ranking(self) -> list[list[int]]:
        return score.ranking(self)

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

    def fields(self) -> dict[str, object]:
        return {
            "cash": numbers_of(self.cash),
            "owned": numbers_of(self.owned),
            "places": numbers_of(self.places),
            "jail": numbers_of(self.jail),
            "held": numbers_of(self.held),
            "residential": numbers_of(self.residential),
            "industrial": numbers_of(self.industrial),
            "sums": numbers_of(self.sums),
            "kinds": numbers_of(self.kinds),
            "offers": numbers_of(self.offers),
            "unseen": int(self.pile.unseen),
            "under": list(self.pile.under),
            "frames": self.frames.dump(),
            "bank": int(self.bank),
            "playing": int(self.playing),
            "fallen": int(self.fallen),
            "mortgaged": int(self.mortgaged),
            "rails": int(self.rails),
            "stadiums": int(self.stadiums),
            "skyscrapers": int(self.skyscrapers),
            "tower": int(self.tower),
            "turn": int(self.turn),
            "first": int(self.first),
            "round": int(self.round),
            "offered": int(self.offered),
            "low_die": int(self.low_die),
            "high_die": int(self.high_die),
            "dropped": int(self.dropped),
            "spoke": int(self.spoke),
            "caller": int(self.caller),
            "auctions": int(self.auctions),
            "hours": int(self.hours),
            "time_up": self.time_up,
            "last_card": int(self.last_card),
        }


def new_state(game: "Game", table: CityOptions, figures: Figures, seats: i64) -> City:
    """CI-1b, CI-1c Everybody on GO with the same cash, nothing owned, everything in stock."""
    none = [0] * int(seats)
    nothing = [0] * int(DISTRICTS)
    state = City(
        game,
        table,
        figures,
        seats,
        cells_of([int(figures.start_cash)] * int(seats)),
        cells_of(none),
        cells_of(none),
        cells_of(none),
        cells_of(none),
        cells_of(nothing),
        cells_of(nothing),
        cells_of(nothing),
        cells_of([0] * int(KINDS)),
        vec[i64](),
        new_pile(ALL_CARDS),
        empty_frames(),
    )
    state.playing = invariants.everybody(seats)
    state.frames.push(Frame.TURN, Step.FIRST)
    return state
