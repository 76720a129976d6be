"""Boards of casting, zones, counters, attachments, phasing, decided by the rules before the program was asked."""

from __future__ import annotations

from tests.rules.judging import Case

CASES = (
    Case(
        "613.4c crusade gives to both players",
        actions=(
            {"do": "place", "card": "Crusade", "as": "Crusade", "zone": "battlefield"},
            {"do": "place", "card": "Elite Vanguard", "as": "Elite Vanguard", "zone": "battlefield", "player": "Ben"},
            {"do": "place", "card": "Serra Angel", "as": "Serra Angel", "zone": "battlefield"},
        ),
        values={
            "Elite Vanguard": {
                "power": 3,
            },
            "Serra Angel": {
                "power": 5,
            },
        },
        first={
            "Elite Vanguard": {
                "power": "613.4c",
            },
            "Serra Angel": {
                "power": "613.4c",
            },
        },
    ),
    Case(
        "613.4c bad moon counts only black",
        actions=(
            {"do": "place", "card": "Bad Moon", "as": "Bad Moon", "zone": "battlefield"},
            {"do": "place", "card": "Scathe Zombies", "as": "Scathe Zombies", "zone": "battlefield"},
            {"do": "place", "card": "Grizzly Bears", "as": "Grizzly Bears", "zone": "battlefield"},
        ),
        values={
            "Scathe Zombies": {
                "power": 3,
            },
            "Grizzly Bears": {
                "power": 2,
            },
        },
        first={
            "Scathe Zombies": {
                "power": "613.4c",
            },
            "Grizzly Bears": {
                "power": "208.1",
            },
        },
    ),
    Case(
        "208.1 anthem is for its controller",
        actions=(
            {"do": "place", "card": "Glorious Anthem", "as": "Glorious Anthem", "zone": "battlefield"},
            {"do": "place", "card": "Grizzly Bears", "as": "Grizzly Bears", "zone": "battlefield", "player": "Ben"},
        ),
        values={
            "Grizzly Bears": {
                "power": 2,
            },
        },
        first={
            "Grizzly Bears": {
                "power": "208.1",
            },
        },
    ),
    Case(
        "613.4c anthem given away",
        actions=(
            {"do": "place", "card": "Glorious Anthem", "as": "Glorious Anthem", "zone": "battlefield"},
            {"do": "place", "card": "Grizzly Bears", "as": "Grizzly Bears", "zone": "battlefield", "player": "Ben"},
            {"do": "effect", "change": {"control": "Ben"}, "on": ("Glorious Anthem",), "until": "end of turn"},
        ),
        values={
            "Grizzly Bears": {
                "power": 3,
            },
        },
        first={
            "Grizzly Bears": {
                "power": "613.4c",
            },
        },
    ),
    Case(
        "613.4b humility and a token",
        actions=(
            {"do": "place", "card": "Humility", "as": "Humility", "zone": "battlefield"},
            {"do": "place", "card": "Spider", "as": "Spider", "zone": "battlefield", "token": True},
        ),
        values={
            "Spider": {
                "power": 1,
                "abilities": (),
            },
        },
        first={
            "Spider": {
                "power": "613.4b",
                "abilities": "613.1f",
            },
        },
    ),
    Case(
        "613.4c humility and counters",
        actions=(
            {"do": "place", "card": "Humility", "as": "Humility", "zone": "battlefield"},
            {"do": "place", "card": "Grizzly Bears", "as": "Grizzly Bears", "zone": "battlefield"},
            {"do": "counters", "object": "Grizzly Bears", "kind": "+1/+1", "count": 2},
        ),
        values={
            "Grizzly Bears": {
                "power": 3,
            },
        },
        first={
            "Grizzly Bears": {
                "power": "613.4c",
            },
        },
    ),
    Case(
        "208.1 humility does not touch the graveyard",
        actions=(
            {"do": "place", "card": "Humility", "as": "Humility", "zone": "battlefield"},
            {"do": "place", "card": "Serra Angel", "as": "Serra Angel", "zone": "graveyard"},
        ),
        values={
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
        "205.1b mycosynth lattice and a land",
        actions=(
            {"do": "place", "card": "Mycosynth Lattice", "as": "Mycosynth Lattice", "zone": "battlefield"},
            {"do": "place", "card": "Forest", "as": "Forest", "zone": "battlefield"},
        ),
        values={
            "Forest": {
                "types": ("Artifact", "Land"),
                "colors": (),
            },
        },
        first={
            "Forest": {
                "types": "205.1b",
                "colors": "105.3",
            },
        },
    ),
    Case(
        "105.3 mycosynth lattice makes a hand card colorless",
        actions=(
            {"do": "place", "card": "Mycosynth Lattice", "as": "Mycosynth Lattice", "zone": "battlefield"},
            {"do": "place", "card": "Grizzly Bears", "as": "Grizzly Bears", "zone": "hand"},
        ),
        values={
            "Grizzly Bears": {
                "colors": (),
                "types": ("Creature",),
            },
        },
        first={
            "Grizzly Bears": {
                "colors": "105.3",
                "types": "205.1",
            },
        },
    ),
    Case(
        "205.1 blood moon leaves basics alone",
        actions=(
            {"do": "place", "card": "Blood Moon", "as": "Blood Moon", "zone": "battlefield"},
            {"do": "place", "card": "Island", "as": "Island", "zone": "battlefield"},
            {"do": "place", "card": "Bayou", "as": "Bayou", "zone": "battlefield"},
        ),
        values={
            "Island": {
                "subtypes": ("Island",),
            },
            "Bayou": {
                "subtypes": ("Mountain",),
            },
        },
        first={
            "Island": {
                "subtypes": "205.1",
            },
            "Bayou": {
                "subtypes": "305.7",
            },
        },
    ),
    Case(
        "205.1 blood moon does not reach the hand",
        actions=(
            {"do": "place", "card": "Blood Moon", "as": "Blood Moon", "zone": "battlefield"},
            {"do": "place", "card": "Bayou", "as": "Bayou", "zone": "hand"},
        ),
        values={
            "Bayou": {
                "subtypes": ("Swamp", "Forest"),
            },
        },
        first={
            "Bayou": {
                "subtypes": "205.1",
            },
        },
    ),
    Case(
        "205.1 darksteel citadel under blood moon stays an artifact",
        actions=(
            {"do": "place", "card": "Blood Moon", "as": "Blood Moon", "zone": "battlefield"},
            {"do": "place", "card": "Darksteel Citadel", "as": "Darksteel Citadel", "zone": "battlefield"},
        ),
        values={
            "Darksteel Citadel": {
                "types": ("Artifact", "Land"),
                "abilities": ("{T}: Add {R}.",),
            },
        },
        first={
            "Darksteel Citadel": {
                "types": "205.1",
                "abilities": "305.7",
            },
        },
    ),
    Case(
        "205.1a song of the dryads on a double-faced permanent",
        actions=(
            {
                "do": "place",
                "card": "Delver of Secrets",
                "as": "Delver of Secrets",
                "zone": "battlefield",
                "face": "back",
            },
            {
                "do": "place",
                "card": "Song of the Dryads",
                "as": "Song of the Dryads",
                "zone": "battlefield",
                "player": "Ben",
            },
            {"do": "attach", "object": "Song of the Dryads", "to": "Delver of Secrets"},
        ),
        values={
            "Delver of Secrets": {
                "types": ("Land",),
                "mana_value": 1,
                "power": None,
            },
        },
        first={
            "Delver of Secrets": {
                "types": "205.1a",
                "mana_value": "712.8e",
                "power": "208.3",
            },
        },
    ),
    Case(
        "712.8e a land by song of the dryads transforms",
        actions=(
            {"do": "place", "card": "Delver of Secrets", "as": "Delver of Secrets", "zone": "battlefield"},
            {
                "do": "place",
                "card": "Song of the Dryads",
                "as": "Song of the Dryads",
                "zone": "battlefield",
                "player": "Ben",
            },
            {"do": "attach", "object": "Song of the Dryads", "to": "Delver of Secrets"},
            {"do": "transform", "object": "Delver of Secrets"},
        ),
        values={
            "Delver of Secrets": {
                "name": "Insectile Aberration",
            },
        },
        first={
            "Delver of Secrets": {
                "name": "712.8e",
            },
        },
        outcomes={
            3: ("done", "712.9"),
        },
    ),
    Case(
        "613.4c lignify makes it smaller then an anthem",
        actions=(
            {"do": "place", "card": "Serra Angel", "as": "Serra Angel", "zone": "battlefield"},
            {"do": "place", "card": "Lignify", "as": "Lignify", "zone": "battlefield"},
            {"do": "attach", "object": "Lignify", "to": "Serra Angel"},
            {"do": "place", "card": "Glorious Anthem", "as": "Glorious Anthem", "zone": "battlefield"},
        ),
        values={
            "Serra Angel": {
                "power": 1,
                "toughness": 5,
            },
        },
        first={
            "Serra Angel": {
                "power": "613.4c",
                "toughness": "613.4c",
            },
        },
    ),
    Case(
        "613.4a tarmogoyf counts lands and instants",
        actions=(
            {"do": "place", "card": "Tarmogoyf", "as": "Tarmogoyf", "zone": "battlefield"},
            {"do": "place", "card": "Forest", "as": "Forest", "zone": "graveyard", "player": "Ben"},
            {"do": "place", "card": "Lightning Bolt", "as": "Lightning Bolt", "zone": "graveyard", "player": "Ben"},
        ),
        values={
            "Tarmogoyf": {
                "power": 2,
                "toughness": 3,
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
        "613.4a tarmogoyf in the graveyard counts itself",
        actions=({"do": "place", "card": "Tarmogoyf", "as": "Tarmogoyf", "zone": "graveyard"},),
        values={
            "Tarmogoyf": {
                "power": 1,
            },
        },
        first={
            "Tarmogoyf": {
                "power": "613.4a",
            },
        },
    ),
    Case(
        "613.4a tarmogoyf and a split card in a graveyard",
        actions=(
            {"do": "place", "card": "Tarmogoyf", "as": "Tarmogoyf", "zone": "battlefield"},
            {"do": "place", "card": "Fire // Ice", "as": "Fire // Ice", "zone": "graveyard", "player": "Ben"},
        ),
        values={
            "Tarmogoyf": {
                "power": 1,
            },
        },
        first={
            "Tarmogoyf": {
                "power": "613.4a",
            },
        },
    ),
    Case(
        "613.4a clone of tarmogoyf counts too",
        actions=(
            {"do": "place", "card": "Tarmogoyf", "as": "Tarmogoyf", "zone": "battlefield"},
            {"do": "place", "card": "Grizzly Bears", "as": "Grizzly Bears", "zone": "graveyard", "player": "Ben"},
            {"do": "place", "card": "Clone", "as": "Clone", "zone": "hand", "player": "Ben"},
            {"do": "put_onto_battlefield", "object": "Clone", "as_copy_of": "Tarmogoyf", "player": "Ben"},
        ),
        values={
            "Clone": {
                "power": 1,
                "toughness": 2,
            },
        },
        first={
            "Clone": {
                "power": "613.4a",
            },
        },
    ),
    Case(
        "613.4a maro and an empty hand",
        actions=({"do": "place", "card": "Maro", "as": "Maro", "zone": "battlefield"},),
        values={
            "Maro": {
                "power": 0,
                "state_based": ("704.5f",),
            },
        },
        first={
            "Maro": {
                "power": "613.4a",
            },
        },
    ),
)
