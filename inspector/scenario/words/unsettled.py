"""What may make a value another one: words that are not computed, and those that go by what nobody has said."""

from __future__ import annotations

from inspector.cards import clause_in_quotes
from inspector.rules import Characteristics, NotComputed


def unsettled(found: Characteristics, key: str) -> tuple[NotComputed, ...]:
    """Give what is not computed and what waits for a choice or a fact not told, where it may change a value.

    Each text is given once, first what is not computed.
    """
    every = (*found.doubts(key), *found.waits(key))
    return tuple({one.text: one for one in reversed(every)}.values())[::-1]


def doubt_behind(found: Characteristics, key: str) -> str:
    """Say behind a value what is left open of it: whose words may change it, and what nobody has said; else nothing."""
    asked = {one.text: one.why for one in found.waits(key)}
    if found.is_not_known(key):
        # There is no value that anything could change.
        return "".join(f" {why}" for why in asked.values())
    return "".join(
        f" Not computed: {clause_in_quotes(one.text)}{_on(found, one)} may change this. {asked[one.text]}".rstrip()
        if one.text in asked
        else f" Not computed: {clause_in_quotes(one.text)} may change this."
        for one in unsettled(found, key)
    )


def _on(found: Characteristics, one: NotComputed) -> str:
    """Say on what else than the object itself some words stand, of which is told what nobody has said."""
    return f" on {one.source}" if one.source not in ("", found.label) else ""
