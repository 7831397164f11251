"""Who may reach a server, as the command line says it: the names it goes by, the networks of those who run it."""

import re
from ipaddress import ip_address, ip_network

from faubourg.cli.complaint import Complaint
from faubourg.core.options import shown

LABEL = r"[a-z0-9_]([a-z0-9_-]{0,61}[a-z0-9_])?"
NAME = re.compile(rf"{LABEL}(\.{LABEL})*")


def checked_name(given: str) -> str:
    """As browsers write it: small letters, and other alphabets in the letters of ASCII."""
    try:
        return str(ip_address(given.strip("[]")))
    except ValueError:
        pass
    try:
        name = given.rstrip(".").lower().encode("idna").decode("ascii")
    except UnicodeError:
        name = ""
    if not NAME.fullmatch(name):
        raise Complaint("cli-serve-bad-name", given=shown(given))
    return name


def checked_networks(given: list[str]) -> tuple[str, ...]:
    """Each may hold several, with commas between them."""
    return tuple(checked_network(one.strip()) for several in given for one in several.split(","))


def checked_network(given: str) -> str:
    try:
        return str(ip_network(given, strict=False))
    except ValueError:
        raise Complaint("cli-serve-bad-network", given=shown(given)) from None
