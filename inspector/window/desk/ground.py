"""The desk's ground: which zones lie where, lit or not, painted beneath the cards; folded ones open under a drag."""

from __future__ import annotations

import msgspec
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter
from PySide6.QtWidgets import QGraphicsItem, QGraphicsScene, QStyleOptionGraphicsItem, QWidget

from inspector.window.desk.arrange import Arrangement
from inspector.window.desk.card_pixmaps import DeskLook
from inspector.window.desk.places import FIELD, TAB, Frame, Rect, Spot
from inspector.window.desk.scene import DeskScene, Standing
from inspector.window.desk.zone_fields import (
    DropTarget,
    HalfField,
    ZoneField,
    paint_half,
    paint_opened,
    paint_zone,
)

# Above all cards but those that the mouse holds.
_OVER_CARDS = 9_000.0


class DeskGround:
    """Keeps the halves and zones of a desk as they are shown, and asks for no more to be repainted than changed."""

    def __init__(self, scene: QGraphicsScene, look: DeskLook) -> None:
        self._scene = scene
        self._look = look
        self._zones: dict[Spot, ZoneField] = {}
        self._halves: dict[str, HalfField] = {}
        self._frame: Frame | None = None
        self._opened = _OpenedZones(look)
        self._names_empty = True
        scene.addItem(self._opened)

    @property
    def is_open(self) -> bool:
        """Whether something is dragged, so that folded zones are open."""
        return any(zone.target is not None for zone in self._zones.values())

    def show_empty_zones(self, *, on: bool) -> None:
        """Name the zones in which nothing lies, or leave them out."""
        self._names_empty = on
        for zone in self._zones.values():
            if zone.form == TAB:
                self._repaint(zone.painted)

    def show(self, laid: Arrangement, shown: DeskScene) -> None:
        """Show the zones of a table as they are laid out."""
        self._frame = laid.frame
        for gone in [spot for spot in self._zones if spot not in laid.frame.zones]:
            self._repaint(self._zones.pop(gone).painted)
        for gone_player in [player for player in self._halves if player not in laid.frame.halves]:
            self._repaint(self._halves.pop(gone_player).painted)
        for player, box in laid.frame.halves.items():
            note = f"it is {shown.day_night}" if shown.day_night and player == shown.players[0] else ""
            standing = shown.standing.get(player, Standing())
            self._show_half(HalfField(player, box, laid.frame.strips[player], standing, note))
        for spot, box in laid.frame.zones.items():
            old = self._zones.get(spot)
            count = len(shown.tiles.get(spot, ()))
            lit = (old.target, old.is_hovered) if old is not None else (None, False)
            self._show_zone(ZoneField(spot, box, laid.frame.forms[spot], count, *lit))

    def light(self, targets: dict[Spot, DropTarget]) -> None:
        """Light the zones for a drag; an empty mapping puts the lights out."""
        for spot, zone in list(self._zones.items()):
            self._show_zone(msgspec.structs.replace(zone, target=targets.get(spot), is_hovered=False))
        self._open()

    def hover(self, under: ZoneField | None) -> None:
        """Show over which zone something is dragged."""
        for spot, zone in list(self._zones.items()):
            is_hovered = under is not None and spot == under.spot
            self._show_zone(msgspec.structs.replace(zone, is_hovered=is_hovered))
        self._open()

    def _open(self) -> None:
        folded = [zone for zone in self._zones.values() if zone.form == TAB and self.is_open]
        self._opened.show_zones([msgspec.structs.replace(zone, box=self._drop(zone.spot)) for zone in folded])

    def _drop(self, spot: Spot) -> Rect:
        assert self._frame is not None
        return self._frame.drops[spot]

    def center(self, spot: Spot) -> tuple[float, float]:
        """Where a card can be dropped on a zone."""
        zone = self._zones[spot]
        if self._frame is not None and spot in self._frame.drops:
            return self._frame.drops[spot].center
        return zone.box.center

    def zone(self, spot: Spot) -> ZoneField:
        """A zone as it is shown."""
        return self._zones[spot]

    def at(self, x: float, y: float) -> ZoneField | None:
        """The zone at a point; an open one lies above all others, a pile on its half."""
        is_open = self.is_open
        found = self._opened.at(x, y) if is_open else None
        if found is not None:
            return self._zones[found]
        held = [zone for zone in self._zones.values() if zone.box.holds(x, y) and not (is_open and zone.form == TAB)]
        return min(held, key=lambda zone: zone.box.w * zone.box.h, default=None)

    def paint(self, painter: QPainter, exposed: QRectF) -> None:
        """Paint what is exposed."""
        roles = self._look.roles
        painter.fillRect(exposed, QColor(roles.desk))
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for half in self._halves.values():
            if half.painted.intersects(exposed):
                paint_half(painter, half, roles, exposed)
        for zone in self._zones.values():
            if zone.painted.intersects(exposed) and (self._names_empty or zone.form != TAB):
                paint_zone(painter, zone, roles)

    def _show_half(self, half: HalfField) -> None:
        old = self._halves.get(half.player)
        if half == old:
            return
        self._halves[half.player] = half
        if old is None or old.box != half.box or old.strip != half.strip:
            self._repaint(half.painted)
        if old is not None and old.box != half.box:
            self._repaint(old.painted)
        strip = half.strip
        self._repaint(QRectF(strip.x, strip.y, strip.w, strip.h))

    def _show_zone(self, zone: ZoneField) -> None:
        old = self._zones.get(zone.spot)
        if zone == old:
            return
        self._zones[zone.spot] = zone
        if old is not None and old.form == zone.form == FIELD and old.target == zone.target is None:
            # Of a ground that is not lit nothing is painted but the half, which says itself where it lies.
            return
        self._repaint(zone.painted)
        if old is not None and old.box != zone.box:
            self._repaint(old.painted)

    def _repaint(self, area: QRectF) -> None:
        # The shadow of the stack's pane reaches a little beyond it.
        self._scene.invalidate(area.adjusted(-6, -2, 6, 10), QGraphicsScene.SceneLayer.BackgroundLayer)


class _OpenedZones(QGraphicsItem):
    """The folded zones while they are open, above the cards that lie there."""

    def __init__(self, look: DeskLook) -> None:
        super().__init__()
        self._look = look
        self._zones: list[ZoneField] = []
        self.setZValue(_OVER_CARDS)
        self.setVisible(False)

    def show_zones(self, zones: list[ZoneField]) -> None:
        """Show these zones."""
        if zones != self._zones:
            self.prepareGeometryChange()
            self._zones = zones
            self.setVisible(bool(zones))
            self.update()

    def at(self, x: float, y: float) -> Spot | None:
        """The zone at a point."""
        return next((zone.spot for zone in self._zones if zone.box.holds(x, y)), None)

    def boundingRect(self) -> QRectF:
        """All that they take."""
        area = QRectF()
        for zone in self._zones:
            area = area.united(zone.painted)
        return area

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        """Paint them."""
        del option, widget
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for zone in self._zones:
            paint_opened(painter, zone, self._look.roles)
