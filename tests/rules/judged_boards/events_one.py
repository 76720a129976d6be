"""Boards of casting, zones, counters, attachments, phasing, decided by the rules before the program was asked."""

from __future__ import annotations

from tests.rules.judging import Case

CASES = (
    Case(
        "608.3a cast a creature and it resolves",
        actions=(
            {"do": "place", "card": "Grizzly Bears", "as": "Grizzly Bears", "zone": "hand"},
            {"do": "cast", "object": "Grizzly Bears"},
            {"do": "resolve", "object": "Grizzly Bears"},
        ),
        values={
            "Grizzly Bears": {
                "zone": "battlefield",
                "controller": "Ana",
            },
        },
        first={
            "Grizzly Bears": {
                "zone": "608.3a",
            },
        },
        outcomes={
            1: ("done", "601.2a"),
            2: ("done", "608.3a"),
        },
    ),
    Case(
        "608.2n a sorcery resolves into the graveyard",
        actions=(
            {"do": "place", "card": "Despise", "as": "Despise", "zone": "hand"},
            {"do": "cast", "object": "Despise"},
            {"do": "resolve", "object": "Despise"},
        ),
        values={
            "Despise": {
                "zone": "graveyard",
            },
        },
        first={
            "Despise": {
                "zone": "608.2n",
            },
        },
        outcomes={
            2: ("done", "608.2n"),
        },
    ),
    Case(
        "305.1 a land is not cast",
        actions=(
            {"do": "place", "card": "Forest", "as": "Forest", "zone": "hand"},
            {"do": "cast", "object": "Forest"},
        ),
        values={
            "Forest": {
                "zone": "hand",
            },
        },
        outcomes={
            1: ("illegal", "305.1"),
        },
    ),
    Case(
        "205.1 dryad arbor is played",
        actions=(
            {"do": "place", "card": "Dryad Arbor", "as": "Dryad Arbor", "zone": "hand"},
            {"do": "play_land", "object": "Dryad Arbor"},
        ),
        values={
            "Dryad Arbor": {
                "zone": "battlefield",
                "types": ("Land", "Creature"),
            },
        },
        first={
            "Dryad Arbor": {
                "types": "205.1",
            },
        },
        outcomes={
            1: ("done", "305.1"),
        },
    ),
    Case(
        "701.26a what is tapped stays so when it transforms",
        actions=(
            {"do": "place", "card": "Delver of Secrets", "as": "Delver of Secrets", "zone": "battlefield"},
            {"do": "tap", "object": "Delver of Secrets"},
            {"do": "transform", "object": "Delver of Secrets"},
        ),
        values={
            "Delver of Secrets": {
                "tapped": True,
            },
        },
        outcomes={
            1: ("done", "701.26a"),
        },
    ),
    Case(
        "tapping what is tapped",
        actions=(
            {"do": "place", "card": "Grizzly Bears", "as": "Grizzly Bears", "zone": "battlefield", "tapped": True},
            {"do": "tap", "object": "Grizzly Bears"},
        ),
        outcomes={
            1: ("nothing happens", ""),
        },
    ),
    Case(
        "208.1 counters are gone in another zone",
        actions=(
            {"do": "place", "card": "Grizzly Bears", "as": "Grizzly Bears", "zone": "battlefield"},
            {"do": "counters", "object": "Grizzly Bears", "kind": "+1/+1", "count": 2},
            {"do": "move", "object": "Grizzly Bears", "to": "hand"},
            {"do": "put_onto_battlefield", "object": "Grizzly Bears"},
        ),
        values={
            "Grizzly Bears": {
                "power": 2,
            },
        },
        first={
            "Grizzly Bears": {
                "power": "208.1",
            },
        },
        outcomes={
            2: ("done", "400.7"),
        },
    ),
    Case(
        "208.1 an effect does not follow into another zone",
        actions=(
            {"do": "place", "card": "Grizzly Bears", "as": "Grizzly Bears", "zone": "battlefield"},
            {
                "do": "effect",
                "change": {"power": "+2", "toughness": "+2"},
                "on": ("Grizzly Bears",),
                "until": "end of turn",
            },
            {"do": "move", "object": "Grizzly Bears", "to": "exile"},
            {"do": "put_onto_battlefield", "object": "Grizzly Bears"},
        ),
        values={
            "Grizzly Bears": {
                "power": 2,
            },
        },
        first={
            "Grizzly Bears": {
                "power": "208.1",
            },
        },
    ),
    Case(
        "105.3 an effect goes on from the stack",
        actions=(
            {"do": "place", "card": "Grizzly Bears", "as": "Grizzly Bears", "zone": "hand"},
            {"do": "cast", "object": "Grizzly Bears"},
            {"do": "effect", "change": {"set_colors": ("R",)}, "on": ("Grizzly Bears",), "until": "end of turn"},
            {"do": "resolve", "object": "Grizzly Bears"},
        ),
        values={
            "Grizzly Bears": {
                "colors": ("R",),
            },
        },
        first={
            "Grizzly Bears": {
                "colors": "105.3",
            },
        },
    ),
    Case(
        "613.4c plus and minus counters cancel",
        actions=(
            {"do": "place", "card": "Grizzly Bears", "as": "Grizzly Bears", "zone": "battlefield"},
            {"do": "counters", "object": "Grizzly Bears", "kind": "+1/+1", "count": 3},
            {"do": "counters", "object": "Grizzly Bears", "kind": "-1/-1", "count": 2},
            {"do": "check_state"},
        ),
        values={
            "Grizzly Bears": {
                "power": 3,
                "counters": {"+1/+1": 1},
            },
        },
        first={
            "Grizzly Bears": {
                "power": "613.4c",
            },
        },
        outcomes={
            3: ("done", "704.5q"),
        },
    ),
    Case(
        "704.5f toughness zero",
        actions=(
            {"do": "place", "card": "Grizzly Bears", "as": "Grizzly Bears", "zone": "battlefield"},
            {"do": "counters", "object": "Grizzly Bears", "kind": "-1/-1", "count": 2},
            {"do": "check_state"},
        ),
        values={
            "Grizzly Bears": {
                "zone": "graveyard",
            },
        },
        first={
            "Grizzly Bears": {
                "zone": "704.5f",
            },
        },
        outcomes={
            2: ("done", "704.5f"),
        },
    ),
    Case(
        "nothing to check",
        actions=(
            {"do": "place", "card": "Grizzly Bears", "as": "Grizzly Bears", "zone": "battlefield"},
            {"do": "check_state"},
        ),
        outcomes={
            1: ("nothing happens", ""),
        },
    ),
    Case(
        "704.5d a token in the graveyard ceases to exist",
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
        "111.8 a token cannot come back",
        actions=(
            {"do": "place", "card": "Spider", "as": "Spider", "zone": "battlefield", "token": True},
            {"do": "move", "object": "Spider", "to": "exile"},
            {"do": "put_onto_battlefield", "object": "Spider"},
        ),
        outcomes={
            2: ("nothing happens", "111.8"),
        },
    ),
    Case(
        "704.5m an aura on nothing",
        actions=(
            {"do": "place", "card": "Flight", "as": "Flight", "zone": "battlefield"},
            {"do": "check_state"},
        ),
        values={
            "Flight": {
                "zone": "graveyard",
            },
        },
        first={
            "Flight": {
                "zone": "704.5m",
            },
        },
        outcomes={
            1: ("done", "704.5m"),
        },
    ),
    Case(
        "704.5m an aura whose creature left",
        actions=(
            {"do": "place", "card": "Grizzly Bears", "as": "Grizzly Bears", "zone": "battlefield"},
            {"do": "place", "card": "Flight", "as": "Flight", "zone": "battlefield"},
            {"do": "attach", "object": "Flight", "to": "Grizzly Bears"},
            {"do": "move", "object": "Grizzly Bears", "to": "exile"},
            {"do": "check_state"},
        ),
        values={
            "Flight": {
                "zone": "graveyard",
            },
        },
        first={
            "Flight": {
                "zone": "704.5m",
            },
        },
        outcomes={
            3: ("done", "400.7"),
        },
    ),
    Case(
        "303.4j an aura on a land that is no creature",
        actions=(
            {"do": "place", "card": "Forest", "as": "Forest", "zone": "battlefield"},
            {"do": "place", "card": "Flight", "as": "Flight", "zone": "battlefield"},
            {"do": "attach", "object": "Flight", "to": "Forest"},
        ),
        outcomes={
            2: ("nothing happens", "303.4j"),
        },
    ),
    Case(
        "an equipment that comes off",
        actions=(
            {"do": "place", "card": "Grizzly Bears", "as": "Grizzly Bears", "zone": "battlefield"},
            {"do": "place", "card": "Bonesplitter", "as": "Bonesplitter", "zone": "battlefield"},
            {"do": "attach", "object": "Bonesplitter", "to": "Grizzly Bears"},
            {"do": "move", "object": "Grizzly Bears", "to": "graveyard"},
            {"do": "check_state"},
        ),
        values={
            "Bonesplitter": {
                "zone": "battlefield",
                "state_based": (),
            },
        },
    ),
    Case(
        "301.5c equipment on itself",
        actions=(
            {"do": "place", "card": "Bonesplitter", "as": "Bonesplitter", "zone": "battlefield"},
            {"do": "attach", "object": "Bonesplitter", "to": "Bonesplitter"},
        ),
        outcomes={
            1: ("nothing happens", "301.5c"),
        },
    ),
    Case(
        "208.1 equipment moved",
        actions=(
            {"do": "place", "card": "Grizzly Bears", "as": "Grizzly Bears", "zone": "battlefield"},
            {"do": "place", "card": "Elite Vanguard", "as": "Elite Vanguard", "zone": "battlefield"},
            {"do": "place", "card": "Bonesplitter", "as": "Bonesplitter", "zone": "battlefield"},
            {"do": "attach", "object": "Bonesplitter", "to": "Grizzly Bears"},
            {"do": "attach", "object": "Bonesplitter", "to": "Elite Vanguard"},
        ),
        values={
            "Grizzly Bears": {
                "power": 2,
            },
            "Elite Vanguard": {
                "power": 4,
            },
        },
        first={
            "Grizzly Bears": {
                "power": "208.1",
            },
            "Elite Vanguard": {
                "power": "613.4c",
            },
        },
    ),
    Case(
        "701.3b attached twice to the same",
        actions=(
            {"do": "place", "card": "Grizzly Bears", "as": "Grizzly Bears", "zone": "battlefield"},
            {"do": "place", "card": "Bonesplitter", "as": "Bonesplitter", "zone": "battlefield"},
            {"do": "attach", "object": "Bonesplitter", "to": "Grizzly Bears"},
            {"do": "attach", "object": "Bonesplitter", "to": "Grizzly Bears"},
        ),
        outcomes={
            3: ("nothing happens", "701.3b"),
        },
    ),
    Case(
        "110.2 control given to the other owner stays",
        actions=(
            {"do": "place", "card": "Grizzly Bears", "as": "Grizzly Bears", "zone": "battlefield"},
            {"do": "effect", "change": {"control": "Ben"}, "on": ("Grizzly Bears",), "until": "end of turn"},
            {"do": "end_turn"},
        ),
        values={
            "Grizzly Bears": {
                "controller": "Ana",
                "owner": "Ana",
            },
        },
        first={
            "Grizzly Bears": {
                "controller": "110.2",
            },
        },
    ),
)
