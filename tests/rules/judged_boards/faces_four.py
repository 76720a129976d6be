"""Boards of face-down spells, merged permanents and copies of what has two halves, decided before the program was."""

from __future__ import annotations

from tests.rules.judging import Case
from tests.rules.playing import do, place

CASES = (
    Case(
        "707.2 a copy of a face-down spell is face up, with what was listed for the spell",
        actions=(
            place("Exalted Angel", "angel", "hand"),
            do("cast", "angel", face_down="morph"),
            do("copy_spell", of="angel", as_="copy"),
            do("resolve", "copy"),
            do("turn_face_up", "copy", by="morph"),
        ),
        values={"copy": {"name": "", "power": 2, "abilities": (), "colors": (), "token": True, "face_down": False}},
        first={"copy": {"name": "707.2", "power": "707.2", "zone": "707.10f"}, "angel": {"face_down": "702.37c"}},
        outcomes={2: ("done", "707.10"), 3: ("done", "707.10f"), 4: ("illegal", "708.7")},
    ),
    Case(
        "707.8a a token copy of a double-faced copy of an adventurer card has two faces, and no inset decides",
        actions=(
            place("Delver of Secrets", "delver"),
            place("Aquatic Alchemist", "alchemist"),
            do("become_copy", "delver", of="alchemist"),
            do("create_token_copy", of="delver", as_="token"),
            do("create_token_copy", of="delver", as_="turned"),
            do("transform", "turned"),
        ),
        values={"token": {"name": "Aquatic Alchemist"}, "turned": {"name": "Aquatic Alchemist", "mana_value": 2}},
        first={"token": {"name": "712.8d"}, "turned": {"name": "712.8e", "mana_value": "712.8e"}},
        outcomes={3: ("done", "707.8a"), 5: ("done", "")},
    ),
    Case(
        "709.3b of a split spell the half that was cast is copied, the left one as the right one",
        actions=(
            place("Fire // Ice", "left", "stack", half="left"),
            place("Fire // Ice", "right", "stack", half="right"),
            place("Craw Wurm", "wurm"),
            place("Craw Wurm", "other"),
            do("become_copy", "wurm", of="left"),
            do("become_copy", "other", of="right"),
        ),
        values={
            "wurm": {"name": "Fire", "mana_cost": "{1}{R}", "colors": ("R",)},
            "other": {"name": "Ice", "mana_cost": "{1}{U}", "colors": ("U",)},
        },
        first={"wurm": {"name": "707.2"}},
    ),
    Case(
        "406.3a what copies a card that lies face down in exile has no characteristics, and no token is made of it",
        actions=(
            place("Grizzly Bears", "bear", "exile", face_down=True),
            place("Craw Wurm", "wurm"),
            do("become_copy", "wurm", of="bear"),
            do("create_token_copy", of="bear", as_="token"),
        ),
        values={"wurm": {"name": "", "types": (), "colors": (), "power": None}},
        first={"wurm": {"name": "707.2"}},
        outcomes={2: ("done", "707.2"), 3: ("nothing happens", "111.5")},
    ),
    Case(
        "406.3 in 2011 a card that lies face down in exile has what is printed on it",
        edition="2011-09",
        actions=(
            place("Grizzly Bears", "bear", "exile", face_down=True),
            place("Craw Wurm", "wurm"),
            do("become_copy", "wurm", of="bear"),
        ),
        values={"wurm": {"name": "Grizzly Bears", "power": 2}},
        first={"wurm": {"name": "706.2"}},
    ),
    Case(
        "707.2 a copy of a spell cast by disguise has ward",
        actions=(
            place("Dog Walker", "walker", "stack", face_down="disguise"),
            do("copy_spell", of="walker", as_="copy"),
            do("resolve", "copy"),
        ),
        values={"copy": {"name": "", "keywords": ("Ward",), "abilities": ("Ward {2}",), "mana_value": 0}},
        first={"walker": {"face_down": "702.168b"}, "copy": {"abilities": "707.2"}},
    ),
    Case(
        "708.4 a double-faced card cast face down by an effect, and a copy of that spell, have no faces",
        actions=(
            place("Delver of Secrets", "delver", "hand"),
            do("cast", "delver", face_down=True),
            do("copy_spell", of="delver", as_="copy"),
            do("resolve", "copy"),
            do("transform", "copy"),
        ),
        values={"copy": {"name": "", "power": 2, "face_up": None}},
        first={"delver": {"face_down": "708.4"}},
        outcomes={1: ("done", "712.15"), 4: ("nothing happens", "712.9")},
    ),
    Case(
        "702.37d what is manifested or cloaked is no spell",
        actions=(
            place("Grizzly Bears", "manifested", "stack", face_down="manifest"),
            place("Grizzly Bears", "cloaked", "stack", face_down="cloak"),
        ),
        outcomes={0: ("illegal", "702.37d"), 1: ("illegal", "702.37d")},
    ),
    Case(
        "709.5d a token copy of a Room enters with both doors locked",
        actions=(
            place("Smoky Lounge", "room", "graveyard"),
            do("create_token_copy", of="room", as_="token"),
        ),
        values={"token": {"name": "", "mana_value": 0, "unlocked": ()}},
        first={"token": {"name": "709.5", "unlocked": "709.5d"}},
    ),
    Case(
        "730.2h a flip card under a merged permanent gives its lower half's abilities once that is flipped",
        actions=(
            place("Akki Lavarunner", "pile"),
            place("Gemrazer", "beast", "hand"),
            do("mutate", "beast", onto="pile", on_top=True),
            do("flip", "pile"),
            do("flip", "pile"),
        ),
        values={
            "pile": {"name": "Gemrazer", "flipped": True, "keywords": ("Mutate", "Reach", "Trample", "Protection")}
        },
        first={"pile": {"name": "702.140e", "flipped": "730.2h"}},
        outcomes={3: ("done", "730.2h"), 4: ("nothing happens", "710.4")},
    ),
    Case(
        "730.2i a back face on top of a merged permanent has no front face's mana value",
        actions=(
            place("Kruin Outlaw", "pile", face="back"),
            place("Gemrazer", "beast", "hand"),
            do("mutate", "beast", onto="pile", on_top=False),
            do("tap", "beast"),
        ),
        values={"pile": {"name": "Terror of Kruin Pass", "mana_value": 0}},
        first={"pile": {"mana_value": "730.2i"}},
        outcomes={3: ("nothing happens", "730.2b")},
    ),
    Case(
        "514.2 a copy effect on the topmost component of a merged permanent ends with the turn",
        actions=(
            place("Grizzly Bears", "pile"),
            place("Serra Angel", "angel"),
            do("become_copy", "pile", of="angel", until="end of turn"),
            place("Gemrazer", "beast", "hand"),
            do("mutate", "beast", onto="pile", on_top=False),
            do("end_turn"),
        ),
        values={"pile": {"name": "Grizzly Bears", "keywords": ("Mutate", "Reach", "Trample"), "power": 2}},
        first={"pile": {"name": "702.140e"}},
    ),
    Case(
        "730.2d a merged permanent is a token where its topmost component is one",
        actions=(
            place("Wolf", "pile", token=True),
            place("Gemrazer", "beast", "hand"),
            do("mutate", "beast", onto="pile", on_top=False),
        ),
        values={"pile": {"name": "Wolf Token", "token": True, "keywords": ("Mutate", "Reach", "Trample")}},
        first={"pile": {"token": "730.2d"}},
    ),
    Case(
        "707.2 a token copy of a melded permanent is a copy first",
        actions=(
            place("Graf Rats", "rats"),
            place("Midnight Scavengers", "scavengers"),
            do("meld", objects=["rats", "scavengers"], as_="host"),
            do("create_token_copy", of="host", as_="token"),
            do("move", "rats", to="hand"),
        ),
        values={"token": {"name": "Chittering Host", "mana_value": 0}},
        first={"token": {"name": "707.2", "mana_value": "712.8g"}},
        outcomes={4: ("nothing happens", "701.42a")},
    ),
    Case(
        "702.102a a copy of a card, another player's card and a card in exile are not cast fused",
        actions=(
            place("Wear // Tear", "wear", "hand"),
            do("cast", "wear", half="fused", as_copy="copy"),
            do("cast", "wear", half="fused", player="Ben"),
            do("move", "wear", to="exile"),
            do("cast", "wear", half="fused"),
            do("cast", "wear", half="right", as_copy="copy of one half"),
        ),
        values={"copy of one half": {"name": "Tear", "mana_value": 1}},
        outcomes={
            1: ("illegal", "702.102a"),
            2: ("illegal", "702.102a"),
            4: ("illegal", "702.102a"),
            5: ("done", "707.12"),
        },
    ),
    Case(
        "707.9a Vesuvan Shapeshifter is a copy, with its own ability too, until it is turned face down",
        actions=(
            place("Vesuvan Shapeshifter", "shapeshifter", face_down="morph"),
            place("Kruin Outlaw", "outlaw"),
            do("turn_face_up", "shapeshifter", by="morph", as_copy_of="outlaw"),
            place("Clone", "clone", "hand"),
            do("put_onto_battlefield", "clone", as_copy_of="shapeshifter"),
            do("turn_face_down", "shapeshifter"),
            do("turn_face_up", "shapeshifter", by="morph"),
        ),
        values={
            "shapeshifter": {"name": "Vesuvan Shapeshifter", "mana_value": 5},
            "clone": {
                "name": "Kruin Outlaw",
                "abilities": (
                    "First strike",
                    "Upkeep: transform if no spells were cast last turn.",
                    "In your upkeep, you may turn this face down.",
                ),
            },
        },
        first={"shapeshifter": {"name": "201.1"}, "clone": {"name": "707.2"}},
        outcomes={2: ("done", "702.37e"), 6: ("done", "702.37e")},
    ),
    Case(
        "712.13a a spell that an effect makes enter transformed",
        actions=(
            place("Delver of Secrets", "delver", "hand"),
            do("cast", "delver"),
            do("resolve", "delver", transformed=True),
            place("Grizzly Bears", "bear", "hand"),
            do("cast", "bear"),
            do("resolve", "bear", transformed=True),
        ),
        values={"delver": {"name": "Insectile Aberration", "mana_value": 1}, "bear": {"name": "Grizzly Bears"}},
        first={"delver": {"face_up": "712.13a", "mana_value": "712.8e"}},
        outcomes={2: ("done", "712.13a"), 5: ("done", "608.3a")},
    ),
    Case(
        "709.3b what copies a spell of one half or inset copies that alone, and a Room both halves",
        actions=(
            place("Fire // Ice", "fire", "stack", half="right"),
            place("Bonecrusher Giant", "giant", "stack", inset=True),
            place("Smoky Lounge", "room", "stack", half="left"),
            place("Grizzly Bears", "first"),
            place("Grizzly Bears", "second"),
            place("Grizzly Bears", "third"),
            do("become_copy", "first", of="fire"),
            do("become_copy", "second", of="giant"),
            do("become_copy", "third", of="room"),
            do("unlock", "third", half="right"),
            do("create_token_copy", of="giant", as_="token"),
        ),
        values={
            "first": {"name": "Ice", "mana_value": 2, "colors": ("U",)},
            "second": {"name": "Stomp", "mana_value": 2, "types": ("Instant",)},
            "third": {"name": "Misty Salon", "mana_value": 4},
        },
        first={"first": {"name": "707.2"}, "third": {"name": "709.5"}},
        outcomes={10: ("nothing happens", "111.5")},
    ),
    Case(
        "406.3a nothing is copied of a card that is exiled face down",
        actions=(
            place("Delver of Secrets", "delver", "hand"),
            do("move", "delver", to="exile", face_down=True),
            place("Clone", "clone"),
            do("become_copy", "clone", of="delver"),
            do("create_token_copy", of="delver", as_="token"),
        ),
        values={"clone": {"name": "", "types": (), "mana_value": 0}},
        outcomes={4: ("nothing happens", "111.5")},
    ),
    Case(
        "708.2 a token copy of a double-faced card's face-down spell has what was listed",
        actions=(
            place("Delver of Secrets", "delver", "stack", face_down=True),
            do("create_token_copy", of="delver", as_="token"),
            do("transform", "token"),
        ),
        values={"token": {"name": "", "power": 2, "face_up": None}},
        outcomes={2: ("nothing happens", "712.9")},
    ),
)
