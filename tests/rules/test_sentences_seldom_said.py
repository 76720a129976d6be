"""Sentences of merged permanents, readings, day and night, state-based actions and doubts, each on a board of its own.

A row is the edition, what happens and, behind the number of the rule there, the sentence as a judge says it.
"""

from __future__ import annotations

import pytest

from tests.rules.cards_for_tests import ALL, Record, creature, land
from tests.rules.outcomes import said_by
from tests.rules.playing import do, place, play
from tests.rules.test_mutate import FLIER, PUP, WOLF
from tests.rules.test_replacing import says

OLD, INN, MID, NEW = "2011-09", "2016-01", "2021-09", "2026-08"
GATE = land("Gate", oracle_text="Gate enters tapped unless you control a Forest.")
HERALD = creature("Herald", "Elf", "1/1", oracle_text="Herald enters wearing a hat.")
MIMIC = creature("Mimic", "Shapeshifter", "0/0", oracle_text="You may have Mimic enter as a copy of any artifact.")
ODD = creature("Odd", "Shapeshifter", "1/1", oracle_text="{1}: Odd becomes a copy of target artifact.")
SHARK = creature("Shark", "Shark", "1/1", oracle_text="Bloodthirst 1", keywords=["Bloodthirst"])
CHIMERA = says("Chorus", "If a token would be created under your control, a Squirrel is knitted as well.")
STORY = {"name": "Story", "mana_cost": "{2}", "type_line": "Enchantment — Saga", "oracle_text": "I — Draw a card."}
AURA = {"name": "Mantle", "mana_cost": "{1}{B}", "type_line": "Enchantment — Aura", "oracle_text": "Enchant creature"}
CARDS = (*ALL, FLIER, PUP, WOLF, GATE, HERALD, MIMIC, CHIMERA, SHARK, ODD, STORY, AURA, land("Wood", "Forest"))
BEAR, ON_TOP = place("Bear"), (place("Flier", "f", "hand"), do("mutate", "f", onto="it"))
UNDER = (place("Flier", "f", "hand"), do("mutate", "f", onto="it", on_top=False))
ENTERS, CHECK = do("put_onto_battlefield", "it"), do("check_state")
Row = tuple[str, tuple[Record, ...], str]

ROWS: dict[str, Row] = {
    "merged values": (
        NEW,
        (BEAR, *ON_TOP),
        "702.140e: It has the abilities of all its components, and all else from the topmost one.",
    ),
    "merged up": (
        NEW,
        (place("Bear", face_down="manifest"), *ON_TOP),
        "730.2e: The topmost component is face up, so all of it is; it was not turned face up.",
    ),
    "merged down": (
        NEW,
        (place("Bear", face_down="manifest"), *UNDER),
        "730.2e: The topmost component is face down, so all of it is.",
    ),
    "merged leaves": (
        NEW,
        (BEAR, *ON_TOP, do("move", "it", to="hand")),
        "730.3: One permanent leaves, and each of its components becomes an object of its own.",
    ),
    "merged arranged": (
        NEW,
        (BEAR, *ON_TOP, do("move", "it", to="graveyard")),
        "730.3a: Their owner may put them into the graveyard in any order.",
    ),
    "merged exiled": (
        NEW,
        (BEAR, *ON_TOP, do("move", "it", to="exile")),
        "730.3b: The player who exiles it decides the order of their timestamps.",
    ),
    "merged turns over": (
        NEW,
        (place("Walker"), *UNDER, do("transform", "it")),
        "730.2i: Walker is merged: each of its double-faced components is turned to its other face.",
    ),
    "merged not turned down": (
        NEW,
        (place("Walker"), *UNDER, do("turn_face_down", "it")),
        "730.2j: Walker is merged with a double-faced component, so it cannot be turned face down.",
    ),
    "merged flips": (
        NEW,
        (place("Pup"), *UNDER, do("flip", "it")),
        "730.2h: Pup is flipped: the lower half of the flip card among its components counts from now on.",
    ),
    "nightbound makes it night": (
        NEW,
        (place("Bird Admirer", zone="exile"), do("put_onto_battlefield", "it", transformed=True)),
        "702.145g: It was neither day nor night, and Wing Shredder, which has nightbound, makes it night.",
    ),
    "cast to get there": (
        NEW,
        (place("Bear", zone="hand"), do("move", "it", to="stack")),
        "601.2a: Bear would have to be cast to be on the stack.",
    ),
    "name must be legal": (
        INN,
        (do("choose_name", name="Bear"),),
        "201.3: A name has to be legal in the format of the game; whether Bear is, nobody has said.",
    ),
    "name of meld card": (
        NEW,
        (do("choose_name", name="Graf Rats"),),
        "712.19: Graf Rats is the front face of a meld card, and its name may be chosen.",
    ),
    "turned up front": (
        NEW,
        (place("Delver of Secrets", face_down="manifest"), do("turn_face_up", "it")),
        "712.15a: Of a double-faced card, the front face comes up: Delver of Secrets.",
    ),
    "turned up front as a copy": (
        NEW,
        (
            place("Delver of Secrets", face_down="manifest"),
            place("Goblin", "g"),
            do("become_copy", "it", of="g"),
            do("turn_face_up", "it"),
        ),
        "712.15a: Of a double-faced card, the front face comes up: Delver of Secrets.",
    ),
    "turned up as a copy": (
        NEW,
        (
            place("Bear", face_down="manifest"),
            place("Goblin", "g"),
            do("become_copy", "it", of="g"),
            do("turn_face_up", "it"),
        ),
        "708.8: Goblin (it) is turned face up and shows the values that it copied; it did not enter.",
    ),
    "attached no more": (
        NEW,
        (
            BEAR,
            place("Mantle", "m"),
            do("attach", "m", to="it"),
            do("phase_out", "m"),
            do("move", "it", to="hand"),
            do("phase_in", "m"),
        ),
        "702.26i: What Mantle was attached to is no longer there, so it is attached to nothing.",
    ),
    "paired with itself": (
        NEW,
        (BEAR, do("designate", "it", as_="paired", with_="it")),
        "702.95c: Two creatures are needed for a pair, so Bear cannot be paired with itself.",
    ),
    "counters by what was done": (
        NEW,
        (place("Shark", zone="hand"), ENTERS),
        "614.1c: Nobody has said what decides how many counters it enters with: “Bloodthirst 1.”",
    ),
    "paired already": (
        NEW,
        (
            BEAR,
            place("Goblin", "g"),
            place("King", "k"),
            do("designate", "it", as_="paired", with_="g"),
            do("designate", "k", as_="paired", with_="g"),
        ),
        "702.95d: A creature is paired with one other only, so King and Goblin are not paired.",
    ),
    "reading: modal card transformed": (
        NEW,
        (place("Malakir Rebirth", zone="hand"), do("put_onto_battlefield", "it", transformed=True)),
        (
            "712.14a: One rule lets Malakir Rebirth enter with its back face up, another keeps it "
            "out because of its front; it is assumed that it enters."
        ),
    ),
    "reading: exception on both faces": (
        NEW,
        (place("Delver of Secrets"), do("create_token_copy", of="it", as_="t", except_={"add_types": ["Artifact"]})),
        "707.8a: The rules do not say which face an exception reaches; both are assumed.",
    ),
    "exception drops": (
        NEW,
        (
            place("Delver of Secrets"),
            do("transform", "it"),
            do("create_token_copy", of="it", as_="t", except_={"set_colors": ["R"]}),
        ),
        "707.9d: What defines a value that the exception gives is not copied, nor is a color indicator.",
    ),
    "enters tapped by a condition": (
        NEW,
        (place("Gate", zone="hand"), ENTERS),
        "614.1d: By its own words it enters tapped, as things are: “Gate enters tapped unless you control a Forest.”",
    ),
    "enters untapped by a condition": (
        NEW,
        (place("Wood", "w"), place("Gate", zone="hand"), ENTERS),
        (
            "614.1d: By its own words it does not enter tapped, as things are: “Gate enters tapped "
            "unless you control a Forest.”"
        ),
    ),
    "entering not computed": (
        NEW,
        (place("Herald", zone="hand"), ENTERS),
        "614.1d: What its words say about how it enters is not computed: “Herald enters wearing a hat.”",
    ),
    "no such original": (
        NEW,
        (BEAR, place("Mimic", "m", "hand"), do("put_onto_battlefield", "m", as_copy_of="it")),
        (
            "614.1c: The words of Mimic do not let it enter as a copy of Bear: “You may have Mimic "
            "enter as a copy of any artifact.”"
        ),
    ),
    "words allow no such copy": (
        NEW,
        (BEAR, place("Odd", "o"), do("become_copy", "o", of="it")),
        (
            "608.2c: The words of Odd allow no copy of Bear, so something else has to make it one: "
            "“{1}: Odd becomes a copy of target artifact.”"
        ),
    ),
    "copy not judged": (
        NEW,
        (
            BEAR,
            place("Odd", "o"),
            do("not_read", says="It is made of brass", objects=["it"]),
            do("become_copy", "o", of="it"),
        ),
        "608.2c: Whether the words at hand allow a copy of Bear is not computed: “It is made of brass.”",
    ),
    "tokens not computed": (
        NEW,
        (place("Chorus", "c"), BEAR, do("create_token_copy", of="it", as_="t")),
        (
            "614.1a: What Chorus makes of created tokens is not computed: “If a token would be "
            "created under your control, a Squirrel is knitted as well.”"
        ),
    ),
    "no such keyword here": (
        NEW,
        (place("Bear", zone="stack", bestow=True),),
        "702.103a: Bear has no such ability, so it cannot have been cast that way.",
    ),
    "keyword of later here": (
        OLD,
        (place("Bear", zone="stack", bestow=True),),
        "601.2b: In this edition Bear has no such ability, so it cannot have been cast that way.",
    ),
    "final chapter": (
        NEW,
        (place("Story", counters={"lore": 1}), CHECK),
        (
            "704.5s: Story's lore counters have reached its final chapter, so it is sacrificed unless one of its "
            "chapter abilities is still on the stack."
        ),
    ),
    "no final chapter": (
        MID,
        (
            place("Story", counters={"lore": 1}),
            do("effect", on=["it"], change={"lose_all_abilities": True}),
            CHECK,
        ),
        "704.5s: Story has no chapter abilities, so its final chapter number is 0, and it is sacrificed.",
    ),
    "chapter ability waits": (
        NEW,
        (place("Story"), do("counters", "it", kind="lore"), CHECK),
        "704.5s: Story is not sacrificed yet: one of its chapter abilities has triggered and has not left the stack.",
    ),
    "Siege ability waits": (
        NEW,
        (place("Invasion of Kylem", counters={"defense": 1}), do("counters", "it", kind="defense", count=-1), CHECK),
        (
            "704.5v: Invasion of Kylem has an ability that triggered as its last defense counter was removed, and that "
            "has not left the stack yet, so it stays for now."
        ),
    ),
    "defense 0": (
        NEW,
        (place("Invasion of Kylem", counters={"defense": 0}), CHECK),
        (
            "704.5v: Invasion of Kylem's defense is 0, so it goes to the graveyard unless one of its triggered "
            "abilities is still on the stack."
        ),
    ),
    "color chosen": (NEW, (BEAR, do("choose", "it", color="G")), "105.4: It is one of the five colors, as it must be."),
}


@pytest.mark.parametrize("row", ROWS.values(), ids=ROWS)
def test_a_sentence_that_is_seldom_said_is_as_a_judge_says_it(row: Row) -> None:
    edition, actions, sentence = row
    assert sentence in said_by(*actions, cards=CARDS, edition=edition)


@pytest.mark.parametrize(
    ("actions", "why"),
    [
        (
            (do("not_read", says="It glows", objects=["it"]),),
            "This was told in words that were not read; what it did is not computed.",
        ),
        (
            (place("Agadeem's Awakening", "h", "hand"), do("play_land", "h", face="back")),
            "What these words did as it entered is not computed.",
        ),
    ],
)
def test_what_is_not_computed_of_an_object_says_why(actions: tuple[Record, ...], why: str) -> None:
    played = play(NEW, BEAR, *actions, cards=CARDS)
    assert why in {one.why for label in played.table.objects for one in played[label].not_computed}


def test_303_4f_an_aura_that_nobody_put_on_anything_waits() -> None:
    bear = place("Grizzly Bears", "bear")
    played = play(NEW, bear, place("Mantle", zone="hand"), do("cast", "it"), do("resolve", "it"), cards=CARDS)
    assert {one.why for one in (*played["it"].depends, *played["it"].not_computed)} == {
        "Nobody has said what it enchants, so it is attached to nothing yet."
    }
