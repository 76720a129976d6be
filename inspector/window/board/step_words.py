"""A step of the history in words: what its actions did, together, to objects by their names."""

from __future__ import annotations

from collections import Counter

import msgspec

from inspector.cards import listed_words
from inspector.rules import Action, Place, Table, characteristics, face_down_orders
from inspector.window.board.board import Board
from inspector.window.board.entries import Entry
from inspector.window.words.action_words import in_words
from inspector.window.words.state_words import _NameOf
from inspector.window.words.value_words import text_of

# Stands in a sentence where the name of an object belongs.
_GAP = "\0"
_MOST_NAMES = 3
_MOST_SENTENCES = 2


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
    text = together_in_words(
        board.actions[start:end], lambda label: _name_between(label, (start, end), board), board.base.players[0]
    )
    # A sentence may begin with a name, which stays as it is written, or with a face-down card.
    return f"F{text[1:]}" if text.startswith("face-down card") else text


def _name_between(label: str, ends: tuple[int, int], board: Board) -> str:
    """The name of an object before a step, or after it for one that the step makes; of a face-down one its number.

    Labels are made of the names of cards, so that of a face-down one would tell what it is.
    """
    tables = [table for table in map(board.table_at, ends) if label in table.objects]
    known = [(table, characteristics(table, label)) for table in tables]
    name = next((text_of(now.name) for _, now in known if text_of(now.name)), "")
    down = next((table for table, now in known if now.face_down), None)
    if name or down is None:
        return name or f'"{label}"'
    return f"face-down card {face_down_orders(down)[label]}"


def together_in_words(actions: tuple[Action, ...], name_of: _NameOf, first_player: str) -> str:
    """Say in one line what several actions did together: ``Placed 60 cards in Ana's library``."""
    if len(actions) == 1:
        return in_words(actions[0], name_of, first_player)
    kinds: dict[str, list[Action]] = {}
    for action in actions:
        kinds.setdefault(_with_gap(action, first_player), []).append(action)
    said = [_filled(gapped, alike, name_of, first_player) for gapped, alike in kinds.items()]
    more = len(said) - _MOST_SENTENCES
    return "; ".join(said[:_MOST_SENTENCES]) + (f"; and {more} more" if more > 0 else "")


def _with_gap(action: Action, first_player: str) -> str:
    if isinstance(action, Place):
        action = msgspec.structs.replace(action, card=_GAP)
    return in_words(action, lambda _label: _GAP, first_player)


def _filled(gapped: str, actions: list[Action], name_of: _NameOf, first_player: str) -> str:
    if gapped.count(_GAP) != 1:
        more = f", and {len(actions) - 1} more" if len(actions) > 1 else ""
        return f"{in_words(actions[0], name_of, first_player)}{more}"
    counts = Counter(_named(action, gapped, name_of, first_player) for action in actions)
    if len(counts) > _MOST_NAMES:
        return gapped.replace(_GAP, f"{len(actions)} cards")
    names = [f"{name} ×{count}" if count > 1 else name for name, count in counts.items()]
    return gapped.replace(_GAP, listed_words(names))


def _named(action: Action, gapped: str, name_of: _NameOf, first_player: str) -> str:
    before, _, after = gapped.partition(_GAP)
    whole = in_words(action, name_of, first_player)
    return whole[len(before) : len(whole) - len(after)]
