"""Where something goes instead of where it would: replacement effects on dying, on graveyards, on leaving (614.1a).

What is read and leaves no choice is done; of everything else the object that it becomes keeps the words, so that its
zone is in doubt until somebody says where it is.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final, Literal, NamedTuple

import msgspec

from inspector.reading import CAST_THIS_WAY, GOES, Goes, puts_itself, replaces_discarding, without_reminder
from inspector.rules.edition.citations import numbers
from inspector.rules.edition.concepts import Concept
from inspector.rules.steps.replacing import ReplaceableEvent, SaidOfEvent, is_among, name_of, said_now
from inspector.rules.steps.steps import Step
from inspector.rules.table.actions import Zone
from inspector.rules.table.objects import GameObject, StillToDo, WordsOfGoing
from inspector.rules.values.asking import Every
from inspector.rules.values.selecting import matches

_GRAVEYARD: Final = "graveyard"


class Destination(NamedTuple):
    """Where an object goes: the zone, the words by which it does so, and those that may have it go elsewhere.

    ``concept`` is the rule by which it does so, ``rivals`` are those that would do something else if they were chosen
    to apply, with the zone (616.1).
    """

    zone: Zone
    by: WordsOfGoing | None = None
    goes: Goes | None = None
    open: tuple[WordsOfGoing, ...] = ()
    rivals: tuple[tuple[WordsOfGoing, Zone], ...] = ()
    concept: Concept = Concept.INSTEAD

    @property
    def in_doubt(self) -> tuple[WordsOfGoing, ...]:
        """The words by which it may be elsewhere, be they not computed or one of several that could apply."""
        return (*self.open, *(words for words, _ in self.rivals))


def destination(step: Step, held: GameObject, zone: Zone, now: Every) -> Destination:
    """Find where an object goes that would be put into a zone, looked at as it is with all that is there ``now``."""
    if held.label not in now or held.zone == zone or zone not in _ZONES:
        return Destination(zone)
    event = ReplaceableEvent(label=held.label, before=now, after=now)
    sure: list[tuple[WordsOfGoing, Goes]] = []
    open_: list[WordsOfGoing] = []
    for said in said_now(now, _GRAVEYARD):
        goes = said.words.goes
        applies = _may_apply(said, held, event, zone) if goes is None else _applies(step, said, goes, event, zone)
        if not applies:
            continue
        words = _words(said.source.object.label, name_of(said.source), said.words.text)
        if goes is not None and applies is True:
            sure.append((words, goes))
        else:
            open_.append(words)
    open_ += _begun(step, held, event, zone)
    if held.zone == "hand" and zone == _GRAVEYARD:
        own = (ability.text for ability in event.scratch.abilities)
        name = name_of(event.scratch)
        open_ += [_words(held.label, name, without_reminder(text)) for text in own if replaces_discarding(text)]
    exiled = _by_finality(step, event, zone)
    if exiled is not None:
        sure.append(exiled)
    if not sure:
        return Destination(zone, open=tuple(open_))
    by, goes = sure[0]
    # Its controller, or its owner, chooses which applies; the others have nothing to replace then (616.1).
    rivals = tuple((words, other.to) for words, other in sure[1:] if _result(other) != _result(goes))
    concept = Concept.FINALITY_COUNTER if sure[0] is exiled else Concept.INSTEAD
    return Destination(goes.to, by, goes, tuple(open_), rivals, concept)


def _by_finality(step: Step, event: ReplaceableEvent, zone: Zone) -> tuple[WordsOfGoing, Goes] | None:
    """Give what finality counters do: they exile a permanent that would be put into a graveyard (122.1h)."""
    held = event.scratch.object
    counted = held.is_permanent and held.counters.get("finality", 0) > 0
    if zone != _GRAVEYARD or not counted or not numbers(Concept.FINALITY_COUNTER, step.edition.key):
        return None
    words = _words(held.label, name_of(event.scratch), "A finality counter")
    return words, Goes(going="graveyard", to="exile", from_battlefield=True)


_ZONES = frozenset(("graveyard", "hand", "library", "exile"))


def _words(label: str, name: str, text: str) -> WordsOfGoing:
    return WordsOfGoing(label=label, name=name, text=text.rstrip("."))


def _result(goes: Goes) -> tuple[object, ...]:
    return goes.to, goes.kind, goes.count, goes.more


def _applies(step: Step, said: SaidOfEvent, goes: Goes, event: ReplaceableEvent, zone: Zone) -> bool | None:
    """Whether a sentence that is read applies; None where that is open."""
    held = event.scratch.object
    if goes.to == zone or not _happens(goes, held, zone):
        return False
    whose = _whose(goes.whose, said, held)
    if whose is False or not goes.whom:
        token = held.token or bool(held.copy)
        return False if whose is False or (token and not goes.tokens) else whose
    return whose if _is_meant(step, said, goes, event) else False


def _happens(goes: Goes, held: GameObject, zone: Zone) -> bool:
    """Whether what a sentence speaks of happens: dying, going to a graveyard, or leaving the battlefield (700.4)."""
    if goes.going == "leaves":
        return held.is_permanent
    if zone != _GRAVEYARD:
        return False
    return held.is_permanent or not (goes.going == "dies" or goes.from_battlefield)


def _whose(whose: Literal["", "you", "opponent"], said: SaidOfEvent, held: GameObject) -> bool | None:
    """Whether it is the graveyard that is meant, its owner's; None where cards of several owners go to theirs."""
    if not whose:
        return True
    owners = {*held.card_owners, *(part.owner for part in held.merged)} or {held.owner}
    sides = {(owner == said.source.controller) is (whose == "you") for owner in owners}
    return None if len(sides) > 1 else sides.pop()


def _is_meant(step: Step, said: SaidOfEvent, goes: Goes, event: ReplaceableEvent) -> bool:
    held = event.scratch.object
    asker = event.asker(said, step.table)
    for one in goes.whom:
        if one.on == "self":
            if said.source.object.label == held.label:
                return True
        elif held.is_permanent and one.filter is not None and matches(one.filter, event.scratch, event.after, asker):
            return True
    return False


def _may_apply(said: SaidOfEvent, held: GameObject, event: ReplaceableEvent, zone: Zone) -> bool:
    """Whether a sentence that is not read might apply: nothing in it leaves the object out for certain.

    The graveyard is its owner's, and whom the words mean may be judged by who controls it.
    """
    words = said.words
    itself = said.source.object.label == held.label
    leaves = "would leave the battlefield" in words.text
    if (leaves and not held.is_permanent) or (not leaves and zone != _GRAVEYARD):
        return False
    if "would" not in words.text:
        # What has another card discarded elsewhere than into the graveyard.
        return held.zone == "hand" and not itself
    if words.own or itself:
        return words.own and itself
    if CAST_THIS_WAY in words.text:
        return held.cast_from not in ("", "hand")
    if " die" in words.text and "put into" not in words.text and not held.is_permanent:
        return False
    sides = {player == said.source.controller for player in (held.owner, event.scratch.controller)}
    return (not words.whose or (words.whose == "you") in sides) and (
        not words.whom or any(is_among(whom, event, said) for whom in words.whom)
    )


# What it means replaces the graveyard by exile (702.88a, 614.1a).
_REBOUND = "Rebound"
# What is no permanent does neither.
_FROM_THE_BATTLEFIELD = re.compile(r" dies?\b| from the battlefield\b")


def _begun(step: Step, held: GameObject, event: ReplaceableEvent, zone: Zone) -> Iterator[WordsOfGoing]:
    """Give the words of spells that resolved by which it may go elsewhere, as where it "would die this turn"."""
    for spell in step.table.resolved:
        for told in spell.instructions:
            leaves = "leave the battlefield" in told.unread.text
            happens = held.is_permanent if leaves else zone == _GRAVEYARD
            if GOES not in told.unread.keys or told.waits or not happens:
                continue
            dies = _FROM_THE_BATTLEFIELD.search(told.unread.text) is not None and not held.is_permanent
            late = told.for_a_turn and held.identity > spell.clock
            if not dies and not late and any(is_among(whom, event) for whom in told.unread.whom):
                yield _words(spell.label, " // ".join(spell.names), told.unread.text)


def destination_of_spell(step: Step, held: GameObject, now: Every) -> Destination:
    """Find where an instant or sorcery goes as it resolves: first by its own words, which replace what they do."""
    scratch = now[held.label]
    texts = tuple(ability.text for ability in scratch.abilities)
    from_hand = None if not held.cast_from else held.cast_from == "hand" and scratch.controller == held.owner
    dead = held.cast_from == _GRAVEYARD
    own = puts_itself(texts, tuple(scratch.names), from_graveyard=dead, from_hand=from_hand)
    words = [(_words(held.label, name_of(scratch), one.text), one.goes) for one in own]
    sure = [(told, goes) for told, goes in words if goes is not None]
    open_ = tuple(told for told, goes in words if goes is None)
    if not sure or held.copy:
        found = destination(step, held, _GRAVEYARD, now)
        return found._replace(open=(*open_, *found.open))
    by, goes = sure[0]
    concept = Concept.INSTEAD if by.text == _REBOUND else Concept.FOLLOWING_THE_INSTRUCTIONS
    return Destination(goes.to, by, goes, open_, concept=concept)


def told_of_destination(step: Step, label: str, name: str, found: Destination) -> Step:
    """Tell why an object, by its name, goes elsewhere, and by which words it may go elsewhere still."""
    if found.by is not None:
        places = {"name": found.by.name, "held": name, "zone": _PLACES.get(found.zone, found.zone)}
        own = found.concept is Concept.INSTEAD and found.by.label == label
        by_itself = "rebounds" if found.by.text == _REBOUND else "goes elsewhere itself"
        template = by_itself if own else _TEMPLATES[found.concept]
        step = step.because(found.concept, template, **places, text=found.by.text)
    if found.rivals:
        ways = " or ".join(f"{words.name}: {to}" for words, to in ((found.by, found.zone), *found.rivals) if words)
        step = step.because(Concept.ORDER_OF_REPLACEMENTS, "order not chosen", ways=ways)
    for words in found.open:
        itself = words.label == label
        template = "may put itself elsewhere" if itself else "graveyard of others not computed"
        step = step.because(Concept.INSTEAD, template, name=words.name, held=name, text=words.text)
    return step


def with_what_is_done_besides(step: Step, held: GameObject, found: Destination, now: Every) -> Step:
    """Note what the words by which an object goes elsewhere do besides: it is carried out behind the action (614.1a).

    Where others could have been chosen to apply instead it is only told.
    """
    if found.by is None or found.goes is None or found.goes.more is None:
        return step
    source = now.get(found.by.label)
    if found.rivals or source is None:
        return step.because(found.concept, "does more instead", name=found.by.name, text=found.goes.more.text)
    power = now[held.label].power
    due = StillToDo(
        by=found.by,
        identity=source.object.identity,
        controller=source.controller,
        does=found.goes.more,
        power=power if isinstance(power, int) else None,
    )
    return step.with_table(msgspec.structs.replace(step.table, still_to_do=(*step.table.still_to_do, due)))


_TEMPLATES = {
    Concept.INSTEAD: "goes elsewhere",
    Concept.FOLLOWING_THE_INSTRUCTIONS: "puts itself",
    Concept.FINALITY_COUNTER: "finality counter",
}
_PLACES = {"hand": "its owner's hand", "library": "its owner's library"}


def with_doubts_of_going(held: GameObject, found: Destination) -> GameObject:
    """Give what an object became in its zone, with the words by which it may be elsewhere, and with counters."""
    counters = {found.goes.kind: found.goes.count} if found.goes is not None and found.goes.count else {}
    if not found.in_doubt and not counters:
        return held
    return msgspec.structs.replace(held, may_have_gone=found.in_doubt, counters={**held.counters, **counters})
