"""The menu of several selected cards: what can be done to all or some of them first, the rest gray with its rule."""

from __future__ import annotations

from functools import partial

import msgspec
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu, QWidget

from inspector.rules import Action, Designate, Look, Move, Mutate, Offer, Reveal
from inspector.window.actions.card_commands import Asks
from inspector.window.actions.card_menu import changes_of, refused_line, tell_preview
from inspector.window.board.session import Session
from inspector.window.widgets.keys import key_of
from inspector.window.widgets.plain_text import tip

# Trying everything out on more cards than this would keep the menu waiting; what is chosen is done to all.
_MOST_TRIED = 12


class SelectionLine(msgspec.Struct, frozen=True):
    """One thing to do to the selected cards: in words, and what it would be for each that was tried out."""

    text: str
    kind: type[Action]
    offers: tuple[Offer, ...]

    @property
    def possible(self) -> tuple[Offer, ...]:
        """Where it would do something."""
        return tuple(offer for offer in self.offers if offer.is_possible)


def lines(session: Session, labels: tuple[str, ...]) -> tuple[SelectionLine, ...]:
    """What can be tried on several objects: each thing once, in the order in which the first object offers it."""
    found: dict[str, list[Offer]] = {}
    for label in labels:
        for offer in session.tries.offers(label):
            found.setdefault(offer.text, []).append(offer)
    return tuple(SelectionLine(text, type(offers[0].action), tuple(offers)) for text, offers in found.items())


def selection_menu(session: Session, asks: Asks, parent: QWidget) -> QMenu:
    """Make the menu of the selected cards; what is chosen is done to all of them, as one step."""
    chosen = session.chosen
    menu = QMenu(parent)
    menu.setToolTipsVisible(True)
    menu.setAccessibleName(f"Actions for {len(chosen)} cards")
    menu.addAction(f"{len(chosen)} cards").setEnabled(False)
    menu.addSeparator()
    each = lines(session, chosen[:_MOST_TRIED])
    plain = [line for line in each if not issubclass(line.kind, Move | Look | Mutate | Designate | Reveal)]
    _add_possible(menu, plain, session)
    menu.addSeparator()
    menu.addAction(f"Become copies of …\t{key_of('copy')}").triggered.connect(lambda _=False: asks.original(False))
    menu.addAction(f"Effect …\t{key_of('effect')}").triggered.connect(lambda _=False: asks.effect())
    for words, kind in (("Becomes, attacks, blocks", Designate), ("Move", Move)):
        group = [line for line in each if issubclass(line.kind, kind)]
        inner = menu.addMenu(words)
        inner.setToolTipsVisible(True)
        _add_possible(inner, group, session)
        _add_impossible(inner, group)
        inner.menuAction().setVisible(bool(group))
    menu.addSeparator()
    _add_impossible(menu, plain)
    menu.hovered.connect(lambda action: tell_preview(session, action))
    return menu


def selection_words(line: SelectionLine, chosen: int, tried: int) -> str:
    """``Tap 4 cards``, ``Flip 1 of 4 cards``."""
    count = len(line.possible)
    which = f"{chosen} cards" if count == tried else f"{count} of {chosen} cards"
    return f"{line.text}: {which}" if " " in line.text else f"{line.text} {which}"


def _add_possible(menu: QMenu, each: list[SelectionLine], session: Session) -> None:
    chosen = session.chosen
    tried = len(chosen[:_MOST_TRIED])
    for line in each:
        if not line.possible:
            continue
        action = menu.addAction(selection_words(line, len(chosen), tried))
        first = line.possible[0]
        tip(action, "\n".join(changes_of(first)))
        action.setData(f"{line.text} would change: {'; '.join(changes_of(first, 2))} …" if first.changes else "")
        action.triggered.connect(partial(act_on_all, session, chosen, line.text))


def act_on_all(session: Session, labels: tuple[str, ...], text: str) -> None:
    """Do what an offer calls by these words to every object that it is possible for."""
    actions = [offer.action for line in lines(session, labels) if line.text == text for offer in line.possible]
    if len(actions) == 1:
        session.act(actions[0])
    elif actions:
        session.act_all(actions)


def _add_impossible(menu: QMenu, each: list[SelectionLine]) -> None:
    for line in each:
        if not line.possible:
            _add_grey(menu, line).setEnabled(False)


def _add_grey(menu: QMenu, line: SelectionLine) -> QAction:
    first = line.offers[0]
    if first.outcome is None:
        action = menu.addAction(f"{line.text}   —   not computed yet")
        tip(action, first.not_computed)
        return action
    action = menu.addAction(refused_line(line.text, first.outcome))
    tip(action, first.outcome.says)
    return action
