"""Boards in words: every action is a sentence, and every such sentence is that action (both ways, one grammar).

``board_from_words`` reads a text, ``board_in_words`` prints one; ``action_in_words`` says one action of a board. What
cannot be read is told at its word, with what was expected there (``WordsError``).
"""

from __future__ import annotations

from inspector.scenario.words.alike import alike
from inspector.scenario.words.answering import answers_to
from inspector.scenario.words.completing import WaysOn, WayTried, ways_further, ways_on
from inspector.scenario.words.correcting import corrected, correction
from inspector.scenario.words.errors import WordsError
from inspector.scenario.words.files import (
    LONGEST_BOARD_TEXT,
    WORDS_SUFFIX,
    NearNames,
    begins_as_board,
    text_of_file,
    with_near_names,
)
from inspector.scenario.words.given_whole import board_of_text
from inspector.scenario.words.mending import mended
from inspector.scenario.words.naming import ORDINALS, TableNames
from inspector.scenario.words.placed_first import PlacedFirst, placed_first
from inspector.scenario.words.printing import (
    action_in_words,
    board_in_words,
    for_people,
    head_in_words,
    refusal_noted,
    run_in_words,
    seen_in_words,
    sentences_of,
    told_sentences_of,
)
from inspector.scenario.words.spell_resolved import SpellAsks, spell_asks, what_a_spell_does
from inspector.scenario.words.text import (
    BoardInWords,
    SoFar,
    TextReading,
    board_from_words,
    read_further,
    read_on,
    read_so_far,
)
from inspector.scenario.words.text_question import TextQuestion

__all__ = [
    "LONGEST_BOARD_TEXT",
    "ORDINALS",
    "WORDS_SUFFIX",
    "BoardInWords",
    "NearNames",
    "PlacedFirst",
    "SoFar",
    "SpellAsks",
    "TableNames",
    "TextQuestion",
    "TextReading",
    "WayTried",
    "WaysOn",
    "WordsError",
    "action_in_words",
    "alike",
    "answers_to",
    "begins_as_board",
    "board_from_words",
    "board_in_words",
    "board_of_text",
    "corrected",
    "correction",
    "for_people",
    "head_in_words",
    "mended",
    "placed_first",
    "read_further",
    "read_on",
    "read_so_far",
    "refusal_noted",
    "run_in_words",
    "seen_in_words",
    "sentences_of",
    "spell_asks",
    "text_of_file",
    "told_sentences_of",
    "ways_further",
    "ways_on",
    "what_a_spell_does",
    "with_near_names",
]
