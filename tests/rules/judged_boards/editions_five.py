"""Boards under each edition, decided by the rules before the program was asked."""

from __future__ import annotations

from tests.rules.judging import Case

CASES = (
    Case(
        "709.4b a split card in the hand in 2025-06",
        edition="2025-06",
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
    Case(
        "709.4b a split card in the hand in 2026-08",
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
    Case(
        "708.2 half a split card on the stack in 2011-09",
        edition="2011-09",
        actions=(
            {"do": "place", "card": "Fire // Ice", "as": "Fire // Ice", "zone": "hand"},
            {"do": "cast", "object": "Fire // Ice", "half": "left"},
        ),
        values={
            "Fire // Ice": {
                "mana_value": 2,
                "colors": ("R",),
                "name": "Fire",
            },
        },
        first={
            "Fire // Ice": {
                "name": "708.2",
            },
        },
        outcomes={
            1: ("done", ""),
        },
    ),
    Case(
        "708.2 half a split card on the stack in 2016-01",
        edition="2016-01",
        actions=(
            {"do": "place", "card": "Fire // Ice", "as": "Fire // Ice", "zone": "hand"},
            {"do": "cast", "object": "Fire // Ice", "half": "left"},
        ),
        values={
            "Fire // Ice": {
                "mana_value": 2,
                "colors": ("R",),
                "name": "Fire",
            },
        },
        first={
            "Fire // Ice": {
                "name": "708.2",
            },
        },
        outcomes={
            1: ("done", ""),
        },
    ),
    Case(
        "709.3b half a split card on the stack in 2021-09",
        edition="2021-09",
        actions=(
            {"do": "place", "card": "Fire // Ice", "as": "Fire // Ice", "zone": "hand"},
            {"do": "cast", "object": "Fire // Ice", "half": "left"},
        ),
        values={
            "Fire // Ice": {
                "mana_value": 2,
                "colors": ("R",),
                "name": "Fire",
            },
        },
        first={
            "Fire // Ice": {
                "name": "709.3b",
            },
        },
        outcomes={
            1: ("done", "709.3"),
        },
    ),
    Case(
        "709.3b half a split card on the stack in 2025-06",
        edition="2025-06",
        actions=(
            {"do": "place", "card": "Fire // Ice", "as": "Fire // Ice", "zone": "hand"},
            {"do": "cast", "object": "Fire // Ice", "half": "left"},
        ),
        values={
            "Fire // Ice": {
                "mana_value": 2,
                "colors": ("R",),
                "name": "Fire",
            },
        },
        first={
            "Fire // Ice": {
                "name": "709.3b",
            },
        },
        outcomes={
            1: ("done", "709.3"),
        },
    ),
    Case(
        "709.3b half a split card on the stack in 2026-08",
        actions=(
            {"do": "place", "card": "Fire // Ice", "as": "Fire // Ice", "zone": "hand"},
            {"do": "cast", "object": "Fire // Ice", "half": "left"},
        ),
        values={
            "Fire // Ice": {
                "mana_value": 2,
                "colors": ("R",),
                "name": "Fire",
            },
        },
        first={
            "Fire // Ice": {
                "name": "709.3b",
            },
        },
        outcomes={
            1: ("done", "709.3"),
        },
    ),
    Case(
        "702.101a fuse in 2016-01",
        edition="2016-01",
        actions=(
            {"do": "place", "card": "Far // Away", "as": "Far // Away", "zone": "hand"},
            {"do": "cast", "object": "Far // Away", "half": "fused"},
        ),
        values={
            "Far // Away": {
                "mana_value": 5,
            },
        },
        outcomes={
            1: ("done", "702.101a"),
        },
    ),
    Case(
        "702.102a fuse in 2021-09",
        edition="2021-09",
        actions=(
            {"do": "place", "card": "Far // Away", "as": "Far // Away", "zone": "hand"},
            {"do": "cast", "object": "Far // Away", "half": "fused"},
        ),
        values={
            "Far // Away": {
                "mana_value": 5,
            },
        },
        outcomes={
            1: ("done", "702.102a"),
        },
    ),
    Case(
        "702.102a fuse in 2025-06",
        edition="2025-06",
        actions=(
            {"do": "place", "card": "Far // Away", "as": "Far // Away", "zone": "hand"},
            {"do": "cast", "object": "Far // Away", "half": "fused"},
        ),
        values={
            "Far // Away": {
                "mana_value": 5,
            },
        },
        outcomes={
            1: ("done", "702.102a"),
        },
    ),
    Case(
        "702.102a fuse in 2026-08",
        actions=(
            {"do": "place", "card": "Far // Away", "as": "Far // Away", "zone": "hand"},
            {"do": "cast", "object": "Far // Away", "half": "fused"},
        ),
        values={
            "Far // Away": {
                "mana_value": 5,
            },
        },
        outcomes={
            1: ("done", "702.102a"),
        },
    ),
    Case(
        "709.1c flip in 2011-09",
        edition="2011-09",
        actions=(
            {"do": "place", "card": "Akki Lavarunner", "as": "Akki Lavarunner", "zone": "battlefield"},
            {"do": "flip", "object": "Akki Lavarunner"},
        ),
        values={
            "Akki Lavarunner": {
                "name": "Tok-Tok, Volcano Born",
                "mana_value": 4,
            },
        },
        first={
            "Akki Lavarunner": {
                "mana_value": "709.1c",
            },
        },
        outcomes={
            1: ("done", "709.2"),
        },
    ),
    Case(
        "709.1c flip in 2016-01",
        edition="2016-01",
        actions=(
            {"do": "place", "card": "Akki Lavarunner", "as": "Akki Lavarunner", "zone": "battlefield"},
            {"do": "flip", "object": "Akki Lavarunner"},
        ),
        values={
            "Akki Lavarunner": {
                "name": "Tok-Tok, Volcano Born",
                "mana_value": 4,
            },
        },
        first={
            "Akki Lavarunner": {
                "mana_value": "709.1c",
            },
        },
        outcomes={
            1: ("done", "709.2"),
        },
    ),
    Case(
        "710.1c flip in 2021-09",
        edition="2021-09",
        actions=(
            {"do": "place", "card": "Akki Lavarunner", "as": "Akki Lavarunner", "zone": "battlefield"},
            {"do": "flip", "object": "Akki Lavarunner"},
        ),
        values={
            "Akki Lavarunner": {
                "name": "Tok-Tok, Volcano Born",
                "mana_value": 4,
            },
        },
        first={
            "Akki Lavarunner": {
                "mana_value": "710.1c",
            },
        },
        outcomes={
            1: ("done", "710.2"),
        },
    ),
    Case(
        "710.1c flip in 2025-06",
        edition="2025-06",
        actions=(
            {"do": "place", "card": "Akki Lavarunner", "as": "Akki Lavarunner", "zone": "battlefield"},
            {"do": "flip", "object": "Akki Lavarunner"},
        ),
        values={
            "Akki Lavarunner": {
                "name": "Tok-Tok, Volcano Born",
                "mana_value": 4,
            },
        },
        first={
            "Akki Lavarunner": {
                "mana_value": "710.1c",
            },
        },
        outcomes={
            1: ("done", "710.2"),
        },
    ),
    Case(
        "710.1c flip in 2026-08",
        actions=(
            {"do": "place", "card": "Akki Lavarunner", "as": "Akki Lavarunner", "zone": "battlefield"},
            {"do": "flip", "object": "Akki Lavarunner"},
        ),
        values={
            "Akki Lavarunner": {
                "name": "Tok-Tok, Volcano Born",
                "mana_value": 4,
            },
        },
        first={
            "Akki Lavarunner": {
                "mana_value": "710.1c",
            },
        },
        outcomes={
            1: ("done", "710.2"),
        },
    ),
    Case(
        "709.4 flipped twice in 2011-09",
        edition="2011-09",
        actions=(
            {"do": "place", "card": "Akki Lavarunner", "as": "Akki Lavarunner", "zone": "battlefield", "flipped": True},
            {"do": "flip", "object": "Akki Lavarunner"},
        ),
        outcomes={
            1: ("nothing happens", "709.4"),
        },
    ),
    Case(
        "709.4 flipped twice in 2016-01",
        edition="2016-01",
        actions=(
            {"do": "place", "card": "Akki Lavarunner", "as": "Akki Lavarunner", "zone": "battlefield", "flipped": True},
            {"do": "flip", "object": "Akki Lavarunner"},
        ),
        outcomes={
            1: ("nothing happens", "709.4"),
        },
    ),
    Case(
        "710.4 flipped twice in 2021-09",
        edition="2021-09",
        actions=(
            {"do": "place", "card": "Akki Lavarunner", "as": "Akki Lavarunner", "zone": "battlefield", "flipped": True},
            {"do": "flip", "object": "Akki Lavarunner"},
        ),
        outcomes={
            1: ("nothing happens", "710.4"),
        },
    ),
    Case(
        "710.4 flipped twice in 2025-06",
        edition="2025-06",
        actions=(
            {"do": "place", "card": "Akki Lavarunner", "as": "Akki Lavarunner", "zone": "battlefield", "flipped": True},
            {"do": "flip", "object": "Akki Lavarunner"},
        ),
        outcomes={
            1: ("nothing happens", "710.4"),
        },
    ),
    Case(
        "710.4 flipped twice in 2026-08",
        actions=(
            {"do": "place", "card": "Akki Lavarunner", "as": "Akki Lavarunner", "zone": "battlefield", "flipped": True},
            {"do": "flip", "object": "Akki Lavarunner"},
        ),
        outcomes={
            1: ("nothing happens", "710.4"),
        },
    ),
    Case(
        "709.5 Rooms in 2025-06",
        edition="2025-06",
        actions=(
            {"do": "place", "card": "Bottomless Pool", "as": "Bottomless Pool", "zone": "hand"},
            {"do": "cast", "object": "Bottomless Pool", "half": "left"},
            {"do": "resolve", "object": "Bottomless Pool"},
        ),
        values={
            "Bottomless Pool": {
                "name": "Bottomless Pool",
            },
        },
        first={
            "Bottomless Pool": {
                "name": "709.5",
            },
        },
        outcomes={
            2: ("done", "709.5d"),
        },
    ),
)
