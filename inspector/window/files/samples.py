"""The bundled sample scenarios: a few to begin with, the rest by area; opened as copies and never written over."""

from __future__ import annotations

import logging
from functools import cache
from pathlib import Path

import msgspec

from inspector.bundled import BundledFileError, bundled_files, bundled_path
from inspector.scenario import SUFFIX, ScenarioError, read_scenario
from inspector.window.files.sample_questions import asks

_LOG = logging.getLogger(__name__)
FOLDER = "scenarios"
# A mana value, a copy, types and a face: four that ask for the same would say that nothing else can be asked.
_FIRST = ("insectile-aberration-2011", "clone-of-wildblood-pack-2021", "jace-returns", "disturb")


class Area(msgspec.Struct, frozen=True):
    """A folder of samples: what it is about, and its files."""

    title: str
    files: tuple[Path, ...]


def samples() -> tuple[Path, ...]:
    """The samples to begin with: those that lie directly in the folder, such as ask for different things first.

    None where the installation is damaged.
    """
    return tuple(sorted((path for path in _all() if path.parent == _folder()), key=_rank))


def _rank(path: Path) -> tuple[int, str]:
    name = path.name.removesuffix(SUFFIX)
    return (_FIRST.index(name) if name in _FIRST else len(_FIRST), name)


def areas() -> tuple[Area, ...]:
    """The other samples by the folder in which they lie."""
    found: dict[str, list[Path]] = {}
    for path in _all():
        if path.parent != _folder():
            found.setdefault(path.parent.name, []).append(path)
    return tuple(Area(name.replace("-", " ").capitalize(), tuple(files)) for name, files in sorted(found.items()))


def title_of(path: Path) -> str:
    """A sample's title, read when first asked for; the file's name where it has none or cannot be read."""
    return _said(path)[0]


def question_of(path: Path) -> str:
    """What a sample asks; its title where it cannot be read."""
    return _said(path)[1]


@cache
def _said(path: Path) -> tuple[str, str]:
    """The title and the question of a sample, of which the file is read once for both."""
    named = path.name.removesuffix(SUFFIX).replace("-", " ").capitalize()
    try:
        scenario = read_scenario(path)
    except ScenarioError as error:
        _LOG.warning("a sample cannot be offered by what it asks: %s", error)
        return named, named
    return scenario.title or named, asks(scenario)


def is_bundled(path: Path) -> bool:
    """Whether a file belongs to the program, so that it must never be written."""
    try:
        return path.resolve().is_relative_to(bundled_path(".").resolve())
    except (BundledFileError, OSError, ValueError, RuntimeError):
        # Among others a name that no file can have, and a link that leads to itself.
        return False


def _all() -> tuple[Path, ...]:
    try:
        return bundled_files(FOLDER, SUFFIX)
    except BundledFileError as error:
        _LOG.warning("the samples cannot be offered: %s", error)
        return ()


def _folder() -> Path:
    return bundled_path(FOLDER)
