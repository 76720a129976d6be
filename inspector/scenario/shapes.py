"""Saying in plain words what a place in a scenario file may hold, and what stands there instead.

The types of the actions are the only description of the format; the sentences here are read off them, so that a new
action needs no new message.
"""

from __future__ import annotations

import difflib
import json
import re
from collections.abc import Iterable, Mapping
from functools import lru_cache
from typing import Any

import msgspec
from msgspec import inspect

from inspector.cards import CardError, CardRecord

_Step = str | int
# A type as msgspec takes it: a class, a union, a list of something.
TypeForm = Any
_LONGEST_SHOWN = 60
# Of more keys than these, none is looked up in a sentence that names the one that was meant.
_FEW_KEYS = 24
_PATH_STEP = re.compile(r"\.([^.\[\]]+)|\[(\d+)\]|\[\.\.\.\]")


def problem_of(error: msgspec.ValidationError, shape: TypeForm, value: object) -> tuple[str, str]:
    """Turn a decoder's error into ``(path, sentence)``: where it is, what was expected there and what was found.

    ``shape`` is the type that was decoded, ``value`` what the file holds, as plain lists and dictionaries.
    """
    message, _, place = str(error).partition(" - at `$")
    steps = _steps(place.removesuffix("`"))
    path = path_text(steps)
    here, found = _follow(_type_of(shape), value, steps)
    unknown = re.fullmatch(r"Object contains unknown field `(.*)`", message, re.DOTALL)
    missing = re.fullmatch(r"Object missing required field `(.*)`", message, re.DOTALL)
    if unknown:
        key = unknown[1]
        meant = _meant(key, _keys_of(here))
        if meant and len(_keys_of(here)) > _FEW_KEYS:
            return _joined(path, key), f"this key is not known here{meant}; correct it or take it out"
        return _joined(path, key), f"this key is not known here{meant}; {_known_keys(here)}"
    if missing:
        return path, f"the key `{missing[1]}` is missing; add it, with {_description_of_key(here, missing[1])}"
    if re.match(r"(Expected|Invalid|Integer|Number) ", message):
        return path, f"expected {_describe(here)}, found {shown(found)}{_meant(found, _allowed(here))}"
    return path, message


def shape_of_card(error: CardError, card: Mapping[str, Any]) -> tuple[str, str] | None:
    """Say of a card's value of the wrong shape what ``problem_of`` says of an action's; None for any other error."""
    cause = error.__cause__
    return problem_of(cause, CardRecord, card) if isinstance(cause, msgspec.ValidationError) else None


def path_text(steps: Iterable[_Step]) -> str:
    """Write a path as files are read: ``actions[3].filter.types[0]``."""
    return "".join(f"[{step}]" if isinstance(step, int) else f".{step}" for step in steps).removeprefix(".")


def shown(value: object) -> str:
    """Show a value as it stands in the file, a long one shortened."""
    if isinstance(value, _Nothing):
        return "nothing"
    text = json.dumps(value, ensure_ascii=False)
    return text if len(text) <= _LONGEST_SHOWN else f"{text[:_LONGEST_SHOWN]}..."


def choices(values: Iterable[str]) -> str:
    """List the values allowed in one place: ``one of "day", "night"``; one alone stands by itself."""
    quoted = [f'"{value}"' for value in values]
    return quoted[0] if len(quoted) == 1 else f"one of {', '.join(quoted)}"


def did_you_mean(given: str, known: Iterable[str]) -> str:
    """Suggest the known word nearest to the given one, as the end of a sentence; empty if none is near."""
    near = difflib.get_close_matches(given[:100].casefold(), {word.casefold(): word for word in known}, n=1)
    spelled = {word.casefold(): word for word in known}
    return f' (did you mean "{spelled[near[0]]}"?)' if near else ""


class _Nothing:
    """Stands for a value that is not there."""


@lru_cache(maxsize=32)
def _type_of(shape: TypeForm) -> inspect.Type:
    return inspect.type_info(shape)


def _steps(place: str) -> list[_Step]:
    """Read the decoder's path; a step into a dictionary, of which it does not tell the key, ends it."""
    steps: list[_Step] = []
    for found in _PATH_STEP.finditer(place):
        if found[1] is None and found[2] is None:
            break
        steps.append(found[1] if found[1] is not None else int(found[2]))
    return steps


def _joined(path: str, key: str) -> str:
    return f"{path}.{key}".removeprefix(".")


def _plain(kind: inspect.Type) -> inspect.Type:
    return kind.type if isinstance(kind, inspect.Metadata) else kind


def _members(kind: inspect.Type) -> tuple[inspect.Type, ...]:
    bare = _plain(kind)
    if isinstance(bare, inspect.UnionType):
        return tuple(member for member in bare.types if not isinstance(member, inspect.NoneType))
    return (kind,)


def _follow(kind: inspect.Type, value: object, steps: list[_Step]) -> tuple[inspect.Type, object]:
    """Walk along a path through the type and the value at once; a union is narrowed by what the value looks like."""
    for step in steps:
        kind = _inside(_narrowed(kind, value), step)
        if isinstance(step, str):
            value = value.get(step, _Nothing()) if isinstance(value, dict) else _Nothing()
        else:
            value = value[step] if isinstance(value, list) and step < len(value) else _Nothing()
    return _narrowed(kind, value), value


def _narrowed(kind: inspect.Type, value: object) -> inspect.Type:
    """Choose the member of a union that an object's ``do`` names, or that has the value's general form."""
    members = _members(kind)
    if isinstance(value, dict):
        structs = [member for member in map(_plain, members) if isinstance(member, inspect.StructType)]
        tagged = [struct for struct in structs if struct.tag is not None and struct.tag == value.get(struct.tag_field)]
        if tagged or len(structs) == 1:
            return (tagged or structs)[0]
        return kind
    if isinstance(value, list):
        return next((member for member in members if isinstance(_plain(member), _LISTS)), kind)
    return kind


_LISTS = (inspect.VarTupleType, inspect.TupleType, inspect.ListType)


def _inside(kind: inspect.Type, step: _Step) -> inspect.Type:
    bare = _plain(kind)
    if isinstance(bare, inspect.StructType):
        tag = [inspect.LiteralType(values=(bare.tag,))] if bare.tag is not None and step == bare.tag_field else []
        return next((field.type for field in bare.fields if field.encode_name == step), (*tag, inspect.AnyType())[0])
    if isinstance(bare, (inspect.VarTupleType, inspect.ListType)):
        return bare.item_type
    if isinstance(bare, inspect.TupleType) and isinstance(step, int):
        return bare.item_types[step]
    tags = [member.tag for member in map(_plain, _members(kind)) if isinstance(member, inspect.StructType)]
    known = tuple(tag for tag in tags if isinstance(tag, str))
    return inspect.LiteralType(values=known) if step == "do" and known else inspect.AnyType()


def _keys_of(kind: inspect.Type) -> tuple[str, ...]:
    bare = _plain(kind)
    if not isinstance(bare, inspect.StructType):
        return ()
    tag = (bare.tag_field,) if bare.tag_field else ()
    return (*tag, *(field.encode_name for field in bare.fields))


def _known_keys(kind: inspect.Type) -> str:
    return f"the keys here are {', '.join(_keys_of(kind))}"


def _description_of_key(kind: inspect.Type, key: str) -> str:
    return _describe(_inside(kind, key))


def _allowed(kind: inspect.Type) -> tuple[str, ...]:
    found: list[str] = []
    for member in map(_plain, _members(kind)):
        if isinstance(member, inspect.LiteralType):
            found += [value for value in member.values if isinstance(value, str)]
        elif isinstance(member, inspect.EnumType):
            found += [str(value.value) for value in member.cls]
    return tuple(found)


def _meant(given: object, known: Iterable[str]) -> str:
    return did_you_mean(given, tuple(known)) if isinstance(given, str) else ""


def _describe(kind: inspect.Type) -> str:
    described = dict.fromkeys(_describe_one(member) for member in _members(kind))
    return " or ".join(described)


_WORDS: Mapping[type[inspect.Type], str] = {
    inspect.BoolType: "true or false",
    inspect.IntType: "a whole number",
    inspect.FloatType: "a number",
    inspect.NoneType: "null",
    inspect.AnyType: "a value",
}


def _describe_one(kind: inspect.Type) -> str:
    if isinstance(kind, inspect.Metadata):
        return str((kind.extra_json_schema or {}).get("description") or _describe(kind.type))
    if isinstance(kind, (inspect.LiteralType, inspect.EnumType)):
        return choices(_allowed(kind))
    if isinstance(kind, inspect.StrType):
        most = f" of at most {kind.max_length} characters" if kind.max_length else ""
        return f"a text{most}{' that is not empty' if kind.min_length else ''}"
    if isinstance(kind, inspect.IntType) and kind.ge == 0:
        return f"{_WORDS[inspect.IntType]}, 0 or more"
    if isinstance(kind, inspect.TupleType):
        return f"a list of {len(kind.item_types)}, each {_describe(kind.item_types[0])}"
    if isinstance(kind, (inspect.VarTupleType, inspect.ListType)):
        return f"a list, each entry {_describe(kind.item_type)}"
    if isinstance(kind, inspect.DictType):
        values = "" if isinstance(kind.value_type, inspect.AnyType) else f", each value {_describe(kind.value_type)}"
        return f"an object{values}"
    if isinstance(kind, inspect.StructType):
        return "an object"
    return _WORDS.get(type(kind), "a value")
