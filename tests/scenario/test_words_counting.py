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
