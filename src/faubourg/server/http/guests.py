"""Who a browser is: a secret cookie, of which the server keeps only the hash."""

import re
import secrets
from ipaddress import IPv4Address, IPv6Address, ip_address

from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import HTTPConnection

from faubourg.server.lobby.codes import hash_of

COOKIE = "guest"
TOKEN_BYTES = 32
# As long as browsers keep a cookie at most.
MAX_AGE = 400 * 24 * 3600
# The length of 32 bytes as text. Anything else was not given by us.
TOKEN_LENGTH = 43
HTTPS = ("https", "wss")
OURS = re.compile(rf"(?:^|[; ])({COOKIE}=[A-Za-z0-9_-]{{{TOKEN_LENGTH}}})(?:;|$)".encode())


def new_token() -> str:
    return secrets.token_urlsafe(TOKEN_BYTES)


def token_of(connection: HTTPConnection) -> str | None:
    """The token a request or a WebSocket brings; None if there is none that we could have given."""
    token = connection.cookies.get(COOKIE)
    return token if token is not None and is_token(token) else None


def own_cookie(given: bytes) -> bytes:
    """Of all the cookies that a browser sends the one that we gave."""
    found = OURS.search(given)
    return b"" if found is None else found[1]


def is_token(token: str) -> bool:
    return len(token) == TOKEN_LENGTH and token.isascii() and token.replace("-", "a").replace("_", "a").isalnum()


def guest_of(connection: HTTPConnection) -> str | None:
    """The guest's hash, by which everything else knows them."""
    token = token_of(connection)
    return None if token is None else hash_of(token)


def is_https(connection: HTTPConnection, trust_proxy: bool = False) -> bool:
    """Whether the browser came by https; what a proxy says of it is believed only if told to."""
    if trust_proxy:
        said = last_of(connection.headers, "x-forwarded-proto").lower()
        if said:
            return said in HTTPS
    return connection.url.scheme in HTTPS


def address_of(connection: HTTPConnection, trust_proxy: bool = False) -> str:
    """Whom limits are counted for. What a proxy says is believed only if told to."""
    if trust_proxy:
        said = last_of(connection.headers, "x-forwarded-for")
        if said:
            return home_of(said[:64])
    return "" if connection.client is None else home_of(connection.client.host)


def last_of(headers: Headers, name: str) -> str:
    """The last word of a header that may be there several times: our own proxy's, whatever came before."""
    return ",".join(headers.getlist(name)).rpartition(",")[2].strip()


def home_of(address: str) -> str:
    """Of IPv6 the part that a home is given: whoever has one such address has all that begin like it."""
    try:
        found = ip_address(address)
    except ValueError:
        return address
    if isinstance(found, IPv4Address) or found.ipv4_mapped is not None:
        return address
    return str(IPv6Address(int(found) >> 64 << 64))


def cookie_of(token: str, secure: bool, max_age: int = MAX_AGE) -> str:
    """The header's value that gives a browser its token."""
    return f"{COOKIE}={token}; Path=/; Max-Age={max_age}; HttpOnly; SameSite=Lax" + ("; Secure" if secure else "")


def set_cookie(headers: MutableHeaders, token: str, secure: bool) -> None:
    """Give a browser its token with a response; no cache may give it to another."""
    headers.append("set-cookie", cookie_of(token, secure))
    headers["cache-control"] = "no-store"


def drop_cookie(headers: MutableHeaders, secure: bool) -> None:
    """Take it away again."""
    headers.append("set-cookie", cookie_of("", secure, 0))
    headers["cache-control"] = "no-store"
