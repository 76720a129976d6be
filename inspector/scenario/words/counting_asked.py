"""How many there are of a kind, and which: how people ask that, and what is answered."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Final

import msgspec

from inspector.cards import Filter, clause_in_quotes, listed_words, possessive
from inspector.cards.lists_in_words import capitalized
from inspector.rules import (
    CheckState,
    Table,
    characteristics,
    controllers_now,
    could_target,
    perform,
    state_based_doubts,
)
from inspector.scenario.words.filters_said import meant
from inspector.scenario.words.naming import TableNames
from inspector.scenario.words.parts import Scene
from inspector.scenario.words.slots import number_in_words
from inspector.scenario.words.text_question import TextQuestion
from inspector.scenario.words.unsettled import unsettled

# How many there are, which those are, and how many state-based actions leave there.
HOW_MANY_KEY: Final = "how many"
WHICH_KEY: Final = "which"
STAY_KEY: Final = "how many stay"
# With these values it is found whether something is of a kind.
_DECIDE: Final = ("zone", "controller", "types", "subtypes", "supertypes", "colors")
_THERE: Final = (
    r"(?:are|is|do we have|remain|exist)(?: there)?(?: left| now| still| then)?(?: (?:on the battlefield|in play))?"
)
_DO: Final = r"(?:does|do|will|would)"
_FORMS: Final = tuple(
    (re.compile(pattern, re.IGNORECASE), key)
    for pattern, key in (
        (rf"how many (?P<kind>.+?) {_THERE}", HOW_MANY_KEY),
        (rf"how many (?P<kind>.+?) {_DO} (?P<who>.+?) (?:still |now |then )?(?:control|have)(?: left)?", HOW_MANY_KEY),
        (r"how many (?P<kind>.+?) (?:are left|remain)", HOW_MANY_KEY),
        (rf"how many (?P<kind>.+?) (?:{_DO} )?(?:survive|stay)", STAY_KEY),
        (
            r"which (?:of (?:them|these|those) |permanents |objects |cards )?(?:are|is) (?:still |now )?(?P<kind>.+?)",
            WHICH_KEY,
        ),
        (r"(?:which|what) (?P<kind>.+?) (?:are|is) (?:there|on the battlefield|in play)", WHICH_KEY),
        (r"(?:which|what) (?P<kind>.+?) (?:does|do) (?P<who>.+?) (?:still |now )?control", WHICH_KEY),
    )
)


class CountAsked(msgspec.Struct, frozen=True):
    """A question of all of a kind: the key, the words for the kind, and what finds them."""

    key: str
    says: str
    holds: Filter


def asked_of_a_kind(scene: Scene, words: str) -> CountAsked | None:
    """Read a question as one of these; None where it is none, or asks for no kind of objects."""
    for pattern, key in _FORMS:
        found = pattern.fullmatch(words)
        if found is None:
            continue
        groups = found.groupdict()
        asked = groups.get("who") or ""
        # What "we" control is what there is.
        who = "" if asked.lower() == "we" else _player(scene, asked)
        if asked.lower() not in ("", "we") and not who:
            continue
        kind = found["kind"].strip()
        said = f"{kind} {who} controls" if who else kind
        for each in dict.fromkeys((said, said if who else f"{kind.removesuffix('s')}s")):
            wanted = meant(scene, each)
            if wanted is not None and wanted.get("other") == "self":
                # Others are others than what was spoken of last.
                wanted = {**wanted, "other": scene.last} if scene.last in scene.table.objects else None
            if wanted is not None:
                return CountAsked(key, each, msgspec.convert(wanted, Filter))
    return None


def asked_of_a_zone(scene: Scene, whose: str, zone: str) -> list[TextQuestion] | None:
    """Ask of each object in a zone, of one player's where the words say whose; None where they mean nobody."""
    known = {words.lower(): player for words, player in scene.whose}
    who = known.get(whose.lower(), "")
    if whose.lower() not in ("", "the", "all", "any") and not who:
        return None
    control = controllers_now(scene.table)
    lying = [
        each.label
        for each in scene.table.objects.values()
        if each.zone == zone and (not who or who == (control.get(each.label) if each.is_permanent else each.owner))
    ]
    if not lying:
        # Nothing would be silence.
        pile = zone in ("graveyard", "hand", "library")
        where = (
            f"in {possessive(who) if who else 'a'} {zone}"
            if pile
            else "in exile"
            if zone == "exile"
            else f"on the {zone}{f' under {possessive(who)} control' if who else ''}"
        )
        said = f"{'objects' if zone in ('battlefield', 'stack') else 'cards'} {where}"
        return [TextQuestion(key=WHICH_KEY, says=said, holds=Filter(zone=zone, owner=who or None))]
    return [TextQuestion(object=label) for label in lying]


def came_to(scene: Scene, words: str) -> list[str]:
    """Give what moved last and is now there for who is meant by "I" or "he": on the battlefield or in a hand."""
    plain = words.lower()
    who = "" if plain == "we" else scene.they if plain == "they" else _player(scene, plain)
    held = [scene.table.objects[label] for label in scene.moved if label in scene.table.objects]
    there = [each for each in held if each.zone in ("battlefield", "hand")]
    control = controllers_now(scene.table)
    return [each.label for each in there if not who or control.get(each.label, each.owner) == who]


def _player(scene: Scene, words: str) -> str:
    players = scene.table.players
    if words in players:
        return words
    plain = words.lower()
    if plain == "i":
        return players[0]
    return players[1] if plain in ("my opponent", "the opponent", "opponent", "he", "she") and len(players) == 2 else ""


def kind_counted(table: Table, asked: CountAsked) -> str:
    """Answer it: how many they are, which those are, and what may decide it otherwise.

    Who asks how many survive asks of what state-based actions leave (704.3).
    """
    open_ = ""
    if asked.key == STAY_KEY:
        open_ = next((clause_in_quotes(one.text) for one in state_based_doubts(table).values()), "")
        table = perform(table, CheckState())[0]
    labels = could_target(table, asked.holds, table.players[0])
    names = TableNames(table, {})
    told = listed_words([names.phrase(label) for label in labels])
    doubt = open_ or _doubt(table, (label for label, held in table.objects.items() if held.is_permanent))
    behind = f" Not computed: {doubt} may change this." if doubt else ""
    if not labels:
        return f"There are no {asked.says}.{behind}"
    if asked.key in (HOW_MANY_KEY, STAY_KEY):
        return f"{capitalized(asked.says)}: {number_in_words(len(labels))} ({told}).{behind}"
    return f"{capitalized(asked.says)}: {told}.{behind}"


def _doubt(table: Table, labels: Iterable[str]) -> str:
    for label in labels:
        found = characteristics(table, label)
        for key in _DECIDE:
            for each in unsettled(found, key):
                return clause_in_quotes(each.text)
    return ""
