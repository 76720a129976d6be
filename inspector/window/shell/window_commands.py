"""The commands that are not about one card: files, history, search, editions, looks, help."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from typing import Protocol

from inspector.rules import EDITIONS
from inspector.window.board.session import Session
from inspector.window.desk.desk import Desk
from inspector.window.files.files import Files
from inspector.window.widgets.commands import Command


class Shell(Protocol):
    """What these commands need of the window."""

    def import_cards(self) -> None:
        """Ask for card files and bring them into the library."""

    def open_deck(self) -> None:
        """Ask for a decklist and show what can be placed of it."""

    def paste_deck(self) -> None:
        """Show what can be placed of the decklist on the clipboard."""

    def focus_search(self) -> None:
        """Put the keyboard into the search field."""

    def focus_rule_number(self) -> None:
        """Put the keyboard into the field for a rule number."""

    def show_tab(self, name: str) -> None:
        """Show the rules or the history."""

    def detach_panel(self) -> None:
        """Give the panel a window of its own, or bring it back."""

    def toggle_motion(self) -> None:
        """Show turning, or stop doing so."""

    def change_type(self, step: int) -> None:
        """Make the type larger or smaller by a step."""

    def compare_steps(self) -> None:
        """Show what differs between two steps of the history."""

    def compare_editions(self) -> None:
        """Show the board under all five editions."""

    def set_theme(self, choice: str) -> None:
        """Take a theme."""

    def theme_choice(self) -> str:
        """Which theme holds now, ``system`` where the desktop's is followed."""

    def toggle_full_screen(self) -> None:
        """Fill the screen, or stop doing so."""

    def show_keys(self) -> None:
        """Show all keys."""

    def show_about(self) -> None:
        """Show what the program is."""

    def close(self) -> bool:
        """Close the window."""


def window_commands(session: Session, files: Files, shell: Shell) -> Iterator[Command]:
    """The commands of the menus File, Edit, View and Help."""
    yield from _file_commands(files, shell)
    yield from _edit_commands(session, shell)
    yield from _view_commands(session, shell)
    yield _command("keys", "All keys", "Help", shell.show_keys, "?", "F1")
    yield _command("about", "About Card Inspector", "Help", shell.show_about)


def desk_commands(desk: Desk, session: Session) -> Iterator[Command]:
    """The size of the desk, and the keys that only mean something while it has the keyboard."""
    yield _command("zoom_in", "Larger", "View", lambda: desk.zoom.by(1), "Ctrl++", "Ctrl+=", group=4)
    yield _command("zoom_out", "Smaller", "View", lambda: desk.zoom.by(-1), "Ctrl+-", group=4)
    yield _command("zoom_fit", "Fit the desk", "View", lambda: desk.zoom.to(1), "Ctrl+0", group=4)
    yield Command(
        id="select_all",
        text="Select all cards on the battlefield",
        menu="Edit",
        run=lambda: session.select_all(on_battlefield(session)),
        shortcuts=("Ctrl+A",),
        group=1,
    )
    yield Command(
        id="menu",
        text="Card menu",
        menu="Card",
        run=desk.ask_for_menu,
        shortcuts=("Return", "Enter"),
        scope="desk",
        group=4,
    )
    for id_, text, keys in (
        (
            "add_neighbor",
            "Add the next card in that direction",
            ("Shift+Left", "Shift+Right", "Shift+Up", "Shift+Down"),
        ),
        ("next_card", "Next card", ("Tab",)),
        ("neighbor", "Next card in that direction", ("Left", "Right", "Up", "Down")),
        ("peek", "Other side, while held", ("Alt",)),
        ("unselect", "Clear the selection", ("Esc",)),
    ):
        yield Command(
            id=id_,
            text=text,
            menu="Card",
            run=_built_in,
            shortcuts=keys,
            scope="built in",
            why_not=_on_the_desk,
            group=4,
        )


def on_battlefield(session: Session) -> tuple[str, ...]:
    """The labels of all permanents, the one selected first."""
    found = [label for label, held in session.table.objects.items() if held.is_permanent]
    return tuple(sorted(found, key=lambda label: label != session.selected))


def _built_in() -> None:
    """Done by the desk itself."""


def _on_the_desk() -> str:
    return "a key for the desk"


def _command(id_: str, text: str, menu: str, run: Callable[[], object], *keys: str, group: int = 0) -> Command:
    return Command(id=id_, text=text, menu=menu, run=run, shortcuts=keys, group=group)


def _file_commands(files: Files, shell: Shell) -> Iterator[Command]:
    yield _command("open", "Open …", "File", files.open, "Ctrl+O")
    yield _command("import_cards", "Import cards …", "File", shell.import_cards, "Ctrl+I", group=1)
    yield _command("open_deck", "Open a decklist …", "File", shell.open_deck, "Ctrl+D", group=1)
    yield _command("paste_deck", "Paste a decklist", "File", shell.paste_deck, "Ctrl+V", group=1)
    yield _command("save", "Save", "File", files.save, "Ctrl+S", group=2)
    yield _command("save_as", "Save as …", "File", files.save_as, "Ctrl+Shift+S", group=2)
    yield _command("export_board", "Export as a Forge board …", "File", files.forge.export, group=2)
    yield _command("quit", "Quit", "File", shell.close, "Ctrl+Q", group=4)


def _edit_commands(session: Session, shell: Shell) -> Iterator[Command]:
    yield Command(
        id="undo",
        text="Undo",
        menu="Edit",
        run=session.undo,
        shortcuts=("Ctrl+Z",),
        why_not=lambda: "" if session.board.cursor else "nothing to undo",
    )
    yield Command(
        id="redo",
        text="Redo",
        menu="Edit",
        run=session.redo,
        shortcuts=("Ctrl+Shift+Z", "Ctrl+Y"),
        why_not=lambda: "" if session.board.cursor < len(session.board.actions) else "nothing to redo",
    )
    yield _command("search", "Search for a card", "Edit", shell.focus_search, "/", "Ctrl+F", group=1)
    yield _command("rule", "Go to a rule number", "Edit", shell.focus_rule_number, "Ctrl+K", group=1)


def _view_commands(session: Session, shell: Shell) -> Iterator[Command]:
    for number, edition in enumerate(EDITIONS, start=1):
        yield Command(
            id=f"edition_{number}",
            text=f"Rules of {edition.label}",
            menu="View",
            run=partial(session.set_edition, edition.key),
            shortcuts=(f"Ctrl+{number}",),
            is_chosen=lambda key=edition.key: session.edition_key == key,  # type: ignore[misc]
        )
    compare_key = f"Ctrl+{len(EDITIONS) + 1}"
    yield _command("editions", "Compare all editions …", "View", shell.compare_editions, compare_key)
    yield _command("rules_tab", "Show the rules", "View", lambda: shell.show_tab("rules"), "Ctrl+R", group=1)
    yield _command("outline_tab", "Show the outline", "View", lambda: shell.show_tab("outline"), "Ctrl+L", group=1)
    yield _command("history_tab", "Show the history", "View", lambda: shell.show_tab("history"), "Ctrl+H", group=1)
    yield Command(
        id="compare_steps",
        text="Compare the selected step with now …",
        menu="View",
        run=shell.compare_steps,
        shortcuts=("Ctrl+Shift+H",),
        why_not=lambda: "" if session.board.actions else "nothing has been done yet",
        group=1,
    )
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
            run=partial(shell.set_theme, choice),
            is_chosen=lambda choice=choice: shell.theme_choice() == choice,  # type: ignore[misc]
            group=2,
        )
    yield _command("type_larger", "Larger type", "View", lambda: shell.change_type(1), "Ctrl+Shift+.", group=3)
    yield _command("type_smaller", "Smaller type", "View", lambda: shell.change_type(-1), "Ctrl+Shift+,", group=3)
    yield _command("detach_panel", "Panel in a window of its own, or back", "View", shell.detach_panel, "F6", group=3)
    yield _command("motion", "Cards move as they turn, or not", "View", shell.toggle_motion, group=3)
    yield _command("full_screen", "Full screen", "View", shell.toggle_full_screen, "Shift+F11", group=3)
