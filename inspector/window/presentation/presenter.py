"""From the session to the widgets and back: what each shows after a change, and what each click means.

Widgets never call each other: what a signal of one means for the others is said here, and wired in the shell.
"""

from __future__ import annotations

from functools import partial
from typing import Protocol

from PySide6.QtCore import QObject, QPoint, Qt, QTimer, Signal

from inspector.rulebook import Passage, RulebookError
from inspector.rules import (
    VALUE_KEYS,
    Characteristics,
    GameObject,
    Intent,
    Reason,
    edition_of,
    face_down_orders,
    is_hidden_card,
    questions_of,
    words_now,
)
from inspector.scenario import shorten
from inspector.scenario.words import TextQuestion, answers_to
from inspector.window.actions.asking_in_turn import AskingInTurn
from inspector.window.actions.card_menu import card_menu, make_quiet, phased_out_menu
from inspector.window.actions.menu_place import beside_card
from inspector.window.actions.pick_target import Asking
from inspector.window.actions.selection_menu import selection_menu
from inspector.window.actions.zone_menu import Sorting, zone_menu
from inspector.window.board.notices import Notice
from inspector.window.board.session import Session
from inspector.window.desk.desk import Desk
from inspector.window.desk.drops import Drop, drop_of_all, drops_of_all
from inspector.window.desk.places import Spot, zone_title
from inspector.window.desk.scene import Scenes
from inspector.window.desk.zone_fields import DropTarget
from inspector.window.handouts.giving_out import GivingOut
from inspector.window.panel.history import History
from inspector.window.panel.outline import Outline
from inspector.window.panel.panel import ObjectPanel, ObjectView
from inspector.window.presentation.veil import Veil
from inspector.window.rules_reader.pane import Citation
from inspector.window.rules_reader.rules_reader import RulesReader
from inspector.window.widgets.keys import key_of
from inspector.window.words.card_looks import combined_of, look_of, peek_look
from inspector.window.words.known_rows import hides_values, known_rows
from inspector.window.words.sentences import bearer_of, bears_of, caption, sentence
from inspector.window.words.status_words import status_rows
from inspector.window.words.value_words import Row, rows, text_of, with_steps, with_words, without_reasons

FIRST_VALUE = "mana_value"
# A card so wide on the desk can be read there.
READ_ON_DESK = 112.0
# Which of several values that changed is shown first: what surprises more before what follows from it.
_SURPRISING = ("controller", "power", "abilities", "types", "colors", "mana_value", "name", "loyalty", "defense")
# With more cards than these the desk is painted first, and the panel a frame later: a key is answered on the desk.
_ONE_FRAME = 12
_PINNED = "Pinned: it stays in view beside the next card you select; P on it again lets it go."


class Views(Protocol):
    """The widgets that show the session."""

    desk: Desk
    panel: ObjectPanel
    pinned: ObjectPanel
    history: History
    outline: Outline


class Presenter(QObject):
    """Keeps desk, panel, rules and history showing the session.

    ``placing_wanted`` is emitted with the zone into which a card is to be put, and with what to search for at first.
    """

    placing_wanted = Signal(object, str)

    def __init__(self, session: Session, reader: RulesReader, views: Views, parent: QObject) -> None:
        super().__init__(parent)
        self.session, self.reader = session, reader
        self.desk, self.panel, self.pinned = views.desk, views.panel, views.pinned
        self.history, self.outline = views.history, views.outline
        self.value = FIRST_VALUE
        self._led: str | None = None
        self._scenes = Scenes()
        self._veil: Veil | None = None
        self._drops: dict[Spot, Drop] = {}
        self._pinned_label: str | None = None
        self._outcome: Notice | None = None
        self._soon = QTimer(self)
        self._soon.setSingleShot(True)
        self._soon.timeout.connect(self._show_chosen)
        for panel in (self.panel, self.pinned):
            panel.catch_up = self._catch_up
        self.asking = Asking(session, views.desk, self)
        self.in_turn = AskingInTurn(session, views.desk, self)
        self.giving = GivingOut(session, reader.book, self.told_value, views.desk)

    def veil_by(self, veil: Veil | None) -> None:
        """Show what a class may see already, while presenting; None shows everything."""
        self._veil = veil
        self._scenes.let_sort(on=veil is None)

    def look_at_own(self) -> None:
        """Show the faces of the first player's face-down cards, or of whoever's view it is, until asked again."""
        board, players = self.session.board, self.session.table.players
        player = board.viewer if board.is_seen else players[0]
        own = [held.label for held in self.session.table.objects.values() if held.face_down is not None]
        own = [label for label in own if player not in self.session.values()[label].looks_like]
        if not own or player not in players:
            self.session.tell(
                "nothing", f"{board.seen_as if board.is_seen else player} has no face-down card to look at."
            )
        elif self.desk.look_beneath(frozenset(own)):
            faces = " and ".join(self.session.table.objects[label].base.faces[0].name for label in own)
            count = f"{len(own)} face-down card{'s' * (len(own) > 1)}"
            self.session.tell("note", f"{player} looks at {count}: {faces}. {key_of('look_at_own')} hides.")
        else:
            self.session.tell("note", "Hidden again.")

    def pin(self) -> None:
        """Keep the selected object in view beside the next one selected; the second time let it go."""
        self._catch_up()
        label = self.session.selected
        self._pinned_label = None if label == self._pinned_label else label
        self._show_pinned()
        self.session.tell("note", _PINNED if self._pinned_label is not None else "Unpinned.")

    def _show_pinned(self) -> None:
        view = self._view_of(self._pinned_label)
        self.pinned.setVisible(view is not None and self._veil is None)
        self.pinned.show_object(view)
        if view is not None:
            self.pinned.choose(self.value)

    # Showing.

    def show_table(self) -> None:
        """Show the table on every widget."""
        scene = self._scenes.scene(self.session)
        if self._veil is not None:
            scene = self._veil.over(scene)
        self.desk.show_scene(scene)
        self.outline.show_scene(scene)
        self.history.show_history(self.session.entries(), self.session.board.cursor)
        self.show_selection()

    def show_selection(self) -> None:
        """Show the selected object."""
        self.desk.select(self.session.selected, self.session.board.also)
        self.outline.select(self.session.selected)
        self._outcome = None
        if len(self.session.table.objects) > _ONE_FRAME:
            # Of no time at all would be before the painting, which is posted too.
            self._soon.start(1)
        else:
            self._soon.stop()
            self._show_chosen()

    def _catch_up(self) -> None:
        """Show what the panel has not been told yet; whoever reads it reads what is so now."""
        if self._soon.isActive():
            self._soon.stop()
            self._show_chosen()

    def _show_chosen(self) -> None:
        """Show the selected object on the panel, and the rules of its value."""
        self._show_pinned()
        view = self._object_view()
        self.panel.show_object(view)
        if self.session.selected != self._led:
            # What was chosen of another card says nothing about this one.
            self._led = self.session.selected
            self.value = leading(view.rows) if view is not None else FIRST_VALUE
        self.choose_value(self.value, asked_for=False)
        if self._outcome is not None:
            self.show_outcome(self._outcome)

    def choose_value(self, key: str, *, asked_for: bool = True) -> None:
        """Show a value as chosen, and the rules that decide it, or go on showing them if nobody ``asked_for`` it."""
        self._catch_up()
        self.value = key
        view, row = self._chosen(self.panel)
        if self.pinned.shown is not None:
            self.pinned.choose(key)
        self.panel.choose(key if row else None)
        self._show_cited(view, row, asked_for=asked_for)

    def choose_asked(self, label: str, key: str) -> None:
        """Select an object that is asked about, and the value that is asked for, where it has a row of its own."""
        self.session.select(label)
        self._catch_up()
        if key in self.panel.values:
            self.choose_value(key)

    def choose_pinned_value(self, key: str) -> None:
        """Show the rules that decide a value of the pinned card, and the same value of the other beside it."""
        self._catch_up()
        self.value = key
        self.panel.choose(key if key in self.panel.values else None)
        self.pinned.choose(key)
        self._show_cited(*self._chosen(self.pinned), asked_for=True)

    def _chosen(self, panel: ObjectPanel) -> tuple[ObjectView | None, Row | None]:
        view = panel.shown
        return view, next((row for row in view.rows if row.key == self.value), None) if view else None

    def _show_cited(self, view: ObjectView | None, row: Row | None, *, asked_for: bool) -> None:
        foot = self._foot()
        if view is None or row is None:
            self.reader.show_cited("", foot, (), asked_for=asked_for)
            return
        # Words of several lines stand on the panel.
        value = f": {row.text}" if "\n" not in row.text else ""
        heading = f"{row.title} of {view.name}{value}"
        self.reader.show_cited(heading, foot, self.citations(row.why), asked_for=asked_for)

    def go_to_rule(self, number: str, edition: str = "") -> None:
        """Show one rule by its number, with its whole section around it, as an edition has it, else as that in view."""
        self.reader.open(number, edition=edition)

    def go_to_cited(self, _key: str, _reason: Reason, number: str) -> None:
        """Bring a rule into view that decides the value shown as chosen."""
        self.reader.pane.go_to(number)

    def show_reasons(self, heading: str, reasons: tuple[Reason, ...], number: str) -> None:
        """Show the rules that decided how an action ended, and go to one of them."""
        self.reader.show_cited(heading, self._foot(), self.citations(reasons))
        self.reader.pane.go_to(number)

    def show_outcome(self, notice: Notice) -> None:
        """Show the rules by which an action ended as it did, where there are any, and after them those of the value."""
        if self._soon.isActive():
            self._outcome = notice
        elif notice.is_outcome and notice.rules:
            row = self.panel.values.get(self.value)
            self.show_reasons(notice.text, (*notice.reasons, *(row.row.why if row else ())), notice.rules[0])
            # What is read below is the action's rule: no value is shown as the one that it decides.
            self.panel.choose(None)

    def _foot(self) -> str:
        edition = edition_of(self.session.edition_key)
        return (
            f"Edition {edition.label}, in force from {edition.effective}; our own words, unless official ones are named"
        )

    def told_value(self) -> str:
        """Say the value that is shown as chosen in one sentence; empty where none is."""
        self._catch_up()
        label, board = self.session.selected, self.session.board
        if label is None or self._veil is not None or self.value not in VALUE_KEYS:
            return ""
        if hides_values(board.table, label, self.session.values()[label]):
            return ""
        run = shorten(board.run, board.cursor)
        return next(answers_to(board.scenario, run, (TextQuestion(object=label, key=self.value),)), "")

    def rows_of(self, label: str, *, reasons: bool = True) -> tuple[Row, ...]:
        """All rows of an object, by its label, with their reasons or without."""
        # A class is asked for the values of every object: of what the words do nothing is found out for that.
        table = self.session.table
        if label not in table.objects:
            return ()
        now = self.session.values()[label]
        return self._rows(
            table.objects[label], now if reasons else without_reasons(now), table.edition.words.mana_value
        )

    def _object_view(self) -> ObjectView | None:
        return self._view_of(self.session.selected)

    def _view_of(self, label: str | None) -> ObjectView | None:
        if label is None or label not in self.session.table.objects:
            return None
        table = self.session.table
        held, now = table.objects[label], self.session.values()[label]
        words, checklist = table.edition.words, table.edition.stand_ins_are_checklists
        order = face_down_orders(table).get(label, 0)
        bearer = bearer_of(held, self.session.values())
        bears = bears_of(table, self.session.values()).get(label, ())
        return ObjectView(
            label=label,
            caption="" if is_hidden_card(held) else caption(now, held, bearer, bears),
            is_large_on_desk=not self.desk.isHidden() and self.desk.width_of(label) >= READ_ON_DESK,
            name="Hidden card" if is_hidden_card(held) else text_of(now.name) or "No name",
            sentence=sentence(now, held, words, bearer, bears),
            look=look_of(held, now, order=order, checklist=checklist),
            peek=peek_look(held, now, combined_of(table, held)),
            rows=self._with_steps(
                with_words(self._rows(held, now, words.mana_value), words_now(table, label)), now, label
            ),
            questions=questions_of(table, label),
        )

    def _with_steps(self, found: tuple[Row, ...], now: Characteristics, label: str) -> tuple[Row, ...]:
        session = self.session
        hidden = session.board.is_seen and hides_values(session.table, label, now)
        return found if hidden else with_steps(found, now)

    def _rows(self, held: GameObject, now: Characteristics, mana_value: str) -> tuple[Row, ...]:
        table, session = self.session.board.table_before, self.session
        values = session.values_at(session.board.earlier)
        before = table.objects.get(held.label)
        was = status_rows(before, table, values) if before is not None and held.label in values else ()
        is_now = status_rows(held, session.table, session.values(), now)
        found = rows(now, values.get(held.label), mana_value, is_now, was)
        return known_rows(found, session.table, held.label, now) if session.board.is_seen else found

    def citations(self, reasons: tuple[Reason, ...]) -> tuple[Citation, ...]:
        """The rules that reasons name, each once, in the edition in view."""
        found: dict[str, Citation] = {}
        for reason in reasons:
            for passage, number in self._passages(reason):
                found.setdefault(number, Citation(reason.says, number, passage))
        return tuple(found.values())

    def _passages(self, reason: Reason) -> list[tuple[Passage | None, str]]:
        try:
            return [(found, found.number) for found in self.reader.book.passages_of(reason, self.session.edition_key)]
        except RulebookError:
            return [(self.reader.passage(number), number) for number in reason.rules]

    # Doing.

    def toggle(self, label: str) -> None:
        """Add an object to those selected, or take it out."""
        self.session.select_all(self.session.board.toggling(label).chosen)

    def do_likeliest(self, label: str) -> None:
        """Do the likeliest action with an object, or say that there is none."""
        offer = self.session.tries.likeliest(label)
        if offer is None:
            self.session.tell("nothing", "Nothing can be done with it here; its menu says why.")
        else:
            self.session.act(offer.action)

    def turn(self, label: str) -> None:
        """Turn a permanent over; of anything else show the other side."""
        held = self.session.table.objects[label]
        if held.is_permanent:
            action = self.session.tries.meant(label, Intent.TURN)
            assert action is not None
            self.session.act(action)
        else:
            self.desk.peek_one(label)

    def ask_of_entered(self, label: str) -> None:
        """Ask what the words of a permanent ask that has just come; a class is not asked."""
        if self._veil is None:
            self.asking.of_entered(label)

    def ask_of_resolved(self, label: str) -> None:
        """Do what a spell says that resolved, or ask for its target; a class is not asked."""
        if self._veil is None:
            self.asking.of_resolved(label)

    def ask_of_many(self, labels: tuple[str, ...]) -> None:
        """Ask in turn what several permanents ask that came at once; a class is not asked."""
        if self._veil is None:
            self.in_turn.begin(labels)

    def open_menu(self, label: str, at: QPoint) -> None:
        """Open the menu of an object, or of all selected ones if it is among them."""
        if label in self.session.chosen and self.session.board.also:
            menu = selection_menu(self.session, self.asking.asks, self.desk)
        elif label in self.session.table.phased_out:
            menu = phased_out_menu(self.session, label, self.desk)
        else:
            menu = card_menu(self.session, label, self.asking.asks, self.desk)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        if self._veil is not None:
            make_quiet(menu, self.desk.shown.cards[label].name)
        card = self.desk.card_box(label)
        menu.popup(
            at if card is None else beside_card(menu.sizeHint(), card, at, self.desk.screen().availableGeometry())
        )

    def open_zone(self, spot: Spot, at: QPoint) -> None:
        """List what lies in a zone, the top first, and offer what can be put there."""
        zone_menu(
            self.session,
            spot,
            self.desk,
            self.placing_wanted.emit,
            tells_values=self._veil is None,
            sorting=Sorting(self._scenes.sorted_by(spot), partial(self.sort_zone, spot)),
        ).popup(at)

    def sort_zone(self, spot: Spot, by: str) -> None:
        """Show the cards of a zone sorted, or as they came; the board knows nothing of it."""
        self._scenes.sort(spot, by)
        self.show_table()
        how = f"lies sorted by {by} on the desk" if by else "lies in the order in which its cards came"
        self.session.tell("note", f"{zone_title(spot)} {how}. In the game nothing has changed.")

    def press_door(self, label: str, side: str) -> None:
        """Unlock the door whose badge was pressed."""
        action = self.session.tries.meant(label, Intent.RIGHT_DOOR if side == "right" else Intent.LEFT_DOOR)
        if action is not None:
            self.session.act(action)

    def begin_drag(self, label: str) -> None:
        """Light the zones in which what is dragged may be put."""
        self._drops = drops_of_all(self.session, self._held(label))
        self.desk.light({spot: drop.target for spot, drop in self._drops.items()})

    def tell_target(self, target: DropTarget | None) -> None:
        """Say what dropping in the zone under the mouse would do."""
        if target is not None:
            kind = "note" if target.possible else "refused"
            self.session.tell(kind, target.text, target.reasons)

    def _held(self, label: str) -> tuple[str, ...]:
        """What is dragged with a card: all that are selected, if it is one of them."""
        return self.session.chosen if label in self.session.chosen else (label,)

    def drop(self, label: str, spot: Spot) -> None:
        """Do what dropping the cards dragged does in a zone."""
        known, self._drops = self._drops.get(spot), {}
        if known is None:
            return
        held = self._held(label)
        drop = known if len(held) == 1 else drop_of_all(self.session, held, spot)
        if not drop.actions:
            self.session.tell("refused", f"Not possible. {drop.target.text}", drop.target.reasons, is_outcome=True)
        elif len(drop.actions) == 1:
            self.session.act(drop.actions[0])
        else:
            self.session.act_all(drop.actions)
        if drop.actions:
            self.session.select_all(held)


def leading(found: tuple[Row, ...]) -> str:
    """The key of the row to show first: the most telling that the last action changed, else that effects change."""
    changed = [row.key for row in found if row.before is not None]
    layered = [row.key for row in found if row.why and row.why[0].layer[:1] not in ("", "1")]
    for keys in (changed, layered):
        telling = [key for key in _SURPRISING if key in keys]
        if telling:
            return telling[0]
    return FIRST_VALUE
