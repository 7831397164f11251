"""What never changes in a match of Room Share, told to a client once."""

from faubourg.games.roomshare import numbering
from faubourg.games.roomshare.figures import Figures
from faubourg.games.roomshare.naming import PARAMS, SORTS
from faubourg.games.roomshare.numbering import ARROW_IDS, CARD_KIND_IDS, COLOUR_IDS, FLAT_IDS, KIND_IDS, NEIGHBOUR


def scene(id: str, figures: Figures, options: dict[str, object]) -> dict[str, object]:
    return {
        "game": id,
        "options": options,
        "columns": 5,
        "rows": 4,
        "arrows": list(ARROW_IDS),
        "flats": [
            {
                "id": FLAT_IDS[flat],
                "column": flat % 5,
                "row": flat // 5,
                "block": flat in numbering.BLOCK,
                "neighbours": {ARROW_IDS[arrow]: FLAT_IDS[NEIGHBOUR[flat * 4 + arrow]] for arrow in range(4)},
            }
            for flat in range(20)
        ],
        "colours": dict(zip(COLOUR_IDS, figures.colour_names, strict=True)),
        "kinds": {
            kind: {"names": figures.flat_names[number], "points": int(figures.points[number])}
            for number, kind in enumerate(KIND_IDS)
        },
        "cards": dict(zip(CARD_KIND_IDS, figures.card_names, strict=True)),
        "naming": {"sorts": dict(SORTS), "params": dict(PARAMS)},
        "sharing": int(figures.sharing),
        "hand": int(figures.hand),
    }
