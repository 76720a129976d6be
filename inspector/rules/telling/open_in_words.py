"""Saying by what it is not certain how many a step counted, or whether its condition holds."""

from __future__ import annotations

from inspector.cards import listed_words
from inspector.rules.decisions.open_kind import OpenKind
from inspector.rules.decisions.proof_step import ProofStep
from inspector.rules.telling.effects_told_apart import listed_names
from inspector.rules.telling.value_words import ValueWords


def open_words(step: ProofStep, words: ValueWords) -> str:
    """Say behind a step by what it is not certain how many it counted, or whether its condition holds; else nothing."""
    if not step.open_by:
        return ""
    what = "the count is not certain" if step.counted else "whether its condition holds is not certain"
    saying = [words.name(one.source) for one in step.open_by if one.kind is OpenKind.WORDS]
    why = [f"what {listed_names(saying)} {'says' if len(saying) == 1 else 'say'} is not computed"] if saying else []
    why += [_OPEN[one.kind].format(words.name(one.source)) for one in step.open_by if one.kind in _OPEN]
    return f"; {what}, since {listed_words(why)}"


_OPEN = {
    OpenKind.RESOLVED: "nobody has said what {} did as a spell",
    OpenKind.SIGN: "what is printed on {} is not computed",
    OpenKind.OWNER: "nobody has said whether {} went to the command zone",
    OpenKind.COUNTERS: "nobody has said which counters are on {}",
}
