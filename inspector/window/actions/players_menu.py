"""A player's life and whose turn it is, to be changed: as lines of a menu, at the player's name or for all of them."""

from __future__ import annotations

from functools import partial

from PySide6.QtGui import QAction
from PySide6.QtWidgets import QInputDialog, QLineEdit, QMenu, QWidget

from inspector.cards import possessive
from inspector.rules import Life, Turn
from inspector.window.board.rewriting import MOST_SEATS, add_player, remove_player, rename_player, seat_first
from inspector.window.board.session import Session
from inspector.window.widgets.plain_text import LONGEST_TIP, plain, tip

# What fits into the box; files may say more.
_LEAST, _MOST = -9_999, 99_999
# Who sits down next, as long as the user says nothing else.
_NAMES = ("Ana", "Ben", "Cleo", "Dan", "Eva", "Finn")


def players_menu(session: Session, parent: QWidget) -> QMenu:
    """Make the menu of all players."""
    menu = QMenu("Life and turn", parent)
    menu.setAccessibleName("Life and turn")
    for player in session.table.players:
        _added(menu, player).setEnabled(False)
        add_player_lines(menu, session, player, parent)
        menu.addSeparator()
    adding = menu.addAction("Add a player …")
    adding.setEnabled(len(session.table.players) < MOST_SEATS)
    adding.triggered.connect(partial(ask_for_player, session, parent))
    return menu


def add_player_lines(menu: QMenu, session: Session, player: str, parent: QWidget) -> None:
    """Add what can be changed of a player to a menu."""
    life = session.table.life_of(player)
    for words, total in ((f"Gain 1 life (now {life})", life + 1), ("Lose 1 life", life - 1)):
        _added(menu, words).triggered.connect(partial(ask_for_life, session, player, total))
    menu.addAction("Life total …").triggered.connect(partial(_ask_life, session, player, parent))
    turn = _added(menu, f"It becomes {possessive(player)} turn")
    turn.setEnabled(session.table.active_player != player)
    turn.triggered.connect(partial(session.act, Turn(player=player)))
    if session.board.is_seen:
        return
    seats = menu.addMenu("Seat")
    seats.addAction("Rename …").triggered.connect(partial(_ask_name, session, player, parent))
    below = _added(seats, f"{player} sits below")
    below.setEnabled(session.table.players[0] != player)
    below.triggered.connect(partial(seat_first, session, player))
    leaving = _added(seats, f"{player} leaves the table")
    leaving.setEnabled(len(session.table.players) > 1)
    leaving.triggered.connect(partial(remove_player, session, player))


def ask_for_player(session: Session, parent: QWidget, _checked: bool = False) -> None:
    """Ask for the name of one more player, and let them sit down."""
    others = session.table.players
    proposal = next((name for name in _NAMES if name not in others), "")
    name = _name_given(parent, "Add a player", "The name of one more player:", proposal)
    if name:
        add_player(session, name)


def _ask_name(session: Session, player: str, parent: QWidget) -> None:
    name = _name_given(parent, "Rename a player", f"Another name for {player}:", player)
    if name and name != player:
        rename_player(session, player, name)


def _name_given(parent: QWidget, title: str, words: str, proposal: str) -> str:
    name, given = QInputDialog.getText(parent, title, plain(words), QLineEdit.EchoMode.Normal, plain(proposal))
    return name.strip() if given else ""


def ask_for_life(session: Session, player: str, total: int, _checked: bool = False) -> None:
    """Set a player's life total."""
    session.act(Life(player=player, total=total))


def _ask_life(session: Session, player: str, parent: QWidget) -> None:
    now = session.table.life_of(player)
    total, given = QInputDialog.getInt(
        parent, "Life total", plain(f"{possessive(player)} life total:"), now, _LEAST, _MOST
    )
    if given and total != now:
        ask_for_life(session, player, total)


def _added(menu: QMenu, words: str) -> QAction:
    """Add a line, in which a player's name is shown letter by letter, in its tool tip as well."""
    action = menu.addAction(plain(words, LONGEST_TIP).replace("&", "&&"))
    tip(action, words)
    return action
