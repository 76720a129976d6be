"""Rules on which seldom anything hangs: each on a board on which nothing else decides."""

from __future__ import annotations

import pytest

from inspector.cards import CREATURE_TYPES
from inspector.cards.creature_types import creature_type_of, plurals
from tests.rules.cards_for_tests import ALL, creature
from tests.rules.playing import NOTHING, Played, Record, do, place, play

NEW = "2026-08"
BEAR, GOBLIN, ANTHEM = place("Bear", "bear"), place("Goblin", "goblin"), place("Anthem", "anthem")


def board(*records: Record) -> Played:
    """A bear and a goblin of Ana's, an anthem, and what was done with them."""
    return play(NEW, BEAR, GOBLIN, ANTHEM, *records, cards=ALL)


def by_anthem(wanted: Record, change: Record, **more: Record) -> Record:
    """A static ability of the anthem."""
    return do("effect", source="anthem", filter=wanted, change=change, **more)


@pytest.mark.parametrize(
    ("word", "several"),
    [
        *(("Child", "Children"), ("Cyberman", "Cybermen"), ("Dwarf", "Dwarves"), ("Elf", "Elves"), ("Fungus", "Fungi")),
        *(("Hero", "Heroes"), ("Homunculus", "Homunculi"), ("Mouse", "Mice"), ("Mongoose", "Mongooses")),
        *(("Ox", "Oxen"), ("Werewolf", "Werewolves"), ("Wolf", "Wolves"), ("Ally", "Allies"), ("Fox", "Foxes")),
        *(("Wurm", "Wurms"), ("Monkey", "Monkeys"), ("Sphinx", "Sphinxes"), ("Leech", "Leeches")),
    ],
)
def test_205_3m_several_of_a_creature_type_are_known_by_its_plural(word: str, several: str) -> None:
    assert word in CREATURE_TYPES
    assert several in plurals(word)
    assert creature_type_of(several) == word


def test_613_7a_an_ability_that_an_effect_gave_is_as_old_as_the_effect() -> None:
    """It has the later of the timestamps of its object and of the effect that gave it."""
    quoted = "Creatures you control have base power and toughness 1/1."
    played = board(
        by_anthem({"types": "Creature"}, {"set_power": 5, "set_toughness": 5}),
        do("effect", on=["bear"], change={"add_abilities": [quoted]}, until="forever"),
    )
    # The anthem adds 1 (613.4c).
    assert (played["goblin"].power, played["goblin"].toughness) == (2, 2)


@pytest.mark.parametrize("spell", ["Instant", "Sorcery"])
def test_205_1a_a_spell_keeps_the_types_instant_and_sorcery(spell: str) -> None:
    cards = [*ALL, {"name": "Act", "mana_cost": "{R}", "type_line": spell, "oracle_text": "Draw a card."}]
    played = play(
        *(NEW, ANTHEM, place("Act", "act", "hand"), do("cast", "act")),
        by_anthem({"name": "Act", "zone": "stack"}, {"set_types": ["Creature"]}),
        cards=cards,
    )
    assert set(played["act"].types) == {spell, "Creature"}


def test_613_8a_what_a_newer_effect_makes_legendary_an_older_one_finds() -> None:
    """Also where the older one hangs on a condition besides."""
    played = board(
        by_anthem({"supertypes": "Legendary"}, {"add_subtypes": ["Zombie"]}, if_={"count": {}, "is": ">=1"}),
        by_anthem({"subtypes": "Bear"}, {"add_supertypes": ["Legendary"]}, if_={"count": {}, "is": ">=1"}),
    )
    assert "Zombie" in played["bear"].subtypes
    assert "Zombie" not in played["goblin"].subtypes


@pytest.mark.parametrize("to", ["hand", "exile"])
def test_614_what_would_change_a_card_put_into_a_graveyard_is_not_told_of_other_zones(to: str) -> None:
    watcher = {
        "name": "Watcher",
        "type_line": "Enchantment",
        "oracle_text": "If a card would be put into a graveyard from anywhere, exile it instead.",
    }
    played = play(NEW, BEAR, place("Watcher", "watcher"), cards=[*ALL, watcher])
    told = [reason.says for reason in played.then(do("move", "bear", to="graveyard")).last.reasons]
    assert any("Watcher" in says for says in told)
    told = [reason.says for reason in played.then(do("move", "bear", to=to)).last.reasons]
    assert told
    assert not any("Watcher" in says for says in told)


def test_702_95c_what_is_no_creature_is_not_paired() -> None:
    outcome = board(do("designate", "anthem", as_="paired", with_="bear")).last
    assert (outcome.result, outcome.rules[0]) == (NOTHING, "702.95c")
    outcome = board(do("designate", "bear", as_="paired", with_="anthem")).last
    assert (outcome.result, outcome.rules[0]) == (NOTHING, "702.95c")


def test_702_95b_an_unpaired_creature_cannot_become_unpaired() -> None:
    outcome = board(do("designate", "bear", as_="paired", off=True)).last
    assert (outcome.result, outcome.rules[0]) == (NOTHING, "702.95b")


def test_101_3_turning_a_copy_face_up_that_is_face_up_does_nothing() -> None:
    assert board(do("become_copy", "bear", of="goblin"), do("turn_face_up", "bear", by="effect")).last.result == NOTHING


def test_208_5_a_star_without_its_ability_is_told_as_0() -> None:
    star = {
        **creature("Counter", "Bear", "*/*"),
        "define": {"power": {"count": {"types": "Creature"}}, "toughness": {"count": {"types": "Creature"}}},
    }
    played = play(
        *(NEW, ANTHEM, place("Counter", "counter")),
        by_anthem({"name": "Counter"}, {"lose_all_abilities": True}),
        cards=[*ALL, star],
    )
    # The anthem adds 1 (613.4c).
    assert (played["counter"].power, played["counter"].toughness) == (1, 1)
    for key in ("power", "toughness"):
        (says,) = (why.says for why in played["counter"].why[key] if "208.5" in why.rules)
        assert says.endswith(f"{key} 0.")


def test_205_3m_other_subtypes_are_no_creature_types() -> None:
    """A Forest Dryad has one creature type, whatever else it is."""
    types = {"distinct": "creature types", "among": {"types": "Creature"}}
    played = board(
        do("move", "goblin", to="graveyard"), place("Dryad Arbor", "arbor"), by_anthem({}, {"set_power": types})
    )
    # The anthem adds 1 (613.4c).
    assert played["bear"].power == 2 + 1


def test_613_8a_whose_turn_it_is_hangs_on_who_controls_the_ability() -> None:
    """Ben controls the anthem by the newer effect, so it is not the turn of the player who has the older one."""
    if_ = {"turn_of": "you"}
    played = play(
        *(NEW, ANTHEM, place("Bear", "bear", player="Ben")),
        by_anthem({"types": "Creature"}, {"control": "Ana"}, if_=if_),
        cards=ALL,
    )
    assert played["bear"].controller == "Ana"
    assert played.then(do("effect", on=["anthem"], change={"control": "Ben"}))["bear"].controller == "Ben"


def test_613_8a_what_an_effect_does_in_another_zone_makes_nothing_wait() -> None:
    any_ = {"count": {}, "is": ">=1"}
    played = board(
        by_anthem({"subtypes": "Zombie"}, {"add_subtypes": ["Bird"]}, if_=any_),
        by_anthem({"types": "Creature", "zone": "graveyard"}, {"add_subtypes": ["Zombie"]}, if_=any_),
        do("move", "goblin", to="graveyard"),
        do("effect", on=["bear"], change={"add_subtypes": ["Zombie"]}),
    )
    assert played["goblin"].subtypes == ("Goblin", "Zombie")
    steps = [
        step for step in played["bear"].proof if step.layer == "4" and step.source and step.source.label == "anthem"
    ]
    # It waits for the effect on the bear alone, which resolved.
    assert [told.source.label for step in steps for told in step.depends_on] == [""]
