"""Reading records and figures and making replays: what takes long, to be done wherever it holds nobody up."""

import gzip
from typing import Any

from faubourg.bots.requests import request_of
from faubourg.core.dealer import dealer_from
from faubourg.core.game import Game
from faubourg.core.match import Match
from faubourg.core.refusal import InputError
from faubourg.games import game as find_game
from faubourg.server.archive.replay import match_of_record, packed, position_at, replay_of, replay_of_record
from faubourg.server.table.lines import note_lines
from faubourg.server.wire.json import codec

# Compressed. Of what is larger the server would keep too much in memory.
LARGEST_REPLAY = 16_000_000

Json = dict[str, Any]


def answer(task: Json, about: bytes) -> bytes:
    match task["kind"]:
        case "replay":
            return checked(packed(replay_of_record(about.decode())))
        case "position":
            return position(match_of_record(about.decode()), task["step"], None)
        case "figures":
            return figures(find_game(task["game"], about.decode()))
        case "request":
            return codec.dumps(request_of(find_game(task["game"]), task["name"]).answer(codec.loads(about)))
        case "piece":
            study = request_of(find_game(task["game"]), task["name"]).study
            assert study is not None
            return codec.dumps(study.work(about.decode()))
        case "match-replay":
            found = replay_of(match_from(codec.loads(about)), groups=task["groups"], **task["story"])
            return checked(packed(found))
        case "match-position":
            return position(match_from(codec.loads(about)), task["step"], task["groups"])
        case _:
            return str(codec.loads(gzip.decompress(about))["record"]).encode()


def figures(game: Game) -> bytes:
    """Like `records.Figures`."""
    return codec.dumps({"builtin": game.data == find_game(game.id).data, "digest": game.data_digest})


def checked(replay: bytes) -> bytes:
    if len(replay) > LARGEST_REPLAY:
        raise InputError("record-too-large", {})
    return replay


def match_from(found: Json) -> Match:
    """The match that the server has played: its lines, and the position that they led to."""
    game = find_game(found["game"], found["data"], found["data_digest"])
    dealer = dealer_from(found["dealer"], found["secret"])
    match = Match(game, found["seats"], dealer, found["options"], auto_nature=False)
    match.rules_version = found["rules_version"]
    match.notes = found["notes"]
    note_lines(match, found["lines"])
    match.state = game.restore(found["dump"])
    return match


def position(match: Match, step: int, groups: list[int] | None) -> bytes:
    """Like `records.Position`."""
    game = match.game
    return codec.dumps(
        {
            "game": game.id,
            "data": None if game.builtin else game.data,
            "data_digest": game.data_digest,
            "rules_version": game.rules_version,
            "options": match.options,
            "seats": match.seats,
            "dump": position_at(match, step, groups),
        }
    )


def answered(task: bytes) -> bytes:
    """The answer behind an empty line of JSON, or one that says what is wrong with the record."""
    head, _, about = task.partition(b"\n")
    try:
        return b"{}\n" + answer(codec.loads(head), about)
    except InputError as problem:
        return codec.dumps({"error": problem.code, "params": problem.params}) + b"\n"
    except MemoryError:
        return codec.dumps({"error": "record-too-large", "params": {}}) + b"\n"
    except Exception as problem:
        return codec.dumps({"broken": type(problem).__name__}) + b"\n"
