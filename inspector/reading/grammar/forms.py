"""The forms of the grammar: what each looks like in words, and what it means.

A form is one line that is used both ways: its words are looked for when a sentence is read, and put down again, with
what stands in its slots, when the reading is printed. Nothing of a sentence can be dropped so: what no form has a place
for, the reading does not print.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import Any, TypeVar

import msgspec

F = TypeVar("F", bound=Callable[..., Any])
_ELEMENT = re.compile(r"\{[a-z ]+\}|\((?:[^()|]+\|)+[^()|]+\)|\S+")
_OPTIONAL = re.compile(r"\[([^\[\]]*)\]")


class Slot(msgspec.Struct, frozen=True):
    """A place in a form for any form of a category; ``given`` is its place among all slots of the line."""

    category: str
    given: int


class Form(msgspec.Struct, frozen=True, eq=False):
    """One way to say something: its elements, sets of words that may stand there or slots, and what it means.

    ``slots`` is how many slots the whole line has; those that stand in a part that is missing are handed over as None.
    """

    name: str
    elements: tuple[frozenset[str] | Slot, ...]
    means: Callable[..., Any]
    slots: int


class Found(msgspec.Struct, frozen=True, eq=False):
    """A stretch of words that was understood: where it ends, what it means, and how it prints."""

    end: int
    value: Any
    form: Form | None
    parts: tuple[Found | str, ...]

    def printed(self) -> str:
        """Print what was understood."""
        return " ".join(part if isinstance(part, str) else part.printed() for part in self.parts)


# Reads a word or a row of words that no form spells out, such as a number or a subtype.
Leaf = Callable[[tuple[str, ...], int], Iterator[tuple[int, Any, str]]]


class Category:
    """All forms of one category, found by the word they begin with; those that begin with a slot, and the leaves."""

    def __init__(self) -> None:
        """Start without forms."""
        self.by_word: dict[str, list[Form]] = {}
        self.open: list[Form] = []
        self.leaves: list[Leaf] = []


CATEGORIES: dict[str, Category] = {}


def category(name: str) -> Category:
    """Give the category of a name, made when it is first spoken of."""
    return CATEGORIES.setdefault(name, Category())


def form(name: str, *lines: str) -> Callable[[F], F]:
    """Add forms to a category: lines of words and slots, all of which mean what the function makes of the slots."""

    def add(means: F) -> F:
        for line in lines:
            slots = len(re.findall(r"\{", line))
            for elements in _variants(line):
                made = Form(f"{name}: {line}", elements, means, slots)
                first = elements[0]
                if isinstance(first, Slot):
                    category(name).open.append(made)
                else:
                    for word in first:
                        category(name).by_word.setdefault(word, []).append(made)
        return means

    return add


def leaf(name: str) -> Callable[[Leaf], Leaf]:
    """Add a leaf to a category."""

    def add(reads: Leaf) -> Leaf:
        category(name).leaves.append(reads)
        return reads

    return add


def says(name: str, *lines: str, value: object) -> None:
    """Add forms without slots to a category, all of which mean one value."""
    form(name, *lines)(lambda: value)


def _variants(line: str) -> Iterator[tuple[frozenset[str] | Slot, ...]]:
    """Give the elements of a line with each of its optional parts and without."""
    places = [found.start() for found in re.finditer(r"\{", line)]
    optional = list(_OPTIONAL.finditer(line))
    for mask in range(1 << len(optional)):
        text = list(line)
        for index, found in enumerate(optional):
            text[found.start()] = text[found.end() - 1] = " "
            if not mask >> index & 1:
                text[found.start() : found.end()] = " " * (found.end() - found.start())
        yield tuple(_element(found, places) for found in _ELEMENT.finditer("".join(text)))


def _element(found: re.Match[str], places: list[int]) -> frozenset[str] | Slot:
    text = found[0]
    if text.startswith("{") and text.endswith("}") and text[1:-1].replace(" ", "").islower():
        return Slot(text[1:-1], places.index(found.start()))
    if text.startswith("(") and "|" in text:
        return frozenset(text[1:-1].split("|"))
    return frozenset((text,))
