"""Auctions are opened with any amount, and deals show what they hold."""

import pytest
from playwright.sync_api import expect

from faubourg.games.ubuild.numbering import DECLINE
from tests.browser.company import Company, open_with
from tests.browser.conftest import Invite
from tests.browser.games.city import CITY
from tests.browser.games.game import at_button
from tests.browser.games.stories import CALLING, CALLING_LIVE, ROLLING, Position
from tests.browser.games.ubuild import U_BUILD

# Its colours, and what is drawn at its corner.
LOOK = """(asset) => {
    const { backgroundColor, borderTopColor } = getComputedStyle(asset);
    return [backgroundColor, borderTopColor, getComputedStyle(asset, "::after").content];
}"""


@pytest.mark.parametrize("place", [CALLING, CALLING_LIVE], ids=["in turn", "live"])
def test_an_auction_of_city_is_opened_with_any_amount(invite: Invite, place: Position) -> None:
    cleo = invite("Cleo", CITY)
    cleo.sit_in(place)
    cleo.wait_turn()
    cleo.hit_target("district:red2")
    open_with(cleo, 1250)


def test_an_auction_of_u_build_is_opened_with_any_amount(invite: Invite) -> None:
    company = Company(invite("Ann", U_BUILD), invite("Bob", U_BUILD), length="rounds", rounds=9, mode="classic")
    caller = company.until_offered(DECLINE)
    caller.hit(caller.page.locator(at_button(str(DECLINE))))
    open_with(caller, 370)


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_what_a_deal_holds_looks_chosen(invite: Invite, scheme: str) -> None:
    ann = invite("Ann", CITY, color_scheme=scheme)
    ann.sit_in(ROLLING)
    ann.hit(ann.page.locator(".prompt [data-deal]"))
    asset = ann.page.locator(".prompt [data-asset]").first
    plain = asset.evaluate(LOOK)
    asset.click()
    expect(asset).to_have_attribute("aria-pressed", "true")
    chosen = asset.evaluate(LOOK)
    assert all(one != other for one, other in zip(plain, chosen, strict=True)), (plain, chosen)
    asset.click()
    expect(asset).to_have_attribute("aria-pressed", "false")
    assert asset.evaluate(LOOK) == plain
