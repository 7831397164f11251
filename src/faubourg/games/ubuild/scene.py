"""What never changes in a match of U-Build: the layout, the titles, the cards, the pieces, and every figure."""

from mypy_extensions import i64

from faubourg.core.bits import bits_of, numbers_of
from faubourg.games.estate.bids import LADDER, STEP
from faubourg.games.estate.districts import COLOUR_IDS, DISTRICT_IDS, MOST_BLOCKS, colour_set
from faubourg.games.estate.state import MOST_OFFERS
from faubourg.games.ubuild import numbering
from faubourg.games.ubuild.figures import Figures
from faubourg.games.ubuild.layouts.checker import is_freestyle
from faubourg.games.ubuild.layouts.hexagon import DIRECTIONS, q_of, r_of
from faubourg.games.ubuild.layouts.layout import SITES_OF_SPACE, Layout
from faubourg.games.ubuild.layouts.plan import Plan, read_plan
from faubourg.games.ubuild.layouts.tile import hexagons_of
from faubourg.games.ubuild.naming import PARAMS, SORTS
from faubourg.games.ubuild.numbering import CARD_IDS, PIECE_IDS, SPACE_IDS, Mode, Piece, Sort


def scene(id: str, figures: Figures, layout: Layout, options: dict[str, object]) -> dict[str, object]:
    mode = int(layout.mode)
    plan = read_plan(layout.text)
    return {
        "game": id,
        "options": options,
        "mode": numbering.MODE_IDS[mode],
        "layout": layout.text,
        "freestyle": is_freestyle(plan, figures.box),
        "colours": {
            colour: {
                "names": figures.colour_names[number],
                "districts": [DISTRICT_IDS[district] for district in bits_of(colour_set(number) & layout.in_play)],
            }
            for number, colour in enumerate(COLOUR_IDS)
            if colour_set(number) & layout.in_play
        },
        "districts": [district_scene(figures, layout, district) for district in bits_of(layout.in_play)],
        "spaces": [space_scene(figures, layout, space, tile) for space, tile in enumerate(tiles_of(plan))],
        "sites": [site_scene(layout, site) for site in range(layout.sites)],
        "railroads": [place_scene(layout.railroads[end]) for end in range(len(layout.railroads))],
        "railroad": figures.space_names["railroad"],
        "jail": int(layout.jail),
        "dice": 1 if mode == Mode.BEGINNER else 2,
        # UB-10 One-part cards 1 and 2.
        "cards": [{"id": id, "number": place + 1, "halves": place > 1} for place, id in enumerate(CARD_IDS)],
        # UB-7b
        "dealable": [DISTRICT_IDS[district] for district in bits_of(layout.in_play)],
        "pieces": {piece: piece_scene(figures, mode, piece, options) for piece in PIECE_IDS},
        "start": int(figures.start_cash[mode]),
        "salary": int(figures.salary),
        "stadium_salary": int(figures.stadium_salary),
        "toll": int(figures.toll),
        "bail": int(figures.bail),
        "hazard_step": int(figures.hazard_step),
        "chance": chance_scene(figures),
        "step": int(STEP),
        "ladder": numbers_of(LADDER),
        "offers": int(MOST_OFFERS),
        "blocks": int(MOST_BLOCKS),
        "built": int(numbering.MOST_BUILT),
        "marks": figures.marks,
        "naming": {"sorts": dict(SORTS), "params": dict(PARAMS)},
    }


def place_scene(hexagon: i64) -> dict[str, object]:
    return {"q": int(q_of(hexagon)), "r": int(r_of(hexagon))}


def district_scene(figures: Figures, layout: Layout, district: i64) -> dict[str, object]:
    place: dict[str, object] = {"id": DISTRICT_IDS[district], "space": int(layout.space_of[district])}
    return place | figures.title(district)


def tiles_of(plan: Plan) -> list[int]:
    """By space, from GO: the tile that it is part of."""
    tiles = [place for place, tile in enumerate(plan.tiles) for _ in range(hexagons_of(tile))]
    start = int(plan.before_go())
    return tiles[start:] + tiles[:start]


def space_scene(figures: Figures, layout: Layout, space: i64, tile: int) -> dict[str, object]:
    sort: i64 = layout.sorts[space]
    district: i64 = layout.districts[space]
    is_district = sort == Sort.DISTRICT
    first: i64 = space * SITES_OF_SPACE
    found: dict[str, object] = {
        "id": str(space),
        "number": int(space),
        "sort": "district" if is_district else SPACE_IDS[sort],
        "district": DISTRICT_IDS[district] if is_district else None,
        "names": figures.district_names[district] if is_district else figures.space_names[SPACE_IDS[sort]],
        "tile": tile,
        "sites": [int(layout.sites_of[first + place]) + 1 for place in range(SITES_OF_SPACE)],
    }
    return found | place_scene(layout.hexagons[space])


def site_scene(layout: Layout, site: i64) -> dict[str, object]:
    beside: list[object] = []
    for direction in range(DIRECTIONS):
        other: i64 = layout.beside[site * DIRECTIONS + direction]
        beside.append(int(other) + 1 if other >= 0 else None)
    found: dict[str, object] = {"id": f"s{site + 1}", "number": int(site) + 1}
    found |= {"spaces": bits_of(layout.spaces_at[site]), "beside": beside}
    return found | place_scene(layout.site_hexagons[site])


def piece_scene(figures: Figures, mode: int, piece: str, options: dict[str, object]) -> dict[str, object]:
    """The price of a skyscraper, as of blocks, is on each title."""
    prices = {"stadium": int(figures.stadium_price), "tower": int(figures.tower_price)}
    number = PIECE_IDS.index(piece)
    stock = int(figures.stock[mode * int(numbering.PIECES) + number])
    # UB-2b An option adds it.
    if piece == "stadium" and mode == Mode.CLASSIC and options["stadium"]:
        stock = 1
    price = 0 if number >= Piece.FIRST_KIND else prices.get(piece)
    return {"names": figures.piece_names[piece], "stock": stock, "price": price}


def chance_scene(figures: Figures) -> dict[str, object]:
    """The figures on the cards, which their texts name: `$chance-card8`."""
    found: dict[str, object] = {f"card{card}": int(amount) for card, amount in figures.amounts.items()}
    found |= {"card3_open": int(figures.blocks_open), "card3_closed": int(figures.blocks_closed)}
    return found | {"card12": int(figures.card_steps)}
