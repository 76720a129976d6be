"""Whether one thing changes another, and what of it: how people ask that, and what is answered."""

from __future__ import annotations

import re
from typing import Final

from inspector.cards import in_quotes
from inspector.rules import Table, characteristics, rungs
from inspector.scenario.words.question_forms import STILL

# What something makes of another object; behind "whether" that is answered yes or no first.
AFFECTED_KEY: Final = "affected"
WHETHER: Final = "whether"
_X: Final = r"(?P<x>.+?)"
_BY: Final = r"(?P<by>.+?)"
_HARMED: Final = r"(?:affected|changed|hit|influenced|touched|impacted|altered)"
_VERBS: Final = r"(?:affect|change|hit|influence|touch|impact|alter|apply to|matter (?:for|to)|work on)"
_AN_EFFECT: Final = r"(?:an|any|some) (?:effect|impact|influence)"
_DOES: Final = r"(?:does|do|did|will|would|can|could)"
_MATTERS: Final = re.compile(
    rf"{_DOES} (?:it|this|that|(?P<one>.+)) {STILL}matter (?:for|to) (?(one)(?P=one)$|)", re.IGNORECASE
)
_FORMS: Final = tuple(
    (re.compile(form, re.IGNORECASE), says)
    for form, says in (
        (rf"(?:is|are|was|were|will|would) {_X} {STILL}(?:be |get )?{STILL}{_HARMED} by {_BY}", WHETHER),
        (rf"(?:does|do|will|would) {_X} get {_HARMED} by {_BY}", WHETHER),
        # Before the verbs alone: "anything about" is not what is changed, and "have any" not what has an influence.
        (rf"{_DOES} {_BY} {STILL}change (?:anything|something) (?:about|for|of|on|with) {_X}", WHETHER),
        (rf"{_DOES} {_BY} {STILL}do (?:anything|something) (?:to|with|for|about|against) {_X}", WHETHER),
        (rf"{_DOES} {_BY} {STILL}have {_AN_EFFECT} on {_X}", WHETHER),
        (rf"{_DOES} {_BY} {STILL}{_VERBS} {_X}", WHETHER),
        (rf"what {_DOES} {_BY} {STILL}(?:do|change) (?:to|with|for|about|of|on) {_X}", ""),
        (rf"what (?:effect|impact|influence) {_DOES} {_BY} {STILL}have on {_X}", ""),
        (rf"how {_DOES} {_BY} {STILL}(?:affect|change|influence|impact|work on|interact with) {_X}", ""),
        (rf"how (?:is|are|would|will) {_X} (?:be )?{_HARMED} by {_BY}", ""),
    )
)


def asked_whether_affected(words: str) -> tuple[re.Match[str], str] | None:
    """Read a question as one of these: what is affected, ``x``, by what, ``by``, and whether that is all it asks."""
    every = ((form.fullmatch(words), says) for form, says in _FORMS)
    known = ((found, says) for found, says in every if found is not None)
    # "Does it matter for Clone if Humility is out" asks of what follows.
    return next((each for each in known if _MATTERS.match(words) is None), None)


def affected_answer(table: Table, label: str, by: str, says: str, doubt: str) -> str:
    """Say what of an object's values comes from another one, step by step, and what of that is not computed.

    What something does besides changing values, as keeping a creature from attacking, is not denied.
    """
    found = characteristics(table, label)
    steps = [rung for rung in rungs(table, label) if rung.step.source is not None and rung.step.source.label == by]
    applied = [rung for rung in steps if rung.step.applied and rung.step.idle is None]
    told = list(dict.fromkeys(rung.says for rung in applied or steps))
    rules = list(dict.fromkeys(rule for rung in applied or steps for rule in rung.step.rules[:1]))[:3]
    cited = f" ({', '.join(rules)})" if rules else ""
    unsaid = list(dict.fromkeys(one.text.rstrip(".") for one in found.not_computed if one.source == by))
    open_ = doubt or " and ".join(in_quotes(text) for text in unsaid)
    behind = f" Not computed: {open_} may change more of it." if open_ else ""
    if applied:
        return f"{'Yes. ' if says == WHETHER else ''}{' '.join(told)}{cited}{behind}"
    why = f" {' '.join(told)}{cited}" if told else ""
    if open_:
        return f"Not computed: {open_} may change {label}.{why}"
    return f"{'No. ' if says == WHETHER and told else ''}No value of {label} comes from {by}.{why}"
