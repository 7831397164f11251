"""Pictures of what people see at every step of a test, for whoever wants to look: FAUBOURG_PICTURES=1 ./test …"""

import os
import shutil
from itertools import count

from tests.browser.others.visitor import Visitor
from tools.pictures import TAKEN

WANTED = "FAUBOURG_PICTURES" in os.environ
THEMES = ("light", "dark")
# By day or by night, once whatever moves at the change has come to rest.
LIT = """async (theme) => {
    if (theme === null) delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = theme;
    await new Promise((done) => setTimeout(done, 500));
}"""


class Camera:
    def __init__(self, story: str) -> None:
        self.folder = TAKEN / story
        if WANTED:
            shutil.rmtree(self.folder, ignore_errors=True)
        self.numbers = count(1)

    def take(self, step: str, *people: Visitor) -> None:
        """Of each of them, by day and by night."""
        if not WANTED:
            return
        self.folder.mkdir(parents=True, exist_ok=True)
        number = next(self.numbers)
        for person in people:
            for theme in THEMES:
                person.driver.run(LIT, theme)
                file = self.folder / f"{number:02}-{step}-{person.name}-{person.driver.name}-{theme}.png"
                file.write_bytes(person.driver.picture())
            person.driver.run(LIT, None)
