"""What is proposed for a text that cannot be read: each proposal, what is told of it, the board once it is taken."""

from __future__ import annotations

from pathlib import Path

import pytest

from inspector.library import Library, bundled_cards
from inspector.scenario.words import NearNames, SoFar, answers_to, corrected, mended, read_so_far, sentences_of
from inspector.scenario.words.correcting import sentence_end_of

POOL = bundled_cards()
BLOCKS = Path(__file__).with_name("ways_to_mend.txt").read_text(encoding="utf-8").strip().split("\n\n")[1:]
GIVEN = [block.split("\n") for block in BLOCKS]
ASKED = {lines[0]: {sign: [each[2:] for each in lines[1:] if each[0] == sign] for sign in ">~+=!"} for lines in GIVEN}


@pytest.fixture(scope="module")
def near(tmp_path_factory: pytest.TempPathFactory) -> NearNames:
    """Names of bundled cards that are spelled alike."""
    return Library(tmp_path_factory.mktemp("library") / "library.sqlite").near_names


@pytest.mark.parametrize("written", ASKED)
def test_what_is_proposed_for_a_text_is_what_may_be_meant(written: str, near: NearNames) -> None:
    told, text = ASKED[written], written.replace("\\n", "\n")
    found = mended(text, read_so_far(text, POOL), POOL, (), near)
    assert found.error is not None
    assert [found.error.found] == told[">"]
    assert all(each in found.error.why for each in told["~"])
    assert list(found.error.proposals) == told["+"]
    taken = [read_so_far(corrected(text, found, each), POOL) for each in told["+"]]
    assert [each.error.found for each in taken if each.error is not None] == told["!"]
    assert [said(each) for each in taken[:1]] == told["="][: len(taken)]


def said(found: SoFar) -> str:
    """Give the sentences of what was read, and the first answer."""
    board = found.board
    answers = list(answers_to(board.scenario, board.run, board.asks))[:1]
    answer = [f"{each.partition('. ')[0]}." for each in answers]
    return " ".join([*sentences_of(board.run, board.scenario.actions), *answer])


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("Clone copies Dr. Wing. It is tapped.", "Clone copies Dr. Wing"),
        (
            'It gains "Tap it. Draw a card." until end of turn. It flips.',
            'It gains "Tap it. Draw a card." until end of turn',
        ),
        ("Clone is tapped; it flips.", "Clone is tapped"),
        ("Clone is tapped\nIt flips.", "Clone is tapped"),
        ("Is it 1.5? It flips.", "Is it 1.5"),
        ("Clone is tapped", "Clone is tapped"),
        (". Clone", ""),
    ],
)
def test_a_sentence_ends_at_no_full_stop_of_a_name_or_in_quotes(text: str, sentence: str) -> None:
    assert text[: sentence_end_of(text, 0)] == sentence
