"""What an action ends with, told in full: every reason in its order, by its rule and by words of its sentence.

A row holds the actions, how the last ended, and a line for each reason: ``"608.2n: its owner's graveyard"``. Before the
colon stands the first number of the reason, as the rules of 2026-08 have it.
"""

from __future__ import annotations

import pytest

from tests.rules.outcomes import BEAR, ENTERS, IN_HAND, OTHER, WALL, Row, claimed_by, expected_of, told_by
from tests.rules.playing import DONE, ILLEGAL, NOTHING, Record, do, place


def named(word: str, label: str = "it", **keys: object) -> Record:
    return do("designate", label, **{"as": word}, **keys)


def pair(label: str, partner: str) -> Record:
    return named("paired", label, **{"with": partner})


DESIGNATED: dict[str, Row] = {
    "701.60": ((BEAR, named("suspected")), DONE, ("701.60b: Bear is suspected now", "701.60c: it has menace")),
    "701.60d": ((BEAR, named("suspected"), named("suspected")), NOTHING, ("701.60d: Bear is suspected already",)),
    "701.60 taken off": (
        (BEAR, named("suspected"), named("suspected", off=True)),
        DONE,
        ("701.60b: Bear is no longer suspected",),
    ),
    "701.60 not there": ((BEAR, named("suspected", off=True)), NOTHING, ("701.60b: Bear is not suspected",)),
    "701.60 of permanents": ((IN_HAND, named("suspected")), NOTHING, ("701.60b: Bear is not on the battlefield",)),
    "701.60 of creatures": ((WALL, named("suspected", "wall")), NOTHING, ("701.60b: Humbling is not one",)),
    "701.15": ((BEAR, named("goaded", player="Ben")), DONE, ("701.15b: goaded by Ben until Ben's next turn",)),
    "701.15d": ((BEAR, named("goaded"), named("goaded")), NOTHING, ("701.15d: Ana has goaded Bear already",)),
    "701.54": (
        (BEAR, named("ring-bearer")),
        DONE,
        ("701.54b: Bear is Ana's Ring-bearer now", "701.54c: makes Bear legendary"),
    ),
    "701.54 again": ((BEAR, named("ring-bearer"), named("ring-bearer")), NOTHING, ("701.54b: Ring-bearer already",)),
    "701.54 moves on": (
        (BEAR, OTHER, named("ring-bearer"), named("ring-bearer", "other")),
        DONE,
        ("701.54b: Goblin is Ana's Ring-bearer now", "701.54b: Bear is no longer", "701.54c: Goblin legendary"),
    ),
    "508.1k": ((BEAR, named("attacking")), DONE, ("508.1k: Bear is attacking now",)),
    "508.1k again": ((BEAR, named("attacking"), named("attacking")), NOTHING, ("508.1k: Bear is attacking already",)),
    "508.1k not": ((BEAR, named("attacking", off=True)), NOTHING, ("508.1k: Bear is not attacking",)),
    "506.4": ((BEAR, named("attacking"), named("attacking", off=True)), DONE, ("506.4: no longer attacking",)),
    "506.4 of a blocker": (
        (BEAR, named("blocking"), named("blocking", off=True)),
        DONE,
        ("506.4: no longer blocking",),
    ),
    "509.1g while attacking": (
        (BEAR, named("attacking"), named("blocking")),
        NOTHING,
        ("509.1g: Bear is attacking, so it cannot be blocking too",),
    ),
    "508.1k while blocking": (
        (BEAR, named("blocking"), named("attacking")),
        NOTHING,
        ("508.1k: Bear is blocking, so it cannot be attacking too",),
    ),
    "506.3": (
        (WALL, named("blocking", "wall")),
        NOTHING,
        ("506.3: Only a creature can be blocking, and Humbling",),
    ),
    "509.1h": ((BEAR, named("blocked")), NOTHING, ("509.1h: Only an attacking creature can be blocked",)),
    "701.37": ((BEAR, named("monstrous")), DONE, ("701.37b: Bear is monstrous now",)),
    "701.37 for good": (
        (BEAR, named("monstrous"), named("monstrous", off=True)),
        NOTHING,
        ("701.37b: Bear stays monstrous until it leaves the battlefield",),
    ),
    "701.37 not there": ((BEAR, named("monstrous", off=True)), NOTHING, ("701.37b: Bear is not monstrous",)),
    "716.2": (
        (BEAR, named("class level 2")),
        DONE,
        ("716.2b: Bear is level 2 now, as any permanent can be",),
    ),
    "716.2b": (
        (BEAR, named("class level 2"), named("class level 2")),
        NOTHING,
        ("716.2b: Bear is level 2 already",),
    ),
    "716.2b from 1": ((BEAR, named("class level 1")), NOTHING, ("716.2b: Bear is level 1 already",)),
    "702.95b": ((BEAR, OTHER, pair("it", "other")), DONE, ("702.95b: Bear and Goblin are paired",)),
    "702.95c no creature": (
        (BEAR, WALL, pair("it", "wall")),
        NOTHING,
        ("702.95c: Bear and Humbling are not two creatures",),
    ),
    "702.95c itself": ((BEAR, pair("it", "it")), NOTHING, ("702.95c: cannot be paired with itself",)),
    "702.95c two players": (
        (BEAR, place("Goblin", "other", player="Ben"), pair("it", "other")),
        NOTHING,
        ("702.95c: under one player's control",),
    ),
    "702.95d": (
        (BEAR, OTHER, place("King", "king"), pair("it", "other"), pair("king", "other")),
        NOTHING,
        ("702.95d: King and Goblin are not paired",),
    ),
    "702.95e": (
        (BEAR, OTHER, pair("it", "other"), named("paired", off=True)),
        DONE,
        ("702.95e: Bear is no longer paired",),
    ),
    "722.3a": ((BEAR, named("prepared")), NOTHING, ("722.3a: not a permanent with a prepare spell",)),
    "722.3b": ((BEAR, named("prepared", off=True)), NOTHING, ("722.3b: Bear is not prepared",)),
}

CHOSEN: dict[str, Row] = {
    "105.4": (
        (BEAR, do("choose", "it", color="G")),
        DONE,
        ("607.2d: The choice for Bear is green", "105.4: one of the five colors"),
    ),
    "205.3e": (
        (BEAR, do("choose", "it", creature_type="elf")),
        DONE,
        ("607.2d: The choice for Bear is Elf", "205.3e: a creature type"),
    ),
    "205.3e lands": (
        (BEAR, do("choose", "it", basic_land_type="island")),
        DONE,
        ("607.2d: The choice for Bear is Island", "205.3e: a basic land type"),
    ),
    "607.2d a number": ((BEAR, do("choose", "it", number=3)), DONE, ("607.2d: The choice for Bear is 3",)),
    "607.2d a player": ((BEAR, do("choose", "it", player="Ben")), DONE, ("607.2d: The choice for Bear is Ben",)),
    "614.12a": (
        (IN_HAND, do("put_onto_battlefield", "it", choose={"color": "G"})),
        DONE,
        (*ENTERS, "614.12a: The choice for Bear, made before it enters, is green", "105.4: five colors"),
    ),
}

STATUS: dict[str, Row] = {
    "701.26a": ((BEAR, do("tap", "it")), DONE, ("701.26a: Bear is tapped", "110.5: Bear is tapped")),
    "701.26a again": ((BEAR, do("tap", "it"), do("tap", "it")), NOTHING, ("701.26a: tapped already", "110.5: already")),
    "701.26b": ((BEAR, do("untap", "it")), NOTHING, ("701.26b: untapped already", "110.5: untapped already")),
    "110.5d": ((IN_HAND, do("tap", "it")), NOTHING, ("701.26a: and Bear is not one", "110.5d: Only a permanent")),
    "122.1": (
        (BEAR, do("counters", "it", kind="+1/+1", count=2)),
        DONE,
        ("122.1: Bear has two +1/+1 counters now", "613.4c: two +1/+1", "613.7c: share one new timestamp"),
    ),
    "122.1 none left": (
        (BEAR, do("counters", "it", kind="+1/+1", count=2), do("counters", "it", kind="+1/+1", count=-2)),
        DONE,
        ("122.1: Bear has no counters now", "613.4c: no counters"),
    ),
    "101.3 none to remove": (
        (BEAR, do("counters", "it", kind="+1/+1", count=-1)),
        NOTHING,
        ("101.3: Bear has no +1/+1 counter that could be removed",),
    ),
    "122.1 of no size": (
        (BEAR, do("counters", "it", kind="stun", count=1)),
        DONE,
        ("122.1: Bear has a stun counter now", "613.7c: share one new timestamp"),
    ),
    "702.26": ((BEAR, do("phase_out", "it")), DONE, ("702.26b: Bear phases out", "702.26d: and counters stay")),
    "702.26c": (
        (BEAR, do("phase_out", "it"), do("phase_in", "it")),
        DONE,
        ("702.26c: Bear phases in", "702.26d: and counters stay"),
    ),
    "702.26b": ((IN_HAND, do("phase_out", "it")), NOTHING, ("702.26b: Bear is not on the battlefield",)),
    "702.26c there": ((BEAR, do("phase_in", "it")), NOTHING, ("702.26c: Bear is not phased out",)),
    "708.5": (
        (place("Bear", "it", face_down="morph"), do("look", "it", player="Ben")),
        ILLEGAL,
        ("708.5: whoever controls a face-down object may look at it, and that is not Ben",),
    ),
    "400.2": ((BEAR, do("look", "it", player="Ben")), DONE, ("400.2: Ben may look at it: Bear",)),
    "701.20a": ((IN_HAND, do("reveal", "it")), DONE, ("701.20a: Bear is revealed to Ana and Ben",)),
    "701.20a again": ((IN_HAND, do("reveal", "it"), do("reveal", "it")), NOTHING, ("701.20a: can see Bear already",)),
    "701.20a over": ((IN_HAND, do("reveal", "it"), do("reveal", "it", off=True)), DONE, ("701.20a: no longer",)),
    "701.20a not begun": ((IN_HAND, do("reveal", "it", off=True)), NOTHING, ("701.20a: not revealed to anyone",)),
    "701.20a seen by all": ((BEAR, do("reveal", "it")), NOTHING, ("701.20a: Ana and Ben can see Bear already",)),
    "710.2": (
        (place("Akki Lavarunner", "it"), do("flip", "it")),
        DONE,
        ("710.2: Akki Lavarunner is flipped: its lower half counts", "710.1c: mana cost, color"),
    ),
    "710.4": (
        (place("Akki Lavarunner", "it"), do("flip", "it"), do("flip", "it")),
        NOTHING,
        ("710.4: Tok-Tok, Volcano Born is flipped already, and flipping goes one way only",),
    ),
    "710.2 no halves": (
        (BEAR, do("flip", "it")),
        NOTHING,
        ("710.2: Bear has no lower half to use", "110.5c: without a lower half"),
    ),
    "102.1": ((BEAR, do("turn", player="Ben")), DONE, ("102.1: It is Ben's turn",)),
}

ADVENTURE, DARK = place("Walker // Long Walk", "it", "hand"), place("Seer // Dark Sign", "it", "hand")
AS_INSET = do("cast", "it", inset=True)
RESOLVES = do("resolve", "it")
CAST: dict[str, Row] = {
    "715.3": (
        (ADVENTURE, AS_INSET),
        DONE,
        (
            "715.3: It is cast as an Adventure and has only the Adventure's values on the stack: Long Walk",
            "715.3a: judged by those values",
            "715.3b: Long Walk",
            "601.2a: Long Walk is put onto the stack",
        ),
    ),
    "715.3 normally": (
        (ADVENTURE, do("cast", "it")),
        DONE,
        ("715.3: Walker is cast normally, not as an Adventure", "601.2a: Walker is put onto the stack"),
    ),
    "715.3d": (
        (ADVENTURE, AS_INSET, RESOLVES),
        DONE,
        ("715.3d: cast as an Adventure, so it is put into exile instead", "400.7: a new object"),
    ),
    "715.3d from there": (
        (ADVENTURE, AS_INSET, RESOLVES, do("cast", "it")),
        DONE,
        ("715.3d: but not as an Adventure again", "715.3: normally", "601.2a: Walker is put onto the stack"),
    ),
    "715.3d not again": (
        (ADVENTURE, AS_INSET, RESOLVES, AS_INSET),
        ILLEGAL,
        ("715.3d: Walker was exiled by its Adventure and cannot be cast as an Adventure again",),
    ),
    "720.3d": (
        (DARK, AS_INSET, RESOLVES),
        DONE,
        ("720.3d: Dark Sign was cast as an Omen, so it is shuffled into its owner's library", "400.7: a new object"),
    ),
    "608.2n": (
        (place("Lightning Bolt", "it", "stack"), RESOLVES),
        DONE,
        ("608.2n: Lightning Bolt resolves and is put into its owner's graveyard", "400.7: a new object"),
    ),
    "405.5": (
        (place("Lightning Bolt", "it", "stack"), place("Wear // Tear", "top", "stack", half="left"), RESOLVES),
        ILLEGAL,
        ("405.5: Lightning Bolt is not on top of the stack; Wear is",),
    ),
    "608.3a": ((place("Bear", "it", "stack"), RESOLVES), DONE, ("608.3a: the permanent spell resolves: Bear", *ENTERS)),
    "405.5 no spell": ((BEAR, RESOLVES), ILLEGAL, ("405.5: Bear is not on the stack",)),
    "702.37c": (
        (place("Pine Walker", "it", "hand"), do("cast", "it", face_down="morph")),
        DONE,
        (
            "702.37c: morph ability of Pine Walker lets it be cast face down",
            "708.4: only the values listed",
            "601.2a: The face-down spell is put onto the stack",
        ),
    ),
    "702.168b": (
        (place("Dog Walker", "it", "hand"), do("cast", "it", face_down="disguise")),
        DONE,
        (
            "702.168b: The disguise ability of Dog Walker lets it be cast face down, with ward {2}",
            "708.4: values listed",
            "601.2a: face-down spell",
        ),
    ),
    "708.4": (
        (place("Pine Walker", "it", "hand"), do("cast", "it", face_down="morph"), RESOLVES),
        DONE,
        (
            "708.4: becomes a face-down permanent",
            "608.3a: the permanent spell resolves",
            "708.2: only the values listed",
            "708.2a: 2/2",
            "400.7: new object",
            "613.7d: new timestamp",
        ),
    ),
    "702.37d": (
        (IN_HAND, do("cast", "it", face_down="morph")),
        ILLEGAL,
        ("702.37d: Bear has no morph ability", "702.37c: no morph ability"),
    ),
    "702.168c": (
        (IN_HAND, do("cast", "it", face_down="disguise")),
        ILLEGAL,
        ("702.168c: Bear has no disguise ability", "702.37d: no disguise ability"),
    ),
    "305.9": ((place("Dryad Arbor", "it", "hand"), do("cast", "it")), ILLEGAL, ("305.9: Dryad Arbor is a land",)),
    "305.1": ((place("Forest", "it", "hand"), do("cast", "it")), ILLEGAL, ("305.1: Forest is a land",)),
    "702.102": (
        (place("Wear // Tear", "it", "hand"), do("cast", "it", half="fused")),
        DONE,
        (
            "702.102a: cast from its owner's hand",
            "702.102b: Wear and Tear",
            "702.102c: mana costs of both",
            "601.2a: Wear // Tear is put onto the stack",
        ),
    ),
    "702.102d": (
        (place("Wear // Tear", "it", "hand"), do("cast", "it", half="fused"), RESOLVES),
        DONE,
        ("702.102d: Wear are followed first, then those of Tear", "608.2n: owner's graveyard", "400.7: a new object"),
    ),
    "709.3": (
        (place("Fire // Ice", "it", "hand"), do("cast", "it", half="right")),
        DONE,
        ("709.3: put onto the stack: Ice", "709.3a: Ice", "601.2a: Ice is put onto the stack"),
    ),
    "709.3 which": ((place("Fire // Ice", "it", "hand"), do("cast", "it")), ILLEGAL, ("709.3: has to be chosen",)),
    "709.5b": (
        (place("Bottomless Pool // Locker Room", "it", "hand"), do("cast", "it", half="right")),
        DONE,
        (
            "709.3: the stack: Locker Room",
            "709.3a: Locker Room",
            "709.5b: shows only Locker Room; the permanent that it becomes has both halves",
            "601.2a: Locker Room is put onto the stack",
        ),
    ),
    "709.5d": (
        (place("Bottomless Pool // Locker Room", "it", "hand"), do("cast", "it", half="right"), RESOLVES),
        DONE,
        (
            "709.5d: cast as its right half",
            "608.3a: Locker Room enters",
            *ENTERS,
            "709.5h: The half that was unlocked is the right",
        ),
    ),
    "601.2a from there": ((BEAR, do("cast", "it")), ILLEGAL, ("601.2a: Nothing can be cast from the battlefield",)),
    "712.11a": (
        (place("Delver of Secrets", "it", "hand"), do("cast", "it", transformed=True)),
        ILLEGAL,
        (
            "712.11: front face up unless something lets it be cast transformed",
            "712.11a: from its owner's hand",
            "712.11d: from its owner's hand",
        ),
    ),
    "712.11b": (
        (place("Valki, God of Lies", "it", "hand"), do("cast", "it", face="back")),
        DONE,
        ("712.11b: onto the stack: Tibalt", "712.11c: judged by that face alone: Tibalt", "601.2a: Tibalt"),
    ),
    "712.13": (
        (place("Valki, God of Lies", "it", "hand"), do("cast", "it", face="back"), RESOLVES),
        DONE,
        ("712.13: as on the stack: its back face", "608.3a: Tibalt", *ENTERS, "306.5b: printed loyalty, 5"),
    ),
}
VETERAN = (place("Lunarch Veteran", "it", "graveyard"), do("cast", "it", transformed=True))
DELVER = (place("Delver of Secrets", "it", "hand"), do("cast", "it"))


def from_hand(card: str, name: str, **keys: object) -> tuple[Record, ...]:
    return place(card, "it", "hand"), do(name, "it", **keys)


FACES: dict[str, Row] = {
    "601.2a there": (
        (*from_hand("Bear", "cast"), do("cast", "it")),
        ILLEGAL,
        ("601.2a: Bear is on the stack already",),
    ),
    "709.3 no halves": (from_hand("Bear", "cast", half="left"), ILLEGAL, ("709.3: Bear has no halves",)),
    "712.1": (
        from_hand("Bear", "cast", face="back"),
        ILLEGAL,
        ("712.1: Bear has no other face", "712.11a: no other face that could be cast"),
    ),
    "712.8b meld": (
        from_hand("Graf Rats", "cast", transformed=True),
        ILLEGAL,
        ("712.8b: Graf Rats has no other face", "712.11a: no other face"),
    ),
    "712.11 chosen": (
        from_hand("Delver of Secrets", "cast", face="back"),
        ILLEGAL,
        ("712.11: front face up unless", "712.11a: unless something lets it be cast transformed"),
    ),
    "712.11": (
        DELVER,
        DONE,
        ("712.11: Delver of Secrets is put onto the stack with its front face up", "601.2a: Delver"),
    ),
    "712.8b": (
        from_hand("Graf Rats", "cast"),
        DONE,
        ("712.11: its front face up", "712.8b: Graf Rats is put onto the stack with its front", "601.2a: Graf Rats"),
    ),
    "712.11a from exile": (
        (place("Delver of Secrets", "it", "exile"), do("cast", "it", transformed=True)),
        DONE,
        (
            "712.11a: cast from exile has to let it be cast transformed",
            "712.11a: its back face up: Insectile Aberration",
            "712.11c: judged by that face alone: Insectile Aberration",
            "601.2a: Insectile Aberration",
        ),
    ),
    "702.146a": (
        VETERAN,
        DONE,
        (
            "702.146a: disturb, which lets it be cast transformed from the graveyard",
            "712.11d: What the words of the front face permit counts",
            "712.11a: its back face up: Luminous Phantom",
            "712.11c: Luminous Phantom",
            "601.2a: Luminous Phantom",
        ),
    ),
    "702.162a": (
        from_hand("Optimus Prime, Hero", "cast", transformed=True),
        DONE,
        (
            "702.162a: Its front face has More Than Meets the Eye, which lets it be cast converted",
            "712.11d: What the words of the front face permit counts",
            "712.11a: Optimus Prime, Autobot Leader",
            "712.11c: Optimus Prime, Autobot Leader",
            "601.2a: Optimus Prime, Autobot Leader",
        ),
    ),
    "702.146b": (
        (*VETERAN, do("resolve", "it")),
        DONE,
        ("702.146b: back", "712.13: as on the stack: its back face", "608.3a: Luminous Phantom", *ENTERS),
    ),
    "712.13a": (
        (*DELVER, do("resolve", "it", transformed=True)),
        DONE,
        (
            "712.13a: with its back face up, not as on the stack",
            "712.14a: its back face up",
            "608.3a: Delver of Secrets enters",
            *ENTERS,
        ),
    ),
    "707.12": (
        from_hand("Bear", "cast", as_copy="copy"),
        DONE,
        ("707.12: Bear is copied in its owner's hand, and the copy is cast", "601.2a: Bear"),
    ),
    "712.15": (
        from_hand("Delver of Secrets", "cast", face_down=True),
        DONE,
        (
            "712.15: even a double-faced card has only",
            "708.4: Delver of Secrets is put onto",
            "702.37d: Nothing on Delver of Secrets lets it be cast face down",
            "601.2a: face-down spell",
        ),
    ),
    "708.1": (
        from_hand("Bear", "cast", face_down="manifest"),
        ILLEGAL,
        ("702.37d: put onto the battlefield, not cast",),
    ),
    "712.1 as a land": (from_hand("Bear", "play_land", face="back"), ILLEGAL, ("712.1: Bear has no other face",)),
    "712.14": (from_hand("Search for Azcanta", "play_land", face="back"), ILLEGAL, ("712.14: Only a modal card",)),
    "305.3": (
        (place("Forest", "it", "hand"), do("turn", player="Ben"), do("play_land", "it")),
        ILLEGAL,
        ("305.3: It is Ben's turn, and a player can play a land only on their own turn",),
    ),
    "712.12": (
        from_hand("Blackbloom Rogue", "play_land", face="front"),
        ILLEGAL,
        ("712.12: Blackbloom Rogue is not a land", "305.1: Blackbloom Rogue is not a land"),
    ),
    "707.10g": (
        (*DELVER, do("copy_spell", of="it", as_="copy")),
        DONE,
        ("707.10: A copy of the spell Delver", "707.10f: becomes a token", "707.10g: both faces of Delver of Secrets"),
    ),
    "708.2 of a spell": (
        (*from_hand("Pine Walker", "cast", face_down="morph"), do("copy_spell", of="it", as_="copy")),
        DONE,
        ("707.10: A copy of Ana's face-down spell", "708.2: Only the values listed for", "707.10f: becomes a token"),
    ),
    "731.1": ((BEAR, do("day_night", value="night")), DONE, ("731.1: It becomes night",)),
    "731.1 already": (
        (BEAR, do("day_night", value="night"), do("day_night", value="night")),
        NOTHING,
        ("731.1: It is night already",),
    ),
    "701.24a": ((BEAR, do("shuffle", player="Ana", seed=3)), DONE, ("701.24a: Ana's library is shuffled",)),
}
ROWS = {**DESIGNATED, **CHOSEN, **STATUS, **CAST, **FACES}


@pytest.mark.parametrize("row", claimed_by(ROWS))
def test_an_outcome_tells_each_of_its_reasons_once_in_their_order(row: Row) -> None:
    assert told_by(row) == expected_of(row)
