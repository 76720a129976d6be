"""What becomes of objects that leave, in which order several change, what signs count as, and which names there are."""

from __future__ import annotations

import pytest

from inspector.cards import PrintedNumber
from inspector.rules import NEWEST
from inspector.rules.values.amounts import sign_without_definition
from tests.rules.playing import DONE, ILLEGAL, NOTHING, Played, Record, do, events, place, play

NEW = NEWEST.key
MELDED: tuple[Record, ...] = (
    place("Midnight Scavengers", "one", "exile"),
    place("Graf Rats", "two", "exile"),
    do("meld", objects=["one", "two"], as_="both"),
)


@pytest.mark.parametrize(
    ("zone", "told"),
    [("graveyard", {"712.21a"}), ("library", {"712.21a"}), ("exile", {"712.21b"}), ("hand", set()), ("command", set())],
)
def test_712_21_a_melded_permanent_leaves_as_two_cards(zone: str, told: set[str]) -> None:
    played = play(NEW, *MELDED, do("move", "both", to=zone))
    assert {"712.21", "712.21c", "712.21e"} <= set(played.last.rules)
    assert set(played.last.rules) & {"712.21a", "712.21b"} == told
    assert "both" not in played.table.objects
    for label, name in (("one", "Midnight Scavengers"), ("two", "Graf Rats")):
        assert (played[label].name, played[label].zone, played[label].owner) == (name, zone, "Ana")
        assert played.table.object(label).cards[0].name == name
    assert events(played.last).count("left") == 1
    # The label is gone, and the cards may meld again under another.
    again = played.then(do("move", "one", to="exile"), do("move", "two", to="exile"))
    once_more = again.then(do("meld", objects=["one", "two"], as_="pair"))
    assert once_more["pair"].name == "Chittering Host"


def test_702_127a_a_half_cast_by_aftermath_is_exiled_as_it_leaves() -> None:
    cast = play(NEW, place("Start // Finish", "it", "graveyard"), do("cast", "it", half="right"))
    assert cast.last.result == DONE
    for ended in (cast.then(do("resolve", "it")), cast.then(do("move", "it", to="hand"))):
        assert ended["it"].zone == "exile"
        assert ended.last.rules[0] == "702.127a"
    front = play(NEW, place("Start // Finish", "it", "hand"), do("cast", "it", half="left"), do("resolve", "it"))
    assert (front["it"].zone, "702.127a" in front.last.rules) == ("graveyard", False)
    other = play(NEW, place("Fire // Ice", "it", "hand"), do("cast", "it", half="right"), do("resolve", "it"))
    assert other["it"].zone == "graveyard"
    card = play(NEW, place("Start // Finish", "it", "graveyard"), do("move", "it", to="hand"))
    assert card["it"].zone == "hand"


def test_111_7_and_707_10a_what_is_no_card_ceases_to_exist() -> None:
    token = play(
        NEW, place("Grizzly Bears"), do("create_token_copy", of="it", as_="t"), do("move", "t", to="graveyard")
    )
    copy = play(NEW, place("Lightning Bolt", zone="stack"), do("copy_spell", of="it", as_="c"), do("resolve", "c"))
    assert "707.10a" in copy.last.rules
    assert "707.10a" not in token.last.rules
    assert "c" not in copy.table.objects
    assert "t" not in token.then(do("check_state")).table.objects
    assert token.last.says != copy.last.says


@pytest.mark.parametrize("zone", ["graveyard", "hand", "exile", "library"])
def test_708_9_what_was_face_down_is_revealed_as_it_leaves(zone: str) -> None:
    down = play(NEW, place("Grizzly Bears", face_down="manifest"), do("move", "it", to=zone))
    assert events(down.last) == ["revealed", "left"]
    assert "708.9" in down.last.rules
    spell = play(NEW, place("Exalted Angel", zone="stack", face_down="morph"), do("move", "it", to=zone))
    assert events(spell.last) == ["revealed"]
    up = play(NEW, place("Grizzly Bears"), do("move", "it", to=zone))
    assert events(up.last) == ["left"]
    hidden = play(NEW, place("Grizzly Bears", zone="hand"), do("move", "it", to="exile", face_down=True))
    assert events(hidden.then(do("move", "it", to="graveyard")).last) == []


@pytest.mark.parametrize(
    ("edition", "rule", "order"),
    [
        ("2016-01", "613.6j", ("ben", "ana")),
        ("2021-09", "613.7k", ("ana", "ben")),
        (NEW, "613.7m", ("ana", "ben")),
    ],
)
def test_several_that_turn_over_at_once_get_their_timestamps_in_order(
    edition: str, rule: str, order: tuple[str, str]
) -> None:
    delvers = place("Delver of Secrets", "ben", player="Ben"), place("Delver of Secrets", "ana")
    played = play(edition, *delvers, do("transform", objects=["ben", "ana", "ben"]))
    stamps = {label: played.table.object(label).timestamp for label in ("ana", "ben")}
    assert rule in played.last.rules
    assert tuple(sorted(stamps, key=lambda label: stamps[label])) == order
    assert events(played.last) == ["transformed", "transformed"]
    one = play(edition, *delvers, do("transform", "ben"))
    assert rule not in one.last.rules
    assert events(one.last) == ["transformed"]


@pytest.mark.parametrize(
    ("card", "at_once"),
    [
        ("Delver of Secrets", do("transform", objects=["ana", "ben"])),
        ("Exalted Angel", do("turn_face_down", objects=["ana", "ben"])),
        ("Bird Admirer", do("day_night", value="night")),
    ],
)
@pytest.mark.parametrize(("turn", "order"), [("Ana", ("ana", "ben")), ("Ben", ("ben", "ana"))])
def test_613_7m_the_first_timestamps_are_those_of_the_player_whose_turn_it_is(
    card: str, at_once: Record, turn: str, order: tuple[str, str]
) -> None:
    """Who is active is said by the turn; who sits first is so only until then (102.1)."""
    board = place(card, "ana"), place(card, "ben", player="Ben"), do("turn", player=turn), at_once
    played = play(NEW, *board)
    stamps = {label: played.table.object(label).timestamp for label in order}
    assert tuple(sorted(stamps, key=lambda label: stamps[label])) == order


@pytest.mark.parametrize(
    ("text", "size"),
    [
        ("*", 0),
        ("1+*", 1),
        ("*+1", 1),
        ("7-*", 7),
        ("7\N{MINUS SIGN}*", 7),
        ("*-2", -2),
        ("*²", 0),
        ("X", 0),
        ("*+x", 0),
    ],
)
def test_107_2_a_sign_that_nothing_defines_counts_as_nothing(text: str, size: int) -> None:
    assert sign_without_definition(PrintedNumber(text)) == size


@pytest.mark.parametrize("number", [None, 0, 5])
def test_a_number_is_no_sign(number: int | None) -> None:
    assert sign_without_definition(number) == number


def named(name: str, edition: str = NEW) -> Played:
    return play(edition, do("choose_name", name=name))


@pytest.mark.parametrize(
    ("edition", "name", "result", "rule"),
    [
        (NEW, "Grizzly Bears", DONE, "201.4"),
        (NEW, "Nobody at All", ILLEGAL, "201.4"),
        (NEW, "Wolf", ILLEGAL, "201.4"),
        (NEW, "Fire", DONE, "709.4a"),
        (NEW, "Ice", DONE, "709.4a"),
        (NEW, "Fire // Ice", ILLEGAL, "709.4a"),
        (NEW, "Akki Lavarunner", DONE, "710.5"),
        (NEW, "Tok-Tok, Volcano Born", DONE, "710.5"),
        (NEW, "Akki Lavarunner // Tok-Tok, Volcano Born", ILLEGAL, "710.5"),
        (NEW, "Delver of Secrets", DONE, "712.19"),
        (NEW, "Insectile Aberration", DONE, "712.19"),
        (NEW, "Delver of Secrets // Insectile Aberration", ILLEGAL, "712.19"),
        (NEW, "Chittering Host", DONE, "712.19"),
        (NEW, "Bonecrusher Giant // Stomp", ILLEGAL, "201.4"),
        # Before 2016-04 both halves are named together.
        ("2011-09", "Fire // Ice", DONE, "708.7"),
        ("2011-09", "Fire", ILLEGAL, "708.7"),
        # What has no cards of a kind yet has no names of them.
        ("2011-09", "Blackbloom Rogue", ILLEGAL, "201.3"),
        ("2016-01", "Graf Rats", ILLEGAL, "201.3"),
        ("2011-09", "Delver of Secrets", DONE, "711.8"),
    ],
)
def test_which_names_can_be_chosen(edition: str, name: str, result: str, rule: str) -> None:
    told = named(name, edition).last
    assert (told.result, told.rules[0]) == (result, rule)
    # Of two names that were named at once each is told.
    assert all(each in told.says for each in name.split(" // "))


def test_the_upper_half_and_the_lower_one_are_told_apart() -> None:
    upper, lower = named("Akki Lavarunner").last.says, named("Tok-Tok, Volcano Born").last.says
    assert upper.replace("Akki Lavarunner", "it") != lower.replace("Tok-Tok, Volcano Born", "it")


@pytest.mark.parametrize(
    ("edition", "zone", "result", "rule"),
    [
        ("2011-09", "exile", DONE, "400.8"),
        (NEW, "exile", DONE, "400.8"),
        ("2016-01", "command", NOTHING, "400.7"),
        ("2021-09", "command", DONE, "400.10"),
        (NEW, "graveyard", NOTHING, "400.7"),
    ],
)
def test_400_8_what_is_exiled_out_of_exile_is_a_new_object_there(
    edition: str, zone: str, result: str, rule: str
) -> None:
    there = play(edition, place("Grizzly Bears", "it", zone))
    played = there.then(do("move", "it", to=zone))
    assert (played.last.result, played.last.rules[0]) == (result, rule)
    same = played.table.object("it").identity == there.table.object("it").identity
    assert same is (result == NOTHING)
