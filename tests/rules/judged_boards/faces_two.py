"""Boards of double-faced, split, flip and other cards, decided by the rules before the program was asked."""

from __future__ import annotations

from tests.rules.judging import Case

CASES = (
    Case(
        "712.21 brisela dies",
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
            "Gisela, the Broken Blade": {
                "power": 4,
            },
        },
        first={
            "Bruna, the Fading Light": {
                "zone": "712.21",
            },
        },
        outcomes={
            3: ("done", "712.21"),
        },
    ),
    Case(
        "701.42b meld with a token",
        actions=(
            {"do": "place", "card": "Bruna, the Fading Light", "as": "Bruna, the Fading Light", "zone": "battlefield"},
            {
                "do": "place",
                "card": "Gisela, the Broken Blade",
                "as": "Gisela, the Broken Blade",
                "zone": "battlefield",
            },
            {"do": "create_token_copy", "of": "Gisela, the Broken Blade", "as": "tok"},
            {"do": "meld", "objects": ("Bruna, the Fading Light", "tok"), "as": "what they become"},
        ),
        outcomes={
            3: ("nothing happens", "701.42b"),
        },
    ),
    Case(
        "daybound enters at night",
        actions=(
            {"do": "day_night", "value": "night"},
            {"do": "place", "card": "Hanweir Watchkeep", "as": "Hanweir Watchkeep", "zone": "hand"},
            {"do": "put_onto_battlefield", "object": "Hanweir Watchkeep"},
        ),
        outcomes={
            2: ("done", ""),
        },
    ),
    Case(
        "712.8e outland liberator at night",
        actions=(
            {"do": "day_night", "value": "night"},
            {"do": "place", "card": "Outland Liberator", "as": "Outland Liberator", "zone": "hand"},
            {"do": "put_onto_battlefield", "object": "Outland Liberator"},
            {"do": "transform", "object": "Outland Liberator"},
        ),
        values={
            "Outland Liberator": {
                "name": "Frenzied Trapbreaker",
                "face_up": "back",
            },
        },
        first={
            "Outland Liberator": {
                "name": "712.8e",
                "face_up": "702.145b",
            },
        },
        outcomes={
            3: ("nothing happens", "702.145e"),
        },
    ),
    Case(
        "712.8d daybound placed then day",
        actions=(
            {"do": "place", "card": "Outland Liberator", "as": "Outland Liberator", "zone": "battlefield"},
            {"do": "day_night", "value": "night"},
            {"do": "day_night", "value": "day"},
        ),
        values={
            "Outland Liberator": {
                "name": "Outland Liberator",
            },
        },
        first={
            "Outland Liberator": {
                "name": "712.8d",
            },
        },
        outcomes={
            2: ("done", ""),
        },
    ),
    Case(
        "712.8e disturb",
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
                "name": "712.8e",
                "mana_value": "712.8e",
            },
        },
        outcomes={
            1: ("done", ""),
            2: ("done", "702.146b"),
        },
    ),
    Case(
        "712.8c disturb on stack mana value",
        actions=(
            {"do": "place", "card": "Lunarch Veteran", "as": "Lunarch Veteran", "zone": "graveyard"},
            {"do": "cast", "object": "Lunarch Veteran", "transformed": True},
        ),
        values={
            "Lunarch Veteran": {
                "mana_value": 1,
                "name": "Luminous Phantom",
            },
        },
        first={
            "Lunarch Veteran": {
                "mana_value": "712.8c",
                "name": "712.8c",
            },
        },
    ),
    Case(
        "712.8e siege",
        actions=(
            {"do": "place", "card": "Invasion of Tarkir", "as": "Invasion of Tarkir", "zone": "battlefield"},
            {"do": "transform", "object": "Invasion of Tarkir"},
        ),
        values={
            "Invasion of Tarkir": {
                "types": ("Creature",),
                "mana_value": 2,
            },
        },
        first={
            "Invasion of Tarkir": {
                "types": "712.8e",
            },
        },
    ),
    Case(
        "planeswalker face",
        actions=(
            {"do": "place", "card": "Kytheon, Hero of Akros", "as": "Kytheon, Hero of Akros", "zone": "battlefield"},
            {"do": "move", "object": "Kytheon, Hero of Akros", "to": "exile"},
            {"do": "put_onto_battlefield", "object": "Kytheon, Hero of Akros", "transformed": True},
        ),
        values={
            "Kytheon, Hero of Akros": {
                "loyalty": 3,
                "mana_value": 1,
            },
        },
    ),
    Case(
        "708.2a ixidron on delver",
        actions=(
            {"do": "place", "card": "Delver of Secrets", "as": "Delver of Secrets", "zone": "battlefield"},
            {"do": "place", "card": "Grizzly Bears", "as": "Grizzly Bears", "zone": "battlefield"},
            {"do": "turn_face_down", "objects": ("Delver of Secrets", "Grizzly Bears")},
        ),
        values={
            "Delver of Secrets": {
                "name": "Delver of Secrets",
            },
            "Grizzly Bears": {
                "power": 2,
            },
        },
        first={
            "Grizzly Bears": {
                "power": "708.2a",
            },
        },
        outcomes={
            2: ("done", "708.2a"),
        },
    ),
    Case(
        "712.8d manifested delver",
        actions=(
            {"do": "place", "card": "Delver of Secrets", "as": "Delver of Secrets", "zone": "library"},
            {"do": "manifest", "object": "Delver of Secrets"},
            {"do": "transform", "object": "Delver of Secrets"},
            {"do": "turn_face_up", "object": "Delver of Secrets", "by": "manifest"},
        ),
        values={
            "Delver of Secrets": {
                "name": "Delver of Secrets",
            },
        },
        first={
            "Delver of Secrets": {
                "name": "712.8d",
            },
        },
        outcomes={
            2: ("nothing happens", "712.15a"),
            3: ("done", "701.40b"),
        },
    ),
    Case(
        "712.8e cytoshape moonmist",
        actions=(
            {"do": "place", "card": "Kruin Outlaw", "as": "Kruin Outlaw", "zone": "battlefield"},
            {"do": "place", "card": "Elite Vanguard", "as": "Elite Vanguard", "zone": "battlefield"},
            {"do": "become_copy", "object": "Kruin Outlaw", "of": "Elite Vanguard", "until": "end of turn"},
            {"do": "transform", "filter": {"subtypes": "Human"}},
            {"do": "end_turn"},
        ),
        values={
            "Kruin Outlaw": {
                "name": "Terror of Kruin Pass",
                "mana_value": 3,
            },
        },
        first={
            "Kruin Outlaw": {
                "name": "712.8e",
                "mana_value": "712.8e",
            },
        },
    ),
    Case(
        "712.9 own ability after moonmist",
        actions=(
            {"do": "place", "card": "Kruin Outlaw", "as": "Kruin Outlaw", "zone": "battlefield"},
            {"do": "transform", "filter": {"subtypes": "Human"}},
        ),
        outcomes={
            1: ("done", "712.9"),
        },
    ),
    Case(
        "202.3d split on the battlefield no split values",
        actions=({"do": "place", "card": "Fire // Ice", "as": "Fire // Ice", "zone": "hand"},),
        values={
            "Fire // Ice": {
                "mana_value": 4,
                "colors": ("U", "R"),
                "name": "Fire // Ice",
            },
        },
        first={
            "Fire // Ice": {
                "mana_value": "202.3d",
                "colors": "709.4b",
            },
        },
    ),
    Case(
        "708.3 split 2016",
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
        "709.5 room",
        actions=(
            {"do": "place", "card": "Bottomless Pool", "as": "Bottomless Pool", "zone": "hand"},
            {"do": "cast", "object": "Bottomless Pool", "half": "left"},
            {"do": "resolve", "object": "Bottomless Pool"},
        ),
        values={
            "Bottomless Pool": {
                "mana_value": 1,
                "name": "Bottomless Pool",
            },
        },
        first={
            "Bottomless Pool": {
                "mana_value": "709.5",
                "name": "709.5",
            },
        },
        outcomes={
            2: ("done", "709.5d"),
        },
    ),
    Case(
        "709.5e room both",
        actions=(
            {
                "do": "place",
                "card": "Bottomless Pool",
                "as": "Bottomless Pool",
                "zone": "battlefield",
                "unlocked": ("left",),
            },
            {"do": "unlock", "object": "Bottomless Pool", "half": "right", "by": "special action"},
        ),
        values={
            "Bottomless Pool": {
                "mana_value": 6,
            },
        },
        outcomes={
            1: ("done", "709.5e"),
        },
    ),
    Case(
        "709.5 room none",
        actions=(
            {"do": "place", "card": "Bottomless Pool", "as": "Bottomless Pool", "zone": "graveyard"},
            {"do": "put_onto_battlefield", "object": "Bottomless Pool"},
        ),
        values={
            "Bottomless Pool": {
                "name": "",
                "mana_value": 0,
                "types": ("Enchantment",),
            },
        },
        first={
            "Bottomless Pool": {
                "name": "709.5",
            },
        },
    ),
    Case(
        "clone of a room copy enchantment",
        actions=(
            {
                "do": "place",
                "card": "Bottomless Pool",
                "as": "Bottomless Pool",
                "zone": "battlefield",
                "unlocked": ("left",),
            },
            {"do": "place", "card": "Copy Enchantment", "as": "Copy Enchantment", "zone": "hand", "player": "Ben"},
            {
                "do": "put_onto_battlefield",
                "object": "Copy Enchantment",
                "as_copy_of": "Bottomless Pool",
                "player": "Ben",
            },
        ),
        values={
            "Copy Enchantment": {
                "name": "",
                "unlocked": (),
            },
        },
    ),
    Case(
        "710.2 flip",
        actions=(
            {"do": "place", "card": "Akki Lavarunner", "as": "Akki Lavarunner", "zone": "battlefield"},
            {"do": "flip", "object": "Akki Lavarunner"},
        ),
        values={
            "Akki Lavarunner": {
                "name": "Tok-Tok, Volcano Born",
                "mana_value": 4,
                "colors": ("R",),
            },
        },
        first={
            "Akki Lavarunner": {
                "name": "710.2",
                "mana_value": "710.1c",
                "colors": "710.1c",
            },
        },
        outcomes={
            1: ("done", ""),
        },
    ),
    Case(
        "flip then clone",
        actions=(
            {"do": "place", "card": "Akki Lavarunner", "as": "Akki Lavarunner", "zone": "battlefield", "flipped": True},
            {"do": "place", "card": "Clone", "as": "Clone", "zone": "hand", "player": "Ben"},
            {"do": "put_onto_battlefield", "object": "Clone", "as_copy_of": "Akki Lavarunner", "player": "Ben"},
            {"do": "flip", "object": "Clone"},
        ),
        values={
            "Clone": {
                "name": "Tok-Tok, Volcano Born",
            },
        },
        outcomes={
            3: ("done", ""),
        },
    ),
)
