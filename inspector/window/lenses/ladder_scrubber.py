"""The play bar of the ladder: back, play, on, and one segment a rung that is clicked or dragged along."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QColor, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QToolButton, QWidget

from inspector.lenses import Ladder
from inspector.window.style.theme import Roles
from inspector.window.style.type_faces import px, sans, type_scale
from inspector.window.widgets.keys import key_of
from inspector.window.widgets.plain_text import say, tip

STEP_MS = 900
_BAR, _HIGH = 8.0, 44
_BUTTON = 40


class Segments(QWidget):
    """One segment a rung, those of a layer together; ``moved`` is emitted with the place that is wanted."""

    moved = Signal(int)

    def __init__(self) -> None:
        super().__init__()
        self._ladder: Ladder | None = None
        self._place = 0
        self.roles: Roles | None = None
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setFixedHeight(round(px(_HIGH)))
        self.setAccessibleName("Steps of the ladder")

    def minimumSizeHint(self) -> QSize:
        """Narrow enough for a small window."""
        return QSize(60, round(px(_HIGH)))

    def set_roles(self, roles: Roles) -> None:
        """Take the theme's colors."""
        self.roles = roles
        self.setFixedHeight(round(px(_HIGH)))
        self.update()

    def show_ladder(self, ladder: Ladder, place: int) -> None:
        """Show the segments of a ladder, and which rung is in view."""
        self._ladder, self._place = ladder, place
        rung = ladder.rungs[place]
        self.setAccessibleDescription(f"Step {place} of {len(ladder.rungs) - 1}: {rung.says}")
        self.update()

    def _segments(self) -> list[QRectF]:
        assert self._ladder is not None
        count = len(self._ladder.rungs)
        wide = (self.width() - 12) / count
        gap = 3 if wide > 8 else 1
        return [QRectF(6 + place * wide, 10, max(wide - gap, 1), _BAR) for place in range(count)]

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the segments, hollow where an effect did not apply, and the names of the layers below."""
        del event
        if self._ladder is None or self.roles is None:
            return
        painter, roles = QPainter(self), self.roles
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setFont(sans(12))
        named, free = "", 0.0
        for place, (rect, rung) in enumerate(zip(self._segments(), self._ladder.rungs, strict=True)):
            color = QColor(roles.accent)
            painter.setOpacity(1.0 if place <= self._place else 0.35)
            painter.setPen(QPen(color, 1.2))
            painter.setBrush(Qt.BrushStyle.NoBrush if rung.why_not else color)
            painter.drawRoundedRect(rect, 3, 3)
            painter.setOpacity(1.0)
            if place == self._place:
                painter.setBrush(Qt.BrushStyle.NoBrush)
                painter.setPen(QPen(color, 2))
                painter.drawRoundedRect(rect.adjusted(-3, -4, 3, 4), 6, 6)
            if rung.layer != named:
                named = rung.layer
                words = "printed" if named == "start" else f"layer {named}"
                wide = painter.fontMetrics().horizontalAdvance(words)
                if rect.left() >= free and rect.left() + wide <= self.width():
                    painter.setPen(QColor(roles.soft))
                    painter.drawText(QRectF(rect.left(), 24, wide + 4, px(18)), Qt.AlignmentFlag.AlignLeft, words)
                    free = rect.left() + wide + 10
        painter.end()

    def _at(self, x: float) -> int:
        found = [place for place, rect in enumerate(self._segments()) if rect.left() - 3 <= x]
        return found[-1] if found else 0

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Go to the rung under the pointer."""
        if self._ladder is not None:
            self.moved.emit(self._at(event.position().x()))

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Scrub."""
        self.mousePressEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Step with the arrow keys."""
        step = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}.get(Qt.Key(event.key()), 0)
        if step and self._ladder is not None:
            self.moved.emit(min(max(self._place + step, 0), len(self._ladder.rungs) - 1))
        else:
            super().keyPressEvent(event)


class PlayBar(QWidget):
    """Steps through a ladder; ``moved`` is emitted with the place that is wanted."""

    moved = Signal(int)

    def __init__(self) -> None:
        super().__init__()
        self._place, self._last = 0, 0
        self.segments = Segments()
        self.segments.moved.connect(self._go)
        self._clock = QTimer(self)
        self._clock.setInterval(STEP_MS)
        self._clock.timeout.connect(self._tick)
        row = QHBoxLayout(self)
        row.setContentsMargins(4, 4, 4, 4)
        self.first = self._button("|◀", "To the printed card", lambda: self._go(0))
        self.back = self._button("◀", f"Step back ({key_of('ladder_back')})", lambda: self.step(-1))
        self.play = self._button("Play", f"Play ({key_of('ladder_play')})", self.toggle)
        self.on = self._button("▶", f"Step on ({key_of('ladder_on')})", lambda: self.step(1))
        for button in (self.first, self.back, self.play, self.on):
            row.addWidget(button)
        row.addWidget(self.segments, 1)

    def _button(self, sign: str, what: str, run: object) -> QToolButton:
        button = QToolButton()
        say(button, sign)
        tip(button, what)
        button.setAccessibleName(what)
        button.setMinimumWidth(round(_BUTTON * type_scale()))
        button.clicked.connect(run)
        return button

    @property
    def is_playing(self) -> bool:
        """Whether it plays by itself."""
        return self._clock.isActive()

    def set_roles(self, roles: Roles) -> None:
        """Take the theme's colors."""
        self.segments.set_roles(roles)

    def show_ladder(self, ladder: Ladder, place: int) -> None:
        """Show where in a ladder it is."""
        self._place, self._last = place, len(ladder.rungs) - 1
        self.segments.show_ladder(ladder, place)

    def step(self, by: int) -> None:
        """Go some rungs on or back, and stop playing."""
        self.stop()
        self._go(self._place + by)

    def toggle(self) -> None:
        """Play from here, from the beginning where it is at its end, or stop."""
        if self.is_playing:
            self.stop()
            return
        if self._place >= self._last:
            self._go(0)
        self._clock.start()
        say(self.play, "Stop")

    def stop(self) -> None:
        """Stop playing."""
        self._clock.stop()
        say(self.play, "Play")

    def _tick(self) -> None:
        self._go(self._place + 1)
        if self._place >= self._last:
            self.stop()

    def _go(self, place: int) -> None:
        wanted = min(max(place, 0), self._last)
        if wanted != self._place:
            self.moved.emit(wanted)
