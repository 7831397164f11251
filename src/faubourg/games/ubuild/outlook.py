"""What would follow for the districts, were what is about to be placed on a site: tried on a copy, site by site."""

from typing import TypedDict

from mypy_extensions import i64

from faubourg.core.bits import bits_of
from faubourg.core.state import FINE
from faubourg.games.estate import owners, rent
from faubourg.games.estate.districts import DISTRICT_IDS
from faubourg.games.estate.view import doubled_by
from faubourg.games.ubuild.rules import permits
from faubourg.games.ubuild.state import UBuild


class FateView(TypedDict):
    """How a district would stand: the rent, and what makes it so."""

    district: str
    rent: int
    spoiled: bool
    protected: bool
    doubled: str | None


class OutlookView(TypedDict):
    """A site that may be chosen, and the districts that would stand otherwise than now."""

    site: int
    districts: list[FateView]


def outlook(state: UBuild) -> list[object]:
    """UB-5c, UB-5f, UB-5h Of each site on which the piece may stand."""
    now = fates(state)
    found: list[object] = []
    for site in range(state.layout.sites):
        if permits.refusal_here(state, state.turn, site) != FINE:
            continue
        after = state.clone()
        permits.take_site(after, state.turn, site, "")
        changed = [fate for fate, before in zip(fates(after), now) if fate != before]
        found.append({"site": int(site) + 1, "districts": changed})
    return found


def fates(state: UBuild) -> list[dict[str, object]]:
    return [fate(state, district) for district in bits_of(state.in_play)]


def fate(state: UBuild, district: i64) -> dict[str, object]:
    owner: i64 = owners.owner_of(state, district)
    return {
        "district": DISTRICT_IDS[district],
        "rent": int(rent.rent_due(state, district, owner)),
        "spoiled": (state.hazards >> district) & 1 == 1,
        "protected": (state.protected >> district) & 1 == 1,
        "doubled": doubled_by(state, district, owner),
    }
