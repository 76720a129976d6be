"""A cost from the wrong place: cost, mana value or color from another face, half or payment."""

from __future__ import annotations

import re

from inspector.cards import Kind, Shape
from inspector.rules import Cast, Concept, GameObject
from inspector.training.asked_board import AskedBoard
from inspector.training.beliefs.copied import COPYING
from inspector.training.beliefs.misconception import Root, misconception
from inspector.training.beliefs.printed import printed_value, value_of_cost
from inspector.training.questions import AnswerValue

_DISTURB = re.compile(r"\bdisturb\b\W*((?:\{[^}]+\})+)", re.IGNORECASE)
_FACE_DOWN_COST = 3


def _shows_its_back(board: AskedBoard) -> GameObject | None:
    """Give the object asked about where it is a permanent or spell with its printed back face up."""
    held = board.held
    if held is None or not held.back_up or held.zone not in ("battlefield", "stack"):
        return None
    return held if len(held.base.faces) == 2 and not held.copies and held.face_down is None else None


@misconception(
    "back-faces-own-cost",
    "The back face's own cost",
    Concept.BACK_FACES_MANA_VALUE,
    root=Root.COST_FROM_ELSEWHERE,
    as_if="the back face's own cost gave the mana value",
    says="A back face borrows one thing from its front, and only one: the mana value.",
    how_common="very common",
    level=1,
    keys=("mana_value",),
)
def back_faces_own_cost(board: AskedBoard) -> AnswerValue | None:
    """Take the mana value of the cost that is printed on the back face, none counting 0."""
    held = _shows_its_back(board)
    return None if held is None else printed_value(held.base.faces[1], "mana_value")


@misconception(
    "fronts-cost-on-the-back",
    "The front's mana cost on the back",
    Concept.BACK_FACE_UP,
    Concept.NO_MANA_COST,
    root=Root.COST_FROM_ELSEWHERE,
    as_if="the back face had the front's mana cost",
    says="The number is borrowed, the symbols are not: a back face without a printed cost has no mana cost.",
    how_common="common",
    level=2,
    keys=("mana_cost",),
)
def fronts_cost_on_the_back(board: AskedBoard) -> AnswerValue | None:
    """Take the front's mana cost while the back is up."""
    held = _shows_its_back(board)
    return None if held is None else printed_value(held.base.faces[0], "mana_cost")


@misconception(
    "no-cost-no-color",
    "No cost, no color",
    Concept.COLOR_INDICATOR,
    root=Root.COST_FROM_ELSEWHERE,
    as_if="a face without a mana cost were always colorless",
    says="Look left of the type line: the dot there is a color indicator, and it makes this face blue.",
    how_common="common",
    level=2,
    keys=("colors",),
)
def no_cost_no_color(board: AskedBoard) -> AnswerValue | None:
    """Take colors from the mana cost alone, whatever the color indicator says."""
    if board.held is None or not board.is_now.color_indicator or board.is_now.mana_cost:
        return None
    return []


@misconception(
    "fronts-colors-on-the-back",
    "The front's colors on the back",
    Concept.BACK_FACE_UP,
    Concept.COLORLESS,
    root=Root.COST_FROM_ELSEWHERE,
    as_if="the back face kept the front's colors",
    says=("Only the mana value is borrowed; with no cost and no indicator of its own, this face is colorless."),
    how_common="common",
    level=2,
    keys=("colors",),
)
def fronts_colors_on_the_back(board: AskedBoard) -> AnswerValue | None:
    """Leave the front's colors on the back face."""
    held = _shows_its_back(board)
    return None if held is None else printed_value(held.base.faces[0], "colors")


@misconception(
    "fronts-value-for-a-modal-back",
    "The front's mana value for a modal back",
    Concept.MODAL_FACE_THAT_IS_UP,
    Concept.MODAL_BACK_FACES_MANA_VALUE,
    root=Root.COST_FROM_ELSEWHERE,
    as_if="a modal card's back counted by its front",
    says="Modal faces are independent: the face that is up has its own cost and its own mana value.",
    how_common="very common",
    level=1,
    keys=("mana_value",),
)
def fronts_value_for_a_modal_back(board: AskedBoard) -> AnswerValue | None:
    """Take the front's mana value for a modal card's back, also where it is copied."""
    held = board.held
    if held is None or held.face_down is not None or held.zone not in ("battlefield", "stack"):
        return None
    card = board.pool.find(str(board.is_now.name))
    if card is None or card.back is None or card.kind is not Kind.MODAL or card.back.name != board.is_now.name:
        return None
    return printed_value(card.front, "mana_value")


@misconception(
    "zero-for-a-copied-modal-back",
    "0 for every copied back",
    Concept.COPIABLE_VALUES,
    Concept.MODAL_FACE_THAT_IS_UP,
    root=Root.COST_FROM_ELSEWHERE,
    as_if="a copy of a modal back had mana value 0",
    says="The 0 of 202.3b is for backs of nonmodal cards; this back has a mana cost, and a cost is copied.",
    how_common="common",
    level=3,
    keys=("mana_value",),
    acts=COPYING,
)
def zero_for_a_copied_modal_back(board: AskedBoard) -> AnswerValue | None:
    """Give every copy of a back face the mana value 0."""
    held = board.held
    if held is None or not (held.copies or held.copy_of):
        return None
    card = board.pool.find(str(board.is_now.name))
    copies_a_back = card is not None and card.back is not None and card.back.name == board.is_now.name
    return 0 if copies_a_back else None


@misconception(
    "copy-keeps-the-fronts-value",
    "The front's value on a copy",
    Concept.COPY_OF_A_BACK_FACE_MANA_VALUE_0,
    root=Root.COST_FROM_ELSEWHERE,
    as_if="a copy of a back face had the front's mana value",
    says="The copy has no front of its own to borrow from, so its mana value is 0.",
    how_common="very common",
    level=2,
    keys=("mana_value",),
    acts=COPYING,
)
def copy_keeps_the_fronts_value(board: AskedBoard) -> AnswerValue | None:
    """Give a copy of a back face the mana value that the original has from its front."""
    held = board.held
    if held is None or not held.copies or not held.copies[-1].values.of_back:
        return None
    made = board.copy_made(held.label)
    return None if made is None else board.value_on(made[0].before, made[1])


@misconception(
    "sum-for-a-copied-meld",
    "The sum on a copy",
    Concept.COPY_OF_A_MELDED_PERMANENT_MANA_VALUE_0,
    root=Root.COST_FROM_ELSEWHERE,
    as_if="a copy of a melded permanent had the sum too",
    says="The copy has no front faces to add up: what was copied has no mana cost, so 0.",
    how_common="common",
    level=3,
    keys=("mana_value",),
    acts=COPYING,
)
def sum_for_a_copied_meld(board: AskedBoard) -> AnswerValue | None:
    """Give a copy of a melded permanent the sum that the original has."""
    held = board.held
    made = None if held is None else board.copy_made(held.label)
    if made is None or not made[0].before.objects[made[1]].is_melded:
        return None
    return board.value_on(made[0].before, made[1])


@misconception(
    "melded-counts-zero",
    "0 for a melded permanent",
    Concept.MELDED_PERMANENTS_MANA_VALUE,
    root=Root.COST_FROM_ELSEWHERE,
    as_if="a melded permanent had mana value 0",
    says="Add the mana values of the two fronts: 7 and 4.",
    how_common="very common",
    level=1,
    keys=("mana_value",),
)
def melded_counts_zero(board: AskedBoard) -> AnswerValue | None:
    """Take the mana value of the combined face's own cost, which is none."""
    held = board.held
    return value_of_cost(board.is_now.mana_cost) if held is not None and held.is_melded else None


@misconception(
    "flipped-has-no-cost",
    "No cost once flipped",
    Concept.FLIP_COLOR_AND_MANA_COST_STAY,
    root=Root.COST_FROM_ELSEWHERE,
    as_if="a flipped permanent had lost its mana cost",
    says="Flipping changes name, text, types and size; color and mana cost stay.",
    how_common="common",
    level=1,
    keys=("mana_value", "mana_cost", "colors"),
)
def flipped_has_no_cost(board: AskedBoard) -> AnswerValue | None:
    """Take cost, mana value and color of a flipped permanent from its lower half, which shows none."""
    held, card = board.held, board.card_of(board.held)
    if held is None or card is None or card.shape is not Shape.FLIP or not held.flipped or held.copies:
        return None
    return {"mana_value": 0, "mana_cost": "", "colors": []}[board.key]


@misconception(
    "paid-is-mana-value",
    "The mana paid",
    Concept.BACK_FACE_SPELLS_MANA_VALUE,
    root=Root.COST_FROM_ELSEWHERE,
    as_if="the mana paid were the mana value",
    says=("What you pay never changes the mana value; for this back-face spell it is counted from the front's cost."),
    how_common="very common",
    level=2,
    keys=("mana_value",),
    acts=(Cast,),
)
def paid_is_mana_value(board: AskedBoard) -> AnswerValue | None:
    """Take what was paid for a spell for its mana value."""
    held, card = board.held, board.card_of(board.held)
    casts = [one for one in board.actions if isinstance(one, Cast) and one.object == board.asked.object]
    if held is None or card is None or not casts or held.zone not in ("battlefield", "stack"):
        return None
    if casts[-1].face_down:
        return _FACE_DOWN_COST if held.face_down is not None else None
    found = _DISTURB.search("\n".join(card.front.paragraphs))
    return value_of_cost(found[1]) if casts[-1].transformed and found is not None else None
