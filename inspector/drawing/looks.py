"""What a picture of a card is told: plain values about faces, halves, badges and marks, and nothing about tables.

Whoever draws fills in a `CardLook` with values that were computed elsewhere; the drawing shows them and decides
nothing. Sizes and positions are not part of a look.
"""

from __future__ import annotations

from enum import Enum

from msgspec import Struct


class Mark(Enum):
    """The small mark in a double-faced card's upper left corner, by the family it was printed in.

    The families are those of rules 712.2a-b and 712.3a-b (2026-08). A card of which nothing tells the family
    has none; on the strip that leads to its other face the neutral mark stands in.
    """

    SUN = "sun"
    CRESCENT = "crescent moon"
    FULL_MOON = "full moon"
    EMRAKUL = "tentacled shape"
    COMPASS = "compass rose"
    LAND = "land"
    PLANESWALKER_FRONT = "planeswalker to be"
    PLANESWALKER_BACK = "planeswalker"
    FAN_CLOSED = "closed fan"
    FAN_OPEN = "open fan"
    TRIANGLE_UP = "triangle up"
    TRIANGLE_DOWN = "triangle down"
    MODAL_FRONT = "one triangle"
    MODAL_BACK = "two triangles"
    NEUTRAL = "other face"


class CornerKind(Enum):
    """What the number in the lower right corner means; each kind has a plate of its own shape."""

    POWER_TOUGHNESS = "power and toughness"
    LOYALTY = "loyalty"
    DEFENSE = "defense"
    CREWED = "power and toughness of what is not a creature yet"


# What stands for a number that the card's data leaves out.
UNKNOWN_NUMBER = "?"


class Corner(Struct, frozen=True):
    """The number in the lower right corner, as text: "3/2", "1+*/∞", "5", "X"."""

    text: str
    kind: CornerKind = CornerKind.POWER_TOUGHNESS


class BadgeShape(Enum):
    """The sign before a badge's word, so that no badge is told by its color alone."""

    COPY = "two sheets"
    CHANGED = "arrow"
    TOKEN = "coin"
    FACE_DOWN = "card back"
    LOCKED = "closed lock"
    UNLOCKED = "open door"
    KEY = "key"
    DOUBT = "question mark"
    NOTE = "dot"


class Badge(Struct, frozen=True):
    """A short word with a sign, laid over the picture panel: "copy", "token"; `symbols` follow the word."""

    word: str
    shape: BadgeShape = BadgeShape.NOTE
    symbols: tuple[str, ...] = ()


class Was(Struct, frozen=True):
    """What was printed where something else holds now; small beside an arrow; None or empty where nothing changed.

    `gained` are paragraphs of the face that are not printed on it, `lost` those printed that it has no longer.
    """

    name: str | None = None
    mana_cost: tuple[str, ...] | None = None
    type_line: str | None = None
    colors: frozenset[str] | None = None
    corner: str | None = None
    gained: frozenset[str] = frozenset()
    lost: tuple[str, ...] = ()


class FaceLook(Struct, frozen=True):
    """One face or half as it is to be shown.

    `mana_cost` holds one string a symbol, braces included: ("{2/W}", "{G}"). `paragraphs` may contain symbols in
    braces; text in parentheses is set in italics. `colors` and `color_indicator` hold letters of "WUBRG"; the colors
    are the computed ones and choose the frame. `gray_corner` is the other face's power and toughness, set small and
    gray on a front face. `was` tells what differs from the printed card. `night` is set for back faces: they are
    pictured by night, so that the two sides of a card differ at a glance.
    """

    name: str = ""
    mana_cost: tuple[str, ...] = ()
    type_line: str = ""
    paragraphs: tuple[str, ...] = ()
    corner: Corner | None = None
    colors: frozenset[str] = frozenset()
    color_indicator: frozenset[str] = frozenset()
    mark: Mark | None = None
    hint: str = ""
    gray_corner: str = ""
    badges: tuple[Badge, ...] = ()
    was: Was | None = None
    night: bool = False


class Door(Enum):
    """Whether a half of a Room is locked; NONE for halves that are no doors."""

    NONE = ""
    LOCKED = "locked"
    UNLOCKED = "unlocked"


class HalfLook(Struct, frozen=True):
    """One half of a card that has several, with the state of its door where it has one."""

    face: FaceLook
    door: Door = Door.NONE


class DrawnLayout(Enum):
    """How the parts of a card share its space; what each means is told in the table of `layouts`."""

    NORMAL = "normal"
    SAGA = "saga"
    CLASS = "class"
    LEVELER = "leveler"
    PLANESWALKER = "planeswalker"
    BATTLE = "battle"
    SPLIT = "split"
    FUSE = "fuse"
    AFTERMATH = "aftermath"
    ROOM = "room"
    FLIP = "flip"
    ADVENTURE = "adventure"
    OMEN = "omen"
    PREPARE = "prepare"
    MELD_PART = "meld part"
    MELDED_TOP = "upper half of a combined face"
    MELDED_BOTTOM = "lower half of a combined face"
    CHECKLIST = "checklist card"
    SUBSTITUTE = "substitute card"


class Orientation(Enum):
    """Which way halves and faces are turned; AUTO is upright for everything but the second half of a flip card."""

    AUTO = "auto"
    UPRIGHT = "upright"
    AS_PRINTED = "as printed"


class SideUp(Enum):
    """What lies up: a face, the common card back, or nothing but an outline for a card that is not there."""

    FACE = "face"
    BACK = "back"
    PLACEHOLDER = "placeholder"


class CardLook(Struct, frozen=True):
    """A whole card as it is to be shown.

    `face` is the face that is up. With `other`, a strip at the foot names the other face. With `halves` (two to five,
    in reading order, the one that leads first) the halves are drawn as boxes, and `face` gives the frame's colors and
    the badges alone; an adventure's first half is the card itself. `shared` is rules text of all halves,
    set once below them. `listed` are the faces that a checklist or substitute card names, `filled` the one whose
    circle is filled in. A card back shows the face's badges and corner, and `order` in its middle where it is not 0; a
    placeholder shows the face's name.
    """

    face: FaceLook = FaceLook()
    other: FaceLook | None = None
    halves: tuple[HalfLook, ...] = ()
    layout: DrawnLayout = DrawnLayout.NORMAL
    orientation: Orientation = Orientation.AUTO
    side: SideUp = SideUp.FACE
    shared: str = ""
    listed: tuple[FaceLook, ...] = ()
    filled: int | None = None
    order: int = 0
