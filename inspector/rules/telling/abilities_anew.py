"""Steps that take all abilities of an object and give it others: what went and what came may read alike (305.7)."""

from __future__ import annotations

from typing import cast

from inspector.rules.decisions.proof_step import StepChange
from inspector.rules.effects.happened import Applied
from inspector.rules.layers.layer_decisions import takes_land_abilities
from inspector.rules.values.intrinsic import INTRINSIC, are_intrinsic
from inspector.rules.values.scratch import Ability


def abilities_anew(happened: Applied) -> StepChange | None:
    """The abilities before and after basic land types took all that a land had and gave it theirs (305.7).

    None where it had no others before, so that nothing became of them.
    """
    if not takes_land_abilities(happened):
        return None
    parts = {part: (was, now) for part, was, now in happened.parts()}
    was, now = (tuple(ability.text for ability in cast("list[Ability]", one)) for one in parts["abilities"])
    had = {INTRINSIC[word].text for word in cast("list[str]", parts["subtypes"][0]) if word in INTRINSIC}
    return None if (was == now and had.issuperset(now)) or not are_intrinsic(now) else StepChange(was, now)
