"""What a permanent that was put down could have entered as a copy of, and to what it could be attached."""

from __future__ import annotations

from typing import Any

import pytest

from inspector.rules import (
    PlayLand,
    asks_as_it_comes,
    asks_what_to_copy,
    could_bear,
    could_copy,
    perform,
)
from inspector.rules.edition.outcomes import Result
from inspector.rules.table.actions import Choices, Place, PutOntoBattlefield, Resolve
from tests.rules.cards_for_tests import BEAR, Record, creature
from tests.rules.playing import Played, play

TWIN = creature("Twin", "Shapeshifter", "0/0", oracle_text="You may have Twin enter as a copy of any creature.")
CARDS = [
    BEAR,
    TWIN,
    {
        "name": "Veil",
        "type_line": "Enchantment — Aura",
        "oracle_text": "Enchant creature\nIt has reach.",
    },
    {"name": "Hoe", "type_line": "Artifact — Equipment", "oracle_text": "Equipped creature gets +1/+1.\nEquip {1}"},
    {"name": "Rock", "type_line": "Artifact"},
]


def put(card: str, zone: str = "battlefield", **keys: Any) -> Record:  # noqa: ANN401
    return {"do": "place", "card": card, "as": card.lower(), "zone": zone, **keys}


def board(*actions: Record) -> Played:
    return play("2026-08", *actions, cards=CARDS)


def test_only_what_its_words_name_can_be_copied() -> None:
    assert could_copy(board(put("Bear"), put("Rock"), put("Twin")).table, "twin") == ("bear",)
    assert could_copy(board(put("Bear"), put("Twin"), put("Rock")).table, "bear") == ()
    assert could_copy(board(put("Bear"), put("Twin", face_down=True)).table, "twin") == ()
    assert could_copy(board(put("Bear"), put("Twin", zone="hand")).table, "twin") == ()
    # No action could say of a token that was made, or of what is nowhere, that it entered as a copy.
    made = board(put("Bear"), put("Twin")).then({"do": "create_token_copy", "of": "twin", "as": "token"})
    assert (could_copy(made.table, "token"), could_copy(made.table, "nobody")) == ((), ())


NO_CHOICE = [
    ("any creature", "Rock", {}),
    ("any creature", "Bear", {"zone": "graveyard"}),
    ("any creature card in a graveyard", "Bear", {}),
    ("any creature you control", "Bear", {"player": "Ben"}),
    ("a nontoken artifact", "Rock", {"token": True}),
]


@pytest.mark.parametrize("edition", ["2011-09", "2026-08"])
@pytest.mark.parametrize(("words", "card", "where"), NO_CHOICE)
def test_614_1c_nothing_else_than_its_words_say_can_be_what_it_enters_as_a_copy_of(
    edition: str, words: str, card: str, where: Record
) -> None:
    twin = creature("Twin", "Shapeshifter", "0/0", oracle_text=f"You may have Twin enter as a copy of {words}.")
    model = put(card, **where)
    played = play(
        edition, model, put("Twin", "hand"), entering("twin", card.lower()), cards=[*CARDS[:1], *CARDS[2:], twin]
    )
    assert (played.last.result, played.last.rules[0], played["twin"].zone) == (Result.ILLEGAL, "614.1c", "hand")


def test_the_words_that_refuse_a_copy_are_quoted_with_their_own_quotes_within() -> None:
    words = 'You may have Twin enter as a copy of any creature, except it has "{T}: Add {G}."'
    twin = creature("Twin", "Shapeshifter", "0/0", oracle_text=words)
    rock = (put("Rock"), put("Twin", "hand"), entering("twin", "rock"))
    told = play("2026-08", *rock, cards=[*CARDS[2:], twin]).last.reasons
    assert told[0].says == (
        "The words of Twin do not let it enter as a copy of Rock: "
        "“You may have Twin enter as a copy of any creature, except it has ‘{T}: Add {G}.’”"
    )


def test_what_is_no_original_by_words_that_nobody_read_is_not_refused() -> None:
    twin = creature("Twin", "Shapeshifter", "0/0", oracle_text="You may have Twin enter as a copy of any odd creature.")
    played = play("2026-08", put("Rock"), put("Twin", "hand"), entering("twin", "rock"), cards=[*CARDS[2:], twin])
    assert played.last.result is Result.DONE


def test_whether_it_can_be_copied_is_not_computed_where_words_that_are_not_read_decide_it() -> None:
    odd = {"name": "Odd", "type_line": "Enchantment", "oracle_text": "Oddly, all artifacts are creatures as well."}
    played = play(
        "2026-08", put("Odd"), put("Rock"), put("Twin", "hand"), entering("twin", "rock"), cards=[*CARDS, odd]
    )
    assert played.last.result is Result.NOT_COMPUTED


def entering(label: str, of: str) -> Record:
    return {"do": "put_onto_battlefield", "object": label, "as_copy_of": of}


MIRROR = {
    "name": "Mirror",
    "type_line": "Artifact",
    "oracle_text": "{T}: Add {C}.\n{2}: Mirror becomes a copy of target creature.",
}
SHAPE = {
    "name": "Shape",
    "type_line": "Instant",
    "oracle_text": "Choose a nonlegendary creature on the battlefield. Target permanent becomes a copy of it.",
}


def test_608_2c_a_copy_that_the_words_at_hand_do_not_allow_is_told() -> None:
    """Something else may make it one; whose words allow it not is told, the spell's before its own.

    Once the spell has resolved, the rock itself may be what it made a copy, and so a creature: nothing is denied then.
    """
    there = (put("Mirror"), put("Bear"), put("Rock"))
    cards = [*CARDS, MIRROR, SHAPE]
    spell = (put("Shape", "stack"), {"do": "resolve", "object": "shape"})
    for before, of, says in (
        ((), "rock", "The words of Mirror allow no copy of Rock"),
        ((), "bear", ""),
        (spell, "rock", "Whether the words at hand allow a copy of Rock is not computed"),
        (spell[:1], "rock", "The words of Shape allow no copy of Rock"),
    ):
        played = play("2026-08", *there, *before, {"do": "become_copy", "object": "mirror", "of": of}, cards=cards)
        told = [why for why in played.last.reasons if why.rules[0] == "608.2c"]
        assert (played.last.result, played.last.rules[0]) == (Result.DONE, "707.2")
        assert [why.says.startswith(says) for why in told] == ([True] if says else [])


def test_708_11_only_what_its_words_name_can_be_what_it_is_turned_up_as_a_copy_of() -> None:
    shifter = creature(
        "Shifter",
        "Shapeshifter",
        "0/0",
        oracle_text="As Shifter enters or turns face up, choose another creature."
        " If you do, until Shifter is turned face down, it becomes a copy of that creature.\nMorph {1}",
    )
    down = (put("Rock"), put("Bear"), put("Shifter", face_down="morph"))
    for of, result in (("rock", Result.ILLEGAL), ("shifter", Result.ILLEGAL), ("bear", Result.DONE)):
        up = {"do": "turn_face_up", "object": "shifter", "by": "morph", "as_copy_of": of}
        last = play("2026-08", *down, up, cards=[*CARDS, shifter]).last
        assert last.result is result
        assert last.rules[0] == ("708.11" if result is Result.ILLEGAL else "702.37e")


def test_what_enters_as_a_copy_in_place_of_itself_is_one_and_asks_no_more() -> None:
    played = board(put("Bear"))
    for number, action in enumerate(asks_what_to_copy(Place(card="Twin", label="twin", zone="battlefield"), "bear")):
        table, outcome = perform(played.table, action, step=number + 1)
        played = Played(table, (*played.outcomes, outcome))
    assert (played["twin"].name, played["twin"].power) == (played["bear"].name, 2)
    assert could_copy(played.table, "twin") == ()


def test_614_12_what_has_lost_its_words_of_copying_could_copy_nothing() -> None:
    losing = {"do": "effect", "filter": {"types": ["Creature"]}, "change": {"lose_all_abilities": True}}
    both = board(put("Bear"), put("Twin"))
    assert could_copy(both.table, "twin") == ("bear",)
    assert could_copy(both.then(losing).table, "twin") == ()


def test_an_action_that_knows_a_copy_takes_it_and_no_other_does() -> None:
    for action in (Resolve(object="twin"), PutOntoBattlefield(object="twin", tapped=True)):
        (copying,) = asks_what_to_copy(action, "bear")
        assert isinstance(copying, Resolve | PutOntoBattlefield)
        assert copying.as_copy_of == "bear"
    assert asks_what_to_copy(PlayLand(object="twin"), "bear") == ()
    assert asks_what_to_copy(Place(card="Twin", label="twin", zone="battlefield", token=True), "bear") == ()


def test_an_aura_and_an_equipment_could_be_attached_where_the_rules_let_them() -> None:
    for label in ("veil", "hoe"):
        played = board(put("Bear"), put("Rock"), put("Veil"), put("Hoe"))
        assert could_bear(played.table, label) == ("bear",)
        there = played.then(put("Twin", face_down=True), {"do": "attach", "object": label, "to": "bear"})
        assert could_bear(there.table, label) == ()
    assert could_bear(board(put("Bear"), put("Rock")).table, "rock") == ()


def test_301_6_a_fortification_could_be_attached_to_a_land() -> None:
    camp = {"name": "Camp", "type_line": "Artifact — Fortification", "oracle_text": "Fortify {1}"}
    played = play("2026-08", put("Bear"), put("Forest"), put("Camp"), cards=[*CARDS, camp])
    assert could_bear(played.table, "camp") == ("forest",)
    assert asks_as_it_comes(played.table, "camp")


def test_303_4f_on_a_crowded_board_the_first_forty_are_tried() -> None:
    """Whatever lies behind them can be named in an action all the same."""
    herd = [{**put("Bear"), "as": f"bear {number}"} for number in range(41)]
    assert could_bear(board(*herd, put("Veil")).table, "veil") == tuple(f"bear {number}" for number in range(40))


ODD = creature("Odd", "Shapeshifter", "0/0", oracle_text="You may have Odd enter as a copy of any odd creature.")


def test_614_1c_nothing_is_offered_to_copy_by_words_that_are_not_read_or_were_not_looked_at() -> None:
    losing = {"do": "effect", "filter": {"types": ["Creature"]}, "change": {"lose_all_abilities": True}}
    assert could_copy(play("2026-08", put("Bear"), put("Odd"), cards=[*CARDS, ODD]).table, "odd") == ()
    # Until 2016 what other effects would do to it there did not count.
    old = play("2016-01", put("Bear"), put("Twin"), losing, cards=CARDS)
    assert could_copy(old.table, "twin") == ("bear",)
    # What is a copy already, or lies face down, is asked nothing there either.
    copied = play("2016-01", put("Bear"), put("Twin", "hand"), entering("twin", "bear"), cards=CARDS)
    hidden = play("2016-01", put("Bear"), put("Twin", face_down=True), cards=CARDS)
    assert (could_copy(copied.table, "twin"), could_copy(hidden.table, "twin")) == ((), ())


def test_109_5_you_in_its_words_is_who_controls_it() -> None:
    yours = creature(
        "Yours", "Elf", "0/0", oracle_text="You may have Yours enter as a copy of any creature you control."
    )
    there = (put("Bear"), put("Yours"), {**put("Yours", player="Ben"), "as": "theirs"})
    table = play("2026-08", *there, cards=[*CARDS, yours]).table
    assert (could_copy(table, "yours"), could_copy(table, "theirs")) == (("bear",), ())


def test_303_4f_what_could_bear_it_lies_on_the_battlefield_and_so_does_what_is_borne() -> None:
    there = board(put("Bear", "graveyard"), put("Rock"), put("Veil"), put("Hoe", "hand"))
    assert [could_bear(there.table, label) for label in ("veil", "hoe", "bear", "nobody")] == [(), (), (), ()]
    # What is on it already is no host of its own, and what another player controls is no creature one controls.
    both = board(put("Bear", player="Ben"), put("Veil"), put("Hoe"))
    assert [could_bear(both.table, label) for label in ("veil", "hoe")] == [("bear",), ("bear",)]


def test_614_1c_what_has_come_asks_for_an_original_where_there_is_one() -> None:
    both = board(put("Bear"), put("Twin"))
    assert asks_as_it_comes(both.table, "twin")
    alone = both.then({"do": "move", "object": "bear", "to": "exile"})
    assert not asks_as_it_comes(alone.table, "twin")


def test_what_was_put_down_plainly_enters_from_its_owners_hand_as_a_copy_and_nothing_else_does() -> None:
    plain = Place(card="Twin", label="twin", zone="battlefield", tapped=True, choose=Choices(number=3), player="Ben")
    assert asks_what_to_copy(plain, "bear") == (
        Place(card="Twin", label="twin", zone="hand", player="Ben"),
        PutOntoBattlefield(object="twin", as_copy_of="bear", tapped=True, choose=Choices(number=3), player="Ben"),
    )
    odd = Place(card="Twin", label="twin", zone="battlefield", counters={"+1/+1": 1})
    assert asks_what_to_copy(odd, "bear") == ()
