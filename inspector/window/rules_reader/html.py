"""Sections of rules, search results and glossary entries as rich text, in a theme's colors."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from html import escape
from itertools import pairwise

from inspector.rulebook import LinkedParagraph, ReadRule, SearchHit, SectionView, Span
from inspector.window.style.theme import Roles
from inspector.window.style.type_faces import SANS, SERIF

Range = tuple[int, int]
_NUMBER = re.compile(r"\b[1-9]\d\d\.\d{1,3}[a-z]?\b")


def page_html(parts: Iterable[str], roles: Roles) -> str:
    """Put the parts of a page together in the type of the rules."""
    body = f'font-family:"{SERIF}"; font-size:14px; color:{roles.ink}'
    return f"<div style='{body}'>{''.join(parts)}</div>"


def section_html(view: SectionView, roles: Roles, current: str = "", note: str = "", turning: str = "") -> str:
    """Write a section, its subrules indented and examples apart; ``current`` is the rule that was asked for.

    ``turning`` is the line that leads to what stands before and behind, written below.
    """
    of = f" · {view.part} and its subrules" if view.part else ""
    kind = "Official words" if view.official else "Our words"
    head = [small(f"{kind}: {view.label}{of}", roles)]
    # Right above the rule that was asked for, since that is what is scrolled to.
    said = notice(note, roles) if note else ""
    rules = [
        f"<a name='{current}'></a>{said}{_rule(rule, roles, is_current=True)}"
        if rule.number == current
        else _rule(rule, roles, is_current=False)
        for rule in view.rules
    ]
    return page_html([*head, *rules, turning], roles)


def hits_html(hits: Sequence[SearchHit], query: str, roles: Roles) -> str:
    """Write the rules that a search found, text by text."""
    parts, last = [], ""
    for found in hits:
        if found.loaded.label != last:
            last = found.loaded.label
            parts.append(small(last, roles))
        words = marked_words(LinkedParagraph(found.hit.text, ()), found.hit.marks, roles)
        link = anchor(f"hit:{found.loaded.key}|{found.hit.number}", found.hit.number, roles)
        parts.append(f"<p style='margin-top:0; margin-bottom:6px'><b>{link}</b>&nbsp; {words}</p>")
    if not parts:
        parts.append(notice(f"No rule has all of “{query}”. Try fewer words, or the beginnings of words.", roles))
    return page_html(parts, roles)


def term_html(term: str, words: LinkedParagraph, label: str, roles: Roles) -> str:
    """Write what the glossary says of a term."""
    return page_html(
        [small(f"Glossary: {label}", roles), f"<p><b>{escape(term)}</b><br>{marked_words(words, (), roles)}</p>"], roles
    )


def small(text: str, roles: Roles) -> str:
    """Write a line of small print."""
    style = f'font-family:"{SANS}"; font-size:12px; color:{roles.soft}; margin-top:4px; margin-bottom:4px'
    return f"<p style='{style}'>{escape(text)}</p>"


def notice(text: str, roles: Roles) -> str:
    """Write a sentence that must not be overlooked."""
    style = f'font-family:"{SANS}"; font-size:12px; color:{roles.ink}; background-color:{roles.accent_soft}'
    linked = _NUMBER.sub(lambda found: anchor(f"rule:{found[0]}", found[0], roles), escape(text))
    return f"<p style='{style}; margin-top:2px; margin-bottom:6px'>&nbsp;{linked}&nbsp;</p>"


def marked_words(words: LinkedParagraph, marks: Sequence[Range], roles: Roles) -> str:
    """Write words with their links, and with ranges of them marked; links and marks may overlap."""
    cuts = sorted(
        {0, len(words.text), *(cut for span in words.spans for cut in (span.start, span.end))}
        | {cut for mark in marks for cut in mark}
    )
    spans = iter(words.spans)
    span = next(spans, None)
    parts: list[str] = []
    for start, end in pairwise(cuts):
        while span is not None and span.end <= start:
            span = next(spans, None)
        text = escape(words.text[start:end], quote=False).replace("\n", "<br>")
        inside = any(first <= start < last for first, last in marks)
        parts.append(_piece(text, span if span is not None and span.start <= start else None, inside, roles))
    return "".join(parts)


def _piece(text: str, span: Span | None, is_marked: bool, roles: Roles) -> str:
    style = f"background-color:{roles.mark}; color:{roles.on_mark}; font-weight:600" if is_marked else ""
    if span is None:
        return f"<span style='{style}'>{text}</span>" if style else text
    color = roles.on_mark if is_marked else roles.ink if span.kind == "term" else roles.accent
    line = "underline" if span.kind == "term" else "none"
    target = escape(f"{'term' if span.kind == 'term' else 'rule'}:{span.target}", quote=True).replace("'", "&#39;")
    return f"<a href='{target}' style='{style}; color:{color}; text-decoration:{line}'>{text}</a>"


def _rule(rule: ReadRule, roles: Roles, *, is_current: bool) -> str:
    indent = 22 * rule.depth
    back = f"; background-color:{roles.accent_soft}" if is_current and not rule.marks else ""
    words = marked_words(rule.words, rule.marks, roles)
    if rule.is_heading:
        words = f"<b>{words}</b>"
    number = f"<b><font color='{roles.accent}'>{rule.number}</font></b>"
    anchor = "" if is_current else f"<a name='{rule.number}'></a>"
    margins = f"margin:2px 0px 5px {indent}px"
    shown = f"<p style='{margins}{back}'>{anchor}{number}&nbsp; {words}</p>"
    style = f"margin-left:{indent + 18}px; margin-top:0; margin-bottom:5px; font-size:13px; color:{roles.soft}"
    return shown + "".join(
        f"<p style='{style}'><i>Example:</i> {marked_words(example, (), roles)}</p>" for example in rule.examples
    )


def anchor(target: str, text: str, roles: Roles) -> str:
    """Write a link of the reader's own."""
    return f"<a href='{escape(target)}' style='color:{roles.accent}; text-decoration:none'>{escape(text)}</a>"
