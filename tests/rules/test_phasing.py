"""Phasing (702.26; 702.25 in 2016, 702.24 in 2011): what is phased out is as if it were not there."""

from __future__ import annotations

import pytest

from inspector.rules import NEWEST, RulesError, characteristics, phasing_in
from tests.rules.cards_for_tests import ANTHEM, BEAR, creature
from tests.rules.editions import by_edition
from tests.rules.playing import DONE, NOTHING, Played, Record, do, place, play

NEW = NEWEST.key
AURA = {
    "name": "Wings",
    "mana_cost": "{W}",
    "type_line": "Enchantment — Aura",
    "oracle_text": "Enchant creature",
    "static": [{"on": "attached", "change": {"power": "+1"}}],
}
SWORD = {
    "name": "Sword",
    "mana_cost": "{1}",
    "type_line": "Artifact — Equipment",
    "oracle_text": "Equip {1}",
    "static": [{"on": "attached", "change": {"power": "+2"}}],
}
COUNTS = creature("Counter", "Bear", "*/*")
COUNTS["define"] = {"power": {"count": {"types": "Creature"}}, "toughness": 3}
CARDS = (BEAR, ANTHEM, AURA, SWORD, COUNTS)
ROW = by_edition(
    "702.24b 702.24c 702.24d 702.24f 702.24h",
    "702.25b 702.25c 702.25d 702.25f 702.25h",
    *["702.26b 702.26c 702.26d 702.26g 702.26i"] * 3,
)


def board(edition: str, *actions: Record) -> Played:
    return play(edition, place("Bear"), *actions, cards=CARDS)


@ROW
def test_702_26b_nothing_finds_or_counts_what_is_phased_out_and_it_changes_nothing(
    edition: str, rules: list[str]
) -> None:
    played = board(edition, place("Anthem", "anthem"), place("Counter", "counting"))
    assert (played["it"].power, played["counting"].power) == (3, 3)
    away = played.then(do("phase_out", "it"))
    assert (away.last.result, away.last.rules[0]) == (DONE, rules[0])
    assert away.last.events == ()
    assert (rules[2] in away.last.rules, away["counting"].power) == (True, 2)
    it = characteristics(away.table, "it")
    assert (it.phased_out, it.zone, it.power, it.exists) == (True, "battlefield", 2, True)
    assert it.why["phased_out"][0].rules[0] == rules[0]
    for touching in (
        do("tap", "it"),
        do("counters", "it", kind="+1/+1", count=1),
        do("move", "it", to="graveyard"),
        do("create_token_copy", of="it", as_="token"),
        do("become_copy", "counting", of="it"),
        do("designate", "it", as_="attacking"),
        do("phase_out", "it"),
    ):
        touched = away.then(touching)
        assert (touched.last.result, touched.last.rules[0]) == (NOTHING, rules[0])
        assert touched.table.phased_out == away.table.phased_out
    both = away.then(do("effect", on=["it", "counting"], change={"toughness": "+5"}))
    assert (both.last.result, both["counting"].toughness) == (DONE, 9)
    tapped = away.then(do("tap", objects=["it", "counting"])).last
    assert (tapped.result, tapped.reasons[-1].rules[0]) == (DONE, rules[0])
    back = both.then(do("phase_in", "it"))
    assert (back.last.result, back.last.rules[0]) == (DONE, rules[1])
    assert (back["it"].power, back["it"].toughness, back["it"].phased_out) == (3, 3, False)
    no_anthem = played.then(do("phase_out", "anthem"))
    assert (no_anthem["it"].power, no_anthem.then(do("phase_in", "anthem"))["it"].power) == (2, 3)


@ROW
def test_702_26d_it_stays_the_same_object_with_all_that_is_on_it(edition: str, rules: list[str]) -> None:
    played = board(
        edition,
        do("tap", "it"),
        do("counters", "it", kind="+1/+1", count=2),
        do("effect", on=["it"], change={"power": "+3"}, until="end of turn"),
        do("choose", "it", color="G"),
        do("phase_out", "it"),
    )
    it = characteristics(played.table, "it")
    assert (it.tapped, it.counters, it.chosen, it.power) == (True, {"+1/+1": 2}, {"color": "G"}, 4)
    assert it.proof[-1].changes["power"].to == 4
    identity = played.table.phased_out["it"].identity
    back = played.then(do("phase_in", "it"))
    assert (back["it"].power, back["it"].tapped, back.table.object("it").identity) == (7, True, identity)
    later = played.then(do("end_turn"), do("phase_in", "it"))
    assert later["it"].power == 4, "702.26f: the effect is over meanwhile"
    assert rules[2] in back.last.rules


@ROW
def test_702_26g_what_is_attached_goes_and_comes_with_it_alone(edition: str, rules: list[str]) -> None:
    attached = (
        place("Wings", "wings"),
        do("attach", "wings", to="it"),
        place("Sword", "sword"),
        do("attach", "sword", to="it"),
    )
    played = board(edition, *attached, do("phase_out", "it"))
    assert set(played.table.phased_out) == {"it", "wings", "sword"}
    assert rules[3] in played.last.rules
    alone = played.then(do("phase_in", "wings"))
    assert (alone.last.result, alone.last.rules[0]) == (NOTHING, rules[3])
    assert characteristics(alone.table, "wings").why["phased_out"][0].rules[0] == rules[3]
    back = played.then(do("phase_in", "it"))
    assert (back.table.phased_out, back["it"].power) == ({}, 5)
    named = played.then(do("phase_in", objects=["wings", "it"]))
    assert (named.last.result, named.table.phased_out, named["it"].power) == (DONE, {}, 5)
    told = next(why.says for why in named.last.reasons if why.rules[0] == rules[3])
    assert told == "Wings and Sword phased out with Bear, so they phase in with it."
    both = board(edition, *attached, do("phase_out", objects=["it", "wings"]))
    assert both.table.phased_out["wings"].phased_with == "it", "702.26h"


def test_702_26g_so_does_what_is_attached_to_that_in_turn() -> None:
    on_sword = {**AURA, "name": "Gilding", "oracle_text": "Enchant artifact", "static": []}
    played = play(
        NEW,
        place("Bear"),
        place("Sword", "sword"),
        do("attach", "sword", to="it"),
        place("Gilding", "gilding"),
        do("attach", "gilding", to="sword"),
        do("phase_out", "it"),
        cards=(*CARDS, on_sword),
    )
    assert set(played.table.phased_out) == {"it", "sword", "gilding"}
    back = played.then(do("phase_in", "it"))
    assert (back.table.phased_out, back["gilding"].zone) == ({}, "battlefield")
    assert back.table.object("gilding").attached_to == "sword"


@ROW
def test_702_26i_what_phased_out_by_itself_comes_back_to_the_same_object_or_to_none(
    edition: str, rules: list[str]
) -> None:
    played = board(edition, place("Sword", "sword"), do("attach", "sword", to="it"), do("phase_out", "sword"))
    assert (played["it"].power, set(played.table.phased_out)) == (2, {"sword"})
    back = played.then(do("phase_in", "sword"))
    assert (back["it"].power, rules[4] in back.last.rules) == (4, True)
    other = played.then(do("move", "it", to="hand"), do("put_onto_battlefield", "it"), do("phase_in", "sword"))
    assert (other["it"].power, other.table.object("sword").attached_to) == (2, None)


@by_edition("704.5d 702.24k", "704.5d 702.25k", "-", "-", "-")
def test_702_25k_a_phased_out_token_ceases_to_exist(edition: str, rules: list[str]) -> None:
    played = play(edition, place("Bear", token=True), do("phase_out", "it"), cards=CARDS)
    assert characteristics(played.table, "it").state_based == tuple(rules)
    card = play(edition, place("Bear"), do("phase_out", "it"), cards=CARDS)
    assert characteristics(card.table, "it").state_based == ()
    checked = played.then(do("check_state"))
    assert (checked.last.rules[0], [str(event.kind) for event in checked.last.events]) == (
        rules[0],
        ["ceased to exist"],
    )
    with pytest.raises(RulesError):
        checked.table.object("it")


@pytest.mark.parametrize("edition", ["2021-09", "2025-06", NEW])
def test_702_26d_a_token_stays_while_phased_out(edition: str) -> None:
    played = play(edition, place("Bear", token=True), do("phase_out", "it"), do("check_state"), cards=CARDS)
    assert characteristics(played.table, "it").state_based == ()
    assert played.then(do("phase_in", "it"))["it"].token


def test_what_is_not_there_phases_neither_out_nor_in_and_a_filter_finds_what_is_meant() -> None:
    played = board(NEW, place("Bear", "hand", "hand"), place("Anthem", "anthem"), place("Bear", "theirs", player="Ben"))
    assert played.then(do("phase_out", "hand")).last.result == NOTHING
    assert played.then(do("phase_in", "it")).last.result == NOTHING
    all_bears = played.then(do("phase_out", filter={"subtypes": "Bear"}))
    assert set(all_bears.table.phased_out) == {"it", "theirs"}
    mine = all_bears.then(do("phase_in", filter={"controller": "Ana"}))
    assert (mine.last.result, set(mine.table.phased_out)) == (DONE, {"theirs"})
    assert mine.then(do("phase_in", filter={"types": "Land"})).last.result == NOTHING
    assert mine.then(do("phase_out", filter={"types": "Land"})).last.result == NOTHING


def test_506_4_phasing_out_ends_combat_and_pairs_but_no_other_designation() -> None:
    marks = ("attacking", "monstrous", "goaded", "suspected")
    played = board(NEW, place("Bear", "partner"), *(do("designate", "it", as_=mark) for mark in marks))
    played = played.then(do("designate", "it", as_="paired", **{"with": "partner"}), do("phase_out", "it"))
    assert "506.4" in played.last.rules
    assert played["partner"].designations == ()
    assert characteristics(played.table, "it").designations == marks[1:]
    back = played.then(do("turn", player="Ben"), do("turn", player="Ana"), do("phase_in", "it"))
    assert (back["it"].designations, back["it"].keywords) == (("monstrous", "suspected"), ("Menace",))


@by_edition("-", "702.25e 702.94a", *["702.26f 702.95a"] * 3)
def test_702_26f_a_pair_ends_as_one_phases_out_since_it_can_be_seen_no_more(edition: str, rules: list[str]) -> None:
    pair = do("designate", "it", as_="paired", **{"with": "partner"})
    away = board(edition, place("Bear", "partner"), pair, do("phase_out", "it"))
    assert (away["partner"].designations, away.last.rules[-2:]) == ((), tuple(rules))
    # Phasing changes neither the zone nor the controller, so nothing that 702.95e lists has happened.
    assert {"702.94e", "702.95e"}.isdisjoint(away.last.rules)


def test_502_1_what_phased_out_with_another_is_not_phased_in_by_itself() -> None:
    played = board(NEW, place("Sword", "sword"), do("attach", "sword", to="it"), do("phase_out", "it"))
    assert set(played.table.phased_out) == {"it", "sword"}
    assert phasing_in(played.table) == ("it",)


def test_a_phased_out_label_is_taken_still() -> None:
    with pytest.raises(RulesError, match="is taken"):
        board(NEW, do("phase_out", "it"), place("Bear"))


@pytest.mark.parametrize("edition", ["2011-09", NEW])
def test_702_26d_who_controlled_it_still_does_whatever_became_of_the_effect(edition: str) -> None:
    charm = {"name": "Charm", "mana_cost": "{U}", "type_line": "Enchantment — Aura", "oracle_text": "Enchant creature"}
    charm["static"] = [{"on": "attached", "change": {"control": "you"}}]  # type: ignore[assignment]
    there = (place("Bear", "theirs", player="Ben"), place("Charm", "charm"), do("attach", "charm", to="theirs"))
    played = play(edition, *there, do("phase_out", "theirs"), cards=[charm, *CARDS])
    away = characteristics(played.table, "theirs")
    assert away.controller == "Ana"
    assert away.why["controller"][0].says == "Ana controlled it as it phased out, and phasing does not change who does."
    lent = play(
        edition,
        place("Bear", "theirs", player="Ben"),
        do("effect", on=["theirs"], change={"control": "Ana"}, until="end of turn"),
        do("phase_out", "theirs"),
        do("end_turn"),
        cards=CARDS,
    )
    assert characteristics(lent.table, "theirs").controller == "Ana"
    # It phases in in the turn of whoever controlled it as it phased out (502.1), not of its owner.
    assert [phasing_in(lent.then(do("turn", player=player)).table) for player in ("Ana", "Ben")] == [("theirs",), ()]
    # The effect has ended meanwhile (702.26f).
    assert lent.then(do("phase_in", "theirs"))["theirs"].controller == "Ben"


@by_edition("702.24b", "702.25b", "702.26e", "702.26e", "702.26e")
@pytest.mark.parametrize(
    "away", [do("effect", on=["it"], change={"power": "+5"}), do("become_copy", "it", of="anthem")]
)
def test_702_26e_an_effect_that_begins_passes_over_what_is_phased_out(
    edition: str, rules: list[str], away: Record
) -> None:
    played = board(edition, place("Anthem", "anthem"), do("phase_out", "it"), away)
    assert (played.last.result, played.last.rules[0]) == (NOTHING, rules[0])


@by_edition("611.2c", "611.2c", "702.26e", "702.26e", "702.26e")
def test_702_26e_leads_for_what_was_phased_out_as_an_effect_began(edition: str, rules: list[str]) -> None:
    every = do("effect", filter={"types": "Creature"}, change={"power": "+3"}, called="Overrun")
    played = board(edition, do("phase_out", "it"), every, do("phase_in", "it"), place("Bear", "late"))
    assert [played[label].why["power"][0].rules[0] for label in ("it", "late")] == [rules[0], "611.2c"]
    assert played["it"].power == 2
    if edition == NEWEST.key:
        says = "It was phased out as Overrun began, so that effect does not change it."
        assert played["it"].why["power"][0].says == says


@pytest.mark.parametrize(
    ("others", "result", "first"),
    [((), NOTHING, "702.26b"), ((place("Delver of Secrets", "other"),), DONE, "712.9")],
)
def test_702_26b_what_is_found_by_what_it_is_leaves_out_what_is_phased_out_and_says_so(
    others: tuple[Record, ...], result: str, first: str
) -> None:
    """All creatures transform, or get +1/+1: of the one that is phased out it is said why it does not."""
    away = play(NEW, place("Kruin Outlaw"), do("phase_out", "it"), *others)
    said = "Kruin Outlaw is phased out, so it is as if it were not there."
    turned = away.then(do("transform", filter={"types": ["Creature"]})).last
    assert (turned.result, turned.rules[0], said in turned.says) == (result, first, True)
    grown = away.then(do("effect", filter={"types": ["Creature"]}, change={"power": "+1"})).last
    passed = "Kruin Outlaw is phased out, so the effect does not include it."
    assert (grown.result, passed in grown.says, "702.26e" in grown.rules) == (DONE, True, True)
    lands = away.then(do("transform", filter={"types": ["Land"]})).last
    assert (lands.result, lands.rules[0], said in lands.says) == (NOTHING, "712.9", False)
    static = away.then(
        place("Serra Angel", "angel"),
        do("effect", filter={"types": ["Creature"]}, source="angel", change={"power": "+1"}),
    ).last
    assert said not in static.says


@by_edition("-", "702.25e 702.94a", *["702.26f 702.95a"] * 3)
def test_702_26f_two_partners_that_phase_out_together_are_told_to_be_paired_no_more(
    edition: str, rules: list[str]
) -> None:
    """The duration for which soulbond pairs them ends as either phases out, also where both do."""
    pair = do("designate", "it", as_="paired", **{"with": "partner"})
    played = board(edition, place("Bear", "partner"), pair, do("phase_out", objects=["it", "partner"]))
    told = [(why.rules[0], why.says) for why in played.last.reasons]
    assert told[1:3] == [(rule, "Bear (it) and Bear (partner) are no longer paired.") for rule in rules]
    back = played.then(do("phase_in", objects=["it", "partner"]))
    # What is phased out has no name on the table, but two of one name are told apart there as well.
    assert back.last.reasons[0].says.startswith("Bear (it) and Bear (partner) phase in")
    assert all(back.table.object(label).paired_with is None for label in ("it", "partner"))


@ROW
def test_702_26g_what_phased_out_with_another_says_so(edition: str, rules: list[str]) -> None:
    away = board(edition, place("Sword", "s"), do("attach", object="s", to="it"), do("phase_out", "it"))
    why = [characteristics(away.table, label).why["phased_out"][0] for label in ("it", "s")]
    assert [(one.rules[0], one.says) for one in why] == [
        (rules[0], "It is phased out, so it is treated as if it were not there."),
        (rules[3], "It phased out with what it is attached to, and phases in with that."),
    ]


def test_702_26b_what_is_phased_out_tells_what_it_counts_for_itself() -> None:
    counts = creature("Counter", "Bear", "*/*", define={"power": {"count": {"types": "Creature"}}, "toughness": 2})
    played = play(NEW, place("Counter"), place("Bear", "bear"), do("phase_out", "it"), cards=(counts, BEAR))
    told = [one for step in characteristics(played.table, "it").proof for one in step.counted]
    assert [("bear" in one.objects, one.is_known) for one in told] == [(True, True)]
