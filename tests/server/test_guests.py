"""Tokens, codes and the cookie."""

import re
from http.cookies import SimpleCookie

import pytest
from starlette.datastructures import MutableHeaders
from starlette.requests import HTTPConnection

from faubourg.server.http import guests
from faubourg.server.lobby import codes
from tests.server.harness import ME, OPEN, run, serving


def connection(type: str = "http", scheme: str = "http", **headers: str) -> HTTPConnection:
    return HTTPConnection(
        {
            "type": type,
            "scheme": scheme,
            "path": "/",
            "server": ("faubourg.example", 80),
            "client": ("192.0.2.7", 4000),
            "headers": [(name.replace("_", "-").encode(), value.encode()) for name, value in headers.items()],
        }
    )


def test_a_token_is_long_random_and_kept_only_as_its_hash() -> None:
    token = guests.new_token()
    assert len({guests.new_token() for _ in range(100)}) == 100
    assert guests.is_token(token)
    assert re.fullmatch("[0-9a-f]{64}", codes.hash_of(token))
    assert token not in codes.hash_of(token)


@pytest.mark.parametrize("type", ["http", "websocket"])
def test_a_token_is_read_from_requests_and_websockets(type: str) -> None:
    token = guests.new_token()
    found = connection(type, cookie=f"theme=dark; guest={token}")
    assert guests.token_of(found) == token
    assert guests.guest_of(found) == codes.hash_of(token)


@pytest.mark.parametrize(
    "cookie", ["", "guest=", "guest=short", "guest=" + "a" * 44, "guest=" + "é" * 43, "guest=" + "a b" * 15, "other=x"]
)
def test_what_we_never_gave_is_no_token(cookie: str) -> None:
    assert guests.token_of(connection(cookie=cookie)) is None
    assert guests.guest_of(connection(cookie=cookie)) is None
    assert guests.guest_of(connection()) is None


@pytest.mark.parametrize(("scheme", "secure"), [("http", False), ("https", True)])
def test_the_cookie_is_kept_from_scripts_and_other_sites_and_under_https_from_plain_http(
    scheme: str, secure: bool
) -> None:
    headers = MutableHeaders()
    token = guests.new_token()
    guests.set_cookie(headers, token, guests.is_https(connection(scheme=scheme)))
    cookie = SimpleCookie(headers["set-cookie"])["guest"]
    assert cookie.value == token
    assert cookie["httponly"]
    assert cookie["samesite"] == "Lax"
    assert cookie["path"] == "/"
    assert cookie["max-age"] == str(400 * 86_400)
    assert bool(cookie["secure"]) == secure
    assert headers["cache-control"] == "no-store"


def test_a_proxy_is_believed_only_if_told_to() -> None:
    behind = connection(x_forwarded_proto="https", x_forwarded_for="203.0.113.9, 198.51.100.4")
    assert not guests.is_https(behind)
    assert guests.is_https(behind, trust_proxy=True)
    assert guests.address_of(behind) == "192.0.2.7"
    assert guests.address_of(behind, trust_proxy=True) == "198.51.100.4"
    assert not guests.is_https(connection(), trust_proxy=True)
    assert guests.address_of(connection(), trust_proxy=True) == "192.0.2.7"


def test_a_secure_websocket_came_by_https() -> None:
    assert guests.is_https(connection("websocket", "wss"))
    assert not guests.is_https(connection("websocket", "ws"))


def test_table_ids_and_codes_are_unguessable_and_easy_to_read() -> None:
    ids = {codes.new_table_id() for _ in range(200)}
    links = {codes.new_code() for _ in range(200)}
    assert len(ids) == len(links) == 200
    assert all(re.fullmatch("[0-9a-hjkmnp-tv-z]{24}", id) for id in ids)
    assert all(re.fullmatch("[0-9a-hjkmnp-tv-z]{32}", code) for code in links)


def test_of_several_headers_of_that_name_the_last_is_the_proxys() -> None:
    behind = connection()
    for name, value in (("x-forwarded-for", "203.0.113.9"), ("x-forwarded-proto", "http")):
        behind.scope["headers"].append((name.encode(), value.encode()))
    for name, value in (("x-forwarded-for", "198.51.100.4"), ("x-forwarded-proto", "https")):
        behind.scope["headers"].append((name.encode(), value.encode()))
    assert guests.address_of(behind, trust_proxy=True) == "198.51.100.4"
    assert guests.is_https(behind, trust_proxy=True)


@pytest.mark.parametrize(
    ("one", "other", "alike"),
    [
        ("2001:db8:1:2::1", "2001:db8:1:2:ffff::9", True),
        ("2001:db8:1:2::1", "2001:db8:1:3::1", False),
        ("198.51.100.4", "198.51.100.5", False),
        ("::ffff:198.51.100.4", "::ffff:198.51.100.5", False),
        ("unknown", "_hidden", False),
    ],
)
def test_limits_are_counted_for_all_addresses_of_a_home(one: str, other: str, alike: bool) -> None:
    found = [guests.address_of(connection(x_forwarded_for=said), trust_proxy=True) for said in (one, other)]
    assert (found[0] == found[1]) == alike


OURS = b"guest=a-_Z" + b"0" * 39


@pytest.mark.parametrize(
    ("given", "ours"),
    [
        (OURS, OURS),
        (b"theme=dark; " + OURS + b"; other=1", OURS),
        (b"theme=dark;" + OURS, OURS),
        (b"not" + OURS, b""),
        (b'guest="' + b"a" * 43 + b'"', b""),
        (OURS + b" def", b""),
        (b'a="' + b"\\" * 30_000 + b'"; ' + OURS, OURS),
        # Another program at this address, or at an address above it, may call its own cookie the same.
        (b"guest=theirs; " + OURS, OURS),
        (OURS + b"x; " + OURS, OURS),
        (b"a;" * 15_000, b""),
        (b"", b""),
    ],
)
def test_of_all_cookies_only_ours_is_looked_at(given: bytes, ours: bytes) -> None:
    assert guests.own_cookie(given) == ours


def test_a_cookie_that_is_taken_away_is_empty_and_over() -> None:
    headers = MutableHeaders()
    guests.drop_cookie(headers, secure=True)
    cookie = SimpleCookie(headers["set-cookie"])["guest"]
    assert (cookie.value, cookie["max-age"], cookie["path"]) == ("", "0", "/")
    assert headers["cache-control"] == "no-store"


def test_whoever_wants_to_be_forgotten_sits_nowhere_from_then_on(url: str) -> None:
    async def work() -> None:
        async with serving(url) as house:
            ann = await house.browser()
            table = await ann.create([ME, OPEN])
            assert [line["id"] for line in await ann.tables()] == [table]
            answer = await ann.post("/api/forget")
            assert (answer.status_code, answer.text) == (204, "")
            assert ann.client.cookies.get("guest") is None
            assert await ann.tables() == []
            assert [seat["mine"] for seat in (await ann.info(table))["seats"]] == [False, False]

    run(work())
