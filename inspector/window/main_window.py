"""The main window: puts the widgets together, gives them the theme, and owns what belongs to the window alone."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QEvent, QMimeData, Qt, QTimer
from PySide6.QtGui import QCloseEvent, QDragEnterEvent, QDropEvent, QResizeEvent
from PySide6.QtWidgets import QApplication, QMainWindow, QSplitter, QTabWidget, QVBoxLayout, QWidget

from inspector.window.card_commands import card_commands
from inspector.window.commands import Command, Commands
from inspector.window.desk import Desk
from inspector.window.edition_bar import EditionBar
from inspector.window.files import Files
from inspector.window.finding import Finding
from inspector.window.history import History
from inspector.window.icons import icon
from inspector.window.notice import NoticeBar
from inspector.window.panel import ObjectPanel
from inspector.window.pictures import Pictures
from inspector.window.presenter import Presenter
from inspector.window.recovery import Recovery
from inspector.window.rules_pane import RulesPane
from inspector.window.search import SearchField
from inspector.window.session import Notice, Session
from inspector.window.settings import THEME, Settings
from inspector.window.sheets import about_sheet, keys_sheet
from inspector.window.style import style_sheet
from inspector.window.theme import THEMES, Roles, ThemeName, palette_of, system_theme
from inspector.window.top_bar import TopBar
from inspector.window.welcome import Welcome
from inspector.window.window_commands import desk_commands, window_commands

SIZE = (1280, 720)
PANEL_WIDTH = 436
RULES_HEIGHT = 206
_HINT = (
    "Double click: the likeliest action   ·   right click or Enter: all actions   ·   "
    "hold Alt: the other side   ·   ?: all keys"
)
_TABS = {"rules": 0, "history": 1}


class MainWindow(QMainWindow):
    """The window with desk, panel, rules and history. ``theme`` overrides the user's choice and is not remembered."""

    def __init__(
        self,
        session: Session | None = None,
        settings: Settings | None = None,
        recovery: Recovery | None = None,
        theme: ThemeName | None = None,
    ) -> None:
        super().__init__()
        self.settings = settings or Settings()
        self.session = session or Session()
        self.session.setParent(self)
        self._forced_theme = theme
        self.files = Files(self.session, self.settings, recovery or Recovery(), self)
        self._make_widgets()
        self.presenter = Presenter(self.session, self.desk, self.panel, self.rules, self.history, self)
        self.finding = Finding(self.session, self.settings, self.search, self)
        self.commands = Commands(self._records(), self, self.desk, lambda why: self.session.tell("nothing", f"{why}."))
        self.menus = self.commands.fill(self.menuBar())
        self.welcome = Welcome(self.session, self.finding, self.files, self.settings, self.menus["File"], self.desk)
        self._connect()
        self._lay_out()
        self.setAcceptDrops(True)
        self.resize(*SIZE)
        self.restoreGeometry(self.settings.geometry("window"))
        self.apply_theme()
        self._show_session()
        self.desk.setFocus()

    def _make_widgets(self) -> None:
        pictures = Pictures()
        self.desk = Desk(pictures)
        self.panel = ObjectPanel(pictures)
        self.rules = RulesPane()
        self.history = History()
        self.search = SearchField()
        self.editions = EditionBar()
        self.top = TopBar(self.search, self.editions)
        self.notice = NoticeBar()
        self.notice.set_idle(_HINT)
        self.tabs = QTabWidget()
        self.tabs.addTab(self.rules, "Rules")
        self.tabs.addTab(self.history, "History")
        self.tabs.tabBar().setFocusPolicy(Qt.FocusPolicy.TabFocus)

    def _records(self) -> list[Command]:
        return [
            *window_commands(self.session, self.files, self),
            *card_commands(self.session, self.presenter.ask_original),
            *desk_commands(self.desk.ask_for_menu),
        ]

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
        right.setSizes([SIZE[1] - RULES_HEIGHT, RULES_HEIGHT])
        self._right = right
        self._across = QSplitter(Qt.Orientation.Horizontal)
        self._across.setChildrenCollapsible(False)
        self._across.addWidget(left)
        self._across.addWidget(right)
        self._across.setStretchFactor(0, 1)
        self._across.setSizes([SIZE[0] - PANEL_WIDTH, PANEL_WIDTH])
        for splitter in (self._across, right):
            splitter.setHandleWidth(1)
        whole = QWidget()
        rows = QVBoxLayout(whole)
        rows.setContentsMargins(0, 0, 0, 0)
        rows.setSpacing(0)
        rows.addWidget(self.top)
        rows.addWidget(self._across, 1)
        self.setCentralWidget(whole)

    def _connect(self) -> None:
        self.session.table_changed.connect(self._show_session)
        self.session.selection_changed.connect(self.commands.update)
        self.session.said.connect(self._say)
        self.notice.rule_clicked.connect(self._go_to_rule)
        self.editions.picked.connect(self.session.set_edition)
        self.finding.done.connect(self.desk.setFocus)
        self.desk.brought.connect(self.finding.place_at)
        for button, id_ in ((self.top.undo, "undo"), (self.top.redo, "redo")):
            button.clicked.connect(lambda _=False, id_=id_: self.commands.trigger(id_))
        self.top.theme.clicked.connect(self._other_theme)

    # What the session says.

    def _show_session(self) -> None:
        self.editions.show_edition(self.session.edition_key)
        self.setWindowTitle(f"{self.session.title}[*] — Card Inspector")
        self.setWindowModified(self.session.is_dirty)
        self.top.undo.setEnabled(self.session.cursor > 0)
        self.top.redo.setEnabled(self.session.cursor < len(self.session.actions))
        self.tabs.setTabText(1, f"History ({self.session.cursor})" if self.session.cursor else "History")
        self.commands.update()

    def _say(self, notice: Notice) -> None:
        self.notice.say(notice)

    def _go_to_rule(self, number: str) -> None:
        self.show_tab("rules")
        self.presenter.go_to_rule(number)

    def offer_recovery(self) -> None:
        """Ask, in the bar, about a table that an earlier run left unsaved."""
        left = self.files.left_behind()
        if not left:
            return
        first = left[0]
        name = first.scenario.title or (first.path.name if first.path else "a table without a name")
        text = f"An earlier run ended without saving {name} ({len(first.scenario.actions)} steps)."

        def restore() -> None:
            self.notice.clear()
            self.files.restore(first)

        def discard() -> None:
            self.notice.clear()
            self.files.discard(first)

        self.notice.say(Notice("note", text), (("Restore it", restore), ("Discard it", discard)))

    # What the commands ask for.

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
        """Show the rules or the history."""
        self.tabs.setCurrentIndex(_TABS[name])

    def set_theme(self, choice: str) -> None:
        """Take a theme and remember it."""
        self.settings.put(THEME, choice)
        self._forced_theme = None
        self.apply_theme()

    def toggle_full_screen(self) -> None:
        """Fill the screen, or stop doing so."""
        self.setWindowState(self.windowState() ^ Qt.WindowState.WindowFullScreen)

    def show_keys(self) -> None:
        """Show all keys."""
        keys_sheet(self.commands.records, self).open()

    def show_about(self) -> None:
        """Show what the program is."""
        about_sheet(self).open()

    # Theme, size, closing.

    @property
    def roles(self) -> Roles:
        """The colors in use."""
        if self._forced_theme is not None:
            return THEMES[self._forced_theme]
        choice = self.settings.get(THEME)
        return THEMES["light" if choice == "light" else "dark" if choice == "dark" else system_theme()]

    def apply_theme(self) -> None:
        """Give every widget the theme's colors."""
        roles = self.roles
        app = QApplication.instance()
        assert isinstance(app, QApplication)
        app.setPalette(palette_of(roles))
        app.setStyleSheet(style_sheet(roles))
        for button, name in ((self.top.undo, "undo"), (self.top.redo, "redo"), (self.top.theme, "theme")):
            button.setIcon(icon(name, roles.ink))
        self.desk.set_roles(roles)
        self.rules.set_roles(roles)
        self.panel.redraw()
        self.presenter.show_table()

    def _other_theme(self) -> None:
        self.set_theme("light" if self.roles.name == "dark" else "dark")

    def changeEvent(self, event: QEvent) -> None:
        """Follow the desktop from light to dark and back."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.ThemeChange and self._forced_theme is None:
            QTimer.singleShot(0, self.apply_theme)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """The list of results keeps to its field."""
        super().resizeEvent(event)
        self.finding.results.hide()

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        """Accept a scenario file."""
        if _files_in(event.mimeData()):
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        """Open a scenario file."""
        found = _files_in(event.mimeData())
        if found:
            event.acceptProposedAction()
            self.files.open_path(found[0])

    def closeEvent(self, event: QCloseEvent) -> None:
        """Close once unsaved changes are settled."""
        if not self.files.may_leave():
            event.ignore()
            return
        self.settings.put_geometry("window", self.saveGeometry())
        self.settings.sync()
        self.files.close()
        event.accept()


def _files_in(data: QMimeData) -> list[Path]:
    return [Path(url.toLocalFile()) for url in data.urls() if url.isLocalFile()]
