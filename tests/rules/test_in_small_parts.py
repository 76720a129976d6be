"""Parts of rules that few boards need: what may lead a deck, what is revealed or phases out, who keeps which object."""

from __future__ import annotations

import pytest

from inspector.cards import card_from_scryfall
from inspector.rules import EDITIONS, NEWEST
from inspector.rules.events.commanders import may_be_commander
from tests.rules.cards_for_tests import ALL, creature
from tests.rules.editions import EDITION_KEYS, by_edition
from tests.rules.playing import DONE, NOTHING, Played, Record, do, events, place, play

NEW = NEWEST.key
FLIGHT = {
    "name": "Wings",
    "mana_cost": "{U}",
    "type_line": "Enchantment — Aura",
    "oracle_text": "Enchant creature\nEnchanted creature has flying.",
}
CARDS = (*ALL, FLIGHT)


def board(*actions: Record, edition: str = NEW) -> Played:
    return play(edition, *actions, cards=CARDS)


def cited(played: Played) -> set[str]:
    return set(played.last.rules)


@pytest.mark.parametrize(
    ("line", "more", "before", "now"),
    [
        ("Legendary Creature — Human", {"power": "2", "toughness": "2"}, True, True),
        ("Creature — Human", {"power": "2", "toughness": "2"}, False, False),
        ("Legendary Enchantment — Background", {}, True, True),
        ("Enchantment — Background", {}, False, False),
        ("Legendary Enchantment — Shrine", {}, False, False),
        ("Legendary Artifact — Vehicle", {"power": "3", "toughness": "3"}, False, True),
        ("Artifact — Vehicle", {"power": "3", "toughness": "3"}, False, False),
        ("Legendary Artifact — Spacecraft", {"power": "3", "toughness": "3"}, False, True),
        ("Legendary Artifact — Spacecraft", {}, False, False),
        ("Legendary Artifact — Equipment", {"power": "3", "toughness": "3"}, False, False),
        ("Legendary Planeswalker — Jace", {"oracle_text": "+1: Scry 1.", "loyalty": "3"}, False, False),
        ("Legendary Planeswalker — Jace", {"oracle_text": "It can be your commander.", "loyalty": "3"}, True, True),
        ("Planeswalker — Jace", {"oracle_text": "It can be your commander.", "loyalty": "3"}, False, False),
    ],
)
def test_903_3_which_cards_may_lead_a_deck(line: str, more: Record, before: bool, now: bool) -> None:
    """903.3 and 903.3a; Vehicles and Spacecraft with power since 2026, Backgrounds by 702.124k."""
    card = card_from_scryfall({"name": "It", "mana_cost": "{2}", "type_line": line, **more})
    assert (may_be_commander(card, vehicles=False), may_be_commander(card, vehicles=True)) == (before, now)


def test_701_20a_hiding_what_was_shown_reveals_nothing_and_nothing_is_shown_of_nothing() -> None:
    shown = board(place("Bear", zone="hand"), do("reveal", "it"))
    assert events(shown.last) == ["revealed"]
    hidden = shown.then(do("reveal", "it", off=True))
    assert (hidden.last.result, events(hidden.last), hidden.last.rules) == (DONE, [], ("701.20a",))
    nobody = shown.then(do("reveal", filter={"types": "Planeswalker"}))
    assert (nobody.last.result, nobody.last.rules, events(nobody.last)) == (NOTHING, ("701.20a",), [])


@pytest.mark.parametrize("edition", EDITION_KEYS)
def test_702_26g_what_is_attached_phases_out_with_its_bearer_and_by_no_rule_of_its_own(edition: str) -> None:
    attached = (place("Bear"), place("Wings", "aura"), do("attach", "aura", to="it"))
    away = board(*attached, do("phase_out", "it"), edition=edition)
    directly, indirectly = away.last.reasons[:2]
    assert directly.says.startswith("Bear phases out")
    assert ("Wings" in indirectly.says, "Bear" in indirectly.says) == (True, True)
    assert directly.rules != indirectly.rules
    alone = board(*attached, do("phase_out", "aura"), edition=edition)
    assert alone.last.reasons[0].rules == directly.rules
    assert indirectly.rules[0] not in alone.last.rules


PLAIN = by_edition("110.6b", "110.6b", "110.5b", "110.5b", "110.5b")


@PLAIN
def test_110_5b_a_permanent_enters_untapped_and_face_up_unless_told_otherwise(edition: str, rules: list[str]) -> None:
    start = board(place("Bear", zone="hand"), edition=edition)
    assert rules[0] in cited(start.then(do("put_onto_battlefield", "it")))
    tapped = start.then(do("put_onto_battlefield", "it", tapped=True))
    assert (tapped["it"].tapped, rules[0] in cited(tapped)) == (True, False)
    if edition != "2011-09":
        down = start.then(do("put_onto_battlefield", "it", face_down=True))
        assert (bool(down["it"].face_down), rules[0] in cited(down)) == (True, False)


@pytest.mark.parametrize(
    ("listed", "size", "by_default"),
    [
        (True, (2, 2), True),
        ({"types": ["Artifact", "Creature"], "subtypes": ["Cyberman"]}, (2, 2), False),
        ({"types": ["Land"], "subtypes": ["Forest"]}, (None, None), False),
        ({"power": 3}, (3, 2), False),
        ({"toughness": 5}, (2, 5), False),
    ],
)
def test_708_2a_a_face_down_permanent_has_what_is_listed_and_else_is_a_2_2(
    listed: object, size: tuple[int | None, int | None], by_default: bool
) -> None:
    """708.2: what is listed stands in place of the 2/2 of 708.2a; a noncreature has no power and toughness (208.3)."""
    played = board(place("Goblin", zone="hand"), do("put_onto_battlefield", "it", face_down=listed))
    assert (played.last.result, played["it"].power, played["it"].toughness) == (DONE, *size)
    concepts = {why.concept.name for why in played.last.reasons}
    assert ("TWO_TWO_BY_DEFAULT" in concepts, "ONLY_THE_LISTED_VALUES" in concepts) == (by_default, True)
    turned = board(place("Goblin"), do("turn_face_down", "it", face_down=listed))
    assert (turned["it"].power, turned["it"].toughness) == size


def test_613_7d_what_enters_face_down_as_a_copy_has_the_copys_timestamp_as_it_enters() -> None:
    played = board(place("Angel", "angel"), place("Bear", zone="hand"))
    played = played.then(do("put_onto_battlefield", "it", as_copy_of="angel", face_down=True))
    held = played.table.object("it")
    assert (played["it"].name, [copy.timestamp for copy in held.copies]) == ("", [held.timestamp])


@pytest.mark.parametrize("edition", [edition.key for edition in EDITIONS])
@pytest.mark.parametrize("of", ["Ana", "Ben"])
def test_704_5j_of_legendary_permanents_with_one_name_the_newest_is_told_as_kept(edition: str, of: str) -> None:
    """704.5j (704.5k before 2013-07, when all went): of three the third stays, and is the one that is told."""
    queen = {**creature("Queen", "Human", "3/3"), "type_line": "Legendary Creature — Human"}
    three = [place("Queen", label, player=of) for label in ("first", "second", "third")]
    played = play(edition, *three, do("check_state"), cards=[*ALL, queen])
    kept = [label for label in ("first", "second", "third") if played[label].zone == "battlefield"]
    assert kept == ([] if edition == "2011-09" else ["third"])


def test_704_5j_of_2016_the_newest_planeswalker_of_a_type_is_told_as_kept() -> None:
    """Until 2017-09 planeswalkers of one type were put away but for one, whatever they are called."""
    walkers = [
        {"name": name, "mana_cost": "{2}", "type_line": "Planeswalker — Jace", "loyalty": "3"}
        for name in ("Jace the Old", "Jace Between", "Jace the New")
    ]
    placed = [place(str(card["name"]), label) for card, label in zip(walkers, "abc", strict=True)]
    played = play("2016-01", *placed, do("check_state"), cards=walkers)
    assert [played[label].zone for label in "abc"] == ["graveyard", "graveyard", "battlefield"]
    kept = [why.says for why in played.last.reasons if why.rules[0] == "704.5j" and "kept" in why.says]
    assert kept, [why.says for why in played.last.reasons]
    assert all("Jace the New" in says for says in kept)


@pytest.mark.parametrize(("zone", "stays"), [("hand", False), ("library", False), ("exile", True), ("graveyard", True)])
def test_122_2_counters_that_remain_are_gone_in_hand_and_library(zone: str, stays: bool) -> None:
    """What says that its counters remain says so of zones other than a player's hand or library."""
    text = "Counters remain on this card as it moves to any zone other than a player's hand or library."
    keeper = creature("Keeper", "Ooze", "1/1", oracle_text=text)
    start = play(NEW, place("Keeper"), do("counters", "it", kind="+1/+1", count=2), cards=[keeper])
    moved = start.then(do("move", "it", to=zone))
    assert moved["it"].counters == ({"+1/+1": 2} if stays else {})


@pytest.mark.parametrize(("edition", "returns"), [*zip(EDITION_KEYS, (False, False, True, True, True), strict=True)])
@pytest.mark.parametrize("zone", ["graveyard", "exile", "hand"])
def test_903_9a_a_commander_in_a_graveyard_or_in_exile_may_go_back(edition: str, returns: bool, zone: str) -> None:
    queen = {**creature("Queen", "Human", "3/3"), "type_line": "Legendary Creature — Human"}
    start = play(edition, place("Queen"), do("designate", "it", as_="commander"), cards=[queen])
    moved = start.then(do("move", "it", to=zone))
    assert moved.table.object("it").may_return == (returns and zone != "hand")
    back = {number for number in moved["it"].state_based if number.startswith("903")}
    assert bool(back) == (returns and zone != "hand")


@pytest.mark.parametrize("zone", ["battlefield", "hand", "graveyard", "exile", "library"])
@pytest.mark.parametrize(
    ("define", "key", "value", "layer"),
    [
        ({"set_colors": ["U", "R"]}, "colors", ("U", "R"), "5"),
        ({"set_colors": []}, "colors", (), "5"),
        ({"add_colors": ["W"]}, "colors", ("W", "G"), "5"),
        ({"set_subtypes": ["Elf"]}, "subtypes", ("Elf",), "4"),
        ({"add_subtypes": ["Elf"]}, "subtypes", ("Bear", "Elf"), "4"),
        ({"set_types": ["Artifact", "Creature"]}, "types", ("Artifact", "Creature"), "4"),
        ({"add_types": ["Artifact"]}, "types", ("Artifact", "Creature"), "4"),
        ({"add_supertypes": ["Legendary"]}, "supertypes", ("Legendary",), "4"),
        ({"all_creature_types": True}, "has_every_creature_type", True, "4"),
    ],
    ids=str,
)
def test_604_3_what_an_ability_defines_of_colors_and_types_it_defines_in_every_zone(
    define: Record, key: str, value: tuple[str, ...], layer: str, zone: str
) -> None:
    """613.3: before other effects of its layer, whatever their timestamps; 604.3a: outside of the game as well."""
    defined = creature("Odd", "Bear", "2/2", "{G}", oracle_text="It is odd.", define=define)
    played = play("2026-08", place("Odd", "it", zone), cards=[defined])
    assert getattr(played["it"], key) == value
    assert [step.layer for step in played["it"].proof[1:]] == [layer]
    assert (played["it"].power, played["it"].toughness) == (2, 2)


@pytest.mark.parametrize(
    ("define", "size"),
    [
        ({"power": 3}, (3, 2)),
        ({"toughness": 4}, (2, 4)),
        ({"power": {"count": {"types": "Creature"}}, "toughness": "mana value"}, (1, 1)),
    ],
    ids=str,
)
def test_613_4a_what_an_ability_defines_of_a_size_leaves_the_other_number_alone(
    define: Record, size: tuple[int, int]
) -> None:
    defined = creature("Odd", "Bear", "2/2", "{G}", oracle_text="It is odd.", define=define)
    played = play("2026-08", place("Odd"), cards=[defined])
    assert (played["it"].power, played["it"].toughness) == size
    assert [step.layer for step in played["it"].proof[1:]] == ["7a"] * len(played["it"].proof[1:])


def test_110_5b_a_permanent_whose_words_have_it_enter_tapped_does_not_enter_as_others_do() -> None:
    slow = {"name": "Slow Field", "type_line": "Land", "oracle_text": "This land enters tapped."}
    played = play(NEW, place("Slow Field", zone="hand"), do("put_onto_battlefield", "it"), cards=[slow])
    assert (played["it"].tapped, "110.5b" in cited(played)) == (True, False)


@pytest.mark.parametrize(("number", "result"), [(-1, "illegal"), (0, DONE), (7, DONE)])
def test_107_1b_a_number_that_is_chosen_may_be_zero_and_not_less(number: int, result: str) -> None:
    played = board(place("Bear"), do("choose", "it", number=number))
    assert (played.last.result, played.table.object("it").chosen.get("number")) == (
        result,
        number if result == DONE else None,
    )


def test_400_2_what_nobody_else_may_see_stays_so_whatever_happens_elsewhere() -> None:
    """Its values are as they were, and so is how it looks to others."""
    played = board(place("Bear", zone="hand"), place("Goblin", "goblin"))
    assert played["it"].looks_like == {"Ben": "card back"}
    later = played.then(do("tap", "goblin"))
    assert later["it"].looks_like == {"Ben": "card back"}
    assert later.then(do("phase_out", "goblin"))["it"].looks_like == {"Ben": "card back"}
