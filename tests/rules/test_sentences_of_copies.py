"""Each sentence about names, copies, what is face down and state-based actions, under an edition in which it is said.

A row is the edition, what happens and, behind the number of the rule there, the sentence as a judge says it.
"""

from __future__ import annotations

import pytest

from tests.rules.playing import do, place
from tests.rules.sentence_rows import BEAR, CHECK, DELVER, IN_HAND, INN, MELDED, MID, NEW, OLD, Row, hand, said_in

DYING = {"add_types": ["Creature"], "set_power": 0, "set_toughness": 0}
ROWS: dict[str, Row] = {
    # Names.
    "name of face": (
        NEW,
        (do("choose_name", name="Insectile Aberration"),),
        "712.19: Insectile Aberration is the name of one face, and either face's name may be chosen.",
    ),
    "name of half": (
        NEW,
        (do("choose_name", name="Ice"),),
        "709.4a: Ice is the name of one half, and either half's name may be chosen.",
    ),
    "half of a name": (
        OLD,
        (do("choose_name", name="Ice"),),
        "708.7: In this edition a split card is named by both halves together, not by Ice alone.",
    ),
    "name of token": (
        NEW,
        (do("choose_name", name="Treasure"),),
        "201.4: Treasure is only a token; the name of a token may not be chosen.",
    ),
    "name of inset": (
        NEW,
        (do("choose_name", name="Long Walk"),),
        "715.5: Long Walk is the name of an Adventure, and it may be chosen.",
    ),
    # Copies.
    "only permanents copy": (
        NEW,
        (IN_HAND, place("Goblin", "g"), do("become_copy", "it", of="g")),
        "707.2: Bear is not on the battlefield, so it does not become a copy.",
    ),
    "becomes a copy face down": (
        NEW,
        (place("Bear", face_down="manifest"), place("Goblin", "g"), do("become_copy", "it", of="g")),
        (
            "708.10: Ana's face-down creature becomes a copy of Goblin, but while face down it does not show the "
            "copied values."
        ),
    ),
    "token with one face": (
        MID,
        (DELVER, do("create_token_copy", of="it", as_="t")),
        "707.8: In this edition such a token has one face only, a copy of the one that Delver of Secrets shows.",
    ),
    "only spells are copied": (
        NEW,
        (BEAR, do("copy_spell", of="it", as_="c")),
        "707.10: Bear is not a spell on the stack, so it cannot be copied there.",
    ),
    "copies a spell": (
        NEW,
        (hand("Lightning Bolt"), do("cast", "it"), do("copy_spell", of="it", as_="c")),
        "707.10: A copy of the spell Lightning Bolt is put onto the stack, with all its choices; it is not cast.",
    ),
    "copies a nameless spell": (
        NEW,
        (hand("Pine Walker"), do("cast", "it", face_down="morph"), do("copy_spell", of="it", as_="c")),
        "707.10: A copy of Ana's face-down spell is put onto the stack, with all its choices; it is not cast.",
    ),
    # 707.10: the copy is face up, and has no name.
    "copies a nameless spell, again": (
        NEW,
        (
            *(hand("Pine Walker"), do("cast", "it", face_down="morph"), do("copy_spell", of="it", as_="c")),
            do("copy_spell", of="c", as_="d"),
        ),
        "707.10: A copy of Ana's nameless spell is put onto the stack, with all its choices; it is not cast.",
    ),
    "reading: permanent spell copies": (
        OLD,
        (IN_HAND, do("cast", "it"), do("copy_spell", of="it", as_="c")),
        (
            "706.10: The rules of this edition do not say what a copy of a permanent spell becomes; "
            "it is assumed that none is made."
        ),
    ),
    "permanent spell copy": (
        NEW,
        (IN_HAND, do("cast", "it"), do("copy_spell", of="it", as_="c")),
        "707.10f: Bear is a permanent spell, so the copy becomes a token as it resolves.",
    ),
    "reading: token of melded": (
        NEW,
        (*MELDED, do("create_token_copy", of="m", as_="t")),
        "707.8: The rules name no other face for such a token; it is assumed to have this one only.",
    ),
    "reading: token of face down": (
        NEW,
        (place("Delver of Secrets", face_down="manifest"), do("create_token_copy", of="it", as_="t")),
        (
            "707.8a: The rules do not say whether a token copy of a face-down double-faced permanent "
            "has two faces; it is assumed that it has one."
        ),
    ),
    # Face down.
    "no such face-down action": (
        OLD,
        (place("Bear", zone="library"), do("manifest", "it")),
        "701.1: This edition has no such way of being face down.",
    ),
    "cannot be manifested": (
        NEW,
        (BEAR, do("manifest", "it")),
        "701.40a: Bear is on the battlefield already, so it stays as it is.",
    ),
    "double-faced face down": (
        NEW,
        (place("Delver of Secrets", zone="library"), do("manifest", "it")),
        "712.15: Face down, even a double-faced card has only the values listed for it.",
    ),
    "cannot be turned up": (
        NEW,
        (IN_HAND, do("turn_face_up", "it", by="morph")),
        "702.37e: Bear is not a face-down permanent that could be turned face up.",
    ),
    "no such turning up": (
        OLD,
        (place("Bear", face_down="morph"), do("turn_face_up", "it", by="cloak")),
        "707.7: This edition has no cloak, so nothing is turned face up that way.",
    ),
    "turned up for a cost": (
        NEW,
        (place("Exalted Angel", face_down="morph"), do("turn_face_up", "it", by="morph")),
        "702.37e: Its controller may turn it face up by paying its morph cost.",
    ),
    "turned up for a megamorph cost": (
        NEW,
        (place("Den Protector", face_down="morph"), do("turn_face_up", "it", by="morph")),
        "702.37e: Its controller may turn it face up by paying its megamorph cost.",
    ),
    "reading: instant face down": (
        NEW,
        (place("Lightning Bolt", face_down=True), do("turn_face_up", "it")),
        (
            "304.4: The rules speak only of manifested and cloaked cards here; it is assumed that "
            "any other instant or sorcery is revealed and stays face down as well."
        ),
    ),
    "reading: face down again": (
        OLD,
        (place("Bear", face_down="morph"), do("turn_face_down", "it")),
        (
            "707.2a: The rules of this edition do not say what turning a face-down permanent face "
            "down does; it is assumed that the permanent stays as it is."
        ),
    ),
    "reading: flip without halves": (
        NEW,
        (BEAR, do("flip", "it")),
        (
            "110.5c: The rules do not say whether a permanent without a lower half can be flipped; "
            "it is assumed that it stays as it is."
        ),
    ),
    # State-based actions and what is attached.
    "loyalty 0": (
        NEW,
        (place("Jace, the Mind Sculptor", counters={"loyalty": 0}), CHECK),
        "704.5i: Jace, the Mind Sculptor's loyalty is 0, so it goes to the graveyard.",
    ),
    "Aura on nothing": (
        NEW,
        (place("Mantle"), CHECK),
        "704.5m: Mantle is attached to nothing, so it goes to the graveyard.",
    ),
    "Aura illegal": (
        NEW,
        (
            BEAR,
            place("Mantle", "m"),
            do("attach", "m", to="it"),
            do("effect", on=["it"], change={"set_types": ["Artifact"]}),
            CHECK,
        ),
        "704.5m: Mantle is attached to something that it cannot enchant, so it goes to the graveyard.",
    ),
    "Aura as a creature": (
        NEW,
        (
            BEAR,
            place("Mantle", "m"),
            do("attach", "m", to="it"),
            do("effect", on=["m"], change={"add_types": ["Creature"], "set_power": 2, "set_toughness": 2}),
            CHECK,
        ),
        "704.5m: Mantle is a creature now, so it cannot enchant anything and goes to the graveyard.",
    ),
    "Aura protected from": (
        NEW,
        (
            BEAR,
            place("Mantle", "m"),
            do("attach", "m", to="it"),
            do("effect", on=["it"], change={"add_abilities": ["Protection from enchantments"]}),
            CHECK,
        ),
        "704.5m: Mantle is attached to something that has protection from it, so it goes to the graveyard.",
    ),
    "legend, all": (
        OLD,
        (place("Tomb", "a"), place("Tomb", "b"), CHECK),
        "704.5k: Legendary permanents with the same name all go to the graveyard together: Tomb (a) and Tomb (b).",
    ),
    "legend, one": (
        NEW,
        (place("Tomb", "a"), place("Tomb", "b"), CHECK),
        (
            "704.5j: A player who controls legendary permanents with the same name keeps one, and the rest "
            "go to the graveyard: Tomb (a)."
        ),
    ),
    "newest is kept": (
        NEW,
        (place("Tomb", "a"), place("Tomb", "b"), CHECK),
        "704.5j: Nobody has said which one is kept; here it is the newest, Tomb (b).",
    ),
    "kept is who stays": (
        NEW,
        (place("Tomb", "a"), place("Tomb", "b"), do("effect", on=["b"], change=DYING), CHECK),
        "704.5j: Nobody has said which one is kept; here it is Tomb (a), as the newer one goes anyway.",
    ),
    "planeswalkers, one": (
        INN,
        (place("Jace, the Mind Sculptor", "a"), place("Jace, the Mind Sculptor", "b"), CHECK),
        (
            "704.5j: A player who controls planeswalkers that share a type keeps one, and the rest go to the "
            "graveyard: Jace, the Mind Sculptor (a)."
        ),
    ),
    "planeswalkers, all": (
        OLD,
        (place("Jace, the Mind Sculptor", "a"), place("Jace, the Mind Sculptor", "b"), CHECK),
        (
            "704.5j: Planeswalkers that share a type all go to the graveyard together: Jace, the Mind Sculptor (a) "
            "and Jace, the Mind Sculptor (b)."
        ),
    ),
    "cannot equip": (
        NEW,
        (place("Wood"), place("Sword", "s"), do("attach", "s", to="it")),
        "301.5: Equipment can be attached only to a creature, and Wood is not a creature on the battlefield.",
    ),
    "cannot fortify": (
        NEW,
        (BEAR, place("Fort", "s"), do("attach", "s", to="it")),
        "301.6: A Fortification can be attached only to a land, and Bear is not a land on the battlefield.",
    ),
    "counters get a timestamp": (
        NEW,
        (BEAR, do("counters", "it", kind="+1/+1")),
        "613.7c: All counters of the kind on it share one new timestamp.",
    ),
    "effect on nothing": (
        NEW,
        (do("effect", filter={"types": "Creature"}, change={"power": "+1"}, until="end of turn"),),
        "611.2c: The effect begins, but there is nothing that it affects, now or later.",
    ),
    "phased-out token ceases": (
        OLD,
        (place("Bear", token=True), do("phase_out", "it"), CHECK),
        "704.5d: In this edition a token that has phased out ceases to exist.",
    ),
    "cannot be paired": (
        NEW,
        (BEAR, place("Wood", "w"), do("designate", "it", as_="paired", with_="w")),
        "702.95c: Bear and Wood are not two creatures on the battlefield under one player's control.",
    ),
    "saddled no more": (
        NEW,
        (BEAR, place("Wood", "w"), do("designate", "it", as_="saddled"), do("end_turn")),
        "702.171b: Bear was saddled only until end of turn.",
    ),
    "no such type": (
        NEW,
        (BEAR, do("choose", "it", card_type="Forest")),
        "300.1: “Forest” is not a card type in this edition, so it cannot be chosen.",
    ),
    "shuffled": (
        NEW,
        (do("shuffle", seed=1),),
        "701.24a: Ana's library is shuffled; nobody knows the order of its cards.",
    ),
}


@pytest.mark.parametrize("row", ROWS.values(), ids=ROWS)
def test_a_sentence_about_copies_and_checks_says_what_a_judge_says(row: Row) -> None:
    assert row[2] in said_in(row)
