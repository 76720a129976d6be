"""What words call the object that an ability is on, where that is not so, and by which rule they mean none then."""

from __future__ import annotations

from inspector.cards import Condition as Asked
from inspector.rules.decisions.proof_step import TiedTo
from inspector.rules.edition.concepts import Concept
from inspector.rules.effects.effect_in_progress import Running


def noun_of(running: Running, *, later: bool) -> TiedTo:
    """Give what the words of an effect call what they are on, which that is not, be it so ``later`` or not."""
    return TiedTo(Asked(self_=running.only), running.label, holds=False, later=later)


def rules_of_noun(running: Running) -> tuple[Concept, ...]:
    """By which rules words mean no object that is not of their noun: "equipped creature", "fortified land" (109.2)."""
    wanted, described = running.only, Concept.DESCRIBED_BY_A_TYPE
    if wanted is None or running.on != "attached":
        return (described,)
    by_type = {"Creature": Concept.EQUIPPED_CREATURE, "Land": Concept.FORTIFIED_LAND}
    found = by_type.get(str(wanted.types))
    return (described,) if found is None else (found, described)
