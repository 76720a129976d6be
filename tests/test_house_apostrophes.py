"""One apostrophe in all that people read: the straight one, as in the names of cards and in the rules' own words here.

Quotation marks are curly. What is read may have either apostrophe, so patterns that read have both. And what sentences
have in common (whose something is, how they begin, which article) is written in one place.
"""

from __future__ import annotations

import ast
import json
import re
from itertools import pairwise

from tests.house import ROOT

# Between letters or behind a word that ends in "s"; in a pattern both stand in brackets, or are escaped.
_CURLY = re.compile(r"(?<=[A-Za-z}])’(?=[a-z])|^’s\b|(?<=s)’(?= )")
_PATTERN = re.compile(r"\['’|\[’'|\\b|\(\?")
# Words as cards may print them.
_READ = ("It’s still ", "They’re still ", "’s")


def _said(tree: ast.Module) -> list[str]:
    """The texts of a module, without what is said to who reads the source."""
    return [
        node.value
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and not _PATTERN.search(node.value)
    ]


def test_apostrophes_in_sentences_are_straight() -> None:
    curly = [
        f"{path.relative_to(ROOT)}: {text[:80]}"
        for path in sorted((ROOT / "inspector").rglob("*.py"))
        if "’" in (source := path.read_text(encoding="utf-8"))
        for text in _said(ast.parse(source))
        if _CURLY.search(text) and text not in _READ
    ]
    assert curly == []


def test_apostrophes_in_what_comes_along_are_straight() -> None:
    files = [
        path
        for kind in ("lessons", "rulebook", "scenarios")
        for path in sorted((ROOT / "assets" / kind).rglob("*.json"))
    ]
    curly = [
        path.name
        for path in files
        if _CURLY.search(json.dumps(json.loads(path.read_text(encoding="utf-8")), ensure_ascii=False))
    ]
    assert files
    assert curly == []


# What writes or reads the apostrophe for all, and names that end in no s.
_WRITES_IT = {"asked", "lists_in_words", "mentions", "naming", "telling", "forge"}


def test_whose_something_is_is_said_in_one_way() -> None:
    """Behind a name that ends in s no other follows: ``possessive`` knows."""
    otherwise = [
        f"{path.relative_to(ROOT)}:{node.lineno}"
        for path in sorted((ROOT / "inspector").rglob("*.py"))
        if path.stem not in _WRITES_IT and "}'s" in (source := path.read_text(encoding="utf-8"))
        for node in ast.walk(ast.parse(source))
        if isinstance(node, ast.JoinedStr)
        for part, behind in pairwise(node.values)
        if isinstance(part, ast.FormattedValue) and str(getattr(behind, "value", "")).startswith("'s")
    ]
    assert otherwise == []


_OWN_CAPITAL = re.compile(r"([\w.]+)\[(?::1|0)\]\.upper\(\)\}?(?: \+ |\{)\1\[1:\]")
_OWN_ARTICLE = re.compile(r"'an' if|\"an\" if")


def test_how_a_sentence_begins_and_which_article_it_takes_is_written_once() -> None:
    """``capitalized`` and ``with_article`` know: "a Unicorn", "an hour counter"."""
    otherwise = [
        str(path.relative_to(ROOT))
        for path in sorted((ROOT / "inspector").rglob("*.py"))
        if path.stem != "lists_in_words"
        and (_OWN_CAPITAL.search(source := path.read_text(encoding="utf-8")) or _OWN_ARTICLE.search(source))
    ]
    assert otherwise == []
