"""Files that mean harm, or are no rules at all: one clear sentence, quickly, and no memory lost."""

from __future__ import annotations

import os
import random
import tracemalloc
from pathlib import Path

import pytest

from inspector.rulebook import RulebookError, Shelf, read_rules_text, rules_text_of

MARKED = "**Bold** words\n" * 40
FILES: dict[str, tuple[bytes, str]] = {
    "binary": (random.Random(7).randbytes(200_000), "this is not text"),
    "zeros": (b"100.1. A\0rule.\n" * 40, "this is not text"),
    "program": (b"\x7fELF" + bytes(200), "this is a program"),
    "pdf": (b"%PDF-1.7 100.1. A rule.", "this is a PDF document"),
    "rich text": (b"{\\rtf1 100.1. A rule.}", "this is a rich text document"),
    "archive": (b"PK\x03\x04 word/document.xml", "this is a ZIP archive"),
    "one long line": (b"100.1. " + b"a" * 7_000_000, "a line of it has 7,000,007 characters"),
    "numbers without end": (
        b"".join(b"%d.%d. x\n" % (100 + at // 900, at % 900 + 1) for at in range(60_000)),
        "numbered",
    ),
    "lines without end": (b"100.1. A rule.\n" * 220_000, "it has more than 200,000 lines"),
    "one number again and again": (b"".join(b"100.1. Words %d.\n\n" % at for at in range(90_000)), "again and again"),
    "stars": (b"*" * 3_000_000, "a line of it has"),
    "nothing": (b"", "no numbered rules"),
}


@pytest.mark.parametrize("name", FILES)
def test_a_bad_file_is_one_sentence_and_nothing_is_kept(name: str, tmp_path: Path) -> None:
    data, what = FILES[name]
    file = tmp_path / "given.txt"
    file.write_bytes(data)
    with pytest.raises(RulebookError) as caught:
        Shelf(tmp_path / "shelf").add(file)
    assert what in str(caught.value)
    assert str(caught.value).startswith(f"{file}: ")
    assert "\n" not in str(caught.value)
    assert not (tmp_path / "shelf").exists()


@pytest.mark.parametrize("size", [8_000_001, 1_000_000_000])
def test_a_file_that_is_too_large_is_not_even_read(size: int, tmp_path: Path) -> None:
    file = tmp_path / "huge.txt"
    with file.open("wb") as out:
        out.truncate(size)
    tracemalloc.start()
    with pytest.raises(RulebookError, match="larger than 8 MB"):
        read_rules_text(file)
    peak = tracemalloc.get_traced_memory()[1]
    tracemalloc.stop()
    assert peak < 1_000_000


@pytest.mark.parametrize("name", ["", "missing.txt", "a\0b", "x" * 300])
def test_a_file_that_is_not_there_is_one_sentence(name: str, tmp_path: Path) -> None:
    with pytest.raises(RulebookError) as caught:
        read_rules_text(tmp_path / name)
    assert caught.value.do


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="this system has no named pipes")
def test_a_pipe_is_not_waited_for(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe")
    with pytest.raises(RulebookError, match="this is a pipe, not a file"):
        read_rules_text(tmp_path / "pipe")


@pytest.mark.parametrize(
    "text",
    [
        "100.1. Hello\n" + "words that go on and on\n" * 190_000,
        "Magic: The Gathering Comprehensive Rules\nContents\n100.1. A rule.\n\nGlossary\n" + "word\n" * 190_000,
        MARKED + "\n".join(["[[" * 20_000] * 150) + "\n100.1. A rule.\n",
        MARKED + "\n".join(["<a " * 15_000] * 150) + "\n100.1. A rule.\n",
        MARKED + "\n".join(["# " + " " * 50_000 + "x"] * 100) + "\n100.1. A rule.\n",
        MARKED + "\n".join(["=" * 50_000] * 100) + "\n100.1. A rule.\n",
        "\n".join(["effective 1 1 1 1 1 " * 100] * 100) + "\n100.1. A rule.\n",
        "100.1" + "1" * 50_000 + ". A rule.\n100.2. A rule.\n",
    ],
    ids=["wrapped without end", "glossary without end", "brackets", "tags", "spaces", "equals", "dates", "digits"],
)
def test_a_text_made_to_be_slow_is_read_to_its_end(text: str) -> None:
    assert rules_text_of(text.encode(), "rules.txt", "rules.txt").rules
