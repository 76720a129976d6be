"""Writes the manual page of ``card-inspector`` from its commands: python packaging/write_man_page.py FILE DATE.

Our commands are loaded when they are named, which the generators that are to be had do not follow.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import click

from inspector import __version__
from inspector.commands.program import card_inspector

NAME = "card-inspector"


def page(date: str) -> str:
    """The whole page in the language of troff; ``date`` stands in its foot."""
    lines = [
        f'.TH CARD\\-INSPECTOR 1 {date} "Card Inspector {__version__}" "User Commands"',
        ".SH NAME",
        f"{_plain(NAME)} \\- what each Magic card is now, and which rule says so",
        ".SH SYNOPSIS",
        f".B {_plain(NAME)}\n[\\fIoptions\\fR] [\\fIcommand\\fR [\\fIarguments\\fR]]\n.br",
        f".B {_plain(NAME)}\\-desk\n[\\fIfile\\fR|\\fIlink\\fR]",
        ".SH DESCRIPTION",
        *_paragraphs(card_inspector.help or ""),
        f".PP\n.B {_plain(NAME)}\\-desk\nis what desktops start: it opens the window, with a file or link.",
        ".SH OPTIONS",
        *_options(card_inspector, click.Context(card_inspector, info_name=NAME)),
        ".SH COMMANDS",
        *_commands(card_inspector, click.Context(card_inspector, info_name=NAME)),
        ".SH EXIT STATUS",
        "0 where all is well, 1 where the answer is no or there is no screen, 2 where something cannot be read.",
    ]
    return "\n".join(lines) + "\n"


def _commands(group: click.Group, context: click.Context) -> Iterator[str]:
    for name in group.list_commands(context):
        command = group.get_command(context, name)
        if command is None or command.hidden:
            continue
        inner = click.Context(command, info_name=name, parent=context)
        yield f".SS {_plain(' '.join(command.collect_usage_pieces(inner)).join((inner.command_path + ' ', '')))}"
        yield from _paragraphs(command.help or "")
        yield from _options(command, inner)
        if isinstance(command, click.Group):
            yield from _commands(command, inner)


def _options(command: click.Command, context: click.Context) -> Iterator[str]:
    for parameter in command.params:
        record = parameter.get_help_record(context)
        if record is not None and isinstance(parameter, click.Option):
            yield f".TP\n\\fB{_plain(record[0])}\\fR\n{_plain(record[1])}"


def _paragraphs(text: str) -> Iterator[str]:
    for number, paragraph in enumerate(text.split("\n\n")):
        words = paragraph.strip("\n ")
        # Click's own sign for a paragraph whose lines stay as they are.
        as_it_is = words.startswith("\b")
        shown = f".nf\n{_plain(words.lstrip(chr(8)).strip())}\n.fi" if as_it_is else _plain(" ".join(words.split()))
        yield f".PP\n{shown}" if number else shown


def _plain(text: str) -> str:
    """Words that troff shows as they are."""
    shown = text.replace("\\", "\\e").replace("-", "\\-")
    return "\n".join(f"\\&{line}" if line.startswith((".", "'")) else line for line in shown.splitlines())


if __name__ == "__main__":
    Path(sys.argv[1]).write_text(page(sys.argv[2]), encoding="utf-8")
