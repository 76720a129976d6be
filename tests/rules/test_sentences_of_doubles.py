"""What is told of faces, halves, insets and what is face down where copies of copies and old editions come in.

A row is the edition, what happens and what is said, behind the number of its rule: of a value, in the ladder, or of
what happened. The sentences are as a judge says them at the table.
"""

from __future__ import annotations

import pytest

from inspector.rules import rungs
from tests.rules.outcomes import said_by
from tests.rules.playing import Record, do, entering_copy, place, play

OLD, INN, MID, FIN, NEW = "2011-09", "2016-01", "2021-09", "2025-06", "2026-08"
CLONE, SECOND = place("Clone", "clone", "hand"), place("Clone", "second", "hand")
FLIPPED = place("Nezumi Graverobber", "rat", flipped=True)
GORGER = place("Phyrexian Fleshgorger", "worm", prototype=True)
INSECT = place("Delver of Secrets", "delver", face="back")
ROOM = place("Smoky Lounge // Misty Salon", "room", unlocked=["left"])
AS_RAT = (FLIPPED, CLONE, *entering_copy("clone", "rat"))
AS_INSECT = (INSECT, CLONE, *entering_copy("clone", "delver"))

# Of which object and which value; the first reason.
VALUES: dict[str, tuple[str, tuple[Record, ...], str, str, str]] = {
    "the copy of a flipped permanent": (
        NEW,
        AS_RAT,
        "clone",
        "name",
        (
            "707.2: It is a copy of Nighteyes the Desecrator, but being flipped is not copied, so the upper half "
            "counts: name Nezumi Graverobber."
        ),
    ),
    "the cost of the copy of a flipped permanent": (
        NEW,
        AS_RAT,
        "clone",
        "mana_cost",
        "707.2: It is a copy of Nighteyes the Desecrator, so it has the copied values: mana cost {1}{B}.",
    ),
    "the token copy of a flipped permanent": (
        INN,
        (FLIPPED, do("create_token_copy", of="rat", as_="token")),
        "token",
        "power",
        (
            "706.2: The token is a copy of Nighteyes the Desecrator, but being flipped is not copied, so the upper "
            "half counts: power 2."
        ),
    ),
    "the flipped copy": (
        NEW,
        (*AS_RAT, do("flip", "clone")),
        "clone",
        "name",
        "707.3: Flipped itself, it shows the lower half of what it copied: name Nighteyes the Desecrator.",
    ),
    "the copy of a copy of what was prototyped": (
        NEW,
        (GORGER, CLONE, SECOND, *entering_copy("clone", "worm"), *entering_copy("second", "clone")),
        "second",
        "power",
        (
            "718.3d: It copies Phyrexian Fleshgorger (clone), itself a copy of what was a prototyped spell, so it has "
            "that second set of values: power 3."
        ),
    ),
}


def reasons(edition: str, actions: tuple[Record, ...], label: str, key: str) -> list[str]:
    return [f"{why.rules[0]}: {why.says}" for why in play(edition, *actions)[label].why[key]]


@pytest.mark.parametrize("row", VALUES.values(), ids=VALUES)
def test_the_first_reason_of_a_value_says_what_a_judge_says(row: tuple[str, tuple[Record, ...], str, str, str]) -> None:
    edition, actions, label, key, sentence = row
    assert reasons(edition, actions, label, key)[0] == sentence


@pytest.mark.parametrize(
    ("actions", "label", "words"),
    [
        # 707.8 speaks of double-faced permanents, which the Clone that is copied here is not.
        ((*AS_INSECT, SECOND, *entering_copy("second", "clone")), "second", "707.8"),
        ((*AS_INSECT, do("create_token_copy", of="clone", as_="token")), "token", "707.8"),
    ],
    ids=["a copy of a copy", "a token copy of a copy"],
)
def test_no_reason_cites_what_is_not_about_the_object(actions: tuple[Record, ...], label: str, words: str) -> None:
    every = play(NEW, *actions)[label].why
    assert not [(key, why.says) for key in every for why in every[key] if words in why.rules]


LADDERS: dict[str, tuple[tuple[Record, ...], str]] = {
    "not flipped itself": (AS_RAT, "As a copy of Nighteyes the Desecrator, but not flipped: name Nezumi Graverobber; "),
    "flipped like the original": ((*AS_RAT, do("flip", "clone")), "As a copy of Nighteyes the Desecrator (rat): that "),
    "flipped itself": (
        (place("Nezumi Graverobber", "rat"), CLONE, *entering_copy("clone", "rat"), do("flip", "clone")),
        "As a copy of Nezumi Graverobber, but flipped: name Nighteyes the Desecrator; ",
    ),
}


@pytest.mark.parametrize("row", LADDERS.values(), ids=LADDERS)
def test_707_3_the_ladder_tells_a_copy_by_the_half_that_was_seen(row: tuple[tuple[Record, ...], str]) -> None:
    actions, begins = row
    assert rungs(play(NEW, *actions).table, "clone")[1].says.startswith(begins)


EVENTS: dict[str, tuple[str, tuple[Record, ...], str]] = {
    "flipped": (NEW, AS_RAT, "110.5a: Being flipped is not copied."),
    "tapped and face down": (
        NEW,
        (place("Runeclaw Bear", "bear", face_down="manifest", tapped=True), CLONE, *entering_copy("clone", "bear")),
        "110.5a: Being tapped and face down is not copied.",
    ),
    "the upper half": (
        NEW,
        AS_RAT,
        "707.3: Not flipped itself, the copy shows the upper half of what it copied: Nezumi Graverobber.",
    ),
    "doors of a token": (
        NEW,
        (ROOM, do("create_token_copy", of="room", as_="token")),
        "709.5: Both halves are copied, but not which of them are unlocked.",
    ),
    "doors of what becomes a copy": (
        NEW,
        (ROOM, place("Mirage Mirror", "mirror"), do("become_copy", "mirror", of="room")),
        "709.5: Both halves are copied, but not which of them are unlocked.",
    ),
}


@pytest.mark.parametrize("row", EVENTS.values(), ids=EVENTS)
def test_a_sentence_about_what_happened_says_what_a_judge_says(row: tuple[str, tuple[Record, ...], str]) -> None:
    edition, actions, sentence = row
    assert sentence in said_by(*actions, cards=(), edition=edition)


@pytest.mark.parametrize(
    ("actions", "unsaid"),
    [
        ((*AS_INSECT, SECOND, *entering_copy("second", "clone")), "Only the face that is up is copied"),
        (
            (
                *(INSECT, place("Elite Vanguard", "man"), do("become_copy", "delver", of="man"), CLONE),
                *entering_copy("clone", "delver"),
            ),
            "Only the face that is up is copied",
        ),
    ],
    ids=["a copy of a copy", "a copy of a double-faced card that is a copy"],
)
def test_what_is_not_so_is_not_said(actions: tuple[Record, ...], unsaid: str) -> None:
    last = play(NEW, *actions).last.says
    assert unsaid not in last
    assert "is a copy itself" in last
