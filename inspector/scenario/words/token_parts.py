"""The part of a sentence that is one token: spelled, known by its kind, or one of which the pool has a record."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Final

from inspector.cards import token_words, with_article
from inspector.scenario.words.cursor import Cursor
from inspector.scenario.words.parts import TAKEN, ReadParts, Said, Scene
from inspector.scenario.words.slots import card_names_at, numbers_at, spelled_name
from inspector.scenario.words.tokens_said import tokens_at, usual_taken

# What is expected where a token may be spelled.
A_TOKEN: Final = "a token"
TOKEN_NOUNS: Final = ("token", "tokens", "creature token", "creature tokens")


class TokenSaid:
    """One token in its own words: ``a 1/1 white Soldier creature token``, ``a Treasure token``."""

    def __init__(self, key: str) -> None:
        """Take the name of the field."""
        self.key = key

    def read(self, scene: Scene, text: Cursor, at: int) -> ReadParts:
        """Read an article or "one", and the token."""
        for place, count in numbers_at(scene, text, at):
            if count == 1:
                text.missed(text.skipped(place), A_TOKEN)
            for end, words, taken in named_tokens(scene, text, place) if count == 1 else ():
                yield end, {self.key: words, **({TAKEN: taken} if taken else {})}

    def say(self, scene: Scene, has: Mapping[str, Any]) -> Said:
        """Say it with its article."""
        words = str(has[self.key])
        found = scene.pool.find(words)
        if token_words(words) != words:
            if found is None or not found.is_token or found.front.name != words:
                return None
            words = f"{words} token"
        return with_article(words), frozenset((self.key,))


def named_tokens(scene: Scene, text: Cursor, at: int) -> Iterator[tuple[int, str, tuple[str, ...]]]:
    """Give tokens that are spelled, or of which the pool has a record, with what is said of how they are taken."""
    for end, words, _ in tokens_at(scene, text, at):
        yield end, words, ()
    for end, said, found in card_names_at(scene, text, at):
        if found is not None and found.is_token and token_words(found.name) is None:
            for behind, _ in text.any_of(end, TOKEN_NOUNS[:2]):
                # A token with two faces is called as it is said: an Incubator token.
                yield behind, spelled_name(found, said), usual_taken(found)
