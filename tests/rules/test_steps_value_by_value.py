"""613.1: what a step did to one value beside another, what it counted for whom, and what came too late to count."""

from __future__ import annotations

import pytest

from inspector.cards import Count, Filter
from inspector.rules import NEWEST
from inspector.rules.decisions.decisions import Source
from inspector.rules.decisions.proof_step import Counted, Idle
from inspector.rules.telling.value_words import ValueWords
from inspector.rules.wording.of_conditions import amount_words
from tests.rules.test_what_a_step_did import LANDS, LONG, did

BECOMES = {"types": (("Artifact",), ("Artifact", "Creature"))}
NOW = "its card types become Artifact and Creature"


@pytest.mark.parametrize(
    ("layer", "sizes", "says"),
    [
        # 208.5: what becomes a creature and is given no size has 0; 208.3: what becomes one again has its own again.
        ("4", {"power": (None, 0), "toughness": (None, 0)}, "nothing gives it power or toughness, so it is 0/0"),
        ("4", {"power": (None, 0)}, "nothing gives it power, so that is 0"),
        ("4", {"toughness": (None, 0)}, "nothing gives it toughness, so that is 0"),
        ("4", {"power": (None, 0), "toughness": (None, 3)}, "its power and toughness are 0/3 again"),
        ("4", {"power": (None, 2), "toughness": (None, 2)}, "its power and toughness are 2/2 again"),
        ("4", {"power": (None, 2)}, "its power is 2 again"),
        ("4", {"toughness": (None, 2)}, "its toughness is 2 again"),
    ],
)
def test_208_3_the_size_of_what_becomes_a_creature_is_said_behind_that(
    layer: str, sizes: dict[str, tuple[object, object]], says: str
) -> None:
    assert did(layer, {**BECOMES, **sizes}) == f"{NOW}; {says}"


@pytest.mark.parametrize(
    ("layer", "sizes", "keys", "says"),
    [
        # 613.4b: what sets it where there was none gives it, and nothing comes back.
        ("7b", {"power": (None, 0), "toughness": (None, 0)}, {}, "its power and toughness become 0/0"),
        ("7b", {"power": (None, 2), "toughness": (None, 2)}, {}, "its power and toughness become 2/2"),
        ("7b", {"power": (2, 0), "toughness": (2, 4)}, {}, "its power and toughness become 0/4"),
        # 208.5: the size to which nothing else gives a number is 0 as it gets larger.
        ("7c", {"power": (None, 3), "toughness": (None, 3)}, {"size": (3, 3)}, "it gets +3/+3 and is 3/3"),
        # 107.2: by how much a sign is larger nobody says.
        ("7c", {"power": (2, "*")}, {"size": ("*", 3)}, "its power and toughness become */3"),
        # 208.1: what it gets is known also where what comes of it is not.
        (
            "7c",
            {"toughness": (2, 3)},
            {"size": ("?", 3), "idle": (Idle.NOT_KNOWN, "+1/+1")},
            "it gets +1/+1 and is ?/3",
        ),
    ],
)
def test_613_4_a_size_that_was_none_is_said_as_what_it_becomes(
    layer: str, sizes: dict[str, tuple[object, object]], keys: dict[str, object], says: str
) -> None:
    assert did(layer, sizes, **keys) == says  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("layer", "changes", "says"),
    [
        # Names follow from the name; what was nothing before is told as what it is.
        ("3", {"name": ("Bear", "Elk"), "names": (("Bear",), ("Elk",))}, "its name becomes Elk"),
        ("1", {"mana_value": (2, 0)}, "its mana value becomes 0"),
        ("4", {"types": (None, ("Land",))}, "its card type becomes Land"),
        ("5", {"colors": (None, ("U",))}, "it becomes blue"),
        ("6", {"abilities": (None, ("Haste",))}, "it gains haste"),
        # 205.1a: one subtype that goes with a card type.
        (
            "4",
            {"types": (("Artifact", "Creature"), ("Artifact",)), "subtypes": (("Clue", "Dog"), ("Clue",))},
            "it is no longer a creature; it loses the subtype Dog",
        ),
        # Where another comes, or another card type does, that is told as what it is now.
        (
            "4",
            {"types": (("Artifact", "Creature"), ("Artifact",)), "subtypes": (("Clue", "Dog"), ("Clue", "Food"))},
            "it is no longer a creature; its subtypes become Clue and Food",
        ),
        (
            "4",
            {"types": (("Artifact", "Creature"), ("Artifact", "Land")), "subtypes": (("Clue", "Dog"), ("Clue",))},
            "its card types become Artifact and Land; its subtype becomes Clue",
        ),
    ],
)
def test_613_1_values_that_go_together_are_said_together(
    layer: str, changes: dict[str, tuple[object, object]], says: str
) -> None:
    assert did(layer, changes) == says


def test_205_1a_what_comes_back_is_said_of_the_subtypes_alone() -> None:
    back = {**BECOMES, "subtypes": ((), ("Elf",))}
    assert did("4", back, returned=("Elf",)) == f"{NOW}; its subtype becomes Elf, which comes back with the card type"


def test_613_1f_only_what_it_lost_itself_is_called_that_very_ability() -> None:
    words, gained = ValueWords(NEWEST, {"it": "Bear"}, told_of="it"), "Target creature loses its ability."
    says = did("6", {"abilities": ((LONG,), (gained,))}, words, source=Source("it"))
    assert says == f"it loses that very ability; it gains “{gained}”"


NINETY = f"Whenever you draw a card, {'x' * 63}."


@pytest.mark.parametrize(
    ("was", "to", "says"),
    [
        # 113.2c: an ability that is there twice is there twice.
        (("Flying",), ("Flying", "Flying"), "it gains flying, which it already had"),
        (("Flying",), ("Flying", "Flying", "Haste"), "it gains flying, which it already had, and haste"),
        (("Flying",), ("Flying", "Haste", "Reach"), "it gains haste and reach"),
        ((LONG,), (LONG, LONG), "it gains “Whenever another creature dies, …”"),
        # So much is told of what stands on no card that is shown.
        ((), (NINETY,), "it gains “Whenever you draw a card, …”"),
        ((), (NINETY.replace("x", "", 1),), f"it gains “{NINETY.replace('x', '', 1)}”"),
        # 613.1: what an ability would do in a layer that is over it does not do.
        ((), ("Changeling",), "it gains changeling, which changes no values, since layer 4 is over by then"),
        ((), ("Devoid",), "it gains devoid, which changes no values, since layer 5 is over by then"),
        (
            (),
            ("Changeling", "Devoid"),
            "it gains changeling and devoid, which change no values, since layers 4 and 5 are over by then",
        ),
        (
            (),
            ("Flying", "Changeling"),
            "it gains flying and changeling, of which changeling changes no values, since layer 4 is over by then",
        ),
        (
            (),
            ("Flying", "Changeling", "Devoid"),
            (
                "it gains flying, changeling and devoid, of which changeling and devoid change no values, since "
                "layers 4 and 5 are over by then"
            ),
        ),
        (
            (),
            ("Creatures are black Elves.",),
            "it gains “Creatures are black Elves.”, which changes no values, since layers 4 and 5 are over by then",
        ),
        # 613.6: what begins in a layer that is over and goes on in another one does begin there.
        ((), ("Creatures get +1/+1 and are black.",), "it gains “Creatures get +1/+1 and are black.”"),
        # 613.1f: what is given in layer 6 gives abilities in that layer.
        ((), ("Creatures have flying.",), "it gains “Creatures have flying.”"),
        # Of several sentences none is judged alone.
        (
            (),
            ("Creatures are black. Creatures are Elves.",),
            "it gains “Creatures are black. Creatures are Elves.”",
        ),
    ],
)
def test_613_1f_what_it_gains_is_said_with_what_it_had_and_what_comes_too_late(
    was: tuple[str, ...], to: tuple[str, ...], says: str
) -> None:
    assert did("6", {"abilities": (was, to)}) == says


@pytest.mark.parametrize("layer", ["1", "4"])
def test_613_1d_what_it_gains_before_layer_6_is_in_time(layer: str) -> None:
    assert did(layer, {"abilities": ((), ("Changeling",))}) == "it gains changeling"


HERS = Counted(value=Count(count=Filter(types="Creature", controller="you")), objects=("bear",), number=3, player="Ana")
TOLD = ValueWords(NEWEST, {"bear": "Bear", "other": "Meter"}, you="Ana", controllers={"other": "Ben"})


def test_109_5_whose_objects_were_counted_is_said_by_name() -> None:
    """Also of the player who controls the object that is told of: "you" in words of another is nobody there."""
    size: dict[str, object] = {"size": (5, 2)}
    gets = "it gets +3/+0 and is 5/2"
    assert did("7c", {"power": (2, 5)}, TOLD, counted=(HERS,), **size) == f"{gets} (creatures Ana controls: 3)"
    once = did("7c", {"power": (2, 5)}, TOLD, once=(HERS,), **size)
    assert once == f"{gets} (counted once, as the effect began: creatures Ana controls)"


@pytest.mark.parametrize(
    ("value", "objects", "behind"),
    [
        # Of one object an amount is told by its name, of several by what they are.
        (Count(of="power", on="attached"), ("bear",), "power of Bear: 3"),
        (Count(of="power", on="attached"), (), "power of what Meter is attached to: 3"),
        (Count(counters="charge", on="self"), ("other",), "charge counters on Meter: 3"),
        (LANDS, ("bear",), "lands: 3"),
        # 105.2: with what others have something in common is told by its name.
        (Count(count=Filter(types="Creature", same_name_as="bear")), (), "creatures with the same name as Bear: 3"),
    ],
)
def test_613_4_what_an_amount_was_taken_from_is_said_by_name(
    value: Count, objects: tuple[str, ...], behind: str
) -> None:
    counted = Counted(value=value, objects=objects, number=3)
    says = did("7c", {"power": (2, 5)}, TOLD, counted=(counted,), size=(5, 2), source=Source("other"))
    assert says == f"it gets +3/+0 and is 5/2 ({behind})"


def test_613_4_a_count_stands_behind_the_last_thing_that_a_step_did() -> None:
    lands = Counted(value=LANDS, objects=(), number=3)
    says = did("6", {"abilities": ((), ("Haste",))}, refused=("Flying",), counted=(lands,))
    assert says == "it would gain flying, which it can't have; it gains haste (lands: 3)"
    none = Counted(value=LANDS, objects=(), number=3, times=0, plus=7)
    says = did("7c", {"power": (2, 9)}, counted=(none,), size=(9, 2))
    assert says == "it gets +7/+0 and is 9/2 (lands: 3, zero times that, plus 7)"


def test_613_4_a_part_of_a_sum_that_counts_zero_times_is_told_as_that() -> None:
    nothing = Count(count=Filter(types="Creature"), times=0, plus=2)
    says = amount_words(Count(sum=(LANDS, nothing)), lambda label: label, "")
    assert says == "lands plus zero times creatures plus 2"
