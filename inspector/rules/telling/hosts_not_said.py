"""What an Aura or a bestowed permanent enchants, where nobody has said it yet.

As an Aura spell resolves it becomes attached to what it targets (608.3c; 702.103e of a bestowed one). Targets are not
on this table: an action of its own attaches it right after. Until then what hangs on it is not known.
"""

from __future__ import annotations

from collections.abc import Iterator

from inspector.rules.decisions.finished_values import NotComputed
from inspector.rules.edition.concepts import Concept
from inspector.rules.table.objects import GameObject
from inspector.rules.values.asking import Every
from inspector.rules.values.scratch import Scratch
from inspector.rules.wording.sentences import Wording

# What a permanent cast bestowed loses and gains as an Aura; and what is not known of any Aura without a host.
_OF_BESTOW = ("types", "subtypes", "keywords", "abilities", "power", "toughness", "state_based")
_OF_AURAS = ("state_based",)
# By which rules an Aura spell that resolved, or the copy of one, became the permanent: it targeted something (608.3c).
_FROM_THE_STACK = (Concept.RESOLVING_AURA_SPELL, Concept.COPY_OF_A_PERMANENT_SPELL)


def hosts_not_said(every: Every, words: Wording) -> Iterator[tuple[str, NotComputed]]:
    """Give, by label, that nobody has said what a permanent enchants that came from the stack as an Aura."""
    for label, scratch in every.items():
        held = scratch.object
        if not _waits(held):
            continue
        if held.cast_as == "bestow":
            yield label, NotComputed(_paragraph(scratch, "Bestow"), label, _OF_BESTOW, words.says("host not said"))
        elif "Aura" in scratch.subtypes:
            yield label, NotComputed(_paragraph(scratch, "Enchant"), label, _OF_AURAS, words.says("host not said"))


def _waits(held: GameObject) -> bool:
    """Whether a permanent came from the stack and was attached to nothing since."""
    from_the_stack = held.set_by.get("zone") in _FROM_THE_STACK
    return from_the_stack and held.set_by.get("timestamp") is Concept.TIMESTAMP_ON_ENTERING_A_ZONE


def _paragraph(scratch: Scratch, begins: str) -> str:
    return next((one.text for one in scratch.abilities if one.text.startswith(begins)), begins)
