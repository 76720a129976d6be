"""How a value is said aloud, and how an expectation writes it: each kind of value, one, several and none of it."""

from __future__ import annotations

import msgspec
import pytest

from inspector.library import bundled_cards
from inspector.scenario.words import read_so_far
from inspector.scenario.words.value_answered import abilities_answered, value_answered

POOL = bundled_cards()


@pytest.mark.parametrize(
    ("key", "value", "is_one", "said"),
    [
        ("tapped", "yes", False, "Clone is tapped"),
        ("tapped", "no", False, "Clone is untapped"),
        ("flipped", "yes", False, "Clone is flipped"),
        ("flipped", "no", False, "Clone is not flipped"),
        ("face_down", "yes", False, "Clone is face down"),
        ("face_down", "no", False, "Clone is not face down"),
        ("token", "yes", False, "Clone is a token"),
        ("token", "no", False, "Clone is no token"),
        # Only of a state "yes" and "no" are more than a value.
        ("name", "yes", False, "Clone's name is yes"),
        ("supertypes", "none", False, "Clone has no supertypes"),
        ("types", "none", False, "Clone has no card types"),
        ("subtypes", "none", False, "Clone has no subtypes"),
        ("abilities", "none", False, "Clone has no abilities"),
        ("keywords", "none", False, "Clone has no keyword abilities"),
        ("counters", "none", False, "Clone has no counters"),
        ("mana_cost", "none", False, "Clone has no mana cost"),
        ("name", "none", False, "Clone has no name"),
        ("names", "none", False, "Clone has no name"),
        ("power", "none", False, "Clone has no power"),
        ("toughness", "none", False, "Clone has no toughness"),
        ("loyalty", "none", False, "Clone has no loyalty"),
        ("defense", "none", False, "Clone has no defense"),
        ("color_indicator", "none", False, "Clone has no color indicator"),
        # A color is colorless, never none, and a mana value is a number.
        ("mana_value", "0", False, "Clone's mana value is 0"),
        ("mana_cost", "{1}{G}", False, "Clone's mana cost is {1}{G}"),
        ("colors", "green", True, "Clone's color is green"),
        ("colors", "green and blue", False, "Clone's color is green and blue"),
        ("types", "Creature", True, "Clone's card type is Creature"),
        ("types", "Artifact and Creature", False, "Clone's card types are Artifact and Creature"),
        ("supertypes", "Legendary", True, "Clone's supertype is Legendary"),
        ("supertypes", "Legendary and Snow", False, "Clone's supertypes are Legendary and Snow"),
        ("subtypes", "Bear", True, "Clone's subtype is Bear"),
        ("subtypes", "Bear and Elf", False, "Clone's subtypes are Bear and Elf"),
        ("abilities", "flying", True, "Clone's ability is flying"),
        ("abilities", "flying and haste", False, "Clone's abilities are flying and haste"),
        ("keywords", "flying", True, "Clone's keyword is flying"),
        ("keywords", "flying and haste", False, "Clone's keywords are flying and haste"),
        ("names", "Clone", True, "Clone's name is Clone"),
        ("names", "Fire and Ice", False, "Clone's names are Fire and Ice"),
        ("power", "2", False, "Clone's power is 2"),
        ("color_indicator", "green", False, "Clone's color indicator is green"),
    ],
)
def test_a_value_is_said_as_a_judge_says_it(key: str, value: str, is_one: bool, said: str) -> None:
    assert value_answered("Clone", key, value, is_one=is_one) == said


@pytest.mark.parametrize(
    ("texts", "said"),
    [
        (["Flying"], "flying"),
        (["Flying", "Haste"], "flying and haste"),
        (["First strike", "Flying", "Haste"], "first strike, flying and haste"),
        # What is more than a keyword is quoted, as it would go on with the sentence.
        (["Flying", "{T}: Add {G}."], "flying and “{T}: Add {G}.”"),
        (["Coven — Draw"], "“Coven — Draw.”"),
        (["You win."], "“You win.”"),
    ],
)
def test_abilities_are_said_in_a_sentence(texts: list[str], said: str) -> None:
    assert abilities_answered(texts) == said


@pytest.mark.parametrize(
    ("said", "key", "value"),
    [
        ("types are Artifact Creature", "types", ["Artifact", "Creature"]),
        ("types are Artifact and Creature", "types", ["Artifact", "Creature"]),
        ("types are Artifact, Creature", "types", ["Artifact", "Creature"]),
        ("types are Artifact, Enchantment, and Creature", "types", ["Artifact", "Enchantment", "Creature"]),
        ("type is Creature", "types", ["Creature"]),
        ("supertypes are Legendary Snow", "supertypes", ["Legendary", "Snow"]),
        # 205.3m: the one creature type of two words is one.
        ("subtypes are Time Lord and Elf", "subtypes", ["Time Lord", "Elf"]),
        ("subtypes are Elf, Time Lord", "subtypes", ["Elf", "Time Lord"]),
        ("subtype is Bear", "subtypes", ["Bear"]),
        ("subtypes are none", "subtypes", []),
        ("subtypes are nothing", "subtypes", []),
        ("colors are white and blue", "colors", ["W", "U"]),
        ("color is Green", "colors", ["G"]),
        ("colour is colourless", "colors", []),
        ("colours are white, blue, and black", "colors", ["W", "U", "B"]),
        ("colors are colorless", "colors", []),
        ("keywords are flying, vigilance", "keywords", ["Flying", "Vigilance"]),
        ("names are Fire and Ice", "names", ["Fire", "Ice"]),
        ('ability is "Flying"', "abilities", ["Flying"]),
        ("cmc is 3", "mana_value", 3),
        ("mana value is 0", "mana_value", 0),
        ("power is -1", "power", -1),
        ("power is none", "power", None),
        ("loyalty is nothing", "loyalty", None),
        ('name is "Fire"', "name", "Fire"),
        ("name is Fire", "name", "Fire"),
        ("tapped is yes", "tapped", True),
        ("tapped is no", "tapped", False),
    ],
)
def test_an_expectation_says_a_value_in_words(said: str, key: str, value: object) -> None:
    found = read_so_far(f"Ana has Grizzly Bears on the battlefield.\nExpect: Grizzly Bears' {said}.", POOL)
    assert found.error is None, found.error
    assert msgspec.to_builtins(found.board.scenario.expect[0])["values"] == {
        key: tuple(value) if isinstance(value, list) else value
    }


@pytest.mark.parametrize(
    ("said", "found"),
    [
        ("Grizzly Bears' glow is 3", "Grizzly"),
        ("Grizzly Bears are green", "Grizzly"),
        ("Clone's power is 2", "Clone's"),
    ],
)
def test_what_is_no_expectation_stops_at_its_words(said: str, found: str) -> None:
    error = read_so_far(f"Ana has Grizzly Bears on the battlefield.\nExpect: {said}.", POOL).error
    assert error is not None
    assert error.found == found
