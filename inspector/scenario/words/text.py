"""A whole text: the rules and players it begins with, its sentences, what it asks and what it expects."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any, Final

import msgspec

from inspector.cards import Card, CardIndex, CardPool
from inspector.rules import EDITIONS, NEWEST, VALUE_KEYS, Action, Edition, Result, RulesError, new_table
from inspector.scenario.errors import ScenarioError
from inspector.scenario.expectations import Expectation, read_expectation
from inspector.scenario.model import DEFAULT_PLAYERS, Scenario
from inspector.scenario.replaying import Replay, extend, own_cards
from inspector.scenario.words.cursor import Cursor
from inspector.scenario.words.editions_said import edition_said, rules_words
from inspector.scenario.words.errors import WordsError
from inspector.scenario.words.naming import TableNames
from inspector.scenario.words.parts import TAKEN, Fields, Made, Scene
from inspector.scenario.words.questions import AskedInText, TextQuestion
from inspector.scenario.words.sentences import MAKING, named, read_sentence
from inspector.scenario.words.slots import objects_at, players_at

# Each sentence is read on the board as it then is, which costs more the more lies there.
MOST_ACTIONS: Final = 1_000
# Each beginning of a list in a sentence is tried with all that follows; the longest lists of cards are half of this.
_LONGEST_SENTENCE: Final = 4_000
_END: Final = re.compile(r"[.;?\n]|$")
_RULES: Final = re.compile(r"\s*(?:under the )?rules of (?:(\w+) )?([0-9]{4})(?:-([0-9]{2}))?\s*[.;\n]", re.IGNORECASE)
_PLAYERS: Final = re.compile(r"\s*players?:([^.;\n]+)[.;\n]", re.IGNORECASE)
_TITLE: Final = re.compile(r"\s*title:([^\n]+)\n", re.IGNORECASE)
_QUESTION: Final = re.compile(r"[ \n]*([^.;?\n]*)\?")
_EXPECT: Final = re.compile(r"[ \n]*expect:", re.IGNORECASE)
_BLANK: Final = re.compile(r"(?:[ \n,]|and then\b|then\b)*", re.IGNORECASE)
_WHILE: Final = " while "
# With these people begin a sentence, and they say nothing; an object may be called so, though.
_OPENINGS: Final = re.compile(
    r"(?:[ ,:]|(?:and|now|so|also|later|meanwhile|next|suppose|say|let's say|assume|if|when|in response|after that|"
    r"afterwards|finally|first|hi|hello|hey|judge|ok|okay|question|on my turn|on his turn|during my turn|this turn|"
    r"next turn|let us say|imagine|board|board state|with|given|assuming|because|since)\b)+",
    re.IGNORECASE,
)


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
        self.subject = ""
        self.they = ""
        self.those: tuple[str, ...] = ()
        self.acted = ""
        self.taken: list[str] = []
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
                self._asked(scene, asked)
            else:
                self._sentence(scene)

    def _asked(self, scene: Scene, asked: re.Match[str]) -> None:
        """Read a question, or a sentence that goes on with one: ``If I bounce it, what is it?``."""
        try:
            self._question(scene, asked)
        except WordsError as error:
            try:
                self._sentence(scene)
            except WordsError as other:
                raise (other if other.start > error.start else error) from None
        else:
            self.at = asked.end()

    def _behind_blanks(self) -> int:
        found = _BLANK.match(self.text.text, self.at)
        return found.end() if found is not None else self.at

    def scene(self, run: Replay) -> Scene:
        """Give what the next sentence is read on."""
        names = TableNames(run.table, self.placed)
        # What goes on in one sentence need not say again of whom.
        before = self.text.text[: self.at].rstrip(" ")
        goes_on = self.at if before and before[-1] not in ".;\n" else -1
        return Scene(run.table, names, self.pool, self.last, self.subject, self.they, goes_on, self.acted, self.those)

    def _spoken_of(self, scene: Scene, at: int) -> None:
        """Keep who acts in a sentence, and whom "they" would mean behind it."""
        found = max(players_at(scene, self.text, at), default=None)
        if found is None or found[0] == at:
            return
        _, *others = self.run.start.players
        said = self.text.text[at : found[0]].strip().lower()
        self.subject = found[1]
        # Who says "I" speaks of the other as "they".
        self.they = others[0] if said in ("i", "we") and len(others) == 1 else found[1]

    def _sentence(self, scene: Scene) -> None:
        start, run, places = self.text.skipped(self.at), self.run, list[tuple[int, int]]()
        if len(self.places) >= MOST_ACTIONS:
            raise WordsError(f"a text has at most {MOST_ACTIONS:,} actions", self.text.given, start, start)
        too_long = WordsError("this sentence is too long; make several of it", self.text.given, start, start)
        ends = _END.search(self.text.text, start)
        if ends is not None and ends.start() - start > _LONGEST_SENTENCE:
            raise too_long
        try:
            start, end, actions = self._read(scene, start)
        except RecursionError:
            raise too_long from None
        if self.text.text[start:end].lower().endswith(_WHILE) and any(each.get("do") != "place" for each in actions):
            raise self._other_way_round(start, end)
        labels: dict[Made, str] = {}
        taken = [note for given in actions for note in given.get(TAKEN, ())]
        for given in actions:
            made = given.get("as")
            known = {
                key: labels.get(value, value) if isinstance(value, Made) else value for key, value in given.items()
            }
            plain = {key: value for key, value in known.items() if key != TAKEN and not isinstance(value, Made)}
            each = named(self.scene(run), plain) if plain["do"] in MAKING else plain
            if isinstance(made, Made):
                labels[made] = each["as"]
            try:
                run = extend(run, msgspec.convert(each, Action))
            except (msgspec.ValidationError, ScenarioError, RulesError) as error:
                problem = str(error).rpartition(": ")[2].rstrip(".")
                raise WordsError(problem, self.text.given, start, end) from error
            places.append((start, end))
            self.remember(each, beside=len(places) > 1 and any(one.get("zone") == "battlefield" for one in actions))
        came = tuple(label for label in run.table.objects if label not in self.run.table.objects)
        self.those = came if len(came) > 1 else self.those
        # A sentence is done whole or not at all.
        self._spoken_of(scene, start)
        self.at, self.run = end, run
        self.places += places
        said = " ".join(self.text.given[start:end].split()).rstrip(" .;,")
        refused = [step.outcome for step in run.steps[len(self.run.steps) :] if step.outcome.result is not Result.DONE]
        self.taken += [*taken, *(f"“{said}”: {each.result}. {each.says}".strip() for each in refused)]

    def _other_way_round(self, start: int, end: int) -> WordsError:
        """Refuse what happens "while" something is there, as that comes first; propose it so."""
        stop = _END.search(self.text.text, end)
        last = len(self.text.text) if stop is None else stop.start()
        happens = self.text.given[start : end - len(_WHILE)].strip(" ,")
        there = self.text.given[end:last].strip()
        proposal = f"instead “{there[:1].upper()}{there[1:]}. {happens}”"
        problem = "what is there comes first, then what happens"
        return WordsError(problem, self.text.given, end - len(_WHILE) + 1, end - 1, (), (proposal,))

    def _read(self, scene: Scene, start: int) -> tuple[int, int, list[Fields]]:
        """Read a sentence, at first with all its words and then without those that only lead to it."""
        try:
            return start, *read_sentence(scene, self.text, start)
        except WordsError as error:
            opening = _OPENINGS.match(self.text.text, start)
            if opening is None or opening.end() == start:
                raise
            behind = self.text.skipped(opening.end())
            try:
                goes_on = scene._replace(goes_on=behind if scene.goes_on >= 0 else -1)
                return behind, *read_sentence(goes_on, self.text, behind)
            except WordsError as other:
                raise (other if other.start > error.start else error) from None

    def remember(self, fields: Fields, *, beside: bool = False) -> None:
        """Keep what was named last, and under which name a card came."""
        if fields["do"] == "place":
            self.placed[fields["as"]] = fields["card"]
        named = fields.get("as") if fields["do"] in ("place", "meld", "create_token_copy", "copy_spell") else None
        if fields["do"] == "place" and beside and fields.get("zone") not in ("battlefield", "stack"):
            # What lies elsewhere is told for the sake of what is in play.
            named = self.last
        several = fields.get("objects") or fields.get("on")
        one = several[0] if isinstance(several, list | tuple) and len(several) == 1 else None
        # What is attached to something is spoken of no more: "it" is then what bears it.
        borne = fields.get("to") if fields["do"] == "attach" else None
        self.acted = named or fields.get("object") or one or self.acted
        self.last = named or borne or fields.get("object") or one or self.last

    def _question(self, scene: Scene, found: re.Match[str]) -> None:
        self.text.start_at(self.at)
        self.asks += AskedInText(scene, self.text, found.start(1), found.end(1), read_sentence).questions()

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
    board = BoardInWords(
        scenario=scenario,
        run=reader.run,
        asks=tuple(reader.asks),
        places=tuple(reader.places),
        taken=tuple(dict.fromkeys(reader.taken)),
    )
    return SoFar(board=board, error=wrong, at=reader.at)


def read_further(run: Replay, words: str, it: str = "") -> SoFar:
    """Read words on a board as it stands, up to the first sentence that cannot be read.

    ``it`` is the label of what "it" means; without one it is what was placed or acted on last.
    """
    reader, wrong = _Reader(words, run.start.pool, ()), None
    reader.players, reader.run = run.start.players, run
    reader.text.seat(reader.players)
    for action in run.actions:
        fields: Fields = msgspec.to_builtins(action)
        if "do" in fields:
            reader.remember(fields)
    if it in run.table.objects:
        reader.last = reader.acted = it
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
