"""A list that names one object twice: somebody means two, or has slipped; it is asked, and nothing is done twice."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from typing import Any

from inspector.cards import in_quotes
from inspector.scenario.words.cursor import Cursor
from inspector.scenario.words.errors import WordsError
from inspector.scenario.words.parts import Scene

_PRONOUNS = r"(?<!\w)(?:it|them|this|that)(?!\w)"


def named_twice(
    scene: Scene, text: Cursor, start: int, end: int, actions: Iterable[Mapping[str, Any]]
) -> WordsError | None:
    """Give what is asked back where the sentence between two places names an object twice for one thing done to it.

    What a sentence does twice to what it names once, as several counters of a kind, is meant so. One action on a list
    of objects, as files may write it, is said and read as it is.
    """
    seen: list[Mapping[str, Any]] = []
    for each in actions:
        again = each.get("object")
        if not isinstance(again, str) or each not in seen:
            seen.append(each)
            continue
        found = _said(scene, text, again, start, end)
        if len(found) > 1:
            first, behind = found[1].span()
            name = in_quotes(scene.names.shown.get(again) or again)
            problem = f"{name} is named twice here, and there is only one that it can mean"
            return WordsError(problem, text.given, first, behind)
    return None


def _said(scene: Scene, text: Cursor, label: str, start: int, end: int) -> list[re.Match[str]]:
    """Give where a sentence says the name of an object, or a word that may stand for it."""
    names = {name for name in (scene.names.shown.get(label), label) if name}
    ways = "|".join([*sorted(map(re.escape, names), key=len, reverse=True), _PRONOUNS])
    return [*re.finditer(ways, text.text[start:end].rjust(end), re.IGNORECASE)]
