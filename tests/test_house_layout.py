"""What lies where, and that what README and the bundled files promise is there."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from collections.abc import Iterable

from tests.house import ASSETS, ROOT, shown

TOP_LEVEL = {"CHANGELOG.md", "LICENSE", "README.md", "assets", "inspector", "packaging", "pyproject.toml", "tests"}
MADE_BY_TOOLS = {"__pycache__", "dist"}
README = (ROOT / "README.md").read_text(encoding="utf-8")
COMMAND = re.compile(r"^python3 packaging/bootstrap\.py (\w+)", re.MULTILINE)


def test_the_top_level_holds_what_was_agreed_and_nothing_else() -> None:
    there = {path.name for path in ROOT.iterdir() if not path.name.startswith(".")}
    assert there - MADE_BY_TOOLS == TOP_LEVEL


def test_the_folder_packaging_hides_no_package_of_that_name() -> None:
    assert not (ROOT / "packaging" / "__init__.py").exists()


def test_readme_opens_with_two_commands_that_exist() -> None:
    commands = COMMAND.findall(README)
    assert commands[:2] == ["run", "test"]
    assert README.index(f"bootstrap.py {commands[0]}") < 1500
    for command in commands:
        done = subprocess.run(
            [sys.executable, "packaging/bootstrap.py", command, "--help"], cwd=ROOT, capture_output=True, check=False
        )
        assert done.returncode == 0, command


def test_what_readme_links_to_is_there() -> None:
    links = re.findall(r"\]\((?!https?:)([^)#]+)\)", README)
    assert links
    assert [link for link in links if not (ROOT / link).exists()] == []


def test_readme_carries_the_fan_content_notice() -> None:
    assert "unofficial Fan Content" in README
    assert "Wizards of the Coast" in README


def test_the_continuous_check_is_the_test_command() -> None:
    lines = (ROOT / ".ci" / "run").read_text(encoding="utf-8").splitlines()
    assert lines[1:] == ["exec python3 packaging/bootstrap.py test"]


def test_a_bundled_json_file_is_json_and_says_nothing_twice() -> None:
    def no_key_twice(pairs: Iterable[tuple[str, object]]) -> dict[str, object]:
        found: dict[str, object] = {}
        for key, value in pairs:
            assert key not in found, f"the key {key!r} stands twice in one object"
            found[key] = value
        return found

    wrong: dict[str, str] = {}
    for file in sorted(ASSETS.rglob("*.json")):
        try:
            json.loads(file.read_bytes().decode("utf-8"), object_pairs_hook=no_key_twice)
        except (AssertionError, ValueError) as error:
            wrong[shown(file)] = str(error)
    assert wrong == {}
