"""Which counters each keyword leaves open as its permanent enters, exactly (614.1c, 122.6), and what is in doubt."""

from __future__ import annotations

import pytest

from inspector.rules import NEWEST, WHICH_COUNTERS, questions_of
from inspector.rules.steps.entering_choices import ChosenCounters, taken_together
from inspector.rules.table.objects import OpenCounters, kinds_in_doubt
from tests.rules.cards_for_tests import BEAR, Record
from tests.rules.playing import DONE, ILLEGAL, Played, do, place, play

PLUS = "+1/+1"
Ways = list[dict[str, int]]


def plus(*counts: int) -> Ways:
    return [{PLUS: count} if count else {} for count in counts]


def odd(words: str, line: str = "Creature — Elf") -> Record:
    size = {"power": "1", "toughness": "1"} if "Creature" in line else {}
    return {"name": "Odd", "mana_cost": "{1}", "type_line": line, "oracle_text": words, **size}


FOREST = {"name": "Grove", "type_line": "Land — Forest", "oracle_text": ""}
RELIC = {"name": "Relic", "type_line": "Artifact", "mana_cost": "{1}"}
THERE = (
    *(place("Bear", "one"), place("Bear", "two"), place("Bear", "theirs", player="Ben"), place("Bear", "held", "hand")),
    *(place("Grove", "grove"), place("Relic", "relic"), place("Relic", "third", player="Ben")),
)


def entering(card: Record, *before: Record, **how: object) -> Played:
    puts = (*before, place("Odd", "it", "hand"), do("put_onto_battlefield", "it", **how))
    return play(NEWEST.key, *puts, cards=[BEAR, FOREST, RELIC, card])


def ways(played: Played) -> Ways:
    (question,) = questions_of(played.table, "it")
    assert question.asks == WHICH_COUNTERS
    return [dict(way) for way in question.options]  # type: ignore[call-overload]


@pytest.mark.parametrize(
    ("words", "found"),
    [
        # 702.136a, 702.98a, 702.104a, 702.54a, 702.176a: once, or not at all.
        *(("Riot", plus(0, 1)), ("Unleash", plus(0, 1)), ("Tribute 2", plus(0, 2)), ("Bloodthirst 3", plus(0, 3))),
        ("Impending 4—{2}{U}", [{}, {"time": 4}]),
        # 702.82a, 702.82c: as many as its controller has others of that kind; of another player's none.
        *(("Devour 2", plus(0, 2, 4)), ("Devour land 3", plus(0, 3)), ("Devour artifact 1", plus(0, 1))),
        *(("Devour forest 1", plus(0, 1)), ("Devour Bear 5", plus(0, 5, 10)), ("Devour enchantment 2", None)),
        ("Devour X, where X is the number of creatures devoured this way", plus(0, 1, 4)),
        # 702.38a: cards in a hand that nobody counts here.
        ("Amplify 1", plus(*range(13))),
        ("Amplify 2", plus(*range(0, 26, 2))),
        # 702.44a: at most one for each color.
        *(("Sunburst", plus(*range(6))), ("Modular—Sunburst", plus(*range(6)))),
    ],
)
def test_614_1c_a_keyword_leaves_open_these_counters_and_no_others(words: str, found: Ways | None) -> None:
    played = entering(odd(words), *THERE)
    if found is None:
        # Without anything to devour nothing is left open, and nothing said of it.
        assert (questions_of(played.table, "it"), played["it"].not_computed) == ((), ())
        assert "Devour" not in played.last.says
    else:
        assert ways(played) == found
    assert played["it"].counters == {}


@pytest.mark.parametrize(
    ("line", "words", "found"),
    [
        ("Artifact", "Sunburst", [{"charge": count} if count else {} for count in range(6)]),
        ("Artifact", "Modular — Sunburst", plus(*range(6))),
        ("Artifact Creature — Golem", "Sunburst", plus(*range(6))),
        # 702.155a: it may begin with any chapter; the first is what it has until that is said.
        (
            "Enchantment — Saga",
            "Read ahead\nI — Draw a card.\nII, III — Draw a card.",
            [{"lore": n} for n in (1, 2, 3)],
        ),
    ],
)
def test_702_44a_702_155a_the_kind_goes_by_what_enters(line: str, words: str, found: Ways) -> None:
    assert ways(entering(odd(words, line))) == found


def test_702_82a_a_dozen_can_be_devoured_and_each_is_offered() -> None:
    for words, most in (("Devour 1", 12), ("Devour X, where X is the number of creatures devoured this way", 144)):
        many = entering(odd(words), *(place("Bear", f"bear {number}") for number in range(13)))
        assert ways(many)[-1] == {PLUS: most}


@pytest.mark.parametrize(
    ("words", "found"),
    [
        ("Odd escapes with a +1/+1 counter on it.", [{}, {PLUS: 1}]),
        ("Odd escapes with an oil counter on it.", [{}, {"oil": 1}]),
        ("Odd escapes with two +1/+1 counters on it.", [{}, {PLUS: 2}]),
        ("Odd escapes with 12 charge counters on it.", [{}, {"charge": 12}]),
    ],
)
def test_702_138b_what_escapes_has_its_counters_or_none(words: str, found: Ways) -> None:
    cast = (place("Odd", "it", "graveyard"), do("cast", "it"), do("resolve", "it"))
    assert ways(play(NEWEST.key, *cast, cards=[odd(words)])) == found


def test_702_136a_haste_goes_with_no_counter_of_riot_alone() -> None:
    for words, hasty in (("Riot", True), ("Unleash", False), ("Riot\nUnleash", True)):
        played = entering(odd(words), choose={"counters": {}})
        assert ("Haste" in played["it"].keywords) is hasty
        assert "Haste" not in entering(odd(words), choose={"counters": {PLUS: 1 + words.count("\n")}})["it"].keywords
    # With one counter of the two it is not known which it took.
    assert ways(entering(odd("Riot\nUnleash"))) == plus(0, 1, 2)


def chosen(*every: Ways, haste: int = -1) -> tuple[ChosenCounters, ...]:
    return tuple(ChosenCounters("It", tuple(one), haste=at == haste) for at, one in enumerate(every))


def test_616_1_several_choices_are_taken_together_the_fewest_counters_first() -> None:
    found = taken_together(chosen([{}, {"a": 3}], [{}, {"b": 1}], haste=0))
    assert found == [
        ([{}, {}], True),
        ([{}, {"b": 1}], True),
        ([{"a": 3}, {}], False),
        ([{"a": 3}, {"b": 1}], False),
    ]
    assert taken_together(()) == [([], False)]
    # More than 64 ways are offered nowhere.
    row = [{"a": count} for count in range(13)]
    assert [len(taken_together(chosen(*[row] * times))) for times in (1, 2)] == [13, 64]
    assert len(taken_together(chosen(row[:8], row[:8]))) == 64


A, B = (("a", 1),), (("b", 1),)
BOTH, TWICE = (("a", 1), ("b", 1)), (("a", 2), ("b", 1))


@pytest.mark.parametrize(
    ("ways", "with_haste", "any_number", "kinds"),
    [
        ((A, B), (), (), ["a", "b"]),
        ((BOTH, TWICE), (), (), ["a"]),
        ((BOTH, A), (), (), ["b"]),
        ((BOTH,), (), (), []),
        # 702.136a: with haste in some of the ways and not in all.
        ((A, ()), ((),), (), ["a", "haste"]),
        ((A, ()), ((), A), (), ["a"]),
        ((A, B), (), ("c",), ["a", "b", "c"]),
        ((A,), (A,), ("c",), ["c"]),
    ],
)
def test_122_1_kinds_are_in_doubt_of_which_the_ways_have_other_numbers(
    ways: tuple[tuple[tuple[str, int], ...], ...],
    with_haste: tuple[tuple[tuple[str, int], ...], ...],
    any_number: tuple[str, ...],
    kinds: list[str],
) -> None:
    open_ = OpenCounters(taken=(), ways=ways, text="Riot", with_haste=with_haste, any_number=any_number)
    assert list(kinds_in_doubt(open_)) == kinds
    assert set(kinds_in_doubt(open_).values()) <= {"Riot"}


WORDS = "This creature enters with a charge counter or two oil counters on it, whatever the moon says."


@pytest.mark.parametrize(
    ("counters", "result"),
    [
        ({}, DONE),
        ({"charge": 3}, DONE),
        ({"oil": 7, "charge": 1}, DONE),
        ({"lore": 1}, ILLEGAL),
        ({"charge": 1, "lore": 1}, ILLEGAL),
    ],
)
def test_614_1c_where_only_words_tell_any_number_of_their_kinds_may_be_said(
    counters: dict[str, int], result: str
) -> None:
    played = entering(odd(WORDS))
    said = played.then(do("choose", "it", counters=counters))
    assert said.last.result == result
    if result == DONE:
        assert {kind: count for kind, count in said["it"].counters.items() if count} == counters


def test_122_1_no_counter_of_a_kind_is_none() -> None:
    """However it comes to none of them: laid out so, copied so, or chosen so."""
    none = {"oil": 0}
    laid = place("Bear", "laid", counters={"oil": 0, "charge": 2})
    copies = (
        place("Clone", "copy", "hand"),
        do("put_onto_battlefield", "copy", as_copy_of="one", except_={"counters": none}),
    )
    played = entering(odd("Unleash"), *THERE, laid, *copies)
    assert [played[label].counters for label in ("laid", "copy", "it")] == [{"charge": 2}, {}, {}]
