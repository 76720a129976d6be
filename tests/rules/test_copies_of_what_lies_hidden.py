"""From which values an object starts that copied what lay face down, was split or was cast otherwise (707-709)."""

from __future__ import annotations

import pytest

from inspector.rules import NEWEST, rungs
from tests.rules.cards_for_tests import BEAR, GOBLIN, creature
from tests.rules.playing import DONE, ILLEGAL, Record, do, place, play

NEW = NEWEST.key
BEAST: Record = {
    **creature("Engine", "Golem", "6/6", "{7}"),
    "type_line": "Artifact Creature — Golem",
    "layout": "prototype",
    "oracle_text": "Prototype {2}{G} — 3/2 (You may cast this spell with different values.)\nTrample",
    "keywords": ["Prototype", "Trample"],
}
WALKER: Record = {
    "name": "Walker // Long Walk",
    "layout": "adventure",
    "card_faces": [
        creature("Walker", "Elf", "1/4", "{1}{G}"),
        {"name": "Long Walk", "mana_cost": "{R}", "type_line": "Sorcery — Adventure", "oracle_text": "Draw a card."},
    ],
}
SPLIT: Record = {
    "name": "Hot // Cold",
    "layout": "split",
    "card_faces": [
        {"name": "Hot", "mana_cost": "{1}{R}", "type_line": "Instant", "oracle_text": "Draw a card."},
        {"name": "Cold", "mana_cost": "{2}{U}", "type_line": "Instant", "oracle_text": "Draw two cards."},
    ],
}
STONE: Record = {"name": "Stone", "mana_cost": "{2}", "type_line": "Artifact"}
CARDS = (BEAR, GOBLIN, BEAST, WALKER, SPLIT, STONE)


def told(edition: str, *actions: Record, label: str = "copy", key: str = "name") -> list[tuple[str, str]]:
    why = play(edition, *actions, cards=CARDS)[label].why[key]
    return [(one.rules[0], one.says) for one in why]


COPIES = (place("Goblin", "copy"), do("become_copy", "copy", of="it"))
SPELL = (place("Bear", zone="stack", face_down="morph"), do("copy_spell", of="it", as_="copy"))
EXILED = (place("Bear", zone="hand"), do("move", "it", to="exile", face_down=True))


@pytest.mark.parametrize(
    ("edition", "actions", "what"),
    [
        (NEW, SPELL, "face-down spell"),
        (NEW, (*EXILED, *COPIES), "face-down card in exile"),
        ("2016-01", (*EXILED, *COPIES), "face-down card in exile"),
        (NEW, (place("Bear", face_down="morph"), *COPIES), "face-down creature"),
        (NEW, (place("Bear", face_down="manifest"), *COPIES), "face-down creature"),
        (NEW, (*SPELL, place("Goblin", "last"), do("become_copy", "last", of="copy")), "nameless creature"),
    ],
)
def test_708_2_what_had_no_name_as_it_was_copied_is_told_by_what_it_was(
    edition: str, actions: tuple[Record, ...], what: str
) -> None:
    rule = "707.2" if edition == NEW else "706.2"
    label = str(actions[-1].get("object", "copy"))
    says = f"It is a copy of a {what}, so it has the copied values: no name."
    assert told(edition, *actions, label=label) == [(rule, says)]


def test_406_3_before_a_rule_said_otherwise_what_lies_face_down_in_exile_has_its_values() -> None:
    says = "It is a copy of Bear (it), so it has the copied values: name Bear."
    assert told("2011-09", *EXILED, *COPIES) == [("706.2", says)]


@pytest.mark.parametrize(
    ("edition", "rule"), [("2011-09", None), ("2016-01", "406.3"), ("2021-09", "406.3a"), (NEW, "406.3a")]
)
def test_406_3a_exiled_face_down_it_has_no_characteristics(edition: str, rule: str | None) -> None:
    it = play(edition, *EXILED, cards=CARDS)["it"]
    if rule is None:
        assert (it.name, it.types, it.mana_value, it.power) == ("Bear", ("Creature",), 2, 2)
        return
    assert (it.name, it.types, it.mana_value, it.colors, it.power, it.abilities) == ("", (), 0, (), None, ())
    assert {it.why[key][0].rules[0] for key in ("name", "types", "power", "mana_value", "colors")} == {rule}


@pytest.mark.parametrize(("edition", "layer"), [("2011-09", "1"), ("2016-01", "1"), ("2021-09", "1b"), (NEW, "1b")])
def test_613_2b_being_face_down_has_a_part_of_layer_one_since_there_are_parts(edition: str, layer: str) -> None:
    played = play(edition, place("Bear", face_down="morph"), cards=CARDS)
    assert [rung.step.layer for rung in rungs(played.table, "it")] == ["start", layer]
    copied = play(edition, place("Bear"), *COPIES, cards=CARDS)
    assert [rung.step.layer for rung in rungs(copied.table, "copy")] == ["start", layer.replace("b", "a")]


@pytest.mark.parametrize(
    ("edition", "rules", "says", "values"),
    [
        (
            "2016-01",
            ["706.2", "708.2"],
            "Off the stack the card has two sets of values, one for each half: mana cost {1}{R} and {2}{U}.",
            (("Hot", "Cold"), (2, 3)),
        ),
        (
            NEW,
            ["707.2", "709.4"],
            "Off the stack the card has the values of both halves together: mana cost {3}{U}{R}.",
            ("Hot // Cold", 5),
        ),
    ],
)
def test_709_4_a_copy_of_a_split_card_has_both_halves_and_tells_that_it_does(
    edition: str, rules: list[str], says: str, values: tuple[object, object]
) -> None:
    played = play(edition, place("Hot // Cold", zone="graveyard"), *COPIES, cards=CARDS)
    found = played["copy"].why["mana_cost"]
    assert ([one.rules[0] for one in found], found[1].says) == (rules, says)
    assert (played["copy"].name, played["copy"].mana_value) == values


@pytest.mark.parametrize(("half", "value"), [("left", 2), ("right", 3)])
def test_709_3b_a_copy_of_a_split_spell_has_the_half_that_was_cast(half: str, value: int) -> None:
    spell = place("Hot // Cold", zone="stack", half=half)
    played = play(NEW, spell, do("copy_spell", of="it", as_="copy"), cards=CARDS)
    name = "Hot" if half == "left" else "Cold"
    assert (played["copy"].name, played["copy"].mana_value) == (name, value)
    assert told(NEW, spell, do("copy_spell", of="it", as_="copy")) == [
        ("707.2", f"It is a copy of {name} (it), so it has the copied values: name {name}."),
        ("709.3b", f"On the stack only the half that was cast counts: name {name}."),
    ]


@pytest.mark.parametrize(
    ("of", "size"),
    [("Bear", (2, 2)), ("Walker", (1, 4)), ("Engine", (6, 6)), ("Stone", (None, None))],
)
def test_718_3b_what_was_cast_as_a_prototype_and_copies_another_has_the_values_of_that(
    of: str, size: tuple[int | None, int | None]
) -> None:
    board = (place("Engine", prototype=True), place(of, "other"))
    before = play(NEW, *board, cards=CARDS)
    assert (before["it"].power, before["it"].toughness, before["it"].mana_value) == (3, 2, 3)
    it = before.then(do("become_copy", "it", of="other"))["it"]
    assert (it.power, it.toughness, it.name) == (*size, of)


@pytest.mark.parametrize("zone", ["hand", "graveyard", "exile"])
def test_718_4_a_prototyped_permanent_that_went_elsewhere_has_its_normal_values(zone: str) -> None:
    gone = play(NEW, place("Engine", prototype=True), do("move", "it", to=zone), cards=CARDS)["it"]
    assert (gone.power, gone.toughness, gone.mana_value) == (6, 6, 7)
    assert gone.why["power"][0].rules[0] == "718.4"


def test_708_2_a_copy_of_a_face_down_spell_is_made_only_where_a_rule_says_what_it_becomes() -> None:
    results = [play(edition, *SPELL, cards=CARDS).last.result for edition in ("2011-09", "2016-01", "2021-09", NEW)]
    assert results == [ILLEGAL, ILLEGAL, DONE, DONE]
