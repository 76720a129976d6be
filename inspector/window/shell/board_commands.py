"""The commands for the boards: open, switch, close, open again."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from inspector.window.board.boards import Boards
from inspector.window.files.files import Files
from inspector.window.widgets.commands import Command
from inspector.window.widgets.keys import key_of

_ONE = f"there is only one board; {key_of('new')} opens another"


def board_commands(boards: Boards, files: Files) -> Iterator[Command]:
    """The commands of the boards, in the menus File and View."""
    yield Command(id="new", text="New board", menu="File", run=boards.new)
    yield Command(
        id="close_board",
        text="Close the board",
        menu="File",
        run=lambda: files.close_board(boards.current),
        why_not=lambda: "" if len(boards.tabs) > 1 or not boards.tabs[0].board.is_untouched else "it is empty",
        group=3,
    )
    yield Command(
        id="reopen_board",
        text="Reopen the closed board",
        menu="File",
        run=boards.reopen,
        why_not=lambda: "" if boards.was_closed else "no board was closed",
        group=3,
    )
    for id_, text, step in (
        ("next_board", "Next board", 1),
        ("previous_board", "Previous board", -1),
    ):
        yield Command(
            id=id_,
            text=text,
            menu="View",
            run=partial(boards.step, step),
            why_not=lambda: "" if len(boards.tabs) > 1 else _ONE,
            group=5,
        )
