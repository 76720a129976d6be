"""Items are taken away wherever they are: a card may have left the desk while something on it still moved."""

from __future__ import annotations

from PySide6.QtCore import QVariantAnimation
from PySide6.QtWidgets import QGraphicsItem, QGraphicsScene


def take_away(item: QGraphicsItem) -> None:
    """Take an item off what it belongs to and off the scene, if it is still in one."""
    # Qt takes none, its stubs do not say so.
    item.setParentItem(None)  # type: ignore[arg-type]
    scene = item.scene()
    if scene is not None:
        scene.removeItem(item)


def end_with(run: QVariantAnimation, scene: QGraphicsScene | None) -> QVariantAnimation:
    """Let an animation stop when the scene whose items it moves is closed, and give it back."""
    if scene is not None:
        scene.destroyed.connect(run.stop)
    return run
