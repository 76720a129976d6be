"""What is not computed, said: for each object the words that might change its values and that the core cannot follow.

A value is shown all the same, with the sentence beside it; nothing that may be wrong looks certain. Whom a sentence may
touch is judged on the values as they are now, and wherever these are in doubt themselves it may touch either way: so
the marks are spread until none is added.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from operator import is_
from types import MappingProxyType
from typing import NamedTuple

from msgspec.structs import replace

from inspector.cards import may_have, type_of_subtype
from inspector.reading import ATTACHED_TO, BEARS, COMES, ENTERS, GOES, Unread, Whom
from inspector.rules.decisions.doubts import CountsInDoubt, Doubt
from inspector.rules.decisions.finished_values import NotComputed
from inspector.rules.decisions.open_kind import OpenKind
from inspector.rules.effects.effect_in_progress import Running
from inspector.rules.layers.computed_tables import FoundDoubts, applied_effects, known_of
from inspector.rules.table.objects import GameObject, ResolvedSpell
from inspector.rules.table.table import Table
from inspector.rules.telling.doubt_marks import DoubtMarks
from inspector.rules.telling.found_later import FoundLater
from inspector.rules.telling.spreading import (
    doubts_of_places,
    kept_off,
    spread,
    spread_by_counters,
    spread_from_elsewhere,
)
from inspector.rules.telling.unread_spread import LOST
from inspector.rules.telling.unread_words import UncomputedWords, has_word, uncomputed_words
from inspector.rules.values.asking import Every
from inspector.rules.values.scratch import Scratch
from inspector.rules.wording.sentences import Wording

# What says something of a later event changes no value now.
_LATER = frozenset((GOES, ENTERS))
_KINDS_ATTACHED = frozenset(("Aura", "Equipment", "Fortification"))


def not_computed_of(table: Table, every: Every, label: str) -> FoundLater[NotComputed]:
    """What is not computed of one object; found out when somebody first looks."""
    return FoundLater(_not_computed_of, table, every, label)


def _not_computed_of(table: Table, every: Every, label: str) -> tuple[NotComputed, ...]:
    return not_computed(table, every).get(label, ())


def not_computed(table: Table, every: Every) -> dict[str, tuple[NotComputed, ...]]:
    """Give by label what is not computed of each object that some words may touch; ``every`` are its working copies.

    The marks hang on the table with its values, and go with it.
    """
    return _known(table, every)[0]


def told_where_they_act(table: Table, every: Every, label: str) -> list[NotComputed]:
    """List what is not computed of one object with the keys that the words may act on.

    What only moves objects does nothing in the layer of a value that one of them gives, and no words act where a count
    is in doubt by them (``counts_in_doubt``).
    """
    marked, acting, _ = _known(table, every)
    keys_of = ((told, acting.get((label, told.text, told.source), ())) for told in marked.get(label, ()))
    return [replace(told, keys=tuple(key for key in told.keys if key in keys)) for told, keys in keys_of]


def counts_in_doubt(table: Table, every: Every, label: str) -> CountsInDoubt:
    """Give what counts or asks, as it gives one object values, something that is in doubt, each with the doubts."""
    return _known(table, every)[2].get(label, {})


def _known(table: Table, every: Every) -> FoundDoubts:
    known = known_of(table)
    if known.marks is None or known.marks[0] != table.resolved:
        known.marks = table.resolved, _found(table, every, lambda: applied_effects(table))
    return known.marks[1]


def _found(table: Table, every: Every, effects: Callable[[], list[Running]]) -> FoundDoubts:
    unread = [
        (WhoSays(scratch.object.label, scratch.controller, scratch.object.attached_to), words)
        for scratch in every.values()
        for words in _words_of(table, scratch)
    ]
    unread += [
        (
            WhoSays(
                spell.label,
                spell.controller,
                None,
                _until_when(table, spell),
                spell.since if told.of_what_came else 0,
                spell.left_out,
            ),
            _words_of_spell(spell, told.unread),
        )
        for spell in table.resolved
        for told in spell.instructions
        if not told.waits and _LATER.isdisjoint(told.unread.keys)
    ]
    placed = [*doubts_of_places(every), *kept_off(every, table.players)]
    if not (unread or placed):
        return {}, {}, {}
    marks = DoubtMarks(every)
    marks.resolved_at = {spell.label: spell.clock for spell in table.resolved}
    for source, words in unread:
        if COMES in words.unread.keys:
            doubt = Doubt(words.unread.text, source.label, words.why, words.kind)
            marks.coming += [(doubt, source.controller, one) for one in words.unread.whom]
    unread = [(source, words) for source, words in unread if COMES not in words.unread.keys]
    for label, doubt, keys in placed:
        marks.add(label, doubt, keys)
    applied = effects()
    before = asked = -1
    while before != marks.count:
        before = marks.count
        if asked != marks.count_of_asked:
            # Whom words touch is in doubt by nothing but these; what else was marked since leaves it as it was.
            asked = marks.count_of_asked
            for source, words in unread:
                _mark_touched(marks, source, words)
        spread(marks, applied)
        spread_from_elsewhere(marks, table)
        spread_by_counters(marks, table.edition)
    return marks.told(Wording(table.edition)), marks.acting, marks.counting


def _until_when(table: Table, spell: ResolvedSpell) -> int:
    """When what words touch was there at the latest: what goes on by a static ability looks anew (611.3a)."""
    return table.clock if spell.goes_on else spell.clock


def _words_of_spell(spell: ResolvedSpell, told: Unread) -> UncomputedWords:
    why = _why(spell, told)
    return UncomputedWords(told, why, kind=OpenKind.RESOLVED if why == "unread instruction" else OpenKind.WORDS)


def _why(spell: ResolvedSpell, told: Unread) -> str:
    """Why it is not computed what words did: those of a spell, of what entered, or of what left."""
    if spell.goes_on:
        return "unread going on"
    return "unread entering" if _AS_IT_ENTERED.match(told.text) else "unread instruction"


_AS_IT_ENTERED = re.compile(r"As [^,]* enters\b|If [^,]* would enter\b|Devour\b")
# Under this name they hang on the object. It is no field: equal objects stay equal.
_KEPT_WORDS = "uncomputed words"


def _words_of(table: Table, scratch: Scratch) -> tuple[UncomputedWords, ...]:
    """List the words of an object that are not computed: those of last time where all that they hang on is the same.

    Whoever changes a value puts a new list in its place, and most objects are on the next table as they were.
    """
    asked = (
        table.edition, scratch.abilities, scratch.names, scratch.types, scratch.subtypes, scratch.texts, scratch.given,
        scratch.power, scratch.toughness, scratch.is_room, scratch.abilities_lost,
    )  # fmt: skip
    kept: tuple[tuple[object, ...], tuple[UncomputedWords, ...]] | None = scratch.object.__dict__.get(_KEPT_WORDS)
    if kept is not None and all(map(is_, kept[0], asked)):
        return kept[1]
    words = tuple(uncomputed_words(table, scratch))
    scratch.object.__dict__[_KEPT_WORDS] = (asked, words)
    return words


class WhoSays(NamedTuple):
    """Who has words: the label, whose it is, what it is attached to; of a spell that resolved, when it did.

    Of what a spell says of that which it brought, ``since`` is when all of it was not there yet; ``left_out`` are
    those that no group of objects meant as it resolved.
    """

    label: str
    controller: str
    attached_to: str | None
    resolved_at: int | None = None
    since: int = 0
    left_out: Mapping[Whom, frozenset[int]] = MappingProxyType({})

    def is_(self, scratch: Scratch) -> bool:
        """Whether an object is the one that has the words, which no spell is that resolved."""
        return self.resolved_at is None and scratch.object.label == self.label

    def leaves_out(self, scratch: Scratch) -> bool:
        """Whether a spell resolved before an object came to be, so that it cannot have touched it (611.2c).

        Of what it brought, that which was there before is left out as well.
        """
        identity = scratch.object.identity
        return self.resolved_at is not None and not self.since < identity <= self.resolved_at


def _mark_touched(marks: DoubtMarks, source: WhoSays, words: UncomputedWords) -> None:
    """Mark the object that has the words, and every object that they may touch."""
    label = source.label
    unread = words.unread
    doubt = Doubt(unread.text, words.said_by or label, words.why, words.kind)
    keys = (*unread.keys, LOST) if unread.takes else unread.keys
    if source.resolved_at is None:
        # The object that has the words tells them also where they touch none of its own values.
        marks.add(label, doubt, ())
    for touched, scratch in marks.every.items():
        if marks.has(touched, doubt, keys) or (touched != label and _is_out_of_reach(scratch, keys)):
            continue
        if unread.spares and any(unread.spares in ability.keywords for ability in scratch.abilities):
            continue
        if keys == (ATTACHED_TO,) and not _KINDS_ATTACHED.intersection(scratch.subtypes):
            continue
        if keys == _TAPPED and source.resolved_at is not None and _stays_as_it_is(scratch, unread.text, marks):
            continue
        if _cannot_be_turned(scratch.object, keys):
            continue
        for whom in unread.whom:
            if _may_be(whom, source, scratch, marks):
                marks.add(touched, doubt, keys)
                break


def _cannot_be_turned(held: GameObject, keys: tuple[str, ...]) -> bool:
    """Whether it is not turned over, being not double-faced (701.27c), or not turned face down, being so (712.16)."""
    if held.double_faced is None:
        return "face_up" in keys
    return "face_down" in keys and held.face_down is None


_TAPPED = ("tapped",)
_TAPS, _UNTAPS = (
    re.compile(words, re.IGNORECASE)
    for words in (r"\btaps?\b|\bwaterbend|^(?:convoke|improvise|conspire|harmonize|teamwork)\b", r"\buntaps?\b")
)


def _stays_as_it_is(scratch: Scratch, text: str, marks: DoubtMarks) -> bool:
    """Whether what is told of an object by words that only tap, or only untap, is so already (701.26a, 701.26b)."""
    taps, untaps = _TAPS.search(text) is not None, _UNTAPS.search(text) is not None
    if taps is untaps or marks.is_doubtful(scratch.object.label, "tapped"):
        return False
    return scratch.object.tapped is taps


def _is_out_of_reach(scratch: Scratch, keys: tuple[str, ...]) -> bool:
    """Whether it is outside the game, where nothing touches it that does not bring it in (400.11c)."""
    return scratch.object.zone == "outside" and "zone" not in keys


def _may_be(whom: Whom, source: WhoSays, scratch: Scratch, marks: DoubtMarks) -> bool:
    """Whether an object may be among those meant: nothing leaves it out, or what does is in doubt itself."""
    held, label = scratch.object, scratch.object.label
    if source.leaves_out(scratch) or (whom.asks and held.identity in source.left_out.get(whom, ())):
        return False
    if whom.own:
        return source.is_(scratch)
    if whom.attached:
        return source.attached_to == label or any(
            marks.has(label, doubt, (BEARS,)) for doubt in marks.doubts(source.label, (ATTACHED_TO,))
        )
    if (whom.zones and held.zone not in whom.zones) or (whom.other and source.is_(scratch)):
        return False
    if whom.token is not None and whom.token is not held.token:
        return False
    if whom.attacking and source.resolved_at is None and not _attacks(scratch):
        # What attacked as a spell resolved may have left combat since.
        return False
    types_stand = whom.subtypes and not marks.is_doubtful(label, "types")
    if types_stand and not all(may_have(word, scratch.types) for word in whom.subtypes):
        # Whatever its subtypes may be: no object has one of a card type that it has not (205.3d).
        return False
    for key, holds in _qualities(whom, source, scratch):
        if holds or marks.is_doubtful(label, key):
            continue
        # Whom "you" means hangs on who controls the words as well.
        if key != "controller" or not marks.is_doubtful(source.label, key):
            return False
    return True


def _attacks(scratch: Scratch) -> bool:
    return any(word.startswith("attacking") for word in scratch.object.designations)


def _qualities(whom: Whom, source: WhoSays, scratch: Scratch) -> Iterator[tuple[str, bool]]:
    """Tell of each quality that a group asks for whether the object has it, by its key."""
    if whom.types or whom.no_types:
        yield "types", all(word in scratch.types for word in whom.types) and not set(whom.no_types) & {*scratch.types}
    if whom.subtypes or whom.no_subtypes:
        yield "subtypes", all(_has_subtype(scratch, word) for word in whom.subtypes)
        yield "subtypes", not any(_has_subtype(scratch, word) for word in whom.no_subtypes)
    if whom.supertypes or whom.no_supertypes:
        yield "supertypes", all(word in scratch.supertypes for word in whom.supertypes)
        yield "supertypes", not set(whom.no_supertypes) & {*scratch.supertypes}
    if whom.colors:
        yield "colors", all(color in scratch.colors for color in whom.colors)
    if whom.no_colors:
        yield "colors", not any(color in scratch.colors for color in whom.no_colors)
    if whom.colored is not None:
        yield "colors", whom.colored[0] <= len(scratch.colors) <= whom.colored[1]
    if whom.counter:
        yield "counters", _has_counter(scratch.object, whom.counter)
    if whom.keyword:
        yield "keywords", any(whom.keyword in ability.keywords for ability in scratch.abilities)
    if whom.word:
        yield "abilities", has_word(scratch, whom.word)
    if whom.controller:
        yield "controller", (scratch.controller == source.controller) is (whom.controller == "you")


def _has_counter(held: GameObject, kind: str) -> bool:
    """Whether it has counters of a kind, or "any", or may have them."""
    return bool(held.open_counters) or (bool(held.counters) if kind == "any" else kind in held.counters)


def _has_subtype(scratch: Scratch, word: str) -> bool:
    if word in scratch.subtypes:
        return True
    return scratch.every_creature_type and type_of_subtype(word) == "Creature" and may_have(word, scratch.types)
