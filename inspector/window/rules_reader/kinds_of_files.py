"""What a dropped file is, told by its name and content: a scenario, words, Forge's, cards, a deck, rules, a lesson."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Literal

from inspector.keeping import NotOpenedError, read_head
from inspector.library import LibraryError
from inspector.library.decks import ListLine, is_json_deck, read_deck, read_list_file
from inspector.rulebook import RulebookError, rules_text_of
from inspector.scenario import LESSON_SUFFIX, SUFFIX, Scenario
from inspector.window.files.boards_in_words import holds_words
from inspector.window.files.forge_boards import is_forge_file
from inspector.window.rules_reader.rules_reader import RULES_SUFFIXES

FileKind = Literal["scenario", "cards", "deck", "rules", "board", "words", "lesson"]
_HEAD = 4096
_FIRST_KEY = re.compile(r'^\s*\{\s*"([^"\\]{1,40})"')
_DECK_SUFFIXES = (".dck", ".dek", ".cod", ".dec", ".mwdeck")
_CARD_SUFFIXES = (".gz", ".xml", ".jsonl", ".ndjson", ".xz", ".bz2", ".zip")
_COUNTED = re.compile(r"^(?:SB:\s*)?(?:\d{1,3}\s*[xX×]?\s+[^\W\d]|[xX×]\d{1,3}\s)|\s[xX×]\d{1,3}$")
_SCENARIO_KEYS = frozenset(("format", *Scenario.__struct_encode_fields__))


def kind_of_file(path: Path, is_card: Callable[[str], bool]) -> FileKind:
    """Recognize a file; ``is_card`` knows names. A file that is nothing of all this is taken for a scenario.

    Nothing is raised: whoever opens the file then says what is wrong with it.
    """
    if is_lesson_file(path):
        return "lesson"
    suffix = path.suffix.lower()
    if suffix not in _CARD_SUFFIXES and is_forge_file(path):
        return "board"
    if suffix in _DECK_SUFFIXES:
        return "deck"
    if suffix in _CARD_SUFFIXES:
        return "cards"
    if suffix in RULES_SUFFIXES:
        if _is_deck(path, is_card):
            return "deck"
        return "words" if holds_words(path) else "rules"
    if suffix == ".json" and not path.name.endswith(SUFFIX) and _holds_cards(path):
        return "deck" if is_json_deck(path) else "cards"
    return "scenario"


def is_lesson_file(path: Path) -> bool:
    """Whether a file is named as lessons and lists of questions are."""
    return path.name.lower().endswith(LESSON_SUFFIX)


def _holds_cards(path: Path) -> bool:
    """Whether JSON is a list, or an object that does not begin as scenarios do."""
    try:
        head = read_head(path, _HEAD).decode("utf-8-sig", "replace")
    except NotOpenedError:
        return False
    key = _FIRST_KEY.match(head)
    return (key is not None and key[1] not in _SCENARIO_KEYS) or _is_list(head)


def _is_list(head: str) -> bool:
    return re.match(r"\s*\[\s*\{", head) is not None


def _is_deck(path: Path, is_card: Callable[[str], bool]) -> bool:
    """Whether most lines begin with a number of cards, or name a card where the text holds no rules."""
    try:
        data = read_list_file(path)
        lines = [line for line in read_deck(data, str(path)) if not line.heading]
    except LibraryError:
        return False
    if not lines:
        return False
    if _most(lines, lambda line: _COUNTED.search(line.text) is not None):
        return True
    return not _is_rules(data, path) and _most(lines[:_TRIED], lambda line: is_card(line.name))


def _most(lines: list[ListLine], holds: Callable[[ListLine], bool]) -> bool:
    return 2 * sum(map(holds, lines)) >= len(lines)


def _is_rules(data: bytes, path: Path) -> bool:
    try:
        rules_text_of(data, path.name, str(path))
    except RulebookError:
        return False
    return True


_TRIED = 40
