"""Each sentence about what is set up, named, looked at, cast and resolved, under an edition in which it is said."""

from __future__ import annotations

import pytest

from tests.rules.playing import Record, do, place
from tests.rules.sentence_rows import CARDS, IN_HAND, INN, LOSES_ALL, MID, NEW, OLD, Row, hand, said_in
from tests.rules.test_replacing import GATE

ROOM, SPLIT, DELVER = "Bottomless Pool // Locker Room", "Fire // Ice", "Delver of Secrets"
ENTERS, CAST, RESOLVE = do("put_onto_battlefield", "it"), do("cast", "it"), do("resolve", "it")
BACK = do("put_onto_battlefield", "it", transformed=True)
TRANSFORMED, AS_INSET = do("cast", "it", transformed=True), do("cast", "it", inset=True)


def named(name: str) -> Record:
    return do("choose_name", name=name)


def looked(player: str = "Ben") -> Record:
    return do("look", "it", player=player)


ROWS: dict[str, Row] = {
    # Setting up.
    "no such kind": (
        INN,
        (place("Graf Rats"),),
        "711.1: This edition has no meld cards, so Graf Rats cannot be in the game.",
    ),
    "no rooms": (
        MID,
        (place(ROOM),),
        "709.4: This edition has no Rooms, so Bottomless Pool // Locker Room cannot be in the game.",
    ),
    "no back face": (NEW, (place("Bear", face="back"),), "712.1: Bear has no back face that could be up."),
    "half of a face": (
        NEW,
        (place("Graf Rats", face="back"),),
        "712.4b: Alone, Graf Rats has only half of a combined face on its back, which is never up.",
    ),
    "combined face": (
        NEW,
        (place("Brisela, Voice of Nightmares"),),
        "712.4b: Brisela, Voice of Nightmares is the combined face of a meld pair, not a card of its own.",
    ),
    "sorcery on the battlefield": (
        NEW,
        (place("Despise"),),
        "307.4: Despise is a sorcery and can never be on the battlefield.",
    ),
    "land is not cast": (
        NEW,
        (place("Forest", zone="stack"),),
        "305.1: Forest is a land; lands are played, never cast.",
    ),
    "face down nowhere else": (
        NEW,
        (hand("Bear", face_down=True),),
        "110.5d: Only on the battlefield, on the stack and in exile can a card be face down.",
    ),
    "half needed": (
        NEW,
        (place(SPLIT, zone="stack"),),
        "709.3: Fire // Ice is a split card: the half to cast has to be chosen.",
    ),
    "doors elsewhere": (NEW, (hand(ROOM, unlocked=["left"]),), "709.5c: Only a permanent has unlocked halves."),
    "flipped elsewhere": (NEW, (hand("Akki Lavarunner", flipped=True),), "110.5d: Only a permanent can be flipped."),
    "tapped elsewhere": (NEW, (hand("Bear", tapped=True),), "110.5d: Only a permanent can be tapped."),
    "gone into another": (
        NEW,
        (
            place("Graf Rats", "rats"),
            place("Midnight Scavengers", "s"),
            do("meld", objects=["rats", "s"], as_="m"),
            do("tap", "rats"),
        ),
        "701.42a: Graf Rats (rats) is part of Chittering Host now and no object of its own.",
    ),
    "gone into another, merged": (
        NEW,
        (
            place("Thing in the Ice", "thing"),
            *(place("Gemrazer", "gem", "hand"), do("cast", "gem"), do("mutate", "gem", onto="thing", on_top=False)),
            do("tap", "gem"),
        ),
        "730.2b: Gemrazer (gem) is part of Thing in the Ice now and no object of its own.",
    ),
    # The whole has the name of the very card that is its part.
    "gone into another, of that name": (
        NEW,
        (
            place("Thing in the Ice", "thing"),
            *(place("Gemrazer", "gem", "hand"), do("cast", "gem"), do("mutate", "gem", onto="thing", on_top=True)),
            do("tap", "gem"),
        ),
        "730.2b: Gemrazer (gem) is part of Gemrazer (thing) now and no object of its own.",
    ),
    # Everybody saw the spell that merged with it (730.2b).
    "gone into another, face down": (
        NEW,
        (
            place("Thing in the Ice", "thing", face_down="manifest"),
            *(place("Gemrazer", "gem", "hand"), do("cast", "gem"), do("mutate", "gem", onto="thing", on_top=False)),
            do("tap", "gem"),
        ),
        "730.2b: Gemrazer (gem) is part of Ana's face-down creature now and no object of its own.",
    ),
    # Casting and playing.
    "cast": (NEW, (IN_HAND, CAST), "601.2a: Bear is put onto the stack."),
    "cast front": (
        NEW,
        (hand(DELVER), CAST),
        "712.11: Delver of Secrets is put onto the stack with its front face up.",
    ),
    "front unless told": (
        NEW,
        (hand(DELVER), do("cast", "it", face="back")),
        "712.11: Delver of Secrets is cast with its front face up unless something lets it be cast transformed.",
    ),
    "chosen, not transformed": (
        NEW,
        (hand("Valki, God of Lies"), do("cast", "it", transformed=True)),
        "712.11a: Nothing lets Valki, God of Lies be cast transformed; of a modal card a face is chosen.",
    ),
    "cast chosen face": (
        NEW,
        (hand("Valki, God of Lies"), do("cast", "it", face="back")),
        "712.11b: The chosen face goes onto the stack: Tibalt, Cosmic Impostor.",
    ),
    "disturb": (
        NEW,
        (place("Lunarch Veteran", zone="graveyard"), TRANSFORMED),
        "702.146a: Its front face has disturb, which lets it be cast transformed from the graveyard.",
    ),
    "front permits": (
        NEW,
        (place("Lunarch Veteran", zone="graveyard"), TRANSFORMED),
        "712.11d: What the words of the front face permit counts for casting the card with its back face up.",
    ),
    "more than meets the eye": (
        NEW,
        (hand("Optimus Prime, Hero"), TRANSFORMED),
        "702.162a: Its front face has More Than Meets the Eye, which lets it be cast converted.",
    ),
    "kind never cast transformed": (
        MID,
        (hand("Valki, God of Lies"), TRANSFORMED),
        "712.7: In this edition a modal card cannot be cast transformed.",
    ),
    "no other face to cast": (NEW, (IN_HAND, TRANSFORMED), "712.1: Bear has no other face that could be cast."),
    "no other face to play": (
        NEW,
        (hand("Forest"), do("play_land", "it", face="back")),
        "712.1: Forest has no other face that could be played.",
    ),
    "land in another turn": (
        NEW,
        (hand("Forest"), do("turn", player="Ben"), do("play_land", "it")),
        "305.3: It is Ben's turn, and a player can play a land only on their own turn.",
    ),
    "fuse from hand": (
        NEW,
        (place("Wear // Tear", zone="graveyard"), do("cast", "it", half="fused")),
        "702.102a: Wear // Tear can be cast fused only from its owner's hand.",
    ),
    "no fuse in this edition": (
        OLD,
        (hand("Wear // Tear"), do("cast", "it", half="fused")),
        "708.2a: This edition has no fuse.",
    ),
    "left first": (
        NEW,
        (hand("Wear // Tear"), do("cast", "it", half="fused"), RESOLVE),
        "702.102d: The instructions of Wear are followed first, then those of Tear.",
    ),
    "aftermath lost, taken": (
        NEW,
        (place("Yixlid Jailer", "jailer"), place("Commit // Memory", zone="graveyard"), do("cast", "it", half="right")),
        (
            "702.127a: The card has lost aftermath where it is because of Yixlid Jailer, and nothing else lets Memory "
            "be cast from there."
        ),
    ),
    "aftermath lost": (
        NEW,
        (place("Commit // Memory", zone="graveyard"), LOSES_ALL, do("cast", "it", half="right")),
        "702.127a: The card has lost aftermath where it is, and nothing else lets Memory be cast from there.",
    ),
    "disturb lost, taken": (
        NEW,
        (
            place("Yixlid Jailer", "jailer"),
            place("Lunarch Veteran", zone="graveyard"),
            do("cast", "it", transformed=True),
        ),
        "702.146a: Lunarch Veteran has lost disturb there because of Yixlid Jailer.",
    ),
    "disturb lost": (
        NEW,
        (place("Lunarch Veteran", zone="graveyard"), LOSES_ALL, do("cast", "it", transformed=True)),
        "702.146a: Lunarch Veteran has lost disturb there.",
    ),
    "room spell": (
        NEW,
        (hand(ROOM), do("cast", "it", half="right")),
        "709.5b: As a spell it shows only Locker Room; the permanent that it becomes has both halves.",
    ),
    "cast prototyped": (
        NEW,
        (hand("Golem"), do("cast", "it", prototype=True)),
        "718.3: Cast as a prototype, Golem has its second mana cost, power and toughness.",
    ),
    "cast as the card": (NEW, (hand("Walker"), CAST), "715.3: Walker is cast normally, not as an Adventure."),
    "only that set judged": (
        NEW,
        (hand("Walker"), AS_INSET),
        "715.3a: Whether it may be cast is judged by those values alone: Long Walk.",
    ),
    "no copy lies in exile": (
        NEW,
        (
            place("Scholar"),
            do("designate", "it", as_="prepared"),
            place("Bear", "bear"),
            do("become_copy", "it", of="bear"),
            do("phase_out", "it"),
            do("phase_in", "it"),
            do("cast", "it", inset=True, as_copy="c"),
        ),
        "722.3c: Bear (it) had no prepare spell as it phased in, so no copy of one lies in exile to be cast.",
    ),
    "on an Adventure": (
        NEW,
        (hand("Walker"), AS_INSET, RESOLVE, AS_INSET),
        "715.3d: Walker was exiled by its Adventure and cannot be cast as an Adventure again from there.",
    ),
    "cast after its Adventure": (
        NEW,
        (hand("Walker"), AS_INSET, RESOLVE, CAST),
        "715.3d: Exiled by its Adventure, Walker may be cast from there, but not as an Adventure again.",
    ),
    # Resolving and entering.
    "not on top": (
        NEW,
        (IN_HAND, CAST, hand("Goblin", "top"), do("cast", "top"), RESOLVE),
        "405.5: Bear is not on top of the stack; Goblin is, and it resolves first.",
    ),
    "not a spell": (NEW, (IN_HAND, RESOLVE), "405.5: Bear is not on the stack, so it cannot resolve."),
    "resolves permanent": (NEW, (IN_HAND, CAST, RESOLVE), "608.3a: The permanent spell resolves: Bear enters."),
    "resolves spell": (
        NEW,
        (hand("Lightning Bolt"), CAST, RESOLVE),
        "608.2n: Lightning Bolt resolves and is put into its owner's graveyard.",
    ),
    "resolves as it is": (
        INN,
        (IN_HAND, CAST, do("resolve", "it", transformed=True)),
        "608.3: Bear has no other face, so it enters the battlefield as it is.",
    ),
    "spell told to enter back up": (
        NEW,
        (hand(DELVER), CAST, do("resolve", "it", transformed=True)),
        "712.13a: Told to enter transformed, Delver of Secrets enters with its back face up, not as on the stack.",
    ),
    "plain status": (
        NEW,
        (IN_HAND, ENTERS),
        "110.5b: It enters untapped, unflipped and face up, as nothing says otherwise.",
    ),
    "new timestamp": (NEW, (IN_HAND, ENTERS), "613.7d: It gets a new timestamp."),
    "front by default": (
        NEW,
        (hand(DELVER), ENTERS),
        "712.14: A double-faced card enters with its front face up unless something says otherwise.",
    ),
    "always front": (
        OLD,
        (hand(DELVER), BACK),
        "711.5: In this edition a double-faced card always enters the battlefield with its front face up.",
    ),
    "enters transformed": (
        NEW,
        (hand(DELVER), BACK),
        "712.14a: Told to enter transformed, it enters with its back face up.",
    ),
    "told back up": (
        NEW,
        (place("Invasion of Kylem", zone="exile"), BACK),
        "712.14a: Told to enter transformed, Invasion of Kylem would have its back face up.",
    ),
    "stays modal": (
        NEW,
        (place("Agadeem's Awakening", zone="exile"), ENTERS),
        "712.14b: The front face of Agadeem's Awakening is not a permanent card, so it stays where it is.",
    ),
    "stays sorcery": (
        NEW,
        (hand("Despise"), ENTERS),
        "307.4: Despise is a sorcery and cannot enter, so it stays where it is.",
    ),
    "meld enters front": (NEW, (hand("Graf Rats"), ENTERS), "712.14: A meld card alone enters with its front face up."),
    "reading: meld card transformed": (
        NEW,
        (hand("Graf Rats"), BACK),
        (
            "712.14a: The rules do not say what a meld card does when told to enter transformed; it is assumed that "
            "it stays where it is."
        ),
    ),
    "reading: merged by day or night": (
        NEW,
        (
            do("day_night", value="night"),
            place("Village Watch", face="back"),
            hand("Gemrazer", "g"),
            do("mutate", "g", onto="it"),
            do("day_night", value="day"),
        ),
        (
            "702.145e: Gemrazer is merged, and the rules do not say which face of it is up; it is assumed that it is "
            "not turned over."
        ),
    ),
    "reading: daybound on one face": (
        MID,
        (
            place("Brutal Cathar", "c"),
            hand("Clone", "one"),
            do("put_onto_battlefield", "one", as_copy_of="c"),
            do("day_night", value="night"),
            hand("Clone"),
            do("put_onto_battlefield", "it", as_copy_of="one"),
        ),
        (
            "702.145b: One rule lets a permanent with daybound enter transformed at night, another keeps out what has "
            "no back face; it is assumed that Clone enters as it is."
        ),
    ),
    "no daybound left, taken": (
        NEW,
        (place("Dress Down", "d"), do("day_night", value="night"), hand("Bird Admirer"), ENTERS),
        (
            "614.12: On the battlefield Bird Admirer would have no daybound because of Dress Down, so the night does "
            "not turn it as it enters."
        ),
    ),
    "no daybound left": (
        NEW,
        (do("day_night", value="night"), hand("Bird Admirer"), do("cast", "it"), LOSES_ALL, RESOLVE),
        "614.12: On the battlefield Bird Admirer would have no daybound, so the night does not turn it as it enters.",
    ),
    "door open": (
        NEW,
        (hand(ROOM), do("cast", "it", half="left"), RESOLVE),
        "709.5d: It was cast as its left half, so it enters with that half unlocked.",
    ),
    # 722.3c: what being prepared is for is said, however it became so.
    "enters prepared": (
        NEW,
        (hand("Skycoach Conductor"), ENTERS),
        "722.3a: By its own words it enters prepared, so its controller may cast a copy of its prepare spell.",
    ),
    "looked at as it would be": (
        NEW,
        (hand("Slow Gate"), ENTERS),
        "614.12: Which of its words count is found by what it would be on the battlefield.",
    ),
    "token ceases": (
        NEW,
        (place("Bear", token=True), do("move", "it", to="hand")),
        "111.7: A token off the battlefield ceases to exist when state-based actions are checked.",
    ),
    # Naming and looking.
    "name of card": (NEW, (named("Bear"),), "201.4: Bear is the name of a card and may be chosen."),
    "name of combined face": (
        NEW,
        (named("Chittering Host"),),
        "712.19: Chittering Host is the combined face of a meld pair, and its name may be chosen.",
    ),
    "name of both halves": (OLD, (named(SPLIT),), "708.7: A split card is named by both halves together: Fire // Ice."),
    "name of flipped half": (
        NEW,
        (named("Tok-Tok, Volcano Born"),),
        "710.5: Tok-Tok, Volcano Born is a name that the card has when flipped, and it may be chosen.",
    ),
    "no such name": (NEW, (named("Nobody at All"),), "201.4: No card known here has the name Nobody at All."),
    "may not look exiled": (
        NEW,
        (IN_HAND, do("move", "it", to="exile", face_down=True), looked("Ana")),
        "406.3: Nobody has said what lets Ana look at this card, which is exiled face down.",
    ),
    "may not look face down": (
        NEW,
        (place("Bear", face_down="manifest"), looked()),
        "708.5: Only whoever controls a face-down object may look at it, and that is not Ben.",
    ),
    "life is": (NEW, (do("life", total=3),), "119.5: Ana's life total is 3."),
}


@pytest.mark.parametrize("row", ROWS.values(), ids=ROWS)
def test_a_sentence_about_setting_up_and_casting_says_what_a_judge_says(row: Row) -> None:
    assert row[2] in said_in(row, (*CARDS, GATE))
