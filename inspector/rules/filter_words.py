"""Saying a filter in words: ``"Swamps you control"`` for what an effect looks for or counts."""

from __future__ import annotations

from inspector.cards import Color, Filter, color_words

_PLACES = {"graveyard": "graveyards", "hand": "hands", "library": "libraries"}
_IRREGULAR = {"Elf": "Elves", "Dwarf": "Dwarves", "Wolf": "Wolves", "Werewolf": "Werewolves", "Plains": "Plains"}


def filter_words(wanted: Filter) -> str:
    """Say which objects a filter means, in the plural: ``"other creatures you control with power 2 or less"``."""
    before = [*_before(wanted)]
    kinds = _kinds(wanted)
    after = [*_after(wanted)]
    return " ".join(part for part in (*before, kinds, *after) if part)


def _listed(words: str | tuple[str, ...] | None) -> tuple[str, ...]:
    if words is None:
        return ()
    return (words,) if isinstance(words, str) else tuple(words)


def _either(words: tuple[str, ...]) -> str:
    return f"{', '.join(words[:-1])} or {words[-1]}" if len(words) > 1 else "".join(words)


def _before(wanted: Filter) -> list[str]:
    found = ["other"] if wanted.other is not None else []
    for value, yes, no in (
        (wanted.tapped, "tapped", "untapped"),
        (wanted.face_down, "face-down", "face-up"),
        (wanted.flipped, "flipped", "unflipped"),
    ):
        if value is not None:
            found.append(yes if value else no)
    found += [word.lower() for word in _listed(wanted.supertypes)]
    if wanted.colors is not None:
        letters = (wanted.colors,) if isinstance(wanted.colors, str) else wanted.colors
        found.append(_either(tuple(color_words((Color(letter),)) for letter in letters)) or "colorless")
    if wanted.not_ is not None:
        found += [f"non{word.lower()}" for word in _listed(wanted.not_.types) + _listed(wanted.not_.supertypes)]
        found += [f"non-{word}" for word in _listed(wanted.not_.subtypes)]
    return found


def _kinds(wanted: Filter) -> str:
    on_battlefield = wanted.zone is None or wanted.zone == "battlefield"
    types = tuple(f"{word.lower()} card" if not on_battlefield else word.lower() for word in _listed(wanted.types))
    subtypes = _listed(wanted.subtypes)
    token = {True: "tokens", False: "nontoken permanents", None: ""}[wanted.token]
    if subtypes:
        return _either(tuple(_plural(word) for word in subtypes))
    if types:
        kinds = _either(tuple(_plural(word) for word in types))
        return f"{kinds.removesuffix('s')} tokens" if wanted.token else kinds
    return token or ("permanents" if on_battlefield else "cards")


def _plural(word: str) -> str:
    if word in _IRREGULAR:
        return _IRREGULAR[word]
    if word.endswith(("s", "x", "ch", "sh")):
        return f"{word}es"
    if word.endswith("y") and word[-2:-1] not in "aeiou":
        return f"{word[:-1]}ies"
    return f"{word}s"


def _after(wanted: Filter) -> list[str]:
    whose = {"you": "you control", "opponent": "your opponents control"}
    found = [whose.get(player, f"{player} controls") for player in _listed(wanted.controller)]
    if wanted.name is not None:
        found.append(f"named {_either(_listed(wanted.name))}")
    if wanted.same_name_as is not None:
        found.append("with the same name")
    if wanted.keywords is not None:
        found.append(f"with {_either(tuple(word.lower() for word in _listed(wanted.keywords)))}")
    for value, word in (
        (wanted.mana_value, "mana value"),
        (wanted.power, "power"),
        (wanted.toughness, "toughness"),
    ):
        if value is not None:
            found.append(f"with {word} {_compared(str(value))}")
    if wanted.face_up is not None:
        found.append(f"with the {wanted.face_up} face up")
    zones = _listed(wanted.zone)
    if zones and zones != ("battlefield",):
        found.append(f"in {_either(tuple(_PLACES.get(zone, zone) for zone in zones))}")
    return found


def _compared(text: str) -> str:
    for sign, words in (("<=", "{} or less"), (">=", "{} or greater"), ("!=", "other than {}")):
        if text.startswith(sign):
            return words.format(text.removeprefix(sign).strip())
    for sign, words in (("<", "less than {}"), (">", "greater than {}"), ("=", "{}")):
        if text.startswith(sign):
            return words.format(text.removeprefix(sign).strip())
    return text
