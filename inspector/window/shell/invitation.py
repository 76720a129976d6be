"""What an empty desk says: things to try, the samples, the files used last."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path

import msgspec
from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QSizePolicy, QVBoxLayout, QWidget

from inspector.window.widgets.keys import key_of
from inspector.window.widgets.plain_text import plain_label, say, tip

MOST_FILES = 4
# Left, top, right and lower rim; where there is little room, the second.
_RIM = (44, 26, 44, 26)
_CLOSE = (20, 10, 20, 10)


class Trial(msgspec.Struct, frozen=True):
    """Something to try: what to do, what will be seen, and what a click does."""

    title: str
    text: str
    run: Callable[[], None]


class _Stage(msgspec.Struct, frozen=True):
    """What of the invitation there is room for besides its trials, which are always there."""

    rim: tuple[int, int, int, int] = _CLOSE
    files: bool = False
    words: bool = False
    sub: bool = True
    heading: bool = True
    links: bool = True


# From much room to little: the files are in their menu too, what the links lead to has its keys.
_STAGES = (
    _Stage(rim=_RIM, files=True, words=True),
    _Stage(rim=_RIM, words=True),
    _Stage(rim=_RIM),
    _Stage(),
    _Stage(sub=False),
    _Stage(heading=False),
    _Stage(heading=False, links=False),
    _Stage(heading=False, links=False, sub=False),
)


class Invitation(QFrame):
    """Lies over an empty desk. ``open_file`` is called with the path of a sample or a recent file."""

    def __init__(
        self, trials: tuple[Trial, ...], open_file: Callable[[Path], None], parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.setObjectName("Invitation")
        self.setAccessibleName("Things to try")
        self._open_file = open_file
        self._files = QHBoxLayout()
        self._files.setSpacing(26)
        self._heading = plain_label("What is this card now, and which rule says so?", "Heading")
        self._sub = plain_label("Type the name of any card, or try one of these:", "Sub")
        self._column = layout = QVBoxLayout(self)
        layout.setSpacing(9)
        layout.addStretch(1)
        for label in (self._heading, self._sub):
            label.setWordWrap(True)
            layout.addWidget(label)
        self._texts: list[QLabel] = []
        for trial in trials:
            button, text = _trial_button(trial)
            layout.addWidget(button)
            self._texts.append(text)
        self.in_words = _link("Or ask in your own words", "board_in_words")
        self.training = _link("Or train with questions", "training")
        self._links = (self.in_words, self.training)
        tip(self.in_words, "Write or paste a question as you would ask a judge: the board is laid out, and answered.")
        tip(self.training, "Questions that are made and proved by the rules, and answers that say what went wrong.")
        for link in self._links:
            layout.addWidget(link, 0, Qt.AlignmentFlag.AlignLeft)
        layout.addSpacing(8)
        self._holder = QWidget()
        self._holder.setLayout(self._files)
        self._files.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self._holder)
        layout.addStretch(2)

    def fit(self, width: int, most: int) -> int:
        """How high it has to be for a width; where ``most`` is less, it says less, and what it says whole.

        Its trials alone may still need more.
        """
        needed = most + 1
        for stage in _STAGES:
            if needed > most:
                self._show_stage(stage, width - stage.rim[0] - stage.rim[2])
                needed = self._height_for(width)
        return needed

    def _show_stage(self, stage: _Stage, room: int) -> None:
        self._holder.setVisible(stage.files)
        self._sub.setVisible(stage.sub)
        self._heading.setVisible(stage.heading)
        for text in self._texts:
            text.setVisible(stage.words)
        for link in self._links:
            link.fit(room)
            link.setVisible(stage.links)
        self._column.setContentsMargins(*stage.rim)

    def _height_for(self, width: int) -> int:
        layout = self.layout()
        assert layout is not None
        layout.invalidate()
        return layout.totalHeightForWidth(width) if layout.hasHeightForWidth() else layout.totalSizeHint().height()

    def show_files(self, samples: tuple[tuple[str, Path], ...], recent: tuple[Path, ...]) -> None:
        """Offer the sample scenarios, each with its title, and the files used last."""
        while (item := self._files.takeAt(0)) is not None:
            widget = item.widget()
            if widget is not None:
                widget.hide()
                widget.deleteLater()
        lists = []
        if samples:
            lists.append(self._list("Samples", samples))
        if recent:
            named = tuple((path.name.removesuffix(".scenario.json"), path) for path in recent)
            lists.append(self._list("Recent", named))
        for each in lists:
            self._files.addWidget(each)
            # Qt would show it later, and until then no height is reckoned for it.
            each.show()
        self._files.addStretch(1)

    def _open(self, path: Path) -> None:
        self._open_file(path)

    def _list(self, title: str, files: tuple[tuple[str, Path], ...]) -> QWidget:
        holder = QWidget()
        column = QVBoxLayout(holder)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(1)
        head = plain_label(title)
        head.setObjectName("Small")
        column.addWidget(head)
        for name, path in files[:MOST_FILES]:
            button = FileLink(name)
            button.setProperty("kind", "link")
            button.setCursor(Qt.CursorShape.PointingHandCursor)
            tip(button, str(path))
            button.clicked.connect(partial(self._open, path))
            column.addWidget(button, 0, Qt.AlignmentFlag.AlignLeft)
        column.addStretch(1)
        return holder


def _link(words: str, command: str) -> _KeyedLink:
    link = _KeyedLink(words, key_of(command))
    link.setProperty("kind", "link")
    link.setCursor(Qt.CursorShape.PointingHandCursor)
    return link


class _KeyedLink(QPushButton):
    """A link that names its key where there is room for it."""

    def __init__(self, words: str, key: str) -> None:
        super().__init__()
        self._short, self._whole = words, f"{words}   {key}"
        say(self, self._whole)

    def fit(self, room: int) -> None:
        """Say what there is room for, in logical pixels."""
        say(self, self._whole)
        if self.sizeHint().width() > room:
            say(self, self._short)


class FileLink(QPushButton):
    """A link to a file by its name, which ends in dots where there is no room for all of it."""

    def __init__(self, name: str) -> None:
        """Show a name; who listens hears all of it."""
        super().__init__(name)
        self._name = name
        self.setAccessibleName(name)

    def sizeHint(self) -> QSize:
        """What the whole name needs."""
        hint = super().sizeHint()
        words = self.fontMetrics()
        more = words.horizontalAdvance(self._name) - words.horizontalAdvance(self.text())
        return QSize(hint.width() + more, hint.height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Show as much of the name as there is room for."""
        words, needed = self.fontMetrics(), self.sizeHint().width()
        room = words.horizontalAdvance(self._name) - (needed - self.width())
        short = words.elidedText(self._name, Qt.TextElideMode.ElideRight, room)
        say(self, self._name if self.width() >= needed else short)
        super().resizeEvent(event)


class TrialButton(QPushButton):
    """A button as high as its wrapped words need; Qt's own looks at its text and icon alone."""

    def hasHeightForWidth(self) -> bool:
        """It is as high as its width asks for."""
        return True

    def heightForWidth(self, width: int) -> int:
        """What the lines in it need."""
        layout = self.layout()
        return layout.totalHeightForWidth(width) if layout is not None else super().heightForWidth(width)


def _trial_button(trial: Trial) -> tuple[QPushButton, QLabel]:
    """Make the button of something to try; give also what it says besides its title."""
    button = TrialButton()
    button.setProperty("kind", "card")
    button.setCursor(Qt.CursorShape.PointingHandCursor)
    button.setAccessibleName(f"{trial.title}. {trial.text}")
    button.clicked.connect(lambda _checked: trial.run())
    title, text = plain_label(trial.title), plain_label(trial.text)
    title.setObjectName("ValueText")
    text.setObjectName("Small")
    column = QVBoxLayout(button)
    column.setContentsMargins(14, 8, 14, 9)
    column.setSpacing(1)
    for label in (title, text):
        label.setWordWrap(True)
        label.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        column.addWidget(label)
    policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
    policy.setHeightForWidth(True)
    button.setSizePolicy(policy)
    return button, text
