"""One ability goes, with all that is its own and nothing of its neighbors (702.1, 207.2)."""

from __future__ import annotations

import pytest

from inspector.cards import keywords_of
from inspector.rules import NEWEST
from inspector.rules.effects.taking_abilities import each_of, of_keyword, unlike, without_ability
from inspector.rules.values.scratch import Ability
from tests.rules.cards_for_tests import creature
from tests.rules.playing import do, place, play


@pytest.mark.parametrize(
    ("text", "taken", "left"),
    [
        # The found defect: a comma parted reminder text, and its second half stayed as an ability.
        ("Infect (It shrinks creatures, and it gives players poison.)", "Infect", ()),
        ("Flying (It is up there, out of reach.), trample", "Flying", ("Trample",)),
        ("Flying, first strike, trample", "First strike", ("Flying, trample",)),
        ("Protection from red, from blue", "Protection", ()),
        ("Flying, protection from Bears, from creatures with flying", "Protection", ("Flying",)),
        ("Flying, protection from creatures with flying", "Flying", ("Protection from creatures with flying",)),
        ("Ward—{2}, discard a card", "Ward", ()),
        ("Equip Bear, Elf, or Goblin {1}", "Equip", ()),
        ("Cloud walk — Flying", "Flying", ()),
    ],
)
def test_702_1_of_a_row_of_keywords_one_goes_whole(text: str, taken: str, left: tuple[str, ...]) -> None:
    card = creature("Drill", "Bear", "2/2", oracle_text=text)
    gone = do("effect", on=["it"], change={"remove_abilities": [taken]})
    values = play(NEWEST.key, place("Drill"), gone, cards=(card,))["it"]
    assert values.abilities == left
    assert taken not in values.keywords


def ability(text: str) -> Ability:
    return Ability(text, keywords_of(text))


@pytest.mark.parametrize(
    ("lines", "taken", "left"),
    [
        (("{T}: Draw a card.", "Flying"), "{t}: draw a card.", ("Flying",)),
        (("Whenever it attacks, draw a card.", "Flying"), "Flying", ("Whenever it attacks, draw a card.",)),
        (("{1}: It gains flying, haste, and reach.",), "Haste", ("{1}: It gains flying, haste, and reach.",)),
        (("Flying", "Trample, flying", "Flying"), "flying", ("Trample",)),
        (("Zapping, flying",), "Flying", ("Zapping",)),
        (("Flying", "Haste"), "Trample", ("Flying", "Haste")),
    ],
)  # fmt: skip
def test_702_1_what_is_taken_goes_by_its_words_or_its_keyword_and_all_else_stays(
    lines: tuple[str, ...], taken: str, left: tuple[str, ...]
) -> None:
    # The record of a card may list a keyword that no table has.
    had, stays = ([Ability(one, keywords_of(one, ("Zapping", "Flying"))) for one in texts] for texts in (lines, left))
    assert without_ability(had, taken) == stays


@pytest.mark.parametrize(
    ("text", "keyword", "had"),
    [
        ("Flying, swampwalk, plainswalk", "Landwalk", ("Swampwalk", "Plainswalk")),
        ("Flying, haste", "Landwalk", ()),
        ("Swampwalk", "Protection", ()),
        ("Protection from red, from blue; flying", "Protection", ("Protection from red, from blue",)),
        ("Flying, protection from red (It is safe, mostly.)", "Protection", ("Protection from red",)),
        ("Hexproof from black, ward—{2}, pay 2 life", "Hexproof", ("Hexproof from black",)),
        ("{1}: This creature gains flying, hexproof, and haste.", "Hexproof", ()),
    ],
)  # fmt: skip
def test_702_14a_what_of_a_row_is_of_a_keyword_is_found_alone(text: str, keyword: str, had: tuple[str, ...]) -> None:
    assert tuple(of_keyword(ability(text), keyword)) == tuple(map(ability, had))


@pytest.mark.parametrize(
    ("text", "each"),
    [
        ("Flying, ward—{2}, pay 2 life, haste", ("Flying", "Ward—{2}, pay 2 life", "Haste")),
        ("Flying; first strike (It is fast, too.)", ("Flying", "First strike")),
        ("Flying (It is up there, out of reach.)", ("Flying (It is up there, out of reach.)",)),
        ("{1}: This creature gains flying, first strike, and haste.",) * 2,
        ("Equip Bear, Elf, or Goblin {1}",) * 2,
        ("Draw a card.",) * 2,
        ("Protection from red, protection from blue", ("Protection from red", "Protection from blue")),
    ],
)  # fmt: skip
def test_702_1_each_keyword_of_a_row_is_an_ability_of_its_own(text: str, each: tuple[str, ...] | str) -> None:
    wanted = (each,) if isinstance(each, str) else each
    assert tuple(each_of(ability(text))) == tuple(map(ability, wanted))


def test_702_11f_of_abilities_that_say_the_same_one_is_enough() -> None:
    said = [ability(text) for text in ("Hexproof", "hexproof", "Hexproof from black", "Hexproof")]
    assert [one.text for one in unlike(said)] == ["Hexproof", "Hexproof from black"]
