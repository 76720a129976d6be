"""What is remembered between runs, and what a settings file full of nonsense does: nothing."""

from __future__ import annotations

from pathlib import Path

import pytest

from inspector.window.settings import ALL_SETTINGS, MAX_RECENT, PLACE_ZONE, THEME, Settings


def test_what_is_put_is_there_in_the_next_run(tmp_path: Path) -> None:
    first = Settings(tmp_path / "settings.ini")
    first.put(THEME, "dark")
    first.put(PLACE_ZONE, "graveyard")
    first.sync()
    later = Settings(tmp_path / "settings.ini")
    assert (later.get(THEME), later.get(PLACE_ZONE)) == ("dark", "graveyard")


@pytest.mark.parametrize("content", ["", "[look]\ntheme=purple\n", "[look]\ntheme=@Variant(\n", "\x00\xff\xfe{{{"])
def test_nonsense_in_the_file_gives_the_defaults(tmp_path: Path, content: str) -> None:
    path = tmp_path / "settings.ini"
    path.write_bytes(content.encode("latin-1"))
    settings = Settings(path)
    assert [settings.get(setting) for setting in ALL_SETTINGS] == [setting.default for setting in ALL_SETTINGS]
    assert settings.recent_files() == ()


def test_a_value_that_is_not_allowed_is_refused(tmp_path: Path) -> None:
    settings = Settings(tmp_path / "settings.ini")
    with pytest.raises(ValueError, match="purple"):
        settings.put(THEME, "purple")
    assert settings.get(THEME) == THEME.default


def test_recent_files_stand_newest_first_each_once_and_only_so_many(tmp_path: Path) -> None:
    settings = Settings(tmp_path / "settings.ini")
    paths = [tmp_path / f"{index}.scenario.json" for index in range(MAX_RECENT + 3)]
    for path in (*paths, paths[-2]):
        settings.add_recent(path)
    recent = Settings(tmp_path / "settings.ini").recent_files()
    assert recent[:3] == (paths[-2], paths[-1], paths[-3])
    assert len(recent) == len(set(recent)) == MAX_RECENT
