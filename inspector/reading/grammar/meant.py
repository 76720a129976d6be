"""Whom a sentence is about: the object itself, what it is on, or objects of a kind."""

from __future__ import annotations

import msgspec

from inspector.cards import Filter
from inspector.cards.effects import StandIn


class Meant(msgspec.Struct, frozen=True):
    """Objects of one kind: ``on`` what stands for them, or a ``filter``; ``several`` where "it" can't mean them.

    ``only``: what stands for them must be that, as the noun says with which the words call it.
    """

    on: StandIn | tuple[StandIn, ...] | None = None
    filter: Filter | None = None
    several: bool = False
    only: Filter | None = None


Subject = tuple[Meant, ...]
SELF: Subject = (Meant(on="self"),)
# "Enchanted creature" too: "enchanted" is whatever an Aura is on, be it still a creature or not (303.4b; 303.4k in
# 2016, 303.4m since). So an Aura gives control, in layer 2, of a land that becomes a creature in layer 4.
WHAT_IT_IS_ATTACHED_TO: Subject = (Meant(on="attached"),)
# But "equipped creature" is whatever creature it is on (301.5a with 109.2; 301.5e in 2016, 301.5f since 2025), and the
# rules for Equipment hold for Fortifications on lands (301.6).
EQUIPPED_CREATURE: Subject = (Meant(on="attached", only=Filter(types="Creature")),)
FORTIFIED_LAND: Subject = (Meant(on="attached", only=Filter(types="Land")),)
BEARERS = (WHAT_IT_IS_ATTACHED_TO, EQUIPPED_CREATURE, FORTIFIED_LAND)
# The subjects that are one object, which "it" means behind them.
ONE_OBJECT = (SELF, *BEARERS)
