"""One step of a proof, as data: which effect, in which layer, from what to what, and why there."""

from __future__ import annotations

from enum import StrEnum
from typing import Literal

import msgspec

from inspector.cards import Amount, Count, Filter, TextChange, TypeLine
from inspector.cards import Condition as Asked
from inspector.rules.decisions.because import Because
from inspector.rules.decisions.decisions import Original, Source
from inspector.rules.decisions.open_kind import OpenKind
from inspector.rules.edition.concepts import Concept
from inspector.rules.table.actions import While
from inspector.rules.table.objects import Merged

START = "start"
# So the subtypes are told of what has every creature type (205.3d).
EVERY_CREATURE_TYPE = "every creature type"


class NotAppliedBecause(StrEnum):
    """Why an effect did not come to apply to an object, in the words of the public format."""

    LOST = "the ability was lost before it began"
    NO_LONGER = "it no longer applies to this object"
    NOT_MET = "its condition did not hold"
    NOT_YET = "it did not apply to this object yet"
    LOCKED = "the half that has it is locked"
    NOT_COMPUTED = "it is not computed"

    @property
    def passes_by(self) -> bool:
        """Whether its ability is there, and what it applies to, or its condition, is why it did not."""
        return self in (NotAppliedBecause.NO_LONGER, NotAppliedBecause.NOT_MET)


class Idle(StrEnum):
    """Why an effect that applied changed nothing of an object: what it is already, has not, or cannot be."""

    CONTROLS = "who would control it does already"
    NO_WORD = "its text has no such word"
    NOT_CHOSEN = "nobody has chosen what it gives"
    OTHER_TYPE = "the subtype goes with a card type that it has not"
    IS_SO = "it is so already"
    SIZE_IS_SO = "the size that it sets is so already"
    IS_NOT = "it is not what it would be no longer"
    NO_ABILITIES = "it has no abilities"
    ONLY_MANA = "it has only abilities that stay"
    LACKS = "it does not have what would go"
    NONE_TO_GAIN = "no other object has what it would give"
    NO_SIZE = "it is no creature"
    EQUAL = "power and toughness are equal"
    ZERO = "the amount is 0"
    NOT_KNOWN = "what it adds to is not known"


class Counted(msgspec.Struct, frozen=True):
    """An amount that was counted: of what (``value``), from which objects, and how many, before it is multiplied.

    ``player`` is who is meant by ``you`` in it; ``times``, ``half`` (``"up"``, ``"down and up"``) and ``plus``
    what is made of it. With ``is_known`` false it is a number that the data of a card leaves out.
    """

    value: Count
    objects: tuple[str, ...]
    number: Amount
    player: str = ""
    times: int = 1
    half: str = ""
    plus: int = 0
    is_known: bool = True


class TiedTo(msgspec.Struct, frozen=True):
    """What must hold for an effect: a face, a door or the flipped half of its source, or a condition of its words.

    ``source`` is the label of that object, ``holds`` whether it does, ``later`` whether it did not when its turn came,
    and does with the finished values; ``unmet`` are those that do not, where several must hold together.
    """

    tied: While | Asked
    source: str
    holds: bool
    later: bool = False
    unmet: tuple[Asked, ...] = ()


class StepChange(msgspec.Struct, frozen=True):
    """What a step made of a value, in the spellings of expectations: from what, to what."""

    was: object
    to: object


class OpenBy(msgspec.Struct, frozen=True):
    """What leaves open how many a step counted, or whether its condition holds: whose it is, and what it is."""

    source: str
    kind: OpenKind


class DependsFor(StrEnum):
    """What of an effect another would change if it were applied first, as a step tells it (613.8a)."""

    OBJECTS = "what it applies to"
    EXISTENCE = "whether it applies at all"
    CONDITION = "whether its condition holds"
    TEXT = "the words of its ability"
    ABILITY = "whether it has the ability"
    CONTROLLER = "who is meant by you in it"
    CARD_TYPE = "the card type with which a subtype goes that it gives"
    ABILITIES = "which abilities it gives"
    AMOUNT = "how much it counts or looks up"


class Dependency(msgspec.Struct, frozen=True):
    """On what a step's effect depends, and by what of it: its existence, what it applies to, what it does (613.8a).

    ``what`` is that more closely, ``subtypes`` are those that it gives, where a card type for them is what it hangs on.

    ``waited`` is false where it depended on it at first, and no more once its turn had come (613.8c), ``applied`` where
    that lost its ability, so that nothing came of waiting; but where it ``led``, a newer effect came first for that.
    ``older`` is whether timestamps give the same order, so that waiting made no difference.
    ``loop`` is whether both stand in a loop (613.8b), ``in_a_circle`` whether they do with others between them.
    """

    source: Source
    by: str
    waited: bool = True
    applied: bool = True
    led: bool = False
    loop: bool = False
    in_a_circle: bool = False
    what: DependsFor = DependsFor.OBJECTS
    subtypes: tuple[str, ...] = ()
    older: bool = False


class ProofStep(msgspec.Struct, frozen=True, kw_only=True):
    """One step of the computation of an object's values.

    ``layer`` is ``"start"`` or the edition's own name (``"1a"`` ... ``"7d"``). ``source`` tells whose effect it is,
    ``paragraph`` which paragraph of that makes it, None where no words of one card do,
    ``of`` the label of what was copied, ``merged`` what merged with it,
    ``made_of`` what a token or a spell was made a copy of,
    ``copied`` the name that the original had then, ``nameless`` what it is called without one,
    ``half`` which half of a flip card counts where that is the lower one, or another than counted of what was copied,
    ``excepted`` the keys of the values that an exception of the copying gave (707.9), ``given`` the abilities that it
    gave, ``copied_line`` the type line that was copied before those, ``line`` that after a step of layer 1. What
    exceptions gave is also told of the start of a token or a spell that was made as a copy. ``timestamp`` is the rank
    among all timestamps on the table, 1 the oldest. ``values`` are those of the start, or of being face down,
    ``changes`` what the step changed.
    ``after`` are earlier effects of the layer over which only the later timestamp made this one win (613.7),
    ``after_defining`` is whether it is older than its object, of which what it defines of itself came first (613.3),
    ``depends_on`` its direct dependencies (613.8), ``loop`` whether timestamps decided one that runs in a circle
    (613.8b), ``although_lost`` whether the ability is gone and the effect goes on (613.6), ``lost_later`` whether it
    goes only after this step. A step that is not
    ``applied`` says ``because``, and who took the ability (``by`` the label, ``taker`` also what resolved), or which
    words are not computed (``text``, with ``open_kind`` what it is where it is no words).
    ``comes_before`` is the later effect outside any loop but for which its own would not apply to the object even then.
    ``on_half`` is the name of the locked half of a Room that an ability is on, which therefore does not apply (709.5).
    ``began_for`` is by what an effect found the object in an earlier layer, where it would find it no more (613.6).
    ``no_kind`` is the subtype as which alone its source means something by what it is on, where that is no Aura or
    Equipment any more (301.7, 303.4i of 2011).
    ``is_none`` is what its words call the object to which they would apply ("equipped creature"), and which it is not.
    ``meant`` is the filter by which an effect that no longer applies, or an ability, finds its objects.
    ``size`` are power and toughness after a step that is about both, also where one of them stayed as it was;
    ``size_waits`` is whether a permanent has those of the start or layer 1 only while it is a creature (208.3).
    ``refused`` are abilities that it would have given but that the object can't have, or where ``refused_then`` is set
    could not have as the effect began (113.11).
    ``returned`` are subtypes that went with a card type and come back with it (205.1a).
    ``abilities_anew`` are the abilities before and after a step that took all of them and gave others, by basic land
    types (305.7) or in layer 6: all that were there went, and what is there came, also where it reads alike.
    ``locked`` is the half of a Room that counts for nothing, ``both`` where an ability is on one that has no name.
    ``reworded`` is the word that a text change put for another.
    ``by_rule`` is the rule of a keyword or a symbol on the object that makes the effect, where no sentence of it does,
    ``levels`` the numbers of that symbol or of the bars of a Class.
    ``mana_value`` is that of the object where the effect makes its size by it.
    ``idle`` is why a step that applied changed nothing, with what of it is told.
    ``adds_colors`` is whether its effect gives colors besides those that the object has (105.3).
    ``sets_subtypes`` is whether it sets the subtypes that are there then, so that these did not only stay (205.1a).
    ``counted`` are the amounts that were counted, ``once`` those that were
    as the effect began, of which nobody keeps how many there were, none of its own mana value (611.2d).
    ``conditions`` are what the effect is tied to, ``open_by`` is by what these, or what was counted, are not certain.
    ``ground`` is set where no effect but the object's own text or status
    acts.
    """

    layer: str
    source: Source | None = None
    paragraph: int | None = None
    of: str | None = None
    merged: Merged | None = None
    copied: str = ""
    made_of: Original | None = None
    nameless: str = ""
    half: Literal["", "upper", "lower", "lower too"] = ""
    excepted: tuple[str, ...] = ()
    given: tuple[str, ...] = ()
    copied_line: TypeLine | None = None
    line: str = ""
    timestamp: int = 0
    applied: bool = True
    values: dict[str, object] = {}
    changes: dict[str, StepChange] = {}
    after: tuple[Source, ...] = ()
    after_defining: bool = False
    depends_on: tuple[Dependency, ...] = ()
    loop: bool = False
    comes_before: Source | None = None
    although_lost: bool = False
    lost_later: bool = False
    began_for: Filter | None = None
    because: NotAppliedBecause | None = None
    by: str = ""
    taker: Source | None = None
    on_half: str = ""
    text: str = ""
    open_kind: OpenKind = OpenKind.WORDS
    no_kind: str = ""
    is_none: TiedTo | None = None
    meant: Filter | None = None
    size: tuple[object, object] | None = None
    size_waits: bool = False
    refused: tuple[str, ...] = ()
    refused_then: bool = False
    returned: tuple[str, ...] = ()
    abilities_anew: StepChange | None = None
    locked: str = ""
    reworded: TextChange | None = None
    by_rule: Concept | None = None
    levels: tuple[str, ...] = ()
    mana_value: Amount | None = None
    idle: tuple[Idle, str] | None = None
    adds_colors: bool = False
    sets_subtypes: bool = False
    counted: tuple[Counted, ...] = ()
    once: tuple[Counted, ...] | None = None
    open_by: tuple[OpenBy, ...] = ()
    conditions: tuple[TiedTo, ...] = ()
    ground: Because | None = None
    rules: tuple[str, ...] = ()
