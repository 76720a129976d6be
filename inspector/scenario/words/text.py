"""A whole text: the rules and players it begins with, its sentences, what it asks and what it expects."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any, Final

import msgspec

from inspector.cards import Card, CardIndex, CardPool
from inspector.rules import EDITIONS, NEWEST, VALUE_KEYS, Action, Edition, RulesError, edition_of, new_table
from inspector.scenario.errors import ScenarioError
from inspector.scenario.expectations import Expectation, read_expectation
from inspector.scenario.model import DEFAULT_PLAYERS, Scenario
from inspector.scenario.replaying import Replay, extend, own_cards
from inspector.scenario.words.cursor import Cursor
from inspector.scenario.words.errors import WordsError
from inspector.scenario.words.naming import TableNames
from inspector.scenario.words.parts import Fields, Scene
from inspector.scenario.words.sentences import named, read_sentence
from inspector.scenario.words.slots import objects_at

MONTHS: Final = (
    "January",
    "February",
    "March",
    "April",
    "May",
    "June",
    "July",
    "August",
    "September",
    "October",
    "November",
    "December",
)
# Each sentence is read on the board as it then is, which costs more the more lies there.
MOST_ACTIONS: Final = 1_000
_RULES: Final = re.compile(r"\s*(?:under the )?rules of (?:(\w+) )?([0-9]{4})(?:-([0-9]{2}))?\s*[.;\n]", re.IGNORECASE)
_PLAYERS: Final = re.compile(r"\s*players?:([^.;\n]+)[.;\n]", re.IGNORECASE)
_TITLE: Final = re.compile(r"\s*title:([^\n]+)\n", re.IGNORECASE)
_QUESTION: Final = re.compile(r"[ \n]*([^.;?\n]*)\?")
_LEADS: Final = (
    *((lead, "") for lead in ("what is", "what's", "what are", "how big is", "who is")),
    *((lead, "colors") for lead in ("what color is", "what colour is", "what colors is", "what colours is")),
    ("what type is", "types"),
)
_EXPECT: Final = re.compile(r"[ \n]*expect:", re.IGNORECASE)
_BLANK: Final = re.compile(r"(?:[ \n,]|and then\b|then\b)*", re.IGNORECASE)


class TextQuestion(msgspec.Struct, frozen=True, kw_only=True):
    """What a text asks: of an ``object`` (a label) everything or a ``key``; without one, how the last action ends.

    ``why`` asks for reasons; ``edition`` wants the answer under other rules.
    """

    object: str = ""
    key: str = ""
    why: bool = False
    edition: str = ""


class BoardInWords(msgspec.Struct, frozen=True, kw_only=True):
    """A text as it was read: the scenario, what it asks, and where each action stands in the text (from, to)."""

    scenario: Scenario
    run: Replay
    asks: tuple[TextQuestion, ...] = ()
    places: tuple[tuple[int, int], ...] = ()


class SoFar(msgspec.Struct, frozen=True, kw_only=True):
    """A text as far as it could be read: the ``board`` before the sentence that could not be, and what is wrong there.

    ``error`` is None where all of it was read; ``at`` is the place at which the sentence in error begins.
    """

    board: BoardInWords
    error: WordsError | None = None
    at: int = 0


class _Reader:
    """Reads a text from its beginning, keeping the board as it stands after each sentence."""

    def __init__(self, text: str, pool: CardPool, cards: tuple[Mapping[str, Any], ...]) -> None:
        self.text = Cursor(text)
        self.pool = pool
        self.cards = cards
        self.at = 0
        self.title = ""
        self.edition: Edition = NEWEST
        self.players: tuple[str, ...] = DEFAULT_PLAYERS
        self.placed: dict[str, str] = {}
        self.last = ""
        self.asks: list[TextQuestion] = []
        self.expect: list[Expectation] = []
        self.places: list[tuple[int, int]] = []
        self.run = Replay(start=new_table(self.edition, self.players, pool))

    def header(self) -> None:
        """Read the title, the rules and the players, in any order, where they are said."""
        while True:
            for pattern, take in ((_TITLE, self._titled), (_RULES, self._ruled), (_PLAYERS, self._seated)):
                found = pattern.match(self.text.text + "\n", self.at)
                if found is not None:
                    take(found)
                    self.at = min(found.end(), len(self.text.text))
                    break
            else:
                return

    def _titled(self, found: re.Match[str]) -> None:
        self.title = self.text.given[found.start(1) : found.end(1)].strip()

    def _ruled(self, found: re.Match[str]) -> None:
        edition = edition_said(found[1], found[2], found[3])
        if edition is None:
            known = tuple(rules_words(each) for each in EDITIONS)
            raise WordsError("no such rules are known", self.text.given, found.start(), found.end() - 1, known)
        self.edition = edition

    def _seated(self, found: re.Match[str]) -> None:
        names = re.split(r",|\band\b", self.text.given[found.start(1) : found.end(1)])
        self.players = tuple(name.strip() for name in names if name.strip())
        if len(set(self.players)) != len(self.players):
            raise WordsError("each player needs a name of their own", self.text.given, found.start(1), found.end(1))

    def body(self) -> None:
        """Read all of it on an empty board."""
        self.run = Replay(start=new_table(self.edition, self.players, self.pool))
        self.sentences()

    def sentences(self) -> None:
        """Read all sentences, questions and expectations from here on."""
        while True:
            self.at = self._behind_blanks()
            if self.at >= len(self.text.text):
                return
            scene = self.scene(self.run)
            expected = _EXPECT.match(self.text.text, self.at)
            asked = _QUESTION.match(self.text.text, self.at)
            if expected is not None:
                self.at = self._expectation(scene, expected.end())
            elif asked is not None:
                self._question(scene, asked)
                self.at = asked.end()
            else:
                self._sentence(scene)

    def _behind_blanks(self) -> int:
        found = _BLANK.match(self.text.text, self.at)
        return found.end() if found is not None else self.at

    def scene(self, run: Replay) -> Scene:
        """Give what the next sentence is read on."""
        return Scene(run.table, TableNames(run.table, self.placed), self.pool, self.last)

    def _sentence(self, scene: Scene) -> None:
        start, run, places = self.text.skipped(self.at), self.run, list[tuple[int, int]]()
        if len(self.places) >= MOST_ACTIONS:
            raise WordsError(f"a text has at most {MOST_ACTIONS:,} actions", self.text.given, start, start)
        try:
            end, actions = read_sentence(scene, self.text, start)
        except RecursionError:
            problem = "this sentence is too long; make several of it"
            raise WordsError(problem, self.text.given, start, start) from None
        for given in actions:
            each = named(self.scene(run), given)
            try:
                run = extend(run, msgspec.convert(each, Action))
            except (msgspec.ValidationError, ScenarioError, RulesError) as error:
                problem = str(error).rpartition(": ")[2].rstrip(".")
                raise WordsError(problem, self.text.given, start, end) from error
            places.append((start, end))
            self.remember(each)
        # A sentence is done whole or not at all.
        self.at, self.run = end, run
        self.places += places

    def remember(self, fields: Fields) -> None:
        """Keep what was named last, and under which name a card came."""
        if fields["do"] == "place":
            self.placed[fields["as"]] = fields["card"]
        named = fields.get("as") if fields["do"] in ("place", "meld", "create_token_copy", "copy_spell") else None
        self.last = named or fields.get("object") or self.last

    def _question(self, scene: Scene, found: re.Match[str]) -> None:
        start, words = found.start(1), self.text.given[found.start(1) : found.end(1)].strip()
        lower = words.lower()
        rules = re.fullmatch(r"(?:and )?under the rules of (?:(\w+) )?([0-9]{4})(?:-([0-9]{2}))?", lower)
        edition = edition_said(*rules.groups()) if rules is not None else None
        if lower == "why":
            self.asks.append(TextQuestion(why=True))
        elif lower in ("what happens", "what happened", "can they", "is that legal"):
            self.asks.append(TextQuestion(key="outcome"))
        elif edition is not None:
            self.asks.append(TextQuestion(edition=edition.key))
        else:
            for lead, key in _LEADS:
                place = self.text.word(start, lead, "")
                if place is not None:
                    self.asks.append(self._asked_value(scene, place, found.end(1), key))
                    return
            expected = ('"What is ...?"', '"What happens?"', '"Why?"', '"Under the rules of 2011?"')
            raise WordsError("this question is not understood", self.text.given, start, found.end(), expected)

    def _asked_value(self, scene: Scene, at: int, end: int, asked: str) -> TextQuestion:
        self.text.start_at(at)
        its = self.text.word(at, "its", "") if scene.last else None
        key = None if its is None else key_said(self.text.text[its:end])
        if key is not None:
            return TextQuestion(object=scene.last, key=key)
        for place, label in objects_at(scene, self.text, at):
            if self.text.skipped(place) >= end:
                return TextQuestion(object=label, key=asked)
            behind = self.text.word(place, "'s", "") or self.text.word(place, "'", "")
            key = None if behind is None else key_said(self.text.text[behind:end])
            if key is not None:
                return TextQuestion(object=label, key=key)
        start, last = self.text.next_word(at)
        expected = ("an object on the board", "an object's value, such as power")
        raise WordsError("this question is not understood", self.text.given, start, max(last, end), expected)

    def _expectation(self, scene: Scene, at: int) -> int:
        """Read ``Expect: Clone's mana value is 0.``."""
        stop = re.compile(r"[.;](?=\s|$)|\n|$").search(self.text.text, at)
        end = stop.start() if stop is not None else len(self.text.text)
        self.text.start_at(at)
        for place, label in objects_at(scene, self.text, at):
            behind = self.text.word(place, "'s", "") or self.text.word(place, "'", "")
            if behind is None:
                continue
            said = re.compile(r"\s*([a-z ]+?) (?:is|are) (.*)", re.IGNORECASE | re.DOTALL).fullmatch(
                self.text.given[behind:end]
            )
            key = None if said is None else key_said(said[1])
            if key is not None and said is not None:
                record = {"object": label, key: value_said(said[2].strip())}
                self.expect.append(read_expectation(record, "the text", f"expect[{len(self.expect)}]"))
                return end + 1
        start, last = self.text.next_word(at)
        expected = ('an expectation such as "Clone\'s mana value is 0"',)
        raise WordsError("this is no expectation", self.text.given, start, last, expected)


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
    reader, wrong = _Reader(text, pool_with(pool, cards), cards), None
    try:
        reader.header()
        reader.text.seat(reader.players)
        reader.body()
    except WordsError as error:
        wrong = error
    scenario = Scenario(
        title=reader.title,
        edition=reader.edition.key,
        players=reader.players,
        cards=cards,
        actions=reader.run.actions,
        expect=tuple(reader.expect),
    )
    board = BoardInWords(scenario=scenario, run=reader.run, asks=tuple(reader.asks), places=tuple(reader.places))
    return SoFar(board=board, error=wrong, at=reader.at)


def read_on(run: Replay, words: str) -> Replay:
    """Read words on a board as it stands, "it" being what was placed or acted on last.

    The same run is given where they are no sentences, or ask or expect something.
    """
    reader = _Reader(words, run.start.pool, ())
    reader.players, reader.run = run.start.players, run
    reader.text.seat(reader.players)
    for action in run.actions:
        fields: Fields = msgspec.to_builtins(action)
        if "do" in fields:
            reader.remember(fields)
    try:
        reader.sentences()
    except WordsError:
        return run
    return run if reader.asks or reader.expect else reader.run


def pool_with(pool: CardPool, cards: tuple[Mapping[str, Any], ...]) -> CardPool:
    """Give the pool with the cards that a board has of its own before it."""
    own: list[Card] = own_cards(cards)
    return CardIndex(own, beneath=pool) if own else pool


def rules_words(edition: Edition) -> str:
    """``Rules of June 2025``."""
    year, _, month = edition.key.partition("-")
    return f"Rules of {MONTHS[int(month) - 1]} {year}"


def edition_said(month: str | None, year: str, number: str | None) -> Edition | None:
    """Give the edition of a month and year; of a year alone the newest of that year."""
    for edition in EDITIONS:
        its_year, _, its_month = edition.key.partition("-")
        named = month is None or MONTHS[int(its_month) - 1].lower().startswith(month.lower()[:3])
        if its_year == year and named and number in (None, its_month):
            return edition_of(edition.key)
    return None


def key_said(words: str) -> str | None:
    """Give the key of a value by its words: ``mana value``, ``type line`` is told by its parts."""
    key = "_".join(words.strip().lower().split())
    others = {
        "color": "colors",
        "colour": "colors",
        "colours": "colors",
        "type": "types",
        "subtype": "subtypes",
        "cmc": "mana_value",
        "ability": "abilities",
    }
    key = others.get(key, key)
    return key if key in VALUE_KEYS else None


def value_said(words: str) -> object:
    """Give the value that words of an expectation mean: a number, none, a text in quotes, or words as they stand."""
    if re.fullmatch(r"-?[0-9]+", words):
        return int(words)
    if words.lower() in ("yes", "no"):
        return words.lower() == "yes"
    if words.lower() in ("none", "nothing"):
        return None
    quoted = re.fullmatch(r'"(.*)"', words)
    return quoted[1] if quoted else words
