"""Attaching (701.3): what can be attached to what (303.4, 301.5, 301.6), and that it hangs on the object (400.7)."""

from __future__ import annotations

import msgspec
import pytest

from inspector.cards import Filter
from inspector.rules.steps.enchant_words import enchants
from tests.rules.cards_for_tests import ALL, creature, land
from tests.rules.editions import by_edition
from tests.rules.playing import DONE, NOT_COMPUTED, NOTHING, Played, Record, do, place, play

NEW = "2026-08"
EDITIONS = ("2011-09", "2016-01", "2021-09", "2025-06", NEW)


def aura(name: str, enchant: str, **keys: object) -> Record:
    return {"name": name, "mana_cost": "{U}", "type_line": "Enchantment — Aura", "oracle_text": enchant, **keys}


WINGS = aura(
    "Wings",
    "Enchant creature\nEnchanted creature has flying.",
    static=[{"on": "attached", "change": {"add_abilities": ["Flying"]}}],
)
ALIKE = aura("Alike", "Enchant creature (Target a creature as you cast this.)")
MINE = aura("Mine", "Enchant creature you control")
CURSE = aura("Curse", "Enchant player")
GRAVE = aura("Grave", "Enchant creature card in a graveyard")
ODD = aura("Odd", "Enchant creature that lost a fight")
AXE = {"name": "Axe", "mana_cost": "{1}", "type_line": "Artifact — Equipment", "oracle_text": "Equip {1}"}
WALLS = {"name": "Walls", "mana_cost": "{1}", "type_line": "Artifact — Fortification", "oracle_text": "Fortify {1}"}
FIELD = land("Field", "Plains")
CARDS = (WINGS, ALIKE, MINE, CURSE, GRAVE, ODD, AXE, WALLS, FIELD, creature("Relic", "Golem", "1/1"), *ALL)
AWAKE = do("effect", on=["it"], change={"add_types": ["Creature"], "set_power": 1, "set_toughness": 1})


def now(edition: str, *actions: Record) -> Played:
    return play(edition, *actions, cards=CARDS)


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(
    ("card", "target"), [("Wings", "Bear"), ("Alike", "Bear"), ("Axe", "Bear"), ("Walls", "Field"), ("Mine", "Bear")]
)
def test_701_3a_what_may_be_there_is_attached_and_gets_a_new_timestamp(edition: str, card: str, target: str) -> None:
    before = now(edition, place(card), place(target, "target"))
    after = before.then(do("attach", "it", to="target"))
    assert after.last.result == DONE
    assert after.last.rules[0] == "701.3a"
    assert ("613.6d" if edition < "2020" else "613.7e") in after.last.rules
    assert after.table.object("it").attached_to == "target"
    assert after.table.object("it").timestamp > before.table.object("target").timestamp
    again = after.then(do("attach", "it", to="target"))
    assert (again.last.result, again.last.rules[0]) == (NOTHING, "701.3b")
    assert again.table.object("it") == after.table.object("it")


@by_edition("303.4h", "303.4j", "303.4j", "303.4j", "303.4j")
@pytest.mark.parametrize(
    ("card", "target"),
    [("Wings", "Field"), ("Mine", "theirs"), ("Curse", "Bear"), ("Wings", "dead"), ("Grave", "Bear")],
)
def test_303_4j_an_aura_does_not_move_onto_what_it_cannot_enchant(
    edition: str, rules: list[str], card: str, target: str
) -> None:
    before = now(
        edition,
        place("Bear", "Bear"),
        place("Field", "Field"),
        place("Bear", "theirs", player="Ben"),
        place("Bear", "dead", "graveyard"),
        place(card),
    )
    after = before.then(do("attach", "it", to=target))
    assert after.last.result == NOTHING
    assert after.last.rules[:2] == (*rules, "701.3b")
    assert after.table.objects == before.table.objects


@by_edition(*["301.5 701.3b"] * 5)
def test_301_5_an_equipment_does_not_move_onto_what_is_no_creature(edition: str, rules: list[str]) -> None:
    before = now(edition, place("Bear", "bear"), place("Field", "field"), place("Axe"), do("attach", "it", to="bear"))
    after = before.then(do("attach", "it", to="field"))
    assert (after.last.result, list(after.last.rules[:2])) == (NOTHING, rules)
    assert after.table.object("it") == before.table.object("it")
    animated = after.then(
        do("effect", on=["field"], change={"add_types": ["Creature"]}), do("attach", "it", to="field")
    )
    assert animated.table.object("it").attached_to == "field"


@by_edition(*["301.6 701.3b"] * 5)
def test_301_6_a_fortification_goes_on_lands_only(edition: str, rules: list[str]) -> None:
    played = now(edition, place("Bear", "bear"), place("Walls"), do("attach", "it", to="bear"))
    assert (played.last.result, list(played.last.rules[:2])) == (NOTHING, rules)
    fortified = played.then(place("Field", "field"), AWAKE, do("attach", "it", to="field"))
    assert (fortified.last.result, fortified.last.rules[0]) == (NOTHING, "301.6")


@by_edition("701.3a", "701.3b", "701.3b", "701.3b", "701.3b")
@pytest.mark.parametrize("card", ["Relic", "Anthem", "Field"])
def test_701_3b_what_is_no_aura_equipment_or_fortification_is_attached_to_nothing(
    edition: str, rules: list[str], card: str
) -> None:
    before = now(edition, place("Bear", "bear"), place(card))
    after = before.then(do("attach", "it", to="bear"))
    assert (after.last.result, after.last.rules[0]) == (NOTHING, rules[0])
    assert after.table.objects == before.table.objects


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("zone", ["hand", "graveyard", "exile"])
def test_701_3b_a_card_that_is_not_on_the_battlefield_is_not_attached(edition: str, zone: str) -> None:
    before = now(edition, place("Bear", "bear"), place("Wings", "it", zone))
    after = before.then(do("attach", "it", to="bear"))
    assert after.last.result == NOTHING
    assert "Flying" not in after["bear"].keywords


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(("card", "number"), [("Wings", "303.4d"), ("Axe", "301.5c")])
def test_303_4d_301_5c_what_is_a_creature_itself_can_be_attached_to_nothing(
    edition: str, card: str, number: str
) -> None:
    played = now(edition, place("Bear", "bear"), place(card), AWAKE, do("attach", "it", to="bear"))
    assert played.last.result == NOTHING
    assert number in played.last.rules
    itself = played.then(do("attach", "it", to="it"))
    assert itself.last.result == NOTHING
    assert number in itself.last.rules


def test_303_4_an_aura_for_a_card_in_a_graveyard_is_attached_there() -> None:
    played = now(NEW, place("Bear", "dead", "graveyard"), place("Grave"), do("attach", "it", to="dead"))
    assert played.last.result == DONE
    assert played["it"].state_based == ()
    assert played.then(do("move", "dead", to="exile"))["it"].state_based == ("704.5m",)


def test_303_4_an_aura_that_replaces_its_own_enchant_ability_as_it_enters_is_taken_on_trust() -> None:
    """What it may enchant there depends on what it put there, which nobody has said (Animate Dead)."""
    says = (
        'Enchant creature card in a graveyard\nWhen this enters, it gains "enchant what came back with this" and loses '
        '"enchant creature card in a graveyard."'
    )
    risen = aura("Risen", says)
    played = play(NEW, place("Risen"), place("Bear", "target"), do("attach", "it", to="target"), cards=[*CARDS, risen])
    assert played.last.result == DONE
    assert "is not computed from its words" in played.last.says
    assert played["it"].state_based == ()


def test_an_enchant_ability_that_is_not_read_is_said_to_be_taken_on_trust() -> None:
    played = now(NEW, place("Bear", "bear"), place("Odd"), do("attach", "it", to="bear"))
    assert played.last.result == DONE
    assert any("not computed from its words" in reason.says for reason in played.last.reasons)
    sure = now(NEW, place("Bear", "bear"), place("Wings"), do("attach", "it", to="bear"))
    assert not any("not computed" in reason.says for reason in sure.last.reasons)


@pytest.mark.parametrize(
    ("text", "fits", "misses"),
    [
        ("Enchant artifact or creature", ("bear", "axe"), ("field",)),
        ("Enchant non-Goblin creature", ("bear",), ("goblin", "field")),
        ("Enchant nonland permanent", ("bear", "axe"), ("field",)),
        ("Enchant red or green creature", ("bear", "goblin"), ("angel",)),
        ("Enchant artifact creature", (), ("bear", "axe")),
        ("Enchant creature with power 2 or less", ("bear", "goblin"), ("angel",)),
        ("Enchant creature with power 4 or greater", ("angel",), ("bear",)),
        ("Enchant creature without flying", ("bear",), ("angel",)),
        ("Enchant creature an opponent controls", ("theirs",), ("bear",)),
        ("Enchant creature you don't control", ("theirs",), ("bear",)),
        ("Enchant Plains or Equipment", ("field", "axe"), ("bear",)),
        ("Enchant tapped creature", (), ("bear",)),
        ("Enchant modified creature", (), ("bear",)),
        ("Enchant noncommander creature", ("bear",), ("field",)),
        ("Enchant creature, land, or planeswalker", ("bear", "field"), ("axe",)),
        ("Enchant nonbasic land you control", ("field",), ("bear",)),
        ("Enchant permanent", ("bear", "field", "axe", "theirs"), ()),
    ],
)
def test_702_5a_the_words_of_an_enchant_ability_say_what_fits(
    text: str, fits: tuple[str, ...], misses: tuple[str, ...]
) -> None:
    table = (
        place("Bear", "bear"),
        place("Goblin", "goblin"),
        place("Angel", "angel"),
        place("Axe", "axe"),
        place("Field", "field"),
        place("Bear", "theirs", player="Ben"),
        place("Special"),
    )
    board = play(NEW, *table, cards=(aura("Special", text), *CARDS))
    results = {label: board.then(do("attach", "it", to=label)).last.result for label in (*fits, *misses)}
    assert results == {**dict.fromkeys(fits, DONE), **dict.fromkeys(misses, NOTHING)}


@pytest.mark.parametrize(
    "text", ["Enchant two creatures", "Enchant your library", "Flying", "Enchant dancing creature"]
)
def test_other_words_are_not_read(text: str) -> None:
    assert enchants(text) is None


def test_704_5m_an_aura_that_asks_for_another_comes_off_without_it() -> None:
    cards = (aura("Crown", "Enchant creature with another Aura attached to it"), *CARDS)
    board = play(NEW, place("Bear", "bear"), place("Wings", "wings"), place("Crown"), cards=cards)
    alone = board.then(do("attach", "it", to="bear"))
    assert alone.last.result == NOTHING
    both = board.then(do("attach", "wings", to="bear")).then(do("attach", "it", to="bear"))
    assert (both.last.result, both["it"].state_based) == (DONE, ())
    assert both.then(do("move", "wings", to="hand"))["it"].state_based == ("704.5m",)


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("gone", ["hand", "graveyard", "exile", "library"])
def test_400_7_what_the_aura_was_on_has_nothing_of_it_in_another_zone(edition: str, gone: str) -> None:
    on_bear = now(edition, place("Bear", "bear"), place("Wings"), do("attach", "it", to="bear"))
    assert "Flying" in on_bear["bear"].keywords
    left = on_bear.then(do("move", "bear", to=gone))
    assert "Flying" not in left["bear"].keywords
    assert "701.3d" in left.last.rules
    assert left.table.object("it").attached_to is None
    assert left["it"].state_based == ("704.5n" if edition < "2020" else "704.5m",)
    back = left.then(do("put_onto_battlefield", "bear"))
    assert "Flying" not in back["bear"].keywords
    assert back.then(do("check_state"))["it"].zone == "graveyard"


@pytest.mark.parametrize("edition", EDITIONS)
def test_400_7_an_equipment_stays_unattached_when_its_creature_comes_back(edition: str) -> None:
    played = now(edition, place("Bear", "bear"), place("Axe"), do("attach", "it", to="bear"))
    back = played.then(do("move", "bear", to="exile"), do("put_onto_battlefield", "bear"))
    assert back.table.object("it").attached_to is None
    assert back["it"].state_based == ()


@pytest.mark.parametrize("edition", EDITIONS)
def test_400_7_an_aura_that_left_is_on_nothing_when_it_comes_back(edition: str) -> None:
    played = now(edition, place("Bear", "bear"), place("Wings"), do("attach", "it", to="bear"))
    back = played.then(do("move", "it", to="exile"), do("put_onto_battlefield", "it"))
    assert back.table.object("it").attached_to is None
    assert "Flying" not in back["bear"].keywords


BRAWL = {
    "name": "Brawl",
    "type_line": "Enchantment",
    "oracle_text": "Each noncreature artifact is an Equipment by moonlight.",
}
RING = {"name": "Ring", "mana_cost": "{1}", "type_line": "Artifact", "oracle_text": "{T}: Add {C}."}


@pytest.mark.parametrize(
    ("brawl", "attached", "to", "result"),
    [
        (True, "ring", "bear", NOT_COMPUTED),
        (False, "ring", "bear", NOTHING),
        (True, "axe", "bear", DONE),
        (True, "axe", "ring", NOT_COMPUTED),
        (True, "bear", "axe", NOTHING),
    ],
)
def test_701_3b_what_types_that_are_not_computed_decide_is_not_computed(
    brawl: bool, attached: str, to: str, result: str
) -> None:
    things = (place("Ring", "ring"), place("Bear", "bear"), place("Axe", "axe"))
    played = play(
        NEW, *([place("Brawl", "brawl")] if brawl else []), *things, do("attach", attached, to=to),
        cards=(BRAWL, RING, *CARDS),
    )  # fmt: skip
    assert played.last.result == result
    assert (played.table.object(attached).attached_to == to) is (result == DONE)
    told = "“Each noncreature artifact" in played.last.not_computed
    assert told is (result == NOT_COMPUTED)


# Words of another, which are not read, and an enchant ability: whether it asks for what these may have changed.
DOUBTED = (
    ("Creatures are legendary by moonlight.", "Enchant legendary creature", NOT_COMPUTED),
    ("Creatures are legendary by moonlight.", "Enchant red creature", NOTHING),
    ("Creatures are legendary by moonlight.", "Enchant creature", DONE),
    ("Creatures are green by moonlight.", "Enchant red creature or land", NOT_COMPUTED),
    ("Creatures are green by moonlight.", "Enchant land", NOTHING),
    ("You gain control of all creatures by moonlight.", "Enchant creature you control", NOT_COMPUTED),
    ("You gain control of all creatures by moonlight.", "Enchant creature", DONE),
    ("You gain control of all enchantments by moonlight.", "Enchant creature you control", NOT_COMPUTED),
    ("You gain control of all enchantments by moonlight.", "Enchant red creature", NOTHING),
    ("Each creature is a Goblin by moonlight.", "Enchant Goblin", NOT_COMPUTED),
    ("Each creature has flying by moonlight.", "Enchant creature with flying", NOT_COMPUTED),
    ("Each creature has flying by moonlight.", "Enchant legendary creature", NOTHING),
    ("Each creature gets +2/+0 by moonlight.", "Enchant creature with power 4 or greater", NOT_COMPUTED),
    ("Each creature gets +0/+2 by moonlight.", "Enchant creature with power 4 or greater", NOTHING),
    ("Each creature gets +0/+2 by moonlight.", "Enchant creature with toughness 4 or greater", NOT_COMPUTED),
)


@pytest.mark.parametrize(("words", "enchant", "result"), DOUBTED)
def test_702_5a_what_the_enchant_ability_asks_decides_what_is_in_doubt(words: str, enchant: str, result: str) -> None:
    odd = {"name": "Odd Night", "type_line": "Enchantment", "oracle_text": words}
    cards = (odd, aura("Veil", enchant), *CARDS)
    put = (place("Bear", "bear", player="Ben"), place("Veil"), place("Odd Night", "odd"))
    played = play(NEW, *put, do("attach", "it", to="bear"), cards=cards)
    assert played.last.result == result
    assert (words.rstrip(".") in played.last.not_computed) is (result == NOT_COMPUTED)


def test_702_5a_what_is_attached_says_so_where_what_it_asked_for_is_in_doubt() -> None:
    odd = {"name": "Odd Night", "type_line": "Enchantment", "oracle_text": "Creatures lose flying by moonlight."}
    seen = {}
    for enchant in ("Enchant creature without flying", "Enchant creature"):
        cards = (odd, aura("Veil", enchant), *CARDS)
        put = (place("Bear", "bear"), place("Veil"), place("Odd Night", "odd"), do("attach", "it", to="bear"))
        played = play(NEW, *put, cards=cards)
        assert played.table.object("it").attached_to == "bear"
        seen[enchant] = any("by moonlight" in reason.says for reason in played.last.reasons)
    assert seen == {"Enchant creature without flying": True, "Enchant creature": False}


def test_701_3b_what_is_attached_there_already_is_so_whatever_is_in_doubt() -> None:
    odd = {"name": "Odd Night", "type_line": "Enchantment", "oracle_text": "Creatures are lands by moonlight."}
    on_it = (place("Bear", "bear"), place("Wings"), do("attach", "it", to="bear"), place("Odd Night", "odd"))
    again = play(NEW, *on_it, do("attach", "it", to="bear"), cards=(odd, *CARDS))
    assert (again.last.result, again.last.not_computed) == (NOTHING, "")
    assert again.table.object("it").attached_to == "bear"


ONLY_TO = "Banner can be attached only to a legendary creature.\nEquip {2}"


@pytest.mark.parametrize(
    ("words", "result"), [("Creatures are legendary", NOT_COMPUTED), ("Creatures are red", NOTHING)]
)
def test_301_5_what_an_equipment_asks_of_its_bearer_decides_what_is_in_doubt(words: str, result: str) -> None:
    odd = {"name": "Odd Night", "type_line": "Enchantment", "oracle_text": f"{words} by moonlight."}
    banner = {"name": "Banner", "mana_cost": "{2}", "type_line": "Artifact — Equipment", "oracle_text": ONLY_TO}
    put = (place("Bear", "bear"), place("Banner"), place("Odd Night", "odd"), do("attach", "it", to="bear"))
    assert play(NEW, *put, cards=(odd, banner, *CARDS)).last.result == result


# 702.5a: the words of the ability, and the filters of each alternative as a record.
ENCHANTS: tuple[tuple[str, list[list[Record]]], ...] = (
    ("Enchant basic land", [[{"supertypes": "Basic"}, {"types": "Land"}]]),
    ("Enchant legendary creature", [[{"supertypes": "Legendary"}, {"types": "Creature"}]]),
    ("Enchant snow permanent", [[{"supertypes": "Snow"}]]),
    ("Enchant world enchantment", [[{"supertypes": "World"}, {"types": "Enchantment"}]]),
    *(
        (f"Enchant {kind}", [[{"types": kind.capitalize()}]])
        for kind in ("artifact", "battle", "creature", "enchantment", "land", "planeswalker", "instant", "sorcery")
    ),
    *(
        (f"Enchant {word} creature", [[{"colors": color}, {"types": "Creature"}]])
        for word, color in (("white", "W"), ("blue", "U"), ("black", "B"), ("red", "R"), ("green", "G"))
    ),
    ("Enchant tapped creature", [[{"tapped": True}, {"types": "Creature"}]]),
    ("Enchant modified creature", [[{"modified": True}, {"types": "Creature"}]]),
    ("Enchant commander creature", [[{"designated": "commander"}, {"types": "Creature"}]]),
    ("Enchant Elf", [[{"subtypes": "Elf"}]]),
    ("Enchant nonblack creature", [[{"not": {"colors": "B"}}, {"types": "Creature"}]]),
    ("Enchant non-Elf creature", [[{"not": {"subtypes": "Elf"}}, {"types": "Creature"}]]),
    (
        "Enchant red or green creature",
        [[{"colors": "R"}, {"types": "Creature"}], [{"colors": "G"}, {"types": "Creature"}]],
    ),
    ("Enchant land you control", [[{"types": "Land"}, {"controller": "you"}]]),
    ("Enchant land you don’t control", [[{"types": "Land"}, {"controller": "opponent"}]]),
    ("Enchant land an opponent controls", [[{"types": "Land"}, {"controller": "opponent"}]]),
    ("Enchant creature with power 2 or less", [[{"types": "Creature"}, {"power": "<=2"}]]),
    ("Enchant creature with toughness 2 or greater", [[{"types": "Creature"}, {"toughness": ">=2"}]]),
    ("Enchant creature with power 2", [[{"types": "Creature"}, {"power": "=2"}]]),
    ("Enchant creature with mana value 3 or less", [[{"types": "Creature"}, {"mana_value": "<=3"}]]),
    ("Enchant creature with converted mana cost 3 or less", [[{"types": "Creature"}, {"mana_value": "<=3"}]]),
    *(
        (f"Enchant creature with {word}", [[{"types": "Creature"}, {"keywords": word.capitalize()}]])
        for word in ("defender", "flying", "haste", "reach", "trample", "vigilance")
    ),
    ("Enchant creature without flying", [[{"types": "Creature"}, {"not": {"keywords": "Flying"}}]]),
    ("Enchant creature (Target one.)", [[{"types": "Creature"}]]),
    ("Enchant player", []),
    ("Enchant opponent", []),
)


@pytest.mark.parametrize(("text", "ways"), ENCHANTS)
def test_702_5a_an_enchant_ability_is_read_word_by_word(text: str, ways: list[list[Record]]) -> None:
    read = enchants(text)
    assert read is not None
    assert read.ways == tuple(tuple(msgspec.convert(one, Filter) for one in way) for way in ways)
    assert read.players == (not ways)
    assert (read.zone, read.beside_another) == ("battlefield", False)


def test_702_5a_an_enchant_ability_may_name_a_zone_players_or_another_aura() -> None:
    buried = enchants("Enchant creature card in a graveyard")
    assert buried is not None
    assert (buried.zone, buried.ways) == ("graveyard", ((Filter(types="Creature"),),))
    either = enchants("Enchant creature or player")
    assert either is not None
    assert (either.players, len(either.ways)) == (True, 1)
    another = enchants("Enchant creature with another Aura attached to it")
    assert another is not None
    assert (another.beside_another, another.ways) == (True, ((Filter(types="Creature"),),))


@pytest.mark.parametrize(
    "text", ["Enchant strange creature", "Enchanted creature has flying.", "Flying", "Enchant creature with luck"]
)
def test_702_5a_other_words_are_not_read_as_an_enchant_ability(text: str) -> None:
    assert enchants(text) is None
