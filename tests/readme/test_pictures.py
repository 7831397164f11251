"""The pictures in the repository: few, small, and each of them shown."""

import struct
from pathlib import Path

import pytest

from tests.packaging.test_clean import checked_in
from tools.pictures import KEPT, LARGEST, MOST_KEPT, SHOWN, shown

PICTURES = [path for path in checked_in() if path.suffix in (".png", ".jpg", ".gif", ".webp") and "docs" in path.parts]
# Of the header of a PNG: width, height, bits of a sample, and the type that has a palette.
HEADER = struct.Struct(">8x4x4sIIBB")
BY_PALETTE = 3


def test_a_dozen_pictures_are_kept_at_most() -> None:
    assert 0 < len(PICTURES) <= MOST_KEPT, "`python -m tools.screenshots` takes the others, into .run/screenshots"


def test_every_picture_that_is_kept_is_shown_and_every_one_that_is_shown_is_kept() -> None:
    assert [path.relative_to(KEPT).as_posix() for path in PICTURES] == [f"{name}.png" for name in shown()]


@pytest.mark.parametrize("path", PICTURES, ids=lambda path: path.stem)
def test_a_picture_is_small_and_has_a_palette(path: Path) -> None:
    picture = path.read_bytes()
    assert len(picture) <= LARGEST
    name, width, height, bits, kind = HEADER.unpack_from(picture)
    assert (name, bits, kind) == (b"IHDR", 8, BY_PALETTE)
    assert 0 < width <= 1280
    assert 0 < height <= 1280


def test_pictures_are_found_in_pages_of_every_folder() -> None:
    text = "![a](docs/screenshots/home-wide-light.png) ![](screenshots/end.png) [no picture](docs/screenshots/b.png)"
    assert [found["name"] for found in SHOWN.finditer(text)] == ["home-wide-light", "end"]
