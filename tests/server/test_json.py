"""The writer of JSON that the server hands to its rooms, and Python's own, which stands in for it elsewhere."""

from collections.abc import Iterator
from functools import partial

import orjson
import pytest

import faubourg
from faubourg.core.secret import Secret
from faubourg.server.table.text import as_text
from faubourg.server.wire import json
from faubourg.server.wire.json import codec

PLAIN = (json.dumps, json.loads, json.Fragment)
QUICK = (orjson.dumps, orjson.loads, orjson.Fragment)


@pytest.fixture(params=[PLAIN, QUICK], ids=["plain", "quick"])
def handed_in(request: pytest.FixtureRequest) -> Iterator[None]:
    before = (codec.dumps, codec.loads, codec.fragment)
    codec.use(*request.param)
    yield
    codec.use(*before)


@pytest.mark.parametrize("game", faubourg.game_ids())
def test_both_write_a_position_in_the_same_bytes(game: str) -> None:
    state = faubourg.new(game, faubourg.game(game).seats.start, 7).state
    message = {"view": state.whole_view(), "choices": state.offer(state.actors()[0])}
    for seat in (0, 1, None):
        known = partial(told_to, seat)
        assert json.dumps(message, known) == orjson.dumps(message, known)


def told_to(seat: int | None, value: object) -> object:
    assert isinstance(value, Secret)
    return value.known_to(seat)


@pytest.mark.usefixtures("handed_in")
def test_a_secret_is_told_to_its_owner_alone() -> None:
    message = {"hand": Secret(1, ["é", Secret(1, 2)]), "all": codec.fragment(codec.dumps([1, 2]))}
    assert as_text(message, 1) == '{"hand":["é",2],"all":[1,2]}'.encode()
    assert as_text(message, 0) == b'{"hand":null,"all":[1,2]}'
    assert as_text(message) == b'{"hand":null,"all":[1,2]}'
    with pytest.raises(TypeError):
        as_text({"odd": object()}, 1)


@pytest.mark.usefixtures("handed_in")
@pytest.mark.parametrize("text", [b"{", b"\xff", b"[" * 10_000, b""])
def test_what_is_no_json_is_a_value_error(text: bytes) -> None:
    with pytest.raises(ValueError, match=r"."):
        codec.loads(text)
