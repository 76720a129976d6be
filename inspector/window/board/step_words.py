"""A step of the history in words: what its actions did, together, to objects by their names."""

from __future__ import annotations

from collections import Counter

import msgspec

from inspector.cards import listed_words
from inspector.rules import Action, Place, Table
from inspector.scenario.words import TableNames, action_in_words, for_people
from inspector.window.board.board import Board
from inspector.window.board.entries import Entry

# Stands in a sentence where the name of an object belongs.
_GAP = "\0"
_MOST_NAMES = 3
_MOST_SENTENCES = 2
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
    steps = [_Said(board.table_at(place), board.actions[place], known) for place in range(start, end)]
    kinds: dict[str, list[_Said]] = {}
    for step in steps:
        kinds.setdefault(step.gapped, []).append(step)
    said = [_together(alike) for alike in kinds.values()]
    more = len(said) - _MOST_SENTENCES
    text = "; ".join(said[:_MOST_SENTENCES]) + (f"; and {more} more" if more > 0 else "")
    return f"{text[:1].upper()}{text[1:]}" if text.startswith("the ") else text


class _Said:
    """One action of a step: its sentence, the name of what it is done to, and the sentence with a gap in its place."""

    def __init__(self, table: Table, action: Action, known: dict[bytes, str]) -> None:
        """Say an action; ``known`` are the gapped sentences of what was placed the same way, which are said once."""
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
        said = self._shortened(action)
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

    def _shortened(self, action: Action) -> str:
        """Give the sentence; nobody reads fifty names in a row, so that of many objects only their number is told."""
        labels = getattr(action, "objects", None) or ()
        few = msgspec.structs.replace(action, objects=labels[:2]) if len(labels) > _MOST_NAMES else action
        said = for_people(action_in_words(self.table, few, self._names), few).rstrip(".")
        if few is action:
            return said
        phrases = listed_words([self._names.phrase(label) for label in labels[:2]])
        begins = said.casefold().find(phrases.casefold())
        return said if begins < 0 else f"{said[:begins]}{len(labels)} cards{said[begins + len(phrases) :]}"

    def _phrase(self) -> str:
        return self._names.phrase(self.label) if self.label in self.table.objects else ""


def _together(alike: list[_Said]) -> str:
    """Say actions that differ in one name: ``Ana has Forest ×60 in the library``, ``5 cards are tapped``."""
    first = alike[0]
    if len(alike) == 1 or _GAP not in first.gapped:
        return first.sentence if len(alike) == 1 else f"{first.sentence}, {len(alike)} times"
    counts = Counter(each.name for each in alike)
    if len(counts) > _MOST_NAMES:
        names = f"{len(alike)} cards"
    else:
        names = listed_words([f"{name} ×{count}" if count > 1 else name for name, count in counts.items()])
    whole = first.gapped.replace(_GAP, names)
    if first.gapped.startswith(_GAP):
        verb = whole[len(names) :].lstrip().partition(" ")[0]
        whole = f"{names} {_SEVERAL_DO.get(verb, verb)}{whole[len(names) + 1 + len(verb) :]}"
    return whole
