"""Steps that take all abilities of an object and give it others: what went and what came may read alike (305.7)."""

from __future__ import annotations

from typing import cast

from inspector.rules.decisions.proof_step import StepChange
from inspector.rules.effects.happened import Applied
from inspector.rules.layers.layer_decisions import takes_land_abilities
from inspector.rules.values.intrinsic import INTRINSIC, are_intrinsic
from inspector.rules.values.scratch import Ability


def abilities_anew(happened: Applied) -> StepChange | None:
    """The abilities before and after a step that took all of them and gave others; None where it did not do both.

    So does an effect that says it (613.1f), and a basic land type that a land gets instead of others (305.7); nothing
    became of those where the land had just these by just these land types before.
    """
    change = happened.running.change
    if happened.layer == "6" and change.lose_all_abilities and not change.keep_mana_abilities:
        ((_, was, now),) = happened.parts()
        return StepChange(_texts(was), _texts(now)) if was and now else None
    if not takes_land_abilities(happened):
        return None
    parts = {part: (was, now) for part, was, now in happened.parts()}
    was, now = map(_texts, parts["abilities"])
    had = {INTRINSIC[word].text for word in cast("list[str]", parts["subtypes"][0]) if word in INTRINSIC}
    return None if (was == now and had.issuperset(now)) or not are_intrinsic(now) else StepChange(was, now)


def _texts(part: object) -> tuple[str, ...]:
    return tuple(ability.text for ability in cast("list[Ability]", part))
