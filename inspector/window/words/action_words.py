"""Actions in words, as the history and the bar speak of them: ``Transformed Delver of Secrets``."""

from __future__ import annotations

from typing import TypeAlias, assert_never

from inspector.rules import (
    Action,
    Attach,
    BecomeCopy,
    Cast,
    CheckState,
    Choose,
    ChooseName,
    Cloak,
    Convert,
    CopySpell,
    Counters,
    CreateTokenCopy,
    DayNight,
    Designate,
    Effect,
    EndTurn,
    Flip,
    Life,
    Lock,
    Look,
    Manifest,
    Meld,
    Move,
    Mutate,
    PhaseIn,
    PhaseOut,
    Place,
    PlayLand,
    PutOntoBattlefield,
    Resolve,
    Reveal,
    SayCondition,
    Shuffle,
    Tap,
    Transform,
    Turn,
    TurnFaceDown,
    TurnFaceUp,
    Unlock,
    Untap,
)
from inspector.window.words.effects_library import EFFECTS
from inspector.window.words.state_words import _NameOf, state_in_words

OnObjects: TypeAlias = Transform | Convert | Flip | TurnFaceDown | TurnFaceUp | Tap | Untap | PhaseOut | PhaseIn

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


def zone_of_player(zone: str, player: str) -> str:
    """``on Ana's battlefield``, ``in Ben's hand``, ``on the stack``."""
    return _IN_ZONE[zone].format(player)


def in_words(action: Action, name_of: _NameOf, first_player: str) -> str:
    """Say what an action did, in the past tense; ``name_of`` gives the name of the object of a label."""
    player = action.player or first_player
    match action:
        case Place():
            return _placed(action, player)
        case Cast():
            return f"Cast {name_of(action.object)}{_how_cast(action)}"
        case PlayLand() | Resolve() | Move() | PutOntoBattlefield() | Manifest() | Cloak():
            return _moved(action, name_of, first_player)
        case BecomeCopy() | CreateTokenCopy() | CopySpell() | Meld() | Attach():
            return _of_two(action, name_of)
        case Unlock() | Lock():
            half = f"the {action.half} door" if action.half else "a door"
            return f"{'Unlocked' if isinstance(action, Unlock) else 'Locked'} {half} of {name_of(action.object)}"
        case Counters():
            return _counters(action, name_of)
        case Effect():
            return _effect(action, name_of)
        case Choose() | Designate() | SayCondition() | Turn() | Life() | Mutate():
            return state_in_words(action, name_of, player)
        case Reveal():
            whom = f" to {action.to}" if action.to is not None else ""
            shown = _objects(action, name_of)
            return f"Hid {shown} again" if action.off else f"Revealed {shown}{whom}"
        case CheckState() | EndTurn() | DayNight() | Shuffle() | ChooseName():
            return _of_the_game(action, player)
        case Look():
            return f"{player} looked at {name_of(action.object)}"
        case _:
            return f"{_verb(action)} {_objects(action, name_of)}{_as_whom(action)}"


def _verb(action: OnObjects) -> str:
    match action:
        case Transform() | Convert() | Flip():
            return {Transform: "Transformed", Convert: "Converted", Flip: "Flipped"}[type(action)]
        case TurnFaceDown() | TurnFaceUp():
            return f"Turned face {'down' if isinstance(action, TurnFaceDown) else 'up'}"
        case Tap() | Untap():
            return "Tapped" if isinstance(action, Tap) else "Untapped"
        case PhaseOut() | PhaseIn():
            return f"Phased {'out' if isinstance(action, PhaseOut) else 'in'}"
        case _:
            assert_never(action)


def _as_whom(action: OnObjects) -> str:
    if isinstance(action, TurnFaceDown) and isinstance(action.face_down, str):
        return f" ({action.face_down})"
    return ""


def _objects(action: OnObjects | BecomeCopy | Reveal, name_of: _NameOf) -> str:
    if action.object is not None:
        return name_of(action.object)
    return _names(action.objects, name_of) if action.objects else "everything that matches"


def _names(labels: tuple[str, ...], name_of: _NameOf) -> str:
    """The names of a few; of more than that their number, for nobody reads fifty names in a row."""
    return " and ".join(map(name_of, labels)) if len(labels) <= _FEW else f"{len(labels)} cards"


def _placed(action: Place, player: str) -> str:
    where = zone_of_player(action.zone, player)
    extra = [word for word, held in (("tapped", action.tapped), ("flipped", action.flipped)) if held]
    if action.face == "back":
        extra.append("back face up")
    if action.face_down:
        extra.append("face down")
    return f"Placed {action.card} {where}{', ' + ', '.join(extra) if extra else ''}"


def _how_cast(action: Cast) -> str:
    if action.face == "back" or action.transformed:
        return " with its back face up"
    if action.half:
        return f", {action.half} half" if action.half != "fused" else ", both halves fused"
    if action.face_down:
        return " face down"
    if action.inset:
        return " as the spell set into it"
    if action.prototype or action.bestow:
        return " prototyped" if action.prototype else " bestowed"
    return ""


def _moved(
    action: PlayLand | Resolve | Move | PutOntoBattlefield | Manifest | Cloak, name_of: _NameOf, first_player: str
) -> str:
    name = name_of(action.object)
    match action:
        case PlayLand():
            return f"Played {name} as a land"
        case Resolve():
            return f"{name} resolved"
        case Manifest():
            return f"Manifested {name}"
        case Cloak():
            return f"Cloaked {name}"
        case Move():
            return f"Moved {name} to {_TO_ZONE[action.to]}{' face down' if action.face_down else ''}"
        case PutOntoBattlefield():
            where = f" under {action.player}'s control" if action.player and action.player != first_player else ""
            how = " transformed" if action.transformed else " face down" if action.face_down else ""
            return f"Put {name} onto the battlefield{how}{where}"
        case _:
            assert_never(action)


def _of_two(action: BecomeCopy | CreateTokenCopy | CopySpell | Meld | Attach, name_of: _NameOf) -> str:
    match action:
        case BecomeCopy():
            until = " until end of turn" if action.until == "end of turn" else ""
            return f"{_objects(action, name_of)} became a copy of {name_of(action.of)}{until}"
        case CreateTokenCopy():
            return f"Created a token copy of {name_of(action.of)}"
        case CopySpell():
            return f"Copied the spell {name_of(action.of)}"
        case Meld():
            return f"Melded {_names(action.objects, name_of)}"
        case Attach():
            return f"Attached {name_of(action.object)} to {name_of(action.to)}"
        case _:
            assert_never(action)


def _counters(action: Counters, name_of: _NameOf) -> str:
    count, kind = abs(action.count), action.kind
    noun = f"{count} {kind} counter{'s' if count != 1 else ''}"
    put = action.count > 0
    return f"{'Put' if put else 'Removed'} {noun} {'on' if put else 'from'} {name_of(action.object)}"


def _effect(action: Effect, name_of: _NameOf) -> str:
    whom = _names(action.on, name_of) if isinstance(action.on, tuple) else "what matches"
    until = " until end of turn" if action.until == "end of turn" else ""
    known = next((effect.text for effect in EFFECTS if effect.change == action.change), "")
    if action.change.control is not None:
        known = f"is controlled by {action.change.control}"
    return f"Effect: {whom} {known}{until}" if known else f"An effect changed {whom}{until}"


def _of_the_game(action: CheckState | EndTurn | DayNight | Shuffle | ChooseName, player: str) -> str:
    match action:
        case CheckState():
            return "Carried out state-based actions"
        case EndTurn():
            return "The turn ended"
        case DayNight():
            return f"It became {action.value}"
        case ChooseName():
            return f"Chose the name {action.name}"
        case Shuffle():
            return f"Shuffled {player}'s library"
        case _:
            assert_never(action)
