"""Boards under each edition, decided by the rules before the program was asked."""

from __future__ import annotations

from tests.rules.judging import Case

CASES = (
    Case(
        "704.5j the legend rule in 2026-08",
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
        "613.6a humility and opalescence in 2011-09",
        edition="2011-09",
        actions=(
            {"do": "place", "card": "Humility", "as": "Humility", "zone": "battlefield"},
            {"do": "place", "card": "Opalescence", "as": "Opalescence", "zone": "battlefield"},
        ),
        values={
            "Humility": {
                "abilities": (),
                "power": 4,
            },
        },
        first={
            "Humility": {
                "power": "613.6a",
            },
        },
    ),
    Case(
        "613.6a humility and opalescence in 2016-01",
        edition="2016-01",
        actions=(
            {"do": "place", "card": "Humility", "as": "Humility", "zone": "battlefield"},
            {"do": "place", "card": "Opalescence", "as": "Opalescence", "zone": "battlefield"},
        ),
        values={
            "Humility": {
                "abilities": (),
                "power": 4,
            },
        },
        first={
            "Humility": {
                "power": "613.6a",
            },
        },
    ),
    Case(
        "613.7a humility and opalescence in 2021-09",
        edition="2021-09",
        actions=(
            {"do": "place", "card": "Humility", "as": "Humility", "zone": "battlefield"},
            {"do": "place", "card": "Opalescence", "as": "Opalescence", "zone": "battlefield"},
        ),
        values={
            "Humility": {
                "abilities": (),
                "power": 4,
            },
        },
        first={
            "Humility": {
                "power": "613.7a",
            },
        },
    ),
    Case(
        "613.7a humility and opalescence in 2025-06",
        edition="2025-06",
        actions=(
            {"do": "place", "card": "Humility", "as": "Humility", "zone": "battlefield"},
            {"do": "place", "card": "Opalescence", "as": "Opalescence", "zone": "battlefield"},
        ),
        values={
            "Humility": {
                "abilities": (),
                "power": 4,
            },
        },
        first={
            "Humility": {
                "power": "613.7a",
            },
        },
    ),
    Case(
        "613.7a humility and opalescence in 2026-08",
        actions=(
            {"do": "place", "card": "Humility", "as": "Humility", "zone": "battlefield"},
            {"do": "place", "card": "Opalescence", "as": "Opalescence", "zone": "battlefield"},
        ),
        values={
            "Humility": {
                "abilities": (),
                "power": 4,
            },
        },
        first={
            "Humility": {
                "power": "613.7a",
            },
        },
    ),
    Case(
        "613.7a urborg and blood moon in 2011-09",
        edition="2011-09",
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
            "Island": {
                "subtypes": ("Island",),
            },
        },
        first={
            "Island": {
                "subtypes": "613.7a",
            },
        },
    ),
    Case(
        "613.7a urborg and blood moon in 2016-01",
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
            "Island": {
                "subtypes": ("Island",),
            },
        },
        first={
            "Island": {
                "subtypes": "613.7a",
            },
        },
    ),
    Case(
        "613.8a urborg and blood moon in 2021-09",
        edition="2021-09",
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
            "Island": {
                "subtypes": ("Island",),
            },
        },
        first={
            "Island": {
                "subtypes": "613.8a",
            },
        },
    ),
    Case(
        "613.8a urborg and blood moon in 2025-06",
        edition="2025-06",
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
            "Island": {
                "subtypes": ("Island",),
            },
        },
        first={
            "Island": {
                "subtypes": "613.8a",
            },
        },
    ),
    Case(
        "613.8a urborg and blood moon in 2026-08",
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
            "Island": {
                "subtypes": ("Island",),
            },
        },
        first={
            "Island": {
                "subtypes": "613.8a",
            },
        },
    ),
    Case(
        "613.3d a counter in 2011-09",
        edition="2011-09",
        actions=(
            {"do": "place", "card": "Grizzly Bears", "as": "Grizzly Bears", "zone": "battlefield"},
            {"do": "counters", "object": "Grizzly Bears", "kind": "+1/+1"},
        ),
        values={
            "Grizzly Bears": {
                "power": 3,
            },
        },
        first={
            "Grizzly Bears": {
                "power": "613.3d",
            },
        },
    ),
    Case(
        "613.3d a counter in 2016-01",
        edition="2016-01",
        actions=(
            {"do": "place", "card": "Grizzly Bears", "as": "Grizzly Bears", "zone": "battlefield"},
            {"do": "counters", "object": "Grizzly Bears", "kind": "+1/+1"},
        ),
        values={
            "Grizzly Bears": {
                "power": 3,
            },
        },
        first={
            "Grizzly Bears": {
                "power": "613.3d",
            },
        },
    ),
    Case(
        "613.4c a counter in 2021-09",
        edition="2021-09",
        actions=(
            {"do": "place", "card": "Grizzly Bears", "as": "Grizzly Bears", "zone": "battlefield"},
            {"do": "counters", "object": "Grizzly Bears", "kind": "+1/+1"},
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
        "613.4c a counter in 2025-06",
        edition="2025-06",
        actions=(
            {"do": "place", "card": "Grizzly Bears", "as": "Grizzly Bears", "zone": "battlefield"},
            {"do": "counters", "object": "Grizzly Bears", "kind": "+1/+1"},
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
        "613.4c a counter in 2026-08",
        actions=(
            {"do": "place", "card": "Grizzly Bears", "as": "Grizzly Bears", "zone": "battlefield"},
            {"do": "counters", "object": "Grizzly Bears", "kind": "+1/+1"},
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
        "613.3c an anthem in 2011-09",
        edition="2011-09",
        actions=(
            {"do": "place", "card": "Glorious Anthem", "as": "Glorious Anthem", "zone": "battlefield"},
            {"do": "place", "card": "Grizzly Bears", "as": "Grizzly Bears", "zone": "battlefield"},
        ),
        values={
            "Grizzly Bears": {
                "power": 3,
            },
        },
        first={
            "Grizzly Bears": {
                "power": "613.3c",
            },
        },
    ),
    Case(
        "613.3c an anthem in 2016-01",
        edition="2016-01",
        actions=(
            {"do": "place", "card": "Glorious Anthem", "as": "Glorious Anthem", "zone": "battlefield"},
            {"do": "place", "card": "Grizzly Bears", "as": "Grizzly Bears", "zone": "battlefield"},
        ),
        values={
            "Grizzly Bears": {
                "power": 3,
            },
        },
        first={
            "Grizzly Bears": {
                "power": "613.3c",
            },
        },
    ),
    Case(
        "613.4c an anthem in 2021-09",
        edition="2021-09",
        actions=(
            {"do": "place", "card": "Glorious Anthem", "as": "Glorious Anthem", "zone": "battlefield"},
            {"do": "place", "card": "Grizzly Bears", "as": "Grizzly Bears", "zone": "battlefield"},
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
        "613.4c an anthem in 2025-06",
        edition="2025-06",
        actions=(
            {"do": "place", "card": "Glorious Anthem", "as": "Glorious Anthem", "zone": "battlefield"},
            {"do": "place", "card": "Grizzly Bears", "as": "Grizzly Bears", "zone": "battlefield"},
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
        "613.4c an anthem in 2026-08",
        actions=(
            {"do": "place", "card": "Glorious Anthem", "as": "Glorious Anthem", "zone": "battlefield"},
            {"do": "place", "card": "Grizzly Bears", "as": "Grizzly Bears", "zone": "battlefield"},
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
)
