"""Power and toughness that start from a number which the data of a card leaves out (208.1): none of it is a value.

The layers count on from nothing, so that what an effect adds would be told as the size. What it would add to is not
known, and so is what comes of it, until an effect sets it (613.4b).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import msgspec

from inspector.rules.decisions.because import Because
from inspector.rules.decisions.decisions import Decision
from inspector.rules.decisions.proof_step import START, Idle, ProofStep, StepChange
from inspector.rules.edition.concepts import Concept
from inspector.rules.edition.outcomes import Reason
from inspector.rules.values.amounts import modified_by

_SIZE = ("power", "toughness")
_OTHER = dict(zip(_SIZE, reversed(_SIZE), strict=True))
_NOT_KNOWN = "?"
_SETTING, _SWITCHING = "7b", ("7d", "7e")


def gets_words(changes: Mapping[str, StepChange]) -> str:
    """Say by how much power and toughness were modified: ``"+1/+1"``; empty where they were not."""
    by = {key: modified_by(change.was, change.to) for key, change in changes.items() if key in _SIZE}
    if not by or None in by.values():
        return ""
    # Cards write the sign of the one for the other where that is zero: -1/-0.
    unchanged = "-0" if any((by.get(key) or 0) < 0 for key in _SIZE) else "+0"
    return "/".join(f"{amount:+g}" if (amount := by.get(key)) else unchanged for key in _SIZE)


def written_size(size: Sequence[object]) -> str:
    """Write power and toughness as cards do, with a sign for what is left out of the one beside the other (208.1)."""
    return "/".join(_NOT_KNOWN if part is None else str(part) for part in size)


def sizes_left_open(steps: Sequence[ProofStep], left_out: Sequence[str]) -> tuple[ProofStep, ...]:
    """Tell no number in the steps of a proof as long as it hangs on what is left out at the start."""
    unknown, found = set(left_out), []
    for step in _printed_left_open(steps, left_out):
        is_counter = step.source is not None and bool(step.source.counter)
        if not (step.applied and step.layer.startswith("7") and step.size and unknown):
            # What sets one of both, as the layer does before all else that is told here.
            unknown -= step.changes.keys() if step.layer == _SETTING else set()
            found.append(step)
            continue
        size = dict(zip(_SIZE, step.size, strict=True))
        changes, gets = step.changes, gets_words(step.changes) or "+0/+0"
        if step.layer == _SETTING:
            unknown -= step.changes.keys()
        elif step.layer in _SWITCHING and not is_counter:
            unknown = {_OTHER[key] for key in unknown}
            changes, gets = {key: StepChange(None, size[key]) for key in _SIZE}, ""
        found.append(
            msgspec.structs.replace(
                step,
                changes={key: change for key, change in changes.items() if key not in unknown},
                size=tuple(_NOT_KNOWN if key in unknown else size[key] for key in _SIZE),
                idle=(Idle.NOT_KNOWN, gets) if unknown else step.idle,
            )
        )
    return tuple(found)


def values_not_known(steps: Sequence[ProofStep], keys: Sequence[str]) -> tuple[ProofStep, ...]:
    """Tell no number of these values in the steps of a proof: what they are is not known."""
    if not keys:
        return tuple(steps)
    return tuple(
        msgspec.structs.replace(
            step,
            values={key: None if key in keys else value for key, value in step.values.items()},
            changes={key: one for key, one in step.changes.items() if key not in keys},
        )
        for step in steps
    )


def _printed_left_open(steps: Sequence[ProofStep], left_out: Sequence[str]) -> Sequence[ProofStep]:
    """Tell no number, and not that there is none, in the step of what is printed: the last one of layer 1."""
    printed = [step for step in steps if step.layer == START or step.layer.startswith("1")]
    if not (left_out and printed and printed[-1].size):
        return steps
    parts = zip(_SIZE, printed[-1].size, strict=True)
    size = tuple(_NOT_KNOWN if key in left_out else part for key, part in parts)
    return [msgspec.structs.replace(step, size=size) if step is printed[-1] else step for step in steps]


def decided_as_not_known(decisions: Sequence[Decision], key: str) -> list[Decision]:
    """Put first that what is printed is not known, where the value is not (208.1), and call nothing 0 (208.5)."""
    # Of numbers that nobody knows it is not known either whether they are equal.
    decisions = [
        msgspec.structs.replace(one, because=Because.SWITCHED) if one.because is Because.SWITCHED_ALIKE else one
        for one in decisions
    ]
    switched = sum(one.because is Because.SWITCHED for one in decisions) % 2
    printed = _OTHER[key] if switched else key
    kept = [one for one in decisions if one.because not in (Because.SIZE_OF_NOTHING, Because.PRINTED_NOT_GIVEN)]
    if key not in _SIZE:
        # Loyalty and defense are counters on the battlefield, of which nobody knows how many (306.5c, 310.4c).
        kept = []
    return [Decision(printed, _PRINTED[key], Because.PRINTED_NOT_GIVEN), *kept]


_PRINTED = {
    "power": Concept.POWER_AND_TOUGHNESS,
    "toughness": Concept.POWER_AND_TOUGHNESS,
    "loyalty": Concept.PRINTED_LOYALTY,
    "defense": Concept.PRINTED_DEFENSE,
}


def without_values(reasons: Sequence[Reason], *, is_known: bool) -> tuple[Reason, ...]:
    """Leave out the number in which sentences end, of a value that is not known, and where both are told in one."""
    told = ((why if is_known else _bare(why), why.both and _bare(why.both)) for why in reasons)
    return tuple(msgspec.structs.replace(why, both=both) for why, both in told)


def _bare(why: Reason) -> Reason:
    return msgspec.structs.replace(why, says=why.head) if why.head else why
