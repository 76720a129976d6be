"""What is right: the answer that a board gives to what is asked of it, and the rules on which that answer rests."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from inspector.cards import name_key
from inspector.rules import Characteristics, Concept, Outcome, Reason, Result, Table, characteristics
from inspector.rules.edition.outcomes import reason
from inspector.scenario import values_record
from inspector.scenario.comparing import same_value
from inspector.scenario.expectations import as_json
from inspector.scenario.proofs import proof_records
from inspector.training.questions import AnswerValue, QuizAsk

# What is asked of an action, and not of an object.
OF_ACTIONS: Final = ("outcome", "events", "no_events")
# How a label is answered for that names nothing any more.
NOT_THERE: Final = "not there"


def answer_of(table: Table, outcomes: Sequence[Outcome], asked: QuizAsk) -> AnswerValue:
    """Give the answer to what is asked, as an expectation would spell it.

    ``outcomes`` are those of the actions, in order. Of events the answer is the list of those asked about where that
    holds, and an empty one where it does not. An object that is not there has ``NOT_THERE`` for an answer.
    """
    if asked.key in OF_ACTIONS:
        return _of_action(outcomes[asked.action], asked)
    if asked.object not in table.objects:
        return False if asked.key == "exists" else NOT_THERE
    found = characteristics(table, asked.object)
    if asked.key == "decided_by":
        first = next((rule for why in found.why.get(asked.about[0], ()) for rule in why.rules), "")
        return {asked.about[0]: first}
    if asked.key == "proof":
        return [_step(one) for one in proof_records(table, asked.object) if _has_source(one)]
    return value_of(found, asked.key)


def value_of(found: Characteristics, key: str) -> AnswerValue:
    """Give one value of an object as an expectation spells it."""
    if key == "exists":
        return True
    return values_record(found)[key] if key in _TWICE else as_json(found.value(key))


_TWICE = ("name", "mana_cost", "mana_value")


def _of_action(outcome: Outcome, asked: QuizAsk) -> AnswerValue:
    if asked.key == "outcome":
        return str(outcome.result)
    happened = {str(event.kind) for event in outcome.events}
    there = [kind in happened for kind in asked.about]
    holds = all(there) if asked.key == "events" else not any(there)
    return list(asked.about) if holds else []


def without_general_words(keywords: list[str]) -> list[str]:
    """Leave "Landwalk" out of a list that says which one it is: nobody names both."""
    named = any(word.endswith("walk") and word != _LANDWALK for word in keywords)
    return [word for word in keywords if not named or word != _LANDWALK]


_LANDWALK: Final = "Landwalk"


def _has_source(step: dict[str, AnswerValue]) -> bool:
    return bool(step.get("source")) and step["layer"] != "start" and step.get("applied", True)


def _step(step: dict[str, AnswerValue]) -> dict[str, AnswerValue]:
    return {"layer": step["layer"], "source": step["source"]}


def same_answer(key: str, one: AnswerValue, other: AnswerValue) -> bool:
    """Tell whether two answers are one: lists without an order of their own are compared as sets.

    Two names side by side are those of a split card, whether an edition tells them as two values or as one.
    """
    if one == NOT_THERE or other == NOT_THERE:
        return bool(one == other)
    if key == "name" and name_key(_one_text(one)) == name_key(_one_text(other)):
        return True
    if key in ("decided_by", "proof"):
        return bool(one == other)
    if key == "face_down" and isinstance(one, str):
        return bool(other) if other is True else one == other
    return same_value(key, one, other)


def _one_text(name: AnswerValue) -> str:
    return " // ".join(map(str, name)) if isinstance(name, list) else str(name)


# Where an object is and its status have no layer: they are what the actions made them.
_AS_ACTIONS_LEAVE_IT: Final = ("zone", "face_up", "face_down", "flipped", "unlocked", "tapped")
_NOTHING_APPLIES: Final = "None of the state-based actions finds what it looks for."


def reasons_of(table: Table, outcomes: Sequence[Outcome], asked: QuizAsk) -> tuple[Reason, ...]:
    """Give the reasons for an answer, the deciding one first."""
    if asked.key in OF_ACTIONS:
        return outcomes[asked.action].reasons
    if asked.object not in table.objects:
        refused = table.refused.get(asked.object)
        return refused.reasons if refused is not None else ()
    key = asked.about[0] if asked.key == "decided_by" else asked.key
    found = characteristics(table, asked.object).why.get(key, ())
    if not found and key == "state_based":
        return (reason(table.edition, Concept.STATE_BASED_ACTIONS, _NOTHING_APPLIES),)
    if asked.key in _AS_ACTIONS_LEAVE_IT and outcomes and outcomes[-1].result is not Result.DONE:
        # Why it is still there, or still so, is why the last action did nothing.
        return tuple(dict.fromkeys((*outcomes[-1].reasons, *found)))
    if found or key != "counters":
        return found
    # Counters have no reasons of their own: what put them there or took them off has.
    return next((one.reasons for one in reversed(outcomes) if one.reasons), ())
