"""Which objects an action means: one label, a list, or all on the battlefield that match a filter.

Theory of operation. A filter is asked of many objects, so it is made into a row of tests once, of the qualities that
it names and no others. Where the edition gives two answers about a split card, each quality is asked by itself and
either half may say yes; ``not`` is the opposite of the whole question (708.6a-c before 2017).
"""

from __future__ import annotations

import operator
from collections.abc import Callable, Iterable
from functools import lru_cache
from itertools import compress, repeat

from inspector.cards import KEYWORD_FAMILIES, Comparison, Filter, families_of, may_have, type_of_subtype
from inspector.rules.edition.errors import NotComputedError
from inspector.rules.values.asking import NOBODY, Asker, Every, SiftingTest, Test, meant_by
from inspector.rules.values.comparing import compares, comparing, comparison_of
from inspector.rules.values.other_qualities import other_tests
from inspector.rules.values.scratch import Scratch

_BATTLEFIELD = ("battlefield",)


def zones_of(wanted: Filter) -> tuple[str, ...]:
    """List the zones whose objects a filter means: the battlefield where it names none."""
    if wanted.zone is None:
        return _BATTLEFIELD
    return (wanted.zone,) if isinstance(wanted.zone, str) else wanted.zone


def matches(wanted: Filter, scratch: Scratch, every: Every, asker: Asker = NOBODY) -> bool:
    """Whether an object has all the qualities of a filter, as far as its values are computed."""
    return bool(sifted(wanted, [scratch], every, asker))


def sifted(wanted: Filter, among: list[Scratch], every: Every, asker: Asker = NOBODY) -> list[Scratch]:
    """List those objects that have all the qualities of a filter, whatever their zone."""
    _, words, tests = tests_of(wanted)
    among = having_words(words, among)
    return passed(tests, among, every, asker) if tests else among


def having_words(tests: Iterable[WordTest], among: list[Scratch]) -> list[Scratch]:
    """List those objects that pass all of some tests of words."""
    if len(among) == 1:
        # Most often it is one object alone; this needs no list for each question.
        for test in tests:
            if test.is_disjoint(test.get(among[0])):
                return []
        return among
    for test in tests:
        among = test.sifted(among)
    return among


def passed(tests: Iterable[Test], among: list[Scratch], every: Every, asker: Asker) -> list[Scratch]:
    """List those objects that pass all of some tests."""
    for test in tests:
        if isinstance(test, SiftingTest):
            among = test.sifted(among, every, asker)
        else:
            among = [scratch for scratch in among if test(scratch, every, asker)]
    return among


class WordTest:
    """That one of some words must be among those of an object, as they are written or as people write them."""

    __slots__ = ("get", "is_disjoint", "quality")

    def __init__(self, quality: str, words: Iterable[str]) -> None:
        """Ask for these words of a quality."""
        self.quality = quality
        wanted = _spellings(words)
        self.get: Callable[[Scratch], Iterable[str]] = operator.attrgetter(quality)
        if quality == "keywords" and not wanted.isdisjoint(KEYWORD_FAMILIES):
            self.get = _keywords_with_families
        self.is_disjoint = wanted.isdisjoint

    def sifted(self, among: list[Scratch]) -> list[Scratch]:
        """List those objects that have one of the words."""
        get, is_disjoint = self.get, self.is_disjoint
        return [scratch for scratch in among if not is_disjoint(get(scratch))]


def _keywords_with_families(scratch: Scratch) -> Iterable[str]:
    """The keywords of an object and those of which they are kinds: who has swampwalk has landwalk (702.14a)."""
    return (word for keyword in scratch.keywords for word in (keyword, *families_of(keyword)))


_word_test = lru_cache(maxsize=512)(WordTest)
_TESTS = "tests"


def tests_of(wanted: Filter) -> tuple[tuple[str, ...], tuple[WordTest, ...], tuple[Test, ...]]:
    """Give the zones that a filter means, and the tests that an object there must pass: of words first, then others.

    They hang on the filter, which never changes; equal questions for words are one test.
    """
    known: tuple[tuple[str, ...], tuple[WordTest, ...], tuple[Test, ...]] | None = wanted.__dict__.get(_TESTS)
    if known is None:
        known = wanted.__dict__[_TESTS] = (zones_of(wanted), *_made_tests(wanted))
    return known


def _made_tests(wanted: Filter) -> tuple[tuple[WordTest, ...], tuple[Test, ...]]:
    words: list[WordTest] = []
    found: list[Test] = []
    for quality in ("types", "supertypes", "colors", "keywords"):
        given = getattr(wanted, quality)
        if given is not None and len(given):
            words.append(_word_test(quality, _listed(given)))
        elif given is not None:
            found.append(_has_none(quality))
    if wanted.subtypes is not None:
        found.append(_subtype_test(_listed(wanted.subtypes)))
    if wanted.name is not None:
        found.append(_name_test(_listed(wanted.name)))
    found.extend(_number_tests(wanted))
    found.extend(_status_tests(wanted))
    found.extend(_other_tests(wanted))
    found.extend(other_tests(wanted))
    return tuple(words), tuple(found)


def _listed(words: str | Iterable[str]) -> tuple[str, ...]:
    return (words,) if isinstance(words, str) else tuple(words)


def _spellings(words: Iterable[str]) -> frozenset[str]:
    """The words as they are written, and as cards and players write them otherwise: in small or in capital letters."""
    return frozenset(way for word in words for way in (word, word.lower(), word.capitalize(), word.title()))


def _has_none(quality: str) -> Test:
    """Any one of no words: what has none, as a colorless object has no color."""
    get: Callable[[Scratch], Iterable[str]] = operator.attrgetter(quality)
    return lambda scratch, _every, _asker: not get(scratch)


def _subtype_test(words: tuple[str, ...]) -> Test:
    wanted = _spellings(words)
    # Among Forests and Saprolings, what has every creature type is a Saproling (205.3m).
    creature_types = [word for word in words if type_of_subtype(word) == "Creature"]

    def test(scratch: Scratch, _every: Every, _asker: Asker) -> bool:
        if not wanted.isdisjoint(scratch.subtypes):
            return True
        if not scratch.every_creature_type:
            return False
        none = scratch.no_creature_types
        return any(word not in none and may_have(word, scratch.types) for word in creature_types)

    return test


def _name_test(words: tuple[str, ...]) -> Test:
    wanted = {word.casefold() for word in words}

    def test(scratch: Scratch, _every: Every, _asker: Asker) -> bool:
        names = [name.casefold() for name in scratch.names]
        return any(name in wanted for name in names) or (len(names) > 1 and " // ".join(names) in wanted)

    return test


def _size_test(quality: str, wanted: Comparison) -> SiftingTest:
    """Ask for a power or toughness; what has none, or only a printed sign, does not satisfy it."""
    get = operator.attrgetter(quality)
    fits = comparing(wanted)
    compare, limit = comparison_of(wanted)

    def sifted(among: list[Scratch], _every: Every, _asker: Asker) -> list[Scratch]:
        values = list(map(get, among))
        if set(map(type, values)) == _NUMBERS_ALONE:
            return list(compress(among, map(compare, values, repeat(limit))))
        return list(compress(among, map(fits, values)))

    return SiftingTest(sifted)


_NUMBERS_ALONE = {int}


def _refusing(refused: Filter) -> SiftingTest:
    """Ask for what does not match another filter, whatever its zone."""

    def test(among: list[Scratch], every: Every, asker: Asker) -> list[Scratch]:
        matching = set(map(id, sifted(refused, among, every, asker)))
        return [scratch for scratch in among if id(scratch) not in matching]

    return SiftingTest(test)


def _number_tests(wanted: Filter) -> list[Test]:
    found: list[Test] = []
    if wanted.mana_value is not None:
        mana_value = wanted.mana_value
        found.append(lambda scratch, _every, _asker: compares(mana_value, scratch.mana_values()))
    if wanted.power is not None:
        found.append(_size_test("power", wanted.power))
    if wanted.toughness is not None:
        found.append(_size_test("toughness", wanted.toughness))
    return found


def _status_tests(wanted: Filter) -> list[Test]:
    found: list[Test] = []
    for quality in ("token", "tapped", "flipped"):
        value = getattr(wanted, quality)
        if value is not None:
            found.append(_status_test(quality, value))
    if wanted.face_down is not None:
        down = wanted.face_down
        found.append(lambda scratch, _every, _asker: down == (scratch.object.face_down is not None))
    if wanted.face_up is not None:
        side = wanted.face_up
        found.append(lambda scratch, _every, _asker: _shows(scratch, side))
    if wanted.unlocked is not None:
        halves = frozenset(_listed(wanted.unlocked))
        found.append(lambda scratch, _every, _asker: not halves.isdisjoint(scratch.object.unlocked))
    return found


def _status_test(quality: str, value: bool) -> Test:
    return lambda scratch, _every, _asker: getattr(scratch.object, quality) is value


def _shows(scratch: Scratch, side: str) -> bool:
    held = scratch.object
    up = "back" if held.back_up or held.is_melded else "front"
    return held.double_faced is not None and held.face_down is None and up == side


def _other_tests(wanted: Filter) -> list[Test]:
    found: list[Test] = []
    if wanted.controller is not None:
        found.append(_controller_test(frozenset(_listed(wanted.controller))))
    if wanted.other is not None:
        other = wanted.other
        found.append(lambda scratch, every, asker: scratch.object.label != meant_by(other, every, asker))
    if wanted.same_name_as is not None:
        found.append(_same_name_test(wanted.same_name_as))
    found += map(_refusing, wanted.refused)
    return found


def _controller_test(players: frozenset[str]) -> Test:
    def test(scratch: Scratch, _every: Every, asker: Asker) -> bool:
        controller = scratch.controller
        if controller in players:
            return True
        return ("you" if controller == asker.player else "opponent") in players

    return test


def _same_name_test(word: str) -> Test:
    def test(scratch: Scratch, every: Every, asker: Asker) -> bool:
        original = every.get(meant_by(word, every, asker) or "")
        return original is not None and original.shares_a_name_with(scratch)

    return test


def selected(wanted: Filter, every: Every, asker: Asker = NOBODY) -> tuple[str, ...]:
    """List the labels of all objects that match, on the battlefield where the filter names no zone."""
    return tuple(scratch.object.label for scratch in chosen(wanted, every.values(), every, asker))


def chosen(wanted: Filter, among: Iterable[Scratch], every: Every, asker: Asker = NOBODY) -> list[Scratch]:
    """List the objects ``among`` these that match a filter, zones included."""
    zones, words, tests = tests_of(wanted)
    found = [scratch for scratch in among if scratch.object.zone in zones]
    found = having_words(words, found)
    return passed(tests, found, every, asker) if tests and found else found


def labels_meant(
    one: str | None,
    several: tuple[str, ...] | None,
    wanted: Filter | None,
    every: Every,
    asker: Asker = NOBODY,
) -> tuple[str, ...]:
    """List the labels that an action means by ``object``, ``objects`` or ``filter``."""
    if one is not None:
        return (one,)
    if several is not None:
        return several
    if wanted is None:
        raise NotComputedError("an action that names no objects")
    return selected(wanted, every, asker)
