"""Filters in sentences, in the words that cards use: ``All Humans``, ``Creatures Ana controls``."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import msgspec

from inspector.cards import Filter
from inspector.reading import objects_in_words
from inspector.rules import filter_words
from inspector.scenario.words.cursor import Cursor
from inspector.scenario.words.parts import Scene

_ALL = ("All", "each", "every")


def filter_at(scene: Scene, text: Cursor, at: int) -> Iterator[tuple[int, dict[str, Any]]]:
    """Read words for all objects of a kind: with "all" before them, or as a subject by themselves."""
    for word in _ALL:
        place = text.word(at, word, '"All"' if word == "All" else "")
        if place is None:
            continue
        for end, words in text.spans(place):
            found = meant(scene, words)
            if found is not None:
                yield end, found


def meant(scene: Scene, words: str) -> dict[str, Any] | None:
    """Give the filter that words mean, as files hold it; None where they mean none."""
    plain, player = with_player(scene, words)
    found = objects_in_words(plain)
    if found is None or (player and found.controller != "you"):
        return None
    record: dict[str, Any] = msgspec.to_builtins(found)
    return {**record, "controller": player} if player else record


def with_player(scene: Scene, words: str) -> tuple[str, str]:
    """Put "you control" where a player of the board is said to control something, and tell which player."""
    for player in scene.table.players:
        said = re.compile(rf"\b{re.escape(player)} controls?\b")
        if said.search(words):
            return said.sub("you control", words), player
    return words, ""


def filter_in_words(scene: Scene, value: Any) -> str | None:  # noqa: ANN401 - a filter as files hold it
    """Say a filter, where its words mean just that filter."""
    wanted = msgspec.convert(value, Filter)
    words = filter_words(wanted)
    found = meant(scene, words)
    if found is None or as_lists(found) != as_lists(value):
        return None
    return f"All {words}"


def as_lists(value: Any) -> Any:  # noqa: ANN401 - JSON values
    """Give JSON values with single words as lists of one, as files may write either."""
    if isinstance(value, dict):
        return {key: as_lists(each) for key, each in value.items()}
    if isinstance(value, list | tuple):
        return [each if isinstance(each, str) else as_lists(each) for each in value]
    return [value] if isinstance(value, str) else value
