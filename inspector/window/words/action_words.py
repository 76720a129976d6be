"""Actions in words, as the history and the bar speak of them: ``Transformed Delver of Secrets``."""

from __future__ import annotations

from collections.abc import Callable

from inspector.rules import (
    Action,
    Attach,
    BecomeCopy,
    Cast,
    ChooseName,
    CopySpell,
    Counters,
    CreateTokenCopy,
    DayNight,
    Effect,
    Lock,
    Look,
    Meld,
    Move,
    Place,
    PlayLand,
    PutOntoBattlefield,
    Resolve,
    Shuffle,
    TurnFaceDown,
    Unlock,
    action_name,
)
from inspector.window.words.effects_library import EFFECTS
from inspector.window.words.state_words import state_in_words

NameOf = Callable[[str], str]

ZONE_TITLES = {
    "library": "library",
    "hand": "hand",
    "battlefield": "battlefield",
    "graveyard": "graveyard",
    "stack": "stack",
    "exile": "exile",
    "command": "command",
    "outside": "outside",
}
_TO_ZONE = {
    "library": "its owner's library",
    "hand": "its owner's hand",
    "battlefield": "the battlefield",
    "graveyard": "its owner's graveyard",
    "stack": "the stack",
    "exile": "exile",
    "command": "the command zone",
    "outside": "outside the game",
}
_IN_ZONE = {
    "library": "in {0}'s library",
    "hand": "in {0}'s hand",
    "battlefield": "on {0}'s battlefield",
    "graveyard": "in {0}'s graveyard",
    "stack": "on the stack",
    "exile": "in {0}'s exile",
    "command": "in {0}'s command zone",
    "outside": "outside the game, {0}'s",
}
# So many objects are named one by one.
_FEW = 3
# One verb an action that acts on objects and needs no more words.
_VERBS = {
    "transform": "Transformed",
    "convert": "Converted",
    "flip": "Flipped",
    "turn_face_down": "Turned face down",
    "turn_face_up": "Turned face up",
    "manifest": "Manifested",
    "cloak": "Cloaked",
    "tap": "Tapped",
    "untap": "Untapped",
    "phase_out": "Phased out",
    "phase_in": "Phased in",
}


def zone_of_player(zone: str, player: str) -> str:
    """``on Ana's battlefield``, ``in Ben's hand``, ``on the stack``."""
    return _IN_ZONE[zone].format(player)


def in_words(action: Action, name_of: NameOf, first_player: str) -> str:
    """Say what an action did, in the past tense; ``name_of`` gives the name of the object of a label."""
    name = action_name(action)
    if name in _VERBS:
        return f"{_VERBS[name]} {_objects(action, name_of)}{_as_whom(action)}"
    told = state_in_words(action, name_of, first_player, _objects(action, name_of))
    return told or _SENTENCES.get(name, _unknown)(action, name_of, first_player)


def _as_whom(action: Action) -> str:
    if isinstance(action, TurnFaceDown) and isinstance(action.face_down, str):
        return f" ({action.face_down})"
    return ""


def _objects(action: Action, name_of: NameOf) -> str:
    one = getattr(action, "object", None)
    if one is not None:
        return name_of(one)
    several = getattr(action, "objects", None)
    return _names(several, name_of) if several else "everything that matches"


def _names(labels: tuple[str, ...], name_of: NameOf) -> str:
    """The names of a few; of more than that their number, for nobody reads fifty names in a row."""
    return " and ".join(map(name_of, labels)) if len(labels) <= _FEW else f"{len(labels)} cards"


def _unknown(action: Action, name_of: NameOf, first_player: str) -> str:
    del name_of, first_player
    return action_name(action).replace("_", " ").capitalize()


def _placed(action: Action, name_of: NameOf, first_player: str) -> str:
    assert isinstance(action, Place)
    del name_of
    where = zone_of_player(action.zone, action.player or first_player)
    extra = [word for word, held in (("tapped", action.tapped), ("flipped", action.flipped)) if held]
    if action.face == "back":
        extra.append("back face up")
    if action.face_down:
        extra.append("face down")
    return f"Placed {action.card} {where}{', ' + ', '.join(extra) if extra else ''}"


def _cast(action: Action, name_of: NameOf, first_player: str) -> str:
    assert isinstance(action, Cast)
    del first_player
    how = ""
    if action.face == "back" or action.transformed:
        how = " with its back face up"
    elif action.half:
        how = f", {action.half} half" if action.half != "fused" else ", both halves fused"
    elif action.face_down:
        how = " face down"
    elif action.inset:
        how = " as the spell set into it"
    elif action.prototype or action.bestow:
        how = " prototyped" if action.prototype else " bestowed"
    return f"Cast {name_of(action.object)}{how}"


def _moved(action: Action, name_of: NameOf, first_player: str) -> str:
    assert isinstance(action, Move)
    del first_player
    return f"Moved {name_of(action.object)} to {_TO_ZONE[action.to]}{' face down' if action.face_down else ''}"


def _put(action: Action, name_of: NameOf, first_player: str) -> str:
    assert isinstance(action, PutOntoBattlefield)
    where = f" under {action.player}'s control" if action.player and action.player != first_player else ""
    how = " transformed" if action.transformed else " face down" if action.face_down else ""
    return f"Put {name_of(action.object)} onto the battlefield{how}{where}"


def _door(action: Action, name_of: NameOf, first_player: str) -> str:
    assert isinstance(action, Unlock | Lock)
    del first_player
    half = f"the {action.half} door" if action.half else "a door"
    return f"{'Unlocked' if isinstance(action, Unlock) else 'Locked'} {half} of {name_of(action.object)}"


def _counters(action: Action, name_of: NameOf, first_player: str) -> str:
    assert isinstance(action, Counters)
    del first_player
    count, kind = abs(action.count), action.kind
    noun = f"{count} {kind} counter{'s' if count != 1 else ''}"
    return f"{'Put' if action.count > 0 else 'Removed'} {noun} {'on' if action.count > 0 else 'from'} " + name_of(
        action.object
    )


def _copied(action: Action, name_of: NameOf, first_player: str) -> str:
    assert isinstance(action, BecomeCopy)
    del first_player
    until = " until end of turn" if action.until == "end of turn" else ""
    return f"{_objects(action, name_of)} became a copy of {name_of(action.of)}{until}"


def _simple(action: Action, name_of: NameOf, first_player: str) -> str:
    match action:
        case PlayLand():
            return f"Played {name_of(action.object)} as a land"
        case Resolve():
            return f"{name_of(action.object)} resolved"
        case Meld():
            return f"Melded {_objects(action, name_of)}"
        case CreateTokenCopy():
            return f"Created a token copy of {name_of(action.of)}"
        case CopySpell():
            return f"Copied the spell {name_of(action.of)}"
        case Attach():
            return f"Attached {name_of(action.object)} to {name_of(action.to)}"
        case ChooseName():
            return f"Chose the name {action.name}"
        case Look():
            return f"{action.player or first_player} looked at {name_of(action.object)}"
        case Shuffle():
            return f"Shuffled {action.player or first_player}'s library"
        case DayNight():
            return f"It became {action.value}"
        case Effect():
            return _effect(action, name_of)
    return _unknown(action, name_of, first_player)


def _effect(action: Effect, name_of: NameOf) -> str:
    whom = _names(action.on, name_of) if isinstance(action.on, tuple) else "what matches"
    until = " until end of turn" if action.until == "end of turn" else ""
    known = next((effect.text for effect in EFFECTS if effect.change == action.change), "")
    if action.change.control is not None:
        known = f"is controlled by {action.change.control}"
    return f"Effect: {whom} {known}{until}" if known else f"An effect changed {whom}{until}"


_SENTENCES: dict[str, Callable[[Action, NameOf, str], str]] = {
    "place": _placed,
    "cast": _cast,
    "move": _moved,
    "put_onto_battlefield": _put,
    "unlock": _door,
    "lock": _door,
    "counters": _counters,
    "become_copy": _copied,
    "check_state": lambda *_: "Carried out state-based actions",
    "end_turn": lambda *_: "The turn ended",
    **dict.fromkeys(
        (
            *("play_land", "resolve", "meld", "create_token_copy", "copy_spell", "attach", "choose_name", "look"),
            *("day_night", "effect", "shuffle"),
        ),
        _simple,
    ),
}
