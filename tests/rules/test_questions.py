"""What the words of a card ask of whoever lays out the board, and what comes of the answers."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from inspector.rules import CONDITION, HOW_MANY, WHICH_COUNTERS, Question, perform, questions_of
from inspector.rules.table.objects import OpenCounters
from tests.rules.cards_for_tests import BEAR, HUMILITY, Record, creature
from tests.rules.playing import Played, do, place, play

SAID = "an opponent lost life this turn"
CARDS = [
    BEAR,
    HUMILITY,
    creature("Gloat", "Imp", "2/2", oracle_text=f"As long as {SAID}, Gloat gets +1/+0."),
    {
        "name": "Plot",
        "type_line": "Enchantment",
        "oracle_text": "As Plot enters, choose a creature type.\n"
        "Creatures are the chosen type in addition to their other types.",
    },
    {"name": "Bond", "type_line": "Enchantment", "oracle_text": "As Bond enters, choose an opponent."},
    {"name": "Dye", "type_line": "Enchantment", "oracle_text": "All creatures are the chosen color."},
]


def board(*cards: str, zone: str = "battlefield", face_down: bool = False) -> Played:
    down: dict[str, Any] = {"face_down": True} if face_down else {}
    placed: list[Record] = [{"do": "place", "card": card, "as": card.lower(), "zone": zone, **down} for card in cards]
    return play("2026-08", *placed, cards=CARDS)


def asked(played: Played, label: str) -> Question:
    (question,) = questions_of(played.table, label)
    return question


ASKED = {
    "gloat": (CONDITION, SAID, (True, False)),
    "bond": ("player", "opponent", ("Ben",)),
    "dye": ("color", "color", ("W", "U", "B", "R", "G")),
}


@pytest.mark.parametrize("label", ASKED)
def test_what_is_asked_and_what_may_be_answered(label: str) -> None:
    question = asked(board(label.title()), label)
    assert (question.asks, question.words, question.options) == ASKED[label]
    assert question.answer is None


def test_an_answer_is_an_action_and_may_be_changed() -> None:
    played = board("Gloat")
    for holds, power in ((True, 3), (False, 2)):
        table, _ = perform(played.table, asked(played, "gloat").answered(holds), step=len(played.outcomes))
        played = msgspec.structs.replace(played, table=table)
        assert asked(played, "gloat").answer is holds
        assert played["gloat"].power == power


def test_a_choice_asked_as_it_enters_and_used_after_it_is_one_question() -> None:
    played = board("Plot", "Bear")
    question = asked(played, "plot")
    assert question.asks == "creature_type"
    assert {"Goblin", "Elf"} <= set(question.options)
    table, _ = perform(played.table, question.answered("Goblin"), step=2)
    assert "Goblin" in msgspec.structs.replace(played, table=table)["bear"].subtypes


@pytest.mark.parametrize("case", ["lost", "in a hand", "face down"])
def test_words_that_an_object_does_not_have_ask_nothing(case: str) -> None:
    played = {
        "lost": lambda: board("Gloat", "Humbling"),
        "in a hand": lambda: board("Gloat", zone="hand"),
        "face down": lambda: board("Gloat", face_down=True),
    }[case]()
    assert questions_of(played.table, "gloat") == ()


@pytest.mark.parametrize(
    ("words", "asks"),
    [
        ("As Odd enters, choose a color.", ["color"]),
        ("As Odd enters, choose a creature type.", ["creature_type"]),
        ("As Odd enters, choose a nonland card name.", ["name"]),
        # What no key of a choice stands for is no question.
        ("As Odd enters, choose up or down.", []),
    ],
)
def test_614_12a_a_choice_as_it_enters_is_asked_for_where_it_can_be_told(words: str, asks: list[str]) -> None:
    odd = {"name": "Odd", "type_line": "Artifact", "mana_cost": "{1}", "oracle_text": words}
    placed = play("2026-08", {"do": "place", "card": "Odd", "as": "it", "zone": "battlefield"}, cards=[odd])
    questions = questions_of(placed.table, "it")
    assert [question.asks for question in questions] == asks
    # Of names there are too many to offer.
    assert [question.options for question in questions if question.asks == "name"] == [()] * asks.count("name")
    away = placed.then({"do": "phase_out", "object": "it"})
    assert questions_of(away.table, "it") == ()


UP: Record = {"on": "self", "change": {"power": "+1"}}
BY_COLOR: Record = {"filter": {"chosen": "color"}, "change": {"power": "+1"}}
OF_HAND: Record = {"count": {"zone": "hand", "owner": "you"}}
EMPTY = "Ana's hand is empty"
# What the data of a card says, and what is asked then: whether, how many, or what was chosen.
ASKS: dict[str, tuple[Record, list[tuple[str, str]]]] = {
    "two conditions": (
        {"static": [{**UP, "if": {"said": "it rains"}}, {**UP, "if": {"said": "it snows"}}]},
        [(CONDITION, "it rains"), (CONDITION, "it snows")],
    ),
    "two in one": (
        {"static": [{**UP, "if": {"any": [{"said": "it rains"}, {"not": {"said": "it snows"}}]}}]},
        [(CONDITION, "it rains"), (CONDITION, "it snows")],
    ),
    "one condition of two abilities": (
        {"static": [{**UP, "if": {"said": "it rains"}}, {**UP, "if": {"said": "It Rains"}}]},
        [(CONDITION, "it rains")],
    ),
    "two numbers": (
        {
            "static": [
                {**UP, "if": {"value": {"said": words}, "is": ">=2"}}
                for words in ("omens", "dreams", "Omens", "dreams")
            ]
        },
        [(HOW_MANY, "omens"), (HOW_MANY, "dreams")],
    ),
    "whether and how many of the same words": (
        {"static": [{**UP, "if": {"value": {"said": "omens"}, "is": ">=2"}}, {**UP, "if": {"said": "omens"}}]},
        [(HOW_MANY, "omens"), (CONDITION, "omens")],
    ),
    "numbers by which it is defined, one of them asked for besides": (
        {
            "define": {"power": {"said": "dreams"}, "toughness": {"said": "omens"}},
            "static": [{**UP, "if": {"value": {"said": "Omens"}, "is": ">=2"}}],
        },
        [(HOW_MANY, "Omens"), (HOW_MANY, "dreams")],
    ),
    "a hand that two abilities count": (
        {"static": [{"on": "self", "change": {key: OF_HAND}} for key in ("power", "toughness")]},
        [(CONDITION, EMPTY)],
    ),
    "a hand that another condition asks about": (
        {"static": [{"on": "self", "change": {"power": OF_HAND}}, {**UP, "if": {"said": EMPTY}}]},
        [(CONDITION, EMPTY)],
    ),
    "one choice of two abilities, and another": (
        {"static": [BY_COLOR, {**BY_COLOR, "filter": {"chosen": "creature type"}}, BY_COLOR]},
        [("color", "color"), ("creature_type", "creature type")],
    ),
}


@pytest.mark.parametrize("name", ASKS)
def test_614_12_what_several_abilities_go_by_is_asked_for_once_and_each_thing_by_itself(name: str) -> None:
    data, asks = ASKS[name]
    odd = {**creature("Odd", "Elf", "1/1", oracle_text="Words."), **data}
    played = play("2026-08", place("Odd"), cards=[odd])
    assert [(one.label, one.asks, one.words, one.answer) for one in questions_of(played.table, "it")] == [
        ("it", *each, None) for each in asks
    ]


@pytest.mark.parametrize("zone", ["battlefield", "hand", "graveyard", "stack"])
def test_614_12_what_is_chosen_as_it_enters_is_asked_of_a_permanent_alone(zone: str) -> None:
    odd = {"name": "Odd", "type_line": "Artifact", "mana_cost": "{1}", "oracle_text": "As Odd enters, choose a color."}
    played = play("2026-08", place("Odd", zone=zone), cards=[odd])
    found = [one.asks for one in questions_of(played.table, "it")]
    assert found == (["color"] if zone == "battlefield" else [])


OPTIONS: dict[str, tuple[str, object]] = {
    "color": ("color", ("W", "U", "B", "R", "G")),
    # 305.6: there are five of them.
    "basic land type": ("basic_land_type", ("Plains", "Island", "Swamp", "Mountain", "Forest")),
    "opponent": ("player", ("Ben",)),
    "player": ("player", ("Ana", "Ben")),
    "number": ("number", ()),
    "land card name": ("name", ()),
}


@pytest.mark.parametrize("kind", OPTIONS)
def test_614_12_all_answers_to_a_choice_are_offered_where_they_are_few(kind: str) -> None:
    text = f"As Odd enters, choose {'an' if kind == 'opponent' else 'a'} {kind}."
    odd = {"name": "Odd", "type_line": "Artifact", "mana_cost": "{1}", "oracle_text": text}
    (question,) = questions_of(play("2026-08", place("Odd"), cards=[odd]).table, "it")
    assert (question.asks, question.options) == OPTIONS[kind]
    assert question.words == kind


def test_614_12_the_opponent_of_who_controls_it_is_offered() -> None:
    odd = {
        "name": "Odd",
        "type_line": "Artifact",
        "mana_cost": "{1}",
        "oracle_text": "As Odd enters, choose an opponent.",
    }
    played = play("2026-08", place("Odd", player="Ben"), cards=[odd])
    (question,) = questions_of(played.table, "it")
    assert question.options == ("Ana",)
    chosen = played.then(do("choose", "it", player="Ana"))
    assert [one.answer for one in questions_of(chosen.table, "it")] == ["Ana"]


TWO, ONE = (("+1/+1", 2), ("oil", 1)), (("+1/+1", 1),)
# 616.1: the ways to which counters came, the kinds of which there may be any number, and what is offered.
WAYS: dict[str, tuple[tuple[object, ...], tuple[str, ...], tuple[object, ...]]] = {
    "two ways": ((TWO, ONE), (), (TWO, ONE)),
    "two ways, and of one kind any number": ((TWO, ONE), ("oil",), (TWO, ONE)),
    "of two kinds any number": ((TWO,), ("oil", "+1/+1"), (TWO,)),
    "of one kind any number": (
        (TWO,),
        ("+1/+1",),
        ((("oil", 1),), *((("oil", 1), ("+1/+1", n)) for n in range(1, 11))),
    ),
}


@pytest.mark.parametrize("name", WAYS)
def test_616_1_the_ways_in_which_counters_came_are_offered(name: str) -> None:
    ways, any_number, options = WAYS[name]
    table = play("2026-08", place("Bear"), cards=[BEAR]).table
    open_ = OpenCounters(taken=TWO, ways=ways, text="either", any_number=any_number, with_haste=ways[:1])  # type: ignore[arg-type]
    # Of several that are open it is asked for the first; once that is said, for the next.
    other = OpenCounters(taken=ONE, ways=(ONE,), text="or")
    held = msgspec.structs.replace(table.object("it"), open_counters=(open_, other))
    (question,) = questions_of(table.with_object(held), "it")
    assert question == Question("it", WHICH_COUNTERS, "either", None, options, ways[:1])
