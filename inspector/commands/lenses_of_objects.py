"""``explain --json --lens``: what each object of a board shows through lenses, put into the document for programs."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from inspector.commands.users_library import open_library
from inspector.lenses import LensError, lens_record, look_through
from inspector.scenario import Replay, Scenario


def add_lenses(document: dict[str, Any], scenario: Scenario, run: Replay, lenses: Sequence[str]) -> None:
    """Add ``lenses`` to each object's record: by name the rows that ``card-inspector lens`` gives.

    A lens that shows nothing of an object is left out of it.
    """
    if not lenses:
        return
    pool = open_library()
    for label in (*run.table.objects, *run.table.phased_out):
        found: dict[str, Any] = {}
        for name in lenses:
            try:
                found[name] = lens_record(look_through(name, scenario, run.table, pool, label))["rows"]
            except LensError:
                continue
        document["objects"][label]["lenses"] = found
