"""What one part of a scenario says about another: labels, players, zones of filters, indexes of actions.

A label that no action makes, or that is made only later, is an error of the file: nothing sensible can be done with it.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple, get_args

import msgspec

from inspector.cards import Count
from inspector.cards.limits import LONGEST_NAME
from inspector.rules.table.actions import (
    Action,
    Attach,
    BecomeCopy,
    Cast,
    CopySpell,
    CreateToken,
    CreateTokenCopy,
    Meld,
    Place,
    Reveal,
    Zone,
)
from inspector.scenario.errors import ScenarioError
from inspector.scenario.expectations import ActionExpectation, LooksLike, ObjectExpectation
from inspector.scenario.model import Scenario
from inspector.scenario.shapes import choices, did_you_mean

_MAKERS = (Place, Meld, CreateToken, CreateTokenCopy, CopySpell)
_LABEL_KEYS = (
    "object",
    "objects",
    "of",
    "as_copy_of",
    "ability_of",
    "source",
    "same_name_as",
    "other",
    "onto",
    "with",
    "attached_to",
    "shares_color_with",
    "shares_creature_type_with",
)
PLAYER_KEYS = ("player", "controller", "control", "owner", "life")
# Words that stand for an object by what it is to the one that has the effect.
_STAND_INS = ("self", "attached", "paired")
_ZONES = get_args(Zone)
# More than ever sat down to one game of a format that this program knows.
MOST_PLAYERS = 64


class Reference(NamedTuple):
    """A word of an action that must be known elsewhere: its key, the word, and where it stands below the action."""

    key: str
    word: str
    path: str


def check_references(scenario: Scenario, where: str) -> None:
    """Check every label, player, zone and index; raises ScenarioError for the first that is wrong."""
    _check_players(scenario, where)
    made_at = _labels_made(scenario, where)
    for index, action in enumerate(scenario.actions):
        _check_action(action, index, scenario, made_at, where)
    _check_expectations(scenario, made_at, where)


def labels_made_by(action: Action) -> tuple[tuple[str, str], ...]:
    """Give the labels that an action makes, each with the key under which it stands."""
    if isinstance(action, _MAKERS):
        return (("as", action.label),)
    if isinstance(action, Cast) and action.as_copy is not None:
        return (("as_copy", action.as_copy),)
    return ()


def _check_players(scenario: Scenario, where: str) -> None:
    if not scenario.players:
        raise ScenarioError(where, "players", "expected at least one name, here is none; leave the key out for two")
    if len(scenario.players) > MOST_PLAYERS:
        problem = f"expected at most {MOST_PLAYERS} players, found {len(scenario.players):,}; leave some out"
        raise ScenarioError(where, "players", problem)
    for index, name in enumerate(scenario.players):
        if not name.strip():
            raise ScenarioError(where, f"players[{index}]", "expected a name, this is empty; give the player one")
        if len(name) > LONGEST_NAME:
            problem = f"a name has at most {LONGEST_NAME} characters, this one has {len(name):,}; write a shorter one"
            raise ScenarioError(where, f"players[{index}]", problem)
        if name in scenario.players[:index]:
            problem = f'two players are called "{name}"; give each a name of their own'
            raise ScenarioError(where, f"players[{index}]", problem)


def _labels_made(scenario: Scenario, where: str) -> dict[str, int]:
    made_at: dict[str, int] = {}
    for index, action in enumerate(scenario.actions):
        for key, label in labels_made_by(action):
            if label in made_at:
                problem = f'the label "{label}" is given by actions[{made_at[label]}] already; choose another'
                raise ScenarioError(where, f"actions[{index}].{key}", problem)
            made_at[label] = index
    return made_at


def _check_action(action: Action, index: int, scenario: Scenario, made_at: dict[str, int], where: str) -> None:
    path = f"actions[{index}]"
    if isinstance(action, BecomeCopy) and not action.of:
        raise ScenarioError(where, path, "the key `of` is missing; add it, with the label of what is copied")
    since = getattr(action, "since", None)
    if since is not None and not -1 < since < index:
        problem = f"expected the index of an earlier action, found {since}; indexes count from 0"
        raise ScenarioError(where, f"{path}.since", problem)
    for found in references(action):
        if found.key in PLAYER_KEYS:
            _check_player(found.word, scenario, where, f"{path}.{found.path}")
        elif found.key == "zone":
            _check_zone(found.word, where, f"{path}.{found.path}")
        else:
            _check_label(found.word, index, made_at, where, f"{path}.{found.path}")


def _check_label(label: str, before: int | None, made_at: dict[str, int], where: str, path: str) -> None:
    if label not in made_at:
        # Tokens that are created besides one have its label with a number behind it.
        token, _, number = label.rpartition(" #")
        label = token if number.isascii() and number.isdigit() and token in made_at else label
    if label not in made_at:
        problem = f'no action makes the label "{label}"{did_you_mean(label, made_at)}; place the object first'
        raise ScenarioError(where, path, problem)
    if before is not None and made_at[label] >= before:
        problem = f'the label "{label}" is made only by actions[{made_at[label]}]; move that action before this one'
        raise ScenarioError(where, path, problem)


def _check_player(name: str, scenario: Scenario, where: str, path: str) -> None:
    if name not in scenario.players:
        problem = f'expected {choices(scenario.players)}, found "{name}"{did_you_mean(name, scenario.players)}'
        raise ScenarioError(where, path, f"{problem}; `players` names who plays")


def _check_zone(zone: str, where: str, path: str) -> None:
    if zone not in _ZONES:
        raise ScenarioError(where, path, f'expected {choices(_ZONES)}, found "{zone}"{did_you_mean(zone, _ZONES)}')


def references(action: Action) -> Iterator[Reference]:
    """Find every word of an action that refers to a label, a player or a zone, filters inside changes included."""
    made = {key for key, _ in labels_made_by(action)}
    for key, value in _keyed(action):
        if key in made or value is None:
            continue
        if key == "on" and isinstance(value, tuple):
            yield from (
                Reference("object", label, f"on[{place}]")
                for place, label in enumerate(value)
                if label not in _STAND_INS
            )
        elif key == "to" and isinstance(action, Reveal):
            yield Reference("player", value, key)
        elif key == "to" and isinstance(action, Attach):
            yield Reference("object", value, key)
        else:
            yield from _inside(key, value, key)


def _inside(key: str, value: object, path: str) -> Iterator[Reference]:
    if isinstance(value, msgspec.Struct):
        for inner, held in _keyed(value):
            if isinstance(value, Count) and inner in ("of", "on"):
                # There "of" is a number of the object that "on" names.
                if inner == "on" and held is not None and held not in _STAND_INS:
                    yield Reference("object", held, f"{path}.on")
            else:
                yield from _inside(inner, held, f"{path}.{inner}")
    elif key in (*_LABEL_KEYS, *PLAYER_KEYS) or (key == "zone" and path != "zone"):
        words = value if isinstance(value, tuple) else (value,)
        for place, word in enumerate(words):
            if isinstance(word, str) and not (key == "attached_to" and word == "self"):
                yield Reference(key, word, f"{path}[{place}]" if isinstance(value, tuple) else path)


def _keyed(value: msgspec.Struct) -> Iterator[tuple[str, Any]]:
    for name, key in zip(value.__struct_fields__, value.__struct_encode_fields__, strict=True):
        yield key, getattr(value, name)


def _check_expectations(scenario: Scenario, made_at: dict[str, int], where: str) -> None:
    for index, expectation in enumerate(scenario.expect):
        path = f"expect[{index}]"
        if isinstance(expectation, ObjectExpectation):
            _check_label(expectation.label, None, made_at, where, f"{path}.object")
            _check_expected_players(expectation, scenario, where, path)
        elif isinstance(expectation, ActionExpectation) and expectation.action >= len(scenario.actions):
            problem = f"expected the index of an action, found {expectation.action}; "
            problem += f"there are {len(scenario.actions)}, counted from 0"
            raise ScenarioError(where, f"{path}.action", problem)


def _check_expected_players(expectation: ObjectExpectation, scenario: Scenario, where: str, path: str) -> None:
    for key in ("owner", "controller"):
        if key in expectation.values:
            _check_player(expectation.values[key], scenario, where, f"{path}.{key}")
    seen = expectation.values.get("looks_like")
    if isinstance(seen, LooksLike):
        _check_player(seen.player, scenario, where, f"{path}.looks_like.player")
