"""Prints what CHANGELOG says of one version, for its release: python packaging/release_notes.py VERSION.

Ends with status 1 where the program has another version, or CHANGELOG does not know it or calls it unreleased.
"""

from __future__ import annotations

import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]


def notes(changelog: str, version: str) -> str:
    """The part of CHANGELOG under the heading of a version. Raises ``ValueError``, a sentence, where there is none."""
    parts = changelog.split("\n## ")
    found = next((part for part in parts[1:] if part.split(maxsplit=1)[0].rstrip(",") == version), None)
    if found is None:
        raise ValueError(f"CHANGELOG.md has no part for {version}; write one first.")
    heading, _, text = found.partition("\n")
    if "not released" in heading:
        raise ValueError(f"CHANGELOG.md calls {version} not released yet; give it its day first.")
    return text.strip() + "\n"


def main(version: str) -> int:
    """Print the notes, or say on the standard error why there are none."""
    sys.path.insert(0, str(ROOT))
    from inspector import __version__

    if version != __version__:
        print(f"The tag says {version}, but the program is {__version__}.", file=sys.stderr)
        return 1
    try:
        print(notes((ROOT / "CHANGELOG.md").read_text(encoding="utf-8"), version), end="")
    except ValueError as error:
        print(error, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
