"""The neighbors of a rule: what somebody might take for the one that decides."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from inspector.rules import Concept, Edition, concepts_in, numbers
from inspector.training.beliefs import ALL_MISCONCEPTIONS
from inspector.training.making import Proved

# Of what is simply printed there is nothing to ask by which rule.
SAYS_LITTLE: Final = (
    Concept.NAME,
    Concept.MANA_COST,
    Concept.MANA_VALUE,
    Concept.TYPE_LINE,
    Concept.TEXT_BOX,
    Concept.POWER_AND_TOUGHNESS,
    Concept.STATUS,
    Concept.OWNER,
    Concept.CONTROLLER,
    Concept.TOKEN_IS_NO_CARD,
    Concept.OWNER_OF_A_TOKEN,
    Concept.WHOSE_SPELL,
    Concept.NO_CONTROLLER,
    Concept.COLORLESS,
)


def near_rules(found: Proved, edition: Edition) -> Iterator[Concept]:
    """Give the neighbors of the rule that decides, but for those on which the answer rests too, or that refute."""
    cited = {rule for reason in found.reasons for rule in reason.rules}
    cited |= {
        rule
        for belief in found.by_belief
        for concept in ALL_MISCONCEPTIONS[belief].concepts
        for rule in numbers(concept, edition.key)
    }
    cited |= {rule for concept in _RESTS_ON.get(found.concepts[0], ()) for rule in numbers(concept, edition.key)}
    here = concepts_in(edition.key)
    at = here.index(found.concepts[0])
    rule = found.reasons[0].rules[0]

    def away(concept: Concept) -> tuple[bool, bool, int]:
        other = numbers(concept, edition.key)[0]
        same_rule = _bare(other) == _bare(rule)
        return (not same_rule, other.partition(".")[0] != rule.partition(".")[0], abs(here.index(concept) - at))

    around = sorted((concept for concept in here if concept not in _NEVER_NEAR), key=away)[:_LOOKED_AT]
    seen: set[str] = set()
    for concept in around:
        number = numbers(concept, edition.key)[0]
        if number not in cited and number not in seen and concept not in SAYS_LITTLE:
            seen.add(number)
            yield concept


def _bare(number: str) -> str:
    """Give a rule's number without its letter."""
    return number.rstrip("abcdefghijklmnopqrstuvwxyz")


# What else an answer rests on, though no reason says it: the effect's timestamp is its object's, and where that has it
# from is a rule of its own.
_RESTS_ON: Final = {
    Concept.TIMESTAMP_OF_A_STATIC_ABILITY: (Concept.TIMESTAMP_ON_ENTERING_A_ZONE, Concept.TIMESTAMP_ON_BEING_ATTACHED),
}
# Which cards are pairs is nothing that decides a value.
_NEVER_NEAR: Final = tuple(one for one in Concept if str(one).startswith("meld pair of"))
_LOOKED_AT: Final = 40
