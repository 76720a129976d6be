"""Which values of what a viewer sees depend on cards in hidden zones that they may not see (400.2).

How many cards lie there is known to all, what they are is not. Such values are found without looking at the cards:
they differ between a table where hidden cards are nothing and one where they are nearly everything that is asked for,
or that and small. A question for one name, or for a number between, is not found so.
"""

from __future__ import annotations

import msgspec

from inspector.cards import PERMANENT_TYPES, SUPERTYPES, Face, PrintedNumber, TypeLine, mana_cost
from inspector.cards.keywords import KEYWORD_WORDS
from inspector.cards.subtypes import subtypes_of_other_types
from inspector.rules.decisions.finished_values import VALUE_KEYS
from inspector.rules.table.objects import Printed
from inspector.rules.table.table import Table
from inspector.rules.telling.characteristics import all_characteristics
from inspector.rules.telling.seen_by import is_unknown

_TYPES = (*PERMANENT_TYPES, "Instant", "Kindred", "Sorcery", "Tribal")
# But for the one by which it would have no color (702.114a).
_KEYWORDS = ", ".join(sorted(KEYWORD_WORDS - {"devoid"}))
_EVERYTHING = Face(
    name="everything",
    type_line=TypeLine(SUPERTYPES, _TYPES, subtypes_of_other_types()),
    mana_cost=mana_cost("{5}{W}{U}{B}{R}{G}"),
    paragraphs=("Changeling", _KEYWORDS),
    power=PrintedNumber("7"),
    toughness=PrintedNumber("7"),
)
_SMALL = msgspec.structs.replace(
    _EVERYTHING, mana_cost=mana_cost("{G}"), power=PrintedNumber("1"), toughness=PrintedNumber("1")
)


def depends_on_hidden(seen: Table) -> dict[str, tuple[str, ...]]:
    """Give, by label, the keys of the values that the cards decide which this viewer's table does not show."""
    unknown = [label for label in seen.objects if is_unknown(seen, label)]
    if not unknown:
        return {}
    shown = all_characteristics(seen)
    found: dict[str, set[str]] = {}
    for face in (_EVERYTHING, _SMALL):
        other = {label: msgspec.structs.replace(seen.objects[label], base=Printed(faces=(face,))) for label in unknown}
        probed = all_characteristics(msgspec.structs.replace(seen, objects={**seen.objects, **other}))
        for label in shown.keys() - other.keys():
            differ = {key for key in VALUE_KEYS if shown[label].value(key) != probed[label].value(key)}
            found[label] = found.get(label, set()) | differ
    return {label: tuple(key for key in VALUE_KEYS if key in keys) for label, keys in found.items() if keys}
