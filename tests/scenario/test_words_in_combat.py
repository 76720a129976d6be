"""Attacking and blocking as people tell it: attackers become tapped (508.1f), and combat damage is not computed."""

from __future__ import annotations

import pytest

from inspector.library import bundled_cards
from inspector.rules import Designate, Tap
from inspector.scenario.words import answers_to, board_from_words

POOL = bundled_cards()
BOARD = "Ana has Grizzly Bears on the battlefield. Ben has Serra Angel on the battlefield."


def answers(text: str) -> list[str]:
    read = board_from_words(f"{BOARD} {text}", POOL)
    return list(answers_to(read.scenario, read.run, read.asks))


def done(text: str) -> list[tuple[str, str]]:
    """What each action does to what, behind those of the board."""
    told = board_from_words(f"{BOARD} {text}", POOL).scenario.actions[2:]
    return [
        (each.object or "", each.designation if isinstance(each, Designate) else "tap")
        for each in told
        if isinstance(each, Designate | Tap)
    ]


@pytest.mark.parametrize(
    "said", ["Grizzly Bears attacks.", "Ana attacks with Grizzly Bears.", "Ana swings with Bears."]
)
def test_508_1f_what_attacks_becomes_tapped(said: str) -> None:
    assert done(said) == [("Grizzly Bears", "tap"), ("Grizzly Bears", "attacking")]
    assert answers(f"{said} Is Grizzly Bears tapped?")[0].startswith("Yes.")


def test_702_20b_what_has_vigilance_stays_untapped_as_it_attacks() -> None:
    assert done("Ben attacks with Serra Angel.") == [("Serra Angel", "attacking")]


def test_508_1f_what_is_tapped_already_and_what_blocks_is_not_tapped() -> None:
    assert done("Grizzly Bears is tapped. It attacks.")[1:] == [("Grizzly Bears", "attacking")]
    assert done("Grizzly Bears blocks.") == [("Grizzly Bears", "blocking")]


@pytest.mark.parametrize(
    "said",
    [
        "Serra Angel blocks Grizzly Bears.",
        "Ben blocks Grizzly Bears with Serra Angel.",
        "Grizzly Bears attacks. Serra Angel blocks it.",
        "Ana attacks with Grizzly Bears. Ben blocks it with Serra Angel.",
    ],
)
def test_509_1h_what_is_blocked_attacks_and_becomes_blocked(said: str) -> None:
    bears, angel = "Grizzly Bears", "Serra Angel"
    assert done(said) == [(bears, "tap"), (bears, "attacking"), (angel, "blocking"), (bears, "blocked")]


@pytest.mark.parametrize("asked", ["Does Grizzly Bears die?", "Does Serra Angel survive?"])
def test_510_1_who_meets_in_combat_may_die_of_its_damage(asked: str) -> None:
    told = answers(f"Ana attacks with Grizzly Bears. Ben blocks with Serra Angel. {asked}")
    assert told[0].startswith("Not computed: combat damage may decide it.")


@pytest.mark.parametrize("said", ["Grizzly Bears attacks.", "Serra Angel blocks.", ""])
def test_510_1_alone_in_combat_nothing_is_dealt_damage_by_a_creature(said: str) -> None:
    assert answers(f"{said} Does Grizzly Bears die?") == ["No. State-based actions leave Grizzly Bears where it is."]


def test_704_5f_what_dies_without_any_damage_dies_in_combat_too() -> None:
    fight = "Grizzly Bears attacks. Serra Angel blocks it. Grizzly Bears gets -2/-2 until end of turn."
    assert answers(f"{fight} Does Grizzly Bears die?")[0].startswith("Yes.")
