"""Which scenario files a path means: itself, or everything below a folder."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from inspector.scenario.errors import ScenarioError

SUFFIX: Final = ".scenario.json"
# A lesson or a list of questions, which holds scenarios; told by its name alone, before training is loaded.
LESSON_SUFFIX: Final = ".lesson.json"


def scenario_files(path: Path) -> tuple[Path, ...]:
    """Give the file itself, or the files below a folder whose names end in ``.scenario.json``, sorted.

    Raises ScenarioError for a folder in which there is none.
    """
    if not path.is_dir():
        return (path,)
    found = tuple(sorted(file for file in path.rglob(f"*{SUFFIX}") if file.is_file()))
    if not found:
        raise ScenarioError(str(path), "", f"no file in this folder ends in {SUFFIX}; name another folder or a file")
    return found
