"""Records that were written under earlier rules, as they were: where today's lead to the same match, they open."""

from pathlib import Path

import pytest

import faubourg

EARLIER = sorted(Path(__file__).parent.joinpath("earlier").glob("*.record"))
# Of the rules of now, but of earlier figures.
FIGURES = Path(__file__).parent / "earlier" / "paris-rents.record"
RECORDS = [path for path in EARLIER if path != FIGURES]


@pytest.mark.parametrize("record", RECORDS, ids=lambda path: path.stem)
def test_a_record_of_earlier_rules_and_figures_opens(record: Path) -> None:
    text = record.read_text()
    match = faubourg.load(text)
    assert match.state.over
    assert match.notes == ["played-under-other-rules"]
    assert match.rules_version == "1" != match.game.rules_version
    # What is saved of it opens again.
    assert faubourg.load(match.save()).state.digest() == match.state.digest()


@pytest.mark.parametrize("record", RECORDS, ids=lambda path: path.stem)
def test_figures_and_options_are_those_it_began_with(record: Path) -> None:
    match = faubourg.load(record.read_text())
    assert f"\ndata {match.game.data_digest} built-in\n" in record.read_text()
    crisis = {"paris": "none", "paris-crisis": "streets"}.get(record.stem)
    assert match.options.get("crisis") == crisis


def test_a_record_of_earlier_figures_goes_on_with_them() -> None:
    match = faubourg.verify(FIGURES.read_text())
    assert match.notes == []
    assert match.game.builtin
    assert match.game.data_digest != faubourg.game("paris").data_digest
    assert match.state.over
    assert match.game.restore(match.state.dump()).digest() == match.state.digest()
    assert faubourg.load(match.save()).state.digest() == match.state.digest()


def test_there_are_such_records() -> None:
    assert {path.stem for path in RECORDS} == {"city", "paris", "paris-crisis"}
