"""A text that is given whole, by a person or from a file: read at once, or refused with what would mend it."""

from __future__ import annotations

import msgspec

from inspector.cards import CardPool
from inspector.scenario.errors import ScenarioError
from inspector.scenario.words.files import LONGEST_BOARD_TEXT, NearNames
from inspector.scenario.words.mending import mended
from inspector.scenario.words.placed_first import placed_first
from inspector.scenario.words.text import BoardInWords, read_so_far
from inspector.scenario.words.told_order import told_later


def board_of_text(text: str, pool: CardPool, where: str, near: NearNames | None = None) -> BoardInWords:
    """Read a text as a board; raises ScenarioError, which names the place. ``near`` knows names spelled alike.

    With it, cards of which the text speaks and that nobody places are there before.
    """
    if len(text) > LONGEST_BOARD_TEXT:
        problem = f"expected at most {LONGEST_BOARD_TEXT:,} characters; leave out what is not needed"
        raise ScenarioError(where, "", problem)
    found = read_so_far(text, pool)
    if near is not None and found.error is not None:
        found = placed_first(text, found, pool, (), near).found
        found = mended(text, found, pool, (), near)
    if found.error is not None:
        raise ScenarioError(where, found.error.place, found.error.what) from found.error
    if all(each.edition for each in found.board.asks) and found.board.asks and not found.board.scenario.actions:
        raise ScenarioError(where, "", "nothing was asked before of which the answer could differ; ask that first")
    later = tuple(told_later(found.board))
    return msgspec.structs.replace(found.board, taken=(*found.board.taken, *later)) if later else found.board
