"""An option that lacks what it needs changes nothing."""

import pytest

import faubourg
from faubourg.core.options import FLAG, NUMBER, Option
from faubourg.core.rng import Rng
from faubourg.core.state import State

DECISIONS = 400
NEEDY = [(id, option) for id in faubourg.game_ids() for option in faubourg.game(id).options if option.needs is not None]


def test_there_are_some() -> None:
    assert {(id, option.name) for id, option in NEEDY} == {
        *(("city", name) for name in ("rounds", "minutes", "extension")),
        *(("ubuild", name) for name in ("rounds", "minutes", "stadium")),
    }


@pytest.mark.parametrize(("id", "option"), NEEDY, ids=lambda found: found if isinstance(found, str) else found.name)
def test_without_what_it_needs_it_has_no_effect(id: str, option: Option) -> None:
    assert option.needs is not None
    needed, value = option.needs
    game = faubourg.game(id)
    for other in next(found.values for found in game.options if found.name == needed):
        usual, changed = (
            course(game.start(3, {needed: other} | given)) for given in ({}, {option.name: another(option)})
        )
        assert (usual == changed) == (other != value), other


def another(option: Option) -> object:
    """What it is not when nobody says: as little as there can be."""
    assert option.kind in (FLAG, NUMBER)
    return not option.default if option.kind == FLAG else option.low


def course(state: State) -> list[object]:
    """What is seen, asked and timed in a random match; who looks at the options themselves sees them."""
    rng = Rng(5)
    seen: list[object] = []
    while not state.over and state.decisions < DECISIONS:
        seen.append([state.view(None), [timer.as_dict() for timer in state.timers()]])
        moves = [(move, seat) for seat in state.actors() for move in state.legal(seat)]
        move, seat = moves[rng.below(len(moves))]
        state.play(move, seat)
    return seen
