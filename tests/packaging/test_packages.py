"""What packages are made of: valid files for the desktop, one version everywhere, recipes that name what there is."""

from __future__ import annotations

import configparser
import fnmatch
import os
import plistlib
import re
import shutil
import subprocess
import sys
import tarfile
import tomllib
import xml.etree.ElementTree as ET
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import click
import pytest
from release_notes import notes
from ruamel.yaml import YAML
from steps import command_line, debian_packages, freezing, installers, packages, places
from steps.failures import StepFailedError

from inspector import __version__
from inspector.commands.program import card_inspector
from inspector.scenario import SUFFIX
from inspector.window.style.icons import app_icon
from tests.house import ROOT

LINUX = ROOT / "packaging" / "linux"
IDENTITY = "io.github.cardinspector.CardInspector"
WORKFLOWS = sorted((ROOT / ".github" / "workflows").glob("*.yml"))


def test_the_version_is_the_programs() -> None:
    assert places.version() == __version__


def test_the_menu_entry_opens_boards_and_links() -> None:
    entry = configparser.ConfigParser(interpolation=None)
    entry.optionxform = str  # type: ignore[assignment,method-assign]  # as configparser's manual has it
    entry.read_string((LINUX / f"{IDENTITY}.desktop").read_text(encoding="utf-8"))
    desktop = entry["Desktop Entry"]
    kinds = ET.parse(LINUX / f"{IDENTITY}.mime.xml").iter(
        "{http://www.freedesktop.org/standards/shared-mime-info}mime-type"
    )
    known = {kind.get("type") for kind in kinds}
    assert set(desktop["MimeType"].strip(";").split(";")) == {*known, "x-scheme-handler/card-inspector"}
    assert desktop["Exec"].split()[0] == "card-inspector-desk"
    assert desktop["Icon"] == IDENTITY


def test_files_are_known_by_the_endings_that_the_program_gives_them() -> None:
    text = (LINUX / f"{IDENTITY}.mime.xml").read_text(encoding="utf-8")
    assert f'pattern="*{SUFFIX}"' in text
    assert 'pattern="*.lesson.json"' in text
    plist = plistlib.loads((ROOT / "packaging/macos/Info.plist").read_bytes())
    endings = [
        kind["UTTypeTagSpecification"]["public.filename-extension"] for kind in plist["UTExportedTypeDeclarations"]
    ]
    assert endings == [[SUFFIX.lstrip(".")], ["lesson.json"]]
    assert plist["CFBundleURLTypes"][0]["CFBundleURLSchemes"] == ["card-inspector"]


def test_every_blank_in_a_recipe_is_filled_in() -> None:
    for folder, names in freezing._FILLED_IN.items():
        for name in names:
            filled = freezing.filled_in((ROOT / "packaging" / folder / name).read_text(encoding="utf-8"))
            # Only the release knows where its installer lies.
            assert set(re.findall(r"@[A-Z_0-9]+@", filled)) <= {"@INSTALLER_URL@", "@INSTALLER_SHA256@"}


def test_the_day_of_a_build_can_be_given(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "1700000000")
    assert freezing.build_day() == "2023-11-14"


@pytest.mark.parametrize(
    ("command", "file"),
    [
        (["desktop-file-validate"], LINUX / f"{IDENTITY}.desktop"),
        (["appstreamcli", "validate", "--no-net"], LINUX / f"{IDENTITY}.metainfo.xml"),
        (["sh", "-n"], ROOT / "packaging/macos/notarize.sh"),
    ],
    ids=lambda value: value[0] if isinstance(value, list) else "",
)
def test_the_systems_own_checkers_agree(command: list[str], file: Path, tmp_path: Path) -> None:
    if shutil.which(command[0]) is None:
        pytest.skip(f"{command[0]} is not installed on this machine; package.yml has it")
    filled = tmp_path / file.name
    filled.write_text(freezing.filled_in(file.read_text(encoding="utf-8")), encoding="utf-8")
    done = subprocess.run([*command, filled], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr


def test_each_requirement_is_debians_or_brought_along() -> None:
    assert set(debian_packages._IN_DEBIAN) <= set(debian_packages._requirements())
    assert "font_source_sans_pro" in debian_packages._brought_along()


def test_an_unknown_kind_of_package_is_named_before_anything_is_built() -> None:
    with pytest.raises(StepFailedError, match="No package is called rpm"):
        packages.package("rpm")


def test_the_same_program_gives_the_same_archive(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "frozen" / "inner").mkdir(parents=True)
    (tmp_path / "frozen" / "inner" / "file").write_text("a", encoding="utf-8")
    monkeypatch.setattr(installers, "FROZEN", tmp_path / "frozen")
    monkeypatch.setattr(installers, "DIST", tmp_path)
    archive = installers.build_tar()
    first = archive.read_bytes()
    assert installers.build_tar().read_bytes() == first
    with tarfile.open(archive) as packed:
        assert {entry.name for entry in packed} >= {"card-inspector/inner/file", "card-inspector/LICENSE"}
        assert {(entry.uid, entry.uname, entry.mtime) for entry in packed} == {(0, "", 0)}


@pytest.mark.usefixtures("qapp")
def test_the_icon_is_sharp_in_every_size() -> None:
    assert {size.width() for size in app_icon().availableSizes()} == {16, 22, 24, 32, 48, 64, 128, 256, 512}


NEWS = "# What changed\n\n## 1.1.0, not released yet\n\n- New.\n\n## 1.0.0, 2026-12-01\n\n- Old.\n"


def test_a_release_tells_its_own_news() -> None:
    assert notes(NEWS, "1.0.0") == "- Old.\n"


@pytest.mark.parametrize(("version", "said"), [("2.0.0", "has no part for 2.0.0"), ("1.1.0", "not released yet")])
def test_a_release_without_news_is_stopped(version: str, said: str) -> None:
    with pytest.raises(ValueError, match=said):
        notes(NEWS, version)


@pytest.mark.parametrize("workflow", WORKFLOWS, ids=lambda path: path.name)
def test_each_command_of_ours_in_a_workflow_can_be_run(workflow: Path) -> None:
    text = workflow.read_text(encoding="utf-8")
    for words in re.findall(r"python3? packaging/bootstrap\.py ([\w -]+)", text):
        chosen = command_line._parser().parse_args(words.split())
        if chosen.command == "package" and chosen.name:
            assert chosen.name in packages._KINDS
    for path in re.findall(r"\b(packaging/[\w./-]+)", text):
        assert (ROOT / path).exists(), path


def steps_of(workflow: str) -> Iterator[dict[str, Any]]:
    read = YAML(typ="safe").load((ROOT / ".github" / "workflows" / workflow).read_text(encoding="utf-8"))
    for job in read["jobs"].values():
        yield from job.get("steps", ())


def commands_in(step: dict[str, Any]) -> str:
    """What a step runs, a word where GitHub fills one in."""
    return re.sub(r"\$\{\{.*?\}\}", "word", step.get("run", ""))


@pytest.mark.parametrize("workflow", WORKFLOWS, ids=lambda path: path.name)
def test_each_program_call_in_a_workflow_names_a_command(workflow: Path) -> None:
    for step in steps_of(workflow.name):
        for words in re.findall(r"\bcard-inspector(?:\.exe)?\"? (self-check|window [^'\n]*)", commands_in(step)):
            name, *rest = words.split()
            command = card_inspector.get_command(click.Context(card_inspector), name)
            assert command is not None
            assert command.make_context(name, list(rest)).params is not None


@pytest.mark.skipif(sys.platform == "win32", reason="the shell of these steps is bash on Linux")
def test_every_shell_step_can_be_read_by_its_shell() -> None:
    texts = [commands_in(step) for path in WORKFLOWS for step in steps_of(path.name) if "shell" not in step]
    texts = [text for text in texts if text]
    done = subprocess.run(["bash", "-n"], input="\n".join(texts), capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")
    assert len(texts) > 15


@pytest.mark.skipif(shutil.which("sha256sum") is None, reason="the shell of these steps is bash on Linux")
def test_a_release_makes_its_news_checksums_and_manifest(tmp_path: Path) -> None:
    """Each step of release.yml that needs no GitHub, one after the other, on files made up."""
    (tmp_path / "packaging").mkdir()
    shutil.copy(ROOT / "packaging" / "release_notes.py", tmp_path / "packaging")
    (tmp_path / "inspector").mkdir()
    (tmp_path / "inspector" / "__init__.py").write_text('__version__ = "1.0.0"\n', encoding="utf-8")
    (tmp_path / "CHANGELOG.md").write_text(NEWS, encoding="utf-8")
    built = tmp_path / "built"
    (built / "made").mkdir(parents=True)
    for name in ("a.deb", "a.tar.xz", "a.whl", "card-inspector-1.0.0-setup.exe"):
        (built / name).write_bytes(name.encode())
    manifest = freezing.filled_in((ROOT / "packaging/windows/winget.yaml").read_text(encoding="utf-8"))
    (built / "made" / "winget.yaml").write_text(manifest, encoding="utf-8")
    own = {"GITHUB_REF_NAME": "v1.0.0", "GITHUB_REPOSITORY": "someone/card-inspector"}
    path = f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"
    for step in steps_of("release.yml"):
        if "run" in step and not step["run"].startswith("gh "):
            command = ["bash", "-eo", "pipefail", "-c", step["run"]]
            done = subprocess.run(
                command,
                cwd=tmp_path,
                env={**os.environ, **own, "PATH": path},
                capture_output=True,
                text=True,
                check=False,
            )
            assert done.returncode == 0, done.stderr
    assert (tmp_path / "notes.md").read_text(encoding="utf-8") == "- Old.\n"
    assert [path.name for path in (tmp_path / "pypi").iterdir()] == ["a.whl"]
    lines = [line.split() for line in (built / "SHA256SUMS").read_text(encoding="utf-8").splitlines()]
    sums = {name: hash_ for hash_, name in lines}
    (installer,) = YAML(typ="safe").load((built / "winget.yaml").read_text(encoding="utf-8"))["Installers"]
    assert installer["InstallerSha256"] == sums["card-inspector-1.0.0-setup.exe"]
    assert installer["InstallerUrl"].endswith(
        "/someone/card-inspector/releases/download/v1.0.0/card-inspector-1.0.0-setup.exe"
    )


def test_what_a_flatpak_is_made_of_is_there_when_it_is_made() -> None:
    manifest = YAML(typ="safe").load((LINUX / f"{IDENTITY}.yml").read_text(encoding="utf-8"))
    (module,) = manifest["modules"]
    uploads = [step["with"]["path"].split() for step in steps_of("package.yml") if "upload" in step.get("uses", "")]
    for source in module["sources"]:
        path = (LINUX / source["path"]).resolve().relative_to(ROOT).as_posix()
        # In the checkout, made by the job itself, or among what the job before it has left.
        made = path == "dist/wheels" or any(fnmatch.fnmatch(path, pattern) for pattern in uploads[0])
        assert made or (ROOT / path).is_file(), path
    given = {Path(source["path"]).name for source in module["sources"]}
    installed = re.findall(r"install -Dm644 (\S+)", "\n".join(module["build-commands"]))
    assert set(installed) < given
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert manifest["command"] in {*project["scripts"], *project.get("gui-scripts", {})}
    assert manifest["app-id"] == IDENTITY


def test_a_mac_is_told_all_that_it_asks_of_an_app() -> None:
    plist = plistlib.loads((ROOT / "packaging/macos/Info.plist").read_bytes())
    needed = (
        *("CFBundleIdentifier", "CFBundleName", "CFBundleExecutable", "CFBundleShortVersionString", "CFBundleVersion"),
        *("CFBundlePackageType", "CFBundleInfoDictionaryVersion", "LSMinimumSystemVersion"),
    )
    assert {key: type(plist.get(key)) for key in needed} == dict.fromkeys(needed, str)
    # The other program inside is for a terminal.
    assert f'name="{plist["CFBundleExecutable"]}", console=False' in (ROOT / "packaging/card-inspector.spec").read_text(
        encoding="utf-8"
    )
    declared = {kind["UTTypeIdentifier"] for kind in plist["UTExportedTypeDeclarations"]}
    assert {name for kind in plist["CFBundleDocumentTypes"] for name in kind["LSItemContentTypes"]} == declared
    rights = plistlib.loads((ROOT / "packaging/macos/entitlements.plist").read_bytes())
    assert set(rights.values()) == {True}


def test_the_workflows_are_what_their_schema_demands() -> None:
    checker = [sys.executable, "-m", "check_jsonschema", "--builtin-schema", "vendor.github-workflows"]
    done = subprocess.run([*checker, *WORKFLOWS], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout
