"""What asks something of all objects of a kind at once, and two kinds that one effect means (105.2, 611.3a)."""

from __future__ import annotations

import pytest

from tests.rules.cards_for_tests import BEAR, GOBLIN, creature
from tests.rules.playing import do, play
from tests.rules.test_unread import NEWEST, put, words

AT_ONE = words("At One", "Nonartifact creatures get +1/+1 as long as they all share a color.")
WAKE = words(
    "Wake",
    "During your turn, each non-Aura enchantment and non-Equipment artifact you control with mana value 3 or greater is"
    ' a 5/5 Golem creature in addition to its other types and has "{T}: Draw a card."',
)
CARDS = [
    BEAR,
    GOBLIN,
    AT_ONE,
    WAKE,
    creature("Painted", "Elf", "1/1", mana_cost="{G}{R}"),
    {**creature("Pale", "Elf", "1/1", mana_cost="{3}"), "type_line": "Artifact Creature — Elf"},
    creature("Blank", "Elf", "1/1", mana_cost="{2}", oracle_text="Devoid"),
    *(
        {
            "name": name,
            "mana_cost": cost,
            "type_line": line,
            "oracle_text": "Enchant creature" if "Aura" in line else "",
        }
        for name, cost, line in (
            ("Engine", "{3}", "Artifact"),
            ("Trinket", "{2}", "Artifact"),
            ("Blade", "{3}", "Artifact — Equipment"),
            ("Rite", "{3}", "Enchantment"),
            ("Veil", "{3}", "Enchantment — Aura"),
            ("Relic Rite", "{3}", "Enchantment Artifact"),
            ("Rite Blade", "{3}", "Enchantment Artifact — Equipment"),
        )
    ),
]


@pytest.mark.parametrize(
    ("there", "share"),
    [
        (("Bear", "Painted"), True),
        (("Bear", "Painted", "Pale"), True),
        (("Goblin", "Painted"), True),
        (("Bear",), True),
        (("Bear", "Goblin"), False),
        (("Bear", "Goblin", "Painted"), False),
        # 105.2c: what is colorless has no color to share.
        (("Bear", "Blank"), False),
    ],
)
def test_105_2_all_of_a_kind_share_a_color_where_each_has_it(there: tuple[str, ...], share: bool) -> None:
    played = play(NEWEST, *map(put, there), put("At One"), cards=CARDS)
    base = {"Bear": 2}
    for name in there:
        more = 1 if share and name != "Pale" else 0
        assert played[name.lower()].power == base.get(name, 1) + more, name


def test_an_effect_on_two_kinds_means_what_is_of_both_once() -> None:
    names = ("Engine", "Trinket", "Blade", "Rite", "Veil", "Relic Rite", "Rite Blade")
    played = play(NEWEST, *map(put, names), put("Engine", "theirs", player="Ben"), put("Wake"), cards=CARDS)
    woken = {name for name in names if "Creature" in played[name.lower()].types}
    # An Equipment that is an enchantment is a non-Aura enchantment.
    assert woken == {"Engine", "Rite", "Relic Rite", "Rite Blade"}
    assert [played[name.lower()].abilities.count("{T}: Draw a card.") for name in sorted(woken)] == [1] * 4
    assert (played["engine"].power, played["theirs"].power) == (5, None)
    theirs = played.then(do("turn", player="Ben"))
    assert "Creature" not in theirs["engine"].types
