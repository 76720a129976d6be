"""Boards of faces, halves and components: what turns up, turns over or is copied where other rules already apply."""

from __future__ import annotations

from tests.rules.judging import Case
from tests.rules.playing import Record, do, place

GODS = (place("Jorn, God of Winter", "god"), place("Gemrazer", "under", "hand"))
UNDER = do("mutate", "under", onto="god", on_top=False)


def night(card: str) -> tuple[Record, ...]:
    """A card that was manifested comes up by night."""
    return (
        do("day_night", value="night"),
        place(card, "it", "library"),
        do("manifest", "it"),
        do("turn_face_up", "it", by="manifest"),
    )


CASES = (
    Case(
        "613.7a a door that is unlocked gives its Room no new timestamp",
        actions=(
            place("Dollmaker's Shop", "room", unlocked=["left"]),
            place("Humility", "humility"),
            place("Grizzly Bears", "bears"),
            place("Grizzly Bears", "more"),
            do("unlock", "room", half="right", by="effect"),
        ),
        values={"bears": {"power": 1, "toughness": 1}, "room": {"mana_value": 8}},
        first={"bears": {"power": "613.7a"}},
        outcomes={4: ("done", "709.5f")},
    ),
    Case(
        "702.145c what comes up with daybound by night is turned over at once",
        actions=night("Bird Admirer"),
        values={"it": {"name": "Wing Shredder", "face_up": "back", "mana_value": 3}},
        first={"it": {"face_up": "702.145c", "mana_value": "712.8e"}},
        outcomes={3: ("done", "701.40b")},
    ),
    Case(
        "310.4c a Siege that comes up has no defense counters, as it does not enter",
        actions=(
            place("Invasion of Zendikar", "siege", "library"),
            do("cloak", "siege"),
            do("turn_face_up", "siege", by="cloak"),
            do("turn_face_up", "siege"),
        ),
        values={"siege": {"defense": 0, "types": ("Battle",), "state_based": ("704.5v",)}},
        first={"siege": {"defense": "310.4c"}},
        outcomes={2: ("illegal", "701.58b"), 3: ("done", "712.15a")},
    ),
    Case(
        "722.3a face down it has no prepare spell, and turning up is no entering",
        actions=(
            place("Emeritus of Abundance", "elf", "library"),
            do("cloak", "elf"),
            do("designate", "elf", as_="prepared"),
            do("turn_face_up", "elf", by="cloak"),
        ),
        values={"elf": {"name": "Emeritus of Abundance", "designations": ()}},
        outcomes={2: ("nothing happens", "722.3a"), 3: ("done", "701.58b")},
    ),
    Case(
        "718.3b a prototyped permanent is one again when it comes up, and a manifested one is none",
        actions=(
            place("Phyrexian Fleshgorger", "cast", "hand"),
            do("cast", "cast", prototype=True),
            do("resolve", "cast"),
            do("turn_face_down", "cast"),
            do("turn_face_up", "cast"),
            place("Phyrexian Fleshgorger", "shown", "library"),
            do("manifest", "shown"),
            do("turn_face_up", "shown", by="manifest"),
        ),
        values={"cast": {"power": 3, "mana_value": 3, "colors": ("B",)}, "shown": {"power": 7, "mana_value": 7}},
        first={"cast": {"power": "718.3b"}, "shown": {"power": "718.4"}},
    ),
    Case(
        "730.2i a modal component turns over with what it is merged with",
        actions=(*GODS, UNDER, do("transform", "god")),
        values={"god": {"name": "Kaldring, the Rimestaff", "types": ("Artifact",), "mana_value": 3, "power": None}},
        outcomes={3: ("done", "730.2i")},
    ),
    Case(
        "723.2i in 2021 a modal component stays as it is",
        edition="2021-09",
        actions=(*GODS, UNDER, do("transform", "god"), do("turn_face_down", "god")),
        values={"god": {"name": "Jorn, God of Winter", "power": 3}},
        outcomes={3: ("nothing happens", "723.2i"), 4: ("nothing happens", "723.2j")},
    ),
    Case(
        "712.9 a token copy of a merged permanent has one face: such a permanent is not double-faced",
        actions=(
            place("Smoldering Egg", "egg", face="back"),
            place("Gemrazer", "under", "hand"),
            do("mutate", "under", onto="egg", on_top=False),
            do("create_token_copy", of="egg", as_="token"),
            do("transform", "token"),
        ),
        values={"token": {"name": "Ashmouth Dragon", "power": 4, "mana_value": 0}},
        outcomes={4: ("nothing happens", "712.9")},
    ),
    Case(
        "712.10 a token land whose other face is an instant is not turned over",
        actions=(
            place("Malakir Rebirth", "mire", face="back"),
            do("create_token_copy", of="mire", as_="token"),
            do("transform", "token"),
        ),
        values={"token": {"name": "Malakir Mire", "face_up": "back", "mana_value": 0, "tapped": True}},
        outcomes={2: ("nothing happens", "712.10")},
    ),
    Case(
        "708.2 what is listed for a face-down permanent is copied, and the copy is face up",
        actions=(
            place("Grizzly Bears", "bears"),
            do(
                "turn_face_down",
                "bears",
                face_down={"types": ["Creature"], "subtypes": ["Horror"], "power": 2, "toughness": 2},
            ),
            place("Clone", "clone", "hand"),
            do("put_onto_battlefield", "clone", as_copy_of="bears"),
            do("turn_face_down", "bears"),
        ),
        values={
            "bears": {"name": "", "subtypes": ("Horror",)},
            "clone": {"name": "", "subtypes": ("Horror",), "face_down": False},
        },
        first={"bears": {"subtypes": "708.2"}, "clone": {"subtypes": "707.2"}},
        outcomes={4: ("nothing happens", "708.2b")},
    ),
    Case(
        "205.3d what flips into no creature gets no creature type from an Aura that is still on it",
        actions=(
            place("Erayo, Soratami Ascendant", "erayo"),
            place("Lignify", "lignify"),
            do("attach", "lignify", to="erayo"),
            do("flip", "erayo"),
        ),
        values={
            "erayo": {"subtypes": (), "types": ("Enchantment",), "colors": ("U",), "mana_value": 2, "power": None},
            "lignify": {"state_based": ("704.5m",)},
        },
        first={"erayo": {"colors": "710.1c", "power": "208.3"}},
    ),
    Case(
        "712.8e a double-faced card turned up as a copy of a back face has mana value 0, whichever face is up",
        actions=(
            place("Delver of Secrets", "down", "library"),
            do("manifest", "down"),
            place("Delver of Secrets", "back", face="back"),
            do("become_copy", "down", of="back"),
            do("turn_face_up", "down"),
            do("transform", "down"),
        ),
        values={"down": {"name": "Insectile Aberration", "mana_value": 0, "face_up": "back"}},
        first={"down": {"mana_value": "712.8e", "name": "707.2"}},
        outcomes={3: ("done", "708.10"), 5: ("done", "712.9")},
    ),
    Case(
        "613.3 an ability that defines its colors has done so before Humility takes it",
        actions=(place("Humility", "humility"), place("The Kami War", "dragon", face="back")),
        values={
            "dragon": {
                "colors": ("W", "U", "B", "R", "G"),
                "abilities": (),
                "power": 1,
                "mana_value": 6,
                "color_indicator": (),
            }
        },
        first={"dragon": {"abilities": "613.1f", "mana_value": "712.8e"}},
    ),
    Case(
        "712.14a a card that was a copy of a double-faced one stays where it is when told to come back transformed",
        actions=(
            place("Ojer Axonil, Deepest Might", "god"),
            place("Clone", "clone", "hand"),
            do("put_onto_battlefield", "clone", as_copy_of="god"),
            do("move", "clone", to="graveyard"),
            do("put_onto_battlefield", "clone", transformed=True, tapped=True),
            do("move", "god", to="graveyard"),
            do("put_onto_battlefield", "god", transformed=True, tapped=True),
        ),
        values={
            "clone": {"zone": "graveyard", "name": "Clone"},
            "god": {"name": "Temple of Power", "mana_value": 4, "tapped": True, "types": ("Land",)},
        },
        outcomes={4: ("nothing happens", "712.14a"), 6: ("done", "712.14a")},
    ),
)
