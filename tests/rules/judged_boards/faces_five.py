"""Boards of how things enter by words that they would not have there, and of copies of spells cast in special ways."""

from __future__ import annotations

from tests.rules.judging import Case
from tests.rules.playing import Record, do, place

_NIGHT = do("day_night", value="night")
_UNDER_DRESS_DOWN = (place("Dress Down", "dress"), _NIGHT, place("Bird Admirer", "admirer", "hand"))
_UNDER_HUMILITY = (place("Humility", "humility"), place("Grizzly Bears", "bears"), place("Clone", "clone", "hand"))
_AVIATOR = (
    place("Encouraging Aviator", "aviator"),
    do("designate", "aviator", as_="prepared"),
    do("cast", "aviator", inset=True, as_copy="jump"),
)


def _cast_and_copied(card: str, **how: object) -> tuple[Record, ...]:
    return (place(card, "spell", "hand"), do("cast", "spell", **how), do("copy_spell", of="spell", as_="copy"))


CASES = (
    Case(
        "702.146a disturb that a card has lost where it lies lets it be cast no more",
        actions=(
            place("Yixlid Jailer", "jailer"),
            place("Covert Cutpurse", "cutpurse", "graveyard"),
            do("cast", "cutpurse", transformed=True),
            do("move", "jailer", to="exile"),
            do("cast", "cutpurse", transformed=True),
        ),
        values={"cutpurse": {"name": "Covetous Geist", "zone": "stack", "mana_value": 3}},
        outcomes={2: ("illegal", "712.11"), 4: ("done", "702.146a")},
    ),
    Case(
        "614.12 what would lose daybound there enters with its front face up by night",
        actions=(*_UNDER_DRESS_DOWN, do("put_onto_battlefield", "admirer")),
        values={"admirer": {"name": "Bird Admirer", "face_up": "front", "abilities": ()}},
        first={"admirer": {"name": "712.8d", "face_up": "712.14"}},
        outcomes={3: ("done", "614.12")},
    ),
    Case(
        "614.12 a spell that would lose daybound there too, and anything may transform it",
        actions=(
            *_UNDER_DRESS_DOWN,
            do("cast", "admirer"),
            do("resolve", "admirer"),
            do("transform", "admirer"),
        ),
        values={"admirer": {"name": "Wing Shredder", "face_up": "back"}},
        outcomes={4: ("done", "614.12"), 5: ("done", "712.9")},
    ),
    Case(
        "614.12 what enters as a copy of something with daybound is asked as that copy",
        actions=(
            place("Bird Admirer", "admirer"),
            place("Dress Down", "dress"),
            _NIGHT,
            place("Thing in the Ice", "thing", "hand"),
            do("put_onto_battlefield", "thing", as_copy_of="admirer"),
        ),
        values={"thing": {"name": "Bird Admirer", "face_up": "front"}},
        outcomes={4: ("done", "707.5")},
    ),
    Case(
        "702.145c what is front face up at night turns over at once when it has daybound again",
        actions=(*_UNDER_DRESS_DOWN, do("put_onto_battlefield", "admirer"), do("move", "dress", to="graveyard")),
        values={"admirer": {"name": "Wing Shredder", "face_up": "back"}},
        first={"admirer": {"face_up": "702.145c"}},
    ),
    Case(
        "614.12 what would lose its words of copying there cannot enter as a copy by them",
        actions=(
            *_UNDER_HUMILITY,
            do("put_onto_battlefield", "clone", as_copy_of="bears"),
            do("cast", "clone"),
            do("resolve", "clone", as_copy_of="bears"),
            do("resolve", "clone"),
        ),
        values={"clone": {"name": "Clone", "power": 1, "zone": "battlefield"}},
        outcomes={3: ("illegal", "614.12"), 5: ("illegal", "614.12"), 6: ("done", "")},
    ),
    Case(
        "707.5 before 2021 only its own abilities count for how it enters, so a Clone copies beside Humility",
        actions=(*_UNDER_HUMILITY, do("put_onto_battlefield", "clone", as_copy_of="bears")),
        edition="2016-01",
        values={"clone": {"name": "Grizzly Bears", "power": 1}},
        outcomes={3: ("done", "706.5")},
    ),
    Case(
        "707.5 beside Humility an effect still lets a card enter as a copy that has no such words itself",
        actions=(
            place("Humility", "humility"),
            place("Serra Angel", "angel"),
            place("Grizzly Bears", "bears", "hand"),
            do("put_onto_battlefield", "bears", as_copy_of="angel"),
        ),
        values={"bears": {"name": "Serra Angel", "power": 1}},
        outcomes={3: ("done", "707.5")},
    ),
    Case(
        "715.3c a copy of an Adventure spell is one, though it was not cast",
        actions=_cast_and_copied("Bonecrusher Giant", inset=True),
        values={"copy": {"name": "Stomp", "mana_value": 2, "power": None}},
        first={"copy": {"name": "715.3c", "mana_value": "715.3c", "types": "715.3c"}, "spell": {"name": "715.3b"}},
    ),
    Case(
        "720.3c a copy of an Omen spell is one, though it was not cast",
        actions=_cast_and_copied("Bloomvine Regent", inset=True),
        values={"copy": {"name": "Claim Territory", "types": ("Sorcery",)}},
        first={"copy": {"name": "720.3c", "colors": "720.3c"}, "spell": {"name": "720.3b"}},
    ),
    Case(
        "722.3d a copy of a prepare spell is one; the spell itself is a copy that was cast",
        actions=(*_AVIATOR, do("copy_spell", of="jump", as_="copy")),
        values={"copy": {"name": "Jump", "mana_value": 1}, "jump": {"name": "Jump"}},
        first={"copy": {"name": "722.3d"}, "jump": {"name": "722.3c"}},
    ),
    Case(
        "718.3c a copy of a prototyped spell has its second set of values, and all else by being a copy",
        actions=(*_cast_and_copied("Phyrexian Fleshgorger", prototype=True), do("resolve", "copy")),
        values={"copy": {"name": "Phyrexian Fleshgorger", "power": 3, "mana_value": 3, "colors": ("B",)}},
        first={
            "copy": {"name": "707.2", "types": "707.2", "power": "718.3c", "mana_value": "718.3c", "colors": "718.3c"},
            "spell": {"name": "718.5", "power": "718.3b"},
        },
    ),
    Case(
        "202.3e the number chosen for X leads on the stack, whatever face or half is there, but for a copy",
        actions=(
            *_cast_and_copied("Invasion of Ikoria", x=3),
            place("Crime // Punishment", "half", "hand"),
            do("cast", "half", half="right", x=2),
        ),
        values={"spell": {"mana_value": 5}, "copy": {"mana_value": 5}, "half": {"mana_value": 4}},
        first={"spell": {"mana_value": "202.3e"}, "half": {"mana_value": "202.3e"}},
    ),
)
