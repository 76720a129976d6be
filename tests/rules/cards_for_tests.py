"""Small cards for tests of the rules, whose static and defining abilities the core can compute with."""

from __future__ import annotations

from typing import Any

Record = dict[str, Any]


def creature(name: str, subtypes: str, size: str, cost: str = "{1}{G}", **keys: Any) -> Record:  # noqa: ANN401
    """A creature card, its size written as ``"2/3"``."""
    power, toughness = size.split("/")
    line = f"Creature — {subtypes}"
    return {"name": name, "mana_cost": cost, "type_line": line, "power": power, "toughness": toughness, **keys}


def enchantment(
    name: str, wanted: Record, change: Record, cost: str = "{2}{W}{W}", text: str = "An ability."
) -> Record:
    """An enchantment with one static ability."""
    return {
        "name": name,
        "mana_cost": cost,
        "type_line": "Enchantment",
        "oracle_text": text,
        "static": [{"filter": wanted, "change": change}],
    }


def land(name: str, subtypes: str = "", supertypes: str = "", **keys: Any) -> Record:  # noqa: ANN401
    """A land card."""
    line = f"{supertypes} Land".strip() + (f" — {subtypes}" if subtypes else "")
    return {"name": name, "mana_cost": "", "type_line": line, **keys}


def room(left: Record, right: Record) -> Record:
    """A Room card of two halves."""
    faces = [
        {"type_line": "Enchantment — Room", "oracle_text": f"Text of {half['name']}.", **half} for half in (left, right)
    ]
    return {"name": f"{left['name']} // {right['name']}", "layout": "split", "card_faces": faces}


CREATURES = {"types": "Creature"}
BEAR = creature("Bear", "Bear", "2/2")
# A Spacecraft, which is no creature yet (721.2c).
SHIP: Record = {
    "name": "Ship",
    "mana_cost": "{2}",
    "type_line": "Artifact — Spacecraft",
    "oracle_text": "Station\n4+ | Flying",
    "power": "2",
    "toughness": "2",
}
GOBLIN = creature("Goblin", "Goblin", "1/1", "{R}")
ANGEL = creature("Angel", "Angel", "4/4", "{3}{W}{W}", oracle_text="Flying, vigilance")
HUMILITY = enchantment("Humbling", CREATURES, {"lose_all_abilities": True, "set_power": 1, "set_toughness": 1})
OPALESCENCE = enchantment(
    "Awakening",
    {"types": "Enchantment", "other": "self"},
    {"add_types": ["Creature"], "set_power": "mana value", "set_toughness": "mana value"},
)
ANTHEM = enchantment("Anthem", {"types": "Creature", "controller": "you"}, {"power": "+1", "toughness": "+1"}, "{1}{W}")
MOON = enchantment("Red Moon", {"types": "Land", "not": {"supertypes": "Basic"}}, {"set_subtypes": ["Mountain"]})
SWAMPS = land("Tomb", supertypes="Legendary", oracle_text="Swamps.")
SWAMPS["static"] = [{"filter": {"types": "Land"}, "change": {"add_subtypes": ["Swamp"]}}]
DUAL = land("Dual", "Swamp Forest")
KING = creature("King", "Goblin", "2/2", "{1}{R}{R}", oracle_text="Other Goblins are larger.")
KING["static"] = [{"filter": {"subtypes": "Goblin", "other": "self"}, "change": {"power": "+1", "toughness": "+1"}}]
ALL = (BEAR, GOBLIN, ANGEL, HUMILITY, OPALESCENCE, ANTHEM, MOON, SWAMPS, DUAL, KING)
