"""Replacement effects of other objects on how one enters, on counters and tokens (614.1a, 614.1d, 614.12, 616.1).

What applies is found by what the object will be, with whatever already applies to such an object (614.12).
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import reduce
from itertools import islice, permutations
from typing import NamedTuple

import msgspec

from inspector.cards import Condition
from inspector.reading import (
    ENTERS,
    NUMBER_WORDS,
    Besides,
    Happens,
    OtherTokens,
    Replaces,
    SaidOfOthers,
    Whom,
    may_speak_of_others,
    other_tokens,
    said_of_entering,
    said_of_others,
)
from inspector.rules.decisions.in_force import names_in_text
from inspector.rules.edition.concepts import Concept
from inspector.rules.layers.computed_tables import scratches
from inspector.rules.steps.names_apart import named_apart
from inspector.rules.steps.steps import Step
from inspector.rules.table.objects import GameObject, StillToDo, WordsOfGoing
from inspector.rules.table.table import Table
from inspector.rules.values.asking import Asker, Every, game_of
from inspector.rules.values.conditions import choices_in, holds
from inspector.rules.values.forms import WORK_IN_THE_COMMAND_ZONE, form_not_computed
from inspector.rules.values.other_qualities import chosen_for
from inspector.rules.values.scratch import Scratch
from inspector.rules.values.selecting import matches


class SaidOfEvent(NamedTuple):
    """A sentence of an object that counts now: that object, and what the sentence says."""

    source: Scratch
    words: SaidOfOthers


def said_now(every: Every, happens: Happens, but: str = "") -> list[SaidOfEvent]:
    """List what the objects that are there, but for the one of a label, say of what happens to others."""
    found: list[SaidOfEvent] = []
    # Of most it is known that they say nothing.
    for scratch in [one for one in every.values() if one.speaks is not False]:
        if scratch.speaks is None:
            # Its values are computed, and what is computed anew is another working copy.
            scratch.speaks = any(may_speak_of_others(ability.text) for ability in scratch.abilities)
        if not scratch.speaks or scratch.object.label == but:
            continue
        texts = tuple(ability.text for ability in scratch.abilities)
        of_others = said_of_others(texts, names_in_text(scratch.object, scratch.names))
        found += [SaidOfEvent(scratch, one) for one in of_others if one.happens == happens and _acts_from(scratch, one)]
    return found


def said_by_spells(step: Step, every: Every) -> list[SaidOfEvent]:
    """List what spells that resolved say of how something enters from then on; nothing of it is computed."""
    found = []
    for spell in step.table.resolved:
        source = every.get(spell.label)
        told = [one.unread for one in spell.instructions if ENTERS in one.unread.keys and not one.waits]
        if source is not None and told:
            source = source.copied()
            source.controller = spell.controller
            found += [SaidOfEvent(source, said_of_entering(one.text, one.whom)) for one in told]
    return found


def _acts_from(scratch: Scratch, words: SaidOfOthers) -> bool:
    if words.own:
        return True
    zones = ("battlefield",) if words.does is None else words.does.zones
    if scratch.object.zone in zones:
        return True
    return scratch.object.zone == "command" and not WORK_IN_THE_COMMAND_ZONE.isdisjoint(scratch.types)


class ReplaceableEvent(msgspec.Struct, frozen=True, kw_only=True):
    """What happens to an object, looked at as it will be: among all that is there ``after``, and what is there before.

    ``by`` is the player who puts counters on it, ``effect`` whether an effect does, None where that was not said.
    """

    label: str
    before: Every
    after: Every
    by: str = ""
    effect: bool | None = True

    @property
    def scratch(self) -> Scratch:
        """The object as it will be."""
        return self.after[self.label]

    def asker(self, said: SaidOfEvent, table: Table) -> Asker:
        """Whose words are asked: "it" is the object to which something happens."""
        return Asker(said.source.controller, said.source.object.label, self.label, game_of(table))


def entering_event(step: Step, new: GameObject) -> ReplaceableEvent:
    """The event of an object entering; its controller puts the counters on it that nobody else does (122.6a).

    In the editions before 2021 only what it is by itself counts for what applies to it (614.12).
    """
    table = step.table.with_object(new)
    if not step.edition.entering_looks_at_other_effects:
        own = tuple(effect for effect in table.effects if effect.source is None)
        table = msgspec.structs.replace(step.table, objects={new.label: new}, effects=own)
    return ReplaceableEvent(label=new.label, before=scratches(step.table), after=scratches(table), by=new.controller)


def counters_event(step: Step, held: GameObject, kind: str) -> ReplaceableEvent:
    """The event of a player putting counters on what is there; loyalty may be the price of an ability, no effect."""
    every = scratches(step.table)
    effect = None if kind == "loyalty" else True
    return ReplaceableEvent(label=held.label, before=every, after=every, by=step.player, effect=effect)


class Applies(NamedTuple):
    """Which sentences apply to an event, those of which that is not computed, and those left out."""

    sure: tuple[SaidOfEvent, ...]
    unsure: tuple[SaidOfEvent, ...]


def applying(step: Step, event: ReplaceableEvent, every: Iterable[SaidOfEvent]) -> Applies:
    """Sort out which sentences apply to an event."""
    sure: list[SaidOfEvent] = []
    unsure: list[SaidOfEvent] = []
    for said in every:
        does = said.words.does
        applies = _may_apply(said, event) if does is None else _applies(step, said, does, event)
        if applies and does is not None:
            sure.append(said)
        elif applies is not False:
            unsure.append(said)
    return Applies(tuple(sure), tuple(unsure))


def _applies(step: Step, said: SaidOfEvent, does: Replaces, event: ReplaceableEvent) -> bool | None:
    """Whether a sentence that is read applies; None where that hangs on what nobody has said."""
    asker = event.asker(said, step.table)
    meant = does.tokens is not None or _is_meant(said, does, event, asker)
    if not meant:
        return meant
    if does.whose and (event.by == said.source.controller) is (does.whose == "opponent"):
        return False
    parts = ((does.if_, event.before), (does.if_it, event.after))
    held = [_holds(condition, every, asker) for condition, every in parts if condition is not None]
    if False in held:
        return False
    unknown = None in held or (does.of_effects and event.effect is None)
    return None if unknown else True


def _holds(condition: Condition, every: Every, asker: Asker) -> bool | None:
    if form_not_computed(condition):
        return None
    if condition.self_ is not None and asker.it in every:
        return matches(condition.self_, every[asker.it], every, asker)
    return holds(condition, every, asker)


def _is_meant(said: SaidOfEvent, does: Replaces, event: ReplaceableEvent, asker: Asker) -> bool | None:
    unknown = False
    for one in does.whom:
        if one.on == "self":
            if said.source.object.label == event.label:
                return True
        elif one.filter is not None:
            if any(chosen_for(event.before, asker, kind) is None for kind in choices_in(one.filter)):
                unknown = True
            elif matches(one.filter, event.scratch, event.after, asker):
                return True
    return None if unknown else False


def _may_apply(said: SaidOfEvent, event: ReplaceableEvent) -> bool:
    """Whether a sentence that is not read might apply: nothing in it leaves the object out for certain."""
    same = said.source.controller == event.scratch.controller
    if said.words.whose and same is (said.words.whose == "opponent"):
        return False
    if "wasn't cast" in said.words.text.replace("’", "'") and _was(event) == "stack":
        return False
    return not said.words.whom or any(is_among(whom, event) for whom in said.words.whom)


def _was(event: ReplaceableEvent) -> str:
    before = event.before.get(event.label)
    return "" if before is None else before.object.zone


def is_among(whom: Whom, event: ReplaceableEvent, said: SaidOfEvent | None = None) -> bool:
    """Whether an object may be among those whom words mean: neither its zone nor its types leave it out."""
    scratch = event.scratch
    if said is not None and whom.attached and said.source.object.attached_to != event.label:
        return False
    if "battlefield" not in whom.zones and whom.zones and _was(event) not in whom.zones:
        return False
    if whom.token is not None and whom.token is not scratch.object.token:
        return False
    return set(whom.types) <= set(scratch.types) and not set(whom.no_types) & set(scratch.types)


def told_of(
    step: Step, every: tuple[SaidOfEvent, ...], concept: Concept, template: str, among: tuple[SaidOfEvent, ...] = ()
) -> Step:
    """Tell of sentences, each with the name of the object that has it.

    Where several of one name say something, these or ``among`` which they are, the labels tell them apart.
    """
    names = [name_of(said.source) for said in among or every]
    for said in every:
        name = name_of(said.source)
        called = named_apart(said.source.object.label, name, shared=names.count(name) > 1)
        step = step.because(concept, template, name=called, text=said.words.text.rstrip("."))
    return step


def name_of(scratch: Scratch) -> str:
    """Give the name of an object as it is told, its label where it has none."""
    return " // ".join(scratch.names) or scratch.object.label


class NewTokens(NamedTuple):
    """How many tokens like one are created in its place, and the words by which they may be other tokens."""

    number: int
    open: tuple[WordsOfGoing, ...] = ()


def number_of_tokens(step: Step, token: GameObject) -> tuple[Step, NewTokens]:
    """Tell what others say of creating tokens, and how many like this one are created in its place (614.1a).

    The player who creates them chooses the order of several (616.1); where that decides, the fewest are created.
    """
    every = scratches(step.table)
    event = ReplaceableEvent(label=token.label, before=every, after=every, by=step.player)
    found = applying(step, event, said_now(every, "tokens", token.label))
    values = every[token.label]
    read = [(said, other_tokens(said.words.text)) for said in found.unsure]
    read = [(said, others) for said, others in read if others.speaks_of((*values.types, *values.subtypes))]
    open_ = tuple(said for said, others in read if not others.adds)
    adding = [(said, others) for said, others in read if others.adds]
    alone = len(read) == 1 and not found.sure
    step = told_of(step, open_ if alone else tuple(said for said, _ in read), Concept.INSTEAD, "tokens not computed")
    if alone and adding:
        step = _with_tokens_added(step, *adding[0], values)
    others_instead = tuple(map(_words_and_whose, open_))
    does = [said.words.does.tokens for said in found.sure if said.words.does and said.words.does.tokens]
    numbers = {
        reduce(lambda number, times: times.of(number), order, 1) for order in islice(permutations(does), _ORDERS)
    }
    number = min(numbers)
    if number == 1:
        return step, NewTokens(number, others_instead)
    step = told_of(step, found.sure, Concept.INSTEAD, "tokens changed")
    if len(numbers) > 1:
        ways = " or ".join(map(_in_words, sorted(numbers)))
        step = step.because(Concept.ORDER_OF_REPLACEMENTS, "order not chosen", ways=f"{ways} tokens")
    return step.because(Concept.INSTEAD, "more tokens", count=_in_words(number)), NewTokens(number, others_instead)


def _in_words(number: int) -> str:
    return NUMBER_WORDS[number] if number < len(NUMBER_WORDS) else str(number)


def _with_tokens_added(step: Step, said: SaidOfEvent, others: OtherTokens, token: Scratch) -> Step:
    """Note the tokens that are created besides one; the same words do nothing to these (614.5)."""
    step = told_of(step, (said,), Concept.INSTEAD, "tokens added")
    by = _words_and_whose(said)
    for words in others.adds:
        kind = words.removesuffix(" token")
        if len(others.adds) > 1 and kind in token.subtypes:
            continue
        due = StillToDo(
            by=by,
            identity=said.source.object.identity,
            controller=said.source.controller,
            does=Besides(text=f"create a {words}", token=words),
            once=True,
        )
        step = step.with_table(msgspec.structs.replace(step.table, still_to_do=(*step.table.still_to_do, due)))
    return step


def with_tokens_in_doubt(step: Step, labels: Iterable[str], new: NewTokens) -> Step:
    """Let tokens keep the words by which they may be others, so that their values are in doubt."""
    for label in labels if new.open else ():
        step = step.with_object(msgspec.structs.replace(step.table.object(label), may_be_another=new.open))
    return step


def _words_and_whose(said: SaidOfEvent) -> WordsOfGoing:
    """Give the words of an event with whose they are."""
    return WordsOfGoing(label=said.source.object.label, name=name_of(said.source), text=said.words.text.rstrip("."))


# As many orders are tried: all of five effects.
_ORDERS = 120
