"""Every refusal that random matches meet can be said, in both languages."""

import pytest

import faubourg
from faubourg.core.refusal import Refusal
from faubourg.core.rng import Rng
from faubourg.lab.conformance import random_turn
from faubourg.text.language import LANGUAGES, Language
from faubourg.text.messages import Messages


def refusals_met(id: str) -> dict[str, Refusal]:
    """By code, the refusals of all listed numbers at some positions of matches with every option set."""
    game = faubourg.game(id)
    found: dict[str, Refusal] = {}
    for seats, options in game.option_sets():
        state = game.start(seats, options)
        rng = Rng(f"sentences/{id}/{seats}")
        while not state.over:
            actor, move = random_turn(state, rng)
            if state.decisions % 5 == 0:
                for number in range(game.listed):
                    refusal = state.why_not(number, actor)
                    if refusal is not None:
                        found.setdefault(refusal.code, refusal)
            state.apply(move, actor)
    return found


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("id", faubourg.game_ids())
def test_every_refusal_can_be_said(id: str, language: Language) -> None:
    messages = Messages(language, id, strict=True)
    for refusal in refusals_met(id).values():
        assert messages.sentence(refusal)
