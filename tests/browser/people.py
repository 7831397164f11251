"""Somebody in front of a browser: looks at the page, sits down, plays what glows.

Whatever a page complains of is kept: mistakes of its script, refused requests, anything asked of another host.
"""

import json
import re
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import datetime, timedelta
from urllib.parse import urlsplit

from playwright.sync_api import BrowserContext, ConsoleMessage, Error, Locator, Page, Request, Route, WebSocket, expect

from faubourg.server.wire.kinds import PROTOCOL
from faubourg.text.language import Language
from tests.browser.games.game import Game, Json, at_target, look_script
from tests.browser.games.roomshare import ROOM_SHARE
from tests.browser.games.turns import Place
from tests.browser.player import PACE, PAGE_NOW, Glance, Player
from tests.browser.words import say
from tests.patience import PATIENCE

LOOK_AFTER = "([changes, most]) => glances.after(changes, most)"
SOON = timedelta(hours=1)  # a clock stands still at a time to come
# Before the first page of a browser; a page without an address has nothing to remember it in.
PREFER_PACE = """try {
    if (localStorage.getItem("faubourg.pace") === null) localStorage.setItem("faubourg.pace", %s);
} catch {}"""
# Play something through a line of its own.
ELSEWHERE = """([place, protocol, gesture]) => new Promise((done) => {
    const line = new WebSocket(`ws://${location.host}${place}`);
    line.onopen = () => {
        line.send(JSON.stringify({ type: "hello", protocol, seat: gesture.seat }));
        line.send(JSON.stringify({ type: "play", id: 1, ...gesture }));
    };
    line.onmessage = ({ data }) => {
        const { ack, type } = JSON.parse(data);
        if (ack === 1 || type === "ack") done(line.close());
    };
})"""


class Person(Player):
    def __init__(
        self,
        name: str,
        context: BrowserContext,
        language: Language = "en",
        game: Game = ROOM_SHARE,
        pace: str | None = "at-once",
    ) -> None:
        super().__init__(name, game)
        self.language = language
        self.context = context
        self.complaints: list[str] = []
        self.forgiven: list[str] = []
        # What the server has sent to the page shown, as text.
        self.received: list[str] = []
        self.transferred: list[Request] = []
        context.set_default_timeout(PATIENCE * 1000)
        # Nobody waits for the story of others that is not what a test is about; None is what a browser does by itself.
        if pace is not None:
            context.add_init_script(PREFER_PACE % json.dumps(pace))
        context.on("page", self.watch)
        context.add_init_script(look_script(game.id))
        self.page = context.new_page()

    def watch(self, page: Page) -> None:
        page.on("console", self.hear)
        page.on("pageerror", lambda error: self.complain(f"error on the page: {error}"))
        page.on("request", self.check_host)
        page.on("requestfinished", self.note)
        page.on("websocket", self.listen)

    def hear(self, message: ConsoleMessage) -> None:
        # A breach of the content security policy is said here too.
        if message.type in {"error", "warning"}:
            self.complain(f"{message.text} ({message.location.get('url', '')})")

    def check_host(self, request: Request) -> None:
        parts = urlsplit(request.url)
        if parts.scheme not in {"data", "blob"} and parts.hostname != "127.0.0.1":
            self.complain(f"asked another host: {request.url}")

    def listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda data: self.received.append(str(data)))

    def note(self, request: Request) -> None:
        self.transferred.append(request)

    def complain(self, text: str) -> None:
        if not any(re.search(pattern, text) for pattern in self.forgiven):
            self.complaints.append(text)

    def forgive(self, pattern: str) -> None:
        """Something this test brings about."""
        self.forgiven.append(pattern)

    def leave(self) -> None:
        self.context.close()

    # Words and buttons

    def say(self, key: str, **params: object) -> str:
        return say(self.language, self.game.id, key, **params)

    def button(self, key: str, **params: object) -> Locator:
        return self.page.get_by_role("button", name=self.say(key, **params), exact=True)

    def link(self, key: str, **params: object) -> Locator:
        return self.page.get_by_role("link", name=self.say(key, **params), exact=True)

    def field(self, key: str, **params: object) -> Locator:
        return self.page.get_by_role("textbox", name=self.say(key, **params), exact=True)

    def press(self, key: str, **params: object) -> None:
        self.hit(self.button(key, **params))

    def choose_from_menu(self, key: str) -> None:
        self.press("play-menu")
        self.hit(self.page.get_by_role("dialog").get_by_role("button", name=self.say(key), exact=True))

    def sees(self, key: str, **params: object) -> None:
        expect(self.page.get_by_text(self.say(key, **params)).first).to_be_visible()

    # Going somewhere

    def go(self, address: str) -> None:
        self.page.goto(address)
        expect(self.page.locator("main h1").first).to_be_attached()

    def shorten(self) -> None:
        """Whatever table this browser opens from now on, its match does not take too long."""

        def ask(route: Route) -> None:
            if route.request.method != "POST":
                route.continue_()
                return
            wanted: Json = json.loads(route.request.post_data or "{}")
            route.continue_(post_data=json.dumps(wanted | self.game.brief))

        if self.game.brief:
            self.context.route("**/api/tables", ask)

    def set_table(self, places: list[Json], **rest: object) -> str:
        """A table laid without the page for it; its id. The first seat is this browser's."""
        answer = self.context.request.post("/api/tables", data={"game": self.game.id, "places": places, **rest})
        assert answer.ok, answer.text()
        return str(answer.json()["table"])

    def play_on(self, record: str, step: int, seat: int, bot: str = "greedy") -> str:
        """A table that goes on from a position of a record; its id."""
        wanted = {"record": record, "step": step, "seat": seat, "bot": bot}
        answer = self.context.request.post("/api/play-on", data=wanted)
        assert answer.ok, answer.text()
        table = str(answer.json()["table"])
        self.take_seat(table)
        return table

    def sit_in(self, place: Place, bot: str = "greedy") -> None:
        """Go on with a recorded match from this place in it."""
        self.sit_at(self.play_on(place.text(), place.step, place.seat, bot))
        self.wait_turn()

    def take_seat(self, table: str) -> None:
        answer = self.context.request.post(f"/api/tables/{table}/sit", data={"name": self.name})
        assert answer.ok, answer.text()

    def sit_at(self, table: str) -> None:
        """Open the table; wait until it is laid."""
        self.go(f"/t/{table}")
        self.wait("the board", lambda glance: glance["status"] is not None or glance["covered"])

    def stop_time(self) -> None:
        """From now on no time passes in the browser but what `page.clock` lets pass."""
        self.page.clock.install()
        self.page.clock.pause_at(datetime.now() + SOON)

    # Looking

    def look(self) -> Glance:
        glance: Glance = self.page.evaluate("() => glances.look()")
        return glance

    def look_after(self, glance: Glance, most: int = PACE) -> Glance:
        try:
            after: Glance = self.page.evaluate(LOOK_AFTER, [glance["changes"], most])
        except Error as error:
            # Another page has come meanwhile.
            if "context was destroyed" not in error.message:
                raise
            return self.look()
        return after

    @contextmanager
    def welcomed_again(self) -> Iterator[None]:
        """Whatever is done meanwhile breaks the connection: wait until the page has come back by itself."""
        known = len(self.received)
        yield
        self.wait("a welcome", lambda _: any(json.loads(text)["type"] == "welcome" for text in self.received[known:]))

    def state(self) -> Json:
        """The position the server has sent last."""
        return self.last_position("state", "welcome")

    def shown(self) -> Json:
        """The position the page shows: that of the draft, while there is one."""
        return self.last_position("state", "welcome", "draft")

    def last_position(self, *types: str) -> Json:
        for text in reversed(self.received):
            message: Json = json.loads(text)
            if message["type"] in types:
                found: Json | None = message["state"] if message["type"] == "welcome" else message
                if found is not None:
                    return found
        raise AssertionError("the server has sent no position")

    def shows(self, board: Json) -> None:
        """The board says this, no more and no less."""
        self.wait(f"a board like {board}", lambda glance: glance["board"] == board)

    def settled(self) -> None:
        """Nothing of the page is still being fetched."""
        expect(self.page.locator("main [aria-busy=true]")).to_have_count(0)

    def confirmed(self) -> Json:
        """What the board shows of the position that the server has sent last."""
        return self.game.board_in(self.state()["view"])

    def has_no_sideways_scroll(self) -> None:
        # What stands out makes the window of a phone wider; what is seen of it is not.
        wide = self.page.evaluate("() => [document.documentElement.scrollWidth, window.visualViewport.width]")
        assert wide[0] <= wide[1], f"the page is {wide[0]} pixels wide in a window of {wide[1]}"

    # Playing

    def hit(self, place: Locator) -> None:
        place.click()

    def hit_target(self, target: str) -> None:
        self.hit(self.target(target))

    def target(self, target: str) -> Locator:
        # Where a flat is open under the loupe, its target lies there.
        return self.page.locator(f"{at_target(target)}:visible").last

    def confirm(self) -> None:
        self.hit(self.page.locator(".prompt button[aria-keyshortcuts=Enter]"))

    def page_now(self) -> str:
        return str(self.page.evaluate(PAGE_NOW))

    def take(self, wish: str) -> None:
        if target := re.match(r'\[data-target="(.+)"\]', wish):
            self.hit_target(target[1])
        else:
            self.hit(self.page.locator(wish))

    def draft_the_middle(self) -> Glance:
        """The turn in the middle of a recorded match, up to its confirmation."""
        self.sit_in(self.game.middle)
        for stage in self.game.stages.values():
            stage(self)
        return self.wait_turn()

    def follow(self, moves: list[int]) -> None:
        """Compose these moves, whatever targets they have; those that are forced come by themselves."""
        while (done := len(self.shown().get("moves", ()))) < len(moves):
            self.wait_turn()
            choice = next(choice for choice in self.shown()["choices"] if choice["move"] == moves[done])
            self.hit_target(self.glowing(choice["targets"]))
            self.wait("an answer", lambda glance: not glance["busy"])

    def glowing(self, targets: list[str]) -> str:
        """The first of these that can be chosen, once one can."""
        glance = self.wait("a target", lambda glance: not set(targets).isdisjoint(glance["legal"]))
        return next(one for one in targets if one in glance["legal"])

    def play_elsewhere(self, target: str) -> None:
        """A single move, as from another tab: here it would be the beginning of a gesture."""
        state = self.state()
        move = next(one["move"] for one in state["choices"] if one["move"] is not None and target in one["targets"])
        table = self.page.url.rpartition("/")[2]
        self.page.evaluate(
            ELSEWHERE, [f"/ws/{table}", PROTOCOL, {"seat": state["seat"], "seq": state["seq"], "moves": [move]}]
        )
        self.wait_seq(state["seq"] + 1)
