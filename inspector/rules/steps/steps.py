"""A step under way: the table as it is so far, the reasons and the events, while an action is carried out.

Every action's code takes a ``Step``, does its part by giving a further one, and ends it as done, as nothing, or as
illegal. A step is a value too: nothing is half done when an action is refused.
"""

from __future__ import annotations

from typing import Final

import msgspec

from inspector.rules.edition.concepts import Concept
from inspector.rules.edition.editions import Edition
from inspector.rules.edition.outcomes import Event, EventKind, Outcome, Reason, Result
from inspector.rules.table.objects import GameObject
from inspector.rules.table.table import Table
from inspector.rules.wording.of_several import SAID_OF_ALL, told_of_all
from inspector.rules.wording.sentences import Wording, reason_in_words
from inspector.rules.wording.told_together import RowsToTell, unsaid_in_words

# A name is found faster than a member of an enumeration (``in_force``), and most actions end here.
_DONE: Final = Result.DONE


class _Alike(msgspec.Struct, frozen=True):
    """What is told of several objects in one sentence: of whom so far, as which reason, and with which words.

    ``by`` is the concept and the template, whether it goes without saying, and whether it is told of what stays as it
    is; ``places`` are the words in the places of the first of these sentences.
    """

    by: tuple[Concept, str, bool, bool]
    names: tuple[object, ...]
    why: Reason
    places: dict[str, object]


class Step(msgspec.Struct, frozen=True, kw_only=True):
    """The table so far, who acts, the index of the action, and what is to be told of it.

    ``start`` is the table before the action: what changes at once is named, and judged, as it was then.
    """

    table: Table
    player: str
    index: int
    start: Table
    reasons: tuple[Reason, ...] = ()
    # Of what the action leaves as it is; they come last.
    asides: tuple[Reason, ...] = ()
    events: tuple[Event, ...] = ()
    # Of what can be told of several objects at once, what was told of so far.
    alike: tuple[_Alike, ...] = ()

    @property
    def edition(self) -> Edition:
        """The edition under which the step is taken."""
        return self.table.edition

    @property
    def wording(self) -> Wording:
        """The words of that edition."""
        return Wording(self.table.edition)

    def because(self, concept: Concept, template: str, /, **places: object) -> Step:
        """Add a reason behind those there are; what is told of another object too is told of both in one sentence."""
        if template in SAID_OF_ALL:
            return self._told_of_all(concept, template, places)
        return self.told(reason_in_words(self.table.edition, concept, template, places))

    def also(self, concept: Concept, template: str, /, **places: object) -> Step:
        """Add a reason that is cited and goes without saying, unless it is the first."""
        if template in SAID_OF_ALL:
            return self._told_of_all(concept, template, places, unsaid=True)
        return self.told(reason_in_words(self.table.edition, concept, template, places, unsaid=True))

    def told(self, why: Reason) -> Step:
        """Add a reason that is made already; one that the edition has no rule for is not given, nor one twice."""
        if not why.rules:
            return self
        rules, says = why.rules, why.says
        for place, known in enumerate(self.reasons):
            # As ``_is_the_same``, but every action passes here several times.
            if known.says == says and known.rules == rules:
                said = known if why.unsaid else msgspec.structs.replace(known, unsaid=False)
                reasons = (*self.reasons[:place], said, *self.reasons[place + 1 :])
                return msgspec.structs.replace(self, reasons=reasons)
        return msgspec.structs.replace(self, reasons=(*self.reasons, why))

    def also_of(self, original: str, rows: RowsToTell) -> Step:
        """Add reasons that name an original and go without saying, as ``also`` adds each."""
        more = unsaid_in_words(self.table.edition, rows, original)
        if not {known.says for known in self.reasons}.isdisjoint([why.says for why in more]):
            step = self
            for why in more:
                step = step.told(why)
            return step
        return msgspec.structs.replace(self, reasons=(*self.reasons, *more))

    def aside(self, concept: Concept, template: str, /, **places: object) -> Step:
        """Tell why one of several objects stays as it is, behind what is told of those that change."""
        if template in SAID_OF_ALL:
            return self._told_of_all(concept, template, places, aside=True)
        why = self.wording.why(concept, template, **places)
        return self._put_aside(why)

    def _put_aside(self, why: Reason) -> Step:
        if not why.rules or any(_is_the_same(known, why) for known in self.asides):
            return self
        return msgspec.structs.replace(self, asides=(*self.asides, why))

    def _told_of_all(
        self,
        concept: Concept,
        template: str,
        places: dict[str, object],
        *,
        unsaid: bool = False,
        aside: bool = False,
    ) -> Step:
        """Add a reason that is told of one object, or tell it together with what was told of others before."""
        by = (concept, template, unsaid, aside)
        for one in self.alike:
            if one.by == by and _say_the_same(template, one.places, places):
                return self._told_of_another(one, places)
        # Most acts are on one object, and nothing is told of another: this is ``told``, in one go.
        why = reason_in_words(self.table.edition, concept, template, places, unsaid=unsaid)
        alike = (*self.alike, _Alike(by, (places["name"],), why, places))
        if aside or not why.rules or (self.reasons and any(_is_the_same(known, why) for known in self.reasons)):
            step = msgspec.structs.replace(self, alike=alike)
            return step._put_aside(why) if aside else step.told(why)
        return msgspec.structs.replace(self, reasons=(*self.reasons, why), alike=alike)

    def _told_of_another(self, known: _Alike, places: dict[str, object]) -> Step:
        """Put the sentence about all in the place of that about those who were told of so far."""
        if places["name"] in known.names:
            return self
        concept, template, unsaid, aside = known.by
        names = (*known.names, places["name"])
        filled = places | told_of_all([str(name) for name in names])
        why = reason_in_words(self.table.edition, concept, f"{template}, several", filled, unsaid=unsaid)
        rest = tuple(one for one in self.alike if one is not known)
        step = msgspec.structs.replace(self, alike=(*rest, _Alike(known.by, names, why, known.places)))
        field, reasons = ("asides", self.asides) if aside else ("reasons", self.reasons)
        for place, reason in enumerate(reasons):
            if _is_the_same(reason, known.why):
                said = msgspec.structs.replace(why, unsaid=reason.unsaid)
                return msgspec.structs.replace(step, **{field: (*reasons[:place], said, *reasons[place + 1 :])})
        # The edition has no rule for it, so nothing was told of the others either.
        return step

    def led_by(self, concept: Concept, template: str, /, **places: object) -> Step:
        """Put a reason before those there are: what permits the action comes before what follows from it."""
        why = self.wording.why(concept, template, **places)
        if not why.rules:
            return self
        rest = tuple(other for other in self.reasons if not _is_the_same(other, why))
        return msgspec.structs.replace(self, reasons=(why, *rest))

    def event(self, kind: EventKind, label: str, detail: str = "") -> Step:
        """Add an event behind those there are."""
        return msgspec.structs.replace(self, events=(*self.events, Event(kind, label, detail)))

    def with_table(self, table: Table) -> Step:
        """Go on with another table."""
        return msgspec.structs.replace(self, table=self.table.followed_by(table))

    def with_object(self, changed: GameObject, *, ticks: int = 0) -> Step:
        """Go on with an object changed or added, and so many timestamps on."""
        table = self.table.with_object(changed, ticks=ticks, step=self.index)
        return msgspec.structs.replace(self, table=table)

    def ticked(self) -> Step:
        """Go on with the next timestamp."""
        return msgspec.structs.replace(self, table=self.table.ticked())

    def ended(self, result: Result) -> tuple[Table, Outcome]:
        """End the step; unless something was done, the caller puts the table back as it was."""
        return self.table, Outcome(result, (*self.reasons, *self.asides), self.events)

    def done(self) -> tuple[Table, Outcome]:
        """End the step as done."""
        return self.ended(_DONE)

    def nothing(self, concept: Concept, template: str, /, **places: object) -> tuple[Table, Outcome]:
        """End the step as nothing happening, for this reason above all."""
        return self._refused(Result.NOTHING, concept, template, **places)

    def illegal(self, concept: Concept, template: str, /, **places: object) -> tuple[Table, Outcome]:
        """End the step as illegal, for this reason above all."""
        return self._refused(Result.ILLEGAL, concept, template, **places)

    def _refused(self, result: Result, concept: Concept, template: str, /, **places: object) -> tuple[Table, Outcome]:
        why = self.wording.why(concept, template, **places)
        # What was illegal is as if it had never begun (733.1 in 2026), so nothing of it happened.
        events = () if result is Result.ILLEGAL else self.events
        rest = (other for other in (*self.reasons, *self.asides) if not _is_the_same(other, why))
        return self.table, Outcome(result, (why, *rest), events)


def _say_the_same(template: str, some: dict[str, object], others: dict[str, object]) -> bool:
    """Whether what a sentence about several objects says is the same of two of them, but for their names."""
    plural = SAID_OF_ALL[template]
    return all(value == others[place] for place, value in some.items() if f"{{{place}}}" in plural)


def _is_the_same(one: Reason, other: Reason) -> bool:
    """Whether two reasons are one to who hears them: what newer editions divide, an older one says in one rule."""
    return one.rules == other.rules and one.says == other.says


Ended = tuple[Table, Outcome]
