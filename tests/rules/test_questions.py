"""What the words of a card ask of whoever lays out the board, and what comes of the answers."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from inspector.rules import CONDITION, Question, perform, questions_of
from tests.rules.cards_for_tests import BEAR, HUMILITY, Record, creature
from tests.rules.playing import Played, play

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
