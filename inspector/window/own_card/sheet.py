"""The sheet on which a card of one's own is made: the form, its live picture, and what can be done with the card.

It is not modal, and what is typed stays when it is closed.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from PySide6.QtCore import QTimer
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QDialog, QFileDialog, QHBoxLayout, QLabel, QMenu, QPushButton, QVBoxLayout, QWidget

from inspector.cards import CardError, name_key
from inspector.library.card_records import checked_card, read_cards
from inspector.library.records import Record
from inspector.window.board.session import Session
from inspector.window.own_card.draft import CardDraft, DraftReading, altered, blank, draft_of_record, read_draft
from inspector.window.own_card.files import FILTER, file_name_of, write_card
from inspector.window.own_card.foot import Foot
from inspector.window.own_card.form import OwnCardForm
from inspector.window.own_card.keeping import (
    cards_in_scenario,
    delete_from_library,
    is_known,
    keep_in_scenario,
    other_of_this_name,
    place_on_desk,
    save_in_library,
    take_out_of_scenario,
)
from inspector.window.own_card.kinds import BY_KEY
from inspector.window.own_card.picture import OwnCardPicture
from inspector.window.own_card.start import LIBRARY, SCENARIO, Begins, fill_menu, printed_record
from inspector.window.style.theme import ThemeName
from inspector.window.widgets.keys import key_of, keys_of
from inspector.window.widgets.plain_text import tip
from inspector.window.widgets.sheet_size import open_at

SIZE = (1080, 700)
_WAIT_MS = 60
_FORM_WIDTH = 560


class OwnCardSheet(QDialog):
    """Makes, changes and deletes the user's own cards.

    ``editing`` is where the card on the sheet was kept before, and its name there; None for a new one.
    """

    def __init__(self, session: Session, parent: QWidget) -> None:
        super().__init__(parent)
        self._session = session
        self.editing: tuple[str, str] | None = None
        self.reading: DraftReading = read_draft(blank(BY_KEY["normal"]))
        self._opened: tuple[Record, ...] = ()
        # The draft as it was begun or last kept, and one that was left for another before it was.
        self._settled = CardDraft()
        self._left: tuple[CardDraft, tuple[str, str] | None] | None = None
        self.setWindowTitle("A card of your own")
        self.setModal(False)
        open_at(self, *SIZE)
        self.form, self.picture, self.foot = OwnCardForm(), OwnCardPicture(), Foot()
        self.start = QPushButton("Start from")
        self.start.setProperty("kind", "plain")
        self.start.setAutoDefault(False)
        self.start.setMenu(QMenu(self.start))
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(_WAIT_MS)
        self._lay_out()
        self._connect()
        self._settled = self.form.draft
        self.begin(blank(BY_KEY["normal"]), None)

    def _lay_out(self) -> None:
        self.heading = QLabel("A card of your own")
        self.heading.setObjectName("Heading")
        head = QHBoxLayout()
        head.addWidget(self.heading, 1)
        head.addWidget(self.start)
        self.form.setMinimumWidth(round(_FORM_WIDTH * 0.8))
        middle = QHBoxLayout()
        middle.setSpacing(24)
        middle.addWidget(self.form, 5)
        middle.addWidget(self.picture, 4)
        column = QVBoxLayout(self)
        column.setContentsMargins(24, 18, 24, 16)
        column.setSpacing(10)
        column.addLayout(head)
        column.addLayout(middle, 1)
        column.addWidget(self.foot)

    def _connect(self) -> None:
        foot = self.foot
        self.form.changed.connect(self._typed)
        self.form.face_chosen.connect(self._show_picture)
        self.picture.asked.connect(self.form.turn_to)
        self._timer.timeout.connect(self.read_now)
        self.start.menu().aboutToShow.connect(self._fill_start)
        for button, deed in (
            (foot.open, self.ask_for_file),
            (foot.export, self.export),
            (foot.delete, self.delete),
            (foot.save, self.save),
            (foot.keep, self.keep),
            (foot.place, self.place),
        ):
            button.clicked.connect(deed)
        QShortcut(QKeySequence(keys_of("place_own_card")[0]), self).activated.connect(self.place)
        tip(foot.place, key_of("place_own_card"))
        self.show_players()

    # What is on the sheet.

    def begin(self, draft: CardDraft, editing: tuple[str, str] | None) -> None:
        """Put another card on the sheet; one that was changed and not kept can be had back under Start from."""
        if self.form.draft != self._settled:
            self._left = (self.form.draft, self.editing)
        self.editing = editing
        self.form.begin(draft)
        self._settled = self.form.draft
        self.foot.say("note", "")
        self._offer_delete()
        self.read_now()

    def set_theme(self, theme: ThemeName) -> None:
        """Draw the picture for a theme."""
        self.picture.set_theme(theme)
        self._show_picture()

    def begin_blank(self) -> None:
        """Start over, with a card of the kind chosen."""
        self.begin(blank(BY_KEY[self.form.draft.kind]), None)
        self.form.pages[0].lines["name"].setFocus()

    def begin_copy(self) -> None:
        """Start with a copy of the card that the selected object is printed on."""
        record = printed_record(self._session)
        if record is not None:
            self.begin(altered(record), None)
            self.foot.say("note", "A copy, with names of its own, so that no card on the desk turns into it.")

    def go_back(self) -> None:
        """Put the card on the sheet again that was left for another."""
        if self._left is not None:
            draft, editing = self._left
            self._left = None
            self.begin(draft, editing)

    def edit(self, where: str, record: Mapping[str, Any]) -> None:
        """Put a card on the sheet that was made before."""
        try:
            checked, card = checked_card(dict(record))
        except CardError as error:
            self.foot.say("refused", f"{error}.")
            return
        self.begin(draft_of_record(checked), (where, card.name) if where else None)

    def read_now(self) -> None:
        """Read what is typed, say what is wrong with it, and draw it."""
        self._timer.stop()
        draft = self.form.draft
        self.reading = read_draft(draft)
        name = self.reading.card.name if self.reading.card is not None else ""
        self.form.show_problems(self.reading.problems, other_of_this_name(self._session, name, self.editing))
        self._show_picture()

    def _typed(self) -> None:
        self.foot.say("note", "")
        self._timer.start()

    def _show_picture(self) -> None:
        self.picture.show_card(self.reading.shown, self.form.face)

    def follow_table(self) -> None:
        """Follow the table; another board may not hold the card that stands here."""
        self.show_players()
        if self.editing is not None and self.editing[0] == SCENARIO:
            key = name_key(self.editing[1])
            if all(name_key(str(record["name"])) != key for record in cards_in_scenario(self._session)):
                self.editing = None
                self._offer_delete()

    def show_players(self) -> None:
        """Offer the players of the board in view, the selected object's controller first."""
        held = self._session.table.objects.get(self._session.selected or "")
        self.foot.set_players(self._session.table.players, held.controller if held is not None else None)

    def _fill_start(self) -> None:
        begins = Begins(self.begin_blank, self.begin_copy, self.ask_for_file, self.edit, self.go_back)
        left = " // ".join(face.name for face in self._left[0].faces) if self._left is not None else None
        fill_menu(self.start.menu(), self._session, begins, self._opened, left)

    # What can be done with it.

    def place(self) -> None:
        """Put the card where the sheet says, and the keyboard back on the desk."""
        if not self._is_whole() or self.reading.record is None or self.reading.card is None:
            return
        was = self.editing[1] if self.editing and self.editing[0] == SCENARIO else None
        zone, player = self.foot.zone.currentText(), self.foot.player.currentText()
        known = is_known(self._session, self.reading.card)
        problem = place_on_desk(self._session, self.reading.record, self.reading.card, zone, player, was)
        if not known and is_known(self._session, self.reading.card):
            self._is_kept_in(SCENARIO)
        if problem:
            self.foot.say("refused", problem)
        else:
            self.hide()

    def keep(self) -> None:
        """Hold the card in the scenario."""
        if not self._is_whole() or self.reading.record is None:
            return
        was = self.editing[1] if self.editing and self.editing[0] == SCENARIO else None
        problem = keep_in_scenario(self._session, self.reading.record, was)
        if not problem:
            self._is_kept_in(SCENARIO)
        self._tell(problem, f"Kept in this scenario, which now has {_counted(cards_in_scenario(self._session))}.")

    def save(self) -> None:
        """Save the card in the library."""
        if not self._is_whole() or self.reading.record is None:
            return
        was = self.editing[1] if self.editing and self.editing[0] == LIBRARY else None
        problem = save_in_library(self._session, self.reading.record, was)
        if not problem:
            self._is_kept_in(LIBRARY)
        self._tell(problem, "Saved in the library. The search finds it, and is:own finds all of yours.")

    def delete(self) -> None:
        """Take the card out of where it was kept; it stays on the sheet, so that it can be kept again."""
        if self.editing is None:
            return
        where, name = self.editing
        if where == LIBRARY:
            _record, problem = delete_from_library(self._session, name)
        else:
            problem = take_out_of_scenario(self._session, name)
        if not problem:
            self.editing = None
            self._offer_delete()
            self.read_now()
        place = "the library" if where == LIBRARY else "this scenario"
        self._tell(problem, f"“{name}” is no longer in {place}. It is still here; saving brings it back.")

    def export(self) -> None:
        """Ask for a file and write the card into it."""
        if not self._is_whole() or self.reading.record is None:
            return
        name, _ = QFileDialog.getSaveFileName(self, "Export the card", file_name_of(self.reading.record), FILTER)
        if name:
            path = Path(name)
            path = path if path.suffix else path.with_name(f"{path.name}.json")
            problem = write_card(self.reading.record, path)
            self._settled = self._settled if problem else self.form.draft
            self._tell(problem, f"Exported as {path.name}.")

    def ask_for_file(self) -> None:
        """Ask for a file and put the card in it on the sheet."""
        name, _ = QFileDialog.getOpenFileName(self, "Open a card", "", FILTER)
        if name:
            self.open_file(Path(name))

    def open_file(self, path: Path) -> None:
        """Put the first card of a file on the sheet; the others are then under Start from."""
        records, problem = read_cards(path)
        if records:
            self._opened = records
            self.edit("", records[0])
            more = f" {len(records) - 1} more are under Start from." if len(records) > 1 else ""
            self.foot.say("refused" if problem else "done", f"Opened {path.name}.{more} {problem}".strip())
        else:
            self.foot.say("refused", problem)

    def _is_whole(self) -> bool:
        """Whether the card can be read; where not, the keyboard goes to the first field that is wrong."""
        self.read_now()
        if self.reading.record is not None:
            return True
        first = self.reading.problems[0]
        count = len(self.reading.problems)
        more = f" And {count - 1} more." if count > 1 else ""
        self.foot.say("refused", f"Not a card yet. {first.says}{more}")
        self.form.go_to(first)
        return False

    def _is_kept_in(self, where: str) -> None:
        if self.reading.card is not None:
            self.editing = (where, self.reading.card.name)
            self._settled = self.form.draft
            self._offer_delete()
            self.read_now()

    def _offer_delete(self) -> None:
        in_library = self.editing is not None and self.editing[0] == LIBRARY
        self.foot.delete.setText("Delete" if in_library else "Take out")
        words = "Delete it from the library" if in_library else "Take it out of this scenario"
        self.foot.delete.setAccessibleName(words)
        tip(self.foot.delete, words)
        self.foot.delete.setVisible(self.editing is not None)

    def _tell(self, problem: str, done: str) -> None:
        self.foot.say("refused" if problem else "done", problem or done)
        self._session.tell("refused" if problem else "done", problem or done)


def _counted(records: tuple[Mapping[str, Any], ...]) -> str:
    return "one card of your own" if len(records) == 1 else f"{len(records)} cards of your own"
