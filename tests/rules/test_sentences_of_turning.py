"""Each sentence about turning over and face down, halves, melding and copying, under an edition in which it is said."""

from __future__ import annotations

import pytest

from tests.rules.playing import Record, do, place
from tests.rules.sentence_rows import BEAR, DELVER, IN_HAND, INN, NEW, OLD, Row, hand, said_in

ROOM = "Bottomless Pool // Locker Room"
LOCKED, LEFT = place(ROOM, unlocked=[]), place(ROOM, unlocked=["left"])
GOBLIN, SPELL = place("Goblin", "g"), (hand("Delver of Secrets"), do("cast", "it"))
TOKEN, DOWN = do("create_token_copy", of="it", as_="t"), do("turn_face_down", "it")


def up(**how: object) -> Record:
    return do("turn_face_up", "it", **how)


def copying(original: str, **how: object) -> Record:
    return do("become_copy", "it", of=original, **how)


ROWS: dict[str, Row] = {
    # Turning over.
    "not on the battlefield": (
        NEW,
        (hand("Delver of Secrets"), do("transform", "it")),
        "712.9: Only a permanent can be turned over, and Delver of Secrets is not on the battlefield.",
    ),
    "face down does not turn, merged": (
        NEW,
        (
            place("Delver of Secrets", face_down="manifest"),
            hand("Gemrazer", "g"),
            do("mutate", "g", onto="it", on_top=False),
            do("transform", "it"),
        ),
        "712.15a: Ana's face-down creature cannot transform while it is face down.",
    ),
    "face down does not turn": (
        NEW,
        (place("Delver of Secrets", face_down="manifest"), do("transform", "it")),
        "712.15a: Ana's face-down creature cannot transform while it is face down.",
    ),
    "merged without what turns": (
        NEW,
        (
            place("Graf Rats"),
            place("Midnight Scavengers", "s"),
            do("meld", objects=["it", "s"], as_="m"),
            hand("Gemrazer", "g"),
            do("mutate", "g", onto="m", on_top=False),
            do("transform", "m"),
        ),
        "730.2i: Chittering Host is merged, and none of its double-faced components can transform.",
    ),
    "merged without what turns: modal": (
        "2025-06",
        (
            place("Kazandu Mammoth"),
            hand("Gemrazer", "g"),
            do("mutate", "g", onto="it", on_top=True),
            do("transform", "it"),
        ),
        "728.2i: Gemrazer is merged, and none of its double-faced components can transform.",
    ),
    "merged of ordinary cards": (
        NEW,
        (BEAR, hand("Gemrazer", "g"), do("mutate", "g", onto="it", on_top=True), do("transform", "it")),
        "712.9: Gemrazer is not represented by a double-faced card.",
    ),
    "transformed permanent": (
        NEW,
        (DELVER, do("transform", "it")),
        "701.27g: Insectile Aberration is a transformed permanent as long as its back face is up.",
    ),
    "not turned face up": (
        NEW,
        (DELVER, do("transform", "it")),
        "701.27b: This is not the same as turning it face up or face down.",
    ),
    "no convert": (OLD, (DELVER, do("convert", "it")), "701.1: This edition has no action called convert."),
    "nightbound turns": (
        NEW,
        (
            *(place("Bird Admirer"), do("day_night", value="day"), place("Humility", "h")),
            *(do("transform", "it"), do("move", "h", to="exile")),
        ),
        "702.145f: It is day, so Wing Shredder, which has nightbound, is turned over at once.",
    ),
    "turns as it comes": (
        NEW,
        (place("Bird Admirer"), do("day_night", value="night"), do("day_night", value="day")),
        "702.145e: Wing Shredder, which has nightbound, is turned over at once.",
    ),
    "daybound makes it day": (
        NEW,
        (hand("Bird Admirer"), do("put_onto_battlefield", "it")),
        "702.145d: It was neither day nor night, and Bird Admirer, which has daybound, makes it day.",
    ),
    "no day and night": (INN, (do("day_night", value="night"),), "702.1: This edition knows neither day nor night."),
    "laid out against the time": (
        NEW,
        (do("day_night", value="night"), place("Tavern Ruffian", face="front")),
        (
            "702.145c: Tavern Ruffian is laid out front face up although it is night; as soon as anything happens, "
            "it is turned over."
        ),
    ),
    "no lower half": (NEW, (BEAR, do("flip", "it")), "710.2: Bear has no lower half to use."),
    # Halves.
    "no halves": (
        NEW,
        (BEAR, do("unlock", "it", half="left")),
        "709.5f: Bear has no halves that could be locked or unlocked.",
    ),
    "unlocks": (NEW, (LOCKED, do("unlock", "it", half="left")), "709.5f: The left half is unlocked: Bottomless Pool."),
    "half unlocked": (
        NEW,
        (LOCKED, do("unlock", "it", half="right")),
        "709.5h: The half that was unlocked is the right one.",
    ),
    "locks": (NEW, (LEFT, do("lock", "it", half="left")), "709.5g: The left half is locked: Bottomless Pool."),
    "which half": (NEW, (LOCKED, do("unlock", "it")), "709.5f: Both halves would do; one of them has to be chosen."),
    "no meld": (OLD, (BEAR, GOBLIN, do("meld", objects=["it", "g"], as_="m")), "701.1: This edition has no meld."),
    "meld pair": (
        NEW,
        (place("Graf Rats"), place("Midnight Scavengers", "s"), do("meld", objects=["it", "s"], as_="m")),
        "712.5: They are a meld pair: Graf Rats and Midnight Scavengers.",
    ),
    "reading: two owners": (
        NEW,
        (place("Graf Rats"), place("Midnight Scavengers", "s", player="Ben"), do("meld", objects=["it", "s"], as_="m")),
        (
            "108.3: The rules do not say whether cards of two owners can be melded, nor who would own the "
            "permanent; it is assumed that Ana owns it, and each card goes to its own owner as it leaves."
        ),
    ),
    # Face down.
    "only permanents turn": (
        NEW,
        (IN_HAND, DOWN),
        "708.2: Only a permanent can be turned face down, and Bear is not one.",
    ),
    "never turned down": (
        NEW,
        (DELVER, DOWN),
        "712.16: Delver of Secrets is double-faced and cannot be turned face down.",
    ),
    "turned down": (
        NEW,
        (BEAR, DOWN),
        "708.2a: Bear is turned face down: it is a 2/2 creature with no name, mana cost or abilities.",
    ),
    "up already": (NEW, (BEAR, up()), "708.8: Bear is face up already."),
    "turned up": (
        NEW,
        (place("Bear", face_down="manifest"), up()),
        "708.8: Bear is turned face up and has its own values again; it did not enter.",
    ),
    "counters as turned up": (
        NEW,
        (place("Hooded Hydra", face_down="morph"), up(by="morph")),
        "708.11: While it is being turned face up, not afterward, Hooded Hydra gets five +1/+1 counters.",
    ),
    "as it is turned up": (
        NEW,
        (place("Lurker", face_down="morph"), up()),
        "708.11: What Lurker does as it is turned face up is part of turning it up and is not computed here.",
    ),
    "copy as turned up": (
        NEW,
        (place("Bear", "b"), place("Vesuvan Shapeshifter", face_down="morph"), up(as_copy_of="b")),
        "708.11: It is turned face up as a copy; it does not become one afterward.",
    ),
    "no such original up": (
        NEW,
        (place("Forest", "f"), place("Vesuvan Shapeshifter", face_down="morph"), up(by="morph", as_copy_of="f")),
        "708.11: The words of Ana's face-down creature do not let it be turned face up as a copy of Forest.",
    ),
    "no permission up": (
        NEW,
        (place("Bear", face_down=True), up(by="morph")),
        "708.7: Nothing lets Ana's face-down creature be turned face up this way.",
    ),
    "never cast face down": (
        OLD,
        (hand("Delver of Secrets"), do("cast", "it", face_down="morph")),
        "711.4: In this edition Delver of Secrets, being double-faced, cannot be cast face down.",
    ),
    "cast by morph": (
        NEW,
        (hand("Pine Walker"), do("cast", "it", face_down="morph")),
        "702.37c: The morph ability of Pine Walker lets it be cast face down.",
    ),
    "cast by disguise": (
        NEW,
        (hand("Dog Walker"), do("cast", "it", face_down="disguise")),
        "702.168b: The disguise ability of Dog Walker lets it be cast face down, with ward {2}.",
    ),
    "enters face down": (
        NEW,
        (IN_HAND, do("put_onto_battlefield", "it", face_down=True)),
        "708.3: Ana's card is turned face down before it enters.",
    ),
    "has listed values": (
        NEW,
        (hand("Pine Walker"), do("put_onto_battlefield", "it", face_down="morph")),
        "708.2: Face down, Ana's card enters with only the values listed for it.",
    ),
    "enters as a 2/2": (
        NEW,
        (IN_HAND, do("put_onto_battlefield", "it", face_down=True)),
        "708.2a: With nothing else listed, what enters face down is a 2/2 creature and nothing more.",
    ),
    "exiled without values": (
        NEW,
        (IN_HAND, do("move", "it", to="exile", face_down=True)),
        "406.3a: Exiled face down, it has no characteristics.",
    ),
    "face down copy": (
        NEW,
        (GOBLIN, hand("Clone"), do("put_onto_battlefield", "it", face_down=True, as_copy_of="g")),
        "708.10: Ana's card is face down, so the copied values show only when it is turned face up.",
    ),
    # Copies.
    "original later": (NEW, (BEAR, GOBLIN, copying("g")), "707.2b: Later changes of Goblin do not reach the copy."),
    "choices not copied": (
        NEW,
        (GOBLIN, hand("Clone"), do("put_onto_battlefield", "it", as_copy_of="g")),
        "707.6: Choices made for the original are not copied; they are made again.",
    ),
    "keeps status": (
        NEW,
        (place("Akki Lavarunner", flipped=True), GOBLIN, copying("g")),
        "110.5c: Tok-Tok, Volcano Born keeps its status while it is a copy of Goblin.",
    ),
    "copy of face down": (
        NEW,
        (BEAR, place("Goblin", "g", face_down="manifest"), copying("g")),
        "708.2: Only the values listed for Ana's face-down creature are copied, since it is face down.",
    ),
    "exception keeps": (
        NEW,
        (BEAR, GOBLIN, copying("g", except_={"colors": ["G"]})),
        "707.9c: A value that the exception keeps as it was is not copied.",
    ),
    "exception adds": (
        NEW,
        (BEAR, GOBLIN, copying("g", except_={"add_abilities": ["Haste"]})),
        "707.9a: An ability that the exception adds is one of the copiable values of the copy.",
    ),
    "exception alters": (
        NEW,
        (BEAR, GOBLIN, copying("g", except_={"name": "Twin"})),
        "707.9b: A value that the exception alters is one of the copiable values of the copy.",
    ),
    "subtype without its type": (
        NEW,
        (BEAR, place("Anthem", "a"), copying("a", except_={"add_subtypes": ["Illusion"]})),
        "205.3d: The copy has no card type that goes with Illusion, so it does not gain that subtype.",
    ),
    "token made": (
        NEW,
        (BEAR, TOKEN),
        "111.3: What makes the token gives it its values, those of Bear, as if printed.",
    ),
    "token copy": (NEW, (BEAR, TOKEN), "707.2: The token has the copiable values of Bear."),
    "token with both faces": (
        NEW,
        (DELVER, TOKEN),
        "707.8a: The token is double-faced, as Delver of Secrets is, with a copy of each of its faces.",
    ),
    "no such token": (
        NEW,
        (hand("Despise"), TOKEN),
        "111.5: A token that is a copy of Despise could not be on the battlefield, so none is created.",
    ),
    "spell copy with both faces": (
        NEW,
        (*SPELL, do("copy_spell", of="it", as_="c")),
        "707.10g: The copy has both faces of Delver of Secrets, with the same face up.",
    ),
    "copy becomes token": (
        NEW,
        (IN_HAND, do("cast", "it"), do("copy_spell", of="it", as_="c"), do("resolve", "c")),
        "707.10f: The copy of a permanent spell enters as a token: Bear (c).",
    ),
}


@pytest.mark.parametrize("row", ROWS.values(), ids=ROWS)
def test_a_sentence_about_turning_and_copying_says_what_a_judge_says(row: Row) -> None:
    assert row[2] in said_in(row)


@pytest.mark.parametrize("verb", ["transform", "convert"])
@pytest.mark.parametrize(
    ("edition", "actions", "says"),
    [
        ("2025-06", (place("Valki, God of Lies"),), "in this edition such cards cannot {}."),
        (
            NEW,
            (place("Bruna, the Fading Light"),),
            "Bruna, the Fading Light is one card of a meld pair, and such cards never {}.",
        ),
        (
            NEW,
            (
                place("Graf Rats", "r"),
                place("Midnight Scavengers", "s"),
                do("meld", objects=["r", "s"], as_="it"),
            ),
            "Chittering Host is a melded permanent, and these never {}.",
        ),
        (
            NEW,
            (place("Delver of Secrets", face_down="manifest"),),
            "Ana's face-down creature cannot {} while it is face down.",
        ),
        (
            "2025-06",
            (place("Valki, God of Lies"), hand("Gemrazer", "g"), do("mutate", "g", onto="it", on_top=True)),
            "Gemrazer is merged, and none of its double-faced components can {}.",
        ),
    ],
)
def test_701_28a_what_cannot_turn_over_is_told_in_the_word_of_the_instruction(
    edition: str, actions: tuple[Record, ...], says: str, verb: str
) -> None:
    told = said_in((edition, (*actions, do(verb, "it")), ""))
    assert any(one.endswith(says.format(verb)) for one in told)
