"""Boards under each edition, decided by the rules before the program was asked."""

from __future__ import annotations

from tests.rules.judging import Case

CASES = (
    Case(
        "712.9 a modal permanent told to transform in 2025-06",
        edition="2025-06",
        actions=(
            {"do": "place", "card": "Blackbloom Rogue", "as": "Blackbloom Rogue", "zone": "battlefield"},
            {"do": "transform", "object": "Blackbloom Rogue"},
        ),
        values={
            "Blackbloom Rogue": {
                "name": "Blackbloom Rogue",
            },
        },
        outcomes={
            1: ("nothing happens", "712.9"),
        },
    ),
    Case(
        "712.8f a modal permanent told to transform in 2026-08",
        actions=(
            {"do": "place", "card": "Blackbloom Rogue", "as": "Blackbloom Rogue", "zone": "battlefield"},
            {"do": "transform", "object": "Blackbloom Rogue"},
        ),
        values={
            "Blackbloom Rogue": {
                "name": "Blackbloom Bog",
                "mana_value": 0,
            },
        },
        first={
            "Blackbloom Rogue": {
                "mana_value": "712.8f",
            },
        },
        outcomes={
            1: ("done", "712.9"),
        },
    ),
    Case(
        "712.4e a modal back face cast in 2021-09",
        edition="2021-09",
        actions=(
            {"do": "place", "card": "Valki, God of Lies", "as": "Valki, God of Lies", "zone": "hand"},
            {"do": "cast", "object": "Valki, God of Lies", "face": "back"},
        ),
        values={
            "Valki, God of Lies": {
                "name": "Tibalt, Cosmic Impostor",
                "mana_value": 7,
            },
        },
        first={
            "Valki, God of Lies": {
                "mana_value": "712.4e",
            },
        },
        outcomes={
            1: ("done", "712.7"),
        },
    ),
    Case(
        "712.8f a modal back face cast in 2025-06",
        edition="2025-06",
        actions=(
            {"do": "place", "card": "Valki, God of Lies", "as": "Valki, God of Lies", "zone": "hand"},
            {"do": "cast", "object": "Valki, God of Lies", "face": "back"},
        ),
        values={
            "Valki, God of Lies": {
                "name": "Tibalt, Cosmic Impostor",
                "mana_value": 7,
            },
        },
        first={
            "Valki, God of Lies": {
                "mana_value": "712.8f",
            },
        },
        outcomes={
            1: ("done", "712.11b"),
        },
    ),
    Case(
        "712.8f a modal back face cast in 2026-08",
        actions=(
            {"do": "place", "card": "Valki, God of Lies", "as": "Valki, God of Lies", "zone": "hand"},
            {"do": "cast", "object": "Valki, God of Lies", "face": "back"},
        ),
        values={
            "Valki, God of Lies": {
                "name": "Tibalt, Cosmic Impostor",
                "mana_value": 7,
            },
        },
        first={
            "Valki, God of Lies": {
                "mana_value": "712.8f",
            },
        },
        outcomes={
            1: ("done", "712.11b"),
        },
    ),
    Case(
        "712.8 a modal land face played in 2021-09",
        edition="2021-09",
        actions=(
            {"do": "place", "card": "Bala Ged Recovery", "as": "Bala Ged Recovery", "zone": "hand"},
            {"do": "play_land", "object": "Bala Ged Recovery", "face": "back"},
        ),
        values={
            "Bala Ged Recovery": {
                "tapped": True,
                "types": ("Land",),
            },
        },
        outcomes={
            1: ("done", "712.8"),
        },
    ),
    Case(
        "712.12 a modal land face played in 2025-06",
        edition="2025-06",
        actions=(
            {"do": "place", "card": "Bala Ged Recovery", "as": "Bala Ged Recovery", "zone": "hand"},
            {"do": "play_land", "object": "Bala Ged Recovery", "face": "back"},
        ),
        values={
            "Bala Ged Recovery": {
                "tapped": True,
                "types": ("Land",),
            },
        },
        outcomes={
            1: ("done", "712.12"),
        },
    ),
    Case(
        "712.12 a modal land face played in 2026-08",
        actions=(
            {"do": "place", "card": "Bala Ged Recovery", "as": "Bala Ged Recovery", "zone": "hand"},
            {"do": "play_land", "object": "Bala Ged Recovery", "face": "back"},
        ),
        values={
            "Bala Ged Recovery": {
                "tapped": True,
                "types": ("Land",),
            },
        },
        outcomes={
            1: ("done", "712.12"),
        },
    ),
    Case(
        "712.10b a modal card with a sorcery front put onto the battlefield in 2021-09",
        edition="2021-09",
        actions=(
            {"do": "place", "card": "Bala Ged Recovery", "as": "Bala Ged Recovery", "zone": "exile"},
            {"do": "put_onto_battlefield", "object": "Bala Ged Recovery"},
        ),
        values={
            "Bala Ged Recovery": {
                "zone": "exile",
            },
        },
        outcomes={
            1: ("nothing happens", "712.10b"),
        },
    ),
    Case(
        "712.14b a modal card with a sorcery front put onto the battlefield in 2025-06",
        edition="2025-06",
        actions=(
            {"do": "place", "card": "Bala Ged Recovery", "as": "Bala Ged Recovery", "zone": "exile"},
            {"do": "put_onto_battlefield", "object": "Bala Ged Recovery"},
        ),
        values={
            "Bala Ged Recovery": {
                "zone": "exile",
            },
        },
        outcomes={
            1: ("nothing happens", "712.14b"),
        },
    ),
    Case(
        "712.14b a modal card with a sorcery front put onto the battlefield in 2026-08",
        actions=(
            {"do": "place", "card": "Bala Ged Recovery", "as": "Bala Ged Recovery", "zone": "exile"},
            {"do": "put_onto_battlefield", "object": "Bala Ged Recovery"},
        ),
        values={
            "Bala Ged Recovery": {
                "zone": "exile",
            },
        },
        outcomes={
            1: ("nothing happens", "712.14b"),
        },
    ),
    Case(
        "711.6 turned face down by an effect in 2011-09",
        edition="2011-09",
        actions=(
            {"do": "place", "card": "Delver of Secrets", "as": "Delver of Secrets", "zone": "battlefield"},
            {"do": "turn_face_down", "object": "Delver of Secrets"},
        ),
        values={
            "Delver of Secrets": {
                "power": 1,
                "name": "Delver of Secrets",
            },
        },
        outcomes={
            1: ("nothing happens", "711.6"),
        },
    ),
    Case(
        "711.9 turned face down by an effect in 2016-01",
        edition="2016-01",
        actions=(
            {"do": "place", "card": "Delver of Secrets", "as": "Delver of Secrets", "zone": "battlefield"},
            {"do": "turn_face_down", "object": "Delver of Secrets"},
        ),
        values={
            "Delver of Secrets": {
                "power": 1,
                "name": "Delver of Secrets",
            },
        },
        outcomes={
            1: ("nothing happens", "711.9"),
        },
    ),
    Case(
        "712.12 turned face down by an effect in 2021-09",
        edition="2021-09",
        actions=(
            {"do": "place", "card": "Delver of Secrets", "as": "Delver of Secrets", "zone": "battlefield"},
            {"do": "turn_face_down", "object": "Delver of Secrets"},
        ),
        values={
            "Delver of Secrets": {
                "power": 1,
                "name": "Delver of Secrets",
            },
        },
        outcomes={
            1: ("nothing happens", "712.12"),
        },
    ),
    Case(
        "712.16 turned face down by an effect in 2025-06",
        edition="2025-06",
        actions=(
            {"do": "place", "card": "Delver of Secrets", "as": "Delver of Secrets", "zone": "battlefield"},
            {"do": "turn_face_down", "object": "Delver of Secrets"},
        ),
        values={
            "Delver of Secrets": {
                "power": 1,
                "name": "Delver of Secrets",
            },
        },
        outcomes={
            1: ("nothing happens", "712.16"),
        },
    ),
    Case(
        "712.16 turned face down by an effect in 2026-08",
        actions=(
            {"do": "place", "card": "Delver of Secrets", "as": "Delver of Secrets", "zone": "battlefield"},
            {"do": "turn_face_down", "object": "Delver of Secrets"},
        ),
        values={
            "Delver of Secrets": {
                "power": 1,
                "name": "Delver of Secrets",
            },
        },
        outcomes={
            1: ("nothing happens", "712.16"),
        },
    ),
    Case(
        "701.31a a manifested double-faced card in 2016-01",
        edition="2016-01",
        actions=(
            {"do": "place", "card": "Delver of Secrets", "as": "Delver of Secrets", "zone": "library"},
            {"do": "manifest", "object": "Delver of Secrets"},
            {"do": "transform", "object": "Delver of Secrets"},
        ),
        values={
            "Delver of Secrets": {
                "power": 2,
                "name": "",
            },
        },
        outcomes={
            1: ("done", "701.31a"),
            2: ("nothing happens", "711.8a"),
        },
    ),
    Case(
        "701.34a a manifested double-faced card in 2021-09",
        edition="2021-09",
        actions=(
            {"do": "place", "card": "Delver of Secrets", "as": "Delver of Secrets", "zone": "library"},
            {"do": "manifest", "object": "Delver of Secrets"},
            {"do": "transform", "object": "Delver of Secrets"},
        ),
        values={
            "Delver of Secrets": {
                "power": 2,
                "name": "",
            },
        },
        outcomes={
            1: ("done", "701.34a"),
            2: ("nothing happens", "712.11a"),
        },
    ),
    Case(
        "701.40a a manifested double-faced card in 2025-06",
        edition="2025-06",
        actions=(
            {"do": "place", "card": "Delver of Secrets", "as": "Delver of Secrets", "zone": "library"},
            {"do": "manifest", "object": "Delver of Secrets"},
            {"do": "transform", "object": "Delver of Secrets"},
        ),
        values={
            "Delver of Secrets": {
                "power": 2,
                "name": "",
            },
        },
        outcomes={
            1: ("done", "701.40a"),
            2: ("nothing happens", "712.15a"),
        },
    ),
    Case(
        "701.40a a manifested double-faced card in 2026-08",
        actions=(
            {"do": "place", "card": "Delver of Secrets", "as": "Delver of Secrets", "zone": "library"},
            {"do": "manifest", "object": "Delver of Secrets"},
            {"do": "transform", "object": "Delver of Secrets"},
        ),
        values={
            "Delver of Secrets": {
                "power": 2,
                "name": "",
            },
        },
        outcomes={
            1: ("done", "701.40a"),
            2: ("nothing happens", "712.15a"),
        },
    ),
    Case(
        "701.31b a manifested creature turned up in 2016-01",
        edition="2016-01",
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
            2: ("done", "701.31b"),
        },
    ),
    Case(
        "701.34b a manifested creature turned up in 2021-09",
        edition="2021-09",
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
            2: ("done", "701.34b"),
        },
    ),
)
