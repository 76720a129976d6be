"""Libraries of the system are found under either of their names, and asked for under the one that is known here."""

from __future__ import annotations

from pathlib import Path

import pytest
from steps import system_packages
from steps.failures import StepFailedError
from steps.processes import Finished


def answer_with(monkeypatch: pytest.MonkeyPatch, answers: dict[str, Finished]) -> list[str]:
    """Let the programs that begin so answer so; returns the list of what was started, which grows."""
    started: list[str] = []

    def quietly(command: list[str | Path], _extra: dict[str, str] | None = None) -> Finished:
        started.append(" ".join(map(str, command)))
        return next((answers[start] for start in answers if started[-1].startswith(start)), Finished(0, ""))

    monkeypatch.setattr(system_packages, "quietly", quietly)
    monkeypatch.setattr(system_packages, "is_debian_like", lambda: True)
    return started


def test_a_library_is_there_under_its_old_or_its_new_name(monkeypatch: pytest.MonkeyPatch) -> None:
    listed = (
        "installed libgl1\n"
        "installed libglib2.0-0t64\n"
        "config-files libegl1\n"
        "dpkg-query: no packages found matching libdbus-1-3\n"
    )
    answer_with(monkeypatch, {"dpkg-query": Finished(1, listed)})
    wanted = ("libdbus-1-3", "libegl1", "libgl1", "libglib2.0-0")
    assert system_packages.missing_packages(wanted) == ("libdbus-1-3", "libegl1")


def test_elsewhere_no_package_is_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    started = answer_with(monkeypatch, {})
    monkeypatch.setattr(system_packages, "is_debian_like", lambda: False)
    assert system_packages.missing_packages(system_packages.QT_LIBRARIES) == ()
    assert started == []


def test_root_gets_the_packages_under_the_names_known_here(monkeypatch: pytest.MonkeyPatch) -> None:
    known = {"apt-cache show --no-all-versions libglib2.0-0t64": Finished(0, "Package: libglib2.0-0t64\nVersion: 2\n")}
    started = answer_with(monkeypatch, known)
    monkeypatch.setattr(system_packages, "is_root", lambda: True)
    system_packages.install_packages(("libglib2.0-0", "libgl1"))
    assert started[0].startswith("apt-get update")
    assert started[-1].endswith(" libglib2.0-0t64 libgl1")


def test_a_failed_installation_shows_why(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    answer_with(monkeypatch, {"apt-get install": Finished(100, "E: Unable to locate package libgl1\n")})
    monkeypatch.setattr(system_packages, "is_root", lambda: True)
    with pytest.raises(StepFailedError, match="could not install libgl1"):
        system_packages.install_packages(("libgl1",))
    assert "E: Unable to locate package libgl1" in capsys.readouterr().out


def test_others_are_told_the_command(monkeypatch: pytest.MonkeyPatch) -> None:
    started = answer_with(monkeypatch, {})
    monkeypatch.setattr(system_packages, "is_root", lambda: False)
    with pytest.raises(StepFailedError, match="'sudo apt-get install libgl1'"):
        system_packages.install_packages(("libgl1",))
    assert not any(command.startswith("apt-get") for command in started)
