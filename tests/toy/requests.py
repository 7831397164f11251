"""What may be asked of the toy beside a match (TOY-1d, TOY-1e)."""

from typing import TYPE_CHECKING

from faubourg.core.request import Done, Request, Study, studied
from tests.toy.numbering import LOT_IDS, LOT_LETTERS
from tests.toy.request_types import AskStreet, Street, Walked

if TYPE_CHECKING:
    from faubourg.core.game import Game


def street(game: "Game", asked: AskStreet) -> Street:
    """TOY-1d, TOY-1e"""
    options = game.complete({"street": asked["street"]})
    lots = [LOT_IDS[LOT_LETTERS.index(letter)] for letter in asked["street"]]
    return {"lots": lots, "seats": list(game.seats_for(options))}


def walks(game: "Game") -> Study:
    """A street is walked lot by lot, and takes as long as it has lots."""

    def pieces(asked: AskStreet) -> list[str]:
        return street(game, asked)["lots"]

    def work(lot: str) -> dict[str, object]:
        return {"walked": 1, "lot": lot}

    def so_far(asked: AskStreet, done: Done) -> Walked:
        return {"lots": len(asked["street"]), "walked": sum(one["walked"] for one in done.values())}

    return Study(pieces, work, so_far)


def requests(game: "Game") -> list[Request]:
    def answer(asked: AskStreet) -> Street:
        return street(game, asked)

    walk = walks(game)
    return [
        Request("street", AskStreet, Street, answer),
        # Answered where what takes long is, at once or lot by lot.
        Request("slow-street", AskStreet, Street, answer, False),
        Request("walk", AskStreet, Walked, lambda asked: studied(walk, asked), study=walk),
    ]
