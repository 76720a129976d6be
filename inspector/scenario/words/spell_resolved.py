"""What a spell that resolved on the desk says, as actions: at once, or for the target that somebody names for it.

Only where all of its words are actions: what could be carried out in part alone is left for the board to say.
"""

from __future__ import annotations

import re
from typing import Final, NamedTuple

from inspector.cards import Face, Filter
from inspector.reading import objects_in_words, without_reminder
from inspector.rules import Action, Table, could_target
from inspector.scenario.words.naming import TableNames
from inspector.scenario.words.parts import NOT_WRITTEN, Scene, as_action
from inspector.scenario.words.spells import face_cast, resolution

_KIND: Final = r"(?:creature|permanent|artifact|enchantment|land|planeswalker)"
_TARGET: Final = re.compile(
    rf"\btarget (?P<what>(?:[\w-]+,? )*?{_KIND}(?:(?:,|,? or|,? and/or) (?:[\w-]+ )*?{_KIND})*)\b"
    r"(?P<whose> (?:you control|an opponent controls|you don['’]t control))?",
    re.IGNORECASE,
)


class SpellAsks(NamedTuple):
    """What a spell needs to be told that resolved: ``targets``, of which one is its target; None where it has none."""

    name: str
    targets: tuple[str, ...] | None


def spell_asks(table: Table, label: str) -> SpellAsks | None:
    """Tell what a spell targets; ``label`` is that of its card.

    None where that is not open, or where the words ask for more than one target, or for one that is not understood.
    """
    face = _face(table, label)
    if face is None:
        return None
    words = " ".join(map(without_reminder, face.paragraphs))
    found = list(_TARGET.finditer(words))
    if not found:
        return None if "target" in words.casefold() else SpellAsks(face.name, None)
    if len(found) != 1 or len(re.findall("target", words, re.IGNORECASE)) != 1:
        return None
    wanted = objects_in_words(f"{found[0]['what']}s{found[0]['whose'] or ''}")
    if wanted is None:
        # What may be a target nobody judges here; whoever names one knows.
        wanted = Filter()
    return SpellAsks(face.name, could_target(table, wanted, _controller(table, label)))


def what_a_spell_does(table: Table, label: str, target: str = "") -> tuple[Action, ...]:
    """Give what a spell that resolved says as actions, of its target; none unless all that it says is one."""
    face = _face(table, label)
    if face is None:
        return ()
    player = _controller(table, label)
    found = resolution(Scene(table, TableNames(table, {}), table.pool), face, target, player)
    if found.notes:
        return ()
    plain = ({key: value for key, value in each.items() if key not in NOT_WRITTEN} for each in found.actions)
    return tuple(as_action(each) for each in plain)


def _face(table: Table, label: str) -> Face | None:
    held = table.objects.get(label)
    if held is None or len(held.cards) != 1:
        return None
    card = held.cards[0]
    names = next((one.names for one in table.resolved if one.label == label), tuple(face.name for face in card.faces))
    return face_cast(card, names[0]) if len(names) == 1 else None


def _controller(table: Table, label: str) -> str:
    return next((one.controller for one in table.resolved if one.label == label), table.objects[label].owner)
