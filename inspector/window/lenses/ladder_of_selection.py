"""The ladder of the selected object: opened in place of the desk, following the selection, left again."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec
from PySide6.QtCore import QObject, Signal

from inspector.lenses import Alternative, Ladder, ladder_of, table_if, what_would_change
from inspector.rules import Action, Characteristics, Move, PutOntoBattlefield, Table, characteristics
from inspector.window.board.session import Session
from inspector.window.lenses.ladder_detail import LadderDetail
from inspector.window.lenses.ladder_page import LadderPage
from inspector.window.style.pictures import Pictures
from inspector.window.style.theme import Roles
from inspector.window.widgets.keys import key_of
from inspector.window.words.card_looks import look_of

_LISTS = ("colors", "color_indicator", "supertypes", "types", "subtypes", "keywords", "abilities")


class LadderOfSelection(QObject):
    """Shows the ladder of the selected object while it ``is_open``.

    ``opened`` is emitted with whether it is; ``pointed`` with the label of a source to be lit on the desk.
    """

    opened = Signal(bool)
    rule_wanted = Signal(str)

    def __init__(self, session: Session, pictures: Pictures, parent: QObject) -> None:
        super().__init__(parent)
        self._session, self._pictures = session, pictures
        self.page, self.detail = LadderPage(pictures), LadderDetail()
        self.is_open = False
        self._label = ""
        self._place = -1
        self._ladder: Ladder | None = None
        self._asked: Alternative | None = None
        self._found: tuple[Alternative, ...] = ()
        self.page.moved.connect(self.go_to)
        self.page.left.connect(self.close)
        self.detail.rule_wanted.connect(self.rule_wanted)
        self.detail.asked.connect(self._ask)
        self.detail.made_so.connect(self._make_so)

    def set_roles(self, roles: Roles) -> None:
        """Take the theme's colors."""
        self.page.set_roles(roles)
        if self.is_open:
            self._show()

    def toggle(self) -> None:
        """Open the ladder of the selected object, or leave it."""
        if self.is_open:
            self.close()
        elif self._session.selected is None:
            self._session.tell("nothing", f"Select a card first; {key_of('ladder')} shows how it came to its values.")
        else:
            self.is_open = True
            self._read()
            self.opened.emit(True)
            self.page.setFocus()

    def close(self) -> None:
        """Go back to the desk."""
        if self.is_open:
            self.is_open = False
            self.page.bar.stop()
            self._asked = None
            self.opened.emit(False)

    def follow(self) -> None:
        """Show the object that is selected now, as it is now; without one the desk comes back."""
        if not self.is_open:
            return
        if self._session.selected is None:
            self.close()
        else:
            self._asked = None
            self._read()

    def go_to(self, place: int) -> None:
        """Show the ladder as of a rung."""
        self._place = place
        self._show_place()

    def _table(self) -> Table:
        """The board, or the board that is not."""
        asked = table_if(self._session.table, self._asked.asked) if self._asked is not None else None
        return asked if asked is not None else self._session.table

    def _read(self) -> None:
        label = self._session.selected
        assert label is not None
        self._label = label
        self._found = what_would_change(self._session.table, label)
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
        looks = {
            label: look_of(held, characteristics(table, label))
            for label, held in table.objects.items()
            if any(rung.source == label for rung in self._ladder.rungs)
        }
        self.page.show_ladder(self._ladder, name, looks, what_if=self._asked is not None)
        can_make = self._asked is not None and bool(tuple(self._actions(self._asked)))
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
