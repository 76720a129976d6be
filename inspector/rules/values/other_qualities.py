"""Qualities of objects that are no words of theirs: counters, what is attached, how many colors, what was chosen.

Each is a test of one object among all; those that ask for what is attached look at the other objects as they are now.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable

from inspector.cards import BASIC_LAND_TYPES, Comparison, Filter, may_have, type_of_subtype
from inspector.reading import without_reminder
from inspector.rules.decisions.marks import word_of
from inspector.rules.values.asking import Asker, Every, SiftingTest, Test, meant_by
from inspector.rules.values.comparing import comparing
from inspector.rules.values.scratch import Scratch

# The permanents that are attached to something, by its label.
_Attached = dict[str, list[Scratch]]
# The key of what was chosen, by the kind under which a filter asks for it.
KEY_OF_CHOICE = {
    "color": "color",
    "creature type": "creature_type",
    "card type": "card_type",
    "name": "name",
    "basic land type": "basic_land_type",
    "player": "player",
    "enchanted player": "player",
}
# Players of whom only a choice tells who they are, with the kind of that choice; whom a Curse enchants is chosen as it
# is cast (303.4).
CHOSEN_PLAYERS = {"chosen player": "player", "enchanted player": "enchanted player"}


def other_tests(wanted: Filter) -> list[Test]:
    """Make the tests of those qualities that a filter names."""
    found: list[Test] = []
    if wanted.all_types is not None:
        found.append(_all_types(_listed(wanted.all_types)))
    if wanted.owner is not None:
        found.append(_owner(frozenset(_listed(wanted.owner))))
    if wanted.counters is not None:
        found.append(_counters(wanted.counters))
    if wanted.attached_to is not None:
        found.append(_attached_to(wanted.attached_to))
    if wanted.number_of_colors is not None:
        number = comparing(wanted.number_of_colors)
        found.append(lambda scratch, _every, _asker: number(len(scratch.colors)))
    for value, fits in (
        (wanted.enchanted, _is_enchanted),
        (wanted.equipped, _is_equipped),
        (wanted.modified, _is_modified),
    ):
        if value is not None:
            found.append(_by_attachments(fits, value=value))
    for value, test in (
        (wanted.historic, _is_historic),
        (wanted.has_abilities, _has_abilities),
    ):
        if value is not None:
            found.append(_either_way(test, value=value))
    if wanted.chosen is not None:
        found.append(_chosen(wanted.chosen))
    if wanted.designated is not None:
        found.append(_designated(frozenset(map(word_of, _listed(wanted.designated)))))
    return [*found, *_tests_beside_another(wanted)]


def _tests_beside_another(wanted: Filter) -> list[Test]:
    """Make the tests for which another object, or a player, has to be looked at."""
    found: list[Test] = []
    if wanted.belongs_to is not None:
        found.append(_belongs_to(wanted.belongs_to))
    if wanted.shares_color_with is not None:
        found.append(_shares(wanted.shares_color_with, lambda one, other: not {*one.colors}.isdisjoint(other.colors)))
    if wanted.shares_creature_type_with is not None:
        found.append(_shares(wanted.shares_creature_type_with, _share_a_creature_type))
    return found


def _belongs_to(whom: str) -> Test:
    """That it is under the control of a player, or is that player's card where nobody controls it (109.4, 108.4)."""

    def test(scratch: Scratch, every: Every, asker: Asker) -> bool:
        held = scratch.object
        has_it = scratch.controller if held.zone in ("battlefield", "stack") else held.owner
        if whom == "an opponent":
            return has_it != asker.player
        if whom in CHOSEN_PLAYERS:
            player = chosen_for(every, asker, CHOSEN_PLAYERS[whom])
        else:
            source = every.get(asker.label)
            bearer = None if source is None else every.get(source.object.attached_to or "")
            player = None if bearer is None else bearer.controller
        return player == has_it

    return test


def _shares(word: str, share: Callable[[Scratch, Scratch], bool]) -> Test:
    def test(scratch: Scratch, every: Every, asker: Asker) -> bool:
        other = every.get(meant_by(word, every, asker) or "")
        return other is not None and share(scratch, other)

    return test


def _share_a_creature_type(one: Scratch, other: Scratch) -> bool:
    """Whether both have a creature type; what is every creature type has each that the other has (702.73a)."""
    has = [_creature_types_of(each) for each in (one, other)]
    if None in has:
        known = [types for types in has if types is not None]
        return not known or bool(known[0])
    return not (has[0] or frozenset()).isdisjoint(has[1] or frozenset())


def _creature_types_of(one: Scratch) -> frozenset[str] | None:
    """The creature types of an object, None where it is every one of them."""
    if one.every_creature_type and may_have("Shapeshifter", one.types):
        return None
    return frozenset(word for word in one.subtypes if type_of_subtype(word) == "Creature")


def _listed(words: str | Iterable[str]) -> tuple[str, ...]:
    return (words,) if isinstance(words, str) else tuple(words)


def _either_way(test: Callable[[Scratch, Every], bool], *, value: bool) -> Test:
    return lambda scratch, every, _asker: test(scratch, every) is value


def _all_types(words: tuple[str, ...]) -> Test:
    low = {word.casefold() for word in words}
    return lambda scratch, _every, _asker: low <= {word.casefold() for word in scratch.types}


def _owner(players: frozenset[str]) -> Test:
    def test(scratch: Scratch, _every: Every, asker: Asker) -> bool:
        owner = scratch.object.owner
        return owner in players or ("you" if owner == asker.player else "opponent") in players

    return test


def _counters(wanted: dict[str, Comparison] | str) -> Test:
    if isinstance(wanted, str):
        return lambda scratch, _every, _asker: any(scratch.object.counters.values())
    each = [(kind, comparing(limit)) for kind, limit in wanted.items()]
    return lambda scratch, _every, _asker: all(fits(count_of(scratch, kind)) for kind, fits in each)


def count_of(scratch: Scratch, kind: str) -> int:
    """How many counters of a kind are on an object, whatever the capitals of their name."""
    counters = scratch.object.counters
    if kind in counters:
        return counters[kind]
    if kind == "any":
        return sum(counters.values())
    low = kind.casefold()
    return sum(count for name, count in counters.items() if name.casefold() == low)


def _attached_to(word: str) -> Test:
    def test(scratch: Scratch, every: Every, asker: Asker) -> bool:
        target = scratch.object.attached_to
        return target is not None and target == meant_by(word, every, asker)

    return test


def _by_attachments(fits: Callable[[Scratch, _Attached], bool], *, value: bool) -> SiftingTest:
    """Ask what is attached to an object, or for its opposite; of many objects it is looked up once for all."""

    def sifted(among: list[Scratch], every: Every, _asker: Asker) -> list[Scratch]:
        attached: _Attached = {}
        for one in every.values():
            host = one.object.attached_to
            if host is not None and one.object.is_permanent:
                attached.setdefault(host, []).append(one)
        return [scratch for scratch in among if fits(scratch, attached) is value]

    return SiftingTest(sifted)


def _is_enchanted(scratch: Scratch, attached: _Attached) -> bool:
    """Whether an Aura is attached to it (303.4b)."""
    return any("Aura" in one.subtypes for one in attached.get(scratch.object.label, ()))


def _is_equipped(scratch: Scratch, attached: _Attached) -> bool:
    """Whether an Equipment is attached to it (301.5a)."""
    return any("Equipment" in one.subtypes for one in attached.get(scratch.object.label, ()))


def _is_modified(scratch: Scratch, attached: _Attached) -> bool:
    """Whether it has a counter, is equipped, or is enchanted by an Aura that its controller controls (700.9)."""
    if not scratch.object.is_permanent:
        return False
    if any(scratch.object.counters.values()) or _is_equipped(scratch, attached):
        return True
    here = attached.get(scratch.object.label, ())
    return any("Aura" in one.subtypes and one.controller == scratch.controller for one in here)


def _is_historic(scratch: Scratch, _every: Every) -> bool:
    """Whether it is legendary, an artifact or a Saga (700.6)."""
    return "Artifact" in scratch.types or "Legendary" in scratch.supertypes or "Saga" in scratch.subtypes


def _has_abilities(scratch: Scratch, _every: Every) -> bool:
    # Reminder text is no ability (207.2).
    worded = any(without_reminder(ability.text) for ability in scratch.abilities)
    return worded or bool(scratch.static or scratch.definitions)


def chosen_for(every: Every, asker: Asker, kind: str) -> object:
    """Give what was chosen for the object that asks; None where nothing was, or no object asks."""
    source = every.get(asker.label)
    return None if source is None else source.object.chosen.get(KEY_OF_CHOICE[kind])


def _chosen(kind: str) -> Test:
    def test(scratch: Scratch, every: Every, asker: Asker) -> bool:
        word = chosen_for(every, asker, kind)
        return word is not None and has_chosen(scratch, kind, str(word))

    return test


def has_chosen(scratch: Scratch, kind: str, word: str) -> bool:
    """Whether an object has what was chosen: the color, the type, the name."""
    low = word.casefold()
    match kind:
        case "color":
            return any(str(color) == word for color in scratch.colors)
        case "card type":
            return low in map(str.casefold, scratch.types)
        case "name":
            return low in map(str.casefold, scratch.names)
        case "creature type" if scratch.every_creature_type and may_have("Shapeshifter", scratch.types):
            return word not in BASIC_LAND_TYPES and word not in scratch.no_creature_types
    return low in map(str.casefold, scratch.subtypes)


def _designated(words: frozenset[str]) -> Test:
    return lambda scratch, _every, _asker: not words.isdisjoint(scratch.object.designations)
