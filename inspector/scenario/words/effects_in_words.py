"""Effects of a board said in the words that cards use; reading such words is the matter of ``effects_said``.

An effect is said only where its sentence reads back to the same effect; all else stands as files write it.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from itertools import product
from typing import Any, Final

import msgspec

from inspector.cards import (
    Color,
    Condition,
    Filter,
    color_words,
    in_a_sentence,
    keywords_of,
    listed_words,
    possessive,
    with_article,
)
from inspector.cards.lists_in_words import capitalized
from inspector.cards.plurals import plural_of
from inspector.rules import condition_words, things_counted, told_by_name
from inspector.scenario.words.counted_sizes import counted_base_in_words, counted_growth_in_words
from inspector.scenario.words.cursor import Cursor
from inspector.scenario.words.effects_said import CONTROLS, WHILE, effect_at, is_named_kind
from inspector.scenario.words.filters_said import as_lists, kind_in_words
from inspector.scenario.words.parts import Scene
from inspector.scenario.words.seldom_beside import (
    attached_in_words,
    is_seldom,
    seldom_in_words,
    sized_in_words,
    switched_in_words,
)
from inspector.scenario.words.values_said import said_kinds

# What makes an artifact as big as its mana value says it in words of its own.
_OF_ITS_MANA_VALUE: Final = {
    "add_types": ["Artifact", "Creature"],
    "set_power": "mana value",
    "set_toughness": "mana value",
}
SWITCHED: Final = "power and toughness"
_LIKE_ITS_MANA_VALUE: Final = "an artifact creature with power and toughness each equal to its mana value"


def effect_in_words(scene: Scene, has: Mapping[str, Any]) -> str | None:
    """Say an effect; None where no words read back to it."""
    for said in _candidates(scene, has):
        text = Cursor(said)
        for end, fields in effect_at(scene, text, 0):
            given = {key: value for key, value in has.items() if key != "player"}
            if end == len(said) and plain_effect(fields) == plain_effect(given) and "player" not in has:
                return capitalized(said) if "filter" in has and "source" not in has else said
    return None


def effect_told(scene: Scene, has: Mapping[str, Any]) -> str | None:
    """Tell an effect that no words read back to, to people alone; None where words would leave out part of it."""
    ties = [known for known, _ in WHILE]
    plain = {key: value for key, value in has.items() if key not in _CONDITIONS}
    if plain.keys() <= _TOLD and ("while" not in has or has["while"] in ties):
        said = next(_candidates(scene, plain), None)
        if said is None:
            return None
        said += _on_condition(scene, has)
        return f"{capitalized(said)}." if "filter" in has else f"{said}."
    return None


_CONDITIONS: Final = ("if", "zones")
_IN_ZONES: Final = {
    "battlefield": "on the battlefield",
    "stack": "on the stack",
    "exile": "in exile",
    "command": "in the command zone",
    "outside": "outside the game",
}


def _on_condition(scene: Scene, has: Mapping[str, Any]) -> str:
    """Say what must hold for an effect of a source, and where that must be: ``as long as it is Ana's turn``."""
    source, said = str(has.get("source", "")), list[str]()
    if "if" in has:
        player = scene.table.object(source).controller
        others = [one for one in scene.table.players if one != player]
        asked = msgspec.convert(has["if"], Condition)
        named = told_by_name(asked, player, others[0] if len(others) == 1 else "")
        said.append(condition_words(named, scene.names.phrase, source))
    if "zones" in has:
        places = [_IN_ZONES.get(zone, f"in its owner's {zone}") for zone in has["zones"]]
        said.append(f"{scene.names.phrase(source)} is {' or '.join(places)}")
    tied = " and" if "while" in has else " as long as"
    return f"{tied} {' and '.join(said)}" if said else ""


_TOLD: Final = frozenset(("on", "filter", "change", "until", "source", "while", "called", "besides"))


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
    tied = next((f" as long as {said}" for known, said in WHILE if known == has.get("while")), "")
    until = " until end of turn" if has.get("until") == "end of turn" else ""
    called = f" [{has['called']}]" if has.get("called") else ""
    change = has["change"]
    if change.keys() == {"control"}:
        yield f"{source}{change['control']} {CONTROLS} {subject}{until}{tied}{called}"
    elif change.keys() == {"text"}:
        pair = change["text"]
        yield f"{source}In the text of {subject}, {pair['from']} becomes {pair['to']}{until}{tied}{called}"
    elif change.keys() == {"switch_power_toughness"}:
        yield f"{source}{possessive(subject)} {SWITCHED} are switched{until}{tied}{called}"
    else:
        if change == _OF_ITS_MANA_VALUE and not several:
            yield f"{source}{subject} becomes {_LIKE_ITS_MANA_VALUE}{until}{tied}{called}"
        whole = None if several or source else _becomes_as_a_whole(change)
        if whole is not None:
            yield f"{subject} becomes {whole}{until}{tied}{called}"
        for plural, lasting in product((several, False) if several else (False,), (bool(source), not source)):
            grows = counted_growth_in_words(change, scene.names.phrase, has.get("source", ""), several=several)
            counted = _counted(scene, has, several=several)
            verbs = (
                _Verbs(several=several, lasting=lasting, plural=plural, quoted=each, joined=joined)
                for joined, each in product((True, False), (False, True))
            )
            for does in dict.fromkeys(_does(change, each, counted) for each in verbs):
                if does is not None:
                    yield f"{source}{subject} {does}{until}{grows[2] if grows else ''}{tied}{called}"


_OF_A_WHOLE: Final = frozenset(
    ("set_types", "add_types", "set_subtypes", "set_colors", "all_creature_types", "set_power", "set_toughness")
)


def _becomes_as_a_whole(change: Mapping[str, Any]) -> str | None:
    """Say what something becomes as cards do: ``a 3/3 Construct artifact creature``; None where one part tells it."""
    types = change.get("set_types") or change.get("add_types")
    kinds = [change.get("set_subtypes"), change.get("set_colors"), change.get("all_creature_types") is True]
    if not (types and any(kinds) and change.keys() <= _OF_A_WHOLE):
        return None
    if kinds == [change.get("set_subtypes"), None, False] and "set_types" in change:
        return None
    size = [change.get("set_power"), change.get("set_toughness")]
    if any(each is not None and not isinstance(each, int) for each in size) or size.count(None) == 1:
        return None
    words = said_kinds(None, change.get("set_subtypes"), types)
    colored = f"{_colors(change['set_colors']) or 'colorless'} {words}" if "set_colors" in change else words
    sized = f"{size[0]}/{size[1]} {colored}" if size[0] is not None else colored
    return f"{with_article(sized)}{' with all creature types' if kinds[2] else ''}"


def _subject(scene: Scene, has: Mapping[str, Any]) -> tuple[str | None, bool]:
    """Say on whom it is, and whether these are several."""
    on = has.get("on")
    if on == "self":
        return scene.names.phrase(has["source"]) if "source" in has else None, False
    if on == "attached":
        return attached_in_words(scene.table, str(has.get("source", ""))), False
    if isinstance(on, list) and len({*on}) < len(on):
        # What is named twice is asked back.
        return None, False
    if isinstance(on, list) and on:
        return listed_words([scene.names.phrase(label) for label in on]), len(on) > 1
    if "filter" in has:
        words = kind_in_words(scene, has["filter"])
        if words is not None and (is_named_kind(has["filter"]) or is_seldom(has["change"])):
            return f"all {words}", True
        words = things_counted(msgspec.convert(has["filter"], Filter))
        return (words if "controls" in words or "control" in words else f"all {words}"), True
    return None, False


_Predicates = list[tuple[tuple[str, ...], str]]


def _counted(scene: Scene, has: Mapping[str, Any], *, several: bool) -> _Predicates:
    """Give the predicates of sizes that are counted."""
    change, phrase, source = has["change"], scene.names.phrase, str(has.get("source", ""))
    grows = counted_growth_in_words(change, phrase, source, several=several)
    base = counted_base_in_words(change, phrase, source, several=several)
    return [*([] if grows is None else [grows[:2]]), *base]


def _does(change: Mapping[str, Any], verbs: _Verbs, counted: _Predicates) -> str | None:
    """Say what a change does; sizes that are counted stand first."""
    parts, said = list[str](), set[str]()
    for keys, words in (*counted, *verbs.predicates(change)):
        parts.append(words)
        said |= set(keys)
    return listed_words(parts) if said == change.keys() and parts else None


class _Verbs:
    """Predicates in the number of their subject; ``lasting`` has what another gains, and is what another becomes.

    With ``plural`` several become Islands, otherwise they become Island. With ``quoted`` a keyword with a number or a
    cost stands in quotation marks, as any other ability does. With ``joined`` it becomes "a Golem artifact creature",
    which keeps its card types as it is (205.1b), where each would else be said by itself.
    """

    def __init__(self, *, several: bool, lasting: bool, plural: bool, quoted: bool, joined: bool) -> None:
        self.plural = plural
        self.joined = joined
        self.not_ = "aren't" if several else "isn't"
        self.get = "get" if several else "gets"
        self.lose = "lose" if several else "loses"
        self.base = "have" if several else "has"
        self.have = self.base if lasting else ("gain" if several else "gains")
        became = ("become", "becomes")[not several]
        self.be = ("are" if several else "is") if lasting else became
        self.a = not several
        self.lasting = lasting
        self.quoted = quoted

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
            yield ("add_abilities",), f"{self.have} {self._abilities(change['add_abilities'])}"
        if change.get("remove_abilities"):
            yield ("remove_abilities",), f"{self.lose} {self._abilities(change['remove_abilities'])}"
        if change.get("cant_have_abilities"):
            forbidden = [self._ability(text) for text in change["cant_have_abilities"]]
            yield ("cant_have_abilities",), f"can't have or gain {listed_words(forbidden, 'or')}"
        yield from switched_in_words(change, several=not self.a)

    def _abilities(self, texts: list[str]) -> str:
        return listed_words([self._ability(text) for text in texts])

    def _ability(self, text: str) -> str:
        if _PLAIN_KEYWORD.fullmatch(text):
            return text.lower()
        if not self.quoted and _NUMBERED_KEYWORD.fullmatch(text) and keywords_of(text):
            return in_a_sentence(text)
        return f'"{text}"'

    def _kinds(self, change: Mapping[str, Any]) -> Iterator[tuple[tuple[str, ...], str]]:
        if self.joined and _is_artifact_creature(change):
            words = said_kinds(None, change["set_subtypes"], change["add_types"])
            yield ("add_types", "set_subtypes"), f"{self.be} {self._of_a_kind(words)}"
            change = {key: value for key, value in change.items() if key not in ("add_types", "set_subtypes")}
        for verb, behind in (("set", ""), ("add", " in addition to {} other types")):
            types, subtypes = change.get(f"{verb}_types"), change.get(f"{verb}_subtypes")
            if types or subtypes:
                words = said_kinds(None, subtypes, types)
                keys = tuple(key for key in (f"{verb}_types", f"{verb}_subtypes") if change.get(key))
                yield keys, f"{self.be} {self._of_a_kind(words)}{behind.format('its' if self.a else 'their')}"
        removed: list[str] = change.get("remove_types") or []
        if removed:
            nouns = [with_article(kind.lower()) if self.a else plural_of(kind.lower()) for kind in removed]
            yield ("remove_types",), f"{self.not_} {listed_words(nouns, 'or')}"
        if change.get("remove_supertypes"):
            yield ("remove_supertypes",), f"{self.not_} {listed_words(change['remove_supertypes'], 'or').lower()}"
        if change.get("add_supertypes"):
            yield ("add_supertypes",), f"{self.be} {listed_words(change['add_supertypes']).lower()}"
        if change.get("all_creature_types") is True:
            all_of_them = f"{self.be} every creature type" if self.lasting else f"{self.have} all creature types"
            yield ("all_creature_types",), all_of_them
        if change.get("lose_all_creature_types") is True:
            yield ("lose_all_creature_types",), f"{self.lose} all creature types"
        if change.get("lose_all_land_types") is True:
            yield ("lose_all_land_types",), f"{self.lose} all land types"
        if "set_colors" in change:
            yield ("set_colors",), f"{self.be} {_colors(change['set_colors']) or 'colorless'}"
        if change.get("add_colors"):
            other = "its" if self.a else "their"
            yield ("add_colors",), f"{self.be} {_colors(change['add_colors'])} in addition to {other} other colors"

    def _of_a_kind(self, words: str) -> str:
        """Say what is of a kind in the number of the subject: ``a Golem``, ``Golems``."""
        begun, blank, last = words.rpartition(" ")
        named = f"{begun}{blank}{plural_of(last)}" if self.plural else words
        return with_article(named) if self.a else named


def _is_artifact_creature(change: Mapping[str, Any]) -> bool:
    """Whether something becomes an artifact creature of some kind, as cards say it in one."""
    types, others = change.get("add_types") or (), change.keys() & {"set_types", "add_subtypes"}
    return {*types} == {"Artifact", "Creature"} and bool(change.get("set_subtypes")) and not others


def _colors(letters: list[str]) -> str:
    return listed_words([color_words((Color(letter),)) for letter in letters])


_PLAIN_KEYWORD: Final = re.compile(r"[A-Z][a-z]+( [a-z]+)?|Protection from [a-z]+")
# With a number or a cost: within a sentence not each of them reads back.
_NUMBERED_KEYWORD: Final = re.compile(r"[A-Z][a-z]+( [a-z]+)? (\d+|(\{[^{}]+\})+)|Hexproof from [a-z]+")
