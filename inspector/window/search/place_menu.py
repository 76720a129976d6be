"""Placing a card otherwise than as it is: back face up, flipped, a door unlocked, face down by its cause, tapped."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

import msgspec
from PySide6.QtWidgets import QMenu, QWidget

from inspector.cards import Card, Shape
from inspector.rules import Outcome, Result
from inspector.window.actions.card_menu import refused_line
from inspector.window.board.placing import How, placing
from inspector.window.board.session import Session
from inspector.window.widgets.plain_text import tip

_FACE_DOWN: tuple[tuple[str, str | bool, tuple[str, ...]], ...] = (
    ("Face down, by morph", "morph", ("Morph", "Megamorph")),
    ("Face down, by disguise", "disguise", ("Disguise",)),
    ("Face down, manifested", "manifest", ()),
    ("Face down, cloaked", "cloak", ()),
    ("Face down, by another effect", True, ()),
)
_LONGEST = 90


class PlaceWay(msgspec.Struct, frozen=True):
    """One way to place a card: in words, the fields of the action, and how it ends where it is refused."""

    words: str
    how: How
    refused: Outcome | None = None

    @property
    def line(self) -> str:
        """The way in a menu; a refused one with the rule and the reason."""
        if self.refused is None:
            return self.words
        return refused_line(self.words, self.refused, _LONGEST)


def ways_to_place(session: Session, card_name: str, zone: str, player: str) -> tuple[PlaceWay, ...]:
    """Every way that means something for this card and this zone; those that the rules refuse with their reason."""
    card = session.cards.pool.find(card_name)
    if card is None:
        return ()
    found: list[PlaceWay] = []
    for words, how in _candidates(card, zone):
        tried = session.tries.tried(placing(session.table, card_name, zone, player, how))
        if tried is not None:
            outcome = tried[1]
            found.append(PlaceWay(words, how, outcome if outcome.result is Result.ILLEGAL else None))
    return tuple(found)


def place_menu(session: Session, card_name: str, zone: str, player: str, parent: QWidget) -> QMenu:
    """The ways as a menu; choosing one places the card."""
    menu = QMenu(parent)
    menu.setToolTipsVisible(True)
    menu.addAction(f"Place {card_name} ({zone})").setEnabled(False)
    menu.addSeparator()
    for way in ways_to_place(session, card_name, zone, player):
        action = menu.addAction(way.line.replace("&", "&&"))
        action.setEnabled(way.refused is None)
        tip(action, way.refused.says if way.refused is not None else way.words)
        action.triggered.connect(partial(session.place, card_name, zone, player, way.how))
    chosen = next((action for action in menu.actions() if action.isEnabled() and not action.isSeparator()), None)
    if chosen is not None:
        menu.setActiveAction(chosen)
    return menu


def _candidates(card: Card, zone: str) -> Iterator[tuple[str, How]]:
    halves = card.shape is Shape.SPLIT and zone == "stack"
    if not halves:
        yield "As it is", {}
    if card.shape is Shape.DOUBLE_FACED:
        yield f"Back face up: {card.faces[1].name}", {"face": "back"}
    if card.shape is Shape.FLIP:
        yield f"Flipped: {card.faces[1].name}", {"flipped": True}
    if halves:
        for half, face in zip(("left", "right"), card.faces, strict=False):
            yield f"The {half} half: {face.name}", {"half": half}
        if any("Fuse" in face.keywords for face in card.faces):
            yield "Both halves, fused", {"half": "fused"}
    if card.is_room and zone == "battlefield":
        for half, face in zip(("left", "right"), card.faces, strict=False):
            yield f"The {half} door unlocked: {face.name}", {"unlocked": [half]}
        yield "Both doors unlocked", {"unlocked": ["left", "right"]}
    if zone == "battlefield":
        yield "Tapped", {"tapped": True}
    yield from _face_down(card, zone)
    if card.kind is not None:
        yield "As its substitute card", {"substitute": True}


def _face_down(card: Card, zone: str) -> Iterator[tuple[str, How]]:
    keywords = {keyword for face in card.faces for keyword in face.keywords}
    if zone == "exile":
        yield "Face down", {"face_down": True}
    for words, cause, needed in _FACE_DOWN:
        if needed and not keywords & set(needed):
            continue
        if zone == "battlefield" or (zone == "stack" and needed):
            yield words, {"face_down": cause}
