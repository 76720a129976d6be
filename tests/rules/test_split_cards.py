"""Split cards (709; 708 before 2021): halves off the stack and on it, fused, aftermath, two answers before 2017."""

from __future__ import annotations

import pytest

from tests.rules.playing import DONE, ILLEGAL, Record, do, place, play

NEW = "2026-08"


def split(
    name: str, costs: str, types: str = "Instant // Instant", texts: tuple[str, str] = ("One.", "Two.")
) -> Record:
    names, halves, lines = name.split(" // "), costs.split(" // "), types.split(" // ")
    parts = zip(names, halves, lines, texts, strict=True)
    faces = [
        {"name": one, "mana_cost": cost, "type_line": line, "oracle_text": text} for one, cost, line, text in parts
    ]
    return {"name": name, "layout": "split", "card_faces": faces}


FIRE = split("Fire // Ice", "{1}{R} // {1}{U}")
ASSAULT = split("Assault // Battery", "{R} // {3}{G}", "Instant // Sorcery")
WEAR = split("Wear // Tear", "{1}{R} // {W}", texts=("One.\nFuse", "Two.\nFuse"))
RESEARCH = split("Research // Development", "{G}{U} // {3}{U}{R}")
COMMIT = split("Commit // Memory", "{3}{U} // {4}{U}{U}", "Instant // Sorcery", ("One.", "Aftermath\nTwo."))
ALL = (FIRE, ASSAULT, WEAR, RESEARCH, COMMIT)
SATYR = {
    "name": "Boon Satyr",
    "layout": "normal",
    "type_line": "Enchantment Creature — Satyr",
    "mana_cost": "{1}{G}{G}",
    "oracle_text": "Bestow {3}{G}{G}",
    "power": "4",
    "toughness": "2",
}


@pytest.mark.parametrize("edition", ["2021-09", "2025-06", NEW])
@pytest.mark.parametrize("zone", ["hand", "graveyard", "library", "exile"])
def test_off_the_stack_both_halves_are_one_set_of_values(edition: str, zone: str) -> None:
    card = play(edition, place("Assault", zone=zone), cards=ALL)["it"]
    assert (card.name, card.names) == ("Assault // Battery", ("Assault", "Battery"))
    assert (card.mana_cost, card.mana_value, card.colors) == ("{3}{R}{G}", 5, ("R", "G"))
    assert set(card.types) == {"Instant", "Sorcery"}
    assert card.abilities == ("One.", "Two.")
    cited = {
        key: {rule for reason in card.why[key] for rule in reason.rules} for key in ("name", "mana_value", "types")
    }
    assert "709.4a" in cited["name"]
    assert {"202.3d", "709.4b"} <= cited["mana_value"]
    assert "709.4c" in cited["types"]


@pytest.mark.parametrize("edition", ["2011-09", "2016-01"])
def test_before_2017_there_are_two_answers_off_the_stack(edition: str) -> None:
    card = play(edition, place("Assault", zone="hand"), cards=ALL)["it"]
    assert card.name == ("Assault", "Battery")
    assert card.mana_cost == ("{R}", "{3}{G}")
    assert card.mana_value == (1, 4)
    assert card.colors == ("R", "G")


@pytest.mark.parametrize(
    ("edition", "wanted", "found"),
    [
        ("2016-01", {"colors": ["R", "W"], "mana_value": "<=4"}, True),
        ("2021-09", {"colors": ["R", "W"], "mana_value": "<=4"}, False),
        ("2016-01", {"mana_value": 2}, True),
        ("2016-01", {"mana_value": 7}, False),
        ("2021-09", {"mana_value": 7}, True),
        ("2016-01", {"not": {"colors": "R"}}, False),
        ("2026-08", {"name": "Development"}, True),
    ],
)
def test_a_question_about_a_split_card_is_asked_of_what_it_is_in_the_edition(
    edition: str, wanted: Record, found: bool
) -> None:
    marking = do("effect", change={"set_colors": ["W"]}, filter={"zone": "graveyard", **wanted})
    card = play(edition, place("Research", zone="graveyard"), marking, cards=ALL)["it"]
    assert (card.colors == ("W",)) is found


@pytest.mark.parametrize(
    ("half", "name", "cost", "value"), [("left", "Fire", "{1}{R}", 2), ("right", "Ice", "{1}{U}", 2)]
)
@pytest.mark.parametrize("edition", ["2011-09", "2016-01", "2021-09", NEW])
def test_on_the_stack_only_the_half_that_was_cast_exists(
    edition: str, half: str, name: str, cost: str, value: int
) -> None:
    spell = play(edition, place("Fire", zone="hand"), do("cast", "it", half=half), cards=ALL)["it"]
    assert (spell.name, spell.mana_cost, spell.mana_value) == (name, cost, value)


def test_a_fused_spell_has_both_halves_and_is_put_away_as_one_card() -> None:
    cast = play(NEW, place("Wear", zone="hand"), do("cast", "it", half="fused"), cards=ALL)
    assert (cast["it"].name, cast["it"].mana_cost, cast["it"].mana_value) == ("Wear // Tear", "{1}{R}{W}", 3)
    resolved = cast.then(do("resolve", "it"))
    assert "702.102d" in resolved.last.rules
    assert resolved["it"].zone == "graveyard"


def test_a_fused_spell_of_2016_has_two_sets_of_values_but_one_converted_mana_cost() -> None:
    spell = play("2016-01", place("Wear", zone="hand"), do("cast", "it", half="fused"), cards=ALL)["it"]
    assert spell.name == ("Wear", "Tear")
    assert spell.mana_value == 3
    assert "702.101b" in spell.why["mana_value"][0].rules


@pytest.mark.parametrize(
    ("card", "zone", "half", "number"),
    [
        ("Fire", "hand", None, "709.3"),
        ("Fire", "hand", "fused", "702.102a"),
        ("Wear", "graveyard", "fused", "702.102a"),
        ("Commit", "hand", "right", "702.127a"),
    ],
)
def test_a_half_that_may_not_be_cast_stays_where_it_is(card: str, zone: str, half: str | None, number: str) -> None:
    keys = {} if half is None else {"half": half}
    played = play(NEW, place(card, zone=zone), do("cast", "it", **keys), cards=ALL)
    assert played.last.result == ILLEGAL
    assert played.last.rules[0] == number
    assert played["it"].zone == zone


@pytest.mark.parametrize("leaving", [do("resolve", "it"), do("move", "it", to="graveyard")])
def test_what_was_cast_by_aftermath_is_exiled_as_it_leaves_the_stack(leaving: Record) -> None:
    played = play(NEW, place("Commit", zone="graveyard"), do("cast", "it", half="right"), leaving, cards=ALL)
    assert played.last.result == DONE
    assert played["it"].zone == "exile"
    assert "702.127a" in played.last.rules


@pytest.mark.parametrize(("edition", "number"), [("2016-01", "702.101a"), (NEW, "702.102a")])
def test_casting_fused_rests_on_fuse_and_the_hand(edition: str, number: str) -> None:
    assert number in play(edition, place("Wear", zone="hand"), do("cast", "it", half="fused"), cards=ALL).last.rules


@pytest.mark.parametrize(
    ("card", "way", "without", "number"),
    [
        ("Commit", {"half": "right"}, ILLEGAL, "702.127a"),
        ("Boon Satyr", {"bestow": True}, ILLEGAL, "702.103a"),
        ("Phyrexian Fleshgorger", {"prototype": True}, DONE, "718.3"),
    ],
)
def test_an_ability_lost_in_the_graveyard_lets_nothing_be_cast_from_there(
    card: str, way: Record, without: str, number: str
) -> None:
    lies = (place("Yixlid Jailer", "jailer"), place(card, zone="graveyard"))
    # Prototype functions on the stack (702.160a), where the spell has it.
    lost = play(NEW, *lies, do("cast", "it", **way), cards=(*ALL, SATYR))
    assert (lost.last.result, lost.last.rules[0]) == (without, number)
    kept = play(NEW, *lies, do("move", "jailer", to="exile"), do("cast", "it", **way), cards=(*ALL, SATYR))
    assert (kept.last.result, kept.last.rules[0]) == (DONE, number)
    if card == "Commit":
        by_an_effect = play(NEW, *lies, do("cast", "it", permission={}, **way), cards=ALL).last
        assert (by_an_effect.result, number in by_an_effect.rules) == (DONE, False)


def test_709_3c_the_copy_of_a_split_card_that_is_cast_is_told_by_its_half() -> None:
    cast = play(NEW, place("Commit", zone="graveyard"), do("cast", "it", half="right", as_copy="copy"), cards=ALL)
    why = cast["copy"].why["name"]
    assert (cast["copy"].name, why[0].rules[0]) == ("Memory", "709.3b")
    assert {"707.2"} <= {rule for one in why for rule in one.rules}
    copied = play(
        NEW,
        place("Commit", zone="hand"),
        do("cast", "it", half="left"),
        do("copy_spell", of="it", as_="copy"),
        cards=ALL,
    )
    assert copied["copy"].why["name"][0].rules[0] == "707.2"
    # By aftermath it would not go to the graveyard (702.127a); being a copy it just ceases to exist.
    assert cast.then(do("resolve", "copy")).last.reasons[0].says == "Memory resolves."


# 708.2, 708.3, 708.5 until 2016 and 709.4a-c since: both halves, and each reason of that with words of its sentence.
BOTH_HALVES: tuple[tuple[str, str, list[tuple[str, str]]], ...] = (
    (
        "2016-01",
        "name",
        [("708.2", "two sets of values"), ("708.5", "gets two answers, one for each half: Fire // Ice")],
    ),
    ("2016-01", "mana_cost", [("708.2", "two sets of values, one for each half: mana cost {1}{R} and {1}{U}")]),
    ("2016-01", "mana_value", [("708.2", "Each half has its own converted mana cost: 2 and 2")]),
    (
        "2016-01",
        "colors",
        [
            ("708.3", "symbols of its two mana costs make it blue and red"),
            ("708.2", "two sets of values, one for each half: colors blue and red"),
            ("202.2", "symbols of its two mana costs"),
            ("202.2c", "Symbols of several colors"),
        ],
    ),
    ("2026-08", "name", [("709.4a", "both halves together: name Fire // Ice"), ("709.4", "both halves together")]),
    ("2026-08", "mana_cost", [("709.4b", "together: mana cost {2}{U}{R}"), ("709.4", "both halves together")]),
    ("2026-08", "mana_value", [("202.3d", "mana costs count together"), ("202.3", "add up to mana value 4")]),
    (
        "2026-08",
        "colors",
        [
            ("709.4b", "both halves together: colors blue and red"),
            ("709.4", "both halves together"),
            ("202.2", "The symbols of its mana cost make it blue and red"),
            ("202.2c", "Symbols of several colors"),
        ],
    ),
    ("2026-08", "types", [("709.4c", "both halves together: card type Instant"), ("709.4", "both halves together")]),
)


@pytest.mark.parametrize(("edition", "key", "says"), BOTH_HALVES)
def test_709_4_708_2_off_the_stack_each_value_of_both_halves_says_so(
    edition: str, key: str, says: list[tuple[str, str]]
) -> None:
    found = [(why.rules[0], why.says) for why in play(edition, place("Fire // Ice", "it", "graveyard"))["it"].why[key]]
    assert [rule for rule, _ in found] == [rule for rule, _ in says]
    assert [words in told for (_, told), (_, words) in zip(found, says, strict=True)] == [True] * len(says)


def test_709_1_a_card_of_more_than_two_halves_is_cast_in_no_way_that_is_computed() -> None:
    """A split card has two halves; jokes have five."""
    names = ("Who", "What", "When", "Where", "Why")
    faces = [{"name": name, "mana_cost": "{1}", "type_line": "Instant", "oracle_text": "Wait."} for name in names]
    joke = {"name": " // ".join(names), "layout": "split", "card_faces": faces}
    cast = play(NEW, place("Who", zone="hand"), do("cast", "it", half="left"), cards=[joke])
    assert (cast.last.result, "more than two" in cast.last.not_computed) == ("not computed", True)
