"""The page in Firefox: the release that is kept for a year."""

from collections.abc import Iterator
from typing import ClassVar

import pytest

from tests.browser.others.driver import Driver
from tests.browser.others.evening import Evening
from tests.browser.others.firefox import Firefox
from tools.machine import firefox, remedy


@pytest.fixture(scope="module")
def driver() -> Iterator[Driver]:
    if firefox() is None:
        pytest.skip(f"there is no Firefox: {remedy(['firefox'])}")
    driver = Firefox()
    yield driver
    driver.close()


class TestFirefox(Evening):
    wide_first: ClassVar[bool] = True
