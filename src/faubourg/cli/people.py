"""Who sits at a table in the terminal: people at the keyboard, and bots."""

from typing import NamedTuple

from faubourg.bots.levels import LEVELS
from faubourg.bots.player import BOTS
from faubourg.bots.ready import USUAL, playing
from faubourg.cli.commands import words_typed
from faubourg.cli.complaint import Complaint
from faubourg.core.options import shown
from faubourg.text.language import LANGUAGES
from faubourg.text.messages import Messages

PERSON = "me"
KINDS = (PERSON, *LEVELS, *(name for name in BOTS if name not in LEVELS))
LONGEST_NAME = 20
DEFAULT = f"{PERSON},{USUAL},{USUAL}"


class Player(NamedTuple):
    """A name and `me` or what a bot is called: a level, or a name of earlier days."""

    name: str
    kind: str

    @property
    def is_person(self) -> bool:
        return self.kind == PERSON


def read_players(text: str, words: Messages) -> list[Player]:
    """`me,tenant,landlord` or `Anna:me,Bob:me,neighbour`; whoever has no name gets one."""
    if not text.strip():
        raise Complaint("cli-args-no-value", what="--seats")
    given: list[Player] = []
    for part in text.split(","):
        name, _, word = part.rpartition(":")
        kind = kind_typed(word)
        if kind is None:
            raise unknown(part.strip())
        given.append(Player(name.strip(), kind))
    return checked([named(place, given, words) for place in range(len(given))])


def read_bots(text: str, separator: str = ",") -> list[str]:
    """`tenant,landlord`; what is no bot is left as it was typed."""
    typed = [word.strip() for word in text.split(separator)]
    kinds = map(kind_typed, typed)
    return [word if kind in (None, PERSON) else kind for word, kind in zip(typed, kinds)]


def kind_typed(word: str) -> str | None:
    """Who is meant by a word, of any language."""
    return words_typed("sits", None).get(word.strip().lower())


def unknown(given: str) -> Complaint:
    return Complaint("cli-seats-unknown", given=shown(given), known=", ".join(KINDS))


def stand_ins(players: list[Player], game: str, words: Messages) -> list[str]:
    """For each level that is not ready here, a sentence that says so and who plays in its place."""
    wanted = [kind for kind in dict.fromkeys(player.kind for player in players) if playing(game, kind) != kind]
    return [instead(kind, playing(game, kind), words) for kind in wanted]


def instead(wanted: str, found: str, words: Messages) -> str:
    return words.say("level-instead", wanted=called(wanted, words), playing=called(found, words))


def called(kind: str, words: Messages) -> str:
    """What a bot is called."""
    return words.say(f"bot-name-{kind}")


def named(place: int, given: list[Player], words: Messages) -> Player:
    """A player with a name: the one given, else one for its kind, numbered when there are several."""
    name, kind = given[place]
    if name:
        return given[place]
    alike = [number for number, player in enumerate(given) if player.kind == kind and not player.name]
    if kind == PERSON:
        alone = sum(1 for player in given if player.is_person) == 1
        return Player(words.say("table-you") if alone else words.say("table-person", number=place + 1), kind)
    name = called(kind, words)
    return Player(name if len(alike) == 1 else f"{name} {alike.index(place) + 1}", kind)


def in_words(players: list[Player], words: Messages) -> list[Player]:
    """Whoever has the name that some language gives gets that of this one, if nobody else has it."""
    unnamed = [Player("", player.kind) for player in players]
    places = range(len(players))
    usual = [{named(place, unnamed, Messages(language)).name for language in LANGUAGES} for place in places]
    found = [
        named(place, unnamed, words) if players[place].name in usual[place] else players[place] for place in places
    ]
    return found if len({player.name.casefold() for player in found}) == len(found) else players


def checked(players: list[Player]) -> list[Player]:
    """Names can be printed and told apart."""
    for player in players:
        if player.kind not in KINDS:
            raise unknown(player.kind)
        if not player.name or len(player.name) > LONGEST_NAME or not player.name.isprintable():
            raise Complaint("cli-seats-bad-name", name=shown(player.name), most=LONGEST_NAME)
    names = [player.name.casefold() for player in players]
    for player in players:
        if names.count(player.name.casefold()) > 1:
            raise Complaint("cli-seats-same-name", name=player.name)
    return players
