"""As it enters: what a permanent's own words, and a Saga's nature, do to it (614.1c-d, 614.12, 714.3a).

Only sentences of simple forms are read (``cards.entering_words``); of all others that speak of it the outcome says that
they are not computed, so that nothing is called untapped that might not be. In the editions since
2021 it is looked at as it would be on the battlefield with all that applies to it there: a land under Blood Moon has no
such words any more.
"""

from __future__ import annotations

import re
from collections.abc import Iterable

import msgspec

from inspector.cards import EnteringWords, entering_words, with_full_stop
from inspector.reading import Enters, how_it_enters
from inspector.rules.decisions.in_force import (
    has_prepare_spell,
    names_in_text,
    values_in_force,
    with_prepared_copy,
)
from inspector.rules.decisions.insets import PREPARE_SPELL, PREPARED, knows
from inspector.rules.decisions.marks import marked
from inspector.rules.edition.citations import numbers
from inspector.rules.edition.concepts import Concept
from inspector.rules.layers.computed_tables import scratches
from inspector.rules.steps.counted_as_it_enters import entering_hangs_on_doubts
from inspector.rules.steps.entering_choices import ChosenCounters, left_to_choose
from inspector.rules.steps.entering_counters import enters_or_would
from inspector.rules.steps.from_the_stack import with_effects_going_on
from inspector.rules.steps.own_triggers import before_counters
from inspector.rules.steps.replacing import (
    Applies,
    ReplaceableEvent,
    SaidOfEvent,
    applying,
    entering_event,
    said_by_spells,
    said_now,
    told_of,
)
from inspector.rules.steps.rules_of_entering import rule_of_entering
from inspector.rules.steps.steps import Step
from inspector.rules.steps.taken_away import taken_by
from inspector.rules.steps.zones import shown_name
from inspector.rules.table.objects import GameObject
from inspector.rules.values.amounts import counted
from inspector.rules.values.asking import Asker, game_of
from inspector.rules.values.conditions import holds
from inspector.rules.values.forms import form_not_computed
from inspector.rules.values.scratch import Scratch

NOT_KNOWN = "X"


class Entering(msgspec.Struct, frozen=True, kw_only=True):
    """How an object enters by its own words and others': its status and ``counters``, and what is not computed.

    ``choices`` are sentences that ask for a choice, ``choosing`` those that leave open with which counters it enters,
    ``unread`` those of its own that are not read, ``of_others`` those
    of other objects that say whether it is tapped, ``open_of_others`` those that may and are not computed, ``lost``
    those of its own that it would not have on the battlefield. It is
    ``untapped`` where others say so whatever puts it there tapped; ``either`` where its controller would choose.
    """

    event: ReplaceableEvent
    tapped: bool = False
    untapped: bool = False
    either: bool = False
    counters: dict[str, int] = {}
    lore: bool = False
    prepared: bool = False
    own_tapped: bool = False
    choices: tuple[str, ...] = ()
    # Sentences with a condition that was judged, each with whether it enters tapped by it.
    judged: tuple[tuple[str, bool], ...] = ()
    choosing: tuple[ChosenCounters, ...] = ()
    unread: tuple[str, ...] = ()
    lost: tuple[str, ...] = ()
    of_others: tuple[SaidOfEvent, ...] = ()
    open_of_others: tuple[SaidOfEvent, ...] = ()

    @property
    def is_plain(self) -> bool:
        """Whether nothing, read or unread, says that it enters in another status than usual."""
        own = self.tapped or self.judged or self.choosing or self.unread
        return not (own or self.of_others or self.open_of_others)


def entering_of(step: Step, before: GameObject, new: GameObject, *, as_copy: bool) -> Entering:
    """Find how an object enters; ``new`` is not on the step's table yet, ``before`` is what it was there.

    ``as_copy`` is true where it enters as a copy: its own words say so, and from then on those copied count.
    """
    table = with_effects_going_on(step.table, before, new)
    # Until 2016 only its own effects count, and those that changed the spell (614.12).
    is_changed, step = table is not step.table, step.with_table(table)
    event = entering_event(step, new)
    scratch = scratches(table.with_object(new))[new.label]
    own = scratch if step.edition.entering_looks_at_other_effects else event.scratch if is_changed else None
    words = _words(step, new, own)
    printed = tuple(text for face in before.base.faces for text in face.paragraphs)
    copying = entering_words(printed, tuple(face.name for face in before.base.faces)) if as_copy else EnteringWords()
    counters: dict[str, int] = {}
    unread = (*words.unread, *(words.escaping if _may_have_escaped(before) else ()))
    # What was no spell was not cast, kicked or paid for (702.33d).
    unread = tuple(text for text in unread if before.is_spell or not _asks_how_it_was_cast(text))
    for kind, count in words.counters:
        number = _number(before, count)
        if number is None:
            unread = (*unread, f"enters with X {kind} counters")
        elif number:
            counters[kind] = counters.get(kind, 0) + number
    is_saga = "Saga" in scratch.subtypes and bool(numbers(Concept.SAGA_ENTERS_WITH_A_LORE_COUNTER, step.edition.key))
    judged = _judged(step, before, new, unread, counters)
    lost = step.edition.saga_has_its_lore_counter_by_ability and scratch.abilities_lost and "Land" not in scratch.types
    lore = is_saga and not lost and "Read Ahead" not in scratch.keywords
    tapped = words.tapped or True in judged.values() or copying.tapped_copy
    choosing = left_to_choose(tuple(text for text in unread if text not in judged), event)
    known = {*judged, *(one.text for one in choosing)}
    others = _of_others(step, event)
    so = [said for said in others.sure if said.words.does is not None and said.words.does.tapped]
    not_so = [said for said in others.sure if said.words.does is not None and said.words.does.tapped is False]
    return Entering(
        event=event,
        own_tapped=tapped and True not in judged.values(),
        tapped=(tapped or bool(so)) and not not_so,
        untapped=bool(not_so),
        either=bool(not_so) and (tapped or bool(so)),
        counters={**counters, "lore": counters.get("lore", 0) + 1} if lore else counters,
        lore=lore,
        prepared=words.prepared and has_prepare_spell(new) and knows(step.edition, PREPARE_SPELL),
        choices=words.choices,
        judged=tuple((text, tapped) for text, tapped in judged.items() if tapped is not None),
        choosing=choosing,
        unread=tuple(text for text in unread if text not in known),
        lost=() if own is None else _lost_words(step, new, own),
        of_others=(*so, *(not_so if tapped or so or new.tapped else ())),
        open_of_others=others.unsure,
    )


_HOW_IT_WAS_CAST = re.compile(
    r"\bwas (?:kicked|bargained|foretold|cast|promised)\b|\byou cast it\b|\bspent to cast\b|\bcost was paid\b",
    re.IGNORECASE,
)
_OTHERWISE = re.compile(r"\b(?:unless|otherwise|instead|not?)\b|n['’]t\b", re.IGNORECASE)


def _asks_how_it_was_cast(text: str) -> bool:
    """Whether a sentence does something only for a spell that was cast in some way."""
    return _HOW_IT_WAS_CAST.search(text) is not None and _OTHERWISE.search(text) is None


def _may_have_escaped(before: GameObject) -> bool:
    """Whether it comes from a spell that was cast from a graveyard, for all that is told (702.138a)."""
    return before.is_spell and before.cast_from in ("", "graveyard")


# What is asked of where its spell was cast from is known of a spell that was cast here.
_FROM_HAND = re.compile(r" if you (?P<not>didn['’]t )?cast it from your hand$")


def _was_cast_from_hand(before: GameObject, new: GameObject) -> bool | None:
    """Whether who controls a permanent cast it from their own hand; None where nobody has said how it was cast."""
    if not before.is_spell or before.cast_from not in ("", "hand"):
        return False
    return True if before.cast_from and not before.copy and new.controller == before.owner else None


def _judged(
    step: Step, before: GameObject, new: GameObject, sentences: tuple[str, ...], counters: dict[str, int]
) -> dict[str, bool | None]:
    """Do what the grammar reads of sentences with conditions and amounts: add to the counters, tell of each sentence.

    Told is whether it enters tapped by it, None where that is not what it says. Those are left out that are not read
    or ask what nobody has said. All is judged by what is there before it enters (614.12); it itself does not count
    among what is controlled.
    """
    names = names_in_text(new)
    every = scratches(step.table)
    asker = Asker(new.controller, new.label, game=game_of(step.table))
    found: dict[str, bool | None] = {}
    for sentence in sentences:
        asks = _FROM_HAND.search(sentence)
        was_so = _was_cast_from_hand(before, new) if asks is not None else None
        if asks is not None and was_so is not None:
            if was_so is (asks["not"] is not None):
                found[sentence] = None
                continue
            how = how_it_enters(sentence[: asks.start()], names)
        else:
            how = how_it_enters(sentence, names)
        happens = None if how is None or _not_computed(how) else how.if_ is None or holds(how.if_, every, asker)
        if how is None or happens is None or entering_hangs_on_doubts(how, step.table.resolved, every):
            continue
        found[sentence] = happens if how.tapped else None
        for kind, count in how.counters if happens else ():
            number = count if isinstance(count, int) else max(int(counted(count, every, asker)), 0)
            if number:
                counters[kind] = counters.get(kind, 0) + number
    return found


def _not_computed(how: Enters) -> bool:
    parts = (how.if_, *(count for _, count in how.counters))
    return any(bool(form_not_computed(one)) for one in parts)


def _words(step: Step, new: GameObject, own: Scratch | None) -> EnteringWords:
    """Read its words of how it enters: those that it would have there, or, where only they count, those in force."""
    if own is not None:
        texts = tuple(ability.text for ability in own.abilities)
        return entering_words(texts, names_in_text(new, own.names))
    faces = values_in_force(step.edition, new).faces
    return entering_words(tuple(text for face in faces for text in face.paragraphs), tuple(face.name for face in faces))


def _lost_words(step: Step, new: GameObject, scratch: Scratch) -> tuple[str, ...]:
    """List its own words of how it enters that it would not have on the battlefield, as under Humility (614.12)."""
    if not scratch.abilities_lost:
        return ()
    kept, names = {ability.text for ability in scratch.abilities}, names_in_text(new, scratch.names)
    own = (text for face in values_in_force(step.edition, new).faces for text in face.paragraphs if text not in kept)
    return tuple(text for text in own if _says_how_it_enters(entering_words((text,), names)))


def _says_how_it_enters(words: EnteringWords) -> bool:
    return bool(words.tapped or words.counters or words.prepared or words.choices or words.unread)


def _number(before: GameObject, count: int | str) -> int | None:
    """Give the number of counters; X is that of the spell which the permanent was, 0 for any other (107.3m)."""
    if isinstance(count, int):
        return count
    return before.x if before.is_spell else 0


def _of_others(step: Step, event: ReplaceableEvent) -> Applies:
    """What others say of how it enters, but for counters, which are put together when all are known."""
    now = (*said_now(event.before, "enters", event.label), *said_by_spells(step, event.before))
    every = tuple(said for said in now if not _adds(said))
    return applying(step, event, every) if every else Applies((), ())


def _adds(said: SaidOfEvent) -> bool:
    return said.words.does is not None and bool(said.words.does.adds)


def tapped_as_it_enters(new: GameObject, entering: Entering) -> GameObject:
    """Give the object tapped or not where words say that it enters so, which is then what decides that status."""
    if not (entering.tapped or (entering.untapped and (new.tapped or entering.either))):
        return new
    by = new.set_anew("tapped", by=Concept.ENTERS_IN_SOME_WAY)
    return msgspec.structs.replace(new, tapped=entering.tapped, set_by=by)


def _told_tapped(step: Step, entering: Entering) -> Step:
    if entering.own_tapped:
        step = step.because(Concept.ENTERS_IN_SOME_WAY, "enters tapped")
    for sentence, tapped in entering.judged:
        template = "enters tapped by a condition" if tapped else "enters untapped by a condition"
        step = step.because(Concept.ENTERS_IN_SOME_WAY, template, text=sentence)
    for said in entering.of_others:
        so = said.words.does is not None and said.words.does.tapped
        step = told_of(step, (said,), Concept.ENTERS_IN_SOME_WAY, "tapped by others" if so else "untapped by others")
    if entering.either:
        step = step.because(Concept.ORDER_OF_REPLACEMENTS, "order not chosen", ways="tapped or untapped")
    return told_of(step, entering.open_of_others, Concept.ENTERS_IN_SOME_WAY, "entering of others not computed")


def told_entering(step: Step, label: str, entering: Entering, *, replaced: bool = False) -> Step:
    """Put the counters on it with which it enters, and tell all that its words do or may do as it enters.

    ``replaced`` is whether others make something else of these counters (614.1a).
    """
    enters = enters_or_would(step, replaced=replaced)
    held = step.table.object(label)
    counters = dict(held.counters)
    for kind, count in entering.counters.items():
        counters[kind] = counters.get(kind, 0) + count
    if entering.counters:
        held = before_counters(held, "lore", held.counters.get("lore", 0))
        step = step.with_object(msgspec.structs.replace(held, counters=counters))
    if entering.prepared:
        held = step.table.object(label)
        step = step.with_object(with_prepared_copy(marked(held, PREPARED)))
        step = step.because(Concept.BECOMING_PREPARED, "enters prepared")
    step = _told_tapped(step, entering)
    worded = {kind: count - (kind == "lore" and entering.lore) for kind, count in entering.counters.items()}
    template = "also enters with counters" if entering.own_tapped else "enters with counters"
    for kind, count in worded.items():
        if count:
            step = step.because(Concept.ENTERS_WITH, template, counters={kind: count}, enters=enters)
    if entering.lore:
        step = step.because(Concept.SAGA_ENTERS_WITH_A_LORE_COUNTER, "enters with a lore counter", enters=enters)
    if (entering.tapped or any(worded.values())) and step.edition.entering_looks_at_other_effects:
        step = step.also(Concept.LOOKED_AT_AS_IT_WOULD_BE, "looked at as it would be")
    for sentence in entering.lost:
        name = shown_name(step, step.table.object(label))
        taker = taken_by(step, step.table, label, (sentence,), key="abilities")
        lost = "words of entering lost, taken" if taker else "words of entering lost"
        step = step.because(Concept.LOOKED_AT_AS_IT_WOULD_BE, lost, name=name, taker=taker, text=sentence)
    for sentence in entering.choices:
        step = step.because(Concept.ENTERS_WITH, "choice as it enters", text=sentence)
    for sentences in _told_together(entering.unread):
        for sentence in sentences:
            text = " ".join(with_full_stop(one) for one in sentences)
            step = step.because(rule_of_entering(sentence), "entering not computed", text=text)
    return step


def _told_together(sentences: Iterable[str]) -> list[list[str]]:
    """Put a sentence that goes on from the one before with it: "If you don't, it enters tapped" says nothing alone."""
    found: list[list[str]] = []
    for sentence in sentences:
        if found and sentence.startswith(("If you do", "Otherwise", "Then ")):
            found[-1].append(sentence)
        else:
            found.append([sentence])
    return found
