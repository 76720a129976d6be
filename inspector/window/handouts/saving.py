"""A handout as the bytes of a file, by the ending of its name. Qt is loaded only where pages are laid out."""

from __future__ import annotations

from functools import lru_cache

import msgspec

from inspector.cards import CardPool
from inspector.drawing import symbol_svg
from inspector.rules import is_judge
from inspector.scenario import Replay, Scenario
from inspector.scenario.viewing import seen_named
from inspector.sharing import CodeError, Handout, code_of, html_of, markdown_of, redacted
from inspector.window.handouts.forms import HandoutForm


def handout_bytes(handout: Handout, form: HandoutForm) -> bytes:
    """Write a handout. Raises KeyError for an ending that is none of ``HANDOUT_SUFFIXES``."""
    if form.suffix == ".md":
        return markdown_of(handout).encode()
    if form.suffix == ".html":
        return html_of(handout, _svg if form.draws_symbols else None).encode()
    # Only here, so that the others need no Qt.
    from inspector.window.handouts.pages import pdf_of, png_of

    return {".pdf": pdf_of, ".png": png_of}[form.suffix](handout, form)


def share_code(scenario: Scenario, run: Replay, viewer: str, pool: CardPool, bundled: CardPool) -> tuple[str, str]:
    """Give the code of a board as a viewer sees it, and where there is none, why not."""
    # What was expected of a board is for those who check it, and would make the code five times as long.
    board: Scenario | None = msgspec.structs.replace(scenario, expect=())
    if not is_judge(run.table, viewer):
        board, pool = redacted(scenario, run, viewer), run.start.pool
    if board is None:
        return (
            "",
            f"What {seen_named(viewer)} knows of this board cannot be told as a list of actions, so it has no code.",
        )
    try:
        return code_of(board, pool, bundled), ""
    except CodeError as error:
        return "", f"There is no code: {error.expected}."


@lru_cache(maxsize=256)
def _svg(symbol: str) -> str:
    return symbol_svg(symbol).replace("\n", "")
