"""Where the texts are silent: each reading is a switch that decides something, and its reason says so."""

from __future__ import annotations

import msgspec
import pytest

from inspector.rules import NEWEST, copying, entering, exceptions, own_rules, scratch, selecting, starting
from inspector.rules.readings import READINGS
from tests.rules.playing import Played, do, place, play

NEW = NEWEST.key


@pytest.fixture
def read_otherwise(monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest) -> None:
    """Take the other reading at one switch, given as the fixture's parameter."""
    other = msgspec.structs.replace(READINGS, **request.param)
    for module in (copying, entering, exceptions, own_rules, scratch, selecting, starting):
        monkeypatch.setattr(module, "READINGS", other)


def token_of_ravager() -> Played:
    return play(
        NEW,
        place("Huntmaster of the Fells", "ravager", face="back"),
        {"do": "create_token_copy", "of": "ravager", "as": "it"},
    )


def room_copied_as_a_spell() -> Played:
    return play(
        NEW,
        place("Bottomless Pool // Locker Room", "room", zone="hand"),
        do("cast", "room", half="left"),
        {"do": "copy_spell", "of": "room", "as": "it"},
        do("resolve", "it"),
    )


def test_a_double_faced_token_reads_its_front_and_says_that_this_is_a_reading() -> None:
    it = token_of_ravager()["it"]
    assert it.mana_value == 4
    assert any("both ways" in why.says for why in it.why["mana_value"])


@pytest.mark.parametrize("read_otherwise", [{"double_faced_copy_reads_its_front": False}], indirect=True)
@pytest.mark.usefixtures("read_otherwise")
def test_read_otherwise_it_has_mana_value_0() -> None:
    assert token_of_ravager()["it"].mana_value == 0


def test_the_half_of_a_copied_room_spell_counts_and_says_that_this_is_a_reading() -> None:
    played = room_copied_as_a_spell()
    assert played["it"].unlocked == ("left",)
    assert "not cast" in played.last.says


@pytest.mark.parametrize("read_otherwise", [{"copied_room_spell_opens_its_half": False}], indirect=True)
@pytest.mark.usefixtures("read_otherwise")
def test_read_otherwise_both_its_doors_are_locked() -> None:
    assert room_copied_as_a_spell()["it"].unlocked == ()


@pytest.mark.parametrize("read_otherwise", [{"exception_reaches_both_faces": False}], indirect=True)
@pytest.mark.usefixtures("read_otherwise")
def test_read_otherwise_an_exception_stays_on_the_face_that_is_up() -> None:
    made = {"do": "create_token_copy", "of": "kruin", "as": "it", "except": {"add_types": ["Artifact"]}}
    played = play(NEW, place("Kruin Outlaw", "kruin"), made, do("transform", "it"))
    assert played["it"].types == ("Creature",)


def test_an_exception_reaches_both_faces_of_a_token_and_says_that_this_is_a_reading() -> None:
    made = {"do": "create_token_copy", "of": "kruin", "as": "it", "except": {"add_types": ["Artifact"]}}
    played = play(NEW, place("Kruin Outlaw", "kruin"), made)
    assert "taken are both" in played.last.says
    assert play(NEW, place("Kruin Outlaw", "kruin"), made, do("transform", "it"))["it"].types == (
        "Artifact",
        "Creature",
    )


def same_name_as_a_locked_room() -> Played:
    return play(
        NEW,
        place("Bottomless Pool // Locker Room", "it", unlocked=[]),
        place("Smoky Lounge // Misty Salon", "other", unlocked=[]),
        {"do": "tap", "filter": {"same_name_as": "it", "other": "it"}},
    )


def test_objects_without_a_name_share_none() -> None:
    assert not same_name_as_a_locked_room()["other"].tapped


@pytest.mark.parametrize("read_otherwise", [{"nameless_objects_share_a_name": True}], indirect=True)
@pytest.mark.usefixtures("read_otherwise")
def test_read_otherwise_two_nameless_rooms_would_share_a_name() -> None:
    assert same_name_as_a_locked_room()["other"].tapped
