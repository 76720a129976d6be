"""The grammar of card words: one module a part, each rule both reads words and prints them again.

``subjects`` and ``rows`` say whom, ``predicates`` what, ``amounts`` how much, ``conditions`` when, ``defining`` what an
object is in every zone, ``sentences`` and ``further`` how these go together, ``instructions`` what only resolves.
``forms`` is the table that they fill and ``parsing`` reads with it.

To add a form, write it as a line above the function that says what it means::

    @form("predicate", "(gets|get) {size} for each {counted}")
    def added_for_each(size: Size, counted: Count) -> Part: ...

``{category}`` stands for any form of that category and is handed to the function, in order; ``(a|b)`` is either word,
``[a b]`` may be missing (a slot that is missing is handed over as None). All else stands as it is, after ``tokens`` has
normalised it: the card's own name is ``~``, numbers are digits, a possessive ``'s`` is a word. A function returns None
where the words are of this form and yet mean nothing that the effect language can say: the sentence is then unread.
"""

from __future__ import annotations

# Each fills the table of forms as it is imported.
from inspector.reading.grammar import (
    abilities,
    amounts,
    being,
    conditions,
    defining,
    entering,
    further,
    in_common,
    instructions,
    numbers_said,
    predicates,
    rarer,
    rarest,
    replacing,
    rows,
    sentences,
    subjects,
    values,
)

__all__ = [
    "abilities",
    "amounts",
    "being",
    "conditions",
    "defining",
    "entering",
    "further",
    "in_common",
    "instructions",
    "numbers_said",
    "predicates",
    "rarer",
    "rarest",
    "replacing",
    "rows",
    "sentences",
    "subjects",
    "values",
]
