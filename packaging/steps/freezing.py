"""The program frozen into one folder, from the wheel, and the proof that it is the program."""

from __future__ import annotations

import datetime as dt
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path

from steps.failures import StepFailedError
from steps.places import (
    BUILD_ENVIRONMENT,
    DIST,
    FROZEN,
    MADE,
    PACKAGE_LOCK,
    PACKAGING,
    ROOT,
    RUN_LOCK,
    SAMPLE,
    build_program,
    version,
)
from steps.processes import quietly, status_of

_IDENTITY = "io.github.cardinspector.CardInspector"
_FILLED_IN = {
    "linux": (f"{_IDENTITY}.metainfo.xml",),
    "windows": ("version-info.txt", "winget.yaml"),
    "macos": ("Info.plist",),
}
_COMPLETIONS = {"bash": "card-inspector", "zsh": "_card-inspector", "fish": "card-inspector.fish"}
_SHOWN = ("window", "--size", "1280x800", "--theme", "light", "--screenshot")
_WITHOUT_SCREEN = {"QT_QPA_PLATFORM": "offscreen"}


def build_day() -> str:
    """The day that packages bear, ``2026-11-22``: that of SOURCE_DATE_EPOCH where it is set, to repeat a build."""
    seconds = os.environ.get("SOURCE_DATE_EPOCH")
    now = dt.datetime.now(dt.UTC)
    return (dt.datetime.fromtimestamp(int(seconds), dt.UTC) if seconds else now).date().isoformat()


def freeze() -> None:
    """Make the frozen program anew in ``dist/card-inspector``, and check it. Raises ``StepFailedError``."""
    _make_environment()
    _install_wheel()
    make_extras()
    shutil.rmtree(FROZEN, ignore_errors=True)
    with tempfile.TemporaryDirectory() as work:
        spec = PACKAGING / "card-inspector.spec"
        options = ["--noconfirm", "--log-level", "ERROR", "--distpath", DIST, "--workpath", work]
        _do([build_program("pyinstaller"), *options, spec], "The program could not be frozen")
    prove()


def make_extras() -> None:
    """Make what packages hold besides the program: icons, the manual page, completions, what bears the version."""
    shutil.rmtree(MADE, ignore_errors=True)
    MADE.mkdir(parents=True)
    python = build_program("python")
    _do([python, PACKAGING / "write_icons.py", MADE], "The icons could not be drawn")
    page = MADE / "card-inspector.1"
    _do([python, PACKAGING / "write_man_page.py", page, build_day()], "The manual page could not be written")
    for shell, name in _COMPLETIONS.items():
        asked = quietly([build_program("card-inspector")], {"_CARD_INSPECTOR_COMPLETE": f"{shell}_source"})
        if asked.status or "_CARD_INSPECTOR_COMPLETE" not in asked.output:
            raise StepFailedError(f"The completion for {shell} could not be made: {asked.output}")
        (MADE / name).write_text(asked.output, encoding="utf-8")
    for folder, names in _FILLED_IN.items():
        for name in names:
            text = (PACKAGING / folder / name).read_text(encoding="utf-8")
            (MADE / name).write_text(filled_in(text), encoding="utf-8")


def filled_in(text: str, **more: str) -> str:
    """A file of ``packaging`` with its ``@VERSION@`` and the like filled in."""
    numbers = ", ".join([*version().split("."), "0"])
    values = {"VERSION": version(), "DATE": build_day(), "NUMBERS": numbers, **more}
    for name, value in values.items():
        text = text.replace(f"@{name}@", value)
    return text


def prove() -> None:
    """Hold the frozen program against the installed one: it checks itself, tells the same and looks the same."""
    frozen, installed = FROZEN / build_program("card-inspector").name, build_program("card-inspector")
    with tempfile.TemporaryDirectory() as folder:
        _do([frozen, "--data-dir", folder, "self-check"], "The frozen program finds itself damaged", _WITHOUT_SCREEN)
        scenarios = ROOT / "assets" / "scenarios"
        pictures = []
        for name, program in (("frozen", frozen), ("installed", installed)):
            pictures.append(Path(folder) / f"{name}.png")
            own = {**_WITHOUT_SCREEN, "XDG_CONFIG_HOME": folder, "XDG_STATE_HOME": folder}
            command = [program, "--data-dir", folder, *_SHOWN, pictures[-1], SAMPLE]
            _do(command, "The frozen program shows no window", own)
        told = [quietly([program, "explain", SAMPLE, "--json"]) for program in (frozen, installed)]
        _do([frozen, "check", scenarios], "The frozen program answers wrongly")
        if told[0] != told[1] or pictures[0].read_bytes() != pictures[1].read_bytes():
            raise StepFailedError(
                f"The frozen program in {FROZEN} tells or shows something else than the installed one."
            )


def _make_environment() -> None:
    stamp = BUILD_ENVIRONMENT / "card-inspector-package.stamp"
    mark = f"{sys.version}\n{RUN_LOCK.read_text(encoding='utf-8')}{PACKAGE_LOCK.read_text(encoding='utf-8')}"
    if stamp.is_file() and stamp.read_text(encoding="utf-8") == mark:
        return
    print(f"Making {BUILD_ENVIRONMENT}, in which packages are built", flush=True)
    _do([sys.executable, "-m", "venv", "--clear", BUILD_ENVIRONMENT], "The environment could not be made")
    for lock in (RUN_LOCK, PACKAGE_LOCK):
        options = ["--quiet", "--disable-pip-version-check", "--require-hashes", "--only-binary", ":all:"]
        command = [build_program("python"), "-m", "pip", "install", *options, "--requirement", lock]
        _do(command, f"The packages in {lock} could not be installed")
    stamp.write_text(mark, encoding="utf-8")


def _install_wheel() -> None:
    DIST.mkdir(exist_ok=True)
    for old in DIST.glob("card_inspector-*.whl"):
        old.unlink()
    python = build_program("python")
    _do([python, "-m", "hatchling", "build", "--target", "wheel", "--directory", DIST], "The wheel could not be built")
    (wheel,) = DIST.glob("card_inspector-*.whl")
    options = ["--quiet", "--disable-pip-version-check", "--no-index", "--no-deps", "--force-reinstall"]
    _do([python, "-m", "pip", "install", *options, wheel], "The wheel could not be installed")


def _do(command: Sequence[object], failure: str, extra: dict[str, str] | None = None) -> None:
    words = [str(word) for word in command]
    if status_of(words, extra):
        raise StepFailedError(f"{failure}, see above: {subprocess.list2cmdline(words)}")
