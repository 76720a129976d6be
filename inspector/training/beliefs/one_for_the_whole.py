"""One for the whole: one side or half stands for what both are."""

from __future__ import annotations

import msgspec

from inspector.cards import Shape, name_key
from inspector.rules import ChooseName, Concept, GameObject, numbers
from inspector.training.asked_board import AskedBoard
from inspector.training.beliefs.copied import COPYING, as_copied
from inspector.training.beliefs.misconception import Root, misconception
from inspector.training.beliefs.printed import SEVERAL, printed_value
from inspector.training.questions import AnswerValue

_OF_A_HALF = ("name", "mana_cost", "mana_value", *SEVERAL)


@misconception(
    "left-half-only",
    "The left half alone",
    Concept.COLORS_OFF_THE_STACK,
    root=Root.ONE_FOR_THE_WHOLE,
    as_if="only the left half counted",
    says="In the hand the card is both halves together, so it is blue and red.",
    how_common="common",
    level=1,
    keys=_OF_A_HALF,
)
def left_half_only(board: AskedBoard) -> AnswerValue | None:
    """Take the left half's values for a split card off the stack, and for a Room with both doors unlocked."""
    held, card = board.held, board.card_of(board.held)
    if held is None or card is None or card.shape is not Shape.SPLIT or held.is_spell or held.copies:
        return None
    whole = not held.is_permanent or len(held.unlocked) == 2
    return printed_value(card.front, board.key) if whole and held.face_down is None else None


@misconception(
    "one-half-of-a-fused-spell",
    "One half of a fused spell",
    Concept.FUSED_SPELLS_MANA_VALUE,
    Concept.FUSED_SPELLS_VALUES,
    root=Root.ONE_FOR_THE_WHOLE,
    as_if="a fused spell counted as its left half",
    says="A fused spell is both halves at once, so both costs are counted.",
    how_common="common",
    level=2,
    keys=_OF_A_HALF,
)
def one_half_of_a_fused_spell(board: AskedBoard) -> AnswerValue | None:
    """Take the left half's values for a fused spell."""
    held, card = board.held, board.card_of(board.held)
    if held is None or card is None or held.half != "fused":
        return None
    return printed_value(card.front, board.key)


@misconception(
    "only-the-fronts-name",
    "Only the front's name",
    Concept.NAMING_A_FACE,
    root=Root.ONE_FOR_THE_WHOLE,
    as_if="only a front face's name could be chosen",
    says="Either face's name may be chosen, just not both at once.",
    how_common="common",
    level=1,
    keys=("outcome",),
    acts=(ChooseName,),
)
def only_the_fronts_name(board: AskedBoard) -> AnswerValue | None:
    """Refuse every name but that of a front face, or of the upper half."""
    card, name = board.chosen_card()
    several = card is not None and card.shape in (Shape.DOUBLE_FACED, Shape.FLIP)
    if card is None or not several or name_key(card.faces[1].name) != name_key(name):
        return None
    return "illegal"


@misconception(
    "combined-name-forbidden",
    "No name for a meld",
    Concept.NAMING_A_COMBINED_FACE,
    root=Root.ONE_FOR_THE_WHOLE,
    as_if="the combined name could not be chosen",
    says="The name of the combined face may be chosen.",
    how_common="rare",
    level=2,
    keys=("outcome",),
    acts=(ChooseName,),
)
def combined_name_forbidden(board: AskedBoard) -> AnswerValue | None:
    """Refuse the name of a combined face."""
    card, _ = board.chosen_card()
    return "illegal" if card is not None and card.meld_result else None


@misconception(
    "always-the-front-copied",
    "The front always copied",
    Concept.COPY_OF_A_DOUBLE_FACED_PERMANENT,
    root=Root.ONE_FOR_THE_WHOLE,
    as_if="a copy were always of the front",
    says="A permanent is copied as it lies there: with the face that is up.",
    how_common="common",
    level=2,
    acts=COPYING,
)
def always_the_front_copied(board: AskedBoard) -> AnswerValue | None:
    """Copy the front face of what has its back up."""

    def front(copy: GameObject, original: GameObject) -> GameObject:
        faces = original.base.faces
        if not original.back_up or original.copies or len(faces) < 2 or original.face_down is not None:
            return copy
        if copy.token and len(copy.base.faces) == 2:
            return msgspec.structs.replace(copy, back_up=False)
        only = msgspec.structs.replace(original.base, faces=faces[:1], shape=Shape.ONE_FACE, kind=None, of_back=False)
        return as_copied(copy, only)

    return board.answer_with_copies(front)


@misconception(
    "legend-by-card",
    "One legend a card",
    Concept.LEGEND_RULE,
    Concept.NAME,
    root=Root.ONE_FOR_THE_WHOLE,
    as_if="two faces of one legendary card counted as one name",
    says="The names that are up are compared, and these differ.",
    how_common="very common",
    level=2,
    keys=("state_based",),
)
def legend_by_card(board: AskedBoard) -> AnswerValue | None:
    """Compare the cards of legendary permanents, and not the names that are up."""
    card = board.card_of(board.held)
    if card is None or board.held is None or not board.held.is_permanent:
        return None
    mine = board.is_now
    for label, held in board.table.objects.items():
        other = board.card_of(held)
        if label == mine.label or other is None or other.name != card.name or not held.is_permanent:
            continue
        there = board.values(label)
        if "Legendary" in mine.supertypes and "Legendary" in there.supertypes and there.controller == mine.controller:
            return list(numbers(Concept.LEGEND_RULE, board.edition.key)[:1])
    return None
