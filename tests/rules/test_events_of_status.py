"""110.5c: what the event that set a status says of it, each event by its own words and its own rule."""

from __future__ import annotations

import pytest

from inspector.rules import NEWEST
from tests.rules.playing import Record, do, place, play

LISTED = {"types": ["Artifact", "Creature"], "subtypes": ["Cyberman"], "power": 2, "toughness": 2}
BEARS, IN_HAND = place("Grizzly Bears"), place("Grizzly Bears", "it", "hand")
ON_TOP = place("Grizzly Bears", "it", "library")
ANGEL = place("Exalted Angel", "it", "hand")
ROOM = place("Bottomless Pool // Locker Room", "it", "hand")
ENTERED = (ROOM, do("put_onto_battlefield", "it"))
RESOLVE = do("resolve", "it")
IS_DOWN = "110.5: It is face down."
NEITHER = "709.5c: It has neither of the unlocked designations."
# What happened, the key of a status, and all that is said of it, behind the first rule of each sentence.
EVENTS: tuple[tuple[tuple[Record, ...], str, list[str]], ...] = (
    ((BEARS, do("turn_face_down", "it")), "face_down", ["708.2a: It was turned face down.", IS_DOWN]),
    (
        (BEARS, do("turn_face_down", "it", face_down=LISTED)),
        "face_down",
        ["708.2: It was turned face down.", IS_DOWN],
    ),
    ((IN_HAND, do("cast", "it", face_down=True)), "face_down", ["708.4: It was cast face down."]),
    (
        (IN_HAND, do("cast", "it", face_down=True), RESOLVE),
        "face_down",
        ["708.4: It was cast face down.", "708.2a: It is face down.", IS_DOWN],
    ),
    ((ANGEL, do("cast", "it", face_down="morph")), "face_down", ["702.37c: It was cast face down."]),
    ((ANGEL, do("cast", "it", face_down="morph"), RESOLVE), "face_down", ["702.37c: It was cast face down.", IS_DOWN]),
    (
        (IN_HAND, do("put_onto_battlefield", "it", face_down=True)),
        "face_down",
        ["708.3: It was put onto the battlefield face down.", "708.2a: It is face down.", IS_DOWN],
    ),
    (
        (IN_HAND, do("put_onto_battlefield", "it", face_down=LISTED)),
        "face_down",
        ["708.3: It was put onto the battlefield face down.", "708.2: It is face down.", IS_DOWN],
    ),
    ((ON_TOP, do("manifest", "it")), "face_down", ["701.40a: It was manifested.", IS_DOWN]),
    ((ON_TOP, do("cloak", "it")), "face_down", ["701.58a: It was cloaked.", IS_DOWN]),
    ((BEARS, do("tap", "it")), "tapped", ["701.26a: It was tapped.", "110.5: It is tapped."]),
    (
        (IN_HAND, do("put_onto_battlefield", "it", tapped=True)),
        "tapped",
        ["110.5b: It was put onto the battlefield tapped.", "110.5: It is tapped."],
    ),
    (
        (place("Nezumi Graverobber"), do("flip", "it")),
        "flipped",
        ["710.2: It was flipped, so its lower half counts.", "110.5: It is flipped."],
    ),
    (
        (ROOM, do("cast", "it", half="left"), RESOLVE),
        "unlocked",
        [
            "709.5d: The spell was its left half, so it entered with that half unlocked.",
            "709.5c: It has the designation “left half unlocked”.",
        ],
    ),
    (
        (*ENTERED, do("unlock", "it", half="right")),
        "unlocked",
        [
            "709.5f: An effect unlocked its right half.",
            "709.5c: It has the designation “right half unlocked”.",
        ],
    ),
    (
        (*ENTERED, do("unlock", "it", half="left"), do("lock", "it", half="left")),
        "unlocked",
        ["709.5g: An effect locked its left half.", NEITHER],
    ),
    # What was not cast has neither as it enters, and keeps none (709.5d, 709.5c).
    (ENTERED, "unlocked", [NEITHER.replace("709.5c", "709.5d"), NEITHER]),
)


@pytest.mark.parametrize(("actions", "key", "says"), EVENTS, ids=str)
def test_110_5c_the_event_that_set_a_status_says_how(actions: tuple[Record, ...], key: str, says: list[str]) -> None:
    held = play(NEWEST.key, *actions)["it"]
    assert [f"{why.rules[0]}: {why.says}" for why in held.why[key]] == says
