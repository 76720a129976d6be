"""Scenarios (floor 3): the file that holds players, cards and a list of actions, and running it.

``read_scenario`` and ``write_scenario`` know the file, ``replay`` makes tables of it, ``explained`` tells what each
object is and why, ``failures`` what is not as the file expects. Every file may be broken: ScenarioError says how.
"""

from __future__ import annotations

from inspector.scenario.comparing import Failure, Mismatch, failures
from inspector.scenario.editing import seated_first, with_one_more, with_renamed, without_object, without_player
from inspector.scenario.errors import ScenarioError, UnknownCardError
from inspector.scenario.expectations import (
    ActionExpectation,
    Expectation,
    GameExpectation,
    GameValues,
    LooksLike,
    ObjectExpectation,
)
from inspector.scenario.explaining import DECIDED_BY_HIDDEN, EXPLAINED_KEYS, KNOWN_OF_HIDDEN, explained, values_record
from inspector.scenario.folders import LESSON_SUFFIX, SUFFIX, scenario_files
from inspector.scenario.model import DEFAULT_PLAYERS, FORMAT, Scenario
from inspector.scenario.reading import read_scenario, scenario_from_bytes
from inspector.scenario.references import labels_made_by
from inspector.scenario.replaying import (
    NumberedPerforming,
    Replay,
    Replaying,
    ReplayStep,
    extend,
    own_cards,
    replay,
    shorten,
)
from inspector.scenario.viewing import Viewing, seen_replay
from inspector.scenario.writing import scenario_to_bytes, write_scenario

__all__ = [
    "DECIDED_BY_HIDDEN",
    "DEFAULT_PLAYERS",
    "EXPLAINED_KEYS",
    "FORMAT",
    "KNOWN_OF_HIDDEN",
    "LESSON_SUFFIX",
    "SUFFIX",
    "ActionExpectation",
    "Expectation",
    "Failure",
    "GameExpectation",
    "GameValues",
    "LooksLike",
    "Mismatch",
    "NumberedPerforming",
    "ObjectExpectation",
    "Replay",
    "ReplayStep",
    "Replaying",
    "Scenario",
    "ScenarioError",
    "UnknownCardError",
    "Viewing",
    "explained",
    "extend",
    "failures",
    "labels_made_by",
    "own_cards",
    "read_scenario",
    "replay",
    "scenario_files",
    "scenario_from_bytes",
    "scenario_to_bytes",
    "seated_first",
    "seen_replay",
    "shorten",
    "values_record",
    "with_one_more",
    "with_renamed",
    "without_object",
    "without_player",
    "write_scenario",
]
