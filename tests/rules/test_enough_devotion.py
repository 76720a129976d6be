"""That a god's own words leave it a creature is told where devotion is great enough (700.5, 611.3a)."""

from __future__ import annotations

import pytest

from inspector.rules import characteristics, rungs
from tests.rules.cards_for_tests import creature, enchantment
from tests.rules.playing import Record, do, place, play

GOD: Record = {
    **creature("Forge God", "God", "6/5", "{3}{R}"),
    "type_line": "Legendary Enchantment Creature — God",
    "oracle_text": "As long as your devotion to red is less than five, this permanent isn't a creature.",
}
TWO_COLORED: Record = {**GOD, "name": "Storm God", "mana_cost": "{U}{R}"}
TWO_COLORED["oracle_text"] = (
    "As long as your devotion to blue and red is less than two, this permanent isn't a creature."
)
PAIR = creature("Pair", "Human", "2/2", "{R}{R}")
EARTH = enchantment("Earth", {"types": "Enchantment"}, {"remove_types": ["Creature"]})
ALTAR: Record = {
    "name": "Altar",
    "type_line": "Artifact",
    "oracle_text": "Your devotion to each color is increased by one.",
}
CARDS = (GOD, TWO_COLORED, PAIR, EARTH, ALTAR)
BEN = "Ben"
PRINTED = "The card types are printed on the card: Enchantment Creature."
FIVE = "Ana's devotion to red is five, so its own words do not take the card type Creature from it."

SEVEN = FIVE.replace("five", "seven")
MUTE = {"lose_all_abilities": True}
MORE = {"add_abilities": [ALTAR["oracle_text"]]}


def pairs(count: int, player: str = "Ana") -> tuple[Record, ...]:
    return tuple(place("Pair", f"pair {index}", player=player) for index in range(count))


@pytest.mark.parametrize(
    ("actions", "told"),
    [
        ((place("Forge God", "god"), *pairs(2)), FIVE),
        ((place("Forge God", "god"), *pairs(3)), SEVEN),
        ((place("Forge God", "god", player=BEN), *pairs(2, BEN)), FIVE.replace("Ana", "Ben")),
        ((place("Storm God", "god"),), FIVE.replace("red is five", "blue and red is two")),
        # All of its abilities are gone, but only in a later layer.
        (
            (
                *(place("Forge God", "god"), *pairs(2)),
                do("effect", on=["god"], change={"lose_all_abilities": True}),
            ),
            FIVE,
        ),
        # Too little: they take it; or another effect does; or it is not on the battlefield.
        ((place("Forge God", "god"), *pairs(1)), ""),
        ((place("Forge God", "god"), *pairs(2), place("Earth")), ""),
        ((place("Forge God", "god", zone="graveyard"), *pairs(2)), ""),
        ((place("Forge God", "god", zone="graveyard"), *pairs(3)), ""),
        ((place("Forge God", "god"), *pairs(3), do("phase_out", "god")), ""),
        # Something else makes it a creature again, and none of its own words leaves it one.
        ((place("Forge God", "god"), *pairs(1), do("effect", on=["god"], change={"add_types": ["Creature"]})), ""),
        # Whose devotion it is, is decided before (700.5a): of whoever controls it.
        (
            (place("Forge God", "god", player=BEN), *pairs(3), do("effect", on=["god"], change={"control": "Ana"})),
            SEVEN,
        ),
        # What adds to devotion can be gone by the end of the layers, so that no number is told.
        ((place("Forge God", "god"), *pairs(2), place("Altar")), ""),
        ((place("Forge God", "god"), *pairs(2), place("Altar"), do("effect", on=["it"], change=MUTE)), ""),
        ((place("Forge God", "god"), *pairs(2), do("effect", on=["pair 0"], change=MORE)), ""),
    ],
)
def test_611_3a_enough_devotion_is_told_behind_the_printed_card_types(actions: tuple[Record, ...], told: str) -> None:
    played = play("2026-08", *actions, cards=CARDS)
    why = characteristics(played.table, "god").why["types"]
    if told:
        assert [(one.rules[0], one.says) for one in why] == [("205.1", PRINTED), ("611.3a", told)]
        assert "Creature" in played["god"].types
        # It never began, so of its steps none applied.
        kept_out = [rung.step.applied for rung in rungs(played.table, "god") if "devotion" in rung.says]
        assert kept_out
        assert not any(kept_out)
    else:
        assert not any("do not take" in one.says for one in why)


def test_611_3a_enough_devotion_is_told_last_where_an_effect_gave_a_card_type() -> None:
    gilded = do("effect", on=["god"], change={"add_types": ["Artifact"]})
    why = play("2026-08", place("Forge God", "god"), *pairs(2), gilded, cards=CARDS)["god"].why["types"]
    assert [one.rules[0] for one in why] == ["205.1b", "205.1", "611.3a"]
    assert [one.says for one in why[1:]] == [PRINTED, FIVE]


DEVOTION: Record = {"value": {"devotion": ["R"]}, "is": "<5"}
TAKES: Record = {"change": {"remove_types": ["Creature"]}, "if": DEVOTION, "on": "self"}


@pytest.mark.parametrize(
    ("static", "is_told"),
    [
        (TAKES, True),
        # Of others it is no reason for what it is itself; nor is what goes by another number.
        ({"change": TAKES["change"], "if": DEVOTION, "filter": {"subtypes": "Elf"}}, False),
        ({**TAKES, "if": {"value": {"count": {"subtypes": "Elf"}}, "is": ">=1"}}, False),
        ({**TAKES, "change": {"remove_types": ["Land"]}}, False),
        ({**TAKES, "change": {"set_colors": ["W"]}}, False),
    ],
)
def test_611_3a_only_its_own_words_about_its_card_types_and_devotion_leave_them(static: Record, is_told: bool) -> None:
    record = {**GOD, "oracle_text": "Words.", "static": [static]}
    why = play("2026-08", place("Forge God", "god"), *pairs(2), cards=[record, PAIR])["god"].why["types"]
    assert [one.rules[0] for one in why] == (["205.1", "611.3a"] if is_told else ["205.1"])


def test_700_5_what_is_printed_is_read_before_what_leaves_it_so_and_alone_where_nothing_does() -> None:
    """Where one reason is shown, it is the one that tells why the god is a creature."""
    enough, little = (
        play("2026-08", place("Forge God", "god"), *pairs(count), cards=CARDS)["god"].why["types"] for count in (2, 1)
    )
    assert [(why.says.rstrip("."), why.on_order) for why in enough] == [
        (PRINTED.rstrip("."), True),
        (FIVE.rstrip("."), False),
    ]
    assert not any(why.on_order for why in little if why.says == PRINTED)
