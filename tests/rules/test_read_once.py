"""What the ladder says so that nobody reads a step twice: who waits no more, what goes on, whose half is locked."""

from __future__ import annotations

from typing import Any

import pytest

from inspector.rules import new_table, rungs
from tests.rules.cards_for_tests import ALL, creature, enchantment
from tests.rules.playing import Played, Record, do, place, play

NEW, OLD = "2026-08", "2011-09"
SURVEY = enchantment("Survey", {"types": "Land", "controller": "Ana"}, {"add_supertypes": ["Basic"]})
TREES = enchantment("Trees", {"types": "Land", "controller": "Ana"}, {"add_subtypes": ["Forest"]})
BARE = {"types": "Artifact", "not": {"types": "Creature"}}
MARCH = enchantment("March", BARE, {"add_types": ["Creature"], "set_power": 3, "set_toughness": 3})
TOOL = {"name": "Tool", "layout": "normal", "mana_cost": "{1}", "type_line": "Artifact", "oracle_text": "{T}: Add {C}."}


def told(label: str, *actions: Record, edition: str = NEW) -> list[tuple[str, str]]:
    """Each step of an object's ladder behind its start: its first rule, and its sentence."""
    table = play(edition, *actions, cards=[*ALL, SURVEY, TREES, MARCH, TOOL]).table
    return [(rung.step.rules[0], rung.says) for rung in rungs(table, label)][1:]


@pytest.mark.parametrize(
    ("surveyed", "rule", "order"),
    [
        # The Moon waits for the Survey. Once that is applied, the Tomb is basic and fears nothing from the Moon.
        ("Ana", "613.7a", "Tomb, newer than Red Moon: "),
        # Ben's Tomb is nonbasic still, and loses its ability to the Moon.
        ("Ben", "613.8a", "Tomb does not apply: it depends on Red Moon, which took its ability away first."),
    ],
)
def test_613_8c_what_depends_no_more_when_the_other_comes_did_not_wait_for_it(
    surveyed: str, rule: str, order: str
) -> None:
    board = [place("Red Moon", "moon"), place("Survey", "survey"), place("Dual", "dual", player="Ben")]
    table = play(NEW, *board, place("Tomb", "tomb", player=surveyed), cards=[*ALL, SURVEY])
    (step,) = (rung for rung in rungs(table.table, "dual") if rung.source_name == "Tomb")
    assert (step.step.rules[0], step.says[: len(order)]) == (rule, order)
    assert table["dual"].why["subtypes"][0].rules[0] == rule


def test_613_8c_it_still_waited_for_what_it_depended_on_when_that_came() -> None:
    """Red Moon takes the Tomb's ability as long as nothing made that basic, whatever else is applied first."""
    board = (place("Trees", "trees"), place("Red Moon", "moon"), place("Tomb", "tomb"), place("Dual", "dual"))
    assert told("dual", *board)[-1][0] == "613.8a"


@pytest.mark.parametrize(("edition", "several", "sets"), [(NEW, "613.6", "613.4b"), (OLD, "613.5", "613.3b")])
def test_613_6_what_an_effect_itself_made_another_kind_of_object_is_told_to_be_affected_still(
    edition: str, several: str, sets: str
) -> None:
    """By layer 7b the Tool is a creature; March has begun to apply to it as to a noncreature artifact."""
    table = play(edition, place("Tool", "tool"), place("March", "march"), cards=[TOOL, MARCH]).table
    (four, seven) = (rung for rung in rungs(table, "tool") if rung.source_name == "March")
    assert four.says == "March: its card types become Artifact and Creature."
    assert several not in four.step.rules
    goes_on = "still applying although it affects only noncreature artifacts, as it began to in an earlier layer"
    assert seven.says == f"March, {goes_on}: its power and toughness become 3/3."
    assert seven.step.rules[:2] == (sets, several)


@pytest.mark.parametrize(
    ("wanted", "change", "only"),
    [
        # 613.1b: in layer 7 it is settled who controls it, so what is told is only what it is not any more.
        ({"types": "Artifact", "not": {"types": "Creature"}, "controller": "you"}, {}, "noncreature artifacts"),
        ({"types": "Artifact", "controller": "opponent"}, {"control": "Ben"}, "artifacts Ana controls"),
    ],
)
def test_613_6_of_what_goes_on_the_object_lacks_only_what_is_told(
    wanted: dict[str, Any], change: dict[str, Any], only: str
) -> None:
    own = enchantment("Parade", wanted, {"add_types": ["Creature"], "set_power": 3, "set_toughness": 3, **change})
    whose = {"player": "Ben"} if change else {}
    table = play(NEW, place("Tool", "tool"), place("Parade", "parade", **whose), cards=[TOOL, own]).table
    (*_, last) = (rung for rung in rungs(table, "tool") if rung.source_name == "Parade")
    goes_on = f"still applying although it affects only {only}, as it began to in an earlier layer"
    assert last.says == f"Parade, {goes_on}: its power and toughness become 3/3."


def test_613_6_what_an_effect_finds_as_before_is_not_told_to_go_on() -> None:
    """Swamps stay Swamps, whatever else they become."""
    swamps = enchantment("Bell", {"subtypes": "Swamp"}, {"add_types": ["Creature"], "set_power": 1, "set_toughness": 1})
    table = play(NEW, place("Dual", "dual"), place("Bell", "bell"), cards=[*ALL, swamps]).table
    assert not any("still applying" in rung.says for rung in rungs(table, "dual"))


@pytest.mark.parametrize(
    ("how", "exception"),
    [
        ("token", {"set_types": ["Artifact"]}),
        ("token", {"remove_types": ["Creature"]}),
        ("become", {"set_types": ["Artifact"]}),
        ("become", {"remove_types": ["Creature"]}),
    ],
)
def test_205_1a_subtypes_that_an_exception_takes_with_their_card_type_are_told_as_taken_by_it(
    how: str, exception: Record
) -> None:
    """What is no creature has no creature type: that was not copied so (707.9b)."""
    tool = {**creature("Bear", "Bear", "2/2"), "type_line": "Artifact Creature — Bear"}
    made = (
        do("create_token_copy", of="o", as_="it", except_=exception)
        if how == "token"
        else do("become_copy", "it", of="o", except_=exception)
    )
    there = (place("Bear", "o"),) if how == "token" else (place("Bear", "o"), place("Double", "it"))
    played = play(NEW, *there, made, cards=[tool, creature("Double", "Illusion", "0/0")])
    why = played["it"].why["subtypes"][0]
    assert (played["it"].subtypes, why.rules[0]) == ((), "707.9b")
    assert why.says == "An exception to the copy effect leaves it with no subtypes."
    copied = rungs(played.table, "it")[0 if how == "token" else 1].says
    assert copied.endswith("; no subtypes.")


def test_707_2_subtypes_that_an_exception_leaves_alone_are_told_as_copied() -> None:
    made = do("become_copy", "it", of="o", except_={"add_types": ["Artifact"]})
    played = play(
        NEW, place("Bear", "o"), place("Double", "it"), made, cards=[*ALL, creature("Double", "Illusion", "0/0")]
    )
    assert (played["it"].subtypes, played["it"].why["subtypes"][0].rules[0]) == (("Bear",), "707.2")


@pytest.mark.parametrize(
    ("players", "whose"),
    [(("Ana", "Ben"), "Ben controls"), (("Ana", "Ben", "Cleo"), "an opponent of Ana controls")],
)
@pytest.mark.parametrize("others", [(), (place("Tool", "tool", player="Ben"),)])
def test_102_3_an_opponent_is_named_where_that_is_the_only_one(
    others: tuple[Record, ...], players: tuple[str, ...], whose: str
) -> None:
    """Whatever the others control: of three players each has two opponents, and of two one, who may have nothing.

    Of two opponents neither is named, but whose they are: on a page about several objects nobody is "you".
    """
    number = {"count": {"types": "Artifact", "controller": "opponent"}, "plus": 1}
    avenger = creature("Avenger", "Treefolk", "1+*/1+*", "{1}{G}", define={"power": number, "toughness": number})
    nobody_yet = play(NEW, cards=[TOOL, avenger]).table
    table = (
        Played(new_table(nobody_yet.edition, players, nobody_yet.pool), ()).then(*others, place("Avenger", "it")).table
    )
    assert f"(artifacts {whose}: {len(others)}, plus 1)" in rungs(table, "it")[-1].says


def test_102_3_the_graveyards_of_several_opponents_are_told_as_theirs() -> None:
    number = {"count": {"zone": "graveyard", "owner": "opponent"}}
    watcher = creature("Watcher", "Spirit", "*/*", "{1}{B}", define={"power": number, "toughness": number})
    nobody_yet = play(NEW, cards=[TOOL, watcher]).table
    table = new_table(nobody_yet.edition, ("Ana", "Ben", "Cleo"), nobody_yet.pool)
    graves = (place("Tool", who, "graveyard", player=who) for who in ("Ben", "Cleo"))
    played = Played(table, ()).then(*graves, place("Watcher", "it"))
    assert "(cards in graveyards of Ana's opponents: 2)" in rungs(played.table, "it")[-1].says
