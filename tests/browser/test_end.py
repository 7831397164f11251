"""The end of a match: something to smile at, which stands still for those who want no motion."""

from playwright.sync_api import expect

from tests.browser.conftest import Invite
from tests.browser.people import Person
from tests.browser.player import is_over

# Where the site's head and the table's are, wherever one has scrolled to.
HEAD = """() => ["header", "header a.home", ".bar", ".bar h1"].map((one) => {
    const { x, y, width } = document.querySelector(one).getBoundingClientRect();
    return [one, x, y + scrollY, width];
})"""
# Whatever begins to move from the first moment of the page.
WATCH = """() => {
    window.moved = [];
    for (const kind of ["animationrun", "animationstart", "transitionrun"]) {
        addEventListener(kind, ({ target }) => window.moved.push(`${kind}: ${target.className}`), true);
    }
}"""
# What moves, or waits for its turn to.
MOVING = """() => [...window.moved, ...document.getAnimations().filter(({ playState }) => playState === "running")
    .map(({ animationName, effect }) => `${animationName}: ${effect.target.tagName}`)]"""
# Everything at the end, where it is and how it is seen, now and some frames later.
STANDS = """async () => {
    const all = [...document.querySelectorAll(".result, .result *, .party *, .sheet *")];
    const drawn = () => JSON.stringify(all.map((one) => {
        const { x, y, width, height } = one.getBoundingClientRect();
        return [x, y + scrollY, width, height, getComputedStyle(one).opacity];
    }));
    const before = drawn();
    for (let left = 8; left > 0; left -= 1) await new Promise((done) => requestAnimationFrame(done));
    return drawn() === before;
}"""


def see_the_end_again(person: Person) -> list[str]:
    """Load it anew, and wait until all of it is there: what moves then."""
    person.page.reload()
    for part in (".podium > li", ".sheet tr"):
        expect(person.page.locator(part).first).to_be_attached()
    person.settled()
    found: list[str] = person.page.evaluate(MOVING)
    return found


def test_at_the_end_the_page_keeps_its_head_and_nothing_moves_for_those_who_want_no_motion(invite: Invite) -> None:
    ann = invite("Ann", reduced_motion="no-preference")
    ann.context.add_init_script(f"({WATCH})()")
    ann.sit_in(ann.game.last)
    ann.settled()
    before = ann.page.evaluate(HEAD)
    ann.play_to_the_end()
    ann.wait("the end", is_over)
    expect(ann.page.locator(".podium")).to_be_visible()
    assert ann.page.evaluate(HEAD) == before, "the head of the page moves"
    # Otherwise there is something to see: the best come last, under coloured paper, and the count unfolds.
    moving = " ".join(see_the_end_again(ann))
    assert all(name in moving for name in ("rise", "fall", "unfold", "sway")), moving

    ann.page.emulate_media(reduced_motion="reduce")
    assert see_the_end_again(ann) == []
    assert ann.page.evaluate(STANDS)

    ann.page.emulate_media(reduced_motion="no-preference")
    end = ann.page.url
    ann.go("/settings")
    ann.page.get_by_role("combobox", name=ann.say("settings-motion")).select_option("none")
    ann.go(end)
    assert see_the_end_again(ann) == []
    assert ann.page.evaluate(STANDS)
    # It is all there, the smile too.
    expect(ann.page.locator(".paper i").first).to_be_visible()
    expect(ann.page.locator(".result .soft")).to_be_visible()
