"""What one act does to several objects alike is told of all of them in one sentence.

A row is what happens and what is told of the last action, each sentence behind the first number of its rule (2026-08).
"""

from __future__ import annotations

import pytest

from tests.rules.cards_for_tests import ALL, Record
from tests.rules.outcomes import told_of_last
from tests.rules.playing import do, place

WINGS = {"name": "Wings", "mana_cost": "{U}", "type_line": "Enchantment — Aura", "oracle_text": "Enchant creature"}
SAGE = {"name": "Sage", "mana_cost": "{2}{U}", "type_line": "Planeswalker", "oracle_text": "", "loyalty": "3"}
CARDS = (*ALL, WINGS, SAGE)
BOTH = ["it", "other"]
BEARS = (place("Bear"), place("Goblin", "other"))
DELVERS = (place("Delver of Secrets"), place("Kruin Outlaw", "other"))
WATCHES = (place("Bird Admirer"), place("Village Watch", "other"))
AWAY = (*BEARS, place("Angel", "a"), do("phase_out", objects=BOTH))
COPIES, TAP = do("become_copy", objects=BOTH, of="a"), do("tap", "b")
CHECK = do("check_state")
SHRUNK = tuple(do("counters", label, kind="-1/-1", count=2) for label in BOTH)
DOWN = do("turn_face_down", objects=BOTH)
IN_TURN_ORDER = (
    "613.7m: Several objects get new timestamps at once: those of the active player first, then in turn order."
)
ON_BEAR = tuple(step for label in ("w", "v") for step in (place("Wings", label), do("attach", label, to="it")))

ROWS: dict[str, tuple[tuple[Record, ...], tuple[str, ...]]] = {
    "712.9 transformed": (
        (*DELVERS, place("Bear", "b"), place("Goblin", "g"), do("transform", objects=[*BOTH, "b", "g"])),
        (
            "712.9: Delver of Secrets and Kruin Outlaw are turned over: their back faces are up now.",
            IN_TURN_ORDER,
            "712.9: Neither Bear nor Goblin is represented by a double-faced card.",
        ),
    ),
    "712.9 of three none": (
        (*BEARS, place("King", "k"), do("transform", objects=[*BOTH, "k"])),
        ("712.9: None of Bear, Goblin and King is represented by a double-faced card.",),
    ),
    "712.3 modal ones": (
        (place("Blackbloom Rogue"), place("Norman Osborn", "other"), do("transform", objects=BOTH)),
        (
            "712.9: Blackbloom Rogue and Norman Osborn are turned over: their back faces are up now.",
            (
                "712.3: Blackbloom Rogue and Norman Osborn are represented by modal double-faced cards, "
                "and in this edition these can be turned over too."
            ),
            IN_TURN_ORDER,
        ),
    ),
    "712.18 copies": (
        (
            place("Delver of Secrets"),
            place("Kruin Outlaw", "other"),
            place("King", "k"),
            do("become_copy", objects=BOTH, of="k"),
            do("transform", objects=BOTH),
        ),
        (
            "712.9: King (it) and King (other) are turned over: their back faces are up now.",
            "712.18: King (it) and King (other) are still copies and show what they copied, whichever faces are up.",
            IN_TURN_ORDER,
        ),
    ),
    "701.28a converted": (
        (place("Optimus Prime, Hero"), place("Kruin Outlaw", "other"), do("convert", objects=BOTH)),
        (
            (
                "701.28a: Optimus Prime, Hero and Kruin Outlaw are converted, which turns them over like transforming: "
                "their back faces are up now."
            ),
            IN_TURN_ORDER,
        ),
    ),
    "702.145b daybound": (
        (*WATCHES, do("transform", objects=BOTH)),
        ("702.145b: Bird Admirer and Village Watch have daybound, so nothing but that ability can turn them over.",),
    ),
    "702.145b as night comes": (
        (*WATCHES, do("day_night", value="night")),
        (
            "731.1: It becomes night.",
            "702.145b: Bird Admirer and Village Watch, which have daybound, are turned over at once.",
        ),
    ),
    "702.145c laid out by night": (
        (do("day_night", value="night"), *(one | {"face": "front"} for one in WATCHES), place("Bear", "b"), TAP),
        (
            "701.26a: Bear is tapped.",
            "702.145c: It is night, so Bird Admirer and Village Watch, which have daybound, are turned over at once.",
        ),
    ),
    "702.145f laid out by day": (
        (do("day_night", value="day"), *(one | {"face": "back"} for one in WATCHES), place("Bear", "b"), TAP),
        (
            "701.26a: Bear is tapped.",
            (
                "702.145f: It is day, so Wing Shredder and Village Reavers, which have nightbound, "
                "are turned over at once."
            ),
        ),
    ),
    "708.2a face down": (
        (*BEARS, place("Delver of Secrets", "d"), place("Kruin Outlaw", "k"), DOWN | {"objects": [*BOTH, "d", "k"]}),
        (
            (
                "708.2a: Bear and Goblin are turned face down: each is a 2/2 creature with no name, "
                "mana cost or abilities."
            ),
            IN_TURN_ORDER,
            "712.16: Delver of Secrets and Kruin Outlaw are double-faced and cannot be turned face down.",
        ),
    ),
    "708.2b face down again": (
        (*BEARS, DOWN, DOWN),
        (
            (
                "708.2b: Ana's face-down creature (it) and Ana's face-down creature (other) "
                "cannot be turned face down again."
            ),
        ),
    ),
    "708.2 face down as something listed": (
        (*BEARS, DOWN | {"face_down": {"types": ["Land"], "subtypes": ["Forest"]}}),
        ("708.2: Bear and Goblin are turned face down and have only the values listed for them.", IN_TURN_ORDER),
    ),
    "708.8 face up": (
        (*BEARS, DOWN, do("turn_face_up", objects=BOTH)),
        (
            "708.8: Bear and Goblin are turned face up and have their own values again; they did not enter.",
            IN_TURN_ORDER,
        ),
    ),
    "708.8 face up as copies": (
        (*BEARS, place("Angel", "a"), COPIES, DOWN, do("turn_face_up", objects=BOTH)),
        (
            (
                "708.8: Angel (it) and Angel (other) are turned face up and show the values that they copied; "
                "they did not enter."
            ),
            IN_TURN_ORDER,
        ),
    ),
    "707.2 copies": (
        (*BEARS, place("Angel", "a"), COPIES),
        (
            (
                "707.2: Bear and Goblin become copies of Angel; they do not enter, "
                "and other effects on them go on applying."
            ),
        ),
    ),
    "707.4 copies that were copies": (
        (*BEARS, place("Angel", "a"), COPIES, COPIES),
        (
            (
                "707.2: Angel (it) and Angel (other) become copies of Angel (a); they do not enter, "
                "and other effects on them go on applying."
            ),
            "707.4: Angel (it) and Angel (other) were already copies before that.",
        ),
    ),
    "702.26g phasing out with their host": (
        (place("Bear"), *ON_BEAR, do("phase_out", "it")),
        (
            "702.26b: Bear phases out: from now on it is treated as if it were not there.",
            "702.26g: Wings (w) and Wings (v) are attached to Bear and phase out with it.",
            "702.26d: Phasing changes neither the zone nor the controller, and counters stay.",
        ),
    ),
    "702.26g phasing in with their host": (
        (place("Bear"), *ON_BEAR, do("phase_out", "it"), do("phase_in", "it")),
        (
            "702.26c: Bear phases in: it is there again.",
            "702.26g: Wings (w) and Wings (v) phased out with Bear, so they phase in with it.",
            "702.26d: Phasing changes neither the zone nor the controller, and counters stay.",
        ),
    ),
    "702.26c not phased out": (
        (*BEARS, do("phase_in", objects=BOTH)),
        ("702.26c: Neither Bear nor Goblin is phased out.",),
    ),
    "702.26e no effect on what is phased out": (
        (*AWAY, do("effect", on=[*BOTH, "a"], change={"power": "+1"})),
        (
            "611.2c: The effect is on Angel alone.",
            "702.26e: Bear and Goblin are phased out, so the effect does not include them.",
        ),
    ),
    "702.26b phased out": (
        (*AWAY, do("tap", objects=[*BOTH, "a"])),
        (
            "701.26a: Angel is tapped.",
            "702.26b: Bear and Goblin are phased out, so it is as if they were not there.",
        ),
    ),
    "704.5f toughness 0": (
        (*BEARS, *SHRUNK, CHECK),
        ("704.5f: Bear and Goblin each have toughness 0 or less, so they go to the graveyard.",),
    ),
    "704.5f one of toughness 0": (
        (*BEARS, SHRUNK[0], CHECK),
        ("704.5f: Bear's toughness is 0 or less, so it goes to the graveyard.",),
    ),
    "704.5i loyalty 0": (
        (*(place("Sage", label, counters={"loyalty": 0}) for label in BOTH), CHECK),
        ("704.5i: Sage (it) and Sage (other) each have loyalty 0, so they go to the graveyard.",),
    ),
    "704.5m attached to nothing": (
        (place("Wings", "w"), place("Wings", "v"), CHECK),
        ("704.5m: Wings (w) and Wings (v) are attached to nothing, so they go to the graveyard.",),
    ),
    "704.5d tokens elsewhere": (
        (
            *BEARS,
            *(do("create_token_copy", of=of, as_=label) for of, label in zip(BOTH, "tu", strict=True)),
            *(do("move", label, to="exile") for label in "tu"),
            CHECK,
        ),
        ("704.5d: Bear (t) and Goblin (u) are tokens that left the battlefield, so they cease to exist.",),
    ),
    "702.95e a pair": (
        (
            *BEARS,
            do("designate", "it", **{"as": "paired", "with": "other"}),
            do("effect", on=["it"], change={"set_types": ["Artifact"]}),
        ),
        ("611.2c: The effect is on Bear alone.", "702.95e: Bear and Goblin are no longer paired."),
    ),
}


@pytest.mark.parametrize("row", ROWS.values(), ids=ROWS)
def test_what_becomes_of_several_is_told_in_one_sentence(row: tuple[tuple[Record, ...], tuple[str, ...]]) -> None:
    actions, sentences = row
    assert told_of_last(*actions, cards=CARDS) == sentences


def test_712_5_of_modal_ones_that_do_not_turn_over_it_is_said_once() -> None:
    both = (place("Blackbloom Rogue"), place("Valki, God of Lies", "other"), do("transform", objects=BOTH))
    assert told_of_last(*both, cards=CARDS, edition="2021-09") == (
        (
            "712.5: Blackbloom Rogue and Valki, God of Lies are modal double-faced cards; "
            "in this edition such cards cannot transform."
        ),
    )
