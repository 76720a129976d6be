"""What the desk shows: zones as its ground, cards as pixmaps that Qt repaints alone, pictures only for what is in view.

A change is shown by difference: what stays as it was is neither made again nor repainted.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import msgspec
from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QResizeEvent
from PySide6.QtWidgets import QFrame, QGraphicsScene, QGraphicsView, QWidget

from inspector.window.desk.arrange import Arrangement, arrange
from inspector.window.desk.card_pixmaps import DeskLook
from inspector.window.desk.fan import Fan
from inspector.window.desk.furnishing import Furnishing
from inspector.window.desk.gliding import Gliding
from inspector.window.desk.ground import DeskGround
from inspector.window.desk.items import CardItem
from inspector.window.desk.places import Spot
from inspector.window.desk.removing import take_away
from inspector.window.desk.rows import Tile
from inspector.window.desk.scene import DeskScene
from inspector.window.desk.zone_fields import DropTarget, ZoneField
from inspector.window.desk.zooming import Zoom
from inspector.window.style.pictures import Pictures
from inspector.window.style.theme import Roles
from inspector.window.style.type_faces import type_scale


class DeskSurface(QGraphicsView):
    """Shows a ``DeskScene``, and which of its cards are selected."""

    def __init__(self, pictures: Pictures, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setScene(QGraphicsScene(self))
        self.setCacheMode(QGraphicsView.CacheModeFlag.CacheBackground)
        # The ground covers all of it, so nothing need be painted beneath.
        self.viewport().setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.viewport().setAttribute(Qt.WidgetAttribute.WA_StyledBackground, on=False)
        self.setOptimizationFlag(QGraphicsView.OptimizationFlag.DontSavePainterState)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        self.setMinimumSize(300, 240)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setTransformationAnchor(QGraphicsView.ViewportAnchor.AnchorUnderMouse)
        self.look = DeskLook(pictures)
        self.selected: str | None = None
        self._also: tuple[str, ...] = ()
        self._pointer: str | None = None
        self.zoom = Zoom(self, self._arrange)
        self._scene = DeskScene((), {}, {})
        self._arrangement: Arrangement | None = None
        self._arranged_from: object = None
        self._cards: dict[str, CardItem] = {}
        self._ground = DeskGround(self.scene(), self.look)
        self._furnishing = Furnishing(self, self._cards)
        self._gliding = Gliding(self.scene())
        self._fan = Fan(self._cards)
        self._for_class = False
        self._is_held = False
        self._is_peeking = False
        self._turned_by_button: str | None = None
        self._brought: str | None = None
        self._was_large = self.size()
        self._looked_at: frozenset[str] = frozenset()
        self._touched: frozenset[str] = frozenset()
        self._marked: frozenset[str | None] = frozenset()

    @property
    def shown(self) -> DeskScene:
        """What it shows."""
        return self._scene

    @property
    def arrangement(self) -> Arrangement | None:
        """How zones and cards lie now."""
        return self._arrangement

    @property
    def also(self) -> tuple[str, ...]:
        """The labels selected besides the one that the panel shows."""
        return self._also

    def show_scene(self, scene: DeskScene) -> None:
        """Show a table."""
        self._scene = scene
        self._turned_by_button = None
        self._looked_at = self._touched = frozenset()
        self._arrange()

    def select(self, label: str | None, also: tuple[str, ...] = ()) -> None:
        """Show an object as selected, others with it, and bring it into view."""
        self.selected, self._also = label, also
        self._bring_forward()
        self._mark()
        if label is not None and label in self._cards:
            item = self._cards[label]
            self._bring_into_view()
            if not item.is_fresh:
                self._furnishing.go_on_soon()
        count = len(self._scene.cards)
        words = f"{count} card{'s' * (count != 1)} on the desk" if count else "The desk is empty"
        if words != self.accessibleDescription():
            self.setAccessibleDescription(words)

    def set_roles(self, roles: Roles) -> None:
        """Take a theme's colors."""
        self.look.set_roles(roles)
        self.scene().setBackgroundBrush(QColor(roles.desk))
        self.resetCachedContent()
        self._furnish_anew()
        self.viewport().update()

    def set_motion(self, on: bool) -> None:
        """Show cards as they turn and move, or at once where they come to lie."""
        self.look.set_motion(on)

    def show_for_class(self, *, on: bool) -> None:
        """Leave out zones and players that have nothing, and show cards as large as can be; or show all again."""
        self._for_class = on
        self._ground.show_empty_zones(on=not on)
        self._arrange()

    def light(self, targets: dict[Spot, DropTarget]) -> None:
        """Light the zones for a drag and open those that are folded; an empty mapping puts the lights out."""
        self._ground.light(targets)

    def show_touched(self, labels: tuple[str, ...]) -> None:
        """Show rings about the objects that words touch, while these are pointed at."""
        if self._touched != frozenset(labels):
            self._touched = frozenset(labels)
            self._mark()

    def peek(self, on: bool) -> bool:
        """Show the other side of the selected card while ``on``; whether that is new."""
        if on == self._is_peeking:
            return False
        self._is_peeking = on
        self._refresh(self.selected)
        return True

    def peek_one(self, label: str) -> None:
        """Show the other side of one card until it is asked for again or the table changes."""
        before = self._turned_by_button
        self._turned_by_button = None if before == label else label
        self._refresh(before, label)

    def look_beneath(self, labels: frozenset[str]) -> bool:
        """Show the faces of these face-down cards, or hide them again; whether they are shown now."""
        before = self._looked_at
        self._looked_at = frozenset() if before else labels
        self._refresh(*(before | labels))
        return bool(self._looked_at)

    # Where things are.

    def card(self, label: str) -> CardItem:
        """The item of a card."""
        return self._cards[label]

    def card_center(self, label: str) -> QPoint:
        """Where a card lies, in the view's own coordinates."""
        item = self._cards[label]
        return self.mapFromScene(item.pos() + item.card.center())

    def card_box(self, label: str) -> QRect | None:
        """Where a card lies, in pixels of the screen; None for what is not shown on the desk."""
        item = self._cards.get(label)
        if item is None:
            return None
        box = self.mapFromScene(item.mapRectToScene(item.card)).boundingRect()
        return QRect(self.viewport().mapToGlobal(box.topLeft()), box.size())

    def width_of(self, label: str) -> float:
        """How many pixels of the window a card takes across; 0 where not all of it is in view."""
        place = self._arrangement.cards.get(label) if self._arrangement is not None else None
        if place is None or place.shown < 1 or label not in self._scene.cards:
            return 0.0
        return min(place.box.w, place.box.h) * self.zoom.factor

    def button_center(self, label: str) -> QPoint | None:
        """Where a card's turning button lies, in the view's own coordinates; None where it has none."""
        item = self._cards[label]
        return self.mapFromScene(item.mapToScene(item.button)) if item.button is not None else None

    def zone_center(self, spot: Spot) -> QPoint:
        """Where a card can be dropped on a zone, in the view's own coordinates."""
        return self.mapFromScene(QPointF(*self._ground.center(spot)))

    def card_at(self, at: QPoint) -> CardItem | None:
        """The uppermost card at a point of the view."""
        point = self.mapToScene(at)
        found = [item for item in self._cards.values() if item.holds(point)]
        return max(found, key=lambda item: item.zValue(), default=None)

    def zone(self, spot: Spot) -> ZoneField:
        """A zone as it is shown."""
        return self._ground.zone(spot)

    def zone_at(self, at: QPoint) -> ZoneField | None:
        """The zone at a point of the view."""
        point = self.mapToScene(at)
        return self._ground.at(point.x(), point.y())

    def cards_in(self, caught: QRect) -> tuple[str, ...]:
        """The labels of the cards that a rectangle of the view touches."""
        area = self.mapToScene(caught).boundingRect()
        return tuple(label for label, item in self._cards.items() if item.field.intersects(area))

    # Showing it.

    @contextmanager
    def arranged_once(self) -> Iterator[None]:
        """Lay everything out once behind the block, whatever changes in it: its size, what it shows, for whom."""
        self._is_held = True
        try:
            yield
        finally:
            self._is_held = False
            self._arrange()

    def _arrange(self) -> None:
        if not self._scene.players or self._is_held:
            return
        self._fan.fold()
        self._gliding.finish()
        before, tiles = self._arrangement, self._scene.tiles
        laid = self._lay_out(self.zoom.room(), self._scene.players, tiles)
        self.scene().setSceneRect(QRectF(0, 0, laid.frame.width, laid.frame.height))
        self._ground.show(laid, self._scene)
        for label in [label for label in self._cards if label not in laid.cards]:
            gone = self._cards.pop(label)
            gone.rest()
            take_away(gone)
        glides = self.look.motion and laid is not before
        was = {item: item.pos() for item in self._cards.values()} if glides else {}
        for label, place in laid.cards.items():
            item = self._cards.get(label)
            if item is None:
                item = self._cards[label] = CardItem(label, self.look, self._shows_other_side, place)
                self.scene().addItem(item)
            item.lay(place, self._scene.cards[label])
        if laid is not before:
            self._furnishing.sort()
        self._bring_forward()
        self._furnish_anew(all_=False)
        self._mark()
        if was:
            self._gliding.start(was)

    def _bring_forward(self) -> None:
        """Of equal cards let the selected one lie on top, in the place of the one that does."""
        laid = self._arrangement
        if laid is None:
            return
        for group in {laid.alike[label] for label in (self._brought, self.selected) if label in laid.alike}:
            places = [laid.cards[label] for label in group]
            order = sorted(group, key=lambda label: label == self.selected)
            for label, place in zip(order, places, strict=True):
                item = self._cards[label]
                wanted = msgspec.structs.replace(place, label=label)
                if item.place != wanted:
                    item.lay(wanted, self._scene.cards[label])
                    item.furnish()
        self._brought = self.selected

    def point_at(self, at: QPoint | None) -> None:
        """Fan out the equal cards under the mouse, which is at a point of the view or has left it."""
        laid = self._arrangement
        item = self.card_at(at) if at is not None else None
        if at is None or laid is None:
            self._fan.fold()
            return
        group = laid.alike.get(item.label, ()) if item is not None else ()
        self._fan.point(self.mapToScene(at), group, laid.frame.width)

    def _lay_out(
        self, room: tuple[float, float], players: tuple[str, ...], tiles: dict[Spot, tuple[Tile, ...]]
    ) -> Arrangement:
        wanted = (room, players, tiles, type_scale(), self._for_class)
        if self._arrangement is None or wanted != self._arranged_from:
            laid = arrange(*room, players, tiles, type_scale(), for_class=self._for_class)
            self._arrangement, self._arranged_from = laid, wanted
        return self._arrangement

    def drawBackground(self, painter: QPainter, rect: QRectF | QRect) -> None:
        """Paint the zones; Qt keeps what is painted here until a zone changes."""
        self._ground.paint(painter, QRectF(rect))

    def _furnish_anew(self, *, all_: bool = True) -> None:
        """Give every card in view its picture."""
        ratio = self.devicePixelRatioF() * max(self.zoom.factor, 1.0)
        all_ = all_ or ratio != self.look.ratio
        self.look.set_ratio(ratio)
        self._furnishing.renew(self._all, all_=all_)

    def finish_drawing(self) -> None:
        """Show every card in view as it is, which otherwise follows in a moment."""
        self._gliding.finish()
        self._furnishing.finish()

    def scrollContentsBy(self, dx: int, dy: int) -> None:
        """Draw what comes into view."""
        super().scrollContentsBy(dx, dy)
        self._furnishing.go_on()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lay everything out again."""
        super().resizeEvent(event)
        self._arrange()
        # Where only a scroll bar came, one is looking at something already.
        if self.size() != self._was_large:
            self._was_large = self.size()
            self._bring_into_view()

    def _bring_into_view(self) -> None:
        """Scroll to the selected card, where it comes to lie: it may still be on its way there."""
        item = self._cards.get(self.selected or "")
        if item is not None:
            box, (upper, lower) = item.place.box, item.extent
            self.ensureVisible(QRectF(box.x, upper, box.w, lower - upper), 4, 4)

    def _refresh(self, *labels: str | None) -> None:
        for label in labels:
            if label in self._cards:
                self._cards[label].refresh()

    @property
    def _all(self) -> tuple[str | None, ...]:
        return (self.selected, *self._also)

    def _shows_other_side(self, label: str) -> bool:
        if label in self._looked_at:
            return True
        return label == self._turned_by_button or (self._is_peeking and label == self.selected)

    def _mark(self) -> None:
        focus, also, before = self.hasFocus(), frozenset(self._also), self._marked
        self._marked = self._touched | also | {self.selected, self._pointer}
        for label in before | self._marked:
            item = self._cards.get(label) if label is not None else None
            if item is not None:
                chosen = label == self.selected
                pointed = label == self._pointer or label in self._touched
                item.mark(chosen=chosen, focus=focus, also=label in also, pointed=pointed)
