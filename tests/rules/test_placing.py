"""Set-ups: what the edition makes impossible is refused with its rule, and so is all that follows on its label."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from inspector.library import bundled_cards
from inspector.rules import NEWEST, Place, Zone, edition_of, new_table, perform, ways_to_place
from tests.rules.playing import DONE, ILLEGAL, do, place, play

NEW = NEWEST.key


@pytest.mark.parametrize(
    ("edition", "card", "zone", "keys", "rule"),
    [
        (NEW, "Delver of Secrets", "hand", {"face": "back"}, "712.8a"),
        (NEW, "Delver of Secrets", "graveyard", {"face": "back"}, "712.8a"),
        ("2016-01", "Delver of Secrets", "stack", {"face": "back"}, "711.6"),
        (NEW, "Grizzly Bears", "battlefield", {"face": "back"}, "712.1"),
        (NEW, "Graf Rats", "battlefield", {"face": "back"}, "712.4b"),
        (NEW, "Chittering Host", "battlefield", {}, "712.4b"),
        (NEW, "Lightning Bolt", "battlefield", {}, "304.4"),
        (NEW, "Shatterskull Smashing", "battlefield", {}, "307.4"),
        (NEW, "Invasion of Kylem", "battlefield", {"face": "back"}, "307.4"),
        (NEW, "Forest", "stack", {}, "305.1"),
        (NEW, "Dryad Arbor", "stack", {}, "305.9"),
        (NEW, "Fire // Ice", "stack", {}, "709.3"),
        (NEW, "Wolf", "graveyard", {}, "111.7"),
        (NEW, "Grizzly Bears", "hand", {"tapped": True}, "110.5d"),
        (NEW, "Akki Lavarunner", "graveyard", {"flipped": True}, "110.5d"),
        (NEW, "Grizzly Bears", "library", {"face_down": True}, "110.5d"),
        (NEW, "Bottomless Pool // Locker Room", "hand", {"unlocked": ("left",)}, "709.5c"),
        (NEW, "Grizzly Bears", "hand", {"substitute": True}, "713.3"),
        ("2011-09", "Delver of Secrets", "battlefield", {"face_down": True}, "711.6"),
        ("2011-09", "Delver of Secrets", "stack", {"face_down": True}, "711.4"),
        ("2016-01", "Blackbloom Rogue", "battlefield", {}, "711.1"),
        ("2016-01", "Graf Rats", "hand", {}, "711.1"),
        ("2021-09", "Bottomless Pool // Locker Room", "hand", {}, "709.4"),
        ("2021-09", "Delver of Secrets", "battlefield", {"token": True, "face": "back"}, "712.5"),
    ],
)
def test_an_impossible_set_up_is_refused(edition: str, card: str, zone: str, keys: dict[str, Any], rule: str) -> None:
    played = play(edition, place(card, zone=zone, **keys))
    assert played.last.result == ILLEGAL
    assert rule in played.last.rules
    assert played.table.objects == {}
    later = played.then(do("move", "it", to="exile")).last
    assert later.result == ILLEGAL
    assert later.reasons[0].concept is played.last.reasons[0].concept


def test_a_set_up_is_no_event_and_a_planeswalker_has_its_loyalty() -> None:
    played = play(NEW, place("Jace, the Mind Sculptor"))
    assert (played["it"].loyalty, played.last.events, played.last.reasons) == (3, (), ())
    assert play(NEW, place("Jace, Vryn's Prodigy", face="back"))["it"].loyalty == 5
    assert play(NEW, place("Jace, the Mind Sculptor", counters={"loyalty": 1}))["it"].loyalty == 1


def test_a_back_that_is_a_land_may_be_up_though_the_front_is_a_sorcery() -> None:
    land = play(NEW, place("Shatterskull Smashing", face="back"))["it"]
    assert (land.name, land.types) == ("Shatterskull, the Hammer Pass", ("Land",))


def test_a_stand_in_is_the_card_where_it_is_hidden_and_is_set_aside_where_it_is_seen() -> None:
    in_hand = play(NEW, place("Delver of Secrets", zone="hand", substitute=True))
    assert "713.4" in in_hand["it"].why["name"][0].rules
    seen = in_hand.then(do("move", "it", to="graveyard"))
    assert "713.5" in seen.last.rules
    assert "713.4" not in seen["it"].why["name"][0].rules
    assert "713.4" in seen.then(do("move", "it", to="hand"))["it"].why["name"][0].rules


@pytest.mark.parametrize("edition", ["2011-09", "2016-01", "2021-09"])
def test_before_there_were_battles_none_is_on_the_table(edition: str) -> None:
    played = play(edition, place("Invasion of Kylem"))
    assert (played.last.result, "it" in played.table.objects) == (ILLEGAL, False)


@pytest.mark.parametrize("zone", ["hand", "graveyard", "battlefield"])
def test_only_on_the_stack_is_a_card_one_of_its_halves(zone: str) -> None:
    played = play(NEWEST.key, place("Fire // Ice", zone=zone, half="left"))
    assert (played.last.result, played.last.rules[0]) == (ILLEGAL, "709.4")
    bear = play(NEWEST.key, place("Grizzly Bears", zone=zone, half="left"))
    assert (bear.last.result, bear.last.rules[0]) == (ILLEGAL, "709.3")


HIDDEN = ("Face down, manifested", "Face down, cloaked", "Face down, by another effect")
# What each way says of how the card lies there, by the words before a name.
LIES_SO: dict[str, dict[str, object]] = {
    "As it is": {},
    "Back face up": {"face": "back"},
    "Flipped": {"flipped": True},
    "The left half": {"half": "left"},
    "The right half": {"half": "right"},
    "Both halves, fused": {"half": "fused"},
    "The left door unlocked": {"unlocked": ("left",)},
    "The right door unlocked": {"unlocked": ("right",)},
    "Both doors unlocked": {"unlocked": ("left", "right")},
    "Stomp (Adventure)": {"inset": True},
    "Prototyped": {"prototype": True},
    "Tapped": {"tapped": True},
    "Face down": {"face_down": True},
    "Face down, with morph": {"face_down": "morph"},
    "Face down, with disguise": {"face_down": "disguise"},
    "Face down, manifested": {"face_down": "manifest"},
    "Face down, cloaked": {"face_down": "cloak"},
    "Face down, by another effect": {"face_down": True},
    "As its substitute card": {"substitute": True},
}


@pytest.mark.parametrize(
    ("edition", "card", "zone", "ways"),
    [
        # Which half a spell is, is chosen as it is cast (709.3); both only with fuse (702.102a).
        (NEW, "Fire // Ice", "stack", ["The left half: Fire", "The right half: Ice"]),
        (NEW, "Wear // Tear", "stack", ["The left half: Wear", "The right half: Tear", "Both halves, fused"]),
        ("2011-09", "Wear // Tear", "stack", ["The left half: Wear", "The right half: Tear"]),
        (NEW, "Fire // Ice", "graveyard", ["As it is"]),
        (NEW, "Wear // Tear", "graveyard", ["As it is"]),
        # A card with morph may be cast face down for that alone (702.37a, 708.4), one in exile lies so by its effect.
        (NEW, "Exalted Angel", "stack", ["As it is", "Face down, with morph"]),
        (NEW, "Exalted Angel", "exile", ["As it is", "Face down"]),
        (NEW, "Exalted Angel", "battlefield", ["As it is", "Tapped", "Face down, with morph", *HIDDEN]),
        (NEW, "Dog Walker", "stack", ["As it is", "Face down, with disguise"]),
        # A face, a half or a door is chosen as it is laid out (712.8, 710.1, 709.5f).
        # What may hide it is too (701.40, 701.58).
        (
            NEW,
            "Delver of Secrets",
            "stack",
            ["As it is", "Back face up: Insectile Aberration", "As its substitute card"],
        ),
        (
            NEW,
            "Delver of Secrets",
            "battlefield",
            ["As it is", "Back face up: Insectile Aberration", "Tapped", *HIDDEN, "As its substitute card"],
        ),
        (NEW, "Akki Lavarunner", "battlefield", ["As it is", "Flipped: Tok-Tok, Volcano Born", "Tapped", *HIDDEN]),
        (
            NEW,
            "Unholy Annex // Ritual Chamber",
            "battlefield",
            [
                "As it is",
                "The left door unlocked: Unholy Annex",
                "The right door unlocked: Ritual Chamber",
                "Both doors unlocked",
                "Tapped",
                *HIDDEN,
            ],
        ),
        # Its prototype and its Adventure are ways to cast a card (702.160a, 715.3); the edition of 2016 knows neither.
        (NEW, "Phyrexian Fleshgorger", "stack", ["As it is", "Prototyped"]),
        ("2016-01", "Phyrexian Fleshgorger", "stack", ["As it is"]),
        # Elsewhere than there and on the battlefield it has its normal values alone (718.4).
        (NEW, "Phyrexian Fleshgorger", "hand", ["As it is"]),
        (NEW, "Bonecrusher Giant", "stack", ["As it is", "Stomp (Adventure)"]),
        ("2016-01", "Bonecrusher Giant", "stack", ["As it is"]),
        (NEW, "Bonecrusher Giant", "hand", ["As it is"]),
    ],
)
def test_a_card_is_put_down_in_the_ways_that_mean_something_for_it(
    edition: str, card: str, zone: Zone, ways: list[str]
) -> None:
    found = bundled_cards().find(card)
    assert found is not None
    table = new_table(edition_of(edition), pool=bundled_cards())
    offered = ways_to_place(found, Place(card=card, label=table.unused("it"), zone=zone), table.edition)
    assert [text for _, text in offered] == ways
    plain = {"do": "place", "card": card, "as": "it", "zone": zone}
    lies = {text: msgspec.to_builtins(action) for action, text in offered}
    assert lies == {text: {**plain, **LIES_SO[text.partition(": ")[0]]} for text in ways}
    assert {perform(table, action)[1].result for action, _ in offered} == {DONE}


@pytest.mark.parametrize("edition", ["2011-09", "2021-09", NEW])
def test_710_1_a_token_of_a_flip_card_has_its_lower_half(edition: str) -> None:
    """707.2: a token that is a copy of a card of one face has all that is printed on it."""
    played = play(edition, place("Akki Lavarunner", token=True, flipped=True))
    assert (played["it"].name, played["it"].token) == ("Tok-Tok, Volcano Born", True)
