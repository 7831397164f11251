"""What never changes in a match of Paris, told to a client once."""

from faubourg.games.paris import numbering
from faubourg.games.paris.figures import Figures
from faubourg.games.paris.naming import PARAMS, SORTS
from faubourg.games.paris.numbering import CARD_IDS, COLOUR_IDS, COLOUR_START, LEVELS, LOT_IDS, STATIONS, STREETS
from faubourg.games.paris.rules import setup


def scene(id: str, figures: Figures, seats: range, options: dict[str, object]) -> dict[str, object]:
    return {
        "game": id,
        "options": options,
        "colours": {
            colour: {
                "names": figures.colour_names[number],
                "streets": LOT_IDS[COLOUR_START[number] : COLOUR_START[number + 1]],
            }
            for number, colour in enumerate(COLOUR_IDS)
        },
        "lots": [lot_scene(figures, lot) for lot in range(int(numbering.LOTS))],
        "cards": [card_scene(figures, card) for card in range(int(numbering.CARDS))],
        "prices": {
            "house": int(figures.house_price),
            "hotel": int(figures.hotel_price),
            "direct": int(figures.direct_price),
        },
        "bank": {"houses": int(figures.houses), "hotels": int(figures.hotels), "tokens": int(figures.tokens)},
        "points": {
            "house": int(figures.house_points),
            "hotel": int(figures.hotel_points),
            "utility": int(figures.utility_points),
            "stations": [int(figures.station_points[number]) for number in range(1, int(STATIONS) + 1)],
            "crisis": int(figures.crisis_points),
        },
        "on_sale": int(figures.on_sale),
        "runs": int(figures.runs),
        "start": {
            str(number): [CARD_IDS[setup.start_card(number, place)] for place in range(1, number)] for number in seats
        },
        "marks": figures.marks,
        "naming": {"sorts": dict(SORTS), "params": dict(PARAMS)},
    }


def lot_scene(figures: Figures, lot: int) -> dict[str, object]:
    is_street = lot < STREETS
    colour = numbering.COLOUR_OF[lot] if is_street else 0
    return {
        "id": LOT_IDS[lot],
        "sort": "street" if is_street else "station" if lot < STREETS + STATIONS else "utility",
        "colour": COLOUR_IDS[colour] if is_street else None,
        "names": figures.lot_names[lot],
        "price": int(figures.prices[lot]),
        "rents": [int(figures.rents[colour * LEVELS + level]) for level in range(LEVELS)] if is_street else None,
    }


def card_scene(figures: Figures, card: int) -> dict[str, object]:
    value = int(figures.values[card])
    return {
        "id": CARD_IDS[card],
        "back": COLOUR_IDS[card // numbering.PER_BACK] if card < numbering.MONEY else None,
        "value": value,
        "names": {"fr": str(value), "en": str(value)},
    }
