"""What the words of an object do now: its text, sentence by sentence, each acting, idle, waiting, or not read.

A sentence that is no static ability, or that changes no value, is told as nothing but text: whether it does something
is no question of now.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from enum import StrEnum

import msgspec

from inspector.cards import Definition, Words, capitalized, sections_of
from inspector.reading import ReadSentence, read_words
from inspector.rules.decisions.in_force import top_values, values_in_force
from inspector.rules.effects.effect_in_progress import Running
from inspector.rules.layers.computed_tables import applied_effects, known_of
from inspector.rules.table.table import Table
from inspector.rules.telling.characteristics import characteristics
from inspector.rules.telling.names import names_of
from inspector.rules.telling.unread import not_computed
from inspector.rules.telling.value_words import ValueWords
from inspector.rules.telling.waiting import waiting
from inspector.rules.values.asking import Every
from inspector.rules.values.forms import are_said_otherwise, words_computed
from inspector.rules.values.granted import granted_sentences
from inspector.rules.values.intrinsic import printed_paragraphs
from inspector.rules.values.scratch import Scratch
from inspector.rules.values.text_changes import replaced
from inspector.rules.wording.of_conditions import failing_words
from inspector.rules.wording.of_places import PLACES
from inspector.rules.wording.sentences import Wording

_BATTLEFIELD = ("battlefield",)


class ActingNow(StrEnum):
    """What words do now."""

    TEXT = "text"
    ACTS = "acts"
    IDLE = "idle"
    WAITS = "waits"
    UNREAD = "unread"


class WordsNow(msgspec.Struct, frozen=True):
    """Words of an object and what they do now.

    ``why`` is a sentence that says why they do not act, or why that is not known; ``touches`` are the labels of the
    objects that they touch, or may touch.
    """

    text: str
    state: ActingNow = ActingNow.TEXT
    why: str = ""
    touches: tuple[str, ...] = ()


def words_now(table: Table, label: str) -> tuple[tuple[WordsNow, ...], ...]:
    """Give the text of an object as it reads now, its paragraphs in parts, with what each part does.

    The paragraphs that it has now come first, then those of its card that it has lost. Joined, the parts of a
    paragraph are its text. Raises RulesError where the table has no such object.
    """
    now = characteristics(table, label)
    if label in table.phased_out:
        return tuple((WordsNow(text),) for text in now.abilities)
    known = known_of(table)
    telling = _Telling(table, known.every[label], known.every)
    return (*(telling.paragraph(text) for text in now.abilities), *telling.lost(now.abilities))


class _Telling:
    """What is needed to tell of the words of one object."""

    def __init__(self, table: Table, scratch: Scratch, every: Every) -> None:
        self.table, self.scratch, self.every = table, scratch, every
        self.label = scratch.object.label
        self.names = names_of(every)
        self.words = Wording(table.edition)
        self.running = [one for one in applied_effects(table) if one.label == self.label]
        self.faces = values_in_force(table.edition, scratch.object).faces
        self.sentences = tuple(self._of_faces())
        told = waiting(table).get(self.label, ())
        self.waits = {one.text: one.why for one in told if one.source == self.label}
        marks = not_computed(table, every)
        self.unread = {one.text: one.why for one in marks.get(self.label, ()) if one.source == self.label}
        self.in_doubt = {
            text: tuple(
                label for label, marked in marks.items() if any(_is_told(one, self.label, text) for one in marked)
            )
            for text in self.unread
        }

    def _of_faces(self) -> Iterator[tuple[str, ReadSentence]]:
        """Give the sentences of the object's own text, each with how it reads now."""
        for face in self.faces:
            if are_said_otherwise(face, self.scratch.object):
                sentences = read_words(sections_of(printed_paragraphs(face)).plain, face.called)
            else:
                sentences = words_computed(face, self.scratch.object)
            yield from ((self._reads(one.text), one) for one in sentences)

    def _reads(self, text: str) -> str:
        for change in self.scratch.texts:
            text = replaced(text, change)
        return text

    def paragraph(self, text: str) -> tuple[WordsNow, ...]:
        """Divide a paragraph that the object has into the words that are one sentence and those between them."""
        own = [(reads, one) for reads, one in self.sentences if reads in text]
        if own:
            told = [msgspec.structs.replace(self._of(one), text=reads) for reads, one in own]
        else:
            # What an effect gives defines nothing, whatever it says (604.3a).
            told = [self._of_statics(one) for one in granted_sentences(text)]
        # What stands elsewhere, or was told as read, finds no place.
        told += (WordsNow(one, ActingNow.UNREAD, why, self.in_doubt[one]) for one, why in self.unread.items())
        return _placed(text, told)

    def lost(self, there: tuple[str, ...]) -> Iterator[tuple[WordsNow, ...]]:
        """Give the paragraphs of the card that the object does not have now, each with why not."""
        texts = dict.fromkeys(text for face in self.faces for text in sections_of(printed_paragraphs(face)).plain)
        for printed in texts:
            text = self._reads(printed)
            if text in there:
                continue
            if self._is_locked(printed):
                yield (WordsNow(text, ActingNow.IDLE, self.words.says("words locked")),)
                continue
            told = [one for one in self.paragraph(text) if one.state is ActingNow.ACTS]
            if told:
                # It began in an earlier layer and goes on, though the ability is gone (613.6).
                yield self.paragraph(text)
            else:
                yield (WordsNow(text, ActingNow.IDLE, self._why_lost(printed)),)

    def _is_locked(self, text: str) -> bool:
        held = self.scratch.object
        halves = zip(("left", "right"), top_values(held).faces, strict=False) if self.scratch.is_room else ()
        return any(text in face.paragraphs for half, face in halves if half not in held.unlocked)

    def _why_lost(self, text: str) -> str:
        """Say what took words; nothing where no step of the proof did."""
        told = ValueWords(self.table.edition, self.names)
        for step in reversed(characteristics(self.table, self.label).proof):
            change = step.changes.get("abilities")
            if change is not None and step.source is not None and _had(change.was, self._reads(text)):
                return capitalized(self.words.says("words taken", by=told.source(step.source)))
        return ""

    def _of(self, sentence: ReadSentence) -> WordsNow:
        """Tell what a sentence does that was read."""
        if sentence.definition is not None:
            return self._of_definition(sentence.definition)
        return self._of_statics(sentence) if sentence.statics else WordsNow(sentence.text)

    def _of_statics(self, sentence: ReadSentence) -> WordsNow:
        made = [one for one in self.running if _is_of(one, sentence, self._reads(sentence.words.text))]
        if not made and (self._is_said_by_data() or self.scratch.object.words_are_said):
            made = [one for one in self.running if _stands_for_words(one)]
            if len({bool(one.begun) for one in made}) > 1:
                # Which of them these words are is not known.
                return WordsNow(sentence.text)
        touched = dict.fromkeys(scratch.object.label for one in made for scratch in one.begun or ())
        if touched:
            return WordsNow(sentence.text, ActingNow.ACTS, touches=tuple(touched))
        waits = next((self.waits[text] for text in (sentence.words.text, sentence.text) if text in self.waits), "")
        if waits:
            return WordsNow(sentence.text, ActingNow.WAITS, waits)
        why = self._why_idle(sentence, made)
        # Of words that are there and make nothing, as where a file says so, no more can be told.
        return WordsNow(sentence.text, ActingNow.IDLE, why) if why else WordsNow(sentence.text)

    def _is_said_by_data(self) -> bool:
        """Whether the record of a face says itself what its abilities do."""
        return any(face.static for face in self.faces)

    def _of_definition(self, definition: Definition) -> WordsNow:
        there = self.scratch.definitions
        size_alone = definition.power is not None or definition.toughness is not None
        acts = bool(there) or not size_alone
        return WordsNow("", ActingNow.ACTS, touches=(self.label,)) if acts else WordsNow("")

    def _why_idle(self, sentence: ReadSentence, made: list[Running]) -> str:
        name, zone = self.names[self.label], self.scratch.object.zone
        zones = {one for static in sentence.statics for one in static.zones or _BATTLEFIELD}
        if not made and zone not in zones:
            return self.words.says("words elsewhere", name=name, place=PLACES.get(zone, zone))
        for running in made:
            if running.if_ is not None and running.holds(self.every) is False:
                what = failing_words(running.if_, lambda one: self.names.get(one, one), self.label)
                return self.words.says("words condition", what=what)
            if running.on == "attached" and self.scratch.object.attached_to is None:
                return self.words.says("words unattached", name=name)
        return self.words.says("words on nothing") if made else ""


def _is_told(told: object, source: str, text: str) -> bool:
    return getattr(told, "source", None) == source and getattr(told, "text", None) == text


def _is_of(running: Running, sentence: ReadSentence, reads: str) -> bool:
    """Whether an effect is what a sentence says, as the sentence was read or as it reads after changes of the text."""
    words: Words | None = running.static.words if running.static is not None else None
    return words is not None and words.text in (sentence.words.text, reads)


def _stands_for_words(running: Running) -> bool:
    """Whether an effect of an object stands for words of it, as data or an action says what they do."""
    if running.kept is not None:
        return not running.kept.besides
    return running.static is not None and running.static.words is None


def _had(was: object, text: str) -> bool:
    """Whether words were there; the last step before which they were took them."""
    return isinstance(was, tuple) and text in was


def _placed(text: str, told: Iterable[WordsNow]) -> tuple[WordsNow, ...]:
    """Put words into the paragraph in which they stand, with the text between them; what overlaps stays out."""
    found: list[WordsNow] = []
    end = 0
    for start, one in sorted(((text.find(one.text), one) for one in told), key=lambda pair: pair[0]):
        if start < end or not one.text:
            continue
        if start > end:
            found.append(WordsNow(text[end:start]))
        found.append(one)
        end = start + len(one.text)
    if end < len(text):
        found.append(WordsNow(text[end:]))
    return tuple(found)
