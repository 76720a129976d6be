"""Whether the ability that makes an effect is taken away only after the effect was applied in its layer (613.1)."""

from __future__ import annotations

from inspector.rules.decisions.because import Because
from inspector.rules.effects.happened import Applied, Own
from inspector.rules.effects.reads_and_writes import may_take_abilities
from inspector.rules.values.scratch import Scratch

_KEYWORDS = {Because.CHANGELING: "Changeling", Because.DEVOID: "Devoid"}


def loses_its_ability_later(happened: Applied) -> bool:
    """Whether another effect takes the ability that makes this one after it has been applied in this layer (613.1)."""
    running = happened.running
    if happened.although_lost or running.has_ability():
        return False
    takes_its_own = may_take_abilities(running.change, happened.layer) and running.source in (running.begun or ())
    return not takes_its_own


def loses_what_defines_later(happened: Own, scratch: Scratch) -> bool:
    """Whether an object loses the ability that defines its types or colors after that did so (613.1, 613.3).

    ``scratch`` has its abilities after all layers. Colors and types are defined in layers 4 and 5, and abilities go in
    layer 6; one that defines a size is gone before its turn comes.
    """
    if happened.because is Because.DEFINED:
        return not scratch.definitions
    keyword = _KEYWORDS.get(happened.because, "")
    return bool(keyword) and (scratch.abilities_lost or keyword not in scratch.keywords)
