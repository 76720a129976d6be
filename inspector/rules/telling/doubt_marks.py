"""Marks of doubt on the values of objects: which words may change which of them, as the marks are spread."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

from inspector.reading import ALL_KEYS, ATTACHED_TO, BEARS, Whom
from inspector.rules.decisions.doubts import CountDoubt, Counts, CountsInDoubt, Doubt
from inspector.rules.decisions.finished_values import NotComputed
from inspector.rules.decisions.open_kind import OpenKind
from inspector.rules.layers.computed_tables import ActingKeys
from inspector.rules.telling.unread_spread import LOST
from inspector.rules.values.asking import Every
from inspector.rules.wording.sentences import Wording

# Beside the values of an object where it is, and how, as what resolves may change.
_SIZES = frozenset(("power", "toughness"))
# By what a permanent may be a creature, or be elsewhere and have what is printed on it.
_MAKES_IT_ANOTHER = frozenset(("types", "face_up", "face_down", "zone"))
_KEYS = (*ALL_KEYS, "designations", "counters", "tapped", "face_up", "face_down", "zone", "state_based")
# The keys of the qualities by which words say whom they mean.
_ASKED_OF_WHOM = frozenset(
    ("types", "subtypes", "supertypes", "colors", "counters", "keywords", "controller", ATTACHED_TO, BEARS)
)


class DoubtMarks:
    """The marks so far: by label and doubt the keys that it might change."""

    def __init__(self, every: Every) -> None:
        self.every = every
        self.by_label: dict[str, dict[Doubt, set[str]]] = {}
        self.in_doubt: dict[str, set[str]] = {}
        # By label, text and source the keys that are marked for more than a count of what may be moved.
        self.acting: ActingKeys = {}
        # By label, what counts or asks something that is in doubt, each with the doubts.
        self.counting: dict[str, CountsInDoubt] = {}
        # What comes to a place where nothing of it lies yet: the words, whose they are, and what comes.
        self.coming: list[tuple[Doubt, str, Whom]] = []
        # When the spells of whose words nobody has said what they did have resolved, by label.
        self.resolved_at: dict[str, int] = {}
        # Whether effects give abilities by which things come off that are attached (``spread``).
        self.shields_given = False
        self.count = 0
        # How many marks there are of keys by which words say whom they mean; and all keys marked of any object.
        self.count_of_asked = 0
        self._marked: set[str] = set()

    def has(self, label: str, doubt: Doubt, keys: Iterable[str]) -> bool:
        """Whether the keys of an object are marked with this doubt already."""
        marked = self.acting.get((label, doubt[0], doubt[1]))
        return marked is not None and marked.issuperset(keys)

    def add(self, label: str, doubt: Doubt, keys: Iterable[str], *, acts: bool = True) -> None:
        """Mark the keys of an object, as far as they are not marked; the words act on them, or move what is counted."""
        if acts:
            self.acting.setdefault((label, doubt[0], doubt[1]), set()).update(keys)
        doubts = self.by_label.setdefault(label, {})
        same = doubt if doubt in doubts else next((one for one in doubts if one[:2] == doubt[:2]), doubt)
        marked = doubts.setdefault(same, set())
        new = set(keys) - marked
        marked |= new
        self._marked |= new
        self.in_doubt.setdefault(label, set()).update(new)
        self.count += len(new)
        self.count_of_asked += len(new & _ASKED_OF_WHOM)

    def mark_count(
        self, label: str, counts: Counts, doubts: Iterable[Doubt], keys: Iterable[str], *, acts: bool
    ) -> None:
        """Keep that by which a count or a condition is in doubt that gives an object values, and mark these."""
        for doubt in doubts:
            self.add(label, doubt, keys, acts=False)
            found = self.counting.setdefault(label, {}).setdefault(counts, {})
            known = found.get(doubt[:2])
            also = known.keys if known is not None else ()
            acting = acts or (known is not None and known.acts)
            found[doubt[:2]] = CountDoubt(doubt, tuple(dict.fromkeys((*also, *keys))), acting)

    def doubts(self, label: str, keys: Iterable[str]) -> list[Doubt]:
        """List the doubts that any of the keys of an object is in."""
        wanted = self._marked.intersection(keys)
        return [doubt for doubt, marked in self.by_label.get(label, {}).items() if marked & wanted]

    def is_any_in_doubt(self, keys: frozenset[str]) -> bool:
        """Whether any of these values is in doubt of any object."""
        return not self._marked.isdisjoint(keys)

    def is_doubtful(self, label: str, key: str) -> bool:
        """Whether a value of an object might be another."""
        return key in self.in_doubt.get(label, ())

    def told(self, wording: Wording) -> dict[str, tuple[NotComputed, ...]]:
        """Give the marks as they are told, the keys in the order in which people read them."""

        # One sentence often touches every object, and is told of all of them alike.
        @cache
        def one(doubt: Doubt, marked: frozenset[str]) -> NotComputed:
            keys = tuple(key for key in _KEYS if key in marked)
            return NotComputed(doubt.text, doubt.source, keys, wording.says(doubt.why), doubt.kind)

        return {
            label: tuple(
                one(doubt, frozenset(told))
                for doubt, marked in doubts.items()
                if ((told := marked - sizeless) - {LOST, BEARS} or doubt.source == label)
                # Of its own counters it is told as what waits.
                and not (doubt.kind is OpenKind.COUNTERS and doubt.source == label)
            )
            for label, doubts in self.by_label.items()
            for sizeless in (self._has_no_size(label),)
        }

    def _has_no_size(self, label: str) -> frozenset[str]:
        """Give the sizes of a permanent that is surely no creature: it has none, whatever words say of them (208.3)."""
        scratch = self.every.get(label)
        if scratch is None or scratch.object.zone != "battlefield" or "Creature" in scratch.types:
            return frozenset()
        return frozenset() if _MAKES_IT_ANOTHER.intersection(self.in_doubt.get(label, ())) else _SIZES
