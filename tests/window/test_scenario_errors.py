"""What is wrong with a file is told with what matters first."""

from __future__ import annotations

import json

import pytest

from inspector.scenario import ScenarioError, UnknownCardError, scenario_from_bytes
from inspector.window.words.scenario_errors import error_in_words

PLACED = {"do": "place", "card": "Delver of Secrets", "as": "d", "zone": "battlefield"}


@pytest.mark.parametrize(
    ("action", "says"),
    [
        (
            {"do": "transfrom", "object": "d"},
            'Action 2: no action is called "transfrom"; did you mean "transform"? (b.json)',
        ),
        (
            {"do": "qqq"},
            'Action 2: no action is called "qqq"; the format of the file lists what there is. (b.json)',
        ),
        (
            {"do": "transform", "object": "dd"},
            'Action 2, object: no action makes the label "dd" (did you mean "d"?); place the object first. (b.json)',
        ),
        (
            {**PLACED, "as": "e", "zone": "battelfield"},
            'Action 2: no zone is called "battelfield"; did you mean "battlefield"? (b.json)',
        ),
    ],
)
def test_the_part_that_matters_comes_first(action: dict[str, str], says: str) -> None:
    data = json.dumps({"format": "card-inspector/1", "actions": [PLACED, action]}).encode()
    with pytest.raises(ScenarioError) as caught:
        scenario_from_bytes(data, "/somewhere/b.json")
    assert error_in_words(caught.value) == says


@pytest.mark.parametrize(
    ("perhaps", "says"),
    [
        (None, 'Action 3: no card here is called "Rancr"; check its spelling, or import the cards first. (b.json)'),
        ("Rancor", 'Action 3: no card here is called "Rancr"; did you mean "Rancor"? (b.json)'),
    ],
)
def test_a_card_that_nobody_knows_is_told_in_one_breath(perhaps: str | None, says: str) -> None:
    """The found defect: what was expected came first, in a sentence so long that its end was cut off."""
    assert error_in_words(UnknownCardError("b.json", "actions[2].card", "Rancr", perhaps)) == says


def test_what_is_wrong_with_the_whole_file_names_the_file() -> None:
    assert error_in_words(ScenarioError("b.json", "", "the file is empty")) == "The file is empty. (b.json)"
    assert error_in_words(ScenarioError("", "players", "somebody has to play")) == "Players: somebody has to play."
