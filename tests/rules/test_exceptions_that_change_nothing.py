"""707.2, 707.9b: where an exception to a copy effect gives only what was copied, copying alone decides the value."""

from __future__ import annotations

import pytest

from tests.rules.playing import Played, Record, do, place, play

CHIEF: Record = {"name": "Chief", "type_line": "Legendary Artifact Creature — Elf", "power": "2", "toughness": "2"}
SCOUT: Record = {"name": "Scout", "type_line": "Creature — Ape", "power": "1", "toughness": "1"}
CLONE: Record = {"name": "Clone", "type_line": "Creature — Shapeshifter", "power": "0", "toughness": "0"}

EXCEPT: list[tuple[str, Record]] = [
    ("types", {"add_types": ["Artifact"]}),
    ("subtypes", {"add_subtypes": ["Elf"]}),
    ("subtypes", {"set_subtypes": ["Elf"]}),
    ("supertypes", {"add_supertypes": ["Legendary"]}),
]


def copied(of: str, exception: Record, *, token: bool, edition: str = "2026-08") -> Played:
    made = do("create_token_copy", of=of, as_="it", except_=exception)
    became = [place("Clone", "it"), do("become_copy", "it", of=of, except_=exception)]
    there = [place("Chief", "chief"), place("Scout", "scout")]
    return play(edition, *there, *([made] if token else became), cards=[CHIEF, SCOUT, CLONE])


def first(played: Played, key: str) -> str:
    return played["it"].why[key][0].rules[0]


@pytest.mark.parametrize("token", [False, True], ids=["permanent", "token"])
@pytest.mark.parametrize(("key", "exception"), EXCEPT, ids=str)
def test_707_2_copying_decides_where_the_exception_gives_what_was_copied(
    key: str, exception: Record, token: bool
) -> None:
    assert first(copied("chief", exception, token=token), key) == "707.2"
    assert first(copied("scout", exception, token=token), key) == "707.9b"


@pytest.mark.parametrize(("of", "rule"), [("chief", "707.9b"), ("scout", "707.2")])
def test_707_9b_an_exception_decides_that_it_is_not_legendary_only_where_the_original_is(of: str, rule: str) -> None:
    assert first(copied(of, {"remove_supertypes": ["Legendary"]}, token=False), "supertypes") == rule


@pytest.mark.parametrize(("of", "rule"), [("chief", "706.2"), ("scout", "706.9c")])
def test_706_2_it_was_called_before_2020(of: str, rule: str) -> None:
    assert first(copied(of, {"add_types": ["Artifact"]}, token=False, edition="2016-01"), "types") == rule
