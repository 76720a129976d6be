from __future__ import annotations

from pathlib import Path

import pytest

from inspector.scenario import ScenarioError, scenario_files


def test_a_file_is_itself_whatever_it_is_called(tmp_path: Path) -> None:
    assert scenario_files(tmp_path / "any.txt") == (tmp_path / "any.txt",)


def test_a_folder_means_every_scenario_below_it_in_order(tmp_path: Path) -> None:
    for name in ("b.scenario.json", "a.scenario.json", "deep/er/c.scenario.json", "other.json", "scenario.json.txt"):
        path = tmp_path / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.touch()
    (tmp_path / "folder.scenario.json").mkdir()
    names = [path.relative_to(tmp_path).as_posix() for path in scenario_files(tmp_path)]
    assert names == ["a.scenario.json", "b.scenario.json", "deep/er/c.scenario.json"]


def test_a_folder_without_scenarios_is_an_error(tmp_path: Path) -> None:
    with pytest.raises(ScenarioError, match=r"no file in this folder ends in \.scenario\.json"):
        scenario_files(tmp_path)
