"""Both at once: sides or halves are added together where only one counts."""

from __future__ import annotations

from inspector.cards import Shape
from inspector.rules import ChooseName, Concept, Place
from inspector.training.asked_board import AskedBoard
from inspector.training.beliefs.misconception import Root, misconception
from inspector.training.beliefs.printed import SEVERAL, of_all_faces
from inspector.training.questions import AnswerValue

_NAMED_TOGETHER = ("name", *SEVERAL)
_OF_HALVES = ("name", "mana_cost", "mana_value", *SEVERAL)


@misconception(
    "both-faces-everywhere",
    "Both faces at once",
    Concept.FRONT_ONLY_OFF_THE_BATTLEFIELD,
    Concept.MODAL_CARDS,
    root=Root.BOTH_AT_ONCE,
    as_if="both faces counted where neither was put face up",
    says="Away from the battlefield and the stack a double-faced card is its front face and nothing else.",
    how_common="very common",
    level=1,
    keys=_NAMED_TOGETHER,
)
def both_faces_everywhere(board: AskedBoard) -> AnswerValue | None:
    """Take both faces together wherever neither was put face up."""
    held, card = board.held, board.card_of(board.held)
    if held is None or card is None or card.back is None or held.zone in ("battlefield", "stack"):
        return None
    return of_all_faces(card.faces, board.key)


@misconception(
    "front-still-counts",
    "The front still counted",
    Concept.BACK_FACE_UP,
    root=Root.BOTH_AT_ONCE,
    as_if="the front face still counted under the back",
    says="With the back up, the front is not there at all, save for the mana value.",
    how_common="common",
    level=1,
    keys=_NAMED_TOGETHER,
)
def front_still_counts(board: AskedBoard) -> AnswerValue | None:
    """Take the front's names, types and abilities together with those of the back that is up."""
    held, card = board.held, board.card_of(board.held)
    if held is None or card is None or card.back is None or not held.is_permanent or held.copies or held.face_down:
        return None
    return of_all_faces(card.faces, board.key) if held.back_up or board.key == "name" else None


@misconception(
    "both-halves-on-the-stack",
    "Both halves on the stack",
    Concept.ONLY_THE_CAST_HALF,
    Concept.MANA_VALUE_OF_THE_CAST_HALF,
    root=Root.BOTH_AT_ONCE,
    as_if="both halves counted on the stack",
    says="On the stack only the half that was cast exists.",
    how_common="very common",
    level=1,
    keys=_OF_HALVES,
)
def both_halves_on_the_stack(board: AskedBoard) -> AnswerValue | None:
    """Take the combined values of a split card on the stack as well."""
    held, card = board.held, board.card_of(board.held)
    if held is None or card is None or held.half not in ("left", "right") or not held.is_spell:
        return None
    return board.answer_of_plain(Place(card=card.name, label=held.label, zone="hand"))


@misconception(
    "locked-half-counts",
    "The locked half counted",
    Concept.LOCKED_HALVES,
    root=Root.BOTH_AT_ONCE,
    as_if="the locked half counted too",
    says="A locked half has no name, no cost and no text, so nothing of it is counted.",
    how_common="very common",
    level=1,
    keys=_OF_HALVES,
)
def locked_half_counts(board: AskedBoard) -> AnswerValue | None:
    """Take a Room's combined cost, names and abilities whatever is unlocked."""
    held = board.held
    if held is None or not held.is_permanent or not board.is_a_room(held) or len(held.unlocked) == 2:
        return None
    return board.answer_of_plain(
        Place(card=board.copied_card_name(held), label=held.label, zone="battlefield", unlocked=("left", "right"))
    )


@misconception(
    "fronts-stay-in-the-meld",
    "The fronts inside the meld",
    Concept.MELDED_PERMANENTS_VALUES,
    root=Root.BOTH_AT_ONCE,
    as_if="the melded permanent kept the fronts' types and abilities",
    says="Only the combined face counts; the fronts lend nothing but their mana values.",
    how_common="common",
    level=2,
    keys=SEVERAL,
)
def fronts_stay_in_the_meld(board: AskedBoard) -> AnswerValue | None:
    """Take the two fronts of a melded permanent together with its combined face."""
    held = board.held
    if held is None or not held.is_melded or held.copies:
        return None
    return of_all_faces((*held.base.faces, *(card.front for card in held.cards)), board.key)


@misconception(
    "both-names-named",
    "Both names in one",
    Concept.CHOSEN_NAME_OF_A_SPLIT_CARD,
    root=Root.BOTH_AT_ONCE,
    as_if="both names of a card could be chosen together",
    says="A split card has two names; one chooses one of them.",
    how_common="common",
    level=2,
    keys=("outcome",),
    acts=(ChooseName,),
)
def both_names_named(board: AskedBoard) -> AnswerValue | None:
    """Let both names of a split card be chosen together."""
    return "done" if board.chosen_full_name(Shape.SPLIT) else None


@misconception(
    "both-faces-named",
    "Both faces' names in one",
    Concept.NAMING_A_FACE,
    root=Root.BOTH_AT_ONCE,
    as_if="the names of both faces could be chosen together",
    says="One of the two names, not both.",
    how_common="common",
    level=2,
    keys=("outcome",),
    acts=(ChooseName,),
)
def both_faces_named(board: AskedBoard) -> AnswerValue | None:
    """Let the names of both faces be chosen together."""
    return "done" if board.chosen_full_name(Shape.DOUBLE_FACED) else None
