"""The options of Room Share, as a typed record."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from faubourg.core.bits import cells_of
from faubourg.core.options import CHOICE, FLAG, ORDER, SEAT, Option, Options
from faubourg.core.refusal import InputError
from faubourg.games.roomshare.numbering import COLOUR_IDS, permutation_number

# RS-8.1a The kind of apartment that the royal suite replaces, in the order of KIND_IDS after none, which is -1.
NO_ROYAL: Final[i64] = -1
ROYAL_IDS: Final = ("none", "classic", "suite", "haunted")

DECLARED: Final = [
    Option("royal", CHOICE, "none", ROYAL_IDS),
    Option("renovation", FLAG, False),
    Option("duel", FLAG, False),
    Option("first", SEAT, None),
    Option("colours", ORDER, None, COLOUR_IDS, 2, 4),
    Option("second_colours", ORDER, None, COLOUR_IDS, 2, 2),
    Option("corners", ORDER, None, COLOUR_IDS, 4, 4),
]


@final
class RoomShareOptions(Options):
    """Whose colour is whose, and which variants are played."""

    def __init__(self, values: dict[str, object], seats: int) -> None:
        super().__init__(values)
        # RS-8.1a
        self.royal: i64 = ROYAL_IDS.index(str(values["royal"])) + NO_ROYAL
        # RS-8.1b
        self.renovation = values["renovation"] is True
        # RS-8.2a
        self.duel = values["duel"] is True
        if self.duel and seats != 2:
            raise InputError("duel-needs-two", {"seats": seats})
        # RS-8.2c
        if self.duel and self.renovation:
            raise InputError("duel-has-no-renovation", {})
        # RS-3i
        first = values["first"]
        self.first: i64 = first if isinstance(first, int) else -1
        # RS-3e
        corners = values["corners"]
        self.arrangement: i64 = permutation_number(colours_in(corners)) if corners is not None else -1
        self.give_colours(values, seats)

    def give_colours(self, values: dict[str, object], seats: int) -> None:
        """RS-3b Own colours in seat order; RS-3c, RS-3d then the second ones."""
        own = colours_in(values["colours"]) if values["colours"] is not None else list(range(seats))
        if len(own) != seats:
            raise InputError("colours-for-every-seat", {"given": len(own), "seats": seats})
        left = [colour for colour in range(4) if colour not in own]
        second = [-1] * seats
        if values["second_colours"] is not None:
            if seats != 2:
                raise InputError("second-colours-for-two", {"seats": seats})
            second = colours_in(values["second_colours"])
            for colour in second:
                if colour in own:
                    raise InputError("second-colour-taken", {"colour": COLOUR_IDS[colour]})
        elif seats == 2:
            # RS-3d In reverse seat order.
            second = [left[1], left[0]]
        elif seats == 3:
            # RS-3c The one unused colour is everybody's second.
            second = [left[0]] * 3
        self.own: vec[i64] = cells_of(own)
        self.second: vec[i64] = cells_of(second)
        # Whose own colour each is; -1 for a colour that is nobody's own.
        self.owner: vec[i64] = cells_of([own.index(colour) if colour in own else -1 for colour in range(4)])


def colours_in(value: object) -> list[int]:
    return [COLOUR_IDS.index(str(colour)) for colour in value] if isinstance(value, list) else []
