"""The environment .venv: made once, found again, made again when it is damaged or no longer fits.

Three stamps, each written after the work it stands for, say what is in it: the packages that the program needs, those
that only its tests need, the program. Whatever is interrupted in between leaves no stamp, and the next start does that
part again. Only one process at a time works on it, the others wait.
"""

from __future__ import annotations

import csv
import hashlib
import importlib.util
import math
import shutil
import sys
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path

from inspector.keeping import FileLock
from steps.failures import StepFailedError
from steps.places import ENVIRONMENT, PROJECT_FILE, ROOT, RUN_LOCK, TEST_LOCK, packages_folder, program
from steps.processes import quietly, status_of
from steps.system_packages import (
    QT_LIBRARIES,
    install_command,
    install_packages,
    is_debian_like,
    is_root,
    missing_packages,
    python_environment_package,
)

_RUN_STAMP = ENVIRONMENT / "card-inspector-run.stamp"
_TEST_STAMP = ENVIRONMENT / "card-inspector-test.stamp"
_PROJECT_STAMP = ENVIRONMENT / "card-inspector-project.stamp"
_LOAD_QT = "import PySide6.QtWidgets"


def prepare(also_wanted: Iterable[str] = (), *, for_tests: bool = False) -> None:
    """Bring the system's packages and .venv to what the lock files say; quick and offline if they are already so.

    ``also_wanted`` names system packages that are good to have besides Qt's libraries; what only tests need comes into
    .venv only ``for_tests``. Raises ``StepFailedError``.
    """
    _prepare_system((*QT_LIBRARIES, *also_wanted))
    if _what_is_wrong() or not (_has_project() and (_has_test_packages() or not for_tests)):
        with _one_at_a_time():
            _prepare_environment(for_tests)
    _check_qt()


def _prepare_environment(for_tests: bool) -> None:
    wrong = _what_is_wrong()
    if wrong:
        _make_environment(wrong)
        _install_packages(RUN_LOCK, "the packages that the program needs (about 100 MB, once)")
        _RUN_STAMP.write_text(_packages_mark(RUN_LOCK) + "\n".join(_installed()), encoding="utf-8")
    if for_tests and not _has_test_packages():
        _install_packages(TEST_LOCK, "what the tests need (about 50 MB, once)")
        _TEST_STAMP.write_text(_packages_mark(TEST_LOCK) + "\n".join(_installed()), encoding="utf-8")
    if not _has_project():
        _install_project()
        _PROJECT_STAMP.write_text(_project_mark(), encoding="utf-8")


def _what_is_wrong() -> str:
    """Why the environment cannot be used as it is; empty where it can."""
    if not _is_current(_RUN_STAMP, _packages_mark(RUN_LOCK)):
        return "unfinished or made for something else"
    damaged = _damaged_file()
    if damaged:
        return f"damaged ({damaged} is missing or not as it was installed)"
    # The Python that the environment was made from may be gone by now.
    return "damaged (its Python does not start)" if quietly([program("python"), "-c", ""]).status else ""


def _has_test_packages() -> bool:
    return _is_current(_TEST_STAMP, _packages_mark(TEST_LOCK))


def _has_project() -> bool:
    return _is_current(_PROJECT_STAMP, _project_mark())


def _damaged_file() -> Path | None:
    """The first installed file that is gone, or that has another size than the record of its package says."""
    for record in sorted(packages_folder().glob("*.dist-info")):
        try:
            with (record / "RECORD").open(encoding="utf-8", newline="") as rows:
                for name, _, size, *_ in csv.reader(rows):
                    # What Python compiled itself it may compile again; what is without a size was made afterwards.
                    if size and not name.endswith(".pyc") and (packages_folder() / name).stat().st_size != int(size):
                        return packages_folder() / name
        except OSError as error:
            return Path(error.filename or record)
        except (ValueError, csv.Error):
            return record / "RECORD"
    return None


def _installed() -> list[str]:
    """The packages in the environment, but for pip itself, which may be renewed by anyone who is told to."""
    found = (record.name for record in packages_folder().glob("*.dist-info"))
    return sorted(name for name in found if not name.startswith("pip-"))


def _prepare_system(wanted: tuple[str, ...]) -> None:
    missing = missing_packages(wanted)
    if missing and is_root():
        # Some are needed for one kind of screen only, so a machine without network may do very well without them.
        try:
            install_packages(missing)
        except StepFailedError as failure:
            print(f"{failure} Going on without them.", flush=True)
    elif missing:
        print(f"Not installed here, and perhaps needed: {' '.join(missing)}\n  {install_command(missing)}", flush=True)


@contextmanager
def _one_at_a_time() -> Iterator[None]:
    try:
        with FileLock(ENVIRONMENT) as lock:
            if not lock.take():
                print("Another installation is at work in this folder; waiting for it to finish.", flush=True)
                lock.take(math.inf)
            yield
    except PermissionError as error:
        raise StepFailedError(
            f"{error.filename or ROOT} may not be written to: please copy Card Inspector to a folder of your own and "
            "try again."
        ) from error
    except OSError as error:
        raise StepFailedError(
            f"{error.filename or ENVIRONMENT} cannot be written or removed ({error.strerror}): please close the "
            "programs that use it, make room on the disk, and try again."
        ) from error


def _packages_mark(lock_file: Path) -> str:
    """What packages in .venv depend on: the lock file, the kind of Python, and the place (scripts name it)."""
    lock = hashlib.sha256(lock_file.read_bytes()).hexdigest()
    return f"{lock}\nPython {sys.version_info.major}.{sys.version_info.minor} {sys.platform}\n{ENVIRONMENT}\n"


def _project_mark() -> str:
    return hashlib.sha256(PROJECT_FILE.read_bytes()).hexdigest() + "\n"


def _is_current(stamp: Path, mark: str) -> bool:
    """Whether a stamp bears this mark, and all packages that it names below it are still there."""
    if not stamp.is_file():
        return False
    text = stamp.read_text(encoding="utf-8", errors="replace")
    return text.startswith(mark) and set(text.removeprefix(mark).split()) <= set(_installed())


def _make_environment(wrong: str) -> None:
    _clear_environment(wrong)
    if importlib.util.find_spec("ensurepip") is None:
        _install_environment_maker()
    print(f"Making {ENVIRONMENT}", flush=True)
    if status_of([sys.executable, "-m", "venv", ENVIRONMENT]):
        raise StepFailedError(
            f"{sys.executable} could not make {ENVIRONMENT}, see above: please put that right and try again."
        )


def _clear_environment(wrong: str) -> None:
    if not ENVIRONMENT.exists() and not ENVIRONMENT.is_symlink():
        return
    if Path(sys.prefix).resolve() == ENVIRONMENT.resolve():
        raise StepFailedError(
            f"{ENVIRONMENT} must be made again, but its own Python runs this command: please type 'deactivate' and try "
            "again with your system's Python."
        )
    if ENVIRONMENT.is_symlink():
        # What a link leads to may be the environment of another copy, which goes on using it.
        print(f"{ENVIRONMENT} is a link to {ENVIRONMENT.resolve()}; taking the link away.", flush=True)
        ENVIRONMENT.unlink()
        return
    if any(ENVIRONMENT.iterdir()) and not (ENVIRONMENT / "pyvenv.cfg").is_file():
        raise StepFailedError(f"{ENVIRONMENT} is not a Python environment: please move it away and try again.")
    print(f"{ENVIRONMENT} is {wrong}; making it again.", flush=True)
    # The mark of a Python environment goes last: if this is interrupted, the rest is still known for what it is.
    for entry in sorted(ENVIRONMENT.iterdir(), key=lambda path: path.name == "pyvenv.cfg"):
        shutil.rmtree(entry) if entry.is_dir() and not entry.is_symlink() else entry.unlink()


def _install_environment_maker() -> None:
    wanted = python_environment_package()
    if not is_debian_like():
        raise StepFailedError(
            f"{sys.executable} comes without ensurepip and cannot make environments: please install a complete Python, "
            "for example from python.org, and try again."
        )
    install_packages(wanted)


def _install_packages(lock_file: Path, what: str) -> None:
    print(f"Installing {what} ...", flush=True)
    options = ["--quiet", "--disable-pip-version-check", "--no-input", "--require-hashes", "--only-binary", ":all:"]
    if status_of([program("python"), "-m", "pip", "install", *options, "--requirement", lock_file]):
        raise StepFailedError(
            f"The packages in {lock_file} could not be installed, see above: please check the network and the free "
            "space on the disk, then run the same command again."
        )


def _install_project() -> None:
    options = ["--quiet", "--disable-pip-version-check", "--no-index", "--no-deps", "--no-build-isolation"]
    if status_of([program("python"), "-m", "pip", "install", *options, "--editable", ROOT]):
        raise StepFailedError(
            f"{PROJECT_FILE} could not be installed into {ENVIRONMENT}, see above: please report this."
        )


def _check_qt() -> None:
    loaded = quietly([program("python"), "-c", _LOAD_QT])
    if loaded.status == 0:
        return
    print(loaded.output, flush=True)
    missing = missing_packages(QT_LIBRARIES)
    todo = f"run '{install_command(missing)}'" if missing else "install the library named above"
    raise StepFailedError(
        f"Qt, which draws the window, cannot be loaded on this machine, see above: please {todo} and try again."
    )
