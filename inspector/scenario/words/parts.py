"""The parts of sentences. Each reads words into fields of an action, and says fields of an action in words again.

A part gives every way in which it can be read at a place; what it says names the fields that it has said, so that a
sentence which leaves a field of its action unsaid is seen not to fit.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from types import MappingProxyType
from typing import Any, Final, NamedTuple, Protocol, runtime_checkable

import msgspec

from inspector.cards import CardPool
from inspector.rules import Action, Table
from inspector.scenario.words.cursor import Cursor
from inspector.scenario.words.naming import THEIRS, TableNames, whose_words
from inspector.scenario.words.verbs import one_of_these

Fields = dict[str, Any]
# Sentences of several actions, each with the place behind it.
ManyActions = Iterator[tuple[int, list[Fields]]]
# Under this key an action of a sentence carries what the sentence left out, and how that is taken.
TAKEN: Final = "_taken"
# Under this key it carries what of a card is not carried out, each with the label that it may change.
DOUBT: Final = "_doubt"
# An action with this key belongs to a resolving, which waits for what is done in response.
RESOLVES: Final = "_resolves"
# With this key a spell is named only for the sake of what is done in response to it.
ANSWERED: Final = "_answered"
# Under this key stands whom the sentence is about, where no field of its last action tells.
ABOUT: Final = "_about"
# With this key a card is there only as what another is attached to, or is attached to it; nothing places it.
BESIDE: Final = "_beside"
# Under this key it carries the name of the spell by which something is destroyed, unless it is indestructible.
DESTROYS: Final = "_destroys"
# Under this key stands whose next turn ends what an effect does, which no action says.
ENDS_ON: Final = "_ends_on"
# With this key nothing is done: what a sentence says is so already.
KNOWN: Final = "_known"
NOT_WRITTEN: Final = frozenset((DESTROYS, TAKEN, DOUBT, RESOLVES, ANSWERED, ABOUT, BESIDE, ENDS_ON, KNOWN))


class _Holding(msgspec.Struct):
    action: Action


def as_action(fields: Fields) -> Action:
    """Make an action of its fields; raises ``msgspec.ValidationError`` where they are those of none."""
    # Of a union by itself msgspec would look at every type anew each time, which takes longer than all else here.
    return msgspec.convert({"action": fields}, _Holding).action


class Made:
    """Stands for the label of what an action of the same sentence makes, which is known when that is done.

    ``name`` is the one that the sentence gives it; without one it bears its own.
    """

    def __init__(self, name: str = "") -> None:
        """Take the name."""
        self.name = name

    @staticmethod
    def known(given: Fields, labels: Mapping[Made, str]) -> Fields:
        """Give the fields of an action with the labels of what was made in the place of what stands for it."""
        return {key: _known(value, labels) for key, value in given.items()}


def _known(value: Any, labels: Mapping[Made, str]) -> Any:  # noqa: ANN401 - a field of an action
    if isinstance(value, list):
        return [_known(each, labels) for each in value]
    return labels.get(value, value) if isinstance(value, Made) else value


class Scene(NamedTuple):
    """What a sentence is read or said on: the table before it, what its objects are called, who was named last."""

    table: Table
    names: TableNames
    pool: CardPool
    last: str = ""
    # Who acted last, whom "they" means, and where a sentence begins that goes on with neither said again.
    subject: str = ""
    they: str = ""
    goes_on: int = -1
    # What acted last, or what was done to last, of which a sentence goes on to speak.
    acted: str = ""
    # Those of whom several were named last.
    those: tuple[str, ...] = ()
    # What is not carried out of cards that were cast, by the label of what it may change.
    doubts: Mapping[str, str] = MappingProxyType({})
    # Those that the last sentence made or moved.
    moved: tuple[str, ...] = ()

    def they_behind(self, speaker: str) -> str:
        """Give whom "they" means where a player has just said "I": the other of two, else whom it meant before."""
        others = [each for each in self.table.players if each != speaker]
        return others[0] if len(others) == 1 else self.they

    @property
    def whose(self) -> tuple[tuple[str, str], ...]:
        """Give the words that say whose something is, with the player: "his" is of whom was spoken last."""
        return *whose_words(self.table.players), *((word, self.they) for word in THEIRS)

    def player_of(self, who: str) -> dict[str, Any]:
        """Give the field of an action that says who does it; the first player does what names nobody."""
        return {} if who == self.table.players[0] else {"player": who}

    def new_label(self, name: str) -> str:
        """Give the label of an object that comes under a name without being given another."""
        taken = {*self.table.objects, *self.table.gone, *self.table.refused, *self.table.phased_out}
        if name not in taken:
            return name
        number = 2
        while f"{name} {number}" in taken:
            number += 1
        return f"{name} {number}"


ReadParts = Iterator[tuple[int, Fields]]
Said = tuple[str, frozenset[str]] | None
NO_FIELDS: frozenset[str] = frozenset()


class Part(Protocol):
    """One part of a sentence."""

    def read(self, scene: Scene, text: Cursor, at: int) -> ReadParts:
        """Give each place behind the words that this part can be, with the fields that they give."""
        ...

    def say(self, scene: Scene, has: Mapping[str, Any]) -> Said:
        """Say the fields that are this part's, and name them; None where it cannot."""
        ...


# Of each of these groups of single words one has to stand in a sentence.
Needs = tuple[frozenset[str], ...]


@runtime_checkable
class NeedsWords(Protocol):
    """A part that cannot be read where certain words stand nowhere."""

    def needs(self) -> Needs:
        """Give the groups of words of which one each has to be there."""
        ...


def needs_of(part: object) -> Needs:
    """Give what has to stand in a sentence for a part to be read in it; nothing where that is not known."""
    return part.needs() if isinstance(part, NeedsWords) else ()


def _one_of_all(every: tuple[str, ...]) -> Needs:
    """Give the group of words of which one stands where any of several wordings does."""
    groups = [one_of_these(words) for words in every]
    return (frozenset[str]().union(*groups),) if all(groups) else ()


def joined_pieces(pieces: list[str]) -> str:
    """Put pieces of a sentence together; what begins with a comma or a bracket stands where it must."""
    text = ""
    for piece in pieces:
        if piece:
            text += piece if not text or piece.startswith(",") else f" {piece}"
    return text


class WordsPart(NamedTuple):
    """Words that stand there; ``also`` are others that mean the same and are never printed."""

    words: str
    also: tuple[str, ...] = ()

    def read(self, scene: Scene, text: Cursor, at: int) -> ReadParts:
        """Match the words or one of the others."""
        del scene
        for end in text.one_of(at, (self.words, *self.also)):
            yield end, {}

    def say(self, scene: Scene, has: Mapping[str, Any]) -> Said:
        """Say the words."""
        del scene, has
        return self.words, NO_FIELDS

    def needs(self) -> Needs:
        """Give one word of each wording."""
        return _one_of_all((self.words, *self.also))


class Is(NamedTuple):
    """Words that say that a field has one value."""

    key: str
    value: Any
    words: str
    also: tuple[str, ...] = ()

    def read(self, scene: Scene, text: Cursor, at: int) -> ReadParts:
        """Match the words."""
        del scene
        for end in text.one_of(at, (self.words, *self.also)):
            yield end, {self.key: self.value}

    def say(self, scene: Scene, has: Mapping[str, Any]) -> Said:
        """Say them where the field has that value, and only then."""
        del scene
        same = self.key in has and has[self.key] == self.value and isinstance(has[self.key], type(self.value))
        return (self.words, frozenset((self.key,))) if same else None

    def needs(self) -> Needs:
        """Give one word of each wording."""
        return _one_of_all((self.words, *self.also))


class RowOfParts(NamedTuple):
    """Parts one after another."""

    parts: tuple[Part, ...]

    def read(self, scene: Scene, text: Cursor, at: int) -> ReadParts:
        """Read each behind the one before it."""
        yield from _in_row(self.parts, scene, text, at)

    def say(self, scene: Scene, has: Mapping[str, Any]) -> Said:
        """Say all of them."""
        pieces, keys = list[str](), NO_FIELDS
        for part in self.parts:
            said = part.say(scene, has)
            if said is None:
                return None
            pieces.append(said[0])
            keys |= said[1]
        return joined_pieces(pieces), keys

    def needs(self) -> Needs:
        """Give what any of its parts needs."""
        return tuple(group for part in self.parts for group in needs_of(part))


def _in_row(parts: tuple[Part, ...], scene: Scene, text: Cursor, at: int) -> ReadParts:
    if not parts:
        yield at, {}
        return
    for place, fields in parts[0].read(scene, text, at):
        for end, more in _in_row(parts[1:], scene, text, place):
            yield end, {**fields, **more}


class Maybe(NamedTuple):
    """A part that may be missing."""

    part: Part

    def read(self, scene: Scene, text: Cursor, at: int) -> ReadParts:
        """Read it, or nothing."""
        yield from self.part.read(scene, text, at)
        yield at, {}

    def say(self, scene: Scene, has: Mapping[str, Any]) -> Said:
        """Say it where it has something to say."""
        said = self.part.say(scene, has)
        return said if said is not None else ("", NO_FIELDS)


class EitherPart(NamedTuple):
    """One of several parts."""

    parts: tuple[Part, ...]

    def read(self, scene: Scene, text: Cursor, at: int) -> ReadParts:
        """Read each of them."""
        for part in self.parts:
            yield from part.read(scene, text, at)

    def say(self, scene: Scene, has: Mapping[str, Any]) -> Said:
        """Say the first that can be said."""
        for part in self.parts:
            said = part.say(scene, has)
            if said is not None:
                return said
        return None

    def needs(self) -> Needs:
        """Give the words of which its parts need one, where each needs any."""
        every = [needs_of(part) for part in self.parts]
        return (frozenset[str]().union(*(each[0] for each in every)),) if all(every) else ()


class Options(NamedTuple):
    """Parts behind commas: read in any order, said in this one."""

    parts: tuple[Part, ...]

    def read(self, scene: Scene, text: Cursor, at: int) -> ReadParts:
        """Read as many as there are."""
        place = text.word(at, ",", '","')
        if place is None:
            place = text.word(at, "and", "")
        # People leave the comma out; only what begins another word may follow then.
        if place is None and text.text[at : at + 1] == " ":
            place = at
        if place is not None:
            for part in self.parts:
                for end, fields in part.read(scene, text, place):
                    for last, more in self.read(scene, text, end):
                        if not fields.keys() & more.keys():
                            yield last, {**fields, **more}
        yield at, {}

    def say(self, scene: Scene, has: Mapping[str, Any]) -> Said:
        """Say those that have something to say."""
        said, keys = "", NO_FIELDS
        for part in self.parts:
            one = part.say(scene, has)
            if one is not None and not one[1] & keys and one[1]:
                said += f", {one[0]}"
                keys |= one[1]
        return said, keys


class As(NamedTuple):
    """A field by two functions: one that finds its value in the text, one that says it."""

    key: str
    reads: Callable[[Scene, Cursor, int], Iterator[tuple[int, Any]]]
    says: Callable[[Scene, Any], str | None]

    def read(self, scene: Scene, text: Cursor, at: int) -> ReadParts:
        """Read the value."""
        for end, value in self.reads(scene, text, at):
            yield end, {self.key: value}

    def say(self, scene: Scene, has: Mapping[str, Any]) -> Said:
        """Say the value, where the field is there."""
        if self.key not in has:
            return None
        said = self.says(scene, has[self.key])
        return None if said is None else (said, frozenset((self.key,)))


def row(*parts: Part | str) -> RowOfParts:
    """Make a row of parts; a text stands for its words, with bars between words that mean the same."""
    return RowOfParts(tuple(_part(part) for part in parts))


def maybe(*parts: Part | str) -> Maybe:
    """Make a row that may be missing."""
    return Maybe(row(*parts))


def either(*parts: Part | str) -> EitherPart:
    """Make a choice of parts."""
    return EitherPart(tuple(_part(part) for part in parts))


def options(*parts: Part | str) -> Options:
    """Make a list of options behind commas."""
    return Options(tuple(_part(part) for part in parts))


def _part(part: Part | str) -> Part:
    if not isinstance(part, str):
        return part
    first, *also = part.split("|")
    return WordsPart(first, tuple(also))
