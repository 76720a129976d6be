"""Which emblem stands for a card: a table of subtypes and types; the first row that fits wins.

What a creature is by birth (Insect) goes before what it does (Wizard), and both before Human, which says least.
"""

from __future__ import annotations

from inspector.drawing.palette import card_types

# Each row: the emblem, and the subtypes that it stands for.
CREATURE_EMBLEMS: tuple[tuple[str, str], ...] = (
    ("dragon", "Dragon Drake Wurm Hydra Wyvern"),
    ("angel", "Angel Archon Griffin Pegasus"),
    ("wolf", "Wolf Werewolf Dog Hound Jackal Hyena Fox Coyote"),
    ("bat", "Vampire Bat"),
    ("skull", "Zombie Skeleton Horror Lich Wraith Mummy Nightmare"),
    ("spirit", "Spirit Shade Specter Reflection Illusion Phantom Avatar"),
    ("horns", "Demon Devil Imp Minotaur Satyr Ox Goat Ogre"),
    ("squid", "Eldrazi Octopus Kraken Squid Jellyfish Leviathan Processor Drone"),
    ("fish", "Fish Shark Whale Merfolk Crab Salamander Otter Seal"),
    ("spider", "Spider Scorpion"),
    ("insect", "Insect Fly Moth Slug Worm Kithkin"),
    ("bird", "Bird Aven Phoenix Hippogriff Siren Harpy Sphinx"),
    ("bear", "Bear Badger Wolverine Raccoon"),
    ("cat", "Cat Nightstalker"),
    ("snake", "Snake Naga Gorgon Serpent Lizard Crocodile Viashino Basilisk"),
    ("turtle", "Turtle Frog Beaver Trilobite"),
    ("track", "Dinosaur"),
    ("rodent", "Rat Mouse Squirrel"),
    ("rabbit", "Rabbit Noggle"),
    ("horse", "Horse Unicorn Centaur Kirin Camel"),
    ("antlers", "Elk Antelope Caribou"),
    ("faerie", "Faerie"),
    ("tree", "Treefolk"),
    ("mushroom", "Fungus Saproling Plant"),
    ("flame", "Elemental Hellion Djinn Efreet"),
    ("robot", "Construct Golem Myr Robot Gnome Thopter Scarecrow Gargoyle Assembly-Worker"),
    ("goblin", "Goblin Kobold Orc Gremlin"),
    ("leaf", "Elf Dryad Nymph"),
    ("hammer", "Dwarf Giant Cyclops Artificer"),
    ("mask", "Shapeshifter"),
    ("claws", "Beast Lhurgoyf Manticore Chimera Juggernaut"),
    ("eye", "Beholder Homunculus Oracle Mutant"),
    ("hat", "Wizard Warlock Sorcerer"),
    ("staff", "Cleric Monk Shaman Druid Bard Advisor Mystic"),
    ("dagger", "Rogue Assassin Ninja Mercenary Spellshaper"),
    ("anchor", "Pirate"),
    ("axes", "Warrior Berserker Barbarian Samurai"),
    ("helmet", "Knight Soldier Guard Archer"),
    ("human", "Human Citizen Peasant Noble Scout Detective Ally Survivor"),
)
OTHER_EMBLEMS: tuple[tuple[str, str], ...] = (
    ("Vehicle", "Vehicle"),
    ("sword", "Equipment"),
    ("aura", "Aura"),
    ("page", "Saga"),
    ("door", "Room"),
    ("banner", "Class Background"),
    ("temple", "Shrine"),
    ("lens", "Clue Case"),
    ("gem", "Treasure Gold Powerstone"),
    ("apple", "Food"),
    ("drop", "Blood"),
    ("gate", "Gate Town"),
    ("cactus", "Desert"),
    ("tree", "Forest"),
    ("palm", "Island"),
    ("reeds", "Swamp"),
    ("volcano", "Mountain"),
    ("wheat", "Plains"),
)
TYPE_EMBLEMS: tuple[tuple[str, str], ...] = (
    ("Creature", "Creature Kindred Tribal"),
    ("Planeswalker", "Planeswalker"),
    ("Battle", "Battle"),
    ("Land", "Land"),
    ("Artifact", "Artifact"),
    ("Enchantment", "Enchantment"),
    ("Instant", "Instant"),
    ("Sorcery", "Sorcery"),
)


def emblem_of(type_line: str) -> str:
    """The sign that stands for an object with this type line; "other" for types that have none.

    What is a creature of no kind listed, and something else besides, keeps the sign of that: an animated enchantment.
    """
    types = card_types(type_line)
    subtypes = frozenset(type_line.split()) - types
    found = _first(CREATURE_EMBLEMS, subtypes) if "Creature" in types else ""
    besides = types - {"Creature"}
    if not found and besides:
        found = _first(OTHER_EMBLEMS, subtypes) or _first(TYPE_EMBLEMS, besides)
    return found or _first(TYPE_EMBLEMS, types) or "other"


def _first(rows: tuple[tuple[str, str], ...], words: frozenset[str]) -> str:
    return next((emblem for emblem, kinds in rows if not words.isdisjoint(kinds.split())), "")
