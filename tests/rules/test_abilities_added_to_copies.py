"""What was copied and what an exception added are told apart: only the first is the original's (707.2, 707.9a)."""

from __future__ import annotations

import pytest

from tests.rules.cards_for_tests import Record, creature
from tests.rules.playing import Played, do, place, play

NONE, ONE, TWO = (
    "so it has the copied values: no",
    "so it has the copied values: one",
    "so it has the copied values: two",
)
MODELS = {
    "Bear": creature("Bear", "Bear", "2/2"),
    "Bird": creature("Bird", "Bird", "1/1", oracle_text="Flying", keywords=["Flying"]),
    "Angel": creature("Angel", "Angel", "4/4", oracle_text="Flying\nVigilance", keywords=["Flying", "Vigilance"]),
}
SAYS = "Whenever it attacks, you gain 1 life."


def copy(model: str, *gains: str, token: bool = False) -> Played:
    start = [place(model, "model"), place("Bear", "first")]
    for number, text in enumerate(gains):
        last = "model" if number == 0 else f"copy{number - 1}"
        change: Record = {"add_abilities": [text]}
        copies = do("create_token_copy", of=last, as_=f"copy{number}", except_=change)
        if not token:
            copies = do("become_copy", f"copy{number}", of=last, except_=change)
            start.insert(0, place("Bear", f"copy{number}"))
        start.append(copies)
    return play("2026-08", *start, cards=[*MODELS.values()])


@pytest.mark.parametrize("token", [False, True], ids=["becomes", "token"])
@pytest.mark.parametrize(
    ("model", "gains", "key", "added", "copied"),
    [
        ("Bear", (SAYS,), "abilities", f"“{SAYS}”", f"{NONE} abilities."),
        ("Bird", (SAYS,), "abilities", f"“{SAYS}”", f"{ONE} ability."),
        ("Angel", (SAYS,), "abilities", f"“{SAYS}”", f"{TWO} abilities."),
        ("Bear", ("Haste",), "keywords", "haste.", f"{NONE} keyword abilities."),
        # It has flying twice then, of which one was copied.
        ("Bird", ("Flying",), "abilities", "flying.", f"{ONE} ability."),
        # What a copy gained by an exception is copied on with its copiable values.
        ("Bear", ("Haste", SAYS), "abilities", f"“{SAYS}”", f"{ONE} ability."),
    ],
)
def test_707_9a_what_an_exception_adds_is_not_told_as_copied(
    model: str, gains: tuple[str, ...], key: str, added: str, copied: str, token: bool
) -> None:
    why = copy(model, *gains, token=token)[f"copy{len(gains) - 1}"].why[key]
    layer = "" if token else "1a"
    assert [(one.layer, one.rules[0], one.says) for one in why[:1]] == [
        (layer, "707.9a", f"An exception to the copy effect also gives it {added}")
    ]
    assert why[1].rules[0] == "707.2"
    assert why[1].says.endswith(copied)
