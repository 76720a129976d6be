"""Dependency among what is alike (613.8a): effects of layers 4 and 5 that meet are asked about groups of objects.

Theory of operation. In these layers effects read and write few qualities, of which a table has few sets of values: its
states. What an effect asks besides never changes there, so it is found once for each object and kept as one bit an
effect. Objects with the same state and the same bits are a group. What an effect would make of a state is another
state, found once; which effects ask for a state is a row of bits. So one operation on such rows tells, for a group, all
effects that would apply otherwise if another were applied first.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import msgspec

from inspector.cards import Filter, may_have
from inspector.rules.effects.changing import KEPT_TYPES, applier
from inspector.rules.effects.effect_in_progress import DependsBy, Running, Trials
from inspector.rules.effects.reads_and_writes import reads_to_apply
from inspector.rules.values.asking import NOBODY, Asker, Every
from inspector.rules.values.scratch import Scratch
from inspector.rules.values.selecting import chosen, sifted

# The qualities that effects write in a layer, of those for which a filter asks.
_WRITTEN = {"4": ("types", "subtypes", "supertypes", "keywords"), "5": ("colors",)}
# Those for which a filter may ask besides; where one asks for anything else, effects are not asked about groups.
_STILL = (
    "name",
    "same_name_as",
    "controller",
    "token",
    "face_down",
    "face_up",
    "flipped",
    "unlocked",
    "tapped",
    "mana_value",
    "power",
    "toughness",
    "other",
    "zone",
)
KNOWN = frozenset((*_STILL, *_WRITTEN["4"], *_WRITTEN["5"]))
_EVERYTHING = Filter()
# A filter as the key of what was found for it.
_key = msgspec.json.Encoder().encode
_State = int
# For each part of a filter (itself, what it refuses, what that refuses) the effects that ask it of an object, and last
# the effects that apply to the object whatever it is.
_Asked = tuple[int, ...]
_Group = tuple[_State, _Asked]
# The effects that would apply to other objects, and those that would do something else.
_Otherwise = tuple[int, int]


class Alike:
    """The objects of a computation in groups, while the effects of a layer are applied one after the other."""

    def __init__(self, effects: Sequence[Running], layer: str, every: Every, trials: Trials) -> None:
        """Group the objects as they are now."""
        self._trials = trials
        self._effects = effects
        self._layer = layer
        self._every = every
        self._fixed = _bits(index for index, one in enumerate(effects) if _is_fixed(one))
        self._unbegun = _bits(index for index, one in enumerate(effects) if one.begun is None)
        parts = [[] if self._fixed >> index & 1 else _parts(one.filter) for index, one in enumerate(effects)]
        self._depth = max(map(len, parts), default=0)
        written = _WRITTEN[layer]
        self._asked_for = {name for row in parts for part in row for name, _ in _asked_by(part)}
        # By part of a filter: the effects whose part asks this of what the layer writes.
        self._asking: list[dict[bytes, tuple[Filter, int]]] = [{} for _ in range(self._depth)]
        for index, row in enumerate(parts):
            for asking, part in zip(self._asking, row, strict=False):
                moving = _only(part, written)
                key = _key(moving)
                asking[key] = moving, asking.get(key, (moving, 0))[1] | 1 << index
        self._asked = self._asked_of_objects(parts)
        self._made_by = self._sources()
        self._states: dict[object, _State] = {}
        self._examples: list[Scratch] = []
        self._matching: dict[_State, tuple[int, ...]] = {}
        self._next: dict[tuple[int, _State], _State] = {}
        self._gives: dict[tuple[tuple[str, ...], tuple[str, ...]], int] = {}
        self._otherwise: dict[tuple[int, _State, _Asked], _Otherwise] = {}
        self._group_of = {label: self._group(scratch) for label, scratch in every.items()}
        self._found: dict[int, tuple[int, int, int]] = {}
        self._groups: list[tuple[_Group, int, int]] | None = None

    def depends(self, index: int, other: int) -> DependsBy | None:
        """Whether applying the other first would change if an effect exists, on what it acts, or what it does."""
        existence, applies, does = self._found.get(other) or self.dependent_on(other)
        if not (existence | applies | does) >> index & 1:
            return None
        if existence >> index & 1:
            return DependsBy.EXISTENCE
        return DependsBy.APPLIES_TO if applies >> index & 1 else DependsBy.DOES

    def look_anew(self, applied: list[Scratch]) -> None:
        """Take note that these objects may have changed."""
        changed = False
        for scratch in applied:
            label = scratch.object.label
            group = self._group(scratch)
            if group != self._group_of[label]:
                self._group_of[label] = group
                changed = True
        if changed:
            self._found.clear()
            self._groups = None

    def dependent_on(self, other: int) -> tuple[int, int, int]:
        """Give the effects that depend on one: for whether they exist, for their objects, for what they do."""
        found = self._found.get(other)
        if found is None:
            self._trials.made += 1
            found = self._found[other] = self._look(other)
        return found

    def _look(self, other: int) -> tuple[int, int, int]:
        if self._groups is None:
            self._groups = self._find_groups()
        existence = applies = does = 0
        for (state, asked), acting, made in self._groups:
            if not acting >> other & 1:
                continue
            then = self._after(other, state)
            if then == state:
                continue
            key = other, state, asked
            known = self._otherwise.get(key)
            if known is None:
                known = self._otherwise[key] = self._compared(state, then, asked, acting)
            applies |= known[0]
            does |= known[1]
            if made and self._examples[then].abilities_lost and not self._examples[state].abilities_lost:
                existence |= made
        # What has begun goes on without what made it (613.6); its objects are fixed, so nothing lets it reach others.
        return existence & self._unbegun, applies, does

    def _compared(self, state: _State, then: _State, asked: _Asked, acting: int) -> _Otherwise:
        applies = self._matching_now(state, asked) ^ self._matching_now(then, asked)
        return applies, acting & self._given_otherwise(state, then)

    def _find_groups(self) -> list[tuple[_Group, int, int]]:
        """List the groups that there are, with the effects that apply to each and those that come from its objects."""
        made: dict[_Group, int] = {}
        for label, group in self._group_of.items():
            made[group] = made.get(group, 0) | self._made_by.get(label, 0)
        return [(group, self._acting(*group), sources) for group, sources in made.items()]

    def _acting(self, state: _State, asked: _Asked) -> int:
        return self._matching_now(state, asked) | asked[-1]

    def _matching_now(self, state: _State, asked: _Asked) -> int:
        """The effects whose filter matches an object in a state: it must pass a part and not what that refuses."""
        matching = self._matching.get(state)
        if matching is None:
            matching = self._matching[state] = self._ask(self._examples[state])
        found = 0
        for part in range(self._depth - 1, -1, -1):
            found = asked[part] & matching[part] & ~found
        return found

    def _ask(self, example: Scratch) -> tuple[int, ...]:
        alone = [example]
        return tuple(
            joined_bits(effects for wanted, effects in asking.values() if sifted(wanted, alone, self._every))
            for asking in self._asking
        )

    def _asked_of_objects(self, parts: list[list[Filter]]) -> dict[str, _Asked]:
        """Ask each object once what the layer does not write; a zone is asked for by the filter itself alone."""
        rows = {label: [0] * (self._depth + 1) for label in self._every}
        known: dict[tuple[int, bytes, Asker], list[Scratch]] = {}
        everything = list(self._every.values())
        for index, one in enumerate(self._effects):
            bit = 1 << index
            if self._fixed & bit:
                for scratch in one.objects(self._every):
                    rows[scratch.object.label][-1] |= bit
                continue
            asker = one.asker(self._every)
            for depth, part in enumerate(parts[index]):
                wanted = _without(part, _WRITTEN[self._layer])
                key = depth, _key(wanted), asker
                if key not in known:
                    find = chosen if depth == 0 else sifted
                    known[key] = find(wanted, everything, self._every, asker)
                for scratch in known[key]:
                    rows[scratch.object.label][depth] |= bit
        return {label: tuple(row) for label, row in rows.items()}

    def _sources(self) -> dict[str, int]:
        made: dict[str, int] = {}
        for index, one in enumerate(self._effects):
            # What resolved comes from no object, and its label is no object's.
            made[one.label] = made.get(one.label, 0) | 1 << index
        return made

    def _group(self, scratch: Scratch) -> _Group:
        return self._state(scratch), self._asked[scratch.object.label]

    def _state(self, scratch: Scratch) -> _State:
        """Number the values that the layer may write and that effects ask for."""
        key: tuple[object, ...] = (frozenset(scratch.colors),)
        if self._layer == "4":
            key = self._type_key(scratch)
        found = self._states.get(key)
        if found is None:
            found = self._states[key] = len(self._examples)
            self._examples.append(scratch.copied())
        return found

    def _type_key(self, scratch: Scratch) -> tuple[object, ...]:
        """Give its types, which tell which subtypes it can have, and what else somebody asks for."""
        asked_for = self._asked_for
        key: tuple[object, ...] = (tuple(scratch.types), scratch.abilities_lost)
        if "subtypes" in asked_for:
            key = (*key, tuple(scratch.subtypes), tuple(scratch.dormant), scratch.every_creature_type)
        if "supertypes" in asked_for:
            key = (*key, tuple(scratch.supertypes))
        return (*key, scratch.keywords) if "keywords" in asked_for else key

    def _after(self, other: int, state: _State) -> _State:
        """Give the state that an effect makes of one."""
        found = self._next.get((other, state))
        if found is None:
            effect, tried = self._effects[other], self._examples[state].copied()
            applier(effect.change, self._layer, self._every, NOBODY)((tried,))
            found = self._next[other, state] = self._state(tried)
        return found

    def _given_otherwise(self, state: _State, then: _State) -> int:
        """The effects that would give other subtypes to an object with other card types (205.3d)."""
        before, after = self._examples[state].types, self._examples[then].types
        key = tuple(before), tuple(after)
        if key[0] == key[1]:
            # So it is in every layer but 4.
            return 0
        if key not in self._gives:
            self._gives[key] = _bits(
                index for index, one in enumerate(self._effects) if gives_otherwise(one, before, after)
            )
        return self._gives[key]


def can_be_grouped(effects: Iterable[Running], layer: str) -> bool:
    """Whether all that the effects of a layer ask for is known to be written in it or not."""
    if layer not in _WRITTEN:
        return False
    effects = list(effects)
    if any(one.if_ is not None and one.begun is None for one in effects):
        # What a condition asks may hang on any objects.
        return False
    if any(one.of_a for one in effects):
        # What such an effect asks of its source is asked by no filter.
        return False
    if any(one.only is not None and reads_to_apply(one, layer) for one in effects):
        # Nor is what an effect asks of the one object that its words stand for.
        return False
    filters = (part for one in effects for part in _parts(one.filter))
    return all(name in KNOWN for part in filters for name, _ in _asked_by(part))


def _asked_by(part: Filter) -> Iterable[tuple[str, object]]:
    values = ((name, getattr(part, name)) for name in Filter.__struct_fields__)
    return (pair for pair in values if pair[1] is not None)


def gives_otherwise(one: Running, before: list[str], after: list[str]) -> bool:
    """Whether other card types would let an object gain other subtypes of those that an effect gives (205.3d)."""
    change = one.change
    words = (*(change.set_subtypes or ()), *(change.add_subtypes or ()))
    if change.all_creature_types:
        words = (*words, "Shapeshifter")
    if not words:
        return False
    before, after = _types_under(one, before), _types_under(one, after)
    return before != after and any(may_have(word, before) != may_have(word, after) for word in words)


def _types_under(one: Running, types: list[str]) -> list[str]:
    """The card types that an object has when the subtypes of a change come to it."""
    change = one.change
    if change.set_types is not None:
        types = [*(word for word in types if word in KEPT_TYPES), *change.set_types]
    if change.remove_types is not None:
        types = [word for word in types if word not in change.remove_types]
    return types if change.add_types is None else [*types, *change.add_types]


def _is_fixed(one: Running) -> bool:
    """Whether the objects to which an effect applies stay the same whatever is applied."""
    return one.begun is not None or one.on is not None or one.filter is None


def _parts(wanted: Filter | None) -> list[Filter]:
    """A filter, what it refuses, what that refuses; each without the next."""
    every = () if wanted is None else wanted.parts()
    return [msgspec.structs.replace(part, not_=None, nor=None) for part in every]


def _without(wanted: Filter, qualities: tuple[str, ...]) -> Filter:
    return msgspec.structs.replace(wanted, **dict.fromkeys(qualities))


def _only(wanted: Filter, qualities: tuple[str, ...]) -> Filter:
    return msgspec.structs.replace(_EVERYTHING, **{quality: getattr(wanted, quality) for quality in qualities})


def _bits(indices: Iterable[int]) -> int:
    found = 0
    for index in indices:
        found |= 1 << index
    return found


def joined_bits(rows: Iterable[int]) -> int:
    """Give the bits of all rows together."""
    found = 0
    for row in rows:
        found |= row
    return found
