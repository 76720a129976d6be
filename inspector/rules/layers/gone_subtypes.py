"""Which subtypes an effect took: with the card types that they go with (205.1a), or as other land types (305.7)."""

from __future__ import annotations

from collections.abc import Mapping

from inspector.cards import types_that_may_have
from inspector.rules.decisions.proof_step import EVERY_CREATURE_TYPE
from inspector.rules.effects.happened import Applied

_A_CREATURE_TYPE = "Bear"


def gone_with_types(happened: Applied) -> Mapping[str, object] | None:
    """Give the card types that an effect took, and the subtypes that went with them; None where none did."""
    parts = {part: (_words(was), _words(now)) for part, was, now in happened.parts()}
    if happened.layer != "4":
        return None
    (types_were, types_are), (were, are) = parts["types"], parts["subtypes"]
    taken = [word for word in types_were if word not in types_are]
    gone = [word for word in were if word not in are and types_that_may_have(word).isdisjoint(types_are)]
    _, had_all, _ = next(one for one in happened.parts() if one[0] == "every_creature_type")
    if had_all and types_that_may_have(_A_CREATURE_TYPE).isdisjoint(types_are):
        # What has every creature type has those that are printed on it among them.
        others = [word for word in gone if types_that_may_have(word) != types_that_may_have(_A_CREATURE_TYPE)]
        gone = [*others, EVERY_CREATURE_TYPE]
    return {"gone_types": tuple(taken), "gone_subtypes": tuple(gone)} if taken and gone else None


def had_other_land_types(happened: Applied) -> bool:
    """Whether an object had land types beside those that an effect sets, for these to replace (305.7)."""
    before = next((was for part, was, _ in happened.parts() if part == "subtypes"), ())
    kept = happened.running.change.set_subtypes or ()
    return any("Land" in types_that_may_have(word) for word in _words(before) if word not in kept)


def _words(part: object) -> list[str]:
    return [str(word) for word in part] if isinstance(part, list | tuple) else []
