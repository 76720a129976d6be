"""Where something is said to be that is on the board: it is that one, which is there, has come there, or is Ben's now.

``Clone is in exile`` speaks of the Clone that everybody knows; a further one is ``another Clone``.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from inspector.cards import possessive
from inspector.rules import GameObject, controllers_now
from inspector.scenario.words.cursor import Cursor
from inspector.scenario.words.errors import WordsError
from inspector.scenario.words.items import ListedCard
from inspector.scenario.words.naming import THEIRS, whose_words
from inspector.scenario.words.parts import ABOUT, KNOWN, TAKEN, Fields, Scene

_REST = re.compile(r"[^.;?\n]*")
_PILES = ("hand", "graveyard", "library", "exile")


def known_ones(scene: Scene, text: Cursor, at: int, items: tuple[ListedCard, ...]) -> list[str]:
    """Give for each card of a list the label of the one on the board that it means; empty for one that is new."""
    leads = {"", "the", *THEIRS, *(words.lower() for words, _ in whose_words(scene.table.players))}
    found: list[str] = []
    for item in items:
        start = text.text.lower().find(item.name.lower(), at)
        lead = text.text[at:start].lower().strip(" ,&+").removeprefix("and ").removesuffix("and").strip()
        at = start + len(item.name)
        alone = item.number == 1 and not item.how and not item.bears and not item.on and not item.copies
        found.append(_one_known(scene, item) if start >= 0 and alone and lead in leads else "")
    return found


def _one_known(scene: Scene, item: ListedCard) -> str:
    every = scene.names.of_player(item.name, item.owner) if item.owner else scene.names.called(item.name)
    there = [label for label in every if label in scene.table.objects]
    return there[0] if len(there) == 1 else ""


def as_said_there(
    scene: Scene, text: Cursor, place: tuple[int, int], labels: list[str], where: Fields
) -> Iterator[list[Fields]]:
    """Give what is told where all of a list are on the board; where some are, or it is not clear, ask back."""
    if all(labels):
        actions = [_one_there(scene, label, where) for label in labels]
        if all(actions):
            yield [fields for fields in actions if fields is not None]
            return
    label = next((each for each in labels if each), "")
    held = scene.table.objects[label]
    name = scene.names.phrase(label)
    begin, end = text.skipped(place[0]), place[1]
    zone = held.zone if held.zone in ("hand", "exile") else f"the {held.zone}"
    problem = f"{name} is {'on' if held.zone in ('battlefield', 'stack') else 'in'} {zone}"
    if _is_of_another(held, where):
        problem = f"{name} is {possessive(held.owner)}, and a card is in no {where['zone']} but its owner's"
    rest = _REST.match(text.given, end)
    said = text.given[begin : end if rest is None else rest.end()].removeprefix("the ").removeprefix("The ")
    another = f"instead “Another {said.strip()}”"
    proposals = [another] if len(labels) == 1 and said.lower().startswith(_called(scene, label)) else []
    if where.get("zone") == "battlefield" and not held.is_permanent:
        proposals = [f"instead “{held.owner} puts {name} onto the battlefield”", *proposals]
    text.doubted(WordsError(problem, text.given, begin, end, (), tuple(proposals)))


def _one_there(scene: Scene, label: str, where: Fields) -> Fields | None:
    """Give what is told of one object; None where it may have come there in more than one way."""
    held, zone = scene.table.objects[label], where.get("zone")
    if zone == held.zone == "battlefield":
        return _under_control(scene, held, str(where.get("player") or where.get("_they") or ""))
    if zone == held.zone:
        return _is_so(f"{scene.names.phrase(label)} is there already.", label)
    if zone not in _PILES or _is_of_another(held, where):
        return None
    note = f"{scene.names.phrase(label)} is taken as the one that was {_from(held)}."
    return {"do": "move", "object": label, "to": zone, TAKEN: (note,)}


def _is_of_another(held: GameObject, where: Fields) -> bool:
    """Whether a card is said to be in a pile of another than its owner (400.3): then another card is meant."""
    whose = where.get("player") or where.get("_they") or held.owner
    return where.get("zone") in _PILES[:3] and whose != held.owner


def _under_control(scene: Scene, held: GameObject, player: str) -> Fields:
    now = controllers_now(scene.table).get(held.label, held.controller)
    if player in ("", now):
        return _is_so(f"{scene.names.phrase(held.label)} is there already.", held.label)
    return {"do": "effect", "on": [held.label], "change": {"control": player}, ABOUT: held.label}


def _called(scene: Scene, label: str) -> str:
    return (scene.names.shown.get(label) or label).lower()


def _is_so(note: str, label: str) -> Fields:
    return {"do": KNOWN, KNOWN: True, ABOUT: label, TAKEN: (note,)}


def _from(held: GameObject) -> str:
    return f"in {possessive(held.owner)} {held.zone}" if held.zone in _PILES[:3] else f"on the {held.zone}"
