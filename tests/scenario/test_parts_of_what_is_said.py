"""What of a sentence tells something and what asks something: conditions stand before what they are asked of."""

from __future__ import annotations

import pytest

from inspector.library import bundled_cards
from inspector.rules import NEWEST, new_table
from inspector.scenario.words.gist_parts import asks_unsigned, is_talk, orders, parted
from inspector.scenario.words.gist_things import Context, RecognisedSentence
from inspector.scenario.words.gist_tokens import recognised
from inspector.scenario.words.naming import TableNames

POOL = bundled_cards()
CONTEXT = Context(TableNames(new_table(NEWEST, pool=POOL), {}), POOL, lambda _: (), ("Ana", "Ben"))


def said(sentence: str, *, is_question: bool) -> RecognisedSentence:
    found = recognised(CONTEXT, sentence, is_question=is_question)
    assert found is not None
    return found


# A question, and its parts as they are to be told and asked: those with "?" are asked.
PARTS = """
How big is Serra Angel: How big is Serra Angel?
Grizzly Bears survives: Grizzly Bears survives?
Humility resolves, how big is Serra Angel: Humility resolves, | how big is Serra Angel?
If Humility resolves, how big is Serra Angel: If Humility resolves, | how big is Serra Angel?
How big is Serra Angel if Humility resolves: if Humility resolves | How big is Serra Angel?
How big is Serra Angel after Humility resolves and what color is it: \
after Humility resolves | How big is Serra Angel? | what color is it?
And after I unlock the other door: after I unlock the other door
Serra Angel is tapped, still a creature: Serra Angel is tapped, | creature?
What is it while face down and after it is turned face up: What is it? | after it is turned face up | What is it?
What is it while face down: What is it?
If there is a land in the graveyards, how big is Tarmogoyf: \
If there is a land in the graveyards, | how big is Tarmogoyf?
Since there is a land in the graveyards, how big is Tarmogoyf: \
Since there is a land in the graveyards, | how big is Tarmogoyf?
Why is Serra Angel blue: Why is Serra Angel blue?
Serra Angel, which color is it: Serra Angel, | which color is it?
Does Serra Angel die with Humility on the battlefield: with Humility on the battlefield | Does Serra Angel die?
Does Serra Angel die with Humility: Does Serra Angel die with Humility?
I have Humility, is Serra Angel a 1/1: I have Humility, | is Serra Angel a 1/1?
How big is Serra Angel if Humility came first: Humility came first | How big is Serra Angel?
Is Serra Angel tapped when two +1/+1 counters are on it: when two +1/+1 counters are on it | Is Serra Angel tapped?
"""


@pytest.mark.parametrize("row", PARTS.strip().replace("\\\n", "").split("\n"))
def test_what_tells_stands_before_what_is_asked_of_it(row: str) -> None:
    sentence, _, parts = row.partition(": ")
    found = said(sentence, is_question=True)
    given = parted([*found.tokens], is_question=True)
    assert " | ".join(f"{found.words_of(each.tokens)}{'?' if each.asks else ''}" for each in given) == parts


def test_what_is_no_question_only_tells() -> None:
    tokens = [*said("How big is Serra Angel", is_question=False).tokens]
    assert [(each.tokens, each.asks) for each in parted(tokens, is_question=False)] == [(tokens, False)]


TALKS = {
    True: (
        "I was happy|my opponent and I were talking|nobody knows|one is enough|hello judge|they were happy|I won|"
        "we had a long game"
    ),
    False: (
        "Serra Angel|it dies|they get bounced|everything dies|then the table got Wrathed|my opponent frobs them|"
        "he ticks up|she used the ultimate|my opponent has it|a creature and a land in the graveyards|"
        "a creature and a land are in the yards|a creature and a land are in the yard|state-based actions are checked|"
        "it becomes day|it becomes night|the turn ends|it has flying and is exiled|two +1/+1 counters"
    ),
}


@pytest.mark.parametrize(("words", "talk"), [(each, talk) for talk, row in TALKS.items() for each in row.split("|")])
def test_what_tells_nothing_of_a_board_is_talk(words: str, *, talk: bool) -> None:
    assert is_talk([*said(words, is_question=False).tokens]) is talk


UNSIGNED = {
    True: (
        "does Serra Angel survive|Tidehollow Sculler is how big|Serra Angel is what color|Serra Angel is which color|"
        "is Serra Angel blue|how big is it|what is it|and what is it|so does it die|Humility resolves, what is it"
    ),
    False: "Serra Angel survives|Serra Angel is blue|Serra Angel is tapped, which is bad|is tapped",
}


@pytest.mark.parametrize(("words", "asks"), [(each, asks) for asks, row in UNSIGNED.items() for each in row.split("|")])
def test_a_question_is_one_without_its_sign(words: str, *, asks: bool) -> None:
    assert asks_unsigned(said(words, is_question=False)) is asks


ORDERS = {
    True: "state its size|describe Serra Angel|explain it|give its power|list its colors|name its colors|its power",
    False: "Serra Angel dies|describe the day|Serra Angel has power|state Humility|explain",
}


@pytest.mark.parametrize(("words", "asks"), [(each, asks) for asks, row in ORDERS.items() for each in row.split("|")])
def test_who_is_told_to_say_something_is_asked(words: str, *, asks: bool) -> None:
    assert orders([*said(words, is_question=False).tokens]) is asks
