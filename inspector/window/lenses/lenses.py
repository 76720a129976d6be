"""The lenses in the window: one at a time stands in the place of the desk and follows the selection."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtWidgets import QFileDialog, QWidget

from inspector.cards.lists_in_words import capitalized
from inspector.keeping import KeepingError, replace_file
from inspector.lenses import LensError, Seen, editions, look_through
from inspector.rules import RulesError, characteristics
from inspector.scenario import ScenarioError
from inspector.window.board.away import GivenUpError
from inspector.window.board.seeing import running_in_view
from inspector.window.board.session import Session
from inspector.window.kept.settings import LENS, Settings
from inspector.window.lenses.ladder_of_selection import LadderOfSelection
from inspector.window.lenses.lens_bar import COMMANDS_OF, LADDER, LENS_HEADINGS, LENS_TITLES, LensBar
from inspector.window.lenses.lens_page import LensPage
from inspector.window.lenses.lens_sheets import SheetCell, lens_sheet_of
from inspector.window.lenses.printed import pdf_of_html
from inspector.window.style.pictures import Pictures
from inspector.window.style.theme import Roles
from inspector.window.widgets.commands import always
from inspector.window.widgets.keys import key_of
from inspector.window.words.known_rows import hides_values
from inspector.window.words.value_words import text_of

_HIDDEN = "cards that are hidden in this view decide what it is"


class Lenses(QObject):
    """Shows the selected object through one lens, whose name is ``shown``; empty while the desk is in its place.

    ``opened`` is emitted with that name. ``rule_wanted`` is emitted with the number of a rule and the key of the
    edition to read it in, empty for the one in view. The lens used last is remembered. It follows the selection, but
    where it is ``pinned`` to a label. ``detach_wanted`` is emitted where a window of its own is asked for.
    """

    opened = Signal(str)
    rule_wanted = Signal(str, str)
    detach_wanted = Signal()

    def __init__(self, session: Session, pictures: Pictures, settings: Settings, parent: QObject) -> None:
        super().__init__(parent)
        self._session, self._settings = session, settings
        self.ladder = LadderOfSelection(session, pictures, self)
        self.page, self.bar = LensPage(), LensBar()
        self.shown = ""
        self.pinned = ""
        self._before_class: Callable[[], str] = always
        self.bar.pin_wanted.connect(self.toggle_pin)
        self.bar.detach_wanted.connect(self.detach_wanted)
        self.bar.print_wanted.connect(self.ask_to_print)
        self.ladder.left.connect(self.close)
        self.ladder.rule_wanted.connect(lambda number: self.rule_wanted.emit(number, self.ladder.edition))
        self.page.left.connect(self.close)
        self.page.cell_chosen.connect(self._go)
        self.page.cell_opened.connect(self._open_under)
        self.bar.left.connect(self.close)
        self.bar.picked.connect(self.open)

    @property
    def pages(self) -> tuple[QWidget, ...]:
        """What may stand in the place of the desk."""
        return (self.ladder.page, self.page)

    @property
    def page_in_view(self) -> QWidget | None:
        """What stands there now; None for the desk itself."""
        return (self.ladder.page if self.shown == LADDER else self.page) if self.shown else None

    @property
    def object(self) -> str | None:
        """The label of what is looked at: of what it is pinned to, else of what is selected."""
        return self.pinned or self._session.selected

    @property
    def heading(self) -> str:
        """What stands above the page in view."""
        name = text_of(characteristics(self._session.table, self.object).name) if self.object else ""
        return LENS_HEADINGS.get(self.shown, "The ladder of {}").format(name or self.object or "")

    def pin(self, label: str) -> None:
        """Stay with an object whatever is selected, or follow the selection where that is empty."""
        self.pinned = label
        self.ladder.stay_with(label)
        self.bar.show_pinned(bool(label))

    def toggle_pin(self) -> None:
        """Stay with the object looked at, or follow the selection again."""
        self.pin("" if self.pinned else self.object or "")
        if not self.pinned:
            self.follow()

    def ask_to_detach(self) -> None:
        """Ask for a window of its own."""
        self.detach_wanted.emit()

    def ask_to_print(self) -> None:
        """Ask where what is shown is to be saved as a PDF, which prints."""
        suffix = ".pdf"
        name, _ = QFileDialog.getSaveFileName(self.bar, "Save as PDF", f"{self.shown}{suffix}", f"PDF (*{suffix})")
        if name:
            path = Path(name)
            self.save_pdf(path if path.suffix.lower() == suffix else path.with_name(f"{path.name}{suffix}"))

    def save_pdf(self, path: Path) -> bool:
        """Save what is shown as a PDF; whether it was saved."""
        html = self.ladder.page_html() if self.shown == LADDER else self.page.page_html()
        if not html:
            self._session.tell("nothing", "There is nothing here to be saved.")
            return False
        try:
            replace_file(path, pdf_of_html(self.heading, html), "the PDF cannot be saved")
        except KeepingError as error:
            self._session.tell("refused", str(error))
            return False
        self._session.tell("done", f"Saved as {path.name}.")
        return True

    def set_roles(self, roles: Roles) -> None:
        """Take the theme's colors."""
        self.ladder.set_roles(roles)

    def show_to_class(self, on: bool, hides: Callable[[], str] = always) -> None:
        """Show lenses to a class, the ladder rung by rung, the others where nothing ``hides`` what they would tell."""
        self.ladder.show_to_class(on)
        self._before_class = hides if on else always

    def why_not(self, name: str) -> str:
        """Say why a lens cannot be shown now; empty where it can."""
        session, label = self._session, self.object
        now = session.values().get(label) if label is not None and session.board.is_seen else None
        if label is not None and now is not None and hides_values(session.table, label, now):
            return _HIDDEN
        return "" if name == LADDER else self._before_class()

    def toggle(self, name: str) -> None:
        """Look at the selected object through a lens, or leave that lens."""
        if self.shown == name:
            self.close()
        else:
            self.open(name)

    def toggle_last(self) -> None:
        """Open the lens that was used last, or leave the one that is open."""
        self.toggle(self.shown or self._settings.get(LENS))

    def open(self, name: str, edition: str = "") -> None:
        """Look at the selected object through a lens; at its ladder under an ``edition``, empty for that in view."""
        if self.object is None:
            key, title = key_of(COMMANDS_OF[name]), LENS_TITLES[name][0]
            self._session.tell("nothing", f"Select a card first; {key} then opens the lens {title}.")
            return
        if self.why_not(name):
            self._session.tell("nothing", f"Not now: {self.why_not(name)}.")
            return
        if self.shown == LADDER != name:
            self.ladder.close()
        self.shown = name
        self._settings.put(LENS, name)
        self.bar.show_lens(name)
        if name == LADDER:
            self.ladder.open(edition)
        else:
            self._look()
        self.opened.emit(name)
        if name == LADDER:
            self.ladder.page.setFocus()
        else:
            self.page.take_keyboard()

    def open_ladder_at(self, place: int) -> None:
        """Look at the ladder of the selected object as of a rung."""
        self.open(LADDER)
        if self.ladder.is_open:
            self.ladder.go_to(place)

    def close(self) -> None:
        """Go back to the desk."""
        if self.shown:
            self.shown = ""
            self.ladder.close()
            self.bar.show_lens("")
            self.opened.emit("")

    def forget_hidden(self) -> None:
        """Leave nothing on pages that are put away: they tell what whoever looked before could see."""
        if self.shown != LADDER:
            self.ladder.forget()
        if self.shown in ("", LADDER):
            self.page.show_nothing("", "")

    def follow(self) -> None:
        """Show the object that is selected now, as it is now; without one the desk comes back."""
        if self.pinned and self.pinned not in self._session.table.objects:
            self.pin("")
        if not self.shown:
            return
        if self.object is None or self.why_not(self.shown) == _HIDDEN:
            self.close()
        elif self.shown == LADDER:
            self.ladder.follow()
        else:
            self._look()

    def _look(self) -> None:
        label, title = self.object, self.heading
        assert label is not None
        try:
            self.page.show_sheet(title, lens_sheet_of(self._seen(label)))
        except (LensError, RulesError, ScenarioError, GivenUpError) as error:
            why = str(error)
            self.page.show_nothing(title, f"{capitalized(why.rstrip('.'))}.")

    def _seen(self, label: str) -> Seen:
        session = self._session
        scenario, pool = session.board.scenario, session.cards.pool
        if self.shown == "editions":
            return editions(scenario, pool, label, running_in_view(session.away, session.whole))
        return look_through(self.shown, scenario, session.table, pool, label)

    def _go(self, cell: SheetCell) -> None:
        if cell.rule:
            # A table that opens goes to its most telling cell in the turn that computed it all.
            QTimer.singleShot(0, self, partial(self._show_rule, cell))

    def _show_rule(self, cell: SheetCell) -> None:
        if self.shown:
            self.rule_wanted.emit(cell.rule, cell.edition)

    def _open_under(self, cell: SheetCell) -> None:
        """Show how the object came to its values in the edition of a cell: its ladder, as of what made this one."""
        if self.shown == "editions":
            self.open(LADDER, cell.edition)
            self.ladder.go_to_last_of(cell.keys)
        else:
            self._go(cell)
