"""How many there are of a kind, and which: asked in a text, found on the board as it then stands."""

from __future__ import annotations

import pytest

from inspector.library import bundled_cards
from inspector.scenario.words import answers_to, board_from_words

POOL = bundled_cards()
BOARD = (
    "Ana has Grizzly Bears and two Forests on the battlefield. Ben has a 1/1 white Soldier creature token on the "
    "battlefield. "
)


@pytest.mark.parametrize(
    ("asked", "answer"),
    [
        ("How many creatures are there?", "Creatures: two (Grizzly Bears and Soldier Token)."),
        ("How many creatures does Ana control?", "Creatures Ana controls: one (Grizzly Bears)."),
        ("How many lands does my opponent control?", "There are no lands Ben controls."),
        ("How many Forests do I have?", "Forests Ana controls: two (the first Forest and the second Forest)."),
        ("Which of them are creatures?", "Creatures: Grizzly Bears and Soldier Token."),
        ("Which creatures does Ben control?", "Creatures Ben controls: Soldier Token."),
    ],
)
def test_what_there_is_of_a_kind_is_counted_and_named(asked: str, answer: str) -> None:
    told = board_from_words(BOARD + asked, POOL)
    assert next(iter(answers_to(told.scenario, told.run, told.asks))) == answer


def test_what_may_be_of_the_kind_is_not_counted_in_silence() -> None:
    told = board_from_words(f'{BOARD}Not read: "It becomes a house", about Forest 2. How many lands are there?', POOL)
    (answer, *_) = answers_to(told.scenario, told.run, told.asks)
    assert answer.endswith("Not computed: “It becomes a house” may change this.")


@pytest.mark.parametrize(
    ("asked", "answer"),
    [
        # A line of keyword abilities is one ability for each of them (113.2c, 702.1).
        ("How many abilities does Serra Angel have?", "Serra Angel has two abilities: flying and vigilance."),
        ("How many keywords does Serra Angel have?", "Serra Angel has 2 keyword abilities: Flying, Vigilance."),
        ("How many colors is Serra Angel?", "Serra Angel has 1 color: white."),
        ("How many counters does Serra Angel have?", "Serra Angel has 2 counters: +1/+1: 2."),
        ("How many subtypes does Forest have?", "Forest has 1 subtype: Forest."),
        # 105.2c: what is colorless has no color.
        ("How many colors is Forest?", "Forest's color is colorless."),
        ("How many abilities does Grizzly Bears have?", "Grizzly Bears has no abilities."),
    ],
)
def test_how_many_of_its_values_an_object_has_is_the_first_that_is_said(asked: str, answer: str) -> None:
    board = "Ana has Serra Angel, Forest and Grizzly Bears on the battlefield. Put two +1/+1 counters on Serra Angel. "
    told = board_from_words(board + asked, POOL)
    assert next(iter(answers_to(told.scenario, told.run, told.asks))).startswith(answer)
