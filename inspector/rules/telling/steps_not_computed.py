"""The steps of a proof that stand for words which are not computed: where they would act, if they do.

In which layer words would act is told by the values that they might change. Only words that an object has now are told,
so a step stands where the timestamp of that object puts it.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence

from inspector.rules.decisions.decisions import Source
from inspector.rules.decisions.finished_values import NotComputed
from inspector.rules.decisions.open_kind import OpenKind
from inspector.rules.decisions.proof_step import START, NotAppliedBecause, ProofStep
from inspector.rules.edition.citations import numbers
from inspector.rules.edition.concepts import Concept
from inspector.rules.edition.editions import Edition
from inspector.rules.layers.layer_decisions import CONCEPT_OF_LAYER

_LAYERS = (START, "1", "1a", "1b", "2", "3", "4", "5", "6", "7a", "7b", "7c", "7d", "7e")
_LAYER_OF = {
    "controller": "2",
    "name": "3",
    "types": "4",
    "subtypes": "4",
    "supertypes": "4",
    "colors": "5",
    "abilities": "6",
    "keywords": "6",
    "power": "7c",
    "toughness": "7c",
}
_CONCEPTS = CONCEPT_OF_LAYER | {
    "1": Concept.LAYER_1A_COPIES,
    "1a": Concept.LAYER_1A_COPIES,
    "1b": Concept.LAYER_1B_FACE_DOWN,
    "7e": Concept.LAYER_7_SWITCH,
}
_DEFINES_SIZE = re.compile(r"\b(?:power|toughness) (?:is|are)(?: each)? equal to\b", re.IGNORECASE)
_SETS_SIZE = re.compile(
    r"\bbase (?:power|toughness)\b|\b(?:is|are|becomes?) (?:an? )?[\dX*]+/[\dX*]+"
    r"|\bwith power and toughness (?:each )?equal to\b|\b(?:has|have) the power(?:,| and) toughness\b"
    r"|\b(?:power|toughness) becomes?\b",
    re.IGNORECASE,
)
_SWITCHES = re.compile(r"\bswitch(?:es)?\b.*\bpower and toughness\b", re.IGNORECASE)
# What is said to be a copy, and what an object becomes as it enters with a size of its own, are copiable (613.2a).
_COPIES = re.compile(
    r"\b(?:is|are|becomes?|enters?(?: the battlefield)? as) (?:an? )?cop(?:y|ies) of\b"
    r"|^as (?:this|~|[A-Z]).* enters\b.*[\dX*]+/[\dX*]+",
    re.IGNORECASE,
)
_TURNS_DOWN = re.compile(r"\bturns? [^.]*\bface[- ]down\b", re.IGNORECASE)
_ONLY_IF = re.compile(r"^(?:As long as|During|If|While)\b|\b(?:as long as|unless)\b")
_CHANGES_TEXT = re.compile(
    r"\bfull text of\b|\btext box|\bin the text of\b|\bthe text of .* is changed\b", re.IGNORECASE
)


def with_steps_not_computed(
    edition: Edition, steps: Sequence[ProofStep], told: Iterable[NotComputed], ranks: dict[str, int]
) -> tuple[ProofStep, ...]:
    """Add a step for each layer in which words that are not computed might act; ``ranks`` are timestamps by label."""
    found = list(steps)
    # A number printed as a sign is defined by words of its own (208.2a).
    has_sign = any(isinstance(step.values.get(key), str) for step in steps[:1] for key in ("power", "toughness"))
    for one in told:
        for step in _steps_of(edition, one, ranks.get(one.source, 0), defines=has_sign):
            if not any(_is_same(step, other) for other in found):
                found.insert(_place(found, step), step)
    return tuple(found)


def _layer_of_sizes(edition: Edition, told: NotComputed, *, defines: bool) -> str:
    """Say where words about sizes would act: where they define one (613.4a), set it, switch both, or else change it."""
    text = told.text
    if _SWITCHES.search(text):
        return edition.switch_sublayer
    if _SETS_SIZE.search(text):
        return "7b"
    if told.kind is OpenKind.SIGN:
        return "7a"
    is_equal = _DEFINES_SIZE.search(text) is not None
    # What sets them only if a condition is met defines nothing (604.3a).
    return ("7a" if defines and not _ONLY_IF.search(text) else "7b") if is_equal else "7c"


def _steps_of(edition: Edition, told: NotComputed, timestamp: int, *, defines: bool) -> Iterator[ProofStep]:
    by_keys = dict.fromkeys(_LAYER_OF[key] for key in told.keys if key in _LAYER_OF)
    layers = by_keys and (_layers_of_words(edition, told.text) or by_keys)
    for layer in layers:
        acts_in = _layer_of_sizes(edition, told, defines=defines) if layer == "7c" else layer
        yield ProofStep(
            layer=acts_in,
            source=Source(told.source),
            timestamp=timestamp,
            applied=False,
            because=NotAppliedBecause.NOT_COMPUTED,
            text=told.text,
            open_kind=told.kind,
            rules=numbers(_CONCEPTS[acts_in], edition.key),
        )


def _layers_of_words(edition: Edition, text: str) -> dict[str, None]:
    """Give the layer of words that make copies or change texts, whatever values those are of (613.1a, 613.1c)."""
    if _COPIES.search(text):
        return {"1a" if edition.layer_one_has_sublayers else "1": None}
    if _TURNS_DOWN.search(text):
        return {"1b" if edition.layer_one_has_sublayers else "1": None}
    return {"3": None} if _CHANGES_TEXT.search(text) else {}


def _is_same(step: ProofStep, other: ProofStep) -> bool:
    return (step.layer, step.source, step.text) == (other.layer, other.source, other.text)


def _place(steps: Sequence[ProofStep], new: ProofStep) -> int:
    at = _when(new)
    return next((index for index, step in enumerate(steps) if _when(step) > at), len(steps))


def _when(step: ProofStep) -> tuple[int, int]:
    return _LAYERS.index(step.layer), step.timestamp
