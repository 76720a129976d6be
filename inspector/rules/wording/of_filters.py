"""Saying a filter in words: ``"Swamps you control"`` for what an effect looks for or counts."""

from __future__ import annotations

from inspector.cards import Color, Filter, color_words, plural_of

_PLACES = {
    "battlefield": "on the battlefield",
    "graveyard": "in graveyards",
    "hand": "in hands",
    "library": "in libraries",
    "stack": "on the stack",
    "exile": "in exile",
    "command": "in the command zone",
}
# Of one of these alone, each word with ``non`` before it says what is refused; of two only both together are.
_SAID_WITH_NON = ("types", "supertypes", "subtypes", "colors")


def filter_words(wanted: Filter) -> str:
    """Say which objects a filter means, in the plural: ``"other creatures you control with power 2 or less"``.

    What is on no battlefield is called a card, what is on the stack a spell (109.2a-b).
    """
    return _words(wanted, _thing(_listed(wanted.zone)))


def _words(wanted: Filter, thing: str) -> str:
    refused = _refused(wanted.not_)
    parts = (*_before(wanted), *refused, _kinds(wanted, thing), *_after(wanted))
    found = " ".join(part for part in parts if part)
    if wanted.not_ is None or refused:
        return found
    return f"{found} that are not {_words(wanted.not_, 'one')}"


def _thing(zones: tuple[str, ...]) -> str:
    if zones in ((), ("battlefield",)):
        return "permanent"
    if "battlefield" in zones:
        return "object"
    return "spell" if zones == ("stack",) else "card"


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
        (wanted.enchanted, "enchanted", "unenchanted"),
        (wanted.equipped, "equipped", "unequipped"),
        (wanted.modified, "modified", "unmodified"),
        (wanted.historic, "historic", "nonhistoric"),
    ):
        if value is not None:
            found.append(yes if value else no)
    found.append(_either(tuple(word.lower() for word in _listed(wanted.designated))))
    found.append(_either(tuple(word.lower() for word in _listed(wanted.supertypes))))
    if wanted.colors is not None:
        found.append(_either(_color_words(wanted)) or "colorless")
    return found


def _color_words(wanted: Filter) -> tuple[str, ...]:
    return tuple(color_words((Color(letter),)) for letter in _listed(wanted.colors))


def _refused(refused: Filter | None) -> list[str]:
    """Say what is refused with ``non`` before each word, where that says it."""
    if refused is None:
        return []
    given = [key for key in refused.__struct_fields__ if getattr(refused, key) is not None]
    if len(given) != 1 or given[0] not in _SAID_WITH_NON:
        return []
    words = (*_listed(refused.types), *_listed(refused.supertypes), *_color_words(refused))
    return [*(f"non{word.lower()}" for word in words), *(f"non-{word}" for word in _listed(refused.subtypes))]


def _kinds(wanted: Filter, thing: str) -> str:
    """Say subtypes, types and what the thing is: ``"Goblin creature cards"``; a permanent needs no word of its own."""
    if wanted.token:
        thing = "token"
    kinds: list[tuple[str, ...]] = [(word.lower(),) for word in _listed(wanted.all_types)]
    kinds = [_listed(wanted.subtypes), *kinds, tuple(word.lower() for word in _listed(wanted.types))]
    kinds = [words for words in kinds if words]
    if not kinds or thing not in ("permanent", "object", "one"):
        kinds.append((thing,))
    *before, last = kinds
    if wanted.token is False:
        before.insert(0, ("nontoken",))
    return " ".join(_either(words) for words in (*before, tuple(map(plural_of, last))))


def _after(wanted: Filter) -> list[str]:
    whose = {"you": "you control", "opponent": "your opponents control"}
    found = [_either(tuple(whose.get(player, f"{player} controls") for player in _listed(wanted.controller)))]
    owns = {"you": "you own", "opponent": "your opponents own"}
    found.append(_either(tuple(owns.get(player, f"{player} owns") for player in _listed(wanted.owner))))
    if wanted.belongs_to is not None:
        player = wanted.belongs_to.removeprefix("its ")
        found.append(f"that belong to {player if player.startswith('an ') else f'the {player}'}")
    if wanted.shares_color_with is not None:
        found.append("that share a color")
    if wanted.shares_creature_type_with is not None:
        found.append("that share a creature type")
    found += _with_more(wanted)
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
            found.append(f"with {word} {comparison_words(str(value))}")
    if wanted.face_up is not None:
        found.append(f"with the {wanted.face_up} face up")
    if wanted.unlocked is not None:
        found.append(f"with the {_either(_listed(wanted.unlocked))} half unlocked")
    zones = _listed(wanted.zone)
    if zones not in ((), ("battlefield",), ("stack",)):
        found.append(_either(tuple(_PLACES.get(zone, f"in {zone}") for zone in zones)))
    return found


def _with_more(wanted: Filter) -> list[str]:
    """Say what stands with "with" or "of": counters, colors, abilities, what was chosen, what it is attached to."""
    found = []
    if wanted.counters == "any":
        found.append("with counters on them")
    elif wanted.counters is not None:
        each = (
            f"{comparison_words(str(limit))} {kind} counters".replace(" any ", " ")
            for kind, limit in wanted.counters.items()
        )
        found.append(f"with {' and '.join(each)} on them")
    if wanted.number_of_colors is not None:
        found.append(f"with {comparison_words(str(wanted.number_of_colors))} colors")
    if wanted.has_abilities is not None:
        found.append("with abilities" if wanted.has_abilities else "with no abilities")
    if wanted.chosen is not None:
        found.append(f"{'with' if wanted.chosen == 'name' else 'of'} the chosen {wanted.chosen}")
    if wanted.attached_to is not None:
        stands_in = wanted.attached_to in ("self", "attached", "paired", "it")
        found.append(f"attached to {'it' if stands_in else wanted.attached_to}")
    return found


def comparison_words(text: str) -> str:
    """Say a comparison: ``"3 or greater"``."""
    for sign, words in (("<=", "{} or less"), (">=", "{} or greater"), ("!=", "other than {}")):
        if text.startswith(sign):
            return words.format(text.removeprefix(sign).strip())
    for sign, words in (("<", "less than {}"), (">", "greater than {}"), ("=", "{}")):
        if text.startswith(sign):
            return words.format(text.removeprefix(sign).strip())
    return text
