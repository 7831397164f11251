"""What a messenger shows of a link: title, sentence and picture of a game and its table, and nothing of anybody."""

import gzip
import json
import re
from html import unescape
from pathlib import Path

import httpx
import pytest

from faubourg.games import game_ids
from faubourg.server.http.previews import MARK, MOST_TABLES, Played, Tables, language_of
from faubourg.server.socket.limits import LimitFigures, Limits, Rule
from tests.server.harness import ME, OPEN, House, run, serving

INDEX = "<!doctype html><html><head><!--preview--><title>Faubourg</title></head></html>"
ABOUT = {"roomshare": {"en": "A building full of “flatmates”.", "fr": "Un immeuble plein de colocataires."}}
TAG = re.compile(r'<meta (?:property|name)="([\w:]+)" content="([^"]*)" />')


@pytest.fixture(autouse=True)
def client(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A client that was built, as far as the server knows."""
    folder = tmp_path / "static"
    (folder / "previews").mkdir(parents=True)
    (folder / "index.html").write_text(INDEX, encoding="utf-8")
    (folder / "previews" / "about.json").write_text(json.dumps(ABOUT), encoding="utf-8")
    monkeypatch.setenv("FAUBOURG_STATIC", str(folder))
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)


def tags(page: httpx.Response) -> dict[str, str]:
    assert page.status_code == 200
    assert MARK not in page.content
    return {name: unescape(value) for name, value in TAG.findall(page.text)}


async def page_of(house: House, path: str, **headers: str) -> httpx.Response:
    sent = {name.replace("_", "-"): value for name, value in headers.items()}
    return await (await house.browser()).client.get(path, headers=sent)


def test_a_table_is_shown_by_its_game_and_its_seats(url: str) -> None:
    async def work() -> None:
        async with serving(url) as house:
            ann = await house.browser()
            table = await ann.create([ME, OPEN, OPEN])
            shown = tags(await page_of(house, f"/t/{table}"))
            root = f"http://127.0.0.1:{house.port}"
            assert shown["og:title"] == "Room Share: a seat at the table"
            assert shown["og:description"].startswith("A table for 3. ")
            assert shown["og:description"].endswith(ABOUT["roomshare"]["en"])
            assert shown["og:image"] == f"{root}/previews/roomshare.png"
            assert shown["og:url"] == f"{root}/t/{table}"
            french = tags(await page_of(house, f"/t/{table}", accept_language="de, fr-CA;q=0.8, en;q=0.7"))
            assert french["og:title"] == "Room Share\u00a0: une place à la table"
            assert french["og:locale"] == "fr_FR"
            assert ABOUT["roomshare"]["fr"] in french["og:description"]

    run(work())


def test_a_table_that_has_left_the_memory_is_read_once(url: str) -> None:
    async def work() -> None:
        async with serving(url) as house:
            table = await (await house.browser()).create([ME, OPEN])
            assert table not in house.server.host.tables
            first = await page_of(house, f"/t/{table}")
            assert tags(first)["og:image"].endswith("/previews/roomshare.png")
            assert table not in house.server.host.tables, "A preview loads the whole table"
            assert (await page_of(house, f"/t/{table}")).text == first.text

    run(work())


def test_a_preview_tells_nothing_of_anybody(url: str) -> None:
    async def work() -> None:
        async with serving(url) as house:
            ann = await house.browser()
            table = await ann.create([{"kind": "me", "name": "Cunegonde"}, OPEN])
            page = (await page_of(house, f"/t/{table}")).text
            head = (await house.server.host.table(table)).head
            secrets = ["Cunegonde", head.seed, head.host, *(seat.guest or "-none-" for seat in head.seats)]
            assert not [secret for secret in secrets if secret in page]
            assert "set-cookie" not in (await page_of(house, f"/t/{table}")).headers

    run(work())


@pytest.mark.parametrize("path", ["/", "/new", "/about", "/seat", "/replay/abc", "/t/nothing", "/t/" + "x" * 90])
def test_every_other_page_shows_the_street(url: str, path: str) -> None:
    async def work() -> None:
        async with serving(url) as house:
            shown = tags(await page_of(house, path))
            assert shown["og:title"] == "Faubourg"
            assert shown["og:image"].endswith("/previews/all.png")

    run(work())


def test_a_page_of_a_game_shows_the_game(url: str) -> None:
    async def work() -> None:
        async with serving(url) as house:
            for id in game_ids():
                for path in (f"/rules/{id}", f"/learn/{id}", f"/games/{id}/page"):
                    assert tags(await page_of(house, path))["og:image"].endswith(f"/previews/{id}.png")

    run(work())


def test_an_address_longer_than_any_page_has_is_written_into_none(url: str) -> None:
    async def work() -> None:
        async with serving(url) as house:
            # To pack one of these would keep everybody waiting for a third of a second.
            assert (await page_of(house, "/t/" + "&'" * 3000)).text == INDEX
            assert "og:title" in tags(await page_of(house, "/t/" + "a" * 40))

    run(work())


def test_addresses_follow_the_name_that_was_asked_for(url: str) -> None:
    async def work() -> None:
        async with serving(url) as house:
            shown = tags(await page_of(house, "/", host="localhost:8017"))
            assert shown["og:url"] == "http://localhost:8017/"
            refused = await page_of(house, "/", host="elsewhere.example")
            assert (refused.status_code, "elsewhere.example" in refused.text) == (421, False)
            believed = await page_of(house, "/", x_forwarded_host="elsewhere.example", x_forwarded_proto="https")
            assert tags(believed)["og:url"].startswith("http://127.0.0.1:"), "Anybody may say who they are"
            odd = tags(await page_of(house, '/replay/"><script>x'))
            assert odd["og:url"].endswith("/replay/%22%3E%3Cscript%3Ex")

    run(work())


def test_behind_a_trusted_proxy_they_follow_what_it_says(url: str) -> None:
    async def work() -> None:
        async with serving(url, trust_proxy=True, names=("tables.example.org",)) as house:
            said = {"x_forwarded_host": "tables.example.org", "x_forwarded_proto": "https"}
            assert tags(await page_of(house, "/", **said))["og:url"] == "https://tables.example.org/"

    run(work())


def test_an_unchanged_page_is_not_sent_again_and_small_ones_are_zipped(url: str) -> None:
    async def work() -> None:
        async with serving(url) as house:
            first = await page_of(house, "/about", accept_encoding="gzip")
            assert first.headers["content-encoding"] == "gzip"
            assert first.headers["vary"] == "accept-encoding, accept-language"
            again = await page_of(house, "/about", accept_encoding="gzip", if_none_match=first.headers["etag"])
            assert (again.status_code, again.content) == (304, b"")
            other = await page_of(house, "/t/abc", accept_encoding="gzip", if_none_match=first.headers["etag"])
            assert other.status_code == 200
            assert gzip.compress(first.content)

    run(work())


def test_who_asks_for_many_tables_is_shown_the_street(url: str) -> None:
    async def work() -> None:
        async with serving(url) as house:
            ann = await house.browser()
            ids = [await ann.create([ME, OPEN]) for _ in range(2)]
            tables = Tables(house.server.host, Limits(LimitFigures(previews=Rule(0, 1))))
            assert await tables.at(ids[0], "192.0.2.1") == Played("roomshare", 2)
            assert await tables.at(ids[1], "192.0.2.1") is None
            assert await tables.at(ids[0], "192.0.2.1") == Played("roomshare", 2)
            assert await tables.at(ids[1], "192.0.2.2") == Played("roomshare", 2)
            for number in range(MOST_TABLES):
                tables.keep(str(number), Played("roomshare", 2))
            assert len(tables.known) == MOST_TABLES

    run(work())


@pytest.mark.parametrize(
    ("accepted", "language"),
    [
        ("fr", "fr"), ("fr-FR,fr;q=0.9,en;q=0.8", "fr"), ("de,en;q=0.5", "en"), ("en;q=0.1, fr;q=0.2", "fr"),
        ("", None), ("de", None), ("fr;q=0", None), ("fr;q=x, en", "en"), ("*", None),
    ],
)  # fmt: skip
def test_the_language_is_the_first_that_the_browser_asks_for(accepted: str, language: str | None) -> None:
    assert language_of(accepted) == language
