"""The session without widgets: history, editions, files, and what survives a crash."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from inspector.library import bundled_cards
from inspector.rules import Action, Cast, Move, Outcome, Place, RulesError, Table, Tap, Transform, Untap, perform
from inspector.scenario import Scenario, ScenarioError, read_scenario, replay, write_scenario
from inspector.window.board import trying
from inspector.window.board.making import empty_board
from inspector.window.board.notices import Notice
from inspector.window.board.session import Session
from inspector.window.kept.recovery import Recovery


@pytest.fixture
def session(qapp: QApplication) -> Session:
    assert QApplication.instance() is qapp
    return Session(bundled_cards())


@pytest.fixture
def story(session: Session) -> Session:
    """Delver of Secrets, placed, transformed and tapped."""
    session.place("Delver of Secrets", "battlefield", "Ana")
    session.act(Transform(object="Delver of Secrets"))
    session.act(Tap(object="Delver of Secrets"))
    return session


def names(session: Session) -> list[object]:
    return [values.name for values in session.values().values()]


def notices(session: Session) -> list[Notice]:
    heard: list[Notice] = []
    session.said.connect(heard.append)
    return heard


def test_undo_and_redo_walk_through_every_table(story: Session) -> None:
    seen = [names(story)]
    for _ in range(3):
        story.undo()
        seen.append(names(story))
    assert seen == [["Insectile Aberration"], ["Insectile Aberration"], ["Delver of Secrets"], []]
    for expected in reversed(seen[:-1]):
        story.redo()
        assert names(story) == expected


def test_an_action_tried_for_its_preview_is_not_performed_a_second_time(
    story: Session, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[Action] = []

    def counted(table: Table, action: Action, step: int | None = None) -> tuple[Table, Outcome]:
        asked.append(action)
        return perform(table, action, step)

    monkeypatch.setattr(trying, "perform", counted)
    untap, back = Untap(object="Delver of Secrets"), Transform(object="Delver of Secrets")
    assert [(change.key, change.after) for change in story.tries.would_change(untap)] == [("tapped", False)]
    assert story.tries.tried(back) is not None
    assert asked == [untap, back]
    assert story.act(untap)
    assert asked == [untap, back]
    # What was tried on another table is no answer for this one.
    assert story.act(back)
    assert asked == [untap, back, back]


def test_what_the_menu_offers_is_done_as_it_was_tried(story: Session, monkeypatch: pytest.MonkeyPatch) -> None:
    offers = {offer.text: offer for offer in story.tries.offers("Delver of Secrets")}
    monkeypatch.setattr(trying, "perform", None)
    assert story.tries.likeliest("Delver of Secrets") is not None
    assert story.act(offers["Untap"].action)
    assert not story.values()["Delver of Secrets"].tapped


def test_a_preview_tells_what_changes_of_others(session: Session) -> None:
    session.place("Mayor of Avabruck", "battlefield", "Ana")
    session.place("Elite Vanguard", "battlefield", "Ana")
    changes = session.tries.would_change(Transform(object="Mayor of Avabruck"))
    found = {(each.label, each.key): (each.before, each.after) for each in changes if each.label == "Elite Vanguard"}
    assert found == {("Elite Vanguard", "power"): (3, 2), ("Elite Vanguard", "toughness"): (2, 1)}


def test_a_label_that_nothing_has_is_tried_each_time_and_refused(session: Session) -> None:
    for _ in range(2):
        with pytest.raises(RulesError):
            session.tries.tried(Untap(object="nobody"))


def test_undoing_more_than_there_is_does_nothing(story: Session) -> None:
    for _ in range(10):
        story.undo()
    assert story.board.cursor == 0
    for _ in range(10):
        story.redo()
    assert story.board.cursor == 3


def test_a_jump_shows_any_step(story: Session) -> None:
    story.jump(1)
    assert names(story) == ["Delver of Secrets"]
    assert len(story.entries()) == 3


def test_a_new_action_replaces_what_was_undone(story: Session) -> None:
    story.jump(1)
    story.act(Tap(object="Delver of Secrets"))
    assert [entry.text for entry in story.entries()] == [
        "Ana has Delver of Secrets on the battlefield",
        "Delver of Secrets is tapped",
    ]


def test_the_table_is_what_its_actions_make_of_it(story: Session) -> None:
    assert story.table.objects == replay(story.board.scenario, bundled_cards()).table.objects


def test_one_signal_follows_each_change(story: Session, qtbot: QtBot) -> None:
    with qtbot.waitSignal(story.table_changed, timeout=1000):
        story.undo()


def test_an_illegal_action_is_told_and_not_recorded(story: Session) -> None:
    heard = notices(story)
    assert not story.act(Cast(object="Delver of Secrets"))
    assert len(story.board.actions) == 3
    assert heard[-1].kind == "refused"


def test_an_edition_keeps_every_step_even_an_impossible_one(session: Session) -> None:
    session.place("Valki, God of Lies", "battlefield", "Ana")
    heard = notices(session)
    session.set_edition("2011-09")
    assert len(session.board.actions) == 1
    entry = session.entries()[0]
    assert entry.sign == "✕"
    assert "2011-09" in heard[-1].text
    assert "Valki" in heard[-1].text
    session.set_edition("2026-08")
    assert names(session) == ["Valki, God of Lies"]


def test_labels_are_words_of_the_name_and_never_used_twice(session: Session) -> None:
    assert [session.place("Delver of Secrets", "hand", "Ben") for _ in range(3)] == [
        "Delver of Secrets",
        "Delver of Secrets 2",
        "Delver of Secrets 3",
    ]


def test_an_unknown_card_is_told(session: Session) -> None:
    heard = notices(session)
    assert session.place("No Such Card", "hand", "Ana") is None
    assert "No Such Card" in heard[-1].text


def test_undoing_back_to_what_was_saved_is_no_change(story: Session, tmp_path: Path) -> None:
    path = tmp_path / "delver.scenario.json"
    write_scenario(story.board.scenario, path)
    story.show_board(story.board.saved_at(path))
    assert not story.board.is_dirty
    story.act(Transform(object="Delver of Secrets"))
    changed = story.board.is_dirty
    story.undo()
    assert (changed, story.board.is_dirty) == (True, False)


def test_a_scenario_that_cannot_run_leaves_the_table(story: Session) -> None:
    before = story.table
    bad = Scenario(actions=(Transform(object="nobody"),))
    with pytest.raises(ScenarioError):
        story.load(bad, None)
    assert story.table is before


def test_a_crash_leaves_the_table_to_be_found(story: Session, tmp_path: Path) -> None:
    crashed = Recovery(tmp_path)
    crashed.keep(story.board.scenario, Path("/somewhere/delver.scenario.json"))
    crashed._locks[0].release()
    left = Recovery(tmp_path).left_behind()
    assert [found.scenario for found in left] == [story.board.scenario]
    assert left[0].path == Path("/somewhere/delver.scenario.json")


def test_a_running_window_keeps_its_table_to_itself(story: Session, tmp_path: Path) -> None:
    running = Recovery(tmp_path)
    running.keep(story.board.scenario, None)
    assert Recovery(tmp_path).left_behind() == ()
    running.close()
    assert list(tmp_path.glob("*.scenario.json")) == []


def test_a_broken_kept_table_is_put_aside_and_not_offered(tmp_path: Path) -> None:
    (tmp_path / "half.scenario.json").write_text('{"format": "card-ins', encoding="utf-8")
    assert Recovery(tmp_path).left_behind() == ()
    assert [path.suffix for path in tmp_path.iterdir() if path.name.startswith("half")] == [".broken"]


def test_what_was_kept_is_discarded_on_request(story: Session, tmp_path: Path) -> None:
    crashed = Recovery(tmp_path)
    crashed.keep(story.board.scenario, None)
    crashed._locks[0].release()
    later = Recovery(tmp_path)
    later.discard(later.left_behind()[0])
    assert later.left_behind() == ()


def test_saving_leaves_out_what_was_undone(story: Session, tmp_path: Path) -> None:
    story.undo()
    path = tmp_path / "two.scenario.json"
    write_scenario(story.board.scenario, path)
    assert len(read_scenario(path).actions) == 2


def test_an_untouched_table_under_another_edition_is_nothing_to_save(session: Session) -> None:
    session.set_edition("2021-09")
    assert not session.board.is_dirty
    session.place("Delver of Secrets", "hand", "Ana")
    assert session.board.is_dirty


def test_actions_carried_out_together_are_one_step_of_undo_and_of_the_history(story: Session) -> None:
    places = [Place(card="Forest", label=f"Forest {number}", zone="library", player="Ana") for number in range(60)]
    assert story.act_all(places) == 60
    assert [entry.text for entry in story.entries()][3:] == ["Ana has Forest ×60 in the library"]
    story.undo()
    assert (len(story.table.objects), story.board.cursor) == (1, 3)
    story.redo()
    assert (len(story.table.objects), story.board.cursor) == (61, 63)
    assert len(story.board.scenario.actions) == 63


def test_a_jump_into_the_middle_of_a_step_leads_to_its_end(session: Session) -> None:
    session.act_all([Place(card="Forest", label=f"Forest {number}", zone="hand") for number in range(5)])
    session.undo()
    session.jump(2)
    assert session.board.cursor == 5


def test_several_cards_are_named_in_the_history_and_many_are_counted(session: Session) -> None:
    two = ("Delver of Secrets", "Valki, God of Lies")
    session.act_all([Place(card=name, label=name, zone="hand", player="Ben") for name in two])
    assert [entry.text for entry in session.entries()] == ["Ben has Delver of Secrets and Valki, God of Lies in hand"]
    session.act_all([Move(object=name, to="battlefield") for name in two])
    more = ("Forest", "Island", "Swamp", "Plains")
    session.act_all([Place(card=name, label=name, zone="exile") for name in more])
    assert [entry.text for entry in session.entries()][1:] == [
        "Delver of Secrets and Valki, God of Lies go to the battlefield",
        "Ana has 4 cards in exile",
    ]


def test_a_step_of_different_actions_tells_the_first_two(session: Session) -> None:
    session.place("Delver of Secrets", "battlefield", "Ana")
    label = "Delver of Secrets"
    session.act_all([Tap(object=label), Transform(object=label), Move(object=label, to="hand")])
    assert session.entries()[-1].text == "Delver of Secrets is tapped; Delver of Secrets transforms; and 1 more"


def test_what_is_refused_of_many_is_told_with_its_rule(story: Session) -> None:
    heard = notices(story)
    assert story.act_all([Cast(object="Delver of Secrets"), Untap(object="Delver of Secrets")]) == 1
    assert heard[-1].kind == "done"
    assert "1 of 2 could not be done" in heard[-1].text
    assert story.act_all([Cast(object="Delver of Secrets")]) == 0
    assert heard[-1].kind == "refused"
    assert heard[-1].rules


def test_a_new_action_inside_undone_steps_keeps_the_steps_before(story: Session) -> None:
    story.act_all([Untap(object="Delver of Secrets"), Transform(object="Delver of Secrets")])
    story.undo()
    story.act(Untap(object="Delver of Secrets"))
    assert [entry.end for entry in story.entries()] == [1, 2, 3, 4]


def test_a_change_of_a_whole_step_is_measured_from_before_it(story: Session) -> None:
    before = story.values()["Delver of Secrets"].tapped
    story.act_all([Transform(object="Delver of Secrets"), Untap(object="Delver of Secrets")])
    assert story.values_at(story.board.earlier)["Delver of Secrets"].tapped is before


def test_a_step_partly_impossible_under_another_edition_says_how_much(session: Session) -> None:
    names_ = ("Delver of Secrets", "Valki, God of Lies")
    session.act_all([Place(card=name, label=name, zone="battlefield", player="Ana") for name in names_])
    session.set_edition("2011-09")
    entry = session.entries()[0]
    assert (entry.sign, entry.ended) == ("✕", "1 of 2 not possible here")


def test_a_board_put_aside_is_taken_up_as_it_was_left(story: Session) -> None:
    story.undo()
    aside = story.board
    story.show_board(empty_board(story.cards, story.edition_key))
    assert (names(story), story.entries()) == ([], ())
    story.show_board(aside)
    assert names(story) == ["Insectile Aberration"]
    assert story.selected == "Delver of Secrets"
    story.redo()
    assert story.board.cursor == 3
