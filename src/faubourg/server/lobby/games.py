"""The games that can be played here, with their options and their rulebooks."""

import faubourg
from faubourg.bots.player import BOTS
from faubourg.core.refusal import InputError
from faubourg.server.wire import http
from faubourg.text.language import LANGUAGES
from faubourg.text.rulebook import Rulebook


def game_list() -> http.GameList:
    return http.GameList(games=[game_info(id) for id in faubourg.game_ids()])


def game_info(id: str) -> http.GameInfo:
    game = faubourg.game(id)
    return http.GameInfo(
        id=game.id,
        title=game.title,
        seats=list(game.seats),
        rules_version=game.rules_version,
        options=[http.OptionInfo.model_validate(option.as_dict()) for option in game.options],
        bots=list(BOTS),
    )


def rulebook(game: str, language: str) -> http.RulebookInfo:
    if language not in LANGUAGES:
        raise InputError("unknown-language", {"language": language, "known": ", ".join(LANGUAGES)})
    book = Rulebook(game, language)
    return http.RulebookInfo(
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
