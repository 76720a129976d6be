"""Boards under each edition, decided by the rules before the program was asked."""

from __future__ import annotations

from tests.rules.judging import Case

CASES = (
    Case(
        "707.2 a clone of a back face in 2021-09",
        edition="2021-09",
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
                "power": "707.2",
            },
        },
    ),
    Case(
        "707.2 a clone of a back face in 2025-06",
        edition="2025-06",
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
                "power": "707.2",
            },
        },
    ),
    Case(
        "707.2 a clone of a back face in 2026-08",
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
                "power": "707.2",
            },
        },
    ),
    Case(
        "701.25a a token copy of a back face transforms in 2011-09",
        edition="2011-09",
        actions=(
            {
                "do": "place",
                "card": "Delver of Secrets",
                "as": "Delver of Secrets",
                "zone": "battlefield",
                "face": "back",
            },
            {"do": "create_token_copy", "of": "Delver of Secrets", "as": "tok"},
            {"do": "transform", "object": "tok"},
        ),
        values={
            "tok": {
                "name": "Insectile Aberration",
            },
        },
        outcomes={
            2: ("nothing happens", "701.25a"),
        },
    ),
    Case(
        "701.25a a token copy of a back face transforms in 2016-01",
        edition="2016-01",
        actions=(
            {
                "do": "place",
                "card": "Delver of Secrets",
                "as": "Delver of Secrets",
                "zone": "battlefield",
                "face": "back",
            },
            {"do": "create_token_copy", "of": "Delver of Secrets", "as": "tok"},
            {"do": "transform", "object": "tok"},
        ),
        values={
            "tok": {
                "name": "Insectile Aberration",
            },
        },
        outcomes={
            2: ("nothing happens", "701.25a"),
        },
    ),
    Case(
        "712.5 a token copy of a back face transforms in 2021-09",
        edition="2021-09",
        actions=(
            {
                "do": "place",
                "card": "Delver of Secrets",
                "as": "Delver of Secrets",
                "zone": "battlefield",
                "face": "back",
            },
            {"do": "create_token_copy", "of": "Delver of Secrets", "as": "tok"},
            {"do": "transform", "object": "tok"},
        ),
        values={
            "tok": {
                "name": "Insectile Aberration",
            },
        },
        outcomes={
            2: ("nothing happens", "712.5"),
        },
    ),
    Case(
        "712.9 a token copy of a back face transforms in 2025-06",
        edition="2025-06",
        actions=(
            {
                "do": "place",
                "card": "Delver of Secrets",
                "as": "Delver of Secrets",
                "zone": "battlefield",
                "face": "back",
            },
            {"do": "create_token_copy", "of": "Delver of Secrets", "as": "tok"},
            {"do": "transform", "object": "tok"},
        ),
        values={
            "tok": {
                "name": "Delver of Secrets",
            },
        },
        outcomes={
            2: ("done", "712.9"),
        },
    ),
    Case(
        "712.9 a token copy of a back face transforms in 2026-08",
        actions=(
            {
                "do": "place",
                "card": "Delver of Secrets",
                "as": "Delver of Secrets",
                "zone": "battlefield",
                "face": "back",
            },
            {"do": "create_token_copy", "of": "Delver of Secrets", "as": "tok"},
            {"do": "transform", "object": "tok"},
        ),
        values={
            "tok": {
                "name": "Delver of Secrets",
            },
        },
        outcomes={
            2: ("done", "712.9"),
        },
    ),
    Case(
        "711.5 told to enter transformed in 2011-09",
        edition="2011-09",
        actions=(
            {"do": "place", "card": "Delver of Secrets", "as": "Delver of Secrets", "zone": "exile"},
            {"do": "put_onto_battlefield", "object": "Delver of Secrets", "transformed": True},
        ),
        outcomes={
            1: ("illegal", "711.5"),
        },
    ),
    Case(
        "711.7 told to enter transformed in 2016-01",
        edition="2016-01",
        actions=(
            {"do": "place", "card": "Delver of Secrets", "as": "Delver of Secrets", "zone": "exile"},
            {"do": "put_onto_battlefield", "object": "Delver of Secrets", "transformed": True},
        ),
        values={
            "Delver of Secrets": {
                "name": "Insectile Aberration",
            },
        },
        outcomes={
            1: ("done", "711.7"),
        },
    ),
    Case(
        "712.10a told to enter transformed in 2021-09",
        edition="2021-09",
        actions=(
            {"do": "place", "card": "Delver of Secrets", "as": "Delver of Secrets", "zone": "exile"},
            {"do": "put_onto_battlefield", "object": "Delver of Secrets", "transformed": True},
        ),
        values={
            "Delver of Secrets": {
                "name": "Insectile Aberration",
            },
        },
        outcomes={
            1: ("done", "712.10a"),
        },
    ),
    Case(
        "712.14a told to enter transformed in 2025-06",
        edition="2025-06",
        actions=(
            {"do": "place", "card": "Delver of Secrets", "as": "Delver of Secrets", "zone": "exile"},
            {"do": "put_onto_battlefield", "object": "Delver of Secrets", "transformed": True},
        ),
        values={
            "Delver of Secrets": {
                "name": "Insectile Aberration",
            },
        },
        outcomes={
            1: ("done", "712.14a"),
        },
    ),
    Case(
        "712.14a told to enter transformed in 2026-08",
        actions=(
            {"do": "place", "card": "Delver of Secrets", "as": "Delver of Secrets", "zone": "exile"},
            {"do": "put_onto_battlefield", "object": "Delver of Secrets", "transformed": True},
        ),
        values={
            "Delver of Secrets": {
                "name": "Insectile Aberration",
            },
        },
        outcomes={
            1: ("done", "712.14a"),
        },
    ),
    Case(
        "a bear told to enter transformed in 2011-09",
        edition="2011-09",
        actions=(
            {"do": "place", "card": "Grizzly Bears", "as": "Grizzly Bears", "zone": "exile"},
            {"do": "put_onto_battlefield", "object": "Grizzly Bears", "transformed": True},
        ),
        outcomes={
            1: ("illegal", ""),
        },
    ),
    Case(
        "711.7 a bear told to enter transformed in 2016-01",
        edition="2016-01",
        actions=(
            {"do": "place", "card": "Grizzly Bears", "as": "Grizzly Bears", "zone": "exile"},
            {"do": "put_onto_battlefield", "object": "Grizzly Bears", "transformed": True},
        ),
        values={
            "Grizzly Bears": {
                "zone": "battlefield",
            },
        },
        outcomes={
            1: ("done", "711.7"),
        },
    ),
    Case(
        "712.10a a bear told to enter transformed in 2021-09",
        edition="2021-09",
        actions=(
            {"do": "place", "card": "Grizzly Bears", "as": "Grizzly Bears", "zone": "exile"},
            {"do": "put_onto_battlefield", "object": "Grizzly Bears", "transformed": True},
        ),
        values={
            "Grizzly Bears": {
                "zone": "exile",
            },
        },
        outcomes={
            1: ("nothing happens", "712.10a"),
        },
    ),
    Case(
        "712.14a a bear told to enter transformed in 2025-06",
        edition="2025-06",
        actions=(
            {"do": "place", "card": "Grizzly Bears", "as": "Grizzly Bears", "zone": "exile"},
            {"do": "put_onto_battlefield", "object": "Grizzly Bears", "transformed": True},
        ),
        values={
            "Grizzly Bears": {
                "zone": "exile",
            },
        },
        outcomes={
            1: ("nothing happens", "712.14a"),
        },
    ),
    Case(
        "712.14a a bear told to enter transformed in 2026-08",
        actions=(
            {"do": "place", "card": "Grizzly Bears", "as": "Grizzly Bears", "zone": "exile"},
            {"do": "put_onto_battlefield", "object": "Grizzly Bears", "transformed": True},
        ),
        values={
            "Grizzly Bears": {
                "zone": "exile",
            },
        },
        outcomes={
            1: ("nothing happens", "712.14a"),
        },
    ),
    Case(
        "711.5 entering front up by default in 2011-09",
        edition="2011-09",
        actions=(
            {"do": "place", "card": "Delver of Secrets", "as": "Delver of Secrets", "zone": "exile"},
            {"do": "put_onto_battlefield", "object": "Delver of Secrets"},
        ),
        values={
            "Delver of Secrets": {
                "name": "Delver of Secrets",
                "face_up": "front",
            },
        },
        outcomes={
            1: ("done", "711.5"),
        },
    ),
    Case(
        "711.7 entering front up by default in 2016-01",
        edition="2016-01",
        actions=(
            {"do": "place", "card": "Delver of Secrets", "as": "Delver of Secrets", "zone": "exile"},
            {"do": "put_onto_battlefield", "object": "Delver of Secrets"},
        ),
        values={
            "Delver of Secrets": {
                "name": "Delver of Secrets",
                "face_up": "front",
            },
        },
        outcomes={
            1: ("done", "711.7"),
        },
    ),
    Case(
        "712.10 entering front up by default in 2021-09",
        edition="2021-09",
        actions=(
            {"do": "place", "card": "Delver of Secrets", "as": "Delver of Secrets", "zone": "exile"},
            {"do": "put_onto_battlefield", "object": "Delver of Secrets"},
        ),
        values={
            "Delver of Secrets": {
                "name": "Delver of Secrets",
                "face_up": "front",
            },
        },
        outcomes={
            1: ("done", "712.10"),
        },
    ),
    Case(
        "712.14 entering front up by default in 2025-06",
        edition="2025-06",
        actions=(
            {"do": "place", "card": "Delver of Secrets", "as": "Delver of Secrets", "zone": "exile"},
            {"do": "put_onto_battlefield", "object": "Delver of Secrets"},
        ),
        values={
            "Delver of Secrets": {
                "name": "Delver of Secrets",
                "face_up": "front",
            },
        },
        outcomes={
            1: ("done", "712.14"),
        },
    ),
    Case(
        "712.14 entering front up by default in 2026-08",
        actions=(
            {"do": "place", "card": "Delver of Secrets", "as": "Delver of Secrets", "zone": "exile"},
            {"do": "put_onto_battlefield", "object": "Delver of Secrets"},
        ),
        values={
            "Delver of Secrets": {
                "name": "Delver of Secrets",
                "face_up": "front",
            },
        },
        outcomes={
            1: ("done", "712.14"),
        },
    ),
    Case(
        "712.5 a modal permanent told to transform in 2021-09",
        edition="2021-09",
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
            1: ("nothing happens", "712.5"),
        },
    ),
)
