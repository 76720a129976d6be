"""Transforming, casting, playing and entering: each rule that decides it, in each edition (711 and 712, 601, 608)."""

from __future__ import annotations

import pytest

from tests.rules.in_every_edition import Told, rows, told
from tests.rules.playing import Record, do, place

TRANSFORM, CONVERT, RESOLVE = do("transform", "it"), do("convert", "it"), do("resolve", "it")
DELVER = place("Delver of Secrets")
NIGHT = do("day_night", value="night")
CATHAR = place("Brutal Cathar", "it", "hand")


def hand(card: str, name: str = "cast", **keys: object) -> tuple[Record, ...]:
    """A card in the hand, and what is done with it."""
    return place(card, "it", "hand"), do(name, "it", **keys)


TURNED_OVER = {
    "it is transformed": Told(
        """done: 701.25a 701.25b 711.7 701.25c | done: 701.25a 701.25b 711.11 701.25d 613.6f 701.25c
        | done: 712.5 701.28a 712.14 701.28e 613.7g 701.28b | done: 712.9 701.27a 712.18 701.27e 701.27g 613.7g 701.27b
        | =""",
        DELVER,
        TRANSFORM,
    ),
    "its front comes up": Told(
        """done: 701.25a 701.25b 711.7 701.25c | done: 701.25a 701.25b 711.11 701.25d 613.6f 701.25c
        | done: 712.5 701.28a 712.14 701.28e 613.7g 701.28b | done: 712.9 701.27a 712.18 701.27e 613.7g 701.27b | =""",
        place("Delver of Secrets", face="back"),
        TRANSFORM,
    ),
    "it is converted": Told(
        """illegal: 701.1 | = | =
        | done: 701.28a 712.9 701.27a 712.18 701.27e 701.27g 613.7g 701.28b 701.27b | =""",
        DELVER,
        CONVERT,
    ),
    "a modal card": Told(
        """- | - | nothing happens: 712.5 701.28c 712.1
        | nothing happens: 712.9 701.27c 712.3 | done: 712.9 701.27a 712.3 712.18 701.27e 701.27g 613.7g 701.27b""",
        place("Valki, God of Lies"),
        TRANSFORM,
    ),
    "it says what happens as it transforms": Told(
        """- | - | done: 712.5 701.28a 712.14 701.28e 712.16 613.7g 701.28b
        | done: 712.9 701.27a 712.18 701.27e 701.27g 712.20 613.7g 701.27b | =""",
        place("Ludevic, Necrogenius"),
        TRANSFORM,
    ),
    "none is meant": Told(
        "nothing happens: 701.25a | = | nothing happens: 712.5 | nothing happens: 712.9 | =",
        do("transform", filter={"types": "Planeswalker"}),
    ),
    "a card with one face": Told(
        "nothing happens: 701.25a 701.25a | = | nothing happens: 712.5 701.28c | nothing happens: 712.9 701.27c | =",
        place("Bear"),
        TRANSFORM,
    ),
    "a card with one face, converted": Told(
        "illegal: 701.1 | = | = | nothing happens: 712.9 701.28c | =", place("Bear"), CONVERT
    ),
    "a meld card": Told(
        """- | - | nothing happens: 713.1b 701.28c | nothing happens: 712.9 701.27c
        | nothing happens: 712.4c 712.9 701.27c""",
        place("Graf Rats"),
        TRANSFORM,
    ),
    "a meld card, converted": Told(
        "- | - | illegal: 701.1 | nothing happens: 712.9 701.28c | nothing happens: 712.4c 712.9 701.28c",
        place("Graf Rats"),
        CONVERT,
    ),
    "face down": Told(
        "- | nothing happens: 711.8a | nothing happens: 712.11a | nothing happens: 712.15a | =",
        place("Delver of Secrets", face_down="manifest"),
        TRANSFORM,
    ),
    "with daybound": Told("- | - | nothing happens: 702.145b | = | =", place("Brutal Cathar"), TRANSFORM),
    "with nightbound": Told(
        "- | - | nothing happens: 702.145e | = | =", place("Brutal Cathar", face="back"), TRANSFORM
    ),
    "with daybound, converted": Told(
        "- | - | illegal: 701.1 | nothing happens: 702.145b 701.28f | =", place("Brutal Cathar"), CONVERT
    ),
    "turned over since": Told(
        "- | - | nothing happens: 701.28f | nothing happens: 701.27f | =",
        DELVER,
        TRANSFORM,
        do("transform", "it", ability_of="it", since=0),
    ),
    "turned over since, converted": Told(
        "- | - | - | nothing happens: 701.28e 701.27f | =",
        DELVER,
        TRANSFORM,
        do("convert", "it", ability_of="it", since=0),
    ),
    "told by what it was before": Told(
        "nothing happens: 400.7 | = | = | = | =",
        DELVER,
        do("move", "it", to="hand"),
        do("put_onto_battlefield", "it"),
        do("transform", "it", ability_of="it", since=0),
    ),
}
PUT_THERE = {
    "transformed": Told(
        """illegal: 711.5/FACE_ON_ENTERING_FROM_ELSEWHERE | done: 711.7 400.7 613.6c 110.6b
        | done: 712.10a 400.7 613.7d 110.5b | done: 712.14a 400.7 613.7d 110.5b | =""",
        *hand("Delver of Secrets", "put_onto_battlefield", transformed=True),
    ),
    "by default": Told(
        """done: 711.5 400.7 613.6c 110.6b | done: 711.7 400.7 613.6c 110.6b | done: 712.10 400.7 613.7d 110.5b
        | done: 712.14 400.7 613.7d 110.5b | =""",
        *hand("Delver of Secrets", "put_onto_battlefield"),
    ),
    "a modal card, transformed": Told(
        "- | - | nothing happens: 712.10a | nothing happens: 712.14a | done: 712.14a 400.7 613.7d 110.5b 306.5b",
        *hand("Valki, God of Lies", "put_onto_battlefield", transformed=True),
    ),
    "a meld card": Told(
        "- | - | done: 713.8 400.7 613.7d 110.5b | done: 712.14 400.7 613.7d 110.5b | =",
        *hand("Graf Rats", "put_onto_battlefield"),
    ),
    "a meld card, transformed": Told(
        "- | - | nothing happens: 712.10a | nothing happens: 712.14a | nothing happens: 712.14a 712.14a",
        *hand("Graf Rats", "put_onto_battlefield", transformed=True),
    ),
    "a card with one face, transformed": Told(
        "illegal: 711.5 | done: 711.7 400.7 613.6c 110.6b | nothing happens: 712.10a | nothing happens: 712.14a | =",
        *hand("Bear", "put_onto_battlefield", transformed=True),
    ),
    "an instant in front, transformed": Told(
        """- | - | nothing happens: 712.10a | nothing happens: 712.14a
        | done: 712.14a 712.14a 400.7 613.7d 614.1d 614.12""",
        *hand("Kabira Takedown", "put_onto_battlefield", transformed=True),
    ),
    "an instant in front": Told(
        "- | - | nothing happens: 712.10b | nothing happens: 712.14b | =",
        *hand("Kabira Takedown", "put_onto_battlefield"),
    ),
}
RESOLVES = {
    "as it was cast": Told(
        """done: 711.5 608.3 400.7 613.6c 110.6b | done: 711.7 608.3 400.7 613.6c 110.6b
        | done: 712.9 608.3 400.7 613.7d 110.5b | done: 712.13 608.3a 400.7 613.7d 110.5b | =""",
        *hand("Delver of Secrets"),
        RESOLVE,
    ),
    "transformed": Told(
        """illegal: 711.5/FACE_ON_ENTERING_FROM_THE_STACK | done: 711.7 711.7 608.3 400.7 613.6c 110.6b
        | done: 712.9 712.10a 608.3 400.7 613.7d 110.5b | done: 712.13a 712.14a 608.3a 400.7 613.7d 110.5b | =""",
        *hand("Delver of Secrets"),
        do("resolve", "it", transformed=True),
    ),
    "with disturb, cast with its front face up and transformed": Told(
        """- | - | done: 712.9 712.10a 608.3 400.7 613.7d 110.5b
        | done: 712.13a 712.14a 608.3a 400.7 613.7d 110.5b | =""",
        place("Lunarch Veteran", "it", "graveyard"),
        do("cast", "it"),
        do("resolve", "it", transformed=True),
    ),
    "a meld card": Told(
        "- | - | done: 713.8 608.3 400.7 613.7d 110.5b | done: 712.13 608.3a 400.7 613.7d 110.5b | =",
        *hand("Graf Rats"),
        RESOLVE,
    ),
    "a meld card, transformed": Told(
        "- | - | done: 713.8 608.3 400.7 613.7d 110.5b | done: 712.13 608.3a 400.7 613.7d 110.5b | =",
        *hand("Graf Rats"),
        do("resolve", "it", transformed=True),
    ),
    "a modal card, transformed": Told(
        """- | - | done: 712.9 608.3 400.7 613.7d 110.5b | done: 712.13 608.3a 400.7 613.7d 110.5b
        | done: 712.13a 712.14a 608.3a 400.7 613.7d 110.5b 306.5b""",
        *hand("Valki, God of Lies"),
        do("resolve", "it", transformed=True),
    ),
    "a card with one face, transformed": Told(
        """illegal: 711.5 | done: 608.3 608.3 400.7 613.6c 110.6b | done: 608.3 608.3 400.7 613.7d 110.5b
        | done: 608.3a 608.3a 400.7 613.7d 110.5b | =""",
        *hand("Bear"),
        do("resolve", "it", transformed=True),
    ),
    "by night": Told(
        """- | - | done: 702.145b 712.9 712.10a 608.3 400.7 613.7d 110.5b
        | done: 702.145b 712.13a 712.14a 608.3a 400.7 613.7d 110.5b | =""",
        NIGHT,
        CATHAR,
        do("cast", "it"),
        RESOLVE,
    ),
    "by disturb": Told(
        """- | - | done: 702.146b 712.9 608.3 400.7 613.7d 110.5b
        | done: 702.146b 712.13 608.3a 400.7 613.7d 110.5b | =""",
        place("Beloved Beggar", "it", "graveyard"),
        do("cast", "it", transformed=True),
        RESOLVE,
    ),
    "with disturb, cast transformed by another effect": Told(
        "- | - | done: 712.9 608.3 400.7 613.7d 110.5b | done: 712.13 608.3a 400.7 613.7d 110.5b | =",
        place("Beloved Beggar", "it", "exile"),
        do("cast", "it", transformed=True),
        RESOLVE,
    ),
    "face down": Told(
        """done: 707.4 608.3 707.2 707.2a 400.7 613.6c | = | done: 708.4 608.3 708.2 708.2a 400.7 613.7d
        | done: 708.4 608.3a 708.2 708.2a 400.7 613.7d | =""",
        *hand("Pine Walker", face_down="morph"),
        RESOLVE,
    ),
    "fused": Told(
        "- | done: 702.101d 608.2k 400.7 | done: 702.102d 608.2m 400.7 | done: 702.102d 608.2n 400.7 | =",
        *hand("Wear // Tear", half="fused"),
        RESOLVE,
    ),
    "an Adventure": Told(
        "- | - | done: 716.3d 400.7 | done: 715.3d 400.7 | =", *hand("Bonecrusher Giant", inset=True), RESOLVE
    ),
    "a copy of a permanent spell": Told(
        "- | - | done: 707.10f 111.11 608.3 400.7 613.7d 110.5b | done: 707.10f 111.13 608.3a 400.7 613.7d 110.5b | =",
        place("Bear", "it", "stack"),
        do("copy_spell", of="it", as_="copy"),
        do("resolve", "copy"),
    ),
    "while it is no spell": Told("illegal: 405.5 | = | = | = | =", place("Bear", "it", "hand"), RESOLVE),
    "while another lies on it": Told(
        "illegal: 405.5 | = | = | = | =", place("Bear", "it", "stack"), place("Goblin", "other", "stack"), RESOLVE
    ),
}
CAST = {
    "with its front up": Told(
        "done: 711.4 601.2a | done: 711.6 601.2a | done: 712.7 601.2a | done: 712.11 601.2a | =",
        *hand("Delver of Secrets"),
    ),
    "a chosen face": Told(
        "- | - | done: 712.7 712.7a 601.2a | done: 712.11b 712.11c 601.2a | =", *hand("Valki, God of Lies", face="back")
    ),
    "a modal card, transformed": Told(
        "- | - | illegal: 712.7 | illegal: 712.11a | done: 712.11c 712.11a 601.2a",
        *hand("Valki, God of Lies", transformed=True, permission={"types": "Planeswalker"}),
    ),
    "a meld card": Told("- | - | done: 713.7+713.3a 601.2a | done: 712.11 712.8b 601.2a | =", *hand("Graf Rats")),
    "by an effect, transformed": Told(
        "illegal: 711.4 | illegal: 711.6 | done: 712.7 712.7 712.7a 601.2a | done: 712.11a 712.11a 712.11c 601.2a | =",
        place("Delver of Secrets", "it", "exile"),
        do("cast", "it", transformed=True),
    ),
    "by what does not fit, transformed": Told(
        """illegal: 711.4 | illegal: 711.6 | illegal: 712.7a 712.7 712.7 712.7a 601.3
        | illegal: 712.11c 712.11a 712.11a 712.11c 601.3 | =""",
        *hand("Delver of Secrets", transformed=True, permission={"types": "Land"}),
    ),
    "by disturb": Told(
        """illegal: 711.4 | illegal: 711.6 | done: 702.146a 712.7b 712.7 712.7a 601.2a
        | done: 702.146a 712.11d 712.11a 712.11c 601.2a | =""",
        place("Beloved Beggar", "it", "graveyard"),
        do("cast", "it", transformed=True),
    ),
    "without permission, transformed": Told(
        "illegal: 711.4 | illegal: 711.6 | illegal: 712.7 712.7 712.7b | illegal: 712.11 712.11a 712.11d | =",
        *hand("Delver of Secrets", transformed=True),
    ),
    "its back, unasked": Told(
        "illegal: 711.4 | illegal: 711.6 | illegal: 712.7 | illegal: 712.11 712.11a | =",
        *hand("Delver of Secrets", face="back"),
    ),
    "a back that it has not": Told(
        "illegal: 711.1 | = | illegal: 712.1 712.7 | illegal: 712.1 712.11a | =", *hand("Bear", transformed=True)
    ),
    "the back of a meld card": Told(
        "- | - | illegal: 713.7 712.7 | illegal: 712.8b 712.11a | =", *hand("Graf Rats", transformed=True)
    ),
    "face down by morph": Told(
        "done: 702.35b 707.4 601.2a | done: 702.36c 707.4 601.2a | done: 702.37c 708.4 601.2a | = | =",
        *hand("Pine Walker", face_down="morph"),
    ),
    "face down by megamorph": Told(
        "illegal: 702.35c 702.35b | done: 702.36c 707.4 601.2a | done: 702.37c 708.4 601.2a | = | =",
        *hand("Den Protector", face_down="morph"),
    ),
    "face down by disguise": Told(
        "illegal: 702.35c | illegal: 702.36d | illegal: 702.37d | done: 702.168b 708.4 601.2a | =",
        *hand("Dog Walker", face_down="disguise"),
    ),
    "face down by an effect": Told(
        """done: 707.4 702.35c 601.2a | done: 707.4 702.36d 601.2a | done: 708.4 702.37d 601.2a | = | =""",
        *hand("Bear", face_down=True),
    ),
    "face down, of two faces": Told(
        """illegal: 711.4/CASTING_FACE_DOWN | done: 711.8 707.4 702.36d 601.2a | done: 712.11 708.4 702.37d 601.2a
        | done: 712.15 708.4 702.37d 601.2a | =""",
        *hand("Delver of Secrets", face_down=True),
    ),
    "face down without morph": Told(
        "illegal: 702.35c+707.1 702.35b | illegal: 702.36d 702.36c | illegal: 702.37d+708.1 702.37c | = | =",
        *hand("Bear", face_down="morph"),
    ),
    "face down without disguise": Told(
        "illegal: 702.35c | illegal: 702.36d | illegal: 702.37d | illegal: 702.168c 702.37d | =",
        *hand("Bear", face_down="disguise"),
    ),
    "face down as if manifested": Told(
        "illegal: 702.35c | illegal: 702.36d | illegal: 702.37d | = | =", *hand("Bear", face_down="manifest")
    ),
    "face down as if cloaked": Told(
        "illegal: 702.35c | illegal: 702.36d | illegal: 702.37d | = | =", *hand("Bear", face_down="cloak")
    ),
    "one half": Told(
        "done: 708.2a 601.2a | = | done: 709.3 709.3a 601.2a | = | =",
        *hand("Fire // Ice", half="left"),
    ),
    "a copy of one half": Told(
        """done: 706.12 708.2a 601.2a | = | done: 707.12 709.3 709.3a 709.3c 601.2a
        | = | =""",
        *hand("Fire // Ice", half="left", as_copy="copy"),
    ),
    "a half that it has not": Told("illegal: 708.2a | = | illegal: 709.3 | = | =", *hand("Bear", half="left")),
    "a spell already": Told("illegal: 601.2a | = | = | = | =", place("Bear", "it", "stack"), do("cast", "it")),
    "a permanent": Told("illegal: 601.2a | = | = | = | =", place("Bear"), do("cast", "it")),
    "a land": Told("illegal: 305.1 | = | = | = | =", *hand("Forest")),
    "a land that is a creature too": Told("illegal: 305.9 | = | = | = | =", *hand("Dryad Arbor")),
}
PLAYED = {
    "a land": Told(
        "done: 305.1 400.7 613.6c 110.6b | = | done: 305.1 400.7 613.7d 110.5b | = | =", *hand("Forest", "play_land")
    ),
    "a chosen face": Told(
        "- | - | done: 712.8 305.1 400.7 613.7d 110.5b | done: 712.12 305.1 400.7 613.7d 110.5b | =",
        *hand("Barkchannel Pathway", "play_land", face="back"),
    ),
    "a chosen face that is none": Told(
        "- | - | illegal: 712.8 305.1 | illegal: 712.12 305.1 | =",
        *hand("Valki, God of Lies", "play_land", face="back"),
    ),
    "what is none": Told("illegal: 305.1 | = | = | = | =", *hand("Bear", "play_land")),
    "what is there": Told("illegal: 305.1 | = | = | = | =", place("Forest"), do("play_land", "it")),
    "a face that it has not": Told(
        "illegal: 711.1 | = | illegal: 712.1 | = | =", *hand("Bear", "play_land", face="back")
    ),
    "a back that is not chosen": Told(
        "illegal: 711.5 | illegal: 711.7 | illegal: 712.10 | illegal: 712.14 | =",
        *hand("Westvale Abbey", "play_land", face="back"),
    ),
    "in another player's turn": Told(
        "illegal: 305.3 | = | = | = | =", do("turn", player="Ben"), *hand("Forest", "play_land")
    ),
}
VALUES = {
    f"{key}, {name}": Told(columns, *actions, of=f"it.{key}")
    for key, name, columns, actions in (
        (
            "face_up",
            "cast by an effect",
            "- | - | 712.7/CASTING_TRANSFORMED | 712.11a | =",
            (place("Delver of Secrets", "it", "exile"), do("cast", "it", transformed=True)),
        ),
        ("face_up", "a meld card cast", "- | - | 713.7 | 712.8b | =", hand("Graf Rats")),
        ("face_up", "cast", "711.4/FACE_ON_THE_STACK | 711.6 | 712.7 | 712.11 | =", hand("Delver of Secrets")),
        ("face_up", "by night", "- | - | 702.145b | = | =", (NIGHT, CATHAR, do("cast", "it"), RESOLVE)),
        (
            "face_up",
            "resolved transformed",
            "- | 711.7 | 712.9 | 712.13a | =",
            (*hand("Delver of Secrets"), do("resolve", "it", transformed=True)),
        ),
        (
            "face_up",
            "a meld card that resolved",
            "- | - | 713.8 | 712.13 | =",
            (*hand("Graf Rats"), RESOLVE),
        ),
        ("zone", "cast", "601.2a 400.7 | = | = | = | =", hand("Bear")),
        (
            "zone",
            "resolved face down",
            "608.3 400.7 | = | = | 608.3a 400.7 | =",
            (*hand("Pine Walker", face_down="morph"), RESOLVE),
        ),
        (
            "face_down",
            "resolved by disguise",
            "- | - | - | 702.168b/DISGUISE_CASTING 110.5 | =",
            (*hand("Dog Walker", face_down="disguise"), RESOLVE),
        ),
        (
            "zone",
            "an Adventure",
            "- | - | 716.3d 400.7 | 715.3d 400.7 | =",
            (*hand("Bonecrusher Giant", inset=True), RESOLVE),
        ),
    )
}


@pytest.mark.parametrize("row", rows(TURNED_OVER, PUT_THERE, RESOLVES, CAST, PLAYED, VALUES))
def test_712_each_rule_is_told_in_each_edition(row: Told) -> None:
    assert told(row) == row.columns
