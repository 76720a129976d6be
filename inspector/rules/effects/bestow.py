"""Bestow (702.102 in 2016, 702.103 since): a creature card cast as an Aura, and an Aura only while it enchants.

What bestow does is an effect on the spell and on the permanent that it becomes, in layers 4 and 6: it is an Aura
enchantment and has enchant creature. It is no part of the copiable values. What a bestowed spell targets is not on this
table, so the permanent is an Aura from when it is attached until it comes off; then it is bestowed no more (702.103f).
"""

from __future__ import annotations

from inspector.cards import Change
from inspector.rules.edition.concepts import Concept
from inspector.rules.table.objects import ContinuousEffect, GameObject
from inspector.rules.values.scratch import Scratch

_AURA = Change(set_types=("Enchantment",), add_subtypes=("Aura",), add_abilities=("Enchant creature",))


def bestowed_effects(every: dict[str, Scratch]) -> list[ContinuousEffect]:
    """Make the effect of bestow on each spell cast bestowed, and on each bestowed permanent that is attached."""
    if not any(scratch.object.cast_as == "bestow" for scratch in every.values()):
        return []
    objects = {label: scratch.object for label, scratch in every.items()}
    return [
        ContinuousEffect(
            change=_AURA,
            timestamp=held.timestamp,
            controller=held.controller,
            identities=(held.identity,),
            called="Bestow",
            rule=Concept.BESTOWED_IS_AN_AURA,
        )
        for held in objects.values()
        if held.cast_as == "bestow" and (held.is_spell or enchants_something(held, objects))
    ]


def enchants_something(held: GameObject, objects: dict[str, GameObject]) -> bool:
    """Whether a bestowed permanent is attached to something on the battlefield; ``objects`` are all by label."""
    # What goes has nothing attached to it any more, whatever its card is called that lies there now.
    return held.attached_to in objects
