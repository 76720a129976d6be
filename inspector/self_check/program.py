"""The program's own parts: its files and fonts by their hashes, the rules digests, the sample boards, one picture."""

from __future__ import annotations

import hashlib
import platform
import sys
from io import BytesIO
from pathlib import Path
from typing import Final

import msgspec
from PIL import Image, ImageChops, ImageStat, features

from inspector import __version__
from inspector.bundled import BundledFileError, bundled_bytes, bundled_path, packaged_hashes
from inspector.drawing import draw_card, font_files, printed_look
from inspector.keeping import open_regular
from inspector.library import bundled_cards
from inspector.rulebook import Rulebook, TextLibrary
from inspector.rules import EDITIONS
from inspector.scenario import failures, read_scenario, replay, scenario_files
from inspector.self_check.check import Check

# Where a library for scripts that join letters is at hand, words are spaced by it, elsewhere a little wider.
PICTURES: Final = {True: "self_check/card.png", False: "self_check/card-simple.png"}
PICTURE_SIZE: Final = (240, 335)
_PICTURED: Final = "Delver of Secrets"
_FONTS: Final = "fonts.json"
# The mean difference of a gray level, of 255: font engines smooth edges in their own ways; all words missing are 6.8.
_LIKE: Final = 2.0
_REINSTALL: Final = "Please install Card Inspector again."


def program_checks() -> tuple[Check, ...]:
    """The checks of what the program consists of."""
    return (
        Check("Program", _program),
        Check("Files", _files),
        Check("Fonts", _fonts),
        Check("Cards", _cards),
        Check("Rules", _rules),
        Check("Sample boards", _boards),
        Check("Drawing", _picture),
    )


def missing_parts() -> tuple[str, ...]:
    """The names of bundled files and fonts that are not there: quick enough for every start."""
    try:
        named = packaged_hashes() or {}
        gone = [name for name in named if not _is_there(name)]
    except BundledFileError as error:
        gone = [str(error.place)]
    return (*gone, *(path.name for path in font_files() if not path.is_file()))


def pictured() -> Image.Image:
    """The card that is drawn to compare, as it is drawn here."""
    card = bundled_cards().find(_PICTURED)
    if card is None:
        raise LookupError(f"{_PICTURED} is not among the bundled cards")
    return draw_card(printed_look(card), PICTURE_SIZE).convert("RGB")


def _program() -> tuple[bool, str]:
    kind = "packaged" if getattr(sys, "frozen", False) else f"Python {platform.python_version()}"
    return True, f"Card Inspector {__version__}, {kind}, on {platform.system()} {platform.machine()}."


def _files() -> tuple[bool, str]:
    hashes = packaged_hashes()
    if hashes is None:
        bundled_path("cards")
        return (
            True,
            "Started from its source; only a package has a list of its files.",
        )
    wrong = [name for name, hash_ in hashes.items() if not _is_there(name) or _hash(bundled_path(name)) != hash_]
    return _verdict(len(hashes), "files", wrong)


def _fonts() -> tuple[bool, str]:
    hashes = msgspec.json.decode(bundled_bytes(_FONTS), type=dict[str, str])
    wrong = [path.name for path in font_files() if not path.is_file() or _hash(path) != hashes.get(path.name)]
    return _verdict(len(font_files()), "fonts", wrong)


def _verdict(count: int, what: str, wrong: list[str]) -> tuple[bool, str]:
    if not wrong:
        return True, f"All {count} {what} are there, and none was changed."
    more = f" and {len(wrong) - 1} more" if len(wrong) > 1 else ""
    return False, f"Of {count} {what}, {wrong[0]}{more} {'are' if more else 'is'} missing or changed. {_REINSTALL}"


def _cards() -> tuple[bool, str]:
    count = len(bundled_cards())
    return count > 0, f"All {count:,} cards that come along can be read."


def _rules() -> tuple[bool, str]:
    library = TextLibrary(Rulebook())
    empty = [edition.key for edition in EDITIONS if not library.digest(edition.key).text.rules]
    if empty:
        return False, f"The digest of {empty[0]} is empty. {_REINSTALL}"
    return True, f"The rules of all {len(EDITIONS)} editions can be read."


def _boards() -> tuple[bool, str]:
    boards = scenario_files(bundled_path("scenarios"))
    held = 0
    for board in boards:
        scenario = read_scenario(board)
        wrong = failures(scenario.expect, replay(scenario, bundled_cards(), where=board.name))
        if wrong:
            return False, f"The rules core answers wrongly in {board.name}: {wrong[0]}. {_REINSTALL}"
        held += len(scenario.expect)
    return True, f"All {len(boards)} boards give what the rules say, in {held} values."


def _picture() -> tuple[bool, str]:
    with Image.open(BytesIO(bundled_bytes(PICTURES[bool(features.check("raqm"))]))) as kept:
        difference = ImageChops.difference(pictured(), kept.convert("RGB"))
    levels = sum(ImageStat.Stat(difference.convert("L")).mean)
    if levels > _LIKE:
        return False, f"A card is not drawn as it should be (it differs by {levels:.1f} of 255). {_REINSTALL}"
    return True, "A card is drawn as it should be."


def _is_there(name: str) -> bool:
    try:
        return bundled_path(name).is_file()
    except BundledFileError:
        return False


def _hash(path: Path) -> str:
    with open_regular(path) as file:
        return hashlib.sha256(file.read()).hexdigest()
