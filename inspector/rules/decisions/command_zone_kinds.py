"""The kinds of what is in the command zone alone: by card type, and emblems, which have none (114.3)."""

from __future__ import annotations

from typing import Final

import msgspec

from inspector.cards import Card
from inspector.rules.edition.editions import Edition
from inspector.rules.table.objects import GameObject, Printed, printed_values

EMBLEM: Final = "Emblem"
PLANAR: Final = ("Plane", "Phenomenon")
_KINDS: Final = (*PLANAR, "Vanguard", "Scheme", "Conspiracy", "Dungeon")


def kind_of_card(card: Card) -> str | None:
    """Give the kind of a card that is in the command zone alone (``"Plane"``); None for any other."""
    if card.layout_name == EMBLEM.lower():
        return EMBLEM
    return next((word for word in card.front.type_line.types if word in _KINDS), None)


def values_of_card(edition: Edition, card: Card) -> Printed:
    """Give what is printed on a card; of an emblem without the title of its record, which is no name (114.3, 113.3).

    Since 2025 what makes an emblem may name it; a record that only says whose emblem it is names none.
    """
    printed = printed_values(card)
    if kind_of_card(card) != EMBLEM:
        return printed
    named = edition.emblems_may_be_named and not card.name.rstrip(")").endswith(EMBLEM)
    return printed if named else Printed(faces=(msgspec.structs.replace(printed.faces[0], name=""),))


def kind_in_the_command_zone(held: GameObject) -> str | None:
    """Give the kind of an object that can be in the command zone alone, which is a card there; None for any other."""
    return kind_of_card(held.cards[0]) if held.cards else None
