"""Rule numbers: their order, in which 712.9 stands before 712.10, and the section that they belong to."""

from __future__ import annotations

import re

_NUMBER = re.compile(r"([1-9][0-9]{2})\.([1-9][0-9]{0,3})([a-z]{0,2})")


def is_rule_number(text: str) -> bool:
    """Tell whether ``text`` is a rule's number, such as ``"712.8"`` or ``"712.8e"``; a bare section is not."""
    return _NUMBER.fullmatch(text) is not None


def rule_order(number: str) -> tuple[int, int, int, str]:
    """Give the key by which rule numbers are sorted: by section, rule, and letter, a rule before its subrules.

    Raises ValueError if ``number`` is none.
    """
    section, rule, letters = _parts(number)
    return int(section), int(rule), len(letters), letters


def section_of(number: str) -> str:
    """Give the three digits of the section that a rule stands in; raises ValueError if ``number`` is none."""
    return _parts(number)[0]


def rule_of(number: str) -> str:
    """Give the number of a rule without a subrule's letter: ``"701.27"`` for ``"701.27a"``.

    Raises ValueError if ``number`` is none.
    """
    section, rule, _ = _parts(number)
    return f"{section}.{rule}"


def _parts(number: str) -> tuple[str, str, str]:
    found = _NUMBER.fullmatch(number)
    if found is None:
        raise ValueError(f"{number!r} is not the number of a rule")
    section, rule, letters = found.groups()
    return section, rule, letters
