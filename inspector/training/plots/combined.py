"""Boards made of the boards of other topics: what differs between editions, and a whole desk."""

from __future__ import annotations

import msgspec

from inspector.rules import Action, Place
from inspector.training.known_in import knows_all
from inspector.training.plots.setting import ALL_PLOTS, Materials, NothingFitsError, Plot, PlotSetting, plot
from inspector.training.questions import LEVELS, QuizAsk

_OF_CARDS = ("transform", "modal", "meld", "zones", "rooms", "flip", "copies", "face-down")
_WHERE_EDITIONS_DIFFER = ("transform", "modal", "zones", "split", "copies", "flip", "meld", "face-down", "day-night")
# What stands on a desk besides what is asked about, by level.
_OTHERS = {1: 1, 2: 2, 3: 2, 4: 3, 5: 3}
_MOST_BESIDE = 2
_TRIES = 12


def _plots_of(topics: tuple[str, ...], level: int) -> list[Plot]:
    return [one for one in ALL_PLOTS if one.topic in topics and any(abs(each - level) <= 1 for each in one.levels)]


@plot("editions", 1)
def _easy_in_other_editions(of: Materials) -> PlotSetting:
    return of.draw.one_of(_plots_of(_WHERE_EDITIONS_DIFFER, 1)).make(of)


@plot("editions", 2)
def _in_other_editions(of: Materials) -> PlotSetting:
    return of.draw.one_of(_plots_of(_WHERE_EDITIONS_DIFFER, 2)).make(of)


@plot("editions", 3)
def _harder_in_other_editions(of: Materials) -> PlotSetting:
    return of.draw.one_of(_plots_of(_WHERE_EDITIONS_DIFFER, 3)).make(of)


@plot("editions", 4, 5)
def _hardest_in_other_editions(of: Materials) -> PlotSetting:
    return of.draw.one_of(_plots_of(_WHERE_EDITIONS_DIFFER, 4)).make(of)


def _desk(of: Materials, level: int) -> PlotSetting:
    """Lay out what is asked about, and beside it boards of other topics that have nothing to do with it."""
    plots = _plots_of(_OF_CARDS, level)
    first = of.draw.one_of(plots)
    found = first.make(of)
    if not found.cards and not knows_all(found.actions, of.shelf.pool, of.edition):
        raise NothingFitsError("a board that the edition knows")
    actions, topics = list(found.actions), {first.topic}
    for _ in range(_OTHERS[level]):
        topic, beside = _beside(of, topics, _labels(actions))
        topics.add(topic)
        actions = [*beside.actions, *actions]
    before = len(actions) - len(found.actions)
    asks = tuple(_moved_on(asked, before) for asked in found.asks)
    kept = tuple(_since_later(action, before) for action in actions[before:])
    return PlotSetting(actions=(*actions[:before], *kept), asks=asks, cards=found.cards, spare=tuple(range(before)))


def _beside(of: Materials, topics: set[str], labels: set[str]) -> tuple[str, PlotSetting]:
    """Draw a board of another topic that can lie beside what is there."""
    for _ in range(_TRIES):
        other = of.draw.one_of([one for one in _plots_of(_OF_CARDS, 1) if one.topic not in topics])
        found = other.make(of)
        known = knows_all(found.actions, of.shelf.pool, of.edition)
        if known and not _labels(found.actions) & labels and _stands_by(found):
            return other.topic, found
    raise NothingFitsError("two of one name")


def _labels(actions: tuple[Action, ...] | list[Action]) -> set[str]:
    return {action.label for action in actions if hasattr(action, "label")}


def _stands_by(setting: PlotSetting) -> bool:
    """Whether a board is short, and all of it lies on the battlefield: something to see, and not to puzzle over."""
    places = [one for one in setting.actions if isinstance(one, Place)]
    short = len(setting.actions) <= _MOST_BESIDE and not setting.cards and bool(places)
    return (
        short
        and all(one.zone == "battlefield" for one in places)
        and setting.asks[0].action < 0
        and setting.asks[0].key != "state_based"
    )


def _moved_on(asked: QuizAsk, by: int) -> QuizAsk:
    return msgspec.structs.replace(asked, action=asked.action + by) if asked.action >= 0 else asked


def _since_later(action: Action, by: int) -> Action:
    since: int | None = getattr(action, "since", None)
    return action if since is None else msgspec.structs.replace(action, since=since + by)


@plot("whole-desk", 1)
def _two_things(of: Materials) -> PlotSetting:
    return _desk(of, LEVELS[0])


@plot("whole-desk", 2)
def _two_harder_things(of: Materials) -> PlotSetting:
    return _desk(of, LEVELS[1])


@plot("whole-desk", 3)
def _three_things(of: Materials) -> PlotSetting:
    return _desk(of, LEVELS[2])


@plot("whole-desk", 4)
def _four_things(of: Materials) -> PlotSetting:
    return _desk(of, LEVELS[3])


@plot("whole-desk", 5)
def _four_hard_things(of: Materials) -> PlotSetting:
    return _desk(of, LEVELS[4])
