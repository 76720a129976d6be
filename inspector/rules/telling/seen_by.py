"""What one viewer may know of a table: the same table, everything hidden from them replaced by opaque objects.

Theory of operation. Whoever shows a table to a viewer computes from what ``seen_by`` gives and from nothing else, so
that no value, sentence or order can tell what the viewer may not know (400.2, 406.3, 708.5, 712.17, 713). Kept is what
the rules let everyone know: zones and the number of their cards, status, counters, and of face-down objects how they
came to be so and in which order (708.6). Cards in a hidden zone are all alike, as they may be moved among each other
there: neither when they came nor where they lie is kept.
"""

from __future__ import annotations

import operator
from collections import Counter
from collections.abc import Container, Iterator, Sequence
from typing import TypeVar

import msgspec

from inspector.cards import Card, Face, TypeLine, possessive
from inspector.rules.edition.citations import numbers
from inspector.rules.edition.concepts import Concept
from inspector.rules.edition.errors import RulesError
from inspector.rules.events.continuous_effects import STAND_INS_OF_EFFECTS
from inspector.rules.events.looking import may_look
from inspector.rules.layers.computed_tables import scratches
from inspector.rules.table.objects import ContinuousEffect, GameObject, Printed, printed_values
from inspector.rules.table.table import Table

_Value = TypeVar("_Value")
JUDGE = "judge"
SPECTATOR = "spectator"
# Under this name a viewer's table holds what they may not see. It has no values but those of being face down.
HIDDEN_CARD = Card(name="hidden card", layout_name="normal", faces=(Face(name="", type_line=TypeLine()),))
_HIDDEN_VALUES = printed_values(HIDDEN_CARD)
_HIDDEN_ZONES = ("hand", "library", "outside")
# Of the rules that set something of a face-down object, those of what everyone saw happen.
_OPEN_SETTINGS = ("zone", "face_down", "tapped", "timestamp")
_KINDS = {"battlefield": "face-down permanent", "stack": "face-down spell", "exile": "face-down card in exile"}
# In effects and actions, the fields that hold labels.
_LABELED = (
    "object objects of as_copy as_copy_of ability_of source on other same_name_as onto with with_ holder attached_to"
)
LABEL_FIELDS = frozenset((*_LABELED.split(), "shares_color_with", "shares_creature_type_with"))


class View(msgspec.Struct, frozen=True):
    """A table as a viewer sees it, and under which labels it shows what is hidden, by their labels on the table."""

    table: Table
    labels: dict[str, str]


def seen_by(table: Table, viewer: str) -> Table:
    """Give the table as a player, a ``SPECTATOR`` or the ``JUDGE`` sees it, who sees all.

    A player of one of these two names is meant before them. Raises RulesError for anyone else.
    """
    return view_of(table, viewer).table


def view_of(table: Table, viewer: str, known: Container[str] = (), first: Sequence[str] = ()) -> View:
    """Give what a viewer sees, with what they know besides: the objects of the labels ``known``. Raises RulesError.

    Of the cards in a hidden zone those of the labels ``first`` are counted first: what an action is about can then be
    told without telling which of the cards that lay there it was.
    """
    if viewer not in (*table.players, JUDGE, SPECTATOR):
        there = ", ".join((*table.players, JUDGE, SPECTATOR))
        raise RulesError(f'nobody looks on as "{viewer}"; there are {there}')
    hidden = {held.label: held for held in _hidden(table, viewer, first) if held.label not in known}
    labels = _shown_labels(table, hidden)
    if not (hidden or table.refused or table.shuffled or table.gone) or is_judge(table, viewer):
        return View(table, {})
    order = [label for label in (*table.objects, *table.phased_out) if label not in hidden]
    every = {**table.objects, **table.phased_out}
    shown = {label: relabeled(every[label], labels) for label in order}
    opaque = {labels[label]: _opaque(held, labels) for label, held in hidden.items()}
    number = 0
    for label, held in opaque.items():
        if held.zone in _HIDDEN_ZONES:
            number -= 1
            opaque[label] = msgspec.structs.replace(held, identity=number)
    found = {**shown, **opaque}
    away = {labels.get(label, label) for label in table.phased_out}
    # What is no more may have been hidden as long as it was there.
    gone = tuple(label for label in table.gone if label in known)
    seen = msgspec.structs.replace(
        table,
        objects={label: held for label, held in found.items() if label not in away},
        phased_out={label: held for label, held in found.items() if label in away},
        effects=tuple(_effect(effect, labels, hidden) for effect in table.effects),
        gone=gone,
        gone_tokens=tuple(label for label in table.gone_tokens if label in known),
        never_made=tuple(label for label in table.never_made if label in known),
        gone_called={label: called for label, called in table.gone_called.items() if label in known},
        refused={},
        shuffled={},
        # Since when one that lies face down has been a world, everyone knows.
        worlds={labels.get(label, label): at for label, at in (table.worlds or {}).items()} or None,
    )
    return View(seen, labels)


def is_judge(table: Table, viewer: str) -> bool:
    """Whether the viewer sees all, being no player of that name."""
    return viewer == JUDGE and viewer not in table.players


def is_hidden_card(held: GameObject) -> bool:
    """Whether an object of a viewer's table stands for a card in a hidden zone, which they may not see."""
    return HIDDEN_CARD in held.cards and held.zone in _HIDDEN_ZONES


def is_unknown(table: Table, label: str) -> bool:
    """Whether a viewer's table shows an object there of which no value can be told: a hidden card, not a 2/2."""
    held = table.object(label)
    if HIDDEN_CARD not in held.cards and held.base != _HIDDEN_VALUES:
        return False
    if held.zone == "exile":
        return not numbers(Concept.EXILED_FACE_DOWN_NO_CHARACTERISTICS, table.edition.key)
    return held.zone in _HIDDEN_ZONES


def _hidden(table: Table, viewer: str, first: Sequence[str]) -> Iterator[GameObject]:
    """Give the objects that a viewer may not look at: first what lies face down, as it came, then hidden zones."""
    if is_judge(table, viewer):
        return
    player = viewer if viewer in table.players else ""
    every = scratches(table)
    away = [(held, held.controller) for held in table.phased_out.values()]
    there = [(held, every[label].controller) for label, held in table.objects.items()]
    unseen = [(held, controller) for held, controller in (*there, *away) if not may_look(held, controller, player)]
    down = [held for held, _ in unseen if held.zone not in _HIDDEN_ZONES]
    yield from sorted(down, key=lambda held: (held.came, held.timestamp, held.identity))
    inside = [held for held, _ in unseen if held.zone in _HIDDEN_ZONES]
    rank = {label: place - len(first) for place, label in enumerate(first)}
    key = operator.attrgetter("owner", "zone", "revealed_to")
    yield from sorted(inside, key=lambda held: (key(held), rank.get(held.label, 0)))


def _shown_labels(table: Table, hidden: dict[str, GameObject]) -> dict[str, str]:
    taken = {label for label in (*table.objects, *table.phased_out, *table.gone) if label not in hidden}
    counted: Counter[tuple[str, str]] = Counter()
    labels: dict[str, str] = {}
    for label, held in hidden.items():
        inside = held.zone in _HIDDEN_ZONES
        player = held.owner if inside or held.zone == "exile" else held.controller
        counted[player, held.zone] += 1
        number = counted[player, held.zone]
        shown = f"{possessive(player)} {_KINDS.get(held.zone, 'face-down card')} {number}"
        if inside:
            where = "outside the game" if held.zone == "outside" else f"in {possessive(player)} {held.zone}"
            shown = f"card {number} of {player} {where}" if held.zone == "outside" else f"card {number} {where}"
        while shown in taken:
            shown += " (hidden)"
        taken.add(shown)
        labels[label] = shown
    return labels


def _opaque(held: GameObject, labels: dict[str, str]) -> GameObject:
    """Make what a viewer sees instead: who has it where, and what lies openly with it; nothing of the card."""
    label = labels[held.label]
    plain = GameObject(
        label=label,
        identity=held.identity,
        cards=(HIDDEN_CARD,) if held.cards else (),
        base=_HIDDEN_VALUES,
        owner=held.owner,
        controller=held.controller,
        zone=held.zone,
        timestamp=0,
        revealed_to=held.revealed_to,
    )
    if held.zone in _HIDDEN_ZONES:
        return plain
    # What lies face down starts, for whoever may not look, as the face-down object that it is (708.2).
    down = held.face_down
    return msgspec.structs.replace(
        plain,
        base=_HIDDEN_VALUES if down is None or held.zone == "exile" else Printed(faces=(down.values,)),
        set_by={key: by for key, by in held.set_by.items() if key in _OPEN_SETTINGS},
        timestamp=held.timestamp,
        token=held.token,
        copy=held.copy,
        came=held.came,
        tapped=held.tapped,
        flipped=held.flipped,
        face_down=held.face_down,
        turned=held.turned,
        counters=held.counters,
        counter_stamps=held.counter_stamps,
        attached_to=_named(held.attached_to, labels),
        attached_identity=held.attached_identity,
        designations=held.designations,
        designated_at=held.designated_at,
        # It lies face up in exile.
        prepared_copy=held.prepared_copy,
        paired_with=_named(held.paired_with, labels),
        goaded_by=held.goaded_by,
        phased_with=labels.get(held.phased_with, held.phased_with),
    )


def _named(label: str | None, labels: dict[str, str]) -> str | None:
    return None if label is None else labels.get(label, label)


def relabeled(held: GameObject, labels: dict[str, str]) -> GameObject:
    """Give an object that is seen, which speaks of hidden ones under the labels that a viewer sees."""
    changed: dict[str, object] = {}
    for field in ("attached_to", "paired_with", "phased_with", "copy_of"):
        value = getattr(held, field)
        if value in labels:
            changed[field] = labels[value]
    if not labels.keys().isdisjoint(held.entered_by.values()):
        changed["entered_by"] = {text: labels.get(by, by) for text, by in held.entered_by.items()}
    if any(copy.of in labels for copy in held.copies):
        changed["copies"] = tuple(
            msgspec.structs.replace(copy, of=labels.get(copy.of, copy.of)) for copy in held.copies
        )
    return msgspec.structs.replace(held, **changed) if changed else held


def _effect(effect: ContinuousEffect, labels: dict[str, str], hidden: dict[str, GameObject]) -> ContinuousEffect:
    inside = {held.identity for held in hidden.values() if held.zone in _HIDDEN_ZONES}
    changed = with_labels(effect, labels)
    if effect.identities is not None and not inside.isdisjoint(effect.identities):
        left = tuple(identity for identity in effect.identities if identity not in inside)
        changed = msgspec.structs.replace(changed, identities=left)
    return changed


def with_labels(value: _Value, labels: dict[str, str]) -> _Value:
    """Give an effect, a filter or another such value with other labels in its fields that hold labels."""
    if not isinstance(value, msgspec.Struct) or not labels:
        return value
    changed: dict[str, object] = {}
    for field in value.__struct_fields__:
        held = getattr(value, field)
        new = _with_labels_in(field, held, labels)
        if new is not held:
            changed[field] = new
    return msgspec.structs.replace(value, **changed) if changed else value


def labels_within(value: object, field: str = "") -> Iterator[str]:
    """Give what stands in the fields of an action, an effect or a filter that hold labels, those within them too."""
    if isinstance(value, str):
        if field in LABEL_FIELDS and value not in STAND_INS_OF_EFFECTS:
            yield value
    elif isinstance(value, tuple):
        for one in value:
            yield from labels_within(one, field)
    elif isinstance(value, msgspec.Struct):
        for name in value.__struct_fields__:
            yield from labels_within(getattr(value, name), name)


def _with_labels_in(field: str, held: object, labels: dict[str, str]) -> object:
    if isinstance(held, str):
        named = field in LABEL_FIELDS and held not in STAND_INS_OF_EFFECTS
        return labels.get(held, held) if named else held
    if isinstance(held, tuple):
        new = tuple(_with_labels_in(field, one, labels) for one in held)
        return held if all(one is was for one, was in zip(new, held, strict=True)) else new
    return with_labels(held, labels)
