"""The page of the architecture says what is so: its modules exist, and no package or room is left out."""

import re

import pytest

from tests.packaging.test_imports import PACKAGE, modules_below, parts_imported
from tests.packaging.test_rooms import BESIDE, PURE_ROOMS, ROOMS, graph, modules, room_of
from tools.steps import ROOT

PAGE = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
PICTURE = PAGE.split("```")[1]
WALK = re.findall(r"^\d+\. (.*?)(?=^\d+\. |\Z)", PAGE.partition("## The walk of a bid")[2], re.DOTALL | re.MULTILINE)
QUOTED = re.compile(r"`([^`\n]+)`")
# What stands in the picture: the first word behind a frame's left side.
IN_PICTURE = re.compile(r"\| ([a-z]+) ")
# The packages that stand in frames of their own beside it, the upper one first.
BESIDE_THE_SERVER = ("cli", "lab")


def quoted(text: str) -> list[str]:
    return QUOTED.findall(text.replace("```", ""))


def file_of(name: str) -> str | None:
    """What a file that is named on the page holds; None if there is none."""
    found = [place / name for place in (PACKAGE, ROOT) if (place / name).is_file()]
    return found[0].read_text(encoding="utf-8") if found else None


def parts_of(part: str) -> set[str]:
    """The packages that modules of one import from, itself included."""
    return {other for path in modules_below(part) for other in parts_imported(path)}


def test_every_module_that_is_named_exists() -> None:
    named = [name for name in quoted(PAGE) if "." in name]
    assert len(named) > 40
    assert [name for name in named if file_of(name) is None] == []


@pytest.mark.parametrize("step", range(len(WALK)))
def test_the_walk_names_what_its_modules_hold(step: int) -> None:
    names = quoted(WALK[step])
    texts = [text for name in names if "." in name and (text := file_of(name)) is not None]
    assert texts != []
    missing = [name for name in names if "." not in name and not any(re.search(rf"\b{name}\b", text) for text in texts)]
    assert missing == []


def test_the_walk_is_there() -> None:
    assert len(WALK) >= 10


def test_the_picture_shows_every_package_and_every_room_above_what_it_imports() -> None:
    shown = IN_PICTURE.findall(PICTURE)
    beside = [name for name in shown if name in BESIDE_THE_SERVER]
    inside = [name for name in shown if name not in BESIDE_THE_SERVER]
    rooms = [*BESIDE, *reversed(ROOMS)]
    assert inside[: len(rooms)] == rooms
    below = inside[len(rooms) :]
    parts = {path.parent.name for path in PACKAGE.glob("*/__init__.py")}
    assert sorted([*beside, *below, "server"]) == sorted(parts)
    for place, part in enumerate(below):
        assert parts_of(part) <= set(below[place:])
    assert parts_of("server") <= {"server", *below}
    for place, part in enumerate(beside):
        assert parts_of(part) <= {"server", *beside[place:], *below}


def test_the_rooms_with_a_star_are_those_that_run_anywhere() -> None:
    assert set(re.findall(r"\| ([a-z]+) +\* ", PICTURE)) == set(PURE_ROOMS)


def test_the_table_of_rooms_is_that_of_their_imports() -> None:
    known = modules().keys()
    needed: dict[str, set[str]] = {room: set() for room in ROOMS}
    for name, found in graph().items():
        if name != "server" and room_of(name) in needed:
            others = {room_of(other) for other in found & known if other != "server"}
            needed[room_of(name)] |= others - {room_of(name)}
    told = re.findall(r"^\| ([a-z]+) \| `[^|]*\|([^|]*)\|$", PAGE, re.MULTILINE)
    assert [room for room, _ in told] == list(ROOMS)
    assert {room: set(filter(None, others.strip().split(", "))) for room, others in told} == needed
