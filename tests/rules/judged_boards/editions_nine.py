"""Boards under each edition, decided by the rules before the program was asked."""

from __future__ import annotations

from tests.rules.judging import Case

CASES = (
    Case(
        "707.2 a clone of a clone in 2021-09",
        edition="2021-09",
        actions=(
            {"do": "place", "card": "Grizzly Bears", "as": "Grizzly Bears", "zone": "battlefield"},
            {"do": "place", "card": "Clone", "as": "Clone", "zone": "hand"},
            {"do": "put_onto_battlefield", "object": "Clone", "as_copy_of": "Grizzly Bears"},
            {"do": "create_token_copy", "of": "Clone", "as": "tok"},
        ),
        values={
            "tok": {
                "name": "Grizzly Bears",
                "power": 2,
            },
        },
        first={
            "tok": {
                "power": "707.2",
            },
        },
    ),
    Case(
        "707.2 a clone of a clone in 2025-06",
        edition="2025-06",
        actions=(
            {"do": "place", "card": "Grizzly Bears", "as": "Grizzly Bears", "zone": "battlefield"},
            {"do": "place", "card": "Clone", "as": "Clone", "zone": "hand"},
            {"do": "put_onto_battlefield", "object": "Clone", "as_copy_of": "Grizzly Bears"},
            {"do": "create_token_copy", "of": "Clone", "as": "tok"},
        ),
        values={
            "tok": {
                "name": "Grizzly Bears",
                "power": 2,
            },
        },
        first={
            "tok": {
                "power": "707.2",
            },
        },
    ),
    Case(
        "707.2 a clone of a clone in 2026-08",
        actions=(
            {"do": "place", "card": "Grizzly Bears", "as": "Grizzly Bears", "zone": "battlefield"},
            {"do": "place", "card": "Clone", "as": "Clone", "zone": "hand"},
            {"do": "put_onto_battlefield", "object": "Clone", "as_copy_of": "Grizzly Bears"},
            {"do": "create_token_copy", "of": "Clone", "as": "tok"},
        ),
        values={
            "tok": {
                "name": "Grizzly Bears",
                "power": 2,
            },
        },
        first={
            "tok": {
                "power": "707.2",
            },
        },
    ),
)
