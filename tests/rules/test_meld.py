"""Meld pairs: what melds, what the melded permanent is, what becomes of it and of what cannot meld."""

from __future__ import annotations

import pytest

from inspector.rules import NEWEST, RulesError
from tests.rules.playing import ILLEGAL, NOTHING, Played, do, entering_copy, events, place, play

NEW = NEWEST.key
MELD = do("meld", objects=["rats", "scavengers"], as_="host")


def host(edition: str = NEW, zone: str = "exile") -> Played:
    return play(edition, place("Graf Rats", "rats", zone), place("Midnight Scavengers", "scavengers", zone), MELD)


@pytest.mark.parametrize(
    ("pair", "result", "mana_value", "rule"),
    [
        (("Midnight Scavengers", "Graf Rats"), "Chittering Host", 7, "712.5a"),
        (("Hanweir Garrison", "Hanweir Battlements"), "Hanweir, the Writhing Township", 3, "712.5b"),
        (("Bruna, the Fading Light", "Gisela, the Broken Blade"), "Brisela, Voice of Nightmares", 11, "712.5c"),
        (("Phyrexian Dragon Engine", "Mishra, Claimed by Gix"), "Mishra, Lost to Phyrexia", 7, "712.5d"),
        (("The Mightstone and Weakstone", "Urza, Lord Protector"), "Urza, Planeswalker", 8, "712.5e"),
        (("Argoth, Sanctum of Nature", "Titania, Voice of Gaea"), "Titania, Gaea Incarnate", 3, "712.5f"),
        (("Fang, Fearless l'Cie", "Vanille, Cheerful l'Cie"), "Ragnarok, Divine Deliverance", 7, "712.5g"),
    ],
)
def test_each_pair_melds_into_its_combined_face(pair: tuple[str, str], result: str, mana_value: int, rule: str) -> None:
    one, other = pair
    meld = do("meld", objects=["one", "other"], as_="melded")
    played = play(NEW, place(one, "one", "exile"), place(other, "other", "exile"), meld)
    melded = played["melded"]
    assert (melded.name, melded.mana_cost, melded.mana_value, melded.face_up) == (result, "", mana_value, "back")
    assert events(played.last) == ["entered", "melded"]
    assert {rule, "712.5", "701.42a", "712.4a", "712.14c"} <= set(played.last.rules)


def test_a_melded_planeswalker_enters_with_its_loyalty() -> None:
    lands = (place("Urza, Lord Protector", "urza", "exile"), place("The Mightstone and Weakstone", "stones", "exile"))
    played = play(NEW, *lands, do("meld", objects=["urza", "stones"], as_="melded"))
    assert played["melded"].loyalty == 7
    assert "306.5b" in played.last.rules


@pytest.mark.parametrize("action", ["transform", "convert", "turn_face_down"])
def test_a_melded_permanent_is_never_turned(action: str) -> None:
    told = host().then(do(action, "host")).last
    assert told.result == NOTHING
    assert ("712.16" if action == "turn_face_down" else "712.4c") in told.rules


@pytest.mark.parametrize("edition", ["2021-09", "2025-06", NEW])
def test_903_3b_a_melded_permanent_is_a_commander_by_one_of_its_cards(edition: str) -> None:
    start = (place("Bruna, the Fading Light", "bruna", "exile"), do("designate", "bruna", as_="commander"))
    both = (place("Gisela, the Broken Blade", "gisela", "exile"), do("meld", objects=["bruna", "gisela"], as_="whole"))
    played = play(edition, *start, *both)
    assert played["whole"].designations == ("commander",)
    assert played["whole"].why["designations"][0].rules == ("903.3b",)
    parted = played.then(do("move", "whole", to="graveyard"))
    assert (parted["bruna"].designations, parted["gisela"].designations) == (("commander",), ())
    assert parted["bruna"].why["designations"][0].rules == ("903.3",)


def test_701_42b_a_meld_card_that_is_a_copy_of_another_card_melds_by_the_card_that_it_is() -> None:
    rats = (place("Graf Rats", "rats"), place("Midnight Scavengers", "scavengers"), place("Elite Vanguard", "vanguard"))
    copied = play(NEW, *rats, do("become_copy", "rats", of="vanguard"))
    assert copied["rats"].name == "Elite Vanguard"
    assert copied.then(MELD)["host"].name == "Chittering Host"
    # With another card it is told that the two are no pair, and not that it is none of any.
    other = copied.then(do("meld", objects=["rats", "vanguard"], as_="host")).last
    assert (other.result, "are not the two cards of a meld pair" in other.says) == (NOTHING, True)


def test_it_leaves_as_one_permanent_and_two_cards_which_come_back_apart() -> None:
    left = host().then(do("move", "host", to="exile"))
    assert events(left.last) == ["left"]
    assert "712.21" in left.last.rules
    back = left.then(do("put_onto_battlefield", "rats"), do("put_onto_battlefield", "scavengers"))
    assert (back["rats"].name, back["rats"].face_up) == ("Graf Rats", "front")
    assert "host" not in back.table.objects


def test_a_copy_of_a_melded_permanent_has_mana_value_zero_and_one_face() -> None:
    played = host().then(place("Clone", "clone", "hand"), *entering_copy("clone", "host"))
    clone = played["clone"]
    assert (clone.name, clone.power, clone.mana_value, clone.face_up) == ("Chittering Host", 5, 0, None)
    assert {"202.3c", "712.8g"} <= {rule for why in clone.why["mana_value"] for rule in why.rules}


def test_a_token_melds_with_nothing_and_stays_where_it_is() -> None:
    played = play(
        NEW,
        place("Graf Rats", "card"),
        place("Midnight Scavengers", "scavengers"),
        do("create_token_copy", of="card", as_="rats"),
        MELD,
    )
    assert played.last.result == NOTHING
    assert events(played.last) == []
    assert {"701.42b", "701.42c"} <= set(played.last.rules)
    assert (played["rats"].zone, played["scavengers"].zone) == ("battlefield", "battlefield")
    assert set(played.table.objects) == {"card", "rats", "scavengers"}
    assert played.then(do("move", "host", to="hand")).last.result == NOTHING


def test_a_clone_of_a_meld_card_is_no_meld_card() -> None:
    played = play(
        NEW,
        place("Graf Rats", "card"),
        place("Clone", "rats", "hand"),
        *entering_copy("rats", "card"),
        place("Midnight Scavengers", "scavengers"),
        MELD,
    )
    assert played.last.result == NOTHING
    assert (played["rats"].name, played["rats"].zone) == ("Graf Rats", "battlefield")


def test_in_2021_three_pairs_are_known_and_cited_under_their_own_section() -> None:
    melded = host("2021-09")
    assert {"701.37a", "713.2", "713.1a"} <= set(melded.last.rules)
    assert "713.4" in melded.then(do("move", "host", to="graveyard")).last.rules
    cards = (place("Urza, Lord Protector", "urza", "exile"), place("The Mightstone and Weakstone", "stones", "exile"))
    assert play("2021-09", *cards, do("meld", objects=["urza", "stones"], as_="melded")).last.result == NOTHING


def test_a_pair_on_the_battlefield_is_exiled_and_melded() -> None:
    played = host(zone="battlefield")
    assert events(played.last) == ["left", "left", "entered", "melded"]
    assert (played["host"].name, played["host"].mana_value) == ("Chittering Host", 7)


def own_pair(**keys: str) -> list[dict[str, object]]:
    """A meld pair of someone's own: its parts, changed by ``keys`` for the second one, and its combined face."""
    named = {"melds_with": "North Gate", "melds_into": "The Ring of Walls"} | keys
    line: dict[str, object] = {"layout": "meld", "type_line": "Creature — Wall", "power": "2", "toughness": "2"}

    def part(name: str, other: str, into: str) -> dict[str, object]:
        listed = (("meld_part", name), ("meld_part", other), ("meld_result", into))
        related = [{"component": component, "name": each} for component, each in listed if each]
        return line | {"name": name, "mana_cost": "{2}{W}", "all_parts": related}

    whole = line | {"name": "The Ring of Walls", "power": "5", "toughness": "9", "type_line": "Creature — Wall Giant"}
    result = whole | {"all_parts": [{"component": "meld_result", "name": "The Ring of Walls"}]}
    return [
        part("North Gate", "South Gate", "The Ring of Walls"),
        part("South Gate", named["melds_with"], named["melds_into"]),
        result,
    ]


GATES = (place("North Gate", "north"), place("South Gate", "south"))


@pytest.mark.parametrize("edition", ["2021-09", NEW])
@pytest.mark.parametrize("keys", [{}, {"melds_with": "", "melds_into": ""}], ids=["both say it", "one says it"])
def test_a_pair_of_someones_own_melds_as_its_cards_say(edition: str, keys: dict[str, str]) -> None:
    played = play(edition, *GATES, do("meld", objects=["north", "south"], as_="ring"), cards=own_pair(**keys))
    ring = played["ring"]
    assert (ring.name, ring.power, ring.toughness, ring.mana_value) == ("The Ring of Walls", 5, 9, 6)
    assert events(played.last)[-2:] == ["entered", "melded"]


def test_712_4b_what_two_cards_meld_into_has_to_be_known() -> None:
    with pytest.raises(RulesError, match="The Ring of Walls"):
        play(NEW, *GATES, do("meld", objects=["north", "south"], as_="ring"), cards=own_pair()[:2])


@pytest.mark.parametrize("keys", [{"melds_with": "East Gate"}, {"melds_into": "The Arch"}], ids=["another", "into"])
def test_cards_that_deny_being_a_pair_stay_where_they_are(keys: dict[str, str]) -> None:
    played = play(NEW, *GATES, do("meld", objects=["north", "south"], as_="ring"), cards=own_pair(**keys))
    assert played.last.result == NOTHING
    assert "ring" not in played.table.objects


@pytest.mark.parametrize("layout", ["meld", "normal"])
def test_712_4b_a_combined_face_is_no_card_whatever_a_file_calls_it(layout: str) -> None:
    host = {"name": "Chittering Host", "layout": layout, "type_line": "Creature — Eldrazi Horror"}
    assert play("2026-08", place("Chittering Host"), cards=(host,)).last.result == ILLEGAL


@pytest.mark.parametrize(("edition", "open_"), [("2021-09", False), ("2025-06", False), (NEW, True)])
@pytest.mark.parametrize("zone", ["battlefield", "graveyard"])
def test_707_8a_which_other_face_a_token_copy_of_a_meld_card_has_is_open_where_it_should_have_one(
    edition: str, open_: bool, zone: str
) -> None:
    played = play(edition, place("Graf Rats", "rats", zone), do("create_token_copy", of="rats", as_="token"))
    says = [why.says for why in played.last.reasons]
    assert any("The rules name no other face" in one for one in says) == open_
    # Since 2025 such tokens have both faces; it is not the edition that leaves this one without.
    assert not any("In this edition" in one for one in says)
    assert (played["token"].face_up, played["token"].power) == (None, 2)


@pytest.mark.parametrize(
    ("card", "kind"), [("Graf Rats", "meld"), ("Blackbloom Rogue", "modal double-faced"), ("Delver of Secrets", "")]
)
def test_711_1_a_kind_of_card_that_an_edition_has_not_is_called_by_its_name(card: str, kind: str) -> None:
    says = play("2016-01", place(card)).last.says
    assert says.startswith(f"This edition has no {kind} cards, so ") if kind else says == ""


def test_712_4a_two_cards_that_meld_together_are_a_melded_permanent_and_nothing_else_is() -> None:
    slime = {"name": "Slime", "type_line": "Creature — Ooze", "power": "1", "toughness": "1", "keywords": ["Mutate"]}
    hidden = [place("Slime", label, "hand") for label in ("slime", "ooze")]
    alone = place("Graf Rats", "alone")
    token = do("create_token_copy", of="host", as_="token")
    played = play(
        *(NEW, place("Graf Rats", "rats", "exile"), place("Midnight Scavengers", "scavengers", "exile"), MELD),
        *(alone, token, *hidden, do("mutate", "slime", onto="token", on_top=False)),
        cards=[{**slime, "oracle_text": "Mutate {1}"}],
    )
    merged = played.then(do("mutate", "ooze", onto="token", on_top=False))
    assert merged.last.result == "done"
    told = {label: merged.table.object(label).is_melded for label in ("host", "alone", "token")}
    assert told == {"host": True, "alone": False, "token": False}
    assert not played.then(do("mutate", "ooze", onto="alone")).table.object("alone").is_melded


def test_701_42b_of_two_cards_that_are_one_permanent_already_each_is_told() -> None:
    pair = place("Bruna, the Fading Light", "b"), place("Gisela, the Broken Blade", "g")
    melds = [do("meld", objects=["b", "g"], **{"as": label}) for label in "mn"]
    again = play("2026-08", *pair, *melds).last
    assert (again.result, again.rules[0]) == ("nothing happens", "701.42b")
    assert [why.says.partition(" (")[0] for why in again.reasons] == [
        "Bruna, the Fading Light",
        "Gisela, the Broken Blade",
    ]
