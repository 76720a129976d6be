"""Objects: what lies on the table, with everything that is stored about it and nothing that is computed (109.1).

What an object *is* now (its characteristics) follows from these values through the layers; see ``characteristics``.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, Literal

import msgspec

from inspector.cards import Card, Change, Condition, Face, Filter, Half, Kind, Shape, TypeLine
from inspector.reading import Besides, Instruction, Unread, Whom
from inspector.rules.edition.concepts import Concept
from inspector.rules.table.actions import While, Zone

FaceDownCause = Literal["effect", "morph", "manifest", "cloak", "disguise"]


# As which set of values it was cast, where that is not its normal one: the spell set into it, prototyped, bestowed.
CastAs = Literal["", "inset", "prototype", "bestow"]


class OnFace(msgspec.Struct, frozen=True):
    """What the exceptions of one copying did to one face: the keys changed, and those left without a definition."""

    excepted: tuple[str, ...] = ()
    dropped: tuple[str, ...] = ()


class Printed(msgspec.Struct, frozen=True, kw_only=True):
    """The values an object starts from, or that a copy takes: one face, or all faces that go together.

    ``shape`` tells how the ``faces`` go together: one face; the two of a double-faced card or token; the halves of
    a split card; the two of a flip card. ``kind`` is the kind of double-faced card, None for any other. ``melded``
    is true for the combined face of a meld pair, ``of_back`` for values copied from a back face that has a front's
    mana value itself (a modal one has its own, 712.8f), ``of_melded`` for those copied from a combined face.
    ``excepted`` are the keys of the values that exceptions of copying changed, ``dropped`` those of which they left
    behind what defines them on the original, and ``gained`` the abilities that they gave (707.9). ``excepted_last``
    are the keys that the last copying excepted itself, ``gained_last`` the abilities that it gave so,
    ``names_before`` the names of the faces where it gave another, ``lines_before`` the type lines that they had.
    ``unread`` are the words of exceptions that were not read, so that any copiable value may be another.
    ``inset_subtypes`` are those printed on an inset, which tell its kind, where exceptions were made; None where the
    type line tells it. ``on_each`` is what the last copying excepted of each face, and behind these of what a Room has
    besides its halves: one exception reaches every face and may leave one of them as it is.
    """

    faces: tuple[Face, ...]
    shape: Shape = Shape.ONE_FACE
    kind: Kind | None = None
    melded: bool = False
    of_back: bool = False
    of_melded: bool = False
    excepted: tuple[str, ...] = ()
    dropped: tuple[str, ...] = ()
    gained: tuple[str, ...] = ()
    excepted_last: tuple[str, ...] = ()
    gained_last: tuple[str, ...] = ()
    names_before: tuple[str, ...] = ()
    lines_before: tuple[TypeLine, ...] = ()
    unread: str = ""
    inset_subtypes: tuple[str, ...] | None = None
    on_each: tuple[OnFace, ...] = ()
    # The subtypes that the last copying would add, and for which no face has a card type (205.3d).
    not_gained: tuple[str, ...] = ()
    # Of a Room: the abilities that are of neither half, as copying or merging gave them, on a face without a name.
    besides: Face | None = None
    # Of a double-faced token: what each of its faces is, where that is more than one face (707.8a).
    of_each: Printed | None = None

    @property
    def of_up(self) -> Printed:
        """What the face that is up is; both faces of a token that copied a copy are alike."""
        return self.of_each or self

    @property
    def is_room(self) -> bool:
        """Whether it has two halves that share one type line of a permanent (709.5)."""
        if self.shape is not Shape.SPLIT:
            return False
        return len({str(face.type_line) for face in self.faces}) == 1 and self.faces[0].type_line.is_permanent


def printed_values(card: Card) -> Printed:
    """Give the values printed on a card, as an object represented by it starts from them."""
    return Printed(faces=card.faces, shape=card.shape, kind=card.kind)


class FaceDown(msgspec.Struct, frozen=True, kw_only=True):
    """That an object is face down: what made it so, its values then, and whether an effect listed these (708.2)."""

    cause: FaceDownCause
    values: Face
    listed: bool = False


# What an original was as it was copied, of which sentences tell: flipped, or a copy itself.
CopiedWhat = frozenset[Literal["flipped", "a copy", "face down", "a face-down spell", "a face-down card in exile"]]


class Merged(msgspec.Struct, frozen=True):
    """What merged with a permanent: the name that it had as a spell, and whether it was put on top (730.2a)."""

    name: str
    on_top: bool


class CopyEffect(msgspec.Struct, frozen=True, kw_only=True):
    """That an object is a copy: the values copied, exceptions included, as they were when the copy was made (707.2).

    ``of`` is the label of the original, ``of_what`` what that was then, ``ends`` whether it lasts until end of turn
    only, ``while_up`` whether it lasts until the object is turned face down.
    """

    values: Printed
    timestamp: int
    of: str
    of_what: CopiedWhat = frozenset()
    ends: bool = False
    while_up: bool = False
    # Set where it is no copy, but what the object has since another merged with it (730.2a).
    merged: Merged | None = None


# What counters come to: by kind in alphabetical order.
ComesTo = tuple[tuple[str, int], ...]


class OpenCounters(msgspec.Struct, frozen=True, kw_only=True):
    """Counters put on an object of which nobody has said to which of several ways they came.

    ``taken`` is the way that stands until that is said, ``ways`` are all, ``text`` the words that leave it open. In
    those ``with_haste`` it has haste instead of a counter (702.136a). Of ``any_number`` kinds no rule that is computed
    tells how many there may be. ``said_by`` is the label of the object whose words these are, empty for its own.
    """

    taken: ComesTo
    ways: tuple[ComesTo, ...]
    text: str
    with_haste: tuple[ComesTo, ...] = ()
    any_number: tuple[str, ...] = ()
    said_by: str = ""


Set = Literal["face_down", "face_up", "flipped", "left half", "right half", "tapped", "timestamp", "unlocked", "zone"]
# Each door of a Room has its own rule by which it was unlocked or locked.
SET_FOR_HALF: Final[Mapping[Half, Set]] = {"left": "left half", "right": "right half"}


def kinds_in_doubt(open_: OpenCounters) -> dict[str, str]:
    """Give the kinds of counters that differ among the ways, haste among them, each with the words."""
    every = [dict(way) for way in open_.ways]
    kinds = sorted({kind for way in every for kind in way})
    differing = [kind for kind in kinds if len({way.get(kind, 0) for way in every}) > 1]
    if 0 < len(open_.with_haste) < len(open_.ways):
        differing.append("haste")
    return dict.fromkeys((*differing, *open_.any_number), open_.text)


class WordsOfGoing(msgspec.Struct, frozen=True, kw_only=True):
    """Words of where something goes instead: ``text``, with the label and the name of the object that has them.

    ``by_rule`` is whether no card has them, but a rule leaves it to the owner (903.9a).
    """

    label: str
    name: str
    text: str
    by_rule: bool = False


class StillToDo(msgspec.Struct, frozen=True, kw_only=True):
    """What words that applied to what happened do besides, until that is done as well.

    ``by`` are those words, ``identity`` and ``controller`` those of the object that has them, ``power`` that of what
    went, None where it is not known. With ``once`` nothing of others applies to what is done (614.5).
    """

    by: WordsOfGoing
    identity: int
    controller: str
    does: Besides
    power: int | None = None
    once: bool = False


class GameObject(msgspec.Struct, frozen=True, kw_only=True, dict=True):
    """One object on the table.

    ``label`` names it and stays with its card through all zones; ``identity`` is new with each object that the card
    becomes (400.7). ``cards`` are the cards that represent it: one, two for a melded permanent, none for a token or a
    copy. ``base`` is where the computation of its values starts. ``timestamp`` orders it among all effects and
    objects (613.7). ``came`` is the step at which it became this object, ``turned`` are those at which it turned over
    since. ``copy_of`` is the label of what a token or a copy on the stack was made a copy of, if any, ``copy_of_what``
    what that was then; ``copy_was_cast`` tells that it was the copy of a card, cast itself (707.12), not that of a
    spell.
    ``chosen`` is what was chosen for it, under the keys of the action that says so; ``paired_with`` the label of the
    creature that it is paired with (702.95).
    """

    label: str
    identity: int
    cards: tuple[Card, ...]
    base: Printed
    owner: str
    controller: str
    zone: Zone
    timestamp: int
    token: bool = False
    copy: Literal["", "spell", "card"] = ""
    copy_of: str = ""
    copy_of_what: CopiedWhat = frozenset()
    copy_was_cast: bool = False
    came: int = -1
    # Status (110.5) and what goes with it.
    tapped: bool = False
    flipped: bool = False
    back_up: bool = False
    face_down: FaceDown | None = None
    turned: tuple[int, ...] = ()
    # On the stack; ``cast_from`` is the zone it was cast from.
    cast_from: Zone | Literal[""] = ""
    half: Literal["left", "right", "fused"] | None = None
    x: int | None = None
    # On the stack, and of a prototyped or bestowed permanent on the battlefield.
    cast_as: CastAs = ""
    # Designations, counters, attachments.
    unlocked: tuple[Half, ...] = ()
    counters: dict[str, int] = {}
    counter_stamps: dict[str, int] = {}
    # How many lore or defense counters were on it as state-based actions were last checked, where that has changed: an
    # ability that triggered by it since is still to come or on the stack (704.5s, 704.5v).
    counters_checked: dict[str, int] = {}
    # Counters of which it is open how many there are, the oldest first.
    open_counters: tuple[OpenCounters, ...] = ()
    # What words of its entering may have made of it that were not computed.
    entered_unread: tuple[Unread, ...] = ()
    # Of those that other objects say, by their text, the labels of these.
    entered_by: dict[str, str] = {}
    # What was told of it and could not be read.
    told_unread: tuple[Unread, ...] = ()
    # Words by which it may have gone elsewhere than to its zone, until somebody says that it is there.
    may_have_gone: tuple[WordsOfGoing, ...] = ()
    may_be_another: tuple[WordsOfGoing, ...] = ()
    # A commander that came to a graveyard or to exile since state-based actions were last checked (903.9a).
    may_return: bool = False
    attached_to: str | None = None
    # Designations by their names, in lower case: "class level 2", "prepared".
    designations: tuple[str, ...] = ()
    # Since when it has those of them that do something by the rules, by their names.
    designated_at: dict[str, int] = {}
    # While it is prepared: the values of the copy of its prepare spell that lies in exile for it, whatever it is now.
    prepared_copy: Face | None = None
    paired_with: str | None = None
    goaded_by: tuple[str, ...] = ()
    # Of a phased-out permanent: the label of what it phased out with, if it did indirectly; the identity of what it was
    # attached to, if it phased out by itself; who controlled it then, by whatever effect (702.26d).
    phased_with: str = ""
    phased_under: str = ""
    attached_identity: int = 0
    # Of its cards those that are commanders, by their labels (903.3).
    commanders: tuple[str, ...] = ()
    substitute: bool = False
    chosen: dict[str, object] = {}
    # Whether conditions in its words hold that nothing on the table tells, by their text in lower case.
    said: dict[str, bool] = {}
    # To whom it is shown where they might not look otherwise.
    revealed_to: tuple[str, ...] = ()
    melded_from: tuple[str, ...] = ()
    # The components of a merged permanent, each as it was when it merged, the topmost first (730.2).
    merged: tuple[GameObject, ...] = ()
    # Who owns each of the cards, where they were melded.
    card_owners: tuple[str, ...] = ()
    # Which rule set a status, its place or its timestamp, where an event of the game did: by what is set.
    set_by: dict[Set, Concept] = {}
    copies: tuple[CopyEffect, ...] = ()
    # When a file last said by an effect of this object what its abilities do; before it came where none did.
    said_at: int = -1
    # Of a spell: the names of the actions that were carried out while it was the top of the stack, as what it does.
    done_by: frozenset[str] = frozenset()

    @property
    def words_are_said(self) -> bool:
        """Whether effects of a file stand in place of the words of its abilities, under the values that it has now."""
        return self.said_at >= self.identity and all(
            copy.timestamp < self.said_at or copy.merged for copy in self.copies
        )

    def set_anew(self, *what: Set, by: Concept) -> dict[Set, Concept]:
        """Tell by which rule what is set was set, with a rule more for each of ``what``."""
        return {**self.set_by, **dict.fromkeys(what, by)}

    @property
    def stand_in_shows(self) -> bool:
        """Whether a stand-in lies in its place: never where the card is face up in a public zone (713.5)."""
        return self.substitute and (self.zone in HIDDEN_ZONES or self.face_down is not None)

    @property
    def is_permanent(self) -> bool:
        """Whether it is on the battlefield (110.1)."""
        return self.zone == "battlefield"

    @property
    def is_spell(self) -> bool:
        """Whether it is on the stack (112.1)."""
        return self.zone == "stack"

    @property
    def is_melded(self) -> bool:
        """Whether two cards of a meld pair represent it together (712.4a)."""
        return self.base.melded and len(self.cards) == 2 and not self.merged

    @property
    def double_faced(self) -> Kind | None:
        """The kind of double-faced card or token that represents it, whatever it is a copy of; None for any other.

        A merged permanent is never double-faced (730.2i).
        """
        return None if self.merged else self.base.kind


class ResolvedSpell(msgspec.Struct, frozen=True, kw_only=True):
    """An instant or sorcery that resolved, or words of what entered, of which nobody said yet what they did.

    ``label`` is that of its card, ``names`` what it was called, ``clock`` the last timestamp before it resolved: only
    objects that were there then can have been changed (611.2c). What its words brought came after ``since``, the
    identity of the spell on the stack. ``goes_on`` tells that these are words of a permanent that left, whose effect
    goes on until end of turn by its own words. ``left_out`` are those of which it was certain, as it resolved, that
    they are not what a group of objects asks for: their identities.
    """

    label: str
    names: tuple[str, ...]
    controller: str
    clock: int
    instructions: tuple[Instruction, ...]
    since: int = 0
    goes_on: bool = False
    left_out: dict[Whom, frozenset[int]] = {}


class ContinuousEffect(msgspec.Struct, frozen=True, kw_only=True):
    """An effect that goes on (611): what it changes, on which objects, from when, until when.

    ``identities`` are the objects fixed when it began; None where it looks anew each time, by ``filter`` or ``on``.
    ``source`` is the label of the object whose static ability it is, ``source_identity`` that object itself; without
    a source it came from something that resolved, of the name ``called`` where one is known. ``controller`` is the
    player whose effect it is. ``if_`` must hold for it, ``zones`` are where its source must be.
    ``besides`` is true where it comes beside what the words of its source do, ``counted`` is the change as it was
    before its amounts were counted, as it began (611.2d).
    """

    change: Change
    timestamp: int
    controller: str
    identities: tuple[int, ...] | None = None
    filter: Filter | None = None
    on: str | tuple[str, ...] | None = None
    source: str | None = None
    source_identity: int = 0
    ends: bool = False
    while_: While | None = None
    if_: Condition | None = None
    zones: tuple[Zone, ...] | None = None
    called: str = ""
    # Of what resolved, the filter by which it fixed its objects: what came later and matches is told why it has none.
    meant: Filter | None = None
    besides: bool = False
    counted: Change | None = None
    # Of what resolved, the hands and libraries without a card in which it counted: "Ana's hand is empty".
    empty_then: tuple[str, ...] = ()
    # Of what resolved, the abilities that its objects couldn't have as it began, and so don't get from it (113.11).
    never: tuple[str, ...] = ()
    # Of what resolved, the identities of what was phased out as it began, and so is not among its objects.
    away: tuple[int, ...] = ()
    # The rule that makes it, where no card's words and no action do: a keyword or a designation.
    rule: Concept | None = None
    # The numbers of the level symbol, station symbol or class level bars that it is of: "2-6", "5+", "2" and "3".
    levels: tuple[str, ...] = ()
    # The label of the object whose designation makes it, or what it is attached to.
    holder: str = ""


HIDDEN_ZONES = ("library", "hand")
# A library is kept face down (401.2).
FACE_DOWN_PILE: Final[Zone] = "library"
# Zones in which the order counts: nobody may change that of a library (401.2) or a graveyard (404.2), and the stack
# resolves in its own (405.5).
ORDERED_ZONES: Final = frozenset[Zone](("library", "graveyard", "stack"))
