"""Which levels can play here, how their strength is said, and where hints come from."""

import pytest

import faubourg
from faubourg.bots.coach import CONFIDENCES, UNKNOWN, confidence, hint, sureness
from faubourg.bots.levels import LEVELS
from faubourg.bots.lookahead import Outlook
from faubourg.bots.player import BOTS
from faubourg.bots.ready import USUAL, adviser, is_ready_here, playing
from faubourg.bots.shares import spoken
from faubourg.core.rng import Rng
from faubourg.text.language import LANGUAGES
from faubourg.text.levels import level_lines
from faubourg.text.messages import Messages
from tests.figured import figure


def test_compiled_every_level_plays_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    figure(monkeypatch, compiled=True)
    assert [playing("roomshare", bot) for bot in BOTS] == list(BOTS)
    assert adviser("roomshare") == "landlord"


def test_interpreted_the_strongest_that_is_ready_plays_for_those_that_are_not(monkeypatch: pytest.MonkeyPatch) -> None:
    figure(monkeypatch, compiled=False)
    assert [playing("roomshare", level) for level in LEVELS] == ["newcomer", "tenant", *["neighbour"] * 3]
    assert [is_ready_here("roomshare", level) for level in LEVELS] == [True, True, True, False, False]
    # Bots of earlier days play on, and of another game nothing says that it would be slow.
    assert (playing("roomshare", "greedy"), playing("roomshare", "random")) == ("greedy", "random")
    assert playing("paris", "landlord") == "landlord"
    assert adviser("roomshare") == USUAL == "neighbour"


@pytest.mark.parametrize(("share", "wins"), [(0.752, 75), (0.5, 50), (0.664, 66), (0.7, 70), (0.62, 62), (1.0, 100)])
def test_all_shares_are_said_of_a_hundred_so_that_they_can_be_compared(share: float, wins: int) -> None:
    assert spoken(share) == (wins, 100)
    assert spoken(None) is None


def test_every_level_is_told_with_its_figure_or_that_there_is_none(monkeypatch: pytest.MonkeyPatch) -> None:
    figure(monkeypatch, compiled=False)
    lines = level_lines("roomshare", Messages("en", strict=True))
    assert lines == [
        "newcomer = Newcomer: the first level, with none below it.",
        "tenant = Tenant: wins 75 of 100 against the level below; at a table of four, against three of the level "
        "below, wins 41 of 100 (even would be 25 of 100).",
        "neighbour = Neighbour: wins 66 of 100 against the level below.",
        "caretaker = Caretaker: wins 62 of 100 against the level below; at a table of four, against three of the level "
        "below, wins 36 of 100 (even would be 25 of 100).",
        "landlord = Landlord: nobody has measured it against the level below yet.",
        "Caretaker, Landlord: not ready yet, as the rules run interpreted here and a decision would take more than a "
        "second.",
    ]
    french = level_lines("roomshare", Messages("fr", strict=True))
    assert len(french) == len(lines)
    assert "Voisin\u00a0: bat le niveau inférieur 66 fois sur 100." in french[2]


def test_a_hint_comes_from_the_strongest_that_is_ready_and_says_who_was_wanted(monkeypatch: pytest.MonkeyPatch) -> None:
    figure(monkeypatch, compiled=False)
    state = faubourg.new("roomshare", seats=3, seed=5).state
    seat = int(state.actor)
    found = hint(state, seat, Rng(1))
    assert (found.wanted, found.level) == ("landlord", "neighbour")
    assert state.can_play(found.move, seat)
    assert found.sure is not None
    assert 0 <= found.sure <= 1
    assert found.confidence == confidence(found.sure)


def test_a_hint_is_the_surer_the_further_its_move_is_ahead() -> None:
    best = Outlook(1, 400_000)
    sures = [sureness(best, Outlook(2, 400_000 - behind)) for behind in (0, 1_000, 20_000, 50_000, 300_000)]
    assert sures[0] == 0.5
    assert sures == sorted(sures)
    assert sures[-1] > 0.99
    assert [confidence(sure) for sure in (1.0, 0.85, 0.7, 0.5)] == ["certain", "likely", "leaning", "open"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_bot_and_every_confidence_has_a_name(language: str) -> None:
    words = Messages("fr" if language == "fr" else "en", strict=True)
    names = {bot: words.say(f"bot-name-{bot}") for bot in BOTS}
    assert len({names[level] for level in LEVELS}) == len(LEVELS)
    for _, word in CONFIDENCES:
        # Held together: a terminal may break the line there.
        assert "40\N{NO-BREAK SPACE}%" in words.say(f"hint-{word}", percent=40)
    assert "40" not in words.say(f"hint-{UNKNOWN}", percent=40)
