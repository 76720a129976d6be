"""What copying, merging or lying face down made of an object, part by part in the ladder's words (613.2, 707.2)."""

from __future__ import annotations

from typing import Any

import pytest

from inspector.cards import type_line
from inspector.rules import NEWEST
from inspector.rules.decisions.because import Because
from inspector.rules.decisions.proof_step import ProofStep, StepChange
from inspector.rules.table.objects import Merged
from inspector.rules.telling.layer_one_words import excepted_words, layer_one_words
from inspector.rules.telling.value_words import ValueWords

LONG = "Whenever you draw a card, put a counter on this creature and then do more."
BEAR, LEGEND = type_line("Creature — Bear"), type_line("Legendary Creature — Bear")


def says(
    changes: dict[str, tuple[object, object]] | None = None,
    counters: dict[str, int] | None = None,
    **of: Any,  # noqa: ANN401
) -> str:
    """How a step is told; where nothing else is said, the object became a copy of a bear."""
    of = (
        of
        if {"merged", "values"} & of.keys()
        else {"of": "bear", **({} if "nameless" in of else {"copied": "Bear"}), **of}
    )
    changed = {key: StepChange(*change) for key, change in (changes or {}).items()}
    words = ValueWords(NEWEST, {"bear": "Bear"}, counters={"other": {"charge": 7}, "it": counters or {}})
    return layer_one_words(ProofStep(layer="1a", changes=changed, **of), words)


@pytest.mark.parametrize(
    ("step", "told"),
    [
        ({}, "As a copy of Bear: nothing changes, since it has those values already"),
        ({"nameless": "Saproling token"}, "As a copy of a Saproling token"),
        # 710.2: a flip card's status is its own; 718.3d: a copy of what was cast as a prototype is one.
        ({"half": "upper"}, "As a copy of Bear, but not flipped"),
        ({"half": "lower"}, "As a copy of Bear, but flipped"),
        ({"half": "lower too"}, "As a copy of Bear, and flipped too"),
        ({"ground": Because.PROTOTYPED_PERMANENT_COPIED}, "As a copy of Bear, which was cast as a prototype"),
        (
            {"ground": Because.PROTOTYPED_PERMANENT_COPIED_AGAIN},
            "As a copy of Bear, itself a copy of what was cast as a prototype",
        ),
        # 730.2a: what is on top gives all but the abilities of what is underneath.
        ({"merged": Merged("Otrimi", on_top=True)}, "Merged, with Otrimi on top"),
        ({"merged": Merged("Otrimi", on_top=False)}, "Merged, with Otrimi underneath"),
    ],
)
def test_613_2a_a_step_of_layer_1_says_first_by_what_it_is_so(step: dict[str, Any], told: str) -> None:
    assert says(**step).startswith(told)
    assert says({"colors": ((), ("R",))}, **step) == f"{told.partition(':')[0]}: red"


@pytest.mark.parametrize(
    ("changes", "told"),
    [
        ({"name": ("Twin", "Bear")}, "that name"),
        ({"name": ("Twin", "Elk")}, "name Elk"),
        ({"mana_cost": ("", "{1}{G}"), "mana_value": (0, 2)}, "mana cost {1}{G}; mana value 2"),
        ({"types": (("Land",), ("Creature",))}, "card type Creature"),
        ({"types": (("Land",), ("Artifact", "Creature"))}, "card types Artifact and Creature"),
        ({"subtypes": (("Elf",), ())}, "no subtypes"),
        ({"power": (1, 2)}, "power 2"),
        ({"power": (1, None), "toughness": (1, 3)}, "no power; toughness 3"),
        # 202.2e: a color is told with the indicator that gives it.
        ({"colors": ((), ("R",)), "color_indicator": ((), ("R",))}, "red by its color indicator"),
        ({"colors": ((), ("R",)), "color_indicator": ((), ("G",))}, "red; a green color indicator"),
        ({"colors": ((), ("R",)), "color_indicator": (("R",), ())}, "red; no color indicator"),
        ({"colors": (("R",), ()), "color_indicator": (("R",), ())}, "colorless; no color indicator"),
        ({"color_indicator": ((), ("R",))}, "a red color indicator"),
        ({"loyalty": (None, 4)}, "loyalty 4"),
        ({"defense": (None, 5)}, "defense 5"),
        ({"abilities": ((), ("Reach", "Flying"))}, "reach and flying"),
        ({"abilities": (("Reach",), ())}, "no abilities"),
        ({"abilities": ((), (LONG,))}, "“Whenever you draw a card, …”"),
        ({"abilities": ((), (LONG, "Reach"))}, "two abilities"),
    ],
)
def test_707_2_each_value_that_was_copied_is_said(changes: dict[str, tuple[object, object]], told: str) -> None:
    assert says(changes) == f"As a copy of Bear: {told}"


@pytest.mark.parametrize(
    ("changes", "step", "told"),
    [
        ({"power": (1, 3)}, {"size": (3, 4)}, ": 3/4"),
        ({"power": (1, 3)}, {"size": (3, 4), "size_waits": True}, ": 3/4 while it is a creature"),
        ({"power": (1, None)}, {"size": (None, None)}, ": no power or toughness"),
        ({"colors": ((), ("R",))}, {"size": (3, 4)}, ": red"),
        ({"types": (("Land",), ("Creature",))}, {"line": "Creature — Bear"}, ": Creature — Bear"),
        # 707.9b, 707.9d: what an exception gave stands behind what was copied.
        (
            {"power": (1, 3), "toughness": (1, 4)},
            {"size": (3, 4), "excepted": ("power",)},
            ": toughness 4; by an exception: power 3",
        ),
        (
            {"power": (1, 3), "toughness": (1, 4)},
            {"size": (3, 4), "excepted": ("power", "toughness")},
            ", by an exception: 3/4",
        ),
        (
            {"name": ("Twin", "Zoe"), "types": (("Land",), ("Creature",))},
            {"excepted": ("name",)},
            ": card type Creature; by an exception: name Zoe",
        ),
        ({"name": ("Twin", "Bear")}, {"excepted": ("name",)}, ", by an exception: name Bear"),
        (
            {"abilities": ((), ("Reach", "Flying"))},
            {"given": ("Flying",)},
            ": reach; by an exception: flying",
        ),
        ({"abilities": ((), ("Flying",))}, {"given": ("Flying",)}, ", by an exception: flying"),
        ({"abilities": (("Reach",), ("Reach", "Flying"))}, {"given": ("Flying",)}, ", by an exception: flying"),
        # 707.3: a copy of a copy made the same way has the ability twice.
        ({"abilities": ((), ("Flying", "Flying"))}, {"given": ("Flying",)}, ": flying; by an exception: flying"),
    ],
)
def test_707_9_what_an_exception_gave_is_said_behind_what_was_copied(
    changes: dict[str, tuple[object, object]], step: dict[str, Any], told: str
) -> None:
    assert says(changes, **step) == f"As a copy of Bear{told}"


@pytest.mark.parametrize(
    ("key", "was", "now", "told"),
    [
        ("supertypes", ("Legendary",), (), "not legendary"),
        ("supertypes", ("Legendary",), ("Legendary", "Snow"), "also snow"),
        ("supertypes", ("Legendary",), ("Legendary",), "supertype Legendary, which it would have anyway"),
        ("supertypes", ("Legendary",), ("Snow",), "supertype Snow"),
        ("supertypes", ("Legendary", "Snow"), ("Snow",), "not legendary"),
        ("types", ("Creature",), ("Artifact", "Creature"), "also an artifact"),
        # 308.1: nobody says that something is a kindred.
        ("types", ("Creature",), ("Kindred", "Creature"), "also Kindred"),
        ("types", ("Creature",), ("Tribal", "Creature"), "also Tribal"),
        ("types", ("Creature",), ("Artifact",), "card type Artifact"),
        ("types", ("Creature",), ("Creature",), "card type Creature, which it would have anyway"),
        ("subtypes", ("Bear",), ("Bear", "Elf", "Ape"), "also an Elf and an Ape"),
        ("subtypes", ("Bear",), ("Elf",), "subtype Elf"),
        ("subtypes", ("Bear",), (), "no subtypes"),
    ],
)
def test_707_9b_of_a_type_line_an_exception_is_told_by_what_it_changed(
    key: str, was: tuple[str, ...], now: tuple[str, ...], told: str
) -> None:
    line = type_line("Legendary Snow Creature — Bear") if "Snow" in was else LEGEND
    assert says({key: (was, now)}, excepted=(key,), copied_line=line) == f"As a copy of Bear, by an exception: {told}"


def test_707_9b_of_what_was_no_legend_it_is_told_that_it_would_not_be() -> None:
    copy = "As a copy of Bear, by an exception"
    told = f"{copy}: not legendary, which it would not be anyway"
    assert says({"supertypes": ((), ())}, excepted=("supertypes",), copied_line=BEAR) == told
    assert says({"supertypes": (("Legendary",), ())}, excepted=("supertypes",)) == f"{copy}: not legendary"
    # The line that was copied is told where it changed what was there before.
    changes: dict[str, tuple[object, object]] = {"types": (("Land",), ("Creature",)), "subtypes": ((), ("Bear", "Elf"))}
    assert says({"types": changes["types"], "power": (0, 2)}, excepted=("power",), copied_line=BEAR, size=(2, 0)) == (
        "As a copy of Bear: card type Creature; by an exception: power 2"
    )
    assert says(changes, excepted=("subtypes",), copied_line=BEAR) == (
        "As a copy of Bear: Creature — Bear; by an exception: also an Elf"
    )
    alike: dict[str, tuple[object, object]] = {
        "types": (("Creature",), ("Creature",)),
        "subtypes": (("Bear",), ("Elf",)),
    }
    assert says(alike, excepted=("subtypes",), copied_line=BEAR) == f"{copy}: subtype Elf"


@pytest.mark.parametrize(
    ("key", "number", "counters", "told"),
    [
        ("loyalty", 3, {"loyalty": 3}, "red. Its counters make its loyalty 3"),
        ("defense", 5, {"defense": 5}, "red. Its counters make its defense 5"),
        ("loyalty", 0, {}, "red. With no loyalty counters on it, its loyalty is 0"),
        ("loyalty", 3, {"loyalty": 4}, "red; loyalty 3"),
        ("loyalty", 1, {}, "red; loyalty 1"),
        ("defense", 3, {"loyalty": 3}, "red; defense 3"),
    ],
)
def test_306_5c_310_4c_counters_make_the_number_not_the_copy(
    key: str, number: int, counters: dict[str, int], told: str
) -> None:
    assert says({"colors": ((), ("R",)), key: (None, number)}, counters) == f"As a copy of Bear: {told}"
    given = says({key: (None, number), "name": ("Twin", "Zoe")}, counters, excepted=("name",))
    assert given.endswith(
        told.removeprefix("red") if told.startswith("red.") else f"{key} {number}; by an exception: name Zoe"
    )


@pytest.mark.parametrize(
    ("values", "told"),
    [
        ({}, "no name; no mana cost; colorless; Creature; 2/2; no abilities"),
        # 702.168b, 702.174a: disguise and cloak give ward; what gives more tells more.
        ({"abilities": ("Ward {2}",)}, "no name; no mana cost; colorless; Creature; 2/2; ward {2}"),
        (
            {"colors": ("R",), "color_indicator": ("R",), "loyalty": 4, "defense": 5},
            "no name; no mana cost; red by its color indicator; Creature; 2/2; loyalty 4; defense 5; no abilities",
        ),
    ],
)
def test_708_2a_of_what_lies_face_down_every_value_is_said(values: dict[str, object], told: str) -> None:
    """Of an indicator, loyalty and defense only those that it has: nobody misses them."""
    has: dict[str, object] = {
        "name": None, "mana_cost": "", "colors": (), "color_indicator": (), "supertypes": (), "types": ("Creature",),
        "subtypes": (), "power": 2, "toughness": 2, "loyalty": None, "defense": None, "abilities": (),
    }  # fmt: skip
    assert says(values=has | values, line="Creature", size=(2, 2)) == f"Face down: {told}"


def test_707_9b_the_line_that_was_copied_is_told_where_it_was_another() -> None:
    copy = "As a copy of Bear: Creature — Bear; by an exception"
    told = says({"subtypes": (("Elf",), ("Bear", "Ape"))}, excepted=("subtypes",), copied_line=BEAR)
    assert told == f"{copy}: also an Ape"
    both: dict[str, tuple[object, object]] = {
        "types": (("Creature",), ("Artifact", "Creature")),
        "subtypes": (("Elf",), ("Bear",)),
    }
    told = says(both, excepted=("types", "subtypes"), copied_line=BEAR)
    assert told == f"{copy}: subtype Bear, which it would have anyway; also an artifact"


def test_730_2_what_merged_is_called_by_its_name_though_that_is_a_copy_s() -> None:
    told = says({"name": ("Twin", "Otrimi")}, merged=Merged("Otrimi", on_top=True), copied="Otrimi")
    assert told == "Merged, with Otrimi on top: name Otrimi"


def test_707_2_a_copy_of_what_has_no_name_has_none() -> None:
    assert says({"name": ("Twin", "")}, nameless="Saproling token") == "As a copy of a Saproling token: no name"


def test_707_9b_what_starts_as_a_copy_tells_what_an_exception_gave_but_for_its_name() -> None:
    start = ProofStep(layer="start", values={"name": "Zoe", "power": 7, "colors": ("R",)}, excepted=("name", "power"))
    assert excepted_words(start, ValueWords(NEWEST)) == ["power 7"]
