"""On a wide screen boards grow, and no part of it is left empty."""

import time
from pathlib import Path

from playwright.sync_api import FloatRect, expect

from faubourg.games.roomshare.numbering import CARD_IDS
from tests.browser.conftest import Invite
from tests.browser.games.city import CITY
from tests.browser.games.every import each_game
from tests.browser.games.game import Game, Json
from tests.browser.games.roomshare import ROOM_SHARE
from tests.browser.games.turns import turns
from tests.browser.house import CLIENT
from tests.browser.people import Person
from tests.browser.reading import unreadable_at
from tests.patience import PATIENCE

PLACES: list[Json] = [{"kind": "me", "name": "Ann"}, *[{"kind": "bot", "bot": "random"}] * 3]
USUAL: Json = {"width": 1280, "height": 800}
WIDE: Json = {"width": 1920, "height": 1080}
# So much wider is a board where the screen is half as wide again.
GROWTH = 1.35
# Where columns come, go or get wider.
STEPS = (1240, 1280, 1400, 1499, 1500, 1600, 1699, 1700, 1920)
# The widest strip, from top to bottom of the screen, with nothing in it; and the share of the screen beside all things.
WIDEST, MOST_EMPTY = 60, 55
EMPTY = Path(__file__).with_name("empty.js").read_text(encoding="utf-8")

# How large the heads of the log and of the chat are.
HEADINGS = "() => [...document.querySelectorAll('.aside h2')].map((one) => getComputedStyle(one).fontSize)"
# The board of a table, or of a lesson.
BOARD = ".picture > *, .learn .board > *"
# What measures itself, or knows the window's width, has been drawn anew.
DRAWN = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"
# What stands out of its card, of the names of one's own cards.
OUT_OF_CARD = """() => [...document.querySelectorAll(".hand .card .name")].filter((name) => {
    const written = document.createRange();
    written.selectNodeContents(name);
    return written.getBoundingClientRect().right > name.parentElement.getBoundingClientRect().right;
}).map((name) => name.textContent)"""
# The hand has the card with the longest word of all, in French.
SWAPS = [card for card, name in enumerate(CARD_IDS) if name.startswith("swap")]
LONG_WORD = next(turn for turn in turns("roomshare", "4-score") if turn.moves[0] in SWAPS)
# How far the middle of the door is from that of the page.
ASKEW = """() => {
    const middle = (box) => box.x + box.width / 2;
    const [door, page] = [document.querySelector("main svg"), document.querySelector("main")];
    return Math.abs(middle(door.getBoundingClientRect()) - middle(page.getBoundingClientRect()));
}"""
# What is wider than the place that it scrolls in.
CUT = """[...document.querySelectorAll(".count [role=region]")].filter((one) => one.scrollWidth > one.clientWidth)"""


def box_at(person: Person, size: Json, board: str = BOARD) -> FloatRect:
    """Where the board is in a window of that size, once it has found its place there."""
    person.page.set_viewport_size({"width": size["width"], "height": size["height"]})
    person.page.evaluate(DRAWN)
    person.settled()
    box = person.page.locator(board).first.bounding_box()
    assert box is not None
    return box


def emptiness(person: Person) -> Json:
    """How empty the screen is, once what a wider one has room for has come."""
    deadline = time.monotonic() + PATIENCE
    while not is_full(found := person.page.evaluate(EMPTY)) and time.monotonic() < deadline:
        person.page.evaluate(DRAWN)
    return dict(found)


def is_full(empty: Json) -> bool:
    return bool(empty["widest"] <= WIDEST and empty["share"] <= MOST_EMPTY)


@each_game
def test_a_board_grows_with_the_screen_and_leaves_nothing_empty(invite: Invite, game: Game) -> None:
    ann = invite("Ann", game, viewport=USUAL)
    ann.sit_at(ann.set_table(PLACES, options={"first": 0}))
    ann.wait_turn()
    widths = []
    for size in (USUAL, WIDE):
        widths.append(box_at(ann, size, game.picture)["width"])
        empty = emptiness(ann)
        assert is_full(empty), f"{size}: {empty}"
        assert len(set(ann.page.evaluate(HEADINGS))) == 1
    assert widths[1] >= widths[0] * GROWTH, widths


@each_game
def test_no_name_of_a_player_is_broken_inside_a_word(invite: Invite, game: Game) -> None:
    long = "Clément-Dominique"
    ann = invite(long, game, language="fr", viewport=USUAL)
    bots: list[Json] = [{"kind": "bot", "bot": "random", "name": name} for name in ("Anaïs", "Maximilien")]
    ann.sit_at(ann.set_table([{"kind": "me", "name": long}, *bots], options={"first": 0}))
    ann.wait_turn()
    for width in (900, 1000, 1240, 1280, 1400, 1500, 1920):
        assert [line for line in unreadable_at(ann, width, where=".name ") if "broken" in line] == [], width
        ann.has_no_sideways_scroll()


def test_no_name_of_a_card_stands_out_of_it(invite: Invite) -> None:
    ann = invite("Ann", ROOM_SHARE, language="fr", viewport=USUAL)
    ann.sit_in(LONG_WORD)
    for width in (340, 360, 390, 900, *STEPS):
        ann.page.set_viewport_size({"width": width, "height": 800})
        ann.settled()
        assert ann.page.evaluate(OUT_OF_CARD) == [], width


def test_the_door_of_an_address_where_nobody_lives_stands_in_the_middle(invite: Invite) -> None:
    ann = invite("Ann")
    ann.forgive("status of 404")
    for address in ("/no/such/page", "/t/nosuchtable"):
        ann.go(address)
        for size in (USUAL, WIDE):
            ann.page.set_viewport_size({"width": size["width"], "height": size["height"]})
            assert ann.page.evaluate(ASKEW) < 1, (address, size)


@each_game
def test_no_board_is_smaller_on_a_wider_screen(invite: Invite, game: Game) -> None:
    ann = invite("Ann", game, viewport=USUAL)
    ann.sit_at(ann.set_table(PLACES, options={"first": 0}))
    ann.wait_turn()
    widths = []
    for width in STEPS:
        widths.append(round(box_at(ann, {"width": width, "height": 1000})["width"]))
    assert widths == sorted(widths), dict(zip(STEPS, widths))


@each_game
def test_a_lesson_has_its_board_where_a_table_has_it(invite: Invite, game: Game) -> None:
    ann = invite("Ann", game, viewport=USUAL)
    found = []
    for address in (f"/t/{ann.set_table(PLACES, options={'first': 0})}", f"/learn/{game.id}"):
        ann.go(address)
        expect(ann.page.locator(BOARD).first).to_be_visible()
        ann.settled()
        for size in (USUAL, WIDE):
            box = box_at(ann, size)
            found.append((round(box["x"]), round(box["width"])))
    assert found[:2] == found[2:], found


def test_everybody_is_seen_in_the_final_count_of_a_match_of_five(invite: Invite) -> None:
    ann = invite("Ann", CITY, viewport=WIDE)
    ann.sit_in(turns("city", "5-rounds")[-1])
    ann.play_to_the_end()
    heads = ann.page.locator(".count th.player")
    for width in (1920, 1280, 390, 320):
        ann.page.set_viewport_size({"width": width, "height": 844})
        ann.settled()
        ann.page.wait_for_function(f"() => {CUT}.length === 0")
        expect(heads).to_have_count(5)


def test_no_selector_that_is_shipped_has_one_has_in_another() -> None:
    styles = [file.read_text(encoding="utf-8") for file in (CLIENT / "assets").glob("*.css")]
    assert any(":has(" in text for text in styles)
    assert [rule for text in styles for rule in text.split("{") if is_nested(rule)] == []
    assert is_nested(".a:has(.b:not(:has(*)))")
    assert not is_nested(".a:has(.b) .c:has(.d)")


def is_nested(selector: str) -> bool:
    """Whether one `:has()` begins before another has ended."""
    return any(rest.count(")") - rest.count("(") < 1 for rest in selector.split(":has(")[1:-1])
