"""Comparing what a scenario expects with what came of it, key by key, as the format says.

Lists without an order of their own are compared as sets; paragraphs may stand in any order, but each as often as it
is there.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any

import msgspec

from inspector.cards import Filter
from inspector.rules import Characteristics, Outcome, Table, characteristics, is_found
from inspector.rules.decisions.marks import word_of
from inspector.rules.edition.errors import NotComputedError
from inspector.scenario.expectations import (
    ActionExpectation,
    Expectation,
    GameExpectation,
    LooksLike,
    ObjectExpectation,
    as_json,
)
from inspector.scenario.proofs import first_unproved, proof_records
from inspector.scenario.replaying import Replay

_ALL_MAY_LOOK = "every player may look at it"


class Mismatch(msgspec.Struct, frozen=True):
    """One thing that is not as expected, each in words: what, what was expected of it, what it is."""

    what: str
    expected: str
    got: str


class Failure(msgspec.Struct, frozen=True):
    """One expectation that does not hold: its index, what it is about, and all that differs."""

    index: int
    about: str
    differences: tuple[Mismatch, ...]

    def __str__(self) -> str:
        parts = [f"expected {found.what} {found.expected}, got {found.got}" for found in self.differences]
        return f"expect[{self.index}] ({self.about}): {'; '.join(parts)}"


def failures(expect: Iterable[Expectation], run: Replay) -> tuple[Failure, ...]:
    """Give every expectation that does not hold at the end of a replay, in order."""
    found = []
    for index, expectation in enumerate(expect):
        about, differences = _compared(expectation, run)
        if differences:
            found.append(Failure(index, about, tuple(differences)))
    return tuple(found)


def _compared(expectation: Expectation, run: Replay) -> tuple[str, list[Mismatch]]:
    if isinstance(expectation, ActionExpectation):
        outcome = run.steps[expectation.action].outcome
        return f"action {expectation.action}", _action_differences(expectation, outcome)
    if isinstance(expectation, GameExpectation):
        return "the game", _game_differences(expectation, run.table)
    return f'object "{expectation.label}"', _object_differences(expectation, run.table)


def _action_differences(expectation: ActionExpectation, outcome: Outcome) -> list[Mismatch]:
    found = []
    if expectation.outcome not in (None, outcome.result):
        found.append(Mismatch("outcome", written(expectation.outcome), f"{written(outcome.result)} ({outcome.says})"))
    happened = [str(event.kind) for event in outcome.events]
    missing = [str(kind) for kind in expectation.events if kind not in happened]
    if missing:
        found.append(Mismatch("the events", written(missing), written(happened)))
    unwanted = [str(kind) for kind in expectation.no_events if kind in happened]
    if unwanted:
        found.append(Mismatch("no events", written(unwanted), written(happened)))
    uncited = [number for number in expectation.rules if number not in outcome.rules]
    if uncited:
        found.append(Mismatch("the rules", written(uncited), written(outcome.rules)))
    if expectation.decided_by:
        found.extend(_first_rule("the action", expectation.decided_by, outcome.rules))
    return found


def _first_rule(of: str, expected: str | tuple[str, ...], cited: Iterable[str]) -> list[Mismatch]:
    """Tell where the first rule cited is none of those that may decide."""
    first = next(iter(cited), None)
    allowed = (expected,) if isinstance(expected, str) else expected
    return [] if first in allowed else [Mismatch(f"the rule that decides {of}", written(expected), written(first))]


def _game_differences(expectation: GameExpectation, table: Table) -> list[Mismatch]:
    expected = expectation.game.day_night
    return [] if expected == table.day_night else [Mismatch("day_night", written(expected), written(table.day_night))]


def _object_differences(expectation: ObjectExpectation, table: Table) -> list[Mismatch]:
    expected = dict(expectation.values)
    exists = expectation.label in table.objects or expectation.label in table.phased_out
    should_exist = expected.pop("exists", True)
    if not exists or not should_exist:
        more = bool(expected or expectation.rules or expectation.decided_by or expectation.proof)
        agreed = exists == should_exist and not more
        wanted = should_exist or more
        return [] if agreed else [Mismatch("exists", written(wanted), written(exists))]
    found = _matching_differences(expected.pop("matches", None), expected.pop("is", None), table, expectation.label)
    is_now = characteristics(table, expectation.label)
    found += _value_differences(expected, is_now) + _rule_differences(expectation.rules, is_now)
    for key, rule in expectation.decided_by.items():
        cited = (number for reason in is_now.why.get(key, ()) for number in reason.rules)
        found.extend(_first_rule(key, rule, cited))
    if expectation.proof:
        found.extend(_proof_differences(expectation, table))
    return found


def _proof_differences(expectation: ObjectExpectation, table: Table) -> list[Mismatch]:
    """Tell which expected step of the proof is not there, and what is."""
    proof = proof_records(table, expectation.label)
    missing = first_unproved(expectation.proof, proof, same_value)
    if missing is None:
        return []
    shown = [{key: value for key, value in step.items() if key not in ("says", "rules", "values")} for step in proof]
    return [Mismatch(f"step {missing} of the proof", written(expectation.proof[missing]), written(shown))]


def _matching_differences(wanted: Filter | None, expected: bool | None, table: Table, label: str) -> list[Mismatch]:
    """Tell where an effect that looks for such an object would find it or not, against what is expected."""
    if wanted is None:
        return []
    try:
        got: object = is_found(table, label, wanted)
    except NotComputedError as error:
        got = str(error)
    return [] if got is expected else [Mismatch(f"matches {written(wanted)}", written(expected), written(got))]


def _value_differences(expected: Mapping[str, Any], is_now: Characteristics) -> list[Mismatch]:
    found = []
    for key, value in expected.items():
        if key == "looks_like" and not _looks_like(value, is_now.looks_like):
            got = written(is_now.looks_like) if is_now.looks_like else _ALL_MAY_LOOK
            found.append(Mismatch(key, written(value), got))
        elif key in ("not_computed", "depends"):
            said = [told.text for told in (is_now.not_computed if key == "not_computed" else is_now.depends)]
            if not _said(value, said):
                found.append(Mismatch(key, written(value), written(said)))
        elif key != "looks_like" and not same_value(key, value, is_now.value(key)):
            found.append(Mismatch(key, written(value), written(is_now.value(key))))
    return found


def _rule_differences(rules: Mapping[str, Iterable[str]], is_now: Characteristics) -> list[Mismatch]:
    found = []
    for key, numbers in rules.items():
        cited = [number for reason in is_now.why.get(key, ()) for number in reason.rules]
        missing = [number for number in numbers if number not in cited]
        if missing:
            found.append(Mismatch(f"the rules of {key}", written(missing), written(list(dict.fromkeys(cited)))))
    return found


def same_value(key: str, expected: object, actual: object) -> bool:
    """Tell whether a value is what is expected of its key."""
    return _COMPARISONS.get(key, _equal)(expected, actual)


def _equal(expected: object, actual: object) -> bool:
    if isinstance(expected, bool) or isinstance(actual, bool):
        return expected is actual
    return _one_or_two(expected) == _one_or_two(actual)


def _one_or_two(value: object) -> object:
    """Take equal values of a list for one, and different ones in whichever order they are written."""
    if not isinstance(value, (tuple, list)):
        return value
    different = list(dict.fromkeys(value))
    return different[0] if len(different) == 1 else frozenset(different)


def _as_sets(expected: object, actual: object) -> bool:
    return _as_set(expected) == _as_set(actual)


def _as_set(value: object) -> frozenset[object]:
    return frozenset(_of_either_half(value))


def _keywords(expected: object, actual: object) -> bool:
    """Keywords are the same in whatever capitals: cards, lists and the rules' own headings write them differently."""
    return {str(word).casefold() for word in _as_set(expected)} == {str(word).casefold() for word in _as_set(actual)}


def _state_based(expected: Iterable[str], actual: Iterable[str]) -> bool:
    """The state-based actions themselves must all be named; the rule of its subject beside one may be left out."""
    wanted, held = set(expected), set(actual)
    actions = {number for number in held if number.startswith(_ACTIONS_THEMSELVES)} or held
    return actions <= wanted <= held


# The rules that list the state-based actions, in every edition.
_ACTIONS_THEMSELVES = ("704.5", "704.6")


def _as_often(expected: object, actual: object) -> bool:
    return Counter(map(_paragraph, _of_either_half(expected))) == Counter(map(_paragraph, _of_either_half(actual)))


def _of_either_half(value: object) -> Iterator[Any]:
    """Give what a list holds; of the lists of a split card's two halves, where they are told apart, what is in each."""
    for part in value if isinstance(value, (tuple, list)) else ():
        yield from part if isinstance(part, (tuple, list)) else (part,)


def _paragraph(text: str) -> str:
    """Take a paragraph without what writers do in two ways: the apostrophe, the full stop, where mana is added."""
    return text.replace("’", "'").removesuffix(".").removesuffix(" to your mana pool")


def _face_down(expected: bool | str, actual: bool | str) -> bool:
    return bool(actual) if expected is True else expected == actual


def _counters(expected: Mapping[str, int], actual: Mapping[str, int]) -> bool:
    return {kind: n for kind, n in expected.items() if n} == {kind: n for kind, n in actual.items() if n}


def _chosen(given: Mapping[str, object]) -> dict[str, object]:
    """What was chosen may be named as in an action or as in a filter: ``creature_type`` or ``creature type``."""
    return {key.replace(" ", "_"): value for key, value in given.items()}


def _looks_like(expected: str | LooksLike, actual: Mapping[str, str]) -> bool:
    if isinstance(expected, LooksLike):
        return actual.get(expected.player) == expected.is_
    return bool(actual) and all(seen == expected for seen in actual.values())


def _said(expected: Iterable[str], sentences: Iterable[str]) -> bool:
    """Whether each text is part of a sentence that was said; no text at all, whether nothing was said."""
    told, wanted = [_folded(sentence) for sentence in sentences], [_folded(text) for text in expected]
    return all(any(text in sentence for sentence in told) for text in wanted) if wanted else not told


def _folded(text: str) -> str:
    return " ".join(text.replace("’", "'").casefold().split())


# Lists of which a split card has two, where its halves are told apart.
_OF_HALVES = ("colors", "color_indicator", "supertypes", "types", "subtypes")
_COMPARISONS: Mapping[str, Callable[[Any, Any], bool]] = {
    **dict.fromkeys(_OF_HALVES, _as_sets),
    "keywords": _keywords,
    "state_based": _state_based,
    "abilities": _as_often,
    "face_down": _face_down,
    "counters": _counters,
    "designations": lambda expected, actual: set(map(word_of, expected)) == set(map(word_of, actual)),
    "chosen": lambda expected, actual: _chosen(expected) == _chosen(actual),
}


def written(value: object) -> str:
    """Show a value as a file would hold it."""
    return json.dumps(as_json(value), ensure_ascii=False)
