"""Face-down objects: what they are, who may look, by which permission they are turned up, what is told when they go."""

from __future__ import annotations

import pytest

from inspector.rules import NEWEST
from tests.rules.cards_for_tests import ALL, creature
from tests.rules.editions import by_edition
from tests.rules.playing import DONE, ILLEGAL, NOTHING, do, events, place, play
from tests.rules.test_replacing import NEVER, PLUS_ONE, TWICE

NEW = NEWEST.key


@by_edition("707.2a 707.2", "707.2a 707.2", "708.2a 708.2", "708.2a 708.2", "708.2a 708.2")
def test_turned_down_without_a_list_it_is_a_nameless_two_two(edition: str, rules: list[str]) -> None:
    played = play(edition, place("Craw Wurm", counters={"+1/+1": 1}), do("turn_face_down", "it"))
    it = played["it"]
    assert (it.name, it.power, it.toughness, it.types, it.subtypes) == ("", 3, 3, ("Creature",), ())
    assert (it.mana_cost, it.mana_value, it.colors) == ("", 0, ())
    assert events(played.last) == ["turned face down"]
    assert set(rules) <= set(played.last.rules)
    assert set(rules) <= {rule for why in it.why["name"] for rule in why.rules}


def test_listed_values_take_the_place_of_the_two_two_and_no_other_rule_is_blamed() -> None:
    values = {"types": ["Land"], "subtypes": ["Forest"]}
    it = play(NEW, place("Grizzly Bears", zone="graveyard"), do("put_onto_battlefield", "it", face_down=values))["it"]
    assert (it.types, it.subtypes, it.power, it.face_down) == (("Land",), ("Forest",), None, "effect")
    assert "708.2a" not in {rule for why in it.why["types"] for rule in why.rules}
    assert it.looks_like == {"Ben": "face-down land"}


def test_708_3_what_enters_face_down_is_not_said_to_enter_face_up() -> None:
    hand = play(NEW, place("Grizzly Bears", zone="hand"))
    for entering in (do("put_onto_battlefield", "it", face_down=True), do("manifest", "it"), do("cloak", "it")):
        assert "110.5b" not in hand.then(entering).last.rules
    assert "110.5b" in hand.then(do("put_onto_battlefield", "it")).last.rules


def test_613_7m_permanents_of_two_players_that_are_turned_down_at_once_get_their_timestamps_in_turn_order() -> None:
    there = (place("Grizzly Bears"), place("Craw Wurm", "other", player="Ben"))
    both = play(NEW, *there, do("turn_face_down", objects=["other", "it"]))
    assert "613.7m" in both.last.rules
    assert both.table.object("it").timestamp < both.table.object("other").timestamp
    assert "613.7m" not in play(NEW, *there, do("turn_face_down", "it")).last.rules


def test_701_40b_a_manifested_token_is_no_card_and_is_not_turned_up_for_a_mana_cost() -> None:
    token = place("Grizzly Bears", token=True, face_down="manifest")
    last = play(NEW, token, do("turn_face_up", "it", by="manifest")).last
    assert (last.result, last.rules[0]) == (ILLEGAL, "701.40b")


@by_edition("406.3", "406.3", "406.3", "406.3", "406.3")
def test_406_3_a_meld_card_that_lies_face_down_in_exile_is_a_card_that_nobody_examines(
    edition: str, rules: list[str]
) -> None:
    hidden = play(edition, place("Grizzly Bears", zone="exile", face_down=True))["it"]
    assert hidden.why["looks_like"][0].rules[0] == rules[0]
    if edition == "2021-09":
        # There it is no double-faced card (712.1g), whose own rule would say what hides it.
        meld = play(edition, place("Graf Rats", zone="exile", face_down=True))["it"]
        assert meld.why["looks_like"][0].rules[0] == rules[0]


@by_edition("711.6", "711.9", "712.12", "712.16", "712.16")
def test_a_double_faced_permanent_is_not_turned_down(edition: str, rules: list[str]) -> None:
    played = play(edition, place("Delver of Secrets", face="back"), do("turn_face_down", "it"))
    assert (played.last.result, events(played.last)) == (NOTHING, [])
    assert set(rules) <= set(played.last.rules)
    assert played["it"].name == "Insectile Aberration"


@by_edition("-", "711.8a", "712.11a", "712.15a", "712.15a")
def test_a_face_down_double_faced_card_stays_put_and_comes_up_with_its_front(edition: str, rules: list[str]) -> None:
    played = play(edition, place("Delver of Secrets", zone="library"), do("manifest", "it"), do("transform", "it"))
    assert played.last.result == NOTHING
    assert set(rules) <= set(played.last.rules)
    up = played.then(do("turn_face_up", "it"))
    assert up["it"].face_up == "front"
    assert set(rules) <= set(up.last.rules)


@pytest.mark.parametrize(
    ("hidden", "card", "by", "result", "rules"),
    [
        ("manifest", "Grizzly Bears", "manifest", DONE, {"701.40b"}),
        ("manifest", "Pine Walker", "morph", DONE, {"701.40c", "702.37e"}),
        ("manifest", "Dog Walker", "disguise", DONE, {"701.40d", "702.168d"}),
        ("cloak", "Grizzly Bears", "cloak", DONE, {"701.58b"}),
        ("cloak", "Pine Walker", "morph", DONE, {"701.58c", "702.37e"}),
        ("cloak", "Dog Walker", "disguise", DONE, {"701.58d", "702.168d"}),
        ("manifest", "Grizzly Bears", "morph", ILLEGAL, {"702.37e", "708.7"}),
        ("manifest", "Grizzly Bears", "cloak", ILLEGAL, {"701.58b"}),
        ("manifest", "Forest", "manifest", ILLEGAL, {"701.40b"}),
        ("manifest", "Lightning Bolt", "manifest", ILLEGAL, {"701.40b"}),
        ("manifest", "Westvale Abbey", "manifest", ILLEGAL, {"701.40b"}),
        ("manifest", "Lightning Bolt", "effect", NOTHING, {"701.40g"}),
        ("cloak", "Shatterskull Smashing", "effect", NOTHING, {"701.58g"}),
    ],
)
def test_each_permission_turns_up_what_it_is_for(hidden: str, card: str, by: str, result: str, rules: set[str]) -> None:
    played = play(NEW, place(card, zone="library"), do(hidden, "it"), do("turn_face_up", "it", by=by))
    assert played.last.result == result
    assert rules <= set(played.last.rules)
    expected = {DONE: ["turned face up"], ILLEGAL: [], NOTHING: ["revealed"]}
    assert events(played.last) == expected[result]


def test_the_copied_values_and_not_the_card_say_whether_there_is_a_morph_cost() -> None:
    demon = place("Grinning Demon", "demon", face_down="morph")
    as_lorian = play(NEW, demon, place("Branchsnap Lorian", "lorian"), do("become_copy", "demon", of="lorian"))
    assert (as_lorian["demon"].name, as_lorian["demon"].power) == ("", 2)
    assert {"708.10", "707.3"} <= set(as_lorian.last.rules)
    assert as_lorian.then(do("turn_face_up", "demon", by="morph"))["demon"].name == "Branchsnap Lorian"
    as_ones = play(NEW, demon, place("Wandering Ones", "ones"), do("become_copy", "demon", of="ones"))
    assert as_ones.then(do("turn_face_up", "demon", by="morph")).last.result == ILLEGAL
    assert as_ones.then(do("turn_face_up", "demon"))["demon"].name == "Wandering Ones"


def test_megamorph_gives_a_counter_only_where_its_cost_was_paid() -> None:
    played = play(NEW, place("Den Protector", zone="hand"), do("cast", "it", face_down="morph"), do("resolve", "it"))
    assert played.then(do("turn_face_up", "it", by="morph"))["it"].counters == {"+1/+1": 1}
    assert played.then(do("turn_face_up", "it"))["it"].counters == {}


# 702.37b and 708.11: the counters are put on it as it is turned up, so what others say of such counters holds (101.2,
# 614.1a).
@pytest.mark.parametrize(
    ("other", "counters"), [("Never", {}), ("Twice", {"+1/+1": 2}), ("One More", {"+1/+1": 2}), ("Bear", {"+1/+1": 1})]
)
@pytest.mark.parametrize(
    "text", ["Megamorph {1}{G}", "Morph {G}\nAs this creature is turned face up, put a +1/+1 counter on it."]
)
def test_others_change_and_forbid_the_counters_it_gets_as_it_is_turned_up(
    text: str, other: str, counters: dict[str, int]
) -> None:
    hider = creature("Hider", "Elf", "2/2", oracle_text=text, keywords=[text.split(maxsplit=1)[0]])
    cards = [*ALL, hider, NEVER, TWICE, PLUS_ONE]
    played = play(NEW, place(other, "other"), place("Hider", face_down="morph"), cards=cards)
    up = played.then(do("turn_face_up", "it", by="morph"))
    assert (up["it"].counters, up["it"].power) == (counters, 2 + counters.get("+1/+1", 0))
    assert ("101.2" in up.last.rules, "614.1a" in up.last.rules) == (not counters, counters == {"+1/+1": 2})
    assert played.then(do("turn_face_up", "it"))["it"].counters == ({} if "Mega" in text else counters)


@by_edition("707.5", "707.5", "708.5", "708.5", "708.5")
def test_only_its_controller_looks_at_a_face_down_permanent(edition: str, rules: list[str]) -> None:
    played = play(edition, place("Craw Wurm", face_down=True))
    assert played["it"].looks_like == {"Ben": "face-down creature"}
    mine, theirs = (played.then(do("look", "it", player=player)).last for player in ("Ana", "Ben"))
    assert (mine.result, theirs.result) == (DONE, ILLEGAL)
    assert set(rules) <= set(mine.rules) & set(theirs.rules)


@by_edition("707.9", "707.9", "708.9", "708.9", "708.9")
def test_it_is_revealed_as_it_leaves(edition: str, rules: list[str]) -> None:
    played = play(edition, place("Craw Wurm", face_down=True), do("move", "it", to="hand"))
    assert events(played.last) == ["revealed", "left"]
    assert set(rules) <= set(played.last.rules)


@by_edition("406.3 110.6d", "406.3 110.6d", "406.3 406.3a 110.5d", "406.3 406.3a 110.5d", "406.3 406.3a 110.5d")
def test_exiled_face_down_it_is_no_two_two_and_nobody_looks(edition: str, rules: list[str]) -> None:
    played = play(edition, place("Craw Wurm", zone="hand"), do("move", "it", to="exile", face_down=True))
    assert set(rules) <= set(played.last.rules)
    assert not any(rule.startswith(("711", "712")) for rule in played.last.rules)
    assert played["it"].looks_like == {"Ana": "card back", "Ben": "card back"}
    # The text of 2011 says nothing of characteristics yet.
    assert (played["it"].types, played["it"].power) == ((("Creature",), 6) if edition == "2011-09" else ((), None))
    assert played.then(do("look", "it")).last.result == ILLEGAL


def test_turning_down_what_is_down_changes_nothing() -> None:
    played = play(NEW, place("Craw Wurm", zone="library"), do("manifest", "it"))
    again = played.then(do("turn_face_down", "it", face_down="cloak"))
    assert again.last.result == NOTHING
    assert "708.2b" in again.last.rules
    assert (again["it"].face_down, again["it"].keywords) == ("manifest", ())


@pytest.mark.rule("2026-08", "707.2-ex2")
def test_what_copies_a_face_down_creature_has_nothing_to_be_turned_up_to() -> None:
    hidden = place("Grinning Demon", "demon", face_down="morph")
    clone = [place("Clone", "it", zone="hand"), do("cast", "it"), do("resolve", "it", as_copy_of="demon")]
    assert play(NEW, hidden, *clone, do("turn_face_up", "it")).last.result == ILLEGAL


def test_told_to_turn_up_what_is_face_up_does_nothing() -> None:
    assert play(NEW, place("Grizzly Bears"), do("turn_face_up", "it")).last.result == NOTHING
    several = play(NEW, place("Grizzly Bears"), {"do": "turn_face_up", "filter": {"types": ["Creature"]}})
    assert several.last.result == NOTHING


def test_702_168b_cast_by_disguise_is_led_by_that_and_cites_708_4() -> None:
    walker = play(NEWEST.key, place("Dog Walker", "it", "hand"), do("cast", "it", face_down="disguise")).last
    assert walker.rules[0].startswith("702.168")
    assert "708.4" in walker.rules
    angel = play(NEWEST.key, place("Exalted Angel", "it", "hand"), do("cast", "it", face_down="morph")).last
    assert angel.rules[0].startswith("702.37")
    assert "708.4" in angel.rules
