"""What an edition of the rules knows of a board: a question asks nothing of rules that never spoke of such cards."""

from __future__ import annotations

from typing import Final

from inspector.cards import Card, Kind, Shape
from inspector.rules import (
    Action,
    ChooseName,
    Concept,
    Edition,
    Manifest,
    Meld,
    Place,
    PutOntoBattlefield,
    Unlock,
    numbers,
)
from inspector.rules.events.meld import MELD_PAIRS
from inspector.rules.table.actions import Cloak, DayNight, Lock
from inspector.training.asked_board import AskedBoard

# Keywords that came with behaviors in which editions differ.
_WORDS_OF_EDITIONS: Final = (
    ("Daybound", "has_day_and_night"),
    ("Nightbound", "has_day_and_night"),
    ("Disturb", "has_disturb"),
    ("Fuse", "has_fuse"),
    ("Disguise", "has_cloak"),
)
# What is done on boards, and came with a rule of its own.
_DEEDS_OF_EDITIONS: Final[dict[type, str]] = {
    Manifest: "has_manifest",
    Cloak: "has_cloak",
    DayNight: "has_day_and_night",
    Meld: "meld_pairs",
    Unlock: "has_rooms",
    Lock: "has_rooms",
}


def knows_all_of(board: AskedBoard, edition: Edition) -> bool:
    """Whether an edition knows every card that is placed or named on a board, and all that is done."""
    names = [one.card for one in board.actions if isinstance(one, Place)]
    names += [one.name for one in board.actions if isinstance(one, ChooseName)]
    cards = [board.pool.find(name) for name in names]
    return all(edition_knows(edition, card) for card in cards) and all(_knows(edition, one) for one in board.actions)


def _knows(edition: Edition, action: Action) -> bool:
    if isinstance(action, PutOntoBattlefield) and action.transformed:
        return bool(numbers(Concept.TOLD_TO_ENTER_TRANSFORMED, edition.key))
    behavior = _DEEDS_OF_EDITIONS.get(type(action))
    return behavior is None or bool(getattr(edition, behavior))


def edition_knows(edition: Edition, card: Card | None) -> bool:
    """Whether the rules of an edition speak of all that is on a card: its kind, its layout, its keywords."""
    if card is None or (card.kind is not None and card.kind not in edition.kinds):
        return False
    if not _is_written_for(edition, card):
        return False
    if (card.is_room and not edition.has_rooms) or (card.meld_result and not edition.meld_pairs):
        return False
    words = {word for face in card.faces for word in face.keywords}
    return not any(word in words and not getattr(edition, behavior) for word, behavior in _WORDS_OF_EDITIONS)


def _is_written_for(edition: Edition, card: Card) -> bool:
    """Whether an edition lists the pair of a meld card, and has a rule for a back that is an instant or sorcery."""
    if card.melds_with is not None and not card.meld_result:
        pairs = [set(pair) for pair, _ in MELD_PAIRS[: edition.meld_pairs]]
        return any(card.name in pair for pair in pairs)
    turns = card.kind is Kind.NONMODAL and card.shape is Shape.DOUBLE_FACED
    lasting = all(face.type_line.is_permanent for face in card.faces)
    return lasting or not turns or bool(numbers(Concept.NOT_TO_AN_INSTANT_OR_SORCERY_FACE, edition.key))
