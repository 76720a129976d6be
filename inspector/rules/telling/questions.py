"""What an object's words ask of whoever lays out the board: conditions that no desk can know, and choices (607.2d).

Until it is answered an effect waits (``waiting``); answered or not it is listed, for an answer may be changed.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

import msgspec

from inspector.cards import BASIC_LAND_TYPES, CREATURE_TYPES, Color, Count, entering_words, in_wubrg_order
from inspector.rules.decisions.in_force import names_in_text
from inspector.rules.effects.effect_in_progress import Running
from inspector.rules.events.choices import choosable_card_types
from inspector.rules.layers.computed_tables import known_of
from inspector.rules.table.actions import Action, Choose, SayCondition
from inspector.rules.table.objects import GameObject, OpenCounters
from inspector.rules.table.table import Table
from inspector.rules.telling.hands_not_told import empty_ones_asked_of
from inspector.rules.telling.waiting import choices_it_goes_by
from inspector.rules.values.amounts import numbers_said_by, said_key, said_number
from inspector.rules.values.conditions import parts_of
from inspector.rules.values.other_qualities import KEY_OF_CHOICE

CONDITION = "condition"
HOW_MANY = "how many"
WHICH_COUNTERS = "counters"
_KIND = re.compile(
    r"\bchoose an? (?P<kind>color|creature type|card type|basic land type|nonbasic land type|(?:[a-z]+,? )*card name"
    r"|number|opponent|player)\b",
    re.IGNORECASE,
)
_KEYS = {**KEY_OF_CHOICE, "opponent": "player"}


class Question(msgspec.Struct, frozen=True):
    """One thing that an object's words ask.

    ``asks`` is ``"condition"``, ``"how many"``, ``"counters"`` or the key of a choice (``"creature_type"``). ``words``
    are the condition, what there are so many of, what is to be chosen, or what leaves open which counters it got.
    ``answer`` is what was said, None where nothing was. ``options`` are all answers where there are few.
    """

    label: str
    asks: str
    words: str
    answer: object = None
    options: tuple[object, ...] = ()
    # Of the counters that are asked for, those answers by which it has haste instead.
    with_haste: tuple[object, ...] = ()

    def answered(self, answer: object) -> Action:
        """Give the action that says an answer."""
        if self.asks == CONDITION:
            return SayCondition(object=self.label, says=self.words, holds=bool(answer))
        if self.asks == HOW_MANY:
            return SayCondition(object=self.label, says=f"{answer} {self.words}", holds=True)
        if self.asks == WHICH_COUNTERS:
            return Choose(object=self.label, counters=dict(answer))  # type: ignore[call-overload]
        return Choose(object=self.label, **{self.asks: answer})  # type: ignore[arg-type]


def questions_of(table: Table, label: str) -> tuple[Question, ...]:
    """List what the words that an object has now ask; none of what is not on the table, or phased out."""
    held = table.objects.get(label)
    if held is None:
        return ()
    known = known_of(table)
    own = [one for one in known.running if one.label == label and (one.begun is not None or one.has_ability())]
    found: dict[tuple[str, str], Question] = {}
    for running in own:
        for question in (*_conditions(held, running), *_choices(table, held, running)):
            in_words = said_key(question.words) if question.asks in (CONDITION, HOW_MANY) else ""
            found.setdefault((question.asks, in_words), question)
    scratch = known.every[label]
    sizes = (size for one in scratch.definitions for size in (one.power, one.toughness))
    for number in (number for size in sizes for number in numbers_said_by(size)):
        found.setdefault((HOW_MANY, said_key(number)), _how_many(held, number))
    for empty in empty_ones_asked_of(table, scratch, own, known.every):
        found.setdefault((CONDITION, said_key(empty)), _whether(held, empty))
    if held.is_permanent:
        words = entering_words(tuple(ability.text for ability in scratch.abilities), names_in_text(held, scratch.names))
        for sentence in words.choices:
            asked = _KIND.search(sentence)
            kind = asked["kind"].lower() if asked is not None else ""
            if (key := _key_of(kind)) in Choose.__struct_fields__:
                found[key, ""] = _choice(table, held, key, kind)
    return (*found.values(), *(_of_counters(label, open_) for open_ in held.open_counters[:1]))


def _key_of(kind: str) -> str:
    """The key of a choice: of whatever kind of card a name is chosen, it is a name."""
    return "name" if kind.endswith("card name") else _KEYS.get(kind, kind)


def _of_counters(label: str, open_: OpenCounters) -> Question:
    """Ask to which of several ways the counters came that were put on it first."""
    ways = open_.ways
    if len(open_.any_number) == 1 and len(ways) == 1:
        kind = open_.any_number[0]
        rest = tuple(pair for pair in ways[0] if pair[0] != kind)
        ways = tuple((*rest, *(((kind, count),) if count else ())) for count in range(_MOST_COUNTERS + 1))
    return Question(label, WHICH_COUNTERS, open_.text, None, ways, open_.with_haste)


# As high a number as is offered of what nobody can count on the desk.
_MOST_SAID = 20
# As many as are offered where there may be any number.
_MOST_COUNTERS = 10


def _conditions(held: GameObject, running: Running) -> Iterator[Question]:
    for part in parts_of(running.if_) if running.if_ is not None else ():
        if part.said is not None:
            yield _whether(held, part.said)
        words = part.value.said if isinstance(part.value, Count) else None
        if words is not None:
            yield _how_many(held, words)


def _whether(held: GameObject, words: str) -> Question:
    return Question(held.label, CONDITION, words, held.said.get(said_key(words)), (True, False))


def _how_many(held: GameObject, words: str) -> Question:
    return Question(held.label, HOW_MANY, words, said_number(held.said, words), tuple(range(_MOST_SAID + 1)))


def _choices(table: Table, held: GameObject, running: Running) -> Iterator[Question]:
    for kind in choices_it_goes_by(running):
        yield _choice(table, held, KEY_OF_CHOICE[kind], kind)


def _choice(table: Table, held: GameObject, key: str, kind: str) -> Question:
    return Question(held.label, key, kind, held.chosen.get(key), _options(table, held, key, kind))


def _options(table: Table, held: GameObject, key: str, kind: str) -> tuple[object, ...]:
    match key:
        case "color":
            return tuple(Color(letter) for letter in in_wubrg_order(set(Color)))
        case "basic_land_type":
            return tuple(BASIC_LAND_TYPES)
        case "player":
            return tuple(one for one in table.players if kind != "opponent" or one != held.controller)
        case "creature_type":
            return tuple(sorted(CREATURE_TYPES - table.edition.no_creature_types))
        case "card_type":
            return choosable_card_types(table.edition)
        case _:
            return ()
