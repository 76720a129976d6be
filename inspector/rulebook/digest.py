"""A digest file: one edition's rules in our own words, section by section, the deciding phrases marked.

The words are ours; the numbers and what they say follow the official text that the file names.
"""

from __future__ import annotations

from datetime import date
from typing import Annotated

import msgspec

from inspector.rulebook.errors import RulebookError
from inspector.rulebook.numbers import is_rule_number, section_of

REINSTALL = "the installation is damaged, please install Card Inspector again"

_Words = Annotated[str, msgspec.Meta(min_length=1, max_length=2000)]


class DigestRule(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What one rule says: the ``text``, for each concept's label the phrase that decides, and ``changed``.

    Every phrase stands in the text exactly once. ``changed`` says what is different from the edition before.
    """

    text: _Words
    marks: dict[str, _Words]
    changed: str = ""


class DigestSection(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A section's ``title`` and ``rules`` by number; ``keywords`` names those rules that are about one keyword."""

    title: _Words
    rules: dict[str, DigestRule]
    keywords: dict[str, _Words] = {}


class Digest(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One edition: its key and name, from when the text that it ``follows`` was in force, and the sections."""

    edition: _Words
    name: _Words
    effective: date
    follows: _Words
    sections: dict[str, DigestSection]


_DECODER = msgspec.json.Decoder(Digest)


def digest_of(text: str, edition_key: str, place: str) -> Digest:
    """Read and check the digest of an edition from the JSON ``text`` of the file ``place``.

    Raises RulebookError, naming the file, if it is no digest of that edition or a mark does not fit its text.
    """
    try:
        digest = _DECODER.decode(text)
    except (msgspec.MsgspecError, RecursionError) as error:
        raise _broken(f"these rules cannot be read ({error})", place) from error
    if digest.edition != edition_key:
        raise _broken(f'these are the rules of the edition "{digest.edition}", not of "{edition_key}"', place)
    for section, content in digest.sections.items():
        for number, entry in content.rules.items():
            if not is_rule_number(number) or section_of(number) != section:
                raise _broken(f'"{number}" is not a rule of the section {section}', place)
            _check_marks(number, entry, place)
    return digest


def _check_marks(number: str, entry: DigestRule, place: str) -> None:
    for phrase in entry.marks.values():
        times = entry.text.count(phrase)
        if times != 1:
            raise _broken(f'the marked words "{phrase}" stand {times} times in the rule {number}, not once', place)


def _broken(what: str, place: str) -> RulebookError:
    return RulebookError(what, place, REINSTALL)
