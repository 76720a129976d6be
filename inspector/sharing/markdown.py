"""A handout as Markdown: headings, lists and tables, for a forum, a wiki or a judge's notes."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence

from inspector.sharing.fan_content import FAN_CONTENT
from inspector.sharing.handouts import (
    ACTIONS_TITLE,
    AGAIN_TITLE,
    BLANK,
    BOARD_TITLE,
    HOW_TO_OPEN,
    LADDER_TITLE,
    QUESTIONS,
    RULES_TITLE,
    STEP_COLUMNS,
    VALUE_COLUMNS,
    WHOSE_WORDS,
    Handout,
    HandoutObject,
    HandoutZone,
    cited_rules,
    steadied,
)

_SIGNS = re.compile(r"([\\`*_\[\]<>#|~&])")


def markdown_of(handout: Handout) -> str:
    """Write a handout as Markdown; what comes from elsewhere is escaped. Cards stand in words, as none holds pictures.

    Symbols stay as they are in texts: ``{U}``.
    """
    lines = [f"# {_md(handout.title)}", "", f"{_md(handout.edition)} · {handout.dated}", "", _md(handout.viewer)]
    lines += ["", _md(handout.stands)] if handout.stands else []
    if handout.answers:
        lines += ["", f"## {handout.answers_title}", "", *(f"- {_md(answer)}" for answer in handout.answers)]
    if handout.zones:
        lines += ["", f"## {BOARD_TITLE}", *_board(handout.zones)]
    for one in handout.objects:
        lines += _object(one, asks=handout.asks)
    if handout.rules:
        lines += ["", f"## {RULES_TITLE}", "", f"*{WHOSE_WORDS}*", ""]
        for rule in handout.rules:
            words = f"“{_md(rule.words)}” *({_md(rule.official)})*" if rule.official else _md(rule.words)
            lines.append(f"- **{rule.number}**: {words}")
    if handout.actions:
        lines += ["", f"## {ACTIONS_TITLE}", ""]
        for number, action in enumerate(handout.actions, start=1):
            ended = f" *{_md(action.ended)}*" if action.ended else ""
            lines.append(f"{number}. {_md(action.sentence)}{action.often}{ended}")
    if handout.code:
        lines += ["", f"## {AGAIN_TITLE}", "", HOW_TO_OPEN, "", "```", handout.code, "```"]
    elif handout.why_no_code:
        lines += ["", f"## {AGAIN_TITLE}", "", _md(handout.why_no_code)]
    return "\n".join([*lines, "", "---", "", f"*{FAN_CONTENT}*", ""])


def _board(zones: Sequence[HandoutZone]) -> Iterator[str]:
    for zone in zones:
        yield from ("", f"### {_md(zone.title)}", "")
        for card in zone.cards:
            many = f" ×{card.count}" if card.count > 1 else ""
            # A sentence begins with the name, which stands there already.
            told = card.sentence.removeprefix(f"{card.called}: ")
            yield f"- **{_md(card.name)}**{many}{': ' if told else ''}{_md(told)}"


def _object(one: HandoutObject, *, asks: bool) -> Iterator[str]:
    yield from ("", f"## {_md(one.title)}", "", QUESTIONS if asks else _md(one.sentence), "")
    columns = VALUE_COLUMNS[:2] if asks else VALUE_COLUMNS
    yield from _row(columns)
    yield from _row("---" for _ in columns)
    for value in one.values:
        if asks:
            yield from _row((_md(value.title), BLANK.replace("_", "\\_")))
            continue
        why = " ".join((value.says, *(f"? {doubt}" for doubt in value.doubts)))
        text = f"**{_md(value.text)}**" if value.is_short and value.text else _md(value.text)
        yield from _row((_md(value.title), text, f"{_md(why)}{cited_rules(value.rules)}"))
    if one.ladder:
        yield from ("", f"### {LADDER_TITLE}: {_md(one.title)}", "")
        yield from _row(STEP_COLUMNS)
        yield from _row("---" for _ in STEP_COLUMNS)
        for step in one.ladder:
            yield from _row((step.layer, f"{_md(step.says)}{cited_rules(step.rules)}"))


def _row(cells: Iterable[str]) -> Iterator[str]:
    yield f"| {' | '.join(cells)} |"


def _md(text: str) -> str:
    escaped = _SIGNS.sub(r"\\\1", steadied(text).strip())
    # A line end would end the row of a table, and what begins a line may be a list or a heading.
    return re.sub(r"\s*\n\s*", "<br>", escaped)
