"""Bundled files are found in a checkout and in an installed program, and a damaged installation says so."""

from __future__ import annotations

import json
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

from inspector import bundled
from inspector.bundled import BundledFileError, bundled_files, bundled_path, bundled_text
from tests.house import ASSETS, ROOT


def test_a_bundled_folder_of_the_checkout_is_found() -> None:
    assert bundled_path("cards") == ASSETS / "cards"


def test_all_files_of_a_kind_are_listed_in_order() -> None:
    assert bundled_files("cards", ".json") == tuple(sorted((ASSETS / "cards").rglob("*.json")))
    assert bundled_files("cards", ".no-such-kind") == ()


def test_an_installed_program_finds_its_files_inside_the_package(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    scenarios = tmp_path / "inspector" / "_assets" / "scenarios"
    scenarios.mkdir(parents=True)
    (scenarios / "one.scenario.json").write_text("{“}", encoding="utf-8")
    monkeypatch.setattr(bundled, "_PACKAGE", tmp_path / "inspector")
    assert bundled_text("scenarios/one.scenario.json") == "{“}"


def test_a_neighbour_called_assets_is_not_taken_for_ours(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "assets" / "cards").mkdir(parents=True)
    monkeypatch.setattr(bundled, "_PACKAGE", tmp_path / "inspector")
    with pytest.raises(BundledFileError, match="install Card Inspector again"):
        bundled_path("cards")


def test_a_missing_file_is_named() -> None:
    with pytest.raises(BundledFileError, match=r"no_such_file\.json: this part of the program is missing") as caught:
        bundled_text("cards/no_such_file.json")
    assert caught.value.place == ASSETS / "cards" / "no_such_file.json"


def test_an_unreadable_file_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "_assets").mkdir()
    (tmp_path / "_assets" / "text").write_bytes(b"\xff\xfe\x00")
    monkeypatch.setattr(bundled, "_PACKAGE", tmp_path)
    with pytest.raises(BundledFileError, match="cannot be read"):
        bundled_text("text")


@pytest.mark.parametrize("name", ["../pyproject.toml", "/etc/passwd", "cards/../../README.md", "cards\\x.json"])
def test_a_name_that_leads_out_of_the_assets_is_refused(name: str) -> None:
    with pytest.raises(ValueError, match="by its path inside the assets"):
        bundled_path(name)


def test_the_wheel_carries_every_asset_and_nothing_of_the_tests(tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "hatchling", "build", "--target", "wheel", "--directory", str(tmp_path)],
        cwd=ROOT,
        capture_output=True,
        encoding="utf-8",
        check=False,
    )
    assert done.returncode == 0, done.stderr
    (wheel,) = tmp_path.glob("card_inspector-*.whl")
    with zipfile.ZipFile(wheel) as archive:
        carried = {name for name in archive.namelist() if ".dist-info/" not in name}
        hashes = json.loads(archive.read("inspector/_assets/hashes.json"))
    assets = {
        f"inspector/_assets/{path.relative_to(ASSETS).as_posix()}" for path in ASSETS.rglob("*") if path.is_file()
    }
    # Besides them their hashes, by which an installed program knows whether it is whole.
    carried.remove("inspector/_assets/hashes.json")
    assert {f"inspector/_assets/{name}" for name in hashes} == assets
    assert {name for name in carried if name.startswith("inspector/_assets/")} == assets
    assert {name.split("/")[0] for name in carried} == {"inspector"}
