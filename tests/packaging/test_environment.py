"""The environment is made once, found again, and never looks finished when it is not."""

from __future__ import annotations

import shutil
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from steps import environment
from steps.failures import StepFailedError
from steps.processes import Finished

from inspector.keeping import FileLock


class Machine:
    """Stands in for the programs that the steps start: notes what was asked for, and fails at what it is told to."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.started: list[str] = []
        self.fails_at = ""

    def status_of(self, command: list[str | Path]) -> int:
        """The exit status of ``command``, which only makes folders."""
        name = next(step for mark, step in STEPS.items() if mark in [Path(part).name for part in map(str, command)])
        self.started.append(name)
        if name == self.fails_at:
            return 1
        if name == "make":
            self.folder.mkdir(exist_ok=True)
            (self.folder / "pyvenv.cfg").touch()
        else:
            self.install(name)
        return 0

    def install(self, name: str) -> None:
        """What pip leaves: a package of one module, and the record of its files."""
        module, record = self.packages / f"{name}.py", self.packages / f"{name}-1.0.dist-info" / "RECORD"
        record.parent.mkdir(parents=True, exist_ok=True)
        module.write_text("VALUE = 1\n", encoding="utf-8")
        record.write_text(f"{name}.py,sha256=x,10\n{name}-1.0.dist-info/RECORD,,\n", encoding="utf-8")

    @property
    def packages(self) -> Path:
        """The folder of the packages."""
        return self.folder / "site-packages"

    def quietly(self, _command: list[str | Path]) -> Finished:
        """Checks whether the environment's Python and Qt can be started; here they can if there is an environment."""
        return Finished(0 if (self.folder / "pyvenv.cfg").is_file() else 127, "")


STEPS = {"venv": "make", "run.lock": "packages", "test.lock": "tools", "--editable": "project"}
ALL = ["make", "packages", "project"]


@pytest.fixture
def machine(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Machine:
    folder = tmp_path / ".venv"
    made = Machine(folder)
    (tmp_path / "run.lock").write_text("click==8.1.0\n", encoding="utf-8")
    (tmp_path / "test.lock").write_text("pytest==8.4.0\n", encoding="utf-8")
    (tmp_path / "project").write_text("[project]\n", encoding="utf-8")
    replaced: dict[str, object] = {
        "ENVIRONMENT": folder,
        "RUN_LOCK": tmp_path / "run.lock",
        "TEST_LOCK": tmp_path / "test.lock",
        "PROJECT_FILE": tmp_path / "project",
        "_RUN_STAMP": folder / "run.stamp",
        "_TEST_STAMP": folder / "test.stamp",
        "_PROJECT_STAMP": folder / "project.stamp",
        "missing_packages": lambda _wanted: (),
        "packages_folder": lambda: made.packages,
        "quietly": made.quietly,
        "status_of": made.status_of,
    }
    for name, value in replaced.items():
        monkeypatch.setattr(environment, name, value)
    return made


def test_the_second_start_installs_nothing(machine: Machine) -> None:
    environment.prepare()
    assert machine.started == ALL
    environment.prepare()
    assert machine.started == ALL


def test_a_finished_environment_is_used_where_nothing_may_be_written(
    machine: Machine, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(_lock: FileLock) -> bool:
        raise PermissionError(13, "Permission denied", ".venv.lock")

    environment.prepare()
    monkeypatch.setattr(FileLock, "take", refuse)
    environment.prepare()
    assert machine.started == ALL


@pytest.mark.parametrize("step", ALL)
def test_a_failed_step_is_told_and_done_again_at_the_next_start(machine: Machine, step: str) -> None:
    machine.fails_at = step
    with pytest.raises(StepFailedError):
        environment.prepare()
    machine.fails_at = ""
    machine.started.clear()
    environment.prepare()
    assert machine.started == (["project"] if step == "project" else ALL)


def test_an_interrupted_installation_is_done_again(machine: Machine, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupt(_lock_file: Path, _what: str) -> None:
        raise KeyboardInterrupt

    with monkeypatch.context() as patch:
        patch.setattr(environment, "_install_packages", interrupt)
        with pytest.raises(KeyboardInterrupt):
            environment.prepare()
    machine.started.clear()
    environment.prepare()
    assert machine.started == ALL


def test_another_lock_file_makes_the_environment_anew(machine: Machine) -> None:
    environment.prepare()
    (machine.folder / "left_over").touch()
    (machine.folder.parent / "run.lock").write_text("click==8.2.0\n", encoding="utf-8")
    environment.prepare()
    assert machine.started == ALL + ALL
    assert not (machine.folder / "left_over").exists()


def test_another_python_makes_the_environment_anew(machine: Machine, monkeypatch: pytest.MonkeyPatch) -> None:
    environment.prepare()
    newer = type(sys)("sys_of_a_newer_python")
    newer.__dict__.update(vars(sys) | {"version_info": SomeVersion(), "prefix": "/usr"})
    monkeypatch.setattr(environment, "sys", newer)
    environment.prepare()
    assert machine.started == ALL + ALL


class SomeVersion:
    major, minor = 3, 99


def test_what_only_the_tests_need_is_installed_only_for_them(machine: Machine) -> None:
    environment.prepare()
    assert "tools" not in machine.started
    environment.prepare(for_tests=True)
    assert machine.started == [*ALL, "tools"]
    environment.prepare()
    environment.prepare(for_tests=True)
    assert machine.started == [*ALL, "tools"]


def test_other_tools_for_the_tests_are_installed_without_making_everything_anew(machine: Machine) -> None:
    environment.prepare(for_tests=True)
    (machine.folder.parent / "test.lock").write_text("pytest==8.5.0\n", encoding="utf-8")
    environment.prepare()
    environment.prepare(for_tests=True)
    assert machine.started == ["make", "packages", "tools", "project", "tools"]


@pytest.mark.parametrize(
    "harm",
    [
        lambda packages: (packages / "packages.py").unlink(),
        lambda packages: (packages / "packages.py").write_text("VAL", encoding="utf-8"),
        lambda packages: (packages / "packages-1.0.dist-info" / "RECORD").unlink(),
        lambda packages: (packages / "packages-1.0.dist-info" / "RECORD").write_text("packages.py", encoding="utf-8"),
        lambda packages: (packages / "packages-1.0.dist-info" / "RECORD").write_bytes(b"\xff,x,1\n"),
        lambda packages: shutil.rmtree(packages / "packages-1.0.dist-info"),
        shutil.rmtree,
        lambda packages: (packages.parent / "run.stamp").unlink(),
    ],
    ids=[
        "file gone",
        "file cut",
        "record gone",
        "record cut",
        "record garbled",
        "package gone",
        "all gone",
        "stamp gone",
    ],
)
def test_a_damaged_environment_is_noticed_and_made_anew(
    machine: Machine, harm: Callable[[Path], object], capsys: pytest.CaptureFixture[str]
) -> None:
    environment.prepare()
    harm(machine.packages)
    environment.prepare()
    assert machine.started == ALL + ALL
    assert "making it again" in capsys.readouterr().out
    environment.prepare()
    assert machine.started == ALL + ALL


def test_an_environment_whose_python_does_not_start_is_made_anew(
    machine: Machine, monkeypatch: pytest.MonkeyPatch
) -> None:
    environment.prepare()
    monkeypatch.setattr(environment, "quietly", lambda command: Finished(127 if command[-1] == "" else 0, ""))
    environment.prepare()
    assert machine.started == ALL + ALL


def test_packages_that_someone_added_and_a_newer_pip_are_no_damage(machine: Machine) -> None:
    environment.prepare()
    machine.install("profiler")
    (machine.packages / "pip-99.0.dist-info").mkdir()
    (machine.packages / "pip-99.0.dist-info" / "RECORD").touch()
    environment.prepare()
    assert machine.started == ALL


def test_the_second_installation_waits_for_the_first_and_says_so(
    machine: Machine, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    first = FileLock(machine.folder)
    assert first.take()
    waited: list[float] = []
    take = FileLock.take

    def let_the_first_finish(lock: FileLock, seconds: float = 0.0) -> bool:
        if seconds:
            waited.append(seconds)
            first.release()
        return take(lock, seconds)

    monkeypatch.setattr(FileLock, "take", let_the_first_finish)
    environment.prepare()
    assert "waiting for it to finish" in capsys.readouterr().out
    assert waited
    assert machine.started == ALL


def test_a_changed_project_file_installs_the_project_alone(machine: Machine) -> None:
    environment.prepare()
    (machine.folder.parent / "project").write_text("[project]\nname = 'x'\n", encoding="utf-8")
    environment.prepare()
    assert machine.started == [*ALL, "project"]


def test_an_environment_that_someone_else_made_is_made_anew(machine: Machine) -> None:
    machine.folder.mkdir()
    (machine.folder / "pyvenv.cfg").touch()
    (machine.folder / "lib").mkdir()
    environment.prepare()
    assert machine.started == ALL
    assert not (machine.folder / "lib").exists()


@pytest.mark.skipif(sys.platform == "win32", reason="on Windows only administrators make links")
@pytest.mark.parametrize("is_there", [True, False])
def test_of_a_link_to_another_environment_only_the_link_goes(machine: Machine, *, is_there: bool) -> None:
    other = machine.folder.parent / "another copy"
    if is_there:
        other.mkdir()
        (other / "pyvenv.cfg").touch()
    machine.folder.symlink_to(other, target_is_directory=True)
    environment.prepare()
    assert machine.started == ALL
    assert not machine.folder.is_symlink()
    assert [path.name for path in other.iterdir()] == ["pyvenv.cfg"] if is_there else not other.exists()


def test_a_folder_that_is_no_environment_is_left_alone(machine: Machine) -> None:
    machine.folder.mkdir()
    precious = machine.folder / "precious"
    precious.touch()
    with pytest.raises(StepFailedError, match="is not a Python environment: please move it away"):
        environment.prepare()
    assert precious.exists()
    assert machine.started == []


def test_the_environment_does_not_remove_itself_under_its_own_feet(
    machine: Machine, monkeypatch: pytest.MonkeyPatch
) -> None:
    machine.folder.mkdir()
    (machine.folder / "pyvenv.cfg").touch()
    monkeypatch.setattr(sys, "prefix", str(machine.folder))
    with pytest.raises(StepFailedError, match="deactivate"):
        environment.prepare()
    assert (machine.folder / "pyvenv.cfg").exists()


def test_a_folder_that_may_not_be_written_to_is_named(machine: Machine, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(_wrong: str) -> None:
        raise PermissionError(13, "Permission denied", str(machine.folder))

    monkeypatch.setattr(environment, "_make_environment", refuse)
    with pytest.raises(StepFailedError, match="may not be written to: please copy"):
        environment.prepare()


def test_a_python_that_cannot_make_environments_is_told_what_it_lacks(
    machine: Machine, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("importlib.util.find_spec", nothing_found)
    monkeypatch.setattr(environment, "is_debian_like", lambda: False)
    with pytest.raises(StepFailedError, match="without ensurepip"):
        environment.prepare()
    assert machine.started == []


def test_on_debian_the_missing_part_of_python_is_installed(machine: Machine, monkeypatch: pytest.MonkeyPatch) -> None:
    installed: list[tuple[str, ...]] = []
    monkeypatch.setattr("importlib.util.find_spec", nothing_found)
    monkeypatch.setattr(environment, "is_debian_like", lambda: True)
    monkeypatch.setattr(environment, "install_packages", installed.append)
    environment.prepare()
    assert installed == [(f"python3.{sys.version_info.minor}-venv",)]
    assert machine.started == ALL


def test_missing_libraries_are_named_to_everyone_but_root(
    machine: Machine, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    lacking(monkeypatch, root=False)
    environment.prepare()
    assert "sudo apt-get install libegl1" in capsys.readouterr().out
    assert machine.started == ALL


def test_root_goes_on_where_missing_libraries_cannot_be_had(
    machine: Machine, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def refuse(missing: tuple[str, ...]) -> None:
        raise StepFailedError(f"no network for {missing[0]}.")

    lacking(monkeypatch, root=True)
    monkeypatch.setattr(environment, "install_packages", refuse)
    environment.prepare()
    assert "no network for libegl1. Going on without them." in capsys.readouterr().out
    assert machine.started == ALL


def test_a_qt_that_cannot_be_loaded_is_told_with_what_is_missing(
    machine: Machine, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def no_qt(command: list[str | Path]) -> Finished:
        return Finished(1, "libEGL.so.1: cannot open") if "PySide6" in str(command[-1]) else machine.quietly(command)

    lacking(monkeypatch, root=False)
    monkeypatch.setattr(environment, "quietly", no_qt)
    with pytest.raises(StepFailedError, match=r"cannot be loaded .* run 'sudo apt-get install libegl1'"):
        environment.prepare()
    assert "libEGL.so.1: cannot open" in capsys.readouterr().out


def lacking(monkeypatch: pytest.MonkeyPatch, *, root: bool) -> None:
    """Let the machine lack one library, and its user be root or not."""
    monkeypatch.setattr(environment, "is_root", lambda: root)
    monkeypatch.setattr(environment, "missing_packages", lambda _wanted: ("libegl1",))
    monkeypatch.setattr(environment, "install_command", lambda missing: f"sudo apt-get install {' '.join(missing)}")


def nothing_found(_name: str) -> None:
    """Stands in for ``find_spec`` where no module is there."""
