"""The ladder of the selected object: opened in place of the desk, following the selection, left again."""

from __future__ import annotations

from collections.abc import Iterator
from time import monotonic

import msgspec
from PySide6.QtCore import QObject, QTimer, Signal

from inspector.drawing import CardLook
from inspector.lenses import (
    NO_LADDER,
    Alternative,
    Ladder,
    WhatIf,
    actions_that_make_it_so,
    alternative_of,
    called_in,
    ladder_of,
    may_stand_so,
    place_beside,
    ranks_if,
    rungs_apart,
    steps_that_changed,
    table_if,
    those_that_matter,
    timestamps_of,
    tries_of,
)
from inspector.rules import EDITIONS, EVERY_CREATURE_TYPE, Action, Characteristics, Table, characteristics
from inspector.scenario import ScenarioError
from inspector.window.board.away import GivenUpError
from inspector.window.board.seeing import running_in_view
from inspector.window.board.session import Session
from inspector.window.lenses.ladder_detail import LadderDetail
from inspector.window.lenses.ladder_page import LadderPage
from inspector.window.lenses.printed import ladder_html
from inspector.window.style.pictures import Pictures
from inspector.window.style.theme import Roles
from inspector.window.words.card_looks import look_of

# Milliseconds after the last step at which its rule is opened.
_AT_REST = 90
# What can wait is done for so many seconds at a time, with so many milliseconds between.
_A_MOMENT, _BETWEEN = 0.008, 12
_NOT_SO = "They cannot have come in that order: one of them had to be there before the other."
_LISTS = ("colors", "color_indicator", "supertypes", "types", "subtypes", "keywords", "abilities")


class LadderOfSelection(QObject):
    """Shows the ladder of the selected object while it ``is_open``, perhaps another edition's ``beside`` it.

    Shown ``to_class`` it begins as printed, and each rung is covered until it is stepped to.

    ``left`` is emitted where the user wants the desk back, ``room_wanted`` with whether two ladders need all the room,
    ``pointed`` with the label of the source under the mouse.
    """

    left = Signal()
    rule_wanted = Signal(str)
    room_wanted = Signal(bool)
    pointed = Signal(str)

    def __init__(self, session: Session, pictures: Pictures, parent: QObject) -> None:
        super().__init__(parent)
        self._session, self._pictures = session, pictures
        self.page, self.detail = LadderPage(pictures), LadderDetail()
        self.is_open = self.to_class = False
        self.pinned = ""
        self.edition = self.beside = ""
        self._edition_before = ""
        self._base: Table | None = None
        self._label = ""
        self._place = -1
        self._ladder: Ladder | None = None
        self._ahead: list[int] = []
        self._other: Ladder | None = None
        self._asked: Alternative | None = None
        self._tried: list[Alternative] = []
        self._tries: Iterator[Alternative] = iter(())
        self._tried_of: tuple[Table, str] | None = None
        self.has_tried = True
        self._rest = QTimer(self)
        self._rest.setSingleShot(True)
        self._rest.setInterval(_AT_REST)
        self._rest.timeout.connect(self._show_at_rest)
        self._idle = QTimer(self)
        self._idle.setInterval(_BETWEEN)
        self._idle.timeout.connect(self._work_ahead)
        self.page.moved.connect(self.go_to)
        self.page.left.connect(self._step_out)
        self.page.pointed.connect(self.pointed)
        self.page.beside_wanted.connect(self.put_beside)
        self.page.timestamps.asked.connect(self._ask_by_hand)
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
        self.beside = "" if self.to_class else self.beside
        self.page.show_to_class(self.to_class)
        self.edition, self._edition_before = edition, self._session.edition_key
        self.follow()

    def close(self) -> None:
        """Stop playing, and forget what was asked."""
        self.is_open = False
        self.page.bar.stop()
        self._rest.stop()
        self._idle.stop()
        self._asked = None
        self.room_wanted.emit(False)

    def forget(self) -> None:
        """Leave nothing on the pages of what was shown: somebody else looks now."""
        self.close()
        self._ladder = self._other = None
        self.page.show_ladder(NO_LADDER, "", {}, real=None)
        self.page.other.show_ladder(NO_LADDER, lambda _label: None)
        self.page.timestamps.show_names([], (), "")
        self.detail.show_step(NO_LADDER, 0)
        self.detail.show_alternatives((), None, can_make=False, still_trying=False)

    def put_beside(self, edition: str) -> None:
        """Put the ladder of another edition beside it, empty for none."""
        self.beside = edition
        self._show()
        self.page.setFocus()

    def _step_out(self) -> None:
        """Go back from what is asked to the board, and from the board to the desk."""
        if self._asked is not None:
            self._ask(None)
        else:
            self.left.emit()

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
            table = self._run_under(key)
            if table is not None and (self.pinned or session.selected) in table.objects:
                return table
            if table is not None:
                session.tell("nothing", f"Under {key} it is not there; this is its ladder in the edition in view.")
        self.edition = ""
        return None

    def _run_under(self, key: str) -> Table | None:
        """The board under another edition; None, the reason told, where it cannot be computed."""
        session = self._session
        scenario = msgspec.structs.replace(session.board.scenario, edition=key)
        try:
            return running_in_view(session.away, session.whole)(scenario, session.cards.pool).table
        except (ScenarioError, GivenUpError) as error:
            session.tell("refused", f"Not computed under {key}. {error}")
            return None

    def show_to_class(self, on: bool) -> None:
        """From now on show it to a class, or to whoever sits here."""
        self.to_class = on

    def stay_with(self, label: str) -> None:
        """Stay with an object whatever is selected, or follow the selection where that is empty."""
        self.pinned = label

    def page_html(self) -> str:
        """Write the ladder for paper."""
        if self._ladder is None:
            return ""
        name = " // ".join(characteristics(self._table(), self._label).names) or self._label
        return ladder_html(name, self._ladder)

    def step_for_class(self, by: int) -> bool:
        """Reveal the next rung, or cover the last one again; whether all are revealed then."""
        last = len(self._ladder.rungs) - 1 if self._ladder is not None else 0
        self.go_to(min(max(self._place + by, 0), last))
        return self._place == last

    def go_to_last_of(self, keys: tuple[str, ...]) -> None:
        """Show the ladder as of the last rung that changed one of these values, if one did."""
        if self.is_open:
            changed = steps_that_changed(characteristics(self._table(), self._label).proof, keys)
            self.go_to(changed[-1] if changed else 0)

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
        label = self.pinned or self._session.selected
        assert label is not None
        self._label = label
        # A change of the table that also selects another object asks for this twice.
        real = self._real()
        if self._tried_of is None or self._tried_of[0] is not real or self._tried_of[1] != label:
            self._tried, self._tries, self._tried_of = [], tries_of(real, label), (real, label)
            self.has_tried = False
        self._place = -1
        self._show()

    def _ask(self, alternative: Alternative | None) -> None:
        self._asked = alternative
        self._place = -1
        self._show()
        self.page.setFocus()

    def _ask_by_hand(self, off: tuple[str, ...], order: tuple[str, ...]) -> None:
        """Ask what would be without those switched off, in the order in which they were put."""
        real = self._real()
        moved = order if order != timestamps_of(real, ladder_of(real, self._label)) else ()
        if not may_stand_so(real, moved):
            self._session.tell("nothing", _NOT_SO)
        elif off or moved:
            self._asked = alternative_of(real, self._label, WhatIf(without=off, order=moved))
        else:
            self._asked = None
        self._place = -1
        self._show()

    def _show(self) -> None:
        table, real = self._table(), self._real()
        self._ladder = ladder_of(table, self._label)
        looks = _looks_of_sources(table, self._ladder)
        now = characteristics(table, self._label)
        # The name that it has in the end is one of the answers.
        names = as_of(now, self._ladder, 0).names if self.to_class else now.names
        name = " // ".join(names) or "No name"
        if self._base is not None and not self.beside:
            name = f"{name} under the rules of {self.edition}"
        self._show_beside()
        differ = rungs_apart(self._ladder, self._other) if self._other is not None else ()
        of_board = ladder_of(real, self._label) if self._asked is not None else None
        self.page.show_ladder(self._ladder, name, looks, real=of_board, differ=differ)
        asked = self._asked.asked if self._asked is not None else WhatIf()
        known = asked.order or timestamps_of(real, of_board or self._ladder)
        ranks = ranks_if(real, asked, known)
        listed = [(each, called_in(real, each), ranks.get(each)) for each in known]
        self.page.timestamps.show_names(listed, asked.without, self._label)
        self._show_tried()
        self._ahead = list(range(len(self._ladder.rungs)))
        if not 0 <= self._place < len(self._ladder.rungs):
            self._place = 0 if self.to_class else len(self._ladder.rungs) - 1
        self._show_place()

    def _show_beside(self) -> None:
        """Show the ladder of the edition that stands beside, if the object is there in it."""
        here, other = self.edition or self._session.edition_key, None
        if self.beside in ("", here):
            self.beside = ""
        else:
            table = self._run_under(self.beside)
            if table is not None and self._label in table.objects:
                other = (table, ladder_of(table, self._label))
            else:
                self._session.tell("nothing", f"Under {self.beside} it is not there.")
                self.beside = ""
        self._other = other[1] if other is not None else None
        keys = tuple(edition.key for edition in EDITIONS if edition.key != here)
        self.page.offer_editions(here, self.beside, keys)
        if other is not None and self._ladder is not None:
            self.page.show_other(other[1], _looks_of_sources(*other), rungs_apart(other[1], self._ladder))
        else:
            self.page.show_other(None)
        self.room_wanted.emit(other is not None)

    def _show_place(self) -> None:
        if self._ladder is None:
            return
        self.page.show_playhead(self._ladder, self._place, self._look_at(self._place))
        if self._other is not None:
            self.page.other.show_playhead(place_beside(self._ladder, self._place, self._other))
        self.detail.show_step(self._ladder, self._place)
        # While it is scrubbed no page of rules is made for each rung that goes by, and nothing is computed ahead.
        self._idle.stop()
        self._rest.start()

    def _look_at(self, place: int) -> CardLook:
        """The card as of a rung."""
        assert self._ladder is not None
        table = self._table()
        return look_of(table.objects[self._label], as_of(characteristics(table, self._label), self._ladder, place))

    def _show_tried(self) -> None:
        asked = self._asked
        can_make = asked is not None and self._base is None and bool(self._made_so(asked))
        found = those_that_matter(self._tried)
        self.detail.show_alternatives(found, asked, can_make=can_make, still_trying=not self.has_tried)

    def _work_ahead(self) -> None:
        """Do a little of what can wait: try what would change the answer, draw the card as of each rung."""
        until = monotonic() + _A_MOMENT
        while not self.has_tried and monotonic() < until:
            one = next(self._tries, None)
            self.has_tried = one is None
            if one is not None:
                self._tried.append(one)
            if self.has_tried or (one is not None and one.changes):
                self._show_tried()
        while self._ahead and monotonic() < until:
            self.page.draw_ahead(self._look_at(self._ahead.pop()))
        if self.has_tried and not self._ahead:
            self._idle.stop()

    def _show_at_rest(self) -> None:
        self.page.draw_card()
        self._idle.start()
        rules = self._ladder.rungs[self._place].rules if self._ladder is not None else ()
        if rules:
            self.rule_wanted.emit(rules[0])

    def _make_so(self, alternative: Alternative) -> None:
        """Do on the board what was asked, where that can be done."""
        actions = self._made_so(alternative)
        self._asked = None
        if actions:
            self._session.act_all(actions, f"Made so: {alternative.says[0].lower()}{alternative.says[1:]}.")

    def _made_so(self, alternative: Alternative) -> tuple[Action, ...]:
        return actions_that_make_it_so(self._session.table, alternative.asked)


def _looks_of_sources(table: Table, ladder: Ladder) -> dict[str, CardLook]:
    return {
        label: look_of(held, characteristics(table, label))
        for label, held in table.objects.items()
        if any(rung.pictured == label for rung in ladder.rungs)
    }


def as_of(now: Characteristics, ladder: Ladder, place: int) -> Characteristics:
    """Give an object's values as they are after a rung."""
    if place == len(ladder.rungs) - 1:
        return now
    values = ladder.rungs[place].values
    # Every creature type is told in words, where others are a list.
    listed = {key: value for key, value in values.items() if not (key in _LISTS and isinstance(value, str))}
    given = {key: tuple(value) if key in _LISTS else value for key, value in listed.items() if value is not None}
    given["has_every_creature_type"] = "subtypes" in values and "subtypes" not in listed
    if EVERY_CREATURE_TYPE in given.get("subtypes", ()):
        # Beside those of another kind, as a land's.
        given["has_every_creature_type"] = True
        given["subtypes"] = tuple(word for word in given["subtypes"] if word != EVERY_CREATURE_TYPE)
    empty = {key: () for key in _LISTS if values.get(key, ()) is None}
    sizes = {key: values.get(key) for key in ("power", "toughness")}
    known = set(Characteristics.__struct_fields__)
    taken = {key: value for key, value in {**given, **empty, **sizes}.items() if key in known}
    if "name" in taken:
        taken["names"] = (str(taken["name"]),) if taken["name"] else ()
    return msgspec.structs.replace(now, **taken)
