"""Double-faced cards: the same questions to every edition that answers them, under the number it has there."""

from __future__ import annotations

import pytest

from inspector.rules import NEWEST, characteristics, perform
from tests.rules.claims import across
from tests.rules.editions import EDITION_KEYS, by_edition
from tests.rules.playing import DONE, ILLEGAL, NOTHING, do, entering_copy, events, place, play, read

NEW = NEWEST.key

PLUS_TWO = {"power": "+2", "toughness": "+2"}


@across(
    {
        "2011-09": "711.1 701.25a 711.3",
        "2016-01": "711.1 wiki-ruling-1b wiki-ruling-3 711.5",
        "2021-09": "712.5",
        "2026-08": "712.9 701.27c",
    }
)
def test_what_has_no_second_face_does_not_transform(edition: str) -> None:
    played = play(
        edition,
        place("Kruin Outlaw", "outlaw", face="back"),
        place("Clone", "clone", "hand"),
        *entering_copy("clone", "outlaw"),
        place("Zombie", "token", token=True),
    )
    for label in ("clone", "token"):
        after = played.then(do("transform", label))
        assert after.last.result == NOTHING
        assert events(after.last) == []
        assert after.table.objects == played.table.objects
    assert played["clone"].name == "Terror of Kruin Pass"


def test_the_rules_cited_for_it_are_those_of_the_edition() -> None:
    cited = {
        key: play(key, place("Elite Vanguard"), do("transform", "it")).last.rules
        for key in ("2011-09", "2016-01", "2021-09", "2025-06", "2026-08")
    }
    assert {"701.25a", "711.1"} <= set(cited["2011-09"])
    assert {"701.25a", "711.1"} <= set(cited["2016-01"])
    assert {"712.5", "701.28c"} <= set(cited["2021-09"])
    assert {"712.9", "701.27c"} <= set(cited["2025-06"])
    assert {"712.9", "701.27c"} <= set(cited["2026-08"])


@across({"2011-09": "711.2 711.2a", "2016-01": "711.4 711.4a wiki-ruling-4", "2021-09": "712.4 712.4a 712.4c"})
def test_everywhere_but_with_its_back_up_only_the_front_is_read(edition: str) -> None:
    zones = ("hand", "library", "graveyard", "exile", "battlefield", "outside")
    played = play(
        edition,
        *(place("Delver of Secrets", zone, zone) for zone in zones),
        place("Delver of Secrets", "stack", "hand"),
        do("cast", "stack"),
    )
    for label in (*zones, "stack"):
        delver = played[label]
        assert (delver.name, delver.mana_cost, delver.mana_value) == ("Delver of Secrets", "{U}", 1)
        assert (delver.power, delver.toughness, delver.colors, delver.keywords) == (1, 1, ("U",), ())


@across({"2011-09": "711.2b article-note-1", "2016-01": "711.4b 711.1a", "2021-09": "712.4d", "2026-08": "712.8e"})
def test_the_back_face_has_no_mana_cost_and_its_mana_value_is_the_editions(edition: str) -> None:
    played = play(
        edition,
        place("Delver of Secrets", "back", face="back"),
        place("Huntmaster of the Fells", "ravager", face="back"),
        place("Docent of Perfection", "colorless", face="back"),
    )
    back = played["back"]
    assert (back.name, back.power, back.toughness, back.mana_cost, back.colors) == (
        "Insectile Aberration",
        3,
        2,
        "",
        ("U",),
    )
    assert back.color_indicator == ("U",)
    zero = edition in ("2011-09", "2016-01")
    assert (back.mana_value, played["ravager"].mana_value) == ((0, 0) if zero else (1, 4))
    assert played["colorless"].colors == ()


@pytest.mark.rule("2011-09", "article-note-2")
def test_a_ratchet_bomb_without_counters_finds_every_permanent_with_its_back_up() -> None:
    backs = ("Delver of Secrets", "Huntmaster of the Fells", "Bloodline Keeper")
    played = play(
        "2011-09",
        *(place(card, card, face="back") for card in backs),
        place("Runeclaw Bear", "bear"),
        do("tap", filter={"mana_value": 0, "not": {"types": "Land"}}),
    )
    assert {label for label in played.table.objects if played[label].tapped} == set(backs)
    # It has no mana cost, and what has none has mana value 0.
    assert all(played[label].why["mana_value"][0].rules == ("711.2b", "202.3a") for label in backs)


@across({"2011-09": "711.1c", "2016-01": "711.2", "2021-09": "712.2"})
def test_whoever_may_look_at_the_card_may_look_at_both_faces(edition: str) -> None:
    for zone in ("battlefield", "graveyard", "exile"):
        played = play(edition, place("Delver of Secrets", "it", zone), do("look", "it", player="Ben"))
        assert played.last.result == DONE
        assert "Insectile Aberration" in played.last.says
    hidden = play(edition, place("Delver of Secrets", "it", "hand"), do("look", "it", player="Ana"))
    assert hidden.last.result == DONE
    assert "Insectile Aberration" in hidden.last.says
    assert hidden.then(do("look", "it", player="Ben")).last.result == ILLEGAL


@across({"2011-09": "711.8", "2016-01": "711.12", "2021-09": "712.15"})
def test_either_face_is_named_singly(edition: str) -> None:
    played = play(edition)
    for name, result in (
        ("Delver of Secrets", DONE),
        ("Insectile Aberration", DONE),
        ("Delver of Secrets // Insectile Aberration", ILLEGAL),
    ):
        assert played.then(do("choose_name", name=name)).last.result == result


def test_either_face_of_a_modal_card_is_named_singly_too() -> None:
    played = play("2021-09", do("choose_name", name="The Prismatic Bridge"))
    assert played.last.result == DONE
    assert "712.15" in played.last.rules


@pytest.mark.rule("2011-09", "article-note-3")
def test_off_the_battlefield_no_card_has_the_name_of_its_back_face() -> None:
    zones = ("hand", "library", "graveyard", "exile")
    red = {"set_colors": ["R"]}
    played = play(
        "2011-09",
        *(place("Delver of Secrets", zone, zone) for zone in zones),
        place("Crusade", "source"),
        do("effect", source="source", filter={"name": "Insectile Aberration", "zone": list(zones)}, change=red),
    )
    assert [played[zone].colors for zone in zones] == [("U",)] * 4
    assert [played[zone].why["name"][0].rules[0] for zone in zones] == ["711.2a"] * 4
    front = do("effect", source="source", filter={"name": "Delver of Secrets", "zone": list(zones)}, change=red)
    assert [played.then(front)[zone].colors for zone in zones] == [("R",)] * 4


@pytest.mark.rule("2011-09", "article-note-4")
def test_phyrexian_metamorph_copies_the_front_that_is_up() -> None:
    played = play(
        "2011-09",
        place("Thraben Sentry", "sentry"),
        place("Phyrexian Metamorph", "copy", "hand"),
        *entering_copy("copy", "sentry", except_={"add_types": ["Artifact"]}),
    )
    copy = played["copy"]
    assert (copy.name, copy.power, copy.toughness, copy.mana_value) == ("Thraben Sentry", 2, 2, 4)
    assert (set(copy.types), copy.keywords) == ({"Artifact", "Creature"}, ("Vigilance",))
    assert copy.why["name"][0].rules[0] == "706.2"
    turned = played.then(do("transform", "copy")).last
    assert (turned.result, turned.rules[0]) == (NOTHING, "701.25a")


@pytest.mark.rule("2011-09", "article-note-5")
def test_phantasmal_image_copies_the_back_that_is_up() -> None:
    played = play(
        "2011-09",
        place("Thraben Sentry", "militia", face="back"),
        place("Phantasmal Image", "copy", "hand"),
        *entering_copy("copy", "militia", except_={"add_subtypes": ["Illusion"]}),
    )
    copy = played["copy"]
    assert (copy.name, copy.power, copy.toughness, copy.mana_cost, copy.mana_value) == ("Thraben Militia", 5, 4, "", 0)
    assert (copy.colors, copy.keywords) == (("W",), ("Trample",))
    assert "Illusion" in copy.subtypes
    # Of a double-faced permanent only the face that is up is copied.
    assert "706.8" in copy.why["name"][1].rules


@across(
    {
        "2011-09": "711.7 701.25c article-note-6 article-note-7",
        "2016-01": "711.11 wiki-advice-4",
        "2021-09": "712.14",
        "2026-08": "712.18 701.27b",
    }
)
def test_turning_over_makes_no_new_object(edition: str) -> None:
    before = play(
        edition,
        place("Village Ironsmith", "smith", tapped=True, counters={"+1/+1": 1}, player="Ben"),
        place("Flight", "flight"),
        do("attach", "flight", to="smith"),
        place("Bonesplitter", "axe"),
        do("attach", "axe", to="smith"),
    )
    after = before.then(do("transform", "smith"))
    assert events(after.last) == ["transformed"]
    smith = after["smith"]
    assert (smith.name, smith.controller, smith.tapped, smith.counters) == ("Ironfang", "Ben", True, {"+1/+1": 1})
    assert (smith.power, smith.toughness) == (3 + 1 + 2, 1 + 1)
    assert "Flying" in smith.keywords
    assert after.table.object("smith").identity == before.table.object("smith").identity


@across({"2016-01": "711.11-ex", "2021-09": "712.14-ex", "2026-08": "712.18-ex"})
def test_an_effect_on_the_front_goes_on_for_the_back(edition: str) -> None:
    played = play(
        edition,
        place("Village Ironsmith", "smith"),
        do("effect", on=["smith"], change=PLUS_TWO, until="end of turn"),
        do("transform", "smith"),
    )
    assert (played["smith"].power, played["smith"].toughness) == (5, 3)
    ended = played.then(do("end_turn"))["smith"]
    assert (ended.power, ended.toughness) == (3, 1)


@across({"2016-01": "711.5-ex1", "2021-09": "712.5-ex1", "2026-08": "712.9-ex1"})
def test_a_clone_of_wildblood_pack_stays_what_it_is(edition: str) -> None:
    played = play(
        edition,
        place("Instigator Gang", "pack", face="back"),
        place("Clone", "clone", "hand"),
        *entering_copy("clone", "pack"),
    )
    clone = played["clone"]
    assert (clone.name, clone.power, clone.toughness) == ("Wildblood Pack", 5, 5)
    assert (clone.keywords, clone.colors, clone.mana_cost, clone.mana_value) == (("Trample",), ("R",), "", 0)
    assert played.then(do("transform", "clone")).last.result == NOTHING


@across({"2016-01": "711.5-ex2", "2021-09": "712.5-ex2", "2026-08": "712.9-ex2"})
def test_a_double_faced_permanent_that_is_a_copy_turns_over_beneath_it(edition: str) -> None:
    played = play(
        edition,
        place("Kruin Outlaw", "outlaw"),
        place("Elite Vanguard", "vanguard"),
        do("become_copy", "outlaw", of="vanguard", until="end of turn"),
        do("transform", filter={"subtypes": "Human"}),
    )
    outlaw = played["outlaw"]
    assert events(played.last) == ["transformed"]
    assert (outlaw.name, outlaw.power, outlaw.toughness) == ("Elite Vanguard", 2, 1)
    assert (outlaw.mana_value, outlaw.face_up) == (1, "back")
    assert played.then(do("end_turn"))["outlaw"].name == "Terror of Kruin Pass"


@across({"2011-09": "711.4", "2016-01": "711.6"})
def test_a_double_faced_card_is_cast_with_its_front_up_and_no_other_way(edition: str) -> None:
    played = play(edition, place("Delver of Secrets", "it", "hand"))
    assert played.then(do("cast", "it"))["it"].name == "Delver of Secrets"
    refused = played.then(do("cast", "it", transformed=True))
    assert refused.last.result == ILLEGAL
    assert {"2011-09": "711.4", "2016-01": "711.6"}[edition] in refused.last.rules


@pytest.mark.rule("2011-09", "711.4")
def test_in_2011_no_double_faced_card_is_cast_face_down() -> None:
    played = play("2011-09", place("Delver of Secrets", "it", "hand"), do("cast", "it", face_down=True))
    assert played.last.result == ILLEGAL
    assert "711.4" in played.last.rules


@pytest.mark.rule("2011-09", "711.5")
def test_in_2011_nothing_enters_with_its_back_up() -> None:
    hand = play("2011-09", place("Delver of Secrets", "it", "hand"))
    assert hand.then(do("put_onto_battlefield", "it"))["it"].face_up == "front"
    assert hand.then(do("cast", "it"), do("resolve", "it"))["it"].face_up == "front"
    for told in (
        hand.then(do("put_onto_battlefield", "it", transformed=True)),
        hand.then(do("cast", "it"), do("resolve", "it", transformed=True)),
    ):
        assert told.last.result == ILLEGAL
        assert "711.5" in told.last.rules
        assert told["it"].zone != "battlefield"


@pytest.mark.rule("2016-01", "711.7", "wiki-advice-3")
def test_in_2016_a_card_enters_front_up_unless_told_to_enter_transformed() -> None:
    hand = play("2016-01", place("Delver of Secrets", "it", "graveyard"))
    assert hand.then(do("put_onto_battlefield", "it"))["it"].face_up == "front"
    assert hand.then(do("put_onto_battlefield", "it", transformed=True))["it"].face_up == "back"


@pytest.mark.rule("2016-01", "wiki-advice-5")
def test_a_planeswalker_on_the_back_enters_with_its_loyalty_as_a_new_object() -> None:
    before = play("2016-01", place("Jace, Vryn's Prodigy", "jace", counters={"+1/+1": 1}))
    after = before.then(do("move", "jace", to="exile"), do("put_onto_battlefield", "jace", transformed=True))
    jace = after["jace"]
    assert (jace.name, jace.loyalty, jace.counters) == ("Jace, Telepath Unbound", 5, {"loyalty": 5})
    assert after.table.object("jace").identity != before.table.object("jace").identity
    assert after.outcomes[-2].rules[0] == "400.7"
    assert "306.5b" in after.last.rules


def test_a_value_says_which_face_it_comes_from() -> None:
    played = play("2011-09", place("Kruin Outlaw", "outlaw", face="back"))
    why = characteristics(played.table, "outlaw").why
    assert "711.2b" in why["name"][0].rules
    assert "711.2b" in why["power"][0].rules


def test_converting_counts_for_the_limit_of_own_abilities() -> None:
    turned = play("2026-08", place("Delver of Secrets"), do("transform", "it"))
    played = turned.then(do("convert", "it", ability_of="it", since=0))
    assert played.last.result == NOTHING
    assert {"701.27f", "701.28e"} <= set(played.last.rules)


@pytest.mark.parametrize(("edition", "number"), [("2016-01", "711.7"), ("2021-09", "712.9"), ("2026-08", "712.13a")])
def test_a_spell_made_to_enter_transformed_cites_how_spells_enter(edition: str, number: str) -> None:
    told = do("resolve", "it", transformed=True)
    played = play(edition, place("Delver of Secrets", zone="hand"), do("cast", "it"), told)
    assert played["it"].name == "Insectile Aberration"
    assert number in played.last.rules


@pytest.mark.parametrize("name", ["Insectile Aberration", "Tok-Tok, Volcano Born", "Ice", "Chittering Host", "Clone"])
def test_every_name_that_may_be_chosen_rests_on_the_rule_of_choosing_names(name: str) -> None:
    assert "201.4" in play("2026-08", do("choose_name", name=name)).last.rules


@pytest.mark.parametrize(
    ("front", "back", "rule", "says"),
    [
        ("Battle — Siege", "Sorcery", "307.4", "Other Side is a sorcery"),
        ("Artifact", "Instant", "304.4", "Other Side is an instant"),
    ],
)
def test_told_to_enter_transformed_it_is_the_back_face_that_cannot_enter(
    front: str, back: str, rule: str, says: str
) -> None:
    sides = (("This Side", front), ("Other Side", back))
    card = {
        "name": "This Side // Other Side",
        "layout": "transform",
        "card_faces": [{"name": name, "type_line": line} for name, line in sides],
    }
    told = do("put_onto_battlefield", "it", transformed=True)
    stays = play("2026-08", place("This Side", zone="exile"), told, cards=(card,)).last
    assert (stays.result, stays.rules[0]) == (NOTHING, rule)
    assert stays.says.startswith(f"{says} and cannot enter")


@pytest.mark.parametrize("edition", EDITION_KEYS)
def test_701_27f_its_own_ability_turns_over_what_has_not_turned_since(edition: str) -> None:
    """701.28f in 2021: an instruction of its own ability is ignored once it has turned."""
    once = do("transform", "it", ability_of="it", since=0)
    turned = play(edition, place("Delver of Secrets"), once)
    assert (turned.last.result, turned["it"].face_up) == (DONE, "back")
    assert events(turned.last) == ["transformed"]


@by_edition("-", "613.6f", "613.7g", "613.7g", "613.7g")
def test_613_7g_what_is_turned_over_gets_a_new_timestamp_since_2015(edition: str, rules: list[str]) -> None:
    turned = play(edition, place("Delver of Secrets"), place("Elite Vanguard", "other"), do("transform", "it"))
    assert turned.table.object("it").timestamp > turned.table.object("other").timestamp
    assert set(rules) <= set(turned.last.rules)


def test_711_7_before_2015_what_is_turned_over_keeps_its_timestamp() -> None:
    turned = play("2011-09", place("Delver of Secrets"), place("Elite Vanguard", "other"), do("transform", "it"))
    assert turned["it"].face_up == "back"
    assert turned.table.object("it").timestamp < turned.table.object("other").timestamp


def test_701_27f_actions_are_counted_on_from_the_last_or_as_they_are_numbered() -> None:
    """An ability since which it has turned is told by the number of the action: the next one where none is given."""
    table = play(NEW, place("Delver of Secrets"), place("Elite Vanguard", "other")).table
    once, _ = perform(table, read(do("transform", "it")))
    again, _ = perform(once, read(do("transform", "it")), step=7)
    assert again.object("it").turned == (table.step + 1, 7)
    ignored, outcome = perform(again, read(do("transform", "it", ability_of="it", since=6)))
    assert (outcome.result, ignored.object("it").turned) == (NOTHING, (table.step + 1, 7))


def test_701_27g_a_transformed_permanent_has_its_back_face_up_and_is_no_melded_one() -> None:
    pair = (place("Graf Rats", "rats", "exile"), place("Midnight Scavengers", "scavengers", "exile"))
    played = play(
        *(NEW, place("Delver of Secrets"), place("Delver of Secrets", "front"), do("transform", "it")),
        *(*pair, do("meld", objects=["rats", "scavengers"], as_="host")),
    )
    told = {label: played[label].transformed for label in ("it", "front", "host")}
    assert told == {"it": True, "front": False, "host": False}
