"""Giving a board out of the window: as a page that is saved, or as a code on the clipboard."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime
from pathlib import Path

import msgspec
from PySide6.QtCore import QObject
from PySide6.QtWidgets import QFileDialog, QWidget

from inspector.keeping import KeepingError, replace_file
from inspector.library import LibraryError, bundled_cards
from inspector.rulebook import Rulebook, RulebookError
from inspector.scenario import Replay, ScenarioError, shorten
from inspector.window.board.session import Session
from inspector.window.handouts.composing import HandoutWish, compose_handout
from inspector.window.handouts.dialog import HandoutDialog
from inspector.window.handouts.forms import HandoutForm
from inspector.window.handouts.saving import handout_bytes, share_code
from inspector.window.widgets.plain_text import copy_text

CANNOT = "the handout cannot be saved"


class GivingOut(QObject):
    """Saves handouts and copies codes; ``told_value`` gives the sentence of the value that is chosen, if any is."""

    def __init__(self, session: Session, book: Rulebook, told_value: Callable[[], str], window: QWidget) -> None:
        super().__init__(window)
        self._session, self._book, self._told_value, self._window = session, book, told_value, window

    def ask(self) -> HandoutDialog:
        """Ask what is to be handed out."""
        dialog = HandoutDialog(self._session.board, self._window)
        dialog.wanted.connect(self._choose_file)
        dialog.open()
        return dialog

    def _choose_file(self, wish: HandoutWish, form: HandoutForm) -> None:
        pattern = f"Handouts (*{form.suffix})"
        name, _ = QFileDialog.getSaveFileName(self._window, "Save the handout", f"handout{form.suffix}", pattern)
        if name:
            path = Path(name)
            self.save(
                path if path.suffix.lower() == form.suffix else path.with_name(path.name + form.suffix), wish, form
            )

    def save(self, path: Path, wish: HandoutWish, form: HandoutForm) -> bool:
        """Save a handout of the board; whether it was saved."""
        session, run = self._session, self._run()
        whole = session.whole
        seen_there = session.board.table.objects if wish.viewer == session.board.viewer else whole.table.objects
        labels = tuple(label for label in wish.labels or () if label in seen_there)
        wish = msgspec.structs.replace(wish, labels=labels or None)

        def make() -> bytes:
            code = share_code(whole.scenario, run, wish.viewer, session.cards.pool, bundled_cards())
            day = datetime.now().astimezone().date()
            try:
                made = compose_handout(whole.scenario, run, wish, self._book, day, *code)
            except KeyError:
                # What is selected is hidden from whom it is for.
                freely = msgspec.structs.replace(wish, labels=None)
                made = compose_handout(whole.scenario, run, freely, self._book, day, *code)
            return handout_bytes(made, form)

        try:
            replace_file(path, make(), CANNOT)
        except (KeepingError, RulebookError, ScenarioError, LibraryError) as error:
            session.tell("refused", str(error))
            return False
        session.tell("done", f"Saved as {path.name}.")
        return True

    def copy_code(self) -> None:
        """Put the code of the board on the clipboard, as it is seen, behind the sentence of the value chosen."""
        session = self._session
        try:
            code, why_not = share_code(
                session.whole.scenario, self._run(), session.board.viewer, session.cards.pool, bundled_cards()
            )
        except (ScenarioError, LibraryError) as error:
            session.tell("refused", str(error))
            return
        if not code:
            session.tell("refused", why_not)
            return
        told = self._told_value()
        copy_text(f"{told}\n{code}" if told else code)
        behind = " behind the sentence of the chosen value" if told else ""
        session.tell("done", f"Copied the code of this board{behind}: {len(code)} characters; paste it anywhere.")

    def _run(self) -> Replay:
        return shorten(self._session.whole.run, self._session.whole.cursor)
