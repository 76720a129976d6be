"""Steps of the ladder where two rules or two effects meet: which rule stands first, and what each step changed."""

from __future__ import annotations

import pytest

from inspector.rules import NEWEST, rungs
from tests.rules.cards_for_tests import creature, land
from tests.rules.playing import Record, do, place, play
from tests.rules.speaking import card

NEW = NEWEST.key
BEAR = creature("Bear", "Bear", "2/2")


def test_613_8a_leads_for_what_waited_also_where_it_would_have_changed_nothing() -> None:
    """The back face's own ability means Werewolves, which a land is no more; what took it is why it does not apply."""
    moon = place("Imprisoned in the Moon", "moon")
    there = (place("Kruin Outlaw", "it"), moon, do("attach", "moon", to="it"), do("transform", "it"))
    (idle,) = (step for step in play(NEW, *there)["it"].proof if not step.applied)
    assert idle.rules == ("613.8a", "613.8b", "613.8", "613.1f")
    assert [one.source.label for one in idle.depends_on] == ["moon"]


def test_707_2_a_vehicle_that_is_copied_has_the_size_printed_on_it_though_it_is_no_creature() -> None:
    car = card("Car", "Artifact — Vehicle", "{3}", "5/3", oracle_text="Crew 1")
    grown = do("effect", on=["bear"], change={"power": "+1"}, called="Growth")
    copied = play(
        NEW, place("Bear", "bear"), place("Car", "car"), do("become_copy", "bear", of="car"), grown, cards=(BEAR, car)
    )
    assert (copied["bear"].power, copied["bear"].toughness) == (None, None)
    start, as_copy, growth = copied["bear"].proof
    assert [(as_copy.changes[key].was, as_copy.changes[key].to) for key in ("power", "toughness")] == [(2, 5), (2, 3)]
    assert "208.3" not in as_copy.rules
    assert (growth.changes, growth.rules[0]) == ({}, "208.3")
    assert start.size == (2, 2)


@pytest.mark.parametrize("before", [(), (do("effect", on=["it"], change={"add_types": ["Creature"]}, called="Crew"),)])
def test_208_3_what_no_step_made_a_creature_loses_no_size_by_another_type(before: tuple[Record, ...]) -> None:
    """A Vehicle has the numbers printed on it only while it is a creature, whatever else it becomes (301.7a)."""
    car = card("Car", "Artifact — Vehicle", "{3}", "5/3", oracle_text="Crew 1")
    dream = do("effect", on=["it"], change={"add_types": ["Enchantment"]}, called="Dream")
    earth = do("effect", on=["it"], change={"set_types": ["Land"]}, called="Earth")
    played = play(NEW, place("Car"), *before, dream, earth, cards=(car,))
    assert (played["it"].power, played["it"].why["power"][0].rules[0]) == (None, "208.3")
    *_, dreamt, earthen = rungs(played.table, "it")
    assert "no power" not in str(dreamt.says)
    assert ("it has no power or toughness" in str(earthen.says)) is bool(before)
    assert ["208.3" in rung.step.rules for rung in (dreamt, earthen)] == [False, bool(before)]


def test_208_3_a_size_goes_and_comes_with_the_card_type_in_the_same_step() -> None:
    def named(called: str, **change: object) -> Record:
        return do("effect", on=["it"], change=change, called=called)

    stone, wake = named("Stone", set_types=["Artifact"]), named("Wake", add_types=["Creature"])
    dream, grow = named("Dream", set_types=["Enchantment"]), named("Grow", power="+1")
    told = rungs(play(NEW, place("Bear"), stone, wake, dream, grow, cards=(BEAR,)).table, "it")[1:]
    without = "it has no subtypes; it has no power or toughness"
    back = "its card types become Artifact and Creature; its subtype becomes Bear, which comes back with the card type"
    assert [rung.says for rung in told] == [
        f"Stone: its card type becomes Artifact; {without}.",
        f"Wake, newer than Stone: {back}; its power and toughness are 2/2 again.",
        f"Dream, newer than Stone and Wake: its card type becomes Enchantment; {without}.",
        "Grow: nothing changes, since it is not a creature.",
    ]
    assert [rung.step.rules[0] for rung in told] == ["205.1a", "613.7b", "613.7b", "208.3"]
    assert ["208.3" in rung.step.rules for rung in told] == [True, False, True, True]


STONE = do("effect", on=["it"], change={"set_types": ["Artifact"]}, called="Stone")
AGAIN = do("effect", on=["it"], change={"add_types": ["Creature"]}, called="Again")
GROVE = do("effect", on=["it"], change={"add_types": ["Land"], "add_subtypes": ["Forest"]}, called="Grove")
ROAD = do("effect", on=["it"], change={"add_types": ["Creature"], "add_subtypes": ["Vehicle"]}, called="Road")
KINDS = {
    "": ("it is every creature type", "it is every creature type again"),
    "Bear": ("its subtype becomes Bear", "the subtype Bear comes back"),
}


def of_kind(kind: str) -> Record:
    return creature("It", kind or "Shapeshifter", "2/2", oracle_text="" if kind else "Changeling")


@pytest.mark.parametrize("kind", [*KINDS])
@pytest.mark.parametrize("action", [GROVE, AGAIN])
def test_205_1a_no_subtype_comes_back_where_no_card_type_was_gone(kind: str, action: Record) -> None:
    """What has every creature type has them all along, also where an effect adds a type of another kind."""
    played = play(NEW, place("It", "it"), action, cards=(of_kind(kind),))
    last = rungs(played.table, "it")[-1]
    assert last.step.returned == ()
    assert "card type" not in str(last.says).removeprefix("Grove: its card types become Land and Creature")


@pytest.mark.parametrize("kind", [*KINDS])
def test_205_1a_subtypes_that_come_back_are_told_by_the_rung_and_the_row(kind: str) -> None:
    played = play(NEW, place("It", "it"), STONE, AGAIN, cards=(of_kind(kind),))
    rung, row = KINDS[kind]
    assert rung in str(rungs(played.table, "it")[-1].says)
    assert f"With the card type that Again gives it, {row}." in [str(one.says) for one in played["it"].why["subtypes"]]


@pytest.mark.parametrize(
    ("kind", "told"),
    [("", "every creature type, which it is again"), ("Bear", "Bear and Vehicle, of which Bear comes back")],
)
def test_205_1a_beside_a_subtype_that_is_new_others_come_back(kind: str, told: str) -> None:
    played = play(NEW, place("It", "it"), STONE, ROAD, GROVE, cards=(of_kind(kind),))
    *_, road, grove = (str(rung.says) for rung in rungs(played.table, "it"))
    assert f"{told} with the card type" in road
    assert "with the card type" not in grove


def test_613_4d_switched_twice_a_number_that_is_not_known_is_that_of_its_own_box() -> None:
    blank: Record = {"name": "Blank", "type_line": "Creature — Wall", "mana_cost": "{1}"}
    switch = do("effect", on=["it"], change={"switch_power_toughness": True})
    for times in range(4):
        it = play(NEW, place("Blank"), *[switch] * times, cards=(blank,))["it"]
        boxes = ("toughness", "power") if times % 2 else ("power", "toughness")
        for key, box in zip(("power", "toughness"), boxes, strict=True):
            assert it.why[key][0].says == f"The {box} printed on the card is not known."


# What an effect does to a legendary creature that is a Bear, or to a land, and by which rules its types are so then.
SETS: tuple[tuple[str, Record, dict[str, tuple[str, ...]]], ...] = (
    ("Bear", {"set_types": ["Artifact"]}, {"types": ("205.1a",), "subtypes": ("205.1a",)}),
    ("Bear", {"add_types": ["Artifact"]}, {"types": ("205.1b",), "subtypes": ()}),
    ("Bear", {"remove_types": ["Creature"]}, {"types": ("205.1a",), "subtypes": ("205.1a",)}),
    ("Bear", {"set_subtypes": ["Elf"]}, {"types": (), "subtypes": ("205.1a",)}),
    ("Bear", {"add_subtypes": ["Elf"]}, {"types": (), "subtypes": ("205.1b",)}),
    ("Bear", {"all_creature_types": True}, {"types": (), "subtypes": ("205.1b",)}),
    ("Bear", {"lose_all_creature_types": True}, {"types": (), "subtypes": ("205.1a",)}),
    ("Wood", {"lose_all_land_types": True}, {"types": (), "subtypes": ("205.1a",)}),
    # What takes the old types and gives a new one does so by both.
    (
        "Bear",
        {"set_types": ["Artifact"], "add_subtypes": ["Clue"]},
        {"types": ("205.1a",), "subtypes": ("205.1a", "205.1b")},
    ),
    (
        "Bear",
        {"remove_types": ["Creature"], "add_types": ["Artifact"], "add_subtypes": ["Clue"]},
        {"types": ("205.1a", "205.1b"), "subtypes": ("205.1a", "205.1b")},
    ),
    ("Bear", {"add_supertypes": ["Snow"]}, {"supertypes": ("205.4b",), "types": ()}),
    ("Bear", {"remove_supertypes": ["Legendary"]}, {"supertypes": ("205.4b",), "types": ()}),
)


@pytest.mark.parametrize(("name", "change", "rules"), SETS, ids=str)
def test_205_1a_205_1b_205_4b_each_change_of_the_type_line_has_its_rule(
    name: str, change: Record, rules: dict[str, tuple[str, ...]]
) -> None:
    legend = {**BEAR, "type_line": "Legendary Creature — Bear"}
    changed = play(NEW, place(name), do("effect", on=["it"], change=change), cards=(legend, land("Wood", "Forest")))
    for key, expected in rules.items():
        cited = [number for why in changed["it"].why[key] for number in why.rules]
        assert [number for number in cited if number in ("205.1a", "205.1b", "205.4b")] == [*expected]


# What there is, what an effect does to it that was so already, and what the ladder says of it, by which rule first.
IDLE: tuple[tuple[str, Record, str, str], ...] = (
    ("Wood", {"lose_all_creature_types": True}, "it does not have any creature types", "205.1a"),
    ("Bear", {"cant_have_abilities": ["Flying"]}, "it does not have flying", "613.1f"),
    ("Bear", {"remove_abilities": ["Flying", "Reach"]}, "it does not have flying or reach", "613.1f"),
    ("Bear", {"remove_abilities": ["Flying", "{T}: Add {G}."]}, "it does not have flying", "613.1f"),
    (
        "Wood",
        {"lose_all_abilities": True, "keep_mana_abilities": True},
        "it has no abilities but mana abilities",
        "613.1f",
    ),
    ("Wood", {"set_power": 3}, "it is not a creature", "208.3"),
    ("Car", {"set_power": 5}, "it is not a creature", "208.3"),
    (
        "Bear",
        {"remove_types": ["Artifact"], "remove_supertypes": ["Snow"]},
        "it is not snow or an artifact",
        "205.1a",
    ),
    (
        "Bear",
        {"abilities_of": {"among": {"types": "Land"}}},
        "there is no activated ability for it to gain",
        "613.1f",
    ),
    # Of these no reason is told that would have to be read twice.
    ("Bear", {"abilities_of": {"among": {"types": "Land"}, "except": "mana"}}, "", "613.1f"),
    ("Stone", {"set_subtypes": []}, "", "205.1a"),
    ("Bear", {"add_subtypes": ["Arcane"]}, "", "205.1b"),
    ("Bear", {"remove_abilities": ["{T}: Add {G}."]}, "", "613.1f"),
)


@pytest.mark.parametrize(("name", "change", "why", "rule"), IDLE, ids=str)
def test_613_1_what_changes_nothing_says_why_where_that_is_plain(
    name: str, change: Record, why: str, rule: str
) -> None:
    car = card("Car", "Artifact — Vehicle", "{3}", "5/3", oracle_text="Crew 1")
    cards = (BEAR, land("Wood", "Forest"), card("Stone", "Artifact", "{1}"), car)
    table = play(NEW, place(name), do("effect", on=["it"], change=change, called="Growth"), cards=cards).table
    last = rungs(table, "it")[-1]
    says = f"nothing changes, since {why}" if why else "nothing changes here"
    assert (last.says, last.step.rules[0]) == (f"Growth: {says}.", rule)


@pytest.mark.parametrize(
    ("edition", "copied", "down"),
    [("2011-09", "1", "1"), ("2016-01", "1", "1"), ("2021-09", "1a", "1b"), ("2025-06", "1a", "1b"), (NEW, "1a", "1b")],
)
def test_613_2_layer_one_has_two_parts_since_2020(edition: str, copied: str, down: str) -> None:
    there = (place("Bear"), place("Elk", "elk"))
    cards = (BEAR, creature("Elk", "Elk", "3/3"))
    copy = play(edition, *there, do("become_copy", "it", of="elk"), cards=cards)["it"].proof
    hidden = play(edition, *there, do("turn_face_down", "it"), cards=cards)["it"].proof
    assert [[step.layer for step in proof] for proof in (copy, hidden)] == [["start", copied], ["start", down]]


STUDENT = card(
    "Student",
    "Creature — Human",
    "{W}",
    "1/1",
    layout="leveler",
    oracle_text="Level up {W}\nLEVEL 2+\n3/3\nFlying",
)


@pytest.mark.parametrize(("zone", "rule"), [("battlefield", "711.5"), ("graveyard", "711.6"), ("hand", "711.6")])
def test_711_5_711_6_which_box_of_a_leveler_counts_is_told_of_its_size_alone(zone: str, rule: str) -> None:
    held = play(NEW, place("Student", "it", zone), cards=(STUDENT,))["it"]
    found = {key: held.why[key][0].rules[0] for key in ("name", "types", "abilities", "power", "toughness")}
    assert found == {"name": "201.1", "types": "205.1", "abilities": "207.1", "power": rule, "toughness": rule}
