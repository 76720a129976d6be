"""Lines: never wider than they may be, nothing lost, and as large as fits."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from inspector.drawing.text import RULES, paragraph_words
from inspector.drawing.wrap import ELLIPSIS, TextLine, fit, sizes_between, wrap

TEXTS = st.text(alphabet="abcXW (){}T/-\u2014\u98db", max_size=80)


def letters(lines: tuple[TextLine, ...]) -> str:
    return "".join(run.atom.text for line in lines for run in line.runs)


@settings(max_examples=150, deadline=None)
@given(text=TEXTS, width=st.integers(40, 300), size=st.sampled_from([7.0, 12.5, 20.0]))
def test_no_line_is_wider_than_allowed_and_no_letter_is_lost(text: str, width: int, size: float) -> None:
    lines = wrap(paragraph_words(text, RULES), size, width)
    assert all(line.width <= width + 0.01 for line in lines)
    assert letters(lines) == text.replace(" ", "")


def test_a_symbol_wider_than_the_line_is_spelled_in_letters() -> None:
    lines = wrap(paragraph_words("{1000000}", RULES), 20.0, 40.0)
    assert letters(lines) == "{1000000}"
    assert all(line.width <= 40.0 for line in lines)


def test_runs_of_a_line_follow_each_other_without_overlap() -> None:
    for line in wrap(paragraph_words("Pay {1}{U}: draw (or not) a card " * 5, RULES), 20.0, 300.0):
        lefts = [run.left for run in line.runs]
        assert lefts == sorted(lefts)


@pytest.mark.parametrize("height", [30, 80, 200, 400])
def test_the_setting_chosen_fits_and_the_next_larger_size_does_not(height: int) -> None:
    words = paragraph_words("A fairly ordinary sentence that needs a few lines of its own. " * 3, RULES)
    sizes = sizes_between(36, 7)
    done = fit([words], [300], height, sizes)
    assert done.height <= height
    if not done.cut and done.size < sizes[0]:
        larger = sizes[sizes.index(done.size) - 1]
        assert fit([words], [300], height, [larger]).cut


def test_what_fits_at_no_size_ends_in_an_ellipsis() -> None:
    done = fit([paragraph_words("word " * 500, RULES)], [100], 40, [10.0, 8.0])
    assert done.cut
    assert done.height <= 40
    assert letters(done.paragraphs[0]).endswith(ELLIPSIS)


def test_sizes_fall_from_the_largest_to_the_smallest_on_half_pixels() -> None:
    sizes = sizes_between(36, 7)
    assert sizes[0] == 36
    assert sizes[-1] == 7
    assert list(sizes) == sorted(set(sizes), reverse=True)
    assert all(size * 2 == int(size * 2) for size in sizes)


def test_a_largest_size_below_the_smallest_gives_the_smallest_alone() -> None:
    assert sizes_between(5, 7) == (7,)
