"""The switch that lets the house in: for whoever sits at the machine, on a page of ours, and for nobody else."""

from typing import TYPE_CHECKING

from fastapi import APIRouter, Request

from faubourg.core.refusal import InputError
from faubourg.server.http.hosts import LOCALHOST, hosts_of
from faubourg.server.http.house.lan import Lan
from faubourg.server.http.operators import Operators, is_forwarded
from faubourg.server.http.security import is_at
from faubourg.server.wire import http

if TYPE_CHECKING:
    from faubourg.server.app import Server

# The names and addresses that lead nowhere but to the machine at which they are typed.
OWN_NAMES = hosts_of(LOCALHOST, ())
# No network beside the machine itself.
NEAREST = Operators()

router = APIRouter(prefix="/api/house", responses={status: {"model": http.Problem} for status in (403, 409, 422, 429)})


def lan_of(request: Request) -> Lan:
    server: Server = request.app.state.server
    return server.lan


@router.get("")
async def house(request: Request) -> http.House:
    """Under which address others in the house can open this server. Strangers are told nothing."""
    return house_of(lan_of(request), request)


@router.post("")
async def let_in(request: Request, wanted: http.LetIn) -> http.House:
    """Listen on the network of the house, or no more."""
    lan = lan_of(request)
    if not (lan.can_switch() and is_at_machine(request) and is_own_page(request)):
        raise InputError("not-at-machine", {})
    await (lan.open() if wanted.open else lan.close())
    return house_of(lan, request)


def house_of(lan: Lan, request: Request) -> http.House:
    if not is_at_machine(request):
        return http.House()
    return http.House(root=lan.root(), offered=lan.offered() if lan.can_switch() else None, switch=lan.can_switch())


def is_at_machine(request: Request) -> bool:
    """From an address of the machine alone, by no proxy, and for a name that leads there alone: whatever name somebody
    has made to lead here, or was given to this server, is none of these."""
    asked = request.headers.getlist("host")
    near = request.client is not None and NEAREST.include(request.client.host)
    return near and not is_forwarded(request.headers) and len(asked) == 1 and OWN_NAMES.knows(asked[0])


def is_own_page(request: Request) -> bool:
    """Not one of another site, even of one that may otherwise act here, and no program that says nothing of it."""
    origins = request.headers.getlist("origin")
    return len(origins) == 1 and is_at(origins[0], request.headers["host"])
