"""Which designations and roles could be given to a permanent, or taken off it: those that its words speak of first."""

from __future__ import annotations

from collections.abc import Iterator

from inspector.rules.decisions.in_force import top_values
from inspector.rules.decisions.insets import PREPARE_SPELL, PREPARED, inset_of, knows
from inspector.rules.decisions.marks import BLOCKED, CLASS_LEVEL, COMMANDER, GOADED, SUSPECTED, shown_word
from inspector.rules.effects.keyword_effects import class_level
from inspector.rules.events.commanders import may_be_commander
from inspector.rules.events.designating import MARKS
from inspector.rules.layers.computed_tables import scratches
from inspector.rules.table.actions import Designate
from inspector.rules.table.objects import GameObject
from inspector.rules.table.table import Table

# Words in its abilities by which an object may become such.
_BY_WORDS = (
    ("monstrous", "monstro"),
    ("renowned", "renown"),
    ("saddled", "saddle"),
    ("harnessed", "harness"),
    ("solved", "solve"),
)
_ROLES = {
    "attacking": ("Attacks", "Is no longer attacking"),
    "blocking": ("Blocks", "Is no longer blocking"),
    "unblocked": ("Is not blocked", "Is no longer unblocked"),
}


def designations_to_give(table: Table, held: GameObject, player: str) -> Iterator[tuple[Designate, str]]:
    """Give each designation that an object could get or lose, as an action with a short text."""
    label = held.label
    for word in _fitting(table, held):
        gives = word not in held.designations
        role = _ROLES.get(word)
        text = f"Becomes {shown_word(word)}" if gives else f"Is no longer {shown_word(word)}"
        text = text if role is None else role[0] if gives else role[1]
        yield Designate(object=label, designation=word, off=not gives, player=player), text
    if "Class" in scratches(table)[label].subtypes:
        level = class_level(held) + 1
        yield Designate(object=label, designation=f"{CLASS_LEVEL}{level}", player=player), f"Gets level {level}"


def _fitting(table: Table, held: GameObject) -> Iterator[str]:
    """The designations of its own words and cards, then what any creature can be, then what it is besides."""
    now = scratches(table)[held.label]
    words = " ".join(ability.text for ability in now.abilities).casefold()
    found = [word for word, said in _BY_WORDS if said in words]
    inset = inset_of(top_values(held)) if held.face_down is None else None
    if inset is PREPARE_SPELL and knows(table.edition, inset):
        found.append(PREPARED)
    if "Creature" in now.types:
        found += ["attacking", "blocking", SUSPECTED, GOADED]
        found += BLOCKED if "attacking" in held.designations else ()
    if any(may_be_commander(card, vehicles=table.edition.vehicles_can_be_commanders) for card in held.cards):
        found.append(COMMANDER)
    found += [word for word in held.designations if word in MARKS and word not in found]
    for word in dict.fromkeys(found):
        mark = MARKS.get(word)
        stays = word == COMMANDER or (mark is not None and mark.stays)
        if word not in held.designations or not stays:
            yield word
