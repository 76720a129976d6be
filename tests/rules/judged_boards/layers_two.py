"""Boards of layers and dependencies, decided by the rules before the program was asked."""

from __future__ import annotations

from tests.rules.judging import Case

CASES = (
    Case(
        "613.7a mutavault-like animation then humility",
        actions=(
            {"do": "place", "card": "Forest", "as": "Forest", "zone": "battlefield"},
            {
                "do": "effect",
                "change": {
                    "set_types": ("Creature",),
                    "set_subtypes": ("Elemental",),
                    "set_colors": ("G",),
                    "set_power": 3,
                    "set_toughness": 3,
                },
                "on": ("Forest",),
                "until": "end of turn",
            },
            {"do": "place", "card": "Humility", "as": "Humility", "zone": "battlefield"},
        ),
        values={
            "Forest": {
                "power": 1,
                "abilities": (),
            },
        },
        first={
            "Forest": {
                "power": "613.7a",
                "abilities": "613.1f",
            },
        },
    ),
    Case(
        "613.7b humility then animation newer",
        actions=(
            {"do": "place", "card": "Humility", "as": "Humility", "zone": "battlefield"},
            {"do": "place", "card": "Forest", "as": "Forest", "zone": "battlefield"},
            {
                "do": "effect",
                "change": {
                    "set_types": ("Creature",),
                    "set_subtypes": ("Elemental",),
                    "set_colors": ("G",),
                    "set_power": 3,
                    "set_toughness": 3,
                },
                "on": ("Forest",),
                "until": "end of turn",
            },
        ),
        values={
            "Forest": {
                "power": 3,
                "abilities": (),
            },
        },
        first={
            "Forest": {
                "power": "613.7b",
            },
        },
    ),
    Case(
        "613.7b sworn guardian flying gained after humility",
        actions=(
            {"do": "place", "card": "Humility", "as": "Humility", "zone": "battlefield"},
            {"do": "place", "card": "Grizzly Bears", "as": "Grizzly Bears", "zone": "battlefield"},
            {
                "do": "effect",
                "change": {"add_abilities": ("Flying",)},
                "on": ("Grizzly Bears",),
                "until": "end of turn",
            },
        ),
        values={
            "Grizzly Bears": {
                "keywords": ("Flying",),
            },
        },
        first={
            "Grizzly Bears": {
                "keywords": "613.7b",
            },
        },
    ),
    Case(
        "613.7a flying before humility",
        actions=(
            {"do": "place", "card": "Grizzly Bears", "as": "Grizzly Bears", "zone": "battlefield"},
            {
                "do": "effect",
                "change": {"add_abilities": ("Flying",)},
                "on": ("Grizzly Bears",),
                "until": "end of turn",
            },
            {"do": "place", "card": "Humility", "as": "Humility", "zone": "battlefield"},
        ),
        values={
            "Grizzly Bears": {
                "keywords": (),
            },
        },
        first={
            "Grizzly Bears": {
                "keywords": "613.7a",
            },
        },
    ),
    Case(
        "205.1b opalescence parallax world Ensoul artifact on citadel",
        actions=(
            {"do": "place", "card": "Darksteel Citadel", "as": "Darksteel Citadel", "zone": "battlefield"},
            {"do": "place", "card": "Ensoul Artifact", "as": "Ensoul Artifact", "zone": "battlefield"},
            {"do": "attach", "object": "Ensoul Artifact", "to": "Darksteel Citadel"},
        ),
        values={
            "Darksteel Citadel": {
                "types": ("Artifact", "Land", "Creature"),
                "power": 5,
            },
        },
        first={
            "Darksteel Citadel": {
                "types": "205.1b",
                "power": "613.4b",
            },
        },
    ),
    Case(
        "613.4b darksteel mutation on legendary",
        actions=(
            {"do": "place", "card": "Kruin Outlaw", "as": "Kruin Outlaw", "zone": "battlefield", "face": "back"},
            {
                "do": "place",
                "card": "Darksteel Mutation",
                "as": "Darksteel Mutation",
                "zone": "battlefield",
                "player": "Ben",
            },
            {"do": "attach", "object": "Darksteel Mutation", "to": "Kruin Outlaw"},
        ),
        values={
            "Kruin Outlaw": {
                "power": 0,
                "types": ("Artifact", "Creature"),
                "subtypes": ("Insect",),
                "keywords": ("Indestructible",),
                "mana_value": 3,
                "colors": ("R",),
            },
        },
        first={
            "Kruin Outlaw": {
                "power": "613.4b",
                "mana_value": "712.8e",
            },
        },
    ),
    Case(
        "205.1a imprisoned in the moon",
        actions=(
            {"do": "place", "card": "Serra Angel", "as": "Serra Angel", "zone": "battlefield"},
            {
                "do": "place",
                "card": "Imprisoned in the Moon",
                "as": "Imprisoned in the Moon",
                "zone": "battlefield",
                "player": "Ben",
            },
            {"do": "attach", "object": "Imprisoned in the Moon", "to": "Serra Angel"},
        ),
        values={
            "Serra Angel": {
                "types": ("Land",),
                "subtypes": (),
                "colors": (),
                "power": None,
                "abilities": ("{T}: Add {C}.",),
            },
        },
        first={
            "Serra Angel": {
                "subtypes": "205.1a",
            },
        },
    ),
    Case(
        "208.1 bad moon with celestial dawn",
        actions=(
            {"do": "place", "card": "Bad Moon", "as": "Bad Moon", "zone": "battlefield"},
            {"do": "place", "card": "Scathe Zombies", "as": "Scathe Zombies", "zone": "battlefield"},
            {"do": "place", "card": "Celestial Dawn", "as": "Celestial Dawn", "zone": "battlefield"},
        ),
        values={
            "Scathe Zombies": {
                "power": 2,
            },
        },
        first={
            "Scathe Zombies": {
                "power": "208.1",
            },
        },
    ),
    Case(
        "twisted image with counters",
        actions=(
            {"do": "place", "card": "Wandering Ones", "as": "Wandering Ones", "zone": "battlefield"},
            {"do": "counters", "object": "Wandering Ones", "kind": "+1/+1"},
            {"do": "place", "card": "Bonesplitter", "as": "Bonesplitter", "zone": "battlefield"},
            {"do": "attach", "object": "Bonesplitter", "to": "Wandering Ones"},
        ),
        values={
            "Wandering Ones": {
                "power": 4,
            },
        },
    ),
    Case(
        "613.7a gravity sphere and flight",
        actions=(
            {"do": "place", "card": "Gravity Sphere", "as": "Gravity Sphere", "zone": "battlefield"},
            {"do": "place", "card": "Grizzly Bears", "as": "Grizzly Bears", "zone": "battlefield"},
            {"do": "place", "card": "Flight", "as": "Flight", "zone": "battlefield"},
            {"do": "attach", "object": "Flight", "to": "Grizzly Bears"},
        ),
        values={
            "Grizzly Bears": {
                "keywords": ("Flying",),
            },
        },
        first={
            "Grizzly Bears": {
                "keywords": "613.7a",
            },
        },
    ),
    Case(
        "613.7a flight then gravity sphere",
        actions=(
            {"do": "place", "card": "Grizzly Bears", "as": "Grizzly Bears", "zone": "battlefield"},
            {"do": "place", "card": "Flight", "as": "Flight", "zone": "battlefield"},
            {"do": "attach", "object": "Flight", "to": "Grizzly Bears"},
            {"do": "place", "card": "Gravity Sphere", "as": "Gravity Sphere", "zone": "battlefield"},
        ),
        values={
            "Grizzly Bears": {
                "keywords": (),
            },
        },
        first={
            "Grizzly Bears": {
                "keywords": "613.7a",
            },
        },
    ),
    Case(
        "613.7e flight moved after gravity sphere",
        actions=(
            {"do": "place", "card": "Grizzly Bears", "as": "Grizzly Bears", "zone": "battlefield"},
            {"do": "place", "card": "Flight", "as": "Flight", "zone": "battlefield"},
            {"do": "attach", "object": "Flight", "to": "Grizzly Bears"},
            {"do": "place", "card": "Gravity Sphere", "as": "Gravity Sphere", "zone": "battlefield"},
            {"do": "place", "card": "Elite Vanguard", "as": "Elite Vanguard", "zone": "battlefield"},
            {"do": "attach", "object": "Flight", "to": "Elite Vanguard"},
        ),
        values={
            "Elite Vanguard": {
                "keywords": ("Flying",),
            },
            "Grizzly Bears": {
                "keywords": (),
            },
        },
        first={
            "Elite Vanguard": {
                "keywords": "613.7e",
            },
        },
    ),
    Case(
        "613.4c legend two anthems",
        actions=(
            {"do": "place", "card": "Glorious Anthem", "as": "Glorious Anthem", "zone": "battlefield"},
            {"do": "place", "card": "Glorious Anthem", "as": "Glorious Anthem 2", "zone": "battlefield"},
            {"do": "place", "card": "Grizzly Bears", "as": "Grizzly Bears", "zone": "battlefield"},
        ),
        values={
            "Grizzly Bears": {
                "power": 4,
            },
        },
        first={
            "Grizzly Bears": {
                "power": "613.4c",
            },
        },
    ),
    Case(
        "613.7b darksteel garrison dueling control effects",
        actions=(
            {"do": "place", "card": "Grizzly Bears", "as": "Grizzly Bears", "zone": "battlefield", "player": "Ben"},
            {"do": "place", "card": "Control Magic", "as": "Control Magic", "zone": "battlefield"},
            {"do": "attach", "object": "Control Magic", "to": "Grizzly Bears"},
            {"do": "effect", "change": {"control": "Ben"}, "on": ("Grizzly Bears",), "until": "end of turn"},
        ),
        values={
            "Grizzly Bears": {
                "controller": "Ben",
            },
        },
        first={
            "Grizzly Bears": {
                "controller": "613.7b",
            },
        },
    ),
    Case(
        "702.114a devoid loses abilities",
        actions=(
            {"do": "place", "card": "Culling Drone", "as": "Culling Drone", "zone": "battlefield"},
            {"do": "place", "card": "Humility", "as": "Humility", "zone": "battlefield"},
        ),
        values={
            "Culling Drone": {
                "colors": (),
            },
        },
        first={
            "Culling Drone": {
                "colors": "702.114a",
            },
        },
    ),
    Case(
        "tarmogoyf counting land creature dead + tribal",
        actions=(
            {"do": "place", "card": "Tarmogoyf", "as": "Tarmogoyf", "zone": "battlefield"},
            {
                "do": "place",
                "card": "Darksteel Citadel",
                "as": "Darksteel Citadel",
                "zone": "graveyard",
                "player": "Ben",
            },
            {"do": "place", "card": "Dress Down", "as": "Dress Down", "zone": "graveyard", "player": "Ben"},
        ),
        values={
            "Tarmogoyf": {
                "power": 3,
                "toughness": 4,
            },
        },
    ),
    Case(
        "205.3d a creature type for what became a land decides no subtype",
        actions=(
            {"do": "place", "card": "Serra Angel", "as": "angel", "zone": "battlefield"},
            {"do": "place", "card": "Lignify", "as": "lignify", "zone": "battlefield"},
            {"do": "attach", "object": "lignify", "to": "angel"},
            {"do": "place", "card": "Song of the Dryads", "as": "song", "zone": "battlefield"},
            {"do": "attach", "object": "song", "to": "angel"},
        ),
        values={"angel": {"types": ("Land",), "subtypes": ("Forest",), "abilities": ()}},
        first={"angel": {"subtypes": "305.7", "abilities": "613.1f"}},
    ),
)
