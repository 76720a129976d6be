"""What is asked again after something happened is answered as it was, and as it is then."""

from __future__ import annotations

import pytest

from inspector.library import bundled_cards
from inspector.scenario.words import answers_to, board_of_text

POOL = bundled_cards()


def _answers(text: str) -> list[str]:
    board = board_of_text(text, POOL, "the text")
    return [line.partition(". ")[0].rstrip(".:") for line in answers_to(board.scenario, board.run, board.asks)]


@pytest.mark.parametrize(
    ("text", "answers"),
    [
        (
            "Ana has Grizzly Bears on the battlefield. What is its power? It gets +3/+3 until end of turn. Its power?",
            [
                "Before “Grizzly Bears gets +3/+3 until end of turn”",
                "Grizzly Bears' power is 2",
                "After that",
                "Grizzly Bears' power is 5",
            ],
        ),
        (
            "Ana has Delver of Secrets on the battlefield. What is its name? It transforms. What is its name?",
            [
                "Before “Delver of Secrets transforms”",
                "Delver of Secrets' name is Delver of Secrets",
                "After that",
                "Delver of Secrets' name is Insectile Aberration",
            ],
        ),
        (
            "Ana has Grizzly Bears on the battlefield. Is it a creature? What is its power if it gets +3/+3?",
            ["Before “Grizzly Bears gets +3/+3”", "Yes", "After that", "Grizzly Bears' power is 5"],
        ),
    ],
    ids=["613.4c", "712.8e", "asked on a condition"],
)
def test_what_is_asked_again_is_answered_as_it_was(text: str, answers: list[str]) -> None:
    assert [each for each in _answers(text) if "toughness" not in each and "subtype" not in each] == answers


def test_what_is_told_behind_the_only_question_counts_for_it() -> None:
    text = "Ana has Grizzly Bears on the battlefield. What is its power? Put two +1/+1 counters on Grizzly Bears."
    assert _answers(text) == ["Grizzly Bears' power is 4"]


def test_under_other_rules_it_is_asked_in_the_same_turn() -> None:
    text = (
        "Ana has Grizzly Bears on the battlefield. What is its power? Put a +1/+1 counter on it. What is its power? "
        "Under the rules of 2016?"
    )
    said = _answers(text)
    assert [each for each in said if "power" in each] == ["Grizzly Bears' power is 2", "Grizzly Bears' power is 3"] * 2


CREATURE_ATTACHED = (
    "Ana has Grizzly Bears and Bonesplitter on the battlefield. Bonesplitter is attached to Grizzly Bears. "
    "Bonesplitter becomes a 1/1 artifact creature. How big is Grizzly Bears?"
)


@pytest.mark.parametrize(
    ("text", "next_checked"),
    [
        ("Ana has Clone on the battlefield. How big is it?", "704.5f"),
        (CREATURE_ATTACHED, "704.5p"),
        ("Ana has Grizzly Bears on the battlefield. How big is it?", ""),
        ("Ana has Clone on the battlefield. Does it die?", ""),
    ],
    ids=["toughness 0", "a creature that is attached", "nothing to do", "asked for itself"],
)
def test_what_state_based_actions_do_next_is_told_behind_the_answers(text: str, next_checked: str) -> None:
    board = board_of_text(text, POOL, "the text")
    *_, last = answers_to(board.scenario, board.run, board.asks)
    assert last.startswith("Once state-based actions are checked: ") == bool(next_checked)
    assert next_checked in last


@pytest.mark.parametrize(
    ("text", "answer"),
    [
        ("Ana has two Titania, Voice of Gaea on the battlefield. Do I keep both?", "No."),
        ("Ana has two Titania, Voice of Gaea on the battlefield. Does she get to keep both of them?", "No."),
        ("Ana has two Titania, Voice of Gaea on the battlefield. Do I keep one?", "Yes."),
        ("Ana has Titania, Voice of Gaea. Ben has Titania, Voice of Gaea. Do we both keep ours?", "Yes."),
        ("Ana has two Grizzly Bears on the battlefield. Do I keep both?", "Yes."),
    ],
    ids=["704.5j", "asked otherwise", "one is kept", "each has one", "no legend"],
)
def test_who_asks_whether_both_stay_is_not_told_whether_the_legend_rule_applies(text: str, answer: str) -> None:
    board = board_of_text(text, POOL, "the text")
    assert next(iter(answers_to(board.scenario, board.run, board.asks))).startswith(answer)


@pytest.mark.parametrize("lead", ["And if", "If", "And when"])
@pytest.mark.parametrize("happens", ["Ana destroys Humility", "Humility is destroyed"])
def test_what_was_asked_is_asked_again_where_a_question_only_tells_what_happens(lead: str, happens: str) -> None:
    asked = "Ana has Serra Angel in play. Ben has Humility in play. What is the power of Serra Angel?"
    assert _answers(f"{asked} {lead} {happens}?") == [
        "Before “Humility goes to Ben's graveyard”",
        "Serra Angel's power is 1",
        "After that",
        "Serra Angel's power is 4",
    ]


def test_what_happens_to_a_thing_says_where_it_went_and_who_controls_it_now() -> None:
    text = "Ana has Serra Angel in play. Ben casts Control Magic on it. What happens to Serra Angel? And if it dies?"
    answers = _answers(text)
    behind = answers.index("After that")
    assert "Serra Angel's controller is Ben" in answers[:behind]
    assert "Serra Angel is in Ana's graveyard now" in answers[behind:]
    assert "Serra Angel is in Ana's graveyard now" not in answers[:behind]
