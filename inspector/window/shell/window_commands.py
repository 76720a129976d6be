"""The commands that are not about one card: files, history, search, editions, looks, help."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from inspector.rules import EDITIONS
from inspector.window.board.session import Session
from inspector.window.desk.desk import Desk
from inspector.window.handouts.giving_out import GivingOut
from inspector.window.lenses.lens_bar import COMMANDS_OF, LENS_TITLES
from inspector.window.lenses.lenses import Lenses
from inspector.window.shell.furniture import Furniture
from inspector.window.shell.help_sheets import about_sheet, keys_sheet
from inspector.window.shell.incoming import IncomingFiles
from inspector.window.shell.installation_sheet import installation_sheet
from inspector.window.shell.preferences import Preferences
from inspector.window.shell.showing import Showing
from inspector.window.widgets.commands import Command


def desk_commands(desk: Desk, session: Session) -> Iterator[Command]:
    """The size of the desk, and the keys that only mean something while it has the keyboard."""
    yield _command("zoom_in", "Larger", "View", partial(desk.zoom.by, 1), group=4)
    yield _command("zoom_out", "Smaller", "View", partial(desk.zoom.by, -1), group=4)
    yield _command("zoom_fit", "Fit the desk", "View", partial(desk.zoom.to, 1), group=4)
    yield Command(
        id="select_all",
        text="Select all cards on the battlefield",
        menu="Edit",
        run=lambda: session.select_all(on_battlefield(session)),
        group=1,
    )
    yield Command(
        id="menu",
        text="Card menu",
        menu="Card",
        run=desk.ask_for_menu,
        scope="desk",
        group=4,
    )


def on_battlefield(session: Session) -> tuple[str, ...]:
    """The labels of all permanents, the one selected first."""
    found = [label for label, held in session.table.objects.items() if held.is_permanent]
    return tuple(sorted(found, key=lambda label: label != session.selected))


def _command(id_: str, text: str, menu: str, run: Callable[[], object], group: int = 0) -> Command:
    return Command(id=id_, text=text, menu=menu, run=run, group=group)


def file_commands(incoming: IncomingFiles, giving: GivingOut, close: Callable[[], object]) -> Iterator[Command]:
    """The commands that open, import and save."""
    files = incoming.files
    yield _command("open", "Open …", "File", files.open)
    yield _command("samples", "Sample boards …", "File", incoming.gallery.show_samples)
    yield _command("import_cards", "Import cards …", "File", incoming.card_import.ask, group=1)
    yield _command("open_deck", "Open a decklist …", "File", incoming.ask_for_deck, group=1)
    yield _command("paste_deck", "Paste a board in words or a decklist", "File", incoming.paste, group=1)
    yield _command("board_in_words", "Board in words", "View", incoming.in_words.toggle, group=1)
    yield _command("save", "Save", "File", files.save, group=2)
    yield _command("save_as", "Save as …", "File", files.save_as, group=2)
    yield _command("handout", "Handout …", "File", giving.ask, group=3)
    yield _command("share_code", "Copy the code of the board", "Edit", giving.copy_code, group=2)
    yield _command("export_board", "Export as a Forge board …", "File", files.forge.export, group=2)
    yield _command("quit", "Quit", "File", close, group=4)


def edit_commands(session: Session, furniture: Furniture) -> Iterator[Command]:
    """Undo and redo, and where the keyboard can go."""
    yield Command(
        id="undo",
        text="Undo",
        menu="Edit",
        run=session.undo,
        why_not=lambda: "" if session.board.can_undo else "nothing to undo",
    )
    yield Command(
        id="redo",
        text="Redo",
        menu="Edit",
        run=session.redo,
        why_not=lambda: "" if session.board.can_redo else "nothing to redo",
    )
    yield _command("search", "Search for a card", "Edit", furniture.focus_search, group=1)
    yield _command("rule", "Go to a rule number", "Edit", furniture.focus_rule_number, group=1)


def view_commands(session: Session, furniture: Furniture, showing: Showing) -> Iterator[Command]:
    """The editions, the parts of the panel, and what is compared."""
    for number, edition in enumerate(EDITIONS, start=1):
        yield Command(
            id=f"edition_{number}",
            text=f"Rules of {edition.label}",
            menu="View",
            run=partial(session.set_edition, edition.key),
            is_chosen=partial(_is_edition, session, edition.key),
        )
    yield _command("editions", "Compare all editions …", "View", showing.comparing.compare_editions)
    yield _command("view", "Whose view: the next", "View", showing.look_as_next)
    yield _command("rules_tab", "Show the rules", "View", partial(furniture.show_tab, "rules"), group=1)
    yield _command("outline_tab", "Show the outline", "View", partial(furniture.show_tab, "outline"), group=1)
    yield _command("history_tab", "Show the history", "View", partial(furniture.show_tab, "history"), group=1)
    yield Command(
        id="compare_steps",
        text="Compare the selected step with now …",
        menu="View",
        run=furniture.history.compare,
        why_not=lambda: "" if session.board.actions else "nothing has been done yet",
        group=1,
    )
    yield _command("detach_panel", "Panel in a window of its own, or back", "View", showing.detach_panel, group=3)


def lens_commands(lenses: Lenses) -> Iterator[Command]:
    """Each lens, and the one used last."""
    for name, (_, says) in LENS_TITLES.items():
        yield Command(
            id=COMMANDS_OF[name],
            text=says,
            menu="Lenses",
            run=partial(lenses.toggle, name),
            is_chosen=partial(_is_shown, lenses, name),
        )
    for id_, text, run in (
        ("lens_pin", "Pin the lens to its card, or let it follow", lenses.toggle_pin),
        ("lens_detach", "The lens in a window of its own", lenses.ask_to_detach),
        ("lens_print", "Save the lens as PDF …", lenses.ask_to_print),
    ):
        yield Command(id=id_, text=text, menu="Lenses", run=run, why_not=partial(_no_lens, lenses), group=2)
    yield _command("lens_last", "The lens used last, or back to the desk", "Lenses", lenses.toggle_last, group=1)


def _no_lens(lenses: Lenses) -> str:
    return "" if lenses.shown else "no lens is open"


def _is_shown(lenses: Lenses, name: str) -> bool:
    return lenses.shown == name


def _is_edition(session: Session, key: str) -> bool:
    return session.edition_key == key


def look_commands(preferences: Preferences, window: QWidget) -> Iterator[Command]:
    """Themes, the size of the type, whether cards move, the whole screen."""
    for choice, text in (
        ("light", "Light"),
        ("dark", "Dark"),
        ("contrast", "High contrast"),
        ("system", "Same as the system"),
    ):
        yield Command(
            id=f"theme_{choice}",
            text=f"Theme: {text.lower()}",
            menu="View",
            run=partial(preferences.set_theme, choice),
            is_chosen=partial(preferences.is_theme, choice),
            group=2,
        )
    larger, smaller = (partial(preferences.change_type, step) for step in (1, -1))
    yield _command("type_larger", "Larger type", "View", larger, group=3)
    yield _command("type_smaller", "Smaller type", "View", smaller, group=3)
    yield Command(
        id="motion",
        text="Cards move as they turn and are moved",
        menu="View",
        run=preferences.toggle_motion,
        is_chosen=lambda: preferences.is_motion_on,
        group=3,
    )
    yield _command("full_screen", "Full screen", "View", partial(_fill_screen, window), group=3)


def _fill_screen(window: QWidget) -> None:
    """Fill the screen, or stop doing so."""
    window.setWindowState(window.windowState() ^ Qt.WindowState.WindowFullScreen)


def help_commands(records: Sequence[Command], window: QWidget) -> Iterator[Command]:
    """All keys, made from the ``records`` when it is asked for them, and what the program is."""
    yield _command("keys", "All keys", "Help", lambda: keys_sheet(records, window).open())
    yield _command("installation", "Check this installation", "Help", lambda: installation_sheet(window).open())
    yield _command("about", "About Card Inspector", "Help", lambda: about_sheet(window).open())
