"""Deals as people type them: `deal Bob red2 + pink1 get 500`, `échange Bob les docks contre 500`.

Whom with, what changes hands, and the cash. What changes hands goes to the other of the two, so nobody need say who
gives it.
"""

import re
from collections.abc import Mapping
from typing import Final

from faubourg.cli.boards.estate.paint import LETTERS
from faubourg.cli.boards.estate.typed import LONGEST, is_called, plain_words
from faubourg.cli.complaint import Complaint
from faubourg.core.options import shown
from faubourg.games.estate.deals import STEP

VERBS: Final = {
    "deal", "trade", "swap", "exchange", "offer", "propose", "echange", "echanger", "troc", "marche", "offre",
    "proposer",
}  # fmt: skip
GETS: Final = {"get", "gets", "receive", "for", "against", "recois", "recoit", "recevoir", "contre", "pour"}
PAYS: Final = {"pay", "pays", "give", "plus", "payer", "paie", "paye", "donner", "donne"}
NOTHING: Final = {"nothing", "rien"}
SMALL: Final = {
    "and", "et", "with", "avec", "a", "à", "my", "your", "the", "le", "la", "les", "de", "me", "je", "i", "to",
}  # fmt: skip
# Nobody ever has so much cash.
LONGEST_AMOUNT: Final = 9
_CASH: Final = re.compile(
    rf"\b({'|'.join(sorted(GETS | PAYS))})\s+((?:(?:{'|'.join(sorted(GETS | PAYS))})\s+)?)(\d[\d ]*)\s*$"
)
# `1,500` is a number, `red2, pink1` are two things.
_THOUSANDS: Final = re.compile(r"(?<=\d),(?=\d{3}\b)")
_BETWEEN: Final = re.compile(r"[+,;&]|\b(?:and|et)\b")


def is_deal(text: str) -> bool:
    words = plain_words(text)
    return bool(words) and words[0] in VERBS


Words = Mapping[str, frozenset[str]]


def deal_in(text: str, names: list[str], seat: int, assets: Words, owned: list[set[str]]) -> str:
    """A typed deal in the notation of records; a Complaint that says which part cannot be understood.

    `assets` are all things that may be dealt with, and the words for each; `owned` what each seat has of them.
    """
    ungrouped = _THOUSANDS.sub("", text[:LONGEST])
    line = " ".join(plain_words(re.sub(r"[+,;&]", " + ", ungrouped)))
    cash, line = cash_in(line)
    words = line.split()[1:]
    partner, words = partner_in(words, names, seat)
    near = owned[seat] | owned[partner]
    found: list[str] = []
    for part in _BETWEEN.split(" ".join(words)):
        said = [word for word in part.split() if word not in SMALL and word not in NOTHING]
        if said:
            found.append(asset_in(said, assets, near - set(found)))
    return f"deal {partner} {'+'.join(found) or 'nothing'} {cash}"


def cash_in(line: str) -> tuple[str, str]:
    """`get 500`, `pay 500`, or no cash at all; and the line without it."""
    found = _CASH.search(line)
    if found is None:
        return "pay 0", line
    verb = found[2].strip() or found[1]
    digits = found[3].replace(" ", "")
    if len(digits) > LONGEST_AMOUNT:
        raise Complaint("board-too-much", given=shown(digits))
    return f"{'get' if verb in GETS else 'pay'} {in_steps(int(digits))}", line[: found.start()]


def in_steps(amount: int) -> int:
    """CI-5b, UB-7a What is bid or changes hands comes in steps."""
    if amount % STEP:
        raise Complaint("board-steps", given=amount, step=int(STEP))
    return amount


def partner_in(words: list[str], names: list[str], seat: int) -> tuple[int, list[str]]:
    """Whom with: a name, its beginning, a letter of the board, or a number as in records; and the words behind."""
    if words and words[0] in ("with", "avec", "to", "à"):
        words = words[1:]
    others = [other for other in range(len(names)) if other != seat]
    for other in sorted(others, key=lambda other: -len(names[other])):
        name = plain_words(names[other])
        if name and words[: len(name)] == name:
            return other, words[len(name) :]
    if words:
        meant = [other for other in others if words[0] in (LETTERS[other].lower(), str(other))]
        meant = meant or [other for other in others if begins(names[other], words[0])]
        if len(meant) == 1:
            return meant[0], words[1:]
    raise Complaint("board-deal-who", names=", ".join(f"{names[other]} ({LETTERS[other]})" for other in others))


def begins(name: str, word: str) -> bool:
    return " ".join(plain_words(name)).startswith(word)


def asset_in(said: list[str], assets: Words, near: set[str]) -> str:
    """The one thing that fits all the words; rather one that the two have. Of two jail cards either will do."""
    text = "".join(said)
    if text in assets:
        return text
    meant = [asset for asset, words in assets.items() if all(word in words for word in said)]
    meant = meant or [asset for asset, words in assets.items() if all(is_called(words, word) for word in said)]
    meant = [asset for asset in meant if asset in near] or meant
    if len(meant) == 1 or (meant and all(asset.startswith("jail") for asset in meant)):
        return meant[0]
    raise Complaint("board-deal-what", given=shown(" ".join(said)), count=len(meant))
