"""Of which things a question asks that names none of them: each creature, all three, both lands."""

from __future__ import annotations

import re
from typing import Final

from inspector.cards import CREATURE_TYPES
from inspector.rules import characteristics
from inspector.scenario.words.gist_deeds import Retelling
from inspector.scenario.words.gist_things import Noun, Recognised
from inspector.scenario.words.gist_vocabulary import qualities_said

_ALL: Final = re.compile(
    r"\b(?:all|each|every|both|everything|everyone|everybody|the (?:two|three|four|five|others?))\b", re.IGNORECASE
)
_SEVERAL: Final = re.compile(r"\b(?:both|the (?:two|three|four|five|others?))\b", re.IGNORECASE)
_CREATURE_TYPES: Final = frozenset(each.casefold() for each in CREATURE_TYPES)
_SIZES: Final = frozenset(("size", "power", "toughness"))
# More are asked of one by one by nobody.
_MOST: Final = 8


def group_asked(work: Retelling, row: list[Recognised], words: str) -> list[Noun]:
    """Give all that lies on the battlefield of which a question in these words asks; empty where it asks of one."""
    if not _ALL.search(words) or any(token.noun is not None for token in row):
        return []
    if any(each.words.lower() == "they" for each in row) and any(each.kind == "PRED" for each in work.said.tokens):
        # Whom that means may be of a kind that the sentence speaks of.
        return []
    kinds = [each.value.removesuffix("s") for each in row if each.kind == "PRED" and each.value in qualities_said()]
    objects = work.context.names.table.objects
    here = [Noun(label=label, name=label) for label, held in objects.items() if held.zone == "battlefield"]
    here += [Noun(name=name, card=work.context.pool.find(name)) for name in dict.fromkeys(work.there)]
    sizes = any(each.kind == "ask" and each.value in _SIZES for each in row)
    found = [each for each in here if _is_of(work, each, kinds) and (not sizes or kinds or _has_size(work, each))]
    least = 2 if _SEVERAL.search(words) else 1
    return found if least <= len(found) <= _MOST else []


def _is_of(work: Retelling, noun: Noun, kinds: list[str]) -> bool:
    if noun.label:
        now = characteristics(work.context.names.table, noun.label)
        said = {each.casefold() for each in (*now.supertypes, *now.types, *now.subtypes)}
        # Which of its types are creature types is not asked where it has all of these (702.73a).
        return {*kinds} <= said | (_CREATURE_TYPES if now.has_every_creature_type else frozenset())
    card = work.card_of(noun)
    if card is None:
        return not kinds
    line = card.front.type_line
    said = {each.casefold() for each in (*line.supertypes, *line.types, *line.subtypes)}
    return all(kind in said for kind in kinds)


def _has_size(work: Retelling, noun: Noun) -> bool:
    if noun.label:
        return characteristics(work.context.names.table, noun.label).power is not None
    card = work.card_of(noun)
    return card is None or any(face.power is not None for face in card.faces or (card.front,))
