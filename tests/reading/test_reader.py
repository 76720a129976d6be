"""Sentences of our own invention, each with what a judge says it does; and sentences that must stay unread."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from inspector.cards import Definition, StaticAbility
from inspector.reading import read_words, unread_sentences
from inspector.reading.said import objects_in_words

NAME = "Quiet Lantern"
Json = dict[str, Any]


def read(*paragraphs: str) -> list[Json]:
    """What the words of a card do, as a file would say it."""
    found: list[Json] = []
    for one in read_words(paragraphs, (NAME,)):
        statics = [msgspec.structs.replace(static, words=None) for static in one.statics]
        found.extend(msgspec.to_builtins(statics))
        if one.definition is not None:
            found.append({"define": msgspec.to_builtins(msgspec.structs.replace(one.definition, words=None))})
    return found


def same(found: list[Json], expected: list[Json]) -> bool:
    """Whether two readings mean the same: lists in files are tuples here, and what is left out is the default."""
    return [_made(one) for one in found] == [_made(one) for one in expected]


def _made(one: Json) -> StaticAbility | Definition:
    if "define" in one:
        return msgspec.convert(one["define"], Definition)
    return msgspec.convert(one, StaticAbility)


PUMP = {"power": "+2", "toughness": "+1"}
FLYING = {"add_abilities": ["Flying"]}
CREATURE = {"types": "Creature"}
A_SWAMP = {"count": {"subtypes": "Swamp", "controller": "you"}, "is": ">=1"}
NO_OTHER = "and it loses all other abilities, card types, and creature types"
YOURS = {"types": "Creature", "controller": "you"}


@pytest.mark.parametrize(
    ("sentence", "expected"),
    [
        ("Quiet Lantern gets +2/+1.", [{"on": "self", "change": PUMP}]),
        ("This creature has flying.", [{"on": "self", "change": FLYING}]),
        (
            "Enchanted creature gets +2/+1 and has flying and first strike.",
            [{"on": "attached", "change": {**PUMP, "add_abilities": ["Flying", "First strike"]}}],
        ),
        (
            "Equipped creature has flying, ward {2}, and protection from red.",
            [
                {
                    "on": "attached",
                    "only": CREATURE,
                    "change": {"add_abilities": ["Flying", "Ward {2}", "Protection from red"]},
                }
            ],
        ),
        (
            "Other Elves and Goblins you control get +2/+1.",
            [{"filter": {"subtypes": ["Elf", "Goblin"], "controller": "you", "other": "self"}, "change": PUMP}],
        ),
        ("You control all Goblins.", [{"filter": {"subtypes": "Goblin"}, "change": {"control": "you"}}]),
        (
            "You control each artifact you own.",
            [{"filter": {"types": "Artifact", "owner": "you"}, "change": {"control": "you"}}],
        ),
        (
            "Creatures you control have base power 3 and base toughness 5.",
            [{"filter": YOURS, "change": {"set_power": 3, "set_toughness": 5}}],
        ),
        (
            "Each artifact creature an opponent controls loses all abilities.",
            [
                {
                    "filter": {"all_types": ["Artifact", "Creature"], "controller": "opponent"},
                    "change": {"lose_all_abilities": True},
                }
            ],
        ),
        (
            "Nontoken white creatures you control with power 2 or less have flying.",
            [
                {
                    "filter": {**YOURS, "token": False, "colors": "W", "power": "<=2"},
                    "change": FLYING,
                }
            ],
        ),
        (
            'Creatures you control have "{T}: Quiet Lantern deals 1 damage to you."',
            [{"filter": YOURS, "change": {"add_abilities": ["{T}: Quiet Lantern deals 1 damage to you."]}}],
        ),
        (
            # Within its sentence a quoted ability is parted from its full stop; a keyword has none.
            'Creatures you control have "Equipped creature gets +1/+0" and "Equip {1}".',
            [{"filter": YOURS, "change": {"add_abilities": ["Equipped creature gets +1/+0.", "Equip {1}"]}}],
        ),
        (
            "Quiet Lantern and other creatures you control have flying.",
            [{"on": "self", "change": FLYING}, {"filter": {**YOURS, "other": "self"}, "change": FLYING}],
        ),
        (
            "Your other white creatures get +2/+1.",
            [{"filter": {**YOURS, "colors": "W", "other": "self"}, "change": PUMP}],
        ),
        # Of spells it would speak without saying so.
        ("Your instants have flying.", []),
        *(
            (f"Quiet Lantern gets +2/+1 as long as {words}.", [{"on": "self", "change": PUMP, "if": condition}])
            for words, condition in (
                ("an opponent has five or less life", {"value": {"life": "opponent"}, "is": "<=5"}),
                (
                    "a player has 13 or less life",
                    {"any": [{"value": {"life": whose}, "is": "<=13"} for whose in ("you", "opponent")]},
                ),
                (
                    "an opponent has no cards in hand",
                    {"count": {"zone": "hand", "belongs_to": "an opponent"}, "is": 0},
                ),
                (
                    "an opponent has eight or more cards in their graveyard",
                    {"count": {"zone": "graveyard", "belongs_to": "an opponent"}, "is": ">=8"},
                ),
                (
                    "an opponent owns a card in exile",
                    {"count": {"zone": "exile", "owner": "opponent"}, "is": ">=1"},
                ),
            )
        ),
        # A row of names is several, and a name may have commas and small words of its own.
        (
            "Creatures named Ada, Lark of Dawn, Bell, and Cog the Old have flying.",
            [],
        ),
        (
            "Creatures named Ada of Dawn, Bell, and Cog the Old have flying.",
            [{"filter": {"types": "Creature", "name": ["Ada of Dawn", "Bell", "Cog the Old"]}, "change": FLYING}],
        ),
        # They are those that one Aura enchants, which may be several; of whoever controls them it is said.
        ("Enchanted creatures each get +2/+1.", []),
        ("Enchanted creatures you control get +2/+1.", [{"filter": {**YOURS, "enchanted": True}, "change": PUMP}]),
        ("This creature gets +2/+1 and can't block.", [{"on": "self", "change": PUMP}]),
        ("This creature can't be blocked and has flying.", [{"on": "self", "change": FLYING}]),
        # Amounts
        (
            "Quiet Lantern gets +1/-1 for each Island you control.",
            [
                {
                    "on": "self",
                    "change": {
                        "power": {"count": {"subtypes": "Island", "controller": "you"}},
                        "toughness": {"count": {"subtypes": "Island", "controller": "you"}, "times": -1},
                    },
                }
            ],
        ),
        (
            "Equipped creature gets +X/+0, where X is the number of cards in your hand.",
            [{"on": "attached", "only": CREATURE, "change": {"power": {"count": {"zone": "hand", "owner": "you"}}}}],
        ),
        (
            "Quiet Lantern's power is equal to the number of age counters on it.",
            [{"define": {"power": {"counters": "age", "on": "self"}}}],
        ),
        (
            "Quiet Lantern's power is equal to your life total and its toughness is equal to that number plus 1.",
            [{"define": {"power": {"life": "you"}, "toughness": {"life": "you", "plus": 1}}}],
        ),
        ("This creature is all colors.", [{"define": {"set_colors": ["W", "U", "B", "R", "G"]}}]),
        (
            "Quiet Lantern gets +1/+0 for each Elf you control and each Elf card in your graveyard.",
            [
                {"on": "self", "change": {"power": {"count": {"subtypes": "Elf", "controller": "you"}}}},
                {
                    "on": "self",
                    "change": {"power": {"count": {"subtypes": "Elf", "zone": "graveyard", "owner": "you"}}},
                },
            ],
        ),
        (
            "This creature gets +1/+1 as long as it's tapped, has flying as long as it's your turn, and can't block.",
            [],
        ),
        (
            "This creature gets +2/+1 as long as it's tapped, and has flying as long as it's your turn.",
            [
                {"on": "self", "change": PUMP, "if": {"self": {"tapped": True}}},
                {"on": "self", "change": FLYING, "if": {"turn_of": "you"}},
            ],
        ),
        (
            "As long as this creature is enchanted by two or more Auras, it has flying.",
            [
                {
                    "on": "self",
                    "change": FLYING,
                    "if": {"count": {"subtypes": "Aura", "attached_to": "self"}, "is": ">=2"},
                }
            ],
        ),
        (
            "As long as you control a Swamp, this creature gets +2/+1 and other Elves you control have flying.",
            [
                {
                    "on": "self",
                    "change": PUMP,
                    "if": {"count": {"subtypes": "Swamp", "controller": "you"}, "is": ">=1"},
                },
                {
                    "filter": {"subtypes": "Elf", "controller": "you", "other": "self"},
                    "change": FLYING,
                    "if": A_SWAMP,
                },
            ],
        ),
        (
            "As long as Quiet Lantern isn't on the battlefield, it's a 1/1 Ox creature in addition to its other types.",
            [
                {
                    "on": "self",
                    "change": {
                        "add_types": ["Creature"],
                        "add_subtypes": ["Ox"],
                        "set_power": 1,
                        "set_toughness": 1,
                    },
                    "zones": ["library", "hand", "graveyard", "stack", "exile", "command", "outside"],
                }
            ],
        ),
        # What objects are
        (
            "Enchanted creature is a white Angel in addition to its other colors and types.",
            [{"on": "attached", "change": {"add_subtypes": ["Angel"], "add_colors": ["W"]}}],
        ),
        (
            "Enchanted creature loses all abilities and is a blue Frog with base power and toughness 1/1.",
            [
                {
                    "on": "attached",
                    "change": {
                        "lose_all_abilities": True,
                        "set_subtypes": ["Frog"],
                        "set_colors": ["U"],
                        "set_power": 1,
                        "set_toughness": 1,
                    },
                }
            ],
        ),
        (
            f"Enchanted land is a Frog artifact creature with base power and toughness 0/1 and has flying, {NO_OTHER}.",
            [
                {
                    "on": "attached",
                    "change": {
                        "set_types": ["Artifact", "Creature"],
                        "set_subtypes": ["Frog"],
                        "set_power": 0,
                        "set_toughness": 1,
                        "lose_all_abilities": True,
                        **FLYING,
                    },
                }
            ],
        ),
        ("All Islands are Swamps.", [{"filter": {"subtypes": "Island"}, "change": {"set_subtypes": ["Swamp"]}}]),
        # 205.1b: an artifact creature keeps its card types.
        (
            "Enchanted artifact is a 3/3 artifact creature.",
            [
                {
                    "on": "attached",
                    "change": {"add_types": ["Artifact", "Creature"], "set_power": 3, "set_toughness": 3},
                }
            ],
        ),
        (
            "Enchanted land is a 2/2 green Bear creature. It's still a land.",
            [
                {
                    "on": "attached",
                    "change": {
                        "add_types": ["Creature"],
                        "add_subtypes": ["Bear"],
                        "set_colors": ["G"],
                        "set_power": 2,
                        "set_toughness": 2,
                    },
                }
            ],
        ),
        (
            (
                "Red creatures you control are the chosen type. The same is true for red creature spells you control "
                "and red creature cards you own that aren't on the battlefield."
            ),
            [
                {"filter": {**YOURS, "colors": "R"}, "change": {"set_chosen": "creature type"}},
                {"filter": {**YOURS, "colors": "R", "zone": "stack"}, "change": {"set_chosen": "creature type"}},
                {
                    "filter": {
                        "types": "Creature",
                        "colors": "R",
                        "owner": "you",
                        "zone": ["library", "hand", "graveyard", "exile", "command"],
                    },
                    "change": {"set_chosen": "creature type"},
                },
            ],
        ),
        ("You control enchanted artifact.", [{"on": "attached", "change": {"control": "you"}}]),
        (
            "This creature is the chosen type in addition to its other types.",
            [{"on": "self", "change": {"add_chosen": "creature type"}}],
        ),
        (
            "Max speed — This creature has flying.",
            [{"on": "self", "change": FLYING, "if": {"said": "you have max speed"}}],
        ),
        (
            "Enchanted creature gets +1/+0 for each other enchantment on the battlefield.",
            [{"on": "attached", "change": {"power": {"count": {"types": "Enchantment", "other": "self"}}}}],
        ),
        (
            "Enchanted creature gets +1/+0 for each other Elf you control.",
            [
                {
                    "on": "attached",
                    "change": {"power": {"count": {"subtypes": "Elf", "controller": "you", "other": "it"}}},
                }
            ],
        ),
        (
            "Quiet Lantern is also a Cleric and Rogue.",
            [{"define": {"add_subtypes": ["Cleric", "Rogue"]}}],
        ),
        (
            "Elves you control and Goblins you control have flying.",
            [{"filter": {"subtypes": ["Elf", "Goblin"], "controller": "you"}, "change": FLYING}],
        ),
        # Conditions
        (
            "As long as enchanted creature is red, it gets +2/+1. Otherwise, it has flying.",
            [
                {"on": "attached", "change": PUMP, "if": {"attached": {"colors": "R"}}},
                {"on": "attached", "change": FLYING, "if": {"not": {"attached": {"colors": "R"}}}},
            ],
        ),
        (
            "As long as this card is in your graveyard and you control a Swamp, artifacts you control have flying.",
            [
                {
                    "filter": {"types": "Artifact", "controller": "you"},
                    "change": FLYING,
                    "if": {"count": {"subtypes": "Swamp", "controller": "you"}, "is": ">=1"},
                    "zones": ["graveyard"],
                }
            ],
        ),
        (
            "As long as you control three or more Swamps, Quiet Lantern has flying.",
            [
                {
                    "on": "self",
                    "change": FLYING,
                    "if": {"count": {"subtypes": "Swamp", "controller": "you"}, "is": ">=3"},
                }
            ],
        ),
        (
            "Enchanted creature has flying as long as it's tapped.",
            [{"on": "attached", "change": FLYING, "if": {"attached": {"tapped": True}}}],
        ),
        (
            "As long as equipped creature is a Knight or a Wizard, it has flying.",
            [
                {
                    "on": "attached",
                    "only": CREATURE,
                    "change": FLYING,
                    "if": {"attached": {"subtypes": ["Knight", "Wizard"]}},
                }
            ],
        ),
        (
            "During your turn, creatures you control get +2/+1.",
            [{"filter": YOURS, "change": PUMP, "if": {"turn_of": "you"}}],
        ),
        (
            "This creature has flying as long as an opponent lost two or more life this turn.",
            [{"on": "self", "change": FLYING, "if": {"said": "an opponent lost two or more life this turn"}}],
        ),
        (
            "As long as this creature is paired with another creature, both creatures have flying.",
            [{"on": ["self", "paired"], "only": CREATURE, "change": FLYING, "if": {"self": {"designated": "paired"}}}],
        ),
    ],
)
def test_a_sentence_is_read_as_what_it_does(sentence: str, expected: list[Json]) -> None:
    assert same(read(sentence), expected)


@pytest.mark.parametrize(
    "sentence",
    [
        "Other Goblins get +1/+1 by moonlight.",
        "Creatures you control get +1/+1 and have moonlight.",
        "Frumious creatures get +1/+1.",
        "Creatures you control get +1/+1 unless the moon is full.",
        "Creatures you control get +1/+1 instead.",
        # Whom "it" or "other" means is not said, or they are several.
        "Creatures you control have flying as long as it's tapped.",
        "Equipped creature gets +1/+1 for each other Equipment you control.",
        "Creatures you control get +1/+1 for each counter on it.",
        # What the parts of a row share is not certain.
        "White artifacts and creatures get +1/+1.",
        "Elves and creatures with flying get +1/+1.",
        # A price that may not have been paid.
        "{2}{R} — Creatures you control get +1/+1.",
        # An amount that is asked for and not given.
        "Creatures you control get +X/+X.",
    ],
)
def test_a_word_that_is_not_understood_leaves_the_whole_sentence_unread(sentence: str) -> None:
    assert unread_sentences((sentence,), (NAME,))
    assert read(sentence) == []


def test_a_reading_keeps_where_its_words_stand() -> None:
    paragraphs = ("Flying", "Landfall — Quiet Lantern can't block. Quiet Lantern gets +1/+1. (It is brave.)")
    (one,) = read_words(paragraphs, (NAME,))
    words = one.words
    assert paragraphs[words.paragraph][words.start : words.end] == words.text == one.text == "Quiet Lantern gets +1/+1."
    assert one.printed == "~ gets +1/+1"
    assert words.rule == "sentence: {subject} [each] {all predicates}"
    assert one.statics[0].words == words


def test_of_a_spell_only_what_defines_it_is_read() -> None:
    paragraphs = ("Quiet Lantern is colorless.", "Creatures you control get +1/+1.")
    assert [one.text for one in read_words(paragraphs, (NAME,), is_spell=True)] == [paragraphs[0]]


def test_objects_with_counters_are_read_by_themselves() -> None:
    found = objects_in_words("tokens with 3 -1/-1 counters on them")
    assert found is not None
    assert (found.token, found.counters) == (True, {"-1/-1": 3})
    assert objects_in_words("tokens with mysterious counters") is None
