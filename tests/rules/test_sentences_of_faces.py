"""Each sentence about faces, halves, entering and leaving, under an edition in which it is said.

A row is the edition, what happens and, behind the number of the rule there, the sentence as a judge says it.
"""

from __future__ import annotations

import pytest

from tests.rules.playing import do, place
from tests.rules.sentence_rows import (
    BEAR,
    BRUNA,
    DELVER,
    GISELA,
    IN_HAND,
    INN,
    MELDED,
    MID,
    NEW,
    OLD,
    Row,
    hand,
    said_in,
)

VALKI = place("Valki, God of Lies")

ROWS: dict[str, Row] = {
    # Turning over.
    "converts": (
        NEW,
        (DELVER, do("convert", "it")),
        "701.28a: Delver of Secrets is converted, which turns it over like transforming: its back face is up now.",
    ),
    "kind does not turn": (
        MID,
        (VALKI, do("transform", "it")),
        "712.5: Valki, God of Lies is a modal double-faced card; in this edition such cards cannot transform.",
    ),
    "meld does not turn": (
        NEW,
        (BRUNA, do("transform", "b")),
        "712.9: Bruna, the Fading Light is one card of a meld pair, and such cards never transform.",
    ),
    "as it transforms": (
        NEW,
        (place("Ludevic, Necrogenius"), do("transform", "it")),
        "712.20: What Olag, Ludevic's Hubris does as it transforms happens while it transforms, not afterward.",
    ),
    "is day or night": (NEW, (do("day_night", value="day"), do("day_night", value="day")), "731.1: It is day already."),
    # Setting up, casting, playing.
    "no doors": (
        MID,
        (BEAR, do("lock", "it", half="left")),
        "709.4: In this edition no permanent has halves that could be unlocked.",
    ),
    "back only on the battlefield": (
        NEW,
        (place("Delver of Secrets", zone="hand", face="back"),),
        "712.8a: Off the battlefield and the stack a double-faced card has only its front face.",
    ),
    "never back up on the stack": (
        OLD,
        (place("Delver of Secrets", zone="stack", face="back"),),
        "711.4: In this edition a double-faced card is on the stack with its front face up.",
    ),
    "never face down": (
        OLD,
        (place("Delver of Secrets", face_down="morph"),),
        "711.6: In this edition a double-faced permanent is always face up.",
    ),
    "token with one face only": (
        MID,
        (place("Delver of Secrets", token=True, face="back"),),
        (
            "712.5: In this edition a token has one face only, "
            "so Delver of Secrets // Insectile Aberration cannot have its back up."
        ),
    ),
    "no double-faced tokens": (
        OLD,
        (place("Incubator"),),
        "711.1: In this edition only cards are double-faced, so Incubator // Phyrexian Token cannot be in the game.",
    ),
    "half off the stack": (
        NEW,
        (place("Fire // Ice", zone="hand", half="left"),),
        "709.4: Only on the stack is Fire // Ice one of its halves; anywhere else it is both.",
    ),
    "manifested is not cast": (
        NEW,
        (hand("Bear"), do("cast", "it", face_down="manifest")),
        "702.37d: What is manifested or cloaked is put onto the battlefield, not cast: Bear.",
    ),
    "cast face down": (
        NEW,
        (hand("Exalted Angel"), do("cast", "it", face_down="morph")),
        "708.4: Turned face down, Exalted Angel is put onto the stack with only the values listed for it.",
    ),
    "face down by an effect alone": (
        NEW,
        (hand("Bear"), do("cast", "it", face_down=True)),
        "702.37d: Nothing on Bear lets it be cast face down, so an effect has to.",
    ),
    "resolves face down": (
        NEW,
        (hand("Exalted Angel"), do("cast", "it", face_down="morph"), do("resolve", "it")),
        "708.4: A face-down spell becomes a face-down permanent.",
    ),
    "never cast transformed": (
        OLD,
        (place("Delver of Secrets", zone="exile"), do("cast", "it", transformed=True)),
        "711.4: In this edition a double-faced card is always cast with its front face up.",
    ),
    "cast transformed": (
        NEW,
        (place("Delver of Secrets", zone="exile"), do("cast", "it", transformed=True)),
        "712.11a: Cast transformed, it is put onto the stack with its back face up: Insectile Aberration.",
    ),
    "only that face judged": (
        NEW,
        (hand("Valki, God of Lies"), do("cast", "it", face="back")),
        "712.11c: Whether it may be cast is judged by that face alone: Tibalt, Cosmic Impostor.",
    ),
    "cast half": (
        NEW,
        (hand("Fire // Ice"), do("cast", "it", half="left")),
        "709.3: Only the chosen half is put onto the stack: Fire.",
    ),
    "aftermath": (
        NEW,
        (hand("Dusk // Dawn"), do("cast", "it", half="right")),
        "702.127a: Dawn has aftermath and is cast only from a graveyard.",
    ),
    "aftermath permits": (
        NEW,
        (place("Dusk // Dawn", zone="graveyard"), do("cast", "it", half="right")),
        "702.127a: Dawn has aftermath, which lets it be cast from a graveyard.",
    ),
    "aftermath exile": (
        NEW,
        (place("Dusk // Dawn", zone="graveyard"), do("cast", "it", half="right"), do("resolve", "it")),
        "702.127a: Dawn was cast from a graveyard by aftermath, so it is exiled as it leaves the stack.",
    ),
    "resolves and leaves": (
        NEW,
        (place("Dusk // Dawn", zone="graveyard"), do("cast", "it", half="right"), do("resolve", "it")),
        "608.2n: Dawn resolves.",
    ),
    "fuse of a copy": (
        NEW,
        (hand("Wear // Tear"), do("cast", "it", half="fused", as_copy="c")),
        "702.102a: Only a card in its owner's hand can be cast fused, and a copy of Wear // Tear is not a card.",
    ),
    "fused from hand": (
        NEW,
        (hand("Wear // Tear"), do("cast", "it", half="fused")),
        "702.102a: It has fuse and is cast from its owner's hand, which is what lets both halves be cast.",
    ),
    "fused cost": (
        NEW,
        (hand("Wear // Tear"), do("cast", "it", half="fused")),
        "702.102c: Its cost includes the mana costs of both Wear and Tear.",
    ),
    "inset of later": (
        MID,
        (hand("Seer"), do("cast", "it", inset=True)),
        "716.3: In this edition only Seer itself can be cast: its second spell is of a kind that came later.",
    ),
    "prepare spell from a copy": (
        NEW,
        (hand("Scholar"), do("cast", "it", inset=True)),
        (
            "722.3: The prepare spell of Scholar is not cast itself; only a copy of it is, made for a prepared "
            "permanent."
        ),
    ),
    "prepare spell needs it": (
        NEW,
        (place("Scholar"), do("cast", "it", inset=True, as_copy="c")),
        "722.3c: Scholar is not prepared, so there is no copy of its prepare spell to cast.",
    ),
    "made prepared": (
        NEW,
        (place("Scholar"), do("designate", "it", as_="prepared")),
        "722.3a: Scholar becomes prepared, so its controller may cast a copy of its prepare spell.",
    ),
    "not made prepared": (
        NEW,
        (BEAR, do("designate", "it", as_="prepared")),
        "722.3a: Bear is not a permanent with a prepare spell, so it cannot become prepared.",
    ),
    "permission does not fit": (
        NEW,
        (hand("Walker"), do("cast", "it", inset=True, permission={"types": "Creature"})),
        "715.3a: On the stack it would be Long Walk, and the effect does not let such a spell be cast.",
    ),
    "alternative elsewhere": (
        NEW,
        (place("Golem", zone="hand", prototype=True),),
        "718.4: Only on the stack or the battlefield is Golem what it was cast as.",
    ),
    "play land": (
        NEW,
        (hand("Wood"), do("play_land", "it")),
        "305.1: Wood is played as a land and is put onto the battlefield.",
    ),
    "only modal played back": (
        NEW,
        (place("Delver of Secrets", zone="hand"), do("play_land", "it", face="back")),
        "712.14: Only a modal card can be played with its back face up, and Delver of Secrets is not one.",
    ),
    "no land": (NEW, (IN_HAND, do("play_land", "it")), "305.1: Bear is not a land, so it cannot be played as one."),
    # Entering.
    "stays instant": (
        NEW,
        (hand("Lightning Bolt"), do("put_onto_battlefield", "it")),
        "304.4: Lightning Bolt is an instant and cannot enter, so it stays where it is.",
    ),
    "modal, stays transformed": (
        "2025-06",
        (place("Kazandu Mammoth", zone="graveyard"), do("put_onto_battlefield", "it", transformed=True)),
        "712.14a: Kazandu Mammoth cannot enter transformed, so it stays where it is.",
    ),
    "stays with one face": (
        NEW,
        (IN_HAND, do("put_onto_battlefield", "it", transformed=True)),
        "712.14a: Bear is not a double-faced card, so, told to enter transformed, it stays where it is.",
    ),
    "enters as it is": (
        INN,
        (IN_HAND, do("put_onto_battlefield", "it", transformed=True)),
        "711.7: Bear has no other face; in this edition it enters the battlefield all the same.",
    ),
    "back is a spell": (
        NEW,
        (hand("Flamescroll Celebrant"), do("cast", "it"), do("resolve", "it", transformed=True)),
        "712.13a: Its back face is an instant, so it goes to the graveyard instead of entering.",
    ),
    "doors locked": (
        NEW,
        (hand("Attic // Cellar"), do("put_onto_battlefield", "it")),
        "709.5d: No half of it was cast, so it enters with both halves locked.",
    ),
    "doors locked of a token": (
        NEW,
        (hand("Attic // Cellar"), do("create_token_copy", of="it", as_="t")),
        "709.5d: No half of it was cast, so it enters with both halves locked.",
    ),
    "door open of a copy": (
        NEW,
        (
            hand("Attic // Cellar"),
            do("cast", "it", half="left"),
            do("copy_spell", of="it", as_="c"),
            do("resolve", "c"),
        ),
        "709.5d: It copies a spell cast as its left half, so it enters with that half unlocked.",
    ),
    "reading: copied Room spell": (
        NEW,
        (
            hand("Attic // Cellar"),
            do("cast", "it", half="left"),
            do("copy_spell", of="it", as_="c"),
            do("resolve", "c"),
        ),
        "709.5d: A copy is not cast; its half is unlocked anyway, as the rules' makers explain.",
    ),
    "not your room": (
        NEW,
        (place("Attic // Cellar"), do("unlock", "it", half="left", by="special action", player="Ben")),
        "709.5e: Only the player who controls the Room may unlock it that way, and that is not Ben.",
    ),
    "not locked": (
        NEW,
        (place("Attic // Cellar", unlocked=["left"]), do("unlock", "it", half="left")),
        "709.5f: The left half is not locked, so it cannot be unlocked.",
    ),
    "not unlocked": (
        NEW,
        (place("Attic // Cellar", unlocked=["right"]), do("lock", "it", half="left")),
        "709.5g: The left half is not unlocked, so it cannot be locked.",
    ),
    "goes on from the stack": (
        NEW,
        (IN_HAND, do("cast", "it"), do("effect", on=["it"], change={"set_colors": ["R"]}), do("resolve", "it")),
        "400.7a: What applied to the spell goes on applying to the permanent that it became.",
    ),
    # Zones.
    "new object": (
        NEW,
        (BEAR, do("move", "it", to="hand")),
        "400.7: In the new zone it is a new object; what applied to it before is gone.",
    ),
    "copy ceases": (
        NEW,
        (hand("Lightning Bolt"), do("cast", "it"), do("copy_spell", of="it", as_="c"), do("move", "c", to="exile")),
        "707.10a: Off the stack, a copy of a spell ceases to exist.",
    ),
    "stand-in replaced": (
        NEW,
        (place("Delver of Secrets", zone="hand", substitute=True), do("move", "it", to="graveyard")),
        "713.5: Where the card is seen, the substitute card is set aside and the card itself is used.",
    ),
    "melds": (
        NEW,
        MELDED,
        (
            "701.42a: Bruna, the Fading Light and Gisela, the Broken Blade are put onto the "
            "battlefield together, back faces up, as one permanent: Brisela, Voice of Nightmares."
        ),
    ),
    "melded leaves": (
        NEW,
        (*MELDED, do("move", "m", to="hand")),
        "712.21: The melded permanent leaves as one permanent and becomes two cards.",
    ),
    "melded component leaves": (
        NEW,
        (*MELDED, hand("Gemrazer", "z"), do("mutate", "z", onto="m"), do("move", "m", to="hand")),
        "712.21: Its melded component becomes two cards.",
    ),
    "melded arranged": (
        NEW,
        (*MELDED, do("move", "m", to="graveyard")),
        "712.21a: Its owner may put them into the graveyard in either order.",
    ),
    "melded exiled": (
        NEW,
        (*MELDED, do("move", "m", to="exile")),
        "712.21b: The player who exiles it decides which of the two cards has the earlier timestamp.",
    ),
    "melded found": (
        NEW,
        (*MELDED, do("move", "m", to="graveyard")),
        "712.21c: An effect that follows it into the new zone finds both cards.",
    ),
    "melded counted": (
        NEW,
        (*MELDED, do("move", "m", to="graveyard")),
        "712.21e: It counts as one object that moved, but as two cards.",
    ),
    "enter together": (
        NEW,
        MELDED,
        "712.14c: Melded, the two cards enter as one permanent with their back faces up.",
    ),
    "melded does not turn": (
        NEW,
        (*MELDED, do("transform", "m")),
        "712.4c: Brisela, Voice of Nightmares is a melded permanent, and these never transform.",
    ),
    "meld never turned down": (
        NEW,
        (BRUNA, do("turn_face_down", "b")),
        "712.16: Bruna, the Fading Light is one card of a meld pair and cannot be turned face down.",
    ),
    "melded never turned down": (
        NEW,
        (*MELDED, do("turn_face_down", "m")),
        "712.16: Brisela, Voice of Nightmares is a melded permanent and cannot be turned face down.",
    ),
    "cannot meld": (
        NEW,
        (BEAR, GISELA, do("meld", objects=["it", "g"], as_="m")),
        "701.42b: Bear and Gisela, the Broken Blade are not the two cards of a meld pair, so they stay where they are.",
    ),
    "a token cannot meld": (
        NEW,
        (BRUNA, GISELA, do("create_token_copy", of="b", as_="t"), do("meld", objects=["t", "g"], as_="m")),
        "701.42b: Bruna, the Fading Light (t) is a token, and only cards can be melded, so all stay where they are.",
    ),
    "what only copies one of a pair cannot meld": (
        NEW,
        (BRUNA, GISELA, BEAR, do("become_copy", "it", of="b"), do("meld", objects=["it", "g"], as_="m")),
        (
            "701.42b: Bruna, the Fading Light (it) is represented by Bear, no card of a meld pair, so all stay where "
            "they are."
        ),
    ),
    "two of one name cannot meld": (
        NEW,
        (GISELA, place("Gisela, the Broken Blade", "h"), do("meld", objects=["g", "h"], as_="m")),
        (
            "701.42b: Gisela, the Broken Blade (g) and Gisela, the Broken Blade (h) are not the two cards of a meld "
            "pair, so they stay where they are."
        ),
    ),
    "a hidden card cannot meld": (
        NEW,
        (place("Bear", face_down=True), GISELA, do("meld", objects=["it", "g"], as_="m")),
        (
            "701.42b: Ana's face-down creature and Gisela, the Broken Blade are not the two cards of a meld pair, so "
            "they stay where they are."
        ),
    ),
}


@pytest.mark.parametrize("row", ROWS.values(), ids=ROWS)
def test_a_sentence_about_faces_says_what_a_judge_says(row: Row) -> None:
    assert row[2] in said_in(row)
