"""State-based actions judged by values that are not computed: what is sure of them is done, the rest is said (704.3).

They are performed all at once, and each by itself: that nobody knows whether one creature has toughness 0 changes
nothing of another that has. So only what hangs on words that are not computed, or on what nobody has said, stays as it
is, with these words; where nothing is sure, the whole check is not computed.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

import msgspec

from inspector.cards import in_quotes, listed_words
from inspector.rules.decisions.finished_values import NotComputed
from inspector.rules.edition.concepts import Concept
from inspector.rules.edition.errors import NotComputedError
from inspector.rules.edition.outcomes import Reason, Result
from inspector.rules.layers.computed_tables import scratches
from inspector.rules.state.legend_rule import unread_sparing
from inspector.rules.state.state_based import CHANGING, state_based_reasons
from inspector.rules.state.state_checks import check_state
from inspector.rules.steps.attachments import refused_attachment
from inspector.rules.steps.steps import Ended, Step
from inspector.rules.steps.zones import shown_name
from inspector.rules.table.actions import CheckState
from inspector.rules.table.table import Table
from inspector.rules.telling.attaching_in_doubt import shields_in_doubt
from inspector.rules.telling.effects_told_apart import listed_names
from inspector.rules.telling.unread import not_computed
from inspector.rules.telling.waiting import waiting
from inspector.rules.telling.what_bearers_are import asked_by_shields, keys_of_hosting
from inspector.rules.values.asking import Every
from inspector.rules.values.scratch import Scratch
from inspector.rules.wording.sentences import Wording

_KIND = ("types", "subtypes")
# Protection and reconfigure are keyword abilities, which a mana ability that comes with a land type leaves alone.
_KEYWORDS = ("keywords",)
_ATTACHED = ("zone", *_KIND)
# By which values of the object itself each rule is judged. It is no longer there to be put away where it may have left.
_JUDGED_BY = {
    Concept.TOUGHNESS_0_GRAVEYARD: ("zone", "types", "toughness"),
    Concept.LOYALTY_0_GRAVEYARD: ("zone", "types", "loyalty", "counters"),
    Concept.DEFENSE_0_GRAVEYARD: ("zone", *_KIND, "defense", "counters"),
    Concept.DEFENSE_0_NO_SIEGE: ("zone", *_KIND, "defense", "counters"),
    Concept.PLANESWALKER_UNIQUENESS: ("zone", *_KIND, "controller"),
    Concept.LEGEND_RULE: ("zone", "supertypes", "name", "controller", "legend rule"),
    Concept.WORLD_RULE: ("zone", "supertypes"),
    Concept.FINAL_CHAPTER: ("zone", "subtypes", "abilities", "counters"),
    Concept.ROLE_UNIQUENESS: ("zone", "subtypes", "controller"),
    Concept.COUNTERS_CANCEL: ("counters",),
    Concept.MOST_COUNTERS: ("abilities", "counters"),
    Concept.AURA_ATTACHED_TO_NOTHING: _ATTACHED,
    Concept.BESTOWED_AURA_COMES_OFF: _ATTACHED,
    Concept.EQUIPMENT_COMES_OFF: _ATTACHED,
    Concept.ATTACHED_CREATURE_COMES_OFF: ("types", *_KEYWORDS),
    Concept.ATTACHED_AS_NOTHING_COMES_OFF: _KIND,
}
# What is judged by another object as well: by those of its kind, or by the one to which it is attached.
_BY_OTHERS = {
    Concept.PLANESWALKER_UNIQUENESS: "Planeswalker",
    Concept.LEGEND_RULE: "Legendary",
    Concept.WORLD_RULE: "World",
    Concept.ROLE_UNIQUENESS: "Role",
}
_BY_ITS_HOST = frozenset(
    (Concept.AURA_ATTACHED_TO_NOTHING, Concept.BESTOWED_AURA_COMES_OFF, Concept.EQUIPMENT_COMES_OFF)
)
_PROTECTED = (Concept.PROTECTION_FROM_AURAS, Concept.PROTECTION_FROM_EQUIPMENT)


def check_what_is_sure(step: Step, action: CheckState) -> Ended:
    """Carry out the state-based actions that hang on nothing that is not computed; raises where none is sure.

    That a player loses the game (704.5a) is said and not carried out, as an effect may say otherwise.
    """
    table, outcome = _checked(step, action)
    losing = [player for player in step.table.players if step.table.life_of(player) <= 0]
    if not losing:
        return table, outcome
    names, lose = listed_words(losing), "loses" if len(losing) == 1 else "lose"
    if outcome.result is Result.NOTHING:
        raise NotComputedError(f"what follows as {names} {lose} the game for having 0 or less life")
    why = step.wording.why(Concept.STATE_BASED_ACTIONS, "without life", names=names, lose=lose)
    return table, msgspec.structs.replace(outcome, reasons=(*outcome.reasons, why))


def _checked(step: Step, action: CheckState) -> Ended:
    doubts = _Doubts(step.table)
    if not doubts.told:
        return check_state(step, action)
    going = doubts.of_those_that_change()
    table, outcome = check_state(step, action, open_=going.keys())
    by_words: dict[str, dict[str, None]] = {}
    for label, doubt in (*((label, one) for (label, _), one in going.items()), *doubts.of_those_that_stay()):
        by_words.setdefault(doubt.text, {})[shown_name(step, step.table.object(label))] = None
    if by_words and outcome.result is Result.NOTHING:
        text, names = next(iter(by_words.items()))
        raise NotComputedError(f"what state-based actions do with {_few([*names])}; {in_quotes(text)} may decide it")
    why = tuple(_told(step, [*names], text) for text, names in by_words.items())
    return table, msgspec.structs.replace(outcome, reasons=(*outcome.reasons, *why))


def state_based_doubts(table: Table) -> dict[str, NotComputed]:
    """Give, by label, by what it is in doubt what state-based actions do with an object, or that they do nothing."""
    doubts = _Doubts(table)
    if not doubts.told:
        return {}
    going = ((label, one) for (label, _), one in doubts.of_those_that_change().items())
    return {**dict(doubts.of_those_that_stay()), **dict(going)}


def _told(step: Step, names: list[str], text: str) -> Reason:
    return step.wording.why(
        Concept.STATE_BASED_ACTIONS, "state-based not computed", names=_few(names), text=text.rstrip(".")
    )


_SHOWN = 3


def _few(names: list[str]) -> str:
    """List some names, and how many there are besides."""
    if len(names) <= _SHOWN:
        return listed_names(names)
    return f"{', '.join(names[: _SHOWN - 1])} and {len(names) - _SHOWN + 1} others"


class _Doubts:
    """What is not computed on a table, and what nobody has said, by the label of the object that it may touch."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self._every: Every = scratches(table)
        self.told: dict[str, tuple[NotComputed, ...]] = dict(not_computed(table, self._every))
        for label, more in waiting(table).items():
            self.told[label] = (*self.told.get(label, ()), *more)
        why = Wording(table.edition).says("unread words")
        sparing = [NotComputed(text, source, ("legend rule",), why) for source, text in unread_sparing(self._every)]
        # Only of legends it is asked by what the legend rule is judged.
        for label in self._every if sparing else ():
            self.told[label] = (*self.told.get(label, ()), *sparing)

    def _first(self, label: str | None, keys: Iterable[str]) -> NotComputed | None:
        """Give what may change any of these values of an object."""
        wanted = {*keys, "state_based"}
        return next((one for one in self.told.get(label or "", ()) if not wanted.isdisjoint(one.keys)), None)

    def of_those_that_change(self) -> dict[tuple[str, Concept], NotComputed]:
        """Give what state-based actions would do to which object where that is in doubt, and by what."""
        found: dict[tuple[str, Concept], NotComputed] = {}
        for label, scratch in self._every.items():
            for why in state_based_reasons(self._table, scratch, self._every) if scratch.object.is_permanent else ():
                doubt = self._of_reason(scratch, why.concept)
                if doubt is not None:
                    found[label, why.concept] = doubt
        return found

    def _of_reason(self, scratch: Scratch, concept: Concept) -> NotComputed | None:
        keys = _JUDGED_BY[concept]
        found = self._first(scratch.object.label, keys)
        if found is None and concept in _BY_ITS_HOST:
            found = self._of_refusing_host(scratch)
        if found is None and concept in _BY_OTHERS:
            doubts = (self._first(other.object.label, keys) for other in self._like(scratch, _BY_OTHERS[concept]))
            found = next(filter(None, doubts), None)
        return found

    def _of_refusing_host(self, scratch: Scratch) -> NotComputed | None:
        """Give what may change whether what an object is attached to refuses it."""
        host = self._every.get(scratch.object.attached_to or "")
        refusal = refused_attachment(scratch, host, self._every) if host is not None else None
        if host is None or refusal is None:
            return None
        if refusal.concept in _PROTECTED:
            found = self._first(scratch.object.label, asked_by_shields(host))
            return found or self._first(host.object.label, _KEYWORDS)
        own, of_host = keys_of_hosting(scratch)
        return self._first(scratch.object.label, own) or self._first(host.object.label, of_host)

    def _like(self, scratch: Scratch, kind: str) -> Iterator[Scratch]:
        """Give the other permanents of a kind; of legends those that may have the name."""
        for label, other in self._every.items():
            if other is scratch or not other.object.is_permanent or not _is_a(other, kind):
                continue
            if kind != "Legendary" or scratch.shares_a_name_with(other) or self._first(label, ("name",)):
                yield other

    def of_those_that_stay(self) -> Iterator[tuple[str, NotComputed]]:
        """Give what would be put nowhere as it is computed, where that is in doubt, and by what."""
        for label, scratch in self._every.items():
            if not scratch.object.is_permanent:
                continue
            reasons = state_based_reasons(self._table, scratch, self._every)
            if any(why.concept not in CHANGING for why in reasons):
                continue
            doubt = self._first(label, self._asked_of(scratch)) or (None if reasons else self._of_its_host(scratch))
            if doubt is not None:
                yield label, doubt

    def _asked_of(self, scratch: Scratch) -> Iterator[str]:
        """Give the values of an object by which it could be concerned if they were others."""
        yield "types"
        for kind, key in (("Creature", "toughness"), ("Planeswalker", "loyalty"), ("Battle", "defense")):
            if kind in scratch.types:
                yield key
        if scratch.object.attached_to is not None or "Saga" in scratch.subtypes:
            yield "subtypes"
        if any(True for _ in self._like(scratch, "World")):
            yield "supertypes"
        legends = [other for other in self._every.values() if other is not scratch and self._may_be_a_legend(other)]
        if any(map(scratch.shares_a_name_with, legends)):
            yield from ("supertypes", "controller")
        if legends and self._may_be_a_legend(scratch):
            yield "name"

    def _may_be_a_legend(self, scratch: Scratch) -> bool:
        if not scratch.object.is_permanent:
            return False
        return "Legendary" in scratch.supertypes or self._first(scratch.object.label, ("supertypes",)) is not None

    def _of_its_host(self, scratch: Scratch) -> NotComputed | None:
        """Give what may change whether what an object is attached to can bear it."""
        host = self._every.get(scratch.object.attached_to or "")
        if host is None:
            return None
        own, of_host = keys_of_hosting(scratch)
        label, bearer = scratch.object.label, host.object.label
        found = self._first(label, (*own, *asked_by_shields(host))) or self._first(bearer, of_host)
        return found or next(shields_in_doubt(self._table, self.told.get(bearer, ())), None)


def _is_a(scratch: Scratch, word: str) -> bool:
    return word in (*scratch.supertypes, *scratch.types, *scratch.subtypes)
