"""The log of answers: ``training.sqlite`` beside the card library, in which nothing is ever changed or lost.

Each answer is one row, written to the disk before it is shown as taken; what is known of each concept follows from the
rows, is kept beside them so that a long log opens at once, and can be worked out anew at any time. Rows bear the hash
of what they say, so that the logs of two machines merge without doubling.
"""

from __future__ import annotations

import hashlib
import sqlite3
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from datetime import datetime
from pathlib import Path
from typing import Final

import msgspec

from inspector.keeping import KeepingError, NotOpenedError, open_regular, set_aside
from inspector.training.questions import AnswerValue, GivenAnswer, Grade, Judgement, QuizQuestion
from inspector.training.scheduling import FAMILIES, ConceptCard, rating_of, reviewed

LOG_FILE: Final = "training.sqlite"
LOG_FORMAT: Final = "card-inspector-training/1"
_APPLICATION: Final = 0x43495452
_VERSION: Final = 1
_SCHEMA: Final = """
CREATE TABLE IF NOT EXISTS answer (
  id TEXT PRIMARY KEY, profile TEXT NOT NULL, at TEXT NOT NULL, record TEXT NOT NULL
) WITHOUT ROWID;
CREATE INDEX IF NOT EXISTS answer_of ON answer (profile, at);
CREATE TABLE IF NOT EXISTS concept (
  profile TEXT NOT NULL, concept TEXT NOT NULL, family TEXT NOT NULL, card TEXT NOT NULL,
  PRIMARY KEY (profile, concept, family)
) WITHOUT ROWID;
"""
_WAIT: Final = 5.0
_LONGEST_LINE: Final = 100_000


class LogError(Exception):
    """What is wrong with a log; one sentence for the user."""


class LoggedAnswer(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """One answer, as it is kept: who, when (UTC, ISO 8601), what was asked, what was answered, what it was worth.

    ``seed`` and ``number`` with topic, level and edition are enough to make the question again.
    """

    profile: str
    at: str
    name: str
    topic: str
    level: int
    edition: str
    kind: str
    concepts: tuple[str, ...]
    right: bool
    rating: Grade
    seconds: float = 0.0
    value: AnswerValue = None
    typed: dict[str, str] | None = None
    suspects: tuple[str, ...] = ()

    @property
    def identity(self) -> str:
        """The hash of what it says."""
        return hashlib.sha256(msgspec.json.encode(self, order="deterministic")).hexdigest()[:32]


def logged(
    profile: str, question: QuizQuestion, given: GivenAnswer, judgement: Judgement, now: datetime
) -> LoggedAnswer:
    """Make the row of an answer; ``now`` is when it was given, with its zone."""
    rating = rating_of(right=judgement.right, seconds=given.seconds, level=question.level, grade=given.grade)
    return LoggedAnswer(
        profile=profile,
        at=now.isoformat(),
        name=question.name,
        topic=question.topic,
        level=question.level,
        edition=question.edition,
        kind=str(question.kind),
        concepts=tuple(map(str, question.concepts)),
        right=judgement.right,
        rating=rating,
        seconds=given.seconds,
        value=given.value,
        typed=dict(given.typed) if given.typed is not None else None,
        suspects=judgement.suspects,
    )


class MergedLog(msgspec.Struct, frozen=True):
    """What came of merging a log: how many answers were new, how many were there already."""

    added: int
    known: int


class AnswerLog:
    """A log, opened; raises LogError where the file cannot be used. ``told`` says if a damaged one was set aside."""

    def __init__(self, path: Path) -> None:
        """Open the log in a file, which is made if it is not there."""
        self.path = path
        self.told = ""
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            self._database = self._opened()
        except NotOpenedError as error:
            raise LogError(f"{path}: the training log cannot be opened; {error.problem}") from error
        except (OSError, sqlite3.Error, KeepingError) as error:
            raise LogError(
                f"{path}: the training log cannot be opened ({error}); check the folder and the disk"
            ) from error

    def _opened(self) -> sqlite3.Connection:
        if self.path.exists():
            # SQLite itself would wait at a pipe.
            open_regular(self.path).close()
        try:
            return self._connected()
        except sqlite3.DatabaseError as error:
            if not _is_damage(error):
                raise
        aside = set_aside(self.path)
        self.told = f"{self.path}: the training log is damaged; it was set aside as {aside.name}, and a new one begun."
        return self._connected()

    def _connected(self) -> sqlite3.Connection:
        database = sqlite3.connect(self.path, timeout=_WAIT, isolation_level=None)
        try:
            (application,) = database.execute("PRAGMA application_id").fetchone()
            (version,) = database.execute("PRAGMA user_version").fetchone()
            (tables,) = database.execute("SELECT count(*) FROM sqlite_master").fetchone()
            if tables:
                self._check_made_by(application, version)
                _check_whole(database)
            # A commit is on the disk before it is over, whatever kills the program or the power then.
            database.execute("PRAGMA synchronous = FULL")
            if not tables:
                database.executescript(_SCHEMA)
                database.execute(f"PRAGMA application_id = {_APPLICATION}")
                database.execute(f"PRAGMA user_version = {_VERSION}")
        except BaseException:
            database.close()
            raise
        return database

    def _check_made_by(self, application: int, version: int) -> None:
        if application != _APPLICATION:
            raise LogError(f"{self.path}: this is not a training log; give it another name")
        if version > _VERSION:
            raise LogError(f"{self.path}: a newer Card Inspector made this training log; update this one")

    def close(self) -> None:
        """Close the file."""
        self._database.close()

    @contextmanager
    def _changing(self) -> Iterator[sqlite3.Connection]:
        try:
            self._database.execute("BEGIN IMMEDIATE")
            try:
                yield self._database
            except BaseException:
                self._database.execute("ROLLBACK")
                raise
            self._database.execute("COMMIT")
        except sqlite3.Error as error:
            problem = f"{self.path}: the answer could not be kept ({error}); check the disk and answer again"
            raise LogError(problem) from error

    def add(self, answer: LoggedAnswer) -> None:
        """Keep an answer, and what follows from it for its concepts; it is on the disk when this returns."""
        with self._changing() as database:
            if _added(database, answer):
                _review(database, answer)

    def profiles(self) -> tuple[str, ...]:
        """List who has answered."""
        return tuple(name for (name,) in self._database.execute("SELECT DISTINCT profile FROM answer ORDER BY profile"))

    def count(self, profile: str | None = None) -> int:
        """Count the answers, of one profile or of all."""
        where, given = ("", ()) if profile is None else (" WHERE profile = ?", (profile,))
        (number,) = self._database.execute(f"SELECT count(*) FROM answer{where}", given).fetchone()
        return int(number)

    def answers(self, profile: str | None = None, *, newest: int | None = None) -> Iterator[LoggedAnswer]:
        """Give the answers in the order in which they were given, of one profile or of all; or the ``newest`` first."""
        where, given = ("", []) if profile is None else (" WHERE profile = ?", [profile])
        order, limit = (
            (" ORDER BY at, id", "") if newest is None else (" ORDER BY at DESC, id", f" LIMIT {int(newest)}")
        )
        for (record,) in self._database.execute(f"SELECT record FROM answer{where}{order}{limit}", given):
            yield msgspec.json.decode(record, type=LoggedAnswer)

    def cards(self, profile: str) -> tuple[ConceptCard, ...]:
        """Give what is known of somebody's knowledge, a card for each concept and family of editions."""
        found = self._database.execute(
            "SELECT card FROM concept WHERE profile = ? ORDER BY concept, family", (profile,)
        )
        return tuple(msgspec.json.decode(card, type=ConceptCard) for (card,) in found)

    def due(self, profile: str, now: datetime) -> tuple[ConceptCard, ...]:
        """Give the concepts that should be asked again, the longest due first."""
        return tuple(sorted((card for card in self.cards(profile) if card.is_due(now)), key=lambda card: card.due))

    def export_lines(self, profile: str | None = None) -> Iterator[str]:
        """Give the log as JSON lines, the format first."""
        yield msgspec.json.encode({"format": LOG_FORMAT}).decode()
        for answer in self.answers(profile):
            yield msgspec.json.encode(answer, order="deterministic").decode()

    def merge(self, lines: Iterable[str], where: str = "the file") -> MergedLog:
        """Take over the answers of another log that are not here yet; raises LogError, and nothing is changed."""
        answers = list(read_log_lines(lines, where))
        added = 0
        with self._changing() as database:
            for answer in answers:
                added += _added(database, answer)
            if added:
                _work_out(database)
        return MergedLog(added, len(answers) - added)


def read_log_lines(lines: Iterable[str], where: str) -> Iterator[LoggedAnswer]:
    """Read a log of JSON lines; raises LogError, which names the line."""
    number = 0
    for number, line in enumerate(lines, start=1):
        if not line.strip():
            continue
        if len(line) > _LONGEST_LINE:
            raise LogError(f"{where}, line {number}: this line is too long for an answer; choose another file")
        try:
            if number == 1:
                _check_head(line, where)
                continue
            answer = msgspec.json.decode(line, type=LoggedAnswer)
            datetime.fromisoformat(answer.at)
        except (msgspec.MsgspecError, RecursionError, ValueError) as error:
            problem = f"{where}, line {number}: this is not an answer ({error}); remove the line, or get the file again"
            raise LogError(problem) from error
        yield answer
    if not number:
        raise LogError(f"{where}: this file is empty; choose one that was exported")


def _check_head(line: str, where: str) -> None:
    head = msgspec.json.decode(line)
    if not isinstance(head, dict) or head.get("format") != LOG_FORMAT:
        raise LogError(f"{where}, line 1: expected the format {LOG_FORMAT}; choose a file that was exported")


def _is_damage(error: sqlite3.DatabaseError) -> bool:
    name = getattr(error, "sqlite_errorname", "") or ""
    return isinstance(error, _DamagedError) or name.startswith(("SQLITE_CORRUPT", "SQLITE_NOTADB"))


class _DamagedError(sqlite3.DatabaseError):
    """What SQLite opens without complaint and is damaged all the same."""


def _check_whole(database: sqlite3.Connection) -> None:
    """Look for damage behind the first page, which else would show itself in the middle of a sitting."""
    (found,) = database.execute("PRAGMA quick_check(1)").fetchone()
    if found != "ok":
        raise _DamagedError(found)
    try:
        for (card,) in database.execute("SELECT card FROM concept"):
            msgspec.json.decode(card, type=ConceptCard)
    except (msgspec.MsgspecError, TypeError) as error:
        raise _DamagedError(str(error)) from error


def _added(database: sqlite3.Connection, answer: LoggedAnswer) -> bool:
    """Add a row, if it is not there yet; tells whether it was not."""
    row = (answer.identity, answer.profile, answer.at, msgspec.json.encode(answer).decode())
    return database.execute("INSERT OR IGNORE INTO answer VALUES (?, ?, ?, ?)", row).rowcount == 1


def _review(database: sqlite3.Connection, answer: LoggedAnswer) -> None:
    family = FAMILIES.get(answer.edition, answer.edition)
    now = datetime.fromisoformat(answer.at)
    for concept in answer.concepts:
        key = (answer.profile, concept, family)
        row = database.execute("SELECT card FROM concept WHERE (profile, concept, family) = (?, ?, ?)", key).fetchone()
        card = None if row is None else msgspec.json.decode(row[0], type=ConceptCard)
        after = reviewed(card, concept, family, answer.rating, now)
        _keep_card(database, answer.profile, after)


def _keep_card(database: sqlite3.Connection, profile: str, card: ConceptCard) -> None:
    row = (profile, card.concept, card.family, msgspec.json.encode(card).decode())
    database.execute("INSERT OR REPLACE INTO concept VALUES (?, ?, ?, ?)", row)


def _work_out(database: sqlite3.Connection) -> None:
    cards: dict[tuple[str, str, str], ConceptCard] = {}
    for (record,) in database.execute("SELECT record FROM answer ORDER BY at, id"):
        answer = msgspec.json.decode(record, type=LoggedAnswer)
        family = FAMILIES.get(answer.edition, answer.edition)
        now = datetime.fromisoformat(answer.at)
        for concept in answer.concepts:
            key = (answer.profile, concept, family)
            cards[key] = reviewed(cards.get(key), concept, family, answer.rating, now)
    database.execute("DELETE FROM concept")
    for (profile, _, _), card in cards.items():
        _keep_card(database, profile, card)
