"""That a god's own words leave it a creature is told where devotion is great enough (700.5, 611.3a)."""

from __future__ import annotations

import pytest

from inspector.rules import rungs
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


def pairs(count: int, player: str = "Ana") -> tuple[Record, ...]:
    return tuple(place("Pair", f"pair {index}", player=player) for index in range(count))


@pytest.mark.parametrize(
    ("actions", "told"),
    [
        ((place("Forge God", "god"), *pairs(2)), FIVE),
        ((place("Forge God", "god"), *pairs(3)), FIVE.replace("five", "seven")),
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
        # What adds to devotion can be gone by the end of the layers, so that no number is told.
        ((place("Forge God", "god"), *pairs(2), place("Altar")), ""),
    ],
)
def test_611_3a_enough_devotion_is_told_behind_the_printed_card_types(actions: tuple[Record, ...], told: str) -> None:
    played = play("2026-08", *actions, cards=CARDS)
    why = played["god"].why["types"]
    if told:
        assert [(one.rules[0], one.says) for one in why] == [("205.1", PRINTED), ("611.3a", told)]
        assert "Creature" in played["god"].types
        # It never began, so of its steps none applied.
        kept_out = [rung.step.applied for rung in rungs(played.table, "god") if "devotion" in rung.says]
        assert kept_out
        assert not any(kept_out)
    else:
        assert not any("do not take" in one.says for one in why)
