"""What was played in an environment, as a record: a deal is the one move that was sent, whatever it was composed of."""

from faubourg.bots.steps import Steps
from faubourg.core.dealer import Scripted
from faubourg.core.match import Match


def match_of(walk: Steps) -> Match:
    """The match so far, played again by the rules: what `faubourg.new` would have led to."""
    history = walk.history
    if history is None:
        raise ValueError("its moves were not kept")
    state = walk.state
    match = Match(state.game, int(state.seats), Scripted([]), state.options.values, auto_nature=False)
    for actor, move in history:
        match.play(move, actor)
    return match


def record_of(walk: Steps) -> str:
    """The text of that match, which `faubourg.load` reads."""
    return match_of(walk).save()
