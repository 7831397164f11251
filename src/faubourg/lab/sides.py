"""The two sides of a comparison in words, so that nothing is compared unawares."""

from collections.abc import Mapping
from pathlib import Path

from faubourg.bots.arena import Contest
from faubourg.core.measures import Kind
from faubourg.lab.comparison import Comparison
from faubourg.lab.words import Words
from faubourg.text.language import Language
from faubourg.text.phrases import Phrases


def label(kind: Kind, phrases: Phrases, words: Words) -> str:
    """How many seats, and which options, in words."""
    parts = [words.say("report-seats", seats=kind.seats)]
    for name, value in kind.options.items():
        if value is True:
            parts.append(phrases.option(name))
        elif value is not False and value != "":
            value_told = phrases.option_value(name, value)
            parts.append(words.say("report-option", name=phrases.option(name), value=value_told))
    return ", ".join(parts)


def sides_of(found: Comparison, language: Language) -> tuple[str, str]:
    """What is played on each side: seats, every option that one of them names, bots, and the data file."""
    words = Words(language, found.one.game_id)
    told = [
        side_of(contest, options_of(contest, other), file, words)
        for contest, other, file in zip(
            (found.one, found.other), (found.other, found.one), (found.file, found.other_file), strict=True
        )
    ]
    return told[0], told[1]


def options_of(contest: Contest, beside: Contest) -> Mapping[str, object]:
    """What either names, in the game's order; what only the other names is here what it is when nobody says."""
    return {
        option.name: contest.options.get(option.name, option.default)
        for option in contest.game.options
        if option.name in contest.options or option.name in beside.options
    }


def side_of(contest: Contest, options: Mapping[str, object], file: str | None, words: Words) -> str:
    phrases = Phrases(contest.game, words.language, options=contest.options)
    bots = contest.bots[:1] if len(set(contest.bots)) == 1 else contest.bots
    parts = [label(Kind(contest.seats, dict(options)), phrases, words), words.say("side-bots", bots=" + ".join(bots))]
    if contest.game.builtin:
        parts.append(words.say("side-data-builtin"))
    else:
        # Without a name, the beginning of its digest tells one from another.
        name = contest.game.data_digest[:8] if file is None else Path(file).name
        parts.append(words.say("side-data-own", file=name))
    return ", ".join(parts)
