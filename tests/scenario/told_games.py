"""Random games told in words: printed, read back and held against what was played."""

from __future__ import annotations

from typing import Final

import msgspec

from inspector.cards import CardPool
from inspector.rules import Action
from inspector.scenario import Scenario, ScenarioError, UnknownCardError
from inspector.scenario.words import WordsError, alike, board_from_words, board_in_words
from tests.rules.random_games import Player

LENGTH: Final = 12


def told_unlike(edition: str, seed: int, pool: CardPool) -> str:
    """Play a game and tell it; what reads back unlike it or prints unlike it is told, nothing if nothing does."""
    player = Player(edition, seed)
    broke = player.play(LENGTH)
    if broke is not None:
        return f"{edition} {seed}: {broke}"
    actions = tuple(msgspec.convert(record, Action) for record in player.actions)
    text = ""
    try:
        text = board_in_words(Scenario(edition=edition, actions=actions), pool)
        again = board_from_words(text, pool)
    except UnknownCardError:
        # The player names nonsense now and then; what names no card is no scenario, which files refuse too.
        return ""
    except (WordsError, ScenarioError) as error:
        return f"{edition} {seed}: {error}\n{text}"
    read = again.scenario.actions
    if len(read) != len(actions):
        return f"{edition} {seed}: {len(read)} actions for {len(actions)}\n{text}"
    for one, other, table in zip(actions, read, player.tables, strict=False):
        if not alike(one, other, "Ana", table):
            return f"{edition} {seed}: {other}\n  for {one}\n{text}"
    printed = board_in_words(again.scenario, pool)
    return "" if printed == text else f"{edition} {seed}: printed again\n{printed}\n  for\n{text}"
