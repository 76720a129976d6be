"""Kinds of double-faced cards, the seven meld pairs, and what counts as one card."""

from __future__ import annotations

import pytest

from inspector.cards import Kind
from inspector.library import bundled_cards
from tests.rules.claims import across
from tests.rules.playing import DONE, ILLEGAL, NOTHING, do, events, place, play

# 712.5a-g: two cards, their combined face, and the mana values of both fronts added up.
PAIRS = [
    ("Midnight Scavengers", "Graf Rats", "Chittering Host", 5 + 2),
    ("Hanweir Garrison", "Hanweir Battlements", "Hanweir, the Writhing Township", 3 + 0),
    ("Bruna, the Fading Light", "Gisela, the Broken Blade", "Brisela, Voice of Nightmares", 7 + 4),
    ("Phyrexian Dragon Engine", "Mishra, Claimed by Gix", "Mishra, Lost to Phyrexia", 3 + 4),
    ("The Mightstone and Weakstone", "Urza, Lord Protector", "Urza, Planeswalker", 5 + 3),
    ("Argoth, Sanctum of Nature", "Titania, Voice of Gaea", "Titania, Gaea Incarnate", 0 + 3),
    ("Fang, Fearless l'Cie", "Vanille, Cheerful l'Cie", "Ragnarok, Divine Deliverance", 3 + 4),
]
KINDS = {"Delver of Secrets": Kind.NONMODAL, "Blackbloom Rogue": Kind.MODAL, "Graf Rats": Kind.MELD}


@across({"2021-09": "712.1", "2026-08": "712.1 712.2 712.3"})
def test_a_double_faced_card_is_of_one_kind_and_the_kind_says_what_turns_it(edition: str) -> None:
    for name, kind in KINDS.items():
        card = bundled_cards().find(name)
        assert card is not None
        assert card.kind is kind
        told = play(edition, place(name), do("transform", "it")).last
        turns = kind is Kind.NONMODAL or (kind is Kind.MODAL and edition == "2026-08")
        assert events(told) == (["transformed"] if turns else [])


@pytest.mark.rule("2021-09", "712.1g")
def test_in_2021_a_meld_card_is_no_double_faced_card() -> None:
    before = play("2021-09", place("Graf Rats"))
    down, turned = before.then(do("turn_face_down", "it")).last, before.then(do("transform", "it")).last
    assert (down.result, turned.result) == (NOTHING, NOTHING)
    assert "713.10" in down.rules
    assert "713.1b" in turned.rules
    assert not any(rule.startswith("712") for rule in (*down.rules, *turned.rules))
    cited = {rule for reasons in before["it"].why.values() for reason in reasons for rule in reason.rules}
    assert not any(rule.startswith("712") for rule in cited)


@pytest.mark.rule("2026-08", "712.5", "712.5a", "712.5b", "712.5c", "712.5d", "712.5e", "712.5f", "712.5g")
@pytest.mark.parametrize(("one", "other", "both", "mana_value"), PAIRS)
def test_a_pair_melds_into_its_combined_face(one: str, other: str, both: str, mana_value: int) -> None:
    played = play(
        "2026-08",
        place(one, "one", "exile"),
        place(other, "other", "exile"),
        do("meld", objects=["one", "other"], as_="both"),
    )
    assert sorted(events(played.last)) == ["entered", "melded"]
    letter = "abcdefg"[[names for *names, _ in PAIRS].index([one, other, both])]
    assert f"712.5{letter}" in played.last.rules
    melded = played["both"]
    assert (melded.name, melded.mana_cost, melded.mana_value) == (both, "", mana_value)
    assert melded.zone == "battlefield"


@pytest.mark.rule("2026-08", "712.5")
@pytest.mark.parametrize("index", range(len(PAIRS)))
def test_a_card_melds_with_no_other_pairs_card(index: int) -> None:
    one, other = PAIRS[index][0], PAIRS[(index + 1) % len(PAIRS)][1]
    played = play(
        "2026-08",
        place(one, "one", "exile"),
        place(other, "other", "exile"),
        do("meld", objects=["one", "other"], as_="both"),
    )
    assert (played.last.result, events(played.last)) == (NOTHING, [])
    assert {held.zone for held in played.table.objects.values()} == {"exile"}


@pytest.mark.parametrize(("edition", "known"), [("2016-01", 0), ("2021-09", 3), ("2025-06", 7)])
def test_an_edition_knows_the_pairs_of_its_day(edition: str, known: int) -> None:
    done = 0
    for one, other, _, _ in PAIRS:
        played = play(
            edition,
            place(one, "one", "exile"),
            place(other, "other", "exile"),
            do("meld", objects=["one", "other"], as_="both"),
        )
        done += played.last.result == DONE
    assert done == known


@across({"2025-06": "709.2", "2026-08": "709.2"})
def test_a_split_card_is_one_card(edition: str) -> None:
    counted = {"count": {"zone": "graveyard", "types": ["Instant", "Enchantment"]}}
    count = {
        "name": "Counting Beast",
        "layout": "normal",
        "type_line": "Creature — Beast",
        "oracle_text": "As big as the graveyard.",
        "power": "*",
        "toughness": "*",
        "define": {"power": counted, "toughness": counted},
    }
    played = play(
        edition,
        place("Counting Beast", "beast"),
        place("Fire // Ice", "fire", "hand"),
        place("Bottomless Pool // Locker Room", "room", "hand"),
        do("move", "fire", to="graveyard"),
        do("move", "room", to="graveyard"),
        cards=[count],
    )
    assert played["beast"].power == 2


@pytest.mark.rule("2026-08", "708.1")
def test_a_card_is_face_down_only_where_something_allows_it() -> None:
    for way in ("morph", "disguise"):
        played = play("2026-08", place("Serra Angel", "it", "hand"), do("cast", "it", face_down=way))
        assert (played.last.result, played["it"].zone) == (ILLEGAL, "hand")
