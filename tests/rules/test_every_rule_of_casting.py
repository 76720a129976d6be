"""Casting as another set of values, with a permission, and what that is: each rule that decides it, in each edition."""

from __future__ import annotations

import pytest

from tests.rules.cards_for_tests import creature
from tests.rules.in_every_edition import Told, rows, told
from tests.rules.playing import Record, do, place

GIANT, INSTANT, CREATURE = "Bonecrusher Giant", {"types": "Instant"}, {"types": "Creature"}
BOAR = {
    **creature("Boar", "Satyr", "4/2"),
    "type_line": "Enchantment Creature — Satyr",
    "oracle_text": "Bestow {3}{G}",
    "keywords": ["Bestow"],
}
DRONE = creature("Drone", "Eldrazi", "2/2", oracle_text="Devoid", keywords=["Devoid"])
ODD = creature("Odd", "Bear", "*/1", oracle_text="Odd's power is equal to the number of odd things.")
UNREAD = {"name": "Unread", "mana_cost": "{1}", "type_line": "Enchantment — Aura", "oracle_text": "Enchant odd one"}
UNTOUCHED = creature("Untouched", "Bear", "1/1", oracle_text="Untouched can't be enchanted.")
CARDS = (BOAR, DRONE, ODD, UNREAD, UNTOUCHED)


def cast(card: str, **keys: object) -> tuple[Record, ...]:
    """A card that is cast from the hand."""
    return place(card, "it", "hand"), do("cast", "it", **keys)


def given(**change: object) -> tuple[Record, ...]:
    """An effect on a creature, or on a legendary land."""
    return place("Tomb" if "remove_supertypes" in change else "Bear"), do("effect", on=["it"], change=change)


BOARDS = {
    "an Adventure": (
        "illegal: 601.2b | = | done: 716.3 716.3a 716.3b 601.2a | done: 715.3 715.3a 715.3b 601.2a | =",
        cast(GIANT, inset=True),
    ),
    "an inset that it has not": ("illegal: 601.2b | = | illegal: 716.3 | illegal: 715.3 | =", cast("Bear", inset=True)),
    "a prototype": (
        "illegal: 601.2b | = | = | done: 718.3 702.160a 718.3b 718.3a 601.2a | =",
        cast("Golem", prototype=True),
    ),
    "no prototype": ("done: 601.2a | = | = | done: 718.3 601.2a | =", cast("Golem")),
    "a prototype that it has not": ("illegal: 601.2b | = | = | illegal: 702.160a | =", cast("Bear", prototype=True)),
    "bestowed": (
        """illegal: 601.2b | done: 702.102a 702.102c 601.2a | done: 702.103a 702.103b 702.103d 601.2a | = | =""",
        cast("Boar", bestow=True),
    ),
    "bestow that it has not": (
        "illegal: 601.2b | illegal: 702.102a | illegal: 702.103a | = | =",
        cast("Bear", bestow=True),
    ),
    "a bestowed spell is copied": (
        "- | illegal: 706.10 | done: 707.10 702.103c 707.10f | = | =",
        (*cast("Boar", bestow=True), do("copy_spell", of="it", as_="copy")),
    ),
    "converted, out of the command zone": (
        "illegal: 711.4 | illegal: 711.6 | - | done: 702.162a 712.11d 712.11a 712.11c 601.2a | =",
        (place("Optimus Prime, Hero", "it", "command"), do("cast", "it", transformed=True)),
    ),
    "two ways": ("illegal: 601.2b | = | = | = | =", cast(GIANT, inset=True, prototype=True)),
    "one half, face down": (
        "illegal: 707.4 | = | illegal: 708.4 | = | =",
        cast("Fire // Ice", half="left", face_down=True),
    ),
    "set up in two ways": (
        "illegal: 601.2b | = | = | = | =",
        (place(GIANT, "it", "stack", inset=True, prototype=True),),
    ),
    "set up by an inset that it has not": (
        "illegal: 601.2b | = | illegal: 716.3 | illegal: 715.3 | =",
        (place("Bear", "it", "stack", inset=True),),
    ),
    "set up as an Adventure elsewhere": (
        "illegal: 601.2b | = | illegal: 716.4 | illegal: 715.4 | =",
        (place(GIANT, inset=True),),
    ),
    "set up by a prototype that it has not": (
        "illegal: 601.2b | = | = | illegal: 702.160a | =",
        (place("Bear", prototype=True),),
    ),
    "set up by bestow that it has not": (
        "illegal: 601.2b | illegal: 702.102a | illegal: 702.103a | = | =",
        (place("Bear", bestow=True),),
    ),
    "set up as an Aura elsewhere": (
        "illegal: 601.2b | illegal: 702.102a | illegal: 702.103b | = | =",
        (place("Boar", "it", "hand", bestow=True),),
    ),
    "set up as a prototype elsewhere": (
        "illegal: 601.2b | = | = | illegal: 718.4 | =",
        (place("Golem", "it", "hand", prototype=True),),
    ),
    "a permission": ("illegal: 601.5 | illegal: 601.2e | illegal: 601.3 | = | =", cast("Bear", permission=INSTANT)),
    "a permission, face down": (
        "illegal: 707.4 707.4 601.5 | illegal: 707.4 707.4 601.2e | illegal: 708.4 708.4 601.3 | = | =",
        cast("Bear", permission=INSTANT, face_down=True),
    ),
    "a permission, by morph": (
        """illegal: 702.35b 702.35b 707.4 601.5 | illegal: 702.36c 702.36c 707.4 601.2e
        | illegal: 702.37c 702.37c 708.4 601.3 | = | =""",
        cast("Pine Walker", permission=INSTANT, face_down="morph"),
    ),
    "a permission, by disguise": (
        "- | - | - | illegal: 702.168b 702.168b 708.4 601.3 | =",
        cast("Dog Walker", permission=INSTANT, face_down="disguise"),
    ),
    "a permission, as an Adventure": (
        "- | - | illegal: 716.3a 716.3 716.3a 716.3b 601.3 | illegal: 715.3a 715.3 715.3a 715.3b 601.3 | =",
        cast(GIANT, permission=CREATURE, inset=True),
    ),
    "a permission, one half": (
        "illegal: 601.5 708.2a | illegal: 708.2a 708.2a 601.2e | illegal: 709.3a 709.3 709.3a 601.3 | = | =",
        cast("Fire // Ice", permission=CREATURE, half="left"),
    ),
    "a permission, fused": (
        """- | illegal: 702.101b 702.101a 702.101b 702.101c 601.2e | illegal: 702.102b 702.102a 702.102b 702.102c 601.3
        | = | =""",
        cast("Wear // Tear", permission=CREATURE, half="fused"),
    ),
    "a permission, as a prototype": (
        "- | - | - | illegal: 718.3a 718.3 702.160a 718.3b 718.3a 601.3 | =",
        cast("Golem", permission=INSTANT, prototype=True),
    ),
    "a permission, bestowed": (
        """- | illegal: 702.102c 702.102a 702.102c 601.2e
        | illegal: 702.103d 702.103a 702.103b 702.103d 601.3 | = | =""",
        cast("Boar", permission=INSTANT, bestow=True),
    ),
    "what an Aura may enchant is not read": (
        "done: 701.3a 701.3a 613.6d | = | done: 701.3a 701.3a 613.7e | = | =",
        (place("Bear"), place("Unread", "other"), do("attach", "other", to="it")),
    ),
    "what can never be enchanted": (
        "nothing happens: 303.4h 701.3b | nothing happens: 303.4j 701.3b | = | = | =",
        (place("Untouched"), place("Flight", "other"), do("attach", "other", to="it")),
    ),
}
OF_VALUES = {
    "colors of what has devoid": (
        "it.colors",
        "202.2 | 702.113a+604.3+613.2 202.2 | 702.114a+604.3+613.3 202.2 | = | =",
        (place("Drone"),),
    ),
    "power under an Anthem": (
        "it.power",
        "613.3c+611.3a 208.1 | = | 613.4c+611.3a 208.1 | = | =",
        (place("Bear"), place("Anthem", "other")),
    ),
    "power that an ability defines": (
        "it.power",
        "613.3a+604.3 208.1 | = | 613.4a+604.3 208.1 | = | =",
        (place("Tarmogoyf"),),
    ),
    "power that nothing defines": ("it.power", "208.1 208.1 | = | = | = | =", (place("Odd"),)),
    "abilities printed": ("it.abilities", "207.1 | = | = | = | =", (place("Angel"),)),
    "every creature type": (
        "it.subtypes",
        "205.1b+613.1d+611.2c 205.1 | = | = | = | =",
        given(all_creature_types=True),
    ),
    "no creature type": (
        "it.subtypes",
        "205.1a+613.1d+611.2c 205.1 | = | = | = | =",
        given(lose_all_creature_types=True),
    ),
    "a supertype": ("it.supertypes", "205.4b+613.1d+611.2c 205.1 | = | = | = | =", given(add_supertypes=["Legendary"])),
    "a supertype less": (
        "it.supertypes",
        "205.4b+613.1d+611.2c 205.1 | = | = | = | =",
        given(remove_supertypes=["Legendary"]),
    ),
}
ROWS = {
    **{name: Told(columns, *actions, cards=CARDS) for name, (columns, actions) in BOARDS.items()},
    **{name: Told(columns, *actions, of=of, cards=CARDS) for name, (of, columns, actions) in OF_VALUES.items()},
}


@pytest.mark.parametrize("row", rows(ROWS))
def test_601_each_rule_is_told_in_each_edition(row: Told) -> None:
    assert told(row) == row.columns
