"""Boards under each edition, decided by the rules before the program was asked."""

from __future__ import annotations

from tests.rules.judging import Case

CASES = (
    Case(
        "709.5 Rooms in 2026-08",
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
    Case(
        "713.3b meld in 2021-09",
        edition="2021-09",
        actions=(
            {"do": "place", "card": "Bruna, the Fading Light", "as": "Bruna, the Fading Light", "zone": "battlefield"},
            {
                "do": "place",
                "card": "Gisela, the Broken Blade",
                "as": "Gisela, the Broken Blade",
                "zone": "battlefield",
            },
            {"do": "meld", "objects": ("Bruna, the Fading Light", "Gisela, the Broken Blade"), "as": "Brisela"},
        ),
        values={
            "Brisela": {
                "power": 9,
                "mana_value": 11,
            },
        },
        first={
            "Brisela": {
                "mana_value": "713.3b",
            },
        },
        outcomes={
            2: ("done", "701.37a"),
        },
    ),
    Case(
        "712.8g meld in 2025-06",
        edition="2025-06",
        actions=(
            {"do": "place", "card": "Bruna, the Fading Light", "as": "Bruna, the Fading Light", "zone": "battlefield"},
            {
                "do": "place",
                "card": "Gisela, the Broken Blade",
                "as": "Gisela, the Broken Blade",
                "zone": "battlefield",
            },
            {"do": "meld", "objects": ("Bruna, the Fading Light", "Gisela, the Broken Blade"), "as": "Brisela"},
        ),
        values={
            "Brisela": {
                "power": 9,
                "mana_value": 11,
            },
        },
        first={
            "Brisela": {
                "mana_value": "712.8g",
            },
        },
        outcomes={
            2: ("done", "701.42a"),
        },
    ),
    Case(
        "712.8g meld in 2026-08",
        actions=(
            {"do": "place", "card": "Bruna, the Fading Light", "as": "Bruna, the Fading Light", "zone": "battlefield"},
            {
                "do": "place",
                "card": "Gisela, the Broken Blade",
                "as": "Gisela, the Broken Blade",
                "zone": "battlefield",
            },
            {"do": "meld", "objects": ("Bruna, the Fading Light", "Gisela, the Broken Blade"), "as": "Brisela"},
        ),
        values={
            "Brisela": {
                "power": 9,
                "mana_value": 11,
            },
        },
        first={
            "Brisela": {
                "mana_value": "712.8g",
            },
        },
        outcomes={
            2: ("done", "701.42a"),
        },
    ),
    Case(
        "713.1b a melded permanent told to transform in 2021-09",
        edition="2021-09",
        actions=(
            {"do": "place", "card": "Bruna, the Fading Light", "as": "Bruna, the Fading Light", "zone": "battlefield"},
            {
                "do": "place",
                "card": "Gisela, the Broken Blade",
                "as": "Gisela, the Broken Blade",
                "zone": "battlefield",
            },
            {"do": "meld", "objects": ("Bruna, the Fading Light", "Gisela, the Broken Blade"), "as": "Brisela"},
            {"do": "transform", "object": "Brisela"},
        ),
        outcomes={
            3: ("nothing happens", "713.1b"),
        },
    ),
    Case(
        "712.9 a melded permanent told to transform in 2025-06",
        edition="2025-06",
        actions=(
            {"do": "place", "card": "Bruna, the Fading Light", "as": "Bruna, the Fading Light", "zone": "battlefield"},
            {
                "do": "place",
                "card": "Gisela, the Broken Blade",
                "as": "Gisela, the Broken Blade",
                "zone": "battlefield",
            },
            {"do": "meld", "objects": ("Bruna, the Fading Light", "Gisela, the Broken Blade"), "as": "Brisela"},
            {"do": "transform", "object": "Brisela"},
        ),
        outcomes={
            3: ("nothing happens", "712.9"),
        },
    ),
    Case(
        "712.4c a melded permanent told to transform in 2026-08",
        actions=(
            {"do": "place", "card": "Bruna, the Fading Light", "as": "Bruna, the Fading Light", "zone": "battlefield"},
            {
                "do": "place",
                "card": "Gisela, the Broken Blade",
                "as": "Gisela, the Broken Blade",
                "zone": "battlefield",
            },
            {"do": "meld", "objects": ("Bruna, the Fading Light", "Gisela, the Broken Blade"), "as": "Brisela"},
            {"do": "transform", "object": "Brisela"},
        ),
        outcomes={
            3: ("nothing happens", "712.4c"),
        },
    ),
    Case(
        "713.4 a melded permanent dies in 2021-09",
        edition="2021-09",
        actions=(
            {"do": "place", "card": "Bruna, the Fading Light", "as": "Bruna, the Fading Light", "zone": "battlefield"},
            {
                "do": "place",
                "card": "Gisela, the Broken Blade",
                "as": "Gisela, the Broken Blade",
                "zone": "battlefield",
            },
            {"do": "meld", "objects": ("Bruna, the Fading Light", "Gisela, the Broken Blade"), "as": "Brisela"},
            {"do": "move", "object": "Brisela", "to": "graveyard"},
        ),
        values={
            "Bruna, the Fading Light": {
                "zone": "graveyard",
            },
        },
        outcomes={
            3: ("done", "713.4"),
        },
    ),
    Case(
        "712.21 a melded permanent dies in 2025-06",
        edition="2025-06",
        actions=(
            {"do": "place", "card": "Bruna, the Fading Light", "as": "Bruna, the Fading Light", "zone": "battlefield"},
            {
                "do": "place",
                "card": "Gisela, the Broken Blade",
                "as": "Gisela, the Broken Blade",
                "zone": "battlefield",
            },
            {"do": "meld", "objects": ("Bruna, the Fading Light", "Gisela, the Broken Blade"), "as": "Brisela"},
            {"do": "move", "object": "Brisela", "to": "graveyard"},
        ),
        values={
            "Bruna, the Fading Light": {
                "zone": "graveyard",
            },
        },
        outcomes={
            3: ("done", "712.21"),
        },
    ),
    Case(
        "712.21 a melded permanent dies in 2026-08",
        actions=(
            {"do": "place", "card": "Bruna, the Fading Light", "as": "Bruna, the Fading Light", "zone": "battlefield"},
            {
                "do": "place",
                "card": "Gisela, the Broken Blade",
                "as": "Gisela, the Broken Blade",
                "zone": "battlefield",
            },
            {"do": "meld", "objects": ("Bruna, the Fading Light", "Gisela, the Broken Blade"), "as": "Brisela"},
            {"do": "move", "object": "Brisela", "to": "graveyard"},
        ),
        values={
            "Bruna, the Fading Light": {
                "zone": "graveyard",
            },
        },
        outcomes={
            3: ("done", "712.21"),
        },
    ),
    Case(
        "702.145b night in 2021-09",
        edition="2021-09",
        actions=(
            {"do": "place", "card": "Outland Liberator", "as": "Outland Liberator", "zone": "battlefield"},
            {"do": "day_night", "value": "night"},
        ),
        values={
            "Outland Liberator": {
                "name": "Frenzied Trapbreaker",
                "face_up": "back",
            },
        },
        first={
            "Outland Liberator": {
                "face_up": "702.145b",
            },
        },
        outcomes={
            1: ("done", "724.1"),
        },
    ),
    Case(
        "702.145b night in 2025-06",
        edition="2025-06",
        actions=(
            {"do": "place", "card": "Outland Liberator", "as": "Outland Liberator", "zone": "battlefield"},
            {"do": "day_night", "value": "night"},
        ),
        values={
            "Outland Liberator": {
                "name": "Frenzied Trapbreaker",
                "face_up": "back",
            },
        },
        first={
            "Outland Liberator": {
                "face_up": "702.145b",
            },
        },
        outcomes={
            1: ("done", "729.1"),
        },
    ),
    Case(
        "702.145b night in 2026-08",
        actions=(
            {"do": "place", "card": "Outland Liberator", "as": "Outland Liberator", "zone": "battlefield"},
            {"do": "day_night", "value": "night"},
        ),
        values={
            "Outland Liberator": {
                "name": "Frenzied Trapbreaker",
                "face_up": "back",
            },
        },
        first={
            "Outland Liberator": {
                "face_up": "702.145b",
            },
        },
        outcomes={
            1: ("done", "731.1"),
        },
    ),
    Case(
        "712.4d disturb in 2021-09",
        edition="2021-09",
        actions=(
            {"do": "place", "card": "Lunarch Veteran", "as": "Lunarch Veteran", "zone": "graveyard"},
            {"do": "cast", "object": "Lunarch Veteran", "transformed": True},
            {"do": "resolve", "object": "Lunarch Veteran"},
        ),
        values={
            "Lunarch Veteran": {
                "name": "Luminous Phantom",
                "mana_value": 1,
            },
        },
        first={
            "Lunarch Veteran": {
                "mana_value": "712.4d",
            },
        },
        outcomes={
            1: ("done", "702.146a"),
        },
    ),
    Case(
        "712.8e disturb in 2025-06",
        edition="2025-06",
        actions=(
            {"do": "place", "card": "Lunarch Veteran", "as": "Lunarch Veteran", "zone": "graveyard"},
            {"do": "cast", "object": "Lunarch Veteran", "transformed": True},
            {"do": "resolve", "object": "Lunarch Veteran"},
        ),
        values={
            "Lunarch Veteran": {
                "name": "Luminous Phantom",
                "mana_value": 1,
            },
        },
        first={
            "Lunarch Veteran": {
                "mana_value": "712.8e",
            },
        },
        outcomes={
            1: ("done", "702.146a"),
        },
    ),
    Case(
        "712.8e disturb in 2026-08",
        actions=(
            {"do": "place", "card": "Lunarch Veteran", "as": "Lunarch Veteran", "zone": "graveyard"},
            {"do": "cast", "object": "Lunarch Veteran", "transformed": True},
            {"do": "resolve", "object": "Lunarch Veteran"},
        ),
        values={
            "Lunarch Veteran": {
                "name": "Luminous Phantom",
                "mana_value": 1,
            },
        },
        first={
            "Lunarch Veteran": {
                "mana_value": "712.8e",
            },
        },
        outcomes={
            1: ("done", "702.146a"),
        },
    ),
    Case(
        "701.28a convert in 2025-06",
        edition="2025-06",
        actions=(
            {"do": "place", "card": "Megatron, Tyrant", "as": "Megatron, Tyrant", "zone": "battlefield"},
            {"do": "convert", "object": "Megatron, Tyrant"},
        ),
        values={
            "Megatron, Tyrant": {
                "name": "Megatron, Destructive Force",
            },
        },
        outcomes={
            1: ("done", "701.28a"),
        },
    ),
    Case(
        "701.28a convert in 2026-08",
        actions=(
            {"do": "place", "card": "Megatron, Tyrant", "as": "Megatron, Tyrant", "zone": "battlefield"},
            {"do": "convert", "object": "Megatron, Tyrant"},
        ),
        values={
            "Megatron, Tyrant": {
                "name": "Megatron, Destructive Force",
            },
        },
        outcomes={
            1: ("done", "701.28a"),
        },
    ),
    Case(
        "704.5k the legend rule in 2011-09",
        edition="2011-09",
        actions=(
            {
                "do": "place",
                "card": "Rune-Tail, Kitsune Ascendant",
                "as": "Rune-Tail, Kitsune Ascendant",
                "zone": "battlefield",
            },
            {"do": "place", "card": "Clone", "as": "Clone", "zone": "hand"},
            {"do": "put_onto_battlefield", "object": "Clone", "as_copy_of": "Rune-Tail, Kitsune Ascendant"},
            {"do": "check_state"},
        ),
        outcomes={
            3: ("done", "704.5k"),
        },
    ),
    Case(
        "704.5k the legend rule in 2016-01",
        edition="2016-01",
        actions=(
            {
                "do": "place",
                "card": "Rune-Tail, Kitsune Ascendant",
                "as": "Rune-Tail, Kitsune Ascendant",
                "zone": "battlefield",
            },
            {"do": "place", "card": "Clone", "as": "Clone", "zone": "hand"},
            {"do": "put_onto_battlefield", "object": "Clone", "as_copy_of": "Rune-Tail, Kitsune Ascendant"},
            {"do": "check_state"},
        ),
        outcomes={
            3: ("done", "704.5k"),
        },
    ),
    Case(
        "704.5j the legend rule in 2021-09",
        edition="2021-09",
        actions=(
            {
                "do": "place",
                "card": "Rune-Tail, Kitsune Ascendant",
                "as": "Rune-Tail, Kitsune Ascendant",
                "zone": "battlefield",
            },
            {"do": "place", "card": "Clone", "as": "Clone", "zone": "hand"},
            {"do": "put_onto_battlefield", "object": "Clone", "as_copy_of": "Rune-Tail, Kitsune Ascendant"},
            {"do": "check_state"},
        ),
        outcomes={
            3: ("done", "704.5j"),
        },
    ),
    Case(
        "704.5j the legend rule in 2025-06",
        edition="2025-06",
        actions=(
            {
                "do": "place",
                "card": "Rune-Tail, Kitsune Ascendant",
                "as": "Rune-Tail, Kitsune Ascendant",
                "zone": "battlefield",
            },
            {"do": "place", "card": "Clone", "as": "Clone", "zone": "hand"},
            {"do": "put_onto_battlefield", "object": "Clone", "as_copy_of": "Rune-Tail, Kitsune Ascendant"},
            {"do": "check_state"},
        ),
        outcomes={
            3: ("done", "704.5j"),
        },
    ),
)
