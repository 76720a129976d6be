"""What a rung leaves open no more: why an effect waits, which choice is meant, what was there already (613.8a)."""

from __future__ import annotations

import pytest

from inspector.rules import rungs
from tests.rules.cards_for_tests import BEAR, Record, creature
from tests.rules.playing import do, place, play

NEW = "2026-08"


def says(name: str, text: str, types: str = "Enchantment", **keys: str) -> Record:
    return {"name": name, "mana_cost": "{3}", "type_line": types, "oracle_text": text, **keys}


CARDS = (
    BEAR,
    creature("Knight", "Human Knight", "2/2", oracle_text="Flying, vigilance"),
    says("Haven", "{T}: Add {C}.", "Land"),
    says("Idol", "Indestructible", "Enchantment Creature — God", power="6", toughness="5"),
    says("Tribe", "Other creatures you control of the chosen type get +1/+1.", "Artifact"),
    says("Cloth", "Creatures of the chosen color get +1/+0 as long as you control a creature of the chosen color."),
    says(
        "Map",
        "This creature gets +1/+1 for each creature of the chosen color.",
        "Creature — Rat",
        power="1",
        toughness="1",
    ),
    says(
        "Grudge",
        "This creature gets -1/-1 for each card in the chosen player's hand.",
        "Creature — Rat",
        power="7",
        toughness="7",
    ),
    says(
        "Envy",
        "This creature gets +1/+1 for each creature the chosen player controls.",
        "Creature — Rat",
        power="1",
        toughness="1",
    ),
)


def told(*actions: Record, of: str = "it", edition: str = NEW) -> list[str]:
    return [rung.says for rung in rungs(play(edition, *actions, cards=CARDS).table, of)][1:]


def makes(called: str, **change: object) -> Record:
    return do("effect", on=["it"], change=change, called=called)


# Each is applied after what makes the land a creature, though it came first (205.3d).
@pytest.mark.parametrize(
    ("change", "needs"),
    [
        ({"set_subtypes": ["Frog"]}, "the card type that the subtype Frog needs: its subtype becomes Frog."),
        ({"add_subtypes": ["Elf"]}, "the card type that the subtype Elf needs: its subtype becomes Elf."),
        (
            {"add_subtypes": ["Elf", "Bear"]},
            "the card type that the subtypes Elf and Bear need: its subtypes become Elf and Bear.",
        ),
        ({"all_creature_types": True}, "the card type that creature types need: it is every creature type."),
    ],
)
def test_205_3d_what_gives_a_subtype_says_for_which_card_type_it_waits(change: Record, needs: str) -> None:
    found = told(place("Haven", "it"), makes("Frogs", **change), makes("Life", add_types=["Creature"]))
    assert found[1] == f"Frogs, waiting for Life, on which it depends for {needs}"


def by(source: str, text: str, **change: object) -> Record:
    return do("effect", source=source, filter={"types": text}, change=change)


# What depends, and for what of it: another first would change that (613.8a).
WAITS = {
    "what it applies to": (by("old", "Creature", add_subtypes=["Elf"]), by("new", "Land", add_types=["Creature"])),
    "whether its condition holds": (
        by("old", "Land", add_subtypes=["Gate"]) | {"if": {"count": {"types": "Creature"}, "is": ">=1"}},
        by("new", "Land", add_types=["Creature"]),
    ),
}


@pytest.mark.parametrize("what", WAITS)
def test_613_8a_a_rung_says_for_what_of_it_an_effect_waits(what: str) -> None:
    board = (place("Haven", "it"), place("Tribe", "old"), place("Tribe", "new"))
    (rung,) = (one for one in told(*board, *WAITS[what]) if "waiting" in one)
    assert f"on which it depends for {what}: " in rung


@pytest.mark.parametrize("edition", ["2011-09", NEW])
def test_613_8a_it_is_not_told_that_an_effect_waited_for_what_is_older_anyway(edition: str) -> None:
    """The sentence tells both: that it depends on that, and that timestamps give the same order (613.7)."""
    wakes, tribe, elves = (
        makes("Wake", add_types=["Creature"]),
        place("Tribe", "tribe"),
        by("tribe", "Creature", add_subtypes=["Elf"]),
    )
    behind = told(place("Haven", "it"), wakes, tribe, elves, edition=edition)
    before = told(place("Haven", "it"), tribe, elves, wakes, edition=edition)
    depends = "on which it depends for what it applies to: its subtype becomes Elf."
    assert [says for says in behind if "Elf" in says] == [f"Tribe, after Wake, which is older anyway and {depends}"]
    assert [says for says in before if "Elf" in says] == [f"Tribe, waiting for Wake, {depends}"]


def test_208_3_power_and_toughness_go_and_come_back_with_the_card_type_of_what_ends_as_a_creature() -> None:
    stone, wake = makes("Stone", remove_types=["Creature"]), makes("Wake", add_types=["Creature"])
    played = play(NEW, place("Idol", "it"), stone, wake, makes("Size", set_power=4, set_toughness=4), cards=CARDS)
    steps = [one.step for one in rungs(played.table, "it")][1:]
    assert [(one.changes["power"].was, one.changes["power"].to) for one in steps] == [(6, None), (None, 6), (6, 4)]
    assert ["208.3" in one.rules for one in steps] == [True, False, False]
    first, second, _ = (one.says for one in rungs(played.table, "it")[1:])
    assert first.endswith("; it has no power or toughness.")
    assert second.endswith("; its power and toughness are 6/5 again.")


CHOSEN = {
    "color": ("Map", "G", "creatures of the chosen color, green: 1"),
    "player": ("Envy", "Ben", "creatures Ben controls: 1"),
}


@pytest.mark.parametrize("key", CHOSEN)
def test_607_2d_a_count_says_which_color_or_player_was_chosen(key: str) -> None:
    card, value, counts = CHOSEN[key]
    bear = place("Bear", "bear", player="Ben")
    (rung,) = told(place(card, "it", choose={key: value}), bear)
    assert rung == f"Its own ability: it gets +1/+1 and is 2/2 ({counts})."


def test_607_2d_cards_in_a_hand_are_those_of_the_player_who_was_chosen() -> None:
    grudge = place("Grudge", "it", choose={"player": "Ben"})
    (rung,) = told(grudge, place("Bear", "bear", "hand", player="Ben"))
    assert rung == "Its own ability: it gets -1/-1 and is 6/6 (cards in Ben's hand: 1)."


def test_607_2d_a_condition_says_which_color_was_chosen() -> None:
    cloth = place("Cloth", "cloth", choose={"color": "G"})
    (rung,) = rungs(play(NEW, place("Bear", "it"), cloth, cards=CARDS).table, "it")[1:]
    assert rung.begun_by == ("Ana controls at least one creature of the chosen color, green",)


def test_607_2d_what_does_not_apply_says_which_type_was_chosen() -> None:
    tribe = place("Tribe", "tribe", choose={"creature_type": "Bear"})
    found = told(
        place("Bear", "it"), tribe, makes("Twist", set_subtypes=["Elf"]), makes("Twist", set_subtypes=["Bear"])
    )
    assert not [one for one in found if "does not apply" in one]
    lost = told(place("Bear", "it"), tribe, makes("Twist", set_subtypes=["Elf"]))
    affects = "it affects only other creatures of the chosen creature type, Bear"
    assert lost[-1] == f"Tribe does not apply here: {affects}."


@pytest.mark.parametrize(
    ("gives", "told_of_it"),
    [
        (["Vigilance"], "it gains vigilance, which it already had."),
        (["Flying", "Haste"], "it gains flying, which it already had, and haste."),
        (["Flying", "Vigilance"], "it gains flying and vigilance, which it already had."),
        (["Haste"], "it gains haste."),
    ],
)
def test_702_20b_what_something_has_already_is_told_where_it_is_given_again(gives: list[str], told_of_it: str) -> None:
    assert told(place("Knight", "it"), makes("Gift", add_abilities=gives)) == [f"Gift: {told_of_it}"]


# Of what becomes a creature, and to which nothing gives power or toughness, these are 0 (208.5).
@pytest.mark.parametrize(
    ("changes", "last", "first_rule"),
    [
        ([{"power": "+0", "toughness": "+0"}], "it gets +0/+0 and stays 0/0.", "4c"),
        ([{"switch_power_toughness": True}], "nothing changes, since its power and toughness are equal.", "4d"),
        ([{"power": "+2"}], "it gets +2/+0 and is 2/0.", "4c"),
        ([{"set_power": 2}, {"power": "+0", "toughness": "+0"}], "it gets +0/+0 and stays 2/0.", "4c"),
        (
            [{"set_power": 2}, {"switch_power_toughness": True}],
            "its power and toughness are switched and are 0/2 now.",
            "4d",
        ),
    ],
)
def test_208_5_a_size_that_nothing_gives_is_told_as_0_in_layer_7(
    changes: list[Record], last: str, first_rule: str
) -> None:
    effects = [makes("Life", add_types=["Creature"]), *(makes(f"End {at}", **one) for at, one in enumerate(changes, 1))]
    found = rungs(play(NEW, place("Haven", "it"), *effects, cards=CARDS).table, "it")[-1]
    assert found.says == f"End {len(changes)}: {last}"
    assert found.step.rules[0] == f"613.{first_rule}"
    assert all(one.to is not None for one in found.step.changes.values())
