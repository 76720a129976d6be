"""Boards of layers and dependencies, decided by the rules before the program was asked."""

from __future__ import annotations

from tests.rules.judging import Case

CASES = (
    Case(
        "208.1 bears vanilla",
        actions=({"do": "place", "card": "Grizzly Bears", "as": "Grizzly Bears", "zone": "battlefield"},),
        values={
            "Grizzly Bears": {
                "power": 2,
                "colors": ("G",),
            },
        },
        first={
            "Grizzly Bears": {
                "power": "208.1",
                "colors": "202.2",
            },
        },
    ),
    Case(
        "613.7a humility opalescence humility older",
        actions=(
            {"do": "place", "card": "Humility", "as": "Humility", "zone": "battlefield"},
            {"do": "place", "card": "Opalescence", "as": "Opalescence", "zone": "battlefield"},
            {"do": "place", "card": "Glorious Anthem", "as": "Glorious Anthem", "zone": "battlefield"},
        ),
        values={
            "Humility": {
                "power": 4,
                "abilities": (),
            },
            "Opalescence": {
                "types": ("Enchantment",),
            },
            "Glorious Anthem": {
                "power": 3,
            },
        },
        first={
            "Humility": {
                "power": "613.7a",
                "abilities": "613.1f",
            },
            "Opalescence": {
                "types": "205.1",
            },
            "Glorious Anthem": {
                "power": "613.7a",
            },
        },
    ),
    Case(
        "613.7a opalescence older then humility",
        actions=(
            {"do": "place", "card": "Opalescence", "as": "Opalescence", "zone": "battlefield"},
            {"do": "place", "card": "Humility", "as": "Humility", "zone": "battlefield"},
        ),
        values={
            "Humility": {
                "power": 1,
                "toughness": 1,
            },
        },
        first={
            "Humility": {
                "power": "613.7a",
                "toughness": "613.7a",
            },
        },
    ),
    Case(
        "613.8a blood moon and urborg urborg older",
        actions=(
            {
                "do": "place",
                "card": "Urborg, Tomb of Yawgmoth",
                "as": "Urborg, Tomb of Yawgmoth",
                "zone": "battlefield",
            },
            {"do": "place", "card": "Blood Moon", "as": "Blood Moon", "zone": "battlefield", "player": "Ben"},
            {"do": "place", "card": "Island", "as": "Island", "zone": "battlefield"},
        ),
        values={
            "Urborg, Tomb of Yawgmoth": {
                "subtypes": ("Mountain",),
            },
            "Island": {
                "subtypes": ("Island",),
            },
        },
        first={
            "Urborg, Tomb of Yawgmoth": {
                "subtypes": "613.8a",
            },
            "Island": {
                "subtypes": "613.8a",
            },
        },
    ),
    Case(
        "urborg with moon swamp count",
        actions=(
            {"do": "place", "card": "Blood Moon", "as": "Blood Moon", "zone": "battlefield", "player": "Ben"},
            {
                "do": "place",
                "card": "Urborg, Tomb of Yawgmoth",
                "as": "Urborg, Tomb of Yawgmoth",
                "zone": "battlefield",
            },
            {"do": "place", "card": "Bayou", "as": "Bayou", "zone": "battlefield"},
        ),
        values={
            "Bayou": {
                "subtypes": ("Mountain",),
                "abilities": ("{T}: Add {R}.",),
            },
        },
    ),
    Case(
        "305.7 dryad arbor under blood moon and anthem",
        actions=(
            {"do": "place", "card": "Blood Moon", "as": "Blood Moon", "zone": "battlefield", "player": "Ben"},
            {"do": "place", "card": "Glorious Anthem", "as": "Glorious Anthem", "zone": "battlefield"},
            {"do": "place", "card": "Dryad Arbor", "as": "Dryad Arbor", "zone": "battlefield"},
        ),
        values={
            "Dryad Arbor": {
                "subtypes": ("Dryad", "Mountain"),
                "power": 2,
                "colors": ("G",),
            },
        },
        first={
            "Dryad Arbor": {
                "subtypes": "305.7",
                "power": "613.4c",
                "colors": "202.2e",
            },
        },
    ),
    Case(
        "ashaya and blood moon",
        actions=(
            {
                "do": "place",
                "card": "Ashaya, Soul of the Wild",
                "as": "Ashaya, Soul of the Wild",
                "zone": "battlefield",
            },
            {"do": "place", "card": "Blood Moon", "as": "Blood Moon", "zone": "battlefield", "player": "Ben"},
            {"do": "place", "card": "Grizzly Bears", "as": "Grizzly Bears", "zone": "battlefield"},
        ),
        values={
            "Grizzly Bears": {
                "subtypes": ("Bear", "Mountain"),
            },
            "Ashaya, Soul of the Wild": {
                "subtypes": ("Elemental", "Mountain"),
            },
        },
    ),
    Case(
        "208.1 song of dryads on humility",
        actions=(
            {"do": "place", "card": "Humility", "as": "Humility", "zone": "battlefield"},
            {"do": "place", "card": "Serra Angel", "as": "Serra Angel", "zone": "battlefield"},
            {
                "do": "place",
                "card": "Song of the Dryads",
                "as": "Song of the Dryads",
                "zone": "battlefield",
                "player": "Ben",
            },
            {"do": "attach", "object": "Song of the Dryads", "to": "Humility"},
        ),
        values={
            "Humility": {
                "types": ("Land",),
                "subtypes": ("Forest",),
            },
            "Serra Angel": {
                "power": 4,
                "keywords": ("Flying", "Vigilance"),
            },
        },
        first={
            "Serra Angel": {
                "power": "208.1",
            },
        },
    ),
    Case(
        "lignify then giant growth then counters",
        actions=(
            {"do": "place", "card": "Serra Angel", "as": "Serra Angel", "zone": "battlefield"},
            {"do": "place", "card": "Lignify", "as": "Lignify", "zone": "battlefield", "player": "Ben"},
            {"do": "attach", "object": "Lignify", "to": "Serra Angel"},
            {"do": "counters", "object": "Serra Angel", "kind": "+1/+1", "count": 2},
            {
                "do": "effect",
                "change": {"power": "+3", "toughness": "+3"},
                "on": ("Serra Angel",),
                "until": "end of turn",
            },
        ),
        values={
            "Serra Angel": {
                "power": 5,
                "toughness": 9,
                "subtypes": ("Treefolk",),
                "abilities": (),
            },
        },
    ),
    Case(
        "turn to frog then lignify older wins",
        actions=(
            {"do": "place", "card": "Serra Angel", "as": "Serra Angel", "zone": "battlefield"},
            {"do": "place", "card": "Lignify", "as": "Lignify", "zone": "battlefield", "player": "Ben"},
            {"do": "attach", "object": "Lignify", "to": "Serra Angel"},
            {
                "do": "effect",
                "change": {
                    "set_subtypes": ("Frog",),
                    "set_colors": ("U",),
                    "lose_all_abilities": True,
                    "set_power": 1,
                    "set_toughness": 1,
                },
                "on": ("Serra Angel",),
                "until": "end of turn",
            },
        ),
        values={
            "Serra Angel": {
                "power": 1,
                "subtypes": ("Frog",),
            },
        },
    ),
    Case(
        "613.4a tarmogoyf with graveyard",
        actions=(
            {"do": "place", "card": "Tarmogoyf", "as": "Tarmogoyf", "zone": "battlefield"},
            {"do": "place", "card": "Grizzly Bears", "as": "Grizzly Bears", "zone": "graveyard"},
            {"do": "place", "card": "Lightning Bolt", "as": "Lightning Bolt", "zone": "graveyard", "player": "Ben"},
            {"do": "place", "card": "Dryad Arbor", "as": "Dryad Arbor", "zone": "graveyard", "player": "Ben"},
        ),
        values={
            "Tarmogoyf": {
                "power": 3,
                "toughness": 4,
            },
        },
        first={
            "Tarmogoyf": {
                "power": "613.4a",
                "toughness": "613.4a",
            },
        },
    ),
    Case(
        "613.4b tarmogoyf under humility",
        actions=(
            {"do": "place", "card": "Humility", "as": "Humility", "zone": "battlefield"},
            {"do": "place", "card": "Tarmogoyf", "as": "Tarmogoyf", "zone": "battlefield"},
            {"do": "place", "card": "Grizzly Bears", "as": "Grizzly Bears", "zone": "graveyard"},
        ),
        values={
            "Tarmogoyf": {
                "power": 1,
            },
        },
        first={
            "Tarmogoyf": {
                "power": "613.4b",
            },
        },
    ),
    Case(
        "mycosynth lattice and painter",
        actions=(
            {"do": "place", "card": "Painter's Servant", "as": "Painter's Servant", "zone": "battlefield"},
            {"do": "choose", "object": "Painter's Servant", "color": "U"},
            {
                "do": "place",
                "card": "Mycosynth Lattice",
                "as": "Mycosynth Lattice",
                "zone": "battlefield",
                "player": "Ben",
            },
            {"do": "place", "card": "Grizzly Bears", "as": "Grizzly Bears", "zone": "battlefield"},
        ),
        values={
            "Grizzly Bears": {
                "colors": (),
                "types": ("Artifact", "Creature"),
            },
        },
    ),
    Case(
        "202.2 celestial dawn with painter",
        actions=(
            {"do": "place", "card": "Celestial Dawn", "as": "Celestial Dawn", "zone": "battlefield"},
            {"do": "place", "card": "Grizzly Bears", "as": "Grizzly Bears", "zone": "battlefield"},
            {"do": "place", "card": "Grizzly Bears", "as": "ben bear", "zone": "battlefield", "player": "Ben"},
            {"do": "place", "card": "Forest", "as": "Forest", "zone": "battlefield"},
        ),
        values={
            "Grizzly Bears": {
                "colors": ("W",),
            },
            "ben bear": {
                "colors": ("G",),
            },
            "Forest": {
                "subtypes": ("Plains",),
            },
        },
        first={
            "ben bear": {
                "colors": "202.2",
            },
            "Forest": {
                "subtypes": "305.7",
            },
        },
    ),
    Case(
        "613.1b control magic anthem counts for the new controller",
        actions=(
            {"do": "place", "card": "Grizzly Bears", "as": "Grizzly Bears", "zone": "battlefield", "player": "Ben"},
            {"do": "place", "card": "Glorious Anthem", "as": "Glorious Anthem", "zone": "battlefield", "player": "Ben"},
            {"do": "place", "card": "Control Magic", "as": "Control Magic", "zone": "battlefield"},
            {"do": "attach", "object": "Control Magic", "to": "Grizzly Bears"},
        ),
        values={
            "Grizzly Bears": {
                "controller": "Ana",
                "power": 2,
            },
        },
        first={
            "Grizzly Bears": {
                "controller": "613.1b",
            },
        },
    ),
    Case(
        "707.2 clone of a pumped bear",
        actions=(
            {"do": "place", "card": "Grizzly Bears", "as": "Grizzly Bears", "zone": "battlefield"},
            {
                "do": "effect",
                "change": {"power": "+2", "toughness": "+2"},
                "on": ("Grizzly Bears",),
                "until": "end of turn",
            },
            {"do": "counters", "object": "Grizzly Bears", "kind": "+1/+1"},
            {"do": "place", "card": "Clone", "as": "Clone", "zone": "hand", "player": "Ben"},
            {"do": "put_onto_battlefield", "object": "Clone", "as_copy_of": "Grizzly Bears", "player": "Ben"},
        ),
        values={
            "Clone": {
                "power": 2,
            },
            "Grizzly Bears": {
                "power": 5,
            },
        },
        first={
            "Clone": {
                "power": "707.2",
            },
        },
    ),
    Case(
        "613.1f dress down with constellation characteristic-defining lost",
        actions=(
            {"do": "place", "card": "Dress Down", "as": "Dress Down", "zone": "battlefield"},
            {"do": "place", "card": "Maro", "as": "Maro", "zone": "battlefield"},
            {"do": "place", "card": "Serra Angel", "as": "Serra Angel", "zone": "battlefield"},
        ),
        values={
            "Maro": {
                "power": 0,
            },
            "Serra Angel": {
                "keywords": (),
            },
        },
        first={
            "Serra Angel": {
                "keywords": "613.1f",
            },
        },
    ),
    Case(
        "208.1 bestow like equipment and double strike Godhead",
        actions=(
            {"do": "place", "card": "Godhead of Awe", "as": "Godhead of Awe", "zone": "battlefield"},
            {"do": "place", "card": "Serra Angel", "as": "Serra Angel", "zone": "battlefield"},
            {"do": "counters", "object": "Serra Angel", "kind": "+1/+1", "count": 3},
        ),
        values={
            "Godhead of Awe": {
                "power": 4,
            },
            "Serra Angel": {
                "power": 4,
            },
        },
        first={
            "Godhead of Awe": {
                "power": "208.1",
            },
            "Serra Angel": {
                "power": "613.4c",
            },
        },
    ),
    Case(
        "auriok steelshaper granted equip anthem controlled",
        actions=(
            {"do": "place", "card": "Serra Angel", "as": "Serra Angel", "zone": "battlefield"},
            {"do": "place", "card": "Bonesplitter", "as": "Bonesplitter", "zone": "battlefield"},
            {"do": "attach", "object": "Bonesplitter", "to": "Serra Angel"},
            {"do": "counters", "object": "Serra Angel", "kind": "-1/-1"},
        ),
        values={
            "Serra Angel": {
                "power": 5,
                "toughness": 3,
            },
        },
    ),
)
