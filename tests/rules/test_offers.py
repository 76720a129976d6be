"""What could be done to an object: every action that applies, the likeliest first, judged as if it were taken."""

from __future__ import annotations

import pytest

from inspector.rules import (
    NEWEST,
    Action,
    Outcome,
    Result,
    Table,
    action_name,
    available_actions,
    likeliest_action,
    perform,
)
from tests.rules.claims import across
from tests.rules.playing import Played, do, place, play

NEW = NEWEST.key


def texts(played: Played, label: str = "it") -> list[str]:
    return [offer.text for offer in available_actions(played.table, label)]


@pytest.mark.parametrize(
    ("set_up", "likeliest"),
    [
        (place("Delver of Secrets"), "Transform"),
        (place("Akki Lavarunner"), "Flip"),
        (place("Grizzly Bears"), "Tap"),
        (place("Grizzly Bears", tapped=True), "Untap"),
        (place("Bottomless Pool // Locker Room", unlocked=["left"]), "Unlock Locker Room (right)"),
        (place("Pine Walker", face_down="morph"), "Turn face up for its morph cost"),
        (place("Dog Walker", face_down="disguise"), "Turn face up for its disguise cost"),
        (place("Grizzly Bears", face_down="manifest"), "Turn face up for its mana cost"),
        (place("Forest", face_down="cloak"), "Turn face up by an effect"),
        (place("Grizzly Bears", zone="hand"), "Cast Grizzly Bears"),
        (place("Forest", zone="hand"), "Play Forest"),
        (place("Barkchannel Pathway", zone="hand"), "Play Barkchannel Pathway"),
        (place("Fire // Ice", zone="hand"), "Cast Fire"),
        (place("Lightning Bolt", zone="stack"), "Resolve"),
    ],
)
def test_the_likeliest_action_is_what_the_object_is_for(set_up: dict[str, object], likeliest: str) -> None:
    offer = likeliest_action(play(NEW, set_up).table, "it")
    assert offer is not None
    assert offer.text == likeliest


def test_every_way_to_cast_is_offered() -> None:
    assert {"Cast Wear", "Cast Tear", "Cast both halves fused"} <= set(
        texts(play(NEW, place("Wear // Tear", "it", "hand")))
    )
    rogue = texts(play(NEW, place("Blackbloom Rogue", zone="hand")))
    assert {"Cast Blackbloom Rogue", "Play Blackbloom Bog"} <= set(rogue)
    assert "Cast transformed: Blackbloom Bog" not in rogue
    assert "Cast transformed: Luminous Phantom" in texts(play(NEW, place("Lunarch Veteran", zone="graveyard")))
    assert "Cast face down by its morph ability" in texts(play(NEW, place("Pine Walker", zone="hand")))


def test_both_doors_are_offered_both_ways() -> None:
    room = play(NEW, place("Bottomless Pool // Locker Room", unlocked=["left"]))
    assert texts(room)[:3] == [
        "Unlock Locker Room (right)",
        "Lock Bottomless Pool (left)",
        "Unlock Locker Room (right) by an effect",
    ]


@pytest.mark.parametrize("edition", ["2011-09", NEW])
@pytest.mark.parametrize("zone", ["battlefield", "hand", "graveyard", "stack", "exile"])
@pytest.mark.parametrize("card", ["Delver of Secrets", "Akki Lavarunner", "Grinning Demon", "Craw Wurm"])
def test_an_offer_ends_as_the_action_does(card: str, zone: str, edition: str) -> None:
    table = play(edition, place(card, zone=zone)).table
    offers = available_actions(table, "it")
    assert len({offer.text for offer in offers}) == len(offers)
    for offer in offers:
        after, outcome = perform(table, offer.action)
        assert offer.outcome == outcome, action_name(offer.action)
        if outcome.result is Result.ILLEGAL:
            assert after.objects == table.objects
            assert outcome.rules


def test_an_offer_shows_what_would_change() -> None:
    offer = likeliest_action(play(NEW, place("Delver of Secrets")).table, "it")
    assert offer is not None
    changes = {change.key: (change.before, change.after) for change in offer.changes}
    assert changes["power"] == (1, 3)
    assert changes["name"] == ("Delver of Secrets", "Insectile Aberration")
    assert "mana_value" not in changes


def changes_of(played: Played, text: str, label: str = "it") -> set[tuple[str, str, object, object]]:
    offer = next(offer for offer in available_actions(played.table, label) if offer.text == text)
    return {(change.label, change.key, change.before, change.after) for change in offer.changes}


@across({"2011-09": "711.7", "2026-08": "712.18"})
def test_an_offer_shows_what_changes_of_others_that_nothing_is_done_to(edition: str) -> None:
    # Other Humans have +1/+1 from the front face only (611.3a): the Soldier goes from 3/2 to its own 2/1.
    played = play(edition, place("Mayor of Avabruck"), place("Elite Vanguard", "soldier"), place("Craw Wurm", "wurm"))
    changes = changes_of(played, "Transform")
    assert {("soldier", "power", 3, 2), ("soldier", "toughness", 2, 1)} <= changes
    assert played.then(do("transform", "it"))["soldier"].power == 2
    assert {(label, key) for label, key, _, _ in changes if label != "it"} == {
        ("soldier", "power"),
        ("soldier", "toughness"),
    }


def test_what_a_permanent_gave_to_others_ends_as_it_leaves_and_that_is_shown() -> None:
    played = play(NEW, place("Blood Moon"), place("Svogthos, the Restless Tomb", "land"))
    changes = changes_of(played, "Move to graveyard")
    assert ("land", "subtypes", ("Mountain",), ()) in changes


def test_an_offer_on_what_stands_alone_changes_that_alone() -> None:
    played = play(NEW, place("Craw Wurm"), place("Runeclaw Bear", "bear"))
    assert changes_of(played, "Tap") == {("it", "tapped", False, True)}


def test_what_was_performed_before_is_not_performed_again() -> None:
    table, asked = play(NEW, place("Delver of Secrets")).table, list[Action]()

    def performing(on: Table, action: Action) -> tuple[Table, Outcome]:
        asked.append(action)
        return perform(on, action)

    offers = available_actions(table, "it", performing)
    assert asked == [offer.action for offer in offers]
    asked.clear()
    likeliest = likeliest_action(table, "it", performing)
    assert likeliest is not None
    assert asked == [likeliest.action]


def test_what_does_not_apply_is_offered_with_the_rule_that_says_so() -> None:
    offers = {offer.text: offer for offer in available_actions(play(NEW, place("Craw Wurm")).table, "it")}
    assert not offers["Transform"].is_possible
    told = offers["Transform"].outcome
    assert told is not None
    assert {"712.9", "701.27c"} <= set(told.rules)
    assert do("transform", "it")["do"] == action_name(offers["Transform"].action)
