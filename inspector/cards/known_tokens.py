"""Tokens that people name by their kind alone, each spelled out; what their abilities do is in our own words.

The rules define those that they know by name (111.10, since 2021). The others are the ones mostly made, and some card
makes another one of that kind: they are proposed and never taken.
"""

from __future__ import annotations

from typing import Final

_ROLE: Final = "colorless Aura Role enchantment token with enchant creature and"
# The kind, and the only token of which the game speaks so.
KNOWN_TOKENS: Final = {
    "Food": 'colorless Food artifact token with "{2}, {T}, sacrifice it: Gain 3 life."',
    "Gold": 'colorless Gold artifact token with "Sacrifice it: Add a mana of any color."',
    "Shard": 'colorless Shard enchantment token with "{2}, sacrifice it: Scry 1 and draw a card."',
    "Blood": 'colorless Blood artifact token with "{1}, {T}, discard a card, sacrifice it: Draw."',
    "Powerstone": 'colorless Powerstone artifact token with "{T}: Add {C}, for no nonartifact spell."',
    "Map": (
        'colorless Map artifact token with "{1}, {T}, sacrifice it: Your target creature explores. Only as a sorcery."'
    ),
    "Junk": (
        'colorless Junk artifact token with "{T}, sacrifice it: Exile your top card. You may play it this '
        'turn. Only as a sorcery."'
    ),
    "Lander": (
        'colorless Lander artifact token with "{2}, {T}, sacrifice it: Put a basic land from your library '
        'onto the battlefield tapped."'
    ),
    "Mutagen": (
        'colorless Mutagen artifact token with "{1}, {T}, sacrifice it: Your target creature gets a '
        '+1/+1 counter. Only as a sorcery."'
    ),
    "Walker": "2/2 black Zombie creature token named Walker",
    "Cursed Role": f'{_ROLE} "Enchanted creature has base power and toughness 1/1." named Cursed',
    "Monster Role": f'{_ROLE} "Enchanted creature gets +1/+1 and has trample." named Monster',
    "Royal Role": f'{_ROLE} "Enchanted creature gets +1/+1 and has ward {{1}}." named Royal',
    "Sorcerer Role": (f"{_ROLE} \"Enchanted creature gets +1/+1 and has 'When it attacks, scry 1.'\" named Sorcerer"),
    "Virtuous Role": f'{_ROLE} "Enchanted creature gets +1/+1 for each enchantment you control." named Virtuous',
    "Wicked Role": (
        'colorless Aura Role enchantment token with enchant creature, "Enchanted creature gets +1/+1." and "When it '
        'goes to a graveyard from the battlefield, each opponent loses 1 life." named Wicked'
    ),
    "Young Hero Role": (
        f"{_ROLE} \"Enchanted creature has 'When it attacks with toughness 3 or less, put a +1/+1 "
        "counter on it.'\" named Young Hero"
    ),
    "Germ": "0/0 black Phyrexian Germ creature token",
    "Eldrazi Spawn": '0/1 colorless Eldrazi Spawn creature token with "Sacrifice it: Add {C}."',
    "Eldrazi Scion": '1/1 colorless Eldrazi Scion creature token with "Sacrifice it: Add {C}."',
    "Servo": "1/1 colorless Servo artifact creature token",
    "Marit Lage": "legendary 20/20 black Avatar creature token with flying and indestructible named Marit Lage",
}
_CONSTRUCT: Final = (
    '0/0 colorless Construct artifact creature token with "This creature gets +1/+1 for each artifact you control."'
)
# What is mostly meant by a kind, the likeliest first.
USUAL_TOKENS: Final = (
    *(
        f"{size} {color} {kind} creature token"
        for size, color, kinds in (
            ("1/1", "white", ("Soldier", "Human", "Human Soldier", "Kithkin Soldier", "Warrior", "Rabbit")),
            ("1/1", "green", ("Saproling", "Squirrel", "Snake", "Insect", "Elf Warrior", "Elf Druid", "Elf")),
            ("1/1", "red", ("Goblin", "Goblin Soldier", "Devil", "Kobold")),
            ("1/1", "black", ("Rat", "Assassin", "Human Cleric")),
            ("1/1", "blue", ("Fish", "Merfolk", "Homunculus")),
            ("2/2", "green", ("Bear", "Wolf", "Lizard")),
            ("2/2", "black", ("Zombie",)),
            ("2/2", "white", ("Cat", "Knight")),
            ("3/3", "green", ("Beast", "Elephant", "Ape", "Centaur", "Frog Lizard")),
            ("0/1", "green", ("Plant",)),
            ("0/1", "white", ("Goat",)),
            ("1/1", "colorless", ("Shapeshifter",)),
        )
        for kind in kinds
    ),
    *(
        f"{size} {color} {kind} creature token with {keyword}"
        for size, color, kind, keyword in (
            ("1/1", "white", "Spirit", "flying"),
            ("1/1", "white", "Bird", "flying"),
            ("1/1", "black", "Faerie Rogue", "flying"),
            ("1/1", "blue", "Faerie", "flying"),
            ("1/1", "black", "Bat", "flying"),
            ("4/4", "white", "Angel", "flying"),
            ("5/5", "red", "Dragon", "flying"),
            ("5/5", "black", "Demon", "flying"),
            ("2/2", "blue", "Drake", "flying"),
            ("2/2", "white", "Knight", "vigilance"),
            ("1/1", "white", "Vampire", "lifelink"),
            ("1/1", "white", "Cat", "lifelink"),
            ("4/4", "green", "Rhino", "trample"),
            ("1/2", "green", "Spider", "reach"),
        )
    ),
    "1/1 colorless Thopter artifact creature token with flying",
    "1/1 colorless Myr artifact creature token",
    "3/3 colorless Golem artifact creature token",
    _CONSTRUCT,
)
