"""The position of a toy match: its fields, and the rules it hands its moves to."""

from typing import TYPE_CHECKING, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from faubourg.core.actions import Actions
from faubourg.core.actors import ANYONE, CLOCK, HIDDEN, SEVERAL
from faubourg.core.bits import NO_CELLS, bit, cells_of, numbers_of, set_of
from faubourg.core.fields import Ledger
from faubourg.core.forms import BidForm, DealForm, Form, Timer
from faubourg.core.frames import Frames, empty_frames
from faubourg.core.observation import Observation
from faubourg.core.options import Options
from faubourg.core.pile import Pile, imagine_hands, new_pile
from faubourg.core.refusal import Refusal
from faubourg.core.rng import Rng
from faubourg.core.shared import Shared
from faubourg.core.state import Choice, Prompt, State
from tests.toy import view
from tests.toy.figures import Figures
from tests.toy.moves import bid_amount, deal_number, deal_of
from tests.toy.numbering import (
    ACCEPT,
    ALL_CARDS,
    AUCTION,
    BANK,
    BID,
    BURY,
    CARDS,
    DONE,
    DRAW,
    HAMMER,
    LIMIT,
    LOT_IDS,
    LOT_LETTERS,
    LOTS,
    OUT,
    REFUSE,
    SELL,
    STEP,
    Frame,
    Step,
)
from tests.toy.rules import auction, deal, end, frames, legality, turn

if TYPE_CHECKING:
    from faubourg.core.game import Game


def street_of(text: str) -> int:
    """TOY-1d Its lots as a set."""
    lots: i64 = 0
    for letter in text:
        lots |= bit(LOT_LETTERS.index(letter))
    return int(lots)


# As the boards of a game would be that are written as a text: however many tables there are, few are kept.
STREETS: Final = Shared(street_of, 8)


@final
class ToyOptions(Options):
    def __init__(self, values: dict[str, object]) -> None:
        super().__init__(values)
        # TOY-6a
        rounds = values["rounds"]
        self.rounds: i64 = rounds if isinstance(rounds, int) else 0
        # TOY-3c
        self.debts = values["debts"] is True
        # TOY-1d
        self.street: i64 = STREETS.of(str(values["street"]))


@final
class Toy(State):
    def __init__(
        self, game: "Game", table: ToyOptions, figures: Figures, seats: i64, pile: Pile, frames: Frames
    ) -> None:
        super().__init__(game, table, seats)
        self.table = table
        self.figures = figures
        self.cash: vec[i64] = NO_CELLS
        # TOY-1a The only secrets: each seat's cards, as a set.
        self.hands: vec[i64] = NO_CELLS
        self.owners: vec[i64] = NO_CELLS
        self.pile = pile
        self.frames = frames
        self.bank: i64 = figures.bank
        # TOY-2e The cards in hands that all have seen.
        self.shown: i64 = 0
        # TOY-3d The seats that are out of the auction, as a set.
        self.out: i64 = 0

    def clone(self) -> "Toy":
        copy = Toy(self.game, self.table, self.figures, self.seats, self.pile.clone(), self.frames.clone())
        copy.copy_common(self)
        copy.cash = self.cash[:]
        copy.hands = self.hands[:]
        copy.owners = self.owners[:]
        copy.bank = self.bank
        copy.shown = self.shown
        copy.out = self.out
        return copy

    def declare(self, ledger: Ledger) -> None:
        pile = self.pile
        most: i64 = self.figures.bank + self.seats * self.figures.seat_cash
        self.cash = ledger.cells("cash", self.cash, 0, most, self.seats)
        self.hands = ledger.cells("hands", self.hands, 0, ALL_CARDS, self.seats)
        self.owners = ledger.cells("owners", self.owners, BANK, self.seats - 1, LOTS)
        pile.unseen = ledger.number("unseen", pile.unseen, 0, ALL_CARDS)
        pile.discards = ledger.number("discards", pile.discards, 0, ALL_CARDS)
        pile.under = ledger.row("under", pile.under, 0, CARDS - 1)
        pile.shuffles = ledger.row("shuffles", pile.shuffles, 0, ALL_CARDS)
        self.frames.declare(ledger, BANK, 3)
        self.bank = ledger.number("bank", self.bank, 0, most)
        self.shown = ledger.number("shown", self.shown, 0, ALL_CARDS)
        self.out = ledger.number("out", self.out, 0, 15)

    def actors(self) -> list[int]:
        if self.actor != SEVERAL:
            return super().actors()
        return [seat for seat in range(self.seats) if auction.may_bid(self, seat)]

    def is_asked(self, seat: i64) -> bool:
        if self.actor != SEVERAL:
            return super().is_asked(seat)
        # TOY-3e Time may run out at any moment of an auction.
        return seat == CLOCK or (0 <= seat < self.seats and auction.may_bid(self, seat))

    def fill(self, actions: Actions, seat: i64) -> None:
        legality.fill(self, actions, seat)

    def refusal(self, move: i64, seat: i64) -> i64:
        return legality.refusal(self, move, seat)

    def explain(self, number: i64, move: i64, seat: i64) -> Refusal:
        return view.explain(self, number, move, seat)

    def apply(self, move: i64, seat: i64 = ANYONE) -> None:
        who: i64 = self.actor if seat == ANYONE else seat
        self.decisions += 1
        self.make(move, who)
        turn.go_on(self)
        # TOY-6c
        if self.decisions >= LIMIT and not self.over:
            self.truncate()

    def make(self, move: i64, seat: i64) -> None:
        if move < AUCTION:
            # TOY-2b Selling or burying is what the turn is for; selling for a debt is not.
            if self.frames.kind() == Frame.TURN:
                self.frames.set_step(Step.END)
            if move < BURY:
                turn.sell(self, move - SELL, seat)
            else:
                turn.bury(self, move - BURY, seat)
        elif move < BID:
            auction.call(self, move - AUCTION, seat)
        elif move == OUT:
            auction.leave(self, seat)
        elif OUT < move < DONE:
            deal.answer(self, move == ACCEPT)
        elif move == DONE:
            self.frames.set_step(Step.END)
            self.note("done", "TOY-2b", {"seat": seat})
        elif DRAW <= move < HAMMER:
            turn.draw(self, move - DRAW)
        elif move == HAMMER:
            auction.hammer(self)
        else:
            self.make_open(move, seat)

    def make_open(self, move: i64, seat: i64) -> None:
        """A bid, on the ladder or not, or a deal."""
        terms = deal_of(move)
        if terms is None:
            auction.bid(self, bid_amount(move), seat)
        else:
            deal.offer_deal(self, move, seat, terms[0])

    def note(self, kind: str, clause: str, params: dict[str, object]) -> None:
        if self.telling:
            self.tell(kind, clause, params)

    def pay(self, seat: i64, amount: i64) -> None:
        """TOY-1c From a seat to the bank; below zero the other way."""
        self.cash[seat] -= amount
        self.bank += amount

    def forms(self, seat: int | None = None) -> list[Form]:
        who = self.who(seat)
        if who < 0 or not self.is_asked(who):
            return []
        if self.frames.kind() == Frame.AUCTION:
            # TOY-3b, TOY-3c
            return [BidForm(int(self.frames.b() + STEP), int(auction.most(self, who)), int(STEP))]
        if self.frames.kind() == Frame.TURN and not self.frames.b():
            # TOY-5a, TOY-5b
            partners = [other for other in range(self.seats) if other != who]
            return [DealForm(partners, [LOT_IDS[lot] for lot in range(LOTS) if self.owners[lot] != BANK])]
        return []

    def deal_partners(self, seat: i64) -> i64:
        # TOY-5a
        if self.frames.kind() != Frame.TURN or self.frames.b():
            return 0
        return bit(self.seats) - 1 - bit(seat)

    def deal_assets(self, seat: i64, partner: i64) -> i64:
        # TOY-5b
        return set_of([lot for lot in range(LOTS) if self.owners[lot] in (seat, partner)])

    def deal_move(self, partner: i64, assets: i64, cash: i64) -> i64:
        return deal_number(partner, assets, cash)

    def proposer(self) -> int:
        # TOY-5d
        return int(self.frames.a()) if self.frames.kind() == Frame.DEAL else -1

    def refusing(self) -> int:
        return int(REFUSE) if self.frames.kind() == Frame.DEAL else -1

    def timers(self) -> list[Timer]:
        # TOY-3e
        return [Timer("auction", int(self.figures.seconds), int(HAMMER))] if self.actor == SEVERAL else []

    def reveals(self, move: int) -> bool:
        # TOY-2b, TOY-2c
        return move < AUCTION

    def seen(self, move: int, seat: int | None) -> int:
        # TOY-1a, TOY-2a A card drawn is seen by its seat; TOY-2e by all below the unseen ones.
        if DRAW <= move < HAMMER and seat != self.frames.a() and self.pile.unseen:
            return HIDDEN
        return move

    def imagine(self, seat: int | None, rng: Rng) -> "Toy":
        copy = self.clone()
        # TOY-2e What all have seen stays where it is.
        hidden = cells_of([int(ALL_CARDS & ~self.shown)])
        imagine_hands(copy.pile, copy.hands, BANK if seat is None else seat, hidden, rng)
        return copy

    def ask(self, seat: i64) -> Prompt:
        return view.ask(self, seat)

    def choice_of(self, move: i64, seat: i64) -> Choice:
        return view.choice_of(self, move)

    def candidates(self, seat: i64) -> list[tuple[str, int]]:
        return view.candidates(self)

    def whole_view(self) -> dict[str, object]:
        return view.whole_view(self)

    def describe(self, found: Observation, seat: i64) -> None:
        view.describe(self, found, seat)

    def score_of(self, seat: i64) -> i64:
        return end.score_of(self, seat)

    def standing(self, seat: i64) -> tuple[int, ...]:
        # TOY-6b Equal scores share a place.
        return (int(self.score_of(seat)),)

    def standing_names(self) -> tuple[str, ...]:
        return ("score",)

    def broken(self) -> str:
        # TOY-1c
        if self.bank < 0 or min(numbers_of(self.cash)) < 0:
            return "negative-cash"
        if self.bank + sum(numbers_of(self.cash)) != self.figures.bank + self.seats * self.figures.seat_cash:
            return "cash"
        # TOY-1a
        if not turn.all_cards(self):
            return "cards"
        return "" if frames.frames_fit(self) else "frames"


def new_state(game: "Game", table: ToyOptions, figures: Figures, seats: i64) -> Toy:
    state = Toy(game, table, figures, seats, new_pile(ALL_CARDS), empty_frames())
    state.cash = cells_of([int(figures.seat_cash)] * int(seats))
    state.hands = cells_of([0] * int(seats))
    state.owners = cells_of([int(BANK)] * int(LOTS))
    # TOY-1a
    state.frames.push(Frame.TURN, Step.DEAL_OUT, 0)
    return state
