"""Each sentence that says what set a status, or what an exception took: the event, not the value once more.

A row is as in ``test_sentences_of_values``.
"""

from __future__ import annotations

import pytest

from tests.rules.playing import Record, do, place, play
from tests.rules.sentence_rows import CARDS, NEW

ROWS: dict[str, tuple[str, tuple[Record, ...], str, str]] = {
    "entered unlocked": (
        NEW,
        (place("Attic // Cellar", zone="hand"), do("cast", "it", half="right"), do("resolve", "it")),
        "it.unlocked",
        "709.5d: The spell was its right half, so it entered with that half unlocked.",
    ),
    "unlocked for its cost": (
        NEW,
        (place("Attic // Cellar"), do("unlock", "it", half="left", by="special action")),
        "it.unlocked",
        "709.5e: Its controller paid to unlock its left half.",
    ),
    "unlocked by an effect": (
        NEW,
        (place("Attic // Cellar", unlocked=["left"]), do("unlock", "it", half="right")),
        "it.unlocked",
        "709.5f: An effect unlocked its right half.",
    ),
    "locked by an effect": (
        NEW,
        (place("Attic // Cellar", unlocked=["left", "right"]), do("lock", "it", half="right")),
        "it.unlocked",
        "709.5g: An effect locked its right half.",
    ),
    "was tapped": (NEW, (place("Bear"), do("tap", "it")), "it.tapped", "701.26a: It was tapped."),
    "came tapped": (
        NEW,
        (place("Kazandu Mammoth", zone="hand"), do("play_land", "it", face="back")),
        "it.tapped",
        "614.1d: It was put onto the battlefield tapped.",
    ),
    "was flipped": (
        NEW,
        (place("Akki Lavarunner"), do("flip", "it")),
        "it.flipped",
        "710.2: It was flipped, so its lower half counts.",
    ),
    "was flipped, a copy of what has no halves": (
        NEW,
        (place("Akki Lavarunner"), do("flip", "it"), place("Bear", "b"), do("become_copy", "it", of="b")),
        "it.flipped",
        "110.5c: It was flipped and stays so, but it has no lower half now that could count.",
    ),
    "was flipped, and is face down": (
        NEW,
        (place("Akki Lavarunner"), do("flip", "it"), do("turn_face_down", "it")),
        "it.flipped",
        "110.5c: It was flipped and stays so, but it has no lower half now that could count.",
    ),
    "was flipped, as a copy": (
        NEW,
        (place("Bear"), place("Akki Lavarunner", "a"), do("become_copy", "it", of="a"), do("flip", "it")),
        "it.flipped",
        "710.2: It was flipped, so its lower half counts.",
    ),
    "was flipped, merged": (
        NEW,
        (
            place("Nezumi Shortfang"),
            place("Gemrazer", "g", "hand"),
            do("mutate", "g", onto="it", on_top=True),
            do("flip", "it"),
        ),
        "it.flipped",
        "730.2h: It was flipped, so the lower half of the flip card among its components counts.",
    ),
    "was flipped, then merged": (
        NEW,
        (
            place("Nezumi Shortfang"),
            do("flip", "it"),
            place("Gemrazer", "g", "hand"),
            do("mutate", "g", onto="it", on_top=True),
        ),
        "it.flipped",
        "710.2: It was flipped, so the lower half of the flip card among its components counts.",
    ),
    "was turned face down": (
        NEW,
        (place("Bear"), do("turn_face_down", "it")),
        "it.face_down",
        "708.2a: It was turned face down.",
    ),
    "was cast face down": (
        NEW,
        (
            place("Branchsnap Lorian", zone="hand"),
            do("cast", "it", face_down="morph"),
            do("resolve", "it"),
        ),
        "it.face_down",
        "702.37c: It was cast face down.",
    ),
    "came face down": (
        NEW,
        (place("Bear", zone="hand"), do("put_onto_battlefield", "it", face_down=True)),
        "it.face_down",
        "708.3: It was put onto the battlefield face down.",
    ),
    "was exiled face down": (
        NEW,
        (place("Bear", zone="hand"), do("move", "it", to="exile", face_down=True)),
        "it.face_down",
        "406.3: It was exiled face down.",
    ),
    "cast face down, on the stack": (
        NEW,
        (place("Branchsnap Lorian", zone="hand"), do("cast", "it", face_down="morph")),
        "it.face_down",
        "702.37c: It was cast face down.",
    ),
    "came tapped by an effect": (
        NEW,
        (place("Bear", zone="graveyard"), do("put_onto_battlefield", "it", tapped=True)),
        "it.tapped",
        "110.5b: It was put onto the battlefield tapped.",
    ),
    "was manifested": (
        NEW,
        (place("Bear", zone="library"), do("manifest", "it")),
        "it.face_down",
        "701.40a: It was manifested.",
    ),
    "was cloaked": (
        NEW,
        (place("Bear", zone="library"), do("cloak", "it")),
        "it.face_down",
        "701.58a: It was cloaked.",
    ),
    "paired": (
        NEW,
        (place("Bear"), place("Bear", "b"), do("designate", "it", **{"as": "paired", "with": "b"})),
        "it.designations",
        "702.95b: It is paired with Bear (b) now.",
    ),
    "exception leaves nothing": (
        NEW,
        (
            place("Norman Osborn"),
            do("create_token_copy", as_="t", of="it", **{"except": {"remove_supertypes": ["Legendary"]}}),
        ),
        "t.supertypes",
        "707.9b: An exception to the copy effect leaves it with no supertypes.",
    ),
    # 202.3: no exception says a mana value.
    "exception takes the cost": (
        NEW,
        (place("Bear"), do("create_token_copy", as_="t", of="it", except_={"mana_cost": ""})),
        "t.mana_value",
        "707.9b: An exception to the copy effect leaves it with no mana cost, so its mana value is 0.",
    ),
    "exception gives the cost": (
        NEW,
        (place("Bear"), do("create_token_copy", as_="t", of="it", except_={"mana_cost": "{3}"})),
        "t.mana_value",
        "707.9b: It follows from the mana cost that an exception to the copy effect gives it: mana value 3.",
    ),
    # 202.2: nor does it say the colors, where they follow from the mana cost.
    "exception takes the color with the cost": (
        NEW,
        (place("Bear"), do("create_token_copy", as_="t", of="it", except_={"mana_cost": ""})),
        "t.colors",
        "707.9b: An exception to the copy effect leaves it with no mana cost, so it is colorless.",
    ),
    "exception gives the color with the cost": (
        NEW,
        (place("Bear"), do("create_token_copy", as_="t", of="it", except_={"mana_cost": "{W}{U}"})),
        "t.colors",
        "707.9b: It follows from the mana cost that an exception to the copy effect gives it: colors white and blue.",
    ),
}


@pytest.mark.parametrize("row", ROWS.values(), ids=ROWS)
def test_a_sentence_about_a_status_says_what_set_it(row: tuple[str, tuple[Record, ...], str, str]) -> None:
    edition, actions, of, sentence = row
    label, _, key = of.partition(".")
    why = play(edition, *actions, cards=CARDS)[label].why[key]
    assert sentence in [f"{reason.rules[0]}: {reason.says}" for reason in why]
    # 110.5: what repeats the value stands behind it, if anywhere.
    assert f"{why[0].rules[0]}: {why[0].says}" == sentence
