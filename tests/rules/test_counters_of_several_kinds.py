"""Counters of several kinds with which one object enters, and what others make of one kind alone (122.6, 614.1a)."""

from __future__ import annotations

import pytest

from inspector.rules import NEWEST
from tests.rules.cards_for_tests import Record, creature
from tests.rules.playing import do, place, play
from tests.rules.test_replacing import CARDS, ENTERS_WITH_TWO, board

NEW = NEWEST.key
SHIELDED = creature(
    "Shielded", "Elf", "1/1", oracle_text=f"{ENTERS_WITH_TWO}\nThis creature enters with a shield counter on it."
)
WARDED = creature("Warded", "Elf", "1/1", oracle_text="This creature enters with a shield counter on it.")
SAYS_WORTHY = {**creature("Worthy", "Elf", "1/1"), "loyalty": "3"}
PUPIL: Record = {
    "name": "Pupil",
    "layout": "prepare",
    "card_faces": [
        {
            "name": "Pupil",
            "type_line": "Creature — Elf",
            "oracle_text": f"Pupil enters prepared.\n{ENTERS_WITH_TWO}",
            "power": "1",
            "toughness": "1",
        },
        {"name": "Lesson", "mana_cost": "{1}", "type_line": "Sorcery", "oracle_text": "Draw a card."},
    ],
}
ALL = (*CARDS, SHIELDED, WARDED, SAYS_WORTHY, PUPIL)


@pytest.mark.parametrize(
    ("card", "others", "counters"),
    [
        ("Shielded", (), {"+1/+1": 2, "shield": 1}),
        # 614.1a: what is said of one kind is said of no other.
        ("Shielded", ("Twice",), {"+1/+1": 4, "shield": 1}),
        ("Shielded", ("One More",), {"+1/+1": 3, "shield": 1}),
        ("Shielded", ("Season",), {"+1/+1": 4, "shield": 2}),
        # Each effect puts counters of its own kind, and what is made of one is made of that alone.
        ("Warded", ("Giver", "Twice"), {"shield": 1, "+1/+1": 2}),
        # However many add to them, in every order they come to the same (616.1).
        ("Slith", ("Giver", *("One More",) * 6), {"+1/+1": 9}),
        # 306.5b: loyalty counters are for planeswalkers.
        ("Worthy", (), {}),
    ],
)
def test_122_6_of_each_kind_it_enters_with_as_many_as_others_make_of_that(
    card: str, others: tuple[str, ...], counters: dict[str, int]
) -> None:
    played = play(NEW, *board(*others), place(card, zone="hand"), do("put_onto_battlefield", "it"), cards=ALL)
    assert (played["it"].counters, played["it"].not_computed) == (counters, ())


def test_722_3a_what_enters_prepared_keeps_the_counters_with_which_it_does() -> None:
    played = play(NEW, place("Pupil", zone="hand"), do("put_onto_battlefield", "it"), cards=ALL)
    assert played["it"].counters == {"+1/+1": 2}
    assert "prepared" in played["it"].designations


@pytest.mark.parametrize(
    ("card", "others", "rule", "others_rule", "says"),
    [
        ("Walker", (), "306.5b", "310.4b", "It enters with loyalty counters equal to its printed loyalty, 3"),
        # 101.2: what can't have counters would have entered with them.
        ("Refuser", (), "101.2", "306.5b", "would enter with two +1/+1 counters"),
        ("Slith", ("Twice",), "614.1a", "101.2", "would enter with two +1/+1 counters"),
        ("Slith", (), "614.1c", "101.2", "enters with two +1/+1 counters"),
    ],
)
def test_614_1c_with_how_many_it_enters_or_would_is_told(
    card: str, others: tuple[str, ...], rule: str, others_rule: str, says: str
) -> None:
    played = play(NEW, *board(*others), place(card, zone="hand"), do("put_onto_battlefield", "it"), cards=ALL)
    assert (rule in played.last.rules, others_rule in played.last.rules) == (True, False)
    assert says in played.last.says
