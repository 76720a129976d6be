"""What every file must pass before it is read at all: its size, its encoding, its depth, no key twice in an object.

These checks stand between hostile or broken files and the reader; none of them needs more memory than the file has.
"""

from __future__ import annotations

import json
import re
from collections import Counter
from itertools import accumulate
from math import isfinite
from pathlib import Path

from inspector.cards.errors import shortened
from inspector.cards.limits import LONGEST_NUMBER
from inspector.keeping import NotOpenedError, read_head
from inspector.scenario.errors import ScenarioError

MEGABYTE = 1_000_000
LARGEST_FILE = 8 * MEGABYTE
DEEPEST_NESTING = 100
_STRING = re.compile(rb'"(?:[^"\\]++|\\.)*+"?', re.DOTALL)
_BRACKET = re.compile(rb"[\[{\]}]")
_STEPS = bytes.maketrans(b"[{]}", b"\x01\x01\xff\xff")
_NOT_BRACKETS = bytes(set(range(256)) - set(b"[{]}"))
_UTF16_MARKS = (b"\xff\xfe", b"\xfe\xff")
# How PNG, JPEG, GIF and WebP files begin.
_PICTURES = (b"\x89PNG", b"\xff\xd8\xff", b"GIF8", b"RIFF")
_BYTE_ORDER_MARK = b"\xef\xbb\xbf"


def bytes_of_file(path: Path) -> bytes:
    """Read a regular file; raises ScenarioError. Of one that is too large, one byte more than allowed is given."""
    try:
        return read_head(path, LARGEST_FILE + 1)
    except NotOpenedError as error:
        raise ScenarioError(str(path), "", error.problem) from None


def checked_text(data: bytes, where: str) -> bytes:
    """Give the file's text, still encoded in UTF-8, once size, encoding and depth are acceptable."""
    if len(data) > LARGEST_FILE:
        raise ScenarioError(
            where, "", f"the file is larger than {LARGEST_FILE // MEGABYTE} MB, which no scenario needs; choose another"
        )
    data = data.removeprefix(_BYTE_ORDER_MARK)
    if not data.strip():
        raise ScenarioError(where, "", "the file is empty; choose another")
    _check_encoding(data, where)
    deepest = _depth(data)
    if deepest > DEEPEST_NESTING:
        problem = (
            f"this bracket is one too many: they are nested {deepest} deep, and a scenario needs at most "
            f"{DEEPEST_NESTING}; write it with fewer"
        )
        raise ScenarioError(where, place_in_text(data, _first_too_deep(data)), problem)
    return data


def check_keys_and_numbers(data: bytes, where: str) -> None:
    """Refuse a key that stands twice in an object, of which a reader would silently lose one, and giant numbers.

    ``data`` is JSON. Raises ScenarioError, which names the place.
    """
    wrong: list[_Wrong] = []

    def as_object(pairs: list[tuple[str, object]]) -> object:
        found = dict(pairs)
        if len(found) == len(pairs):
            return found
        times = Counter(key for key, _ in pairs)
        key = next(key for key, count in times.items() if count > 1)
        wrong.append(_Wrong(f'the key "{shortened(key)}" is here twice; leave one of the two'))
        return wrong[-1]

    def as_number(text: str) -> object:
        if len(text) > LONGEST_NUMBER or not isfinite(float(text)):
            wrong.append(
                _Wrong(f"the number {shortened(text)} is larger than any that is computed with; write a smaller one")
            )
            return wrong[-1]
        return None

    whole = json.loads(data, object_pairs_hook=as_object, parse_int=as_number, parse_float=as_number)
    if wrong:
        # The last one found is in the tree; an earlier one may have stood in a value that was overwritten.
        raise ScenarioError(where, _path_to(wrong[-1], whole, "") or "", wrong[-1].problem)


class _Wrong:
    """Marks the place of what is wrong, ``problem`` a clause."""

    def __init__(self, problem: str) -> None:
        self.problem = problem


def _path_to(sought: _Wrong, value: object, path: str) -> str | None:
    if value is sought:
        return path
    inside: list[tuple[str, object]] = []
    if isinstance(value, dict):
        inside = [(f"{path}.{key}".lstrip("."), part) for key, part in value.items()]
    elif isinstance(value, list):
        inside = [(f"{path}[{index}]", part) for index, part in enumerate(value)]
    return next((found for step, part in inside if (found := _path_to(sought, part, step)) is not None), None)


def _check_encoding(data: bytes, where: str) -> None:
    if data.startswith(_PICTURES):
        raise ScenarioError(where, "", "this file is a picture; choose a scenario")
    if data.startswith(_UTF16_MARKS):
        raise ScenarioError(where, "", "expected UTF-8 text, this is UTF-16; save it again as UTF-8")
    try:
        data.decode("utf-8")
    except UnicodeDecodeError as error:
        place = place_in_text(data, error.start)
        raise ScenarioError(where, place, "expected UTF-8 text, here are other bytes; save it as UTF-8") from None


def place_in_text(data: bytes, offset: int) -> str:
    """Say where a byte stands, as editors count: ``line 3, column 14``."""
    before = data[:offset]
    line = before.count(b"\n") + 1
    column = len(before[before.rfind(b"\n") + 1 :].decode("utf-8", "replace")) + 1
    return f"line {line}, column {column}"


def _depth(data: bytes) -> int:
    """Count how deep brackets outside of strings are nested."""
    steps = _STRING.sub(b"", data).translate(_STEPS, _NOT_BRACKETS)
    return max(accumulate(memoryview(steps).cast("b")), default=0)


def _first_too_deep(data: bytes) -> int:
    """Say where the bracket stands that opens one level too many: its offset."""
    blanked = _STRING.sub(lambda string: b" " * len(string[0]), data)
    depths = accumulate(1 if bracket[0] in b"[{" else -1 for bracket in _BRACKET.finditer(blanked))
    # No more brackets are looked at than up to that one: of a hostile file there are millions.
    with_depths = zip(_BRACKET.finditer(blanked), depths, strict=True)
    return next(bracket.start() for bracket, depth in with_depths if depth > DEEPEST_NESTING)
