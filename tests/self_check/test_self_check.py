"""The check of an installation: a whole one is all well, and each kind of damage is named with what to do."""

from __future__ import annotations

import hashlib
import json
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from types import SimpleNamespace

import pytest
from click.testing import CliRunner
from hatch_hashes import hashes_of
from PIL import Image, features

from inspector import bundled
from inspector.commands.program import card_inspector
from inspector.drawing.fonts import FontFace, path_of
from inspector.library import DATA_DIR_VARIABLE, bundled_cards
from inspector.self_check import Check, CheckResult, checked, checks, missing_parts, no_trouble
from inspector.self_check import program as program_module
from tests.house import ASSETS

BY_NAME = {check.what: check for check in checks()}


@pytest.fixture
def packaged(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """The assets as a package holds them, with a list of hashes, and one sample board."""
    assets = tmp_path / "inspector" / "_assets"
    for part in ("rulebook", "self_check", "cards"):
        shutil.copytree(ASSETS / part, assets / part)
    (assets / "scenarios").mkdir()
    shutil.copy(ASSETS / "scenarios" / "delver.scenario.json", assets / "scenarios")
    shutil.copy(ASSETS / "fonts.json", assets)
    (assets / "hashes.json").write_text(json.dumps(hashes_of(assets)), encoding="utf-8")
    monkeypatch.setattr(bundled, "_PACKAGE", tmp_path / "inspector")
    bundled_cards.cache_clear()
    yield assets
    bundled_cards.cache_clear()


def test_here_all_is_well(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(DATA_DIR_VARIABLE, str(tmp_path / "not there yet"))
    results = [checked(check) for check in checks() if check.what != "Sample boards"]
    assert no_trouble(results), [str(result) for result in results if not result.is_well]


def test_a_package_is_compared_file_by_file(packaged: Path) -> None:
    count = sum(path.is_file() for path in packaged.rglob("*")) - 1
    assert checked(BY_NAME["Files"]) == CheckResult(
        "Files", True, f"All {count} files are there, and none was changed."
    )
    assert missing_parts() == ()
    assert checked(BY_NAME["Sample boards"]).is_well


def lose(path: Path) -> None:
    path.unlink()


def alter(path: Path) -> None:
    path.write_bytes(path.read_bytes() + b"\n")


def blacken(path: Path) -> None:
    Image.new("RGB", program_module.PICTURE_SIZE).save(path)


def expect_otherwise(path: Path) -> None:
    board = json.loads(path.read_text(encoding="utf-8"))
    board["expect"] = [{"object": board["actions"][0]["as"], "mana_value": 7}]
    path.write_text(json.dumps(board), encoding="utf-8")


@pytest.mark.parametrize(
    ("part", "damage", "what", "said"),
    [
        ("rulebook/lives.json", lose, "Files", "rulebook/lives.json is missing"),
        ("rulebook/lives.json", alter, "Files", "missing or changed"),
        ("hashes.json", lose, "Files", "this part of the program is missing"),
        ("fonts.json", lose, "Fonts", "this part of the program is missing"),
        ("cards/flip.json", lambda path: path.write_bytes(b"["), "Cards", "flip.json"),
        ("rulebook/2026-08.json", lose, "Rules", "2026-08"),
        ("scenarios/delver.scenario.json", expect_otherwise, "Sample boards", "wrongly in delver.scenario.json: "),
        (program_module.PICTURES[bool(features.check("raqm"))], blacken, "Drawing", "not drawn as it should be"),
    ],
)
def test_damage_is_named(packaged: Path, part: str, damage: Callable[[Path], None], what: str, said: str) -> None:
    assert (packaged / part).is_file()
    damage(packaged / part)
    result = checked(BY_NAME[what])
    assert not result.is_well
    assert said in result.sentence


def test_what_is_missing_is_noticed_at_every_start(packaged: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    lose(packaged / "rulebook" / "lives.json")
    assert missing_parts() == ("rulebook/lives.json",)
    monkeypatch.setattr(program_module, "font_files", lambda: (packaged / "Gone.ttf",))
    assert missing_parts() == ("rulebook/lives.json", "Gone.ttf")


def test_another_font_of_the_same_name_is_not_ours(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    other = tmp_path / "SourceSansPro-Regular.ttf"
    other.write_bytes(b"not a font")
    monkeypatch.setattr(program_module, "font_files", lambda: (other,))
    assert checked(BY_NAME["Fonts"]) == CheckResult(
        "Fonts",
        False,
        "Of 1 fonts, SourceSansPro-Regular.ttf is missing or changed. Please install Card Inspector again.",
    )


def test_the_fonts_listed_are_those_in_use() -> None:
    listed = json.loads((ASSETS / "fonts.json").read_text(encoding="utf-8"))
    assert listed == {face.value: hashlib.sha256(path_of(face).read_bytes()).hexdigest() for face in FontFace}


def test_the_users_damaged_files_are_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(DATA_DIR_VARIABLE, str(tmp_path))
    (tmp_path / "own-cards.json").write_text("{", encoding="utf-8")
    result = checked(BY_NAME["Your cards"])
    assert not result.is_well
    assert "own-cards.json" in result.sentence


def test_a_full_disk_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("shutil.disk_usage", lambda _: SimpleNamespace(free=1_000_000))
    result = checked(BY_NAME["Room on the disk"])
    assert not result.is_well
    assert "Please make room." in result.sentence


@pytest.mark.parametrize(("is_well", "said", "status"), [(True, "All well.", 0), (False, "1 of 1 not well.", 1)])
def test_the_command_ends_as_what_was_found(
    monkeypatch: pytest.MonkeyPatch, is_well: bool, said: str, status: int
) -> None:
    monkeypatch.setattr("inspector.self_check.checks", lambda: (Check("Made up", lambda: (is_well, "seen.")),))
    monkeypatch.setattr("inspector.window.shell.qt_parts.qt_checks", lambda: ())
    ran = CliRunner().invoke(card_inspector, ["self-check"])
    assert ran.output.splitlines() == [f"{'ok ' if is_well else 'NOT'} Made up: seen.", said]
    assert ran.exit_code == status


def test_a_check_that_breaks_has_found_something() -> None:
    def broken() -> tuple[bool, str]:
        raise ImportError("no module of this name")

    result = checked(Check("Anything", broken))
    assert str(result) == "NOT Anything: The check itself failed (ImportError: no module of this name)."
