"""The commands about reading rules: pages, all rules in use, citations, official texts."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from inspector.window.rules_reader.rules_reader import RulesReader
from inspector.window.widgets.commands import Command


def reader_commands(reader: RulesReader) -> Iterator[Command]:
    """The commands of the rules reader, each in the menu where it belongs."""
    yield Command(id="rules_text", text="Open rules text …", menu="File", run=reader.choose_text, group=1)
    yield Command(id="copy_citation", text="Copy citation", menu="Edit", run=reader.copy, group=2)
    yield Command(
        id="copy_markdown",
        text="Copy citation as Markdown",
        menu="Edit",
        run=lambda: reader.copy("markdown"),
        group=2,
    )
    yield Command(
        id="board_rules",
        text="All rules in use on this board",
        menu="View",
        run=reader.show_board,
        group=1,
    )
    yield Command(
        id="rule_life",
        text="This rule through the editions",
        menu="View",
        run=reader.show_life,
        group=1,
    )
    yield Command(id="rules_contents", text="Contents of the rules", menu="View", run=reader.show_contents, group=1)
    yield Command(
        id="compare_texts", text="Compare two rules texts …", menu="View", run=reader.ask_for_two_texts, group=1
    )
    for id_, text, by in (
        ("rules_back", "Back in the rules", -1),
        ("rules_forward", "Forward in the rules", 1),
    ):
        yield Command(
            id=id_,
            text=text,
            menu="View",
            run=partial(reader.turn, by),
            why_not=partial(_no_page, reader, by),
            group=1,
        )


def _no_page(reader: RulesReader, by: int) -> str:
    return "" if reader.pages.can_turn(by) else "no such page"
