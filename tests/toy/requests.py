"""What may be asked of the toy beside a match (TOY-1d, TOY-1e)."""

from typing import TYPE_CHECKING

from faubourg.core.request import Request
from tests.toy.numbering import LOT_IDS, LOT_LETTERS
from tests.toy.request_types import AskStreet, Street

if TYPE_CHECKING:
    from faubourg.core.game import Game


def street(game: "Game", asked: AskStreet) -> Street:
    """TOY-1d, TOY-1e"""
    options = game.complete({"street": asked["street"]})
    lots = [LOT_IDS[LOT_LETTERS.index(letter)] for letter in asked["street"]]
    return {"lots": lots, "seats": list(game.seats_for(options))}


def requests(game: "Game") -> list[Request]:
    def answer(asked: AskStreet) -> Street:
        return street(game, asked)

    # The second is answered where what takes long is.
    return [Request("street", AskStreet, Street, answer), Request("slow-street", AskStreet, Street, answer, False)]
