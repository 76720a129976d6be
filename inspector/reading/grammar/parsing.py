"""Reading tokens with the forms: every way in which a stretch of words can be understood, each found once.

Plain descent from a category to its forms and their slots. What was found at a place is kept, so that it costs what the
words are long, however many forms begin alike.
"""

from __future__ import annotations

from inspector.reading.grammar.forms import CATEGORIES, Category, Form, PlaceInForms, Understood

_NOTHING: tuple[Understood, ...] = ()


class Parser:
    """Reads one row of tokens."""

    __slots__ = ("_found", "_tokens")

    def __init__(self, tokens: tuple[str, ...]) -> None:
        """Take the tokens of a sentence."""
        self._tokens = tokens
        self._found: dict[tuple[str, int], tuple[Understood, ...]] = {}

    def readings(self, category: str) -> list[Understood]:
        """Give every reading of all the tokens as this category, those that mean the same once."""
        return [found for found in self._at(category, 0) if found.end == len(self._tokens)]

    def _at(self, name: str, start: int) -> tuple[Understood, ...]:
        tokens = self._tokens
        if start >= len(tokens):
            return _NOTHING
        key = (name, start)
        known = self._found.get(key)
        if known is None:
            category = CATEGORIES[name]
            # A form that begins with its own category finds nothing there instead of going round for ever.
            self._found[key] = _NOTHING
            known = self._found[key] = (
                self._read(category, start) if category.may_begin_with(tokens[start]) else _NOTHING
            )
        return known

    def _read(self, category: Category, start: int) -> tuple[Understood, ...]:
        every: list[Understood] = []
        for reads, begins in category.leaves:
            if begins(self._tokens[start]):
                every.extend(Understood(end, value, None, (text,)) for end, value, text in reads(self._tokens, start))
        self._follow(category.first, start, (), every)
        return tuple(every) if len(every) < 2 else _each_once(every)

    def _follow(
        self, place: PlaceInForms, start: int, parts: tuple[Understood | str, ...], every: list[Understood]
    ) -> None:
        """Go on from a place within forms, with the parts so far, and keep what is complete."""
        for form in place.complete:
            value = _meant(form, parts)
            if value is not None:
                every.append(Understood(start, value, form, parts))
        if start >= len(self._tokens):
            return
        word = self._tokens[start]
        behind = place.words.get(word)
        if behind is not None:
            self._follow(behind, start + 1, (*parts, word), every)
        for name, behind in place.slots.items():
            for found in self._at(name, start):
                self._follow(behind, found.end, (*parts, found), every)


def _meant(form: Form, parts: tuple[Understood | str, ...]) -> object:
    if not form.slots:
        return form.means()
    given: list[object] = [None] * form.slots
    for at, slot in form.places:
        part = parts[at]
        if isinstance(part, Understood):
            given[slot] = part.value
    return form.means(*given)


def _each_once(every: list[Understood]) -> tuple[Understood, ...]:
    kept: list[Understood] = []
    for found in every:
        if not any(found.end == one.end and found.value == one.value for one in kept):
            kept.append(found)
    return tuple(kept)
