"""What an edition of the rules knows of a board: a question asks nothing of rules that never spoke of such cards."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from inspector.cards import Card, CardPool, Kind, Shape
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
    return knows_all(board.actions, board.pool, edition)


def knows_all(actions: Iterable[Action], pool: CardPool, edition: Edition) -> bool:
    """The same of actions that were not carried out yet; of a made-up card it is known when they are."""
    for action in actions:
        name = action.card if isinstance(action, Place) else action.name if isinstance(action, ChooseName) else ""
        if not _knows(edition, action) or (name and not edition_knows(edition, pool.find(name))):
            return False
    return True


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
