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
from dataclasses import replace
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING

from faubourg.cli.complaint import Complaint
from faubourg.cli.folder import data_folder, make_private
from faubourg.cli.parser import Parser
from faubourg.cli.qrcode import code_for_terminal
from faubourg.cli.reach import checked_name, checked_networks
from faubourg.core.options import shown
from faubourg.server.http.house.addresses import (
    bound,
    house_address,
    is_alone,
    is_everywhere,
    own_address,
    root_of,
)
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
# What `pip install '.[server]'` brings.
NEEDED = ("fastapi", "uvicorn", "pydantic", "orjson", "structlog", "prometheus_client", "apsw", "asyncpg")


def add_arguments(parser: Parser) -> None:
    words = parser.words
    add = parser.add_argument
    add("--host", metavar="HOST", default=LOOPBACK, help=words.say("cli-serve-host", default=LOOPBACK))
    add("--port", metavar="PORT", help=words.say("cli-serve-port", default=PORT))
    add("--lan", action="store_true", help=words.say("cli-serve-lan"))
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
    lan = checked_lan(args, workers) if args.lan else ""
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
    with contextlib.ExitStack() as sockets:
        listening = sockets.enter_context(listen(args.host, args.port))
        port: int = listening.getsockname()[1]
        beside = [sockets.enter_context(listen(lan, str(port)))] if lan else []
        settings = replace(settings, port=port, lan=lan or reached_by(listening))
        check_store(store, words)
        check_folder(store, words)
        settings.hand_over()
        return serve(words, settings, [listening, *beside], workers, open_it=args.open)


def checked_lan(args: argparse.Namespace, workers: int) -> str:
    """The address of this machine in the house, where the one process that serves it alone is to listen too."""
    if args.host != LOOPBACK or args.behind_proxy or workers > 1:
        raise Complaint("cli-serve-lan-alone")
    address = house_address()
    if address is None:
        raise Complaint("cli-serve-no-house")
    return address


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


def reached_by(listening: socket.socket) -> str:
    """The address by which others reach what listens here; empty if they cannot, or if nobody knows it."""
    if is_everywhere(listening):
        return own_address(listening.family) or ""
    return "" if is_alone(listening) else str(listening.getsockname()[0])


def announce(words: Messages, listening: socket.socket, settings: "ServerSettings", *, open_it: bool) -> None:
    """Where the table is, on standard output: for a person, and for whoever started the server."""
    everywhere = is_everywhere(listening)
    port = listening.getsockname()[1]
    address = root_of("localhost" if everywhere else settings.host, port)
    sys.stdout.write(words.say("cli-serve-ready", address=address) + "\n")
    if settings.lan and (everywhere or is_alone(listening)):
        tell_others(words, root_of(settings.lan, port))
    elif everywhere:
        sys.stdout.write(words.say("cli-serve-others-unknown", address=root_of("…", port)) + "\n")
    if settings.store.startswith("sqlite"):
        file = Path(settings.store.removeprefix("sqlite:///")).resolve()
        sys.stdout.write(words.say("cli-serve-kept", file=str(file)) + "\n")
    sys.stdout.write(words.say("cli-serve-stop") + "\n")
    sys.stdout.flush()
    if open_it:
        webbrowser.open(address)


def tell_others(words: Messages, root: str) -> None:
    """What others in the same network open; in a terminal also as a code for their cameras."""
    sys.stdout.write(words.say("cli-serve-others", address=root) + "\n")
    if sys.stdout.isatty() and (drawn := code_for_terminal(root, sys.stdout.encoding, os.environ)):
        sys.stdout.write(drawn + "\n")
    sys.stdout.flush()


def serve(
    words: Messages, settings: "ServerSettings", sockets: list[socket.socket], workers: int, *, open_it: bool
) -> int:
    import uvicorn
    from uvicorn.supervisors import Multiprocess

    from faubourg.server.http.gate.protocol import HttpProtocol
    from faubourg.server.http.house.serving import Serving
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

    def ready() -> None:
        announce(words, sockets[0], settings, open_it=open_it)

    if workers > 1:
        ready()
        Multiprocess(config, sockets=sockets).run()
        return 0
    server = Serving(config, ready, lambda root: tell_others(words, root))
    # uvicorn has stopped cleanly when it passes the signal on; a service's is worth the same as Ctrl-C.
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    with contextlib.suppress(KeyboardInterrupt):
        server.run(sockets=sockets)
    return 0 if server.started else 1
