"""What is tried in every browser: whole matches, replays, the guided game, theme and language, wide and narrow."""

from collections.abc import Callable, Iterator
from typing import ClassVar

import pytest

from tests.browser.games.every import GAMES, each_game
from tests.browser.games.game import Game, Json
from tests.browser.house import House
from tests.browser.others.driver import NARROW, WIDE, Driver
from tests.browser.others.visitor import Visitor
from tests.browser.player import is_over
from tests.server.replayed import with_views

Visit = Callable[..., Visitor]
PLACES: list[Json] = [{"kind": "me", "name": "Ann"}, {"kind": "bot", "bot": "random"}]
MOST_STEPS = 400
# So many turns, and what others do between them, are watched to their end.
WATCHED = 2
HAS_MOTION = "() => !matchMedia('(prefers-reduced-motion: reduce)').matches"
OVERHANG = "() => document.documentElement.scrollWidth - innerWidth"
HAS_BUTTON = "() => document.querySelector('section.guide [data-move]') !== null"
GUIDE = "document.querySelector('section.guide')"


class Evening:
    """The tests; a browser's own file has the `driver`, and says whether the first game is played on a wide screen."""

    wide_first: ClassVar[bool]

    @pytest.fixture
    def visit(self, driver: Driver, house: House) -> Iterator[Visit]:
        """Somebody comes, who wants motion to be seen; whatever their pages complained of is a fault."""
        people: list[Visitor] = []

        def come(game: Game, size: tuple[int, int]) -> Visitor:
            driver.begin(size)
            # On a narrow screen everything is done with a finger.
            visitor = Visitor(driver, house.address, game, finger=size == NARROW)
            people.append(visitor)
            return visitor

        yield come
        for visitor in people:
            complaints = visitor.complaints()
            assert driver.is_gone or driver.run(HAS_MOTION)
            driver.end()
            assert not complaints, "\n".join(complaints)

    def size_for(self, game: Game) -> tuple[int, int]:
        """Each game on one kind of screen in this browser and on the other in the next."""
        return WIDE if (GAMES.index(game) % 2 == 0) == self.wide_first else NARROW

    @each_game
    def test_a_whole_match_is_played_and_seen_again(self, visit: Visit, game: Game) -> None:
        size = self.size_for(game)
        ann = visit(game, size)
        ann.go("/")
        assert ann.driver.run("() => innerWidth") == size[0]
        table = ann.post("/api/tables", {"game": game.id, "places": PLACES, **game.short})["table"]
        ann.go(f"/t/{table}")
        for _ in range(WATCHED):
            ann.play_turn()
        # From now on whatever moves is skipped.
        ann.is_hasty = True
        ann.play_to_the_end()
        ann.wait("the end", is_over)
        ann.sees(ann.say("score-total"))
        assert ann.driver.run(OVERHANG) <= 0

        replay = ann.driver.run("async (address) => (await fetch(address)).json()", f"/api/tables/{table}/replay")
        steps = with_views(replay)["steps"]
        ann.go(f"/replay/{table}?step={steps[2]['seq']}")
        ann.press("replay-forward")
        self.is_at_step(ann, steps, 3)
        ann.press("replay-end")
        self.is_at_step(ann, steps, -1)
        assert ann.driver.run(OVERHANG) <= 0

    def is_at_step(self, ann: Visitor, steps: list[Json], number: int) -> None:
        step = steps[number]
        ann.sees(ann.say("replay-caption", step=step["seq"], of=steps[-1]["seq"], turn=step["turn"]))
        # Where there is little room a board may show a part of itself.
        if self.size_for(ann.game) == WIDE:
            board = ann.game.board_in(step["view"])
            ann.wait(f"step {step['seq']}", lambda glance: glance["board"] == board)

    @each_game
    def test_the_guided_game_is_played_to_its_end(self, visit: Visit, game: Game) -> None:
        # On the other kind of screen than the match.
        ann = visit(game, NARROW if self.size_for(game) == WIDE else WIDE)
        ann.go(f"/learn/{game.id}")
        for _ in range(MOST_STEPS):
            ann.until("the guide", f"() => {GUIDE}?.ariaBusy === 'false'")
            wanted = ann.driver.run(f"() => {GUIDE}.dataset.asks")
            if wanted == "finish":
                break
            if wanted != "move":
                ann.press(f"learn-{wanted}")
                continue
            # What others did is shown before.
            now = ann.wait("a move", lambda now: bool(now["legal"]) or ann.driver.run(HAS_BUTTON))
            if legal := now["legal"]:
                ann.hit(f'[data-target="{min(legal)}"]')
            else:
                ann.hit("section.guide [data-move]")
        ann.press("learn-finish")
        ann.wait("the table", lambda glance: glance["status"] == "playing")

    @pytest.mark.parametrize("size", [WIDE, NARROW], ids=["wide", "narrow"])
    def test_theme_and_language_change_and_are_remembered(self, visit: Visit, size: tuple[int, int]) -> None:
        ann = visit(GAMES[0], size)
        ann.go("/")
        ann.sees(ann.say("home-title"))
        paper = "() => getComputedStyle(document.documentElement).backgroundColor"
        light = ann.driver.run(paper)
        ann.press("ui-dark")
        ann.until("the night", f"(light) => ({paper})() !== light", light)
        ann.press("ui-other-language")
        ann.language = "fr"
        ann.sees(ann.say("home-title"))
        ann.go("/about")
        assert ann.driver.run("() => document.documentElement.lang") == "fr"
        assert ann.driver.run(paper) != light
        assert ann.driver.run(OVERHANG) <= 0
