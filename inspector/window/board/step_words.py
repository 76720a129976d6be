"""A step of the history in words: what its actions did, together, to objects by their names."""

from __future__ import annotations

from collections import Counter

import msgspec

from inspector.cards import listed_words
from inspector.cards.lists_in_words import capitalized
from inspector.rules import (
    Action,
    Convert,
    Flip,
    Place,
    Result,
    Table,
    Tap,
    Transform,
    TurnFaceDown,
    TurnFaceUp,
    Untap,
)
from inspector.scenario.words import TableNames, action_in_words, for_people
from inspector.window.board.board import Board
from inspector.window.board.entries import Entry

# Stands in a sentence where the name of an object belongs.
_GAP = "\0"
_MOST_NAMES = 3
_MOST_SENTENCES = 2
# Of these an object is another one after them, or nothing came of them for it.
_TURNING = (Convert, Flip, Tap, Transform, TurnFaceDown, TurnFaceUp, Untap)
# What one does and what several do; all other verbs with which sentences go on are alike.
_SEVERAL_DO = {
    "is": "are",
    "goes": "go",
    "transforms": "transform",
    "converts": "convert",
    "flips": "flip",
    "leaves": "leave",
    "phases": "phase",
    "becomes": "become",
    "resolves": "resolve",
}


def entry_of(board: Board, step: int) -> Entry:
    """The entry of a step, by its place in the history."""
    end = board.stops[step]
    start = board.stop_before(end)
    return Entry(lambda: _in_words(board, start, end), tuple(each.outcome for each in board.run.steps[start:end]), end)


def entered_between(before: Table, after: Table) -> tuple[str, ...]:
    """List the permanents that were no such objects on a table before."""
    was = {held.identity for held in before.objects.values() if held.is_permanent}
    return tuple(label for label, held in after.objects.items() if held.is_permanent and held.identity not in was)


def _in_words(board: Board, start: int, end: int) -> str:
    """Say a step in the sentences of boards in words, several like ones as one."""
    known: dict[bytes, str] = {}
    kinds: dict[str, tuple[list[_Said], list[_Said]]] = {}
    for place in range(start, end):
        step = _Said(board.table_at(place), board.actions[place], known, board.run.steps[place].table)
        done, undone = kinds.setdefault(step.gapped, ([], []))
        (undone if board.run.steps[place].outcome.result is Result.NOTHING else done).append(step)
    said = [_counted(done, undone) for done, undone in kinds.values()]
    more = len(said) - _MOST_SENTENCES
    text = "; ".join(said[:_MOST_SENTENCES]) + (f"; and {more} more" if more > 0 else "")
    return capitalized(text) if text.startswith("the ") else text


class _Said:
    """One action of a step: its sentence, the name of what it is done to, and the sentence with a gap in its place."""

    def __init__(self, table: Table, action: Action, known: dict[bytes, str], after: Table) -> None:
        """Say an action that left the table ``after`` it.

        ``known`` are the gapped sentences of what was placed the same way, which are said once.
        """
        self.table = table
        self.action = action
        self.label = getattr(action, "object", None) or ""
        way = b""
        if isinstance(action, Place):
            way = msgspec.json.encode(msgspec.structs.replace(action, card="", label=""))
        if isinstance(action, Place) and way in known:
            self.name, self.gapped = action.card, known[way]
            self.sentence = self.gapped.replace(_GAP, self.name)
            return
        self._names = TableNames(table, {})
        said = self._by_effect(action, after)
        # What it is called besides, files need; the history tells objects apart by their names.
        self.sentence = said.replace(f" ({action.label})", "", 1) if isinstance(action, Place) else said
        self.name = action.card if isinstance(action, Place) else self._phrase()
        begins = self.sentence.casefold().find(self.name.casefold()) if self.name else -1
        if begins < 0:
            self.gapped = self.sentence
        else:
            self.gapped = f"{self.sentence[:begins]}{_GAP}{self.sentence[begins + len(self.name) :]}"
            if way:
                known[way] = self.gapped

    def _by_effect(self, action: Action, after: Table) -> str:
        """Say for how many of its objects an action did something, where not for all; of none, whoever asks says."""
        labels = getattr(action, "objects", None) or ()
        was, now = self.table.objects, after.objects
        done = tuple(label for label in labels if now.get(label) != was.get(label))
        if not isinstance(action, _TURNING) or len(done) in (0, len(labels)):
            return self._shortened(action)
        others = Counter(self._names.phrase(label) for label in labels if label not in done)
        if len(done) == 1:
            part = msgspec.structs.replace(action, object=done[0], objects=None)
        else:
            part = msgspec.structs.replace(action, objects=done)
        return f"{self._shortened(part)}; nothing happens to {_others(others)}"

    def _shortened(self, action: Action) -> str:
        """Give the sentence; nobody reads fifty names in a row, so that of many objects only their number is told."""
        labels = getattr(action, "objects", None) or ()
        few = msgspec.structs.replace(action, objects=labels[:2]) if len(labels) > _MOST_NAMES else action
        words = action_in_words(self.table, few, self._names)
        said = for_people(words, few, self.table.edition.words).rstrip(".")
        if few is action:
            return said
        phrases = listed_words([self._names.phrase(label) for label in labels[:2]])
        begins = said.casefold().find(phrases.casefold())
        return said if begins < 0 else f"{said[:begins]}{len(labels)} cards{said[begins + len(phrases) :]}"

    def _phrase(self) -> str:
        return self._names.phrase(self.label) if self.label in self.table.objects else ""


def _counted(done: list[_Said], undone: list[_Said]) -> str:
    """Say like actions, and of how many of them nothing comes; where nothing comes of any, whoever asks says that."""
    if not (done and undone):
        return _together(done or undone)
    if _GAP not in done[0].gapped:
        return f"{_together(done)}; another {_times(len(undone))} nothing happens"
    return f"{_together(done)}; nothing happens to {_others(Counter(each.name for each in undone))}"


def _others(names: Counter[str]) -> str:
    return f"{names.total()} other cards" if len(names) > _MOST_NAMES else _listed(names)


def _times(count: int) -> str:
    return f"{count} times" if count > 1 else "time"


def _listed(names: Counter[str]) -> str:
    return listed_words([f"{name} ×{count}" if count > 1 else name for name, count in names.items()])


def _together(alike: list[_Said]) -> str:
    """Say actions that differ in one name: ``Ana has Forest ×60 in the library``, ``5 cards are tapped``."""
    first = alike[0]
    if len(alike) == 1 or _GAP not in first.gapped:
        return first.sentence if len(alike) == 1 else f"{first.sentence}, {len(alike)} times"
    counts = Counter(each.name for each in alike)
    names = f"{len(alike)} cards" if len(counts) > _MOST_NAMES else _listed(counts)
    whole = first.gapped.replace(_GAP, names)
    if first.gapped.startswith(_GAP):
        verb = whole[len(names) :].lstrip().partition(" ")[0]
        whole = f"{names} {_SEVERAL_DO.get(verb, verb)}{whole[len(names) + 1 + len(verb) :]}"
    return whole
