"""Characteristics (109.3): the finished values of objects, each with its reasons in the words of the edition."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from inspector.cards import Amount, Kind, PrintedNumber, in_wubrg_order
from inspector.rules.computed_tables import scratches, with_reasons
from inspector.rules.concepts import Concept
from inspector.rules.looking import looks_like
from inspector.rules.objects import GameObject
from inspector.rules.outcomes import Reason
from inspector.rules.scratch import Note, Scratch
from inspector.rules.state_based import state_based_reasons
from inspector.rules.table import Table
from inspector.rules.unread import NotComputedOf
from inspector.rules.values import Characteristics, Number, Size, Text
from inspector.rules.wording import Wording


class Why(Mapping[str, tuple[Reason, ...]]):
    """The reasons for an object's values, by key, the deciding one first; found when somebody first asks for them."""

    __slots__ = ("_found", "_label", "_table")

    def __init__(self, table: Table, label: str) -> None:
        """Keep what is needed to find them."""
        self._table = table
        self._label = label
        self._found: dict[str, tuple[Reason, ...]] | None = None

    def _all(self) -> dict[str, tuple[Reason, ...]]:
        if self._found is None:
            self._found = _reasons(self._table, with_reasons(self._table, self._label)[self._label])
        return self._found

    def __getitem__(self, key: str) -> tuple[Reason, ...]:
        return self._all()[key]

    def __iter__(self) -> Iterator[str]:
        return iter(self._all())

    def __len__(self) -> int:
        return len(self._all())

    def __eq__(self, other: object) -> bool:
        return dict(self.items()) == other if isinstance(other, Mapping) else NotImplemented

    __hash__ = None  # type: ignore[assignment]


def all_characteristics(table: Table) -> dict[str, Characteristics]:
    """Give the characteristics of every object on the table, by label."""
    return {label: _finished(table, scratch) for label, scratch in scratches(table).items()}


def characteristics(table: Table, label: str) -> Characteristics:
    """Give the characteristics of one object; raises RulesError where the table has no such object."""
    table.object(label)
    return _finished(table, scratches(table)[label])


def _text(values: list[str]) -> Text:
    return (values[0], values[1]) if len(values) == 2 else "".join(values)


def _number(values: list[Amount]) -> Number:
    return (values[0], values[1]) if len(values) == 2 else values[0]


def _size(value: Amount | PrintedNumber | None) -> Size:
    return value.text if isinstance(value, PrintedNumber) else value


def _finished(table: Table, scratch: Scratch) -> Characteristics:
    held = scratch.object
    state = state_based_reasons(table, scratch, scratches(table))
    hidden = looks_like(table, scratch)
    return Characteristics(
        label=held.label,
        name=(scratch.names[0], scratch.names[1]) if scratch.halves else " // ".join(scratch.names),
        names=tuple(scratch.names),
        mana_cost=_text([str(cost) if cost else "" for cost in scratch.costs]),
        mana_value=_number(scratch.mana_values()),
        colors=tuple(in_wubrg_order(scratch.colors)),
        color_indicator=tuple(in_wubrg_order(scratch.indicator)),
        supertypes=tuple(scratch.supertypes),
        types=tuple(scratch.types),
        subtypes=tuple(scratch.subtypes),
        keywords=scratch.keywords,
        abilities=tuple(ability.text for ability in scratch.abilities),
        power=_size(scratch.power),
        toughness=_size(scratch.toughness),
        loyalty=counted_loyalty(scratch),
        defense=counted_defense(scratch),
        zone=held.zone,
        owner=held.owner,
        controller=scratch.controller,
        face_up=_face_up(held),
        face_down=held.face_down.cause if held.face_down else False,
        flipped=held.flipped,
        unlocked=held.unlocked,
        tapped=held.tapped,
        counters=dict(held.counters),
        token=held.token,
        transformed=_is_transformed(held),
        state_based=tuple(dict.fromkeys(number for reason in state for number in reason.rules)),
        looks_like={player: seen for player, (seen, _) in hidden.items()},
        why=Why(table, held.label),
        not_computed=NotComputedOf(table, scratches(table), held.label),
    )


def counted_loyalty(scratch: Scratch) -> Size:
    """Its loyalty: that printed, or on the battlefield the counters on it (306.5c)."""
    if scratch.object.is_permanent:
        return scratch.object.counters.get("loyalty", 0) if "Planeswalker" in scratch.types else None
    return _printed_size(scratch.loyalty)


def counted_defense(scratch: Scratch) -> Size:
    """Its defense: that printed, or on the battlefield the counters on it (310.4c)."""
    if scratch.object.is_permanent:
        # Without a printed defense there are no battles in the edition, or something is one that has none.
        counts = "Battle" in scratch.types and scratch.defense is not None
        return scratch.object.counters.get("defense", 0) if counts else None
    return _printed_size(scratch.defense)


def _printed_size(number: PrintedNumber | None) -> Size:
    if number is None:
        return None
    return number.text if number.value is None else number.value


def _face_up(held: GameObject) -> str | None:
    if held.face_down is not None or held.double_faced is None:
        return None
    return "back" if held.back_up or held.is_melded else "front"


def _is_transformed(held: GameObject) -> bool:
    """A double-faced permanent with its back face up, no melded one (701.27g)."""
    return held.is_permanent and held.back_up and held.face_down is None and held.double_faced is not Kind.MELD


def _reasons(table: Table, scratch: Scratch) -> dict[str, tuple[Reason, ...]]:
    """Put the notes into words, the deciding one first, and add those for status and places."""
    wording = Wording(table.edition)
    why: dict[str, list[Reason]] = {}
    for note in (*scratch.notes, *_status_notes(scratch)):
        why.setdefault(note.key, []).insert(0, wording.of_note(note))
    if "name" in why:
        why.setdefault("names", why["name"])
    found = {key: tuple(dict.fromkeys(reasons)) for key, reasons in why.items()}
    found["state_based"] = state_based_reasons(table, scratch, scratches(table))
    hidden = looks_like(table, scratch)
    found["looks_like"] = tuple(dict.fromkeys(reason for _, reason in hidden.values()))
    return found


def _status_notes(scratch: Scratch) -> list[Note]:
    held = scratch.object
    notes = [
        _note("zone", Concept.ZONE_CHANGE_A_NEW_OBJECT, "zone", zone=held.zone),
        _note("owner", Concept.OWNER, "owner", player=held.owner),
    ]
    if held.controller == scratch.controller:
        notes.append(_note("controller", Concept.CONTROLLER, "controller", player=scratch.controller))
    if held.token:
        notes.append(_note("token", Concept.VALUES_OF_A_TOKEN, "is token"))
    side = _face_up(held)
    if side is not None and held.is_permanent and held.turned:
        notes.append(_note("face_up", Concept.TO_TRANSFORM_IS_TO_TURN_OVER, "turned over", side=side))
    elif side is not None:
        notes.append(_note("face_up", *_entered_face(held), zone=held.zone, side=side))
    if held.is_permanent:
        notes.extend(_permanents_notes(scratch))
    return notes


def _entered_face(held: GameObject) -> tuple[Concept, str]:
    if held.double_faced is Kind.MELD:
        if not (held.is_permanent or held.is_spell):
            return Concept.MELD_CARD_FRONT_ONLY, "front face only"
        on_the_stack = Concept.MELD_CARD_ON_THE_STACK
        return on_the_stack if held.is_spell else Concept.MELD_CARD_ENTERS_FRONT_UP, "entered face"
    if held.is_permanent:
        return Concept.FACE_ON_ENTERING_FROM_ELSEWHERE, "entered face"
    if held.is_spell:
        return Concept.FACE_ON_THE_STACK, "entered face"
    return Concept.FRONT_ONLY_OFF_THE_BATTLEFIELD, "front face only"


def _permanents_notes(scratch: Scratch) -> list[Note]:
    held = scratch.object
    words = {
        "tapped": "tapped" if held.tapped else "untapped",
        "flipped": "flipped" if held.flipped else "unflipped",
        "face_down": "face down" if held.face_down else "face up",
    }
    notes = [_note(key, Concept.STATUS, "status", value=value) for key, value in words.items()]
    if held.base.is_room or any(copy.values.is_room for copy in held.copies) or held.unlocked:
        halves = " and ".join(held.unlocked) or "none"
        notes.append(_note("unlocked", Concept.UNLOCKED_DESIGNATIONS, "designations", value=halves))
    for key, value, concept in (
        ("loyalty", counted_loyalty(scratch), Concept.LOYALTY_ON_THE_BATTLEFIELD),
        ("defense", counted_defense(scratch), Concept.DEFENSE_ON_THE_BATTLEFIELD),
    ):
        if value is not None:
            notes.append(_note(key, concept, f"{key} counters", value=value))
    for key in ("power", "toughness"):
        value = getattr(scratch, key)
        if isinstance(value, PrintedNumber):
            notes.append(_note(key, Concept.POWER_AND_TOUGHNESS, "not computed size", value=value))
    return notes


def _note(key: str, concept: Concept, template: str, /, **places: object) -> Note:
    return Note(key, concept, template, places)
