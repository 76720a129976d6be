"""The workbench: everything that stands in the window, put together: desk, panel, rules, history, commands."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtWidgets import QLabel, QMainWindow, QMenu, QSplitter, QTabBar, QTabWidget, QVBoxLayout, QWidget

from inspector.rules import edition_of
from inspector.window.accessibility.accessible import Spoken
from inspector.window.actions.card_commands import card_commands, game_commands, look_command, pin_command
from inspector.window.board.boards import Boards
from inspector.window.board.notices import Notice
from inspector.window.board.session import Session
from inspector.window.board.step_differences import differences, moment
from inspector.window.booth.booth import Booth
from inspector.window.desk.desk import Desk
from inspector.window.desk.turning import motion_wanted
from inspector.window.files.files import Files
from inspector.window.kept.recovery import Left, Recovery
from inspector.window.kept.settings import MOTION, THEME, TYPE_SIZE, Settings
from inspector.window.lenses.edition_bar import EditionBar
from inspector.window.lenses.editions_dialog import EditionsDialog
from inspector.window.lenses.editions_table import compare_editions
from inspector.window.lenses.steps_dialog import StepsDialog
from inspector.window.own_card.own_card import OwnCard
from inspector.window.panel.detached_panel import DetachedPanel
from inspector.window.panel.history import History
from inspector.window.panel.notice import NoticeBar
from inspector.window.panel.outline import Outline
from inspector.window.panel.panel import ObjectPanel
from inspector.window.presentation.presenter import Presenter
from inspector.window.presentation.presenting import Presenting
from inspector.window.rules_reader.kinds_of_files import kind_of_file
from inspector.window.rules_reader.rules_commands import reader_commands
from inspector.window.rules_reader.rules_pane import RulesPane
from inspector.window.search.card_import import CardImport
from inspector.window.search.deck_sheet import ask_for_deck, open_deck, paste_deck
from inspector.window.search.search import SearchField
from inspector.window.search.search_controller import Finding
from inspector.window.shell.board_commands import board_commands
from inspector.window.shell.board_tabs import BoardTabs
from inspector.window.shell.top_bar import TopBar
from inspector.window.shell.welcome import Welcome
from inspector.window.shell.window_commands import desk_commands, window_commands
from inspector.window.style.icons import icon
from inspector.window.style.pictures import Pictures
from inspector.window.style.theme import THEMES, Roles, system_theme
from inspector.window.widgets.commands import Command, Commands
from inspector.window.widgets.plain_text import say
from inspector.window.widgets.sheets import about_sheet, keys_sheet

PANEL_WIDTH = 436
PINNED_WIDTH = 340
RULES_HEIGHT = 206
_HINT = (
    "Double click: the most likely action   ·   right click or Enter: all actions   ·   "
    "hold Alt: the other side   ·   ?: all keys"
)
_TABS = {"rules": 0, "history": 1, "outline": 2}


class Workbench(QObject):
    """The furniture of a window: made once, into its menus and its middle.

    ``theme_chosen`` is emitted when the user chose another theme; the window then gives its colors by ``set_roles``.
    """

    theme_chosen = Signal()

    def __init__(
        self, window: QMainWindow, menus: dict[str, QMenu], session: Session, settings: Settings, recovery: Recovery
    ) -> None:
        super().__init__(window)
        self.window = window
        self.menus = menus
        self.settings = settings
        self.session = session
        self.session.setParent(self)
        self.boards = Boards(session, self)
        self.detached = DetachedPanel(window, settings)
        self.files = Files(session, self.boards, settings, recovery, window)
        self._make_widgets()
        self.presenter = Presenter(self.session, self.desk, self.panel, self.rules, self.history, self)
        self.spoken = Spoken(self.desk, self.session)
        self.finding = Finding(self.session, self.settings, self.search, window)
        self.card_import = CardImport(self.session, self.finding, window)
        self.own_card = OwnCard(self.session, self.finding, window)
        self.presenting = Presenting(window, session, self.presenter)
        self.booth = Booth(window, self.files.keep_aside, self._wants_motion)
        # Until the window gives its own.
        self._roles: Roles = THEMES["light"]
        self.commands = Commands(
            self._records(), window, self.desk, lambda why: self.session.tell("nothing", f"{why}.")
        )
        self.commands.fill(menus)
        self.welcome = Welcome(
            self.session, self.finding, self.files, self.settings, menus["File"], self.desk, self.search
        )
        self._connect()
        self._lay_out()
        self._take_motion()

    def _make_widgets(self) -> None:
        pictures = Pictures()
        self.desk = Desk(pictures)
        self.panel = ObjectPanel(pictures)
        self.rules = RulesPane()
        self.history = History()
        self.search = SearchField()
        self.editions = EditionBar()
        self.top = TopBar(self.search, self.editions)
        self.board_tabs = BoardTabs(self.boards)
        self.steps = QLabel()
        self.steps.setObjectName("Small")
        self.notice = NoticeBar()
        self.notice.set_idle(_HINT)
        self.tabs = QTabWidget()
        self.tabs.addTab(self.rules, "Rules")
        self.tabs.addTab(self.history, "History")
        self.outline = Outline()
        self.tabs.addTab(self.outline, "Outline")
        self.tabs.tabBar().setTabButton(_TABS["history"], QTabBar.ButtonPosition.RightSide, self.steps)
        self.tabs.setAccessibleName("Rules and history")
        self.tabs.tabBar().setAccessibleName("Rules or history")
        self.tabs.tabBar().setFocusPolicy(Qt.FocusPolicy.TabFocus)

    def _records(self) -> list[Command]:
        records = [
            *board_commands(self.boards, self.files),
            *window_commands(self.session, self.files, self),
            *card_commands(self.session, self.presenter.asking.asks),
            *game_commands(self.session),
            *desk_commands(self.desk, self.session),
            pin_command(self.session, self.presenter.pin),
            look_command(self.presenter.look_at_own),
            *self.own_card.commands(),
            *reader_commands(self.presenter.reader),
            *self.presenting.commands(),
            *self.booth.commands(),
        ]
        return [self.presenting.keep_covered(record) for record in records]

    def _lay_out(self) -> None:
        left = QWidget()
        left.setObjectName("Band")
        column = QVBoxLayout(left)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.desk, 1)
        foot = QVBoxLayout()
        foot.setContentsMargins(10, 0, 10, 8)
        foot.addWidget(self.notice)
        column.addLayout(foot)
        right = QSplitter(Qt.Orientation.Vertical)
        right.setObjectName("Panel")
        right.setChildrenCollapsible(False)
        right.addWidget(self.panel)
        right.addWidget(self.tabs)
        right.setStretchFactor(0, 1)
        right.setSizes([self.window.height() - RULES_HEIGHT, RULES_HEIGHT])
        self._right = right
        self._across = QSplitter(Qt.Orientation.Horizontal)
        self._across.setChildrenCollapsible(False)
        self._across.addWidget(left)
        self._across.addWidget(self.presenter.pinned)
        self._across.addWidget(right)
        self._across.setStretchFactor(0, 1)
        self._across.setSizes([self.window.width() - PANEL_WIDTH - PINNED_WIDTH, PINNED_WIDTH, PANEL_WIDTH])
        for splitter in (self._across, right):
            splitter.setHandleWidth(1)
        whole = QWidget()
        rows = QVBoxLayout(whole)
        rows.setContentsMargins(0, 0, 0, 0)
        rows.setSpacing(0)
        rows.addWidget(self.top)
        rows.addWidget(self.board_tabs)
        rows.addWidget(self._across, 1)
        aside = (self.top, self.board_tabs, self.notice, right, self.presenter.pinned)
        self.detached.put_into(self._across, right)
        self.presenting.put_into(rows, self._across, aside)
        self.window.setCentralWidget(whole)

    def _connect(self) -> None:
        self.session.table_changed.connect(self._show_session)
        self.session.said.connect(self._say)
        self.notice.rule_clicked.connect(self._go_to_rule)
        self.history.compared.connect(self._compare_with)
        self.files.asked.connect(self.notice.say)
        self.board_tabs.tabCloseRequested.connect(self.files.close_board)
        self.boards.leaving.connect(partial(setattr, self.desk.look, "motion", False))
        self.boards.shown.connect(self._take_motion)
        self.boards.shown.connect(self.notice.clear)
        self.editions.picked.connect(self.session.set_edition)
        self.finding.done.connect(self.desk.setFocus)
        self.presenter.show_also(self.outline)
        self.desk.brought.connect(self.finding.place_at)
        for button, id_ in ((self.top.undo, "undo"), (self.top.redo, "redo")):
            button.clicked.connect(lambda _=False, id_=id_: self.commands.trigger(id_))
        self.top.theme.clicked.connect(self._other_theme)
        self.presenting.changed.connect(self._show_session)
        self.presenting.changed.connect(self.notice.clear)

    # What the session says.

    def _show_session(self) -> None:
        self.editions.show_edition(self.session.edition_key)
        title = self.presenting.title if self.presenting.is_on else self.session.board.title
        self.window.setWindowTitle(f"{title}[*] — Card Inspector")
        # Every widget of the window is told of this, so only when it changes.
        if self.window.isWindowModified() != self.session.board.is_dirty:
            self.window.setWindowModified(self.session.board.is_dirty)
        self.top.undo.setEnabled(self.session.board.cursor > 0)
        self.top.redo.setEnabled(self.session.board.cursor < len(self.session.board.actions))
        steps = self.history.model.row_in_view
        # Of one width, for another text of the tab, or another width, lays out the whole window.
        self.steps.setFixedSize(self.steps.fontMetrics().size(0, "0000"))
        say(self.steps, str(steps) if steps else "")
        self.steps.setAccessibleName(f"{steps} step{'s' * (steps != 1)}")

    def _say(self, notice: Notice) -> None:
        self.notice.say(notice)

    def _go_to_rule(self, number: str) -> None:
        self.show_tab("rules")
        shown = self.notice.shown
        if shown is not None and number in shown.rules:
            self.presenter.show_reasons(shown.text, shown.reasons, number)
        else:
            self.presenter.go_to_rule(number)

    def offer_recovery(self) -> None:
        """Ask, in the bar, about the boards that an earlier run left unsaved, one after the other or all at once."""
        left = self.files.left_behind()
        wrong = self.files.told_at_start()
        if not left:
            if wrong:
                self.notice.say(Notice("refused", wrong))
            return
        first = left[0]
        name = first.scenario.title or (first.path.name if first.path else "an unnamed board")
        text = f"{wrong} An earlier run ended without saving {name} ({len(first.scenario.actions)} steps).".lstrip()
        choices = [("Restore it", partial(self._settle, self.files.restore, (first,)))]
        if len(left) > 1:
            choices.append((f"Restore all {len(left)}", partial(self._settle, self.files.restore, left)))
        choices.append(("Discard it", partial(self._settle, self.files.discard, (first,))))
        self.notice.say(Notice("note", text), tuple(choices))

    def _settle(self, deed: Callable[[Left], None], left: tuple[Left, ...]) -> None:
        self.notice.clear()
        for each in left:
            deed(each)
        if not self.notice.text:
            self.offer_recovery()

    def open_dropped(self, path: Path, *more: Path) -> None:
        """Open what was dropped on the window, told by its content; of several files all cards are imported.

        Files that are left aside meanwhile are told.
        """
        kinds = {each: kind_of_file(each, self.finding.is_card) for each in (path, *more)}
        cards = [each for each, kind in kinds.items() if kind == "cards"]
        taken = cards if kinds[path] == "cards" else [path]
        aside = ", ".join(each.name for each in kinds if each not in taken)
        if aside:
            self.session.tell("note", f"Not opened: {aside}; drop each of these separately.")
        if kinds[path] == "cards":
            self.card_import.read(cards)
        elif kinds[path] == "deck":
            open_deck(path, self.session, self.window)
        elif kinds[path] == "rules":
            self.presenter.reader.add_text(path)
        else:
            self.files.open_path(path)

    # What the commands ask for.

    def import_cards(self) -> None:
        """Ask for card files and bring them into the library."""
        self.card_import.ask()

    def open_deck(self) -> None:
        """Ask for a decklist and show what can be placed of it."""
        ask_for_deck(self.session, self.window)

    def paste_deck(self) -> None:
        """Show what can be placed of the decklist on the clipboard."""
        paste_deck(self.session, self.window)

    def focus_search(self) -> None:
        """Put the keyboard into the search field."""
        self.search.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.search.selectAll()

    def focus_rule_number(self) -> None:
        """Put the keyboard into the field for a rule number."""
        self.show_tab("rules")
        self.rules.field.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.rules.field.selectAll()

    def show_tab(self, name: str) -> None:
        """Show the rules, the history or the outline; the outline takes the keyboard."""
        self.tabs.setCurrentIndex(_TABS[name])
        if name == "outline":
            self.outline.tree.setFocus(Qt.FocusReason.ShortcutFocusReason)

    def compare_steps(self) -> None:
        """Show what differs between the step chosen in the history and the one in view."""
        self.history.compare()

    def _compare_with(self, length: int) -> None:
        earlier, later = (moment(self.session, end) for end in sorted((length, self.session.board.cursor)))
        words = edition_of(self.session.edition_key).words
        found = differences(earlier, later, words.mana_value)
        sheet = StepsDialog(earlier, later, found, self.window)
        sheet.rule_wanted.connect(self.presenter.go_to_rule)
        sheet.rule_wanted.connect(lambda _number: self.show_tab("rules"))
        sheet.show()

    def compare_editions(self) -> None:
        """Show the board under all five editions."""
        lines = compare_editions(self.session.board.scenario, self.session.cards.pool)
        EditionsDialog(self.session.board.title, lines, self.window).open()

    def set_theme(self, choice: str) -> None:
        """Take a theme and remember it."""
        self.settings.put(THEME, choice)
        self.theme_chosen.emit()

    def theme_choice(self) -> str:
        """The theme remembered, or the one that a command line forced in its place."""
        choice = self.settings.get(THEME)
        meant = system_theme() if choice == "system" else choice
        return choice if meant == self._roles.name else self._roles.name

    def change_type(self, step: int) -> None:
        """Take the next larger or smaller type and remember it."""
        sizes = TYPE_SIZE.allowed
        index = sizes.index(self.settings.get(TYPE_SIZE)) + step
        if 0 <= index < len(sizes):
            self.settings.put(TYPE_SIZE, sizes[index])
            self.theme_chosen.emit()
        self.session.tell("note", f"Type size {self.settings.get(TYPE_SIZE)} %.")

    def detach_panel(self) -> None:
        """Give the panel a window of its own, or bring it back beside the desk."""
        if self.presenting.is_on:
            self.session.tell("nothing", "The panel is put aside while presenting; F11 leaves.")
            return
        self.detached.toggle()
        if self.detached.is_detached:
            self.session.tell("note", "The panel has a window of its own; F6, or closing that, brings it back.")

    def toggle_motion(self) -> None:
        """Show turning, or stop doing so."""
        choice = "off" if self.settings.get(MOTION) == "on" else "on"
        self.settings.put(MOTION, choice)
        self._take_motion()
        self.session.tell("note", f"Cards {'move' if choice == 'on' else 'do not move'} as they turn.")

    def _take_motion(self) -> None:
        self.desk.look.motion = self._wants_motion()

    def _wants_motion(self) -> bool:
        return self.settings.get(MOTION) == "on" and motion_wanted()

    def toggle_full_screen(self) -> None:
        """Fill the screen, or stop doing so."""
        self.window.setWindowState(self.window.windowState() ^ Qt.WindowState.WindowFullScreen)

    def close(self) -> bool:
        """Close the window."""
        return self.window.close()

    def show_keys(self) -> None:
        """Show all keys."""
        keys_sheet(self.commands.records, self.window).open()

    def show_about(self) -> None:
        """Show what the program is."""
        about_sheet(self.window).open()

    def set_roles(self, roles: Roles) -> None:
        """Give everything the theme's colors."""
        self._roles = roles
        self.notice.fit_type()
        for button, name in ((self.top.undo, "undo"), (self.top.redo, "redo"), (self.top.theme, "theme")):
            button.setIcon(icon(name, roles.ink))
        self.desk.set_roles(roles)
        self.own_card.set_theme(roles.name)
        self.presenter.reader.set_roles(roles)
        self.presenting.set_roles(roles)
        self.booth.roles = roles
        self.presenter.show_table()
        self._show_session()

    def _other_theme(self) -> None:
        self.set_theme({"light": "dark", "dark": "contrast"}.get(self._roles.name, "light"))
