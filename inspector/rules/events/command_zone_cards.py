"""What is in the command zone alone: planes, phenomena, vanguards, schemes, conspiracies, dungeons, and emblems.

They are no permanents, cannot be cast, and stay there whatever would move them (400.4b, and the rule of each type).
"""

from __future__ import annotations

from typing import Final

from inspector.cards import Card, with_article
from inspector.rules.decisions.command_zone_kinds import kind_in_the_command_zone, kind_of_card
from inspector.rules.edition.citations import numbers
from inspector.rules.edition.concepts import Concept
from inspector.rules.edition.editions import Edition
from inspector.rules.steps.steps import Ended, Step
from inspector.rules.steps.zones import shown_name
from inspector.rules.table import actions as act
from inspector.rules.table.actions import Action, Place

_RULE_OF: Final = {
    "Plane": Concept.A_PLANE_STAYS,
    "Phenomenon": Concept.A_PHENOMENON_STAYS,
    "Vanguard": Concept.A_VANGUARD_STAYS,
    "Scheme": Concept.A_SCHEME_STAYS,
    "Conspiracy": Concept.A_CONSPIRACY_STAYS,
    "Dungeon": Concept.A_DUNGEON_STAYS,
    "Emblem": Concept.AN_EMBLEM_IS_NO_CARD,
}
# Of these 400.4b does not speak.
_SAYING_IT_ALONE: Final = ("Dungeon", "Emblem")
_MOVING: Final = (act.Move, act.PutOntoBattlefield, act.Manifest, act.Cloak)
_PLAYING: Final = (act.Cast, act.PlayLand)
_ASKED: Final = frozenset((*_MOVING, *_PLAYING))


def refused_as_command_zone_card(edition: Edition, card: Card, action: Place) -> tuple[Concept, str, str] | None:
    """Say why such a card cannot be set up in a zone: concept, template and card type; None where it can be."""
    kind = kind_of_card(card)
    if kind is None:
        return None
    if not numbers(_RULE_OF[kind], edition.key):
        return Concept.CARD_TYPES, "card type not known yet", with_article(kind.lower())
    # Outside the game is no zone (400.11).
    return (
        None
        if action.zone in ("command", "outside")
        else (_RULE_OF[kind], "in the command zone alone", with_article(kind.lower()))
    )


def stays_in_the_command_zone(step: Step, action: Action) -> Ended | None:
    """End what would move or cast a card that stays in the command zone; None where the action goes on."""
    if type(action) not in _ASKED or not isinstance(action, (*_MOVING, *_PLAYING)):
        return None
    held = step.table.object(action.object)
    kind = kind_in_the_command_zone(held)
    if kind is None:
        return None
    rule, places = _RULE_OF[kind], {"name": shown_name(step, held), "a_kind": with_article(kind.lower())}
    if isinstance(action, _PLAYING):
        return step.illegal(rule, "not cast from the command zone", **places)
    if isinstance(action, act.Move) and (action.to == "command" or _leaves_the_game(kind, action.to)):
        return None
    if held.zone == "command" and kind not in _SAYING_IT_ALONE:
        step = step.also(Concept.COMMAND_ZONE_CARDS_STAY, "stays in the command zone", **places)
    return step.nothing(rule, "stays in the command zone", **places)


def _leaves_the_game(kind: str, to: str) -> bool:
    """Whether it is a dungeon that leaves the game, which alone may (309.2c)."""
    return kind == "Dungeon" and to == "outside"
