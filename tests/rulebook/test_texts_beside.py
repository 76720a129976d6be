"""Real texts, where someone laid them beside the checkout: every rule once, at its number, with all its words."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest

from inspector.rulebook import Rulebook, RulesText, Shelf, compare, read_rules_text
from inspector.rulebook.aligning import aligned
from inspector.rules import EDITIONS, concepts_in
from tests.house import ROOT

TEXTS = ROOT.parent / "shared" / "rules-texts"
SECTIONS = ROOT.parent / "shared" / "seeds"
OF_EDITION = {
    "2011-09": "2011-09-30.txt",
    "2016-01": "2015-11-13.txt",
    "2021-09": "2021-11-15.txt",
    "2025-06": "2025-06-06.txt",
    "2026-08": "2026-08-07.txt",
}
# How many rules each has, and its day, counted by hand and by eye.
WHOLE = {
    "2004-06-01.txt": (698, "2004-06-01"),
    "2011-09-30.txt": (1865, "2011-09-30"),
    "2015-11-13.txt": (2054, "2015-11-13"),
    "2016-08-26.txt": (2132, "2016-08-26"),
    "2021-11-15.txt": (2617, "2021-11-19"),
    "2025-06-06.txt": (3059, "2025-06-06"),
    "2025-07-25.txt": (3079, "2025-07-25"),
    "2026-08-07.txt": (3162, "2026-08-07"),
}
PARTS = {
    "709-split-cards.2025-06.md": (22, "2025-06", 2),
    "710-flip-cards.2025-06.md": (8, "2025-06", 1),
    "712-double-faced-cards.2021-09.md": (33, "2021-09", 4),
    "article-double-faced-cards.2011-09.txt": (16, "2011-09", 0),
    "wiki-double-faced-card.2016-01.txt": (22, "2016-01-16", 3),
}
whole_texts = pytest.mark.skipif(not TEXTS.is_dir(), reason=f"no official texts lie in {TEXTS}")
parts_of_texts = pytest.mark.skipif(not SECTIONS.is_dir(), reason=f"no sections of rules lie in {SECTIONS}")


@cache
def text(path: Path) -> RulesText:
    return read_rules_text(path)


def plain(path: Path) -> str:
    """The words of a file by the simplest means."""
    data = path.read_bytes()
    code = "utf-16" if data[:2] == b"\xff\xfe" else "utf-8-sig"
    try:
        words = data.decode(code)
    except UnicodeDecodeError:
        words = data.decode("cp1252")
    return words.replace("\r\n", "\n").replace("\r", "\n")


def by_simple_means(words: str) -> dict[str, str]:
    """Rules as a plain scan of lines finds them; a number that stands twice has the mark of the second."""
    found: dict[str, list[str]] = {}
    number = ""
    for line in map(str.strip, words.split("\n")):
        if found and line == "Glossary":
            break
        if match := re.match(r"(\d{3}\.\d+[a-z]*)\.?\s(.*)", line):
            number = match[1] if match[1] not in found else f"{match[1]} again"
            found[number] = [match[2]]
        elif re.match(r"\d{1,3}\. ", line):
            number = ""
        elif line and number:
            found[number].append(line)
    # The text of 2011 writes the game's name with the signs of slanted letters around it, which are no words.
    return {
        one: flat(" ".join(parts)).replace("_Magic_", "Magic").replace("_Magic: The Gathering_", "Magic: The Gathering")
        for one, parts in found.items()
    }


def flat(words: str) -> str:
    return " ".join(words.split())


@whole_texts
@pytest.mark.parametrize("name", WHOLE)
def test_every_rule_of_a_whole_text_is_found_once_with_its_whole_text(name: str) -> None:
    found = text(TEXTS / name)
    expected = by_simple_means(plain(TEXTS / name))
    if "502.35b again" in expected:
        expected["502.36b"] = expected.pop("502.35b again")
    read = {
        number: flat(" ".join([rule.text, *(f"Example: {example}" for example in rule.examples)]))
        for number, rule in found.rules.items()
    }
    assert read == expected
    assert (len(read), str(found.effective)) == WHOLE[name]
    assert found.effective.by == "its text"
    assert found.breaks_off == ""
    assert len(found.glossary) > 300
    assert all(section.title for section in found.sections.values())
    assert "Chapter" not in found.chapters.get("1", "")
    assert len(found.chapters) >= 5


@parts_of_texts
@pytest.mark.parametrize("name", PARTS)
def test_every_rule_of_a_section_is_found_once(name: str) -> None:
    found = text(SECTIONS / name)
    count, day, examples = PARTS[name]
    assert len(found.rules) == count
    assert str(found.effective) == day
    assert sum(len(rule.examples) for rule in found.rules.values()) == examples
    for number, rule in found.rules.items():
        assert re.search(r"[.”)\"]$", rule.text), number
        assert not re.search(r"\*\*|\[edit|\n", rule.text), number


@whole_texts
@parts_of_texts
@pytest.mark.parametrize(
    ("part", "whole"),
    [
        ("709-split-cards.2025-06.md", "2025-06-06.txt"),
        ("710-flip-cards.2025-06.md", "2025-06-06.txt"),
        ("712-double-faced-cards.2021-09.md", "2021-11-15.txt"),
        ("wiki-double-faced-card.2016-01.txt", "2015-11-13.txt"),
    ],
)
def test_a_section_from_elsewhere_has_the_words_of_the_whole_text(part: str, whole: str) -> None:
    of_part, of_whole = text(SECTIONS / part), text(TEXTS / whole)
    for number, rule in of_part.rules.items():
        assert flat(rule.text) == flat(of_whole.rules[number].text), number
        assert [*map(flat, rule.examples)] == [*map(flat, of_whole.rules[number].examples)], number


@whole_texts
@pytest.mark.parametrize("key", OF_EDITION)
def test_every_concept_leads_to_highlighted_words_of_the_official_text(key: str, tmp_path: Path) -> None:
    shelf = Shelf(tmp_path)
    shelf.add(TEXTS / OF_EDITION[key])
    book = Rulebook(shelf=shelf)
    for concept in concepts_in(key):
        for passage in book.passages(concept, key):
            assert passage.official, f"{passage.number} ({concept})"
            assert passage.highlights
            assert all(0 <= start < end <= len(passage.text) for start, end in passage.highlights)
            assert passage.effective.isoformat() == WHOLE[OF_EDITION[key]][1]
            assert (passage.marked_by, passage.note) == ("anchor", ""), f"{passage.number} ({concept})"


@whole_texts
@pytest.mark.parametrize(
    ("number", "phrase", "begins"),
    [
        ("712.8e", "the front face's mana cost gives the mana value", "However, its mana value"),
        ("712.14a", "enters with its back face up", "If a spell or ability puts a double-faced card"),
        ("712.15a", "can't transform or convert", "While face down, a double-faced permanent"),
        ("704.5j", "that player keeps one, by choice", "If two or more legendary permanents"),
    ],
)
def test_the_deciding_sentence_of_a_known_rule_is_found(number: str, phrase: str, begins: str) -> None:
    words = text(TEXTS / "2026-08-07.txt").rules[number].text
    found = aligned(phrase, Rulebook().rule(number, "2026-08").text, words)
    assert found.sure
    assert words[found.start :].startswith(begins)


@whole_texts
def test_known_changes_between_two_texts_are_told() -> None:
    found = compare(text(TEXTS / "2011-09-30.txt"), text(TEXTS / "2021-11-15.txt"))
    kinds = {(change.old_number, change.new_number): change.kind for part in found.sections for change in part.changes}
    assert kinds["706.3", "707.3"].startswith("moved")
    assert kinds["711.2", "712.4"].startswith("moved")
    assert kinds["", "712.4e"] == "added"
    later = compare(text(TEXTS / "2025-07-25.txt"), text(TEXTS / "2026-08-07.txt"))
    section = next(part for part in later.sections if part.section == "712")
    assert {change.kind for change in section.changes if change.new_number == "712.4c"} == {"added"}


@whole_texts
def test_the_five_editions_are_the_programs() -> None:
    assert list(OF_EDITION) == [edition.key for edition in EDITIONS]
