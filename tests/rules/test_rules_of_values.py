"""The rules that values cite, where an edition, a kind of card or a zone decides which of several it is."""

from __future__ import annotations

import pytest

from inspector.rules import Concept
from inspector.rules.edition import citations
from tests.rules.editions import by_edition
from tests.rules.playing import Played, Record, do, place, play


def hybrid(cost: str) -> dict[str, str]:
    return {
        "name": "Two Minds",
        "layout": "normal",
        "mana_cost": cost,
        "type_line": "Creature",
        "power": "1",
        "toughness": "1",
    }


def cited(played: Played, label: str, key: str) -> tuple[str, ...]:
    return tuple(number for why in played[label].why[key] for number in why.rules)


@by_edition("711.2a", "711.4a", "712.4b", "712.8c", "712.8c")
def test_a_spell_with_its_front_face_up_has_that_face_only(edition: str, rules: list[str]) -> None:
    played = play(edition, place("Delver of Secrets", zone="stack"))
    numbers = cited(played, "it", "name")
    assert set(rules) <= set(numbers)
    assert not set(citations.numbers(Concept.FACE_ON_THE_STACK, edition)) & set(numbers), "casting decides no value"


@by_edition("-", "-", "712.4e", "712.8f", "712.8f")
def test_a_modal_permanent_has_the_face_that_is_up(edition: str, rules: list[str]) -> None:
    played = play(edition, place("Blackbloom Rogue"))
    numbers = cited(played, "it", "name")
    assert set(rules) <= set(numbers)
    assert "712.4c" not in numbers


@by_edition("202.2d", "202.2d", "202.2d", "202.2d", "202.2d")
@pytest.mark.parametrize(("cost", "several"), [("{G/U}{1}", False), ("{G/U}{W}{B}", True), ("{B/P}", False)])
def test_hybrid_and_phyrexian_symbols_give_their_colors(
    edition: str, rules: list[str], cost: str, *, several: bool
) -> None:
    numbers = cited(play(edition, place("Two Minds"), cards=[hybrid(cost)]), "it", "colors")
    assert set(rules) <= set(numbers)
    assert ("202.2c" in numbers) is several


@by_edition("-", "-", "712.4b", "-", "-")
def test_a_copy_of_a_back_face_spell_has_mana_value_0(edition: str, rules: list[str]) -> None:
    played = play(
        edition,
        place("Beloved Beggar", "beggar", "graveyard"),
        do("cast", "beggar", transformed=True),
        {"do": "copy_spell", "of": "beggar", "as": "it"},
    )
    assert played["it"].mana_value == 0
    numbers = cited(played, "it", "mana_value")
    assert set(rules) <= set(numbers)
    assert "712.4d" not in numbers


@by_edition("107.2", "107.2", "208.5", "208.5", "208.5")
def test_a_creature_without_a_printed_size_is_nought_by_nought(edition: str, rules: list[str]) -> None:
    played = play(
        edition,
        place("Bonesplitter"),
        {"do": "effect", "on": ["it"], "change": {"add_types": ["Creature"]}},
    )
    assert played["it"].power == 0
    assert set(rules) <= set(cited(played, "it", "power"))


@by_edition("-", "-", "712.4e", "712.8f", "712.8f")
def test_of_a_modal_back_face_that_is_up_no_rule_of_front_faces_speaks(edition: str, rules: list[str]) -> None:
    numbers = cited(play(edition, place("Blackbloom Rogue", face="back")), "it", "name")
    assert set(rules) <= set(numbers)
    # 712.8c and 712.8d are of front faces, 712.8e of a transformed permanent.
    assert not {"712.8c", "712.8d", "712.8e", "712.4c"} & set(numbers)


@by_edition("-", "-", "-", "707.10g", "707.10g")
def test_a_copy_of_a_double_faced_spell_has_both_faces_by_its_own_rule(edition: str, rules: list[str]) -> None:
    copied = play(edition, place("Delver of Secrets", zone="stack"), {"do": "copy_spell", "of": "it", "as": "c"})
    # The token that it becomes has them by that rule too: no effect created a token that is a copy.
    for each in (copied, copied.then({"do": "resolve", "object": "c"})):
        assert {*rules, "707.2"} <= set(cited(each, "c", "name"))
        assert not {"707.8", "707.8a"} & set(cited(each, "c", "name"))


@by_edition("-", "-", "-", "707.8a", "707.8a")
def test_a_token_copy_of_a_double_faced_permanent_has_both_faces_by_its_own_rule(
    edition: str, rules: list[str]
) -> None:
    made = play(edition, place("Delver of Secrets"), {"do": "create_token_copy", "of": "it", "as": "c"})
    assert {*rules, "707.2"} <= set(cited(made, "c", "name"))
    assert "707.10g" not in cited(made, "c", "name")
    plain = play(edition, place("Grizzly Bears"), {"do": "create_token_copy", "of": "it", "as": "c"})
    assert not {"707.8", "707.8a"} & set(cited(plain, "c", "name"))


ROOM = place("Smoky Lounge // Misty Salon", "other", unlocked=["left", "right"])


@pytest.mark.parametrize("key", ["types", "subtypes", "power", "toughness"])
@pytest.mark.parametrize("original", [ROOM, place("Akki Lavarunner", "other")], ids=["Room", "flip"])
def test_707_8a_what_a_double_faced_token_with_halves_copies_has_one_rule(original: Record, key: str) -> None:
    """Both its faces are copies of what has the halves: no face decides, and that it has halves gives no size."""
    copied: Record = {"do": "become_copy", "object": "it", "of": "other"}
    made = play(
        "2026-08", place("Delver of Secrets"), original, copied, {"do": "create_token_copy", "of": "it", "as": "c"}
    )
    assert cited(made, "c", key)[0] == "707.8a"
    single = play("2026-08", original, {"do": "create_token_copy", "of": "other", "as": "c"})
    assert cited(single, "c", key)[0] == "707.2"
