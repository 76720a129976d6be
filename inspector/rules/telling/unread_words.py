"""The words that an object has now and that nothing computes: what they might change, before anyone asks whom.

Only words that count are asked: those left after the layers, where the object is; of abilities that were lost, those
whose effects began in an earlier layer and go on (613.6). A record or a file that says itself what a card's abilities
do stands in place of its words.
"""

from __future__ import annotations

import re
from collections.abc import Iterable

import msgspec

from inspector.cards import BASIC_LAND_TYPES, Face, PrintedNumber, keywords_of, sections_of, type_of_subtype
from inspector.reading import (
    ALL_KEYS,
    OWN,
    Unread,
    Whom,
    may_have_attached_it_turned_up,
    own_names,
    unread_sentences,
    without_reminder,
)
from inspector.rules.decisions.in_force import names_in_text, top_values, values_in_force
from inspector.rules.decisions.open_kind import OpenKind
from inspector.rules.effects.room_and_counter_effects import SIZE_COUNTER
from inspector.rules.layers.computed_tables import applied_effects
from inspector.rules.table.objects import GameObject, kinds_in_doubt
from inspector.rules.table.table import Table
from inspector.rules.telling.words_of_later import words_of_later
from inspector.rules.values.forms import WORK_IN_THE_COMMAND_ZONE, form_not_computed, words_computed
from inspector.rules.values.granted import granted_sentences
from inspector.rules.values.scratch import Scratch
from inspector.rules.values.text_changes import replaced

_SIZE = ("power", "toughness")
_TYPES = ("types", "subtypes", *_SIZE)
_ABILITIES = ("keywords", "abilities")
_COPIABLE = tuple(key for key in ALL_KEYS if key != "controller")
# What effects change before layer 6, in which abilities are lost; and before layer 4, in which basic land types take
# the abilities of a land (613.1, 305.7).
_BEFORE_ABILITIES_GO = frozenset(("controller", "name", "types", "subtypes", "supertypes", "colors"))
_BEFORE_TYPES_ARE_SET = frozenset(("controller", "name"))
# What static abilities give of designations.
_GOADED = ("designations",)
_STATION_LINE = re.compile(r"^(?:STATION )?\d+\+(?: \||$)", re.IGNORECASE)


class UncomputedWords(msgspec.Struct, frozen=True):
    """Words not computed: what they are, and the template of the sentence that says why.

    ``said_by`` is the label of whose words they are, where they are not those of the object that they touched;
    ``kind`` is what they are where no card says them.
    """

    unread: Unread
    why: str = "unread words"
    said_by: str = ""
    kind: OpenKind = OpenKind.WORDS


def uncomputed_words(table: Table, scratch: Scratch) -> list[UncomputedWords]:
    """List the words of an object that count now and are not computed."""
    held = scratch.object
    texts = tuple(ability.text for ability in scratch.abilities)
    is_spell = "Instant" in scratch.types or "Sorcery" in scratch.types
    names = names_in_text(held, scratch.names)
    found: list[UncomputedWords] = []
    if texts and unread_sentences(texts, names, is_spell=is_spell):
        computed = _computed_words(table, scratch).union(scratch.granted_texts)
        left = tuple(text for text in texts if text not in computed)
        found += map(_of_words, _not_read(unread_sentences(left, names, is_spell=is_spell), table, scratch))
    if scratch.abilities_lost and held.is_permanent and held.face_down is None:
        found += map(UncomputedWords, _begun_before_lost(table, scratch, texts, names))
    found = [words for words in found if _acts_here(words.unread.zones, scratch) and _may_hold(words, scratch)]
    found += _of_keywords(scratch)
    found += [
        UncomputedWords(Unread(text=without_reminder(text), keys=keys, whom=(OWN,), zones=()), "unread of later")
        for text, keys in words_of_later(table.edition, scratch)
    ]
    found += _of_signs(table, scratch, found)
    found += _of_stickers(scratch)
    found += [UncomputedWords(one, "unread told") for one in held.told_unread]
    return [*found, *_of_copying(held), *_of_entering(held), *_of_counters(held)]


def _of_words(unread: Unread) -> UncomputedWords:
    return UncomputedWords(unread, "unread goading" if unread.keys == _GOADED else "unread words")


# A role in combat is told: who has none neither attacks nor blocks.
_IN_COMBAT = re.compile(
    r"As long as (?:~|it|this creature|(?P<name>.+?)) is (?P<role>attacking|blocking),", re.IGNORECASE
)


def _may_hold(words: UncomputedWords, scratch: Scratch) -> bool:
    """Whether words may do anything now: not where they ask for a role in combat that their object does not have."""
    asked = _IN_COMBAT.match(words.unread.text)
    if asked is None or (asked["name"] and asked["name"] not in own_names(tuple(scratch.names))):
        return True
    return any(word.startswith(asked["role"]) for word in scratch.object.designations)


def _acts_here(zones: tuple[str, ...], scratch: Scratch) -> bool:
    zone = scratch.object.zone
    if not zones or zone in zones:
        return True
    return zone == "command" and (not scratch.types or not WORK_IN_THE_COMMAND_ZONE.isdisjoint(scratch.types))


def _computed_words(table: Table, scratch: Scratch) -> frozenset[str]:
    """The paragraphs that are computed by other means: a record's own effects, or effects that the file says it has."""
    held = scratch.object
    faces = values_in_force(table.edition, held).faces
    return _as_they_read(
        (text for face in faces if held.words_are_said or _says_itself(face) for text in face.paragraphs), scratch
    )


def _not_read(unread: tuple[Unread, ...], table: Table, scratch: Scratch) -> tuple[Unread, ...]:
    """Those sentences that are not read and computed as what the object's own abilities do."""
    faces = values_in_force(table.edition, scratch.object).faces
    sentences = (one.text for face in faces for one in words_computed(face, scratch.object))
    given = (ability.text for ability in scratch.abilities if ability.text not in scratch.granted_texts)
    printed = {text for face in faces for text in sections_of(face.paragraphs).plain}
    granted = (one.text for text in given if text not in printed for one in granted_sentences(text))
    read = _as_they_read(sentences, scratch).union(granted)
    left = (one if one.text not in read else _not_computed_in(one) for one in unread) if read else unread
    return tuple(one for one in left if one is not None)


def _not_computed_in(read: Unread) -> Unread | None:
    """What is not computed of a sentence that is read: nothing but that it gives a designation, as goading does."""
    if "designations" not in read.keys:
        return None
    return msgspec.structs.replace(read, keys=_GOADED, takes=False)


def _as_they_read(texts: Iterable[str], scratch: Scratch) -> frozenset[str]:
    """Words of an object as they are after the changes of its text."""
    found = list(texts)
    for change in scratch.texts:
        found = [replaced(text, change) for text in found]
    return frozenset(found)


def _says_itself(face: Face) -> bool:
    """Whether the record of a face says what its abilities do, all of it in forms that the core computes."""
    parts = (*face.static, *((face.definition,) if face.definition is not None else ()))
    return bool(parts) and not any(form_not_computed(part) for part in parts)


def _begun_before_lost(
    table: Table, scratch: Scratch, left: tuple[str, ...], names: tuple[str, ...]
) -> tuple[Unread, ...]:
    """Of abilities that were lost: those whose effects began in a layer before they were, and go on (613.6).

    What stands in the section of a level, class level bar or station symbol its object never had before layer 6.
    """
    held = scratch.object
    faces = values_in_force(table.edition, held).faces
    if scratch.is_room:
        halves = zip(("left", "right"), faces, strict=False)
        faces = (*(face for half, face in halves if half in held.unlocked), *faces[2:])
    computed = _computed_words(table, scratch)
    texts = (text for face in faces for text in sections_of(face.paragraphs).plain)
    lost = tuple(text for text in texts if text not in left and text not in computed)
    early = _BEFORE_TYPES_ARE_SET if _is_set_to_basic_types(table, scratch) else _BEFORE_ABILITIES_GO
    unread = _not_read(unread_sentences(lost, names), table, scratch)
    return tuple(one for one in unread if not early.isdisjoint(one.keys))


def _is_set_to_basic_types(table: Table, scratch: Scratch) -> bool:
    """Whether an effect has set the subtypes of a land to basic ones, also to those that it has (305.7)."""
    label = scratch.object.label
    return "Land" in scratch.types and any(
        not set(BASIC_LAND_TYPES).isdisjoint(one.change.set_subtypes or ())
        and any(each.object.label == label for each in one.begun or ())
        for one in applied_effects(table)
    )


def _of_copying(held: GameObject) -> list[UncomputedWords]:
    """The exceptions with which it entered as a copy, where they were not read (707.9)."""
    text = "" if held.face_down is not None else top_values(held).unread
    return [UncomputedWords(Unread(text=without_reminder(text), keys=_COPIABLE, whom=(OWN,), zones=()))] if text else []


def _of_entering(held: GameObject) -> list[UncomputedWords]:
    """What its words may have made of it as it entered, where that was not computed (614.1c-d)."""
    if held.face_down is not None:
        return []
    return [
        UncomputedWords(
            one,
            "unread turning up" if may_have_attached_it_turned_up(one.text) else "unread entering",
            held.entered_by.get(one.text, ""),
        )
        for one in held.entered_unread
    ]


def _of_counters(held: GameObject) -> list[UncomputedWords]:
    """Words by which there may be more or fewer counters on it, where what they came to is not known, or not said."""
    return [
        UncomputedWords(
            Unread(text=open_.text, keys=keys_of_counter(kind), whom=(OWN,), zones=()),
            # Words that are not computed, or a choice that nobody has said.
            "unread of counters" if open_.any_number else "counters not said",
            open_.said_by,
            OpenKind.WORDS if open_.any_number else OpenKind.COUNTERS,
        )
        for open_ in held.open_counters
        for kind in kinds_in_doubt(open_)
    ]


def keys_of_counter(kind: str) -> tuple[str, ...]:
    """Give the keys of the values that counters of a kind change: the counters themselves, and what these do."""
    if SIZE_COUNTER.match(kind):
        return ("counters", *_SIZE)
    own = (kind,) if kind in ALL_KEYS else _ABILITIES if keywords_of(kind.capitalize()) else ()
    return ("counters", *own)


def _of_keywords(scratch: Scratch) -> list[UncomputedWords]:
    """Keyword abilities that change values of their own object and are not computed, where they do so now."""
    held = scratch.object
    if not held.is_permanent:
        return []
    found = []
    for ability in scratch.abilities:
        if _STATION_LINE.match(ability.text):
            text = without_reminder(ability.text)
            found.append(UncomputedWords(Unread(text=text, keys=(*_TYPES, *_ABILITIES), whom=(OWN,)), "unread station"))
    return found


# What a sticker costs and gives: an ability, or power and toughness.
_STICKER = re.compile(r"(?:\{TK\})+ — (?P<gives>.+)")
_SIZE_STICKER = re.compile(r"[\d*]+/[\d*]+$")


def _of_stickers(scratch: Scratch) -> list[UncomputedWords]:
    """The stickers of a sheet, of which nobody says what they are on: its name is of name stickers (123.3, 123.6-8)."""
    if "Stickers" not in scratch.types:
        return []
    told = [(_STICKER.match(ability.text), ability.text) for ability in scratch.abilities]
    given = [(text, _SIZE if _SIZE_STICKER.match(one["gives"]) else _ABILITIES) for one, text in told if one]
    named = [(name, ("name",)) for name in scratch.names]
    return [
        UncomputedWords(Unread(text=without_reminder(text), keys=keys, whom=(Whom(no_types=("Land",)),), zones=()))
        for text, keys in (*given, *named)
    ]


def _of_signs(table: Table, scratch: Scratch, found: list[UncomputedWords]) -> list[UncomputedWords]:
    """A printed sign such as ``*`` that no ability known to the core defines (208.2a)."""
    if not any(isinstance(size, PrintedNumber) for size in (scratch.power, scratch.toughness)):
        return []
    told = {key for words in found if OWN in words.unread.whom for key in words.unread.keys}
    keys = tuple(key for key in _SIZE if isinstance(getattr(scratch, key), PrintedNumber) and key not in told)
    if not keys:
        return []
    face = values_in_force(table.edition, scratch.object).faces[0]
    text = "/".join(str(size.text) for size in (face.power, face.toughness) if size is not None) or "*"
    return [UncomputedWords(Unread(text=text, keys=keys, whom=(OWN,), zones=()), "unread sign", kind=OpenKind.SIGN)]


_COLOR_WORD = re.compile(r"\b(?:non-?)?(?:white|blue|black|red|green)\b", re.IGNORECASE)
_LAND_TYPE_WORD = re.compile(rf"\b(?:non-?)?(?:{'|'.join(BASIC_LAND_TYPES)})(?:s|es|walk)?\b", re.IGNORECASE)


def has_word(scratch: Scratch, kind: str) -> bool:
    """Whether a word of a kind stands in the text or type line of an object; of a creature type, whether one may."""
    texts = [ability.text for ability in scratch.abilities]
    if kind == "color":
        return any(map(_COLOR_WORD.search, texts))
    if kind == "basic land type":
        return any(word in BASIC_LAND_TYPES for word in scratch.subtypes) or any(map(_LAND_TYPE_WORD.search, texts))
    return bool(texts) or any(type_of_subtype(word) == "Creature" for word in scratch.subtypes)
