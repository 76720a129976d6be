"""The words in which an effect is written: which objects (``Filter``), what changes (``Change``), how much (``Value``).

Plain data, as the scenario format spells it. A card's record uses them for the abilities that the core can compute
with (``StaticAbility``, ``Definition``), a scenario's actions for effects of every kind. What they mean is said by the
rules core, which hangs what it makes of a filter or a change on that value.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, Literal

import msgspec

from inspector.cards.colors import Color
from inspector.cards.limits import LONGEST_KEYWORD, MOST_DIGITS
from inspector.cards.mana import mana_cost

# As deep as a scenario file may nest anything.
_MOST_NOTS = 100
OneOrMore = str | tuple[str, ...]
# More than any card or game needs, and less than what numbers on their way through other programs are cut down to.
LARGEST_WHOLE = 10**MOST_DIGITS - 1
_RANGE = f"a whole number of at most {MOST_DIGITS} digits"
Whole = Annotated[int, msgspec.Meta(ge=-LARGEST_WHOLE, le=LARGEST_WHOLE, description=_RANGE)]
# How many there are of something: no player chooses a negative number (107.1b), and no object has fewer than none.
Quantity = Annotated[
    int,
    msgspec.Meta(ge=0, le=LARGEST_WHOLE, description=f"a whole number of at most {MOST_DIGITS} digits, 0 or more"),
]
# A comparison such as "<=3", or a number.
Comparison = (
    Whole
    | Annotated[
        str,
        msgspec.Meta(pattern=r"^(<=|>=|<|>|=|!=)?\s*-?[0-9]{1,15}$", description='a comparison such as "<=3"'),
    ]
)
Signed = Annotated[
    str,
    msgspec.Meta(
        pattern=r"^([+-][0-9]{1,15}|mana value)$", description='a signed number of at most 15 digits such as "+2"'
    ),
]
CounterKind = Annotated[str, msgspec.Meta(min_length=1, max_length=LONGEST_KEYWORD)]
ChosenKind = Literal["color", "creature type", "card type", "name", "basic land type"]
# Words that stand for an object by what it is to the one whose ability speaks; "it" is the one that an effect changes.
STAND_INS = ("self", "attached", "paired", "it")
FaceUp = Literal["front", "back"]
Half = Literal["left", "right"]


class Filter(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True, omit_defaults=True, dict=True):
    """Qualities that must all hold; where a quality is a list, any one of it."""

    types: OneOrMore | None = None
    subtypes: OneOrMore | None = None
    supertypes: OneOrMore | None = None
    colors: Color | tuple[Color, ...] | None = None
    keywords: OneOrMore | None = None
    name: OneOrMore | None = None
    same_name_as: str | None = None
    controller: OneOrMore | None = None
    token: bool | None = None
    face_down: bool | None = None
    face_up: FaceUp | None = None
    flipped: bool | None = None
    unlocked: Half | tuple[Half, ...] | None = None
    tapped: bool | None = None
    mana_value: Comparison | None = None
    power: Comparison | None = None
    toughness: Comparison | None = None
    other: str | None = None
    zone: OneOrMore | None = None
    not_: Filter | None = msgspec.field(default=None, name="not")
    all_types: OneOrMore | None = None
    owner: OneOrMore | None = None
    counters: dict[CounterKind, Comparison] | Literal["any"] | None = None
    enchanted: bool | None = None
    equipped: bool | None = None
    modified: bool | None = None
    attached_to: str | None = None
    number_of_colors: Comparison | None = None
    historic: bool | None = None
    has_abilities: bool | None = None
    chosen: ChosenKind | None = None
    designated: OneOrMore | None = None
    # Whose it is: under whose control on the battlefield and the stack, whose card elsewhere. Of "an opponent" a
    # condition asks each by themselves.
    belongs_to: Literal["chosen player", "enchanted player", "its controller", "an opponent"] | None = None
    shares_color_with: str | None = None
    shares_creature_type_with: str | None = None
    # What it must not be besides `not`: neither an artifact nor white is each by itself.
    nor: Filter | None = None

    def __post_init__(self) -> None:
        """Refuse `not` within `not` without an end, which no effect needs and whoever follows it would drown in."""
        if sum(1 for _ in self.parts()) > _MOST_NOTS + 1:
            raise ValueError(f"`not` stands within `not` more than {_MOST_NOTS} times; write it in fewer")

    @property
    def refused(self) -> tuple[Filter, ...]:
        """What it must not be: each of these by itself leaves an object out."""
        if self.not_ is None:
            return () if self.nor is None else (self.nor,)
        return (self.not_,) if self.nor is None else (self.not_, self.nor)

    def parts(self) -> Iterator[Filter]:
        """Give it, and what it refuses, and what that refuses."""
        left = [self]
        while left:
            part = left.pop()
            yield part
            left += reversed(part.refused)


Distinct = Literal["card types", "colors", "names", "creature types", "basic land types", "powers", "mana values"]
# Stands where an amount is taken in another way than by counting objects.
UNCOUNTED = Filter(name=())


class Count(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True, omit_defaults=True):
    """A number taken from the table, times a factor, plus a number: one of the ways, of which ``count`` is the first.

    ``count`` are objects that match, ``counters`` those of a kind and ``of`` a number of an object (``on``),
    ``distinct``, ``greatest`` and ``total`` look at the objects ``among`` which, ``devotion`` and ``life`` at a player;
    ``opponents`` counts those of a player, and ``counters`` may be those on all objects ``among`` which, too.
    ``sum`` takes several amounts together.
    ``half`` halves it, rounded as it says. ``said`` is a number that nothing on the desk tells, in a card's words.
    """

    count: Filter = UNCOUNTED
    plus: Whole = 0
    times: Whole = 1
    half: Literal["up", "down"] | None = None
    counters: CounterKind | None = None
    of: Literal["power", "toughness", "mana value", "loyalty", "colors"] | None = None
    on: str | None = None
    distinct: Distinct | None = None
    greatest: Literal["power", "toughness", "mana value"] | None = None
    total: Literal["power", "toughness", "mana value"] | None = None
    among: Filter | None = None
    devotion: tuple[Color, ...] | None = None
    life: str | None = None
    opponents: str | None = None
    sum: tuple[Count, ...] | None = None
    said: str | None = None

    def __post_init__(self) -> None:
        """Refuse an amount of no way, or of two."""
        if self.count != UNCOUNTED and not self.ways:
            return
        if len(self.ways) != 1 or self.count != UNCOUNTED:
            raise ValueError(f"an amount needs exactly one of `count`, {', '.join(f'`{way}`' for way in _WAYS)}")
        if self.counters is not None and self.among is not None and self.on is None:
            return
        if any(way in self.ways for way in ("counters", "of")) and self.on is None:
            raise ValueError("`on` is missing; add it, with the label of the object that is asked")
        if any(way in self.ways for way in ("distinct", "greatest", "total")) and self.among is None:
            raise ValueError("`among` is missing; add it, with a filter of the objects that are asked")

    @property
    def ways(self) -> tuple[str, ...]:
        """The ways other than counting objects, of which one may be given."""
        return tuple(way for way in _WAYS if getattr(self, way) is not None)


_WAYS = ("counters", "of", "distinct", "greatest", "total", "devotion", "life", "opponents", "sum", "said")
Value = Whole | Literal["mana value"] | Count


class TextChange(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A change of one word for another, wherever it stands in text and type line (612)."""

    from_: str = msgspec.field(name="from")
    to: str


KindOfAbilities = Literal["activated", "loyalty", "landwalk", "protection", "hexproof"]


class AbilitiesOf(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True, omit_defaults=True, dict=True):
    """Abilities of a kind that the objects ``among`` which have, but for mana or loyalty abilities if it says so.

    The kind may be a keyword of which each ability says more, as protection says from what.
    """

    among: Filter
    kind: KindOfAbilities = "activated"
    except_: Literal["mana", "loyalty"] | None = msgspec.field(default=None, name="except")


class Change(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True, omit_defaults=True, dict=True):
    """What an effect does to an object; each key belongs to the layer that the rules give it (613.1).

    ``set_chosen`` and ``add_chosen`` give what was chosen for the source of the effect, in the layer of its kind.
    ``cant_have_abilities`` takes these abilities and lets no effect add them (113.11, 613.1f). ``add_static`` says what
    the static abilities among ``add_abilities`` do; without it their words are read. ``keep_mana_abilities`` leaves
    these to what loses all abilities.
    """

    name: str | None = None
    mana_cost: str | None = None
    colors: tuple[Color, ...] | None = None
    counters: dict[CounterKind, Quantity] | None = None
    control: str | None = None
    text: TextChange | None = None
    set_types: tuple[str, ...] | None = None
    add_types: tuple[str, ...] | None = None
    remove_types: tuple[str, ...] | None = None
    set_subtypes: tuple[str, ...] | None = None
    add_subtypes: tuple[str, ...] | None = None
    add_supertypes: tuple[str, ...] | None = None
    remove_supertypes: tuple[str, ...] | None = None
    all_creature_types: bool | None = None
    lose_all_creature_types: bool | None = None
    lose_all_land_types: bool | None = None
    all_basic_land_types: bool | None = None
    set_chosen: ChosenKind | tuple[ChosenKind, ...] | None = None
    add_chosen: ChosenKind | tuple[ChosenKind, ...] | None = None
    set_colors: tuple[Color, ...] | None = None
    add_colors: tuple[Color, ...] | None = None
    add_abilities: tuple[str, ...] | None = None
    add_static: tuple[StaticAbility, ...] | None = None
    abilities_of: AbilitiesOf | None = None
    remove_abilities: tuple[str, ...] | None = None
    lose_all_abilities: bool | None = None
    keep_mana_abilities: bool | None = None
    cant_have_abilities: tuple[str, ...] | None = None
    set_power: Value | None = None
    set_toughness: Value | None = None
    power: Signed | Whole | Count | None = None
    toughness: Signed | Whole | Count | None = None
    switch_power_toughness: bool | None = None

    def __post_init__(self) -> None:
        """Refuse a cost that is none."""
        if self.mana_cost is not None:
            mana_cost(self.mana_cost)


class Condition(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True, omit_defaults=True):
    """What must hold for an effect: a number, the object or what it is attached to, the turn, the day, what is said."""

    count: Filter | None = None
    value: Value | None = None
    is_: Comparison | None = msgspec.field(default=None, name="is")
    self_: Filter | None = msgspec.field(default=None, name="self")
    attached: Filter | None = None
    turn_of: Literal["you", "opponent"] | None = None
    day_night: Literal["day", "night"] | None = None
    said: str | None = None
    all_: tuple[Condition, ...] | None = msgspec.field(default=None, name="all")
    any_: tuple[Condition, ...] | None = msgspec.field(default=None, name="any")
    not_: Condition | None = msgspec.field(default=None, name="not")

    def __post_init__(self) -> None:
        """Refuse a condition that asks nothing, or two things at once."""
        ways = ("count", "value", "self_", "attached", "turn_of", "day_night", "said", "all_", "any_", "not_")
        given = [way for way in ways if getattr(self, way) is not None]
        if len(given) != 1:
            known = ", ".join(f"`{way.rstrip('_')}`" for way in ways)
            raise ValueError(f"a condition needs exactly one of {known}")
        if (given[0] in ("count", "value")) is (self.is_ is None):
            raise ValueError("`is` belongs to `count` and `value`, and to nothing else")


StandIn = Literal["self", "attached", "paired"]


class Words(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True, omit_defaults=True):
    """Where on a face an ability was read: the sentence, its paragraph, the span in that, and the grammar's rule."""

    text: str
    paragraph: int = 0
    start: int = 0
    end: int = 0
    rule: str = ""


class StaticAbility(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True, omit_defaults=True):
    """A static ability of a card: what it changes, on ``"self"``, ``"attached"`` or all that match a filter (604).

    ``only``: what it is on must be that; "equipped creature" means no object that is no creature (109.2, 301.5a).
    """

    change: Change
    on: StandIn | tuple[StandIn, ...] | None = None
    filter: Filter | None = None
    only: Filter | None = None
    if_: Condition | None = msgspec.field(default=None, name="if")
    zones: tuple[str, ...] | None = None
    words: Words | None = None

    def __post_init__(self) -> None:
        """Refuse an ability that names no objects, or names them twice."""
        if (self.on is None) == (self.filter is None):
            raise ValueError("a static ability needs either `on` or `filter`")
        if self.only is not None and self.on is None:
            raise ValueError("`only` belongs to `on`; what a `filter` finds is said in it")


class Definition(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True, omit_defaults=True):
    """A characteristic-defining ability: the values that it gives to its own object in every zone (604.3)."""

    power: Value | None = None
    toughness: Value | None = None
    set_types: tuple[str, ...] | None = None
    add_types: tuple[str, ...] | None = None
    set_subtypes: tuple[str, ...] | None = None
    add_subtypes: tuple[str, ...] | None = None
    add_supertypes: tuple[str, ...] | None = None
    all_creature_types: bool | None = None
    set_colors: tuple[Color, ...] | None = None
    add_colors: tuple[Color, ...] | None = None
    words: Words | None = None
