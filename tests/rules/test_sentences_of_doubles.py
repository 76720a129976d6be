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
FOREST = place("Delver of Secrets", "forest", face_down={"types": ["Land"], "subtypes": ["Forest"], "colors": ["G"]})
BECOMES = place("Elite Vanguard", "man")
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
        "707.3: It is itself flipped, so it shows the lower half of what it copied: name Nighteyes the Desecrator.",
    ),
    "the copy of a copy of what was prototyped": (
        NEW,
        (GORGER, CLONE, SECOND, *entering_copy("clone", "worm"), *entering_copy("second", "clone")),
        "second",
        "power",
        (
            "718.3d: It copies Phyrexian Fleshgorger (clone), itself a copy of what was cast as a prototype, so it has "
            "the prototype's values: power 3."
        ),
    ),
    "a preparation card": (
        NEW,
        (place("Emeritus of Conflict", "it"),),
        "it",
        "name",
        "722.4: A preparation card has only its normal values, wherever it is: name Emeritus of Conflict.",
    ),
    "an Omen": (
        NEW,
        (place("Bloomvine Regent", "it", "stack", inset=True),),
        "it",
        "mana_value",
        "720.3b: Cast as an Omen, it has only the Omen's values: mana value 3.",
    ),
    "the copy of a prepare spell that is cast": (
        NEW,
        (
            place("Blazing Firesinger", zone="hand"),
            do("put_onto_battlefield", "it"),
            do("cast", "it", inset=True, as_copy="copy"),
        ),
        "copy",
        "mana_value",
        "722.3c: It is the copy of a prepare spell and has only that spell's values: mana value 3.",
    ),
    "the copy of an Omen": (
        NEW,
        (place("Bloomvine Regent", "it", "stack", inset=True), do("copy_spell", of="it", as_="copy")),
        "copy",
        "name",
        "720.3c: It copies a spell that was cast as an Omen, so it has only the Omen's values: name Claim Territory.",
    ),
    "the copy of the copy of a prepare spell": (
        NEW,
        (
            place("Blazing Firesinger", zone="hand"),
            do("put_onto_battlefield", "it"),
            do("cast", "it", inset=True, as_copy="copy"),
            do("copy_spell", of="copy", as_="again"),
        ),
        "again",
        "mana_value",
        (
            "722.3d: It copies a spell that was cast as a prepare spell, so it has only the prepare spell's values: "
            "mana value 3."
        ),
    ),
    "ward of what is cloaked": (
        FIN,
        (place("Runeclaw Bear", "it", face_down="cloak"),),
        "it",
        "keywords",
        (
            "701.58a: A card that is cloaked is a face-down 2/2 creature with ward {2}, no name and no mana cost: "
            "keyword ability ward."
        ),
    ),
    "the face of what was turned face up": (
        INN,
        (place("Delver of Secrets", "it", face_down="manifest"), do("turn_face_up", "it")),
        "it",
        "face_up",
        "711.8a: It was turned face up, so its front face is up.",
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
        # 111.3 speaks of tokens: neither what is face down nor what copies it or a token is one.
        ((FOREST,), "forest", "111.3"),
        ((FOREST, BECOMES, do("become_copy", "man", of="forest")), "man", "111.3"),
        ((place("Wolf", "wolf", token=True), BECOMES, do("become_copy", "man", of="wolf")), "man", "111.3"),
    ],
    ids=["a copy of a copy", "a token copy of a copy", "what lists no color", "a copy of it", "a copied token"],
)
def test_no_reason_cites_what_is_not_about_the_object(actions: tuple[Record, ...], label: str, words: str) -> None:
    every = play(NEW, *actions)[label].why
    assert not [(key, why.says) for key in every for why in every[key] if words in why.rules]


LADDERS: dict[str, tuple[tuple[Record, ...], str]] = {
    "not flipped itself": (AS_RAT, "As a copy of Nighteyes the Desecrator, but not flipped: name Nezumi Graverobber; "),
    "flipped like the original": (
        (*AS_RAT, do("flip", "clone")),
        "As a copy of Nighteyes the Desecrator (rat), and flipped too: that name; ",
    ),
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
    "flipped": (
        NEW,
        AS_RAT,
        "110.5a: Being flipped is not copied, so the copy shows the upper half of what it copied: Nezumi Graverobber.",
    ),
    "flipped, by what is flipped": (
        NEW,
        (FLIPPED, place("Akki Lavarunner", "it", flipped=True), do("become_copy", "it", of="rat")),
        "110.5a: Being flipped is not copied.",
    ),
    "tapped and face down": (
        NEW,
        (place("Runeclaw Bear", "bear", face_down="manifest", tapped=True), CLONE, *entering_copy("clone", "bear")),
        "110.5a: Being tapped and face down is not copied.",
    ),
    "doors of a token": (
        NEW,
        (ROOM, do("create_token_copy", of="room", as_="token")),
        "709.5: Both halves are copied, but not which of them are unlocked.",
    ),
    "a copy already": (
        NEW,
        (
            *(place("Elite Vanguard", "man"), place("Runeclaw Bear", "bear"), place("Grizzly Bears", "it")),
            *(do("become_copy", "it", of="man"), do("become_copy", "it", of="bear")),
        ),
        "707.4: Elite Vanguard (it) was already a copy before that.",
    ),
    "cast converted": (
        NEW,
        (place("Optimus Prime, Hero", "it", "hand"), do("cast", "it", transformed=True)),
        "712.11a: Cast converted, it is put onto the stack with its back face up: Optimus Prime, Autobot Leader.",
    ),
    "a meld card told to enter transformed": (
        NEW,
        (place("Graf Rats", "it", "graveyard"), do("put_onto_battlefield", "it", transformed=True)),
        (
            "712.14a: The rules do not say what a meld card does when told to enter transformed; it is assumed that "
            "it stays where it is."
        ),
    ),
    "a prepare spell from hand": (
        NEW,
        (place("Emeritus of Conflict", "it", "hand"), do("cast", "it", inset=True)),
        (
            "722.3: The prepare spell of Emeritus of Conflict is not cast itself; only a copy of it is, made for a "
            "prepared permanent."
        ),
    ),
    "the name of a prepare spell": (
        NEW,
        (do("choose_name", name="Pest Friend"),),
        "722.5: Pest Friend is the name of a prepare spell, and it may be chosen.",
    ),
    "cast as its back face, when no card could be": (
        OLD,
        (place("Delver of Secrets", "it", "hand"), do("cast", "it", face="back")),
        "711.4: In this edition a double-faced card is always cast with its front face up.",
    ),
    "half of a split card, before only that was judged": (
        OLD,
        (place("Fire // Ice", "it", "hand"), do("cast", "it", half="right")),
        "708.2a: Only the chosen half is put onto the stack: Ice.",
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


@pytest.mark.parametrize(
    ("made", "both_ways"),
    [
        ((INSECT, do("create_token_copy", of="delver", as_="it")), True),
        ((place("Delver of Secrets", "delver"), do("create_token_copy", of="delver", as_="it")), False),
        ((place("Delver of Secrets", "card", "graveyard"), do("create_token_copy", of="card", as_="it")), False),
        (
            (INSECT, BECOMES, do("become_copy", "delver", of="man"), do("create_token_copy", of="delver", as_="it")),
            False,
        ),
        ((place("Westvale Abbey", "abbey", face="back"), do("create_token_copy", of="abbey", as_="it")), False),
    ],
    ids=["of a back face", "of a front face", "of a card", "of what is a copy of something with a cost", "of a land"],
)
def test_202_3b_is_open_only_for_what_was_made_as_a_copy_of_a_back_face(
    made: tuple[Record, ...], *, both_ways: bool
) -> None:
    played = play(NEW, *made)
    played = played if played["it"].face_up == "back" else played.then(do("transform", "it"))
    assert played["it"].face_up == "back"
    assert any("both ways" in why.says for why in played["it"].why["mana_value"]) == both_ways
    assert played["it"].mana_value == (0 if played["it"].name == "Ormendahl, Profane Prince" else 1)


def test_712_20_what_has_no_abilities_does_nothing_as_it_transforms() -> None:
    """What counts is the ability that it would have after it transforms, and nothing is left of that."""
    does = "as it transforms happens while it transforms"
    olag, none = place("Ludevic, Necrogenius", "it"), do("effect", on=["it"], change={"lose_all_abilities": True})
    assert does in play(NEW, olag, do("transform", "it")).last.says
    assert does not in play(NEW, olag, none, do("transform", "it")).last.says
