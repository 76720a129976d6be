"""What is wrong with a board's file, for people: the part that matters first, the file last."""

from __future__ import annotations

import re

from inspector.cards.errors import shortened
from inspector.cards.lists_in_words import capitalized
from inspector.scenario import ScenarioError, UnknownCardError

_ACTION = re.compile(r"actions\[(\d+)\](?:\.(.*))?", re.DOTALL)
# A list of words of which one was expected; that of all actions is longer than the bar.
_ONE_OF_MANY = re.compile(
    r'expected one of (?:"[^"]*", ){6,}"[^"]*", found ("[^"]*")(?: \(did you mean ("[^"]*")\?\))?', re.DOTALL
)
_LONGEST_FOUND = 60


def error_in_words(error: ScenarioError) -> str:
    """Say it in one line: ``Action 3: no action is called "transfrom"; did you mean "transform"? (board.json)``."""
    place = _ACTION.fullmatch(error.path)
    key = (place[2] or "") if place else error.path
    many = _ONE_OF_MANY.fullmatch(error.expected)
    if many is not None:
        kind = "action" if key == "do" else key.rpartition(".")[2] or "word"
        near = f"did you mean {many[2]}?" if many[2] else "the format of the file lists what there is."
        what = f"no {kind} is called {many[1][: _LONGEST_FOUND + 2]}; {near}"
        key = ""
    elif isinstance(error, UnknownCardError):
        todo = f'did you mean "{error.perhaps}"?' if error.perhaps else "check its spelling, or import the cards first."
        what = f'no card here is called "{shortened(error.card)}"; {todo}'
        key = ""
    else:
        what = error.expected if error.expected.endswith("?") else f"{error.expected}."
    where = ", ".join(part for part in (f"action {int(place[1]) + 1}" if place else "", key) if part)
    said = f"{where}: {what}" if where else what
    name = re.split(r"[/\\]", error.file)[-1]
    sentence = capitalized(said)
    return f"{sentence} ({name})" if name else sentence
