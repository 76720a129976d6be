"""Cards of our own with what few bundled cards have, for sentences that speak of it; beneath them all bundled ones."""

from __future__ import annotations

from typing import Any, Final

from inspector.cards import CardIndex, card_from_scryfall
from inspector.library import bundled_cards


def made(name: str, line: str, *texts: str, size: str = "", **more: Any) -> dict[str, Any]:  # noqa: ANN401 - JSON
    """A card of our own with these paragraphs."""
    power, _, toughness = size.partition("/")
    sized = {"power": power, "toughness": toughness} if size else {}
    return {"name": name, "layout": "normal", "type_line": line, "oracle_text": "\n".join(texts), **sized, **more}


_CARDS: Final = (
    made("Rising Sage", "Creature — Human Cleric", "Embalm {3}{W}", size="2/2", mana_cost="{1}{W}"),
    made("Old Champion", "Creature — Cat Warrior", "Eternalize {2}{B}", size="3/3", mana_cost="{2}{R}"),
    made("Bee Hive", "Enchantment", "At the beginning of your upkeep, create a 1/1 green Insect creature token."),
    made(
        "Two Nests", "Enchantment", "{1}: Create a 1/1 white Bird creature token and a 2/2 green Bear creature token."
    ),
    made("School of Care", "Enchantment — Class", "{1}{W}: Level 2", "Creatures you control get +1/+1."),
    made(
        "Wolf Kin",
        "Creature — Wolf",
        "{1}: If this creature is a Wolf, it gets +2/+2 until end of turn.",
        "{2}: If this creature is a Bear, it gets +5/+5 until end of turn.",
        size="1/1",
    ),
    made(
        "Lena, Watcher",
        "Legendary Planeswalker — Lena",
        "+1: Until your next turn, target creature gets -2/-0.",
        "−1: Put two +1/+1 counters on target creature. It gains flying until end of turn.",
        loyalty="3",
    ),
    made(
        "Shifting Orb",
        "Artifact",
        "{1}: This artifact becomes a copy of target creature until end of turn, except it's an artifact in addition "
        "to its other types.",
        "{2}: This artifact becomes a copy of target creature, except it glows.",
        "{3}: This artifact becomes a copy of target creature until your next turn.",
        "{4}: Until end of turn, this artifact becomes a copy of target creature.",
    ),
    made("Bright Lizard", "Artifact Creature — Equipment Lizard", "Reconfigure {2}", size="1/1"),
    made(
        "Town Charter",
        "Artifact",
        "{1}: Put a charge counter on this artifact.",
        "{2}: Put a +1/+1 counter on target creature. It becomes an Elf in addition to its other types.",
    ),
    made("Warded Knight", "Creature — Knight", "Protection from each color", size="2/2"),
    made("Pure Knight", "Creature — Knight", "Protection from everything", size="2/2"),
    made("Moon Urn", "Artifact", "If a creature would die, it goes up to the moon instead."),
    made("Star Rider", "Enchantment Creature — Nymph", "Bestow {3}{G}", size="1/1", mana_cost="{G}"),
    made(
        "Bone Mantle",
        "Artifact — Equipment",
        "Living weapon",
        "Equipped creature gets +2/+2.",
        "Equip {2}",
        mana_cost="{2}",
    ),
    made("Waking Grove", "Land", "{2}: Until end of turn, this land becomes a 2/2 Elemental creature."),
    made("Ember Bind", "Creature — Wizard", "You control target creature for as long as you control this.", size="1/1"),
    made(
        "Slow Ogre",
        "Enchantment Creature — Ogre",
        "Impending 4—{1}{G}{G}",
        size="6/5",
        mana_cost="{3}{G}{G}",
    ),
    made("Shape Word", "Instant", "In the text of target permanent one word stands for another until end of turn."),
    made("Deep Word", "Instant", "In the text of target permanent one word stands for another."),
)
POOL: Final = CardIndex([card_from_scryfall(each) for each in _CARDS], beneath=bundled_cards())
