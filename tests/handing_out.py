"""Who hands out the files of tests to the processes, and does not count all of them anew at the end of each test."""

from __future__ import annotations

from collections.abc import Sequence

from xdist.scheduler import LoadFileScheduling  # type: ignore[import-untyped]


class FilesInTurn(LoadFileScheduling):  # type: ignore[misc]
    """``--dist loadfile``, the same files in the same order, for tens of thousands of tests.

    As xdist has it, each test that ends has all tests counted that its process ever had, and each that is handed out
    is looked for among all from the first one on: both grow with the square of the tests, and take a processor's time
    from the tests themselves.
    """

    def add_node_collection(self, node: object, collection: Sequence[str]) -> None:
        super().add_node_collection(node, collection)
        if node in self.registered_collections:
            self.registered_collections[node] = _Places(self.registered_collections[node])

    def mark_test_complete(self, node: object, item_index: int, duration: float = 0) -> None:
        super().mark_test_complete(node, item_index, duration)
        files = self.assigned_work[node]
        file = self._split_scope(self.registered_collections[node][item_index])
        if all(files[file].values()):
            del files[file]


class _Places(list[str]):
    """The names of all tests, each of which knows its place."""

    def __init__(self, names: Sequence[str]) -> None:
        super().__init__(names)
        self._at = {name: place for place, name in enumerate(names)}

    def index(self, name: str, *_within: object) -> int:
        return self._at[name]
