"""What cannot be set up, named, looked at, turned, cast or moved, and by which rule, each told in full."""

from __future__ import annotations

import pytest

from tests.rules.outcomes import BEAR, ENTERS, IN_HAND, Row, claimed_by, expected_of, told_by
from tests.rules.playing import DONE, ILLEGAL, NOTHING, Record, do, place

ROOM, SPLIT, NAME = "Bottomless Pool // Locker Room", "Fire // Ice", "choose_name"
RATS, SCAVENGERS = place("Graf Rats", "a"), place("Midnight Scavengers", "b")
MELDED = (RATS, SCAVENGERS, do("meld", objects=["a", "b"], as_="it"))
NOTHING_THERE = {"filter": {"types": "Planeswalker"}}


def hand(card: str, name: str, **keys: object) -> tuple[Record, ...]:
    return place(card, "it", "hand"), do(name, "it", **keys)


def named(name: str) -> tuple[Record, ...]:
    return BEAR, do(NAME, name=name)


SET_UP: dict[str, Row] = {
    "712.1": ((place("Bear", face="back"),), ILLEGAL, ("712.1: Bear has no back face that could be up",)),
    "712.4b": ((place("Graf Rats", face="back"),), ILLEGAL, ("712.4b: only half of a combined face on its back",)),
    "709.3 no halves": ((place("Bear", "it", "stack", half="left"),), ILLEGAL, ("709.3: Bear has no halves",)),
    "709.3": ((place(SPLIT, "it", "stack"),), ILLEGAL, ("709.3: Fire // Ice is a split card: the half to cast",)),
    "709.4": ((place(SPLIT, "it", "hand", half="left"),), ILLEGAL, ("709.4: Only on the stack is Fire // Ice one",)),
    "709.4 a Room": ((place(ROOM, half="left"),), ILLEGAL, ("709.4: anywhere else it is both",)),
    "702.102a": ((place(SPLIT, "it", "stack", half="fused"),), ILLEGAL, ("702.102a: Fire // Ice does not have fuse",)),
    "709.5c": ((place(ROOM, "it", "hand", unlocked=["left"]),), ILLEGAL, ("709.5c: Only a permanent has unlocked",)),
    "712.8a": ((place("Delver of Secrets", "it", "hand", face="back"),), ILLEGAL, ("712.8a: only its front face",)),
    "110.5d": ((place("Bear", "it", "hand", face_down=True),), ILLEGAL, ("110.5d: can a card be face down",)),
    "110.5d tapped": (
        (place("Bear", "it", "hand", tapped=True),),
        ILLEGAL,
        ("110.5d: Only a permanent can be tapped",),
    ),
    "110.5d flipped": (
        (place("Akki Lavarunner", "it", "hand", flipped=True),),
        ILLEGAL,
        ("110.5d: Only a permanent can be flipped",),
    ),
    "708.1": ((place("Bear", "it", "stack", face_down="cloak"),), ILLEGAL, ("702.37d: manifested or cloaked is put",)),
    "304.4": ((place("Lightning Bolt"),), ILLEGAL, ("304.4: an instant and can never be on the battlefield",)),
    "304.4 of halves": ((place(SPLIT),), ILLEGAL, ("304.4: Fire // Ice is an instant",)),
    "305.1 of a face": (
        (place("Search for Azcanta", "it", "stack", face="back"),),
        ILLEGAL,
        ("305.1: lands are played, never cast",),
    ),
}
NAMED: dict[str, Row] = {
    "201.4": (named("Bear"), DONE, ("201.4: Bear is the name of a card and may be chosen",)),
    "201.4 of nothing": (named("Foo Bar"), ILLEGAL, ("201.4: No card known here has the name Foo Bar",)),
    "710.5": (named("Tok-Tok, Volcano Born"), DONE, ("710.5: a name that the card has when flipped", "201.4: Tok-Tok")),
    "710.5 both": (
        named("Akki Lavarunner // Tok-Tok, Volcano Born"),
        ILLEGAL,
        ("710.5: Akki Lavarunner and Tok-Tok, Volcano Born are two names, and only one of them",),
    ),
    "712.19 both": (
        named("Delver of Secrets // Insectile Aberration"),
        ILLEGAL,
        ("712.19: Delver of Secrets and Insectile Aberration are two names",),
    ),
    "712.19 of a meld card": (named("Graf Rats"), DONE, ("712.19: the front face of a meld card", "201.4: Graf Rats")),
    "715.5": (
        named("Long Walk"),
        DONE,
        ("715.5: the name of an Adventure", "201.4f: Long Walk", "201.4: may be chosen"),
    ),
}
SEEN: dict[str, Row] = {
    "712.6": (
        (place("Delver of Secrets"), do("look", "it", player="Ben")),
        DONE,
        ("712.6: and so at both its faces: Delver of Secrets and Insectile Aberration",),
    ),
    "712.6 of a meld card": ((place("Graf Rats"), do("look", "it", player="Ben")), DONE, ("712.6: look at it: Graf",)),
    "712.6 melded": (
        (*MELDED, do("look", "it", player="Ben")),
        DONE,
        ("712.6: Ben may look at it: Graf Rats and Midnight Scav",),
    ),
    "708.5 one's own": (
        (place("Bear", face_down="morph"), do("look", "it", player="Ana")),
        DONE,
        ("708.5: Ana may look at it: Bear",),
    ),
    "402.3 one's own": (hand("Bear", "look", player="Ana"), DONE, ("402.3: Ana may look at it: Bear",)),
    "402.3": (
        hand("Bear", "look", player="Ben"),
        ILLEGAL,
        ("402.3: Ben may not look at a card in another player's hand",),
    ),
    "406.3": (
        (BEAR, do("move", "it", to="exile", face_down=True), do("look", "it", player="Ben")),
        ILLEGAL,
        ("406.3: Nobody has said what lets Ben look", "708.5: this card, which is exiled face down"),
    ),
}
TURNED: dict[str, Row] = {
    "708.2": (hand("Bear", "turn_face_down"), NOTHING, ("708.2: Only a permanent can be turned face down",)),
    "712.16": ((*MELDED, do("turn_face_down", "it")), NOTHING, ("712.16: Chittering Host is a melded permanent",)),
    "708.8": (hand("Bear", "turn_face_up"), NOTHING, ("708.8: Bear is not a face-down permanent",)),
    "708.7": (
        (BEAR, do("turn_face_up", "it", by="morph")),
        ILLEGAL,
        ("708.7: Bear is not a face-down permanent", "702.37e: not a face-down permanent"),
    ),
    "701.40b of what was cloaked": (
        (place("Bear", face_down="cloak"), do("turn_face_up", "it", by="manifest")),
        ILLEGAL,
        ("701.40b: was not manifested",),
    ),
    "701.40b of a land": (
        (place("Forest", face_down="manifest"), do("turn_face_up", "it", by="manifest")),
        ILLEGAL,
        ("701.40b: not represented by a creature card with a mana cost",),
    ),
    "712.15a": (
        (place("Delver of Secrets", face_down="manifest"), do("turn_face_up", "it", by="manifest")),
        DONE,
        (
            *("701.40b: its mana cost", "708.7: they have priority", "712.15a: the front face comes up: Delver"),
            *("708.8: has its own values again", "613.7f: a new timestamp"),
        ),
    ),
    "701.58g": (
        (place("Lightning Bolt", face_down="cloak"), do("turn_face_up", "it")),
        NOTHING,
        ("701.58g: revealed and stays face down",),
    ),
    "712.4c": (
        (place("Graf Rats"), do("transform", "it")),
        NOTHING,
        (
            "712.4c: such cards never transform",
            "712.9: of a meld pair",
            "701.27c: Graf Rats is one card of a meld pair",
        ),
    ),
    "712.4c melded": (
        (*MELDED, do("transform", "it")),
        NOTHING,
        ("712.4c: Chittering Host is a melded permanent", "712.9: a melded permanent", "701.27c: a melded permanent"),
    ),
}
NONE_MEANT: dict[str, Row] = {
    f"{rule} of nothing": (
        (BEAR, do(name, **NOTHING_THERE, **({"of": "it"} if name == "become_copy" else {}))),
        NOTHING,
        (f"{rule}: Nothing on the battlefield fits that description",),
    )
    for name, rule in {
        "transform": "712.9",
        "turn_face_down": "708.2a",
        "turn_face_up": "708.8",
        "flip": "710.2",
        "become_copy": "707.2",
        "tap": "701.26a",
        "phase_out": "702.26b",
    }.items()
}
CAST: dict[str, Row] = {
    "702.103a": (
        hand("Bear", "cast", bestow=True),
        ILLEGAL,
        ("702.103a: Bear has no bestow ability, so it cannot be cast that way",),
    ),
    "715.3 no inset": (
        hand("Bear", "cast", inset=True),
        ILLEGAL,
        ("715.3: Bear has no Adventure or other second spell",),
    ),
    "715.3 of halves": (
        hand(SPLIT, "cast", inset=True),
        ILLEGAL,
        ("715.3: Fire // Ice has no Adventure or other second spell",),
    ),
    "702.160a": (hand("Bear", "cast", prototype=True), ILLEGAL, ("702.160a: Bear has no prototype ability",)),
    "718.3": (
        hand("Golem", "cast", prototype=True),
        DONE,
        (
            *(
                "718.3: Golem has its second mana cost",
                "702.160a: Cast as a prototype",
                "718.3b: second mana cost, power",
            ),
            *("718.3a: judged by those values alone: Golem", "601.2a: Golem is put onto the stack"),
        ),
    ),
    "708.4 and a half": (
        hand(SPLIT, "cast", half="left", face_down=True),
        ILLEGAL,
        ("708.4: Fire // Ice has only the values listed for it, so one half cannot be chosen",),
    ),
    "708.4 and a face": (
        hand("Delver of Secrets", "cast", transformed=True, face_down=True),
        ILLEGAL,
        ("708.4: so its back face cannot be chosen",),
    ),
    "702.102a from elsewhere": (
        (place("Wear // Tear", "it", "graveyard"), do("cast", "it", half="fused")),
        ILLEGAL,
        ("702.102a: Wear // Tear can be cast fused only from its owner's hand",),
    ),
    "702.102a no fuse": (hand(SPLIT, "cast", half="fused"), ILLEGAL, ("702.102a: Fire // Ice does not have fuse",)),
}
MOVED: dict[str, Row] = {
    "110.5d face down": (
        hand("Bear", "move", to="graveyard", face_down=True),
        ILLEGAL,
        ("110.5d: on the stack and in exile can a card be face down",),
    ),
    "400.7": (hand("Bear", "move", to="battlefield"), DONE, ENTERS),
    "712.14b": (
        hand("Kabira Takedown", "put_onto_battlefield"),
        NOTHING,
        ("712.14b: not a permanent card, so it stays",),
    ),
    "712.14a of a meld card": (
        hand("Graf Rats", "put_onto_battlefield", transformed=True),
        NOTHING,
        ("712.14a: half of a combined face on its back", "712.14a: do not say what a meld card does"),
    ),
    "712.14a against 712.14b": (
        hand("Kabira Takedown", "put_onto_battlefield", transformed=True),
        DONE,
        (
            *("712.14a: its back face up", "712.14a: another keeps it out because of its front", *ENTERS[:2]),
            *("614.1d: enters tapped", "614.12: by what it would be on the battlefield"),
        ),
    ),
    "712.15": (
        hand("Delver of Secrets", "put_onto_battlefield", face_down=True),
        DONE,
        (
            *("708.3: before it enters", "712.15: even a double-faced card has only", "708.2: only the values listed"),
            *("708.2a: a 2/2 creature", *ENTERS[:2]),
        ),
    ),
    "709.5f which": (
        (place(ROOM, unlocked=[]), do("unlock", "it")),
        ILLEGAL,
        ("709.5f: one of them has to be chosen",),
    ),
    "101.3 of halves": (
        hand(SPLIT, "unlock", half="left"),
        NOTHING,
        ("101.3: cannot be followed is ignored", "709.5f: Fire // Ice has no"),
    ),
    "111.5": (
        (place("Lightning Bolt", "it", "hand"), do("create_token_copy", of="it", as_="token")),
        NOTHING,
        ("111.5: could not be on the battlefield, so none is created",),
    ),
    "110.5d of a card": (
        (IN_HAND, do("untap", "it")),
        NOTHING,
        ("701.26b: and Bear is not one", "110.5d: and Bear is not one"),
    ),
}
ROWS = {**SET_UP, **NAMED, **SEEN, **TURNED, **NONE_MEANT, **CAST, **MOVED}


@pytest.mark.parametrize("row", claimed_by(ROWS))
def test_what_is_refused_or_does_nothing_tells_each_of_its_reasons(row: Row) -> None:
    assert told_by(row) == expected_of(row)
