"""How much of what cards say is read: counted by layer and by form, and which forms would unlock the most cards."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator

import msgspec

from inspector.cards import Card, Face, sections_of
from inspector.reading.grammar.tokens import tokens_of
from inspector.reading.grammar.vocabulary import COLORS, SUBTYPE_OF
from inspector.reading.paragraphs import QUOTE, headless, without_reminder
from inspector.reading.reader import ReadSentence, read_words, readings_of
from inspector.reading.unread import unread_sentences

# The layer in which each value is changed (613.1).
_LAYER_OF = {
    "controller": "2",
    **dict.fromkeys(("name", "mana_cost", "mana_value"), "3"),
    **dict.fromkeys(("supertypes", "types", "subtypes"), "4"),
    "colors": "5",
    **dict.fromkeys(("abilities", "keywords"), "6"),
    **dict.fromkeys(("power", "toughness", "loyalty", "defense"), "7"),
}
LAYERS = ("2", "3", "4", "5", "6", "7")
_PLACE = re.compile(r"\d")
_BY_ITS_RECORD = "(said by the card's record)"


class ShareRead(msgspec.Struct):
    """So many sentences, and how many of them are read, or said otherwise by the card's record."""

    all: int = 0
    read: int = 0

    def add(self, is_read: bool) -> None:
        """Count one more."""
        self.all += 1
        self.read += is_read

    @property
    def percent(self) -> float:
        """The share that is read, in percent; all of nothing is 100."""
        return 100 * self.read / self.all if self.all else 100.0


class WordsCoverage(msgspec.Struct):
    """What was counted: of all sentences that might change values, of those of each layer and of each form.

    ``cards`` are those that have such a sentence and how many of these are read whole, ``paragraphs`` all paragraphs
    of all cards, and ``unread`` the forms that are not read with the cards that have them. ``ambiguous`` are sentences
    that can be read in two ways, which is an error of the grammar.
    """

    sentences: ShareRead
    cards: ShareRead
    layers: dict[str, ShareRead]
    forms: Counter[str]
    unread: dict[str, list[str]]
    paragraphs: int = 0
    ambiguous: list[str] = []

    def missing(self) -> list[tuple[str, list[str]]]:
        """List the forms that are not read, those first that would unlock the most cards."""
        return sorted(self.unread.items(), key=lambda item: (-len(item[1]), item[0]))


def coverage(cards: Iterable[Card]) -> WordsCoverage:
    """Count what is read of the words of cards."""
    found = WordsCoverage(ShareRead(), ShareRead(), {layer: ShareRead() for layer in LAYERS}, Counter(), {})
    for card in cards:
        whole = [_count_face(face, card.name, found) for face in card.faces]
        if None in whole and not any(one is not None for one in whole):
            continue
        found.cards.add(all(one is not False for one in whole))
    return found


def _count_face(face: Face, name: str, found: WordsCoverage) -> bool | None:
    """Count the sentences of a face; tell whether all are read, None where there are none.

    A record that says itself what the face's abilities do speaks for all of its words.
    """
    found.paragraphs += sum(bool(without_reminder(text)) for text in face.paragraphs)
    is_spell = face.type_line.is_instant_or_sorcery
    asked = unread_sentences(face.paragraphs, (face.name,), is_spell=is_spell)
    if not asked:
        return None
    read = {one.text: one for one in _read(face, is_spell=is_spell)}
    is_said = bool(face.static) or face.definition is not None
    keys: dict[str, set[str]] = {}
    for one in asked:
        keys.setdefault(one.text, set()).update(one.keys)
    for text, touched in keys.items():
        is_read = is_said or text in read
        found.sentences.add(is_read)
        for layer in {_LAYER_OF[key] for key in touched if key in _LAYER_OF}:
            found.layers[layer].add(is_read)
        if is_read:
            found.forms[read[text].words.rule.partition(": ")[2] if text in read else _BY_ITS_RECORD] += 1
        else:
            found.unread.setdefault(form_of(text, face.name), []).append(name)
            if len(readings_of(text, (face.name,))) > 1:
                found.ambiguous.append(text)
    return is_said or keys.keys() <= read.keys()


def _read(face: Face, *, is_spell: bool) -> Iterator[ReadSentence]:
    """What is read of a face, its sections taken for themselves as they are on an object."""
    sections = sections_of(face.paragraphs)
    levels = (text for _, text in sections.by_level)
    bands = (text for band in sections.bands for text in band.abilities)
    stations = (text for band in sections.stations for text in band.abilities)
    yield from read_words((*sections.plain, *levels, *bands, *stations), (face.name,), is_spell=is_spell)


def form_of(sentence: str, name: str) -> str:
    """Give a sentence with a sign in the place of each number, color, subtype, quotation and of its own name."""
    plain = QUOTE.sub('"…"', headless(sentence)).replace(name, "~").replace(name.partition(",")[0], "~")
    return " ".join(_signs(tokens_of(plain)))


def _signs(tokens: tuple[str, ...]) -> Iterator[str]:
    for token in tokens:
        if token in SUBTYPE_OF:
            yield "⟨subtype⟩"
        elif token in COLORS:
            yield "⟨color⟩"
        else:
            yield _PLACE.sub("N", token)
