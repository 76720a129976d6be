"""Exceptions of copies in words: ``except its name is ..., it isn't legendary, and it's 7/7`` (707.9)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final

from inspector.cards import Color, color_words, in_a_sentence, listed_words, with_article
from inspector.scenario.words.cursor import Cursor
from inspector.scenario.words.parts import As, Is, Part, ReadParts, Said, Scene, either, joined_pieces, row
from inspector.scenario.words.slots import card, digits, quoted, rest_of_clause
from inspector.scenario.words.values_said import (
    SAID_SUPERTYPES,
    CountersSaid,
    SizeSaid,
    abilities_at,
    colors,
    cost,
    kinds_at_place,
    reads_as_kinds,
    said_abilities,
    said_kinds,
)

_BESIDES: Final = "in addition to its other types"


class _Kinds:
    """``it's a legendary Zombie artifact`` alone, or in addition to its other types."""

    def __init__(self, keys: Mapping[str, str], behind: str) -> None:
        """Take the field for each kind of word, and what stands behind them."""
        self.keys = keys
        self.behind = behind

    def read(self, scene: Scene, text: Cursor, at: int) -> ReadParts:
        del scene
        place = text.word(at, "it's") or text.word(at, "it is", "")
        if place is None:
            return
        article = next((end for word in ("a", "an") if (end := text.word(place, word, "")) is not None), place)
        for end, kinds in kinds_at_place(text, article):
            behind = text.word(end, self.behind) if self.behind else end
            given = {self.keys[key]: words for key, words in kinds.items() if words and key in self.keys}
            if behind is not None and all(key in self.keys for key, words in kinds.items() if words):
                yield behind, given

    def say(self, scene: Scene, has: Mapping[str, Any]) -> Said:
        del scene
        given = {key: has[field] for key, field in self.keys.items() if has.get(field)}
        if not given:
            return None
        words = said_kinds(given.get("supertypes"), given.get("subtypes"), given.get("types"))
        if not reads_as_kinds(words, given):
            return None
        is_kind = bool(given.get("types") or given.get("subtypes"))
        said = joined_pieces(["it's", with_article(words) if is_kind else words, self.behind])
        return said, frozenset(self.keys[key] for key in given)


class _AlsoOf:
    """``it's legendary``, which nobody says with "in addition"."""

    def read(self, scene: Scene, text: Cursor, at: int) -> ReadParts:
        del scene
        place = text.word(at, "it's") or text.word(at, "it is", "")
        for word in SAID_SUPERTYPES if place is not None else ():
            end = text.word(place or 0, word.lower(), "a supertype")
            if end is not None:
                yield end, {"add_supertypes": [word]}

    def say(self, scene: Scene, has: Mapping[str, Any]) -> Said:
        del scene
        words = has.get("add_supertypes")
        if (
            not words
            or len(words) != 1
            or words[0] not in SAID_SUPERTYPES
            or "add_types" in has
            or "add_subtypes" in has
        ):
            return None
        return f"it's {words[0].lower()}", frozenset(("add_supertypes",))


class _NotOf:
    """``it isn't legendary``."""

    def read(self, scene: Scene, text: Cursor, at: int) -> ReadParts:
        del scene
        place = text.word(at, "it isn't") or text.word(at, "it's not", "") or text.word(at, "it is not", "")
        if place is None:
            return
        for word in SAID_SUPERTYPES:
            end = text.word(place, word.lower(), "a supertype")
            if end is not None:
                yield end, {"remove_supertypes": [word]}

    def say(self, scene: Scene, has: Mapping[str, Any]) -> Said:
        del scene
        words = has.get("remove_supertypes")
        if not words or len(words) != 1 or words[0] not in SAID_SUPERTYPES:
            return None
        return f"it isn't {words[0].lower()}", frozenset(("remove_supertypes",))


class _Has:
    """``it has flying and "..."``: keywords, and other abilities in quotes."""

    def read(self, scene: Scene, text: Cursor, at: int) -> ReadParts:
        place = text.word(at, "it has")
        if place is not None:
            for end, abilities in abilities_at(scene, text, place):
                yield end, {"add_abilities": abilities}

    def say(self, scene: Scene, has: Mapping[str, Any]) -> Said:
        del scene
        said = said_abilities(has.get("add_abilities") or [])
        return (f"it has {said}", frozenset(("add_abilities",))) if said else None


_CLAUSES: Final[tuple[Part, ...]] = (
    row("its name is", either(rest_of_clause("name"), quoted("name"), card("name"))),
    row("its mana cost is", cost("mana_cost")),
    Is("mana_cost", "", "it has no mana cost"),
    _NotOf(),
    _AlsoOf(),
    _Kinds({"supertypes": "add_supertypes", "subtypes": "add_subtypes", "types": "add_types"}, _BESIDES),
    row("it's|it is", colors("colors")),
    _Kinds({"subtypes": "set_subtypes", "types": "set_types"}, ""),
    _Has(),
    row("it's|it is", SizeSaid()),
    row("its power is", digits("power")),
    row("its toughness is", digits("toughness")),
    CountersSaid("counters", "it enters with"),
)


class _Clauses:
    """Clauses with commas between them."""

    def read(self, scene: Scene, text: Cursor, at: int) -> ReadParts:
        for clause in _CLAUSES:
            for end, fields in clause.read(scene, text, at):
                behind = text.word(end, ", and", "") or text.word(end, ",", "") or text.word(end, "and", "")
                if behind is not None:
                    for last, more in self.read(scene, text, behind):
                        if not fields.keys() & more.keys():
                            yield last, {**fields, **more}
                yield end, fields

    def say(self, scene: Scene, has: Mapping[str, Any]) -> Said:
        said, keys = self.each(scene, has)
        return _in_a_row(said), keys

    @staticmethod
    def each(scene: Scene, has: Mapping[str, Any]) -> tuple[list[str], frozenset[str]]:
        said, keys = list[str](), frozenset[str]()
        for clause in _CLAUSES:
            one = clause.say(scene, {key: value for key, value in has.items() if key not in keys})
            if one is not None:
                said.append(one[0])
                keys |= one[1]
        return said, keys


def _in_a_row(clauses: Sequence[str]) -> str:
    return ", and ".join((", ".join(clauses[:-1]), *clauses[-1:])) if len(clauses) > 1 else "".join(clauses)


# Of these keys another means the same on what is copied.
_MEANS: Final = {"set_colors": "colors", "set_power": "power", "set_toughness": "toughness"}


def exceptions_told(scene: Scene, change: Mapping[str, Any]) -> str | None:
    """Tell exceptions to people alone, also what no words read back to; None where something would be left out."""
    has = {_MEANS.get(key, key): value for key, value in change.items()}
    said, keys = _Clauses.each(scene, has)
    rest = [_clause_told(key, has[key]) for key in has if key not in keys]
    return f"except {_in_a_row([*said, *rest])}" if all(rest) and (said or rest) else None


def _clause_told(key: str, value: Any) -> str:  # noqa: ANN401 - a part of a change as files hold it
    """Tell one part of an exception; nothing where there are no words for it."""
    words = [str(one) for one in value] if isinstance(value, list) else []
    match key:
        case "colors":
            return f"it's {color_words(map(Color, words))}" if words else "it's colorless"
        case "add_colors" if words:
            return f"it's {color_words(map(Color, words))} in addition to its other colors"
        case "set_types" | "set_subtypes":
            kind = "card types" if key == "set_types" else "subtypes"
            return f"its {kind} are {listed_words(words)}" if words else f"it has no {kind}"
        case "add_types" | "add_subtypes" | "add_supertypes" if words:
            return f"it's {listed_words(words)} in addition to its other types"
        case "remove_supertypes" if words:
            return f"it isn't {listed_words([word.lower() for word in words], 'or')}"
        case "remove_types" if words:
            return f"it isn't {listed_words([with_article(word.lower()) for word in words], 'or')}"
        case "remove_abilities" if words:
            return f"it doesn't have {listed_words([in_a_sentence(word) for word in words], 'or')}"
        case "lose_all_abilities" if value is True:
            return "it has no abilities"
    return ""


def excepted(key: str = "except") -> As:
    """``except`` and its clauses, as the change that it makes."""

    def reads(scene: Scene, text: Cursor, at: int) -> Iterator[tuple[int, dict[str, Any]]]:
        place = text.word(at, "except that", "") or text.word(at, "except")
        if place is not None:
            yield from _Clauses().read(scene, text, place)

    def says(scene: Scene, value: Any) -> str | None:  # noqa: ANN401 - a change as files hold it
        said = _Clauses().say(scene, value)
        return f"except {said[0]}" if said is not None and said[0] and said[1] == frozenset(value) else None

    return As(key, reads, says)
