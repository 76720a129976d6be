"""What waits for something that the desk has not been told: a condition in a card's words, or a choice.

Such an effect is left out until it is said. The sentence is told on the object that has it, and on every object that
it would touch, with the values that it would give.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain

import msgspec

from inspector.cards import Filter
from inspector.reading import ALL_KEYS
from inspector.rules.decisions.doubts import Doubt
from inspector.rules.decisions.finished_values import NotComputed
from inspector.rules.decisions.open_kind import OpenKind
from inspector.rules.effects.chosen_changes import choices_of
from inspector.rules.effects.effect_in_progress import Running
from inspector.rules.effects.reads_and_writes import may_take_abilities
from inspector.rules.layers.computed_tables import applied_effects, known_of
from inspector.rules.table.objects import kinds_in_doubt
from inspector.rules.table.table import Table
from inspector.rules.telling.doubt_marks import DoubtMarks
from inspector.rules.telling.found_later import FoundLater
from inspector.rules.telling.hands_not_told import hands_not_told
from inspector.rules.telling.hosts_not_said import hosts_not_said
from inspector.rules.telling.numbers_not_given import numbers_not_given
from inspector.rules.telling.spreading import spread
from inspector.rules.telling.unread_spread import LOST, keys_of_change
from inspector.rules.telling.unread_words import keys_of_counter
from inspector.rules.values.amounts import filters_of, numbers_said_by, said_number
from inspector.rules.values.asking import Asker, Every
from inspector.rules.values.conditions import choices_asked, choices_in, holds, parts_of, words_asked_of
from inspector.rules.values.other_qualities import CHOSEN_PLAYERS, chosen_for
from inspector.rules.values.scratch import Scratch
from inspector.rules.values.selecting import chosen
from inspector.rules.wording.sentences import Wording


def depends_of(table: Table, label: str) -> FoundLater[NotComputed]:
    """What an object's values wait for; found out when somebody first looks."""
    return FoundLater(_depends_of, table, label)


def _depends_of(table: Table, label: str) -> tuple[NotComputed, ...]:
    return waiting(table).get(label, ())


def waiting(table: Table) -> dict[str, tuple[NotComputed, ...]]:
    """Give by label the sentences that wait, kept with the values of the table."""
    known = known_of(table)
    if known.waiting is None:
        known.waiting = _found(table, known.every, known.running)
    return known.waiting


def _found(table: Table, every: Every, effects: list[Running]) -> dict[str, tuple[NotComputed, ...]]:
    found: dict[str, list[NotComputed]] = {}
    words = Wording(table.edition)
    for running in effects:
        for missing in _missing(running, every) if _may_apply(running) else ():
            said = missing in _said_by(running, every)
            text = _sentence(running) or (missing if said else f"the chosen {missing}")
            asked = "number not said" if missing in _numbers_asked(running) else "not said"
            template = asked if said else _why_of_choice(missing)
            why, keys = words.says(template, what=missing), _keys(running)
            touched = {one.object.label: keys for one in _would_touch(running, every)}
            if running.label:
                touched.setdefault(running.label, ())
            for label, of_it in touched.items():
                told = NotComputed(text, running.label, of_it, why)
                if told not in found.setdefault(label, []):
                    found[label].append(told)
    for label, told in (*_of_definitions(every, words), *_of_open_counters(every, words)):
        found.setdefault(label, []).append(told)
    for label, told in (*hosts_not_said(every, words), *numbers_not_given(table, every, words)):
        found.setdefault(label, []).append(told)
    for label, told in hands_not_told(table, effects, _sentence, every, words):
        if told not in found.setdefault(label, []):
            found[label].append(told)
    return _spread_to_others(found, every, applied_effects(table), words) if found else {}


def _may_apply(running: Running) -> bool:
    """Whether an effect applies once it is said what it waits for: its ability is there, or was as it would begin.

    What takes the ability only in layer 6 ends nothing that begins before (613.6).
    """
    if running.has_ability():
        return True
    taken = running.lost_to
    begins = running.layers[0] if running.layers else _ABILITIES
    return taken is not None and begins < _ABILITIES and not may_take_abilities(taken.change, _TYPES)


_TYPES, _ABILITIES = "4", "6"


def _why_of_choice(kind: str) -> str:
    return "player not said" if kind == CHOSEN_PLAYERS["enchanted player"] else "not chosen"


def _spread_to_others(
    found: dict[str, list[NotComputed]], every: Every, effects: list[Running], words: Wording
) -> dict[str, tuple[NotComputed, ...]]:
    """Give what waits with all that goes by it: values that effects give where what they go by is not known yet."""
    marks = DoubtMarks(every)
    own: dict[tuple[str, Doubt], NotComputed] = {}
    for label, told in found.items():
        for one in told:
            doubt = Doubt(one.text, one.source, one.why, one.kind)
            own.setdefault((label, doubt), one)
            marks.add(label, doubt, one.keys)
    before = -1
    while before != marks.count:
        before = marks.count
        spread(marks, effects)
    told_now: dict[str, list[NotComputed]] = {}
    for label, doubts in marks.by_label.items():
        for doubt, keys in doubts.items():
            direct = own.get((label, doubt))
            why = words.says("waits elsewhere") if direct is None else direct.why
            besides = () if direct is None else (key for key in direct.keys if key not in (*ALL_KEYS, LOST))
            shown = (*(key for key in ALL_KEYS if key in keys), *besides)
            if shown or direct is not None:
                told_now.setdefault(label, []).append(NotComputed(doubt.text, doubt.source, shown, why, doubt.kind))
    for (label, doubt), one in own.items():
        if doubt not in marks.by_label[label]:
            # One sentence waits for two things.
            told_now.setdefault(label, []).append(one)
    return {label: tuple(told) for label, told in told_now.items()}


def _of_definitions(every: Every, words: Wording) -> Iterator[tuple[str, NotComputed]]:
    """Give what defines an object by a choice for it, or by a number, that nobody has said (604.3)."""
    for label, scratch in every.items():
        for one in scratch.definitions:
            sizes = {"power": one.power, "toughness": one.toughness}
            by = {
                key: [kind for wanted in filters_of(value) for kind in choices_in(wanted)]
                for key, value in sizes.items()
            }
            kinds, asker = dict.fromkeys(chain.from_iterable(by.values())), Asker(scratch.controller, label)
            for kind in (kind for kind in kinds if chosen_for(every, asker, kind) is None):
                text = f"the chosen {kind}" if one.words is None else one.words.text
                keys = tuple(key for key, found in by.items() if kind in found)
                yield label, NotComputed(text, label, keys, words.says(_why_of_choice(kind), what=kind))
            for number in dict.fromkeys(number for value in sizes.values() for number in numbers_said_by(value)):
                if said_number(scratch.object.said, number) is None:
                    text = number if one.words is None else one.words.text
                    keys = tuple(key for key, value in sizes.items() if number in numbers_said_by(value))
                    yield label, NotComputed(text, label, keys, words.says("number not said", what=number))


def _of_open_counters(every: Every, words: Wording) -> Iterator[tuple[str, NotComputed]]:
    """Give what leaves counters of an object open that somebody could choose (614.1c, 616.1)."""
    for label, scratch in every.items():
        for open_ in scratch.object.open_counters:
            if not open_.any_number:
                kinds = (keys_of_counter(kind) for kind in kinds_in_doubt(open_))
                keys = tuple(dict.fromkeys(key for each in kinds for key in each))
                yield label, NotComputed(open_.text, label, keys, words.says("counters not said"), OpenKind.COUNTERS)


def _missing(running: Running, every: Every) -> Iterator[str]:
    """Give what was not said: the words of conditions, and kinds of choices for the source."""
    yield from _said_by(running, every)
    asker = running.asker(every)
    if running.source is not None:
        kinds = dict.fromkeys(choices_it_goes_by(running))
        yield from (kind for kind in kinds if chosen_for(every, asker, kind) is None)


def _said_by(running: Running, every: Every) -> list[str]:
    if running.if_ is None or holds(running.if_, every, running.asker(every)) is not None:
        return []
    parts = ((part, words_asked_of(part)) for part in parts_of(running.if_))
    return [words for part, words in parts if words and holds(part, every, running.asker(every)) is None]


def _numbers_asked(running: Running) -> list[str]:
    parts = parts_of(running.if_) if running.if_ is not None else ()
    return [words_asked_of(part) for part in parts if part.said is None]


def choices_it_goes_by(running: Running) -> Iterator[str]:
    """Give the kinds of choices for its source that an effect goes by, in its objects, its change or its condition."""
    said = running.static or running.kept
    if said is not None:
        yield from choices_of(said.change)
    yield from choices_in(running.filter)
    change = running.change
    for value in (change.set_power, change.set_toughness, change.power, change.toughness):
        for wanted in filters_of(value):
            yield from choices_in(wanted)
    for part in parts_of(running.if_) if running.if_ is not None else ():
        yield from choices_asked(part)


def _keys(running: Running) -> tuple[str, ...]:
    """The keys of the values that an effect would give, those by choices among them."""
    said = running.static or running.kept
    # What is chosen for an ability ("protection from the chosen color") changes abilities alone.
    given = () if said is None else ((_IF_SET, said.change.set_chosen), (_IF_ADDED, said.change.add_chosen))
    kinds = [(keys, kind) for keys, one in given for kind in ((one,) if isinstance(one, str) else one or ())]
    chosen_keys = (key for keys, kind in kinds for key in keys[kind])
    return tuple(dict.fromkeys((*keys_of_change(running.change), *chosen_keys)))


# What is given by a choice that is added to what an object has, and by one that it is set to (305.6, 305.7).
_IF_ADDED: dict[str, tuple[str, ...]] = {
    "color": ("colors",),
    "creature type": ("subtypes",),
    "basic land type": ("subtypes", "abilities"),
    "card type": ("types", "subtypes", "power", "toughness"),
    "name": ("name",),
}
_IF_SET = {**_IF_ADDED, "basic land type": ("subtypes", "abilities", "keywords", LOST)}


def _would_touch(running: Running, every: Every) -> list[Scratch]:
    """List the objects to which an effect would apply, whatever would be said."""
    wanted, asker = running.filter, running.asker(every)
    if wanted is None or running.identities is not None or not _is_open(wanted, every, asker):
        return running.objects_anew(every)
    return chosen(_of_any_choice(wanted), every.values(), every, asker)


def _is_open(wanted: Filter, every: Every, asker: Asker) -> bool:
    """Whether a choice by which a filter goes was not said; one that was tells which objects it finds."""
    return any(chosen_for(every, asker, kind) is None for kind in choices_in(wanted))


def _of_any_choice(wanted: Filter) -> Filter:
    """Give a filter that leaves open what was chosen."""
    left = [None if refused is None or any(choices_in(refused)) else refused for refused in (wanted.not_, wanted.nor)]
    player = None if wanted.belongs_to in CHOSEN_PLAYERS else wanted.belongs_to
    return msgspec.structs.replace(wanted, chosen=None, belongs_to=player, not_=left[0], nor=left[1])


def _sentence(running: Running) -> str:
    """Give the sentence that an effect was read from; empty where a record, a file or a rule says it instead."""
    words = None if running.static is None else running.static.words
    return "" if words is None else words.text
