"""What may be asked of a game beside a match, as it comes from outside: read by the shape that the game gives it."""

import functools
from operator import or_
from types import UnionType
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints, is_typeddict

from pydantic import ValidationError, create_model

from faubourg.core.refusal import InputError
from faubourg.core.request import Request
from faubourg.server.wire.json import codec
from faubourg.server.wire.kinds import Model

# Far more than all games together ask.
MOST_SHAPES = 256


def read_question(request: Request, given: object) -> dict[str, object]:
    """What is asked, if it has all that the request asks for and nothing else."""
    try:
        read = model_of(request.asked).model_validate(given)
    except ValidationError as problem:
        place = ".".join(str(part) for part in problem.errors()[0]["loc"])
        raise InputError("bad-request", {"field": place[:60]}) from None
    values = read.model_dump()
    try:
        codec.dumps(values)
    except (TypeError, ValueError):
        # Half a character, which JSON can smuggle in, could not be handed on.
        raise InputError("bad-request", {"field": "-"}) from None
    return values


@functools.lru_cache(maxsize=MOST_SHAPES)
def model_of(shape: type) -> type[Model]:
    fields: dict[str, Any] = {name: (modelled(hint), ...) for name, hint in get_type_hints(shape).items()}
    return create_model(shape.__name__, __base__=Model, **fields)


def modelled(hint: Any) -> Any:
    """The same with models for the shapes inside, which are read as strictly."""
    if is_typeddict(hint):
        return model_of(hint)
    origin = get_origin(hint)
    if origin is None or origin is Literal:
        return hint
    parts = tuple(modelled(part) for part in get_args(hint))
    return functools.reduce(or_, parts) if origin in (Union, UnionType) else origin[parts]
