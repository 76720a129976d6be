"""Asking the user for the rest of an action: the original of a copy, what to attach to, an effect, a counter, a door.

A second object is picked on the desk, by a click or by arrows and Enter; Escape gives up.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QObject, Qt
from PySide6.QtWidgets import QMenu

from inspector.rules import (
    Action,
    BecomeCopy,
    Result,
    Table,
    all_characteristics,
    asks_what_to_copy,
    could_bear,
    could_copy,
    questions_of,
)
from inspector.scenario.words import SpellAsks, spell_asks, what_a_spell_does
from inspector.window.actions.card_commands import Asks, attaching
from inspector.window.actions.counters_menu import counters_menu
from inspector.window.actions.doors_menu import doors_menu, rooms_to_ask_about
from inspector.window.actions.effects_dialog import EffectsDialog
from inspector.window.actions.players_menu import players_menu
from inspector.window.actions.questions_menu import questions_menu
from inspector.window.board.session import Session
from inspector.window.desk.desk import Desk
from inspector.window.widgets.keys import key_of
from inspector.window.words.question_words import question_in_words
from inspector.window.words.sentences import bearer_of, sentence
from inspector.window.words.value_words import text_of

_HOW = "Click it, or choose it with the arrow keys and Enter; Esc cancels."


# What picking an object would do.
Would = Callable[[str], Action]


class Asking(QObject):
    """Holds what is being asked for; one thing at a time."""

    def __init__(self, session: Session, desk: Desk, parent: QObject) -> None:
        super().__init__(parent)
        self._session = session
        self._desk = desk
        self._then: Callable[[str], object] | None = None
        self._would: Would | None = None
        # What holds if nothing is picked, where something has happened before it was asked.
        self._unsaid = ""

    @property
    def asks(self) -> Asks:
        """What the commands call."""
        return Asks(self.original, self.bearer, self.effect, self.counters, self.questions, self.door)

    def original(self, ends: bool) -> None:
        """Let the user pick what the selected objects become copies of."""
        chosen = self._session.chosen
        until = " until end of turn" if ends else ""

        def becoming(of: str) -> Action:
            one, several = (chosen[0], None) if len(chosen) == 1 else (None, chosen)
            player = self._session.table.objects[chosen[0]].controller
            span = "end of turn" if ends else "forever"
            return BecomeCopy(object=one, objects=several, of=of, until=span, player=player)  # type: ignore[arg-type]

        def become(of: str) -> None:
            self._session.act(becoming(of))

        self._ask(f"What should {self._names(chosen)} become a copy of{until}?", become, becoming)

    def bearer(self) -> None:
        """Let the user pick what the selected object is attached to."""
        label = self._session.selected
        if label is None:
            return

        self._ask_bearer(f"What should {self._names((label,))} be attached to?", label)

    def of_entered(self, label: str) -> None:
        """Ask what the words of a permanent ask that has just come, one thing at a time; Escape leaves it unsaid."""
        table = self._session.table
        originals = could_copy(table, label)
        if originals:
            last = self._session.board.actions[self._session.board.cursor - 1]
            if asks_what_to_copy(last, label):
                question = f"What does {self._names((label,))} enter as a copy of?"
                self._ask(question, partial(self._enter_as_copy, label, last), among=originals)
                self._unsaid = f"{self._names((label,))} entered, but not as a copy."
        elif could_bear(table, label):
            self._ask_bearer(f"What is {self._names((label,))} attached to?", label)
            self._unsaid = f"{self._names((label,))} entered, attached to nothing."
        else:
            self._tell_questions(label)

    def of_resolved(self, label: str) -> None:
        """Do what a spell said that resolved, or ask for its target first; tell what is left to be said."""
        table = self._session.table
        asked = spell_asks(table, label)
        if asked is None:
            self._tell_unsaid(label)
        elif asked.targets is None:
            does = what_a_spell_does(table, label)
            if does:
                self._session.act_all(does)
            else:
                self._tell_unsaid(label)
        else:
            self._ask_target(label, asked)

    def _tell_unsaid(self, label: str) -> None:
        how = f"{key_of('effect')} on a card adds an effect, the card's menu does the rest."
        self._session.tell("note", f"What {self._names((label,))} says is not carried out here. {how}")

    def _ask_target(self, label: str, asked: SpellAsks) -> None:
        targets = tuple(one for one in asked.targets or () if what_a_spell_does(self._session.table, label, one))
        if not targets:
            self._tell_unsaid(label)
            return

        def would(target: str) -> Action:
            return what_a_spell_does(self._session.table, label, target)[0]

        def do(target: str) -> None:
            self._session.act_all(what_a_spell_does(self._session.table, label, target))

        self._ask(f"What is the target of {asked.name}?", do, would, targets)
        self._unsaid = f"{asked.name} has resolved; what it would do to a target was left out."

    def _ask_bearer(self, question: str, label: str) -> None:
        self._ask(question, partial(self._attach, label), partial(attaching, self._session, label))

    def _tell_questions(self, label: str) -> None:
        asked = [one for one in questions_of(self._session.table, label) if one.answer is None]
        if asked:
            words = "; ".join(question_in_words(one) for one in asked)
            how = f"{key_of('answer')} or the panel answers; till then nothing is taken as said."
            self._session.tell("note", f"{self._names((label,))} asks: {words}? {how}")

    def _enter_as_copy(self, label: str, last: Action, of: str) -> None:
        """Let it enter as a copy in place of as itself, as one step of the history; it stays selected."""
        actions = asks_what_to_copy(last, of)
        self._session.undo()
        if len(actions) == 1:
            self._session.act(actions[0])
        else:
            self._session.act_all(actions)
        if label in self._session.table.objects:
            self._session.select(label)

    def _attach(self, label: str, to: str) -> None:
        self._session.act(attaching(self._session, label, to))

    def effect(self) -> None:
        """Offer effects for the selected objects."""
        chosen = self._session.chosen
        if chosen:
            EffectsDialog(chosen, self._names(chosen), self._session, self._desk.window()).open()

    def counters(self) -> None:
        """Offer kinds of counters for the selected object."""
        label = self._session.selected
        if label is None:
            return
        self._open(counters_menu(self._session.table.objects[label], self._session.act, self._desk), label)

    def questions(self) -> None:
        """Offer the answers to what the words of the selected object ask."""
        label = self._session.selected
        menu = questions_menu(self._session, label, self._desk) if label is not None else None
        if label is not None and menu is not None:
            self._open(menu, label)

    def players(self) -> None:
        """Offer to change the players' life and whose turn it is."""
        menu = players_menu(self._session, self._desk)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        menu.popup(self._desk.viewport().mapToGlobal(self._desk.viewport().rect().center()))

    def door(self) -> bool:
        """Ask which door of the selected Rooms is unlocked, if it is not plain; say whether it was asked."""
        rooms = rooms_to_ask_about(self._session)
        if rooms:
            self._open(doors_menu(rooms, self._session, self._desk), rooms[0].label)
        return bool(rooms)

    def _open(self, menu: QMenu, label: str) -> None:
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        menu.popup(self._desk.viewport().mapToGlobal(self._desk.card_center(label)))

    def _ask(
        self,
        question: str,
        then: Callable[[str], object],
        would: Would | None = None,
        among: tuple[str, ...] | None = None,
    ) -> None:
        self._then, self._would, self._unsaid = then, would, ""
        shown = frozenset(among) if would is None and among is not None else None
        self._desk.begin_pick(self._possible(would, among) if would is not None else shown)
        self._session.tell("note", f"{question} {_HOW}")

    def picked(self, label: str | None) -> None:
        """Go on with the object picked; None gives up."""
        then, self._then = self._then, None
        self._desk.end_pick()
        if label is None:
            undo = f" {key_of('undo')} takes it back."
            self._session.tell("note", self._unsaid + undo if self._unsaid else "Canceled; nothing was changed.")
        elif then is not None:
            then(label)

    def _possible(self, would: Would, among: tuple[str, ...] | None) -> frozenset[str] | None:
        """The objects that can be picked, of some or of all; None where there are too many to try each."""
        labels = tuple(self._session.table.objects) if among is None else among
        if len(labels) > _MOST_TRIED:
            return None if among is None else frozenset(among)
        tried = {label: self._session.tries.tried(would(label)) for label in labels}
        return frozenset(label for label, found in tried.items() if found is None or found[1].result is Result.DONE)

    def tell_pointed(self, label: str) -> None:
        """Say which object Enter would choose, and what would come of it."""
        tried = self._session.tries.tried(self._would(label)) if self._would is not None else None
        name = self._names((label,))
        if tried is None:
            self._session.tell("note", f"{name}? Enter chooses it, Esc cancels.")
        elif tried[1].result is not Result.DONE:
            self._session.tell("nothing", f"{name}? {tried[1].says}", tried[1].reasons)
        else:
            self._session.tell("note", f"{name}? {self._result(tried[0])} Enter chooses it, Esc cancels.")

    def _result(self, after: Table) -> str:
        """What the selected object would be."""
        subject = self._session.selected
        if subject is None or subject not in after.objects:
            return ""
        values = all_characteristics(after)
        held = after.objects[subject]
        said = sentence(values[subject], held, after.edition.words, bearer_of(held, values))
        return f"It would be {said}"

    def give_up(self) -> None:
        """Ask no longer: the table has changed."""
        if self._then is not None:
            self._then = None
            self._desk.end_pick()

    def _names(self, labels: tuple[str, ...]) -> str:
        values = self._session.values()
        if len(labels) > _FEW:
            return f"{len(labels)} cards"
        return " and ".join(text_of(values[label].name) or f"“{label}”" for label in labels)


_FEW = 3
_MOST_TRIED = 40
