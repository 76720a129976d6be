"""613.1, 205.1, 305.7: which values a change may give or take, and which of them a filter asks for, one by one."""

from __future__ import annotations

import msgspec
import pytest

from inspector.cards import Change, Filter
from inspector.reading import ATTACHED_TO, BEARS
from inspector.rules import WHICH_COUNTERS, questions_of
from inspector.rules.table.objects import OpenCounters
from inspector.rules.telling.unread_spread import LOST, asked_by, keys_of_change
from tests.rules.cards_for_tests import ALL, Record, creature
from tests.rules.playing import DONE, do, place, play

SIZE = ("power", "toughness")
WORDS = ("abilities", "keywords")
# 205.1a: with card types go subtypes; 208.3: what is no creature has no power and toughness.
GIVES: tuple[tuple[Record, tuple[str, ...]], ...] = (
    ({"name": "Nobody"}, ("name",)),
    ({"control": "Ben"}, ("controller",)),
    # 612.2: words of colors, land types and creature types change, in text and type line.
    ({"text": {"from": "red", "to": "blue"}}, ("subtypes", *WORDS)),
    ({"set_types": ["Land"]}, ("types", "subtypes", *SIZE)),
    ({"add_types": ["Creature"]}, ("types", *SIZE)),
    ({"remove_types": ["Creature"]}, ("types", "subtypes", *SIZE)),
    ({"set_subtypes": ["Elf"]}, ("subtypes",)),
    ({"add_subtypes": ["Elf"]}, ("subtypes",)),
    # 305.7: a land that is set to a basic type loses its abilities and has the mana ability of that type; 305.6: added,
    # it gives that ability as well.
    ({"set_subtypes": ["Swamp"]}, ("subtypes", *WORDS, LOST)),
    ({"add_subtypes": ["Swamp"]}, ("subtypes", "abilities")),
    ({"all_basic_land_types": True}, ("subtypes", "abilities")),
    ({"add_supertypes": ["Snow"]}, ("supertypes",)),
    ({"remove_supertypes": ["Snow"]}, ("supertypes",)),
    ({"all_creature_types": True}, ("subtypes",)),
    ({"lose_all_creature_types": True}, ("subtypes",)),
    # 305.6: with a basic land type goes its mana ability.
    ({"lose_all_land_types": True}, ("subtypes", *WORDS)),
    ({"set_colors": ["R"]}, ("colors",)),
    ({"add_colors": ["R"]}, ("colors",)),
    ({"add_abilities": ["Flying"]}, WORDS),
    ({"remove_abilities": ["Flying"]}, WORDS),
    ({"lose_all_abilities": True}, (*WORDS, LOST)),
    ({"abilities_of": {"among": {"types": "Creature"}}}, WORDS),
    ({"cant_have_abilities": ["Flying"]}, WORDS),
    ({"set_power": 1}, ("power",)),
    ({"set_toughness": 1}, ("toughness",)),
    ({"power": "+1"}, ("power",)),
    ({"toughness": "+1"}, ("toughness",)),
    ({"switch_power_toughness": True}, SIZE),
    ({"power": "+1", "toughness": "+1", "add_abilities": ["Flying"]}, (*WORDS, *SIZE)),
)


@pytest.mark.parametrize(("change", "keys"), GIVES, ids=str)
def test_613_1_a_change_gives_the_values_that_its_kind_is_about(change: Record, keys: tuple[str, ...]) -> None:
    assert set(keys_of_change(msgspec.convert(change, Change))) == set(keys)


ASKS: tuple[tuple[Record, tuple[str, ...]], ...] = (
    *(({key: "X"}, (key,)) for key in ("types", "subtypes", "supertypes", "keywords", "name", "controller")),
    ({"colors": "R"}, ("colors",)),
    *(({key: ">=1"}, (key,)) for key in ("mana_value", "power", "toughness")),
    ({"same_name_as": "it"}, ("name",)),
    ({"all_types": ["Artifact"]}, ("types",)),
    ({"number_of_colors": 2}, ("colors",)),
    # 700.6 and 700.9.
    ({"historic": True}, ("types", "subtypes", "supertypes")),
    ({"has_abilities": True}, ("abilities",)),
    ({"modified": True}, ("controller", "counters", BEARS)),
    ({"equipped": True}, (BEARS,)),
    ({"attached_to": "it"}, (ATTACHED_TO,)),
    ({"tapped": True}, ("tapped",)),
    # What is turned over, or up, may be so or not (701.27a, 708.7).
    *(({key: value}, ("face_up", "face_down")) for key, value in (("face_down", True), ("face_up", "back"))),
    ({"counters": {"oil": ">=1"}}, ("counters",)),
    ({"token": True}, ()),
    ({"types": "Land", "power": ">=1"}, ("types", "power")),
)


@pytest.mark.parametrize(("wanted", "keys"), ASKS, ids=str)
def test_109_2_a_filter_asks_for_the_values_of_its_qualities(wanted: Record, keys: tuple[str, ...]) -> None:
    assert asked_by(msgspec.convert(wanted, Filter)) == set(keys)


BOLT = {"name": "Spell", "mana_cost": "{R}", "type_line": "Instant", "oracle_text": "Target creature becomes blue."}
CARDS = (BOLT, *ALL)
START = (
    *(place("Bear"), place("Goblin", "goblin"), place("Bear", "down", face_down="morph"), place("Bear", "up")),
    *(place("Delver of Secrets", "delver"), place("Optimus Prime, Hero", "robot")),
    *(place("Spell", "spell", "hand"), do("cast", "spell")),
)


@pytest.mark.parametrize(
    ("action", "said"),
    [
        (do("effect", on=["it"], change={"set_colors": ["U"]}), True),
        (do("become_copy", "it", of="goblin"), True),
        (do("turn_face_down", "up"), True),
        (do("turn_face_up", "down"), True),
        (do("transform", "delver"), True),
        (do("convert", "robot"), True),
        (do("life", total=12), False),
        (do("tap", "it"), False),
        (do("counters", "it", kind="oil"), False),
        (do("designate", "it", as_="monstrous"), False),
    ],
)
def test_608_2c_what_a_spell_says_is_done_by_what_is_done_while_it_is_on_top(action: Record, said: bool) -> None:
    """What changes values may be what its words do; tapping, moving or marking is something else."""
    played = play("2026-08", *START, action, cards=CARDS)
    assert played.last.result == DONE, played.last.says
    resolved = played.then(do("resolve", "spell"))
    in_doubt = any("colors" in one.keys for one in resolved["goblin"].not_computed)
    assert in_doubt is (not said)


NUMBERS = ("a", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")


@pytest.mark.parametrize(
    ("word", "count"),
    [*((word, count) for count, word in enumerate(NUMBERS, start=1)), ("eleven", 0)],
)
def test_708_11_as_many_counters_are_put_on_what_is_turned_up_as_its_words_say(word: str, count: int) -> None:
    text = f"Morph {{G}}\nAs this creature is turned face up, put {word} +1/+1 counter{'s' * (count != 1)} on it."
    card = creature("Riser", "Beast", "1/1", oracle_text=text, keywords=["Morph"])
    start = place("Riser", face_down="morph")
    played = play("2026-08", start, do("turn_face_up", "it", by="morph"), cards=[card])
    assert (played.last.result, played["it"].counters) == (DONE, {"+1/+1": count} if count else {})


def test_616_1_of_any_number_of_one_kind_each_number_is_offered_beside_the_others() -> None:
    """Up to ten are offered of a kind of which nothing tells how many there may be; the others stay as they came."""
    table = play("2026-08", place("Bear"), cards=ALL).table
    way = (("+1/+1", 2), ("oil", 1))
    open_ = OpenCounters(taken=way, ways=(way,), text="any number", any_number=("oil",))
    held = msgspec.structs.replace(table.object("it"), open_counters=(open_,))
    (question,) = questions_of(table.with_object(held), "it")
    assert question.asks == WHICH_COUNTERS
    assert question.options == (
        (("+1/+1", 2),),
        *((("+1/+1", 2), ("oil", number)) for number in range(1, 11)),
    )
