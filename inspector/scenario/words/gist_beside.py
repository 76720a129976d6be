"""How things hang together that are named one behind the other: faces of one card, what is worn, what lies apart."""

from __future__ import annotations

from inspector.scenario.words.gist_cards import way_onto
from inspector.scenario.words.gist_clause import NotAClauseError
from inspector.scenario.words.gist_things import Recognised


def is_same(token: Recognised, other: Recognised) -> bool:
    """Whether two tokens are faces of one card, named one after the other."""
    cards = [each.noun.card for each in (token, other) if each.noun is not None and not each.noun.is_another]
    names = [each.noun.name for each in (token, other) if each.noun is not None]
    return len(cards) == 2 and cards[0] is not None and cards[0] == cards[1] and names[0] != names[1]


def only_front_named(other: Recognised) -> None:
    """See that of two faces the second is the front; raises NotAClauseError.

    "Delver of Secrets (Insectile Aberration)" may be its whole name, or what it is now.
    """
    if other.noun is not None and other.noun.card is not None and other.noun.name != other.noun.card.front.name:
        raise NotAClauseError


def goes_onto(token: Recognised) -> bool:
    """Whether a thing goes onto another and is attached to it."""
    return token.noun is not None and way_onto(token.noun.card) == "attached"


def lie_apart(row: list[Recognised]) -> bool:
    """Whether things lie there by themselves: none of them goes onto another, and none is a token of another."""
    return all(way_onto(each.noun.card) == "" and not each.noun.is_token for each in row if each.noun is not None)
