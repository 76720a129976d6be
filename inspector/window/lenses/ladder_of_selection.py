"""The ladder of the selected object: opened in place of the desk, following the selection, left again."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec
from PySide6.QtCore import QObject, Signal

from inspector.lenses import Alternative, Ladder, ladder_of, table_if, what_would_change
from inspector.rules import Action, Characteristics, Move, PutOntoBattlefield, Table, characteristics
from inspector.scenario import ScenarioError
from inspector.window.board.away import GivenUpError
from inspector.window.board.seeing import running_in_view
from inspector.window.board.session import Session
from inspector.window.lenses.ladder_detail import LadderDetail
from inspector.window.lenses.ladder_page import LadderPage
from inspector.window.style.pictures import Pictures
from inspector.window.style.theme import Roles
from inspector.window.words.card_looks import look_of

_LISTS = ("colors", "color_indicator", "supertypes", "types", "subtypes", "keywords", "abilities")


class LadderOfSelection(QObject):
    """Shows the ladder of the selected object while it ``is_open``.

    ``left`` is emitted where the user wants the desk back.
    """

    left = Signal()
    rule_wanted = Signal(str)

    def __init__(self, session: Session, pictures: Pictures, parent: QObject) -> None:
        super().__init__(parent)
        self._session, self._pictures = session, pictures
        self.page, self.detail = LadderPage(pictures), LadderDetail()
        self.is_open = False
        self.edition = ""
        self._edition_before = ""
        self._base: Table | None = None
        self._label = ""
        self._place = -1
        self._ladder: Ladder | None = None
        self._asked: Alternative | None = None
        self._found: tuple[Alternative, ...] = ()
        self._found_of: tuple[Table, str] | None = None
        self.page.moved.connect(self.go_to)
        self.page.left.connect(self.left)
        self.detail.rule_wanted.connect(self.rule_wanted)
        self.detail.asked.connect(self._ask)
        self.detail.made_so.connect(self._make_so)

    def set_roles(self, roles: Roles) -> None:
        """Take the theme's colors."""
        self.page.set_roles(roles)
        if self.is_open:
            self._show()

    def open(self, edition: str = "") -> None:
        """Show the ladder of the selected object, of which there has to be one, under an edition's rules."""
        self.is_open = True
        self.edition, self._edition_before = edition, self._session.edition_key
        self.follow()

    def close(self) -> None:
        """Stop playing, and forget what was asked."""
        self.is_open = False
        self.page.bar.stop()
        self._asked = None

    def follow(self) -> None:
        """Show the object that is selected now, as it is now."""
        self._asked = None
        if self._edition_before != self._session.edition_key:
            self.edition = ""
        self._base = self._under_edition()
        self._read()

    def _under_edition(self) -> Table | None:
        """The board under the edition asked for; None where that is the one in view, or has no such object."""
        session, key = self._session, self.edition
        if key not in ("", session.edition_key):
            scenario = msgspec.structs.replace(session.board.scenario, edition=key)
            try:
                table = running_in_view(session.away, session.whole)(scenario, session.cards.pool).table
            except (ScenarioError, GivenUpError) as error:
                session.tell("refused", f"Not computed under {key}. {error}")
            else:
                if session.selected in table.objects:
                    return table
                session.tell("nothing", f"Under {key} it is not there; this is its ladder in the edition in view.")
        self.edition = ""
        return None

    def go_to(self, place: int) -> None:
        """Show the ladder as of a rung."""
        self._place = place
        self._show_place()

    def _table(self) -> Table:
        """The board, or the board that is not."""
        real = self._real()
        asked = table_if(real, self._asked.asked) if self._asked is not None else None
        return asked if asked is not None else real

    def _real(self) -> Table:
        return self._base or self._session.table

    def _read(self) -> None:
        label = self._session.selected
        assert label is not None
        self._label = label
        # A change of the table that also selects another object asks for this twice.
        real = self._real()
        if self._found_of is None or self._found_of[0] is not real or self._found_of[1] != label:
            self._found, self._found_of = what_would_change(real, label), (real, label)
        self._place = -1
        self._show()

    def _ask(self, alternative: Alternative | None) -> None:
        self._asked = alternative
        self._place = -1
        self._show()
        self.page.setFocus()

    def _show(self) -> None:
        table = self._table()
        self._ladder = ladder_of(table, self._label)
        name = " // ".join(characteristics(table, self._label).names) or self._label
        if self._base is not None:
            name = f"{name} under the rules of {self.edition}"
        looks = {
            label: look_of(held, characteristics(table, label))
            for label, held in table.objects.items()
            if any(rung.source == label for rung in self._ladder.rungs)
        }
        self.page.show_ladder(self._ladder, name, looks, what_if=self._asked is not None)
        can_make = self._base is None and self._asked is not None and bool(tuple(self._actions(self._asked)))
        self.detail.show_alternatives(self._found, self._asked, can_make=can_make)
        if not 0 <= self._place < len(self._ladder.rungs):
            self._place = len(self._ladder.rungs) - 1
        self._show_place()

    def _show_place(self) -> None:
        if self._ladder is None:
            return
        table = self._table()
        now = as_of(characteristics(table, self._label), self._ladder, self._place)
        self.page.show_playhead(self._ladder, self._place, look_of(table.objects[self._label], now))
        self.detail.show_step(self._ladder, self._place)
        rules = self._ladder.rungs[self._place].rules
        if rules:
            self.rule_wanted.emit(rules[0])

    def _make_so(self, alternative: Alternative) -> None:
        """Turn what was asked into actions: a source leaves, or leaves and comes back as the newest."""
        actions = tuple(self._actions(alternative))
        self._asked = None
        if actions:
            self._session.act_all(actions, f"Made so: {alternative.says[0].lower()}{alternative.says[1:]}.")

    def _actions(self, alternative: Alternative) -> Iterator[Action]:
        asked, objects = alternative.asked, self._session.table.objects
        label = asked.without or asked.newer
        if label not in objects or not objects[label].is_permanent or objects[label].token:
            return
        yield Move(object=label, to="exile")
        if asked.newer:
            yield PutOntoBattlefield(object=label, player=objects[label].controller)


def as_of(now: Characteristics, ladder: Ladder, place: int) -> Characteristics:
    """Give an object's values as they are after a rung."""
    if place == len(ladder.rungs) - 1:
        return now
    values = ladder.rungs[place].values
    given = {key: tuple(value) if key in _LISTS else value for key, value in values.items() if value is not None}
    empty = {key: () for key in _LISTS if values.get(key, ()) is None}
    sizes = {key: values.get(key) for key in ("power", "toughness")}
    known = set(Characteristics.__struct_fields__)
    taken = {key: value for key, value in {**given, **empty, **sizes}.items() if key in known}
    if "name" in taken:
        taken["names"] = (str(taken["name"]),) if taken["name"] else ()
    return msgspec.structs.replace(now, **taken)
