"""Characteristics (109.3): the finished values of objects, each with its reasons in the words of the edition."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import overload

from inspector.cards import Filter, Kind, in_wubrg_order
from inspector.rules.decisions.finished_values import Characteristics
from inspector.rules.decisions.proof_step import ProofStep
from inspector.rules.edition.errors import NotComputedError
from inspector.rules.edition.outcomes import Reason
from inspector.rules.events.looking import looks_like
from inspector.rules.layers.computed_tables import scratches, with_reasons
from inspector.rules.layers.phased_out import phased_out_values
from inspector.rules.state.state_based import state_based_reasons
from inspector.rules.table.objects import GameObject
from inspector.rules.table.table import Table
from inspector.rules.telling.names import names_of
from inspector.rules.telling.proof import decisions_for, proof_of, ranks_of_objects
from inspector.rules.telling.status_decisions import face_up, kept_by_land_types, status_decisions
from inspector.rules.telling.steps_not_computed import with_steps_not_computed
from inspector.rules.telling.unread import NotComputedOf
from inspector.rules.telling.value_words import ValueWords
from inspector.rules.telling.waiting import DependsOf
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


class Proof(Sequence[ProofStep]):
    """The proof of an object: its steps, first applied first; found when somebody first asks for them."""

    __slots__ = ("_found", "_label", "_table")

    def __init__(self, table: Table, label: str) -> None:
        """Keep what is needed to find them."""
        self._table = table
        self._label = label
        self._found: tuple[ProofStep, ...] | None = None

    def _steps(self) -> tuple[ProofStep, ...]:
        if self._found is None:
            steps = proof_of(self._table, _recorded(self._table, self._label))
            told = NotComputedOf(self._table, scratches(self._table), self._label)
            if told:
                steps = with_steps_not_computed(self._table.edition, steps, told, ranks_of_objects(self._table))
            self._found = steps
        return self._found

    @overload
    def __getitem__(self, index: int) -> ProofStep: ...

    @overload
    def __getitem__(self, index: slice) -> Sequence[ProofStep]: ...

    def __getitem__(self, index: int | slice) -> ProofStep | Sequence[ProofStep]:
        return self._steps()[index]

    def __len__(self) -> int:
        return len(self._steps())

    def __eq__(self, other: object) -> bool:
        return tuple(self) == tuple(other) if isinstance(other, Sequence) else NotImplemented

    __hash__ = None  # type: ignore[assignment]


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
    held = scratch.object
    state = state_based_reasons(table, scratch, every)
    hidden = looks_like(table, scratch)
    label = held.label
    return Characteristics(
        label=label,
        name=(scratch.names[0], scratch.names[1])
        if scratch.halves and len(scratch.names) == 2
        else " // ".join(scratch.names),
        names=tuple(scratch.names),
        mana_cost=one_text_or_two([str(cost) if cost else "" for cost in scratch.costs]),
        mana_value=number_of(scratch.mana_values()),
        colors=in_wubrg_order(scratch.colors),
        color_indicator=in_wubrg_order(scratch.indicator),
        supertypes=tuple(scratch.supertypes),
        types=tuple(scratch.types),
        subtypes=tuple(scratch.subtypes),
        keywords=scratch.keywords,
        abilities=tuple([ability.text for ability in scratch.abilities]),
        power=size_of(scratch.power),
        toughness=size_of(scratch.toughness),
        loyalty=counted_loyalty(scratch),
        defense=counted_defense(scratch),
        zone=held.zone,
        owner=held.owner,
        controller=scratch.controller,
        face_up=face_up(held),
        face_down=held.face_down.cause if held.face_down else False,
        flipped=held.flipped,
        unlocked=held.unlocked,
        tapped=held.tapped,
        counters=dict(held.counters),
        token=held.token,
        transformed=_is_transformed(held),
        state_based=tuple(dict.fromkeys(number for reason in state for number in reason.rules)) if state else (),
        looks_like={player: seen for player, (seen, _) in hidden.items()} if hidden else {},
        chosen=dict(held.chosen),
        designations=held.designations,
        phased_out=label in table.phased_out,
        why=Why(table, label),
        proof=Proof(table, label),
        depends=DependsOf(table, held.label),
        not_computed=NotComputedOf(table, every, label),
    )


def _is_transformed(held: GameObject) -> bool:
    """A double-faced permanent with its back face up, no melded one (701.27g)."""
    return held.back_up and held.is_permanent and held.face_down is None and held.double_faced is not Kind.MELD


def _reasons(table: Table, scratch: Scratch) -> dict[str, tuple[Reason, ...]]:
    """Put the decisions into words, the deciding one first, and add those for status and places."""
    words = ValueWords(table.edition, names_of(scratches(table)))
    decided = decisions_for(table, scratch)
    for decision in status_decisions(table, scratch):
        held = decided.get(decision.key, ())
        # Whoever controls it at first does so behind the effects that gave control since.
        decided[decision.key] = [*held, decision] if decision.key == "controller" else [decision, *held]
    for key, behind in kept_by_land_types(scratch).items():
        decided[key] = [*decided.get(key, ()), *behind]
    if "name" in decided:
        decided["names"] = decided["name"]
    found = {key: tuple(dict.fromkeys(map(words.reason, decisions))) for key, decisions in decided.items()}
    found["state_based"] = state_based_reasons(table, scratch, scratches(table))
    hidden = looks_like(table, scratch)
    found["looks_like"] = tuple(dict.fromkeys(reason for _, reason in hidden.values()))
    return found
