"""The five bundled digests: every cited rule has words, and in them, once, the words that decide."""

from __future__ import annotations

import re
from itertools import pairwise

import pytest

from inspector.bundled import bundled_text
from inspector.rulebook import Lives, Passage, Rulebook
from inspector.rulebook.digest import Digest, digest_of
from inspector.rules import EDITIONS, Concept, concepts_in, numbers
from tests.rules.editions import EDITION_KEYS

BEFORE_MANA_VALUE = ("2011-09", "2016-01")
BOOK = Rulebook()


def digest(key: str) -> Digest:
    return digest_of(bundled_text(f"rulebook/{key}.json"), key, key)


def texts(key: str) -> dict[str, str]:
    found = {number: entry.text for section in digest(key).sections.values() for number, entry in section.rules.items()}
    assert found
    return found


def without_numbers(text: str) -> str:
    return re.sub(r"\b\d{3}\.\d+[a-z]?", "N", text)


def all_passages(key: str) -> list[tuple[Concept, Passage]]:
    return [(concept, passage) for concept in concepts_in(key) for passage in BOOK.passages(concept, key)]


@pytest.mark.parametrize("key", EDITION_KEYS)
def test_every_concept_has_a_text_and_a_highlighted_phrase_for_each_of_its_numbers(key: str) -> None:
    assert len(concepts_in(key)) > 100
    for concept in concepts_in(key):
        passages = BOOK.passages(concept, key)
        assert tuple(passage.number for passage in passages) == numbers(concept, key)
        for passage in passages:
            assert len(passage.highlights) == 1, f"{concept} {passage.number}"
            assert passage.highlighted[0].strip(), f"{concept} {passage.number}"


@pytest.mark.parametrize("key", EDITION_KEYS)
def test_a_highlighted_phrase_stands_once_in_its_text_and_is_not_the_whole_of_it(key: str) -> None:
    for concept, passage in all_passages(key):
        (phrase,) = passage.highlighted
        assert passage.text.count(phrase) == 1
        assert len(phrase) < len(passage.text), f"{concept} {passage.number} marks everything"


@pytest.mark.parametrize("key", EDITION_KEYS)
def test_a_digest_marks_for_every_cited_rule_the_citing_concepts_and_no_others(key: str) -> None:
    cited: dict[str, set[str]] = {}
    for concept in concepts_in(key):
        for number in numbers(concept, key):
            cited.setdefault(number, set()).add(concept.value)
    marked = {
        number: set(entry.marks) for section in digest(key).sections.values() for number, entry in section.rules.items()
    }
    assert {number: labels for number, labels in marked.items() if labels} == cited


@pytest.mark.parametrize("key", EDITION_KEYS)
def test_every_rule_of_a_digest_has_a_life_through_the_editions(key: str) -> None:
    lives = Lives()
    assert [number for number in texts(key) if not lives.of(number, key)] == []


@pytest.mark.parametrize("key", EDITION_KEYS)
def test_a_digest_is_named_like_its_edition_and_says_what_it_follows(key: str) -> None:
    names = {edition.key: edition.set_name for edition in EDITIONS}
    assert digest(key).name == names[key]
    assert digest(key).effective.isoformat() in digest(key).follows


@pytest.mark.parametrize("key", ["2016-01", "2021-09"])
def test_a_digest_that_follows_a_neighbouring_text_says_so(key: str) -> None:
    assert "in place of" in digest(key).follows
    assert digest(key).effective.isoformat()[:7] != key


@pytest.mark.parametrize("key", EDITION_KEYS)
def test_a_digest_speaks_of_mana_value_from_2021_on_and_of_converted_mana_cost_before(key: str) -> None:
    right, wrong = "mana value", "converted mana cost"
    if key in BEFORE_MANA_VALUE:
        right, wrong = wrong, right
    spoken = " ".join(texts(key).values()).lower()
    assert right in spoken
    assert wrong not in spoken
    if key in BEFORE_MANA_VALUE:
        changes = [entry.changed for section in digest(key).sections.values() for entry in section.rules.values()]
        assert [change for change in changes if wrong in change.lower()] == []


@pytest.mark.parametrize(
    ("key", "foreign"),
    [
        ("2011-09", ("substitute card", "nonmodal", "modal double-faced", "stickers", "manifest", "cloak", "fuse")),
        ("2016-01", ("substitute card", "nonmodal", "modal double-faced", "stickers", "cloak", "disguise")),
        ("2021-09", ("checklist", "nonmodal", "stickers", "cloak", "disguise", "convert")),
        ("2025-06", ("checklist", "nonmodal")),
        ("2026-08", ("checklist", "transforming double-faced permanent", "transforming token")),
    ],
)
def test_a_digest_uses_no_word_of_another_time(key: str, foreign: tuple[str, ...]) -> None:
    for number, text in texts(key).items():
        assert [word for word in foreign if re.search(rf"\b{word}", text, re.IGNORECASE)] == [], number


@pytest.mark.parametrize("key", EDITION_KEYS)
def test_a_text_is_a_few_plain_sentences(key: str) -> None:
    for number, text in texts(key).items():
        assert 10 <= len(text.split()) <= 62, number
        assert text[0].isupper() or text[0] == '"', number
        assert text.endswith((".", '."')), number
        assert "  " not in text, number


@pytest.mark.parametrize("key", EDITION_KEYS)
def test_a_rule_that_a_text_refers_to_belongs_to_the_same_edition(key: str) -> None:
    by_sections = set(digest(key).sections)
    for number, text in texts(key).items():
        for section in re.findall(r"\b(\d{3})\.\d", text):
            assert section in by_sections, f"{number} refers to {section}"


def test_the_oldest_edition_has_nothing_to_have_changed_from() -> None:
    assert all(
        not entry.changed for section in digest(EDITION_KEYS[0]).sections.values() for entry in section.rules.values()
    )


def test_what_is_said_to_have_changed_is_said_wherever_the_number_stayed_and_the_words_differ() -> None:
    lives = Lives()
    for earlier, later in pairwise(EDITION_KEYS):
        before = {
            number: entry for section in digest(earlier).sections.values() for number, entry in section.rules.items()
        }
        for section in digest(later).sections.values():
            for number, entry in section.rules.items():
                same_rule = number in before and lives.of(number, later)[0].number_in(earlier) == number
                if same_rule and without_numbers(before[number].text) != without_numbers(entry.text):
                    assert entry.changed, f"{number} ({later})"
