"""Words that point at an object without naming it, and what is said behind a name of how it is there."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

from inspector.rules import GameObject, Table
from inspector.scenario.words.cursor import Cursor
from inspector.scenario.words.errors import WordsError
from inspector.scenario.words.naming import lies_where_said
from inspector.scenario.words.numbers_said import number_said
from inspector.scenario.words.parts import Scene


def _loosely(pattern: str) -> re.Pattern[str]:
    """Make a pattern whose blanks are any number of blanks, as something may have been left out between two words."""
    # Within square brackets a blank is one of several signs.
    return re.compile(
        re.sub(r"\[[^\]]*\]| ", lambda each: "[ ]+" if each[0] == " " else each[0], pattern), re.IGNORECASE
    )


_PRONOUNS: Final = (
    "it",
    "this",
    "that",
    "that one",
    "this one",
    "that creature",
    "that card",
    "that permanent",
    "him",
    "her",
    "them",
)
_ONE: Final = ("one of them", "one of these", "one of those", "one", "the first", "the first one", "either of them")
_OTHER: Final = ("the other", "the other one", "the second", "the second one", "another one", "the other copy")
# Of one player: "I copy his", "he copies mine".
_POSSESSIVES: Final = (
    "mine",
    "his",
    "hers",
    "theirs",
    "yours",
    "my opponent's",
    "the opponent's",
    "opponent's",
    "opp's",
)
_COUNTERS: Final = _loosely(
    r"[ ]*,?[ ]*(?:with|which has|that has|that already has|which already has|holding|carrying)[ ]+"
    r"(?:(?P<number>\d+|[a-z]+)[ ]+)?(?P<kind>[^ ,.;?\n\"]+(?: [a-z]+)?) counters?(?:[ ]+on (?:it|him|"
    r"her|them))?(?![\w])",
)
_BEARS: Final = _loosely(
    r"[ ]*,?[ ]*(?:with|that has|which has|enchanted with|enchanted by|equipped with|wearing|carrying|wielding|holding|"
    r"under)[ ]+"
    r"(?:a |an |the |my |his |her |their )?(?P<name>[^,.;?\n\"]+?)"
    r"(?:[ ]+(?:on (?:it|him|her|them)|attached(?: to it)?))?(?=[ ]*(?:[,.;?\n]|$| (?:and|then|is|gets|transforms|"
    r"phases|dies|becomes|flips|has|to|with) ))",
)
_COPIES: Final = _loosely(
    r"[ ]*,?[ ]*(?:that|which|who)?(?:'s| is| was| has)?[ ]*(?:copying|copied|copies|(?:already )?a "
    r"copy of|entered as a copy of|"
    r"enters as a copy of|came in as a copy of|as a copy of|copy of|of|as)[ ]+(?:a |an |the |my |his |her |their )?"
    r"(?P<name>[^,.;?\n\"]+?)(?=[ ]*(?:[,.;?\n]|$| (?:and|then|is|gets|transforms|phases|dies|becomes|flips|has|to|"
    r"with|so|leaves|goes|for) ))",
)
_STAGE: Final = _loosely(
    r"[ ]*,?[ ]*(?:on|at|with)(?: its)? (?:(?P<stage>chapter|level) (?P<n>\w+)|(?P<nth>\w+) chapter)(?!\w)",
)
_DOORS: Final = _loosely(
    r"[ ]*,?[ ]*(?:with|which has|that has|whose)(?: just| only)*(?: the| its)? (?:(?P<both>both "
    r"doors)|(?P<half>left|right) "
    r"door)(?: is| are)? (?:unlocked|open)(?!\w)",
)
_PLACES: Final = _loosely(
    r"[ ]*(?:(?:that is|that's|which is|still|,)[ ]+)?(?:in|on) (?:(?P<whose>(?:[\w'-]+ )?[\w'-]+) )?"
    r"(?P<zone>battlefield|hand|graveyard|library|exile|stack)(?![\w])",
)


def pointed_at(scene: Scene, text: Cursor, at: int) -> Iterator[tuple[int, str]]:
    """Give the object that a pronoun means, with the place behind it: what was spoken of last, one of several."""
    if scene.last not in scene.table.objects and scene.last not in scene.table.phased_out:
        return
    hidden = several_hidden(scene.table, scene.those, scene.last, scene.acted)
    for end, words in text.any_of(at, _PRONOUNS):
        if hidden and words != "them":
            phrases = tuple(scene.names.phrase(label) for label in hidden)
            problem = f'"{words}" may be {" or ".join(hidden)}, which lie face down together'
            text.doubted(WordsError(problem, text.given, at, end, proposals=phrases), _behind_verb(text, end))
            continue
        yield end, scene.last
    if scene.last in scene.those or _are_alike(scene, scene.those):
        yield from _of_those(scene, text, at)
    yield from _of_whom(scene, text, at)


def _behind_verb(text: Cursor, at: int) -> int:
    """Give where the two words behind a pronoun end: "it is turned" is unclear for "it", wherever it is read to."""
    return text.next_word(text.next_word(at)[1])[1]


def several_hidden(table: Table, those: tuple[str, ...], last: str, acted: str) -> tuple[str, ...]:
    """Give the face-down permanents that came together, where what was spoken of last is only the last in their list.

    Other cards lie under them, so that it matters which is meant; once one of them is named or acted on, that is it.
    """
    held = [table.objects.get(label) for label in those]
    if len(held) < 2 or last != those[-1] or acted != last:
        return ()
    is_hidden = all(each is not None and each.face_down is not None and each.is_permanent for each in held)
    return those if is_hidden and len({each.cards for each in held if each is not None}) > 1 else ()


def _of_those(scene: Scene, text: Cursor, at: int) -> Iterator[tuple[int, str]]:
    """One of several that are alike is any of them; the other is the one that was not spoken of."""
    those = [label for label in scene.those if label in scene.table.objects]
    named = scene.acted if scene.acted in those else ""
    if _are_alike(scene, tuple(those)) or named:
        for end, _ in text.any_of(at, _ONE):
            if those:
                yield end, those[0]
    others = [label for label in those if label != (named or those[0])]
    if len(others) == 1:
        for end, _ in text.any_of(at, _OTHER):
            yield end, others[0]


def _are_alike(scene: Scene, labels: tuple[str, ...]) -> bool:
    """Whether nothing but their places tells several apart: it does not matter which is meant."""
    held = [scene.table.objects[label] for label in labels if label in scene.table.objects]
    if len(held) != len(labels) or not held:
        return False
    return len({(scene.names.shown.get(each.label, ""), each.controller, each.zone, each.tapped) for each in held}) == 1


def _of_whom(scene: Scene, text: Cursor, at: int) -> Iterator[tuple[int, str]]:
    """``his`` alone: what bears the name that was spoken of last and is that player's."""
    name = scene.names.shown.get(scene.last, "")
    players = scene.table.players
    for end, words in text.any_of(at, _POSSESSIVES) if name and len(players) == 2 else ():
        whose = players[0] if words == "mine" else players[1]
        labels = scene.names.of_player(name, whose)
        if len(labels) == 1:
            yield end, labels[0]


def with_more(scene: Scene, text: Cursor, at: int, label: str) -> Iterator[tuple[int, str]]:
    """Give the places behind what is said of an object, where that is so: its counters, what it copies."""
    held = scene.table.objects.get(label)
    if held is None:
        return
    for pattern, holds in _MORE:
        found = pattern.match(text.text, at)
        if found is not None and holds(scene, held, found):
            yield found.end(), label
            yield from with_more(scene, text, found.end(), label)


def _has_counters(scene: Scene, held: GameObject, found: re.Match[str]) -> bool:
    del scene
    return has_as_many(held, found["kind"], found["number"] or "a")


def has_as_many(held: GameObject, kind: str, number: str) -> bool:
    """Whether as many counters of a kind lie on an object as a word says: "a" is one at least, a number that many."""
    kinds = dict(held.counters)
    there = kinds.get(kind.lower(), kinds.get(kind, 0))
    if number.lower() in ("no", "zero", "0"):
        return there == 0
    count = number_said(number)
    return there == count if count else there > 0


def _is_copy(scene: Scene, held: GameObject, found: re.Match[str]) -> bool:
    if not (held.copies or held.copy_of or held.token):
        return False
    name = scene.names.shown.get(held.label, "").casefold()
    said = " ".join(found["name"].split()).casefold()
    return bool(said) and (name == said or name.startswith((f"{said},", f"{said} ")) or f" {said}" in f" {name}")


def _bears(scene: Scene, held: GameObject, found: re.Match[str]) -> bool:
    labels = scene.names.meant(" ".join(found["name"].split()))
    objects = (scene.table.objects.get(label) for label in labels)
    return any(each is not None and each.attached_to == held.label for each in objects)


def _is_there(scene: Scene, held: GameObject, found: re.Match[str]) -> bool:
    return lies_where_said(scene.table.players, found, held)


def _is_on(scene: Scene, held: GameObject, found: re.Match[str]) -> bool:
    del scene
    kind = "level" if (found["stage"] or "").lower() == "level" else "lore"
    count = number_said(found["n"] or found["nth"])
    return count > 0 and dict(held.counters).get(kind, 0) >= count


def _is_unlocked(scene: Scene, held: GameObject, found: re.Match[str]) -> bool:
    del scene
    return set(held.unlocked) == ({"left", "right"} if found["both"] else {found["half"].lower()})


_MORE: Final = (
    (_COUNTERS, _has_counters),
    (_STAGE, _is_on),
    (_DOORS, _is_unlocked),
    (_COPIES, _is_copy),
    (_BEARS, _bears),
    (_PLACES, _is_there),
)
