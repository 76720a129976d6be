"""Sizes that are counted, in the words that cards use: ``gets +X/+0, where X is the number of creatures``.

Not all of them read back: of a base power alone, or a life total of a player by name, no card speaks so.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any, Final

import msgspec

from inspector.cards import Count
from inspector.rules import amount_said
from inspector.scenario.words.slots import number_in_words

_SIZES: Final = ("power", "toughness")
_TWICE: Final = 2
Phrase = Callable[[str], str]


def counted_base_in_words(
    change: Mapping[str, Any], phrase: Phrase, source: str, *, several: bool
) -> Iterator[tuple[tuple[str, ...], str]]:
    """Give each predicate of a base power or toughness that is counted, with the keys that it says."""
    have = "have" if several else "has"
    found = {key: value for key in _SIZES if isinstance(value := change.get(f"set_{key}"), Mapping)}
    alike = len(found) > 1 and found["power"] == found["toughness"]
    if alike:
        keys = tuple(f"set_{key}" for key in _SIZES)
        yield keys, f"{have} base power and toughness each equal to {_said(found['power'], phrase, source)}"
    for key, value in found.items() if not alike else ():
        yield (f"set_{key}",), f"{have} base {key} equal to {_said(value, phrase, source)}"


def counted_growth_in_words(
    change: Mapping[str, Any], phrase: Phrase, source: str, *, several: bool
) -> tuple[tuple[str, ...], str, str] | None:
    """Give the predicate of what grows or shrinks by what is counted: its keys, its words, and what X is behind them.

    None where nothing is counted, or where it is its mana value that counts as well.
    """
    given = [change.get(key) for key in _SIZES]
    if not any(isinstance(by, Mapping) for by in given) or "mana value" in given:
        return None
    shrinks = any(isinstance(by, Mapping) and _is_less(by) for by in given)
    letters, said, where = "XY", list[str](), dict[str, str]()
    for by in given:
        if not isinstance(by, Mapping):
            said.append("-0" if shrinks and by in (None, "+0") else by or "+0")
            continue
        words = _said({**by, "times": -by["times"]} if _is_less(by) else by, phrase, source)
        letter = where.setdefault(words, letters[len(where)])
        said.append(f"{'-' if _is_less(by) else '+'}{letter}")
    is_what = " and ".join(f"{letter} is {words}" for words, letter in where.items())
    keys = tuple(key for key in _SIZES if key in change)
    return keys, f"{'get' if several else 'gets'} {'/'.join(said)}", f", where {is_what}"


def _is_less(by: Mapping[str, Any]) -> bool:
    """Whether it shrinks by what is counted, with no number of its own before that."""
    return by.get("times", 1) < 0 and not by.get("plus")


def _said(by: Mapping[str, Any], phrase: Phrase, source: str) -> str:
    """Say a number that is counted with what is made of it: ``twice the number of creatures plus 1``."""
    value = msgspec.convert(by, Count)
    words, often = amount_said(value, phrase, source), abs(value.times)
    if often != 1:
        words = f"{'twice' if often == _TWICE else f'{number_in_words(often)} times'} {words}"
    words = f"half {words}, rounded {value.half}" if value.half else words
    if value.times < 0:
        return f"{value.plus} minus {words}"
    return f"{words} {'plus' if value.plus > 0 else 'minus'} {abs(value.plus)}" if value.plus else words
