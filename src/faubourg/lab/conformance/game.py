"""What must hold for a game, whatever the position."""

import copy
import json
import pickle
from typing import is_typeddict

from faubourg.bots.requests import requests_of
from faubourg.core.game import Game
from faubourg.core.refusal import InputError
from faubourg.core.state import State
from faubourg.lab.conformance.shapes import misfit
from faubourg.lab.conformance.violation import Violation, as_json, short


def check_game(game: Game) -> None:
    """The numbering, the codec of every listed number, the observation, the scene, pickles and the option sets."""
    state = game.start(game.seats.start)
    if not 0 < game.policy <= game.listed:
        raise Violation(state, f"policy is {game.policy}, listed {game.listed}")
    texts: set[str] = set()
    for move in range(game.listed):
        text = game.text(move)
        if game.code(game.move(move)) != move or game.parse(text) != move or game.parse(f"  {text.upper()} ") != move:
            raise Violation(state, f"number {move} is {game.move(move)} and {text!r}, but these are not {move}")
        texts.add(text)
    if len(texts) != game.listed:
        raise Violation(state, "two numbers have the same text")
    check_unknown(game)
    check_entries(game)
    check_pickled(game)
    for seats, options in game.option_sets():
        check_seats(game, state, seats, options)
        as_json(game.start(seats, options), game.scene(options), "the scene")
        odd = misfit(game.scene(options), game.scene_shape, "the scene")
        if odd:
            raise Violation(state, f"{odd} is not as the game says")
        json.dumps([option.as_dict() for option in game.options], allow_nan=False)
    check_option_sets(game)
    check_needs(game, state)
    check_requests(game)


def check_seats(game: Game, state: State, seats: int, options: dict[str, object]) -> None:
    """An option set has seats that fit it; whoever sits down beside those is refused."""
    fitting = game.seats_for(game.complete(options))
    if seats not in fitting:
        raise Violation(state, f"an option set has {seats} seats")
    if not set(fitting) <= set(game.seats):
        raise Violation(state, f"with {json.dumps(options)} there may be other seats than the game's")
    for wrong in (fitting.start - 1, fitting.stop):
        try:
            game.start(wrong, options)
        except InputError:
            continue
        raise Violation(state, f"a match of {wrong} begins with {json.dumps(options)}")


def check_needs(game: Game, state: State) -> None:
    """What an option needs is another option, and a value that it can have."""
    known = {option.name: option for option in game.options}
    for option in game.options:
        if option.needs is None:
            continue
        name, value = option.needs
        if name == option.name or name not in known or value not in known[name].values:
            raise Violation(state, f"the option {option.name} needs {name}={value}, which cannot be")


def check_requests(game: Game) -> None:
    """What may be asked of the game has a name of its own, and shapes that can be read."""
    state = game.start(game.seats.start)
    names = [request.name for request in game.requests()]
    if len(set(names)) != len(names):
        raise Violation(state, "two requests have the same name")
    for name, request in requests_of(game).items():
        if not is_typeddict(request.asked) or not is_typeddict(request.answered):
            raise Violation(state, f"the request {name} has a shape that is no TypedDict")


def check_unknown(game: Game) -> None:
    """What is no move of the game is an InputError, in every direction of the codec."""
    state = game.start(game.seats.start)
    for text in ("", "nonsense", "bid", "bid x", "deal", "1", "é" * 300, "bid 99999999999999999999", "\x00"):
        try:
            move = game.parse(text)
        except InputError:
            continue
        raise Violation(state, f"{text!r} is read as {move}")
    for code in (-1, game.listed, 2**53 - 1, 2**53, 2**70):
        try:
            found = game.move(code)
        except InputError:
            continue
        except ValueError:
            # Compiled, no other function takes a number that does not fit into 64 bits.
            if code.bit_length() > 63:
                continue
            raise
        if code < game.listed or game.code(found) != code:
            raise Violation(state, f"{code} is the move {short(found)}")
    for thing in (None, 3, "nonsense", object()):
        try:
            move = game.code(thing)
        except (InputError, TypeError):
            continue
        raise Violation(state, f"{short(thing)} has the number {move}")


def check_entries(game: Game) -> None:
    """What is observed has names, each its own, to be used as they are; and bounds, as a network wants them."""
    state = game.start(game.seats.start)
    names: set[str] = set()
    for name, low, high in game.observation:
        if not name.isidentifier():
            raise Violation(state, f"an entry of the observation is called {name!r}, which is no name")
        if name in names:
            raise Violation(state, f"two entries of the observation are called {name}")
        if (low, high) not in ((0.0, 1.0), (-1.0, 1.0)):
            raise Violation(state, f"{name} lies between {low} and {high}, and not between 0 or -1 and 1")
        names.add(name)
    if not names:
        raise Violation(state, "nothing is observed")


def check_pickled(game: Game) -> None:
    """A pickled game is found again with its figures, and a copied one is the same."""
    state = game.start(game.seats.start)
    again = pickle.loads(pickle.dumps(game))
    if type(again) is not type(game) or (again.id, again.data_digest) != (game.id, game.data_digest):
        raise Violation(state, f"a pickle of the game is {short(again)}")
    if copy.copy(game) is not game or copy.deepcopy(game) is not game:
        raise Violation(state, "a copy of the game is another game")


def check_option_sets(game: Game) -> None:
    """Together the option sets use every number of seats, and every option with another value than its default."""
    state = game.start(game.seats.start)
    sets = game.option_sets()
    unused = sorted(set(game.seats) - {seats for seats, _ in sets})
    if unused:
        raise Violation(state, f"no option set has {unused} seats")
    for option in game.options:
        if all(options.get(option.name, option.default) == option.default for _, options in sets):
            raise Violation(state, f"no option set uses the option {option.name}")
