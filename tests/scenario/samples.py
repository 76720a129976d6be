"""Small scenarios for the tests of this folder, as files hold them."""

from __future__ import annotations

import json
from typing import Any

from inspector.cards import CardIndex, card_from_scryfall
from inspector.scenario import Replay, Scenario, replay, scenario_from_bytes

FORMAT = "card-inspector/1"
Record = dict[str, Any]

BEAR: Record = {
    "name": "Plain Bear",
    "layout": "normal",
    "mana_cost": "{1}{G}",
    "type_line": "Creature — Bear",
    "oracle_text": "Trample\nVigilance",
    "power": "2",
    "toughness": "2",
}
CLERK: Record = {
    "name": "Day Clerk // Night Clerk",
    "layout": "transform",
    "card_faces": [
        {
            "name": "Day Clerk",
            "mana_cost": "{2}{W}",
            "type_line": "Creature — Human Advisor",
            "power": "1",
            "toughness": "3",
        },
        {
            "name": "Night Clerk",
            "mana_cost": "",
            "type_line": "Legendary Creature — Horror",
            "oracle_text": "Flying",
            "color_indicator": ["B"],
            "power": "4",
            "toughness": "3",
        },
    ],
}
SPLIT: Record = {
    "name": "Ember // Frost",
    "layout": "split",
    "card_faces": [
        {"name": "Ember", "mana_cost": "{1}{R}", "type_line": "Instant", "oracle_text": "Warm it."},
        {"name": "Frost", "mana_cost": "{3}{U}", "type_line": "Instant", "oracle_text": "Cool it."},
    ],
}
POOL = CardIndex([card_from_scryfall(record) for record in (BEAR, CLERK, SPLIT)])


def place(card: str = "Plain Bear", label: str = "bear", zone: str = "battlefield", **keys: Any) -> Record:  # noqa: ANN401
    """An action that puts a card there."""
    return {"do": "place", "card": card, "as": label, "zone": zone, **keys}


def do(name: str, /, **keys: Any) -> Record:  # noqa: ANN401 - whatever the action has
    """An action by its name."""
    return {"do": name, **keys}


def record(*actions: Record, **keys: Any) -> Record:  # noqa: ANN401 - whatever a file has
    """A whole file, as a dictionary."""
    return {"format": FORMAT, "actions": list(actions), **keys}


def file(*actions: Record, **keys: Any) -> bytes:  # noqa: ANN401
    """A whole file."""
    return json.dumps(record(*actions, **keys)).encode()


def scenario(*actions: Record, **keys: Any) -> Scenario:  # noqa: ANN401
    """A scenario read from such a file."""
    return scenario_from_bytes(file(*actions, **keys), "test.scenario.json")


def run(*actions: Record, **keys: Any) -> Replay:  # noqa: ANN401
    """A scenario read and run over the cards of these tests."""
    return replay(scenario(*actions, **keys), POOL)
