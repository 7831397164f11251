"""Open moves, whose numbers are too many to list, and the timers that the clock would end."""

from typing import final


@final
class BidForm:
    """Any amount from low to high in steps; the state packs it with `code`."""

    def __init__(self, low: int, high: int, step: int) -> None:
        self.low = low
        self.high = high
        self.step = step

    def as_dict(self) -> dict[str, object]:
        return {"kind": "bid", "low": self.low, "high": self.high, "step": self.step}


@final
class DealForm:
    """A deal with one of the partners over some of the assets, which are named by id."""

    def __init__(self, partners: list[int], assets: list[str]) -> None:
        self.partners = partners
        self.assets = assets

    def as_dict(self) -> dict[str, object]:
        return {"kind": "deal", "partners": list(self.partners), "assets": list(self.assets)}


Form = BidForm | DealForm


@final
class Timer:
    """Something that ends when its seconds have passed; the host counts them and sends the clock's move.

    Another number is another count, from the start, as of the next auction. What `extends` ends later: if its mark,
    such as the highest bid, changes in its last so many seconds, so many seconds after that. What is `played` stands
    still while nobody is there. Two that run at once may end by the same move, which then is made for each.
    """

    def __init__(
        self, kind: str, seconds: int, move: int, number: int = 0, extends: int = 0, played: bool = False, mark: int = 0
    ) -> None:
        self.kind = kind
        self.seconds = seconds
        self.move = move
        self.number = number
        self.extends = extends
        self.played = played
        self.mark = mark

    def as_dict(self) -> dict[str, object]:
        return {
            "kind": self.kind,
            "seconds": self.seconds,
            "move": self.move,
            "number": self.number,
            "extends": self.extends,
            "played": self.played,
            "mark": self.mark,
        }
