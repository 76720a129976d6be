"""Turning face down and up, manifesting and cloaking: each rule that decides it, in each edition (707 and 708)."""

from __future__ import annotations

import pytest

from tests.rules.in_every_edition import Told, rows, told
from tests.rules.playing import Record, do, place

DOWN = do("turn_face_down", "it")
TWO = (place("Bear"), place("Goblin", "other"))


def up(by: str = "effect", **keys: object) -> Record:
    return do("turn_face_up", "it", by=by, **keys)


HIDDEN = {
    "manifested": Told(
        """illegal: 701.1 | done: 701.31a 707.3 707.2 707.2a 400.7 613.6c
        | done: 701.34a 708.3 708.2 708.2a 400.7 613.7d
        | done: 701.40a 708.3 708.2 708.2a 400.7 613.7d | =""",
        place("Bear", "it", "hand"),
        do("manifest", "it"),
    ),
    "manifested, of two faces": Told(
        """- | done: 701.31a 707.3 711.8 707.2 707.2a 400.7 613.6c
        | done: 701.34a 708.3 712.11 708.2 708.2a 400.7 613.7d
        | done: 701.40a 708.3 712.15 708.2 708.2a 400.7 613.7d | =""",
        place("Delver of Secrets", "it", "library"),
        do("manifest", "it"),
    ),
    "cloaked": Told(
        "illegal: 701.1 | = | = | done: 701.58a 708.3 708.2 400.7 613.7d | =",
        place("Bear", "it", "library"),
        do("cloak", "it"),
    ),
    "manifested while it is there": Told(
        "illegal: 701.1 | nothing happens: 701.31a | nothing happens: 701.34a | nothing happens: 701.40a | =",
        place("Bear"),
        do("manifest", "it"),
    ),
    "cloaked while it is there": Told(
        "illegal: 701.1 | = | = | nothing happens: 701.58a | =", place("Bear"), do("cloak", "it")
    ),
    "turned down": Told(
        "done: 707.2a 707.2 | done: 707.2a 707.2 613.6e | done: 708.2a 708.2 613.7f | = | =", place("Bear"), DOWN
    ),
    "turned down with values listed": Told(
        "done: 707.2 | done: 707.2 613.6e | done: 708.2 613.7f | = | =",
        place("Bear"),
        do("turn_face_down", "it", face_down={"types": ["Artifact"]}),
    ),
    "turned down as it is cloaked": Told(
        "illegal: 701.1 | = | = | done: 708.2a 708.2 613.7f | =",
        place("Bear"),
        do("turn_face_down", "it", face_down="cloak"),
    ),
    "two turned down": Told(
        """done: 707.2a 707.2 | done: 707.2a 707.2 613.6e 613.6j
        | done: 708.2a 708.2 613.7f 613.7k | done: 708.2a 708.2 613.7f 613.7m | =""",
        *TWO,
        do("turn_face_down", objects=["it", "other"]),
    ),
    "turned down again": Told(
        "nothing happens: 707.2a 707.2a | = | nothing happens: 708.2a 708.2a | nothing happens: 708.2b | =",
        place("Bear"),
        DOWN,
        DOWN,
    ),
    "a card in the hand": Told(
        "nothing happens: 707.2 | = | nothing happens: 708.2 | = | =", place("Bear", "it", "hand"), DOWN
    ),
    "of two faces": Told(
        """nothing happens: 711.6 | nothing happens: 711.9 | nothing happens: 712.12 | nothing happens: 712.16 | =""",
        place("Delver of Secrets"),
        DOWN,
    ),
    "of a meld pair": Told("- | - | nothing happens: 713.10 | nothing happens: 712.16 | =", place("Graf Rats"), DOWN),
    "none is meant": Told(
        "nothing happens: 707.2a | = | nothing happens: 708.2a | = | =",
        do("turn_face_down", filter={"types": "Planeswalker"}),
    ),
}
TURNED_UP = {
    "by an effect": Told(
        "done: 707.8 | done: 707.8 613.6e | done: 708.8 613.7f | = | =", place("Bear", face_down=True), up()
    ),
    "by its morph cost": Told(
        """done: 702.35d 707.7+115.2b 707.8 | done: 702.36e 707.7 707.8 613.6e
        | done: 702.37e 708.7+116.2b 708.8 613.7f | = | =""",
        place("Pine Walker", face_down="morph"),
        up("morph"),
    ),
    "by its disguise cost": Told(
        "- | - | - | done: 702.168d 708.7 708.8 613.7f | =", place("Dog Walker", face_down="disguise"), up("disguise")
    ),
    "by its megamorph cost": Told(
        """illegal: 702.35d 707.7 | done: 702.36e 707.7 702.36b 707.8 613.6e
        | done: 702.37e 708.7 702.37b 708.8 613.7f | = | =""",
        place("Den Protector", face_down="morph"),
        up("morph"),
    ),
    "manifested, by its mana cost": Told(
        """- | done: 701.31b 707.7 707.8 613.6e | done: 701.34b 708.7 708.8 613.7f
        | done: 701.40b 708.7 708.8 613.7f | =""",
        place("Bear", face_down="manifest"),
        up("manifest"),
    ),
    "manifested, by its morph cost": Told(
        """- | done: 702.36e 701.31c 707.7 707.8 613.6e | done: 702.37e 701.34c 708.7 708.8 613.7f
        | done: 702.37e 701.40c 708.7 708.8 613.7f | =""",
        place("Pine Walker", face_down="manifest"),
        up("morph"),
    ),
    "manifested, by its disguise cost": Told(
        "- | - | - | done: 702.168d 701.40d 708.7 708.8 613.7f | =",
        place("Dog Walker", face_down="manifest"),
        up("disguise"),
    ),
    "cloaked, by its mana cost": Told(
        "- | - | - | done: 701.58b 708.7 708.8 613.7f | =", place("Bear", face_down="cloak"), up("cloak")
    ),
    "cloaked, by its morph cost": Told(
        "- | - | - | done: 702.37e 701.58c 708.7 708.8 613.7f | =",
        place("Pine Walker", face_down="cloak"),
        up("morph"),
    ),
    "cloaked, by its disguise cost": Told(
        "- | - | - | done: 702.168d 701.58d 708.7 708.8 613.7f | =",
        place("Dog Walker", face_down="cloak"),
        up("disguise"),
    ),
    "of two faces": Told(
        "- | done: 711.8a 707.8 613.6e | done: 712.11a 708.8 613.7f | done: 712.15a 708.8 613.7f | =",
        place("Delver of Secrets", face_down="manifest"),
        up(),
    ),
    "as a copy": Told(
        """done: 702.35d 707.7 707.11 706.2 706.2 706.6 706.9a 707.8
        | done: 702.36e 707.7 707.11 706.2 706.2 706.6 706.9a 707.8 613.6e
        | done: 702.37e 708.7 708.11 707.2 707.2b 707.6 707.9a 708.8 613.7f | = | =""",
        place("Bear", "bear"),
        place("Vesuvan Shapeshifter", face_down="morph"),
        up("morph", as_copy_of="bear"),
    ),
    "as a copy of what its words do not mean": Told(
        "illegal: 707.11 | = | illegal: 708.11 | = | =",
        place("Forest", "land"),
        place("Vesuvan Shapeshifter", face_down="morph"),
        up("morph", as_copy_of="land"),
    ),
    "two at once": Told(
        "done: 707.8 | done: 707.8 613.6e 613.6j | done: 708.8 613.7f 613.7k | done: 708.8 613.7f 613.7m | =",
        *TWO,
        do("turn_face_down", objects=["it", "other"]),
        do("turn_face_up", objects=["it", "other"]),
    ),
    "none is meant": Told(
        "nothing happens: 707.8 | = | nothing happens: 708.8 | = | =",
        do("turn_face_up", filter={"types": "Planeswalker"}),
    ),
    "up already, of two": Told(
        "nothing happens: 707.8 707.8 | = | nothing happens: 708.8 708.8 | = | =",
        *TWO,
        do("turn_face_up", objects=["it", "other"]),
    ),
}
STAYS_DOWN = {
    "an instant, manifested": Told(
        "- | nothing happens: 701.31e | nothing happens: 701.34f | nothing happens: 701.40g | =",
        place("Lightning Bolt", face_down="manifest"),
        up(),
    ),
    "an instant, cloaked": Told(
        "- | - | - | nothing happens: 701.58g | =", place("Lightning Bolt", face_down="cloak"), up()
    ),
    "an instant, hidden by an effect": Told(
        "nothing happens: 304.4 304.4 | = | = | = | =", place("Lightning Bolt", face_down=True), up()
    ),
    "a sorcery, hidden by an effect": Told(
        "nothing happens: 307.4 307.4 | = | = | = | =", place("Despise", face_down=True), up()
    ),
    "for a mana cost that a land has not": Told(
        "- | illegal: 701.31b | illegal: 701.34b | illegal: 701.40b | =",
        place("Forest", face_down="manifest"),
        up("manifest"),
    ),
    "for a mana cost that a cloaked land has not": Told(
        "- | - | - | illegal: 701.58b | =", place("Forest", face_down="cloak"), up("cloak")
    ),
    "by another player": Told(
        "illegal: 707.7+115.2b | = | illegal: 708.7+116.2b | = | =",
        place("Pine Walker", face_down="morph"),
        up("morph", player="Ben"),
    ),
    **{
        f"it is no face-down permanent, {by}": Told(columns, place("Bear"), up(by))
        for by, columns in {
            "morph": "illegal: 707.7 702.35d | illegal: 707.7 702.36e | illegal: 708.7 702.37e | = | =",
            "disguise": "illegal: 707.7 | = | illegal: 708.7 | illegal: 708.7 702.168d | =",
            "manifest": "illegal: 707.7 | illegal: 707.7 701.31b | illegal: 708.7 701.34b | illegal: 708.7 701.40b | =",
            "cloak": "illegal: 707.7 | = | illegal: 708.7 | illegal: 708.7 701.58b | =",
        }.items()
    },
    **{
        f"nothing permits it, {by}": Told(columns, place("Bear", face_down=True), up(by))
        for by, columns in {
            "morph": "illegal: 702.35d 707.7 | illegal: 702.36e 707.7 | illegal: 702.37e 708.7 | = | =",
            "disguise": "illegal: 707.7 | = | illegal: 708.7 | illegal: 702.168d 708.7 | =",
            "manifest": "illegal: 707.7 | illegal: 701.31b | illegal: 701.34b | illegal: 701.40b | =",
            "cloak": "illegal: 707.7 | = | illegal: 708.7 | illegal: 701.58b | =",
        }.items()
    },
}
VALUES = {
    "the status by a list": Told(
        "707.2 110.6 | = | 708.2 110.5 | = | =",
        place("Bear"),
        do("turn_face_down", "it", face_down={"types": ["Artifact"]}),
        of="it.face_down",
    ),
    "the status by default": Told("707.2a 110.6 | = | 708.2a 110.5 | = | =", place("Bear"), DOWN, of="it.face_down"),
    "the status of what was turned up": Told(
        "707.8 110.6 | = | 708.8 110.5 | = | =", place("Bear", face_down=True), up(), of="it.face_down"
    ),
    "the face of what was turned up": Told(
        "- | 711.8a | 712.11a | 712.15a | =",
        place("Delver of Secrets", face_down="manifest"),
        up(),
        of="it.face_up",
    ),
    "the place of what was manifested": Told(
        "- | 701.31a 400.7 | 701.34a 400.7 | 701.40a 400.7 | =",
        place("Bear", "it", "library"),
        do("manifest", "it"),
        of="it.zone",
    ),
    "the place of what was cloaked": Told(
        "- | - | - | 701.58a 400.7 | =", place("Bear", "it", "library"), do("cloak", "it"), of="it.zone"
    ),
    "the status of what was cloaked": Told(
        "- | - | - | 701.58a 110.5 | =", place("Bear", "it", "library"), do("cloak", "it"), of="it.face_down"
    ),
}


@pytest.mark.parametrize("row", rows(HIDDEN, TURNED_UP, STAYS_DOWN, VALUES))
def test_708_each_rule_is_told_in_each_edition(row: Told) -> None:
    assert told(row) == row.columns
