"""The empty desk's invitation at work, and the recent files in the File menu."""

from __future__ import annotations

from functools import partial
from pathlib import Path

from PySide6.QtCore import QEvent, QObject, QTimer, Signal
from PySide6.QtWidgets import QMenu, QPushButton

from inspector.rules import EDITIONS, Transform
from inspector.scenario import SUFFIX
from inspector.window.board.session import Session
from inspector.window.desk.desk import Desk
from inspector.window.files.samples import areas, question_of, samples
from inspector.window.kept.settings import Settings
from inspector.window.shell.incoming import IncomingFiles
from inspector.window.shell.invitation import MOST_FILES, Invitation, Trial
from inspector.window.style.type_faces import type_scale
from inspector.window.widgets.keys import key_of
from inspector.window.widgets.plain_text import tip

WIDEST = 660
_RIM = 24
# Between it and the names of the players.
_GAP = 4


class Welcome(QObject):
    """Shows the invitation while the desk is empty, with what can be opened.

    ``training_asked`` is emitted by who wants to train.
    """

    training_asked = Signal()

    def __init__(
        self,
        session: Session,
        incoming: IncomingFiles,
        settings: Settings,
        file_menu: QMenu,
        desk: Desk,
    ) -> None:
        super().__init__(desk)
        self._files = incoming.files
        self._session = session
        self._settings = settings
        self._desk = desk
        self._samples: tuple[tuple[str, Path], ...] = ()
        self.invitation = Invitation(self._trials(), self._open, desk)
        self.invitation.training.clicked.connect(self.training_asked)
        self.invitation.in_words.clicked.connect(incoming.in_words.show)
        self.recent = QMenu("Recent boards", file_menu)
        actions = file_menu.actions()
        self.samples = QMenu("Samples", file_menu)
        self.samples.aboutToShow.connect(self._fill_samples)
        for menu in (self.recent, self.samples):
            file_menu.insertMenu(actions[2] if len(actions) > 2 else actions[-1], menu)
        desk.installEventFilter(self)
        self.show_files()
        self.show()

    def trial_buttons(self) -> list[QPushButton]:
        """The buttons of the things to try."""
        buttons = self.invitation.findChildren(QPushButton)
        return [button for button in buttons if button.property("kind") == "card"]

    def find_samples_soon(self) -> None:
        """Look for the bundled samples once the window stands."""
        QTimer.singleShot(0, self.find_samples)

    def show_files(self) -> None:
        """Offer samples and recent files."""
        recent = tuple(path for path in self._settings.recent_files() if path.exists())
        self.invitation.show_files(self._samples, recent)
        self._lay()
        self.recent.clear()
        self.recent.setToolTipsVisible(True)
        for number, path in enumerate(recent, start=1):
            name = path.name.removesuffix(SUFFIX).replace("&", "&&")
            action = self.recent.addAction(f"&{number}  {name}")
            tip(action, str(path))
            action.triggered.connect(partial(self._open, path))
        self.recent.setEnabled(bool(recent))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Keep the invitation in the middle of the desk."""
        if watched is self._desk and event.type() in (QEvent.Type.Resize, QEvent.Type.FontChange):
            self._lay()
            # The names of the players come to their new places only when the desk has heard of it itself.
            QTimer.singleShot(0, self, self._lay)
        return super().eventFilter(watched, event)

    def show(self) -> None:
        """Show the invitation where the desk is empty and nothing was done yet."""
        empty = not self._session.table.objects and not self._session.board.actions
        if not empty and self.invitation.isAncestorOf(self._desk.window().focusWidget()):
            # Otherwise the keyboard would go on to the search field, and take what is meant for the cards there.
            self._desk.setFocus()
        self.invitation.setVisible(empty)
        if empty:
            self._lay()
            self.invitation.raise_()

    def _lay(self) -> None:
        desk = self._desk.size()
        # Larger type needs more room, the longest title of a sample as much as a line of words.
        width = min(round(WIDEST * type_scale()), desk.width() - 2 * _RIM)
        top, bottom = self._between_names()
        height = self.invitation.fit(width, bottom - top)
        if height > bottom - top:
            # Where names and trials have no room together, it covers the whole desk, and nothing by half.
            self.invitation.fit(desk.width(), desk.height())
            self.invitation.setGeometry(self._desk.rect())
            return
        at = min(max((desk.height() - height) // 2, top), bottom - height)
        self.invitation.setGeometry((desk.width() - width) // 2, at, width, height)

    def _between_names(self) -> tuple[int, int]:
        """The upper and the lower edge of what the names of the players and the zones beside them leave free."""
        height, laid = self._desk.height(), self._desk.arrangement
        strips = laid.frame.strips.values() if laid is not None else ()
        upper = [strip.bottom for strip in strips if strip.center[1] < height / 2]
        lower = [strip.y for strip in strips if strip.center[1] >= height / 2]
        return round(max(upper, default=0)) + _GAP, round(min(lower, default=height)) - _GAP

    def find_samples(self) -> None:
        """Look for the bundled samples now."""
        self._samples = tuple((question_of(path), path) for path in samples()[:MOST_FILES])
        self.show_files()

    def _fill_samples(self) -> None:
        """The samples in their menu, the folders below by area; only a menu that opens reads its titles."""
        if not self.samples.isEmpty():
            return
        self._add_samples(self.samples, samples())
        self.samples.addSeparator()
        for area in areas():
            menu = self.samples.addMenu(area.title)
            menu.aboutToShow.connect(partial(self._add_samples, menu, area.files))

    def _add_samples(self, menu: QMenu, files: tuple[Path, ...]) -> None:
        if menu.isEmpty():
            for path in files:
                menu.addAction(question_of(path)).triggered.connect(partial(self._open, path))

    def _open(self, path: Path) -> None:
        self._files.open_path(path)

    def _trials(self) -> tuple[Trial, ...]:
        first, last = key_of("edition_1"), key_of(f"edition_{len(EDITIONS)}")
        return (
            Trial(
                "Turn a card over", "Delver of Secrets transforms: its other face, and whose mana value?", self._delver
            ),
            Trial(
                "Ask an older edition",
                f"The same card under the rules of 2011. Then press {first} to {last} and watch the mana value.",
                self._edition,
            ),
            Trial(
                "Try what the rules forbid", "An ordinary card told to transform: what happens, and why?", self._plain
            ),
        )

    def _delver(self) -> None:
        self._begin("Delver of Secrets")
        self._transform()

    def _edition(self) -> None:
        self._delver()
        self._session.set_edition("2011-09")

    def _plain(self) -> None:
        self._begin("Elite Vanguard")
        self._transform()

    def _begin(self, card_name: str) -> None:
        self._session.place(card_name, "battlefield", self._session.table.players[0])
        self._desk.setFocus()

    def _transform(self) -> None:
        if self._session.selected is not None:
            self._session.act(Transform(object=self._session.selected))
