"""The objects in the zones that a filter means, and what was already found among them.

Many effects ask the same questions of the same objects ("is it a creature?"), so what was found for a question of words
is kept until something writes that quality.
"""

from __future__ import annotations

from inspector.cards import Change, Filter
from inspector.rules.values.asking import Asker, Every
from inspector.rules.values.scratch import Scratch
from inspector.rules.values.selecting import WordTest, passed, tests_of

_TYPES = ("set_types", "add_types", "remove_types")
_SUPERTYPES = ("add_supertypes", "remove_supertypes")
# Objects found, by what was asked before and what was asked now, and all qualities that this asked for.
_Kept = dict[tuple[int, WordTest], tuple[list[Scratch], frozenset[str]]]


class LooksAmong:
    """What was found among the objects of one computation."""

    __slots__ = ("_by_zones", "_every", "_kept")

    def __init__(self, every: Every) -> None:
        """Start with nothing found."""
        self._every = every
        self._by_zones: dict[tuple[str, ...], list[Scratch]] = {}
        self._kept: _Kept = {}

    def sifted(self, wanted: Filter, asker: Asker) -> list[Scratch]:
        """List the objects that match a filter, zones included."""
        zones, words, tests = tests_of(wanted)
        found = self._by_zones.get(zones)
        if found is None:
            # Zones never change while values are computed.
            found = [scratch for scratch in self._every.values() if scratch.object.zone in zones]
            self._by_zones[zones] = found
        asked: frozenset[str] = frozenset()
        for test in words:
            key = id(found), test
            kept = self._kept.get(key)
            if kept is None:
                kept = self._kept[key] = test.sifted(found), asked | {test.quality}
            found, asked = kept
        return passed(tests, found, self._every, asker) if tests else found

    def forget_all(self) -> None:
        """Forget everything but the zones."""
        self._kept.clear()

    def forget(self, change: Change, layer: str) -> None:
        """Forget what a change writes in a layer."""
        if not self._kept or layer in ("2", "7b", "7c", "7d"):
            return
        written = _written(change, layer)
        if written:
            self._kept = {key: kept for key, kept in self._kept.items() if kept[1].isdisjoint(written)}


def _written(change: Change, layer: str) -> set[str]:
    """The qualities asked for by words that a change writes in a layer."""
    if layer == "5":
        return {"colors"}
    if layer != "4":
        return {"keywords"}
    found = {"types"} if any(getattr(change, key) is not None for key in _TYPES) else set()
    if any(getattr(change, key) is not None for key in _SUPERTYPES):
        found.add("supertypes")
    # Basic land types take abilities (305.7).
    return found | {"keywords"} if change.set_subtypes is not None else found
