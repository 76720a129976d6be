"""The menu of a card: what can be done first, what cannot be done grey beneath, with the rule that says so."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu, QWidget

from inspector.rules import Action, Offer

_LONGEST = 78


def card_menu(name: str, offers: tuple[Offer, ...], act: Callable[[Action], object], parent: QWidget) -> QMenu:
    """Make the menu; ``act`` is called with the action chosen."""
    menu = QMenu(parent)
    menu.setToolTipsVisible(True)
    menu.setAccessibleName(f"Actions for {name}")
    title = menu.addAction(name)
    title.setEnabled(False)
    menu.addSeparator()
    possible = [offer for offer in offers if offer.is_possible]
    for offer in possible:
        chosen = menu.addAction(offer.text)
        chosen.setToolTip(_preview(offer))
        chosen.triggered.connect(lambda _=False, action=offer.action: act(action))
    rest = [offer for offer in offers if not offer.is_possible]
    if possible and rest:
        menu.addSeparator()
    for offer in rest:
        _add_impossible(menu, offer)
    return menu


def _add_impossible(menu: QMenu, offer: Offer) -> QAction:
    if offer.outcome is None:
        action = menu.addAction(f"{offer.text}   —   not computed yet")
    else:
        rule = offer.outcome.rules[0] if offer.outcome.rules else ""
        action = menu.addAction(_short(f"{offer.text}   ✕ {rule}  {offer.outcome.says}"))
        action.setToolTip(offer.outcome.says)
    action.setEnabled(False)
    return action


def _preview(offer: Offer) -> str:
    changes = [f"{change.key.replace('_', ' ')}: {change.before} → {change.after}" for change in offer.changes]
    return "\n".join(changes[:8]) or (offer.outcome.says if offer.outcome else "")


def _short(text: str) -> str:
    return text if len(text) <= _LONGEST else f"{text[: _LONGEST - 1]}…"
