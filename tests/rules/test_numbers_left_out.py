"""208.1, 209.1, 210.1: numbers that a card's data leaves out, on copies, beneath effects, and where counters tell."""

from __future__ import annotations

import msgspec
import pytest

from inspector.cards import CardIndex, card_from_scryfall
from inspector.rules import Place, Table, characteristics, new_table, perform, rungs
from tests.rules.cards_for_tests import Record
from tests.rules.playing import do, read
from tests.rules.test_numbers_not_given import BEAR, POOL, SIZE, SIZELESS, WALKER, changed, placed, waits


def then(table: Table, *actions: Record) -> Table:
    for action in actions:
        table, _ = perform(table, read(action))
    return table


def copying(label: str, of: str, **more: object) -> Record:
    return do("become_copy", label, of=of, **more)


def turned_walker(loyalty: str | None) -> Table:
    """A planeswalker with its back up, whose data gives the loyalty of the front at most; and three plain Bears."""
    faces = [{**WALKER, "loyalty": loyalty}, {**WALKER, "name": "Turned Walker", "mana_cost": ""}]
    card = {"name": "Nameless Walker // Turned Walker", "layout": "transform", "card_faces": faces}
    table = new_table(pool=CardIndex([card_from_scryfall(card), card_from_scryfall(BEAR)]))
    table, _ = perform(table, Place(card="Nameless Walker", label="walker", zone="battlefield", face="back"))
    for label in ("a", "b", "c"):
        table, _ = perform(table, Place(card="Plain Bear", label=label, zone="battlefield"))
    return table


@pytest.mark.parametrize(
    ("actions", "label"),
    [
        ((copying("a", "walker"),), "a"),
        # What copied a copy has its faces from the original of that, and so on.
        ((copying("a", "walker"), copying("b", "a")), "b"),
        ((copying("a", "walker"), copying("b", "a"), copying("c", "b")), "c"),
        ((copying("a", "walker"), do("create_token_copy", of="a", as_="token")), "token"),
        # The name by which the original is found is the one that was copied.
        ((copying("a", "walker", except_={"name": "Other"}),), "a"),
        ((copying("a", "walker", except_={"name": "Other"}), copying("b", "a")), "b"),
        # The last copy effect counts.
        ((copying("b", "c"), copying("b", "walker")), "b"),
    ],
)
@pytest.mark.parametrize("loyalty", ["4", None])
def test_707_2_what_is_not_known_of_a_back_is_not_known_of_its_copies(
    actions: tuple[Record, ...], label: str, loyalty: str | None
) -> None:
    table = then(turned_walker(loyalty), *actions)
    assert "Planeswalker" in characteristics(table, label).types
    assert waits(table, label) == (set() if loyalty else {"loyalty"})


@pytest.mark.parametrize("loyalty", ["4", None])
def test_707_2_two_that_copied_each_other_have_what_they_copied(loyalty: str | None) -> None:
    """With nothing there that has both faces, the copied face tells all that is known: it has none."""
    table = then(turned_walker(loyalty), copying("a", "walker"), copying("b", "a"), copying("a", "b"))
    # Nor does what copied one of those two.
    table = then(table, copying("c", "b"))
    assert [waits(table, label) for label in ("a", "b", "c")] == [{"loyalty"}] * 3


def test_707_2_whatever_the_copied_one_became_since_tells_nothing_of_the_copy() -> None:
    table = then(turned_walker(None), copying("a", "walker"), copying("b", "a"))
    table = then(table, copying("a", "c", except_={"name": "Other"}))
    assert (waits(table, "a"), waits(table, "b")) == (set(), {"loyalty"})


def test_707_2_a_copy_of_something_else_since_lacks_nothing() -> None:
    table = then(turned_walker(None), copying("a", "walker"), copying("a", "c"))
    assert (waits(table, "a"), characteristics(table, "a").power) == (set(), 2)


@pytest.mark.parametrize(
    ("changes", "keys"),
    [
        # 613.4d: each switch changes which of the two it is.
        ([{"set_power": 1}], {"toughness"}),
        ([{"set_toughness": 1}], {"power"}),
        ([{"set_power": 1}, {"switch_power_toughness": True}], {"power"}),
        ([{"set_power": 1}, *[{"switch_power_toughness": True}] * 2], {"toughness"}),
        ([{"set_power": 1}, *[{"switch_power_toughness": True}] * 3], {"power"}),
        ([{"set_power": 1, "set_toughness": 2}, {"switch_power_toughness": True}], set()),
        ([{"switch_power_toughness": True}], SIZE),
        ([{"switch_power_toughness": True}] * 2, SIZE),
    ],
)
def test_613_4d_switched_the_other_one_is_not_known(changes: list[dict[str, object]], keys: set[str]) -> None:
    table = placed("Own Bear", "Plain Bear")
    for change in changes:
        table = changed(table, change, "Own Bear")
    assert waits(table, "Own Bear") == keys
    assert {key for key in SIZE if characteristics(table, "Own Bear").is_not_known(key)} == keys
    # What others are given tells nothing of it.
    other = changed(placed("Own Bear", "Plain Bear"), {"set_power": 1, "set_toughness": 1}, "Plain Bear")
    assert waits(other, "Own Bear") == SIZE


@pytest.mark.parametrize(("key", "told"), [("set_power", "2/?"), ("set_toughness", "?/3")])
def test_613_4b_what_an_effect_sets_is_known_in_all_steps_behind_it(key: str, told: str) -> None:
    table = changed(placed("Own Bear"), {key: 1}, "Own Bear")
    table = changed(table, {"power": "+1", "toughness": "+2"}, "Own Bear")
    assert rungs(table, "Own Bear")[-1].says == f"Another effect: it gets +1/+2 and is {told}."


def test_613_4b_what_sets_both_leaves_nothing_open_in_its_step_and_behind_it() -> None:
    table = placed("Own Bear", "Own Half")
    changes: list[dict[str, object]] = [{"set_power": 0, "set_toughness": 4}, {"power": "+1", "toughness": "+2"}]
    for change in changes:
        table = changed(table, change, "Own Bear", "Own Half")
    for label in ("Own Bear", "Own Half"):
        assert [rung.says for rung in rungs(table, label)][1:] == [
            "An effect: its power and toughness become 0/4.",
            "Another effect: it gets +1/+2 and is 1/6.",
        ]


def test_306_5c_on_the_battlefield_its_counters_tell_how_much_it_is() -> None:
    bare, three = (
        then(new_table(pool=POOL), {"do": "place", "card": WALKER["name"], "as": "it", "zone": "battlefield", **more})
        for more in ({}, {"counters": {"loyalty": 3}})
    )
    unknown = characteristics(bare, "it")
    assert unknown.is_not_known("loyalty")
    # Of counters nothing is said besides: there may be some, whatever lies on the desk.
    assert [one.says for one in unknown.why["loyalty"]] == ["The loyalty printed on the card is not known."]
    known = characteristics(three, "it")
    assert (known.is_not_known("loyalty"), known.loyalty) == (False, 3)
    assert [one.rules[0] for one in known.why["loyalty"]] == ["306.5c"]
    # Counters of another kind tell nothing.
    assert characteristics(then(bare, do("counters", "it", kind="oil")), "it").is_not_known("loyalty")


@pytest.mark.parametrize(("kind", "name"), [("loyalty", "Nameless Walker"), ("defense", "Own Siege")])
def test_209_1_what_is_of_that_card_type_no_more_lacks_no_number(kind: str, name: str) -> None:
    table = changed(placed(name), {"set_types": ["Artifact"]}, name)
    assert (waits(table, name), characteristics(table, name).is_not_known(kind)) == (set(), False)


@pytest.mark.parametrize(
    ("except_", "keys"),
    [
        # 707.9: an exception that makes it a creature says how large, or means a size that is none.
        ({"add_types": ["Creature"]}, set()),
        ({"add_subtypes": ["Bird"]}, set()),
        ({"add_colors": ["R"]}, SIZE),
        ({"name": "Other"}, SIZE),
    ],
)
def test_707_9_what_an_exception_made_it_is_not_what_is_printed(except_: Record, keys: set[str]) -> None:
    table = placed("Plain Bear", "Own Bear")
    table = then(table, copying("Plain Bear", "Own Bear", except_=except_))
    assert waits(table, "Plain Bear") == keys


@pytest.mark.parametrize("missing", ["power", "toughness"])
def test_208_1_a_size_of_which_one_part_is_left_out_lacks_that(missing: str) -> None:
    given = "toughness" if missing == "power" else "power"
    card = card_from_scryfall({**SIZELESS, "name": "Half", given: "3"})
    table = new_table(pool=CardIndex([card]))
    table, _ = perform(table, msgspec.convert({"do": "place", "card": "Half", "as": "it", "zone": "hand"}, Place))
    now = characteristics(table, "it")
    assert (waits(table, "it"), now.value(given), now.value(missing)) == ({missing}, 3, None)
    assert (now.is_not_known(missing), now.is_not_known(given)) == (True, False)


@pytest.mark.parametrize("name", ["Own Bear", "Plain Bear"])
def test_708_2_face_down_with_other_values_listed_it_lacks_none_of_what_is_printed(name: str) -> None:
    down = {"do": "place", "card": name, "as": "it", "zone": "battlefield", "face_down": {"types": ["Creature"]}}
    now = characteristics(then(new_table(pool=POOL), down), "it")
    assert (now.types, now.is_not_known("power"), now.is_not_known("toughness")) == (("Creature",), False, False)


def test_208_5_what_lies_face_down_as_a_vehicle_and_becomes_a_creature_has_no_size_but_zero() -> None:
    listed = {"types": ["Artifact"], "subtypes": ["Vehicle"]}
    down = {"do": "place", "card": "Own Car", "as": "it", "zone": "battlefield", "face_down": listed}
    now = characteristics(changed(then(new_table(pool=POOL), down), {"add_types": ["Creature"]}, "it"), "it")
    assert (now.power, now.toughness, now.is_not_known("power")) == (0, 0, False)


@pytest.mark.parametrize(
    ("size", "told"),
    [({}, "?/?"), ({"power": "3"}, "3/?"), ({"toughness": "3"}, "?/3"), ({"power": "3", "toughness": "3"}, "3/3")],
)
def test_208_1_what_it_starts_with_or_copied_is_told_as_not_known_and_not_as_none(size: Record, told: str) -> None:
    """707.2: of a copy what is printed on the other is left out as much."""
    odd = {"name": "Odd", "type_line": "Creature — Elf", "mana_cost": "{G}", **size}
    table = new_table(pool=CardIndex([card_from_scryfall(odd), card_from_scryfall(BEAR)]))
    table = then(table, do("place", card="Odd", as_="odd", zone="battlefield"))
    table = then(table, do("place", card="Plain Bear", as_="it", zone="battlefield"), copying("it", "odd"))
    assert rungs(table, "odd")[0].says == f"It starts as Odd: Creature — Elf, mana value 1, {told}."
    assert rungs(table, "it")[1].says.endswith(f"; Creature — Elf; {told}.")
    # What it started with itself, before it was a copy, is known.
    assert rungs(table, "it")[0].says.endswith(", 2/2.")
    # 208.3: what is no creature has none, whatever else is not known.
    chest = {"name": "Chest", "type_line": "Artifact", "mana_cost": "{1}"}
    table = new_table(pool=CardIndex([card_from_scryfall(chest), card_from_scryfall(odd)]))
    table = then(table, do("place", card="Chest", as_="chest", zone="battlefield"))
    table = then(table, do("place", card="Odd", as_="it", zone="battlefield"), copying("it", "chest"))
    assert rungs(table, "chest")[0].says == "It starts as Chest: Artifact, mana value 1."
    no_size = "; no power or toughness" if size else ""
    assert rungs(table, "it")[1].says.endswith(f"; mana cost {{1}}; colorless; Artifact{no_size}.")
