"""Whether something is attached, and to what: how people ask that, and what is answered."""

from __future__ import annotations

import re
from typing import Final

from inspector.cards import clause_in_quotes, listed_words, possessive
from inspector.rules import CheckState, Table, characteristics, perform, state_based_doubts
from inspector.scenario.words.parts import Scene
from inspector.scenario.words.question_forms import STILL

# To what an object is attached; with a label behind it, whether it is to that; and what is attached to an object.
TO_WHAT_KEY: Final = "attached to"
WHETHER_KEY: Final = "attached"
BORNE_KEY: Final = "attachments"
_X: Final = r"(?P<x>.+?)"
_WHAT: Final = r"(?:what|whom|who|which (?:creature|permanent|land|artifact|object|card|player)s?|anything|something)"
_KIND: Final = r"(?:which|what) (?P<kind>auras?|equipments?|attachments?)"


def _forms(*forms: str) -> tuple[re.Pattern[str], ...]:
    return tuple(re.compile(each, re.IGNORECASE) for each in forms)


_TO_WHAT: Final = _forms(
    rf"(?:to|on) {_WHAT} (?:is|are|will|would) {_X} {STILL}(?:be )?attached",
    rf"{_WHAT} (?:is|are|will|would) {_X} {STILL}(?:be )?(?:attached to|enchanting|equipping|equipped to|on)",
    rf"{_WHAT} (?:does|do|will|would) {_X} {STILL}(?:enchant|equip)",
    rf"where (?:is|are) {_X} {STILL}attached(?: to)?",
)
_WHETHER: Final = _forms(
    rf"(?:is|are|will|would) {_X} {STILL}(?:be |remain |stay )?attached(?: to (?:{_WHAT}|(?P<to>.+)))?",
    rf"(?:is|are) {_X} {STILL}(?:enchanting|equipping|on) (?:{_WHAT}|(?P<to>.+))",
    rf"(?:do|does|will|would) {_X} {STILL}(?:stay|remain|keep) (?:attached|on)(?: (?:to )?(?P<to>.+))?",
)
_BORNE: Final = _forms(
    rf"{_KIND}(?: cards?)? (?:is|are|stays?|remains?) {STILL}(?:attached|left)(?: (?:to|on) {_X})?",
    rf"{_KIND} (?:is|are) {STILL}on {_X}",
    rf"what is {STILL}attached to {_X}",
    rf"{_KIND} (?:does|do) {_X} {STILL}(?:have|bear|wear)",
)
_KINDS: Final = {"aura": "Aura", "equipment": "Equipment"}


class AskedOfAttached:
    """One question of what is attached: the key, the words for the object, and for to what it is, and the kind."""

    def __init__(self, key: str, found: re.Match[str]) -> None:
        """Take which question it is."""
        groups = found.groupdict()
        self.key = key
        self.x: str = (groups.get("x") or "").removesuffix(" still").removesuffix(" now").strip()
        self.to: str = (groups.get("to") or "").strip()
        self.kind = _KINDS.get((groups.get("kind") or "").lower().removesuffix("s"), "")


def asked_of_attached(words: str) -> AskedOfAttached | None:
    """Read a question as one of these; None where it is none."""
    for key, forms in ((TO_WHAT_KEY, _TO_WHAT), (BORNE_KEY, _BORNE), (WHETHER_KEY, _WHETHER)):
        for form in forms:
            found = form.fullmatch(words)
            if found is not None:
                return AskedOfAttached(key, found)
    return None


def attached_of_kind(scene: Scene, kind: str) -> list[str]:
    """Give what is of a kind, Aura or Equipment, by what it is or what its card is; of either where none is said."""
    kinds = {kind} if kind else {*_KINDS.values()}
    return [label for label in scene.table.objects if kinds & _subtypes(scene, label)]


def _subtypes(scene: Scene, label: str) -> set[str]:
    printed = (kind for card in scene.table.objects[label].cards for kind in card.front.type_line.subtypes)
    return {*characteristics(scene.table, label).subtypes, *printed}


def attached_answer(table: Table, label: str, key: str, to: str, doubt: str, kind: str = "") -> str:
    """Say to what an object is attached now, whether it is, or what of a kind is attached to it; what leaves is told.

    What is attached wrongly is put off or into a graveyard as state-based actions are checked (704.5m, 704.5n).
    """
    held, now = table.objects[label], characteristics(table, label)
    checked = state_based_doubts(table).get(label) if held.attached_to is not None else None
    told = (*now.doubts("zone"), *([checked] if checked else []))
    unsure = doubt or next((clause_in_quotes(one.text) for one in told), "")
    behind = f" Not computed: {unsure} may change this." if unsure else ""
    if key == BORNE_KEY:
        every = [each.label for each in table.objects.values() if each.attached_to == label and each.is_permanent]
        borne = [each for each in every if not kind or kind in characteristics(table, each).subtypes]
        return f"Attached to {label}: {listed_words(borne) if borne else f'no {kind}' if kind else 'nothing'}.{behind}"
    no, yes = ("No. ", "Yes. ") if key == WHETHER_KEY else ("", "")
    if not held.is_permanent:
        zone = f"in {possessive(held.owner)} {held.zone}" if held.zone in ("hand", "graveyard", "library") else ""
        return f"{no}{label} is {zone or f'in {held.zone}'} now, and is attached to nothing.{behind}"
    if held.attached_to is None:
        return f"{no}{label} is attached to nothing.{behind}"
    after, outcome = perform(table, CheckState())
    then = after.objects.get(label)
    if then is None or (then.zone, then.attached_to) != (held.zone, held.attached_to):
        rules = f" ({', '.join(outcome.rules[:2])})" if outcome.rules else ""
        until = f"{no}It is attached to {held.attached_to} until state-based actions are checked"
        return f"{until}: {outcome.says}{rules}{behind}"
    return f"{no if to and to != held.attached_to else yes}{label} is attached to {held.attached_to}.{behind}"
