"""What a plot is: how a board of a topic comes about, and what can be asked of it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final, Literal, NamedTuple

import msgspec

from inspector.cards import Card, Change, Filter
from inspector.rules import Action, Edition, Effect, Place, PutOntoBattlefield
from inspector.training.questions import QuizAsk
from inspector.training.seeds import Draw
from inspector.training.shelf import CardShelf


class PlotSetting(msgspec.Struct, frozen=True, kw_only=True):
    """A board, and what can be asked of it: any of ``asks``.

    ``cards`` are records of made-up cards that it needs. ``spare`` are the indexes of actions that only distract, on
    purpose, and may not be left out for being so. A ``plain`` board need not be one that a misconception of a kind of
    its own takes wrongly: it is there for its rule.
    """

    actions: tuple[Action, ...]
    asks: tuple[QuizAsk, ...]
    cards: tuple[Mapping[str, Any], ...] = ()
    spare: tuple[int, ...] = ()
    plain: bool = False


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
    """How a board of a topic comes about; ``levels`` are those that it is right for, none for what no paper draws."""

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


def label_for(card: Card) -> str:
    """Give the label under which a card is placed: what people call it."""
    return card.known_as


def placed(card: Card, zone: str = "battlefield", label: str = "", **more: object) -> Place:
    """Place a card under what it is name_of."""
    made: Place = msgspec.convert(
        {"do": "place", "card": label_for(card), "as": label or label_for(card), "zone": zone, **more}, Place
    )
    return made


def placed_by_name(name: str, zone: str = "battlefield", **more: object) -> Place:
    """Place a made-up card under its own name."""
    made: Place = msgspec.convert({"do": "place", "card": name, "as": name, "zone": zone, **more}, Place)
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


def spell_effect(label: str, until: Literal["end of turn", "forever"] = "end of turn", **change: object) -> Effect:
    """Let a spell or ability that has resolved change an object; ``change`` as files write it."""
    return Effect(on=(label,), change=msgspec.convert(change, Change), until=until)


def spell_effect_on_all(until: Literal["end of turn", "forever"] = "end of turn", **words: object) -> Effect:
    """Let a spell or ability that has resolved change all that match: ``filter`` and ``change`` as files write them."""
    wanted, change = msgspec.convert(words["filter"], Filter), msgspec.convert(words["change"], Change)
    return Effect(filter=wanted, change=change, until=until)


def act_of(do: str, **fields: object) -> Action:
    """Give an action as files write it."""
    made: Action = msgspec.convert({"do": do, **fields}, Action)
    return made


def leaves(label: str, to: str) -> Action:
    """Move an object to another zone."""
    return act_of("move", object=label, to=to)


def cast_as(label: str, **how: object) -> Action:
    """Cast a card; ``how`` as files write it."""
    return act_of("cast", object=label, **how)


def enters_as_copy(copier: str, of: str, player: str | None = None) -> PutOntoBattlefield:
    """Let a permanent enter as a copy of another one."""
    return PutOntoBattlefield(object=copier, as_copy_of=of, player=player)


def returned(label: str, *, transformed: bool = False) -> PutOntoBattlefield:
    """Put a card onto the battlefield."""
    return PutOntoBattlefield(object=label, transformed=transformed)


# What a face shows.
FACE: Final = ("name", "mana_value", "colors", "types", "subtypes", "power", "toughness", "keywords", "mana_cost")
