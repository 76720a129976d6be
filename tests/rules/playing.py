"""Tables for tests: actions written as a scenario file has them, over the bundled cards or over cards of a test."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import Any

import msgspec

from inspector.cards import Card, CardIndex, card_from_scryfall
from inspector.library import bundled_cards
from inspector.rules import (
    Action,
    Characteristics,
    Outcome,
    Table,
    all_characteristics,
    edition_of,
    new_table,
    perform,
)

Record = dict[str, Any]
NOTHING = "nothing happens"
ILLEGAL = "illegal"
DONE = "done"
NOT_COMPUTED = "not computed"


# Where to note what is played, for those who ask what was cited in it.
NOTED: list[list[Played]] = []


class Played(msgspec.Struct, frozen=True):
    """A table and how each action that led to it ended; ``played["label"]`` is what that object is now."""

    table: Table
    outcomes: tuple[Outcome, ...]

    def __getitem__(self, label: str) -> Characteristics:
        return all_characteristics(self.table)[label]

    @property
    def last(self) -> Outcome:
        """How the last action ended."""
        return self.outcomes[-1]

    def then(self, *actions: Record) -> Played:
        """Play on."""
        table, outcomes = self.table, list(self.outcomes)
        for index, action in enumerate(actions, start=len(outcomes)):
            table, outcome = perform(table, read(action), step=index)
            # What was illegal is as if it had never begun (733.1; 717.1 in 2011), so nothing of it happened.
            assert outcome.result != ILLEGAL or not outcome.events, outcome
            outcomes.append(outcome)
        played = Played(table, tuple(outcomes))
        for noted in NOTED:
            noted.append(played)
        return played


def play(edition: str, *actions: Record, cards: Iterable[Record] = ()) -> Played:
    """Play the actions on an empty table under an edition; ``cards`` come before the bundled ones."""
    pool = CardIndex([_made(msgspec.json.encode(card)) for card in cards], beneath=bundled_cards())
    return Played(new_table(edition_of(edition), pool=pool), ()).then(*actions)


@lru_cache(maxsize=4096)
def _made(card: bytes) -> Card:
    """A card of a test, which others of its module play too: no card is ever changed."""
    return card_from_scryfall(msgspec.json.decode(card))


def read(action: Record) -> Action:
    """Read one action, as from a file."""
    read_action: Action = msgspec.convert(action, Action)
    return read_action


def place(card: str, label: str = "it", zone: str = "battlefield", **keys: Any) -> Record:  # noqa: ANN401
    """An action that sets a card up."""
    return {"do": "place", "card": card, "as": label, "zone": zone, **keys}


def do(name: str, object: str | None = None, /, **keys: Any) -> Record:  # noqa: A002, ANN401
    """An action by its name, on an object where it has one; ``except_`` and ``as_`` stand for those keys."""
    named = {"object": object} if object is not None else {}
    return {"do": name, **named, **{key.rstrip("_"): value for key, value in keys.items()}}


def events(outcome: Outcome) -> list[str]:
    """The kinds of the events, in order."""
    return [str(event.kind) for event in outcome.events]


def entering_copy(label: str, of: str, **keys: Any) -> tuple[Record, Record]:  # noqa: ANN401
    """Cast a card and let it enter as a copy."""
    return do("cast", label), do("resolve", label, as_copy_of=of, **keys)
