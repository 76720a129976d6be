"""How effects are called in one sentence (113.2c, 613.7), and how abilities in a row are told (113, 702.1)."""

from __future__ import annotations

import pytest

from inspector.rules.telling.ability_words import are_short, listed_abilities, number_of_abilities, without_families
from inspector.rules.telling.effects_told_apart import (
    Deeds,
    beside_its_like,
    is_a_bare_number,
    listed_names,
    told_together,
)
from tests.rules.playing import do, place, play

OLIVIA = "Olivia, Mobilized for War"


@pytest.mark.parametrize(
    ("names", "told"),
    [
        ([], []),
        (["Anthem", "Moon", "Anthem"], ["Anthem", "Moon"]),
        # 702.103: of what is bestowed each has an effect of its own; 701.60: so has each that is suspected.
        (["the bestow effect of Satyr", "the bestow effect of Hawk"], ["the bestow effects of Satyr and Hawk"]),
        (["the bestow effect of Satyr", "the bestow effect of Satyr"], ["the bestow effect of Satyr"]),
        (
            ["the bestow effect of Curse of Bloodletting", "Moon", "the bestow effect of Hawk"],
            ["the bestow effects of Curse of Bloodletting and Hawk", "Moon"],
        ),
        (
            ["the bestow effect of Life and Limb", "the bestow effect of Hawk"],
            ["the bestow effect of Life and Limb", "the bestow effect of Hawk"],
        ),
        (
            [f"the bestow effect of {OLIVIA}", "the bestow effect of Hawk", "the bestow effect of Satyr"],
            [f"the bestow effect of {OLIVIA}", "the bestow effects of Hawk and Satyr"],
        ),
        (
            [f"the suspected designation of {one}" for one in ("Bear", "Elf", "Imp")],
            ["the suspected designations of Bear, Elf and Imp"],
        ),
        (
            ["the suspected designation of Bear", "the bestow effect of Hawk"],
            ["the suspected designation of Bear", "the bestow effect of Hawk"],
        ),
        # One spell cast twice, and one ability that was activated twice.
        (["the first Growth", "Moon", "the second Growth"], ["the first and second Growth", "Moon"]),
        (["the first effect of Staff", "the third effect of Staff"], ["the first and third effects of Staff"]),
        (["the first effect of Staff"], ["the first effect of Staff"]),
        # A card's own name stays as it is.
        (
            ["the first Side effect of Joy", "the second Side effect of Joy"],
            ["the first and second Side effect of Joy"],
        ),
        (
            ["the first effect of Side effect of Joy", "the second effect of Side effect of Joy"],
            ["the first and second effects of Side effect of Joy"],
        ),
        (["the first", "the second"], ["the first and second"]),
        (["the first Growth", "the second Shock"], ["the first Growth", "the second Shock"]),
        (["another effect"] * 2, ["two other effects"]),
        (["another effect of that name"] * 3, ["three other effects of that name"]),
        (["another effect", "another effect of that name"], ["another effect", "another effect of that name"]),
    ],
)
def test_113_2c_effects_of_one_kind_are_told_together(names: list[str], told: list[str]) -> None:
    assert told_together(names) == told


@pytest.mark.parametrize(
    ("names", "listed"),
    [
        (["Anthem"], "Anthem"),
        (["Anthem", "Moon"], "Anthem and Moon"),
        (["Anthem", "Moon", "Blaze"], "Anthem, Moon and Blaze"),
        (["Life and Limb"], "Life and Limb"),
        (["Life and Limb"] * 2, "Life and Limb"),
        (["Life and Limb", "Moon"], "Life and Limb and also Moon"),
        (["Moon", "Anthem", "Life and Limb"], "Moon and also Anthem and also Life and Limb"),
        ([OLIVIA], OLIVIA),
        ([OLIVIA, "Moon"], f"both {OLIVIA} and Moon"),
        ([OLIVIA, "Moon", "Anthem"], f"{OLIVIA} and also Moon and also Anthem"),
        (["the first Growth", "the second Growth"], "the first and second Growth"),
    ],
)
def test_201_2_names_in_a_row_cannot_be_taken_for_others(names: list[str], listed: str) -> None:
    assert listed_names(names) == listed


@pytest.mark.parametrize(
    ("other", "name", "called"),
    [
        ("the first Growth", "the second Growth", "the first"),
        ("the first effect of Staff", "the third effect of Staff", "the first"),
        ("the first Growth", "the second Shock", "the first Growth"),
        ("the first Growth", "Anthem", "the first Growth"),
        ("Anthem", "the second Growth", "Anthem"),
        ("the ninth Growth", "the first Growth", "the ninth Growth"),
    ],
)
def test_613_7_beside_its_like_an_effect_is_called_by_its_number_alone(other: str, name: str, called: str) -> None:
    assert beside_its_like(other, name) == called
    assert is_a_bare_number(called) is (called == "the first")
    assert not is_a_bare_number(name)


def test_613_7b_what_resolved_is_known_by_its_timestamp_all_at_once() -> None:
    """One spell has one timestamp for all that it does; the abilities of permanents are none of these."""
    up, down = {"power": "+1"}, {"toughness": "-1"}
    played = play(
        "2026-08",
        place("Grizzly Bears", "it"),
        place("Glorious Anthem", "a"),
        do("effect", on=["it"], change=up),
        do("effect", on=["it"], change=down),
        do("effect", source="a", filter={"types": "Creature"}, change=up),
    )
    deeds = Deeds(played.table)
    assert [[(one.power, one.toughness) for one in did] for did in dict(deeds).values()] == [
        [("+1", None)],
        [(None, "-1")],
    ]
    assert len(deeds) == 2
    assert deeds.get(0, ()) == ()


@pytest.mark.parametrize(
    ("texts", "short"),
    [
        ((), True),
        (("Reach",) * 7, True),
        (("Flying and so on",) * 7, False),
        (("x" * 40,) * 6, True),
        (("x" * 40,) * 5 + ("x" * 41,), False),
        (("x" * 15 + ".",) * 6, True),
        (("x" * 16 + ".",) * 6, False),
        (("Draw a card, then wait.",) * 3, False),
    ],
)
def test_702_1_a_row_is_told_whole_where_it_is_short(texts: tuple[str, ...], short: bool) -> None:
    assert are_short(texts) is short


def test_113_a_longer_row_is_told_whole_where_more_is_told() -> None:
    text = "Whenever Bear attacks, draw a card, and each opponent draws a card."
    assert (len(text), are_short((text,)), are_short((text,), 67), are_short((text,), 68)) == (67, False, False, True)
    assert listed_abilities((text,), 68) == f"“{text}”"


# A sentence of more than sixty characters is told by its first part, which has to be of eight characters at least.
REST = "each player draws a card and then discards a card, and so on."


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("x" * 59 + ".", "“" + "x" * 59 + ".”"),
        ("x" * 60 + ".", "“" + "x" * 44 + " …”"),
        (f"Whenever, {REST}", "“Whenever, …”"),
        (f"Imprint: {REST}", "“Imprint: each player draws a card and then …”"),
        (f"{'x' * 43}, {REST}", f"“{'x' * 43}, …”"),
        (f"{'x' * 20} {'y' * 23}, {REST}", f"“{'x' * 20} …”"),
        (f"{{2}}{{B}}, {{T}}: {REST}", "“{2}{B}, {T}: …”"),
        (f"Does it? No: {REST}", "“Does it? No: …”"),
        (f"Will it do so? No: {REST}", "“Will it do so? No: …”"),
        # A name that was quoted whole stays whole.
        (f'Creatures named "Fog", {REST}', '“Creatures named "Fog", …”'),
    ],
)
def test_113_a_long_ability_is_told_by_how_it_begins(text: str, told: str) -> None:
    assert listed_abilities((text, "Whenever you gain life or lose life, put a +1/+1 counter on this creature.")) == (
        f"{told} and “Whenever you gain life or lose life, …”"
    )


@pytest.mark.parametrize(
    ("texts", "told"),
    [
        (("Flying", "Haste"), "flying and haste"),
        (("Flying, haste",), "flying and haste"),
        (("(It can block.)",), "“(It can block.)”"),
        (("Equip {1}", "{T}: Add {G}."), "equip {1} and “{T}: Add {G}.”"),
        (("{2}: Wait",), "“{2}: Wait.”"),
        (("Flying", "{2}{B}, {T}: " + "x" * 70), "flying and “{2}{B}, {T}: …”"),
        # 702.21a: what such a cost goes on with is the cost alone.
        (("Ward—Pay 3 life", "Flying"), "“Ward—Pay 3 life” and flying"),
        (("Flying", "x" * 70 + ".", "y" * 70 + "."), f"flying, “{'x' * 44} …” and “{'y' * 44} …”"),
        (("Flying", "x" * 70 + ".", "x" * 70 + "y."), "flying and two other abilities"),
        (("Flying", *("abcd"[n] * 70 + "." for n in range(4))), "flying and four other abilities"),
        (("x" * 70, "y" * 70 + "."), "two abilities"),
    ],
)
def test_113_abilities_in_a_row(texts: tuple[str, ...], told: str) -> None:
    assert listed_abilities(texts) == told


@pytest.mark.parametrize(
    ("texts", "number"),
    [((), 0), (("Flying",), 1), (("Flying, haste, reach",), 3), (("Bloodrush",), 1), (("{T}: Add {G}.", "Wait."), 2)],
)
def test_702_1_how_many_abilities_paragraphs_hold(texts: tuple[str, ...], number: int) -> None:
    assert number_of_abilities(texts) == number


@pytest.mark.parametrize(
    ("abilities", "told"),
    [
        (["Landwalk", "Islandwalk"], ["Islandwalk"]),
        (["Cycling", "Slivercycling", "Typecycling"], ["Slivercycling"]),
        (["Landwalk", "Cycling", "Haste"], ["Landwalk", "Cycling", "Haste"]),
        # 702.11d: an object may have hexproof, and hexproof from some quality besides.
        (["Hexproof", "Hexproof from"], ["Hexproof", "Hexproof from"]),
    ],
)
def test_702_14a_a_keyword_is_not_told_beside_a_kind_of_it(abilities: list[str], told: list[str]) -> None:
    assert without_families(abilities) == told
