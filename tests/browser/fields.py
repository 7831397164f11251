"""Somebody who types into whatever fields a page has, and sees after each key that it went where it was meant to."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TypedDict

from playwright.sync_api import expect

from tests.browser.people import Person
from tests.browser.ways import Phone, Typist, tap

SCRIPT = Path(__file__).with_name("fields.js")
MOST_FIELDS = 60  # on a page
# The least size of letters at which a telephone does not zoom in on a field.
LETTERS = 16.0
# Letters that are shortcuts elsewhere on the page are among those typed; one more is put before the last one.
TEXTS = {"text": ("lct? 7", "m"), "number": ("130", "5")}
# Keys that do something in the other kinds of fields; `?` is a shortcut, too.
KEYS = {
    "checkbox": ("Space", "Space", "?"),
    "radio": ("Space", "?"),
    "range": ("ArrowRight", "ArrowLeft", "?"),
    "read": ("l", "?"),
    "file": ("l", "?"),
}


class Found(TypedDict):
    kind: str
    name: str
    size: float
    # Of a list, its last line is chosen.
    last: bool


# Whether the field has the focus, what is in it, and where the caret is, if it has one.
Note = list[object]


class Told(TypedDict):
    keys: list[Note]
    after: bool


Way = Callable[[Person, Found], None]


def ready(person: Person) -> None:
    """Before any page is opened."""
    person.context.add_init_script(path=SCRIPT)


def fields_of(person: Person) -> Iterator[Found]:
    """Every field of the page, also one that comes while another is typed into."""
    person.settled()
    person.page.evaluate("() => fields.forget()")
    for _ in range(MOST_FIELDS):
        found: Found | None = person.page.evaluate("() => fields.next()")
        if found is None:
            return
        yield found
    raise AssertionError("the fields of the page do not end")


def press(person: Person, found: Found) -> None:
    """With the mouse, or with a finger."""
    place = person.page.locator("[data-field]")
    # Pressed, one would ask for a file; a finger moves the other without giving it the focus.
    if found["kind"] == "file" or (found["kind"] == "range" and isinstance(person, Phone)):
        place.focus()
    elif isinstance(person, Phone):
        tap(place, force=found["kind"] == "radio")
    else:
        place.click(force=found["kind"] == "radio")


def tab(person: Person, found: Found) -> None:
    """With the key that goes from one to the next."""
    person.page.evaluate("() => fields.comeBefore()")
    person.page.keyboard.press("Tab")


def type_into(person: Person, found: Found, meanwhile: Callable[[], None] | None = None) -> list[str]:
    """What went wrong; `meanwhile` happens after half of it."""
    keyboard = person.page.keyboard
    try:
        # A touch gives the focus in its own time.
        expect(person.page.locator("[data-field]")).to_be_focused()
    except AssertionError:
        return ["it has not got the focus"]
    person.page.evaluate("() => fields.begin()")
    wanted: list[Note] = []
    if found["kind"] in TEXTS:
        text, more = TEXTS[found["kind"]]
        half = len(text) // 2
        keyboard.type(text[:half])
        if meanwhile is not None:
            meanwhile()
        keyboard.type(text[half:])
        keyboard.press("ArrowLeft")
        keyboard.type(more)
        wanted = [[True, text[:end], end] for end in range(1, len(text) + 1)]
        wanted += [[True, text, len(text) - 1], [True, text[:-1] + more + text[-1], len(text)]]
    else:
        lists = ("ArrowUp", "ArrowDown", "?") if found["last"] else ("ArrowDown", "ArrowUp", "?")
        for key in KEYS.get(found["kind"], lists):
            keyboard.press(key)
    told: Told = person.page.evaluate("() => fields.end()")
    wrong = [f"{told['keys']} instead of {wanted}"] if wanted and told["keys"] != wanted else []
    wrong += [] if all(has_focus for has_focus, *_ in told["keys"]) else ["a key took the focus away"]
    return wrong + ([] if told["after"] else ["the focus left it afterwards"])


def try_fields(person: Person, *ways: Way) -> tuple[set[str], list[str]]:
    """The names of all fields of the page, and what is wrong with them."""
    names: set[str] = set()
    wrong: list[str] = []
    for way in ways:
        for found in fields_of(person):
            names.add(found["name"])
            way(person, found)
            faults = type_into(person, found)
            if not found["name"]:
                faults.append("it has no name")
            if found["size"] < LETTERS and found["kind"] not in {"checkbox", "radio", "range", "file"}:
                faults.append(f"its letters are small: {found['size']}")
            wrong += [f"{found['name']} ({found['kind']}), {way.__name__}: {fault}" for fault in faults]
    return names, wrong


WAYS: dict[type[Person], tuple[Way, ...]] = {Person: (press, tab), Phone: (press,), Typist: (tab,)}
