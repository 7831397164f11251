"""Whether a value has the shape that a game declares for it."""

import functools
import types
from collections.abc import Iterable
from typing import Literal, Union, get_args, get_origin, get_type_hints, is_typeddict


@functools.cache
def particulars(shape: type) -> dict[str, object]:
    return get_type_hints(shape)


def misfit(value: object, hint: object, where: str) -> str:
    """Where a value is not of a type; empty when it is. True is no number."""
    kind, parts = get_origin(hint), get_args(hint)
    if kind in (Union, types.UnionType):
        found = [misfit(value, part, where) for part in parts]
        return found[0] if all(found) else ""
    if isinstance(hint, type) and is_typeddict(hint):
        return misfit_of_fields(value, particulars(hint), where)
    if kind is list and isinstance(value, list):
        return first(misfit(item, parts[0], f"{where}[{place}]") for place, item in enumerate(value))
    if kind is dict and isinstance(value, dict):
        odd = first(misfit(key, parts[0], f"{where}, a key") for key in value)
        return odd or first(misfit(item, parts[1], f"{where}.{key}") for key, item in value.items())
    fits = value in parts if kind is Literal else hint is object or type(value) is hint
    return "" if fits else where


def misfit_of_fields(value: object, fields: dict[str, object], where: str) -> str:
    if not isinstance(value, dict) or value.keys() != fields.keys():
        return where
    return first(misfit(value[name], hint, f"{where}.{name}") for name, hint in fields.items())


def first(found: Iterable[str]) -> str:
    return next(filter(None, found), "")
