from __future__ import annotations

import pytest

from inspector.cards import Card, CardIndex, card_from_scryfall, name_key


def spell(name: str, **keys: str) -> Card:
    return card_from_scryfall({"name": name, "type_line": "Instant", **keys})


def split(left: str, right: str) -> Card:
    faces = [{"name": name, "type_line": "Instant", "mana_cost": "{R}"} for name in (left, right)]
    return card_from_scryfall({"name": f"{left} // {right}", "layout": "split", "card_faces": faces})


BOTH = split("Ember", "Frost")


@pytest.mark.parametrize(
    "name", ["Ember // Frost", "ember//frost", "Ember/Frost", " EMBER  /  frost ", "Ember", "frost"]
)
def test_a_card_answers_to_its_full_name_and_to_either_faces_name(name: str) -> None:
    assert CardIndex([BOTH]).find(name) is BOTH


def test_a_full_name_wins_over_a_faces_name() -> None:
    alone = spell("Frost")
    assert CardIndex([BOTH, alone]).find("Frost") is alone


def test_an_earlier_card_wins_over_a_later_one() -> None:
    first, second = spell("Frost", mana_cost="{U}"), spell("Frost", mana_cost="{W}")
    assert CardIndex([first, second]).find("Frost") is first


def test_what_is_not_here_is_looked_up_beneath() -> None:
    index = CardIndex([BOTH], beneath=CardIndex([spell("Ash")]))
    found = index.find("ash")
    assert found is not None
    assert found.name == "Ash"
    assert index.find("Smoke") is None


def test_a_name_with_strokes_of_its_own_is_found_by_it() -> None:
    odd = spell("SP//dr")
    assert CardIndex([odd]).find("SP//dr") is odd


def test_keys_ignore_case_spaces_and_the_number_of_strokes() -> None:
    assert name_key("  Fire //  Ice ") == name_key("fire/ice")
    assert name_key("Fire") != name_key("Ice")


def test_an_index_counts_and_lists_its_own_cards() -> None:
    index = CardIndex([BOTH, spell("Ash")], beneath=CardIndex([spell("Smoke")]))
    assert len(index) == 2
    assert [card.name for card in index] == ["Ember // Frost", "Ash"]


def test_what_is_known_alone_is_kept_of_a_pool_with_all_that_lies_beneath() -> None:
    ash, smoke = spell("Ash"), spell("Smoke")
    some = CardIndex([BOTH, ash], beneath=CardIndex([smoke])).only({ash})
    assert [card.name for card in some] == ["Ash"]
    assert (some.find("Ember"), some.find("Smoke"), some.find("Ash")) == (None, smoke, ash)


def test_111_3_a_token_is_found_by_words_that_spell_it_wherever_a_card_would_be() -> None:
    """What is called so in a pool comes first; beneath all pools words are words."""
    words = "2/2 green Bear creature token"
    for index in (CardIndex(), CardIndex([BOTH], beneath=CardIndex())):
        token = index.find(words)
        assert token is not None
        assert (token.name, token.is_token) == ("Bear", True)
    own = spell(words)
    assert CardIndex([own]).find(words) is own
    assert CardIndex(beneath=CardIndex([own])).find(words) is own
