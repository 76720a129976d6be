"""A cache that forgets what was used longest ago once its contents weigh more than a given number of bytes."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable
from threading import Lock
from typing import Generic, TypeVar

from PIL import Image

V = TypeVar("V")


def image_bytes(image: Image.Image) -> int:
    """The memory that an image's pixels take, in bytes (modes with one byte a channel)."""
    return image.width * image.height * len(image.getbands()) + 200


class ByteCache(Generic[V]):
    """Values by key, within `limit` bytes; `weigh` tells what a value costs.

    A value that alone is heavier than the limit is handed out and not kept. Safe to use from several threads; two
    that miss the same key at once both make the value.
    """

    def __init__(self, limit: int, weigh: Callable[[V], int]) -> None:
        self.limit = limit
        self.weight = 0
        self._weigh = weigh
        self._kept: OrderedDict[Hashable, tuple[V, int]] = OrderedDict()
        self._lock = Lock()

    def __len__(self) -> int:
        return len(self._kept)

    def get(self, key: Hashable, make: Callable[[], V]) -> V:
        """The value kept under `key`, or the one that `make` makes, which is then kept."""
        with self._lock:
            found = self._kept.get(key)
            if found is not None:
                self._kept.move_to_end(key)
                return found[0]
        value = make()
        self._keep(key, value, self._weigh(value))
        return value

    def resize(self, limit: int) -> None:
        """Hold at most `limit` bytes from now on, and forget what is too much."""
        with self._lock:
            self.limit = limit
            self._shrink()

    def clear(self) -> None:
        """Forget everything."""
        with self._lock:
            self._kept.clear()
            self.weight = 0

    def _keep(self, key: Hashable, value: V, weight: int) -> None:
        if weight > self.limit:
            return
        with self._lock:
            replaced = self._kept.pop(key, None)
            if replaced is not None:
                self.weight -= replaced[1]
            self._kept[key] = (value, weight)
            self.weight += weight
            self._shrink()

    def _shrink(self) -> None:
        while self.weight > self.limit:
            _, (_, dropped) = self._kept.popitem(last=False)
            self.weight -= dropped
