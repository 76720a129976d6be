"""Characteristics: what an object is now, every value with the reasons for it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import msgspec

from inspector.cards import Amount
from inspector.rules.decisions.open_kind import OpenKind
from inspector.rules.decisions.proof_step import ProofStep
from inspector.rules.edition.outcomes import Reason

# Split cards have two answers off the stack in the editions before 2017 (708.2): a pair instead of one value.
Text = str | tuple[str, str]
Number = Amount | tuple[Amount, Amount]
# A printed sign such as "*" stands where no ability known to the core defines the number.
Size = Amount | str | None

# The values that have reasons, in the order in which people read them.
VALUE_KEYS = (
    "name",
    "names",
    "mana_cost",
    "mana_value",
    "colors",
    "color_indicator",
    "supertypes",
    "types",
    "subtypes",
    "keywords",
    "abilities",
    "power",
    "toughness",
    "loyalty",
    "defense",
    "zone",
    "owner",
    "controller",
    "face_up",
    "face_down",
    "flipped",
    "unlocked",
    "tapped",
    "counters",
    "token",
    "state_based",
    "looks_like",
)


# Values that follow from others, and so are in doubt with them.
_FOLLOWS_FROM = {
    "names": ("name",),
    "mana_value": ("mana_cost",),
    # No effect changes it alone; copying does, and with it the mana cost (707.2).
    "color_indicator": ("mana_cost",),
    "state_based": ("toughness", "loyalty", "defense", "types", "supertypes", "name"),
}


def printed_on_it(keys: Sequence[str]) -> str:
    """Name numbers that are printed on a card, as what is said of them where its data leaves them out."""
    return f"the {' and '.join(keys)} printed on it"


class NotComputed(msgspec.Struct, frozen=True):
    """Words that might change values of an object, and that the core does not compute.

    ``text`` is the sentence, ``source`` the label of the object that has it (``from`` in files), ``keys`` are the
    values that it might change, ``why`` is a sentence that says so. ``kind`` is what it is where it is no words.
    """

    text: str
    source: str = msgspec.field(name="from")
    keys: tuple[str, ...]
    why: str
    kind: OpenKind = OpenKind.WORDS

    @property
    def is_left_out_of_data(self) -> bool:
        """Whether it is about a number that the data of a card leaves out, and not about anything said or done."""
        return self.kind is OpenKind.DATA

    @property
    def is_printed_sign(self) -> bool:
        """Whether it is no words at all but a printed sign that nothing known to the core defines (208.2a)."""
        return self.kind is OpenKind.SIGN

    @property
    def is_left_to_the_owner(self) -> bool:
        """Whether it is no words of a card but a choice that a rule gives the owner of the object (903.9a)."""
        return self.kind is OpenKind.OWNER


# On what numbers are printed (208.1, 301.7a, 209.1, 210.1).
_SIZED = frozenset(("Creature", "Vehicle"))
_NUMBERS_OF = {
    "power": _SIZED,
    "toughness": _SIZED,
    "loyalty": frozenset(("Planeswalker",)),
    "defense": frozenset(("Battle",)),
}


def _about(key: str, told: Sequence[NotComputed]) -> tuple[NotComputed, ...]:
    keys = {key, *_FOLLOWS_FROM.get(key, ())}
    return tuple(one for one in told if not keys.isdisjoint(one.keys))


class Characteristics(msgspec.Struct, frozen=True, kw_only=True):
    """Every value of one object, under the names that files use for them.

    ``mana_cost`` is ``""`` where there is none. ``colors`` and ``color_indicator`` are letters in WUBRG order.
    ``power`` and ``toughness`` are None where there is none, and a printed sign (``"*"``) where it is not computed.
    ``face_up`` is None for what is not double-faced. ``face_down`` is False, or the cause. ``looks_like`` maps each
    player who may not look at the object's face to what they see. ``why`` maps a key to its reasons, the deciding one
    first, ``proof`` are the steps by which its values came about; ``transformed`` tells whether it is a transformed
    permanent (701.27g). ``not_computed`` are the words that might change its values and that the core cannot follow,
    ``depends`` those that wait for something not told yet. ``chosen`` is what was chosen for it, ``designations``
    are those that it has; ``phased_out`` tells whether the rest of the game acts as if it were not there (702.26b).
    """

    label: str
    name: Text
    names: tuple[str, ...]
    mana_cost: Text
    mana_value: Number
    colors: tuple[str, ...]
    color_indicator: tuple[str, ...] = ()
    supertypes: tuple[str, ...] = ()
    types: tuple[str, ...] = ()
    subtypes: tuple[str, ...] = ()
    # Whether it has every creature type, of which its subtypes list only those that it has besides.
    has_every_creature_type: bool = False
    keywords: tuple[str, ...] = ()
    abilities: tuple[str, ...] = ()
    power: Size = None
    toughness: Size = None
    loyalty: Size = None
    defense: Size = None
    zone: str
    owner: str
    controller: str
    face_up: str | None = None
    face_down: bool | str = False
    flipped: bool = False
    unlocked: tuple[str, ...] = ()
    tapped: bool = False
    counters: dict[str, int] = {}
    token: bool = False
    transformed: bool = False
    exists: bool = True
    state_based: tuple[str, ...] = ()
    looks_like: dict[str, str] = {}
    chosen: dict[str, object] = {}
    designations: tuple[str, ...] = ()
    phased_out: bool = False
    why: Mapping[str, tuple[Reason, ...]] = {}
    proof: Sequence[ProofStep] = ()
    not_computed: Sequence[NotComputed] = ()
    depends: Sequence[NotComputed] = ()

    def value(self, key: str) -> object:
        """Give the value of a key of ``VALUE_KEYS``."""
        held: object = getattr(self, key)
        return held

    def doubts(self, key: str) -> tuple[NotComputed, ...]:
        """Give what is not computed and might change the value of a key, or what follows from it."""
        return _about(key, self.not_computed)

    def waits(self, key: str) -> tuple[NotComputed, ...]:
        """Give what waits for something not told, and would change the value of a key or what follows from it."""
        return _about(key, self.depends)

    def is_not_known(self, key: str) -> bool:
        """Whether it has a number that nothing tells: none is shown, and there is one printed on what it is."""
        kinds = _NUMBERS_OF.get(key, frozenset())
        has_one = not kinds.isdisjoint((*self.types, *self.subtypes))
        return has_one and self.value(key) is None and bool(self.waits(key))

    @property
    def whose(self) -> str:
        """Whose it is there: its controller's on the battlefield and the stack, else its owner's (108.3, 108.4)."""
        return self.controller if self.zone in ("battlefield", "stack") else self.owner

    @property
    def type_line(self) -> str:
        """Its type line in one text."""
        words = " ".join((*self.supertypes, *self.types))
        return f"{words} — {' '.join(self.subtypes)}" if self.subtypes else words
