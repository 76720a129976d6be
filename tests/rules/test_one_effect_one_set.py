"""Boards on which it matters that an effect is one, when a condition is asked, and what came first (613.6-613.8)."""

from __future__ import annotations

import msgspec
import pytest

from inspector.cards import Condition
from inspector.rules import rungs
from inspector.rules.decisions.proof_step import ProofStep
from inspector.rules.wording.of_conditions import failing_words
from tests.rules.cards_for_tests import ALL, creature, enchantment, land
from tests.rules.playing import Played, Record, do, place, play

# Forests and Elves are one set, though two kinds are named.
GROVE: Record = {
    "name": "Grove",
    "mana_cost": "{3}{G}",
    "type_line": "Enchantment",
    "oracle_text": (
        "All Forests and all Elves are 1/1 green Elf creatures and Forest lands in addition to their other types."
    ),
}
ELF = creature("Elf", "Elf", "2/2", "{W}")
LIVING = enchantment("Living", {"types": "Land"}, {"add_types": ["Creature"], "set_power": 1, "set_toughness": 1})
ROOTS: Record = {
    "name": "Roots",
    "mana_cost": "{2}{G}",
    "type_line": "Enchantment — Aura",
    "oracle_text": "Enchant permanent",
    "static": [{"on": "attached", "change": {"set_types": ["Land"], "set_subtypes": ["Forest"]}}],
}
STIRRED: Record = {
    "name": "Stirred",
    "mana_cost": "{2}{G}",
    "type_line": "Enchantment — Aura",
    "oracle_text": "Enchant land",
    "static": [{"on": "attached", "change": {"add_types": ["Creature"], "add_subtypes": ["Elemental"]}}],
}
ARBOR = land("Arbor", "Forest")
ARBOR["type_line"] = "Land Creature — Forest Dryad"
ARBOR |= {"power": "1", "toughness": "1"}
APE: Record = creature("Ape", "Ape", "1/1", "{R}", oracle_text="It is larger beside a Forest.")
APE["static"] = [{"on": "self", "change": {"power": "+1"}, "if": {"count": {"subtypes": "Forest"}, "is": ">=1"}}]
GALE: Record = {
    "name": "Gale",
    "mana_cost": "{U}",
    "type_line": "Enchantment",
    "static": [
        {
            "filter": {"types": "Creature"},
            "change": {"add_abilities": ["Flying"]},
            "if": {"count": {"subtypes": "Forest"}, "is": ">=1"},
        }
    ],
}
SILENCE = enchantment("Silence", {"types": "Creature"}, {"lose_all_abilities": True}, "{1}{U}")
ECLIPSE = enchantment("Eclipse", {"types": "Land"}, {"lose_all_abilities": True, "keep_mana_abilities": True})
GIFT: Record = {
    "name": "Gift",
    "mana_cost": "{1}",
    "type_line": "Artifact — Equipment",
    "oracle_text": "It makes of a planeswalker a creature.\nEquip planeswalker {1}",
    "static": [{"on": "attached", "change": {"remove_types": ["Planeswalker"], "add_types": ["Creature"]}}],
}
WALKER: Record = {"name": "Walker", "mana_cost": "{2}{U}", "type_line": "Legendary Planeswalker — Jace", "loyalty": "3"}
MITE: Record = {
    "name": "Mite",
    "mana_cost": "{G}",
    "type_line": "Creature — Insect",
    "oracle_text": "Its power is the number of creatures.",
    "power": "*",
    "toughness": "1",
    "define": {"power": {"count": {"types": "Creature"}}},
}
MUTED: Record = {
    "name": "Muted",
    "mana_cost": "{1}{W}",
    "type_line": "Enchantment — Aura",
    "oracle_text": "Enchant creature",
    "static": [{"on": "attached", "change": {"lose_all_abilities": True, "add_abilities": ["Reach"]}}],
}
HYBRID = creature("Hybrid", "Elf", "2/2", "{G/W}", oracle_text="({G/W} can be paid with either {G} or {W}.)")
CARDS = [
    *(GROVE, ELF, LIVING, ROOTS, STIRRED, ARBOR, APE, GALE, SILENCE, ECLIPSE, GIFT, WALKER, MITE, MUTED, HYBRID, *ALL),
]


def board(*actions: Record, edition: str = "2026-08") -> Played:
    return play(edition, *actions, cards=CARDS)


def first(played: Played, label: str, key: str) -> str:
    return played[label].why[key][0].rules[0]


def steps_of(played: Played, label: str, source: str) -> list[ProofStep]:
    return [step for step in played[label].proof if step.source is not None and step.source.label == source]


def told(played: Played, label: str) -> list[str]:
    return [rung.says for rung in rungs(played.table, label)]


@pytest.mark.parametrize(("edition", "rule"), [("2011-09", "613.7b"), ("2021-09", "613.8b"), ("2026-08", "613.8b")])
def test_613_8b_two_kinds_of_one_effect_stand_in_one_loop(edition: str, rule: str) -> None:
    there = (place("Dual", "dual"), place("Elf", "elf"))
    grove_first = board(place("Grove", "grove"), place("Red Moon", "moon"), *there, edition=edition)
    for label, subtypes in (("dual", {"Elf", "Mountain"}), ("elf", {"Elf", "Mountain"})):
        assert ({*grove_first[label].types}, {*grove_first[label].subtypes}) == ({"Land", "Creature"}, subtypes)
        assert first(grove_first, label, "subtypes") == rule
    # After Red Moon the Dual would be no Forest for Grove to make a creature; the Elf is one in any order.
    assert (first(grove_first, "dual", "types"), first(grove_first, "elf", "types")) == (rule, "205.1b")
    moon_first = board(place("Red Moon", "moon"), place("Grove", "grove"), *there, edition=edition)
    assert (moon_first["dual"].types, moon_first["dual"].subtypes) == (("Land",), ("Mountain",))
    assert ({*moon_first["elf"].types}, {*moon_first["elf"].subtypes}) == ({"Land", "Creature"}, {"Elf", "Forest"})
    if edition == "2026-08":
        said = [why.says for why in grove_first["dual"].why["subtypes"]]
        assert "Red Moon and Grove depend on each other, so their timestamps decide." in said
        assert [why.says for why in grove_first["dual"].why["types"]][:2] == [
            "Grove and Red Moon depend on each other, so their timestamps decide.",
            "Grove changes the card types; they are Land and Creature now.",
        ]
        assert moon_first["elf"].why["subtypes"][0].says == (
            "Red Moon and Grove depend on each other, so timestamps decide; Red Moon came first, when it did not apply "
            "to this object yet."
        )
    # What the loop left a plain land, and what it left a Forest.
    assert (first(moon_first, "dual", "types"), first(moon_first, "elf", "subtypes")) == (rule, rule)
    assert told(moon_first, "dual")[2] == (
        "Grove does not apply here: it and Red Moon depend on each other, so timestamps decide."
    )


def test_613_7_effects_on_subtypes_of_different_kinds_are_in_any_order_the_same() -> None:
    attached = do("attach", "stirred", to="dual")
    played = board(place("Dual", "dual"), place("Stirred", "stirred"), attached, place("Red Moon", "moon"))
    assert {*played["dual"].subtypes} == {"Elemental", "Mountain"}
    assert first(played, "dual", "subtypes") == "305.7"
    assert [step.after for step in steps_of(played, "dual", "moon")] == [()]


def test_613_7a_what_adds_a_type_that_is_there_would_have_put_it_back() -> None:
    made = (place("Arbor", "arbor"), place("Living", "living"), place("Roots", "roots"))
    played = board(*made, do("attach", "roots", to="arbor"))
    assert played["arbor"].types == ("Land",)
    assert first(played, "arbor", "types") == "613.7a"
    assert [source.label for source in steps_of(played, "arbor", "roots")[0].after] == ["living"]
    roots_first = board(place("Arbor", "arbor"), place("Roots", "roots"), do("attach", "roots", to="arbor"), made[1])
    assert {*roots_first["arbor"].types} == {"Land", "Creature"}


def test_613_7e_an_effect_that_takes_no_type_of_the_other_is_not_said_to_be_newer() -> None:
    roots = (place("Roots", "roots"), do("attach", "roots", to="dual"))
    played = board(place("Dual", "dual"), do("effect", on=["dual"], change={"add_types": ["Land"]}), *roots)
    assert steps_of(played, "dual", "roots")[0].after == ()


def test_611_3a_a_condition_is_told_as_it_was_when_the_turn_of_the_effect_came() -> None:
    drained = board(place("Ape", "ape"), place("Dual", "dual"), place("Red Moon", "moon"))
    assert drained["ape"].power == 1
    (step,) = steps_of(drained, "ape", "ape")
    assert [one.holds for one in step.conditions] == [False]
    assert told(drained, "ape")[-1] == "Its own ability does not apply: there is no Forest."
    # The condition holds, but the object is none of those meant.
    rooted = (place("Angel", "angel"), place("Roots", "roots"), do("attach", "roots", to="angel"))
    gone = board(place("Gale", "gale"), place("Dual", "dual"), *rooted)
    (step,) = steps_of(gone, "angel", "gale")
    assert (step.applied, [one.holds for one in step.conditions]) == (False, [True])
    assert told(gone, "angel")[-1] == "Gale does not apply here: it affects only creatures."


@pytest.mark.parametrize(
    ("moon", "says"),
    [
        ((), "Its own ability: it gets +1/+0 and is 2/1."),
        (("Red Moon",), "Its own ability does not apply: there is no Forest."),
    ],
)
def test_611_3a_a_ladder_never_says_that_a_condition_holds_which_does_not(moon: tuple[str, ...], says: str) -> None:
    played = board(place("Ape", "ape"), place("Dual", "dual"), *(place(name, name) for name in moon))
    assert told(played, "ape")[-1] == says


@pytest.mark.parametrize(
    ("change", "says"),
    [
        ({"power": "-1"}, "-1/-0 and is 0/1"),
        ({"toughness": "-1"}, "-0/-1 and is 1/0"),
        ({"power": "+2", "toughness": "-1"}, "+2/-1 and is 3/0"),
        ({"toughness": "+3"}, "+0/+3 and is 1/4"),
    ],
    ids=str,
)
def test_613_4c_a_ladder_writes_a_change_of_size_as_cards_do(change: dict[str, str], says: str) -> None:
    played = board(place("Ape", "ape"), do("effect", on=["ape"], change=change, called="Curse"))
    assert told(played, "ape")[-1] == f"Curse: it gets {says}."


def test_613_8b_a_size_that_a_loop_left_as_it_was_is_led_by_the_loop() -> None:
    there = (place("Silence", "silence"), place("Humbling", "humbling"), place("Awakening", "awakening"))
    played = board(*there, place("Angel", "angel"))
    assert (played["angel"].power, played["humbling"].power, played["silence"].power) == (4, 4, 2)
    assert first(played, "angel", "power") == "613.8b"
    # Where an effect set it, that one is told.
    assert first(played, "humbling", "power") == "613.4b"


def test_613_1f_what_spares_mana_abilities_is_not_said_to_take_all() -> None:
    played = board(place("Dual", "dual"), place("Eclipse", "eclipse"))
    says = played["dual"].why["abilities"][0].says
    assert says == "Eclipse takes away all abilities but mana abilities."


def test_613_1f_what_has_no_abilities_is_said_to_have_had_none_to_lose() -> None:
    """A Bear has none, Tarmogoyf no keyword ability but another one that is lost."""
    there = (place("Grizzly Bears", "bear"), place("Tarmogoyf", "goyf"), place("Serra Angel", "angel"))
    played = board(*there, place("Humility", "humility"))
    told = {
        label: [played[label].why[key][0].says for key in ("abilities", "keywords")]
        for label in ("bear", "goyf", "angel")
    }
    taken = "Humility takes away all abilities"
    assert told == {
        "bear": [f"{taken}, but there were none."] * 2,
        "goyf": [f"{taken}."] * 2,
        "angel": [f"{taken}."] * 2,
    }


def test_305_7_a_land_whose_own_type_is_set_changes_in_nothing() -> None:
    """Not even its subtypes come in another order, which would be told as if it had become something."""
    green = do("effect", on=["it"], change={"set_subtypes": ["Forest"]}, called="Green")
    played = board(place("Dryad Arbor"), green)
    assert (played["it"].subtypes, played["it"].proof[1].changes) == (("Forest", "Dryad"), {})
    assert rungs(played.table, "it")[1].says == "Green: nothing changes, since it is already a Forest."


def test_207_2_a_paragraph_of_reminder_text_is_counted_as_no_ability() -> None:
    played = board(place("Hybrid", "hybrid"), place("Silence", "silence"))
    assert told(played, "hybrid")[-1] == "Silence: nothing changes, since it has no abilities."
    assert "no abilities" in board(place("Hybrid", "hybrid"))["hybrid"].why["abilities"][0].says


def test_613_4a_who_took_the_ability_that_defines_a_size_is_named_also_where_it_gives_others() -> None:
    attached = do("attach", "muted", to="mite")
    played = board(place("Mite", "mite"), place("Muted", "muted"), attached)
    assert (played["mite"].power, played["mite"].keywords) == (0, ("Reach",))
    assert (
        told(played, "mite")[-1]
        == "Its own ability does not apply: Muted took it away before it could, so the printed * counts as 0."
    )


def test_702_6e_equip_planeswalker_takes_a_planeswalker_as_a_creature() -> None:
    attached = do("attach", "gift", to="walker")
    played = board(place("Walker", "walker"), place("Gift", "gift"), attached)
    assert (str(played.outcomes[-1].result), played["walker"].types) == ("done", ("Creature",))
    other = board(place("Walker", "walker"), place("Bonesplitter", "gift"), attached)
    assert (str(other.outcomes[-1].result), other.outcomes[-1].rules[0]) == ("nothing happens", "301.5")


def test_613_7c_a_counter_is_told_by_its_kind() -> None:
    there = (place("Angel", "angel"), do("counters", "angel", kind="indestructible", count=1))
    played = board(*there, place("Silence", "silence"))
    assert (
        played["angel"]
        .why["keywords"][0]
        .says.startswith("Silence has a later timestamp than the indestructible counter")
    )


def of_words(text: str) -> Record:
    return {"name": "Words", "mana_cost": "{2}{U}", "type_line": "Enchantment — Aura", "oracle_text": text}


@pytest.mark.parametrize(
    ("text", "edition", "layers"),
    [
        ("Enchanted creature becomes a copy of the oddest creature.", "2026-08", ["1a"]),
        ("Enchanted creature becomes a copy of the oddest creature.", "2016-01", ["1"]),
        ("Enchanted creature has the full text of the oddest card.", "2026-08", ["3"]),
        ("Enchanted creature is a 4/4 creature if it is odd.", "2026-08", ["7b"]),
        ("Enchanted creature gets +1/+1 if it is odd.", "2026-08", ["7c"]),
    ],
)
def test_613_1_words_that_are_not_computed_stand_in_the_layer_of_what_they_do(
    text: str, edition: str, layers: list[str]
) -> None:
    attached = do("attach", "words", to="bear")
    played = play(edition, place("Bear", "bear"), place("Words", "words"), attached, cards=[of_words(text), *CARDS])
    told_in = [step.layer for step in played["bear"].proof if step.text]
    assert set(layers) <= {*told_in}
    assert layers[0] in ("7b", "7c") or told_in == layers


def test_113_11_what_cannot_be_had_is_told_where_it_would_have_been_given() -> None:
    never = enchantment("Never", {"types": "Creature"}, {"cant_have_abilities": ["Flying"]}, "{1}")
    gale = enchantment("Wind", {"types": "Creature"}, {"add_abilities": ["Flying", "Haste"]}, "{1}")
    played = play(
        "2026-08", place("Bear", "bear"), place("Wind", "wind"), place("Never", "never"), cards=[never, gale, *CARDS]
    )
    assert played["bear"].keywords == ("Haste",)
    (rung,) = [rung for rung in rungs(played.table, "bear") if rung.source_name == "Wind"]
    assert rung.step.refused == ("Flying",)
    assert rung.says == (
        "Wind, waiting for Never, on which it depends for which abilities it can give: "
        "it would gain flying, which it can't have; it gains haste."
    )


@pytest.mark.parametrize(
    ("condition", "says"),
    [
        ({"count": {"subtypes": "Forest", "controller": "you"}, "is": ">=1"}, "you control no Forest"),
        ({"count": {"types": "Artifact"}, "is": ">=3"}, "there are fewer than three artifacts"),
        ({"self": {"types": "Artifact"}}, "Ape is not an artifact"),
        ({"turn_of": "opponent"}, "it is not an opponent's turn"),
        ({"day_night": "night"}, "it is not night"),
        ({"not": {"count": {"types": "Creature"}, "is": ">=1"}}, "there is at least one creature"),
        ({"count": {"types": "Creature"}, "is": "<=0"}, "there is at least one creature"),
        ({"count": {"types": "Creature"}, "is": ">3"}, "there are fewer than four creatures"),
        ({"count": {"types": "Creature", "controller": "you"}, "is": "=1"}, "you do not control exactly one creature"),
        (
            {"count": {"types": "Creature", "controller": "Ben"}, "is": "3"},
            "Ben does not control exactly three creatures",
        ),
        ({"count": {"types": "Creature"}, "is": "=2"}, "there are not exactly two creatures"),
        ({"count": {"types": "Creature"}, "is": "<=1"}, "there is more than one creature"),
        (
            {"count": {"types": "Creature", "controller": "opponent"}, "is": "<3"},
            "your opponents control more than two creatures",
        ),
        ({"value": {"life": "you"}, "is": ">=20"}, "your life total is less than 20"),
        (
            {"count": {"types": "Creature", "belongs_to": "its controller"}, "is": ">=1"},
            "its controller controls no creature",
        ),
        ({"count": {"zone": "hand", "owner": "you"}, "is": ">=2"}, "there are fewer than two cards in your hand"),
        (
            {"count": {"zone": "graveyard", "keywords": "Flying"}, "is": ">=1"},
            "there is no card with flying in a graveyard",
        ),
    ],
)
def test_611_3a_a_condition_that_fails_is_told_as_people_say_it(condition: Record, says: str) -> None:
    words = failing_words(msgspec.convert(condition, Condition), lambda label: label.capitalize(), "ape")
    assert words == says


def test_716_2_a_class_level_is_told_by_what_it_gives() -> None:
    school: Record = {
        "name": "School",
        "mana_cost": "{R}",
        "type_line": "Enchantment — Class",
        "oracle_text": "{1}{R}: Level 2\nCreatures you control have haste.",
    }
    raised = do("designate", "school", **{"as": "class level 2"})
    played = play("2026-08", place("School", "school"), raised, cards=[school])
    assert played.outcomes[-1].says == "School is level 2 now and has its abilities up to that level."


CROWN: Record = {
    "name": "Crown",
    "mana_cost": "{U}",
    "type_line": "Enchantment — Aura",
    "oracle_text": 'Enchant creature\nEnchanted creature has "Other creatures have base power and toughness 1/1."',
}


def test_613_7a_a_given_ability_is_told_as_given_since_its_object_may_be_older() -> None:
    same = enchantment("Same", {"types": "Creature"}, {"set_power": 3, "set_toughness": 3}, "{W}")
    there = (place("Bear", "bear"), place("Angel", "angel"), place("Same", "same"), place("Crown", "crown"))
    played = play("2026-08", *there, do("attach", "crown", to="bear"), cards=[same, CROWN, *CARDS])
    assert (played["angel"].power, played["bear"].power) == (1, 3)
    says = played["angel"].why["power"][0].says
    assert says == "The ability that Bear was given has a later timestamp than Same, so it is applied later."


def test_208_3_a_permanent_that_is_no_creature_loses_its_size_with_the_card_type() -> None:
    rooted = (place("Roots", "roots"), do("attach", "roots", to="angel"))
    played = board(place("Angel", "angel"), *rooted, do("counters", "angel", kind="+1/+1", count=2))
    assert (played["angel"].power, played["angel"].toughness) == (None, None)
    abilities = "it loses flying and vigilance; it gains “{T}: Add {G}.”"
    assert told(played, "angel")[1:] == [
        f"Roots: its card type becomes Land; its subtype becomes Forest; {abilities}; it has no power or toughness.",
        "The +1/+1 counters: nothing changes, since it is not a creature.",
    ]
    (step,) = steps_of(played, "angel", "roots")
    assert [(change.was, change.to) for key, change in step.changes.items() if key == "power"] == [(4, None)]
    assert "208.3" in step.rules
    back = board(place("Angel", "angel"), *rooted, place("Living", "living"))
    assert (back["angel"].power, back["angel"].subtypes) == (1, ("Forest", "Angel"))
    assert [
        rung.endswith(("it has no power or toughness.", "4/4 again.", "1/1.")) for rung in told(back, "angel")[1:]
    ] == [True] * 3


def test_613_7a_subtypes_that_come_back_with_a_card_type_follow_its_order() -> None:
    god: Record = {
        "name": "Idol",
        "mana_cost": "{2}{U}",
        "type_line": "Enchantment Creature — God",
        "power": "5",
        "toughness": "5",
        "static": [{"on": "self", "change": {"remove_types": ["Creature"]}}],
    }
    played = play("2026-08", place("Idol", "idol"), place("Awakening", "awakening"), cards=[god, *CARDS])
    assert played["idol"].subtypes == ("God",)
    assert (first(played, "idol", "types"), first(played, "idol", "subtypes")) == ("613.7a", "613.7a")


def test_613_8c_what_an_effect_depends_on_no_more_is_not_said_to_be_waited_for() -> None:
    bell = enchantment("Bell", {"subtypes": "Swamp"}, {"add_types": ["Creature"]})
    mire: Record = {
        "name": "Mire",
        "mana_cost": "{B}",
        "type_line": "Enchantment — Aura",
        "oracle_text": "Enchant land",
        "static": [{"on": "attached", "change": {"set_subtypes": ["Swamp"]}}],
    }
    there = (place("Bell", "bell"), place("Dry", "dry"), place("Mire", "mire"), do("attach", "mire", to="dry"))
    bog = enchantment("Bog", {"name": "Dry"}, {"add_subtypes": ["Swamp"]})
    cards = [bell, mire, bog, land("Dry", "Forest"), *CARDS]
    played = play("2026-08", *there, place("Bog", "bog"), cards=cards)
    assert played["dry"].types == ("Land", "Creature")
    (step,) = steps_of(played, "dry", "bell")
    assert {(one.source.label, one.waited) for one in step.depends_on} == {("mire", True), ("bog", False)}
    assert told(played, "dry")[2].startswith("Bell, waiting for Mire, on which it depends for what it applies to: ")


@pytest.mark.parametrize(("edition", "rule"), [("2016-01", "112.11"), ("2021-09", "113.11"), ("2026-08", "113.11")])
def test_113_11_leads_where_an_ability_was_lost_because_it_cannot_be_had(edition: str, rule: str) -> None:
    never = enchantment("Never", {"types": "Creature"}, {"cant_have_abilities": ["Flying"]}, "{1}")
    bird: Record = creature("Bird", "Bird", "1/1", "{U}", oracle_text="Flying\nVigilance")
    played = play(edition, place("Bird", "bird"), place("Never", "never"), cards=[never, bird, *CARDS])
    assert played["bird"].keywords == ("Vigilance",)
    reason = played["bird"].why["keywords"][0]
    assert (reason.rules[0], reason.says) == (rule, "Never says that it can't have flying.")


def test_613_8a_what_lost_its_ability_is_not_said_to_have_come_first() -> None:
    woods = land("Woods", supertypes="Legendary", oracle_text="Forests.")
    woods["static"] = [{"filter": {"types": "Land"}, "change": {"add_subtypes": ["Forest"]}}]
    there = (place("Grove", "grove"), place("Woods", "woods"), place("Dual", "dual"), place("Red Moon", "moon"))
    played = play("2026-08", *there, cards=[woods, *CARDS])
    assert played["dual"].subtypes == ("Mountain",)
    affects = "it affects only Forests and Elves, and it comes after Red Moon, on which it depends."
    assert told(played, "dual")[3] == f"Grove does not apply here: {affects}"
    says = "Grove does not apply here: it depends on Red Moon, which comes first."
    assert played["dual"].why["types"][0].says == says


def test_613_8a_a_step_that_says_it_waited_cites_the_rule_also_where_that_changed_another_object_alone() -> None:
    march = enchantment("March", {"types": "Artifact"}, {"add_types": ["Creature"]})
    forge = do("effect", on=["field"], change={"add_types": ["Artifact"]})
    relic: Record = {"name": "Relic", "mana_cost": "{2}", "type_line": "Artifact"}
    there = (place("March", "march"), place("Relic", "relic"), place("Field", "field"))
    played = play("2026-08", *there, forge, cards=[march, relic, land("Field", "Forest"), *CARDS])
    for label, first in (("relic", False), ("field", True)):
        (step,) = steps_of(played, label, "march")
        assert ("613.8a" in step.rules, step.rules[0] == "613.8a") == (True, first)
        (says,) = [one for one in told(played, label) if one.startswith("March")]
        assert says.startswith(
            "March, waiting for the effect that makes it an artifact, on which it depends for what it applies to: "
        )


SMALL = {"types": "Creature", "power": "<=2", "other": "it"}
OTHERS_POWER = {"greatest": "power", "among": {"types": "Creature", "other": "it"}}


@pytest.mark.parametrize(
    ("change", "sizes"),
    [
        # 613.4b, 613.4c: two 2/2 and a 4/4, each counted before any of them is changed.
        ({"power": {"count": SMALL}}, [(3, 2), (3, 2), (6, 4)]),
        ({"power": OTHERS_POWER, "toughness": OTHERS_POWER}, [(6, 6), (6, 6), (6, 6)]),
        ({"set_power": {"count": SMALL}}, [(1, 2), (1, 2), (2, 4)]),
        ({"set_toughness": OTHERS_POWER, "set_power": 1}, [(1, 4), (1, 4), (1, 2)]),
        ({"set_power": OTHERS_POWER, "set_toughness": {"of": "power", "on": "it"}}, [(4, 2), (4, 2), (2, 4)]),
    ],
)
def test_613_4_no_amount_of_an_effect_sees_what_the_effect_does_to_another_object(
    change: Record, sizes: list[tuple[int, int]]
) -> None:
    spur = enchantment("Spur", {"types": "Creature"}, change)
    cards = [spur, creature("Imp", "Imp", "2/2"), creature("Giant", "Giant", "4/4")]
    there = [place(name, label) for name, label in (("Imp", "one"), ("Imp", "two"), ("Giant", "big"))]
    now = play("2026-08", place("Spur"), *there, cards=cards)
    assert [(now[label].power, now[label].toughness) for label in ("one", "two", "big")] == sizes


def test_702_1_what_goes_out_of_a_row_of_keywords_is_told_of_the_abilities_too() -> None:
    bird: Record = creature("Bird", "Bird", "1/1", "{U}", oracle_text="Flying, vigilance, haste")
    taken = do("effect", on=["bird"], change={"remove_abilities": ["Vigilance"]}, called="Daze")
    played = play("2026-08", place("Bird", "bird"), taken, cards=[bird, *CARDS])
    assert played["bird"].abilities == ("Flying, haste",)
    for key in ("abilities", "keywords"):
        assert played["bird"].why[key][0].says == "Daze takes away vigilance."
