"""For a run of pytest in which the toy game is one of the registered ones: `-p tests.toy.registered`."""

from faubourg.games import MAKERS
from tests.toy.game import ToyGame

MAKERS["toy"] = ToyGame
