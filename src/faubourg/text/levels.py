"""The levels of bots in words: how strong each was found to be, and which are not ready here."""

from faubourg.bots.levels import LEVELS, measured
from faubourg.bots.ready import is_ready_here
from faubourg.bots.shares import spoken
from faubourg.text.messages import Messages


def level_lines(game: str, words: Messages) -> list[str]:
    """A line for each level of a game, the weakest first, with what is typed for it; and which are not ready."""
    lines = []
    for level in LEVELS:
        name, figures = words.say(f"bot-name-{level}"), figures_of(game, level, words)
        lines.append(f"{level} = " + words.say("level-said", name=name, what=figures))
    waiting = [words.say(f"bot-name-{level}") for level in LEVELS if not is_ready_here(game, level)]
    return [*lines, words.say("level-not-ready", names=", ".join(waiting))] if waiting else lines


def figures_of(game: str, level: str, words: Messages) -> str:
    """What was measured of a level; that nothing was, or that it is the first, is said too."""
    found = measured(game, level)
    shares = {"level-of-two": spoken(found.of_two), "level-of-four": spoken(found.of_four)}
    said = [words.say(key, wins=share.wins, of=share.of) for key, share in shares.items() if share is not None]
    if not said:
        return words.say("level-first" if level == LEVELS[0] else "level-unmeasured")
    return said[0] if len(said) == 1 else words.say("level-both", two=said[0], four=said[1])
