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
    # Of each slot, the place among the elements and that among all slots of the line.
    places: tuple[tuple[int, int], ...]


class Understood(msgspec.Struct, frozen=True, eq=False):
    """A stretch of words that was understood: where it ends, what it means, and how it prints."""

    end: int
    value: Any
    form: Form | None
    parts: tuple[Understood | str, ...]

    def printed(self) -> str:
        """Print what was understood."""
        return " ".join(part if isinstance(part, str) else part.printed() for part in self.parts)


# Reads a word or a row of words that no form spells out, such as a number or a subtype.
Leaf = Callable[[tuple[str, ...], int], Iterator[tuple[int, Any, str]]]


BeginsSo = Callable[[str], bool]
# So many words are remembered with whether a category may begin with them.
_MOST_WORDS = 20_000


class PlaceInForms:
    """A place within forms that begin alike: what may come next, and the forms that are complete here."""

    __slots__ = ("complete", "slots", "words")

    def __init__(self) -> None:
        """Start with nothing that comes next."""
        self.words: dict[str, PlaceInForms] = {}
        self.slots: dict[str, PlaceInForms] = {}
        self.complete: list[Form] = []


class Category:
    """All forms and leaves of one category; forms that begin alike share their places."""

    def __init__(self) -> None:
        """Start without forms."""
        self.first = PlaceInForms()
        self.leaves: list[tuple[Leaf, BeginsSo]] = []
        self._begins: dict[str, bool] = {}

    def add(self, form: Form) -> None:
        """Add a form."""
        self._add(form, 0, self.first)

    def _add(self, form: Form, index: int, place: PlaceInForms) -> None:
        if index == len(form.elements):
            place.complete.append(form)
            return
        element = form.elements[index]
        if isinstance(element, Slot):
            self._add(form, index + 1, place.slots.setdefault(element.category, PlaceInForms()))
            return
        for word in element:
            self._add(form, index + 1, place.words.setdefault(word, PlaceInForms()))

    def may_begin_with(self, word: str) -> bool:
        """Whether anything of this category may begin with a word."""
        known = self._begins.get(word)
        if known is None:
            if len(self._begins) > _MOST_WORDS:
                self._begins.clear()
            # Asked again on the way to its own answer, it adds nothing to that.
            self._begins[word] = False
            known = self._begins[word] = (
                word in self.first.words
                or any(begins(word) for _, begins in self.leaves)
                or any(category(name).may_begin_with(word) for name in self.first.slots)
            )
        return known


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
                places = tuple((at, one.given) for at, one in enumerate(elements) if isinstance(one, Slot))
                category(name).add(Form(f"{name}: {line}", elements, means, slots, places))
        return means

    return add


def leaf(name: str, begins: BeginsSo) -> Callable[[Leaf], Leaf]:
    """Add a leaf to a category; ``begins`` says whether it may begin with a word."""

    def add(reads: Leaf) -> Leaf:
        category(name).leaves.append((reads, begins))
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
        rows: list[tuple[frozenset[str] | Slot, ...]] = [()]
        for found in _ELEMENT.finditer("".join(text)):
            rows = [(*row, *behind) for row in rows for behind in _elements(found, places)]
        yield from rows


def _elements(found: re.Match[str], places: list[int]) -> list[tuple[frozenset[str] | Slot, ...]]:
    """Give the ways to go on with one piece of a line: alternatives of one word are one, longer ones apart."""
    text = found[0]
    if text.startswith("{") and text.endswith("}") and text[1:-1].replace(" ", "").islower():
        return [(Slot(text[1:-1], places.index(found.start())),)]
    if text.startswith("(") and "|" in text:
        either = text[1:-1].split("|")
        if not any(" " in words for words in either):
            return [(frozenset(either),)]
        return [tuple(frozenset((word,)) for word in words.split()) for words in either]
    return [(frozenset((text,)),)]
