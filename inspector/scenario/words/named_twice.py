"""A list that names one object twice: somebody means two, or has slipped; it is asked, and nothing is done twice."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from inspector.cards import in_quotes
from inspector.scenario.words.cursor import Cursor
from inspector.scenario.words.errors import WordsError
from inspector.scenario.words.gist_cards import copies_others
from inspector.scenario.words.parts import Scene

_PRONOUNS = r"(?<!\w)(?:it|them|this|that)(?!\w)"
_EXCEPTION = re.compile(r"\bexcept\b", re.IGNORECASE)


def named_twice(
    scene: Scene, text: Cursor, start: int, end: int, actions: Iterable[Mapping[str, Any]]
) -> WordsError | None:
    """Give what is asked back where the sentence between two places names an object twice for one thing done to it.

    What a sentence does twice to what it names once, as several counters of a kind, is meant so. An action that stands
    there as files write it is read as it is. Proposed is that there is another one, where its card tells which.
    """
    if text.text.startswith("{", text.skipped(start)):
        return None
    alone = _of_itself(scene, text, start, end, actions)
    if alone is not None:
        return alone
    for again in _twice(actions):
        found = _said(scene, text, again, start, end)
        if len(found) > 1:
            first, behind = found[1].span()
            name = in_quotes(scene.names.shown.get(again) or again)
            problem = f"{name} is named twice here, and there is only one that it can mean"
            return WordsError(
                problem, text.given, first, behind, (), _another(scene, again, [each[0] for each in found])
            )
    return None


def _of_itself(
    scene: Scene, text: Cursor, start: int, end: int, actions: Iterable[Mapping[str, Any]]
) -> WordsError | None:
    """Give what is asked back where "it" would be a copy of itself: somebody means another object by that.

    Where both are named it is meant so, and nothing but its timestamp changes (707.2).
    """
    label = next((each["of"] for each in actions if each.get("do") == "become_copy" and _is_its_own(each)), None)
    # What an exception says, it says of the copy.
    ends = _EXCEPTION.search(text.text, start, end)
    found = re.compile(_PRONOUNS, re.IGNORECASE).search(text.text, start, end if ends is None else ends.start())
    if label is None or found is None:
        return None
    others = [each for each, held in scene.table.objects.items() if held.is_permanent and each != label]
    copying = [each for each in others if any(copies_others(card) for card in scene.table.objects[each].cards)]
    problem = f'"{found[0]}" would be {in_quotes(scene.names.shown.get(label) or label)} here, a copy of itself'
    phrases = tuple(scene.names.phrase(each) for each in copying)
    return WordsError(problem, text.given, *found.span(), (), phrases)


def _is_its_own(copies: Mapping[str, Any]) -> bool:
    named = (copies.get("object"), *(copies.get("objects") or ()))
    return isinstance(copies.get("of"), str) and copies["of"] in named


def _twice(actions: Iterable[Mapping[str, Any]]) -> Iterator[str]:
    """Give the labels of objects to which one thing is done twice: by two actions, or by one on a list of objects."""
    seen: list[Mapping[str, Any]] = []
    for each in actions:
        label = each.get("object")
        if isinstance(label, str) and each in seen:
            yield label
        seen.append(each)
        for listed in (each.get("objects"), each.get("on")):
            labels = [one for one in listed if isinstance(one, str)] if isinstance(listed, list | tuple) else []
            yield from (one for at, one in enumerate(labels) if one in labels[:at])


def _another(scene: Scene, label: str, said: list[str]) -> tuple[str, ...]:
    """Propose a second one of a permanent that shows its card's name, where that is said each time."""
    held, shown = scene.table.objects.get(label), scene.names.shown.get(label, "")
    if held is None or not held.is_permanent or any(each.lower() != shown.lower() for each in said):
        return ()
    if len(held.cards) != 1 or shown != held.cards[0].front.name or held.token:
        return ()
    return (f"first “{held.controller} has {shown} on the battlefield.”",)


def _said(scene: Scene, text: Cursor, label: str, start: int, end: int) -> list[re.Match[str]]:
    """Give where a sentence says the name of an object, or a word that may stand for it."""
    names = {name for name in (scene.names.shown.get(label), label) if name}
    ways = "|".join([*sorted(map(re.escape, names), key=len, reverse=True), _PRONOUNS])
    return [*re.finditer(ways, text.text[start:end].rjust(end), re.IGNORECASE)]
