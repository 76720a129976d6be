"""Characteristics (109.3): the finished values of objects, each with its reasons in the words of the edition."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Final

import msgspec

from inspector.cards import Filter, Kind, in_wubrg_order, may_have
from inspector.rules.decisions.finished_values import Characteristics, Text
from inspector.rules.decisions.proof_step import Counted, ProofStep
from inspector.rules.edition.concepts import Concept
from inspector.rules.edition.errors import NotComputedError
from inspector.rules.edition.outcomes import Reason
from inspector.rules.events.looking import looks_like, may_be_hidden
from inspector.rules.layers.computed_tables import scratches, with_reasons
from inspector.rules.layers.phased_out import phased_out_values
from inspector.rules.state.state_based import state_based_reasons, with_what_replaces
from inspector.rules.table.objects import GameObject
from inspector.rules.table.table import Table
from inspector.rules.telling.effects_told_apart import Deeds, of_one_name, of_permanents, speak_of_one_name_twice
from inspector.rules.telling.enough_devotion import with_enough_devotion
from inspector.rules.telling.found_later import FoundLater
from inspector.rules.telling.gone_together import gone_together
from inspector.rules.telling.names import names_of
from inspector.rules.telling.numbers_not_given import counters_not_known, numbers_not_known, sizes_left_out
from inspector.rules.telling.open_counts import with_open_counts
from inspector.rules.telling.proof import decisions_for, proof_of, ranks_of_objects
from inspector.rules.telling.size_words import with_sizes_in_one
from inspector.rules.telling.sizes_not_known import (
    decided_as_not_known,
    sizes_left_open,
    values_not_known,
    without_values,
)
from inspector.rules.telling.status_decisions import face_up, kept_by_land_types, status_decisions
from inspector.rules.telling.steps_not_computed import with_steps_not_computed
from inspector.rules.telling.unread import counts_in_doubt, not_computed_of, told_where_they_act
from inspector.rules.telling.value_words import ValueWords
from inspector.rules.telling.waiting import depends_of
from inspector.rules.values.asking import Every
from inspector.rules.values.forms import asks_of_a_source, form_not_computed
from inspector.rules.values.scratch import Scratch
from inspector.rules.values.selecting import chosen
from inspector.rules.values.spelling import counted_defense, counted_loyalty, number_of, one_text_or_two, size_of


def _recorded(table: Table, label: str) -> Scratch:
    """Give the working copy of an object with a record of what happened to it."""
    if label in table.phased_out:
        return phased_out_values(table, label, keeps_record=True)
    return with_reasons(table, label)[label]


class Why(Mapping[str, tuple[Reason, ...]]):
    """The reasons for an object's values, by key, the deciding one first; found when somebody first asks for them."""

    __slots__ = ("_found", "_label", "_table")

    def __init__(self, table: Table, label: str) -> None:
        """Keep what is needed to find them."""
        self._table = table
        self._label = label
        self._found: dict[str, tuple[Reason, ...]] | None = None

    def _reasons(self) -> dict[str, tuple[Reason, ...]]:
        if self._found is None:
            self._found = _reasons(self._table, _recorded(self._table, self._label))
        return self._found

    def __getitem__(self, key: str) -> tuple[Reason, ...]:
        return self._reasons()[key]

    def __iter__(self) -> Iterator[str]:
        return iter(self._reasons())

    def __len__(self) -> int:
        return len(self._reasons())

    def __eq__(self, other: object) -> bool:
        return dict(self.items()) == other if isinstance(other, Mapping) else NotImplemented

    __hash__ = None  # type: ignore[assignment]


def _proof(table: Table, label: str) -> tuple[ProofStep, ...]:
    """The proof of an object: its steps, first applied first."""
    recorded = _recorded(table, label)
    steps = proof_of(table, recorded)
    every = scratches(table)
    steps = tuple(_with_counts_not_known(table, step, every) for step in steps)
    steps = values_not_known(sizes_left_open(steps, sizes_left_out(recorded)), counters_not_known(recorded, every))
    steps, by_counts = with_open_counts(steps, counts_in_doubt(table, every, label))
    told = [*told_where_they_act(table, every, label), *by_counts]
    return with_steps_not_computed(table.edition, steps, told, ranks_of_objects(table)) if told else steps


def _with_counts_not_known(table: Table, step: ProofStep, every: Every) -> ProofStep:
    """Tell of what a step counted that it is not known, where it is a number that a card's data leaves out (208.1)."""

    def known(counted: Counted) -> bool:
        value = counted.value
        keys = {value.of, value.greatest, value.total}
        asked = (every[label] for label in counted.objects if label in every)
        return not any(keys.intersection(numbers_not_known(table, one, every)) for one in asked)

    counted = tuple(one if known(one) else msgspec.structs.replace(one, is_known=False) for one in step.counted)
    return msgspec.structs.replace(step, counted=counted)


def all_characteristics(table: Table) -> dict[str, Characteristics]:
    """Give the characteristics of every object on the table, by label, but for what is phased out."""
    every = scratches(table)
    return {label: _finished(table, scratch, every) for label, scratch in every.items()}


def characteristics(table: Table, label: str) -> Characteristics:
    """Give the characteristics of one object; raises RulesError where the table has no such object.

    Of what is phased out they are those that it has by itself (702.26b).
    """
    table.object(label)
    every = scratches(table)
    if label in table.phased_out:
        return _finished(table, phased_out_values(table, label), every)
    return _finished(table, every[label], every)


def is_found(table: Table, label: str, wanted: Filter) -> bool:
    """Whether an effect that looks for such objects would find this one, its zone included.

    Raises NotComputedError for a filter that asks what the core does not compute.
    """
    form = form_not_computed(wanted) or asks_of_a_source(wanted)
    if form:
        raise NotComputedError(form)
    table.object(label)
    every = scratches(table)
    if label in table.phased_out:
        return False
    return bool(chosen(wanted, [every[label]], every))


def _finished(table: Table, scratch: Scratch, every: Every) -> Characteristics:
    """Finish the values of an object; most are as they were on the table before, and were finished for that."""
    finished, held = scratch.finished, scratch.object
    if not isinstance(finished, int):
        return _on_table(table, finished, scratch, every)
    not_known = numbers_not_known(table, scratch, every)
    label = held.label
    kept = _kept_parts(scratch)
    colors, abilities = scratch.colors, scratch.abilities
    now = Characteristics(
        label=label,
        name=kept.name,
        names=kept.names,
        mana_cost=kept.mana_cost,
        mana_value=kept.mana_value,
        colors=kept.colors if colors is kept.of_colors else in_wubrg_order(colors),
        color_indicator=kept.indicator,
        supertypes=kept.supertypes,
        types=tuple(scratch.types),
        subtypes=tuple(map(str, scratch.subtypes)),
        has_every_creature_type=scratch.every_creature_type and may_have("Shapeshifter", scratch.types),
        keywords=kept.keywords if abilities is kept.of_abilities else scratch.keywords,
        abilities=kept.abilities if abilities is kept.of_abilities else tuple([ability.text for ability in abilities]),
        power=None if "power" in not_known else size_of(scratch.power),
        toughness=None if "toughness" in not_known else size_of(scratch.toughness),
        loyalty=None if "loyalty" in not_known else counted_loyalty(scratch),
        defense=None if "defense" in not_known else counted_defense(scratch),
        zone=held.zone,
        owner=held.owner,
        controller=scratch.controller,
        face_up=kept.face_up,
        face_down=held.face_down.cause if held.face_down else False,
        flipped=held.flipped,
        unlocked=held.unlocked,
        tapped=held.tapped,
        counters=dict(held.counters),
        token=held.token,
        transformed=kept.transformed,
        state_based=_rules_of_state(table, scratch, every),
        looks_like=_seen(table, scratch),
        chosen=dict(held.chosen),
        designations=held.designations,
        phased_out=label in table.phased_out,
        why=Why(table, label),
        proof=FoundLater(_proof, table, label),
        depends=depends_of(table, label),
        not_computed=not_computed_of(table, every, label),
    )
    # Few are asked for twice; and what hangs on an object must not keep alive the table that it was asked of.
    scratch.finished = msgspec.structs.replace(now, **_ON_NO_TABLE) if finished else 1
    return now


def _seen(table: Table, scratch: Scratch) -> dict[str, str]:
    """Give what each player sees who may not look at it; nothing of most, which everyone may look at."""
    if not may_be_hidden(scratch.object):
        return {}
    return {player: seen for player, (seen, _) in looks_like(table, scratch).items()}


def _state_based(table: Table, scratch: Scratch, every: Every) -> tuple[Reason, ...]:
    """Tell what state-based actions do with it; nothing by a number that is not known (704.5f, 704.5i, 704.5v)."""
    state = state_based_reasons(table, scratch, every)
    if not state:
        # So it is of most objects, and what is not known of them is not asked.
        return ()
    not_known = numbers_not_known(table, scratch, every)
    return tuple(why for why in state if _JUDGED_BY.get(why.concept) not in not_known)


def _rules_of_state(table: Table, scratch: Scratch, every: Every) -> tuple[str, ...]:
    state = _state_based(table, scratch, every)
    return tuple(dict.fromkeys(number for why in state for number in why.rules)) if state else ()


_JUDGED_BY = {
    Concept.TOUGHNESS_0_GRAVEYARD: "toughness",
    Concept.LOYALTY_0_GRAVEYARD: "loyalty",
    Concept.DEFENSE_0_GRAVEYARD: "defense",
    Concept.DEFENSE_0_NO_SIEGE: "defense",
}


# What of the finished values is found when somebody asks the table for it, and so keeps that.
_ON_NO_TABLE: Final[dict[str, Any]] = {
    "why": {},
    "proof": (),
    "depends": (),
    "not_computed": (),
}


def _on_table(table: Table, finished: Characteristics, scratch: Scratch, every: Every) -> Characteristics:
    """Give finished values of an object with those that hang on its table."""
    label = scratch.object.label
    return msgspec.structs.replace(
        finished,
        state_based=_rules_of_state(table, scratch, every),
        looks_like=_seen(table, scratch),
        phased_out=label in table.phased_out,
        why=Why(table, label),
        proof=FoundLater(_proof, table, label),
        depends=depends_of(table, label),
        not_computed=not_computed_of(table, every, label),
    )


class _KeptParts:
    """Finished values of one object, with the lists of the working copy that they were made from.

    Whoever changes a value puts a new list in its place, so what was made from the very same list is right still. Most
    effects leave most values alone, and an object is finished again after each action.
    """

    __slots__ = (
        "abilities", "colors", "face_up", "indicator", "keywords", "mana_cost", "mana_value", "name", "names",
        "of_abilities", "of_colors", "of_names", "of_supertypes", "supertypes", "transformed",
    )  # fmt: skip

    def __init__(self, scratch: Scratch) -> None:
        """Finish the values that seldom change."""
        self.of_colors, self.of_abilities = scratch.colors, scratch.abilities
        self.of_names, self.of_supertypes = scratch.names, scratch.supertypes
        names = scratch.names
        self.name: Text = (names[0], names[1]) if scratch.halves and len(names) == 2 else " // ".join(names)
        self.names = tuple(names)
        self.mana_cost = one_text_or_two([str(cost) if cost else "" for cost in scratch.costs])
        self.mana_value = number_of(scratch.mana_values())
        self.colors = in_wubrg_order(scratch.colors)
        self.indicator = in_wubrg_order(scratch.indicator)
        self.supertypes = tuple(scratch.supertypes)
        self.keywords = scratch.keywords
        self.abilities = tuple([ability.text for ability in scratch.abilities])
        self.face_up = face_up(scratch.object)
        self.transformed = _is_transformed(scratch.object)


# Under this name they hang on the object. It is no field: equal objects stay equal.
_KEPT_PARTS = "finished"


def _kept_parts(scratch: Scratch) -> _KeptParts:
    """Give the finished values that seldom change, those of last time where they are made from the same."""
    kept: _KeptParts | None = scratch.object.__dict__.get(_KEPT_PARTS)
    # Whoever gives it another mana cost, color indicator or halves gives it other names with them.
    if kept is not None and scratch.names is kept.of_names and scratch.supertypes is kept.of_supertypes:
        return kept
    made = _KeptParts(scratch)
    scratch.object.__dict__[_KEPT_PARTS] = made
    return made


def _is_transformed(held: GameObject) -> bool:
    """A double-faced permanent with its back face up, no melded one (701.27g)."""
    return held.back_up and held.is_permanent and held.face_down is None and held.double_faced is not Kind.MELD


def _reasons(table: Table, scratch: Scratch) -> dict[str, tuple[Reason, ...]]:
    """Put the decisions into words, the deciding one first, and add those for status and places."""
    of = scratch.object
    counters = {of.label: of.counters}
    words = ValueWords(
        table.edition,
        names_of(scratches(table)),
        counters,
        deeds=Deeds(table),
        called=of_permanents(table),
        told_of=of.label,
    )
    decided = {key: gone_together(decisions) for key, decisions in decisions_for(table, scratch).items()}
    if speak_of_one_name_twice(one for each in decided.values() for one in each):
        # As the ladder tells them apart.
        words = msgspec.structs.replace(words, called=of_one_name(table, proof_of(table, scratch)))
    for decision in status_decisions(table, scratch):
        held = decided.get(decision.key, ())
        # Whoever controls it at first does so behind the effects that gave control since.
        decided[decision.key] = [*held, decision] if decision.key == "controller" else [decision, *held]
    for key, behind in kept_by_land_types(scratch).items():
        decided[key] = [*decided.get(key, ()), *behind]
    every = scratches(table)
    decided["types"] = with_enough_devotion(table.edition, decided.get("types", ()), scratch, every)
    not_known = numbers_not_known(table, scratch, every)
    decided |= {key: decided_as_not_known(decided.get(key, ()), key) for key in not_known}
    if "name" in decided:
        decided["names"] = decided["name"]
    found = {key: tuple(dict.fromkeys(map(words.reason, decisions))) for key, decisions in decided.items()}
    found = with_sizes_in_one(found, decided, words)
    if not {"power", "toughness"}.isdisjoint(not_known):
        found |= {key: without_values(found[key], is_known=key not in not_known) for key in ("power", "toughness")}
    state = _state_based(table, scratch, every)
    found["state_based"] = with_what_replaces(table, scratch, state, every)
    hidden = looks_like(table, scratch)
    found["looks_like"] = tuple(dict.fromkeys(reason for _, reason in hidden.values()))
    return found
