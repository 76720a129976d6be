"""Sentences that are read where nobody hears what is wrong with them."""

from __future__ import annotations

from inspector.scenario.words.cursor import Cursor
from inspector.scenario.words.errors import WordsError
from inspector.scenario.words.parts import Fields, Scene
from inspector.scenario.words.sentences import sentence_at


def sentence_if_any(scene: Scene, text: Cursor, at: int) -> tuple[int, list[Fields]]:
    """Read a sentence as ``read_sentence`` does; the WordsError where it is none tells only where it begins.

    That takes half the time then, as nobody looks for what was expected.
    """
    found = sentence_at(scene, text, at)
    if found is None:
        raise WordsError("this is not a sentence", text.given, at, at)
    return found
