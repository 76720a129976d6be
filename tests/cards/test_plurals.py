"""The plurals of subtypes, as card texts write them."""

from __future__ import annotations

import pytest

from inspector.cards import plural_of


@pytest.mark.parametrize(
    ("word", "plural"),
    [
        *(
            ("Goblin", "Goblins"),
            ("Elf", "Elves"),
            ("Dwarf", "Dwarves"),
            ("Werewolf", "Werewolves"),
            ("Ally", "Allies"),
        ),
        *(("Mercenary", "Mercenaries"), ("Monkey", "Monkeys"), ("Fox", "Foxes"), ("Leech", "Leeches")),
        *(
            ("Octopus", "Octopuses"),
            ("Child", "Children"),
            ("Cyberman", "Cybermen"),
            ("Ox", "Oxen"),
            ("Fungus", "Fungi"),
            ("Moonfolk", "Moonfolk"),
            ("Pegasus", "Pegasi"),
            ("Mouse", "Mice"),
            ("Hero", "Heroes"),
            ("Faerie", "Faeries"),
        ),
        *(
            ("Plains", "Plains"),
            ("Merfolk", "Merfolk"),
            ("Treefolk", "Treefolk"),
            ("Myr", "Myr"),
            ("Sphinx", "Sphinxes"),
        ),
        *(
            (word, word)
            for word in (
                *("Eldrazi", "Kithkin", "Kor", "Samurai", "Vedalken", "Viashino", "Equipment", "Elk", "Dauthi", "Deer"),
                *("Fish", "Kavu", "Nephilim", "Sheep", "Soltari", "Thalakos", "Urza's", "Townsfolk"),
            )
        ),
        *(
            ("Homunculus", "Homunculi"),
            ("Locus", "Loci"),
            ("Wolf", "Wolves"),
            ("Efreet", "Efreets"),
            ("Sphinx", "Sphinxes"),
        ),
        *(("Fairy", "Fairies"), ("Monkey", "Monkeys"), ("Leech", "Leeches"), ("Dryad", "Dryads"), ("mouse", "mice")),
        *(("Waltz", "Waltzes"), ("Wish", "Wishes"), ("Fuss", "Fusses"), ("key", "keys"), ("Fly", "Flies")),
        *(("elf", "elves"), ("Forest", "Forests"), ("Ninja", "Ninjas"), ("Fungus", "Fungi")),
    ],
)
def test_a_plural_is_as_cards_write_it(word: str, plural: str) -> None:
    assert plural_of(word) == plural
