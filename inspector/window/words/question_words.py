"""What a card's words ask, and the answers, in words."""

from __future__ import annotations

from inspector.cards.lists_in_words import capitalized
from inspector.rules import CONDITION, HOW_MANY, WHICH_COUNTERS, Question, counter_words
from inspector.window.words.state_words import chosen_in_words

NOT_SAID = "not said"


def question_in_words(question: Question) -> str:
    """The condition as the card has it, or what is to be chosen."""
    words = question.words
    if question.asks == WHICH_COUNTERS:
        return f"Its counters ({words})"
    return capitalized(words) if question.asks in (CONDITION, HOW_MANY) else f"The {words} chosen"


def answer_in_words(question: Question, answer: object) -> str:
    """One answer: yes or no, a color, a type, a name."""
    if answer is None:
        return NOT_SAID
    if question.asks == CONDITION:
        return "yes" if answer else "no"
    if question.asks == HOW_MANY:
        return str(answer)
    if isinstance(answer, tuple):
        return "haste" if answer in question.with_haste and not answer else counter_words(dict(answer))
    return chosen_in_words(question.asks, answer)


def answer_typed(question: Question, text: str) -> object:
    """What somebody typed as an answer; None where it is none."""
    text = " ".join(text.split())
    if question.asks == "number":
        return int(text) if text.isascii() and text.isdigit() and len(text) < _MOST_DIGITS else None
    return text or None


_MOST_DIGITS = 10
