"""What a question says besides what it asks: it is left aside only where it is so, and is of its answer otherwise."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Final

import msgspec

from inspector.rules import Action
from inspector.scenario.words.cursor import Cursor
from inspector.scenario.words.errors import WordsError
from inspector.scenario.words.faces_said import is_permanent_card
from inspector.scenario.words.parts import Scene
from inspector.scenario.words.question_forms import HAS_COME, SAID_THERE

_ENTERS: Final = re.compile(
    r"(?:does|do|will|would|what|which|how)\b.*?"
    r"\b(?P<enters>enters?|comes? in|comes? into play|comes? down|etbs?)\b",
    re.IGNORECASE,
)
_PRONOUNS: Final = frozenset(("it", "that", "this"))
_ALL: Final = frozenset(("everything", "all", "all of this"))
_WHOSE: Final = re.compile(r"^(?:my|his|her|their|the) ", re.IGNORECASE)
# Asked of several, these want one answer of all.
OF_SEVERAL: Final = re.compile(r"\b(?:total|combined|sum|difference|average)\b", re.IGNORECASE)


def has_come(scene: Scene, words: str) -> bool:
    """Whether what words such as "once Clone resolves" wait for is there, so that they say nothing more."""
    found = HAS_COME.search(words)
    if found is None:
        return True
    what = found["what"].strip()
    if what.lower() in _ALL:
        return not any(held.is_spell for held in scene.table.objects.values())
    labels = [scene.last] if what.lower() in _PRONOUNS else scene.names.meant(what)
    there = [held for label in labels if (held := scene.table.objects.get(label)) is not None]
    if not there:
        # Of triggers and abilities nothing lies on the board, and a spell may be gone.
        name = _WHOSE.sub("", what)
        named = name[:1].isupper() or scene.pool.find(name) is not None
        return not named and what.lower() not in _PRONOUNS
    spells = found["verb"].lower().startswith(("resolve", "has", "have"))
    return any(
        held.is_permanent or (spells and not held.is_spell and not all(map(is_permanent_card, held.cards)))
        for held in there
        if held.zone != "hand"
    )


def not_as_said(scene: Scene, label: str, words: str) -> str:
    """Say that an object is not where, or how, words behind a question say that it is; empty where none say so."""
    held = scene.table.objects.get(label)
    for pattern, said, zone in SAID_THERE if held is not None else ():
        so = held is None or (held.zone == zone if zone else held.face_down is not None)
        if pattern.search(words) and not so:
            return f"{scene.names.phrase(label)} is not {said} now"
    return ""


def not_entered(scene: Scene, labels: Iterable[str], text: Cursor, start: int, end: int) -> WordsError | None:
    """Give what is asked back where it is asked how something enters that has not entered: that depends on when."""
    found = _ENTERS.match(text.text, start, end)
    held = [scene.table.objects.get(label) for label in labels] if found is not None else []
    waits = next((each for each in held if each is not None and each.zone in ("stack", "hand")), None)
    if found is None or waits is None:
        return None
    name = scene.names.phrase(waits.label)
    where, does = ("on the stack", f"{name} resolves") if waits.is_spell else ("in hand", f"{waits.owner} plays {name}")
    return WordsError(f"{name} is still {where}", text.given, *found.span("enters"), (), (f"first “{does}.”",))


def one_by_one(tries: tuple[Action, ...]) -> list[tuple[Action, ...]]:
    """Give what is asked of several as asked of each: one of them may, and another not."""
    objects = getattr(tries[0], "objects", None) if len(tries) == 1 else None
    if not isinstance(objects, tuple) or len(objects) < 2 or not hasattr(tries[0], "object"):
        return [tries]
    return [(msgspec.structs.replace(tries[0], objects=None, object=label),) for label in objects]
