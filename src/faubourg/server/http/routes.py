"""The HTTP interface: games and rules, tables, personal links, replays, the guided game."""

import asyncio
from collections.abc import Coroutine
from typing import TYPE_CHECKING, Annotated, Any, TypeVar

from fastapi import APIRouter, Body, Depends, Path, Request, Response
from starlette.requests import ClientDisconnect

import faubourg
from faubourg.bots.requests import request_of
from faubourg.core.refusal import InputError
from faubourg.server.archive.records import Figures, Position
from faubourg.server.http.guests import address_of, drop_cookie, guest_of, is_https, new_token, set_cookie
from faubourg.server.lobby.codes import hash_of
from faubourg.server.lobby.games import checked_options, game_list, idle_names, rulebook
from faubourg.server.lobby.lessons import AskLesson, LessonState, lesson_after
from faubourg.server.lobby.questions import read_question
from faubourg.server.table import revealing
from faubourg.server.table.table import Table
from faubourg.server.wire import http
from faubourg.server.wire.json import codec

if TYPE_CHECKING:
    from faubourg.server.app import Server

REFUSALS: dict[int | str, dict[str, object]] = {
    status: {"model": http.Problem} for status in (400, 403, 404, 409, 413, 422, 429, 503)
}

router = APIRouter(prefix="/api", responses=REFUSALS)


def server_of(request: Request) -> "Server":
    server: Server = request.app.state.server
    return server


def home(request: Request) -> str:
    """The address by which whoever asks takes turns with others."""
    return address_of(request, server_of(request).settings.trust_proxy)


async def guest(request: Request, response: Response) -> str:
    """Who asks: the browser's cookie, or a new one."""
    known = guest_of(request)
    if known is not None:
        return known
    token = new_token()
    set_cookie(response.headers, token, is_https(request, server_of(request).settings.trust_proxy))
    return hash_of(token)


async def reader(request: Request) -> str:
    """Who asks for a list. Nobody is given a cookie with it: lists come late, and would take away the seat of whoever
    has sat down meanwhile."""
    return guest_of(request) or hash_of(new_token())


Guest = Annotated[str, Depends(guest)]
Reader = Annotated[str, Depends(reader)]
TableId = Annotated[str, Path(max_length=40)]
GameId = Annotated[str, Path(max_length=24)]
RecordText = Annotated[str, Body(media_type="text/plain")]
DataText = Annotated[str, Body(media_type="text/plain")]
Found = TypeVar("Found")
TEXT_FILE: dict[int | str, dict[str, object]] = {200: {"content": {"text/plain": {}}}}


# Games and rules


@router.get("/games", response_model=http.GameList)
async def games() -> Response:
    """The games that can be played here, with their options."""
    return json_text(game_list())


@router.get("/games/{game}/rules/{language}", response_model=http.RulebookInfo)
async def rules(game: GameId, language: Annotated[str, Path(max_length=8)]) -> Response:
    """The rulebook: chapters of numbered clauses."""
    return json_text(rulebook(game, language))


@router.get("/games/{game}/data", responses=TEXT_FILE)
async def builtin_data(game: GameId) -> Response:
    """The game's own data file: every figure and proper name, to be changed for a table of one's own."""
    found = faubourg.game(game)
    return text_file(found.data, f"{found.id}.toml")


@router.post("/games/{game}/check-data")
async def check_data(request: Request, game: GameId, text: DataText = "") -> http.DataChecked:
    """Whether a table can be played with this data file; what is wrong with it is said with its line."""
    found = await figures_of(request, game, text)
    return http.DataChecked(builtin=found.builtin, digest=found.digest)


@router.post("/games/{game}/check-options")
async def check_options(game: GameId, wanted: http.CheckOptions) -> http.OptionsChecked:
    """Whether a table can be opened with these options, and for how many."""
    return checked_options(game, wanted)


@router.post("/games/{game}/ask/{name}")
async def ask(
    request: Request, game: GameId, name: Annotated[str, Path(max_length=40)], asked: dict[str, object]
) -> Response:
    """A request that the game brings, answered as it says in `web/src/wire/requests`."""
    found = faubourg.game(game)
    wanted = request_of(found, name)
    read = read_question(wanted, asked)
    if wanted.quick:
        return json_text(codec.dumps(wanted.answer(read)))
    server, whose = server_of(request), home(request)
    if wanted.study is None:
        return json_text(await unless_gone(request, server.records.request(found.id, wanted.name, read, whose)))
    if not server.limits.allow("studies", whose):
        raise InputError("too-fast", {})
    return json_text(await unless_gone(request, server.studies.answer(found, wanted, wanted.study, read, whose)))


async def figures_of(request: Request, game: str, text: str) -> Figures:
    return await unless_gone(request, server_of(request).records.figures(game, text, home(request)))


@router.post("/lessons/{game}", response_model=LessonState)
async def lesson(game: GameId, asked: AskLesson) -> Response:
    """The guided first game after all that the person has done so far."""
    return json_text(lesson_after(faubourg.game(game), tuple(asked.moves), asked.to))


# Tables


@router.get("/tables")
async def my_tables(request: Request, guest: Reader) -> http.TableList:
    """The tables of this browser, the latest first."""
    return http.TableList(tables=await server_of(request).lobby.tables_of(guest))


@router.get("/tables/open")
async def open_tables(request: Request, guest: Reader) -> http.TableList:
    """Tables that wait for anybody."""
    return http.TableList(tables=await server_of(request).lobby.open_tables(guest))


@router.post("/forget", status_code=204)
async def forget(request: Request, response: Response) -> None:
    """This browser wants to be nobody here any more: its cookie is taken away, and with it the way to its seats."""
    drop_cookie(response.headers, is_https(request, server_of(request).settings.trust_proxy))


@router.post("/tables")
async def create_table(request: Request, wanted: http.NewTable, guest: Guest) -> http.Created:
    if wanted.data is not None:
        await figures_of(request, wanted.game, wanted.data)
    table = await server_of(request).lobby.create(wanted, guest)
    return http.Created(table=table, idle=idle_names(wanted.game, wanted.options))


@router.get("/tables/{table}")
async def table_info(request: Request, table: TableId, guest: Guest) -> http.TableInfo:
    found = await server_of(request).host.current(table, home(request))
    return info_of(request, found, guest)


def info_of(request: Request, table: Table, guest: str) -> http.TableInfo:
    return table.info(guest, server_of(request).host.clock.now())


@router.get("/tables/{table}/data", responses=TEXT_FILE)
async def table_data(request: Request, table: TableId) -> Response:
    """The data file a table is played with; everybody who has its link may read it."""
    found = (await server_of(request).host.current(table, home(request))).game
    is_running = found.data == faubourg.game(found.id).data
    return text_file(found.data, f"{found.id}.toml" if is_running else f"{found.id}-{table[:8]}.toml")


@router.post("/tables/{table}/sit")
async def sit(request: Request, table: TableId, wanted: http.Sit, guest: Guest) -> http.TableInfo:
    """Take an empty seat. When the last one is taken, all reveal what they have promised; then the match starts."""
    server = server_of(request)
    found = await server.host.current(table, home(request))
    await server.lobby.sit(found, wanted, guest)
    return info_of(request, found, guest)


@router.post("/tables/{table}/reveal")
async def reveal(request: Request, table: TableId, wanted: http.Reveal, guest: Guest) -> http.TableInfo:
    """The bytes that a seat has promised, when the table says that it is `revealing`. The last ones start the match."""
    server = server_of(request)
    found = await server.host.current(table, home(request))
    await revealing.reveal(server.host, found, wanted.seat, wanted.entropy, guest)
    return info_of(request, found, guest)


@router.post("/tables/{table}/leave")
async def leave(request: Request, table: TableId, wanted: http.SeatOnly, guest: Guest) -> http.TableInfo:
    """Give up a seat before the match has begun."""
    server = server_of(request)
    found = await server.host.current(table, home(request))
    await server.lobby.leave(found, wanted.seat, guest)
    return info_of(request, found, guest)


@router.post("/tables/{table}/bot")
async def put_bot(request: Request, table: TableId, wanted: http.PutBot, guest: Guest) -> http.TableInfo:
    """A bot for an empty seat; or, when the table's time of grace is over, for somebody who is not there."""
    server = server_of(request)
    found = await server.host.current(table, home(request))
    await server.lobby.put_bot(found, wanted.seat, wanted.bot, guest)
    return info_of(request, found, guest)


@router.post("/tables/{table}/rematch")
async def rematch(request: Request, table: TableId, guest: Guest, wanted: http.Rematch | None = None) -> http.Created:
    """The same people once more, everybody one seat on, at the same game or another. All who ask are sent to the same
    table, whatever the first of them has chosen."""
    server = server_of(request)
    found = await server.host.current(table, home(request))
    return http.Created(table=await server.lobby.rematch(found, guest, wanted.game if wanted is not None else None))


@router.post("/tables/{table}/link")
async def new_link(request: Request, table: TableId, wanted: http.SeatOnly, guest: Guest) -> http.SeatLink:
    """A personal link, with which the seat can be taken to another device, once."""
    server = server_of(request)
    found = await server.host.current(table, home(request))
    return http.SeatLink(code=await server.lobby.new_link(found, wanted.seat, guest))


@router.post("/links")
async def use_link(request: Request, wanted: http.UseLink, guest: Guest) -> http.LinkUsed:
    """Take over the seat of a personal link; the answer has the next one."""
    table, seat, code = await server_of(request).lobby.use_link(wanted.code, guest)
    return http.LinkUsed(table=table, seat=seat, code=code)


# Replays


@router.get("/tables/{table}/replay", response_model=http.Replay)
async def replay(request: Request, table: TableId) -> Response:
    """A finished match, step by step, with nothing hidden."""
    return gzipped(await server_of(request).replays.of_table(table, home(request)))


@router.get("/tables/{table}/record", responses=TEXT_FILE)
async def record(request: Request, table: TableId) -> Response:
    """A finished match as a record, which `faubourg verify` checks."""
    text = await server_of(request).replays.record_of(table, home(request))
    return text_file(text, f"faubourg-{table[:8]}.txt")


@router.post("/replays", response_model=http.Replay)
async def open_record(request: Request, text: RecordText) -> Response:
    """A record file, verified, as a replay."""
    return gzipped(await unless_gone(request, server_of(request).records.replay(text, home(request))))


@router.post("/play-on")
async def play_on(request: Request, wanted: http.PlayOn, guest: Guest) -> http.Created:
    """A new match against bots from a position of a finished one."""
    server = server_of(request)
    position = await unless_gone(request, position_of(server, wanted, home(request)))
    return http.Created(table=await server.lobby.play_on(wanted, position, guest))


async def position_of(server: "Server", wanted: http.PlayOn, home: str) -> Position:
    """Of a table or of a record, not of both."""
    if wanted.record is None and wanted.table is not None:
        return await server.replays.position(wanted.table, wanted.step, home)
    if wanted.record is not None and wanted.table is None:
        return await server.records.position(wanted.record, wanted.step, home)
    raise InputError("bad-request", {"field": "table"})


async def unless_gone(request: Request, work: Coroutine[Any, Any, Found]) -> Found:
    """What takes long is dropped when whoever asked for it goes away. The body must have been read."""
    working = asyncio.create_task(work)
    leaving = asyncio.create_task(gone(request))
    try:
        await asyncio.wait((working, leaving), return_when=asyncio.FIRST_COMPLETED)
        if not working.done():
            raise ClientDisconnect
        return working.result()
    finally:
        for task in (working, leaving):
            task.cancel()
        await asyncio.gather(working, leaving, return_exceptions=True)


async def gone(request: Request) -> None:
    while (await request.receive())["type"] != "http.disconnect":
        pass


def text_file(text: str, name: str) -> Response:
    """To be kept, not shown: it may be somebody's own text."""
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    return Response(text, media_type="text/plain; charset=utf-8", headers=headers)


def json_text(body: bytes) -> Response:
    return Response(body, media_type="application/json")


def gzipped(body: bytes) -> Response:
    """Compressed once, when it was made."""
    return Response(body, media_type="application/json", headers={"content-encoding": "gzip"})
