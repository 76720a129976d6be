"""Printings as the library keeps them: one a line, set, date, language and frame effects divided by bars.

The first line is the printing whose words were kept. Sets in which a source only says that the card was printed
stand apart from them, in the column ``sets``.
"""

from __future__ import annotations

from functools import lru_cache

from inspector.cards import Printing
from inspector.cards.limits import LONGEST_CODE, LONGEST_EFFECT, MOST_EFFECTS

_DIVIDERS = str.maketrans(dict.fromkeys("|,\n\r", ""))
_DATE = 10


@lru_cache(maxsize=65536)
def printing_line(
    set_code: str | None, released: str | None, language: str | None, effects: tuple[str, ...] | None
) -> str:
    """Write one printing as a line; what is longer than any such word is cut."""
    words = ",".join(effect.translate(_DIVIDERS)[:LONGEST_EFFECT] for effect in (effects or ())[:MOST_EFFECTS])
    code = (set_code or "").translate(_DIVIDERS)[:LONGEST_CODE].lower()
    date = (released or "").translate(_DIVIDERS)[:_DATE]
    return f"{code}|{date}|{(language or '').translate(_DIVIDERS)[:LONGEST_CODE]}|{words}"


def kept_printing(printings: str, sets: str) -> Printing:
    """Give the printing whose words were kept; where its set is not said, and all agree on one, that one."""
    first = _printing(printings.partition("\n")[0])
    codes = _codes(sets)
    if first.set_code is None and len(codes) == 1:
        return Printing(set_code=codes[0], released=first.released, language=first.language)
    return first


def all_printings(printings: str, sets: str) -> tuple[Printing, ...]:
    """Give every printing of a card that is known, the newest first, those without a date last.

    Several of one set that differ in nothing but their date or language stand for themselves.
    """
    found = [each for each in map(_printing, printings.split("\n")) if each.is_said]
    known = {each.set_code for each in found}
    found += [Printing(set_code=code) for code in _codes(sets) if code not in known]
    ordered = sorted(dict.fromkeys(found), key=lambda each: (each.set_code or "", each.language or ""))
    return tuple(sorted(ordered, key=lambda each: each.released or "", reverse=True))


def joined_printings(new: str, old: str) -> str:
    """Add the printings of an earlier file to those of a new one."""
    return "\n".join(dict.fromkeys(line for line in (*new.split("\n"), *old.split("\n")) if line.strip("|")))


def _printing(line: str) -> Printing:
    code, date, language, effects = (*line.split("|"), "", "", "", "")[:4]
    return Printing(
        set_code=code or None,
        released=date or None,
        language=language or None,
        frame_effects=tuple(effect for effect in effects.split(",") if effect),
    )


def _codes(sets: str) -> list[str]:
    return [code for code in sets.lower().split("|") if code]
