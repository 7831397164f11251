"""Chapter 5: the end (PA-5a)."""

from faubourg.core.told import DECISIONS
from faubourg.games.paris.numbering import Phase
from faubourg.games.paris.state import Paris


def is_last_turn(state: Paris) -> bool:
    """PA-5a The money pile has run out for the second time: this turn's rent and action are still played."""
    return state.runs >= state.figures.runs


def is_reached(state: Paris) -> bool:
    """PA-5a The sixth hotel is bought, after which its action is only paid; or the last turn is over."""
    return state.hotels_left == 0 or is_last_turn(state)


def stop(state: Paris) -> None:
    """PA-5a Nobody plays again."""
    state.phase = Phase.OVER
    state.finish()
    if state.telling:
        state.tell_end("PA-5a", ended_by(state))


def ended_by(state: Paris) -> str:
    """What has ended the match."""
    if state.truncated:
        return DECISIONS
    if state.hotels_left == 0:
        return "hotels"
    return "money" if is_last_turn(state) else "nothing-to-draw"
