"""What an action ends in: its outcome, the events it caused, and the reasons for both and for every value."""

from __future__ import annotations

from enum import StrEnum

import msgspec

from inspector.rules.edition.citations import numbers
from inspector.rules.edition.concepts import Concept
from inspector.rules.edition.editions import Edition


class Result(StrEnum):
    """The ways in which an action can end; the last is no answer of the rules, it says that the core has none."""

    DONE = "done"
    NOTHING = "nothing happens"
    ILLEGAL = "illegal"
    NOT_COMPUTED = "not computed"


class EventKind(StrEnum):
    """What can have happened, under the names that files use."""

    ENTERED = "entered"
    LEFT = "left"
    CAST = "cast"
    RESOLVED = "resolved"
    TRANSFORMED = "transformed"
    CONVERTED = "converted"
    FLIPPED = "flipped"
    HALF_UNLOCKED = "half unlocked"
    HALF_LOCKED = "half locked"
    FULLY_UNLOCKED = "fully unlocked"
    TURNED_FACE_UP = "turned face up"
    TURNED_FACE_DOWN = "turned face down"
    MELDED = "melded"
    BECAME_A_COPY = "became a copy"
    REVEALED = "revealed"
    CEASED_TO_EXIST = "ceased to exist"


class Event(msgspec.Struct, frozen=True):
    """One thing that happened to one object; ``detail`` tells a half or a zone where there is one."""

    kind: EventKind
    object: str
    detail: str = ""


class Reason(msgspec.Struct, frozen=True):
    """Why a value or an outcome is what it is.

    ``says`` is one plain sentence in the edition's own words; ``rules`` are the numbers of the ``concept`` in the
    edition, the most specific first; ``layer`` is ``"1a"`` ... ``"7d"`` as the edition letters it, empty outside
    section 613; ``source`` is the label of the object that an effect comes from, empty for the object's own card.
    ``unsaid`` is a reason that is cited, but adds nothing for someone who hears the others read aloud. ``head`` is the
    sentence without the value that it ends with, for who reads it beside that value; empty where it ends otherwise.
    ``assumes`` is a reason that says what is taken where the rules or the board leave that open.
    ``on_order`` is a reason that tells only why an effect stands where it does among others, not what it did. ``both``
    tells power and toughness in one sentence, where the reason decides both; None for all else.
    """

    concept: Concept
    says: str
    rules: tuple[str, ...]
    layer: str = ""
    source: str = ""
    unsaid: bool = False
    head: str = ""
    on_order: bool = False
    both: Reason | None = None
    assumes: bool = False


def reason(edition: Edition, concept: Concept, says: str, *, layer: str = "", source: str = "") -> Reason:
    """Make a reason, with the numbers that the concept has in the edition."""
    return Reason(concept, says, numbers(concept, edition.key), layer, source)


class Outcome(msgspec.Struct, frozen=True):
    """How an action ended: the result, the reasons that decide it (most specific first), the events in order.

    ``not_computed`` is the sentence that says what the core does not compute; empty unless the result is that.
    """

    result: Result
    reasons: tuple[Reason, ...] = ()
    events: tuple[Event, ...] = ()
    not_computed: str = ""

    @property
    def rules(self) -> tuple[str, ...]:
        """Every rule number cited, each once, in order."""
        return tuple(dict.fromkeys(number for why in self.reasons for number in why.rules))

    @property
    def says(self) -> str:
        """The reasons that are said, as sentences; where the core has no answer, what it does not compute."""
        return self.not_computed or " ".join(dict.fromkeys(why.says for why in self.said))

    @property
    def said(self) -> tuple[Reason, ...]:
        """The reasons that a judge would read aloud: the first, and of the others those that add something."""
        return tuple(why for at, why in enumerate(self.reasons) if not (at and why.unsaid))
