"""Making a question: a board is drawn, the rules core answers, and the question is kept only if it is worth asking.

Kept is what is computed in every part, rests on no reading of a point on which the rules are silent, is answered
wrongly by at least one misconception, and has no action too many.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any, Final

import msgspec

from inspector.cards import CardPool
from inspector.rules import (
    EDITIONS,
    Action,
    Attach,
    Cast,
    CheckState,
    ChooseName,
    Concept,
    Edition,
    Effect,
    GameObject,
    Place,
    PutOntoBattlefield,
    Reason,
    Result,
    RulesError,
    Table,
    Transform,
    TurnFaceDown,
    TurnFaceUp,
    characteristics,
    labels_of,
)
from inspector.scenario import Scenario, ScenarioError, replay
from inspector.scenario.expectations import as_json
from inspector.training.answers import NOT_THERE, OF_ACTIONS, answer_of, reasons_of, same_answer
from inspector.training.asked_board import AskedBoard, Course, Happening
from inspector.training.beliefs import ALL_MISCONCEPTIONS, COMMON_FIRST, Misconception, Root
from inspector.training.known_in import knows_all, knows_all_of
from inspector.training.plots import PlotSetting
from inspector.training.questions import AnswerValue, QuizAsk

_BY_RANK: Final = sorted(
    ALL_MISCONCEPTIONS.values(),
    key=lambda one: (one.root is Root.AS_USUAL, COMMON_FIRST.index(one.how_common), one.level, one.name),
)


class Proved(msgspec.Struct, frozen=True, kw_only=True):
    """A board with what is asked of it, answered and proved: what a question is made of.

    ``by_belief`` is what each misconception that goes wrong here answers, the commonest first.
    """

    board: AskedBoard
    answer: AnswerValue
    reasons: tuple[Reason, ...]
    by_belief: Mapping[str, AnswerValue]

    @property
    def telling(self) -> tuple[str, ...]:
        """The beliefs that go wrong here, but for those so vague that they go wrong almost everywhere."""
        return tuple(name for name in self.by_belief if ALL_MISCONCEPTIONS[name].root is not Root.AS_USUAL)

    @property
    def work(self) -> int:
        """How much there is to keep in mind: what was done, and what else acts on what is asked about."""
        return deeds_among(self.board.actions) + self.acting

    @property
    def acting(self) -> int:
        """How many things act on what is asked about: effects, and kinds of counters."""
        if self.board.held is None:
            return 0
        return len({step.source for step in self.board.is_now.proof if step.source is not None and step.applied})

    @property
    def concepts(self) -> tuple[Concept, ...]:
        """The concepts on which the answer rests, the deciding one first."""
        return tuple(dict.fromkeys(reason.concept for reason in self.reasons if reason.rules))


def deeds_among(actions: Iterable[Action]) -> int:
    """Count the actions that do something, and do not only lay out cards."""
    return sum(not isinstance(action, Place) for action in actions)


def proved(setting: PlotSetting, asked: QuizAsk, edition: Edition, pool: CardPool) -> Proved | None:
    """Prove a board worth asking about, as small as it can be; None where it is not."""
    if not setting.cards and not knows_all(setting.actions, pool, edition):
        return None
    found = proved_as_it_is(Scenario(edition=edition.key, cards=setting.cards, actions=setting.actions), asked, pool)
    if found is None or not (found.by_belief if setting.plain else found.telling):
        return None
    small = _made_small(found, setting.spare, pool)
    return small if _could_be_so(small.board) else None


# What lies on a table in earnest has none of these done to it before anybody goes on.
_SET_UP: Final = (Place, Attach, Effect, CheckState)


# What is asked about what is about to be gone.
_UNTIL_STATE_BASED_ACTIONS: Final = ("state_based", "loyalty")


def _could_be_so(board: AskedBoard) -> bool:
    """Whether nobody goes on as if something illegal had been done, or with what a state-based action has taken."""
    ends = enumerate(board.outcomes)
    if any(one.result is Result.ILLEGAL and at not in (board.asked.action, len(board.actions) - 1) for at, one in ends):
        return False
    if board.key in _UNTIL_STATE_BASED_ACTIONS:
        return True
    for now in board.happenings():
        if not isinstance(now.action, _SET_UP) and _is_doomed(now.before):
            return False
    return any(isinstance(action, CheckState) for action in board.actions) or not _is_doomed(board.table)


def _is_doomed(table: Table) -> bool:
    return any(held.is_permanent and characteristics(table, label).state_based for label, held in table.objects.items())


def answer_rests_on(
    setting: PlotSetting, edition: Edition, pool: CardPool
) -> Iterator[tuple[QuizAsk, frozenset[Concept]]]:
    """Give on which concepts each answer of a board rests, for all that can be asked; none where it does not run."""
    scenario = Scenario(edition=edition.key, cards=setting.cards, actions=setting.actions)
    try:
        run = replay(scenario, pool)
    except ScenarioError:
        return
    outcomes = tuple(step.outcome for step in run.steps)
    for asked in setting.asks:
        yield asked, frozenset(reason.concept for reason in reasons_of(run.table, outcomes, asked))


def proved_and_small(scenario: Scenario, asked: QuizAsk, pool: CardPool, spare: Iterable[int] = ()) -> Proved | None:
    """Prove a board, whether or not anybody goes wrong on it, as small as it can be; None where it is not certain.

    The actions at the places in ``spare`` are kept.
    """
    found = proved_as_it_is(scenario, asked, pool)
    return None if found is None else _made_small(found, spare, pool)


def proved_as_it_is(scenario: Scenario, asked: QuizAsk, pool: CardPool) -> Proved | None:
    """Prove a board with all that is on it, whether or not anybody goes wrong; None where it is not certain."""
    try:
        board = AskedBoard(scenario, pool, asked)
    except ScenarioError:
        return None
    if not _is_certain(board):
        return None
    reasons = reasons_of(board.table, board.outcomes, asked)
    if not reasons or not reasons[0].rules or board.right == NOT_THERE or any(map(rests_on_a_reading, reasons)):
        return None
    return Proved(board=board, answer=board.right, reasons=reasons, by_belief=beliefs_on(board))


def rests_on_a_reading(reason: Reason) -> bool:
    """Whether a reason says that the rules are silent or at odds, and which reading is taken."""
    return reason.assumes


def _is_certain(board: AskedBoard) -> bool:
    """Whether all that was placed is there, and nothing on the board is left uncomputed."""
    for action, outcome in zip(board.actions, board.outcomes, strict=True):
        refused = outcome.result is not Result.DONE if isinstance(action, Place) else False
        if refused or outcome.result is Result.NOT_COMPUTED or any(map(rests_on_a_reading, outcome.reasons)):
            return False
    if any(held.is_spell and _lacks_its_x(held) for held in board.table.objects.values()):
        return False
    return knows_all_of(board, board.edition) and all(_is_computed(board.table, label) for label in board.table.objects)


def _lacks_its_x(held: GameObject) -> bool:
    """Whether a spell with X in its cost lies on the stack, and nobody has said what X is."""
    halves = {"left": held.base.faces[:1], "right": held.base.faces[1:2]}
    faces = halves.get(held.half or "", held.base.faces)
    return held.x is None and any("{X}" in str(face.mana_cost or "") for face in faces)


def _is_computed(table: Table, label: str) -> bool:
    found = characteristics(table, label)
    return not found.not_computed and not found.depends


def beliefs_on(board: AskedBoard, among: Iterable[Misconception] = _BY_RANK) -> dict[str, AnswerValue]:
    """Give what each misconception that goes wrong on a board answers, the commonest first."""
    found: dict[str, AnswerValue] = {}
    for belief in among:
        answer = answer_by(belief, board)
        if answer is not None:
            found[belief.name] = answer
    return found


def answer_by(belief: Misconception, board: AskedBoard) -> AnswerValue | None:
    """Give the wrong answer of a belief; None where it answers rightly, or makes nothing of this board."""
    try:
        answer = belief.answer(board)
    except (RulesError, KeyError):
        # On the board as it is believed to be, the object may not be there.
        return None
    return None if answer == NOT_THERE else as_json(answer)


def _made_small(found: Proved, spare: Iterable[int], pool: CardPool) -> Proved:
    """Leave out every action without which answer, concepts and mistakes stay the same."""
    kept = set(spare)
    at = len(found.board.actions) - 1
    while at >= 0:
        smaller = _without(found, at, pool) if at not in kept and at != found.board.asked.action else None
        if smaller is not None:
            found = smaller
            kept = {index - (index > at) for index in kept}
        elif at not in kept and isinstance(found.board.actions[at], Place):
            found = _barer(found, at, pool)
        at -= 1
    return found


def _without(found: Proved, at: int, pool: CardPool) -> Proved | None:
    board = found.board
    actions: tuple[Action, ...] = (*board.actions[:at], *board.actions[at + 1 :])
    if any(getattr(action, "since", None) is not None for action in actions):
        return None
    asked = board.asked
    if asked.action > at:
        asked = msgspec.structs.replace(asked, action=asked.action - 1)
    return _as_before(found, actions, asked, at, pool)


_UNTAPPED: Final[Mapping[str, Any]] = {"tapped": False}
_BARE: Final[Mapping[str, Any]] = {"counters": None}
_CHANGING_SIZE: Final = ("+1/+1", "-1/-1")


def _barer(found: Proved, at: int, pool: CardPool) -> Proved:
    """Leave out what a card is placed with, if it matters neither for the answer nor for those who go wrong."""
    for keeps in (_UNTAPPED, _BARE):
        placed = found.board.actions[at]
        if not isinstance(placed, Place):
            break
        # Loyalty and defense are what such a permanent lies there with.
        if "counters" in keeps and set(placed.counters or ()) - set(_CHANGING_SIZE):
            continue
        bare: Action = msgspec.structs.replace(placed, **keeps)
        if bare != placed:
            actions = (*found.board.actions[:at], bare, *found.board.actions[at + 1 :])
            found = _as_before(found, actions, found.board.asked, -1, pool) or found
    return found


def _as_before(
    found: Proved, actions: tuple[Action, ...], asked: QuizAsk, left_out: int, pool: CardPool
) -> Proved | None:
    """Give a board of other actions where answer, concepts and mistakes are the same; None where they are not."""
    board = found.board
    scenario = msgspec.structs.replace(board.scenario, actions=actions)
    try:
        smaller = AskedBoard(scenario, pool, asked)
        if smaller.right == NOT_THERE or not same_answer(asked.key, smaller.right, found.answer):
            return None
        reasons = reasons_of(smaller.table, smaller.outcomes, asked)
    except (ScenarioError, RulesError):
        return None
    if {reason.concept for reason in reasons if reason.rules} != set(found.concepts) or not _goes_as_before(
        board, smaller, left_out
    ):
        return None
    if not _is_certain(smaller):
        return None
    by_belief = beliefs_on(smaller)
    if by_belief != found.by_belief:
        return None
    return Proved(board=smaller, answer=smaller.right, reasons=reasons, by_belief=by_belief)


def _goes_as_before(board: AskedBoard, smaller: AskedBoard, left_out: int) -> bool:
    """Whether every other action ends as before, on objects that lie where they lay: else the story makes no sense."""
    before = [now for index, now in enumerate(board.happenings()) if index != left_out]
    return all(
        one.outcome.result == other.outcome.result and _whereabouts(one) == _whereabouts(other)
        for one, other in zip(before, smaller.happenings(), strict=True)
    )


def _whereabouts(now: Happening) -> list[tuple[str, bool] | None]:
    objects = (now.before.objects.get(label) for label in labels_of(now.action))
    return [None if held is None else (held.zone, held.face_down is not None) for held in objects]


def differs_between_editions(setting: PlotSetting, asked: QuizAsk, edition: Edition, pool: CardPool) -> bool:
    """Whether a board has another answer under other rules: a quick look, before anything is proved."""
    if not setting.cards and not knows_all(setting.actions, pool, edition):
        return False
    scenario = Scenario(edition=edition.key, cards=setting.cards, actions=setting.actions)
    try:
        board = AskedBoard(scenario, pool, asked)
        answers = answers_by_edition(board, EDITIONS)
        return any(not same_answer(asked.key, one, board.right) for one in answers.values())
    except (ScenarioError, RulesError, KeyError):
        return False


def answers_by_edition(board: AskedBoard, editions: Iterable[Edition]) -> dict[str, AnswerValue]:
    """Give the answer under each edition that knows the whole board, for those that rest on no reading."""
    found: dict[str, AnswerValue] = {}
    for edition in editions:
        course = board.retold(edition=edition)
        if course is None or not knows_all_of(board, edition) or not _ends_alike(board, course):
            continue
        if board.key not in OF_ACTIONS and board.asked.object not in course.table.objects:
            continue
        if not any(map(rests_on_a_reading, reasons_of(course.table, course.outcomes, board.asked))):
            found[edition.key] = answer_of(course.table, course.outcomes, board.asked)
    return found


def _ends_alike(board: AskedBoard, course: Course) -> bool:
    """Whether all that leads to the question comes about under other rules too; what is asked may end otherwise."""
    ends = zip(board.actions, board.outcomes, course.outcomes, strict=True)
    for index, (action, here, there) in enumerate(ends):
        if there.result is Result.NOT_COMPUTED:
            return False
        # An instruction that the rules stop is what editions differ in; all else has to come about.
        told = isinstance(action, (Transform, TurnFaceDown, TurnFaceUp, ChooseName, PutOntoBattlefield, Cast))
        if here.result is not there.result and not (told or index == board.asked.action):
            return False
    return True
