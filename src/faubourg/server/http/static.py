"""The built client: its files, read once, and its one page for every address that a person may open.

What is not in the list made from the folder is not served, so no address leads outside it.
"""

import os
from dataclasses import dataclass, field
from hashlib import sha256
from html import escape
from pathlib import Path

from starlette.datastructures import Headers
from starlette.requests import HTTPConnection
from starlette.responses import HTMLResponse, PlainTextResponse, Response
from starlette.types import Receive, Scope, Send

from faubourg.games import game_ids
from faubourg.server.http.previews import ABOUT, MARK, Previews
from faubourg.server.http.problems import problem
from faubourg.text.language import LANGUAGES
from faubourg.text.messages import Messages

TYPES = {
    ".css": "text/css; charset=utf-8",
    ".ftl": "text/plain; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".ico": "image/x-icon",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".map": "application/json",
    ".mp3": "audio/mpeg",
    ".ogg": "audio/ogg",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain; charset=utf-8",
    ".wasm": "application/wasm",
    ".wav": "audio/wav",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}
# The best first.
ENCODINGS = {"br": ".br", "gzip": ".gz"}
INDEX = "/index.html"
# Their names change with their contents.
FOR_EVER = "public, max-age=31536000, immutable"
AN_HOUR = "public, max-age=3600"
ASK_FIRST = "no-cache"
# The addresses of pages; whatever else is asked for is not there.
PAGES = frozenset({"", "new", "fair", "about", "seat", "settings", "replay", "rules", "learn", "unit"})
PAGES_WITH_NAME = frozenset({"t", "replay", "rules", "learn"})
# Behind it a game and a page that it brings. Which there are the client knows.
PAGES_OF_GAMES = "games"
# Of people, not for search engines.
PRIVATE_PAGES = frozenset({"t", "replay", "seat", "settings"})
# Longer than the address of any page. What is written into one is packed anew for each address: a long one takes long.
LONGEST_PATH = 100
# Those that are asked for by whoever sends a link, to show what is behind it, and that would look at nothing else.
MESSENGERS = ("facebookexternalhit", "Twitterbot", "LinkedInBot", "Slackbot-LinkExpanding")
ROBOTS = "User-agent: *\nDisallow: /t/\nDisallow: /replay/\nDisallow: /seat\nDisallow: /settings\nDisallow: /api/\n\n"
ROBOTS += "".join(f"User-agent: {name}\n" for name in MESSENGERS) + "Disallow: /api/\n"


@dataclass(slots=True)
class File:
    kind: str
    cache: str
    plain: bytes
    packed: dict[str, bytes] = field(default_factory=dict)
    tag: str = ""

    def best_for(self, accepted: set[str]) -> tuple[str | None, bytes]:
        """The smallest form that the browser can read."""
        for encoding in ENCODINGS:
            if encoding in accepted and encoding in self.packed:
                return encoding, self.packed[encoding]
        return None, self.plain


def default_folder() -> Path:
    chosen = os.environ.get("FAUBOURG_STATIC")
    return Path(chosen) if chosen else Path(__file__).resolve().parent.parent / "static"


class Static:
    """An ASGI application for everything that no other route answers."""

    def __init__(self, folder: Path | None = None, previews: Previews | None = None) -> None:
        self.folder = default_folder() if folder is None else folder
        self.previews = previews
        self.files: dict[str, File] = {}

    def is_built(self) -> bool:
        if INDEX not in self.files:
            self.files = read_folder(self.folder)
        return INDEX in self.files

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket":
            await receive()
            await send({"type": "websocket.close", "code": 1008, "reason": "not-found"})
            return
        answer = await self.answer(scope["method"], scope["path"], HTTPConnection(scope))
        await answer(scope, receive, send)

    async def answer(self, method: str, path: str, connection: HTTPConnection) -> Response:
        headers = connection.headers
        if path.startswith(("/api/", "/ws/")):
            return problem(404, "not-found")
        if method not in ("GET", "HEAD"):
            return PlainTextResponse("405", 405, {"allow": "GET, HEAD"})
        built = self.is_built()
        if path in self.files and path != INDEX:
            return served(self.files[path], headers)
        if path == "/robots.txt":
            return PlainTextResponse(ROBOTS, headers={"cache-control": AN_HOUR})
        page = is_page(path)
        if not page and "." in path.rpartition("/")[2]:
            return PlainTextResponse("404", 404, {"cache-control": ASK_FIRST})
        if not built:
            return not_built()
        # The client itself says that an address leads nowhere.
        response = await self.index(path, connection) if page else served(self.files[INDEX], Headers())
        if not page:
            response.status_code = 404
        if path.split("/")[1] in PRIVATE_PAGES:
            response.headers["x-robots-tag"] = "noindex"
        return response

    async def index(self, path: str, connection: HTTPConnection) -> Response:
        """The one page, with what a messenger shows of the address."""
        index = self.files[INDEX]
        if self.previews is None or MARK not in index.plain or len(path) > LONGEST_PATH:
            return served(index, connection.headers)
        about = self.files[ABOUT].plain if ABOUT in self.files else b""
        page = await self.previews.page(index.plain, about, path, connection)
        shown = File(index.kind, index.cache, page.plain, {"gzip": page.zipped}, page.tag)
        return served(shown, connection.headers, vary="accept-encoding, accept-language")


def is_page(path: str) -> bool:
    parts = path.split("/")[1:]
    if len(parts) == 1:
        return parts[0] in PAGES
    if len(parts) == 3:
        return parts[0] == PAGES_OF_GAMES and parts[1] in game_ids() and parts[2] != ""
    return len(parts) == 2 and parts[0] in PAGES_WITH_NAME and parts[1] != ""


def read_folder(folder: Path) -> dict[str, File]:
    """Every file of a kind that is served, by its address, with its packed forms; links that lead outside are not."""
    root = folder.resolve()
    files: dict[str, File] = {}
    for path in sorted(root.rglob("*")):
        if path.suffix not in TYPES or not path.is_file() or not path.resolve().is_relative_to(root):
            continue
        address = "/" + path.relative_to(root).as_posix()
        plain = path.read_bytes()
        tag = sha256(plain).hexdigest()[:20]
        files[address] = File(TYPES[path.suffix], cache_of(address), plain, packed_forms(path), tag)
    return files


def packed_forms(path: Path) -> dict[str, bytes]:
    beside = {encoding: path.with_name(path.name + ending) for encoding, ending in ENCODINGS.items()}
    return {encoding: found.read_bytes() for encoding, found in beside.items() if found.is_file()}


def cache_of(address: str) -> str:
    if address.startswith("/assets/"):
        return FOR_EVER
    return ASK_FIRST if address == INDEX else AN_HOUR


def served(file: File, headers: Headers, vary: str = "accept-encoding") -> Response:
    encoding, body = file.best_for(accepted_by(headers.get("accept-encoding", "")))
    tag = f'"{file.tag}-{encoding}"' if encoding else f'"{file.tag}"'
    about = {"cache-control": file.cache, "etag": tag, "vary": vary}
    if tag in known_tags(headers.get("if-none-match", "")):
        return Response(status_code=304, headers=about)
    if encoding:
        about["content-encoding"] = encoding
    return Response(body, headers=about, media_type=file.kind)


def accepted_by(header: str) -> set[str]:
    """The encodings a browser accepts; `q=0` refuses one."""
    accepted = set()
    for part in header.lower().split(","):
        encoding, _, weight = part.partition(";")
        if weight.replace(" ", "") not in ("q=0", "q=0.0", "q=0.00", "q=0.000"):
            accepted.add(encoding.strip())
    return accepted


def known_tags(header: str) -> set[str]:
    return {tag.strip().removeprefix("W/") for tag in header.split(",")}


def not_built() -> Response:
    """Somebody runs the server from its sources without the client."""
    said = "".join(
        f'<p lang="{language}">{escape(Messages(language).say("error-client-not-built"))}</p>' for language in LANGUAGES
    )
    page = f'<!doctype html><html lang="en"><meta charset="utf-8"><title>Faubourg</title><main>{said}</main></html>'
    return HTMLResponse(page, 503, {"cache-control": "no-store"})
