"""Levels: level symbols act by level counters (711), a Class has what its level gives (716); living metal."""

from __future__ import annotations

import pytest

from inspector.rules import NEWEST, rungs
from inspector.rules.edition.citations import numbers
from tests.rules.cards_for_tests import HUMILITY, Record, creature
from tests.rules.editions import by_edition
from tests.rules.playing import DONE, Played, do, place, play

NEW = NEWEST.key
SHARP = creature(
    "Student",
    "Human Wizard",
    "1/1",
    "{U}",
    layout="leveler",
    oracle_text="Level up {1}{U}\nLEVEL 2-4\n2/3\nFlying\nLEVEL 5+\n4/4\nFlying\nHexproof",
)
CLASS = {
    "name": "Guild of Bears",
    "layout": "class",
    "mana_cost": "{G}",
    "type_line": "Enchantment — Class",
    "oracle_text": "(Gain the next level as a sorcery.)\nTrample\n{1}{G}: Level 2\nReach\n{3}{G}: Level 3\nHaste",
}
TRUCK = {
    "name": "Truck",
    "mana_cost": "{4}",
    "type_line": "Artifact — Vehicle",
    "oracle_text": "Living metal\nTrample",
    "keywords": ["Living metal", "Trample"],
    "power": "6",
    "toughness": "6",
}
SHIP = {
    "name": "Mill Ship",
    "mana_cost": "{3}",
    "type_line": "Artifact — Spacecraft",
    "oracle_text": "Station (It's an artifact creature at 8+.)\nSTATION 2+\nHaste\nSTATION 8+\nFlying\n"
    "Other artifacts you control have hexproof.",
    "power": "5",
    "toughness": "6",
}
# The same as some files write it, and with a land, which never becomes a creature.
BARGE = SHIP | {"name": "Barge", "oracle_text": "Station\n2+ | Haste\n8+ | Flying"}
MOON = {
    "name": "Moon",
    "type_line": "Land — Planet",
    "oracle_text": "{T}: Add {W}.\nStation\nSTATION 12+\nFlying",
}
CARDS = (SHARP, CLASS, TRUCK, SHIP, BARGE, MOON, HUMILITY, creature("Bear", "Bear", "2/2"))
LEVELS = by_edition("710.2a 710.2b", "710.2a 710.2b", "711.2a 711.2b", "711.2a 711.2b", "711.2a 711.2b")


def run(edition: str, *actions: Record) -> Played:
    return play(edition, *actions, cards=CARDS)


def size(played: Played, label: str = "it") -> tuple[object, object]:
    return played[label].power, played[label].toughness


@pytest.mark.parametrize(("more", "keywords"), [("", ("Flying",)), ("\nReach", ("Flying", "Reach"))], ids=str)
def test_702_9c_a_keyword_that_its_level_gives_once_more_is_listed_once(more: str, keywords: tuple[str, ...]) -> None:
    bird = creature("Bird", "Bird", "1/1", "{U}", layout="leveler", oracle_text=f"Flying\nLEVEL 1+\n2/2\nFlying{more}")
    played = play(NEW, place("Bird", counters={"level": 1}), cards=[bird])
    assert played["it"].keywords == keywords
    assert played["it"].abilities.count("Flying") == 2


@LEVELS
def test_711_2_level_counters_decide_which_section_applies(edition: str, rules: list[str]) -> None:
    played = run(edition, place("Student"))
    assert (size(played), played["it"].keywords) == ((1, 1), ("Level Up",))
    for count, shown, keywords in (
        (1, (1, 1), set()),
        (2, (2, 3), {"Flying"}),
        (4, (2, 3), {"Flying"}),
        (5, (4, 4), {"Flying", "Hexproof"}),
        (9, (4, 4), {"Flying", "Hexproof"}),
    ):
        leveled = run(edition, place("Student", counters={"level": count}))
        assert (size(leveled), set(leveled["it"].keywords)) == (shown, {"Level Up", *keywords})
        if count > 1:
            assert leveled["it"].why["power"][0].rules[0] == rules[count > 4]
    by_action = played.then(do("counters", "it", kind="level", count=5))
    assert size(by_action) == (4, 4)


@by_edition("710.5 710.6", "710.5 710.6", "711.5 711.6", "711.5 711.6", "711.5 711.6")
def test_711_5_711_6_the_uppermost_box_counts_below_the_levels_and_elsewhere(edition: str, rules: list[str]) -> None:
    below = run(edition, place("Student", counters={"level": 1}))
    why = below["it"].why["power"]
    assert (why[0].rules[0], why[1].rules[0]) == (rules[0], "208.1")
    assert (
        why[0].says
        == "It has fewer level counters than its first level asks for, so its uppermost box counts: power 1."
    )
    for zone in ("hand", "graveyard", "stack"):
        elsewhere = run(edition, place("Student", zone=zone))
        assert size(elsewhere) == (1, 1)
        why = elsewhere["it"].why["toughness"]
        assert why[0].rules[0] == rules[1]
        assert why[0].says == "Off the battlefield the uppermost box of a leveler card counts: toughness 1."
    leveled = run(edition, place("Student", counters={"level": 2}))["it"].why["power"]
    assert not {*rules} & {number for one in leveled for number in one.rules}


def test_711_2_the_section_is_an_ability_and_is_lost_with_the_abilities() -> None:
    leveled = place("Student", counters={"level": 5})
    older = run(NEW, place("Humbling", "humbling"), leveled)
    assert (size(older), older["it"].keywords) == ((1, 1), ())
    newer = run(NEW, leveled, place("Humbling", "humbling"))
    assert (size(newer), newer["it"].keywords) == ((1, 1), ())
    loses = run(NEW, leveled, do("effect", on=["it"], change={"lose_all_abilities": True, "power": "+1"}))
    assert loses["it"].keywords == ()


def test_711_2_a_copy_has_the_sections_but_not_the_counters() -> None:
    leveled = (place("Student", counters={"level": 5}), place("Bear", "bear", counters={"level": 3}))
    token = run(NEW, *leveled, do("create_token_copy", of="it", as_="token"))
    assert size(token, "token") == (1, 1)
    became = run(NEW, *leveled, do("become_copy", "bear", of="it"))
    assert (size(became, "bear"), "Flying" in became["bear"].keywords) == ((2, 3), True)
    assert size(run(NEW, *leveled), "bear") == (2, 2)


@pytest.mark.parametrize("edition", ["2021-09", "2025-06", NEW])
def test_716_2d_what_lies_beyond_the_first_level_of_a_class_is_not_there(edition: str) -> None:
    it = run(edition, place("Guild of Bears"))["it"]
    assert it.keywords == ("Trample",)
    assert {"{1}{G}: Level 2", "{3}{G}: Level 3"} <= set(it.abilities)
    assert not {"Reach", "Haste"} & set(it.abilities)


@by_edition("-", "-", "-", "702.161a", "702.161a")
def test_702_161a_living_metal_makes_it_a_creature_on_its_controllers_turn(edition: str, rules: list[str]) -> None:
    mine = run(edition, place("Truck"))
    assert (mine["it"].types, size(mine)) == (("Artifact", "Creature"), (6, 6))
    assert mine["it"].why["types"][0].rules[0] == rules[0]
    theirs = run(edition, place("Truck", player="Ben"))
    assert (theirs["it"].types, size(theirs)) == (("Artifact",), (None, None))
    (*_, last) = rungs(theirs.table, "it")
    assert (last.step.rules[0], last.says) == (rules[0], "Living metal does not apply: it is not Ben's turn.")
    taken = mine.then(do("effect", on=["it"], change={"control": "Ben"}))
    assert taken["it"].types == ("Artifact",)
    given = theirs.then(do("effect", on=["it"], change={"control": "Ana"}))
    assert given["it"].types == ("Artifact", "Creature")


def test_702_161a_before_its_edition_living_metal_is_nothing() -> None:
    assert run("2021-09", place("Truck"))["it"].types == ("Artifact",)


def test_711_2_the_bundled_leveler_has_its_sections() -> None:
    sizes = [size(run(NEW, place("Kargan Dragonlord", counters={"level": count}))) for count in (3, 4, 7, 8)]
    assert sizes == [(2, 2), (4, 4), (4, 4), (8, 8)]
    top = run(NEW, place("Kargan Dragonlord", counters={"level": 8}))["it"]
    assert {"Flying", "Trample"} <= set(top.keywords)
    assert "{R}: +1/+0 this turn." in top.abilities


def test_702_161a_the_bundled_vehicle_is_a_creature_on_its_controllers_turn() -> None:
    mine = run(NEW, place("Optimus Prime, Hero", face="back"))
    assert mine["it"].types == ("Artifact", "Creature")
    theirs = run(NEW, place("Optimus Prime, Hero", face="back", player="Ben"))
    assert "Creature" not in theirs["it"].types


@by_edition("-", "-", "717.2a 717.2b", "716.2a 716.2b", "716.2a 716.2b")
def test_716_2a_a_class_has_what_its_level_gives(edition: str, rules: list[str]) -> None:
    second = run(edition, place("Guild of Bears"), do("designate", "it", as_="class level 2"))
    assert (set(second["it"].keywords), second["it"].designations) == ({"Trample", "Reach"}, ("class level 2",))
    assert set(rules) <= set(second.last.rules)
    assert second["it"].why["keywords"][0].rules[0] == rules[0]
    third = second.then(do("designate", "it", as_="class level 3"))
    assert (set(third["it"].keywords), third["it"].designations) == ({"Trample", "Reach", "Haste"}, ("class level 3",))
    gone = third.then(do("move", "it", to="hand"), do("put_onto_battlefield", "it"))
    assert gone["it"].keywords == ("Trample",)
    copied = third.then(do("create_token_copy", of="it", as_="token"))
    assert copied["token"].keywords == ("Trample",)


def test_what_is_no_designation_computed_here_is_told_as_such() -> None:
    told = run(NEW, place("Bear"), do("designate", "it", as_="flibbertigibbet"))
    assert "flibbertigibbet" in told.last.not_computed


STATIONED = [
    ("Mill Ship", 0, False, (None, None), set()),
    ("Mill Ship", 1, False, (None, None), set()),
    ("Mill Ship", 2, False, (None, None), {"Haste"}),
    ("Mill Ship", 7, False, (None, None), {"Haste"}),
    ("Mill Ship", 8, True, (5, 6), {"Haste", "Flying"}),
    ("Barge", 7, False, (None, None), {"Haste"}),
    ("Barge", 20, True, (5, 6), {"Haste", "Flying"}),
    ("Moon", 11, False, (None, None), set()),
    ("Moon", 12, False, (None, None), {"Flying"}),
]


@pytest.mark.parametrize(("card", "charge", "creature", "shown", "keywords"), STATIONED)
def test_721_2_charge_counters_decide_what_a_station_card_has(
    card: str, charge: int, creature: bool, shown: tuple[object, object], keywords: set[str]
) -> None:
    played = run(NEW, place(card, counters={"charge": charge} if charge else None), place("Truck", "truck"))
    ship = played["it"]
    assert set(ship.keywords) == keywords | {"Station"}
    assert (size(played), "Creature" in ship.types) == (shown, creature)
    # What the ability that it has then gives to others (721.2a, 613.1f).
    others = ("Hexproof",) if creature and card == "Mill Ship" else ()
    assert played["truck"].keywords == ("Living metal", "Trample", *others)
    assert not played["truck"].not_computed
    if creature:
        assert "721.2b" in {rule for why in ship.why["power"] for rule in why.rules}


NO_POWER = (
    "The box printed on it counts only while it has the charge counters that its station symbol asks for: no power."
)


def test_a_station_card_elsewhere_has_no_size_and_before_its_edition_its_counters_say_nothing() -> None:
    elsewhere = run(NEW, place("Mill Ship", zone="graveyard"))
    assert size(elsewhere) == (None, None)
    assert [(why.rules, why.says) for why in elsewhere["it"].why["power"]] == [
        (("721.2c",), "Off the battlefield the box printed on a station card does not count: no power.")
    ]
    there = run(NEW, place("Mill Ship"))["it"].why["power"]
    assert [(why.rules, why.says) for why in there] == [
        (
            ("721.2b",),
            NO_POWER,
        )
    ]
    for edition, counters in (("2025-06", {"charge": 9}), ("2021-09", {"charge": 9}), ("2025-06", {"charge": 1})):
        ship = run(edition, place("Mill Ship", counters=counters))["it"]
        assert "Flying" not in ship.keywords
        # What its symbols would make of it there no rule tells (721.2).
        doubted = {key for told in ship.not_computed for key in told.keys}
        told = {one.why for one in ship.not_computed}
        if counters["charge"] > 1:
            assert {"types", "power", "keywords"} <= doubted
            assert told == {"This edition has no rule for these words, so what they do is not computed."}
        else:
            assert not doubted


@pytest.mark.parametrize(
    ("words", "line", "how", "keys"),
    [
        ("Devoid", "Creature — Eldrazi", {}, {"colors"}),
        ("Devoid", "Creature — Eldrazi", {"zone": "hand"}, {"colors"}),
        # 208.3: what may be a creature, or none, may have a size or none.
        ("Living metal", "Artifact — Vehicle", {}, {"types", "subtypes", "power", "toughness"}),
        ("Living metal", "Artifact — Vehicle", {"zone": "hand"}, set()),
        (
            "Impending 4—{1}{G}",
            "Enchantment Creature — Frog",
            {"counters": {"time": 1}},
            {"types", "subtypes", "power", "toughness"},
        ),
        ("Impending 4—{1}{G}", "Enchantment Creature — Frog", {}, set()),
        ("Reconfigure {2}", "Artifact Creature — Equipment Lizard", {}, set()),
    ],
)
def test_702_a_keyword_that_an_edition_has_not_is_not_computed_there(
    words: str, line: str, how: Record, keys: set[str]
) -> None:
    card = {**creature("Later", "Frog", "4/4", "{2}{G}", oracle_text=words), "type_line": line}
    for edition in ("2011-09", NEW):
        it = play(edition, place("Later", "it", **{"zone": "battlefield", **how}), cards=[card])["it"]
        doubted = {key for one in it.not_computed for key in one.keys}
        assert doubted == (keys if edition != NEW else set())


RIDER = {
    "name": "Rider",
    "mana_cost": "{2}",
    "type_line": "Artifact Creature — Equipment Lizard",
    "oracle_text": "Equipped creature gets +1/+1.\nReconfigure {2}",
    "keywords": ["Reconfigure"],
    "power": "2",
    "toughness": "2",
}
LATE = {**creature("Late", "Frog", "4/4", oracle_text="Impending 4—{1}{G}"), "type_line": "Enchantment Creature — Frog"}


@pytest.mark.parametrize(
    ("called", "actions", "says"),
    [
        (
            "Its level 2-4 ability",
            (place("Student", counters={"level": 3}),),
            "711.2a: With three level counters on it, its power and toughness become 2/3.",
        ),
        (
            "Its level 5+ ability",
            (place("Student", counters={"level": 5}),),
            "711.2b: With five level counters on it, its power and toughness become 4/4.",
        ),
        (
            "Its station 2+ ability",
            (place("Mill Ship", counters={"charge": 2}),),
            "721.2a: With two charge counters on it, it gains haste.",
        ),
        (
            "Its station 8+ ability",
            (place("Mill Ship", counters={"charge": 8}),),
            "721.2b: With eight charge counters on it, its power and toughness become 5/6.",
        ),
        (
            "Its station 8+ ability",
            (place("Humility", "hum"), place("Mill Ship", counters={"charge": 8})),
            (
                "721.2b: Its station 8+ ability, newer than Humility, and still applying "
                "although lost, as it began to in an earlier layer: its power and toughness become 5/6."
            ),
        ),
        (
            "Its level 2 ability",
            (place("Guild of Bears"), do("designate", "it", as_="class level 2")),
            "716.2a: By its level, it gains reach.",
        ),
        (
            "Living metal",
            (place("Truck"), do("turn", player="Ana")),
            "702.161a: By living metal on its controller's turn, its card types become Artifact and Creature.",
        ),
        (
            "Reconfigure",
            (place("Rider"), place("Bear", "b"), do("attach", "it", to="b")),
            (
                "702.151b: Attached by reconfigure, it is no longer a creature; it loses the subtype "
                "Lizard; it has no power or toughness."
            ),
        ),
        (
            "Impending",
            (
                place("Late", counters={"time": 2}),
                do("condition", "it", says="its impending cost was paid", holds=True),
            ),
            (
                "702.176a: Impending with a time counter on it, it is no longer a creature; it has no "
                "subtypes; it has no power or toughness."
            ),
        ),
    ],
)
def test_the_last_rung_says_by_what_of_the_object_its_effect_is(
    called: str, actions: tuple[Record, ...], says: str
) -> None:
    """The counters that a symbol counts, a level or a keyword; behind the number of its rule.

    Its name stands before nothing that it does to itself: that would read as the deed of another one of that name.
    """
    played = play(NEW, *actions, cards=(*CARDS, RIDER, LATE))
    (*_, last) = rungs(played.table, "it")
    assert last.step.by_rule is not None
    assert f"{numbers(last.step.by_rule, NEW)[0]}: {last.says}" == says
    told = [reason.says for reasons in played["it"].why.values() for reason in reasons]
    assert any(one.startswith(f"{called} ") for one in told)
    assert not any("own ability" in one for one in told)
    assert not any(one.startswith(f"{played['it'].name} ") for one in told)


HUSH = {
    "name": "Hush",
    "type_line": "Enchantment",
    "static": [{"filter": {"other": "self"}, "change": {"lose_all_abilities": True}}],
}


@pytest.mark.parametrize(
    ("edition", "called", "actions"),
    [
        ("2016-01", "Its level 2-4 ability", (place("Student", counters={"level": 3}),)),
        (NEW, "Its level 5+ ability", (place("Student", counters={"level": 6}),)),
        (NEW, "Its station 2+ ability", (place("Mill Ship", counters={"charge": 8}),)),
        ("2021-09", "Its level 2 ability", (place("Guild of Bears"), do("designate", "it", as_="class level 2"))),
        (NEW, "Its ability of levels 2 and 3", (place("Guild of Bears"), do("designate", "it", as_="class level 3"))),
    ],
)
def test_613_8a_which_of_its_symbols_was_taken_is_told(edition: str, called: str, actions: tuple[Record, ...]) -> None:
    """Each symbol and bar is an ability of the object (711.2, 716.2, 721.2)."""
    played = play(edition, *actions, place("Hush", "hush"), cards=(*CARDS, HUSH))
    lost = [rung.says for rung in rungs(played.table, "it") if not rung.step.applied]
    assert lost[0] == f"{called} does not apply: it depends on Hush, which took it away first."
    assert played["it"].why["abilities"][0].says == (
        f"{called} depends on Hush, which takes it away first, so it does not apply."
    )


COPIED = {"add_abilities": ["Haste", "{T}: Add {C}."]}


@pytest.mark.parametrize("counters", [0, 2, 5])
def test_707_9a_what_an_exception_adds_to_the_copy_of_a_leveler_stands_in_no_section(counters: int) -> None:
    """It has that ability with any number of level counters, and no level symbol gives it (711.2)."""
    token = do("create_token_copy", of="student", as_="token") | {"except": COPIED}
    leveled = run(NEW, place("Student", "student", counters={"level": counters}))["student"]
    put = (do("counters", "token", kind="level", count=counters),) if counters else ()
    copied = run(NEW, place("Student", "student"), token, *put)["token"]
    assert sorted(copied.abilities) == sorted((*leveled.abilities, *COPIED["add_abilities"]))
    assert {*copied.keywords} == {*leveled.keywords, "Haste"}
    assert (copied.power, copied.toughness) == (leveled.power, leveled.toughness)


def test_707_9a_what_an_exception_adds_to_the_copy_of_a_class_needs_no_level() -> None:
    """716.2: only what stands behind a level bar does."""
    token = do("create_token_copy", of="class", as_="token") | {"except": COPIED}
    abilities = run(NEW, place("Guild of Bears", "class"), token)["token"].abilities
    assert {*COPIED["add_abilities"]} <= {*abilities}
    assert "Reach" not in abilities


def test_702_140e_the_abilities_of_a_merged_component_stand_in_no_section_of_the_leveler() -> None:
    ooze = creature("Ooze", "Ooze", "3/3", "{G}", layout="mutate", oracle_text="Mutate {G}\nVigilance")
    snake = SHARP | {"name": "Snake", "type_line": "Creature — Snake"}
    laid = (place("Snake", "it"), place("Ooze", "ooze", "hand"), do("cast", "ooze"))
    for on_top in (False, True):
        played = play(NEW, *laid, do("mutate", "ooze", onto="it", on_top=on_top), cards=(ooze, snake))
        assert {"Vigilance", "Mutate {G}"} <= {*played["it"].abilities}, on_top
        assert "LEVEL 5+: 4/4; Flying; Hexproof" in played["it"].abilities, on_top


EARLY = creature(
    "Seedling", "Elf Druid", "1/1", "{G}", layout="leveler",
    oracle_text="Level up {1}{G}\nLEVEL 1-4\n1/2\nReach\nLEVEL 5+\n1/4\nOther creatures you control get +1/+1.",
)  # fmt: skip
# Its record says itself what its last level does.
SAID = EARLY | {"name": "Said", "static": [{"on": "self", "change": {"add_abilities": ["Haste"]}}]}
SKIFF = SHIP | {"name": "Skiff", "oracle_text": "Station\nSTATION 1+\nHaste\nSTATION 8+\nFlying"}


@pytest.mark.parametrize(
    ("card", "kind", "count", "had"),
    [
        ("Seedling", "level", 0, ()),
        ("Seedling", "level", 1, ("Reach",)),
        ("Skiff", "charge", 0, ("Station",)),
        ("Skiff", "charge", 1, ("Station", "Haste")),
    ],
)
def test_711_2a_721_2a_one_counter_is_enough_for_a_symbol_from_one(
    card: str, kind: str, count: int, had: tuple[str, ...]
) -> None:
    played = play(NEW, place(card, counters={kind: count} if count else {}), cards=(EARLY, SKIFF))
    assert tuple(word for word in played["it"].keywords if word != "Level Up") == had


@pytest.mark.parametrize(
    ("card", "counters"), [("Seedling", {"level": 5}), ("Skiff", {"charge": 8}), ("Truck", {}), ("Late", {"time": 1})]
)
def test_113_6_what_counters_and_keywords_do_they_do_on_the_battlefield_alone(card: str, counters: Record) -> None:
    late = creature("Late", "Frog", "4/4", type_line="Enchantment Creature — Frog", oracle_text="Impending 4—{1}{G}")
    cards = (EARLY, SKIFF, TRUCK, late)
    paid = do("condition", "it", says="its impending cost was paid", holds=True)
    played = play(NEW, place(card, zone="exile", counters=counters), *([paid] if card == "Late" else []), cards=cards)
    there = play(NEW, place(card, zone="hand"), cards=cards)
    assert (played["it"].types, played["it"].keywords) == (there["it"].types, there["it"].keywords)
    assert not [step for step in played["it"].proof if step.layer in ("4", "6", "7b")]


def test_708_2_face_down_it_has_no_level_symbols() -> None:
    played = play(NEW, place("Seedling", counters={"level": 5}), do("turn_face_down", "it"), cards=(EARLY,))
    assert (played["it"].power, played["it"].toughness, played["it"].keywords) == (2, 2, ())


@pytest.mark.parametrize(("card", "power", "hasty"), [("Seedling", 3, False), ("Said", 2, True)])
def test_711_2_what_a_level_does_its_record_may_say_itself(card: str, power: int, *, hasty: bool) -> None:
    cards = (EARLY, SAID, creature("Bear", "Bear", "2/2"))
    played = play(NEW, place(card, counters={"level": 5}), place("Bear", "bear"), cards=cards)
    assert (played["bear"].power, "Haste" in played["it"].keywords) == (power, hasty)


@pytest.mark.parametrize(("card", "counters"), [("Bear", {"time": 1}), ("Late", {}), ("Seedling", {}), ("Skiff", {})])
def test_702_176a_without_counters_or_keyword_no_step_is_told(card: str, counters: Record) -> None:
    late = creature("Late", "Frog", "4/4", type_line="Enchantment Creature — Frog", oracle_text="Impending 4—{1}{G}")
    played = play(NEW, place(card, counters=counters), cards=(EARLY, SKIFF, late, creature("Bear", "Bear", "2/2")))
    assert not [step for step in played["it"].proof if step.layer in ("4", "6", "7b")]


def test_716_2_what_is_no_class_gains_nothing_and_a_class_may_be_designated_besides() -> None:
    played = run(NEW, place("Bear"), do("designate", "it", as_="monstrous"))
    assert (played.last.result, [step for step in played["it"].proof if step.layer == "6"]) == (DONE, [])
    second = (do("designate", "it", as_="class level 2"), do("designate", "it", as_="monstrous"))
    assert set(run(NEW, place("Guild of Bears"), *second)["it"].keywords) == {"Trample", "Reach"}
