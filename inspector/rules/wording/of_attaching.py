"""Sentences about what is attached to what, and why something cannot be (see ``wording``)."""

from __future__ import annotations

TEMPLATES_OF_ATTACHING = {
    "attaches": "{name} is attached to {other}.",
    "attached stamp": "Attached to {other}, {name} has a new timestamp.",
    "attached already": "{name} is attached to {other} already.",
    "enchant not read": "What {name} may enchant is not computed from its words; it is assumed that it may be there.",
    "does not move": "{name} stays where it is.",
    "nothing to attach": "{name} is not an Aura, Equipment or Fortification, so it stays where it is.",
    "attached elsewhere": "{name} is not on the battlefield, so it cannot be attached to anything.",
    "cannot enchant": "{name} cannot enchant {other}.",
    "cannot enchant by its words": "{name} says “{enchant}”, so it cannot enchant {other}.",
    "cannot equip": "Equipment can be attached only to a creature, and {other} is not a creature on the battlefield.",
    "cannot fortify": "A Fortification can be attached only to a land, and {other} is not a land on the battlefield.",
    "attached to itself": "{name} cannot be attached to itself.",
    "attached as a creature": "{name} is a creature now, so it cannot be attached to anything.",
    "unattached": "{other} is gone, so {names} {are} attached to nothing now.",
}
