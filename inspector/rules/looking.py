"""Looking and being seen: who may look at a card's faces, and what the others see (712.6, 708.5, 400.2).

The answer for an object hides everything that a player may not know, so that the window, exports and speech have one
place to ask.
"""

from __future__ import annotations

from inspector.rules.actions import Look
from inspector.rules.concepts import Concept
from inspector.rules.objects import GameObject
from inspector.rules.outcomes import Outcome, Reason, Result
from inspector.rules.scratch import Scratch
from inspector.rules.table import Table
from inspector.rules.wording import Wording

CARD_BACK = "card back"
FACE_DOWN_CREATURE = "face-down creature"


def may_look(held: GameObject, controller: str, player: str) -> bool:
    """Whether the player may look at the object's face now."""
    if held.zone == "library":
        return False
    if held.zone in ("hand", "outside"):
        return player == held.owner
    if held.face_down is not None:
        return held.zone in ("battlefield", "stack") and player == controller
    return True


def looks_like(table: Table, scratch: Scratch) -> dict[str, tuple[str, Reason]]:
    """Give what each player sees who may not look at the object, with the reason."""
    held = scratch.object
    wording = Wording(table.edition)
    seen: dict[str, tuple[str, Reason]] = {}
    for player in table.players:
        if may_look(held, scratch.controller, player):
            continue
        if held.zone in ("battlefield", "stack"):
            why = wording.why(Concept.WHO_MAY_LOOK, "looks like", value=FACE_DOWN_CREATURE)
            seen[player] = (FACE_DOWN_CREATURE, why)
        else:
            concept = Concept.HIDDEN_ZONES_SLEEVE_OR_STAND_IN
            if held.zone == "exile":
                concept = Concept.EXILED_FACE_DOWN
            seen[player] = (CARD_BACK, wording.why(concept, "sleeve", value=CARD_BACK))
    return seen


def look(table: Table, action: Look, controller: str, player: str) -> Outcome:
    """Answer whether the player may look at the object's faces, and list them."""
    held = table.object(action.object)
    wording = Wording(table.edition)
    if not may_look(held, controller, player):
        if held.face_down is not None:
            why = wording.why(Concept.WHO_MAY_LOOK, "may not look face down", player=player)
        else:
            why = wording.why(_concept(held), "may not look", player=player, zone=held.zone)
        return Outcome(Result.ILLEGAL, (why,))
    faces = [face.name for card in held.cards for face in card.faces] or [face.name for face in held.base.faces]
    template = "may look" if len(faces) > 1 else "may look one face"
    concept = Concept.WHO_MAY_LOOK if held.face_down is not None else _concept(held)
    why = wording.why(concept, template, player=player, faces=", ".join(faces))
    return Outcome(Result.DONE, (why,))


def _concept(held: GameObject) -> Concept:
    if any(card.layout.shape.name == "MELD" for card in held.cards):
        return Concept.LOOKING_AT_A_MELD_CARD
    return Concept.LOOKING_AT_BOTH_FACES
