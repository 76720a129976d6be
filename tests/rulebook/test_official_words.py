"""Official words in place of ours: whose they are, which of them are marked, and when ours stay."""

from __future__ import annotations

from pathlib import Path

import pytest

from inspector.rulebook import Passage, Rulebook, Shelf, TextLibrary, citation, cited
from inspector.rulebook.aligning import aligned
from inspector.rules import Concept

# Wordings of our own that could stand in an official text.
BACK = "712.8e A nonmodal double-faced permanent that shows its back has the back's characteristics alone. "
VALUE = "Its mana value, though, is found from the mana cost of the front face. "
COPY = "A permanent that copies a back face has mana value 0."


def book(tmp_path: Path, day: str, *lines: str) -> Rulebook:
    path = tmp_path / f"rules {len(lines)}.txt"
    words = "\n\n".join(lines)
    path.write_text(f"These rules are effective as of {day}.\n\n712. Two Faces\n\n{words}\n", encoding="utf-8")
    shelf = Shelf(tmp_path / "shelf")
    shelf.add(path)
    return Rulebook(shelf=shelf)


def passage(found: tuple[Passage, ...], number: str) -> Passage:
    return next(one for one in found if one.number == number)


def test_an_official_text_of_the_editions_day_speaks_and_its_deciding_sentence_is_marked(tmp_path: Path) -> None:
    rulebook = book(tmp_path, "August 7, 2026", BACK + VALUE + COPY)
    found = passage(rulebook.passages(Concept.BACK_FACES_MANA_VALUE, "2026-08"), "712.8e")
    assert found.official
    assert found.highlighted == (VALUE.strip(),)
    assert found.note == ""
    assert found.section_title == "Two Faces"
    assert found.follows == "the words of 712. Two Faces, 2026-08-07"
    zero = passage(rulebook.passages(Concept.COPY_OF_A_BACK_FACE_MANA_VALUE_0, "2026-08"), "712.8e")
    assert zero.highlighted == (COPY,)


def test_other_editions_and_rules_that_it_lacks_stay_in_our_words(tmp_path: Path) -> None:
    rulebook = book(tmp_path, "August 7, 2026", BACK + VALUE + COPY)
    ours = Rulebook()
    assert rulebook.passages(Concept.BACK_FACES_MANA_VALUE, "2025-06") == ours.passages(
        Concept.BACK_FACES_MANA_VALUE, "2025-06"
    )
    assert rulebook.rule("202.3b", "2026-08") == ours.rule("202.3b", "2026-08")


def test_a_text_of_a_near_day_speaks_and_says_which_day(tmp_path: Path) -> None:
    rulebook = book(tmp_path, "July 3, 2026", BACK + VALUE + COPY)
    found = passage(rulebook.passages(Concept.BACK_FACES_MANA_VALUE, "2026-08"), "712.8e")
    assert found.official
    assert "2026-07-03" in found.note
    assert citation(found) == "712.8e (2026-08)"
    assert cited(found).startswith("712.8e (2026-07-03): A nonmodal")


def test_a_near_text_that_has_another_rule_under_the_number_is_not_shown_for_it(tmp_path: Path) -> None:
    other = "712.8e Library and hand are zones that players shuffle. Damage wears off in the last step of a turn."
    rulebook = book(tmp_path, "July 3, 2026", other)
    found = rulebook.passages(Concept.BACK_FACES_MANA_VALUE, "2026-08")
    assert found == Rulebook().passages(Concept.BACK_FACES_MANA_VALUE, "2026-08")


def test_where_the_match_is_weak_the_whole_rule_is_marked_and_that_is_said(tmp_path: Path) -> None:
    other = "712.8e Library and hand are zones that players shuffle. Damage wears off in the last step of a turn."
    rulebook = book(tmp_path, "August 7, 2026", other)
    found = passage(rulebook.passages(Concept.BACK_FACES_MANA_VALUE, "2026-08"), "712.8e")
    assert found.highlights == ((0, len(found.text)),)
    assert "the whole rule is marked" in found.note


@pytest.mark.parametrize("day", ["April 8, 2016", "September 19, 2025", "February 1, 2012", "July 23, 2021"])
def test_a_text_from_after_a_change_of_the_rules_speaks_for_no_edition_before_it(day: str, tmp_path: Path) -> None:
    rulebook = book(tmp_path, day, *(f"{number} {COPY}" for number in ("711.2b", "711.4b", "712.4d", "712.8e")))
    for edition in ("2011-09", "2016-01", "2021-09", "2025-06"):
        assert rulebook.passages(Concept.BACK_FACE_UP, edition) == Rulebook().passages(Concept.BACK_FACE_UP, edition)


def test_a_rule_that_only_the_official_text_has_can_be_read(tmp_path: Path) -> None:
    rulebook = book(tmp_path, "August 7, 2026", "712.30. A rule of which nothing is cited.")
    assert rulebook.has("712.30", "2026-08")
    assert not Rulebook().has("712.30", "2026-08")
    found = rulebook.rule("712.30", "2026-08")
    assert (found.text, found.official, found.highlights) == ("A rule of which nothing is cited.", True, ())


def test_a_kept_text_that_was_damaged_leaves_our_words_and_a_report(tmp_path: Path) -> None:
    book(tmp_path, "August 7, 2026", BACK)
    for path in (tmp_path / "shelf").glob("*.txt"):
        path.write_bytes(b"damaged")
    again = Rulebook(shelf=Shelf(tmp_path / "shelf"))
    assert not again.passages(Concept.BACK_FACES_MANA_VALUE, "2026-08")[0].official
    assert again.official is not None
    assert ["was changed" in problem.what for problem in again.official.problems()] == [True]
    assert [loaded.text.kind for loaded in TextLibrary(again).loaded()] == ["digest"] * 5


@pytest.mark.parametrize(
    ("phrase", "official", "marked"),
    [
        (
            "two converted mana costs",
            "It has two sets and two converted mana costs. Its converted mana cost counts.",
            0,
        ),
        ("can't transform", "While face down, it can't transform. Turned face up, it shows its front face.", 0),
        ("shows its front face", "While face down, it can't transform. Turned up, it shows its front face.", 1),
        ("nothing happens", "Only double-faced cards turn. (See rule 711.) If told to turn, nothing happens.", 1),
        ("stops existing", "A token off the battlefield ceases to exist. This is a state-based action.", 0),
    ],
)
def test_the_sentence_that_says_it_is_found(phrase: str, official: str, marked: int) -> None:
    found = aligned(phrase, phrase, official)
    assert found.sure
    sentences = [part for part in official.replace("(See rule 711.) ", "").split(". ") if part]
    assert official[found.start : found.end].rstrip(".") == sentences[marked].rstrip(".")


def test_a_reference_is_never_the_deciding_sentence() -> None:
    official = 'Layer 3: Text-changing effects apply. See rule 612, "Text-Changing Effects."'
    found = aligned("text-changing effects", "Layer 3: text-changing effects", official)
    assert official[found.start : found.end] == "Layer 3: Text-changing effects apply."


def test_nothing_in_common_marks_the_whole_and_is_not_sure() -> None:
    found = aligned("mana value", "mana value", "Players shuffle. Then they draw.")
    assert (found.start, found.end, found.sure) == (0, 32, False)
