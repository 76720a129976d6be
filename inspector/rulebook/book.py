"""The rule book: from a concept or a number, and an edition, to the words, the deciding phrase highlighted."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import msgspec

from inspector.bundled import BundledFileError, bundled_text
from inspector.rulebook.digest import REINSTALL, Digest, DigestRule, digest_of
from inspector.rulebook.digest_text import text_of_digest
from inspector.rulebook.errors import RulebookError
from inspector.rulebook.numbers import is_rule_number, rule_of, rule_order, section_of
from inspector.rulebook.official import OfficialWords, official_passage
from inspector.rulebook.passages import Passage
from inspector.rulebook.ranges import merged_ranges
from inspector.rulebook.rules_text import RulesText
from inspector.rulebook.shelf import Shelf
from inspector.rules import EDITIONS, Concept, Reason, numbers

_KEYS: Final = tuple(edition.key for edition in EDITIONS)


class Rulebook:
    """The digests of all editions, each read when it is first needed, and the official texts on the user's shelf.

    ``read`` gives the text of a bundled file by its name (``"rulebook/2026-08.json"``); it may raise
    BundledFileError. Without a ``shelf`` all words are the digests'. Every method raises RulebookError for a broken
    file and for an edition that is none.
    """

    def __init__(self, read: Callable[[str], str] = bundled_text, shelf: Shelf | None = None) -> None:
        """Read nothing yet."""
        self._read = read
        self._digests: dict[str, Digest] = {}
        self._texts: dict[str, RulesText] = {}
        self.official = None if shelf is None else OfficialWords(shelf)

    def passages(self, concept: Concept, edition_key: str) -> tuple[Passage, ...]:
        """Give the rules that say a concept in an edition, the most specific first, its phrase highlighted in each.

        Empty if the edition has no such rule. The words are official where a kept text has them.
        """
        digest = self._digest(edition_key)
        ours = [_passage(digest, number, concept) for number in numbers(concept, edition_key)]
        return tuple(ours if self.official is None else [self.official.passage(one, concept) for one in ours])

    def passages_of(self, reason: Reason, edition_key: str) -> tuple[Passage, ...]:
        """Give all rules that a reason names, in its order, what decides highlighted.

        In a rule that the reason's concept has no part in, all the words that decide something are highlighted.
        """
        digest = self._digest(edition_key)
        own = {passage.number: passage for passage in self.passages(reason.concept, edition_key)}
        found: list[Passage] = []
        for number in reason.rules:
            if number in own:
                found.append(own[number])
                continue
            ours = _passage(digest, number)
            entry = digest.sections[ours.section].rules[number]
            ours = msgspec.structs.replace(ours, highlights=_all_marks(entry))
            found.append(ours if self.official is None else self.official.passage(ours))
        return tuple(found)

    def rule(self, number: str, edition_key: str) -> Passage:
        """Give one rule, nothing highlighted: the official words where a kept text has them, or else the digest's.

        ``number`` is written as ``"712.8e"``. Raises RulebookError if neither holds such a rule of that edition.
        """
        digest = self._digest(edition_key)
        found = self.official.rule(number, edition_key) if self.official and is_rule_number(number) else None
        if found is None:
            return _passage(digest, number)
        known = self._in_digest(number, digest)
        return official_passage(found, _passage(digest, number) if known else _frame(digest, number), (), found.note)

    def digest(self, edition_key: str) -> RulesText:
        """Give the digest of an edition in the shape of a rules text."""
        if edition_key not in self._texts:
            self._texts[edition_key] = text_of_digest(self._digest(edition_key))
        return self._texts[edition_key]

    def has(self, number: str, edition_key: str) -> bool:
        """Tell whether ``rule`` can give a rule of an edition; any text may be asked for."""
        digest = self._digest(edition_key)
        if not is_rule_number(number):
            return False
        if self._in_digest(number, digest):
            return True
        return self.official is not None and self.official.rule(number, edition_key) is not None

    def section(self, edition_key: str, section_number: str) -> tuple[Passage, ...]:
        """Give all rules of a section (``"712"``) that the digest of an edition holds, in the order of their numbers.

        Raises RulebookError if it holds none of that section.
        """
        digest = self._digest(edition_key)
        section = digest.sections.get(section_number)
        if section is None:
            raise _not_held(f"the section {section_number}", edition_key)
        return tuple(_passage(digest, number) for number in sorted(section.rules, key=rule_order))

    @staticmethod
    def _in_digest(number: str, digest: Digest) -> bool:
        section = digest.sections.get(section_of(number))
        return section is not None and number in section.rules

    def _digest(self, edition_key: str) -> Digest:
        if edition_key not in self._digests:
            self._digests[edition_key] = self._load(edition_key)
        return self._digests[edition_key]

    def _load(self, edition_key: str) -> Digest:
        if edition_key not in _KEYS:
            known = ", ".join(_KEYS)
            raise RulebookError("there is no such edition of the rules", edition_key, f"choose one of {known}")
        place = f"rulebook/{edition_key}.json"
        try:
            text = self._read(place)
        except BundledFileError as error:
            raise RulebookError("these rules are missing or cannot be read", str(error.place), REINSTALL) from error
        return digest_of(text, edition_key, place)


def _passage(digest: Digest, number: str, concept: Concept | None = None) -> Passage:
    """Make the passage of a rule, with ``concept`` its phrase highlighted; RulebookError if there is none."""
    section = digest.sections.get(section_of(number)) if is_rule_number(number) else None
    if section is None or number not in section.rules:
        raise _not_held(f"the rule {number}", digest.edition)
    entry = section.rules[number]
    return msgspec.structs.replace(
        _frame(digest, number),
        text=entry.text,
        highlights=() if concept is None else (_range_of(concept, entry, f"{number} ({digest.edition})"),),
        changed=entry.changed,
    )


def _frame(digest: Digest, number: str) -> Passage:
    """Make a passage of an edition without words."""
    section = digest.sections.get(section_of(number))
    return Passage(
        edition_key=digest.edition,
        edition_label=f"{digest.edition} · {digest.name}",
        effective=digest.effective,
        follows=digest.follows,
        number=number,
        section=section_of(number),
        section_title=section.title if section else "",
        keyword=section.keywords.get(rule_of(number), "") if section else "",
        text="",
        highlights=(),
        changed="",
    )


def _range_of(concept: Concept, entry: DigestRule, where: str) -> tuple[int, int]:
    phrase = entry.marks.get(concept.value)
    if phrase is None:
        raise RulebookError(f'no words of this rule are marked for "{concept.value}"', f"the rule {where}", REINSTALL)
    start = entry.text.index(phrase)
    return start, start + len(phrase)


def _all_marks(entry: DigestRule) -> tuple[tuple[int, int], ...]:
    """Give the ranges of all marked phrases."""
    starts = ((entry.text.index(phrase), len(phrase)) for phrase in entry.marks.values())
    return merged_ranges((start, start + length) for start, length in starts)


def _not_held(what: str, edition_key: str) -> RulebookError:
    do = "look it up in the official text, or choose another edition"
    return RulebookError("our digest of this edition does not hold it", f"{what} ({edition_key})", do)
