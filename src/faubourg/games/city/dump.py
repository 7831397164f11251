"""A dump as a position again; what is counted is counted again."""

from typing import TYPE_CHECKING, Final

from faubourg.core.actors import MOVE_LIMIT
from faubourg.core.bits import cells_of
from faubourg.core.fields import Fields
from faubourg.core.frames import WIDTH, frames_from
from faubourg.core.pile import Pile
from faubourg.core.refusal import InputError
from faubourg.games.city import invariants
from faubourg.games.city.figures import Figures
from faubourg.games.city.numbering import (
    ALL_CARDS,
    ALL_DISTRICTS,
    ALL_HELD,
    BANK,
    CARDS,
    DISTRICTS,
    FIRST_HAZARD,
    KINDS,
    MOST_BLOCKS,
    MOST_OFFERS,
    SQUARES,
)
from faubourg.games.city.options import CityOptions
from faubourg.games.city.state import City

if TYPE_CHECKING:
    from faubourg.core.game import Game

# More than any match can bring together; a dump may not claim more.
MOST_CASH: Final = 1 << 40


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
