"""The log of answers: nothing is lost or doubled, and what is known of each concept follows from it."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from datetime import UTC, datetime, timedelta
from pathlib import Path

import msgspec
import pytest

from inspector.training import AnswerLog, ConceptStanding, LogError, LoggedAnswer, rating_of
from inspector.training.scheduling import ConceptCard, interval, reviewed
from tests.house import ROOT

NOON = datetime(2026, 11, 22, 12, 0, tzinfo=UTC)


def answer(number: int = 1, **fields: object) -> LoggedAnswer:
    given = {
        "profile": "Ana",
        "at": (NOON + timedelta(minutes=number)).isoformat(),
        "name": f"transform-1-7-{number}",
        "topic": "transform",
        "level": 1,
        "edition": "2026-08",
        "kind": "value",
        "concepts": ("back face's mana value",),
        "right": True,
        "rating": "good",
        "value": 1,
    }
    return msgspec.convert({**given, **fields}, LoggedAnswer)


def test_an_answer_is_there_when_the_log_is_opened_again(tmp_path: Path) -> None:
    log = AnswerLog(tmp_path / "deep" / "training.sqlite")
    log.add(answer(1))
    log.add(answer(2, profile="Ben", right=False, rating="again", suspects=("back-faces-own-cost",)))
    log.close()
    again = AnswerLog(tmp_path / "deep" / "training.sqlite")
    assert again.profiles() == ("Ana", "Ben")
    assert list(again.answers()) == [
        answer(1),
        answer(2, profile="Ben", right=False, rating="again", suspects=("back-faces-own-cost",)),
    ]
    assert [card.misses for card in again.cards("Ben")] == [1]
    again.close()


def test_what_was_shown_as_taken_survives_kill_9(tmp_path: Path) -> None:
    code = (
        "import sys;from pathlib import Path;from inspector.training import *;import msgspec;"
        "log=AnswerLog(Path(sys.argv[1]));"
        "log.add(msgspec.json.decode(sys.argv[2],type=LoggedAnswer));print('taken',flush=True);input()"
    )
    file = tmp_path / "training.sqlite"
    with subprocess.Popen(
        [sys.executable, "-c", code, str(file), msgspec.json.encode(answer()).decode()],
        cwd=ROOT,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
    ) as running:
        assert running.stdout is not None
        assert running.stdout.readline().strip() == b"taken"
        os.kill(running.pid, getattr(signal, "SIGKILL", signal.SIGTERM))
    log = AnswerLog(file)
    assert list(log.answers()) == [answer()]
    log.close()


def test_two_logs_merge_without_doubling(tmp_path: Path) -> None:
    one, other = AnswerLog(tmp_path / "one.sqlite"), AnswerLog(tmp_path / "other.sqlite")
    for number in (1, 2, 3):
        one.add(answer(number))
    for number in (3, 4):
        other.add(answer(number))
    merged = one.merge(other.export_lines())
    assert (merged.added, merged.known) == (1, 1)
    assert one.merge(other.export_lines()).added == 0
    assert one.count() == 4
    together = AnswerLog(tmp_path / "together.sqlite")
    for number in (1, 2, 3, 4):
        together.add(answer(number))
    assert one.cards("Ana") == together.cards("Ana")
    # From the answers alone the same is known.
    anew = AnswerLog(tmp_path / "anew.sqlite")
    anew.merge(together.export_lines())
    assert anew.cards("Ana") == together.cards("Ana")
    for log in (one, other, together, anew):
        log.close()


@pytest.mark.parametrize(
    ("lines", "says"),
    [
        ([], "empty"),
        (['{"format": "card-inspector-training/9"}'], "line 1: expected the format"),
        (["not JSON"], "line 1: this is not an answer"),
        (["[" * 50_000], "line 1: this is not an answer"),
        (['{"format": "card-inspector-training/1"}', '{"profile": 3}'], "line 2: this is not an answer"),
        (['{"format": "card-inspector-training/1"}', "x" * 200_000], "line 2: this line is too long"),
    ],
)
def test_what_is_no_log_is_refused_whole(tmp_path: Path, lines: list[str], says: str) -> None:
    log = AnswerLog(tmp_path / "training.sqlite")
    with pytest.raises(LogError, match=says):
        log.merge(lines, "mine.jsonl")
    assert log.count() == 0
    log.close()


def test_a_damaged_log_is_set_aside_and_a_strange_one_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "training.sqlite"
    file.write_bytes(b"no database at all, but long enough to be taken for one" * 100)
    log = AnswerLog(file)
    assert "set aside" in log.told
    assert len(list(tmp_path.iterdir())) >= 2
    log.add(answer())
    log.close()
    import sqlite3

    strange = tmp_path / "strange.sqlite"
    database = sqlite3.connect(strange)
    database.execute("CREATE TABLE mine (x)")
    database.commit()
    database.close()
    with pytest.raises(LogError, match="not a training log"):
        AnswerLog(strange)


@pytest.mark.parametrize("where", ["pages", "cards"])
def test_damage_behind_the_first_page_is_found_when_the_log_is_opened(tmp_path: Path, where: str) -> None:
    import sqlite3

    file = tmp_path / "training.sqlite"
    log = AnswerLog(file)
    log.add(answer())
    log.close()
    if where == "pages":
        data = file.read_bytes()
        file.write_bytes(data[:4096] + b"\xa5" * (len(data) - 4096))
    else:
        database = sqlite3.connect(file)
        database.execute("UPDATE concept SET card = 'no card'")
        database.commit()
        database.close()
    log = AnswerLog(file)
    assert "set aside" in log.told
    assert log.due("Ana", datetime.now(UTC)) == ()
    log.add(answer())
    assert log.count() == 1
    log.close()


def card_after(*ratings: str) -> list[ConceptCard]:
    found: list[ConceptCard] = []
    now, card = NOON, None
    for rating in ratings:
        card = reviewed(card, "dependency", "today", rating, now)  # type: ignore[arg-type]
        found.append(card)
        now = max(now + timedelta(minutes=1), datetime.fromisoformat(card.due))
    return found


def test_a_perfect_student_sees_intervals_grow() -> None:
    days = [interval(card) for card in card_after(*["good"] * 7)]
    assert days == sorted(days)
    assert days[-1] > timedelta(days=60)
    assert card_after(*["good"] * 7)[-1].standing in (ConceptStanding.FIRM, ConceptStanding.SURE)


def test_who_never_learns_sees_the_same_soon_again() -> None:
    cards = card_after(*["again"] * 6)
    assert all(interval(card) <= timedelta(days=1) for card in cards)
    assert cards[-1].standing is ConceptStanding.LEARNING
    assert cards[-1].misses == 6


def test_an_answer_is_rated_by_what_it_was_and_how_long_it_took() -> None:
    assert rating_of(right=False, seconds=2, level=1) == "again"
    assert rating_of(right=True, seconds=2, level=1) == "easy"
    assert rating_of(right=True, seconds=20, level=1) == "good"
    assert rating_of(right=True, seconds=100, level=1) == "hard"
    assert rating_of(right=True, seconds=100, level=5) == "good"
    assert rating_of(right=False, seconds=2, level=1, grade="hard") == "hard"
