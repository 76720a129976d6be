"""What a text expects, word by word: the key of a value, and the value."""

from __future__ import annotations

import re
from typing import Final

from inspector.cards import CREATURE_TYPES
from inspector.cards.lists_in_words import capitalized
from inspector.rules import VALUE_KEYS
from inspector.scenario.errors import ScenarioError
from inspector.scenario.expectations import Expectation, read_expectation
from inspector.scenario.words.cursor import Cursor
from inspector.scenario.words.errors import WordsError
from inspector.scenario.words.parts import Scene
from inspector.scenario.words.slots import objects_at
from inspector.scenario.words.values_said import COLOR_NAMES

_STOP: Final = re.compile(r"[.;](?=\s|$)|\n|$")
_ON_THE_TYPE_LINE: Final = frozenset(("types", "supertypes", "subtypes"))
_LISTS: Final = frozenset((*_ON_THE_TYPE_LINE, "names", "colors", "keywords", "abilities"))
_BETWEEN: Final = re.compile(r",? and |, ")
_IS: Final = re.compile(r"\s*([a-z ]+?) (?:is|are) (.*)", re.IGNORECASE | re.DOTALL)


def expectation_at(scene: Scene, text: Cursor, at: int, number: int) -> tuple[int, Expectation]:
    """Read ``Clone's mana value is 0.`` behind ``Expect:``; ``number`` expectations were read before."""
    stop = _STOP.search(text.text, at)
    end = stop.start() if stop is not None else len(text.text)
    text.start_at(at)
    for place, label in objects_at(scene, text, at):
        behind = text.word(place, "'s", "") or text.word(place, "'", "")
        said = None if behind is None else _IS.fullmatch(text.given[behind:end])
        key = None if said is None else key_said(said[1])
        if key is not None and said is not None:
            words = said[2].strip()
            record = {"object": label, key: _listed(key, words) if key in _LISTS else value_said(words)}
            try:
                return end + 1, read_expectation(record, "the text", f"expect[{number}]")
            except ScenarioError as error:
                start = text.given.rindex(said[2], 0, end)
                problem = f"this is no value that it can have ({str(error).partition(': ')[2].partition(': ')[2]})"
                raise WordsError(problem.replace(".)", ")"), text.given, start, end) from error
    start, last = text.next_word(at)
    expected = ('an expectation such as "Clone\'s mana value is 0"',)
    raise WordsError("this is not an expectation", text.given, start, last, expected)


def _listed(key: str, words: str) -> list[str]:
    """Give the parts of a value that is a list: ``white and blue``, ``Artifact Creature``, ``flying, vigilance``."""
    if words.lower() in ("none", "nothing", "colorless", "colourless"):
        return []
    on_line = key in _ON_THE_TYPE_LINE
    parts = _parts_on_a_line(words) if on_line else [each for each in _BETWEEN.split(words) if each]
    parts = [each.strip('"') for each in parts]
    if key == "colors":
        return [COLOR_NAMES[each.lower()].value if each.lower() in COLOR_NAMES else each for each in parts]
    return [capitalized(each) for each in parts] if key == "keywords" else parts


def _parts_on_a_line(words: str) -> list[str]:
    """Give the words of a type line one by one; a creature type of two words is one (205.3m): ``Time Lord``."""
    names = "|".join(sorted((re.escape(each) for each in CREATURE_TYPES if " " in each), key=len, reverse=True))
    row = re.compile(rf"(?:{names})(?![\w-])|[^\s,]+", re.IGNORECASE)
    return [each for each in row.findall(words) if each != "and"]


def key_said(words: str) -> str | None:
    """Give the key of a value by its words: ``mana value``, ``type line`` is told by its parts."""
    key = "_".join(words.strip().lower().split())
    others = {
        "color": "colors",
        "colour": "colors",
        "colours": "colors",
        "type": "types",
        "subtype": "subtypes",
        "cmc": "mana_value",
        "ability": "abilities",
    }
    key = others.get(key, key)
    return key if key in VALUE_KEYS else None


def value_said(words: str) -> object:
    """Give the value that words of an expectation mean: a number, none, a text in quotes, or words as they stand."""
    if re.fullmatch(r"-?[0-9]+", words):
        return int(words)
    if words.lower() in ("yes", "no"):
        return words.lower() == "yes"
    if words.lower() in ("none", "nothing"):
        return None
    quoted = re.fullmatch(r'"(.*)"', words)
    return quoted[1] if quoted else words
