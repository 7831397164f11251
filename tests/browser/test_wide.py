"""On a wide screen boards grow, and no part of it is left empty."""

from pathlib import Path

from tests.browser.conftest import Invite
from tests.browser.games.every import each_game
from tests.browser.games.game import Game, Json
from tests.browser.house import CLIENT

PLACES: list[Json] = [{"kind": "me", "name": "Ann"}, *[{"kind": "bot", "bot": "random"}] * 3]
USUAL: Json = {"width": 1280, "height": 800}
WIDE: Json = {"width": 1920, "height": 1080}
# So much wider is a board where the screen is half as wide again.
GROWTH = 1.35
# The widest strip, from top to bottom of the screen, with nothing in it; and the share of the screen beside all things.
WIDEST, MOST_EMPTY = 80, 60
EMPTY = Path(__file__).with_name("empty.js").read_text(encoding="utf-8")


@each_game
def test_a_board_grows_with_the_screen_and_leaves_nothing_empty(invite: Invite, game: Game) -> None:
    ann = invite("Ann", game, viewport=USUAL)
    ann.sit_at(ann.set_table(PLACES, options={"first": 0}))
    ann.wait_turn()
    widths = []
    for size in (USUAL, WIDE):
        ann.page.set_viewport_size({"width": size["width"], "height": size["height"]})
        ann.settled()
        box = ann.page.locator(game.picture).first.bounding_box()
        assert box is not None
        widths.append(box["width"])
        empty = ann.page.evaluate(EMPTY)
        assert empty["widest"] <= WIDEST, f"{size}: {empty}"
        assert empty["share"] <= MOST_EMPTY, f"{size}: {empty}"
    assert widths[1] >= widths[0] * GROWTH, widths


def test_no_selector_that_is_shipped_has_one_has_in_another() -> None:
    styles = [file.read_text(encoding="utf-8") for file in (CLIENT / "assets").glob("*.css")]
    assert any(":has(" in text for text in styles)
    assert [rule for text in styles for rule in text.split("{") if is_nested(rule)] == []
    assert is_nested(".a:has(.b:not(:has(*)))")
    assert not is_nested(".a:has(.b) .c:has(.d)")


def is_nested(selector: str) -> bool:
    """Whether one `:has()` begins before another has ended."""
    return any(rest.count(")") - rest.count("(") < 1 for rest in selector.split(":has(")[1:-1])
