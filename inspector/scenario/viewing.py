"""A game as one viewer saw it: every table, action and outcome without what they may not know.

Theory of operation. Tables are those of ``seen_by``. How an action ended is told by performing it anew on the table
that the viewer saw, with what the action made them see, and holds where that ends in the table that they see
afterwards; so a sentence can tell nothing that they do not know. Elsewhere only what everyone saw is told.
"""

from __future__ import annotations

import re
from typing import Any

import msgspec

from inspector.cards import CardIndex, capitalized
from inspector.rules import (
    HIDDEN_CARD,
    JUDGE,
    SPECTATOR,
    Action,
    Attach,
    Choose,
    Concept,
    Convert,
    Event,
    EventKind,
    Look,
    NotComputedError,
    NotRead,
    Outcome,
    Place,
    Result,
    RulesError,
    SayCondition,
    Shuffle,
    Table,
    Transform,
    TurnFaceDown,
    View,
    is_judge,
    label_made_by,
    labels_of,
    labels_within,
    names_told,
    perform,
    reason,
    view_of,
    with_labels,
)
from inspector.scenario.replaying import Replay, ReplayStep

_NO_CARDS = CardIndex()
NOT_THERE = "something that is not there"
_A_CONDITION = "words that are hidden"
_UNSEEN_ZONES = ("hand", "library", "outside")
# Of an action on what is hidden, all that everyone sees; what is not listed here is not told.
_OPEN = (
    "do player object objects filter of as as_copy as_copy_of source on to with onto ability_of since zone face_down "
    "tapped counters token by until kind count off change except while if zones besides called on_top"
)
_OPEN_FIELDS = frozenset(_OPEN.split())
# No face-down permanent is turned over, or face down (712.15a, 712.9, 708.2b).
_NEVER_DONE_FACE_DOWN = (Convert, Transform, TurnFaceDown)


def seen_replay(run: Replay, viewer: str) -> Replay:
    """Give a replay as a player, the spectator or the judge saw it; raises RulesError for anyone else.

    It is to be shown and asked, not to be gone on with: its actions name what is hidden by other labels.
    """
    return Viewing(viewer).of(run)


class Viewing:
    """A replay as one viewer sees it, followed as it grows: what was seen of its beginning is not found out again."""

    def __init__(self, viewer: str) -> None:
        """See nothing yet."""
        self.viewer = viewer
        self._true: Replay | None = None
        self._seen: Replay | None = None
        # Of each step the labels that it showed for the first time, and the table before it with what it showed.
        self._met: list[set[str]] = []
        self._thens: list[Table] = []

    def of(self, run: Replay) -> Replay:
        """Give the replay as it is seen; raises RulesError where nobody of that name looks on."""
        start = view_of(run.start, self.viewer).table
        if is_judge(run.start, self.viewer):
            return run
        count = self._known(run)
        known = self._seen if self._seen is not None and count else Replay(start=start)
        actions, steps = list(known.actions[:count]), list(known.steps[:count])
        self._met, self._thens = self._met[:count], self._thens[:count]
        met: set[str] = set().union(*self._met)
        before = run.steps[count - 1].table if count else run.start
        for index in range(count, len(run.steps)):
            action, step = run.actions[index], run.steps[index]
            earlier = set(met)
            then, shown, seen = _seen_step(before, action, step, self.viewer, index, met)
            self._thens.append(then)
            actions.append(shown)
            steps.append(seen)
            self._met.append(met - earlier)
            before = step.table
        self._true = run
        self._seen = Replay(start=known.start, actions=tuple(actions), steps=tuple(steps))
        return self._seen

    @property
    def befores(self) -> tuple[Table, ...]:
        """The tables before all steps of the replay seen last; none for the judge, from whom nothing is hidden."""
        return tuple(self._thens)

    def before(self, index: int) -> Table:
        """Give the table before a step of the replay seen last, with what that step showed; its action names these."""
        return self._thens[index]

    def _known(self, run: Replay) -> int:
        """How many steps at the beginning are those seen already."""
        if self._true is None or self._true.start is not run.start:
            return 0
        pairs = zip(self._true.steps, run.steps, strict=False)
        others = (place for place, (old, new) in enumerate(pairs) if old is not new)
        return next(others, min(len(self._true.steps), len(run.steps)))


def seen_named(viewer: str) -> str:
    """Give the name by which a sentence calls a viewer."""
    return f"the {viewer}" if viewer in (JUDGE, SPECTATOR) else viewer


def _seen_step(
    before: Table, action: Action, step: ReplayStep, viewer: str, index: int, met: set[str]
) -> tuple[Table, Action, ReplayStep]:
    """Give the table before an action with what it showed, the action and what came of it as they are seen.

    To ``met`` the labels are added that were ever shown.
    """
    after = view_of(step.table, viewer, _no_more(step.table, met))
    known = {label for label in (*step.table.objects, *step.table.phased_out) if label not in after.labels}
    met |= known
    then = view_of(before, viewer, known | _no_more(before, met), first=labels_of(action))
    hidden = _names_hidden(before, then, after, action)
    shown = _seen_action(before, then, after, action, hidden=hidden)
    outcome = _shown_to_all(before, then, step.outcome) or _seen_outcome(
        then, after, shown, step.outcome, viewer, index, hidden=hidden
    )
    return then.table, shown, ReplayStep(after.table, outcome)


def _shown_to_all(before: Table, then: View, ended: Outcome) -> Outcome | None:
    """Give the outcome where nothing comes of an action but that one card is shown to all players (701.40g, 730.2g)."""
    labels = [one.object for one in ended.events]
    if ended.result is not Result.NOTHING or len(labels) != 1 or ended.events[0].kind is not EventKind.REVEALED:
        return None
    name = names_told(before)[labels[0]]
    seen = names_told(then.table)[then.labels.get(labels[0], labels[0])]
    told = tuple(why for why in ended.reasons if why.says.startswith(name))[:1]
    reasons = tuple(msgspec.structs.replace(why, says=why.says.replace(name, seen, 1)) for why in told)
    return _relabeled(msgspec.structs.replace(ended, reasons=reasons), then.labels)


def _no_more(table: Table, met: set[str]) -> set[str]:
    return {label for label in table.gone if label in met and not _is_there(table, label)}


def _names_hidden(before: Table, then: View, after: View, action: Action) -> bool:
    """Whether an action speaks of anything that the viewer knows neither before nor after it."""
    if any(not _is_there(before, label) and label not in then.table.gone for label in labels_of(action)):
        return True
    if not then.labels.keys().isdisjoint((*labels_of(action), *labels_within(action))):
        return True
    made = label_made_by(action)
    if isinstance(action, Place) and made not in after.table.objects:
        # Hidden there, or refused: where it would have been hidden, even what it was is told to nobody.
        return made in after.labels or action.zone in _UNSEEN_ZONES or action.face_down is not None
    return made in after.labels


def _is_there(table: Table, label: str) -> bool:
    return label in table.objects or label in table.phased_out


def _seen_action(before: Table, then: View, after: View, action: Action, *, hidden: bool) -> Action:
    """Give an action with what the viewer may know of it, under the labels that they see."""
    if isinstance(action, Shuffle):
        return msgspec.structs.replace(action, seed=0)
    # What is no more, or never was, has no other label; it may have been hidden as long as it was there.
    missing = (label for label in (*before.refused, *before.gone) if label not in then.table.gone)
    unheard = {label: NOT_THERE for label in missing if not _is_there(before, label)}
    labels = {**unheard, **then.labels}
    changed: Action = with_labels(action, labels)
    if isinstance(changed, Attach):
        changed = msgspec.structs.replace(changed, to=labels.get(changed.to, changed.to))
    made = label_made_by(action)
    if made is not None and hidden:
        field = "label" if hasattr(action, "label") else "as_copy"
        changed = msgspec.structs.replace(changed, **{field: after.labels.get(made, NOT_THERE)})
    if not hidden:
        return changed
    if isinstance(changed, SayCondition | NotRead):
        return msgspec.structs.replace(changed, says=_A_CONDITION)
    if isinstance(changed, Choose):
        return changed
    record: dict[str, Any] = msgspec.to_builtins(changed)
    told = {key: value for key, value in record.items() if key in _OPEN_FIELDS}
    if isinstance(changed, Place):
        told["card"] = HIDDEN_CARD.name
    return msgspec.convert(told, type(changed))


def _seen_outcome(
    then: View, after: View, shown: Action, ended: Outcome, viewer: str, index: int, *, hidden: bool
) -> Outcome:
    told = _performed(then.table, shown, index)
    if isinstance(shown, Look) and hidden and told is not None:
        return _looked(then.table, told[1], shown.player or then.table.players[0], viewer)
    changed = _without_pool(after.table) != _without_pool(then.table)
    if told is not None and (changed or not hidden):
        table, outcome = told
        seen = view_of(table, viewer, after.table.gone)
        if _without_pool(seen.table) == _without_pool(after.table) and outcome.result == ended.result:
            return _relabeled(outcome, seen.labels)
    nothing = told is not None and told[1].result == ended.result == Result.NOTHING
    if told is not None and nothing and isinstance(shown, _NEVER_DONE_FACE_DOWN):
        # Whatever lies there face down, nothing comes of it.
        return told[1]
    if not changed:
        return Outcome(Result.NOT_COMPUTED, not_computed=f"what comes of this is hidden from {seen_named(viewer)}")
    labels = {**then.labels, **after.labels}
    events = tuple(Event(one.kind, labels.get(one.object, one.object), one.detail) for one in ended.events)
    says = f"{_at_the_start(seen_named(viewer))} sees what changed, but not everything that led to it."
    return Outcome(Result.DONE, (reason(then.table.edition, Concept.HIDDEN_ZONES, says),), events)


def _at_the_start(words: str) -> str:
    # A player's name stays as it is written.
    return f"The{words.removeprefix('the')}" if words.startswith("the ") else words


def _performed(table: Table, action: Action, index: int) -> tuple[Table, Outcome] | None:
    """Perform an action on the table that a viewer saw; None where that table does not tell what comes of it."""
    known = msgspec.structs.replace(table, pool=CardIndex((HIDDEN_CARD,), beneath=table.pool))
    try:
        return perform(known, action, index)
    except (RulesError, NotComputedError):
        return None


def _looked(table: Table, outcome: Outcome, player: str, viewer: str) -> Outcome:
    """Tell that a player looked at what the viewer does not see, or that they may not."""
    if outcome.result is not Result.DONE:
        return outcome
    says = f"{player} looks at it; what {player} sees is hidden from {seen_named(viewer)}."
    return Outcome(Result.DONE, (reason(table.edition, outcome.reasons[0].concept, says),))


def _relabeled(outcome: Outcome, labels: dict[str, str]) -> Outcome:
    events = tuple(Event(one.kind, labels.get(one.object, one.object), one.detail) for one in outcome.events)
    reasons = tuple(msgspec.structs.replace(why, says=with_capital(why.says)) for why in outcome.reasons)
    return msgspec.structs.replace(outcome, events=events, reasons=reasons)


def with_capital(sentence: str) -> str:
    """Begin a sentence with a capital where it begins with what a hidden card is called: ``Card 1 in Ana's hand``."""
    return capitalized(sentence) if _HIDDEN_FIRST.match(sentence) else sentence


_HIDDEN_FIRST = re.compile(r"card \d+ (?:in|of) ")


def _without_pool(table: Table) -> Table:
    return msgspec.structs.replace(table, pool=_NO_CARDS, step=0)
