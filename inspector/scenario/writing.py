"""Writing a scenario file: equal scenarios give equal bytes, and a file is replaced whole or not at all."""

from __future__ import annotations

import json
import os
import secrets
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import msgspec

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
    except OSError as error:
        problem = f"the file cannot be saved ({error.strerror or error}); choose another folder or name"
        raise ScenarioError(str(path), "", problem) from error


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
    lines += _listed("cards", scenario.cards)
    lines += _listed("actions", map(_action_record, scenario.actions))
    lines += _listed("expect", map(expectation_record, scenario.expect))
    return ("{\n" + ",\n".join(lines) + "\n}\n").encode()


def _action_record(action: msgspec.Struct) -> dict[str, Any]:
    record: dict[str, Any] = msgspec.to_builtins(action)
    player = {"player": record.pop("player")} if "player" in record else {}
    return record | player


def _listed(key: str, entries: Iterable[Any]) -> list[str]:
    lines = ",\n".join(f"    {_line(entry)}" for entry in entries)
    return [f'  "{key}": [\n{lines}\n  ]'] if lines else []


def _line(value: object) -> str:
    return json.dumps(value, ensure_ascii=False)


def replace_file(path: Path, data: bytes) -> None:
    """Put these bytes in the place of a file, or make it: whole or not at all. Raises OSError."""
    # What a link points to is replaced, not the link.
    path = path.resolve()
    beside = path.with_name(f".card-inspector-{secrets.token_hex(6)}.part")
    try:
        with beside.open("xb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        if path.exists():
            beside.chmod(path.stat().st_mode)
        beside.replace(path)
    finally:
        beside.unlink(missing_ok=True)
