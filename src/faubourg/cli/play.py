"""`faubourg play`: a match in the terminal, against bots or with others at the same keyboard."""

import argparse
import os
import secrets
from pathlib import Path

import faubourg
from faubourg.cli.answers import Reload
from faubourg.cli.complaint import Complaint, read_text, shown_path
from faubourg.cli.guard import Guard
from faubourg.cli.parser import Parser
from faubourg.cli.people import DEFAULT, Player, in_words, read_players, stand_ins
from faubourg.cli.saves import check_own, check_target, is_own, new_path, saved_hints, saved_players
from faubourg.cli.screen import Screen
from faubourg.cli.table import Table
from faubourg.core.dealer import Dealer, Seeded, promised
from faubourg.core.game import Game
from faubourg.core.match import Match
from faubourg.core.options import FLAG, shown
from faubourg.core.refusal import InputError
from faubourg.text.messages import Messages

LONGEST_SEED = 18


def add_arguments(parser: Parser) -> None:
    words = parser.words
    file = words.say("cli-file")
    add = parser.add_argument
    add("game", metavar=words.say("cli-game"), help=words.say("cli-game-help"))
    add("--seats", metavar="me,neighbour,...", help=words.say("cli-play-seats", default=DEFAULT))
    option = words.say("cli-play-option-form")
    add("--option", metavar=option, action="append", default=[], help=words.say("cli-play-option"))
    add("--seed", metavar="N", help=words.say("cli-play-seed"))
    add("--data", metavar=file, help=words.say("cli-play-data"))
    add("--fair", action="store_true", help=words.say("cli-play-fair"))
    add("--record", metavar=file, help=words.say("cli-play-record"))
    add("--force", action="store_true", help=words.say("cli-play-force"))
    add("--load", metavar=file, help=words.say("cli-play-load"))
    add("--plain", action="store_true", help=words.say("cli-play-plain"))
    add("--no-color", action="store_true", help=words.say("cli-play-no-color"))
    add("--no-hints", action="store_true", help=words.say("cli-play-no-hints"))
    add("--fast", action="store_true", help=words.say("cli-play-fast"))


def run(args: argparse.Namespace) -> int:
    words = Messages(args.lang)
    game = faubourg.game(args.game, None if args.data is None else read_text(args.data))
    match, players, path = opened(args, words) if args.load is not None else begun(args, game, words)
    record = record_for(args, match, path)
    remarks = idle_options(args.option, game, words)
    guard = Guard()
    screen = Screen(args.plain, not args.no_color, 0.0 if args.fast else 1.0, guard)
    with guard.installed():
        while True:
            try:
                told = [*remarks, *stand_ins(players, game.id, words)]
                hints = saved_hints(path) and not args.no_hints
                return Table(match, players, screen, words, path, record, told, hints=hints).run()
            except Reload as wanted:
                path, remarks = Path(wanted.file), []
                match, players = reopened(path, game)
                players = in_words(players, words)
                # What was named for the one match is not written over by the other.
                record = path if args.record is None or not (args.force or is_own(record, match)) else record


def record_for(args: argparse.Namespace, match: Match, path: Path) -> Path:
    """Where the match is written when it is over: where it is saved, unless another file is named."""
    if args.record is None:
        return path
    record = Path(args.record)
    check_target(record)
    if not args.force:
        check_own(record, match, "cli-play-other-match")
    return record


def begun(args: argparse.Namespace, game: Game, words: Messages) -> tuple[Match, list[Player], Path]:
    """A new match."""
    players = read_players(DEFAULT if args.seats is None else args.seats, words)
    game.check_seats(len(players))
    options = read_options(args.option, game, len(players))
    match = Match(game, len(players), dealer_for(args, players), options)
    check_screens(match, players)
    return match, players, new_path(game.id, os.environ)


def read_options(given: list[str], game: Game, seats: int) -> dict[str, object]:
    """`royal=suite`; a flag may stand alone."""
    known = {option.name: option for option in game.options}
    values: dict[str, object] = {}
    for text in given:
        name, equals, value = text.partition("=")
        name = name.strip().replace("-", "_")
        if name not in known:
            raise InputError("unknown-option", {"option": shown(name), "known": ", ".join(known)})
        option = known[name]
        if not equals and option.kind != FLAG:
            raise Complaint("cli-option-no-value", option=name, allowed=option.allowed(seats))
        values[name] = option.parse(value if equals else "yes", seats)
    return values


def idle_options(given: list[str], game: Game, words: Messages) -> list[str]:
    """For each option without effect, a sentence that says what it would need."""
    sentences = []
    for option in game.idle_options(read_options(given, game, game.seats.stop - 1)):
        assert option.needs is not None
        name, value = option.needs
        sentences.append(words.say("cli-option-idle", option=option.name, other=name, value=value))
    return sentences


def dealer_for(args: argparse.Namespace, players: list[Player]) -> Dealer:
    if args.seed is not None:
        if args.fair:
            raise Complaint("cli-play-fair-seed")
        if not (args.seed.isascii() and args.seed.isdigit() and len(args.seed) <= LONGEST_SEED):
            raise Complaint("cli-play-bad-seed", given=shown(args.seed), most=LONGEST_SEED)
        return Seeded(int(args.seed))
    if args.fair:
        entropies = [secrets.token_bytes(32) if player.is_person else b"" for player in players]
        return promised(secrets.token_bytes(32), entropies)
    return Seeded(secrets.randbits(63))


def opened(args: argparse.Namespace, words: Messages) -> tuple[Match, list[Player], Path]:
    """A saved match. What belongs to its beginning cannot be said again."""
    for given, option in ((args.option, "--option"), (args.seed, "--seed"), (args.data, "--data")):
        if given:
            raise Complaint("cli-args-together", what=option, other="--load")
    if args.fair:
        raise Complaint("cli-args-together", what="--fair", other="--load")
    path = Path(args.load)
    match = loaded(path, args.game)
    if args.seats is None:
        players = in_words(saved_players(path, match.seats), words)
    else:
        players = read_players(args.seats, words)
    if len(players) != match.seats:
        raise Complaint("cli-seats-other-number", seats=match.seats, given=len(players))
    check_screens(match, players)
    return match, players, path


def reopened(path: Path, game: Game) -> tuple[Match, list[Player]]:
    """Another match, loaded from the table; the file has been tried before."""
    match = loaded(path, game.id)
    players = saved_players(path, match.seats)
    check_screens(match, players)
    return match, players


def check_screens(match: Match, players: list[Player]) -> None:
    """Several people are asked one after the other; where they may act at once that is not enough."""
    if sum(player.is_person for player in players) > 1 and match.game.at_once(match.options):
        raise InputError("own-screens", {})


def loaded(path: Path, game: str) -> Match:
    match = faubourg.load(read_text(str(path)))
    if match.game.id != game:
        raise Complaint("cli-play-other-game", file=shown_path(path), game=match.game.id)
    if not match.state.over and not match.dealer.can_check():
        # Nobody here knows what the dealer would deal.
        raise InputError("seed-not-revealed", {})
    return match
