"""Which pictures are kept in the repository: those that a page of it shows. Any other can be taken again."""

import re

from tools.steps import ROOT, RUN

KEPT = ROOT / "docs" / "screenshots"
TAKEN = RUN / "screenshots"
MOST_KEPT = 12
# In bytes: a page that shows several of them still opens quickly.
LARGEST = 100_000
SHOWN = re.compile(r"!\[[^\]]*\]\((?:docs/)?screenshots/(?P<name>[\w-]+)\.png\)")


def shown() -> list[str]:
    """The names of the pictures that the READMEs and the pages of docs show, each once."""
    pages = [*ROOT.glob("README*.md"), *(ROOT / "docs").rglob("*.md")]
    return sorted({found["name"] for page in pages for found in SHOWN.finditer(page.read_text("utf-8"))})
