"""What copies are excepted from and what effects change, told as people say it: each kind of change by itself."""

from __future__ import annotations

from typing import Any

import pytest

from inspector.cards import Change, Filter
from inspector.rules import BecomeCopy, Effect
from inspector.scenario import extend
from inspector.scenario.words import board_from_words, told_sentences_of
from tests.scenario.made_cards import POOL

# What is denied of several is denied of each: "or", as people say it.
EXCEPTIONS: tuple[tuple[dict[str, Any], str], ...] = (
    ({"colors": ("W", "U")}, "it's white and blue"),
    ({"add_colors": ("U", "B")}, "it's blue and black in addition to its other colors"),
    ({"set_types": ("Artifact", "Land")}, "it's an artifact land"),
    ({"set_types": ()}, "it has no card types"),
    ({"set_subtypes": ("Wall", "Bird")}, "it's a Wall Bird"),
    ({"set_subtypes": ()}, "it has no subtypes"),
    ({"set_types": ("Artifact",), "set_subtypes": ("Wall",)}, "it's a Wall artifact"),
    ({"add_types": ("Artifact",)}, "it's an artifact in addition to its other types"),
    ({"add_subtypes": ("Zombie",)}, "it's a Zombie in addition to its other types"),
    ({"add_supertypes": ("Legendary",)}, "it's legendary"),
    ({"remove_supertypes": ("Legendary",)}, "it isn't legendary"),
    ({"remove_supertypes": ("Legendary", "Snow")}, "it isn't legendary or snow"),
    ({"remove_types": ("Artifact", "Creature")}, "it isn't an artifact or a creature"),
    ({"remove_abilities": ("Flying", "First strike")}, "it doesn't have flying or first strike"),
    ({"set_power": 3}, "its power is 3"),
    ({"mana_cost": "{1}", "set_types": ("Land",)}, "its mana cost is {1}, and it's a land"),
    (
        {"set_colors": ("W",), "set_power": 7, "set_toughness": 7, "lose_all_abilities": True},
        "it's white, it's 7/7, and it has no abilities",
    ),
)
# On one, on one until the turn ends, on all, and what one does to itself.
WAYS: tuple[dict[str, Any], ...] = (
    {"on": ("Grizzly Bears",)},
    {"on": ("Grizzly Bears",), "until": "end of turn"},
    {"filter": Filter(types=("Creature",))},
    {"on": "self", "source": "Grizzly Bears"},
)


def changing(one: str, all_: str, itself: str) -> tuple[str, ...]:
    return (
        f"Grizzly Bears {one}.",
        f"Grizzly Bears {one} until end of turn.",
        f"All creatures {all_}.",
        f"Grizzly Bears: Grizzly Bears {itself}.",
    )


CHANGES: tuple[tuple[dict[str, Any], tuple[str, ...]], ...] = (
    (
        {"all_creature_types": True},
        changing("gains all creature types", "gain all creature types", "is every creature type"),
    ),
    (
        {"lose_all_creature_types": True},
        changing("loses all creature types", "lose all creature types", "loses all creature types"),
    ),
    (
        {"lose_all_land_types": True},
        changing("loses all land types", "lose all land types", "loses all land types"),
    ),
    (
        {"set_types": ("Artifact", "Creature")},
        changing("becomes an artifact creature", "become artifact creatures", "is an artifact creature"),
    ),
    ({"set_colors": ("W", "B")}, changing("becomes white and black", "become white and black", "is white and black")),
    ({"set_colors": ()}, changing("becomes colorless", "become colorless", "is colorless")),
    (
        {"add_colors": ("R",)},
        changing(
            "becomes red in addition to its other colors",
            "become red in addition to their other colors",
            "is red in addition to its other colors",
        ),
    ),
    (
        {"remove_supertypes": ("Legendary",)},
        changing("isn't legendary", "aren't legendary", "isn't legendary"),
    ),
    (
        {"add_supertypes": ("Legendary", "Snow")},
        changing("becomes legendary and snow", "become legendary and snow", "is legendary and snow"),
    ),
    ({"remove_types": ("Creature",)}, changing("isn't a creature", "aren't creatures", "isn't a creature")),
)


@pytest.mark.parametrize(("change", "told"), EXCEPTIONS, ids=str)
def test_an_exception_of_a_copy_is_told(change: dict[str, Any], told: str) -> None:
    run = board_from_words("Ana has Grizzly Bears on the battlefield.", POOL).run
    copies = BecomeCopy(object="Grizzly Bears", of="Grizzly Bears", except_=Change(**change))
    said = f"Grizzly Bears becomes a copy of Grizzly Bears, except {told}."
    assert told_sentences_of(extend(run, copies))[-1] == said


@pytest.mark.parametrize(("change", "told"), CHANGES, ids=str)
def test_a_change_of_an_effect_is_told_of_one_of_all_and_of_itself(
    change: dict[str, Any], told: tuple[str, ...]
) -> None:
    run = board_from_words("Ana has Grizzly Bears on the battlefield.", POOL).run
    for way, said in zip(WAYS, told, strict=True):
        assert told_sentences_of(extend(run, Effect(change=Change(**change), **way)))[-1] == said
