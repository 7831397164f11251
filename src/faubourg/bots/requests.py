"""The requests of a game: its own, and those for which bots play, in a module beside its heuristic."""

from importlib import import_module
from importlib.util import find_spec

from faubourg.core.game import Game
from faubourg.core.options import shown
from faubourg.core.refusal import InputError
from faubourg.core.request import Request


def requests_of(game: Game) -> dict[str, Request]:
    """By name."""
    found = game.requests()
    module = f"faubourg.bots.heuristics.{game.id}_requests"
    if find_spec(module) is not None:
        found = found + list(import_module(module).requests(game))
    return {request.name: request for request in found}


def request_of(game: Game, name: str) -> Request:
    known = requests_of(game)
    if name not in known:
        raise InputError("unknown-request", {"request": shown(name), "game": game.title})
    return known[name]
