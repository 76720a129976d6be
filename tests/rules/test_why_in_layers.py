"""Why a value is what effects made of it: every reason in its order, by rule and by words of its sentence.

A reason names the rules of the layer and of the effect behind the first one; these are asked for as well.
"""

from __future__ import annotations

import pytest

from tests.rules.cards_for_tests import ALL, Record
from tests.rules.claims import claiming
from tests.rules.playing import do, place, play
from tests.rules.test_mutate import COUNTS

CREATURES, LANDS = {"types": "Creature"}, {"types": "Land"}
BEAR, HUMBLING = place("Bear"), place("Humbling", "humbling")
FIRST, SECOND = place("Anthem", "first"), place("Anthem", "second")
PRINTED = {
    "colors": "202.2: make it green",
    "types": "205.1: printed on the card: Creature",
    "subtypes": "205.1: printed on the card: Bear",
    "supertypes": "205.1: no supertypes",
    "name": "201.1: printed on the card: Bear",
    "keywords": "207.1: no keyword abilities",
    "power": "208.1: printed on the card: 2",
    "controller": "110.2: Ana would control it",
}


def by(source: str, change: Record, wanted: Record = CREATURES) -> Record:
    """A static ability of an object."""
    return do("effect", source=source, filter=wanted, change=change)


def resolved(change: Record, until: str = "end of turn") -> Record:
    """An effect that resolved."""
    return do("effect", on=["it"], change=change, until=until)


def later(one: str, other: str, rule: str = "613.7a") -> str:
    return f"{rule} 613.7: {one} has a later timestamp than {other}, so it is applied later"


RED, BLUE, FLYING = {"set_colors": ["R"]}, {"set_colors": ["U"]}, {"add_abilities": ["Flying"]}
COLORED = ("105.3 613.1e 611.3a: makes it blue", "105.3 613.1e 611.3a: makes it red")
TAKEN, GIVEN = "613.1f 611.3a: Humbling takes away all abilities", "613.1f 611.3a: gives it flying"
COUNTED = "613.1f 122.1b 613.7c: The flying counter on it gives it flying"
HUMBLED = "613.4b 611.3a: Humbling sets the power to 1"
Case = tuple[tuple[Record, ...], str, tuple[str, ...]]
CASES: dict[str, Case] = {
    "105.3": ((FIRST, by("first", RED)), "colors", ("105.3 613.1e 611.3a: Anthem makes it red",)),
    "105.3 in addition": (
        (FIRST, by("first", {"add_colors": ["R"]})),
        "colors",
        ("105.3 613.1e 611.3a: Anthem adds red to its colors: red and green.",),
    ),
    "613.7a": (
        (FIRST, SECOND, by("first", RED), by("second", BLUE)),
        "colors",
        (later("Anthem (second)", "Anthem (first)"), *COLORED),
    ),
    "613.7a whichever came later": (
        (SECOND, FIRST, by("first", RED), by("second", BLUE)),
        "colors",
        (later("Anthem (first)", "Anthem (second)"), *reversed(COLORED)),
    ),
    "613.7e": (
        (
            place("Flight", "first"),
            place("Anthem", "second"),
            by("first", RED),
            by("second", BLUE),
            do("attach", "first", to="it"),
        ),
        "colors",
        (later("Flight", "Anthem", "613.7e"), *reversed(COLORED)),
    ),
    "613.7f": (
        (
            place("Goblin", "first", face_down="morph"),
            SECOND,
            by("first", RED),
            by("second", BLUE),
            do("turn_face_up", "first"),
        ),
        "colors",
        (later("Goblin", "Anthem", "613.7f"), *reversed(COLORED)),
    ),
    "613.7g": (
        (place("Delver of Secrets", "first"), SECOND, by("first", RED), by("second", BLUE), do("transform", "first")),
        "colors",
        (later("Insectile Aberration", "Anthem", "613.7g"), *reversed(COLORED)),
    ),
    "613.7b": (
        (HUMBLING, resolved({"set_power": 5})),
        "power",
        (later("An effect", "Humbling", "613.7b"), "613.4b 611.2c: An effect sets the power to 5", HUMBLED),
    ),
    "613.7a after what resolved": (
        (resolved({"set_power": 5}), HUMBLING),
        "power",
        (
            later("Humbling", "the effect that sets its power to 5"),
            HUMBLED,
            "613.4b 611.2c: An effect sets the power to 5",
        ),
    ),
    "613.7c": (
        (HUMBLING, do("counters", "it", kind="flying")),
        "keywords",
        (later("The flying counter", "Humbling", "613.7c"), COUNTED, TAKEN),
    ),
    "613.7a after counters": (
        (do("counters", "it", kind="flying"), HUMBLING),
        "keywords",
        (later("Humbling", "the flying counter"), TAKEN, COUNTED),
    ),
    "613.1f": ((FIRST, by("first", FLYING)), "keywords", (f"{GIVEN}",)),
    "613.1f lost": (
        (FIRST, HUMBLING, by("first", FLYING)),
        "keywords",
        (later("Humbling", "Anthem"), TAKEN, GIVEN),
    ),
    "122.1b": ((do("counters", "it", kind="flying"),), "keywords", (COUNTED,)),
    "613.1b": ((resolved({"control": "Ben"}, "forever"),), "controller", ("613.1b 611.2c: gives control to Ben",)),
    "613.1c": (
        (resolved({"text": {"from": "Bear", "to": "Elf"}}, "forever"),),
        "subtypes",
        ("612.1 613.1c 611.2c: An effect changes the subtype to Elf.",),
    ),
    "612.8": ((FIRST, by("first", {"name": "X"})), "name", ("612.8 613.1c 611.3a: Anthem sets the name to X",)),
    "205.1b": (
        (FIRST, by("first", {"add_types": ["Artifact"]})),
        "types",
        ("205.1b 613.1d 611.3a: Anthem changes the card types; they are Artifact and Creature now",),
    ),
    "205.1a": (
        (FIRST, by("first", {"set_types": ["Artifact"]})),
        "types",
        ("205.1a 613.1d 611.3a: Anthem sets the card type to Artifact.",),
    ),
    "205.1a subtypes go with their type": (
        (FIRST, by("first", {"set_types": ["Artifact"]})),
        "subtypes",
        ("205.1a 613.1d 611.3a: Anthem takes the card type Creature from it, and with that the subtype Bear.",),
    ),
    "205.1b every creature type": (
        (FIRST, by("first", {"all_creature_types": True})),
        "subtypes",
        ("205.1b 613.1d 611.3a: Anthem makes it every creature type.",),
    ),
    "205.1a no creature type": (
        (FIRST, by("first", {"lose_all_creature_types": True})),
        "subtypes",
        ("205.1a 613.1d 611.3a: Anthem leaves it with no subtypes",),
    ),
    "205.4b": (
        (FIRST, by("first", {"add_supertypes": ["Snow"]})),
        "supertypes",
        ("205.4b 613.1d 611.3a: Anthem gives it the supertype Snow.",),
    ),
    "613.4b": ((HUMBLING,), "power", (HUMBLED,)),
    "613.4c": ((FIRST,), "power", ("613.4c 611.3a: Anthem gives it +1 power: 3",)),
    "122.1a": (
        (do("counters", "it", kind="+1/+1"),),
        "power",
        ("613.4c 122.1a 613.7c: The +1/+1 counter on it gives it +1 power: 3",),
    ),
    "613.4 in their order": (
        (FIRST, HUMBLING, do("counters", "it", kind="+1/+1")),
        "power",
        ("613.4c 122.1a 613.7c: gives it +1 power: 3", "613.4c 611.3a: Anthem gives it +1 power: 2", HUMBLED),
    ),
    "613.4d": (
        (FIRST, resolved({"power": "+3"}), resolved({"switch_power_toughness": True})),
        "power",
        (
            "613.4d 611.2c: An effect switches power and toughness: power 3",
            "613.4c 611.2c: An effect gives it +3 power: 6",
            "613.4c 611.3a: Anthem gives it +1 power: 3",
        ),
    ),
}


def told(records: tuple[Record, ...], label: str, key: str, lines: tuple[str, ...]) -> list[str]:
    """Each reason as its line if it has the rules and the words of that, else in full."""
    why = play("2026-08", *records, cards=[*ALL, COUNTS])[label].why[key]
    found = []
    for place_, reason in enumerate(why):
        line = lines[place_] if place_ < len(lines) else ""
        rules, _, words = line.partition(": ")
        exact = " ".join(reason.rules) if " " in rules else reason.rules[0]
        found.append(line if rules == exact and words in reason.says else f"{' '.join(reason.rules)}: {reason.says}")
    return found


def claimed(lines: tuple[str, ...]) -> tuple[pytest.MarkDecorator, ...]:
    return claiming("2026-08", (rule for line in lines for rule in line.partition(": ")[0].split()))


@pytest.mark.parametrize("name", [pytest.param(name, marks=claimed(case[2])) for name, case in CASES.items()])
def test_613_1_each_reason_of_an_effect_names_its_rules(name: str) -> None:
    actions, key, lines = CASES[name]
    every = (*lines, PRINTED[key])
    assert told((BEAR, *actions), "it", key, every) == list(every)


OTHERS: dict[str, tuple[tuple[Record, ...], str, str, tuple[str, ...]]] = {
    "613.4a": (
        (place("Counter"), FIRST),
        "it",
        "power",
        (
            "613.4c 611.3a: Anthem gives it +1 power: 2",
            "613.4a 604.3: An ability of its own defines its power: 1",
            "208.1: printed on the card: *",
        ),
    ),
    "208.5": (
        (place("Counter"), HUMBLING),
        "it",
        "power",
        (HUMBLED, "208.5: is gone, so the printed star counts as 0", "208.1: printed on the card: *"),
    ),
    "613.8a": (
        (
            place("Forest"),
            FIRST,
            SECOND,
            by("first", {"add_subtypes": ["Elf"]}),
            by("second", {"add_types": ["Creature"]}, LANDS),
        ),
        "it",
        "subtypes",
        (
            "613.8a 613.8b 613.8: Anthem (first) depends on Anthem (second), so it is applied later",
            "205.1b 613.1d 611.3a: Anthem (first) changes the subtypes; they are Forest and Elf now",
            "205.1: printed on the card: Forest",
        ),
    ),
    "613.8a existence": (
        (place("Dual"), place("Red Moon", "moon"), place("Tomb", "tomb")),
        "it",
        "subtypes",
        (
            ("613.8a 613.8b 613.8: Tomb does not apply: it depends on Red Moon, which takes its ability away first"),
            "305.7: A basic land type that Red Moon gives to a land replaces its other land types",
            "205.1a 613.1d 611.3a: Red Moon sets the subtype to Mountain.",
            "205.1: printed on the card: Swamp Forest",
        ),
    ),
}


@pytest.mark.parametrize("name", [pytest.param(name, marks=claimed(case[3])) for name, case in OTHERS.items()])
def test_613_3_and_613_8_so_do_defining_abilities_and_dependencies(name: str) -> None:
    actions, label, key, lines = OTHERS[name]
    assert told(actions, label, key, lines) == list(lines)
