"""The writer of JSON that the server hands to its rooms: some ten times as quick as Python's own."""

import orjson

from faubourg.server.wire import json


class Fast:
    dumps = staticmethod(orjson.dumps)
    loads = staticmethod(orjson.loads)
    fragment = orjson.Fragment


def hand_in() -> None:
    json.use(Fast())
