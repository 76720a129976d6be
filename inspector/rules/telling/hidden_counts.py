"""Which values of what a viewer sees depend on cards in hidden zones that they may not see (400.2).

How many cards lie there is known to all, what they are is not. Such values are found without looking at the cards:
they differ between a table where hidden cards are nothing and one where they are nearly everything that is asked for.
A question for one name alone is not found so.
"""

from __future__ import annotations

import msgspec

from inspector.cards import BASIC_LAND_TYPES, Face, PrintedNumber, TypeLine, mana_cost
from inspector.rules.decisions.finished_values import VALUE_KEYS
from inspector.rules.table.objects import Printed
from inspector.rules.table.table import Table
from inspector.rules.telling.characteristics import all_characteristics
from inspector.rules.telling.seen_by import is_unknown

_TYPES = ("Artifact", "Battle", "Creature", "Enchantment", "Instant", "Land", "Planeswalker", "Sorcery")
_EVERYTHING = Face(
    name="everything",
    type_line=TypeLine(("Legendary", "Basic", "Snow"), _TYPES, (*BASIC_LAND_TYPES, "Aura", "Equipment")),
    mana_cost=mana_cost("{5}{W}{U}{B}{R}{G}"),
    paragraphs=("Changeling",),
    power=PrintedNumber("7"),
    toughness=PrintedNumber("7"),
)


def depends_on_hidden(seen: Table) -> dict[str, tuple[str, ...]]:
    """Give, by label, the keys of the values that the cards decide which this viewer's table does not show."""
    unknown = [label for label in seen.objects if is_unknown(seen, label)]
    if not unknown:
        return {}
    base = Printed(faces=(_EVERYTHING,))
    other = {label: msgspec.structs.replace(seen.objects[label], base=base) for label in unknown}
    probed = all_characteristics(msgspec.structs.replace(seen, objects={**seen.objects, **other}))
    found: dict[str, tuple[str, ...]] = {}
    for label, shown in all_characteristics(seen).items():
        differ = tuple(key for key in VALUE_KEYS if shown.value(key) != probed[label].value(key))
        if differ and label not in other:
            found[label] = differ
    return found
