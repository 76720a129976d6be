"""What a card says of the copy as which it enters: people leave it out, as it stands on the card (707.9)."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from typing import Any, Final

from inspector.cards import Card, Face
from inspector.cards.lists_in_words import capitalized
from inspector.scenario.words.parts import TAKEN, Fields, Scene
from inspector.scenario.words.values_said import SAID_SUPERTYPES, SAID_TYPES

_COPY: Final = re.compile(
    r"enter.*? as a copy of [^,.“\"]+(?: on the battlefield)?, (?:but|except) (?P<rest>.+)$", re.IGNORECASE
)
# What something becomes by its own ability, and not as it enters.
_EXCEPTS: Final = re.compile(
    r"(?<!enter as a )\b(?:becomes?|is) a copy of [^.“\"]*?(?:,? but\b|,? except\b| and (?:keeps|has)\b)", re.IGNORECASE
)
_TAPPED: Final = re.compile(r"enters? tapped as a copy of", re.IGNORECASE)
_QUOTE: Final = re.compile(r"[“\"]([^”\"]+)[”\"]")
_BESIDES: Final = r"(?: too| in addition to its other (?:types|creature types))"
_IT_IS: Final = r"(?:is|it's|it is|he's|she's)"


def own_exceptions(card: Card) -> tuple[Fields, tuple[str, ...]]:
    """Give the exceptions that the words of a card make where it enters as a copy, and those that are not read."""
    face = card.front
    found = next((found for text in face.paragraphs if (found := _COPY.search(text)) is not None), None)
    if found is None:
        return {}, ()
    fields: Fields = {}
    unread: list[str] = []
    quotes = _QUOTE.findall(found["rest"])
    bare = _QUOTE.sub("Q", found["rest"].rstrip("."))
    for clause in re.split(r",? and |, ", bare.partition(". ")[0]):
        change = _read(clause.strip(), face, quotes)
        if change is None:
            unread.append(clause.strip().replace("Q", "..."))
        for key, value in (change or {}).items():
            fields[key] = [*fields.get(key, []), *value] if isinstance(value, list) else value
    return fields, tuple(unread)


def _read(clause: str, face: Face, quotes: list[str]) -> dict[str, Any] | None:
    """Read one clause as the change that it makes."""
    if re.fullmatch(r"(?:it )?has Q", clause, re.IGNORECASE):
        return {"add_abilities": [quotes.pop(0)]}
    if re.fullmatch(r"(?:it )?keeps its colou?r|(?:it )?doesn't copy that creature's color", clause, re.IGNORECASE):
        return {"colors": [color.value for color in sorted(face.colors, key="WUBRG".index)]}
    if re.fullmatch(r"(?:it )?keeps its name|its name is .+", clause, re.IGNORECASE):
        return {"name": face.name}
    if re.fullmatch(rf"(?:{_IT_IS} not|it isn't) legendary", clause, re.IGNORECASE):
        return {"remove_supertypes": ["Legendary"]}
    kinds = re.fullmatch(rf"{_IT_IS} (?:an? )?(.+?){_BESIDES}", clause, re.IGNORECASE)
    if kinds is None:
        return None
    change: dict[str, Any] = {}
    for word in kinds[1].split():
        title = capitalized(word)
        key = "types" if title in SAID_TYPES else "supertypes" if title in SAID_SUPERTYPES else "subtypes"
        change.setdefault(f"add_{key}", []).append(title)
    return change


def plainly_copied(scene: Scene, actions: Iterable[Fields]) -> Iterator[str]:
    """Say where something becomes a plain copy whose own words make exceptions to such a copy (707.9)."""
    for each in actions:
        # What an ability does that is activated says so, and makes its exceptions itself.
        is_plain = each.get("do") == "become_copy" and "except" not in each and TAKEN not in each
        label = each.get("object") if is_plain else None
        held = scene.table.objects.get(str(label))
        words = " ".join(held.cards[0].front.paragraphs) if held is not None and len(held.cards) == 1 else ""
        if _EXCEPTS.search(words) is not None:
            name = scene.names.phrase(str(label))
            yield f"{name} is a copy without what its own words except, as no exception is told."


def with_own_exceptions(card: Card | None, copies: Fields) -> Fields:
    """Give an entering as a copy with the exceptions that the card itself makes, where none are said."""
    if card is None or "except" in copies:
        return copies
    if copies.get("do") == "put_onto_battlefield" and _TAPPED.search(" ".join(card.front.paragraphs)) is not None:
        copies = {**copies, "tapped": True}
    change, unread = own_exceptions(card)
    # Of what is not read here the rules core takes what the card says, or marks the copy.
    return {**copies, **({"except": change} if change and not unread else {})}
