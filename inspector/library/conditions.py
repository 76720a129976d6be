"""What each condition of a query asks of a card, answered from the catalog's columns."""

from __future__ import annotations

import operator
import re
from collections import Counter
from collections.abc import Callable
from typing import Any

from inspector.cards import families_of, printed_number
from inspector.library.catalog import Catalog, Positions
from inspector.library.facts import COLOR_LETTERS, color_bits
from inspector.library.folding import folded
from inspector.library.kinds_of_cards import IS
from inspector.library.patterns import Pattern, PatternError
from inspector.library.query import QueryCondition, QueryError
from inspector.library.search_index import COLORS_OF_CARD, TYPE_LINES

_COMPARE: dict[str, Callable[[Any, Any], bool]] = {
    "=": operator.eq,
    ":": operator.eq,
    "!=": operator.ne,
    ">": operator.gt,
    "<": operator.lt,
    ">=": operator.ge,
    "<=": operator.le,
}
_NUMBERS = ("power", "toughness", "loyalty", "defense")
_COLOR_NAMES = {
    "white": "W",
    "blue": "U",
    "black": "B",
    "red": "R",
    "green": "G",
    "colorless": "",
    "c": "",
    "azorius": "WU",
    "dimir": "UB",
    "rakdos": "BR",
    "gruul": "RG",
    "selesnya": "GW",
    "orzhov": "WB",
    "izzet": "UR",
    "golgari": "BG",
    "boros": "RW",
    "simic": "GU",
    "silverquill": "WB",
    "prismari": "UR",
    "witherbloom": "BG",
    "lorehold": "RW",
    "quandrix": "GU",
    "bant": "GWU",
    "esper": "WUB",
    "grixis": "UBR",
    "jund": "BRG",
    "naya": "RGW",
    "abzan": "WBG",
    "jeskai": "URW",
    "sultai": "BGU",
    "mardu": "RWB",
    "temur": "GUR",
}
_MULTICOLOR = ("m", "multi", "multicolor", "multicolored")
_SYMBOLS = re.compile(r"\{([^{}]+)\}|(\d+)|([A-Za-z])")


def positions_of(condition: QueryCondition, catalog: Catalog) -> Positions:
    """Give the positions of the cards that fulfil a condition; raises QueryError where it asks for the impossible."""
    # While people type on, the conditions that they have finished stay the same.
    asked = (condition.key, condition.operator, condition.value, condition.pattern)
    known = catalog.answers.get(asked)
    if known is None:
        known = _ANSWERS[condition.key](condition, catalog)
        if len(catalog.answers) >= _MOST_ANSWERS:
            catalog.answers.clear()
        catalog.answers[asked] = known
    return known


_MOST_ANSWERS = 256


def _bad(condition: QueryCondition, problem: str) -> QueryError:
    return QueryError(problem, condition.start, condition.end)


def _words_only(condition: QueryCondition) -> None:
    if condition.operator not in (":", "="):
        raise _bad(condition, f"this key is asked with : or =, not with {condition.operator}")


def _by_pattern(condition: QueryCondition, catalog: Catalog, column: str) -> Positions:
    """Find the cards that have a face with a pattern in it; in its text ``~`` stands for the name of the card."""
    try:
        pattern = Pattern(condition.value)
        needle, itself = pattern.words, "~" in condition.value
        sql = f"SELECT face.card, {column}, face.name, card.name FROM face JOIN card ON card.id = face.card"
        # Most texts lack the letters that the pattern has in any case, which SQLite sees sooner.
        found = catalog.matching(f"{sql} WHERE {column} LIKE ? ESCAPE '\\'", (f"%{''.join(map(_like, needle))}%",))
        return catalog.of_positions(
            place
            for place, (text, face, card) in found
            if text
            and any(needle in said.casefold() and pattern.found_in(said) for said in _said(text, face, card, itself))
        )
    except PatternError as error:
        raise _bad(condition, str(error)) from None


def _said(text: str, face: str, card: str, itself: bool) -> tuple[str, ...]:
    """Give a text, or where the card itself is meant all ways to put ``~`` for it."""
    if not itself:
        return (text,)
    ways = dict.fromkeys(
        (face, card, face.partition(",")[0], "This creature", "this creature", "This card", "this card")
    )
    return tuple(dict.fromkeys(text.replace(way, "~") for way in ways))


def _name(condition: QueryCondition, catalog: Catalog) -> Positions:
    _words_only(condition)
    if condition.pattern:
        return _by_pattern(condition, catalog, "face.name")
    if condition.operator == "=":
        return catalog.of_positions(found.card for found in catalog.names.exactly(condition.value))
    words = folded(condition.value).split(" ")
    within = catalog.names.cards_within("".join(words)) if len("".join(words)) > 2 else set()
    return catalog.of_positions(catalog.names.cards_with(words) | within)


def _oracle(condition: QueryCondition, catalog: Catalog) -> Positions:
    _words_only(condition)
    if condition.pattern:
        return _by_pattern(condition, catalog, "face.oracle_text")
    needle = condition.value.casefold()
    sought = f"%{''.join(map(_like, needle))}%"
    if needle.isascii() and "~" not in needle:
        return catalog.with_faces("oracle_text LIKE ? ESCAPE '\\'", (sought,))
    # What SQLite cannot compare, letters beyond ASCII and the name of the card itself, is seen in the text.
    texts = "SELECT face.card, face.oracle_text, face.name, card.name FROM face JOIN card ON card.id = face.card"
    found = catalog.matching(f"{texts} WHERE face.oracle_text LIKE ? ESCAPE '\\'", (sought,))
    return catalog.of_positions(place for place, (text, face, card) in found if _says(text, needle, (face, card)))


def _like(sign: str) -> str:
    """Write a sign as SQLite's LIKE takes it; for one that it cannot compare, anything."""
    if sign == "~" or not sign.isascii():
        return "%"
    return f"\\{sign}" if sign in "%_\\" else sign


def _says(text: str | None, needle: str, names: tuple[str, ...]) -> bool:
    said = (text or "").casefold()
    if "~" not in needle:
        return needle in said
    itself = (*names, names[0].partition(",")[0], "this creature", "this card", "this spell", "this enchantment")
    return any(needle in said.replace(name.casefold(), "~") for name in itself)


def _type(condition: QueryCondition, catalog: Catalog) -> Positions:
    _words_only(condition)
    if condition.pattern:
        return _by_pattern(condition, catalog, "face.type_line")
    sought = [f" {word}" for word in folded(condition.value).split(" ")]
    phrase = "".join(sought)
    return catalog.where(
        TYPE_LINES,
        lambda line: phrase in f" {folded(line[0])}{' token' if line[1] == 1 else ''}",
    )


def _bits(condition: QueryCondition) -> int | None:
    """Read a set of colors: letters, a color, a guild or the like; None for a word that means many colors."""
    value = condition.value.casefold()
    if value in _MULTICOLOR:
        return None
    letters = _COLOR_NAMES.get(value, value.upper())
    if not all(letter in COLOR_LETTERS for letter in letters):
        raise _bad(condition, f'"{condition.value[:30]}" is not a color; write letters of WUBRG, a name, or a number')
    return color_bits(tuple(letters))


def _colors(condition: QueryCondition, catalog: Catalog, column: str, plain: str) -> Positions:
    if condition.value.isdecimal():
        compare, number = _COMPARE[condition.operator], int(condition.value[:3])
        return catalog.where(column, lambda bits: compare(bits.bit_count(), number))
    sought = _bits(condition)
    if sought is None:
        return catalog.where(column, lambda bits: bits.bit_count() > 1)
    how = plain if condition.operator == ":" and sought else condition.operator
    return catalog.where(column, lambda bits: _SETS[how](bits, sought))


_SETS: dict[str, Callable[[int, int], bool]] = {
    ":": operator.eq,
    "=": operator.eq,
    "!=": operator.ne,
    ">=": lambda bits, sought: bits & sought == sought,
    "<=": lambda bits, sought: bits & ~sought == 0,
    ">": lambda bits, sought: bits & sought == sought and bits != sought,
    "<": lambda bits, sought: bits & ~sought == 0 and bits != sought,
}


def _color(condition: QueryCondition, catalog: Catalog) -> Positions:
    return _colors(condition, catalog, COLORS_OF_CARD, ">=")


def _identity(condition: QueryCondition, catalog: Catalog) -> Positions:
    return _colors(condition, catalog, "card.identity", "<=")


def _symbols(text: str) -> Counter[str]:
    found: Counter[str] = Counter()
    for match in _SYMBOLS.finditer(text.upper()):
        symbol = match[1] or match[2] or match[3]
        if symbol.isdecimal():
            found["generic"] += int(symbol[:8])
        else:
            found["/".join(sorted(symbol.split("/")))] += 1
    return found


def _mana(condition: QueryCondition, catalog: Catalog) -> Positions:
    sought = _symbols(condition.value)
    if not sought and not any(sign.isdecimal() for sign in condition.value):
        raise _bad(condition, f'"{condition.value[:30]}" is not a mana cost such as 2WW or {{2}}{{W}}{{W}}')
    how = ">=" if condition.operator == ":" else condition.operator
    tests: dict[str, Callable[[Counter[str]], bool]] = {
        "=": lambda cost: cost == sought,
        "!=": lambda cost: cost != sought,
        ">=": lambda cost: cost >= sought,
        "<=": lambda cost: cost <= sought,
        ">": lambda cost: cost > sought,
        "<": lambda cost: cost < sought,
    }
    return catalog.where("face.mana_cost", lambda cost: bool(cost) and tests[how](_symbols(cost)))


def _number(condition: QueryCondition) -> float:
    try:
        number = float(condition.value) if len(condition.value) <= _LONGEST_NUMBER else float("nan")
    except ValueError:
        number = float("nan")
    if number != number or abs(number) == float("inf"):
        raise _bad(condition, f'expected a number, found "{condition.value[:30]}"')
    return number


_LONGEST_NUMBER = 12


def _mana_value(condition: QueryCondition, catalog: Catalog) -> Positions:
    if condition.value.casefold() in ("even", "odd"):
        rest = 1 if condition.value.casefold() == "odd" else 0
        return catalog.where("card.mana_value", lambda value: value % 2 == rest)
    number, compare = _number(condition), _COMPARE[condition.operator]
    return catalog.where("card.mana_value", lambda value: compare(value, number))


def _printed(condition: QueryCondition, catalog: Catalog) -> Positions:
    """Compare power and the like: with a number, with another of them on the same face, or as it is printed."""
    compare = _COMPARE[condition.operator]
    other = {"pow": "power", "tou": "toughness", "loy": "loyalty", "def": "defense"}.get(condition.value.casefold()[:3])
    if other is not None:
        return catalog.where(
            f"face.{condition.key}, face.{other}",
            lambda pair: None not in (a := [_value(text) for text in pair]) and compare(a[0], a[1]),
        )
    column = f"face.{condition.key}"
    if condition.operator in (":", "=", "!="):
        as_printed = [text for text in catalog.values(column) if text is not None and text == condition.value]
        if as_printed:
            return catalog.where(column, lambda text: text is not None and compare(text, as_printed[0]))
    number = _number(condition)
    return catalog.where(column, lambda text: (value := _value(text)) is not None and compare(value, number))


def _value(text: str | None) -> float | None:
    number = printed_number(text)
    return None if number is None else number.value


def _is(condition: QueryCondition, catalog: Catalog) -> Positions:
    _words_only(condition)
    word = condition.value.casefold()
    answer = IS.get(word)
    if answer is None:
        raise _bad(condition, f'"is:{condition.value[:30]}" is not known here; known are {", ".join(sorted(IS))}')
    return answer(catalog)


def _is_not(condition: QueryCondition, catalog: Catalog) -> Positions:
    return catalog.everything & ~_is(condition, catalog)


def _layout(condition: QueryCondition, catalog: Catalog) -> Positions:
    _words_only(condition)
    sought = folded(condition.value).replace(" ", "_")
    return catalog.where(
        "card.layout", lambda layout: layout == sought or (len(sought) > 2 and layout.startswith(sought))
    )


def _keyword(condition: QueryCondition, catalog: Catalog) -> Positions:
    _words_only(condition)
    sought = f" {folded(condition.value)}"

    def has_it(words: str) -> bool:
        # A file that lists no keywords names no family of them either.
        every = (word for one in words.split("|") for word in (one, *families_of(one)))
        return any(f" {folded(word)}".startswith(sought) for word in every)

    return catalog.where("card.keywords", has_it)


def _set(condition: QueryCondition, catalog: Catalog) -> Positions:
    _words_only(condition)
    sought = f"|{condition.value.casefold()}|"
    return catalog.where("card.sets", lambda sets: sought in sets)


def _language(condition: QueryCondition, catalog: Catalog) -> Positions:
    _words_only(condition)
    sought = condition.value.casefold()
    if sought in ("any", "en", "english"):
        return catalog.everything
    return catalog.where("printed.lang", lambda lang: lang.casefold() == sought)


def _faces(condition: QueryCondition, catalog: Catalog) -> Positions:
    number, compare = _number(condition), _COMPARE[condition.operator]
    return catalog.where("card.faces", lambda count: compare(count, number))


_ANSWERS: dict[str, Callable[[QueryCondition, Catalog], Positions]] = {
    "name": _name,
    "oracle": _oracle,
    "type": _type,
    "color": _color,
    "identity": _identity,
    "mana": _mana,
    "mana value": _mana_value,
    "is": _is,
    "is not": _is_not,
    "layout": _layout,
    "keyword": _keyword,
    "set": _set,
    "language": _language,
    "faces": _faces,
    **dict.fromkeys(_NUMBERS, _printed),
}
