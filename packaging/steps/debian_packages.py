"""The package for Debian and Ubuntu: around the frozen program, or on the distribution's own Qt and Python."""

from __future__ import annotations

import datetime as dt
import email.utils
import gzip
import platform
import re
import shutil
import tempfile
import textwrap
import tomllib
import zipfile
from collections.abc import Callable
from pathlib import Path

from steps.failures import StepFailedError
from steps.freezing import build_day, filled_in
from steps.places import DIST, FROZEN, MADE, PACKAGING, PROJECT_FILE, ROOT, build_program, version
from steps.processes import quietly, status_of
from steps.system_packages import is_root

_LINUX = PACKAGING / "linux"
_IDENTITY = "io.github.cardinspector.CardInspector"
_PROGRAMS = ("card-inspector", "card-inspector-desk")
# The requirements that Debian 13 has, under its names; the others the small package brings along.
_IN_DEBIAN = {
    "click": "python3-click (>= 8.1)",
    "msgspec": "python3-msgspec (>= 0.19)",
    "pillow": "python3-pil (>= 11)",
    "platformdirs": "python3-platformdirs",
    "pyside6-essentials": "python3 (>= 3.11), python3-pyside6.qtcore (>= 6.8), python3-pyside6.qtgui, "
    "python3-pyside6.qtwidgets, libfribidi0",
    "rapidfuzz": "python3-rapidfuzz",
    "rich": "python3-rich",
}
# What those that are brought along need themselves.
_NEEDED_BY_THEM = "python3-typing-extensions"
_STARTER = """\
#!/usr/bin/python3 -s
import sys

sys.path.insert(0, "/usr/share/card-inspector")
from inspector.cli import {function}

{function}()
"""


def build_deb() -> Path:
    """Build and try ``dist/card-inspector_VERSION_amd64.deb`` of the frozen program. Raises ``StepFailedError``."""

    def fill(tree: Path) -> None:
        shutil.copytree(FROZEN, tree / "usr/lib/card-inspector", symlinks=True)
        (tree / "usr/bin").mkdir(parents=True)
        for program in _PROGRAMS:
            (tree / "usr/bin" / program).symlink_to(f"../lib/card-inspector/{program}")

    package = _built("amd64", "control", fill)
    _try(package, "bookworm")
    return package


def build_small_deb() -> Path:
    """Build and try ``dist/card-inspector_VERSION_all.deb``, which needs the Qt and the Python of Debian 13 or newer.

    Raises ``StepFailedError``.
    """

    def fill(tree: Path) -> None:
        inside = tree / "usr/share/card-inspector"
        (wheel,) = DIST.glob("card_inspector-*.whl")
        with zipfile.ZipFile(wheel) as packed:
            packed.extractall(inside, [name for name in packed.namelist() if name.startswith("inspector/")])
        for name in _brought_along():
            found = quietly([build_program("python"), "-c", f"import {name}; print({name}.__path__[0])"]).output.strip()
            shutil.copytree(found, inside / name, ignore=shutil.ignore_patterns("__pycache__"))
        (tree / "usr/bin").mkdir(parents=True)
        for program, function in zip(_PROGRAMS, ("main", "desk"), strict=True):
            (tree / "usr/bin" / program).write_text(_STARTER.format(function=function), encoding="utf-8")

    package = _built("all", "control-of-debian", fill)
    _try(package, "trixie")
    return package


def _brought_along() -> list[str]:
    """The modules of requirements that Debian does not have."""
    return [name.replace("-", "_") for name in _requirements() if name not in _IN_DEBIAN]


def _requirements() -> list[str]:
    project = tomllib.loads(PROJECT_FILE.read_text(encoding="utf-8"))["project"]
    return list(dict.fromkeys(re.split(r"[<>=!~; ]", line, maxsplit=1)[0] for line in project["dependencies"]))


def _built(kind: str, control: str, fill: Callable[[Path], None]) -> Path:
    if shutil.which("dpkg-deb") is None:
        raise StepFailedError("A Debian package needs dpkg-deb, which is not installed here.")
    package = DIST / f"card-inspector_{version()}_{kind}.deb"
    with tempfile.TemporaryDirectory() as made:
        tree = Path(made, "tree")
        tree.mkdir(mode=0o755)
        fill(tree)
        _install_desktop_files(tree)
        _set_modes(tree)
        _write_control(tree, control)
        built = quietly(["dpkg-deb", "--root-owner-group", "-Zxz", "--build", tree, package])
    if built.status:
        raise StepFailedError(f"dpkg-deb could not build {package}: {built.output}")
    return package


def _install_desktop_files(tree: Path) -> None:
    share = tree / "usr/share"
    places = {
        _LINUX / f"{_IDENTITY}.desktop": share / f"applications/{_IDENTITY}.desktop",
        _LINUX / f"{_IDENTITY}.mime.xml": share / f"mime/packages/{_IDENTITY}.xml",
        MADE / f"{_IDENTITY}.metainfo.xml": share / f"metainfo/{_IDENTITY}.metainfo.xml",
        _LINUX / f"{_IDENTITY}.svg": share / f"icons/hicolor/scalable/apps/{_IDENTITY}.svg",
        MADE / "card-inspector": share / "bash-completion/completions/card-inspector",
        MADE / "_card-inspector": share / "zsh/vendor-completions/_card-inspector",
        MADE / "card-inspector.fish": share / "fish/vendor_completions.d/card-inspector.fish",
        _LINUX / "copyright": share / "doc/card-inspector/copyright",
        _LINUX / "lintian-overrides": share / "lintian/overrides/card-inspector",
    }
    for side in sorted(MADE.glob("*x*.png")):
        places[side] = share / f"icons/hicolor/{side.stem}/apps/{_IDENTITY}.png"
    for source, target in places.items():
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(source, target)
    page = (MADE / "card-inspector.1").read_bytes()
    for program in _PROGRAMS:
        _pack(page, share / f"man/man1/{program}.1.gz")
    documents = share / "doc/card-inspector"
    _pack(_changelog().encode(), documents / "changelog.gz")
    _pack((ROOT / "CHANGELOG.md").read_bytes(), documents / "NEWS.gz")


def _changelog() -> str:
    """What Debian wants to know of a version; NEWS beside it has what people want to know."""
    seconds = dt.datetime.fromisoformat(build_day()).replace(tzinfo=dt.UTC)
    stamp = email.utils.format_datetime(seconds)
    return f"card-inspector ({version()}) stable; urgency=medium\n\n  * See NEWS.\n\n -- {_maintainer()}  {stamp}\n"


def _maintainer() -> str:
    control = (_LINUX / "control").read_text(encoding="utf-8")
    return control.partition("Maintainer: ")[2].partition("\n")[0]


def _pack(data: bytes, target: Path) -> None:
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_bytes(gzip.compress(data, 9, mtime=0))


def _set_modes(tree: Path) -> None:
    """What every package has: all may read, programs may be started, libraries are no programs."""
    for path in (tree, *tree.rglob("*")):
        if not path.is_symlink():
            is_program = path.name in _PROGRAMS and path.parent.name in ("card-inspector", "bin") and path.is_file()
            path.chmod(0o755 if path.is_dir() or is_program else 0o644)


def _write_control(tree: Path, name: str) -> None:
    size = sum(path.stat().st_size for path in tree.rglob("*") if path.is_file() and not path.is_symlink())
    values = {
        "SIZE": str(size // 1024),
        "GLIBC": platform.libc_ver()[1] or "2.35",
        "PYTHON_DEPENDS": ", ".join(
            [*(_IN_DEBIAN[one] for one in _requirements() if one in _IN_DEBIAN), _NEEDED_BY_THEM]
        ),
    }
    text = (_LINUX / name).read_text(encoding="utf-8")
    folder = tree / "DEBIAN"
    folder.mkdir(mode=0o755)
    (folder / "control").write_text(filled_in(text, **values), encoding="utf-8")


def _try(package: Path, suite: str) -> None:
    if shutil.which("lintian"):
        found = quietly(["lintian", "--allow-root", "--fail-on", "error", package])
        print(found.output, end="", flush=True)
        if found.status:
            raise StepFailedError(f"lintian finds errors in {package}, see above.")
    else:
        print("lintian is not installed here; the package is not checked by it.", flush=True)
    if is_root() and shutil.which("debootstrap"):
        try_in_bare_root(package, suite)
    else:
        print("Not tried in a bare system: that needs root and debootstrap.", flush=True)


def try_in_bare_root(package: Path, suite: str) -> None:
    """Install a package into a Debian that has nothing else, let it check itself there, and take it out again."""
    with tempfile.TemporaryDirectory() as made:
        root = Path(made, "root")
        print(f"Trying {package.name} in a bare Debian ({suite}); this takes a minute or two.", flush=True)
        laid = quietly(["debootstrap", "--variant=minbase", suite, root])
        if laid.status:
            raise StepFailedError(f"A bare Debian could not be laid out: {laid.output[-2000:]}")
        shutil.copy(package, root / "tmp")
        script = textwrap.dedent(f"""\
            set -e
            export DEBIAN_FRONTEND=noninteractive QT_QPA_PLATFORM=offscreen HOME=/tmp/home
            apt-get install -qq --yes /tmp/{package.name} > /tmp/installed.log 2>&1 || (cat /tmp/installed.log; exit 1)
            card-inspector self-check
            card-inspector window --screenshot /tmp/window.png
            test -s /tmp/window.png
            test -s /usr/share/applications/{_IDENTITY}.desktop
            grep -q x-scheme-handler/card-inspector /usr/share/applications/mimeinfo.cache
            grep -q 'application/x-card-inspector-scenario+json:\\*.scenario.json' /usr/share/mime/globs
            apt-get purge -qq --yes card-inspector > /dev/null 2>&1
            test ! -e /usr/lib/card-inspector
            """)
        if status_of(["chroot", root, "/bin/sh", "-c", script]):
            raise StepFailedError(f"{package} does not work in a bare Debian, see above.")
