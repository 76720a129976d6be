"""The dialog for the key E: named effects to choose from, or one's own, with what it would change before it is done."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QAbstractItemView,
    QDialog,
    QDialogButtonBox,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QListWidget,
    QListWidgetItem,
    QScrollArea,
    QTabWidget,
    QVBoxLayout,
    QWidget,
)

from inspector.cards import Change
from inspector.rules import Effect, Result
from inspector.rules.table.actions import Until
from inspector.window.actions.effect_form import EffectForm
from inspector.window.actions.effect_words import SaidEffect, effects_said
from inspector.window.board.session import Session
from inspector.window.widgets.chooser import Chooser
from inspector.window.widgets.plain_text import BreakingLabel, plain_label, say
from inspector.window.widgets.sheet_size import open_at
from inspector.window.widgets.symbol_flow import SymbolDelegate
from inspector.window.words.effects_library import NamedEffect, effects_for
from inspector.window.words.value_words import change_in_words, text_of

SIZE = (620, 520)
_MOST_CHANGES = 6
_UNTIL: tuple[tuple[str, Until], ...] = (("until end of turn", "end of turn"), ("for good", "forever"))


class EffectsDialog(QDialog):
    """Lays an effect on the objects of some labels, called ``names``."""

    def __init__(self, labels: tuple[str, ...], names: str, session: Session, parent: QWidget) -> None:
        super().__init__(parent)
        self._labels = labels
        self._session = session
        self._is_done = False
        self._said = SaidEffect((), "")
        self.setWindowTitle(f"An effect on {names}")
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        open_at(self, *SIZE)
        self.filter = QLineEdit()
        self.filter.setPlaceholderText("Type what it does: flying, blue, artifact, layer 4 …")
        self.filter.setAccessibleName("Filter the effects")
        self.filter.setClearButtonEnabled(True)
        self.list = QListWidget()
        self.list.setAccessibleName("Effects")
        self.list.setItemDelegate(SymbolDelegate(self.list))
        self.list.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.form = EffectForm()
        self.tabs = QTabWidget()
        self.tabs.setAccessibleName("Effects by name, or your own")
        self.tabs.addTab(self._library(), "By name")
        own = QScrollArea()
        own.setWidget(self.form)
        own.setWidgetResizable(True)
        own.setFrameShape(QScrollArea.Shape.NoFrame)
        own.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.tabs.addTab(own, "Your own")
        self.until = Chooser("How long")
        self.until.addItems([text for text, _until in _UNTIL])
        self._preview = BreakingLabel()
        self._preview.setObjectName("Sub")
        self._preview.setWordWrap(True)
        self._preview.setMinimumHeight(96)
        self._preview.setAlignment(Qt.AlignmentFlag.AlignTop)
        self._build(names)
        self._fill()
        self._connect()
        self.filter.setFocus()

    @property
    def _is_own(self) -> bool:
        """Whether an effect of the user's own wording is written, and none is chosen by its name."""
        return self.tabs.currentIndex() == 1

    def _library(self) -> QWidget:
        page = QWidget()
        column = QVBoxLayout(page)
        column.setContentsMargins(0, 8, 0, 0)
        column.addWidget(self.filter)
        column.addWidget(self.list, 1)
        return page

    def _build(self, names: str) -> None:
        heading = plain_label(f"{names} …")
        heading.setObjectName("Heading")
        heading.setWordWrap(True)
        foot = QHBoxLayout()
        foot.addWidget(QLabel("It lasts"))
        foot.addWidget(self.until)
        foot.addStretch(1)
        buttons = QDialogButtonBox()
        self.apply = buttons.addButton("Do it", QDialogButtonBox.ButtonRole.AcceptRole)
        self.apply.setProperty("kind", "main")
        self.apply.setDefault(True)
        cancel = buttons.addButton("Cancel", QDialogButtonBox.ButtonRole.RejectRole)
        cancel.setProperty("kind", "plain")
        buttons.accepted.connect(self._do)
        buttons.rejected.connect(self.reject)
        foot.addWidget(buttons)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(24, 18, 24, 16)
        layout.setSpacing(8)
        for widget in (heading, self.tabs):
            layout.addWidget(widget)
        layout.setStretch(1, 1)
        layout.addWidget(self._preview)
        layout.addLayout(foot)

    def _connect(self) -> None:
        self.filter.textChanged.connect(self._fill)
        for field in (self.filter, self.form.words, *self.form.fields.values()):
            field.returnPressed.connect(self._do)
        self.list.currentItemChanged.connect(lambda *_: self._show_preview())
        self.list.itemDoubleClicked.connect(lambda _item: self._do())
        self.form.changed.connect(self._show_preview)
        self.tabs.currentChanged.connect(lambda _index: self._show_preview())
        self.until.currentIndexChanged.connect(lambda _index: self._show_preview())

    def _fill(self) -> None:
        words = self.filter.text().lower().replace("-", "−").split()
        self.list.clear()
        for effect in effects_for(self._session.table.players):
            spoken = f"{effect.text} layer {effect.layer}".lower()
            if all(word in spoken for word in words):
                item = QListWidgetItem(f"{effect.text}   ·   layer {effect.layer.replace(' ', ', ')}")
                item.setData(Qt.ItemDataRole.UserRole, effect)
                self.list.addItem(item)
        self.list.setCurrentRow(0 if self.list.count() else -1)
        self._show_preview()

    @property
    def change(self) -> Change | None:
        """The change chosen or made up; None where there is none yet."""
        if self._is_own:
            return self.form.change
        item = self.list.currentItem()
        if self.list.currentRow() < 0:
            return None
        effect: NamedEffect = item.data(Qt.ItemDataRole.UserRole)
        return effect.change

    @property
    def _words(self) -> str:
        """What is said in words in place of all else; empty where nothing is."""
        return self.form.words.text().strip() if self._is_own else ""

    def effects(self) -> tuple[Effect, ...]:
        """What the button would do: several effects where words say several."""
        until = _UNTIL[self.until.currentIndex()][1]
        if self._words:
            values = self._session.values()
            names = tuple(text_of(values[label].name) for label in self._labels)
            mine = values[self._labels[0]].controller
            others = (player for player in self._session.table.players if player != mine)
            self._said = effects_said(self._words, self._labels, names, until, (mine, *others))
            return self._said.effects
        change = self.change
        return () if change is None else (Effect(on=self._labels, change=change, until=until),)

    def _show_preview(self) -> None:
        actions = self.effects()
        action = actions[0] if actions else None
        tried = self._session.tries.tried(action) if action is not None else None
        self.apply.setEnabled(tried is not None)
        if action is None and self._words:
            text = self._said.told
        elif action is None:
            text = self.form.problem if self._is_own else "No effect by that name."
        elif tried is None:
            text = "Not computed yet."
        else:
            outcome = tried[1]
            lines = [change_in_words(change) for change in self._session.tries.would_change(action)]
            more = [f"and {len(lines) - _MOST_CHANGES} more"] if len(lines) > _MOST_CHANGES else []
            nothing = "It would change no value." if outcome.result is Result.DONE else outcome.says
            told = (self._said.told,) if self._words else ()
            text = "\n".join((*told, *(lines[:_MOST_CHANGES] or (nothing,)), *more))
        say(self._preview, text)

    def _do(self) -> None:
        actions = self.effects()
        if actions and not self._is_done:
            self._is_done = True
            self.accept()
            if len(actions) == 1:
                self._session.act(actions[0])
            else:
                self._session.act_all(actions)
