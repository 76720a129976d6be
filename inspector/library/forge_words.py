"""The words of Forge's boards: its zones, its counters, and how it describes tokens."""

from __future__ import annotations

import re
from typing import Any

from inspector.cards.type_lines import SUPERTYPES
from inspector.rules.table.actions import Zone

ZONES: dict[str, Zone] = {
    "battlefield": "battlefield",
    "play": "battlefield",
    "hand": "hand",
    "graveyard": "graveyard",
    "library": "library",
    "exile": "exile",
    "command": "command",
    "sideboard": "outside",
}
COUNTERS = {"P1P1": "+1/+1", "M1M1": "-1/-1", "P1P0": "+1/+0", "P0P1": "+0/+1", "P2P2": "+2/+2"}
_SCRIPT = re.compile(
    r"^([wubrgc]{1,5})_(?:(\d+|x)_(\d+|x)_)?(?:a_|e_)?([a-z_]+?)(?:_(?:sac|draw|flying|haste|trample))*$"
)


def token_record(text: str) -> dict[str, Any] | None:
    """Make a card object of Forge's description of a token; with only its name where that is all it tells.

    ``Servo,P:1,T:1,Cost:no cost,Types:Artifact-Creature-Servo,Keywords:Flying-Haste,Image:c_1_1_servo`` describes one
    in full, ``w_1_1_soldier`` and ``c_a_treasure_sac`` by the name of its script. None for anything else.
    """
    name, *rest = text.split(",")
    values = {key.strip().lower(): value.strip() for key, _, value in (part.partition(":") for part in rest)}
    if values.get("types"):
        return _described(name.strip(), values)
    script = _SCRIPT.match(name.strip().lower())
    if script is not None:
        words = script[4].replace("_", " ").title()
        if script[2] is None:
            return {"name": words}
        values = {"types": f"Creature-{words.replace(' ', '-')}", "p": script[2], "t": script[3], "image": name}
        return _described(words, values)
    return {"name": name.strip()} if name.strip() else None


def _described(name: str, values: dict[str, str]) -> dict[str, Any]:
    words = [word for word in values["types"].replace(" ", "-").split("-") if word]
    before = [word for word in words if word in SUPERTYPES] + [word for word in words if word in _TYPES]
    after = [word for word in words if word not in before]
    line = " ".join(before) + (f" — {' '.join(after)}" if after else "")
    colors = values.get("image", "").partition("_")[0].upper()
    record: dict[str, Any] = {"name": name or "Token", "layout": "token", "type_line": f"Token {line}"}
    record["colors"] = [letter for letter in colors if letter in "WUBRG"]
    if "Creature" in words:
        record |= {"power": values.get("p", "0") or "0", "toughness": values.get("t", "0") or "0"}
    keywords = [word.strip() for word in values.get("keywords", "").split("-") if word.strip()]
    if keywords:
        record["oracle_text"] = ", ".join(keywords)
    return record


_TYPES = ("Artifact", "Battle", "Creature", "Enchantment", "Instant", "Kindred", "Land", "Planeswalker", "Sorcery")


def token_text(record: dict[str, Any]) -> str:
    """Describe a token, given as a card object, in Forge's way."""
    words = re.split(r"[\s—]+", record["type_line"].replace("Token ", ""))
    letters = "".join(record.get("colors") or ["C"]).lower()
    size = (record.get("power", ""), record.get("toughness", ""))
    name = record["name"].replace(",", "").replace("|", " ").replace(";", " ")
    image = "_".join([letters, *[part for part in size if part], name.lower().replace(" ", "_")])
    keywords = "-".join(word for line in record.get("oracle_text", "").split("\n") for word in line.split(", "))
    sized = f"P:{size[0]},T:{size[1]}," if size[0] else ""
    return f"t:{name},{sized}Cost:no cost,Types:{'-'.join(filter(None, words))},Keywords:{keywords},Image:{image}"
