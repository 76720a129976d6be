"""The desk, a zone and a card as a screen reader sees them: role, name, description, state, place, and what they do."""

from __future__ import annotations

import weakref
from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Protocol

from PySide6.QtCore import QObject, QPoint, QPointF, QRect, QRectF, Qt, QTimer
from PySide6.QtGui import QAccessible, QAccessibleActionInterface, QAccessibleInterface, QColor, QTransform, QWindow
from PySide6.QtWidgets import QAccessibleWidget, QWidget
from shiboken6 import Shiboken

from inspector.window.desk.places import Spot, zone_title
from inspector.window.words.sentences import spoken

if TYPE_CHECKING:
    from inspector.window.board.session import Session
    from inspector.window.desk.desk import Desk

_Voice = QAccessibleInterface | None
_Relations = list[tuple[QAccessibleInterface, QAccessible.RelationFlag]]


class SpokenObjects(Protocol):
    """What makes the interfaces and keeps them, so that each card has one and the same."""

    desk: Desk
    session: Session

    @property
    def root(self) -> QAccessibleInterface | None:
        """The interface of the desk."""

    def zones(self) -> tuple[Spot, ...]:
        """Every zone on the desk."""

    def labels(self, spot: Spot) -> tuple[str, ...]:
        """What lies in a zone."""

    def spot_of(self, label: str) -> Spot | None:
        """The zone in which a card lies."""

    def zone(self, spot: Spot) -> ZoneVoice:
        """The interface of a zone."""

    def card(self, label: str) -> CardVoice | None:
        """The interface of a card; None where there is no such card on the desk."""


class DeskVoice(QAccessibleWidget):
    """The desk: what lies on it as widgets (the invitation of an empty one), then its zones.

    Qt's bindings keep what a factory made for ever, so it holds the desk and the rest but weakly.
    """

    def __init__(self, desk: Desk, spoken: SpokenObjects) -> None:
        super().__init__(desk, QAccessible.Role.Grouping)
        self._of = weakref.ref(spoken)

    def _widgets(self) -> list[QWidget]:
        spoken = self._of()
        if spoken is None:
            return []
        own = [child for child in spoken.desk.children() if isinstance(child, QWidget) and child.isVisible()]
        seen = spoken.desk.viewport()
        return [child for child in own if child is not seen and not child.objectName().startswith("qt_scrollarea_")]

    def childCount(self) -> int:
        """Widgets and zones."""
        spoken = self._of()
        return len(self._widgets()) + len(spoken.zones()) if spoken is not None else 0

    def child(self, index: int) -> _Voice:  # type: ignore[override]
        """A widget or a zone."""
        spoken, widgets = self._of(), self._widgets()
        if spoken is None or not 0 <= index < self.childCount():
            return None
        if index < len(widgets):
            return QAccessible.queryAccessibleInterface(widgets[index])
        return spoken.zone(spoken.zones()[index - len(widgets)])

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        """Where a widget or a zone stands among the others; -1 for what is none of them."""
        spoken, widgets = self._of(), self._widgets()
        if isinstance(child, ZoneVoice) and spoken is not None:
            return len(widgets) + spoken.zones().index(child.spot)
        asked = child.object()
        return next((place for place, widget in enumerate(widgets) if widget is asked), -1)

    def childAt(self, x: int, y: int) -> _Voice:  # type: ignore[override]
        """The widget or the zone at a point of the screen."""
        spoken = self._of()
        if spoken is None:
            return None
        at = spoken.desk.viewport().mapFromGlobal(QPoint(x, y))
        over = next((widget for widget in self._widgets() if widget.geometry().contains(at)), None)
        if over is not None:
            return QAccessible.queryAccessibleInterface(over)
        spot = next((spot for spot in spoken.zones() if spoken.zone(spot).rect().contains(x, y)), None)
        return spoken.zone(spot) if spot is not None else None

    def focusChild(self) -> _Voice:  # type: ignore[override]
        """The selected card, while the desk has the keyboard."""
        spoken = self._of()
        if spoken is None or not spoken.desk.hasFocus() or spoken.desk.selected is None:
            return None
        return spoken.card(spoken.desk.selected)


class _Painted(QAccessibleInterface):
    """What zones and cards have in common: no QObject behind them, a place on the desk."""

    def __init__(self, spoken: SpokenObjects) -> None:
        super().__init__()
        self._spoken = spoken

    def isValid(self) -> bool:
        """Whether the desk is still there."""
        return Shiboken.isValid(self._spoken) and Shiboken.isValid(self._spoken.desk)

    def object(self) -> QObject | None:  # type: ignore[override]
        """None: it is painted."""
        return None

    def window(self) -> QWindow | None:  # type: ignore[override]
        """The window of the desk."""
        return self._spoken.desk.window().windowHandle()

    def setText(self, kind: QAccessible.Text, text: str) -> None:
        """Nothing can be written on it."""

    def relations(self, match: QAccessible.RelationFlag | None = None) -> _Relations:
        """None but those of the tree."""
        del match
        return []

    def backgroundColor(self) -> QColor:
        """The desk's."""
        return QColor(self._spoken.desk.look.roles.zone)

    def foregroundColor(self) -> QColor:
        """That of its words."""
        return QColor(self._spoken.desk.look.roles.ink)

    def interface_cast(self, kind: QAccessible.InterfaceType) -> int:
        """None beyond the tree itself."""
        del kind
        return _NOTHING

    def virtual_hook(self, id: int, data: int) -> None:  # noqa: A002
        """For extensions of Qt that are not used."""

    def _on_screen(self, rect: QRectF) -> QRect:
        desk = self._spoken.desk
        seen = desk.mapFromScene(rect).boundingRect()
        return QRect(desk.viewport().mapToGlobal(seen.topLeft()), seen.size())


# What the bindings take for a null pointer; None is read as something else.
_NOTHING: int = Shiboken.VoidPtr(0, 0)  # type: ignore[assignment, call-arg]


class ZoneVoice(_Painted):
    """A zone: a list of cards."""

    def __init__(self, spoken: SpokenObjects, spot: Spot) -> None:
        super().__init__(spoken)
        self.spot = spot

    def parent(self) -> _Voice:  # type: ignore[override]
        """The desk."""
        return self._spoken.root

    def role(self) -> QAccessible.Role:
        """A list."""
        return QAccessible.Role.List

    def state(self) -> QAccessible.State:
        """Read only; it never has the keyboard."""
        state = QAccessible.State()
        state.readOnly = True
        return state

    def text(self, kind: QAccessible.Text) -> str:
        """``Ana's battlefield``, and how many cards lie there, with the player's life and whose turn it is."""
        if kind == QAccessible.Text.Name:
            return zone_title(self.spot)
        count = self.childCount()
        if kind != QAccessible.Text.Description:
            return ""
        standing = self._spoken.desk.shown.standing.get(self.spot.player) if self.spot.zone == "battlefield" else None
        told = f", {', '.join(standing.parts)}" if standing is not None else ""
        return f"{count} card{'s' * (count != 1)}{told}"

    def rect(self) -> QRect:
        """Where it lies on the screen."""
        laid = self._spoken.desk.arrangement
        if laid is None or self.spot not in laid.frame.zones:
            return QRect()
        box = laid.frame.zones[self.spot]
        return self._on_screen(QRectF(box.x, box.y, box.w, box.h))

    def childCount(self) -> int:
        """How many cards lie in it."""
        return len(self._spoken.labels(self.spot))

    def child(self, index: int) -> _Voice:  # type: ignore[override]
        """A card that lies in it."""
        labels = self._spoken.labels(self.spot)
        return self._spoken.card(labels[index]) if 0 <= index < len(labels) else None

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        """The place of a card among the others; -1 for what does not lie in it."""
        labels = self._spoken.labels(self.spot)
        return labels.index(child.label) if isinstance(child, CardVoice) and child.label in labels else -1

    def childAt(self, x: int, y: int) -> _Voice:  # type: ignore[override]
        """The uppermost card at a point of the screen."""
        cards = [self._spoken.card(label) for label in self._spoken.labels(self.spot)]
        over = [card for card in cards if card is not None and card.rect().contains(x, y)]
        return max(over, key=lambda card: card.level, default=None)

    def focusChild(self) -> _Voice:  # type: ignore[override]
        """The selected card, if it lies in it and the desk has the keyboard."""
        desk = self._spoken.desk
        if desk.hasFocus() and desk.selected in self._spoken.labels(self.spot):
            return self._spoken.card(str(desk.selected))
        return None


class CardVoice(_Painted):
    """A card: its name, what it is now in a sentence, whether it is selected; it can be pressed and has a menu."""

    def __init__(self, spoken: SpokenObjects, label: str) -> None:
        super().__init__(spoken)
        self.label = label
        self._actions = _Actions(spoken.desk, label)
        self._as_actions: int = Shiboken.VoidPtr(  # type: ignore[assignment, call-arg]
            Shiboken.getCppPointer(self._actions)[0], 0
        )

    def parent(self) -> _Voice:  # type: ignore[override]
        """The zone in which it lies."""
        spot = self._spoken.spot_of(self.label)
        return self._spoken.zone(spot) if spot is not None else None

    def role(self) -> QAccessible.Role:
        """One of the list that its zone is."""
        return QAccessible.Role.ListItem

    def state(self) -> QAccessible.State:
        """Whether it is selected, alone or with others, and has the keyboard."""
        desk, state = self._spoken.desk, QAccessible.State()
        for name, holds in (
            ("focusable", True),
            ("selectable", True),
            ("multiSelectable", True),
            ("selected", self.label in self._spoken.session.chosen),
            ("focused", desk.hasFocus() and self.label == desk.selected),
            ("invisible", not desk.isVisible()),
            ("offscreen", not desk.viewport().rect().intersects(self._in_view())),
        ):
            setattr(state, name, holds)
        return state

    def text(self, kind: QAccessible.Text) -> str:
        """Its name, and the sentence; of equal cards in one pile, which of how many it is."""
        view = self._spoken.desk.shown.cards.get(self.label)
        if view is None:
            return ""
        if kind == QAccessible.Text.Description:
            return f"{spoken(view.sentence)}{self._among_alike()}"
        return view.name if kind == QAccessible.Text.Name else ""

    def _among_alike(self) -> str:
        laid = self._spoken.desk.arrangement
        alike = laid.alike.get(self.label, ()) if laid is not None else ()
        if len(alike) < 2:
            return ""
        # In the order in which they came: the one that is selected lies in front, and would always be the last.
        came = [label for label in self._spoken.desk.shown.cards if label in alike]
        return f" {came.index(self.label) + 1} of {len(came)} alike."

    def rect(self) -> QRect:
        """Where it lies on the screen, lying across if it is tapped."""
        return self._on_screen(self._in_scene())

    @property
    def level(self) -> int:
        """How high it lies above the others of its zone."""
        laid = self._spoken.desk.arrangement
        return laid.cards[self.label].level if laid is not None and self.label in laid.cards else 0

    def _in_view(self) -> QRect:
        return self._spoken.desk.mapFromScene(self._in_scene()).boundingRect()

    def _in_scene(self) -> QRectF:
        laid = self._spoken.desk.arrangement
        place = laid.cards.get(self.label) if laid is not None else None
        if place is None:
            return QRectF()
        box, middle = place.box, QPointF(*place.box.center)
        card = QRectF(-box.w / 2, -box.h / 2, box.w, box.h * place.shown)
        return QTransform().rotate(place.turn).mapRect(card).translated(middle)

    def childCount(self) -> int:
        """None."""
        return 0

    def child(self, index: int) -> _Voice:  # type: ignore[override]
        """None."""
        del index
        return None

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        """None."""
        del child
        return -1

    def childAt(self, x: int, y: int) -> _Voice:  # type: ignore[override]
        """None."""
        del x, y
        return None

    def focusChild(self) -> _Voice:  # type: ignore[override]
        """Itself, where it has the keyboard."""
        desk = self._spoken.desk
        return self if desk.hasFocus() and desk.selected == self.label else None

    def interface_cast(self, kind: QAccessible.InterfaceType) -> int:
        """What it does."""
        return self._as_actions if kind == QAccessible.InterfaceType.ActionInterface else _NOTHING


class _Actions(QAccessibleActionInterface):
    """What a card can be told to do: the likeliest action, its menu, and to take the keyboard."""

    def __init__(self, desk: Desk, label: str) -> None:
        super().__init__()
        self._desk, self._label = desk, label
        self._does: dict[str, tuple[Callable[[], None], str]] = {
            self.pressAction(): (partial(desk.do_likeliest, label), ""),
            self.showMenuAction(): (self._show_menu, "Enter"),
            self.setFocusAction(): (self._focus, ""),
        }

    def actionNames(self) -> list[str]:
        """Press, show the menu, set the focus."""
        return list(self._does)

    def doAction(self, name: str) -> None:
        """Do it right after: the card, and this with it, may be gone when it is done."""
        if name in self._does:
            QTimer.singleShot(0, self._desk, self._does[name][0])

    def keyBindingsForAction(self, name: str) -> list[str]:
        """The key that does the same."""
        key = self._does.get(name, (None, ""))[1]
        return [key] if key else []

    def localizedActionName(self, name: str) -> str:
        """What it is called."""
        return _CALLED.get(name, name)

    def localizedActionDescription(self, name: str) -> str:
        """What it does."""
        return _CALLED.get(name, "")

    def _focus(self) -> None:
        self._desk.setFocus(Qt.FocusReason.OtherFocusReason)
        self._desk.choose(self._label)

    def _show_menu(self) -> None:
        self._focus()
        self._desk.ask_for_menu()


_CALLED = {
    "Press": "Do the most likely action",
    "ShowMenu": "Show all actions",
    "SetFocus": "Select the card",
}
