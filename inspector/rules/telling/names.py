"""How sentences name the objects of a table: by the names of cards, by a label only where two share a name."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping

from inspector.rules.layers.computed_tables import scratches
from inspector.rules.steps.names_apart import named_apart
from inspector.rules.steps.zones import described, described_kind
from inspector.rules.table.table import Table
from inspector.rules.values.scratch import Scratch


def names_now(table: Table) -> dict[str, tuple[str, ...]]:
    """Give the names that each object of a table has now, by label: two for a split card, none where it has no name."""
    return {label: tuple(scratch.names) for label, scratch in scratches(table).items()}


def controllers_now(table: Table) -> dict[str, str]:
    """Give who controls each object of a table now, after layer 2, by label; elsewhere that is its owner."""
    return {label: scratch.controller for label, scratch in scratches(table).items()}


def names_told(table: Table) -> dict[str, str]:
    """Give what sentences call each object of a table now, by label: the nameless ones by what they are.

    Of what is phased out only these are told here; it has no name that means it (702.26b).
    """
    every = scratches(table)
    found = {**names_of_gone(table), **names_of(every)}
    kinds = {label: described_kind(held, every[label].types) for label, held in table.objects.items()}
    # No effect makes something else of what is phased out (702.26b).
    kinds |= {label: described_kind(held) for label, held in table.phased_out.items()}
    held_by = {label: held.controller for label, held in (*table.objects.items(), *table.phased_out.items())}
    often = Counter((kind, held_by[label]) for label, kind in kinds.items())
    for label, held in table.phased_out.items():
        if kinds[label]:
            alone = often[kinds[label], held.controller] == 1
            found[label] = described(held, kinds[label], held.controller, alone=alone)
    return found


def names_of_gone(table: Table) -> dict[str, str]:
    """Give what the copies of spells were called that resolved and ceased to exist, where their words are in doubt.

    The original may have the name still, so the label always tells them apart (707.10a).
    """
    return {
        spell.label: named_apart(spell.label, " // ".join(spell.names), shared=True)
        for spell in table.resolved
        if spell.label not in table.objects and spell.label not in table.phased_out
    }


def names_of(every: Mapping[str, Scratch]) -> dict[str, str]:
    """Give the name by which a sentence calls each object, by label.

    Where two objects share a name, or one has what another was laid down as, the label tells them apart: ``Clone (2)``
    for the label ``Clone 2``. What has no name is called by what it is, or by its label where nothing says that.
    """
    shown = {label: " // ".join(scratch.names) for label, scratch in every.items()}
    found = told_apart(shown.items())
    nameless = [
        (described_kind(scratch.object, scratch.types), scratch) for label, scratch in every.items() if not shown[label]
    ]
    often = Counter((kind, scratch.controller) for kind, scratch in nameless)
    for kind, scratch in nameless:
        alone = often[kind, scratch.controller] == 1
        found[scratch.object.label] = described(scratch.object, kind, scratch.controller, alone=alone)
    return found


def told_apart(shown: Iterable[tuple[str, str]]) -> dict[str, str]:
    """Give the names of pairs of label and name, those that several share with what tells them apart."""
    pairs = list(shown)
    often = Counter(name for _, name in pairs if name)
    # What was laid down under a name is still spoken of by it: a Clone of a flipped card has its old one.
    labels = {label for label, _ in pairs}
    return {label: named_apart(label, name, shared=often[name] > 1 or name in labels) for label, name in pairs}


def name_then(label: str, called: str, names: Mapping[str, str], told_of: str) -> str:
    """Give what an object was called when it was copied, told apart from what has that name now.

    ``names`` is what sentences call each object now, ``told_of`` the label of the object whose page it is: that is no
    copy of itself.
    """
    has_it = (now == called or now.startswith(f"{called} (") for of, now in names.items() if of not in (label, told_of))
    return named_apart(label, called, shared=any(has_it))
