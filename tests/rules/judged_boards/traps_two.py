"""Boards of traps: copies of copies, face down, Rooms, insets, decided by the rules before the program was asked."""

from __future__ import annotations

from tests.rules.judging import Case

CASES = (
    Case(
        "712.8e soul seizer attached back",
        actions=(
            {"do": "place", "card": "Soul Seizer", "as": "Soul Seizer", "zone": "battlefield"},
            {"do": "place", "card": "Grizzly Bears", "as": "Grizzly Bears", "zone": "battlefield", "player": "Ben"},
            {"do": "transform", "object": "Soul Seizer"},
            {"do": "attach", "object": "Soul Seizer", "to": "Grizzly Bears"},
        ),
        values={
            "Soul Seizer": {
                "types": ("Enchantment",),
            },
            "Grizzly Bears": {
                "controller": "Ana",
            },
        },
        first={
            "Soul Seizer": {
                "types": "712.8e",
            },
            "Grizzly Bears": {
                "controller": "613.1b",
            },
        },
    ),
    Case(
        "712.8e garruk planeswalker flip loyalty",
        actions=(
            {
                "do": "place",
                "card": "Garruk Relentless",
                "as": "Garruk Relentless",
                "zone": "battlefield",
                "counters": {"loyalty": 3},
            },
            {"do": "transform", "object": "Garruk Relentless"},
        ),
        values={
            "Garruk Relentless": {
                "loyalty": 3,
                "colors": ("B", "G"),
            },
        },
        first={
            "Garruk Relentless": {
                "colors": "712.8e",
            },
        },
    ),
    Case(
        "mirror gallery",
        actions=(
            {"do": "place", "card": "Mirror Gallery", "as": "Mirror Gallery", "zone": "battlefield"},
            {"do": "place", "card": "Kytheon, Hero of Akros", "as": "Kytheon, Hero of Akros", "zone": "battlefield"},
            {"do": "place", "card": "Clone", "as": "Clone", "zone": "hand"},
            {"do": "put_onto_battlefield", "object": "Clone", "as_copy_of": "Kytheon, Hero of Akros"},
        ),
        values={
            "Clone": {
                "state_based": (),
            },
        },
    ),
    Case(
        "718.3b prototype",
        actions=(
            {"do": "place", "card": "Phyrexian Fleshgorger", "as": "Phyrexian Fleshgorger", "zone": "hand"},
            {"do": "cast", "object": "Phyrexian Fleshgorger", "prototype": True},
            {"do": "resolve", "object": "Phyrexian Fleshgorger"},
        ),
        values={
            "Phyrexian Fleshgorger": {
                "power": 3,
                "colors": ("B",),
                "mana_value": 3,
            },
        },
        first={
            "Phyrexian Fleshgorger": {
                "power": "718.3b",
                "colors": "718.3b",
                "mana_value": "718.3b",
            },
        },
    ),
    Case(
        "710.2 flip under humility",
        actions=(
            {"do": "place", "card": "Humility", "as": "Humility", "zone": "battlefield"},
            {"do": "place", "card": "Akki Lavarunner", "as": "Akki Lavarunner", "zone": "battlefield", "flipped": True},
        ),
        values={
            "Akki Lavarunner": {
                "name": "Tok-Tok, Volcano Born",
                "power": 1,
            },
        },
        first={
            "Akki Lavarunner": {
                "name": "710.2",
                "power": "613.4b",
            },
        },
    ),
    Case(
        "710.2 erayo flipped essence not creature",
        actions=(
            {
                "do": "place",
                "card": "Erayo, Soratami Ascendant",
                "as": "Erayo, Soratami Ascendant",
                "zone": "battlefield",
            },
            {"do": "flip", "object": "Erayo, Soratami Ascendant"},
        ),
        values={
            "Erayo, Soratami Ascendant": {
                "types": ("Enchantment",),
                "power": None,
                "colors": ("U",),
            },
        },
        first={
            "Erayo, Soratami Ascendant": {
                "types": "710.2",
                "colors": "710.1c",
            },
        },
    ),
    Case(
        "712.8a modal in graveyard back name",
        actions=({"do": "place", "card": "Valki, God of Lies", "as": "Valki, God of Lies", "zone": "graveyard"},),
        values={
            "Valki, God of Lies": {
                "mana_value": 2,
                "name": "Valki, God of Lies",
            },
        },
        first={
            "Valki, God of Lies": {
                "mana_value": "712.8a",
                "name": "712.8a",
            },
        },
    ),
    Case(
        "702.26b phased out delver",
        actions=(
            {"do": "place", "card": "Delver of Secrets", "as": "Delver of Secrets", "zone": "battlefield"},
            {"do": "phase_out", "object": "Delver of Secrets"},
            {"do": "transform", "object": "Delver of Secrets"},
        ),
        outcomes={
            2: ("nothing happens", "702.26b"),
        },
    ),
    Case(
        "712.17 card exiled face down",
        actions=(
            {"do": "place", "card": "Delver of Secrets", "as": "Delver of Secrets", "zone": "hand"},
            {"do": "move", "object": "Delver of Secrets", "to": "exile", "face_down": True},
        ),
        outcomes={
            1: ("done", "712.17"),
        },
    ),
    Case(
        "712.19 choose a back face's name",
        actions=({"do": "choose_name", "name": "Insectile Aberration"},),
        outcomes={
            0: ("done", "712.19"),
        },
    ),
    Case(
        "613.4c opposite copy then pump then copy",
        actions=(
            {"do": "place", "card": "Serra Angel", "as": "Serra Angel", "zone": "battlefield"},
            {"do": "place", "card": "Grizzly Bears", "as": "Grizzly Bears", "zone": "battlefield"},
            {
                "do": "effect",
                "change": {"power": "+1", "toughness": "+1"},
                "on": ("Grizzly Bears",),
                "until": "end of turn",
            },
            {"do": "become_copy", "object": "Grizzly Bears", "of": "Serra Angel", "until": "end of turn"},
        ),
        values={
            "Grizzly Bears": {
                "power": 5,
                "name": "Serra Angel",
            },
        },
        first={
            "Grizzly Bears": {
                "power": "613.4c",
                "name": "707.2",
            },
        },
    ),
    Case(
        "613.4c enlarge a noncreature via effect then creature",
        actions=(
            {"do": "place", "card": "Chimeric Staff", "as": "Chimeric Staff", "zone": "battlefield"},
            {
                "do": "effect",
                "change": {"power": "+2", "toughness": "+2"},
                "on": ("Chimeric Staff",),
                "until": "end of turn",
            },
            {
                "do": "effect",
                "change": {
                    "add_types": ("Artifact", "Creature"),
                    "set_subtypes": ("Construct",),
                    "set_power": 3,
                    "set_toughness": 3,
                },
                "on": ("Chimeric Staff",),
                "until": "end of turn",
            },
        ),
        values={
            "Chimeric Staff": {
                "power": 5,
            },
        },
        first={
            "Chimeric Staff": {
                "power": "613.4c",
            },
        },
    ),
    Case(
        "613.7a ward granted lifelink counter",
        actions=(
            {"do": "place", "card": "Grizzly Bears", "as": "Grizzly Bears", "zone": "battlefield"},
            {"do": "counters", "object": "Grizzly Bears", "kind": "flying"},
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
        "613.7c flying counter newer",
        actions=(
            {"do": "place", "card": "Humility", "as": "Humility", "zone": "battlefield"},
            {"do": "place", "card": "Grizzly Bears", "as": "Grizzly Bears", "zone": "battlefield"},
            {"do": "counters", "object": "Grizzly Bears", "kind": "flying"},
        ),
        values={
            "Grizzly Bears": {
                "keywords": ("Flying",),
            },
        },
        first={
            "Grizzly Bears": {
                "keywords": "613.7c",
            },
        },
    ),
    Case(
        "613.3d counters 2011 layer letters",
        edition="2011-09",
        actions=(
            {"do": "place", "card": "Grizzly Bears", "as": "Grizzly Bears", "zone": "battlefield"},
            {"do": "counters", "object": "Grizzly Bears", "kind": "+1/+1"},
            {
                "do": "effect",
                "change": {"power": "+1", "toughness": "+1"},
                "on": ("Grizzly Bears",),
                "until": "end of turn",
            },
        ),
        values={
            "Grizzly Bears": {
                "power": 4,
            },
        },
        first={
            "Grizzly Bears": {
                "power": "613.3d",
            },
        },
    ),
    Case(
        "613.3d switching in 2016",
        edition="2016-01",
        actions=(
            {"do": "place", "card": "Twisted Image", "as": "Twisted Image", "zone": "hand"},
            {"do": "place", "card": "Wandering Ones", "as": "Wandering Ones", "zone": "battlefield"},
            {"do": "counters", "object": "Wandering Ones", "kind": "+1/+1"},
        ),
        values={
            "Wandering Ones": {
                "power": 2,
            },
        },
        first={
            "Wandering Ones": {
                "power": "613.3d",
            },
        },
    ),
    Case(
        "613.6a humility opalescence 2011",
        edition="2011-09",
        actions=(
            {"do": "place", "card": "Humility", "as": "Humility", "zone": "battlefield"},
            {"do": "place", "card": "Opalescence", "as": "Opalescence", "zone": "battlefield"},
        ),
        values={
            "Humility": {
                "power": 4,
                "abilities": (),
            },
        },
        first={
            "Humility": {
                "power": "613.6a",
                "abilities": "613.1f",
            },
        },
    ),
    Case(
        "613.7a urborg & blood moon 2016",
        edition="2016-01",
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
        },
        first={
            "Urborg, Tomb of Yawgmoth": {
                "subtypes": "613.7a",
            },
        },
    ),
    Case(
        "godhead clone",
        actions=(
            {"do": "place", "card": "Godhead of Awe", "as": "Godhead of Awe", "zone": "battlefield"},
            {"do": "place", "card": "Clone", "as": "Clone", "zone": "hand", "player": "Ben"},
            {"do": "put_onto_battlefield", "object": "Clone", "as_copy_of": "Godhead of Awe", "player": "Ben"},
            {"do": "place", "card": "Serra Angel", "as": "Serra Angel", "zone": "battlefield"},
        ),
        values={
            "Clone": {
                "power": 1,
            },
            "Godhead of Awe": {
                "power": 1,
            },
            "Serra Angel": {
                "power": 1,
            },
        },
    ),
    Case(
        "613.1f dress down after opalescence",
        actions=(
            {"do": "place", "card": "Opalescence", "as": "Opalescence", "zone": "battlefield"},
            {"do": "place", "card": "Dress Down", "as": "Dress Down", "zone": "battlefield"},
        ),
        values={
            "Dress Down": {
                "types": ("Enchantment", "Creature"),
                "abilities": (),
                "power": 2,
            },
        },
        first={
            "Dress Down": {
                "abilities": "613.1f",
                "power": "613.4b",
            },
        },
    ),
)
