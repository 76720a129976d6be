"""Parts of sentences read by themselves: for those who say effects of a board in the words that cards use."""

from __future__ import annotations

import re
from typing import Final

import msgspec

from inspector.cards import Change, Filter, StaticAbility
from inspector.reading.grammar.forms import PlaceInForms, Understood
from inspector.reading.grammar.meant import SELF
from inspector.reading.grammar.parsing import Parser
from inspector.reading.grammar.sentences import Meaning
from inspector.reading.grammar.tokens import tokens_of, words_of
from inspector.reading.names import own_names, with_own_name
from inspector.reading.reader import read_words
from inspector.reading.subjectless import with_its_subject
from inspector.reading.unread import unread_sentences

_OTHER_COLORS: Final = re.compile(
    r"in addition to (?:its|their) other (?:colors and types|types and colors)[.]?$", re.IGNORECASE
)
# What somebody does with an object is said as what it then is.
_LASTING = {"gains": "has", "gain": "have", "becomes": "is", "become": "are"}


def objects_in_words(words: str, *, each: bool = False) -> Filter | None:
    """Give the filter that words for all objects of a kind mean (``other Humans you control``); None for others.

    With ``each`` the words are those behind "each", in the singular: ``other Human you control``.
    """
    tokens = tokens_of(words)
    readings = Parser(tokens).readings("each" if each else "many") if tokens else []
    # What counts counters holds a mapping, so that filters are compared and not hashed.
    found = [reading.value for reading in readings]
    return found[0] if found and all(one == found[0] for one in found) else None


def static_in_words(sentence: str) -> StaticAbility | None:
    """Give the one effect that a sentence of a card means; None where it means none, several or no single thing."""
    for words in dict.fromkeys((sentence, _lasting(sentence))):
        tokens = tokens_of(words)
        readings = Parser(tokens).readings("sentence") if tokens else []
        meanings = [reading.value for reading in readings if isinstance(reading.value, Meaning)]
        if len(meanings) == 1 and len(meanings[0].statics) == 1:
            return _with_other_colors(sentence, meanings[0].statics[0])
    return None


def _with_other_colors(sentence: str, found: StaticAbility) -> StaticAbility:
    """Let a color come to the others where the end of a sentence says so of all that it lists before.

    ``becomes black and becomes a Zombie in addition to its other colors and types`` (105.3).
    """
    given = found.change.set_colors
    if given is None or found.change.add_colors is not None or _OTHER_COLORS.search(sentence) is None:
        return found
    change = msgspec.structs.replace(found.change, set_colors=None, add_colors=given)
    return msgspec.structs.replace(found, change=change)


def change_said(predicates: str) -> Change | None:
    """Give what predicates without their subject do (``gets +2/+2 and gains flying``); None for other words."""
    # What a card is by its own words defines it, and is read otherwise than what another makes of it.
    for subject, on in (("~", SELF[0].on), ("Enchanted creature", "attached")):
        found = static_in_words(f"{subject} {predicates.strip()}")
        if found is not None and found.on == on and found.if_ is None:
            return found.change
    return None


def _lasting(sentence: str) -> str:
    return " ".join(_LASTING.get(word, word) for word in sentence.split(" "))


class Heard(msgspec.Struct, frozen=True, kw_only=True):
    """What came of words: the effects that they mean, printed again, or the word at which they were not understood.

    ``stopped_at`` is empty where all was understood, or where something is missing behind the last word.
    """

    statics: tuple[StaticAbility, ...] = ()
    printed: str = ""
    stopped_at: str = ""


class _Tracing(Parser):
    """A parser that remembers how far it came."""

    __slots__ = ("furthest",)

    def __init__(self, tokens: tuple[str, ...]) -> None:
        super().__init__(tokens)
        self.furthest = 0

    def _follow(
        self, place: PlaceInForms, start: int, parts: tuple[Understood | str, ...], every: list[Understood]
    ) -> None:
        self.furthest = max(self.furthest, start)
        super()._follow(place, start, parts, every)


def heard(words: str, names: tuple[str, ...] = ()) -> Heard:
    """Read what somebody says that an effect does: predicates of an object, a whole sentence of a card, an instruction.

    ``names`` are those by which the words may call the object that has them.
    """
    reached = (0, "")
    said = with_own_name(words.strip(), own_names(names)) if names else words.strip()
    told = _instruction(said)
    if told is not None:
        return told
    for sentence in dict.fromkeys((said, _lasting(said), f"~ {said}", f"~ {_lasting(said)}", with_its_subject(said))):
        tokens = tokens_of(sentence)
        parser = _Tracing(tokens)
        readings = parser.readings("sentence") if tokens else []
        meant = _effects_of(readings[0].value) if len(readings) == 1 else ()
        if meant:
            return Heard(statics=meant, printed=words_of(tuple(readings[0].printed().split(" "))).removeprefix("~ "))
        own = int(sentence.startswith("~ ") and not said.startswith("~"))
        if parser.furthest - own > reached[0] or not reached[1]:
            reached = (parser.furthest - own, words_of(tokens[parser.furthest : parser.furthest + 1]))
    return Heard(stopped_at=reached[1])


def _instruction(said: str) -> Heard | None:
    """Read what resolves and changes one object; None for other words."""
    tokens = tokens_of(said)
    readings = Parser(tokens).readings("instruction") if tokens else []
    if len(readings) != 1 or not isinstance(readings[0].value, Change):
        return None
    printed = words_of(tuple(readings[0].printed().split(" ")))
    return Heard(statics=(StaticAbility(on="self", change=readings[0].value),), printed=printed)


def _effects_of(value: object) -> tuple[StaticAbility, ...]:
    """The effects that a sentence means; what defines an object ("is every creature type") changes it so."""
    if not isinstance(value, Meaning):
        return ()
    defines = value.definition
    if defines is None:
        return value.statics
    given = {name: getattr(defines, name) for name in defines.__struct_fields__ if name not in ("power", "toughness")}
    given.pop("words")
    change = Change(set_power=defines.power, set_toughness=defines.toughness, **given)
    return (*value.statics, StaticAbility(on="self", change=change))


def not_understood(paragraphs: tuple[str, ...], names: tuple[str, ...], *, is_spell: bool = False) -> tuple[Heard, ...]:
    """List the sentences of a card that might change values and are not read: each whole, and where reading stopped."""
    read = {one.text for one in read_words(paragraphs, names, is_spell=is_spell)}
    asked = dict.fromkeys(one.text for one in unread_sentences(paragraphs, names, is_spell=is_spell))
    return tuple(Heard(printed=text, stopped_at=heard(text, names).stopped_at) for text in asked if text not in read)
