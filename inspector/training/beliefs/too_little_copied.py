"""Too little copied: less is copied than the copiable values."""

from __future__ import annotations

import msgspec

from inspector.rules import Concept, CreateTokenCopy, GameObject
from inspector.rules.edition.editions import NO_KINDS
from inspector.training.asked_board import AskedBoard
from inspector.training.beliefs.copied import COPYING, as_copied, copied_values
from inspector.training.beliefs.misconception import Root, misconception
from inspector.training.beliefs.printed import printed_value
from inspector.training.questions import AnswerValue


@misconception(
    "copier-keeps-its-own",
    "The copying card's own values",
    Concept.COPIABLE_VALUES,
    Concept.LAYER_1A_COPIES,
    root=Root.TOO_LITTLE_COPIED,
    as_if="the copying card kept its own cost and name",
    says="The mana cost is copied with all the rest, so is the mana value.",
    how_common="common",
    level=1,
    keys=("mana_cost", "mana_value", "name", "colors"),
    acts=COPYING,
)
def copier_keeps_its_own(board: AskedBoard) -> AnswerValue | None:
    """Leave cost, mana value, name and color of a copying card as they are printed on it."""
    held, card = board.held, board.card_of(board.held)
    if held is None or card is None or not held.copies or len(card.faces) > 1 or not held.is_permanent:
        return None
    return printed_value(card.front, board.key)


@misconception(
    "exceptions-are-not-copied",
    "The exception left behind",
    Concept.EXCEPTION_ALTERED_VALUE,
    root=Root.TOO_LITTLE_COPIED,
    as_if="a copy of a copy lost the exception",
    says="An exception of a copy effect belongs to the copiable values, so the next copy has it too.",
    how_common="common",
    level=3,
    acts=COPYING,
)
def exceptions_are_not_copied(board: AskedBoard) -> AnswerValue | None:
    """Copy what the first copy copied, without what was excepted."""
    plain: dict[str, GameObject] = {}

    def without(copy: GameObject, original: GameObject) -> GameObject:
        plain[copy.label] = original
        values = copied_values(original)
        if not (values.excepted or values.gained) or original.label not in plain:
            return copy
        return as_copied(copy, copied_values(plain[original.label]))

    return board.answer_with_copies(without)


@misconception(
    "token-with-one-face",
    "A token with one face",
    Concept.WHAT_CAN_TRANSFORM,
    Concept.COPY_OF_A_DOUBLE_FACED_PERMANENT,
    root=Root.TOO_LITTLE_COPIED,
    as_if="a token copy had only one face",
    says="Since 2023 a token copy of a double-faced permanent has both faces and transforms.",
    how_common="very common",
    level=3,
    acts=(CreateTokenCopy,),
)
def token_with_one_face(board: AskedBoard) -> AnswerValue | None:
    """Give a token copy the face that is up, and no other."""
    edition = msgspec.structs.replace(board.edition, token_kinds_with_both_faces=NO_KINDS)
    return board.answer_in(board.retold(edition=edition))
