"""Boards under each edition, decided by the rules before the program was asked."""

from __future__ import annotations

from tests.rules.judging import Case

CASES = (
    Case(
        "613.1f humility alone in 2011-09",
        edition="2011-09",
        actions=(
            {"do": "place", "card": "Humility", "as": "Humility", "zone": "battlefield"},
            {"do": "place", "card": "Serra Angel", "as": "Serra Angel", "zone": "battlefield"},
        ),
        values={
            "Serra Angel": {
                "keywords": (),
                "power": 1,
            },
        },
        first={
            "Serra Angel": {
                "keywords": "613.1f",
                "power": "613.3b",
            },
        },
    ),
    Case(
        "613.1f humility alone in 2016-01",
        edition="2016-01",
        actions=(
            {"do": "place", "card": "Humility", "as": "Humility", "zone": "battlefield"},
            {"do": "place", "card": "Serra Angel", "as": "Serra Angel", "zone": "battlefield"},
        ),
        values={
            "Serra Angel": {
                "keywords": (),
                "power": 1,
            },
        },
        first={
            "Serra Angel": {
                "keywords": "613.1f",
                "power": "613.3b",
            },
        },
    ),
    Case(
        "613.1f humility alone in 2021-09",
        edition="2021-09",
        actions=(
            {"do": "place", "card": "Humility", "as": "Humility", "zone": "battlefield"},
            {"do": "place", "card": "Serra Angel", "as": "Serra Angel", "zone": "battlefield"},
        ),
        values={
            "Serra Angel": {
                "keywords": (),
                "power": 1,
            },
        },
        first={
            "Serra Angel": {
                "keywords": "613.1f",
                "power": "613.4b",
            },
        },
    ),
    Case(
        "613.1f humility alone in 2025-06",
        edition="2025-06",
        actions=(
            {"do": "place", "card": "Humility", "as": "Humility", "zone": "battlefield"},
            {"do": "place", "card": "Serra Angel", "as": "Serra Angel", "zone": "battlefield"},
        ),
        values={
            "Serra Angel": {
                "keywords": (),
                "power": 1,
            },
        },
        first={
            "Serra Angel": {
                "keywords": "613.1f",
                "power": "613.4b",
            },
        },
    ),
    Case(
        "613.1f humility alone in 2026-08",
        actions=(
            {"do": "place", "card": "Humility", "as": "Humility", "zone": "battlefield"},
            {"do": "place", "card": "Serra Angel", "as": "Serra Angel", "zone": "battlefield"},
        ),
        values={
            "Serra Angel": {
                "keywords": (),
                "power": 1,
            },
        },
        first={
            "Serra Angel": {
                "keywords": "613.1f",
                "power": "613.4b",
            },
        },
    ),
    Case(
        "613.3a tarmogoyf in 2011-09",
        edition="2011-09",
        actions=(
            {"do": "place", "card": "Tarmogoyf", "as": "Tarmogoyf", "zone": "battlefield"},
            {"do": "place", "card": "Forest", "as": "Forest", "zone": "graveyard", "player": "Ben"},
        ),
        values={
            "Tarmogoyf": {
                "toughness": 2,
                "power": 1,
            },
        },
        first={
            "Tarmogoyf": {
                "power": "613.3a",
            },
        },
    ),
    Case(
        "613.3a tarmogoyf in 2016-01",
        edition="2016-01",
        actions=(
            {"do": "place", "card": "Tarmogoyf", "as": "Tarmogoyf", "zone": "battlefield"},
            {"do": "place", "card": "Forest", "as": "Forest", "zone": "graveyard", "player": "Ben"},
        ),
        values={
            "Tarmogoyf": {
                "toughness": 2,
                "power": 1,
            },
        },
        first={
            "Tarmogoyf": {
                "power": "613.3a",
            },
        },
    ),
    Case(
        "613.4a tarmogoyf in 2021-09",
        edition="2021-09",
        actions=(
            {"do": "place", "card": "Tarmogoyf", "as": "Tarmogoyf", "zone": "battlefield"},
            {"do": "place", "card": "Forest", "as": "Forest", "zone": "graveyard", "player": "Ben"},
        ),
        values={
            "Tarmogoyf": {
                "toughness": 2,
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
        "613.4a tarmogoyf in 2025-06",
        edition="2025-06",
        actions=(
            {"do": "place", "card": "Tarmogoyf", "as": "Tarmogoyf", "zone": "battlefield"},
            {"do": "place", "card": "Forest", "as": "Forest", "zone": "graveyard", "player": "Ben"},
        ),
        values={
            "Tarmogoyf": {
                "toughness": 2,
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
        "613.4a tarmogoyf in 2026-08",
        actions=(
            {"do": "place", "card": "Tarmogoyf", "as": "Tarmogoyf", "zone": "battlefield"},
            {"do": "place", "card": "Forest", "as": "Forest", "zone": "graveyard", "player": "Ben"},
        ),
        values={
            "Tarmogoyf": {
                "toughness": 2,
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
        "704.5d a token in a graveyard in 2011-09",
        edition="2011-09",
        actions=(
            {"do": "place", "card": "Spider", "as": "Spider", "zone": "battlefield", "token": True},
            {"do": "move", "object": "Spider", "to": "graveyard"},
            {"do": "check_state"},
        ),
        outcomes={
            2: ("done", "704.5d"),
        },
    ),
    Case(
        "704.5d a token in a graveyard in 2016-01",
        edition="2016-01",
        actions=(
            {"do": "place", "card": "Spider", "as": "Spider", "zone": "battlefield", "token": True},
            {"do": "move", "object": "Spider", "to": "graveyard"},
            {"do": "check_state"},
        ),
        outcomes={
            2: ("done", "704.5d"),
        },
    ),
    Case(
        "704.5d a token in a graveyard in 2021-09",
        edition="2021-09",
        actions=(
            {"do": "place", "card": "Spider", "as": "Spider", "zone": "battlefield", "token": True},
            {"do": "move", "object": "Spider", "to": "graveyard"},
            {"do": "check_state"},
        ),
        outcomes={
            2: ("done", "704.5d"),
        },
    ),
    Case(
        "704.5d a token in a graveyard in 2025-06",
        edition="2025-06",
        actions=(
            {"do": "place", "card": "Spider", "as": "Spider", "zone": "battlefield", "token": True},
            {"do": "move", "object": "Spider", "to": "graveyard"},
            {"do": "check_state"},
        ),
        outcomes={
            2: ("done", "704.5d"),
        },
    ),
    Case(
        "704.5d a token in a graveyard in 2026-08",
        actions=(
            {"do": "place", "card": "Spider", "as": "Spider", "zone": "battlefield", "token": True},
            {"do": "move", "object": "Spider", "to": "graveyard"},
            {"do": "check_state"},
        ),
        outcomes={
            2: ("done", "704.5d"),
        },
    ),
    Case(
        "711.8 naming a back face in 2011-09",
        edition="2011-09",
        actions=({"do": "choose_name", "name": "Insectile Aberration"},),
        outcomes={
            0: ("done", "711.8"),
        },
    ),
    Case(
        "711.12 naming a back face in 2016-01",
        edition="2016-01",
        actions=({"do": "choose_name", "name": "Insectile Aberration"},),
        outcomes={
            0: ("done", "711.12"),
        },
    ),
    Case(
        "712.15 naming a back face in 2021-09",
        edition="2021-09",
        actions=({"do": "choose_name", "name": "Insectile Aberration"},),
        outcomes={
            0: ("done", "712.15"),
        },
    ),
    Case(
        "712.19 naming a back face in 2025-06",
        edition="2025-06",
        actions=({"do": "choose_name", "name": "Insectile Aberration"},),
        outcomes={
            0: ("done", "712.19"),
        },
    ),
    Case(
        "712.19 naming a back face in 2026-08",
        actions=({"do": "choose_name", "name": "Insectile Aberration"},),
        outcomes={
            0: ("done", "712.19"),
        },
    ),
    Case(
        "709.5 naming a lower half in 2011-09",
        edition="2011-09",
        actions=({"do": "choose_name", "name": "Tok-Tok, Volcano Born"},),
        outcomes={
            0: ("done", "709.5"),
        },
    ),
    Case(
        "709.5 naming a lower half in 2016-01",
        edition="2016-01",
        actions=({"do": "choose_name", "name": "Tok-Tok, Volcano Born"},),
        outcomes={
            0: ("done", "709.5"),
        },
    ),
    Case(
        "710.5 naming a lower half in 2021-09",
        edition="2021-09",
        actions=({"do": "choose_name", "name": "Tok-Tok, Volcano Born"},),
        outcomes={
            0: ("done", "710.5"),
        },
    ),
    Case(
        "710.5 naming a lower half in 2025-06",
        edition="2025-06",
        actions=({"do": "choose_name", "name": "Tok-Tok, Volcano Born"},),
        outcomes={
            0: ("done", "710.5"),
        },
    ),
    Case(
        "710.5 naming a lower half in 2026-08",
        actions=({"do": "choose_name", "name": "Tok-Tok, Volcano Born"},),
        outcomes={
            0: ("done", "710.5"),
        },
    ),
    Case(
        "706.2 a clone of a clone in 2011-09",
        edition="2011-09",
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
                "power": "706.2",
            },
        },
    ),
    Case(
        "706.2 a clone of a clone in 2016-01",
        edition="2016-01",
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
                "power": "706.2",
            },
        },
    ),
)
