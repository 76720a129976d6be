"""Tokens in sentences: spelled as cards spell them, known by their kind, or those that a card makes."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

from inspector.cards import Card, SpelledToken, known_kind, token_words, tokens_made_by, tokens_spelled, usual_tokens
from inspector.scenario.words.cursor import Cursor
from inspector.scenario.words.errors import WordsError
from inspector.scenario.words.parts import Scene

_ENDING: Final = re.compile(r" tokens?$", re.IGNORECASE)
_NEAR: Final = re.compile(r"[^.;\n]{0,90}?\btokens?\b", re.IGNORECASE)
_OF_A_CARD: Final = re.compile(r"(?:'s|')?(?P<kind>(?: [A-Za-z'-]+){0,3}?) tokens?(?![\w-])", re.IGNORECASE)
_KNOWN: Final = re.compile(r"((?:[A-Za-z'-]+ ){0,2}[A-Za-z'-]+) tokens?(?![\w-])", re.IGNORECASE)
_ROLE: Final = re.compile(r"((?:[A-Za-z]+ ){1,2}Role)(?!\w| tokens?\b)", re.IGNORECASE)
_BY: Final = re.compile(r" (?:of|from|made by|made with|created by|created with|by) ", re.IGNORECASE)
_WORDS_OF_KINDS: Final = frozenset(("creature", "artifact", "enchantment", "land"))

Spelled = tuple[int, str, Card | None]


def tokens_at(scene: Scene, text: Cursor, at: int) -> Iterator[Spelled]:
    """Give each token that words spell from a place on, by the words that cards use for it.

    Where words leave its size or colors open, nothing is taken, and the text remembers what is usual.
    """
    at = text.skipped(at)
    role = _ROLE.match(text.text, at)
    known_role = None if role is None else known_kind(role[1])
    if role is not None and known_role is not None:
        # Nothing but a token is a Role.
        yield role.end(), f"{known_role} token", scene.pool.find(f"{known_role} token")
    if _NEAR.match(text.text, at) is None:
        return
    known = _KNOWN.match(text.text, at)
    kind = None if known is None else known_kind(known[1])
    if known is not None and kind is not None:
        yield known.end(), f"{kind} token", scene.pool.find(f"{kind} token")
        return
    for end, token in tokens_spelled(text.text, at):
        words = token_words(text.text[at:end])
        if words is not None:
            yield end, words, scene.pool.find(words)
            continue
        made = tuple(_made_by_what_follows(scene, text, end, token))
        yield from made
        if not made and scene.pool.find(_ENDING.sub("", text.text[at:end])) is None:
            text.doubted(_open_token(text, at, end, token))
    yield from _of_a_card(scene, text, at)


def _made_by_what_follows(scene: Scene, text: Cursor, at: int, token: SpelledToken) -> Iterator[Spelled]:
    """Read ``a Construct token of Urza's Saga``: the one of that kind that the card makes."""
    by = _BY.match(text.text, at)
    for end, name in text.spans(by.end()) if by is not None else ():
        card = scene.pool.find(name)
        if card is not None:
            yield from _of_those_made(scene, end, card, token.subtypes)


def _of_a_card(scene: Scene, text: Cursor, at: int) -> Iterator[Spelled]:
    """Read ``a Bitterblossom token``, ``Urza's Saga's Construct token``: what that card makes."""
    for end, name in text.spans(at):
        behind = _OF_A_CARD.match(text.text, end)
        card = None if behind is None else scene.pool.find(name)
        if behind is None or card is None or card.is_token:
            continue
        kind = (word for word in behind["kind"].split() if word.lower() not in _WORDS_OF_KINDS)
        yield from _of_those_made(scene, behind.end(), card, tuple(word.capitalize() for word in kind))


def _of_those_made(scene: Scene, end: int, card: Card, subtypes: tuple[str, ...]) -> Iterator[Spelled]:
    fitting = {words for words in tokens_made_by(card) if all(f" {word} " in f" {words} " for word in subtypes)}
    if len(fitting) == 1:
        words = fitting.pop()
        yield end, words, scene.pool.find(words)


def _open_token(text: Cursor, at: int, end: int, token: SpelledToken) -> WordsError:
    """Say what words leave open of a token, with the usual ones as proposals."""
    given = text.text[at:end]
    said = [each.words for each in usual_tokens(token)]
    if given.endswith("s"):
        said = [each.replace(" token", " tokens", 1) for each in said]
    usual = ", of which this is the usual one" if len(said) == 1 else ", of which these are usual" if said else ""
    problem = f'nothing says the {token.lacks} of the "{given}"{usual}'
    return WordsError(problem, text.given, at, end, (), tuple(said))


def usual_taken(card: Card) -> tuple[str, ...]:
    """Say how a creature token is taken of which only its kind is named; other kinds have one token each."""
    face = card.front
    if "Creature" not in face.type_line.types or face.power is None or face.toughness is None:
        return ()
    size = f"{face.power.text}/{face.toughness.text}"
    return (f"{face.name} is taken as the usual token of that kind, {size}.",)
