"""Sentences are for people: whatever a value is, it is put into words, and no two sentences contradict each other."""

from __future__ import annotations

import re
from typing import Any

import pytest

from inspector.bundled import bundled_files
from inspector.library import bundled_cards
from inspector.rules import EDITIONS, names_told, rungs
from inspector.rules.wording.of_values import SENTENCES
from inspector.scenario import Scenario, explained, read_scenario, replay
from tests.rules.playing import Played, do, place, play

NEW = "2026-08"
# How Python spells what should have been put into words.
SPELLED = re.compile(
    r"\bset\(|frozenset|None/|/None|\bto None\b|\bTrue\b|\bFalse\b|[\[{(]'|: ,|  | ,|\.\.(?!\.)|\b[a-z]+_[a-z]+\b"
)
SCENARIOS = [read_scenario(path) for path in bundled_files("scenarios", ".scenario.json")]


def sentences(document: dict[str, Any]) -> list[str]:
    said = [action["says"] for action in document["actions"]]
    for held in document["objects"].values():
        said += [entry["says"] for entries in (held["why"] or {}).values() for entry in entries]
        said += [step["says"] for step in held["proof"] or ()]
    return [line for entry in said for line in (entry if isinstance(entry, list) else [entry])]


def of(played: Played, label: str, key: str) -> list[str]:
    return [reason.says for reason in played[label].why[key]]


@pytest.mark.parametrize("edition", [edition.key for edition in EDITIONS])
def test_no_sentence_shows_how_a_value_is_kept(edition: str) -> None:
    def told(scenario: Scenario) -> list[str]:
        return sentences(explained(replay(scenario, bundled_cards(), edition)))

    assert not [line for scenario in SCENARIOS for line in told(scenario) if SPELLED.search(line)]


def test_105_3_an_effect_that_takes_all_colors_is_said_to_make_it_colorless() -> None:
    song = [place("Grizzly Bears"), place("Song of the Dryads", "song"), do("attach", "song", to="it")]
    assert of(play(NEW, *song), "it", "colors")[0] == "Song of the Dryads makes it colorless."
    both = do("effect", on=["it"], change={"set_colors": ["R", "G"]})
    assert "red and green" in of(play(NEW, place("Grizzly Bears"), both), "it", "colors")[0]


def test_305_7_that_card_types_stay_is_said_only_where_the_effect_does_not_set_them() -> None:
    song = play(NEW, place("Grizzly Bears"), place("Song of the Dryads", "song"), do("attach", "song", to="it"))
    assert not [line for line in of(song, "it", "types") if "neither card types" in line]
    moon = play(NEW, place("Bayou"), place("Blood Moon", "moon"))
    assert [line for line in of(moon, "it", "types") if "neither card types" in line]


def test_702_127a_a_spell_cast_by_aftermath_is_not_said_to_go_to_the_graveyard() -> None:
    cast = play(NEW, place("Start // Finish", "it", "graveyard"), do("cast", "it", half="right"))
    gone = cast.then(do("resolve", "it"))
    assert not [reason.says for reason in gone.last.reasons if "is put into its owner's graveyard" in reason.says]
    assert gone["it"].why["zone"][0].rules[0] == "702.127a"
    copied = cast.then(do("copy_spell", of="it", **{"as": "c"}), do("resolve", "c"))
    assert "702.127a" not in copied.last.rules


def test_712_11a_the_rule_by_which_a_spell_was_cast_decides_which_face_is_up() -> None:
    cast = play(NEW, place("Lunarch Veteran", "it", "graveyard"), do("cast", "it", transformed=True))
    assert cast["it"].why["face_up"][0].rules[0] == "712.11a"
    copied = cast.then(do("copy_spell", of="it", **{"as": "c"}))
    assert copied["c"].why["face_up"][0].rules[0] == "707.10g"
    assert copied["c"].why["zone"][0].rules[0] == "707.10"
    modal = play(NEW, place("Akoum Warrior", "it", "hand"), do("cast", "it", face="front"))
    assert modal["it"].why["face_up"][0].rules[0] == "712.11b"
    front = play(NEW, place("Delver of Secrets", "it", "hand"), do("cast", "it"))
    assert front["it"].why["face_up"][0].rules[0] == "712.11"


def test_715_3d_a_card_exiled_as_its_adventure_is_cast_by_that_rule() -> None:
    exiled = play(NEW, place("Bonecrusher Giant", "it", "hand"), do("cast", "it", inset=True), do("resolve", "it"))
    assert exiled.then(do("cast", "it", inset=True)).last.rules[0] == "715.3d"
    assert exiled.then(do("cast", "it")).last.rules[0] == "715.3d"
    fresh = play(NEW, place("Bonecrusher Giant", "it", "hand"), do("cast", "it"))
    assert fresh.last.rules[0] == "715.3"


def test_707_10f_a_copy_that_becomes_a_token_is_called_by_its_name() -> None:
    spell = play(NEW, place("Grizzly Bears", "it", "stack"), do("copy_spell", of="it", **{"as": "copied"}))
    entered = spell.then(do("resolve", "copied"))
    assert "enters as a token: Grizzly Bears (copied)." in entered.last.says
    alone = spell.then(do("move", "it", to="exile"), do("resolve", "copied"), do("tap", "copied")).last
    assert alone.says.startswith("Grizzly Bears (copied) is tapped.")


def test_701_27a_what_goes_without_saying_is_cited_and_not_said() -> None:
    delver = play(NEW, place("Delver of Secrets", "it"), do("transform", "it")).last
    assert delver.says == "Delver of Secrets is turned over: its back face is up now."
    assert {"712.9", "701.27a", "712.18", "701.27e", "701.27g", "613.7g", "701.27b"} <= set(delver.rules)
    clone = place("Clone", "it", "hand"), do("put_onto_battlefield", "it", as_copy_of="bear")
    entered = play(NEW, place("Grizzly Bears", "bear"), *clone).last
    assert entered.says == "Clone enters as a copy of Grizzly Bears; it is that copy from the start."
    assert {"707.5", "707.2", "707.2b", "707.6", "400.7", "613.7d", "110.5b"} <= set(entered.rules)


def test_701_27a_the_first_reason_is_always_said() -> None:
    moved = play(NEW, place("Grizzly Bears", "it"), do("move", "it", to="hand")).last
    assert (moved.rules[0], moved.says.count(".")) == ("400.7", 1)


def test_201_2_an_outcome_tells_objects_of_one_name_apart_by_their_labels() -> None:
    board = place("Kruin Outlaw", "outlaw"), place("Elite Vanguard", "vanguard")
    copied = play(NEW, *board, do("become_copy", "outlaw", of="vanguard"))
    turned = copied.then(do("transform", filter={"subtypes": ["Human"]})).last
    assert turned.says == (
        "Elite Vanguard (outlaw) is turned over: its back face is up now. "
        "Elite Vanguard (outlaw) is still a copy and shows what it copied, whichever face is up. "
        "Elite Vanguard (vanguard) is not represented by a double-faced card."
    )
    assert play(NEW, *board, do("transform", "vanguard")).last.says.startswith("Elite Vanguard is not")


def test_708_11_counters_are_put_as_it_is_turned_face_up() -> None:
    hydra = place("Hooded Hydra", face_down="morph")
    up = play(NEW, hydra, do("turn_face_up", "it", by="morph"))
    assert (up["it"].counters, up["it"].power, up["it"].state_based) == ({"+1/+1": 5}, 5, ())
    assert "708.11" in up.last.rules
    humbled = play(NEW, place("Humility", "humility"), hydra, do("turn_face_up", "it"))
    assert humbled["it"].counters == {}


def test_707_9d_that_the_color_indicator_is_not_copied_leads_for_it() -> None:
    ravager = place("Huntmaster of the Fells", "ravager", face="back")
    become = do("become_copy", "it", of="ravager", **{"except": {"colors": ["U"]}})
    it = play(NEW, ravager, place("Vesuvan Doppelganger"), become)["it"]
    assert [it.why[key][0].rules[0] for key in ("color_indicator", "colors")] == ["707.9d", "707.9c"]


def test_611_2c_an_effect_names_what_it_affects_from_now_on() -> None:
    bears = [place("Grizzly Bears", f"bear {at}") for at in range(3)]
    pumped = play(NEW, *bears, do("effect", on=["bear 0", "bear 2"], change={"power": "+1"}))
    assert pumped.last.says == "The effect is on Grizzly Bears (bear 0) and Grizzly Bears (bear 2) alone."


def test_122_1_counters_are_said_with_their_number_and_kind() -> None:
    bear = play(NEW, place("Grizzly Bears", "it"), do("counters", "it", kind="+1/+1", count=3))
    assert bear.last.says == "Grizzly Bears has three +1/+1 counters now."
    marked = bear.then(do("counters", "it", kind="age", count=1))
    assert marked.last.says == "Grizzly Bears has three +1/+1 counters and an age counter now."
    bare = marked.then(do("counters", "it", kind="age", count=-1), do("counters", "it", kind="+1/+1", count=-3))
    assert bare.last.says == "Grizzly Bears has no counters now."


def test_105_4_a_color_is_chosen_by_its_word() -> None:
    painter = play(NEW, place("Painter's Servant", "it"), do("choose", "it", color="U"))
    assert painter.last.says == "The choice for Painter's Servant is blue."
    assert "blue" in painter["it"].why["chosen"][0].says


def test_305_6_the_ladder_names_a_short_ability_that_a_land_gains() -> None:
    bayou = play(NEW, place("Blood Moon", "moon"), place("Bayou", "it"))
    assert "it gains “{T}: Add {R}.”" in rungs(bayou.table, "it")[1].says


@pytest.mark.parametrize(
    ("actions", "says"),
    [
        (
            [
                do("day_night", value="night"),
                place("Outland Liberator", zone="hand"),
                do("put_onto_battlefield", "it"),
            ],
            "It is night, so Outland Liberator, which has daybound, enters with its back face up.",
        ),
        (
            [place("Outland Liberator"), do("day_night", value="night")],
            "It becomes night. Outland Liberator, which has daybound, is turned over at once.",
        ),
        (
            [place("Akki Lavarunner"), do("flip", "it")],
            (
                "Akki Lavarunner is flipped: its lower half counts from now on. "
                "Its mana cost, color, counters and effects stay as they are."
            ),
        ),
        (
            [place("Humility", "h"), place("Exalted Angel", face_down="morph"), do("turn_face_up", "it", by="morph")],
            "Turned face up, it would have no morph ability because of Humility, so there is no morph cost to pay.",
        ),
        (
            [
                *(place("Grizzly Bears", label, face_down="cloak") for label in ("a", "b")),
                do("turn_face_up", objects=["a", "b"], by="disguise"),
            ],
            (
                "Turned face up, Ana's face-down creature (a) would have no disguise ability, so there is no disguise "
                "cost to pay."
            ),
        ),
        (
            [place("Bala Ged Recovery", zone="hand"), do("play_land", "it", face="back")],
            (
                "The chosen face is a land, so it enters with that face up: Bala Ged Sanctuary. "
                "By its own words it enters tapped."
            ),
        ),
    ],
)
def test_613_1_an_outcome_says_nothing_twice(actions: list[dict[str, Any]], says: str) -> None:
    assert play(NEW, *actions).last.says == says


def test_202_3b_a_front_face_without_a_cost_gives_mana_value_0_in_words() -> None:
    incubator = play(NEW, place("Incubator", token=True), do("transform", "it"))
    assert incubator["it"].why["mana_value"][0].says == "Its front face has no mana cost, so its mana value is 0."


def test_614_1c_words_of_a_card_do_not_end_a_sentence_twice() -> None:
    says = "Odd Gate enters shaken and stirred."
    gate = {"name": "Odd Gate", "type_line": "Land", "oracle_text": says}
    entered = play(NEW, place("Odd Gate", zone="hand"), do("put_onto_battlefield", "it"), cards=[gate])
    assert entered.last.says.endswith(f"is not computed: “{says}”")
    crowd = {"name": "Crowd", "type_line": "Enchantment", "oracle_text": "Creatures you control get +1/+1 oddly."}
    told = play(NEW, place("Crowd", "crowd"), place("Grizzly Bears"), cards=[crowd])
    assert rungs(told.table, "it")[-1].says == (
        "What Crowd says is not computed: “Creatures you control get +1/+1 oddly.”"
    )


def test_707_10a_the_copy_of_a_spell_keeps_its_name_for_the_words_in_doubt_when_it_is_gone() -> None:
    spell = place("Turn to Frog", "frog", "hand"), do("cast", "frog"), do("copy_spell", of="frog", as_="copy")
    table = play(NEW, place("Grizzly Bears"), *spell, do("resolve", "copy")).table
    assert "copy" not in table.objects
    assert names_told(table) == {"it": "Grizzly Bears", "frog": "Turn to Frog", "copy": "Turn to Frog (copy)"}
    assert rungs(table, "it")[-1].says.startswith("What Turn to Frog (copy) says is not computed: ")


def test_704_3_each_object_that_goes_is_named() -> None:
    bears = place("Grizzly Bears", "one"), place("Grizzly Bears", "other"), place("Flight", "aura")
    vanguard = place("Elite Vanguard", "third")
    shrunk = (do("counters", label, kind="-1/-1", count=2) for label in ("one", "other", "third"))
    checked = play(NEW, *bears, vanguard, *shrunk, do("check_state")).last
    assert [one.says for one in checked.said] == [
        (
            "Grizzly Bears (one), Grizzly Bears (other) and Elite Vanguard each have toughness 0 or less, "
            "so they go to the graveyard."
        ),
        "Flight is attached to nothing, so it goes to the graveyard.",
    ]


def test_709_4a_what_may_be_chosen_is_said_once() -> None:
    assert play(NEW, do("choose_name", name="Ice")).last.says.count("may be chosen") == 1
    assert play(NEW, do("choose_name", name="Grizzly Bears")).last.says.count("may be chosen") == 1


def test_613_6_the_condition_of_an_effect_is_told_where_the_effect_begins_and_not_again() -> None:
    """Once it has begun it goes on: what animates a noncreature would else be told as needing none in layer 7b."""
    ring = {"name": "Odd Ring", "type_line": "Artifact", "mana_cost": "{1}", "oracle_text": ""}
    change = {"add_types": ["Creature"], "set_power": 1, "set_toughness": 1}
    animated = do("effect", on=["ring"], source="ring", change=change, if_={"not": {"self": {"types": ["Creature"]}}})
    ladder = rungs(play(NEW, place("Odd Ring", "ring"), animated, cards=[ring]).table, "ring")
    assert [(rung.step.layer, rung.begun_by) for rung in ladder[1:]] == [
        ("4", ("it is not a creature",)),
        ("7b", ()),
    ]


def test_613_1f_an_ability_that_was_there_twice_is_told_once() -> None:
    twice = do("effect", on=["it"], change={"add_abilities": ["Flying"]})
    gone = do("effect", on=["it"], change={"remove_abilities": ["Flying"]}, called="Gravity")
    played = play(NEW, place("Serra Angel"), twice, gone)
    assert "Gravity takes away flying." in of(played, "it", "abilities")


def test_207_2_reminder_text_does_not_keep_an_ability_that_was_taken_from_being_named() -> None:
    """With it the ability is long, and was told as "an ability"."""
    says = "Infect (This creature damages creatures with -1/-1 counters and players with poison counters, whatever.)"
    stinger = {"name": "Sting", "type_line": "Creature — Elf", "power": "1", "toughness": "1", "oracle_text": says}
    gone = do("effect", on=["it"], change={"remove_abilities": ["Infect"]}, called="Salve")
    played = play(NEW, place("Sting"), gone, cards=[stinger])
    (told, *_) = of(played, "it", "abilities")
    assert told == "Salve takes away infect."


def test_614_1c_what_a_card_quotes_stands_in_single_quotation_marks() -> None:
    says = 'You may have this enter as a copy of any artifact on the battlefield, except it has "{T}: Add {G}."'
    mimic = {"name": "Odd Mimic", "type_line": "Creature — Elf", "mana_cost": "{1}", "oracle_text": says}
    bears = place("Grizzly Bears", "bears")
    enters = do("put_onto_battlefield", "it", as_copy_of="bears")
    told = play(NEW, bears, place("Odd Mimic", zone="hand"), enters, cards=[mimic]).last.says
    assert told.endswith("except it has ‘{T}: Add {G}.’”")


def test_no_sentence_is_left_with_half_of_what_it_says_of_its_value() -> None:
    """A table has the value beside it: "name now." was what stayed of "; name now: none."."""
    parts = {because: sentence.rpartition(": ") for because, sentence in SENTENCES.items()}
    half = [because for because, (said, _, _) in parts.items() if ";" in said or said.endswith(" now")]
    assert [because for because in half if "{value}" in parts[because][2]] == []


def test_613_1_a_condition_that_is_not_certain_is_not_said_to_hold() -> None:
    """One rung said that it was not certain whether it holds, and then that the effect applies because it does."""
    lamp = {"name": "Lamp", "type_line": "Artifact", "oracle_text": "Creatures become bigger the happier you are."}
    bard = {"name": "Bard", "type_line": "Creature — Elf", "power": "1", "toughness": "1"}
    bard["oracle_text"] = "Bard gets +1/+0 as long as you control another creature."
    board = (place("Bard"), place("Grizzly Bears", "bears"))
    certain = rungs(play(NEW, *board, cards=[lamp, bard]).table, "it")[-1]
    assert certain.begun_by == ("Ana controls at least one other creature",)
    doubtful = rungs(play(NEW, place("Lamp", "lamp"), *board, cards=[lamp, bard]).table, "it")[-1]
    assert "whether its condition holds is not certain" in doubtful.says
    assert doubtful.begun_by == ()
