"""Carrying out state-based actions once (704.3), as far as they follow from what objects are."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Iterator, Mapping
from typing import NamedTuple

import msgspec

from inspector.cards import belonging, listed_words
from inspector.cards.lists_in_words import capitalized
from inspector.rules.edition.citations import numbers
from inspector.rules.edition.concepts import Concept
from inspector.rules.edition.outcomes import Reason, Result
from inspector.rules.events.phasing import back_on_the_table
from inspector.rules.layers.computed_tables import scratches
from inspector.rules.state.legend_rule import is_spared
from inspector.rules.state.most_counters import too_many_counters
from inspector.rules.state.state_based import CHANGING, SHARED, share_a_planeswalker_type, state_based_reasons
from inspector.rules.steps.own_triggers import WAITING, has_triggered, with_counters_checked
from inspector.rules.steps.steps import Ended, Step
from inspector.rules.steps.zones import ceased, moved, shown_name
from inspector.rules.table.actions import CheckState
from inspector.rules.table.objects import GameObject, WordsOfGoing
from inspector.rules.values.asking import Every
from inspector.rules.values.scratch import Scratch

# Of which objects, by their labels, it is open whether which rule concerns them.
Open = Collection[tuple[str, Concept]]


def check_state(step: Step, _: CheckState, *, open_: Open = frozenset()) -> Ended:
    """Put everything away that state-based actions put away now, all at once; once only.

    Not done is what is ``open_``: to which objects, by their labels, by which rules.
    """
    every = scratches(step.table)
    found = {label: state_based_reasons(step.table, scratch, every) for label, scratch in every.items()}
    if open_:
        found = {
            label: tuple(why for why in all_ if (label, why.concept) not in open_) for label, all_ in found.items()
        }
    waiting = [(label, why.concept) for label, reasons in found.items() for why in reasons if _waits(every[label], why)]
    found = {label: tuple(why for why in all_ if not _waits(every[label], why)) for label, all_ in found.items()}
    step = step.with_table(with_counters_checked(step.table))
    choice = _Choice(every, frozenset(label for label, all_ in found.items() if any(map(_puts_away_alone, all_))))
    going = {
        label: _reasons_to_go(step, every[label], reasons, choice)
        for label, reasons in found.items()
        if any(why.concept not in CHANGING for why in reasons) and _goes(step, every[label], reasons, choice)
    }
    # What goes at the same time does not come off to stay on the battlefield.
    staying = {
        label: tuple(
            why for why in all_ if why.concept in CHANGING and not (label in going and why.concept in _COMES_OFF)
        )
        for label, all_ in found.items()
    }
    fading = _phased_out_tokens(step)
    for label, concept in waiting:
        step = step.because(concept, WAITING[concept], name=shown_name(step, step.table.object(label)))
    if not going and not fading and not any(staying.values()):
        if waiting:
            return step.ended(Result.NOTHING)
        return step.nothing(Concept.STATE_BASED_ACTIONS, "nothing to check")
    for label, reasons in staying.items():
        step = _changed(step, label, reasons, every)
    names = {label: shown_name(step, step.table.object(label)) for label in going}
    for label, reasons in going.items():
        held = step.table.object(label)
        for why in reasons:
            alike = [names[one] for one, others in going.items() if why in others]
            template = _OF_ALL.get(why.concept, "") if len(alike) > 1 else ""
            if template and (why.concept is not Concept.AURA_ATTACHED_TO_NOTHING or held.attached_to is None):
                step = step.because(why.concept, template, names=listed_words(alike))
                continue
            step = _named(step, listed_words([names[one] for one in _going_with(label, why, going, every)]), why)
        step = _told_who_is_kept(step, every[label], found[label], choice)
        to_graveyard = held.is_permanent
        step = moved(step, held, "graveyard", reasons[0].concept, now=every) if to_graveyard else ceased(step, held)
    for held in fading:
        step = step.because(Concept.PHASED_OUT_TOKEN_CEASES, "phased-out token ceases")
        step = ceased(step.with_table(back_on_the_table(step.table, (held,))), held)
    return step.done()


# What is told of all at once that go for the same reason.
_OF_ALL = {
    Concept.TOUGHNESS_0_GRAVEYARD: "toughness 0, several",
    Concept.LOYALTY_0_GRAVEYARD: "loyalty 0, several",
    Concept.AURA_ATTACHED_TO_NOTHING: "Aura on nothing, several",
    Concept.TOKEN_CEASES_TO_EXIST: "token ceases now, several",
}
_COMES_OFF = frozenset(
    (Concept.ATTACHED_CREATURE_COMES_OFF, Concept.ATTACHED_AS_NOTHING_COMES_OFF, Concept.EQUIPMENT_COMES_OFF)
)


def _waits(scratch: Scratch, why: Reason) -> bool:
    return why.concept in WAITING and has_triggered(scratch, why.concept)


def _phased_out_tokens(step: Step) -> list[GameObject]:
    """List the phased-out tokens that cease to exist, as all did until 2016 (702.24k, 702.25k)."""
    if not numbers(Concept.PHASED_OUT_TOKEN_CEASES, step.edition.key):
        return []
    return [held for held in step.table.phased_out.values() if held.token]


def _changed(step: Step, label: str, reasons: tuple[Reason, ...], every: Every) -> Step:
    """Take off counters, and what is attached to what it cannot be attached to (704.5n, p, q, r)."""
    for why in reasons:
        held = step.table.object(label)
        if why.concept is Concept.COUNTERS_CANCEL:
            pairs = min(held.counters.get("+1/+1", 0), held.counters.get("-1/-1", 0))
            left = {
                kind: count - pairs if kind in ("+1/+1", "-1/-1") else count for kind, count in held.counters.items()
            }
            held = msgspec.structs.replace(held, counters={kind: count for kind, count in left.items() if count})
        elif why.concept is Concept.MOST_COUNTERS:
            counters = held.counters | dict(too_many_counters(every[label]))
            held = msgspec.structs.replace(held, counters={kind: count for kind, count in counters.items() if count})
        elif why.concept is Concept.COMMANDER_BACK:
            words = WordsOfGoing(label=label, name=shown_name(step, held), text=why.says.rstrip("."), by_rule=True)
            held = msgspec.structs.replace(held, may_return=False, may_have_gone=(words,))
        elif why.concept is Concept.BESTOWED_AURA_COMES_OFF:
            # The reason tells both, so that it is bestowed no more is not told again behind it.
            held = msgspec.structs.replace(held, attached_to=None, cast_as="")
        else:
            held = msgspec.structs.replace(held, attached_to=None)
        step = _told(step.with_object(held), held, why)
    return step


def _told(step: Step, held: GameObject, why: Reason) -> Step:
    """Tell a reason with the name of the object that it is about: several may go at once."""
    return _named(step, shown_name(step, held), why)


def _named(step: Step, names: str, why: Reason) -> Step:
    return step.told(msgspec.structs.replace(why, says=_by_name(why.says, names)))


# So begin the sentences that speak of the one that goes.
_OF_IT = re.compile(r"^(?:Its (\w+) |(The bestowed) Aura |(?:It|The Aura) (?=is |has ))")
_SO_IT = ", so it "


def _by_name(says: str, names: str) -> str:
    """Put a name for the "it" of a sentence; what is so of several together, and goes by no "it", ends in the names."""
    found = _OF_IT.match(says)
    if found is not None:
        named = belonging(found[1], names) if found[1] else f"The bestowed {names}" if found[2] else names
        begun = named if named.startswith(names) else capitalized(named)
        return f"{begun} {says[found.end() :]}"
    if says.count(_SO_IT) == 1:
        return says.replace(_SO_IT, f", so {names} ", 1)
    return f"{says.removesuffix('.')}: {names}."


def _going_with(label: str, why: Reason, going: Mapping[str, tuple[Reason, ...]], every: Every) -> list[str]:
    """List what goes by the same reason together with an object: those that share its name or type are told once."""
    if why.concept not in SHARED:
        return [label]
    here = every[label]
    return [
        one
        for one, reasons in going.items()
        if one == label or (why in reasons and _shared(here, every[one], (why,), every))
    ]


class _Choice(NamedTuple):
    """Among which objects a player keeps one of several: all there are, and those that go whichever is kept."""

    every: dict[str, Scratch]
    going_anyway: frozenset[str]

    def rank(self, scratch: Scratch) -> tuple[bool, int]:
        """Of several the one of the highest rank is kept: one that stays otherwise, and of these the newest."""
        held = scratch.object
        return held.label not in self.going_anyway, held.timestamp


def _puts_away_alone(why: Reason) -> bool:
    return why.concept not in CHANGING and why.concept not in SHARED


def _reasons_to_go(step: Step, scratch: Scratch, reasons: tuple[Reason, ...], choice: _Choice) -> tuple[Reason, ...]:
    """Leave out what changes it and no more, and, of what goes for another reason, that one of several is kept."""
    alone = scratch.object.label in choice.going_anyway
    return tuple(
        why
        for why in reasons
        if why.concept not in CHANGING and (why.concept not in _ONE_IS_KEPT or _all_go(step, [why]) or not alone)
    )


def _goes(step: Step, scratch: Scratch, reasons: tuple[Reason, ...], choice: _Choice) -> bool:
    """Whether it is put away: of those that share a name, one of each player stays (the player chooses)."""
    reasons = tuple(why for why in reasons if why.concept not in CHANGING)
    if any(why.concept not in SHARED for why in reasons):
        return True
    if _all_go(step, reasons):
        return True
    return any(_kept_before(scratch, reasons, choice))


def _kept_before(scratch: Scratch, reasons: tuple[Reason, ...], choice: _Choice) -> Iterator[Scratch]:
    """Give those that are kept rather than it where a player keeps one."""
    return (other for other in _rivals(scratch, reasons, choice) if choice.rank(other) > choice.rank(scratch))


def _rivals(scratch: Scratch, reasons: tuple[Reason, ...], choice: _Choice) -> Iterator[Scratch]:
    """Give the others of which its controller keeps one."""
    return (
        other
        for other in choice.every.values()
        if other.object.label != scratch.object.label
        and other.object.is_permanent
        and other.controller == scratch.controller
        and _shared(scratch, other, reasons, choice.every)
    )


def _told_who_is_kept(step: Step, scratch: Scratch, reasons: tuple[Reason, ...], choice: _Choice) -> Step:
    """Tell which one is kept where a player would choose, which no action says."""
    shared = [why for why in reasons if why.concept in _ONE_IS_KEPT]
    if not shared or _all_go(step, shared):
        return step
    kept = max(_kept_before(scratch, reasons, choice), key=choice.rank, default=None)
    if kept is None:
        # It goes for another reason, and so do all others.
        return step
    newer = any(one.object.timestamp > kept.object.timestamp for one in _rivals(kept, reasons, choice))
    if scratch.object.label in choice.going_anyway and not newer:
        return step
    name = shown_name(step, kept.object)
    return step.because(shared[0].concept, "kept is who stays" if newer else "newest is kept", name=name)


_ONE_IS_KEPT = (Concept.LEGEND_RULE, Concept.PLANESWALKER_UNIQUENESS)


def _all_go(step: Step, reasons: Iterable[Reason]) -> bool:
    edition = step.edition
    rules = {Concept.LEGEND_RULE: edition.legend_rule, Concept.PLANESWALKER_UNIQUENESS: edition.planeswalker_rule}
    return any(rules[why.concept] == "all go" for why in reasons)


def _shared(scratch: Scratch, other: Scratch, reasons: tuple[Reason, ...], every: Every) -> bool:
    for why in reasons:
        if why.concept is Concept.LEGEND_RULE and scratch.shares_a_name_with(other):
            return "Legendary" in other.supertypes and not is_spared(other, every)
        if why.concept is Concept.PLANESWALKER_UNIQUENESS and share_a_planeswalker_type(scratch, other):
            return True
    return False
