"""What the fuzzers found: each input once ended in a traceback."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from inspector.library import Library
from inspector.scenario import explained, replay, scenario_from_bytes

Record = dict[str, Any]


def objects(folder: Path, *actions: Record, cards: tuple[Record, ...] = (), **keys: str) -> Record:
    whole = {"format": "card-inspector/1", "cards": cards, "actions": actions, **keys}
    read = scenario_from_bytes(json.dumps(whole).encode(), "given.json")
    found: Record = json.loads(json.dumps(explained(replay(read, Library(folder / "none.sqlite")))))["objects"]
    return found


def test_a_split_card_with_two_answers_takes_the_one_name_that_an_effect_gives_it(tmp_path: Path) -> None:
    placed = {"do": "place", "card": "Fire // Ice", "as": "it", "zone": "hand"}
    named = {"do": "effect", "on": ["it"], "change": {"name": "Grizzly Bears"}}
    assert objects(tmp_path, placed, edition="2011-09")["it"]["name"] == ["Fire", "Ice"]
    # The name that an effect sets is the only one; the numbers of both halves stay two answers (709.4, 2011).
    assert objects(tmp_path, placed, named, edition="2011-09")["it"]["name"] == "Grizzly Bears"


def test_two_costs_of_fifteen_digits_are_added_up(tmp_path: Path) -> None:
    cost = "{" + "9" * 15 + "}"
    faces = [{"name": side, "type_line": "Instant", "mana_cost": cost} for side in ("Left", "Right")]
    giant = {"name": "Left // Right", "layout": "split", "card_faces": faces}
    placed = {"do": "place", "card": "Left // Right", "as": "it", "zone": "hand"}
    found = objects(tmp_path, placed, cards=(giant,), edition="2025-06")
    assert found["it"]["mana_cost"] == "{1999999999999998}"
    assert found["it"]["mana_value"] == 1_999_999_999_999_998
