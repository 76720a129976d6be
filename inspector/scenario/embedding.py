"""Putting the cards that a scenario uses into it, so that it opens on any machine."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from inspector.cards import Card, CardIndex, CardPool, card_from_scryfall, name_key
from inspector.cards.writing import record_of_card
from inspector.rules.table.actions import Place
from inspector.scenario.model import Scenario


def with_its_cards(scenario: Scenario, pool: CardPool, everywhere: CardPool | None = None) -> Scenario:
    """Give the scenario with a record of each card from the ``pool`` that its actions need.

    Cards of its own stay as they are. Left out is what ``everywhere`` (the bundled cards) has in just the same form,
    since that opens anywhere. The other half of a meld pair and the combined face are needed as well. Where nothing is
    to be added the scenario is given back as it is.
    """
    own = CardIndex(card_from_scryfall(record) for record in scenario.cards)
    added: dict[str, Card] = {}
    for name in _needed(scenario, own, pool):
        card = pool.find(name)
        if own.find(name) is None and card is not None and (everywhere is None or everywhere.find(name) != card):
            added.setdefault(name_key(card.name), card)
    if not added:
        return scenario
    records = (record_of_card(card) for card in added.values())
    return msgspec.structs.replace(scenario, cards=(*scenario.cards, *records))


def _needed(scenario: Scenario, own: CardPool, pool: CardPool) -> Iterator[str]:
    for action in scenario.actions:
        if not isinstance(action, Place):
            continue
        yield action.card
        card = own.find(action.card) or pool.find(action.card)
        if card is not None:
            yield from (name for name in (card.melds_with, card.melds_into) if name)
