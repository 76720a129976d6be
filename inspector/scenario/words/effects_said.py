"""Continuous effects in sentences, in the words that cards use: ``Grizzly Bears gets +2/+2 until end of turn``.

What an effect does is read by the grammar of card words, its subject by the names of the board. How an effect is said
stands in ``effects_in_words``.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import Any, Final

import msgspec

from inspector.cards import Filter, possessive
from inspector.reading import change_said, static_in_words
from inspector.rules import Table, could_target
from inspector.scenario.words.cursor import Cursor
from inspector.scenario.words.filters_said import filter_at, with_player
from inspector.scenario.words.naming import whose_words
from inspector.scenario.words.parts import ENDS_ON, TAKEN, Fields, Scene
from inspector.scenario.words.seldom_beside import (
    WHAT_IT_IS_ON,
    change_as_cards_say,
    seldom_said,
)
from inspector.scenario.words.slots import lists_at, objects_at, players_at
from inspector.scenario.words.values_said import colors

# Up to the full stop; one within quotation marks or a number ends nothing.
_SENTENCE: Final = re.compile(r'(?:"[^"\n]*"|[^".;\n])+')
_CALLED: Final = re.compile(r"\s*\[([^\[\]\n]+)\]\s*$")
_CALLED_BEHIND: Final = re.compile(r"\.[ ]*\[([^\[\]\n]+)\]")
_UNTIL: Final = re.compile(
    r",?\s+(?:(?:until|till|'til) (?:the )?end of (?:the )?turn|this turn|for the turn|until eot|till eot)\s*$",
    re.IGNORECASE,
)
# What X is stands behind it.
_UNTIL_AMID: Final = re.compile(r",?\s+until (?:the )?end of (?:the )?turn(?=, where x is )", re.IGNORECASE)
_UNTIL_AHEAD: Final = re.compile(r"\s*(?:until (?:the )?end of (?:the )?turn|this turn|until eot),?\s+", re.IGNORECASE)
_UNTIL_TURN: Final = re.compile(r",?\s+until ([^.,;]+?) next turn\s*$", re.IGNORECASE)
_UNTIL_TURN_AHEAD: Final = re.compile(r"^\s*until ([^.,;]+?) next turn,?\s+", re.IGNORECASE)
WHILE: Final = (
    ({"face": "front"}, "its front face is up"),
    ({"face": "back"}, "its back face is up"),
    ({"unlocked": "left"}, "its left door is unlocked"),
    ({"unlocked": "right"}, "its right door is unlocked"),
    ({"flipped": True}, "it is flipped"),
    ({"flipped": False}, "it is not flipped"),
)
_SWITCHED: Final = re.compile(
    r"^(.*?)(?:'s|(?<=s)'|(?<=\bit)s) power and toughness (?:are|get|got|were|is|gets) (?:all )?switched"
    r"(?: around)?$",
    re.IGNORECASE,
)
_MORE_COLORS: Final = re.compile(
    r"^\s*(?:is|are|becomes?) (?:(.+) in addition to (?:its|their) other colors|also (\w+(?: and \w+)?))$",
    re.IGNORECASE,
)
# "All other abilities" are all but those that the same sentence gives.
_ALL_OTHER: Final = re.compile(r"\ball other abilities\b", re.IGNORECASE)
_ALL_TYPES: Final = re.compile(
    r"^(.*\b(?:creatures?|become\w* \d+/\d+)),?(?: with all creature types|"
    r" that (?:is|are|has|have) (?:all|every) creature types?| (?:and|that) (?:gains?|has|have) all creature types)"
    r"(?P<still> that(?:'s| are) still (?:an? )?\w+)?$",
    re.IGNORECASE,
)
_AND_ALL_TYPES: Final = re.compile(r"^(.+) and (?:gain|have|are) (?:all|every) creature types?$", re.IGNORECASE)
_GAINS_TYPES: Final = re.compile(
    r"^(?P<rest>.+? and )?\s*(?:gains?|is|are|becomes?|has|have) (?:all|every) creature types?$", re.IGNORECASE
)
_TEXT: Final = re.compile(r"^in the text of (.+), (\w+) becomes (\w+)$", re.IGNORECASE)
CONTROLS: Final = "gains control of"
_ANY_CREATURE: Final = Filter(types="Creature")
_VERB: Final = re.compile(r"[ ]*(?:gets?|gains?|loses?|have|has|becomes?)[ ]+(?!control\b|a copy)", re.IGNORECASE)
# So many words at the end of a sentence may be too many.
_MOST_WORDS: Final = 8
_NAMED_KEYS: Final = frozenset(
    ("other", "same_name_as", "name", "flipped", "face_up", "unlocked", "owner", "number_of_colors")
)
# A predicate behind another begins with its verb.
_PREDICATES: Final = re.compile(
    r"(?:,? and|,)[ ]+(?=(?:gets?|gains?|loses?|is|are|isn't|aren't|has|have|becomes?|can't have) )", re.IGNORECASE
)


def effect_at(scene: Scene, text: Cursor, at: int) -> Iterator[tuple[int, Fields]]:
    """Read an effect from a place to the end of its sentence, or to where another begins; at most once."""
    found = _SENTENCE.match(text.text, at)
    if found is None:
        return
    effect = next(_effect_to(scene, text, at, found), None)
    for end in text.joins(at, found.end()) if effect is None else ():
        cut = _SENTENCE.match(text.text, at, end)
        effect = None if cut is None else next(_effect_to(scene, text, at, cut), None)
        if effect is not None:
            break
    if effect is None:
        for place, told in _readable_to(scene, text, at, found):
            text.missed(place, told)
        return
    yield effect


def _readable_to(scene: Scene, text: Cursor, at: int, found: re.Match[str]) -> Iterator[tuple[int, str]]:
    """Give the place up to which words are an effect, or behind the verb of one, and what is expected there."""
    yield at, "an effect in the words that cards use"
    if text.is_quiet or _VERB.search(text.text, at, found.end()) is None:
        return
    ends = [each.start() for each in re.finditer(" ", text.text[at : found.end()])][-_MOST_WORDS:]
    for end in reversed(ends):
        cut = _SENTENCE.match(text.text, at, at + end)
        if cut is not None and next(_effect_to(scene, text, at, cut), None) is not None:
            yield at + end, '"until end of turn"'
            yield at + end, "the end of the sentence"
            return
    for end, _ in lists_at(scene, text, at):
        verb = _VERB.match(text.text, end)
        if verb is not None:
            yield verb.end(), "an effect in the words that cards use"


def _effect_to(scene: Scene, text: Cursor, at: int, found: re.Match[str]) -> Iterator[tuple[int, Fields]]:
    fields, start = dict[str, Any](), at
    for end, label, besides in _sources(scene, text, at):
        fields |= {"source": label, **({"besides": True} if besides else {})}
        start = end
    words = text.given[start : found.end()]
    called = _CALLED.search(words)
    if called is not None:
        fields["called"], words = called[1], words[: called.start()]
    behind = _CALLED_BEHIND.match(text.text, found.end())
    if behind is not None and called is None:
        fields["called"] = text.given[behind.start(1) : behind.end(1)]
    until, ahead = _UNTIL.search(words) or _UNTIL_AMID.search(words), _UNTIL_AHEAD.match(words)
    if until is not None:
        fields["until"], words = "end of turn", f"{words[: until.start()]}{words[until.end() :]}"
    elif ahead is not None:
        fields["until"], words = "end of turn", words[ahead.end() :]
    words, player = _until_a_turn(scene, words)
    if player:
        note = f"It lasts until {possessive(player)} next turn; what it is then is not computed."
        fields |= {ENDS_ON: player, TAKEN: (note,)}
    for tied, said in WHILE:
        if words.lower().rstrip().endswith(f" as long as {said}") and "source" in fields:
            fields["while"], words = tied, words.rstrip()[: -len(f" as long as {said}")]
    effect = _effect_said(scene, words.strip(), str(fields.get("source", "")))
    if effect is None:
        return
    yield behind.end() if behind is not None and called is None else found.end(), {**effect, **fields}


def _effect_said(scene: Scene, words: str, source: str) -> Fields | None:
    """Read the words of an effect without its end, once for each board: several ways to read a sentence ask for it."""
    about = (scene.last, scene.subject, scene.they, scene.goes_on, scene.acted, scene.those, scene.moved)
    known = scene.names.effects
    key = (words, source, *about)
    if key not in known:
        told = _Told(scene, words, source)
        known[key] = (
            told.control()
            or told.switch()
            or told.other_text()
            or told.of_named()
            or told.of_kind()
            or told.of_bearer()
        )
    return known[key]


def _until_a_turn(scene: Scene, words: str) -> tuple[str, str]:
    """Take a duration until somebody's next turn from an effect, and tell whose; empty where there is none."""
    for pattern in (_UNTIL_TURN, _UNTIL_TURN_AHEAD):
        found = pattern.search(words)
        if found is None:
            continue
        whose = found[1].lower()
        known = {each.lower(): who for each, who in whose_words(scene.table.players)}
        # Cards speak so to whoever has the effect.
        known["your"] = scene.subject or scene.table.players[0]
        if whose in known:
            return f"{words[: found.start()]}{words[found.end() :]}", known[whose]
    return words, ""


def _sources(scene: Scene, text: Cursor, at: int) -> Iterator[tuple[int, str, bool]]:
    """The object whose static ability it is, with a colon behind it, and whether that has its own words besides."""
    line = text.text.find("\n", at)
    if ": " not in text.text[at : line if line >= 0 else len(text.text)]:
        return
    for end, label in objects_at(scene, text, at):
        besides = text.word(end, "also", "")
        if text.text.startswith(":", besides or end):
            yield (besides or end) + 1, label, besides is not None
            return


class _Told:
    """One sentence of an effect without its end: on whom, and what it does."""

    def __init__(self, scene: Scene, words: str, source: str) -> None:
        self.scene = scene
        self.words = words
        self.source = source
        self.cursor = Cursor(words)

    def control(self) -> Fields | None:
        """``Ben gains control of Clone``."""
        for player in self.scene.table.players:
            for verb in (
                CONTROLS,
                "controls",
                "takes control of",
                "steals",
                "gets control of",
                "gain control of",
                "take control of",
                "get control of",
                "steal",
            ):
                whose = (end for end, name in players_at(self.scene, self.cursor, 0) if name == player)
                places = (self.cursor.word(end, verb, "") for end in whose)
                place = next((end for end in places if end is not None), None)
                if place is not None:
                    on = self._whom(place)
                    if on is not None:
                        return {**on, "change": {"control": player}}
        return None

    def switch(self) -> Fields | None:
        """``Clone's power and toughness are switched``."""
        found = _SWITCHED.match(self.words)
        if found is None:
            return None
        on = _Told(self.scene, found[1], self.source)._whom(0)
        return None if on is None else {**on, "change": {"switch_power_toughness": True}}

    def other_text(self) -> Fields | None:
        """``In the text of Bayou, Swamp becomes Island``: one word stands for another (612.2)."""
        found = _TEXT.match(self.words)
        if found is None:
            return None
        on = _Told(self.scene, found[1], self.source)._whom(0)
        return None if on is None else {**on, "change": {"text": {"from": found[2], "to": found[3]}}}

    def _whom(self, at: int) -> Fields | None:
        """Read objects or all of a kind up to the end of the words."""
        labels = self._named_whole(at)
        if labels is not None:
            return {"on": "self" if labels == [self.source] else labels}
        if self.source and self.words[at:].strip().lower() in WHAT_IT_IS_ON.values():
            return {"on": "attached"}
        kinds = ((end, wanted) for end, wanted in filter_at(self.scene, self.cursor, at))
        return next(({"filter": wanted} for end, wanted in kinds if end == len(self.words)), None)

    def _named_whole(self, at: int) -> list[str] | None:
        ends = ((end, labels) for end, labels in lists_at(self.scene, self.cursor, at))
        return next((labels for end, labels in ends if end == len(self.words)), None)

    def of_named(self) -> Fields | None:
        """``Clone and Delver of Secrets get +1/+1``: on objects of the board."""
        for end, labels in lists_at(self.scene, self.cursor, 0):
            change = _change_at(self.scene, self.words[end:])
            if change is not None:
                on: Any = "self" if labels == [self.source] else labels
                return {"on": on, "change": change}
        return None

    def of_kind(self) -> Fields | None:
        """``Creatures Ana controls get +1/+1``: on all of a kind, or on what the source is attached to."""
        for place, wanted in filter_at(self.scene, self.cursor, 0):
            # Kinds that name objects or cards of this board are none that cards speak of.
            change = _own_change(self.scene, self.words[place:])
            if change is None and is_named_kind(wanted):
                found = static_in_words(f"All creatures {self.words[place:].strip()}")
                # "With flying" behind such a kind would narrow it further than it was read.
                known = found is not None and found.filter == _ANY_CREATURE and found.if_ is None
                change = msgspec.to_builtins(found.change) if known and found is not None else None
                change = change or _changes_in_turn(self.scene, self.words[place:])
            if change is not None:
                return {"filter": wanted, "change": change}
        words, player = with_player(self.scene, self.words)
        gained = _AND_ALL_TYPES.match(words)
        found = static_in_words(words if gained is None else gained[1])
        if found is None:
            kinds = filter_at(self.scene, self.cursor, 0)
            read = ((wanted, _changes_in_turn(self.scene, self.words[place:])) for place, wanted in kinds)
            return next(({"filter": wanted, "change": change} for wanted, change in read if change is not None), None)
        record: Fields = msgspec.to_builtins(found)
        # In a file "attached" is whatever its source is on, whatever that is called in words.
        record.pop("only", None)
        if gained is not None:
            record["change"]["all_creature_types"] = True
        if player:
            if record.get("filter", {}).get("controller") != "you":
                return None
            record["filter"]["controller"] = player
        return record

    def of_bearer(self) -> Fields | None:
        """``Enchanted creature has base power equal to its mana value``: what boards say of it and cards do not."""
        for bearer in WHAT_IT_IS_ON.values() if self.source else ():
            change = _change_at(self.scene, self.words[len(bearer) :]) if self._starts(bearer) else None
            if change is not None:
                return {"on": "attached", "change": change}
        return None

    def _starts(self, bearer: str) -> bool:
        return self.words.lower().startswith(f"{bearer} ")


def _change_at(scene: Scene, predicates: str) -> Fields | None:
    own = _own_change(scene, predicates)
    change = change_as_cards_say(predicates) if own is None else None
    if change is None:
        return own or _changes_in_turn(scene, predicates)
    if _ALL_OTHER.search(predicates) is not None and not (change.add_abilities or change.set_types):
        return None
    found: Fields = msgspec.to_builtins(change)
    return found


def _changes_in_turn(scene: Scene, predicates: str) -> Fields | None:
    """Read predicates one by one, where they say different things: cards say not all of them in one sentence."""
    found: Fields = {}
    pieces = _PREDICATES.split(predicates)
    for piece in pieces if len(pieces) > 1 else ():
        change = _own_change(scene, piece)
        read = change_as_cards_say(piece) if change is None else None
        change = change if read is None else msgspec.to_builtins(read)
        if change is None or _ALL_OTHER.search(piece) is not None or found.keys() & change.keys():
            return None
        found |= change
    return found or None


def _own_change(scene: Scene, predicates: str) -> Fields | None:
    """Read what few cards say: ``is blue in addition to its other colors``, ``a creature with all creature types``."""
    typed = _ALL_TYPES.match(predicates)
    if typed is not None:
        change = change_said(f"{typed[1]}{typed['still'] or ''}")
        return None if change is None else {**msgspec.to_builtins(change), "all_creature_types": True}
    gained = _GAINS_TYPES.match(predicates)
    if gained is not None:
        rest = gained["rest"]
        change = change_said(rest.removesuffix(" and ")) if rest else None
        if change is not None or not rest:
            return {**(msgspec.to_builtins(change) if change is not None else {}), "all_creature_types": True}
    found = _MORE_COLORS.match(predicates)
    if found is None:
        return seldom_said(scene, predicates)
    said = found[1] or found[2]
    ends = colors("add_colors").read(scene, Cursor(said), 0)
    return next((fields for end, fields in ends if end == len(said)), None)


def on_whom(table: Table, fields: Mapping[str, Any]) -> tuple[str, ...]:
    """Give the objects on which an effect is, as it begins."""
    if "filter" in fields:
        return tuple(could_target(table, msgspec.convert(fields["filter"], Filter), table.players[0]))
    on, source = fields.get("on"), str(fields.get("source", ""))
    if on == "self":
        return (source,)
    if on == "attached":
        bearer = table.objects[source].attached_to
        return () if bearer is None else (bearer,)
    return tuple(on) if isinstance(on, list) else ()


def is_named_kind(wanted: Mapping[str, Any]) -> bool:
    """Whether a kind names objects or cards, or is told by how they lie there: of none of them a card speaks so."""
    lacks = wanted.get("not", {})
    return bool(_NAMED_KEYS & {*wanted, *lacks}) or wanted.get("face_down") is False or lacks.keys() == {"keywords"}
