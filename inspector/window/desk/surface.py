"""What the desk shows: zones as its ground, cards as pixmaps that Qt repaints alone, pictures only for what is in view.

A change is shown by difference: what stays as it was is neither made again nor repainted.
"""

from __future__ import annotations

import time
from bisect import bisect_left, bisect_right

import msgspec
from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, Qt, QTimer
from PySide6.QtGui import QColor, QPainter, QResizeEvent
from PySide6.QtWidgets import QFrame, QGraphicsScene, QGraphicsView, QWidget

from inspector.window.desk.arrange import Arrangement, Tile, arrange
from inspector.window.desk.card_pixmaps import DeskLook
from inspector.window.desk.items import CardItem
from inspector.window.desk.places import Spot
from inspector.window.desk.scene import DeskScene
from inspector.window.desk.zone_fields import DropTarget, ZoneField, paint_zone
from inspector.window.desk.zooming import Zoom
from inspector.window.style.pictures import Pictures, bytes_of
from inspector.window.style.theme import Roles

# While scrolling, faces are drawn for so long at once; what is left follows as soon as the events are done.
_DRAW_SECONDS = 0.008
# Cards out of view keep their pictures up to so many bytes in all.
_MOST_OUT_OF_VIEW = 32_000_000


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
        self.setMinimumSize(480, 380)
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
        self._zones: dict[Spot, ZoneField] = {}
        self._cards: dict[str, CardItem] = {}
        self._by_top: list[tuple[float, float, CardItem]] = []
        self._tallest = 0.0
        self._is_waiting = False
        self._is_peeking = False
        self._turned_by_button: str | None = None
        self._looked_at: frozenset[str] = frozenset()
        self._touched: frozenset[str] = frozenset()

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
        self._mark()
        if label is not None and label in self._cards:
            self.ensureVisible(self._cards[label].field, 4, 4)
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

    def light(self, targets: dict[Spot, DropTarget]) -> None:
        """Light the zones for a drag; an empty mapping puts the lights out."""
        for spot, zone in list(self._zones.items()):
            self._show_zone(msgspec.structs.replace(zone, target=targets.get(spot), is_hovered=False))

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

    def button_center(self, label: str) -> QPoint | None:
        """Where a card's turning button lies, in the view's own coordinates; None where it has none."""
        item = self._cards[label]
        return self.mapFromScene(item.mapToScene(item.button)) if item.button is not None else None

    def zone_center(self, spot: Spot) -> QPoint:
        """Where a zone lies, in the view's own coordinates."""
        return self.mapFromScene(QPointF(*self._zones[spot].box.center))

    def card_at(self, at: QPoint) -> CardItem | None:
        """The uppermost card at a point of the view."""
        point = self.mapToScene(at)
        found = [item for item in self._cards.values() if item.holds(point)]
        return max(found, key=lambda item: item.zValue(), default=None)

    def zone_at(self, at: QPoint) -> ZoneField | None:
        """The zone at a point of the view."""
        point = self.mapToScene(at)
        return next((zone for zone in self._zones.values() if zone.box.holds(point.x(), point.y())), None)

    def cards_in(self, caught: QRect) -> tuple[str, ...]:
        """The labels of the cards that a rectangle of the view touches."""
        area = self.mapToScene(caught).boundingRect()
        return tuple(label for label, item in self._cards.items() if item.field.intersects(area))

    # Showing it.

    def _arrange(self) -> None:
        if not self._scene.players:
            return
        room, tiles, before = self.zoom.room(), self._scene.tiles, self._arrangement
        laid = self._lay_out(room, self._scene.players, tiles)
        self.scene().setSceneRect(QRectF(0, 0, laid.frame.width, laid.frame.height))
        self._show_zones(laid)
        for label in [label for label in self._cards if label not in laid.cards]:
            self.scene().removeItem(self._cards.pop(label))
        for label, place in laid.cards.items():
            item = self._cards.get(label)
            if item is None:
                item = self._cards[label] = CardItem(label, self.look, self._shows_other_side, place)
                self.scene().addItem(item)
            item.lay(place, self._scene.cards[label])
        if laid is not before:
            self._sort_by_top()
        self._furnish_anew(all_=False)
        self._mark()

    def _sort_by_top(self) -> None:
        """Make it quick to find which cards are in view."""
        self._by_top = sorted(
            ((item.field.top(), item.field.bottom(), item) for item in self._cards.values()), key=lambda found: found[0]
        )
        self._tallest = max((bottom - top for top, bottom, _ in self._by_top), default=0.0)

    def _lay_out(
        self, room: tuple[float, float], players: tuple[str, ...], tiles: dict[Spot, tuple[Tile, ...]]
    ) -> Arrangement:
        wanted = (room, players, tiles)
        if self._arrangement is None or wanted != self._arranged_from:
            self._arrangement, self._arranged_from = arrange(*room, players, tiles), wanted
        return self._arrangement

    def _show_zones(self, laid: Arrangement) -> None:
        for spot in [spot for spot in self._zones if spot not in laid.frame.zones]:
            self._ground(self._zones.pop(spot).painted)
        for spot, box in laid.frame.zones.items():
            note = self._note(spot)
            old = self._zones.get(spot)
            count = len(self._scene.tiles.get(spot, ()))
            lit = (old.target, old.is_hovered) if old is not None else (None, False)
            self._show_zone(ZoneField(spot, box, count, note, *lit))

    def _note(self, spot: Spot) -> str:
        # Day and night belong to nobody, as the stack does.
        told = self._scene.day_night if spot.zone == "stack" else ""
        told = f"it is {told}" if told else ""
        if spot.zone == "battlefield":
            told = self._scene.standing.get(spot.player, "")
        return f"   ·   {told}" if told else ""

    def _show_zone(self, zone: ZoneField) -> None:
        old = self._zones.get(zone.spot)
        if zone == old:
            return
        self._zones[zone.spot] = zone
        self._ground(zone.painted)
        if old is not None and old.box != zone.box:
            self._ground(old.painted)

    def _ground(self, area: QRectF) -> None:
        self.scene().invalidate(area, QGraphicsScene.SceneLayer.BackgroundLayer)

    def drawBackground(self, painter: QPainter, rect: QRectF | QRect) -> None:
        """Paint the zones; Qt keeps what is painted here until a zone changes."""
        painter.fillRect(rect, QColor(self.look.roles.desk))
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for zone in self._zones.values():
            if zone.painted.intersects(rect):
                paint_zone(painter, zone, self.look.roles, QRectF(rect))

    # Pictures for what is in view.

    def _in_view(self) -> list[CardItem]:
        area = self.mapToScene(self.viewport().rect()).boundingRect()
        first = bisect_left(self._by_top, area.top() - self._tallest, key=lambda found: found[0])
        last = bisect_right(self._by_top, area.bottom(), key=lambda found: found[0])
        return [item for _, bottom, item in self._by_top[first:last] if bottom >= area.top()]

    def _furnish_anew(self, *, all_: bool = True) -> None:
        """Give every card in view its picture, and take it from those that changed out of view."""
        ratio = self.devicePixelRatioF() * max(self.zoom.factor, 1.0)
        all_ = all_ or ratio != self.look.ratio
        self.look.set_ratio(ratio)
        seen = self._in_view()
        in_view = {item.label for item in seen}
        for label, item in self._cards.items():
            if label not in in_view and (all_ or not item.is_fresh):
                item.strip()
        for item in seen:
            if all_ or not item.is_fresh:
                item.furnish()

    def _furnish_new(self) -> None:
        """Give those cards a picture that came into view, for as long as nobody has to wait."""
        self._is_waiting = False
        new = [item for item in self._in_view() if not item.is_fresh]
        if not new:
            return
        until = time.monotonic() + _DRAW_SECONDS
        drawn = [item.furnish(may_draw=time.monotonic() < until) for item in new]
        if not all(drawn):
            self._is_waiting = True
            QTimer.singleShot(0, self, self._furnish_waiting)
        self._strip_far()

    def _furnish_waiting(self) -> None:
        if self._is_waiting:
            self._furnish_new()

    def _strip_far(self) -> None:
        in_view = {item.label for item in self._in_view()}
        out = [item for label, item in self._cards.items() if item.is_fresh and label not in in_view]
        if sum(bytes_of(item.pixmap()) for item in out) > _MOST_OUT_OF_VIEW:
            for item in out:
                item.strip()

    def scrollContentsBy(self, dx: int, dy: int) -> None:
        """Draw what comes into view."""
        super().scrollContentsBy(dx, dy)
        self._furnish_new()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lay everything out again."""
        super().resizeEvent(event)
        self._arrange()

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
        focus, also = self.hasFocus(), frozenset(self._also)
        for label, item in self._cards.items():
            chosen = label == self.selected
            pointed = label == self._pointer or label in self._touched
            item.mark(chosen=chosen, focus=focus, also=label in also, pointed=pointed)
