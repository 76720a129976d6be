"""208.1, 613.4: what decides power and toughness alike is told of both at once, for who reads both in one row."""

from __future__ import annotations

import pytest

from tests.rules.cards_for_tests import ALL, Record
from tests.rules.playing import do, place, play

BEAR = place("Bear", "Bear")


def effect(**change: object) -> Record:
    return do("effect", on=["Bear"], change=change, called="Charm")


@pytest.mark.parametrize(
    ("actions", "power", "toughness"),
    [
        ((), "The power and toughness are printed on the card: 2/2.", None),
        # 613.4b, 613.4c, 613.4d: in these layers both come from one effect, and are said as people say a size.
        ((effect(set_power=0, set_toughness=1),), "Charm makes it 0/1.", None),
        ((effect(power=1, toughness=1),), "Charm gives it +1/+1: 3/3.", None),
        ((effect(power=3, toughness=-1),), "Charm gives it +3/-1: 5/1.", None),
        ((effect(switch_power_toughness=True),), "Charm switches power and toughness, which are equal: 2/2.", None),
        ((do("counters", object="Bear", kind="+1/+1", count=2),), "The +1/+1 counters on it give it +2/+2: 4/4.", None),
        # 708.2a: what is listed for it has both.
        (
            (do("turn_face_down", object="Bear"),),
            "Face down, with nothing else listed, it is a 2/2 creature: power and toughness 2/2.",
            None,
        ),
        # 208.3: what is no creature has neither on the battlefield. 208.5: a creature without any is 0/0.
        (
            (effect(set_types=["Artifact"]),),
            "It is not a creature, so on the battlefield it has no power or toughness.",
            None,
        ),
        (
            (place("Dual", "d"), do("become_copy", "Bear", of="d"), effect(add_types=["Creature"])),
            "Nothing gives the creature a power or toughness, so it is 0/0.",
            None,
        ),
        # What reaches one part only is told of that part; the other is as printed, of which one sentence tells.
        (
            (effect(power=2),),
            "Charm gives it +2 power: 4.",
            "The power and toughness are printed on the card: 2/2.",
        ),
    ],
)
def test_one_sentence_for_both(actions: tuple[Record, ...], power: str, toughness: str | None) -> None:
    now = play("2026-08", BEAR, *actions, cards=ALL)["Bear"]
    first, second = now.why["power"][0], now.why["toughness"][0]
    assert (first.both or first).says == power
    assert (second.both or second).says == (toughness or power)


def test_behind_them_stands_what_decided_one_part_alone() -> None:
    now = play("2026-08", BEAR, effect(power=1, toughness=1), effect(power=2), cards=ALL)["Bear"]
    told = [[(why.both or why).says for why in now.why[key]] for key in ("power", "toughness")]
    alike = ["The first Charm gives it +1/+1: 3/3.", "The power and toughness are printed on the card: 2/2."]
    assert told == [["The second Charm gives it +2 power: 5.", *alike], alike]


def test_208_3_a_size_of_two_numbers_is_gone_in_one_sentence_too() -> None:
    now = play("2026-08", place("Strixhaven Skycoach", "coach"))["coach"]
    says = "It is not a creature, so on the battlefield it has no power or toughness."
    assert [why.both and why.both.says for why in (now.why["power"][0], now.why["toughness"][0])] == [says, says]
