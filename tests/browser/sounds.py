"""What a page plays, heard by a recorder in the place of the browser's sound: each sound by its name, and how loud."""

import re
from functools import cache
from pathlib import Path

from tests.browser.games.game import Json
from tests.browser.people import Person
from tests.browser.words import ROOT

RECORDER = Path(__file__).with_name("sounds.js").read_text(encoding="utf-8")
WANT = "try { localStorage.setItem('faubourg.sound', 'on'); } catch {}"
BOARDS = ROOT / "web" / "src" / "boards"


def record(person: Person, *, wanted: bool = True) -> None:
    """From the next page on; with sound wanted beforehand, or not."""
    person.context.add_init_script(RECORDER)
    if wanted:
        person.context.add_init_script(WANT)


@cache
def effects() -> dict[str, list[float]]:
    """The pitches of each sound, in order."""
    text = (ROOT / "web" / "src" / "sound" / "effects.ts").read_text(encoding="utf-8")
    found = re.findall(r"^  (\w+): (\[\[.*\]\]),$", text, re.MULTILINE)
    return {name: [float(pitch) for pitch in re.findall(r"\[(\d+), ", notes)] for name, notes in found}


@cache
def sounds_of(game: str) -> dict[str, str]:
    """Which sound goes with which kind of event."""
    text = (BOARDS / game / "sounds.ts").read_text(encoding="utf-8")
    if "estateSounds" in text:
        text += (BOARDS / "shared" / "estate" / "sounds.ts").read_text(encoding="utf-8")
    return dict(re.findall(r'^  "?([\w-]+)"?: "(\w+)",$', text, re.MULTILINE))


def heard(person: Person) -> list[str]:
    """The sounds so far, by name; other tones are those of a game's own device."""
    pitches: list[float] = person.page.evaluate("() => heard.map(({ pitch }) => pitch)")
    found: list[str] = []
    while pitches:
        name = next((name for name, notes in effects().items() if pitches[: len(notes)] == notes), None)
        if name is not None:
            found.append(name)
        pitches = pitches[1 if name is None else len(effects()[name]) :]
    return found


def loudest(person: Person) -> float:
    return float(person.page.evaluate("() => Math.max(0, ...heard.map(({ loud }) => loud))"))


def forget(person: Person) -> None:
    person.page.evaluate("() => void heard.splice(0)")


def hears(person: Person, sound: str) -> None:
    person.wait(f"the sound of {sound}", lambda _: sound in heard(person))


def touch(person: Person) -> None:
    """A browser lets no page sound before somebody has touched it."""
    person.page.keyboard.press("Shift")


def sounding(game: str, events: list[Json]) -> list[str]:
    return [sounds_of(game)[event["kind"]] for event in events if event["kind"] in sounds_of(game)]
