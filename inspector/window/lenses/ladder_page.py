"""The ladder's page: the card as of the rung in view, the ladder, perhaps another edition's beside it, the play bar."""

from __future__ import annotations

from collections.abc import Collection, Mapping

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPixmap
from PySide6.QtWidgets import QHBoxLayout, QLabel, QSplitter, QVBoxLayout, QWidget

from inspector.drawing import CardLook
from inspector.lenses import Ladder
from inspector.window.lenses.ladder_scrubber import PlayBar
from inspector.window.lenses.ladder_timestamps import LadderTimestamps
from inspector.window.lenses.ladder_view import LadderView
from inspector.window.style.pictures import Pictures
from inspector.window.style.theme import Roles
from inspector.window.style.type_faces import px
from inspector.window.widgets.chooser import Chooser
from inspector.window.widgets.keys import is_key, key_of
from inspector.window.widgets.plain_text import plain_label, say, tip

_WIDE, _HIGH, _RIM = 160, 224, 14
# Below this the page has no room for the card beside the ladder, and below the other none but for its name above it.
_NARROW, _NAMED = 720, 520
# Below this two ladders stand one above the other, and without so much below the card there is no list of timestamps.
_TWO, _SIDE_AND_TWO, _LIST = 1100, 1500, 240
_TILE = 40


class LadderPage(QWidget):
    """Shows a ladder as of a rung; ``moved`` is emitted with the rung wanted, ``left`` where the desk is wanted.

    ``beside_wanted`` is emitted with the key of the edition to show beside it, empty for none, ``pointed`` with the
    label of the source under the mouse.
    """

    moved = Signal(int)
    left = Signal()
    beside_wanted = Signal(str)
    pointed = Signal(str)

    def __init__(self, pictures: Pictures) -> None:
        super().__init__()
        self.setObjectName("Band")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.setAccessibleName("The ladder")
        self._pictures = pictures
        self._title, self._after = plain_label(name="Heading"), plain_label(name="Sub")
        self._title.setWordWrap(True)
        self._look: CardLook | None = None
        self._for_class = False
        self._card = QLabel()
        self._card.setFixedSize(QSize(_WIDE, _HIGH))
        self.view, self.other, self.bar = LadderView(pictures.symbol), LadderView(pictures.symbol), PlayBar()
        self.other.setAccessibleName("The same in the other edition")
        self.timestamps = LadderTimestamps()
        self.view.picked.connect(self.moved)
        for view in (self.view, self.other):
            view.pointed.connect(self.pointed)
        self.bar.moved.connect(self.moved)
        self._side = QWidget()
        self._here, self._there = plain_label(name="FieldLabel"), plain_label(name="FieldLabel")
        self.beside = Chooser("Another edition beside it")
        tip(self.beside, f"The same ladder in another edition ({key_of('ladder_beside')})")
        self.beside.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.beside.activated.connect(self._choose_beside)
        self._two, self._half = QSplitter(), QWidget()
        self._two.setObjectName("TwoLadders")
        self._lay_out()

    def _lay_out(self) -> None:
        side = QVBoxLayout(self._side)
        side.setContentsMargins(0, 0, 0, 0)
        side.addWidget(self._after)
        side.addWidget(self._card)
        side.addWidget(self.timestamps, 1)
        side.addStretch(1)
        self._side.setFixedWidth(_WIDE + 8)
        self._two.setChildrenCollapsible(False)
        self._two.setHandleWidth(14)
        for half, title, view in ((QWidget(), self._here, self.view), (self._half, self._there, self.other)):
            column = QVBoxLayout(half)
            column.setContentsMargins(0, 0, 0, 0)
            column.setSpacing(4)
            column.addWidget(title)
            column.addWidget(view, 1)
            self._two.addWidget(half)
        middle = QVBoxLayout()
        middle.addWidget(self._two, 1)
        middle.addWidget(self.bar)
        across = QHBoxLayout()
        across.setSpacing(14)
        across.addWidget(self._side)
        across.addLayout(middle, 1)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(_RIM, 10, _RIM, 4)
        whole.setSpacing(8)
        head = QHBoxLayout()
        head.addWidget(self._title, 1)
        head.addWidget(self.beside)
        whole.addLayout(head)
        whole.addLayout(across, 1)
        self.show_other(None)

    def set_roles(self, roles: Roles) -> None:
        """Take the theme's colors."""
        self.view.set_roles(roles)
        self.other.set_roles(roles)
        self.bar.set_roles(roles)

    def show_ladder(
        self,
        ladder: Ladder,
        name: str,
        looks: dict[str, CardLook],
        *,
        real: Ladder | None,
        differ: Collection[int] = (),
    ) -> None:
        """Show the ladder of the object of a name; ``looks`` are the cards of its sources.

        Of a board that is not, the ``real`` ladder is given too.
        ``differ`` are the places of rungs that are otherwise in the edition beside it.
        """
        say(self._title, name)
        self.view.show_ladder(ladder, lambda label: self._tile(looks.get(label)), real=real, differ=differ)

    def offer_editions(self, here: str, there: str, others: tuple[str, ...]) -> None:
        """Offer the ``others`` to stand beside the ladder of the edition ``here``; ``there`` is the one that does."""
        self.beside.clear()
        self.beside.addItem("No other edition beside it" if there else "Beside it: no other edition", "")
        for key in others:
            self.beside.addItem(f"Beside it: {key}", key)
        self.beside.setCurrentIndex(self.beside.findData(there))
        say(self._here, f"Rules of {here}")
        say(self._there, f"Rules of {there}")

    def show_other(
        self, ladder: Ladder | None, looks: Mapping[str, CardLook] | None = None, differ: Collection[int] = ()
    ) -> None:
        """Show another edition's ladder beside the first, or none."""
        for widget in (self._here, self._half):
            widget.setVisible(ladder is not None)
        if ladder is not None and self._two.sizes()[1] == 0:
            self._two.setSizes([1, 1])
        self._fit()
        if ladder is not None:
            known = looks or {}
            self.other.show_ladder(ladder, lambda label: self._tile(known.get(label)), differ=differ)

    def show_to_class(self, on: bool) -> None:
        """Cover the rungs to come, and put away all that would tell of them."""
        self._for_class = on
        self.view.cover(on)
        self.bar.segments.setVisible(not on)
        self._fit()

    def step_beside(self) -> None:
        """Put the next edition beside it, after the last none."""
        index = (self.beside.currentIndex() + 1) % self.beside.count()
        self.beside_wanted.emit(self.beside.itemData(index))

    def _choose_beside(self, index: int) -> None:
        self.beside_wanted.emit(self.beside.itemData(index))

    def show_playhead(self, ladder: Ladder, place: int, look: CardLook) -> None:
        """Show everything as of a rung; the card itself at once only where it is drawn already."""
        self.view.show_playhead(place)
        self.bar.show_ladder(ladder, place)
        say(self._after, f"After step {place} of {len(ladder.rungs) - 1}" if place else "As printed")
        self._card.setAccessibleName(f"The card after step {place}")
        self._look = look
        if self._pictures.has_card(look, _WIDE, _HIGH, self.devicePixelRatioF()):
            self.draw_card()

    def draw_card(self) -> None:
        """Draw the card as of the rung in view, where that has been put off."""
        if self._look is not None:
            self._card.setPixmap(self._pictures.card(self._look, _WIDE, _HIGH, self.devicePixelRatioF()))

    def draw_ahead(self, look: CardLook) -> bool:
        """Draw a card that will be asked for; whether it took time, since it was not drawn yet."""
        ratio = self.devicePixelRatioF()
        is_new = not self._pictures.has_card(look, _WIDE, _HIGH, ratio)
        if is_new:
            self._pictures.card(look, _WIDE, _HIGH, ratio)
        return is_new

    def _tile(self, look: CardLook | None) -> QPixmap | None:
        """What a source is known by."""
        return None if look is None else self._pictures.tile(look, px(_TILE), self.devicePixelRatioF())

    def minimumSizeHint(self) -> QSize:
        """As wide as one ladder: the card beside it gives way, and a second one goes below."""
        least = max(part.minimumSizeHint().width() for part in (self.view, self.bar))
        return QSize(least + 2 * _RIM, super().minimumSizeHint().height())

    def resizeEvent(self, event: object) -> None:
        """Leave out the card where there is no room; too narrow for two ladders, they stand one above the other."""
        del event
        self._fit()

    def _fit(self) -> None:
        two = not self._half.isHidden()
        self._side.setVisible(self.width() >= px(_SIDE_AND_TWO if two else _NARROW))
        wide = self.width() >= px(_TWO)
        self._two.setOrientation(Qt.Orientation.Horizontal if wide else Qt.Orientation.Vertical)
        # In a small window the name has the line to itself; the key that sets another edition beside it is still there.
        self.beside.setVisible(not self._for_class and (two or self.width() >= px(_NAMED)))
        self.timestamps.setVisible(
            self.timestamps.list.count() > 0 and self.height() >= _HIGH + _LIST and not self._for_class
        )

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Step, play, leave."""
        if is_key(event, "ladder_back"):
            self.bar.step(-1)
        elif is_key(event, "ladder_on"):
            self.bar.step(1)
        elif is_key(event, "ladder_play"):
            self.bar.toggle()
        elif is_key(event, "ladder_short"):
            self.view.ask_about_next()
        elif is_key(event, "ladder_beside") and not self._for_class:
            self.step_beside()
        elif not self._for_class and (is_key(event, "ladder_older") or is_key(event, "ladder_newer")):
            self.timestamps.list.move_current(-1 if is_key(event, "ladder_older") else 1)
        elif is_key(event, "leave_ladder"):
            self.left.emit()
        else:
            super().keyPressEvent(event)
