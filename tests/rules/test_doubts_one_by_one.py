"""What may be otherwise by words that are not read, and what is certain beside them, doubt by doubt (704.3, 303.4g)."""

from __future__ import annotations

import pytest

from inspector.rules import NEWEST
from tests.rules.cards_for_tests import BEAR, Record, creature
from tests.rules.playing import DONE, NOT_COMPUTED, NOTHING, Played, do, place, play

NEW = NEWEST.key
HERO = {**creature("Hero", "Human", "2/2"), "type_line": "Legendary Creature — Human"}
WARDED = creature("Warded", "Bear", "2/2", oracle_text="Protection from everything", keywords=["Protection"])
WINGS: Record = {
    "name": "Wings",
    "mana_cost": "{1}",
    "type_line": "Enchantment — Aura",
    "oracle_text": "Enchant creature",
}
GROWING = creature("Growing", "Bear", "*/*", define={"power": {"count": {"types": "Creature"}}, "toughness": 2})


def _board(words: str, *actions: Record) -> Played:
    """A board with words that nothing reads, as no card says "by moonlight"."""
    moon: Record = {"name": "Moon", "mana_cost": "{2}", "type_line": "Enchantment", "oracle_text": words}
    return play(NEW, place("Moon", "moon"), *actions, cards=(moon, HERO, WARDED, WINGS, GROWING, BEAR))


@pytest.mark.parametrize(("line", "result"), [("Legendary Creature — Elf", NOT_COMPUTED), ("Creature — Elf", NOTHING)])
def test_704_5j_only_a_legend_that_may_have_the_name_of_another_leaves_both_open(line: str, result: str) -> None:
    other = {**creature("Other", "Elf", "2/2"), "type_line": line}
    moon: Record = {"name": "Moon", "type_line": "Land", "oracle_text": "Elves are named Hero by moonlight."}
    there = (place("Moon", "moon"), place("Hero", "hero"), place("Other", "other"), do("check_state"))
    assert play(NEW, *there, cards=(moon, HERO, other)).last.result == result


def test_704_5j_a_legend_that_lies_elsewhere_leaves_nothing_open() -> None:
    words = "Creature cards in graveyards are not legendary by moonlight."
    there = (place("Hero", "one"), place("Hero", "two"), place("Hero", "gone", zone="graveyard"))
    checked = _board(words, *there, do("check_state"))
    assert any("supertypes" in one.keys for one in checked["gone"].not_computed)
    assert checked.last.result == DONE


@pytest.mark.parametrize(
    ("words", "result"),
    [("Bears lose all abilities by moonlight.", NOT_COMPUTED), ("Bears get +1/+0 by moonlight.", NOTHING)],
)
def test_303_4g_an_aura_may_find_a_host_that_may_lose_its_protection(words: str, result: str) -> None:
    played = _board(words, place("Warded", "bear"), place("Wings", zone="graveyard"), do("put_onto_battlefield", "it"))
    assert (played.last.result, played["it"].zone) == (result, "graveyard")


def test_604_3_what_defines_a_size_may_be_lost_by_words_that_are_not_read() -> None:
    lost = _board("Bears lose all abilities by moonlight.", place("Growing", "it"))["it"].not_computed
    assert {"power", "toughness"} <= {key for one in lost for key in one.keys}
    assert not _board("Elves lose all abilities by moonlight.", place("Growing", "it"))["it"].not_computed


@pytest.mark.parametrize(("defines", "adds", "open_"), [("Goblin", "Land", ["7a"]), ("Land", "Goblin", ["7c"])])
def test_604_3_what_defines_a_size_counts_apart_from_what_adds_to_it(defines: str, adds: str, open_: list[str]) -> None:
    """Only that of both abilities of one object is open which counts what is in doubt."""
    counts = {word: {"count": {("types" if word == "Land" else "subtypes"): word}} for word in (defines, adds)}
    more = [{"on": "self", "change": {"power": counts[adds]}}]
    both = creature("Both", "Wall", "*/3", define={"power": counts[defines]}, static=more)
    moon: Record = {"name": "Moon", "type_line": "Land", "oracle_text": "Bears are Goblins by moonlight."}
    there = (place("Moon", "moon"), place("Bear", "bear"), place("Both"))
    proof = play(NEW, *there, cards=(moon, BEAR, both))["it"].proof
    assert [step.layer for step in proof if step.counted] == ["7a", "7c"]
    assert [step.layer for step in proof if [one.source for one in step.open_by] == ["moon"]] == open_


def test_711_2_level_symbols_do_nothing_off_the_battlefield_whatever_counters_are_there() -> None:
    """113.6: such an ability works on the battlefield."""
    levels = "Level up {W}\nLEVEL 2+\n3/3\nOther creatures you control get +1/+1."
    student = creature("Student", "Human", "1/1", layout="leveler", oracle_text=levels)
    spell: Record = {"name": "Spell", "mana_cost": "{1}", "type_line": "Sorcery"}
    spell |= {"oracle_text": "Put a level counter on each card in exile by moonlight."}
    there = (place("Student", zone="exile"), place("Bear", "bear"), place("Spell", "spell", "hand"))
    played = play(NEW, *there, do("cast", "spell"), do("resolve", "spell"), cards=(student, spell, BEAR))
    assert [one.keys for one in played["it"].not_computed] == [("counters",)]
    assert not played["bear"].not_computed


@pytest.mark.parametrize(
    ("who", "touched"), [("Non-Elf artifacts", True), ("Elves", False), ("Non-Elf creatures", False)]
)
def test_205_3d_what_is_no_creature_has_no_creature_type_though_it_had_every_one(who: str, touched: bool) -> None:
    many = creature("Many", "Shapeshifter", "1/1", oracle_text="Changeling", keywords=["Changeling"])
    no_creature = do("effect", on=["it"], change={"set_types": ["Artifact"]})
    moon: Record = {"name": "Moon", "type_line": "Land", "oracle_text": f"{who} are blue by moonlight."}
    told = play(NEW, place("Many"), no_creature, place("Moon", "moon"), cards=(many, moon))["it"].not_computed
    assert [one.keys for one in told] == [("colors",)] * touched


@pytest.mark.parametrize(("cost", "in_doubt"), [("{R}", True), ("{G}", False)])
def test_109_2_what_is_surely_not_all_that_words_call_it_is_given_nothing(cost: str, in_doubt: bool) -> None:
    """An effect on an "enchanted red Elf": of what may be an Elf only what is red may be that."""
    gives = {"on": "attached", "only": {"subtypes": "Elf", "colors": "R"}, "change": {"power": "+1"}}
    moon: Record = {"name": "Moon", "type_line": "Land", "oracle_text": "Humans are Elves by moonlight."}
    cards = (creature("Host", "Human", "2/2", cost), {**WINGS, "static": [gives]}, moon)
    there = (place("Host"), place("Wings", "wings"), do("attach", "wings", to="it"), place("Moon", "moon"))
    told = play(NEW, *there, cards=cards)["it"].not_computed
    assert ("power" in {key for one in told for key in one.keys}) is in_doubt
    assert [one.keys for one in told if "subtypes" in one.keys] == [
        ("subtypes", "power") if in_doubt else ("subtypes",)
    ]


@pytest.mark.parametrize(
    ("words", "in_doubt"),
    [
        ("Bears have flying by moonlight.", False),
        ("Bears have protection from enchantments by moonlight.", True),
    ],
)
def test_702_16c_an_aura_may_come_off_only_by_words_that_keep_it_off(words: str, in_doubt: bool) -> None:
    gives = [{"on": "attached", "change": {"power": "+1"}}]
    cards = ({**WINGS, "static": gives}, BEAR, {"name": "Moon", "type_line": "Land", "oracle_text": words})
    there = (place("Bear", "bear"), place("Wings", "wings"), do("attach", "wings", to="bear"), place("Moon", "moon"))
    told = play(NEW, *there, cards=cards)["bear"].not_computed
    assert told
    assert ("power" in {key for one in told for key in one.keys}) is in_doubt
