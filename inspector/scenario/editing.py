"""Scenarios changed from the beginning: an object that never was, players added, renamed, seated or taken out."""

from __future__ import annotations

import re
from bisect import bisect_right

import msgspec

from inspector.rules import Action
from inspector.scenario.errors import ScenarioError
from inspector.scenario.expectations import as_json
from inspector.scenario.model import Scenario
from inspector.scenario.references import PLAYER_KEYS, labels_made_by, references

_STEP = re.compile(r"[^.\[\]]+")
_EXPECTS = "This board says what it expects of its players by their names; change them in its file"


def without_object(scenario: Scenario, label: str) -> Scenario:
    """Give the scenario as if an object had never been there: no action makes it, and none speaks of it.

    What such an action makes goes with it. Raises ScenarioError where the scenario expects something of what is gone.
    """
    gone = {label}
    kept: list[Action] = []
    places: list[int] = []
    for place, action in enumerate(scenario.actions):
        made = {each for _, each in labels_made_by(action)}
        named = {found.word for found in references(action) if found.key not in (*PLAYER_KEYS, "zone")}
        if gone.isdisjoint(made | named):
            kept.append(_since(action, places))
            places.append(place)
        else:
            gone |= made
    for expectation in scenario.expect:
        wanted = getattr(expectation, "label", None)
        if wanted in gone:
            raise ScenarioError("this board", "expect", f'it expects values of "{wanted}"; change that in its file')
    if scenario.expect and len(kept) < len(scenario.actions):
        # Expectations of actions go by their place in the list.
        raise ScenarioError("this board", "expect", "it expects how its actions end; change that in its file")
    return msgspec.structs.replace(scenario, actions=tuple(kept))


def with_one_more(scenario: Scenario, name: str) -> Scenario:
    """Give the scenario with one player more, who sits last."""
    return msgspec.structs.replace(scenario, players=(*scenario.players, name))


def without_player(scenario: Scenario, name: str) -> Scenario:
    """Give the scenario without a player; ScenarioError where an action speaks of them, or nobody would be left."""
    named = _explicit(scenario)
    for number, action in enumerate(named.actions, 1):
        if any(found.key in PLAYER_KEYS and found.word == name for found in references(action)):
            problem = f"action {number} speaks of {name}; take back what they did, or remove their cards, first"
            raise ScenarioError("this board", "players", problem)
    left = tuple(player for player in scenario.players if player != name)
    if not left:
        raise ScenarioError("this board", "players", "somebody has to play")
    return msgspec.structs.replace(named, players=left)


def seated_first(scenario: Scenario, name: str) -> Scenario:
    """Give the scenario in which a player sits first and the others follow in the same order around the table."""
    place = scenario.players.index(name)
    named = _explicit(scenario)
    return msgspec.structs.replace(named, players=(*scenario.players[place:], *scenario.players[:place]))


def with_renamed(scenario: Scenario, old: str, new: str) -> Scenario:
    """Give the scenario with another name for a player, wherever actions speak of them.

    Raises ScenarioError where it expects something of players by their names.
    """
    if scenario.expect:
        raise ScenarioError("this board", "expect", _EXPECTS)
    players = tuple(new if player == old else player for player in scenario.players)
    actions = tuple(_renamed(action, old, new) for action in scenario.actions)
    return msgspec.structs.replace(scenario, players=players, actions=actions)


def _since(action: Action, places: list[int]) -> Action:
    """The action as it counts from an earlier one, whose place is another where ``places`` are those left.

    Where that one is gone it counts from the one before, or from the first: every file counts from one that is there.
    """
    since = getattr(action, "since", None)
    if since is None:
        return action
    return msgspec.structs.replace(action, since=max(bisect_right(places, since) - 1, 0))


def _explicit(scenario: Scenario) -> Scenario:
    """The same with the first player's name where actions left it out."""
    first = scenario.players[0]
    return msgspec.structs.replace(
        scenario,
        actions=tuple(
            msgspec.structs.replace(action, player=first)
            if "player" in action.__struct_fields__ and getattr(action, "player", "") is None
            else action
            for action in scenario.actions
        ),
    )


def _renamed(action: Action, old: str, new: str) -> Action:
    places = [found.path for found in references(action) if found.key in PLAYER_KEYS and found.word == old]
    if not places:
        return action
    record = as_json(action)
    for path in places:
        *way, last = [int(step) if step.isdigit() else step for step in _STEP.findall(path)]
        held = record
        for step in way:
            held = held[step]
        held[last] = new
    return msgspec.convert(record, type(action))
