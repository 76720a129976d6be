"""What happened to an object in the layers (613): each effect that applied, or did not, with the values around it.

Kept while computing are the effect and the values before and after, nothing else. Changes are read off these when
somebody asks for them; ``layer_decisions`` says what decided them.
"""

from __future__ import annotations

import operator
from collections.abc import Callable
from typing import cast

from inspector.cards import Condition, may_have, type_of_subtype
from inspector.rules.decisions.because import Because
from inspector.rules.decisions.proof_step import EVERY_CREATURE_TYPE, Counted, NotAppliedBecause
from inspector.rules.edition.concepts import Concept
from inspector.rules.effects.effect_in_progress import Running
from inspector.rules.values.scratch import Scratch
from inspector.rules.values.spelling import COMPUTED_KEYS, spelled, spelled_part

# A rule for a value: its key, the rule, the ground.
Told = tuple[str, Concept, Because]
Changes = dict[str, tuple[object, object]]
# The parts of the working copy that a layer can change.
_PARTS: dict[str, tuple[str, ...]] = {
    "2": ("controller",),
    "3": ("names", "subtypes", "abilities"),
    "4": ("types", "subtypes", "supertypes", "abilities", "every_creature_type"),
    "5": ("colors",),
    "6": ("abilities",),
}
_SIZES = ("power", "toughness")
_LAYERS = ("2", "3", "4", "5", "6", "7a", "7b", "7c", "7d")
_GET: dict[str, tuple[Callable[[Scratch], object], ...]] = {
    layer: tuple(operator.attrgetter(part) for part in _PARTS.get(layer, _SIZES)) for layer in _LAYERS
}
# The values as files spell them that follow from a part of the working copy.
_KEYS_OF_PART = {"names": ("name", "names"), "abilities": ("abilities", "keywords"), "every_creature_type": ()}


class Application:
    """That an effect was applied to some objects in a layer; for each of them ``on`` tells what it did.

    One value for all of them, with a row of each part of their working copies before and after: a table of many objects
    under many effects would fill the memory with small values that nobody may ask for.
    """

    __slots__ = (
        "_after",
        "_before",
        "_objects",
        "_places",
        "although_lost",
        "counted",
        "layer",
        "of_each",
        "running",
        "unfit",
    )

    def __init__(self, layer: str, running: Running, objects: list[Scratch], *, although_lost: bool) -> None:
        """Keep the objects as they are before the effect is applied to them."""
        self.layer = layer
        self.running = running
        self.although_lost = although_lost
        self.counted: tuple[Counted, ...] = ()
        # The labels of those that its words would not find any more (613.6).
        self.unfit: frozenset[str] = frozenset()
        # What was counted for each, by label, where that is not the same for all.
        self.of_each: dict[str, tuple[Counted, ...]] = {}
        self._objects = objects
        self._before = _rows(objects, layer)
        self._after: list[list[object]] = []
        self._places: dict[int, int] | None = None

    def done(self) -> None:
        """Keep the objects as they are now, and with each that this happened to it."""
        self._after = _rows(self._objects, self.layer)
        for scratch in self._objects:
            scratch.happened.append(self)

    def on(self, scratch: Scratch) -> Applied:
        """Give what it did to one of the objects."""
        if self._places is None:
            self._places = {id(one): place for place, one in enumerate(self._objects)}
        place = self._places[id(scratch)]
        before, after = (tuple([row[place] for row in rows]) for rows in (self._before, self._after))
        counted = self.of_each.get(scratch.object.label, self.counted)
        return Applied(
            self.layer,
            self.running,
            before,
            after,
            although_lost=self.although_lost,
            fits_no_more=scratch.object.label in self.unfit,
            counted=counted,
            outran=self._outran(scratch),
        )

    def _outran(self, scratch: Scratch) -> frozenset[Running]:
        """Of those of its loop after which it would not be here, those that were applied here too, but after it."""
        found = self.running.outran(self.layer, scratch.object.label)
        if not found:
            return found
        # What did not apply here any more tells of the loop itself.
        here = (one for one in scratch.happened if isinstance(one, Application) and one.layer == self.layer)
        return found.intersection(one.running for one in here)


def _rows(objects: list[Scratch], layer: str) -> list[list[object]]:
    """List, for each part of a working copy that a layer can change, those of the objects."""
    return [list(map(get, objects)) for get in _GET[layer]]


class Applied:
    """That an effect was applied to an object in a layer.

    ``before`` and ``after`` are the parts of its working copy that the layer can change; ``although_lost`` is true
    where the ability that makes the effect is gone meanwhile, ``fits_no_more`` where its words would not find the
    object now, which it began to apply to in an earlier layer (613.6). ``outran`` are the effects of a loop that were
    applied to the object later, and after which this one would not have been (613.8b).
    """

    __slots__ = ("after", "although_lost", "before", "counted", "fits_no_more", "layer", "outran", "running")

    def __init__(
        self,
        layer: str,
        running: Running,
        before: tuple[object, ...],
        after: tuple[object, ...],
        *,
        although_lost: bool = False,
        fits_no_more: bool = False,
        counted: tuple[Counted, ...] = (),
        outran: frozenset[Running] = frozenset(),
    ) -> None:
        """Keep what happened."""
        self.layer = layer
        self.running = running
        self.before = before
        self.after = after
        self.although_lost = although_lost
        self.fits_no_more = fits_no_more
        self.counted = counted
        self.outran = outran

    def changes(self) -> Changes:
        """Give the values that it changed, each as it was before and after."""
        found: Changes = {}
        for part, old, new in self.parts():
            if part == "every_creature_type":
                self._tell_every_creature_type(found, old, new)
                continue
            if old == new:
                continue
            for key in _KEYS_OF_PART.get(part, (part,)):
                before, after = _spelled_pair(key, old), _spelled_pair(key, new)
                if before != after:
                    found[key] = (before, after)
        return found

    def _tell_every_creature_type(self, found: Changes, old: object, new: object) -> None:
        """Tell in words the subtypes of what has or had every creature type, where its card types allow it (205.3d)."""
        if not (old or new):
            return
        parts = {part: (before, after) for part, before, after in self.parts()}
        types, subtypes = parts["types"], parts["subtypes"]
        had, has = (
            flag and may_have("Shapeshifter", cast("list[str]", there))
            for flag, there in zip((old, new), types, strict=True)
        )
        was, now = (
            _with_every_creature_type(part) if flag else _spelled_pair("subtypes", part)
            for flag, part in zip((had, has), subtypes, strict=True)
        )
        found.pop("subtypes", None)
        if was != now:
            # Behind the card types, as in a type line.
            rest = {key: found.pop(key) for key in [*found] if key != "types"}
            found |= {"subtypes": (was, now), **rest}

    def parts(self) -> list[tuple[str, object, object]]:
        """Give the parts of the working copy that the layer can change, each as it was before and after."""
        return list(zip(_PARTS.get(self.layer, _SIZES), self.before, self.after, strict=True))


def _with_every_creature_type(subtypes: object) -> object:
    """Spell the subtypes of what has every creature type: those of another kind, as a land's, stand before that."""
    others = [str(word) for word in cast("list[str]", subtypes) if type_of_subtype(word) != "Creature"]
    return (*others, EVERY_CREATURE_TYPE) if others else EVERY_CREATURE_TYPE


def _spelled_pair(key: str, part: object) -> object:
    if key == "name":
        return " // ".join(cast("list[str]", part))
    return spelled_part(key, part)


class NotApplied:
    """That an effect would have applied to an object once, or but for its condition, and did not when its turn came."""

    __slots__ = (
        "because",
        "by",
        "holds",
        "is_none",
        "label",
        "later",
        "layer",
        "running",
        "still",
        "unmet",
        "would_change",
    )

    def __init__(
        self,
        layer: str,
        running: Running,
        because: NotAppliedBecause,
        by: str,
        would_change: frozenset[str],
        *,
        label: str,
        holds: bool = True,
        still: bool = True,
    ) -> None:
        """Keep why, and to which object by its label.

        ``by`` is the label of what took the ability, ``holds`` whether its condition held.
        ``would_change`` are the values that it would have changed when its turn came, had it been applied; ``still`` is
        whether it would have applied to the object as that was when the layer began. Whether a condition that did not
        hold does ``later``, when all layers are done, is found out then; ``unmet`` are those of several that did not.
        ``is_none`` is whether the object was not what the words call it ("equipped creature") when its turn came.
        """
        self.layer = layer
        self.running = running
        self.because = because
        self.by = by
        self.would_change = would_change
        self.label = label
        self.holds = holds
        self.later = False
        self.unmet: tuple[Condition, ...] = ()
        self.is_none = False
        self.still = still

    def changes(self) -> Changes:
        """Give nothing: it changed nothing."""
        return {}


class LeftOut:
    """That an effect had been applied before the object came to match it, mostly in a loop of dependencies (613.8b)."""

    __slots__ = ("layer", "looped", "other", "running", "would_change")

    def __init__(
        self, layer: str, running: Running, other: Running, would_change: frozenset[str], *, looped: bool
    ) -> None:
        """Keep the effect, the one that came after it, and the values that it would change then.

        ``looped`` is whether both stand in a loop, so that timestamps decided which came first.
        """
        self.layer = layer
        self.running = running
        self.other = other
        self.would_change = would_change
        self.looped = looped

    def changes(self) -> Changes:
        """Give nothing: it changed nothing."""
        return {}


class Awaited:
    """That a defining ability depends on that of another object, and for which values (613.8a)."""

    __slots__ = ("keys", "label", "loop")

    def __init__(self, label: str, keys: frozenset[str], *, loop: bool = False) -> None:
        """Keep whose ability it is, the values, and whether both stand in a loop (613.8b)."""
        self.label = label
        self.keys = keys
        self.loop = loop


class Own:
    """What the object's own text or status did in a layer: a defining ability, a locked half (604.3, 709.5).

    ``because`` is the ground, ``concepts`` the rules for a value, the one that decides most first.
    """

    __slots__ = ("above", "after", "because", "before", "concepts", "counted", "layer", "more", "told", "waited")

    def __init__(
        self,
        layer: str,
        because: Because,
        concepts: tuple[Concept, ...],
        before: Scratch,
        after: Scratch,
        *,
        counted: tuple[Counted, ...] = (),
        told: tuple[str, ...] = (),
        more: tuple[Told, ...] = (),
        above: tuple[Told, ...] = (),
        waited: tuple[Awaited, ...] = (),
    ) -> None:
        """Keep two working copies that do not change any more.

        ``told`` are values decided though they are the same, ``more`` further rules for a value behind the
        first, ``above`` those before it, ``waited`` that on which it depends.
        """
        self.layer = layer
        self.because = because
        self.concepts = concepts
        self.before = before
        self.after = after
        self.counted = counted
        self.told = told
        self.more = more
        self.above = above
        self.waited = waited

    def value(self, key: str) -> object:
        """Give a value as it was right after."""
        if key == "subtypes" and self.after.every_creature_type:
            return _with_every_creature_type(self.after.subtypes)
        return spelled(self.after, key)

    def changes(self) -> Changes:
        """Give the values that it changed, each as it was before and after."""
        found: Changes = {}
        for key in COMPUTED_KEYS:
            old, new = spelled(self.before, key), spelled(self.after, key)
            if old != new:
                found[key] = (old, new)
        if self.after.every_creature_type and not self.before.every_creature_type:
            found["subtypes"] = (spelled(self.before, "subtypes"), _with_every_creature_type(self.after.subtypes))
        return found


class Settled:
    """What a rule outside the layers made of a power or toughness once all were applied (107.2, 208.3, 208.5)."""

    __slots__ = ("because", "concept", "key", "new", "old")
    layer = ""

    def __init__(self, key: str, concept: Concept, because: Because, old: object, new: object) -> None:
        """Keep the value before and after."""
        self.key = key
        self.concept = concept
        self.because = because
        self.old = old
        self.new = new

    def changes(self) -> Changes:
        """Give the value as it was before and after."""
        return {self.key: (spelled_part(self.key, self.old), spelled_part(self.key, self.new))}


Happened = Applied | NotApplied | LeftOut | Own | Settled


def is_an_open_room(happened: Happened) -> bool:
    """Whether it tells only that both halves of a Room are unlocked: then no layer takes anything away (709.5)."""
    return isinstance(happened, Own) and happened.because is Because.ROOM_OPEN and not happened.changes()


def record_of(scratch: Scratch) -> list[Happened]:
    """Give what happened to an object while its values were computed, in that order."""
    return [one.on(scratch) if isinstance(one, Application) else cast("Happened", one) for one in scratch.happened]
