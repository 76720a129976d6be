"""A citation to paste: number, date and words, in three forms."""

from __future__ import annotations

from datetime import date

import msgspec

from inspector.rulebook import Passage, Rulebook, cited

OURS = Rulebook().rule("712.8e", "2026-08")
THEIRS = msgspec.structs.replace(
    OURS, text="Pay {2}. It <turns>\n*Twice*.", highlights=((0, 8),), examples=("One & two.",), official=True
)


def made(passage: Passage = THEIRS, day: date = date(2025, 6, 6)) -> Passage:
    return msgspec.structs.replace(passage, effective=day)


def test_text_has_number_date_words_and_examples() -> None:
    assert cited(made()) == "712.8e (2025-06-06): Pay {2}. It <turns>\n*Twice*.\nExample: One & two."


def test_markdown_stresses_the_deciding_words_and_shows_signs_as_they_are() -> None:
    assert cited(made(), "markdown") == (
        "> **712.8e (2025-06-06)** **Pay \\{2\\}.** It \\<turns\\>\n> \\*Twice\\*.\n>\n> *Example:* One & two."
    )


def test_html_marks_the_deciding_words_and_is_safe() -> None:
    assert cited(made(), "html") == (
        "<blockquote><p><strong>712.8e (2025-06-06)</strong> <mark>Pay {2}.</mark> It &lt;turns&gt;<br>*Twice*.</p>"
        "<p><em>Example:</em> One &amp; two.</p></blockquote>"
    )


def test_our_own_words_are_never_taken_for_the_official_ones() -> None:
    for found in (cited(OURS), cited(OURS, "markdown"), cited(OURS, "html")):
        assert "712.8e (2026-08-07)" in found
        assert "our words; the official text decides" in found
