"""Boards of double-faced cards, of their copies, and of Rooms, as they come up at a table."""

from __future__ import annotations

from tests.rules.judging import Case
from tests.rules.playing import do, place

ANNEX = "In your end step, draw a card. With a Demon you drain each opponent for 2; without one you lose 2 life."
CHAMBER = "When you unlock this door, make a 6/6 black flying Demon token."
GEMRAZER = (
    "Mutate {1}{G}{G}",
    "Reach",
    "Trample",
    "Whenever it mutates, destroy target artifact or enchantment of an opponent.",
)
ANTHEM = "Creatures you control get +1/+1."

CASES = (
    Case(
        "707.5 what enters as a copy of a Room is told as a copy first, its doors afterward",
        actions=(
            place("Smoky Lounge", "room", unlocked=["left"]),
            place("Copy Enchantment", "copy", "hand"),
            do("cast", "copy"),
            do("resolve", "copy", as_copy_of="room"),
        ),
        values={"copy": {"name": "", "unlocked": ()}},
        first={"copy": {"name": "709.5", "types": "707.2", "unlocked": "709.5d"}},
        outcomes={3: ("done", "707.5")},
    ),
    Case(
        "613.1f what an effect would not have given any more is not missing because of a dependency",
        actions=(
            place("Kruin Outlaw", "outlaw"),
            place("Imprisoned in the Moon", "moon"),
            do("attach", "moon", to="outlaw"),
            do("transform", "outlaw"),
        ),
        values={"outlaw": {"name": "Terror of Kruin Pass", "types": ("Land",), "subtypes": (), "keywords": ()}},
        first={"outlaw": {"keywords": "613.1f", "abilities": "613.1f", "subtypes": "205.1a"}},
    ),
    Case(
        "613.8a what an effect would still have given is missing because it waited for what took its ability",
        actions=(
            place("Grizzly Bears", "bears"),
            place("Serra Angel", "lord"),
            place("Humility", "humility"),
            do("effect", source="lord", filter={"types": ["Creature"]}, change={"add_abilities": ["Trample"]}),
        ),
        values={"bears": {"keywords": ()}, "lord": {"keywords": ()}},
        first={"bears": {"keywords": "613.8a"}},
    ),
    Case(
        "205.3d a subtype that an exception gives to one face only is not told of the other",
        actions=(
            place("Kytheon, Hero of Akros", "hero", "graveyard"),
            do("create_token_copy", of="hero", as_="token", except_={"add_subtypes": ["Zombie"]}),
            do("create_token_copy", of="hero", as_="front", except_={"add_subtypes": ["Zombie"]}),
            do("transform", "token"),
        ),
        values={"token": {"subtypes": ("Gideon",)}, "front": {"subtypes": ("Human", "Soldier", "Zombie")}},
        first={"token": {"subtypes": "712.8e"}, "front": {"subtypes": "707.9b"}},
    ),
    Case(
        "701.42b the parts of a melded permanent are not melded once more",
        actions=(
            place("Graf Rats", "rats"),
            place("Midnight Scavengers", "scavengers"),
            do("meld", objects=["rats", "scavengers"], as_="host"),
            do("meld", objects=["rats", "scavengers"], as_="again"),
        ),
        values={"host": {"name": "Chittering Host"}},
        outcomes={3: ("nothing happens", "701.42b")},
    ),
    Case(
        "722.3c the copy in exile stays whatever the prepared permanent becomes, and comes anew as it phases in",
        actions=(
            place("Encouraging Aviator", "aviator"),
            do("designate", "aviator", as_="prepared"),
            do("turn_face_down", "aviator"),
            do("cast", "aviator", inset=True, as_copy="down"),
            do("turn_face_up", "aviator"),
            do("cast", "aviator", inset=True, as_copy="up"),
        ),
        values={"down": {"name": "Jump"}},
        outcomes={3: ("done", "722.3c"), 5: ("illegal", "722.3c")},
    ),
    Case(
        "707.8a each face of a token that copied a copy of a Room, a flip card or a preparation card is all of that",
        actions=(
            place("Opalescence", "opalescence"),
            place("Unholy Annex", "room", unlocked=["left", "right"]),
            place("Nezumi Shortfang", "rat", flipped=True),
            place("Encouraging Aviator", "aviator"),
            place("Delver of Secrets", "delver", face="back"),
            do("become_copy", "delver", of="room", until="end of turn"),
            do("create_token_copy", of="delver", as_="halves"),
            do("create_token_copy", of="halves", as_="again", except_={"add_types": ["Artifact"]}),
            do("become_copy", "delver", of="rat", until="end of turn"),
            do("create_token_copy", of="delver", as_="flips"),
            do("become_copy", "delver", of="aviator", until="end of turn"),
            do("create_token_copy", of="delver", as_="prepares"),
            do("unlock", "halves", half="right"),
            do("unlock", "again", half="left"),
            do("flip", "flips"),
            do("designate", "prepares", as_="prepared"),
            do("transform", objects=["halves", "flips", "prepares"]),
        ),
        values={
            "halves": {"name": "Ritual Chamber", "mana_value": 5, "power": 5, "face_up": "front"},
            "again": {"name": "Unholy Annex", "mana_value": 3, "face_up": "back"},
            "flips": {"name": "Stabwhisker the Odious", "mana_value": 2, "power": 3, "face_up": "front"},
            "prepares": {"name": "Encouraging Aviator", "designations": ("prepared",), "face_up": "front"},
        },
        first={
            "halves": {"name": "709.5", "face_up": "701.27a"},
            "again": {"mana_value": "709.5", "types": "205.1b"},
            "flips": {"name": "710.2"},
            "prepares": {"name": "712.8d", "face_up": "701.27a"},
        },
        outcomes={16: ("done", "712.9")},
    ),
    Case(
        "702.140e the abilities of what merged under a Room are of neither half, and a copy has them with it",
        actions=(
            place("Opalescence", "opalescence"),
            place("Unholy Annex", "room", unlocked=["left"]),
            place("Gemrazer", "beast", "hand"),
            do("mutate", "beast", onto="room", on_top=False),
            place("Copy Enchantment", "copy", "hand"),
            do("put_onto_battlefield", "copy", as_copy_of="room"),
            do("unlock", "room", half="right"),
        ),
        values={
            "room": {"power": 8, "abilities": (ANNEX, CHAMBER, *GEMRAZER)},
            "copy": {"name": "", "mana_value": 0, "abilities": GEMRAZER},
        },
        first={
            "room": {"abilities": "709.5", "keywords": "702.140e"},
            "copy": {"abilities": "707.2", "keywords": "707.2", "name": "709.5"},
        },
    ),
    Case(
        "709.5 under what merged over it a Room gives the abilities of its unlocked half",
        actions=(
            place("Opalescence", "opalescence"),
            place("Unholy Annex", "room", unlocked=["right"]),
            place("Gemrazer", "beast", "hand"),
            do("mutate", "beast", onto="room", on_top=True),
        ),
        values={"room": {"name": "Gemrazer", "abilities": (*GEMRAZER, CHAMBER)}},
        first={"room": {"abilities": "702.140e"}},
    ),
    Case(
        "707.9a an ability that an exception adds to a copy of a Room acts once, whatever is locked",
        actions=(
            place("Grizzly Bears", "bears"),
            place("Serra Angel", "angel", player="Ben"),
            place("Unholy Annex", "room"),
            do("create_token_copy", of="room", as_="mine", except_={"add_abilities": [ANTHEM]}),
            do("create_token_copy", of="room", as_="his", except_={"add_abilities": [ANTHEM]}, player="Ben"),
            do("unlock", "mine", half="left"),
            do("unlock", "mine", half="right"),
            place("Smoky Lounge", "spell", "hand"),
            do("cast", "spell", half="left"),
            do("copy_spell", of="spell", as_="quick", except_={"add_abilities": ["Haste"]}),
        ),
        values={"bears": {"power": 3}, "angel": {"power": 5}, "quick": {"keywords": ("Haste",), "mana_value": 3}},
        first={"mine": {"abilities": "709.5"}, "his": {"abilities": "707.9a"}, "quick": {"keywords": "707.9a"}},
    ),
)
