"""What never changes in a match of City: the board, the titles, the cards, the pieces, and every figure."""

from mypy_extensions import i64

from faubourg.core.bits import numbers_of
from faubourg.games.city import numbering
from faubourg.games.city.figures import PIECE_IDS, Figures
from faubourg.games.city.naming import PARAMS, SORTS
from faubourg.games.city.numbering import CARD_IDS, FIRST_KEPT, HELD_IDS, KIND_IDS, SORT_IDS, SQUARE_OF, SQUARES, Sort
from faubourg.games.city.rules import permits
from faubourg.games.city.rules.chance import BELLEVUE, BUSINESS
from faubourg.games.estate.bids import LADDER, STEP
from faubourg.games.estate.districts import COLOUR_IDS, COLOUR_START, DISTRICT_IDS, DISTRICTS, MOST_BLOCKS
from faubourg.games.estate.state import MOST_OFFERS


def scene(id: str, figures: Figures, options: dict[str, object]) -> dict[str, object]:
    return {
        "game": id,
        "options": options,
        "colours": {
            colour: {
                "names": figures.colour_names[number],
                "districts": DISTRICT_IDS[COLOUR_START[number] : COLOUR_START[number + 1]],
            }
            for number, colour in enumerate(COLOUR_IDS)
        },
        "districts": [district_scene(figures, district) for district in range(DISTRICTS)],
        "squares": [square_scene(figures, square) for square in range(SQUARES)],
        "cards": [card_scene(card) for card in range(1, len(CARD_IDS) + 1)],
        "kept": list(HELD_IDS),
        # CI-7a What may change hands in a deal.
        "dealable": [*DISTRICT_IDS, *numbering.DEAL_CARD_IDS],
        "pieces": {piece: piece_scene(figures, piece) for piece in PIECE_IDS},
        "start": int(figures.start_cash),
        "salary": int(figures.salary),
        "stadium_salary": int(figures.stadium_salary),
        "tax": int(figures.tax),
        "bail": int(figures.bail),
        "removal": int(figures.removal),
        "chance": chance_scene(figures),
        "step": int(STEP),
        "ladder": numbers_of(LADDER),
        "seconds": {
            "auction": int(figures.seconds),
            "opening": int(figures.opening_seconds),
            "last": int(figures.last_seconds),
        },
        "odds": numbers_of(figures.odds),
        "offers": int(MOST_OFFERS),
        "blocks": int(MOST_BLOCKS),
        "marks": figures.marks,
        "naming": {"sorts": dict(SORTS), "params": dict(PARAMS)},
    }


def district_scene(figures: Figures, district: i64) -> dict[str, object]:
    place: dict[str, object] = {"id": DISTRICT_IDS[district], "square": SQUARE_OF[district]}
    return place | figures.title(district)


def square_scene(figures: Figures, square: i64) -> dict[str, object]:
    sort: i64 = numbering.SORT_OF[square]
    is_district = sort == Sort.DISTRICT
    district: i64 = numbering.DISTRICT_AT[square] if is_district else 0
    amount: i64 = figures.salary if sort == Sort.GO else figures.tax if sort == Sort.TAX else 0
    is_permit = sort == Sort.PERMIT
    return {
        "id": str(square),
        "number": int(square),
        "sort": SORT_IDS[sort],
        "district": DISTRICT_IDS[district] if is_district else None,
        "names": figures.district_names[district] if is_district else figures.square_names[SORT_IDS[sort]],
        "amount": int(amount) if amount else None,
        "bonus": KIND_IDS[permits.bonus_shown(square)] if is_permit else None,
        "hazard": KIND_IDS[permits.hazard_shown(square)] if is_permit else None,
    }


def card_scene(card: int) -> dict[str, object]:
    """Kept cards are said by what they are; others may send to a square."""
    targets = {5: int(numbering.GO), 7: int(BUSINESS), 8: int(BELLEVUE), 25: int(numbering.PARKING)}
    kept = HELD_IDS[card - FIRST_KEPT] if FIRST_KEPT <= card < FIRST_KEPT + 4 else None
    return {"id": CARD_IDS[card - 1], "number": card, "kept": kept, "target": targets.get(card)}


def piece_scene(figures: Figures, piece: str) -> dict[str, object]:
    """Blocks are unlimited (CI-1f); the price of a skyscraper, as of blocks, is on each title."""
    stock = {
        "rail": int(figures.rails),
        "stadium": int(figures.stadiums),
        "skyscraper": int(figures.skyscrapers),
        "tower": int(figures.towers),
    }
    prices = {"rail": 0, "stadium": int(figures.stadium_price), "tower": int(figures.tower_price)}
    size = None
    if piece in KIND_IDS:
        kind = KIND_IDS.index(piece)
        stock[piece] = int(figures.kinds[kind])
        prices[piece] = 0
        size = int(figures.sizes[kind - 4]) if kind >= 4 else None
    return {
        "names": figures.piece_names[piece],
        "stock": stock.get(piece),
        "price": prices.get(piece),
        "size": size,
    }


def chance_scene(figures: Figures) -> dict[str, object]:
    """The amounts on the cards, which their texts name: `$chance-take`."""
    return {
        "neighbour": int(figures.neighbour),
        "take": int(figures.take),
        "sewage": int(figures.sewage),
        "consolation": int(figures.consolation),
        "give_back": int(figures.give_back),
        "own_none": int(figures.own_none),
    }
