"""Faubourg: a table for games of streets, tenants and rents.

match = faubourg.new("roomshare", seats=4, seed=7)
while not match.state.over:
    match.play(match.state.legal()[0])
"""

from collections.abc import Mapping
from importlib import import_module

from faubourg.core import refusal as _refusal
from faubourg.core.actors import CLOCK, HIDDEN, NATURE, SEVERAL
from faubourg.core.dealer import Dealer, Fair, Recorded, Scripted, Seeded
from faubourg.core.forms import BidForm, DealForm, Timer
from faubourg.core.game import Game
from faubourg.core.match import Draft, Match
from faubourg.core.record import load_record
from faubourg.core.refusal import IllegalMove, InputError, Param, Refusal
from faubourg.core.rng import Rng
from faubourg.core.state import State
from faubourg.games import game, game_ids

__version__ = "0.1.0"

__all__ = [
    "CLOCK",
    "HIDDEN",
    "NATURE",
    "SEVERAL",
    "BidForm",
    "DealForm",
    "Dealer",
    "Draft",
    "Fair",
    "Game",
    "IllegalMove",
    "InputError",
    "Match",
    "Recorded",
    "Refusal",
    "Rng",
    "Scripted",
    "Seeded",
    "State",
    "Timer",
    "game",
    "game_ids",
    "load",
    "new",
    "verify",
]


def new(
    id: str,
    seats: int | None = None,
    seed: int | None = None,
    options: Mapping[str, object] | None = None,
    dealer: Dealer | None = None,
    data: str | None = None,
    auto_nature: bool = True,
) -> Match:
    """A new match. Without a seed or a dealer a seed is drawn; without seats the table is full."""
    found = game(id, data)
    if dealer is None:
        dealer = Seeded(_drawn_seed() if seed is None else seed)
    return Match(found, found.most_seats(options) if seats is None else seats, dealer, options, auto_nature)


def _drawn_seed() -> int:
    import secrets  # Here, because importing it takes longer than the rest of the package.

    return secrets.randbits(63)


def load(text: str, dealer: Dealer | None = None) -> Match:
    """The match of a record, every move and every digest verified."""
    return load_record(text, game, dealer)


def verify(text: str) -> Match:
    """The match of a record, every draw computed again as well."""
    return load_record(text, game, None, check_draws=True)


def _speak(key: str, params: Mapping[str, Param]) -> str:
    """A sentence in the user's language, if the texts can be read."""
    # By name: whoever compiles the rules, which need nothing else, must not have to read the texts and their packages.
    return str(import_module("faubourg.text.messages").speak(key, params))


_refusal.lend_speaker(_speak)
