"""The one error of this package: a card that cannot be read."""

from __future__ import annotations

LONGEST_SHOWN = 60


def shortened(text: str, longest: int = LONGEST_SHOWN) -> str:
    """Show a text of a stranger's in a sentence, a long one cut short."""
    return text if len(text) <= longest else f"{text[:longest]}…"


class CardError(ValueError):
    """A card record cannot be read; it names the card, the field and what is wrong with it."""

    def __init__(self, card: str, field: str, problem: str) -> None:
        """Name the ``card``, the ``field`` (``card_faces[1].mana_cost``) and the ``problem``, a clause."""
        card = shortened(card)
        super().__init__(f'card "{card}", field {field}: {problem}')
        self.card = card
        self.field = field
        self.problem = problem
