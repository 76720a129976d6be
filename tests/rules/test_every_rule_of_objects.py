"""Putting, exiling, flipping, melding, fusing and the rest: each rule that decides it, in each edition."""

from __future__ import annotations

import pytest

from tests.rules.cards_for_tests import creature
from tests.rules.in_every_edition import Told, rows, told
from tests.rules.playing import Record, do, place

RATS = (place("Graf Rats", "a"), place("Midnight Scavengers", "b"))
MELD, PUT, FLIP = do("meld", objects=["a", "b"], as_="it"), "put_onto_battlefield", do("flip", "it")
FLIGHT = place("Flight", "other")
NIGHT = do("day_night", value="night")


def of_two_faces(back: str) -> Record:
    """A card whose back face is of this type."""
    front = {"name": "Odd Front", "mana_cost": "{1}", "type_line": "Creature — Bear", "power": "1", "toughness": "1"}
    behind = {"name": "Odd Back", "mana_cost": "", "type_line": back, "oracle_text": "Draw a card."}
    return {"name": "Odd Front // Odd Back", "layout": "transform", "card_faces": [front, behind]}


def hand(card: str, name: str, **keys: object) -> tuple[Record, ...]:
    return place(card, "it", "hand"), do(name, "it", **keys)


PUT_THERE = {
    "a spell": Told("illegal: 608.3 | = | = | illegal: 608.3a | =", place("Bear", "it", "stack"), do(PUT, "it")),
    "a permanent": Told("nothing happens: 400.7 | = | = | = | =", place("Bear"), do(PUT, "it")),
    "an instant": Told("nothing happens: 304.4 400.4a | = | = | = | =", *hand("Lightning Bolt", PUT)),
    "a sorcery": Told("nothing happens: 307.4 400.4a | = | = | = | =", *hand("Despise", PUT)),
    "an instant behind, transformed": Told(
        """illegal: 711.5 | nothing happens: 304.4 400.4a 711.7 | nothing happens: 304.4 400.4a 712.10a
        | nothing happens: 304.4 400.4a 712.14a | =""",
        *hand("Odd Front", PUT, transformed=True),
        cards=[of_two_faces("Instant")],
    ),
    "a sorcery behind, transformed": Told(
        """illegal: 711.5 | nothing happens: 307.4 400.4a 711.7 | nothing happens: 307.4 400.4a 712.10a
        | nothing happens: 307.4 400.4a 712.14a | =""",
        *hand("Odd Front", PUT, transformed=True),
        cards=[of_two_faces("Sorcery")],
    ),
    "an instant behind, as it resolves": Told(
        "illegal: 711.5 | done: 304.4 400.7 | = | done: 712.13a 400.7 | =",
        *hand("Odd Front", "cast"),
        do("resolve", "it", transformed=True),
        cards=[of_two_faces("Instant")],
    ),
    "an instant behind, told to transform": Told(
        """done: 701.25a 701.25b 711.7 701.25c | done: 701.25a 701.25b 711.11 701.25d 613.6f 701.25c
        | nothing happens: 712.6+701.28d | nothing happens: 712.10+701.27d | =""",
        place("Odd Front"),
        do("transform", "it"),
        cards=[of_two_faces("Instant")],
    ),
    "face down": Told(
        "done: 707.3 707.2 707.2a 400.7 613.6c | = | done: 708.3 708.2 708.2a 400.7 613.7d | = | =",
        *hand("Bear", PUT, face_down=True),
    ),
    "face down, of two faces": Told(
        """nothing happens: 711.6 | done: 707.3 711.8 707.2 707.2a 400.7 613.6c
        | done: 708.3 712.11 708.2 708.2a 400.7 613.7d | done: 708.3 712.15 708.2 708.2a 400.7 613.7d | =""",
        *hand("Delver of Secrets", PUT, face_down=True),
    ),
    "as if manifested": Told(
        "illegal: 701.1 | done: 707.3 707.2 707.2a 400.7 613.6c | done: 708.3 708.2 708.2a 400.7 613.7d | = | =",
        *hand("Bear", PUT, face_down="manifest"),
    ),
    "as if cloaked": Told(
        "illegal: 701.1 | = | = | done: 708.3 708.2 400.7 613.7d | =", *hand("Bear", PUT, face_down="cloak")
    ),
    "set up as if by disguise": Told("illegal: 702.1 | = | = | - | -", place("Bear", face_down="disguise")),
    "set up with an open door": Told("illegal: 708.2 | = | illegal: 709.4 | - | -", place("Bear", unlocked=["left"])),
}
MOVED = {
    "face down into the hand": Told(
        "illegal: 110.6d | = | illegal: 110.5d | = | =", place("Bear"), do("move", "it", to="hand", face_down=True)
    ),
    "to the stack": Told("illegal: 601.2a | = | = | = | =", place("Bear"), do("move", "it", to="stack")),
    "where it is": Told("nothing happens: 400.7 | = | = | = | =", *hand("Bear", "move", to="hand")),
    "exiled face down": Told(
        "done: 406.3 110.6d 400.7 | done: 406.3 406.3 110.6d 400.7 | done: 406.3 406.3a 110.5d 400.7 | = | =",
        *hand("Bear", "move", to="exile", face_down=True),
    ),
    "exiled face down, of two faces": Told(
        """done: 711.9d 406.3 110.6d 400.7 | done: 711.10 406.3 406.3 110.6d 400.7
        | done: 712.13 406.3 406.3a 110.5d 400.7 | done: 712.17 406.3 406.3a 110.5d 400.7 | =""",
        *hand("Delver of Secrets", "move", to="exile", face_down=True),
    ),
}
FORT = {"name": "Fort", "mana_cost": "{1}", "type_line": "Artifact — Fortification", "oracle_text": "Fortify {1}"}
MADE_A_CREATURE = do("effect", on=["other"], change={"add_types": ["Creature"]})
ATTACH = do("attach", "other", to="it")
WARDED = creature("Warded", "Bear", "1/1", oracle_text="Protection from blue\nProtection from artifacts")
ATTACHED = {
    "an Aura": Told("done: 701.3a 613.6d | = | done: 701.3a 613.7e | = | =", place("Bear"), FLIGHT, ATTACH),
    "an Aura that is there": Told(
        "nothing happens: 701.3b/ATTACHED_ALREADY | = | = | = | =", place("Bear"), FLIGHT, ATTACH, ATTACH
    ),
    "a creature": Told(
        "nothing happens: 701.3a | nothing happens: 701.3b | = | = | =", place("Bear"), place("Goblin", "other"), ATTACH
    ),
    "an Aura that cannot enchant it": Told(
        "nothing happens: 303.4h 701.3b/WHAT_CANNOT_BE_ATTACHED_STAYS | nothing happens: 303.4j 701.3b | = | = | =",
        place("Forest"),
        FLIGHT,
        ATTACH,
    ),
    "an Aura that is a creature": Told(
        "nothing happens: 303.4h 701.3b 303.4d | nothing happens: 303.4j 701.3b 303.4d | = | = | =",
        place("Bear"),
        FLIGHT,
        MADE_A_CREATURE,
        ATTACH,
    ),
    "an Aura to what has protection": Told(
        "nothing happens: 303.4h 701.3b 702.15c | nothing happens: 303.4j 701.3b 702.16c | = | = | =",
        place("Warded"),
        FLIGHT,
        ATTACH,
        cards=[WARDED],
    ),
    "an Equipment to a land": Told(
        "nothing happens: 301.5 701.3b | = | = | = | =", place("Forest"), place("Bonesplitter", "other"), ATTACH
    ),
    "an Equipment to what has protection": Told(
        "nothing happens: 702.15d 701.3b | nothing happens: 702.16d 701.3b | = | = | =",
        place("Warded"),
        place("Bonesplitter", "other"),
        ATTACH,
        cards=[WARDED],
    ),
    "a Fortification to a creature": Told(
        "nothing happens: 301.6 701.3b | = | = | = | =", place("Bear"), place("Fort", "other"), ATTACH, cards=[FORT]
    ),
    "a Fortification that is a creature": Told(
        "nothing happens: 301.6 701.3b | = | = | = | =",
        place("Forest"),
        place("Fort", "other"),
        MADE_A_CREATURE,
        ATTACH,
        cards=[FORT],
    ),
}
OTHERS = {
    "an effect that begins": Told(
        "done: 611.2c | = | = | = | =", place("Bear"), do("effect", on=["it"], change={"power": 1})
    ),
    "an effect on nothing": Told(
        "done: 611.2c | = | = | = | =", do("effect", filter={"types": "Planeswalker"}, change={"power": 1})
    ),
    "a name of an Adventure": Told(
        "done: 201.3 201.3 | = | done: 716.5 201.3f 201.3 | done: 715.5 201.4f 201.4 | =",
        do("choose_name", name="Stomp"),
    ),
    "prepared without a spell for it": Told(
        "illegal: 701.1 | = | = | = | nothing happens: 722.3a",
        place("Bear"),
        do("designate", "it", **{"as": "prepared"}),
    ),
    "a Ring-bearer": Told(
        "illegal: 701.1 | = | = | done: 701.54b+701.54a 701.54c | =",
        place("Bear"),
        do("designate", "it", **{"as": "ring-bearer"}),
    ),
    "suspected": Told(
        "illegal: 701.1 | = | = | done: 701.60b+701.60a 701.60c | =",
        place("Bear"),
        do("designate", "it", **{"as": "suspected"}),
    ),
    "a level of no Class": Told(
        "illegal: 702.1 | = | done: 717.2b | done: 716.2b | =",
        place("Bear"),
        do("designate", "it", **{"as": "class level 2"}),
    ),
    "set up with a door in the hand": Told(
        "illegal: 708.2 | = | illegal: 709.4 | illegal: 709.5c | =", place("Bear", "it", "hand", unlocked=["left"])
    ),
    "flipped": Told("done: 709.2 709.1c | = | done: 710.2 710.1c | = | =", place("Akki Lavarunner"), FLIP),
    "flipped in the hand": Told(
        "nothing happens: 709.2 | = | nothing happens: 710.2 | = | =", *hand("Akki Lavarunner", "flip")
    ),
    "flipped again": Told(
        "nothing happens: 709.4 | = | nothing happens: 710.4 | = | =", place("Akki Lavarunner"), FLIP, FLIP
    ),
    "flipped without a lower half": Told(
        "nothing happens: 709.2 110.6c | = | nothing happens: 710.2 110.5c | = | =", place("Bear"), FLIP
    ),
    "melded": Told(
        "- | - | done: 701.37a 400.7 713.1a 713.8 | done: 701.42a 400.7 712.5 712.5a 712.14c | =", *RATS, MELD
    ),
    "melded, of two owners": Told(
        "- | - | done: 701.37a 400.7 713.1a 713.8 108.3 | done: 701.42a 400.7 712.5 712.5a 712.14c 108.3 | =",
        RATS[0],
        place("Midnight Scavengers", "b", player="Ben"),
        MELD,
    ),
    "melded, no pair": Told(
        "illegal: 701.1 | = | nothing happens: 701.37b+701.37c | nothing happens: 701.42b+701.42c | =",
        place("Bear", "a"),
        place("Goblin", "b"),
        MELD,
    ),
    "fused": Told(
        """illegal: 708.2a | done: 702.101a 702.101b+708.2 702.101c 601.2a
        | done: 702.102a 702.102b+709.4d 702.102c 601.2a | = | =""",
        *hand("Wear // Tear", "cast", half="fused"),
    ),
    "fused without fuse": Told(
        "illegal: 708.2a | illegal: 702.101a | illegal: 702.102a | = | =", *hand("Fire // Ice", "cast", half="fused")
    ),
    "fused from the graveyard": Told(
        "illegal: 708.2a | illegal: 702.101a | illegal: 702.102a | = | =",
        place("Wear // Tear", "it", "graveyard"),
        do("cast", "it", half="fused"),
    ),
    "a door that it has not": Told(
        "illegal: 708.2 | = | illegal: 709.4 | nothing happens: 101.3 709.5f | =",
        place("Bear"),
        do("unlock", "it", half="left"),
    ),
    "a name": Told(
        "done: 201.3 201.3 | = | done: 201.3 | done: 201.4 | =", place("Bear"), do("choose_name", name="Bear")
    ),
    "phased in, not phased out": Told(
        "nothing happens: 702.24c | nothing happens: 702.25c | nothing happens: 702.26c | = | =",
        place("Bear"),
        do("phase_in", "it"),
    ),
    "phased in, none is meant": Told(
        "nothing happens: 702.24c | nothing happens: 702.25c | nothing happens: 702.26c | = | =",
        do("phase_in", filter={"types": "Planeswalker"}),
    ),
    "phased in with an Aura": Told(
        "done: 702.24c 702.24f 702.24d | done: 702.25c 702.25f 702.25d | done: 702.26c 702.26g 702.26d | = | =",
        place("Bear"),
        place("Flight", "aura"),
        do("attach", "aura", to="it"),
        do("phase_out", "it"),
        do("phase_in", "it"),
    ),
    "it becomes night": Told("illegal: 702.1 | = | done: 724.1 | done: 729.1 | done: 731.1", NIGHT),
    "it is night": Told(
        "- | - | nothing happens: 724.1 | nothing happens: 729.1 | nothing happens: 731.1", NIGHT, NIGHT
    ),
    "more counters than there are": Told(
        "nothing happens: 101.3 | = | = | = | =",
        place("Bear"),
        do("counters", "it", kind="+1/+1", count=-1),
    ),
    "a token": Told("done: 110.5b | = | done: 111.3 | = | =", do("create_token", card="Monster Role token", as_="it")),
}
VALUES = {
    f"{key}, {name}": Told(columns, *actions, of=f"it.{key}")
    for key, name, columns, actions in (
        *(
            ("face_down", f"set up so by {by}", columns, (place("Bear", face_down=by),))
            for by, columns in {
                "morph": "702.35b 110.6 | 702.36c 110.6 | 702.37c 110.5 | = | =",
                "disguise": "- | - | - | 702.168b 110.5 | =",
                "manifest": "- | 701.31a 110.6 | 701.34a 110.5 | 701.40a 110.5 | =",
                "cloak": "- | - | - | 701.58a 110.5 | =",
                True: "707.2a 110.6 | = | 708.2a 110.5 | = | =",
            }.items()
        ),
        *(
            ("face_down", f"a spell set up so by {by}", columns, (place("Bear", "it", "stack", face_down=by),))
            for by, columns in {
                "morph": "702.35b | 702.36c | 702.37c | = | =",
                "disguise": "- | - | - | 702.168b | =",
                True: "707.4 | = | 708.4 | = | =",
            }.items()
        ),
        (
            "face_down",
            "set up with values listed",
            "707.2 110.6 | = | 708.2 110.5 | = | =",
            (place("Bear", face_down={"types": ["Artifact"]}),),
        ),
        ("face_down", "set up in exile", "406.3 | = | = | = | =", (place("Bear", "it", "exile", face_down=True),)),
        *(
            ("face_up", f"{card} set up in {zone} {keys}", columns, (place(card, "it", zone, **keys),))
            for card, zone, keys, columns in (
                ("Graf Rats", "stack", {}, "- | - | 713.7+713.3a | 712.8b | ="),
                ("Graf Rats", "hand", {}, "- | - | 713.3a | 712.8a | ="),
                ("Graf Rats", "battlefield", {}, "- | - | 713.8 | 712.14 | ="),
                ("Valki, God of Lies", "battlefield", {"face": "back"}, "- | - | 712.4e | 712.8f | ="),
                ("Delver of Secrets", "stack", {}, "711.4 | 711.6 | 712.7 | 712.11 | ="),
                ("Delver of Secrets", "hand", {}, "711.2a | 711.4a | 712.4a | 712.8a | ="),
                ("Delver of Secrets", "battlefield", {}, "711.5 | 711.7 | 712.10 | 712.14 | ="),
                (
                    "Delver of Secrets",
                    "battlefield",
                    {"face": "back"},
                    "711.2b+711.3 | 711.4b+711.5 | 712.4d | 712.8e | =",
                ),
            )
        ),
        ("keywords", "printed", "207.1 | = | = | = | =", (place("Angel"),)),
        (
            "colors",
            "face down",
            "707.2a 707.2+706.2 202.2b | = | 708.2a 708.2+613.2b+613.1a 202.2b | = | =",
            (place("Bear", face_down=True),),
        ),
        (
            "mana_value",
            "of the half that was cast",
            "708.2 202.3 | = | 709.3b+202.3d 202.3 | = | =",
            (place("Fire // Ice", "it", "stack", half="left"),),
        ),
        (
            "supertypes",
            "of a Ring-bearer",
            "- | - | - | 701.54c+205.4b+613.1d 205.1 | =",
            (place("Bear"), do("designate", "it", **{"as": "ring-bearer"})),
        ),
        (
            "keywords",
            "of what is suspected",
            "- | - | - | 701.60c+613.1f 207.1 | =",
            (place("Bear"), do("designate", "it", **{"as": "suspected"})),
        ),
        (
            "power",
            "of an effect that resolved",
            "613.3c+611.2c 208.1 | = | 613.4c+611.2c 208.1 | = | =",
            (place("Bear"), do("effect", on=["it"], change={"power": 1})),
        ),
        (
            "face_down",
            "put there so",
            "707.3 707.2a 110.6 | = | 708.3 708.2a 110.5 | = | =",
            hand("Bear", PUT, face_down=True),
        ),
        (
            "face_down",
            "put there as if manifested",
            "- | 701.31a 110.6 | 701.34a 110.5 | 701.40a 110.5 | =",
            hand("Bear", PUT, face_down="manifest"),
        ),
        ("face_down", "put there as if cloaked", "- | - | - | 701.58a 110.5 | =", hand("Bear", PUT, face_down="cloak")),
        ("face_down", "exiled so", "406.3 | = | = | = | =", hand("Bear", "move", to="exile", face_down=True)),
        (
            "name",
            "exiled face down",
            "201.1 | 406.3 | 406.3a | = | =",
            hand("Bear", "move", to="exile", face_down=True),
        ),
        (
            "flipped",
            "it was flipped",
            "709.2+709.1b 110.6 | = | 710.2+710.1b 110.5 | = | =",
            (place("Akki Lavarunner"), FLIP),
        ),
        ("zone", "melded", "- | - | 701.37a+713.2 400.7 | 701.42a+712.4a 400.7 | =", (*RATS, MELD)),
        (
            "colors",
            "of a token",
            "110.5b 110.5b | = | 111.3 111.3 | 111.10k 111.3 111.3 | =",
            (do("create_token", card="Monster Role token", as_="it"),),
        ),
    )
}


@pytest.mark.parametrize("row", rows({**PUT_THERE, **MOVED, **ATTACHED, **OTHERS, **VALUES}))
def test_each_rule_is_told_in_each_edition(row: Told) -> None:
    assert told(row) == row.columns
