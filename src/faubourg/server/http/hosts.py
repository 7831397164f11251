"""By which names this server may be asked for.

A page of another site whose name is made to lead to our address (DNS rebinding) has our pages read to it, cookie and
all, unless we mind the name that the browser was given. An address in figures was looked up nowhere, and is safe.
"""

import re
import socket
from dataclasses import dataclass
from ipaddress import ip_address

from starlette.datastructures import Headers
from starlette.types import ASGIApp, Receive, Scope, Send

from faubourg.server.http.guests import last_of
from faubourg.server.http.problems import plainly

LOCALHOST = "localhost"
# What a machine is called on the network of a house.
AT_HOME = ".local"
# A name, or an address of IPv6 in brackets, and perhaps a port.
HOST = re.compile(r"(?:\[([0-9a-f:.]+)\]|([^\s:/@\[\]]+))(?::[0-9]{0,5})?", re.IGNORECASE)
# Asked by machines that know a server by any name or none; they tell nothing.
NAMELESS = frozenset({"/health", "/ready"})
POLICY_VIOLATION = 1008


@dataclass(slots=True)
class Hosts:
    # One is added, and taken away, by whoever lets the house in.
    names: set[str]
    # Whether any address in figures will do, or only one of this machine alone.
    figures: bool

    def knows(self, host: str) -> bool:
        """Whether the value of a Host header is ours, whatever the port."""
        found = HOST.fullmatch(host)
        if found is None:
            return False
        name = (found[1] or found[2]).lower().rstrip(".")
        return name in self.names or is_in_figures(name, anywhere=self.figures)


def is_in_figures(name: str, *, anywhere: bool) -> bool:
    try:
        found = ip_address(name)
    except ValueError:
        return False
    return anywhere or found.is_loopback


def hosts_of(listening: str, names: tuple[str, ...]) -> Hosts:
    """What follows from where the server listens, and the names it is given besides."""
    own = {LOCALHOST, *(name.lower() for name in names)}
    if is_alone(listening):
        return Hosts(own, figures=False)
    machine = socket.gethostname().lower()
    first = machine.partition(".")[0]
    return Hosts(own | {listening.lower(), machine, first, first + AT_HOME}, figures=True)


def is_alone(listening: str) -> bool:
    """Whether only this machine can reach it."""
    return listening.lower() == LOCALHOST or is_in_figures(listening, anywhere=False)


class KnownHost:
    """Refuses whoever asks for a server of another name."""

    def __init__(self, app: ASGIApp, hosts: Hosts, trust_proxy: bool = False) -> None:
        self.app = app
        self.hosts = hosts
        self.trust_proxy = trust_proxy

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket") or scope["path"] in NAMELESS:
            await self.app(scope, receive, send)
            return
        headers = Headers(scope=scope)
        if self.is_ours(headers):
            await self.app(scope, receive, send)
        elif scope["type"] == "http":
            await plainly("wrong-host", 421, headers)(scope, receive, send)
        else:
            await receive()
            await send({"type": "websocket.close", "code": POLICY_VIOLATION, "reason": "wrong-host"})

    def is_ours(self, headers: Headers) -> bool:
        """Behind a trusted proxy the name that the browser asked it for is what counts."""
        if self.trust_proxy and (said := last_of(headers, "x-forwarded-host")):
            return self.hosts.knows(said)
        asked = headers.getlist("host")
        return len(asked) == 1 and self.hosts.knows(asked[0])
