"""The sample boards that come with the program as plots, for what no other plot comes by."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

import msgspec

from inspector.bundled import bundled_bytes, bundled_files
from inspector.rules import NEWEST
from inspector.scenario import SUFFIX, Scenario, scenario_from_bytes
from inspector.scenario.expectations import ActionExpectation, ObjectExpectation
from inspector.training.plots.setting import Materials, NothingFitsError, PlotSetting, ending, plot, values
from inspector.training.questions import QuizAsk

# Of which folder of sample boards each topic takes.
_FOLDERS: Final = {
    "transform": ("double-faced",),
    "zones": ("double-faced", "substitute"),
    "copies": ("copying",),
    "face-down": ("face-down",),
    "flip": ("flip",),
    "layers": ("layers", "values"),
    "meld": ("meld",),
    "rooms": ("rooms",),
    "split": ("split",),
    "editions": ("editions", "traps"),
}
_ASKED: Final = (
    "name",
    "mana_value",
    "mana_cost",
    "colors",
    "types",
    "subtypes",
    "supertypes",
    "keywords",
    "power",
    "toughness",
    "loyalty",
    "defense",
    "zone",
    "controller",
    "owner",
    "face_up",
    "face_down",
    "flipped",
    "unlocked",
    "tapped",
    "counters",
    "state_based",
)
# More than this nobody follows in a question.
_MOST_ACTIONS: Final = 8
_USUAL_PLAYERS: Final = ("Ana", "Ben")


@lru_cache(maxsize=1)
def known_boards() -> dict[str, tuple[Scenario, ...]]:
    """Read the sample boards that are short enough, by their folder, in the order of their names."""
    found: dict[str, list[Scenario]] = {}
    for file in bundled_files("scenarios", SUFFIX):
        place = f"{file.parent.name}/{file.name}" if file.parent.name != "scenarios" else file.name
        board = scenario_from_bytes(bundled_bytes(f"scenarios/{place}"), file.name)
        if len(board.actions) <= _MOST_ACTIONS and board.players == _USUAL_PLAYERS:
            found.setdefault(file.parent.name, []).append(board)
    return {folder: tuple(boards) for folder, boards in found.items()}


def setting_of(board: Scenario, *, everything: bool = False) -> PlotSetting:
    """Ask of a sample board what it expects, or ``everything`` that can be asked of it."""
    asks: list[QuizAsk] = []
    for expected in board.expect:
        if isinstance(expected, ObjectExpectation):
            asks += values(expected.label, *(key for key in expected.values if key in _ASKED))
        elif isinstance(expected, ActionExpectation) and expected.outcome is not None:
            asks.append(ending(expected.action))
    if everything:
        labels = dict.fromkeys(action.label for action in board.actions if hasattr(action, "label"))
        asks += [one for label in labels for one in values(label, *_ASKED)]
        asks += [ending(index) for index in range(len(board.actions))]
    return PlotSetting(actions=board.actions, asks=tuple(dict.fromkeys(asks)), cards=board.cards, plain=True)


def _one_of(of: Materials, topic: str) -> PlotSetting:
    boards = [one for folder in _FOLDERS[topic] for one in known_boards().get(folder, ()) if one.edition == NEWEST.key]
    if not boards:
        raise NothingFitsError(topic)
    found = setting_of(of.draw.one_of(boards))
    if not found.asks:
        raise NothingFitsError(topic)
    # Those of a sample are asked as they are, so a misconception of some kind has to go wrong here as well.
    return msgspec.structs.replace(found, plain=False)


@plot("transform", 4, 5)
def _a_sample_of_transforming(of: Materials) -> PlotSetting:
    return _one_of(of, "transform")


@plot("zones", 4, 5)
def _a_sample_of_zones(of: Materials) -> PlotSetting:
    return _one_of(of, "zones")


@plot("copies", 4, 5)
def _a_sample_of_copies(of: Materials) -> PlotSetting:
    return _one_of(of, "copies")


@plot("face-down", 4, 5)
def _a_sample_of_face_down(of: Materials) -> PlotSetting:
    return _one_of(of, "face-down")


@plot("flip", 4, 5)
def _a_sample_of_flipping(of: Materials) -> PlotSetting:
    return _one_of(of, "flip")


@plot("layers", 4, 5)
def _a_sample_of_layers(of: Materials) -> PlotSetting:
    return _one_of(of, "layers")


@plot("meld", 4, 5)
def _a_sample_of_melding(of: Materials) -> PlotSetting:
    return _one_of(of, "meld")


@plot("rooms", 4, 5)
def _a_sample_of_rooms(of: Materials) -> PlotSetting:
    return _one_of(of, "rooms")


@plot("split", 4, 5)
def _a_sample_of_splitting(of: Materials) -> PlotSetting:
    return _one_of(of, "split")
