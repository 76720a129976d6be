"""What a text is told of state-based actions where words that are not computed may decide them (704.3)."""

from __future__ import annotations

from functools import cache

import pytest

from inspector.cards import CardIndex, card_from_scryfall
from inspector.library import bundled_cards
from inspector.scenario.words import answers_to, board_from_words, read_so_far


def _words(name: str, text: str) -> dict[str, object]:
    return {"name": name, "mana_cost": "{2}", "type_line": "Enchantment", "oracle_text": text}


GROWTH, NAMING = "Bears get +1/+1 by moonlight.", "Creatures are legendary by moonlight."
BEARS = "Ana has Grizzly Bears on the battlefield. "
SHRUNK = f"{BEARS}Ana has Silver Growth on the battlefield. Grizzly Bears gets -2/-2. "


@cache
def _pool() -> CardIndex:
    cards = (_words("Silver Growth", GROWTH), _words("Dark Naming", NAMING))
    return CardIndex([card_from_scryfall(card) for card in cards], beneath=bundled_cards())


def _answers(text: str) -> list[str]:
    found = board_from_words(text, _pool())
    return list(answers_to(found.scenario, found.run, found.asks))


@pytest.mark.parametrize("asked", ["Does it die?", "Does it survive?"])
def test_704_5f_neither_yes_nor_no_where_unread_words_may_save_it(asked: str) -> None:
    (answer,) = _answers(SHRUNK + asked)
    assert answer.startswith(f"Not computed: “{GROWTH[:-1]}” may decide it. Without it, its toughness is 0 or less")


@pytest.mark.parametrize("asked", ["What is its power?", "Where is Grizzly Bears?"])
def test_704_3_what_will_happen_next_is_not_computed_once(asked: str) -> None:
    *_, last = _answers(SHRUNK + asked)
    assert last == f"Not computed: what state-based actions do with Grizzly Bears; “{GROWTH}” may decide it."


def test_704_3_what_is_sure_is_told_beside_what_is_not() -> None:
    there = "Ana has Elite Vanguard on the battlefield. Elite Vanguard gets -3/-3. "
    *_, last = _answers(f"{there}{SHRUNK}What is the power of Elite Vanguard?")
    assert last.startswith("Once state-based actions are checked: Elite Vanguard's toughness is 0 or less")
    assert "What state-based actions do with Grizzly Bears is not computed" in last


def test_704_5j_whether_the_legend_rule_applies_is_not_computed_where_words_may_make_legends() -> None:
    two = f"{BEARS}Ana has Dark Naming on the battlefield. "
    (answer,) = _answers(f"{two}Does the legend rule apply?")
    assert answer == f"Not computed: “{NAMING[:-1]}” may decide whether it does."


def test_704_5a_who_loses_the_game_is_no_matter_of_the_legend_rule() -> None:
    told = read_so_far("Ana is at 0 life. Does she lose?", _pool())
    assert told.error is not None
    (answer,) = _answers("Ana has two Optimus Prime, Hero on the battlefield. Do they lose one?")
    assert answer.startswith("Yes.")


def test_704_5a_a_forecast_says_that_a_player_without_life_loses() -> None:
    *_, last = _answers(f"{BEARS}Ana is at 0 life. What is Grizzly Bears' power?")
    assert last == "Not computed: what follows as Ana loses the game for having 0 or less life."
