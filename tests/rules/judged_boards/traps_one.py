"""Boards of traps: copies of copies, face down, Rooms, insets, decided by the rules before the program was asked."""

from __future__ import annotations

from tests.rules.judging import Case

CASES = (
    Case(
        "701.27a token copy of copied permanent T11",
        actions=(
            {"do": "place", "card": "Kruin Outlaw", "as": "Kruin Outlaw", "zone": "battlefield"},
            {"do": "place", "card": "Elite Vanguard", "as": "Elite Vanguard", "zone": "battlefield"},
            {"do": "become_copy", "object": "Kruin Outlaw", "of": "Elite Vanguard", "until": "end of turn"},
            {"do": "create_token_copy", "of": "Kruin Outlaw", "as": "tok"},
            {"do": "end_turn"},
            {"do": "transform", "object": "tok"},
        ),
        values={
            "tok": {
                "name": "Elite Vanguard",
                "face_up": "back",
            },
        },
        first={
            "tok": {
                "face_up": "701.27a",
            },
        },
        outcomes={
            5: ("done", "712.9"),
        },
    ),
    Case(
        "707.2 token copy of clone T12",
        actions=(
            {"do": "place", "card": "Delver of Secrets", "as": "Delver of Secrets", "zone": "battlefield"},
            {"do": "place", "card": "Clone", "as": "Clone", "zone": "hand", "player": "Ben"},
            {"do": "put_onto_battlefield", "object": "Clone", "as_copy_of": "Delver of Secrets", "player": "Ben"},
            {"do": "create_token_copy", "of": "Clone", "as": "tok", "player": "Ben"},
            {"do": "transform", "object": "tok"},
        ),
        values={
            "tok": {
                "name": "Delver of Secrets",
            },
        },
        first={
            "tok": {
                "name": "707.2",
            },
        },
        outcomes={
            4: ("nothing happens", "712.9"),
        },
    ),
    Case(
        "712.8e ravager becomes copied T3",
        actions=(
            {
                "do": "place",
                "card": "Delver of Secrets",
                "as": "Delver of Secrets",
                "zone": "battlefield",
                "face": "back",
            },
            {
                "do": "place",
                "card": "Huntmaster of the Fells",
                "as": "Huntmaster of the Fells",
                "zone": "battlefield",
                "face": "back",
                "player": "Ben",
            },
            {
                "do": "become_copy",
                "object": "Delver of Secrets",
                "of": "Huntmaster of the Fells",
                "until": "end of turn",
            },
        ),
        values={
            "Delver of Secrets": {
                "mana_value": 0,
                "power": 4,
            },
        },
        first={
            "Delver of Secrets": {
                "mana_value": "712.8e",
                "power": "707.2",
            },
        },
    ),
    Case(
        "712.8e docent colorless T7",
        actions=(
            {
                "do": "place",
                "card": "Docent of Perfection",
                "as": "Docent of Perfection",
                "zone": "battlefield",
                "face": "back",
            },
        ),
        values={
            "Docent of Perfection": {
                "colors": (),
                "mana_value": 5,
            },
        },
        first={
            "Docent of Perfection": {
                "colors": "712.8e",
                "mana_value": "712.8e",
            },
        },
    ),
    Case(
        "701.40g manifest shatterskull T14",
        actions=(
            {"do": "place", "card": "Shatterskull Smashing", "as": "Shatterskull Smashing", "zone": "library"},
            {"do": "manifest", "object": "Shatterskull Smashing"},
            {"do": "turn_face_up", "object": "Shatterskull Smashing"},
        ),
        values={
            "Shatterskull Smashing": {
                "face_down": "manifest",
            },
        },
        outcomes={
            2: ("nothing happens", "701.40g"),
        },
    ),
    Case(
        "701.40b manifested westvale",
        actions=(
            {"do": "place", "card": "Westvale Abbey", "as": "Westvale Abbey", "zone": "library"},
            {"do": "manifest", "object": "Westvale Abbey"},
            {"do": "turn_face_up", "object": "Westvale Abbey", "by": "manifest"},
        ),
        outcomes={
            2: ("illegal", "701.40b"),
        },
    ),
    Case(
        "707.2 clone of cloaked T16",
        actions=(
            {"do": "place", "card": "Grizzly Bears", "as": "Grizzly Bears", "zone": "library"},
            {"do": "cloak", "object": "Grizzly Bears"},
            {"do": "place", "card": "Clone", "as": "Clone", "zone": "hand", "player": "Ben"},
            {"do": "put_onto_battlefield", "object": "Clone", "as_copy_of": "Grizzly Bears", "player": "Ben"},
        ),
        values={
            "Clone": {
                "power": 2,
                "keywords": ("Ward",),
                "name": "",
            },
        },
        first={
            "Clone": {
                "power": "707.2",
                "keywords": "707.2",
                "name": "707.2",
            },
        },
    ),
    Case(
        "613.4c face-down pumped then up T17",
        actions=(
            {"do": "place", "card": "Exalted Angel", "as": "Exalted Angel", "zone": "battlefield", "face_down": True},
            {
                "do": "effect",
                "change": {"power": "+1", "toughness": "+1"},
                "on": ("Exalted Angel",),
                "until": "end of turn",
            },
            {"do": "counters", "object": "Exalted Angel", "kind": "+1/+1"},
            {"do": "turn_face_up", "object": "Exalted Angel", "by": "morph"},
        ),
        values={
            "Exalted Angel": {
                "power": 6,
            },
        },
        first={
            "Exalted Angel": {
                "power": "613.4c",
            },
        },
        outcomes={
            3: ("done", "702.37e"),
        },
    ),
    Case(
        "702.37e vesuvan shapeshifter turned up as copy",
        actions=(
            {
                "do": "place",
                "card": "Vesuvan Shapeshifter",
                "as": "Vesuvan Shapeshifter",
                "zone": "battlefield",
                "face_down": True,
            },
            {"do": "place", "card": "Serra Angel", "as": "Serra Angel", "zone": "battlefield"},
            {"do": "turn_face_up", "object": "Vesuvan Shapeshifter", "by": "morph"},
        ),
        outcomes={
            2: ("done", "702.37e"),
        },
    ),
    Case(
        "clone legend rule",
        actions=(
            {"do": "place", "card": "Kytheon, Hero of Akros", "as": "Kytheon, Hero of Akros", "zone": "battlefield"},
            {"do": "place", "card": "Clone", "as": "Clone", "zone": "hand"},
            {"do": "put_onto_battlefield", "object": "Clone", "as_copy_of": "Kytheon, Hero of Akros"},
        ),
        values={
            "Clone": {
                "state_based": ("704.5j",),
            },
        },
    ),
    Case(
        "clone legend rule opponent",
        actions=(
            {"do": "place", "card": "Kytheon, Hero of Akros", "as": "Kytheon, Hero of Akros", "zone": "battlefield"},
            {"do": "place", "card": "Clone", "as": "Clone", "zone": "hand", "player": "Ben"},
            {"do": "put_onto_battlefield", "object": "Clone", "as_copy_of": "Kytheon, Hero of Akros", "player": "Ben"},
        ),
        values={
            "Clone": {
                "state_based": (),
            },
        },
    ),
    Case(
        "legend rule 2011",
        edition="2011-09",
        actions=(
            {
                "do": "place",
                "card": "Rune-Tail, Kitsune Ascendant",
                "as": "Rune-Tail, Kitsune Ascendant",
                "zone": "battlefield",
            },
            {"do": "place", "card": "Clone", "as": "Clone", "zone": "hand", "player": "Ben"},
            {
                "do": "put_onto_battlefield",
                "object": "Clone",
                "as_copy_of": "Rune-Tail, Kitsune Ascendant",
                "player": "Ben",
            },
        ),
        values={
            "Clone": {
                "state_based": ("704.5k",),
            },
        },
    ),
    Case(
        "707.9b phantasmal image of room of land not creature",
        actions=(
            {"do": "place", "card": "Phantasmal Image", "as": "Phantasmal Image", "zone": "hand"},
            {"do": "place", "card": "Grizzly Bears", "as": "Grizzly Bears", "zone": "battlefield"},
            {"do": "put_onto_battlefield", "object": "Phantasmal Image", "as_copy_of": "Grizzly Bears"},
        ),
        values={
            "Phantasmal Image": {
                "subtypes": ("Bear", "Illusion"),
            },
        },
        first={
            "Phantasmal Image": {
                "subtypes": "707.9b",
            },
        },
    ),
    Case(
        "702.102a fused fire Far // Away",
        actions=(
            {"do": "place", "card": "Far // Away", "as": "Far // Away", "zone": "hand"},
            {"do": "cast", "object": "Far // Away", "half": "fused"},
        ),
        values={
            "Far // Away": {
                "mana_value": 5,
            },
        },
        outcomes={
            1: ("done", "702.102a"),
        },
    ),
    Case(
        "702.102a fuse from graveyard",
        actions=(
            {"do": "place", "card": "Far // Away", "as": "Far // Away", "zone": "graveyard"},
            {"do": "cast", "object": "Far // Away", "half": "fused"},
        ),
        outcomes={
            1: ("illegal", "702.102a"),
        },
    ),
    Case(
        "702.127a aftermath",
        actions=(
            {"do": "place", "card": "Dusk // Dawn", "as": "Dusk // Dawn", "zone": "graveyard"},
            {"do": "cast", "object": "Dusk // Dawn", "half": "right"},
            {"do": "resolve", "object": "Dusk // Dawn"},
        ),
        values={
            "Dusk // Dawn": {
                "zone": "exile",
            },
        },
        outcomes={
            1: ("done", "702.127a"),
        },
    ),
    Case(
        "709.3b half on the stack",
        actions=(
            {"do": "place", "card": "Fire // Ice", "as": "Fire // Ice", "zone": "hand"},
            {"do": "cast", "object": "Fire // Ice", "half": "right"},
        ),
        values={
            "Fire // Ice": {
                "name": "Ice",
                "colors": ("U",),
            },
        },
        first={
            "Fire // Ice": {
                "name": "709.3b",
                "colors": "709.3b",
            },
        },
        outcomes={
            1: ("done", "709.3"),
        },
    ),
    Case(
        "lock a locked door",
        actions=(
            {
                "do": "place",
                "card": "Bottomless Pool",
                "as": "Bottomless Pool",
                "zone": "battlefield",
                "unlocked": ("left",),
            },
            {"do": "lock", "object": "Bottomless Pool", "half": "right"},
        ),
        outcomes={
            1: ("illegal", ""),
        },
    ),
    Case(
        "709.5e unlock unlocked",
        actions=(
            {
                "do": "place",
                "card": "Bottomless Pool",
                "as": "Bottomless Pool",
                "zone": "battlefield",
                "unlocked": ("left",),
            },
            {"do": "unlock", "object": "Bottomless Pool", "half": "left", "by": "special action"},
        ),
        outcomes={
            1: ("illegal", "709.5e"),
        },
    ),
    Case(
        "305.7 humility and room not creature blood moon on transformed land",
        actions=(
            {
                "do": "place",
                "card": "Growing Rites of Itlimoc",
                "as": "Growing Rites of Itlimoc",
                "zone": "battlefield",
                "face": "back",
            },
            {"do": "place", "card": "Blood Moon", "as": "Blood Moon", "zone": "battlefield", "player": "Ben"},
        ),
        values={
            "Growing Rites of Itlimoc": {
                "subtypes": ("Mountain",),
                "supertypes": ("Legendary",),
                "mana_value": 3,
            },
        },
        first={
            "Growing Rites of Itlimoc": {
                "subtypes": "305.7",
                "supertypes": "712.8e",
                "mana_value": "712.8e",
            },
        },
    ),
    Case(
        "712.8e westvale under blood moon told to transform",
        actions=(
            {"do": "place", "card": "Westvale Abbey", "as": "Westvale Abbey", "zone": "battlefield"},
            {"do": "place", "card": "Blood Moon", "as": "Blood Moon", "zone": "battlefield", "player": "Ben"},
            {"do": "transform", "object": "Westvale Abbey"},
        ),
        values={
            "Westvale Abbey": {
                "name": "Ormendahl, Profane Prince",
                "subtypes": ("Demon",),
            },
        },
        first={
            "Westvale Abbey": {
                "name": "712.8e",
            },
        },
    ),
    Case(
        "613.4b transform under humility",
        actions=(
            {"do": "place", "card": "Humility", "as": "Humility", "zone": "battlefield"},
            {"do": "place", "card": "Delver of Secrets", "as": "Delver of Secrets", "zone": "battlefield"},
            {"do": "transform", "object": "Delver of Secrets"},
        ),
        values={
            "Delver of Secrets": {
                "power": 1,
                "mana_value": 1,
                "keywords": (),
            },
        },
        first={
            "Delver of Secrets": {
                "power": "613.4b",
                "mana_value": "712.8e",
                "keywords": "613.1f",
            },
        },
    ),
    Case(
        "daybound under humility",
        actions=(
            {"do": "place", "card": "Humility", "as": "Humility", "zone": "battlefield"},
            {"do": "place", "card": "Outland Liberator", "as": "Outland Liberator", "zone": "battlefield"},
            {"do": "day_night", "value": "night"},
        ),
        values={
            "Outland Liberator": {
                "face_up": "front",
            },
        },
    ),
    Case(
        "712.9 daybound loses abilities then told to transform",
        actions=(
            {"do": "place", "card": "Humility", "as": "Humility", "zone": "battlefield"},
            {"do": "place", "card": "Outland Liberator", "as": "Outland Liberator", "zone": "battlefield"},
            {"do": "transform", "object": "Outland Liberator"},
        ),
        outcomes={
            2: ("done", "712.9"),
        },
    ),
)
