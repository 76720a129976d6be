"""Numbers, names and kinds of counters, as they stand in the words."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

from inspector.reading.grammar.forms import leaf

Leaves = Iterator[tuple[int, Any, str]]
_ADDED = re.compile(r"^([+-][\dX]+)/([+-][\dX]+)$")
_SIZE = re.compile(r"^(\d+)/(\d+)$")
_COST = re.compile(r"^(?:\{[^{}]+\})+$")
_WORDS_OF_KINDS = """
    age aim arrow arrowhead awakening blaze blood bounty bribery brick burden cage carrion charge coin collection
    component corpse corruption credit crystal cube currency death defense delay depletion descent despair devotion
    divinity doom dream echo egg elixir ember eon experience eyeball eyestalk fate feather feeding fellowship fetch
    filibuster flame flood foreshadow fungus fury fuse gem ghostform glyph gold growth hack harmony hatching hatchling
    healing hone hoofprint hope hour hourglass hunger ice impostor incarnation influence ingenuity intel intervention
    invitation isolation javelin judgment ki kick knowledge landmark level loot lore loyalty luck magnet manifestation
    mannequin mask matrix memory midway mine mining mire music muster necrodermis nest net night oil omen ore page pain
    palliation paralyzation petal petrification phylactery phyresis pin plague plot point polyp pressure prey pupa quest
    rally release reprieve revival ritual rope rust scream scroll shell shield shred silver skewer sleep slime slumber
    soot soul spark spite spore stash storage story strife study stun suspect task theft tide time tower training trap
    treasure unity unlock valor velocity verse vitality void volatile vortex vow voyage wage winch wind wish wreck
"""
_KINDS = frozenset(_WORDS_OF_KINDS.split())
_KEYWORD_KINDS = frozenset(
    (
        *("deathtouch", "flying", "haste", "hexproof", "indestructible", "lifelink", "menace", "reach", "trample"),
        *("vigilance", "shadow", "exalted", "decayed"),
    )
)


@leaf("number", str.isdecimal)
def _number(tokens: tuple[str, ...], start: int) -> Leaves:
    if tokens[start].isdecimal():
        yield start + 1, int(tokens[start]), tokens[start]


@leaf("added size", lambda word: _ADDED.match(word) is not None)
def _added(tokens: tuple[str, ...], start: int) -> Leaves:
    found = _ADDED.match(tokens[start])
    if found is not None:
        yield start + 1, (found[1], found[2]), tokens[start]


@leaf("size", lambda word: _SIZE.match(word) is not None)
def _size(tokens: tuple[str, ...], start: int) -> Leaves:
    found = _SIZE.match(tokens[start])
    if found is not None:
        yield start + 1, (int(found[1]), int(found[2])), tokens[start]


@leaf("cost", lambda word: word.startswith("{"))
def _cost(tokens: tuple[str, ...], start: int) -> Leaves:
    if _COST.match(tokens[start]):
        yield start + 1, tokens[start], tokens[start]


@leaf(
    "counter kind",
    lambda word: word in _KINDS or word in _KEYWORD_KINDS or word in ("first", "double") or word[0] in "+-",
)
def _counter_kind(tokens: tuple[str, ...], start: int) -> Leaves:
    word = tokens[start]
    if word in _KINDS or word in _KEYWORD_KINDS or _ADDED.match(word):
        yield start + 1, word, word
    pair = " ".join(tokens[start : start + 2])
    if pair in ("first strike", "double strike"):
        yield start + 2, pair, pair


_SMALL = frozenset(("of", "the", "and", "a", "in", "to", "for", "from", "with"))


@leaf("name", lambda word: word[0].isupper())
def _name(tokens: tuple[str, ...], start: int) -> Leaves:
    """A name: capitalized words, and small ones between two of them; every length of it that may be meant."""
    if tokens[start] == "~":
        return
    end = start
    while end < len(tokens) and (tokens[end][0].isupper() or tokens[end] in _SMALL or tokens[end] == ","):
        end += 1
        if tokens[end - 1][0].isupper() and (end == len(tokens) or not tokens[end][0].isupper()):
            words = " ".join(tokens[start:end])
            yield end, words.replace(" ,", ","), words
