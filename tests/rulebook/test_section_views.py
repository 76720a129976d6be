"""Sections as they are read: ranks, examples, links to rules and to the glossary; and search."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path

import pytest

from inspector.rulebook import Rulebook, RulebookError, Shelf, TextLibrary, rules_text_of
from inspector.rulebook.section_views import Reader
from tests.rulebook.made_texts import official, rules

TEXT = """Magic: The Gathering Comprehensive Rules

In force from 2026-08-07.

Contents

1. Basics
100. General
702. Keyword Abilities

1. Basics

100. General

100.1. A permanent on the battlefield, see rule 100.2a and rule 702, may have flying.
Example: Two permanents, as in rule 100.2a, meet.

100.2. Mana cost comes before mana. See rules 100.1 and 999.9, and rule 803.

100.2a Another permanent has 100.5 counters and 3/100 of a copy.

702. Keyword Abilities

702.9. Flying

702.9a A creature with flying flies over permanents.

Glossary

Flying
A keyword ability. See rule 702.9, "Flying."

Mana
What costs are paid with.

Mana Cost
What a card costs.

Permanent
What is on the battlefield.

Copy (Obsolete)
No longer used.

Credits

Us.
"""


@pytest.fixture
def reader() -> Reader:
    return Reader(rules_text_of(TEXT.encode(), "x.txt", "x"), "Rules, 2026-08-07")


def links(paragraph_text: str, spans: object) -> list[tuple[str, str]]:
    return [(paragraph_text[span.start : span.end], span.target) for span in spans]  # type: ignore[attr-defined]


def test_a_section_has_its_rules_by_rank_and_examples_apart(reader: Reader) -> None:
    view = reader.section("100.2a")
    assert (view.section, view.title, view.label, view.official) == ("100", "General", "Rules, 2026-08-07", True)
    assert [(rule.number, rule.depth) for rule in view.rules] == [("100.1", 0), ("100.2", 0), ("100.2a", 1)]
    assert [len(rule.examples) for rule in view.rules] == [1, 0, 0]
    assert [rule.is_heading for rule in reader.section("702").rules] == [True, False]


def test_rules_and_sections_that_are_there_are_linked_and_no_other_numbers(reader: Reader) -> None:
    first, second, third = reader.section("100").rules
    assert ("100.2a", "100.2a") in links(first.words.text, first.words.spans)
    assert ("702", "702") in links(first.words.text, first.words.spans)
    assert [link for link in links(second.words.text, second.words.spans) if link[0][0].isdigit()] == [
        ("100.1", "100.1")
    ]
    assert [link for link in links(third.words.text, third.words.spans) if link[0][0].isdigit()] == []
    (example,) = first.examples
    assert ("100.2a", "100.2a") in links(example.text, example.spans)


def test_a_glossary_word_is_linked_where_it_first_stands_the_longest_term_first(reader: Reader) -> None:
    first, second, third = reader.section("100").rules
    assert ("permanent", "Permanent") in links(first.words.text, first.words.spans)
    assert ("flying", "Flying") in links(first.words.text, first.words.spans)
    assert links(second.words.text, second.words.spans)[:2] == [("Mana cost", "Mana Cost"), ("mana", "Mana")]
    assert links(third.words.text, third.words.spans) == [("copy", "Copy (Obsolete)")]


def test_a_term_is_explained_with_links(reader: Reader) -> None:
    found = reader.term("Flying")
    assert ("702.9", "702.9") in links(found.text, found.spans)


def test_links_are_in_order_and_apart(reader: Reader) -> None:
    for rule in reader.section("100").rules:
        ends = [(span.start, span.end) for span in rule.words.spans]
        assert all(start < end for start, end in ends)
        assert all(one[1] <= other[0] for one, other in pairwise(ends))


def test_of_a_very_long_section_only_the_rule_and_its_subrules_are_laid_out() -> None:
    text = rules_text_of(official(rules(1, 80)).encode(), "x.txt", "x")
    view = Reader(text, "Rules").section("100.7b")
    assert [rule.number for rule in view.rules] == ["100.7", "100.7a", "100.7b", "100.7c"]
    assert view.part == "100.7"


@pytest.mark.parametrize("number", ["712", "100.9", "100.2b"])
def test_what_a_text_does_not_have_is_one_sentence(number: str, reader: Reader) -> None:
    with pytest.raises(RulebookError, match=r"Rules, 2026-08-07: the (rule|section) .* is not in it; "):
        reader.section(number)


@pytest.fixture
def library(tmp_path: Path) -> TextLibrary:
    path = tmp_path / "rules.txt"
    path.write_text(TEXT, encoding="utf-8")
    shelf = Shelf(tmp_path / "shelf")
    shelf.add(path)
    return TextLibrary(Rulebook(shelf=shelf))


def test_a_search_finds_rules_that_have_all_words_and_marks_them(library: TextLibrary) -> None:
    found = library.search("battlefield PERMANENT fly", (library.for_edition("2026-08"),))
    (hit,) = found
    assert hit.hit.number == "100.1"
    assert [hit.hit.text[start:end] for start, end in hit.hit.marks] == ["permanent", "battlefield", "fly", "permanent"]
    assert hit.hit.text.endswith("Example: Two permanents, as in rule 100.2a, meet.")


def test_words_in_quotes_stand_together(library: TextLibrary) -> None:
    kept = (library.for_edition("2026-08"),)
    assert [one.hit.number for one in library.search('"flies over"', kept)] == ["702.9a"]
    assert library.search('"over flies"', kept) == ()
    assert library.search("ermanent", kept) == ()


def test_a_search_goes_through_all_texts_the_added_ones_first(library: TextLibrary) -> None:
    labels = [one.loaded.label for one in library.search("permanent", most=5000)]
    assert labels[0] == "Comprehensive Rules, 2026-08-07"
    assert {"2011-09 · Innistrad, our digest", "2026-08 · the newest, our digest"} <= set(labels)
    assert len(library.search("permanent", most=7)) == 7


@pytest.mark.parametrize("query", ["", "  ", '""', "qqqq"])
def test_a_search_for_nothing_finds_nothing(query: str, library: TextLibrary) -> None:
    assert library.search(query) == ()


@pytest.mark.parametrize(
    ("name", "label"),
    [
        ("2026-08", "Comprehensive Rules, 2026-08-07"),
        ("2026-08-07", "Comprehensive Rules, 2026-08-07"),
        ("digest 2026-08", "2026-08 · the newest, our digest"),
        ("2011-09", "2011-09 · Innistrad, our digest"),
    ],
)
def test_a_text_is_found_by_edition_date_or_digest(name: str, label: str, library: TextLibrary) -> None:
    assert library.named(name).label == label


def test_two_editions_are_compared_in_words_of_one_kind(library: TextLibrary) -> None:
    assert [one.text.kind for one in library.pair("2025-06", "2026-08")] == ["digest", "digest"]
    assert [one.text.kind for one in library.pair("digest 2025-06", "2026-08-07")] == ["digest", "comprehensive"]
    with pytest.raises(RulebookError, match="2003-01: there is no such rules text; name one of "):
        library.pair("2003-01", "2026-08")
