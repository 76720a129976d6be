"""A rule's life as rich text: its number, what changed and its words in each edition, the newest on top."""

from __future__ import annotations

from html import escape

from inspector.rulebook import LifeStage, Passage, Rulebook, RulebookError, RuleLife, word_diff
from inspector.rules import edition_of
from inspector.window.rules_reader.book_html import differences_html
from inspector.window.rules_reader.html import notice, page_html, small
from inspector.window.style.theme import Roles

_STEPS = {
    "first": "",
    "same": "the same words and number",
    "moved": "the same words, another number",
    "reworded": "other words",
    "moved and reworded": "other words, another number",
    "new": "new",
    "gone": "gone",
    "absent": "not there yet",
}


def life_html(number: str, lives: tuple[RuleLife, ...], book: Rulebook, roles: Roles) -> str:
    """Write the lives of the rules that had a number in some edition."""
    parts: list[str] = []
    for life in lives:
        parts.append(notice(_today(number, life), roles))
        befores = (None, *life.stages[:-1])
        stages = [_stage(now, before, book, roles) for now, before in zip(life.stages, befores, strict=True)]
        parts += reversed(stages)
    return page_html(parts, roles)


def _today(number: str, life: RuleLife) -> str:
    had = ", ".join(stage.edition for stage in life.stages if stage.number == number)
    if not life.today:
        return f"{number} ({had}): there is no such rule today."
    if life.today == number:
        return f"{number} ({had}): still the number today."
    return f"{number} ({had}) is {life.today} today{', which took it over' if life.heir else ''}."


def _stage(stage: LifeStage, before: LifeStage | None, book: Rulebook, roles: Roles) -> str:
    """Write the rule in one edition; where its words are others than before, word by word what went and what came."""
    head = small(f"{edition_of(stage.edition).label} · {_STEPS[stage.step]}".rstrip(" ·"), roles)
    if not stage.number:
        return head
    passage = _passage(stage, book)
    if passage is None:
        words, changed = "Its words are in the official text of that time only.", ""
    else:
        old = _passage(before, book) if before is not None and before.number else None
        if "reworded" in stage.step and old is not None and old.official == passage.official:
            words = differences_html(word_diff(old.text, passage.text), roles)
        else:
            words = escape(passage.text, quote=False).replace("\n", "<br>")
        changed = small(f"Changed: {passage.changed}", roles) if passage.changed else ""
    number = f"<b><font color='{roles.accent}'>{stage.number}</font></b>"
    return f"{head}<p style='margin:0px 0px 4px 0px'>{number}&nbsp; {words}</p>{changed}"


def _passage(stage: LifeStage, book: Rulebook) -> Passage | None:
    try:
        return book.rule(stage.number, stage.edition)
    except RulebookError:
        return None
