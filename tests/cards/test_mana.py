from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from inspector.cards import ManaCost, joined_cost, mana_cost, mana_symbol

# Symbol, what it adds to a mana value (202.3), the colors it gives (202.2d, 107.4).
SYMBOLS = [
    ("{W}", 1, "W"),
    ("{U}", 1, "U"),
    ("{B}", 1, "B"),
    ("{R}", 1, "R"),
    ("{G}", 1, "G"),
    ("{C}", 1, ""),
    ("{S}", 1, ""),
    ("{0}", 0, ""),
    ("{1}", 1, ""),
    ("{16}", 16, ""),
    ("{1000000}", 1000000, ""),
    ("{X}", 0, ""),
    ("{Y}", 0, ""),
    ("{Z}", 0, ""),
    ("{W/U}", 1, "WU"),
    ("{B/G}", 1, "BG"),
    ("{2/W}", 2, "W"),
    ("{2/B}", 2, "B"),
    ("{C/R}", 1, "R"),
    ("{B/P}", 1, "B"),
    ("{W/P}", 1, "W"),
    ("{G/W/P}", 1, "GW"),
    ("{R/G/P}", 1, "RG"),
    ("{HW}", 0.5, "W"),
    ("{HR}", 0.5, "R"),
    ("{½}", 0.5, ""),
    ("{1/2}", 0.5, ""),
]


@pytest.mark.parametrize(("text", "value", "colors"), SYMBOLS)
def test_a_symbol_has_its_value_and_its_colors(text: str, value: float, colors: str) -> None:
    symbol = mana_symbol(text)
    assert symbol.value == value
    assert {str(color) for color in symbol.colors} == set(colors)
    assert symbol.text == text


@pytest.mark.parametrize("text", ["{Q}", "{}", "{W", "W}", "W", "{WU}", "{W/}", "{/}", "{P}", "2", "{-1}", "{2.5}"])
def test_what_is_no_mana_cost_is_refused_with_its_text(text: str) -> None:
    with pytest.raises(ValueError, match="mana symbol") as refused:
        mana_cost(text)
    assert text.strip("{}") in str(refused.value)


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("{2}{W", "{W is missing its }"),
        ("{2}W}", "W} is missing its {"),
        ("{2}{}", "{} has nothing in it"),
        ("2W", '"2W" stands outside of braces'),
        ("{2}W", '"W" stands outside of braces'),
        ("{2}{Q}", "{Q} is not a mana symbol"),
    ],
)
def test_a_wrong_mana_cost_is_told_by_the_part_that_is_wrong(text: str, says: str) -> None:
    with pytest.raises(ValueError, match="mana symbol") as refused:
        mana_cost(text)
    assert str(refused.value).startswith(says)


@pytest.mark.parametrize("text", ["{" + "9" * 10_000 + "}", "x" * 10_000, "{" + "W" * 10_000])
def test_what_is_told_of_a_giant_mana_cost_is_a_short_sentence(text: str) -> None:
    with pytest.raises(ValueError, match="mana symbol") as refused:
        mana_cost(text)
    assert len(str(refused.value)) < 200


@pytest.mark.parametrize("text", ["{W/U/B/R}", "{2/W/U/P}", "{" + "9" * 16 + "}", "{2/" + "9" * 16 + "}"])
def test_107_4_no_symbol_has_four_parts_or_a_number_of_sixteen_digits(text: str) -> None:
    with pytest.raises(ValueError, match="too long for one"):
        mana_symbol(text)
    assert mana_symbol("{" + "9" * 15 + "}").value == 10**15 - 1


@pytest.mark.parametrize("text", [None, "", "  "])
def test_no_mana_cost_is_not_a_cost_of_zero(text: str | None) -> None:
    assert mana_cost(text) is None
    zero = mana_cost("{0}")
    assert zero is not None
    assert zero.mana_value() == 0


# 202.3e, 202.3f and 202.3g (202.3b to 202.3d before 2021).
VALUES = [
    ("{3}{U}{U}", 5),
    ("{1}{W/U}{W/U}", 3),
    ("{1}{W/P}{W/P}", 3),
    ("{2/B}{2/B}{2/B}", 6),
    ("{X}{R}{R}", 2),
    ("{X}{X}{U}{R}", 2),
    ("{HW}", 0.5),
    ("{HW}{HW}", 1),
    ("{1000000}", 1000000),
    ("{G/W/P}{2/W}{C}{S}", 5),
    ("{W}{U}{B}{R}{G}", 5),
]


@pytest.mark.parametrize(("text", "value"), VALUES)
def test_a_cost_adds_up_to_its_mana_value(text: str, value: float) -> None:
    cost = mana_cost(text)
    assert cost is not None
    assert cost.mana_value() == value
    assert str(cost) == text


def test_a_whole_mana_value_is_a_whole_number() -> None:
    cost = mana_cost("{HW}{HW}")
    assert cost is not None
    assert isinstance(cost.mana_value(), int)


def test_each_x_counts_as_the_value_chosen_for_it() -> None:
    cost = mana_cost("{X}{X}{U}{R}")
    assert cost is not None
    assert cost.mana_value(x=3) == 8


def test_small_letters_and_spaces_are_read_too() -> None:
    assert mana_cost("{2} {u/r}{g/w/p}") == mana_cost("{2}{U/R}{G/W/P}")


# Two halves, the cost of both together as it would be printed (709.4b since 2017).
JOINED = [
    ("{1}{R}", "{1}{U}", "{2}{U}{R}"),
    ("{1}{R}", "{W}", "{1}{R}{W}"),
    ("{U}", "{4}{U}", "{4}{U}{U}"),
    ("{2}{W}", "{3}{W}", "{5}{W}{W}"),
    ("{G}", "", "{G}"),
    ("", "", None),
    ("{0}", "{0}", "{0}"),
    ("{X}{R}", "{1}{G}", "{X}{1}{R}{G}"),
    # A hybrid symbol stands where the first of its colors does, as on cards that have both.
    ("{U}", "{W/B}", "{W/B}{U}"),
    ("{R/W}", "{G}", "{R/W}{G}"),
    ("{G}", "{C}", "{C}{G}"),
    # What is X in both is chosen for each, and a half of a symbol stays one.
    ("{X}{X}{W}", "{X}", "{X}{X}{X}{W}"),
    ("{HW}", "{2}", "{2}{HW}"),
]


@pytest.mark.parametrize(("left", "right", "both"), JOINED)
def test_the_costs_of_two_halves_join_into_one(left: str, right: str, both: str | None) -> None:
    assert joined_cost((mana_cost(left), mana_cost(right))) == mana_cost(both)


costs = st.lists(
    st.sampled_from([text for text, _, _ in SYMBOLS if text not in ("{½}", "{1/2}")]), min_size=1, max_size=8
)


@given(costs)
def test_every_row_of_symbols_reads_and_writes_the_same(symbols: list[str]) -> None:
    cost = mana_cost("".join(symbols))
    assert isinstance(cost, ManaCost)
    assert str(cost) == "".join(symbols)


@given(costs, costs)
def test_joining_keeps_mana_value_and_colors(left: list[str], right: list[str]) -> None:
    parts = (mana_cost("".join(left)), mana_cost("".join(right)))
    assert parts[0] is not None
    assert parts[1] is not None
    both = joined_cost(parts)
    assert both is not None
    assert both.mana_value(x=2) == parts[0].mana_value(x=2) + parts[1].mana_value(x=2)
    assert both.colors == parts[0].colors | parts[1].colors
