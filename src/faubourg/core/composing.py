"""Deals composed of listed steps, so that whoever chooses from a list can make them: whom with, what changes hands one
by one, for how much, then send or drop.

The numbers of the steps follow those of the players' moves. Only the deal that is sent is a move: the position, and the
record, know nothing of the steps before it.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from faubourg.core.actions import Actions
from faubourg.core.bits import bit, bits_of, cells_of
from faubourg.core.game import Game
from faubourg.core.observation import NAMES, Entry, Observation
from faubourg.core.options import shown
from faubourg.core.refusal import InputError
from faubourg.core.state import FINE, State

NOBODY_YET: Final[i64] = -1
# What the cash of a deal that is being composed is compared with.
MUCH: Final[i64] = 10_000


@final
class Menu:
    """The numbers of a game's steps: its players' moves first, then what composes a deal, where it has deals.

    `menu.steps` is how many there are, `menu.longest` of how many at most a deal is composed: a partner, every asset
    once and in ascending order, the cash, and to send it. Partners are counted from whoever offers, as in observations.

    >>> import faubourg
    >>> menu = Menu(faubourg.game("city"))
    >>> menu.text(menu.drop), int(menu.longest)
    ('drop', 28)
    """

    def __init__(self, game: Game) -> None:
        self.game = game
        self.assets: list[str] = game.deal_assets()
        amounts = game.deal_ladder()
        self.ladder: vec[i64] = cells_of(amounts)
        self.partners: list[str] = [f"player_{place}" for place in range(1, game.seats.stop - 1)] if self.assets else []
        self.policy: i64 = game.policy
        # The first number of each kind.
        self.partner: i64 = self.policy
        self.asset: i64 = self.partner + len(self.partners)
        self.get: i64 = self.asset + len(self.assets)
        self.pay: i64 = self.get + len(amounts)
        self.send: i64 = self.pay + len(amounts)
        self.drop: i64 = self.send + 1
        self.steps: i64 = self.policy
        self.longest: i64 = 0
        if self.assets:
            self.steps = self.drop + 1
            self.longest = len(self.assets) + 3

    def text(self, step: object) -> str:
        """A step as a line of text; that of a player's move is the move's own."""
        if type(step) is not int or not 0 <= step < self.steps:
            raise InputError("no-step-here", {"step": shown(step), "steps": int(self.steps)})
        if step < self.policy:
            return self.game.text(step)
        if step < self.asset:
            return f"offer {self.partners[step - self.partner]}"
        if step < self.get:
            return f"asset {self.assets[step - self.asset]}"
        if step < self.send:
            return f"get {self.ladder[step - self.get]}" if step < self.pay else f"pay {self.ladder[step - self.pay]}"
        return "send" if step == self.send else "drop"

    def entries(self) -> list[Entry]:
        """What is observed of a position and of the deal that is being composed, number by number."""
        found = self.game.observation
        if self.assets:
            names = Observation(NAMES)
            Proposal().describe(names, self, 0, 1)
            found += names.entries
        return found


@final
class Proposal:
    """A deal that a seat is composing, or none. One that was dropped is not begun again before a move is made."""

    def __init__(self) -> None:
        self.partner: i64 = NOBODY_YET
        self.assets: i64 = 0
        # The first asset that may still be added: they come in ascending order.
        self.following: i64 = 0
        self.cash: i64 = 0
        self.is_priced: bool = False
        self.is_dropped: bool = False

    def clear(self) -> None:
        self.partner = NOBODY_YET
        self.assets = 0
        self.following = 0
        self.cash = 0
        self.is_priced = False
        self.is_dropped = False

    def copy(self) -> "Proposal":
        other = Proposal()
        other.partner = self.partner
        other.assets = self.assets
        other.following = self.following
        other.cash = self.cash
        other.is_priced = self.is_priced
        other.is_dropped = self.is_dropped
        return other

    def is_open(self) -> bool:
        """Whether a deal is being composed."""
        return self.partner >= 0

    def fill(self, actions: Actions, menu: Menu, state: State, seat: i64) -> None:
        """Add every step that a seat may take now, in ascending order: none that can only lead to a refusal."""
        if self.partner < 0:
            if not self.is_dropped:
                self.fill_partners(actions, menu, state, seat)
            return
        if not self.is_priced:
            left: i64 = state.deal_assets(seat, self.partner) >> self.following
            actions.add_bits(left << self.following, menu.asset)
            for rung in range(len(menu.ladder)):
                if self.is_fine(state, seat, menu.ladder[rung]):
                    actions.add(menu.get + rung)
            for rung in range(len(menu.ladder)):
                if self.is_fine(state, seat, -menu.ladder[rung]):
                    actions.add(menu.pay + rung)
        if self.is_fine(state, seat, self.cash):
            actions.add(menu.send)
        actions.add(menu.drop)

    def fill_partners(self, actions: Actions, menu: Menu, state: State, seat: i64) -> None:
        others: i64 = state.deal_partners(seat)
        if others == 0:
            return
        for place in range(state.seats - 1):
            if (others >> ((seat + 1 + place) % state.seats)) & 1:
                actions.add(menu.partner + place)

    def is_fine(self, state: State, seat: i64, cash: i64) -> bool:
        """Whether the deal, with that cash, could be sent."""
        move: i64 = state.deal_move(self.partner, self.assets, cash)
        return move >= 0 and state.refusal(move, seat) == FINE

    def take(self, step: i64, menu: Menu, state: State, seat: i64) -> i64:
        """Take one of these steps: the move to be made, or below zero where there is none yet."""
        if step == menu.send:
            return state.deal_move(self.partner, self.assets, self.cash)
        if step == menu.drop:
            self.clear()
            self.is_dropped = True
        elif step < menu.asset:
            self.partner = (seat + 1 + step - menu.partner) % state.seats
        elif step < menu.get:
            self.assets |= bit(step - menu.asset)
            self.following = step - menu.asset + 1
        else:
            self.is_priced = True
            self.cash = menu.ladder[step - menu.get] if step < menu.pay else -menu.ladder[step - menu.pay]
        return -1

    def describe(self, found: Observation, menu: Menu, seat: i64, seats: i64) -> None:
        """What is composed so far: whom with, what changes hands, and the cash that whoever offers receives."""
        place: i64 = -1
        if self.partner >= 0:
            place = (self.partner - seat - 1 + seats) % seats
        found.about("composing")
        found.one_of("partner", menu.partners, place)
        found.members("over", menu.assets, self.assets)
        found.balance("cash", self.cash, MUCH)
        found.flag("priced", self.is_priced)
        found.flag("dropped", self.is_dropped)

    def chosen(self, menu: Menu) -> list[str]:
        """The assets so far, by name."""
        return [menu.assets[place] for place in bits_of(self.assets)]
