"""What a ladder calls effects that resolved, and why one that applied changed nothing."""

from __future__ import annotations

import pytest

from inspector.rules import NEWEST, Table, rungs
from inspector.rules.telling.effects_told_apart import numbered_together
from tests.rules.cards_for_tests import HUMILITY, MOON, OPALESCENCE, SWAMPS, Record, creature, enchantment, land, room
from tests.rules.playing import do, place, play

ODD = creature("Odd", "Elf", "1/4")
WITCH = creature("Witch", "Human", "2/2")
IT = place("Odd")


def said(*actions: Record) -> list[str]:
    table = play(NEWEST.key, *actions, cards=(ODD, WITCH, HUMILITY)).table
    return [rung.says for rung in rungs(table, "it")][1:]


def unnamed(**change: object) -> Record:
    return do("effect", on=["it"], change=change)


def named(**change: object) -> Record:
    return do("effect", on=["it"], change=change, called="Growth")


def test_613_7_effects_without_a_name_are_told_apart_by_what_they_do() -> None:
    frog = unnamed(lose_all_abilities=True, set_power=1, set_toughness=1, set_colors=["U"], set_subtypes=["Frog"])
    assert said(IT, frog, unnamed(set_power=5, set_toughness=5), unnamed(set_colors=["R"]), unnamed(power="+1")) == [
        "An effect: its subtype becomes Frog.",
        "The same effect: it becomes blue instead of green.",
        "Another effect, newer than the effect that makes it blue: it becomes red instead of blue.",
        "The effect that makes it a Frog: nothing changes, since it has no abilities.",
        "The same effect: its power and toughness become 1/1.",
        "Another effect, newer than the effect that makes it 1/1: its power and toughness become 5/5.",
        "Another effect: it gets +1/+0 and is 6/5.",
    ]


def test_the_same_effect_is_the_one_of_the_step_before() -> None:
    animated = unnamed(add_types=["Artifact"], set_power=3, set_toughness=3)
    assert said(IT, animated, named(set_colors=["U"])) == [
        "An effect: its card types become Artifact and Creature.",
        "Growth: it becomes blue instead of green.",
        "The effect that makes it an artifact: its power and toughness become 3/3.",
    ]


def test_an_effect_of_which_nothing_came_about_is_called_by_what_it_would_do() -> None:
    frog = unnamed(set_subtypes=["Frog"], set_power=1, set_toughness=1, set_colors=["U"])
    assert said(place("Forest"), frog, named(set_subtypes=["Island"]), named(set_colors=["R"]))[2:] == [
        "The effect that would make it a Frog: it becomes blue.",
        "The second Growth, newer than the effect that makes it blue: it becomes red instead of blue.",
        "The effect that makes it blue: nothing changes, since it is not a creature.",
    ]
    animated = unnamed(add_types=["Creature"], set_power=3, set_toughness=3)
    assert said(IT, animated, named(set_colors=["R"]))[-1] == (
        "The effect that makes it a creature: its power and toughness become 3/3."
    )


@pytest.mark.parametrize(
    ("first", "then", "called"),
    [
        ({"set_subtypes": ["Orc"]}, {"set_subtypes": ["Elf"]}, "makes it an Orc"),
        ({"set_types": ["Artifact"]}, {"set_types": ["Land"]}, "makes it an artifact"),
        ({"lose_all_abilities": True}, {"add_abilities": ["Flying"]}, "takes away all its abilities"),
        ({"add_abilities": ["Flying"]}, {"lose_all_abilities": True}, "gives it flying"),
        ({"set_power": 3}, {"set_power": 4}, "sets its power to 3"),
        ({"control": "Ben"}, {"control": "Ana"}, "gives Ben control of it"),
        ({"text": {"from": "Elf", "to": "Orc"}}, {"text": {"from": "Orc", "to": "Elf"}}, "changes “Elf” to “Orc”"),
    ],
)
def test_613_7_an_older_effect_without_a_name_is_called_by_what_it_did(
    first: Record, then: Record, called: str
) -> None:
    assert f", newer than the effect that {called}: " in said(IT, unnamed(**first), unnamed(**then))[1]


def test_613_7_what_won_by_being_newer_than_an_effect_without_a_name_says_what_that_did() -> None:
    played = play(NEWEST.key, IT, unnamed(set_power=5), place("Humbling", "h"), cards=(ODD, WITCH, HUMILITY))
    assert played["it"].why["power"][0].says == (
        "Humbling has a later timestamp than the effect that sets its power to 5, so it is applied later."
    )


def test_613_7_two_effects_of_one_name_are_numbered_by_age() -> None:
    assert said(IT, named(power="+3"), named(power="+1"), unnamed(power="+1")) == [
        "The first Growth: it gets +3/+0 and is 4/4.",
        "The second Growth: it gets +1/+0 and is 5/4.",
        "An effect: it gets +1/+0 and is 6/4.",
    ]
    assert said(IT, named(set_power=3), named(set_power=2))[1] == (
        "The second Growth, newer than the first: its power becomes 2."
    )
    # One spell that does two things is one.
    assert said(IT, named(set_colors=["U"], power="+1"))[1] == "Growth: it gets +1/+0 and is 2/4."


def test_611_2d_what_an_effect_counted_as_it_began_is_told_with_what_was_made_of_it() -> None:
    every = {"count": {"types": "Creature"}, "times": 3, "plus": 1}
    own = {"count": {"types": ["Creature"], "controller": "you"}, "times": -1}
    assert said(IT, named(set_power=1, set_toughness=2, power=every, toughness=own)) == [
        # Of sizes that are numbers nothing was counted.
        "Growth: its power and toughness become 1/2.",
        (
            "Growth: it gets +4/-1 and is 5/1 "
            "(counted once, as the effect began: creatures, three times that, plus 1 and creatures Ana controls)."
        ),
    ]
    by_cost = "Growth: its power becomes 2 (looked up once, as the effect began: its mana value)."
    assert said(IT, named(set_power="mana value")) == [by_cost]


def test_613_7_two_effects_of_one_permanent_do_not_make_two_of_it() -> None:
    """An ability that was activated twice, of something that is there once, or that has gone since."""
    first, other, second = (
        do("effect", on=["it"], change={"set_power": power}, called=called)
        for power, called in ((3, "Witch"), (0, "Queen"), (2, "Witch"))
    )
    for zone in ("battlefield", "graveyard"):
        assert said(IT, place("Witch", "p", zone), first, other, second) == [
            "The first effect of Witch: its power becomes 3.",
            "Queen, newer than the first effect of Witch: its power becomes 0.",
            "The second effect of Witch, newer than the first and than Queen: its power becomes 2.",
        ]


def test_613_7b_the_effect_of_an_ability_that_resolved_is_not_called_by_its_permanent_alone() -> None:
    """What is newer than Witch may be older than what her ability did, on her own page too."""
    first, hers = (do("effect", on=["it"], change={"set_power": power}, called="Witch") for power in (3, 2))
    humbling, queen = place("Humbling", "h"), do("effect", on=["it"], change={"set_power": 0}, called="Queen")
    assert said(IT, place("Witch", "p"), humbling, hers)[-1] == (
        "The effect of Witch, newer than Humbling: its power becomes 2."
    )
    played = play(NEWEST.key, place("Witch", "it"), first, queen, cards=(WITCH,))
    assert played["it"].why["power"][0].says == (
        "Queen has a later timestamp than the effect of Witch, so it is applied later."
    )


@pytest.mark.parametrize(
    ("change", "why", "rule"),
    [
        ({"control": "Ana"}, "Ana already controls it", "613.1b"),
        ({"text": {"from": "Swamp", "to": "Island"}}, "its text has no “Swamp”", "613.1c"),
        ({"set_types": ["Creature"]}, "it is already a creature", "205.1a"),
        ({"add_types": ["Creature"]}, "it is already a creature", "205.1b"),
        ({"add_types": ["Creature"], "add_subtypes": ["Elf"]}, "it is already a creature and an Elf", "205.1b"),
        # It gains no subtype that goes with a card type it does not have.
        ({"add_subtypes": ["Equipment"]}, "it is not an artifact", "205.3d"),
        ({"set_types": ["Creature"], "set_subtypes": ["Elf"]}, "it is already a creature and an Elf", "205.1a"),
        ({"remove_supertypes": ["Legendary"]}, "it is not legendary", "205.4b"),
        ({"remove_types": ["Artifact"]}, "it is not an artifact", "205.1a"),
        ({"remove_types": ["Artifact", "Land"]}, "it is not an artifact or a land", "205.1a"),
        ({"lose_all_land_types": True}, "it does not have any land types", "205.1a"),
        ({"set_subtypes": ["Equipment"]}, "it is not an artifact", "205.3d"),
        ({"add_subtypes": ["Elf"]}, "it is already an Elf", "205.1b"),
        ({"lose_all_abilities": True, "set_colors": ["G"]}, "it is already green", "105.3"),
        # An effect that sets the one says nothing of the other.
        ({"set_toughness": 4}, "its toughness is already 4", "613.4b"),
        ({"set_colors": ["G"]}, "it is already green", "105.3"),
        ({"add_colors": ["G"]}, "it is already green", "105.3"),
        ({"lose_all_abilities": True}, "it has no abilities", "613.1f"),
        ({"remove_abilities": ["Flying"]}, "it does not have flying", "613.1f"),
        ({"set_power": 1, "set_toughness": 4}, "it is already 1/4", "613.4b"),
    ],
)
def test_613_1_an_effect_that_changed_nothing_says_why(change: Record, why: str, rule: str) -> None:
    rung = rungs(play(NEWEST.key, IT, named(**change), cards=(ODD,)).table, "it")[1]
    assert (rung.says, rung.step.rules[0]) == (f"Growth: nothing changes, since {why}.", rule)


@pytest.mark.parametrize(
    ("onto", "why"), [(IT, "it is already every creature type"), (place("Forest"), "it is not a creature")]
)
def test_205_3d_every_creature_type_is_given_once_and_to_creatures_alone(onto: Record, why: str) -> None:
    shifts = named(all_creature_types=True)
    last = rungs(play(NEWEST.key, onto, shifts, shifts, cards=(ODD,)).table, "it")[-1]
    assert last.says.endswith(f": nothing changes, since {why}.")
    assert last.step.rules[0] == ("205.1b" if onto is IT else "205.3d")


@pytest.mark.parametrize(
    "action",
    [
        named(power="+1"),
        named(set_power=3),
        named(switch_power_toughness=True),
        do("counters", "it", kind="+1/+1", count=1),
    ],
)
def test_208_3_what_is_no_creature_gets_no_size_and_that_is_said(action: Record) -> None:
    (rung,) = rungs(play(NEWEST.key, place("Forest"), action).table, "it")[1:]
    assert rung.says.endswith(": nothing changes, since it is not a creature.")
    assert "208.3" in rung.step.rules


def test_613_4_an_amount_of_zero_and_equal_numbers_are_said() -> None:
    assert said(IT, named(power="+0")) == ["Growth: it gets +0/+0 and stays 1/4."]
    even = named(set_power=4, set_toughness=4)
    turn = do("effect", on=["it"], change={"switch_power_toughness": True}, called="Turn")
    assert said(IT, even, turn)[1] == "Turn: nothing changes, since its power and toughness are equal."


def test_what_would_be_given_by_a_choice_that_nobody_made_says_so() -> None:
    text = "As Nemesis enters, choose a player.\nNemesis has protection from the chosen player."
    table = play(NEWEST.key, place("Nemesis"), cards=(creature("Nemesis", "Merfolk", "3/1", oracle_text=text),)).table
    assert [rung.says for rung in rungs(table, "it")][1:] == [
        "Its own ability: nothing changes, since no player has been chosen."
    ]


def test_205_4_what_is_legendary_already_stays_so() -> None:
    leader = ODD | {"name": "Leader", "type_line": "Legendary Creature — Elf"}
    legend = do("effect", on=["it"], change={"add_supertypes": ["Legendary"]}, called="Growth")
    table = play(NEWEST.key, place("Leader"), legend, cards=(leader,)).table
    (rung,) = rungs(table, "it")[1:]
    assert (rung.says, rung.step.rules[0]) == ("Growth: nothing changes, since it is already legendary.", "205.4b")


def test_what_is_no_creature_is_told_without_what_was_counted() -> None:
    counted = {"count": {"types": "Land"}}
    says = said(place("Forest"), named(power=counted, toughness=counted))
    assert says == ["Growth: nothing changes, since it is not a creature."]


def test_613_4b_a_size_by_mana_value_says_so() -> None:
    table = play(NEWEST.key, place("Humbling"), place("Awakening", "a"), cards=(HUMILITY, OPALESCENCE)).table
    assert rungs(table, "it")[-1].says == (
        "Awakening, newer than Humbling: its power and toughness become 4/4 (its mana value: 4)."
    )


def test_709_5_what_goes_with_a_locked_half_is_told_as_that_halfs() -> None:
    text = "Whenever you unlock this door, look at the four highest cards of a library and order them as you like."
    table = play(
        NEWEST.key,
        place("Long Hall", unlocked=["right"]),
        cards=(
            room(
                {"name": "Long Hall", "mana_cost": "{1}{U}", "oracle_text": text},
                {"name": "Attic", "mana_cost": "{G}", "oracle_text": text},
            ),
        ),
    ).table
    assert rungs(table, "it")[1].says.endswith("; it loses the ability of that half.")


def test_613_7_names_stand_before_what_is_called_by_its_deed() -> None:
    later = (place("Humbling", "h"), named(set_power=3, set_toughness=3))
    says = said(IT, unnamed(set_power=7, set_toughness=7), *later)[-1]
    assert says == "Growth, newer than Humbling and the effect that makes it 7/7: its power and toughness become 3/3."


@pytest.mark.parametrize(("count", "told"), [(1, "a level counter"), (3, "three level counters")])
def test_711_2_what_a_level_symbol_does_names_the_counters(count: int, told: str) -> None:
    text = "Level up {W}\nLEVEL 1+\n3/3\nFirst strike"
    leveler = creature("Pupil", "Human", "1/1", layout="leveler", oracle_text=text)
    counted = do("counters", "it", kind="level", count=count)
    table = play(NEWEST.key, place("Pupil"), counted, cards=(leveler,)).table
    assert [rung.says for rung in rungs(table, "it")][1:] == [
        f"With {told} on it, it gains first strike.",
        f"With {told} on it, its power and toughness become 3/3.",
    ]


def test_two_abilities_of_one_object_say_for_whom_each_is() -> None:
    liege = creature(
        "Liege",
        "Treefolk",
        "4/4",
        oracle_text=("Other green creatures you control get +1/+1.\nOther white creatures you control get +1/+1."),
    )
    cat = creature("Cat", "Cat", "2/2", "{G}{W}")

    there = play(NEWEST.key, place("Cat"), place("Liege", "l"), cards=(liege, cat)).table
    assert [rung.says for rung in rungs(there, "it")][-2:] == [
        "Liege, for other green creatures Ana controls: it gets +1/+1 and is 3/3.",
        "Liege, for other white creatures Ana controls: it gets +1/+1 and is 4/4.",
    ]
    # One ability needs no such words.
    green = creature("Liege", "Treefolk", "4/4", oracle_text="Other green creatures you control get +1/+1.")
    table = play(NEWEST.key, place("Cat"), place("Liege", "l"), cards=(green, cat)).table
    assert rungs(table, "it")[-1].says == "Liege: it gets +1/+1 and is 3/3."


def test_a_number_less_what_was_counted_is_told_as_that() -> None:
    change = {"power": {"life": "Ana", "times": -1, "plus": 20}}
    life = do("life", player="Ana", total=12)
    source = do("effect", on=["it"], change=change, source="it")
    assert said(IT, life, source) == [
        "Its own ability: it gets +8/+0 and is 9/4 (Ana's life total: 12, 20 minus that)."
    ]
    twice = do("effect", on=["it"], change={"power": {"life": "Ana", "times": -2, "plus": 26}}, source="it")
    assert said(IT, life, twice) == [
        "Its own ability: it gets +2/+0 and is 3/4 (Ana's life total: 12, 26 minus twice that)."
    ]


def test_730_2_what_is_merged_is_told_with_the_name_of_its_topmost_component() -> None:
    beast = creature("Gem", "Beast", "4/4", oracle_text="Mutate {1}{R}{G}\nReach")
    merged = (IT, place("Gem", "gem", "stack"), do("mutate", "gem", onto="it"))
    table = play(NEWEST.key, *merged, cards=(ODD, beast)).table
    assert rungs(table, "it")[1].says.startswith("Merged, with Gem on top: name Gem; ")


def test_613_8_what_was_waited_for_and_came_to_nothing_is_told_as_past() -> None:
    """The bell looks for Swamps, which the tomb would make; the moon takes the tomb's ability."""
    bell = enchantment("Bell", {"subtypes": "Swamp"}, {"add_types": ["Creature"], "set_power": 1, "set_toughness": 1})
    marsh = land("Marsh", "Swamp", "Basic")
    there = (place("Marsh"), place("Bell", "bell"), place("Tomb", "tomb"))
    told = [rung.says for rung in rungs(play(NEWEST.key, *there, cards=(bell, marsh, SWAMPS)).table, "it")]
    assert told[2].startswith("Bell, waiting for Tomb, on which it depends for what it applies to: ")
    moon = (*there, place("Red Moon", "moon"))
    told = [rung.says for rung in rungs(play(NEWEST.key, *moon, cards=(bell, marsh, SWAMPS, MOON)).table, "it")]
    assert told[1].startswith("Tomb does not apply: ")
    assert told[2].startswith(
        "Bell, having waited for Tomb, on which it depended for what it applies to until that could no longer apply: "
    )


def test_613_8_numbered_effects_of_one_kind_are_named_together() -> None:
    names = (
        "the first effect of Staff",
        "Growth",
        "the third effect of Staff",
        "the first Growth",
        "the second Growth",
    )
    together = ["the first and third effects of Staff", "Growth", "the first and second Growth"]
    assert numbered_together(names) == together


def test_613_6_what_goes_on_of_its_own_is_an_ability_that_was_lost() -> None:
    waking = enchantment("Waking", {"name": "Waking"}, {"add_types": ["Creature"], "set_power": 4, "set_toughness": 4})
    board = (place("Waking"), place("Humility", "hush"))
    told = [rung.says for rung in rungs(play(NEWEST.key, *board, cards=(waking, HUMILITY)).table, "it")]
    goes_on = "Its own ability, still applying although lost, as it began to in an earlier layer: "
    assert any(says.startswith(goes_on) for says in told), told


def test_702_114_devoid_on_what_is_colorless_says_so() -> None:
    bare = creature("Bare", "Eldrazi", "1/1", "{2}", oracle_text="Devoid")
    table = play(NEWEST.key, place("Bare"), cards=(bare,)).table
    assert [rung.says for rung in rungs(table, "it")][1:] == ["Devoid: nothing changes, since it is already colorless."]


def test_what_has_no_name_is_called_by_what_it_is() -> None:
    hall = room(
        {"name": "Long Hall", "mana_cost": "{1}{U}", "oracle_text": "Creatures get +1/+1."},
        {"name": "Attic", "mana_cost": "{G}", "oracle_text": "Creatures have reach."},
    )
    locked = (place("Odd"), place("Long Hall", "hall", unlocked=["left"]), do("lock", "hall", half="left"))
    gives = do("effect", source="hall", on=["it"], change={"add_abilities": ["Flying"]})
    played = play(NEWEST.key, *locked, gives, cards=(ODD, hall))
    assert rungs(played.table, "it")[-1].says == "Ana's locked Room: it gains flying."
    assert played["it"].why["keywords"][0].says == "Ana's locked Room gives it flying."


def test_207_2_what_has_nothing_but_reminder_text_has_no_abilities_to_lose() -> None:
    card = creature("Odd", "Elf", "1/4", oracle_text="(It looks odd.)")
    lost = do("effect", on=["it"], change={"lose_all_abilities": True}, called="Growth")
    table = play(NEWEST.key, place("Odd"), lost, cards=(card,)).table
    assert rungs(table, "it")[-1].says == "Growth: nothing changes, since it has no abilities."


def test_613_6_an_ability_that_was_lost_does_not_deny_another_that_applied() -> None:
    """One makes it a Forest, by which Blood Moon takes the one that defines its size."""
    table = play(NEWEST.key, place("Ashaya, Soul of the Wild"), place("Blood Moon", "moon")).table
    opened, *_, last = (rung.says for rung in rungs(table, "it")[1:])
    assert opened.startswith(
        "Its own ability, which it loses only afterward: its card types become Land and Creature; "
    )
    assert last.startswith("Another of its own abilities does not apply: Blood Moon took it away before it could, so ")


def test_613_6_two_abilities_that_were_lost_in_two_layers_are_two() -> None:
    """As a Forest Ashaya has neither: that one was lost in layer 4 is not said again of the one of layer 7a."""
    rooted = do("effect", on=["it"], change={"set_types": ["Land"], "set_subtypes": ["Forest"]}, called="Root")
    table = play(NEWEST.key, place("Ashaya, Soul of the Wild"), rooted).table
    assert [rung.says for rung in rungs(table, "it") if not rung.step.applied] == [
        "Its own ability does not apply: it depends on Root, which took it away first.",
        "Another of its own abilities does not apply: Root took it away before it could.",
    ]


def test_613_4c_with_what_an_aura_is_on_and_not_with_the_aura_they_share_a_type() -> None:
    like = ("shares_color_with", "shares_creature_type_with", "same_name_as")
    banner: Record = {
        "name": "Banner",
        "type_line": "Enchantment — Aura",
        "oracle_text": "Enchant creature\nAll alike grow.",
    }
    banner["static"] = [{"filter": {"types": "Creature", key: "attached"}, "change": {"power": "+1"}} for key in like]
    there = (IT, place("Banner", "b"), do("attach", "b", to="it"), place("Odd", "twin"))
    for label in ("it", "twin"):
        told = [rung.says for rung in rungs(play(NEWEST.key, *there, cards=(ODD, banner)).table, label)][1:]
        assert told == [
            "Banner, for creatures that share a color with Odd (it): it gets +1/+0 and is 2/4.",
            "Banner, for creatures that share a creature type with Odd (it): it gets +1/+0 and is 3/4.",
            "Banner, for creatures with the same name as Odd (it): it gets +1/+0 and is 4/4.",
        ]


def test_613_1e_what_is_attached_to_what_an_aura_is_on_is_told_by_its_name() -> None:
    """On the page of an Aura "it" would be that Aura, to which nothing is attached."""
    banner: Record = {"name": "Banner", "type_line": "Enchantment — Aura", "oracle_text": "Enchant creature\nAll glow."}
    banner["static"] = [
        {"filter": {"types": "Enchantment", "attached_to": "attached"}, "change": {"add_colors": ["R"]}},
        {"filter": {"subtypes": "Aura"}, "change": {"add_colors": ["U"]}},
    ]
    there = (IT, place("Banner", "b"), do("attach", "b", to="it"))
    told = [rung.says for rung in rungs(play(NEWEST.key, *there, cards=(ODD, banner)).table, "b")][1:]
    assert told == [
        "Its own ability, for enchantments attached to Odd: it becomes red.",
        "Its own ability, for Auras: it becomes blue in addition to red.",
    ]


SAID_OF = {
    ("attached", "attached_to"): ("enchantments attached to it: 1", "enchantments attached to Odd: 1"),
    ("attached", "same_name_as"): ("creatures with the same name as it: 1", "creatures with the same name as Odd: 1"),
    ("attached", "shares_color_with"): (
        "creatures that share a color with it: 2",
        "creatures that share a color with Odd: 2",
    ),
    ("attached", "shares_creature_type_with"): (
        "creatures that share a creature type with it: 1",
        "creatures that share a creature type with Odd: 1",
    ),
    ("witch", "same_name_as"): ("creatures with the same name as Witch: 1", "creatures with the same name as it: 1"),
    ("it", "shares_color_with"): ("creatures that share a color with it: 2",) * 2,
    ("self", "attached_to"): ("enchantments attached to Banner: 0",) * 2,
    ("self", "same_name_as"): ("creatures with the same name as Banner: 0",) * 2,
    ("self", "shares_color_with"): ("creatures that share a color with Banner: 0",) * 2,
    ("self", "shares_creature_type_with"): ("creatures that share a creature type with Banner: 0",) * 2,
}


@pytest.mark.parametrize(("of", "key"), SAID_OF)
def test_613_4c_in_an_amount_it_is_the_object_that_is_told_of(of: str, key: str) -> None:
    """On the page of the Witch nothing is attached to "it": the Aura is on another creature."""
    counted = {"types": "Enchantment" if key == "attached_to" else "Creature", key: of}
    table = _under_a_banner({"filter": {"types": "Creature"}, "change": {"power": {"count": counted}}})
    told = tuple(rungs(table, label)[-1].says.partition(" (")[2].removesuffix(").") for label in ("it", "witch"))
    assert told == SAID_OF[of, key]


FAILING = {
    ("attached", "attached_to"): "there are fewer than two enchantments attached to Odd",
    ("attached", "same_name_as"): "there are fewer than two creatures with the same name as Odd",
    ("self", "attached_to"): "there are fewer than two enchantments attached to it",
    ("self", "same_name_as"): "there are fewer than two creatures with the same name as it",
}


@pytest.mark.parametrize(("of", "key"), FAILING)
def test_604_2_in_a_condition_that_fails_it_is_what_has_the_words(of: str, key: str) -> None:
    counted = {"types": "Enchantment" if key == "attached_to" else "Creature", key: of}
    failing = {"filter": {"types": "Creature"}, "change": {"power": "+1"}, "if": {"count": counted, "is": ">=2"}}
    table = _under_a_banner(failing)
    for label in ("it", "witch"):
        assert rungs(table, label)[-1].says == f"Banner does not apply: {FAILING[of, key]}."


def _under_a_banner(static: Record) -> Table:
    banner: Record = {"name": "Banner", "type_line": "Enchantment — Aura", "oracle_text": "Enchant creature\nAll grow."}
    banner["static"] = [static]
    there = (IT, place("Witch", "witch"), place("Banner", "b"), do("attach", "b", to="it"))
    return play(NEWEST.key, *there, cards=(ODD, WITCH, banner)).table
