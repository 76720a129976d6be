"""Effects in plain words for the key E: some for each layer in which effects change things, and some for several."""

from __future__ import annotations

import msgspec

from inspector.cards import Change, Color, TextChange


class NamedEffect(msgspec.Struct, frozen=True):
    """An effect as people say it, the layers it works in (as 2026-08 letters them), and the change."""

    text: str
    layer: str
    change: Change


_BASICS = ("Plains", "Island", "Swamp", "Mountain", "Forest")
_ABILITIES = (
    "flying",
    "haste",
    "trample",
    "vigilance",
    "lifelink",
    "reach",
    "menace",
    "deathtouch",
    "defender",
    "first strike",
    "double strike",
    "indestructible",
    "hexproof",
)


def _size(power: int, toughness: int) -> Change:
    return Change(set_power=power, set_toughness=toughness)


def _more(power: str, toughness: str) -> Change:
    return Change(power=power, toughness=toughness)


_TEXTS = (
    NamedEffect("Islands become Swamps in its text", "3", Change(text=TextChange(from_="Island", to="Swamp"))),
    NamedEffect("Forests become Plains in its text", "3", Change(text=TextChange(from_="Forest", to="Plains"))),
    NamedEffect("red becomes blue in its text", "3", Change(text=TextChange(from_="red", to="blue"))),
)
_TYPES = (
    NamedEffect("is also an artifact", "4", Change(add_types=("Artifact",))),
    NamedEffect("is also an enchantment", "4", Change(add_types=("Enchantment",))),
    NamedEffect("is also a creature", "4", Change(add_types=("Creature",))),
    NamedEffect("is also a land", "4", Change(add_types=("Land",))),
    NamedEffect("is not a creature", "4", Change(remove_types=("Creature",))),
    NamedEffect("is also a Zombie", "4", Change(add_subtypes=("Zombie",))),
    NamedEffect("is every creature type", "4", Change(all_creature_types=True)),
    NamedEffect("is a Mountain, if a land", "4", Change(set_types=("Land",), set_subtypes=("Mountain",))),
    NamedEffect("is also a Swamp", "4", Change(add_types=("Land",), add_subtypes=("Swamp",))),
    NamedEffect("is every basic land type", "4", Change(add_subtypes=_BASICS)),
    NamedEffect("is legendary", "4", Change(add_supertypes=("Legendary",))),
    NamedEffect("is not legendary", "4", Change(remove_supertypes=("Legendary",))),
    NamedEffect("is snow", "4", Change(add_supertypes=("Snow",))),
)
_COLORS = (
    *(NamedEffect(f"is {color.name.lower()}", "5", Change(set_colors=(color,))) for color in Color),
    NamedEffect("is all colors", "5", Change(set_colors=tuple(Color))),
    NamedEffect("is colorless", "5", Change(set_colors=())),
    NamedEffect("is also black", "5", Change(add_colors=(Color.BLACK,))),
)
_ABILITY_EFFECTS = (
    *(NamedEffect(f"has {word}", "6", Change(add_abilities=(word.capitalize(),))) for word in _ABILITIES),
    NamedEffect("loses flying", "6", Change(remove_abilities=("Flying",))),
    NamedEffect("loses all abilities", "6", Change(lose_all_abilities=True)),
)
_SIZES = (
    NamedEffect("is 0/1", "7b", _size(0, 1)),
    NamedEffect("is 1/1", "7b", _size(1, 1)),
    NamedEffect("is 4/4", "7b", _size(4, 4)),
    NamedEffect("gets +1/+1", "7c", _more("+1", "+1")),
    NamedEffect("gets +3/+3", "7c", _more("+3", "+3")),
    NamedEffect("gets +2/+0", "7c", _more("+2", "+0")),
    NamedEffect("gets −1/−1", "7c", _more("-1", "-1")),
    NamedEffect("gets −3/−3", "7c", _more("-3", "-3")),
    NamedEffect("has its power and toughness switched", "7d", Change(switch_power_toughness=True)),
)
_SEVERAL = (
    NamedEffect(
        "is a blue 1/1 Frog without abilities",
        "4 5 6 7b",
        Change(
            set_types=("Creature",),
            set_subtypes=("Frog",),
            set_colors=(Color.BLUE,),
            lose_all_abilities=True,
            set_power=1,
            set_toughness=1,
        ),
    ),
    NamedEffect(
        "is also a 3/3 Elemental creature",
        "4 7b",
        Change(add_types=("Creature",), add_subtypes=("Elemental",), set_power=3, set_toughness=3),
    ),
    NamedEffect(
        "is a creature as large as its mana value",
        "4 7b",
        Change(add_types=("Creature",), set_power="mana value", set_toughness="mana value"),
    ),
    NamedEffect(
        "is also a 4/4 Dragon with flying",
        "4 6 7b",
        Change(
            add_types=("Creature",), add_subtypes=("Dragon",), add_abilities=("Flying",), set_power=4, set_toughness=4
        ),
    ),
)
EFFECTS = (*_TEXTS, *_TYPES, *_COLORS, *_ABILITY_EFFECTS, *_SIZES, *_SEVERAL)


def effects_for(players: tuple[str, ...]) -> tuple[NamedEffect, ...]:
    """The library for a table: who could control something depends on who plays."""
    control = (NamedEffect(f"is controlled by {player}", "2", Change(control=player)) for player in players)
    return (*control, *EFFECTS)
