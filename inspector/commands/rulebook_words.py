"""What people read of ``card-inspector rulebook``: rules, sections, lives and changes on the terminal."""

from __future__ import annotations

from collections.abc import Iterable

from rich.console import Console
from rich.padding import Padding
from rich.text import Text

from inspector.commands.grids import cell, grid
from inspector.commands.rulebook_records import passage_of
from inspector.rulebook import (
    LifeStage,
    Loaded,
    Passage,
    Rulebook,
    RuleChange,
    RuleLife,
    SectionChanges,
    SectionView,
    TextComparison,
)

_PIECES = {"same": "", "gone": "red strike", "new": "green underline"}


def print_passages(passages: Iterable[Passage]) -> None:
    """Print rules, each with its section, its text's date, and what changed."""
    console = Console()
    for passage in passages:
        about = passage.keyword or passage.section_title
        console.print(cell(f"{passage.number} ({passage.effective.isoformat()})  {about}", "bold"))
        words = cell(passage.text)
        for start, end in passage.highlights:
            words.stylize("bold reverse", start, end)
        console.print(Padding(words, (0, 0, 0, 2)))
        for example in passage.examples:
            console.print(Padding(cell(f"Example: {example}"), (0, 0, 0, 4)))
        if passage.changed:
            console.print(cell(f"Changed: {passage.changed}"))
        kind = "Official" if passage.official else "Our digest"
        console.print(cell(f"{kind}; {passage.edition_label}: {passage.follows}. {passage.note}".strip(), "dim"))


def print_section(view: SectionView) -> None:
    """Print a section, its subrules indented."""
    console = Console()
    console.print(cell(f"{view.section}. {view.title}".strip(), "bold"))
    console.print(cell(view.label, "dim"))
    for rule in view.rules:
        words = cell(f"{rule.number}  ", "bold").append_text(
            cell(rule.words.text, "" if not rule.is_heading else "bold")
        )
        console.print(Padding(words, (0, 0, 0, 4 * rule.depth)))
        for example in rule.examples:
            console.print(Padding(cell(f"Example: {example.text}", "italic"), (0, 0, 0, 4 * rule.depth + 4)))


def print_lives(number: str, lives: tuple[RuleLife, ...], book: Rulebook) -> None:
    """Print the lives of the rules that had a number, each edition a line."""
    console = Console()
    for life in lives:
        had = ", ".join(stage.edition for stage in life.stages if stage.number == number)
        console.print(cell(f"{number} ({had}): {_today(number, life)}", "bold"))
        table = grid(("Edition", 9), ("Number", 9), ("Since before", 20), ("What it says", None))
        for stage in life.stages:
            table.add_row(
                cell(stage.edition), cell(stage.number or "none"), cell(_step(stage)), cell(_said(stage, book))
            )
        console.print(table)


def _today(number: str, life: RuleLife) -> str:
    if not life.today:
        return "there is no such rule today."
    if life.today == number:
        return "still the number today."
    return f"today {life.today}{', which took it over' if life.heir else ''}."


def _step(stage: LifeStage) -> str:
    return {"first": "", "same": "the same", "absent": ""}.get(stage.step, stage.step)


def _said(stage: LifeStage, book: Rulebook) -> str:
    passage = passage_of(stage, book)
    if passage is None:
        return "" if not stage.number else "(its words are in the official text only)"
    return passage.text + (f"\nChanged: {passage.changed}" if passage.changed else "")


def print_changes(old: Loaded, new: Loaded, found: TextComparison, sections: Iterable[SectionChanges]) -> None:
    """Print what changed between two texts, by section, word by word."""
    console = Console()
    console.print(cell(f"{old.label}  →  {new.label}", "bold"))
    told = [f"{count} {kind}" for kind, count in found.counts().items() if count]
    console.print(cell(f"{', '.join(told) or 'nothing changed'}; {found.unchanged} as they were."))
    for section in sections:
        console.print()
        console.print(cell(f"{section.section}. {section.title}", "bold"))
        for change in section.changes:
            console.print(Padding(_change(change), (0, 0, 0, 2)))


def _change(change: RuleChange) -> Text:
    numbers = " → ".join(dict.fromkeys(number for number in (change.old_number, change.new_number) if number))
    line = cell(f"{numbers} {change.kind}", "bold")
    if change.kind == "moved":
        return line
    line.append(": ")
    for piece in change.words():
        text = cell(piece.text, _PIECES[piece.kind])
        # Where there are no colors, brackets show what went and what came.
        if change.kind != "added" and change.kind != "removed" and piece.kind != "same":
            text = cell(f"[-{piece.text}-]" if piece.kind == "gone" else f"{{+{piece.text}+}}", _PIECES[piece.kind])
        line.append_text(text)
    return line
