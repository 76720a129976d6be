"""The boards of a survey: one card or two beside cards that show what they do to others."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from inspector.cards import Card
from inspector.rules import (
    Action,
    Attach,
    Edition,
    Place,
    Result,
    RulesError,
    Table,
    all_characteristics,
    new_table,
    perform,
)
from inspector.scenario import values_record

# Two creatures of two players, a basic land, another land and an artifact: what most effects can be seen on.
WITNESSES: Final = {
    "a bear": "Grizzly Bears",
    "Ben's bear": "Runeclaw Bear",
    "a Forest": "Forest",
    "a nonbasic land": "Hanweir Battlements",
    "an artifact": "Ratchet Bomb",
}
_WHOSE: Final = {"Ben's bear": "Ben"}
_PERMANENT: Final = frozenset({"Artifact", "Battle", "Creature", "Enchantment", "Land", "Planeswalker"})
_ATTACHED: Final = frozenset({"Aura", "Equipment", "Fortification"})
# Not values of a card but where it lies and whose it is; they are the same on every board.
_NOT_COMPARED: Final = frozenset({"zone", "owner", "exists", "names", "looks_like"})

BoardValues = dict[str, dict[str, Any]]


def is_permanent(card: Card) -> bool:
    """Whether the card can lie on the battlefield with its front face up."""
    return any(str(kind) in _PERMANENT for kind in card.faces[0].type_line.types)


def witnesses(edition: Edition, pool: Any) -> tuple[Table, list[Action]]:  # noqa: ANN401 - any pool of cards
    """The table with the witnesses, and the actions that laid it."""
    actions: list[Action] = [
        Place(card=name, label=label, zone="battlefield", player=_WHOSE.get(label)) for label, name in WITNESSES.items()
    ]
    table = new_table(edition, pool=pool)
    for action in actions:
        table, _ = perform(table, action)
    return table, actions


def with_card(table: Table, actions: list[Action], card: Card, label: str) -> tuple[Table, list[Action]]:
    """Lay a card down under a label; what is attached to something is attached to the first thing that it can be.

    Raises RulesError where it cannot be placed.
    """
    steps: list[Action] = [Place(card=card.name, label=label, zone="battlefield")]
    table, outcome = perform(table, steps[0])
    if outcome.result is not Result.DONE:
        raise RulesError(f"{card.name} cannot be placed")
    if _ATTACHED & {str(subtype) for subtype in card.faces[0].type_line.subtypes}:
        for witness in WITNESSES:
            attach = Attach(object=label, to=witness)
            after, outcome = perform(table, attach)
            if outcome.result is Result.DONE:
                table, steps = after, [*steps, attach]
                break
    return table, [*actions, *steps]


def values_on(table: Table) -> tuple[BoardValues, bool]:
    """Every value of every object by label and key, and whether words that are not computed might change any."""
    found = all_characteristics(table)
    values = {
        label: {key: value for key, value in values_record(one).items() if key not in _NOT_COMPARED}
        for label, one in found.items()
    }
    return values, any(one.not_computed for one in found.values())


def board_differences(one: Mapping[str, Mapping[str, Any]], other: Mapping[str, Mapping[str, Any]]) -> dict[str, Any]:
    """What differs between two boards: by label, by key, both values."""
    found: dict[str, Any] = {}
    for label in sorted(set(one) | set(other)):
        here, there = one.get(label, {}), other.get(label, {})
        keys = {
            key: [here.get(key), there.get(key)]
            for key in sorted({*here, *there})
            if _compared(here.get(key)) != _compared(there.get(key))
        }
        if keys:
            found[label] = keys
    return found


def _compared(value: object) -> object:
    """A value without the order in which a list of it was gained, which is no difference on the table."""
    return sorted(value, key=str) if isinstance(value, list | tuple) else value
