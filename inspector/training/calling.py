"""What the cards of a board are called in its story: as they were placed, never as what they are by now."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

from inspector.cards import Card, possessive
from inspector.rules import CopySpell, CreateTokenCopy, Meld, Place, Table
from inspector.scenario import Replay, Scenario
from inspector.scenario.words.naming import TableNames


class NamesAsPlaced(TableNames):
    """The names of objects as they were placed; each object has one of its own."""

    def __init__(self, table: Table, calls: Mapping[str, str]) -> None:
        """Take what each label is called."""
        super().__init__(table, {})
        self._calls = calls

    def phrase(self, label: str) -> str:
        """Give what an object is called in the story."""
        return self._calls.get(label, label)

    def called(self, name: str) -> list[str]:
        """Give the object that is called so in the story."""
        return [label for label, call in self._calls.items() if call.casefold() == name.casefold()]


def calls_of(run: Replay) -> dict[str, str]:
    """Give what each object of a board is called: as it was placed, with whose it is or a number if two are alike."""
    found: dict[str, str] = {}
    owners: dict[str, str] = {}
    for action in run.actions:
        if isinstance(action, Place):
            card = run.start.pool.find(action.card)
            found[action.label] = printed_name(card, action.card)
            owners[action.label] = action.player or run.start.players[0]
        elif isinstance(action, CreateTokenCopy):
            found[action.label] = "the token"
        elif isinstance(action, Meld):
            found[action.label] = "the melded permanent"
        elif isinstance(action, CopySpell):
            found[action.label] = "the copy"
    alike: dict[str, list[str]] = {}
    for label, call in found.items():
        alike.setdefault(call, []).append(label)
    for call, labels in alike.items():
        if len(labels) > 1:
            found.update(_told_apart(call, labels, owners))
    return found


def _told_apart(call: str, labels: list[str], owners: Mapping[str, str]) -> Iterator[tuple[str, str]]:
    bare = call.removeprefix("the ")
    whose = [owners.get(label, "") for label in labels]
    for place, label in enumerate(labels):
        if whose.count(whose[place]) == 1 and whose[place]:
            yield label, f"{possessive(whose[place])} {bare}"
        else:
            yield label, f"the {_ORDINALS[min(place, len(_ORDINALS) - 1)]} {bare}"


_ORDINALS: Final = ("first", "second", "third", "fourth", "fifth", "sixth")


def printed_name(card: Card | None, named: str) -> str:
    """Give the name under which people know a card: that of its front, or of both halves."""
    if card is None:
        return named
    return card.known_as


def cards_of_its_own(scenario: Scenario) -> Iterator[str]:
    """Say what the cards that a board brings along do: they are made up, or those of whoever made the board."""
    for record in scenario.cards:
        faces = record.get("card_faces") or [record]
        for place, face in enumerate(faces):
            what = str(face["type_line"]).replace(" \N{EM DASH} ", ", ")
            size = f" {face['power']}/{face['toughness']}" if "power" in face else ""
            side = "" if len(faces) == 1 else " (front)" if place == 0 else " (back)"
            said = [line.strip() for line in str(face.get("oracle_text", "")).split("\n") if line.strip()]
            text = " ".join(line if line.endswith((".", ")", '"', "”")) else f"{line}." for line in said)
            yield f"{face['name']}{side}: {what}{size}." + (f" It says: {text}" if text else "")
