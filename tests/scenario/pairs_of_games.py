"""Pairs of random games that differ only in what a viewer may not know: other cards, called otherwise, lie hidden.

Whether two games still differ in hidden things alone is judged here on the tables as they are, without the code under
test: the cards of hidden objects aside, everything must be equal.
"""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from typing import Any

import msgspec

from inspector.library import bundled_cards
from inspector.rules import Action, GameObject, RulesError, Table, edition_of, new_table, perform
from inspector.scenario import Replay, ReplayStep, explained, seen_replay
from tests.rules.random_games import PLAYERS, Player, Record, card_names

VIEWERS = ("Ben", "Ana", "spectator")
_LABELED = "object objects of as as_copy as_copy_of ability_of source on onto with other same_name_as"
_LABEL_KEYS = frozenset(_LABELED.split())
_OF_A_CARD = "label cards base said said_at substitute chosen set_by card_owners copies half x cast_as back_up unlocked"
_SECRETS = frozenset((_OF_A_CARD + " commanders").split())


class Pair(msgspec.Struct):
    """Two games with the same actions but for cards and labels that are hidden from a viewer, as far as they go."""

    viewer: str
    first: Replay
    second: Replay
    seed: int


def pair_of_games(edition: str, seed: int, actions: int = 14) -> Pair | None:
    """Play a game, and a second one with other hidden cards; None where nothing is hidden, or differs at once."""
    player = Player(edition, seed)
    player.play(actions)
    chance = random.Random(f"pair {edition} {seed}")
    viewer = chance.choice(VIEWERS)
    swapped = {record["as"]: chance.choice(card_names()) for record in player.actions if _is_hidden(record, viewer)}
    if not swapped:
        return None
    others = [_with_card(record, swapped) for record in player.actions]
    renamed = {label: f"{card} of {label}" for label, card in swapped.items()}
    first, second, third = (
        _played(edition, records)
        for records in (player.actions, others, [_renamed(record, renamed) for record in others])
    )
    length = 0
    for one, other, _ in zip(first.steps, second.steps, third.steps, strict=False):
        record = player.actions[length]
        if not _alike(one, other, record, set(swapped), viewer):
            break
        length += 1
    return Pair(viewer, _cut(first, length), _cut(third, length), seed) if length else None


def _is_hidden(record: Record, viewer: str) -> bool:
    if record["do"] != "place":
        return False
    mine = record.get("player", PLAYERS[0]) == viewer
    if record["zone"] == "library":
        return True
    return not mine and (record["zone"] == "hand" or bool(record.get("face_down")))


def _with_card(record: Record, swapped: dict[str, str]) -> Record:
    return {**record, "card": swapped[record["as"]]} if record.get("as") in swapped and "card" in record else record


def _renamed(value: Any, labels: dict[str, str], key: str = "") -> Any:  # noqa: ANN401 - any part of a record
    if isinstance(value, dict):
        attaching = value.get("do") == "attach"
        return {
            name: _renamed(held, labels, "object" if attaching and name == "to" else name)
            for name, held in value.items()
        }
    if isinstance(value, list):
        return [_renamed(held, labels, key) for held in value]
    return labels.get(value, value) if isinstance(value, str) and key in _LABEL_KEYS else value


def _played(edition: str, records: list[Record]) -> Replay:
    start = new_table(edition_of(edition), PLAYERS, bundled_cards())
    table, actions, steps = start, [], []
    for index, record in enumerate(records):
        action = msgspec.convert(record, Action)
        try:
            table, outcome = perform(table, action, step=index)
        except RulesError:
            break
        actions.append(action)
        steps.append(ReplayStep(table, outcome))
    return Replay(start=start, actions=tuple(actions), steps=tuple(steps))


def _cut(run: Replay, length: int) -> Replay:
    return Replay(start=run.start, actions=run.actions[:length], steps=run.steps[:length])


def _alike(one: ReplayStep, other: ReplayStep, record: Record, swapped: set[str], viewer: str) -> bool:
    """Whether the two tables and what everyone saw happen differ in nothing but the cards that are hidden."""
    if _bare(one.table, swapped) != _bare(other.table, swapped):
        return False
    if not all(_stays_hidden(held, viewer) for label, held in one.table.objects.items() if label in swapped):
        return False
    if one.outcome.events != other.outcome.events:
        return False
    names_hidden = not swapped.isdisjoint(_strings(record))
    return names_hidden or one.outcome.result == other.outcome.result


def _stays_hidden(held: GameObject, viewer: str) -> bool:
    if viewer in held.revealed_to:
        return False
    if held.zone == "library":
        return True
    mine = viewer in (held.controller, held.owner)
    return not mine and (held.zone in ("hand", "outside") or held.face_down is not None)


def _bare(table: Table, swapped: set[str]) -> tuple[object, ...]:
    objects = {
        label: {
            name: getattr(held, name) for name in held.__struct_fields__ if label not in swapped or name not in _SECRETS
        }
        for label, held in {**table.objects, **table.phased_out}.items()
    }
    return objects, table.effects, table.day_night, table.clock, table.gone, set(table.refused), table.life


def _strings(value: Any) -> Iterator[str]:  # noqa: ANN401 - any part of a record
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict | list):
        for held in value.values() if isinstance(value, dict) else value:
            yield from _strings(held)


def document(run: Replay, viewer: str) -> list[str]:
    """Everything that a viewer is told of a game, at every step: objects, actions, outcomes, reasons."""
    seen = seen_replay(run, viewer)
    steps = [json.dumps(explained(_cut(seen, length), viewer)) for length in range(len(seen.steps) + 1)]
    return [msgspec.json.encode(seen.actions).decode(), *steps]


def leak(pair: Pair) -> str:
    """Say what tells the two games of a pair apart; nothing if the viewer is told the same of both."""
    first, second = document(pair.first, pair.viewer), document(pair.second, pair.viewer)
    for number, (one, other) in enumerate(zip(first, second, strict=True)):
        if one != other:
            at = next(index for index, (a, b) in enumerate(zip(one, other, strict=False)) if a != b)
            where = f"seed {pair.seed}, {pair.viewer}, part {number}"
            return f"{where}: …{one[max(0, at - 120) : at + 80]}… and …{other[max(0, at - 120) : at + 80]}…"
    return ""
