"""Boards of double-faced, split, flip and other cards, decided by the rules before the program was asked."""

from __future__ import annotations

from tests.rules.judging import Case

CASES = (
    Case(
        "712.8e delver transformed",
        actions=(
            {"do": "place", "card": "Delver of Secrets", "as": "Delver of Secrets", "zone": "battlefield"},
            {"do": "transform", "object": "Delver of Secrets"},
        ),
        values={
            "Delver of Secrets": {
                "name": "Insectile Aberration",
                "mana_value": 1,
                "mana_cost": "",
                "colors": ("U",),
                "power": 3,
            },
        },
        first={
            "Delver of Secrets": {
                "name": "712.8e",
                "mana_value": "712.8e",
                "mana_cost": "712.8e",
                "colors": "712.8e",
                "power": "712.8e",
            },
        },
        outcomes={
            1: ("done", "712.9"),
        },
    ),
    Case(
        "711.2b delver transformed 2011",
        edition="2011-09",
        actions=(
            {"do": "place", "card": "Delver of Secrets", "as": "Delver of Secrets", "zone": "battlefield"},
            {"do": "transform", "object": "Delver of Secrets"},
        ),
        values={
            "Delver of Secrets": {
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
        "711.4b delver transformed 2016",
        edition="2016-01",
        actions=(
            {"do": "place", "card": "Delver of Secrets", "as": "Delver of Secrets", "zone": "battlefield"},
            {"do": "transform", "object": "Delver of Secrets"},
        ),
        values={
            "Delver of Secrets": {
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
        "712.8e clone of aberration",
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
            {"do": "transform", "object": "Clone"},
        ),
        values={
            "Clone": {
                "mana_value": 0,
                "power": 3,
            },
        },
        first={
            "Clone": {
                "mana_value": "712.8e",
                "power": "707.2",
            },
        },
        outcomes={
            4: ("nothing happens", "712.9"),
        },
    ),
    Case(
        "712.8d token copy of aberration transforms",
        actions=(
            {
                "do": "place",
                "card": "Delver of Secrets",
                "as": "Delver of Secrets",
                "zone": "battlefield",
                "face": "back",
            },
            {"do": "create_token_copy", "of": "Delver of Secrets", "as": "tok", "player": "Ben"},
            {"do": "transform", "object": "tok"},
        ),
        values={
            "tok": {
                "name": "Delver of Secrets",
                "mana_value": 1,
            },
        },
        first={
            "tok": {
                "name": "712.8d",
            },
        },
        outcomes={
            2: ("done", "712.9"),
        },
    ),
    Case(
        "token copy of aberration 2021",
        edition="2021-09",
        actions=(
            {
                "do": "place",
                "card": "Delver of Secrets",
                "as": "Delver of Secrets",
                "zone": "battlefield",
                "face": "back",
            },
            {"do": "create_token_copy", "of": "Delver of Secrets", "as": "tok", "player": "Ben"},
            {"do": "transform", "object": "tok"},
        ),
        values={
            "tok": {
                "name": "Insectile Aberration",
                "mana_value": 0,
            },
        },
        outcomes={
            2: ("nothing happens", ""),
        },
    ),
    Case(
        "712.8f modal god back cast",
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
                "name": "712.8f",
                "mana_value": "712.8f",
            },
        },
        outcomes={
            1: ("done", "712.11b"),
        },
    ),
    Case(
        "712.8f modal transformed by moonmist 2026",
        actions=(
            {"do": "place", "card": "Blackbloom Rogue", "as": "Blackbloom Rogue", "zone": "battlefield"},
            {"do": "transform", "filter": {"subtypes": "Human"}},
            {"do": "transform", "object": "Blackbloom Rogue"},
        ),
        values={
            "Blackbloom Rogue": {
                "name": "Blackbloom Rogue",
                "mana_value": 3,
            },
        },
        first={
            "Blackbloom Rogue": {
                "name": "712.8f",
                "mana_value": "712.8f",
            },
        },
        outcomes={
            2: ("done", "712.9"),
        },
    ),
    Case(
        "712.9 modal in 2025",
        edition="2025-06",
        actions=(
            {"do": "place", "card": "Blackbloom Rogue", "as": "Blackbloom Rogue", "zone": "battlefield"},
            {"do": "transform", "object": "Blackbloom Rogue"},
        ),
        outcomes={
            1: ("nothing happens", "712.9"),
        },
    ),
    Case(
        "712.8f peter parker",
        actions=(
            {"do": "place", "card": "Peter Parker", "as": "Peter Parker", "zone": "battlefield"},
            {"do": "transform", "object": "Peter Parker"},
            {"do": "place", "card": "Clone", "as": "Clone", "zone": "hand", "player": "Ben"},
            {"do": "put_onto_battlefield", "object": "Clone", "as_copy_of": "Peter Parker", "player": "Ben"},
        ),
        values={
            "Peter Parker": {
                "mana_value": 4,
            },
            "Clone": {
                "mana_value": 4,
            },
        },
        first={
            "Peter Parker": {
                "mana_value": "712.8f",
            },
            "Clone": {
                "mana_value": "707.2",
            },
        },
    ),
    Case(
        "712.8f growing rites token flip land play",
        actions=(
            {"do": "place", "card": "Bala Ged Recovery", "as": "Bala Ged Recovery", "zone": "hand"},
            {"do": "play_land", "object": "Bala Ged Recovery", "face": "back"},
        ),
        values={
            "Bala Ged Recovery": {
                "name": "Bala Ged Sanctuary",
                "tapped": True,
            },
        },
        first={
            "Bala Ged Recovery": {
                "name": "712.8f",
            },
        },
        outcomes={
            1: ("done", "712.12"),
        },
    ),
    Case(
        "712.14b bala ged put onto battlefield",
        actions=(
            {"do": "place", "card": "Bala Ged Recovery", "as": "Bala Ged Recovery", "zone": "hand"},
            {"do": "put_onto_battlefield", "object": "Bala Ged Recovery"},
        ),
        values={
            "Bala Ged Recovery": {
                "zone": "hand",
            },
        },
        outcomes={
            1: ("nothing happens", "712.14b"),
        },
    ),
    Case(
        "712.8e delver exiled returned transformed",
        actions=(
            {"do": "place", "card": "Delver of Secrets", "as": "Delver of Secrets", "zone": "battlefield"},
            {"do": "move", "object": "Delver of Secrets", "to": "exile"},
            {"do": "put_onto_battlefield", "object": "Delver of Secrets", "transformed": True},
        ),
        values={
            "Delver of Secrets": {
                "name": "Insectile Aberration",
                "face_up": "back",
            },
        },
        first={
            "Delver of Secrets": {
                "name": "712.8e",
                "face_up": "712.14a",
            },
        },
        outcomes={
            2: ("done", "712.14a"),
        },
    ),
    Case(
        "712.14a bear told to enter transformed",
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
        "711.7 bear told to enter transformed 2016",
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
        "712.8e startled awake",
        actions=(
            {"do": "place", "card": "Startled Awake", "as": "Startled Awake", "zone": "graveyard"},
            {"do": "put_onto_battlefield", "object": "Startled Awake", "transformed": True},
        ),
        values={
            "Startled Awake": {
                "name": "Persistent Nightmare",
                "mana_value": 4,
            },
        },
        first={
            "Startled Awake": {
                "name": "712.8e",
                "mana_value": "712.8e",
            },
        },
    ),
    Case(
        "712.10 persistent nightmare told to transform",
        actions=(
            {"do": "place", "card": "Startled Awake", "as": "Startled Awake", "zone": "battlefield", "face": "back"},
            {"do": "transform", "object": "Startled Awake"},
        ),
        outcomes={
            1: ("nothing happens", "712.10"),
        },
    ),
    Case(
        "712.8g meld",
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
                "name": "Brisela, Voice of Nightmares",
                "mana_value": 11,
            },
        },
        first={
            "Brisela": {
                "name": "712.8g",
                "mana_value": "712.8g",
            },
        },
        outcomes={
            2: ("done", "701.42a"),
        },
    ),
    Case(
        "712.8g clone of melded",
        actions=(
            {"do": "place", "card": "Bruna, the Fading Light", "as": "Bruna, the Fading Light", "zone": "battlefield"},
            {
                "do": "place",
                "card": "Gisela, the Broken Blade",
                "as": "Gisela, the Broken Blade",
                "zone": "battlefield",
            },
            {"do": "meld", "objects": ("Bruna, the Fading Light", "Gisela, the Broken Blade"), "as": "Brisela"},
            {"do": "place", "card": "Clone", "as": "Clone", "zone": "hand", "player": "Ben"},
            {"do": "put_onto_battlefield", "object": "Clone", "as_copy_of": "Brisela", "player": "Ben"},
            {"do": "transform", "object": "Brisela"},
        ),
        values={
            "Clone": {
                "mana_value": 0,
            },
        },
        first={
            "Clone": {
                "mana_value": "712.8g",
            },
        },
        outcomes={
            5: ("nothing happens", "712.4c"),
        },
    ),
)
