"""Where a proof tells of numbers that go with a card type, whom words not read mean, and where words act (306.5)."""

from __future__ import annotations

import pytest

from inspector.rules import ActingNow, rungs
from tests.rules.cards_for_tests import ALL, Record, creature
from tests.rules.playing import Played, do, place, play
from tests.rules.test_unread import marked, words
from tests.rules.test_words_now import told
from tests.rules.test_words_that_wait import SIZE, resolved

NEW = "2026-08"
WALKER: Record = {"name": "Walker", "mana_cost": "{3}", "type_line": "Planeswalker — Jace", "loyalty": "4"}
SIEGE: Record = {"name": "Siege", "mana_cost": "{3}", "type_line": "Battle — Siege", "defense": "5"}
STATUE: Record = {"name": "Statue", "mana_cost": "{3}", "type_line": "Artifact"}
CARDS = (*ALL, WALKER, SIEGE, STATUE)


def board(*actions: Record, cards: tuple[Record, ...] = ()) -> Played:
    return play(NEW, *actions, cards=[*CARDS, *cards])


def changes(played: Played, key: str) -> list[tuple[str, object, object, bool]]:
    """The steps in which a number goes or comes: their layer, from what to what, and whether its rule is told."""
    rule = {"loyalty": "306.5", "defense": "310.4", "power": "208.3"}[key]
    return [
        (rung.step.layer, found.was, found.to, any(one.startswith(rule) for one in rung.step.rules))
        for rung in rungs(played.table, "it")
        if (found := rung.step.changes.get(key)) is not None
    ]


STONE = do("effect", on=["it"], change={"set_types": ["Artifact"]})


@pytest.mark.parametrize(
    ("card", "key", "card_type"), [("Walker", "loyalty", "Planeswalker"), ("Siege", "defense", "Battle")]
)
def test_306_5_310_4_the_number_goes_and_comes_with_the_card_type(card: str, key: str, card_type: str) -> None:
    there = board(place(card, counters={key: 3}))
    again = do("effect", on=["it"], change={"add_types": [card_type]})
    assert changes(there, key) == []
    gone = there.then(STONE)
    assert (changes(gone, key), gone["it"].value(key)) == ([("4", 3, None, True)], None)
    back = gone.then(again)
    assert (changes(back, key), back["it"].value(key)) == ([("4", 3, None, True), ("4", None, 3, True)], 3)
    # What it has anyway neither goes nor comes.
    assert changes(there.then(again), key) == []
    assert changes(there.then(do("effect", on=["it"], change={"add_types": ["Creature"]})), key) == []
    # Elsewhere it is printed, and no step tells it.
    assert changes(board(place(card, zone="graveyard")), key) == []


@pytest.mark.parametrize(("key", "card_type"), [("loyalty", "Planeswalker"), ("defense", "Battle")])
def test_306_5c_310_4c_what_becomes_one_has_as_much_as_it_has_counters(key: str, card_type: str) -> None:
    """Nothing is printed on it, and on the battlefield only the counters count."""
    becomes = do("effect", on=["it"], change={"add_types": [card_type]})
    none = board(place("Statue"), becomes)
    assert (changes(none, key), none["it"].value(key)) == ([("4", None, 0, True)], 0)
    counted = board(place("Statue", counters={key: 2}), becomes)
    assert (changes(counted, key), counted["it"].value(key)) == ([("4", None, 2, True)], 2)
    # What is printed on one is not known, and its counters are.
    own = {"name": "Own", "mana_cost": "{3}", "type_line": card_type}
    assert board(place("Own", counters={key: 2}), cards=(own,))["it"].value(key) == 2
    # No rule of 2021 knows battles.
    older = play("2021-09", place("Statue", counters={key: 2}), becomes, cards=CARDS)
    assert older["it"].value(key) == (2 if key == "loyalty" else None)
    assert len(changes(older, key)) == (key == "loyalty")


def test_306_5_the_loyalty_of_a_copy_goes_with_the_card_type() -> None:
    copied = board(place("Walker", "w"), place("Statue"), do("become_copy", "it", of="w"), STONE)
    assert [one[0] for one in changes(copied, "loyalty")][-1:] == ["4"]
    assert copied["it"].loyalty is None


def test_208_3_the_size_goes_in_the_step_that_takes_the_card_type_and_comes_back_with_it() -> None:
    gone = board(place("Bear"), STONE)
    assert (changes(gone, "power"), gone["it"].power) == ([("4", 2, None, True)], None)
    back = gone.then(do("effect", on=["it"], change={"add_types": ["Creature"]}))
    assert back["it"].power == 2
    went, came = ("4", 2, None, True), ("4", None, 2, False)
    assert changes(back.then(STONE), "power") == [went, came, went]
    # A copy of what is no creature has no size, which is no step of a card type.
    copied = board(place("Statue", "s"), place("Bear"), do("become_copy", "it", of="s"))
    assert [(layer, to) for layer, _, to, _ in changes(copied, "power")] == [("1a", None)]
    assert not any("208.3" in rung.step.rules for rung in rungs(copied.table, "it"))
    # What layer 7 would do to it nobody sees.
    larger = gone.then(do("effect", on=["it"], change={"power": "+1"}))
    assert (changes(larger, "power"), larger["it"].power) == ([("4", 2, None, True)], None)
    assert rungs(larger.table, "it")[-1].says == "Another effect: nothing changes, since it is not a creature."


def whom(text: str) -> set[str]:
    """Whom words may touch that are not read, of a board of many kinds."""
    riddle = words("Riddle", text, line="Enchantment")
    wood = {"name": "Wood", "type_line": "Basic Land — Forest"}
    elf = {**creature("Elf", "Elf Druid", "1/1"), "type_line": "Legendary Creature — Elf Druid"}
    dye = do("effect", on=["red"], change={"set_colors": ["R"]})
    there: tuple[Record, ...] = (
        place("Bear", "bear"),
        place("Bear", "theirs", player="Ben"),
        place("Elf", "elf"),
        place("Wood", "wood"),
    )
    there = (*there, place("Statue", "statue"), place("Bear", "red"), dye, place("Riddle", "riddle"))
    played = board(*there, cards=(riddle, wood, elf))
    return {label for label in played.table.objects if label != "riddle" and marked(played, label)}


OMENS = "for each omen that you remember."


@pytest.mark.parametrize(
    ("text", "touched"),
    [
        (f"Creatures get +1/+1 {OMENS}", {"bear", "theirs", "elf", "red"}),
        (f"Creatures you control get +1/+1 {OMENS}", {"bear", "elf", "red"}),
        (f"Creatures your opponents control get +1/+1 {OMENS}", {"theirs"}),
        (f"Nonland permanents have hexproof {OMENS}", {"bear", "theirs", "elf", "statue", "red"}),
        (f"Noncreature permanents have hexproof {OMENS}", {"wood", "statue"}),
        (f"Elves get +1/+1 {OMENS}", {"elf"}),
        (f"Legendary creatures get +1/+1 {OMENS}", {"elf"}),
        (f"Nonlegendary creatures get +1/+1 {OMENS}", {"bear", "theirs", "red"}),
        (f"Red creatures get +1/+1 {OMENS}", {"red"}),
        (f"Nonred creatures get +1/+1 {OMENS}", {"bear", "theirs", "elf"}),
        (f"Non-Elf creatures get +1/+1 {OMENS}", {"bear", "theirs", "red"}),
    ],
)
def test_611_3a_words_that_are_not_read_touch_only_those_of_whom_they_speak(text: str, touched: set[str]) -> None:
    assert whom(text) == touched


@pytest.mark.parametrize(
    ("who", "touched"),
    [("Multicolored", {"duo"}), ("Monocolored", {"bear"}), ("Colorless", {"golem"}), ("", {"duo", "bear", "golem"})],
)
def test_105_2_words_that_are_not_read_ask_how_many_colors_one_has(who: str, touched: set[str]) -> None:
    riddle = words("Riddle", f"{who} creatures get +1/+1 {OMENS}".strip().capitalize(), line="Enchantment")
    cards = (riddle, creature("Duo", "Elf", "1/1", "{G}{W}"), creature("Golem", "Golem", "1/1", "{2}"))
    there = (place("Riddle", "riddle"), place("Duo", "duo"), place("Golem", "golem"), place("Bear", "bear"))
    played = board(*there, cards=cards)
    assert {label for label in ("duo", "golem", "bear") if marked(played, label)} == touched


@pytest.mark.parametrize(
    ("zone", "where"), [("hand", "in its owner's hand"), ("graveyard", "graveyard"), ("exile", "exile")]
)
def test_113_6_words_act_on_the_battlefield_unless_they_say_otherwise(zone: str, where: str) -> None:
    chief = creature("Chief", "Elf", "2/2", oracle_text="Other creatures you control get +1/+1.")
    found = told(board(place("Chief", "chief", zone), place("Bear", "bear"), cards=(chief,)), "chief", "+1/+1")
    assert (found.state, found.touches) == (ActingNow.IDLE, ())
    assert where in found.why
    # On the battlefield it is not where it is that keeps them from acting.
    alone = told(board(place("Chief", "chief"), cards=(chief,)), "chief", "+1/+1")
    assert (alone.state, where in alone.why, bool(alone.why)) == (ActingNow.IDLE, False, True)


RALLY = "Creatures get +1/+1 until end of turn."


@pytest.mark.parametrize(
    ("text", "comes", "label"),
    [
        (
            f"Return target creature card from your graveyard to the battlefield. {RALLY}",
            do("put_onto_battlefield", "dead"),
            "dead",
        ),
        (
            f"Create a 1/1 green Frog creature token. {RALLY}",
            do("create_token", card="1/1 green Frog creature token", as_="frog"),
            "frog",
        ),
    ],
)
def test_608_2c_what_a_spell_brought_is_among_those_of_whom_it_speaks_behind(
    text: str, comes: Record, label: str
) -> None:
    played = resolved(text).then(comes)
    assert (marked(played, label), marked(played, "bear")) == (SIZE, SIZE)
    # What came by something else since was not there.
    late = played.then(place("Bear", "late"))
    assert marked(late, "late") == set()


def test_611_2c_what_came_before_another_part_of_the_spell_was_said_was_not_there() -> None:
    """Who says what was tapped has told of nothing that the spell brought."""
    played = resolved(f"Tap target creature. {RALLY}").then(place("Bear", "late"), do("tap", "bear"))
    assert (marked(played, "late"), marked(played, "bear")) == (set(), SIZE)


def test_607_2d_what_words_refuse_by_no_choice_they_refuse_whatever_is_chosen() -> None:
    says = "As this artifact enters, choose a color.\nNonland permanents of the chosen color have hexproof."
    gem = words("Gem", says, line="Artifact")
    field: Record = {"name": "Field", "type_line": "Land"}
    there = board(place("Gem", "gem"), place("Bear", "bear"), place("Field", "field"), cards=(gem, field))
    assert [bool(there[label].depends) for label in ("gem", "bear", "field")] == [True, True, False]
