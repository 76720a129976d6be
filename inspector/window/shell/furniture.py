"""The furniture: every widget that stands in the window, made and put in its place."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QMainWindow, QSplitter, QStackedWidget, QTabBar, QTabWidget, QVBoxLayout, QWidget

from inspector.window.board.boards import Boards
from inspector.window.board.session import Session
from inspector.window.desk.desk import Desk
from inspector.window.desk.drops import placements
from inspector.window.panel.history import History
from inspector.window.panel.notice import HINTS, NoticeBar
from inspector.window.panel.outline import Outline
from inspector.window.panel.panel import ObjectPanel
from inspector.window.rules_reader.rules_reader import RulesReader
from inspector.window.search.search import SearchField
from inspector.window.shell.board_tabs import BoardTabs
from inspector.window.shell.top_bar import TopBar
from inspector.window.style.pictures import Pictures
from inspector.window.style.theme import Roles
from inspector.window.widgets.plain_text import plain_label, say

PANEL_SHARE, LEAST_PANEL, MOST_PANEL, NARROWEST_PANEL = 0.34, 390, 560, 336
LEAST_PINNED = 332
RULES_SHARE, RULES_HEIGHT = 0.29, 200
# What the values take at most, and then the rules.
VALUES_HEIGHT, MOST_RULES = 680, 0.42
_TABS = {"rules": 0, "history": 1, "outline": 2}


class PageStack(QStackedWidget):
    """Pages of which one is in view; only that one says how small the window may be."""

    def __init__(self) -> None:
        super().__init__()
        # Otherwise what holds it goes on with what the page before needed.
        self.currentChanged.connect(self.updateGeometry)

    def minimumSizeHint(self) -> QSize:
        """What the page in view needs."""
        page = self.currentWidget()
        if page is None:
            return super().minimumSizeHint()
        return page.minimumSizeHint().expandedTo(page.minimumSize())


class Furniture:
    """The desk in the middle, the bars around it, the panel at the right."""

    def __init__(
        self, window: QMainWindow, session: Session, boards: Boards, search: SearchField, reader: RulesReader
    ) -> None:
        pictures = Pictures()
        self.desk = Desk(pictures, partial(placements, session))
        self.panel = ObjectPanel(pictures, reader.rule_text)
        self.pinned = ObjectPanel(pictures, reader.rule_text, "Pinned card")
        self.pinned.setObjectName("Panel")
        self.pinned.setMinimumWidth(LEAST_PINNED)
        self.pinned.hide()
        self.rules, self.history, self.outline = reader.pane, History(), Outline()
        self.search, self.top = search, TopBar(search)
        self.editions = self.top.editions
        self.board_tabs = BoardTabs(boards)
        self.steps = plain_label(name="Small")
        self.notice = NoticeBar()
        self.notice.set_idle(HINTS)
        self.tabs = self._make_tabs()
        self.right, self.across, self.rows = QSplitter(Qt.Orientation.Vertical), QSplitter(), QVBoxLayout()
        # The desk, or what is shown in its place; the panel, or what goes with that.
        self.middle, self.beside = PageStack(), PageStack()
        # What stands between both where the window is wide enough for that.
        self.between = PageStack()
        self.between.hide()
        self.over = QVBoxLayout()
        self._lay_out(window)

    def _make_tabs(self) -> QTabWidget:
        tabs = QTabWidget()
        for widget, title in ((self.rules, "Rules"), (self.history, "History"), (self.outline, "Outline")):
            tabs.addTab(widget, title)
        tabs.tabBar().setTabButton(_TABS["history"], QTabBar.ButtonPosition.RightSide, self.steps)
        tabs.setAccessibleName("Rules and history")
        tabs.tabBar().setAccessibleName("Rules or history")
        tabs.tabBar().setFocusPolicy(Qt.FocusPolicy.TabFocus)
        return tabs

    def _lay_out(self, window: QMainWindow) -> None:
        left = QWidget()
        left.setObjectName("Band")
        column = QVBoxLayout(left)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        self.middle.addWidget(self.desk)
        column.addLayout(self.over)
        column.addWidget(self.middle, 1)
        column.addWidget(self.notice.foot)
        self.right.setObjectName("Panel")
        self.right.setChildrenCollapsible(False)
        self.right.setMinimumWidth(NARROWEST_PANEL)
        self.beside.addWidget(self.panel)
        self.right.addWidget(self.beside)
        self.right.addWidget(self.tabs)
        # A higher window shows more of the rule too.
        self.right.setStretchFactor(0, 1)
        self.right.setStretchFactor(1, 1)
        high = window.height()
        rules = max(RULES_HEIGHT, round(RULES_SHARE * high), min(high - VALUES_HEIGHT, round(MOST_RULES * high)))
        self.right.setSizes([window.height() - rules, rules])
        self.across.setChildrenCollapsible(False)
        for widget in (left, self.between, self.pinned, self.right):
            self.across.addWidget(widget)
        self.across.setStretchFactor(0, 5)
        self.across.setStretchFactor(3, 1)
        panel = min(max(LEAST_PANEL, round(PANEL_SHARE * window.width())), MOST_PANEL)
        self.across.setSizes([window.width() - panel, 0, 0, panel])
        for splitter in (self.across, self.right):
            splitter.setHandleWidth(1)
        whole = QWidget()
        whole.setLayout(self.rows)
        self.rows.setContentsMargins(0, 0, 0, 0)
        self.rows.setSpacing(0)
        self.rows.addWidget(self.top)
        self.rows.addWidget(self.board_tabs)
        self.rows.addWidget(self.across, 1)
        window.setCentralWidget(whole)

    @property
    def aside(self) -> tuple[QWidget, ...]:
        """What is put away while presenting."""
        return (self.top, self.board_tabs, self.notice, self.notice.foot, self.right, self.pinned, self.between)

    def show_session(self, session: Session) -> None:
        """Show the edition, whose view it is, what can be undone, and how many steps there are."""
        self.editions.show_edition(session.edition_key)
        self.top.views.show_view(session.board)
        self.top.undo.setEnabled(session.board.can_undo)
        self.top.redo.setEnabled(session.board.can_redo)
        self.top.undo.tell(partial(_step_before, session))
        self.top.redo.tell(partial(_step_behind, session))
        steps = self.history.model.row_in_view
        # Of one width, for another text of the tab, or another width, lays out the whole window.
        self.steps.setFixedSize(self.steps.fontMetrics().size(0, "0000"))
        say(self.steps, str(steps) if steps else "")
        self.steps.setAccessibleName(f"{steps} step{'s' * (steps != 1)}")

    def set_roles(self, roles: Roles) -> None:
        """Give the widgets the theme's colors."""
        self.notice.fit_type()
        # The tab takes the room that its number needs in this type only when it is named again.
        self.steps.setFixedSize(self.steps.fontMetrics().size(0, "0000"))
        self.tabs.setTabText(_TABS["history"], "")
        self.tabs.setTabText(_TABS["history"], "History")
        self.top.set_roles(roles)
        self.desk.set_roles(roles)

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
        # In a low window they give way to the board in words.
        self.tabs.show()
        self.tabs.setCurrentIndex(_TABS[name])
        if name == "outline":
            self.outline.tree.setFocus(Qt.FocusReason.ShortcutFocusReason)


def _step_before(session: Session) -> str:
    """What undo takes back, in words."""
    board = session.board
    return next((entry.text for entry in session.entries() if entry.end == board.cursor), "")


def _step_behind(session: Session) -> str:
    """What redo does again, in words."""
    board = session.board
    return next((entry.text for entry in session.entries() if entry.end == board.later), "") if board.can_redo else ""
