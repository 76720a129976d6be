"""A card on the desk as a graphics item. It shows a pixmap made ready beforehand, so Qt repaints it without Python."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from math import cos, radians, sin

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainterPath, QPen, QPixmap, QTransform
from PySide6.QtWidgets import QGraphicsPathItem, QGraphicsPixmapItem

from inspector.drawing import UNLOCK, CardLook, DrawnLayout
from inspector.window.desk.card_pixmaps import BUTTON, RIM, DeskLook
from inspector.window.desk.door_light import DoorLight, doors_opened
from inspector.window.desk.places import Spot
from inspector.window.desk.removing import take_away
from inspector.window.desk.rows import MOST_EDGES, SPACE, CardPlace, edge
from inspector.window.desk.scene import CardView
from inspector.window.desk.turning import Turning
from inspector.window.widgets.plain_text import tip

# A selected card lies above its neighbors.
_CHOSEN = 5_000.0
# As much as is left of what is phased out.
_FADED = 0.5
# And of what cannot be picked.
_DIM = 0.32
# How much larger a lifted card is; how dark one that stands on its edge.
_LIFTED, _DARKEST = 1.04, 110
# From this width on the folded corner has room for the button.
_ROOMY = 176.0
# Below this one, the middle of a face has no room beside it.
_NARROW = 96.0
_FAST, _SMOOTH = Qt.TransformationMode.FastTransformation, Qt.TransformationMode.SmoothTransformation


class CardItem(QGraphicsPixmapItem):
    """One card: its picture, a ring while it is selected, and the button that turns it over.

    It has a picture only while it is in view: ``furnish`` gives it one, ``strip`` takes it away.
    """

    def __init__(self, label: str, look: DeskLook, on_other_side: Callable[[str], bool], place: CardPlace) -> None:
        super().__init__()
        self.label = label
        self.place = place
        self.is_fresh = False
        self.is_chosen = self.has_focus = self.is_also = self.is_pointed = False
        self._look = look
        self._on_other_side = on_other_side
        self._view: CardView | None = None
        self._shown_while_turning: CardView | None = None
        self._turning = Turning(self, self._show_turning, self._shade)
        self._shadow: QGraphicsPixmapItem | None = None
        self._light = DoorLight(self)
        self._dark: QGraphicsPathItem | None = None
        self._shown: Hashable = None
        self._ring: QGraphicsPixmapItem | None = None
        self._button: QGraphicsPixmapItem | None = None
        self._badge: QGraphicsPixmapItem | None = None
        self._count: QGraphicsPixmapItem | None = None
        self._number: QRectF | None = None
        self.is_under_mouse = False
        self.setAcceptHoverEvents(True)
        self.setShapeMode(QGraphicsPixmapItem.ShapeMode.BoundingRectShape)
        self.settle()

    # Where it lies and how it looks.

    def lay(self, place: CardPlace, view: CardView) -> None:
        """Take a place and a look; what changed is shown once it is furnished."""
        before, old = self.place, self._view
        if place == before and view == old:
            return
        self.place, self._view = place, view
        self.is_fresh = False
        self.dim(on=False)
        if place != before:
            self.settle()
        if old is None or view.sentence != old.sentence:
            tip(self, view.sentence)
        if old is not None:
            self._turn(before, old)

    def dim(self, *, on: bool) -> None:
        """Show it as what cannot be picked, or as it is."""
        self.setOpacity(_DIM if on else _FADED if self._view is not None and self._view.away else 1.0)

    def settle(self) -> None:
        """Lie where it belongs."""
        self.setPos(*self.place.box.center)
        self._rise()

    def _rise(self) -> None:
        over = 2 * _CHOSEN if self._turning.is_on else _CHOSEN if self.is_chosen or self.is_pointed else 0.0
        self.setZValue(self.place.level + over)
        self.setVisible(not self.place.covered or self.is_also or over > 0)

    def _turn(self, before: CardPlace, old: CardView) -> None:
        """Turn from how it lay to how it lies: shown, where that is wanted and it lay in the same zone."""
        place, view = self.place, self._view
        over = view is not None and is_turned_over(old.look, view.look)
        flips = view is not None and is_flipped(old.look, view.look)
        here = self._look.motion and before.spot == place.spot
        moves = here and (before.turn != place.turn or over or flips)
        if self._turning.is_on and (moves or before.turn != place.turn):
            self._turning.finish()
        if here and view is not None:
            self._light_doors(old.look, view.look)
        if not moves:
            return
        self._shown_while_turning = old if over or flips else None
        to = before.turn + 180.0 if flips else place.turn
        self._turning.start((before.turn, to), self._show_new_face if over or flips else None, over=over)

    def _light_doors(self, old: CardLook, new: CardLook) -> None:
        """Let light fall through the doors that have been unlocked, if the card lies upright."""
        opened = doors_opened(old, new)
        if opened and self.place.box.w < self.place.box.h and self.place.shown == 1:
            rule = self._look.part(new, self.place, "half rule")
            middle = rule.top() if rule is not None else self.card.height() / 2
            self._light.fall(self.card, self.card.top() + middle, opened)

    def _shade(self, lost: float) -> None:
        """Show how much light a card has lost that turns."""
        if self._dark is None and lost:
            self._dark = QGraphicsPathItem(self)
            self._dark.setPen(QPen(Qt.PenStyle.NoPen))
        if self._dark is None:
            return
        if not lost:
            take_away(self._dark)
            self._dark = None
            return
        shape = QPainterPath()
        shape.addRoundedRect(self.card, 6, 6)
        self._dark.setPath(shape)
        self._dark.setBrush(QColor(0, 0, 0, round(_DARKEST * lost)))

    def lift(self, *, on: bool) -> None:
        """Show it as lifted from the desk, with the shadow that it throws, or as it lies."""
        self.setScale(_LIFTED if on else 1.0)
        self.setTransformationMode(_SMOOTH if on else _FAST)
        if on and self._shadow is None:
            self._shadow = QGraphicsPixmapItem(self)
            self._shadow.setFlag(QGraphicsPixmapItem.GraphicsItemFlag.ItemStacksBehindParent)
        if self._shadow is not None and on:
            thrown = self._look.thrown_shadow(self.card)
            self._shadow.setPixmap(thrown)
            size = thrown.deviceIndependentSize()
            self._shadow.setOffset(self.card.center() - QPointF(size.width() / 2, size.height() / 2))
            self._shadow.setRotation(self.turn)
        elif self._shadow is not None:
            take_away(self._shadow)
            self._shadow = None

    def _show_turning(self) -> None:
        """Begin or end to be shown turning: above all others meanwhile."""
        self._rise()
        self.refresh()

    def _show_new_face(self) -> None:
        self._shown_while_turning = None
        self.refresh()

    def furnish(self, *, may_draw: bool = True) -> bool:
        """Show its picture, or what stood there while none may be drawn. Whether it is the true one."""
        view = self._shown_while_turning or self._view
        if view is None:
            return False
        look = view.peek if self._on_other_side(self.label) else view.look
        place = self._upright_place if self._turning.is_on else self.place
        self.is_fresh = may_draw or self._look.has_face(look, place)
        if not self.is_fresh and self.shows_something:
            self._stretch()
            return False
        shown = (
            self.is_fresh and look,
            place.box.w,
            place.box.h,
            place.shown,
            place.turn,
            place.seen,
            place.count,
            self._look.ratio,
            self._look.roles.name,
        )
        if shown != self._shown:
            self._shown = shown
            self._show(self._look.card(look, place) if self.is_fresh else self._look.unknown(place), place)
            self._show_marks()
        return self.is_fresh

    def rest(self) -> None:
        """Be at the end of whatever moves on it, as it leaves the desk: nothing is drawn for that."""
        self.strip()
        self._light.end()
        if self._turning.is_on:
            self._turning.finish()

    @property
    def shows_something(self) -> bool:
        """Whether it has a picture, be it that of a moment ago."""
        return self._shown is not None

    def _stretch(self) -> None:
        """Fit the picture of a moment ago into another size, until the true one is drawn."""
        size, card = self.pixmap().deviceIndependentSize(), self.card
        if self.pixmap().isNull() or abs(size.width() - card.width()) < 2 * RIM:
            return
        fitted = self.pixmap().scaled((card.size() * self._look.ratio).toSize())
        fitted.setDevicePixelRatio(self._look.ratio)
        self.setOffset(card.topLeft())
        self.setPixmap(fitted)
        # Back in the size that it had, it is not the picture shown there before.
        self._shown = ("stretched",)

    def refresh(self) -> None:
        """Show what it is now, if it is in view."""
        if self._shown is not None:
            self.furnish()

    def strip(self) -> None:
        """Let its picture go."""
        self._shown = None
        self.is_fresh = False
        self.setPixmap(QPixmap())
        self._show_marks()

    @property
    def _upright_place(self) -> CardPlace:
        place = self.place
        return CardPlace(place.label, place.spot, place.box, place.level, 0.0, place.shown)

    def _show(self, picture: QPixmap, place: CardPlace) -> None:
        self.setTransformationMode(_SMOOTH if self._turning.is_on else _FAST)
        size = picture.deviceIndependentSize()
        card, ratio = self.card, self._look.ratio
        corner = card.topLeft() if place.shown < 1 else QPointF(-size.width() / 2, -size.height() / 2)
        # On whole device pixels, or its rim would be blurred.
        at = (self.pos() + corner) * ratio
        self.setOffset(QPointF(round(at.x()), round(at.y())) / ratio - self.pos())
        self.setPixmap(picture)

    @property
    def sentence(self) -> str:
        """What it is, in a sentence."""
        return self._view.sentence if self._view is not None else ""

    @property
    def turn(self) -> float:
        """The degrees clockwise by which it lies turned."""
        return self.place.turn

    @property
    def spot(self) -> Spot:
        """The zone in which it lies."""
        return self.place.spot

    @property
    def card(self) -> QRectF:
        """The part of the card that is in view, upright, about its own middle."""
        box = self.place.box
        return QRectF(-box.w / 2, -box.h / 2, box.w, box.h * self.place.shown)

    @property
    def field(self) -> QRectF:
        """What it and its ring take of the desk, as it lies."""
        upright = self.card.adjusted(-RIM, -RIM, RIM, RIM)
        return QTransform().rotate(self.turn).mapRect(upright).translated(self.pos())

    @property
    def extent(self) -> tuple[float, float]:
        """Its upper and lower edge where it comes to lie, with its ring."""
        # In plain numbers, for this is asked of every card of the desk whenever one comes or goes.
        place = self.place
        box = place.box
        middle = box.y + box.h / 2
        upper, lower = -box.h / 2 - RIM, box.h * (place.shown - 0.5) + RIM
        if not place.turn:
            return middle + upper, middle + lower
        turn = radians(place.turn)
        reach = [x * sin(turn) + y * cos(turn) for x in (-box.w / 2 - RIM, box.w / 2 + RIM) for y in (upper, lower)]
        return middle + min(reach), middle + max(reach)

    def holds(self, at: QPointF) -> bool:
        """Whether a point of the desk lies on the card."""
        return self.card.contains(QTransform().rotate(-self.turn).map(at - self.pos()))

    # Ring and button.

    def mark(self, *, chosen: bool, focus: bool, also: bool = False, pointed: bool = False) -> None:
        """Show or hide the ring of the selected card, in its strong form with ``focus``.

        ``also`` is for those selected with it, ``pointed`` for the one that Enter would pick.
        """
        if (chosen, focus, also, pointed) != (self.is_chosen, self.has_focus, self.is_also, self.is_pointed):
            self.is_chosen, self.has_focus, self.is_also, self.is_pointed = chosen, focus, also, pointed
            self._rise()
            self._show_marks()

    @property
    def button(self) -> QPointF | None:
        """The middle of the button that turns the card over; None where it has no other face."""
        if self._view is None or not self._view.two_faced or not (self.is_chosen or self.is_under_mouse):
            return None
        card = self.card
        # On the folded corner, which covers nothing that is read; of a small card it stands out a little.
        inward = BUTTON - 1 if card.width() >= _ROOMY else 2.0
        upright = QPointF(card.right() - inward, card.bottom() - inward)
        return QTransform().rotate(0.0 if self._turning.is_on else self.turn).map(upright)

    def is_on_button(self, at: QPointF) -> bool:
        """Whether a point, in the item's own coordinates, hits the button."""
        button = self.button
        return button is not None and (at - button).manhattanLength() <= BUTTON * 1.7

    def door_at(self, at: QPointF) -> str:
        """The door, left or right, whose unlock badge is at a point in the item's own coordinates; empty for none.

        The left half is the upper one as a card is drawn.
        """
        view, place = self._view, self.place
        if view is None or not view.look.halves or place.shown < 1 or place.box.w > place.box.h:
            return ""
        upright = QTransform().rotate(-self.turn).map(at) - self.card.topLeft()
        badges = (box for says, box in self._look.parts(view.look, place, "badge") if says == UNLOCK)
        if not any(box.adjusted(-3, -4, 3, 4).contains(upright) for box in badges):
            return ""
        rule = self._look.part(view.look, place, "half rule")
        return "right" if rule is not None and upright.y() > rule.top() else "left"

    def hoverEnterEvent(self, event: object) -> None:
        """Show the button."""
        del event
        self.is_under_mouse = True
        self._show_marks()

    def hoverLeaveEvent(self, event: object) -> None:
        """Hide the button, unless the card is selected."""
        del event
        self.is_under_mouse = False
        self._show_marks()

    def _show_marks(self) -> None:
        in_view = self._shown is not None
        self._ring = self._with_child(self._ring, wanted=in_view and self._has_ring)
        if self._ring is not None:
            strong = (self.is_chosen and self.has_focus) or self.is_pointed
            self._ring.setPixmap(self._look.ring(self.card, strong=strong, dashed=self.is_pointed))
            self._ring.setOffset(self.card.topLeft() - QPointF(RIM, RIM))
            self._ring.setRotation(0.0 if self._turning.is_on else self.turn)
        button = self.button
        self._button = self._with_child(self._button, wanted=in_view and button is not None)
        if self._button is not None and button is not None:
            self._button.setPixmap(self._look.button())
            self._button.setOffset(button - QPointF(BUTTON + 2, BUTTON + 2))

        self._show_badge(in_view=in_view)

    @property
    def shows_badge(self) -> bool:
        """Whether a badge says how many equal cards lie here, or what is covered."""
        return self._badge is not None or self._count is not None

    def _show_badge(self, *, in_view: bool) -> None:
        """How many equal cards lie here, and what a neighbor would cover: power and toughness, loyalty, counters."""
        place, card = self.place, self.card
        self._count = self._with_child(self._count, wanted=in_view and place.count > 1)
        if self._count is not None:
            picture = self._look.badge(f"×{place.count}", strong=True, small=card.width() < _NARROW)
            # At the lower corner, over the rims and the edges of the cards beneath: no word or sign stands there. It
            # reaches into the gaps as far as the next row, and at the left as the ring of a neighbor leaves its number.
            over = picture.deviceIndependentSize().height() - SPACE + 1
            at = QPointF(card.left() - self._edges - SPACE + 3, card.bottom() - over)
            self._put_badge(self._count, picture, at)
        words = self._covered_figures()
        self._badge = self._with_child(self._badge, wanted=in_view and bool(words))
        if self._badge is not None:
            picture = self._look.badge(words, strong=False)
            size = picture.deviceIndependentSize()
            # Under it may stand how many there are.
            under = SPACE if place.count > 1 else 0.0
            at = QPointF(card.left() + 2, card.bottom() - size.height() - 3 - under)
            if self._number is not None and place.seen > size.width():
                # Over what is left of the number itself, so that it is not read twice.
                left = min(self._number.left() - 1, max(place.seen - self._edges - size.width() - 1, 0))
                at = card.topLeft() + QPointF(left, self._number.center().y() - size.height() / 2)
            self._put_badge(self._badge, picture, at)

    @property
    def _edges(self) -> float:
        """How much the equal cards beneath it show at its left."""
        return edge(self.place.box.w) * (min(self.place.count, MOST_EDGES) - 1)

    @staticmethod
    def _put_badge(badge: QGraphicsPixmapItem, picture: QPixmap, at: QPointF) -> None:
        # Above the ring of a selected card.
        badge.setZValue(1)
        badge.setPixmap(picture)
        badge.setOffset(at)

    def _covered_figures(self) -> str:
        """The figures where a neighbor covers them, of which the whole number would tell as much."""
        place, view = self.place, self._view
        self._number = None
        if view is None or self.is_chosen or not (place.shown < 1 or 0 < place.seen < place.box.w):
            return ""
        if place.shown == 1 and view.figures:
            self._number = self._look.part(view.look, place, "plate")
            if self._number is not None and self._number.right() <= place.seen - self._edges:
                return ""
        return view.figures

    @property
    def _has_ring(self) -> bool:
        return self.is_chosen or self.is_also or self.is_pointed

    def _with_child(self, child: QGraphicsPixmapItem | None, *, wanted: bool) -> QGraphicsPixmapItem | None:
        if child is None and wanted:
            child = QGraphicsPixmapItem(self)
            child.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
            child.setTransformationMode(_SMOOTH)
        elif child is not None and not wanted:
            take_away(child)
            child = None
        return child


def is_turned_over(old: CardLook, new: CardLook) -> bool:
    """Whether another side is up: a card back for a face, or the face that was beneath."""
    if old.side is not new.side:
        return True
    beneath = old.other is not None and old.other.name == new.face.name
    return beneath and new.face.name != old.face.name


def is_flipped(old: CardLook, new: CardLook) -> bool:
    """Whether a flip card lies the other way up: the half that was upside down is the first now."""
    if old.layout is not DrawnLayout.FLIP or new.layout is not DrawnLayout.FLIP:
        return False
    first, second = ([half.face.name for half in look.halves] for look in (old, new))
    return first == second[::-1] and first != second
