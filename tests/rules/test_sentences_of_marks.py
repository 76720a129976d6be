"""Each sentence about designations, choices, phasing, showing and merging, on a board from which it arises.

A row is what happens and, behind the number of the rule in the edition, the sentence as a judge says it.
"""

from __future__ import annotations

import pytest

from tests.rules.cards_for_tests import ALL, Record, creature
from tests.rules.outcomes import said_by
from tests.rules.playing import do, place
from tests.rules.test_mutate import FLIER, HUMAN, QUEEN
from tests.rules.test_numbers_said import HAVE, LORD

SHADOW = creature("Shadow", "Spirit", "1/1", oracle_text="Protection from green")
ROPE = {"name": "Rope", "mana_cost": "{1}{G}", "type_line": "Enchantment — Aura", "oracle_text": "Enchant creature"}
LIZARD = creature("Lizard", "Lizard", "1/1", oracle_text="Lizard can't be enchanted.")
SCHOOL = {"name": "School", "type_line": "Enchantment — Class", "oracle_text": "Trample\n{1}{G}: Level 2\nReach"}
CARDS = (*ALL, SCHOOL, FLIER, HUMAN, QUEEN, SHADOW, ROPE, LIZARD, creature("Lord", "Giant", "3/3", oracle_text=LORD))
BEAR, OTHER = place("Bear"), place("Goblin", "other")
ROPED = (BEAR, place("Rope", "rope"), do("attach", "rope", to="it"), do("phase_out", "it"))


def named(word: str, label: str = "it", **keys: object) -> Record:
    return do("designate", label, **{"as": word}, **keys)


NEW = {
    "marked already": ((BEAR, named("renowned"), named("renowned")), "702.112b: Bear is renowned already."),
    "marked": ((BEAR, named("saddled")), "702.171b: Bear is saddled now."),
    "mark stays": (
        (BEAR, named("renowned"), named("renowned", off=True)),
        "702.112b: Bear stays renowned until it leaves the battlefield.",
    ),
    "commander for good": (
        (
            place("Tovolar, Dire Overlord", "t"),
            named("commander", "t"),
            named("commander", "t", off=True),
        ),
        "903.3: Tovolar, Dire Overlord is a commander for the whole game.",
    ),
    "no commander": (
        (BEAR, named("commander")),
        "903.3: Bear is not a legendary creature card, nor another card that may be a commander.",
    ),
    "suspected does": (
        (BEAR, named("suspected")),
        "701.60c: As long as Bear is suspected, it has menace and cannot block.",
    ),
    "goaded no more": (
        (BEAR, named("goaded", player="Ben"), do("turn", player="Ben")),
        "701.15b: Ben's turn begins, so Bear, which that player goaded, is no longer goaded.",
    ),
    "attacks not": (
        (BEAR, named("blocked")),
        "509.1h: Only an attacking creature can be blocked, and Bear is not attacking.",
    ),
    "combat is over": (
        (BEAR, named("attacking"), do("end_turn")),
        "511.3: Combat is over, so nothing is attacking or blocking anymore.",
    ),
    "level of no Class": (
        (BEAR, named("class level 2")),
        "716.2b: Bear is level 2 now, as any permanent can be, but its level gives it nothing.",
    ),
    "level given": (
        (place("School"), named("class level 2")),
        "716.2b: School is level 2 now and has its abilities up to that level.",
    ),
    "level stays": ((BEAR, named("class level 2"), named("class level 2")), "716.2b: Bear is level 2 already."),
    "level from 1": ((BEAR, named("class level 0")), "716.2b: Levels begin at 1, so Bear stays as it is."),
    "level of a permanent": (
        (place("Bear", zone="hand"), named("class level 2")),
        "716.2b: Only a permanent can be level 2, and Bear is not on the battlefield.",
    ),
    "chosen for": ((BEAR, do("choose", "it", color="G")), "607.2d: The choice for Bear is green."),
    "chosen as it enters": (
        (place("Bear", zone="hand"), do("put_onto_battlefield", "it", choose={"color": "R"})),
        "614.12a: The choice for Bear, made before it enters, is red.",
    ),
    "chosen as it turns up": (
        (place("Bear", face_down="morph"), do("turn_face_up", "it", by="effect", choose={"creature_type": "Elf"})),
        "708.11: The choice for Bear, made as it is turned face up, is Elf.",
    ),
    "counters chosen as it turns up": (
        (place("Bear", face_down="morph"), do("turn_face_up", "it", by="effect", choose={"counters": {"+1/+1": 3}})),
        "708.11: The choice for Bear, made as it is turned face up, is three +1/+1 counters.",
    ),
    "no negative number": ((BEAR, do("choose", "it", number=-1)), "107.1b: No number below zero can be chosen."),
    "no such subtype": (
        (BEAR, do("choose", "it", creature_type="Swamp")),
        "205.3e: “Swamp” is not a creature type, so it cannot be chosen.",
    ),
    "nothing chosen": (
        (place("Bear", zone="hand"), do("put_onto_battlefield", "it", face_down="manifest", choose={"color": "R"})),
        "607.2d: Ana's face-down creature has no such choice now, so nothing is chosen for it.",
    ),
    "condition said": (
        (BEAR, do("condition", "it", says="it is raining", holds=True)),
        "611.3a: This is taken as true: “it is raining.”",
    ),
    "condition said, not so": (
        (BEAR, do("condition", "it", says="it is raining", holds=False)),
        "611.3a: This is taken as not true: “it is raining.”",
    ),
    "number said": (
        (place("Lord", "it"), do("condition", "it", says=f"4 {HAVE}", holds=True)),
        "611.3a: This is taken as given: 4 experience counters you have.",
    ),
    "phases out": (
        (BEAR, do("phase_out", "it")),
        "702.26b: Bear phases out: from now on it is treated as if it were not there.",
    ),
    "phases in": ((BEAR, do("phase_out", "it"), do("phase_in", "it")), "702.26c: Bear phases in: it is there again."),
    "phases in later": (
        (*ROPED, do("phase_in", "rope")),
        "702.26g: Rope phased out with Bear, and phases in only together with it.",
    ),
    "stays while phasing": (
        (BEAR, do("phase_out", "it")),
        "702.26d: Phasing changes neither the zone nor the controller, and counters stay.",
    ),
    "out of combat": (
        (BEAR, named("attacking"), do("phase_out", "it")),
        "506.4: What phases out is removed from combat.",
    ),
    "revealed": ((place("Bear", zone="hand"), do("reveal", "it", to="Ben")), "701.20a: Bear is revealed to Ben."),
    "revealed already": ((BEAR, do("reveal", "it")), "701.20a: Ana and Ben can see Bear already."),
    "hidden again": (
        (place("Bear", zone="hand"), do("reveal", "it"), do("reveal", "it", off=True)),
        "701.20a: Bear is no longer revealed.",
    ),
    "not revealed": (
        (place("Bear", zone="hand"), do("reveal", "it", off=True)),
        "701.20a: Bear is not revealed to anyone.",
    ),
    "may look, shown": (
        (place("Bear", zone="library"), do("reveal", "it"), do("look", "it", player="Ben")),
        "701.20a: Ben sees it, since it is revealed: Bear.",
    ),
    "cannot mutate onto": (
        (place("Squire", "squire"), place("Flier", "f", "hand"), do("mutate", "f", onto="squire")),
        "702.140a: Flier mutates only onto a non-Human creature with the same owner, and Squire is not one.",
    ),
    "merges": (
        (BEAR, place("Flier", "f", "hand"), do("mutate", "f", onto="it", on_top=False)),
        "702.140c: Flier merges with Bear and is put under it.",
    ),
    "merged token": (
        (place("Bear", token=True), place("Flier", "f", "hand"), do("mutate", "f", onto="it", on_top=False)),
        "730.2d: Its topmost component is a token, so all of it is one.",
    ),
    "merged no token": (
        (place("Bear", token=True), place("Flier", "f", "hand"), do("mutate", "f", onto="it")),
        "730.2d: Its topmost component is not a token, so it is not one either.",
    ),
    "commander in parts": (
        (BEAR, place("Queen", "f", "hand"), named("commander", "f"), do("mutate", "f", onto="it")),
        "903.3c: One of its cards is a commander, so the whole permanent is one.",
    ),
    "protected from": (
        (place("Shadow", "s"), place("Rope", "rope"), do("attach", "rope", to="s")),
        "702.16c: Shadow has protection from green, so Rope cannot be attached to it.",
    ),
    "never enchanted": (
        (place("Lizard", "s"), place("Rope", "rope"), do("attach", "rope", to="s")),
        "303.4j: By an ability that affects it, Lizard cannot be enchanted by Rope.",
    ),
}


@pytest.mark.parametrize("row", NEW.values(), ids=NEW)
def test_a_sentence_about_marks_says_what_a_judge_says(row: tuple[tuple[Record, ...], str]) -> None:
    actions, sentence = row
    assert sentence in said_by(*actions, cards=CARDS)


@pytest.mark.parametrize(
    ("edition", "word", "sentence"),
    [
        ("2011-09", "suspected", "701.1: In this edition nothing can be suspected."),
        ("2016-01", "saddled", "702.1: In this edition nothing can be saddled."),
        ("2011-09", "ring-bearer", "701.1: In this edition nothing can be a Ring-bearer."),
        ("2016-01", "class level 2", "702.1: In this edition nothing can be level 2."),
    ],
)
def test_what_an_edition_does_not_have_is_said(edition: str, word: str, sentence: str) -> None:
    assert sentence in said_by(BEAR, named(word), cards=CARDS, edition=edition)
