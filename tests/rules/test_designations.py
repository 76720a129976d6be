"""Designations and roles in combat: who can have them, what they do by the rules, how they end; none is copied.

701.37b monstrous, 702.112b renowned, 702.171b saddled, 701.60 suspected, 701.15 goaded, 702.95 paired, 701.54
Ring-bearer, 719.3b solved, 701.64b harnessed, 903.3 commander, 506.3 and 506.4 combat.
"""

from __future__ import annotations

import pytest

from inspector.rules import EDITIONS, NEWEST
from inspector.rules.candidates import candidates
from inspector.rules.decisions.decisions import Source
from tests.rules.cards_for_tests import BEAR, HUMILITY, creature
from tests.rules.editions import by_edition
from tests.rules.playing import DONE, ILLEGAL, NOTHING, Played, Record, do, place, play

NEW = NEWEST.key
KEYS = [edition.key for edition in EDITIONS]
VEHICLE = {
    "name": "Skyship",
    "mana_cost": "{4}",
    "type_line": "Legendary Artifact — Vehicle",
    "oracle_text": "Crew 3",
    "keywords": ["Crew"],
    "power": "6",
    "toughness": "6",
}
QUEEN = {**creature("Queen", "Human Noble", "3/3"), "type_line": "Legendary Creature — Human Noble"}
WALKER = {
    "name": "Old Walker",
    "mana_cost": "{4}",
    "type_line": "Legendary Planeswalker — Teferi",
    "loyalty": "3",
    "oracle_text": "Old Walker can be your commander.",
}
CARDS = (HUMILITY, VEHICLE, BEAR, QUEEN, WALKER)
# The first rule in each edition: where there is no such thing yet, that of the keywords among which it is not.
GIVEN = {
    "monstrous": ("701.1", "701.28b", "701.31b", "701.37b", "701.37b"),
    "renowned": ("702.1", "702.111b", "702.112b", "702.112b", "702.112b"),
    "saddled": ("702.1", "702.1", "702.1", "702.171b", "702.171b"),
    "suspected": ("701.1", "701.1", "701.1", "701.60b", "701.60b"),
    "goaded": ("701.1", "701.1", "701.38b", "701.15b", "701.15b"),
    "harnessed": ("701.1", "701.1", "701.1", "701.1", "701.64b"),
    "solved": ("702.1", "702.1", "702.1", "719.3b", "719.3b"),
    "ring-bearer": ("701.1", "701.1", "701.1", "701.54b", "701.54b"),
    "class level 2": ("702.1", "702.1", "717.2b", "716.2b", "716.2b"),
    "attacking": ("508.1j", "508.1j", "508.1k", "508.1k", "508.1k"),
    "blocking": ("509.1g", "509.1g", "509.1g", "509.1g", "509.1g"),
}
EVERY = [
    pytest.param(word, edition, rule, id=f"{word}-{edition}")
    for word, rules in GIVEN.items()
    for edition, rule in zip(KEYS, rules, strict=True)
]
OF_CREATURES = ("suspected", "goaded", "ring-bearer", "attacking", "blocking", "paired")


def designate(word: str, label: str = "it", **keys: object) -> Record:
    return do("designate", label, **{"as": word, **keys})


def board(edition: str, *actions: Record) -> Played:
    return play(edition, place("Bear"), *actions, cards=CARDS)


@pytest.mark.parametrize(("word", "edition", "rule"), EVERY)
def test_a_permanent_gets_each_designation_that_its_edition_knows(word: str, edition: str, rule: str) -> None:
    played = board(edition, designate(word))
    known = rule not in ("701.1", "702.1")
    assert (played.last.result, played.last.rules[0]) == (DONE if known else ILLEGAL, rule)
    assert played["it"].designations == ((word,) if known else ())
    if not known:
        return
    assert played["it"].why["designations"][0].rules[0] == rule
    again = played.then(designate(word.upper().replace(" ", "  ")))
    assert (again.last.result, again["it"].designations) == (NOTHING, (word,))
    # 701.60d, 701.15d (701.38d in 2021): by a rule of their own.
    once = {"suspected": "701.60d", "goaded": "701.38d" if edition == "2021-09" else "701.15d"}
    assert again.last.rules[0] == once.get(word, rule)
    gone = played.then(do("move", "it", to="exile"), do("put_onto_battlefield", "it"))
    assert gone["it"].designations == (), "400.7: a new object"
    copied = played.then(do("create_token_copy", of="it", as_="token"), place("Queen", "copy"))
    copied = copied.then(do("become_copy", "copy", of="it"))
    assert (copied["token"].designations, copied["copy"].designations) == ((), ())
    held = played.then(do("turn_face_down", "it"), do("turn_face_up", "it"))
    assert held["it"].designations == (word,), "it is the same object"


@pytest.mark.parametrize("word", [*GIVEN, "paired"])
def test_only_permanents_have_designations_and_some_are_for_creatures_only(word: str) -> None:
    partner = {"with": "other"} if word == "paired" else {}
    played = board(NEW, place("Bear", "hand", "hand"), place("Skyship", "ship"), place("Bear", "other"))
    in_hand = played.then(designate(word, "hand", **partner))
    assert (in_hand.last.result, in_hand["hand"].designations) == (NOTHING, ())
    # 506.3: who can attack or block; 702.95c: two creatures; else what says that a permanent can have it.
    who_can = {"attacking": "506.3", "blocking": "506.3", "paired": "702.95c"}
    assert in_hand.last.rules[0] == who_can.get(word, GIVEN.get(word, ("",))[-1])
    on_ship = played.then(designate(word, "ship", **partner))
    expected = (NOTHING, ()) if word in OF_CREATURES else (DONE, (word,))
    assert (on_ship.last.result, on_ship["ship"].designations) == expected
    assert on_ship.last.rules[0] == who_can.get(word, GIVEN.get(word, ("",))[-1])


@pytest.mark.parametrize(
    ("word", "result"),
    [
        ("monstrous", NOTHING),
        ("renowned", NOTHING),
        ("harnessed", NOTHING),
        ("solved", NOTHING),
        ("saddled", DONE),
        ("suspected", DONE),
        ("goaded", DONE),
        ("ring-bearer", DONE),
        ("attacking", DONE),
        ("blocking", DONE),
        ("class level 2", DONE),
    ],
)
def test_what_lasts_until_the_permanent_leaves_cannot_be_taken_off(word: str, result: str) -> None:
    off = designate(word, off=True)
    assert board(NEW, off).last.result == NOTHING
    played = board(NEW, designate(word), off)
    assert played.last.result == result
    assert played["it"].designations == ((word,) if result == NOTHING else ())


def test_what_nobody_knows_is_told_as_not_computed() -> None:
    for word in ("flibbertigibbet", "the monarch"):
        outcome = board(NEW, designate(word)).last
        assert (outcome.result, word in outcome.says) == ("not computed", True)
        assert ("of a player, not of an object" in outcome.says) is (word == "the monarch")


SUSPECT = by_edition("-", "-", "-", "701.60c", "701.60c")


@SUSPECT
def test_701_60c_a_suspected_creature_has_menace_and_cannot_block(edition: str, rules: list[str]) -> None:
    played = board(edition, designate("suspected"))
    assert played["it"].abilities == ("Menace", "This creature can't block.")
    assert played["it"].why["keywords"][0].rules[0] == rules[0]
    (_, step) = played["it"].proof
    assert (step.layer, step.changes["keywords"].to, step.rules[0]) == ("6", ("Menace",), rules[0])
    assert (step.timestamp, step.source) == (2, Source(called="being suspected", holder="it"))
    assert played.then(designate("suspected")).last.rules[0] == "701.60d"
    down = played.then(do("turn_face_down", "it"))
    assert down["it"].keywords == ("Menace",), "whatever it is, it is suspected"
    assert played.then(designate("suspected", off=True))["it"].abilities == ()


def test_701_60c_what_is_older_takes_no_menace_and_what_is_newer_does() -> None:
    older = board(NEW, place("Humbling", "old"), designate("suspected"))
    assert older["it"].keywords == ("Menace",)
    newer = board(NEW, designate("suspected"), place("Humbling", "new"))
    assert (newer["it"].keywords, newer["it"].designations) == ((), ("suspected",))


def test_701_54_a_ring_bearer_is_legendary_one_for_each_player_and_no_more_under_another() -> None:
    played = board(NEW, place("Bear", "second"), place("Bear", "theirs", player="Ben"), designate("ring-bearer"))
    assert played["it"].supertypes == ("Legendary",)
    assert played["it"].why["supertypes"][0].rules[0] == "701.54c"
    two = played.then(designate("ring-bearer", "theirs"))
    assert (two["it"].designations, two["theirs"].designations) == (("ring-bearer",), ("ring-bearer",))
    moved = two.then(designate("Ring-bearer", "second"))
    assert (moved["it"].designations, moved["second"].supertypes) == ((), ("Legendary",))
    assert moved.last.rules[0] == "701.54b"
    taken = played.then(do("effect", on=["it"], change={"control": "Ben"}))
    assert (taken["it"].designations, taken["it"].supertypes) == ((), ())
    assert taken.last.rules[-1] == "701.54a"
    no_creature = played.then(do("effect", on=["it"], change={"set_types": ["Artifact"]}))
    assert no_creature["it"].designations == ("ring-bearer",), "701.54a names what ends it, and this is not among it"


@by_edition("-", "-", "701.38d 701.38a", "701.15d 701.15a", "701.15d 701.15a")
def test_701_15_goaded_by_two_players_until_the_turn_of_each(edition: str, rules: list[str]) -> None:
    played = board(edition, designate("goaded"), designate("goaded"))
    assert (played.last.result, played.last.rules[0]) == (NOTHING, rules[0])
    both = played.then(designate("goaded", player="Ben"))
    assert both.last.result == DONE
    assert both.then(do("turn", player="Ana"))["it"].designations == ("goaded",), "her turn does not begin again"
    theirs = both.then(do("turn", player="Ben"))
    assert theirs["it"].designations == ("goaded",)
    assert rules[1] in theirs.last.rules
    assert theirs.then(do("turn", player="Ana"))["it"].designations == ()


PAIRS = by_edition("-", "702.94b 702.94c 702.94d 702.94e", *["702.95b 702.95c 702.95d 702.95e"] * 3)


@PAIRS
def test_702_95_two_creatures_of_one_player_are_paired_until_one_of_them_is_none(
    edition: str, rules: list[str]
) -> None:
    others = (place("Bear", "b"), place("Bear", "c"), place("Bear", "theirs", player="Ben"), place("Skyship", "ship"))
    pair = designate("paired", **{"with": "b"})
    played = board(edition, *others, pair)
    assert (played.last.result, played.last.rules[0]) == (DONE, rules[0])
    assert (played["it"].designations, played["b"].designations) == (("paired",), ("paired",))
    for label, rule in (("theirs", rules[1]), ("ship", rules[1]), ("it", rules[1])):
        refused = board(edition, *others, designate("paired", **{"with": label}))
        assert (refused.last.result, refused.last.rules[0]) == (NOTHING, rule)
    third = played.then(designate("paired", "c", **{"with": "b"}))
    assert (third.last.result, third.last.rules[0]) == (NOTHING, rules[2])
    for ending in (
        do("move", "b", to="graveyard"),
        do("effect", on=["b"], change={"control": "Ben"}),
        do("effect", on=["it"], change={"set_types": ["Artifact"]}),
        do("effect", on=["b"], change={"set_types": ["Artifact"]}),
        designate("paired", "b", off=True),
    ):
        ended = played.then(ending)
        assert ended["it"].designations == ()
        assert ended.table.object("it").paired_with is None
        assert rules[3] in ended.last.rules


def test_702_95_no_pairs_in_2011() -> None:
    refused = board("2011-09", place("Bear", "b"), designate("paired", **{"with": "b"})).last
    assert (refused.result, refused.rules[0]) == (ILLEGAL, "702.1")


def test_716_2b_no_class_has_a_level_below_one() -> None:
    played = board(NEW, designate("class level 0"))
    assert (played.last.result, played.last.rules[0], played["it"].designations) == (NOTHING, "716.2b", ())


@pytest.mark.parametrize("edition", KEYS)
def test_506_4_what_is_in_combat_leaves_it_with_its_controller_its_type_or_the_turn(edition: str) -> None:
    played = board(edition, designate("attacking"))
    for ending, rule in (
        (do("effect", on=["it"], change={"control": "Ben"}), "506.4"),
        (do("effect", on=["it"], change={"set_types": ["Artifact"]}), "506.4"),
        (designate("attacking", off=True), "506.4"),
        (do("end_turn"), "511.3"),
    ):
        ended = played.then(ending)
        assert ended["it"].designations == ()
        assert rule in ended.last.rules
    assert played.then(do("tap", "it"))["it"].designations == ("attacking",)
    assert played.then(designate("blocking")).last.result == NOTHING


@pytest.mark.parametrize("edition", KEYS)
def test_509_1h_an_attacker_is_blocked_or_unblocked(edition: str) -> None:
    assert board(edition, designate("blocked")).last.result == NOTHING
    played = board(edition, designate("attacking"), designate("unblocked"))
    assert played["it"].designations == ("attacking", "unblocked")
    blocked = played.then(designate("blocked"))
    assert (blocked["it"].designations, blocked.last.rules[0]) == (("attacking", "blocked"), "509.1h")
    assert blocked.then(designate("attacking", off=True))["it"].designations == ()


@pytest.mark.parametrize("edition", ["2025-06", NEW])
def test_702_171b_saddled_until_the_turn_ends(edition: str) -> None:
    played = board(edition, designate("saddled"), do("end_turn"))
    assert (played["it"].designations, "702.171b" in played.last.rules) == ((), True)
    assert board(edition, designate("monstrous"), do("end_turn"))["it"].designations == ("monstrous",)
    two = (designate("saddled"), place("Bear", "second"), designate("saddled", "second"), do("end_turn"))
    assert "were saddled only until end of turn." in board(edition, *two).last.says


@pytest.mark.parametrize("edition", KEYS)
def test_903_3_a_commander_stays_one_in_every_zone_and_no_copy_is_one(edition: str) -> None:
    played = play(edition, place("Queen", zone="command"), designate("commander"), cards=CARDS)
    assert (played.last.result, played.last.rules[0]) == (DONE, "903.3")
    cast = played.then(do("cast", "it"), do("resolve", "it"))
    assert cast["it"].designations == ("commander",)
    assert cast["it"].why["designations"][0].rules[0] == "903.3"
    for zone in ("hand", "library", "exile", "graveyard", "command"):
        assert cast.then(do("move", "it", to=zone))["it"].designations == ("commander",)
    assert cast.then(do("create_token_copy", of="it", as_="token"))["token"].designations == ()
    assert cast.then(designate("commander", off=True)).last.result == NOTHING
    never = play(edition, place("Queen"), designate("commander", off=True), cards=CARDS).last
    assert (never.result, "for the whole game" in never.says) == (NOTHING, False)
    assert cast.then(designate("commander")).last.result == NOTHING
    down = cast.then(do("turn_face_down", "it"))
    assert down["it"].designations == ("commander",)
    bear = board(edition, designate("commander"))
    assert (bear.last.result, bear.last.rules[0]) == (ILLEGAL, "903.3")
    token = play(edition, place("Queen", token=True), designate("commander"), cards=CARDS)
    assert token.last.result == ILLEGAL
    ship = play(edition, place("Skyship"), designate("commander"), cards=CARDS)
    assert ship.last.result == (DONE if edition == NEW else ILLEGAL)
    assert play(edition, place("Old Walker"), designate("commander"), cards=CARDS).last.result == DONE


@pytest.mark.parametrize("edition", KEYS)
@pytest.mark.parametrize(
    ("line", "keys", "since"),
    [
        # 903.3: a legendary creature card, and lately a Vehicle or a Spacecraft that has power and toughness.
        ("Legendary Creature — Bear", {"power": "2", "toughness": "2"}, "2011-09"),
        ("Creature — Bear", {"power": "2", "toughness": "2"}, None),
        ("Legendary Artifact", {}, None),
        ("Legendary Artifact — Vehicle", {"power": "2", "toughness": "2"}, "2026-08"),
        ("Legendary Artifact — Spacecraft", {"power": "2", "toughness": "2"}, "2026-08"),
        ("Legendary Artifact — Spacecraft", {}, None),
        ("Legendary Artifact — Equipment", {"power": "2", "toughness": "2"}, None),
        ("Artifact — Vehicle", {"power": "2", "toughness": "2"}, None),
        # 903.3a: what says so itself, among other words. 702.124k: a Background, beside who chooses one.
        ("Legendary Planeswalker — Teferi", {"oracle_text": "Wait.\nIt can be your commander."}, "2011-09"),
        ("Legendary Planeswalker — Teferi", {"oracle_text": "Wait.\nIt can be your friend."}, None),
        ("Legendary Enchantment — Background", {}, "2011-09"),
    ],
)
def test_903_3_which_cards_may_be_a_commander(edition: str, line: str, keys: Record, since: str | None) -> None:
    card = {"name": "Chief", "mana_cost": "{2}", "type_line": line, **keys}
    played = play(edition, place("Chief"), cards=[card])
    offered = [text for action, text in candidates(played.table, played.table.object("it"))]
    may_be = since is not None and edition >= since
    assert ("Becomes a commander" in offered) is may_be
    assert played.then(designate("commander")).last.result == (DONE if may_be else ILLEGAL)


def test_903_3_what_is_melded_of_a_legend_and_another_card_may_be_a_commander() -> None:
    pair = (place("Phyrexian Dragon Engine", "engine"), place("Mishra, Claimed by Gix", "mishra"))
    melded = play(NEW, *pair, do("meld", objects=["engine", "mishra"], as_="it"))
    offered = [text for action, text in candidates(melded.table, melded.table.object("it"))]
    assert "Becomes a commander" in offered
    parted = melded.then(designate("commander"), do("move", "it", to="graveyard"))
    assert (parted["engine"].designations, parted["mishra"].designations) == ((), ("commander",))


def test_903_3_of_two_melded_cards_one_is_designated() -> None:
    angels = (place("Bruna, the Fading Light", "bruna"), place("Gisela, the Broken Blade", "gisela"))
    melded = (do("meld", objects=["bruna", "gisela"], as_="brisela"), designate("commander", "brisela"))
    parted = play(NEW, *angels, *melded, do("move", "brisela", to="graveyard"))
    assert sorted([parted["bruna"].designations, parted["gisela"].designations]) == [(), ("commander",)]


def test_506_4_who_leaves_combat_stays_paired_and_who_is_not_goaded_any_more_stays_blocked() -> None:
    """702.95e names all by which a pair ends, and 509.1h what becomes of an attacker that is blocked."""
    pair = (place("Bear", "other"), designate("paired", **{"with": "other"}), designate("attacking"))
    left = board(NEW, *pair, designate("attacking", off=True))
    assert [left[label].designations for label in ("it", "other")] == [("paired",), ("paired",)]
    fights = board(
        NEW, designate("attacking"), designate("blocked"), designate("goaded"), designate("goaded", off=True)
    )
    assert set(fights["it"].designations) == {"attacking", "blocked"}
    alone = board(NEW, designate("paired", off=True))
    assert (alone.last.result, alone.last.rules[0]) == (NOTHING, "702.95b")


@by_edition("-", "-", "903.3b", "903.3b", "903.3b")
def test_903_3b_a_melded_permanent_is_a_commander_where_one_of_its_cards_is(edition: str, rules: list[str]) -> None:
    angels = (place("Bruna, the Fading Light", "bruna"), place("Gisela, the Broken Blade", "gisela"))
    played = play(edition, *angels, designate("commander", "bruna"))
    melded = played.then({"do": "meld", "objects": ["bruna", "gisela"], "as": "brisela"})
    assert melded["brisela"].designations == ("commander",)
    assert rules[0] in melded.last.rules
    parted = melded.then(do("move", "brisela", to="graveyard"))
    assert (parted["bruna"].designations, parted["gisela"].designations) == (("commander",), ())


def test_709_5c_the_doors_of_a_room_are_designations_too() -> None:
    room = place("Dazzling Theater // Prop Room")
    played = play(NEW, room, designate("right half unlocked"))
    assert played["it"].unlocked == ("right",)
    assert played.then(designate("right half unlocked", off=True))["it"].unlocked == ()


@pytest.mark.parametrize(("head", "mark"), [("Solved", "solved"), ("∞", "harnessed")])
def test_702_169b_and_702_186b_words_behind_the_keyword_act_only_while_the_mark_is_there(head: str, mark: str) -> None:
    words = {
        "name": "Old Case",
        "mana_cost": "{W}",
        "type_line": "Enchantment — Case",
        "oracle_text": f"{head} — Creatures you control get +1/+1.",
    }
    played = play(NEW, place("Bear"), place("Old Case", "case"), cards=[BEAR, words])
    assert (played["it"].power, list(played["it"].not_computed)) == (2, [])
    assert played.then(designate(mark, "case"))["it"].power == 3


def test_702_95_an_effect_on_itself_and_its_partner_reaches_both_while_they_are_paired() -> None:
    shared = do("effect", source="it", on=["self", "paired"], change={"power": "+3"})
    shared["if"] = {"self": {"designated": "paired"}}
    played = board(NEW, place("Bear", "b"), shared)
    assert (played.last.result, played["it"].power, played["b"].power) == (DONE, 2, 2)
    paired = played.then(designate("paired", **{"with": "b"}))
    assert (paired["it"].power, paired["b"].power) == (5, 5)
    alone = paired.then(do("phase_out", "b"))
    assert (alone["it"].power, alone["it"].designations) == (2, ())


COMMANDS = {"do": "designate", "object": "it", "as": "commander"}
_LEGEND = creature("Legend", "Elf", "2/2", type_line="Legendary Creature — Elf")


@pytest.mark.parametrize(
    ("edition", "instead", "later"),
    [
        ("2011-09", {"graveyard": "903.11", "exile": "903.12"}, ""),
        ("2016-01", dict.fromkeys(("graveyard", "exile", "hand", "library"), "903.11"), ""),
        ("2021-09", {"hand": "903.9b", "library": "903.9b"}, "903.9a"),
        ("2026-08", {"hand": "903.9b", "library": "903.9b"}, "903.9a"),
    ],
)
def test_903_9_a_commander_may_go_to_the_command_zone(edition: str, instead: dict[str, str], later: str) -> None:
    for zone in ("graveyard", "exile", "hand", "library"):
        moved = play(edition, place("Legend"), COMMANDS, do("move", "it", to=zone), cards=[_LEGEND])
        cited = {rule for rule in moved.last.rules if rule.startswith("903")}
        assert (moved["it"].zone, cited) == (zone, {instead[zone]} if zone in instead else set())
        back = later if zone in ("graveyard", "exile") else ""
        assert moved["it"].state_based == ((back,) if back else ())
        # It is checked once; what the owner chose is open until somebody says it.
        checked = moved.then(do("check_state"))
        assert bool(checked["it"].doubts("zone")) is bool(back)
        assert checked["it"].state_based == ()
        assert checked.then(do("move", "it", to="command"))["it"].zone == "command"
        assert not checked.then(do("move", "it", to=zone))["it"].doubts("zone")
    plain = play(edition, place("Legend"), do("move", "it", to="graveyard"), cards=[_LEGEND])
    assert plain["it"].state_based == ()


@by_edition("903.11", "903.11", "903.9b 903.9a", "903.9b 903.9a", "903.9b 903.9a")
def test_903_9_what_puts_a_commander_into_the_command_zone_is_named_first(edition: str, rules: list[str]) -> None:
    """From the battlefield it goes there instead of elsewhere, from a graveyard or exile afterward."""
    to_command = do("move", "it", to="command")

    def first(*actions: Record) -> tuple[str, str]:
        played = play(edition, place("Legend"), COMMANDS, *actions, to_command, cards=[_LEGEND])
        assert (played.last.result, played["it"].zone) == (DONE, "command")
        return played.last.rules[0], played["it"].why["zone"][0].rules[0]

    assert first() == (rules[0], rules[0])
    if len(rules) > 1:
        for zone in ("graveyard", "exile"):
            gone = do("move", "it", to=zone)
            assert first(gone) == first(gone, do("check_state")) == (rules[1], rules[1])
    # What lay in a hand or a library is moved by no rule of commanders.
    assert first(do("move", "it", to="hand")) == ("400.7", "400.7")


@by_edition("-", "702.94b", "702.95b", "702.95b", "702.95b")
def test_702_95b_a_paired_creature_is_that_by_soulbond(edition: str, rules: list[str]) -> None:
    played = play(edition, place("Bear"), place("Bear", "other"), designate("paired", **{"with": "other"}), cards=CARDS)
    assert played.last.result == DONE
    assert [played[label].why["designations"][0].rules[0] for label in ("it", "other")] == [rules[0]] * 2


@by_edition("903.3", "903.3", "903.3", "903.3", "903.3")
def test_903_3_a_commander_is_that_by_the_rules_of_its_variant(edition: str, rules: list[str]) -> None:
    chief = {**BEAR, "name": "Bear Chief", "type_line": "Legendary Creature — Bear"}
    played = play(edition, place("Bear Chief"), designate("commander"), cards=[chief])
    assert (played.last.result, played["it"].why["designations"][0].rules[0]) == (DONE, rules[0])


@pytest.mark.parametrize("word", ["blocked", "unblocked"])
def test_509_1h_an_attacking_creature_is_blocked_or_unblocked(word: str) -> None:
    played = board(NEWEST.key, designate("attacking"), designate(word))
    assert set(played["it"].designations) == {"attacking", word}
    cited = [rule for why in played["it"].why["designations"] for rule in why.rules]
    assert {"508.1k", "509.1h"} <= set(cited)
