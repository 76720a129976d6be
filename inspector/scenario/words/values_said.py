"""Values in sentences: colors, kinds of cards, sizes, costs; counters on an object; what a face-down object is."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import Any

from inspector.cards import Color, color_words, in_type_order, keywords_of, listed_words, with_article
from inspector.cards.lists_in_words import capitalized
from inspector.scenario.words.cursor import Cursor
from inspector.scenario.words.parts import As, ReadParts, Said, Scene
from inspector.scenario.words.slots import counters_in_words, quoted, rows_of_counters_at

SAID_TYPES = (
    "Artifact",
    "Battle",
    "Creature",
    "Enchantment",
    "Instant",
    "Kindred",
    "Land",
    "Planeswalker",
    "Sorcery",
    "Tribal",
    "Dungeon",
    "Conspiracy",
    "Phenomenon",
    "Plane",
    "Scheme",
    "Vanguard",
)
SAID_SUPERTYPES = ("Basic", "Elite", "Host", "Legendary", "Ongoing", "Snow", "World")
COLOR_NAMES = {color_words((color,)): color for color in Color}
_SIZE = re.compile(r"[ ]*(-?[0-9]{1,15})/(-?[0-9]{1,15})(?![\w/+])")
_COST = re.compile(r"[ ]*((?:\{[^{}\n]+\})+)")
_WORD = re.compile(r"[ ]*([^ ,.;\n\"()]+)")
# What an effect makes of a card to which it gives no kind at all.
_SOMETHING = "object"
_OF_NO_TYPE = "of no card type"


def color(key: str) -> As:
    """One color."""
    return As(key, _colors, lambda _, value: color_words((Color(value),)))


def _colors(scene: Scene, text: Cursor, at: int) -> Iterator[tuple[int, str]]:
    del scene
    for word, letter in COLOR_NAMES.items():
        end = text.word(at, word, "a color")
        if end is not None:
            yield end, letter


def colors(key: str) -> As:
    """Several colors; none is "colorless"."""
    return As(key, _color_lists, lambda _, value: said_colors(value) or "colorless")


def said_colors(letters: list[str]) -> str:
    """Say colors by their names, in their order."""
    return listed_words([color_words((Color(letter),)) for letter in letters])


def _color_lists(scene: Scene, text: Cursor, at: int) -> Iterator[tuple[int, list[str]]]:
    end = text.word(at, "colorless", "")
    if end is not None:
        yield end, []
    for place, first in _colors(scene, text, at):
        for behind, _ in text.any_of(place, (",", "and")):
            for last, more in _color_lists(scene, text, behind):
                yield last, [first, *more]
        yield place, [first]


def cost(key: str) -> As:
    """A mana cost in signs; none is "no mana cost"."""

    def reads(scene: Scene, text: Cursor, at: int) -> Iterator[tuple[int, str]]:
        del scene
        found = _COST.match(text.text, at)
        if found is not None:
            yield found.end(), found[1]
        text.missed(at, "a mana cost")

    return As(key, reads, lambda _, value: value or None)


class SizeSaid:
    """Power and toughness, ``2/2``, into two fields."""

    def __init__(self, power: str = "power", toughness: str = "toughness") -> None:
        """Take the names of the fields."""
        self.keys = (power, toughness)

    def read(self, scene: Scene, text: Cursor, at: int) -> ReadParts:
        """Read two numbers with a stroke between."""
        del scene
        found = _SIZE.match(text.text, at)
        if found is not None:
            yield found.end(), {key: int(found[place]) for place, key in enumerate(self.keys, 1)}
        else:
            text.missed(at, "power and toughness")

    def say(self, scene: Scene, has: Mapping[str, Any]) -> Said:
        """Say them where both are plain numbers."""
        del scene
        given = [has.get(key) for key in self.keys]
        if not all(isinstance(value, int) and not isinstance(value, bool) for value in given):
            return None
        return f"{given[0]}/{given[1]}", frozenset(self.keys)


class CountersSaid:
    """The counters with which an object is there: ``three +1/+1 counters, one shield counter and one lore counter``."""

    def __init__(self, key: str, before: str = "with") -> None:
        """Take the name of the field, and the word before the first."""
        self.key = key
        self.before = before

    def read(self, scene: Scene, text: Cursor, at: int) -> ReadParts:
        """Read kinds with their numbers."""
        behind = text.word(at, self.before)
        if behind is None:
            return
        for end, held in rows_of_counters_at(scene, text, behind):
            yield end, {self.key: held}
            for last, _ in text.any_of(end, ("on it", "on them", "on each", "on each of them", "each")):
                yield last, {self.key: held}

    def say(self, scene: Scene, has: Mapping[str, Any]) -> Said:
        """Say each kind in the order in which they are held."""
        del scene
        if self.key not in has:
            return None
        return f"{self.before} {counters_in_words(has[self.key])}", frozenset((self.key,))


def kind_words(words: list[str]) -> dict[str, list[str]] | None:
    """Sort the words of a type line said in a sentence (``legendary``, ``Zombie``, ``artifact``); None for others.

    Types and supertypes may be in lower case; a subtype begins with a capital.
    """
    sorted_: dict[str, list[str]] = {"supertypes": [], "subtypes": [], "types": []}
    for word in words:
        title = capitalized(word)
        if title in SAID_TYPES:
            sorted_["types"].append(title)
        elif title in SAID_SUPERTYPES:
            sorted_["supertypes"].append(title)
        elif word[:1].isupper():
            sorted_["subtypes"].append(word)
        else:
            return None
    return sorted_


def said_kinds(supertypes: Any, subtypes: Any, types: Any) -> str:  # noqa: ANN401 - lists of words, or none
    """Say the words of a type line as a sentence does: ``legendary Zombie artifact creature``."""
    lower = [word.lower() if word in (*SAID_TYPES, *SAID_SUPERTYPES) else word for word in (*(supertypes or ()),)]
    # A file may list them in any order: nobody says "a creature artifact".
    kinds = [word.lower() if word in SAID_TYPES else word for word in in_type_order(types or ())]
    return " ".join((*lower, *(subtypes or ()), *kinds))


def reads_as_kinds(words: str, given: Mapping[str, list[str]]) -> bool:
    """Whether the words of a type line are sorted as they were given: no type stands among the subtypes."""
    found = kind_words(words.split())
    wanted = {**given, "types": in_type_order(given.get("types") or ())}
    return found is not None and all(found[key] == list(wanted.get(key) or ()) for key in found)


def kinds_at_place(text: Cursor, at: int) -> Iterator[tuple[int, dict[str, list[str]]]]:
    """Give every row of words of a type line that begins at a place, longest first."""
    ends: list[tuple[int, list[str]]] = []
    words: list[str] = []
    place = at
    while (found := _WORD.match(text.text, place)) is not None and len(words) < 8:
        words.append(text.given[found.start(1) : found.end(1)])
        place = found.end()
        if kind_words(words) is None:
            break
        ends.append((place, list(words)))
    for end, row in reversed(ends):
        known = kind_words(row)
        if known is not None:
            yield end, known


def abilities_at(scene: Scene, text: Cursor, at: int) -> Iterator[tuple[int, list[str]]]:
    """Read abilities at a place: keywords, and others in quotes; gives the place behind them."""
    keywords = ((end, words.capitalize()) for end, words in text.spans(at, 3) if _is_keyword(words))
    for end, one in (*((end, fields["one"]) for end, fields in quoted("one").read(scene, text, at)), *keywords):
        behind = text.word(end, "and", "")
        if behind is not None:
            for last, more in abilities_at(scene, text, behind):
                yield last, [one, *more]
        yield end, [one]


def _is_keyword(words: str) -> bool:
    # "Flying and haste" are two.
    return words.replace(" ", "").isalpha() and len(keywords_of(words.capitalize())) == 1


def said_abilities(texts: list[str]) -> str | None:
    """Say abilities so that they read back: a keyword as people say it, others in quotes; None where that cannot be."""
    if any('"' in text or "\n" in text for text in texts):
        return None
    plain = {text for text in texts if _is_keyword(text) and text == text.capitalize()}
    return " and ".join(text.lower() if text in plain else f'"{text}"' for text in texts)


class FaceDownSaid:
    """How an object is face down: plainly, by a keyword's cause, or as what an effect lists."""

    _CAUSES: tuple[tuple[Any, str, tuple[str, ...]], ...] = (
        ("manifest", "face down as a manifested card", ("manifested",)),
        ("cloak", "face down as a cloaked card", ("cloaked",)),
        ("morph", "face down with morph", ("face down for its morph cost", "face down as a morph")),
        ("disguise", "face down with disguise", ("face down for its disguise cost",)),
    )

    def __init__(self, plain: str = "face down") -> None:
        """Take the words for face down without more."""
        self.plain = plain

    def read(self, scene: Scene, text: Cursor, at: int) -> ReadParts:
        """Read how it is face down."""
        for value, words, also in self._CAUSES:
            for one in (words, *also):
                end = text.word(at, self._with_plain(one), "")
                if end is not None:
                    yield end, {"face_down": value}
        behind = text.word(at, self.plain) if self.plain else at
        if behind is None:
            return
        yield from self._listed(scene, text, behind)
        if self.plain:
            yield behind, {"face_down": True}

    def _with_plain(self, words: str) -> str:
        return words if self.plain else words.removeprefix("face down ")

    def _listed(self, scene: Scene, text: Cursor, at: int) -> ReadParts:
        place = next((end for word in ("as a", "as an") if (end := text.word(at, word, "")) is not None), None)
        if place is None:
            return
        values: dict[str, Any] = {}
        for end, size in SizeSaid().read(scene, text, place):
            values, place = dict(size), end
        for end, letters in _color_lists(scene, text, place):
            for last, kinds in _kinds_listed(text, end):
                listed = {**values, **kinds, **({"colors": letters} if letters else {})}
                yield from self._with_more(scene, text, last, listed)
        for end, kinds in _kinds_listed(text, place):
            yield from self._with_more(scene, text, end, {**values, **kinds})

    def _with_more(self, scene: Scene, text: Cursor, at: int, listed: dict[str, Any]) -> ReadParts:
        """Read what stands behind the types: a name in quotes, and abilities."""
        places = [(at, listed)]
        named = text.word(at, "named", "")
        for end, fields in quoted("name").read(scene, text, named) if named is not None else ():
            places.insert(0, (end, {**listed, "name": fields["name"]}))
        for place, values in places:
            behind = text.word(place, "with", "")
            for end, abilities in abilities_at(scene, text, behind) if behind is not None else ():
                yield end, {"face_down": {**values, "abilities": abilities}}
            yield place, {"face_down": values}

    def say(self, scene: Scene, has: Mapping[str, Any]) -> Said:
        """Say how it is face down, where it is."""
        if "face_down" not in has:
            return None
        value = has["face_down"]
        if value is True:
            return self.plain, frozenset(("face_down",))
        for known, words, _ in self._CAUSES:
            if value == known:
                return self._with_plain(words), frozenset(("face_down",))
        if not isinstance(value, dict):
            return None
        more = self._said_more(value)
        sized = SizeSaid().say(scene, value)
        if more is None or (sized is None and value.keys() & {"power", "toughness"}):
            return None
        size = sized[0] if sized is not None else ""
        tint = listed_words([color_words((Color(each),)) for each in value.get("colors", ())])
        kinds = said_kinds(value.get("supertypes"), value.get("subtypes"), value.get("types", ("Creature",)))
        if not reads_as_kinds(kinds, {"types": ["Creature"], **value}):
            return None
        typeless = "" if value.get("types", ("Creature",)) else _OF_NO_TYPE
        listed = " ".join(word for word in (size, tint, kinds or _SOMETHING, typeless) if word)
        every = (self.plain, f"as {with_article(listed)}", more)
        return " ".join(word for word in every if word), frozenset(("face_down",))

    @staticmethod
    def _said_more(value: Mapping[str, Any]) -> str | None:
        name, abilities = value.get("name", ""), said_abilities(value.get("abilities", []))
        if abilities is None or '"' in name or "\n" in name:
            return None
        return " ".join([f'named "{name}"'] * bool(name) + [f"with {abilities}"] * bool(abilities))


def _kinds_listed(text: Cursor, at: int) -> Iterator[tuple[int, dict[str, list[str]]]]:
    """Read the kinds that an effect lists; without a card type among them it is a creature, unless it is denied."""
    rows = [(end, {key: words for key, words in kinds.items() if words}) for end, kinds in kinds_at_place(text, at)]
    thing = text.word(at, _SOMETHING, "")
    for end, kinds in (*rows, *([(thing, {})] if thing is not None else ())):
        typeless = text.word(end, _OF_NO_TYPE, "") if "types" not in kinds else None
        if typeless is not None:
            yield typeless, {**kinds, "types": []}
        if kinds:
            yield end, kinds
