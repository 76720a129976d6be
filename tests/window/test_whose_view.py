"""Whose view: what is hidden from whoever looks is told nowhere in the window, and what they see can be acted on."""

from __future__ import annotations

from functools import partial
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtGui import QAccessible, QGuiApplication
from PySide6.QtWidgets import QDialog, QFileDialog

from inspector.cards import CardIndex, card_from_scryfall
from inspector.library import bundled_cards
from inspector.rules import CreateTokenCopy, Tap
from inspector.scenario import read_scenario, replay, shorten
from inspector.scenario.embedding import with_its_cards
from inspector.scenario.words import board_from_words
from inspector.window.board.board import Board, opened
from inspector.window.board.replays import run_of
from inspector.window.board.seeing import Seeing
from inspector.window.in_words.offers import sentence_offers
from inspector.window.lenses import comparing
from inspector.window.palette.sheet import PaletteSheet
from inspector.window.shell.workbench import Workbench
from tests.scenario.pairs_of_games import Pair, pair_of_games
from tests.scenario.samples import BEAR
from tests.window.window_channels import CHANNELS, _tree, show_run, told_by_window

ONE_WINDOW = True

DOWN = (
    "Ana has Exalted Angel (angel) on the battlefield, face down with morph. Ana has Grizzly Bears on the battlefield. "
    "Ben has Clone in hand. Ben has Island in the library."
)
ANGEL = "Ana's face-down permanent 1"
SEEDS = (5, 21)


@pytest.fixture(scope="module")
def pairs() -> list[Pair]:
    found = [pair for seed in SEEDS if (pair := pair_of_games("2026-08", seed, actions=8)) is not None]
    assert len(found) == len(SEEDS)
    return found


def told_apart(bench: Workbench, pair: Pair) -> list[str]:
    """The channels in which the two games of a pair are told otherwise to the viewer."""
    told = []
    for run in (pair.first, pair.second):
        show_run(bench, run, pair.viewer)
        told.append(told_by_window(bench))
    return [name for name, one in told[0].items() if one != told[1][name]]


def test_the_window_tells_a_viewer_the_same_of_games_that_differ_in_hidden_things(
    window: Workbench, pairs: list[Pair], monkeypatch: pytest.MonkeyPatch
) -> None:
    window.desk.set_motion(False)
    assert {pair.seed: told_apart(window, pair) for pair in pairs} == {seed: [] for seed in SEEDS}
    with monkeypatch.context() as planted:
        # Were the window made of the whole board, every channel would tell.
        planted.setattr(Seeing, "board_of", lambda _self, whole: whole)
        planted.setattr(comparing, "running_in_view", lambda away, _whole: partial(run_of, away))
        planted.setattr(Board, "title", property(lambda board: str(board.run.actions)))
        assert {name for pair in pairs for name in told_apart(window, pair)} == set(CHANNELS)


def test_each_view_is_one_key_away_and_always_told(window: Workbench) -> None:
    window.files.open_text(DOWN, "Exalted Angel lies there")
    titles = []
    for _ in range(4):
        window.commands.trigger("view")
        choice = window.top.views.choice
        titles.append((window.window.windowTitle().split(" — ")[0], choice.currentText(), choice.accessibleName()))
    assert [shown for _, shown, _ in titles] == ["Ana", "Ben", "Spectator", "Judge: sees all"]
    assert [title for title, _, _ in titles][:2] == ["Board seen by Ana[*]", "Board seen by Ben[*]"]
    assert titles[3][0] == "Exalted Angel lies there[*]"
    assert titles[1][2] == "View: Ben"
    window.top.views.choice.activated.emit(2)
    assert window.session.board.viewer == "Ben"
    told = {}
    for viewer in ("Ana", "Ben", "spectator"):
        window.showing.look_as(viewer)
        window.commands.trigger("look_at_own")
        told[viewer] = window.notice.text
    assert told["Ana"].startswith("Ana looks at 1 face-down card: Exalted Angel.")
    assert told["Ben"] == "Ben has no face-down card to look at."
    assert told["spectator"].casefold() == "the spectator has no face-down card to look at."


def test_who_sees_only_a_part_acts_on_what_they_see_and_loses_nothing_of_the_whole(window: Workbench) -> None:
    session = window.session
    window.files.open_text(DOWN)
    window.showing.look_as("Ben")
    assert ANGEL in session.table.objects
    assert session.act(Tap(object="Grizzly Bears"))
    assert session.table.objects["Grizzly Bears"].tapped
    for action in (Tap(object=ANGEL), CreateTokenCopy(of="Grizzly Bears", label="copy")):
        assert not session.act(action)
        assert "only what they see can be acted on" in window.notice.text
    session.select(ANGEL)
    window.commands.trigger("face_down")
    assert not {"Exalted", "angel"} & set(window.notice.text.split()), "a refusal does not tell either"
    session.undo()
    window.showing.look_as("judge")
    assert session.table.objects["angel"].base.faces[0].name == "Exalted Angel"
    assert len(session.board.run.actions) == 5, "what was undone can be done again"


def test_what_is_kept_is_the_whole_board_whoever_looks(window: Workbench, tmp_path: Path) -> None:
    window.files.open_text(DOWN)
    window.showing.look_as("Ben")
    whole = window.session.whole
    assert window.files._write(tmp_path / "a.scenario.json")
    assert read_scenario(tmp_path / "a.scenario.json").actions == whole.run.actions
    window.boards.new()
    assert window.session.board.viewer == "judge", "a view belongs to its board"
    window.boards.show(0)
    assert window.session.board.viewer == "Ben"
    assert window.session.whole.run == whole.run
    assert not any(tab.board.is_seen for tab in window.boards.tabs)


def test_a_file_is_not_named_after_what_is_hidden(window: Workbench, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[str] = []

    def name(_window: object, _title: str, start: str, *_: object) -> tuple[str, str]:
        asked.append(start)
        return "", ""

    monkeypatch.setattr(QFileDialog, "getSaveFileName", name)
    window.files.open_text(DOWN, "Exalted Angel lies there")
    for viewer in ("judge", "Ben"):
        window.showing.look_as(viewer)
        window.files.save_as()
    assert asked == ["exalted-angel-lies-there.scenario.json", "board.scenario.json"]


def test_words_that_are_read_do_not_tell_which_cards_a_file_brought_along(window: Workbench) -> None:
    words = "Ana has Plain Bear in hand. Ben has Island in hand."
    pool = CardIndex([card_from_scryfall(BEAR)], beneath=bundled_cards())
    whole = with_its_cards(board_from_words(words, pool).scenario, pool, bundled_cards())
    window.session.show_board(opened(whole, replay(whole, bundled_cards()), None, saved=True))
    typed = "Ben has Plain Bear in hand."
    assert [offer.sentence for offer in sentence_offers(window.session.board, typed)] == [typed]
    window.showing.look_as("Ben")
    assert sentence_offers(window.session.board, typed) == ()
    window.showing.look_as("Ana")
    assert [offer.sentence for offer in sentence_offers(window.session.board, typed)] == [typed]


def test_a_question_is_written_of_what_its_writer_sees(window: Workbench) -> None:
    window.files.open_text(DOWN)
    for viewer, knows in (("judge", True), ("Ben", False)):
        window.showing.look_as(viewer)
        given = window.training._board()
        assert given is not None
        assert ("Exalted Angel" in str(given.actions)) == knows


def test_taking_back_a_change_of_the_text_does_not_change_the_view(window: Workbench) -> None:
    window.files.open_text(DOWN)
    before = window.session.whole
    changed = opened(before.base, shorten(before.run, 1), None, saved=False)
    window.session.show_board(before.rewritten(before.base, changed.run, 1))
    window.showing.look_as("Ben")
    window.session.undo()
    assert window.session.board.viewer == "Ben"
    assert ANGEL in window.session.table.objects
    assert "angel" not in window.session.table.objects


def test_no_lens_is_opened_on_what_hidden_cards_decide(window: Workbench) -> None:
    window.files.open_text(DOWN)
    window.showing.look_as("Ana")
    hidden = next(label for label, held in window.session.table.objects.items() if held.zone == "hand")
    window.session.select(hidden)
    for id_ in ("ladder", "lens_matrix"):
        window.commands.trigger(id_)
        assert window.showing.lenses.shown == ""
        assert "hidden in this view" in window.notice.text
    assert all(row.row.steps == () for row in window.panel.values.values())
    window.session.select("Grizzly Bears")
    window.commands.trigger("ladder")
    assert window.showing.lenses.shown == "ladder"
    # Selected while a lens is open, it brings the desk back.
    window.session.select(hidden)
    assert window.showing.lenses.shown == ""


def test_what_stood_open_over_the_board_is_put_away(window: Workbench) -> None:
    window.files.open_text(DOWN)
    window.commands.trigger("editions")
    window.presenter.go_to_rule("708.2")
    window.session.select("angel")
    for id_ in ("lens_matrix", "ladder"):
        window.commands.trigger(id_)
    window.showing.lenses.close()
    window.commands.trigger("palette")
    palette = window.window.findChild(PaletteSheet)
    assert palette is not None
    assert palette.isVisible()
    window.showing.look_as("Ben")
    assert not [sheet for sheet in window.window.findChildren(QDialog) if sheet.isVisible()]
    assert not palette.isVisible()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    heard = list(_tree(QAccessible.queryAccessibleInterface(window.window)))
    assert any("Grizzly Bears" in text for text in heard)
    assert [text for text in heard if "Exalted Angel" in text] == [], "not even on pages that nobody sees"
    assert not window.presenter.reader.pages.can_turn(-1)
    for id_ in ("board_in_words", "own_card", "export_board"):
        window.commands.trigger(id_)
        assert "of which Ben sees a part" in window.notice.text


def test_a_players_code_opens_as_theirs_from_anywhere_and_a_damaged_one_leaves_the_desk(window: Workbench) -> None:
    window.files.open_text(DOWN)
    window.showing.look_as("Ben")
    window.commands.trigger("share_code")
    clipboard = QGuiApplication.clipboard()
    code = clipboard.text()

    def paste() -> None:
        clipboard.setText(f"> Look here: {code[:30]}\n> {code[30:]}.")
        window.commands.trigger("paste_deck")

    def search() -> None:
        window.search.setText(code)
        window.search.entered.emit()

    for way in (paste, search, lambda: window.incoming.open_named(Path(f"card-inspector:{code}"))):
        window.showing.look_as("judge")
        way()
        assert "seen by Ben" in window.window.windowTitle()
        assert {ANGEL, "Grizzly Bears"} < set(window.session.table.objects)
        assert "Exalted" not in str(window.session.whole), "the code holds no more than Ben sees"
    before = window.session.whole
    for text, told in (("CI1-AAAA", "its end is missing"), ("CI9-AAAA", "codes of version 9")):
        clipboard.setText(text)
        window.commands.trigger("paste_deck")
        assert told in window.notice.text.casefold()
    assert window.session.whole is before


def test_a_code_is_copied_with_the_sentence_of_the_chosen_value_in_front(window: Workbench) -> None:
    window.session.place("Delver of Secrets", "battlefield", "Ana")
    window.presenter.choose_value("mana_value")
    window.commands.trigger("share_code")
    sentence, code = QGuiApplication.clipboard().text().split("\n")
    assert sentence.startswith("Delver of Secrets' mana value is 1.")
    assert code.startswith("CI1-")


def test_a_board_seen_in_part_is_put_aside_and_closed_whole(window: Workbench) -> None:
    window.files.open_text(DOWN)
    whole = window.session.whole.actions
    window.commands.trigger("view")
    assert window.session.board.is_seen
    window.boards.new()
    window.boards.show(0)
    assert window.session.whole.actions == whole
    window.boards.close(0)
    window.boards.reopen()
    assert window.session.whole.actions == whole
