"""How fast the rule book reads, finds, lays out and compares, next to the plainest way to do each, in one run.

The text is our own, of the official text's size: 9,400 lines, 950,000 characters. Printed are medians and ratios; only
these mean something, since the machine is the same for both.
"""

from __future__ import annotations

import os
import random
import re
import statistics
import sys
import time
from collections.abc import Callable
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT))
os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from inspector.rulebook import Loaded, Rulebook, RulesText, TextLibrary, compare, rules_text_of  # noqa: E402
from inspector.rulebook.searching import Searchable  # noqa: E402
from tests.rulebook.made_texts import official, rules  # noqa: E402

ROUNDS = 25
# One pattern for the three kinds of line that any reader must know.
LINE = re.compile(r"(?:(\d{3}\.\d+[a-z]*)\.? +|(\d{3})\. +|(Example): )(.*)")


def main() -> int:
    """Measure and print; 0 if every goal is kept."""
    text = real_size()
    print(f"a text of {text.count(chr(10)):,} lines and {len(text):,} characters")
    kept = [parsing(text), finding(text), showing(text), comparing()]
    return 0 if all(kept) else 1


def real_size() -> str:
    """A text of our own with about as many lines and characters as the official ones have."""
    made = rules(54, 15)
    dice = random.Random(3)
    longer = {number: words if dice.random() < 0.7 else f"{words} {words[:120]}" for number, words in made.items()}
    return official(longer, terms=760, example_every=8)


def parsing(text: str) -> bool:
    """Read and index a text, next to a scan of its lines with one pattern."""
    data = text.encode()

    def scan() -> dict[str, str]:
        found: dict[str, str] = {}
        for line in data.decode().splitlines():
            match = LINE.match(line)
            if match:
                found[match[1] or match[2] or match[3]] = match[4]
        return found

    return race("parse and index", scan, lambda: rules_text_of(data, "x", "x"), 2)


def finding(text: str) -> bool:
    """Find words and show the section of the first hit, next to ``str.find`` and laying out as much plain text."""
    from PySide6.QtGui import QTextDocument

    read = rules_text_of(text.encode(), "x", "x")
    searchable, library, loaded = Searchable(read), *opened(read)
    words = next(iter(read.rules.values())).text.split()[3].lower()
    lowered = text.lower()
    plain = "\n".join(read.rules[number].text for number in next(iter(read.sections.values())).numbers)

    def bare() -> int:
        places, at = 0, lowered.find(words)
        while at >= 0:
            places, at = places + 1, lowered.find(words, at + 1)
        document = QTextDocument()
        document.setPlainText(plain)
        return places + int(document.size().height())

    def ours() -> int:
        hits = searchable.find(words)
        marks = {hit.number: hit.marks for hit in hits if hit.number[:3] == hits[0].number[:3]}
        return laid_out(section_html(library.view(loaded, hits[0].number, marks)))

    return race("find and show", bare, ours, 3)


def showing(text: str) -> bool:
    """Show a section of 60 paragraphs, next to laying out 60 paragraphs of HTML without a link."""
    read = rules_text_of(text.encode(), "x", "x")
    library, loaded = opened(read)
    section = max(read.sections, key=lambda number: len(read.sections[number].numbers))
    numbers = read.sections[section].numbers[:60]
    bare = "".join(f"<p><b>{number}</b> {read.rules[number].text}</p>" for number in numbers)
    library.view(loaded, section)
    return race(
        "show a section", lambda: laid_out(bare), lambda: laid_out(section_html(library.view(loaded, section))), 2
    )


def comparing() -> bool:
    """Compare two texts of 3,000 rules, a seventh of them reworded and all of them moved."""
    before = rules(62, 12)
    after = {f"{int(number[:3]) + 1}{number[3:]}": words for number, words in before.items()}
    after |= {number: words.replace("card", "token", 1) for number, words in list(after.items())[::7]}
    old, new = (rules_text_of(official(made).encode(), "x", "x") for made in (before, after))
    taken = statistics.median(timed(lambda: compare(old, new)) for _ in range(3))
    kept = taken < 2
    print(
        f"compare {len(old.rules):,} rules with {len(new.rules):,}: {taken:.2f} s, {'keeps' if kept else 'MISSES'} 2 s"
    )
    return kept


def opened(read: RulesText) -> tuple[TextLibrary, Loaded]:
    """A library, and the text in it."""
    return TextLibrary(Rulebook()), Loaded("bench", "made by us", read)


def section_html(view: object) -> str:
    """The section as the window writes it."""
    from inspector.rulebook import SectionView
    from inspector.window.rules_reader.html import section_html as written
    from inspector.window.style.theme import LIGHT

    assert isinstance(view, SectionView)
    return written(view, LIGHT)


def laid_out(html: str) -> int:
    """Lay HTML out and give its height."""
    from PySide6.QtGui import QTextDocument

    document = QTextDocument()
    document.setTextWidth(480)
    document.setHtml(html)
    return int(document.size().height())


def timed(work: Callable[[], object]) -> float:
    """The time that some work takes, in seconds."""
    begun = time.perf_counter()
    work()
    return time.perf_counter() - begun


def race(what: str, bare: Callable[[], object], ours: Callable[[], object], goal: float) -> bool:
    """Do both in turn, print the medians and their ratio, and tell whether it keeps to its goal."""
    taken = [(timed(bare), timed(ours)) for _ in range(ROUNDS)]
    plain, own = (statistics.median(times) for times in zip(*taken, strict=True))
    kept = bool(own / plain <= goal)
    verdict = "keeps to" if kept else "MISSES"
    print(f"{what}: {plain * 1000:.1f} ms bare, {own * 1000:.1f} ms ours, ratio {own / plain:.2f}, {verdict} {goal}")
    return kept


if __name__ == "__main__":
    from PySide6.QtGui import QGuiApplication

    _app = QGuiApplication([])
    sys.exit(main())
