"""The first rule that an action cites: the one that permits or forbids it, before those that tell what follows.

One row a case: the actions, of which the last is asked about, and the rule in each of the five editions.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

import pytest

from tests.rules.claims import claiming
from tests.rules.editions import EDITION_KEYS
from tests.rules.playing import do, place, play

Record = dict[str, Any]


class Case:
    """Actions, and five columns of rules for the last of them; ``-`` where the edition is not asked."""

    def __init__(self, rules: str, *actions: Record) -> None:
        self.rules = dict(zip(EDITION_KEYS, rules.split(), strict=True))
        self.actions = actions


BEAR = place("Grizzly Bears", "bear")
DELVER, DELVER_HAND = place("Delver of Secrets", "delver"), place("Delver of Secrets", "delver", "hand")
ROGUE = place("Blackbloom Rogue", "rogue", "hand")
ROOM = place("Bottomless Pool // Locker Room", "room", "hand")
FIRE = place("Fire // Ice", "fire", "hand")
CLONE = place("Clone", "clone", "hand")
GARRISON = place("Hanweir Garrison", "garrison")
BATTLEMENTS = place("Hanweir Battlements", "battlements")

ENTERING = {
    "a creature spell": Case(
        "608.3 608.3 608.3 608.3a 608.3a", place("Grizzly Bears", "it", "stack"), do("resolve", "it")
    ),
    "an Aura spell": Case(
        "608.3a 608.3a 608.3a 608.3c 608.3c", BEAR, place("Flight", "it", "stack"), do("resolve", "it")
    ),
    "a spell that is no spell yet": Case(
        "405.5 405.5 405.5 405.5 405.5", place("Lightning Bolt", "it", "hand"), do("resolve", "it")
    ),
    "a double-faced spell": Case(
        "711.5 711.7 712.9 712.13 712.13", place("Delver of Secrets", "it", "stack"), do("resolve", "it")
    ),
    "a double-faced card put there": Case(
        "711.5 711.7 712.10 712.14 712.14", DELVER_HAND, do("put_onto_battlefield", "delver")
    ),
    "a meld card, resolving": Case("- - 713.8 712.13 712.13", place("Graf Rats", "it", "stack"), do("resolve", "it")),
    "a meld card put there": Case(
        "- - 713.8 712.14 712.14", place("Graf Rats", "it", "hand"), do("put_onto_battlefield", "it")
    ),
    "told to enter transformed": Case(
        "- 711.7 712.10a 712.14a 712.14a", DELVER_HAND, do("put_onto_battlefield", "delver", transformed=True)
    ),
    "as a copy, resolving": Case(
        "706.5 706.5 707.5 707.5 707.5", BEAR, CLONE, do("cast", "clone"), do("resolve", "clone", as_copy_of="bear")
    ),
    "as a copy, put there": Case(
        "706.5 706.5 707.5 707.5 707.5", BEAR, CLONE, do("put_onto_battlefield", "clone", as_copy_of="bear")
    ),
    "as a copy of a double-faced permanent": Case(
        "706.5 706.5 707.5 707.5 707.5", DELVER, CLONE, do("put_onto_battlefield", "clone", as_copy_of="delver")
    ),
    "a Room that was cast": Case("- - - 709.5d 709.5d", ROOM, do("cast", "room", half="left"), do("resolve", "room")),
    "a Room put there": Case("- - - 709.5d 709.5d", ROOM, do("put_onto_battlefield", "room")),
    "a spell cast by disturb": Case(
        "- - 702.146b 702.146b 702.146b",
        place("Beloved Beggar", "it", "graveyard"),
        do("cast", "it", transformed=True),
        do("resolve", "it"),
    ),
    "a copy of a creature spell": Case(
        "- - 707.10f 707.10f 707.10f",
        place("Grizzly Bears", "bear", "stack"),
        {"do": "copy_spell", "of": "bear", "as": "it"},
        do("resolve", "it"),
    ),
    "daybound by night": Case(
        "- - 702.145b 702.145b 702.145b",
        do("day_night", value="night"),
        place("Brutal Cathar", "it", "hand"),
        do("put_onto_battlefield", "it"),
    ),
    "daybound by night, resolving": Case(
        "- - 702.145b 702.145b 702.145b",
        do("day_night", value="night"),
        place("Brutal Cathar", "it", "stack"),
        do("resolve", "it"),
    ),
    "melded": Case(
        "- - 701.37a 701.42a 701.42a",
        GARRISON,
        BATTLEMENTS,
        {"do": "meld", "objects": ["garrison", "battlements"], "as": "it"},
    ),
    "not of a meld pair": Case(
        "- - 701.37b 701.42b 701.42b", GARRISON, BEAR, {"do": "meld", "objects": ["garrison", "bear"], "as": "it"}
    ),
    "manifested": Case(
        "- 701.31a 701.34a 701.40a 701.40a", place("Grizzly Bears", "it", "library"), do("manifest", "it")
    ),
    "cloaked": Case("- - - 701.58a 701.58a", place("Grizzly Bears", "it", "library"), do("cloak", "it")),
    "face down": Case(
        "707.3 707.3 708.3 708.3 708.3",
        place("Grizzly Bears", "it", "hand"),
        do("put_onto_battlefield", "it", face_down=True),
    ),
    "face down, as a copy": Case(
        "707.3 707.3 708.3 708.3 708.3",
        BEAR,
        CLONE,
        do("put_onto_battlefield", "clone", face_down=True, as_copy_of="bear"),
    ),
    "a token copy": Case("706.2 706.2 707.2 707.2 707.2", BEAR, {"do": "create_token_copy", "of": "bear", "as": "it"}),
    "a token copy with both faces": Case(
        "706.2 706.2 707.2 707.8a 707.8a", DELVER, {"do": "create_token_copy", "of": "delver", "as": "it"}
    ),
    "a token copy of a modal card": Case(
        "- - 707.2 707.2 707.8a",
        place("Blackbloom Rogue", "rogue"),
        {"do": "create_token_copy", "of": "rogue", "as": "it"},
    ),
    "a token that cannot be": Case(
        "110.5d 110.5d 111.5 111.5 111.5",
        place("Lightning Bolt", "bolt", "graveyard"),
        {"do": "create_token_copy", "of": "bolt", "as": "it"},
    ),
}

CASTING = {
    "a creature card": Case(
        "601.2a 601.2a 601.2a 601.2a 601.2a", place("Grizzly Bears", "it", "hand"), do("cast", "it")
    ),
    "the front face": Case("711.4 711.6 712.7 712.11 712.11", DELVER_HAND, do("cast", "delver")),
    "a meld card": Case("- - 713.7 712.11 712.11", place("Graf Rats", "it", "hand"), do("cast", "it")),
    "a chosen face": Case(
        "- - 712.7 712.11b 712.11b", place("Augusta, Dean of Order", "it", "hand"), do("cast", "it", face="back")
    ),
    "by disturb": Case(
        "- - 702.146a 702.146a 702.146a", place("Beloved Beggar", "it", "graveyard"), do("cast", "it", transformed=True)
    ),
    "converted": Case(
        "- - - 702.162a 702.162a",
        place("Optimus Prime, Hero", "it", "hand"),
        do("cast", "it", transformed=True),
    ),
    "a half": Case("708.2a 708.2a 709.3 709.3 709.3", FIRE, do("cast", "fire", half="left")),
    "no half": Case("708.2a 708.2a 709.3 709.3 709.3", FIRE, do("cast", "fire")),
    "both halves": Case(
        "- 702.101a 702.102a 702.102a 702.102a", place("Beck // Call", "it", "hand"), do("cast", "it", half="fused")
    ),
    "a half by aftermath": Case(
        "- - 702.127a 702.127a 702.127a", place("Cut // Ribbons", "it", "graveyard"), do("cast", "it", half="right")
    ),
    "a half that has aftermath from the hand": Case(
        "- - 702.127a 702.127a 702.127a", place("Cut // Ribbons", "it", "hand"), do("cast", "it", half="right")
    ),
    "by morph": Case(
        "702.35b 702.36c 702.37c 702.37c 702.37c",
        place("Exalted Angel", "it", "hand"),
        do("cast", "it", face_down="morph"),
    ),
    "face down without morph": Case(
        "702.35c 702.36d 702.37d 702.37d 702.37d",
        place("Grizzly Bears", "it", "hand"),
        do("cast", "it", face_down="morph"),
    ),
    "a copy of a card": Case(
        "706.12 706.12 707.12 707.12 707.12", place("Grizzly Bears", "it", "exile"), do("cast", "it", as_copy="copy")
    ),
    "a copy of a split card": Case(
        "706.12 706.12 707.12 707.12 707.12",
        place("Fire // Ice", "it", "exile"),
        do("cast", "it", as_copy="copy", half="left"),
    ),
    "a chosen land face": Case("- - 712.8 712.12 712.12", ROGUE, do("play_land", "rogue", face="back")),
    "a land card": Case("305.1 305.1 305.1 305.1 305.1", place("Forest", "it", "hand"), do("play_land", "it")),
}

TURNING = {
    "shuffling": Case("701.16a 701.16a 701.20a 701.24a 701.24a", do("shuffle", seed=1)),
    "tapping": Case("701.17a 701.17a 701.21a 701.26a 701.26a", BEAR, do("tap", "bear")),
    "tapping what is tapped": Case(
        "701.17a 701.17a 701.21a 701.26a 701.26a", place("Grizzly Bears", "it", tapped=True), do("tap", "it")
    ),
    "tapping a card": Case(
        "701.17a 701.17a 701.21a 701.26a 701.26a", place("Grizzly Bears", "it", "hand"), do("tap", "it")
    ),
    "untapping": Case(
        "701.17b 701.17b 701.21b 701.26b 701.26b", place("Grizzly Bears", "it", tapped=True), do("untap", "it")
    ),
    "tapping nothing": Case(
        "701.17a 701.17a 701.21a 701.26a 701.26a", {"do": "tap", "filter": {"types": ["Creature"]}}
    ),
    "face up by what the edition does not have": Case(
        "707.7 707.7 708.7 - -",
        place("Exalted Angel", "it", face_down="morph"),
        do("turn_face_up", "it", by="disguise"),
    ),
    "a double-faced permanent": Case("701.25a 701.25a 712.5 712.9 712.9", DELVER, do("transform", "delver")),
    "a single-faced one": Case("701.25a 701.25a 712.5 712.9 712.9", BEAR, do("transform", "bear")),
    "converting": Case("- - - 701.28a 701.28a", DELVER, do("convert", "delver")),
    "a meld card": Case("- - 713.1b 712.9 712.4c", GARRISON, do("transform", "garrison")),
    "one that is face down": Case(
        "- 711.8a 712.11a 712.15a 712.15a",
        place("Delver of Secrets", "it", face_down="manifest"),
        do("transform", "it"),
    ),
    "flipping": Case("709.2 709.2 710.2 710.2 710.2", place("Budoka Pupil", "it"), do("flip", "it")),
    "flipping again": Case(
        "709.4 709.4 710.4 710.4 710.4", place("Budoka Pupil", "it", flipped=True), do("flip", "it")
    ),
    "face down": Case("707.2a 707.2a 708.2a 708.2a 708.2a", BEAR, do("turn_face_down", "bear")),
    "face down, double-faced": Case("711.6 711.9 712.12 712.16 712.16", DELVER, do("turn_face_down", "delver")),
    "face up by morph": Case(
        "702.35d 702.36e 702.37e 702.37e 702.37e",
        place("Exalted Angel", "it", face_down="morph"),
        do("turn_face_up", "it", by="morph"),
    ),
    "face up as a copy": Case(
        "707.11 707.11 708.11 708.11 708.11",
        BEAR,
        place("Exalted Angel", "it", face_down="morph"),
        do("turn_face_up", "it", as_copy_of="bear"),
    ),
    "becoming a copy": Case(
        "706.2 706.2 707.2 707.2 707.2", BEAR, place("Elite Vanguard", "it"), do("become_copy", "it", of="bear")
    ),
    "becoming a copy of a double-faced permanent": Case(
        "706.2 706.2 707.2 707.2 707.2", BEAR, DELVER, do("become_copy", "bear", of="delver")
    ),
    "becoming a copy, face down": Case(
        "707.10 707.10 708.10 708.10 708.10",
        BEAR,
        place("Exalted Angel", "it", face_down="morph"),
        do("become_copy", "it", of="bear"),
    ),
    "unlocking by an effect": Case(
        "- - - 709.5f 709.5f",
        place("Bottomless Pool // Locker Room", "it", unlocked=[]),
        do("unlock", "it", half="left", by="effect"),
    ),
    "unlocking": Case(
        "- - - 709.5e 709.5e",
        place("Bottomless Pool // Locker Room", "it", unlocked=[]),
        do("unlock", "it", half="left", by="special action"),
    ),
    "locking": Case(
        "- - - 709.5g 709.5g",
        place("Bottomless Pool // Locker Room", "it", unlocked=["left"]),
        do("lock", "it", half="left"),
    ),
}

MOVING = {
    "a card": Case("400.7 400.7 400.7 400.7 400.7", BEAR, do("move", "bear", to="graveyard")),
    "a melded permanent": Case(
        "- - 713.4 712.21 712.21",
        GARRISON,
        BATTLEMENTS,
        {"do": "meld", "objects": ["garrison", "battlements"], "as": "it"},
        do("move", "it", to="exile"),
    ),
    "exiled face down": Case(
        "406.3 406.3 406.3 406.3 406.3",
        place("Grizzly Bears", "it", "hand"),
        do("move", "it", to="exile", face_down=True),
    ),
    "a double-faced card exiled face down": Case(
        "711.9d 711.10 712.13 712.17 712.17", DELVER_HAND, do("move", "delver", to="exile", face_down=True)
    ),
    "a resolving instant": Case(
        "608.2k 608.2k 608.2m 608.2n 608.2n", place("Lightning Bolt", "it", "stack"), do("resolve", "it")
    ),
    "what aftermath exiles": Case(
        "- - 702.127a 702.127a 702.127a",
        place("Cut // Ribbons", "it", "graveyard"),
        do("cast", "it", half="right"),
        do("resolve", "it"),
    ),
}

GROUPS: Mapping[str, Mapping[str, Case]] = {
    "entering": ENTERING,
    "casting": CASTING,
    "turning": TURNING,
    "moving": MOVING,
}


def asked() -> Iterator[Any]:
    for group, cases in GROUPS.items():
        for name, case in cases.items():
            for edition, rule in case.rules.items():
                if rule != "-":
                    marks = claiming(edition, [rule])
                    yield pytest.param(edition, case.actions, rule, id=f"{group}: {name} ({edition})", marks=marks)


@pytest.mark.parametrize(("edition", "actions", "rule"), list(asked()))
def test_the_first_rule_is_the_one_a_judge_reads_aloud(edition: str, actions: tuple[Record, ...], rule: str) -> None:
    assert play(edition, *actions).last.rules[:1] == (rule,)


TOKEN_IS_PUT = "110.5 110.5 111.1 111.1 111.1"
WHERE = {
    "an Aura spell": "608.3a 608.3a 608.3a 608.3c 608.3c",
    "a copy of a creature spell": "- - 707.10f 707.10f 707.10f",
    "a token copy": TOKEN_IS_PUT,
    "a token copy with both faces": TOKEN_IS_PUT,
}


@pytest.mark.parametrize(("name", "rules"), WHERE.items())
def test_where_an_object_is_that_came_is_told_by_the_rule_that_brought_it(name: str, rules: str) -> None:
    for edition, rule in zip(EDITION_KEYS, rules.split(), strict=True):
        if rule != "-":
            assert play(edition, *ENTERING[name].actions)["it"].why["zone"][0].rules[0] == rule, edition


def test_manifesting_one_card_does_not_speak_of_several() -> None:
    played = play("2026-08", place("Grizzly Bears", "it", "library"), do("manifest", "it"))
    assert "701.40e" not in played.last.rules


def test_what_turns_face_up_as_a_copy_does_not_enter_as_one() -> None:
    assert "707.5" not in play("2026-08", *TURNING["face up as a copy"].actions).last.rules


@pytest.mark.parametrize("name", ["becoming a copy of a double-faced permanent"])
def test_only_tokens_are_copied_with_both_faces(name: str) -> None:
    assert "707.8a" not in play("2026-08", *TURNING[name].actions).last.rules
    assert "707.8a" not in play("2026-08", *ENTERING["as a copy of a double-faced permanent"].actions).last.rules


@pytest.mark.parametrize("edition", EDITION_KEYS)
def test_what_an_edition_has_no_rule_for_is_not_told(edition: str) -> None:
    played = play(
        edition,
        DELVER,
        do("transform", "delver"),
        place("Fire // Ice", "it", "exile"),
        do("cast", "it", half="left", as_copy="copy"),
    )
    assert all(why.rules for outcome in played.outcomes for why in outcome.reasons)
    transformed = [why for why in played.outcomes[1].reasons if "transformed permanent" in why.says]
    assert bool(transformed) == (edition >= "2025")


@pytest.mark.parametrize("edition", EDITION_KEYS)
@pytest.mark.parametrize("name", ["Grizzly Bears", "Delver of Secrets", "Fire // Ice", "Fire"])
def test_until_2018_a_chosen_name_must_be_legal_which_is_said(edition: str, name: str) -> None:
    last = play(edition, {"do": "choose_name", "name": name}).last
    if last.result == "done":
        assert ("legal in the format" in last.says) == (edition < "2018")


@pytest.mark.parametrize(
    ("action", "rule"),
    [
        ({"do": "transform", "objects": ["bear", "delver"]}, "712.9"),
        ({"do": "turn_face_down", "objects": ["delver", "bear"]}, "708.2a"),
        ({"do": "turn_face_up", "objects": ["bolt", "angel"]}, "708.8"),
        ({"do": "flip", "objects": ["pupil", "other"]}, "710.2"),
        ({"do": "tap", "objects": ["tapped", "bear"]}, "701.26a"),
        ({"do": "become_copy", "objects": ["hand", "bear"], "of": "delver"}, "707.2"),
    ],
)
def test_of_several_objects_those_that_change_are_told_first(action: Record, rule: str) -> None:
    played = play(
        "2026-08",
        BEAR,
        DELVER,
        place("Lightning Bolt", "bolt", face_down="manifest"),
        place("Exalted Angel", "angel", face_down="morph"),
        place("Budoka Pupil", "pupil", flipped=True),
        place("Budoka Pupil", "other"),
        place("Grizzly Bears", "tapped", tapped=True),
        place("Grizzly Bears", "hand", "hand"),
        action,
    )
    assert (played.last.result, played.last.rules[0]) == ("done", rule)
    assert not any("nothing happens" in why.says or "already" in why.says for why in played.last.reasons[:1])


@pytest.mark.parametrize("edition", ["2011-09", "2016-01"])
def test_before_aftermath_the_half_from_a_graveyard_has_a_rule_that_forbids_it(edition: str) -> None:
    last = play(edition, place("Cut // Ribbons", "it", "hand"), do("cast", "it", half="right")).last
    assert last.rules == ("708.2a",)


@pytest.mark.parametrize("edition", ["2025-06", "2026-08"])
@pytest.mark.parametrize(("card", "two_faces"), [("Grizzly Bears", False), ("Delver of Secrets", True)])
def test_only_the_copy_of_a_double_faced_spell_has_two_faces(edition: str, card: str, *, two_faces: bool) -> None:
    played = play(edition, place(card, "it", "stack"), {"do": "copy_spell", "of": "it", "as": "copy"})
    assert played.last.rules[0] == "707.10"
    assert ("707.10g" in played.last.rules) is two_faces
    assert ("707.10g" in played.then(do("resolve", "copy")).last.rules) is two_faces


def test_a_token_copy_of_a_card_elsewhere_has_its_front_face() -> None:
    card = place("Delver of Secrets", "card", "graveyard")
    last = play("2021-09", card, {"do": "create_token_copy", "of": "card", "as": "it"}).last
    assert "712.4a" in last.rules
    assert "707.8" not in last.rules


@pytest.mark.parametrize(("edition", "rule"), [("2021-09", "713.11"), ("2025-06", "712.19"), ("2026-08", "712.19")])
def test_a_meld_card_is_named_by_its_front(edition: str, rule: str) -> None:
    assert play(edition, {"do": "choose_name", "name": "Graf Rats"}).last.rules[0] == rule
