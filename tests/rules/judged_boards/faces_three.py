"""Boards of double-faced, split, flip and other cards, decided by the rules before the program was asked."""

from __future__ import annotations

from tests.rules.judging import Case

CASES = (
    Case(
        "707.2 clone of flipped unflipped",
        actions=(
            {"do": "place", "card": "Akki Lavarunner", "as": "Akki Lavarunner", "zone": "battlefield", "flipped": True},
            {"do": "place", "card": "Clone", "as": "Clone", "zone": "hand", "player": "Ben"},
            {"do": "put_onto_battlefield", "object": "Clone", "as_copy_of": "Akki Lavarunner", "player": "Ben"},
        ),
        values={
            "Clone": {
                "name": "Akki Lavarunner",
            },
        },
        first={
            "Clone": {
                "name": "707.2",
            },
        },
    ),
    Case(
        "715.3b adventure on stack",
        actions=(
            {"do": "place", "card": "Bonecrusher Giant", "as": "Bonecrusher Giant", "zone": "hand"},
            {"do": "cast", "object": "Bonecrusher Giant", "inset": True},
        ),
        values={
            "Bonecrusher Giant": {
                "name": "Stomp",
                "mana_value": 2,
            },
        },
        first={
            "Bonecrusher Giant": {
                "name": "715.3b",
                "mana_value": "715.3b",
            },
        },
    ),
    Case(
        "prepared card",
        actions=({"do": "place", "card": "Emeritus of Conflict", "as": "Emeritus of Conflict", "zone": "battlefield"},),
        values={
            "Emeritus of Conflict": {
                "mana_value": 2,
            },
        },
    ),
    Case(
        "708.2a face-down copying",
        actions=(
            {"do": "place", "card": "Exalted Angel", "as": "Exalted Angel", "zone": "battlefield", "face_down": True},
            {"do": "place", "card": "Grizzly Bears", "as": "Grizzly Bears", "zone": "battlefield"},
            {"do": "become_copy", "object": "Exalted Angel", "of": "Grizzly Bears"},
        ),
        values={
            "Exalted Angel": {
                "power": 2,
                "name": "",
            },
        },
        first={
            "Exalted Angel": {
                "power": "708.2a",
                "name": "708.2a",
            },
        },
        outcomes={
            2: ("done", "708.10"),
        },
    ),
    Case(
        "613.4b morph up under humility",
        actions=(
            {"do": "place", "card": "Humility", "as": "Humility", "zone": "battlefield"},
            {"do": "place", "card": "Exalted Angel", "as": "Exalted Angel", "zone": "hand"},
            {"do": "cast", "object": "Exalted Angel", "face_down": True},
            {"do": "resolve", "object": "Exalted Angel"},
            {"do": "turn_face_up", "object": "Exalted Angel", "by": "morph"},
        ),
        values={
            "Exalted Angel": {
                "power": 1,
            },
        },
        first={
            "Exalted Angel": {
                "power": "613.4b",
            },
        },
        outcomes={
            4: ("illegal", "702.37e"),
        },
    ),
    Case(
        "712.8e commit convert",
        actions=(
            {"do": "place", "card": "Megatron, Tyrant", "as": "Megatron, Tyrant", "zone": "battlefield"},
            {"do": "convert", "object": "Megatron, Tyrant"},
        ),
        values={
            "Megatron, Tyrant": {
                "name": "Megatron, Destructive Force",
                "types": ("Artifact", "Creature"),
            },
        },
        first={
            "Megatron, Tyrant": {
                "name": "712.8e",
                "types": "702.161a",
            },
        },
        outcomes={
            1: ("done", "701.28a"),
        },
    ),
    Case(
        "709.5 lock",
        actions=(
            {
                "do": "place",
                "card": "Bottomless Pool",
                "as": "Bottomless Pool",
                "zone": "battlefield",
                "unlocked": ("left", "right"),
            },
            {"do": "lock", "object": "Bottomless Pool", "half": "left"},
        ),
        values={
            "Bottomless Pool": {
                "name": "Locker Room",
            },
        },
        first={
            "Bottomless Pool": {
                "name": "709.5",
            },
        },
        outcomes={
            1: ("done", "709.5g"),
        },
    ),
    Case(
        "incubator",
        actions=(
            {"do": "place", "card": "Incubator", "as": "Incubator", "zone": "battlefield", "token": True},
            {"do": "counters", "object": "Incubator", "kind": "+1/+1", "count": 3},
            {"do": "transform", "object": "Incubator"},
        ),
        values={
            "Incubator": {
                "name": "Phyrexian Token",
                "power": 3,
                "mana_value": 0,
            },
        },
    ),
    Case(
        "708.3 nonpermanent half in graveyard 2011",
        edition="2011-09",
        actions=({"do": "place", "card": "Fire // Ice", "as": "Fire // Ice", "zone": "graveyard"},),
        values={
            "Fire // Ice": {
                "colors": ("U", "R"),
            },
        },
        first={
            "Fire // Ice": {
                "colors": "708.3",
            },
        },
    ),
    Case(
        "707.10f copied spell of disturb",
        actions=(
            {"do": "place", "card": "Lunarch Veteran", "as": "Lunarch Veteran", "zone": "graveyard"},
            {"do": "cast", "object": "Lunarch Veteran", "transformed": True},
            {"do": "copy_spell", "of": "Lunarch Veteran", "as": "cop"},
            {"do": "resolve", "object": "cop"},
            {"do": "transform", "object": "cop"},
        ),
        values={
            "cop": {
                "name": "Lunarch Veteran",
            },
        },
        outcomes={
            3: ("done", "707.10f"),
            4: ("done", "712.9"),
        },
    ),
)
