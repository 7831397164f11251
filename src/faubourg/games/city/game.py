"""City: the wiring of the game and of its positions, and nothing else."""

from collections.abc import Mapping
from typing import Final, final

from mypy_extensions import i64

from faubourg.core.actions import Actions
from faubourg.core.actors import ANYONE, CLOCK, SEVERAL
from faubourg.core.bits import bits_of, cells_of
from faubourg.core.data import Shelf
from faubourg.core.forms import Form, Timer
from faubourg.core.frames import empty_frames
from faubourg.core.game import Game
from faubourg.core.observation import Observation
from faubourg.core.options import Options
from faubourg.core.pile import new_pile
from faubourg.core.refusal import Refusal
from faubourg.core.state import Choice, Prompt, State
from faubourg.games.city import choices, invariants, observation, prompts, refusals, scene, view
from faubourg.games.city.events import EVENTS
from faubourg.games.city.figures import Figures
from faubourg.games.city.measures import CityMeasures
from faubourg.games.city.moves import CODEC
from faubourg.games.city.numbering import ALL_CARDS, DEAL_CARD_IDS, KINDS, POLICY, REFUSE, Frame
from faubourg.games.city.options import DECLARED, LIVE, CityOptions
from faubourg.games.city.rules import deal, debt, phases, score, turn
from faubourg.games.city.scene_types import CityScene
from faubourg.games.city.state import City
from faubourg.games.estate import bidding, dealing, deals, offers
from faubourg.games.estate.districts import DISTRICT_IDS

SHELF: Final = Shelf("faubourg.games.city", "city")


@final
class CityState(City):
    """A position with its rules: each question goes to the module that answers it."""

    def clone(self) -> "CityState":
        copy = CityState(self.game, self.table, self.figures, self.seats, self.pile, self.frames.clone())
        copy.copy_fields(self)
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
        return dealing.forms(self, who) if who >= 0 and self.is_asked(who) else []

    def timers(self) -> list[Timer]:
        return phases.timers(self)

    def ask(self, seat: i64) -> Prompt:
        return prompts.ask(self, seat)

    def clause_now(self) -> str:
        # As in `State`, without working out what else a prompt says.
        return self.end_clause() if self.over else prompts.clause_of(self)

    def choice_of(self, move: i64, seat: i64) -> Choice:
        return choices.choice_of(self, move, seat)

    def candidates(self, seat: i64) -> list[tuple[str, int]]:
        return choices.candidates(self, seat)

    def whole_view(self) -> dict[str, object]:
        return view.whole_view(self)

    def bot_answer(self) -> i64:
        # CI-1e Bots say no to another hour.
        if self.frames.kind() == Frame.QUESTION:
            return REFUSE
        return -1

    def deal_partners(self, seat: i64) -> i64:
        return dealing.partners_now(self, seat)

    def deal_assets(self, seat: i64, partner: i64) -> i64:
        return dealing.assets_between(self, seat, partner)

    def deal_move(self, partner: i64, assets: i64, cash: i64) -> i64:
        return dealing.move_of(partner, assets, cash)

    def proposer(self) -> int:
        # CI-7a
        return int(offers.proposer(self)) if self.frames.kind() == Frame.DEAL else -1

    def score_of(self, seat: i64) -> i64:
        return score.wealth_of(self, seat)

    def standing(self, seat: i64) -> tuple[int, ...]:
        return score.standing(self, seat)

    def standing_names(self) -> tuple[str, ...]:
        # CI-14c, CI-15a
        return ("last", "last", "wealth", "cash", "districts")

    def describe(self, found: Observation, seat: i64) -> None:
        observation.describe(self, found, seat)

    def broken(self) -> str:
        return invariants.broken(self)


@final
class CityGame(Game):
    def __init__(self, data: str | None = None, kept: bool = False, shelf: Shelf = SHELF) -> None:
        super().__init__(
            id="city",
            title="City",
            seats=range(2, 7),
            rules_version="2",
            policy=int(POLICY),
            over_clause="CI-15a",
            limit_clause="CI-17e",
            shelf=shelf,
            data=data,
            kept=kept,
            codec=CODEC,
            options=DECLARED,
            shapes=EVENTS,
            scene_shape=CityScene,
        )
        self.figures = Figures(self.sheet())

    def read(self, values: dict[str, object], seats: int) -> CityOptions:
        return CityOptions(values)

    def begin(self, options: Options, seats: int) -> State:
        assert isinstance(options, CityOptions)
        state = CityState(self, options, self.figures, seats, new_pile(ALL_CARDS), empty_frames())
        # CI-1b
        state.lay_out(self.figures.start_cash)
        # CI-1c Everything in stock.
        state.held = cells_of([0] * seats)
        state.kinds = cells_of([0] * int(KINDS))
        phases.begin(state)
        return state

    def at_once(self, options: Mapping[str, object]) -> bool:
        # CI-5c
        return options.get("auctions") == LIVE

    def measures(self) -> CityMeasures:
        return CityMeasures(self.figures)

    def option_sets(self) -> list[tuple[int, dict[str, object]]]:
        return [
            (4, {"rounds": 6}),
            (2, {"rounds": 10}),
            (3, {"rounds": 8, "auctions": "live"}),
            (5, {"rounds": 4, "first": 4}),
            (6, {"rounds": 3, "auctions": "live", "extension": True}),
            (3, {"length": "hour", "minutes": 30, "auctions": "live"}),
            (4, {"length": "hour"}),
            (2, {"length": "hour", "first": 1}),
        ]

    def deal_assets(self) -> list[str]:
        return [*DISTRICT_IDS, *DEAL_CARD_IDS]

    def deal_ladder(self) -> list[int]:
        return list(deals.LADDER)

    def scene(self, options: Mapping[str, object] | None = None) -> dict[str, object]:
        return scene.scene(self.id, self.figures, self.complete(options))
