"""Who attacks and who blocks, as people tell it: an attacker becomes tapped, and what a fight decides is not known."""

from __future__ import annotations

from typing import Final

from inspector.rules import Table, characteristics
from inspector.scenario.words.cursor import Cursor
from inspector.scenario.words.parts import Fields, ManyActions, Scene
from inspector.scenario.words.slots import lists_at, objects_at

COMBAT_DAMAGE: Final = "combat damage"
_ATTACKING: Final = "attacking"
_BLOCKING: Final = "blocking"
_ALONE: Final = (("attacks", _ATTACKING), ("blocks", _BLOCKING))
_WITH: Final = (
    ("attacks me with", _ATTACKING),
    ("attacks with", _ATTACKING),
    ("swings with", _ATTACKING),
    ("blocks with", _BLOCKING),
)


def fights(scene: Scene, text: Cursor, at: int, label: str) -> ManyActions:
    """Read ``attacks`` and ``blocks`` behind the object that does."""
    for verb, role in _ALONE:
        end = text.word(at, verb, "")
        if end is not None:
            yield end, _in_role(scene, label, role)
        for stop, other in objects_at(scene, text, end) if end is not None and role == _BLOCKING else ():
            if _can_be_fought(scene, other, label):
                yield stop, _blocked(scene, other, (label,))


def fighting(scene: Scene, text: Cursor, at: int) -> ManyActions:
    """Read ``Ben attacks with Serra Angel``: it is attacking, which some effects ask for (508.1k)."""
    for verb, role in _WITH:
        place = text.word(at, verb, "")
        for end, labels in lists_at(scene, text, place) if place is not None else ():
            yield end, [does for label in labels for does in _in_role(scene, label, role)]
    blocks = text.word(at, "blocks", "")
    for place, other in objects_at(scene, text, blocks) if blocks is not None else ():
        behind = text.word(place, "with", "")
        for end, labels in lists_at(scene, text, behind) if behind is not None else ():
            fought = all(_can_be_fought(scene, other, label) for label in labels)
            known = _blocked(scene, other, tuple(labels))
            # "It" is then an attacker that nobody has named.
            unknown = [does for label in labels for does in _in_role(scene, label, _BLOCKING)]
            if fought or text.text[blocks:place].strip() == "it":
                yield end, known if fought else unknown


def _can_be_fought(scene: Scene, label: str, by: str) -> bool:
    """Whether something is a creature that another player than the one who blocks attacks with (509.1a)."""
    attacker, blocker = (scene.table.objects.get(each) for each in (label, by))
    if attacker is None or blocker is None or not (attacker.is_permanent and blocker.is_permanent):
        return False
    now, other = (characteristics(scene.table, each) for each in (label, by))
    return "Creature" in now.types and now.controller != other.controller


def _blocked(scene: Scene, label: str, by: tuple[str, ...]) -> list[Fields]:
    """Give what happens as creatures block another, which attacks and becomes blocked (509.1g, 509.1h)."""
    held = scene.table.objects.get(label)
    attacks = held is not None and _ATTACKING in held.designations
    return [
        *(() if attacks else _in_role(scene, label, _ATTACKING)),
        *(does for one in by for does in _in_role(scene, one, _BLOCKING)),
        {"do": "designate", "object": label, "as": "blocked"},
    ]


def _in_role(scene: Scene, label: str, role: str) -> list[Fields]:
    """Give what happens as a creature is declared as an attacker or a blocker.

    An attacker becomes tapped, unless it has vigilance (508.1f, 702.20b); what is tapped already was so told.
    """
    declared: Fields = {"do": "designate", "object": label, "as": role}
    held = scene.table.objects.get(label)
    taps = role == _ATTACKING and held is not None and held.is_permanent and not held.tapped
    if not taps or "Vigilance" in characteristics(scene.table, label).keywords:
        return [declared]
    return [{"do": "tap", "object": label}, declared]


def meets_in_combat(table: Table, label: str) -> bool:
    """Whether combat damage may decide over a creature: it blocks, or attacks where somebody blocks (510.1)."""
    roles = table.objects[label].designations
    there = {role for held in table.objects.values() if held.is_permanent for role in held.designations}
    return (_ATTACKING in roles and _BLOCKING in there) or (_BLOCKING in roles and _ATTACKING in there)
