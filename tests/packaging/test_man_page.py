"""The manual page tells every command, and help reaches people as it is meant."""

from __future__ import annotations

import click
import pytest
from write_man_page import page

from inspector.commands.program import card_inspector

PAGE = page("2026-11-22")


def commands(group: click.Group, context: click.Context) -> list[tuple[str, click.Command]]:
    found = []
    for name in group.list_commands(context):
        command = group.get_command(context, name)
        assert command is not None
        inner = click.Context(command, info_name=name, parent=context)
        found.append((inner.command_path, command))
        found += commands(command, inner) if isinstance(command, click.Group) else []
    return found


EVERY = commands(card_inspector, click.Context(card_inspector, info_name="card-inspector"))


@pytest.mark.parametrize(("path", "command"), EVERY, ids=[path for path, _ in EVERY])
def test_each_command_has_its_place_and_clean_words(path: str, command: click.Command) -> None:
    assert f".SS {path}".replace("-", "\\-") in PAGE
    # A sign for click that reached the reader, as it does from a raw docstring.
    assert "\\b" not in (command.help or "")


def test_no_line_is_taken_for_an_order_of_troff() -> None:
    known = (".TH", ".SH", ".SS", ".PP", ".TP", ".nf", ".fi", ".br", ".B")
    assert all(line.startswith(known) for line in PAGE.splitlines() if line.startswith((".", "'")))
