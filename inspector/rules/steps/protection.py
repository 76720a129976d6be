"""Protection (702.16; 702.15 in 2011) and "can't be enchanted" or "equipped", as far as they stop attaching.

Qualities of simple forms are read: colors, types, mana values, everything, players, what was chosen. Whether something
has another, such as "modified permanents", is not computed (``protection_not_read``).
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from inspector.cards import PERMANENT_TYPES, SUPERTYPES, creature_type_of, type_of_subtype
from inspector.rules.values.asking import Every
from inspector.rules.values.scratch import Scratch

_COLORS = {"white": "W", "blue": "U", "black": "B", "red": "R", "green": "G"}
_PART = re.compile(r"[,;](?!\s*(?:and\s+)?from\b)\s*")
_FROM = re.compile(r"(?:,\s*|\s+)(?:and\s+)?from\s+")
_OWN = r"this (?:creature|permanent|land|artifact|enchantment|planeswalker)"
_HOST = r"(?:enchanted|equipped|fortified) (?:creature|permanent|land|artifact|enchantment|planeswalker)"
# Whom an effect may spare besides its own Aura: all Auras, and what its controller controls.
_SPARED = ("auras", "auras and equipment you control that are already attached to it")
_NEVER = r"\b[^.\"“]*\bcan't be (?:[a-z ]* or )?{verb}\b(?P<others> by other auras)?"
# What these ask for what is on the battlefield is not, whatever stands beside them.
_SPELLS = re.compile(r"\b(?:spells?|instants?|sorcery|sorceries)\b(?!.*\bpermanents?\b)")
_OPPONENTS = ("each opponent", "your opponents", "each of your opponents")
_COUNTED = {"all colors": 1, "each color": 1, "colored": 1, "multicolored": 2}
_READ = frozenset(
    (*_COUNTED, *_OPPONENTS, "monocolored", "colorless", "the last chosen color", "its colors", "everything")
)
_MANA_VALUE = re.compile(r"(?:mana value|converted mana cost) (\d+)(?: or (greater|less))?")


def protected_from(target: Scratch, attached: Scratch, every: Every) -> str:
    """Give a quality of what would be attached to an object from which that has protection, as its words spell it.

    Nothing where there is none. What is attached already is spared by an effect that says so of it: "this Aura",
    "Auras", or "Auras and Equipment you control"; by no other protection.
    """
    left = _qualities_left(target, attached, every)
    return next((_as_spelled(quality, target) for quality in left if _has(attached, quality, target)), "")


def protection_not_read(target: Scratch, attached: Scratch, every: Every, players: tuple[str, ...]) -> str:
    """Give the words by which an object may have protection from what is or would be attached to it (702.16a).

    Nothing where all qualities are read, or one of them that is keeps it off. ``players`` are those of the game: one
    may be protected from a player who has nothing on the table.
    """
    left = _qualities_left(target, attached, every)
    if any(_has(attached, quality, target) for quality in left):
        return ""
    open_ = next((quality for quality in left if not _is_read(quality, attached, players)), "")
    texts = (ability.text for ability in target.abilities if "Protection" in ability.keywords)
    return next((text.split("(")[0].strip() for text in texts if open_ and open_ in text.casefold()), "")


def _qualities_left(target: Scratch, attached: Scratch, every: Every) -> list[str]:
    """The qualities from which an object has protection but for those that spare what is attached to it."""
    qualities = list(_qualities(target))
    if attached.object.attached_to == target.object.label:
        for source in every.values():
            if source.object.attached_to != target.object.label:
                continue
            for quality in _spared_by(source, attached):
                if quality in qualities:
                    qualities.remove(quality)
    return qualities


def _as_spelled(quality: str, target: Scratch) -> str:
    word = re.compile(rf"\b{re.escape(quality.strip())}\b", re.IGNORECASE)
    texts = (ability.text for ability in target.abilities if "Protection" in ability.keywords)
    return next((found[0] for text in texts if (found := word.search(text)) is not None), quality)


def _spared_by(aura: Scratch, attached: Scratch) -> Iterator[str]:
    """The qualities from which an Aura's own words protect without removing what is attached."""
    spared = [_SPARED[0]] if "Aura" in attached.subtypes else []
    if _is_same(aura, attached):
        spared += ["this aura", *(re.escape(name.casefold()) for name in aura.names if name)]
    if attached.controller == aura.controller:
        spared.append(_SPARED[1])
    if not spared:
        return
    kept = rf"\bprotection (from [^.]+)\. this effect doesn't remove (?:{'|'.join(spared)})(?:\.|$)"
    for ability in aura.abilities:
        found = re.search(kept, ability.text.replace("’", "'").casefold())
        for quality in _FROM.split(f" {found[1]}") if found is not None else ():
            color = aura.object.chosen.get("color") if quality == "the chosen color" else None
            yield next((word for word, letter in _COLORS.items() if letter == color), quality)


def _qualities(scratch: Scratch) -> Iterator[str]:
    for ability in scratch.abilities:
        if "Protection" not in ability.keywords:
            continue
        for part in _PART.split(ability.text.casefold().split("(")[0].rstrip(". ")):
            if part.startswith("protection from "):
                yield from _FROM.split(part.removeprefix("protection from "))


def _has(attached: Scratch, quality: str, target: Scratch) -> bool:
    word = quality.strip()
    if word in _COLORS:
        return _COLORS[word] in attached.colors
    counted = _COUNTED.get(word)
    if counted is not None:
        return len(attached.colors) >= counted
    if word in ("monocolored", "colorless"):
        return len(attached.colors) == (word == "monocolored")
    if (size := _MANA_VALUE.fullmatch(word)) is not None:
        number, value = int(size[1]), attached.mana_value()
        return {"greater": value >= number, "less": value <= number}.get(size[2], value == number)
    if word in ("the chosen color", "the last chosen color"):
        return target.object.chosen.get("color") in attached.colors
    if word == "its colors":
        return not {*target.colors}.isdisjoint(attached.colors)
    if word == attached.controller.casefold():
        return True
    if word in _OPPONENTS:
        return attached.controller != target.controller
    words = word.split()
    if words and all(_is_a_type(_bare(one)) for one in words):
        return _has_types(attached, words)
    return word == "everything" or _has_type(attached, word)


def _is_read(quality: str, attached: Scratch, players: tuple[str, ...]) -> bool:
    """Whether it is known of a quality if what is attached has it; that is no spell (115.1, 702.16a)."""
    word = quality.strip()
    if word in _READ or word in _COLORS or _MANA_VALUE.fullmatch(word) is not None:
        return True
    if word in {player.casefold() for player in players} or word.startswith("the chosen ") or _SPELLS.search(word):
        return True
    if word.endswith("creatures") and "Creature" not in attached.types:
        # A creature of whatever kind is a creature.
        return True
    return all(_is_a_type(_bare(one)) for one in word.split())


def _bare(word: str) -> str:
    """A word of a quality without what says that its type is not had: "noncreature", "non-Human"."""
    return word.removeprefix("non").removeprefix("-")


def _is_a_type(word: str) -> bool:
    one = word.removesuffix("s").capitalize()
    if one in (*PERMANENT_TYPES, *SUPERTYPES, "Permanent") or creature_type_of(word.capitalize()) is not None:
        return True
    return type_of_subtype(one) != "Creature"


def _has_types(attached: Scratch, words: list[str]) -> bool:
    """Whether it has all the types of a quality such as "legendary permanents" or "non-Human creatures"."""
    return all(_has_type(attached, _bare(one)) != one.startswith("non") for one in words)


def _has_type(attached: Scratch, word: str) -> bool:
    one = word.removesuffix("s").capitalize()
    if one in ("Permanent", *SUPERTYPES):
        return one in attached.supertypes or one == "Permanent"
    kind = creature_type_of(word.title()) or creature_type_of(word.capitalize()) or one
    return one in attached.types or kind in attached.subtypes or word.capitalize() in attached.subtypes


def may_never_be(verb: str, target: Scratch, attached: Scratch, every: Every) -> bool:
    """Whether words say that the target can't be ``"enchanted"`` or ``"equipped"``: its own, or of what is on it."""
    names = "|".join(re.escape(name.casefold()) for name in target.names if name)
    own = re.compile((rf"(?:{_OWN}|{names})" if names else _OWN) + _NEVER.format(verb=verb))
    if any(_forbids(own, ability.text, itself=_is_same(target, attached)) for ability in target.abilities):
        return True
    host = re.compile(_HOST + _NEVER.format(verb=verb))
    return any(
        _forbids(host, ability.text, itself=_is_same(other, attached))
        for other in every.values()
        if other.object.attached_to == target.object.label
        for ability in other.abilities
    )


def _is_same(one: Scratch, other: Scratch) -> bool:
    """Whether both are one object; with a record of what happened to it, it is worked out apart from the others."""
    return one.object.label == other.object.label


def _forbids(words: re.Pattern[str], text: str, *, itself: bool) -> bool:
    """Whether a sentence forbids it; what speaks of other Auras spares the one that says so."""
    found = words.match(text.replace("’", "'").casefold())
    return found is not None and not (itself and found["others"] is not None)
