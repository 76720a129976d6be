"""The environment .venv: made once, found again, made again when it no longer fits.

Two stamps, each written after the work it stands for, say what is in it: one for the locked packages, one for the
project. Whatever is interrupted in between leaves no stamp, and the next start does that part again. Only one process
at a time works on it, the others wait.
"""

from __future__ import annotations

import hashlib
import importlib.util
import shutil
import sys
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path

from steps.failures import StepFailedError
from steps.locking import hold_lock
from steps.places import ENVIRONMENT, LOCK_FILE, PROJECT_FILE, ROOT, program
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

_PACKAGES_STAMP = ENVIRONMENT / "card-inspector-packages.stamp"
_PROJECT_STAMP = ENVIRONMENT / "card-inspector-project.stamp"
_LOAD_QT = "import PySide6.QtWidgets"


def prepare(also_wanted: Iterable[str] = ()) -> None:
    """Bring the system's packages and .venv to what the lock file says; quick and offline if they are already so.

    ``also_wanted`` names system packages that are good to have besides Qt's libraries. Raises ``StepFailedError``.
    """
    _prepare_system((*QT_LIBRARIES, *also_wanted))
    if not (_has_packages() and _has_project()):
        with _one_at_a_time():
            _prepare_environment()
    _check_qt()


def _prepare_environment() -> None:
    if not _has_packages():
        _make_environment()
        _install_packages()
        _PACKAGES_STAMP.write_text(_packages_mark(), encoding="utf-8")
    if not _has_project():
        _install_project()
        _PROJECT_STAMP.write_text(_project_mark(), encoding="utf-8")


def _has_packages() -> bool:
    # The Python that the environment was made from may be gone by now.
    return _is_current(_PACKAGES_STAMP, _packages_mark()) and quietly([program("python"), "-c", ""]).status == 0


def _has_project() -> bool:
    return _is_current(_PROJECT_STAMP, _project_mark())


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
    beside = ENVIRONMENT.with_name(ENVIRONMENT.name + ".lock")
    try:
        with hold_lock(beside, "Another installation is at work in this folder; waiting for it to finish."):
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


def _packages_mark() -> str:
    """What the packages in .venv depend on: the lock file, the kind of Python, and the place (scripts name it)."""
    lock = hashlib.sha256(LOCK_FILE.read_bytes()).hexdigest()
    return f"{lock}\nPython {sys.version_info.major}.{sys.version_info.minor} {sys.platform}\n{ENVIRONMENT}\n"


def _project_mark() -> str:
    return hashlib.sha256(PROJECT_FILE.read_bytes()).hexdigest() + "\n"


def _is_current(stamp: Path, mark: str) -> bool:
    return stamp.is_file() and stamp.read_text(encoding="utf-8", errors="replace") == mark


def _make_environment() -> None:
    _clear_environment()
    if importlib.util.find_spec("ensurepip") is None:
        _install_environment_maker()
    print(f"Making {ENVIRONMENT}", flush=True)
    if status_of([sys.executable, "-m", "venv", ENVIRONMENT]):
        raise StepFailedError(
            f"{sys.executable} could not make {ENVIRONMENT}, see above: please put that right and try again."
        )


def _clear_environment() -> None:
    if not ENVIRONMENT.exists():
        return
    if Path(sys.prefix).resolve() == ENVIRONMENT.resolve():
        raise StepFailedError(
            f"{ENVIRONMENT} must be made again, but its own Python runs this command: please type 'deactivate' and try "
            "again with your system's Python."
        )
    if any(ENVIRONMENT.iterdir()) and not (ENVIRONMENT / "pyvenv.cfg").is_file():
        raise StepFailedError(f"{ENVIRONMENT} is not a Python environment: please move it away and try again.")
    print(f"{ENVIRONMENT} is unfinished or made for something else; making it again.", flush=True)
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


def _install_packages() -> None:
    print("Installing the locked Python packages (about 150 MB, once) ...", flush=True)
    options = ["--quiet", "--disable-pip-version-check", "--no-input", "--require-hashes", "--only-binary", ":all:"]
    if status_of([program("python"), "-m", "pip", "install", *options, "--requirement", LOCK_FILE]):
        raise StepFailedError(
            f"The packages in {LOCK_FILE} could not be installed, see above: please check the network and the free "
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
