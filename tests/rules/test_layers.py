"""The layers (613): their order, one effect in several of them, timestamps, what is looked at anew and what is not."""

from __future__ import annotations

import pytest

from tests.rules.cards_for_tests import ALL, CREATURES, creature
from tests.rules.playing import Played, Record, do, place, play

NEW = "2026-08"


def now(*actions: Record, edition: str = NEW, cards: tuple[Record, ...] = ()) -> Played:
    return play(edition, *actions, cards=(*cards, *ALL))


def effect(change: Record, *labels: str, **keys: object) -> Record:
    return do("effect", change=change, **({"on": list(labels)} if labels else {}), **keys)


def size(played: Played, label: str) -> tuple[object, object]:
    return played[label].power, played[label].toughness


@pytest.mark.parametrize(
    ("order", "humbled"),
    [(("Humbling", "Awakening"), (4, 4)), (("Awakening", "Humbling"), (1, 1))],
)
def test_of_two_effects_that_set_a_size_the_later_one_decides(order: tuple[str, str], humbled: tuple[int, int]) -> None:
    played = now(*(place(name, name) for name in order))
    assert size(played, "Humbling") == humbled
    assert played["Awakening"].types == ("Enchantment",)


def test_an_effect_that_has_begun_goes_on_although_its_ability_is_gone() -> None:
    played = now(place("Awakening", "awakening"), place("Humbling", "humbling"), place("Bear", "bear"))
    assert size(played, "bear") == (1, 1)
    assert played["humbling"].abilities == ()
    assert any("613.6" in reason.rules for reason in played["bear"].why["power"])


def test_an_ability_lost_in_layer_6_does_nothing_in_layer_7() -> None:
    played = now(place("Awakening", "a"), place("Anthem", "anthem"), place("Humbling", "h"), place("Bear", "bear"))
    assert size(played, "bear") == (1, 1)


def test_counters_and_changes_come_after_what_sets_a_size() -> None:
    """The example of 613.5: Gray Ogre with a counter, +4/+4, +0/+2, and then made 0/1."""
    played = now(
        place("Bear", "ogre", counters={"+1/+1": 1}),
        effect({"power": "+4", "toughness": "+4"}, "ogre"),
        place("Anthem", "source"),
        effect({"toughness": "+1"}, filter=CREATURES, source="source"),
        effect({"set_power": 0, "set_toughness": 1}, "ogre"),
    )
    assert size(played, "ogre") == (6, 8)


@pytest.mark.parametrize(("switches", "expected"), [(1, (4, 6)), (2, (6, 4))])
def test_switching_comes_last_and_twice_is_not_at_all(switches: int, expected: tuple[int, int]) -> None:
    guard = creature("Guard", "Merfolk", "1/3")
    turning = [effect({"switch_power_toughness": True}, "guard") for _ in range(switches)]
    played = now(
        place("Guard", "guard"),
        effect({"toughness": "+1"}, "guard"),
        *turning,
        effect({"power": "+5"}, "guard"),
        cards=(guard,),
    )
    assert size(played, "guard") == expected


@pytest.mark.parametrize(
    ("edition", "numbers"),
    [
        ("2011-09", ("613.3b", "613.3c", "613.3d", "613.3e")),
        ("2016-01", ("613.3b", "613.3c", "613.3d", "613.3e")),
        ("2021-09", ("613.4b", "613.4c", "613.4c", "613.4d")),
        ("2026-08", ("613.4b", "613.4c", "613.4c", "613.4d")),
    ],
)
def test_each_edition_numbers_the_sublayers_of_layer_7_its_own_way(edition: str, numbers: tuple[str, ...]) -> None:
    played = now(
        place("Bear", "bear", counters={"+1/+1": 1}),
        effect({"set_power": 4, "set_toughness": 1}, "bear"),
        effect({"power": "+1"}, "bear"),
        effect({"switch_power_toughness": True}, "bear"),
        edition=edition,
    )
    cited = [reason.rules[0] for reason in reversed(played["bear"].why["power"])]
    assert cited[1:] == list(numbers)
    assert size(played, "bear") == (2, 6)


def test_the_set_of_a_resolved_effect_is_fixed_and_that_of_a_static_ability_is_not() -> None:
    played = now(
        place("Bear", "early"),
        effect({"power": "+3"}, filter=CREATURES),
        place("Anthem", "anthem"),
        place("Bear", "late"),
    )
    assert size(played, "early") == (6, 3)
    assert size(played, "late") == (3, 3)
    assert "611.2c" in played["early"].why["power"][1].rules
    assert "611.3a" in played["late"].why["power"][0].rules
    # Of a static ability that is on named objects nothing is looked for anew.
    named = played.then(do("effect", source="anthem", on=["late"], change={"power": "+5"}))
    assert size(named, "late") == (8, 3)
    assert [why.rules for why in named["late"].why["power"][:2]] == [("613.4c", "611.3a"), ("613.4c",)]


def test_a_static_ability_that_says_you_follows_its_controller() -> None:
    played = now(place("Anthem", "anthem"), place("Bear", "ours"), place("Bear", "theirs", player="Ben"))
    stolen = played.then(effect({"control": "Ben"}, "anthem"))
    assert [size(played, label) for label in ("ours", "theirs")] == [(3, 3), (2, 2)]
    assert [size(stolen, label) for label in ("ours", "theirs")] == [(2, 2), (3, 3)]


def test_counters_count_for_an_effect_that_asks_for_power() -> None:
    played = now(
        place("Anthem", "source", player="Ben"),
        effect({"power": "+5"}, filter={"power": ">=3"}, source="source"),
        place("Bear", "small"),
        place("Bear", "large", counters={"+1/+1": 1}),
    )
    assert (played["small"].power, played["large"].power) == (2, 8)


@pytest.mark.parametrize(("first", "keywords"), [("counter", ()), ("humbling", ("Flying",))])
def test_a_keyword_counter_has_a_timestamp_of_its_own(first: str, keywords: tuple[str, ...]) -> None:
    steps = {"counter": do("counters", "bear", kind="flying", count=1), "humbling": place("Humbling", "h")}
    later = next(name for name in steps if name != first)
    assert now(place("Bear", "bear"), steps[first], steps[later])["bear"].keywords == keywords


def test_a_copied_ability_is_as_old_as_the_copy_effect() -> None:
    played = now(
        place("Dual", "mirror"),
        place("Goblin", "source"),
        effect({"set_power": 3, "set_toughness": 3}, filter=CREATURES, source="source"),
        place("Angel", "angel"),
        place("Humbling", "original", player="Ben"),
        do("become_copy", "mirror", of="original"),
        do("move", "original", to="exile"),
    )
    assert size(played, "angel") == (1, 1)


def test_a_noncreature_has_no_size_yet_effects_on_it_wait_until_it_is_a_creature() -> None:
    vehicle = {"name": "Boat", "mana_cost": "{2}", "type_line": "Artifact — Vehicle", "power": "3", "toughness": "3"}
    still = now(place("Boat", "boat"), effect({"power": "+2"}, "boat"), cards=(vehicle,))
    crewed = still.then(effect({"add_types": ["Creature"]}, "boat"))
    assert size(still, "boat") == (None, None)
    assert size(crewed, "boat") == (5, 3)
    assert "208.3" in still["boat"].why["power"][0].rules


def test_a_creature_without_a_size_is_0_0() -> None:
    played = now(place("Red Moon", "moon"), effect({"add_types": ["Creature"]}, "moon"))
    assert size(played, "moon") == (0, 0)
    assert played["moon"].state_based == ("704.5f",)


def test_subtypes_return_with_their_card_type() -> None:
    played = now(place("Bear", "bear"), effect({"remove_types": ["Creature"], "add_types": ["Enchantment"]}, "bear"))
    assert played["bear"].subtypes == ()
    assert played.then(effect({"add_types": ["Creature"]}, "bear"))["bear"].subtypes == ("Bear",)


def test_a_defining_ability_works_before_it_is_lost_in_layer_6_but_not_after() -> None:
    tribe = creature("Shifter", "Shapeshifter", "2/2", oracle_text="Changeling")
    grower = creature("Grower", "Plant", "*/1+*", define={"power": {"count": {"types": "Land"}}})
    played = now(
        place("Shifter", "shifter"),
        place("Grower", "grower"),
        place("Dual", "dual"),
        place("King", "king"),
        effect({"lose_all_abilities": True}, "shifter", "grower"),
        cards=(tribe, grower),
    )
    assert played["shifter"].power == 3
    assert size(played, "grower") == (0, 1)


@pytest.mark.parametrize(("edition", "power"), [("2011-09", 0), ("2026-08", 1)])
def test_of_two_defining_abilities_one_may_wait_for_the_other_since_2012(edition: str, power: int) -> None:
    counter = creature("Counter", "Plant", "*/4", define={"power": {"count": {"power": ">=1"}}})
    grower = creature("Grower", "Plant", "*/4", define={"power": {"count": {"types": "Land"}}})
    played = now(
        place("Counter", "counter"), place("Grower", "grower"), place("Dual"), edition=edition, cards=(counter, grower)
    )
    assert (played["counter"].power, played["grower"].power) == (power, 1)


@pytest.mark.parametrize(("edition", "keywords"), [("2016-01", ()), ("2021-09", ()), ("2025-06", ("Shadow",))])
def test_which_counters_are_keyword_counters_depends_on_the_edition(edition: str, keywords: tuple[str, ...]) -> None:
    assert now(place("Bear", counters={"shadow": 1}), edition=edition)["it"].keywords == keywords
