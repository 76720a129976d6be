"""Actions in the words of the history."""

from __future__ import annotations

import msgspec
import pytest

from inspector.rules import Action, Cast, Shuffle, TurnFaceDown
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
        (Shuffle(seed=1), "Shuffled Ana's library"),
        (TurnFaceDown(object="it", face_down="cloak"), "Turned face down Walker (cloak)"),
    ],
)
def test_the_history_says_what_was_done(action: Action, words: str) -> None:
    assert in_words(action, lambda _label: "Walker", "Ana") == words


@pytest.mark.parametrize(
    ("record", "words"),
    [
        ({"do": "choose", "object": "it", "color": "R"}, "Chose red for Walker"),
        ({"do": "choose", "object": "it", "creature_type": "Elf"}, "Chose the creature type Elf for Walker"),
        ({"do": "choose", "object": "it", "number": 3}, "Chose 3 for Walker"),
        ({"do": "choose", "object": "it", "player": "Ben"}, "Chose Ben for Walker"),
        ({"do": "turn", "player": "Ben"}, "It became Ben's turn"),
        ({"do": "life", "total": 7}, "Set Ana's life total to 7"),
        ({"do": "designate", "object": "it", "as": "monstrous"}, "Walker became monstrous"),
        ({"do": "designate", "object": "it", "as": "commander"}, "Walker became a commander"),
        ({"do": "designate", "object": "it", "as": "suspected", "off": True}, "Walker is no longer suspected"),
        ({"do": "designate", "object": "it", "as": "paired", "with": "b"}, "Paired Walker with Bear"),
        ({"do": "condition", "object": "it", "says": "it rains", "holds": False},
         "Said of Walker that this does not hold: it rains"),
        ({"do": "reveal", "object": "it", "to": "Ben"}, "Revealed Walker to Ben"),
        ({"do": "reveal", "objects": ["it", "b"], "off": True}, "Hid Walker and Bear again"),
        ({"do": "phase_out", "object": "it"}, "Phased out Walker"),
        ({"do": "phase_in", "object": "it"}, "Phased in Walker"),
        ({"do": "mutate", "object": "it", "onto": "b"}, "Mutated Walker onto Bear, on top"),
        ({"do": "mutate", "object": "it", "onto": "b", "on_top": False}, "Mutated Walker onto Bear, underneath"),
    ],
    ids=str,
)  # fmt: skip
def test_the_history_says_what_was_told_of_the_game(record: dict[str, object], words: str) -> None:
    action: Action = msgspec.convert(record, Action)
    assert in_words(action, lambda label: {"it": "Walker"}.get(label, "Bear"), "Ana") == words
