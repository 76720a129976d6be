"""Sentences that say why a value is so, where what is so can come about in more than one way: as a judge says each."""

from __future__ import annotations

import pytest

from tests.rules.playing import Record, do, place, play
from tests.rules.sentence_rows import NEW, OLD
from tests.rules.test_sentences_of_values import POOL

LOSES_ALL = {"lose_all_abilities": True}
# What happens, which value is asked, and all that is said of it, each sentence behind its first rule.
ROWS: dict[str, tuple[str, tuple[Record, ...], str, list[str]]] = {
    "a star without its ability, before there was a rule for what has no value": (
        OLD,
        (place("Root"), do("effect", on=["it"], change=LOSES_ALL)),
        "it.power",
        [
            "107.2: The ability that defines its power is gone, so the printed star counts as 0: power 0.",
            "208.1: The power is printed on the card: *.",
        ],
    ),
    "a star without its ability on a card that is no creature": (
        NEW,
        (place("Root", zone="graveyard"), do("effect", filter={"zone": "graveyard"}, change=LOSES_ALL)),
        "it.power",
        [
            "107.2: The ability that defines its power is gone, so the printed star counts as 0: power 0.",
            "208.1: The power is printed on the card: *.",
        ],
    ),
}


@pytest.mark.parametrize(("edition", "actions", "of", "says"), ROWS.values(), ids=ROWS)
def test_each_way_in_which_a_value_can_come_about_has_its_sentence(
    edition: str, actions: tuple[Record, ...], of: str, says: list[str]
) -> None:
    label, _, key = of.partition(".")
    why = play(edition, *actions, cards=POOL)[label].why[key]
    assert [f"{reason.rules[0]}: {reason.says}" for reason in why] == says
