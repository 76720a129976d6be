"""Another edition: the answer was right once, or will be."""

from __future__ import annotations

import msgspec

from inspector.cards import Kind, Shape
from inspector.rules import NEWEST, Action, Concept, Convert, PutOntoBattlefield, Resolve, Table, Transform, numbers
from inspector.rules.edition.editions import NONMODAL_ONLY
from inspector.training.asked_board import AskedBoard
from inspector.training.beliefs.misconception import Root, misconception
from inspector.training.beliefs.printed import printed_value
from inspector.training.questions import AnswerValue


@misconception(
    "modal-never-transforms",
    "Modal cards never transform",
    Concept.WHAT_CAN_TRANSFORM,
    root=Root.ANOTHER_EDITION,
    as_if="modal cards could not transform",
    says=("It was so until 2025; now every double-faced permanent that is not a meld card transforms when told to."),
    how_common="very common",
    level=3,
    acts=(Transform, Convert),
)
def modal_never_transforms(board: AskedBoard) -> AnswerValue | None:
    """Let only nonmodal double-faced cards transform."""
    if not any(held.base.kind is Kind.MODAL for held in board.table.objects.values()):
        return None
    edition = msgspec.structs.replace(board.edition, transforming_kinds=NONMODAL_ONLY)
    return board.answer_in(board.retold(edition=edition))


@misconception(
    "two-mana-values-in-hand",
    "Two mana values in hand",
    Concept.OFF_THE_STACK_TWO_SETS_COMBINED,
    Concept.MANA_VALUE_OFF_THE_STACK,
    root=Root.ANOTHER_EDITION,
    as_if="each half were counted by itself off the stack",
    says="Since 2017 the halves are added up off the stack; the two answers belong to older editions.",
    how_common="very common",
    level=1,
    keys=("mana_value",),
)
def two_mana_values_in_hand(board: AskedBoard) -> AnswerValue | None:
    """Count each half of a split card off the stack by itself."""
    held, card = board.held, board.card_of(board.held)
    if held is None or card is None or card.shape is not Shape.SPLIT or held.zone in ("stack", "battlefield"):
        return None
    return [printed_value(face, "mana_value") for face in card.faces]


@misconception(
    "legends-across-the-table",
    "Legends across the table",
    Concept.LEGEND_RULE,
    root=Root.ANOTHER_EDITION,
    as_if="players shared one legend rule",
    says="Each player may keep one of their own; only in the 2011 edition did all of them go.",
    how_common="common",
    level=1,
    keys=("state_based",),
)
def legends_across_the_table(board: AskedBoard) -> AnswerValue | None:
    """Let all legendary permanents of one name meet, whoever controls them."""
    if board.held is None:
        return None
    edition = msgspec.structs.replace(board.edition, legend_rule="all go")
    return board.answer_in(board.retold(edition=edition))


@misconception(
    "planeswalkers-of-one-type",
    "One planeswalker a type",
    Concept.LEGEND_RULE,
    Concept.PLANESWALKER_UNIQUENESS,
    root=Root.ANOTHER_EDITION,
    as_if="planeswalkers of one type could not stand together",
    says="That rule ended in 2017; now only the legend rule asks, and the names differ.",
    how_common="very common",
    level=2,
    keys=("state_based",),
)
def planeswalkers_of_one_type(board: AskedBoard) -> AnswerValue | None:
    """Let a player keep one planeswalker of each type only."""
    if board.held is None or not board.held.is_permanent or "Planeswalker" not in board.is_now.types:
        return None
    mine = board.is_now
    for label, held in board.table.objects.items():
        if label == mine.label or not held.is_permanent:
            continue
        other = board.values(label)
        shared = set(other.subtypes) & set(mine.subtypes)
        if "Planeswalker" in other.types and shared and other.controller == mine.controller:
            return list(numbers(Concept.LEGEND_RULE, board.edition.key)[:1])
    return None


@misconception(
    "todays-value-in-an-old-edition",
    "Today's mana value in an old edition",
    Concept.BACK_FACES_MANA_VALUE,
    root=Root.ANOTHER_EDITION,
    as_if="today's rules held in every edition",
    says="In this edition a back face had no cost and mana value 0; the front's value came later in 2016.",
    how_common="common",
    level=3,
)
def todays_value_in_an_old_edition(board: AskedBoard) -> AnswerValue | None:
    """Answer by the newest rules whatever edition is asked."""
    return None if board.edition.key == NEWEST.key else board.answer_in(board.retold(edition=NEWEST))


@misconception(
    "combined-split-in-2016",
    "The sum in an old edition",
    Concept.OFF_THE_STACK_TWO_SETS_COMBINED,
    Concept.ANSWERS_TO_ONE_QUESTION,
    root=Root.ANOTHER_EDITION,
    as_if="split cards had always been added up",
    says="Until 2017 a split card gave two answers off the stack, one for each half.",
    how_common="common",
    level=3,
    keys=("mana_value",),
)
def combined_split_in_2016(board: AskedBoard) -> AnswerValue | None:
    """Add up the halves of a split card in every edition."""
    held, card = board.held, board.card_of(board.held)
    if held is None or card is None or card.shape is not Shape.SPLIT or held.zone in ("stack", "battlefield"):
        return None
    return sum(printed_value(face, "mana_value") for face in card.faces)


@misconception(
    "single-faced-enters-anyway",
    "'Transformed' ignored",
    Concept.TOLD_TO_ENTER_TRANSFORMED,
    root=Root.ANOTHER_EDITION,
    as_if="'transformed' were skipped for a card with one face",
    says="What has no back face cannot enter transformed, so it stays where it is.",
    how_common="common",
    level=3,
    acts=(PutOntoBattlefield, Resolve),
)
def single_faced_enters_anyway(board: AskedBoard) -> AnswerValue | None:
    """Skip "transformed" for a card with one face."""

    def instead(table: Table, action: Action) -> Action:
        if not isinstance(action, PutOntoBattlefield) or not action.transformed:
            return action
        card = board.card_of(table.objects.get(action.object))
        one_faced = card is not None and card.back is None
        return msgspec.structs.replace(action, transformed=False) if one_faced else action

    return board.answer_in(board.retold(instead=instead))
