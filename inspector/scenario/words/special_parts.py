"""Parts whose words hang together: a verb with its subject, doors, choices, counters with their number, whose pile."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from typing import Any, Final, NamedTuple

from inspector.cards import CREATURE_TYPES, plural_of, possessive
from inspector.cards.counter_kinds import is_counter_kind
from inspector.cards.lists_in_words import capitalized
from inspector.scenario.words.cursor import Cursor
from inspector.scenario.words.filters_said import filter_at, filter_in_words
from inspector.scenario.words.naming import said_as_owner
from inspector.scenario.words.parts import NO_FIELDS, TAKEN, As, Is, Needs, Part, ReadParts, Said, Scene, needs_of, row
from inspector.scenario.words.slots import (
    card,
    counters_in_words,
    digits,
    kinds_at,
    number_in_words,
    numbers_at,
    obj,
    object_list,
    objects_at,
    player,
    players_at,
    rest_of_clause,
    rows_of_counters_at,
    speaks_of_own,
)
from inspector.scenario.words.values_said import color


class TurnedUpBy(NamedTuple):
    """By what something is turned face up, in the number of what is: for its morph cost, for their morph costs."""

    by: str
    one: str
    several: str

    def read(self, scene: Scene, text: Cursor, at: int) -> ReadParts:
        """Match the words for one or for several."""
        del scene
        for end in text.one_of(at, (self.one, self.several)):
            yield end, {"by": self.by}

    def say(self, scene: Scene, has: Mapping[str, Any]) -> Said:
        """Say it as it goes with what is turned face up."""
        del scene
        if has.get("by") != self.by:
            return None
        several = len(has.get("objects") or ()) > 1 or "filter" in has
        return (self.several if several else self.one), frozenset(("by",))


class Agreed:
    """Whom something happens to, and the verb in the number that goes with it: one object, several, all that match."""

    def __init__(self, one: str, several: str) -> None:
        """Take the verb's words for one and for several, bars between words that mean the same."""
        self._one = row(obj("object"), one)
        self._object, self._verb = obj("object"), row(one)
        self._plural = {words.partition(" ")[0] for words in several.split("|")} - {
            words.partition(" ")[0] for words in one.split("|")
        }
        self._several = row(several)
        self._list = row(object_list("objects"), several)
        self._all = row(As("filter", filter_at, filter_in_words), several)

    def read(self, scene: Scene, text: Cursor, at: int) -> ReadParts:
        """Read one object, a list of at least two, or words for all that match."""
        for place, named in self._object.read(scene, text, at):
            for end, more in self._verb.read(scene, text, place):
                if not self._disagrees(text.text[at:place], text.text[place:end]):
                    yield end, {**named, **more}
        for end, fields in self._list.read(scene, text, at):
            if len(fields["objects"]) > 1:
                yield end, fields
        yield from self._all.read(scene, text, at)

    def needs(self) -> Needs:
        """Give the words of the verb in whichever number."""
        one, several = needs_of(self._verb), needs_of(self._several)
        return (one[0] | several[0],) if one and several else ()

    def _disagrees(self, subject: str, verb: str) -> bool:
        """Whether a verb is in the plural though its subject is one."""
        return bool(subject.strip()) and verb.split(maxsplit=1)[0].lower() in self._plural

    def say(self, scene: Scene, has: Mapping[str, Any]) -> Said:
        """Say whichever is given; a list of one is that one."""
        objects = has.get("objects")
        if objects is not None and len(objects) == 1:
            if not scene.names.can_stand_alone(objects[0]):
                # A list may hold what is not there; one object by itself has to be.
                return None
            said = self._one.say(scene, {"object": objects[0]})
            return None if said is None else (said[0], frozenset(("objects",)))
        for form, key in ((self._one, "object"), (self._list, "objects"), (self._all, "filter")):
            if key in has:
                return form.say(scene, has)
        return None


class DoorsSaid:
    """Doors of a Room: those that are unlocked (``with its left door unlocked``), or one by itself."""

    _STATES: Final[tuple[tuple[list[str], str], ...]] = (
        (["left"], "with its left door unlocked"),
        (["right"], "with its right door unlocked"),
        (["left", "right"], "with both doors unlocked"),
        ([], "with both doors locked"),
    )
    _ONE: Final = (("left", "the left door of"), ("right", "the right door of"), (None, "a door of"))

    def __init__(self, key: str, of: str = "") -> None:
        """Take the name of the field; with ``of`` it is one door."""
        self.key = key
        self._known: tuple[tuple[Any, str], ...] = self._ONE if of else self._STATES

    def read(self, scene: Scene, text: Cursor, at: int) -> ReadParts:
        """Read which doors."""
        del scene
        for value, words in self._known:
            end = text.word(at, words)
            if end is not None:
                yield end, {} if value is None else {self.key: value}
        for value, known in self._known if self._known is self._STATES else ():
            for door in ("with the ", "with only the ", "with only its ", "with just the "):
                end = text.word(at, known.replace("with its ", door), "") if "its" in known else None
                if end is not None:
                    yield end, {self.key: value}

    def say(self, scene: Scene, has: Mapping[str, Any]) -> Said:
        """Say which doors."""
        del scene
        if self.key not in has:
            return (self._ONE[2][1], NO_FIELDS) if self._known is self._ONE else None
        value = has[self.key]
        wanted = sorted(value) if isinstance(value, list) else value
        words = next((words for known, words in self._known if known == wanted), None)
        return None if words is None or wanted != value else (words, frozenset((self.key,)))


class InOwn:
    """A pile whose pronoun means who has something there: "I have it in my hand", "Ben has it in his hand"."""

    def __init__(self, pile: str, words: str) -> None:
        """Take the zone, and the words that say it of whoever has the card."""
        self._own = Is("zone", pile, words, (f"in my {pile}",))
        self._theirs = Is("zone", pile, words, tuple(f"in {whose} {pile}" for whose in ("their", "his", "her")))

    def read(self, scene: Scene, text: Cursor, at: int) -> ReadParts:
        """Read it: who says "I" has nothing of theirs in "his" hand, and another has nothing in "my" hand."""
        yield from (self._own if speaks_of_own(scene, text) else self._theirs).read(scene, text, at)

    def say(self, scene: Scene, has: Mapping[str, Any]) -> Said:
        """Say the zone."""
        return self._own.say(scene, has)


class WhosePile:
    """``Ana's hand``: the pile of the object's owner, whoever is named."""

    def __init__(self, zone: str) -> None:
        """Take the zone."""
        self.zone = zone

    def read(self, scene: Scene, text: Cursor, at: int) -> ReadParts:
        """Read whose it is; a card always goes to its owner's (400.3)."""
        owners = ["its owner's", "their owner's", "the", "my", "your", "my opponent's"]
        for words in (*(whose for name in scene.table.players for whose in said_as_owner(name)), *owners):
            place = text.word(at, words, f"whose {self.zone}")
            end = None if place is None else text.word(place, self.zone)
            if end is not None:
                yield end, {}

    def say(self, scene: Scene, has: Mapping[str, Any]) -> Said:
        """Say the owner."""
        held = scene.table.objects.get(has.get("object", ""))
        return f"{possessive(held.owner)} {self.zone}" if held is not None else f"its owner's {self.zone}", NO_FIELDS


def whose_turn() -> As:
    """``Ben's turn``."""

    def reads(scene: Scene, text: Cursor, at: int) -> Iterator[tuple[int, str]]:
        words = [(f"{whose} turn", name) for name in scene.table.players for whose in said_as_owner(name)]
        if len(scene.table.players) == 2:
            words += [("my turn", scene.table.players[0]), ("my opponent's turn", scene.table.players[1])]
        for phrase, name in words:
            end = text.word(at, phrase, "whose turn")
            if end is not None:
                yield end, name

    return As("player", reads, lambda _, value: f"{possessive(value)} turn")


_HAVING = ("has", "have", "with", "has got", "carries", "carry")
_COUNTERS_PUT = re.compile(
    r"[ ]*[\w-]+ [^ .;]+ counters? (?:is|are) (?:put on|placed on|added to|removed from)", re.IGNORECASE
)
_WERE_PUT = ("is put on", "are put on", "is placed on", "are placed on", "is added to", "are added to")
_WERE_REMOVED = ("is removed from", "are removed from")
_HELD = (*_HAVING, "gets", "get", "got", "enters with", "receives")


class NewCounters:
    """``Put three +1/+1 counters on Grizzly Bears``, ``Remove one loyalty counter from Jace``."""

    def read(self, scene: Scene, text: Cursor, at: int) -> ReadParts:
        """Read the number with the kind, and where they come or go."""
        for verb, where, sign in self._ways(scene, text, at):
            place = text.word(verb[0], verb[1], "Put or Remove")
            if place is None:
                continue
            for behind, count in numbers_at(scene, text, place):
                for end, kind in kinds_at(scene, text, behind):
                    spot = text.word(end, where)
                    if spot is None:
                        continue
                    for last, label in objects_at(scene, text, spot):
                        yield last, {"object": label, "kind": kind, "count": sign * count}

        yield from self._held(scene, text, at)
        yield from self._were_put(scene, text, at)

    def _were_put(self, scene: Scene, text: Cursor, at: int) -> ReadParts:
        """Read ``Two +1/+1 counters are put on Grizzly Bears``."""
        if _COUNTERS_PUT.match(text.text, at) is None:
            # Whatever else begins with a number lacks no kind of counter.
            return
        for place, count in numbers_at(scene, text, at):
            for end, kind in kinds_at(scene, text, place) if count > 0 else ():
                for ways, sign in ((_WERE_PUT, 1), (_WERE_REMOVED, -1)):
                    for spot, _ in text.any_of(end, ways):
                        for last, label in objects_at(scene, text, spot):
                            yield last, {"object": label, "kind": kind, "count": sign * count}

    def _ways(self, scene: Scene, text: Cursor, at: int) -> Iterator[tuple[tuple[int, str], str, int]]:
        """Give where the verb stands, by itself or behind who does it, and whether counters come or go."""
        for word, where, sign in (("Put", "on", 1), ("Remove", "from", -1)):
            yield (at, word), where, sign
        for place, _ in players_at(scene, text, at):
            for word, where, sign in (
                ("puts", "on", 1),
                ("put", "on", 1),
                ("removes", "from", -1),
                ("remove", "from", -1),
            ):
                if text.word(place, word, "") is not None:
                    yield (place, word), where, sign

    def _held(self, scene: Scene, text: Cursor, at: int) -> ReadParts:
        """Read ``Grizzly Bears has two +1/+1 counters``, as people say that they are put there."""
        for end, label in objects_at(scene, text, at):
            for place, verb in text.any_of(end, _HELD):
                for behind, count in numbers_at(scene, text, place):
                    for last, kind in kinds_at(scene, text, behind):
                        # What it has, others may have been of before: only what lacks is put on it.
                        held = scene.table.objects.get(label)
                        if verb == "enters with" and (held is None or not held.is_permanent):
                            # It enters first.
                            continue
                        there = 0 if held is None or verb not in _HAVING else dict(held.counters).get(kind, 0)
                        if count == there:
                            continue
                        given = {"object": label, "kind": kind, "count": count - there}
                        if count < there:
                            had = f"{number_in_words(there)} {kind} counter{'' if there == 1 else 's'}"
                            given[TAKEN] = (f"{label} had {had}; what is more than said is removed.",)
                        for on in ("on it", "on them", ""):
                            stop = text.word(last, on, "") if on else last
                            if stop is not None:
                                yield stop, given

    def needs(self) -> Needs:
        """Counters are called so."""
        return (frozenset(("counter", "counters")),)

    def say(self, scene: Scene, has: Mapping[str, Any]) -> Said:
        """Say how many of which kind on what."""
        if " " in has["kind"] and not is_counter_kind(has["kind"]):
            return None
        count = has.get("count", 1)
        verb, where = ("Put", "on") if count >= 0 else ("Remove", "from")
        noun = f"{has['kind']} counter{'' if abs(count) == 1 else 's'}"
        said = f"{verb} {number_in_words(abs(count))} {noun} {where} {scene.names.phrase(has['object'])}"
        return said, frozenset(("object", "kind", "count"))


def _counters_there(scene: Scene, text: Cursor, at: int) -> Iterator[tuple[int, dict[str, int]]]:
    for end, held in rows_of_counters_at(scene, text, at):
        if all(held.values()):
            yield end, held


def _counters_said(_: Scene, value: Mapping[str, int]) -> str | None:
    return counters_in_words(value) if all(count > 0 for count in value.values()) else None


def several_counters(key: str) -> As:
    """Counters of one kind or several: ``two +1/+1 counters and one charge counter``, ``no counters``."""
    return As(key, _counters_there, _counters_said)


_CHOICES: Final[tuple[tuple[str, str, Callable[[str], Part]], ...]] = (
    ("creature_type", "the creature type", rest_of_clause),
    ("card_type", "the card type", rest_of_clause),
    ("basic_land_type", "the basic land type", rest_of_clause),
    ("name", "the name", card),
    ("number", "the number", digits),
    ("player", "the player", player),
    ("counters", "", several_counters),
    ("color", "", color),
)


# One of a kind or several: "Elf", "Elves".
_KINDS_SAID: Final = {said: kind for kind in CREATURE_TYPES for said in (f"{kind}s", plural_of(kind), kind)}
_WAS_CHOSEN: Final = ("chosen", "named", "is chosen", "is named", "as the choice", "picked", "was chosen")


class Chosen:
    """``choosing the creature type Elf``: what is chosen on the way."""

    def __init__(self, key: str) -> None:
        """Take the name of the field that holds the choices."""
        self.key = key

    def read(self, scene: Scene, text: Cursor, at: int) -> ReadParts:
        """Read one choice."""
        place = text.word(at, "choosing")
        if place is not None:
            for end, fields in _one_choice(scene, text, place):
                yield end, {self.key: fields}
        for words in (
            "choosing",
            "naming",
            "set to",
            "named",
            "on",
            "with",
            "(naming",
            "(choosing",
            "(set to",
            "with the choice",
            "set on",
            "for",
        ):
            place = text.word(at, words, "")
            if place is not None:
                # Who goes on otherwise behind "on" or "with" means no color.
                with text.quiet():
                    found = [*self._by_itself(scene, text, place)]
                yield from found
        # "Blue chosen", "with Zombie chosen": what was chosen stands first.
        for start in (at, text.word(at, "with", ""), text.word(at, ", with", ""), text.word(at, ",", "")):
            for end, fields in self._by_itself(scene, text, start) if start is not None else ():
                for behind, _ in text.any_of(end, _WAS_CHOSEN):
                    yield behind, fields

    def _by_itself(self, scene: Scene, text: Cursor, at: int) -> ReadParts:
        """Read a choice of which is not said what it is: a color, or else a creature type."""
        for end, fields in self._color_or_type(scene, text, at):
            yield from ((last, {self.key: fields}) for last in (end, text.word(end, ")", "")) if last is not None)

    def _color_or_type(self, scene: Scene, text: Cursor, at: int) -> ReadParts:
        yield from color("color").read(scene, text, at)
        for end, words in text.spans(at, 1):
            kind = _KINDS_SAID.get(capitalized(words))
            if kind is not None:
                yield end, {"creature_type": kind}

    def say(self, scene: Scene, has: Mapping[str, Any]) -> Said:
        """Say it, where it is one."""
        if self.key not in has:
            return None
        said = _said_choice(scene, has[self.key])
        return None if said is None else (f"choosing {said}", frozenset((self.key,)))


class ChosenFor:
    """``For Conspiracy, Ana chooses the creature type Elf``; in other people's words without the comma too."""

    def read(self, scene: Scene, text: Cursor, at: int) -> ReadParts:
        """Read for what, who chooses, and what."""
        place = text.word(at, "For")
        if place is None:
            return
        for end, label in objects_at(scene, text, place):
            comma = text.word(end, ",", "")
            for behind, who in player("who").read(scene, text, end if comma is None else comma):
                verb = text.word(behind, "chooses") or text.word(behind, "choose", "")
                if verb is None:
                    continue
                for last, fields in _one_choice(scene, text, verb):
                    yield last, {"player": who["who"], "object": label, **fields}

    def say(self, scene: Scene, has: Mapping[str, Any]) -> Said:
        """Say it; who chooses is the player of the action, or whose the object is."""
        given = {key: value for key, value in has.items() if key not in ("object", "player")}
        held = scene.table.objects.get(has["object"])
        owner = held.controller if held is not None else scene.table.players[0]
        said = _said_choice(scene, given or {"player": has.get("player")})
        if said is None:
            return None
        who = has.get("player", scene.table.players[0]) if given else owner
        phrase = f"For {scene.names.phrase(has['object'])}, {who} chooses {said}"
        return phrase, frozenset(has)


def _one_choice(scene: Scene, text: Cursor, at: int) -> ReadParts:
    for key, before, made in _CHOICES:
        place = text.word(at, before) if before else at
        if place is not None:
            yield from made(key).read(scene, text, place)


def _said_choice(scene: Scene, given: Mapping[str, Any]) -> str | None:
    if len(given) != 1:
        return None
    ((key, _),) = given.items()
    for known, before, made in _CHOICES:
        if known == key:
            said = made(key).say(scene, given)
            return None if said is None else f"{before} {said[0]}".strip()
    return None
