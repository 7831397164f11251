"""Write what follows from the models of the wire: TypeScript's types, and the document of the protocol.

    python -m tools.wire            writes web/src/wire/types.ts; views/<game>.ts, events/<game>.ts, scenes/<game>.ts
                                    and requests/<game>.ts beside it; docs/protocol.md
    python -m tools.wire --check    only compares, and names what is out of date

It reads the sources as they stand, so that comments above a field can be shown beside it. The first part of the
document is written by hand; what stands below the mark is made here.
"""

import argparse
import importlib
import inspect
import json
import re
import sys
import types
from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import cache
from operator import attrgetter
from pathlib import Path
from typing import Annotated, Any, Literal, Union, get_args, get_origin, get_type_hints, is_typeddict

from annotated_types import Ge, Gt, Le, Lt, MaxLen, MinLen
from pydantic import BaseModel
from pydantic.fields import FieldInfo

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "src"))

from faubourg.bots.requests import requests_of  # noqa: E402
from faubourg.games import game, game_ids  # noqa: E402
from faubourg.server.wire import answers, http, kinds, requests  # noqa: E402

# Bodies of HTTP requests. With the messages from the browser they are what a client writes: there, and only there, a
# field with a default may be left out. Everything else is read.
BODIES = (
    http.NewTable,
    http.CheckOptions,
    http.Sit,
    http.Reveal,
    http.SeatOnly,
    http.PutBot,
    http.UseLink,
    http.LetIn,
    http.PlayOn,
)
OFFERED = (http.GameInfo, http.OptionInfo)
CHECKED = (http.CheckOptions, http.OptionsChecked)
MODULES = (kinds, http, requests, answers)
MARK = "<!-- From here on made by tools/wire.py. -->\n"
DOCUMENT = "docs/protocol.md"
HEAD = "// Made by tools/wire.py from {source}. Do not edit.\n"
PLAIN = {int: "number", float: "number", str: "string", bool: "boolean", type(None): "null", object: "unknown"}

Model = type[BaseModel]


# What there is


def models() -> list[Model]:
    """Every model of the wire, in the order of the modules."""
    found = [
        (module, value)
        for module in MODULES
        for value in vars(module).values()
        if isinstance(value, type) and issubclass(value, BaseModel)
    ]
    return [model for module, model in found if model.__module__ == module.__name__ and model is not kinds.Model]


def aliases() -> dict[str, Any]:
    """The unions and sets of words that have a name of their own."""
    everything = {name: value for module in MODULES for name, value in vars(module).items()}
    return {name: value for name, value in everything.items() if is_alternatives(bare(value))}


def numbers() -> dict[str, int]:
    return {name: value for name, value in vars(kinds).items() if name.isupper() and isinstance(value, int)}


def is_alternatives(value: Any) -> bool:
    return get_origin(value) in {Literal, Union, types.UnionType}


def bare(hint: Any) -> Any:
    return get_args(hint)[0] if get_origin(hint) is Annotated else hint


def fields(kind: type) -> dict[str, Any]:
    """The fields of a model or of a TypedDict, with what bounds them."""
    hints = get_type_hints(kind, include_extras=True)
    return {name: hints[name] for name in getattr(kind, "model_fields", hints)}


def has_default(kind: type, name: str) -> bool:
    return issubclass(kind, BaseModel) and not kind.model_fields[name].is_required()


def mentioned(hint: Any) -> Iterator[Model]:
    """The models inside a type."""
    if isinstance(hint, type) and get_origin(hint) is None and issubclass(hint, BaseModel):
        yield hint
    for part in get_args(hint):
        if get_origin(hint) is not Literal:
            yield from mentioned(part)


def reached(start: Iterable[Model]) -> list[Model]:
    """These models and all inside them."""
    found: list[Model] = []
    left = list(start)
    while left:
        model = left.pop(0)
        if model not in found:
            found.append(model)
            left += [inner for hint in fields(model).values() for inner in mentioned(hint)]
    return found


@cache
def written() -> list[Model]:
    """What a client writes."""
    return reached([*BODIES, *mentioned(requests.FromClient)])


@cache
def read() -> list[Model]:
    """What a client reads."""
    return reached([*mentioned(answers.FromServer), *(model for model in models() if model not in written())])


@cache
def comments(kind: type) -> dict[str, str]:
    """The comment above each field that has one, its own or one that it takes over."""
    found: dict[str, str] = {}
    for base in bases(kind):
        found |= comments(base)
    above: list[str] = []
    for line in source_of(kind).splitlines():
        field = re.match(r"    (\w+): ", line)
        if field and above:
            found[field[1]] = in_json(" ".join(above))
        comment = re.match(r"    # (.*)", line)
        above = [*above, comment[1]] if comment else []
    return found


def bases(kind: type) -> list[type]:
    """What a TypedDict is made of, which it does not remember itself."""
    names = re.match(r"class \w+\((.+)\):", source_of(kind)) if is_typeddict(kind) else None
    found = [attrgetter(name)(sys.modules[kind.__module__]) for name in names[1].split(", ")] if names else []
    return [base for base in found if is_typeddict(base)]


def source_of(kind: type) -> str:
    """Nothing where a field is called like a word of Python's, for there is no class then."""
    try:
        return inspect.getsource(kind)
    except OSError:
        return ""


def described(kind: type) -> str:
    """Its own docstring; a model without one inherits pydantic's, which says nothing of it."""
    return in_json(inspect.cleandoc(kind.__dict__.get("__doc__") or ""))


def in_json(text: str) -> str:
    return re.sub(r"\bNone\b", "null", text)


# TypeScript


def name_written(model: Model) -> str:
    """What is both read and written has a second type where something may be left out."""
    twice = model in read() and any(has_default(inner, name) for inner in reached([model]) for name in fields(inner))
    return f"{model.__name__}Input" if twice else model.__name__


def name_read(model: type) -> str:
    return model.__name__


def typescript(hint: Any, name: Callable[[Any], str], words: Mapping[str, Any] | None = None) -> str:
    """A type; sets of words that have a name, those of the wire or else `words`, are called by it."""
    origin, parts = get_origin(hint), get_args(hint)
    if origin is Annotated:
        return typescript(parts[0], name, words)
    if hint in PLAIN:
        return PLAIN[hint]
    if is_alternatives(hint):
        known = (alias for alias, value in (aliases() if words is None else words).items() if value == hint)
        return next(known, " | ".join(alternatives(hint, name, words)))
    if origin is list:
        inner = typescript(parts[0], name, words)
        return f"({inner})[]" if " | " in inner else f"{inner}[]"
    if origin is tuple:
        return "[" + ", ".join(typescript(part, name, words) for part in parts) + "]"
    if origin is dict:
        return f"Record<{typescript(parts[0], name, words)}, {typescript(parts[1], name, words)}>"
    if is_typeddict(hint) or issubclass(hint, BaseModel):
        return name(hint)
    raise TypeError(f"no TypeScript for {hint!r}")


def alternatives(hint: Any, name: Callable[[Any], str], words: Mapping[str, Any] | None = None) -> list[str]:
    if get_origin(hint) is Literal:
        return [f'"{word}"' if isinstance(word, str) else str(word) for word in get_args(hint)]
    return [typescript(part, name, words) for part in get_args(hint)]


def remark(text: str, indent: str = "") -> list[str]:
    lines = text.splitlines()
    if len(lines) < 2:
        return [f"{indent}/** {line} */" for line in lines]
    return [f"{indent}/**", *(f"{indent} * {line}".rstrip() for line in lines), f"{indent} */"]


def interface(
    kind: type, own_name: str, name: Callable[[Any], str], *, sparing: bool, words: Mapping[str, Any] | None = None
) -> str:
    """One interface; `sparing` lets fields with a default be left out."""
    lines = [*remark(described(kind)), f"export interface {own_name} {{"]
    for field, hint in fields(kind).items():
        lines += remark(comments(kind).get(field, ""), "  ")
        mark = "?" if sparing and has_default(kind, field) else ""
        lines.append(f"  {field}{mark}: {typescript(hint, name, words)};")
    return "\n".join([*lines, "}\n"])


def types_file() -> str:
    parts = [HEAD.format(source="src/faubourg/server/wire")]
    parts.append("".join(f"export const {name} = {value};\n" for name, value in numbers().items()))
    for model in models():
        if model in read():
            parts.append(interface(model, name_read(model), name_read, sparing=False))
        if model in written() and (model not in read() or name_written(model) != name_read(model)):
            parts.append(interface(model, name_written(model), name_written, sparing=True))
    for alias, value in aliases().items():
        parts.append("\n  | ".join([f"export type {alias} =", *alternatives(bare(value), name_read)]) + ";\n")
    return "\n".join(parts)


def dictionaries(hint: Any) -> Iterator[Any]:
    """The TypedDicts inside a type, deepest first."""
    for part in fields(hint).values() if is_typeddict(hint) else get_args(hint):
        yield from dictionaries(part)
        if is_typeddict(part):
            yield part


def views_file(id: str) -> str:
    module = importlib.import_module(f"faubourg.games.{id}.view")
    found = [value for value in vars(module).values() if is_typeddict(value) and value.__module__ == module.__name__]
    inner = {part: None for kind in found for part in dictionaries(kind) if part not in found}
    parts = [interface(kind, name_read(kind), name_read, sparing=False) for kind in [*inner, *found]]
    return "\n".join([HEAD.format(source=f"src/faubourg/games/{id}/view.py"), *parts])


def words_in(module: types.ModuleType) -> dict[str, Any]:
    """The sets of words that have a name there."""
    return {name: value for name, value in vars(module).items() if get_origin(value) is Literal}


def words_file(source: str, words: Mapping[str, Any]) -> list[str]:
    """The beginning of a file of shapes."""
    named = [f"export type {name} = {' | '.join(alternatives(value, name_read))};\n" for name, value in words.items()]
    return [HEAD.format(source=source), *(["".join(named)] if named else [])]


def events_file(id: str) -> str:
    """The shapes of a game's events, and all its events: what has a kind is of the shape of that kind."""
    words = words_in(importlib.import_module(f"faubourg.games.{id}.events"))
    kinds: dict[type, list[str]] = {}
    for kind, shape in game(id).shapes.items():
        kinds.setdefault(shape, []).append(kind)
    parts = words_file(f"src/faubourg/games/{id}/events.py", words)
    parts += [interface(shape, name_read(shape), name_read, sparing=False, words=words) for shape in kinds]
    lines = ["/** All that can be told, each by a clause of the rules. */", "export type Told = { clause: string } & ("]
    for shape, named in kinds.items():
        said = " | ".join(f'"{kind}"' for kind in named)
        lines.append(f"  | ({{ kind: {said} }} & {name_read(shape)})")
    return "\n".join([*parts, *lines, ");\n"])


def scenes_file(id: str) -> str:
    """The shape of a game's scene."""
    words = words_in(importlib.import_module(f"faubourg.games.{id}.scene_types"))
    whole = game(id).scene_shape
    parts = words_file(f"src/faubourg/games/{id}/scene_types.py", words)
    shapes = [*dict.fromkeys(dictionaries(whole)), whole]
    parts += [interface(shape, name_read(shape), name_read, sparing=False, words=words) for shape in shapes]
    return "\n".join(parts)


def requests_file(id: str) -> str:
    """The shapes of what may be asked of a game beside a match, and of its answers; and which belong together."""
    found = requests_of(game(id))
    shapes = [shape for request in found.values() for shape in (request.asked, request.answered)]
    words: dict[str, Any] = {}
    for shape in shapes:
        words |= words_in(importlib.import_module(shape.__module__))
    parts = words_file(f"the requests of {id}", words)
    inner = [part for shape in shapes for part in [*dictionaries(shape), shape]]
    parts += [interface(part, name_read(part), name_read, sparing=False, words=words) for part in dict.fromkeys(inner)]
    lines = ["/** By name: what is asked, and what is answered. */", "export interface Requests {"]
    for name, request in found.items():
        lines.append(f'  "{name}": {{ asked: {name_read(request.asked)}; answered: {name_read(request.answered)} }};')
    return "\n".join([*parts, *lines, "}\n"])


# The document


def bounds(metadata: Iterable[Any]) -> str:
    """What limits a value, in words."""
    said: list[str] = []
    for item in metadata:
        for part in item.metadata if isinstance(item, FieldInfo) else [item]:
            match part:
                case Ge(ge=low):
                    said.append(f"at least {low}")
                case Gt(gt=low):
                    said.append(f"above {low}")
                case Le(le=high):
                    said.append(f"at most {high}")
                case Lt(lt=high):
                    said.append(f"below {shown_limit(high)}")
                case MinLen(min_length=least):
                    said.append(f"length at least {least}")
                case MaxLen(max_length=most):
                    said.append(f"length at most {most}")
                case _ if getattr(part, "pattern", None):
                    said.append(f"matches `{part.pattern}`")
    return ", ".join(said)


def shown_limit(number: Any) -> str:
    return "2^53" if number == kinds.MOVE_LIMIT else str(number)


def limits(hint: Any, inside: str = "") -> list[str]:
    """The bounds of a value and of what it holds."""
    found = []
    if get_origin(hint) is Annotated:
        said = bounds(hint.__metadata__)
        found += [f"{inside}{said}"] if said else []
        hint = get_args(hint)[0]
    deeper = "each " if get_origin(hint) is list else inside
    if get_origin(hint) is not Literal:
        found += [item for part in get_args(hint) for item in limits(part, deeper)]
    return found


def table(model: Model) -> list[str]:
    lines = ["| field | type | |", "|---|---|---|"]
    for field, hint in fields(model).items():
        notes = limits(hint)
        if model in written() and has_default(model, field):
            notes.append(f"may be left out: `{default_of(model, field)}`")
        if comment := comments(model).get(field):
            notes.append(comment)
        cells = (f"`{field}`", f"`{typescript(hint, name_read)}`", "; ".join(notes))
        lines.append(f"| {' | '.join(cell(text) for text in cells)} |")
    return [*lines, ""]


def cell(text: str) -> str:
    return text.replace("|", "\\|")


def default_of(model: Model, field: str) -> str:
    default = model.model_fields[field].default
    if isinstance(default, BaseModel):
        return default.model_dump_json()
    return json.dumps(default, ensure_ascii=False)


def message_type(model: Model) -> str:
    """The word a message has in `type`."""
    return str(get_args(fields(model)["type"])[0])


def section(title: str, found: Iterable[Model], *, messages: bool) -> list[str]:
    lines = [f"## {title}", ""]
    for model in found:
        lines += [f"### `{message_type(model)}`: {model.__name__}" if messages else f"### {model.__name__}", ""]
        if said := described(model):
            lines += [said, ""]
        lines += table(model)
    return lines


def made_part() -> str:
    sent, answered = list(mentioned(requests.FromClient)), list(mentioned(answers.FromServer))
    inner = [model for model in reached([*sent, *answered]) if model not in sent and model not in answered]
    lines = [
        "",
        *section("From the browser", sent, messages=True),
        *section("From the server", answered, messages=True),
        *section("Inside messages", inner, messages=False),
        *section("Games and their options, as `GET /api/games` lists them", OFFERED, messages=False),
        *section("Options, as `POST /api/games/<game>/check-options` looks at them", CHECKED, messages=False),
    ]
    return "\n".join(lines)


def document() -> str:
    written_by_hand, mark, _ = (ROOT / DOCUMENT).read_text("utf-8").partition(MARK)
    return written_by_hand + mark + made_part()


# The command


def files() -> dict[str, str]:
    made = {"web/src/wire/types.ts": types_file(), DOCUMENT: document()}
    made |= {f"web/src/wire/views/{id}.ts": views_file(id) for id in game_ids()}
    made |= {f"web/src/wire/events/{id}.ts": events_file(id) for id in game_ids()}
    made |= {f"web/src/wire/requests/{id}.ts": requests_file(id) for id in game_ids() if requests_of(game(id))}
    return made | {f"web/src/wire/scenes/{id}.ts": scenes_file(id) for id in game_ids()}


def main() -> int:
    parser = argparse.ArgumentParser(description="Write what follows from the models of the wire.")
    parser.add_argument("--check", action="store_true", help="only compare")
    check = parser.parse_args().check
    stale = []
    for name, text in files().items():
        path = ROOT / name
        if path.is_file() and path.read_text("utf-8") == text:
            continue
        stale.append(name)
        if not check:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, "utf-8")
    verb = "out of date, run python -m tools.wire" if check else "written"
    sys.stdout.write("".join(f"{name}: {verb}\n" for name in stale))
    return int(check and bool(stale))


if __name__ == "__main__":
    raise SystemExit(main())
