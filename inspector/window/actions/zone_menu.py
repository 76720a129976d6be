"""The menu of a zone: what lies there, counted and sorted, and what can be put there."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from functools import partial
from typing import NamedTuple

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QMenu

from inspector.rules import ORDERED_ZONES, Characteristics
from inspector.window.actions.players_menu import add_player_lines
from inspector.window.board.session import Session
from inspector.window.desk.desk import Desk
from inspector.window.desk.places import Spot, zone_title
from inspector.window.desk.sorting import CARD_KINDS, SORTED_BY
from inspector.window.widgets.plain_text import plain, tip
from inspector.window.words.value_words import text_of

# From so many cards on it helps to list them sorted.
_LISTED_FROM = 4
_SEVERAL = {"Sorcery": "sorceries"}

# Asks for a card to be put into a zone, and with what the search begins.
PlaceHere = Callable[[Spot, str], object]


class Sorting(NamedTuple):
    """By what the zone is sorted on the desk, and what sorts it otherwise; empty as its cards came."""

    by: str
    sort: Callable[[str], object]


def zone_menu(
    session: Session,
    spot: Spot,
    desk: Desk,
    place_here: PlaceHere,
    *,
    tells_values: bool = True,
    sorting: Sorting | None = None,
) -> QMenu:
    """The menu; a card chosen in it is selected.

    It names the cards as the desk shows them, which a class may not see through yet; without ``tells_values`` it says
    nothing of what they are, and sorts nothing.
    """
    menu = QMenu(desk)
    menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    scene, values = desk.shown, session.values()
    tiles = tuple(reversed(scene.tiles.get(spot, ())))
    cards = [(tile.label, scene.cards[tile.label].name) for tile in tiles]
    title = zone_title(spot)
    count = f"{title}: {len(cards)} card{'s' * (len(cards) != 1)}"
    head = count if cards else f"{title} is empty"
    action = menu.addAction(plain(head).replace("&", "&&"))
    tip(action, head)
    action.setEnabled(False)
    kinds = kinds_in_words([values[label] for label, _ in cards if label in values]) if tells_values else ""
    if kinds and len(cards) > 1:
        menu.addAction(kinds).setEnabled(False)
    menu.addSeparator()
    _add(menu, cards, session)
    if len(cards) > 1:
        menu.addSeparator()
        _add_order(menu, spot, sorting, tells_values=tells_values)
    if len(cards) >= _LISTED_FROM:
        _add(menu.addMenu("List by name"), sorted(cards, key=_by_name), session)
        if tells_values:
            by_value = [(label, _with_value(name, values.get(label))) for label, name in cards]
            _add(menu.addMenu("List by mana value"), sorted(by_value, key=_by_name), session)
    menu.addSeparator()
    menu.addAction("Place a card here …").triggered.connect(partial(place_here, spot, ""))
    if spot.zone == "battlefield":
        menu.addAction("Create a token …").triggered.connect(partial(place_here, spot, "is:token"))
    if spot.player and spot.zone in ("battlefield", "hand"):
        menu.addSeparator()
        add_player_lines(menu, session, spot.player, desk)
    return menu


def _add_order(menu: QMenu, spot: Spot, sorting: Sorting | None, *, tells_values: bool) -> None:
    """Offer to sort the zone, or say why it keeps its order."""
    if spot.zone in ORDERED_ZONES:
        menu.addAction(f"The order of {_WITH_ARTICLE[spot.zone]} counts: it stays").setEnabled(False)
    elif sorting is not None and tells_values:
        orders = menu.addMenu("Sort by")
        for by in ("", *SORTED_BY):
            action = orders.addAction(by.capitalize() or _AS_THEY_CAME)
            action.setCheckable(True)
            action.setChecked(by == sorting.by)
            action.triggered.connect(partial(sorting.sort, by))


_AS_THEY_CAME = "As they came"
_WITH_ARTICLE = {"library": "a library", "graveyard": "a graveyard", "stack": "the stack"}


def kinds_in_words(cards: list[Characteristics]) -> str:
    """How many there are of each kind: ``2 creatures, 1 land``; a card counts once, as what it is first."""
    counted = Counter(next((kind for kind in CARD_KINDS if kind in now.types), "") for now in cards)
    return ", ".join(f"{counted[kind]} {_named(kind, counted[kind])}" for kind in CARD_KINDS if counted[kind])


def _named(kind: str, count: int) -> str:
    return kind.lower() if count == 1 else _SEVERAL.get(kind, f"{kind.lower()}s")


def _add(menu: QMenu, cards: list[tuple[str, str]], session: Session) -> None:
    for label, name in cards:
        action = menu.addAction(plain(name).replace("&", "&&"))
        tip(action, name)
        action.triggered.connect(partial(session.select, label))


def _by_name(card: tuple[str, str]) -> str:
    return card[1].casefold()


def _with_value(name: str, now: Characteristics | None) -> str:
    # Of a hidden card nothing is known, not even that it has no mana cost.
    is_known = now is not None and bool(now.types)
    return f"{text_of(now.mana_value):>3}  {name}" if is_known and now is not None else f"  ?  {name}"
