"""Boards of casting, zones, counters, attachments, phasing, decided by the rules before the program was asked."""

from __future__ import annotations

from tests.rules.judging import Case

CASES = (
    Case(
        "613.4a maro and two cards",
        actions=(
            {"do": "place", "card": "Maro", "as": "Maro", "zone": "battlefield"},
            {"do": "place", "card": "Forest", "as": "Forest", "zone": "hand"},
            {"do": "place", "card": "Island", "as": "Island", "zone": "hand"},
            {"do": "place", "card": "Swamp", "as": "Swamp", "zone": "hand", "player": "Ben"},
        ),
        values={
            "Maro": {
                "power": 2,
            },
        },
        first={
            "Maro": {
                "power": "613.4a",
            },
        },
    ),
    Case(
        "a changeling is every creature type",
        actions=(
            {"do": "place", "card": "Woodland Changeling", "as": "Woodland Changeling", "zone": "battlefield"},
            {"do": "transform", "filter": {"subtypes": "Human"}},
        ),
        values={
            "Woodland Changeling": {
                "keywords": ("Changeling",),
            },
        },
        outcomes={
            1: ("nothing happens", ""),
        },
    ),
    Case(
        "707.2 clone as changeling",
        actions=(
            {"do": "place", "card": "Woodland Changeling", "as": "Woodland Changeling", "zone": "battlefield"},
            {"do": "place", "card": "Clone", "as": "Clone", "zone": "hand"},
            {"do": "put_onto_battlefield", "object": "Clone", "as_copy_of": "Woodland Changeling"},
        ),
        values={
            "Clone": {
                "keywords": ("Changeling",),
            },
        },
        first={
            "Clone": {
                "keywords": "707.2",
            },
        },
    ),
    Case(
        "208.1 phased out is not changed",
        actions=(
            {"do": "place", "card": "Grizzly Bears", "as": "Grizzly Bears", "zone": "battlefield"},
            {"do": "phase_out", "object": "Grizzly Bears"},
            {"do": "place", "card": "Crusade", "as": "Crusade", "zone": "battlefield"},
            {"do": "phase_in", "object": "Grizzly Bears"},
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
        outcomes={
            3: ("done", "702.26c"),
        },
    ),
    Case(
        "702.26c phasing in what is in",
        actions=(
            {"do": "place", "card": "Grizzly Bears", "as": "Grizzly Bears", "zone": "battlefield"},
            {"do": "phase_in", "object": "Grizzly Bears"},
        ),
        outcomes={
            1: ("nothing happens", "702.26c"),
        },
    ),
    Case(
        "405.5 spell on the stack and not on top",
        actions=(
            {"do": "place", "card": "Grizzly Bears", "as": "Grizzly Bears", "zone": "hand"},
            {"do": "place", "card": "Lightning Bolt", "as": "Lightning Bolt", "zone": "hand"},
            {"do": "cast", "object": "Grizzly Bears"},
            {"do": "cast", "object": "Lightning Bolt"},
            {"do": "resolve", "object": "Grizzly Bears"},
        ),
        outcomes={
            4: ("illegal", "405.5"),
        },
    ),
    Case(
        "resolve what is no spell",
        actions=(
            {"do": "place", "card": "Grizzly Bears", "as": "Grizzly Bears", "zone": "battlefield"},
            {"do": "resolve", "object": "Grizzly Bears"},
        ),
        outcomes={
            1: ("illegal", ""),
        },
    ),
    Case(
        "707.10 a copy of a spell ceases to exist off the stack",
        actions=(
            {"do": "place", "card": "Lightning Bolt", "as": "Lightning Bolt", "zone": "hand"},
            {"do": "cast", "object": "Lightning Bolt"},
            {"do": "copy_spell", "of": "Lightning Bolt", "as": "cop"},
            {"do": "resolve", "object": "cop"},
        ),
        outcomes={
            3: ("done", ""),
            2: ("done", "707.10"),
        },
    ),
    Case(
        "731.1 night and day",
        actions=(
            {"do": "day_night", "value": "night"},
            {"do": "day_night", "value": "night"},
        ),
        outcomes={
            0: ("done", "731.1"),
            1: ("nothing happens", ""),
        },
    ),
    Case(
        "no day in 2016",
        edition="2016-01",
        actions=({"do": "day_night", "value": "night"},),
        outcomes={
            0: ("illegal", ""),
        },
    ),
    Case(
        "manifest and cloak in an old edition",
        edition="2011-09",
        actions=(
            {"do": "place", "card": "Grizzly Bears", "as": "Grizzly Bears", "zone": "library"},
            {"do": "manifest", "object": "Grizzly Bears"},
        ),
        outcomes={
            1: ("illegal", ""),
        },
    ),
    Case(
        "708.5 morph cast and looked at",
        actions=(
            {"do": "place", "card": "Exalted Angel", "as": "Exalted Angel", "zone": "hand"},
            {"do": "cast", "object": "Exalted Angel", "face_down": True},
            {"do": "look", "object": "Exalted Angel", "player": "Ben"},
        ),
        outcomes={
            2: ("illegal", "708.5"),
        },
    ),
    Case(
        "208.1 morph in the editions of 2011",
        edition="2011-09",
        actions=(
            {"do": "place", "card": "Exalted Angel", "as": "Exalted Angel", "zone": "hand"},
            {"do": "cast", "object": "Exalted Angel", "face_down": True},
            {"do": "resolve", "object": "Exalted Angel"},
            {"do": "turn_face_up", "object": "Exalted Angel", "by": "morph"},
        ),
        values={
            "Exalted Angel": {
                "power": 4,
            },
        },
        first={
            "Exalted Angel": {
                "power": "208.1",
            },
        },
        outcomes={
            3: ("done", "702.35d"),
        },
    ),
    Case(
        "708.5 ana looks at her own",
        actions=(
            {"do": "place", "card": "Exalted Angel", "as": "Exalted Angel", "zone": "battlefield", "face_down": True},
            {"do": "look", "object": "Exalted Angel"},
        ),
        outcomes={
            1: ("done", "708.5"),
        },
    ),
    Case(
        "naming in 2011 a split card",
        edition="2011-09",
        actions=({"do": "choose_name", "name": "Fire // Ice"},),
        outcomes={
            0: ("done", ""),
        },
    ),
    Case(
        "709.4a naming half a split card",
        actions=({"do": "choose_name", "name": "Ice"},),
        outcomes={
            0: ("done", "709.4a"),
        },
    ),
    Case(
        "710.5 tok-tok named",
        actions=({"do": "choose_name", "name": "Tok-Tok, Volcano Born"},),
        outcomes={
            0: ("done", "710.5"),
        },
    ),
    Case(
        "119.5 life is said",
        actions=({"do": "life", "total": 3},),
        outcomes={
            0: ("done", "119.5"),
        },
    ),
    Case(
        "turn",
        actions=({"do": "turn", "player": "Ben"},),
        outcomes={
            0: ("done", ""),
        },
    ),
    Case(
        "406.3 a card exiled face down has nothing",
        actions=(
            {"do": "place", "card": "Grizzly Bears", "as": "Grizzly Bears", "zone": "hand"},
            {"do": "move", "object": "Grizzly Bears", "to": "exile", "face_down": True},
            {"do": "look", "object": "Grizzly Bears", "player": "Ben"},
        ),
        outcomes={
            2: ("illegal", "406.3"),
        },
    ),
)
