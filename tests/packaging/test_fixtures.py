"""What the client's tests read is what the rules say today."""

import runpy

import pytest

from tools.steps import ROOT

MAKERS = (
    "web/tests/make_phrases.py",
    "web/src/boards/city/make_match.py",
    "web/src/boards/paris/make_match.py",
    "web/src/boards/roomshare/make_match.py",
    "web/src/boards/ubuild/box/make_figures.py",
    "web/src/boards/ubuild/box/make_samples.py",
    "web/src/boards/ubuild/make_match.py",
    "web/src/unit/make_figures.py",
    "web/src/unit/make_samples.py",
)


@pytest.mark.parametrize("maker", MAKERS)
def test_a_fixture_of_the_client_is_up_to_date(maker: str) -> None:
    found = runpy.run_path(str(ROOT / maker))
    assert found["FILE"].read_text("utf-8") == found["made"](), f"run python {maker}"
