"""The games that can be played here, with their options and their rulebooks, as text: everybody asks for them."""

import functools
from collections.abc import Mapping

import faubourg
from faubourg.bots.levels import LEVELS, measured
from faubourg.bots.player import BOTS
from faubourg.bots.ready import USUAL, is_ready_here, playing
from faubourg.bots.shares import spoken
from faubourg.core.game import Game
from faubourg.core.options import Option
from faubourg.core.refusal import InputError
from faubourg.server.lobby.fitting import clashing, fitting_seats
from faubourg.server.wire import http
from faubourg.text.language import LANGUAGES, Language
from faubourg.text.rulebook import Rulebook


def game_list() -> bytes:
    return list_of(tuple(faubourg.game(id) for id in faubourg.game_ids()))


@functools.lru_cache(maxsize=1)
def list_of(found: tuple[Game, ...]) -> bytes:
    """Made once for the games that there are."""
    return http.GameList(games=[game_info(game) for game in found]).model_dump_json().encode()


def game_info(game: Game) -> http.GameInfo:
    return http.GameInfo(
        id=game.id,
        title=game.title,
        seats=list(game.seats),
        usual_seats=list(game.seats_for(game.complete())),
        rules_version=game.rules_version,
        options=[option_info(game, option) for option in game.options],
        bots=list(BOTS),
        levels=[level_info(game.id, level) for level in LEVELS],
        usual_bot=playing(game.id, USUAL),
    )


def level_info(game: str, level: str) -> http.LevelInfo:
    found = measured(game, level)
    return http.LevelInfo(
        name=level,
        of_two=share_info(found.of_two),
        of_four=share_info(found.of_four),
        milliseconds=found.milliseconds,
        ready=is_ready_here(game, level),
    )


def share_info(found: float | None) -> http.ShareInfo | None:
    share = spoken(found)
    return None if share is None else http.ShareInfo(wins=share.wins, of=share.of)


def option_info(game: Game, option: Option) -> http.OptionInfo:
    seats, clashes = fitting_seats(game, option), clashing(game, option)
    return http.OptionInfo.model_validate({**option.as_dict(), "seats": seats, "clashes": clashes})


def checked_options(game: str, wanted: http.CheckOptions) -> http.OptionsChecked:
    """What can be said of options before anybody has sat down: each for itself, and together where seats are known."""
    found = faubourg.game(game)
    values = found.complete(wanted.options)
    fitting = found.seats_for(values)
    if wanted.seats is not None and wanted.seats in fitting:
        found.read_all(wanted.seats, wanted.options)
    return http.OptionsChecked(options=values, seats=list(fitting), idle=idle_names(game, wanted.options))


def idle_names(game: str, given: Mapping[str, object]) -> list[str]:
    return [option.name for option in faubourg.game(game).idle_options(given)]


def rulebook(game: str, language: str) -> bytes:
    if language not in LANGUAGES:
        raise InputError("unknown-language", {"language": language, "known": ", ".join(LANGUAGES)})
    return book_of(faubourg.game(game).id, language)


@functools.cache
def book_of(game: str, language: Language) -> bytes:
    """Made once for each game and language, of which there are few: to read a book takes long."""
    book = Rulebook(game, language)
    found = http.RulebookInfo(
        game=game,
        language=language,
        title=book.title,
        introduction=book.introduction,
        chapters=[
            http.ChapterInfo(
                number=chapter.number,
                title=chapter.title,
                clauses=[
                    http.ClauseInfo(id=clause.id, text=clause.text, rulings=list(clause.rulings), mark=clause.mark)
                    for clause in chapter.clauses
                ],
            )
            for chapter in book.chapters
        ],
    )
    return found.model_dump_json().encode()
