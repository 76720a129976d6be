"""208.1, 209.1, 210.1, 301.7a: what all cards of a kind have printed on them is not "none" where data leaves it out."""

from __future__ import annotations

import msgspec
import pytest

from inspector.cards import CardIndex, card_from_scryfall
from inspector.rules import (
    BecomeCopy,
    CheckState,
    Counters,
    Effect,
    Manifest,
    Move,
    Place,
    Result,
    Table,
    characteristics,
    new_table,
    perform,
    rungs,
)

WALKER = {
    "name": "Nameless Walker",
    "layout": "normal",
    "type_line": "Legendary Planeswalker — Nobody",
    "mana_cost": "{3}",
}
BEAR = {"name": "Plain Bear", "layout": "normal", "type_line": "Creature — Bear", "power": "2", "toughness": "2"}
DEFINED = "Own Counter's power and toughness are each equal to the number of creatures on the battlefield."
SIZELESS = {"name": "Own Bear", "layout": "normal", "type_line": "Creature — Bear", "mana_cost": "{1}{G}"}
POOL = CardIndex(
    [
        card_from_scryfall(SIZELESS),
        card_from_scryfall({**SIZELESS, "name": "Own Half", "power": "1"}),
        card_from_scryfall({**SIZELESS, "name": "Own Counter", "oracle_text": DEFINED}),
        card_from_scryfall({**SIZELESS, "name": "Own Lord", "oracle_text": "Other creatures get +1/+1."}),
        card_from_scryfall({**SIZELESS, "name": "Own Car", "type_line": "Artifact — Vehicle"}),
        card_from_scryfall({**SIZELESS, "name": "Own Rock", "type_line": "Artifact"}),
        card_from_scryfall({**SIZELESS, "name": "Own Siege", "type_line": "Battle — Siege"}),
        card_from_scryfall({**SIZELESS, "name": "Whole Siege", "type_line": "Battle — Siege", "defense": "3"}),
        card_from_scryfall(WALKER),
        card_from_scryfall({**WALKER, "name": "Whole Walker", "loyalty": "4"}),
        card_from_scryfall(BEAR),
    ]
)


def placed(*names: str) -> Table:
    table = new_table(pool=POOL)
    for name in names:
        table, _ = perform(table, Place(card=name, label=name, zone="battlefield"))
    return table


def waits(table: Table, label: str) -> set[str]:
    return {key for one in characteristics(table, label).depends for key in one.keys}


@pytest.mark.parametrize(
    ("name", "keys"), [("Nameless Walker", {"loyalty"}), ("Whole Walker", set()), ("Plain Bear", set())]
)
def test_a_missing_loyalty_is_said(name: str, keys: set[str]) -> None:
    assert waits(placed(name), name) == keys
    told = [(one.source, one.why) for one in characteristics(placed(name), name).depends]
    assert told == [(name, "The data of this card leaves out the loyalty printed on it.")] * len(keys)


def test_a_copy_lacks_it_as_well() -> None:
    # 707.2: loyalty is a copiable value, so what is not known of the original is not known of the copy.
    table, _ = perform(placed("Plain Bear", "Nameless Walker"), BecomeCopy(object="Plain Bear", of="Nameless Walker"))
    assert waits(table, "Plain Bear") == {"loyalty"}


def test_what_only_becomes_a_planeswalker_has_none_in_truth() -> None:
    table = placed("Plain Bear")
    change = {"do": "effect", "filter": {"types": ["Creature"]}, "change": {"add_types": ["Planeswalker"]}}
    table, _ = perform(table, msgspec.convert(change, Effect))
    assert "Planeswalker" in characteristics(table, "Plain Bear").types
    assert waits(table, "Plain Bear") == set()


@pytest.mark.parametrize("loyalty", ["4", None])
def test_a_back_without_loyalty_has_none_where_the_data_gives_the_front_one(loyalty: str | None) -> None:
    faces = [{**WALKER, "loyalty": loyalty}, {**WALKER, "name": "Turned Walker", "mana_cost": ""}]
    card = {"name": "Nameless Walker // Turned Walker", "layout": "transform", "card_faces": faces}
    table = new_table(pool=CardIndex([card_from_scryfall(card), card_from_scryfall(BEAR)]))
    table, _ = perform(table, Place(card="Nameless Walker", label="walker", zone="battlefield", face="back"))
    table, _ = perform(table, Place(card="Plain Bear", label="bear", zone="battlefield"))
    table, _ = perform(table, BecomeCopy(object="bear", of="walker"))
    for label in ("walker", "bear"):
        assert waits(table, label) == (set() if loyalty else {"loyalty"})


SIZE = {"power", "toughness"}


def changed(table: Table, change: dict[str, object], *labels: str) -> Table:
    done = {"do": "effect", "on": list(labels), "change": change}
    return perform(table, msgspec.convert(done, Effect))[0]


@pytest.mark.parametrize(
    ("name", "zone", "keys"),
    [
        ("Own Bear", "battlefield", SIZE),
        ("Own Bear", "hand", SIZE),
        ("Own Half", "battlefield", {"toughness"}),
        # 604.3: what an ability defines, in every zone, is printed as a star and is known.
        ("Own Counter", "battlefield", set()),
        ("Own Counter", "graveyard", set()),
        # 208.3: a noncreature permanent has no power, whatever is printed; elsewhere it has what is printed.
        ("Own Car", "battlefield", set()),
        ("Own Car", "hand", SIZE),
        ("Own Rock", "battlefield", set()),
        ("Own Rock", "hand", set()),
        ("Own Siege", "battlefield", {"defense"}),
        ("Own Siege", "graveyard", {"defense"}),
        ("Whole Siege", "battlefield", set()),
    ],
)
def test_a_number_that_every_card_of_its_kind_has_is_said_not_to_be_known(name: str, zone: str, keys: set[str]) -> None:
    place = {"do": "place", "card": name, "as": "it", "zone": zone}
    table, _ = perform(new_table(pool=POOL), msgspec.convert(place, Place))
    assert waits(table, "it") == keys
    now = characteristics(table, "it")
    # None is shown, and that is told, not only that it may differ.
    assert {key for key in (*SIZE, "defense") if now.is_not_known(key)} == keys
    assert {now.value(key) for key in keys} <= {None}
    assert all(now.why[key][0].says == f"The {key} printed on the card is not known." for key in keys)


@pytest.mark.parametrize(
    ("change", "keys"),
    [
        # 613.4b: an effect that sets it leaves nothing of what is printed; 613.4c: one that adds to it does.
        ({"set_power": 0, "set_toughness": 4}, set()),
        ({"set_power": 1}, {"toughness"}),
        ({"power": "+3", "toughness": "+3"}, SIZE),
        ({"set_power": 1, "switch_power_toughness": True}, {"power"}),
        ({"lose_all_abilities": True}, SIZE),
        # 208.3: no creature, no power.
        ({"set_types": ["Artifact"]}, set()),
    ],
)
def test_what_effects_make_of_it(change: dict[str, object], keys: set[str]) -> None:
    table = changed(placed("Own Bear"), change, "Own Bear")
    assert waits(table, "Own Bear") == keys
    now = characteristics(table, "Own Bear")
    assert {key for key in SIZE if now.is_not_known(key)} == keys
    # Neither the reasons nor the steps tell a number of what is not known.
    assert not any(why.says[-2:-1].isdigit() for key in keys for why in now.why[key] if why.layer != "7b")
    assert not any(keys & step.changes.keys() for step in now.proof if step.layer != "7b")
    assert now.state_based == (() if "toughness" in keys or "Creature" not in now.types else now.state_based)


def test_a_vehicle_that_becomes_a_creature_has_what_is_printed_at_once() -> None:
    # 301.7b.
    assert waits(changed(placed("Own Car"), {"add_types": ["Creature"]}, "Own Car"), "Own Car") == SIZE
    # 208.5: of what is neither, nothing is printed, and its power is 0.
    table = changed(placed("Own Rock"), {"add_types": ["Creature"]}, "Own Rock")
    assert (characteristics(table, "Own Rock").power, waits(table, "Own Rock")) == (0, set())


def test_copies_have_it_no_more_than_the_original() -> None:
    # 707.2; what an exception says of the size is known (707.9b).
    table, _ = perform(placed("Plain Bear", "Own Bear"), BecomeCopy(object="Plain Bear", of="Own Bear"))
    assert waits(table, "Plain Bear") == SIZE
    except_ = {"do": "become_copy", "object": "Plain Bear", "of": "Own Bear", "except": {"power": 7, "toughness": 7}}
    table, _ = perform(placed("Plain Bear", "Own Bear"), msgspec.convert(except_, BecomeCopy))
    assert waits(table, "Plain Bear") == set()


@pytest.mark.parametrize(
    "except_", [{"add_types": ["Creature"]}, {"set_types": ["Creature"]}, {"add_subtypes": ["Elf"]}]
)
def test_208_5_what_an_exception_makes_a_creature_has_no_size_printed(except_: dict[str, object]) -> None:
    # 707.9b: nothing that was printed was left out, so its power is 0 where it is a creature.
    become = {"do": "become_copy", "object": "Plain Bear", "of": "Own Rock", "except": except_}
    table, _ = perform(placed("Plain Bear", "Own Rock"), msgspec.convert(become, BecomeCopy))
    now = characteristics(table, "Plain Bear")
    assert (now.power, waits(table, "Plain Bear")) == (0 if "Creature" in now.types else None, set())


def test_face_down_it_is_two_and_two() -> None:
    # 708.2a: nothing printed counts.
    table, _ = perform(new_table(pool=POOL), Place(card="Own Bear", label="it", zone="library"))
    table, _ = perform(table, Manifest(object="it"))
    assert (characteristics(table, "it").power, waits(table, "it")) == (2, set())


def test_what_goes_by_it_is_not_known_either() -> None:
    # 611.3a: the bear's size is its own; who counts by the size of one that is not known, counts nothing for certain.
    table = placed("Own Lord", "Plain Bear")
    assert waits(table, "Plain Bear") == set()
    change = {"power": {"of": "power", "on": "Own Lord"}}
    counts = {"do": "effect", "on": ["Plain Bear"], "source": "Own Lord", "change": change}
    table, _ = perform(table, msgspec.convert(counts, Effect))
    assert waits(table, "Plain Bear") == {"power"}
    assert rungs(table, "Plain Bear")[-1].says == (
        "Own Lord: what this makes of it is not known (power of Own Lord: not known)."
    )


@pytest.mark.parametrize("how", ["greatest", "total"])
def test_208_1_what_is_counted_from_a_number_that_is_not_known_is_not_known(how: str) -> None:
    asked = {how: "power", "among": {"types": "Creature"}}
    most = {"do": "effect", "on": ["Plain Bear"], "source": "Own Lord", "change": {"power": asked}}
    table, _ = perform(placed("Own Lord", "Plain Bear"), msgspec.convert(most, Effect))
    assert rungs(table, "Plain Bear")[-1].step.counted[0].is_known is False
    # Of what left since nobody asks any more what it was.
    gone, _ = perform(table, Move(object="Own Lord", to="exile"))
    assert rungs(gone, "Plain Bear")[-1].says


@pytest.mark.parametrize("name", ["Own Bear", "Nameless Walker", "Own Siege"])
def test_state_based_actions_put_none_away_for_it(name: str) -> None:
    # 704.5f, 704.5i, 704.5v: a number that nobody gave is no 0 by which it goes.
    table = placed(name)
    now = characteristics(table, name)
    assert now.waits("state_based")
    assert (now.state_based, now.loyalty, now.defense) == ((), None, None)
    after, outcome = perform(table, CheckState())
    assert outcome.result is Result.NOT_COMPUTED
    assert after.object(name).zone == "battlefield"


def test_208_1_what_is_added_to_a_number_that_is_not_known_is_told_without_a_sum() -> None:
    # 613.4c, 613.4d: of one of which half is known the other half is told.
    table = changed(placed("Own Bear", "Own Half"), {"power": "+1", "toughness": "+2"}, "Own Bear", "Own Half")
    table = changed(table, {"switch_power_toughness": True}, "Own Bear", "Own Half")
    assert [step.says for step in rungs(table, "Own Bear")][1:] == [
        "An effect: it gets +1/+2, but what is printed on it is not known.",
        "Another effect: its power and toughness are switched, but what is printed on it is not known.",
    ]
    assert [step.says for step in rungs(table, "Own Half")][1:] == [
        "An effect: it gets +1/+2 and is 2/?.",
        "Another effect: its power and toughness are switched and are ?/2 now.",
    ]
    half = characteristics(table, "Own Half")
    assert (half.power, half.toughness) == (None, 2)
    assert [why.says for why in half.why["power"]][:2] == [
        "The toughness printed on the card is not known.",
        "An effect switches power and toughness.",
    ]


COUNTED = [
    ("Nameless Walker", "Whole Walker", "loyalty"),
    ("Own Siege", "Whole Siege", "defense"),
]


@pytest.mark.parametrize(("lacking", "whole", "key"), COUNTED)
def test_306_5b_what_became_a_copy_of_another_has_the_counters_with_which_it_came(
    lacking: str, whole: str, key: str
) -> None:
    # 306.5c, 310.4c: the counters on it are what it has, and nobody told how many those were; 704.5i asks no less.
    table, _ = perform(placed(lacking, whole), BecomeCopy(object=lacking, of=whole))
    now = characteristics(table, lacking)
    assert (now.name, now.value(key), waits(table, lacking)) == (whole, None, {key})
    assert not {"704.5i", "704.5v"}.intersection(now.state_based)
    assert characteristics(table, whole).value(key) in (3, 4)


@pytest.mark.parametrize(("lacking", "key"), [(lacking, key) for lacking, _, key in COUNTED])
def test_306_5c_no_step_tells_a_number_that_is_not_known(lacking: str, key: str) -> None:
    copying, _ = perform(placed(lacking, "Plain Bear"), BecomeCopy(object="Plain Bear", of=lacking))
    for table, label in ((placed(lacking), lacking), (copying, "Plain Bear")):
        steps = characteristics(table, label).proof
        assert all(step.values.get(key) is None and key not in step.changes for step in steps)
        assert not any(f"its {key} is" in rung.says for rung in rungs(table, label))
    # With counters it is known, and told.
    counted, _ = perform(placed(lacking), Counters(object=lacking, kind=key, count=2))
    assert (characteristics(counted, lacking).value(key), waits(counted, lacking)) == (2, set())
