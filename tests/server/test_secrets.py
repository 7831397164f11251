"""No message carries another seat's secret, or the dealer's: tested on the bytes of whole matches."""

import json
import random
from collections.abc import Iterator
from hashlib import sha256
from typing import Any

import orjson
import pytest

import faubourg
from faubourg.core.secret import Secret
from faubourg.server.bots.players import bot_task
from faubourg.server.lobby.codes import hash_of
from faubourg.server.lobby.lobby import new_seed
from faubourg.server.table.table import Table
from faubourg.server.table.text import as_text
from tests.server.harness import BOT, ME, Browser, House, Tab, run, serving, until
from tests.server.replayed import with_views

SEATS = 3
PEOPLE = [ME, *({"kind": "me", "name": name} for name in ("Bob", "Cat"))]
ENTROPIES = ["0a" * 32, "", "0c" * 32]
PROMISES = [sha256(bytes.fromhex(entropy)).hexdigest() if entropy else "" for entropy in ENTROPIES]
# Of each game with hands a match with every kind of card.
WITH_HANDS: dict[str, dict[str, Any]] = {
    "roomshare": {"renovation": True, "royal": "classic"},
    "paris": {"start_cash": True},
}
# Where there are no hands, the dealer and the guests have secrets all the same.
GAMES = {**WITH_HANDS, "city": {"rounds": 3}, "ubuild": {"length": "rounds", "rounds": 3}}


class Played:
    """A whole match with everything that was sent to each seat and to a spectator."""

    def __init__(self, game: str) -> None:
        self.game = game
        self.frames: dict[int | None, list[str]] = {}
        self.bodies: list[str] = []
        self.cookies: list[str] = []
        self.replay: dict[str, Any] = {}
        self.record = ""
        self.seed = ""
        self.dumps: list[str] = []
        self.digests: list[str] = []
        self.twins = 0


async def play(house: House, game: str) -> Played:
    """Ann decides for the first seat, bots for two who have resigned; all three go on listening."""
    played = Played(game)
    ann, watcher = await house.browser(), await house.browser()
    await watcher.get("/api/games")
    places = [{**place, "promise": promise} for place, promise in zip(PEOPLE, PROMISES, strict=True)]
    table = await ann.create(places, options=GAMES[game], game=game)
    for seat in (0, 2):
        await ann.fine(f"/api/tables/{table}/reveal", {"seat": seat, "entropy": ENTROPIES[seat]})
    tabs = [await ann.tab(table, seat) for seat in range(SEATS)]
    spectator = await watcher.tab(table, None)
    for seat in (1, 2):
        await tabs[seat].ack("resign", seat=seat)
    rng = random.Random(7)
    room = house.server.host.tables[table]
    late: list[Tab] = []
    while True:
        await tabs[0].until(lambda tab: bool(tab.moves()) or is_over(tab))
        if is_over(tabs[0]):
            break
        await look_around(ann, watcher, room, tabs[0], rng)
        played.twins += compare_twins(room, rng)
        if not late and tabs[0].seq > 40:
            # Whoever comes now is told the whole story at once.
            late = [await ann.tab(table, seat) for seat in range(SEATS)] + [await watcher.tab(table, None)]
        await tabs[0].play(rng.choice(tabs[0].moves()))
    for seat, tab in enumerate(tabs):
        await tab.until(is_over)
        played.frames[seat] = before_end(tab.frames)
    await spectator.until(is_over)
    played.frames[None] = before_end(spectator.frames)
    for tab in late:
        played.frames[tab.seat] += before_end(tab.frames)
    rows = await house.server.store.entries(table)
    played.dumps = [row.dump for row in rows[:-1] if row.dump]
    played.digests = [row.digest for row in rows if row.digest]
    played.cookies = [ann.cookie]
    played.bodies = [*ann.bodies, *watcher.bodies]
    played.seed = room.head.seed
    played.replay = (await watcher.get(f"/api/tables/{table}/replay")).json()
    played.record = (await watcher.get(f"/api/tables/{table}/record")).text
    return played


def is_over(tab: Tab) -> bool:
    return tab.state is not None and tab.state["prompt"]["kind"] == "over"


def before_end(frames: list[str]) -> list[str]:
    """All but the news of the end, with which the seed is shown."""
    return [frame for frame in frames if '"status":"over"' not in frame]


async def look_around(ann: Browser, watcher: Browser, room: Table, tab: Tab, rng: random.Random) -> None:
    """Ask for whatever can be asked for."""
    await tab.ask("draft", seat=0, seq=tab.seq, moves=[rng.choice(tab.moves())])
    await tab.ask("play", seat=0, seq=tab.seq, moves=[rng.randrange(2**53)])
    if tab.seq < 20:
        await tab.ask("hint", seat=0, seq=tab.seq)
        await tab.ask("check", seat=0, seq=tab.seq, text=room.state.text(rng.randrange(room.game.listed)))
        for who in (ann, watcher):
            await who.info(room.id)
            await who.tables()
            await who.get(f"/api/tables/{room.id}/replay")
            await who.get(f"/api/tables/{room.id}/record")


def compare_twins(table: Table, rng: random.Random) -> int:
    """Positions that differ only in what a seat cannot know send it identical bytes; how many did differ."""
    assert table.match is not None
    real, differing = table.match.state, 0
    try:
        for seat in (0, 1, 2, None):
            sent = messages(table, seat)
            table.match.state = real.imagine(seat, faubourg.Rng(f"twin {rng.random()}"))
            differing += table.match.state.digest() != real.digest()
            assert messages(table, seat) == sent
            table.match.state = real
    finally:
        table.match.state = real
    return differing


def messages(table: Table, seat: int | None) -> list[bytes]:
    """Everything that the server makes for a seat of the present position."""
    assert table.match is not None
    made = [as_text(table.position(seat, 0), seat), table.welcome(None, seat, [], [], 0)]
    if seat is not None and seat in table.asked():
        for move in table.state.legal(seat):
            draft = table.match.draft([move], seat)
            made.append(as_text([draft.view, draft.prompt, draft.choices, draft.events]))
            made.append(as_text(table.state.why_not(move, seat) is None))
    return made


@pytest.fixture(scope="module", params=GAMES)
def played(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Played:
    found: list[Played] = []

    async def work() -> None:
        async with serving(f"sqlite:///{tmp_path_factory.mktemp('secrets') / 'tables.db'}") as house:
            found.append(await play(house, request.param))

    run(work(), 300)
    return found[0]


def hands(step: dict[str, Any]) -> list[list[str]]:
    return [player["hand"]["value"] for player in step["view"]["players"]]


def public_cards(step: dict[str, Any]) -> str:
    """What everybody was told of this step."""
    return json.dumps(
        [{name: value for name, value in event.items() if not isinstance(value, dict)} for event in step["events"]]
    )


def states(frames: list[str]) -> Iterator[tuple[int, str]]:
    """Every position that was sent, with the number of its entry; of a welcome the position alone."""
    for frame in frames:
        message = json.loads(frame)
        if message["type"] == "welcome" and message["state"] is not None:
            yield message["state"]["seq"], orjson.dumps(message["state"]).decode()
        elif message["type"] in ("state", "draft"):
            yield message["seq"], frame


@pytest.mark.parametrize("played", WITH_HANDS, indirect=True)
def test_no_byte_of_another_seats_hand_is_sent(played: Played) -> None:
    steps = {step["seq"]: step for step in with_views(played.replay)["steps"]}
    checked = 0
    for viewer, frames in played.frames.items():
        for seq, text in states(frames):
            known = public_cards(steps[seq])
            for owner, hand in enumerate(hands(steps[seq])):
                for card in hand:
                    if owner != viewer and card not in known:
                        checked += 1
                        assert f'"{card}"' not in text, (viewer, seq, card)
    # A short match has some hundreds.
    assert checked > 200
    # The test can see a hand where there is one.
    assert any(f'"{card}"' in text for seq, text in states(played.frames[0]) for card in hands(steps[seq])[0])


@pytest.mark.parametrize("played", WITH_HANDS, indirect=True)
def test_what_is_told_of_a_draw_differs_only_for_who_drew(played: Played) -> None:
    drawn = 0
    for viewer, frames in played.frames.items():
        for frame in frames:
            message = json.loads(frame)
            told = [message, *message.get("log", [])]
            for event in (event for entry in told for event in entry.get("events", [])):
                if event["kind"] == "card-drawn":
                    drawn += 1
                    assert (event["card"] is not None) == (event["seat"] == viewer)
    assert drawn > 100


@pytest.mark.parametrize("played", WITH_HANDS, indirect=True)
def test_positions_that_differ_only_in_other_hands_send_the_same_bytes(played: Played) -> None:
    assert played.twins > 50


def test_nothing_of_the_dealer_or_of_a_guest_is_sent_before_the_end(played: Played) -> None:
    texts = [*(frame for frames in played.frames.values() for frame in frames), *played.bodies]
    hidden = [played.seed, *played.cookies, *map(hash_of, played.cookies), *played.digests]
    for text in texts:
        for secret in hidden:
            assert secret not in text
        assert '"secret"' not in text
        # No position is sent whole: neither as an entry's text nor as the fields of a state.
        assert '"dump":"' not in text
        assert '"decisions":' not in text
    assert played.dumps
    policy = faubourg.game(played.game).policy
    for frames in played.frames.values():
        for _, text in states(frames):
            message = json.loads(text)
            # Nature's moves are never listed, and nobody's moves are told as numbers but one's own draft.
            assert all(choice["move"] is None or choice["move"] < policy for choice in message["choices"])
            assert message["type"] == "draft" or "moves" not in message


def test_the_commitment_of_the_beginning_fits_the_seed_of_the_end(played: Played) -> None:
    first = json.loads(played.frames[None][0])["table"]
    assert first["commitment"] == sha256(bytes.fromhex(played.seed)).hexdigest()
    assert first["seed"] is None
    assert first["entropies"] == ENTROPIES
    assert (played.replay["seed"], played.replay["commitment"]) == (played.seed, first["commitment"])
    assert played.replay["entropies"] == ENTROPIES
    assert first["promises"] == played.replay["promises"] == PROMISES


def test_the_record_verifies_and_names_the_same_dealer(played: Played) -> None:
    match = faubourg.verify(played.record)
    assert match.state.over
    assert match.dealer.secret() == played.seed
    assert match.notes == []
    assert f"secret {played.seed}" in played.record


def test_a_secret_is_dropped_for_everybody_but_its_owner() -> None:
    """What the tests above rely on: a hand is wrapped, so that nobody can forget to hide it."""
    match = faubourg.new("roomshare", seats=3, seed=1)
    players = match.state.whole_view()["players"]
    assert isinstance(players, list)
    assert all(isinstance(player["hand"], Secret) for player in players)


def test_what_a_bot_leaves_to_chance_cannot_be_told_from_what_everybody_knows(url: str) -> None:
    async def work() -> None:
        async with serving(url) as house:
            house.bots.may_answer.clear()
            ann = await house.browser()
            id = await ann.create([ME, BOT], options={"duel": True, "first": 1})
            await until(lambda: len(house.bots.asked) == 1)
            table, [asked] = house.server.host.tables[id], house.bots.asked
            assert bot_task(table, 1, asked.bot).seed == asked.seed, "asked again it would do something else"
            # Everything is as it was but the dealer's secret.
            table.head = table.head.model_copy(update={"seed": new_seed()})
            assert bot_task(table, 1, asked.bot).seed != asked.seed
            house.bots.may_answer.set()

    run(work())
