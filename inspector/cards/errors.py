"""The one error of this package: a card that cannot be read."""

from __future__ import annotations

_LONGEST_SHOWN = 60


class CardError(ValueError):
    """A card record cannot be read; it names the card, the field and what is wrong with it."""

    def __init__(self, card: str, field: str, problem: str) -> None:
        """Name the ``card``, the ``field`` (``card_faces[1].mana_cost``) and the ``problem``, a clause."""
        card = card if len(card) <= _LONGEST_SHOWN else f"{card[:_LONGEST_SHOWN]}…"
        super().__init__(f'card "{card}", field {field}: {problem}')
        self.card = card
        self.field = field
        self.problem = problem
