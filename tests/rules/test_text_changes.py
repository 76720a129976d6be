"""Text-changing effects (612): which words change, and that what the text does changes with it."""

from __future__ import annotations

import pytest

from inspector.cards import TextChange
from inspector.rules.text_changes import replaced
from tests.rules.cards_for_tests import ALL, creature
from tests.rules.playing import Played, Record, do, place, play


def now(*actions: Record, cards: tuple[Record, ...] = ()) -> Played:
    return play("2026-08", *actions, cards=(*cards, *ALL))


def changed(label: str, from_: str, to: str, **keys: object) -> Record:
    return do("effect", on=[label], change={"text": {"from": from_, "to": to}}, **keys)


@pytest.mark.parametrize(
    ("text", "from_", "to", "expected"),
    [
        ("Swampwalk", "Swamp", "Island", "Islandwalk"),
        ("Destroy target nonblack creature.", "black", "white", "Destroy target nonwhite creature."),
        ("Other Goblins get +1/+1.", "Goblin", "Zombie", "Other Zombies get +1/+1."),
        ("Blackmail a blacksmith.", "black", "white", "Blackmail a blacksmith."),
    ],
)
def test_a_word_changes_where_it_is_used_as_that_word(text: str, from_: str, to: str, expected: str) -> None:
    assert replaced(text, TextChange(from_=from_, to=to)) == expected


def test_what_a_printed_static_ability_does_changes_with_its_words() -> None:
    zombie = creature("Zombie", "Zombie", "2/2")
    before = now(place("King", "king"), place("Goblin", "goblin"), place("Zombie", "zombie"), cards=(zombie,))
    after = before.then(changed("king", "Goblin", "Zombie", until="end of turn"))
    assert (before["goblin"].power, before["zombie"].power) == (2, 2)
    assert (after["goblin"].power, after["zombie"].power) == (1, 3)
    assert after["king"].subtypes == ("Zombie",)
    ended = after.then(do("end_turn"))
    assert (ended["goblin"].power, ended["king"].subtypes) == (2, ("Goblin",))


def test_an_effect_that_a_source_was_given_changes_with_its_text() -> None:
    played = now(
        place("Dual", "source"),
        do("effect", filter={"colors": "W"}, change={"power": "+1"}, source="source"),
        place("Angel", "white"),
        place("Bear", "green"),
    )
    after = played.then(changed("source", "white", "green"))
    assert (after["white"].power, after["green"].power) == (4, 3)


def test_a_name_never_changes_and_neither_does_what_another_effect_gave() -> None:
    played = now(
        place("Goblin", "goblin"),
        do("effect", on=["goblin"], change={"add_abilities": ["Swampwalk"]}),
        changed("goblin", "Swamp", "Island"),
        changed("goblin", "Goblin", "Elf"),
    )
    assert played["goblin"].name == "Goblin"
    assert played["goblin"].subtypes == ("Elf",)
    assert played["goblin"].abilities == ("Swampwalk",)
    assert "612.1" in played["goblin"].why["subtypes"][0].rules
