"""What the words of an effect must say, and must not say together: amounts, conditions, abilities (604, 613)."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from inspector.cards import Condition, Count, Filter, StaticAbility

CREATURES = {"types": "Creature"}
LIFE = {"life": "you"}


def written(said: msgspec.Struct) -> object:
    return msgspec.json.decode(msgspec.json.encode(said))


@pytest.mark.parametrize(
    ("amount", "says"),
    [
        ({"count": CREATURES}, ""),
        ({"count": CREATURES, "times": 2, "plus": 1, "half": "up"}, ""),
        (LIFE, ""),
        ({"devotion": ["R"]}, ""),
        ({"opponents": "you"}, ""),
        ({"said": "the number chosen"}, ""),
        ({"sum": [LIFE, LIFE]}, ""),
        ({"counters": "oil", "on": "self"}, ""),
        ({"counters": "oil", "among": CREATURES}, ""),
        ({"of": "power", "on": "self"}, ""),
        ({"distinct": "colors", "among": CREATURES}, ""),
        ({"greatest": "power", "among": CREATURES}, ""),
        ({"total": "toughness", "among": CREATURES}, ""),
        # Nothing is asked, or two things are.
        ({}, "exactly one of `count`, `counters`, `of`"),
        ({"plus": 2}, "exactly one of"),
        ({"count": CREATURES, "life": "you"}, "exactly one of"),
        ({"life": "you", "devotion": ["R"]}, "exactly one of"),
        ({"counters": "oil", "of": "power", "on": "self"}, "exactly one of"),
        # Of whom, or among which.
        ({"counters": "oil"}, "`on` is missing"),
        ({"of": "power"}, "`on` is missing"),
        ({"of": "power", "among": CREATURES}, "`on` is missing"),
        ({"distinct": "colors"}, "`among` is missing"),
        ({"greatest": "power", "on": "self"}, "`among` is missing"),
        ({"total": "power"}, "`among` is missing"),
    ],
    ids=str,
)
def test_an_amount_is_taken_in_one_way_and_says_of_what(amount: dict[str, Any], says: str) -> None:
    if not says:
        assert written(msgspec.convert(amount, Count)) == amount
        return
    with pytest.raises(msgspec.ValidationError, match=says):
        msgspec.convert(amount, Count)


ASKS: dict[str, Any] = {
    "self": CREATURES,
    "attached": CREATURES,
    "turn_of": "you",
    "day_night": "day",
    "said": "it was kicked",
    "all": [{"turn_of": "you"}],
    "any": [{"turn_of": "you"}],
    "not": {"turn_of": "you"},
}
NUMBERS: dict[str, Any] = {"count": CREATURES, "value": LIFE}


@pytest.mark.parametrize("key", [*ASKS, *NUMBERS])
def test_a_condition_asks_one_thing_and_a_number_is_compared(key: str) -> None:
    one = {key: (ASKS | NUMBERS)[key]}
    compared = {**one, "is": ">=2"}
    good, bad = (compared, one) if key in NUMBERS else (one, compared)
    assert written(msgspec.convert(good, Condition)) == good
    with pytest.raises(msgspec.ValidationError, match="`is` belongs to `count` and `value`"):
        msgspec.convert(bad, Condition)
    other = "turn_of" if key == "said" else "said"
    for several in ({**good, other: "you"}, {}):
        with pytest.raises(msgspec.ValidationError, match="exactly one of `count`, `value`, `self`, `attached`"):
            msgspec.convert(several, Condition)


@pytest.mark.parametrize(
    ("whom", "good"), [({"on": "self"}, 1), ({"filter": {}}, 1), ({}, 0), ({"on": "self", "filter": {}}, 0)]
)
def test_604_1_a_static_ability_says_once_on_what_it_acts(whom: dict[str, Any], good: int) -> None:
    told = {"change": {"power": "+1"}, **whom}
    if good:
        assert written(msgspec.convert(told, StaticAbility)) == told
        return
    with pytest.raises(msgspec.ValidationError, match="either `on` or `filter`"):
        msgspec.convert(told, StaticAbility)


def test_what_a_filter_refuses_is_each_part_of_it_once() -> None:
    """Neither red nor a creature that is no artifact: each refuses by itself, and what it refuses refuses in turn."""
    red, artifact = {"colors": "R"}, {"types": "Artifact"}
    wanted = msgspec.convert({"token": True, "not": red, "nor": {**CREATURES, "not": artifact}}, Filter)
    assert [msgspec.to_builtins(part) for part in wanted.refused] == [red, {**CREATURES, "not": artifact}]
    assert [part.types or part.colors or part.token for part in wanted.parts()] == [True, "R", "Creature", "Artifact"]
    assert [len(msgspec.convert(given, Filter).refused) for given in ({}, {"not": red}, {"nor": red})] == [0, 1, 1]
