"""A citation to paste elsewhere: number, date and words, as text, Markdown or HTML."""

from __future__ import annotations

import re
from html import escape
from typing import Literal

from inspector.rulebook.passages import Passage

CitationForm = Literal["text", "markdown", "html"]
_MARKDOWN = re.compile(r"([\\`*_{}\[\]<>#|])")


def cited(passage: Passage, form: CitationForm = "text") -> str:
    """Write ``712.8e (2026-08-07)`` and the rule's words; in Markdown and HTML the highlighted ones stand out."""
    head = f"{passage.number} ({passage.effective.isoformat()})"
    source = "" if passage.official else " Digest in our words; the official text decides."
    if form == "text":
        examples = "".join(f"\nExample: {example}" for example in passage.examples)
        return f"{head}: {passage.text}{examples}{source and chr(10) + source.strip()}"
    if form == "markdown":
        words = "".join(f"**{_md(part)}**" if marked else _md(part) for part, marked in _parts(passage))
        quoted = words.replace("\n", "\n> ")
        examples = "".join(f"\n>\n> *Example:* {_md(example)}" for example in passage.examples)
        return f"> **{head}** {quoted}{examples}{source and f'{chr(10)}>{chr(10)}> *{source.strip()}*'}"
    words = "".join(f"<mark>{_html(part)}</mark>" if marked else _html(part) for part, marked in _parts(passage))
    shown = "".join(f"<p><em>Example:</em> {_html(example)}</p>" for example in passage.examples)
    note = f"<p><small>{escape(source.strip())}</small></p>" if source else ""
    return f"<blockquote><p><strong>{head}</strong> {words}</p>{shown}{note}</blockquote>"


def _parts(passage: Passage) -> list[tuple[str, bool]]:
    """Cut the words at the highlights."""
    parts, at = [], 0
    for start, end in passage.highlights:
        parts += [(passage.text[at:start], False), (passage.text[start:end], True)]
        at = end
    return [(part, marked) for part, marked in [*parts, (passage.text[at:], False)] if part]


def _md(text: str) -> str:
    return _MARKDOWN.sub(r"\\\1", text)


def _html(text: str) -> str:
    return escape(text, quote=False).replace("\n", "<br>")
