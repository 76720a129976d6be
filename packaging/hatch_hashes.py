"""What the wheel gets besides the checkout's files: the hash of each bundled file, so that damage shows later."""

from __future__ import annotations

import hashlib
import json
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

IN_WHEEL = "inspector/_assets/hashes.json"


class HashesHook(BuildHookInterface):  # type: ignore[type-arg]  # hatchling's own generic parameter says nothing here
    """Writes the list that ``inspector.bundled.packaged_hashes`` reads; hatchling calls it."""

    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Add the list, unless the checkout itself is being installed, whose files may change at any time."""
        if version == "editable":
            return
        written = Path(tempfile.mkdtemp()) / "hashes.json"
        written.write_text(json.dumps(hashes_of(Path(self.root) / "assets"), indent=0), encoding="utf-8")
        build_data["force_include"][str(written)] = IN_WHEEL


def hashes_of(folder: Path) -> dict[str, str]:
    """The SHA-256 of every file below a folder by its path there, with ``/``, in hexadecimal, sorted."""
    files = sorted(path for path in folder.rglob("*") if path.is_file())
    return {path.relative_to(folder).as_posix(): hashlib.sha256(path.read_bytes()).hexdigest() for path in files}
