"""Reading tokens with the forms: every way in which a stretch of words can be understood, each found once.

Plain descent from a category to its forms and their slots. What was found at a place is kept, so that it costs what the
words are long, however many forms begin alike.
"""

from __future__ import annotations

from inspector.reading.grammar.forms import CATEGORIES, Form, Found, Slot

_NOTHING: tuple[Found, ...] = ()


class Parser:
    """Reads one row of tokens."""

    __slots__ = ("_found", "_tokens")

    def __init__(self, tokens: tuple[str, ...]) -> None:
        """Take the tokens of a sentence."""
        self._tokens = tokens
        self._found: dict[tuple[str, int], tuple[Found, ...]] = {}

    def readings(self, category: str) -> list[Found]:
        """Give every reading of all the tokens as this category, those that mean the same once."""
        return [found for found in self._at(category, 0) if found.end == len(self._tokens)]

    def _at(self, category: str, start: int) -> tuple[Found, ...]:
        key = (category, start)
        known = self._found.get(key)
        if known is None:
            # A form that begins with its own category finds nothing there instead of going round for ever.
            self._found[key] = _NOTHING
            known = self._found[key] = self._read(category, start)
        return known

    def _read(self, category: str, start: int) -> tuple[Found, ...]:
        tokens = self._tokens
        if start >= len(tokens):
            return _NOTHING
        forms = CATEGORIES[category]
        every: list[Found] = []
        for reads in forms.leaves:
            every.extend(Found(end, value, None, (text,)) for end, value, text in reads(tokens, start))
        for one in forms.by_word.get(tokens[start], ()):
            self._match(one, start, every)
        for one in forms.open:
            self._match(one, start, every)
        return tuple(every) if len(every) < 2 else _each_once(every)

    def _match(self, form: Form, start: int, every: list[Found]) -> None:
        """Follow the elements of a form from a place on, and keep what comes of it."""
        tokens, elements = self._tokens, form.elements
        last = len(elements)
        # Where the next element is to begin, which one it is, and the parts so far.
        waiting: list[tuple[int, int, tuple[Found | str, ...]]] = [(start, 0, ())]
        while waiting:
            place, index, parts = waiting.pop()
            while index < last:
                element = elements[index]
                if isinstance(element, Slot):
                    here = self._at(element.category, place)
                    waiting.extend((found.end, index + 1, (*parts, found)) for found in here)
                    break
                if place >= len(tokens) or tokens[place] not in element:
                    break
                parts = (*parts, tokens[place])
                place, index = place + 1, index + 1
            else:
                value = _meant(form, parts)
                if value is not None:
                    every.append(Found(place, value, form, parts))


def _meant(form: Form, parts: tuple[Found | str, ...]) -> object:
    given: list[object] = [None] * form.slots
    for element, part in zip(form.elements, parts, strict=True):
        if isinstance(element, Slot) and isinstance(part, Found):
            given[element.given] = part.value
    return form.means(*given)


def _each_once(every: list[Found]) -> tuple[Found, ...]:
    kept: list[Found] = []
    for found in every:
        if not any(found.end == one.end and found.value == one.value for one in kept):
            kept.append(found)
    return tuple(kept)
