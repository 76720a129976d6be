"""A question that names a card which is nowhere yet: that lies there, or is cast, before it is answered."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

from inspector.cards import Card, possessive
from inspector.scenario.words.affected_asked import asked_whether_affected
from inspector.scenario.words.parts import Scene
from inspector.scenario.words.question_forms import IT_WORDS, STILL

_WHOSE: Final = re.compile(r"(?:(?:my |the )?opp(?:onent)?'s|an?|my|the|his|her|their) ", re.IGNORECASE)
# "How big is it with Glorious Anthem out?": what is there comes first.
_BESIDE: Final = re.compile(
    r"(?P<asked>.+?),? (?:with (?P<out>.+?) (?:out|in play|on the battlefield|around|on the table|on board)|"
    r"under (?P<under>.+))",
    re.IGNORECASE,
)
_SURVIVES: Final = re.compile(
    rf"(?:does|do|did|will|would|can|could) (?P<x>.+?) {STILL}"
    r"(?:(?P<lives>survive|live through|withstand|outlive|outlast|make it through)|die (?:to|from|under|because of)|"
    r"get killed by) (?P<by>.+)",
    re.IGNORECASE,
)
# "Clone copying Grizzly Bears": what is said of it comes first.
_COPYING: Final = re.compile(
    r" (?:(?:that|which)(?: is|'s| has| are)? )?(?:copying|copies|copied|entering as a copy of|as a copy of|a copy of) "
    r"(?=\w)",
    re.IGNORECASE,
)


def with_what_is_named(scene: Scene, words: str) -> Iterator[str]:
    """Give a question as texts that tell what it names, where that is nowhere, and ask then."""
    beside = _BESIDE.fullmatch(words)
    there = "" if beside is None else beside["out"] or beside["under"]
    if beside is not None and _stands_alone(scene, there):
        verb = "are" if " and " in there else "is"
        yield f"{there} {verb} on the battlefield. {beside['asked']}?"
    found = _SURVIVES.fullmatch(words)
    if found is not None:
        asked = f"Does {found['x']} {'survive' if found['lives'] else 'die'}?"
        yield from [asked] if _has_done(scene, found["by"]) else _then(scene, found["x"], found["by"], asked)
    affected = asked_whether_affected(words)
    if affected is not None:
        x, by = affected[0]["x"], affected[0]["by"]
        card = scene.pool.find(_bare(by))
        passes = card is not None and card.front.type_line.is_instant_or_sorcery
        asked = f"What happens to {x}?" if passes else f"{words}?"
        yield from [asked] if passes and _has_done(scene, by) else _then(scene, x, by, asked)
    yield from _copying(scene, words)


def _has_done(scene: Scene, by: str) -> bool:
    """Whether something does to others what it does: it lies there, or it is a spell that resolved."""
    labels = scene.names.meant(_bare(by))
    there = any(scene.table.objects[label].is_permanent for label in labels if label in scene.table.objects)
    resolved = {spell.label for spell in scene.table.resolved}
    effects = {effect.called for effect in scene.table.effects}
    return there or bool(resolved & {*labels}) or _bare(by) in effects


def _then(scene: Scene, x: str, by: str, asked: str) -> Iterator[str]:
    """Tell that a card is there, or is cast by the other player than whose is asked after, and ask."""
    card = scene.pool.find(_bare(by))
    if card is None or scene.names.meant(_bare(by)):
        # Of a card that lies elsewhere nobody knows whether that one is meant.
        return
    if not card.front.type_line.is_instant_or_sorcery:
        yield f"{by} is attached to {x}. {asked}" if _is_attached(card) else f"{by} is on the battlefield. {asked}"
        return
    who = _other_player(scene, x)
    yield from (f"{who} casts {by} on {x}. {asked}", f"{who} casts {by}. {asked}") if who else ()


def _other_player(scene: Scene, x: str) -> str:
    """Give who of two players does not control an object; empty where that is not plain."""
    label = scene.last if x.lower() in IT_WORDS else next(iter(scene.names.meant(_bare(x))), "")
    held = scene.table.objects.get(label)
    others = [player for player in scene.table.players if held is not None and player != held.controller]
    return others[0] if len(others) == 1 else ""


def _copying(scene: Scene, words: str) -> Iterator[str]:
    """Tell that a card is there which a question names with what it copies: ``How big is Clone copying it``."""
    for way in _COPYING.finditer(words):
        name = next(iter(_names_before(scene, words[: way.start()])), "")
        of = next(iter(_names_behind(scene, words[way.end() :])), "")
        if not name or not of or scene.names.meant(_bare(name)):
            continue
        before, behind = words[: way.start() - len(name)], words[way.end() + len(of) :]
        who = _whose(scene, name)
        yield f"{who} has {_bare(name)} copying {of}. {before}{possessive(who)} {_bare(name)}{behind}?"


def _whose(scene: Scene, name: str) -> str:
    """Give who has a card by the word before its name; the first player where that says nothing."""
    word = name[: len(name) - len(_bare(name))].strip().lower()
    known = {said.lower(): player for said, player in scene.whose}
    return known.get(word) or scene.table.players[0]


def _names_before(scene: Scene, words: str) -> Iterator[str]:
    """Give the names of permanent cards with which words end, longest first, with whose they are."""
    for place in [0, *(found.end() for found in re.finditer(r" ", words))]:
        card = scene.pool.find(_bare(words[place:]))
        if card is not None and not card.front.type_line.is_instant_or_sorcery:
            yield words[place:]


def _names_behind(scene: Scene, words: str) -> Iterator[str]:
    """Give the names of cards or objects with which words begin, longest first."""
    for place in [len(words), *(found.start() for found in reversed([*re.finditer(r"[ ']", words)]))]:
        name = words[:place].rstrip(",")
        if scene.pool.find(_bare(name)) is not None or scene.names.meant(_bare(name)) or name.lower() in IT_WORDS:
            yield name


def _stands_alone(scene: Scene, words: str) -> bool:
    """Whether words list permanent cards that do what they do without being attached to anything."""
    cards = [scene.pool.find(_bare(each)) for each in re.split(r",? and |, ", words)]
    found = [card for card in cards if card is not None]
    alone = all(card.front.type_line.is_permanent and not _is_attached(card) for card in found)
    return len(found) == len(cards) and alone


def _bare(words: str) -> str:
    """Give a name without an article or whose it is."""
    words = words.strip()
    whose = _WHOSE.match(words)
    return words if whose is None else words[whose.end() :]


def _is_attached(card: Card) -> bool:
    return bool({"Aura", "Equipment", "Fortification"} & {*card.front.type_line.subtypes})
