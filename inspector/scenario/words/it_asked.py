"""What "it" means in a question, where what was named last cannot be what is asked after: then the text asks back."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator
from typing import Final

from inspector.cards import Shape, possessive
from inspector.rules import (
    Action,
    Convert,
    Flip,
    GameObject,
    Lock,
    Transform,
    TurnFaceUp,
    Unlock,
    characteristics,
    has_doors,
)
from inspector.scenario.words.asked_beside import with_what_is_named
from inspector.scenario.words.errors import WordsError
from inspector.scenario.words.leads import CONDITION_SAID
from inspector.scenario.words.parts import TAKEN, Fields, Scene
from inspector.scenario.words.question_forms import BEFORE_AND_AFTER, DIES_KEY, SIZE_KEY, STILL

IT_SAID: Final = re.compile(r"(?<![\w'])(?P<it>it|its|it's)(?![\w'])", re.IGNORECASE)
_MATTERING: Final = re.compile(rf" {STILL}matter\b", re.IGNORECASE)
# Of these people ask where a creature is; any permanent has keywords, but only creatures fly (702.9).
_OF_CREATURES: Final = frozenset((SIZE_KEY, DIES_KEY, "power", "toughness"))


_BECOMES_CREATURE: Final = re.compile(
    r"\b(?:becomes?|is|are|it's)\b[^.]*\bcreature|\b(?:bestow|crew|reconfigure|living metal)\b", re.IGNORECASE
)


def meant_by_it(scene: Scene, asked: Iterable[tuple[str, str, str]], given: str, start: int, end: int) -> str:
    """Give what "it" means where it asks of what is no creature what only creatures have: the one creature there is.

    So it is where it asks whether it is a creature, of what neither is one nor could become one.

    Of several creatures WordsError asks back; otherwise it is what was named last. ``asked`` are the object, the value
    and the words of each question; ``start`` and ``end`` are where they stand.
    """
    found = IT_SAID.search(given, start, end)
    last = scene.last
    told = [(key, says) for label, key, says in asked if label == last]
    of_creature = any(key in _OF_CREATURES or (key == "keywords" and says == "flying") for key, says in told)
    whether = ("types", "creature") in told
    if not (of_creature or whether) or last not in scene.table.objects or _is_sized(scene, last):
        return last
    # Of what is printed as a creature, and is none now, that is just what is asked.
    if _is_printed_creature(scene, last) or (whether and _may_live(scene, last)):
        return last
    if found is None and _is_named(scene, last, given[start:end]):
        return last
    suits = _is_printed_creature if whether else _is_sized
    others = [
        label for label in scene.table.objects if label != last and _is_there(scene, label) and suits(scene, label)
    ]
    if len(others) < 2 or found is None:
        return others[0] if len(others) == 1 else last
    phrases = [_named_as(found["it"], scene.names.phrase(label)) for label in (*others, last)]
    problem = f'"{found["it"]}" may be {" or ".join(scene.names.phrase(label) for label in (*others, last))}'
    raise WordsError(problem, given, found.start(), found.end(), (), tuple(phrases))


def turned_by_it(scene: Scene, tries: tuple[Action, ...], said: str) -> str:
    """Give what "it" means where it is asked whether it can be turned: what was named last, if that can be turned so.

    Otherwise it is the one other permanent that can: "I have a morph. He plays Humility. Can I turn it up?"
    """
    action = tries[0] if len(tries) == 1 else None
    suits = _SUITS.get(type(action))
    last = scene.table.objects.get(scene.last)
    if suits is None or last is None or getattr(action, "object", None) != scene.last or suits(last):
        return scene.last
    others = [label for label, held in scene.table.objects.items() if held.is_permanent and suits(held)]
    return others[0] if len(others) == 1 and IT_SAID.search(said) is not None else scene.last


def as_it_can_be(scene: Scene, said: str, actions: list[Fields]) -> list[Fields]:
    """Give what is done to "it", where that cannot be done to what was named last: to the one object to which it can.

    "I phased out my Angel. He plays Humility. It phases in": what is not phased out cannot, and the Angel is.
    """
    each = actions[0] if len(actions) == 1 else {}
    able = _CAN_BE.get(each.get("do", ""))
    last = scene.table.objects.get(scene.last)
    if able is None or last is None or last.copies or each.get("object") != scene.last or not IT_SAID.search(said):
        return actions
    found = able(scene)
    if len(found) != 1 or scene.last in found:
        return actions
    name = next(iter(scene.names.shown.get(label) or label for label in found))
    return [{**each, "object": found[0], TAKEN: (f"“it” is taken to mean {name}.",)}]


def _is_of(shape: Shape) -> Callable[[GameObject], bool]:
    return lambda held: any(card.shape is shape for card in held.cards)


# What each of these may be done to; of anything else it is asked in vain.
_SUITS: Final[dict[type, Callable[[GameObject], bool]]] = {
    TurnFaceUp: lambda held: held.face_down is not None,
    Transform: _is_of(Shape.DOUBLE_FACED),
    Convert: _is_of(Shape.DOUBLE_FACED),
    Flip: _is_of(Shape.FLIP),
    Unlock: has_doors,
    Lock: has_doors,
}


def _all_that(suits: Callable[[GameObject], bool]) -> Callable[[Scene], list[str]]:
    return lambda scene: [label for label, held in scene.table.objects.items() if held.is_permanent and suits(held)]


_CAN_BE: Final[dict[str, Callable[[Scene], list[str]]]] = {
    "phase_in": lambda scene: [*scene.table.phased_out],
    "turn_face_up": lambda scene: scene.names.face_down(),
    "transform": _all_that(_SUITS[Transform]),
    "convert": _all_that(_SUITS[Convert]),
    "flip": _all_that(_SUITS[Flip]),
    "unlock": _all_that(has_doors),
    "lock": _all_that(has_doors),
}


def _with_it_named(scene: Scene, words: str) -> str:
    """Name in a question what its "it" means, where that was spoken of before a condition that follows: "if ..."."""
    found = IT_SAID.search(words)
    if found is None or not _is_there(scene, scene.last):
        return words
    before = words[: found.start()]
    if _MATTERING.match(words, found.end()) or re.search(r"\bmakes? $", before, re.IGNORECASE):
        # "Does it matter for Clone if Humility is out": what follows does, or does not; "make it through" is an idiom.
        return words
    if found["it"].lower() == "its" and any(_is_named(scene, each, before) for each in scene.names.shown):
        # "Does Serra Angel lose its abilities": its own, and the question says whose.
        return words
    return f"{words[: found.start()]}{_named_as(found['it'], scene.names.phrase(scene.last))}{words[found.end() :]}"


def _named_as(pronoun: str, phrase: str) -> str:
    """Give the name of what a pronoun means in the form of the pronoun: "it", "its" or "it's"."""
    return {"its": possessive(phrase), "it's": f"{phrase} is"}.get(pronoun.lower(), phrase)


def as_it_happens(scene: Scene, words: str) -> Iterator[tuple[str, str]]:
    """Give a question that says what happens as texts that tell that and ask; what happens between, if asked twice."""
    twice = BEFORE_AND_AFTER.fullmatch(words)
    if twice is not None:
        yield from ((text, twice["happens"]) for text in _told_twice(twice["asked"], twice["happens"]))
    for found in reversed([*CONDITION_SAID.finditer(words)]):
        asked, happens = words[: found.start()], words[found.end() :]
        named = [each for each in scene.names.shown if _is_there(scene, each) and _is_called_in(scene, each, asked)]
        if happens.lower().startswith("it ") and len(named) == 1:
            # "What is Clone's power if it copies Serra Angel": of what the question names, not of what was told last.
            yield f"{scene.names.phrase(named[0])}{happens[2:]}. {asked}?", ""
        yield f"{happens}. {_with_it_named(scene, asked)}?", ""
    yield from ((text, "") for text in with_what_is_named(scene, _with_it_named(scene, words)))


def _told_twice(asked: str, happens: str) -> tuple[str, ...]:
    """Ask, tell what happens and ask again, as "before and after it transforms" means."""
    verb = re.fullmatch(r"(?P<base>\w+?)ing(?P<rest>.*)", happens)
    ways = [happens] if verb is None else [f"it {verb['base']}s{verb['rest']}", f"it {verb['base']}es{verb['rest']}"]
    return tuple(f"{asked}? {each}. {asked}?" for each in ways)


def _is_named(scene: Scene, label: str, words: str) -> bool:
    """Whether a question has a word of an object's name, or of its label, in it."""
    said = {word.strip(",'?") for word in words.lower().split()}
    named = f"{scene.names.shown.get(label, '')} {label}".lower().replace(",", "").split()
    return bool(said & {*named, "this", "that", "they", "these"})


def _is_called_in(scene: Scene, label: str, words: str) -> bool:
    return re.search(rf"(?<!\w){re.escape(scene.names.phrase(label))}(?!\w)", words) is not None


def _is_there(scene: Scene, label: str) -> bool:
    held = scene.table.objects.get(label)
    return held is not None and held.is_permanent


def _is_sized(scene: Scene, label: str) -> bool:
    return characteristics(scene.table, label).power is not None


def _is_printed_creature(scene: Scene, label: str) -> bool:
    """Whether a card is a creature by its print, whatever it is now: whether it still is one may be asked."""
    faces = (face for card in scene.table.objects[label].cards for face in (card.faces or (card.front,)))
    return _is_sized(scene, label) or any("Creature" in face.type_line.types for face in faces)


def _may_live(scene: Scene, label: str) -> bool:
    """Whether the words of a card may make a creature of it, or of something: then whether it is one may be asked."""
    return any(
        _BECOMES_CREATURE.search(each)
        for card in scene.table.objects[label].cards
        for face in (card.faces or (card.front,))
        for each in face.paragraphs
    )
