"""What a plot is: how a board of a topic comes about, and what can be asked of it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final, NamedTuple

import msgspec

from inspector.cards import Card, Shape
from inspector.rules import Action, Edition, Place
from inspector.training.questions import QuizAsk
from inspector.training.seeds import Draw
from inspector.training.shelf import CardShelf


class PlotSetting(msgspec.Struct, frozen=True, kw_only=True):
    """A board, and what can be asked of it: any of ``asks``.

    ``cards`` are records of made-up cards that it needs. ``spare`` are the indexes of actions that only distract, on
    purpose, and may not be left out for being so.
    """

    actions: tuple[Action, ...]
    asks: tuple[QuizAsk, ...]
    cards: tuple[Mapping[str, Any], ...] = ()
    spare: tuple[int, ...] = ()


class Materials(NamedTuple):
    """What a plot draws from: chance, cards, and the edition of the question."""

    draw: Draw
    shelf: CardShelf
    edition: Edition

    def one(self, role: str, *others: Card | None) -> Card:
        """Draw a card of a role, other than some; raises NothingFitsError where there is none."""
        found = self.shelf.one(self.draw, role, *others)
        if found is None:
            raise NothingFitsError(role)
        return found

    def named(self, name: str) -> Card:
        """Give the card of a name; raises NothingFitsError where there is none."""
        found = self.shelf.named(name)
        if found is None:
            raise NothingFitsError(name)
        return found


class NothingFitsError(Exception):
    """A plot finds no card for one of its roles."""


class Plot(NamedTuple):
    """How a board of a topic comes about; ``levels`` are those that it is right for."""

    name: str
    topic: str
    levels: tuple[int, ...]
    make: Callable[[Materials], PlotSetting]


ALL_PLOTS: Final[list[Plot]] = []
Maker = Callable[[Materials], PlotSetting]


def plot(topic: str, *levels: int) -> Callable[[Maker], Maker]:
    """Enter a function that makes boards among the plots of a topic."""

    def enter(make: Maker) -> Maker:
        ALL_PLOTS.append(Plot(make.__name__.strip("_"), topic, levels, make))
        return make

    return enter


def called(card: Card) -> str:
    """Give the label under which a card is placed: what people call it."""
    return card.name if card.shape is Shape.SPLIT else card.front.name


def placed(card: Card, zone: str = "battlefield", label: str = "", **more: object) -> Place:
    """Place a card under what it is called."""
    made: Place = msgspec.convert(
        {"do": "place", "card": called(card), "as": label or called(card), "zone": zone, **more}, Place
    )
    return made


def values(label: str, *keys: str) -> tuple[QuizAsk, ...]:
    """Ask for values of an object, each by itself."""
    return tuple(QuizAsk(object=label, key=key) for key in keys)


def ending(action: int) -> QuizAsk:
    """Ask how an action ends."""
    return QuizAsk(action=action, key="outcome")


def no_event(action: int, kind: str) -> QuizAsk:
    """Ask whether an ability that waits for an event of an action triggers, which it does not."""
    return QuizAsk(action=action, key="no_events", about=(kind,))


def event(action: int, kind: str) -> QuizAsk:
    """Ask whether an event of an action happens, which it does."""
    return QuizAsk(action=action, key="events", about=(kind,))


# What a face shows.
FACE: Final = ("name", "mana_value", "colors", "types", "subtypes", "power", "toughness", "keywords", "mana_cost")
