"""A whole text: the rules and players it begins with, its sentences, what it asks and what it expects."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from inspector.cards import Card, CardIndex, CardPool
from inspector.scenario.model import Scenario
from inspector.scenario.replaying import Replay, own_cards
from inspector.scenario.words.errors import WordsError
from inspector.scenario.words.parts import Fields
from inspector.scenario.words.reader import TextReader
from inspector.scenario.words.text_question import TextQuestion


class BoardInWords(msgspec.Struct, frozen=True, kw_only=True):
    """A text as it was read: the scenario, what it asks, and where each action stands in the text (from, to).

    ``taken`` says what the text left out and how that was taken, in one sentence each, for the reader to object to.
    """

    scenario: Scenario
    run: Replay
    asks: tuple[TextQuestion, ...] = ()
    places: tuple[tuple[int, int], ...] = ()
    taken: tuple[str, ...] = ()


class SoFar(msgspec.Struct, frozen=True, kw_only=True):
    """A text as far as it could be read: the ``board`` before the sentence that could not be, and what is wrong there.

    ``error`` is None where all of it was read; ``at`` is the place at which the sentence in error begins.
    """

    board: BoardInWords
    error: WordsError | None = None
    at: int = 0
    # The label of what "it" means there.
    last: str = ""
    # Those that several words mean, as "they" does.
    those: tuple[str, ...] = ()
    # Who is meant by "she" or "he".
    they: str = ""


def board_from_words(text: str, pool: CardPool, cards: tuple[Mapping[str, Any], ...] = ()) -> BoardInWords:
    """Read a text as a board; cards are looked up in the ``pool``.

    ``cards`` are the records of cards that the board has of its own, in the Scryfall API's shape. Raises WordsError at
    the first word that cannot be read.
    """
    found = read_so_far(text, pool, cards)
    if found.error is not None:
        raise found.error
    return found.board


def read_so_far(text: str, pool: CardPool, cards: tuple[Mapping[str, Any], ...] = ()) -> SoFar:
    """Read a text as ``board_from_words`` does, up to the first sentence that cannot be read."""
    reading = TextReading(text, pool, cards)
    while not reading.goes_on():
        pass
    return reading.found


class TextReading:
    """A text that is read a few sentences at a time, as ``read_so_far`` reads it at once.

    It may have ``actions`` more than texts may have that are read at once.
    """

    def __init__(
        self, text: str, pool: CardPool, cards: tuple[Mapping[str, Any], ...] = (), *, actions: int = 0
    ) -> None:
        self.text = text
        self._cards = cards
        self._reader = TextReader(text, pool_with(pool, cards), cards)
        self._reader.most_actions += actions
        self._wrong: WordsError | None = None
        self._has_begun = False

    def goes_on(self, sentences: int = 100) -> bool:
        """Read so many sentences more; whether that was the end, or the first that cannot be read."""
        try:
            if not self._has_begun:
                self._reader.header()
                self._reader.seat()
                self._reader.begin()
                self._has_begun = True
            return not all(self._reader.goes_on() for _ in range(sentences))
        except WordsError as error:
            self._wrong = error
            return True

    @property
    def found(self) -> SoFar:
        """What was read so far."""
        reader = self._reader
        scenario = Scenario(
            title=reader.title,
            edition=reader.edition.key,
            players=reader.players,
            cards=self._cards,
            actions=reader.run.actions,
            expect=tuple(reader.expect),
        )
        board = BoardInWords(
            scenario=scenario,
            run=reader.run,
            asks=tuple(reader.asks),
            places=tuple(reader.places),
            taken=tuple(dict.fromkeys(reader.taken)),
        )
        last, those, they = reader.last, reader.those, reader.they
        return SoFar(board=board, error=self._wrong, at=reader.at, last=last, those=those, they=they)


def read_further(run: Replay, words: str, it: str = "") -> SoFar:
    """Read words on a board as it stands, up to the first sentence that cannot be read.

    ``it`` is the label of what "it" means; without one it is what was placed or acted on last.
    """
    reader, wrong = TextReader(words, run.start.pool, ()), None
    reader.players, reader.run = run.start.players, run
    reader.seat()
    for action in run.actions:
        fields: Fields = msgspec.to_builtins(action)
        if "do" in fields:
            reader.remember(fields)
    if it in run.table.objects:
        reader.last = reader.acted = reader.chosen = it
    try:
        reader.sentences()
    except WordsError as error:
        wrong = error
    scenario = Scenario(
        edition=reader.run.start.edition.key,
        players=reader.players,
        actions=reader.run.actions,
        expect=tuple(reader.expect),
    )
    asks, taken = tuple(reader.asks), tuple(dict.fromkeys(reader.taken))
    return SoFar(
        board=BoardInWords(scenario=scenario, run=reader.run, asks=asks, taken=taken), error=wrong, at=reader.at
    )


def read_on(run: Replay, words: str, it: str = "") -> Replay:
    """Read words on a board as it stands, as ``read_further`` does.

    The same run is given where they are no sentences, or ask or expect something.
    """
    found = read_further(run, words, it)
    return run if found.error is not None or found.board.asks or found.board.scenario.expect else found.board.run


def pool_with(pool: CardPool, cards: tuple[Mapping[str, Any], ...]) -> CardPool:
    """Give the pool with the cards that a board has of its own before it."""
    own: list[Card] = own_cards(cards)
    return CardIndex(own, beneath=pool) if own else pool
