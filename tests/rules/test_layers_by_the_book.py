"""The engine gives what 613 gives when it is followed slowly, on random boards full of effects that meet."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from inspector.rules import RulesError
from inspector.rules.layers.layers import computed
from inspector.rules.values.scratch import Scratch
from tests.rules.cards_for_tests import ALL, creature, enchantment, land
from tests.rules.editions import EDITION_KEYS
from tests.rules.layers_by_the_book import computed_by_the_book
from tests.rules.playing import Record, do, place, play

SLOW = settings(
    max_examples=60,
    deadline=None,
    derandomize=True,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)
WORDS = ("Bear", "Goblin", "Elf", "Zombie", "Swamp", "Mountain")
COUNTED = (
    {"count": {"power": "<=2"}},
    {"count": {"types": "Creature", "power": ">=3"}},
    {"count": {"subtypes": "Goblin"}, "plus": 1},
    {"count": {"toughness": "<=1", "controller": "you"}, "times": 2},
    {"count": {"types": "Creature", "not": {"power": "<=1"}}},
)


def _star(name: str, count: Record) -> Record:
    return creature(name, "Elf", "*/*", define={"power": count, "toughness": count})


CARDS = (
    *ALL,
    land("Isle", "Island"),
    _star("Few", COUNTED[0]),
    _star("Many", COUNTED[1]),
    land("Flyer", "Mountain", oracle_text="Flying"),
    land("Grove", "Forest Elf", type_line="Land Creature — Forest Elf", power="1", toughness="1"),
    creature("Mimic", "Elf Goblin", "1/3", oracle_text="Flying"),
    creature("Changer", "Shapeshifter", "2/1", oracle_text="Changeling", keywords=["Changeling"]),
)
NAMES = (
    *("Bear", "Goblin", "Angel", "Humbling", "Awakening", "Anthem", "Red Moon", "Tomb", "Dual", "King"),
    *("Isle", "Few", "Many", "Flyer", "Grove", "Mimic", "Changer", "Bear", "Goblin"),
)
LABELS = ("a", "b", "c", "d", "e", "f")
words = st.sampled_from(WORDS)
qualities: st.SearchStrategy[Record] = st.one_of(
    st.fixed_dictionaries({"types": st.sampled_from(["Creature", "Land", "Artifact", "Enchantment"])}),
    st.fixed_dictionaries({"subtypes": words}),
    st.fixed_dictionaries({"subtypes": st.lists(words, min_size=1, max_size=2)}),
    st.fixed_dictionaries({"colors": st.sampled_from(["G", "R", "W", []])}),
    st.fixed_dictionaries({"keywords": st.sampled_from(["Flying", "Haste", "Swampwalk"])}),
    st.fixed_dictionaries({"controller": st.sampled_from(["you", "opponent", "Ben"])}),
    st.fixed_dictionaries({"power": st.sampled_from(["<=2", ">=3", "1"])}),
    st.fixed_dictionaries({"toughness": st.sampled_from(["<=1", ">2"])}),
    st.fixed_dictionaries({"name": st.sampled_from(["Bear", "Goblin"])}),
    st.fixed_dictionaries({"same_name_as": st.sampled_from(LABELS)}),
    st.fixed_dictionaries({"supertypes": st.just("Basic")}),
)


def _joined(drawn: tuple[Record, Record, bool]) -> Record:
    one, other, negated = drawn
    return {**one, "not": other} if negated else {**one, **other}


filters = st.one_of(qualities, st.tuples(qualities, qualities, st.booleans()).map(_joined))
values = st.one_of(st.integers(0, 4), st.sampled_from([*COUNTED, "mana value"]))
parts: st.SearchStrategy[Record] = st.one_of(
    st.fixed_dictionaries({"add_types": st.sampled_from([["Creature"], ["Artifact"], ["Land"]])}),
    st.fixed_dictionaries({"set_types": st.sampled_from([["Artifact"], ["Land"], ["Creature"]])}),
    st.fixed_dictionaries({"remove_types": st.just(["Creature"])}),
    st.fixed_dictionaries({"add_subtypes": st.lists(words, min_size=1, max_size=2)}),
    st.fixed_dictionaries({"set_subtypes": st.lists(words, min_size=1, max_size=1)}),
    st.fixed_dictionaries({"all_creature_types": st.just(True)}),
    st.fixed_dictionaries({"add_supertypes": st.just(["Basic"])}),
    st.fixed_dictionaries({"set_colors": st.sampled_from([["R"], ["G"], []])}),
    st.fixed_dictionaries({"add_colors": st.just(["W"])}),
    st.fixed_dictionaries({"add_abilities": st.sampled_from([["Flying"], ["Haste"]])}),
    st.fixed_dictionaries({"remove_abilities": st.just(["Flying"])}),
    st.fixed_dictionaries({"lose_all_abilities": st.just(True)}),
    st.fixed_dictionaries({"set_power": values}),
    st.fixed_dictionaries({"set_toughness": values}),
    st.fixed_dictionaries({"set_power": values, "set_toughness": values}),
    st.fixed_dictionaries({"power": st.just("+1"), "toughness": st.just("-1")}),
    st.fixed_dictionaries({"switch_power_toughness": st.just(True)}),
    st.fixed_dictionaries({"control": st.sampled_from(["you", "Ben"])}),
    st.fixed_dictionaries({"name": st.sampled_from(["Bear", "Nobody"])}),
    st.fixed_dictionaries({"text": st.fixed_dictionaries({"from": words, "to": words})}),
)
changes = st.one_of(parts, st.tuples(parts, parts).map(lambda two: {**two[0], **two[1]}))


def _theme(asked: list[Record], given: list[Record]) -> st.SearchStrategy[Record]:
    """Effects of one layer that ask for what others of them give."""
    return st.builds(
        lambda source, wanted, change: do("effect", source=source, filter=wanted, change=change),
        st.sampled_from(LABELS),
        st.sampled_from(asked),
        st.sampled_from(given),
    )


THEMES = (
    _theme(
        [
            *({"types": word} for word in ("Creature", "Land", "Artifact")),
            *({"subtypes": word} for word in ("Goblin", "Elf", "Mountain")),
            *({"keywords": "Flying"}, {"keywords": "Flying", "types": "Creature"}),
            {"types": ["Land", "Artifact"], "not": {"types": "Creature"}},
        ],
        [
            *({"add_types": [word]} for word in ("Creature", "Artifact", "Land")),
            *({"remove_types": ["Creature"]}, {"set_types": ["Land"]}, {"set_types": ["Creature"]}),
            *({"set_subtypes": [word]} for word in ("Mountain", "Goblin")),
            *({"add_subtypes": [word]} for word in ("Elf", "Goblin", "Mountain")),
            *({"all_creature_types": True}, {"add_types": ["Creature"], "add_subtypes": ["Elf"]}),
        ],
    ),
    _theme(
        [{"keywords": word} for word in ("Flying", "Vigilance", "Haste")] + [{"types": "Creature"}],
        [
            *({"add_abilities": [word]} for word in ("Flying", "Haste", "Flying, vigilance")),
            *({"remove_abilities": [word]} for word in ("Flying", "Flying, vigilance")),
            {"lose_all_abilities": True},
        ],
    ),
    _theme(
        [{"types": "Creature"}, {"power": "<=2"}, {"toughness": ">=2"}, {"power": ">=3"}, {"subtypes": "Elf"}],
        [{key: value} for key in ("set_power", "set_toughness") for value in (*COUNTED, 1, 4)],
    ),
    _theme(
        [{"types": "Creature"}, {"power": "<=2"}, {"toughness": ">=2"}, {"power": ">=3"}],
        [{"power": "+1"}, {"toughness": "-1"}, {"power": "-2", "toughness": "+2"}, {"switch_power_toughness": True}],
    ),
    _theme(
        [{"controller": "you"}, {"controller": "Ben"}, {"controller": "opponent"}, {"types": "Creature"}],
        [{"control": "you"}, {"control": "Ben"}, {"control": "Ana"}],
    ),
    _theme(
        [{"name": "Bear"}, {"subtypes": "Goblin"}, {"subtypes": "Bear"}, {"same_name_as": "a"}, {"types": "Creature"}],
        [
            *({"name": "Bear"}, {"text": {"from": "Goblin", "to": "Bear"}}, {"text": {"from": "Bear", "to": "Goblin"}}),
            {"text": {"from": "Goblin", "to": "Bear"}, "add_subtypes": ["Goblin"]},
        ],
    ),
)
actions: st.SearchStrategy[Record] = st.one_of(
    st.builds(
        lambda source, wanted, change: do("effect", source=source, filter=wanted, change=change),
        st.sampled_from(LABELS),
        filters,
        changes,
    ),
    st.builds(
        lambda label, change: do("effect", on=[label], change=change, until="forever"), st.sampled_from(LABELS), changes
    ),
    st.builds(
        lambda label, kind: do("counters", label, kind=kind, count=1),
        st.sampled_from(LABELS),
        st.sampled_from(["+1/+1", "-1/-1", "flying"]),
    ),
)


@st.composite
def boards(draw: st.DrawFn) -> list[Record]:
    """Six objects of two players, and up to six effects."""
    players = st.sampled_from(["Ana", "Ana", "Ben"])
    records = [place(draw(st.sampled_from(NAMES)), label, player=draw(players)) for label in LABELS]
    about = draw(st.sampled_from([actions, *THEMES]))
    return [*records, *draw(st.lists(about, min_size=2, max_size=6))]


def shown(every: dict[str, Scratch]) -> dict[str, dict[str, Any]]:
    """The values of all objects, without how they came about."""
    keys = (
        *("names", "colors", "supertypes", "types", "subtypes", "abilities", "every_creature_type"),
        *("power", "toughness", "controller"),
    )
    return {label: {key: getattr(one, key) for key in keys} for label, one in every.items()}


@pytest.mark.parametrize("edition", EDITION_KEYS)
@SLOW
@given(records=boards())
def test_613_8_the_engine_gives_what_the_rules_give_when_followed_slowly(edition: str, records: list[Record]) -> None:
    try:
        table = play(edition, *records, cards=CARDS).table
    except RulesError:
        return
    slowly = shown(computed_by_the_book(table))
    assert shown(computed(table, reasons=False)) == slowly
    assert shown(computed(table)) == slowly


def test_one_effect_counts_before_it_writes() -> None:
    """Its amounts for all its objects are one thing, found before any of them changes (613.8c, 608.2)."""
    bears = [place("Bear", label) for label in ("a", "b", "c", "d")]
    size = {"count": {"types": "Creature", "power": "<=2"}}
    counting = do("effect", source="humbling", filter={"subtypes": "Bear"}, change={"set_power": size})
    played = play("2026-08", *bears, place("Humbling", "humbling", zone="exile"), counting, cards=ALL)
    assert [played[label].power for label in ("a", "b", "c", "d")] == [4, 4, 4, 4]


def test_one_definition_counts_power_and_toughness_before_it_writes_either() -> None:
    """Before it is applied nothing has power 1, so its toughness counts nothing."""
    size = {"power": {"count": {"types": "Creature"}}, "toughness": {"count": {"power": "1"}}}
    played = play("2026-08", place("Few", "it"), cards=(creature("Few", "Elf", "*/*", define=size),))
    assert (played["it"].power, played["it"].toughness) == (1, 0)


def _static(wanted: Record, change: Record) -> Record:
    return do("effect", source="source", filter=wanted, change=change)


def test_305_7_an_effect_that_asks_for_a_keyword_waits_for_one_that_takes_it_with_the_land_type() -> None:
    played = play(
        "2026-08",
        place("Flyer", "land"),
        place("Humbling", "source", zone="exile"),
        _static({"keywords": "Flying"}, {"add_types": ["Artifact"]}),
        _static({"types": "Land"}, {"set_subtypes": ["Mountain"]}),
        cards=CARDS,
    )
    assert played["land"].types == ("Land",)


def test_205_1a_an_effect_that_asks_for_a_subtype_waits_for_one_that_brings_it_back_with_its_type() -> None:
    played = play(
        "2026-08",
        place("Bear", "bear"),
        place("Humbling", "source", zone="exile"),
        do("effect", on=["bear"], change={"remove_types": ["Creature"], "add_types": ["Enchantment"]}, until="forever"),
        _static({"subtypes": "Bear"}, {"add_types": ["Artifact"]}),
        _static({"types": "Enchantment"}, {"add_types": ["Creature"]}),
        cards=CARDS,
    )
    assert played["bear"].subtypes == ("Bear",)
    assert "Artifact" in played["bear"].types


def test_702_73_all_creature_types_wait_for_what_makes_a_creature_of_it() -> None:
    """What it does to the land is different once that is a creature (205.3d, 613.8a)."""
    played = play(
        "2026-08",
        place("Dual", "dual"),
        place("Humbling", "source", zone="exile"),
        _static({"name": "Dual"}, {"all_creature_types": True}),
        _static({"types": "Land"}, {"add_types": ["Creature"], "set_power": 1, "set_toughness": 1}),
        _static({"subtypes": "Goblin"}, {"power": "+1", "toughness": "+1"}),
        cards=CARDS,
    )
    assert played["dual"].power == 2


def test_612_1_an_effect_waits_for_one_that_changes_its_words_and_is_read_anew() -> None:
    """The source asks for Goblins by its text, which comes to say Bears before it is applied in layer 3."""
    renaming = enchantment("Renaming", {"subtypes": "Goblin"}, {"name": "Nobody"})
    played = play(
        "2026-08",
        place("Renaming", "renaming"),
        place("Bear", "bear"),
        place("Goblin", "goblin"),
        do("effect", on=["renaming"], change={"text": {"from": "Goblin", "to": "Bear"}}, until="forever"),
        cards=(renaming, *CARDS),
    )
    assert (played["bear"].name, played["goblin"].name) == ("Nobody", "Goblin")


def test_613_8a_a_definition_that_counts_sizes_waits_for_one_that_gives_such_a_size() -> None:
    big = creature("Big", "Elf", "*/*", define={"power": {"count": {"power": ">=7"}, "plus": 5}, "toughness": 1})
    few = {"power": {"count": {"power": ">=5"}}, "toughness": 1}
    for order in (("Few", "Big"), ("Big", "Few")):
        cards = (creature("Few", "Elf", "*/*", define=few), big)
        played = play("2026-08", *(place(name, name) for name in order), cards=cards)
        assert (played["Few"].power, played["Big"].power) == (1, 5)
