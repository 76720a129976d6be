"""By which values it is told whether one object can be attached to another (301.5, 303.4, 702.16c-d)."""

from __future__ import annotations

import re
from collections.abc import Iterable

from inspector.rules.effects.effect_in_progress import Running
from inspector.rules.steps.attachments import asked_of_bearers
from inspector.rules.telling.unread_spread import asked_by
from inspector.rules.values.scratch import Scratch

_KIND = ("types", "subtypes")
# What protection asks of what it protects from (702.16a).
FROM_WHAT = (*_KIND, "supertypes", "colors", "mana_value", "controller")
STOPS_ATTACHING = re.compile(r"\bprotection\b|\bcan['’]t be (?:enchanted|equipped)\b", re.IGNORECASE)


def asked_by_shields(bearer: Scratch) -> tuple[str, ...]:
    """List what protection of an object asks of what is to be attached to it; nothing where it has none (702.16a)."""
    return FROM_WHAT if any("Protection" in ability.keywords for ability in bearer.abilities) else ()


def keys_of_hosting(attached: Scratch) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """List by what it is told, but for protection, whether one can be on another: of this one, and of its bearer."""
    asked = {key for wanted in asked_of_bearers(attached) for key in asked_by(wanted)}
    # Whose the bearer must be is told from whose the attached one is.
    return (*_KIND, *asked & {"controller"}), (*_KIND, *asked)


def gives_shields(effects: Iterable[Running]) -> bool:
    """Whether any of some effects gives an ability by which things cannot be attached to an object."""
    return any(map(STOPS_ATTACHING.search, (text for one in effects for text in one.change.add_abilities or ())))
