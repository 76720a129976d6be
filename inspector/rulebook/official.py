"""Official words in place of the digest's: which kept text has a rule for an edition, and what in it decides."""

from __future__ import annotations

import msgspec

from inspector.rulebook.aligning import aligned
from inspector.rulebook.anchors import anchored
from inspector.rulebook.errors import RulebookError
from inspector.rulebook.passages import Passage
from inspector.rulebook.ranges import merged_ranges
from inspector.rulebook.rules_text import Rule, RulesText
from inspector.rulebook.shelf import Shelf
from inspector.rulebook.text_choice import Speaker, speakers
from inspector.rules import Concept

WEAK = "The deciding words were not found for certain, so the whole rule is marked."


class OfficialRule(msgspec.Struct, frozen=True):
    """A rule in an official text, and the text."""

    rule: Rule
    text: RulesText
    speaker: Speaker

    @property
    def note(self) -> str:
        """What must be said with it: its date, where that is not the edition's own; empty otherwise."""
        if self.speaker.own:
            return ""
        return f"These are the words of {self.speaker.kept.effective}, the text nearest to this edition that there is."


class OfficialWords:
    """The texts of a shelf, asked by edition."""

    def __init__(self, shelf: Shelf) -> None:
        """Read nothing yet."""
        self.shelf = shelf

    def texts(self, edition_key: str) -> tuple[tuple[Speaker, RulesText], ...]:
        """Give the texts that may speak for an edition, the nearest first.

        One whose file is gone or damaged is passed over here; ``problems`` says so.
        """
        found: list[tuple[Speaker, RulesText]] = []
        for speaker in speakers(edition_key, self.shelf.kept()):
            try:
                found.append((speaker, self.shelf.text(speaker.kept)))
            except RulebookError:
                continue
        return tuple(found)

    def problems(self) -> tuple[RulebookError, ...]:
        """Say of each kept text that cannot be read any more what is wrong with it."""
        wrong: list[RulebookError] = []
        for kept in self.shelf.kept():
            try:
                self.shelf.text(kept)
            except RulebookError as error:
                wrong.append(error)
        return tuple(wrong)

    def rule(self, number: str, edition_key: str) -> OfficialRule | None:
        """Give the rule ``number`` of the nearest text that has it; None if none has."""
        for speaker, text in self.texts(edition_key):
            rule = text.rules.get(number)
            if rule is not None:
                return OfficialRule(rule, text, speaker)
        return None

    def passage(self, ours: Passage, concept: Concept | None = None) -> Passage:
        """Give the official words for a passage of the digest, what decides marked in them; or ``ours`` itself.

        What decides of a ``concept`` is fixed by hand where the text is that of the edition (``anchors``); else it is
        what of the official words says what ours say.

        A text of another day is used only where it says for certain what ours says, so that a rule which moved or
        changed in between is never shown for the one that is meant.
        """
        found = self.rule(ours.number, ours.edition_key)
        if found is None:
            return ours
        fixed = () if concept is None else anchored(concept, ours.edition_key, ours.number, found.rule.text)
        if fixed:
            shown = official_passage(found, ours, fixed, found.note)
            return msgspec.structs.replace(shown, marked_by="anchor")
        highlights: list[tuple[int, int]] = []
        sure = True
        for words in ours.highlighted:
            match = aligned(words, ours.text, found.rule.text)
            highlights.append((match.start, match.end))
            sure = sure and match.sure
        if not sure:
            highlights = [(0, len(found.rule.text))]
        if not (sure or found.speaker.own):
            return ours
        notes = (found.note, "" if sure else WEAK)
        shown = official_passage(found, ours, merged_ranges(highlights), " ".join(note for note in notes if note))
        return msgspec.structs.replace(shown, marked_by="alignment", is_sure=sure)


def official_passage(found: OfficialRule, ours: Passage, highlights: tuple[tuple[int, int], ...], note: str) -> Passage:
    """Put official words into a passage of the digest."""
    kept = found.speaker.kept
    section = found.text.sections.get(ours.section)
    return msgspec.structs.replace(
        ours,
        text=found.rule.text,
        examples=found.rule.examples,
        highlights=highlights,
        effective=kept.effective.day or ours.effective,
        follows=f"the words of {kept.label}",
        section_title=(section.title if section else "") or ours.section_title,
        official=True,
        note=note,
    )
