"""Where everything is wired: each signal is declared by its sender, and connected to those whom it concerns here.

Nobody else connects what they did not make themselves, and nothing depends on the order of connections: what must
happen in order is one method here, which calls in order.
"""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QMainWindow, QWidget

from inspector.window.board.boards import Boards
from inspector.window.board.notices import Notice
from inspector.window.board.session import Session
from inspector.window.desk.places import Spot
from inspector.window.kept.settings import Settings
from inspector.window.rules_reader.rules_reader import RulesReader
from inspector.window.shell.beside import BesideTheDesk
from inspector.window.shell.furniture import Furniture
from inspector.window.shell.incoming import IncomingFiles
from inspector.window.shell.preferences import Preferences
from inspector.window.shell.showing import Showing
from inspector.window.shell.typed_names import TypedNames
from inspector.window.shell.welcome import Welcome
from inspector.window.widgets.commands import Commands
from inspector.window.widgets.waiting import Waiting


class Parts(NamedTuple):
    """What stands in a window, made and not yet connected."""

    session: Session
    boards: Boards
    settings: Settings
    reader: RulesReader
    furniture: Furniture
    incoming: IncomingFiles
    showing: Showing
    preferences: Preferences
    commands: Commands
    welcome: Welcome
    waiting: Waiting
    window: QMainWindow


class Wiring(QObject):
    """Connects all of a window's parts, and says what follows when the board in view changes."""

    def __init__(self, parts: Parts, parent: QObject) -> None:
        super().__init__(parent)
        self._parts = parts
        self._session, self._furniture = parts.session, parts.furniture
        self._incoming, self._showing = parts.incoming, parts.showing
        self._beside = BesideTheDesk(parts.furniture, parts.showing, parts.window)
        inviting = parts.welcome.invitation
        self.typed_names = TypedNames(parts.session, parts.furniture, parts.showing, parts.commands, inviting)
        self._session.table_changed.connect(self._follow_table)
        self._session.selection_changed.connect(self._follow_selection)
        self._session.said.connect(self._hear)
        self._session.entered.connect(self._showing.presenter.ask_of_entered)
        self._session.resolved.connect(self._showing.presenter.ask_of_resolved)
        self._session.many_entered.connect(self._showing.presenter.ask_of_many)
        self._wire_desk()
        self._wire_panel()
        self._wire_incoming()
        self._wire_boards()
        self._wire_commands()
        self._wire_waiting()

    def _wire_desk(self) -> None:
        desk, session, presenter = self._furniture.desk, self._session, self._showing.presenter
        desk.chosen.connect(session.select)
        desk.toggled.connect(presenter.toggle)
        desk.gathered.connect(session.select_all)
        desk.doubled.connect(presenter.do_likeliest)
        desk.turned.connect(presenter.turn)
        desk.door_pressed.connect(presenter.press_door)
        desk.menu_wanted.connect(presenter.open_menu)
        desk.zone_opened.connect(presenter.open_zone)
        desk.drag_began.connect(presenter.begin_drag)
        desk.drag_over.connect(presenter.tell_target)
        desk.moved.connect(presenter.drop)
        desk.gave_up.connect(self._tell_moving_canceled)
        presenter.placing_wanted.connect(self._incoming.finding.aim)
        desk.brought.connect(self._incoming.finding.place_at)
        desk.peeked.connect(self._furniture.panel.peek)
        desk.picked.connect(presenter.asking.picked)
        desk.pointed.connect(self._point)

    def _wire_panel(self) -> None:
        furniture, presenter = self._furniture, self._showing.presenter
        furniture.panel.value_chosen.connect(presenter.choose_value)
        furniture.pinned.value_chosen.connect(presenter.choose_pinned_value)
        for panel in (furniture.panel, furniture.pinned):
            panel.cited.connect(presenter.go_to_cited)
            panel.pointed.connect(furniture.desk.show_touched)
            panel.answered.connect(self._session.act)
            panel.steps_wanted.connect(self._open_steps)
        furniture.history.jumped.connect(self._session.jump)
        furniture.history.compared.connect(self._showing.comparing.compare_steps)
        furniture.outline.chosen.connect(self._session.select)
        furniture.outline.menu_wanted.connect(presenter.open_menu)
        furniture.editions.picked.connect(self._session.set_edition)
        furniture.top.views.picked.connect(self._showing.look_as)
        furniture.notice.rule_clicked.connect(self._showing.show_why)
        self._showing.comparing.rule_wanted.connect(self._showing.show_rule)
        self._showing.lenses.rule_wanted.connect(self._showing.show_rule)
        self._showing.lenses.opened.connect(self._show_lens)
        self._showing.lens_windows.rule_wanted.connect(self._showing.show_rule)
        self._showing.lens_windows.pointed.connect(self._light)
        self._showing.lenses.ladder.room_wanted.connect(self._showing.give_room)
        self._showing.presenting.changed.connect(self._follow_presenting)

    def _wire_incoming(self) -> None:
        incoming, furniture = self._incoming, self._furniture
        incoming.finding.done.connect(furniture.desk.setFocus)
        incoming.finding.coded.connect(incoming.files.open_code)
        incoming.finding.wanted.connect(self._parts.commands.trigger)
        self._showing.apart.training.board_asked.connect(incoming.files.open_question)
        incoming.lesson_named.connect(self._showing.apart.training.take_lesson)
        self._parts.welcome.training_asked.connect(self._showing.apart.training.begin)
        incoming.files.asked.connect(furniture.notice.say)
        incoming.files.worded.connect(incoming.in_words.take)
        incoming.files.sampled.connect(incoming.in_words.questions.ask_of_sample)
        self._wire_words()
        incoming.asked.connect(furniture.notice.say)
        incoming.answered.connect(furniture.notice.clear)
        incoming.settled.connect(self._ask_on)
        incoming.palette.sheet.closed.connect(furniture.desk.setFocus)
        self._session.table_changed.connect(incoming.palette.follow_view)
        incoming.palette.rule_wanted.connect(self._showing.show_rule)
        incoming.palette.asked_for.connect(self._ask_rules)
        incoming.palette.zone_wanted.connect(self._open_zone)
        incoming.palette.picked.connect(self._showing.presenter.asking.picked)

    def _wire_words(self) -> None:
        words, asked, furniture = self._incoming.in_words, self._incoming.in_words.questions, self._furniture
        words.opened.connect(self._open_words)
        words.closed.connect(self._close_words)
        words.left.connect(furniture.desk.setFocus)
        words.rule_wanted.connect(self._showing.show_rule)
        asked.put_over(furniture.over, furniture.desk)
        asked.chosen.connect(self._showing.presenter.choose_asked)
        asked.words_wanted.connect(words.show)
        asked.rule_wanted.connect(self._showing.show_rule)

    def _wire_boards(self) -> None:
        tabs, boards = self._furniture.board_tabs, self._parts.boards
        tabs.currentChanged.connect(boards.show)
        tabs.tabMoved.connect(boards.move)
        tabs.tabCloseRequested.connect(self._incoming.files.close_board)
        boards.leaving.connect(self._leave_board)
        boards.shown.connect(self._follow_board)
        self._parts.settings.failed.connect(self._tell_refused)

    def _wire_commands(self) -> None:
        top, preferences = self._furniture.top, self._parts.preferences
        top.undo.clicked.connect(self._session.undo)
        top.redo.clicked.connect(self._session.redo)
        top.theme.clicked.connect(preferences.next_theme)
        self._parts.commands.refused.connect(self._tell_nothing)
        preferences.motion_chosen.connect(self._furniture.desk.set_motion)
        self._parts.reader.texts_changed.connect(self._showing.presenter.show_table)
        self._parts.reader.shown_anew.connect(self._show_rules_tab)
        self._incoming.files.recent_changed.connect(self._parts.welcome.show_files)

    def _wire_waiting(self) -> None:
        away, waiting = self._session.away, self._parts.waiting
        away.began.connect(waiting.begin)
        away.progressed.connect(waiting.show_progress)
        away.ended.connect(waiting.end)
        waiting.stop_asked.connect(away.stop)

    # What must happen in order.

    def _follow_table(self) -> None:
        showing = self._showing
        self._incoming.files.keep_soon()
        showing.presenter.asking.give_up()
        self._furniture.board_tabs.show_boards()
        showing.presenter.show_table()
        showing.lenses.follow()
        showing.follow_in_windows()
        showing.spoken.follow_table()
        showing.presenting.show()
        self._incoming.finding.show_players()
        self._incoming.own_card.follow_table()
        self._incoming.in_words.follow_table()
        self._incoming.in_words.questions.follow()
        self._parts.welcome.show()
        showing.show_session()

    def _follow_selection(self) -> None:
        self._showing.presenter.show_selection()
        self._showing.lenses.follow()
        self._showing.spoken.follow_selection()
        self._showing.presenting.show()
        self._incoming.own_card.follow_selection()

    def _follow_presenting(self) -> None:
        # A lens that is open would give away what is covered.
        presenting, lenses = self._showing.presenting, self._showing.lenses
        lenses.close()
        lenses.show_to_class(presenting.is_on, presenting.what_is_hidden)
        self._showing.follow_in_windows()
        self._showing.show_session()
        self._furniture.notice.clear()
        self._put_asked_aside()

    def _open_words(self, sheet: QWidget) -> None:
        self._beside.show_words(sheet)
        self._put_asked_aside()

    def _close_words(self) -> None:
        self._beside.put_words_away()
        self._put_asked_aside()

    def _show_lens(self, name: str) -> None:
        self._showing.show_lens(name)
        # The ladder brings what stands beside it.
        self._beside.fill()
        if not name:
            self._furniture.desk.setFocus()
        self._put_asked_aside()

    def _put_asked_aside(self) -> None:
        """Show the answer over the cards where it stands nowhere else, gives nothing away and is in no lens's way."""
        showing = self._showing
        hidden = self._incoming.in_words.is_open or showing.presenting.is_on or bool(showing.lenses.shown)
        self._incoming.in_words.questions.put_aside(hidden)

    def _leave_board(self) -> None:
        self._furniture.desk.set_motion(False)
        self._incoming.files.keep_aside()
        self._incoming.in_words.leave_board()

    def _follow_board(self) -> None:
        self._furniture.board_tabs.show_boards()
        self._furniture.desk.set_motion(self._parts.preferences.wants_motion())
        self._furniture.notice.clear()
        self._incoming.in_words.questions.follow()

    def _show_rules_tab(self) -> None:
        self._furniture.show_tab("rules")

    def _ask_rules(self, typed: str) -> None:
        """Show in the rules pane what was asked for elsewhere."""
        self._parts.reader.ask(typed)
        self._show_rules_tab()

    def _open_zone(self, spot: Spot) -> None:
        """Open the menu of a zone where it lies on the desk."""
        desk = self._furniture.desk
        self._showing.presenter.open_zone(spot, desk.viewport().mapToGlobal(desk.zone_center(spot)))

    def _open_steps(self, label: str, place: int) -> None:
        """Open the ladder of a card of the panel, which may be the one pinned, at a step."""
        self._session.select(label)
        self._showing.lenses.open_ladder_at(place)

    def _light(self, label: str) -> None:
        """Light the card on the desk that a rung of a ladder in its own window comes from."""
        self._furniture.desk.show_touched((label,) if label else ())

    def _point(self, label: str) -> None:
        self._showing.lens_windows.light(label)
        self._showing.presenter.asking.tell_pointed(label)
        self._showing.spoken.tell_focus(label)

    def _hear(self, notice: Notice) -> None:
        self._furniture.notice.say(notice)
        self._showing.presenter.show_outcome(notice)
        self._showing.presenting.hear(notice)

    def _ask_on(self) -> None:
        # What became of the answer is read first.
        if not self._furniture.notice.text:
            self._incoming.offer_recovery()

    # What is told.

    def _tell_moving_canceled(self) -> None:
        self._session.tell("note", "Canceled; nothing was moved.")

    def _tell_refused(self, sentence: str) -> None:
        self._session.tell("refused", sentence)

    def _tell_nothing(self, sentence: str) -> None:
        self._session.tell("nothing", sentence)
