"""Boards in words: every action is a sentence, and every such sentence is that action (both ways, one grammar).

``board_from_words`` reads a text, ``board_in_words`` prints one; ``action_in_words`` says one action of a board. What
cannot be read is told at its word, with what was expected there (``WordsError``).
"""

from __future__ import annotations

from inspector.scenario.words.errors import WordsError
from inspector.scenario.words.files import SUFFIX, NearNames, board_of_text, text_of_file
from inspector.scenario.words.printing import action_in_words, board_in_words, sentences_of
from inspector.scenario.words.text import Asked, BoardInWords, board_from_words

__all__ = [
    "SUFFIX",
    "Asked",
    "BoardInWords",
    "NearNames",
    "WordsError",
    "action_in_words",
    "board_from_words",
    "board_in_words",
    "board_of_text",
    "sentences_of",
    "text_of_file",
]
