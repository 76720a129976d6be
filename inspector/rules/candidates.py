"""Which actions could apply to an object, by where it is and what it is, each with a short text; the likeliest first.

A table of situations: a permanent (face down, a Room, a flip card, double-faced, any other), a spell, a card elsewhere.
What comes of an action is not judged here; ``offers`` asks ``perform``. An action that needs a second object to be
chosen (becoming a copy, attaching, melding) is left to whoever can ask for it.
"""

from __future__ import annotations

from collections.abc import Iterator

from inspector.cards import Face, Kind, Shape, prototype_of
from inspector.rules.decisions.in_force import top_values
from inspector.rules.decisions.insets import PREPARE_SPELL, inset_of, knows
from inspector.rules.edition.citations import numbers
from inspector.rules.edition.concepts import Concept
from inspector.rules.events.split_cards import HALVES
from inspector.rules.layers.computed_tables import scratches
from inspector.rules.steps.face_up import keywords_face_up
from inspector.rules.table import actions as act
from inspector.rules.table.actions import Action
from inspector.rules.table.objects import GameObject
from inspector.rules.table.table import Table

Candidate = tuple[Action, str]

_MOVES: tuple[tuple[act.Zone, str], ...] = (
    ("hand", "Move to hand"),
    ("graveyard", "Move to graveyard"),
    ("exile", "Move to exile"),
    ("library", "Move to library"),
    ("command", "Move to the command zone"),
    ("outside", "Put outside the game"),
)
_MORPHS = {"Morph", "Megamorph"}


def candidates(table: Table, held: GameObject) -> tuple[Candidate, ...]:
    """List the actions that could apply to an object, the likeliest first."""
    if held.is_permanent:
        found = _for_permanent(table, held, scratches(table)[held.label].controller)
    elif held.is_spell:
        found = _for_spell(table, held)
    else:
        found = _for_card(table, held)
    return (*found, *_moves(held), *_looks(table, held))


def _for_permanent(table: Table, held: GameObject, player: str) -> Iterator[Candidate]:
    """What can be done to a permanent: first what its kind is for, then what any permanent can have done to it."""
    label, values = held.label, top_values(held)
    if held.face_down is not None:
        yield from _turning_up(table, held, player)
    elif values.is_room:
        yield from _doors(held, player)
    elif values.shape is Shape.FLIP:
        yield act.Flip(object=label, player=player), "Flip"
    yield from _prepare_spell(table, held, player)
    turning: tuple[Candidate, ...] = (
        (act.Transform(object=label, player=player), "Transform"),
        (act.Convert(object=label, player=player), "Convert"),
    )
    if held.double_faced is not None:
        yield from turning
    if held.tapped:
        yield act.Untap(object=label, player=player), "Untap"
    else:
        yield act.Tap(object=label, player=player), "Tap"
    yield act.TurnFaceDown(object=label, face_down=True, player=player), "Turn face down"
    yield _token_copy(table, held, player)
    if held.double_faced is None:
        yield from turning
    if values.shape is not Shape.FLIP or held.face_down is not None:
        yield act.Flip(object=label, player=player), "Flip"


def _turning_up(table: Table, held: GameObject, player: str) -> Iterator[Candidate]:
    """The permissions that go with how it was put face down, those it would have face up, and an effect."""
    cause = held.face_down.cause if held.face_down else ""
    keywords = set(keywords_face_up(table, held))
    if cause == "morph" or keywords & _MORPHS:
        yield act.TurnFaceUp(object=held.label, by="morph", player=player), "Turn face up for its morph cost"
    if cause == "disguise" or "Disguise" in keywords:
        yield act.TurnFaceUp(object=held.label, by="disguise", player=player), "Turn face up for its disguise cost"
    if cause == "manifest":
        yield act.TurnFaceUp(object=held.label, by="manifest", player=player), "Turn face up for its mana cost"
    if cause == "cloak":
        yield act.TurnFaceUp(object=held.label, by="cloak", player=player), "Turn face up for its mana cost"
    yield act.TurnFaceUp(object=held.label, player=player), "Turn face up by an effect"


def _doors(held: GameObject, player: str) -> Iterator[Candidate]:
    """Unlock each locked half, for its cost or by an effect; lock each that is unlocked."""
    halves = tuple(zip(HALVES, top_values(held).faces, strict=True))
    for half, face in halves:
        if half not in held.unlocked:
            special = act.Unlock(object=held.label, half=half, by="special action", player=player)
            yield special, f"Unlock {face.name} ({half})"
    for half, face in halves:
        if half in held.unlocked:
            yield act.Lock(object=held.label, half=half, player=player), f"Lock {face.name} ({half})"
        else:
            yield act.Unlock(object=held.label, half=half, player=player), f"Unlock {face.name} ({half}) by an effect"


def _for_spell(table: Table, held: GameObject) -> Iterator[Candidate]:
    player = held.controller
    yield act.Resolve(object=held.label, player=player), "Resolve"
    if held.base.shape is Shape.DOUBLE_FACED and not held.back_up and held.face_down is None:
        transformed = act.Resolve(object=held.label, transformed=True, player=player)
        yield transformed, f"Resolve transformed: {held.base.faces[1].name}"
    yield act.CopySpell(of=held.label, label=_new_label(table, held), player=player), "Copy the spell"


def _for_card(table: Table, held: GameObject) -> Iterator[Candidate]:
    """The ways to play a card, then those in which an effect puts it onto the battlefield."""
    label, player, faces = held.label, held.owner, held.base.faces
    yield from _lands(held, player)
    yield from _casts(table, held, player)
    yield act.PutOntoBattlefield(object=label, player=player), "Put onto the battlefield"
    if held.base.shape is Shape.DOUBLE_FACED:
        transformed = act.PutOntoBattlefield(object=label, transformed=True, player=player)
        yield transformed, f"Put onto the battlefield transformed: {faces[1].name}"
    down = act.PutOntoBattlefield(object=label, face_down=True, player=player)
    yield act.Manifest(object=label, player=player), "Manifest"
    yield act.Cloak(object=label, player=player), "Cloak"
    yield down, "Put onto the battlefield face down"
    yield act.PutOntoBattlefield(object=label, tapped=True, player=player), "Put onto the battlefield tapped"
    yield _token_copy(table, held, player)


def _is_land(face: Face) -> bool:
    return "Land" in face.type_line.types


def _lands(held: GameObject, player: str) -> Iterator[Candidate]:
    faces = held.base.faces
    if held.double_faced is Kind.MODAL:
        if _is_land(faces[0]):
            yield act.PlayLand(object=held.label, face="front", player=player), f"Play {faces[0].name}"
        if _is_land(faces[1]):
            yield act.PlayLand(object=held.label, face="back", player=player), f"Play {faces[1].name}"
    elif _is_land(faces[0]):
        yield act.PlayLand(object=held.label, player=player), f"Play {faces[0].name}"


def _casts(table: Table, held: GameObject, player: str) -> Iterator[Candidate]:
    """Each face or half that may be cast, fused, transformed, and face down by morph or disguise."""
    label, faces = held.label, held.base.faces
    if held.base.shape is Shape.SPLIT:
        for half, face in zip(HALVES, faces, strict=False):
            yield act.Cast(object=label, half=half, player=player), f"Cast {face.name}"
        if not held.base.is_room and any("Fuse" in face.keywords for face in faces):
            yield act.Cast(object=label, half="fused", player=player), "Cast both halves fused"
    elif held.double_faced is Kind.MODAL:
        if not _is_land(faces[0]):
            yield act.Cast(object=label, face="front", player=player), f"Cast {faces[0].name}"
        if not _is_land(faces[1]):
            yield act.Cast(object=label, face="back", player=player), f"Cast {faces[1].name}"
    elif not _is_land(faces[0]):
        yield act.Cast(object=label, player=player), f"Cast {faces[0].name}"
    if held.base.shape is Shape.DOUBLE_FACED and not _is_land(faces[1]):
        yield act.Cast(object=label, transformed=True, player=player), f"Cast transformed: {faces[1].name}"
    yield from _alternatives(table, held, player)
    keywords = set(faces[0].keywords)
    if keywords & _MORPHS:
        yield act.Cast(object=label, face_down="morph", player=player), "Cast face down by its morph ability"
    if "Disguise" in keywords:
        yield act.Cast(object=label, face_down="disguise", player=player), "Cast face down by its disguise ability"


def _alternatives(table: Table, held: GameObject, player: str) -> Iterator[Candidate]:
    """The other sets of values as which a card may be cast: its inset, its prototype, the Aura of bestow."""
    label, inset = held.label, inset_of(held.base)
    if inset is not None and inset is not PREPARE_SPELL and knows(table.edition, inset):
        name = held.base.faces[1].name
        yield act.Cast(object=label, inset=True, player=player), f"Cast {name} ({inset.word})"
    if prototype_of(held.base.faces[0]) is not None and numbers(Concept.PROTOTYPE, table.edition.key):
        yield act.Cast(object=label, prototype=True, player=player), f"Cast {held.base.faces[0].name} prototyped"
    if "Bestow" in held.base.faces[0].keywords and numbers(Concept.BESTOW, table.edition.key):
        yield act.Cast(object=label, bestow=True, player=player), f"Cast {held.base.faces[0].name} bestowed"


def _prepare_spell(table: Table, held: GameObject, player: str) -> Iterator[Candidate]:
    """Cast a copy of the prepare spell of a permanent, as its controller may while it is prepared (722.3c)."""
    inset = inset_of(top_values(held)) if held.face_down is None else None
    if inset is PREPARE_SPELL and knows(table.edition, inset):
        copy = _new_label(table, held)
        action = act.Cast(object=held.label, inset=True, as_copy=copy, player=player)
        yield action, f"Cast a copy of {top_values(held).faces[1].name} (prepared)"


def _token_copy(table: Table, held: GameObject, player: str) -> Candidate:
    action = act.CreateTokenCopy(of=held.label, label=_new_label(table, held), player=player)
    return action, "Create a token that is a copy of it"


def _new_label(table: Table, held: GameObject) -> str:
    """Give a label that no object has or had."""
    number = 1
    label = f"{held.label} copy"
    while table.knows(label):
        number += 1
        label = f"{held.label} copy {number}"
    return label


def _moves(held: GameObject) -> Iterator[Candidate]:
    player = held.owner
    for zone, text in _MOVES:
        if zone != held.zone:
            yield act.Move(object=held.label, to=zone, player=player), text
    yield act.Move(object=held.label, to="exile", face_down=True, player=player), "Exile face down"


def _looks(table: Table, held: GameObject) -> Iterator[Candidate]:
    for player in table.players:
        yield act.Look(object=held.label, player=player), f"Look at it as {player}"
