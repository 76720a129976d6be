"""Everything by which a game is told to a viewer outside the window, each by its name, to be compared."""

from __future__ import annotations

import io
from collections.abc import Iterator
from contextlib import contextmanager, redirect_stdout
from datetime import date
from unittest import mock

from inspector.commands.explanation import print_explanation
from inspector.drawing import CardLook
from inspector.library import bundled_cards
from inspector.rulebook import Rulebook
from inspector.rules import Table
from inspector.scenario import Replay, Scenario, Viewing
from inspector.scenario.words import seen_in_words
from inspector.sharing import HandoutPicture, html_of, markdown_of
from inspector.window.handouts import composing
from inspector.window.handouts.composing import HandoutWish, compose_handout
from inspector.window.handouts.saving import share_code
from tests.scenario.pairs_of_games import Pair, document

CHANNELS = ("json", "text", "words", "code", "markdown", "html")
_BOOK, _DAY = Rulebook(), date(2026, 11, 22)


def seen_with_befores(run: Replay, viewer: str) -> tuple[Replay, tuple[Table, ...]]:
    """Give a game as a viewer saw it, with the tables on which its actions name what they show."""
    viewing = Viewing(viewer)
    return viewing.of(run), viewing.befores


def told(run: Replay, viewer: str) -> dict[str, object]:
    """Tell a game to a viewer by every channel: as JSON at every step, by the others at its end."""
    # A title may name anything, and so may what is expected.
    scenario = Scenario(title=str(run.actions), edition=run.start.edition.key, players=run.start.players)
    seen, befores = seen_with_befores(run, viewer)
    printed = io.StringIO()
    with redirect_stdout(printed):
        print_explanation(Scenario(edition=scenario.edition), seen, viewer, befores)
    code = share_code(scenario, run, viewer, bundled_cards(), bundled_cards())
    with _looks_for_pictures():
        page = compose_handout(scenario, run, HandoutWish(viewer=viewer, ladder=True), _BOOK, _DAY, *code)
    return {
        "json": document(run, viewer),
        "text": printed.getvalue(),
        "words": seen_in_words(scenario, run, viewer),
        "code": code,
        "markdown": markdown_of(page),
        "html": html_of(page),
    }


def leaks(pair: Pair) -> dict[str, str]:
    """Say by which channels the two games of a pair are told apart, and where."""
    first, second = told(pair.first, pair.viewer), told(pair.second, pair.viewer)
    return {name: _difference(first[name], second[name]) for name in CHANNELS if first[name] != second[name]}


@contextmanager
def _looks_for_pictures() -> Iterator[None]:
    """Take what a picture is drawn from in its place: of equal looks equal pictures are drawn, but slowly."""

    def picture(look: CardLook, width: int, *, may_lie: bool = True) -> HandoutPicture:
        return HandoutPicture(repr((look, may_lie)).encode(), (width, width))

    with mock.patch.object(composing, "handout_picture", picture):
        yield


def _difference(one: object, other: object) -> str:
    first, second = repr(one), repr(other)
    at = next((place for place, (a, b) in enumerate(zip(first, second, strict=False)) if a != b), 0)
    return f"…{first[max(0, at - 80) : at + 80]}… and …{second[max(0, at - 80) : at + 80]}…"
