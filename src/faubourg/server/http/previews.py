"""What a messenger shows of a link: a title, a sentence and a picture, in the head of the page that the link leads to.

They say which game is played there, and by how many: nothing of who plays, and nothing that changes.
"""

import gzip
import json
import os
from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from hashlib import sha256
from html import escape
from typing import NamedTuple
from urllib.parse import quote

from starlette.datastructures import Headers
from starlette.requests import HTTPConnection

from faubourg.core.refusal import InputError
from faubourg.games import game, game_ids
from faubourg.server.http.guests import address_of, is_https, last_of
from faubourg.server.socket.limits import Limits
from faubourg.server.store.store import StoreError
from faubourg.server.table.host import Host
from faubourg.text.language import LANGUAGES, Language, pick_language
from faubourg.text.messages import Messages

# Where in the head of the page they stand.
MARK = b"<!--preview-->"
NAME = "Faubourg"
# The picture of a game, or of all; and what each game is about, in every language. The client's build makes them.
PICTURE = "/previews/{}.png"
OF_ALL = "all"
ABOUT = "/previews/about.json"
WIDTH, HEIGHT = 1200, 630
# Tables of which it is remembered what is played there, some hundred bytes each; and pages that are kept ready.
MOST_TABLES = 5000
MOST_PAGES = 256
LONGEST_ID = 40
LOCALES: Mapping[Language, str] = {"en": "en_GB", "fr": "fr_FR"}


class Played(NamedTuple):
    """What never changes at a table."""

    game: str
    seats: int


@dataclass(frozen=True, slots=True)
class Preview:
    title: str
    text: str
    picture: str


class Tables:
    """Which game is played where."""

    def __init__(self, host: Host, limits: Limits) -> None:
        self.host = host
        self.limits = limits
        self.known: dict[str, Played] = {}

    async def at(self, id: str, address: str) -> Played | None:
        """None where there is no table, or where somebody asks for too many: then the page says only where it is."""
        if id not in self.known and len(id) <= LONGEST_ID:
            table = self.host.tables.get(id)
            if table is not None:
                self.keep(id, Played(table.head.game, len(table.head.seats)))
            elif self.limits.allow("previews", address):
                await self.read(id)
        return self.known.get(id)

    async def read(self, id: str) -> None:
        try:
            row = await self.host.store.table(id)
        except (InputError, StoreError):
            return
        if row is not None:
            self.keep(id, Played(row.game, len(row.head["seats"])))

    def keep(self, id: str, played: Played) -> None:
        self.known[id] = played
        if len(self.known) > MOST_TABLES:
            del self.known[next(iter(self.known))]


class Previews:
    def __init__(self, tables: Tables, *, trust_proxy: bool = False) -> None:
        self.tables = tables
        self.trust_proxy = trust_proxy
        # Whoever says nothing of their language is told in that of whoever runs the server.
        self.own_language = pick_language(None, os.environ)

    async def page(self, index: bytes, about: bytes, path: str, connection: HTTPConnection) -> "Page":
        """The page behind an address, with its preview."""
        _, kind, *rest = path.split("/")
        language = language_of(connection.headers.get("accept-language", "")) or self.own_language
        shown = preview_of(None, 0, about, language)
        if kind == "t" and rest:
            played = await self.tables.at(rest[0], address_of(connection, self.trust_proxy))
            if played is not None:
                shown = preview_of(played.game, played.seats, about, language)
        elif rest and rest[0] in game_ids():
            shown = preview_of(rest[0], 0, about, language)
        return page_with(index, shown, self.root_of(connection), path, language)

    def root_of(self, connection: HTTPConnection) -> str:
        """Under which name the browser came; one that is not ours was turned away before."""
        headers: Headers = connection.headers
        said = last_of(headers, "x-forwarded-host") if self.trust_proxy else ""
        scheme = "https" if is_https(connection, self.trust_proxy) else "http"
        return f"{scheme}://{said or headers.get('host', '')}"


class Page(NamedTuple):
    plain: bytes
    zipped: bytes
    tag: str


@lru_cache(maxsize=MOST_PAGES)
def page_with(index: bytes, shown: Preview, root: str, path: str, language: Language) -> Page:
    told = {
        "og:site_name": NAME,
        "og:type": "website",
        "og:locale": LOCALES[language],
        "og:title": shown.title,
        "og:description": shown.text,
        "og:url": root + quote(path),
        "og:image": root + PICTURE.format(shown.picture),
        "og:image:width": str(WIDTH),
        "og:image:height": str(HEIGHT),
    }
    lines = [f'<meta property="{name}" content="{escape(value)}" />' for name, value in told.items()]
    lines.append('<meta name="twitter:card" content="summary_large_image" />')
    lines.append(f'<meta name="description" content="{escape(shown.text)}" />')
    plain = index.replace(MARK, "\n    ".join(lines).encode(), 1)
    return Page(plain, gzip.compress(plain, mtime=0), sha256(plain).hexdigest()[:20])


@lru_cache(maxsize=MOST_PAGES)
def preview_of(id: str | None, seats: int, about: bytes, language: Language) -> Preview:
    """Of a table for so many, of a game where nobody sits, or of the whole street."""
    words = Messages(language)
    if id is None:
        return Preview(NAME, words.say("preview-home"), OF_ALL)
    sentence = json.loads(about).get(id, {}).get(language, "") if about else ""
    if seats:
        told = f"{words.say('preview-table', seats=seats)} {sentence}".rstrip()
        return Preview(words.say("preview-table-title", game=game(id).title), told, id)
    return Preview(words.say("preview-game-title", game=game(id).title), sentence or words.say("preview-home"), id)


@lru_cache(maxsize=MOST_PAGES)
def language_of(accepted: str) -> Language | None:
    """Of the languages that a browser asks for the first that we speak, by its own order."""
    wanted = []
    for part in accepted.lower().split(",")[:20]:
        name, _, weight = part.partition(";q=")
        try:
            wanted.append((-float(weight or 1), name.strip().partition("-")[0]))
        except ValueError:
            continue
    spoken = [name for weight, name in sorted(wanted, key=lambda one: one[0]) if weight < 0]
    return next((language for name in spoken for language in LANGUAGES if language == name), None)
