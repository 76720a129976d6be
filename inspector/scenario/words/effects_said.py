"""Continuous effects in sentences, in the words that cards use: ``Grizzly Bears gets +2/+2 until end of turn``.

What an effect does is read by the grammar of card words, its subject by the names of the board. An effect is said only
where its sentence reads back to the same effect; all else stands as files write it.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from itertools import product
from typing import Any, Final

import msgspec

from inspector.cards import Color, Filter, color_words, listed_words
from inspector.cards.plurals import plural_of
from inspector.reading import change_said, static_in_words
from inspector.rules import Table, could_target, filter_words
from inspector.scenario.words.cursor import Cursor
from inspector.scenario.words.filters_said import as_lists, filter_at, kind_in_words, with_player
from inspector.scenario.words.naming import possessive, whose_words
from inspector.scenario.words.parts import ENDS_ON, TAKEN, Fields, Scene
from inspector.scenario.words.seldom_beside import (
    WHAT_IT_IS_ON,
    attached_in_words,
    change_as_cards_say,
    is_seldom,
    seldom_in_words,
    seldom_said,
    sized_in_words,
    switched_in_words,
)
from inspector.scenario.words.slots import lists_at, objects_at, players_at
from inspector.scenario.words.values_said import colors, said_kinds

# Up to the full stop; one within quotation marks or a number ends nothing.
_SENTENCE: Final = re.compile(r'(?:"[^"\n]*"|[^".;\n])+')
_CALLED: Final = re.compile(r"\s*\[([^\[\]\n]+)\]\s*$")
_CALLED_BEHIND: Final = re.compile(r"\.[ ]*\[([^\[\]\n]+)\]")
_UNTIL: Final = re.compile(
    r",?\s+(?:(?:until|till|'til) (?:the )?end of (?:the )?turn|this turn|for the turn|until eot|till eot)\s*$",
    re.IGNORECASE,
)
_UNTIL_AHEAD: Final = re.compile(r"\s*(?:until (?:the )?end of (?:the )?turn|this turn|until eot),?\s+", re.IGNORECASE)
_UNTIL_TURN: Final = re.compile(r",?\s+until ([^.,;]+?) next turn\s*$", re.IGNORECASE)
_UNTIL_TURN_AHEAD: Final = re.compile(r"^\s*until ([^.,;]+?) next turn,?\s+", re.IGNORECASE)
_WHILE: Final = (
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
# What makes an artifact as big as its mana value says it in words of its own.
_OF_ITS_MANA_VALUE: Final = {
    "add_types": ["Artifact", "Creature"],
    "set_power": "mana value",
    "set_toughness": "mana value",
}
_LIKE_ITS_MANA_VALUE: Final = "an artifact creature with power and toughness each equal to its mana value"
_CONTROLS: Final = "gains control of"
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
    until, ahead = _UNTIL.search(words), _UNTIL_AHEAD.match(words)
    if until is not None:
        fields["until"], words = "end of turn", words[: until.start()]
    elif ahead is not None:
        fields["until"], words = "end of turn", words[ahead.end() :]
    words, player = _until_a_turn(scene, words)
    if player:
        note = f"It lasts until {possessive(player)} next turn; what it is then is not computed."
        fields |= {ENDS_ON: player, TAKEN: (note,)}
    for tied, said in _WHILE:
        if words.lower().rstrip().endswith(f" as long as {said}") and "source" in fields:
            fields["while"], words = tied, words.rstrip()[: -len(f" as long as {said}")]
    told = _Told(scene, words.strip(), str(fields.get("source", "")))
    effect = told.control() or told.switch() or told.other_text() or told.of_named() or told.of_kind()
    if effect is None:
        return
    yield behind.end() if behind is not None and called is None else found.end(), {**effect, **fields}


def _until_a_turn(scene: Scene, words: str) -> tuple[str, str]:
    """Take a duration until somebody's next turn from an effect, and tell whose; empty where there is none."""
    for pattern in (_UNTIL_TURN, _UNTIL_TURN_AHEAD):
        found = pattern.search(words)
        whose = "" if found is None else found[1].lower()
        known = {each.lower(): who for each, who in whose_words(scene.table.players)}
        # Cards speak so to whoever has the effect.
        known["your"] = scene.subject or scene.table.players[0]
        if found is not None and whose in known:
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
                _CONTROLS,
                "controls",
                "takes control of",
                "steals",
                "gain control of",
                "take control of",
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
            if change is None and _named_kind(wanted):
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
        if gained is not None:
            record["change"]["all_creature_types"] = True
        if player:
            if record.get("filter", {}).get("controller") != "you":
                return None
            record["filter"]["controller"] = player
        return record


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
    return tuple(fields["on"]) if isinstance(fields.get("on"), list) else ()


def effect_in_words(scene: Scene, has: Mapping[str, Any]) -> str | None:
    """Say an effect; None where no words read back to it."""
    for said in _candidates(scene, has):
        text = Cursor(said)
        for end, fields in effect_at(scene, text, 0):
            given = {key: value for key, value in has.items() if key != "player"}
            if end == len(said) and plain_effect(fields) == plain_effect(given) and "player" not in has:
                return said[:1].upper() + said[1:] if "filter" in has and "source" not in has else said
    return None


def plain_effect(has: Mapping[str, Any]) -> Any:  # noqa: ANN401 - JSON values
    """Give the fields of an effect without what changes nothing: +0 to power or toughness beside what does."""
    change = {key: value for key, value in has["change"].items() if value != "+0" or key not in ("power", "toughness")}
    return as_lists({**has, "change": change})


def _candidates(scene: Scene, has: Mapping[str, Any]) -> Iterator[str]:
    subject, several = _subject(scene, has)
    if subject is None:
        return
    also = " also" if has.get("besides") is True else ""
    source = f"{scene.names.phrase(has['source'])}{also}: " if "source" in has else ""
    tied = next((f" as long as {said}" for known, said in _WHILE if known == has.get("while")), "")
    until = " until end of turn" if has.get("until") == "end of turn" else ""
    called = f" [{has['called']}]" if has.get("called") else ""
    change = has["change"]
    if change.keys() == {"control"}:
        yield f"{source}{change['control']} {_CONTROLS} {subject}{until}{tied}{called}"
    elif change.keys() == {"text"}:
        pair = change["text"]
        yield f"{source}In the text of {subject}, {pair['from']} becomes {pair['to']}{until}{tied}{called}"
    elif change.keys() == {"switch_power_toughness"}:
        yield f"{source}{possessive(subject)} power and toughness are switched{until}{tied}{called}"
    else:
        if change == _OF_ITS_MANA_VALUE and not several:
            yield f"{source}{subject} becomes {_LIKE_ITS_MANA_VALUE}{until}{tied}{called}"
        for plural, lasting in product((several, False) if several else (False,), (bool(source), not source)):
            does = _does(change, _Verbs(several=several, lasting=lasting, plural=plural))
            if does is not None:
                yield f"{source}{subject} {does}{until}{tied}{called}"


def _subject(scene: Scene, has: Mapping[str, Any]) -> tuple[str | None, bool]:
    """Say on whom it is, and whether these are several."""
    on = has.get("on")
    if on == "self":
        return scene.names.phrase(has["source"]) if "source" in has else None, False
    if on == "attached":
        return attached_in_words(scene.table, str(has.get("source", ""))), False
    if isinstance(on, list) and on:
        return listed_words([scene.names.phrase(label) for label in on]), len(on) > 1
    if "filter" in has:
        words = kind_in_words(scene, has["filter"])
        if words is not None and (_named_kind(has["filter"]) or is_seldom(has["change"])):
            return f"all {words}", True
        words = filter_words(msgspec.convert(has["filter"], Filter))
        return (words if "controls" in words or "control" in words else f"all {words}"), True
    return None, False


def _named_kind(wanted: Mapping[str, Any]) -> bool:
    """Whether a kind names objects or cards, or is told by how they lie there: of none of them a card speaks so."""
    lacks = wanted.get("not", {})
    return bool(_NAMED_KEYS & {*wanted, *lacks}) or wanted.get("face_down") is False or lacks.keys() == {"keywords"}


def _does(change: Mapping[str, Any], verbs: _Verbs) -> str | None:
    """Say what a change does."""
    parts, said = list[str](), set[str]()
    for keys, words in verbs.predicates(change):
        parts.append(words)
        said |= set(keys)
    return listed_words(parts) if said == change.keys() and parts else None


class _Verbs:
    """Predicates in the number of their subject; ``lasting`` has what another gains, and is what another becomes.

    With ``plural`` several become Islands, otherwise they become Island.
    """

    def __init__(self, *, several: bool, lasting: bool, plural: bool) -> None:
        self.plural = plural
        self.not_ = "aren't" if several else "isn't"
        self.get = "get" if several else "gets"
        self.lose = "lose" if several else "loses"
        self.base = "have" if several else "has"
        self.have = self.base if lasting else ("gain" if several else "gains")
        became = ("become", "becomes")[not several]
        self.be = ("are" if several else "is") if lasting else became
        self.a = not several

    def predicates(self, change: Mapping[str, Any]) -> Iterator[tuple[tuple[str, ...], str]]:
        """Give each predicate with the keys that it says."""
        yield from seldom_in_words(change, several=not self.a)
        if change.get("lose_all_abilities") is True:
            yield ("lose_all_abilities",), f"{self.lose} all abilities"
        size = [change.get(key, "+0") for key in ("power", "toughness")]
        if all(isinstance(each, str) and each != "mana value" for each in size) and size != ["+0", "+0"]:
            yield tuple({"power", "toughness"} & change.keys()), f"{self.get} {size[0]}/{size[1]}"
        yield from self._kinds(change)
        base = {key: value for key in ("power", "toughness") if isinstance(value := change.get(f"set_{key}"), int)}
        if len(base) > 1:
            yield (
                ("set_power", "set_toughness"),
                f"{self.base} base power and toughness {'/'.join(map(str, base.values()))}",
            )
        for key, value in base.items() if len(base) == 1 else ():
            yield (f"set_{key}",), f"{self.base} base {key} {value}"
        yield from sized_in_words(change, several=not self.a)
        if change.get("add_abilities"):
            yield ("add_abilities",), f"{self.have} {_abilities(change['add_abilities'])}"
        if change.get("remove_abilities"):
            yield ("remove_abilities",), f"{self.lose} {_abilities(change['remove_abilities'])}"
        if change.get("cant_have_abilities"):
            forbidden = " or ".join(_abilities(change["cant_have_abilities"]).rsplit(" and ", 1))
            yield ("cant_have_abilities",), f"can't have or gain {forbidden}"
        yield from switched_in_words(change, several=not self.a)

    def _kinds(self, change: Mapping[str, Any]) -> Iterator[tuple[tuple[str, ...], str]]:
        for verb, behind in (("set", ""), ("add", " in addition to {} other types")):
            types, subtypes = change.get(f"{verb}_types"), change.get(f"{verb}_subtypes")
            if types or subtypes:
                words = said_kinds(None, subtypes, types)
                if self.plural:
                    begun, blank, last = words.rpartition(" ")
                    words = f"{begun}{blank}{plural_of(last)}"
                article = f"{'an' if words[:1].lower() in 'aeiou' else 'a'} " if self.a else ""
                keys = tuple(key for key in (f"{verb}_types", f"{verb}_subtypes") if change.get(key))
                yield keys, f"{self.be} {article}{words}{behind.format('its' if self.a else 'their')}"
        removed: list[str] = change.get("remove_types") or []
        if len(removed) == 1:
            kind = removed[0].lower()
            noun = plural_of(kind) if not self.a else f"{'an' if kind[0] in 'aeiou' else 'a'} {kind}"
            yield ("remove_types",), f"{self.not_} {noun}"
        if change.get("remove_supertypes") and len(change["remove_supertypes"]) == 1:
            yield ("remove_supertypes",), f"{self.not_} {change['remove_supertypes'][0].lower()}"
        if change.get("add_supertypes"):
            yield ("add_supertypes",), f"{self.be} {' '.join(change['add_supertypes']).lower()}"
        if change.get("all_creature_types") is True:
            yield ("all_creature_types",), f"{self.be} every creature type"
        if change.get("lose_all_creature_types") is True:
            yield ("lose_all_creature_types",), f"{self.lose} all creature types"
        if "set_colors" in change:
            yield ("set_colors",), f"{self.be} {_colors(change['set_colors']) or 'colorless'}"
        if change.get("add_colors"):
            other = "its" if self.a else "their"
            yield ("add_colors",), f"{self.be} {_colors(change['add_colors'])} in addition to {other} other colors"


def _colors(letters: list[str]) -> str:
    return listed_words([color_words((Color(letter),)) for letter in letters])


def _abilities(texts: list[str]) -> str:
    return listed_words(
        [text.lower() if re.fullmatch(r"[A-Z][a-z]+( [a-z]+)?", text) else f'"{text}"' for text in texts]
    )
