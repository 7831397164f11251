"""`faubourg serve`: the table in the browser, for this house or for everybody."""

import argparse
import asyncio
import contextlib
import errno
import os
import signal
import socket
import sys
import webbrowser
from collections.abc import Callable
from importlib.util import find_spec
from ipaddress import ip_address
from pathlib import Path
from typing import TYPE_CHECKING

from faubourg.cli.complaint import Complaint
from faubourg.cli.folder import data_folder, make_private
from faubourg.cli.parser import Parser
from faubourg.cli.reach import checked_name, checked_networks
from faubourg.core.options import shown
from faubourg.text.messages import Messages

if TYPE_CHECKING:
    from faubourg.server.operation.settings import ServerSettings
    from faubourg.server.store.store import StoreError

LOOPBACK = "127.0.0.1"
PORT = 8017
# If the usual port is taken, one of the next will do; a port that was asked for is taken or nothing.
TRIED_PORTS = 20
MOST_WORKERS = 64
# Seconds after which a table that nobody looks at leaves the memory.
FORGET_AFTER = 300.0
GRACEFUL_SECONDS = 5
# Addresses kept for examples, which nobody has: the way there is the way out of this machine's network.
SOMEWHERE = {socket.AF_INET: "192.0.2.1", socket.AF_INET6: "2001:db8::1"}
# What `pip install '.[server]'` brings.
NEEDED = ("fastapi", "uvicorn", "pydantic", "orjson", "structlog", "prometheus_client", "apsw", "asyncpg")


def add_arguments(parser: Parser) -> None:
    words = parser.words
    add = parser.add_argument
    add("--host", metavar="HOST", default=LOOPBACK, help=words.say("cli-serve-host", default=LOOPBACK))
    add("--port", metavar="PORT", help=words.say("cli-serve-port", default=PORT))
    add("--store", metavar="URL", help=words.say("cli-serve-store"))
    add("--workers", metavar="N", default="1", help=words.say("cli-serve-workers"))
    add("--bots", metavar="N", default="1", help=words.say("cli-serve-bots"))
    add("--origin", metavar="URL", action="append", default=[], help=words.say("cli-serve-origin"))
    add("--behind-proxy", action="store_true", help=words.say("cli-serve-proxy"))
    add("--name", metavar="NAME", action="append", default=[], help=words.say("cli-serve-name"))
    add("--operators", metavar="NETWORK", action="append", default=[], help=words.say("cli-serve-operators"))
    add("--sweep-days", metavar="N", help=words.say("cli-serve-sweep"))
    add("--forget-minutes", metavar="N", help=words.say("cli-serve-forget"))
    add("--unlimited", action="store_true", help=words.say("cli-serve-unlimited"))
    add("--quiet", action="store_true", help=words.say("cli-serve-quiet"))
    opening = parser.add_mutually_exclusive_group()
    opening.add_argument("--open", action="store_true", help=words.say("cli-serve-open"))
    opening.add_argument("--no-open", action="store_true", help=words.say("cli-serve-no-open"))


def run(args: argparse.Namespace) -> int:
    words = Messages(args.lang)
    for module in NEEDED:
        if find_spec(module) is None:
            raise Complaint("cli-serve-not-installed", module=module)
    from faubourg.server.operation.settings import ServerSettings
    from faubourg.server.store.opening import is_shared

    workers = number(args.workers, "--workers", 1, MOST_WORKERS)
    store = args.store or default_store()
    if workers > 1 and not is_shared(store):
        raise Complaint("cli-serve-one-worker")
    settings = ServerSettings(
        store=store,
        origins=tuple(args.origin),
        trust_proxy=args.behind_proxy,
        host=args.host,
        names=tuple(checked_name(name) for name in args.name),
        operators=checked_networks(args.operators),
        bot_processes=number(args.bots, "--bots", 1, MOST_WORKERS),
        sweep_after_days=None if args.sweep_days is None else number(args.sweep_days, "--sweep-days", 1, 36_500),
        unload_after=FORGET_AFTER if args.forget_minutes is None else minutes(args.forget_minutes),
        limits=not args.unlimited,
        log_level="warning" if args.quiet or args.open else "info",
    )
    with listen(args.host, args.port) as listening:
        check_store(store, words)
        check_folder(store, words)
        settings.hand_over()
        return serve(settings, listening, workers, lambda: announce(words, listening, settings, open_it=args.open))


def number(text: str, option: str, low: int, high: int) -> int:
    if not (text.isascii() and text.isdigit() and low <= int(text[:9]) <= high):
        raise Complaint("cli-serve-bad-number", option=option, given=shown(text), low=low, high=high)
    return int(text)


def minutes(text: str) -> float:
    """Minutes, perhaps a part of one, in seconds."""
    whole, _, part = text.partition(".")
    if not (text.isascii() and whole.isdigit() and (part or "0").isdigit() and len(text) < 9):
        raise Complaint("cli-serve-bad-number", option="--forget-minutes", given=shown(text), low=0, high=1_000_000)
    return float(text) * 60


def default_store() -> str:
    return f"sqlite:///{data_folder(os.environ).resolve() / 'tables.db'}"


def check_store(url: str, words: Messages) -> None:
    """Open the store once, so that whatever is wrong with it is said in a sentence."""
    from faubourg.server.store.opening import open_store
    from faubourg.server.store.store import StoreError

    async def probe() -> None:
        store = open_store(url)
        try:
            await store.open()
        finally:
            await store.close()

    try:
        asyncio.run(probe())
    except StoreError as problem:
        raise store_complaint(problem, url, words) from None


def store_complaint(problem: "StoreError", url: str, words: Messages) -> Complaint:
    """What is wrong with a store, and which it is: whoever runs it may be told, unlike those who play."""
    from faubourg.server.store.opening import place_of

    return Complaint("cli-store-problem", problem=words.say(f"error-{problem.code}"), store=place_of(url))


def check_folder(url: str, words: Messages) -> None:
    """Others have no business where matches are kept; if they can look in all the same, say so."""
    if url.startswith("sqlite"):
        folder = Path(url.removeprefix("sqlite:///")).resolve().parent
        if not make_private(folder, os.environ):
            sys.stderr.write(words.say("cli-folder-open", folder=str(folder)) + "\n")


def listen(host: str, wanted: str | None) -> socket.socket:
    """A socket on the port asked for, or on the usual one or one of the next."""
    first = PORT if wanted is None else number(wanted, "--port", 0, 65_535)
    for port in range(first, first + (TRIED_PORTS if wanted is None else 1)):
        try:
            return bound(host, port)
        except OSError as problem:
            failed = problem
    key = {errno.EADDRINUSE: "port-taken", errno.EACCES: "port-forbidden"}.get(failed.errno or 0, "no-port")
    raise Complaint(f"cli-serve-{key}", host=shown(host), port=first) from failed


def bound(host: str, port: int) -> socket.socket:
    family, kind, protocol, _, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
    listening = socket.socket(family, kind, protocol)
    try:
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.bind(address)
        listening.listen(1024)
        listening.set_inheritable(True)
    except OSError:
        listening.close()
        raise
    return listening


def is_everywhere(listening: socket.socket) -> bool:
    """Whether it listens at all addresses of the machine, however that was written."""
    return ip_address(listening.getsockname()[0]).is_unspecified


def own_address(listening: int) -> str | None:
    """The machine's address in its network. Nothing is sent: the system only says from where it would be."""
    for family, somewhere in SOMEWHERE.items():
        # What listens on IPv6 is reached by IPv4, too.
        if listening == socket.AF_INET and family != listening:
            continue
        with contextlib.suppress(OSError), socket.socket(family, socket.SOCK_DGRAM) as asking:
            asking.connect((somewhere, 9))
            found = str(asking.getsockname()[0])
            if not ip_address(found).is_loopback:
                return found
    return None


def address_of(listening: socket.socket, host: str) -> str:
    port = listening.getsockname()[1]
    return f"http://{f'[{host}]' if ':' in host else host}:{port}/"


def announce(words: Messages, listening: socket.socket, settings: "ServerSettings", *, open_it: bool) -> None:
    """Where the table is, on standard output: for a person, and for whoever started the server."""
    everywhere = is_everywhere(listening)
    address = address_of(listening, "localhost" if everywhere else settings.host)
    sys.stdout.write(words.say("cli-serve-ready", address=address) + "\n")
    if everywhere:
        sys.stdout.write(for_others(words, listening) + "\n")
    if settings.store.startswith("sqlite"):
        file = Path(settings.store.removeprefix("sqlite:///")).resolve()
        sys.stdout.write(words.say("cli-serve-kept", file=str(file)) + "\n")
    sys.stdout.write(words.say("cli-serve-stop") + "\n")
    sys.stdout.flush()
    if open_it:
        webbrowser.open(address)


def for_others(words: Messages, listening: socket.socket) -> str:
    """What others in the same network open."""
    found = own_address(listening.family)
    key = "cli-serve-others-unknown" if found is None else "cli-serve-others"
    return words.say(key, address=address_of(listening, found or "…"))


def serve(settings: "ServerSettings", listening: socket.socket, workers: int, ready: Callable[[], None]) -> int:
    import uvicorn
    from uvicorn.supervisors import Multiprocess

    from faubourg.server.http.gate.protocol import HttpProtocol
    from faubourg.server.socket.line import Line
    from faubourg.server.wire.kinds import LARGEST_MESSAGE

    config = uvicorn.Config(
        "faubourg.server.app:create",
        factory=True,
        workers=workers,
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=False,
        http=HttpProtocol,
        ws=Line,
        ws_max_size=LARGEST_MESSAGE,
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=GRACEFUL_SECONDS,
    )

    class Server(uvicorn.Server):
        async def startup(self, sockets: list[socket.socket] | None = None) -> None:
            await super().startup(sockets)
            if self.started:
                ready()

    if workers > 1:
        ready()
        Multiprocess(config, sockets=[listening]).run()
        return 0
    server = Server(config)
    # uvicorn has stopped cleanly when it passes the signal on; a service's is worth the same as Ctrl-C.
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    with contextlib.suppress(KeyboardInterrupt):
        server.run(sockets=[listening])
    return 0 if server.started else 1
