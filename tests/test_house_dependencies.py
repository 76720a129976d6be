"""What is installed is what was locked: every package by version and hash, from wherever the user's pip looks."""

from __future__ import annotations

import re
import subprocess
import sys
import tomllib

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from tests.house import ROOT

PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
GROUPS = PROJECT["dependency-groups"]
LOCKS = {name: (ROOT / "packaging" / f"{name}.lock").read_text(encoding="utf-8") for name in ("run", "test")}
ENTRIES = {
    name: re.sub(r"^#.*\n", "", lock, flags=re.MULTILINE).replace("\\\n", " ").splitlines()
    for name, lock in LOCKS.items()
}
TO_RUN = [*PROJECT["project"]["dependencies"], *GROUPS["run"]]
TO_TEST = [each for each in GROUPS["test"] if isinstance(each, str)]
ASKED_FOR = [*(("run", each) for each in TO_RUN), *(("test", each) for each in [*TO_RUN, *TO_TEST])]
PYTHONS = ("3.11", "3.12", "3.13")
SYSTEMS = {"linux": "Linux", "darwin": "Darwin", "win32": "Windows"}

TWENTY_THOUSAND_VOID_CALLS = """
import sys
from PySide6.QtCore import QObject

thing = QObject()
before = sys.getrefcount(None)
for _ in range(20_000):
    thing.setObjectName("")
print(before - sys.getrefcount(None))
"""


def test_every_locked_package_has_one_version_and_its_hashes() -> None:
    for entry in [*ENTRIES["run"], *ENTRIES["test"]]:
        requirement, *hashes = re.split(r"\s--hash=", entry)
        assert re.fullmatch(r"[a-z0-9-]+==[^\s;]+( ; .+)?", requirement.strip()), entry
        assert hashes, entry
        assert all(re.fullmatch(r"sha256:[0-9a-f]{64}", each.strip()) for each in hashes), entry


def test_the_lock_names_no_host_and_no_folder() -> None:
    assert not re.search(r"://|index-url =|--find-links|--extra-index|--trusted-host|file:", "".join(LOCKS.values()))


def test_who_only_runs_the_program_gets_nothing_of_what_tests_need_and_the_same_of_all_else() -> None:
    assert set(ENTRIES["run"]) < set(ENTRIES["test"])
    names = {entry.split("==")[0] for entry in ENTRIES["run"]}
    assert names.isdisjoint(canonicalize_name(Requirement(each).name) for each in TO_TEST)
    assert not names & {"grimp", "execnet", "iniconfig", "mypy-extensions"}


@pytest.mark.parametrize("system", SYSTEMS)
@pytest.mark.parametrize("python", PYTHONS)
def test_the_lock_gives_what_the_project_asks_for(python: str, system: str) -> None:
    for lock, wanted in ASKED_FOR:
        check_locked(lock, wanted, python, system)


def check_locked(lock: str, wanted: str, python: str, system: str) -> None:
    place = {"python_version": python, "python_full_version": f"{python}.0", "sys_platform": system}
    asked = Requirement(wanted)
    if asked.marker is not None and not asked.marker.evaluate(place):
        return
    name = canonicalize_name(asked.name)
    locked = [Requirement(re.split(r"\s--hash=", entry)[0]) for entry in ENTRIES[lock]]
    here = [each for each in locked if each.name == name and (each.marker is None or each.marker.evaluate(place))]
    assert len(here) == 1, f"{name} is locked {len(here)} times for Python {python} on {SYSTEMS[system]}"
    (version,) = [each.version for each in here[0].specifier]
    assert asked.specifier.contains(version), f"{name} is locked as {version}, where {asked.specifier} is asked for"


def test_a_qt_call_that_returns_nothing_does_not_wear_out_none() -> None:
    # Some releases of Qt for Python gave None back once too often per such call; the 20,000th then ended the program.
    done = subprocess.run(
        [sys.executable, "-c", TWENTY_THOUSAND_VOID_CALLS], capture_output=True, encoding="utf-8", check=False
    )
    assert done.returncode == 0, done.stderr
    assert abs(int(done.stdout)) < 100
