"""The built client and its one page."""

from pathlib import Path

import httpx
import pytest

from faubourg.server.http.static import Static, default_folder
from tests.server.asgi import ask, connect


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    built = tmp_path / "static"
    (built / "assets").mkdir(parents=True)
    (built / "index.html").write_text("<!doctype html>client", encoding="utf-8")
    (built / "assets" / "main-1a2b.js").write_text("script", encoding="utf-8")
    (built / "assets" / "main-1a2b.js.br").write_bytes(b"by brotli")
    (built / "assets" / "main-1a2b.js.gz").write_bytes(b"by gzip")
    (built / "favicon.svg").write_text("<svg/>", encoding="utf-8")
    (built / "notes.secret").write_text("treasure", encoding="utf-8")
    (tmp_path / "outside.txt").write_text("treasure", encoding="utf-8")
    (built / "link.txt").symlink_to(tmp_path / "outside.txt")
    return built


def raw(app: Static, path: str, encodings: str = "identity", **headers: str) -> httpx.Response:
    return ask(app, "GET", path, headers={"accept-encoding": encodings, **headers})


PAGES = ["/", "/new", "/new?game=roomshare", "/t/abc", "/replay", "/replay/abc?step=12", "/rules/roomshare"]
PAGES += ["/games/roomshare/page", "/settings"]


@pytest.mark.parametrize("path", [*PAGES, "/rules", "/learn", "/fair", "/about", "/learn/roomshare", "/seat", "/unit"])
def test_every_page_of_the_client_is_its_index(folder: Path, path: str) -> None:
    answer = raw(Static(folder), path)
    assert (answer.status_code, answer.text) == (200, "<!doctype html>client")
    assert answer.headers["cache-control"] == "no-cache"
    assert answer.headers["content-type"] == "text/html; charset=utf-8"


@pytest.mark.parametrize(
    "path",
    [
        "/nowhere",
        "/t",
        "/t/",
        "/t/a/b",
        "/index",
        "/rules/a/b",
        "/games",
        "/games/roomshare",
        "/games/roomshare/",
        "/games/nothing/page",
    ],
)
def test_an_address_that_leads_nowhere_is_said_to_by_the_client(folder: Path, path: str) -> None:
    answer = raw(Static(folder), path)
    assert (answer.status_code, answer.text) == (404, "<!doctype html>client")


def test_an_unchanged_index_is_not_sent_again(folder: Path) -> None:
    app = Static(folder)
    tag = raw(app, "/").headers["etag"]
    again = ask(app, "GET", "/about", headers={"if-none-match": f'"other", W/{tag}', "accept-encoding": "identity"})
    assert (again.status_code, again.content) == (304, b"")
    assert ask(app, "GET", "/", headers={"if-none-match": '"other"'}).status_code == 200


def test_assets_are_kept_for_ever(folder: Path) -> None:
    answer = raw(Static(folder), "/assets/main-1a2b.js")
    assert answer.text == "script"
    assert answer.headers["cache-control"] == "public, max-age=31536000, immutable"
    assert answer.headers["content-type"] == "text/javascript; charset=utf-8"
    assert "max-age" in raw(Static(folder), "/favicon.svg").headers["cache-control"]


@pytest.mark.parametrize(
    ("accepted", "encoding", "length"),
    [
        ("gzip, deflate, br", "br", 9),
        ("gzip", "gzip", 7),
        ("br;q=0, gzip;q=0.5", "gzip", 7),
        ("identity", None, 6),
        ("", None, 6),
    ],
)
def test_the_packed_form_is_chosen_by_what_the_browser_reads(
    folder: Path, accepted: str, encoding: str | None, length: int
) -> None:
    answer = ask(Static(folder), "HEAD", "/assets/main-1a2b.js", headers={"accept-encoding": accepted})
    assert answer.headers.get("content-encoding") == encoding
    assert answer.headers["vary"] == "accept-encoding"
    assert int(answer.headers["content-length"]) == length


@pytest.mark.parametrize(
    "path",
    [
        "/outside.txt",
        "/../outside.txt",
        "/assets/../../outside.txt",
        "/assets/%2e%2e/%2e%2e/outside.txt",
        "/..%2foutside.txt",
        "/link.txt",
        "/notes.secret",
        "/assets/main-1a2b.js.br",
        "/assets/",
        "//etc/passwd",
        "/assets/nothing.js",
    ],
)
def test_nothing_but_the_clients_own_files_is_served(folder: Path, path: str) -> None:
    answer = raw(Static(folder), path)
    assert answer.status_code == 404
    assert "treasure" not in answer.text


def test_pages_of_people_are_kept_from_search_engines(folder: Path) -> None:
    app = Static(folder)
    assert raw(app, "/t/abc").headers["x-robots-tag"] == "noindex"
    assert "x-robots-tag" not in raw(app, "/about").headers
    assert "Disallow: /t/" in raw(app, "/robots.txt").text
    (folder / "robots.txt").write_text("ours", encoding="utf-8")
    assert raw(Static(folder), "/robots.txt").text == "ours"


def test_the_interface_answers_what_is_unknown_with_a_problem(folder: Path) -> None:
    answer = ask(Static(folder), "POST", "/api/nowhere")
    assert (answer.status_code, answer.json()) == (404, {"code": "not-found", "params": {}})
    assert connect(Static(folder), "/ws")[0]["type"] == "websocket.close"


def test_pages_can_only_be_read(folder: Path) -> None:
    answer = ask(Static(folder), "POST", "/about")
    assert (answer.status_code, answer.headers["allow"]) == (405, "GET, HEAD")


def test_without_the_client_a_page_says_so_in_both_languages_until_it_is_built(tmp_path: Path) -> None:
    app = Static(tmp_path / "nothing")
    answer = raw(app, "/")
    assert answer.status_code == 503
    assert '<p lang="fr">' in answer.text
    assert '<p lang="en">' in answer.text
    (tmp_path / "nothing").mkdir()
    (tmp_path / "nothing" / "index.html").write_text("client", encoding="utf-8")
    assert raw(app, "/").text == "client"


def test_the_folder_can_be_chosen(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("FAUBOURG_STATIC", raising=False)
    assert default_folder().name == "static"
    monkeypatch.setenv("FAUBOURG_STATIC", str(tmp_path))
    assert default_folder() == tmp_path
