"""The position of a City match: its fields, the rules it hands its moves to, and a dump as a position again."""

from typing import TYPE_CHECKING, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from faubourg.core.actions import Actions
from faubourg.core.actors import ANYONE, CLOCK, MOVE_LIMIT, SEVERAL
from faubourg.core.bits import bits_of, cells_of, numbers_of
from faubourg.core.fields import Fields
from faubourg.core.forms import Form, Timer
from faubourg.core.frames import WIDTH, Frames, empty_frames, frames_from
from faubourg.core.observation import Observation
from faubourg.core.pile import Pile, new_pile
from faubourg.core.refusal import InputError, Refusal
from faubourg.core.rng import Rng
from faubourg.core.state import Choice, Prompt
from faubourg.games.city import choices, invariants, observation, prompts, refusals, view
from faubourg.games.city.figures import Figures
from faubourg.games.city.numbering import ALL_CARDS, ALL_HELD, CARDS, FIRST_HAZARD, KINDS, REFUSE, SQUARES, Frame, Step
from faubourg.games.city.options import CityOptions
from faubourg.games.city.rules import phases, score
from faubourg.games.estate import bidding
from faubourg.games.estate.districts import ALL_DISTRICTS, BANK, DISTRICTS, MOST_BLOCKS
from faubourg.games.estate.offers import MOST_OFFERS
from faubourg.games.estate.state import Estate

if TYPE_CHECKING:
    from faubourg.core.game import Game

# More than any match can bring together; a dump may not claim more.
MOST_CASH: Final = 1 << 40


@final
class City(Estate):
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
        super().__init__(game, table, seats, figures.rents, cash, owned, residential, industrial, sums, offers, frames)
        self.table: CityOptions = table
        self.figures: Figures = figures
        # By seat: the pawn's square, what it holds as a set.
        self.places: vec[i64] = places
        self.held: vec[i64] = held
        # CI-12 By seat: 0 when free, else one more than the failed rolls.
        self.jail: vec[i64] = jail
        # CI-8 By kind of bonus building and hazard, the districts with one.
        self.kinds: vec[i64] = kinds
        self.pile: Pile = pile
        # CI-14c Who is out, in the order they went, in digits of three bits.
        self.fallen: i64 = 0
        # Sets of districts.
        self.rails: i64 = 0
        self.stadiums: i64 = 0
        # Counted: where a bonus building stands.
        self.bonuses: i64 = 0
        # Who began, and the round, from 1.
        self.first: i64 = -1
        self.round: i64 = 0
        # CI-3a The last throw; 0 before the first.
        self.low_die: i64 = 0
        self.high_die: i64 = 0
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
        copy.copy_estate(self)
        copy.fallen = self.fallen
        copy.rails = self.rails
        copy.stadiums = self.stadiums
        copy.bonuses = self.bonuses
        copy.first = self.first
        copy.round = self.round
        copy.low_die = self.low_die
        copy.high_die = self.high_die
        copy.hours = self.hours
        copy.time_up = self.time_up
        copy.last_card = self.last_card
        return copy

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


def state_from(game: "Game", table: CityOptions, figures: Figures, seats: int, fields: Fields) -> City:
    """The inverse of `City.fields`; what is counted is counted again."""
    every, blocks, seated = int(ALL_DISTRICTS), int(MOST_BLOCKS), int(invariants.everybody(seats))
    cash = cells_of(fields.numbers("cash", 0, MOST_CASH, seats))
    owned = cells_of(fields.numbers("owned", 0, every, seats))
    places = cells_of(fields.numbers("places", 0, int(SQUARES) - 1, seats))
    jail = cells_of(fields.numbers("jail", 0, 4, seats))
    held = cells_of(fields.numbers("held", 0, int(ALL_HELD), seats))
    residential = cells_of(fields.numbers("residential", 0, blocks, int(DISTRICTS)))
    industrial = cells_of(fields.numbers("industrial", 0, blocks, int(DISTRICTS)))
    sums = cells_of(fields.numbers("sums", 0, MOST_CASH, int(DISTRICTS)))
    kinds = cells_of(fields.numbers("kinds", 0, every, int(KINDS)))
    offers = cells_of(fields.numbers("offers", 0, MOVE_LIMIT - 1))
    unseen = fields.number("unseen", 0, int(ALL_CARDS))
    under = fields.numbers("under", 0, int(CARDS) - 1)
    pile = Pile(unseen, 0, tuple(under), (int(ALL_CARDS),))
    rows = fields.numbers("frames", int(BANK), MOVE_LIMIT - 1)
    if len(rows) % WIDTH or len(rows) > invariants.DEEPEST * WIDTH:
        raise InputError("dump-bad-field", {"field": "frames"})
    state = City(
        game,
        table,
        figures,
        seats,
        cash,
        owned,
        places,
        jail,
        held,
        residential,
        industrial,
        sums,
        kinds,
        offers,
        pile,
        frames_from(rows),
    )
    state.bank = fields.number("bank", -MOST_CASH * seats, MOST_CASH * seats)
    state.playing = fields.number("playing", 1, seated)
    state.fallen = fields.number("fallen", 0, 1 << 18)
    state.mortgaged = fields.number("mortgaged", 0, every)
    state.rails = fields.number("rails", 0, every)
    state.stadiums = fields.number("stadiums", 0, every)
    state.skyscrapers = fields.number("skyscrapers", 0, every)
    state.tower = fields.number("tower", -1, int(DISTRICTS) - 1)
    state.turn = fields.number("turn", 0, seats - 1)
    state.first = fields.number("first", -1, seats - 1)
    state.round = fields.number("round", 0, MOST_CASH)
    state.offered = fields.number("offered", 0, int(MOST_OFFERS))
    state.low_die = fields.number("low_die", 0, 6)
    state.high_die = fields.number("high_die", 0, 6)
    state.dropped = fields.number("dropped", 0, seated)
    state.spoke = fields.number("spoke", 0, seats - 1)
    state.caller = fields.number("caller", int(BANK), seats - 1)
    state.auctions = fields.number("auctions", 0, MOST_CASH)
    state.hours = fields.number("hours", 1, MOST_CASH)
    state.time_up = fields.flag("time_up")
    state.last_card = fields.number("last_card", 0, int(CARDS))
    count_sets(state)
    return state


def count_sets(state: City) -> None:
    """Count anew what nobody owns, and where bonus buildings and hazards stand."""
    for seat in range(state.seats):
        state.unowned &= ~state.owned[seat]
    for kind in range(KINDS):
        if kind < FIRST_HAZARD:
            state.bonuses |= state.kinds[kind]
        else:
            state.hazards |= state.kinds[kind]
