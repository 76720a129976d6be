"""Looking and being seen: who may look at a card's faces, and what the others see (712.6, 708.5, 400.2).

The answer for an object hides everything that a player may not know, so that the window, exports and speech have one
place to ask.
"""

from __future__ import annotations

from inspector.cards import Kind
from inspector.rules.edition.citations import numbers
from inspector.rules.edition.concepts import Concept
from inspector.rules.edition.outcomes import Outcome, Reason, Result
from inspector.rules.table.actions import Look
from inspector.rules.table.objects import GameObject
from inspector.rules.table.table import Table
from inspector.rules.values.scratch import Scratch
from inspector.rules.wording.sentences import Wording

CARD_BACK = "card back"
FACE_DOWN_CREATURE = "face-down creature"
# In these zones not everyone sees even what lies face up; in all others everyone does.
_HIDDEN = ("library", "hand", "outside")
_OF_MELD = Concept.HIDDEN_MELD_CARD
# What each zone says of itself: who may not look there, and who may.
_UNSEEN_IN = {"hand": Concept.HAND_OF_ANOTHER, "library": Concept.NOBODY_LOOKS_INTO_A_LIBRARY}
_SEEN_IN = {
    "hand": Concept.ONES_OWN_HAND,
    "graveyard": Concept.GRAVEYARDS_ARE_OPEN,
    "exile": Concept.EXILE_IS_OPEN,
}


def may_look(held: GameObject, controller: str, player: str) -> bool:
    """Whether the player may look at the object's face now: by the rules, or since it is shown to them (701.20a)."""
    if player in held.revealed_to or _is_departed_token(held):
        return True
    if held.zone == "library":
        return False
    if held.zone in ("hand", "outside"):
        return player == held.owner
    if held.face_down is not None:
        return held.zone in ("battlefield", "stack") and player == controller
    return True


def may_be_hidden(held: GameObject) -> bool:
    """Whether any player may see something else than the object: it is face down, or not where everyone looks."""
    return held.face_down is not None or (held.zone in _HIDDEN and not held.token)


def _is_departed_token(held: GameObject) -> bool:
    """Whether it is a token in a hidden zone, where it ceases to exist: such zones hide cards, and it is not one."""
    return held.token and held.zone in _HIDDEN and held.face_down is None


def looks_like(table: Table, scratch: Scratch) -> dict[str, tuple[str, Reason]]:
    """Give what each player sees who may not look at the object, with the reason."""
    held = scratch.object
    seen: dict[str, tuple[str, Reason]] = {}
    if not may_be_hidden(held):
        return seen
    wording = Wording(table.edition)
    for player in table.players:
        if may_look(held, scratch.controller, player):
            continue
        if held.zone in ("battlefield", "stack"):
            value = _face_down_thing(scratch)
            seen[player] = (value, wording.why(Concept.WHO_MAY_LOOK, "looks like", value=value))
        elif held.double_faced is Kind.MELD and held.zone != "exile" and numbers(_OF_MELD, table.edition.key):
            # It has no card back of its own (713.1), though it is not double-faced in that edition.
            seen[player] = (CARD_BACK, wording.why(_OF_MELD, "sleeve", value=CARD_BACK))
        elif not table.edition.counts_as_double_faced(held.double_faced):
            concept = Concept.EXILED_FACE_DOWN_UNSEEN if held.zone == "exile" else Concept.HIDDEN_ZONES
            seen[player] = (CARD_BACK, wording.why(concept, "looks like", value=CARD_BACK))
        else:
            concept = Concept.HIDDEN_ZONES_SLEEVE_OR_STAND_IN
            if held.zone == "exile":
                concept = Concept.EXILED_FACE_DOWN
            seen[player] = (CARD_BACK, wording.why(concept, "sleeve", value=CARD_BACK))
    return seen


def _face_down_thing(scratch: Scratch) -> str:
    """Say what a face-down object is seen to be: a creature, unless something else is listed for it or made of it.

    What was listed everyone knows (708.2), and so everyone sees what an effect makes of it (613.1d).
    """
    if "Creature" in scratch.types:
        return FACE_DOWN_CREATURE
    return f"face-down {scratch.types[-1].lower() if scratch.types else 'permanent'}"


def look(table: Table, action: Look, controller: str, player: str) -> Outcome:
    """Answer whether the player may look at the object's faces, and list them."""
    held = table.object(action.object)
    wording = Wording(table.edition)
    if not may_look(held, controller, player):
        if held.face_down is not None:
            exiled = held.zone == "exile"
            template = "may not look exiled" if exiled else "may not look face down"
            concepts = (Concept.EXILED_FACE_DOWN_UNSEEN, Concept.WHO_MAY_LOOK) if exiled else (Concept.WHO_MAY_LOOK,)
            return Outcome(Result.ILLEGAL, tuple(wording.why(concept, template, player=player) for concept in concepts))
        of_zone = _UNSEEN_IN.get(held.zone, Concept.HIDDEN_ZONES)
        why = wording.why(of_zone, "may not look", player=player, unseen_in_zone=held.zone)
        faces_too = wording.why(_concept(held), "may not look", player=player, unseen_in_zone=held.zone)
        return Outcome(Result.ILLEGAL, (why,) if held.double_faced is None else (why, faces_too))
    faces = tuple(card.name for card in held.cards) or tuple(face.name for face in held.base.faces)
    if held.double_faced is not None and held.cards:
        faces = tuple(face.name for card in held.cards for face in card.faces)
    if player in held.revealed_to:
        shown = wording.why(Concept.REVEALING, "may look, shown", player=player, faces=faces)
        return Outcome(Result.DONE, (shown,))
    # Of a flip or split card there is one face, and two melded cards have two that they do not show.
    has_two = held.double_faced is not None and len(faces) > 1 and len(held.cards) < 2
    one = "may look one face" if any(faces) else "may look nameless"
    template = "may look" if has_two else one
    why = wording.why(_concept(held), template, player=player, faces=faces)
    if held.double_faced is None or held.face_down is None:
        return Outcome(Result.DONE, (why,))
    down = wording.why(Concept.WHO_MAY_LOOK, template, player=player, faces=faces)
    return Outcome(Result.DONE, (down, why))


def _concept(held: GameObject) -> Concept:
    if held.double_faced is Kind.MELD:
        return Concept.LOOKING_AT_A_MELD_CARD
    if held.double_faced is not None:
        return Concept.LOOKING_AT_BOTH_FACES
    return Concept.WHO_MAY_LOOK if held.face_down is not None else _SEEN_IN.get(held.zone, Concept.HIDDEN_ZONES)
