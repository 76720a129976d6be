"""Casting in the words of the history: as what a card was cast."""

from __future__ import annotations

import pytest

from inspector.rules import Action
from inspector.rules.table.actions import Cast
from inspector.window.words.action_words import in_words


@pytest.mark.parametrize(
    ("action", "words"),
    [
        (Cast(object="it"), "Cast Walker"),
        (Cast(object="it", inset=True), "Cast Walker as the spell set into it"),
        (Cast(object="it", prototype=True), "Cast Walker prototyped"),
        (Cast(object="it", bestow=True), "Cast Walker bestowed"),
        (Cast(object="it", face_down="morph"), "Cast Walker face down"),
        (Cast(object="it", half="left"), "Cast Walker, left half"),
    ],
)
def test_the_history_says_as_what_a_card_was_cast(action: Action, words: str) -> None:
    assert in_words(action, lambda _label: "Walker", "Ana") == words
