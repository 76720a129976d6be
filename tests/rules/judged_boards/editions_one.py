"""Boards under each edition, decided by the rules before the program was asked."""

from __future__ import annotations

from tests.rules.judging import Case

CASES = (
    Case(
        "711.2b back face mana value in 2011-09",
        edition="2011-09",
        actions=(
            {"do": "place", "card": "Delver of Secrets", "as": "Delver of Secrets", "zone": "battlefield"},
            {"do": "transform", "object": "Delver of Secrets"},
        ),
        values={
            "Delver of Secrets": {
                "name": "Insectile Aberration",
                "power": 3,
                "mana_value": 0,
            },
        },
        first={
            "Delver of Secrets": {
                "mana_value": "711.2b",
            },
        },
    ),
    Case(
        "711.4b back face mana value in 2016-01",
        edition="2016-01",
        actions=(
            {"do": "place", "card": "Delver of Secrets", "as": "Delver of Secrets", "zone": "battlefield"},
            {"do": "transform", "object": "Delver of Secrets"},
        ),
        values={
            "Delver of Secrets": {
                "name": "Insectile Aberration",
                "power": 3,
                "mana_value": 0,
            },
        },
        first={
            "Delver of Secrets": {
                "mana_value": "711.4b",
            },
        },
    ),
    Case(
        "712.4d back face mana value in 2021-09",
        edition="2021-09",
        actions=(
            {"do": "place", "card": "Delver of Secrets", "as": "Delver of Secrets", "zone": "battlefield"},
            {"do": "transform", "object": "Delver of Secrets"},
        ),
        values={
            "Delver of Secrets": {
                "name": "Insectile Aberration",
                "power": 3,
                "mana_value": 1,
            },
        },
        first={
            "Delver of Secrets": {
                "mana_value": "712.4d",
            },
        },
    ),
    Case(
        "712.8e back face mana value in 2025-06",
        edition="2025-06",
        actions=(
            {"do": "place", "card": "Delver of Secrets", "as": "Delver of Secrets", "zone": "battlefield"},
            {"do": "transform", "object": "Delver of Secrets"},
        ),
        values={
            "Delver of Secrets": {
                "name": "Insectile Aberration",
                "power": 3,
                "mana_value": 1,
            },
        },
        first={
            "Delver of Secrets": {
                "mana_value": "712.8e",
            },
        },
    ),
    Case(
        "712.8e back face mana value in 2026-08",
        actions=(
            {"do": "place", "card": "Delver of Secrets", "as": "Delver of Secrets", "zone": "battlefield"},
            {"do": "transform", "object": "Delver of Secrets"},
        ),
        values={
            "Delver of Secrets": {
                "name": "Insectile Aberration",
                "power": 3,
                "mana_value": 1,
            },
        },
        first={
            "Delver of Secrets": {
                "mana_value": "712.8e",
            },
        },
    ),
    Case(
        "701.25a what can transform in 2011-09",
        edition="2011-09",
        actions=(
            {"do": "place", "card": "Delver of Secrets", "as": "Delver of Secrets", "zone": "battlefield"},
            {"do": "transform", "object": "Delver of Secrets"},
        ),
        outcomes={
            1: ("done", "701.25a"),
        },
    ),
    Case(
        "701.25a what can transform in 2016-01",
        edition="2016-01",
        actions=(
            {"do": "place", "card": "Delver of Secrets", "as": "Delver of Secrets", "zone": "battlefield"},
            {"do": "transform", "object": "Delver of Secrets"},
        ),
        outcomes={
            1: ("done", "701.25a"),
        },
    ),
    Case(
        "712.5 what can transform in 2021-09",
        edition="2021-09",
        actions=(
            {"do": "place", "card": "Delver of Secrets", "as": "Delver of Secrets", "zone": "battlefield"},
            {"do": "transform", "object": "Delver of Secrets"},
        ),
        outcomes={
            1: ("done", "712.5"),
        },
    ),
    Case(
        "712.9 what can transform in 2025-06",
        edition="2025-06",
        actions=(
            {"do": "place", "card": "Delver of Secrets", "as": "Delver of Secrets", "zone": "battlefield"},
            {"do": "transform", "object": "Delver of Secrets"},
        ),
        outcomes={
            1: ("done", "712.9"),
        },
    ),
    Case(
        "712.9 what can transform in 2026-08",
        actions=(
            {"do": "place", "card": "Delver of Secrets", "as": "Delver of Secrets", "zone": "battlefield"},
            {"do": "transform", "object": "Delver of Secrets"},
        ),
        outcomes={
            1: ("done", "712.9"),
        },
    ),
    Case(
        "208.1 a bear told to transform in 2011-09",
        edition="2011-09",
        actions=(
            {"do": "place", "card": "Grizzly Bears", "as": "Grizzly Bears", "zone": "battlefield"},
            {"do": "transform", "object": "Grizzly Bears"},
        ),
        values={
            "Grizzly Bears": {
                "name": "Grizzly Bears",
                "power": 2,
            },
        },
        first={
            "Grizzly Bears": {
                "power": "208.1",
            },
        },
        outcomes={
            1: ("nothing happens", "701.25a"),
        },
    ),
    Case(
        "208.1 a bear told to transform in 2016-01",
        edition="2016-01",
        actions=(
            {"do": "place", "card": "Grizzly Bears", "as": "Grizzly Bears", "zone": "battlefield"},
            {"do": "transform", "object": "Grizzly Bears"},
        ),
        values={
            "Grizzly Bears": {
                "name": "Grizzly Bears",
                "power": 2,
            },
        },
        first={
            "Grizzly Bears": {
                "power": "208.1",
            },
        },
        outcomes={
            1: ("nothing happens", "701.25a"),
        },
    ),
    Case(
        "208.1 a bear told to transform in 2021-09",
        edition="2021-09",
        actions=(
            {"do": "place", "card": "Grizzly Bears", "as": "Grizzly Bears", "zone": "battlefield"},
            {"do": "transform", "object": "Grizzly Bears"},
        ),
        values={
            "Grizzly Bears": {
                "name": "Grizzly Bears",
                "power": 2,
            },
        },
        first={
            "Grizzly Bears": {
                "power": "208.1",
            },
        },
        outcomes={
            1: ("nothing happens", "712.5"),
        },
    ),
    Case(
        "208.1 a bear told to transform in 2025-06",
        edition="2025-06",
        actions=(
            {"do": "place", "card": "Grizzly Bears", "as": "Grizzly Bears", "zone": "battlefield"},
            {"do": "transform", "object": "Grizzly Bears"},
        ),
        values={
            "Grizzly Bears": {
                "name": "Grizzly Bears",
                "power": 2,
            },
        },
        first={
            "Grizzly Bears": {
                "power": "208.1",
            },
        },
        outcomes={
            1: ("nothing happens", "712.9"),
        },
    ),
    Case(
        "208.1 a bear told to transform in 2026-08",
        actions=(
            {"do": "place", "card": "Grizzly Bears", "as": "Grizzly Bears", "zone": "battlefield"},
            {"do": "transform", "object": "Grizzly Bears"},
        ),
        values={
            "Grizzly Bears": {
                "name": "Grizzly Bears",
                "power": 2,
            },
        },
        first={
            "Grizzly Bears": {
                "power": "208.1",
            },
        },
        outcomes={
            1: ("nothing happens", "712.9"),
        },
    ),
    Case(
        "711.2a front face in the hand in 2011-09",
        edition="2011-09",
        actions=({"do": "place", "card": "Delver of Secrets", "as": "Delver of Secrets", "zone": "hand"},),
        values={
            "Delver of Secrets": {
                "name": "Delver of Secrets",
                "mana_value": 1,
                "power": 1,
            },
        },
        first={
            "Delver of Secrets": {
                "power": "711.2a",
            },
        },
    ),
    Case(
        "711.4a front face in the hand in 2016-01",
        edition="2016-01",
        actions=({"do": "place", "card": "Delver of Secrets", "as": "Delver of Secrets", "zone": "hand"},),
        values={
            "Delver of Secrets": {
                "name": "Delver of Secrets",
                "mana_value": 1,
                "power": 1,
            },
        },
        first={
            "Delver of Secrets": {
                "power": "711.4a",
            },
        },
    ),
    Case(
        "712.4a front face in the hand in 2021-09",
        edition="2021-09",
        actions=({"do": "place", "card": "Delver of Secrets", "as": "Delver of Secrets", "zone": "hand"},),
        values={
            "Delver of Secrets": {
                "name": "Delver of Secrets",
                "mana_value": 1,
                "power": 1,
            },
        },
        first={
            "Delver of Secrets": {
                "power": "712.4a",
            },
        },
    ),
    Case(
        "712.8a front face in the hand in 2025-06",
        edition="2025-06",
        actions=({"do": "place", "card": "Delver of Secrets", "as": "Delver of Secrets", "zone": "hand"},),
        values={
            "Delver of Secrets": {
                "name": "Delver of Secrets",
                "mana_value": 1,
                "power": 1,
            },
        },
        first={
            "Delver of Secrets": {
                "power": "712.8a",
            },
        },
    ),
    Case(
        "712.8a front face in the hand in 2026-08",
        actions=({"do": "place", "card": "Delver of Secrets", "as": "Delver of Secrets", "zone": "hand"},),
        values={
            "Delver of Secrets": {
                "name": "Delver of Secrets",
                "mana_value": 1,
                "power": 1,
            },
        },
        first={
            "Delver of Secrets": {
                "power": "712.8a",
            },
        },
    ),
    Case(
        "706.2 a clone of a back face in 2011-09",
        edition="2011-09",
        actions=(
            {
                "do": "place",
                "card": "Delver of Secrets",
                "as": "Delver of Secrets",
                "zone": "battlefield",
                "face": "back",
            },
            {"do": "place", "card": "Clone", "as": "Clone", "zone": "hand", "player": "Ben"},
            {"do": "cast", "object": "Clone", "player": "Ben"},
            {"do": "resolve", "object": "Clone", "as_copy_of": "Delver of Secrets"},
        ),
        values={
            "Clone": {
                "mana_value": 0,
                "name": "Insectile Aberration",
                "power": 3,
            },
        },
        first={
            "Clone": {
                "power": "706.2",
            },
        },
    ),
    Case(
        "706.2 a clone of a back face in 2016-01",
        edition="2016-01",
        actions=(
            {
                "do": "place",
                "card": "Delver of Secrets",
                "as": "Delver of Secrets",
                "zone": "battlefield",
                "face": "back",
            },
            {"do": "place", "card": "Clone", "as": "Clone", "zone": "hand", "player": "Ben"},
            {"do": "cast", "object": "Clone", "player": "Ben"},
            {"do": "resolve", "object": "Clone", "as_copy_of": "Delver of Secrets"},
        ),
        values={
            "Clone": {
                "mana_value": 0,
                "name": "Insectile Aberration",
                "power": 3,
            },
        },
        first={
            "Clone": {
                "power": "706.2",
            },
        },
    ),
)
