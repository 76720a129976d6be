"""Effects to put on a card of one's own, in plain words, written as the scenario format has them."""

from __future__ import annotations

from typing import Any

import msgspec

_YOURS = {"types": "Creature", "controller": "you"}


class Example(msgspec.Struct, frozen=True):
    """One effect: its words for the menu, and what it adds under ``static`` or ``define``."""

    key: str
    words: str
    adds: dict[str, Any]


EXAMPLES = (
    Example(
        "others",
        "Your other creatures get +1/+1",
        {"static": [{"filter": _YOURS | {"other": "self"}, "change": {"power": "+1", "toughness": "+1"}}]},
    ),
    Example(
        "subtype",
        "Your creatures of a type get +1/+1",
        {"static": [{"filter": _YOURS | {"subtypes": "Wolf"}, "change": {"power": "+1", "toughness": "+1"}}]},
    ),
    Example(
        "ability",
        "Your creatures have an ability",
        {"static": [{"filter": _YOURS, "change": {"add_abilities": ["Flying"]}}]},
    ),
    Example(
        "attached",
        "What it is attached to gets +2/+2",
        {"static": [{"on": "attached", "change": {"power": "+2", "toughness": "+2"}}]},
    ),
    Example(
        "blank",
        "What it is attached to loses all abilities and is 1/1",
        {"static": [{"on": "attached", "change": {"lose_all_abilities": True, "set_power": 1, "set_toughness": 1}}]},
    ),
    Example(
        "lands",
        "Its size is the number of your lands",
        {
            "define": {
                "power": {"count": {"types": "Land", "controller": "you"}},
                "toughness": {"count": {"types": "Land", "controller": "you"}},
            }
        },
    ),
)
_BY_KEY = {example.key: example for example in EXAMPLES}


def with_example(text: str, key: str) -> str:
    """The JSON of a face with one effect more; text that is no JSON is left as it is."""
    try:
        here = msgspec.json.decode(text) if text.strip() else {}
    except (msgspec.DecodeError, RecursionError):
        return text
    here = {"static": here} if isinstance(here, list) else here
    if not isinstance(here, dict) or not isinstance(here.get("static", []), list):
        return text
    adds = _BY_KEY[key].adds
    more = {"static": [*here.get("static", []), *adds["static"]]} if "static" in adds else adds
    here = here | more
    return msgspec.json.format(msgspec.json.encode(here), indent=2).decode()
