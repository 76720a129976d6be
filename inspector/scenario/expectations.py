"""What a scenario expects of its objects, actions and game: every key of the format, each with its type."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Annotated, Any, Literal

import msgspec

from inspector.cards import Color, Filter, Half
from inspector.rules import EventKind, Result
from inspector.rules.table.actions import Label, Side, Zone
from inspector.scenario.errors import ScenarioError
from inspector.scenario.shapes import TypeForm, did_you_mean, problem_of

# A split card off the stack has two values in the editions before 2017: a list of two then stands for one value.
_Text = str | tuple[str, ...]
_Number = int | float | tuple[int | float, ...]
_Words = tuple[str | tuple[str, ...], ...]
ColorLetters = tuple[Color | tuple[Color, ...], ...]
_Size = int | float | str | None
RuleNumbers = tuple[str, ...]
# The rule that must be named first, or the rules of which any one may be.
Deciding = str | RuleNumbers
# What comes out of a decoder: whatever the type form given to it says.
Decoded = Any


class LooksLike(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What one player sees of an object."""

    player: str
    is_: str = msgspec.field(name="is")


OBJECT_KEYS: Mapping[str, Any] = {
    "name": _Text,
    "names": tuple[str, ...],
    "mana_cost": _Text,
    "mana_value": _Number,
    "colors": ColorLetters,
    "color_indicator": ColorLetters | None,
    "supertypes": _Words,
    "types": _Words,
    "subtypes": _Words,
    "keywords": _Words,
    "abilities": _Words,
    "power": _Size,
    "toughness": _Size,
    "loyalty": _Size,
    "defense": _Size,
    "zone": Zone,
    "controller": str,
    "owner": str,
    "face_up": Side | None,
    "face_down": bool | Literal["effect", "morph", "manifest", "cloak", "disguise"],
    "flipped": bool,
    "unlocked": tuple[Half, ...],
    "tapped": bool,
    "counters": dict[str, int],
    "token": bool,
    "exists": bool,
    "state_based": RuleNumbers,
    "looks_like": str | LooksLike,
    "matches": Filter,
    "is": bool,
    "chosen": dict[str, str | int],
    "designations": tuple[str, ...],
    "phased_out": bool,
    "not_computed": tuple[str, ...],
    "depends": tuple[str, ...],
}


class ObjectExpectation(msgspec.Struct, frozen=True, kw_only=True):
    """What the object of a label is after the last action.

    ``rules`` are those that must be cited for a value, ``decided_by`` the one (or one of
    those) that must be cited first, ``proof`` the steps that must be in its proof, in this order.
    """

    label: str
    values: dict[str, Any] = {}
    rules: dict[str, RuleNumbers] = {}
    decided_by: dict[str, Deciding] = {}
    proof: tuple[dict[str, Any], ...] = ()


class ActionExpectation(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True, omit_defaults=True):
    """How the action of an index ends; ``events`` must all occur, ``no_events`` must not.

    ``decided_by`` is the rule that must be cited first, or a list of which it must be one.
    """

    action: Annotated[int, msgspec.Meta(ge=0)]
    outcome: Result | None = None
    events: tuple[EventKind, ...] = ()
    no_events: tuple[EventKind, ...] = ()
    rules: RuleNumbers = ()
    decided_by: Deciding = ()


class GameValues(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The designations of the game."""

    day_night: Literal["day", "night"] | None


class GameExpectation(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What holds for the game as a whole after the last action."""

    game: GameValues


Expectation = ObjectExpectation | ActionExpectation | GameExpectation


def read_expectation(record: Mapping[str, Any], where: str, path: str) -> Expectation:
    """Read one entry of ``expect``; raises ScenarioError."""
    subjects = [key for key in ("object", "action", "game") if key in record]
    if len(subjects) != 1:
        found = "has none of them" if not subjects else f"has {' and '.join(subjects)}"
        raise ScenarioError(where, path, f"expected exactly one of the keys object, action and game, this {found}")
    if subjects == ["object"]:
        return _object_expectation(record, where, path)
    whole: Expectation = _read(ActionExpectation if subjects == ["action"] else GameExpectation, record, where, path)
    return whole


def expectation_record(expectation: Expectation) -> dict[str, Any]:
    """Give the entry of ``expect`` that reads back as this expectation."""
    if not isinstance(expectation, ObjectExpectation):
        record: dict[str, Any] = as_json(expectation)
        return record
    more = {key: getattr(expectation, key) for key in _MORE if getattr(expectation, key)}
    of_object: dict[str, Any] = as_json({"object": expectation.label, **expectation.values, **more})
    return of_object


def as_json(value: object) -> Decoded:
    """Give a value as JSON has it: lists, dictionaries, texts, numbers."""
    return msgspec.json.decode(msgspec.json.encode(value))


# What can be expected of an object beside its values: for some of these, the rules.
_BY_KEY: Mapping[str, Any] = {"rules": dict[str, RuleNumbers], "decided_by": dict[str, Deciding]}
# The keys of a step of a proof, as ``explain --json`` prints them.
STEP_KEYS = (
    "layer",
    "source",
    "source_name",
    "of",
    "timestamp",
    "applied",
    "values",
    "changes",
    "because",
    "by",
    "after",
    "depends_on",
    "loop",
    "although_lost",
    "counted",
    "conditions",
    "rules",
    "says",
)
_MORE = (*_BY_KEY, "proof")


def _object_expectation(record: Mapping[str, Any], where: str, path: str) -> ObjectExpectation:
    for key in record:
        if key not in OBJECT_KEYS and key not in ("object", *_MORE):
            raise _unknown_key(key, where, path, (*_MORE, *OBJECT_KEYS))
    values = {
        key: _read(OBJECT_KEYS[key], value, where, f"{path}.{key}")
        for key, value in record.items()
        if key in OBJECT_KEYS
    }
    more = {key: _read(shape, record.get(key, {}), where, f"{path}.{key}") for key, shape in _BY_KEY.items()}
    for name, of_values in more.items():
        for key in of_values:
            if key not in OBJECT_KEYS:
                raise _unknown_key(key, where, f"{path}.{name}", OBJECT_KEYS)
    if ("matches" in values) is not ("is" in values):
        raise ScenarioError(where, path, "`matches` and `is` belong together: would such an object be found, or not?")
    label = _read(Label, record["object"], where, f"{path}.object")
    return ObjectExpectation(label=label, values=values, proof=_proof(record, where, path), **more)


def _proof(record: Mapping[str, Any], where: str, path: str) -> tuple[dict[str, Any], ...]:
    steps: tuple[dict[str, Any], ...] = _read(
        tuple[dict[str, Any], ...], record.get("proof", ()), where, f"{path}.proof"
    )
    for index, step in enumerate(steps):
        for key in step:
            if key not in STEP_KEYS:
                raise _unknown_key(key, where, f"{path}.proof[{index}]", STEP_KEYS)
    return steps


def _unknown_key(key: str, where: str, path: str, known: Iterable[str]) -> ScenarioError:
    keys = tuple(known)
    problem = f"this key is not known here{did_you_mean(key, keys)}; the keys here are {', '.join(keys)}"
    return ScenarioError(where, f"{path}.{key}", problem)


def _read(shape: TypeForm, value: object, where: str, path: str) -> Decoded:
    try:
        return msgspec.convert(value, shape)
    except msgspec.ValidationError as error:
        inside, problem = problem_of(error, shape, value)
        joint = "" if not inside or inside.startswith("[") else "."
        raise ScenarioError(where, f"{path}{joint}{inside}", problem) from None
