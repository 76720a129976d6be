"""What a viewer's table keeps of an object that they may not look at, part by part, and under which labels (708.6)."""

from __future__ import annotations

import msgspec
import pytest

from inspector.cards import Count, Filter, Words
from inspector.rules import (
    GameObject,
    RulesError,
    Table,
    characteristics,
    is_hidden_card,
    is_unknown,
    labels_within,
    view_of,
    with_labels,
)
from inspector.rules.edition.concepts import Concept
from inspector.rules.telling.seen_by import View, relabeled, seen_by
from tests.rules.cards_for_tests import BEAR
from tests.rules.playing import Record, do, place, play, read

SWORD: Record = {"name": "Sword", "mana_cost": "{1}", "type_line": "Artifact — Equipment"}
DOWN = "Ana's face-down permanent 1"
OTHER = "Ana's face-down permanent 2"


def test_400_2_who_looks_on_is_a_player_a_spectator_or_the_judge() -> None:
    with pytest.raises(RulesError, match='nobody looks on as "Eve"; there are Ana, Ben, judge, spectator'):
        view_of(board(), "Eve")


def board(*actions: Record) -> Table:
    return play("2026-08", *actions, cards=[BEAR, SWORD]).table


def hidden(change: Record, zone: str = "battlefield") -> tuple[GameObject, GameObject]:
    """A face-down Bear, or one in a hand, of which parts are what they seldom are; and what Ben sees instead."""
    down = {"face_down": "morph"} if zone == "battlefield" else {}
    table = board(place("Bear", zone=zone, **down), place("Bear", "other", face_down="manifest"))
    held = msgspec.structs.replace(table.object("it"), **change)
    view = view_of(msgspec.structs.replace(table, objects={**table.objects, "it": held}), "Ben")
    return held, view.table.object(view.labels["it"])


# What everyone saw happen, or sees lie there, with what it is seen as.
OPEN: list[tuple[Record, Record]] = [
    ({"token": True}, {"token": True}),
    ({"copy": "spell"}, {"copy": "spell"}),
    ({"came": 7}, {"came": 7}),
    ({"timestamp": 9}, {"timestamp": 9}),
    ({"tapped": True}, {"tapped": True}),
    ({"flipped": True}, {"flipped": True}),
    ({"turned": (3,)}, {"turned": (3,)}),
    ({"counters": {"oil": 2}}, {"counters": {"oil": 2}}),
    ({"counter_stamps": {"oil": 2}}, {"counter_stamps": {"oil": 2}}),
    ({"attached_to": "other"}, {"attached_to": OTHER}),
    ({"attached_to": "a gone one"}, {"attached_to": "a gone one"}),
    ({"attached_identity": 4}, {"attached_identity": 4}),
    ({"designations": ("monstrous",)}, {"designations": ("monstrous",)}),
    ({"designated_at": {"monstrous": 2}}, {"designated_at": {"monstrous": 2}}),
    ({"paired_with": "other"}, {"paired_with": OTHER}),
    ({"goaded_by": ("Ben",)}, {"goaded_by": ("Ben",)}),
    ({"phased_with": "other"}, {"phased_with": OTHER}),
    ({"phased_with": "a gone one"}, {"phased_with": "a gone one"}),
    ({"revealed_to": ("Cleo",)}, {"revealed_to": ("Cleo",)}),
    # Of the rules that set something, those of what nobody saw are not told.
    (
        {"set_by": dict.fromkeys(("zone", "face_down", "tapped", "timestamp", "half"), Concept.STATUS)},
        {"set_by": dict.fromkeys(("zone", "face_down", "tapped", "timestamp"), Concept.STATUS)},
    ),
]
# What would tell which card it is.
SECRET: list[Record] = [
    {"chosen": {"color": "R"}},
    {"said": {"so": True}},
    {"commanders": ("Bear",)},
    {"cast_from": "hand"},
    {"half": "left"},
    {"x": 3},
    {"entered_by": {"text": "other"}},
    {"copy_of": "other"},
    {"back_up": True},
    {"unlocked": ("left",)},
    {"card_owners": ("Ana",)},
    {"melded_from": ("a", "b")},
]


@pytest.mark.parametrize(("is_so", "seen_so"), OPEN)
def test_708_6_of_a_face_down_permanent_everyone_knows_what_is_seen(is_so: Record, seen_so: Record) -> None:
    seen = hidden(is_so)[1]
    assert {key: getattr(seen, key) for key in seen_so} == seen_so


@pytest.mark.parametrize("is_so", SECRET)
def test_708_5_of_a_face_down_permanent_nobody_else_knows_the_rest(is_so: Record) -> None:
    """What is seen of it is the same whether this is so or not."""
    assert hidden(is_so)[1] == hidden({})[1]


@pytest.mark.parametrize("is_so", [one for one, _ in OPEN if not {"token", "revealed_to"} & {*one}] + SECRET)
def test_400_2_a_card_in_a_hand_shows_nothing_but_who_has_it(is_so: Record) -> None:
    assert hidden(is_so, "hand")[1] == hidden({}, "hand")[1]


def test_400_2_what_is_told_of_a_hidden_card_is_whose_it_is_and_where() -> None:
    seen = hidden({}, "hand")[1]
    told = (seen.owner, seen.controller, seen.zone, seen.timestamp, seen.identity < 0, [one.name for one in seen.cards])
    assert told == ("Ana", "Ana", "hand", 0, True, ["hidden card"])


def test_708_2_a_face_down_permanent_keeps_its_identity_and_is_a_card_unless_it_is_none() -> None:
    held, seen = hidden({})
    assert (seen.identity, [one.name for one in seen.cards]) == (held.identity, ["hidden card"])
    assert hidden({"cards": (), "token": True})[1].cards == ()


@pytest.mark.parametrize(
    ("zone", "edition", "hides", "unknown"),
    [
        ("hand", "2026-08", True, True),
        ("library", "2026-08", True, True),
        ("outside", "2026-08", True, True),
        ("battlefield", "2026-08", False, False),
        ("stack", "2026-08", False, False),
        ("exile", "2026-08", False, False),
        ("exile", "2011-09", False, True),
    ],
)
def test_406_3_what_has_no_value_to_tell_and_what_is_two_and_two(
    zone: str, edition: str, hides: bool, unknown: bool
) -> None:
    if zone == "exile":
        actions = [place("Bear", zone="hand"), do("move", "it", to="exile", face_down=True)]
    else:
        actions = [place("Bear", zone=zone, **({"face_down": "morph"} if zone in ("battlefield", "stack") else {}))]
    table = play(edition, *actions, cards=[BEAR]).table
    seen = seen_by(table, "Ben")
    assert [(is_hidden_card(held), is_unknown(seen, label)) for label, held in seen.objects.items()] == [
        (hides, unknown)
    ]
    # Of what one sees oneself, all is known.
    assert not is_hidden_card(table.object("it"))
    assert not is_unknown(table, "it")


RENAMED = {"it": DOWN, "two": OTHER}


@pytest.mark.parametrize(
    ("is_so", "seen_so"),
    [
        ({"attached_to": "it"}, {"attached_to": DOWN}),
        ({"paired_with": "it"}, {"paired_with": DOWN}),
        ({"phased_with": "it"}, {"phased_with": DOWN}),
        ({"copy_of": "it"}, {"copy_of": DOWN}),
        ({"copy_of": "seen"}, {"copy_of": "seen"}),
        ({"entered_by": {"a": "it", "b": "seen"}}, {"entered_by": {"a": DOWN, "b": "seen"}}),
        ({"entered_by": {"it": "seen"}}, {"entered_by": {"it": "seen"}}),
        # What a player chose, or is called, is no label.
        ({"chosen": {"word": "it"}, "owner": "it"}, {"chosen": {"word": "it"}, "owner": "it"}),
    ],
)
def test_708_5_what_is_seen_speaks_of_what_is_hidden_by_the_label_that_is_seen(is_so: Record, seen_so: Record) -> None:
    held = msgspec.structs.replace(board(place("Bear", "seen")).object("seen"), **is_so)
    assert {key: getattr(relabeled(held, RENAMED), key) for key in seen_so} == seen_so


def test_707_2_of_several_copy_effects_those_of_what_is_hidden_are_told_by_the_label_that_is_seen() -> None:
    copying = (do("become_copy", "copy", of="it"), do("become_copy", "copy", of="seen"))
    table = board(place("Bear", face_down="morph"), place("Sword", "seen"), place("Bear", "copy"), *copying)
    held = table.object("copy")
    assert [copy.of for copy in relabeled(held, RENAMED).copies] == [DOWN, "seen"]
    assert relabeled(held, {"else": "other"}) is held


@pytest.mark.parametrize(
    ("action", "seen_as", "labels"),
    [
        (do("attach", "it", to="two"), do("attach", DOWN, to="two"), ["it"]),
        (do("become_copy", "seen", of="it"), do("become_copy", "seen", of=DOWN), ["seen", "it"]),
        (
            do("effect", on=["it", "seen"], change={"power": "+1"}),
            do("effect", on=[DOWN, "seen"], change={"power": "+1"}),
            ["it", "seen"],
        ),
        (
            do("effect", filter={"other": "it"}, change={"power": {"count": {"same_name_as": "two"}}}),
            do("effect", filter={"other": DOWN}, change={"power": {"count": {"same_name_as": OTHER}}}),
            ["two", "it"],
        ),
        # "Self" is a word for whatever has the effect, though something be called so.
        (
            do("effect", filter={"other": "self"}, change={"power": "+1"}, source="it"),
            do("effect", filter={"other": "self"}, change={"power": "+1"}, source=DOWN),
            ["it"],
        ),
        (do("counters", "seen", kind="it"), do("counters", "seen", kind="it"), ["seen"]),
    ],
)
def test_400_2_an_action_is_told_by_the_labels_that_a_viewer_sees(
    action: Record, seen_as: Record, labels: list[str]
) -> None:
    renamed = {**RENAMED, "self": "never"}
    # To what it is attached an action says by the word that stands for a zone in others: that is told by the action.
    assert with_labels(read(action), renamed) == read(seen_as)
    assert [*labels_within(read(action))] == labels


def test_what_holds_no_label_that_is_hidden_stays_the_very_same() -> None:
    effect = read(do("effect", on=["seen"], change={"power": "+1"}))
    assert with_labels(effect, RENAMED) is effect
    assert with_labels(effect, {}) is effect
    counted = Count(count=Filter(types="Creature", other="it"))
    assert with_labels(counted, RENAMED) == Count(count=Filter(types="Creature", other=DOWN))
    assert with_labels("it", RENAMED) == "it"
    assert with_labels(Words(paragraph=0, text="it"), RENAMED) == Words(paragraph=0, text="it")


def test_400_2_what_an_action_is_about_is_counted_first_among_its_like() -> None:
    """Which of the cards that lay there it was is not told: the first is any of them."""
    hand = [place("Bear", label, "hand") for label in ("a", "b", "c")]
    table = board(*hand, place("Bear", "d", "library"))
    first = view_of(table, "Ben", first=("c", "b")).labels
    assert first == {
        "c": "card 1 in Ana's hand",
        "b": "card 2 in Ana's hand",
        "a": "card 3 in Ana's hand",
        "d": "card 1 in Ana's library",
    }
    assert [*view_of(table, "Ben", known=("a",)).labels] == ["b", "c", "d"]
    shown = view_of(table, "Ben", known=("a",)).table
    assert shown.object("a") == table.object("a")


def test_400_2_what_is_gone_is_told_only_to_those_who_knew_it() -> None:
    table = msgspec.structs.replace(
        board(place("Bear", "here")),
        gone=("one", "two"),
        gone_tokens=("one", "two"),
        never_made=("one", "two"),
        gone_called={"one": "Bear", "two": "Sword"},
    )
    seen = view_of(table, "Ben", known=("two",)).table
    assert (seen.gone, seen.gone_tokens, seen.never_made) == (("two",), ("two",), ("two",))
    assert seen.gone_called == {"two": "Sword"}
    assert view_of(table, "judge") == View(table, {})


def test_708_6_what_lies_face_down_is_numbered_in_the_order_in_which_it_came() -> None:
    table = board(place("Bear", "a", face_down="morph"), place("Bear", "b", face_down="morph"))
    late = {"a": {"came": 9}, "b": {"came": 8}}
    objects = {label: msgspec.structs.replace(held, **late[label]) for label, held in table.objects.items()}
    assert view_of(msgspec.structs.replace(table, objects=objects), "Ben").labels == {"b": DOWN, "a": OTHER}


def test_400_2_players_hands_are_numbered_apart_whoever_placed_first() -> None:
    cards = [place("Bear", "x", "hand", player="Ben"), place("Bear", "y", "hand"), place("Bear", "z", "library")]
    labels = view_of(board(*cards), "spectator").labels
    assert labels == {
        "y": "card 1 in Ana's hand",
        "z": "card 1 in Ana's library",
        "x": "card 1 in Ben's hand",
    }
    assert [*labels] == ["y", "z", "x"]


def test_400_2_a_hidden_card_that_is_called_as_it_is_shown_keeps_that_label() -> None:
    table = board(place("Bear", "card 1 in Ana's hand", "hand"), place("Bear", "a", "hand"))
    labels = view_of(table, "Ben").labels
    assert labels == {"card 1 in Ana's hand": "card 1 in Ana's hand", "a": "card 2 in Ana's hand"}


@pytest.mark.parametrize(
    ("actions", "whose"),
    [
        ([place("Bear", zone="hand"), do("move", "it", to="exile", face_down=True)], "Ana's face-down card in exile 1"),
        ([place("Bear", zone="stack", face_down="morph")], "Ben's face-down spell 1"),
        ([place("Bear", face_down="morph")], "Ben's face-down permanent 1"),
        ([place("Bear", zone="hand")], "card 1 in Ana's hand"),
    ],
)
def test_109_4_only_what_has_a_controller_is_called_by_that(actions: list[Record], whose: str) -> None:
    table = board(*actions)
    held = msgspec.structs.replace(table.object("it"), controller="Ben")
    labels = view_of(msgspec.structs.replace(table, objects={"it": held}), "spectator").labels
    assert labels == {"it": whose}


@pytest.mark.parametrize(
    ("edition", "zone", "types", "size"),
    [
        ("2026-08", "battlefield", ["Creature"], (2, 2)),
        ("2026-08", "stack", ["Creature"], (2, 2)),
        ("2011-09", "battlefield", ["Creature"], (2, 2)),
        # What lies face down in exile was cast or put there as nothing: its values are hidden, or there are none.
        ("2011-09", "exile", [], (None, None)),
        ("2026-08", "exile", [], (None, None)),
    ],
)
def test_708_2_for_who_may_not_look_it_starts_as_what_it_is_face_down(
    edition: str, zone: str, types: list[str], size: tuple[int | None, int | None]
) -> None:
    if zone == "exile":
        actions = [place("Bear", zone="hand"), do("move", "it", to="exile", face_down=True)]
    else:
        actions = [place("Bear", zone=zone, face_down="morph")]
    view = view_of(play(edition, *actions, cards=[BEAR]).table, "Ben")
    now = characteristics(view.table, view.labels["it"])
    start = now.proof[0].values
    assert (start.get("types") or (), (start.get("power"), start.get("toughness"))) == (tuple(types), size)
    assert ([*now.types], (now.power, now.toughness)) == (types, size)
