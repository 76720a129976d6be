"""Effects in plain words for the key E: a short list, each one a change in a layer of its own."""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal

import msgspec
from PySide6.QtWidgets import QMenu, QWidget

from inspector.cards import Change, Color, TextChange
from inspector.rules import Action, Effect

Until = Literal["end of turn", "forever"]


class NamedEffect(msgspec.Struct, frozen=True):
    """An effect as people say it, the layer it works in, and the change."""

    text: str
    layer: str
    change: Change
    until: Until = "end of turn"


EFFECTS = (
    NamedEffect("Islands become Swamps in its text", "3", Change(text=TextChange(from_="Island", to="Swamp"))),
    NamedEffect("is an artifact in addition", "4", Change(add_types=("Artifact",))),
    NamedEffect("is every creature type", "4", Change(all_creature_types=True)),
    NamedEffect("is a Mountain", "4", Change(set_types=("Land",), set_subtypes=("Mountain",)), "forever"),
    NamedEffect("is blue", "5", Change(set_colors=(Color.BLUE,))),
    NamedEffect("is black in addition", "5", Change(add_colors=(Color.BLACK,))),
    NamedEffect("has flying", "6", Change(add_abilities=("Flying",))),
    NamedEffect("loses all abilities", "6", Change(lose_all_abilities=True)),
    NamedEffect("is 0/1", "7b", Change(set_power=0, set_toughness=1)),
    NamedEffect("gets +1/+1", "7c", Change(power="+1", toughness="+1")),
    NamedEffect("gets +3/+3", "7c", Change(power="+3", toughness="+3")),
    NamedEffect("gets −1/−1", "7c", Change(power="-1", toughness="-1")),
    NamedEffect("has power and toughness switched", "7d", Change(switch_power_toughness=True)),
)


def effects_menu(label: str, name: str, act: Callable[[Action], object], parent: QWidget) -> QMenu:
    """The effects that can be laid on an object; ``act`` is called with the one chosen."""
    menu = QMenu(parent)
    menu.setAccessibleName(f"Effects on {name}")
    menu.addAction(f"{name} …").setEnabled(False)
    menu.addSeparator()
    for effect in EFFECTS:
        until = " until end of turn" if effect.until == "end of turn" else ""
        chosen = menu.addAction(f"{effect.text}{until}\tlayer {effect.layer}")
        action = Effect(on=(label,), change=effect.change, until=effect.until)
        chosen.triggered.connect(lambda _=False, action=action: act(action))
    return menu
