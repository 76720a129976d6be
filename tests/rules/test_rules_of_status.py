"""The first rule of a status, a place or a designation: that of the event which set it (110.5c)."""

from __future__ import annotations

from typing import Any

import pytest

from inspector.rules import Concept
from tests.rules.claims import claiming
from tests.rules.editions import EDITION_KEYS
from tests.rules.playing import do, place, play

Record = dict[str, Any]
DELVER = place("Delver of Secrets", "it", "hand")
ANGEL = place("Exalted Angel", "it", face_down="morph")
ROOM = place("Bottomless Pool // Locker Room", "it", "hand")
CATHAR = place("Brutal Cathar", "it")


class Case:
    """A key, five columns of rules for it (``-``: the edition is not asked), and what was done."""

    def __init__(self, key: str, rules: str, *actions: Record) -> None:
        self.key, self.actions = key, actions
        self.rules = dict(zip(EDITION_KEYS, rules.split(), strict=True))


CASES = {
    "turned over": Case(
        "face_up",
        "701.25b 701.25b 701.28a 701.27a 701.27a",
        place("Delver of Secrets", "it"),
        do("transform", "it"),
    ),
    "converted": Case("face_up", "- - - 701.28a 701.28a", place("Delver of Secrets", "it"), do("convert", "it")),
    "resolved": Case(
        "face_up",
        "711.5 711.7 712.9 712.13 712.13",
        place("Delver of Secrets", "it", "stack"),
        do("resolve", "it"),
    ),
    # Set up there: a back face was cast transformed, and of a modal card a face was chosen, whichever it is.
    # 713.1b: in 2021 it is not double-faced, and comes up as any card does.
    "a meld card turned up": Case(
        "face_up",
        "- - 708.8 712.15a 712.15a",
        place("Graf Rats", "it", face_down="manifest"),
        do("turn_face_up", "it", by="manifest"),
    ),
    "on the stack": Case("face_up", "711.4 711.6 712.7 712.11 712.11", place("Delver of Secrets", "it", "stack")),
    "on the stack, back up": Case(
        "face_up", "- - 712.7 712.11a 712.11a", place("Delver of Secrets", "it", "stack", face="back")
    ),
    "on the stack, modal": Case("face_up", "- - 712.7 712.11b 712.11b", place("Valki, God of Lies", "it", "stack")),
    "on the stack, modal back up": Case(
        "face_up", "- - 712.7 712.11b 712.11b", place("Valki, God of Lies", "it", "stack", face="back")
    ),
    "put onto the battlefield": Case(
        "face_up", "711.5 711.7 712.10 712.14 712.14", DELVER, do("put_onto_battlefield", "it")
    ),
    "put there transformed": Case(
        "face_up", "- 711.7 712.10a 712.14a 712.14a", DELVER, do("put_onto_battlefield", "it", transformed=True)
    ),
    "entered by night": Case(
        "face_up",
        "- - 702.145b 702.145b 702.145b",
        do("day_night", value="night"),
        place("Brutal Cathar", "it", "hand"),
        do("put_onto_battlefield", "it"),
    ),
    "turned over as night falls": Case(
        "face_up",
        "- - 702.145b 702.145b 702.145b",
        CATHAR,
        do("day_night", value="day"),
        do("day_night", value="night"),
    ),
    "played as a land": Case(
        "face_up",
        "- - 712.8 712.12 712.12",
        place("Blackbloom Rogue", "it", "hand"),
        do("play_land", "it", face="back"),
    ),
    "cast by disturb": Case(
        "face_up",
        "- - 702.146b 702.146b 702.146b",
        place("Beloved Beggar", "it", "graveyard"),
        do("cast", "it", transformed=True),
        do("resolve", "it"),
    ),
    # The copy was not cast at all (707.10).
    "a copy of what was cast by disturb": Case(
        "face_up",
        "- - - 712.13 712.13",
        place("Beloved Beggar", "beggar", "graveyard"),
        do("cast", "beggar", transformed=True),
        {"do": "copy_spell", "of": "beggar", "as": "it"},
        do("resolve", "it"),
    ),
    "turned face up": Case(
        "face_up",
        "- 711.8a 712.11a 712.15a 712.15a",
        place("Delver of Secrets", "it", face_down="manifest"),
        do("turn_face_up", "it"),
    ),
    "a token with both faces": Case(
        "face_up",
        "- - - 707.8a 707.8a",
        place("Delver of Secrets", "delver"),
        {"do": "create_token_copy", "of": "delver", "as": "it"},
    ),
    "melded": Case(
        "face_up",
        "- - 701.37a 701.42a 701.42a",
        place("Graf Rats", "rats"),
        place("Midnight Scavengers", "scavengers"),
        {"do": "meld", "objects": ["rats", "scavengers"], "as": "it"},
    ),
    "manifested": Case(
        "face_down",
        "- 701.31a 701.34a 701.40a 701.40a",
        place("Grizzly Bears", "it", "library"),
        do("manifest", "it"),
    ),
    "turned face down": Case(
        "face_down",
        "707.2a 707.2a 708.2a 708.2a 708.2a",
        place("Grizzly Bears", "it"),
        do("turn_face_down", "it"),
    ),
    "put there face down": Case(
        "face_down",
        "707.3 707.3 708.3 708.3 708.3",
        place("Grizzly Bears", "it", "hand"),
        do("put_onto_battlefield", "it", face_down=True),
    ),
    "cast by morph": Case(
        "face_down",
        "702.35b 702.36c 702.37c 702.37c 702.37c",
        place("Exalted Angel", "it", "hand"),
        do("cast", "it", face_down="morph"),
        do("resolve", "it"),
    ),
    "no longer face down": Case(
        "face_down", "707.8 707.8 708.8 708.8 708.8", ANGEL, do("turn_face_up", "it", by="morph")
    ),
    "flipped": Case("flipped", "709.2 709.2 710.2 710.2 710.2", place("Budoka Pupil", "it"), do("flip", "it")),
    "tapped": Case("tapped", "701.17a 701.17a 701.21a 701.26a 701.26a", place("Grizzly Bears", "it"), do("tap", "it")),
    "untapped": Case(
        "tapped",
        "701.17b 701.17b 701.21b 701.26b 701.26b",
        place("Grizzly Bears", "it", tapped=True),
        do("untap", "it"),
    ),
    "entered untapped": Case(
        "tapped",
        "110.6b 110.6b 110.5b 110.5b 110.5b",
        place("Grizzly Bears", "it", "hand"),
        do("put_onto_battlefield", "it"),
    ),
    "set up": Case("tapped", "110.6 110.6 110.5 110.5 110.5", place("Grizzly Bears", "it")),
    "a door opened by casting": Case(
        "unlocked", "- - - 709.5d 709.5d", ROOM, do("cast", "it", half="left"), do("resolve", "it")
    ),
    "a door opened by an effect": Case(
        "unlocked",
        "- - - 709.5f 709.5f",
        ROOM,
        do("put_onto_battlefield", "it"),
        do("unlock", "it", half="left"),
    ),
    "a door closed": Case(
        "unlocked",
        "- - - 709.5g 709.5g",
        ROOM,
        do("cast", "it", half="left"),
        do("resolve", "it"),
        do("lock", "it", half="left"),
    ),
    "the place of a resolved spell": Case(
        "zone",
        "608.2k 608.2k 608.2m 608.2n 608.2n",
        place("Lightning Bolt", "it", "stack"),
        do("resolve", "it"),
    ),
    "the place of a played land": Case(
        "zone", "305.1 305.1 305.1 305.1 305.1", place("Forest", "it", "hand"), do("play_land", "it")
    ),
    "the place of a card that was melded": Case(
        "zone",
        "- - 713.4 712.21 712.21",
        place("Graf Rats", "it"),
        place("Midnight Scavengers", "scavengers"),
        {"do": "meld", "objects": ["it", "scavengers"], "as": "host"},
        do("move", "host", to="graveyard"),
    ),
    "the place of what state-based actions put away": Case(
        "zone",
        "704.5f 704.5f 704.5f 704.5f 704.5f",
        place("Grizzly Bears", "it", counters={"-1/-1": 2}),
        do("check_state"),
    ),
    "the place of what was moved": Case(
        "zone", "400.7 400.7 400.7 400.7 400.7", place("Grizzly Bears", "it"), do("move", "it", to="hand")
    ),
}


@pytest.mark.parametrize(
    ("edition", "name"),
    [
        pytest.param(edition, name, id=f"{name} ({edition})", marks=claiming(edition, [rule]))
        for name, case in CASES.items()
        for edition, rule in case.rules.items()
        if rule != "-"
    ],
)
def test_the_rule_of_the_event_that_set_it_comes_first(edition: str, name: str) -> None:
    case = CASES[name]
    assert play(edition, *case.actions)["it"].why[case.key][0].rules[0] == case.rules[edition]


@pytest.mark.parametrize(
    ("actions", "by"),
    [
        ((do("transform", "it"),), Concept.TIMESTAMP_ON_TRANSFORMING),
        ((do("move", "it", to="hand"),), Concept.TIMESTAMP_ON_ENTERING_A_ZONE),
    ],
)
def test_what_gave_an_object_its_timestamp_is_kept_with_it(actions: tuple[Record, ...], by: Concept) -> None:
    played = play("2026-08", place("Delver of Secrets", "it"), *actions)
    assert played.table.objects["it"].set_by["timestamp"] is by


def test_an_aura_has_the_timestamp_of_being_attached() -> None:
    played = play(
        "2026-08",
        place("Grizzly Bears", "bear"),
        place("Flight", "it"),
        do("attach", "it", to="bear"),
    )
    assert played.table.objects["it"].set_by["timestamp"] is Concept.TIMESTAMP_ON_BEING_ATTACHED


@pytest.mark.parametrize(
    ("event", "rule"),
    [
        ((do("transform", "lord"),), "613.7g"),
        ((do("turn_face_down", "lord"), do("turn_face_up", "lord")), "613.7f"),
        ((), "613.7a"),
    ],
)
def test_an_effect_that_wins_by_its_timestamp_tells_what_gave_its_source_that(
    event: tuple[Record, ...], rule: str
) -> None:
    sets = {"do": "effect", "filter": {"name": "Grizzly Bears"}, "change": {"set_power": 4}}
    other = {**sets, "source": "other", "change": {"set_power": 5}}
    lord = place("Delver of Secrets", "lord") if rule == "613.7g" else place("Elite Vanguard", "lord")
    first = [lord, place("Serra Angel", "other")] if event else [place("Serra Angel", "other"), lord]
    played = play("2026-08", place("Grizzly Bears", "it"), *first, {**sets, "source": "lord"}, other, *event)
    assert played["it"].power == 4
    assert played["it"].why["power"][0].rules[0] == rule


@pytest.mark.rule("2026-08", "613.7a")
def test_the_effect_of_a_static_ability_is_as_old_as_its_object() -> None:
    sets = {"do": "effect", "filter": {"name": "Grizzly Bears"}}
    older = {**sets, "source": "older", "change": {"set_power": 4}}
    newer = {**sets, "source": "newer", "change": {"set_power": 5}}
    lords = place("Serra Angel", "older"), place("Elite Vanguard", "newer")
    played = play("2026-08", place("Grizzly Bears", "it"), *lords, newer, older)
    assert played["it"].power == 5
    assert played["it"].why["power"][0].rules[0] == "613.7a"


def test_712_8e_a_permanent_that_is_simply_there_with_its_back_up_was_not_put_there_with_its_front_up() -> None:
    played = play("2026-08", place("Insectile Aberration", face="back"))
    assert played["it"].face_up == "back"
    assert played["it"].why["face_up"][0].rules[0] == "712.8e"


def test_710_2_leads_for_a_flipped_token_that_is_a_copy() -> None:
    made = do("create_token_copy", of="it")
    made["as"] = "token"
    played = play("2026-08", place("Akki Lavarunner"), made, do("flip", "token"))
    assert played["token"].name == "Tok-Tok, Volcano Born"
    assert played["token"].why["name"][0].rules[0] == "710.2"
