"""Chapter 5: permits, bonus buildings and hazards (UB-5b to UB-5d), and the choice of a site. The frame of that choice:
the piece, and the district with which it is recorded, below zero for none."""

from mypy_extensions import i64

from faubourg.core.actions import Actions
from faubourg.core.state import FINE, NOT_ASKED_NOW
from faubourg.games.estate import landmarks as built
from faubourg.games.estate.districts import BANK, DISTRICT_IDS, DISTRICTS
from faubourg.games.ubuild import numbering, sites
from faubourg.games.ubuild.numbering import Frame, Piece, Refused, Step
from faubourg.games.ubuild.rules import hazards, landmarks
from faubourg.games.ubuild.state import UBuild

# Where a kind may stand


def others_districts(state: UBuild, seat: i64) -> i64:
    """UB-5b Those of other players: unowned ones do not count."""
    return state.in_play & ~state.unowned & ~state.owned[seat]


def wanted(state: UBuild, seat: i64, kind: i64) -> i64:
    """UB-5b The districts of which a site must touch one: one's own for a bonus, another player's for a hazard."""
    return state.owned[seat] if kind < numbering.FIRST_HAZARD else others_districts(state, seat)


def barred(state: UBuild, kind: i64) -> i64:
    """UB-5d The districts that a site may not touch."""
    return state.hazards if kind < numbering.FIRST_HAZARD else state.protected


def left_of(state: UBuild, kind: i64) -> i64:
    """UB-2a, UB-2b, UB-2c Of each kind there is one at most."""
    if state.stands[kind] >= 0:
        return 0
    return state.stock(Piece.FIRST_KIND + kind)


def refusal_site(state: UBuild, seat: i64, kind: i64, site: i64) -> i64:
    """UB-5b, UB-5d What is wrong with a bonus building or a hazard there."""
    if sites.is_taken(state, site):
        return Refused.SITE_TAKEN
    touched: i64 = state.layout.districts_at[site]
    if touched & wanted(state, seat, kind) == 0:
        return Refused.NOT_BESIDE_YOURS if kind < numbering.FIRST_HAZARD else Refused.NOT_BESIDE_ANOTHERS
    if touched & barred(state, kind) == 0:
        return FINE
    return Refused.SPOILED if kind < numbering.FIRST_HAZARD else Refused.PROTECTED


def refusal_kind(state: UBuild, seat: i64, kind: i64) -> i64:
    """UB-5b You choose which building in stock."""
    if left_of(state, kind) <= 0:
        return Refused.NONE_LEFT
    has_site = any(refusal_site(state, seat, kind, site) == FINE for site in range(state.layout.sites))
    return FINE if has_site else Refused.NO_PLACE


# A permit


def can_use_permit(state: UBuild, seat: i64) -> bool:
    """UB-5b None possible: nothing."""
    return any(refusal(state, move, seat) == FINE for move in range(numbering.PLACE, numbering.SITE))


def fill(state: UBuild, actions: Actions, seat: i64) -> None:
    # UB-5b You must do one of three.
    for move in range(numbering.PLACE, numbering.SITE):
        if refusal(state, move, seat) == FINE:
            actions.add(move)


def refusal(state: UBuild, move: i64, seat: i64) -> i64:
    if numbering.PLACE <= move < numbering.STEP:
        return refusal_kind(state, seat, move - numbering.PLACE)
    if numbering.STEP <= move < numbering.SITE:
        return hazards.refusal_first(
            state, hazards.kind_of(move - numbering.STEP), move - numbering.STEP, numbering.MOST_STEPS
        )
    return NOT_ASKED_NOW


def use(state: UBuild, move: i64, seat: i64) -> None:
    state.frames.set_step(Step.LANDED)
    if move < numbering.STEP:
        choose_site(state, Piece.FIRST_KIND + move - numbering.PLACE, BANK)
    else:
        hazards.begin(state, seat, move - numbering.STEP, numbering.MOST_STEPS, 0, "UB-5b")


def ask(state: UBuild) -> dict[str, object]:
    """UB-5b What there is in stock."""
    return {"pieces": [numbering.KIND_IDS[kind] for kind in range(numbering.KINDS) if left_of(state, kind) > 0]}


# The choice of a site


def piece(state: UBuild) -> i64:
    return state.frames.a()


def district(state: UBuild) -> i64:
    return state.frames.b()


def choose_site(state: UBuild, piece: i64, district: i64) -> None:
    state.frames.push(Frame.SITE, Step.ASK, piece, district)


def refusal_here(state: UBuild, seat: i64, site: i64) -> i64:
    """What is wrong with the piece on that site."""
    if site >= state.layout.sites:
        return Refused.NO_SUCH_SITE
    if piece(state) >= Piece.FIRST_KIND:
        return refusal_site(state, seat, piece(state) - Piece.FIRST_KIND, site)
    # UB-5f, UB-5g, UB-5h A free site that touches the district.
    if sites.is_taken(state, site):
        return Refused.SITE_TAKEN
    return FINE if sites.touches(state, site, district(state)) else Refused.NOT_BESIDE


def fill_sites(state: UBuild, actions: Actions, seat: i64) -> None:
    for site in range(state.layout.sites):
        if refusal_here(state, seat, site) == FINE:
            actions.add(numbering.SITE + site)


def refusal_choice(state: UBuild, move: i64, seat: i64) -> i64:
    is_asked = numbering.SITE <= move < numbering.CALL
    return refusal_here(state, seat, move - numbering.SITE) if is_asked else NOT_ASKED_NOW


def take_site(state: UBuild, seat: i64, site: i64, clause: str) -> None:
    chosen: i64 = piece(state)
    recorded: i64 = district(state)
    state.frames.pop()
    if chosen >= Piece.FIRST_KIND:
        place(state, seat, chosen - Piece.FIRST_KIND, site, clause)
    else:
        landmarks.build(state, seat, chosen, recorded, site)


def place(state: UBuild, seat: i64, kind: i64, site: i64, clause: str) -> None:
    """A bonus building or a hazard, free."""
    sites.put(state, kind, site)
    if state.telling:
        particulars: dict[str, object] = {"seat": int(seat), "piece": numbering.KIND_IDS[kind]}
        event = "bonus-built" if kind < numbering.FIRST_HAZARD else "hazard-built"
        state.tell(event, clause, particulars | {"site": int(site) + 1})


def ask_site(state: UBuild) -> dict[str, object]:
    recorded = DISTRICT_IDS[district(state)] if district(state) >= 0 else None
    return {"piece": numbering.PIECE_IDS[piece(state)], "district": recorded}


def site_fits(state: UBuild) -> bool:
    """Whether that piece can be about to be placed by whoever's turn it is."""
    chosen: i64 = piece(state)
    recorded: i64 = district(state)
    seat: i64 = state.turn
    if (
        state.frames.step() != Step.ASK
        or state.frames.c() != 0
        or not Piece.SKYSCRAPER <= chosen < len(numbering.PIECE_IDS)
    ):
        return False
    if chosen >= Piece.FIRST_KIND:
        return recorded == BANK and refusal_kind(state, seat, chosen - Piece.FIRST_KIND) == FINE
    if not 0 <= recorded < DISTRICTS:
        return False
    return landmarks.refusal(state, seat, built.move_of(state, chosen) + recorded) == FINE
