"""The actions: what a player or an effect can do to the table, as plain values, one class each.

The same values stand in scenario files; ``scenario-format`` names the fields. ``Action`` is the union of all.
"""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from inspector.cards import Change, Color, Condition, CounterKind, Filter, Half, Quantity, Whole
from inspector.cards.limits import LONGEST_NAME

Zone = Literal["library", "hand", "battlefield", "graveyard", "stack", "exile", "command", "outside"]
Side = Literal["front", "back"]
# Longer than anyone writes a name by hand; what shows a label need not be ready for a million characters.
Label = Annotated[str, msgspec.Meta(min_length=1, max_length=LONGEST_NAME)]
Until = Literal["end of turn", "forever"]


class FaceDownValues(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True, omit_defaults=True):
    """The characteristics that an effect lists for an object it turns face down (708.2)."""

    types: tuple[str, ...] = ("Creature",)
    subtypes: tuple[str, ...] = ()
    supertypes: tuple[str, ...] = ()
    colors: tuple[Color, ...] = ()
    name: str = ""
    abilities: tuple[str, ...] = ()
    power: Whole | None = None
    toughness: Whole | None = None


FaceDownBy = Literal["morph", "manifest", "cloak", "disguise"] | bool | FaceDownValues


class _Action(
    msgspec.Struct,
    frozen=True,
    forbid_unknown_fields=True,
    kw_only=True,
    omit_defaults=True,
    tag_field="do",
):
    """What all actions share; ``player`` is who acts, the first player where it is left out."""

    player: str | None = None


class _OnObjects(_Action, frozen=True):
    """An action on one object, a list of objects, or all on the battlefield that match a filter."""

    object: Label | None = None
    objects: tuple[Label, ...] | None = None
    filter: Filter | None = None

    def __post_init__(self) -> None:
        given = [way for way in (self.object, self.objects, self.filter) if way is not None]
        if len(given) != 1:
            raise ValueError("exactly one of `object`, `objects` and `filter` is needed")


class Choices(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True, omit_defaults=True):
    """What was chosen for an object.

    ``counters`` are those with which it entered, or that were put on it, where words or the order of what replaces
    that leave it open (614.1c, 616.1).
    """

    color: Color | None = None
    creature_type: str | None = None
    card_type: str | None = None
    basic_land_type: str | None = None
    name: str | None = None
    number: Whole | None = None
    player: str | None = None
    counters: dict[CounterKind, Quantity] | None = None


class Place(_Action, frozen=True, tag="place"):
    """Set-up: the object is simply there."""

    card: str
    label: Label = msgspec.field(name="as")
    zone: Zone
    face: Side | None = None
    half: Literal["left", "right", "fused"] | None = None
    unlocked: tuple[Half, ...] | None = None
    flipped: bool = False
    face_down: FaceDownBy | None = None
    tapped: bool = False
    counters: dict[CounterKind, Quantity] | None = None
    token: bool = False
    substitute: bool = False
    inset: bool = False
    prototype: bool = False
    bestow: bool = False
    choose: Choices | None = None


class Cast(_Action, frozen=True, tag="cast"):
    """Move a card to the stack as a spell."""

    object: Label
    face: Side | None = None
    half: Literal["left", "right", "fused"] | None = None
    transformed: bool = False
    face_down: FaceDownBy | None = None
    x: Quantity | None = None
    as_copy: Label | None = None
    inset: bool = False
    prototype: bool = False
    bestow: bool = False
    permission: Filter | None = None


class PlayLand(_Action, frozen=True, tag="play_land"):
    """Put a card onto the battlefield as a land."""

    object: Label
    face: Side | None = None


class Resolve(_Action, frozen=True, tag="resolve"):
    """Let a spell resolve: a permanent spell enters the battlefield, any other goes to its owner's graveyard."""

    object: Label
    transformed: bool = False
    as_copy_of: Label | None = None
    except_: Change | None = msgspec.field(default=None, name="except")
    choose: Choices | None = None


class PutOntoBattlefield(_Action, frozen=True, tag="put_onto_battlefield"):
    """An effect puts a card onto the battlefield, from any zone but the stack."""

    object: Label
    transformed: bool = False
    face_down: FaceDownBy | None = None
    as_copy_of: Label | None = None
    except_: Change | None = msgspec.field(default=None, name="except")
    tapped: bool = False
    choose: Choices | None = None


class Move(_Action, frozen=True, tag="move"):
    """Any other change of zone."""

    object: Label
    to: Zone
    face_down: bool = False


class _Turning(_OnObjects, frozen=True):
    """Transforming or converting; ``ability_of`` a permanent's own ability, on the stack since action ``since``."""

    ability_of: Label | None = None
    since: int | None = None


class Transform(_Turning, frozen=True, tag="transform"):
    """Turn double-faced permanents over to their other face."""


class Convert(_Turning, frozen=True, tag="convert"):
    """Turn double-faced permanents over by the word of other sets for it."""


class Flip(_OnObjects, frozen=True, tag="flip"):
    """Flip permanents: their lower half is used from now on."""


class Unlock(_Action, frozen=True, tag="unlock"):
    """Unlock a half of a Room."""

    object: Label
    half: Half | None = None
    by: Literal["special action", "effect"] = "effect"


class Lock(_Action, frozen=True, tag="lock"):
    """Lock a half of a Room."""

    object: Label
    half: Half | None = None
    by: Literal["special action", "effect"] = "effect"


class TurnFaceDown(_OnObjects, frozen=True, tag="turn_face_down"):
    """Turn permanents face down, with the values listed."""

    face_down: FaceDownBy | None = None


class TurnFaceUp(_OnObjects, frozen=True, tag="turn_face_up"):
    """Turn permanents face up, by an effect or by the permission of how they came to be face down."""

    by: Literal["effect", "morph", "disguise", "manifest", "cloak"] = "effect"
    as_copy_of: Label | None = None
    choose: Choices | None = None


class Manifest(_Action, frozen=True, tag="manifest"):
    """Put a card onto the battlefield face down as a 2/2 that may be turned up."""

    object: Label


class Cloak(_Action, frozen=True, tag="cloak"):
    """Manifest, with ward."""

    object: Label


class Meld(_Action, frozen=True, tag="meld"):
    """Put the two cards of a meld pair onto the battlefield as one permanent."""

    objects: tuple[Label, Label]
    label: Label = msgspec.field(name="as")


class BecomeCopy(_OnObjects, frozen=True, tag="become_copy"):
    """Permanents become copies of an object."""

    of: Label = ""
    until: Until = "forever"
    except_: Change | None = msgspec.field(default=None, name="except")


class CreateToken(_Action, frozen=True, tag="create_token"):
    """Create a token of which all is spelled: ``card`` says it as cards do, or is the name of a token's record."""

    card: str
    label: Label = msgspec.field(name="as")
    tapped: bool = False


class CreateTokenCopy(_Action, frozen=True, tag="create_token_copy"):
    """Create a token that is a copy of an object."""

    of: Label
    label: Label = msgspec.field(name="as")
    except_: Change | None = msgspec.field(default=None, name="except")


class CopySpell(_Action, frozen=True, tag="copy_spell"):
    """Put a copy of a spell onto the stack; it is not cast."""

    of: Label
    label: Label = msgspec.field(name="as")
    except_: Change | None = msgspec.field(default=None, name="except")


class While(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True, omit_defaults=True):
    """What an effect of a static ability is tied to: a face, a door or the flipped half of its source."""

    face: Side | None = None
    unlocked: Half | None = None
    flipped: bool | None = None


class Effect(_Action, frozen=True, tag="effect"):
    """A continuous effect, of something that resolved or (with ``source``) of a static ability of an object.

    ``called`` is the name of the spell or ability that it comes from; ``besides`` is true where the words of the source
    still count, otherwise the effects said of an object stand in place of its words.
    """

    change: Change
    on: tuple[Label, ...] | Literal["attached", "self", "paired"] | None = None
    filter: Filter | None = None
    until: Until = "forever"
    source: Label | None = None
    while_: While | None = msgspec.field(default=None, name="while")
    called: str = ""
    besides: bool = False
    if_: Condition | None = msgspec.field(default=None, name="if")
    zones: tuple[Zone, ...] | None = None

    def __post_init__(self) -> None:
        if (self.on is None) == (self.filter is None):
            raise ValueError("exactly one of `on` and `filter` is needed")


class Counters(_Action, frozen=True, tag="counters"):
    """Put counters of a kind on an object, or take them off."""

    object: Label
    kind: CounterKind
    count: Whole = 1


class Attach(_Action, frozen=True, tag="attach"):
    """Attach an Aura or Equipment to an object."""

    object: Label
    to: Label


class Tap(_OnObjects, frozen=True, tag="tap"):
    """Tap permanents."""


class Untap(_OnObjects, frozen=True, tag="untap"):
    """Untap permanents."""


class ChooseName(_Action, frozen=True, tag="choose_name"):
    """May a player choose this card name?"""

    name: str


class Look(_Action, frozen=True, tag="look"):
    """May this player look at the object's faces?"""

    object: Label


class DayNight(_Action, frozen=True, tag="day_night"):
    """It becomes day, or night."""

    value: Literal["day", "night"]


class CheckState(_Action, frozen=True, tag="check_state"):
    """State-based actions are carried out once."""


class EndTurn(_Action, frozen=True, tag="end_turn"):
    """The turn ends, and with it the effects that last until then."""


class Choose(_Action, frozen=True, tag="choose"):
    """Say what was chosen for an object: one thing; ``player`` is the player chosen."""

    object: Label
    color: Color | None = None
    creature_type: str | None = None
    card_type: str | None = None
    basic_land_type: str | None = None
    name: str | None = None
    number: Whole | None = None
    counters: dict[CounterKind, Quantity] | None = None

    def __post_init__(self) -> None:
        given = [key for key in Choices.__struct_fields__ if getattr(self, key) is not None]
        if len(given) - (self.player is not None) > 1 or not given:
            raise ValueError("exactly one thing that was chosen is needed, such as `color` or `creature_type`")


class Turn(_Action, frozen=True, tag="turn"):
    """It becomes the turn of ``player``."""


class Life(_Action, frozen=True, tag="life"):
    """Set a player's life total."""

    total: Whole


class Designate(_Action, frozen=True, tag="designate"):
    """An object gets a designation, or a role in combat, or loses it (``off``); ``with_`` is its partner in a pair."""

    object: Label
    designation: Annotated[str, msgspec.Meta(min_length=1)] = msgspec.field(name="as")
    with_: Label | None = msgspec.field(default=None, name="with")
    off: bool = False

    def __post_init__(self) -> None:
        pairing = self.designation.strip().casefold() == "paired"
        if self.with_ is not None and not pairing:
            raise ValueError("`with` belongs to `paired`, and to no other designation")
        if pairing and self.with_ is None and not self.off:
            raise ValueError("a pair needs `with`, the label of the other creature")


class SayCondition(_Action, frozen=True, tag="condition"):
    """Say whether a condition in a card's words holds that nothing on the desk tells."""

    object: Label
    says: Annotated[str, msgspec.Meta(min_length=1)]
    holds: bool


class NotRead(_Action, frozen=True, tag="not_read"):
    """Words that tell of something that happened and that nobody could read: what it did to these is not computed."""

    says: Annotated[str, msgspec.Meta(min_length=1)]
    objects: tuple[Label, ...] = ()


# What every program that reads JSON takes for a whole number.
LARGEST_SEED = 2**53 - 1


class Shuffle(_Action, frozen=True, tag="shuffle"):
    """Shuffle the acting player's library: the ``seed`` is all the chance there is, and decides the order."""

    seed: Annotated[int, msgspec.Meta(ge=0, le=LARGEST_SEED)]


class Reveal(_OnObjects, frozen=True, tag="reveal"):
    """Show objects to a player, or to all, until they are hidden again (``off``)."""

    to: str | None = None
    off: bool = False


class PhaseOut(_OnObjects, frozen=True, tag="phase_out"):
    """Permanents phase out (702.26)."""


class PhaseIn(_OnObjects, frozen=True, tag="phase_in"):
    """Permanents phase in (702.26)."""


class Mutate(_Action, frozen=True, tag="mutate"):
    """A spell merges with a permanent, over it or under it (702.140, 730)."""

    object: Label
    onto: Label
    on_top: bool = True


Action = (
    Place
    | Cast
    | PlayLand
    | Resolve
    | PutOntoBattlefield
    | Move
    | Transform
    | Convert
    | Flip
    | Unlock
    | Lock
    | TurnFaceDown
    | TurnFaceUp
    | Manifest
    | Cloak
    | Meld
    | BecomeCopy
    | CreateToken
    | CreateTokenCopy
    | CopySpell
    | Effect
    | Counters
    | Attach
    | Tap
    | Untap
    | ChooseName
    | Look
    | DayNight
    | CheckState
    | EndTurn
    | Choose
    | Turn
    | Life
    | Designate
    | SayCondition
    | NotRead
    | Shuffle
    | Reveal
    | PhaseOut
    | PhaseIn
    | Mutate
)


def action_name(action: Action) -> str:
    """Give the name under which files know the action (``"put_onto_battlefield"``)."""
    return str(action.__struct_config__.tag)
