"""Boards under each edition, decided by the rules before the program was asked."""

from __future__ import annotations

from tests.rules.judging import Case

CASES = (
    Case(
        "701.40b a manifested creature turned up in 2025-06",
        edition="2025-06",
        actions=(
            {"do": "place", "card": "Grizzly Bears", "as": "Grizzly Bears", "zone": "library"},
            {"do": "manifest", "object": "Grizzly Bears"},
            {"do": "turn_face_up", "object": "Grizzly Bears", "by": "manifest"},
        ),
        values={
            "Grizzly Bears": {
                "name": "Grizzly Bears",
            },
        },
        outcomes={
            2: ("done", "701.40b"),
        },
    ),
    Case(
        "701.40b a manifested creature turned up in 2026-08",
        actions=(
            {"do": "place", "card": "Grizzly Bears", "as": "Grizzly Bears", "zone": "library"},
            {"do": "manifest", "object": "Grizzly Bears"},
            {"do": "turn_face_up", "object": "Grizzly Bears", "by": "manifest"},
        ),
        values={
            "Grizzly Bears": {
                "name": "Grizzly Bears",
            },
        },
        outcomes={
            2: ("done", "701.40b"),
        },
    ),
    Case(
        "707.2a a bear turned face down in 2011-09",
        edition="2011-09",
        actions=(
            {"do": "place", "card": "Grizzly Bears", "as": "Grizzly Bears", "zone": "battlefield"},
            {"do": "turn_face_down", "object": "Grizzly Bears"},
        ),
        values={
            "Grizzly Bears": {
                "name": "",
                "colors": (),
                "power": 2,
            },
        },
        first={
            "Grizzly Bears": {
                "power": "707.2a",
            },
        },
        outcomes={
            1: ("done", "707.2a"),
        },
    ),
    Case(
        "707.2a a bear turned face down in 2016-01",
        edition="2016-01",
        actions=(
            {"do": "place", "card": "Grizzly Bears", "as": "Grizzly Bears", "zone": "battlefield"},
            {"do": "turn_face_down", "object": "Grizzly Bears"},
        ),
        values={
            "Grizzly Bears": {
                "name": "",
                "colors": (),
                "power": 2,
            },
        },
        first={
            "Grizzly Bears": {
                "power": "707.2a",
            },
        },
        outcomes={
            1: ("done", "707.2a"),
        },
    ),
    Case(
        "708.2a a bear turned face down in 2021-09",
        edition="2021-09",
        actions=(
            {"do": "place", "card": "Grizzly Bears", "as": "Grizzly Bears", "zone": "battlefield"},
            {"do": "turn_face_down", "object": "Grizzly Bears"},
        ),
        values={
            "Grizzly Bears": {
                "name": "",
                "colors": (),
                "power": 2,
            },
        },
        first={
            "Grizzly Bears": {
                "power": "708.2a",
            },
        },
        outcomes={
            1: ("done", "708.2a"),
        },
    ),
    Case(
        "708.2a a bear turned face down in 2025-06",
        edition="2025-06",
        actions=(
            {"do": "place", "card": "Grizzly Bears", "as": "Grizzly Bears", "zone": "battlefield"},
            {"do": "turn_face_down", "object": "Grizzly Bears"},
        ),
        values={
            "Grizzly Bears": {
                "name": "",
                "colors": (),
                "power": 2,
            },
        },
        first={
            "Grizzly Bears": {
                "power": "708.2a",
            },
        },
        outcomes={
            1: ("done", "708.2a"),
        },
    ),
    Case(
        "708.2a a bear turned face down in 2026-08",
        actions=(
            {"do": "place", "card": "Grizzly Bears", "as": "Grizzly Bears", "zone": "battlefield"},
            {"do": "turn_face_down", "object": "Grizzly Bears"},
        ),
        values={
            "Grizzly Bears": {
                "name": "",
                "colors": (),
                "power": 2,
            },
        },
        first={
            "Grizzly Bears": {
                "power": "708.2a",
            },
        },
        outcomes={
            1: ("done", "708.2a"),
        },
    ),
    Case(
        "708.2b turned down what is down in 2025-06",
        edition="2025-06",
        actions=(
            {"do": "place", "card": "Grizzly Bears", "as": "Grizzly Bears", "zone": "battlefield", "face_down": True},
            {"do": "turn_face_down", "object": "Grizzly Bears"},
        ),
        outcomes={
            1: ("nothing happens", "708.2b"),
        },
    ),
    Case(
        "708.2b turned down what is down in 2026-08",
        actions=(
            {"do": "place", "card": "Grizzly Bears", "as": "Grizzly Bears", "zone": "battlefield", "face_down": True},
            {"do": "turn_face_down", "object": "Grizzly Bears"},
        ),
        outcomes={
            1: ("nothing happens", "708.2b"),
        },
    ),
    Case(
        "702.35d morph in 2011-09",
        edition="2011-09",
        actions=(
            {"do": "place", "card": "Exalted Angel", "as": "Exalted Angel", "zone": "battlefield", "face_down": True},
            {"do": "turn_face_up", "object": "Exalted Angel", "by": "morph"},
        ),
        values={
            "Exalted Angel": {
                "power": 4,
                "name": "Exalted Angel",
            },
        },
        outcomes={
            1: ("done", "702.35d"),
        },
    ),
    Case(
        "702.36e morph in 2016-01",
        edition="2016-01",
        actions=(
            {"do": "place", "card": "Exalted Angel", "as": "Exalted Angel", "zone": "battlefield", "face_down": True},
            {"do": "turn_face_up", "object": "Exalted Angel", "by": "morph"},
        ),
        values={
            "Exalted Angel": {
                "power": 4,
                "name": "Exalted Angel",
            },
        },
        outcomes={
            1: ("done", "702.36e"),
        },
    ),
    Case(
        "702.37e morph in 2021-09",
        edition="2021-09",
        actions=(
            {"do": "place", "card": "Exalted Angel", "as": "Exalted Angel", "zone": "battlefield", "face_down": True},
            {"do": "turn_face_up", "object": "Exalted Angel", "by": "morph"},
        ),
        values={
            "Exalted Angel": {
                "power": 4,
                "name": "Exalted Angel",
            },
        },
        outcomes={
            1: ("done", "702.37e"),
        },
    ),
    Case(
        "702.37e morph in 2025-06",
        edition="2025-06",
        actions=(
            {"do": "place", "card": "Exalted Angel", "as": "Exalted Angel", "zone": "battlefield", "face_down": True},
            {"do": "turn_face_up", "object": "Exalted Angel", "by": "morph"},
        ),
        values={
            "Exalted Angel": {
                "power": 4,
                "name": "Exalted Angel",
            },
        },
        outcomes={
            1: ("done", "702.37e"),
        },
    ),
    Case(
        "702.37e morph in 2026-08",
        actions=(
            {"do": "place", "card": "Exalted Angel", "as": "Exalted Angel", "zone": "battlefield", "face_down": True},
            {"do": "turn_face_up", "object": "Exalted Angel", "by": "morph"},
        ),
        values={
            "Exalted Angel": {
                "power": 4,
                "name": "Exalted Angel",
            },
        },
        outcomes={
            1: ("done", "702.37e"),
        },
    ),
    Case(
        "707.10 face down becomes a copy in 2011-09",
        edition="2011-09",
        actions=(
            {"do": "place", "card": "Exalted Angel", "as": "Exalted Angel", "zone": "battlefield", "face_down": True},
            {"do": "place", "card": "Grizzly Bears", "as": "Grizzly Bears", "zone": "battlefield"},
            {"do": "become_copy", "object": "Exalted Angel", "of": "Grizzly Bears"},
        ),
        values={
            "Exalted Angel": {
                "name": "",
                "power": 2,
            },
        },
        outcomes={
            2: ("done", "707.10"),
        },
    ),
    Case(
        "707.10 face down becomes a copy in 2016-01",
        edition="2016-01",
        actions=(
            {"do": "place", "card": "Exalted Angel", "as": "Exalted Angel", "zone": "battlefield", "face_down": True},
            {"do": "place", "card": "Grizzly Bears", "as": "Grizzly Bears", "zone": "battlefield"},
            {"do": "become_copy", "object": "Exalted Angel", "of": "Grizzly Bears"},
        ),
        values={
            "Exalted Angel": {
                "name": "",
                "power": 2,
            },
        },
        outcomes={
            2: ("done", "707.10"),
        },
    ),
    Case(
        "708.10 face down becomes a copy in 2021-09",
        edition="2021-09",
        actions=(
            {"do": "place", "card": "Exalted Angel", "as": "Exalted Angel", "zone": "battlefield", "face_down": True},
            {"do": "place", "card": "Grizzly Bears", "as": "Grizzly Bears", "zone": "battlefield"},
            {"do": "become_copy", "object": "Exalted Angel", "of": "Grizzly Bears"},
        ),
        values={
            "Exalted Angel": {
                "name": "",
                "power": 2,
            },
        },
        outcomes={
            2: ("done", "708.10"),
        },
    ),
    Case(
        "708.10 face down becomes a copy in 2025-06",
        edition="2025-06",
        actions=(
            {"do": "place", "card": "Exalted Angel", "as": "Exalted Angel", "zone": "battlefield", "face_down": True},
            {"do": "place", "card": "Grizzly Bears", "as": "Grizzly Bears", "zone": "battlefield"},
            {"do": "become_copy", "object": "Exalted Angel", "of": "Grizzly Bears"},
        ),
        values={
            "Exalted Angel": {
                "name": "",
                "power": 2,
            },
        },
        outcomes={
            2: ("done", "708.10"),
        },
    ),
    Case(
        "708.10 face down becomes a copy in 2026-08",
        actions=(
            {"do": "place", "card": "Exalted Angel", "as": "Exalted Angel", "zone": "battlefield", "face_down": True},
            {"do": "place", "card": "Grizzly Bears", "as": "Grizzly Bears", "zone": "battlefield"},
            {"do": "become_copy", "object": "Exalted Angel", "of": "Grizzly Bears"},
        ),
        values={
            "Exalted Angel": {
                "name": "",
                "power": 2,
            },
        },
        outcomes={
            2: ("done", "708.10"),
        },
    ),
    Case(
        "708.3 a split card in the hand in 2011-09",
        edition="2011-09",
        actions=({"do": "place", "card": "Fire // Ice", "as": "Fire // Ice", "zone": "hand"},),
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
        "708.3 a split card in the hand in 2016-01",
        edition="2016-01",
        actions=({"do": "place", "card": "Fire // Ice", "as": "Fire // Ice", "zone": "hand"},),
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
        "709.4b a split card in the hand in 2021-09",
        edition="2021-09",
        actions=({"do": "place", "card": "Fire // Ice", "as": "Fire // Ice", "zone": "hand"},),
        values={
            "Fire // Ice": {
                "colors": ("U", "R"),
                "mana_value": 4,
            },
        },
        first={
            "Fire // Ice": {
                "colors": "709.4b",
                "mana_value": "202.3d",
            },
        },
    ),
)
