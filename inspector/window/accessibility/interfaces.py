"""What a screen reader finds on the desk: a tree of zones and cards, made when it is asked for and kept up to date.

Cards are no widgets, so each has an interface of its own. Qt's cache deletes a registered interface, Python must not:
every interface is registered as it is made, held here as long as it lies on the desk, and handed back to the cache
when its card goes or the desk does.
"""

from __future__ import annotations

import weakref
from collections.abc import Iterator

from PySide6.QtCore import QEvent, QObject
from PySide6.QtGui import (
    QAccessible,
    QAccessibleAnnouncementEvent,
    QAccessibleEvent,
    QAccessibleInterface,
    QAccessibleStateChangeEvent,
)
from shiboken6 import Shiboken

from inspector.window.accessibility.items import CardVoice, DeskVoice, ZoneVoice
from inspector.window.board.session import Session
from inspector.window.desk.desk import Desk
from inspector.window.desk.places import Spot, spots
from inspector.window.desk.scene import CardView
from inspector.window.words.sentences import spoken

_desks: weakref.WeakValueDictionary[int, Spoken] = weakref.WeakValueDictionary()


class Spoken(QObject):
    """The accessible objects of one desk. Nothing is made before a screen reader asks for the desk."""

    def __init__(self, desk: Desk, session: Session) -> None:
        super().__init__(desk)
        self.desk = desk
        self.session = session
        self._ids: dict[QAccessibleInterface, int] = {}
        self._cards: dict[str, CardVoice] = {}
        self._zones: dict[Spot, ZoneVoice] = {}
        self._views: dict[str, CardView] = {}
        self._chosen: tuple[str, ...] = ()
        self._is_asked = False
        _install_factory()
        _desks[Shiboken.getCppPointer(desk)[0]] = self
        _forget_plain(desk)
        desk.installEventFilter(self)
        ids = self._ids
        self.destroyed.connect(lambda: _hand_back(ids))

    # The tree.

    def answer(self) -> DeskVoice:
        """Make the interface of the desk itself, the one that Qt asks for."""
        self._is_asked = True
        self._views = dict(self.desk.shown.cards)
        self._chosen = self.session.chosen
        return DeskVoice(self.desk, self)

    @property
    def root(self) -> QAccessibleInterface | None:
        """The interface of the desk."""
        return QAccessible.queryAccessibleInterface(self.desk)

    def zones(self) -> tuple[Spot, ...]:
        """Every zone on the desk, in the order in which Tab visits them."""
        return spots(self.desk.shown.players)

    def labels(self, spot: Spot) -> tuple[str, ...]:
        """What lies in a zone."""
        return tuple(tile.label for tile in self.desk.shown.tiles.get(spot, ()))

    def spot_of(self, label: str) -> Spot | None:
        """The zone in which a card lies."""
        return next((spot for spot in self.zones() if label in self.labels(spot)), None)

    def zone(self, spot: Spot) -> ZoneVoice:
        """The interface of a zone."""
        if spot not in self._zones:
            self._zones[spot] = ZoneVoice(self, spot)
            self._register(self._zones[spot])
        return self._zones[spot]

    def card(self, label: str) -> CardVoice | None:
        """The interface of a card; None where there is no such card on the desk."""
        if label not in self.desk.shown.cards:
            return None
        if label not in self._cards:
            self._cards[label] = CardVoice(self, label)
            self._register(self._cards[label])
        return self._cards[label]

    def _register(self, voice: QAccessibleInterface) -> None:
        self._ids[voice] = QAccessible.registerAccessibleInterface(voice)

    def _drop(self, voice: QAccessibleInterface) -> None:
        QAccessible.deleteAccessibleInterface(self._ids.pop(voice))

    # Telling what changes.

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Lead the screen reader from the desk to the selected card when the desk gets the keyboard."""
        if watched is self.desk and event.type() == QEvent.Type.FocusIn and self.desk.selected is not None:
            self.tell_focus(self.desk.selected)
        return super().eventFilter(watched, event)

    @property
    def _is_heard(self) -> bool:
        return self._is_asked and QAccessible.isActive()

    @property
    def held(self) -> tuple[QAccessibleInterface, ...]:
        """Every interface there is now, but for that of the desk itself."""
        return tuple(self._ids)

    def follow_table(self) -> None:
        """Tell what the desk shows now that it did not."""
        if self._is_asked:
            self.follow(self.desk.shown.cards)
            self.follow_selection()

    def follow(self, now: dict[str, CardView]) -> None:
        """Tell what has come, gone or changed since it was last called."""
        before = self._views
        self._views = dict(now)
        for label in [label for label in self._cards if label not in now]:
            voice = self._cards.pop(label)
            self._tell(voice, QAccessible.Event.ObjectDestroyed)
            self._drop(voice)
        for spot in [spot for spot in self._zones if spot not in self.zones()]:
            self._drop(self._zones.pop(spot))
        if self._is_heard:
            for voice, event in self._news(now, before):
                self._tell(voice, event)

    def _news(
        self, now: dict[str, CardView], before: dict[str, CardView]
    ) -> Iterator[tuple[CardVoice, QAccessible.Event]]:
        for label, view in now.items():
            voice, was = self.card(label), before.get(label)
            if voice is None:
                continue
            if was is None:
                yield voice, QAccessible.Event.ObjectCreated
                continue
            if was.name != view.name:
                yield voice, QAccessible.Event.NameChanged
            if was.sentence != view.sentence:
                yield voice, QAccessible.Event.DescriptionChanged

    def follow_selection(self) -> None:
        """Tell what is selected now and what no longer."""
        chosen = self.session.chosen
        before, self._chosen = self._chosen, chosen
        if not self._is_heard:
            return
        for label in sorted(set(before) ^ set(chosen)):
            self._tell_selected(label)
        if self.desk.selected is not None and (not before or before[0] != self.desk.selected):
            self.tell_focus(self.desk.selected)

    def _tell_selected(self, label: str) -> None:
        voice = self.card(label)
        if voice is not None:
            changed = QAccessible.State()
            changed.selected = True
            QAccessible.updateAccessibility(QAccessibleStateChangeEvent(voice, changed))

    def tell_focus(self, label: str) -> None:
        """A card that has the keyboard is focused; one selected from elsewhere is only spoken."""
        voice = self.card(label) if self._is_heard else None
        if voice is not None and self.desk.hasFocus():
            self._tell(voice, QAccessible.Event.Focus)
        elif voice is not None:
            sentence = spoken(self.desk.shown.cards[label].sentence)
            QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self.desk, sentence))

    def _tell(self, voice: QAccessibleInterface, event: QAccessible.Event) -> None:
        if self._is_heard:
            QAccessible.updateAccessibility(QAccessibleEvent(voice, event))


def _hand_back(ids: dict[QAccessibleInterface, int]) -> None:
    """Have the cache delete what belongs to a desk that is no more."""
    for id_ in ids.values():
        QAccessible.deleteAccessibleInterface(id_)
    ids.clear()


def _forget_plain(desk: Desk) -> None:
    """Drop the interface that Qt gave a desk of its own accord, as soon as it got a name, so that it asks again."""
    plain = QAccessible.queryAccessibleInterface(desk) if QAccessible.isActive() else None
    if plain is not None and not isinstance(plain, DeskVoice):
        QAccessible.deleteAccessibleInterface(QAccessible.uniqueId(plain))


_installed: list[object] = []


def _install_factory() -> None:
    """Have Qt ask here for the interface of a desk; Qt takes a factory for good, so there is one for all desks."""
    if not _installed:
        _installed.append(_answer)
        QAccessible.installFactory(_answer)


def _answer(_key: str, asked: QObject | None) -> DeskVoice | None:
    if not isinstance(asked, Desk):
        return None
    spoken = _desks.get(Shiboken.getCppPointer(asked)[0])
    return spoken.answer() if spoken is not None else None
