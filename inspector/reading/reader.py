"""The reader: the sentences of a card's own words, each as effects of the effect language where it is understood.

A sentence counts as read only if its reading, printed again, is the sentence; one that can be read in two ways is an
error of the grammar and counts as unread, as does whatever has a word that no form has a place for.
"""

from __future__ import annotations

import re
from functools import lru_cache

import msgspec

from inspector.cards import Condition, Definition, Filter, StaticAbility, Words
from inspector.reading.grammar.parsing import Parser
from inspector.reading.grammar.sentences import OTHER_ZONES, Meaning
from inspector.reading.grammar.tokens import tokens_of
from inspector.reading.names import own_names, with_own_name
from inspector.reading.paragraphs import QUOTE, QUOTED, head_of, headless, masked, sentences, static_paragraphs
from inspector.reading.subjectless import attaches, lacks_its_subject, with_its_subject
from inspector.reading.unread import unread_sentences
from inspector.reading.whom import BATTLEFIELD

# What goes on so may also be left unread by itself.
_SAME = "The same is true for "
# A sentence that begins so is read with the one before it.
_GO_ON = ("It's still ", "It’s still ", "They're still ", "They’re still ", "Otherwise, ", _SAME)
# So does what is said of "it" or "them"; where that is not understood, what stands before it is read without it.
_OF_IT = re.compile(
    r"^(?:Otherwise, |The same is true for |It (?:gets|has|loses|can['’]t) |It['’]s an? [\w ]+ in addition to "
    r"|If it['’]s an? \w+, it |As long as it['’]s (?!your turn|day|night)[\w ]+, it |As long as [^,]+, they )"
)
# Words before a long dash that say when the rest holds; all others mean nothing by themselves (207.2c).
_WHEN = {
    "max speed": Condition(said="you have max speed"),
    "solved": Condition(self_=Filter(designated="solved")),
    "∞": Condition(self_=Filter(designated="harnessed")),
}
_MEANING_HEADS = ("visit", "station", "crew", "level", "to solve")


class ReadSentence(msgspec.Struct, frozen=True, kw_only=True):
    """A sentence that was understood.

    ``text`` is the sentence as it stands, ``words`` where it was read with what goes on with it, ``printed`` what the
    reading prints. ``statics`` and ``definition`` are what it does; neither is there where it changes no value.
    """

    text: str
    words: Words
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
    asked = {one.text: one.zones for one in unread_sentences(paragraphs, names, is_spell=is_spell)}
    if not asked:
        return ()
    own, attached = own_names(names), attaches(paragraphs)
    found: list[ReadSentence] = []
    for index, paragraph in enumerate(paragraphs):
        for static in static_paragraphs((paragraph,)):
            for together in _together(sentences(static)):
                if not asked.keys().isdisjoint(together):
                    if attached and lacks_its_subject(together[0]):
                        continue
                    read = _read(together, paragraph, index, own)
                    fewer = len(together) - 1
                    while not read and fewer and _OF_IT.match(together[fewer]):
                        read = _read(together[:fewer], paragraph, index, own)
                        fewer -= 1
                    found.extend(_acting_where(asked, read))
    if any(text.startswith(_ATTACHES) for text in paragraphs):
        found = [msgspec.structs.replace(one, statics=tuple(map(_other_than_its_bearer, one.statics))) for one in found]
    return tuple(one for one in found if not is_spell or _acts_as_a_spell(one))


# Of what is attached to creatures, "other creatures" are other than the one that it is on.
_ATTACHES = ("Enchant creature", "Equip ", "Equip—")


def _other_than_its_bearer(static: StaticAbility) -> StaticAbility:
    wanted = static.filter
    if wanted is None or wanted.other != "self" or "Creature" not in (wanted.types, wanted.all_types):
        return static
    return msgspec.structs.replace(static, filter=msgspec.structs.replace(wanted, other="attached"))


def _acting_where(asked: dict[str, tuple[str, ...]], read: list[ReadSentence]) -> list[ReadSentence]:
    """What was read, if it acts wherever its words might: no word counts as read where its reading does nothing."""
    for one in read:
        wanted = asked.get(one.text, BATTLEFIELD)
        for static in one.statics:
            zones = static.zones or BATTLEFIELD
            if not {*(wanted or OTHER_ZONES)} <= {*zones}:
                return []
    return read


def _acts_as_a_spell(one: ReadSentence) -> bool:
    return one.definition is not None or any(static.zones == ("stack",) for static in one.statics)


def _together(every: tuple[str, ...]) -> list[tuple[str, ...]]:
    """The sentences of a paragraph, those in one that only together say what is done."""
    found: list[tuple[str, ...]] = []
    for sentence in every:
        if found and (sentence.startswith(_GO_ON) or _OF_IT.match(sentence)):
            found[-1] = (*found[-1], sentence)
        else:
            found.append((sentence,))
    return found


def _read(together: tuple[str, ...], paragraph: str, index: int, own: tuple[str, ...]) -> list[ReadSentence]:
    sentence = " ".join(together)
    head = head_of(sentence).lower()
    # A head of symbols is a price: what stands behind it is had where that was paid.
    if sentence.startswith(("•", "+ ")) or "{" in head or head.startswith(_MEANING_HEADS):
        return []
    start, end = _span(sentence, paragraph)
    # Only what begins its paragraph speaks of the object for certain where it does not say so.
    tokens = tokens_of(_with_own_name(sentence, own, begins=start == 0))
    readings = Parser(tokens).readings("sentence")
    if len(readings) != 1 or start < 0:
        return []
    reading, meaning = readings[0], readings[0].value
    printed = reading.printed()
    if printed != " ".join(tokens) or not isinstance(meaning, Meaning) or (head in _WHEN and meaning.definition):
        return []
    rule = reading.form.name if reading.form is not None else ""
    words = Words(text=sentence, paragraph=index, start=start, end=end, rule=rule)
    read = ReadSentence(
        text=together[0],
        words=words,
        printed=printed,
        statics=tuple(_made(one, words, _WHEN.get(head)) for one in meaning.statics),
        definition=None if meaning.definition is None else msgspec.structs.replace(meaning.definition, words=words),
    )
    # Those that go on with it do nothing by themselves.
    return [read, *(ReadSentence(text=text, words=words, printed=printed) for text in together[1:])]


def _span(sentence: str, paragraph: str) -> tuple[int, int]:
    """Where a sentence stands in its paragraph; reminder text may stand before its full stop."""
    start = paragraph.find(sentence)
    if start < 0 and sentence.endswith("."):
        sentence = sentence[:-1]
        start = paragraph.find(f"{sentence} (")
    return start, start + len(sentence)


def _made(static: StaticAbility, words: Words, when: Condition | None) -> StaticAbility:
    """The ability with its words, and with what the words before the dash ask besides."""
    asked = static.if_ if when is None else when if static.if_ is None else Condition(all_=(when, static.if_))
    return msgspec.structs.replace(static, words=words, if_=asked)


# A name behind this word is a name, though it be the card's own.
_NAMED = re.compile(r"\bnamed [A-Z]")


def _named(own: tuple[str, ...]) -> str:
    """A pattern, for splitting, of a name behind "named": one's own whole, of any other the words up to a small one."""
    known = "|".join(re.escape(name) for name in own if name)
    other = r"[A-Z][\w'’-]*(?:,? (?:of |the |in |and (?=[A-Z]))*[A-Z][\w'’-]*)*"
    return rf"(\bnamed (?:(?:{known})(?!\w)|{other}))" if known else rf"(\bnamed {other})"


def _with_own_name(sentence: str, own: tuple[str, ...], *, begins: bool = False) -> str:
    """The sentence with ``~`` for its own object, though it be left out; in quotation marks a name stays a name."""
    quoted = list(QUOTE.finditer(sentence))
    text = headless(masked(sentence))
    if not _NAMED.search(text):
        text = with_own_name(text, own)
    else:
        # The same name behind "named" is anybody's.
        text = "".join(
            part if index % 2 else with_own_name(part, own) for index, part in enumerate(re.split(_named(own), text))
        )
    text = with_its_subject(text) if begins else text
    for found in quoted:
        text = text.replace(QUOTED, found[0], 1)
    return text


def readings_of(sentence: str, names: tuple[str, ...] = ()) -> list[Meaning]:
    """Give every reading of a sentence; a grammar without errors gives one or none."""
    return [found.value for found in Parser(tokens_of_sentence(sentence, names)).readings("sentence")]


def tokens_of_sentence(sentence: str, names: tuple[str, ...]) -> tuple[str, ...]:
    """Give the tokens of a sentence of an object that its words may call by these names."""
    return tokens_of(_with_own_name(sentence, own_names(names)))
