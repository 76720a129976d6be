"""Hands and libraries that words count and in which no card lies: who they belong to, in words (402, 401)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from inspector.cards import Filter, possessive
from inspector.rules.table.objects import HIDDEN_ZONES
from inspector.rules.values.asking import Asker, Every
from inspector.rules.values.other_qualities import CHOSEN_PLAYERS, chosen_for
from inspector.rules.values.selecting import zones_of

IS_EMPTY = " is empty"


def empty_ones_meant(players: tuple[str, ...], asker: Asker, asked: Iterable[Filter], every: Every) -> tuple[str, ...]:
    """List in words the hands and libraries without a card that filters mean: ``"Ana's hand is empty"``."""
    return tuple(dict.fromkeys(_empty_ones(players, asker, asked, every)))


def _empty_ones(players: tuple[str, ...], asker: Asker, asked: Iterable[Filter], every: Every) -> Iterator[str]:
    for wanted in asked:
        for zone in zones_of(wanted):
            if zone not in HIDDEN_ZONES:
                continue
            there = {one.object.owner for one in every.values() if one.object.zone == zone}
            for player in _players(players, asker, wanted, every):
                if player not in there:
                    yield f"{possessive(player)} {zone}{IS_EMPTY}"


def _players(players: tuple[str, ...], asker: Asker, wanted: Filter, every: Every) -> list[str]:
    """List the players whose cards a filter means there; nobody where that hangs on a choice nobody has made."""
    if wanted.belongs_to in (*CHOSEN_PLAYERS, "its controller"):
        return [player for player in players if player == _one_meant(asker, wanted.belongs_to, every)]
    meant = wanted.owner or wanted.controller or ("opponent" if wanted.belongs_to is not None else players)
    words = (meant,) if isinstance(meant, str) else meant
    own = asker.player
    return [player for player in players if player in words or ("you" if player == own else "opponent") in words]


def _one_meant(asker: Asker, whom: str, every: Every) -> object:
    if whom in CHOSEN_PLAYERS:
        return chosen_for(every, asker, CHOSEN_PLAYERS[whom])
    source = every.get(asker.label)
    bearer = None if source is None else every.get(source.object.attached_to or "")
    return None if bearer is None else bearer.controller
