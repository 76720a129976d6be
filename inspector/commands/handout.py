"""``card-inspector handout``: a page about a board as HTML, Markdown, PDF or PNG, for a wall or a forum."""

from __future__ import annotations

import sys
from datetime import datetime
from pathlib import Path
from typing import Final

import click

from inspector.commands.answers import answer_lines, asked_by_words
from inspector.commands.printing import UNREADABLE, complain, plain_errors
from inspector.commands.scenarios import BLAMED, run_named
from inspector.commands.users_library import open_library
from inspector.keeping import KeepingError, replace_file
from inspector.library import bundled_cards
from inspector.rulebook import Rulebook, RulebookError, Shelf
from inspector.rules import EDITIONS, JUDGE, is_judge
from inspector.scenario.viewing import seen_named
from inspector.window.handouts.composing import HandoutWish, compose_handout
from inspector.window.handouts.forms import HANDOUT_SUFFIXES, PAPER_SIZES, HandoutForm
from inspector.window.handouts.saving import handout_bytes, share_code

_FILE: Final = click.Path(path_type=Path)
_EDITION_KEYS: Final = [edition.key for edition in EDITIONS]
_CANNOT: Final = "the handout cannot be saved"


@click.command()
@click.argument("board", metavar="FILE|TEXT|CODE")
@click.option("-o", "--output", type=_FILE, required=True, help="Save it as this file: .html, .md, .pdf or .png.")
@click.option("--viewer", metavar="NAME", help="Tell only what this player or the spectator may know.")
@click.option("--object", "labels", metavar="LABEL", multiple=True, help="Tell of this object; may be given again.")
@click.option("--questions", is_flag=True, help="Make a question sheet: the values are left blank.")
@click.option("--ladder", is_flag=True, help="Tell step by step how each object came to its values.")
@click.option("--plain-symbols", is_flag=True, help="Leave mana symbols as they are written, {U}.")
@click.option("--paper", type=click.Choice(list(PAPER_SIZES)), default="a4", help="The size of a PDF's pages.")
@click.option("--edition", type=click.Choice(_EDITION_KEYS), help="Use these rules instead of the file's own.")
def handout(
    board: str,
    output: Path,
    viewer: str | None,
    labels: tuple[str, ...],
    questions: bool,
    ladder: bool,
    plain_symbols: bool,
    paper: str,
    edition: str | None,
) -> None:
    """Save a page about a board: the cards drawn, the values with their reasons, the rules, the steps, the code.

    What a board in words asks is answered on it. Where no object is named it tells of all on a small board, and else
    of those that the last action was about.
    """
    form = HandoutForm(output.suffix.lower(), draws_symbols=not plain_symbols, paper=paper)
    if form.suffix not in HANDOUT_SUFFIXES:
        _refuse(f"{output}: a handout is saved as {', '.join(HANDOUT_SUFFIXES[:-1])} or {HANDOUT_SUFFIXES[-1]}.")
    with plain_errors(*BLAMED):
        named = run_named(board, edition)
        viewer = viewer or named.scenario.viewer or JUDGE
        # What is asked is asked of the whole board.
        asks = named.asks if is_judge(named.run.table, viewer) else ()
        if questions:
            answers = asked_by_words(board) if asks else ()
        else:
            answers = answer_lines(named.scenario, named.run, asks, named.taken)
        wish = HandoutWish(viewer=viewer, labels=labels or None, asks=questions, ladder=ladder, answers=answers)
        code = share_code(named.scenario, named.run, viewer, open_library(), bundled_cards())
        try:
            made = compose_handout(
                named.scenario,
                named.run,
                wish,
                Rulebook(shelf=Shelf()),
                datetime.now().astimezone().date(),
                *code,
            )
            replace_file(output, handout_bytes(made, form), _CANNOT)
        except KeyError as error:
            _refuse(f'There is no object "{error.args[0]}" on this board, as {seen_named(viewer)} sees it.')
        except (KeepingError, RulebookError) as error:
            _refuse(str(error))


def _refuse(sentence: str) -> None:
    complain(sentence)
    sys.exit(UNREADABLE)
