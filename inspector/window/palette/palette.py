"""The palette at work: asks everyone for what they have, ranks it, and has done what was chosen."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from time import monotonic
from typing import get_args

from PySide6.QtCore import QObject, Qt, QTimer, Signal
from PySide6.QtWidgets import QWidget

from inspector.drawing import CardLook, LookError, printed_look
from inspector.library import LibraryError, QueryError
from inspector.rules import Action
from inspector.window.actions.card_commands import SELECT_FIRST
from inspector.window.board.boards import Boards
from inspector.window.board.session import Session
from inspector.window.desk.places import Spot
from inspector.window.files.files import Files
from inspector.window.in_words.offers import SentenceOffer, do_offered, sentence_offers
from inspector.window.kept.settings import USED, Settings
from inspector.window.palette.entries import (
    answer_entries,
    answers,
    board_entries,
    card_entries,
    command_entries,
    effect_entries,
    here_entries,
    rule_entries,
    sample_entries,
    sentence_entries,
    zone_entries,
)
from inspector.window.palette.previews import Previews, effect_on
from inspector.window.palette.ranking import (
    MOST_ALONE,
    MOST_OF_A_KIND,
    EntryGroup,
    EntryKind,
    PaletteEntry,
    RankedEntry,
    grouped,
    is_meant,
    ranked,
    used_now,
)
from inspector.window.palette.sheet import PaletteSheet
from inspector.window.rules_reader.rules_reader import RulesReader
from inspector.window.search.controller import Finding
from inspector.window.style.theme import Roles
from inspector.window.widgets.commands import Command
from inspector.window.words.value_words import text_of

MOST_USED, MOST_LATELY = 40, 5
_SLICE_SECONDS = 0.008
_SIGNS: dict[str, EntryKind] = {">": "command", "#": "rule", "@": "here"}
_TITLES: dict[EntryKind, str] = {
    "sentence": "This does it",
    "answer": "Answers",
    "effect": "Effects",
    "command": "Commands",
    "here": "On this board",
    "card": "Cards",
    "zone": "Zones",
    "rule": "Rules",
    "sample": "Sample boards",
    "board": "Open boards",
    "edition": "Editions",
    "setting": "Settings",
    "more": "",
}
_ID = "palette"


class Palette(QObject):
    """One field for everything.

    ``rule_wanted`` is emitted with the number of a rule, ``asked_for`` with what the rules are to be searched for,
    ``zone_wanted`` with the zone that is to be opened, ``picked`` with the label that a command asks for.
    """

    rule_wanted = Signal(str)
    asked_for = Signal(str)
    zone_wanted = Signal(object)
    picked = Signal(str)

    def __init__(
        self,
        session: Session,
        boards: Boards,
        files: Files,
        finding: Finding,
        reader: RulesReader,
        settings: Settings,
        window: QWidget,
    ) -> None:
        super().__init__(window)
        self._session, self._boards, self._files = session, boards, files
        self._finding, self._reader, self._settings = finding, reader, settings
        self._records: Sequence[Command] = ()
        self._standing: tuple[PaletteEntry, ...] = ()
        self._typed_for: tuple[PaletteEntry, ...] = ()
        self._samples: tuple[PaletteEntry, ...] = ()
        self._unread = sample_entries()
        self._reading = QTimer(self)
        self._reading.timeout.connect(self._read_some)
        self._sentences: tuple[SentenceOffer, ...] = ()
        self._answers: dict[str, Action] = {}
        # Of which kind alone all are listed, and for which words.
        self._only: tuple[EntryKind, str] | None = None
        self._previews = Previews(session, reader)
        self.sheet = PaletteSheet(window, self._look_of, self._previews.of)
        self.sheet.kind_wanted.connect(self._show_kind)
        self.sheet.more_wanted.connect(self._show_all_of)
        self._listing = QTimer(self)
        self._listing.setSingleShot(True)
        self._listing.timeout.connect(self._list)
        self.sheet.typed.connect(self._show)
        self.sheet.entered.connect(self._enter)
        self.sheet.taken.connect(self._have)
        self.sheet.chosen.connect(self._have_for)
        self._viewer = session.board.viewer

    def command(self, records: Sequence[Command]) -> Command:
        """The command that opens it; it offers the ``records`` as they are when it opens."""
        self._records = records
        return Command(id=_ID, text="Find anything …", menu="Edit", run=self.toggle, group=1)

    def toggle(self) -> None:
        """Open it, or put it away."""
        if not self.sheet.isHidden():
            self.sheet.close_sheet()
            return
        self._standing = ()
        self._only = None
        if not self._session.cards.library.is_ready:
            self._finding.prepare_soon()
        self._viewer = self._session.board.viewer
        self.sheet.open_sheet()
        # The field is painted first: what can be done now is tried on the board, which takes longer.
        self._listing.start(0)

    def set_roles(self, roles: Roles) -> None:
        """Take a theme's colors."""
        self.sheet.set_roles(roles)

    def warm_soon(self) -> None:
        """Read the titles of the samples bit by bit while nothing else is to be done."""
        self._reading.start(0)

    def _read_some(self) -> None:
        until = monotonic() + _SLICE_SECONDS
        while monotonic() < until:
            entry = next(self._unread, None)
            if entry is None:
                self._reading.stop()
                return
            self._samples += (entry,)

    def _read_all(self) -> None:
        self._reading.stop()
        self._samples += tuple(self._unread)

    def _list(self) -> None:
        if not self.sheet.isHidden():
            self._show(self.sheet.field.text())

    def _stand(self) -> None:
        """Ask what is there whatever is typed, once for each time it is opened."""
        self._listing.stop()
        if self._standing:
            return
        session = self._session
        waits = SELECT_FIRST if session.selected is None else ""
        records = [record for record in self._records if record.id != _ID]
        self._standing = (*command_entries(records), *board_entries(self._boards))
        self._typed_for = (
            *self._standing,
            *effect_entries(session.table.players, waits),
            *here_entries(session),
            *zone_entries(session),
        )

    def follow_view(self) -> None:
        """Put it away when somebody else looks: what it says of commands is of what the former viewer saw."""
        if self._session.board.viewer != self._viewer and not self.sheet.isHidden():
            self.sheet.close_sheet()

    def _show(self, typed: str) -> None:
        self._stand()
        kind, words = self._asked_kind(typed)
        used = tuple(self._settings.get(USED).split("\n"))
        if not words.strip():
            entries = self._standing if kind is None else self._all_of(kind, words)
            groups = self._standing_groups(ranked("", entries, used), used)
            self.sheet.show_groups(groups, "", meant=False)
            return
        entries = self._all_of(kind, words)
        most = MOST_OF_A_KIND if kind is None else MOST_ALONE
        hits = ranked(words, entries, used, most)
        groups = grouped(hits, self._titles(), self._of_selected())
        # A line that leads to all rules with these words always stands there: it is no card.
        few = 0 if any(hit.entry.kind == "card" for hit in hits) else self._session.cards.library.only_these
        self.sheet.show_groups(groups, words, meant=is_meant(words, hits), few=few)

    def _all_of(self, kind: EntryKind | None, words: str) -> tuple[PaletteEntry, ...]:
        """Everything that there is for some words, of one kind or of all."""
        self._read_all()
        self._sentences = self._read(words) if kind in (None, "sentence") else ()
        self._answers = answers(self._session, words) if kind in (None, "answer") else {}
        said = (*sentence_entries(words, self._sentences), *answer_entries(words, self._answers))
        sentences = {f"sentence:{offer.sentence}": offer.actions for offer in self._sentences}
        self._previews.take({**sentences, **{f"answer:{text}": (action,) for text, action in self._answers.items()}})
        cards = self._cards(words) if kind in (None, "card") and words.strip() else ()
        rules = rule_entries(words, self._reader) if kind in (None, "rule") and words.strip() else ()
        found = (*self._typed_for, *self._samples, *cards, *rules, *said)
        return found if kind is None else tuple(entry for entry in found if entry.kind == kind)

    def _asked_kind(self, typed: str) -> tuple[EntryKind | None, str]:
        """Of which kind something is wanted, by a sign before the words or by Tab, and the words."""
        sign = _SIGNS.get(typed[:1])
        if sign is not None:
            return sign, typed[1:].lstrip()
        if self._only is not None and self._only[1] == typed:
            return self._only[0], typed
        return None, typed

    def _show_kind(self) -> None:
        """List only the kind of the line chosen, or all kinds again."""
        typed, row = self.sheet.field.text(), self.sheet.list.currentRow()
        if self._only is not None or row < 0:
            self._only = None
            self._show(typed)
        else:
            entry: PaletteEntry = self.sheet.list.item(row).data(Qt.ItemDataRole.UserRole)
            self._show_all_of(entry.id.partition(":")[2] if entry.kind == "more" else entry.kind)

    def _show_all_of(self, kind: str) -> None:
        typed = self.sheet.field.text()
        sign = self._asked_kind(typed)[0]
        if sign is None:
            self._only = next(each for each in get_args(EntryKind) if each == kind), typed
        self._show(typed)

    def _titles(self) -> dict[EntryKind, str]:
        return {**_TITLES, "rule": f"Rules of {self._session.edition_key}"}

    def _of_selected(self) -> str:
        label = self._session.selected
        if label is None:
            return ""
        return f"{text_of(self._session.values()[label].name) or label}, selected"

    def _standing_groups(self, hits: Sequence[RankedEntry], used: Sequence[str]) -> tuple[EntryGroup, ...]:
        """What stands there before anything is typed: what was used lately, what suits the selection, and the rest."""
        lately = [hit for hit in hits if hit.entry.id in used and not hit.entry.waits][:MOST_LATELY]
        rest = [hit for hit in hits if hit not in lately]
        selected = self._of_selected()
        # Where nothing is selected there is nothing that it suits, and no heading for it.
        suits = [hit for hit in rest if hit.entry.suits and selected]
        others = [hit for hit in rest if hit not in suits]
        found = [("Used lately", lately), (selected, suits)]
        titles = self._titles()
        found += [
            (title, [hit for hit in others if titles[hit.entry.kind] == title])
            for title in dict.fromkeys(titles.values())
        ]
        return tuple(EntryGroup(title, tuple(held)) for title, held in found if held)

    def _look_of(self, name: str) -> CardLook | None:
        try:
            card = self._session.cards.pool.find(name)
            return printed_look(card) if card is not None else None
        except (LibraryError, LookError):
            return None

    def _enter(self) -> None:
        """Who presses Enter while names of cards are read gets the best of all of them, unless led to another line."""
        if self._finding.is_loading and self.sheet.list.currentRow() < 0:
            self._finding.prepare()
            self._show(self.sheet.field.text())
        self.sheet.take_current()

    def _cards(self, typed: str) -> tuple[PaletteEntry, ...]:
        try:
            return tuple(card_entries(self._finding.look_up(typed)))
        except QueryError:
            # What is no query may be the name of something else: the other kinds are asked all the same.
            return ()

    def _read(self, typed: str) -> tuple[SentenceOffer, ...]:
        # What is selected need not be said: "is blue", "make Ben's".
        ways = (typed, *(_with_it(typed) if self._session.selected is not None else ()))
        try:
            return next((found for said in ways if (found := sentence_offers(self._session.board, said))), ())
        except LibraryError as error:
            self._session.tell("refused", str(error))
            return ()

    def _have(self, entry: PaletteEntry) -> None:
        if entry.kind == "sentence":
            # It was meant for this board, and is no habit.
            offer = next(each for each in self._sentences if f"sentence:{each.sentence}" == entry.id)
            do_offered(self._session, offer)
            return
        if entry.kind == "answer":
            self._session.act(self._answers[entry.text])
            return
        used = used_now(entry.id, self._settings.get(USED).split("\n"), MOST_USED)
        self._settings.put(USED, "\n".join(used))
        kind, _, target = entry.id.partition(":")
        if kind == "command":
            self._do(next(record for record in self._records if record.id == target))
        elif kind == "board":
            # A board that was closed by its key meanwhile is nowhere, and nothing is shown in its place.
            here = (place for place, tab in enumerate(self._boards.tabs) if str(tab.key) == target)
            self._boards.show(next(here, -1))
        elif kind == "sample":
            self._files.open_path(Path(target))
        elif kind == "card":
            self._finding.place(target)
        elif kind == "effect" and self._session.selected is not None:
            self._session.act(effect_on(self._session.selected, self._session, target))
        elif kind == "here":
            self._session.select(target)
        elif kind == "zone":
            zone, _, player = target.partition("|")
            self.zone_wanted.emit(Spot(zone, player))
        elif kind == "rule":
            self.rule_wanted.emit(target)
        else:
            self.asked_for.emit(target)

    def _have_for(self, entry: PaletteEntry, label: str) -> None:
        """Do what asks for a card, for one."""
        self._have(entry)
        self.picked.emit(label)

    def _do(self, record: Command) -> None:
        # A key may have changed what it waits for since the list was made.
        problem = record.why_not()
        if problem:
            self._session.tell("nothing", f"{record.text}: {problem}.")
        else:
            record.run()


def _with_it(typed: str) -> tuple[str, ...]:
    """The same words said of what is selected."""
    words = typed.strip()
    first, _, rest = words.partition(" ")
    return (f"it {words}", f"{first} it {rest}", f"{first} it a {rest}")
