"""Becoming a copy, tokens and spells that are copies: each rule that decides it, in each edition (706 and 707)."""

from __future__ import annotations

import pytest

from inspector.rules import Concept
from tests.rules.cards_for_tests import creature
from tests.rules.in_every_edition import Told, rows, told
from tests.rules.playing import Record, do, place, play

GOBLIN, OF = place("Goblin", "other"), do("become_copy", "it", of="other")
TOKEN, COPY = do("create_token_copy", of="other", as_="it"), do("copy_spell", of="other", as_="it")
BACK_UP = place("Delver of Secrets", "other", face="back")

WILD = creature("Wild", "Avatar", "6/6", oracle_text="Creatures you control enter as a copy of this creature.")


def clone(card: str = "Clone") -> tuple[Record, ...]:
    return place(card, "it", "hand"), do("cast", "it"), do("resolve", "it", as_copy_of="other")


BECOMES = {
    "a copy": Told(
        "done: 706.2 706.2+613.1a 706.2 706.2 | = | done: 707.2 707.2+613.2a+613.1a 707.2 707.2b | = | =",
        place("Bear"),
        GOBLIN,
        OF,
    ),
    "a copy once more": Told(
        "done: 706.2 706.4 706.2 706.2 706.2 | = | done: 707.2 707.4 707.2 707.2 707.2b | = | =",
        place("Bear"),
        GOBLIN,
        OF,
        OF,
    ),
    "while it is face down": Told(
        """done: 707.10 706.2 706.3 110.6c 706.2 706.2 706.2 | = | done: 708.10 707.2 707.3 110.5c 707.2 707.2 707.2b
        | = | =""",
        place("Bear", face_down=True),
        GOBLIN,
        OF,
    ),
    "while it is flipped": Told(
        "done: 706.2 706.3 110.6c 706.2 706.2 706.2 | = | done: 707.2 707.3 110.5c 707.2 707.2 707.2b | = | =",
        place("Akki Lavarunner", flipped=True),
        GOBLIN,
        OF,
    ),
    "of a back face": Told(
        """done: 706.2 706.2 706.2 706.8+711.3 706.2 | done: 706.2 706.2 706.2 706.8+711.5 706.2
        | done: 707.2 707.2 707.2 707.8 707.2b | = | =""",
        place("Bear"),
        BACK_UP,
        OF,
    ),
    "of a Room": Told(
        "- | - | - | done: 707.2 707.2+613.2a+613.1a 707.2 709.5 707.2b | =",
        place("Bear"),
        place("Bottomless Pool // Locker Room", "other", unlocked=["left"]),
        OF,
    ),
    "of a Room that is face down": Told(
        "- | - | - | done: 707.2 707.2+613.2a+613.1a 707.2 708.2 110.5a 707.2b | =",
        place("Bear"),
        place("Bottomless Pool // Locker Room", "other", face_down=True),
        OF,
    ),
    "of what is face down": Told(
        "done: 706.2 706.2 706.2 707.2 110.6a 706.2 | = | done: 707.2 707.2 707.2 708.2 110.5a 707.2b | = | =",
        place("Bear"),
        place("Goblin", "other", face_down=True),
        OF,
    ),
    "of what is tapped": Told(
        "done: 706.2 706.2 706.2 110.6a 706.2 | = | done: 707.2 707.2 707.2 110.5a 707.2b | = | =",
        place("Bear"),
        place("Goblin", "other", tapped=True),
        OF,
    ),
    "of a copy": Told(
        "done: 706.2 706.2 706.2 706.3 706.2 | = | done: 707.2 707.2 707.2 707.3 707.2b | = | =",
        place("Bear"),
        GOBLIN,
        place("Angel", "angel"),
        do("become_copy", "other", of="angel"),
        OF,
    ),
    "in the hand": Told(
        "nothing happens: 706.2 | = | nothing happens: 707.2 | = | =", place("Bear", "it", "hand"), GOBLIN, OF
    ),
    "with an ability": Told(
        "done: 706.2 706.2 706.2 706.2 706.9a | = | done: 707.2 707.2 707.2 707.2b 707.9a | = | =",
        place("Bear"),
        GOBLIN,
        do("become_copy", "it", of="other", except_={"add_abilities": ["Flying"]}),
    ),
    "with another value": Told(
        "done: 706.2 706.2 706.2 706.2 706.9c | = | done: 707.2 707.2 707.2 707.2b 707.9b | = | =",
        place("Bear"),
        GOBLIN,
        do("become_copy", "it", of="other", except_={"set_power": 4}),
    ),
    "with a subtype that has no type": Told(
        """done: 706.2 706.2 706.2 706.2 205.3d 706.9c | = | done: 707.2 707.2 707.2 707.2b 205.3d 707.9b | = | =""",
        place("Bear"),
        place("Red Moon", "other"),
        do("become_copy", "it", of="other", except_={"add_subtypes": ["Bear"]}),
    ),
    "as it enters": Told(
        """done: 706.5 608.3 706.2 706.2 706.6 400.7 613.6c 110.6b | =
        | done: 707.5 608.3 707.2 707.2b 707.6 400.7 613.7d 110.5b
        | done: 707.5 608.3a 707.2 707.2b 707.6 400.7 613.7d 110.5b | =""",
        GOBLIN,
        *clone(),
    ),
    "as others say": Told(
        """done: 706.5 614.1d 706.2 706.2 706.6 400.7 613.6c 110.6b | =
        | done: 707.5 614.1d 707.2 707.2b 707.6 400.7 613.7d 110.5b | = | =""",
        place("Wild", "wild"),
        place("Goblin", "it", "hand"),
        do("put_onto_battlefield", "it"),
        cards=[WILD],
    ),
    "as what its words do not mean": Told(
        "illegal: 614.1c 706.5 | = | illegal: 614.1c 707.5 | = | =", place("Forest", "other"), *clone()
    ),
    "as it enters, and keeps its name": Told(
        """done: 706.5 608.3 706.2 706.2 706.6 706.9a 706.9c 706.9b 400.7 613.6c 110.6b | =
        | done: 707.5 608.3 707.2 707.2b 707.6 707.9a 707.9b 400.7 613.7d 110.5b
        | done: 707.5 608.3a 707.2 707.2b 707.6 707.9a 707.9b 400.7 613.7d 110.5b | =""",
        GOBLIN,
        *clone("Sakashima the Impostor"),
    ),
}
TOKENS = {
    "a token": Told("done: 706.2 706.2 706.2 110.5b | = | done: 707.2 707.2 707.2b 111.3 | = | =", GOBLIN, TOKEN),
    "a token of two faces": Told(
        "done: 706.2 706.8 110.5b | = | done: 707.2 707.8 111.3 | done: 707.8a 707.2 707.8 111.3 | =",
        place("Delver of Secrets", "other"),
        TOKEN,
    ),
    "a token of two faces, with an exception": Told(
        """done: 706.2 706.8 110.5b 706.9c | = | done: 707.2 707.8 111.3 707.9b
        | done: 707.8a 707.2 707.8 707.8a 111.3 707.9b | =""",
        place("Delver of Secrets", "other"),
        do("create_token_copy", of="other", as_="it", except_={"set_power": 4}),
    ),
    "a token of a card of two faces": Told(
        """done: 706.2 711.2a 110.5b | done: 706.2 711.4a 110.5b | done: 707.2 712.4a 111.3
        | done: 707.8a 707.2 111.3 | =""",
        place("Delver of Secrets", "other", "hand"),
        TOKEN,
    ),
    "a token of what was manifested": Told(
        """- | done: 706.2 706.2 707.2 110.6a 706.2 110.5b | done: 707.2 707.2 708.2 110.5a 707.2b 111.3
        | done: 707.2 707.2 708.2 110.5a 707.2b 707.8a 111.3 | =""",
        place("Delver of Secrets", "other", face_down="manifest"),
        TOKEN,
    ),
    "a token of a meld card": Told(
        "- | - | done: 707.2 707.2 707.8 707.2b 111.3 | = | done: 707.2 707.2 707.8 707.2b 707.8 111.3",
        place("Graf Rats", "other"),
        TOKEN,
    ),
    "a token of an instant": Told(
        "nothing happens: 110.5d | = | nothing happens: 111.5 | = | =", place("Lightning Bolt", "other", "hand"), TOKEN
    ),
    "a token of what is exiled face down": Told(
        "done: 706.2 110.5b | nothing happens: 110.5d | nothing happens: 111.5 | = | =",
        place("Bear", "other", "hand"),
        do("move", "other", to="exile", face_down=True),
        TOKEN,
    ),
    "a token under words of others": Told(
        """done: 614.1d 706.2 706.2 706.6 706.2 706.2 706.2 110.5b | =
        | done: 614.1d 707.2 707.2b 707.6 707.2 707.2 707.2b 111.3 | = | =""",
        place("Wild", "wild"),
        GOBLIN,
        TOKEN,
        cards=[WILD],
    ),
    "a spell": Told("done: 706.10 | = | done: 707.10 | = | =", place("Lightning Bolt", "other", "stack"), COPY),
    "no spell": Told("illegal: 706.10 | = | illegal: 707.10 | = | =", place("Lightning Bolt", "other", "hand"), COPY),
    "a permanent spell": Told(
        "illegal: 706.10 | = | done: 707.10 707.10f | = | =", place("Bear", "other", "stack"), COPY
    ),
    "a spell of two faces": Told(
        "illegal: 706.10 | = | done: 707.10 707.10f | done: 707.10 707.10f 707.10g | =",
        place("Delver of Secrets", "other", "stack"),
        COPY,
    ),
    "a spell that is face down": Told(
        "illegal: 706.10 | = | done: 707.10 708.2 707.10f | = | =",
        place("Pine Walker", "other", "hand"),
        do("cast", "other", face_down="morph"),
        COPY,
    ),
}
VALUES = {
    "the place of a copied spell": Told(
        "706.10 400.7 | = | 707.10 400.7 | = | =", place("Lightning Bolt", "other", "stack"), COPY, of="it.zone"
    ),
    "abilities of a token": Told(
        "706.2+706.2a 110.5b | = | 707.2+707.2a 111.3 | = | =", place("Angel", "other"), TOKEN, of="it.abilities"
    ),
    "abilities copied of what is cloaked": Told(
        "- | - | - | 707.2+613.2a+613.1a+707.2a+613.2c | =",
        place("Bear"),
        place("Dog Walker", "other", face_down="cloak"),
        OF,
        of="it.abilities",
    ),
    "the name of a copied spell of two faces": Told(
        "- | - | 707.2 | 712.8c 707.10g 707.2 | =", place("Delver of Secrets", "other", "stack"), COPY, of="it.name"
    ),
    "the name of a token": Told(
        "110.5b | = | 111.3 | 111.10k 111.3 | =", do("create_token", card="Monster Role token", as_="it"), of="it.name"
    ),
    "a modal card's front": Told("- | - | 712.4e | 712.8f+712.8d+712.8 | =", place("Valki, God of Lies"), of="it.name"),
    "a modal spell's front": Told(
        "- | - | 712.4e | 712.8f+712.8 | =", place("Valki, God of Lies", "it", "stack"), of="it.name"
    ),
}


@pytest.mark.parametrize("row", rows({**BECOMES, **TOKENS, **VALUES}))
def test_707_each_rule_is_told_in_each_edition(row: Told) -> None:
    assert told(row) == row.columns


def test_613_7d_a_token_has_the_timestamp_of_entering() -> None:
    made = play("2026-08", place("Grizzly Bears", "other"), TOKEN).table.objects["it"]
    assert made.set_by["timestamp"] is Concept.TIMESTAMP_ON_ENTERING_A_ZONE
