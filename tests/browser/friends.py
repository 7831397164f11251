"""Friends at one table, each in front of another browser: from the invitation to the rematch."""

from collections import Counter

from faubourg.text.language import Language
from tests.browser.camera import Camera
from tests.browser.games.figures import FILE
from tests.browser.games.game import Json
from tests.browser.others.visitor import FIELD, SOON, Visitor
from tests.browser.player import is_over, next_to_move

SEATS = 3
CAPTION = "[data-caption] p"
NEXT = "[data-caption] [data-next]"
SINCE = "[data-since]"
LINES = "() => document.querySelectorAll('[data-since] li').length"
PACE = "[data-caption] select"
# So many turns of others each of them is told step by step before everything is shown at once.
TOLD = 2
MOST_CAPTIONS = 100  # until what one gesture was is known
PLACE = "() => location.pathname"
PREFER_PACE = "(pace) => localStorage.setItem('faubourg.pace', pace)"
GIVE_FILE = """(name, text) => {
    const field = document.querySelector("input[type=file]");
    const given = new DataTransfer();
    given.items.add(new File([text], name, { type: "text/plain" }));
    field.files = given.files;
    field.dispatchEvent(new Event("change", { bubbles: true }));
}"""
# Something else is told, or nothing.
CHANGED = "(caption, told) => document.querySelector(caption)?.innerText !== told"
# It is what somebody reads first, wherever they had scrolled to.
IN_SIGHT = """(selector) => {
    const one = document.querySelector(selector);
    const { top, bottom } = one?.getBoundingClientRect() ?? { top: -1, bottom: -1 };
    return top >= 0 && bottom <= innerHeight && one.innerText.length > 10;
}"""
OVERHANG = "() => document.documentElement.scrollWidth - innerWidth"


class Friends:
    """The first of them invites the others."""

    def __init__(self, camera: Camera, *people: Visitor) -> None:
        self.camera = camera
        self.people = people
        self.host, *self.guests = people
        # What each was told of while it happened, and how often in the strip afterwards.
        self.captions: dict[str, list[str]] = {person.name: [] for person in people}
        self.strips: Counter[str] = Counter()
        self.turns: Counter[str] = Counter()

    # To the table

    def invite(self) -> str:
        """From the first page to the waiting room; the link that is to be passed on."""
        host = self.host
        host.go("/")
        host.driver.run(PREFER_PACE, "step")
        host.hit(f"label:has(input[value={host.game.id}])")
        self.camera.take("first-page", host)
        host.press("home-invite")
        host.hit(host.found(FIELD, str(SEATS)))
        host.fill(host.field("new-name", number=1), host.name)
        for number in range(2, SEATS + 1):
            host.choose_value(host.field("new-who", number=number), "open")
        self.shorten()
        self.camera.take("new-table", host)
        host.press("new-create")
        link = host.field("play-invite-link")
        self.camera.take("invitation", host)
        return str(host.driver.run("(link) => document.querySelector(link).value", link))

    def shorten(self) -> None:
        """As the game says that a match is a short one."""
        host, brief = self.host, self.host.game.brief
        for option, value in brief.get("options", {}).items():
            field = host.field(f"option-{option}")
            if isinstance(value, int):
                host.fill(field, str(value))
            else:
                host.choose_value(field, value)
        if data := brief.get("data"):
            host.driver.run(GIVE_FILE, FILE, data)
            host.until(
                "the figures",
                "(words) => document.body.textContent.includes(words)",
                host.say("new-figures-good", file=FILE),
            )

    def come(self, guest: Visitor, link: str, language: Language) -> None:
        """By the link, and sit down; the browsers speak English until they are told otherwise."""
        guest.driver.open(link)
        guest.until("the seats", "() => document.querySelector('form input') !== null")
        if language != guest.language:
            guest.press("ui-other-language")
            guest.language = language
        guest.driver.run(PREFER_PACE, "step")
        self.camera.take("by-the-link", guest)
        guest.fill(guest.field("play-name"), guest.name)
        guest.press("play-sit")

    def sit_together(self) -> None:
        """Everybody sees everybody, and the match has begun."""
        for person in self.people:
            person.wait("the match", lambda now: now["status"] == "playing")
            for other in self.people:
                person.sees(other.name)
            assert person.driver.run(OVERHANG) <= 0

    # At the table

    def play(self) -> int:
        """To the end; how many gestures it took."""
        gestures = 0
        while mover := next_to_move(*self.people):
            self.look_back(mover)
            self.take_turn(mover)
            gestures += 1
            for person in self.people:
                self.follow(person)
            self.see_the_same()
        return gestures

    def see_the_same(self) -> None:
        """Where there is little room a board may show a part of itself."""
        board = self.host.look()["board"]
        for guest in self.guests:
            guest.wait(f"a board like {board}", lambda now: is_part(now["board"], board))

    def take_turn(self, mover: Visitor) -> None:
        self.turns[mover.name] += 1
        self.take_first("turn", mover, self.turns[mover.name])
        mover.play_turn()

    def follow(self, person: Visitor) -> None:
        """Be told what others did, at a tap for each turn; after some of them everything is shown at once."""
        newest = max(other.look()["seq"] or 0 for other in self.people)
        for _ in range(MOST_CAPTIONS):
            now = person.wait("a caption", lambda now: (now["seq"] or 0) >= newest or person.reads(NEXT) is not None)
            told = person.reads(CAPTION)
            if told is not None and told not in self.captions[person.name]:
                self.captions[person.name].append(told)
                self.take_first("caption", person, len(self.captions[person.name]))
            if (now["seq"] or 0) >= newest:
                return
            if len(self.captions[person.name]) > TOLD:
                person.is_hasty = person.choose_value_in_passing(PACE, "at-once")
            else:
                # A part of a turn goes on by itself after a while.
                person.hit_in_passing(NEXT)
            person.comes(CHANGED, SOON, CAPTION, told)
        raise AssertionError(f"{person.name} is told more and more: {self.captions[person.name]}")

    def look_back(self, mover: Visitor) -> None:
        """Whoever is asked sees in a few lines what the others did."""
        if mover.reads(SINCE) is not None:
            assert 1 <= mover.driver.run(LINES) <= (1 if mover.finger else 3)
            self.strips[mover.name] += 1
            self.take_first("since-your-turn", mover, self.strips[mover.name])

    def take_first(self, step: str, person: Visitor, times: int) -> None:
        if times <= TOLD:
            self.camera.take(f"{step}-{times}", person)

    # Afterwards

    def see_the_end(self) -> None:
        """Who won and why, everybody on the podium, and the count."""
        for person in self.people:
            person.wait("the end", is_over)
            person.until("why", IN_SIGHT, ".result h2")
            person.until(
                "everybody", "(all) => document.querySelectorAll('.podium > li').length === all", len(self.people)
            )
            person.sees(person.say("score-total"))
            assert person.driver.run(OVERHANG) <= 0
        self.camera.take("end", *self.people)

    def play_again(self) -> None:
        """One asks for it, the others are led there, and the same people are at the table."""
        before = {person.driver.run(PLACE) for person in self.people}
        self.host.press("play-rematch")
        self.host.until("the next table", f"(before) => ({PLACE})() !== before", *before)
        self.camera.take("waiting-for-the-rematch", self.host)
        there = self.host.driver.run(PLACE)
        for guest in self.guests:
            guest.press("play-rematch-go")
            guest.until("the next table", f"(there) => ({PLACE})() === there", there)
        self.sit_together()
        after = {person.driver.run(PLACE) for person in self.people}
        assert len(before) == len(after) == 1
        assert before != after
        self.camera.take("rematch", *self.people)
        mover = next_to_move(*self.people)
        assert mover is not None
        mover.play_turn()


def is_part(part: Json, whole: Json) -> bool:
    """Nothing is said otherwise."""
    return all(
        said.items() <= whole[of].items() if isinstance(said, dict) else said == whole[of] for of, said in part.items()
    )
