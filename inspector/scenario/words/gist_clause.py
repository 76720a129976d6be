"""One clause of a sentence of everyday English: who does what with what, and what is said beside each thing it names.

A clause has its verb in the base form, with "!" where it is done to its subject. The kinds of tokens stand in tables.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from inspector.scenario.words.gist_lexicon import word_set
from inspector.scenario.words.gist_things import Recognised

# What is no verb. Every other kind is one.
NAMED_THINGS: Final = word_set("N P it PO controller_of token_of")
ALONE: Final = word_set("sba day night turn_ends turn_of")
UNREAD: Final = frozenset(("unknown", "aside", "habit"))
_HEADING: Final = frozenset(("heading",))
VALUES: Final = word_set("COUNTERS CHANGE K PRED ZONE COST DOOR")
PREPOSITIONS: Final = word_set("with by attached to of into as over under copying bearing from")
# These tell how things hang together, and no names alone.
HANGS_ON: Final = frozenset(("attached", "bearing", "copying", "into"))
FLAGS: Final = word_set(
    "DURATION X life facedown faceup transformed prototype bestowed mutating first second abilities control under_of"
)
SAID_BESIDE: Final = word_set("talk odd NUMBER begin end ask can whose change keep whole")
_NO_VERBS: Final = (
    NAMED_THINGS | ALONE | _HEADING | UNREAD | VALUES | PREPOSITIONS | FLAGS | SAID_BESIDE | {"JOIN", "who"}
)
LISTING: Final = frozenset(("and", ",", "plus", "+", "&", "or"))
IDLE_VERBS: Final = word_set("be do have can look think say go")


class NotAClauseError(ValueError):
    """Raised where a row of tokens makes no clause."""


@dataclass
class Clause:
    """What one clause says: who or what does what, with what, and what is said of the things it names."""

    verb: str = ""
    subject: list[Recognised] = field(default_factory=list)
    objects: list[list[Recognised]] = field(default_factory=list)
    behind: dict[str, list[Recognised]] = field(default_factory=dict)
    values: dict[str, list[str]] = field(default_factory=dict)
    flags: dict[str, str] = field(default_factory=dict)
    # What is said of a thing where it is named, before what the clause tells.
    beside: list[Clause] = field(default_factory=list)
    # Its tokens, as they stand in the sentence.
    row: list[Recognised] = field(default_factory=list)
    # How the clause hangs together with the one before it: "and", "after", "when" ...
    join: str = ""

    @property
    def things(self) -> list[Recognised]:
        """All tokens that name something in the clause."""
        rows = [self.subject, *self.objects, *self.behind.values()]
        return [each for row in rows for each in row]


def is_verb(kind: str) -> bool:
    """Whether a token of this kind is a verb."""
    return bool(kind) and kind not in _NO_VERBS


def tells_nothing(clause: Clause) -> bool:
    """Whether a clause tells nothing of a board: somebody was happy."""
    named = [each for each in clause.things if each.kind != "P"]
    said = bool(clause.objects or clause.behind or clause.values or clause.flags or clause.beside)
    if not clause.verb and not said and clause.subject and not named:
        return True
    return clause.verb in IDLE_VERBS and not said and not (named and clause.verb != "be")
