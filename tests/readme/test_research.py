"""What docs/research.md says of the levels is what they do."""

from itertools import groupby

import faubourg
from faubourg.bots.levels import LEVELS
from faubourg.bots.player import LevelBot
from faubourg.games import game_ids
from faubourg.lab.envs import LATER
from faubourg.text.messages import Messages
from tests.bots.positions import asked_positions
from tests.readme.test_readme import ROOT


def looking(game: str) -> str:
    """Those who look ahead in a game: nobody who overlooks moves does."""
    state, seat = asked_positions(game, 2, 1, 1, 1)[0]
    found = []
    for level in LEVELS:
        player = LevelBot(level)
        player.remember(state)
        heuristic = player.heuristic(state)
        has_reason = heuristic is not None and heuristic.worth_looking(state, seat, state.legal(seat))
        if player.manner.effort is not None and player.manner.carelessness is None and has_reason:
            found.append("the " + Messages("en").say(f"bot-name-{level}"))
    return " and ".join(found) or "nobody"


def test_who_looks_ahead_is_told_for_every_game() -> None:
    told = [
        f"in {' and '.join(faubourg.game(game).title for game in games)} {who}"
        for who, games in groupby(game_ids(), looking)
    ]
    text = " ".join((ROOT / "docs/research.md").read_text("utf-8").split())
    assert f"these do: {'; '.join(told)}." in text


def test_every_kind_of_environment_is_told_of() -> None:
    text = (ROOT / "docs/research.md").read_text("utf-8")
    assert [name for name in LATER if name.islower() and f"`{name}`" not in text] == []
