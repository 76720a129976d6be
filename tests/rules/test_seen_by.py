"""What a viewer may know of a table (400.2, 406.3, 708.5, 708.6, 712.17, 713), and what is kept of the rest."""

from __future__ import annotations

import msgspec
import pytest

from inspector.cards import CardIndex
from inspector.rules import (
    NEWEST,
    RulesError,
    Table,
    all_characteristics,
    characteristics,
    is_unknown,
    rungs,
    seen_by,
    view_of,
)
from tests.rules.cards_for_tests import BEAR
from tests.rules.playing import Record, do, place, play

NEW = NEWEST.key
DFC = "Delver of Secrets"
SWORD = {"name": "Sword", "mana_cost": "{1}", "type_line": "Artifact — Equipment"}


def board(*actions: Record) -> Table:
    return play(NEW, *actions, cards=[BEAR, SWORD]).table


@pytest.mark.parametrize(
    ("actions", "seeing", "shown"),
    [
        ([place("Bear")], "Ana Ben judge spectator", ""),
        ([place("Bear", zone="graveyard")], "Ana Ben judge spectator", ""),
        ([place("Bear", zone="exile")], "Ana Ben judge spectator", ""),
        ([place("Bear", zone="hand")], "Ana judge", "card 1 in Ana's hand"),
        ([place(DFC, zone="hand", substitute=True)], "Ana judge", "card 1 in Ana's hand"),
        ([place("Bear", zone="library")], "judge", "card 1 in Ana's library"),
        ([place("Bear", zone="outside")], "Ana judge", "card 1 of Ana outside the game"),
        ([place("Bear", face_down="morph")], "Ana judge", "Ana's face-down permanent 1"),
        ([place(DFC, zone="hand"), do("cast", "it", face_down="morph")], "Ana judge", None),
        ([place("Bear", zone="stack", face_down="morph")], "Ana judge", "Ana's face-down spell 1"),
        (
            [place("Bear", zone="hand"), do("move", "it", to="exile", face_down=True)],
            "judge",
            "Ana's face-down card in exile 1",
        ),
        ([place("Bear", zone="hand"), do("reveal", "it", to="Ben")], "Ana Ben judge", "card 1 in Ana's hand"),
        ([place("Bear", zone="hand"), do("manifest", "it")], "Ana judge", "Ana's face-down permanent 1"),
        (
            [place("Bear", face_down="morph"), do("reveal", "it"), do("reveal", "it", off=True)],
            "Ana judge",
            "Ana's face-down permanent 1",
        ),
        (
            [place("Bear", face_down="morph"), do("phase_out", "it")],
            "Ana judge",
            "Ana's face-down permanent 1",
        ),
    ],
)
def test_who_sees_what(actions: list[Record], seeing: str, shown: str | None) -> None:
    table = board(*actions)
    for viewer in ("Ana", "Ben", "judge", "spectator"):
        seen = seen_by(table, viewer)
        there = {**seen.objects, **seen.phased_out}
        if viewer in seeing.split():
            assert there["it"] == table.object("it"), viewer
        elif shown is not None:
            assert list(there) == [shown], viewer
            told = repr(msgspec.structs.replace(seen, pool=CardIndex())) + repr(characteristics(seen, shown))
            assert not any(word in told for word in ("Bear", "Delver", "'it'")), viewer


def test_708_6_how_and_in_which_order_it_came_to_lie_face_down_is_kept() -> None:
    table = board(
        place("Bear", "second", "library"),
        place("Bear", "first", "library"),
        do("manifest", "first"),
        do("cloak", "second"),
        do("counters", "second", kind="+1/+1"),
        do("tap", "first"),
    )
    found = all_characteristics(seen_by(table, "Ben"))
    one, two = (found[f"Ana's face-down permanent {number}"] for number in (1, 2))
    assert (one.face_down, one.tapped, one.power, one.keywords) == ("manifest", True, 2, ())
    assert (two.face_down, two.tapped, two.power, two.keywords) == ("cloak", False, 3, ("Ward",))


def test_712_17_a_double_faced_card_in_a_hidden_zone_looks_like_any_other() -> None:
    hands = [seen_by(board(place(card, zone="hand")), "Ben") for card in (DFC, "Bear")]
    label = "card 1 in Ana's hand"
    values = [(found := characteristics(hand, label), dict(found.why)) for hand in hands]
    assert values[0] == values[1]
    assert is_unknown(hands[0], label), "what is not known is no value"


@pytest.mark.parametrize(
    ("edition", "unknown"), [("2011-09", True), ("2016-01", False), ("2021-09", False), (NEW, False)]
)
def test_406_3_a_card_exiled_face_down_has_no_characteristics_since_a_rule_says_so(edition: str, unknown: bool) -> None:
    """That it has none is known of it then; before there was that rule its values were merely hidden."""
    exiled = play(edition, place("Bear", zone="hand"), do("move", "it", to="exile", face_down=True), cards=[BEAR]).table
    seen = seen_by(exiled, "Ben")
    assert [is_unknown(seen, label) for label in seen.objects] == [unknown]


def test_400_2_how_many_cards_there_are_is_known_and_counts() -> None:
    cards = [place("Bear", f"b{number}", "library") for number in range(5)]
    hand = [place("Bear", f"h{number}", "hand", player="Ben") for number in range(2)]
    seen = seen_by(board(*cards, *hand), "spectator")
    assert [held.zone for held in seen.objects.values()].count("library") == 5
    assert len([held for held in seen.objects.values() if (held.zone, held.owner) == ("hand", "Ben")]) == 2


def test_400_2_it_is_not_told_which_card_of_a_hand_it_was() -> None:
    """The Bear was seen as it went back to the hand; whether it or the other was exiled face down is hidden."""
    start = [
        place("Bear", "Bear"),
        place(DFC, "other", "hand"),
        do("move", "Bear", to="hand"),
    ]
    one, two = (
        seen_by(board(*start, do("move", gone, to="exile", face_down=True)), "Ben") for gone in ("Bear", "other")
    )
    assert one.objects == two.objects
    assert list(one.objects) == list(two.objects)


def test_400_2_which_cards_of_a_hand_an_effect_is_on_is_told_to_nobody_else() -> None:
    table = board(place("Bear"), place("Bear", "held", "hand"), do("effect", on=["it", "held"], change={"power": "+1"}))
    seen = {viewer: seen_by(table, viewer).effects[0].identities for viewer in ("Ana", "Ben")}
    there = {label: table.object(label).identity for label in ("it", "held")}
    assert seen == {"Ana": (there["it"], there["held"]), "Ben": (there["it"],)}


def test_what_speaks_of_a_hidden_object_speaks_of_it_as_it_is_seen() -> None:
    table = board(
        place("Bear", face_down="morph"),
        place("Sword", "sword"),
        do("attach", "sword", to="it"),
        do("effect", on=["it"], change={"power": "+1"}),
        place("Bear", "copy"),
        do("become_copy", "copy", of="it"),
    )
    seen = seen_by(table, "Ben")
    assert [copy.of for copy in seen.objects["copy"].copies] == ["Ana's face-down permanent 1"]
    assert seen.objects["sword"].attached_to == "Ana's face-down permanent 1"


def test_a_label_that_is_taken_is_not_given_again() -> None:
    table = board(place("Bear", zone="hand"), place("Bear", "card 1 in Ana's hand"))
    assert list(seen_by(table, "Ben").objects) == ["card 1 in Ana's hand", "card 1 in Ana's hand (hidden)"]


def test_a_viewer_who_is_not_there_is_refused() -> None:
    with pytest.raises(RulesError, match="Cat"):
        seen_by(board(), "Cat")
    named = board(place("Bear", zone="hand"))
    called = msgspec.structs.replace(named, players=("Ana", "judge"))
    assert "it" not in seen_by(called, "judge").objects, "a player called judge sees what a player sees"


def test_704_5k_how_long_a_face_down_permanent_has_been_a_world_everyone_knows() -> None:
    world = {"name": "Sphere", "type_line": "World Enchantment"}
    becomes = do("effect", on=["it"], change={"add_supertypes": ["World"]})
    table = play(NEW, place("Bear", face_down="morph"), place("Sphere", "sphere"), becomes, cards=[BEAR, world]).table
    for viewer, label in (("judge", "it"), ("Ana", "it"), ("Ben", "Ana's face-down permanent 1")):
        seen = seen_by(table, viewer)
        told = {name: now.state_based for name, now in all_characteristics(seen).items()}
        assert told == {"sphere": ("704.5k",), label: ()}, viewer


GONE = (do("create_token", card="1/1 white Soldier creature token", as_="token"), do("move", "token", to="exile"))


def test_400_2_who_may_see_all_is_given_the_table_as_it_is_and_others_nothing_of_what_is_gone() -> None:
    library = (place("Bear", "b1", "library"), place("Sword", "b2", "library"), do("shuffle", seed=3))
    table = board(*library, *GONE, do("check_state"))
    assert table.shuffled
    assert table.gone_tokens == table.gone == ("token",)
    assert seen_by(table, "judge") is table
    for viewer in ("Ana", "Ben", "spectator"):
        seen = seen_by(table, viewer)
        assert (seen.shuffled, seen.gone, seen.gone_tokens) == ({}, (), ())
    known = view_of(table, "Ben", known=("token",)).table
    assert (known.gone, known.gone_tokens) == (("token",), ("token",))
    # Where nothing is hidden, shuffled or gone, everyone sees the table as it is.
    open_ = board(place("Bear", "here"))
    assert all(seen_by(open_, viewer) is open_ for viewer in ("Ana", "Ben", "spectator", "judge"))


@pytest.mark.parametrize("key", ["refused", "shuffled", "gone"])
def test_400_2_what_was_refused_shuffled_or_is_gone_is_hidden_though_no_card_is(key: str) -> None:
    table = board(*GONE, do("check_state"), place("Bear", "here"))
    kept = {"refused": {"other": ()}, "shuffled": {"Ana": ()}, "gone": table.gone}
    bare = msgspec.structs.replace(table, refused={}, shuffled={}, gone=(), gone_tokens=())
    alone = msgspec.structs.replace(bare, **{key: kept[key]})
    seen = seen_by(alone, "Ben")
    assert not getattr(seen, key)
    assert list(seen.objects) == ["here"]


def test_708_6_hidden_objects_are_numbered_by_player_and_zone() -> None:
    table = board(
        *(place("Bear", "a", "hand", player="Ben"), place("Sword", "b", "hand", player="Ben")),
        *(place("Bear", "c", "library", player="Ben"), place("Bear", "d", "outside", player="Ben")),
        *(place("Bear", "e", face_down="morph", player="Ben"), place("Bear", "f", face_down="morph")),
        *(place("Bear", "g", "stack", face_down="morph", player="Ben"), place("Bear", "h", player="Ben")),
        *(do("move", "h", to="exile", face_down=True), place("Bear", "i", face_down="manifest", player="Ben")),
        *(do("phase_out", "i"), place("Bear", "card 1 in Ben's library")),
    )
    seen = seen_by(table, "Ana")
    assert {*seen.objects, *seen.phased_out} == {
        *("card 1 in Ben's hand", "card 2 in Ben's hand", "card 1 in Ben's library (hidden)"),
        *("card 1 of Ben outside the game", "Ben's face-down permanent 1", "f", "Ben's face-down spell 1"),
        *("Ben's face-down card in exile 1", "Ben's face-down permanent 2", "card 1 in Ben's library"),
    }
    for_all = seen_by(table, "spectator")
    assert "Ana's face-down permanent 1" in for_all.objects
    assert list(for_all.phased_out) == ["Ben's face-down permanent 2"]


@pytest.mark.parametrize("how", ["manifest", "morph", "turned"])
def test_708_5_a_ladder_tells_nothing_of_the_card_that_lies_face_down(how: str) -> None:
    """Who may not look is told that it is hidden, and all that it has face down; who may, what it started as."""
    if how == "turned":
        table = board(place("Bear", "it", player="Ben"), do("turn_face_down", "it"))
    else:
        table = board(place("Bear", "it", player="Ben", face_down=how))
    seen = seen_by(table, "Ana")
    face_down = "Face down: no name; no mana cost; mana value 0; colorless; Creature; 2/2; no abilities."
    assert [rung.says for rung in rungs(seen, *seen.objects)] == ["It starts as a hidden card.", face_down]
    assert [rung.says for rung in rungs(seen_by(table, "Ben"), "it")] == [
        "It starts as Bear: Creature — Bear, mana value 2, 2/2.",
        face_down,
    ]
