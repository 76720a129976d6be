"""What is done to all of a kind in one sentence: ``Destroy all creatures``, ``Put a -1/-1 counter on each creature``.

Which objects it is done to is found once, as it happens (611.2c speaks so of effects): each is then an action.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any, Final

import msgspec

from inspector.cards import Filter
from inspector.rules import could_target
from inspector.scenario.words.cursor import Cursor
from inspector.scenario.words.errors import WordsError
from inspector.scenario.words.filters_said import meant
from inspector.scenario.words.parts import DESTROYS, Fields, ManyActions, Scene
from inspector.scenario.words.presumed import elsewhere
from inspector.scenario.words.slots import kinds_at, lists_at, numbers_at, players_at

# A kind with all that is asked of it may be as long as this.
_LONGEST: Final = 16
_YOU: Final = re.compile(r"\byour?\b", re.IGNORECASE)
_OTHER: Final = re.compile(r"\bother\b", re.IGNORECASE)
_OPPONENT: Final = re.compile(r"\b(?:an )?opponents?\b", re.IGNORECASE)
_TO_HAND: Final = (
    "to their owners' hands",
    "to their owner's hand",
    "to its owner's hand",
    "to hand",
    "to their owners hands",
)
_TO_GRAVEYARD: Final[Fields] = {"do": "move", "to": "graveyard"}
_TO_A_HAND: Final[Fields] = {"do": "move", "to": "hand"}
_EXILED: Final[Fields] = {"do": "move", "to": "exile"}
# The verb, what it does to each, what stands behind the kind, and whether it destroys, or is done to one's own.
_DEEDS: Final[tuple[tuple[str, Fields, tuple[str, ...], str], ...]] = (
    ("destroys", _TO_GRAVEYARD, (), "destroys"),
    ("kills", _TO_GRAVEYARD, (), "destroys"),
    ("exiles", _EXILED, (), ""),
    ("sacrifices", _TO_GRAVEYARD, (), "own"),
    ("bounces", _TO_A_HAND, (), ""),
    ("returns", _TO_A_HAND, _TO_HAND, ""),
)
_ON_ALL: Final = (("taps", "tap"), ("untaps", "untap"), ("transforms", "transform"))
# What happens to all of them, to each by itself, and what that does.
_DONE: Final[tuple[tuple[tuple[str, ...], tuple[str, ...], Fields, str], ...]] = (
    (("are destroyed", "get destroyed"), ("is destroyed", "gets destroyed"), _TO_GRAVEYARD, "destroys"),
    (("die", "are sacrificed"), ("dies", "is sacrificed"), _TO_GRAVEYARD, ""),
    (("are exiled", "get exiled"), ("is exiled", "gets exiled"), _EXILED, ""),
    (
        ("are bounced", *(f"are returned {where}" for where in _TO_HAND)),
        ("is bounced", *(f"is returned {where}" for where in _TO_HAND)),
        _TO_A_HAND,
        "",
    ),
)


def all_at(scene: Scene, text: Cursor, at: int, who: str = "") -> Iterator[tuple[int, dict[str, Any]]]:
    """Read all of a kind, as the filter that finds them: ``all nonbasic lands``, ``each creature Ana controls``.

    ``who`` acts, where somebody does: what "an opponent controls" is not theirs (102.2).
    """
    yield from ((end, wanted) for end, wanted, _ in _kinds_at(scene, text, at, who))


def _kinds_at(scene: Scene, text: Cursor, at: int, who: str = "") -> Iterator[tuple[int, dict[str, Any], bool]]:
    """Read all of a kind, and whether the words speak of each by itself."""
    for word in ("all", "each", "every"):
        place = text.word(at, f"{word} of the", "") or text.word(at, word, "")
        for end, words in text.spans(place, _LONGEST) if place is not None else ():
            found = meant(scene, words, each=word != "all")
            if found is None:
                continue
            unclear = next(_unclear(scene, words, found, who), None)
            if unclear is not None:
                start, stop, problem = unclear
                text.doubted(WordsError(problem, text.given, end - len(words) + start, end - len(words) + stop), end)
                return
            yield end, _of_whom(scene, found, who), word != "all"


def _unclear(scene: Scene, words: str, wanted: dict[str, Any], who: str) -> Iterator[tuple[int, int, str]]:
    """Tell what is not plain in the words for a kind, and at which: whom "you" means, or than what all are "other"."""
    for pattern, problem in _unclear_words(scene, wanted, who):
        found = pattern.search(words)
        if found is not None:
            yield *found.span(), problem


def _unclear_words(scene: Scene, wanted: dict[str, Any], who: str) -> Iterator[tuple[re.Pattern[str], str]]:
    players = scene.table.players
    if wanted.get("other") == "self" and scene.last not in _with_others(scene, _of_whom(scene, wanted, who)):
        yield _OTHER, 'nothing says which one "other" leaves out; say "other than" and its name behind the kind'
    if who in ("", players[0]):
        return
    yield _YOU, f'"you" may be {players[0]} or {who}; say it by a name'
    if wanted.get("controller") == "opponent" and len(players) > 2:
        yield _OPPONENT, f"{who} has several opponents; say it by a name"


def _of_whom(scene: Scene, wanted: dict[str, Any], who: str) -> dict[str, Any]:
    """Give a kind with the name of the opponent of who acts, and with that than which all are other: spoken of last."""
    found = {**wanted, "other": scene.last} if wanted.get("other") == "self" else wanted
    others = [each for each in scene.table.players if each != who]
    theirs = who not in ("", scene.table.players[0]) and found.get("controller") == "opponent"
    return {**found, "controller": others[0]} if theirs else found


def _with_others(scene: Scene, wanted: dict[str, Any]) -> tuple[str, ...]:
    plain = {key: value for key, value in wanted.items() if key != "other"}
    return could_target(scene.table, msgspec.convert(plain, Filter), scene.table.players[0])


def on_all(scene: Scene, text: Cursor, at: int) -> ManyActions:
    """Read what is done to all of a kind, as an order, as somebody's deed, or as what happens to them."""
    acting = [(at, ""), *players_at(scene, text, at)]
    for place, who in acting:
        yield from _ordered(scene, text, place, who)
        yield from _counters(scene, text, place, who)
        yield from _to_several(scene, text, place, who)
    yield from _of_several(scene, text, at)
    for end, wanted, by_itself in _kinds_at(scene, text, at):
        for several, one, does, how in _DONE:
            for behind, _ in text.any_of(end, one if by_itself else several):
                yield from _each(scene, text, at, behind, wanted, does, how)
        for verb, name in (("tapped", "tap"), ("untapped", "untap")):
            for behind, _ in text.any_of(end, (f"{'is' if by_itself else 'are'} {verb}",)):
                yield behind, [{"do": name, "filter": wanted}]


def _ordered(scene: Scene, text: Cursor, at: int, who: str) -> ManyActions:
    for verb, does, tails, how in _DEEDS:
        for place, _ in text.any_of(at, (verb,)):
            for end, wanted in all_at(scene, text, place, who):
                own = {"controller": who, **wanted} if how == "own" and who else wanted
                if how == "own" and who and own["controller"] not in (who, "you"):
                    # What another controls nobody sacrifices (701.21a).
                    problem = f"{who} can sacrifice only what {who} controls"
                    text.doubted(WordsError(problem, text.given, text.skipped(place), end))
                    continue
                for behind in [stop for stop, _ in text.any_of(end, tails)] if tails else [end]:
                    yield from _each(scene, text, place, behind, own, does, how)
    for verb, name in _ON_ALL:
        for place, _ in text.any_of(at, (verb,)):
            for end, wanted in all_at(scene, text, place, who):
                yield end, [{"do": name, "filter": wanted}]


def _to_several(scene: Scene, text: Cursor, at: int, who: str) -> ManyActions:
    """Read ``Ana taps Clone and Serra Angel``: what is done to several that are named."""
    for verb, does, tails, how in (*_DEEDS, *((verb, {"do": name}, (), "") for verb, name in _ON_ALL)):
        for place, _ in text.any_of(at, (verb,)):
            for end, labels in lists_at(scene, text, place):
                actions = _to_each(labels, does, how)
                wrong = next((each for one in actions if (each := elsewhere(scene, text, at, end, one, who))), None)
                if len(labels) < 2 or wrong is not None:
                    continue
                for behind in [stop for stop, _ in text.any_of(end, tails)] if tails else [end]:
                    yield behind, actions


def _of_several(scene: Scene, text: Cursor, at: int) -> ManyActions:
    """Read ``Clone and Serra Angel are exiled``: what happens to several that are named."""
    for end, labels in lists_at(scene, text, at):
        for several, _, does, how in _DONE if len(labels) > 1 else ():
            for behind, _ in text.any_of(end, several):
                actions = _to_each(labels, does, how)
                if not any(elsewhere(scene, text, end, behind, each) for each in actions):
                    yield behind, actions


def _to_each(labels: list[str], does: Fields, how: str) -> list[Fields]:
    if does["do"] != "move":
        return [{**does, "objects": labels}]
    saved: Fields = {DESTROYS: "that"} if how == "destroys" else {}
    return [{**does, "object": label, **saved} for label in labels]


def _counters(scene: Scene, text: Cursor, at: int, who: str) -> ManyActions:
    for verb, sign, on in (("puts", 1, ("on", "onto")), ("removes", -1, ("from",))):
        for place, _ in text.any_of(at, (verb,)):
            for behind, count in numbers_at(scene, text, place):
                for end, kind in kinds_at(scene, text, behind):
                    for start, _ in text.any_of(end, on):
                        put: Fields = {"do": "counters", "kind": kind, "count": sign * count}
                        for last, wanted in all_at(scene, text, start, who):
                            yield from _each(scene, text, start, last, wanted, put, "")
                        for last, labels in lists_at(scene, text, text.word(start, "each of", "") or start):
                            if len(labels) > 1:
                                yield last, [{**put, "object": label} for label in labels]


def _each(scene: Scene, text: Cursor, at: int, end: int, wanted: dict[str, Any], does: Fields, how: str) -> ManyActions:
    """Give the action for each that the words mean now; where there is none, that is told."""
    labels = could_target(scene.table, msgspec.convert(wanted, Filter), scene.table.players[0])
    if not labels:
        start = text.skipped(at)
        text.doubted(WordsError("nothing of that kind is on the battlefield", text.given, start, end))
        return
    saved: Fields = {DESTROYS: "that"} if how == "destroys" else {}
    yield end, [{**does, "object": label, **saved} for label in labels]
