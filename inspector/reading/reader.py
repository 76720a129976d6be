"""The reader: the sentences of a card's own words, each as effects of the effect language where it is understood.

A sentence counts as read only if its reading, printed again, is the sentence; one that can be read in two ways is an
error of the grammar and counts as unread, as does whatever has a word that no form has a place for.
"""

from __future__ import annotations

from functools import lru_cache

import msgspec

from inspector.cards import Definition, StaticAbility
from inspector.reading.grammar.parsing import Parser
from inspector.reading.grammar.sentences import Meaning
from inspector.reading.grammar.tokens import tokens_of
from inspector.reading.names import own_names, with_own_name
from inspector.reading.paragraphs import QUOTE, QUOTED, head_of, headless, masked, sentences, static_paragraphs
from inspector.reading.unread import unread_sentences

# Goes up whenever a reading may be another than before, so that what was kept of readings is made anew.
READER_VERSION = 1
# Words before a long dash that say when the rest holds; all others mean nothing by themselves.
_MEANING_HEADS = ("max speed", "solved", "visit", "station", "crew", "level")


class ReadSentence(msgspec.Struct, frozen=True, kw_only=True):
    """A sentence that was understood.

    ``text`` is the sentence as it stands, from character ``start`` to ``end`` of the paragraph of that index; ``rule``
    the form that it has, ``printed`` what the reading prints. ``statics`` and ``definition`` are what it does; neither
    is there where it changes no value.
    """

    text: str
    paragraph: int
    start: int
    end: int
    rule: str
    printed: str
    statics: tuple[StaticAbility, ...] = ()
    definition: Definition | None = None


@lru_cache(maxsize=16_384)
def read_words(
    paragraphs: tuple[str, ...], names: tuple[str, ...], *, is_spell: bool = False
) -> tuple[ReadSentence, ...]:
    """Read the sentences of an object's text that change values of any object while nothing is done.

    ``paragraphs`` are its abilities, ``names`` what its words may call it. Of an instant or sorcery (``is_spell``)
    only what defines its own characteristics is read: all else is an instruction.
    """
    asked = frozenset(one.text for one in unread_sentences(paragraphs, names, is_spell=is_spell))
    if not asked:
        return ()
    own = own_names(names)
    found: list[ReadSentence] = []
    for index, paragraph in enumerate(paragraphs):
        for static in static_paragraphs((paragraph,)):
            for sentence in sentences(static):
                one = _read(sentence, paragraph, index, own) if sentence in asked else None
                if one is not None and (one.definition is not None or not is_spell):
                    found.append(one)
    return tuple(found)


def _read(sentence: str, paragraph: str, index: int, own: tuple[str, ...]) -> ReadSentence | None:
    if sentence.startswith(("•", "+")) or head_of(sentence).lower().startswith(_MEANING_HEADS):
        return None
    tokens = tokens_of(_with_own_name(sentence, own))
    start = paragraph.find(sentence)
    readings = Parser(tokens).readings("sentence")
    if len(readings) != 1 or start < 0:
        return None
    reading, meaning = readings[0], readings[0].value
    printed = reading.printed()
    if printed != " ".join(tokens) or not isinstance(meaning, Meaning):
        return None
    return ReadSentence(
        text=sentence,
        paragraph=index,
        start=start,
        end=start + len(sentence),
        rule=reading.form.name if reading.form is not None else "",
        printed=printed,
        statics=meaning.statics,
        definition=meaning.definition,
    )


def _with_own_name(sentence: str, own: tuple[str, ...]) -> str:
    """The sentence with ``~`` for its own object; within quotation marks a name stays a name."""
    quoted = list(QUOTE.finditer(sentence))
    text = with_own_name(headless(masked(sentence)), own)
    for found in quoted:
        text = text.replace(QUOTED, found[0], 1)
    return text


def readings_of(sentence: str, names: tuple[str, ...] = ()) -> list[Meaning]:
    """Give every reading of a sentence; a grammar without errors gives one or none."""
    tokens = tokens_of(_with_own_name(sentence, own_names(names)))
    return [found.value for found in Parser(tokens).readings("sentence")]
