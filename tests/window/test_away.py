"""Work that lasts: the window lives meanwhile, a sheet shows how far it is, Stop and a limit end it."""

from __future__ import annotations

from collections.abc import Callable
from threading import active_count
from time import monotonic, sleep

import pytest
from PySide6.QtCore import QTimer
from pytestqt.qtbot import QtBot

from inspector.library import bundled_cards
from inspector.rules import Outcome, RulesError, Table, perform
from inspector.scenario import Replaying, Scenario, replay
from inspector.window.board import away, replays, trying
from inspector.window.board.away import Away, GivenUpError, Watch, is_large
from inspector.window.board.replays import run_of
from inspector.window.board.session import Session
from inspector.window.shell.workbench import Workbench
from inspector.window.widgets.waiting import Waiting
from tests.rules.playing import Record, do, place, read


def long_history(count: int) -> Scenario:
    """A bear that is tapped and untapped."""
    records: list[Record] = [place("Runeclaw Bear", "bear")]
    records += [do("untap" if number % 2 else "tap", "bear") for number in range(count - 1)]
    return Scenario(actions=tuple(map(read, records)))


@pytest.fixture
def small_patience(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing is a moment's work, the sheet comes soon, and every board is large if it has a card."""
    monkeypatch.setattr(replays, "AT_ONCE", 0.0)
    monkeypatch.setattr(replays, "IN_A_PART", 0.0)
    monkeypatch.setattr(away, "SHOWN_AFTER", 0.05)


def until_shown(sheet: Callable[[], object], deed: Callable[[], None]) -> QTimer:
    """Do something as soon as the sheet is there."""
    timer = QTimer()

    def look() -> None:
        if sheet():
            timer.stop()
            deed()

    timer.timeout.connect(look)
    timer.start(5)
    return timer


def slowly(under_way: Replaying, seconds: float = 0.02) -> None:
    """Let each action of a replay take its time."""
    original = under_way.go_on

    def go_on(wanted: Callable[[], bool]) -> None:
        first = iter((True,))
        sleep(seconds)
        original(lambda: next(first, False))
        wanted()

    under_way.go_on = go_on  # type: ignore[method-assign]


@pytest.mark.usefixtures("small_patience", "qapp")
def test_a_replay_in_parts_gives_what_it_gives_at_once() -> None:
    scenario = long_history(60)
    found = run_of(Away(), scenario, bundled_cards())
    at_once = replay(scenario, bundled_cards())
    assert found.actions == at_once.actions
    assert [step.outcome for step in found.steps] == [step.outcome for step in at_once.steps]
    assert found.table.objects == at_once.table.objects


@pytest.mark.usefixtures("small_patience")
def test_while_the_edition_changes_the_window_lives_and_what_was_stopped_stays_as_it_was(
    window: Workbench, monkeypatch: pytest.MonkeyPatch
) -> None:
    session = window.session
    session.load(long_history(40), None)
    ticks: list[float] = []
    beat = QTimer()
    beat.timeout.connect(lambda: ticks.append(monotonic()))
    beat.start(2)
    made: list[Replaying] = []

    def slow(*args: object, **keys: object) -> Replaying:
        made.append(Replaying(*args, **keys))  # type: ignore[arg-type]
        slowly(made[-1])
        return made[-1]

    monkeypatch.setattr(replays, "Replaying", slow)
    said: list[str] = []
    session.said.connect(lambda notice: said.append(notice.text))
    before = session.board
    timer = until_shown(lambda: is_shown(window.waiting), lambda: stop(window.waiting))
    session.set_edition("2011-09")
    assert timer is not None
    assert said == ["Stopped; the board is as it was before."]
    assert (session.edition_key, session.board) == ("2026-08", before)
    assert 1 < made[0].done < 40
    assert ticks
    assert not is_shown(window.waiting)


def is_shown(waiting: Waiting) -> bool:
    """Whether the sheet is there, with a bar that knows how much there is to do."""
    return waiting.sheet is not None and waiting.sheet.isVisible() and waiting.sheet.bar.maximum() == 40


def stop(waiting: Waiting) -> None:
    """Press Stop."""
    assert waiting.sheet is not None
    waiting.sheet.stop.click()
    assert not waiting.sheet.stop.isEnabled()


@pytest.mark.usefixtures("qapp")
def test_what_a_thread_gives_or_raises_comes_back() -> None:
    work = Away()
    assert work.do(lambda _watch: 7, "Counting") == 7

    def fails(_watch: Watch) -> int:
        raise RulesError("no such card")

    with pytest.raises(RulesError, match="no such card"):
        work.do(fails, "Failing")
    with pytest.raises(GivenUpError, match="Something else"):
        work.do(lambda _watch: work.do(lambda _inner: 1, "Within"), "Around")


def forever(*_: object, **__: object) -> tuple[Table, Outcome]:
    """Compute without an end."""
    while True:
        sleep(0.001)


def test_a_table_that_takes_too_long_is_given_up_and_the_last_one_kept(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert qtbot is not None
    session = Session(bundled_cards())
    session.load(long_history(1), None)
    kept, threads = session.board, active_count()
    monkeypatch.setattr(away, "MOST_FOR_A_TABLE", 0.05)
    monkeypatch.setattr(away, "_MUCH", -1)
    monkeypatch.setattr(trying, "perform", forever)
    said: list[tuple[str, str]] = []
    session.said.connect(lambda notice: said.append((notice.kind, notice.text)))
    assert not session.act(read(do("tap", "bear")))
    assert said == [("refused", f"{away.TOO_LONG}.")]
    assert session.board == kept
    assert session.values()["bear"].power == 2
    # What nobody waits for any longer is not computed on.
    qtbot.waitUntil(lambda: active_count() == threads)


def test_trying_on_a_large_table_goes_to_a_thread_and_answers_the_same(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert qtbot is not None
    session = Session(bundled_cards())
    session.load(long_history(3), None)
    offers = session.tries.offers("bear")
    asked: list[str] = []
    original = Away.do

    def watched(self: Away, work: Callable[[Watch], object], said: str) -> object:
        asked.append(said)
        return original(self, work, said)

    monkeypatch.setattr(away, "_MUCH", -1)
    monkeypatch.setattr(Away, "do", watched)
    fresh = Session(bundled_cards())
    fresh.load(long_history(3), None)
    asked.clear()
    assert [(one.action, one.outcome) for one in fresh.tries.offers("bear")] == [
        (one.action, one.outcome) for one in offers
    ]
    assert asked == ["Trying what would happen"]


def test_only_tables_of_many_objects_or_effects_are_large() -> None:
    table = Session(bundled_cards()).table
    for record in (place("Runeclaw Bear", f"bear{number}") for number in range(20)):
        table, _ = perform(table, read(record))
    assert not is_large(table)
    assert is_large(table, 10_000)
