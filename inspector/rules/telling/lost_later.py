"""Whether the ability that makes an effect is taken away only after the effect was applied in its layer (613.1)."""

from __future__ import annotations

from inspector.rules.effects.happened import Applied
from inspector.rules.effects.reads_and_writes import may_take_abilities


def loses_its_ability_later(happened: Applied) -> bool:
    """Whether another effect takes the ability that makes this one after it has been applied in this layer (613.1)."""
    running = happened.running
    if running.source is None or happened.although_lost or running.has_ability():
        return False
    takes_its_own = may_take_abilities(running.change, happened.layer) and running.source in (running.begun or ())
    return not takes_its_own
