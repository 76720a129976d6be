"""How things hang together that are named one behind the other: faces of one card, what is worn, what lies apart."""

from __future__ import annotations

from inspector.scenario.words.gist_cards import way_onto
from inspector.scenario.words.gist_clause import Clause, NotAClauseError
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
    if _is_back(other):
        raise NotAClauseError


def said_to_turn_over(token: Recognised, other: Recognised) -> list[Clause]:
    """Say that a thing turned over where it is named once more by what it is now: "Delver, an Insectile Aberration"."""
    return [Clause("be", [token], [[other]])] if _is_back(other) else []


def _is_back(token: Recognised) -> bool:
    noun = token.noun
    return noun is not None and noun.card is not None and noun.name != noun.card.front.name


def goes_onto(token: Recognised) -> bool:
    """Whether a thing goes onto another and is attached to it."""
    return token.noun is not None and way_onto(token.noun.card) == "attached"


def lie_apart(row: list[Recognised]) -> bool:
    """Whether things lie there by themselves: none of them goes onto another, and none is a token of another."""
    return all(way_onto(each.noun.card) == "" and not each.noun.is_token for each in row if each.noun is not None)
