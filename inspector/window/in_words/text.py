"""The text of a board: as it was written where it was, and changes of it as changes of the board."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Sequence
from typing import NamedTuple

import msgspec

from inspector.cards import CardIndex
from inspector.rules import Action, Result, value_changes
from inspector.scenario import Replay, ReplayStep, Scenario
from inspector.scenario.words import (
    BoardInWords,
    TextQuestion,
    WayTried,
    alike,
    head_in_words,
    read_on,
    refusal_noted,
    sentences_of,
)
from inspector.window.board.board import Board

_MOST_KEPT = 100


class _Told(msgspec.Struct, frozen=True):
    """What a text says: under which rules, of whom, what happens."""

    edition: str
    players: tuple[str, ...]
    actions: tuple[Action, ...]


class BoardText(NamedTuple):
    """A text that says what is on a board, what it asks, and how what it leaves out was taken.

    What one asks and leaves out that was not read yet is not known.
    """

    text: str = ""
    asks: tuple[TextQuestion, ...] = ()
    taken: tuple[str, ...] = ()
    is_read: bool = True


class WrittenBoard:
    """Texts as somebody wrote them, by what they say; a board that nobody wrote down is told in its own sentences."""

    def __init__(self) -> None:
        self._texts: list[tuple[_Told, BoardText]] = []
        # The sentences written last, and of what; what stands is not written again.
        self._sentences: list[str] = []
        self._of = (tuple[Action, ...](), tuple[ReplayStep, ...]())

    def keep(self, board: Board, text: BoardText) -> None:
        """Remember the text of a board."""
        told = _told(board)
        others = [each for each in self._texts if not _is_same(each[0], told)]
        self._texts = [*others, (told, text)][-_MOST_KEPT:]

    def kept(self, board: Board) -> BoardText | None:
        """Give the text of a board as it was kept, None where none was."""
        told = _told(board)
        return next((text for each, text in self._texts if _is_same(each, told)), None)

    def has_more(self, board: Board, before: BoardText) -> bool:
        """Whether a text is kept that goes on where another one ends, or that asks where the other does not."""
        kept = self.kept(board)
        goes_on = kept is not None and kept.text.startswith(before.text.rstrip())
        return goes_on or (kept is not None and bool(kept.asks) and not before.asks)

    def text_of(self, board: Board, most: int) -> BoardText | None:
        """Give the text of a board; None where ``most`` sentences were written and others still are to be."""
        kept = self.kept(board)
        if kept is not None:
            return kept
        run = run_in_view(board)
        self._write(run, most)
        if len(self._sentences) < len(run.actions):
            return None
        sentences = self._sentences[: len(run.actions)]
        taken = _refused(run, sentences)
        return BoardText("\n".join((*head_in_words(board.scenario), *sentences)), taken=taken)

    def added(self, board: Board, before: Board, most: int) -> tuple[str, ...] | None:
        """Give the sentences of what was done since; None where not only that happened, or more than ``most``."""
        count = added_actions(board, before)
        if not count or count > most:
            return () if count == 0 else None
        run = run_in_view(board)
        since = len(run.actions) - count
        if self._standing(run) < since:
            return sentences_of(run, run.actions, since)
        self._write(run, count)
        return tuple(self._sentences[since : len(run.actions)])

    def _standing(self, run: Replay) -> int:
        """How many actions of a run have sentences."""
        pairs = zip(*self._of, run.actions, run.steps, strict=False)
        others = (place for place, (was, then, now, step) in enumerate(pairs) if was is not now or then is not step)
        return next(others, min(len(self._sentences), len(run.actions)))

    def _write(self, run: Replay, most: int) -> None:
        """Write so many sentences of a run behind those that stand."""
        same = self._standing(run)
        if same == len(run.actions):
            return
        upto = same + most
        part = msgspec.structs.replace(run, actions=run.actions[:upto], steps=run.steps[:upto])
        self._sentences = [*self._sentences[:same], *sentences_of(part, part.actions, same)]
        self._of = part.actions, part.steps


class WordsOfBoard:
    """What the sheet keeps for one of the open boards while another one, or none, is beside it.

    ``unread`` are words that could not be read yet, ``settled`` what said what was on the board, which was ``shown``.
    """

    def __init__(self) -> None:
        self.written = WrittenBoard()
        self.unread = ""
        self.settled = BoardText()
        self.shown: Board | None = None

    def leave(self, unread: str, settled: BoardText, shown: Board | None) -> None:
        """Keep what stands on the sheet as it goes; ``unread`` is empty where all could be read."""
        self.unread, self.settled, self.shown = unread, settled, shown

    def unread_on(self, board: Board) -> str:
        """Give the words that could not be read, where the board is as it was or more was done on it; else nothing."""
        goes_on = self.shown is not None and added_actions(board, self.shown) is not None
        return self.unread if goes_on and self.unread.strip() else ""


def followed_text(before: BoardText, board: Board, more: tuple[str, ...]) -> BoardText:
    """Give a text with the sentences of what was done last behind it."""
    gap = "" if before.text.endswith("\n") else "\n"
    run = run_in_view(board)
    since = len(run.steps) - len(more)
    taken = _refused(msgspec.structs.replace(run, steps=run.steps[since:]), more)
    text = before.text + gap + "\n".join(more)
    return before._replace(text=text, taken=tuple(dict.fromkeys((*before.taken, *taken))))


def merged_text(before: str, written: str, now: str) -> str:
    """Give ``now``, which came of ``before``, with what somebody wrote there meanwhile.

    Where both changed the same, what was written stays.
    """
    if before in (written, now):
        return now if written == before else written
    one, other = changed_part(before, written), changed_part(before, now)
    # Of two things at one place, what was written comes first.
    first, last = (one, other) if one.end <= other.start else (other, one)
    if first.end > last.start:
        return written
    return f"{before[: first.start]}{first.words}{before[first.end : last.start]}{last.words}{before[last.end :]}"


class ChangedPart(NamedTuple):
    """From where to where a text is another one, and the words that stand there."""

    start: int
    end: int
    words: str


def changed_part(before: str, now: str) -> ChangedPart:
    """Tell where one text differs from another."""
    least = min(len(before), len(now))
    start = bisect_left(range(1, least + 1), True, key=lambda count: before[:count] != now[:count])
    left = least - start
    same = bisect_left(range(1, left + 1), True, key=lambda count: before[-count:] != now[-count:])
    return ChangedPart(start, len(before) - same, now[start : len(now) - same])


def _refused(run: Replay, sentences: Sequence[str]) -> tuple[str, ...]:
    pairs = zip(sentences, run.steps, strict=True)
    notes = (refusal_noted(said, step.outcome) for said, step in pairs if step.outcome.result is not Result.DONE)
    return tuple(dict.fromkeys(notes))


def is_told(found: BoardInWords, board: Board) -> bool:
    """Whether a text says what is on a board."""
    told = found.scenario
    whole = len(told.actions) == board.cursor == _same(board, told)
    return whole and (told.edition, told.players) == (board.base.edition, board.base.players)


def added_actions(board: Board, before: Board) -> int | None:
    """How many actions were done since; None where that is not all that happened."""
    now, then = _told(board), _told(before)
    count = len(then.actions)
    is_more = (now.edition, now.players, now.actions[:count]) == (then.edition, then.players, then.actions)
    return len(now.actions) - count if is_more else None


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


def _is_same(one: _Told, other: _Told) -> bool:
    # Tuples of other lengths are compared up to where they differ.
    return len(one.actions) == len(other.actions) and one == other


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
