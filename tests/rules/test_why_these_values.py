"""Which set of values counts and why: of insets as they were cast or not, and of what a copy effect copied."""

from __future__ import annotations

import pytest

from inspector.rules import NEWEST
from tests.rules.playing import Record, do, place, play
from tests.rules.sentence_rows import CARDS

NEW = NEWEST.key
BEARS = place("Grizzly Bears")
BECOME = do("become_copy", "it", of="model")
BACK = "Insectile Aberration"
COPY_OF_A_BACK = f"707.2: It is a copy of {BACK} (model), so it has the copied values: name {BACK}."


def _inset(card: str, label: str = "it") -> tuple[Record, ...]:
    return place(card, label, "hand"), do("cast", label, inset=True)


def _of_insets(rule: str, card: str, kind: str) -> dict[str, tuple[tuple[Record, ...], str, list[str]]]:
    normal = f"{rule}.4: It is not on the stack as an {kind}, so it has its normal values: mana cost {{2}}{{U}}."
    name, only = card.rpartition(" // ")[2], f"it has only the {kind}'s values: mana cost {{4}}{{R}}"
    return {
        f"{kind}, in hand": ((place(card, "it", "hand"),), "mana_cost", [normal]),
        f"{kind}, on the battlefield": ((place(card, "it"),), "mana_cost", [normal]),
        f"{kind}, cast so": (
            _inset(card),
            "mana_cost",
            [f"{rule}.3b: Cast as an {kind}, {only}."],
        ),
        f"{kind}, copied": (
            (*_inset(card, "model"), do("copy_spell", of="model", as_="it")),
            "mana_cost",
            [
                f"{rule}.3c: It copies a spell that was cast as an {kind}, so {only}.",
                f"707.2: It is a copy of {name} (model), so it has the copied values: mana cost {{4}}{{R}}.",
            ],
        ),
    }


CASES: dict[str, tuple[tuple[Record, ...], str, list[str]]] = {
    **_of_insets("715", "Walker // Long Walk", "Adventure"),
    **_of_insets("720", "Seer // Dark Sign", "Omen"),
    **{
        f"a preparation card, {zone}": (
            (place("Scholar // Short Lesson", "it", zone),),
            "mana_cost",
            ["722.4: A preparation card has only its normal values, wherever it is: mana cost {2}{U}."],
        )
        for zone in ("battlefield", "graveyard")
    },
    "a copy of what is face down": (
        (place("Runeclaw Bear", "model", face_down="manifest"), BEARS, BECOME),
        "name",
        ["707.2: It is a copy of a face-down creature, so it has the copied values: no name."],
    ),
    "a flipped copy": (
        (place("Akki Lavarunner", "model"), place("Nezumi Graverobber", flipped=True), BECOME),
        "name",
        [
            "707.3: It is itself flipped, so it shows the lower half of what it copied: name Tok-Tok, Volcano Born.",
            "707.2: It is a copy of Akki Lavarunner, so it has the copied values: name Tok-Tok, Volcano Born.",
            "710.2: It is flipped, so only its lower half counts: name Tok-Tok, Volcano Born.",
        ],
    ),
    "a copy that is not flipped": (
        (place("Akki Lavarunner", "model"), BEARS, BECOME),
        "name",
        [
            "707.2: It is a copy of Akki Lavarunner (model), so it has the copied values: name Akki Lavarunner.",
            "707.3: Not flipped itself, it shows the upper half of what it copied: name Akki Lavarunner.",
            "710.2: It is not flipped, so only its upper half counts: name Akki Lavarunner.",
        ],
    ),
    "a copy of a back face": (
        (place("Delver of Secrets", "model"), do("transform", "model"), BEARS, BECOME),
        "name",
        [
            COPY_OF_A_BACK,
            "707.8: Of a double-faced permanent only the face that was up is copied: name Insectile Aberration.",
        ],
    ),
    "a copy of a front face": (
        (place("Delver of Secrets", "model"), BEARS, BECOME),
        "name",
        ["707.2: It is a copy of Delver of Secrets (model), so it has the copied values: name Delver of Secrets."],
    ),
    # What was copied is no double-faced permanent, though its values are those of a back face.
    "a copy of a copy of a back face": (
        (
            place("Delver of Secrets", "first"),
            do("transform", "first"),
            place("Elite Vanguard", "model"),
            do("become_copy", "model", of="first"),
            BEARS,
            BECOME,
        ),
        "name",
        [COPY_OF_A_BACK],
    ),
}


@pytest.mark.parametrize("name", CASES)
def test_613_1_which_set_of_values_counts_says_why(name: str) -> None:
    actions, key, says = CASES[name]
    assert [f"{why.rules[0]}: {why.says}" for why in play(NEW, *actions, cards=CARDS)["it"].why[key]] == says
