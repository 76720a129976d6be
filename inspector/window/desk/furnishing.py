"""Pictures for the cards in view: what was touched at once, the rest in slices of time in which nobody has to wait."""

from __future__ import annotations

import time
from bisect import bisect_left, bisect_right
from collections.abc import Iterable, Mapping

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QGraphicsView

from inspector.window.desk.items import CardItem
from inspector.window.style.pictures import bytes_of

# Faces are drawn for so long at once; what is left follows as soon as the events are done.
_DRAW_SECONDS = 0.008
# Cards out of view keep their pictures up to so many bytes in all.
_MOST_OUT_OF_VIEW = 32_000_000


class Furnishing:
    """Gives the cards of a view their pictures, and takes them from those far out of view."""

    def __init__(self, view: QGraphicsView, cards: Mapping[str, CardItem]) -> None:
        self._view = view
        self._cards = cards
        self._by_top: list[tuple[float, float, CardItem]] = []
        self._tallest = 0.0
        self._is_waiting = False

    def sort(self) -> None:
        """Make it quick to find which cards are in view, after they were laid out."""
        places = ((*item.extent, item) for item in self._cards.values())
        self._by_top = sorted(places, key=lambda found: found[0])
        self._tallest = max((bottom - top for top, bottom, _ in self._by_top), default=0.0)

    def in_view(self) -> list[CardItem]:
        """The cards in view."""
        area = self._view.mapToScene(self._view.viewport().rect()).boundingRect()
        first = bisect_left(self._by_top, area.top() - self._tallest, key=lambda found: found[0])
        last = bisect_right(self._by_top, area.bottom(), key=lambda found: found[0])
        found = (item for _, bottom, item in self._by_top[first:last] if bottom >= area.top())
        return [item for item in found if item.isVisible()]

    def renew(self, first: Iterable[str | None], *, all_: bool) -> None:
        """Give the cards in view their pictures, ``first`` these; take them from those that changed out of view."""
        seen = self.in_view()
        in_view = {item.label for item in seen}
        for label, item in self._cards.items():
            if label not in in_view and (all_ or not item.is_fresh):
                item.strip()
        if all_:
            for item in seen:
                item.furnish()
            return
        wanted = frozenset(first)
        for item in seen:
            # What was turned is drawn at once; what has just come has its place first, and its face a frame later.
            if item.label in wanted and not item.is_fresh and item.shows_something:
                item.furnish()
        shown = [item.furnish(may_draw=False) for item in seen if not item.is_fresh]
        if not all(shown):
            self.go_on_soon()
        self._strip_far()

    def go_on_soon(self) -> None:
        """Draw those that have no picture yet once what is there is painted."""
        if not self._is_waiting:
            self._is_waiting = True
            # Of no time at all would be before the painting, which is posted too.
            QTimer.singleShot(1, self._view, self._go_on_waiting)

    def go_on(self) -> None:
        """Give those cards a picture that have none yet, for as long as nobody has to wait."""
        self._is_waiting = False
        new = [item for item in self.in_view() if not item.is_fresh]
        if not new:
            return
        until = time.monotonic() + _DRAW_SECONDS
        # What is drawn from what is kept takes no time; of the rest those come first that show nothing yet.
        new.sort(key=lambda item: item.shows_something)
        drawn = [item.furnish(may_draw=time.monotonic() < until) for item in new]
        if not all(drawn):
            self.go_on_soon()
        self._strip_far()

    def finish(self) -> None:
        """Give every card in view its picture now."""
        for item in self.in_view():
            if not item.is_fresh:
                item.furnish()

    def _go_on_waiting(self) -> None:
        if self._is_waiting:
            self.go_on()

    def _strip_far(self) -> None:
        in_view = {item.label for item in self.in_view()}
        out = [item for label, item in self._cards.items() if item.is_fresh and label not in in_view]
        if sum(bytes_of(item.pixmap()) for item in out) > _MOST_OUT_OF_VIEW:
            for item in out:
                item.strip()
