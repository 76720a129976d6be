"""The text of a board: as it was written where it was, and changes of it as changes of the board."""

from __future__ import annotations

from typing import NamedTuple

import msgspec

from inspector.cards import CardIndex
from inspector.rules import Action, value_changes
from inspector.scenario import Replay, Scenario
from inspector.scenario.words import BoardInWords, WayTried, alike, read_on, run_in_words, sentences_of
from inspector.window.board.board import Board

_MOST_KEPT = 100


class _Told(msgspec.Struct, frozen=True):
    """What a text says: under which rules, of whom, what happens."""

    edition: str
    players: tuple[str, ...]
    actions: tuple[Action, ...]


class WrittenBoard:
    """Texts as somebody wrote them, by what they say; a board that nobody wrote down is told in its own sentences."""

    def __init__(self) -> None:
        self._texts: list[tuple[_Told, str]] = []

    def keep(self, board: Board, text: str) -> None:
        """Remember what somebody wrote for a board."""
        told = _told(board)
        others = [each for each in self._texts if each[0] != told]
        self._texts = [*others, (told, text)][-_MOST_KEPT:]

    def text_of(self, board: Board) -> str:
        """Give the text of a board."""
        told = _told(board)
        kept = next((text for each, text in self._texts if each == told), None)
        return kept if kept is not None else run_in_words(board.scenario, run_in_view(board))


def is_told(found: BoardInWords, board: Board) -> bool:
    """Whether a text says what is on a board."""
    told = found.scenario
    whole = len(told.actions) == board.cursor == _same(board, told)
    return whole and (told.edition, told.players) == (board.base.edition, board.base.players)


def added_actions(board: Board, before: Board) -> tuple[str, ...] | None:
    """Give the sentences of what was done since; None where that is not all that happened."""
    now, then = _told(board), _told(before)
    count = len(then.actions)
    if (now.edition, now.players, now.actions[:count]) != (then.edition, then.players, then.actions):
        return None
    return sentences_of(run_in_view(board), now.actions, count)


class GoesOn(NamedTuple):
    """What some words do on a board, their canonical sentences, and what would come of them; nothing where none are."""

    actions: tuple[Action, ...] = ()
    sentences: tuple[str, ...] = ()
    tried: WayTried | None = None


def goes_on(board: Board, words: str) -> GoesOn:
    """Read words as sentences on a board as it stands; "it" is what is selected there."""
    run = run_in_view(board)
    found = read_on(run, words, board.chosen[0] if board.chosen else "")
    if not found.actions or found is run:
        return GoesOn()
    count = len(run.actions)
    tried = WayTried(found.steps[-1].outcome, value_changes(run.table, found.table))
    return GoesOn(found.actions[count:], sentences_of(found, found.actions, count), tried)


def changed(board: Board, found: BoardInWords) -> Board:
    """Give the board as its text now has it, by one change that can be taken back.

    What the text does not change has not happened again: its tables stay as they are.
    """
    told = found.scenario
    base = msgspec.structs.replace(
        board.base,
        edition=told.edition,
        players=told.players,
        title=told.title or board.base.title,
        expect=told.expect or board.base.expect,
    )
    same = _same(board, told)
    actions = (*board.actions[:same], *told.actions[same:])
    steps = (*board.run.steps[:same], *found.run.steps[same:])
    run = Replay(start=board.run.start if same else found.run.start, actions=actions, steps=steps)
    only_more = same == board.cursor and (base.edition, base.players) == (board.base.edition, board.base.players)
    if only_more and same:
        grown = board.grown(run)
        return msgspec.structs.replace(grown, base=base).choosing(tuple(run.table.objects)[-1:])
    return board.rewritten(base, run, same)


def _same(board: Board, told: Scenario) -> int:
    """How many actions at the beginning are the same, under the same rules."""
    if (told.edition, told.players) != (board.base.edition, board.base.players):
        return 0
    pairs = zip(board.actions[: board.cursor], told.actions, strict=False)
    first = told.players[0]
    others = (place for place, (old, new) in enumerate(pairs) if not alike(old, new, first, board.table_at(place)))
    return next(others, min(board.cursor, len(told.actions)))


def _told(board: Board) -> _Told:
    return _Told(board.base.edition, board.base.players, board.actions[: board.cursor])


def run_in_view(board: Board) -> Replay:
    """The run of a board up to the moment in view; of cards that its file brought along it has those seen."""
    run, start = board.run, board.run.start
    steps = run.steps[: board.cursor]
    if board.is_seen and isinstance(start.pool, CardIndex):
        # Otherwise the words that are read would tell which cards lie hidden.
        shown = {card for step in steps for held in step.table.objects.values() for card in held.cards}
        start = msgspec.structs.replace(start, pool=start.pool.only(shown))
    return Replay(start=start, actions=run.actions[: board.cursor], steps=steps)
