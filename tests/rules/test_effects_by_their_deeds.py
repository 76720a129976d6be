"""How effects that resolved are called: by their number among those of one name, or by what they do (613.7, 608.2)."""

from __future__ import annotations

import pytest

from inspector.rules import NEWEST, rungs
from inspector.rules.telling.effects_told_apart import Deeds, called_by_deed
from tests.rules.cards_for_tests import BEAR
from tests.rules.playing import Played, Record, do, place, play

NUMBERS = ("first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth")


def _cast(*changes: Record, called: str = "") -> Played:
    done = ({**do("effect", on=["bear"], change=one), **({"called": called} if called else {})} for one in changes)
    return play(NEWEST.key, place("Bear", "bear"), *done, cards=[BEAR])


@pytest.mark.parametrize("count", [1, 2, 3, 4, 5, 6, 7, 8, 9])
def test_613_7_castings_of_one_spell_are_numbered_from_the_oldest_up_to_eight(count: int) -> None:
    told = [rung.says for rung in rungs(_cast(*[{"power": "+1"}] * count, called="Growth").table, "bear")][1:]
    names = [f"The {NUMBERS[place]} Growth" if 1 < count <= len(NUMBERS) else "Growth" for place in range(count)]
    assert told == [f"{name}: it gets +1/+0 and is {3 + place}/2." for place, name in enumerate(names)]


@pytest.mark.parametrize(
    ("changes", "called"),
    [
        (({"add_subtypes": ["Frog"]},), "the effect that makes it a Frog"),
        (({"add_abilities": ["Flying"]}, {"add_abilities": ["Haste"]}), "the effect that gives it flying"),
        ((), "the effect that resolved"),
    ],
)
def test_608_2_an_effect_without_a_name_is_called_by_what_it_does(changes: tuple[Record, ...], called: str) -> None:
    table = _cast(*changes).table
    stamp = table.effects[0].timestamp if table.effects else 1
    assert called_by_deed(table, stamp) == called
    assert called_by_deed(table, 1000) == "the effect that resolved"


def test_608_2_the_deeds_of_effects_are_found_by_their_timestamps() -> None:
    table = _cast({"power": "+1"}, {"power": "+2"}).table
    deeds = Deeds(table)
    assert [*deeds] == [effect.timestamp for effect in table.effects]
    assert (len(deeds), [deeds[one.timestamp] for one in table.effects]) == (2, [[one.change] for one in table.effects])
