"""What copying, turning over, turning down and up, playing and moving end with, each told in full."""

from __future__ import annotations

import pytest

from tests.rules.outcomes import BEAR, ENTERS, IN_HAND, OTHER, WALL, Row, claimed_by, expected_of, told_by
from tests.rules.playing import DONE, ILLEGAL, NOTHING, Record, do, place

DELVER, POOL = place("Delver of Secrets", "it"), place("Bottomless Pool // Locker Room", "it", unlocked=["left"])
RATS, SCAVENGERS = place("Graf Rats", "a"), place("Midnight Scavengers", "b")
MELDED = do("meld", objects=["a", "b"], as_="it")
TOKEN = do("create_token_copy", of="it", as_="token")
LATER = "707.2b: Later changes of"


def copied(name: str, *more: str) -> tuple[str, ...]:
    """What is told of a permanent that becomes a copy: by what, of what (707.2, 613.2a), and what is not copied."""
    says = "707.2: no counters, no status, no other effects"
    return (f"707.2: becomes a copy of {name}", says, says, *more, f"{LATER} {name} do not reach")


COPIED: dict[str, Row] = {
    "707.2": ((BEAR, OTHER, do("become_copy", "it", of="other")), DONE, copied("Goblin")),
    "707.8": (
        (BEAR, place("Delver of Secrets", "d"), do("transform", "d"), do("become_copy", "it", of="d")),
        DONE,
        copied("Insectile Aberration", "707.8: Only the face that is up is copied: Insectile Aberration"),
    ),
    "708.2": (
        (BEAR, place("Goblin", "d", face_down="morph"), do("become_copy", "it", of="d")),
        DONE,
        copied(
            "Ana's face-down creature", "708.2: Only the values listed for", "110.5a: Being face down is not copied"
        ),
    ),
    "110.5a": (
        (BEAR, place("Akki Lavarunner", "d"), do("flip", "d"), do("become_copy", "it", of="d")),
        DONE,
        (
            *copied("Tok-Tok", "110.5a: the copy shows the upper half", "707.3: the copy shows the upper half")[:-1],
            "707.2b: changes of Tok-Tok",
        ),
    ),
    "707.9b": (
        (BEAR, OTHER, do("become_copy", "it", of="other", except_={"add_types": ["Artifact"]})),
        DONE,
        (*copied("Goblin"), "707.9b: that the exception alters is one of the copiable values of the copy"),
    ),
    "707.2 in a hand": (
        (IN_HAND, OTHER, do("become_copy", "it", of="other")),
        NOTHING,
        ("707.2: Bear is not on the battlefield",),
    ),
    "111.3": (
        (BEAR, TOKEN),
        DONE,
        (
            "707.2: The token has the copiable values of Bear",
            "707.2: no counters, no status, no other effects",
            f"{LATER} Bear",
            "111.3: gives it its values, those of Bear, as if printed",
        ),
    ),
    "707.8a": (
        (DELVER, do("transform", "it"), TOKEN),
        DONE,
        (
            "707.8a: with a copy of each of its faces",
            "707.2: The token has the copiable values of Insectile Aberration",
            "707.8: double-faced, as Insectile Aberration is",
            "111.3: those of Insectile Aberration",
        ),
    ),
    "707.8a of a card": (
        (place("Delver of Secrets", "it", "hand"), TOKEN),
        DONE,
        (
            "707.8a: with a copy of each of its faces",
            "707.2: The token has the copiable values of Delver of Secrets",
            "111.3: those of Delver of Secrets",
        ),
    ),
    "708.2 of a token": (
        (place("Bear", "it", face_down="morph"), TOKEN),
        DONE,
        (
            "707.2: The token has the copiable values",
            "707.2: no counters, no status, no other effects",
            "708.2: Only the values listed for",
            "110.5a: is not copied",
            LATER,
            "111.3: as if printed",
        ),
    ),
    "707.10": (
        (place("Lightning Bolt", "it", "stack"), do("copy_spell", of="it", as_="t")),
        DONE,
        ("707.10: A copy of the spell Lightning Bolt is put onto the stack",),
    ),
    "707.10f": (
        (place("Bear", "it", "stack"), do("copy_spell", of="it", as_="t")),
        DONE,
        ("707.10: A copy of the spell Bear is put", "707.10f: becomes a token as it resolves"),
    ),
    "111.13": (
        (place("Bear", "it", "stack"), do("copy_spell", of="it", as_="t"), do("resolve", "t")),
        DONE,
        ("707.10f: enters as a token", "111.13: enters as a token", "608.3a: the permanent spell resolves", *ENTERS),
    ),
    "707.10 no spell": (
        (BEAR, do("copy_spell", of="it", as_="t")),
        ILLEGAL,
        ("707.10: Bear is not a spell on the stack",),
    ),
}


def turned(was: str, now: str, side: str, *more: str) -> tuple[str, ...]:
    """What is told of a permanent that turns over (712.9, 701.27a), 701.27g of its back face alone."""
    is_back = (f"701.27g: {now} is a transformed permanent as long as its back face is up",) if side == "back" else ()
    over = f"{was} is turned over: its {side} face is up now"
    return (
        *(f"712.9: {over}", f"701.27a: {over}", *more, "712.18: It is still the same object"),
        *(f"701.27e: sees it as it is now: {now}", *is_back, "613.7g: It gets a new timestamp"),
        "701.27b: not the same as turning it face up or face down",
    )


OVER: dict[str, Row] = {
    "701.27a": ((DELVER, do("transform", "it")), DONE, turned("Delver of Secrets", "Insectile Aberration", "back")),
    "701.27a again": (
        (DELVER, do("transform", "it"), do("transform", "it")),
        DONE,
        turned("Insectile Aberration", "Delver of Secrets", "front"),
    ),
    "712.3": (
        (place("Valki, God of Lies", "it"), do("transform", "it")),
        DONE,
        turned(
            "Valki, God of Lies",
            "Tibalt, Cosmic Impostor",
            "back",
            "712.3: modal double-faced card, and in this edition",
        ),
    ),
    "701.28a": (
        (DELVER, do("convert", "it")),
        DONE,
        (
            "701.28a: Delver of Secrets is converted",
            *turned("Delver of Secrets", "Insectile Aberration", "back")[:-1],
            "701.28b: not the same as turning it face up",
            "701.27b: not the same as turning it face up",
        ),
    ),
    "701.27c": (
        (BEAR, do("transform", "it")),
        NOTHING,
        ("712.9: Bear is not represented by a double-faced card", "701.27c: not represented by a double-faced card"),
    ),
    "701.27c a token": (
        (BEAR, do("create_token_copy", of="it", as_="t"), do("transform", "t")),
        NOTHING,
        (
            "712.9: Bear (t) is not represented by a double-faced token",
            "701.27c: not represented by a double-faced token",
        ),
    ),
    "701.27c in a hand": (
        (place("Delver of Secrets", "it", "hand"), do("transform", "it")),
        NOTHING,
        ("712.9: not on the battlefield", "701.27c: not on the battlefield"),
    ),
    "712.15a": (
        (place("Delver of Secrets", "it", face_down="manifest"), do("transform", "it")),
        NOTHING,
        ("712.15a: cannot transform while it is face down",),
    ),
    "712.14a": (
        (place("Delver of Secrets", "it", "graveyard"), do("put_onto_battlefield", "it", transformed=True)),
        DONE,
        ("712.14a: enters with its back face up", *ENTERS),
    ),
    "712.14a of one face": (
        (IN_HAND, do("put_onto_battlefield", "it", transformed=True)),
        NOTHING,
        ("712.14a: Bear is not a double-faced card",),
    ),
    "712.16": ((DELVER, do("turn_face_down", "it")), NOTHING, ("712.16: double-faced and cannot be turned face down",)),
}

NEW = ("400.7: a new object", "613.7d: a new timestamp")
BY_DEFAULT = "708.2a: a 2/2 creature and nothing more"
MAY = "708.7: any time they have priority"


def up(card: str, cause: str, by: str) -> tuple[Record, ...]:
    return place(card, "it", face_down=cause), do("turn_face_up", "it", by=by)


def turned_up(name: str) -> tuple[str, ...]:
    return f"708.8: {name} is turned face up and has its own values again", "613.7f: a new timestamp"


DOWN: dict[str, Row] = {
    "708.3": (
        (IN_HAND, do("put_onto_battlefield", "it", face_down=True)),
        DONE,
        ("708.3: turned face down before it enters", "708.2: only the values listed", BY_DEFAULT, *NEW),
    ),
    "701.40a": (
        (IN_HAND, do("manifest", "it")),
        DONE,
        ("701.40a: enters face down as a 2/2", "708.3: before it enters", "708.2: values listed", BY_DEFAULT, *NEW),
    ),
    "701.58a": (
        (IN_HAND, do("cloak", "it")),
        DONE,
        ("701.58a: as a 2/2 creature with ward {2}", "708.3: before it enters", "708.2: values listed", *NEW),
    ),
    "701.40a there": ((BEAR, do("manifest", "it")), NOTHING, ("701.40a: Bear is on the battlefield",)),
    "708.2a": (
        (BEAR, do("turn_face_down", "it")),
        DONE,
        ("708.2a: Bear is turned face down", "708.2: it is a 2/2 creature with no name", "613.7f: a new timestamp"),
    ),
    "708.2b": (
        (BEAR, do("turn_face_down", "it"), do("turn_face_down", "it")),
        NOTHING,
        ("708.2b: cannot be turned face down again",),
    ),
    "708.8": ((place("Bear", "it", face_down="manifest"), do("turn_face_up", "it")), DONE, turned_up("Bear")),
    "708.8 up": ((BEAR, do("turn_face_up", "it")), NOTHING, ("708.8: Bear is face up already",)),
    "701.40b": (up("Bear", "manifest", "manifest"), DONE, ("701.40b: its mana cost", MAY, *turned_up("Bear"))),
    "701.58b": (up("Bear", "cloak", "cloak"), DONE, ("701.58b: its mana cost", MAY, *turned_up("Bear"))),
    "702.37e": (up("Pine Walker", "morph", "morph"), DONE, ("702.37e: its morph", MAY, *turned_up("Pine Walker"))),
    "702.168d": (
        up("Dog Walker", "disguise", "disguise"),
        DONE,
        ("702.168d: its disguise cost", MAY, *turned_up("Dog Walker")),
    ),
    "702.37e none": (
        up("Bear", "morph", "morph"),
        ILLEGAL,
        ("702.37e: would have no morph ability", "708.7: be turned face up this way"),
    ),
    "701.40b no creature": (
        up("Lightning Bolt", "manifest", "manifest"),
        ILLEGAL,
        ("701.40b: not represented by a creature card with a mana cost",),
    ),
    "701.40g": (
        (place("Lightning Bolt", "it", face_down="manifest"), do("turn_face_up", "it")),
        NOTHING,
        ("701.40g: revealed and stays face down",),
    ),
    "406.3a": (
        (BEAR, do("move", "it", to="exile", face_down=True)),
        DONE,
        (
            "406.3: exiled face down",
            "406.3a: no characteristics",
            "110.5d: In exile a face-down card is not a 2/2 creature",
            "400.7: new object",
        ),
    ),
}

PLAYED: dict[str, Row] = {
    "305.1": ((place("Forest", "it", "hand"), do("play_land", "it")), DONE, ("305.1: Forest is played", *ENTERS)),
    "305.1 no land": (
        (IN_HAND, do("play_land", "it")),
        ILLEGAL,
        ("305.1: Bear is not a land",),
    ),
    "305.1 there": ((place("Forest", "it"), do("play_land", "it")), ILLEGAL, ("305.1: played from the battlefield",)),
    "712.12": (
        (place("Barkchannel Pathway", "it", "hand"), do("play_land", "it", face="back")),
        DONE,
        ("712.12: with that face up: Tidechannel Pathway", "305.1: Tidechannel Pathway is played", *ENTERS),
    ),
    "304.4": (
        (place("Lightning Bolt", "it", "hand"), do("put_onto_battlefield", "it")),
        NOTHING,
        ("304.4: an instant and cannot enter", "400.4a: an instant and cannot enter"),
    ),
    "110.5b tapped": ((IN_HAND, do("put_onto_battlefield", "it", tapped=True)), DONE, NEW),
    "400.7": ((BEAR, do("put_onto_battlefield", "it")), NOTHING, ("400.7: Bear is on the battlefield already",)),
    "400.7 moved": ((BEAR, do("move", "it", to="graveyard")), DONE, ("400.7: a new object",)),
    "111.7": (
        (BEAR, TOKEN, do("move", "token", to="hand")),
        DONE,
        ("400.7: a new object", "111.7: ceases to exist when state-based actions are checked"),
    ),
    "704.5d": (
        (BEAR, TOKEN, do("move", "token", to="hand"), do("check_state")),
        DONE,
        ("704.5d: Bear (token) is a token that left the battlefield, so it ceases to exist",),
    ),
    "704.3": ((BEAR, do("check_state")), NOTHING, ("704.3: find nothing to do",)),
    "704.5f": (
        (BEAR, do("counters", "it", kind="-1/-1", count=2), do("check_state")),
        DONE,
        ("704.5f: Bear's toughness is 0 or less", "400.7: a new object"),
    ),
    "704.5f of what has no name": (
        (place("Bear", "it", face_down="manifest"), do("counters", "it", kind="-1/-1", count=2), do("check_state")),
        DONE,
        (
            "704.5f: The toughness of Ana's face-down creature is 0 or less",
            "708.9: face-down creature is revealed: Bear",
            "400.7: a new object",
        ),
    ),
    "704.5q": (
        (
            *(BEAR, do("counters", "it", kind="-1/-1", count=1), do("counters", "it", kind="+1/+1", count=2)),
            do("check_state"),
        ),
        DONE,
        ("704.5q: Bear has +1/+1 and -1/-1 counters, so one of each is taken off, and a +1/+1 counter remains.",),
    ),
    "701.42a": (
        (RATS, SCAVENGERS, MELDED),
        DONE,
        (
            "701.42a: Graf Rats and Midnight Scavengers are put onto the battlefield together",
            "400.7: a new object",
            "712.5: a meld pair: Graf Rats and Midnight Scavengers",
            "712.5a: a meld pair",
            "712.14c: one permanent with their back faces up",
        ),
    ),
    "701.42b": ((BEAR, OTHER, do("meld", objects=["it", "other"], as_="m")), NOTHING, ("701.42b: not the two cards",)),
    "712.21": (
        (RATS, SCAVENGERS, MELDED, do("move", "it", to="graveyard")),
        DONE,
        ("712.21: becomes two cards", "712.21a: either order", "712.21c: finds both", "712.21e: one object that moved"),
    ),
    "709.5f": (
        (POOL, do("unlock", "it", half="right")),
        DONE,
        ("709.5f: right half is unlocked: Locker Room", "709.5h: the right one", "709.5i: fully unlocked"),
    ),
    "709.5e": (
        (POOL, do("unlock", "it", half="right", by="special action")),
        DONE,
        ("709.5e: right half is unlocked: Locker Room", "709.5h: the right one", "709.5i: fully unlocked"),
    ),
    "709.5f open": ((POOL, do("unlock", "it", half="left")), ILLEGAL, ("709.5f: The left half is not locked",)),
    "709.5g which": (
        (POOL, do("unlock", "it", half="right"), do("lock", "it")),
        ILLEGAL,
        ("709.5g: Both halves would do",),
    ),
    "709.5g": ((POOL, do("lock", "it", half="left")), DONE, ("709.5g: The left half is locked: Bottomless Pool",)),
    "709.5g shut": ((POOL, do("lock", "it", half="right")), ILLEGAL, ("709.5g: The right half is not unlocked",)),
    "101.3": (
        (BEAR, do("unlock", "it", half="left")),
        NOTHING,
        ("101.3: cannot be followed is ignored", "709.5f: Bear has no halves that could be locked or unlocked"),
    ),
    "701.3a": (
        (BEAR, place("Flight", "flight"), do("attach", "flight", to="it")),
        DONE,
        ("701.3a: Flight is attached to Bear", "613.7e: Attached to Bear, Flight has a new timestamp"),
    ),
    "701.3b": (
        (BEAR, place("Flight", "flight"), do("attach", "flight", to="it"), do("attach", "flight", to="it")),
        NOTHING,
        ("701.3b: Flight is attached to Bear already",),
    ),
    "701.3b of what": (
        (BEAR, OTHER, do("attach", "it", to="other")),
        NOTHING,
        ("701.3b: Bear is not an Aura, Equipment",),
    ),
    "712.19": (
        (BEAR, do("choose_name", name="Insectile Aberration")),
        DONE,
        ("712.19: Insectile Aberration is the name of one face", "201.4: may be chosen"),
    ),
    "712.19 melded": (
        (BEAR, do("choose_name", name="Chittering Host")),
        DONE,
        ("712.19: Chittering Host is the combined face of a meld pair", "201.4: may be chosen"),
    ),
    "709.4a": (
        (BEAR, do("choose_name", name="Fire")),
        DONE,
        ("709.4a: Fire is the name of one half", "201.4: may be chosen"),
    ),
    "709.4a both": (
        (BEAR, do("choose_name", name="Fire // Ice")),
        ILLEGAL,
        ("709.4a: only one of them may be chosen",),
    ),
    "702.140c": (
        (BEAR, place("Flier", "m", "hand"), do("mutate", "m", onto="it", on_top=False)),
        DONE,
        (
            "702.140c: Flier merges with Bear and is put under it",
            "702.140e: the abilities of all its components",
            "730.2b: the same object as before, and nothing entered",
        ),
    ),
    "702.140a": (
        (BEAR, place("Goblin", "m", "hand"), do("mutate", "m", onto="it")),
        ILLEGAL,
        ("702.140a: Goblin is not a spell or card with mutate",),
    ),
    "702.140a onto what": (
        (WALL, place("Flier", "m", "hand"), do("mutate", "m", onto="wall")),
        ILLEGAL,
        ("702.140a: only onto a non-Human creature with the same owner, and Humbling is not one",),
    ),
    "611.2c": (
        (BEAR, do("effect", on=["it"], change={"power": "+1"}, until="end of turn")),
        DONE,
        ("611.2c: is on Bear alone",),
    ),
    "514.2": (
        (BEAR, do("effect", on=["it"], change={"power": "+1"}, until="end of turn"), do("end_turn")),
        DONE,
        ("514.2: Effects that last until end of turn are over",),
    ),
    "119.5": ((BEAR, do("life", player="Ana", total=10)), DONE, ("119.5: Ana's life total is 10",)),
}
ROWS = {**COPIED, **OVER, **DOWN, **PLAYED}


@pytest.mark.parametrize("row", claimed_by(ROWS))
def test_what_happens_to_an_object_tells_each_of_its_reasons_once_in_their_order(row: Row) -> None:
    assert told_by(row) == expected_of(row)
