"""Python looks for garbage in the window's own thread, and only as the window comes to rest: nowhere else.

By itself Python looks in whichever thread makes the next value. Where that thread asks a question or imports cards, and
a dead widget is among the garbage, Qt lets go of the widget's signals there: it holds a lock of its own and waits for
the interpreter, which the window's thread holds while it waits for that lock, and the window stands still for ever. Nor
may a widget go while Qt walks from one to the next, as it does to tell all of a new style.
"""

from __future__ import annotations

import gc
from time import perf_counter

from PySide6.QtCore import QAbstractEventDispatcher, QObject

# All there is, is looked through in at most this part of the time.
_PART_FOR_ALL = 0.02


class GarbageOfTheWindow(QObject):
    """Looks for garbage whenever the window would wait, by Python's own thresholds; 0 for the first lets it rest.

    Whoever makes one has turned Python's own looking off (``gc.disable``).
    """

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._not_before = 0.0
        dispatcher = QAbstractEventDispatcher.instance()
        if dispatcher is None:
            raise RuntimeError("garbage is looked for between the events of an application, and there is none")
        dispatcher.aboutToBlock.connect(self.look)

    def look(self) -> None:
        """Look as far back as enough has been made for, as Python itself would."""
        young, middle, old = gc.get_count()
        most_young, most_middle, most_old = gc.get_threshold()
        if not most_young or young <= most_young:
            return
        if middle <= most_middle:
            gc.collect(0)
        elif old <= most_old or perf_counter() < self._not_before:
            gc.collect(1)
        else:
            began = perf_counter()
            gc.collect()
            self._not_before = perf_counter() + (perf_counter() - began) / _PART_FOR_ALL
