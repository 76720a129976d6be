"""The one list of commands, put together from the rooms that they are about."""

from __future__ import annotations

from functools import partial

import msgspec
from PySide6.QtWidgets import QMainWindow

from inspector.window.actions.card_commands import (
    answer_command,
    card_commands,
    game_commands,
    look_command,
    pin_command,
    remove_command,
    turn_commands,
)
from inspector.window.actions.players_menu import ask_for_player
from inspector.window.board.boards import Boards
from inspector.window.board.session import Session
from inspector.window.rules_reader.commands import reader_commands
from inspector.window.shell.board_commands import board_commands
from inspector.window.shell.furniture import Furniture
from inspector.window.shell.incoming import IncomingFiles
from inspector.window.shell.preferences import Preferences
from inspector.window.shell.showing import Showing
from inspector.window.shell.window_commands import (
    desk_commands,
    edit_commands,
    file_commands,
    help_commands,
    lens_commands,
    look_commands,
    view_commands,
)
from inspector.window.widgets.commands import Command


def all_commands(
    session: Session,
    boards: Boards,
    furniture: Furniture,
    incoming: IncomingFiles,
    showing: Showing,
    preferences: Preferences,
    window: QMainWindow,
) -> list[Command]:
    """Every command of a window, in the order in which menus list them."""
    presenter, presenting = showing.presenter, showing.presenting
    records: list[Command] = []
    found = (
        *board_commands(boards, incoming.files),
        *file_commands(incoming, presenter.giving, window.close),
        *edit_commands(session, furniture),
        incoming.palette.command(records),
        *lens_commands(showing.lenses),
        *view_commands(session, furniture, showing),
        *look_commands(preferences, window),
        *help_commands(records, window),
        *card_commands(session, presenter.asking.asks),
        answer_command(session, presenter.asking.asks),
        remove_command(session),
        *game_commands(session),
        *turn_commands(session, presenter.asking.players, partial(ask_for_player, session, window)),
        *desk_commands(furniture.desk, session),
        pin_command(session, presenter.pin),
        look_command(presenter.look_at_own),
        *incoming.own_card.commands(),
        *reader_commands(presenter.reader),
        *presenting.commands(),
        *showing.apart.booth.commands(),
        *showing.apart.training.commands(),
    )
    records.extend(presenting.keep_covered(_judges_only(record, session)) for record in found)
    return records


# What shows or changes all of the board at once.
_OF_THE_WHOLE = ("board_in_words", "own_card", "alter_copy", "export_board", "remove", "add_player")


def _judges_only(record: Command, session: Session) -> Command:
    """Give a command that is not for who sees only a part of the board, where it would tell or change the rest."""
    if record.id not in _OF_THE_WHOLE:
        return record

    def why_not() -> str:
        board = session.board
        return (
            f"it is about the whole board, of which {board.seen_as} sees a part" if board.is_seen else record.why_not()
        )

    return msgspec.structs.replace(record, why_not=why_not)
