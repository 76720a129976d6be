"""What is remembered between runs, and what a settings file full of nonsense does: nothing."""

from __future__ import annotations

import errno
import os
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import QByteArray, QSettings
from pytestqt.qtbot import QtBot

from inspector.window.kept import settings as kept_settings
from inspector.window.kept.settings import MAX_RECENT, PLACE_ZONE, THEME, Setting, Settings
from inspector.window.shell.workbench import Workbench


def test_what_is_put_is_there_in_the_next_run(tmp_path: Path) -> None:
    first = Settings(tmp_path / "settings.json")
    first.put(THEME, "dark")
    first.put(PLACE_ZONE, "graveyard")
    first.sync()
    later = Settings(tmp_path / "settings.json")
    assert (later.get(THEME), later.get(PLACE_ZONE)) == ("dark", "graveyard")


@pytest.mark.parametrize(
    "content",
    [
        *("", "[]", "{", "[" * 5000, "\x00\xff\xfe{{{", "[look]\ntheme=dark\n"),
        '{"look/theme": "purple", "files/recent": 7, "geometry/window": "\xe4"}',
        '{"look/theme": ["dark"], "files/recent": [7, null], "geometry/window": {}}',
    ],
)
def test_nonsense_in_the_file_gives_the_defaults(tmp_path: Path, content: str) -> None:
    path = tmp_path / "settings.json"
    path.write_bytes(content.encode("latin-1"))
    settings = Settings(path)
    known = [value for value in vars(kept_settings).values() if isinstance(value, Setting)]
    assert THEME in known
    assert [settings.get(setting) for setting in known] == [setting.default for setting in known]
    assert settings.recent_files() == ()
    settings.geometry("window")
    settings.put(THEME, "dark")
    settings.sync()
    assert Settings(path).get(THEME) == "dark"


def test_a_value_that_is_not_allowed_is_refused(tmp_path: Path) -> None:
    settings = Settings(tmp_path / "settings.json")
    with pytest.raises(ValueError, match="purple"):
        settings.put(THEME, "purple")
    assert settings.get(THEME) == THEME.default


def test_recent_files_stand_newest_first_each_once_and_only_so_many(tmp_path: Path) -> None:
    settings = Settings(tmp_path / "settings.json")
    paths = [tmp_path / f"{index}.scenario.json" for index in range(MAX_RECENT + 3)]
    for path in (*paths, paths[-2]):
        settings.add_recent(path)
    settings.sync()
    recent = Settings(tmp_path / "settings.json").recent_files()
    assert recent[:3] == (paths[-2], paths[-1], paths[-3])
    assert len(recent) == len(set(recent)) == MAX_RECENT


def test_what_two_windows_change_is_all_kept(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    one, other = Settings(path), Settings(path)
    one.put(THEME, "dark")
    one.add_recent(tmp_path / "one")
    other.put(PLACE_ZONE, "hand")
    other.add_recent(tmp_path / "other")
    one.sync()
    other.sync()
    later = Settings(path)
    assert (later.get(THEME), later.get(PLACE_ZONE)) == ("dark", "hand")
    assert later.recent_files() == (tmp_path / "other", tmp_path / "one")


def test_settings_of_an_earlier_version_are_taken_over_and_their_file_stays(tmp_path: Path) -> None:
    old = QSettings(str(tmp_path / "settings.ini"), QSettings.Format.IniFormat)
    old.setValue("look/theme", "contrast")
    old.setValue("files/recent", [str(tmp_path / "one"), str(tmp_path / "two")])
    old.setValue("geometry/window", QByteArray(b"\x01\x00\xffplace"))
    old.sync()
    before = (tmp_path / "settings.ini").read_bytes()
    for _ in range(2):
        settings = Settings(tmp_path / "settings.json")
        assert settings.get(THEME) == "contrast"
        assert settings.recent_files() == (tmp_path / "one", tmp_path / "two")
        assert settings.geometry("window") == QByteArray(b"\x01\x00\xffplace")
        settings.put(PLACE_ZONE, "hand")
        settings.sync()
    assert (tmp_path / "settings.ini").read_bytes() == before


def test_a_damaged_file_is_told_and_what_was_kept_before_comes_back(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    settings = Settings(path)
    for theme in ("dark", "contrast"):
        settings.put(THEME, theme)
        settings.sync()
    path.write_bytes(path.read_bytes()[:-5])
    again = Settings(path)
    assert again.get(THEME) == "dark"
    (notice,) = again.notices
    assert "set aside as settings.set-aside-1.json" in notice


def test_a_file_that_cannot_be_read_is_told_and_never_written_over(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "settings.json"
    first = Settings(path)
    first.put(THEME, "dark")
    first.sync()
    before = path.read_bytes()
    really = os.open
    told: list[str] = []

    def refuse(place: str | Path, flags: int, mode: int = 0o777) -> int:
        if Path(place) == path:
            raise PermissionError(errno.EACCES, "Permission denied")
        return really(place, flags, mode)

    with monkeypatch.context() as patch:
        patch.setattr(os, "open", refuse)
        settings = Settings(path)
        assert "your settings cannot be read (Permission denied)" in settings.notices[0]
        settings.failed.connect(told.append)
        settings.put(PLACE_ZONE, "hand")
        for _ in range(3):
            settings.sync()
        assert len(told) == 1
        assert path.read_bytes() == before
    settings.sync()
    later = Settings(path)
    assert (later.get(THEME), later.get(PLACE_ZONE)) == ("dark", "hand")


@pytest.mark.skipif(sys.platform in ("win32", "darwin"), reason="there every name is Unicode")
def test_a_recent_file_with_a_name_that_is_not_utf8_is_found_again(tmp_path: Path) -> None:
    path = Path(os.fsdecode(os.fsencode(tmp_path) + b"/d\xe9lver.scenario.json"))
    settings = Settings(tmp_path / "settings.json")
    settings.add_recent(path)
    settings.sync()
    assert Settings(tmp_path / "settings.json").recent_files() == (path,)


def test_a_setting_that_cannot_be_saved_is_told_in_the_window(
    window: Workbench, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The found defect: Qt's own settings were lost on a full disk without a word."""

    def full(_handle: int) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    window.settings.put(PLACE_ZONE, "hand")
    with monkeypatch.context() as patch:
        patch.setattr(os, "fsync", full)
        window.settings.sync()
    assert "your settings cannot be saved (No space left on device); make room on the disk" in window.notice.text


def test_a_change_is_written_a_moment_later(window: Workbench, qtbot: QtBot) -> None:
    window.settings.put(PLACE_ZONE, "hand")
    qtbot.waitUntil(lambda: Settings(window.settings.path).get(PLACE_ZONE) == "hand")
