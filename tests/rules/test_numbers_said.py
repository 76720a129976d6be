"""Numbers in a card's words that nothing on the desk tells: asked for, waited for, said, and said again."""

from __future__ import annotations

import pytest

from inspector.reading import how_it_enters
from inspector.rules import HOW_MANY, Question, SayCondition, questions_of
from tests.rules.cards_for_tests import BEAR, HUMILITY, creature
from tests.rules.playing import Played, do, place, play

TO_TWENTY = tuple(range(21))
HAVE = "experience counters you have"
LORD = "Lord gets +1/+2 for each experience counter you have."
MACE = "Equipped creature has menace and gets +X/+0, where X is the number of cards you've drawn this turn."
HEARSE = "Hearse's power is equal to twice the number of cards exiled with it."
CARDS = [
    BEAR,
    HUMILITY,
    creature("Lord", "Giant", "3/3", oracle_text=LORD),
    creature("Hearse", "Horror", "*/3", oracle_text=HEARSE),
    {"name": "Mace", "mana_cost": "{2}", "type_line": "Artifact — Equipment", "oracle_text": MACE},
]


def board(*names: str) -> Played:
    return play("2026-08", *(place(name, name.lower()) for name in names), cards=CARDS)


def asked(played: Played, label: str) -> Question:
    (question,) = questions_of(played.table, label)
    return question


def waits(played: Played, label: str) -> set[str]:
    return {key for one in played[label].depends for key in one.keys}


def test_it_is_asked_and_until_it_is_said_the_value_is_without_it_and_marked() -> None:
    played = board("Lord", "Bear")
    question = asked(played, "lord")
    assert (question.asks, question.words, question.answer, question.options) == (HOW_MANY, HAVE, None, TO_TWENTY)
    assert (played["lord"].power, played["lord"].toughness, waits(played, "lord")) == (3, 3, {"power", "toughness"})
    (told,) = played["lord"].depends
    assert (told.text, told.why) == (LORD, f"Nobody has said this number: {HAVE}.")
    assert waits(played, "bear") == set()


@pytest.mark.parametrize(("number", "size"), [(0, (3, 3)), (1, (4, 5)), (12, (15, 27))])
def test_613_4c_so_many_as_is_said(number: int, size: tuple[int, int]) -> None:
    played = board("Lord")
    said = played.then(do("condition", "lord", says=f"{number} {HAVE}", holds=True))
    assert (said["lord"].power, said["lord"].toughness) == size
    assert (waits(said, "lord"), asked(said, "lord").answer) == (set(), number)
    assert asked(said, "lord").answered(number + 1) == SayCondition(
        object="lord", says=f"{number + 1} {HAVE}", holds=True
    )


def test_what_was_said_last_counts_and_what_does_not_hold_is_not_said() -> None:
    played = board("Lord").then(do("condition", "lord", says=f"4 {HAVE}", holds=True))
    again = played.then(do("condition", "lord", says=f"2 {HAVE}", holds=True))
    assert (again["lord"].power, again.table.objects["lord"].said) == (5, {f"2 {HAVE}": True})
    unsaid = again.then(do("condition", "lord", says=f"2 {HAVE}", holds=False))
    assert (unsaid["lord"].power, waits(unsaid, "lord")) == (3, {"power", "toughness"})


def test_all_that_the_sentence_does_waits() -> None:
    """It is one effect; where it has begun in layer 6 it goes on in layer 7c (613.6)."""
    played = board("Bear", "Mace").then(do("attach", "mace", to="bear"))
    assert (played["bear"].power, played["bear"].keywords) == (2, ())
    assert {"power", "keywords"} <= waits(played, "bear")
    said = played.then(do("condition", "mace", says="3 cards you've drawn this turn", holds=True))
    assert (said["bear"].power, said["bear"].keywords, waits(said, "bear")) == (5, ("Menace",), set())


@pytest.mark.parametrize("zone", ["battlefield", "hand"])
def test_604_3_what_defines_an_object_is_none_until_it_is_said(zone: str) -> None:
    played = play("2026-08", place("Hearse", "hearse", zone), cards=CARDS)
    assert (asked(played, "hearse").words, played["hearse"].power) == ("cards exiled with it", 0)
    assert waits(played, "hearse") == {"power"}
    (told,) = played["hearse"].depends
    assert (told.text, told.source, "cards exiled with it" in told.why) == (HEARSE, "hearse", True)
    said = played.then(do("condition", "hearse", says="4 cards exiled with it", holds=True))
    assert (said["hearse"].power, said["hearse"].toughness, waits(said, "hearse")) == (8, 3, set())


@pytest.mark.parametrize("key", ["power", "toughness"])
def test_604_3_what_a_record_defines_by_a_number_that_nobody_has_said_is_told_by_that(key: str) -> None:
    size = {"power": 2, "toughness": 2, key: {"said": "omens", "plus": 1}}
    played = play("2026-08", place("Omen", "omen"), cards=[creature("Omen", "Horror", "*/*", define=size)])
    (told,) = played["omen"].depends
    assert (told.text, told.source, told.keys) == ("omens", "omen", (key,))


def test_604_3_each_number_is_asked_for_once_whatever_goes_by_it() -> None:
    omens, dreams = ({"said": words} for words in ("omens", "dreams"))
    grows = [{"on": "self", "change": {"power": omens, "toughness": omens}}]
    both = creature("Both", "Horror", "*/*", define={"power": omens, "toughness": dreams}, static=grows)
    played = play("2026-08", place("Both", "both"), cards=[both])
    questions = questions_of(played.table, "both")
    assert sorted((one.asks, one.words) for one in questions) == [(HOW_MANY, "dreams"), (HOW_MANY, "omens")]
    said = played.then(*(do("condition", "both", says=says, holds=True) for says in ("2 omens", "3 dreams")))
    assert (said["both"].power, said["both"].toughness) == (4, 5)
    assert {one.words: one.answer for one in questions_of(said.table, "both")} == {"omens": 2, "dreams": 3}


def test_an_ability_that_is_lost_asks_nothing() -> None:
    played = board("Lord", "Humbling")
    assert (questions_of(played.table, "lord"), waits(played, "lord")) == ((), set())


def test_what_enters_waits_for_no_number() -> None:
    """It has entered by then: how many counters there are is told as not computed."""
    assert how_it_enters("It enters with a +1/+1 counter on it for each experience counter you have", ()) is None
    assert how_it_enters("It enters with a +1/+1 counter on it for each Elf you control", ()) is not None
