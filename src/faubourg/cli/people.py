"""Who sits at a table in the terminal: people at the keyboard, and bots."""

from typing import NamedTuple

from faubourg.cli.complaint import Complaint
from faubourg.core.options import shown
from faubourg.text.messages import Messages

PERSON = "me"
# What may be written for each kind, in either language.
KINDS = {
    "me": "me",
    "moi": "me",
    "random": "random",
    "hasard": "random",
    "greedy": "greedy",
    "glouton": "greedy",
    "clever": "greedy",
    "malin": "greedy",
}
LONGEST_NAME = 20
DEFAULT = "me,greedy,greedy"


class Player(NamedTuple):
    """A name and `me`, `random` or `greedy`."""

    name: str
    kind: str

    @property
    def is_person(self) -> bool:
        return self.kind == PERSON


def read_players(text: str, words: Messages) -> list[Player]:
    """`me,greedy,random` or `Anna:me,Bob:me,greedy`; whoever has no name gets one."""
    given: list[Player] = []
    for part in text.split(","):
        name, _, word = part.rpartition(":")
        kind = KINDS.get(word.strip().lower())
        if kind is None:
            raise Complaint("cli-seats-unknown", given=shown(part.strip()), known="me, random, greedy")
        given.append(Player(name.strip(), kind))
    return checked([named(place, given, words) for place in range(len(given))])


def named(place: int, given: list[Player], words: Messages) -> Player:
    """A player with a name: the one given, else one for its kind, numbered when there are several."""
    name, kind = given[place]
    if name:
        return given[place]
    alike = [number for number, player in enumerate(given) if player.kind == kind and not player.name]
    if kind == PERSON:
        alone = sum(1 for player in given if player.is_person) == 1
        return Player(words.say("table-you") if alone else words.say("table-person", number=place + 1), kind)
    name = words.say(f"bot-name-{kind}")
    return Player(name if len(alike) == 1 else f"{name} {alike.index(place) + 1}", kind)


def checked(players: list[Player]) -> list[Player]:
    """Names can be printed and told apart."""
    for player in players:
        if player.kind not in KINDS.values():
            raise Complaint("cli-seats-unknown", given=shown(player.kind), known="me, random, greedy")
        if not player.name or len(player.name) > LONGEST_NAME or not player.name.isprintable():
            raise Complaint("cli-seats-bad-name", name=shown(player.name), most=LONGEST_NAME)
    names = [player.name.casefold() for player in players]
    for player in players:
        if names.count(player.name.casefold()) > 1:
            raise Complaint("cli-seats-same-name", name=player.name)
    return players
