"""The desk: shows zones and cards, and tells what the user wants with them. It knows no rule and no table."""

from __future__ import annotations

import math
from collections.abc import Callable

from PySide6.QtCore import QEvent, QPoint, Qt, Signal
from PySide6.QtGui import (
    QContextMenuEvent,
    QDragEnterEvent,
    QDragLeaveEvent,
    QDragMoveEvent,
    QDropEvent,
    QFocusEvent,
    QKeyEvent,
    QMouseEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import QWidget

from inspector.window.desk.arrange import in_reading_order, neighbor
from inspector.window.desk.dragging import CARD_MIME, CardDrag
from inspector.window.desk.places import Spot
from inspector.window.desk.rows import CardPlace
from inspector.window.desk.scene import DeskScene
from inspector.window.desk.surface import DeskSurface
from inspector.window.desk.tips import CardUnderMouse, DeskTips
from inspector.window.desk.touching import Touching
from inspector.window.desk.zone_fields import DropTarget, ZoneField
from inspector.window.desk.zooming import RubberBand
from inspector.window.style.pictures import Pictures
from inspector.window.widgets.keys import keys_of

_ADDING = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier
_ARROWS = {Qt.Key[f"Key_{name}"]: name.lower() for name in keys_of("neighbor")}


# What dropping a card of the search would do in each zone, by the name of the card.
TargetsOf = Callable[[str], dict[Spot, DropTarget]]


class Desk(DeskSurface):
    """Shows a ``DeskScene``.

    Signals: ``chosen`` a label or None was selected; ``doubled`` a card was double-clicked; ``turned`` its button was
    pressed; ``menu_wanted`` with label and global position; ``zone_opened`` with a zone; ``drag_began`` with a label;
    ``drag_over`` with the target hovered or None; ``moved`` a card was dropped on a zone; ``brought`` a card of the
    search was dropped on one; ``peeked`` whether the other sides are shown; ``toggled`` a card was added to those
    selected or taken out; ``gathered`` with the labels in a rubber band; while a card is to be picked, ``pointed`` at
    which the keyboard is and ``picked`` a label, or None for giving up; ``gave_up`` a drag that Escape ended;
    ``door_pressed`` with a label and the door, left or right, whose unlock badge was pressed.
    """

    chosen = Signal(object)
    doubled = Signal(str)
    turned = Signal(str)
    menu_wanted = Signal(str, QPoint)
    zone_opened = Signal(object, QPoint)
    drag_began = Signal(str)
    drag_over = Signal(object)
    moved = Signal(str, object)
    brought = Signal(str, object)
    peeked = Signal(bool)
    toggled = Signal(str)
    gathered = Signal(object)
    pointed = Signal(str)
    picked = Signal(object)
    gave_up = Signal()
    door_pressed = Signal(str, str)

    def __init__(self, pictures: Pictures, targets_of: TargetsOf, parent: QWidget | None = None) -> None:
        super().__init__(pictures, parent)
        self._targets_of = targets_of
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAcceptDrops(True)
        self.setAccessibleName("Desk")
        self.viewport().setAccessibleName("Desk")
        self._is_picking = False
        self._possible: frozenset[str] | None = None
        self._band = RubberBand(self)
        self._drag: CardDrag | None = None
        self._fingers = Touching(self, self.zoom, self.cancel_drag)
        self._tips = DeskTips(self, self._told_at)

    def _told_at(self, at: QPoint) -> CardUnderMouse | None:
        """What a tip says of the card at a point: nothing of the one selected, which the panel tells."""
        item = self.card_at(at)
        if item is None:
            return None
        box = self.mapFromScene(item.field).boundingRect()
        return CardUnderMouse(item.sentence, box, is_selected=item.label == self.selected)

    def peek(self, on: bool) -> bool:
        """Show the other side of the selected card while ``on``."""
        changed = super().peek(on)
        if changed:
            self.peeked.emit(on)
        return changed

    @property
    def is_picking(self) -> bool:
        """Whether a card is to be picked rather than selected."""
        return self._is_picking

    def begin_pick(self, possible: frozenset[str] | None = None) -> None:
        """Let the next click, or arrows and Enter, pick a card rather than select one; all but ``possible`` are dim."""
        self._is_picking, self._pointer = True, None
        self._possible = possible
        for label, item in self._cards.items():
            item.dim(on=not self._may_pick(label))
        self.viewport().setCursor(Qt.CursorShape.CrossCursor)
        self.setFocus(Qt.FocusReason.OtherFocusReason)

    def end_pick(self) -> None:
        """Select again."""
        self._is_picking, self._pointer = False, None
        self._possible = None
        for item in self._cards.values():
            item.dim(on=False)
        self.viewport().unsetCursor()
        self._mark()

    def _may_pick(self, label: str) -> bool:
        return self._possible is None or label in self._possible

    def _point_to_pick(self, at: QPoint) -> None:
        """Follow the mouse while a card is to be picked."""
        item = self.card_at(at)
        label = item.label if item is not None else None
        may = label is None or self._may_pick(label)
        self.viewport().setCursor(Qt.CursorShape.CrossCursor if may else Qt.CursorShape.ForbiddenCursor)
        if label is not None and label != self._pointer:
            self._go(label)

    # The mouse.

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Select a card, press its button, or begin to drag it."""
        self._gliding.finish()
        self.setFocus(Qt.FocusReason.MouseFocusReason)
        at = event.position().toPoint()
        item = self.card_at(at)
        if self._is_picking:
            left = event.button() is Qt.MouseButton.LeftButton
            self.picked.emit(item.label if item is not None and left else None)
            return
        if event.button() is Qt.MouseButton.MiddleButton:
            self.zoom.begin_pan(at)
            return
        if item is not None and event.button() is Qt.MouseButton.LeftButton and event.modifiers() & _ADDING:
            self.toggled.emit(item.label)
            return
        if item is None and event.button() is Qt.MouseButton.LeftButton:
            self._band.begin(at)
        if item is not None and event.button() is Qt.MouseButton.RightButton and item.label in self._all:
            return
        if item is not None and event.button() is Qt.MouseButton.LeftButton:
            if item.is_on_button(item.mapFromScene(self.mapToScene(at))):
                self.chosen.emit(item.label)
                self.turned.emit(item.label)
                return
            door = item.door_at(item.mapFromScene(self.mapToScene(at)))
            if door:
                self.chosen.emit(item.label)
                self.door_pressed.emit(item.label, door)
                return
            others = [self._cards[label] for label in self._all if label in self._cards and label != item.label]
            is_one_of_many = item.label in self._all and bool(others)
            self._drag = CardDrag(self, (item, *others) if is_one_of_many else (item,), at, self.look)
            if is_one_of_many:
                # It may be the begin of a drag of all; a click alone selects it when the button is let go.
                return
        if item is not None or event.button() is Qt.MouseButton.LeftButton:
            self.chosen.emit(item.label if item is not None else None)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Go on with a drag, a pan or a rubber band."""
        at = event.position().toPoint()
        if self.zoom.pan(at) or self._band.stretch(at):
            return
        if self._is_picking:
            self._point_to_pick(at)
            return
        if self._drag is None:
            super().mouseMoveEvent(event)
            if event.buttons() == Qt.MouseButton.NoButton:
                self.point_at(at)
                self._show_hand(at)
            return
        if self._drag.moved_to(at):
            self.drag_began.emit(self._drag.label)
        if self._drag.is_on:
            self._hover(self.zone_at(at))

    def _show_hand(self, at: QPoint) -> None:
        """Show by the mouse what can be pressed: the button that turns a card, and the unlock badge of a door."""
        item = self.card_at(at)
        here = item.mapFromScene(self.mapToScene(at)) if item is not None else None
        presses = item is not None and here is not None and (item.is_on_button(here) or bool(item.door_at(here)))
        wanted = Qt.CursorShape.PointingHandCursor if presses else Qt.CursorShape.ArrowCursor
        if self.viewport().cursor().shape() is not wanted:
            self.viewport().setCursor(wanted)

    def leaveEvent(self, event: QEvent) -> None:
        """Nothing is pointed at any more."""
        super().leaveEvent(event)
        self.point_at(None)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """End a drag where the mouse is, a pan, or a rubber band."""
        self.zoom.end_pan()
        caught = self._band.end()
        if caught is not None:
            self.gathered.emit(self.cards_in(caught))
            return
        drag, self._drag = self._drag, None
        if drag is None or not drag.is_on:
            if drag is not None and self._also:
                self.chosen.emit(drag.label)
            return
        zone = self.zone_at(event.position().toPoint())
        drag.end()
        self._end_hover()
        if zone is not None and drag.spots != {zone.spot}:
            self.moved.emit(drag.label, zone.spot)

    def cancel_drag(self) -> bool:
        """Give up a drag; whether there was one."""
        was_on = self._end_drag()
        if was_on:
            self.gave_up.emit()
        return was_on

    def _end_drag(self) -> bool:
        drag, self._drag = self._drag, None
        if drag is None or not drag.is_on:
            return False
        drag.end()
        self._end_hover()
        return True

    def show_scene(self, scene: DeskScene) -> None:
        """Show a table; what is held by the mouse is put back first, it may lie elsewhere now, or not at all."""
        if self._drag is not None and self._drag.is_on:
            self._end_drag()
        super().show_scene(scene)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Do the likeliest thing with a card, or open a zone."""
        at = event.position().toPoint()
        item, zone = self.card_at(at), self.zone_at(at)
        if item is not None and not item.is_on_button(item.mapFromScene(self.mapToScene(at))):
            self.doubled.emit(item.label)
        elif item is None and zone is not None:
            self.zone_opened.emit(zone.spot, self.viewport().mapToGlobal(at))

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        """Ask for the actions of a card, or for what lies in a zone."""
        if event.reason() is QContextMenuEvent.Reason.Keyboard:
            self.ask_for_menu()
            return
        item, zone = self.card_at(event.pos()), self.zone_at(event.pos())
        if item is not None and not self._is_picking:
            if item.label not in self._all:
                self.chosen.emit(item.label)
            self.menu_wanted.emit(item.label, event.globalPos())
        elif zone is not None:
            self.zone_opened.emit(zone.spot, event.globalPos())

    def do_likeliest(self, label: str) -> None:
        """Ask for the likeliest action with a card, as a double click does."""
        self.doubled.emit(label)

    def choose(self, label: str) -> None:
        """Ask for a card to be selected, as a click does."""
        self.chosen.emit(label)

    def ask_for_menu(self) -> None:
        """Ask for the actions of the selected card, at the card; where one is to be picked, take it."""
        if self._is_picking:
            if self._pointer is not None:
                self.picked.emit(self._pointer)
            else:
                self._point_at_first()
            return
        if self.selected is not None and self.selected in self._cards:
            at = self.viewport().mapToGlobal(self.card_center(self.selected))
            self.menu_wanted.emit(self.selected, at)

    def _hover(self, zone: ZoneField | None) -> None:
        self._ground.hover(zone)
        self.drag_over.emit(zone.target if zone is not None else None)

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Zoom with the Ctrl key, else scroll."""
        if event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            self.zoom.by(event.angleDelta().y() / 120)
            event.accept()
        else:
            super().wheelEvent(event)

    def _end_hover(self) -> None:
        self.light({})
        self.drag_over.emit(None)

    # Cards dragged here from the search.

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        """Accept a card of the search; files are the window's."""
        if event.mimeData().hasFormat(CARD_MIME):
            self.light(self._targets_of(_card_named(event)))
            event.acceptProposedAction()
        else:
            event.ignore()

    def dragMoveEvent(self, event: QDragMoveEvent) -> None:
        """Light the zone under the mouse."""
        if event.mimeData().hasFormat(CARD_MIME):
            self._hover(self.zone_at(event.position().toPoint()))
            event.acceptProposedAction()
        else:
            event.ignore()

    def dragLeaveEvent(self, event: QDragLeaveEvent) -> None:
        """Put the lights out."""
        del event
        self._end_hover()

    def dropEvent(self, event: QDropEvent) -> None:
        """Take a card of the search."""
        zone = self.zone_at(event.position().toPoint())
        self._end_hover()
        if zone is None or not event.mimeData().hasFormat(CARD_MIME):
            event.ignore()
            return
        event.acceptProposedAction()
        self.brought.emit(_card_named(event), zone.spot)

    # The keyboard.

    def event(self, event: QEvent) -> bool:
        """Keep the Alt key from the menu bar, which would take the keyboard when it is let go."""
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.ShortcutOverride and _is_alt(event):
            event.accept()
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows lead from card to card; Alt shows the other side; Escape gives up a drag or the selection."""
        way = _ARROWS.get(Qt.Key(event.key()))
        if way is not None and self._arrangement is not None:
            self._step(way, adding=bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier))
        elif event.key() == Qt.Key.Key_Alt and not event.isAutoRepeat():
            self.peek(on=True)
        elif event.key() == Qt.Key.Key_Escape:
            if self._is_picking:
                self.picked.emit(None)
            elif not self.cancel_drag():
                self.chosen.emit(None)
        else:
            super().keyPressEvent(event)

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        """End the peek."""
        if event.key() == Qt.Key.Key_Alt and not event.isAutoRepeat():
            self.peek(on=False)
        else:
            super().keyReleaseEvent(event)

    def _step(self, way: str, *, adding: bool) -> None:
        assert self._arrangement is not None
        here, alike = self._here, self._arrangement.alike
        # Of equal cards the arrows meet the one on top; Tab visits each.
        cards = {
            label: place
            for label, place in self._there.items()
            if label == here or (label == alike.get(label, (label,))[-1] and label not in alike.get(here or "", ()))
        }
        if here is not None and here in cards:
            found = neighbor(cards, here, way)
        else:
            found = next(iter(in_reading_order(cards, self._arrangement.frame)), None)
        if found is not None:
            self._go(found, adding=adding)
        elif self._is_picking and self._pointer is None:
            self._point_at_first()

    def _point_at_first(self) -> None:
        """Point at the nearest card that may be picked: a key that leads nowhere else would seem to do nothing."""
        cards = {label: place for label, place in self._there.items() if self._may_pick(label)}
        others = [label for label in cards if label != self.selected] or list(cards)
        here = self._there.get(self.selected or "")
        if others and here is not None:
            x, y = here.box.center
            others.sort(key=lambda label: math.dist((x, y), cards[label].box.center))
        if others:
            self._go(others[0])

    @property
    def _there(self) -> dict[str, CardPlace]:
        """The cards that the keyboard visits: all but what is phased out, which only its menu brings back."""
        laid = self._arrangement.cards if self._arrangement is not None else {}
        return {label: place for label, place in laid.items() if not self._scene.cards[label].away}

    @property
    def _here(self) -> str | None:
        """Where the keyboard is: the card pointed at while one is to be picked, else the selected one."""
        return self._pointer or self.selected if self._is_picking else self.selected

    def _go(self, label: str, *, adding: bool = False) -> None:
        if self._is_picking:
            self._pointer = label
            self._mark()
            self.pointed.emit(label)
        elif adding:
            self.gathered.emit((label, *(other for other in self._all if other not in (None, label))))
        else:
            self.chosen.emit(label)

    def focusNextPrevChild(self, forward: bool) -> bool:
        """Tab visits every card before it leaves the desk."""
        order = in_reading_order(self._there, self._arrangement.frame) if self._arrangement else ()
        here = order.index(self._here) if self._here in order else (-1 if forward else len(order))
        next_ = here + (1 if forward else -1)
        if 0 <= next_ < len(order):
            self._go(order[next_])
            return True
        return super().focusNextPrevChild(forward)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Show where the keyboard is; from the Tab key the first card is selected."""
        super().focusInEvent(event)
        by_tab = event.reason() in (Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason)
        if by_tab and self.selected is None:
            self.focusNextPrevChild(event.reason() is Qt.FocusReason.TabFocusReason)
        self._mark()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """The ring becomes quiet, and a peek ends."""
        super().focusOutEvent(event)
        self.peek(on=False)
        self._mark()


def _card_named(event: QDropEvent) -> str:
    """The name that a card of the search carries with it."""
    return bytes(event.mimeData().data(CARD_MIME).data()).decode("utf-8")


def _is_alt(event: QKeyEvent) -> bool:
    return event.key() == Qt.Key.Key_Alt
