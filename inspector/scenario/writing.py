"""Writing a scenario file: equal scenarios give equal bytes, and a file is replaced whole or not at all."""

from __future__ import annotations

import json
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import msgspec

from inspector.keeping import KeepingError, replace_file
from inspector.scenario.errors import ScenarioError
from inspector.scenario.expectations import expectation_record
from inspector.scenario.model import DEFAULT_PLAYERS, FORMAT, Scenario


def write_scenario(scenario: Scenario, path: Path | str) -> None:
    """Save a scenario: written beside the file, flushed to the disk, renamed over it. Raises ScenarioError.

    Whatever goes wrong, an older file of this name stays as it was.
    """
    path = Path(path)
    try:
        replace_file(path, scenario_to_bytes(scenario))
    except KeepingError as error:
        raise ScenarioError(str(path), "", error.clause) from error


def scenario_to_bytes(scenario: Scenario) -> bytes:
    """Give the file that reads back as this scenario: two spaces, one card, action and expectation a line, no defaults.

    The edition is always written, since the newest one is another tomorrow.
    """
    lines = [f'  "format": {_line(FORMAT)}']
    if scenario.title:
        lines.append(f'  "title": {_line(scenario.title)}')
    lines.append(f'  "edition": {_line(scenario.edition)}')
    if scenario.players != DEFAULT_PLAYERS:
        lines.append(f'  "players": {_line(scenario.players)}')
    if scenario.viewer:
        lines.append(f'  "viewer": {_line(scenario.viewer)}')
    lines += _listed("cards", scenario.cards)
    lines += _listed("actions", map(_action_record, scenario.actions))
    lines += _listed("expect", map(expectation_record, scenario.expect))
    text = "{\n" + ",\n".join(lines) + "\n}\n"
    try:
        return text.encode()
    except UnicodeEncodeError:
        # Half a character, as from a file's name that is not UTF-8: no file of text can hold it.
        return text.encode("utf-16", "surrogatepass").decode("utf-16", "replace").encode()


def _action_record(action: msgspec.Struct) -> dict[str, Any]:
    record: dict[str, Any] = msgspec.to_builtins(action)
    player = {"player": record.pop("player")} if "player" in record else {}
    return record | player


def _listed(key: str, entries: Iterable[Any]) -> list[str]:
    lines = ",\n".join(f"    {_line(entry)}" for entry in entries)
    return [f'  "{key}": [\n{lines}\n  ]'] if lines else []


def _line(value: object) -> str:
    return json.dumps(value, ensure_ascii=False)
