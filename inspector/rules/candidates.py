"""Which actions could apply to an object, by where it is and what it is, each with a short text; the likeliest first.

``actions_for`` gives those by which one thing that a player means to do could be done, ``candidates`` all there are.

A table of situations: a permanent (face down, a Room, a flip card, double-faced, any other), a spell, a card elsewhere.
What comes of an action is not judged here; ``offers`` asks ``perform``. An action that needs a second object to be
chosen (becoming a copy, attaching, melding) is left to whoever can ask for it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from enum import StrEnum
from itertools import islice
from typing import Literal, get_args

from inspector.cards import Change, Face, Half, Kind, Shape, prototype_of
from inspector.rules.decisions.in_force import inset_to_cast, top_values
from inspector.rules.decisions.insets import PREPARE_SPELL, inset_of, knows
from inspector.rules.edition.cast_face_down import casts_face_down
from inspector.rules.edition.citations import numbers
from inspector.rules.edition.concepts import Concept
from inspector.rules.events.designations_to_give import designations_to_give
from inspector.rules.events.split_cards import HALVES
from inspector.rules.layers.computed_tables import scratches
from inspector.rules.steps.face_up import keywords_face_up
from inspector.rules.table import actions as act
from inspector.rules.table.actions import Action
from inspector.rules.table.objects import HIDDEN_ZONES, GameObject
from inspector.rules.table.table import Table

Candidate = tuple[Action, str]


class Intent(StrEnum):
    """What a player means to do with an object; which action that takes depends on the object."""

    TURN = "turn over"
    FLIP = "flip"
    UNLOCK = "unlock a door"
    LEFT_DOOR = "unlock or lock the left door"
    RIGHT_DOOR = "unlock or lock the right door"
    FACE_DOWN = "turn face down or up"
    MELD = "meld"
    TAP = "tap or untap"
    ADD_COUNTER = "add a counter"
    REMOVE_COUNTER = "remove a counter"
    BECOME_COPY = "become a copy"
    TOKEN_COPY = "create a token copy"
    COPY_SPELL = "copy the spell"
    EFFECT = "put under an effect"


_MOVES: tuple[tuple[act.Zone, str], ...] = (
    ("hand", "Move to hand"),
    ("graveyard", "Move to graveyard"),
    ("exile", "Move to exile"),
    ("library", "Move to library"),
    ("command", "Move to the command zone"),
    ("outside", "Put outside the game"),
)
_ZONES: tuple[act.Zone, ...] = get_args(act.Zone)


def candidates(table: Table, held: GameObject) -> tuple[Candidate, ...]:
    """List the actions that could apply to an object, the likeliest first; what is phased out can only phase in."""
    if held.label in table.phased_out:
        return ((act.PhaseIn(object=held.label, player=held.controller), "Phase in"),)
    if held.is_permanent:
        found = _for_permanent(table, held, scratches(table)[held.label].controller)
    elif held.is_spell:
        found = _for_spell(table, held, scratches(table)[held.label].controller)
    else:
        found = _for_card(table, held)
    return (*found, *_mutations(table, held), *_moves(held), *_looks(table, held))


def actions_for(table: Table, held: GameObject, intent: Intent) -> tuple[Action, ...]:
    """Give the actions by which something could be done to an object, the best first.

    The first that would do something is meant, and where none would, the first, which says why. None are given where
    another object would have to be there.
    """
    return _WAYS[intent](table, held, scratches(table)[held.label].controller)


def ways_to(table: Table, held: GameObject, zone: str, player: str) -> tuple[Candidate, ...]:
    """List the actions that may bring an object to a zone, the best first; onto the battlefield under ``player``."""
    label = held.label
    if zone == "stack":
        return ((act.Cast(object=label, player=held.owner), "Cast"),)
    if zone != "battlefield":
        to = next(known for known in _ZONES if known == zone)
        return ((act.Move(object=label, to=to, player=held.owner), f"Move to {zone}"),)
    if held.zone in ("battlefield", "stack"):
        if held.zone == "stack":
            return ((act.Resolve(object=label, player=player), "Resolve"),)
        # Who says so adds nothing: a sentence tells who gains control, and reads back to this.
        taken = act.Effect(on=(label,), change=Change(control=player))
        return () if scratches(table)[label].controller == player else ((taken, f"Control to {player}"),)
    put: Candidate = (act.PutOntoBattlefield(object=label, player=player), "Put onto the battlefield")
    if held.zone == "hand" and "Land" in scratches(table)[label].types:
        return (act.PlayLand(object=label, player=player), "Play as a land"), put
    return (put,)


def _turn_over(_table: Table, held: GameObject, player: str) -> tuple[Action, ...]:
    return act.Transform(object=held.label, player=player), act.Convert(object=held.label, player=player)


def _flip(_table: Table, held: GameObject, player: str) -> tuple[Action, ...]:
    return (act.Flip(object=held.label, player=player),)


def _unlock(_table: Table, held: GameObject, player: str, doors: tuple[Half, ...] = HALVES) -> tuple[Action, ...]:
    """Unlock a door for its cost, or by an effect where that is not allowed now."""
    locked = [half for half in doors if half not in held.unlocked] if top_values(held).is_room else []
    if not locked:
        return (act.Unlock(object=held.label, half=doors[0] if len(doors) == 1 else None, player=player),)
    return tuple(act.Unlock(object=held.label, half=half, by=by, player=player) for half in locked for by in _BY)


def _turn_key(half: Half) -> Ways:
    """Unlock a door, or lock it where it is unlocked."""

    def ways(table: Table, held: GameObject, player: str) -> tuple[Action, ...]:
        if half in held.unlocked:
            return (act.Lock(object=held.label, half=half, player=player),)
        return _unlock(table, held, player, (half,))

    return ways


def _turn_down_or_up(table: Table, held: GameObject, player: str) -> tuple[Action, ...]:
    if held.face_down is None:
        return (act.TurnFaceDown(object=held.label, face_down=True, player=player),)
    return tuple(action for action, _ in _turning_up(table, held, held.face_down.cause, player))


def _meld(table: Table, held: GameObject, player: str) -> tuple[Action, ...]:
    """Meld it with a partner; what has none, with anything, for that says why it cannot be."""
    partner = held.cards[0].melds_with if held.cards else None
    others = [other for other in table.objects.values() if other.label != held.label]
    if partner is not None:
        others = [other for other in others if other.cards and other.cards[0].name == partner]
    else:
        others = (others or [held])[:1]
    return tuple(
        act.Meld(objects=(held.label, other.label), label=table.unused(f"{held.label}+{other.label}"), player=player)
        for other in others
    )


def _tap(_table: Table, held: GameObject, player: str) -> tuple[Action, ...]:
    kind = act.Untap if held.tapped else act.Tap
    return (kind(object=held.label, player=player),)


def _add_counter(table: Table, held: GameObject, player: str) -> tuple[Action, ...]:
    return (act.Counters(object=held.label, kind=_counter_kind(table, held), count=1, player=player),)


def _remove_counter(table: Table, held: GameObject, player: str) -> tuple[Action, ...]:
    """One of the kind that goes with it, or of any kind that is on it."""
    kind = _counter_kind(table, held)
    kind = kind if held.counters.get(kind) else next(iter(held.counters), kind)
    return (act.Counters(object=held.label, kind=kind, count=-1, player=player),)


def _counter_kind(table: Table, held: GameObject) -> str:
    """The kind of counter that goes with what an object is."""
    now = scratches(table)[held.label]
    fitting = (kind for kind, word in _COUNTER_KINDS if word in now.types or word in now.subtypes)
    return next(fitting, "charge")


def _become_copy(_table: Table, held: GameObject, _player: str) -> tuple[Action, ...]:
    """Of itself: whether it could become one at all."""
    return (act.BecomeCopy(object=held.label, of=held.label),)


def _make_token(table: Table, held: GameObject, player: str) -> tuple[Action, ...]:
    return (act.CreateTokenCopy(of=held.label, label=_new_label(table, held), player=player),)


def _copy_spell(table: Table, held: GameObject, player: str) -> tuple[Action, ...]:
    return (act.CopySpell(of=held.label, label=_new_label(table, held), player=player),)


def _affect(_table: Table, held: GameObject, _player: str) -> tuple[Action, ...]:
    """Whether an effect could be laid on it at all."""
    return (act.Effect(on=(held.label,), change=Change(power="+1", toughness="+1"), until="end of turn"),)


Ways = Callable[[Table, GameObject, str], tuple[Action, ...]]
_BY: tuple[Literal["special action", "effect"], ...] = ("special action", "effect")
_COUNTER_KINDS = (("+1/+1", "Creature"), ("loyalty", "Planeswalker"), ("defense", "Battle"), ("lore", "Saga"))
_WAYS: dict[Intent, Ways] = {
    Intent.TURN: _turn_over,
    Intent.FLIP: _flip,
    Intent.UNLOCK: _unlock,
    Intent.LEFT_DOOR: _turn_key("left"),
    Intent.RIGHT_DOOR: _turn_key("right"),
    Intent.FACE_DOWN: _turn_down_or_up,
    Intent.MELD: _meld,
    Intent.TAP: _tap,
    Intent.ADD_COUNTER: _add_counter,
    Intent.REMOVE_COUNTER: _remove_counter,
    Intent.BECOME_COPY: _become_copy,
    Intent.TOKEN_COPY: _make_token,
    Intent.COPY_SPELL: _copy_spell,
    Intent.EFFECT: _affect,
}


def _for_permanent(table: Table, held: GameObject, player: str) -> Iterator[Candidate]:
    """What can be done to a permanent: first what its kind is for, then what any permanent can have done to it."""
    label, values = held.label, top_values(held)
    if held.face_down is not None:
        yield from _turning_up(table, held, held.face_down.cause, player)
    elif values.is_room:
        yield from _doors(held, player)
    elif values.shape is Shape.FLIP:
        yield from ((action, "Flip") for action in _flip(table, held, player))
    yield from _prepare_spell(table, held, player)
    turning = tuple(zip(_turn_over(table, held, player), ("Transform", "Convert"), strict=True))
    if held.double_faced is not None:
        yield from turning
    yield from ((action, "Untap" if held.tapped else "Tap") for action in _tap(table, held, player))
    yield act.TurnFaceDown(object=label, face_down=True, player=player), "Turn face down"
    yield from _token_copy(table, held, player)
    if held.double_faced is None:
        yield from turning
    if values.shape is not Shape.FLIP or held.face_down is not None:
        yield from ((action, "Flip") for action in _flip(table, held, player))
    yield act.PhaseOut(object=label, player=player), "Phase out"
    yield from designations_to_give(table, held, player)


def _turning_up(table: Table, held: GameObject, cause: str, player: str) -> Iterator[Candidate]:
    """The permissions that go with how it was put face down, those it would have face up, and an effect."""
    keywords = set(keywords_face_up(table, held))
    if cause == "morph" or keywords & casts_face_down(table.edition.key, "morph"):
        yield act.TurnFaceUp(object=held.label, by="morph", player=player), "Turn face up for its morph cost"
    if cause == "disguise" or keywords & casts_face_down(table.edition.key, "disguise"):
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


def _for_spell(table: Table, held: GameObject, player: str) -> Iterator[Candidate]:
    yield act.Resolve(object=held.label, player=player), "Resolve"
    if held.base.shape is Shape.DOUBLE_FACED and not held.back_up and held.face_down is None:
        transformed = act.Resolve(object=held.label, transformed=True, player=player)
        yield transformed, f"Resolve transformed: {held.base.faces[1].name}"
    yield from ((action, "Copy the spell") for action in _copy_spell(table, held, player))


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
    yield from _token_copy(table, held, player)


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
        yield act.Cast(object=label, player=player), f"Cast {faces[0].name or 'it'}"
    if held.base.shape is Shape.DOUBLE_FACED and not _is_land(faces[1]):
        yield act.Cast(object=label, transformed=True, player=player), f"Cast transformed: {faces[1].name}"
    yield from _alternatives(table, held, player)
    keywords = set(faces[0].keywords)
    if keywords & casts_face_down(table.edition.key, "morph"):
        yield act.Cast(object=label, face_down="morph", player=player), "Cast face down by its morph ability"
    if keywords & casts_face_down(table.edition.key, "disguise"):
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
    inset, face = inset_to_cast(held)
    if inset is PREPARE_SPELL and knows(table.edition, inset):
        copy = _new_label(table, held)
        action = act.Cast(object=held.label, inset=True, as_copy=copy, player=player)
        yield action, f"Cast a copy of {face.name} (prepared)"


def _token_copy(table: Table, held: GameObject, player: str) -> Iterator[Candidate]:
    yield from ((action, "Create a token that is a copy of it") for action in _make_token(table, held, player))


def _new_label(table: Table, held: GameObject) -> str:
    """Give a label for a copy of an object."""
    return table.unused(f"{held.label} copy")


def _moves(held: GameObject) -> Iterator[Candidate]:
    player = held.owner
    for zone, text in _MOVES:
        if zone == held.zone and held.may_have_gone:
            yield act.Move(object=held.label, to=zone, player=player), "Leave it there"
        if zone != held.zone:
            yield act.Move(object=held.label, to=zone, player=player), text
    yield act.Move(object=held.label, to="exile", face_down=True, player=player), "Exile face down"


def _looks(table: Table, held: GameObject) -> Iterator[Candidate]:
    for player in table.players:
        yield act.Look(object=held.label, player=player), f"Look at it as {player}"
    if held.zone in HIDDEN_ZONES or held.face_down is not None:
        yield act.Reveal(object=held.label, player=held.owner), "Reveal it"
        if held.revealed_to:
            yield act.Reveal(object=held.label, off=True, player=held.owner), "Hide it again"


def _mutations(table: Table, held: GameObject) -> Iterator[Candidate]:
    """Mutate it over or under each creature of its owner, which is no Human (702.140a)."""
    every = scratches(table)
    if held.is_permanent or "Mutate" not in every[held.label].keywords:
        return
    fitting = (
        one
        for one in every.values()
        if one.object.is_permanent and "Creature" in one.types and one.object.owner == held.owner
    )
    no_human = (one for one in fitting if not (one.every_creature_type or "Human" in one.subtypes))
    for one in islice(no_human, _MOST_MUTATED):
        name = " // ".join(one.names) or one.object.label
        for on_top, where in ((True, "over"), (False, "under")):
            action = act.Mutate(object=held.label, onto=one.object.label, on_top=on_top, player=held.owner)
            yield action, f"Mutate {where} {name}"


# Onto more creatures than this a menu does not offer to mutate.
_MOST_MUTATED = 8
