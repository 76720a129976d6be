"""Whole proofs, step by step: layer, whose effect, its rank among the timestamps, what changed, and the sentence.

Copies and being face down are steps of layer 1 (613.2a-b), what defines a value comes first in its layer (613.3),
counters have a timestamp of their own (613.7c), what was turned over has a new one (613.7g).
"""

from __future__ import annotations

import pytest

from inspector.lenses.ladders import ladder_of
from inspector.rules import rungs
from tests.rules.cards_for_tests import ALL, creature, land
from tests.rules.playing import Played, Record, do, entering_copy, place, play

SHIFTER = creature("Shifter", "Shapeshifter", "1/1", "{1}{U}", oracle_text="Changeling", keywords=["Changeling"])
VOID = creature("Void", "Eldrazi", "1/1", "{1}{U}", oracle_text="Devoid", keywords=["Devoid"])
WALKER: Record = {"name": "Walker", "mana_cost": "{3}", "type_line": "Planeswalker — Jace", "loyalty": "4"}
COPIER = {
    "name": "Copier",
    "mana_cost": "{3}{U}",
    "type_line": "Creature — Illusion",
    "power": "0",
    "toughness": "0",
    "oracle_text": "You may have this enter as a copy of any permanent.",
}
CASTLE = land("Castle", "Swamp", "Legendary", oracle_text="Flying")
CARDS = (*ALL, SHIFTER, VOID, WALKER, CASTLE, COPIER)
BOARD = (
    place("Shifter", "shifter"),
    place("Void", "void"),
    place("Bear", "bear"),
    place("Bear", "bear 2"),
    do("become_copy", "bear", of="shifter"),
    do("counters", "bear", kind="+1/+1", count=1),
    do("counters", "bear", kind="flying", count=1),
    do("turn_face_down", "bear 2"),
    do("effect", on=["bear 2", "shifter"], change={"switch_power_toughness": True, "power": "+2"}, called="Twist"),
)

Step = tuple[str, str | None, int, str, str]


def board(*actions: Record) -> Played:
    return play("2026-08", *(actions or BOARD), cards=CARDS)


def ladder(played: Played, label: str) -> list[Step]:
    """The steps after the start: layer, source, rank, the rule that leads, the sentence."""
    return [
        (rung.step.layer, rung.source_name, rung.step.timestamp, rung.step.rules[0], rung.says)
        for rung in rungs(played.table, label)[1:]
    ]


def test_613_3_what_defines_a_value_is_a_step_of_its_layer() -> None:
    played = board()
    assert ladder(played, "shifter")[0] == (
        *("4", "Shifter (shifter)", 1, "702.73a"),
        "Changeling: it is every creature type.",
    )
    assert ladder(played, "void") == [("5", "Void", 2, "702.114a", "Devoid: it becomes colorless.")]
    assert played["void"].why["colors"][0].says == "Devoid makes it colorless."
    assert played["shifter"].why["subtypes"][0].says == "Changeling makes it every creature type."


def test_613_2a_a_copy_is_the_first_step_and_counters_come_after_it() -> None:
    assert ladder(board(), "bear") == [
        (
            *("1a", None, 4, "707.2"),
            (
                "As a copy of Shifter (shifter): that name; mana cost {1}{U}; blue; Creature — Shapeshifter; 1/1;"
                " changeling."
            ),
        ),
        ("4", "Shifter (bear)", 3, "702.73a", "Changeling: it is every creature type."),
        ("6", "Shifter (bear)", 6, "613.1f", "The flying counter: it gains flying."),
        ("7c", "Shifter (bear)", 5, "613.4c", "The +1/+1 counter: it gets +1/+1 and is 2/2."),
    ]


def test_613_2b_being_face_down_is_a_step_with_the_time_at_which_it_was_turned() -> None:
    played = board()
    down, *others = ladder(played, "bear 2")
    assert down == (
        *("1b", "Ana's face-down creature", 7, "708.2a"),
        "Face down: no name; no mana cost; mana value 0; colorless; Creature; 2/2; no abilities.",
    )
    assert [(layer, name, rank) for layer, name, rank, *_ in others] == [("7c", "Twist", 8), ("7d", "Twist", 8)]
    assert others[1][-1] == "Twist: its power and toughness are switched and are 2/4 now."


def test_613_7c_counters_that_are_gone_have_no_rank_any_more() -> None:
    counters = do("counters", "bear", kind="+1/+1", count=1)
    gone = do("counters", "bear", kind="+1/+1", count=-1)
    growth = do("effect", on=["bear"], change={"power": "+1"}, called="Growth")
    assert [step[2] for step in ladder(board(place("Bear", "bear"), counters, growth), "bear")] == [2, 3]
    assert [step[2] for step in ladder(board(place("Bear", "bear"), counters, gone, growth), "bear")] == [2]


def test_707_2_each_value_of_a_copy_stands_from_what_to_what() -> None:
    copied = rungs(board().table, "bear")[1].step
    changes = {key: (one.was, one.to) for key, one in copied.changes.items() if key not in ("names", "colors")}
    assert changes == {
        "name": ("Bear", "Shifter"),
        "mana_cost": ("{1}{G}", "{1}{U}"),
        "subtypes": (("Bear",), ("Shapeshifter",)),
        "keywords": ((), ("Changeling",)),
        "abilities": ((), ("Changeling",)),
        "power": (2, 1),
        "toughness": (2, 1),
    }


def test_122_1_the_reasons_tell_what_counters_did() -> None:
    why = board()["bear"].why
    assert why["power"][0].says == "The +1/+1 counter on it gives it +1 power: 2."
    assert why["keywords"][0].says == "The flying counter on it gives it flying."
    assert why["abilities"][0].says == "The flying counter on it gives it flying."
    assert [reason.rules[0] for reason in why["power"]] == ["613.4c", "707.2"]


def test_306_5_loyalty_is_printed_elsewhere_and_counted_on_the_battlefield() -> None:
    played = board(
        place("Walker", "hand", "hand"), place("Walker", "there", counters={"loyalty": 6}), place("Bear", "bear")
    )
    assert (played["hand"].loyalty, played["there"].loyalty, played["bear"].loyalty) == (4, 6, None)
    assert played["hand"].why["loyalty"][0].rules[0] == "209.1"
    assert played["there"].why["loyalty"][0].says.endswith("the number of loyalty counters on it: 6.")
    assert [rungs(played.table, label)[0].step.values["loyalty"] for label in ("hand", "there", "bear")] == [4, 6, None]
    taken = board(place("Walker", "there"), do("effect", on=["there"], change={"set_types": ["Artifact"]}))
    assert taken["there"].loyalty is None


def test_306_5b_the_loyalty_of_a_copy_is_told_behind_what_it_copied() -> None:
    # Three by what it copied and one by its exception (707.9); neither is copied, as there are counters.
    without_legend = {"remove_supertypes": ["Legendary"], "counters": {"loyalty": 1}}
    played = board(
        place("Walker", "walker", counters={"loyalty": 6}),
        place("Copier", "copier", "hand"),
        *entering_copy("copier", "walker", **{"except": without_legend}),
    )
    says = rungs(played.table, "copier")[1].says
    assert says.endswith(". Its counters make its loyalty 5.")
    assert says.startswith("As a copy of Walker (walker): ")
    assert "loyalty" not in says.partition(". ")[0]


def test_708_2_before_2017_a_split_card_gives_two_answers() -> None:
    """By 708.2, 708.3 and 708.5 of 2016-01: two sets of values, the colors together, each number twice."""
    played = play("2016-01", place("Fire // Ice", "it", "hand"))
    start = rungs(played.table, "it")[0]
    assert start.step.values["name"] == ("Fire", "Ice")
    assert start.step.values["mana_cost"] == ("{1}{R}", "{1}{U}")
    assert start.step.values["mana_value"] == (2, 2)
    assert start.says == "It starts as Fire // Ice: Instant, converted mana cost 2 and 2."
    why = played["it"].why
    assert [(reason.rules[0], reason.says) for reason in why["name"]] == [
        ("708.2", "Off the stack the card has two sets of values, one for each half: name Fire // Ice."),
        ("708.5", "What asks for its name gets two answers, one for each half: Fire // Ice."),
    ]
    assert [(reason.rules[0], reason.says) for reason in why["mana_value"]] == [
        ("708.2", "Each half has its own converted mana cost: 2 and 2.")
    ]
    assert [reason.rules[0] for reason in why["colors"]] == ["708.3", "708.2", "202.2", "202.2c"]
    fused = play("2016-01", place("Wear // Tear", "it", "hand"), do("cast", "it", half="fused"))["it"].why["name"][0]
    assert fused.says == "A fused spell has two sets of values, one for each half: name Wear // Tear."
    assert fused.rules[0] == "702.101b"


@pytest.mark.parametrize("edition", ["2016-01", "2021-09", "2025-06"])
def test_709_5_halves_of_a_permanent_are_locked_since_there_are_rooms(edition: str) -> None:
    """What an exception makes a permanent of two halves has both of them before (708.2 of 2016, 709.4)."""
    made = {"set_types": [], "add_types": ["Artifact"]}
    copy = do("create_token_copy", of="it", **{"as": "token", "except": made})
    cast = do("cast", "it", half="fused")
    token = play(edition, place("Wear // Tear", "it", "hand"), cast, copy)["token"]
    assert bool(token.name) is (edition != "2025-06")
    assert all(reason.rules and reason.says for told in token.why.values() for reason in told)
    assert ("unlocked" in token.why) is (edition == "2025-06")


def test_613_1d_every_creature_type_has_a_before_and_an_after() -> None:
    """What an effect makes every creature type was something before; what ends that had every one (205.1a-b)."""
    takes = do("effect", on=["bear"], change={"all_creature_types": True}, called="Maskwood")
    frog = do("effect", on=["bear"], change={"set_subtypes": ["Frog"]}, called="Frog")
    played = board(place("Bear", "bear"), takes, frog)
    changed = [step.step.changes["subtypes"] for step in rungs(played.table, "bear")[1:]]
    assert [(one.was, one.to) for one in changed] == [
        (("Bear",), "every creature type"),
        ("every creature type", ("Frog",)),
    ]
    assert [rung.step.rules[0] for rung in rungs(played.table, "bear")[1:]] == ["205.1b", "613.7b"]
    assert played["bear"].subtypes == ("Frog",)
    both = do("effect", on=["bear"], change={"set_subtypes": ["Elf"], "all_creature_types": True}, called="Both")
    [step] = rungs(board(place("Bear", "bear"), both).table, "bear")[1:]
    assert (step.step.changes["subtypes"].was, step.step.changes["subtypes"].to) == (("Bear",), "every creature type")


MADE = do(
    "effect",
    on=["bear"],
    change={
        "set_types": ["Artifact", "Creature"],
        "set_subtypes": ["Construct"],
        "set_colors": ["U"],
        "add_abilities": ["Flying"],
        "name": "Thing",
    },
    called="Make",
)
ADDED = do(
    "effect",
    on=["bear"],
    change={
        "add_types": ["Enchantment"],
        "add_subtypes": ["Elf"],
        "add_supertypes": ["Legendary"],
        "add_colors": ["R"],
    },
    called="Add",
)


def leading(played: Played, label: str, key: str) -> list[tuple[str, str]]:
    return [(why.rules[0], why.says) for why in played[label].why[key]]


def test_613_7b_the_newer_of_two_resolved_effects_leads_where_both_touch_a_value() -> None:
    played = board(place("Bear", "bear"), MADE, ADDED)
    newer = ("613.7b", "Add has a later timestamp than Make, so it is applied later.")
    assert leading(played, "bear", "name") == [
        ("612.8", "Make sets the name to Thing."),
        ("201.1", "The name is printed on the card: Bear."),
    ]
    assert leading(played, "bear", "types") == [
        newer,
        ("205.1b", "Add changes the card types; they are Enchantment, Artifact and Creature now."),
        ("205.1a", "Make sets the card types to Artifact and Creature."),
        ("205.1", "The card types are printed on the card: Creature."),
    ]
    assert leading(played, "bear", "subtypes") == [
        newer,
        ("205.1b", "Add changes the subtypes; they are Construct and Elf now."),
        ("205.1a", "Make sets the subtype to Construct."),
        ("205.1", "The subtypes are printed on the card: Bear."),
    ]
    assert leading(played, "bear", "supertypes")[0] == ("205.4b", "Add gives it the supertype Legendary.")
    assert leading(played, "bear", "colors")[:3] == [
        newer,
        ("105.3", "Add adds red to its colors: blue and red."),
        ("105.3", "Make makes it blue."),
    ]
    assert leading(played, "bear", "keywords")[0] == (
        "613.1f",
        "Make gives it flying.",
    )
    assert leading(played, "bear", "abilities")[0] == ("613.1f", "Make gives it flying.")
    steps = rungs(played.table, "bear")[1:]
    after = [(one.step.layer, [source.called for source in one.step.after]) for one in steps]
    assert after == [("3", []), ("4", []), ("4", ["Make"]), ("5", []), ("5", ["Make"]), ("6", [])]


def test_305_7_a_basic_land_type_takes_the_abilities_and_leaves_the_types() -> None:
    seas = do("effect", on=["castle"], change={"set_subtypes": ["Island"]}, called="Seas")
    played = board(place("Castle", "castle"), seas)
    takes = (
        "305.7",
        (
            "Seas gives the land a basic land type instead of any others, so it loses its other abilities and has the "
            "mana ability of that type."
        ),
    )
    replaces = ("305.7", "A basic land type that Seas gives to a land replaces its other land types.")
    stays = ("305.7", "Seas sets a land type, which changes neither card types nor supertypes.")
    assert leading(played, "castle", "subtypes")[:2] == [replaces, ("205.1a", "Seas sets the subtype to Island.")]
    assert leading(played, "castle", "abilities")[0] == takes
    assert leading(played, "castle", "keywords")[0] == takes
    assert stays in leading(played, "castle", "types")
    assert stays in leading(played, "castle", "supertypes")


def test_613_1_each_layer_names_its_rule_and_what_the_effect_did() -> None:
    played = board(
        place("Angel", "angel"),
        do(
            "effect",
            on=["angel"],
            change={"lose_all_abilities": True, "add_abilities": ["Reach"], "switch_power_toughness": True},
            called="Take",
        ),
        do("effect", on=["angel"], change={"control": "Ben", "set_power": 1}, called="Threat"),
        do("effect", on=["angel"], change={"text": {"from": "Angel", "to": "Bear"}}, called="Hack"),
    )
    assert leading(played, "angel", "controller") == [
        ("613.1b", "Threat gives control to Ben."),
        ("110.2", "Without that, Ana would control it."),
    ]
    assert leading(played, "angel", "subtypes")[0] == ("612.1", "Hack changes the subtype to Bear.")
    assert leading(played, "angel", "abilities")[0] == (
        *("613.1f",),
        "Take takes away all other abilities and gives it reach.",
    )
    assert leading(played, "angel", "keywords")[0][1] == "Take takes away all other abilities and gives it reach."
    assert leading(played, "angel", "power") == [
        ("613.4d", "Take switches power and toughness: power 4."),
        ("613.4b", "Threat sets the power to 1."),
        ("208.1", "The power is printed on the card: 4."),
    ]
    assert leading(played, "angel", "toughness")[0] == ("613.4d", "Take switches power and toughness: toughness 1.")
    assert leading(played, "angel", "name")[0][0] == "201.1"


def test_613_8a_leads_for_what_an_ability_that_was_taken_would_have_done() -> None:
    played = board(place("Tomb", "tomb"), place("Red Moon", "moon"), place("Dual", "dual"))
    gone = ("613.8a", "Tomb does not apply: it depends on Red Moon, which takes its ability away first.")
    assert gone in leading(played, "dual", "subtypes")
    assert gone[0] in {rule for rule, _ in leading(played, "tomb", "subtypes")}


def test_205_1a_setting_a_value_to_what_it_was_decides_it_too() -> None:
    """An effect that sets types, colors, size or all abilities decides the value, whether or not it was the same."""
    same = {
        "set_types": ["Creature"],
        "set_subtypes": ["Bear"],
        "set_colors": ["G"],
        "set_power": 2,
        "set_toughness": 2,
    }
    played = board(
        place("Bear", "bear"), do("effect", on=["bear"], change={**same, "lose_all_abilities": True}, called="Same")
    )
    for key, rule in (
        *(("types", "205.1a"), ("subtypes", "205.1a"), ("colors", "105.3"), ("power", "613.4b")),
        *(("toughness", "613.4b"), ("abilities", "613.1f"), ("keywords", "613.1f")),
    ):
        assert leading(played, "bear", key)[0][0] == rule
    assert leading(played, "bear", "abilities")[0][1] == "Same takes away all abilities, but there were none."
    assert leading(played, "bear", "name")[0][0] == "201.1"
    assert all(not rung.step.changes for rung in rungs(played.table, "bear")[1:])


def test_709_5_a_room_with_both_halves_locked_says_so_on_the_ladder() -> None:
    played = board(place("Bottomless Pool // Locker Room"))
    start, locked = rungs(played.table, "it")
    assert start.says.startswith("It starts as Bottomless Pool // Locker Room: Enchantment — Room, mana value 6.")
    assert locked.says.startswith("With both halves locked, it has no name and no mana cost;")
    assert "it loses all abilities" in locked.says


@pytest.mark.parametrize("unlocked", [[], ["left"], ["left", "right"]], ids=["locked", "half", "open"])
def test_709_5_a_value_of_a_room_names_no_layer_without_a_rung_of_that_layer(unlocked: list[str]) -> None:
    played = board(place("Bottomless Pool // Locker Room", unlocked=unlocked))
    on_the_ladder = {rung.step.layer for rung in rungs(played.table, "it")}
    named = {why.layer for reasons in played["it"].why.values() for why in reasons if why.layer}
    assert named == on_the_ladder - {"start"}


def test_613_3_devoid_and_changeling_rest_on_being_defining_abilities() -> None:
    played = board()
    assert played["void"].why["colors"][0].rules == ("702.114a", "604.3", "613.3")
    assert played["shifter"].why["subtypes"][0].rules == ("702.73a", "604.3", "613.3")


def test_707_2b_a_copy_is_told_by_the_name_that_was_copied_not_by_the_one_the_original_has_since() -> None:
    played = play(
        "2026-08",
        place("Thraben Sentry", "sentry"),
        place("Clone", "clone", "hand"),
        *entering_copy("clone", "sentry"),
        do("transform", "sentry"),
    )
    assert played["sentry"].name == "Thraben Militia"
    assert (
        played["clone"].why["power"][0].says == "It is a copy of Thraben Sentry, so it has the copied values: power 2."
    )
    assert rungs(played.table, "clone")[1].says.startswith("As a copy of Thraben Sentry: ")
    assert [rung.name for rung in ladder_of(played.table, "clone").rungs][1] == "Copy of Thraben Sentry"


def test_708_2_what_copied_something_face_down_is_not_told_by_the_card_that_this_is() -> None:
    played = play(
        "2026-08",
        place("Thraben Sentry", "Thraben Sentry", face_down="manifest"),
        place("Clone", "clone", "hand"),
        *entering_copy("clone", "Thraben Sentry"),
        do("turn_face_up", "Thraben Sentry"),
    )
    assert [rung.name for rung in ladder_of(played.table, "clone").rungs][1] == "Copy of a face-down creature"


def test_707_3_the_copy_of_a_flipped_permanent_is_told_by_the_half_that_was_seen_and_the_one_that_it_shows() -> None:
    played = play(
        "2026-08",
        place("Akki Lavarunner", "akki", flipped=True),
        place("Clone", "clone", "hand"),
        *entering_copy("clone", "akki"),
    )
    assert played["akki"].name == "Tok-Tok, Volcano Born"
    assert leading(played, "clone", "power")[0] == (
        "707.2",
        "It is a copy of Tok-Tok, Volcano Born, but being flipped is not copied, so the upper half counts: power 1.",
    )
    assert leading(played, "clone", "mana_cost")[0][1].startswith("It is a copy of Tok-Tok, Volcano Born, so it has ")
    assert rungs(played.table, "clone")[1].says.startswith(
        "As a copy of Tok-Tok, Volcano Born, but not flipped: name Akki Lavarunner; "
    )
    flipped = played.then(do("flip", "clone"))
    assert leading(flipped, "clone", "power")[0] == (
        "707.3",
        "It is itself flipped, so it shows the lower half of what it copied: power 2.",
    )
    assert rungs(flipped.table, "clone")[1].says.startswith(
        "As a copy of Tok-Tok, Volcano Born (akki), and flipped too: that name; "
    )


def test_707_3_the_copy_of_an_unflipped_permanent_that_is_flipped_itself_is_told_so() -> None:
    played = play(
        "2026-08",
        place("Akki Lavarunner", "akki"),
        place("Clone", "clone", "hand"),
        *entering_copy("clone", "akki"),
        do("flip", "clone"),
    )
    assert rungs(played.table, "clone")[1].says.startswith(
        "As a copy of Akki Lavarunner, but flipped: name Tok-Tok, Volcano Born; "
    )


def test_613_1f_where_an_effect_takes_all_and_gives_no_keyword_the_keywords_are_told_as_taken() -> None:
    moon = do(
        "effect", on=["bear"], change={"lose_all_abilities": True, "add_abilities": ["{T}: Add {C}."]}, called="It"
    )
    played = board(place("Bear", "bear"), moon)
    assert leading(played, "bear", "keywords")[0] == (
        *("613.1f",),
        "It takes away all other abilities and gives it “{T}: Add {C}.”",
    )
    given = do("effect", on=["bear"], change={"add_abilities": ["{T}: Add {C}."]}, called="It")
    for label in ("bear", "bear 2"):
        for reasons in board(place("Bear", "bear"), place("Bear", "bear 2"), given)[label].why.values():
            assert not [why.says for why in reasons if "Ability(" in why.says or "keywords=" in why.says]
