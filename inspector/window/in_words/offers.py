"""Sentences offered where something is typed over the desk: what the words would do there, and how they can go on."""

from __future__ import annotations

from typing import Final, NamedTuple

from inspector.rules import Action
from inspector.scenario.words import NearNames, ways_further
from inspector.window.board.board import Board
from inspector.window.board.session import Session
from inspector.window.in_words.text import goes_on, run_in_view
from inspector.window.in_words.ways import would_do

MOST_OFFERS: Final = 7
# One word alone is the name of something sooner than the beginning of a sentence.
_LEAST_WORDS: Final = 2


class SentenceOffer(NamedTuple):
    """A sentence in its canonical words, or words that begin one; its ``actions`` where it is whole, and what they do.

    ``effect`` says what would come of it, values first; it is empty where more words must follow.
    """

    sentence: str
    actions: tuple[Action, ...] = ()
    effect: str = ""


def sentence_offers(board: Board, typed: str) -> tuple[SentenceOffer, ...]:
    """The sentence that the words are on a board, "it" being what is selected; none where they are no sentence."""
    if len(typed.split()) < _LEAST_WORDS:
        return ()
    found = goes_on(board, typed)
    if not found.actions:
        return ()
    return (SentenceOffer(" ".join(found.sentences), found.actions, would_do(found.tried)),)


def ways_offered(board: Board, typed: str, names: NearNames) -> tuple[SentenceOffer, ...]:
    """How words that begin a sentence on a board can go on, each with what it would do; whole sentences first.

    A word must have been read before: what has only begun to be typed is sought among the cards. ``names`` finds names
    of cards by some of their letters; raises LibraryError where it does.
    """
    text = typed.lstrip()
    ways = ways_further(run_in_view(board), text, names, board.chosen[0] if board.chosen else "")
    begun = text[: ways.start]
    if not begun.strip():
        return ()
    offers = [
        SentenceOffer(f"{begun}{words}", goes_on(board, f"{begun}{words}").actions, would_do(tried))
        for words, tried in zip(ways.words, ways.tried, strict=True)
    ]
    # What needs more words stands in the order of its length: "casts" before "casts a copy of".
    offers.sort(key=lambda offer: (not offer.actions, 0 if offer.actions else len(offer.sentence)))
    return tuple(offers[:MOST_OFFERS])


def do_offered(session: Session, offer: SentenceOffer) -> None:
    """Do what a whole sentence says, as one change that can be taken back."""
    if len(offer.actions) == 1:
        session.act(offer.actions[0])
    else:
        session.act_all(offer.actions)
